"""Docstrings of emitted functions, in the form of numpydoc, as data for their template.

Place in the pipeline: asked by the target that prints operators.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from opspec.emission.naming import Names, identifier
from opspec.emission.rendering import literal
from opspec.engine.definition import numpy_dtype
from opspec.language.formal import formal_arguments
from opspec.language.resolved import Attribute, ElementType, Example, Input, Output, Tensor, Version
from opspec.language.rules import holds_many, rule_of
from opspec.language.sentences import listed, prose
from opspec.modules.binding import N_OUTPUTS, counts_outputs

_KINDS = {
    "int": "int",
    "ints": "sequence of int",
    "float": "float",
    "floats": "sequence of float",
    "string": "str",
    "strings": "sequence of str",
}
#: The rules whose violation is an `OpTypeError`, besides `same` of a type variable.
_OF_TYPE = frozenset({"given", "type", "allowed"})
#: Examples of more elements are left to the page.
_FEW_ELEMENTS = 16
_FEW_EXAMPLES = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """A parameter or a result."""

    name: str
    type: str
    description: str


@dataclass(frozen=True, slots=True)
class ClauseLine:
    id: str
    sentence: str
    hanging: int


@dataclass(frozen=True, slots=True)
class Error:
    """A kind of error and the clauses that raise it."""

    name: str
    clauses: tuple[ClauseLine, ...]


@dataclass(frozen=True, slots=True)
class Docstring:
    summary: str
    parameters: tuple[Entry, ...]
    results: tuple[Entry, ...]
    errors: tuple[Error, ...]
    notes: tuple[str, ...]
    examples: tuple[tuple[str, ...], ...]


ElementTypes = Mapping[str, ElementType]


def docstring(
    version: Version, function: str, names: Names, element_types: ElementTypes
) -> Docstring:
    """Return the docstring of the function that runs a version."""
    return Docstring(
        summary=version.summary,
        parameters=(
            *(_input(version, value, names) for value in version.inputs),
            *(_attribute(attribute, names) for attribute in version.attributes),
            *_counted(version, names),
            *_out(version),
        ),
        results=tuple(_output(version, output) for output in version.outputs),
        errors=tuple(_errors(version)),
        notes=tuple(_notes(version)),
        examples=tuple(_examples(version, function, names, element_types)),
    )


def _input(version: Version, value: Input, names: Names) -> Entry:
    many = holds_many(value)
    kind = "iterable of array_like" if many else "array_like"
    if value.optional:
        kind += ", optional"
    kind = _holding(version, value, kind)
    each = "Each of them is a tensor" if many else "A tensor"
    return Entry(
        names[value.name], kind, _described(value.description, _tensor(version, value, each))
    )


def _output(version: Version, output: Output) -> Entry:
    kind = "tuple of ndarray" if output.variadic else "ndarray"
    kind = _holding(version, output, kind)
    each = "Each of them is a tensor" if output.variadic else "A tensor"
    facts = _tensor(version, output, each)
    return Entry(output.name, kind, _described(output.description, facts))


def _tensor(version: Version, value: Input | Output, subject: str) -> str:
    shape = f" of shape `{value.shape}`" if value.shape else ""
    element = value.type.element or value.type.variable
    members = version.members(value.type)
    among = f", one of {', '.join(members)}" if value.type.variable else ""
    return f"{subject}{shape} and element type {element}{among}.{_held(version, value)}"


def _holding(version: Version, value: Input | Output, kind: str) -> str:
    """What Python calls a value that is a tensor, or else holds some."""
    holders = version.containers(value.type)
    kinds = [kind]
    kinds += [f"list of {kind}"] if any("seq(" in each for each in holders) else []
    kinds += ["None"] if any("optional(" in each for each in holders) else []
    return listed(kinds, "or")


def _held(version: Version, value: Input | Output) -> str:
    """What may stand in place of a tensor, in sentences."""
    holders = version.containers(value.type)
    inside = [each for each in version.members(value.type) if f"seq(tensor({each}))" in holders]
    text = ""
    if inside:
        text += f" Or a list of such tensors, a sequence, of one of {', '.join(inside)}."
    if any("optional(" in each for each in holders):
        text += " Or None, an optional value that holds nothing."
    return text


def _described(description: str, facts: str) -> str:
    return f"{description.strip()}\n\n{facts}".strip()


def _attribute(attribute: Attribute, names: Names) -> Entry:
    kind = _KINDS.get(attribute.kind, "object")
    if attribute.default is not None:
        kind += f", default {literal(attribute.default)}"
    elif not attribute.required:
        kind += ", optional"
    facts = []
    if attribute.axes is not None:
        facts.append(f"Within `{attribute.axes.range}`.")
    if attribute.otherwise is not None:
        facts.append(f"If it is not given, `{attribute.otherwise}`.")
    if attribute.ignored:
        facts.append("It has no meaning.")
    return Entry(names[attribute.name], kind, _described(attribute.description, " ".join(facts)))


def _counted(version: Version, names: Names) -> Iterator[Entry]:
    if counts_outputs(version):
        facts = "How many outputs are wanted; it may be left out where that follows."
        yield Entry(names[N_OUTPUTS], "int, optional", facts)


def _out(version: Version) -> Iterator[Entry]:
    if len(version.outputs) == 1 and not version.outputs[0].variadic:
        facts = "An array to write the result into; it may share no memory with an input."
        yield Entry("out", "ndarray, optional", facts)


def _errors(version: Version) -> Iterator[Error]:
    variables = {variable.name for variable in version.types}

    def of_type(kind: str | None, subject: str | None) -> bool:
        return kind in _OF_TYPE or (kind == "same" and subject in variables)

    for name, wanted in (("OpTypeError", True), ("OpValueError", False)):
        lines = []
        for clause in version.clauses:
            rule = rule_of(clause)
            kind, subject = (rule.kind, rule.subject) if rule else (None, None)
            if of_type(kind, subject) is wanted:
                hanging = len(clause.id) + 2
                lines.append(ClauseLine(clause.id, prose(version, clause), hanging))
        if lines:
            yield Error(name, tuple(lines))


def _notes(version: Version) -> Iterator[str]:
    if version.definition is not None:
        yield "In index notation::"
        yield ""
        for line in version.definition.text.splitlines():
            yield f"    {line}"


def _examples(
    version: Version, function: str, names: Names, element_types: ElementTypes
) -> Iterator[tuple[str, ...]]:
    chosen: dict[tuple[tuple[int, ...], ...], Example] = {}
    for example in filter(_fits, version.examples):
        shapes = tuple(tensor.shape for tensor in example.inputs if tensor is not None)
        chosen.setdefault(shapes, example)
    for example in list(chosen.values())[:_FEW_EXAMPLES]:
        yield tuple(_example(version, example, function, names, element_types))


def _fits(example: Example) -> bool:
    tensors = (*example.inputs, *example.outputs)
    elements = sum(len(tensor.values) for tensor in tensors if tensor is not None)
    return example.violates is None and elements <= _FEW_ELEMENTS and len(example.outputs) == 1


def _example(
    version: Version, example: Example, function: str, names: Names, element_types: ElementTypes
) -> Iterator[str]:
    arguments: list[str] = []
    for given in formal_arguments(version, example, example.inputs).values():
        words: list[str] = []
        for tensor in given if isinstance(given, list) else [given]:
            words.append("None" if tensor is None else names.fresh(identifier(tensor.name)))
            if tensor is not None:
                yield f">>> {words[-1]} = {_array(tensor, element_types)}"
        arguments.append(f"[{', '.join(words)}]" if isinstance(given, list) else words[0])
    for name, given_value in example.attributes.items():
        arguments.append(f"{names[name]}={literal(given_value)}")
    yield f">>> {function}({', '.join(arguments)})"
    result = example.outputs[0]
    dtype = numpy_dtype(element_types[result.elem_type])
    yield from repr(_nested(result).astype(dtype)).splitlines()


def _array(tensor: Tensor, element_types: ElementTypes) -> str:
    dtype = numpy_dtype(element_types[tensor.elem_type])
    return f"np.array({literal(_nested(tensor).tolist())}, {literal(str(dtype))})"


def _nested(tensor: Tensor) -> np.ndarray[Any, Any]:
    flat = np.empty(len(tensor.values), object)
    flat[:] = tensor.values
    return flat.reshape(tensor.shape)
