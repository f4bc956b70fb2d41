"""Kernels of definitions that move elements by some distance: pieces of the input or of the output.

Place in the pipeline: families of kernels, below `families`, above `moving`. Each place is a
variable, a variable and where it starts, or a variable with a step: a slice of NumPy.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from opspec.language.nests import Nest, UnsupportedDefinition
from opspec.language.remembered import remembered
from opspec.language.resolved import Version
from opspec.modules.kernels.kinds import WHOLE
from opspec.modules.kernels.moving import Mover, variables_of
from opspec.modules.kernels.scopes import NotVector, Scope, spread
from opspec.modules.kernels.vectors import Function


def slice_(version: Version) -> Function | None:
    """Elements at some distance, and with some step, along each axis of the input."""
    found = _pieces(version)
    return found[0] if found and not found[1] and not version.outputs[0].variadic else None


def split(version: Version) -> Function | None:
    """Pieces of the input, each an output of its own."""
    found = _pieces(version)
    return found[0] if found and not found[1] and version.outputs[0].variadic else None


def put_together(version: Version) -> Function | None:
    """Inputs that are pieces of the output."""
    found = _pieces(version)
    return found[0] if found and found[1] else None


@remembered
def _pieces(version: Version) -> tuple[Function, bool] | None:
    """The kernel, and whether it is the output that is made of pieces."""
    writer = _Slice(version)
    try:
        function = writer.function()
    except (NotVector, UnsupportedDefinition):
        return None
    return function, writer.offsets == {"written"}


class _Slice(Mover):
    def __init__(self, version: Version) -> None:
        super().__init__(version)
        #: On which sides of the equations there are places at a distance from the variables.
        self.offsets: set[str] = set()

    def _moves(self, nest: Nest, written: list[ast.expr], read: list[ast.expr]) -> Iterator[str]:
        stepped = self._stepped(nest, written, read)
        if stepped is not None:
            yield from stepped
            return
        extents = {loop.name: loop.over for loop in nest.loops}
        members = frozenset(loop.name for loop in nest.loops if self._is_member(loop.name))
        scope = Scope(dict.fromkeys(members, WHOLE))
        if variables_of(written, members) != variables_of(read, members):
            raise NotVector(ast.unparse(nest.value))
        self._reads_whole(nest, read)
        margin = ""
        for name in members:
            count = self._translator.code(extents[name], Scope())[0]
            yield f"for {self._names[name]} in {count}:"
            margin += "    "
        target = self._target(nest)
        if nest.member is not None:
            target += f"[{self._translator.code(nest.member, scope)[0]}]"
        sides = []
        for places in (written, read):
            index = [self._run(each, extents, members, scope) for each in places]
            while index and index[-1] in (":", "*:"):
                index.pop()
            sides.append(index)
        self.offsets |= {
            side
            for side, index in zip(("written", "read"), sides, strict=True)
            if any(part not in (":", "*:") for part in index)
        }
        name = self._names.reserve("start of a piece", "start")
        lines, left = self._index(sides[0], written, extents, name)
        more, right = self._index(sides[1], read, extents, name)
        yield from (f"{margin}{line}" for line in (*lines, *more))
        part = "" if right == "..." else f"[{right}]"
        yield f"{margin}{target}[{left}] = {self._tensor(nest, scope)}{part}"

    def _run(
        self,
        place: ast.expr,
        extents: dict[str, ast.expr],
        members: frozenset[str],
        scope: Scope,
    ) -> str:
        """One place of an index: everything, a run from a start on, or one number."""
        if isinstance(place, ast.Starred) and isinstance(place.value, ast.Name):
            return "*:"
        if isinstance(place, ast.Name) and place.id not in members:
            return ":"
        match place:
            case ast.BinOp(start, ast.Add(), ast.Name(name)) if (
                name in extents and name not in members
            ):
                begin, kind = self._translator.code(start, scope)
                if kind.form == "plain":
                    return f"+{begin}"
        made, kind = self._translator.code(place, scope)
        if kind.form != "plain":
            raise NotVector(ast.unparse(place))
        return made

    def _index(
        self,
        index: list[str],
        places: Sequence[ast.expr],
        extents: dict[str, ast.expr],
        name: str,
    ) -> tuple[list[str], str]:
        """The statements in front of an index, and the index."""
        lines, parts = [], []
        starred = False
        for place, part in zip(places, index, strict=False):
            if part == "*:":
                assert isinstance(place, ast.Starred)
                assert isinstance(place.value, ast.Name)
                rank = self._rank(extents[place.value.id])
                parts.append(f"*[slice(None)] * {rank}")
                starred = True
            elif part.startswith("+"):
                assert isinstance(place, ast.BinOp)
                assert isinstance(place.right, ast.Name)
                scope = Scope({each: WHOLE for each in extents if self._is_member(each)})
                length = self._translator.extent(extents[place.right.id], scope)[1]
                lines.append(f"{name} = {part[1:]}")
                parts.append(f"slice({name}, {name} + {length})")
            else:
                parts.append("slice(None)" if part == ":" else part)
        if not parts:
            return [], "..."
        return lines, f"({', '.join(parts)},)" if starred else ", ".join(parts)

    def _rank(self, over: ast.expr) -> str:
        """How many axes a run of dimensions has."""
        sizes = over.args[0] if isinstance(over, ast.Call) else over
        return f"len({self._plain(sizes)})"

    def _stepped(
        self, nest: Nest, written: list[ast.expr], read: list[ast.expr]
    ) -> Iterator[str] | None:
        """Places that are a start and a number of steps, axis by axis."""
        match (nest.member, written, read):
            case (
                None,
                [ast.Starred(ast.Name(whole))],
                [
                    ast.Starred(
                        ast.GeneratorExp(
                            element, [ast.comprehension(ast.Name(axis), ast.Call() as over, [])]
                        )
                        | ast.ListComp(
                            element, [ast.comprehension(ast.Name(axis), ast.Call() as over, [])]
                        )
                    )
                ],
            ):
                assert isinstance(nest.value, ast.Subscript)
                original = spread(nest.value.slice)[0]
                assert isinstance(original, ast.Starred)
                if isinstance(original.value, ast.GeneratorExp | ast.ListComp):
                    element = original.value.elt
                found = _affine(element, whole, axis)
                if found is None:
                    return None
                return self._by_steps(nest, found, axis, over)
        return None

    def _by_steps(
        self, nest: Nest, found: tuple[ast.expr, ast.expr], axis: str, over: ast.expr
    ) -> Iterator[str]:
        scope = Scope({axis: WHOLE})
        loop = f"for {self._names[axis]} in {self._plain(over)}"
        lists = []
        for each in found:
            made, kind = self._translator.code(each, scope)
            if kind.form != "plain":
                raise NotVector(ast.unparse(nest.value))
            lists.append(f"[{made} {loop}]")
        target = self._target(nest)
        begins = self._names.reserve("begin of an index", "begins")
        paces = self._names.reserve("pace of an index", "paces")
        yield f"{begins} = {lists[0]}"
        yield f"{paces} = {lists[1]}"
        tensor = self._tensor(nest)
        yield f"{target}[...] = vectors.strided({tensor}, {begins}, {paces}, {target}.shape)"


def _affine(node: ast.expr, whole: str, axis: str) -> tuple[ast.expr, ast.expr] | None:
    """A place as a start and a step of the index along its axis, if it is that."""
    match node:
        case ast.Subscript(ast.Name(name), ast.Name(each)) if (name, each) == (whole, axis):
            return ast.Constant(0), ast.Constant(1)
        case ast.IfExp(test, body, other):
            one, two = _affine(body, whole, axis), _affine(other, whole, axis)
            if one is None or two is None or _mentions(test, whole):
                return None
            return ast.IfExp(test, one[0], two[0]), ast.IfExp(test, one[1], two[1])
        case ast.BinOp(start, ast.Add(), rest) if not _mentions(start, whole):
            found = _affine(rest, whole, axis)
            return found and (
                start if _is_zero(found[0]) else ast.BinOp(start, ast.Add(), found[0]),
                found[1],
            )
        case ast.BinOp(rest, ast.Add() | ast.Sub() as op, start) if not _mentions(start, whole):
            found = _affine(rest, whole, axis)
            if found is None:
                return None
            begin: ast.expr = ast.BinOp(found[0], op, start)
            if _is_zero(found[0]):
                begin = start if isinstance(op, ast.Add) else ast.UnaryOp(ast.USub(), start)
            return begin, found[1]
        case ast.BinOp(rest, ast.Mult(), step) if not _mentions(step, whole):
            found = _affine(rest, whole, axis)
            if found is not None and _is_zero(found[0]):
                return found[0], step
    return None


def _is_zero(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 0


def _mentions(node: ast.expr, name: str) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))
