# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tensors as a caller gives them, and the arrays in which results are handed back."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import countOf
from typing import Any, TypeGuard, TypeVar

import numpy as np
import numpy.typing as npt

from onnxops._dims import Dims
from onnxops._reporter import SILENT, Reporter, shown
from onnxops.types import (
    ForeignType,
    OptionalType,
    SequenceType,
    TensorType,
    ValueType,
    dtype_of,
    type_of,
)

Value = TypeVar("Value")

#: What can be iterated over, and is never meant as a sequence of tensors.
_LONE = (str, bytes, bytearray, memoryview, Mapping)
_TYPES = (TensorType, SequenceType, OptionalType, ForeignType)
#: How hard it is tried to find out whether two arrays share memory; past that they are taken to.
_OVERLAP_EFFORT = 100_000
# NumPy's annotations know two efforts only.
_shares_memory: Callable[..., bool] = np.shares_memory


def tensors(
    rules: Reporter, parameter: str, values: Iterable[npt.ArrayLike | None]
) -> tuple[list[ValueType | None], list[npt.NDArray[Any]]]:
    """Return the types of a variadic input (None for what is left out), and its arrays."""
    members = _members(rules, parameter, values, "tensors") or ()
    pairs = [tensor(rules, f"{parameter}[{index}]", value) for index, value in enumerate(members)]
    return [type_ for type_, _ in pairs], [array for _, array in pairs if array is not None]


def sequence(
    rules: Reporter, parameter: str, values: Iterable[npt.ArrayLike] | None
) -> tuple[ValueType | None, list[npt.NDArray[Any]]]:
    """Return the type of a sequence, with those of its members in it, and its arrays."""
    if values is None:
        return None, []
    members = _members(rules, parameter, values, "tensors", "input-type") or ()
    types_: list[ValueType] = []
    found: list[npt.NDArray[Any]] = []
    for index, value in enumerate(members):
        type_, array = tensor(rules, f"{parameter}[{index}]", value)
        if type_ is None or array is None:
            label = f"{parameter}[{index}]"
            rules.report("input-type", label, "missing", "a tensor", verb="is", of_type=True)
            continue
        types_.append(type_)
        found.append(array)
    return SequenceType(types_[0] if types_ else TensorType(), types_), found


def are_many(value: object) -> TypeGuard[Sequence[npt.NDArray[Any]]]:
    """Tell whether a value is a sequence of tensors, and not a list that stands for one tensor."""
    return isinstance(value, list | tuple) and all(isinstance(each, np.ndarray) for each in value)


def refuse_out(rules: Reporter, out: object) -> None:
    """Report an array to write into where the result is none."""
    if out is not None:
        wanted = "nothing where the result is a sequence or missing"
        rules.report("out", "out", "an array", wanted, verb="is")


def tensor(
    rules: Reporter, parameter: str, value: npt.ArrayLike | None
) -> tuple[ValueType | None, npt.NDArray[Any] | None]:
    """Return the type and the array of an input; a string tensor becomes an array of `str`.

    Any other array is taken as it stands, in its layout and byte order.
    """
    if value is None:
        return None, None
    try:
        array = np.asarray(value)
        if array.dtype.kind in "OUT":
            # Where a list holds strings and numbers, NumPy makes strings of all of them.
            array = np.asarray(value if isinstance(value, list | tuple) else array, object)
    except (TypeError, ValueError) as error:
        got = f"not an array ({error})"
        rules.report("input-type", parameter, got, "a tensor", verb="is", of_type=True)
        raise
    if array.dtype.kind == "O":
        _check_strings(rules, parameter, array)
    return type_of(array), array


def valued(
    rules: Reporter, parameter: str, value: npt.ArrayLike | None
) -> tuple[ValueType | None, npt.NDArray[Any] | None]:
    """Return the type of an input with its elements in it, and its array."""
    type_, array = tensor(rules, parameter, value)
    if isinstance(type_, TensorType):
        type_ = TensorType(type_.elem_type, type_.shape, array)
    return type_, array


def types(
    rules: Reporter, parameter: str, values: Iterable[ValueType | None]
) -> list[ValueType | None]:
    """Return the types of a variadic input, None for what is left out."""
    members = _members(rules, parameter, values, "types")
    if members is None:
        return [SILENT]
    return [
        value if isinstance(value, _TYPES) else type_given(rules, f"{parameter}[{index}]", value)
        for index, value in enumerate(members)
    ]


def type_given(rules: Reporter, parameter: str, value: object) -> ValueType | None:
    """Return the type of an input as it was given; anything else is a violation."""
    if value is None or isinstance(value, _TYPES):
        return value
    rules.report("input-type", parameter, shown(value), "a type", verb="is", of_type=True)
    return SILENT


def destination(
    rules: Reporter,
    out: object,
    type_: TensorType,
    inputs: Iterable[npt.NDArray[Any] | None],
) -> npt.NDArray[Any]:
    """Return the array into which a result is written: a new one, or `out` if it will do."""
    dtype = dtype_of(str(type_.elem_type))
    shape = tuple(map(int, Dims.of(type_.shape)))
    if out is None:
        return np.empty(shape, dtype)
    if not isinstance(out, np.ndarray):
        got = f"of type {type(out).__name__}"
        rules.report("out", "out", got, "an array", verb="is", of_type=True)
        return np.empty(shape, dtype)
    if not np.can_cast(out.dtype, dtype, "equiv"):
        rules.report("out", "out", f"element type {out.dtype}", str(dtype), of_type=True)
    elif out.shape != shape:
        rules.report("out", "out", f"shape {out.shape}", str(shape))
    elif not out.flags.writeable:
        rules.report("out", "out", "read-only", "writable", verb="is")
    elif _overlaps_itself(out):
        rules.report("out", "out", "elements that share memory", "memory of its own for each")
    else:
        for array in inputs:
            if array is not None and _overlap(out, array):
                rules.report("out", "out", "memory in common with an input", "memory of its own")
    return out


def made(rules: Reporter, types: Iterable[TensorType]) -> list[npt.NDArray[Any]]:
    """Return new arrays for several results."""
    return [destination(rules, None, type_, ()) for type_ in types]


def native(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return the array in the byte order of this machine."""
    return array if array.dtype.isnative else array.astype(array.dtype.newbyteorder("="))


def holds_strings(array: npt.NDArray[Any]) -> bool:
    """Whether all elements are of type `str`, by the quickest look at them that there is."""
    return array.dtype.kind == "O" and countOf(map(type, array.flat), str) == array.size


def _members(
    rules: Reporter,
    parameter: str,
    values: Iterable[Value],
    wanted: str,
    fault: str = "input-count",
) -> tuple[Value, ...] | None:
    """The members of a variadic input or a sequence; one array or a string is a mistake."""
    lone = isinstance(values, _LONE) or hasattr(values, "__array__")
    if not lone and isinstance(values, Iterable):
        return tuple(values)
    got = f"of type {type(values).__name__}"
    rules.report(fault, parameter, got, f"a sequence of {wanted}", verb="is", of_type=True)
    return None


def _check_strings(rules: Reporter, parameter: str, strings: npt.NDArray[Any]) -> None:
    """An array of objects holds nothing but strings."""
    if holds_strings(strings):
        return
    for index, element in enumerate(strings.flat):
        if not isinstance(element, str):
            place = tuple(map(int, np.unravel_index(index, strings.shape)))
            got = f"an element of type {type(element).__name__} at {place}"
            rules.report("element-value", parameter, got, "only str", of_type=True)


def _overlap(out: npt.NDArray[Any], array: npt.NDArray[Any]) -> bool:
    try:
        return _shares_memory(out, array, max_work=_OVERLAP_EFFORT)
    except np.exceptions.TooHardError:
        return True


def _overlaps_itself(array: npt.NDArray[Any]) -> bool:
    """Whether elements of an array share memory, or may do so as far as its strides tell."""
    if array.size < 2:
        return False
    extent = array.itemsize
    for stride, size in sorted(zip(map(abs, array.strides), array.shape, strict=True)):
        if size > 1:
            if stride < extent:
                return True
            extent += stride * (size - 1)
    return False
