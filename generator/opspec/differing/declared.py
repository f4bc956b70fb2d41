"""What two versions declare differently, as a schema comparison would list it, and more.

Place in the pipeline: below `diff`. Ranges, values and what holds for an omitted attribute are
compared as data; shapes, named expressions, clauses and the definition by their normal form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from opspec.language.expressions import normal
from opspec.language.resolved import Attribute, Axes, Input, Output, TypeVariable, Version

Kind = Literal["added", "removed", "changed"]
#: Headings, in their order.
SECTIONS = (
    "Inputs",
    "Outputs",
    "Attributes",
    "Type constraints",
    "Named expressions",
    "Clauses",
    "Definition",
)


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that is there no more, is new, or is declared otherwise."""

    section: str
    kind: Kind
    name: str
    details: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.kind} '{self.name}': {'; '.join(self.details)}"


def declared_changes(old: Version, new: Version) -> tuple[Change, ...]:
    """Return all that two versions declare differently, section by section."""
    return (
        *_values("Inputs", old.inputs, new.inputs),
        *_values("Outputs", old.outputs, new.outputs),
        *_attributes(old, new),
        *_types(old, new),
        *_lets(old, new),
        *_clauses(old, new),
        *_definition(old, new),
    )


def pairs(
    old: Sequence[Input | Output], new: Sequence[Input | Output]
) -> Iterator[tuple[Input | Output | None, Input | Output | None]]:
    """Inputs or outputs that are the same one: of one name, or renamed at one position."""
    old_names, new_names = {o.onnx_name for o in old}, {n.onnx_name for n in new}
    renamed: dict[str, Input | Output] = {
        one.onnx_name: other
        for one, other in zip(old, new, strict=False)
        if one.onnx_name not in new_names and other.onnx_name not in old_names
    }
    by_name: dict[str, Input | Output] = {each.onnx_name: each for each in new}
    taken = set()
    for one in old:
        partner = by_name.get(one.onnx_name) or renamed.get(one.onnx_name)
        if partner is not None:
            taken.add(partner.onnx_name)
        yield one, partner
    for other in new:
        if other.onnx_name not in taken:
            yield None, other


def attributes_of(version: Version) -> Mapping[str, Attribute]:
    """The attributes of a version by their names in a node."""
    return {attribute.onnx_name: attribute for attribute in version.attributes}


def omitted(attribute: Attribute) -> str:
    """What an attribute is when a node does not give it."""
    if attribute.default is not None:
        return shown(attribute.default)
    return str(attribute.otherwise) if attribute.otherwise is not None else "none"


def shown(value: object) -> str:
    """A value as a difference shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return f"[{', '.join(map(shown, value))}]"
    return repr(value) if isinstance(value, str) else "none" if value is None else str(value)


def _changed(what: str, old: object, new: object) -> list[str]:
    return [] if old == new else [f"{what} changed {shown(old)} -> {shown(new)}"]


def _values(
    section: str,
    old: Sequence[Input | Output],
    new: Sequence[Input | Output],
) -> Iterator[Change]:
    old_places = {each.onnx_name: place for place, each in enumerate(old)}
    new_places = {each.onnx_name: place for place, each in enumerate(new)}
    for one, other in pairs(old, new):
        if one is None and other is not None:
            place = f"at position {new_places[other.onnx_name]}"
            yield Change(section, "added", other.onnx_name, (place, *_described(other)))
        elif one is not None and other is None:
            place = f"was at position {old_places[one.onnx_name]}"
            yield Change(section, "removed", one.onnx_name, (place,))
        elif one is not None and other is not None:
            places = old_places[one.onnx_name], new_places[other.onnx_name]
            details = [*_changed("position", *places), *_value_details(one, other)]
            if details:
                yield Change(section, "changed", one.onnx_name, tuple(details))


def _described(value: Input | Output) -> tuple[str, ...]:
    return f"option={option(value)}", f"type={value.type}"


def option(value: Input | Output) -> str:
    """Whether a value must be given, may be given, or may be given any number of times."""
    if value.variadic:
        return f"variadic, {value.variadic.min} or more"
    return "optional" if value.optional else "single"


def _value_details(old: Input | Output, new: Input | Output) -> list[str]:
    details = _changed("name", old.onnx_name, new.onnx_name)
    details += _changed("option", option(old), option(new))
    details += _changed("type", str(old.type), str(new.type))
    details += _changed("shape", _text(old.shape), _text(new.shape))
    if isinstance(old, Input) and isinstance(new, Input):
        for one, other in ((old.axes, new.axes), (old.index_of, new.index_of)):
            details += _range_details(one, other)
        details += _changed("if left out", _text(old.otherwise), _text(new.otherwise))
        details += _changed("ignored", old.ignored, new.ignored)
    return details


def _text(value: object) -> str | None:
    """The normal form of a shape or expression, as code rather than as a text in quotes."""
    return None if value is None else _Code(normal(str(value)))


class _Code(str):
    """Text that is shown as it stands."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def _attributes(old: Version, new: Version) -> Iterator[Change]:
    olds, news = attributes_of(old), attributes_of(new)
    for name, attribute in olds.items():
        if name not in news:
            yield Change("Attributes", "removed", name, _attribute(attribute)[:2])
    for name, attribute in news.items():
        if name not in olds:
            yield Change("Attributes", "added", name, _attribute(attribute))
        elif details := tuple(_attribute_details(olds[name], attribute)):
            yield Change("Attributes", "changed", name, details)


def _attribute(attribute: Attribute) -> tuple[str, ...]:
    details = [f"type={attribute.kind}", f"required={shown(attribute.required)}"]
    if not attribute.required:
        word = "default" if attribute.default is not None else "if left out"
        details.append(f"{word}={omitted(attribute)}")
    return tuple(details)


def _attribute_details(old: Attribute, new: Attribute) -> Iterator[str]:
    yield from _changed("type", _Code(old.kind), _Code(new.kind))
    yield from _changed("required", old.required, new.required)
    yield from _changed("default value", old.default, new.default)
    yield from _changed("if left out", _text(old.otherwise), _text(new.otherwise))
    yield from _changed("values", old.values, new.values)
    yield from _range_details(old.axes, new.axes)
    yield from _changed("ignored", old.ignored, new.ignored)


def _range_details(old: Axes | None, new: Axes | None) -> list[str]:
    details = _changed("range", *(_text(axes and axes.range) for axes in (old, new)))
    details += _changed("counts along", *(_text(axes and axes.of) for axes in (old, new)))
    return details + _changed("rank", *(_text(axes and axes.rank) for axes in (old, new)))


def _types(old: Version, new: Version) -> Iterator[Change]:
    olds: Mapping[str, TypeVariable] = {variable.name: variable for variable in old.types}
    news: Mapping[str, TypeVariable] = {variable.name: variable for variable in new.types}
    for name, variable in olds.items():
        if name not in news:
            details = (f"types: {variable.allowed}",)
            yield Change("Type constraints", "removed", name, details)
    for name, variable in news.items():
        if name not in olds:
            details = (f"types: {variable.allowed}",)
            yield Change("Type constraints", "added", name, details)
            continue
        before, after = olds[name].allowed, variable.allowed
        added = [type_ for type_ in after if type_ not in before]
        removed = [type_ for type_ in before if type_ not in after]
        changed = [f"added types: {added}"] if added else []
        changed += [f"removed types: {removed}"] if removed else []
        if changed:
            yield Change("Type constraints", "changed", name, tuple(changed))


def _lets(old: Version, new: Version) -> Iterator[Change]:
    olds = {_let_name(let.name, let.parameters): let.value.text for let in old.lets}
    news = {_let_name(let.name, let.parameters): let.value.text for let in new.lets}
    yield from _texts("Named expressions", olds, news)


def _let_name(name: str, parameters: tuple[str, ...]) -> str:
    return f"{name}({', '.join(parameters)})" if parameters else name


def _clauses(old: Version, new: Version) -> Iterator[Change]:
    olds = {clause.id: clause.text for clause in old.clauses}
    news = {clause.id: clause.text for clause in new.clauses}
    yield from _texts("Clauses", olds, news)


def _definition(old: Version, new: Version) -> Iterator[Change]:
    olds = {old.operator: old.definition.text} if old.definition else {}
    news = {new.operator: new.definition.text} if new.definition else {}
    yield from _texts("Definition", olds, news)


def _texts(section: str, old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[Change]:
    for name, text in old.items():
        if name not in new:
            yield Change(section, "removed", name, (normal(text),))
    for name, text in new.items():
        if name not in old:
            yield Change(section, "added", name, (normal(text),))
        elif text != old[name]:
            yield Change(section, "changed", name, (f"{normal(old[name])} -> {normal(text)}",))
