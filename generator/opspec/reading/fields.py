"""Nodes against the grammar: what an author wrote, checked and as `Field`s.

Between `yaml_reader` and `decode`. Everything that can be said by looking at one value and the
kind that the grammar wants is said here: unknown and missing keys, wrong kinds, closed choices,
ranges, unsafe names, hidden characters. A value that is at fault is reported and left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from keyword import iskeyword

from opspec.diagnostics import CONTROL, INVISIBLE, Findings, nearest, quote, suggest
from opspec.reading.grammar import RECORDS
from opspec.reading.kinds import (
    GAP,
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
from opspec.reading.model import Field
from opspec.reading.yaml_nodes import Mapping as MappingNode
from opspec.reading.yaml_nodes import Node, Scalar, Sequence, Unreadable
from opspec.reading.yaml_text import REPLACEMENT

# A mapping with more unknown keys than this is not one of ours; one finding says so.
_MOST_UNKNOWN = 20


def read_field(node: Node, kind: Kind, subject: str, findings: Findings) -> Field | None:
    """The value of a node as a Field; None, and findings, if it is not of the kind.

    `subject` is what a message calls the value: `'axis'`, or `an item of 'inputs'`.
    """
    if isinstance(node, Unreadable):
        return None
    chosen = _choose(kind, node) if isinstance(kind, Either) else kind
    match chosen, node:
        case ListOf(), Sequence():
            return _list(node, chosen, subject, findings)
        case MapOf(), MappingNode():
            return _map(node, chosen, subject, findings)
        case RecordOf(), MappingNode():
            return read_record(node, RECORDS[chosen.record], findings)
        case ChangeOf(), MappingNode():
            return _change(node, chosen, findings)
        case Null(), Scalar(value=None):
            return Field(None, node.at)
        case ((Word() | Choice() | Prose() | Code()), Scalar()):
            return _text(node, chosen, subject, findings)
        case ((Integer() | Boolean() | Constant()), Scalar()):
            return _plain(node, chosen, subject, findings)
    _report_kind(node, kind, subject, findings)
    return None


def _choose(kind: Either, node: Node) -> Kind:
    """The one of several kinds that is written like the node."""
    for candidate in kind.kinds:
        match candidate, node:
            case (ListOf(), Sequence()) | (Null(), Scalar(value=None)):
                return candidate
            case ((MapOf() | RecordOf() | ChangeOf()), MappingNode()):
                return candidate
            case ((Word() | Choice() | Prose() | Code()), Scalar(value=value)) if value is not None:
                return candidate
            case ((Integer() | Boolean() | Constant()), Scalar(value=value)) if value is not None:
                return candidate
    return kind


def _report_kind(node: Node, kind: Kind, subject: str, findings: Findings) -> None:
    advice = ""
    if isinstance(node, Scalar):
        advice = _advice(node, kind)
    findings.add(node.at, "K03", f"{subject}: wanted {kind.wanted}, got {_shown(node)}{advice}")


def _advice(node: Scalar, kind: Kind) -> str:
    if isinstance(kind, Boolean):
        if node.text.lower() in ("yes", "on", "y", "1"):
            return "; write true"
        if node.text.lower() in ("no", "off", "n", "0"):
            return "; write false"
    if isinstance(node.value, bool) and isinstance(kind, Code | Constant):
        return f"; write {int(node.value)}"
    wants_text = isinstance(kind, Word | Choice | Prose)
    if wants_text and node.value is not None and not isinstance(node.value, str):
        return "; a text that looks like a number or true needs quotes"
    return ""


def _shown(node: Node) -> str:
    match node:
        case Scalar(value=None):
            return "null"
        case Scalar(value=bool()):
            return node.text
        case Scalar(value=int() | float()):
            return f"the number {quote(node.text)[1:-1]}"
        case Scalar(text=text):
            return f"the text {quote(text)}" if text.strip() else "an empty text"
        case Sequence():
            return "a list"
    return "a mapping"


def _list(node: Sequence, kind: ListOf, subject: str, findings: Findings) -> Field | None:
    within = subject if subject.startswith("an item of ") else f"an item of {subject}"
    items: list[Field] = []
    for item in node.items:
        inner = kind if kind.nested and isinstance(item, Sequence) else kind.item
        field = read_field(item, inner, within, findings)
        if field is not None:
            items.append(field)
    if len(node.items) < kind.least:
        findings.add(node.at, "K03", f"{subject}: wanted {kind.wanted}, got an empty list")
        return None
    if kind.whole and len(items) < len(node.items):
        return None
    return Field(tuple(item.value for item in items), node.at, tuple(items))


def _map(node: MappingNode, kind: MapOf, subject: str, findings: Findings) -> Field:
    keys: list[Field] = []
    values: dict[str, Field] = {}
    for key, value in node.entries:
        # A key is text, whatever it would be as a value.
        as_text = Scalar(key.text, key.text, key.at, key.style)
        name = _text(as_text, kind.key, f"a key of {subject}", findings)
        field = read_field(value, kind.value, quote(key.text), findings)
        if name is not None and field is not None:
            keys.append(name)
            values[key.text] = field
    return Field(values, node.at, tuple(keys))


def read_record(node: MappingNode, record: Record, findings: Findings) -> Field:
    """The keys of a mapping that the record has and whose values are what it wants."""
    known = {key.name: key for key in record.keys}
    present: set[str] = set()
    unknown: list[Scalar] = []
    keys: list[Field] = []
    values: dict[str, Field] = {}
    for key, value in node.entries:
        if key.text not in known:
            unknown.append(key)
            continue
        present.add(key.text)
        keys.append(Field(key.text, key.at))
        field = read_field(value, known[key.text].kind, quote(key.text), findings)
        if field is not None:
            values[key.text] = field
    meant = _report_unknown(node, record, unknown, set(known) - present, findings)
    missing = [
        quote(key.name)
        for key in record.keys
        if key.required and key.name not in present and key.name not in meant
    ]
    if missing and not node.partial:
        keys_wanted = f"the key{'s' * (len(missing) > 1)} {', '.join(missing)}"
        findings.add(node.at, "K02", f"{record.title} needs {keys_wanted}")
    return Field(values, node.at, tuple(keys))


def _report_unknown(
    node: MappingNode, record: Record, unknown: list[Scalar], free: set[str], findings: Findings
) -> set[str]:
    """Report unknown keys; return those that were likely meant by them."""
    if len(unknown) > _MOST_UNKNOWN:
        message = f"{record.title} has none of these {len(unknown)} keys, of which the first is "
        findings.add(node.at, "K01", message + quote(unknown[0].text))
        return set()
    meant: set[str] = set()
    for key in unknown:
        near = nearest(key.text, sorted(free)) or nearest(
            key.text, (known.name for known in record.keys)
        )
        advice = "" if near is None else f"; did you mean {quote(near)}?"
        if near is not None:
            meant.add(near)
        findings.add(key.at, "K01", f"{record.title} has no key {quote(key.text)}{advice}")
    return meant


def _change(node: MappingNode, kind: ChangeOf, findings: Findings) -> Field | None:
    """A change, read as the record of the one thing that it names."""
    keys = [key.text for key, _ in node.entries]
    targets = [target for target, _ in kind.records]
    named = [key for key in keys if key in targets]
    # `type` and `description` are also fields of what is changed.
    for owner in (("input", "output", "attribute"), ("type",)):
        if any(key in owner for key in named):
            named = [key for key in named if key in owner or key not in ("type", "description")]
            break
    if len(named) == 1:
        field = read_record(node, RECORDS[dict(kind.records)[named[0]]], findings)
        # Without its target the rest would read as another change.
        return field if named[0] in entries(field) else None
    if named:
        got = f"one thing, got {' and '.join(quote(name) for name in named)}"
    else:
        near = next((word for key in keys if (word := nearest(key, targets))), None)
        got = f"what it changes: {', '.join(targets)}"
        got += f"; did you mean {quote(near)}?" if near else ""
    findings.add(node.at, "K08", f"a change names {got}")
    return None


def _text(
    node: Scalar, kind: Word | Choice | Prose | Code, subject: str, findings: Findings
) -> Field | None:
    number = isinstance(node.value, int | float) and not isinstance(node.value, bool)
    if not (isinstance(node.value, str) or (number and isinstance(kind, Code))):
        _report_kind(node, kind, subject, findings)
        return None
    text = node.text
    if REPLACEMENT in text and node.style != "double":
        # The reader has put it there, and has said why.
        return None
    if text.strip() == GAP:
        findings.add(node.at, "K11", f"{subject} is still a gap ({GAP}): wanted {kind.wanted}")
        return None
    match kind:
        case Word():
            fault = _word_fault(text, kind)
            if fault:
                findings.add(node.at, "K06", f"{subject}: {fault}")
                return None
        case Choice():
            if text not in kind.words:
                advice = suggest(text, kind.words)
                message = f"{subject}: wanted {kind.wanted}, got {quote(text)}{advice}"
                findings.add(node.at, "K04", message)
                return None
        case Prose() | Code():
            field = Field(text, node.at, (), node.anchors)
            return _visible(field, node, kind, subject, findings)
    return Field(text, node.at, (), node.anchors)


def _word_fault(text: str, kind: Word) -> str:
    if not re.fullmatch(kind.pattern, text, re.ASCII):
        advice = "; the default domain is written ai.onnx" if text == "" else ""
        return f"wanted {kind.wanted}, got {quote(text)}{advice}"
    if kind.python:
        for part in re.findall(r"\w+", text):
            if iskeyword(part):
                return f"{quote(part)} is a reserved word of Python; use another name"
    return ""


def _visible(
    field: Field, node: Scalar, kind: Prose | Code, subject: str, findings: Findings
) -> Field | None:
    """The text, unless it is blank, or holds what nobody can see."""
    text = node.text
    if not text.strip():
        _report_kind(node, kind, subject, findings)
        return None
    if isinstance(kind, Prose) and not kind.lines and "\n" in text.strip("\n"):
        findings.add(node.at, "K03", f"{subject}: wanted {kind.wanted}, got several lines")
        return None
    hidden = INVISIBLE.search(text) or CONTROL.search(text)
    if hidden:
        at = field.position(hidden.start())
        message = f"{subject}: hidden character U+{ord(hidden[0]):04X}"
        findings.add(at, "K07", message)
        return None
    return field


def _plain(
    node: Scalar, kind: Integer | Boolean | Constant, subject: str, findings: Findings
) -> Field | None:
    value = node.value
    match kind, value:
        case Boolean(), bool():
            return Field(value, node.at)
        case Constant(boolean=True), bool():
            return Field(value, node.at)
        case Constant(), str():
            return Field(value, node.at, (), node.anchors)
        case Constant(), int() | float() if not isinstance(value, bool):
            return Field(value, node.at)
        case Integer(), int() if not isinstance(value, bool):
            if kind.least <= value <= kind.most:
                return Field(value, node.at)
            shown = quote(node.text)[1:-1]
            findings.add(node.at, "K05", f"{subject}: wanted {kind.wanted}, got {shown}")
            return None
    _report_kind(node, kind, subject, findings)
    return None


def entries(field: Field | None) -> Mapping[str, Field]:
    """The Fields of a record or mapping by their keys; none for anything else."""
    if field is None or not isinstance(field.value, dict):
        return {}
    return field.value


def is_whole(field: Field, record: Record) -> bool:
    """Whether no key that a record has or needs was at fault."""
    values = entries(field)
    needed = {key.name for key in record.keys if key.required}
    return len(values) == len(field.items) and needed <= set(values)


def members(field: Field | None) -> tuple[Field, ...]:
    """The Fields of a list; none for anything else."""
    return field.items if field is not None and isinstance(field.value, tuple) else ()


def keyed(field: Field | None) -> Iterator[tuple[Field, Field]]:
    """The entries of a mapping, each key as a Field with its place."""
    if field is not None and isinstance(field.value, dict):
        for key in field.items:
            yield key, field.value[key.text]
