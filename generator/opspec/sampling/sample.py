"""The arguments of one call, and small changes of them.

Place in the pipeline: below all other modules of `sampling`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from opspec.engine.merging import Size
from opspec.engine.names import Argument, TensorType
from opspec.language.resolved import Value

Place = tuple[str, int | None, TensorType]
Changed = tuple[str, "Sample"]

#: The value of a longer tensor is not made up.
_LONG = 100
_ORDINALS = ("first", "second", "third")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """The arguments of one call, by the names of the formal parameters."""

    inputs: Mapping[str, Argument]
    attributes: Mapping[str, Value]


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
    value: int | list[int] | None = None
    if tensor.value is not None and all(isinstance(entry, int) for entry in entries):
        known = [entry for entry in entries if isinstance(entry, int)] or [1]
        match shape:
            case ():
                value = known[0]
            case (int(size),) if size < _LONG:
                value = [known[min(place, len(known) - 1)] for place in range(size)]
    return replace(tensor, shape=shape, value=value)


def with_attribute(sample: Sample, name: str, value: Value | None) -> Sample:
    """The same sample with another value for an attribute; None takes it away."""
    attributes = {key: old for key, old in sample.attributes.items() if key != name}
    if value is not None:
        attributes[name] = value
    return replace(sample, attributes=attributes)
