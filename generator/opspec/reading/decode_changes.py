"""Changes of a version block to the raw model.

Part of `decode`. A change names one thing; each thing has its own dataclass, so that `resolve`
can apply a change without knowing how it was written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from opspec.diagnostics import Findings, Position, quote, suggest
from opspec.reading.fields import entries, keyed, members
from opspec.reading.grammar import ATTRIBUTE, ATTRIBUTE_TYPES, INPUT
from opspec.reading.model import (
    Change,
    ClauseChange,
    ClauseDeclaration,
    ClauseEdit,
    DeclarationChange,
    DeclarationKind,
    Field,
    LetChange,
    LetEdit,
    TextChange,
    TypeChange,
)

_NOT_FIELDS = frozenset(("input", "output", "attribute", "remove", "becomes", "as", "renamed"))
_INPUT_KEYS = frozenset(key.name for key in INPUT.keys)
_ATTRIBUTE_KEYS = frozenset(key.name for key in ATTRIBUTE.keys)


def decode_change(field: Field, findings: Findings) -> Change:
    """A change from the Fields of its record, of which `fields` has checked the target."""
    record = entries(field)
    targets: tuple[DeclarationKind, ...] = ("input", "output", "attribute")
    for target in targets:
        if target in record:
            return _declaration_change(target, field, findings)
    if "type" in record:
        return _type_change(field, findings)
    if "let" in record:
        edits = tuple(let_edit(key, value) for key, value in keyed(record["let"]))
        # To drop `f(x)` and to set `f(x, y)` is one entry each.
        report_twice(((edit.name, edit.at) for edit in edits if edit.body), findings)
        return LetChange(entries=edits, at=field.at)
    if "clause" in record:
        clauses = tuple(_clause_edit(key, value) for key, value in keyed(record["clause"]))
        return ClauseChange(entries=clauses, at=field.at)
    if "definition" in record:
        return TextChange(target="definition", body=record["definition"], at=field.at)
    if "summary" in record:
        return TextChange(target="summary", body=record["summary"], at=field.at)
    return TextChange(target="description", body=record["description"], at=field.at)


def let_edit(key: Field, value: Field) -> LetEdit:
    """The entry `name(parameters): body`; the key fits the grammar."""
    name, *parameters = re.findall(r"\w+", key.text)
    body = None if value.value is None else value
    return LetEdit(name=name, parameters=tuple(parameters), body=body, at=key.at)


def clause_declaration(key: Field, value: Field) -> ClauseDeclaration | None:
    """The clause `id: body`, where the body may be a record; None where that lacks its rule."""
    record = entries(value)
    body = record.get("holds") if isinstance(value.value, dict) else value
    if body is None:
        return None
    return ClauseDeclaration(id=key.text, body=body, says=record.get("says"), at=key.at)


def report_twice(names: Iterable[tuple[str, Position]], findings: Findings) -> None:
    """Report each name that stood before in its list."""
    first: dict[str, Position] = {}
    for name, at in names:
        if first.setdefault(name, at) is not at:
            message = f"{quote(name)} stands a second time; first in line {first[name].line}"
            findings.add(at, "K09", message)


def _clause_edit(key: Field, value: Field) -> ClauseEdit:
    declaration = None if value.value is None else clause_declaration(key, value)
    return ClauseEdit(id=key.text, declaration=declaration, at=key.at)


def _declaration_change(
    target: DeclarationKind, field: Field, findings: Findings
) -> DeclarationChange:
    record = entries(field)
    fields = {name: value for name, value in record.items() if name not in _NOT_FIELDS}
    becomes = record.get("becomes")
    if target == "attribute":
        _check_attribute_fields(fields, becomes is not None, findings)
    if "as" in record and becomes is None:
        findings.add(
            record["as"].at, "K10", "'as' goes with 'becomes: input'; to rename, 'renamed'"
        )
    remove = _is_true(record.get("remove"))
    if remove and len(record) > 2:
        findings.add(field.at, "K10", f"what is removed has no other changes: {_others(record)}")
    return DeclarationChange(
        target=target,
        name=record[target].text,
        fields=fields,
        remove=remove,
        becomes=becomes,
        new_name=record.get("as"),
        renamed=record.get("renamed"),
        at=field.at,
    )


def _others(record: Iterable[str]) -> str:
    return ", ".join(name for name in record if name not in ("remove", *_TARGETS))


_TARGETS = ("input", "output", "attribute", "type")


def _check_attribute_fields(
    fields: dict[str, Field], becomes_input: bool, findings: Findings
) -> None:
    """The fields must be those of what the attribute is from now on."""
    allowed = _INPUT_KEYS if becomes_input else _ATTRIBUTE_KEYS
    for name, value in fields.items():
        if name not in allowed and not (becomes_input and value.value is None):
            now = "an input" if becomes_input else "an attribute without 'becomes: input'"
            findings.add(value.at, "K10", f"{now} has no {quote(name)}")
    kind = fields.get("type")
    if becomes_input or kind is None or kind.value is None or kind.text in ATTRIBUTE_TYPES:
        return
    words = ", ".join(ATTRIBUTE_TYPES)
    advice = suggest(kind.text, ATTRIBUTE_TYPES)
    findings.add(kind.at, "K04", f"'type': wanted one of {words}, got {quote(kind.text)}{advice}")


def _type_change(field: Field, findings: Findings) -> TypeChange:
    record = entries(field)
    remove = _is_true(record.get("remove"))
    if remove and len(record) > 2:
        findings.add(field.at, "K10", f"what is removed has no other changes: {_others(record)}")
    if "set" in record and ("add" in record or members(record.get("remove"))):
        findings.add(field.at, "K10", "'set' gives all the types; 'add' and 'remove' cannot follow")
    return TypeChange(
        name=record["type"].text,
        members=members(record["set"]) if "set" in record else None,
        add=members(record.get("add")),
        take=members(record.get("remove")),
        remove=remove,
        description=record.get("description"),
        at=field.at,
    )


def _is_true(field: Field | None) -> bool:
    return field is not None and field.value is True
