"""Cutting a shape into the named parts of its pattern.

Place in the pipeline: below `binding`. A pattern's fixed items and pinned items give the places
where parts begin; a star takes what lies between two such places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opspec.engine.values import UNKNOWN
from opspec.language.patterns import Broadcast, Dim, Item, Optional, Pattern, Star

Part = tuple[Item, Any]


def least_rank(pattern: Pattern) -> int:
    """The number of dimensions that a pattern asks for whatever its stars take."""
    return sum(isinstance(item, Dim) for item in pattern.items)


def fixed_rank(pattern: Pattern) -> int | None:
    """The rank that a pattern asks for, or None where a star leaves it open."""
    if all(isinstance(item, Dim) for item in pattern.items):
        return len(pattern.items)
    return None


def most_rank(pattern: Pattern) -> int | None:
    """The number of dimensions that a pattern has room for, or None where a star leaves it open."""
    if any(isinstance(item, Star | Broadcast) for item in pattern.items):
        return None
    return len(pattern.items)


def has_rival_stars(pattern: Pattern) -> bool:
    """Whether two stars stand side by side with nothing that says where one ends."""
    stars = 0
    for item in pattern.items:
        if isinstance(item, Dim | Star) and item.axis:
            stars = 0
        stars += isinstance(item, Star | Broadcast)
        if stars > 1:
            return True
    return False


def cut(
    pattern: Pattern,
    shape: Sequence[Any] | None,
    rank: int | None,
    axes: Mapping[str, int | None],
    lengths: Mapping[str, int] | None = None,
) -> list[Part] | None:
    """Pair each item with its dimension, or with the list of its dimensions.

    `shape` is None where only the rank is known, `rank` None where not even that is; `axes` holds
    the pinned positions, wrapped, and `lengths` those of stars that another input tells. None means
    that the shape cannot be cut yet.
    """
    if shape is not None:
        rank = len(shape)
    if rank is None:
        return None
    if shape is None:
        shape = [UNKNOWN] * rank
    starts = _starts(pattern, rank, axes, lengths or {})
    if starts is None:
        return None
    parts: list[Part] = []
    for number, item in enumerate(pattern.items):
        run = list(shape[starts[number] : starts[number + 1]])
        parts.append((item, run[0] if isinstance(item, Dim) else run))
    return parts


def _starts(
    pattern: Pattern, rank: int, axes: Mapping[str, int | None], known_lengths: Mapping[str, int]
) -> list[int] | None:
    """The place where each item begins, and the end; None where they do not follow or not fit."""
    count = len(pattern.items)
    spare = rank - least_rank(pattern)
    optional = sum(isinstance(item, Optional) for item in pattern.items)
    lengths: list[int | None] = []
    for item in pattern.items:
        if isinstance(item, Dim):
            lengths.append(1)
        elif isinstance(item, Optional):
            lengths.append(1 if spare >= optional else 0)
        else:
            lengths.append(known_lengths.get(item.name or "") if isinstance(item, Star) else None)
    starts: list[int | None] = [0, *[None] * (count - 1), rank] if count else [0]
    for number, item in enumerate(pattern.items):
        axis = getattr(item, "axis", None)
        if axis is not None:
            starts[number] = axes.get(axis)
            if starts[number] is None:
                return None
    for number in range(count):
        length, start = lengths[number], starts[number]
        if length is not None and start is not None and starts[number + 1] is None:
            starts[number + 1] = start + length
    for number in reversed(range(count)):
        length, end = lengths[number], starts[number + 1]
        if length is not None and end is not None and starts[number] is None:
            starts[number] = end - length
    known = [start for start in starts if start is not None]
    if len(known) != len(starts) or known != sorted(known) or (not count and rank):
        return None
    if known[0] != 0:
        return None
    fits = all(
        length is None or known[number + 1] - known[number] == length
        for number, length in enumerate(lengths)
    )
    return known if fits else None
