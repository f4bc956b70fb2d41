"""Where the parts of a pattern lie, as Python: `shape.before(axis)`, `shape.at(-1)`.

Place in the pipeline: below `lowering`. A part is found from the front or the back by counting
single dimensions, or from a pinned axis; what cannot be said so is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from opspec.emission.naming import Names
from opspec.language.expressions import Expression
from opspec.language.patterns import Choice, Dim, Item, Pattern, Shape, Star
from opspec.language.patterns import Optional as OptionalDim
from opspec.modules.expressions import Refused
from opspec.modules.statements import deferred


@dataclass(frozen=True, slots=True)
class Pick:
    """One shape or another, as a condition says; `optional` are dimensions only the first has."""

    condition: str
    then: Variants
    other: Variants
    optional: frozenset[str] = frozenset()


Variants = Pattern | Pick


def variants(shape: Shape, base: str, code: Callable[[Expression], str]) -> Variants:
    """Return the patterns that a shape may have to fit: what is optional is there or is not."""
    if isinstance(shape, Choice):
        then, other = variants(shape.then, base, code), variants(shape.other, base, code)
        return Pick(code(shape.condition), then, other)
    if not isinstance(shape, Pattern):
        raise Refused(shape.at, f"the shape {shape} of an input")
    optional = frozenset(i.name for i in shape.items if isinstance(i, OptionalDim))
    if not optional:
        return shape
    # Fixed items come first, then what is optional: all of it, or nothing.
    there = tuple(Dim(i.name) if isinstance(i, OptionalDim) else i for i in shape.items)
    absent = tuple(i for i in shape.items if not isinstance(i, OptionalDim))
    least = sum(isinstance(item, Dim) for item in there)
    return Pick(
        f"{base}.rank >= {least}",
        replace(shape, items=there),
        replace(shape, items=absent),
        optional,
    )


def conditions(shape: Shape) -> Iterator[Expression]:
    """Yield the conditions that choose between shapes."""
    if isinstance(shape, Choice):
        yield shape.condition
        yield from (*conditions(shape.then), *conditions(shape.other))


def chosen(
    shapes: Variants, base: str, wanted: str | Item, names: Names, repeat: int = 0
) -> str | None:
    """Return the code that cuts a named part, or an item, out of a shape; None if it has none.

    Of a name that stands there more than once, `repeat` says which is meant.
    """
    if isinstance(shapes, Pattern):
        found = [
            number
            for number, item in enumerate(shapes.items)
            if item == wanted or getattr(item, "name", None) == wanted
        ]
        return piece(shapes, found[repeat], base, names) if len(found) > repeat else None
    then = chosen(shapes.then, base, wanted, names, repeat)
    other = chosen(shapes.other, base, wanted, names, repeat)
    if then == other:
        return then
    if then is None:
        return f"dims.pick(lambda: not ({shapes.condition}), {other})"
    if other is None and wanted in shapes.optional:
        other = "dims.NOTHING"
    rest = f", {other}" if other is not None else ""
    return f"dims.pick({deferred(shapes.condition)}, {then}{rest})"


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
