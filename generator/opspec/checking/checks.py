"""Checks of one operator: what can be wrong with a spec that reads well.

Place in the pipeline: after `resolve`, before anything is planned. The modules of `checking` each
look at one kind of thing. What follows from a fault that is reported already stays away: examples
are tried, and failing cases looked for, only when everything that they rely on is whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from opspec import resources
from opspec.checking.clauses import check_clauses, check_failing_cases
from opspec.checking.examples import check_definitions, check_examples
from opspec.checking.names import check_names
from opspec.checking.reporting import Reporter
from opspec.checking.shapes import check_shapes
from opspec.checking.tolerances import check_counts, check_tolerances
from opspec.diagnostics import Findings, quote, suggest
from opspec.engine.evaluation import limited
from opspec.language.resolved import ElementType, Operator

#: What examples, samples and failing cases of one operator may take together.
MAX_STEPS = 20_000_000
#: Findings that say nothing about whether examples hold.
_HARMLESS = frozenset({"N02", "N08", "N09", "T06", "C04", "U01", "U02"})


def check_operator(
    operator: Operator, element_types: Mapping[str, ElementType], findings: Findings
) -> None:
    """Report all that is wrong with an operator, each fault once, whatever versions share it."""
    report = Reporter(findings)
    check_family(operator, families(), report)
    check_names(operator, report)
    check_shapes(operator, report)
    check_clauses(operator, report)
    check_tolerances(operator, report)
    whole = not any(version.unread for version in operator.versions)
    if not whole or report.has_other_than(_HARMLESS):
        return
    with limited(MAX_STEPS) as left:
        check_examples(operator, element_types, report)
        check_definitions(operator, element_types, report)
        if not report.has_other_than(_HARMLESS):
            check_failing_cases(operator, element_types, report)
            check_counts(operator, report)
    if left[0] < 0:
        report.add(
            operator.versions[0].at,
            "E10",
            f"to check {operator.name} takes more than {MAX_STEPS} steps of evaluation; give "
            "smaller examples, or say it in simpler expressions",
        )


def check_family(operator: Operator, known: Iterable[str], report: Reporter) -> None:
    """Report a family of kernels that does not exist."""
    families_ = sorted(known)
    family = operator.newest.family
    if family is None or operator.family_at is None or family in families_:
        return
    hint = suggest(family, families_) or f"; there are {', '.join(families_)}"
    report.add(operator.family_at, "N08", f"{quote(family)} is no family of kernels{hint}")


def families() -> frozenset[str]:
    """The families of kernels: each has a template."""
    folder = resources.templates() / "operators" / "kernels"
    return frozenset(path.name.partition(".")[0] for path in folder.glob("*.jinja"))
