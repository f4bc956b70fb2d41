"""Generating a tree as large as the operator set of ONNX: all of it, none of it, a bit of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import median

import yaml

from tests.benchmarks.figures import OURS, Goal, Kind, Row
from tests.benchmarks.measuring import Effort, Ratio, ratio, turns
from tests.benchmarks.synthetic import OPERATORS, make, spec_files

_YAML, _PYTHON, _COLD, _TENTH = "yaml.CSafeLoader", "python -c pass", "all of it", "a tenth of it"
KINDS = {
    "generation": Kind("Generating all, time", _YAML),
    "unchanged": Kind("Nothing changed, time", _PYTHON),
    "changed": Kind("One operator changed, time", _COLD),
    "memory": Kind("Generating all, memory", _TENTH),
}
#: In times of the parsing of all specs.
_COLD_LIMIT = 6.0
#: Commands that have nothing to do, and how many seconds they may take beside the start of Python.
_IDLE: Mapping[str, float | None] = {
    "generate": 0.15,
    "generate --check": 0.15,
    "check": 0.15,
    "--help": 0.1,
}
#: What the noise of a machine adds to memory that does not grow.
_FLAT = 1.1


class NotGenerated(Exception):
    """A run did not do what was to be measured."""


def rows(kind: str, effort: Effort, smaller: int) -> Iterator[Row]:
    """Measure a class. A run over all takes so long that a few of them have to do."""
    count, few = max(2, OPERATORS // smaller), max(2, effort.least // 5)
    with tempfile.TemporaryDirectory() as name:
        root = make(Path(name) / "tree", count)
        if kind == "generation":
            yield _cold(root, few)
        elif kind == "unchanged":
            yield from _unchanged(root, effort)
        elif kind == "changed":
            yield _changed(root, few)
        else:
            yield _memory(root, make(Path(name) / "tenth", max(2, count // 10)))


def goals(measured: Sequence[Row]) -> Iterator[Goal]:
    """No goal but those of each row."""
    yield from ()


def _cold(root: Path, number: int) -> Row:
    timers = {_YAML: partial(_parse, root), OURS: partial(_anew, root)}
    times = turns(timers, number)
    found = ratio(times[OURS], times[_YAML])
    return Row(
        kind="generation",
        name=_size(root),
        rounds=number,
        ratios={OURS: found},
        limit=_COLD_LIMIT,
        counted=found.median,
    )


def _unchanged(root: Path, effort: Effort) -> Iterator[Row]:
    _run(root, "generate")
    _run(root, "check")
    start = partial(_seconds, [sys.executable, "-c", "pass"])
    timers: dict[str, Callable[[], float]] = {_PYTHON: start}
    timers |= {words: partial(_idle, root, words) for words in _IDLE}
    times = turns(timers, effort.rounds(sum(timer() for timer in timers.values())))
    for words, limit in _IDLE.items():
        more = median(one - other for one, other in zip(times[words], times[_PYTHON], strict=True))
        yield Row(
            kind="unchanged",
            name=f"opspec {words}",
            rounds=len(times[words]),
            ratios={OURS: ratio(times[words], times[_PYTHON])},
            limit=limit,
            counted=more,
            counts="seconds more",
        )


def _changed(root: Path, number: int) -> Row:
    def changed() -> float:
        _run(root, "generate")
        first = spec_files(root)[0]
        first.write_text(first.read_text(encoding="utf-8") + "# Changed.\n", encoding="utf-8")
        before = {path: path.stat().st_mtime_ns for path in _emitted(root)}
        seconds = _run(root, "generate")
        after = {path: path.stat().st_mtime_ns for path in _emitted(root)}
        written = {path for path, when in after.items() if before.get(path) != when}
        # The name of a file begins with that of its operator; the one of a line may be a clause's.
        if not all(first.stem.lower() in path.name.lower() for path in written):
            raise NotGenerated(f"{sorted(written)} were written for {first}")
        return seconds

    timers: dict[str, Callable[[], float]] = {_COLD: partial(_anew, root), OURS: changed}
    times = turns(timers, number)
    found = ratio(times[OURS], times[_COLD])
    return Row(
        kind="changed",
        name=_size(root),
        rounds=number,
        ratios={OURS: found},
        limit=None,
        counted=found.median,
    )


def _memory(root: Path, tenth: Path) -> Row:
    found = _peak(root) / _peak(tenth)
    return Row(
        kind="memory",
        name=f"{_size(root)}, the largest process",
        rounds=1,
        ratios={OURS: Ratio(found, found, found)},
        limit=_FLAT,
        counted=found,
    )


def _size(root: Path) -> str:
    texts = [path.read_text(encoding="utf-8") for path in spec_files(root)]
    versions = sum(len(yaml.load(text, yaml.CSafeLoader)["versions"]) for text in texts)
    return f"{len(texts)} operators, {versions} versions"


def _parse(root: Path) -> float:
    """The time that it takes to read all specs as YAML, and nothing more."""
    start = time.perf_counter()
    for path in spec_files(root):
        yaml.load(path.read_bytes(), yaml.CSafeLoader)
    return time.perf_counter() - start


def _anew(root: Path) -> float:
    """The time to generate all files of a tree that has none, nor a cache."""
    for folder in ("generated", "docs", ".opspec-cache"):
        shutil.rmtree(root / folder, ignore_errors=True)
    seconds = _run(root, "generate")
    if len(_emitted(root)) < 5 * len(spec_files(root)):
        raise NotGenerated("there are too few files")
    return seconds


def _emitted(root: Path) -> list[Path]:
    folders = (root / "generated", root / "docs")
    return [path for folder in folders for path in folder.rglob("*") if path.is_file()]


def _idle(root: Path, words: str) -> float:
    before = {path: path.stat().st_mtime_ns for path in root.rglob("*")}
    seconds = _run(root, *words.split())
    if {path: path.stat().st_mtime_ns for path in root.rglob("*")} != before:
        raise NotGenerated(f"{words} wrote something")
    return seconds


def _run(root: Path, *words: str) -> float:
    return _seconds([*_opspec(root), *words])


def _opspec(root: Path) -> list[str]:
    return [sys.executable, "-m", "opspec", "--root", str(root)]


def _seconds(command: Sequence[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def _peak(root: Path) -> int:
    """The most memory that the largest process of a run over all has taken."""
    process = subprocess.Popen([*_opspec(root), "generate"], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise NotGenerated(f"exit code {process.returncode}")
    return usage.ru_maxrss
