"""Changes that may make a clause hold: what it asks for is computed where it can be.

Place in the pipeline: beside `changes`, which makes clauses fail. Where a condition is an equation,
one side is evaluated and the other made equal to it: a value, a length, a sum. A rule is kept by
what is plainest. `searching` asks which of these changes help.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace

from opspec.engine.evaluation import EvaluationError, UnknownValue, evaluate
from opspec.engine.names import Names
from opspec.language.patterns import Broadcast, Dim, items
from opspec.language.resolved import Attribute, Clause, Input, Scalar, Value, Version
from opspec.language.rules import Rule, index_of, is_list, rule_of
from opspec.sampling.drawing import plain_entry, plain_value
from opspec.sampling.positions import bound_of
from opspec.sampling.sample import (
    Changed,
    Sample,
    is_float,
    places,
    reshaped,
    value_of,
    with_attribute,
    with_member,
    with_parameter,
)
from opspec.sampling.shapes import copied_sizes, with_sizes

#: Lists are not made longer than this.
_LONGEST = 64


def repairs(version: Version, clause: Clause, sample: Sample) -> Iterator[Changed]:
    """Changes after which a clause may hold."""
    rule = rule_of(clause)
    if rule is None:
        assert clause.expression is not None
        for node in ast.walk(clause.expression.node):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq):
                sides = node.left, node.comparators[0]
                yield from _equal(version, sample, *sides)
                yield from _equal(version, sample, *reversed(sides))
        return
    match rule.kind:
        case "range":
            yield from _within(version, rule.subject, sample)
        case "distinct":
            yield from _once(version, rule.subject, sample)
        case "values":
            attribute = version.attribute(rule.subject)
            yield (
                f"{rule.subject}-plain",
                with_attribute(sample, rule.subject, plain_value(attribute)),
            )
        case "same":
            yield from _alike(version, rule, sample)
        case "broadcast":
            yield f"{rule.subject}-of-ones", _ones(version, rule, sample)


# --- equations --------------------------------------------------------------------------------


def _equal(version: Version, sample: Sample, left: ast.expr, right: ast.expr) -> Iterator[Changed]:
    """Changes of what stands on the left, so that it equals what stands on the right."""
    match left:
        case ast.Name(name):
            function = ""
        case ast.Call(ast.Name("len" | "sum" | "prod" as function), [ast.Name(name)]):
            pass
        case _:
            return
    wanted = _evaluated(version, sample, right)
    if name == "n_outputs":
        if isinstance(wanted, int) and 0 < wanted <= _LONGEST:
            yield f"{wanted}-outputs", replace(sample, outputs=wanted)
        return
    parameter = next((each for each in version.parameters if each.name == name), None)
    if parameter is None:
        if not function and isinstance(wanted, int) and 0 <= wanted <= _LONGEST:
            yield f"{name}-of-{wanted}", with_sizes(version, sample, name, wanted)
        return
    for label, value in _fitting(version, sample, parameter, function, wanted):
        yield f"{name}-{label}", with_parameter(sample, parameter, value)


def _evaluated(version: Version, sample: Sample, node: ast.expr) -> object:
    names = Names(version, sample.inputs, sample.attributes, sample.outputs)
    try:
        value = evaluate(node, names.scope)
    except (EvaluationError, UnknownValue, KeyError):
        return None
    return tuple(value) if isinstance(value, list | range) else value


def _fitting(
    version: Version, sample: Sample, parameter: Attribute | Input, function: str, wanted: object
) -> Iterator[tuple[str, Value]]:
    """Values of a parameter that are, are as long as, or add up to what is wanted."""
    if not function:
        entries = wanted if isinstance(wanted, tuple) else (wanted,)
        if isinstance(wanted, tuple) == is_list(parameter) and all(
            isinstance(each, int | float | str) for each in entries
        ):
            yield "fitted", entries if is_list(parameter) else entries[0]
        return
    if not is_list(parameter) or not isinstance(wanted, int):
        return
    value = value_of(sample, parameter)
    old = value if isinstance(value, tuple) else ()
    whole = [each for each in old if isinstance(each, int)]
    if function == "len" and 0 <= wanted <= _LONGEST:
        filler = old[-1] if old else _entry(version, parameter)
        yield f"of-length-{wanted}", (*old[:wanted], *[filler] * (wanted - len(old)))
    elif function == "sum" and whole:
        yield "first-fitted", (wanted - sum(whole[1:]), *whole[1:])
        share, rest = divmod(wanted, len(whole))
        yield "shared-out", (*[share] * (len(whole) - 1), share + rest)
    elif function == "prod" and whole:
        yield "in-one", (wanted, *[1] * (len(whole) - 1))


def _entry(version: Version, parameter: Attribute | Input) -> Scalar:
    if isinstance(parameter, Attribute):
        return plain_entry(parameter)
    if parameter.axes is not None or index_of(parameter) is not None:
        return 0
    return 1.0 if is_float(version.members(parameter.type)[0]) else 1


# --- rules ------------------------------------------------------------------------------------


def _within(version: Version, name: str, sample: Sample) -> Iterator[Changed]:
    """Positions that lie in their range: the first ones."""
    parameter = next(each for each in version.parameters if each.name == name)
    bound, value = bound_of(version, parameter, sample), value_of(sample, parameter)
    if bound is None or value is None:
        return
    if not isinstance(value, tuple):
        if bound:
            yield f"{name}-0", with_parameter(sample, parameter, 0)
        return
    yield f"{name}-first", with_parameter(sample, parameter, tuple(range(min(bound, len(value)))))
    if bound:
        yield f"{name}-all-0", with_parameter(sample, parameter, (0,) * len(value))


def _once(version: Version, name: str, sample: Sample) -> Iterator[Changed]:
    parameter = next(each for each in version.parameters if each.name == name)
    value = value_of(sample, parameter)
    if isinstance(value, tuple):
        yield f"{name}-counted", with_parameter(sample, parameter, tuple(range(len(value))))
        once = tuple(dict.fromkeys(value))
        yield f"{name}-once", with_parameter(sample, parameter, once)


def _alike(version: Version, rule: Rule, sample: Sample) -> Iterator[Changed]:
    """One element type for all that share a variable, one size for all that share a name."""
    users = [value.name for value in version.inputs if value.type.variable == rule.subject]
    if not users:
        yield from copied_sizes(version, sample, rule.subject)
        for size in (1, 2):
            yield f"{rule.subject}-of-{size}", with_sizes(version, sample, rule.subject, size)
        return
    found = places(sample, users)
    for name, member, tensor in found[1:]:
        new = replace(tensor, elem_type=found[0][2].elem_type)
        sample = with_member(sample, name, member, new)
    yield f"{rule.subject}-alike", sample


def _ones(version: Version, rule: Rule, sample: Sample) -> Sample:
    for value in version.inputs:
        stretched = any(isinstance(item, Broadcast) for item in items(value.shape))
        if stretched and rule.subject in (value.name, *_broadcast_names(value)):
            for name, member, tensor in places(sample, [value.name]):
                fixed = sum(isinstance(item, Dim) for item in items(value.shape))
                rank = len(tensor.shape or ())
                kept = (tensor.shape or ())[max(0, rank - fixed) :]
                new = reshaped(tensor, (*[1] * (rank - len(kept)), *kept))
                sample = with_member(sample, name, member, new)
    return sample


def _broadcast_names(value: Input) -> Iterator[str]:
    for item in items(value.shape):
        if isinstance(item, Broadcast) and item.name:
            yield item.name
