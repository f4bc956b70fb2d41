"""What others are known to do otherwise: the ledger of a spec, as a page shows it.

Place in the pipeline: asked by the page targets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from opspec.language.resolved import LedgerEntry, Operator
from opspec.language.sentences import code, listed


@dataclass(frozen=True, slots=True)
class LedgerView:
    """A known difference; `clause` is the one that is at stake in the newest of the versions."""

    against: str
    versions: str
    clause: str
    clause_full: str
    what: str
    reason: str


def ledger_view(operator: Operator, entry: LedgerEntry) -> LedgerView:
    """Return an entry as templates see it."""
    since = [version.since for version in operator.versions]
    versions = [number for number in entry.versions or since if number in since]
    version = next(v for v in operator.versions if v.since == max(versions or since))
    words = [entry.fact] if entry.fact else []
    words += [f"types {listed([*map(code, entry.types)])}"] if entry.types else []
    words += [f"lacks {listed([*map(code, entry.omits)])}"] if entry.omits else []
    words += [f"where {code(entry.when.text)}"] if entry.when else []
    words += [f"shown by {listed([*map(code, entry.examples)])}"] if entry.examples else []
    words += ["ends its process"] if entry.ends else []
    clause = next((clause for clause in version.clauses if clause.id == entry.clause), None)
    return LedgerView(
        against=entry.against,
        versions=_versions_in_words(entry.versions),
        clause=clause.id if clause else "",
        clause_full=f"{version.domain}.{version.clause_id(clause)}" if clause else "",
        what="; ".join(words),
        reason=entry.reason,
    )


def _versions_in_words(versions: Sequence[int]) -> str:
    if not versions:
        return "all versions"
    return f"version{'s' if len(versions) > 1 else ''} {listed([*map(str, versions)])}"
