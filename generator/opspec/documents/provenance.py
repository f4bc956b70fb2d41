"""Which element of an output is a copy of which element of an input.

Place in the pipeline: above `engine`; asked by `pictures`. Nothing is known of operators: the
definition is run once more on tensors that hold the numbers of their own elements.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from opspec.documents.textform import array
from opspec.engine.definition import Array, run
from opspec.engine.evaluation import EvaluationError, UnknownValue
from opspec.language.nests import Branch, Nest, Step, UnsupportedDefinition, steps
from opspec.language.resolved import ElementType, Example, Version

ElementTypes = Mapping[str, ElementType]
Item = TypeVar("Item")

#: Names in which only the shape of a tensor is read.
_OF_SHAPE = {"dims", "rank", "len", "given"}


@dataclass(frozen=True, slots=True)
class Slab:
    """A box of an output that one input fills: the input's number, and start and end per axis."""

    source: int
    box: tuple[tuple[int, int], ...]


def sources(version: Version, example: Example, types: ElementTypes) -> tuple[Array, ...] | None:
    """For each output the number of the input that each element is copied from.

    Inputs are counted as the example lists them. None if elements are computed, or if what is
    copied depends on the values that are copied.
    """
    copied = _copied_inputs(version)
    if copied is None:
        return None
    read = frozenset(_read_names(version))
    starts = [0]
    numbered: list[Array | None] = []
    for name, tensor in zip(formal_names(version, example), example.inputs, strict=True):
        count = 0 if tensor is None else len(tensor.values)
        if tensor is None:
            numbered.append(None)
        elif name in copied:
            first = starts[-1]
            numbered.append(np.arange(first, first + count).reshape(tensor.shape))
        elif name not in read:
            numbered.append(np.zeros(tensor.shape, np.int64))
        else:
            numbered.append(array(tensor, types))
        starts.append(starts[-1] + count)
    try:
        outputs = run(
            version,
            formal_arguments(version, numbered),
            example.attributes,
            types,
            len(example.outputs),
        )
    except (EvaluationError, UnknownValue):
        return None
    bounds = np.array(starts[1:])
    return tuple(np.searchsorted(bounds, output, side="right") for output in outputs)


def slabs(source: Array) -> tuple[Slab, ...] | None:
    """The boxes that an output is put together from; None if it is no such thing."""
    if source.ndim == 0:
        return (Slab(int(source), ()),)
    found = []
    for number in dict.fromkeys(source.reshape(-1).tolist()):
        places = np.nonzero(source == number)
        box = tuple((int(axis.min()), int(axis.max()) + 1) for axis in places)
        inside = source[tuple(slice(*bounds) for bounds in box)]
        if not (inside == number).all():
            return None
        found.append(Slab(number, box))
    return tuple(found)


def formal_names(version: Version, example: Example) -> list[str]:
    """The formal input that each tensor of an example is given for."""
    names: list[str] = []
    left = len(example.inputs)
    for value in version.inputs:
        count = left if value.variadic else min(1, left)
        names += [value.name] * count
        left -= count
    return names + [""] * left


def formal_arguments(
    version: Version, given: Sequence[Item | None]
) -> dict[str, Item | list[Item | None] | None]:
    """Inputs as an example lists them, by the names of the formal ones."""
    arguments: dict[str, Item | list[Item | None] | None] = {}
    rest = list(given)
    for value in version.inputs:
        if value.variadic:
            arguments[value.name] = rest
            rest = []
        else:
            arguments[value.name] = rest.pop(0) if rest else None
    return arguments


def _copied_inputs(version: Version) -> frozenset[str] | None:
    """Inputs whose elements are copied, if the definition does nothing else with them."""
    try:
        nests = list(_nests(steps(version)))
    except UnsupportedDefinition:
        return None
    if not all(nest.copies for nest in nests):
        return None
    reads = [name for nest in nests if (name := _base(nest.value)) is not None]
    inputs = {value.name for value in version.inputs}
    used = [name for name in _read_names(version) if name in set(reads)]
    if not set(reads) <= inputs or len(used) != len(reads):
        return None
    return frozenset(reads)


def _read_names(version: Version) -> list[str]:
    """Every place at which a name's value is read, in the definition or in what it may use."""
    trees: list[ast.AST] = [let.value.node for let in version.lets]
    trees += version.definition.body if version.definition else ()
    return [name for tree in trees for name in _value_names(tree)]


def _nests(found: Sequence[Step]) -> Iterator[Nest]:
    for step in found:
        if isinstance(step, Branch):
            yield from _nests([*step.then, *step.other])
        else:
            yield step


def _base(node: ast.expr) -> str | None:
    """The tensor that a read is from."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def _value_names(node: ast.AST) -> Iterator[str]:
    """Names in a tree, but for those of which only the shape is asked."""
    if isinstance(node, ast.Name):
        yield node.id
    elif not (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _OF_SHAPE
    ):
        for child in ast.iter_child_nodes(node):
            yield from _value_names(child)
