"""A draft of a spec: all that registered schemas say of an operator, and gaps for what they do not.

Place in the pipeline: called by `import-onnx`. A first text without clauses is read as any other
spec is; the rules that follow from its declarations get the numbers of the clauses in the second.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from opspec.checking.onnx_facts import schemas_of
from opspec.diagnostics import Findings
from opspec.drafting.entries import Entry, Words, attribute_entry, changes, type_words, value_entry
from opspec.drafting.schemas import SchemaFacts, schema_facts
from opspec.language.resolve import resolve
from opspec.language.rules import derived
from opspec.language.typesets import TypeSets
from opspec.reading.decode import decode_operator
from opspec.reading.kinds import GAP
from opspec.reading.yaml_reader import read

#: Clauses of each version: those that it adds, and those that it takes away (None).
Clauses = Sequence[dict[str, str | None]]


def known_operators(domain: str) -> list[str]:
    """The operators of a domain that have a schema."""
    return sorted(schemas_of(domain))


def draft(domain: str, operator: str, sets: TypeSets) -> str:
    """Return the draft of an operator whose schemas are registered with `onnx`."""
    history = sorted(schemas_of(domain)[operator].items())
    versions = [schema_facts(schema) for _, schema in history]
    words = {
        name: frozenset(members)
        for name, members in sorted(sets.named().items(), key=lambda item: -len(item[1]))
    }
    bare = _text(domain, operator, versions, words, [{} for _ in versions])
    return _text(domain, operator, versions, words, _clauses(bare, sets))


def _clauses(text: str, sets: TypeSets) -> Clauses:
    """Numbers for the rules that follow, oldest version first; a rule keeps its number."""
    findings = Findings()
    file = decode_operator(read(text.encode(), "draft", findings), "draft", findings)
    operator = resolve(file, sets, findings) if file is not None else None
    numbers: dict[str, str] = {}
    before: list[str] = []
    found: list[dict[str, str | None]] = []
    for version in operator.versions if operator is not None else ():
        rules = [str(rule) for rule in derived(version)]
        for rule in rules:
            numbers.setdefault(rule, f"C{len(numbers) + 1}")
        edits: dict[str, str | None] = {numbers[r]: r for r in rules if r not in before}
        edits.update({numbers[rule]: None for rule in before if rule not in rules})
        found.append(edits)
        before = rules
    return found


def _text(
    domain: str,
    operator: str,
    versions: Sequence[SchemaFacts],
    words: Words,
    clauses: Clauses,
) -> str:
    first = versions[0]
    types = {name: type_words(members, words) for name, members in first.types.items()}
    lines = [
        "# yaml-language-server: $schema=../schema.json",
        f"# Drafted by `opspec import-onnx`: {GAP} marks what a schema does not say, and",
        "# `opspec check` reports each until it is written. Nor does it say ranges of axes,",
        "# values allowed or rules between sizes: add `axis_of`, `range`, `values` and clauses.",
        f"operator: {operator}",
        f"domain: {domain}",
        f"summary: {GAP}",
        f"description: {GAP}",
        *_list("inputs", (value_entry(value, "input") for value in first.inputs.values())),
        *_list("outputs", (value_entry(value, "output") for value in first.outputs.values())),
        *_list("attributes", map(attribute_entry, first.attributes.values())),
        *_mapping("types", types),
        *_mapping("clauses", {id_: rule or "null" for id_, rule in clauses[0].items()}),
        f"definition: {GAP}",
        "versions:",
        f"  - {{since: {first.since}}}",
    ]
    for old, new, edits in zip(versions, versions[1:], clauses[1:], strict=False):
        entries = list(changes(old, new, words))
        if edits:
            entries.append({"clause": _edits(edits)})
        lines += _version(new.since, entries)
    lines.append("examples: []")
    return "\n".join(lines) + "\n"


def _edits(edits: Mapping[str, str | None]) -> str:
    """Clauses as a change sets them, one per line where they are many."""
    words = [f"{id_}: {rule or 'null'}" for id_, rule in edits.items()]
    inline = f"{{{', '.join(words)}}}"
    margin = "\n          "
    return inline if len(inline) < 80 else margin + margin.join(words)


def _version(since: int, entries: Sequence[Entry]) -> list[str]:
    if not entries:
        return [f"  - {{since: {since}}}"]
    items = [line for entry in entries for line in _item(entry, "      ")]
    return [f"  - since: {since}", "    changes:", *items]


def _list(key: str, entries: Iterable[Entry]) -> list[str]:
    items = [line for entry in entries for line in _item(entry, "  ")]
    return [f"{key}:", *items] if items else [f"{key}: []"]


def _item(entry: Entry, margin: str) -> list[str]:
    """An entry of a list, on one line where it is short and holds no gap."""
    line = f"{margin}- {{{', '.join(f'{key}: {text}' for key, text in entry.items())}}}"
    if len(line) <= 100 and GAP not in line and "\n" not in line:
        return [line]
    return [
        f"{margin}{'  ' if number else '- '}{key}: {text}".replace(": \n", ":\n")
        for number, (key, text) in enumerate(entry.items())
    ]


def _mapping(key: str, entries: Entry) -> list[str]:
    if not entries:
        return [f"{key}: {{}}"]
    return [f"{key}:", *(f"  {name}: {text}" for name, text in entries.items())]
