"""What every file is to be: those of single operators, and those of the tree as a whole.

Place in the pipeline: above the targets, below `pipeline`. Everything here is pure; operators know
nothing of each other, so that any part of a tree can be planned by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from opspec.catalogue import Catalogue, Entry, entry
from opspec.emission.formatting import format_python
from opspec.language.resolved import Tree
from opspec.layout import SCHEMA
from opspec.reading.schema import json_schema
from opspec.targets import CODE, DOCUMENTS


@dataclass(frozen=True, slots=True)
class Planned:
    """One operator: its entry in the catalogue, and its files."""

    entry: Entry
    files: Mapping[str, str]


def code(tree: Tree) -> dict[str, str]:
    """The Python of all operators of a tree, or of a part of one."""
    return {path: text for own in _code(tree) for path, text in own.items()}


def operators(tree: Tree) -> Iterator[Planned]:
    """The files of the operators of a tree, or of a part of one."""
    for operator, files in zip(tree.operators, _code(tree), strict=True):
        found = entry(tree, operator, files)
        for document in DOCUMENTS:
            files.update(document.operator(tree, operator, found.trace))
        yield Planned(found, files)


def shared_code(catalogue: Catalogue) -> dict[str, str]:
    """The Python that belongs to no operator in particular; it follows from names and versions."""
    files: dict[str, str] = {}
    for target in CODE:
        files.update(target.shared(catalogue))
    return format_python(files)


def shared(catalogue: Catalogue) -> dict[str, str]:
    """The files that belong to no operator in particular."""
    files = shared_code(catalogue)
    for document in DOCUMENTS:
        files.update(document.shared(catalogue))
    return {**files, SCHEMA: json_schema()}


def _code(tree: Tree) -> list[dict[str, str]]:
    """The Python of each operator, formatted in one pass for all."""
    plain = [
        {path: text for target in CODE for path, text in target.operator(tree, operator).items()}
        for operator in tree.operators
    ]
    formatted = format_python({path: text for own in plain for path, text in own.items()})
    return [{path: formatted[path] for path in own} for own in plain]
