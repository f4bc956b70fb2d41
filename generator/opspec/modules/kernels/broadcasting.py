"""Kernels of definitions in which every read stands at the place that is written: broadcasting.

Place in the pipeline: families of kernels, below `families`. They differ in what is reduced, if
anything is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from opspec.language.nests import Nest, UnsupportedDefinition
from opspec.language.patterns import Shape
from opspec.language.remembered import remembered
from opspec.language.resolved import Input, Version
from opspec.language.standing import value_inputs
from opspec.modules.kernels.inlining import inlined
from opspec.modules.kernels.kinds import Kind
from opspec.modules.kernels.reducing import Reducing
from opspec.modules.kernels.scopes import NotVector, Scope, call, text_of
from opspec.modules.kernels.vectors import Function, Writer

#: One operation whose result is rounded once, whatever the type of the operands.
_UFUNCS: dict[type[ast.AST], str] = {
    ast.Add: "np.add",
    ast.Sub: "np.subtract",
    ast.Mult: "np.multiply",
    ast.Div: "vectors.divide",
    ast.Eq: "np.equal",
    ast.NotEq: "np.not_equal",
    ast.Lt: "np.less",
    ast.LtE: "np.less_equal",
    ast.Gt: "np.greater",
    ast.GtE: "np.greater_equal",
}


def elementwise(version: Version) -> Function | None:
    """Each element from those at the same place, with broadcasting."""
    return _aligned(version, set())


def normalise(version: Version) -> Function | None:
    """Each element from those at the same place and from sums or extremes along some axes."""
    return _aligned(version, {"axes"})


def reduce(version: Version) -> Function | None:
    """Each element from a sum, an extreme or the place of one, along some axes."""
    return _aligned(version, {"folded"})


def scan(version: Version) -> Function | None:
    """Each element from those in front of it, or behind it, along one axis."""
    return _aligned(version, {"scan"})


def contract(version: Version) -> Function | None:
    """Each element from a sum of products, as of matrices."""
    return _aligned(version, {"product"})


def _aligned(version: Version, reductions: set[str]) -> Function | None:
    """The kernel, if the reductions in it are of one kind."""
    found = _kernel(version)
    return found[0] if found is not None and found[1] == reductions else None


@remembered
def _kernel(version: Version) -> tuple[Function, frozenset[str]] | None:
    """The kernel, and the kinds of reductions in it."""
    writer = _Writer(version)
    try:
        function = writer.function()
    except (NotVector, UnsupportedDefinition):
        return None
    return function, frozenset(writer.reductions)


class _Writer(Writer):
    """Writes equations without indices."""

    def __init__(self, version: Version) -> None:
        super().__init__(version)
        self._aligned = Reducing(version, self._names)
        #: Every `let` that the equation has as a choice between elements.
        self._choices: set[str] = set()
        self._translator = self._aligned

    @property
    def reductions(self) -> set[str]:
        return self._aligned.reductions

    def _stretched(self, value: Input, shape: Shape | None, name: str) -> Iterator[str]:
        yield from ()

    def _equation(self, nest: Nest) -> Iterator[str]:
        if nest.member is not None:
            raise NotVector(ast.unparse(nest.value))
        local = {
            loop.name: Kind("items" if loop.star else "elements", "int", number)
            for number, loop in enumerate(nest.loops)
        }
        scope = Scope(local, frozenset(local))
        places = [each.value if isinstance(each, ast.Starred) else each for each in nest.place]
        names = [each.id for each in places if isinstance(each, ast.Name)]
        if names != list(local) or len(names) != len(places):
            raise NotVector(ast.unparse(nest.value))
        self._aligned.overs = {loop.name: loop.over for loop in nest.loops}
        self._aligned.length = len(local)
        self._aligned.frame = list(local)
        self._aligned.vanishing = any(loop.vanishes for loop in nest.loops)
        self._aligned.lines = []
        self._aligned.counts = False
        self._aligned.alone = isinstance(nest.value, ast.Call)
        self._chooses = isinstance(nest.value, ast.IfExp)
        assignment = self._written(nest, scope)
        if self._aligned.counts:
            extents = [self._translator.extent(loop.over, Scope())[1] for loop in nest.loops]
            variables = ", ".join(self._names[loop.name] for loop in nest.loops)
            if len(nest.loops) == 1:
                variables = f"({variables},)"
            yield f"{variables} = vectors.indices({', '.join(extents)})"
        yield from self._aligned.lines
        yield assignment

    def _written(self, nest: Nest, scope: Scope) -> str:
        target = self._names[nest.output.name]
        value = nest.value
        if (
            isinstance(value, ast.IfExp)
            and self._copies(value.body, nest)
            and self._copies(value.orelse, nest)
        ):
            test, kind = self._translator.truth(value.test, scope)
            if kind.varies:
                one, _ = self._translator.copied(value.body, scope)
                other, _ = self._translator.copied(value.orelse, scope)
                return f"{target}[...] = {text_of(call('np.where', test, one, other))}"
        if isinstance(value, ast.IfExp):
            before = self._translator._state()
            self._choices = set()
            chosen = self._choice(value, nest, scope)
            if chosen is not None:
                return f"{target}[...] = {text_of(chosen)}"
            self._translator._restore(before)
        return self._operation(nest, scope) or self._assignment(nest, scope)

    def _choice(self, node: ast.expr, nest: Nest, scope: Scope) -> ast.expr | None:
        """A choice between elements by comparing them, all of one type: as the tensors hold them.

        Nothing is computed, so that nothing has to be widened. Zero is the zero of any type.
        """
        match node:
            case ast.Constant(value=int(number)) if number == 0 and self._is_counted(nest):
                return node
            case ast.IfExp(ast.Compare(left, [op], [right]), body, orelse) if type(op) in _UFUNCS:
                parts = [self._choice(each, nest, scope) for each in (left, right, body, orelse)]
                if not all(parts):
                    return None
                one, other, then, otherwise = (each for each in parts if each is not None)
                return call("np.where", ast.Compare(one, [op], [other]), then, otherwise)
            case ast.Name(name) if name in self._choices:
                return ast.Name(self._names[name], ast.Load())
            case ast.Name(name):
                for let in self._version.lets:
                    if let.name == name and not let.parameters:
                        made = self._choice(let.value.node, nest, scope)
                        if made is None:
                            return None
                        self._choices.add(name)
                        self._aligned.lines.append(f"{self._names[name]} = {text_of(made)}")
                        return ast.Name(self._names[name], ast.Load())
        if not self._copies(node, nest) or not self._is_there(node):
            return None
        made, kind = self._translator.copied(node, scope)
        return made if kind.form == "elements" else None

    def _is_counted(self, nest: Nest) -> bool:
        """Whether the elements of an output are numbers."""
        members = self._version.members(nest.output.type)
        return not {"string", "bool"} & set(members)

    def _is_there(self, node: ast.expr) -> bool:
        """Whether a tensor that is read has elements whatever the call."""
        name = node.value if isinstance(node, ast.Subscript) else node
        return any(
            isinstance(name, ast.Name)
            and value.name == name.id
            and (not value.optional or value.otherwise is not None)
            for value in self._version.inputs
            if value.name not in value_inputs(self._version)
        )

    def _stored(self, code: str, target: str) -> str:
        stored = super()._stored(code, target)
        if "folded" not in self.reductions:
            return stored
        # A reduction keeps its axes, which the output may be without.
        if self._chooses:
            return f"vectors.laid({stored}, {target}.shape)"
        return f"{stored}.reshape({target}.shape)"

    def _operation(self, nest: Nest, scope: Scope) -> str | None:
        """A single operation on two tensors of one type, which one ufunc does as it stands."""
        match inlined(self._version, nest.value):
            case ast.BinOp(left, ast.Add() | ast.Sub() | ast.Mult() | ast.Div() as op, right):
                if not (self._copies(left, nest) and self._copies(right, nest)):
                    return None
            case ast.Compare(left, [op], [right]) if type(op) in _UFUNCS:
                if not self._alike(left, right):
                    return None
            case _:
                return None
        one, other = (self._translator.copied(each, scope)[0] for each in (left, right))
        target = self._names[nest.output.name]
        return f"{text_of(call(_UFUNCS[type(op)], one, other))[:-1]}, out={target})"

    def _alike(self, left: ast.expr, right: ast.expr) -> bool:
        """Whether two reads are of one type, so that they can be compared as they stand."""
        types = [
            value.type
            for node in (left, right)
            for value in self._version.inputs
            if isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Name)
            and node.value.id == value.name
        ]
        return len(types) == 2 and types[0] == types[1]
