# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Operators without a specification: their types follow as far as `onnx.shape_inference` goes.

Nothing is judged here. What `onnx` cannot infer, or takes for a fault, is unknown. It runs C++ code
on whatever a model holds, so it is handed nothing that would make it work without end.
"""

from collections.abc import Mapping, Sequence

from onnx import (
    AttributeProto,
    GraphProto,
    NodeProto,
    TensorProto,
    TypeProto,
    defs,
    helper,
    numpy_helper,
)
from onnx.shape_inference import infer_node_outputs

from onnxops._values import elements
from onnxops.interop.graph import graphs_of, is_text
from onnxops.interop.values import UNKNOWN, Value, Values, read_tensor
from onnxops.types import (
    NUMBERS,
    ForeignType,
    OptionalType,
    SequenceType,
    TensorType,
    ValueType,
)

_BY_NAME: Mapping[str, int] = {name: number for number, name in NUMBERS.items()}
#: The domain of ONNX itself; `onnx` knows it by the empty name.
_ONNX = "ai.onnx"
#: Attributes of more bytes than this are nothing that types depend on, but for tensors.
_LONG_ATTRIBUTE = 4096


class ForeignTypes:
    """The types that follow for nodes of operators without a specification.

    Parameters
    ----------
    imports : mapping of str to int
        The opset of each domain.
    values : Values
        Makes equal values one object.
    infer : bool
        Whether `onnx` is asked; only constants have a type otherwise.
    """

    def __init__(self, imports: Mapping[str, int], values: Values, *, infer: bool) -> None:
        self._infer = infer
        self._imports = imports
        self._values = values
        self._protos: dict[int, TypeProto] = {}
        self._opsets = [
            helper.make_opsetid("" if domain == _ONNX else domain, version)
            for domain, version in imports.items()
            if is_text(domain)
        ]
        self._schemas: dict[tuple[str, str], defs.OpSchema | None] = {}

    def infer(
        self,
        node: NodeProto,
        domain: str,
        inputs: Sequence[Value | None],
        bodies: Sequence[Sequence[Value]],
    ) -> list[Value]:
        """Return what is known of the outputs of a node.

        Parameters
        ----------
        node : onnx.NodeProto
            The node.
        domain : str
            The full name of its domain.
        inputs : sequence of Value or None
            One for each input that it names.
        bodies : sequence of sequence of Value
            For each graph among its attributes, in order, what is known of the graph's outputs.
        """
        schema = self._schema(domain, node.op_type)
        if schema is None:
            return []
        constant = _constant(node)
        if constant is not None:
            return [self._values.one(read_tensor(constant))]
        if not self._infer:
            return []
        try:
            inferred = infer_node_outputs(
                schema,
                _bounded(node, bodies),
                {
                    name: self._proto(value)
                    for name, value in zip(node.input, inputs, strict=False)
                    if value is not None
                },
                _constants(node, inputs),
                opset_imports=self._opsets,
            )
        except Exception:
            # Foreign code on hostile data: besides its own error it raises whatever C++ threw.
            return []
        return [self._known(inferred.get(name)) for name in node.output]

    def _proto(self, value: Value) -> TypeProto:
        proto = self._protos.get(id(value))
        if proto is None:
            proto = self._protos[id(value)] = _written(value.type)
        return proto

    def _known(self, proto: TypeProto | None) -> Value:
        value = UNKNOWN if proto is None else self._values.read(proto)
        return UNKNOWN if value.fault else self._values.inferred(value)

    def _schema(self, domain: str, operator: str) -> defs.OpSchema | None:
        key = (domain, operator)
        if key not in self._schemas:
            self._schemas[key] = self._find(domain, operator)
        return self._schemas[key]

    def _find(self, domain: str, operator: str) -> defs.OpSchema | None:
        opset = self._imports.get(domain, 0)
        if domain == _ONNX and opset > defs.onnx_opset_version():
            return None
        try:
            return defs.get_schema(operator, opset, "" if domain == _ONNX else domain)
        except (defs.SchemaError, TypeError):  # there is none, or a name that is no text
            return None


def _constant(node: NodeProto) -> TensorProto | None:
    """The tensor of a node that has no inputs, and one attribute that says what it gives."""
    if node.input or len(node.attribute) != 1:
        return None
    (attribute,) = node.attribute
    match (attribute.name, attribute.type):
        case ("value", AttributeProto.TENSOR):
            tensor: TensorProto = attribute.t
            return tensor
        case ("value_int", AttributeProto.INT):
            return helper.make_tensor("", TensorProto.INT64, (), [attribute.i])
        case ("value_ints", AttributeProto.INTS):
            shape = (len(attribute.ints),)
            return helper.make_tensor("", TensorProto.INT64, shape, attribute.ints)
    return None


def _bounded(node: NodeProto, bodies: Sequence[Sequence[Value]]) -> NodeProto:
    """The node without what is long, and with graphs that have outputs but no nodes."""
    if not bodies and all(_is_short(attribute) for attribute in node.attribute):
        return node
    bounded = NodeProto(op_type=node.op_type, domain=node.domain)
    bounded.input.extend(node.input)
    bounded.output.extend(node.output)
    left = iter(bodies)
    for attribute in node.attribute:
        graphs = graphs_of(attribute)
        if graphs:
            copy = bounded.attribute.add(name=attribute.name, type=attribute.type)
            if attribute.HasField("g"):
                _outline(copy.g, attribute.g, next(left, ()))
            for graph in attribute.graphs:
                _outline(copy.graphs.add(), graph, next(left, ()))
        elif _is_short(attribute):
            bounded.attribute.append(attribute)
    return bounded


def _is_short(attribute: AttributeProto) -> bool:
    return int(attribute.ByteSize()) <= _LONG_ATTRIBUTE


def _outline(copy: GraphProto, graph: GraphProto, outputs: Sequence[Value]) -> None:
    """Make a graph with the inputs of another, and outputs of which the types are known."""
    copy.input.extend(graph.input)
    for info, value in zip(graph.output, outputs, strict=False):
        copy.output.add(name=info.name, type=_written(value.type))


def _constants(node: NodeProto, inputs: Sequence[Value | None]) -> dict[str, TensorProto]:
    found = {}
    for name, value in zip(node.input, inputs, strict=False):
        array = None if value is None else elements(value.known)
        if array is not None and array.dtype != object:
            found[name] = numpy_helper.from_array(array, name)
    return found


def _written(type_: ValueType | None) -> TypeProto:
    match type_:
        case SequenceType(elem):
            return helper.make_sequence_type_proto(_written(elem))
        case OptionalType(elem):
            return helper.make_optional_type_proto(_written(elem))
        case TensorType(elem_type) if elem_type is not None:
            return helper.make_tensor_type_proto(_BY_NAME[elem_type], type_.shape)
        case TensorType() | ForeignType() | None:
            return TypeProto()
