"""Parts of a draft as entries: keys and values in the order in which a spec lists them.

Place in the pipeline: between `drafting.schemas` and `drafting.draft`. A change is an entry as
well; what is compared is what the two schemas say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from opspec.drafting.schemas import AttributeFacts, SchemaFacts, ValueFacts
from opspec.reading.kinds import GAP

#: Keys with the text of their values, as YAML.
Entry = dict[str, str]
#: The words of types: named sets with what they hold, largest first.
Words = Mapping[str, frozenset[str]]


def value_entry(value: ValueFacts, kind: str, target: str = "name") -> Entry:
    """An input or output; shape and description are gaps."""
    entry = {target: value.name}
    if value.onnx_name != value.name:
        entry["onnx_name"] = value.onnx_name
    return {**entry, **_fields(value, kind), "shape": GAP, "description": GAP}


def attribute_entry(attribute: AttributeFacts, target: str = "name") -> Entry:
    """An attribute; its description is a gap."""
    entry = {target: attribute.name}
    if attribute.onnx_name != attribute.name:
        entry["onnx_name"] = attribute.onnx_name
    return {**entry, **_attribute_fields(attribute), "description": GAP}


def changes(old: SchemaFacts, new: SchemaFacts, words: Words) -> Iterator[Entry]:
    """What a version changes against the one before it."""
    for name in old.attributes:
        if name not in new.attributes and name not in _becoming(old, new).values():
            yield {"attribute": old.attributes[name].name, "remove": "true"}
    for name, attribute in new.attributes.items():
        if name not in old.attributes:
            yield attribute_entry(attribute, "attribute")
        else:
            yield from _attribute_change(old.attributes[name], attribute)
    yield from _value_changes("input", old.inputs, new.inputs, old.attributes, _becoming(old, new))
    yield from _value_changes("output", old.outputs, new.outputs, {}, {})
    yield from _type_changes(old.types, new.types, words)


def type_words(members: Iterable[str], words: Words) -> str:
    """A list of types by named sets where they fit, and by name otherwise.

    What holds tensors is written so as well: `seq(floats)`.
    """
    within: dict[str, set[str]] = {}
    for member in members:
        container, _, element = member.rpartition("(")
        within.setdefault(container, set()).add(element.rstrip(")"))
    listed = []
    for container in sorted(within, key=len):
        left, named = within[container], []
        for word, inside in words.items():
            if len(inside) > 1 and inside <= left:
                named.append(word)
                left = left - inside
        start = container.removesuffix("tensor")
        end = ")" * start.count("(")
        listed += [f"{start}{word}{end}" for word in (*named, *sorted(left))]
    return f"[{', '.join(listed)}]"


def _fields(value: ValueFacts, kind: str) -> Entry:
    fields = {"type": value.type}
    if value.optional:
        fields["optional"] = "true"
    if value.least is not None:
        index = "k" if kind == "input" else "m"
        fields["variadic"] = f"{{index: {index}, min: {value.least}}}"
    if value.heterogeneous:
        fields["heterogeneous"] = "true"
    return fields


def _attribute_fields(attribute: AttributeFacts) -> Entry:
    fields = {"type": attribute.type}
    if attribute.required:
        fields["required"] = "true"
    if attribute.default is not None:
        fields["default"] = _default(attribute.default, attribute.type.startswith("float"))
    return fields


def _default(value: Any, single: bool) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_default(each, single) for each in value)}]"
    if isinstance(value, str):
        return "'{}'".format(value.replace("'", "''"))
    text = str(np.float32(value)) if single else str(value)
    return {"inf": ".inf", "-inf": "-.inf", "nan": ".nan"}.get(text, text)


def _changed(old: Entry, new: Entry) -> Entry:
    """The fields to set; null takes one away."""
    dropped = {key: "null" for key in old if key not in new}
    return {**{key: text for key, text in new.items() if old.get(key) != text}, **dropped}


def _attribute_change(old: AttributeFacts, new: AttributeFacts) -> Iterator[Entry]:
    fields = _changed(_attribute_fields(old), _attribute_fields(new))
    if fields or old.name != new.name:
        yield {"attribute": old.name, **_renaming(old, new), **fields}


def _renaming(old: ValueFacts | AttributeFacts, new: ValueFacts | AttributeFacts) -> Entry:
    entry = {} if old.name == new.name else {"renamed": new.name}
    ours, theirs = (None if x.name == x.onnx_name else x.onnx_name for x in (old, new))
    if ours != theirs:
        entry["onnx_name"] = theirs or "null"
    return entry


def _becoming(old: SchemaFacts, new: SchemaFacts) -> dict[str, str]:
    """Inputs that were attributes: their names, and those of the attributes."""
    gone = {name.lower(): name for name in old.attributes if name not in new.attributes}
    return {
        name: gone[name.lower()]
        for name in new.inputs
        if name not in old.inputs and name.lower() in gone
    }


def _value_changes(
    kind: str,
    old: Mapping[str, ValueFacts],
    new: Mapping[str, ValueFacts],
    attributes: Mapping[str, AttributeFacts],
    becoming: Mapping[str, str],
) -> Iterator[Entry]:
    """Changes after which the values stand in the order of the new schema.

    What is changed or renamed keeps its place, and what is new comes last; where that gives
    another order, values are removed and declared again.
    """
    known = _paired(old, new, becoming)
    kept = [name for name in new if name in known]
    came_first = [name for name in old if name in known.values()]
    wanted = list(new)
    steady = 0
    while steady < len(kept) and (
        wanted[steady] == kept[steady] and known[kept[steady]] == came_first[steady]
    ):
        steady += 1
    again = kept[steady:] if wanted[: len(kept)] != kept or _moved(kept, known, old) else []
    for name, value in old.items():
        if name not in known.values() or name in {known[each] for each in again}:
            yield {kind: value.name, "remove": "true"}
    for name, value in new.items():
        if name in known and name not in again:
            before = old[known[name]]
            fields = _changed(_fields(before, kind), _fields(value, kind))
            if fields or before.name != value.name or before.onnx_name != value.onnx_name:
                yield {kind: before.name, **_renaming(before, value), **fields}
        elif name in becoming:
            yield _becomes(attributes[becoming[name]], value)
        else:
            yield value_entry(value, kind, kind)


def _becomes(attribute: AttributeFacts, value: ValueFacts) -> Entry:
    entry = {"attribute": attribute.name, "becomes": "input"}
    if value.name != attribute.name:
        entry["as"] = value.name
    if value.name != value.onnx_name:
        entry["onnx_name"] = value.onnx_name
    return {**entry, **_fields(value, "input"), "shape": GAP}


def _paired(
    old: Mapping[str, ValueFacts], new: Mapping[str, ValueFacts], becoming: Mapping[str, str]
) -> dict[str, str]:
    """Values of both versions by their name in the new one: of one name, or renamed in place."""
    pairs = {name: name for name in new if name in old}
    for name, other in zip(new, old, strict=False):
        fresh = name not in old and name not in becoming
        if fresh and other not in new and _alike(old[other], new[name]):
            pairs[name] = other
    return pairs


def _alike(one: ValueFacts, other: ValueFacts) -> bool:
    return (one.type, one.optional, one.least) == (other.type, other.optional, other.least)


def _moved(kept: Sequence[str], known: Mapping[str, str], old: Mapping[str, ValueFacts]) -> bool:
    return [known[name] for name in kept] != [name for name in old if name in known.values()]


def _type_changes(
    old: Mapping[str, tuple[str, ...]], new: Mapping[str, tuple[str, ...]], words: Words
) -> Iterator[Entry]:
    for name in old:
        if name not in new:
            yield {"type": name, "remove": "true"}
    for name, members in new.items():
        added = [member for member in members if member not in old.get(name, ())]
        taken = [member for member in old.get(name, ()) if member not in members]
        if name not in old or (added and taken):
            yield {"type": name, "set": type_words(members, words)}
        elif added:
            yield {"type": name, "add": type_words(added, words)}
        elif taken:
            yield {"type": name, "remove": type_words(taken, words)}
