# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Elements of outputs that follow from those of inputs: sizes, axes and the like, kept through.

Three ways lead to them. Some outputs follow from sizes alone. Where all inputs are known, the
operator is run. And an operator that only moves elements is run on symbols: each is stood for by a
number that nothing else has.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from onnxops._unknown import Unknown
from onnxops._values import elements
from onnxops.errors import OpError
from onnxops.interop.node import arranged, is_lone
from onnxops.interop.values import MANY_ELEMENTS, Elements
from onnxops.schema import Schema
from onnxops.types import TensorType, ValueType

#: Symbols are stood for by numbers from here on downwards; no size or axis is that small.
_FIRST_SYMBOL = -(2**62)
_INTEGERS = frozenset({"int32", "int64"})


def elements_of(
    found: Schema,
    inputs: Sequence[ValueType | None],
    keywords: Mapping[str, Any],
    outputs: Sequence[ValueType],
) -> Sequence[Elements | None]:
    """Return the elements of each output of a node, where it is small and they are known."""
    nothing = [None] * len(outputs)
    if not any(map(_is_worth_it, outputs)):
        return nothing
    told = [elements(output) for output in outputs]
    if any(array is not None for array in told):
        return [_small(array) for array in told]
    if any(isinstance(value, Unknown) for value in keywords.values()):
        return nothing
    arrays = [elements(type_) for type_ in inputs]
    if any(type_ is not None and arrays[place] is None for place, type_ in enumerate(inputs)):
        return nothing
    if all(array is None or array.dtype != object for array in arrays):
        return [_small(array) for array in _run(found, arrays, keywords)] or nothing
    if not all(_is_moved(found, place) for place, array in enumerate(arrays) if _partly(array)):
        return nothing
    symbols: dict[int, str | None] = {}
    stand_ins = [_stood_for(array, symbols) if _partly(array) else array for array in arrays]
    results = _run(found, stand_ins, keywords)
    return [_small(array, symbols) for array in results] or nothing


def _run(
    found: Schema, inputs: Sequence[npt.NDArray[Any] | None], keywords: Mapping[str, Any]
) -> Sequence[npt.NDArray[Any] | None]:
    try:
        result = found.run(*arranged(found, inputs), **keywords)
    except OpError:
        return ()
    return (result,) if is_lone(found) else tuple(result)


def _is_worth_it(output: ValueType) -> bool:
    """Whether an output can be a list of sizes, or a part of one."""
    if not isinstance(output, TensorType) or output.elem_type not in _INTEGERS:
        return False
    return output.shape is not None and len(output.shape) <= 1


def _is_moved(found: Schema, place: int) -> bool:
    """Whether elements of an input are handed on as they are, and may be integers of 64 bits."""
    parameter = found.inputs[min(place, len(found.inputs) - 1)]
    return parameter.moved and "int64" in found.types.get(parameter.type, ())


def _partly(array: npt.NDArray[Any] | None) -> bool:
    return array is not None and array.dtype == object


def _stood_for(
    array: npt.NDArray[Any] | None, symbols: dict[int, str | None]
) -> npt.NDArray[np.int64]:
    """An array with a number for each symbol in it."""
    assert array is not None
    numbers = []
    for each in array.flat:
        if each is None or isinstance(each, str):
            symbols[_FIRST_SYMBOL - len(symbols)] = each
            numbers.append(_FIRST_SYMBOL - len(symbols) + 1)
        else:
            numbers.append(int(each))
    return np.array(numbers, np.int64).reshape(array.shape)


def _small(
    array: npt.NDArray[Any] | None, symbols: Mapping[int, str | None] | None = None
) -> Elements | None:
    """The elements of an array of integers, unless there are many."""
    if array is None or array.size > MANY_ELEMENTS or array.dtype.kind not in "iuO":
        return None
    found = array.ravel().tolist()
    return tuple(symbols.get(each, each) for each in found) if symbols else tuple(found)
