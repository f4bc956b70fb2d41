# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Index notation on whole arrays: what kernels are made of that NumPy has no function for.

Every index variable is an array of its positions, on an axis of its own; one that stands for any
number of indices is a list of such arrays. Reading a tensor at them is fancy indexing, computing
with them is broadcasting. The variables of a reduction get axes in front of all others, over which
it is then reduced, in blocks where that would take too much memory.
"""

import builtins
import math
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product as every_one_of
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
#: How far a variable runs: up to a size, over a range, or over all indices into a shape.
Extent = int | range | Sequence[int]

#: No reduction looks at more elements than this at a time, if it can do with fewer.
_BLOCK = 2**22


def indices(*extents: Extent) -> list[Any]:
    """Return the positions of index variables, each on an axis of its own, the first in front."""
    runs = [_runs(extent) for extent in extents]
    return _placed(extents, [run for each in runs for run in each], 0)


def inside(places: Sequence[Any], sizes: Sequence[int]) -> Any:
    """Tell where an index lies in a shape."""
    result: Any = np.True_
    for place, size in zip(places, sizes, strict=True):
        result = result & (place >= 0) & (place < size)
    return result


def same(one: Sequence[Any], other: Sequence[Any]) -> Any:
    """Tell where two indices are the same."""
    result: Any = np.True_
    for place, another in zip(one, other, strict=True):
        result = result & (place == another)
    return result


def read(tensor: Array, *places: Any) -> Any:
    """Read a tensor where the places lie inside of it; elsewhere anything, for others to hide."""
    if not tensor.size:
        return np.zeros(np.broadcast_shapes(*map(np.shape, places)), tensor.dtype)
    pairs = zip(places, tensor.shape, strict=True)
    return tensor[tuple(np.clip(place, 0, size - 1) for place, size in pairs)]


def strided(
    tensor: Array, starts: Sequence[int], steps: Sequence[int], sizes: Sequence[int]
) -> Array:
    """Return every so-many-th element from a start on, so many of them, along each axis."""
    index = []
    for start, step, size in zip(starts, steps, sizes, strict=True):
        stop = start + step * size
        index.append(slice(start, stop if stop >= 0 else None, step) if size else slice(0, 0))
    return tensor[tuple(index)]


def entry(entries: Array, place: Any) -> Any:
    """Return one of many entries along the first axis, wherever the others differ."""
    shape = np.broadcast_shapes(entries.shape[1:], np.shape(place))
    rank = len(shape)
    sizes = (1,) * (rank + 1 - entries.ndim) + entries.shape[1:]
    whole = entries.reshape(entries.shape[0], *sizes)
    rest = [
        np.arange(size).reshape((size, *[1] * (rank - 1 - axis))) for axis, size in enumerate(sizes)
    ]
    return whole[(place, *rest)]


def where(condition: Any, one: Any, other: Any) -> Any:
    """Choose between elements; a plain number takes the type of the tensor beside it.

    What is not given is never chosen.
    """
    if one is None or other is None:
        return other if one is None else one
    plain = (int, float, complex)
    dtype = np.result_type(*(x if isinstance(x, plain) else np.asarray(x) for x in (one, other)))
    return np.where(condition, np.asarray(one, dtype), np.asarray(other, dtype))


def laid(value: Array, shape: Sequence[int]) -> Array:
    """Return elements in a shape that has their axes, but for those of size 1; one fills it."""
    return value.reshape(shape) if value.ndim else np.broadcast_to(value, shape)


def scatter(result: Array, places: Sequence[Any], added: Any, ufunc: np.ufunc | None) -> None:
    """Write elements where the places say, one after the other, each combined with what is there.

    Without a function to combine with, the last element written to a place stays.
    """
    *index, elements = np.broadcast_arrays(*places, added)
    where = tuple(np.ravel(place) for place in index)
    if ufunc is None:
        result[where] = elements.ravel()
    else:
        ufunc.at(result, where, elements.ravel())


# Numbers


def values(tensor: Any) -> Any:
    """Return a tensor in the widest type of its kind, in which all computing is done.

    One that is not given stays away.
    """
    if tensor is None:
        return None
    name = tensor.dtype.name
    if name == "uint64" or tensor.dtype.kind == "O":
        return tensor
    if tensor.dtype.kind == "c":
        return tensor.astype(np.complex128)
    return tensor.astype(np.int64 if "int" in name or name == "bool" else np.float64)


def stored(result: Any, dtype: np.dtype[Any]) -> Any:
    """Return what was computed as an array of a type holds it.

    Whole numbers wrap around, and what is not finite is none; other numbers are rounded once. Zero
    is the zero of every type, of strings the empty text.
    """
    array = np.asarray(result)
    if dtype.kind == "O":
        return np.where(array == 0, "", array).astype(object)
    if array.dtype == dtype:
        return array
    with np.errstate(all="ignore"):
        if re.fullmatch(r"u?int\d+", dtype.name):
            return whole(array).astype(dtype)
        if dtype.kind == "V" and array.dtype == np.float64:
            return _odd(array).astype(dtype)
        return array.astype(dtype)


def total(elements: Array, axis: Any) -> Any:
    """Add up along axes, which stay; whole numbers that might leave 64 bits are added by Python."""
    whole_numbers = elements.dtype.kind in "iu" and elements.size > 0
    if whole_numbers and np.abs(elements.astype(float)).max() * elements.size >= 2.0**63:
        elements = elements.astype(object)
    return np.sum(elements, axis=axis, keepdims=True)


def whole(number: Any) -> Any:
    """Cut off the fractions of numbers; of numbers beyond 64 bits the lowest 64 are kept."""
    array = np.asarray(number)
    if array.dtype.kind == "O":
        return np.bitwise_and(array, 2**64 - 1).astype(np.uint64).astype(np.int64)
    if array.dtype.kind != "f":
        return array if array.dtype.kind in "iu" else array.astype(np.int64)
    cut = np.trunc(np.where(np.isfinite(array), array, 0.0)).astype(np.float64)
    return (cut - 2.0**64 * np.floor(cut / 2.0**64 + 0.5)).astype(np.int64)


def _is_whole(array: Array) -> bool:
    """Whether numbers are whole by their type: that of integers, or Python's own."""
    return "int" in array.dtype.name or array.dtype.kind == "O"


def divide(dividend: Any, divisor: Any, out: Array | None = None) -> Any:
    """Divide; whole numbers are truncated towards zero, and divided by zero they are zero."""
    one, other = np.asarray(dividend), np.asarray(divisor)
    if not (_is_whole(one) and _is_whole(other)):
        return np.true_divide(dividend, divisor, out=out)
    if "V" in (one.dtype.kind, other.dtype.kind):
        one, other = values(one), values(other)
    quotient = np.floor_divide(one, other)
    rest = np.subtract(one, quotient * other)
    ragged = (rest != 0) & ((one < 0) != (other < 0))
    result = np.where(other == 0, 0, np.where(ragged, quotient + 1, quotient))
    if out is not None:
        out[...] = stored(result, out.dtype)
    return result


def power(base: Any, exponent: Any) -> Any:
    """Raise to a power: whole numbers exactly, anything else as doubles."""
    one, other = np.asarray(base), np.asarray(exponent)
    if one.dtype.kind in "iu" and other.dtype.kind in "iu":
        # Without a sign no exponent is too large, and the lowest bits are the same.
        positive = np.where(other < 0, 0, other).astype(np.uint64)
        exact = np.power(one.astype(np.uint64), positive).astype(one.dtype)
        if (other >= 0).all():
            return exact
        fraction = np.power(one.astype(float), other.astype(float))
        return np.where(other < 0, whole(fraction).astype(one.dtype), exact)
    return np.power(one.astype(np.result_type(one, float)), other)


def float32(number: Any) -> Any:
    """Round to single precision."""
    return np.float32(number).astype(np.float64)


# Reductions


def sum(
    term: Callable[..., Any],
    extents: Sequence[Extent],
    beside: Sequence[Any] = (),
    where: Callable[..., Any] | None = None,
) -> Any:
    """Add up a term for all values of its variables."""
    return _reduced(np.add, term, extents, beside, where, lambda dtype: 0)


def prod(
    term: Callable[..., Any],
    extents: Sequence[Extent],
    beside: Sequence[Any] = (),
    where: Callable[..., Any] | None = None,
) -> Any:
    """Multiply a term for all values of its variables."""
    return _reduced(np.multiply, term, extents, beside, where, lambda dtype: 1)


def max(
    term: Callable[..., Any],
    extents: Sequence[Extent],
    beside: Sequence[Any] = (),
    where: Callable[..., Any] | None = None,
) -> Any:
    """Return the largest value of a term; NaN if there is one."""
    return _reduced(np.maximum, term, extents, beside, where, _lowest)


def min(
    term: Callable[..., Any],
    extents: Sequence[Extent],
    beside: Sequence[Any] = (),
    where: Callable[..., Any] | None = None,
) -> Any:
    """Return the smallest value of a term; NaN if there is one."""
    return _reduced(np.minimum, term, extents, beside, where, _highest)


def any(
    term: Callable[..., Any],
    extents: Sequence[Extent],
    beside: Sequence[Any] = (),
    where: Callable[..., Any] | None = None,
) -> Any:
    """Tell where a term holds for some values of its variables."""
    return _reduced(np.logical_or, term, extents, beside, where, lambda dtype: False)


def all(
    term: Callable[..., Any],
    extents: Sequence[Extent],
    beside: Sequence[Any] = (),
    where: Callable[..., Any] | None = None,
) -> Any:
    """Tell where a term holds for all values of its variables."""
    return _reduced(np.logical_and, term, extents, beside, where, lambda dtype: True)


def argmax(
    term: Callable[..., Any],
    extent: Extent,
    beside: Sequence[Any] = (),
    where: Callable[..., Any] | None = None,
    last: object = False,
) -> Any:
    """Return where a term is largest, the first such place or the last; a NaN wins."""
    return _best(np.maximum, _lowest, term, extent, beside, where, last)


def argmin(
    term: Callable[..., Any],
    extent: Extent,
    beside: Sequence[Any] = (),
    where: Callable[..., Any] | None = None,
    last: object = False,
) -> Any:
    """Return where a term is smallest, the first such place or the last; a NaN wins."""
    return _best(np.minimum, _highest, term, extent, beside, where, last)


def argsort(
    term: Callable[..., Any],
    extent: int,
    beside: Sequence[Any] = (),
    descending: object = False,
) -> Array:
    """Return places in the order of a term, along a first axis; equal ones keep their order."""
    (variable,), shape = _variables([extent], [range(extent)], beside)
    terms = _stretched(term(variable), shape)
    if descending:
        return extent - 1 - np.argsort(terms[::-1], axis=0, kind="stable")[::-1]
    return np.argsort(terms, axis=0, kind="stable")


def argmax_along(terms: Array, axis: int, last: object = False) -> Array:
    """Return where terms are largest along an axis, which is kept with a size of one."""
    if not last:
        return np.asarray(terms.argmax(axis, keepdims=True))
    return np.asarray(terms.shape[axis] - 1 - np.flip(terms, axis).argmax(axis, keepdims=True))


def argmin_along(terms: Array, axis: int, last: object = False) -> Array:
    """Return where terms are smallest along an axis, which is kept with a size of one."""
    if not last:
        return np.asarray(terms.argmin(axis, keepdims=True))
    return np.asarray(terms.shape[axis] - 1 - np.flip(terms, axis).argmin(axis, keepdims=True))


def scan(
    ufunc: np.ufunc, terms: Array, axis: int, *, before: object, here: object, after: object
) -> Array:
    """Reduce, at each place along an axis, the terms in front of it, its own, and those behind."""
    parts = [terms] if here else []
    if before:
        parts.append(_in_front(ufunc, terms, axis))
    if after:
        parts.append(np.flip(_in_front(ufunc, np.flip(terms, axis), axis), axis))
    result = np.full_like(terms, ufunc.identity)
    for part in parts:
        result = ufunc(result, part)
    return result


def _in_front(ufunc: np.ufunc, terms: Array, axis: int) -> Array:
    """What comes of the terms in front of each place; of none, the neutral element."""
    before = [slice(None)] * axis
    front, rest = (*before, slice(0, -1)), (*before, slice(1, None))
    result = np.full_like(terms, ufunc.identity)
    ufunc.accumulate(terms[front], axis, out=result[rest])
    return result


def _best(
    ufunc: np.ufunc,
    fill: Callable[[np.dtype[Any]], Any],
    term: Callable[..., Any],
    extent: Extent,
    beside: Sequence[Any],
    where: Callable[..., Any] | None,
    last: object,
) -> Any:
    runs = _runs(extent)
    (variable,), shape = _variables([extent], runs, beside)
    terms = _stretched(term(variable), shape)
    allowed: Any = True
    if where is not None:
        allowed = _stretched(where(variable), shape)
        shape = np.broadcast_shapes(terms.shape, allowed.shape)
        terms, allowed = np.broadcast_to(terms, shape), np.broadcast_to(allowed, shape)
        terms = np.where(allowed, terms, fill(terms.dtype))
    axes = tuple(range(len(runs)))
    if not terms.size:
        terms = np.full((*[1] * len(runs), *terms.shape[len(runs) :]), fill(terms.dtype))
    top = ufunc.reduce(terms, axis=axes, keepdims=True)
    hits = allowed & ((terms == top) | ((terms != terms) & (top != top)))
    if not math.prod(map(len, runs)):
        # There is nothing to choose from, and no element that is there asks for it.
        nowhere = np.zeros(hits.shape[len(runs) :], int)
        return nowhere if isinstance(extent, int | range) else [nowhere] * len(runs)
    flat = hits.reshape(math.prod(map(len, runs)), *hits.shape[len(runs) :])
    place = len(flat) - 1 - flat[::-1].argmax(axis=0) if last else flat.argmax(axis=0)
    if isinstance(extent, int | range):
        return np.asarray(runs[0])[place]
    # There is one index into a shape of no sizes, and it has no places.
    return list(np.unravel_index(place, tuple(map(len, runs)))) if runs else []


def _reduced(
    ufunc: np.ufunc,
    term: Callable[..., Any],
    extents: Sequence[Extent],
    beside: Sequence[Any],
    where: Callable[..., Any] | None,
    fill: Callable[[np.dtype[Any]], Any],
) -> Any:
    """Reduce a term over the axes of its variables, block by block."""
    runs = [run for extent in extents for run in _runs(extent)]
    axes = tuple(range(len(runs)))
    result: Any = None
    for block in _blocks(runs, math.prod(np.broadcast_shapes(*map(np.shape, _flat(beside))))):
        variables, shape = _variables(extents, block, beside)
        terms = _stretched(term(*variables), shape)
        if where is not None:
            terms = np.where(where(*variables), terms, fill(terms.dtype))
        # Of nothing there is no largest element, and nobody to ask for it where nothing is written.
        nothing = {} if terms.size else {"initial": fill(terms.dtype)}
        part = ufunc.reduce(terms, axis=axes, **nothing)
        result = part if result is None else ufunc(result, part)
    return result


def _blocks(runs: Sequence[range], width: int) -> Iterator[list[range]]:
    """Cut ranges so that the elements of a block are few, or the block is a single step."""
    room = builtins.max(_BLOCK // builtins.max(width, 1), 1)
    lengths = []
    for run in reversed(runs):
        lengths.append(builtins.max(builtins.min(room, len(run)), 1))
        room = builtins.max(room // lengths[-1], 1)
    parts = [
        [run[start : start + length] for start in range(0, len(run), length)] or [run]
        for run, length in zip(runs, reversed(lengths), strict=True)
    ]
    for block in every_one_of(*parts):
        yield list(block)


def _variables(
    extents: Sequence[Extent], runs: Sequence[range], beside: Sequence[Any]
) -> tuple[list[Any], tuple[int, ...]]:
    """Variables on new axes in front of those of others, and the shape of their product."""
    depth = builtins.max((np.ndim(each) for each in _flat(beside)), default=0)
    return _placed(extents, runs, depth), (*map(len, runs), *[1] * depth)


def _placed(extents: Sequence[Extent], runs: Sequence[range], depth: int) -> list[Any]:
    """Ranges as arrays on axes of their own, in lists where an extent is a shape."""
    rank = len(runs) + depth
    arrays = [
        np.arange(run.start, run.stop, run.step).reshape(len(run), *[1] * (rank - 1 - axis))
        for axis, run in enumerate(runs)
    ]
    placed: list[Any] = []
    for extent in extents:
        if isinstance(extent, int | range):
            placed.append(arrays.pop(0))
        else:
            placed.append([arrays.pop(0) for _ in extent])
    return placed


def _runs(extent: Extent) -> list[range]:
    if isinstance(extent, range):
        return [extent]
    return [range(extent)] if isinstance(extent, int) else [range(size) for size in extent]


def _flat(variables: Sequence[Any]) -> Iterator[Any]:
    for each in variables:
        if isinstance(each, list | tuple):
            yield from _flat(each)
        else:
            yield each


def _stretched(term: Any, shape: tuple[int, ...]) -> Array:
    """A term on all axes of its variables, on those that it does not depend on as well."""
    array = np.asarray(term)
    return np.broadcast_to(array, np.broadcast_shapes(array.shape, shape))


def _lowest(dtype: np.dtype[Any]) -> Any:
    if dtype.kind in "iu":
        return np.iinfo(dtype).min
    return False if dtype.kind == "b" else -np.inf


def _highest(dtype: np.dtype[Any]) -> Any:
    if dtype.kind in "iu":
        return np.iinfo(dtype).max
    return True if dtype.kind == "b" else np.inf


def _odd(doubles: Array) -> Array:
    """Round to single precision so that rounding once more is as good as rounding once."""
    singles = doubles.astype(np.float32)
    bits = singles.view(np.uint32)
    inexact = (singles != doubles) & ~np.isnan(doubles)
    toward_zero = bits - (np.abs(singles) > np.abs(doubles)).astype(np.uint32)
    return np.where(inexact, toward_zero | 1, bits).astype(np.uint32).view(np.float32)
