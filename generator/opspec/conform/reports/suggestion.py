"""Lines for a ledger that would cover what it lacks; what they say of the reason is for people.

Place in the pipeline: asked by the text report.
"""

from __future__ import annotations

from collections.abc import Iterator

from opspec.conform.ledger import local_clauses
from opspec.conform.outcome import Outcome
from opspec.conform.verdicts import Result, Surface, Verdict

Group = tuple[Surface, Verdict, str, tuple[int, ...], str]


def suggest(outcome: Outcome) -> Iterator[str]:
    """Entries that cover the unlisted divergences, and nothing else."""
    groups: dict[Group, list[Result]] = {}
    for result in outcome.comparison.unlisted:
        case = outcome.cases[result.case]
        clause = local_clauses(case)[0]
        key = (result.surface, result.verdict, case.operator, (case.since_version,), clause)
        groups.setdefault(key, []).append(result)
    for (surface, verdict, operator, versions, clause), results in groups.items():
        yield f"- surfaces: [{surface}]"
        yield f"  verdict: {verdict}"
        yield f"  operators: [{operator}]"
        yield f"  versions: [{', '.join(map(str, versions))}]"
        yield f"  clauses: [{clause}]"
        others = [
            result.case
            for result in outcome.results
            if result.surface == surface
            and result.verdict != verdict
            and outcome.cases[result.case].operator == operator
            and outcome.cases[result.case].since_version in versions
            and clause in local_clauses(outcome.cases[result.case])
        ]
        if others:
            yield "  cases:"
            yield from (f"    - {result.case}" for result in results)
        yield "  reason: ..."
