"""Which cases of a version are printed as tests: all of the first of a kind, few of its like.

Place in the pipeline: between `samples` and `targets.tests`. A version that differs from one before
it in element types alone has the same cases; of these it shows one for each clause, each time
another one, and all that is about types. The tests of many operators have to end some time.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TypeVar

from opspec.language.resolved import Clause, Operator, Version
from opspec.sampling.alike import first_alike
from opspec.sampling.samples import Case, Cases

#: So many valid calls that are about no clause are printed of the first version, of later ones that
#: differ from it in more than types, and of those that do not.
_MOST_GENERAL, _GENERAL_LATER, _GENERAL_OF_LIKE = 24, 10, 4
#: So many calls that violate one clause are printed of the first version, and of later ones.
_MOST_VIOLATING, _VIOLATING_LATER = 8, 4
_ABOUT_TYPES = ("allowed", "type")

Item = TypeVar("Item")


def selected_valid(
    operator: Operator, version: Version, found: Cases, kept: Container[str] = ()
) -> list[Case]:
    """The valid cases that are printed of a version, those `kept` by their names among them."""
    general = [case for case in found.valid if case.clause is None]
    about = [case for case in found.valid if case.clause is not None]
    place = operator.versions.index(version)
    if _is_first(operator, version):
        chosen = [*_spread(general, _GENERAL_LATER if place else _MOST_GENERAL), *about]
    else:
        types = set(_members(version)) - set(_members(operator.versions[place - 1]))
        rules = {clause.id: clause.rule for clause in version.clauses}
        new = [c for c in about if rules[str(c.clause)] != "allowed" or c.label in types]
        others = [case for case in about if case not in new]
        chosen = [*_turned(general, place, _GENERAL_OF_LIKE), *new, *_turned(others, place, 2)]
    return _with_kept(chosen, found.valid, kept)


def selected_violating(
    operator: Operator,
    version: Version,
    clause: Clause,
    found: Cases,
    kept: Container[str] = (),
) -> list[Case]:
    """The cases that violate a clause that are printed of a version."""
    cases, place = found.violating[clause.id], operator.versions.index(version)
    first = _is_first(operator, version)
    if clause.rule in _ABOUT_TYPES:
        chosen = list(cases if first else cases[:4])
    elif first:
        chosen = _spread(cases, _VIOLATING_LATER if place else _MOST_VIOLATING)
    else:
        chosen = _turned(cases, place, 1)
    return _with_kept(chosen, cases, kept)


def _with_kept(chosen: list[Case], every: Sequence[Case], kept: Container[str]) -> list[Case]:
    ids = {case.id for case in chosen}
    return [*chosen, *(case for case in every if case.id in kept and case.id not in ids)]


def _is_first(operator: Operator, version: Version) -> bool:
    """Whether no version before it is alike; a name is shared by all that are."""
    kind = first_alike(version)
    before = operator.versions[: operator.versions.index(version)]
    return all(first_alike(each) is not kind for each in before)


def _members(version: Version) -> tuple[str, ...]:
    return tuple(type_ for variable in version.types for type_ in variable.members)


def _spread(items: Sequence[Item], most: int) -> list[Item]:
    """The first of some items, and others from all over the rest."""
    if len(items) <= most:
        return list(items)
    step = len(items) / most
    return [items[int(number * step)] for number in range(most)]


def _turned(items: Sequence[Item], start: int, most: int) -> list[Item]:
    """A few items from a place on, around the end."""
    count = len(items)
    return [items[(start * most + number) % count] for number in range(min(most, count))]
