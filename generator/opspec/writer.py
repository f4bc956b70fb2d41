"""Writing what was planned, or comparing with it: the last step, and the only one with effects.

Place in the pipeline: the end. `generate` writes and `generate --check` compares; both look at the
same plan. A file is written to a temporary one beside it and renamed, so that nothing is ever half
written; a file that is as planned is not touched.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

#: Left by Python and by tools inside the emitted folders; not ours to report.
_PASSING = {"__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"}


@dataclass(frozen=True, slots=True)
class Changes:
    """What differs between a plan and the disk, as paths relative to the root."""

    missing: tuple[str, ...]
    stale: tuple[str, ...]
    orphaned: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.stale or self.orphaned)


def compare(root: Path, planned: Mapping[str, str], folders: Iterable[str]) -> Changes:
    """Say what would have to change; `folders` are those in which every file is planned."""
    missing, stale = [], []
    for path, text in sorted(planned.items()):
        there = _content(root / path)
        if there is None:
            missing.append(path)
        elif there != text.encode():
            stale.append(path)
    present = {path for folder in folders for path in _files(root, folder)}
    return Changes(tuple(missing), tuple(stale), tuple(sorted(present - set(planned))))


def apply(root: Path, planned: Mapping[str, str], changes: Changes) -> None:
    """Write what is missing or stale and remove what is orphaned."""
    for path in (*changes.missing, *changes.stale):
        write_text(root / path, planned[path])
    for path in changes.orphaned:
        (root / path).unlink()
        for folder in (root / path).parents:
            if folder == root or any(folder.iterdir()):
                break
            folder.rmdir()


def write_text(path: Path, text: str) -> None:
    """Write a text file whole or not at all, with `\\n` at line ends on every system."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(text.encode())
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(0o666 & ~mask)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _content(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        return None


def _files(root: Path, folder: str) -> Iterable[str]:
    for path in sorted((root / folder).rglob("*")):
        relative = path.relative_to(root)
        passing = any(part in _PASSING or part.endswith(".egg-info") for part in relative.parts)
        if path.is_file() and not passing:
            yield relative.as_posix()
