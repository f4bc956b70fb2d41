# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Inputs that stand for their value: axes, sizes and the like, as far as they are known."""

from typing import Any

import numpy as np
import numpy.typing as npt

from onnxops._dims import Dims
from onnxops._unknown import Entry, Silent, Unknown
from onnxops.types import NUMBERS, TensorType, ValueType, dtype_of

#: Of a vector that is longer, and not known, nothing is looked at: no shape has so many sizes.
_MANY = 2**12


def elements(type_: ValueType | None) -> npt.NDArray[Any] | None:
    """Return the known elements of a tensor, None where none are."""
    if not isinstance(type_, TensorType) or type_.value is None:
        return None
    return np.asarray(type_.value)


def integer(type_: ValueType | None, shape: Dims) -> Any:
    """Return the one integer that a tensor of a sound shape holds."""
    return _scalar(type_, shape, "iu")


def integers(type_: ValueType | None, shape: Dims) -> Any:
    """Return the integers that a vector of a sound shape holds."""
    return _vector(type_, shape, "iu")


def real(type_: ValueType | None, shape: Dims) -> Any:
    """Return the one number that a tensor of a sound shape holds."""
    return _scalar(type_, shape, "f")


def reals(type_: ValueType | None, shape: Dims) -> Any:
    """Return the numbers that a vector of a sound shape holds."""
    return _vector(type_, shape, "f")


def element_type(number: int | Unknown) -> str | None:
    """Return the element type that has a number in ONNX."""
    return NUMBERS.get(number) if isinstance(number, int) else None


def told(elem_type: str | None) -> str | Unknown:
    """Return an element type to compare with; one that is not known equals nothing."""
    return Unknown() if elem_type is None else elem_type


def _scalar(type_: ValueType | None, shape: Dims, kinds: str) -> Any:
    if shape.sizes is None:
        return shape.unknown
    array = elements(type_)
    return Unknown() if array is None else _sizes(array, kinds)[0]


def _vector(type_: ValueType | None, shape: Dims, kinds: str) -> Any:
    """All numbers; of a vector that is not known its length may be."""
    if shape.sizes is None:
        return shape.unknown
    array = elements(type_)
    if array is not None:
        return _sizes(array, kinds)
    length = shape.size
    if isinstance(length, Unknown):
        return length
    if isinstance(type_, TensorType) and type_.elem_type and not _is_of(type_.elem_type, kinds):
        return Silent()
    return (Unknown(),) * length if length <= _MANY else Unknown()


def _is_of(elem_type: str, kinds: str) -> bool:
    """Whether an element type is one of whole numbers, or of others, as is asked for."""
    return dtype_of(elem_type).kind in kinds


def _sizes(array: npt.NDArray[Any], kinds: str) -> tuple[Any, ...]:
    """Known numbers as Python has them; those of another kind violate what is said elsewhere."""
    if array.dtype.kind == "O":
        return tuple(
            Entry(each) if each is None or isinstance(each, str) else int(each)
            for each in array.flat
        )
    if kinds == "f" and array.dtype.kind in "iu":
        array = array.astype(np.float64)
    if array.dtype.kind not in kinds:
        return (Silent(),) * array.size
    return tuple(array.ravel().tolist())
