"""Operators of a stranger's own domain: unlike ours in every way that the language allows.

Their names are those of modules, functions and parameters of what is emitted, one domain is called
as the package is; they have attributes of every kind, conditions on all of them, optional inputs in
front, several outputs.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.elsewhere.running import opspec, run

TREE = Path(__file__).parent / "tree"
PAGES = sorted(path.relative_to(TREE / "spec") for path in TREE.glob("spec/*/*.yaml"))


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("strangers") / "tree"
    shutil.copytree(TREE, root)
    opspec(root, "generate")
    return root


def test_nothing_is_found_and_nothing_changes_when_emitted_again(root: Path) -> None:
    assert "nothing to report" in opspec(root, "check")
    assert "up to date" in opspec(root, "generate", "--check")
    assert len(PAGES) > 10


def test_the_package_is_typed(root: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--explicit-package-bases"]
    cache = ["--cache-dir", str(root / "mypy")]
    run([*command, *cache, "-p", "acme_ops"], cwd=root / "generated")


def test_the_emitted_tests_pass(root: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error"]
    options = ["--import-mode=importlib", "--doctest-modules", "tests", "acme_ops/com"]
    printed = run([*command, *options], paths=[root / "generated"], cwd=root / "generated")
    assert "passed" in printed
    modules = list(root.glob("generated/tests/*/test_*.py"))
    assert len(modules) == len(PAGES)


def test_the_pages_build_without_a_warning(root: Path) -> None:
    docs = root / "docs"
    (docs / "conf.py").write_text('extensions = ["opspec.sphinx_domain"]\n')
    (docs / "index.rst").write_text("Acme\n====\n\n.. toctree::\n\n   operators/index\n")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-n", str(docs), str(docs / "_build")]
    run(command, paths=[Path(__file__).parents[2] / "generator"])
    for page in PAGES:
        assert (docs / "_build" / "operators" / page.with_suffix(".html")).exists()
