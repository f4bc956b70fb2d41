"""Kernels of definitions that only move elements: each output element is one of an input.

Place in the pipeline: families of kernels, below `families`. What tells them apart is where an
element comes from: the same place in row-major order (`view`), the axes in another order
(`permute`), or a place that a tensor of indices names (`take`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from opspec.language.nests import Branch, Nest, Step, UnsupportedDefinition, steps
from opspec.language.patterns import Dim, Pattern
from opspec.language.resolved import Input, Version
from opspec.modules.kernels.extents import reads_whole
from opspec.modules.kernels.inlining import inlined
from opspec.modules.kernels.scopes import NotVector, Scope, spread, text_of
from opspec.modules.kernels.vectors import Function, Writer


def view(version: Version) -> Function | None:
    """The same elements in the same order, in another shape."""
    return _moved(version, _View)


def permute(version: Version) -> Function | None:
    """The axes in another order."""
    return _moved(version, _Permute)


def take(version: Version) -> Function | None:
    """Slices at the positions that a tensor of indices holds, along one axis."""
    return _moved(version, _Take)


def _moved(version: Version, writer: type[Mover]) -> Function | None:
    try:
        return writer(version).function()
    except (NotVector, UnsupportedDefinition):
        return None


class Mover(Writer):
    """Writes the one equation of a definition that copies elements of one input."""

    def function(self) -> Function:
        for nest in nests_of(steps(self._version)):
            if not self._copies(nest.value, nest) or not isinstance(nest.value, ast.Subscript):
                raise NotVector(ast.unparse(nest.value))
        return super().function()

    def _equation(self, nest: Nest) -> Iterator[str]:
        assert isinstance(nest.value, ast.Subscript)
        index = inlined(self._version, nest.value.slice)
        read = spread(index)
        written = [inlined(self._version, each) for each in nest.place]
        yield from self._moves(nest, written, read)

    def _moves(self, nest: Nest, written: list[ast.expr], read: list[ast.expr]) -> Iterator[str]:
        raise NotImplementedError

    def _reads_whole(self, nest: Nest, read: list[ast.expr], tensor: str = "") -> None:
        """Refuse an equation that reads a part of a tensor only, where variables stand alone."""
        overs = {loop.name: loop.over for loop in nest.loops}
        name = tensor or input_read(self._version, nest).name
        if not reads_whole(self._version, name, read, overs):
            raise NotVector(ast.unparse(nest.value))

    def _tensor(self, nest: Nest, scope: Scope | None = None) -> str:
        """The tensor that is read, as Python calls it."""
        assert isinstance(nest.value, ast.Subscript)
        made, kind = self._translator.visit(nest.value.value, scope or Scope())
        if kind.form != "tensor":
            raise NotVector(ast.unparse(nest.value))
        return text_of(made)

    def _target(self, nest: Nest) -> str:
        return self._names[nest.output.name]

    def _plain(self, node: ast.expr) -> str:
        return self._translator.plain(node)


class _View(Mover):
    def _moves(self, nest: Nest, written: list[ast.expr], read: list[ast.expr]) -> Iterator[str]:
        if nest.member is not None or _order(written) != _order(read):
            raise NotVector(ast.unparse(nest.value))
        self._reads_whole(nest, read)
        target = self._target(nest)
        yield f"{target}[...] = {self._tensor(nest)}.reshape({target}.shape)"


class _Permute(Mover):
    def _moves(self, nest: Nest, written: list[ast.expr], read: list[ast.expr]) -> Iterator[str]:
        match (nest.member, written, read):
            case (
                None,
                [
                    ast.Starred(
                        ast.GeneratorExp(
                            ast.Subscript(ast.Name(whole), ast.Name(each)),
                            [ast.comprehension(ast.Name(axis), ast.Name() as order, [])],
                        )
                        | ast.ListComp(
                            ast.Subscript(ast.Name(whole), ast.Name(each)),
                            [ast.comprehension(ast.Name(axis), ast.Name() as order, [])],
                        )
                    )
                ],
                [ast.Starred(ast.Name(index))],
            ) if whole == index and each == axis:
                self._reads_whole(nest, read)
                permutation = self._plain(order)
                yield f"{self._target(nest)}[...] = {self._tensor(nest)}.transpose({permutation})"
                return
        raise NotVector(ast.unparse(nest.value))


class _Take(Mover):
    def _moves(self, nest: Nest, written: list[ast.expr], read: list[ast.expr]) -> Iterator[str]:
        inner = [each for each in read if isinstance(each, ast.Subscript)]
        if nest.member is not None or len(inner) != 1:
            raise NotVector(ast.unparse(nest.value))
        (taken,) = inner
        number = read.index(taken)
        spelled = [*read[:number], *spread(taken.slice), *read[number + 1 :]]
        if not isinstance(taken.value, ast.Name) or variables_of(spelled) != variables_of(written):
            raise NotVector(ast.unparse(nest.value))
        indices, kind = self._translator.visit(taken.value, Scope())
        if kind.form != "tensor":
            raise NotVector(ast.unparse(nest.value))
        self._reads_whole(nest, read)
        self._reads_whole(nest, spread(taken.slice), taken.value.id)
        tensor = self._tensor(nest)
        axis = self._axis(nest, number)
        target = self._target(nest)
        # Every index was found to lie inside, so there is nothing to wrap or to clip.
        yield f'np.take({tensor}, {text_of(indices)}, axis={axis}, out={target}, mode="clip")'

    def _axis(self, nest: Nest, number: int) -> str:
        """The axis at which a part of the tensor that is read begins."""
        value = input_read(self._version, nest)
        if isinstance(value.shape, Pattern):
            before, item = value.shape.items[:number], value.shape.items[number]
            if isinstance(item, Dim) and item.axis:
                return self._plain(ast.Name(item.axis, ast.Load()))
            if isinstance(item, Dim) and all(isinstance(each, Dim) for each in before):
                return str(number)
        raise NotVector(value.name)


def nests_of(found: Sequence[Step]) -> Iterator[Nest]:
    for step in found:
        if isinstance(step, Branch):
            yield from nests_of((*step.then, *step.other))
        else:
            yield step


def input_read(version: Version, nest: Nest) -> Input:
    """The input that a copy reads."""
    name = nest.value
    while isinstance(name, ast.Subscript):
        name = name.value
    found = [v for v in version.inputs if isinstance(name, ast.Name) and v.name == name.id]
    if not found:
        raise NotVector(ast.unparse(nest.value))
    return found[0]


def variables_of(places: Sequence[ast.expr], left_out: frozenset[str] = frozenset()) -> list[str]:
    """The index variables of places, in order: those that stand alone or are added to something."""
    found = []
    for place in places:
        inner = place.value if isinstance(place, ast.Starred) else place
        if isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.Add):
            inner = inner.right
        if isinstance(inner, ast.Name) and inner.id not in left_out:
            found.append(inner.id)
    return found


def _order(places: Sequence[ast.expr]) -> list[str]:
    """The variables of places in row-major order, if that is all that the places are about."""
    found: list[str] = []
    for place in places:
        found += _row_major(place.value if isinstance(place, ast.Starred) else place)
    return found


def _row_major(node: ast.expr) -> list[str]:
    match node:
        case ast.Name(name):
            return [name]
        case ast.Constant(0):
            return []
        case ast.Call(ast.Name("ravel" | "unravel"), [inner, _], []):
            return _row_major(inner)
        case ast.Call(ast.Name("insert"), [inner, _, ast.Constant(0)], []):
            return _row_major(inner)
        case ast.Call(ast.Name("drop"), [inner, _], []):
            return _row_major(inner)
        case ast.Tuple(parts) | ast.List(parts):
            return _order(parts)
    raise NotVector(ast.unparse(node))
