"""Values for the engine: from the tensors of examples, and from types alone.

Place in the pipeline: below `checking.examples`; `diff` uses it as well.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

import numpy as np

from opspec.engine.definition import Array, numpy_dtype
from opspec.engine.names import Argument, Names, TensorType
from opspec.language.formal import formal_arguments
from opspec.language.resolved import ElementType, Example, Tensor, Value, Version

Arrays = dict[str, Array | list[Array | None] | None]


def array_of(tensor: Tensor, element_types: Mapping[str, ElementType]) -> Array:
    """The tensor of an example as an array."""
    dtype = numpy_dtype(element_types[tensor.elem_type])
    array = np.empty(len(tensor.values), dtype)
    with np.errstate(all="ignore"):
        for place, value in enumerate(tensor.values):
            array[place] = value
    return array.reshape(tensor.shape)


def arguments(
    version: Version, example: Example, element_types: Mapping[str, ElementType]
) -> Arrays:
    """The inputs of an example by the names of the formal parameters; a variadic takes the rest."""
    arrays = [None if each is None else array_of(each, element_types) for each in example.inputs]
    return formal_arguments(version, example, arrays)


def sampled(
    version: Version,
    inputs: Mapping[str, Argument],
    attributes: Mapping[str, Value],
    element_types: Mapping[str, ElementType],
) -> Arrays:
    """Arrays of given types, with the values that are given or else some that tell places apart."""
    names = Names(version, inputs, attributes)
    bounds = {
        value.name: names.value(value.index_of.of)
        for value in version.inputs
        if value.index_of is not None and inputs.get(value.name) is not None
    }
    numbers = count()
    return {
        name: _sample(argument, element_types, numbers, bounds.get(name))
        if argument is None or isinstance(argument, TensorType)
        else [_sample(member, element_types, numbers, None) for member in argument]
        for name, argument in inputs.items()
    }


def _sample(
    type_: TensorType | None,
    element_types: Mapping[str, ElementType],
    numbers: Iterator[int],
    bound: Any,
) -> Array | None:
    if type_ is None or type_.shape is None or type_.elem_type is None:
        return None
    sizes = tuple(size for size in type_.shape if isinstance(size, int))
    dtype = numpy_dtype(element_types[type_.elem_type])
    if type_.value is not None:
        return np.array(type_.value, dtype).reshape(sizes)
    array = np.empty(math.prod(sizes), dtype)
    for place in range(array.size):
        value = _value(dtype, next(numbers))
        array[place] = value % bound if isinstance(bound, int) and bound else value
    return array.reshape(sizes)


def _value(dtype: np.dtype[Any], number: int) -> Any:
    """A value that the type has, different from those nearby where the type has so many."""
    if dtype.kind == "O":
        return f"text {number}"
    if dtype.kind == "b":
        return number % 3 == 0
    if dtype.kind == "V" and dtype.name.startswith("float8_e8m0"):
        return 2 ** (number % 8)
    # Types of a byte or less that are not NumPy's own have as few as two small whole numbers.
    return number % 2 if dtype.kind == "V" and dtype.itemsize == 1 else number % 97


def agree(one: Any, other: Any, exact: bool) -> bool:
    """Equality; of numbers that were computed, up to a few units in the last place."""
    if isinstance(one, str) or one == other:
        return bool(one == other) and _sign(one) == _sign(other)
    if one != one and other != other:
        return True
    if exact or np.dtype(type(one)).kind in "iub":
        return False
    a, b = complex(one), complex(other)
    return abs(a - b) <= 8 * _epsilon(one) * max(abs(a), abs(b))


def _sign(value: Any) -> bool:
    return isinstance(value, np.floating) and bool(np.signbit(value))


def _epsilon(value: Any) -> float:
    try:
        return float(np.finfo(type(value)).eps)
    except ValueError:
        # Types of ml_dtypes; the coarsest of them that computes has 8 bits of precision.
        return 2.0**-7
