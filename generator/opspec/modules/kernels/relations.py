"""How variables of a reduction stand to the index that is written.

Place in the pipeline: below `reducing`, on trees with every `let` in its place.
"""

from __future__ import annotations

import ast

from opspec.modules.kernels.scopes import spread


def axes_of(read: ast.Subscript, index: str, variable: str) -> str | None:
    """The axes at which a variable is put into an index, whether they are kept or not."""
    places = spread(read.slice)
    if len(places) != 1 or not isinstance(places[0], ast.Starred):
        return None
    place = places[0].value
    ways = [place.body, place.orelse] if isinstance(place, ast.IfExp) else [place]
    found = set()
    for way in ways:
        match way:
            case ast.Call(ast.Name("put" | "insert"), [ast.Name(into), axes, ast.Name(added)], []):
                if (into, added) != (index, variable):
                    return None
                found.add(ast.unparse(axes))
            case _:
                return None
    return found.pop() if len(found) == 1 else None


class Whole(ast.NodeTransformer):
    """Reads at an index with a variable put into it, as reads at the index."""

    def __init__(self, index: str, variable: str) -> None:
        self._index = index
        self._variable = variable

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if axes_of(node, self._index, self._variable) is None:
            return self.generic_visit(node)
        place = ast.Starred(ast.Name(self._index, ast.Load()), ast.Load())
        return ast.Subscript(node.value, ast.Tuple([place], ast.Load()), ast.Load())


class Related(ast.NodeTransformer):
    """Comparisons of two variables decided: one is smaller, equal or larger."""

    def __init__(self, one: str, other: str, relation: int) -> None:
        self._one = one
        self._other = other
        self._relation = relation

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        match node:
            case ast.Compare(ast.Name(left), [op], [ast.Name(right)]):
                if {left, right} == {self._one, self._other}:
                    relation = self._relation if left == self._one else -self._relation
                    tests = {
                        ast.Lt: relation < 0,
                        ast.LtE: relation <= 0,
                        ast.Eq: relation == 0,
                        ast.NotEq: relation != 0,
                        ast.GtE: relation >= 0,
                        ast.Gt: relation > 0,
                    }
                    if type(op) in tests:
                        return ast.Constant(tests[type(op)])
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """Decided parts decide the whole, or are left out."""
        absorbing = isinstance(node.op, ast.Or)
        parts = []
        for each in node.values:
            part = self.visit(each)
            if isinstance(part, ast.Constant):
                if bool(part.value) is absorbing:
                    return ast.Constant(absorbing)
            else:
                parts.append(part)
        if not parts:
            return ast.Constant(not absorbing)
        return parts[0] if len(parts) == 1 else ast.BoolOp(node.op, parts)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        body, other = self.visit(node.body), self.visit(node.orelse)
        match (body, other):
            case (ast.Constant(one), ast.Constant(two)) if one is two:
                return body
            case (ast.Constant(True), ast.Constant(False)):
                return node.test
            case (ast.Constant(False), ast.Constant(True)):
                return ast.UnaryOp(ast.Not(), node.test)
        return ast.IfExp(node.test, body, other)
