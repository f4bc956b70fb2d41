"""Values that often mean something: sizes of a tensor, its axes in order, ones, nothing.

Place in the pipeline: between `drawing` and `samples`. What an attribute or an input of rank 0 or 1
may hold is for the clauses to say; here are the values to ask them about. They are made of the
first tensor of a call, which most such values speak of.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from opspec.engine.names import TensorType
from opspec.language.resolved import Attribute, Input, Scalar, Value, Version
from opspec.language.rules import is_list
from opspec.sampling.sample import Changed, Sample, is_float, places, with_parameter
from opspec.sampling.valued import valued

#: The entries of a list of any length, for whole numbers and for others.
_WHOLE, _FRACTIONS = (1, 0, 2, -1), (1.0, 2.0, 0.5)


def ideas(version: Version, sample: Sample) -> Iterator[tuple[str, Changed]]:
    """The sample with other values, one parameter at a time; the name of each goes before."""
    sizes = _sizes(version, sample)
    for parameter in version.parameters:
        if _is_free(version, sample, parameter):
            for number, value in enumerate(dict.fromkeys(_values(version, parameter, sizes))):
                changed = with_parameter(sample, parameter, value)
                if changed != sample:
                    yield parameter.name, (f"{parameter.name}-idea-{number}", changed)


def _sizes(version: Version, sample: Sample) -> tuple[int, ...]:
    """The shape of the first tensor that is more than a few values."""
    data = [value.name for value in version.inputs if value.name not in valued(version)]
    for _, _, tensor in places(sample, data):
        return tuple(size for size in tensor.shape or () if isinstance(size, int))
    return ()


def _is_free(version: Version, sample: Sample, parameter: Attribute | Input) -> bool:
    """Whether the parameter holds numbers that nothing lists, and is no single axis."""
    if isinstance(parameter, Attribute):
        numbers = parameter.kind in ("int", "ints", "float", "floats")
        placed = parameter.axes is not None and not is_list(parameter)
        return numbers and not (parameter.values or parameter.ignored or placed)
    given = sample.inputs.get(parameter.name)
    return parameter.name in valued(version) and (
        isinstance(given, TensorType) and given.value is not None
    )


def _values(
    version: Version, parameter: Attribute | Input, sizes: tuple[int, ...]
) -> Iterator[Value]:
    rank = len(sizes)
    fractions = (
        parameter.kind.startswith("float")
        if isinstance(parameter, Attribute)
        else is_float(version.members(parameter.type)[0])
    )
    entries: tuple[Scalar, ...] = _FRACTIONS if fractions else _WHOLE
    if not is_list(parameter):
        yield from entries
        yield from () if fractions else (rank, *sizes[:1])
        return
    if not fractions:
        yield from (sizes, sizes[::-1], (math.prod(sizes),), (-1, *sizes[1:]), (0, -1))
        yield from (tuple(range(rank)), tuple(range(rank))[::-1], tuple(range(-rank, 0)))
        yield (*sizes[1:], *sizes[:1])
    for length in (rank, 2 * rank, 1):
        yield from ((entry,) * length for entry in entries)
    yield ()
