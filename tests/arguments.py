"""Arrays for a case of the sampler: values of every size and sign, indices that point somewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from opspec.engine.asking import Verdict
from opspec.engine.binding import bind
from opspec.engine.definition import numpy_dtype
from opspec.engine.names import Argument, Names, TensorType
from opspec.language.resolved import Input, Value, Version
from tests.trees import element_types

Array = np.ndarray[Any, Any]


def arguments(
    version: Version, inputs: Mapping[str, Argument], attributes: Mapping[str, Value]
) -> dict[str, Any]:
    """One array for each tensor of a case; None for what is left out."""
    names = Names(version, inputs, attributes)
    made: dict[str, Any] = {}
    for seed, value in enumerate(version.inputs):
        argument = inputs.get(value.name)
        low, high = _range(names, value)
        if isinstance(argument, Sequence):
            made[value.name] = [
                each and _array(each, [seed, number], low, high)
                for number, each in enumerate(argument)
            ]
        else:
            made[value.name] = argument and _array(argument, [seed], low, high)
    return made


def _range(names: Names, value: Input) -> tuple[int, int]:
    """Between which values the elements of an integer tensor lie."""
    if value.index_of is None:
        return -9, 10
    size = names.value(value.index_of.of)
    return (-size if value.index_of.range.wraps else 0), size


def _array(type_: TensorType, seed: list[int], low: int, high: int) -> Array:
    assert type_.elem_type is not None
    dtype = numpy_dtype(element_types()[type_.elem_type])
    if type_.value is not None:
        return np.asarray(type_.value, dtype)
    shape = [size for size in type_.shape or () if isinstance(size, int)]
    random = np.random.default_rng(seed)
    if type_.elem_type == "string":
        return np.asarray(random.integers(0, 99, shape).astype(str), object)
    if type_.elem_type == "bool":
        return np.asarray(random.integers(0, 2, shape) == 1)
    if type_.elem_type.startswith("uint"):
        low = max(low, 0)
    if type_.elem_type.startswith(("int", "uint")):
        return random.integers(low, max(high, low + 1), shape).astype(dtype)
    values = random.standard_normal(shape)
    return np.asarray(values + 1j * values if dtype.kind == "c" else values).astype(dtype)


def outputs_wanted(
    version: Version, inputs: Mapping[str, Argument], attributes: Mapping[str, Value]
) -> int | None:
    """How many outputs a call may ask for: as many as there are, or what the clauses allow."""
    variadic = any(output.variadic for output in version.outputs)
    for count in range(1, 6) if variadic else [len(version.outputs)]:
        if Verdict.VIOLATED not in bind(version, inputs, attributes, count).verdicts.values():
            return count
    return None
