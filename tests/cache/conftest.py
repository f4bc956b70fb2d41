"""A tree in which everything has been emitted."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from opspec import cli
from tests.cache.trees import make


@pytest.fixture(scope="session")
def emitted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree and what follows from it."""
    root = make(tmp_path_factory.mktemp("emitted"), "Echo", "Mirror")
    assert cli.main(["--root", str(root), "generate"]) == 0
    return root


@pytest.fixture
def tree(emitted: Path, tmp_path: Path) -> Path:
    """A copy of that tree, with its cache."""
    root = tmp_path / "tree"
    shutil.copytree(emitted, root)
    return root
