"""How it is timed: all take turns, round by round, and only what happens in one round is compared.

On a machine that others use as well, a time says little, and neither does the least of many. That
all take turns in short portions makes what disturbs one disturb the others; the median over many
rounds of the ratio within each round leaves out what does not.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from typing import Any


@dataclass(frozen=True, slots=True)
class Effort:
    """How long is measured: seconds for a portion of calls and for all rounds, and how many."""

    portion: float
    total: float
    least: int
    most: int

    def rounds(self, seconds: float) -> int:
        """How many rounds of so many seconds."""
        return min(self.most, max(self.least, int(self.total / seconds)))


THOROUGH = Effort(portion=1e-3, total=6.0, least=15, most=101)
QUICK = Effort(portion=5e-4, total=0.5, least=5, most=31)


@dataclass(frozen=True, slots=True)
class Ratio:
    """The median of a ratio, and the quartiles around it."""

    median: float
    low: float
    high: float


def rounds(calls: Mapping[str, Callable[[], Any]], effort: Effort) -> dict[str, list[float]]:
    """Seconds for a call of each, one number for each round."""
    portions = {name: _portion(call, effort.portion) for name, call in calls.items()}
    timers = {name: partial(_timed, call, portions[name]) for name, call in calls.items()}
    one_round = sum(timer() * portions[name] for name, timer in timers.items())
    gc.collect()
    gc.disable()
    try:
        return turns(timers, effort.rounds(one_round))
    finally:
        gc.enable()


def turns(timers: Mapping[str, Callable[[], float]], number: int) -> dict[str, list[float]]:
    """What each timer says, one number for each round."""
    times: dict[str, list[float]] = {name: [] for name in timers}
    for turn in range(number):
        for name in _in_turn(list(timers), turn):
            times[name].append(timers[name]())
    return times


def ratio(times: Sequence[float], base: Sequence[float]) -> Ratio:
    """What the times are in terms of others of the same rounds."""
    ratios = [time / other for time, other in zip(times, base, strict=True)]
    low, median, high = statistics.quantiles(ratios, n=4, method="inclusive")
    return Ratio(median, low, high)


def _in_turn(names: list[str], turn: int) -> list[str]:
    """Each goes first, and each comes after each other, in some of the rounds."""
    start = turn % len(names)
    order = list(islice(cycle(names), start, start + len(names)))
    return order[::-1] if turn // len(names) % 2 else order


def _portion(call: Callable[[], Any], seconds: float) -> int:
    """How many calls take so long when nothing disturbs them."""
    call()
    number = 1
    while (taken := min(_timed(call, number) for _ in range(3)) * number) < seconds / 4:
        number *= 2
    return max(1, round(number * seconds / taken))


def _timed(call: Callable[[], Any], number: int) -> float:
    """Seconds for a call, on average over a number of them."""
    calls = range(number)
    start = time.perf_counter()
    for _ in calls:
        call()
    return (time.perf_counter() - start) / number
