"""The oracle of a version: its definition as one function that reads as if written by hand.

Place in the pipeline: above `loops` and `cuts`; `targets.tests` prints it. An oracle takes valid
arguments, cuts the shapes as the patterns say, makes the outputs and fills them in plain loops. It
shares no code with the kernels that it judges.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from opspec.emission.cuts import around, part
from opspec.emission.loops import (
    Printer,
    functions_used,
    loops_source,
    names_used,
)
from opspec.emission.naming import Names, names_of
from opspec.emission.rendering import literal
from opspec.engine.tolerance import tolerance_of
from opspec.language.expressions import called_functions
from opspec.language.nests import UnsupportedDefinition
from opspec.language.patterns import (
    Broadcast,
    Choice,
    Computed,
    Dim,
    Item,
    Listed,
    Optional,
    Pattern,
    Shape,
    Star,
    branches,
    items,
)
from opspec.language.resolved import Attribute, Axes, ElementType, Input, Let, Output, Version
from opspec.language.rules import holds_many, is_list
from opspec.language.standing import value_inputs

_FUNCTIONS = "functions"
#: Items of an input's shape that give a name its value.
_NAMED = (Dim, Star, Optional)


@dataclass(frozen=True, slots=True)
class Oracle:
    """One function: its parameters, its statements, and what it is the meaning of."""

    parameters: str
    body: str
    definition: str

    @property
    def uses_functions(self) -> bool:
        """Whether it needs functions of the language that Python lacks."""
        return bool(functions_used(self.body, _FUNCTIONS))

    @property
    def uses_math(self) -> bool:
        return "math" in names_used(self.body)


def oracle(version: Version, element_types: Mapping[str, ElementType]) -> Oracle:
    """Return the oracle of a version; it is told `n_outputs` where there may be any number.

    Raises
    ------
    UnsupportedDefinition
        If a part of the version has no loops yet.
    """
    writer = _Writer(version, element_types)
    assert version.definition is not None
    return Oracle(writer.parameters(), "\n".join(writer.body()), version.definition.text)


def tolerance(version: Version, element_types: Mapping[str, ElementType]) -> Oracle | None:
    """Return how far off outputs may be, as a function of a call; None where all is exact.

    It gives a number of units in the last place for each element type that has one.
    """
    members = {type_ for output in version.outputs for type_ in version.members(output.type)}
    entries = {
        type_: tolerance
        for type_ in element_types
        if type_ in members and (tolerance := tolerance_of(version, type_)) is not None
    }
    if all(each.ulps.text == "0" for each in entries.values()):
        return None
    writer = _Writer(version, element_types)
    nodes = {type_: each.ulps.node for type_, each in entries.items()}
    says = "; ".join(dict.fromkeys(each.reason for each in entries.values()))
    return Oracle(writer.parameters(), "\n".join(writer.table(nodes)), says)


class _Writer:
    """Writes the statements of one oracle, each name before it is used."""

    def __init__(self, version: Version, element_types: Mapping[str, ElementType]) -> None:
        self._version = version
        self._element_types = element_types
        self._names = names_of(version)
        self._printer = Printer(version, self._names, _FUNCTIONS)
        self._values = value_inputs(version)
        self._done: set[str] = set()

    def parameters(self) -> str:
        """The parameters: inputs by position, attributes by keyword."""
        inputs: list[str] = []
        droppable = True
        for value in reversed(self._version.inputs):
            droppable = droppable and value.optional
            inputs.insert(0, self._names[value.name] + ("=None" if droppable else ""))
        attributes = [_parameter(each, self._names) for each in self._version.attributes]
        if any(output.variadic for output in self._version.outputs):
            attributes.insert(0, self._names["n_outputs"])
        return ", ".join([*inputs, *(["*", *attributes] if attributes else [])])

    def body(self) -> Iterator[str]:
        """The statements: names, outputs, loops, the result."""
        loops = loops_source(self._version, self._names, _FUNCTIONS)
        outputs = [self._names[output.name] for output in self._version.outputs]
        for value in self._sources():
            # The input itself becomes a list, which has no type.
            yield f"{self._dtype_of(value)} = {self._names[value.name]}.dtype"
        for name in self._flexible():
            yield f"{self._names[name]} = np.broadcast_shapes({', '.join(self._joined(name))})"
        for value in self._version.inputs:
            yield from self._broadcast(value)
        yield from self._bind_used(loops)
        for output in self._version.outputs:
            shape = self._shape(output.shape, output)
            yield from self._bind_used(f"({shape})")
            made = f"np.empty({shape}, {self._dtype(output)})"
            if output.variadic:
                index, count = self._names[output.variadic.index], self._names["n_outputs"]
                made = f"[{made} for {index} in range({count})]"
            yield f"{self._names[output.name]} = {made}"
        yield loops
        yield f"return {', '.join(outputs)}"

    def table(self, entries: Mapping[str, ast.expr]) -> Iterator[str]:
        """The statements of a function that computes a number for each of some words."""
        codes = {word: self._printer.code(node) for word, node in entries.items()}
        code = f"{{{', '.join(f'{literal(word)}: {each}' for word, each in codes.items())}}}"
        for name in self._flexible():
            if self._names[name] in names_used(code):
                yield f"{self._names[name]} = np.broadcast_shapes({', '.join(self._joined(name))})"
        yield from self._bind_used(code)
        yield f"return {code}"

    def _declared(self) -> list[str]:
        """All names that may have to be bound, in the order of the spec."""
        version = self._version
        declared = [parameter.name for parameter in version.parameters]
        for value in version.inputs:
            declared += [item.name for item in items(value.shape) if isinstance(item, _NAMED)]
        return list(dict.fromkeys([*declared, *(let.name for let in version.lets)]))

    # Names

    def _bind_used(self, code: str) -> Iterator[str]:
        """The statements that bind what some code uses."""
        used = names_used(code)
        for name in self._declared():
            if self._names[name] in used:
                yield from self._bind(name)

    def _bind(self, name: str) -> Iterator[str]:
        """The statements that give a name its value, those it depends on first."""
        if name in self._done:
            return
        self._done.add(name)
        for attribute in self._version.attributes:
            if attribute.name == name:
                yield from self._given(attribute)
        for value in self._version.inputs:
            if value.name == name and name in self._values:
                value_of = f"{self._names[name]}.tolist()"
                if value.optional:
                    value_of += f" if {self._names[name]} is not None else None"
                yield f"{self._names[name]} = {value_of}"
            if value.name == name:
                yield from self._given(value)
                if value.index_of is not None:
                    yield from self._counted_from_the_front(value, value.index_of)
        for let in self._version.lets:
            if let.name == name:
                yield from self._let(let)
        holders = [
            value
            for value in self._version.inputs
            for item in items(value.shape)
            if isinstance(item, _NAMED) and item.name == name
        ]
        if holders:
            # A tensor that has to be there tells its size whatever else is left out.
            best = min(holders, key=lambda each: (each.optional, isinstance(each.shape, Choice)))
            yield from self._dimension(best, name)

    def _given(self, parameter: Attribute | Input) -> Iterator[str]:
        """What holds where a parameter is not given, and the wrapping of an axis."""
        name = self._names[parameter.name]
        if parameter.otherwise is not None:
            code = self._printer.code(parameter.otherwise.node)
            yield from self._bind_used(code)
            yield f"if {name} is None:"
            yield f"    {name} = {code}"
        if parameter.axes is not None and parameter.axes.range.wraps:
            rank = self._rank(parameter.axes)
            absent = _may_be_absent(parameter)
            if is_list(parameter):
                there = f"{name} and " if absent else ""
                yield f"{name} = {there}[axis + {rank} if axis < 0 else axis for axis in {name}]"
            else:
                yield f"if {f'{name} is not None and ' if absent else ''}{name} < 0:"
                yield f"    {name} += {rank}"

    def _counted_from_the_front(self, value: Input, index: Axes) -> Iterator[str]:
        """Where indices may count from the back, all of them from the front."""
        if index.range.wraps and value.name not in self._values:
            yield from self._bind(index.of)
            name, size = self._names[value.name], self._names[index.of]
            yield f"{name} = np.where({name} < 0, {name} + {size}, {name})"

    def _rank(self, axes: Axes) -> str:
        if axes.rank is not None:
            return f"({self._printer.code(axes.rank.node)})"
        value = next(each for each in self._version.inputs if each.name == axes.of)
        return f"{self._first(value)}.ndim"

    def _first(self, value: Input) -> str:
        return self._names[value.name] + ("[0]" if holds_many(value) else "")

    def _let(self, let: Let) -> Iterator[str]:
        read = (let.value.names | called_functions(let.value.node)) - set(let.parameters)
        for name in self._declared():
            if name in read:
                yield from self._bind(name)
        code = self._printer.code(let.value.node)
        name = self._names[let.name]
        if not let.parameters and not self._printer.is_late(let):
            yield f"{name} = {code}"
            return
        yield f"def {name}({', '.join(self._names[each] for each in let.parameters)}):"
        yield f"    return {code}"
        yield ""

    # Shapes of inputs

    def _dimension(self, value: Input, name: str) -> Iterator[str]:
        """Cut a dimension, or a run of them, out of a tensor that has it."""
        for axis in dict.fromkeys(getattr(item, "axis", None) for item in items(value.shape)):
            if axis is not None:
                yield from self._bind(axis)
        cut = self._cut(value, value.shape, name)
        if value.optional:
            cut += f" if {self._first(value)} is not None else None"
        yield from self._bind_used(cut)
        yield f"{self._names[name]} = {cut}"

    def _cut(self, value: Input, shape: Shape | None, name: str) -> str:
        """Code for a part of a shape; of a shape that has no such part, nothing."""
        if isinstance(shape, Choice):
            then, other = (self._cut(value, each, name) for each in (shape.then, shape.other))
            if then == other:
                return then
            return f"({then} if {self._printer.code(shape.condition.node)} else {other})"
        assert isinstance(shape, Pattern)
        found = (each for each in shape.items if isinstance(each, _NAMED) and each.name == name)
        item = next(found, None)
        if item is None:
            return "()"
        if self._is_value(value):
            return f"len({self._names[value.name]})"
        number = shape.items.index(item)
        if isinstance(item, Dim) and item.member:
            return f"[{part(shape, number, 'each', self._names)} for each in {self._list(value)}]"
        return part(shape, number, self._first(value), self._names)

    def _list(self, value: Input) -> str:
        return self._names[value.name]

    def _flexible(self) -> Iterator[str]:
        """Names of what inputs are stretched to that no input has as it stands."""
        every = [item for value in self._version.inputs for item in items(value.shape)]
        rigid = {item.name for item in every if isinstance(item, Star)}
        for name in dict.fromkeys(item.name for item in every if isinstance(item, Broadcast)):
            if name is not None and name not in rigid:
                self._done.add(name)
                yield name

    def _joined(self, name: str) -> Iterator[str]:
        """The shapes that are stretched to one, where none of them is rigid."""
        for value in self._version.inputs:
            for pattern in branches(value.shape):
                for item in pattern.items:
                    if isinstance(item, Broadcast) and item.name == name:
                        head, tail = around(pattern, item)
                        cut = f"[{head or ''}:{-tail or ''}]" if head or tail else ""
                        if holds_many(value):
                            yield f"*(each.shape{cut} for each in {self._list(value)})"
                        else:
                            absent = f" if {self._first(value)} is not None else ()"
                            shape = f"{self._first(value)}.shape{cut}"
                            yield f"({shape}{absent})" if value.optional else shape

    def _broadcast(self, value: Input) -> Iterator[str]:
        """Stretch an input to the shape it is broadcast to, so that it is read like any other."""
        lines = list(self._stretched(value, value.shape))
        if not lines:
            return
        self._done.add(value.name)
        yield from self._bind_used("\n".join(lines))
        self._done.discard(value.name)
        if value.optional:
            yield f"if {self._names[value.name]} is not None:"
        yield from (f"    {line}" if value.optional else line for line in lines)

    def _stretched(self, value: Input, shape: Shape | None) -> Iterator[str]:
        if isinstance(shape, Choice):
            test = self._printer.code(shape.condition.node)
            for branch, taken in ((shape.then, test), (shape.other, f"not ({test})")):
                lines = list(self._stretched(value, branch))
                if lines:
                    yield f"if {taken}:"
                    yield from (f"    {line}" for line in lines)
        elif isinstance(shape, Pattern):
            flexible = next((item for item in shape.items if isinstance(item, Broadcast)), None)
            if flexible is None:
                return
            name, many = self._names[value.name], holds_many(value)
            one = "each" if many else name
            head, tail = around(shape, flexible)
            target = self._printer.code(flexible.target.node)
            if head or tail:
                before = f"*{one}.shape[:{head}], " if head else ""
                after = f", *{one}.shape[-{tail}:]" if tail else ""
                target = f"({before}*{target}{after},)"
            made = f"np.broadcast_to({one}, {target})"
            yield f"{name} = [{made} for each in {name}]" if many else f"{name} = {made}"

    # Outputs

    def _shape(self, shape: Shape | None, output: Output) -> str:
        if isinstance(shape, Listed):
            return self._printer.code(shape.value.node)
        if isinstance(shape, Choice):
            then, other = self._shape(shape.then, output), self._shape(shape.other, output)
            return f"{then} if {self._printer.code(shape.condition.node)} else {other}"
        if shape is None:
            raise UnsupportedDefinition(f"the shape of {output.name!r}")
        parts = [self._size(item) for item in shape.items]
        return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"

    def _size(self, item: Item) -> str:
        if isinstance(item, Computed):
            return ("*" if item.star else "") + self._printer.code(item.value.node)
        if isinstance(item, Star | Optional):
            return f"*{self._value(item.name)}"
        if isinstance(item, Dim):
            member = f"[{self._names[item.member]}]" if item.member else ""
            return self._value(item.name) + member
        raise UnsupportedDefinition(f"{item} in an output")

    def _value(self, name: str) -> str:
        """The value of a name; of a `let` that may have none, only when it is asked."""
        late = any(let.name == name and self._printer.is_late(let) for let in self._version.lets)
        return f"{self._names[name]}()" if late else self._names[name]

    def _dtype(self, output: Output) -> str:
        if output.type.element is not None:
            return self._dtype_named(output.type.element)
        value = self._source(output)
        if value is not None:
            return self._dtype_of(value) if self._is_value(value) else f"{self._first(value)}.dtype"
        members = self._version.members(output.type)
        if len(members) == 1:
            return self._dtype_named(members[0])
        for attribute in self._version.attributes:
            if attribute.element_type == output.type.variable:
                types = map(self._element_types.__getitem__, members)
                table = ", ".join(f"{each.number}: {literal(each.numpy)}" for each in types)
                return f"np.dtype({{{table}}}[{self._names[attribute.name]}])"
        raise UnsupportedDefinition(f"the type of {output.name!r}")

    def _dtype_named(self, element: str) -> str:
        return f"np.dtype({literal(self._element_types[element].numpy)})"

    def _source(self, output: Output) -> Input | None:
        """The input whose element type an output has; one that stays an array if there is one."""
        kind = (output.type.variable, output.type.element)
        same = [
            value
            for value in self._version.inputs
            if (value.type.variable, value.type.element) == kind
        ]
        return min(same, key=lambda value: (value.optional, self._is_value(value)), default=None)

    def _sources(self) -> Iterator[Input]:
        """The inputs that stand for their value and tell the element type of an output."""
        outputs = (each for each in self._version.outputs if each.type.element is None)
        found = {value.name: value for value in map(self._source, outputs) if value is not None}
        return (value for value in found.values() if self._is_value(value))

    def _is_value(self, value: Input) -> bool:
        return value.name in self._values

    def _dtype_of(self, value: Input) -> str:
        """A name for the element type of an input."""
        return self._names.reserve(f"{value.name} type", f"{value.name}_type")


def _parameter(attribute: Attribute, names: Names) -> str:
    name = names[attribute.name]
    return name if attribute.required else f"{name}={literal(attribute.default)}"


def _may_be_absent(parameter: Attribute | Input) -> bool:
    """Whether a parameter may have no value in a call."""
    if parameter.otherwise is not None:
        return False
    if isinstance(parameter, Attribute):
        return not parameter.required and parameter.default is None
    return parameter.optional


def indented(source: str) -> str:
    """The source as the body of a function."""
    return textwrap.indent(source, "    ")
