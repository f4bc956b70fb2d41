"""What several occurrences of one name say together.

Place in the pipeline: below `binding`. A known size wins over a symbol, a symbol over unknown;
two known ones that differ contradict each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from opspec.engine.evaluation import UNKNOWN, Symbol, Unknown

Size = int | Symbol | Unknown


class Contradiction(Exception):
    """Two known values of one name differ."""


@dataclass(frozen=True, slots=True)
class Flexible:
    """Dimensions that may be stretched: aligned at the right, a size 1 fits any."""

    sizes: list[Size]


def is_known(value: Any) -> bool:
    """Whether nothing in a size or a run of sizes is symbolic or unknown."""
    if isinstance(value, Flexible):
        value = value.sizes
    if isinstance(value, list | tuple):
        return all(map(is_known, value))
    return isinstance(value, int)


def merge_all(values: Sequence[Any]) -> Any:
    """The value of a name from all its occurrences; Contradiction where two of them differ."""
    merged: Any = UNKNOWN
    for value in values:
        merged = _merge(merged, value)
    if isinstance(merged, Flexible):
        # Of an unknown run neither length nor sizes are known, so nothing of the join is either.
        return UNKNOWN if any(isinstance(value, Unknown) for value in values) else merged.sizes
    return merged


def _merge(one: Any, other: Any) -> Any:
    """What two values of one name say together: known over symbol over unknown."""
    if isinstance(one, Flexible) or isinstance(other, Flexible):
        return _join(one, other)
    if isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            raise Contradiction
        return [_merge(a, b) for a, b in zip(one, other, strict=True)]
    if isinstance(one, int) and isinstance(other, int) and one != other:
        raise Contradiction
    for kind in (int, list, Symbol):
        for value in (one, other):
            if isinstance(value, kind):
                return value
    return UNKNOWN


def _join(one: Any, other: Any) -> Any:
    """Broadcasting of two runs of dimensions."""
    if isinstance(one, Unknown):
        return other
    if isinstance(other, Unknown):
        return one
    a, b = (v.sizes if isinstance(v, Flexible) else v for v in (one, other))
    length = max(len(a), len(b))
    a, b = ([1] * (length - len(v)) + list(v) for v in (a, b))
    return Flexible([_join_size(x, y) for x, y in zip(a, b, strict=True)])


def _join_size(one: Size, other: Size) -> Size:
    if one == 1:
        return other
    if other == 1 or one == other:
        return one
    if isinstance(one, int) and isinstance(other, int):
        raise Contradiction
    # A known size above 1 must be the result, whatever the other turns out to be.
    return one if isinstance(one, int) else other if isinstance(other, int) else UNKNOWN
