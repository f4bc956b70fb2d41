"""How far from the definition an output may be, as the manifest says it of a whole case.

Place in the pipeline: below `planning`. What the spec allows is asked of the engine; a case has one
number, which only outputs of rounded types have a use for.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from opspec.engine.evaluation import EvaluationError, UnknownValue
from opspec.engine.tolerance import allowed
from opspec.language.expressions import called_functions
from opspec.language.resolved import Version
from opspec.sampling.sample import Sample

_ORDERING = {"argmax", "argmin", "argsort", "max", "min", "sorted"}


def puts_in_order(version: Version) -> bool:
    """Whether the definition compares elements, so that it matters what a NaN is less than."""
    body = version.definition.body if version.definition else ()
    parts: list[ast.AST] = [*(let.value.node for let in version.lets), *body]
    return any(called_functions(part) & _ORDERING for part in parts)


def ulps(version: Version, sample: Sample, wanted: int, element_types: Iterable[str]) -> int:
    """The tolerance of a call whose outputs are of these element types."""
    found = [0]
    for elem_type in element_types:
        try:
            found.append(allowed(version, sample.inputs, sample.attributes, wanted, elem_type))
        except (EvaluationError, UnknownValue):
            continue
    return max(found)
