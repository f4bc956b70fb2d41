"""The picture of an example: its tensors, coloured by what belongs together.

Place in the pipeline: asked by the page targets; `tracing` says what comes from where, `colouring`
what that looks like, `svg` draws.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from opspec.documents import svg
from opspec.documents.colouring import Colouring, Paint, colouring
from opspec.documents.slabs import slabs, told
from opspec.documents.textform import array, array_text, elements
from opspec.documents.tracing import Traced, traced
from opspec.engine.definition import types_of
from opspec.engine.evaluation import EvaluationError, UnknownValue
from opspec.engine.names import Names
from opspec.language.formal import formal_arguments
from opspec.language.patterns import Computed, Dim, Shape
from opspec.language.resolved import ElementType, Example, Input, Output, Tensor, Version
from opspec.language.rules import branches

#: A picture with more cells than this shows boxes.
MAX_CELLS = 40
#: A picture that is wider than this is not shrunk: its numbers would be too small to read.
_WIDE = 560
#: Inputs and outputs stand in one row up to this width; a phone shrinks it a little.
_ONE_ROW = 400
_GAP = 20


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as SVG, and in words what it shows (with code in backticks).

    A wide one is not shrunk to the page; one scrolls to see all of it.
    """

    svg: str
    caption: str
    is_wide: bool


def picture(version: Version, example: Example, types: Mapping[str, ElementType]) -> Picture:
    """Draw an example: its inputs, and its outputs where it has some; of no tensors nothing."""
    axis = _axis(version, example, types)
    made = traced(version, example, types) if example.outputs else None
    found = colouring(example, made, axis.number if axis else None)
    tensors = [tensor for tensor in (*example.inputs, *example.outputs) if tensor is not None]
    in_cells = sum(len(tensor.values) for tensor in tensors) <= MAX_CELLS
    marked = _marked(version)
    names = [value.name for value in version.inputs]

    before = []
    for number, (tensor, paint) in enumerate(zip(example.inputs, found.inputs, strict=True)):
        if tensor is not None and paint is not None:
            shown = axis if names[min(number, len(names) - 1)] in marked else None
            before.append(_drawn(tensor, paint, types, shown, in_cells))
    after = []
    for number, (tensor, paint) in enumerate(zip(example.outputs, found.outputs, strict=True)):
        formal = version.outputs[min(number, len(version.outputs) - 1)]
        shown = axis if formal.name in marked else None
        after.append(_drawn(tensor, paint, types, shown, in_cells))
    if not before and not after:
        return Picture("", "", False)
    caption = _caption(example, made, found, in_cells)
    drawing = _composed(before, after)
    return Picture(
        svg.picture(
            drawing,
            f"{example.name}-picture",
            example.title or example.name,
            _description(example, caption, types),
        ),
        caption,
        drawing.width > _WIDE,
    )


def _composed(before: Sequence[svg.Drawing], after: Sequence[svg.Drawing]) -> svg.Drawing:
    """Inputs and outputs in one row if that is narrow, otherwise outputs below."""
    if not after:
        return svg.beside(before, _GAP)
    height = max((drawing.height for drawing in before), default=svg.CELL_HEIGHT)
    row = [*before, svg.arrow_right(height), *after]
    if sum(drawing.width for drawing in row) + _GAP * (len(row) - 1) <= _ONE_ROW:
        return svg.beside(row, _GAP, _ONE_ROW)
    return svg.below([svg.beside(before, _GAP), svg.arrow_down(), svg.beside(after, _GAP)], 8)


def _drawn(
    tensor: Tensor,
    paint: Paint,
    types: Mapping[str, ElementType],
    axis: svg.Axis | None,
    in_cells: bool,
) -> svg.Drawing:
    """A tensor in cells, or as a box in which parts of one colour are told apart."""
    if not in_cells:
        parts = slabs(paint.colours, tensor.shape)
        if not parts:
            whole = tuple((0, size) for size in tensor.shape)
            return svg.box(tensor.name, tensor.shape, [svg.Part(whole, None)])
        drawn = [svg.Part(part.box, part.number) for part in parts]
        return svg.box(tensor.name, tensor.shape, drawn)
    cells = [
        svg.Cell(text, colour, flat in paint.pale, flat in paint.outlined)
        for flat, (text, colour) in enumerate(
            zip(elements(array(tensor, types)), paint.colours, strict=True)
        )
    ]
    shown = axis if axis is not None and axis.number < len(tensor.shape) else None
    return svg.tensor(tensor.name, tensor.shape, cells, shown)


# --- the axis to mark -------------------------------------------------------------------------


def _axis(version: Version, example: Example, types: Mapping[str, ElementType]) -> svg.Axis | None:
    """The one axis that an attribute names, counted from the front."""
    pins = [attribute for attribute in version.attributes if attribute.axes]
    if len(pins) != 1 or pins[0].kind != "int":
        return None
    given = [None if tensor is None else array(tensor, types) for tensor in example.inputs]
    try:
        arguments = types_of(formal_arguments(version, example, given), types)
        names = Names(version, arguments, example.attributes, None)
        number = names.value(pins[0].name)
    except (EvaluationError, UnknownValue, LookupError):
        return None
    if not isinstance(number, int) or number < 0:
        return None
    written = example.attributes.get(pins[0].name)
    sign = f" ({written})".replace("-", "−") if isinstance(written, int) and written < 0 else ""
    return svg.Axis(number, f"axis {number}{sign}")


def _marked(version: Version) -> frozenset[str]:
    """The tensors on which the axis is marked: outputs that are cut like what it counts in."""
    of = [attribute.axes.of for attribute in version.attributes if attribute.axes]
    if len(of) != 1:
        return frozenset()
    counted = next((value for value in version.inputs if value.name == of[0]), None)
    if counted is None:
        return frozenset(of)
    alike = [output.name for output in version.outputs if _cut(output) == _cut(counted)]
    return frozenset(alike or of)


def _cut(parameter: Input | Output) -> list[list[type]]:
    shape: Shape | None = parameter.shape
    return [
        [Dim if isinstance(item, Computed) and not item.star else type(item) for item in p.items]
        for p in branches(shape)
    ]


# --- in words ---------------------------------------------------------------------------------


def _description(example: Example, caption: str, types: Mapping[str, ElementType]) -> str:
    """All that the picture shows, for those who cannot see it."""
    sentences = [f"{_words(tensor, types)}." for tensor in example.inputs if tensor is not None]
    sentences += [f"The result: {_words(tensor, types)}." for tensor in example.outputs]
    return " ".join([*sentences, caption.replace("`", "")]).strip()


def _words(tensor: Tensor, types: Mapping[str, ElementType]) -> str:
    if not tensor.values:
        return f"{tensor.name}, of shape {tensor.shape}, is empty"
    if len(tensor.values) > MAX_CELLS:
        return f"{tensor.name} has the shape {tensor.shape}"
    values = " ".join(array_text(array(tensor, types)).split())
    return f"{tensor.name} is {values}"


def _caption(example: Example, made: Traced | None, found: Colouring, in_cells: bool) -> str:
    """What the colours say: which part is from where, if there are such parts, or how to read."""
    if made is None:
        return ""
    names = [tensor.name if tensor is not None else "" for tensor in example.inputs]
    results = [tensor.name for tensor in example.outputs]
    sources = [[each.source[0] if each.source else None for each in output] for output in made]
    inputs = {number for output in sources for number in output}
    if len(inputs) > 1 and None not in inputs:
        sentences = []
        for tensor, numbers in zip(example.outputs, sources, strict=True):
            parts = slabs(numbers, tensor.shape)
            sentences.append(told(tensor, parts, names, "is from") if parts else "")
        if all(sentences):
            return " ".join(sentences)
        return "The colour of an element is that of the input that it is from."
    if len(made) > 1 and len(inputs) == 1 and None not in inputs:
        number = next(each for each in inputs if each is not None)
        source, paint = example.inputs[number], found.inputs[number]
        assert source is not None
        assert paint is not None
        parts = slabs(paint.colours, source.shape)
        if parts:
            return told(source, parts, results, "becomes")
        return "The colour of an element is that of the output that it goes to."
    return " ".join(found.words) if in_cells else ""
