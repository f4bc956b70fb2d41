"""Reads that stand at the place that is written: the tensor itself, and no index at all.

Place in the pipeline: above `translation`, below `reducing`. Where all places of a read are the
variables of the equation, in order, the tensor stands for all its elements, and NumPy broadcasts.
A `let` of index variables is an array then, which is computed once.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence

from opspec.emission.naming import Names
from opspec.language.patterns import Computed, Pattern
from opspec.language.resolved import Let, Version
from opspec.modules.kernels.extents import reads_whole
from opspec.modules.kernels.inlining import inlined, replaced
from opspec.modules.kernels.kinds import Kind
from opspec.modules.kernels.scopes import Code, NotVector, Scope, spread, text_of
from opspec.modules.kernels.translation import Translator


class Aligned(Translator):
    """Reads a tensor whole."""

    kept = (*Translator.kept, "lines", "overs", "counts", "reductions", "_known", "_folding")

    def __init__(self, version: Version, names: Names) -> None:
        super().__init__(version, names)
        self.length = 0
        self.vanishing = False
        #: What the variables that are in force run over, those of reductions included.
        self.overs: dict[str, ast.expr] = {}
        self._folding = False
        #: Whether index variables are computed with, so that they are needed as arrays.
        self.counts = False
        #: Whether an equation is one call, whose result is stored as it is.
        self.alone = False
        #: The variables of the equation, and the kinds of reductions that were found in it.
        self.frame: list[str] = []
        self.reductions: set[str] = set()
        self.lines: list[str] = []
        self._known: dict[tuple[str, tuple[object, ...]], tuple[str, Kind]] = {}

    def visit(self, node: ast.expr, scope: Scope) -> Code:
        if isinstance(node, ast.Name):
            kind = scope.local.get(node.id)
            if kind is not None and kind.position is not None:
                return self._index(node, kind)
        return super().visit(node, scope)

    def _index(self, node: ast.Name, kind: Kind) -> Code:
        """An index variable that is computed with: the places along its axis, as an array."""
        assert kind.position is not None
        variable = self.frame[kind.position]
        over, whole = self.overs.get(node.id), self.overs.get(variable)
        if over is None or whole is None or ast.unparse(over) != ast.unparse(whole):
            raise NotVector(node.id)
        self.counts = True
        return ast.Name(self.names[variable], ast.Load()), Kind(kind.form, "int")

    def _read(self, base: ast.expr, node: ast.Subscript, scope: Scope) -> ast.expr:
        if self.vanishing:
            # What may not be there is not aligned with anything.
            raise NotVector(ast.unparse(node))
        parts = spread(node.slice)
        before = self.length - len(parts)
        for number, part in enumerate(parts):
            inner = part.value if isinstance(part, ast.Starred) else part
            kind = scope.local.get(inner.id) if isinstance(inner, ast.Name) else None
            if kind is not None and kind.position == number + before:
                continue
            if before or not self._is_kept(node, number, inner):
                raise NotVector(ast.unparse(node))
        if not self._folding and not self._is_whole(node):
            raise NotVector(ast.unparse(node))
        return base

    def _is_whole(self, node: ast.Subscript) -> bool:
        """Whether a read is one of all elements of a tensor, and no part of them."""
        name = node.value
        while isinstance(name, ast.Subscript):
            name = name.value
        known = {value.name for value in self.version.values}
        return (
            isinstance(name, ast.Name)
            and name.id in known
            and reads_whole(self.version, name.id, spread(node.slice), self.overs)
        )

    def _is_kept(self, node: ast.Subscript, number: int, place: ast.expr) -> bool:
        """Whether a run of zeros is read of an output that has as many sizes of one there."""
        output = next(
            (
                o
                for o in self.version.outputs
                if isinstance(node.value, ast.Name) and o.name == node.value.id
            ),
            None,
        )
        if output is None or not isinstance(output.shape, Pattern):
            return False
        item = output.shape.items[number]
        match (inlined(self.version, place), item):
            case (
                ast.BinOp(ast.List([ast.Constant(0)]), ast.Mult(), zeros),
                Computed(value, True),
            ):
                match value.node:
                    case ast.BinOp(ast.List([ast.Constant(1)]), ast.Mult(), ones):
                        return ast.unparse(zeros) == ast.unparse(ones)
        return False

    def _let_call(self, node: ast.Call, let: Let, scope: Scope) -> Code:
        """A `let` of index variables is an array, which is computed once and has its name."""
        kinds: list[Kind | None] = []
        values: dict[str, ast.expr] = {}
        for own, each in zip(let.parameters, node.args, strict=True):
            kind = scope.local.get(each.id) if isinstance(each, ast.Name) else None
            if kind is None or kind.position is None:
                values[own] = each
                kind = None
            kinds.append(kind)
        if all(kind is None for kind in kinds):
            return super()._let_call(node, let, scope)
        key = (let.name, (*kinds, *map(ast.unparse, values.values())))
        if key not in self._known:
            self._known[key] = self._array(let, node, kinds, values, scope)
        name, kind = self._known[key]
        return ast.Name(name, ast.Load()), kind

    def _array(
        self,
        let: Let,
        node: ast.Call,
        kinds: Sequence[Kind | None],
        values: Mapping[str, ast.expr],
        scope: Scope,
    ) -> tuple[str, Kind]:
        """The statement that computes a `let`, and what its name stands for."""
        if any(other == let.name for other, _ in self._known):
            raise NotVector(ast.unparse(node))
        local = dict(scope.local)
        overs = dict(self.overs)
        for own, each, kind in zip(let.parameters, node.args, kinds, strict=True):
            if kind is not None and isinstance(each, ast.Name):
                if local.get(own, kind) != kind:
                    raise NotVector(ast.unparse(node))
                local[own] = kind
                overs[own] = self.overs[each.id]
        outside, self.overs = self.overs, overs
        body = replaced(let.value.node, values)
        made, found = self.number(body, Scope(local, scope.variables))
        self.overs = outside
        name = self.names[let.name]
        self.lines.append(f"{name} = {text_of(made)}")
        return name, found
