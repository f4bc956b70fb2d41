"""What the targets make of a tree, without the checks that come before planning."""

from __future__ import annotations

from opspec import planning
from opspec.catalogue import Catalogue
from opspec.language.resolved import Tree


def planned(tree: Tree) -> dict[str, str]:
    """Return all files of a tree."""
    files: dict[str, str] = {}
    entries = []
    for operator in planning.operators(tree):
        entries.append(operator.entry)
        files.update(operator.files)
    catalogue = Catalogue(
        package=tree.package, element_types=tree.element_types, entries=tuple(entries)
    )
    return {**files, **planning.shared(catalogue)}
