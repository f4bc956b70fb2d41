"""Digests of files: what is the same, and what is not.

Place in the pipeline: below `state` and `writer`. Contents alone count, never dates or sizes.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

#: Left by Python and by tools inside of any folder; nobody's sources, nobody's outputs.
PASSING = frozenset({"__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"})


def digest(data: bytes) -> str:
    """The digest of some bytes."""
    return hashlib.sha256(data).hexdigest()


def of_all(parts: Iterable[str]) -> str:
    """One digest of many texts, in their order."""
    # A file may be called what is no UTF-8.
    whole = "".join(f"{len(part)}:{part}\n" for part in parts)
    return digest(whole.encode(errors="surrogateescape"))


def of_table(table: Mapping[str, str]) -> str:
    """One digest of a table, whatever the order in which it was made."""
    return of_all(part for entry in sorted(table.items()) for part in entry)


def of_texts(texts: Mapping[str, str]) -> dict[str, str]:
    """The digest of each text as it is written to a file."""
    return {name: digest(text.encode()) for name, text in texts.items()}


def of_folder(root: Path, folder: str = "") -> dict[str, str]:
    """The digest of every file in a folder, by its path relative to the root."""
    found = {}
    for place, name in _files(str(root / folder), f"{folder}/" if folder else ""):
        try:
            found[name] = digest(Path(place).read_bytes())
        except FileNotFoundError:
            # It is gone since the folder was read, or a link to nothing.
            continue
    return found


def _files(folder: str, name: str) -> Iterator[tuple[str, str]]:
    """Every file below a folder, links to folders left alone: where it is, what it is called."""
    try:
        entries = list(os.scandir(folder))
    except (FileNotFoundError, NotADirectoryError):
        return
    for entry in entries:
        if entry.name in PASSING or entry.name.endswith(".egg-info"):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _files(entry.path, f"{name}{entry.name}/")
        elif _is_file(entry):
            yield entry.path, name + entry.name


def _is_file(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_file()
    except OSError:
        # A link that leads to itself.
        return False
