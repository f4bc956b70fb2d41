# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Functions of the specification's language that Python lacks, as its expressions use them."""

import builtins
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt


def ceildiv(dividend: int, divisor: int) -> int:
    """Divide, rounding up."""
    return -(-dividend // divisor)


def clamp(value: Any, low: Any, high: Any) -> Any:
    """Return the value, or the border it lies beyond."""
    return builtins.max(low, builtins.min(value, high))


def divide(dividend: Any, divisor: Any) -> Any:
    """Divide; whole numbers are truncated towards zero, and divided by zero they are zero."""
    if not (isinstance(dividend, int) and isinstance(divisor, int)):
        return dividend / divisor
    quotient = abs(dividend) // abs(divisor) if divisor else 0
    return quotient if (dividend < 0) == (divisor < 0) else -quotient


def drop(entries: Sequence[Any], places: Iterable[int]) -> list[Any]:
    """Return the entries but for those at some places."""
    dropped = set(places)
    return [entry for place, entry in enumerate(entries) if place not in dropped]


def element(tensor: npt.NDArray[Any], *index: int) -> Any:
    """Read an element; a negative place lies outside like any other."""
    if not inside(index, tensor.shape):
        raise IndexError(f"{index} lies outside of a tensor of shape {tensor.shape}")
    return tensor[index]


def float32(value: float) -> float:
    """Round to single precision."""
    return float(np.float32(value))


def inside(index: Sequence[int], shape: Sequence[int]) -> bool:
    """Tell whether an index lies in a shape."""
    return all(0 <= place < size for place, size in zip(index, shape, strict=True))


def insert(entries: Sequence[Any], places: Sequence[int], added: Any) -> list[Any]:
    """Add entries so that they stand at some places of the result."""
    rest = iter(entries)
    order = {place: number for number, place in enumerate(places)}
    return [
        _chosen(added, order[place]) if place in order else next(rest)
        for place in range(len(entries) + len(order))
    ]


def max(*values: Any) -> Any:
    """Return the largest of some values, or of one list of them; NaN if there is one."""
    return _extreme(builtins.max, values)


def min(*values: Any) -> Any:
    """Return the smallest of some values, or of one list of them; NaN if there is one."""
    return _extreme(builtins.min, values)


def put(entries: Sequence[Any], places: Iterable[int], changed: Any) -> list[Any]:
    """Replace the entries at some places."""
    result = list(entries)
    for number, place in enumerate(places):
        result[place] = _chosen(changed, number)
    return result


def ravel(index: Sequence[int], shape: Sequence[int]) -> int:
    """Return the place of an index in row-major order."""
    flat = 0
    for place, size in zip(index, shape, strict=True):
        flat = flat * size + place
    return flat


def unravel(flat: int, shape: Sequence[int]) -> list[int]:
    """Return the index at a place in row-major order."""
    index = []
    for size in reversed(shape):
        flat, place = divmod(flat, size)
        index.append(place)
    return index[::-1]


def stored(value: Any, dtype: np.dtype[Any]) -> Any:
    """Return a computed value as an array of the type holds it.

    Whole numbers wrap around, and what is not finite is none; zero is the zero of every type, of
    strings the empty text.
    """
    if dtype.kind == "O" and not isinstance(value, str) and value == 0:
        return ""
    if dtype.kind not in "iu":
        return value
    if isinstance(value, float) and not math.isfinite(value):
        return 0
    bits = 8 * dtype.itemsize
    wrapped = int(value) % 2**bits
    return wrapped - 2**bits if dtype.kind == "i" and wrapped >= 2 ** (bits - 1) else wrapped


def value(tensor: npt.NDArray[Any], *index: int) -> Any:
    """Read an element as Python computes with it."""
    if not inside(index, tensor.shape):
        raise IndexError(f"{index} lies outside of a tensor of shape {tensor.shape}")
    return tensor.item(*index)


def _chosen(values: Any, number: int) -> Any:
    return values[number] if isinstance(values, list | tuple) else values


def _extreme(best: Callable[[list[Any]], Any], values: Sequence[Any]) -> Any:
    candidates = list(values[0] if len(values) == 1 else values)
    for candidate in candidates:
        if isinstance(candidate, float) and math.isnan(candidate):
            return candidate
    return best(candidates)
