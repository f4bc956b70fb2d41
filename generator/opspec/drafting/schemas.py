"""What a registered schema says of one version, under the names that a spec would use.

Place in the pipeline: the first half of a draft; `drafting.changes` compares what is found here
from version to version. The sentences of a schema are never looked at.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from keyword import iskeyword
from typing import TYPE_CHECKING, Any

from opspec.checking.onnx_facts import default_value, word
from opspec.reading.kinds import GAP, IDENTIFIER

if TYPE_CHECKING:
    from onnx.defs import OpSchema

_MEMBER = re.compile(r"((?:seq|optional|optional\(seq)\()?tensor\((\w+)\)+")


@dataclass(frozen=True, slots=True)
class ValueFacts:
    """An input or output. `least` is how many a variadic one takes at least, None for others."""

    name: str
    onnx_name: str
    type: str
    optional: bool
    least: int | None
    heterogeneous: bool


@dataclass(frozen=True, slots=True)
class AttributeFacts:
    """An attribute; a default that no spec can hold is left out."""

    name: str
    onnx_name: str
    type: str
    required: bool
    default: object


@dataclass(frozen=True, slots=True)
class SchemaFacts:
    """One version: everything by the name that ONNX has for it, types by their variable."""

    since: int
    inputs: Mapping[str, ValueFacts]
    outputs: Mapping[str, ValueFacts]
    attributes: Mapping[str, AttributeFacts]
    types: Mapping[str, tuple[str, ...]]


def schema_facts(schema: OpSchema) -> SchemaFacts:
    """Return what a schema says that a spec says too."""
    types, written = _types(schema)
    clashing = _clashing(schema)
    used = {
        variable
        for value in (*schema.inputs, *schema.outputs)
        for variable in re.findall(r"\w+", written.get(value.type_str, ""))
    }
    return SchemaFacts(
        since=schema.since_version,
        inputs={v.name: _value(v, "input", clashing, written) for v in schema.inputs},
        outputs={v.name: _value(v, "output", clashing, written) for v in schema.outputs},
        attributes={
            name: AttributeFacts(
                _name(name),
                name,
                word(attribute.type),
                bool(attribute.required),
                _default(attribute),
            )
            for name, attribute in sorted(schema.attributes.items())
        },
        types={
            name: members
            for name, members in types.items()
            # What only sequences are made of goes by the name of the elements.
            if name in used or written[name] == name
        },
    )


def _types(schema: OpSchema) -> tuple[dict[str, tuple[str, ...]], dict[str, str]]:
    """The types of each variable, and how a spec writes what the schema calls by it.

    A variable of sequences is written with one of tensors that allows the same elements, if there
    is one. One of tensors may stand for what holds them too; what is a sequence here and an
    optional value there, and never a tensor, has no spelling and is a gap.
    """
    elements: dict[str, tuple[str, ...]] = {}
    containers: dict[str, str] = {}
    for constraint in schema.type_constraints:
        found = [_MEMBER.fullmatch(member) for member in constraint.allowed_type_strs]
        kinds = {match[1] or "" for match in found if match}
        name = constraint.type_param_str
        if None not in found and "" in kinds:
            elements[name] = tuple(
                sorted(match[0] if match[1] else match[2] for match in found if match)
            )
            containers[name] = ""
        elif None not in found and kinds in ({"seq("}, {"optional("}):
            elements[name] = tuple(sorted(match[2] for match in found if match))
            containers[name] = kinds.pop()
    written = {}
    for name, container in containers.items():
        alike = [
            other
            for other, members in elements.items()
            if not containers[other] and members == elements[name]
        ]
        inner = alike[0] if alike else name
        written[name] = f"{container}{inner})" if container else name
    return elements, written


def _clashing(schema: OpSchema) -> set[str]:
    """Names that stand for more than one thing in a schema."""
    names = (
        _name(name)
        for group in (
            (value.name for value in schema.inputs),
            (value.name for value in schema.outputs),
            schema.attributes,
        )
        for name in set(group)
    )
    return {name for name, count in Counter(names).items() if count > 1}


def _value(
    value: OpSchema.FormalParameter, kind: str, clashing: set[str], written: Mapping[str, str]
) -> ValueFacts:
    name = _name(value.name)
    option = word(value.option)
    fixed = _MEMBER.fullmatch(value.type_str)
    return ValueFacts(
        name=f"{name}_{kind}" if name in clashing else name,
        onnx_name=value.name,
        type=value.type_str if fixed else written.get(value.type_str, GAP),
        optional=option == "optional",
        least=value.min_arity if option == "variadic" else None,
        heterogeneous=option == "variadic" and not value.is_homogeneous,
    )


def _name(name: str) -> str:
    """The name as a spec can use it: letters, digits and _, a letter first, no word of Python."""
    plain = re.sub(r"\W+", "_", name, flags=re.ASCII).strip("_")
    if not re.fullmatch(IDENTIFIER, plain):
        plain = f"x{plain}"
    return f"{plain}_" if iskeyword(plain) else plain


def _default(attribute: Any) -> object:
    value = default_value(attribute)
    values: Iterable[object] = value if isinstance(value, list) else [value]
    return value if all(isinstance(each, int | float | str) for each in values) else None
