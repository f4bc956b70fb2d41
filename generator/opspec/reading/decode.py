"""A tree of nodes to the raw model of a file.

Between `yaml_reader` and `resolve`. `fields` has checked each value against the grammar; here the
records become dataclasses, and what concerns several keys of one record is checked. Whatever
can be read is read: a faulty record is left out with its findings, and only a file that does not
say what it is about gives None.
"""

from __future__ import annotations

from opspec.diagnostics import Findings
from opspec.reading import grammar
from opspec.reading.decode_changes import clause_declaration, decode_change, let_edit, report_twice
from opspec.reading.decode_examples import decode_example, decode_ledger_entry
from opspec.reading.fields import entries, is_whole, keyed, members, read_field
from opspec.reading.kinds import Kind, RecordOf
from opspec.reading.model import (
    ClauseDeclaration,
    Declaration,
    DeclarationKind,
    DomainDeclaration,
    ElementType,
    ElementTypesFile,
    ExampleDeclaration,
    Field,
    Let,
    OperatorFile,
    PackageFile,
    Tolerance,
    TypeDeclaration,
    TypeSet,
    TypesFile,
    VersionBlock,
)
from opspec.reading.yaml_nodes import Node

DEFAULT_DOMAIN = "ai.onnx"


def decode_operator(node: Node | None, path: str, findings: Findings) -> OperatorFile | None:
    """An operator file; None if it cannot be read or has no usable name."""
    root = _root(node, RecordOf("operator_file", "an operator file (a mapping)"), findings)
    record = entries(root)
    if root is None or "operator" not in record:
        return None
    domain = record.get("domain")
    return OperatorFile(
        operator=record["operator"].text,
        domain=domain.text if domain else DEFAULT_DOMAIN,
        summary=record.get("summary"),
        description=record.get("description"),
        family=record.get("family"),
        inputs=_declarations("input", record.get("inputs"), findings),
        outputs=_declarations("output", record.get("outputs"), findings),
        attributes=_declarations("attribute", record.get("attributes"), findings),
        types=_type_declarations(record.get("types")),
        let=_lets(record.get("let"), findings),
        clauses=_clauses(record.get("clauses")),
        definition=record.get("definition"),
        tolerance=_tolerance(record.get("tolerance")),
        properties=members(record.get("properties")),
        versions=_versions(record.get("versions"), findings),
        examples=_examples(record.get("examples"), findings),
        ledger=tuple(
            entry
            for item in members(record.get("ledger"))
            if (entry := decode_ledger_entry(item, findings)) is not None
        ),
        path=path,
        at=root.at,
    )


def decode_package(node: Node | None, path: str, findings: Findings) -> PackageFile | None:
    """A package file; None if it cannot be read or names no package."""
    root = _root(node, RecordOf("package_file", "a package file (a mapping)"), findings)
    record = entries(root)
    if root is None or "package" not in record:
        return None
    return PackageFile(
        package=record["package"].text,
        version=record.get("version"),
        summary=record.get("summary"),
        license=record.get("license"),
        domains=tuple(
            DomainDeclaration(
                name=key.text,
                newest=_number(entries(value)["newest"]),
                facts=entries(value).get("facts"),
                module=entries(value).get("module"),
                at=key.at,
            )
            for key, value in keyed(record.get("domains"))
            if "newest" in entries(value)
        ),
        path=path,
        at=root.at,
    )


def decode_types(node: Node | None, path: str, findings: Findings) -> TypesFile | None:
    """A file of named sets of types; None if it cannot be read."""
    root = _root(node, grammar.TYPES_FILE, findings)
    if root is None:
        return None
    sets = tuple(
        TypeSet(name=key.text, members=members(value), at=key.at) for key, value in keyed(root)
    )
    return TypesFile(sets=sets, path=path, at=root.at)


def decode_element_types(
    node: Node | None, path: str, findings: Findings
) -> ElementTypesFile | None:
    """A file of element types; None if it cannot be read."""
    root = _root(node, grammar.ELEMENT_TYPES_FILE, findings)
    if root is None:
        return None
    types = tuple(
        ElementType(
            name=record["name"].text,
            number=_number(record["number"]),
            numpy=record["numpy"].text,
            bits=_number(record["bits"]) if record["bits"].value is not None else None,
            since_ir=_number(record["since_ir"]),
            at=item.at,
        )
        for item in members(root)
        if (record := entries(item)) and is_whole(item, grammar.ELEMENT_TYPE)
    )
    report_twice(((entry.name, entry.at) for entry in types), findings)
    report_twice(((f"number {entry.number}", entry.at) for entry in types), findings)
    return ElementTypesFile(types=types, path=path, at=root.at)


def _root(node: Node | None, kind: Kind, findings: Findings) -> Field | None:
    return None if node is None else read_field(node, kind, "the file", findings)


def _declarations(
    kind: DeclarationKind, field: Field | None, findings: Findings
) -> tuple[Declaration, ...]:
    declarations = []
    for item in members(field):
        fields = dict(entries(item))
        if "name" in fields:
            name = fields.pop("name").text
            declarations.append(Declaration(kind=kind, name=name, fields=fields, at=item.at))
    report_twice(((entry.name, entry.at) for entry in declarations), findings)
    return tuple(declarations)


def _type_declarations(field: Field | None) -> tuple[TypeDeclaration, ...]:
    declarations = []
    for key, value in keyed(field):
        record = entries(value)
        listed = record.get("members") if isinstance(value.value, dict) else value
        declarations.append(
            TypeDeclaration(
                name=key.text,
                members=members(listed),
                description=record.get("description"),
                at=key.at,
            )
        )
    return tuple(declarations)


def _lets(field: Field | None, findings: Findings) -> tuple[Let, ...]:
    lets = []
    for key, value in keyed(field):
        edit = let_edit(key, value)
        lets.append(Let(name=edit.name, parameters=edit.parameters, body=value, at=edit.at))
    report_twice(((let.name, let.at) for let in lets), findings)
    return tuple(lets)


def _clauses(field: Field | None) -> tuple[ClauseDeclaration, ...]:
    found = (clause_declaration(key, value) for key, value in keyed(field))
    return tuple(clause for clause in found if clause is not None)


def _tolerance(field: Field | None) -> Tolerance | None:
    if field is None:
        return None
    if not isinstance(field.value, dict):
        return Tolerance(ulps=((None, field),), reason=None, at=field.at)
    record = entries(field)
    ulps = record.get("ulps")
    pairs: tuple[tuple[Field | None, Field], ...] = ()
    if ulps is not None:
        pairs = tuple(keyed(ulps)) if isinstance(ulps.value, dict) else ((None, ulps),)
    return Tolerance(ulps=pairs, reason=record.get("reason"), at=field.at)


def _versions(field: Field | None, findings: Findings) -> tuple[VersionBlock, ...]:
    blocks = []
    for item in members(field):
        record = entries(item)
        if "since" in record:
            changes = members(record.get("changes"))
            blocks.append(
                VersionBlock(
                    since=_number(record["since"]),
                    changes=tuple(decode_change(change, findings) for change in changes),
                    description=record.get("description"),
                    at=item.at,
                )
            )
    return tuple(blocks)


def _examples(field: Field | None, findings: Findings) -> tuple[ExampleDeclaration, ...]:
    found = (decode_example(item, findings) for item in members(field))
    examples = tuple(example for example in found if example is not None)
    report_twice(((example.name, example.at) for example in examples), findings)
    return examples


def _number(field: Field) -> int:
    return field.value if isinstance(field.value, int) else 0
