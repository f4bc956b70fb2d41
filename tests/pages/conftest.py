"""Everything that is planned for this project's operators, and for a hostile one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from opspec.formatting import format_python
from opspec.resolved import Operator, Tree
from opspec.targets import CODE, DOCUMENTS
from opspec.trace import trace
from tests.trees import operator_of, specified, tree_of

HOSTILE = Path(__file__).with_name("hostile.yaml")


def planned(tree: Tree) -> dict[str, str]:
    """All files of a tree, without the checks that come before planning."""
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


@pytest.fixture(scope="session")
def files() -> dict[str, str]:
    """All that is planned for this project's operators."""
    return planned(tree_of(*specified()))


@pytest.fixture(scope="session")
def hostile() -> Operator:
    """An operator whose every text tries to break out of its place."""
    text = HOSTILE.read_text(encoding="utf-8")
    return replace(operator_of(text, "tests/pages/hostile.yaml"), source=text)


@pytest.fixture(scope="session")
def hostile_files(hostile: Operator) -> dict[str, str]:
    """All that is planned for the hostile operator."""
    return planned(tree_of(hostile))
