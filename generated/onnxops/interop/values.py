# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Types as models state them."""

from collections.abc import Sequence
from dataclasses import dataclass

from onnx import SparseTensorProto, TensorProto, TypeProto

from onnxops.types import (
    NUMBERS,
    ForeignType,
    OptionalType,
    SequenceType,
    TensorType,
    ValueType,
)


@dataclass(frozen=True, slots=True)
class Value:
    """What is known of a value: its type if any, what is wrong with it, which operator gave it."""

    type: ValueType | None = None
    fault: str | None = None
    operator: str | None = None
    since_version: int = 0


def read_type(proto: TypeProto) -> Value:
    """Read a type; what is wrong with it is noted, and that part of it is unknown."""
    match proto.WhichOneof("value"):
        case "tensor_type":
            return _tensor(proto.tensor_type)
        case "sequence_type":
            elem = read_type(proto.sequence_type.elem_type)
            return Value(SequenceType(elem.type or TensorType()), elem.fault)
        case "optional_type":
            elem = read_type(proto.optional_type.elem_type)
            return Value(OptionalType(elem.type or TensorType()), elem.fault)
        case None:
            return Value()
        case other:
            return Value(ForeignType(other.removesuffix("_type")))


def type_of_initializer(tensor: TensorProto) -> Value:
    """Return the type of a constant of a model."""
    return _typed(tensor.data_type, list(tensor.dims))


def type_of_sparse_initializer(tensor: SparseTensorProto) -> Value:
    """Return the type of a sparse constant: no operator that is known here takes one."""
    return Value(ForeignType("sparse_tensor"))


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
            return contradict(a, b)
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


def _more_certain(first: int | str | None, second: int | str | None) -> int | str | None:
    if isinstance(first, int) or second is None:
        return first
    return second if isinstance(second, int) or first is None else first
