"""The targets of make and the run of CI: their order, and that those that are named exist."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED_IN = ("README.md", "CONTRIBUTING.md", ".pre-commit-config.yaml", ".ci/run", "docs/guides")


def texts(*paths: str) -> dict[str, str]:
    """The texts of files and of all files in folders."""
    files = []
    for path in paths:
        place = ROOT / path
        files += sorted(place.rglob("*.rst")) if place.is_dir() else [place]
    return {str(file.relative_to(ROOT)): file.read_text() for file in files}


def targets() -> set[str]:
    help_text = subprocess.run(
        ["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return {line.split()[0] for line in help_text.splitlines()}


def run_ci(tmp_path: Path, failing: str) -> tuple[int, list[str]]:
    """Run CI with a `make` that only notes its target, and fails at one of them."""
    calls = tmp_path / "calls"
    make = tmp_path / "make"
    make.write_text(f'#!/bin/sh\necho "$@" >> "{calls}"\ntest "$1" != "{failing}"\n')
    make.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", ROOT / ".ci" / "run"],
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode, calls.read_text().split()


def test_ci_runs_what_check_adds_and_then_the_tests(tmp_path: Path) -> None:
    assert run_ci(tmp_path, failing="none") == (0, ["static", "test"])


def test_ci_fails_where_a_step_fails(tmp_path: Path) -> None:
    code, calls = run_ci(tmp_path, failing="static")
    assert code != 0
    assert calls == ["static"]
    (tmp_path / "again").mkdir()
    code, _ = run_ci(tmp_path / "again", failing="test")
    assert code != 0


def test_check_is_what_ci_runs() -> None:
    dry_run = subprocess.run(
        ["make", "--dry-run", "check"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    steps = (
        "ruff check",
        "ruff format --check",
        "mypy",
        "opspec generate --check",
        "opspec check",
        "--fail-on-warning",
        "pytest",
    )
    places = [dry_run.find(step) for step in steps]
    assert -1 not in places, dict(zip(steps, places, strict=True))
    assert places == sorted(places)


def test_help_names_the_targets() -> None:
    wanted = "all help generate docs serve test test-deep check look clean"
    assert set(wanted.split()) <= targets()


@pytest.mark.parametrize(("path", "text"), texts(*NAMED_IN).items(), ids=texts(*NAMED_IN))
def test_targets_that_are_named_exist(path: str, text: str) -> None:
    named = set(re.findall(r"^(?:\s*\$ )?\s*(?:entry: )?make ([a-z][a-z-]*)", text, re.MULTILINE))
    named |= set(re.findall(r"`make ([a-z][a-z-]*)`", text))
    assert named <= targets()


def test_readme_opens_with_the_two_commands() -> None:
    blocks = re.findall(r"```console\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    commands = [line.split("#")[0].strip() for line in blocks[0].splitlines()]
    assert commands == ["$ make", "$ make test"]


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_what_make_leaves_behind_is_ignored() -> None:
    left = [".venv", "docs/_build/x", ".opspec-cache/x", "dist/x", "a/__pycache__/x"]
    ignored = subprocess.run(
        ["git", "check-ignore", *left], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    assert ignored.split() == left
