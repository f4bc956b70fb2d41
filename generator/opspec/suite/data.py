"""Data for the inputs of a call: values that tell elements apart, and bits that are easily lost.

Place in the pipeline: between `calls` and `models`. Nothing is random, so that the files are the
same on every machine. Every element of a call is numbered, through all of its tensors; `counting`
makes a value of the number, `bits` a pattern: NaNs with a payload, negative zeros, subnormal
numbers, the ends of the range.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import numpy as np

from opspec.engine.definition import Array, Arrays, numpy_dtype
from opspec.engine.names import Names, TensorType
from opspec.language.resolved import ElementType, Version
from opspec.sampling.sample import Sample

Fill = Callable[[ElementType, int, int], Array]

_TEXTS = ("", " ", "two words", "naïve", "日本語", "🙂", "a\nb", "tab\there", "0", "x" * 300)
#: No data need larger numbers to tell elements apart.
MOST = 2**20

_INTEGERS = ("int", "uint")
#: Multiplier and increment of a linear congruential generator with the period 2**64.
_STEP = (6364136223846793005, 1442695040888963407)


def arrays(
    version: Version, sample: Sample, element_types: Mapping[str, ElementType], fill: Fill
) -> Arrays:
    """Arrays for every input of a call whose shapes are known."""
    numbers = count()
    names = Names(version, sample.inputs, sample.attributes)

    def array(name: str, tensor: TensorType) -> Array:
        type_ = element_types[tensor.elem_type or "float"]
        shape = tuple(size for size in tensor.shape or () if isinstance(size, int))
        size = int(np.prod(shape, dtype=object))
        if tensor.value is not None:
            # A change of shape leaves the value as it was; it is repeated or cut to fit.
            return np.resize(np.array(tensor.value, numpy_dtype(type_)), shape)
        if type_.name.startswith(_INTEGERS):
            places = _places(names, name)
            if places is not None:
                indices = np.arange(size) % max(places, 1)
                return indices.astype(numpy_dtype(type_)).reshape(shape)
        start = next(numbers)
        for _ in range(size - 1):
            next(numbers)
        return fill(type_, start, size).reshape(shape)

    return {
        name: argument
        if argument is None
        else array(name, argument)
        if isinstance(argument, TensorType)
        else [None if member is None else array(name, member) for member in argument]
        for name, argument in sample.inputs.items()
    }


def counting(type_: ElementType, start: int, size: int) -> Array:
    """Small whole numbers that no two neighbours share, exact in every element type."""
    dtype = numpy_dtype(type_)
    numbers = range(start, start + size)
    if type_.name == "string":
        return np.array([f"s{number}" for number in numbers], object)
    if type_.name == "bool":
        return np.array([number.bit_count() % 2 for number in numbers], bool)
    values = [number % _distinct(type_, dtype) + 1 for number in numbers]
    if type_.name.startswith("complex"):
        return np.array([complex(value, -value) for value in values], dtype)
    return np.array(values, np.float64).astype(dtype)


def bits(type_: ElementType, start: int, size: int) -> Array:
    """Patterns of bits that a conversion or a calculation would change."""
    if type_.name == "string":
        return np.array([_TEXTS[number % len(_TEXTS)] for number in range(size)], object)
    dtype = numpy_dtype(type_)
    width = 32 if type_.name == "complex64" else 64 if type_.name == "complex128" else type_.bits
    if not has_bits(type_) or width is None:
        return counting(type_, start, size)
    parts = 2 if type_.name.startswith("complex") else 1
    special = _special(type_, width)
    state = start * 977 + width
    patterns = []
    for number in range(size * parts):
        state = (state * _STEP[0] + _STEP[1]) % 2**64
        patterns.append(special[number] if number < len(special) else state >> (64 - width))
    return np.array(patterns, f"uint{width}").view(dtype)


def has_bits(type_: ElementType) -> bool:
    """Whether every pattern of bits is a value, so that there are some to lose."""
    return type_.name == "string" or (
        type_.name != "bool" and type_.bits is not None and type_.bits >= 8
    )


def _places(names: Names, name: str) -> int | None:
    """Of an input that holds indices: how many places there are to point at."""
    value = next(each for each in names.version.inputs if each.name == name)
    if value.index_of is None:
        return None
    size = names.value(value.index_of.of)
    return size if isinstance(size, int) else None


def _distinct(type_: ElementType, dtype: np.dtype[Any]) -> int:
    """How many whole numbers from 1 on an element type holds exactly, or a few of them."""
    if type_.name.startswith(_INTEGERS):
        return min((1 << ((type_.bits or 64) - (not type_.name.startswith("u")))) - 1, MOST)
    if type_.name.startswith("complex"):
        return MOST
    most = min(2 << _mantissa(dtype), MOST)
    while most > 1 and float(np.array(most, np.float64).astype(dtype)) != most:
        most //= 2
    return most


def _special(type_: ElementType, width: int) -> list[int]:
    """Zeros, extremes and NaNs as patterns."""
    top = 1 << (width - 1)
    patterns = [top, top - 1, 2 * top - 1, 1, 0, top + 1]
    if type_.name.startswith(_INTEGERS):
        return patterns
    is_complex = type_.name.startswith("complex")
    mantissa = _mantissa(np.dtype(f"float{width}") if is_complex else numpy_dtype(type_))
    infinity = (top - 1) >> mantissa << mantissa
    quiet = 1 << max(mantissa - 1, 0)
    signalling = infinity | 1
    payload = infinity | quiet | (quiet // 3)
    return [*patterns, infinity, infinity | top, signalling, signalling | top, payload]


def _mantissa(dtype: np.dtype[Any]) -> int:
    """The bits of the mantissa of a float type: how finely it tells numbers above 1 apart."""
    bits_ = 0
    while float(np.array(1 + 2.0 ** -(bits_ + 1)).astype(dtype)) == 1 + 2.0 ** -(bits_ + 1) != 1:
        bits_ += 1
    return bits_
