"""Writing what was planned, or comparing with it: the last step, and the only one with effects.

Place in the pipeline: the end. `generate` writes and `generate --check` compares; both look at the
same digests. Planned files wait beside the tree until all of them are there and nothing is wrong;
each is then renamed into its place, so that nothing is ever half written. A file that is as planned
is not touched.
"""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from opspec.layout import CACHE

#: How the folders are called in which files wait, and after how many seconds none is in use.
_WAITING, _LONG = "waiting-", 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Changes:
    """What differs between a plan and the disk, as paths relative to the root."""

    missing: tuple[str, ...]
    stale: tuple[str, ...]
    orphaned: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.stale or self.orphaned)


def compare(planned: Mapping[str, str], present: Mapping[str, str]) -> Changes:
    """Say what would have to change; both tell the digest of each file by its path."""
    return Changes(
        missing=tuple(sorted(path for path in planned if path not in present)),
        stale=tuple(
            sorted(path for path in planned if present.get(path, planned[path]) != planned[path])
        ),
        orphaned=tuple(sorted(present.keys() - planned.keys())),
    )


@contextmanager
def waiting(root: Path) -> Iterator[Path]:
    """A folder in which files wait to be put in their places; it is gone afterwards."""
    place: Path | None = root / CACHE
    try:
        (root / CACHE).mkdir(exist_ok=True)
        _remove_forgotten(root / CACHE)
    except OSError:
        # Where all is as it should be, nothing has to be written to the tree.
        place = None
    with tempfile.TemporaryDirectory(dir=place, prefix=_WAITING) as folder:
        yield Path(folder)


def _remove_forgotten(place: Path) -> None:
    """Remove what was left by runs that were killed long ago."""
    for folder in place.glob(f"{_WAITING}*"):
        if folder.stat().st_mtime < time.time() - _LONG:
            shutil.rmtree(folder, ignore_errors=True)


def put(folder: Path, files: Mapping[str, str]) -> None:
    """Write text files into a folder, with `\\n` at line ends on every system."""
    for path, text in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(text.encode())


def apply(root: Path, folder: Path, changes: Changes) -> None:
    """Move what is missing or stale from where it waits, and remove what is orphaned.

    Raises
    ------
    OSError
        If a folder is a link that leads out of the tree: nothing there is ours to change.
    """
    touched = (*changes.missing, *changes.stale, *changes.orphaned)
    for above in {(root / path).parent for path in touched}:
        if not above.resolve().is_relative_to(root.resolve()):
            raise OSError(errno.EXDEV, "leads out of the tree; nothing was written", str(above))
    for path in (*changes.missing, *changes.stale):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        _move(folder / path, root / path)
    for path in changes.orphaned:
        (root / path).unlink(missing_ok=True)
        for above in (root / path).parents:
            if above == root or not _removed_empty(above):
                break


def _removed_empty(folder: Path) -> bool:
    """Remove a folder unless there is something in it; whether it is gone, whoever removed it."""
    try:
        folder.rmdir()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True


def write_text(path: Path, text: str) -> None:
    """Write a text file whole or not at all, with `\\n` at line ends on every system."""
    _write(path, text.encode())


def _move(source: Path, target: Path) -> None:
    try:
        source.replace(target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        # The folder of outputs is mounted from elsewhere.
        _write(target, source.read_bytes())


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(0o666 & ~mask)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
