# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What the kernels of a family share."""

from typing import Any

import numpy as np
import numpy.typing as npt
from numpy import concatenate, ndarray  # looked up faster than members of np

from onnxops.types import dtype_of

#: More elements than this in one array are a stretched one; NumPy does not check their sum.
_MANY = 2**40


def plain_dtypes(elem_types: frozenset[str]) -> frozenset[np.dtype[Any]]:
    """Return the NumPy types whose arrays need no look at their elements."""
    return frozenset(dtype_of(name) for name in elem_types if name != "string")


def join_plain(
    tensors: object, axis: int, dtypes: frozenset[np.dtype[Any]], *, at_least: int = 1
) -> npt.NDArray[Any] | None:
    """Join plain arrays of one type, for which NumPy checks all there is to check.

    Returns None where there is more to check, or where NumPy refuses: the rules then say why.
    """
    if (type(tensors) is not list and type(tensors) is not tuple) or len(tensors) < at_least:
        return None
    dtype = None
    for tensor in tensors:
        if type(tensor) is not ndarray or tensor.size > _MANY:
            return None
        if dtype is None:
            dtype = tensor.dtype
            if dtype not in dtypes:
                return None
        elif tensor.dtype is not dtype:
            return None
    try:
        joined = concatenate(tensors, axis)
    except (TypeError, ValueError, OverflowError):
        return None
    if not joined.size and joined.shape[axis] != sum(tensor.shape[axis] for tensor in tensors):
        return None  # the sum left 64 bits, of which NumPy says nothing where there are no elements
    return joined if joined.flags.c_contiguous else np.ascontiguousarray(joined)
