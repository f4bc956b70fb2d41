"""Examples: from nested values in YAML to tensors with exact values.

Place in the pipeline: part of `resolve`. Whether an example is true, that is whether its outputs
follow from its inputs, is asked later, by `checks`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from opspec.diagnostics import Findings, quote, suggest
from opspec.model import ExampleDeclaration, Field, OperatorFile, SequenceLiteral, TensorLiteral
from opspec.resolved import ElementType, Example, Scalar, Tensor, Value

Element = int | float | str | complex


def read_examples(
    file: OperatorFile, element_types: Sequence[ElementType], findings: Findings
) -> tuple[Example, ...]:
    """Read all examples of a file."""
    known = {type_.name: type_ for type_ in element_types}
    first, last = file.versions[0].since, file.versions[-1].since
    return tuple(_example(e, known, first, last, findings) for e in file.examples)


def _example(
    raw: ExampleDeclaration,
    known: Mapping[str, ElementType],
    first: int,
    last: int,
    findings: Findings,
) -> Example:
    since = cast(int, raw.since.value) if raw.since else first
    until = cast(int, raw.until.value) if raw.until else None
    if since > last or (until is not None and until < first):
        findings.add(raw.at, "X01", f"example {quote(raw.name)} belongs to no version of this file")
    inputs = _values(raw.inputs, "input", known, findings)
    outputs = _values(raw.outputs or (), "output", known, findings)
    return Example(
        name=raw.name,
        title=raw.title.text if raw.title else "",
        description=raw.description.text.strip() if raw.description else "",
        since=since,
        until=until,
        attributes={name: _attribute(value) for name, value in raw.attributes.items()},
        inputs=inputs,
        outputs=tuple(value for value in outputs if value is not None),
        violates=raw.violates.text if raw.violates else None,
        at=raw.at,
    )


def _attribute(field: Field) -> Value:
    if field.items or isinstance(field.value, tuple):
        return tuple(cast(Scalar, item.value) for item in field.items)
    return cast(Scalar, field.value)


def _values(
    raw: Sequence[TensorLiteral | SequenceLiteral | None],
    what: str,
    known: Mapping[str, ElementType],
    findings: Findings,
) -> tuple[Tensor | None, ...]:
    read: list[Tensor | None] = []
    for number, value in enumerate(raw):
        if isinstance(value, SequenceLiteral):
            findings.add(value.at, "X02", "sequences in examples are not supported yet")
            continue
        read.append(read_tensor(value, f"{what}{number}", known, findings) if value else None)
    return tuple(read)


def read_tensor(
    raw: TensorLiteral, name: str, known: Mapping[str, ElementType], findings: Findings
) -> Tensor | None:
    """Read one tensor; its shape follows from the nesting of its values, or is given."""
    type_ = known.get(raw.type.text)
    if type_ is None:
        hint = suggest(raw.type.text, known)
        findings.add(raw.type.at, "T01", f"{quote(raw.type.text)} is not an element type{hint}")
        return None
    values = () if raw.values is None else tuple(_flatten(raw.values))
    nested = _nesting(raw.values, findings)
    shape = nested
    if raw.shape is not None:
        shape = tuple(cast(int, item.value) for item in raw.shape.items)
        count = 1
        for size in shape:
            count *= size
        if count != len(values) or (nested != shape and nested != (len(values),)):
            findings.add(
                raw.shape.at,
                "X03",
                f"a tensor of shape {shape} has {count} values; {len(values)} are given"
                if count != len(values)
                else f"the values are nested as {nested}, the shape says {shape}",
            )
            return None
    if shape is None:
        return None
    elements = [_element(field, type_, findings) for field in values]
    if any(element is None for element in elements):
        return None
    return Tensor(
        raw.name or name, type_.name, shape, tuple(e for e in elements if e is not None), raw.at
    )


def _flatten(field: Field) -> Iterator[Field]:
    if isinstance(field.value, tuple):
        for item in field.items:
            yield from _flatten(item)
    else:
        yield field


def _nesting(field: Field | None, findings: Findings) -> tuple[int, ...] | None:
    """The shape that nested lists have, all of one level alike."""
    if field is None:
        return (0,)
    if not isinstance(field.value, tuple):
        return ()
    inner = [_nesting(item, findings) for item in field.items]
    if any(shape is None for shape in inner):
        return None
    for item, shape in zip(field.items, inner, strict=True):
        if shape != inner[0]:
            findings.add(
                item.at, "X03", f"this part is nested as {shape}, the first one as {inner[0]}"
            )
            return None
    return (len(inner), *(inner[0] or ())) if inner else (0,)


def _element(field: Field, type_: ElementType, findings: Findings) -> Element | None:
    """One value, exact for its element type; what does not fit is a finding."""
    value, kind = field.value, _kind(type_)
    fitting: Element | None = None
    if kind == "string":
        fitting = value if isinstance(value, str) else None
    elif kind == "bool":
        fitting = value if isinstance(value, bool) else None
    elif isinstance(value, bool):
        fitting = None
    elif kind == "complex":
        fitting = _complex(value)
    elif kind == "float":
        fitting = float(value) if isinstance(value, int | float) else None
    elif isinstance(value, int):
        signed = not type_.name.startswith("u")
        bits = type_.bits or 64
        low = -(2 ** (bits - 1)) if signed else 0
        high = 2 ** (bits - signed) - 1
        if low <= value <= high:
            fitting = value
    if fitting is None:
        findings.add(field.at, "X04", f"{value!r} is not a value of element type {type_.name}")
    return fitting


def _kind(type_: ElementType) -> str:
    name = type_.name
    if name.startswith("complex"):
        return "complex"
    if name in ("string", "bool"):
        return name
    return "int" if name.startswith(("int", "uint")) else "float"


def _complex(value: object) -> complex | None:
    try:
        return complex(value) if isinstance(value, int | float | str) else None
    except ValueError:
        return None
