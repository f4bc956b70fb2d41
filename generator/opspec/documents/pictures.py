"""The picture of an example: its tensors, coloured by where each element comes from.

Place in the pipeline: asked by the page targets; `provenance` says what comes from where, `svg`
draws. The kind of picture follows from the definition: copies take the colour of their input,
computed values have a colour of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from opspec.documents import svg
from opspec.documents.provenance import Slab, formal_arguments, slabs, sources
from opspec.documents.textform import array, array_text, elements
from opspec.engine.definition import Array, types_of
from opspec.engine.evaluation import EvaluationError, UnknownValue
from opspec.engine.names import Names
from opspec.language.patterns import Computed, Dim, Shape
from opspec.language.resolved import ElementType, Example, Input, Output, Tensor, Version
from opspec.language.rules import branches
from opspec.language.sentences import code, listed

#: A picture with more cells than this shows boxes.
MAX_CELLS = 40
#: Inputs and outputs stand in one row up to this width; a phone shrinks it a little.
_ONE_ROW = 400
_GAP = 20


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as SVG, and in words what it shows (with code in backticks)."""

    svg: str
    caption: str


def picture(version: Version, example: Example, types: Mapping[str, ElementType]) -> Picture:
    """Draw an example: its inputs, and its outputs where it has some."""
    given = [(number, each) for number, each in enumerate(example.inputs) if each is not None]
    copies = sources(version, example, types) if example.outputs else None
    tensors = [tensor for _, tensor in given] + list(example.outputs)
    in_cells = sum(len(tensor.values) for tensor in tensors) <= MAX_CELLS
    axis = _axis(version, example, types)
    marked = _marked(version)
    names = [value.name for value in version.inputs]

    before = []
    for number, tensor in given:
        name = names[min(number, len(names) - 1)]
        shown = axis if name in marked and axis is not None else None
        before.append(
            _tensor(tensor, [number] * len(tensor.values), types, shown)
            if in_cells
            else svg.box(tensor.name, tensor.shape, _whole(tensor, number))
        )
    after = []
    for place, tensor in enumerate(example.outputs):
        source = copies[place] if copies else None
        formal = version.outputs[min(place, len(version.outputs) - 1)]
        shown = axis if formal.name in marked else None
        if in_cells:
            after.append(_tensor(tensor, _colours(tensor, source), types, shown))
        else:
            after.append(_boxes(tensor, source, example))
    return Picture(
        svg.picture(
            _composed(before, after),
            f"{example.name}-picture",
            example.title or example.name,
            _description(version, example, copies, types),
        ),
        _caption(example, copies),
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


def _colours(tensor: Tensor, source: Array | None) -> list[int | None]:
    return [None] * len(tensor.values) if source is None else list(source.reshape(-1).tolist())


def _tensor(
    tensor: Tensor,
    colours: Sequence[int | None],
    types: Mapping[str, ElementType],
    axis: svg.Axis | None,
) -> svg.Drawing:
    texts = elements(array(tensor, types))
    cells = [svg.Cell(text, colour) for text, colour in zip(texts, colours, strict=True)]
    shown = axis if axis is not None and axis.number < len(tensor.shape) else None
    return svg.tensor(tensor.name, tensor.shape, cells, shown)


def _whole(tensor: Tensor, colour: int | None) -> list[svg.Part]:
    box = tuple((0, size) for size in tensor.shape)
    return [svg.Part(box, colour, "")]


def _boxes(tensor: Tensor, source: Array | None, example: Example) -> svg.Drawing:
    parts = None if source is None else slabs(source)
    if parts is None:
        return svg.box(tensor.name, tensor.shape, _whole(tensor, None))
    return svg.box(
        tensor.name,
        tensor.shape,
        [svg.Part(part.box, part.source, _source_name(part, example)) for part in parts],
    )


# --- the axis to mark -------------------------------------------------------------------------


def _axis(version: Version, example: Example, types: Mapping[str, ElementType]) -> svg.Axis | None:
    """The one axis that an attribute names, counted from the front."""
    pins = [attribute for attribute in version.attributes if attribute.axes]
    if len(pins) != 1 or pins[0].kind != "int":
        return None
    given = [None if tensor is None else array(tensor, types) for tensor in example.inputs]
    try:
        names = Names(
            version, types_of(formal_arguments(version, given), types), example.attributes, None
        )
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


def _description(
    version: Version,
    example: Example,
    copies: tuple[Array, ...] | None,
    types: Mapping[str, ElementType],
) -> str:
    """All that the picture shows, for those who cannot see it."""
    sentences = [f"{_words(tensor, types)}." for tensor in example.inputs if tensor is not None]
    sentences += [f"The result: {_words(tensor, types)}." for tensor in example.outputs]
    caption = _caption(example, copies).replace("`", "")
    return " ".join([*sentences, caption]).strip()


def _words(tensor: Tensor, types: Mapping[str, ElementType]) -> str:
    if not tensor.values:
        return f"{tensor.name}, of shape {tensor.shape}, is empty"
    if len(tensor.values) > MAX_CELLS:
        return f"{tensor.name} has the shape {tensor.shape}"
    values = " ".join(array_text(array(tensor, types)).split())
    return f"{tensor.name} is {values}"


def _caption(example: Example, copies: tuple[Array, ...] | None) -> str:
    """Which part of an output is which input, where the outputs are put together from inputs."""
    if copies is None:
        return ""
    sentences = []
    for output, source in zip(example.outputs, copies, strict=True):
        parts = slabs(source)
        if not parts:
            return ""
        if len(parts) == 1:
            only = code(_source_name(parts[0], example))
            sentences.append(f"Every element of {code(output.name)} is one of {only}.")
            continue
        words = [
            f"{code(_place(output, part))} is from {code(_source_name(part, example))}"
            for part in parts
        ]
        sentences.append(f"{listed(words)}.")
    return " ".join(sentences)


def _place(output: Tensor, part: Slab) -> str:
    """A part of an output as an index: `output[0:2]`, `output[:, 2:4]`."""
    words = [
        ":" if bounds == (0, size) else f"{bounds[0]}:{bounds[1]}"
        for bounds, size in zip(part.box, output.shape, strict=True)
    ]
    while words and words[-1] == ":":
        words.pop()
    return f"{output.name}[{', '.join(words)}]" if words else output.name


def _source_name(part: Slab, example: Example) -> str:
    tensor = example.inputs[part.source]
    return tensor.name if tensor is not None else ""
