# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Attributes of a node, read as strictly as those of a call."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from onnx import AttributeProto

from onnxops._reporter import Reporter
from onnxops._unknown import Silent, Unknown
from onnxops.schema import Schema

_READERS: Mapping[int, Callable[[AttributeProto], Any]] = {
    AttributeProto.INT: lambda attribute: attribute.i,
    AttributeProto.INTS: lambda attribute: tuple(attribute.ints),
    AttributeProto.FLOAT: lambda attribute: attribute.f,
    AttributeProto.FLOATS: lambda attribute: tuple(attribute.floats),
    AttributeProto.STRING: lambda attribute: attribute.s.decode(),
    AttributeProto.STRINGS: lambda attribute: tuple(text.decode() for text in attribute.strings),
}
#: The fields that hold values, and the kind that each is for.
_FIELDS: Mapping[str, int] = {
    "i": AttributeProto.INT,
    "ints": AttributeProto.INTS,
    "f": AttributeProto.FLOAT,
    "floats": AttributeProto.FLOATS,
    "s": AttributeProto.STRING,
    "strings": AttributeProto.STRINGS,
    "t": AttributeProto.TENSOR,
    "tensors": AttributeProto.TENSORS,
    "g": AttributeProto.GRAPH,
    "graphs": AttributeProto.GRAPHS,
    "sparse_tensor": AttributeProto.SPARSE_TENSOR,
    "sparse_tensors": AttributeProto.SPARSE_TENSORS,
    "tp": AttributeProto.TYPE_PROTO,
    "type_protos": AttributeProto.TYPE_PROTOS,
}
_KINDS = frozenset(AttributeProto.AttributeType.values())


def read_attributes(
    rules: Reporter,
    schema: Schema,
    attributes: Iterable[AttributeProto],
    *,
    references: bool = True,
) -> dict[str, Any]:
    """Return the attributes of a node as keywords; a faulty one is reported, and then unknown.

    Parameters
    ----------
    rules : Reporter
        Where faults go.
    schema : Schema
        The operator of the node.
    attributes : iterable of onnx.AttributeProto
        The attributes.
    references : bool
        Whether an attribute may refer to one of a function around the node.
    """
    declared = {attribute.name: attribute for attribute in schema.attributes}
    keywords: dict[str, Any] = {}
    for attribute in attributes:
        name = str(attribute.name)  # bytes, where it is no UTF-8
        if name not in declared:
            wanted = " or ".join(declared) or "none"
            got = f"no attribute of {schema.name}"
            rules.report("attribute-unknown", name, got, wanted, verb="is", of_type=True)
        elif declared[name].argument in keywords:
            rules.report("attribute-twice", name, "given twice", "once", verb="is", of_type=True)
            keywords[declared[name].argument] = Silent()
        else:
            wanted = declared[name].kind.upper()
            fault = _fault(attribute, wanted, references)
            keywords[declared[name].argument] = Silent() if fault else _value(attribute)
            if fault:
                rules.report("attribute-type", name, fault, wanted, verb="is", of_type=True)
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
            copy.CopyFrom(attribute)
            copy.ClearField("ref_attr_name")
            copy.ClearField("type")
            given = AttributeProto()
            given.CopyFrom(bound[attribute.ref_attr_name])
            given.ClearField("name")
            copy.MergeFrom(given)
            result.append(copy)
    return result


def _fault(attribute: AttributeProto, wanted: str, references: bool) -> str | None:
    """What an attribute is in place of what is wanted, if anything."""
    refers = bool(attribute.ref_attr_name)
    if refers and not references:
        return f"a reference to {attribute.ref_attr_name!r} outside of a function"
    kind = _kind(attribute)
    got = AttributeProto.AttributeType.Name(kind) if kind in _KINDS else f"number {kind}"
    if got != wanted:
        return f"of type {got}"
    stray = [name for name in _filled(attribute) if refers or _FIELDS[name] != kind]
    if stray:
        return f"{'a reference' if refers else got} that holds a value of {' and '.join(stray)} too"
    if not refers and not _is_text(attribute):
        return "bytes that are no text"
    return None


def _is_text(attribute: AttributeProto) -> bool:
    try:
        for text in (attribute.s, *attribute.strings):
            text.decode()
    except UnicodeDecodeError:
        return False
    return True


def _value(attribute: AttributeProto) -> Any:
    if attribute.ref_attr_name:
        return Unknown()
    kind = _kind(attribute)
    return _READERS[kind](attribute) if kind in _READERS else attribute


def _kind(attribute: AttributeProto) -> int:
    """The kind of an attribute; old models do not say it, and it is that of the one value."""
    filled = _filled(attribute)
    return _FIELDS[filled[0]] if not attribute.type and len(filled) == 1 else attribute.type


def _filled(attribute: AttributeProto) -> list[str]:
    """The fields that hold a value, in alphabetical order."""
    return sorted({field.name for field, _ in attribute.ListFields()} & _FIELDS.keys())
