"""Single nodes: attributes and inputs are read as strictly as those of a call."""

from collections.abc import Callable
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import NodeProto, helper

from onnxops import OpError, SequenceType, TensorType
from onnxops.interop import check_node, infer_node, run_node
from tests.interop.building import concat, info

A = np.arange(2, dtype=np.float32)
FLOAT = TensorType("float", (2,))


def _with(*attributes: onnx.AttributeProto) -> NodeProto:
    node = concat()
    node.attribute.extend(attributes)
    return node


def _untyped(**fields: Any) -> onnx.AttributeProto:
    return onnx.AttributeProto(name="axis", **fields)


def test_runs_infers_and_checks() -> None:
    for inputs in ([A, A], iter([A, A])):
        (result,) = run_node(concat(axis=0), inputs, opset=13)
        assert result is not None
        assert result.tolist() == [0, 1, 0, 1]
    assert infer_node(concat(axis=0), [FLOAT, FLOAT], opset=13) == (TensorType("float", (4,)),)
    assert check_node(concat(axis=0), [FLOAT, FLOAT], opset=13) == []


def test_the_version_in_force_applies() -> None:
    node = concat(axis=-1)
    assert [v.clause for v in check_node(node, [FLOAT, FLOAT], opset=10)] == ["Concat-4.C6"]
    assert check_node(node, [FLOAT, FLOAT], opset=11) == []
    (result,) = run_node(concat(), [np.eye(2), np.eye(2)], opset=3)
    assert result is not None
    assert result.shape == (2, 4)


FAULTS: list[tuple[str, NodeProto, list[Any]]] = [
    ("C1", concat([], axis=0), []),
    ("C2", concat(["a", ""], axis=0), [FLOAT, FLOAT]),
    ("C2", concat(axis=0), [FLOAT, None]),
    ("C3", concat(axis=0), [FLOAT, SequenceType(FLOAT)]),
    ("input-type", concat(axis=0), [FLOAT, A]),
    ("C3", concat(axis=0), [FLOAT, TensorType("float8e4m3fn", (2,))]),
    ("C4", concat(axis=0), [FLOAT, TensorType("double", (2,))]),
    ("C10", concat(), [FLOAT, FLOAT]),
    ("attribute-type", concat(axis=0.0), [FLOAT, FLOAT]),
    ("attribute-type", concat(axis="0"), [FLOAT, FLOAT]),
    ("attribute-type", concat(axis=[0]), [FLOAT, FLOAT]),
    ("attribute-type", _with(_untyped()), [FLOAT, FLOAT]),
    ("attribute-type", _with(_untyped(i=0, f=1.0)), [FLOAT, FLOAT]),
    ("attribute-unknown", concat(axis=0, dim=1), [FLOAT, FLOAT]),
    ("attribute-twice", _with(*[helper.make_attribute("axis", 0)] * 2), [FLOAT, FLOAT]),
    ("input-count", concat(axis=0), [FLOAT]),
    ("output-count", concat(outputs=["y", "z"], axis=0), [FLOAT, FLOAT]),
    ("output-count", concat(outputs=[], axis=0), [FLOAT, FLOAT]),
    ("input-type", concat(axis=0), [info("a", [-1]).type, FLOAT]),
    ("input-type", concat(axis=0), [3, FLOAT]),
]


@pytest.mark.parametrize(("expected", "node", "types"), FAULTS)
def test_faults_are_found_under_their_clause(
    expected: str, node: NodeProto, types: list[Any]
) -> None:
    found = check_node(node, types, opset=13)
    assert [violation.clause for violation in found] == [f"Concat-13.{expected}"]
    with pytest.raises(OpError) as caught:
        infer_node(node, types, opset=13)
    assert caught.value.clause == f"Concat-13.{expected}"


def test_all_faults_at_once() -> None:
    node = concat(["a", ""], axis=0.0, dim=1)
    found = [violation.clause for violation in check_node(node, [FLOAT, None], opset=13)]
    assert found == ["Concat-13.attribute-type", "Concat-13.attribute-unknown", "Concat-13.C2"]


def test_an_attribute_of_an_old_model_has_no_type() -> None:
    assert check_node(_with(_untyped(i=1)), [FLOAT, FLOAT], opset=13)[0].clause == "Concat-13.C6"


def test_types_are_taken_from_onnx_as_well() -> None:
    types = [info("a", ["N", 2]).type, info("b", [None, 3]).type]
    assert infer_node(concat(axis=1), types, opset=13) == (TensorType("float", ("N", 5)),)


def test_a_reference_outside_of_a_function_is_unknown_or_an_error() -> None:
    node = _with(
        onnx.AttributeProto(name="axis", ref_attr_name="along", type=onnx.AttributeProto.INT)
    )
    assert check_node(node, [FLOAT, FLOAT], opset=13) == []
    with pytest.raises(OpError, match="reference"):
        run_node(node, [A, A], opset=13)


@pytest.mark.parametrize(
    ("node", "opset", "words"),
    [
        (concat(axis=0), 29, "newest known is 28"),
        (helper.make_node("Nothing", ["a", "b"], ["y"]), 13, "unknown operator"),
        (helper.make_node("Concat", ["a", "b"], ["y"], domain="x"), 13, "unknown domain"),
    ],
)
@pytest.mark.parametrize("function", [run_node, infer_node])
def test_what_is_unknown_has_no_clause(
    function: Callable[..., Any], node: NodeProto, opset: int, words: str
) -> None:
    with pytest.raises(OpError, match=words) as caught:
        function(node, [FLOAT, FLOAT], opset=opset)
    assert caught.value.clause is None
    (violation,) = check_node(node, [FLOAT, FLOAT], opset=opset)
    assert violation.clause is None
    assert words in violation.message
