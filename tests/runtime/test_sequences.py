"""Inputs that are sequences: given in any iterable, counted or not, in nodes and in models."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper

from onnxops import OpError, SequenceType, TensorType
from onnxops.ai.onnx.concat_from_sequence import (
    check_concat_from_sequence_11 as check_concat_from_sequence,
)
from onnxops.ai.onnx.concat_from_sequence import (
    concat_from_sequence_11 as concat_from_sequence,
)
from onnxops.ai.onnx.concat_from_sequence import (
    infer_concat_from_sequence_11 as infer_concat_from_sequence,
)
from onnxops.interop import Backend, check_model

A = np.array([[1, 2]], np.float32)
B = np.array([[3, 4], [5, 6]], np.float32)
ROWS = [TensorType("float", (1, 2)), TensorType("float", (2, 2))]


@pytest.mark.parametrize("container", [list, tuple, iter])
def test_any_iterable_is_a_sequence(container: Any) -> None:
    joined = concat_from_sequence(container([A, B]), axis=0)
    assert joined.tolist() == [[1, 2], [3, 4], [5, 6]]


@pytest.mark.parametrize("wrong", [A, "text", 1, [A, None]])
def test_what_is_no_sequence(wrong: Any) -> None:
    with pytest.raises(OpError) as caught:
        concat_from_sequence(wrong, axis=0)
    assert caught.value.clause == "ConcatFromSequence-11.input-type"


def test_an_empty_sequence_is_given() -> None:
    with pytest.raises(OpError) as caught:
        concat_from_sequence([], axis=0)
    assert caught.value.clause == "ConcatFromSequence-11.C4"


def test_what_follows_where_members_are_counted() -> None:
    counted = SequenceType(TensorType("float"), ROWS)
    assert infer_concat_from_sequence(counted, axis=0) == TensorType("float", (3, 2))
    assert counted == SequenceType(TensorType("float"))


def test_what_follows_where_they_are_not() -> None:
    uncounted = SequenceType(TensorType("float", (2, 3)))
    assert check_concat_from_sequence(uncounted, axis=1) == []
    assert infer_concat_from_sequence(uncounted, axis=1) == TensorType("float", (2, None))
    stacked = infer_concat_from_sequence(uncounted, axis=-1, new_axis=1)
    assert stacked == TensorType("float", (2, 3, None))
    (found,) = check_concat_from_sequence(uncounted, axis=2)
    assert found.clause == "ConcatFromSequence-11.C7"
    assert infer_concat_from_sequence(TensorType(), axis=0) == TensorType()


def test_a_tensor_is_no_sequence() -> None:
    (found,) = check_concat_from_sequence(ROWS[0], axis=0)
    assert found.clause == "ConcatFromSequence-11.C2"
    assert "a sequence of tensors" in str(found)


def test_nodes_and_models_take_sequences() -> None:
    node = helper.make_node("ConcatFromSequence", ["s"], ["y"], axis=0, new_axis=1)
    (stacked,) = Backend.run_node(node, [[A, A]])
    assert stacked.shape == (2, 1, 2)
    sequence = helper.make_tensor_sequence_value_info("s", TensorProto.FLOAT, None)
    result = helper.make_tensor_value_info("y", TensorProto.FLOAT, None)
    model = helper.make_model(helper.make_graph([node], "g", [sequence], [result]))
    assert check_model(model) == []
    (run,) = Backend.prepare(model).run([[A, A]])
    assert run.tolist() == stacked.tolist()
    node.attribute[1].i = 2
    model = helper.make_model(helper.make_graph([node], "g", [sequence], [result]))
    assert [each.clause for each in check_model(model)] == ["ConcatFromSequence-11.C8"]
