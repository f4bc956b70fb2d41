"""Inputs whose values matter before anything is computed: shapes or clauses read them.

Place in the pipeline: below `drawing`. A sample gives such an input a value; of all others the
types are enough.
"""

from __future__ import annotations

from opspec.language.patterns import Dim, items
from opspec.language.remembered import remembered
from opspec.language.resolved import Version
from opspec.language.rules import index_of
from opspec.language.standing import value_inputs


@remembered
def valued(version: Version) -> frozenset[str]:
    """The names of the inputs that stand for their value, and of those that hold indices."""
    indices = {value.name for value in version.inputs if index_of(value) is not None}
    return frozenset({*value_inputs(version), *indices})


@remembered
def lengths(version: Version) -> tuple[str, ...]:
    """The dimensions that only say how many values such inputs hold."""
    found: dict[str, bool] = {}
    for value in version.inputs:
        for item in items(value.shape):
            if isinstance(item, Dim):
                alone = value.name in value_inputs(version)
                found[item.name] = alone and found.get(item.name, True)
    return tuple(name for name, alone in found.items() if alone)
