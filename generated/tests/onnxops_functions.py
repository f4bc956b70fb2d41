# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Functions of the specification's language that Python lacks, as its expressions use them."""

import builtins
import math
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt


def ceildiv(dividend: Any, divisor: Any) -> Any:
    """Divide, rounding up."""
    return -(-dividend // divisor)


def argmax(pairs: Iterable[tuple[Any, Any]], last: bool = False) -> Any:
    """Return the place of the largest value, the first of several or the last; a NaN wins."""
    return _best(pairs, 1, last)


def argmin(pairs: Iterable[tuple[Any, Any]], last: bool = False) -> Any:
    """Return the place of the smallest value, the first of several or the last; a NaN wins."""
    return _best(pairs, -1, last)


def argsort(pairs: Iterable[tuple[Any, Any]], descending: bool = False) -> list[Any]:
    """Return the places in the order of their values; equal values keep their order, either way.

    A NaN is larger than any number.
    """
    ordered = sorted(pairs, key=_rank_of_value, reverse=bool(descending))
    return [place for place, _ in ordered]


def clamp(value: Any, low: Any, high: Any) -> Any:
    """Return the value, or the border it lies beyond."""
    return builtins.max(low, builtins.min(value, high))


def divide(dividend: Any, divisor: Any) -> Any:
    """Divide; whole numbers are truncated towards zero, and divided by zero they are zero."""
    if not (isinstance(dividend, int) and isinstance(divisor, int)):
        if isinstance(dividend, complex) or isinstance(divisor, complex):
            return dividend / divisor
        with np.errstate(all="ignore"):
            return float(np.float64(float(dividend)) / np.float64(float(divisor)))
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


def exp(value: Any) -> float:
    """Return the exponential; infinity where it is too large for a double."""
    try:
        return math.exp(value)
    except OverflowError:
        return math.inf


def float32(value: float) -> float:
    """Round to single precision."""
    return float(np.float32(value))


def highest(tensor: npt.NDArray[Any]) -> Any:
    """Return the largest finite number that a tensor can hold."""
    return _limits(tensor)[1]


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


def lowest(tensor: npt.NDArray[Any]) -> Any:
    """Return the smallest finite number that a tensor can hold."""
    return _limits(tensor)[0]


def log(value: Any) -> float:
    """Return the natural logarithm; an infinity or NaN where there is none."""
    with np.errstate(all="ignore"):
        return float(np.log(np.float64(value)))


def max(*values: Any) -> Any:
    """Return the largest of some values, or of one list of them; NaN if there is one."""
    return _extreme(builtins.max, values)


def min(*values: Any) -> Any:
    """Return the smallest of some values, or of one list of them; NaN if there is one."""
    return _extreme(builtins.min, values)


def power(base: Any, exponent: Any) -> Any:
    """Raise to a power: whole numbers exactly, anything else as doubles."""
    if isinstance(base, int) and isinstance(exponent, int) and exponent >= 0:
        return base**exponent
    with np.errstate(all="ignore"):
        return float(np.float64(float(base)) ** np.float64(float(exponent)))


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


def sqrt(value: Any) -> float:
    """Return the square root; NaN where there is none."""
    with np.errstate(all="ignore"):
        return float(np.sqrt(np.float64(value)))


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
    strings the empty text. A tensor of one element that has the type already stays as it is.
    """
    if isinstance(value, np.ndarray) and value.dtype == dtype:
        return value
    if dtype.kind == "O" and not isinstance(value, str) and value == 0:
        return ""
    whole = re.fullmatch(r"(u?)int(\d+)", dtype.name)
    if whole is None:
        return value
    if isinstance(value, float) and not math.isfinite(value):
        return 0
    # The name tells the size: of integers below a byte NumPy knows neither size nor sign.
    span = 1 << int(whole[2])
    low = 0 if whole[1] else -span // 2
    return (int(value) - low) % span + low


def value(tensor: npt.NDArray[Any], *index: int) -> Any:
    """Read an element as Python computes with it."""
    if not inside(index, tensor.shape):
        raise IndexError(f"{index} lies outside of a tensor of shape {tensor.shape}")
    return tensor.item(*index)


def _best(pairs: Iterable[tuple[Any, Any]], sign: int, last: bool) -> Any:
    (place, top), *others = pairs
    for other, value in others:
        if _beats(sign, value, top) or (last and not _beats(sign, top, value)):
            place, top = other, value
    return place


def _beats(sign: int, one: Any, other: Any) -> bool:
    if one != one or other != other:
        return bool(one != one and other == other)
    return bool(sign * one > sign * other)


def _rank_of_value(pair: tuple[Any, Any]) -> tuple[bool, Any]:
    _, value = pair
    return (True, 0) if value != value else (False, value)


def _limits(tensor: npt.NDArray[Any]) -> tuple[Any, Any]:
    whole = tensor.dtype.name.startswith(("int", "uint"))
    info: Any = (ml_dtypes.iinfo if whole else ml_dtypes.finfo)(tensor.dtype)
    number = int if whole else float
    return number(info.min), number(info.max)


def _chosen(values: Any, number: int) -> Any:
    return values[number] if isinstance(values, list | tuple) else values


def _extreme(best: Callable[[list[Any]], Any], values: Sequence[Any]) -> Any:
    candidates = list(values[0] if len(values) == 1 else values)
    for candidate in candidates:
        if isinstance(candidate, float) and math.isnan(candidate):
            return candidate
    return best(candidates)
