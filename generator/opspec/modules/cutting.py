"""Where the parts of a pattern lie, as Python: `shape.before(axis)`, `shape.at(-1)`.

Place in the pipeline: below `lowering`. A part is found from the front or the back by counting
single dimensions, or from a pinned axis; what cannot be said so is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from opspec.emission.naming import Names
from opspec.language.patterns import Dim, Item, Pattern, Star
from opspec.modules.expressions import Refused


@dataclass(frozen=True, slots=True)
class _Edge:
    """A border between two parts: so many single dimensions from an end, or from an axis."""

    axis: str | None
    steps: int


def piece(pattern: Pattern, number: int, shape: str, names: Names) -> str:
    """Return the code that cuts one item out of a shape."""
    items = pattern.items
    start, stop = _start(items, number), _stop(items, number)
    single = isinstance(items[number], Dim)
    if single and start is not None:
        if start.axis is None:
            return f"{shape}.at({start.steps})"
        if start.steps == 0:
            return f"{shape}.at({names[start.axis]})"
    elif single and stop is not None and stop.axis is None:
        return f"{shape}.at({-1 - stop.steps})"
    elif not single and start is not None and stop is not None:
        cut = _run(start, stop, names)
        if cut is not None:
            return f"{shape}{cut}"
    raise Refused(pattern.at, f"the place of {items[number]} in {pattern}")


def _run(start: _Edge, stop: _Edge, names: Names) -> str | None:
    match (start, stop):
        case (_Edge(None, 0), _Edge(None, 0)):
            return ""
        case (_Edge(None, 0), _Edge(None, tail)):
            return f".before({-tail})"
        case (_Edge(None, head), _Edge(None, 0)):
            return f".onward({head})"
        case (_Edge(None, head), _Edge(None, tail)):
            return f".between({head}, {tail})"
        case (_Edge(None, 0), _Edge(str(axis), 0)):
            return f".before({names[axis]})"
        case (_Edge(str(axis), 0), _Edge(None, 0)):
            return f".onward({names[axis]})"
        case (_Edge(str(axis), 1), _Edge(None, 0)):
            return f".after({names[axis]})"
    return None


def _start(items: Sequence[Item], number: int) -> _Edge | None:
    """The border in front of an item, counted from the left."""
    for steps in range(number + 1):
        axis = _pin(items[number - steps])
        if axis is not None:
            return _Edge(axis, steps)
        if steps == number:
            return _Edge(None, number)
        if not isinstance(items[number - steps - 1], Dim):
            return None
    return None


def _stop(items: Sequence[Item], number: int) -> _Edge | None:
    """The border behind an item: a pinned item follows, or single dimensions up to the end."""
    following = items[number + 1 :]
    if following and _pin(following[0]) is not None:
        return _Edge(_pin(following[0]), 0)
    if all(isinstance(item, Dim) for item in following):
        return _Edge(None, len(following))
    return None


def _pin(item: Item) -> str | None:
    return item.axis if isinstance(item, Dim | Star) else None
