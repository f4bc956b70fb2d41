"""Knowing without work that nothing has changed since the last run.

Place in the pipeline: before it; `generate` asks here first. The key is the contents of everything
that decides what is emitted, and of everything that was: spec, templates, the tool itself, the
versions of what it runs on, and the outputs, so that one edited by hand is noticed. Only the
standard library is imported; a fresh tree costs little more than starting Python.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from opspec import resources

FOLDER = ".opspec-cache"
_STATE = "state.json"
_OUTPUTS = ("generated", "docs/operators")
_PASSING = frozenset({"__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"})


def is_fresh(root: Path) -> bool:
    """Whether the last run was over the same inputs and left what is there now."""
    try:
        recorded = json.loads((root / FOLDER / _STATE).read_text())
    except (OSError, ValueError):
        return False
    return bool(recorded == _state(root))


def record(root: Path) -> None:
    """Remember the state of a tree in which everything has just been emitted."""
    from opspec.writer import write_text

    try:
        write_text(root / FOLDER / _STATE, json.dumps(_state(root)) + "\n")
    except OSError:
        # A tree that cannot be written to beside its outputs is only slower.
        return


def _state(root: Path) -> dict[str, str]:
    versions = [sys.version, *(metadata.version(name) for name in ("ruff", "jinja2"))]
    return {
        "versions": _digest(iter(versions)),
        "tool": _digest(line for folder in resources.sources() for line in _contents(folder)),
        "spec": _digest(_contents(root / "spec")),
        "outputs": _digest(line for folder in _OUTPUTS for line in _contents(root / folder)),
    }


def _contents(folder: Path) -> Iterator[str]:
    """Every file with the hash of what is in it."""
    for path in sorted(folder.rglob("*")):
        relative = path.relative_to(folder)
        if path.is_file() and not any(
            part in _PASSING or part.endswith(".egg-info") for part in relative.parts
        ):
            yield f"{relative.as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}"


def _digest(lines: Iterator[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
