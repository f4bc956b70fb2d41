# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Attributes of a node, read as strictly as those of a call."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from onnx import AttributeProto

from onnxops._dims import Silent, Unknown
from onnxops._reporter import Reporter
from onnxops.schema import Schema

_READERS: Mapping[int, Callable[[AttributeProto], Any]] = {
    AttributeProto.INT: lambda attribute: attribute.i,
    AttributeProto.INTS: lambda attribute: tuple(attribute.ints),
    AttributeProto.FLOAT: lambda attribute: attribute.f,
    AttributeProto.FLOATS: lambda attribute: tuple(attribute.floats),
    AttributeProto.STRING: lambda attribute: attribute.s.decode(),
    AttributeProto.STRINGS: lambda attribute: tuple(text.decode() for text in attribute.strings),
}
# Models older than this field do not say the type; it is that of the one field that is filled.
_FIELDS: Mapping[str, int] = {
    "i": AttributeProto.INT,
    "ints": AttributeProto.INTS,
    "f": AttributeProto.FLOAT,
    "floats": AttributeProto.FLOATS,
    "s": AttributeProto.STRING,
    "strings": AttributeProto.STRINGS,
}


def read_attributes(
    rules: Reporter, schema: Schema, attributes: Iterable[AttributeProto]
) -> dict[str, Any]:
    """Return the attributes of a node as keywords; a faulty one is reported, and then unknown."""
    declared = {attribute.name: attribute for attribute in schema.attributes}
    keywords: dict[str, Any] = {}
    for attribute in attributes:
        name = attribute.name
        if name not in declared:
            wanted = " or ".join(declared) or "none"
            got = f"no attribute of {schema.name}"
            rules.report("attribute-unknown", name, got, wanted, verb="is", of_type=True)
        elif declared[name].argument in keywords:
            rules.report("attribute-twice", name, "given twice", "once", verb="is", of_type=True)
            keywords[declared[name].argument] = Silent()
        else:
            keywords[declared[name].argument] = _value(rules, attribute, declared[name].kind)
    return keywords


def bind_references(
    attributes: Iterable[AttributeProto], bound: Mapping[str, AttributeProto]
) -> list[AttributeProto]:
    """Replace references to attributes of a function by what its call gives for them.

    One that the call does not give, and that has no default, is not given here either.
    """
    result = []
    for attribute in attributes:
        if not attribute.ref_attr_name:
            result.append(attribute)
        elif attribute.ref_attr_name in bound:
            copy = AttributeProto()
            copy.CopyFrom(bound[attribute.ref_attr_name])
            copy.name = attribute.name
            result.append(copy)
    return result


def _value(rules: Reporter, attribute: AttributeProto, kind: str) -> Any:
    if attribute.ref_attr_name:
        return Unknown()
    type_ = attribute.type or _type_by_field(attribute)
    got = AttributeProto.AttributeType.Name(type_) if type_ in _TYPES else f"type {type_}"
    if got == kind.upper():
        try:
            return _READERS[type_](attribute) if type_ in _READERS else attribute
        except UnicodeDecodeError:
            got = "bytes that are no text"
    rules.report(
        "attribute-type", attribute.name, got, kind.upper(), verb="is of type", of_type=True
    )
    return Silent()


_TYPES = frozenset(AttributeProto.AttributeType.values())


def _type_by_field(attribute: AttributeProto) -> int:
    filled = [type_ for field, type_ in _FIELDS.items() if field in _filled(attribute)]
    return filled[0] if len(filled) == 1 else AttributeProto.UNDEFINED


def _filled(attribute: AttributeProto) -> set[str]:
    return {field.name for field, _ in attribute.ListFields()}
