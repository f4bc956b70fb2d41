"""Tensors as kernels read them: at places, raw or widened, hidden by a condition or not.

Place in the pipeline: the lowest part of the translator. It knows the names of a version, and keeps
account of what a kernel has to be given.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping, Sequence
from typing import Any

from opspec.emission.loops import uncertain_names
from opspec.emission.naming import Names
from opspec.language.expressions import called_functions, free_names
from opspec.language.patterns import bound_names
from opspec.language.resolved import Input, Output, Version
from opspec.language.standing import value_inputs
from opspec.modules.kernels.kinds import PLAIN, WHOLE, Kind, Number
from opspec.modules.kernels.scopes import Code, NotVector, Scope, call, is_variable, spread


class Tensors:
    """The tensors of a version, and what was read of them so far."""

    kept: tuple[str, ...] = ("functions", "_made", "told", "tensors", "widened", "raw")

    def __init__(self, version: Version, names: Names) -> None:
        self.version = version
        self.names = names
        self.functions: list[str] = []
        #: Names of Python that the kernel is told, and tensors that it reads, by names of the spec.
        self.told: dict[str, None] = {}
        self.tensors: dict[str, None] = {}
        self.widened: dict[str, None] = {}
        self._lets = {let.name: let for let in version.lets}
        self._made: dict[tuple[str, tuple[Kind, ...], bool], tuple[str, Kind]] = {}
        values = value_inputs(version)
        self._inputs = {each.name: each for each in version.inputs if each.name not in values}
        self._outputs = {each.name: each for each in version.outputs}
        self._plain = self._plain_names(values)
        self._uncertain = uncertain_names(version)
        self._reading = self._lets_that_read()
        #: Tensors of which elements are copied, or point into another.
        self.raw: set[str] = set()

    def _plain_names(self, values: Sequence[str]) -> dict[str, Kind]:
        plain = {"n_outputs": WHOLE}
        for each in self.version.inputs:
            plain |= dict.fromkeys(bound_names(each.shape), WHOLE)
            if each.name in values:
                members = self.version.members(each.type)
                whole = all(member.startswith(("int", "uint")) for member in members)
                plain[each.name] = Kind("plain", "int" if whole else "float")
        for attribute in self.version.attributes:
            number = {"int": "int", "ints": "int", "float": "float", "floats": "float"}
            kind = number.get(attribute.kind)
            plain[attribute.name] = (
                PLAIN if kind is None else Kind("plain", "int" if kind == "int" else "float")
            )
        return plain

    def _lets_that_read(self) -> frozenset[str]:
        """Every `let` that reads elements of a tensor, itself or in another that it calls."""
        tensors = {*self._inputs, *self._outputs}
        found: set[str] = set()
        waiting = list(self._lets.values())
        while reading := [
            let
            for let in waiting
            if free_names(let.value.node) & tensors or called_functions(let.value.node) & found
        ]:
            found |= {let.name for let in reading}
            waiting = [let for let in waiting if let not in reading]
        return frozenset(found)

    def _elements(self, value: Input | Output) -> Number:
        members = self.version.members(value.type)
        if members == ("bool",):
            return "bool"
        if all(member.startswith(("int", "uint")) for member in members):
            return "int"
        return "float" if all(m == "double" or "float" in m for m in members) else "any"

    def _state(self) -> dict[str, Any]:
        """All that a translation adds to."""
        return {name: copy.copy(getattr(self, name)) for name in self.kept}

    def _restore(self, state: Mapping[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, copy.copy(value))

    # What is above

    def visit(self, node: ast.expr, scope: Scope) -> Code:
        """The code of an expression, and what it is."""
        raise NotImplementedError

    def number(self, node: ast.expr, scope: Scope) -> Code:
        """An expression as something to compute with."""
        raise NotImplementedError

    def copied(self, node: ast.expr, scope: Scope) -> Code:
        """A read, or a choice between some, as the tensor holds it."""
        raise NotImplementedError

    # Reads

    def _reads_raw(self, node: ast.expr) -> None:
        if isinstance(node, ast.Name) and node.id in self._inputs:
            self.raw.add(node.id)

    def _wide_read(self, base: ast.expr, node: ast.Subscript, scope: Scope, kind: Kind) -> ast.expr:
        """A read to compute with; what an input holds is widened once, for all reads."""
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        if name in self._inputs and name not in scope.local:
            return self._read(self._wide(base, node.value, kind), node, scope)
        return call("vectors.values", self._read(base, node, scope))

    def _wide(self, base: ast.expr, node: ast.expr, kind: Kind) -> ast.expr:
        if isinstance(node, ast.Name) and node.id in self._inputs and kind.form == "tensor":
            self.widened[node.id] = None
            return ast.Name(self.wide_name(node.id))
        return call("vectors.values", base)

    def wide_name(self, name: str) -> str:
        """How a tensor is called whose elements are computed with."""
        return self.names.reserve(f"values of {name}", f"{self.names[name]}_values")

    def _read(self, base: ast.expr, node: ast.Subscript, scope: Scope) -> ast.expr:
        parts = spread(node.slice)
        places = [self._place(each, scope) for each in parts]
        if scope.hidden and not all(is_variable(each, scope) for each in parts):
            return ast.Call(ast.Name("vectors.read"), [base, *places], [])
        index = places[0] if len(places) == 1 else ast.Tuple(places, ast.Load())
        if isinstance(index, ast.Starred):
            index = ast.Tuple(places, ast.Load())
        return ast.Subscript(base, index, ast.Load())

    def place(self, node: ast.expr, scope: Scope) -> ast.expr:
        """One place of an index, or a starred run of them."""
        return self._place(node, scope)

    def _place(self, node: ast.expr, scope: Scope) -> ast.expr:
        if isinstance(node, ast.Starred):
            made, kind = self.visit(node.value, scope)
            if kind.form not in ("items", "plain"):
                raise NotVector(ast.unparse(node))
            if kind.number not in ("int", "bool") and kind.form == "items":
                each = ast.comprehension(ast.Name("each"), made, [], 0)
                made = ast.ListComp(call("vectors.whole", ast.Name("each")), [each])
            return ast.Starred(made, ast.Load())
        if isinstance(node, ast.Subscript):
            made, kind = self.copied(node, scope)
        else:
            made, kind = self.number(node, scope)
        if kind.form not in ("elements", "plain"):
            raise NotVector(ast.unparse(node))
        return made if kind.number == "int" else call("vectors.whole", made)
