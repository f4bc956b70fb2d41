"""One more type in one more version, in a copy of the spec: everything else follows from it."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.elsewhere.running import ROOT, opspec, python, run

SPEC = "spec/ai.onnx/Concat.yaml"
LAST = "  - {since: 13, changes: [{type: T, add: [bfloat16]}]}\n"
ADDED = "  - {since: 99, changes: [{type: T, add: [float8e4m3fn]}]}\n"


Files = dict[str, bytes]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Files]:
    """A copy of one spec with a version 99, generated; and all files as they were without it."""
    root = tmp_path_factory.mktemp("copy")
    (root / SPEC).parent.mkdir(parents=True)
    for name in (SPEC, *(f"spec/{name}.yaml" for name in ("package", "types", "element_types"))):
        shutil.copy(ROOT / name, root / name)
    opspec(root, "generate")
    before = files(root)
    text = (root / SPEC).read_text(encoding="utf-8")
    assert text.count(LAST) == 1
    (root / SPEC).write_text(text.replace(LAST, LAST + ADDED), encoding="utf-8")
    opspec(root, "generate")
    return root, before


def files(root: Path) -> Files:
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for folder in ("spec", "generated", "docs")
        for path in sorted((root / folder).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture(scope="module")
def root(copy: tuple[Path, Files]) -> Path:
    return copy[0]


@pytest.fixture(scope="module")
def touched(copy: tuple[Path, Files]) -> set[str]:
    """The files that the new version changes, or adds."""
    folder, before = copy
    after = files(folder)
    assert set(before) <= set(after)
    return {path for path, data in after.items() if before.get(path) != data}


def test_one_file_is_written_by_hand(touched: set[str]) -> None:
    assert {path for path in touched if path.startswith("spec/")} == {SPEC}


def test_kernel_tests_and_page_follow(touched: set[str]) -> None:
    wanted = {
        "generated/onnxops/ai/onnx/concat.py",
        "generated/tests/ai_onnx/test_concat.py",
        "generated/tests/ai_onnx/oracle_concat.py",
        "docs/operators/ai.onnx/Concat.rst",
    }
    assert wanted <= touched
    # Else only what lists versions and opsets: nothing of the runtime, nothing that tests share.
    of_one_operator = re.compile(r"/v\d+\.py$|[/_]concat\.py$|/Concat\.\w+$")
    listed = {
        SPEC,
        "generated/README.md",
        "generated/onnxops/_registry.py",
        "generated/onnxops/ai/onnx/__init__.py",
        "generated/traceability.json",
        "docs/operators/index.rst",
        "docs/operators/coverage.rst",
        "docs/operators/opsets.rst",
    }
    assert {path for path in touched if not of_one_operator.search(path)} <= listed


def test_the_kernel_takes_the_type_in_the_new_version_only(root: Path) -> None:
    code = """
import ml_dtypes, numpy as np
from onnxops.ai.onnx.concat import concat_13, concat_99
tensor = np.array([1, 2], ml_dtypes.float8_e4m3fn)
print(concat_99([tensor, tensor], axis=0).tolist())
try:
    concat_13([tensor, tensor], axis=0)
except TypeError as error:
    print(error.clause)
"""
    printed = python(code, [root / "generated"])
    assert printed.splitlines() == ["[1.0, 2.0, 1.0, 2.0]", "Concat-13.C3"]


def test_the_emitted_tests_pass(root: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    options = ["--import-mode=importlib", "-k", "Concat-99", "generated/tests"]
    printed = run([*command, *options], paths=[root / "generated"], cwd=root)
    assert "passed" in printed
    tests = (root / "generated/tests/ai_onnx/test_concat.py").read_text(encoding="utf-8")
    assert '"Concat-99.C3-float8e4m3fn": call(' in tests
    assert '"Concat-13.C3-all-float8e4m3fn": call(' in tests


def test_the_page_shows_the_version_and_the_type(root: Path) -> None:
    page = (root / "docs/operators/ai.onnx/Concat.rst").read_text(encoding="utf-8")
    assert "Concat-99" in page or "concat-99" in page
    assert "float8e4m3fn" in page
    assert "float8e4m3fn" not in (ROOT / "docs/operators/ai.onnx/Concat.rst").read_text("utf-8")


def test_the_diff_tells_the_type(root: Path) -> None:
    lines = [line.strip() for line in opspec(root, "diff", "Concat", "13", "99").splitlines()]
    assert "old version: 13" in lines
    assert "new version: 99" in lines
    assert "breaking: no" in lines
    assert "changed 'T': added types: ['tensor(float8e4m3fn)']" in lines


def test_check_misses_the_version_in_onnx_and_nothing_else(root: Path) -> None:
    found = json.loads(opspec(root, "--format", "json", "check", expected=1))
    findings = found["findings"] if isinstance(found, dict) else found
    assert [finding["message"] for finding in findings] == ["onnx.defs has no version 99 of Concat"]
