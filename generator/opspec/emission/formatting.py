"""One formatting pass over all planned Python: sorted imports, none unused, ruff's layout.

Place in the pipeline: between the targets and the writer. The pass sees nothing but the planned
texts and the settings below, so its result is the same on every machine.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

LINE_LENGTH = 100
TARGET = "py311"


class FormattingError(Exception):
    """Planned Python that ruff cannot read: a fault of a template, never of a spec."""


def format_python(files: Mapping[str, str]) -> dict[str, str]:
    """Return the files, those in Python formatted."""
    formatted = dict(files)
    python = sorted(path for path in files if path.endswith(".py"))
    if not python:
        return formatted
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in python:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(files[path], encoding="utf-8", newline="\n")
        _ruff(folder, "check", "--fix", "--select", "I,F401,UP034", *_first_party(python))
        _ruff(folder, "format")
        for path in python:
            formatted[path] = (folder / path).read_text(encoding="utf-8")
    return formatted


def _first_party(paths: list[str]) -> list[str]:
    """Say which packages are our own: those at the top of a source root."""
    parts = [PurePosixPath(path).parts for path in paths]
    own = sorted({part[1] for part in parts if len(part) > 2})
    names = ", ".join(f'"{name}"' for name in own if name.isidentifier())
    return ["--config", f"lint.isort.known-first-party = [{names}]"]


def _ruff(folder: Path, *arguments: str) -> None:
    command, *rest = arguments
    settings = ["--isolated", "--no-cache", "--quiet"]
    settings += ["--config", f"line-length = {LINE_LENGTH}"]
    settings += ["--config", f'target-version = "{TARGET}"']
    result = subprocess.run(
        [sys.executable, "-m", "ruff", command, *settings, *rest, "."],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        raise FormattingError((result.stderr or result.stdout).strip())
