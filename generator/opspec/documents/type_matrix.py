"""Which types each version allows, as a matrix.

Place in the pipeline: asked by the page targets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
            next((set(v.allowed) for v in version.types if v.name == name), set())
            for version in operator.versions
        ]
        rows = tuple(Row(type_, tuple(_cells(type_, sets))) for type_ in sorted(set().union(*sets)))
        yield Matrix(name, since, rows)


def _cells(type_: str, sets: Sequence[set[str]]) -> Iterator[Cell]:
    before = True
    for allowed in sets:
        if type_ not in allowed:
            yield Cell("ops-out", "no")
        else:
            yield Cell("ops-in", "yes") if before else Cell("ops-new", "new")
        before = type_ in allowed
