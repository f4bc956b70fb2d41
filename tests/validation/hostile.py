"""Files that are broken, or made to break whatever reads them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from onnx import AttributeProto, ModelProto, TensorProto, helper

from tests.interop.building import concat, info, model
from tests.validation.networks import load

HUGE = 2**62


def _serialized(given: ModelProto) -> bytes:
    data: bytes = given.SerializeToString()
    return data


def _network() -> bytes:
    return _serialized(load("squeezenet"))


def _random() -> bytes:
    return random.Random(7).randbytes(20_000)


def _huge_sizes() -> bytes:
    inputs = [info("a", [HUGE, 3]), info("b", [HUGE, 3])]
    return _serialized(model([concat(axis=0)], inputs, [info("y", None)]))


def _huge_rank() -> bytes:
    """A vector that is the shape of a tensor, which would have as many axes."""
    nodes = [
        helper.make_node("ConstantOfShape", ["s"], ["a"]),
        concat(axis=0),
    ]
    shape = info("s", [2**40], TensorProto.INT64)
    return _serialized(model(nodes, [shape, info("b", [2])], [info("y", None)]))


def _doubled_rank() -> bytes:
    """Every node gives twice as many axes as it is given."""
    nodes = [
        helper.make_node("Gather", [f"v{k}", f"v{k}"], [f"v{k + 1}"], axis=0) for k in range(60)
    ]
    nodes.append(concat(["v60", "v0"], axis=0))
    inputs, outputs = (
        [info(name, shape, TensorProto.INT64)] for name, shape in (("v0", [1, 1]), ("y", None))
    )
    return _serialized(model(nodes, inputs, outputs))


def _cycle() -> bytes:
    nodes = [concat(["a", "z"], ["y"], axis=0), concat(["y", "a"], ["z"], axis=0)]
    return _serialized(model(nodes, [info("a", [2])], [info("z", None)]))


def _names_twice() -> bytes:
    nodes = [concat(axis=0), concat(axis=0)]
    return _serialized(model(nodes, [info("a", [2]), info("b", [2])], [info("y", None)]))


def _axis() -> bytes:
    inputs = [info("a", [2]), info("b", [2])]
    return _serialized(model([concat(axis=2**63 - 1)], inputs, [info("y", None)]))


def _no_text() -> bytes:
    inputs = [info("aaaa", [2]), info("b", [2])]
    given = model([concat(["aaaa", "b"], axis=0)], inputs, [info("y", None)])
    return _serialized(given).replace(b"aaaa", b"a\xff\xfea")


def nested(depth: int) -> ModelProto:
    """A model whose graphs stand inside each other, with a fault in the innermost one."""
    inputs = [info("c", [], TensorProto.BOOL), info("a", [2]), info("b", [2])]
    given = model([], inputs, [info("y", None)])
    graph = given.graph
    for _ in range(depth):
        # Built where it stands: protobuf copies nothing that is nested so deep.
        node = graph.node.add(op_type="If", input=["c"], output=["y"])
        graph = node.attribute.add(name="then_branch", type=AttributeProto.GRAPH).g
        graph.output.add(name="y")
    graph.node.append(concat(axis=9))
    return given


def _message(number: int, content: bytes) -> bytes:
    """A field of a message of protobuf."""
    size, length = len(content), b""
    while size > 0x7F:
        length += bytes([size & 0x7F | 0x80])
        size >>= 7
    return bytes([number << 3 | 2]) + length + bytes([size]) + content


def _nested_bytes() -> bytes:
    """Graphs nested 1,000 deep, which protobuf itself would not write."""
    inner = b""
    for _ in range(1000):
        inner = _message(1, _message(5, _message(6, inner)))
    return _message(7, inner)


def many_nodes(count: int, width: int = 1) -> ModelProto:
    """A model of many nodes, whose shapes repeat every `width` nodes."""
    nodes = []
    for number in range(count):
        start = "a" if number % width == 0 else f"v{number - 1}"
        nodes.append(concat([start, "b"], [f"v{number}"], axis=0))
    inputs = [info("a", [2, 3]), info("b", [4, 3])]
    return model(nodes, inputs, [info(f"v{count - 1}", None)])


def calls(depth: int, size: int | str) -> ModelProto:
    """A model of functions that each call the next one twice: 2**depth calls of the last.

    The last one doubles the size, so that no two calls are alike unless it is a symbol.
    """
    functions = []
    for number in range(depth):
        callee = f"F{number + 1}"
        nodes = [
            helper.make_node(callee, ["x"], ["t"], domain="local"),
            helper.make_node(callee, ["t"], ["y"], domain="local"),
        ]
        if number == depth - 1:
            nodes = [concat(["x", "x"], ["y"], axis=0)]
        functions.append(
            helper.make_function(
                "local",
                f"F{number}",
                ["x"],
                ["y"],
                nodes,
                [helper.make_opsetid("", 13), helper.make_opsetid("local", 1)],
            )
        )
    call = helper.make_node("F0", ["a"], ["y"], domain="local")
    return model(
        [call], [info("a", [size])], [info("y", None)], imports=[("local", 1)], functions=functions
    )


#: For each file how it is made, and the rules that must be among those found violated.
FILES: Mapping[str, tuple[Callable[[], bytes], set[str]]] = {
    "empty": (lambda: b"", {"file.empty"}),
    "truncated": (lambda: _network()[:5000], {"file.truncated"}),
    "truncated at a byte": (lambda: _network()[:-1], {"file.truncated"}),
    "random bytes": (_random, {"file.damaged"}),
    "zeros": (lambda: bytes(1000), {"file.damaged"}),
    "a text": (lambda: b"ir_version: 8\ngraph { name: 'g' }\n" * 99, {"file.no-model"}),
    "a text in UTF-8": (lambda: ("é" * 5000).encode(), {"file.no-model"}),
    "a tensor": (
        lambda: helper.make_tensor("t", TensorProto.FLOAT, [2], [1.0, 2.0]).SerializeToString(),
        {"file.damaged"},
    ),
    "a model without a graph": (
        lambda: ModelProto(ir_version=8, producer_name="x").SerializeToString(),
        {"file.no-model"},
    ),
    "graphs nested 1,000 deep": (_nested_bytes, {"file.damaged"}),
    "graphs nested as deep as protobuf reads": (lambda: _serialized(nested(31)), {"Concat-13.C6"}),
    "huge sizes": (_huge_sizes, {"Concat-13.C9"}),
    "a huge rank": (_huge_rank, set()),
    "ranks that double": (_doubled_rank, set()),
    "a cycle": (_cycle, {"model.value-order"}),
    "names given twice": (_names_twice, {"model.value-twice"}),
    "the largest axis": (_axis, {"Concat-13.C6"}),
    "names that are no UTF-8": (_no_text, {"model.text"}),
    "100,000 nodes": (lambda: _serialized(many_nodes(100_000)), set()),
    "2**40 calls": (lambda: _serialized(calls(40, "N")), set()),
    "2**40 calls that differ": (lambda: _serialized(calls(40, 1)), {"Concat-13.C9"}),
    "2**40 calls of nothing": (lambda: _serialized(calls(40, 0)), set()),
}
