"""One runtime tested on one suite: the results, and how they stand to what is known.

Place in the pipeline: above `pool` and `ledger`, below `reports`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from opspec.conform import pool
from opspec.conform.journal import Journal
from opspec.conform.ledger import Comparison, Ledger, compare
from opspec.conform.pool import About, Settings, Task
from opspec.conform.verdicts import MEANING, Result, Surface, Verdict, applies
from opspec.suite.manifest import Entry, Manifest

_BAR = 30


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a runtime; results stand in the order of the suite."""

    about: About
    cases: Mapping[str, Entry]
    results: tuple[Result, ...]
    ledger: Ledger | None
    comparison: Comparison

    @property
    def title(self) -> str:
        return " ".join(filter(None, (self.about.name, self.about.version)))

    @property
    def is_new_version(self) -> bool:
        """Whether the ledger was written for other versions of the runtime."""
        return self.ledger is not None and self.about.version not in self.ledger.tested

    def counts(self, surface: Surface) -> dict[Verdict, int]:
        """How often each verdict was given at a surface, in the order of `MEANING`."""
        found = Counter(result.verdict for result in self.results if result.surface == surface)
        return {verdict: found[verdict] for verdict in MEANING if found[verdict]}


def assess(
    settings: Settings,
    about: About,
    manifest: Manifest,
    ledger: Ledger | None,
    *,
    jobs: int,
    journal: Path | None,
    whole: bool,
) -> Outcome:
    """Run every case on every surface that has a say in it, and hold the results against a ledger.

    `whole` if the suite has all cases of a tree, so that an entry of the ledger must have some.
    """
    cases = {entry.name: entry for entry in manifest.cases}
    tasks: list[Task] = [
        (entry.name, surface)
        for entry in manifest.cases
        for surface in about.surfaces
        if applies(surface, entry)
    ]
    found = dict(_run(settings, about, tasks, jobs, journal))
    results = tuple(found[task] for task in tasks)
    known = ledger.of(about.version) if ledger else ()
    judged = [r for r in results if ledger is None or ledger.judges(cases[r.case])]
    return Outcome(about, cases, results, ledger, compare(known, judged, cases, whole=whole))


def _run(
    settings: Settings, about: About, tasks: list[Task], jobs: int, journal: Path | None
) -> Iterable[tuple[Task, Result]]:
    kept = Journal(journal, settings, about) if journal else None
    wanted = set(tasks)
    found = {
        (r.case, r.surface): r
        for r in (kept.results if kept else ())
        if (r.case, r.surface) in wanted
    }
    bar = Bar(about.name, len(tasks), len(found))

    def note(result: Result) -> None:
        found[result.case, result.surface] = result
        if kept:
            kept.note(result)
        bar.advance()

    try:
        pool.run(settings, [task for task in tasks if task not in found], jobs, note)
    finally:
        bar.close()
        if kept:
            kept.close()
    return found.items()


class Bar:
    """A progress bar on stderr, on a terminal only."""

    def __init__(self, label: str, total: int, done: int) -> None:
        self.label, self.total, self.done = label, total, done
        self.shown = sys.stderr.isatty()
        self.last = -1

    def advance(self) -> None:
        """One more is done."""
        self.done += 1
        part = _BAR * self.done // max(self.total, 1)
        if self.shown and (part != self.last or self.done % 50 == 0):
            self.last = part
            bar = "#" * part + "." * (_BAR - part)
            text = f"\r{self.label} [{bar}] {self.done}/{self.total}"
            print(text, end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Leave the line as it was."""
        if self.shown:
            print("\r" + " " * (len(self.label) + _BAR + 30) + "\r", end="", file=sys.stderr)
