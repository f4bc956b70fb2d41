"""Faults of a node itself, which any operator can have, under their reserved names.

Place in the pipeline: below `calls`. Each fault is one change of the node of a valid call; `models`
carries it out. What the clauses of a version say is left as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from opspec.engine.names import Names
from opspec.engine.outputs import outputs
from opspec.language.resolved import AttributeKind, Value, Version
from opspec.sampling.sample import Sample, tensors

#: The reserved names that a model can offend against; see `opspec.language.reserved`.
Reserved = Literal[
    "attribute-unknown",
    "attribute-twice",
    "attribute-type",
    "input-count",
    "input-type",
    "output-count",
    "output-declared",
]

#: Element types of which at least one is not that of an output.
_ANY = ("float", "int64")
#: A value of another kind, for each kind of attribute.
_OTHER_KINDS: Mapping[AttributeKind, tuple[tuple[AttributeKind, Value], ...]] = {
    "int": (("float", 0.0), ("ints", (0,)), ("string", "0")),
    "ints": (("int", 0), ("floats", (0.0,))),
    "float": (("int", 1), ("floats", (1.0,))),
    "floats": (("float", 1.0), ("ints", (1,))),
    "string": (("strings", ("a",)), ("int", 1)),
    "strings": (("string", "a"), ("ints", (1,))),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One thing that is wrong with a node, or with what the model declares of its outputs."""

    clause: Reserved
    label: str
    #: Attributes to add, with their kinds; one that is there already is given twice or replaced.
    added: tuple[tuple[str, AttributeKind, Value], ...] = ()
    replaces: bool = False
    extra_inputs: int = 0
    extra_outputs: int = 0
    #: A size to declare for the first axis of the first input.
    input_size: int | None = None
    #: What to declare of the first output in place of what follows.
    output_type: str | None = None
    output_axes: int = 0
    output_size: int = 0

    @property
    def of_declarations(self) -> bool:
        """Whether the node itself is right, so that its outputs follow in spite of the fault."""
        return self.clause in ("input-type", "output-declared")


def faults(version: Version, sample: Sample) -> Iterator[Fault]:
    """Every fault that the node of a call can have."""
    yield from _attribute_faults(version, sample)
    if not any(value.variadic for value in version.inputs):
        yield Fault(clause="input-count", label="one-input-more", extra_inputs=1)
    if not any(output.variadic for output in version.outputs):
        yield Fault(clause="output-count", label="one-output-more", extra_outputs=1)
    yield Fault(clause="input-type", label="a-size-of--1", input_size=-1)
    other = _other_type(version, sample)
    if other:
        yield Fault(clause="output-declared", label=f"as-{other}", output_type=other)
    yield Fault(clause="output-declared", label="one-axis-more", output_axes=1)
    yield Fault(clause="output-declared", label="longer", output_size=1)


def _attribute_faults(version: Version, sample: Sample) -> Iterator[Fault]:
    known = {attribute.onnx_name for attribute in version.attributes}
    name = "unknown"
    while name in known:
        name += "_"
    yield Fault(clause="attribute-unknown", label=name, added=((name, "int", 1),))
    for attribute in version.attributes:
        given = sample.attributes.get(attribute.name)
        if given is not None:
            yield Fault(
                clause="attribute-twice",
                label=attribute.onnx_name,
                added=((attribute.onnx_name, attribute.kind, given),),
            )
        for kind, value in _OTHER_KINDS.get(attribute.kind, ()):
            yield Fault(
                clause="attribute-type",
                label=f"{attribute.onnx_name}-as-{kind}",
                added=((attribute.onnx_name, kind, value),),
                replaces=True,
            )


def _other_type(version: Version, sample: Sample) -> str | None:
    """Another element type for the first output, best one that its variable would allow."""
    used = {tensor.elem_type for tensor in tensors(sample)}
    types = outputs(Names(version, sample.inputs, sample.attributes, sample.outputs))
    if not types:
        return None
    members = version.members(version.outputs[0].type)
    others = (*(type_ for type_ in members if type_ not in used), *_ANY)
    return next(type_ for type_ in others if type_ != types[0].elem_type)
