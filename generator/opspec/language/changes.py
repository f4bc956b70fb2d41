"""What holds at a version: the top of the file, then one change after another.

Place in the pipeline: the first half of `resolve`. A `State` is still as written; `building` reads
its expressions, shapes and types. A change of something that is not there, and one that changes
nothing, is a finding.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from opspec.diagnostics import Findings, Position, quote, suggest
from opspec.language.typesets import TypeSets
from opspec.reading.model import (
    ClauseChange,
    ClauseDeclaration,
    Declaration,
    DeclarationChange,
    Field,
    Let,
    LetChange,
    OperatorFile,
    TextChange,
    TypeChange,
)


@dataclass(slots=True)
class State:
    """What holds at one version, still as written: the top of the file and all changes so far."""

    inputs: dict[str, Declaration]
    outputs: dict[str, Declaration]
    attributes: dict[str, Declaration]
    types: dict[str, tuple[str, ...]]
    type_notes: dict[str, tuple[str, Position]]
    lets: dict[str, Let]
    clauses: dict[str, ClauseDeclaration]
    texts: dict[str, Field | None] = field(default_factory=dict)
    #: Kinds of parts that were at fault here or in a version before.
    faults: set[str] = field(default_factory=set)

    def declared(self, kind: str) -> dict[str, Declaration]:
        return {"input": self.inputs, "output": self.outputs, "attribute": self.attributes}[kind]


def oldest(file: OperatorFile, sets: TypeSets, findings: Findings) -> State:
    """The oldest version as the top of the file states it."""
    before = len(findings)
    state = State(
        inputs={declaration.name: declaration for declaration in file.inputs},
        outputs={declaration.name: declaration for declaration in file.outputs},
        attributes={declaration.name: declaration for declaration in file.attributes},
        types={type_.name: sets.members(type_.members, findings) for type_ in file.types},
        type_notes={
            type_.name: (type_.description.text if type_.description else "", type_.at)
            for type_ in file.types
        },
        lets={let.name: let for let in file.let},
        clauses={clause.id: clause for clause in file.clauses},
        texts={
            "summary": file.summary,
            "description": file.description,
            "definition": file.definition,
        },
    )
    if len(findings) > before:
        state.faults.add("type")
    return state


def apply(change: object, state: State, sets: TypeSets, findings: Findings) -> None:
    """Apply one change; what it takes for granted must be there, and it must change something."""
    before = len(findings)
    _apply_one(change, state, sets, findings)
    if len(findings) > before:
        state.faults.add("change")


def _apply_one(change: object, state: State, sets: TypeSets, findings: Findings) -> None:
    if isinstance(change, DeclarationChange):
        _change_declaration(change, state, findings)
    elif isinstance(change, TypeChange):
        _change_type(change, state, sets, findings)
    elif isinstance(change, LetChange):
        for entry in change.entries:
            old = state.lets.get(entry.name)
            if entry.body is None:
                if old is None:
                    _missing(entry.at, f"let {quote(entry.name)}", entry.name, state.lets, findings)
                state.lets.pop(entry.name, None)
                continue
            new = Let(name=entry.name, parameters=entry.parameters, body=entry.body, at=entry.at)
            if old and (old.text, old.parameters) == (new.text, new.parameters):
                _changes_nothing(entry.at, f"let {quote(entry.name)}", findings)
            state.lets[entry.name] = new
    elif isinstance(change, ClauseChange):
        _change_clauses(change, state, findings)
    elif isinstance(change, TextChange):
        old_text = state.texts.get(change.target)
        new_text = None if change.body.value is None else change.body
        if (old_text and old_text.text) == (new_text and new_text.text):
            _changes_nothing(change.at, f"the {change.target}", findings)
        state.texts[change.target] = new_text


def _change_declaration(change: DeclarationChange, state: State, findings: Findings) -> None:
    declared = state.declared(change.target)
    old = declared.get(change.name)
    what = f"{change.target} {quote(change.name)}"
    if old is None:
        fields = {key: value for key, value in change.fields.items() if value.value is not None}
        if change.remove or change.becomes or change.renamed or "type" not in fields:
            _missing(change.at, what, change.name, declared, findings)
            return
        declared[change.name] = Declaration(
            kind=change.target, name=change.name, fields=fields, at=change.at
        )
        return
    if change.remove:
        del declared[change.name]
        return
    fields = dict(old.fields)
    for key, value in change.fields.items():
        if value.value is None:
            if fields.pop(key, None) is None:
                findings.add(
                    value.at, "V03", f"{what} has no {key!r} here, so dropping it changes nothing"
                )
        else:
            fields[key] = value
    name = (change.new_name or change.renamed or Field(change.name, change.at)).text
    kind = "input" if change.becomes else change.target
    if kind == old.kind and name == old.name and _plain(fields) == _plain(old.fields):
        _changes_nothing(change.at, what, findings)
    if change.becomes:
        # Whether an input may be left out is said by `optional`, so `required` has done its work.
        for key in ("required", "default", *(() if "optional" in fields else ("otherwise",))):
            fields.pop(key, None)
        del declared[change.name]
        declared = state.inputs
    new = Declaration(kind=kind, name=name, fields=fields, at=old.at)
    if name == change.name or change.becomes:
        declared[name] = new
    else:
        entries = [(name, new) if key == change.name else (key, d) for key, d in declared.items()]
        declared.clear()
        declared.update(entries)


def _change_type(change: TypeChange, state: State, sets: TypeSets, findings: Findings) -> None:
    what = f"type {quote(change.name)}"
    old = state.types.get(change.name)
    if old is None and (change.remove or change.add or change.take or change.members is None):
        _missing(change.at, what, change.name, state.types, findings)
        return
    if change.remove:
        del state.types[change.name]
        return
    new = old or ()
    if change.members is not None:
        new = sets.members(change.members, findings)
    added, taken = sets.members(change.add, findings), sets.members(change.take, findings)
    for field_ in change.add:
        extra = sets.members((field_,), Findings())
        if extra and set(extra) <= set(new):
            findings.add(
                field_.at, "V03", f"{what} has {quote(field_.text)} already: this changes nothing"
            )
    for field_ in change.take:
        if not set(sets.members((field_,), Findings())) <= set(new):
            findings.add(field_.at, "V02", f"{what} does not have {quote(field_.text)}")
    new = sets.ordered({*new, *added} - set(taken))
    note, at = state.type_notes.get(change.name, ("", change.at))
    if change.description is not None:
        note = change.description.text
    elif new == old and change.members is not None:
        _changes_nothing(change.at, what, findings)
    state.types[change.name] = new
    state.type_notes[change.name] = (note, at)


def _change_clauses(change: ClauseChange, state: State, findings: Findings) -> None:
    for entry in change.entries:
        old = state.clauses.get(entry.id)
        if entry.declaration is None:
            if old is None:
                _missing(entry.at, f"clause {entry.id}", entry.id, (), findings)
            state.clauses.pop(entry.id, None)
            continue
        if old is not None and _clause_text(old) == _clause_text(entry.declaration):
            _changes_nothing(entry.at, f"clause {entry.id}", findings)
        state.clauses[entry.id] = entry.declaration


def _clause_text(clause: ClauseDeclaration) -> tuple[str, str | None]:
    return clause.text, clause.says.text if clause.says else None


def _plain(fields: Mapping[str, Field]) -> dict[str, object]:
    return {key: _plain_value(value) for key, value in fields.items()}


def _plain_value(value: object) -> object:
    """The value of a field without positions."""
    if isinstance(value, Field):
        return _plain_value(value.value)
    if isinstance(value, Mapping):
        return {key: _plain_value(each) for key, each in value.items()}
    if isinstance(value, tuple):
        return tuple(map(_plain_value, value))
    return value


def _missing(
    at: Position, what: str, name: str, candidates: Iterable[str], findings: Findings
) -> None:
    hint = suggest(name, candidates)
    findings.add(at, "V02", f"there is no {what} to change in the version before{hint}")


def _changes_nothing(at: Position, what: str, findings: Findings) -> None:
    findings.add(at, "V03", f"this leaves {what} as it was: it changes nothing")
