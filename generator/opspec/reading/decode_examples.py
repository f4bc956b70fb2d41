"""Examples and ledger entries to the raw model.

Part of `decode`. The values of a tensor stay nested Fields: what they are worth under their
element type, and whether they are a block, is for the stage that runs the example.
"""

from __future__ import annotations

from opspec.diagnostics import Findings, quote
from opspec.reading.fields import entries, is_whole, members
from opspec.reading.grammar import EXAMPLE
from opspec.reading.model import (
    ExampleDeclaration,
    ExampleValue,
    Field,
    LedgerEntry,
    SequenceLiteral,
    TensorLiteral,
)


def decode_example(field: Field, findings: Findings) -> ExampleDeclaration | None:
    """An example; None if something in it was at fault, as the rest would not make sense."""
    if not is_whole(field, EXAMPLE):
        return None
    record = entries(field)
    name = record["name"]
    outputs, violates = record.get("outputs"), record.get("violates")
    if outputs is not None and violates is not None:
        message = f"the example {quote(name.text)} violates a clause, so it has no outputs"
        findings.add(outputs.at, "K10", message)
    since, until = record.get("since"), record.get("until")
    if since and until and _number(since) > _number(until):
        findings.add(until.at, "K10", "'until' is a version before 'since'")
    return ExampleDeclaration(
        name=name.text,
        title=record.get("title"),
        description=record.get("description"),
        since=since,
        until=until,
        attributes={
            key: _attribute(value, findings)
            for key, value in entries(record.get("attributes")).items()
        },
        inputs=_values(record.get("inputs"), findings),
        outputs=None if outputs is None else _values(outputs, findings),
        violates=violates,
        at=field.at,
    )


def decode_ledger_entry(field: Field, findings: Findings) -> LedgerEntry | None:
    """A ledger entry; None if it lacks its source or its reason."""
    record = entries(field)
    if "against" not in record or "reason" not in record:
        return None
    if record["against"].value == "onnx.defs":
        for word in ("examples", "ends"):
            if word in record:
                message = f"'{word}' is about calls, and nothing is called in onnx.defs"
                findings.add(record[word].at, "K10", message)
    return LedgerEntry(
        against=record["against"],
        versions=record.get("versions"),
        types=record.get("types"),
        omits=record.get("omits"),
        when=record.get("when"),
        fact=record.get("fact"),
        clause=record.get("clause"),
        examples=record.get("examples"),
        ends=record.get("ends"),
        reason=record["reason"],
        at=field.at,
    )


def _number(field: Field) -> int:
    return field.value if isinstance(field.value, int) else 0


def _attribute(field: Field, findings: Findings) -> Field:
    if isinstance(field.value, dict):
        return Field(_tensor(field, findings), field.at)
    return field


def _values(field: Field | None, findings: Findings) -> tuple[ExampleValue, ...]:
    return tuple(_value(item, findings) for item in members(field))


def _value(field: Field, findings: Findings) -> ExampleValue:
    if field.value is None:
        return None
    if isinstance(field.value, tuple):
        tensors = tuple(_tensor(item, findings) for item in field.items)
        return SequenceLiteral(
            members=tuple(tensor for tensor in tensors if tensor is not None), at=field.at
        )
    return _tensor(field, findings)


def _tensor(field: Field, findings: Findings) -> TensorLiteral | None:
    record = entries(field)
    if "type" not in record:
        return None
    written = {key.text for key in field.items}
    if not written & {"values", "shape"}:
        findings.add(field.at, "K10", "a tensor needs values, or a shape where any values will do")
    name = record.get("name")
    return TensorLiteral(
        name=name.text if name else None,
        type=record["type"],
        shape=record.get("shape"),
        values=record.get("values"),
        at=field.at,
    )
