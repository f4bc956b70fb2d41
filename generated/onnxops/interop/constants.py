# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Elements of outputs that follow from those of inputs: sizes, axes and the like, kept through.

Four ways lead to them. Some outputs follow from sizes alone. Where all inputs are known, the
operator is run. An operator that only moves elements is run on symbols: each is stood for by a
number that nothing else has. And one that computes each element by itself computes with symbols.
"""

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from onnxops import _dims as dims
from onnxops._unknown import Entry, Unknown
from onnxops._values import elements
from onnxops.errors import OpError
from onnxops.interop.node import arranged, is_lone
from onnxops.interop.values import MANY_ELEMENTS, Elements
from onnxops.schema import Schema
from onnxops.types import TensorType, ValueType, dtype_of

Array = npt.NDArray[Any]

#: Symbols are stood for by numbers from here on downwards; no size or axis is that small.
_FIRST_SYMBOL = -(2**62)
_NUMBERS = frozenset({"bool", "int32", "int64"})


def elements_of(
    found: Schema,
    inputs: Sequence[ValueType | None],
    keywords: Mapping[str, Any],
    outputs: Sequence[ValueType],
) -> Sequence[Elements | None]:
    """Return the elements of each output of a node, where it is small and they are known."""
    nothing = [None] * len(outputs)
    if not any(map(is_small, outputs)):
        return nothing
    told = [elements(output) for output in outputs]
    if any(array is not None for array in told):
        return [_small(array) for array in told]
    if any(isinstance(value, Unknown) for value in keywords.values()):
        return nothing
    arrays = [elements(type_) for type_ in inputs]
    if any(type_ is not None and arrays[place] is None for place, type_ in enumerate(inputs)):
        return nothing
    if not any(map(_partly, arrays)):
        results = _run(found, arrays, keywords)
    elif found.each is not None:
        results = _computed(found, inputs, keywords)
    else:
        results = _moved(found, arrays, keywords)
    return list(map(_small, results)) or nothing


def is_small(output: ValueType) -> bool:
    """Tell whether an output can be a list of sizes, or a step on the way to one."""
    if not isinstance(output, TensorType) or output.elem_type not in _NUMBERS:
        return False
    sizes = [size for size in output.shape or () if isinstance(size, int)]
    known = output.shape is not None and len(sizes) == len(output.shape)
    return known and math.prod(sizes) <= MANY_ELEMENTS


def _run(
    found: Schema, inputs: Sequence[Array | None], keywords: Mapping[str, Any]
) -> Sequence[Array | None]:
    try:
        result = found.run(*arranged(found, inputs), **keywords)
    except OpError:
        return ()
    return (result,) if is_lone(found) else tuple(result)


def _computed(
    found: Schema, inputs: Sequence[ValueType | None], keywords: Mapping[str, Any]
) -> Sequence[Array]:
    """Run an operator with 1 for what is not known, and compute anew what depends on that."""
    assert found.each is not None
    entries = [_entries(type_) for type_ in inputs]
    known = [_filled(*pair) for pair in zip(inputs, entries, strict=True)]
    made = []
    for array in _run(found, known, keywords):
        result = np.asarray(array, object)
        stretched = (np.broadcast_to(each, result.shape).flat for each in entries)
        for place, *operands in zip(np.ndindex(result.shape), *stretched, strict=True):
            if any(isinstance(each, Unknown) for each in operands):
                result[place] = dims.elements(dims.size(partial(found.each, *operands)))
        made.append(result)
    return made


def _entries(type_: ValueType | None) -> Array:
    """The elements of a tensor as something to compute with."""
    array = np.asarray(elements(type_), object)
    entries = (
        Entry(each) if each is None or isinstance(each, str) else each for each in array.flat
    )
    return np.fromiter(entries, object, array.size).reshape(array.shape)


def _filled(type_: ValueType | None, entries: Array) -> Array:
    """The elements of a tensor with 1 for those that are not known."""
    assert isinstance(type_, TensorType)
    assert type_.elem_type is not None
    known = [1 if isinstance(each, Unknown) else each for each in entries.flat]
    return np.array(known, dtype_of(type_.elem_type)).reshape(entries.shape)


def _moved(
    found: Schema, inputs: Sequence[Array | None], keywords: Mapping[str, Any]
) -> Sequence[Array]:
    """Run an operator on numbers that stand for symbols, where it hands on elements as they are."""
    moved = [_is_moved(found, place) for place in range(len(inputs))]
    if any(_partly(array) and not moves for array, moves in zip(inputs, moved, strict=True)):
        return ()
    symbols: dict[int, str | None] = {}
    stand_ins = [
        _stood_for(array, symbols) if moves and array is not None else array
        for array, moves in zip(inputs, moved, strict=True)
    ]
    made = []
    for result in _run(found, stand_ins, keywords):
        array = np.asarray(result, object)
        handed_on = (symbols.get(each, each) for each in array.flat)
        made.append(np.fromiter(handed_on, object, array.size))
    return made


def _is_moved(found: Schema, place: int) -> bool:
    """Whether elements of an input are handed on as they are, and may be integers of 64 bits."""
    parameter = found.inputs[min(place, len(found.inputs) - 1)]
    return parameter.moved and "int64" in found.types.get(parameter.type, ())


def _partly(array: Array | None) -> bool:
    return array is not None and array.dtype == object


def _stood_for(array: Array, symbols: dict[int, str | None]) -> npt.NDArray[np.int64]:
    """An array with a number for each symbol in it."""
    numbers = []
    for each in array.flat:
        if each is None or isinstance(each, str):
            symbols[_FIRST_SYMBOL - len(symbols)] = each
            numbers.append(_FIRST_SYMBOL - len(symbols) + 1)
        else:
            numbers.append(int(each))
    return np.array(numbers, np.int64).reshape(array.shape)


def _small(array: Array | None) -> Elements | None:
    """The elements of an array of integers, unless there are many."""
    if array is None or array.size > MANY_ELEMENTS or array.dtype.kind not in "biuO":
        return None
    return tuple(array.ravel().tolist())
