"""Small nodes and models for the tests of the bridge."""

from collections.abc import Sequence
from typing import Any

import onnx
from onnx import FunctionProto, ModelProto, NodeProto, TensorProto, ValueInfoProto, helper

Shape = Sequence[int | str | None] | None


def concat(
    inputs: Sequence[str] = ("a", "b"), outputs: Sequence[str] = ("y",), **attributes: Any
) -> NodeProto:
    return helper.make_node("Concat", inputs, outputs, **attributes)


def info(name: str, shape: Shape, elem_type: int = TensorProto.FLOAT) -> ValueInfoProto:
    return helper.make_tensor_value_info(name, elem_type, shape)


def model(
    nodes: Sequence[NodeProto],
    inputs: Sequence[ValueInfoProto],
    outputs: Sequence[ValueInfoProto],
    *,
    opset: int = 13,
    imports: Sequence[tuple[str, int]] = (),
    functions: Sequence[FunctionProto] = (),
    value_info: Sequence[ValueInfoProto] = (),
    initializers: Sequence[TensorProto] = (),
) -> ModelProto:
    graph = helper.make_graph(
        nodes, "graph", inputs, outputs, initializer=initializers, value_info=value_info
    )
    opsets = [helper.make_opsetid(*each) for each in (("", opset), *imports)]
    return helper.make_model(graph, opset_imports=opsets, functions=functions)


def function(default: int | None = None) -> FunctionProto:
    """A function `local.Join` whose `axis` is that of the operator inside."""
    node = helper.make_node("Concat", ["p", "q"], ["r"])
    node.attribute.append(
        onnx.AttributeProto(name="axis", ref_attr_name="along", type=onnx.AttributeProto.INT)
    )
    defaults = [] if default is None else [helper.make_attribute("along", default)]
    names = ["along"] if default is None else []
    return helper.make_function(
        "local", "Join", ["p", "q"], ["r"], [node], [helper.make_opsetid("", 13)], names, defaults
    )
