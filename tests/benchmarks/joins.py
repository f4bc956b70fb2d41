"""Joining tensors: what a call takes with every clause checked, beside all who join them too."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from tests.benchmarks import candidates as by
from tests.benchmarks.figures import OURS, Goal, Kind, Row
from tests.benchmarks.measuring import Effort, busy, elapsed, ratio, rounds
from tests.benchmarks.workloads import Workload, workloads

KINDS = {
    "tiny": Kind("Tiny calls", by.NUMPY),
    "many": Kind("Many tensors", by.NUMPY),
    "wide": Kind("Wide rows", by.NUMPY),
    "narrow": Kind("Narrow rows", by.NUMPY),
    "views": Kind("Views", by.NUMPY),
    "objects": Kind("Strings", by.NUMPY),
}
#: The geometric mean of all narrow workloads.
_NARROW_MEAN = 0.70
#: The time of a tiny call, in times of a call of onnxruntime.
_TINY_BESIDE_RUNTIME = 1 / 3


def rows(kind: str, effort: Effort, smaller: int) -> Iterator[Row]:
    """Measure all workloads of a class."""
    for workload in workloads():
        if workload.kind == kind:
            yield row(workload, effort, smaller)


def row(workload: Workload, effort: Effort, smaller: int = 1) -> Row:
    """Measure one workload."""
    found = by.candidates(workload, workload.tensors(smaller))
    times = rounds({each.name: each.call for each in found}, effort)
    ours, base = busy(times[OURS]), busy(times[by.NUMPY])
    joining = ours
    if by.LOOK in times:  # the goal is on the join, without the look at the elements
        joining = [one - other for one, other in zip(ours, busy(times[by.LOOK]), strict=True)]
    ratios = {
        each.name: ratio(busy(times[each.name]), base)
        if each.threads == 1
        else ratio(elapsed(times[each.name]), elapsed(times[by.NUMPY]))
        for each in found
        if each.name != by.NUMPY
    }
    facts = {"type": workload.dtype, "out": workload.out}
    if by.RUNTIME in times:
        facts["beside runtime"] = ratio(ours, busy(times[by.RUNTIME])).median
    return Row(
        kind=workload.kind,
        name=workload.title,
        rounds=len(base),
        ratios=ratios,
        limit=workload.limit,
        stretch=workload.stretch,
        counted=ratio(joining, base).median,
        counts=f"without {by.LOOK}" if by.LOOK in times else "",
        facts=facts,
    )


def goals(measured: Sequence[Row]) -> Iterator[Goal]:
    """What classes have to reach as a whole."""
    narrow = [each.counted for each in measured if each.kind == "narrow"]
    if narrow:
        mean = math.exp(sum(map(math.log, narrow)) / len(narrow))
        yield Goal("narrow", "geometric mean", _NARROW_MEAN, mean)
    tiny = [each.facts["beside runtime"] for each in measured if each.kind == "tiny"]
    if tiny:
        yield Goal("tiny", "of the time of onnxruntime", _TINY_BESIDE_RUNTIME, max(tiny))
