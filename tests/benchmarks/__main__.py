"""Measure the package: `python -m tests.benchmarks`, or `make bench`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from tests.benchmarks import generation, imports, joins, models
from tests.benchmarks.figures import Goal, Kind, Row, document, table
from tests.benchmarks.measuring import QUICK, THOROUGH, Effort


class Part(Protocol):
    """A module that measures some classes of workloads."""

    @property
    def KINDS(self) -> Mapping[str, Kind]:
        """The classes, in the order of the table."""

    def rows(self, kind: str, effort: Effort, smaller: int) -> Iterator[Row]:
        """Measure a class; `smaller` divides large sizes."""

    def goals(self, measured: Sequence[Row]) -> Iterator[Goal]:
        """What is to be reached by several workloads together."""


PARTS: Sequence[Part] = (joins, models, imports, generation)
KINDS = {name: kind for part in PARTS for name, kind in part.KINDS.items()}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds: a first impression")
    parser.add_argument("--kind", choices=KINDS, action="append", help="only this class (again)")
    parser.add_argument(
        "--json", metavar="FILE", type=Path, help="write figures to a file, or renew them there"
    )
    parser.add_argument("--smaller", metavar="N", type=int, default=1, help="divide large sizes")
    asked = parser.parse_args(arguments)
    effort = QUICK if asked.quick else THOROUGH
    rows = []
    for part in PARTS:
        for kind in part.KINDS:
            if not asked.kind or kind in asked.kind:
                for row in part.rows(kind, effort, asked.smaller):
                    _tell(row.name)
                    rows.append(row)
    _tell("")
    goals = [goal for part in PARTS for goal in part.goals(rows)]
    print(table(KINDS, rows, goals))
    if asked.json:
        write(asked.json, document(KINDS, rows, goals))
        print(f"\nAll figures are in {asked.json}")


def write(file: Path, figures: dict[str, Any]) -> None:
    """Write figures to a file; those of classes that were not measured stay there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    before = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    measured = {each["kind"] for each in figures["workloads"]}
    for part in ("workloads", "goals"):
        kept = [each for each in before.get(part, []) if each["kind"] in KINDS.keys() - measured]
        order = list(KINDS)
        figures[part] = sorted([*kept, *figures[part]], key=lambda each: order.index(each["kind"]))
    text = json.dumps(figures, indent=2, ensure_ascii=False)
    file.write_text(f"{text}\n", encoding="utf-8")


def _tell(done: str) -> None:
    """Show what was measured last, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r\033[K{done}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
