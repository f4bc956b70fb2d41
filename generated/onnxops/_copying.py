# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Copying arrays into a joint one, quicker than NumPy does where their sizes allow it.

NumPy copies a result row piece by row piece. Wide pieces go as fast as memory does. A narrow one
takes the same few nanoseconds however few bytes it has, and rows that lie across the memory of an
input fetch the same lines of it again and again. Here sizes and strides decide in what portions
the bits are moved; which bits go where is as ever.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from onnxops import _threads as threads

Array = npt.NDArray[Any]

#: With fewer rows, narrow pieces are copied before a better way has been prepared.
_MANY_ROWS = 2**12
#: A piece of up to so many bytes is copied sooner as one item than as a run of elements.
_NARROW = 64
#: Elements of a piece that do not lie side by side are copied one by one, if they are so few.
_FEW_COLUMNS = 8
#: Rows of more bytes are wide, whatever their pieces are.
_WIDE = 512
#: So many bytes of a result are finished before the next are begun: they stay in a near cache.
_BLOCK = 2**18
#: So many bytes, counted once for each input, are not read again from a near cache.
_FAR = 2**24
#: Rows of so many bytes are written in one instruction.
_REGISTERS = (4, 8, 16)
#: So many bytes come from memory together.
_LINE = 64
#: Lines so many bytes apart have the same place in the nearest cache,
_PERIOD = 2**12
#: where there is room for so many of them.
_WAYS = 12
#: So many elements of a row that lie in as many lines are copied before those of the next row.
_STRIP = 96


def is_plain(tensors: Sequence[Array], axis: int, *, new: bool) -> bool:
    """Whether `numpy.concatenate` is the way to join arrays into an array that is new, or is there.

    A new one lies in memory as its inputs do, which makes it a plain copy. For wide rows the first
    array speaks for all, as the time to look at many is not won back.
    """
    first = tensors[0]
    if not (first.flags.c_contiguous or _is_in_order(first)):
        return new
    if threads.wanted > 1:
        return False
    if first.strides[axis] * first.shape[axis] > _WIDE:  # the bytes of a piece of a row
        return True
    return not _is_narrow(tensors, math.prod(first.shape[:axis]))


def fill(result: Array, tensors: Sequence[Array], axis: int) -> None:
    """Write tensors of one type one behind the other along an axis of an array."""
    rows = math.prod(result.shape[:axis])
    if result.flags.c_contiguous and _is_narrow(tensors, rows):
        _fill_narrow(result, tensors, rows)
    elif threads.wanted > 1 or any(map(_lies_across, tensors)):
        start, before = 0, (slice(None),) * axis
        for tensor in tensors:
            stop = start + tensor.shape[axis]
            _copy(result[(*before, slice(start, stop))], tensor)
            start = stop
    else:
        np.concatenate(tensors, axis, out=result)


def _is_in_order(array: Array) -> bool:
    """Whether elements follow one another in memory as they do in the array, with gaps or not."""
    sides = zip(array.strides, array.shape, strict=True)
    strides = [abs(stride) for stride, size in sides if size > 1]
    return strides == sorted(strides, reverse=True)


# Narrow rows


def _is_narrow(tensors: Sequence[Array], rows: int) -> bool:
    """Whether rows are many, and so short that it matters how each piece of them is copied."""
    if rows < _MANY_ROWS:
        return False
    nbytes = sum(tensor.nbytes for tensor in tensors)
    # Only of matrices, and of what lies in one piece, is it known that no view of rows is a copy.
    if nbytes > _WIDE * rows or not all(
        tensor.ndim == 2 or tensor.flags.c_contiguous for tensor in tensors
    ):
        return False
    # Where each piece is a lone element NumPy does well, but that it goes through all the result
    # for each of them.
    return nbytes * len(tensors) > _FAR or any(
        rows < tensor.size and tensor.nbytes <= _NARROW * rows for tensor in tensors
    )


def _fill_narrow(result: Array, tensors: Sequence[Array], rows: int) -> None:
    """Copy the pieces of some rows, then those of the next ones."""
    pairs = list(_pieces(result.reshape(rows, -1), tensors))
    step = _BLOCK * rows // result.nbytes

    def copy(first: int, last: int) -> None:
        for start in range(first, last, step):
            block = slice(start, min(start + step, last))
            for target, source in pairs:
                target[block] = source[block]

    threads.share(copy, rows, result.nbytes)


def _pieces(target: Array, tensors: Sequence[Array]) -> Iterator[tuple[Array, Array]]:
    """Parts of a matrix and what is to be copied there, by one item for each row if possible."""
    start = 0
    for tensor in tensors:
        if not tensor.size:
            continue
        source = tensor.reshape(len(target), -1)
        length = source.shape[1]
        place = target[:, start : start + length]
        apart = length > 1 and source.strides[1] != source.itemsize
        if apart and length <= _FEW_COLUMNS:
            yield from zip(place.T, source.T, strict=True)
        elif apart or length * source.itemsize > _NARROW:
            yield place, source
        elif not start and _fills_most(target, source):
            yield from _whole_rows(target, source)
        else:
            yield _items(place), _items(source)
        start += length


def _items(matrix: Array) -> Array:
    """Return each row of a matrix as one item, of which NumPy knows the size and nothing else."""
    return matrix.view(np.dtype((np.void, matrix.shape[1] * matrix.itemsize)))[:, 0]


def _fills_most(target: Array, source: Array) -> bool:
    """Whether rows are as long as a register, and their first piece is more than half of that."""
    row, piece = target.strides[0], source.strides[0]
    return row in _REGISTERS and row // 2 < piece < row and source.flags.c_contiguous


def _whole_rows(target: Array, source: Array) -> Iterator[tuple[Array, Array]]:
    """Pairs for the first piece of each row, together with what lies behind it in memory.

    To write a whole row takes less time than to write most of it, and the right bytes come there
    later, with the other pieces. Only the very last piece has nothing behind it.
    """
    row = np.dtype((np.void, target.strides[0]))
    memory = source.reshape(-1).view(np.uint8)
    yield target.view(row)[:-1, 0], np.ndarray(len(source) - 1, row, memory, 0, source.strides[:1])
    yield _items(target[-1:, : source.shape[1]]), _items(source[-1:])


# Rows across the memory of an input


def _lies_across(source: Array) -> bool:
    """Whether rows share lines of memory, and need more of them than the nearest cache can hold."""
    length, step = 1, source.itemsize
    for size, stride in zip(
        reversed(source.shape), map(abs, reversed(source.strides)), strict=True
    ):
        if size > 1 and length > 1 and stride != step * length:
            places = _PERIOD // max(_LINE, math.gcd(step, _PERIOD))
            return 0 < stride < _LINE <= step and length > places * _WAYS
        step = step if length > 1 else stride
        length *= size
    return False


def _copy(target: Array, source: Array) -> None:
    """Copy an array, in shares if there are several threads."""
    target, source = _merged(target, source)
    axis = target.shape.index(max(target.shape))

    def copy(start: int, stop: int) -> None:
        part = (*(slice(None),) * axis, slice(start, stop))
        _copy_in_strips(target[part], source[part])

    threads.share(copy, target.shape[axis], target.nbytes)


def _merged(target: Array, source: Array) -> tuple[Array, Array]:
    """Return two arrays with their last axes as one, as far as both are evenly spaced there."""
    while source.ndim > 2 and all(
        array.strides[-2] == array.strides[-1] * array.shape[-1] for array in (target, source)
    ):
        shape = (*source.shape[:-2], source.shape[-2] * source.shape[-1])
        target, source = target.reshape(shape), source.reshape(shape)
    return target, source


def _copy_in_strips(target: Array, source: Array) -> None:
    """Copy an array; where rows share lines of memory, strip by strip through all rows."""
    if not _lies_across(source):
        target[...] = source
        return
    for start in range(0, source.shape[-1], _STRIP):
        strip = slice(start, start + _STRIP)
        target[..., strip] = source[..., strip]
