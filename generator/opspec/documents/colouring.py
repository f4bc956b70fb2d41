"""The colours of an example's elements: what belongs together, as its definition has it.

Place in the pipeline: between `tracing` and `pictures`. The kind of picture follows from how the
elements are made, never from an operator's name:

- copies from several inputs: each input has a colour, and what is made of it the same;
- copies into several outputs: each output has a colour;
- copies from one input into one output: the slices along an axis have colours, so that one sees
  where they go; what goes nowhere is pale, and an index has the colour of what it picks;
- elements that are chosen among others: the same, but where each is chosen from some of its own,
  those and it have one colour;
- computed elements: those that go into each other and into nothing else share a colour; where
  there is no such thing, or it does not say all, one element and all that goes into it have
  an outline.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from opspec.documents.tracing import Element, Made, Traced
from opspec.language.resolved import Example, Tensor
from opspec.language.sentences import code, listed

#: There are so many colours that can be told apart.
COLOURS = 6


@dataclass(slots=True)
class Paint:
    """How the elements of one tensor look: a colour or none, pale ones, those with an outline."""

    colours: list[int | None]
    pale: set[int] = field(default_factory=set)
    outlined: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Colouring:
    """The paint of all tensors, inputs (None where one is left out) and outputs; and in words."""

    inputs: list[Paint | None]
    outputs: list[Paint]
    words: list[str] = field(default_factory=list)


def colouring(example: Example, made: Traced | None, axis: int | None) -> Colouring:
    """Colour the elements of an example; `axis` is the one that an attribute names, if any."""
    plain = Colouring(
        [
            None if tensor is None else Paint([number] * len(tensor.values))
            for number, tensor in enumerate(example.inputs)
        ],
        [Paint([None] * len(tensor.values)) for tensor in example.outputs],
    )
    if made is None:
        return plain
    chosen = [place for place, output in enumerate(made) if _is_chosen(output)]
    if chosen:
        return _chosen(example, made, chosen[0], axis, plain)
    elements = [each for output in made for each in output]
    if all(each.source is not None or not each.reads for each in elements):
        return _copies(example, made, axis, plain)
    return _computed(example, made, plain)


def _is_chosen(output: Sequence[Made]) -> bool:
    """Whether every element is copied from one input, and others of that input were looked at."""
    sources = {each.source[0] if each.source else None for each in output}
    if len(sources) != 1 or None in sources:
        return False
    return any(number in sources for each in output for number, _ in each.reads)


# --- copies -----------------------------------------------------------------------------------


def _copies(example: Example, made: Traced, axis: int | None, plain: Colouring) -> Colouring:
    sources = sorted({e.source[0] for output in made for e in output if e.source is not None})
    if not sources:
        return plain
    _fade_unused(plain, sources, made)
    for number, paint in enumerate(plain.inputs):
        if paint is not None and number not in sources:
            paint.colours = [None] * len(paint.colours)
    if len(sources) > 1:
        for paint, output in zip(plain.outputs, made, strict=True):
            paint.colours = [each.source and each.source[0] for each in output]
        return plain
    source = plain.inputs[sources[0]]
    tensor = example.inputs[sources[0]]
    assert source is not None
    assert tensor is not None
    if len(made) > 1:
        _by_output(plain, source, made)
    else:
        _by_slice(plain, source, tensor, made, 0, axis)
    return plain


def _chosen(
    example: Example, made: Traced, place: int, axis: int | None, plain: Colouring
) -> Colouring:
    """Colour what is chosen: by what it is chosen from, or by where it was."""
    first = made[place][0].source
    assert first is not None
    source, tensor = plain.inputs[first[0]], example.inputs[first[0]]
    assert source is not None
    assert tensor is not None
    whole = frozenset(n for n, paint in enumerate(plain.inputs) if paint is not None)
    groups = _groups(made, whole)
    owners = [groups[1, place, flat] for flat in range(len(made[place]))]
    for number, paint in enumerate(plain.inputs):
        if paint is not None and number != first[0]:
            paint.colours = [None] * len(paint.colours)
    if 2 <= len(set(owners)) <= COLOURS and len(set(owners)) == len(owners):
        _by_group(plain, groups)
        plain.words.append(f"A result is chosen from what has its colour in {code(tensor.name)}.")
    else:
        _fade_unused(plain, [first[0]], made)
        _by_slice(plain, source, tensor, made, place, axis)
    _outline(example, made, plain, groups)
    return plain


def _fade_unused(plain: Colouring, sources: Iterable[int], made: Traced) -> None:
    used = {each.source for output in made for each in output}
    for number in sources:
        paint = plain.inputs[number]
        if paint is not None:
            paint.pale = {flat for flat in range(len(paint.colours)) if (number, flat) not in used}


def _by_output(plain: Colouring, source: Paint, made: Traced) -> None:
    """Colour the elements of the one input by the output that they go to."""
    taken: dict[int, int | None] = {}
    for number, (paint, output) in enumerate(zip(plain.outputs, made, strict=True)):
        paint.colours = [None if each.source is None else number for each in output]
        for each in output:
            if each.source is not None:
                # What goes to several outputs has no colour of its own.
                known = taken.setdefault(each.source[1], number)
                taken[each.source[1]] = number if known == number else None
    source.colours = [taken.get(flat) for flat in range(len(source.colours))]


def _by_slice(
    plain: Colouring, source: Paint, tensor: Tensor, made: Traced, copied: int, axis: int | None
) -> None:
    """Colour the one input by its slices along an axis, the one that is named if it will do.

    An output that is made from the same, element by element, has the same colours.
    """
    output = made[copied]
    fitting = [place for place, size in enumerate(tensor.shape) if 2 <= size <= COLOURS]
    chosen = axis if axis in fitting else next(iter(fitting), None)
    if chosen is None:
        source.colours = [0] * len(source.colours)
    else:
        source.colours = [_along(tensor.shape, chosen, f) for f in range(len(source.colours))]
    colours = [None if each.source is None else source.colours[each.source[1]] for each in output]
    for paint, other in zip(plain.outputs, made, strict=True):
        if [each.all for each in other] == [each.all for each in output]:
            paint.colours = list(colours)
    if chosen is None:
        return
    plain.words.append(
        f"Elements of one colour have the same place on axis {chosen} of {code(tensor.name)}."
        if len(tensor.shape) > 1
        else f"A colour stands for a place in {code(tensor.name)}."
    )
    if source.pale:
        plain.words.append("What is pale is in no output.")
    if any(each.source is None for each in output):
        plain.words.append(f"What has no colour is not from {code(tensor.name)}.")
    _colour_indices(plain, output, colours)


def _along(shape: tuple[int, ...], axis: int, flat: int) -> int:
    for size in shape[:axis:-1]:
        flat //= size
    return flat % shape[axis]


def _colour_indices(
    plain: Colouring, output: Sequence[Made], colours: Sequence[int | None]
) -> None:
    """Give an index the colour of what it picks, where all that it picks has one."""
    picked: dict[Element, set[int | None]] = {}
    for each, colour in zip(output, colours, strict=True):
        for element in each.reads:
            if each.source is None or element[0] != each.source[0]:
                picked.setdefault(element, set()).add(colour)
    if not picked or any(len(found) > 1 for found in picked.values()):
        return
    for (number, flat), found in picked.items():
        paint = plain.inputs[number]
        if paint is not None:
            paint.colours[flat] = next(iter(found))
    plain.words.append("An index has the colour of what it picks.")


# --- computed elements ------------------------------------------------------------------------


def _computed(example: Example, made: Traced, plain: Colouring) -> Colouring:
    given = [number for number, paint in enumerate(plain.inputs) if paint is not None]
    largest = max(given, key=lambda number: _size(example.inputs[number]), default=None)
    whole = frozenset(given)
    for looked_at in dict.fromkeys([whole, frozenset({largest})]):
        groups = _groups(made, looked_at)
        if 2 <= len(set(groups.values())) <= COLOURS:
            _by_group(plain, groups)
            inside = "" if looked_at == whole else f" in {code(_name(example, largest))}"
            plain.words.append(f"A result has the colour of what it is computed from{inside}.")
            _outline(example, made, plain, groups if looked_at == whole else {})
            return plain
    _outline(example, made, plain, {})
    return plain


def _size(tensor: Tensor | None) -> int:
    return 0 if tensor is None else len(tensor.values)


#: An element of an input (0) or output (1).
_Node = tuple[int, int, int]


def _groups(made: Traced, looked_at: frozenset[int | None]) -> dict[_Node, int]:
    """What goes into each other, counted from 0 in the order of the outputs."""
    parent: dict[_Node, _Node] = {}

    def top(node: _Node) -> _Node:
        parent.setdefault(node, node)
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for number, output in enumerate(made):
        for flat, each in enumerate(output):
            written = top((1, number, flat))
            for source, place in sorted(each.all):
                if source in looked_at:
                    parent[top((0, source, place))] = written
                    written = top(written)
    numbers: dict[_Node, int] = {}
    for number, output in enumerate(made):
        for flat in range(len(output)):
            numbers.setdefault(top((1, number, flat)), len(numbers))
    return {node: numbers[top(node)] for node in list(parent) if top(node) in numbers}


def _name(example: Example, number: int | None) -> str:
    tensor = None if number is None else example.inputs[number]
    return "" if tensor is None else tensor.name


def _by_group(plain: Colouring, groups: Mapping[_Node, int]) -> None:
    for number, paint in enumerate(plain.inputs):
        if paint is not None:
            paint.colours = [groups.get((0, number, f)) for f in range(len(paint.colours))]
    for number, paint in enumerate(plain.outputs):
        paint.colours = [groups.get((1, number, flat)) for flat in range(len(paint.colours))]


def _outline(example: Example, made: Traced, plain: Colouring, groups: Mapping[_Node, int]) -> None:
    """Outline one element and all that goes into it, unless the colours say it already."""
    output = made[0] if made else ()
    if not output:
        return
    most = max(len(each.all) for each in output)
    fullest = [flat for flat, each in enumerate(output) if len(each.all) == most]
    shown = fullest[len(fullest) // 2]
    parts = output[shown].all
    group = groups.get((1, 0, shown))
    together = {node[1:] for node, other in groups.items() if node[0] == 0 and other == group}
    everything = {
        (number, flat)
        for number, paint in enumerate(plain.inputs)
        if paint is not None
        for flat in range(len(paint.colours))
    }
    if not parts or parts in (together, everything):
        return
    plain.outputs[0].outlined = {shown}
    names = []
    for number, paint in enumerate(plain.inputs):
        tensor = example.inputs[number]
        if paint is not None and tensor is not None:
            paint.outlined = {flat for source, flat in parts if source == number}
            names += [code(tensor.name)] if paint.outlined else []
    plain.words.append(
        f"The outlined element of {code(example.outputs[0].name)} is computed from what is "
        f"outlined in {listed(names)}."
    )
