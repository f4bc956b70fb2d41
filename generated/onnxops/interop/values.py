# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Types and small constants as models state them."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from onnx import GraphProto, TensorProto, TypeProto, ValueInfoProto, numpy_helper

from onnxops.types import (
    NUMBERS,
    ForeignType,
    OptionalType,
    SequenceType,
    TensorType,
    ValueType,
    dtype_of,
)

#: Elements in row-major order: numbers, symbols that stand for them, None for unknown ones.
Elements = tuple[int | float | str | None, ...]
#: Types nested deeper than this are not looked into; no model needs half of it.
_DEEPEST = 16
#: Types that follow with more axes than this are not kept: with each node their number can double.
_MANY_AXES = 64
#: Constants of more elements than this are not kept: sizes, axes and the like are few.
MANY_ELEMENTS = 1024
_NUMBERS = frozenset({TensorProto.BOOL, TensorProto.INT32, TensorProto.INT64, TensorProto.FLOAT})


class Value(NamedTuple):
    """What is known of a value.

    Attributes
    ----------
    type : ValueType or None
        Its type, if anything is known of it.
    fault : str or None
        What is wrong with the type that a model declares.
    operator, since_version, domain : str or None, int, str
        The operator that the type follows from, if it is one that is specified here.
    constant : tuple of (int, float, str or None), or None
        The elements of a small tensor in row-major order, where they are known; of integers also
        symbols, and None where nothing is known of one.
    """

    type: ValueType | None = None
    fault: str | None = None
    operator: str | None = None
    since_version: int = 0
    domain: str = ""
    constant: Elements | None = None

    @property
    def known(self) -> ValueType:
        """The type as far as it is known, with the elements in it where they are."""
        if self.type is None:
            return TensorType()
        if self.constant is None or not isinstance(self.type, TensorType):
            return self.type
        return with_elements(self.type, self.constant)


UNKNOWN = Value()


class Values:
    """Values read once: what is equal is one object, which can stand for its value in a key."""

    def __init__(self) -> None:
        self._known: dict[Value, Value] = {UNKNOWN: UNKNOWN}
        self._read: dict[bytes, Value] = {}

    def one(self, value: Value) -> Value:
        """Return the object that stands for all values like this one."""
        return self._known.setdefault(value, value)

    def inferred(self, value: Value) -> Value:
        """Return the same for a value that follows from others, whose shape may be too long."""
        if isinstance(value.type, TensorType) and len(value.type.shape or ()) > _MANY_AXES:
            return self.one(Value(TensorType(value.type.elem_type)))
        return self.one(value)

    def read(self, proto: TypeProto) -> Value:
        """Return what a type says."""
        key = proto.SerializeToString()
        value = self._read.get(key)
        if value is None:
            value = self._read[key] = self.one(read_type(proto))
        return value

    def declared(self, infos: Iterable[ValueInfoProto]) -> dict[str, Value]:
        """Return what declarations say, by name; the last one of a name counts."""
        return {info.name: self.read(info.type) for info in infos if info.HasField("type")}


def read_type(proto: TypeProto, depth: int = 0) -> Value:
    """Read a type; what is wrong with it is noted, and that part of it is unknown."""
    if depth > _DEEPEST:
        return Value(ForeignType("a type nested too deep"))
    match proto.WhichOneof("value"):
        case "tensor_type":
            return _tensor(proto.tensor_type)
        case "sequence_type":
            elem = read_type(proto.sequence_type.elem_type, depth + 1)
            return Value(SequenceType(elem.type or TensorType()), elem.fault)
        case "optional_type":
            elem = read_type(proto.optional_type.elem_type, depth + 1)
            return Value(OptionalType(elem.type or TensorType()), elem.fault)
        case None:
            return UNKNOWN
        case other:
            return Value(ForeignType(other.removesuffix("_type")))


def read_tensor(tensor: TensorProto) -> Value:
    """Return what is known of a constant of a model; data outside of the model is left there."""
    value = _typed(tensor.data_type, list(tensor.dims))
    if value.fault is not None or not _is_small(tensor):
        return value
    try:
        elements = numpy_helper.to_array(tensor).ravel().tolist()
    except Exception:  # whatever is raised about data that do not fit the type
        return value
    return Value(value.type, constant=tuple(elements))


def with_elements(type_: TensorType, elements: Elements) -> TensorType:
    """Return a type of known shape with its elements in it."""
    shape = tuple(size for size in type_.shape or () if isinstance(size, int))
    partly = any(each is None or isinstance(each, str) for each in elements)
    dtype = object if partly else type_.elem_type and dtype_of(type_.elem_type)
    return TensorType(type_.elem_type, shape, np.array(elements, dtype).reshape(shape))


def initializers_of(graph: GraphProto) -> Iterator[tuple[str, Value]]:
    """Yield the initializers of a graph by name; nothing that is known here takes a sparse one."""
    for tensor in graph.initializer:
        yield tensor.name, read_tensor(tensor)
    for sparse in graph.sparse_initializer:
        yield sparse.values.name, Value(ForeignType("sparse_tensor"))


def merged(first: ValueType | None, second: ValueType | None) -> ValueType | None:
    """Return all that two statements about one value say; the first wins where they differ."""
    if not (isinstance(first, TensorType) and isinstance(second, TensorType)):
        return second if first is None else first
    elem_type = first.elem_type or second.elem_type
    if first.shape is None or second.shape is None or len(first.shape) != len(second.shape):
        return TensorType(elem_type, first.shape if first.shape is not None else second.shape)
    sizes = zip(first.shape, second.shape, strict=True)
    return TensorType(elem_type, tuple(_more_certain(*pair) for pair in sizes))


def contradict(first: ValueType, second: ValueType) -> bool:
    """Tell whether two statements about one value cannot both be true."""
    match (first, second):
        case (TensorType(), TensorType()):
            if first.elem_type and second.elem_type and first.elem_type != second.elem_type:
                return True
            if first.shape is None or second.shape is None:
                return False
            if len(first.shape) != len(second.shape):
                return True
            pairs = zip(first.shape, second.shape, strict=True)
            return any(isinstance(a, int) and isinstance(b, int) and a != b for a, b in pairs)
        case (SequenceType(a), SequenceType(b)) | (OptionalType(a), OptionalType(b)):
            # An element of which nothing is known reads as a tensor of which nothing is known.
            return TensorType() not in (a, b) and contradict(a, b)
    return type(first) is not type(second)


def _tensor(proto: TypeProto.Tensor) -> Value:
    if not proto.HasField("shape"):
        return _typed(proto.elem_type, None)
    # Protobuf hands out as bytes what is no UTF-8; `str` makes a symbol of it all the same.
    sizes = [
        dim.dim_value if dim.HasField("dim_value") else str(dim.dim_param) or None
        for dim in proto.shape.dim
    ]
    return _typed(proto.elem_type, sizes)


def _typed(number: int, shape: Sequence[int | str | None] | None) -> Value:
    if number and number not in NUMBERS:
        return Value(ForeignType(f"element type number {number}"))
    if shape is None:
        return Value(TensorType(NUMBERS.get(number)))
    sizes: list[int | str | None] = []
    fault = None
    for axis, size in enumerate(shape):
        negative = isinstance(size, int) and size < 0
        sizes.append(None if negative else size)
        if negative and fault is None:
            fault = f"size {size} on axis {axis}"
    return Value(TensorType(NUMBERS.get(number), tuple(sizes)), fault)


def _is_small(tensor: TensorProto) -> bool:
    """Whether a tensor holds a few numbers, and holds them itself."""
    if tensor.data_type not in _NUMBERS or tensor.data_location == TensorProto.EXTERNAL:
        return False
    return int(math.prod(tensor.dims)) <= MANY_ELEMENTS


def _more_certain(first: int | str | None, second: int | str | None) -> int | str | None:
    if isinstance(first, int) or second is None:
        return first
    return second if isinstance(second, int) or first is None else first
