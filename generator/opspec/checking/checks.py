"""Checks of one operator: what can be wrong with a spec that reads well.

Place in the pipeline: after `resolve`, before anything is planned. The modules of `checking` each
look at one kind of thing. What follows from a fault that is reported already stays away: examples
are tried, and failing cases looked for, only when everything that they rely on is whole.
"""

from __future__ import annotations

from collections.abc import Mapping

from opspec.checking.clauses import check_clauses, check_failing_cases
from opspec.checking.examples import check_definitions, check_examples
from opspec.checking.names import check_names
from opspec.checking.reporting import Reporter
from opspec.checking.shapes import check_shapes
from opspec.checking.tolerances import check_counts, check_tolerances
from opspec.diagnostics import Findings, quote, suggest
from opspec.engine.evaluation import limited
from opspec.language.resolved import ElementType, Operator
from opspec.modules.kernels.families import FAMILIES, recognised

#: What examples, samples and failing cases of one operator may take together.
MAX_STEPS = 20_000_000
#: Findings that say nothing about whether examples hold.
_HARMLESS = frozenset({"N02", "N08", "N09", "T06", "C04", "U01", "U02"})


def check_operator(
    operator: Operator, element_types: Mapping[str, ElementType], findings: Findings
) -> None:
    """Report all that is wrong with an operator, each fault once, whatever versions share it."""
    report = Reporter(findings)
    check_family(operator, report)
    check_names(operator, report)
    check_shapes(operator, report)
    check_clauses(operator, report)
    check_tolerances(operator, report)
    whole = not any(version.unread for version in operator.versions)
    if not whole or report.has_other_than(_HARMLESS):
        return
    check_form(operator, report)
    steps = MAX_STEPS * len(operator.versions)
    with limited(steps) as left:
        check_examples(operator, element_types, report)
        check_definitions(operator, element_types, report)
        if not report.has_other_than(_HARMLESS):
            check_failing_cases(operator, element_types, report)
            check_counts(operator, report)
    if left[0] < 0:
        report.add(
            operator.versions[0].at,
            "E10",
            f"to check {operator.name} takes more than {steps} steps of evaluation; give "
            "smaller examples, or say it in simpler expressions",
        )


def check_family(operator: Operator, report: Reporter) -> None:
    """Report a family of kernels that does not exist."""
    family = operator.newest.family
    if family is None or operator.family_at is None or family in FAMILIES:
        return
    hint = suggest(family, sorted(FAMILIES)) or f"; there are {', '.join(sorted(FAMILIES))}"
    report.add(operator.family_at, "N08", f"{quote(family)} is no family of kernels{hint}")


def check_form(operator: Operator, report: Reporter) -> None:
    """Report a family that the newest definition is not of."""
    family = operator.newest.family
    if family is None or family not in FAMILIES or operator.family_at is None:
        return
    found = recognised(operator.newest)
    if found is None or found[0] != family:
        other = "of no family of kernels" if found is None else f"of the family {quote(found[0])}"
        report.add(operator.family_at, "N08", f"the definition is {other}, not {quote(family)}")
