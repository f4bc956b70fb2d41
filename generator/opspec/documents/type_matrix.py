"""Which types each version allows, as a matrix.

Place in the pipeline: asked by the page targets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from opspec.documents.versions import type_names
from opspec.language.resolved import Operator


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a matrix: its role is a class of the style sheet."""

    role: str
    text: str


@dataclass(frozen=True, slots=True)
class Row:
    type: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """The types of a variable, version by version."""

    title: str
    versions: tuple[int, ...]
    rows: tuple[Row, ...]


def matrices(operator: Operator) -> Iterator[Matrix]:
    """The matrix of every type variable."""
    names = dict.fromkeys(v.name for version in operator.versions for v in version.types)
    since = tuple(version.since for version in operator.versions)
    for name in names:
        sets = [
            next((set(v.members) for v in version.types if v.name == name), set())
            for version in operator.versions
        ]
        members = sorted(set().union(*sets), key=lambda member: f"tensor({member})")
        rows = tuple(
            Row(type_, tuple(_cells(member, sets)))
            for member, type_ in zip(members, type_names(members), strict=True)
        )
        yield Matrix(name, since, rows)


def _cells(member: str, sets: Sequence[set[str]]) -> Iterator[Cell]:
    before = True
    for allowed in sets:
        if member not in allowed:
            yield Cell("ops-out", "no")
        else:
            yield Cell("ops-in", "yes") if before else Cell("ops-new", "new")
        before = member in allowed
