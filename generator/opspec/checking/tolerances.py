"""Tolerances: that each has a reason, is about a type that is rounded, and is a count.

Place in the pipeline: beside `checking.examples`, which compares with them.
"""

from __future__ import annotations

import ast

from opspec.checking.reporting import Reporter
from opspec.diagnostics import quote
from opspec.engine.tolerance import allowed
from opspec.engine.values import EvaluationError, UnknownValue
from opspec.language.resolved import Operator, Tolerance, Version
from opspec.sampling.sample import wanted
from opspec.sampling.samples import valid


def check_tolerances(operator: Operator, report: Reporter) -> None:
    """Report tolerances without a reason, and those of types that have no use for them."""
    given = {type_ for version in operator.versions for type_ in _output_types(version)}
    for tolerance in (each for version in operator.versions for each in version.tolerances):
        if not tolerance.reason and not _is_zero(tolerance):
            report.add(
                tolerance.at,
                "U01",
                f"a tolerance of {quote(tolerance.ulps.text)} has no reason; write "
                f"'ulps: {tolerance.ulps.text}' and 'reason: ...', or 0 if all is exact",
            )
        types = tolerance.types or ()
        exact = [type_ for type_ in types if type_ in ("bool", "string")]
        for type_ in exact:
            message = f"elements of type {type_} are equal or not; they have no tolerance"
            report.add(tolerance.at, "U02", message, type_)
        if types and not exact and not given.intersection(types):
            names = ", ".join(types)
            message = f"no output of any version has an element type of this tolerance: {names}"
            report.add(tolerance.at, "U02", message)


def check_counts(operator: Operator, report: Reporter) -> None:
    """Report tolerances that are no count for some valid call."""
    for version in operator.versions:
        for tolerance in version.tolerances:
            types = tolerance.types or ("float",)
            for case in valid(version):
                asked = wanted(version, case.sample)
                try:
                    allowed(version, case.inputs, case.attributes, asked, types[0])
                except UnknownValue:
                    continue
                except EvaluationError as error:
                    message = f"the tolerance has no value for a call ({case.label}): {error}"
                    report.add(tolerance.at, "U03", message)
                    break


def _is_zero(tolerance: Tolerance) -> bool:
    node = tolerance.ulps.node
    return isinstance(node, ast.Constant) and node.value == 0


def _output_types(version: Version) -> set[str]:
    return {type_ for output in version.outputs for type_ in version.members(output.type)}
