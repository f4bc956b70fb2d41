"""Definitions with every `let` in its place, so that their form can be seen.

Place in the pipeline: below the families of kernels, which look at what is made here and at nothing
else. A `let` that would have to be renamed to be put in its place stays where it is.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping

from opspec.language.resolved import Let, Version

#: At most so many times is a `let` written out in one expression.
MAX_LETS = 200


def inlined(version: Version, node: ast.expr) -> ast.expr:
    """An expression with the functions and values of `let` written out, if it stays readable."""
    lets = {let.name: let for let in version.lets}
    try:
        made = _Inliner(lets).visit(copy.deepcopy(node))
    except _TooLarge:
        return node
    assert isinstance(made, ast.expr)
    return made


def replaced(node: ast.expr, values: Mapping[str, ast.expr]) -> ast.expr:
    """An expression with names replaced by expressions."""
    made = _Replacing(values).visit(copy.deepcopy(node))
    assert isinstance(made, ast.expr)
    return made


class _TooLarge(Exception):
    """What is written out again and again grows beyond what any form looks like."""


class _Inliner(ast.NodeTransformer):
    def __init__(self, lets: Mapping[str, Let]) -> None:
        self._lets = lets
        self._left = MAX_LETS

    def visit_Name(self, node: ast.Name) -> ast.AST:
        let = self._lets.get(node.id)
        if let is None or let.parameters:
            return node
        return self._whole(let)

    def _whole(self, let: Let) -> ast.expr:
        self._left -= 1
        if self._left < 0:
            raise _TooLarge
        made = self.visit(copy.deepcopy(let.value.node))
        assert isinstance(made, ast.expr)
        return made

    def visit_Call(self, node: ast.Call) -> ast.AST:
        node.args = [self.visit(argument) for argument in node.args]
        for word in node.keywords:
            word.value = self.visit(word.value)
        let = self._lets.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if let is None or len(let.parameters) != len(node.args):
            return node
        body = self._whole(let)
        arguments = dict(zip(let.parameters, node.args, strict=True))
        free = {
            part.id for each in node.args for part in ast.walk(each) if isinstance(part, ast.Name)
        }
        if free & _bound(body):
            return node
        replaced: ast.AST = _Replacing(arguments).visit(body)
        return replaced


class _Replacing(ast.NodeTransformer):
    """Puts arguments in the place of parameters."""

    def __init__(self, arguments: Mapping[str, ast.expr]) -> None:
        self._arguments = arguments

    def visit_Name(self, node: ast.Name) -> ast.AST:
        found = self._arguments.get(node.id)
        return node if found is None else copy.deepcopy(found)


def _bound(node: ast.AST) -> set[str]:
    """Names that comprehensions of a tree bind."""
    return {
        part.id
        for loop in ast.walk(node)
        if isinstance(loop, ast.comprehension)
        for part in ast.walk(loop.target)
        if isinstance(part, ast.Name)
    }
