"""Models and data as ONNX writes them: protobuf messages with the same bytes everywhere.

Place in the pipeline: after `forms` and `data`, before `export`. A model holds one node; its inputs
are declared as the form says, its outputs as they follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from onnx import (
    AttributeProto,
    GraphProto,
    ModelProto,
    NodeProto,
    SequenceProto,
    TensorProto,
    TensorShapeProto,
    TypeProto,
    helper,
    numpy_helper,
)

from opspec.engine.definition import Array, Arrays
from opspec.engine.merging import Size
from opspec.engine.names import TensorType
from opspec.engine.opening import opened
from opspec.engine.values import Symbol
from opspec.language.resolved import AttributeKind, ElementType, Input, Value, Version
from opspec.sampling.sample import Sample
from opspec.suite.faults import Fault

#: The version of the model format, where no element type asks for a newer one.
IR_VERSION = 8
#: The element type of a sequence in which there is no tensor that has one.
EMPTY = "float"

_ATTRIBUTE_TYPES: Mapping[AttributeKind, AttributeProto.AttributeType] = {
    "int": AttributeProto.INT,
    "ints": AttributeProto.INTS,
    "float": AttributeProto.FLOAT,
    "floats": AttributeProto.FLOATS,
    "string": AttributeProto.STRING,
    "strings": AttributeProto.STRINGS,
}


class NoModel(Exception):
    """The call cannot be written as a model, and why."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One input of a node: the name of its value, empty where none is given."""

    name: str
    value: Input
    tensors: tuple[TensorType, ...]
    is_sequence: bool = False


def model(
    version: Version,
    declared: Sample,
    outputs: Sequence[TensorType],
    element_types: Mapping[str, ElementType],
    fault: Fault | None = None,
) -> ModelProto:
    """A model of one node; `outputs` are declared as they are given.

    They are what a sequence holds where one comes out.
    """
    slots = list(input_slots(version, declared))
    names = [slot.name for slot in slots]
    graph = GraphProto(name=version.name)
    node = NodeProto(op_type=version.operator, domain=_domain(version))
    node.input.extend(names)
    for slot in slots:
        if slot.name:
            graph.input.add(name=slot.name, type=_input_type(slot, element_types))
    for name, value in declared.attributes.items():
        attribute = version.attribute(name)
        node.attribute.append(_attribute(attribute.onnx_name, attribute.kind, value))
    types = [_tensor_type(output, element_types) for output in outputs]
    if opened(version, declared.inputs) is not None:
        types = [_sequence_type(outputs, element_types)]
    for name, type_ in zip(output_names(version, len(types), names), types, strict=True):
        node.output.append(name)
        graph.output.add(name=name, type=type_)
    if fault is not None:
        _apply(fault, node, graph, element_types)
    graph.node.append(node)
    made = ModelProto(ir_version=_ir_version(graph, element_types), producer_name="opspec")
    made.graph.CopyFrom(graph)
    made.opset_import.add(domain=_domain(version), version=version.since)
    return made


def input_slots(version: Version, sample: Sample) -> Iterator[Slot]:
    """The inputs of the node in order; absent ones at the end are left out where they may be."""
    found: list[Slot] = []
    for value in version.inputs:
        argument = sample.inputs.get(value.name)
        if value.variadic:
            for k, member in enumerate([] if isinstance(argument, TensorType) else argument or ()):
                name = "" if member is None else f"{value.onnx_name}_{k}"
                found.append(Slot(name, value, () if member is None else (member,)))
        elif argument is None:
            found.append(Slot("", value, ()))
        else:
            members = [argument] if isinstance(argument, TensorType) else argument
            tensors = tuple(member for member in members if member is not None)
            found.append(Slot(value.onnx_name, value, tensors, argument is members))
    while found and not found[-1].name and (found[-1].value.optional or found[-1].value.ignored):
        found.pop()
    return iter(found)


def output_names(version: Version, count: int, taken: Sequence[str]) -> list[str]:
    """The names of the outputs of the node, none of which an input has."""
    names = [output.onnx_name for output in version.outputs if output.variadic is None]
    variadic = next((output for output in version.outputs if output.variadic), None)
    if variadic is not None:
        names += [f"{variadic.onnx_name}_{k}" for k in range(count - len(names))]
    return [f"{name}_out" if name in taken else name for name in names[:count]]


def input_values(
    version: Version, sample: Sample, arrays: Arrays
) -> list[TensorProto | SequenceProto]:
    """The values of the graph's inputs, in order."""
    values: list[TensorProto | SequenceProto] = []
    for slot in input_slots(version, sample):
        given = arrays.get(slot.value.name)
        if not slot.name or given is None:
            continue
        if isinstance(given, np.ndarray):
            values.append(tensor(given, slot.name))
        elif slot.value.variadic:
            member = given[int(slot.name.rpartition("_")[2])]
            assert member is not None
            values.append(tensor(member, slot.name))
        else:
            values.append(numpy_helper.from_list([m for m in given if m is not None], slot.name))
    return values


def output_values(
    version: Version, sample: Sample, results: Sequence[Array], names: Sequence[str]
) -> list[TensorProto | SequenceProto]:
    """The values of the graph's outputs, in order."""
    if opened(version, sample.inputs) is not None:
        return [numpy_helper.from_list(list(results), names[0])]
    return [tensor(result, name) for result, name in zip(results, names, strict=False)]


def tensor(array: Array, name: str) -> TensorProto:
    """An array as ONNX writes it."""
    return numpy_helper.from_array(array, name)


def _domain(version: Version) -> str:
    return "" if version.domain == "ai.onnx" else version.domain


def _ir_version(graph: GraphProto, element_types: Mapping[str, ElementType]) -> int:
    """The oldest version of the format that has all element types in use, and is in common use."""
    since = {type_.number: type_.since_ir for type_ in element_types.values()}
    used = {_tensor_part(info.type).elem_type for info in (*graph.input, *graph.output)}
    return max([IR_VERSION, *(since.get(number, 0) for number in used)])


def _tensor_part(type_: TypeProto) -> TypeProto.Tensor:
    while type_.HasField("sequence_type"):
        type_ = type_.sequence_type.elem_type
    return type_.tensor_type


def _input_type(slot: Slot, element_types: Mapping[str, ElementType]) -> TypeProto:
    if slot.is_sequence:
        return _sequence_type(slot.tensors, element_types)
    return _tensor_type(slot.tensors[0], element_types)


def _sequence_type(
    tensors: Sequence[TensorType], element_types: Mapping[str, ElementType]
) -> TypeProto:
    """A sequence of tensors of which the element type alone is known."""
    elem = TensorType(tensors[0].elem_type if tensors else EMPTY, None)
    return helper.make_sequence_type_proto(_tensor_type(elem, element_types))


def _tensor_type(tensor: TensorType, element_types: Mapping[str, ElementType]) -> TypeProto:
    proto = TypeProto()
    proto.tensor_type.elem_type = element_types[tensor.elem_type or "float"].number
    if tensor.shape is not None:
        proto.tensor_type.shape.SetInParent()
        for size in tensor.shape:
            _add_size(proto.tensor_type, size)
    return proto


def _add_size(proto: TypeProto.Tensor, size: Size) -> None:
    dim = proto.shape.dim.add()
    if isinstance(size, int):
        dim.dim_value = size
    elif isinstance(size, Symbol):
        dim.dim_param = size.name


def _attribute(name: str, kind: AttributeKind, value: Value) -> AttributeProto:
    if kind not in _ATTRIBUTE_TYPES:
        raise NoModel(f"attributes of type {kind} are not exported yet")
    proto = AttributeProto(name=name, type=_ATTRIBUTE_TYPES[kind])
    values = value if isinstance(value, tuple) else (value,)
    match kind:
        case "int" if isinstance(value, int):
            proto.i = value
        case "float" if isinstance(value, int | float):
            proto.f = value
        case "string" if isinstance(value, str):
            proto.s = value.encode()
        case "ints":
            proto.ints.extend(int(each) for each in values)
        case "floats":
            proto.floats.extend(float(each) for each in values)
        case "strings":
            proto.strings.extend(str(each).encode() for each in values)
    return proto


def _apply(
    fault: Fault, node: NodeProto, graph: GraphProto, element_types: Mapping[str, ElementType]
) -> None:
    """Carry out what is wrong with the node, or with what is declared."""
    if fault.replaces:
        names = {name for name, _, _ in fault.added}
        kept = [attribute for attribute in node.attribute if attribute.name not in names]
        del node.attribute[:]
        node.attribute.extend(kept)
    for name, kind, value in fault.added:
        node.attribute.append(_attribute(name, kind, value))
    for number in range(fault.extra_inputs):
        extra = graph.input.add(name=f"extra_{number}")
        extra.type.CopyFrom(graph.input[0].type)
        node.input.append(extra.name)
    for number in range(fault.extra_outputs):
        surplus = graph.output.add(name=f"surplus_{number}")
        surplus.type.CopyFrom(graph.output[0].type)
        node.output.append(surplus.name)
    if fault.input_size is not None:
        _first_size(graph.input[0].type).dim_value = fault.input_size
    declared = graph.output[0].type.tensor_type
    if fault.output_type:
        declared.elem_type = element_types[fault.output_type].number
    if fault.output_axes:
        declared.shape.dim.add().dim_value = 1
    if fault.output_size:
        _first_size(graph.output[0].type).dim_value += fault.output_size


def _first_size(type_: TypeProto) -> TensorShapeProto.Dimension:
    """The first size that a type declares."""
    sizes = _tensor_part(type_).shape.dim
    if not sizes:
        raise NoModel("no size is declared that could be wrong")
    first: TensorShapeProto.Dimension = sizes[0]
    return first
