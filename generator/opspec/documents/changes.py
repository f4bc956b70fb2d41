"""The differences between adjacent versions as a page shows them: verdicts first, then the lines.

Place in the pipeline: asked by the page targets; `diff` computes what is told here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from weakref import WeakKeyDictionary

from opspec.differing.declared import SECTIONS
from opspec.differing.diff import Difference, Verdict, diff
from opspec.language.resolved import ElementType, Operator, Version
from opspec.language.sentences import code, listed

#: Up to so many types are named in a history; more are counted.
_FEW = 3
_KNOWN: WeakKeyDictionary[Operator, tuple[Difference, ...]] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class VerdictView:
    """A question with its answer; `role` is the class that colours the answer."""

    question: str
    role: str
    answer: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChangesOf:
    """The lines of one heading."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeView:
    """What one version changes against the one before."""

    title: str
    operator: str
    domain: str
    old: int
    new: int
    breaking: str
    notes: tuple[str, ...]
    verdicts: tuple[VerdictView, ...]
    sections: tuple[ChangesOf, ...]


def differences(operator: Operator, types: Mapping[str, ElementType]) -> tuple[Difference, ...]:
    """The differences between adjacent versions, newest first.

    To find them, definitions may have to be run; they are kept for whoever asks about the same
    operator again.
    """
    found = _KNOWN.get(operator)
    if found is None:
        pairs = reversed(list(pairwise(operator.versions)))
        found = _KNOWN[operator] = tuple(diff(old, new, types) for old, new in pairs)
    return found


def change_view(found: Difference, title: str) -> ChangeView:
    """Return a difference as templates see it."""
    old, new = f"version {found.old}", f"version {found.new}"
    return ChangeView(
        title=title,
        operator=found.operator,
        domain=found.domain,
        old=found.old,
        new=found.new,
        breaking="yes" if found.breaking else "no",
        notes=found.notes,
        verdicts=(
            _verdict(
                f"Does a model that uses {old} keep its meaning under {new}?",
                found.old_models,
                "ops-breaking",
                f"Whatever {old} allows, {new} allows as well, and it means the same.",
            ),
            _verdict(
                f"Does a model that uses {new} run on a runtime that knows {old}?",
                found.new_models,
                "ops-open",
                f"Whatever {new} allows, {old} allows as well, and it means the same.",
            ),
        ),
        sections=tuple(
            ChangesOf(heading, tuple(map(str, found.section(heading))))
            for heading in SECTIONS
            if found.section(heading)
        ),
    )


def news(operator: Operator, version: Version, found: Difference | None) -> str:
    """What a version brings, in a sentence or two."""
    if found is None:
        return "The first version."
    words = [*_declared(found), *_types(operator, version)]
    told = _sentence("; ".join(words) or "nothing that a model can tell")
    return " ".join([*found.notes, *(["Breaking."] if found.breaking else []), told])


def _verdict(question: str, verdict: Verdict, role: str, why: str) -> VerdictView:
    if not verdict.holds:
        return VerdictView(question, role, "not every one", tuple(map(_sentence, verdict.reasons)))
    tried = f" {verdict.calls} calls were tried in both." if verdict.calls else ""
    return VerdictView(question, "ops-safe", "yes", (why + tried,))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _declared(found: Difference) -> Iterator[str]:
    nouns = {"Inputs": "input", "Outputs": "output", "Attributes": "attribute"}
    for change in found.changes:
        if change.section in nouns:
            what = f"{nouns[change.section]} {code(change.name)}"
            if change.kind == "changed":
                yield f"{what}: {', '.join(change.details)}"
            else:
                yield f"{what} {change.kind}"
        elif change.section == "Definition":
            yield "the definition is another one"


def _types(operator: Operator, version: Version) -> Iterator[str]:
    place = operator.versions.index(version)
    before = {each.name: set(each.members) for each in operator.versions[place - 1].types}
    for variable in version.types:
        old = before.get(variable.name)
        if old is not None:
            added = [member for member in variable.members if member not in old]
            gone = sorted(old - set(variable.members))
            if added:
                yield f"{code(variable.name)} also allows {_named(added)}"
            if gone:
                yield f"{code(variable.name)} no longer allows {_named(gone)}"


def _named(members: list[str]) -> str:
    if len(members) <= _FEW:
        return listed([code(member) for member in members])
    return f"{len(members)} more types"
