"""The tensors that an example lists, by the inputs that they are given for.

Place in the pipeline: below all that looks at examples. An example keeps its tensors in one row;
how many of them make up a sequence is noted beside them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from opspec.language.resolved import Example, Tensor, Version

Item = TypeVar("Item")


def formal_arguments(
    version: Version, example: Example, given: Sequence[Item | None]
) -> dict[str, Item | list[Item | None] | None]:
    """What is given for each tensor of an example, by the names of the formal inputs."""
    arguments: dict[str, Item | list[Item | None] | None] = {}
    rest = list(_listed(example.listed, given))
    for value in version.inputs:
        if value.variadic:
            arguments[value.name] = [each for each in rest if not isinstance(each, list)]
            rest = []
        else:
            arguments[value.name] = rest.pop(0) if rest else None
    return arguments


def places(version: Version, example: Example) -> dict[str, list[int]]:
    """For each formal input the places, among an example's tensors, of what is given for it."""
    found = formal_arguments(version, example, range(len(example.inputs)))
    return {
        name: [place for place in (each if isinstance(each, list) else [each]) if place is not None]
        for name, each in found.items()
    }


def node_names(version: Version, example: Example) -> list[str]:
    """The names of the inputs of an example's node; a sequence goes by that of the formal input."""
    rows = list(_listed(example.listed, example.inputs))
    names = []
    for place, row in enumerate(rows):
        if isinstance(row, list):
            names.append(version.inputs[min(place, len(version.inputs) - 1)].onnx_name)
        else:
            names.append("" if row is None else row.name)
    return names


def results(example: Example) -> list[Tensor | list[Tensor]]:
    """The outputs of an example, each a tensor or a sequence of them."""
    rows = _listed(example.listed_outputs, example.outputs)
    return [
        [tensor for tensor in row if tensor is not None] if isinstance(row, list) else row
        for row in rows
        if row is not None
    ]


def _listed(
    lengths: Sequence[int | None], given: Sequence[Item | None]
) -> Iterator[Item | list[Item | None] | None]:
    """Values as an example lists them: single ones, and sequences."""
    start = 0
    for length in lengths:
        if length is None:
            yield given[start]
            start += 1
        else:
            yield list(given[start : start + length])
            start += length
