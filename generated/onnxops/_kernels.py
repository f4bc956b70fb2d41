# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What the kernels of a family share."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy import concatenate, may_share_memory, ndarray  # looked up faster than members of np

from onnxops._arrays import holds_strings
from onnxops._copying import fill, is_plain
from onnxops._shape_rules import INT64_MAX
from onnxops.types import TensorType, dtype_of

#: With more elements in a tensor than that, how they are best copied is worth a look.
_MANY = 2**13


def plain_dtypes(elem_types: frozenset[str]) -> frozenset[np.dtype[Any]]:
    """Return the NumPy types whose arrays need no look at their elements."""
    return frozenset(dtype_of(name) for name in elem_types if name != "string")


def join_plain(
    tensors: object,
    axis: int,
    dtypes: frozenset[np.dtype[Any]],
    out: Any = None,
    *,
    at_least: int = 1,
    strings: bool = False,
) -> npt.NDArray[Any] | None:
    """Join arrays of one plain type, of which NumPy checks nearly all that the rules ask for.

    Returns None where there is more to check, or where anything fails: the rules then say why.
    """
    if (type(tensors) is not list and type(tensors) is not tuple) or len(tensors) < at_least:
        return None
    elements = 0
    try:
        for tensor in tensors:
            elements += tensor.size
        dtype = tensors[0].dtype
        if dtype not in dtypes:
            return _join_strings(tensors, axis) if strings and elements and out is None else None
        if elements > _MANY and elements > _MANY * len(tensors):
            if elements > INT64_MAX:
                return None  # of stretched arrays; NumPy does not check the sum
            if not is_plain(tensors, axis, new=out is None):
                return _join_large(tensors, axis, dtype, out)
        if out is not None:
            taken = elements and _takes(out, tensors, dtype)
            return concatenate(tensors, axis, out) if taken else None
        joined = concatenate(tensors, axis, None, dtype=dtype, casting="no")
    except Exception:  # what is no array may raise anything when it is asked for its size
        return None
    if type(joined) is not ndarray:
        return None  # an array of another kind is among them
    if not elements and joined.shape[axis] != sum(tensor.shape[axis] for tensor in tensors):
        return None  # the sum left 64 bits, of which NumPy says nothing where there are no elements
    return joined


def join(tensors: Sequence[npt.NDArray[Any]], axis: int, result: npt.NDArray[Any]) -> None:
    """Write tensors for which all rules hold into their joint array, in the quickest way."""
    dtype = result.dtype
    alike = not dtype.hasobject and all(tensor.dtype == dtype for tensor in tensors)
    if alike and not is_plain(tensors, axis, new=False):
        fill(result, tensors, axis)
    else:
        concatenate(tensors, axis, result)


def _join_strings(tensors: Sequence[Any], axis: int) -> npt.NDArray[Any] | None:
    """Join arrays of objects, if all of these are strings."""
    for tensor in tensors:
        if type(tensor) is not ndarray or not holds_strings(tensor):
            return None
    joined: npt.NDArray[Any] = concatenate(tensors, axis, None, dtype=object, casting="no")
    return joined


def join_types(
    types: object, axis: int, elem_types: frozenset[str], *, at_least: int = 1
) -> TensorType | None:
    """Infer the type of a join where a glance shows that all rules hold.

    Returns None where there is more to check, or where a rule is violated: the rules then say why.
    """
    if (type(types) is not list and type(types) is not tuple) or len(types) < at_least:
        return None
    first = types[0]
    if type(first) is not TensorType or first.shape is None or first.elem_type not in elem_types:
        return None
    rank = len(first.shape)
    if not -rank <= axis < rank:
        return None
    axis %= rank
    before, after = first.shape[:axis], first.shape[axis + 1 :]
    length = 0
    for each in types:
        if type(each) is not TensorType or each.elem_type != first.elem_type or each.shape is None:
            return None
        shape = each.shape
        size = shape[axis] if len(shape) == rank else None
        if type(size) is not int or shape[:axis] != before or shape[axis + 1 :] != after:
            return None
        length += size
    shape = (*before, length, *after)
    for size in shape:
        if type(size) is int and size > INT64_MAX:
            return None
    return TensorType(first.elem_type, shape)


def _join_large(
    tensors: Sequence[Any], axis: int, dtype: np.dtype[Any], out: Any
) -> npt.NDArray[Any] | None:
    """Check the shapes of arrays whose layout matters, and join them by a plan."""
    shape = tensors[0].shape
    axis = axis + len(shape) if axis < 0 else axis
    if not 0 <= axis < len(shape):
        return None
    before, after = shape[:axis], shape[axis + 1 :]
    length = 0
    for tensor in tensors:
        shape = tensor.shape
        if shape[:axis] != before or shape[axis + 1 :] != after:
            return None
        length += shape[axis]
    result = np.empty((*before, length, *after), dtype) if out is None else out
    if result.shape != (*before, length, *after) or not _takes(result, tensors, dtype):
        return None
    fill(result, tensors, axis)
    return result


def _takes(out: Any, tensors: Sequence[Any], dtype: np.dtype[Any]) -> bool:
    """Whether all are plain arrays of one type, and one is writable and apart from the others."""
    if type(out) is not ndarray or out.dtype is not dtype or not out.flags.carray:
        return False
    owned = out.flags.owndata
    for tensor in tensors:
        if type(tensor) is not ndarray or tensor.dtype is not dtype or tensor is out:
            return False
        # Two arrays that own their memory do not share it; to compare bounds takes longer.
        if not (owned and tensor.flags.owndata) and may_share_memory(out, tensor):
            return False
    return True
