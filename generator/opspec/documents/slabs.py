"""The boxes that a tensor is put together from, in pictures and in words.

Place in the pipeline: below `pictures`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from opspec.language.resolved import Tensor
from opspec.language.sentences import code, listed


@dataclass(frozen=True, slots=True)
class Slab:
    """A box of a tensor whose elements share a number: start and end per axis."""

    number: int
    box: tuple[tuple[int, int], ...]


def slabs(numbers: Sequence[int | None], shape: tuple[int, ...]) -> tuple[Slab, ...] | None:
    """The boxes of a tensor whose elements have numbers; None if it is no such thing."""
    if None in numbers:
        return None
    if not shape:
        return tuple(Slab(number, ()) for number in numbers if number is not None)
    whole = np.array(numbers, np.int64).reshape(shape)
    found = []
    for number in dict.fromkeys(whole.reshape(-1).tolist()):
        places = np.nonzero(whole == number)
        box = tuple((int(axis.min()), int(axis.max()) + 1) for axis in places)
        if not (whole[tuple(slice(*bounds) for bounds in box)] == number).all():
            return None
        found.append(Slab(number, box))
    return tuple(found)


def told(tensor: Tensor, parts: Sequence[Slab], names: Sequence[str], verb: str) -> str:
    """Which part of a tensor is which: "`y[0:2]` is from `a` and `y[2:4]` is from `b`."."""
    words = [f"{code(_place(tensor, part))} {verb} {code(names[part.number])}" for part in parts]
    return f"{listed(words)}."


def _place(tensor: Tensor, part: Slab) -> str:
    """A part as an index: `output[0:2]`, `output[:, 2:4]`."""
    words = [
        ":" if bounds == (0, size) else f"{bounds[0]}:{bounds[1]}"
        for bounds, size in zip(part.box, tensor.shape, strict=True)
    ]
    while words and words[-1] == ":":
        words.pop()
    return f"{tensor.name}[{', '.join(words)}]" if words else tensor.name
