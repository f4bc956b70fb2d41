"""Records: what follows from the spec file of one operator, by all that it follows from.

Place in the pipeline: asked by `emitting` before it works on an operator. A record says that an
operator has no findings, which entry it has, and which digests its files have; that follows from
its key and stays true forever, so a record can be missing or unreadable, never out of date. Whether
the files on the disk are those, nobody has to believe: their own digests tell.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from opspec.caching import digests
from opspec.caching.state import State
from opspec.catalogue import Entry, Made
from opspec.language.resolved import Package
from opspec.layout import CACHE, ELEMENT_TYPES, SPEC, TYPES
from opspec.trace import Links, Place
from opspec.writer import write_text

_FOLDER = "operators"
_KEY = re.compile(r"[0-9a-f]{64}")


def find(root: Path, state: State, package: Package, path: str) -> Made | None:
    """What follows from a spec file, if it is on record."""
    key = key_of(state, package, path)
    try:
        record = json.loads((root / CACHE / _FOLDER / key).read_bytes())
        return _made(record) if record["key"] == key else None
    except (OSError, ValueError, LookupError, TypeError):
        return None


def keep(root: Path, state: State, package: Package, made: Iterable[Made]) -> None:
    """Write down what follows for operators, and forget what followed from files as they were."""
    folder = root / CACHE / _FOLDER
    try:
        for each in made:
            key = key_of(state, package, each.entry.path)
            record = {"key": key, "entry": asdict(each.entry), "outputs": dict(each.outputs)}
            write_text(folder / key, json.dumps(record) + "\n")
        keys = {key_of(state, package, path) for path in state.spec}
        for path in folder.iterdir() if folder.is_dir() else ():
            if _KEY.fullmatch(path.name) and path.name not in keys:
                path.unlink(missing_ok=True)
    except OSError:
        # A tree that cannot be written to beside its outputs is only slower.
        return


def key_of(state: State, package: Package, path: str) -> str:
    """One digest of all that an operator's files follow from.

    Of the package they tell no more than its name and its domains.
    """
    names = [f"{SPEC}/{name}" for name in (TYPES, ELEMENT_TYPES)] + [path]
    facts = (package.name, *map(repr, package.domains))
    return digests.of_all((state.tool, *facts, path, *(state.spec.get(n, "") for n in names)))


def _made(record: dict[str, Any]) -> Made:
    entry = record["entry"]
    for name in ("versions", "definitions", "examples"):
        entry[name] = tuple(entry[name])
    entry["words"] = tuple(map(tuple, entry["words"]))
    entry["links"] = tuple(map(_links, entry["links"]))
    return Made(Entry(**entry), record["outputs"])


def _links(record: dict[str, Any]) -> Links:
    places = {name: record[name] and Place(**record[name]) for name in ("spec", "check")}
    return Links(**{**record, **places, "tests": tuple(record["tests"])})
