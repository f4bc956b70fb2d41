"""A choice copies what it reads: no bit changes, in whichever way a definition is run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from opspec.engine.definition import run
from tests.definitions import compiled
from tests.trees import draft, element_types, operator_of
from tests.vectors import run_kernel

PADDED = """
operator: Framed
domain: test
summary: Puts one element on each side.
inputs: [{name: x, type: T, shape: '(*d,)'}, {name: c, type: T, shape: ()}]
outputs: [{name: y, type: T, shape: '[d[a] + 2 for a in range(len(d))]'}]
types: {T: [uint4]}
let:
  at(i): '[i[a] - 1 for a in range(len(d))]'
clauses: {C1: x.given, C2: c.given, C3: T.allowed, C4: T.same, C5: c.rank}
definition: >-
  y[*i] = (x[*at(i)] if inside(at(i), d) else c) if (True if len(d) < 9 else False) else 0
versions: [{since: 1}]
"""

Array = np.ndarray[Any, Any]
VERSION = draft("Where").newest


def interpreted(given: dict[str, Array], result: Array) -> Any:
    return run(VERSION, given, {}, element_types(), 1)[0]


def printed(given: dict[str, Array], result: Array) -> Any:
    return compiled(VERSION)(**given)


def recognised(given: dict[str, Array], result: Array) -> Any:
    return run_kernel(VERSION, given, {}, 1, (result,), family=True)[0]


def vectorised(given: dict[str, Array], result: Array) -> Any:
    return run_kernel(VERSION, given, {}, 1, (result,))[0]


@pytest.mark.parametrize("way", [interpreted, printed, recognised, vectorised])
@pytest.mark.parametrize("step", [1, 2, -1])
def test_bits_are_kept(way: Callable[[dict[str, Array], Array], Any], step: int) -> None:
    # All of them are NaN, with each of the patterns that a NaN may have.
    nans = np.arange(0x7F81, 0x7FF1, dtype=np.uint16)[::step]
    chosen = np.arange(nans.size) % 3 == 0
    other = np.array([0xFFC1], np.uint16)
    wanted = np.where(chosen, nans, other)
    given = {
        "condition": chosen,
        "X": nans.view(ml_dtypes.bfloat16),
        "Y": other.view(ml_dtypes.bfloat16),
    }
    got = way(given, wanted.view(ml_dtypes.bfloat16))
    assert got.view(np.uint16).tolist() == wanted.tolist()


@pytest.mark.parametrize("way", ["printed", "vectorised"])
@pytest.mark.parametrize("shape", [(), (2,)])
def test_bits_that_a_type_does_not_count_are_kept_beside_a_single_tensor(
    way: str, shape: tuple[int, ...]
) -> None:
    version = operator_of(PADDED).newest
    # The type has four bits; what stands in the other four is anybody's.
    given = {
        "x": np.full(shape, 0xF3, np.uint8).view(ml_dtypes.uint4),
        "c": np.array(0xA1, np.uint8).view(ml_dtypes.uint4),
    }
    wanted = np.pad(given["x"].view(np.uint8), 1, constant_values=0xA1)
    like = wanted.view(ml_dtypes.uint4)
    if way == "printed":
        got = compiled(version)(**given)
    else:
        got = run_kernel(version, given, {}, 1, (like,))[0]
    assert got.view(np.uint8).tolist() == wanted.tolist()
