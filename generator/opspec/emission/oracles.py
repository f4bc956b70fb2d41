"""The oracle of a version: its definition as one function that reads as if written by hand.

Place in the pipeline: above `loops`; `targets.tests` prints it. An oracle takes valid arguments,
cuts the shapes as the patterns say, makes the outputs and fills them in plain loops. It shares no
code with the kernels that it judges.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from opspec.emission.loops import (
    Printer,
    functions_used,
    loops_source,
    names_used,
    value_inputs,
)
from opspec.emission.naming import Names, names_of
from opspec.emission.rendering import literal
from opspec.language.nests import UnsupportedDefinition
from opspec.language.patterns import Broadcast, Computed, Dim, Item, Listed, Optional, Pattern, Star
from opspec.language.resolved import Attribute, Axes, ElementType, Input, Let, Output, Version
from opspec.language.rules import holds_many, is_list

_FUNCTIONS = "functions"


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
    """Return the oracle of a version.

    Raises
    ------
    UnsupportedDefinition
        If a part of the version has no loops yet.
    """
    writer = _Writer(version, element_types)
    assert version.definition is not None
    return Oracle(writer.parameters(), "\n".join(writer.body()), version.definition.text)


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
        return ", ".join([*inputs, *(["*", *attributes] if attributes else [])])

    def body(self) -> Iterator[str]:
        """The statements: names, outputs, loops, the result."""
        loops = loops_source(self._version, self._names, _FUNCTIONS)
        outputs = [self._names[output.name] for output in self._version.outputs]
        wanted = names_used(loops)
        for value in self._sources():
            # The input itself becomes a list, which has no type.
            yield f"{self._dtype_of(value)} = {self._names[value.name]}.dtype"
        for value in self._version.inputs:
            yield from self._broadcast(value)
        for name in self._order(wanted):
            yield from self._bind(name)
        for output in self._version.outputs:
            shape = self._shape(output)
            for name in self._order(names_used(shape)):
                yield from self._bind(name)
            yield f"{self._names[output.name]} = np.empty({shape}, {self._dtype(output)})"
        yield loops
        yield f"return {', '.join(outputs)}"

    def _order(self, wanted: frozenset[str]) -> Iterator[str]:
        """Declared names among those wanted, in the order of the spec."""
        version = self._version
        declared = [parameter.name for parameter in version.parameters]
        declared += [item.name for _, item in self._items() if isinstance(item, Dim | Star)]
        declared += [let.name for let in version.lets]
        return (name for name in dict.fromkeys(declared) if self._names[name] in wanted)

    def _items(self) -> Iterator[tuple[Input, Item]]:
        for value in self._version.inputs:
            if isinstance(value.shape, Pattern):
                for item in value.shape.items:
                    yield value, item

    # Names

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
                yield from self._given(value)
            if value.name == name and value.index_of is not None:
                yield from self._counted_from_the_front(value, value.index_of)
        for let in self._version.lets:
            if let.name == name:
                yield from self._let(let)
        # A tensor that has to be there tells its size whatever else is left out.
        for value, item in sorted(self._items(), key=lambda each: each[0].optional):
            if getattr(item, "name", None) == name and not isinstance(item, Broadcast):
                yield from self._dimension(value, item)
                return

    def _given(self, parameter: Attribute | Input) -> Iterator[str]:
        """What holds where a parameter is not given, and the wrapping of an axis."""
        name = self._names[parameter.name]
        if parameter.otherwise is not None:
            for other in self._order(parameter.otherwise.names):
                yield from self._bind(other)
            yield f"if {name} is None:"
            yield f"    {name} = {self._printer.code(parameter.otherwise.node)}"
        if parameter.axes is not None and parameter.axes.range.wraps:
            rank = self._rank(parameter.axes)
            if is_list(parameter):
                yield f"{name} = [axis + {rank} if axis < 0 else axis for axis in {name}]"
            else:
                yield f"if {name} < 0:"
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
        for other in self._order(let.value.names - set(let.parameters)):
            yield from self._bind(other)
        code = self._printer.code(let.value.node)
        for other in self._order(names_used(code)):
            yield from self._bind(other)
        name = self._names[let.name]
        if not let.parameters:
            yield f"{name} = {code}"
            return
        yield f"def {name}({', '.join(self._names[each] for each in let.parameters)}):"
        yield f"    return {code}"
        yield ""

    def _dimension(self, value: Input, item: Item) -> Iterator[str]:
        """Cut a dimension, or a run of them, out of the first tensor that has it."""
        assert isinstance(value.shape, Pattern)
        if isinstance(item, Optional):
            raise UnsupportedDefinition("optional dimensions")
        for axis in (each.axis for each in value.shape.items if isinstance(each, Dim | Star)):
            if axis is not None:
                yield from self._bind(axis)
        assert isinstance(item, Dim | Star)
        place = _slice(value.shape, value.shape.items.index(item), self._names)
        place = "" if place == ":" else f"[{place}]"
        if isinstance(item, Dim) and item.member:
            members = self._names[value.name]
            yield f"{self._names[item.name]} = [each.shape{place} for each in {members}]"
        else:
            first = self._first(value)
            size = f"len({first})" if self._is_value(value) else f"{first}.shape{place}"
            if value.optional:
                size += f" if {first} is not None else None"
            yield f"{self._names[item.name]} = {size}"

    def _broadcast(self, value: Input) -> Iterator[str]:
        """Stretch an input to the shape it is broadcast to, so that it is read like any other."""
        if not isinstance(value.shape, Pattern):
            raise UnsupportedDefinition("a choice of shapes")
        flexible = [item for item in value.shape.items if isinstance(item, Broadcast)]
        if not flexible:
            return
        name = flexible[0].name
        if len(value.shape.items) > 1 or name is None or holds_many(value):
            raise UnsupportedDefinition("broadcasting of a part")
        if name not in self._done:
            users = [each for each in self._items() if getattr(each[1], "name", None) == name]
            rigid = [each for each in users if isinstance(each[1], Star)]
            shapes = ", ".join(f"{self._names[each.name]}.shape" for each, _ in rigid[:1] or users)
            yield f"{self._names[name]} = np.broadcast_shapes({shapes})"
            self._done.add(name)
        stretched = self._names[value.name]
        yield f"{stretched} = np.broadcast_to({stretched}, {self._names[name]})"

    # Outputs

    def _shape(self, output: Output) -> str:
        if isinstance(output.shape, Listed):
            return self._printer.code(output.shape.value.node)
        if output.variadic or not isinstance(output.shape, Pattern):
            raise UnsupportedDefinition(f"the output {output.name!r}")
        parts = [self._size(item) for item in output.shape.items]
        return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"

    def _size(self, item: Item) -> str:
        if isinstance(item, Computed):
            return ("*" if item.star else "") + self._printer.code(item.value.node)
        if isinstance(item, Star):
            return f"*{self._names[item.name]}"
        if isinstance(item, Dim):
            return self._names[item.name]
        raise UnsupportedDefinition(f"{item} in an output")

    def _dtype(self, output: Output) -> str:
        if output.type.element is not None:
            return f"np.dtype({literal(self._element_types[output.type.element].numpy)})"
        value = self._source(output)
        return self._dtype_of(value) if self._is_value(value) else f"{self._first(value)}.dtype"

    def _source(self, output: Output) -> Input:
        """The input whose element type an output has; one that stays an array if there is one."""
        same = [value for value in self._version.inputs if value.type == output.type]
        if not same:
            raise UnsupportedDefinition(f"the type of {output.name!r}")
        return min(same, key=lambda value: (value.optional, self._is_value(value)))

    def _sources(self) -> Iterator[Input]:
        """The inputs that stand for their value and tell the element type of an output."""
        outputs = (each for each in self._version.outputs if each.type.element is None)
        found = {value.name: value for value in map(self._source, outputs)}
        return (value for value in found.values() if self._is_value(value))

    def _is_value(self, value: Input) -> bool:
        return value.name in self._values

    def _dtype_of(self, value: Input) -> str:
        """A name for the element type of an input."""
        return self._names.reserve(f"{value.name} type", f"{value.name}_type")


def _parameter(attribute: Attribute, names: Names) -> str:
    name = names[attribute.name]
    return name if attribute.required else f"{name}={literal(attribute.default)}"


def _slice(pattern: Pattern, number: int, names: Names) -> str:
    """Where an item lies in a shape, as an index or a slice."""
    item = pattern.items[number]
    start, stop = _start(pattern, number, names), _stop(pattern, number, names)
    if isinstance(item, Dim):
        if start is not None:
            return start
        if stop and stop.startswith("-"):
            return str(int(stop) - 1)
    elif start is not None and stop is not None:
        return f"{'' if start == '0' else start}:{stop}"
    raise UnsupportedDefinition(f"the place of {item} in {pattern}")


def _start(pattern: Pattern, number: int, names: Names) -> str | None:
    """Where an item begins, counted from the front or from a pinned axis."""
    steps = 0
    while True:
        axis = getattr(pattern.items[number], "axis", None)
        if axis is not None:
            return f"{names[axis]} + {steps}" if steps else names[axis]
        if number == 0:
            return str(steps)
        number, steps = number - 1, steps + 1
        if not isinstance(pattern.items[number], Dim):
            return None


def _stop(pattern: Pattern, number: int, names: Names) -> str | None:
    """Where a run ends: at the end, at a pinned item, or before some single dimensions."""
    following = pattern.items[number + 1 :]
    if not following:
        return ""
    axis = getattr(following[0], "axis", None)
    if axis is not None:
        return names[axis]
    return f"-{len(following)}" if all(isinstance(each, Dim) for each in following) else None


def indented(source: str) -> str:
    """The source as the body of a function."""
    return textwrap.indent(source, "    ")
