"""Commands and programs run outside of this tree, as a user would run them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]


def opspec(root: Path, *arguments: str, expected: int = 0) -> str:
    """What a command of the tool of this checkout prints for another tree."""
    command = [sys.executable, "-m", "opspec", "--root", str(root), *arguments]
    return run(command, paths=[ROOT / "generator"], expected=expected)


def python(code: str, paths: Sequence[Path], executable: str | Path = sys.executable) -> str:
    """What a program prints, with these folders to import from."""
    return run([str(executable), "-c", code], paths=paths)


def run(
    command: Sequence[str],
    *,
    paths: Sequence[Path] = (),
    cwd: Path | None = None,
    expected: int = 0,
) -> str:
    """Run a command; what it prints where it ends as expected."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        list(command),
        cwd=cwd,
        env={**kept, "PYTHONPATH": os.pathsep.join(map(str, paths)), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == expected, done.stdout + done.stderr
    return done.stdout
