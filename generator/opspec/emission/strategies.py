"""Strategies of hypothesis for the calls of a version, as code.

Place in the pipeline: beside `sampling`; `targets.tests` prints them. A strategy draws a length
for each run and a size for each name of the patterns, so that every call it gives is valid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from opspec.emission.naming import identifier, names_of
from opspec.language.patterns import Dim, Pattern, Star
from opspec.language.resolved import Attribute, Input, TypeVariable, Version
from opspec.language.rules import holds_many, is_list
from opspec.sampling.valued import valued

Items = tuple[Dim | Star, ...]

#: Names that the printed statements use themselves.
_TAKEN = frozenset("draw types st runs sizes size len sorted TensorType".split())
#: How many more members than necessary are drawn for a variadic input.
_MORE_MEMBERS = 3


@dataclass(frozen=True, slots=True)
class Strategy:
    """The statements that draw arguments and attributes, and what they give."""

    shapes: str
    statements: tuple[str, ...]
    arguments: str
    attributes: str


def strategy(version: Version) -> Strategy | None:
    """Return the strategy for the calls of a version, or None where there is none yet."""
    if valued(version):
        return None
    patterns = {value.name: items for value in version.inputs if (items := _plain_items(value))}
    pinned = [each for each in version.attributes if _is_pin(each, patterns)]
    if len(patterns) < len(version.inputs) or any(
        each.required and each not in pinned for each in version.attributes
    ):
        return None
    # A variable that outputs alone have is drawn for nothing.
    drawn = {value.type.variable for value in version.inputs}
    statements = [
        *(
            f"{_name(variable.name)} = draw(st.sampled_from({_elements(variable)}))"
            for variable in version.types
            if variable.name in drawn
        ),
        *_sizes(version, patterns),
        *(line for each in pinned for line in _pin(each, patterns)),
        *(_input(value, patterns[value.name]) for value in version.inputs),
        *(line for each in pinned for line in _wrapped(version, each)),
    ]
    names = names_of(version)
    attributes = ", ".join(f'"{names[each.name]}": {_name(each.name)}' for each in pinned)
    return Strategy(
        shapes=", ".join(f"{value.name}: {value.shape}" for value in version.inputs),
        statements=tuple(statements),
        arguments=f"[{', '.join(_name(value.name) for value in version.inputs)}]",
        attributes=f"{{{attributes}}}",
    )


def _plain_items(value: Input) -> Items | None:
    """The items of a shape that needs nothing but sizes."""
    if not isinstance(value.shape, Pattern) or value.type.variable is None:
        return None
    if value.axes is not None or value.index_of is not None or value.type.container != "tensor":
        return None
    items = tuple(item for item in value.shape.items if isinstance(item, Dim | Star))
    return items if len(items) == len(value.shape.items) else None


def _is_pin(attribute: Attribute, patterns: Mapping[str, Items]) -> bool:
    return not is_list(attribute) and any(
        item.axis == attribute.name for items in patterns.values() for item in items
    )


def _sizes(version: Version, patterns: Mapping[str, Items]) -> Iterator[str]:
    """Draw a length for each run, a size for each name, a list where members have their own."""
    seen: set[str] = set()
    for value in version.inputs:
        least = value.variadic.min if value.variadic else 1
        most = least + _MORE_MEMBERS
        for item in patterns[value.name]:
            if item.name in seen:
                continue
            seen.add(item.name)
            drawn = "runs" if isinstance(item, Star) else "sizes"
            if isinstance(item, Dim) and item.member:
                drawn = f"st.lists(sizes, min_size={least}, max_size={most})"
            yield f"{_name(item.name)} = draw({drawn})"
        if holds_many(value) and _counting(patterns[value.name]) is None:
            yield f"{_name(value.name)}_count = draw(st.integers({least}, {most}))"


def _pin(attribute: Attribute, patterns: Mapping[str, Items]) -> Iterator[str]:
    """An axis is the number of dimensions before the item that is pinned to it."""
    for items in patterns.values():
        for number, item in enumerate(items):
            if item.axis == attribute.name:
                before = [
                    f"len({_name(each.name)})" if isinstance(each, Star) else "1"
                    for each in items[:number]
                ]
                yield f"{_name(attribute.name)} = {' + '.join(before) or '0'}"
                return


def _input(value: Input, items: Items) -> str:
    """The types of an input that follow from the sizes."""
    parts = []
    for item in items:
        if isinstance(item, Star):
            parts.append(f"*{_name(item.name)}")
        else:
            parts.append("size" if item.member else _name(item.name))
    shape = f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"
    tensor = f"TensorType({_name(value.type.variable or '')}, {shape})"
    name, counting = _name(value.name), _counting(items)
    if not holds_many(value):
        return f"{name} = {tensor}"
    if counting is None:
        return f"{name} = [{tensor}] * {name}_count"
    return f"{name} = [{tensor} for size in {_name(counting)}]"


def _counting(items: Items) -> str | None:
    """The dimension that each member has for itself, by which members are counted."""
    return next((item.name for item in items if isinstance(item, Dim) and item.member), None)


def _wrapped(version: Version, attribute: Attribute) -> Iterator[str]:
    """Where an axis may be negative, it is so half of the time."""
    axes = attribute.axes
    value = next((each for each in version.inputs if axes and each.name == axes.of), None)
    if axes is not None and axes.range.wraps and value is not None:
        first = f"{_name(value.name)}[0]" if holds_many(value) else _name(value.name)
        yield "if draw(st.booleans()):"
        yield f"    {_name(attribute.name)} -= len({first}.shape)"


def _elements(variable: TypeVariable) -> str:
    """Code for the element types that a variable allows."""
    types = f'types["{variable.name}"]'
    if variable.containers:
        return f'sorted(name for name in {types} if "(" not in name)'
    return f"sorted({types})"


def _name(name: str) -> str:
    return f"{identifier(name)}_" if name in _TAKEN else identifier(name)
