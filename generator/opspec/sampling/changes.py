"""One-step changes of valid arguments, each aimed at one rule.

Place in the pipeline: between `drawing` and `samples`. For each kind of rule this module knows
what can be done to its subject: a member more or less, another rank, another element type, another
size, another value. Which of the changed arguments violate the rule, and only it, is asked by
`samples`. A change comes with a label that says in a word or two what was done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from opspec.language.patterns import Broadcast, items
from opspec.language.resolved import Attribute, Clause, Value, Version
from opspec.language.rules import Rule, is_list, rule_of
from opspec.sampling.positions import positions, repeats
from opspec.sampling.sample import Changed, Place, Sample, places, with_attribute, with_member, word
from opspec.sampling.shapes import large_sizes, other_ranks, other_sizes

#: How many other element types are tried at one place.
_OTHER_TYPES = 3


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
            yield from _unlisted(version, rule.subject, sample)
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
        sample = with_member(sample, name, member, replace(tensor, elem_type=type_))
    return sample


def _unlisted(version: Version, name: str, sample: Sample) -> Iterator[Changed]:
    attribute = next(each for each in version.attributes if each.name == name)
    listed = attribute.values or ()
    if all(isinstance(value, str) for value in listed):
        other: int | float | str = "-".join(map(str, listed))
    else:
        other = max(value for value in listed if not isinstance(value, str)) + 1
    new: Value = (other,) if is_list(attribute) else other
    yield f"{name}-unlisted", with_attribute(sample, name, new)


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
    names = clause.expression.names
    inputs = [value.name for value in version.inputs if value.name in names]
    yield from other_sizes(version, sample, names)
    yield from other_ranks(sample, inputs)
    for attribute in version.attributes:
        if attribute.name in names:
            yield from _other_values(attribute, sample)
    for name, member, tensor in places(sample, inputs):
        yield f"{word(name, member)}-missing", with_member(sample, name, member, None)
        for label, value in _near(tensor.value):
            new = replace(tensor, value=value)
            yield f"{word(name, member)}-{label}", with_member(sample, name, member, new)


def _other_values(attribute: Attribute, sample: Sample) -> Iterator[Changed]:
    name = attribute.name
    given = sample.attributes.get(name, attribute.default)
    if attribute.kind == "int" and given is None:
        given = 1
    yield f"{name}-missing", with_attribute(sample, name, None)
    for value in attribute.values or ():
        yield f"{name}-{value}", with_attribute(sample, name, value)
    for label, near in _near(list(given) if isinstance(given, tuple) else given):
        new = tuple(near) if isinstance(near, list) else near
        yield f"{name}-{label}", with_attribute(sample, name, new)


def _near(value: object) -> Iterator[tuple[str, int | list[int]]]:
    """Values beside one value: one more, one less, a list longer or shorter by one."""
    if isinstance(value, int):
        yield "one-more", value + 1
        yield "one-less", value - 1
        yield "negative", -value - 1
    elif isinstance(value, list):
        yield "one-entry-more", [*value, 1]
        yield "one-entry-less", value[:-1]
        for change, step in (("more", 1), ("less", -1)):
            if value:
                yield f"first-one-{change}", [value[0] + step, *value[1:]]


def all_changes(
    version: Version, sample: Sample, element_types: Sequence[str]
) -> Iterator[Changed]:
    """Every change that any clause of the version suggests, for a search in two steps."""
    for clause in version.clauses:
        yield from changes(version, clause, sample, element_types)
