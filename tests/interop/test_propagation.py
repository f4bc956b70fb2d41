"""What follows through nodes without a specification, from constants, and what is not looked at."""

from itertools import pairwise
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import ModelProto, NodeProto, TensorProto, helper, numpy_helper

from onnxops.interop import examine_model
from onnxops.interop.values import read_tensor
from tests.interop.building import concat, info, model

make = helper.make_node
INT64 = TensorProto.INT64


def found(given: ModelProto, **options: Any) -> list[str | None]:
    return [each.clause or each.fault for each in examine_model(given, **options).violations]


def joined(*nodes: NodeProto, axis: int = 0, opset: int = 13, **more: Any) -> ModelProto:
    """Nodes that make `x` of `a`, joined with `t` of shape [1, 9]."""
    last = concat(["x", "t"], ["y"], axis=axis)
    inputs = [info("a", ["N", 3]), info("t", [1, 9])]
    return model([*nodes, last], inputs, [info("y", None)], opset=opset, **more)


def integers(name: str, *values: int) -> TensorProto:
    return numpy_helper.from_array(np.array(values, np.int64), name)


def test_types_follow_through_operators_without_a_specification() -> None:
    tanh = make("Tanh", ["a"], ["x"])
    assert found(joined(tanh)) == ["Concat-13.C8"]
    assert found(joined(tanh), infer=False) == []
    cast = make("Cast", ["a"], ["x"], to=TensorProto.DOUBLE)
    assert found(joined(cast)) == ["Concat-13.C4", "Concat-13.C8"]


def test_symbols_are_kept() -> None:
    node = make("Relu", ["a"], ["x"])
    given = model([node, concat(["x"], ["y"], axis=0)], [info("a", ["N", 3])], [info("y", [4, 3])])
    assert found(given) == []
    given = model(
        [node, concat(["x", "t"], ["y"], axis=1)],
        [info("a", ["N", 3]), info("t", ["M", 9])],
        [info("y", ["K", 13])],
    )
    (violation,) = examine_model(given).violations
    assert violation.clause == "Concat-13.output-declared"
    assert violation.wanted == "tensor(float)[N, 12] as follows"


def test_constants_are_values() -> None:
    reshape = make("Reshape", ["a", "s"], ["x"])
    assert found(joined(reshape, initializers=[integers("s", 3, -1, 2)])) == ["Concat-13.C5"]
    assert found(joined(reshape, initializers=[integers("s", -1, 9)])) == []
    constant = make("Constant", [], ["s"], value=integers("", 3, -1, 2))
    assert found(joined(constant, reshape)) == ["Concat-13.C5"]
    listed = make("Constant", [], ["s"], value_ints=[3, -1, 2])
    assert found(joined(listed, reshape)) == ["Concat-13.C5"]


@pytest.mark.parametrize(("ir_version", "expected"), [(3, ["Concat-13.C5"]), (8, [])])
def test_an_initializer_that_is_an_input_is_a_default(ir_version: int, expected: list[str]) -> None:
    """Another value can be given for it, unless the model is so old that all are inputs.

    The rank of what is reshaped follows from the length of that value too.
    """
    reshape = make("Reshape", ["a", "s"], ["x"])
    given = joined(reshape, initializers=[integers("s", 3, -1, 2)])
    given.ir_version = ir_version
    given.graph.input.append(info("s", [None], INT64))
    assert found(given) == expected
    given.graph.input[-1].CopyFrom(info("s", [4], INT64))
    assert found(given) == ["declared", "Concat-13.C5"]


def test_data_outside_of_the_model_is_left_there() -> None:
    outside = TensorProto(name="x", data_type=TensorProto.FLOAT, dims=[5, 3])
    outside.data_location = TensorProto.EXTERNAL
    outside.external_data.add(key="location", value="nowhere/at/all")
    assert found(joined(initializers=[outside])) == ["Concat-13.C8"]
    shape = TensorProto(name="s", data_type=INT64, dims=[2])
    shape.data_location = TensorProto.EXTERNAL
    shape.external_data.add(key="location", value="nowhere/at/all")
    reshape = make("Reshape", ["a", "s"], ["x"])
    assert found(joined(reshape, initializers=[shape])) == []
    assert read_tensor(shape).constant is None


def test_what_onnx_takes_for_a_fault_is_unknown() -> None:
    wrong = make("Det", ["a"], ["x"])  # of a matrix that is not square
    given = joined(wrong)
    given.graph.input[0].CopyFrom(info("a", [2, 3]))
    assert found(given) == []
    assert examine_model(given).not_covered == {"Det": 1}


def test_constants_whose_data_does_not_fit_are_unknown() -> None:
    broken = TensorProto(name="s", data_type=INT64, dims=[2], raw_data=b"\0" * 7)
    assert found(joined(make("Reshape", ["a", "s"], ["x"]), initializers=[broken])) == []


def test_a_long_vector_is_no_shape() -> None:
    fill = make("ConstantOfShape", ["s"], ["x"])
    given = joined(fill)
    given.graph.input.append(info("s", [2**62], INT64))
    assert found(given) == []


@pytest.mark.parametrize(("doublings", "expected"), [(5, ["Concat-13.C5"]), (7, [])])
def test_ranks_that_no_model_needs_are_unknown(doublings: int, expected: list[str]) -> None:
    """Each node gives nearly twice as many axes as it is given; not for long."""
    names = ["a", *[f"g{number}" for number in range(1, doublings)], "x"]
    nodes = [make("Gather", [before, before], [after], axis=0) for before, after in pairwise(names)]
    given = joined(*nodes)
    given.graph.input[0].CopyFrom(info("a", [1, 1], INT64))
    given.graph.input[1].CopyFrom(info("t", [1, 9], INT64))
    given.graph.output[0].CopyFrom(info("y", None, INT64))
    assert found(given) == expected


def test_no_data_of_sparse_tensors_is_expected() -> None:
    given = joined()
    sparse = onnx.SparseTensorProto()
    sparse.values.CopyFrom(helper.make_tensor("x", TensorProto.FLOAT, [1], [1.0]))
    given.graph.sparse_initializer.append(sparse)
    assert found(given) == ["Concat-13.C3"]


def test_operators_are_counted_once_where_they_stand() -> None:
    called = helper.make_function(
        "local",
        "Twice",
        ["p"],
        ["r"],
        [make("Sigmoid", ["p"], ["q"]), make("Sigmoid", ["q"], ["r"])],
        [helper.make_opsetid("", 13)],
    )
    unused = helper.make_function(
        "local", "Unused", ["p"], ["r"], [make("Tanh", ["p"], ["r"])], [helper.make_opsetid("", 13)]
    )
    nodes = [
        make("Twice", ["a"], ["b"], domain="local"),
        make("Twice", ["t"], ["d"], domain="local"),
        make("Gelu", ["d"], ["x"], domain="com.vendor"),
    ]
    given = joined(*nodes, imports=[("local", 1), ("com.vendor", 1)], functions=[called, unused])
    assert examine_model(given).not_covered == {"Sigmoid": 2, "Tanh": 1, "com.vendor.Gelu": 1}


def test_an_opset_newer_than_onnx_knows_is_not_asked_about() -> None:
    given = joined(make("Relu", ["a"], ["x"]), opset=99)
    assert found(given) == ["opset-unknown"]
    assert examine_model(given).not_covered == {"Concat": 1, "Relu": 1}
