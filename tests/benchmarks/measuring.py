"""How it is timed: all take turns, round by round, and only what happens in one round is compared.

On a machine that others use as well, a time says little, and neither does the least of many. That
all take turns in short portions makes what disturbs one disturb the others; the median over many
rounds of the ratio within each round leaves out what does not. What works in one thread is timed
by how long that thread had the processor, as it may have to wait for it.
"""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter, thread_time
from typing import Any, NamedTuple, TypeVar

Told = TypeVar("Told")


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


class Time(NamedTuple):
    """Seconds by the clock, and those in which the calling thread had a processor."""

    elapsed: float
    busy: float


def rounds(calls: Mapping[str, Callable[[], Any]], effort: Effort) -> dict[str, list[Time]]:
    """What a call of each takes, one time for each round."""
    portions = {name: _portion(call, effort.portion) for name, call in calls.items()}
    timers = {name: partial(_timed, call, portions[name]) for name, call in calls.items()}
    one_round = sum(timer().elapsed * portions[name] for name, timer in timers.items())
    gc.collect()
    gc.disable()
    try:
        return turns(timers, effort.rounds(one_round))
    finally:
        gc.enable()


def busy(times: Sequence[Time]) -> list[float]:
    """The time that work in one thread takes."""
    return [time.busy for time in times]


def elapsed(times: Sequence[Time]) -> list[float]:
    """The time after which work in several threads is done."""
    return [time.elapsed for time in times]


def turns(timers: Mapping[str, Callable[[], Told]], number: int) -> dict[str, list[Told]]:
    """What each timer says, once for each round."""
    times: dict[str, list[Told]] = {name: [] for name in timers}
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
    """Return an order of its own for each round, as each finds the caches as another left them."""
    return Random(turn).sample(names, len(names))


def _portion(call: Callable[[], Any], seconds: float) -> int:
    """How many calls take so long when nothing disturbs them."""
    call()
    number = 1
    while (taken := min(_timed(call, number).elapsed for _ in range(3)) * number) < seconds / 4:
        number *= 2
    return max(1, round(number * seconds / taken))


def _timed(call: Callable[[], Any], number: int) -> Time:
    """What a call takes, on average over a number of them."""
    calls = range(number)
    start, started = perf_counter(), thread_time()
    for _ in calls:
        call()
    return Time((perf_counter() - start) / number, (thread_time() - started) / number)
