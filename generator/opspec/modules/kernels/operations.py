"""Operations of the language as NumPy: arithmetic, comparisons, choices, lists.

Place in the pipeline: above `tensors`, below `functions`. What index variables have no part in
stays Python; elsewhere an operation is the one that NumPy broadcasts.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import replace

from opspec.language.resolved import Let
from opspec.language.rules import holds_many
from opspec.modules.kernels.kinds import PLAIN, TRUTHS, WHOLE, Form, Kind, arithmetic, either
from opspec.modules.kernels.scopes import Code, NotVector, Scope, call, text_of
from opspec.modules.kernels.tensors import Tensors


class Operations(Tensors):
    """Translates all expressions but calls."""

    def _constant_let(self, let: Let, scope: Scope) -> Code:
        """A `let` without parameters."""
        raise NotImplementedError

    def code(self, node: ast.expr, scope: Scope) -> tuple[str, Kind]:
        """One expression as text."""
        made, kind = self.visit(node, scope)
        return text_of(made), kind

    def plain(self, node: ast.expr) -> str:
        """An expression that no index variable has a part in."""
        made, kind = self.visit(node, Scope())
        if kind.form != "plain":
            raise NotVector(ast.unparse(node))
        return text_of(made)

    def visit(self, node: ast.expr, scope: Scope) -> Code:
        """The code of an expression, and what it is."""
        method: Callable[[ast.expr, Scope], Code] | None = getattr(
            self, f"_{type(node).__name__.lower()}", None
        )
        if method is None:
            raise NotVector(ast.unparse(node))
        return method(node, scope)

    def number(self, node: ast.expr, scope: Scope) -> Code:
        """An expression as something to compute with: a tensor of one element is that element."""
        made, kind = self.visit(node, scope)
        if kind.form == "tensor":
            return self._wide(made, node, kind), Kind("elements", kind.number)
        return made, kind

    def truth(self, node: ast.expr, scope: Scope) -> Code:
        """An expression as a condition, in NumPy a truth value for each element."""
        if isinstance(node, ast.Subscript):
            made, kind = self.copied(node, scope)
        else:
            made, kind = self.number(node, scope)
        if kind.form == "elements" and kind.number != "bool":
            return ast.Compare(made, [ast.NotEq()], [ast.Constant(0)]), TRUTHS
        return made, kind

    def copied(self, node: ast.expr, scope: Scope) -> Code:
        """A read, or a choice between some, as the tensor holds it: bit for bit."""
        if isinstance(node, ast.Subscript) and not isinstance(node.value, ast.Dict):
            base, kind = self.visit(node.value, scope)
            if kind.form == "tensor":
                self._reads_raw(node.value)
                return self._read(base, node, scope), Kind("elements", kind.number)
        if isinstance(node, ast.IfExp):
            return self._chosen(node, scope, self.copied)
        self._reads_raw(node)
        made, kind = self.visit(node, scope)
        return made, (Kind("elements", kind.number) if kind.form == "tensor" else kind)

    def _constant(self, node: ast.Constant, scope: Scope) -> Code:
        if isinstance(node.value, bool | int):
            return node, WHOLE
        return node, Kind("plain", "float") if isinstance(node.value, float) else PLAIN

    def _name(self, node: ast.Name, scope: Scope) -> Code:
        name = node.id
        code = ast.Name(self.names[name], ast.Load())
        if name in scope.local:
            return code, scope.local[name]
        if name in self._inputs:
            value = self._inputs[name]
            self.tensors[name] = None
            form = Kind("members" if holds_many(value) else "tensor", self._elements(value))
            return code, form
        if name in self._outputs:
            output = self._outputs[name]
            form = Kind("members" if output.variadic else "tensor", self._elements(output))
            return code, form
        if name in self._lets:
            return self._constant_let(self._lets[name], scope)
        if name in self._plain:
            self.told[name] = None
            return code, self._plain[name]
        raise NotVector(name)

    def _tuple(self, node: ast.Tuple | ast.List, scope: Scope) -> Code:
        parts: list[ast.expr] = []
        kinds = []
        for each in node.elts:
            starred = isinstance(each, ast.Starred)
            made, kind = self.number(each.value if isinstance(each, ast.Starred) else each, scope)
            if kind.form in ("entries", "members"):
                raise NotVector(ast.unparse(node))
            parts.append(ast.Starred(made, ast.Load()) if starred else made)
            kinds.append(kind)
        number = arithmetic(*kinds).number if kinds else "int"
        form: Form = "items" if any(kind.varies for kind in kinds) else "plain"
        return ast.List(parts, ast.Load()), Kind(form, number)

    _list = _tuple

    def _binop(self, node: ast.BinOp, scope: Scope) -> Code:
        (left, one), (right, other) = (
            self.number(node.left, scope),
            self.number(node.right, scope),
        )
        if "items" in (one.form, other.form):
            return ast.BinOp(left, node.op, right), Kind("items", either(one, other).number)
        if "entries" in (one.form, other.form) or "members" in (one.form, other.form):
            raise NotVector(ast.unparse(node))
        plain = one.form == other.form == "plain"
        kind = arithmetic(one, other)
        module = "functions" if plain else "vectors"
        if isinstance(node.op, ast.Pow):
            square = isinstance(node.right, ast.Constant) and isinstance(node.right.value, int)
            if not plain and square and one.number == "float":
                return ast.BinOp(left, node.op, right), kind
            return call(f"{module}.power", left, right), kind
        if isinstance(node.op, ast.Div):
            if not plain and "float" in (one.number, other.number):
                return ast.BinOp(left, node.op, right), Kind("elements", "float")
            return call(f"{module}.divide", left, right), kind
        if not plain:
            left, right = (
                call("np.int64", made)
                if each.form == "elements" and each.number == "bool"
                else made
                for made, each in ((left, one), (right, other))
            )
        return ast.BinOp(left, node.op, right), kind

    def _unaryop(self, node: ast.UnaryOp, scope: Scope) -> Code:
        if isinstance(node.op, ast.Not):
            made, kind = self.truth(node.operand, scope)
            if kind.form == "plain":
                return ast.UnaryOp(node.op, made), WHOLE
            return ast.UnaryOp(ast.Invert(), made), TRUTHS
        made, kind = self.number(node.operand, scope)
        return ast.UnaryOp(node.op, made), arithmetic(kind)

    def _boolop(self, node: ast.BoolOp, scope: Scope) -> Code:
        parts = [self.truth(each, scope) for each in node.values]
        plain = [made for made, kind in parts if kind.form == "plain"]
        arrays = [made for made, kind in parts if kind.form != "plain"]
        if not arrays:
            return ast.BoolOp(node.op, plain), WHOLE
        op = ast.BitAnd() if isinstance(node.op, ast.And) else ast.BitOr()
        whole = arrays[0]
        for each in arrays[1:]:
            whole = ast.BinOp(whole, op, each)
        # What is plain decides first, as it does where everything is.
        return (ast.BoolOp(node.op, [*plain, whole]) if plain else whole), TRUTHS

    def _compare(self, node: ast.Compare, scope: Scope) -> Code:
        sides = [self.number(each, scope) for each in (node.left, *node.comparators)]
        if all(kind.form == "plain" for _, kind in sides):
            (left, _), *rest = sides
            return ast.Compare(left, node.ops, [made for made, _ in rest]), WHOLE
        if all(kind.form in ("items", "plain") for _, kind in sides) and len(sides) == 2:
            return self._same(node.ops[0], *(made for made, _ in sides)), TRUTHS
        if any(kind.form in ("items", "entries", "members") for _, kind in sides):
            raise NotVector(ast.unparse(node))
        tests: list[ast.expr] = []
        found: ast.expr
        for (left, _), op, (right, _) in zip(sides, node.ops, sides[1:], strict=False):
            if isinstance(op, ast.In | ast.NotIn):
                found = call("np.isin", left, right)
                tests.append(
                    ast.UnaryOp(ast.Invert(), found) if isinstance(op, ast.NotIn) else found
                )
            else:
                tests.append(ast.Compare(left, [op], [right]))
        whole = tests[0]
        for each in tests[1:]:
            whole = ast.BinOp(whole, ast.BitAnd(), each)
        return whole, TRUTHS

    def _same(self, op: ast.cmpop, left: ast.expr, right: ast.expr) -> ast.expr:
        """Whether two indices are one and the same, place by place."""
        if not isinstance(op, ast.Eq | ast.NotEq):
            raise NotVector(ast.unparse(ast.Compare(left, [op], [right])))
        found = call("vectors.same", left, right)
        return found if isinstance(op, ast.Eq) else ast.UnaryOp(ast.Invert(), found)

    def _ifexp(self, node: ast.IfExp, scope: Scope) -> Code:
        return self._chosen(node, scope, self.number)

    def _chosen(
        self, node: ast.IfExp, scope: Scope, branch: Callable[[ast.expr, Scope], Code]
    ) -> Code:
        test, kind = self.truth(node.test, scope)
        if kind.form == "plain":
            (one, first), (other, second) = (
                branch(each, scope) for each in (node.body, node.orelse)
            )
            return ast.IfExp(test, one, other), either(first, second)
        inner = replace(scope, hidden=True)
        (one, first), (other, second) = branch(node.body, inner), branch(node.orelse, inner)
        if {first.form, second.form} & {"items", "entries", "members"}:
            raise NotVector(ast.unparse(node))
        return call("vectors.where", test, one, other), Kind(
            "elements", either(first, second).number
        )

    def _subscript(self, node: ast.Subscript, scope: Scope) -> Code:
        if isinstance(node.value, ast.Dict):
            return self._table(node.value, node.slice, scope)
        base, kind = self.visit(node.value, scope)
        if kind.form == "tensor":
            return self._wide_read(base, node, scope, kind), Kind("elements", kind.number)
        if isinstance(node.slice, ast.Slice):
            if kind.form not in ("plain", "items"):
                raise NotVector(ast.unparse(node))
            parts = (node.slice.lower, node.slice.upper, node.slice.step)
            ends = [None if part is None else self.visit(part, scope) for part in parts]
            if any(end is not None and end[1].form != "plain" for end in ends):
                raise NotVector(ast.unparse(node))
            made = [None if end is None else end[0] for end in ends]
            return ast.Subscript(base, ast.Slice(*made), ast.Load()), kind
        if isinstance(node.slice, ast.Tuple):
            raise NotVector(ast.unparse(node))
        place, position = self.number(node.slice, scope)
        if kind.form == "entries":
            return call("vectors.entry", base, place), Kind("elements", kind.number)
        if kind.form == "plain" and position.form == "elements" and not scope.reducing:
            return ast.Subscript(call("np.asarray", base), place), Kind("elements", kind.number)
        if position.form != "plain":
            raise NotVector(ast.unparse(node))
        inner: dict[Form, Form] = {"items": "elements", "members": "tensor", "plain": "plain"}
        if kind.form not in inner:
            raise NotVector(ast.unparse(node))
        return ast.Subscript(base, place, ast.Load()), Kind(inner[kind.form], kind.number)

    def _table(self, table: ast.Dict, key: ast.expr, scope: Scope) -> Code:
        """A table read at once: choices, so that only the chosen entry is computed."""
        wanted, kind = self.number(key, scope)
        if kind.form != "plain":
            raise NotVector(ast.unparse(key))
        *entries, last = zip(table.keys, table.values, strict=True)
        chosen, kind = self.number(last[1], scope)
        for name, value in reversed(entries):
            assert name is not None
            made, other = self.number(value, scope)
            kind = either(kind, other)
            chosen = ast.IfExp(ast.Compare(wanted, [ast.Eq()], [name]), made, chosen)
        return chosen, kind

    def _listcomp(self, node: ast.ListComp | ast.GeneratorExp, scope: Scope) -> Code:
        """A list made in Python, whatever its items are."""
        inner, generators = self._python_loops(node.generators, scope)
        made, kind = self.number(node.elt, inner)
        if kind.form in ("entries", "members"):
            raise NotVector(ast.unparse(node))
        whole = ast.ListComp(made, generators)
        return whole, Kind("plain" if kind.form == "plain" else "items", kind.number)

    _generatorexp = _listcomp

    def _python_loops(
        self, generators: Sequence[ast.comprehension], scope: Scope
    ) -> tuple[Scope, list[ast.comprehension]]:
        loops = []
        for each in generators:
            over, kind = self.visit(each.iter, scope)
            if kind.form not in ("plain", "items"):
                raise NotVector(ast.unparse(each.iter))
            element = Kind("plain" if kind.form == "plain" else "elements", kind.number)
            parts = each.target.elts if isinstance(each.target, ast.Tuple) else [each.target]
            bound = {part.id: element for part in parts if isinstance(part, ast.Name)}
            if len(parts) > 1:
                # What a tuple holds may be of several kinds.
                bound = {name: Kind(element.form) for name in bound}
            scope = scope.having(bound)
            tests = [self.truth(test, scope) for test in each.ifs]
            if any(kind.form != "plain" for _, kind in tests):
                raise NotVector(ast.unparse(each.iter))
            names: list[ast.expr] = [ast.Name(self.names[name]) for name in bound]
            target = names[0] if len(names) == 1 else ast.Tuple(names, ast.Store())
            loops.append(ast.comprehension(target, over, [made for made, _ in tests], 0))
        return scope, loops


def counted(made: ast.expr, kind: Kind) -> ast.expr:
    """Truth values as numbers; NumPy's own sum of two of them would be one of them."""
    if kind.form == "elements" and kind.number == "bool":
        return call("np.int64", made)
    return made
