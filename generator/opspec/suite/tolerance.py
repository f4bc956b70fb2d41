"""How far from the definition an output may be.

Place in the pipeline: below `planning`. Copies and whole numbers have no room: 0 ulps, bit for bit.
Where a definition computes with floats, some ulps of the output's element type are left to the
order in which a runtime adds and rounds.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from opspec.language.expressions import called_functions
from opspec.language.nests import copies
from opspec.language.resolved import Version

#: Units in the last place that an output of float arithmetic may be off.
ARITHMETIC_ULPS = 4

_ORDERING = {"argmax", "argmin", "argsort", "max", "min", "sorted"}
_INEXACT = ("float", "bfloat", "double", "complex")


def puts_in_order(version: Version) -> bool:
    """Whether the definition compares elements, so that it matters what a NaN is less than."""
    body = version.definition.body if version.definition else ()
    parts: list[ast.AST] = [*(let.value.node for let in version.lets), *body]
    return any(called_functions(part) & _ORDERING for part in parts)


def ulps(version: Version, element_types: Iterable[str]) -> int:
    """The tolerance of outputs of these element types."""
    exact = not any(type_.startswith(_INEXACT) for type_ in element_types)
    return 0 if exact or copies(version) else ARITHMETIC_ULPS
