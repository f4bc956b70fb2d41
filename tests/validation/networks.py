"""Real networks, which the onnx package brings along, and ways to damage them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import onnx
from onnx import AttributeProto, ModelProto, NodeProto, TensorProto, helper

FOLDER = Path(onnx.__file__).parent / "backend" / "test" / "data"
#: Image classifiers of several branches, at opset 9, whose weights are left out.
NETWORKS = ("densenet121", "inception_v1", "inception_v2", "shufflenet", "squeezenet")
OPERATOR = "Concat"


@cache
def _bytes(network: str) -> bytes:
    return (FOLDER / "light" / f"light_{network}.onnx").read_bytes()


def load(network: str) -> ModelProto:
    """A network, fresh each time."""
    model = ModelProto()
    model.ParseFromString(_bytes(network))
    return model


def target(model: ModelProto) -> int:
    """The place of the second node that joins its inputs."""
    places = [place for place, node in enumerate(model.graph.node) if node.op_type == OPERATOR]
    return places[1]


@dataclass(frozen=True)
class Damage:
    """A change of a model at a node; `rules` are those that are then violated.

    `change` returns the place at which the fault is to be found.
    """

    name: str
    rules: tuple[str, ...]
    change: Callable[[ModelProto, int], int]


def _node(model: ModelProto, place: int) -> NodeProto:
    node: NodeProto = model.graph.node[place]
    return node


def _axis(value: int) -> Callable[[ModelProto, int], int]:
    def change(model: ModelProto, place: int) -> int:
        _node(model, place).attribute[0].i = value
        return place

    return change


def _attributes(*attributes: AttributeProto) -> Callable[[ModelProto, int], int]:
    def change(model: ModelProto, place: int) -> int:
        node = _node(model, place)
        del node.attribute[:]
        node.attribute.extend(attributes)
        return place

    return change


def _first_input(operator: str, **attributes: Any) -> Callable[[ModelProto, int], int]:
    """Put a node between the first input of a node and what gives it."""

    def change(model: ModelProto, place: int) -> int:
        node = _node(model, place)
        between = helper.make_node(operator, [node.input[0]], ["between"], **attributes)
        node.input[0] = "between"
        model.graph.node.insert(place, between)
        return place + 1

    return change


def _bfloat16(model: ModelProto, place: int) -> int:
    """Feed a node from outside with a type that came later."""
    node = _node(model, place)
    for number in range(len(node.input)):
        node.input[number] = f"fed{number}"
        info = helper.make_tensor_value_info(f"fed{number}", TensorProto.BFLOAT16, None)
        model.graph.input.append(info)
    return place


def _name_inputs(*names: str) -> Callable[[ModelProto, int], int]:
    """Replace the first inputs; no names take away all inputs."""

    def change(model: ModelProto, place: int) -> int:
        node = _node(model, place)
        left = list(node.input)[len(names) :] if names else []
        del node.input[:]
        node.input.extend([*names, *left])
        return place

    return change


def _image(model: ModelProto, place: int) -> int:
    """Join the picture that the network is given to what was computed from it."""
    inputs = {info.name for info in model.graph.input}
    constants = {tensor.name for tensor in model.graph.initializer}
    _node(model, place).input[0] = next(
        name for node in model.graph.node for name in node.input if name in inputs - constants
    )
    return place


def _scalar(model: ModelProto, place: int) -> int:
    model.graph.initializer.append(helper.make_tensor("scalar", TensorProto.FLOAT, [], [1.0]))
    _node(model, place).input[0] = "scalar"
    return place


def _declare(elem_type: int, shape: list[int]) -> Callable[[ModelProto, int], int]:
    def change(model: ModelProto, place: int) -> int:
        name = _node(model, place).output[0]
        info = helper.make_tensor_value_info(name, elem_type, shape)
        for known in [info for info in model.graph.value_info if info.name == name]:
            model.graph.value_info.remove(known)
        model.graph.value_info.append(info)
        return place

    return change


def _second_output(model: ModelProto, place: int) -> int:
    _node(model, place).output.append("second")
    return place


def _forward(model: ModelProto, place: int) -> int:
    """Move a node in front of the last of those that give its inputs."""
    node = NodeProto()
    node.CopyFrom(_node(model, place))
    givers = [k for k, each in enumerate(model.graph.node) if set(each.output) & set(node.input)]
    del model.graph.node[place]
    model.graph.node.insert(givers[-1], node)
    return givers[-1]


def _again(model: ModelProto, place: int) -> int:
    model.graph.node.append(_node(model, place))
    return len(model.graph.node) - 1


DAMAGES = (
    Damage("axis beyond the rank", ("C6",), _axis(4)),
    Damage("axis negative, which this version does not know", ("C6",), _axis(-3)),
    Damage("axis of 2**63 - 1", ("C6",), _axis(2**63 - 1)),
    Damage("axis of 2**32 + 1, which 32 bits take for 1", ("C6",), _axis(2**32 + 1)),
    Damage("axis removed", ("C10",), _attributes()),
    Damage(
        "axis misspelt",
        ("attribute-unknown", "C10"),
        _attributes(helper.make_attribute("axes", 1)),
    ),
    Damage("axis as a float", ("attribute-type",), _attributes(helper.make_attribute("axis", 1.0))),
    Damage(
        "axis twice", ("attribute-twice",), _attributes(*[helper.make_attribute("axis", 1)] * 2)
    ),
    Damage("an input left out", ("C2",), _name_inputs("")),
    Damage("all inputs left out", ("C1",), _name_inputs()),
    Damage("one type swapped", ("C4",), _first_input("Cast", to=TensorProto.DOUBLE)),
    Damage("all types swapped", ("C3",), _bfloat16),
    Damage("a dimension more", ("C5",), _first_input("Unsqueeze", axes=[0])),
    Damage("a matrix of a tensor", ("C5",), _first_input("Flatten")),
    Damage("a scalar", ("C5",), _scalar),
    Damage(
        "dimensions shifted behind the axis",
        ("C8",),
        _first_input("Pad", pads=[0, 0, 0, 0, 0, 0, 0, 1]),
    ),
    Damage(
        "dimensions shifted before the axis",
        ("C7",),
        _first_input("Pad", pads=[1, 0, 0, 0, 0, 0, 0, 0]),
    ),
    Damage("an input from another place", ("C8",), _image),
    Damage("another type declared", ("output-declared",), _declare(TensorProto.DOUBLE, [])),
    Damage("another shape declared", ("output-declared",), _declare(TensorProto.FLOAT, [1, 2])),
    Damage("an output more", ("output-count",), _second_output),
    Damage("an input that nothing gives", ("model.value-undefined",), _name_inputs("nothing")),
    Damage("a node before what it needs", ("model.value-order",), _forward),
    Damage("a node that is there already", ("model.value-twice",), _again),
)
