"""Calls on what holds tensors: one call for each tensor in it.

Place in the pipeline: below `names`; `outputs` and `definition` ask it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from opspec.language.resolved import Version

Argument = TypeVar("Argument")


def opened(
    version: Version, inputs: Mapping[str, Argument | Sequence[Argument]]
) -> list[dict[str, Argument | Sequence[Argument]]] | None:
    """The calls that one on a sequence stands for, where a tensor could stand there too."""
    holder = version.holder
    held = None if holder is None else inputs.get(holder.name)
    if holder is None or not isinstance(held, list | tuple):
        return None
    return [{**inputs, holder.name: tensor} for tensor in held]
