"""Importing the package: what it takes beside the two packages that it needs."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import onnxops
from tests.benchmarks.figures import OURS, Goal, Kind, Row
from tests.benchmarks.measuring import Effort, ratio, turns

_BASE = "import numpy, ml_dtypes"
KINDS = {"imports": Kind("Imports", _BASE)}

#: What is imported, and the goal if there is one.
_STATEMENTS: dict[str, float | None] = {
    "import onnxops": 1.2,
    "from onnxops.ai.onnx import v13": None,
    "from onnxops.ai.onnx.v13 import concat": None,
}
_TIMED = """
import time
start = time.thread_time()
{statement}
print(time.thread_time() - start)
"""


def rows(kind: str, effort: Effort, smaller: int) -> Iterator[Row]:
    """Measure what each statement takes in a new process, without the start of the process.

    Modules are compiled in a round of their own, as they are where a package is installed.
    """
    with tempfile.TemporaryDirectory() as compiled:
        timers: dict[str, Callable[[], float]] = {
            statement: partial(_seconds, statement, compiled) for statement in (_BASE, *_STATEMENTS)
        }
        for timer in timers.values():
            timer()
        one_round = sum(timer() for timer in timers.values())
        times = turns(timers, effort.rounds(one_round))
    for statement, limit in _STATEMENTS.items():
        found = ratio(times[statement], times[_BASE])
        yield Row(
            kind=kind,
            name=statement,
            rounds=len(times[_BASE]),
            ratios={OURS: found},
            limit=limit,
            counted=found.median,
        )


def goals(measured: Sequence[Row]) -> Iterator[Goal]:
    """No goal but those of each statement."""
    yield from ()


def _seconds(statement: str, compiled: str) -> float:
    home = Path(onnxops.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": str(home), "PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", _TIMED.format(statement=statement)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)
