"""The report for a terminal: counts, what diverges clause by clause, what the ledger lacks.

Place in the pipeline: one of the reports.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opspec.conform.ledger import Healed
from opspec.conform.outcome import Outcome
from opspec.conform.reports.suggestion import suggest
from opspec.conform.verdicts import MEANING, RIGHT, Result

#: So many cases are named under one heading; more are counted.
MOST = 20


def as_text(outcomes: Sequence[Outcome]) -> str:
    """The report on all runtimes."""
    return "\n\n".join("\n".join(_lines(outcome)) for outcome in outcomes) + "\n"


def _lines(outcome: Outcome) -> Iterator[str]:
    yield f"{outcome.title}: {len(outcome.cases)} cases"
    for surface in outcome.about.surfaces:
        counts = outcome.counts(surface)
        shown = ", ".join(f"{count} {MEANING[verdict]}" for verdict, count in counts.items())
        yield f"  {surface:<11} {shown}"
    yield from _divergences(outcome)
    yield from _ledger(outcome)


def _divergences(outcome: Outcome) -> Iterator[str]:
    """One line for each clause that is violated, with how often and where."""
    groups: dict[tuple[str, str, str], int] = {}
    for result in outcome.results:
        if result.diverges:
            clause = next(iter(outcome.cases[result.case].clauses), "valid in general")
            key = (clause, result.surface, MEANING[result.verdict])
            groups[key] = groups.get(key, 0) + 1
    if groups:
        yield "divergences"
        width = max(len(clause) for clause, _, _ in groups)
        for (clause, surface, meaning), count in groups.items():
            yield f"  {clause:<{width}}  {surface:<11} {count:>4} {meaning}"


def _ledger(outcome: Outcome) -> Iterator[str]:
    comparison, ledger = outcome.comparison, outcome.ledger
    known = len(comparison.listed)
    if ledger is not None:
        yield f"ledger {ledger.path}: {known} known, {len(comparison.unlisted)} unlisted"
        if outcome.is_new_version:
            tested = ", ".join(ledger.tested)
            yield f"  it was written for {tested}; this is {outcome.about.version}"
    elif comparison.unlisted:
        yield f"no ledger: {len(comparison.unlisted)} unlisted"
    if comparison.unlisted:
        yield "unlisted divergences"
        yield from _cases(comparison.unlisted)
        yield "lines to add, with a reason each"
        yield from (f"  {line}" for line in suggest(outcome))
    for healed in comparison.healed:
        yield _healed(healed)
        yield from _cases(healed.results)


def _healed(healed: Healed) -> str:
    what = f"{MEANING[healed.entry.verdict]}: {healed.entry.reason}"
    if not healed.results:
        return f"{healed.entry.at}: covers no case ({what})"
    return f"{healed.entry.at}: not so any more ({what})"


def _cases(results: Sequence[Result]) -> Iterator[str]:
    for result in results[:MOST]:
        verdict = MEANING[result.verdict] if result.verdict not in RIGHT else "as wanted"
        seen = f": {result.seen}" if result.seen else ""
        yield f"  {result.case} [{result.surface}] {verdict}{seen}"
    if len(results) > MOST:
        yield f"  and {len(results) - MOST} more"
