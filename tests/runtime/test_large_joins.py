"""What is refused among small arrays is refused among large ones, which are joined another way."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from onnxops import OpError
from onnxops.ai.onnx import concat
from onnxops.ai.onnx.concat import concat_13
from tests.runtime.joining import joined, noise


@pytest.mark.parametrize("layout", ["C", "F"])
@pytest.mark.parametrize("given_out", [False, True])
@pytest.mark.parametrize(
    ("change", "axis", "clause"),
    [
        (lambda each: each.astype(np.float64), 1, "C4"),
        (lambda each: each.astype(ml_dtypes.float8_e4m3fn), 1, "C3"),
        (lambda each: each[None], 1, "C5"),
        (lambda each: each[0], 1, "C5"),
        (lambda each: each[1:], 1, "C7"),
        (lambda each: each[:, 1:], 0, "C8"),
        (lambda each: each.reshape(3_000, 3, 3), 1, "C5"),
        (lambda each: each, 2, "C6"),
        (lambda each: each, -3, "C6"),
        (lambda each: each, 2**70, "attribute-type"),
        (lambda each: None, 1, "C2"),
    ],
)
def test_violations_among_large_arrays(
    change: Any, axis: int, clause: str, given_out: bool, layout: Any
) -> None:
    good = np.ones((9_000, 3), np.float32, order=layout)
    out = np.zeros((9_000, 9), np.float32) if given_out else None
    with pytest.raises(OpError) as caught:
        concat_13([good, good, change(good)], axis=axis, out=out)
    assert caught.value.clause == f"Concat-13.{clause}"
    assert out is None or not out.any()


def test_shapes_that_differ_though_their_sizes_agree() -> None:
    for shape, axis, clause in (
        ((100, 90, 3), 2, "C7"),
        ((90, 50, 6), 0, "C8"),
        ((90, 300, 1), 0, "C8"),
    ):
        with pytest.raises(OpError) as caught:
            concat_13([noise((90, 100, 3)), noise(shape)], axis=axis)
        assert caught.value.clause == f"Concat-13.{clause}"
    with pytest.raises(OpError) as caught:
        concat_13([noise((9_000, 2, 3)), noise((9_000, 3, 2))], axis=1)
    assert caught.value.clause == "Concat-13.C8"


def test_an_out_that_will_not_do_for_large_arrays() -> None:
    memory = noise((9_000, 9), np.float32)
    good = memory[:, :3].copy()
    for out in (
        np.zeros((9_000, 6)),
        memory[:, 4:],
        memory[:-1, 3:],
        np.zeros((9_000, 6, 1), np.float32),
        np.frombuffer(memory.tobytes(), np.float32).reshape(memory.shape)[:, 3:],
    ):
        with pytest.raises(OpError) as caught:
            concat_13([good, good], axis=1, out=out)
        assert caught.value.clause == "Concat-13.out"
    for shared in (memory[:, :3], memory.reshape(-1)[: good.size].reshape(good.shape)):
        with pytest.raises(OpError, match="memory in common"):
            concat_13(
                [shared, good], axis=1, out=memory.reshape(-1)[: 2 * good.size].reshape(-1, 6)
            )
    apart = concat_13([memory[:, :3], good], axis=1, out=memory[:, 3:])
    assert apart.tobytes() == joined([good, good], 1)
    for tensor, out in ((good, good), (good[:], good), (good, good[:])):
        with pytest.raises(OpError, match="memory in common"):
            concat_13([tensor], axis=1, out=out)


def test_sizes_that_leave_64_bits_are_refused_with_out_as_well() -> None:
    stretched = np.broadcast_to(np.int8(1), 2**62)
    hollow = np.broadcast_to(np.zeros((0, 1), np.int8), (0, 2**62)).T
    for tensor in (stretched, hollow):
        for number in (2, 4, 5):
            out = np.zeros((0, *tensor.shape[1:]), np.int8)
            for given_out in (None, out):
                with pytest.raises(OpError) as caught:
                    concat_13([tensor] * number, axis=0, out=given_out)
                assert caught.value.clause == "Concat-13.C9"


@pytest.mark.parametrize("axis", [1, -1])
def test_what_is_right_is_looked_at_once(axis: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concat, "_solve_11", None)
    good = noise((9_000, 3), np.float32)
    out = np.empty((9_000, 6), np.float32)
    for given_out in (None, out):
        assert concat_13([good, good], axis=axis, out=given_out).tobytes() == joined([good] * 2, 1)


class Moody:
    """No array, though it is asked what an array is asked."""

    @property
    def size(self) -> int:
        raise RuntimeError("not today")


def test_what_is_no_array_may_raise_anything() -> None:
    plain = np.ones((9_000, 3), np.float32)
    moody: Any = Moody()
    with pytest.raises(OpError, match="Moody"):
        concat_13([plain, moody], axis=1)
