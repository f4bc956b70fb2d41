"""One-step changes of valid arguments, each aimed at one rule.

Place in the pipeline: between `drawing` and `samples`. For each kind of rule this module knows
what can be done to its subject: a member more or less, another rank, another element type, another
size, another value. Which of the changed arguments violate the rule, and only it, is asked by
`samples`. A change comes with a label that says in a word or two what was done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from opspec.engine.names import TensorType
from opspec.language.patterns import Broadcast, Star, bound_names, items
from opspec.language.resolved import Clause, Input, Scalar, Version
from opspec.language.rules import Rule, holds_many, rule_of
from opspec.sampling.other_values import near, other_values, read_by, unlisted
from opspec.sampling.positions import positions, repeats
from opspec.sampling.sample import (
    Changed,
    Place,
    Sample,
    is_float,
    is_number,
    places,
    value_of,
    with_attribute,
    with_member,
    with_parameter,
    word,
)
from opspec.sampling.shapes import large_sizes, other_ranks, other_sizes

#: How many other element types are tried at one place.
_OTHER_TYPES = 3
#: Values are tried beside so many of the sizes that a condition speaks of, of those up to a limit.
_MOST_READ, _LARGEST_READ = 3, 64
#: No size of a sample is as large as this.
_FAR = 100


def changes(
    version: Version, clause: Clause, sample: Sample, element_types: Sequence[str]
) -> Iterator[Changed]:
    """All changes of a sample that may violate a clause."""
    rule = rule_of(clause)
    if rule is None:
        yield from _by_expression(version, clause, sample)
        return
    match rule.kind:
        case "count":
            yield from _fewer(version, rule, sample)
        case "given":
            yield from _missing(version, rule, sample)
        case "type" | "allowed":
            yield from _foreign_types(version, rule, sample, element_types)
        case "same" if _is_type_variable(version, rule.subject):
            yield from _mixed_types(version, rule, sample)
        case "rank":
            yield from other_ranks(sample, [rule.subject])
        case "range":
            yield from positions(version, rule.subject, sample, outside=True)
        case "distinct":
            yield from repeats(sample, rule.subject)
        case "values":
            attribute = next(each for each in version.attributes if each.name == rule.subject)
            yield from unlisted(attribute, sample)
        case "size":
            yield from large_sizes(version, rule.subject, sample, outside=True)
        case _:
            yield from other_sizes(version, sample, _dimension_names(version, rule))


def users(version: Version, subject: str) -> list[str]:
    """The inputs that a rule about types speaks of: one, or all of a type variable."""
    names = [v.name for v in version.inputs if v.type.variable == subject]
    return names or [subject]


def _is_type_variable(version: Version, name: str) -> bool:
    return any(variable.name == name for variable in version.types)


def _fewer(version: Version, rule: Rule, sample: Sample) -> Iterator[Changed]:
    value = next(v for v in version.inputs if v.name == rule.subject)
    members = sample.inputs.get(value.name)
    if value.variadic and isinstance(members, Sequence):
        few = value.variadic.min - 1
        label = f"{few or 'no'}-{value.name}"
        yield label, replace(sample, inputs={**sample.inputs, value.name: list(members[:few])})


def _missing(version: Version, rule: Rule, sample: Sample) -> Iterator[Changed]:
    if any(attribute.name == rule.subject for attribute in version.attributes):
        yield f"{rule.subject}-missing", with_attribute(sample, rule.subject, None)
    sequences = [value.name for value in version.inputs if value.type.container == "seq"]
    if rule.subject in sequences:
        # A sequence is there or is not; no member of it can be left out.
        inputs = {name: each for name, each in sample.inputs.items() if name != rule.subject}
        yield f"{rule.subject}-missing", replace(sample, inputs=inputs)
        return
    for name, member, _ in places(sample, [rule.subject]):
        yield f"{word(name, member)}-missing", with_member(sample, name, member, None)


def _foreign_types(
    version: Version, rule: Rule, sample: Sample, element_types: Sequence[str]
) -> Iterator[Changed]:
    targets = places(sample, users(version, rule.subject))
    value = next(v for v in version.inputs if v.name in users(version, rule.subject))
    foreign = [type_ for type_ in element_types if type_ not in version.members(value.type)]
    for type_ in foreign:
        yield f"all-{type_}", _retyped(sample, targets, type_)
    if len(targets) > 1:
        for type_ in foreign[:1]:
            for target in targets:
                label = f"{word(target[0], target[1])}-{type_}"
                yield label, _retyped(sample, [target], type_)


def _mixed_types(version: Version, rule: Rule, sample: Sample) -> Iterator[Changed]:
    targets = places(sample, users(version, rule.subject))
    members = next(v.members for v in version.types if v.name == rule.subject)
    for target in reversed(targets):
        others = [type_ for type_ in members if type_ != target[2].elem_type]
        for type_ in others[: _OTHER_TYPES if target is targets[-1] else 1]:
            yield f"{word(target[0], target[1])}-{type_}", _retyped(sample, [target], type_)


def _retyped(sample: Sample, targets: Sequence[Place], type_: str) -> Sample:
    for name, member, tensor in targets:
        new = replace(tensor, elem_type=type_, value=_as_type(tensor.value, type_))
        sample = with_member(sample, name, member, new)
    return sample


def _as_type(value: Any, type_: str) -> Any:
    """The same value as elements of a type; None where they are no numbers."""
    if value is None or not is_number(type_):
        return None
    convert = float if is_float(type_) else int
    return [*map(convert, value)] if isinstance(value, list) else convert(value)


def _dimension_names(version: Version, rule: Rule) -> frozenset[str]:
    """The names of dimensions that a rule about sizes speaks of."""
    value = next((each for each in version.inputs if each.name == rule.subject), None)
    if value is None:
        return frozenset({rule.subject})
    return frozenset(
        str(item) if item.name is None else item.name
        for item in items(value.shape)
        if isinstance(item, Broadcast)
    )


def _by_expression(version: Version, clause: Clause, sample: Sample) -> Iterator[Changed]:
    """Small changes of everything that an expression names."""
    assert clause.expression is not None
    names, constants = read_by(version, clause.expression)
    numbers = (*constants, *_sizes_read(version, sample, names, constants))
    inputs = [value.name for value in version.inputs if value.name in names]
    if "n_outputs" in names and sample.outputs is not None:
        yield "one-output-more", replace(sample, outputs=sample.outputs + 1)
        if sample.outputs > len(version.outputs):
            yield "one-output-less", replace(sample, outputs=sample.outputs - 1)
    yield from _other_types(version, sample, names, constants)
    yield from _no_members(version, sample, inputs)
    yield from other_sizes(version, sample, names)
    yield from other_ranks(sample, inputs)
    for attribute in version.attributes:
        if attribute.name in names:
            yield from other_values(attribute, sample, numbers)
    for name, member, tensor in places(sample, inputs):
        yield f"{word(name, member)}-missing", with_member(sample, name, member, None)
        for label, new in _other_elements(tensor, numbers):
            yield f"{word(name, member)}-{label}", with_member(sample, name, member, new)
    runs = [value.name for value in version.inputs if _run_names(value) & names]
    yield from other_ranks(sample, [name for name in runs if name not in inputs])
    yield from _far_values(version, sample, names)


def _other_types(
    version: Version, sample: Sample, names: frozenset[str], constants: Sequence[Scalar]
) -> Iterator[Changed]:
    """Other element types for the type variables that an expression asks about."""
    for variable in version.types:
        if variable.name in names:
            targets = places(sample, users(version, variable.name))
            named = [type_ for type_ in variable.members if type_ in constants]
            others = [type_ for type_ in variable.members if type_ not in constants]
            for type_ in (*named, *others[:1]):
                yield f"{variable.name}-{type_}", _retyped(sample, targets, type_)


def _no_members(version: Version, sample: Sample, inputs: Sequence[str]) -> Iterator[Changed]:
    """A sequence, or a variadic input, of nothing."""
    for value in version.inputs:
        if value.name in inputs and holds_many(value):
            yield f"no-{value.name}", replace(sample, inputs={**sample.inputs, value.name: []})


def _run_names(value: Input) -> frozenset[str]:
    return frozenset(item.name for item in items(value.shape) if isinstance(item, Star))


def _sizes_read(
    version: Version, sample: Sample, names: frozenset[str], constants: Sequence[Scalar]
) -> Sequence[int]:
    """Sizes that stand for names of an expression, with either sign: values may be about them."""
    sizes = {
        size
        for name, _, tensor in places(sample)
        for size in tensor.shape or ()
        if isinstance(size, int) and 0 < size <= _LARGEST_READ and _speaks_of(version, name, names)
    }
    few = sorted(sizes)[-_MOST_READ:]
    return [each for size in few for each in (size, -size) if each not in constants]


def _speaks_of(version: Version, name: str, names: frozenset[str]) -> bool:
    value = next(each for each in version.inputs if each.name == name)
    return bool(bound_names(value.shape) & names)


def _far_values(version: Version, sample: Sample, names: frozenset[str]) -> Iterator[Changed]:
    """Values far from the one there is, whatever they are compared with."""
    for parameter in version.parameters:
        value = value_of(sample, parameter) if parameter.name in names else None
        first = value[0] if isinstance(value, tuple) and value else value
        if not isinstance(first, int | float):
            continue
        for label, far in (("far-more", first + _FAR), ("far-less", first - _FAR)):
            new = (far, *value[1:]) if isinstance(value, tuple) else far
            yield f"{parameter.name}-{label}", with_parameter(sample, parameter, new)


def _other_elements(
    tensor: TensorType, constants: Sequence[Scalar]
) -> Iterator[tuple[str, TensorType]]:
    """An input of rank 0 or 1 with another value."""
    if isinstance(tensor.value, int | float):
        for label, value in near(tensor.value, constants):
            yield label, replace(tensor, value=value)
    elif isinstance(tensor.value, list):
        for label, values in near(tuple(tensor.value), constants):
            assert isinstance(values, tuple)
            yield label, replace(tensor, shape=(len(values),), value=list(values))
