"""Types that a glance says enough about are inferred as the rules infer them, and no others are."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from onnxops import OpError, TensorType, _kernels
from onnxops.ai.onnx import concat
from tests.runtime.emitting import operator, tree, written
from tests.runtime.joining import GLUE

ELEM_TYPES = st.sampled_from(["float", "int64", "int4", None])
SIZES = st.sampled_from([0, 1, 2, "N", "M", None])
SHAPES = st.none() | st.lists(SIZES, max_size=4).map(tuple)
TYPES = st.builds(TensorType, ELEM_TYPES, SHAPES)
HUGE = st.sampled_from([2**62, 2**63 - 1, 2**63])


@st.composite
def joins(draw: Any) -> tuple[list[Any], int]:
    """Types that can be joined along an axis, or could but for one thing."""
    shape = draw(st.lists(SIZES, min_size=1, max_size=4))
    axis = draw(st.integers(0, len(shape) - 1))
    lengths = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3))
    shapes = [(*shape[:axis], length, *shape[axis + 1 :]) for length in lengths]
    elem_types = ["float"] * len(shapes)
    place, one = draw(st.integers(0, len(shape) - 1)), draw(st.integers(0, len(shapes) - 1))
    match draw(st.sampled_from(["nothing", "type", "types", "size", "sizes", "more", "fewer"])):
        case "type":
            elem_types[one] = draw(ELEM_TYPES)
        case "types":
            elem_types = [draw(ELEM_TYPES)] * len(shapes)
        case "size":
            size = draw(SIZES | HUGE)
            shapes[one] = (*shapes[one][:place], size, *shapes[one][place + 1 :])
        case "sizes":
            size = draw(SIZES | HUGE)
            shapes = [(*each[:place], size, *each[place + 1 :]) for each in shapes]
        case "more":
            shapes[one] = (*shapes[one], draw(SIZES))
        case "fewer":
            shapes[one] = shapes[one][:-1]
    types = list(map(TensorType, elem_types, shapes))
    return types, axis - draw(st.sampled_from([0, len(shape)]))


def answer(version: int, types: Any, axis: Any) -> str:
    infer = getattr(concat, f"infer_concat_{version}")
    try:
        return repr(infer(types, axis=axis))
    except OpError as error:
        return repr(error.violation)


@settings(max_examples=500, deadline=None)
@given(
    join=joins()
    | st.tuples(
        st.lists(TYPES, max_size=4), st.integers(-5, 5) | st.sampled_from([None, True, 2**70])
    ),
    version=st.sampled_from([1, 4, 11, 13]),
)
def test_a_glance_sees_what_the_rules_say(join: tuple[list[Any], Any], version: int) -> None:
    types, axis = join
    seen = answer(version, types, axis)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_kernels, "join_types", lambda *_, **__: None)
        assert answer(version, types, axis) == seen


def test_most_models_need_no_more_than_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concat, "_solve_11", None)
    types = [TensorType("float", ("N", None, size)) for size in (1, 0, 5)]
    assert concat.infer_concat_13(types, axis=-1) == TensorType("float", ("N", None, 6))
    assert concat.infer_concat_13(tuple(types[:1]), axis=2) == types[0]


def test_where_two_are_needed_one_is_too_few(tmp_path: Path) -> None:
    paired = written(tree("paired", [operator(GLUE.replace("min: 1", "min: 2"))]), tmp_path)
    glue = importlib.import_module("paired.test.glue")
    array, type_ = np.zeros((2, 3), np.float32), paired.TensorType("float", (2, 3))
    for call, part in ((glue.glue_1, array), (glue.infer_glue_1, type_)):
        with pytest.raises(paired.OpError, match="has 1 tensor, wanted 2 or more"):
            call([part], side=1)
        assert call([part, part], side=1).shape == (2, 6)
