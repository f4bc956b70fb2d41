"""What an operator does to a tensor it does to those in sequences and optional values."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper

from onnxops import OpError, OptionalType, SequenceType, TensorType
from onnxops.ai.onnx import v13, v14, v16
from onnxops.ai.onnx.identity import (
    check_identity_13,
    check_identity_14,
    check_identity_16,
    infer_identity_14,
    infer_identity_16,
)
from onnxops.interop import Backend, check_model, run_node

FLOAT = TensorType("float", ("N", 2))


def test_a_sequence_gives_a_sequence() -> None:
    given = [np.ones((2, 1), np.float32), np.zeros(3, np.float32)]
    found = v14.identity(given)
    assert isinstance(found, list)
    for one, other in zip(found, given, strict=True):
        assert one is not other
        assert one.dtype == other.dtype
        assert one.tolist() == other.tolist()


def test_an_empty_sequence_stays_one() -> None:
    assert v14.identity([]) == []


def test_other_lists_are_tensors() -> None:
    assert v14.identity([1.0, 2.0]).tolist() == [1.0, 2.0]
    assert v13.identity([np.ones(2), np.ones(2)]).shape == (2, 2)


@pytest.mark.parametrize(
    "type_",
    [
        FLOAT,
        SequenceType(FLOAT),
        SequenceType(FLOAT, [FLOAT, TensorType("float")]),
        SequenceType(TensorType()),
        OptionalType(FLOAT),
        OptionalType(SequenceType(FLOAT)),
    ],
)
def test_types_are_inferred_within(type_: Any) -> None:
    assert check_identity_16(type_) == []
    found = infer_identity_16(type_)
    assert found == type_
    assert getattr(found, "members", None) == getattr(type_, "members", None)


@pytest.mark.parametrize(
    ("check", "type_", "got"),
    [
        (check_identity_13, SequenceType(FLOAT), "type seq(tensor(float)[N,2])"),
        (check_identity_14, OptionalType(FLOAT), "type optional(tensor(float))"),
        (check_identity_14, SequenceType(TensorType("bfloat16")), "type seq(tensor(bfloat16))"),
        (
            check_identity_16,
            OptionalType(SequenceType(TensorType("bfloat16"))),
            "type optional(seq(tensor(bfloat16)))",
        ),
        (
            check_identity_16,
            SequenceType(FLOAT, [FLOAT, TensorType("int64")]),
            "type seq(tensor(float)) and seq(tensor(int64))",
        ),
    ],
)
def test_containers_that_are_not_allowed(check: Any, type_: Any, got: str) -> None:
    (violation,) = check(type_)
    assert violation.clause.endswith(".C2")
    assert violation.got.replace(" ", "") == got.replace(" ", "")


def test_what_is_wrong_with_a_sequence_is_raised() -> None:
    mixed: list[Any] = [np.ones(2, np.float32), np.ones(2, np.int64)]
    with pytest.raises(OpError) as caught:
        v14.identity(mixed)
    assert caught.value.clause == "Identity-14.C2"
    with pytest.raises(OpError) as caught:
        v16.identity([np.ones(2, np.float32)], out=np.ones(2, np.float32))
    assert caught.value.clause == "Identity-16.out"
    with pytest.raises(OpError):
        infer_identity_14(OptionalType(FLOAT))


def test_none_is_a_value_that_is_missing() -> None:
    assert v16.identity(None) is None
    with pytest.raises(OpError) as caught:
        v16.identity(None, out=np.ones(2, np.float32))
    assert caught.value.clause == "Identity-16.out"
    with pytest.raises(OpError) as caught:
        v14.identity(None)  # type: ignore[arg-type]
    assert caught.value.clause == "Identity-14.C1"


def test_a_node_tells_a_missing_value_from_an_input_left_out() -> None:
    assert run_node(helper.make_node("Identity", ["x"], ["y"]), [None], opset=16) == (None,)
    with pytest.raises(OpError) as caught:
        run_node(helper.make_node("Identity", [""], ["y"]), [None], opset=16)
    assert caught.value.clause == "Identity-16.C1"


@pytest.mark.parametrize("value", [None, np.ones(2, np.float32)])
def test_models_hand_on_optional_values(value: Any) -> None:
    node = helper.make_node("Identity", ["x"], ["y"])
    tensor = helper.make_tensor_type_proto(TensorProto.FLOAT, [2])
    type_ = helper.make_optional_type_proto(tensor)
    infos = [helper.make_value_info(name, type_) for name in "xy"]
    graph = helper.make_graph([node], "g", infos[:1], infos[1:])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 16)])
    assert check_model(model) == []
    (found,) = Backend.run_model(model, [value])
    assert found is None if value is None else found.tolist() == value.tolist()
