"""The kernel of a definition that no family recognises: the equations themselves, on whole arrays.

Place in the pipeline: above `translation`. Each equation becomes one assignment: its variables are
arrays on axes of their own, its right side is computed for all of them at once.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from opspec.emission.cuts import around
from opspec.emission.naming import names_of
from opspec.language.nests import Branch, Nest, Step, copies, steps
from opspec.language.patterns import Broadcast, Choice, Pattern, Shape, items
from opspec.language.resolved import Input, Version
from opspec.language.rules import holds_many
from opspec.modules.kernels.extents import reads_whole
from opspec.modules.kernels.kinds import WHOLE
from opspec.modules.kernels.scopes import NotVector, Scope, reads, spread, text_of
from opspec.modules.kernels.translation import Translator


@dataclass(frozen=True, slots=True)
class Function:
    """A function that fills the outputs: what it is given, and its statements.

    `tensors` are inputs and `told` names that a call settles, both by their names in the spec.
    """

    outputs: tuple[str, ...]
    tensors: tuple[str, ...]
    told: tuple[str, ...]
    body: str
    copies: bool = False
    summary: str = "The definition, on whole arrays."


def vectorised(version: Version) -> Function:
    """Return the definition of a version as a function on whole arrays.

    Raises
    ------
    NotVector, UnsupportedDefinition
        If a part of it cannot be computed for all index variables at once.
    """
    return Writer(version).function()


class Writer:
    """Writes the statements, what they need in front of them."""

    def __init__(self, version: Version) -> None:
        self._version = version
        self._names = names_of(version)
        self._translator = Translator(version, self._names)
        self._indices: tuple[str, ...] = ()

    def function(self) -> Function:
        body = [line for step in steps(self._version) for line in self._step(step)]
        translator = self._translator
        before = list(self._prepared())
        text = "\n".join([*translator.functions, *before, *body])
        for name in translator.widened:
            if name not in translator.raw:
                # The tensor itself is not needed any more, so what is as wide takes its name.
                text = re.sub(rf"\b{translator.wide_name(name)}\b", self._names[name], text)
        return Function(
            outputs=tuple(output.name for output in self._version.outputs),
            tensors=tuple(self._tensors),
            told=tuple(translator.told),
            body=text.strip("\n"),
            # NumPy tells of a NaN that signals when it is widened, so that is no mere copying.
            copies=copies(self._version) and not translator.widened,
        )

    @property
    def _tensors(self) -> list[str]:
        read = self._translator.tensors
        return [each.name for each in self._version.inputs if each.name in read]

    # What comes first

    def _prepared(self) -> Iterator[str]:
        """Tensors as the definition reads them: counted from the front, stretched, widened."""
        translator = self._translator
        read = [each for each in self._version.inputs if each.name in translator.tensors]
        for value in read:
            # It comes before anything is widened, as it may ask for the type of a tensor.
            if value.otherwise is not None:
                code = translator.plain(value.otherwise.node)
                yield f"if {self._names[value.name]} is None:"
                yield f"    {self._names[value.name]} = {self._as_typed(value, code)}"
        for name in self._tensors:
            value = next(each for each in self._version.inputs if each.name == name)
            called = self._names[name]
            if value.index_of is not None and value.index_of.range.wraps:
                size = translator.plain(ast.Name(value.index_of.of, ast.Load()))
                yield f"{called} = np.where({called} < 0, {called} + {size}, {called})"
            wide = None
            if name in translator.widened:
                wide = translator.wide_name(name) if name in translator.raw else called
                yield f"{wide} = vectors.values({called})"
            for each in dict.fromkeys((called, wide)):
                if each is not None:
                    yield from self._stretched(value, value.shape, each)

    def _as_typed(self, value: Input, code: str) -> str:
        """A number as an array of the type that an input would have."""
        for other in self._version.inputs:
            if other.type == value.type and other is not value and not other.optional:
                self._translator.tensors[other.name] = None
                return f"vectors.stored({code}, {self._names[other.name]}.dtype)"
        return f"np.asarray({code})"

    def _stretched(self, value: Input, shape: Shape | None, name: str) -> Iterator[str]:
        if not any(isinstance(item, Broadcast) for item in items(shape)):
            return
        if isinstance(shape, Choice):
            test = self._translator.plain(shape.condition.node)
            otherwise = self._translator.plain(_negated(shape.condition.node))
            for branch, taken in ((shape.then, test), (shape.other, otherwise)):
                lines = list(self._stretched(value, branch, name))
                if lines:
                    yield f"if {taken}:"
                    yield from (f"    {line}" for line in lines)
            return
        assert isinstance(shape, Pattern)
        flexible = next(item for item in shape.items if isinstance(item, Broadcast))
        target = self._translator.plain(flexible.target.node)
        one = "each" if holds_many(value) else name
        head, tail = around(shape, flexible)
        if head or tail:
            before = f"*{one}.shape[:{head}], " if head else ""
            after = f", *{one}.shape[-{tail}:]" if tail else ""
            target = f"({before}*{target}{after})"
        made = f"np.broadcast_to({one}, {target})"
        if holds_many(value):
            yield f"{name} = [{made} for each in {name}]"
        elif value.optional:
            yield f"if {name} is not None:"
            yield f"    {name} = {made}"
        else:
            yield f"{name} = {made}"

    # Equations

    def _step(self, step: Step) -> Iterator[str]:
        if isinstance(step, Branch):
            yield f"if {self._translator.plain(step.condition)}:"
            yield from self._indented(step.then)
            if step.other:
                yield "else:"
                yield from self._indented(step.other)
            return
        yield from self._equation(step)

    def _indented(self, inner: tuple[Step, ...]) -> Iterator[str]:
        before = self._indices
        for step in inner:
            yield from (f"    {line}" for line in self._step(step))
        self._indices = before

    def _equation(self, nest: Nest) -> Iterator[str]:
        whole = self._whole(nest)
        if whole is not None:
            yield f"{self._names[nest.output.name]}[...] = {whole}"
            return
        translator = self._translator
        members = [loop for loop in nest.loops if self._is_member(loop.name)]
        loops = [loop for loop in nest.loops if loop not in members]
        scope = Scope({loop.name: WHOLE for loop in members})
        kinds, extents = {}, []
        for loop in loops:
            kind, extent = translator.extent(loop.over, scope)
            kinds[loop.name] = kind
            extents.append(extent)
        scope = scope.having(kinds, kinds)
        margin = ""
        for loop in members:
            count = translator.code(loop.over, Scope())[0]
            yield f"for {self._names[loop.name]} in {count}:"
            margin += "    "
        if loops:
            variables = ", ".join(self._names[loop.name] for loop in loops)
            variables = f"({variables},)" if len(loops) == 1 else variables
            line = f"{variables} = vectors.indices({', '.join(extents)})"
            if self._indices != (line,) or members:
                yield f"{margin}{line}"
            self._indices = (line,) if not members else ()
        yield f"{margin}{self._assignment(nest, scope)}"

    def _whole(self, nest: Nest) -> str | None:
        """The tensor that an equation copies place by place, if it does nothing else."""
        value = nest.value
        if (
            nest.member is not None
            or not isinstance(value, ast.Subscript)
            or not isinstance(value.value, ast.Name)
            or not self._copies(value, nest)
        ):
            return None
        overs = {loop.name: loop.over for loop in nest.loops}
        read = spread(value.slice)
        alone = _is_gathered(nest, Scope({}, frozenset(overs)))
        same = [ast.unparse(each) for each in read] == [ast.unparse(each) for each in nest.place]
        if not alone or not same or not reads_whole(self._version, value.value.id, read, overs):
            return None
        made, kind = self._translator.visit(value.value, Scope())
        return text_of(made) if kind.form == "tensor" else None

    def _is_member(self, name: str) -> bool:
        return any(each.member_index == name for each in self._version.values)

    def _assignment(self, nest: Nest, scope: Scope) -> str:
        translator = self._translator
        target = self._names[nest.output.name]
        if nest.member is not None:
            member, kind = translator.code(nest.member, scope)
            if kind.form != "plain":
                raise NotVector(ast.unparse(nest.member))
            target += f"[{member}]"
        if reads(nest.value, nest.output.name):
            return self._accumulated(nest, scope, target)
        place = "..."
        if not _is_gathered(nest, scope):
            place = ", ".join(text_of(translator.place(each, scope)) for each in nest.place)
        if self._copies(nest.value, nest):
            made, kind = translator.copied(nest.value, scope)
            code = text_of(made)
            if not isinstance(nest.value, ast.Subscript):
                code = self._stored(code, target)
        else:
            made, kind = translator.number(nest.value, scope)
            code = self._stored(text_of(made), target)
        if kind.form not in ("elements", "plain"):
            raise NotVector(ast.unparse(nest.value))
        return f"{target}[{place}] = {code}"

    def _stored(self, code: str, target: str) -> str:
        """What was computed, as the output holds it."""
        return f"vectors.stored({code}, {target}.dtype)"

    def _copies(self, value: ast.expr, nest: Nest) -> bool:
        """Whether a value is a read of the output's type, or a choice between such reads."""
        if isinstance(value, ast.IfExp):
            return all(
                self._copies(each, nest) or isinstance(each, ast.Constant)
                for each in (value.body, value.orelse)
            )
        name = value
        while isinstance(name, ast.Subscript):
            name = name.value
        for each in self._version.inputs:
            if isinstance(name, ast.Name) and each.name == name.id:
                one, other = each.type, nest.output.type
                return (one.variable, one.element) == (other.variable, other.element)
        return False

    def _accumulated(self, nest: Nest, scope: Scope, target: str) -> str:
        """An equation that combines what it finds at a place with something else."""
        found = self._translator.combined(nest, scope)
        places = ", ".join(text_of(self._translator.place(each, scope)) for each in nest.place)
        places = f"({places},)" if len(nest.place) == 1 else f"({places})"
        combine, value = found
        return f"vectors.scatter({target}, {places}, {value}, {combine})"


def _is_gathered(nest: Nest, scope: Scope) -> bool:
    """Whether the places written are all places, in order: the variables themselves."""
    names = []
    for place in nest.place:
        inner = place.value if isinstance(place, ast.Starred) else place
        if not isinstance(inner, ast.Name) or inner.id not in scope.variables:
            return False
        names.append(inner.id)
    order = [loop.name for loop in nest.loops if loop.name in scope.variables]
    return names == order


def _negated(test: ast.expr) -> ast.expr:
    """The opposite of a condition."""
    match test:
        case ast.Compare(left, [ast.Eq()], [right]):
            return ast.Compare(left, [ast.NotEq()], [right])
    return ast.UnaryOp(ast.Not(), test)
