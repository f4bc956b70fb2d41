"""Targets: what is emitted. Each is one small module and its templates, and knows no other.

Place in the pipeline: between resolved operators and the writer. A target turns them into typed
views, and views into text through templates without logic. Adding one means a module here, its
templates, and its name in `CODE` or `DOCUMENTS`.
"""

from __future__ import annotations

from typing import Protocol

from opspec.catalogue import Catalogue
from opspec.language.resolved import Operator, Tree
from opspec.targets import data, operators, package, pages, tests
from opspec.trace import Trace


class CodeTarget(Protocol):
    """A target that emits Python: two pure functions to texts, path by path."""

    def shared(self, catalogue: Catalogue) -> dict[str, str]:
        """The files that belong to no operator in particular."""

    def operator(self, tree: Tree, operator: Operator) -> dict[str, str]:
        """The files of one operator, which may be told nothing of the others in the tree."""


class DocumentTarget(Protocol):
    """A target that emits documents, with knowledge of where checks and tests stand."""

    def shared(self, catalogue: Catalogue) -> dict[str, str]:
        """The files that belong to no operator in particular."""

    def operator(self, tree: Tree, operator: Operator, trace: Trace) -> dict[str, str]:
        """The files of one operator, which may be told nothing of the others in the tree."""


#: Python that is emitted; it is formatted in one pass and then searched for its checks and tests.
CODE: tuple[CodeTarget, ...] = (
    package.PackageFiles(),
    operators.OperatorModules(),
    tests.EmittedTests(),
)
#: What is written with knowledge of the emitted code.
DOCUMENTS: tuple[DocumentTarget, ...] = (pages, data)
