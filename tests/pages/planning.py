"""What the targets make of a tree, without the checks that come before planning."""

from __future__ import annotations

from opspec.emission.formatting import format_python
from opspec.language.resolved import Tree
from opspec.targets import CODE, DOCUMENTS
from opspec.trace import trace


def planned(tree: Tree) -> dict[str, str]:
    """Return all files of a tree."""
    code: dict[str, str] = {}
    for target in CODE:
        code.update(target.shared(tree))
        for operator in tree.operators:
            code.update(target.operator(tree, operator))
    files = format_python(code)
    links = trace(tree, files)
    for document in DOCUMENTS:
        files.update(document.shared(tree, links))
        for operator in tree.operators:
            files.update(document.operator(tree, operator, links))
    return files
