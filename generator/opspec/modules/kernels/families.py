"""The families of kernels, each found in the form of a definition and serving all that have it.

Place in the pipeline: below `kernels`. The order is that of recognition: the first family that a
definition belongs to gives its kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from opspec.language.remembered import remembered
from opspec.language.resolved import Version
from opspec.modules.kernels.broadcasting import contract, elementwise, normalise, reduce, scan
from opspec.modules.kernels.forms import remap, scatter, sort, window
from opspec.modules.kernels.moving import permute, take, view
from opspec.modules.kernels.pieces import put_together, slice_, split
from opspec.modules.kernels.vectors import Function


@dataclass(frozen=True, slots=True)
class Family:
    """A kernel for definitions of one form; the title is what readers look for."""

    kernel: Callable[[Version], Function | None]
    title: str


FAMILIES: Mapping[str, Family] = {
    "view": Family(view, "Other shape, same elements"),
    "permute": Family(permute, "Axes in another order"),
    "take": Family(take, "Picking by index"),
    "join": Family(put_together, "Joining"),
    "split": Family(split, "Splitting"),
    "slice": Family(slice_, "Slicing"),
    "remap": Family(remap, "Moving elements"),
    "elementwise": Family(elementwise, "Element by element"),
    "reduce": Family(reduce, "Reducing axes"),
    "scan": Family(scan, "Running totals"),
    "contract": Family(contract, "Sums of products"),
    "normalise": Family(normalise, "Normalising"),
    "sort": Family(sort, "Sorting"),
    "scatter": Family(scatter, "Writing by index"),
    "window": Family(window, "Sliding windows"),
}


@remembered
def recognised(version: Version) -> tuple[str, Function] | None:
    """The family that a definition belongs to, and its kernel."""
    for name, family in FAMILIES.items():
        function = family.kernel(version)
        if function is not None:
            return name, function
    return None
