# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Types of values: what is known of a tensor, a sequence or an optional without its elements."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

#: Element types of ONNX and the NumPy types that hold them.
DTYPES: Mapping[str, np.dtype[Any]] = MappingProxyType(
    {
        "float": np.dtype(np.float32),
        "uint8": np.dtype(np.uint8),
        "int8": np.dtype(np.int8),
        "uint16": np.dtype(np.uint16),
        "int16": np.dtype(np.int16),
        "int32": np.dtype(np.int32),
        "int64": np.dtype(np.int64),
        "string": np.dtype(object),
        "bool": np.dtype(np.bool),
        "float16": np.dtype(np.float16),
        "double": np.dtype(np.float64),
        "uint32": np.dtype(np.uint32),
        "uint64": np.dtype(np.uint64),
        "complex64": np.dtype(np.complex64),
        "complex128": np.dtype(np.complex128),
        "bfloat16": np.dtype(ml_dtypes.bfloat16),
        "float8e4m3fn": np.dtype(ml_dtypes.float8_e4m3fn),
        "float8e4m3fnuz": np.dtype(ml_dtypes.float8_e4m3fnuz),
        "float8e5m2": np.dtype(ml_dtypes.float8_e5m2),
        "float8e5m2fnuz": np.dtype(ml_dtypes.float8_e5m2fnuz),
        "uint4": np.dtype(ml_dtypes.uint4),
        "int4": np.dtype(ml_dtypes.int4),
        "float4e2m1": np.dtype(ml_dtypes.float4_e2m1fn),
        "float8e8m0": np.dtype(ml_dtypes.float8_e8m0fnu),
        "uint2": np.dtype(ml_dtypes.uint2),
        "int2": np.dtype(ml_dtypes.int2),
        "float6e2m3": np.dtype(ml_dtypes.float6_e2m3fn),
        "float6e3m2": np.dtype(ml_dtypes.float6_e3m2fn),
    }
)
#: Element types by the number they have in ONNX.
NUMBERS: Mapping[int, str] = MappingProxyType(
    {
        1: "float",
        2: "uint8",
        3: "int8",
        4: "uint16",
        5: "int16",
        6: "int32",
        7: "int64",
        8: "string",
        9: "bool",
        10: "float16",
        11: "double",
        12: "uint32",
        13: "uint64",
        14: "complex64",
        15: "complex128",
        16: "bfloat16",
        17: "float8e4m3fn",
        18: "float8e4m3fnuz",
        19: "float8e5m2",
        20: "float8e5m2fnuz",
        21: "uint4",
        22: "int4",
        23: "float4e2m1",
        24: "float8e8m0",
        25: "uint2",
        26: "int2",
        27: "float6e2m3",
        28: "float6e3m2",
    }
)
_NAMES = {dtype.type: name for name, dtype in DTYPES.items() if name != "string"}
# C has two names for one integer type on many platforms; NumPy keeps a type for each of them.
_NAMES.update({twin.type: _NAMES[np.dtype(twin.str).type] for twin in map(np.dtype, "qQlLiI")})


@dataclass(frozen=True, slots=True)
class TensorType:
    """What is known of a tensor: its element type and its shape.

    Parameters
    ----------
    elem_type : str or None
        The name of the element type in ONNX (``"float"``, ``"int64"``, ``"bfloat16"``), or None
        if it is unknown.
    shape : tuple of (int, str or None), or None
        For each dimension its size, a symbol that stands for it, or None; None for a tensor of
        unknown rank. A product of symbols is written ``3*batch``.
    value : array_like, optional
        The elements, where they are known: operators whose shapes or checks depend on them (axes,
        sizes, indices) then say more. Of single integers in it at most a symbol may be known, which
        stands for a size that is not 0, or nothing (None). Two types are equal whatever is known of
        their elements.

    Examples
    --------
    >>> TensorType("float", ("batch", 3, None))
    TensorType(elem_type='float', shape=('batch', 3, None))
    >>> TensorType("int64", value=["batch", 3])
    TensorType(elem_type='int64', shape=(2,))
    """

    elem_type: str | None = None
    shape: tuple[int | str | None, ...] | None = None
    value: npt.ArrayLike | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.elem_type is not None and self.elem_type not in DTYPES:
            raise ValueError(f"{self.elem_type!r} is no element type of ONNX")
        if not _is_plain(self.shape):
            object.__setattr__(self, "shape", _shape(self.shape))
        if self.value is not None:
            value = _elements(self.value)
            if self.shape is None:
                object.__setattr__(self, "shape", value.shape)
            elif not _is_shape_of(self.shape, value):
                raise ValueError(f"the shape {self.shape} is none of elements {value.shape}")
            object.__setattr__(self, "value", value)

    def __str__(self) -> str:
        inner = self.elem_type or "?"
        if self.shape is None:
            return f"tensor({inner})"
        sizes = ", ".join("?" if size is None else str(size) for size in self.shape)
        return f"tensor({inner})[{sizes}]"


@dataclass(frozen=True, slots=True)
class SequenceType:
    """A sequence whose elements all have one type.

    Parameters
    ----------
    elem : TensorType, SequenceType or OptionalType
        What is known of every element.
    members : sequence of such types, optional
        What is known of each element, where it is known how many there are. Two types are equal
        whatever is known of their members.

    Examples
    --------
    >>> SequenceType(TensorType("float"), [TensorType("float", (2,)), TensorType("float", (3,))])
    SequenceType(elem=TensorType(elem_type='float', shape=None))
    """

    elem: "ValueType"
    members: "Sequence[ValueType] | None" = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        for each in (self.elem, *(self.members or ())):
            _check_element(each, "sequence")
        if self.members is not None:
            object.__setattr__(self, "members", tuple(self.members))

    def __str__(self) -> str:
        return f"seq({self.elem})"


@dataclass(frozen=True, slots=True)
class OptionalType:
    """A value that may be absent."""

    elem: "ValueType"

    def __post_init__(self) -> None:
        _check_element(self.elem, "optional")

    def __str__(self) -> str:
        return f"optional({self.elem})"


@dataclass(frozen=True, slots=True)
class ForeignType:
    """Something that has no type in ONNX: an array of dates or records, a sparse tensor, a map."""

    name: str
    shape: tuple[int, ...] | None = None

    def __str__(self) -> str:
        return self.name


ValueType = TensorType | SequenceType | OptionalType | ForeignType


def dtype_of(elem_type: str) -> np.dtype[Any]:
    """Return the NumPy type that holds an element type of ONNX.

    Raises
    ------
    ValueError
        If ONNX has no element type of that name.

    Examples
    --------
    >>> dtype_of("float")
    dtype('float32')
    """
    try:
        return DTYPES[elem_type]
    except KeyError:
        raise ValueError(f"{elem_type!r} is no element type of ONNX") from None


def element_type(dtype: np.dtype[Any]) -> str:
    """Return the ONNX name of a NumPy type, whatever its byte order.

    Raises
    ------
    TypeError
        If ONNX has no such element type.

    Examples
    --------
    >>> element_type(np.dtype(">f4"))
    'float'
    """
    name = _NAMES.get(dtype.type) or ("string" if dtype.kind in "OUT" else None)
    if name is None or dtype.names or dtype.subdtype:
        raise TypeError(f"ONNX has no element type for {dtype}")
    return name


def type_of(array: np.ndarray[Any, Any]) -> TensorType | ForeignType:
    """Return the type of an array."""
    try:
        return TensorType(element_type(array.dtype), array.shape)
    except TypeError:
        return ForeignType(str(array.dtype), array.shape)


def shape_of(type_: ValueType | None) -> tuple[int | str | None, ...] | None:
    """Return the shape of a tensor, None where it is unknown."""
    return type_.shape if isinstance(type_, TensorType | ForeignType) else None


def _is_plain(shape: object) -> bool:
    """Whether a glance shows that a shape is as it is kept: most are."""
    if type(shape) is not tuple:
        return shape is None
    for size in shape:
        if size < 0 if type(size) is int else type(size) is not str or not size:
            return False
    return True


def _shape(shape: object) -> tuple[int | str | None, ...] | None:
    if shape is None:
        return None
    if not isinstance(shape, tuple | list):
        raise ValueError(f"a shape is a tuple of sizes or None, got {shape!r}")
    return tuple(map(_dimension, shape))


def _dimension(size: object) -> int | str | None:
    if type(size) is int and size >= 0:
        return size
    if size is None or isinstance(size, str):
        return size or None
    if isinstance(size, int | np.integer) and not isinstance(size, bool):
        if size >= 0:
            return int(size)
        raise ValueError(f"a size cannot be negative, got {size}")
    raise ValueError(f"a size is a number, a symbol or None, got {size!r}")


def _elements(value: npt.ArrayLike) -> npt.NDArray[Any]:
    """Known elements as an array; one of objects where there are symbols or gaps among them."""
    if isinstance(value, np.ndarray):
        return value
    array = np.asarray(value, object)
    if any(each is None or isinstance(each, str) for each in array.flat):
        return array
    return np.asarray(value)


def _is_shape_of(shape: tuple[int | str | None, ...], value: npt.NDArray[Any]) -> bool:
    return len(shape) == value.ndim and all(
        size == found
        for size, found in zip(shape, value.shape, strict=True)
        if isinstance(size, int)
    )


def _check_element(elem: object, container: str) -> None:
    if not isinstance(elem, TensorType | SequenceType | OptionalType | ForeignType):
        raise ValueError(f"the element of a {container} type is a type, got {elem!r}")
