"""What comes out: ratios for each workload and what was to be reached, as a table and as data."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import ml_dtypes
import numpy as np
import onnx
import onnxruntime

import onnxops
from tests.benchmarks.measuring import Ratio

#: The candidate that goals are on.
OURS = "onnxops"


@dataclass(frozen=True, slots=True)
class Kind:
    """A class of workloads, and the candidate in whose times all others are told."""

    title: str
    base: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Row:
    """A workload, what was measured, and what counts for its goal, if it has one.

    `counts` says what was counted, where it is not our time in times of the base.
    """

    kind: str
    name: str
    rounds: int
    ratios: Mapping[str, Ratio]
    limit: float | None
    stretch: float | None = None
    counted: float
    counts: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def met(self) -> bool:
        return self.limit is None or bool(_short(self.counted) <= self.limit)


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal that is on all workloads of a class together, and what was reached."""

    kind: str
    text: str
    limit: float
    counted: float

    @property
    def met(self) -> bool:
        return bool(_short(self.counted) <= self.limit)


def document(
    kinds: Mapping[str, Kind], rows: Sequence[Row], goals: Sequence[Goal]
) -> dict[str, Any]:
    """All figures as data."""
    modules = (ml_dtypes, np, onnx, onnxops, onnxruntime)
    figures: dict[str, Any] = _short(
        {
            "version": 1,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "packages": {module.__name__: module.__version__ for module in modules},
            "kinds": {name: asdict(kind) for name, kind in kinds.items()},
            "workloads": [{**asdict(each), "met": each.met} for each in rows],
            "goals": [{**asdict(each), "met": each.met} for each in goals],
        }
    )
    return figures


def table(kinds: Mapping[str, Kind], rows: Sequence[Row], goals: Sequence[Goal]) -> str:
    """All figures as lines to read."""
    parts = []
    for name, kind in kinds.items():
        found = [each for each in rows if each.kind == name]
        if found:
            columns = list(dict.fromkeys(column for each in found for column in each.ratios))
            head = [f"{kind.title}, in times of {kind.base}", "goal", "", *map(_heading, columns)]
            whole = [
                [f"  {each.text}", f"{each.limit:.2f}", _mark(each.met), f"{each.counted:.2f}"]
                for each in goals
                if each.kind == name
            ]
            lines = [head, *(_line(each, columns) for each in found), *whole]
            parts.append("\n".join(_aligned(lines)))
    return "\n\n".join(parts)


def _heading(candidate: str) -> str:
    return candidate.replace("onnxruntime", "ort")


def _line(each: Row, columns: Sequence[str]) -> list[str]:
    cells = [f"{each.ratios[name].median:.2f}" if name in each.ratios else "" for name in columns]
    goal = ["", ""] if each.limit is None else [f"{each.limit:.2f}", _mark(each.met)]
    counted = f" ({each.counted:.2f} {each.counts})" if each.counts else ""
    return [f"  {each.name}{counted}", *goal, *cells]


def _mark(met: bool) -> str:
    return "✓" if met else "✗"


def _aligned(lines: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(line[at]) for line in lines if at < len(line)) for at in range(len(lines[0]))]
    for line in lines:
        cells = [
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=False))
        ]
        yield "  ".join(cells).rstrip()


def _short(data: Any) -> Any:
    """The same, with no more digits than mean something."""
    match data:
        case dict():
            return {key: _short(value) for key, value in data.items()}
        case list():
            return [_short(value) for value in data]
        case float():
            return float(f"{data:.3g}")
    return data
