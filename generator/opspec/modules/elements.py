"""An operator as a function of single elements, where it computes each by itself.

Place in the pipeline: above `expressions`; asked by the target that prints operators. Numbers of
which not all are known go through such a function, and so does a symbol.
"""

from __future__ import annotations

from dataclasses import dataclass

from opspec.emission.naming import Names
from opspec.language.expressions import expression
from opspec.language.nests import each_element
from opspec.language.resolved import Version
from opspec.modules.expressions import Refused, expression_code


@dataclass(slots=True)
class _Elements:
    """Names of tensors, each of which stands for one of its elements."""

    names: Names
    lets: frozenset[str] = frozenset()

    def named(self, name: str) -> str:
        return self.names[name]

    dims_of = argument = named


def each_code(version: Version, names: Names) -> str | None:
    """Print what an element of the output is made of; None where it is made of more."""
    value = each_element(version)
    if value is None:
        return None
    parameters = ", ".join(names[value.name] for value in version.inputs)
    try:
        code = expression_code(expression(value, version.at), _Elements(names))
    except Refused:
        return None
    return f"lambda {parameters}: {code}"
