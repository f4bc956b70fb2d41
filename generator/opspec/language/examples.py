"""Examples: from nested values in YAML to tensors with exact values.

Place in the pipeline: part of `resolve`. Whether an example is true, that is whether its outputs
follow from its inputs, is asked later, by `checks`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from opspec.diagnostics import Findings, quote, suggest
from opspec.language.resolved import ElementType, Example, Scalar, Tensor, Value
from opspec.reading.model import (
    ExampleDeclaration,
    Field,
    OperatorFile,
    SequenceLiteral,
    TensorLiteral,
)

Element = int | float | str | complex

#: An example is small: it stands on a page.
MAX_ELEMENTS = 10_000
_ZEROS: Mapping[str, Element] = {
    "string": "",
    "bool": False,
    "complex": 0j,
    "float": 0.0,
    "int": 0,
}


def read_examples(
    file: OperatorFile, element_types: Sequence[ElementType], findings: Findings
) -> tuple[Example, ...]:
    """Read all examples of a file; one with a fault is reported and left out."""
    known = {type_.name: type_ for type_ in element_types}
    first, last = file.versions[0].since, file.versions[-1].since
    read = []
    for raw in file.examples:
        before = len(findings)
        example = _example(raw, known, first, last, findings)
        if len(findings) == before:
            read.append(example)
    return tuple(read)


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
        attributes={name: _attribute(value, findings) for name, value in raw.attributes.items()},
        inputs=inputs,
        listed=_listed(raw.inputs),
        outputs=tuple(value for value in outputs if value is not None),
        listed_outputs=_listed(value for value in raw.outputs or () if value is not None),
        violates=raw.violates.text if raw.violates else None,
        at=raw.at,
        places={
            **{name: value.at for name, value in raw.attributes.items()},
            **({"violates": raw.violates.at} if raw.violates else {}),
        },
    )


def _listed(raw: Iterable[TensorLiteral | SequenceLiteral | None]) -> tuple[int | None, ...]:
    """Of how many tensors each value consists, None where it is not a sequence."""
    return tuple(
        len(value.members) if isinstance(value, SequenceLiteral) else None for value in raw
    )


def _attribute(field: Field, findings: Findings) -> Value:
    if isinstance(field.value, TensorLiteral):
        findings.add(field.at, "X02", "a tensor as an attribute is not supported yet")
        return 0
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
            read += [
                read_tensor(member, f"{what}{number}_{place}", known, findings)
                for place, member in enumerate(value.members)
            ]
        else:
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
    shape = _shape(raw, findings)
    if shape is None:
        return None
    if raw.values is None:
        # Any values will do; zeros are as good as others.
        count = math.prod(shape)
        if count > MAX_ELEMENTS:
            message = (
                f"a tensor of shape {shape} has {count} values; at most {MAX_ELEMENTS} will do"
            )
            findings.add(raw.at, "X03", message)
            return None
        return Tensor(raw.name or name, type_.name, shape, (_ZEROS[_kind(type_)],) * count, raw.at)
    fields = tuple(_flatten(raw.values))
    elements = [_element(field, type_, findings) for field in fields]
    fitting = tuple(element for element in elements if element is not None)
    if len(fitting) < len(elements):
        return None
    places = tuple(field.at for field in fields)
    return Tensor(raw.name or name, type_.name, shape, fitting, raw.at, places)


def _shape(raw: TensorLiteral, findings: Findings) -> tuple[int, ...] | None:
    """The shape that is given, or else the one in which the values are nested."""
    nested = _nesting(raw.values, findings)
    if raw.shape is None:
        return nested
    shape = tuple(cast(int, item.value) for item in raw.shape.items)
    if raw.values is None:
        return shape
    wanted, got = math.prod(shape), sum(1 for _ in _flatten(raw.values))
    if wanted != got:
        verb = "is" if got == 1 else "are"
        message = f"a tensor of shape {shape} has {wanted} values; {got} {verb} given"
    elif nested not in (shape, (got,)):
        message = f"the values are nested as {nested}, the shape says {shape}"
    else:
        return shape
    if nested is not None:
        findings.add(raw.shape.at, "X03", message)
    return None


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
        fitting = _float(value)
    elif isinstance(value, int):
        signed = not type_.name.startswith("u")
        bits = type_.bits or 64
        low = -(2 ** (bits - 1)) if signed else 0
        high = 2 ** (bits - signed) - 1
        if low <= value <= high:
            fitting = value
    if fitting is None:
        shown = quote(value) if isinstance(value, str) else quote(str(value))[1:-1]
        findings.add(field.at, "X04", f"{shown} is not a value of element type {type_.name}")
    return fitting


def _kind(type_: ElementType) -> str:
    name = type_.name
    if name.startswith("complex"):
        return "complex"
    if name in ("string", "bool"):
        return name
    return "int" if name.startswith(("int", "uint")) else "float"


def _float(value: object) -> float | None:
    try:
        return float(value) if isinstance(value, int | float) else None
    except OverflowError:
        return None


def _complex(value: object) -> complex | None:
    try:
        return complex(value) if isinstance(value, int | float | str) else None
    except (ValueError, OverflowError):
        return None
