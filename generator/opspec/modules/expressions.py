"""Expressions of the spec language as Python: names made safe, functions mapped, the rest refused.

Place in the pipeline: below `lowering`. The tree was checked when it was read; what is printed here
is that tree again, never the text of the spec.
"""

from __future__ import annotations

import ast
from typing import Protocol

from opspec.diagnostics import Position
from opspec.emission.naming import Names
from opspec.language.expressions import Expression

#: Functions of the language that Python has under the same name and with the same meaning.
_PYTHON = frozenset("len sum all any abs range list reversed sorted zip int float round".split())
#: Functions of the language that Python keeps in `math`.
_MATH = frozenset("ceil exp floor log sqrt".split())
#: Functions of the language that the generated package brings along.
_OWN = frozenset("float32 inside ravel unravel".split())
#: Of these the validators have versions of their own, for places and sizes that are not known.
_OF_DIMS = {
    "ceildiv": "ceildiv",
    "clamp": "clamp",
    "drop": "drop",
    "insert": "insert",
    "max": "most",
    "min": "least",
    "prod": "product",
    "put": "put",
}
#: Conditions on all entries of a list, or on one of them, and what decides them for sizes.
_DECIDED = {"all": "every", "any": "some"}


class Refused(Exception):
    """A part of the language that cannot be emitted yet, and where it stands."""

    def __init__(self, at: Position, what: str) -> None:
        super().__init__(what)
        self.at = at


class Environment(Protocol):
    """What expressions are printed in: names as Python has them."""

    names: Names
    lets: frozenset[str]

    def named(self, name: str) -> str:
        """A name as Python has it: what a type variable stands for has another one than it."""

    def dims_of(self, name: str) -> str:
        """The dimensions of a tensor, of all members where there are several."""

    def argument(self, name: str) -> str:
        """The argument that is None where a parameter is not given."""


def _is_short(argument: ast.expr) -> bool:
    """Whether a number is that of the entries of a list that is there, or stands there itself."""
    counts = isinstance(argument, ast.Call) and ast.unparse(argument.func) == "len"
    return counts or isinstance(argument, ast.Constant)


class _Printer(ast.NodeTransformer):
    """Renames and maps a copy of a tree."""

    def __init__(self, environment: Environment, at: Position, local: frozenset[str]) -> None:
        self._environment = environment
        self._names = environment.names
        self._at = at
        self._lets = environment.lets
        self._local = local

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self._lets and node.id not in self._local:
            return ast.Call(ast.Name(self._names[node.id]), [], [])
        return ast.Name(self._environment.named(node.id), node.ctx)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        if node.keywords:
            raise Refused(self._at, f"{name}(...) with keywords")
        if name == "given" and len(node.args) == 1 and isinstance(node.args[0], ast.Name):
            given = ast.Name(self._environment.argument(node.args[0].id))
            return ast.Compare(given, [ast.IsNot()], [ast.Constant(None)])
        if name in ("dims", "rank") and len(node.args) == 1:
            dims = self._dims(node.args[0])
            return ast.Attribute(dims, "rank", ast.Load()) if name == "rank" else dims
        if name in _DECIDED and (decided := self._decided(_DECIDED[name], node)) is not None:
            return decided
        arguments = [self.visit(argument) for argument in node.args]
        if name in self._lets:
            return ast.Call(ast.Name(self._names[name]), arguments, [])
        if name == "range" and not all(map(_is_short, arguments)):
            return ast.Call(ast.Name("dims.places"), arguments, [])
        if name in _PYTHON:
            # Lists of different lengths are read as far as the shortest goes.
            loose = [ast.keyword("strict", ast.Constant(False))] if name == "zip" else []
            return ast.Call(ast.Name(name), arguments, loose)
        if name in _MATH:
            return ast.Call(ast.Name(f"math.{name}"), arguments, [])
        if name in _OF_DIMS:
            return ast.Call(ast.Name(f"dims.{_OF_DIMS[name]}"), arguments, [])
        if name in _OWN:
            return ast.Call(ast.Name(f"functions.{name}"), arguments, [])
        raise Refused(self._at, f"{name}(...) in a shape or a clause")

    def _decided(self, function: str, node: ast.Call) -> ast.expr | None:
        """A condition on each entry of a list, of which one that is known may decide."""
        match node.args:
            case [
                ast.GeneratorExp(element, [ast.comprehension(target=ast.Name(), ifs=[]) as loop])
            ]:
                made = self.visit(ast.GeneratorExp(element, [loop]))
                (each,) = made.generators
                asked = ast.arguments([], [ast.arg(each.target.id)], None, [], [], None, [])
                condition = ast.Lambda(asked, made.elt)
                return ast.Call(ast.Name(f"dims.{function}"), [condition, each.iter], [])
            case _:
                return None

    def _dims(self, node: ast.expr) -> ast.expr:
        """The dimensions of a tensor, or of one member of several."""
        if isinstance(node, ast.Name):
            return ast.Name(self._environment.dims_of(node.id))
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            members = ast.Name(self._environment.dims_of(node.value.id))
            return ast.Subscript(members, self.visit(node.slice), ast.Load())
        raise Refused(self._at, f"the dimensions of {ast.unparse(node)}")

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        operand = self.visit(node.operand)
        # `given(x)` is printed as `x is not None`; the language has no `is` of its own.
        asks = isinstance(operand, ast.Compare) and isinstance(operand.ops[0], ast.IsNot)
        if isinstance(node.op, ast.Not) and isinstance(operand, ast.Compare) and asks:
            return ast.Compare(operand.left, [ast.Is()], operand.comparators)
        return ast.UnaryOp(node.op, operand)

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        left, right = self.visit(node.left), self.visit(node.right)
        function = {ast.Div: "dims.divide", ast.Pow: "functions.power"}.get(type(node.op))
        if function is not None:
            return ast.Call(ast.Name(function), [left, right], [])
        return ast.BinOp(left, node.op, right)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if not isinstance(node.value, ast.Dict):
            return ast.Subscript(self.visit(node.value), self.visit(node.slice), node.ctx)
        *entries, last = zip(node.value.keys, node.value.values, strict=True)
        chosen: ast.expr = self.visit(last[1])
        for key, value in reversed(entries):
            assert key is not None
            test = ast.Compare(self.visit(node.slice), [ast.Eq()], [key])
            chosen = ast.IfExp(test, self.visit(value), chosen)
        return chosen

    def visit_Dict(self, node: ast.Dict) -> ast.expr:
        raise Refused(self._at, "a table that is not read at once")


def expression_code(
    value: Expression, environment: Environment, local: frozenset[str] = frozenset()
) -> str:
    """Print an expression; `local` are parameters that hide names of the version."""
    copy = ast.parse(value.text, mode="eval").body
    printed = _Printer(environment, value.at, local).visit(copy)
    return ast.unparse(ast.fix_missing_locations(printed))
