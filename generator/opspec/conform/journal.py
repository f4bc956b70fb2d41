"""The journal of a run: each result as it comes, so that a run that was cut short can go on.

Place in the pipeline: beside `pool`. It is a file of JSON lines. The first says what was tested:
a journal of another suite, runtime or version is begun anew. A last line that was cut is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from opspec.conform.pool import About, Settings
from opspec.conform.verdicts import Result
from opspec.suite.manifest import FILE


class Journal:
    """A journal that is open for more results."""

    def __init__(self, path: Path, settings: Settings, about: About) -> None:
        head = {
            "suite": sha256((settings.suite / FILE).read_bytes()).hexdigest(),
            "runtime": settings.runtime,
            "version": about.version,
        }
        lines = list(_lines(path))
        goes_on = bool(lines) and lines[0] == head
        self.results = [Result(**line) for line in lines[1:]] if goes_on else []
        # What is kept is written anew, so that a line that was cut does not stand in the way.
        path.parent.mkdir(parents=True, exist_ok=True)
        self._stream = path.open("w", encoding="utf-8")
        self._write(head)
        for result in self.results:
            self._write(asdict(result))

    def note(self, result: Result) -> None:
        """Keep a result."""
        self._write(asdict(result))

    def close(self) -> None:
        """Close the file."""
        self._stream.close()

    def _write(self, line: dict[str, Any]) -> None:
        self._stream.write(json.dumps(line) + "\n")
        self._stream.flush()


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a journal up to the first that is none."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return
    for line in text.splitlines():
        try:
            found = json.loads(line)
        except ValueError:
            return
        if not isinstance(found, dict):
            return
        yield found
