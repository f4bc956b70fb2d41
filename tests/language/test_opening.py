"""A sequence where a tensor could stand: a call for each tensor in it, and one type of all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from opspec.engine.binding import bind
from opspec.engine.definition import run
from opspec.engine.names import TensorType
from tests.runtime.emitting import operator, tree, written
from tests.trees import element_types

SQUARED = """
operator: Squared
domain: held
summary: Multiplies a matrix with itself, element by element.
inputs:
  - {name: X, type: T, shape: '(n, m)'}
outputs:
  - {name: Y, type: T, shape: '(n, m)'}
types: {T: [float, int64, seq(float)]}
clauses:
  C1: X.given
  C2: T.allowed
  C3: X.rank
definition: Y[i, j] = X[i, j] * X[i, j]
versions:
  - {since: 1}
  - {since: 2, changes: [{type: T, add: [optional(float)]}]}
"""
A = np.array([[1, 2]], np.float32)
B = np.array([[3], [4]], np.float32)


def float_(*shape: int) -> TensorType:
    return TensorType("float", shape)


@pytest.mark.parametrize(
    ("given", "violated"),
    [
        ([float_(1, 2), float_(2, 1)], ()),
        ([], ()),
        (TensorType("int64", (1, 2)), ()),
        ([TensorType("int64", (1, 2))], ("C2",)),
        ([float_(1, 2), TensorType("int64", (1, 2))], ("C2",)),
        ([float_(1, 2), float_(2)], ("C3",)),
    ],
)
def test_clauses_are_asked_of_each_tensor(given: Any, violated: tuple[str, ...]) -> None:
    outcome = bind(operator(SQUARED).newest, {"X": given}, {})
    assert outcome.violated == violated
    if not violated:
        tensors = given if isinstance(given, list) else [given]
        assert [each.shape for each in outcome.outputs] == [each.shape for each in tensors]


def test_the_definition_is_run_on_each_tensor() -> None:
    found = run(operator(SQUARED).newest, {"X": [A, B]}, {}, element_types())
    assert [each.tolist() for each in found] == [[[1, 4]], [[9], [16]]]


def test_what_is_emitted_says_the_same(tmp_path: Path) -> None:
    package: Any = written(tree("held_ops", [operator(SQUARED)]), tmp_path)
    first, second = package.schema("Squared", 1, "held"), package.schema("Squared", 2, "held")
    assert [each.tolist() for each in first.run([A, B])] == [[[1, 4]], [[9], [16]]]
    assert second.run(None) is None
    for given, clause in (
        (None, "Squared-1.C1"),
        ([A.astype(np.int64)], "Squared-1.C2"),
        ([A, A[0]], "Squared-1.C3"),
    ):
        with pytest.raises(package.OpError) as caught:
            first.run(given)
        assert caught.value.clause == clause
    held = package.OptionalType(package.TensorType("float", (None, 2)))
    assert second.infer(held) == held
    assert [each.clause for each in first.check(held)] == ["Squared-1.C2"]
    assert [each.clause for each in second.check(None)] == ["Squared-2.C1"]
