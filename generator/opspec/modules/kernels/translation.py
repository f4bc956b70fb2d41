"""Expressions of a definition as NumPy: all values of the index variables at once.

Place in the pipeline: above `functions`, below `vectors` and the families. Comprehensions that are
reduced become reductions over axes of their own. What cannot be said so raises `NotVector`, and the
caller tries another way: a comprehension step by step, or a kernel in plain loops.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import replace

from opspec.language.expressions import free_names
from opspec.language.nests import Nest
from opspec.modules.kernels.functions import PLACING, REDUCTIONS, Functions
from opspec.modules.kernels.kinds import INDEX, INTEGERS, PLACES, TRUTHS, Kind
from opspec.modules.kernels.scopes import Code, NotVector, Scope, call, lambda_, reads, text_of


class Translator(Functions):
    """Translates expressions of one version, and the functions of its `let` that they call."""

    def extent(self, node: ast.expr, scope: Scope) -> tuple[Kind, str]:
        """What a variable that gets an axis is, and how far it runs."""
        kind, made = self._extent(node, scope)
        return kind, text_of(made)

    def _extent(self, node: ast.expr, scope: Scope) -> tuple[Kind, ast.expr]:
        """What a variable that gets an axis is, and how far it runs."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            raise NotVector(ast.unparse(node))
        parts = [self.visit(each, scope) for each in node.args]
        if any(kind.form != "plain" for _, kind in parts):
            raise NotVector(ast.unparse(node))
        if node.func.id == "grid":
            return INDEX, parts[0][0]
        if node.func.id == "range":
            if len(parts) == 1:
                return INTEGERS, parts[0][0]
            return INTEGERS, call("range", *(made for made, _ in parts))
        raise NotVector(ast.unparse(node))

    def _reduction(self, name: str, node: ast.Call, scope: Scope) -> Code:
        argument = node.args[0]
        if not isinstance(argument, ast.GeneratorExp | ast.ListComp):
            return self._of_a_list(name, node, scope)
        before = self._state()
        for way in (self._in_python, self._on_axes, self._unrolled):
            try:
                return way(name, node, argument, scope)
            except NotVector:
                # What was made on a way that leads nowhere is not made at all.
                self._restore(before)
        raise NotVector(ast.unparse(node))

    def _of_a_list(self, name: str, node: ast.Call, scope: Scope) -> Code:
        made, kind = self.visit(node.args[0], scope)
        if kind.form == "plain" and name in REDUCTIONS:
            return self._plain_call(name, [made], [kind])
        if kind.form == "items" and name in REDUCTIONS:
            return _folded(name, made), _reduced(name, kind)
        raise NotVector(ast.unparse(node))

    def _in_python(
        self, name: str, node: ast.Call, values: ast.GeneratorExp | ast.ListComp, scope: Scope
    ) -> Code:
        """A reduction that no index variable has a part in."""
        made, kind = self._listcomp(values, scope)
        if kind.form != "plain" or name in PLACING:
            raise NotVector(ast.unparse(node))
        assert isinstance(made, ast.ListComp)
        return self._plain_call(name, [ast.GeneratorExp(made.elt, made.generators)], [kind])

    def _unrolled(
        self, name: str, node: ast.Call, values: ast.GeneratorExp | ast.ListComp, scope: Scope
    ) -> Code:
        """A reduction of arrays, of which Python makes a list."""
        made, kind = self._listcomp(values, scope)
        if name in PLACING:
            raise NotVector(ast.unparse(node))
        return _folded(name, made), _reduced(name, kind)

    def _on_axes(
        self, name: str, node: ast.Call, values: ast.GeneratorExp | ast.ListComp, scope: Scope
    ) -> Code:
        """A reduction over axes of its variables."""
        bound: dict[str, Kind] = {}
        extents: list[ast.expr] = []
        for each in values.generators:
            if not isinstance(each.target, ast.Name):
                raise NotVector(ast.unparse(node))
            kind, extent = self._extent(each.iter, scope)
            bound[each.target.id] = kind
            extents.append(extent)
        used = free_names(values)
        beside: list[ast.expr] = [
            ast.Name(self.names[local])
            for local, kind in scope.local.items()
            if local in used and kind.varies
        ]
        tests = [test for each in values.generators for test in each.ifs]
        inner = replace(scope.having(bound, bound), reducing=True)
        hidden = replace(inner, hidden=True) if tests else inner
        parameters = [self.names[each] for each in bound]
        term, kind = self.number(values.elt, hidden)
        if kind.form not in ("elements", "plain"):
            raise NotVector(ast.unparse(node))
        keywords = []
        if tests:
            condition = ast.BoolOp(ast.And(), tests) if len(tests) > 1 else tests[0]
            keywords.append(
                ast.keyword("where", lambda_(parameters, self.truth(condition, inner)[0]))
            )
        arguments: list[ast.expr] = [lambda_(parameters, term)]
        if name in PLACING:
            if len(extents) > 1 or (name == "argsort" and tests):
                raise NotVector(ast.unparse(node))
            arguments.append(extents[0])
        else:
            arguments.append(ast.List(extents, ast.Load()))
        if beside:
            arguments.append(ast.List(beside, ast.Load()))
        for word in node.keywords:
            made, form = self.visit(word.value, scope)
            if form.form != "plain":
                raise NotVector(ast.unparse(node))
            keywords.append(ast.keyword(word.arg, made))
        code = ast.Call(ast.Name(f"vectors.{name}"), arguments, keywords)
        if name == "argsort":
            return code, PLACES
        if name in PLACING:
            (variable,) = bound.values()
            return code, variable
        return code, _reduced(name, kind)

    # Equations that read what they write

    def combined(self, nest: Nest, scope: Scope) -> tuple[str, str]:
        """How an equation combines what it finds with something else: a ufunc, and the other."""
        target = ast.Subscript(ast.Name(nest.output.name), _index(nest.place), ast.Load())
        old = ast.unparse(target)
        value = nest.value
        local: dict[str, ast.expr] = {}
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            let = self._lets.get(value.func.id)
            if let is not None:
                local = dict(zip(let.parameters, value.args, strict=True))
                value = let.value.node
        others: list[str] = []

        def ufunc(node: ast.expr) -> str:
            match node:
                case ast.Subscript(ast.Dict() as table, key):
                    entries = [
                        f"{text_of(name)}: {ufunc(each)}"
                        for name, each in zip(table.keys, table.values, strict=True)
                        if name is not None
                    ]
                    return f"{{{', '.join(entries)}}}[{self.plain(key)}]"
                case ast.BinOp(left, ast.Add() | ast.Mult() as op, right):
                    pair(left, right)
                    return "np.add" if isinstance(op, ast.Add) else "np.multiply"
                case ast.Call(ast.Name("max" | "min" as name), [left, right], []):
                    pair(left, right)
                    return "np.maximum" if name == "max" else "np.minimum"
            other(node)
            return "None"

        def pair(left: ast.expr, right: ast.expr) -> None:
            if ast.unparse(_resolved(left, local)) != old:
                left, right = right, left
            if ast.unparse(_resolved(left, local)) != old:
                raise NotVector(ast.unparse(nest.value))
            other(right)

        def other(node: ast.expr) -> None:
            node = _resolved(node, local)
            if reads(node, nest.output.name):
                raise NotVector(ast.unparse(nest.value))
            others.append(text_of(self.copied(node, scope)[0]))

        combine = ufunc(value)
        if len(set(others)) != 1:
            raise NotVector(ast.unparse(nest.value))
        return combine, others[0]


def _index(places: Sequence[ast.expr]) -> ast.expr:
    if len(places) == 1 and not isinstance(places[0], ast.Starred):
        return places[0]
    return ast.Tuple(list(places), ast.Load())


def _resolved(node: ast.expr, local: Mapping[str, ast.expr]) -> ast.expr:
    """A parameter as the argument that stands for it."""
    return local.get(node.id, node) if isinstance(node, ast.Name) else node


def _reduced(name: str, kind: Kind) -> Kind:
    """What a reduction of some elements is."""
    if name in ("any", "all"):
        return TRUTHS
    return Kind("elements", "int" if kind.number == "bool" else kind.number)


def _folded(name: str, items: ast.expr) -> ast.expr:
    """A list of arrays reduced to one."""
    if name == "sum":
        return call("sum", items)
    if name == "prod":
        return call("math.prod", items)
    ufunc = {"max": "maximum", "min": "minimum", "any": "logical_or", "all": "logical_and"}[name]
    return call("functools.reduce", ast.Name(f"np.{ufunc}"), items)
