"""The families of kernels, each found in the form of a definition and serving all that have it.

Place in the pipeline: below `kernels`. The order is that of recognition: the first family that a
definition belongs to gives its kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from opspec.language.remembered import remembered
from opspec.language.resolved import Version
from opspec.modules.kernels.broadcasting import contract, elementwise, normalise, reduce, scan
from opspec.modules.kernels.forms import remap, scatter, sort, window
from opspec.modules.kernels.moving import permute, take, view
from opspec.modules.kernels.pieces import put_together, slice_, split
from opspec.modules.kernels.vectors import Function

FAMILIES: Mapping[str, Callable[[Version], Function | None]] = {
    "view": view,
    "permute": permute,
    "take": take,
    "join": put_together,
    "split": split,
    "slice": slice_,
    "remap": remap,
    "elementwise": elementwise,
    "reduce": reduce,
    "scan": scan,
    "contract": contract,
    "normalise": normalise,
    "sort": sort,
    "scatter": scatter,
    "window": window,
}


@remembered
def recognised(version: Version) -> tuple[str, Function] | None:
    """The family that a definition belongs to, and its kernel."""
    for name, family in FAMILIES.items():
        function = family(version)
        if function is not None:
            return name, function
    return None
