"""One version as a page shows it: signature, parameters, types, clauses.

Place in the pipeline: asked by the page targets; what it returns goes into templates. Prose in it
has code in backticks; filters turn it into the markup of the document.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from opspec.language.patterns import Dim, Item, Pattern, Star
from opspec.language.resolved import Attribute, Clause, Input, Output, Value, Version
from opspec.language.rules import branches, holds_many, index_of, is_list, rule_of
from opspec.language.sentences import bounds, code, listed, partly_known, place_in, prose
from opspec.trace import Links, Trace


@dataclass(frozen=True, slots=True)
class ParameterView:
    """An input, output or attribute; `note` is what else is known of it, in sentences.

    One of `paragraphs` and `note` is never empty.
    """

    name: str
    type: str
    remarks: tuple[str, ...]
    shape: str
    paragraphs: tuple[str, ...]
    note: str


@dataclass(frozen=True, slots=True)
class TypeView:
    """A type variable; `allowed` are its types as ONNX writes them, in alphabetical order."""

    name: str
    count: str
    allowed: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ClauseView:
    """A clause with its sentence, what it means for partial types, and where it is found."""

    id: str
    label: str
    full: str
    anchor: str
    rule: str
    sentence: str
    remark: str
    spec: str
    spec_line: int
    check: str
    check_line: str
    tests: int
    test_file: str
    traced: str


@dataclass(frozen=True, slots=True)
class NameView:
    """A name that shapes and the definition use, and what it stands for."""

    name: str
    meaning: str


@dataclass(frozen=True, slots=True, kw_only=True)
class VersionView:
    """All of a version but its formula and its examples."""

    name: str
    full: str
    since: int
    opsets: str
    in_force: str
    signature: str
    summary: str
    paragraphs: tuple[str, ...]
    inputs: tuple[ParameterView, ...]
    outputs: tuple[ParameterView, ...]
    attributes: tuple[ParameterView, ...]
    types: tuple[TypeView, ...]
    clauses: tuple[ClauseView, ...]
    names: tuple[NameView, ...]
    definition: str


def version_view(version: Version, newest_opset: int, trace: Trace) -> VersionView:
    """Return a version as templates see it."""
    return VersionView(
        name=version.name,
        full=f"{version.domain}.{version.name}",
        since=version.since,
        opsets=opsets(version.since, version.until, newest_opset),
        in_force=in_force(version.since, version.until, newest_opset),
        signature=signature(version),
        summary=version.summary,
        paragraphs=paragraphs(version.description),
        inputs=tuple(_input(version, value) for value in version.inputs),
        outputs=tuple(_output(value) for value in version.outputs),
        attributes=tuple(_attribute(version, attribute) for attribute in version.attributes),
        types=tuple(
            TypeView(
                variable.name,
                f"{len(variable.allowed)} types" if len(variable.allowed) != 1 else "1 type",
                ", ".join(variable.allowed),
                paragraphs(variable.description),
            )
            for variable in version.types
        ),
        clauses=tuple(
            clause_view(version, clause, trace[version.clause_id(clause)])
            for clause in version.clauses
        ),
        names=tuple(names_in_shapes(version)),
        definition=definition_text(version),
    )


def signature(version: Version) -> str:
    """`domain.Name(*inputs, axis) -> result`: what must be given, and what may be."""
    parameters = []
    for value in version.inputs:
        name = f"*{value.name}" if value.variadic else value.name
        parameters.append(f"{name}=None" if value.optional else name)
    for attribute in version.attributes:
        default = _default(attribute)
        parameters.append(f"{attribute.name}={default}" if default else attribute.name)
    results = [f"*{each.name}" if each.variadic else each.name for each in version.outputs]
    call = f"{version.domain}.{version.operator}({', '.join(parameters)})"
    return f"{call} -> {', '.join(results)}"


def opsets(since: int, until: int | None, newest: int) -> str:
    """The opsets at which a version is in force that another one follows, or none."""
    last = newest if until is None else until - 1
    return str(last) if last == since else f"{since} to {max(last, since)}"


def in_force(since: int, until: int | None, newest: int) -> str:
    """`opset 13` or `opsets 4 to 10`."""
    words = opsets(since, until, newest)
    return f"opsets {words}" if " " in words else f"opset {words}"


def paragraphs(text: str) -> tuple[str, ...]:
    """The paragraphs of a text: what blank lines part."""
    parts: list[list[str]] = [[]]
    for line in text.split("\n"):
        if line.strip():
            parts[-1].append(line.strip())
        elif parts[-1]:
            parts.append([])
    return tuple(" ".join(part) for part in parts if part)


def type_names(members: Sequence[str]) -> list[str]:
    """Element types as ONNX names the types of tensors, in alphabetical order."""
    return sorted(f"tensor({member})" for member in members)


def definition_text(version: Version) -> str:
    """The definition in index notation, and the named parts that it uses."""
    lines = [version.definition.text] if version.definition else []
    for let in version.lets:
        parameters = f"({', '.join(let.parameters)})" if let.parameters else ""
        lines.append(f"{let.name}{parameters} = {let.value.text}")
    return "\n".join(lines)


def clause_view(version: Version, clause: Clause, links: Links) -> ClauseView:
    """Return a clause as templates see it."""
    tests = "1 test" if len(links.tests) == 1 else f"{len(links.tests)} tests"
    return ClauseView(
        id=clause.id,
        label=version.clause_id(clause),
        full=f"{version.domain}.{version.clause_id(clause)}",
        anchor=links.anchor,
        rule=clause.text,
        sentence=prose(version, clause),
        # What is true of every condition is said once, above all clauses.
        remark=partly_known(version, clause) if rule_of(clause) else "",
        spec=str(links.spec),
        spec_line=links.spec.line,
        check=str(links.check) if links.check else "",
        check_line=str(links.check.line) if links.check else "none",
        tests=len(links.tests),
        test_file=links.test_file or "",
        traced=f"Line {links.spec.line} of the spec, {tests}",
    )


def names_in_shapes(version: Version) -> Iterator[NameView]:
    """What the names in the shapes of the inputs stand for."""
    seen = set()
    for value in version.inputs:
        for pattern in branches(value.shape):
            for number, item in enumerate(pattern.items):
                name = _shown(item)
                if name and name not in seen:
                    seen.add(name)
                    yield NameView(name, _meaning(value, pattern, number))


def _shown(item: Item) -> str:
    if isinstance(item, Dim):
        return f"{item.name}[{item.member}]" if item.member else item.name
    return getattr(item, "name", None) or ""


def _meaning(value: Input, pattern: Pattern, number: int) -> str:
    item = pattern.items[number]
    where = place_in(pattern, number)
    of = code(value.name)
    if isinstance(item, Dim):
        if item.member and value.variadic:
            return f"the size {where} of member {code(item.member)} of {of}".replace("  ", " ")
        return f"the size {where} of {of}".replace("  ", " ")
    if len(pattern.items) == 1 and isinstance(item, Star):
        return f"the shape of {of}"
    what = f"the sizes {where}".strip()
    return f"{what} of {'all ' if holds_many(value) else ''}{of}"


def _input(version: Version, value: Input) -> ParameterView:
    remarks = [*_variadic(value), *["optional"] * value.optional, *["ignored"] * value.ignored]
    notes = [*_shape_note(value), *_range_note(version, value)]
    if value.otherwise is not None:
        notes.append(f"Left out, it counts as {code(value.otherwise.text)}.")
    return ParameterView(
        name=value.onnx_name,
        type=str(value.type),
        remarks=tuple(remarks),
        shape=str(value.shape) if value.shape is not None else "",
        paragraphs=paragraphs(value.description),
        note=_note(value, notes),
    )


def _output(value: Output) -> ParameterView:
    return ParameterView(
        name=value.onnx_name,
        type=str(value.type),
        remarks=(*_variadic(value), *["optional"] * value.optional),
        shape=str(value.shape) if value.shape is not None else "",
        paragraphs=paragraphs(value.description),
        note=_note(value, list(_shape_note(value))),
    )


def _attribute(version: Version, attribute: Attribute) -> ParameterView:
    default = _default(attribute)
    remarks = ["required"] if attribute.required else []
    if attribute.default is not None:
        remarks.append(f"default {default}")
    elif attribute.otherwise is not None:
        remarks.append(f"{default} if left out")
    elif not attribute.required:
        remarks.append("optional")
    remarks += ["ignored"] * attribute.ignored
    notes = list(_range_note(version, attribute))
    if attribute.values:
        words = [code(_value(value)) for value in attribute.values]
        each = "Each entry is one" if is_list(attribute) else "One"
        notes.append(f"{each} of {listed(words, 'or')}.")
    return ParameterView(
        name=attribute.onnx_name,
        type=attribute.kind,
        remarks=tuple(remarks),
        shape="",
        paragraphs=paragraphs(attribute.description),
        note=_note(attribute, notes),
    )


def _note(parameter: Input | Output | Attribute, sentences: Sequence[str]) -> str:
    if sentences or paragraphs(parameter.description):
        return " ".join(sentences)
    return "Not described."


def _shape_note(value: Input | Output) -> Iterator[str]:
    if value.shape is not None:
        yield f"Shape {code(str(value.shape))}."


def _range_note(version: Version, parameter: Input | Attribute) -> Iterator[str]:
    for axes in (parameter.axes, index_of(parameter)):
        if axes is not None:
            yield f"Range {bounds(version, axes)}."


def _variadic(value: Input | Output) -> list[str]:
    if value.variadic is None:
        return []
    words = {0: "any number", 1: "one or more"}
    return [words.get(value.variadic.min, f"{value.variadic.min} or more")]


def _default(attribute: Attribute) -> str:
    if attribute.default is not None:
        return _value(attribute.default)
    return attribute.otherwise.text if attribute.otherwise is not None else ""


def _value(value: Value) -> str:
    """A value as JSON writes it, which is how models are mostly shown."""
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
