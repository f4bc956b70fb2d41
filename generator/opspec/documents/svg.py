"""Tensors drawn as inline SVG: cells with values, slices side by side, boxes for large ones.

Place in the pipeline: below `pictures`. Colours come from classes of the page's style sheet, so
that a picture follows light and dark; sizes are whole pixels, so that it is the same everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from opspec.documents.escaping import xml

CELL_HEIGHT = 28
_CELL_WIDTH = 32
_GLYPH = 8
_LETTER = 6.6
_LONGEST = 12
_HEAD = 24
_SLICE_GAP = 12
_SLICE_HEAD = 18
_AXIS = 18
_MOST_WIDE = 340
_BOX = 120


@dataclass(frozen=True, slots=True)
class Drawing:
    """A part of a picture: its size, and elements that are placed at a point when it is printed."""

    width: int
    height: int
    elements: tuple[str, ...]

    def at(self, x: int, y: int) -> str:
        return f'<g transform="translate({x} {y})">{"".join(self.elements)}</g>'


@dataclass(frozen=True, slots=True)
class Cell:
    """The value of an element, and the number of its colour; None is no colour.

    A pale one goes nowhere; one with an outline is looked at.
    """

    text: str
    colour: int | None
    pale: bool = False
    outlined: bool = False


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis to mark, with its label."""

    number: int
    label: str


@dataclass(frozen=True, slots=True)
class Part:
    """A box inside a large one: start and end per axis, and its colour."""

    box: tuple[tuple[int, int], ...]
    colour: int | None


def tensor(
    name: str, shape: tuple[int, ...], cells: Sequence[Cell], axis: Axis | None = None
) -> Drawing:
    """A tensor with a cell for every element; more than two axes become slices."""
    if not cells:
        return _with_head(name, shape, _empty())
    longest = max(len(_shortened(cell.text)) for cell in cells)
    wide = max(_CELL_WIDTH, _GLYPH * longest + 12)
    rows, columns = (1, *shape)[-2:] if shape else (1, 1)
    leading = shape[:-2]
    size = rows * columns
    slices = [
        _grid(cells[start : start + size], columns, wide) for start in range(0, len(cells), size)
    ]
    if leading:
        titles = [str(list(index)) for index in _indices(leading)]
        slices = [_titled(title, grid) for title, grid in zip(titles, slices, strict=True)]
    body = beside(slices, _SLICE_GAP)
    if axis is not None:
        body = _with_axis(body, slices, axis, shape)
    return _with_head(name, shape, body)


def box(name: str, shape: tuple[int, ...], parts: Iterable[Part]) -> Drawing:
    """A tensor as one box in which the parts that it is put together from are coloured."""
    rows, columns = (1, *shape)[-2:] if shape else (1, 1)
    scale = _BOX / max(rows, columns)
    wide, high = (max(CELL_HEIGHT, round(size * scale)) for size in (columns, rows))
    elements = []
    for part in parts:
        (top, bottom), (left, right) = ((0, rows), *part.box)[-2:] if part.box else ((0, 1), (0, 1))
        x, y = round(wide * left / columns), round(high * top / rows)
        w, h = round(wide * right / columns) - x, round(high * bottom / rows) - y
        elements.append(_cell(x, y, w, h, Cell("", part.colour)))
    return _with_head(name, shape, Drawing(wide, high, tuple(elements)))


def arrow_right(height: int) -> Drawing:
    """An arrow to the right, level with the cells of a tensor of this height."""
    y = (height + _HEAD) // 2
    return Drawing(
        30,
        height,
        (
            f'<path class="arrow" d="M0 {y}H21"/>',
            f'<path class="arrow-head" d="M21 {y - 5}l9 5-9 5z"/>',
        ),
    )


def arrow_down() -> Drawing:
    """An arrow from one row of tensors to the next."""
    return Drawing(
        20,
        30,
        (
            '<path class="arrow" d="M10 2V20"/>',
            '<path class="arrow-head" d="M5 20l5 9 5-9z"/>',
        ),
    )


def beside(drawings: Sequence[Drawing], gap: int, most: int = _MOST_WIDE) -> Drawing:
    """Drawings from left to right, their tops level; what gets too wide goes to the next row."""
    elements, x, y, high, wide = [], 0, 0, 0, 0
    for drawing in drawings:
        if x and x + drawing.width > most:
            x, y, high = 0, y + high + gap, 0
        elements.append(drawing.at(x, y))
        wide = max(wide, x + drawing.width)
        high = max(high, drawing.height)
        x += drawing.width + gap
    return Drawing(wide, y + high, tuple(elements))


def below(drawings: Sequence[Drawing], gap: int) -> Drawing:
    """Drawings from top to bottom."""
    elements, y = [], 0
    for drawing in drawings:
        elements.append(drawing.at(0, y))
        y += drawing.height + gap
    return Drawing(max(d.width for d in drawings), y - gap, tuple(elements))


def picture(drawing: Drawing, identifier: str, title: str, description: str) -> str:
    """The whole picture, with its name and its content in words."""
    wide, high = drawing.width + 4, drawing.height + 4
    name, words = xml(f"{identifier}-title"), xml(f"{identifier}-desc")
    return (
        f'<svg class="ops-svg" viewBox="-2 -2 {wide} {high}" width="{wide}" height="{high}" '
        f'role="img" aria-labelledby="{name} {words}">'
        f'<title id="{name}">{xml(title)}</title><desc id="{words}">{xml(description)}</desc>'
        f"{''.join(drawing.elements)}</svg>"
    )


def _grid(cells: Sequence[Cell], columns: int, wide: int) -> Drawing:
    elements = [
        _cell(column * wide, row * CELL_HEIGHT, wide, CELL_HEIGHT, cells[row * columns + column])
        for row in range(len(cells) // columns)
        for column in range(columns)
    ]
    return Drawing(columns * wide, len(cells) // columns * CELL_HEIGHT, tuple(elements))


def _cell(x: int, y: int, wide: int, high: int, cell: Cell) -> str:
    colour = "cell-result" if cell.colour is None else f"cell-{cell.colour % 6}"
    if cell.pale:
        colour = "cell-pale"
    outline = ""
    if cell.outlined:
        outline = (
            f'<rect class="cell-outline" x="{x + 1}" y="{y + 1}" width="{wide - 2}" '
            f'height="{high - 2}" rx="4"/>'
        )
    middle = f'x="{x + wide / 2:g}" y="{y + high / 2:g}"'
    return (
        f'<g class="{colour}"><rect x="{x + 1}" y="{y + 1}" width="{wide - 2}" '
        f'height="{high - 2}" rx="4"/><text {middle}>{xml(_shortened(cell.text))}</text></g>'
        f"{outline}"
    )


def _empty() -> Drawing:
    return Drawing(
        64,
        CELL_HEIGHT,
        (
            f'<rect class="outline" x="1" y="1" width="62" height="{CELL_HEIGHT - 2}" rx="4" '
            'stroke-dasharray="4 3"/>',
            f'<text class="label muted middle" x="32" y="{CELL_HEIGHT // 2}">empty</text>',
        ),
    )


def _with_head(name: str, shape: tuple[int, ...], body: Drawing) -> Drawing:
    label = f"{name} {shape}"
    head = (
        f'<text class="label" x="1" y="14">{xml(name)} '
        f'<tspan class="muted">{xml(str(shape))}</tspan></text>'
    )
    return Drawing(
        max(body.width, round(_LETTER * len(label))), body.height + _HEAD, (head, body.at(0, _HEAD))
    )


def _titled(title: str, grid: Drawing) -> Drawing:
    text = f'<text class="label muted small" x="2" y="11">{xml(title)}</text>'
    return Drawing(grid.width, grid.height + _SLICE_HEAD, (text, grid.at(0, _SLICE_HEAD)))


def _with_axis(
    body: Drawing, slices: Sequence[Drawing], axis: Axis, shape: tuple[int, ...]
) -> Drawing:
    """An arrow along an axis: at the left for rows, above for columns and for slices."""
    first, rank = slices[0], len(shape)
    label = xml(axis.label)
    if axis.number == rank - 2:
        top = first.height % CELL_HEIGHT if rank > 2 else 0
        end = first.height - 6
        middle = (top + end) // 2
        arrow = (
            f'<path class="arrow axis" d="M14 {top + 2}V{end - 4}"/>',
            f'<path class="arrow-head axis" d="M10 {end - 4}l4 8 4-8z"/>',
            f'<text class="label axis middle" transform="translate(5 {middle}) rotate(-90)">'
            f"{label}</text>",
        )
        return Drawing(body.width + 24, body.height, (*arrow, body.at(24, 0)))
    if axis.number < rank - 3:
        # Further out, an axis runs over groups of slices: their titles tell.
        return body
    reach = first.width
    if axis.number == rank - 3:
        reach = min(body.width, (first.width + _SLICE_GAP) * shape[axis.number] - _SLICE_GAP)
    start = round(_LETTER * len(axis.label)) + 6
    end = max(reach - 2, start + 18)
    arrow = (
        f'<text class="label axis" x="1" y="12">{label}</text>',
        f'<path class="arrow axis" d="M{start} 8H{end - 8}"/>',
        f'<path class="arrow-head axis" d="M{end - 8} 4l8 4-8 4z"/>',
    )
    return Drawing(max(body.width, end), body.height + _AXIS, (*arrow, body.at(0, _AXIS)))


def _indices(shape: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for flat in range(math.prod(shape)):
        index = []
        rest = flat
        for size in reversed(shape):
            rest, place = divmod(rest, size)
            index.append(place)
        yield tuple(reversed(index))


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
