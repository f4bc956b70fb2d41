"""The arguments of one call, and small changes of them.

Place in the pipeline: below all other modules of `sampling`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from opspec.engine.merging import Size
from opspec.engine.names import Argument, TensorType
from opspec.language.resolved import Attribute, Input, Value, Version

Place = tuple[str, int | None, TensorType]
Changed = tuple[str, "Sample"]

#: The value of a longer tensor is not made up.
_LONG = 100
_ORDINALS = ("first", "second", "third")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """The arguments of one call, by the names of the formal parameters.

    `outputs` counts the outputs that are asked for, where that is free.
    """

    inputs: Mapping[str, Argument]
    attributes: Mapping[str, Value]
    outputs: int | None = None


def wanted(version: Version, sample: Sample) -> int:
    """How many outputs a call asks for: all there are, unless their number is free."""
    return len(version.outputs) if sample.outputs is None else sample.outputs


def places(sample: Sample, names: Sequence[str] | None = None) -> list[Place]:
    """All tensors of a sample, those of some inputs only if they are named."""
    found: list[Place] = []
    for name, argument in sample.inputs.items():
        if names is not None and name not in names:
            continue
        if isinstance(argument, TensorType):
            found.append((name, None, argument))
        elif argument is not None:
            found.extend((name, k, each) for k, each in enumerate(argument) if each is not None)
    return found


def tensors(sample: Sample) -> list[TensorType]:
    """All tensors of a sample."""
    return [tensor for _, _, tensor in places(sample)]


def word(name: str, member: int | None) -> str:
    """How a label calls an input, or a member of one."""
    if member is None:
        return name
    return _ORDINALS[member] if member < len(_ORDINALS) else f"{member + 1}th"


def with_member(sample: Sample, name: str, member: int | None, new: TensorType | None) -> Sample:
    """The same sample with another tensor for one input, or for one of its members."""
    inputs = dict(sample.inputs)
    if member is None:
        inputs[name] = new
    else:
        old = inputs[name]
        assert isinstance(old, Sequence)
        inputs[name] = [*old[:member], new, *old[member + 1 :]]
    return replace(sample, inputs=inputs)


def reshaped(tensor: TensorType, shape: tuple[Size, ...]) -> TensorType:
    """The same tensor with another shape; a value that is known has as many entries as it."""
    entries = tensor.value if isinstance(tensor.value, list) else [tensor.value]
    value: Any = None
    if tensor.value is not None:
        first = entries[0] if entries else 1
        match shape:
            case ():
                value = first
            case (int(size),) if size < _LONG:
                last = len(entries) - 1
                value = [entries[min(place, last)] if entries else 1 for place in range(size)]
    return replace(tensor, shape=shape, value=value)


def is_float(elem_type: str | None) -> bool:
    """Whether elements are numbers with a fraction, of a type that computes with enough of them."""
    return elem_type in ("float16", "float", "double")


def is_number(elem_type: str | None) -> bool:
    """Whether elements are numbers that an expression can compute with."""
    return elem_type is not None and (elem_type.startswith(("int", "uint")) or is_float(elem_type))


def with_values(sample: Sample, name: str, value: Value | None) -> Sample:
    """The same sample with other values in a tensor of rank 0 or 1; None leaves it out."""
    tensor = sample.inputs.get(name)
    if not isinstance(tensor, TensorType) or value is None:
        return with_member(sample, name, None, None)
    if isinstance(value, tuple):
        new = replace(tensor, shape=(len(value),), value=list(value))
    else:
        new = replace(tensor, shape=(), value=value)
    return with_member(sample, name, None, new)


def with_attribute(sample: Sample, name: str, value: Value | None) -> Sample:
    """The same sample with another value for an attribute; None takes it away."""
    attributes = {key: old for key, old in sample.attributes.items() if key != name}
    if value is not None:
        attributes[name] = value
    return replace(sample, attributes=attributes)


def value_of(sample: Sample, parameter: Attribute | Input) -> Value | None:
    """The value that a sample gives a parameter, where it gives one."""
    if isinstance(parameter, Attribute):
        return sample.attributes.get(parameter.name)
    tensor = sample.inputs.get(parameter.name)
    value = tensor.value if isinstance(tensor, TensorType) else None
    return tuple(value) if isinstance(value, list) else value


def with_parameter(sample: Sample, parameter: Attribute | Input, value: Value | None) -> Sample:
    """The sample with another value for an attribute, or for an input of rank 0 or 1."""
    if isinstance(parameter, Attribute):
        return with_attribute(sample, parameter.name, value)
    return with_values(sample, parameter.name, value)
