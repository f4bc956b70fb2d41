"""The grammar as JSON Schema (draft-07), so that an editor completes and checks a specification.

Emitted as `spec/schema.json`; the one schema serves every file below `spec/`, telling operator
files, the package file and the files of types apart by what they hold. It says as much as a
schema can: what takes more than one look at one value is left to `decode` and the checks.
"""

from __future__ import annotations

import json
from keyword import kwlist

from opspec.reading import grammar
from opspec.reading.kinds import (
    IDENTIFIER,
    Boolean,
    ChangeOf,
    Choice,
    Code,
    Constant,
    Either,
    Integer,
    Kind,
    ListOf,
    MapOf,
    Null,
    Prose,
    Record,
    RecordOf,
    Word,
)

Schema = dict[str, object]

_NOT_BLANK = r"\S"
_ONE_LINE = r"^\n*[^\n]*\S[^\n]*\n*$"


def json_schema() -> str:
    """The text of `spec/schema.json`."""
    definitions: Schema = {name: _record(record) for name, record in grammar.RECORDS.items()}
    definitions["types_file"] = {
        "description": "Named sets of types.",
        **_kind(grammar.TYPES_FILE),
    }
    definitions["element_types_file"] = {
        "description": "The element types, in the order of their numbers.",
        **_kind(grammar.ELEMENT_TYPES_FILE),
    }
    definitions["values"] = {
        "description": "An element, or a list of elements or of such lists.",
        "anyOf": [{"type": ["string", "number", "boolean"]}, _list_of(_ref("values"))],
    }
    schema: Schema = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "A specification of opspec",
        "description": "Operator files, the package file, sets of types and element types.",
        **_by_contents(),
        "definitions": definitions,
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _by_contents() -> Schema:
    """Which kind of file it is: a list; `package`; only lists as values; else an operator."""
    only_lists: Schema = {
        "type": "object",
        "minProperties": 1,
        "additionalProperties": {"type": "array"},
        "not": {"anyOf": [{"required": [key.name]} for key in grammar.OPERATOR_FILE.keys]},
    }
    return _if(
        {"type": "array"},
        _ref("element_types_file"),
        _if(
            {"type": "object", "required": ["package"]},
            _ref("package_file"),
            _if(only_lists, _ref("types_file"), _ref("operator_file")),
        ),
    )


def _if(condition: Schema, then: Schema, otherwise: Schema) -> Schema:
    return {"if": condition, "then": then, "else": otherwise}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/definitions/{name}"}


def _list_of(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _record(record: Record) -> Schema:
    properties: Schema = {}
    for key in record.keys:
        value = _kind(key.kind)
        # Draft-07 ignores what stands beside a $ref.
        wrapped = {"allOf": [value]} if "$ref" in value else value
        properties[key.name] = {"description": key.description, **wrapped}
    schema: Schema = {
        "title": record.title,
        "description": record.description,
        "type": "object",
        "additionalProperties": False,
        "properties": properties,
    }
    required = [key.name for key in record.keys if key.required]
    if required:
        schema["required"] = required
    return schema


def _kind(kind: Kind) -> Schema:
    match kind:
        case Word():
            return _word(kind)
        case Choice():
            return {"type": "string", "enum": list(kind.words)}
        case Prose():
            return {"type": "string", "pattern": _NOT_BLANK if kind.lines else _ONE_LINE}
        case Code():
            return {"type": ["string", "number"], "pattern": _NOT_BLANK}
        case Integer():
            return {"type": "integer", "minimum": kind.least, "maximum": kind.most}
        case Boolean():
            return {"type": "boolean"}
        case Constant():
            return {"type": ["string", "number", *(["boolean"] if kind.boolean else [])]}
        case Null():
            return {"type": "null"}
        case ListOf():
            items = _ref("values") if kind.nested else _kind(kind.item)
            return _list_of(items) | ({"minItems": kind.least} if kind.least else {})
        case MapOf():
            return {
                "type": "object",
                "propertyNames": _kind(kind.key),
                "additionalProperties": _kind(kind.value),
            }
        case RecordOf():
            return _ref(kind.record)
        case ChangeOf():
            return {"anyOf": [_ref(record) for _, record in kind.records]}
        case Either():
            return {"anyOf": [_kind(choice) for choice in kind.kinds]}


def _word(kind: Word) -> Schema:
    schema: Schema = {"type": "string", "pattern": f"^({kind.pattern})$"}
    if kind.python and kind.pattern == IDENTIFIER:
        schema["not"] = {"enum": list(kwlist)}
    return schema
