"""A choice between reads copies: no bit changes, in whichever way a definition is run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from opspec.engine.definition import run
from tests.definitions import compiled
from tests.trees import draft, element_types
from tests.vectors import run_kernel

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
