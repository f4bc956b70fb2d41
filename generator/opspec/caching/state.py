"""The state of a tree: all that decides what is emitted, and all that was.

Place in the pipeline: before it; commands ask here first. Only the standard library is imported,
and little of that: where nothing has changed, a run costs little more than starting Python.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from opspec import resources
from opspec.caching import digests
from opspec.layout import CACHE, ELEMENT_TYPES, EMITTED, SCHEMA, SPEC, TYPES

#: Verdicts: that everything is as it would be emitted, that nothing is to be reported, which
#: operators agree with independent sources, and what the files are that belong to none.
IS_EMITTED, IS_CHECKED, AGREE, SHARED = "emitted", "checked", "agree", "shared"
#: How the folder ends in which an installed package keeps its name and version.
_METADATA = (".dist-info", ".egg-info")


class State(NamedTuple):
    """Digests of the tool with all that it runs on, of every spec file, and of every output."""

    tool: str
    spec: Mapping[str, str]
    outputs: Mapping[str, str]

    @property
    def inputs(self) -> str:
        """One digest of all that decides what is emitted."""
        return digests.of_all((self.tool, digests.of_table(self.spec)))

    def __str__(self) -> str:
        return digests.of_all((self.inputs, digests.of_table(self.outputs)))


def inputs(root: Path) -> State:
    """The state of a tree as it is on the disk, but for what was emitted."""
    spec = digests.of_folder(root, SPEC)
    spec.pop(SCHEMA, None)
    return State(_tool(), spec, {})


def current(root: Path) -> State:
    """The state of a tree as it is on the disk."""
    outputs: dict[str, str] = {}
    for folder in EMITTED:
        outputs.update(digests.of_folder(root, folder))
    if (root / SCHEMA).is_file():
        outputs[SCHEMA] = digests.digest((root / SCHEMA).read_bytes())
    return inputs(root)._replace(outputs=outputs)


def still_holds(root: Path, state: State) -> bool:
    """Whether all that decides what is emitted is still as it was."""
    return inputs(root).inputs == state.inputs


def told(root: Path, verdict: str, of: str) -> Any:
    """What was noted as a verdict about something of this digest, or None."""
    try:
        note = json.loads((root / CACHE / verdict).read_bytes())
        return note["says"] if note["of"] == of else None
    except (OSError, ValueError, LookupError, TypeError):
        return None


def note(root: Path, state: State, verdict: str, of: str, says: object) -> None:
    """Note a verdict about something of a digest, in the place of the one before.

    It was reached in a state; had that changed in the meantime, nobody knew what it was about.
    """
    from opspec.writer import write_text

    if not still_holds(root, state):
        return
    try:
        write_text(root / CACHE / verdict, json.dumps({"of": of, "says": says}) + "\n")
    except OSError:
        # A tree that cannot be written to beside its outputs is only slower.
        return


def _tool() -> str:
    """The tool's own files, its Python, and every package that is installed beside it."""
    folders = [digests.of_table(digests.of_folder(folder)) for folder in resources.code()]
    shared = [resources.shared_spec() / name for name in (TYPES, ELEMENT_TYPES)]
    files = [digests.digest(path.read_bytes()) for path in shared]
    return digests.of_all((sys.version, *folders, *files, *_installed()))


def _installed() -> list[str]:
    """Names and versions of installed packages, as the names of their metadata tell them."""
    found: set[str] = set()
    for folder in sys.path:
        try:
            with os.scandir(folder or ".") as entries:
                found.update(each.name for each in entries if each.name.endswith(_METADATA))
        except OSError:
            continue
    return sorted(found)
