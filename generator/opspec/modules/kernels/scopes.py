"""What the translation of expressions is made of: names in force, and pieces of code.

Place in the pipeline: above `kinds`, below all that translates.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from opspec.modules.kernels.kinds import Kind


class NotVector(Exception):
    """There is no way to compute an expression for all index variables at once."""


@dataclass(frozen=True, slots=True)
class Scope:
    """What local names are, which of them are index variables, and whether reads may be hidden.

    A read is hidden where a condition decides whether it counts: its place may then lie outside.
    Among the variables of a reduction there is another way for lists: one entry after the other.
    """

    local: Mapping[str, Kind] = field(default_factory=dict)
    variables: frozenset[str] = frozenset()
    hidden: bool = False
    reducing: bool = False

    def having(self, names: Mapping[str, Kind], variables: Iterable[str] = ()) -> Scope:
        hiding = self.variables - frozenset(names)
        return replace(self, local={**self.local, **names}, variables=hiding | frozenset(variables))


#: An expression of Python, and what its value is.
Code = tuple[ast.expr, Kind]


def call(function: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(function), list(arguments), [])


def lambda_(parameters: Sequence[str], body: ast.expr) -> ast.expr:
    arguments = ast.arguments([], [ast.arg(each) for each in parameters], None, [], [], None, [])
    return ast.Lambda(arguments, body)


def spread(index: ast.expr) -> list[ast.expr]:
    """The places of an index, those of a list that is written out in their stead."""
    parts = list(index.elts) if isinstance(index, ast.Tuple) else [index]
    spread: list[ast.expr] = []
    for part in parts:
        listed = part.value if isinstance(part, ast.Starred) else None
        spread += listed.elts if isinstance(listed, ast.Tuple | ast.List) else [part]
    return spread


def is_variable(node: ast.expr, scope: Scope) -> bool:
    inner = node.value if isinstance(node, ast.Starred) else node
    return isinstance(inner, ast.Name) and inner.id in scope.variables


def reads(node: ast.expr, name: str) -> bool:
    """Whether an expression reads elements of a tensor, and not only asks for its shape."""
    return any(
        isinstance(part, ast.Subscript)
        and isinstance(part.value, ast.Name)
        and part.value.id == name
        for part in ast.walk(node)
    )


def text_of(node: ast.expr) -> str:
    """Code as text; a run of places is written `[*i]`, not as the tuple `[*i,]`."""
    return ast.unparse(ast.fix_missing_locations(node)).replace(",]", "]")
