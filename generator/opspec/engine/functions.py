"""The functions of the language, on known values and within limits.

Place in the pipeline: below `evaluation`, which calls them. They are total as far as numbers go:
where a double has no finite answer they give the infinity or NaN that IEEE 754 gives. A size that
is unknown or symbolic raises `UnknownValue`; what would take unbounded time or memory raises
`EvaluationError`.
"""

from __future__ import annotations

import itertools
import math
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import ml_dtypes
import numpy as np

from opspec.engine import symbols
from opspec.engine.values import (
    UNKNOWN,
    EvaluationError,
    UnknownValue,
    bounded,
    counted,
    is_unknown,
    known,
)


def power(base: Any, exponent: Any) -> Any:
    """`base ** exponent`; of floats an infinity where it is too large, NaN where it is not real."""
    if isinstance(base, int) and isinstance(exponent, int) and exponent >= 0:
        bounded(base, times=max(exponent, 1))
        return base**exponent
    with np.errstate(all="ignore"):
        return float(np.float64(base) ** np.float64(exponent))


def divide(one: Any, other: Any) -> Any:
    """Division: of integers it truncates towards zero, of floats it follows IEEE 754.

    An integer divided by zero is zero, so that division has a value for all numbers.
    """
    if isinstance(one, int) and isinstance(other, int):
        quotient = abs(one) // abs(other) if other else 0
        return quotient if (one < 0) == (other < 0) else -quotient
    if isinstance(one, complex) or isinstance(other, complex):
        return one / other
    with np.errstate(all="ignore"):
        return float(np.float64(one) / np.float64(other))


def total(values: Iterable[Any]) -> Any:
    """The sum; a single term keeps what it is, a symbol too."""
    terms = counted(values)
    if len(terms) == 1:
        return terms[0]
    return symbols.total(terms) if any(map(is_unknown, terms)) else sum(terms)


def product(values: Iterable[Any]) -> Any:
    """The product; a single factor keeps what it is, and zero wins over anything unknown."""
    factors = counted(values)
    if len(factors) == 1:
        return factors[0]
    return symbols.product(factors)


def every(values: Iterable[Any]) -> bool:
    """Kleene's `all`: one false item outweighs unknown ones."""
    return not _any(values, lambda item: not item)


def some(values: Iterable[Any]) -> bool:
    """Kleene's `any`: one true item outweighs unknown ones."""
    return _any(values, bool)


def _any(values: Iterable[Any], test: Callable[[Any], bool]) -> bool:
    items = counted(values)
    if any(test(item) for item in items if not is_unknown(item)):
        return True
    if any(map(is_unknown, items)):
        raise UnknownValue
    return False


def _extreme(best: Callable[..., Any]) -> Callable[..., Any]:
    def extreme(*values: Any) -> Any:
        candidates = counted(values[0]) if len(values) == 1 else list(values)
        if any(map(is_unknown, candidates)):
            return symbols.extreme(candidates, largest=best is max)
        if any(isinstance(value, float) and math.isnan(value) for value in candidates):
            return math.nan
        return best(candidates)

    return extreme


def _clamp(value: Any, low: Any, high: Any) -> Any:
    if any(map(is_unknown, (value, low, high))):
        least = symbols.extreme([value, high], largest=False)
        return symbols.extreme([low, least], largest=True)
    return max(low, min(value, high))


def _ceildiv(one: Any, other: Any) -> Any:
    if is_unknown(one) or is_unknown(other):
        return symbols.quotient(one, other)
    return -(-one // other)


def _range(*bounds: Any) -> range:
    return range(*(operator.index(known(bound)) for bound in bounds))


def _grid(sizes: Sequence[Any]) -> Iterator[tuple[int, ...]]:
    runs = [range(known(size)) for size in sizes]
    counted(range(math.prod(map(len, runs))))
    return itertools.product(*runs)


def _put(target: Sequence[Any], axes: Sequence[Any], value: Any) -> list[Any]:
    """Replace the entries at `axes` by one value, or by as many values as there are axes."""
    if any(map(is_unknown, axes)):
        return [entry if entry == value else UNKNOWN for entry in target]
    result = list(target)
    for number, axis in enumerate(axes):
        result[_place(axis, len(result))] = _nth(value, number)
    return result


def _insert(target: Sequence[Any], axes: Sequence[Any], value: Any) -> list[Any]:
    """Add entries so that they stand at `axes` of the result."""
    length = len(target) + len(axes)
    if any(map(is_unknown, axes)):
        return [UNKNOWN] * length
    rest = iter(list(target))
    added = {_place(axis, length): number for number, axis in enumerate(axes)}
    if len(added) < len(axes):
        raise EvaluationError("insert names a place twice")
    return [_nth(value, added[place]) if place in added else next(rest) for place in range(length)]


def _drop(target: Sequence[Any], axes: Sequence[Any]) -> list[Any]:
    """Take out the entries at `axes`."""
    if any(map(is_unknown, axes)):
        return [UNKNOWN] * (len(target) - len(axes))
    gone = {_place(axis, len(target)) for axis in axes}
    return [entry for place, entry in enumerate(target) if place not in gone]


def _place(axis: Any, length: int) -> int:
    place = operator.index(known(axis))
    if not 0 <= place < length:
        raise EvaluationError(f"there is no place {place} among {length}")
    return place


def _nth(value: Any, number: int) -> Any:
    return value[number] if isinstance(value, list | tuple) else value


def _ravel(index: Sequence[int], shape: Sequence[Any]) -> int:
    flat = 0
    for place, size in zip(index, shape, strict=True):
        flat = bounded(flat * known(size) + known(place))
    return flat


def _unravel(flat: int, shape: Sequence[Any]) -> list[int]:
    rest, index = known(flat), []
    for size in reversed(shape):
        rest, place = divmod(rest, known(size))
        index.append(place)
    return index[::-1]


def inside(index: Sequence[Any], shape: Sequence[Any]) -> bool:
    """Whether an index lies within a shape, on every axis."""
    return all(0 <= known(p) < known(size) for p, size in zip(index, shape, strict=True))


def best_place(pairs: Sequence[tuple[Any, Any]], sign: int, *, last: bool) -> Any:
    """The place of the largest value, or of the smallest (-1); the first of several, or the last.

    A NaN beats any number, as it does in NumPy.
    """
    if not pairs:
        raise EvaluationError("there are no values to choose from")
    place, top = pairs[0]
    for position, value in pairs[1:]:
        if _beats(sign, value, top) or (last and not _beats(sign, top, value)):
            place, top = position, value
    return place


def _beats(sign: int, one: Any, other: Any) -> bool:
    if one != one or other != other:
        return bool(one != one and other == other)
    return bool(sign * one > sign * other)


def _exp(value: Any) -> float:
    try:
        return math.exp(known(value))
    except OverflowError:
        return math.inf


def _log(value: Any) -> float:
    with np.errstate(all="ignore"):
        return float(np.log(np.float64(known(value))))


def _sqrt(value: Any) -> float:
    with np.errstate(all="ignore"):
        return float(np.sqrt(np.float64(known(value))))


def _float32(value: Any) -> float:
    with np.errstate(all="ignore"):
        return float(np.float32(known(value)))


def _limits(tensor: np.ndarray[Any, Any]) -> tuple[Any, Any]:
    """The smallest and the largest finite number of the type of a tensor."""
    whole = tensor.dtype.name.startswith(("int", "uint"))
    info: Any = (ml_dtypes.iinfo if whole else ml_dtypes.finfo)(tensor.dtype)
    number = int if whole else float
    return number(info.min), number(info.max)


def _number(value: Any) -> Any:
    if isinstance(known(value), str):
        raise EvaluationError("a text is not a number")
    return value


#: Functions that may know the answer where they do not know every size.
OF_SIZES = frozenset({"ceildiv", "clamp", "max", "min"})
FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "range": _range,
    "grid": _grid,
    "len": lambda values: len(known(values)),
    "sum": total,
    "prod": product,
    "min": _extreme(min),
    "max": _extreme(max),
    "all": every,
    "any": some,
    "abs": lambda value: abs(known(value)),
    "exp": _exp,
    "log": _log,
    "sqrt": _sqrt,
    "floor": lambda value: math.floor(known(value)),
    "ceil": lambda value: math.ceil(known(value)),
    "round": lambda value: round(known(value)),
    "int": lambda value: int(_number(value)),
    "float": lambda value: float(_number(value)),
    "float32": _float32,
    "lowest": lambda tensor: _limits(tensor)[0],
    "highest": lambda tensor: _limits(tensor)[1],
    "clamp": _clamp,
    "ceildiv": _ceildiv,
    "inside": inside,
    "put": _put,
    "insert": _insert,
    "drop": _drop,
    "ravel": _ravel,
    "unravel": _unravel,
    "list": counted,
    "reversed": lambda values: counted(values)[::-1],
    "sorted": lambda values: sorted(map(known, counted(values))),
    "zip": lambda *values: list(zip(*map(counted, values), strict=False)),
}
