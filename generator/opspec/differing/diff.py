"""The difference between two versions, with two verdicts: computed, never written by hand.

Place in the pipeline: after `resolve` and `samples`; the command line and the pages print it. The
first verdict asks whether a model that uses the old version keeps its meaning under the new one,
the second whether a model that uses the new version runs where only the old one is known. Both look
at all that a version says, not at its signature alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from opspec.differing.declared import SECTIONS, Change, declared_changes
from opspec.differing.kept import Runs, kept
from opspec.language.resolved import ElementType, Version

__all__ = ["Change", "Difference", "Verdict", "as_dict", "diff", "render_text"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A yes, or a no with its reasons; `calls` were run through both versions to find out."""

    reasons: tuple[str, ...]
    calls: int

    @property
    def holds(self) -> bool:
        return not self.reasons


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """How a newer version of an operator differs from an older one.

    `notes` are what the specification says of the newer one and of those between, in prose.
    """

    operator: str
    domain: str
    old: int
    new: int
    notes: tuple[str, ...]
    changes: tuple[Change, ...]
    old_models: Verdict
    new_models: Verdict

    @property
    def breaking(self) -> bool:
        """Whether the new version refuses a model of the old one, or changes what it means."""
        return not self.old_models.holds

    @property
    def runs_on_old(self) -> bool:
        """Whether every model of the new version runs, with its meaning, under the old one."""
        return self.new_models.holds

    def section(self, heading: str) -> tuple[Change, ...]:
        """The changes under a heading."""
        return tuple(change for change in self.changes if change.section == heading)


def diff(
    old: Version, new: Version, element_types: Mapping[str, ElementType] | None = None
) -> Difference:
    """Compare two versions of one operator.

    Where the two are written differently, both are run on calls; without `element_types` they
    cannot be, and count as different.
    """
    runs = Runs(element_types or {})
    forth, back = kept(old, new, runs), kept(new, old, runs)
    return Difference(
        operator=new.operator,
        domain=new.domain,
        old=old.since,
        new=new.since,
        notes=tuple(text for since, text in new.notes if since > old.since),
        changes=declared_changes(old, new),
        old_models=Verdict(forth.reasons, forth.calls),
        new_models=Verdict(back.reasons, back.calls),
    )


def render_text(difference: Difference) -> str:
    """The difference as text: what differs, then the two verdicts with their reasons."""
    lines = [
        f"SchemaDiff: {difference.operator} (domain '{difference.domain}')",
        f"  old version: {difference.old}",
        f"  new version: {difference.new}",
        f"  breaking: {_yes(difference.breaking)}",
    ]
    if difference.notes:
        lines.append("In words:")
        for note in difference.notes:
            lines += wrap(note.replace("`", ""), 96, initial_indent="  ", subsequent_indent="  ")
    for heading in SECTIONS:
        changes = difference.section(heading)
        if changes:
            lines.append(f"{heading}:")
            lines += [f"  {change}" for change in changes]
    lines += ["", *_verdict(_keeps(difference), difference.old_models)]
    lines += _verdict(_runs(difference), difference.new_models)
    return "".join(line + "\n" for line in lines)


def as_dict(difference: Difference) -> dict[str, Any]:
    """The difference as data."""
    return {
        "operator": difference.operator,
        "domain": difference.domain,
        "old_version": difference.old,
        "new_version": difference.new,
        "breaking": difference.breaking,
        "new_models_run_on_old": difference.runs_on_old,
        "notes": list(difference.notes),
        "changes": [
            {
                "section": change.section,
                "kind": change.kind,
                "name": change.name,
                "details": list(change.details),
            }
            for change in difference.changes
        ],
        "verdicts": {
            "old_models_keep_their_meaning": _verdict_dict(difference.old_models),
            "new_models_run_on_old": _verdict_dict(difference.new_models),
        },
    }


def _verdict_dict(verdict: Verdict) -> dict[str, Any]:
    return {"holds": verdict.holds, "reasons": list(verdict.reasons), "calls": verdict.calls}


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _keeps(difference: Difference) -> str:
    old, new = difference.old, difference.new
    return f"Does a model that uses version {old} keep its meaning under version {new}?"


def _runs(difference: Difference) -> str:
    old, new = difference.old, difference.new
    return f"Does a model that uses version {new} run on a runtime that knows version {old}?"


def _verdict(question: str, verdict: Verdict) -> list[str]:
    answer = "yes" if verdict.holds else "not every one"
    tried = ""
    if verdict.holds and verdict.calls:
        tried = f" ({verdict.calls} {'call' if verdict.calls == 1 else 'calls'} run by both agree)"
    return [f"{question} {answer}{tried}", *(f"  {reason}" for reason in verdict.reasons)]
