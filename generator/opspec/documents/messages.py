"""What the emitted function says of an example that is refused.

Place in the pipeline: asked by the page targets. Emitted code is not run while pages are made, so
the message is worked out here; a test holds it against what the function really raises. Rules
for which nothing is worked out have no message, and the page tells the clause alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from opspec.documents.textform import array
from opspec.engine.cutting import fixed_rank, least_rank
from opspec.engine.definition import types_of
from opspec.engine.evaluation import EvaluationError, UnknownValue, evaluate
from opspec.engine.names import Names, TensorType
from opspec.engine.opening import opened
from opspec.engine.values import known
from opspec.language.formal import formal_arguments
from opspec.language.patterns import Broadcast, Pattern
from opspec.language.resolved import Axes, Clause, ElementType, Example, Input, Version
from opspec.language.rules import Rule, holds_many, rule_of
from opspec.language.sentences import wanted
from opspec.language.standing import told_names

#: A parameter, what it has and what was wanted; the verb between them, if it is not `has`.
Fault = tuple[str, str, str, str]
#: A run of sizes, the tensor that it was cut from, and the axis at which it begins there.
Run = tuple[str, int, Sequence[object]]


def message(version: Version, example: Example, types: Mapping[str, ElementType]) -> str:
    """Return the text of the error that a refused example raises, or nothing."""
    clause = next((each for each in version.clauses if each.id == example.violates), None)
    if clause is None:
        return ""
    rule = rule_of(clause)
    given = [None if tensor is None else array(tensor, types) for tensor in example.inputs]
    arguments = types_of(formal_arguments(version, example, given), types)
    names = Names(version, arguments, example.attributes, None)
    try:
        fault = next(_faults(names, rule) if rule else _does_not_hold(names, clause), None)
    except (EvaluationError, UnknownValue, LookupError):
        fault = None
    if fault is None:
        return ""
    parameter, verb, got, asked = fault
    found = f"{parameter} {verb} {got}, " if parameter else ""
    return f"{version.clause_id(clause)}: {found}wanted {asked}"


def _faults(names: Names, rule: Rule) -> Iterator[Fault]:
    version = names.version
    value = next((each for each in version.inputs if each.name == rule.subject), None)
    is_type = any(variable.name == rule.subject for variable in version.types)
    match rule.kind:
        case "count" if value is not None and value.variadic is not None:
            got = _counted(len(names.members(value)), "tensor")
            yield rule.subject, "has", got, f"{value.variadic.min} or more"
        case "given":
            yield from _missing(names, rule.subject, value)
        case "type" if value is not None:
            yield from _not_allowed(names, [value], version.members(value.type))
        case "allowed":
            users = [each for each in version.inputs if each.type.variable == rule.subject]
            if opened(version, names.inputs) is not None:
                yield from _no_sequence(names, users[0])
            members = next(v.members for v in version.types if v.name == rule.subject)
            yield from _not_allowed(names, users, members)
        case "same" if is_type:
            yield from _types_differ(names, rule.subject)
        case "same":
            yield from _sizes_differ(names, rule.subject)
        case "rank" if value is not None:
            yield from _wrong_rank(names, value)
        case "broadcast" if value is not None:
            yield from _not_stretched(names, value)
        case "broadcast":
            yield from _not_joined(names, rule.subject)
        case "distinct":
            yield from _repeated(names, rule.subject)
        case "range" if value is not None and value.index_of is not None:
            yield from _outside(names, rule.subject, value.index_of)
        case "range":
            yield from _out_of_range(names, rule.subject)
        case "values":
            attribute = next(each for each in version.attributes if each.name == rule.subject)
            wanted = ", ".join(map(repr, attribute.values or ()))
            given = names.attributes.get(rule.subject)
            for index, entry in enumerate(given if isinstance(given, tuple) else (given,)):
                place = f"[{index}]" if isinstance(given, tuple) else ""
                if entry not in (attribute.values or ()):
                    yield f"{rule.subject}{place}", "is", repr(entry), f"one of {wanted}"


def _does_not_hold(names: Names, clause: Clause) -> Iterator[Fault]:
    assert clause.expression is not None
    told = {name: names.value(name) for name in told_names(names.version, clause.expression.node)}
    values = [tuple(each) if isinstance(each, list) else each for each in told.values()]
    verb = "is" if len(told) == 1 else "are"
    yield ", ".join(told), verb, ", ".join(map(str, values)), wanted(clause)


def _missing(names: Names, name: str, value: Input | None) -> Iterator[Fault]:
    if value is None:
        yield name, "is", "missing", "a value"
        return
    for label, member in _members(names, value):
        if member is None:
            yield label, "is", "missing", "a tensor"
    if not value.variadic:
        yield name, "is", "missing", "a tensor"


def _not_allowed(names: Names, users: Sequence[Input], members: Sequence[str]) -> Iterator[Fault]:
    listed = ", ".join(sorted(members))
    wanted = listed if len(members) == 1 else f"one of {listed}"
    for label, member in _all(names, users):
        if member.elem_type is not None and member.elem_type not in members:
            yield label, "has", f"element type {member.elem_type}", wanted


def _no_sequence(names: Names, value: Input) -> Iterator[Fault]:
    """A sequence that stands where a tensor could, of a type that is not allowed."""
    containers = names.version.containers(value.type)
    found = dict.fromkeys(
        f"seq(tensor({member.elem_type}))" for _, member in _all(names, [value]) if member.elem_type
    )
    if len(found) > 1:
        yield value.name, "has", f"type {' and '.join(found)}", "one type of all tensors"
    elif not found.keys() <= set(containers):
        wanted = f"one of {', '.join(sorted(containers))}"
        yield value.name, "has", f"type {next(iter(found))}", wanted


def _types_differ(names: Names, variable: str) -> Iterator[Fault]:
    users = [each for each in names.version.inputs if each.type.variable == variable]
    tensors = [(label, each.elem_type) for label, each in _all(names, users) if each.elem_type]
    first = next(iter(tensors), ("", ""))
    for label, elem_type in tensors:
        if elem_type != first[1]:
            yield label, "has", f"element type {elem_type}", f"{first[1]} as {first[0]} has"


def _wrong_rank(names: Names, value: Input) -> Iterator[Fault]:
    pattern = names.pattern(value)
    if not isinstance(pattern, Pattern):
        return
    exact, least = fixed_rank(pattern), least_rank(pattern)
    ranks = [
        (label, len(member.shape))
        for label, member in _all(names, [value])
        if member.shape is not None
    ]
    for label, rank in ranks:
        fits = rank == exact if exact is not None else rank >= least
        if not fits:
            wanted = f"rank {exact}" if exact is not None else f"rank {least} or more"
            yield label, "has", f"rank {rank}", wanted
        elif holds_many(value) and rank != ranks[0][1]:
            yield label, "has", f"rank {rank}", f"rank {ranks[0][1]} as {ranks[0][0]} has"


def _out_of_range(names: Names, name: str) -> Iterator[Fault]:
    parameter = next(each for each in names.version.parameters if each.name == name)
    given = names.in_force(parameter)
    axes = parameter.axes
    if axes is None or given is None:
        return
    bound = names.axes_bound(axes)
    if bound is None:
        return
    low = -bound if axes.range.wraps else 0
    high = bound if axes.range.inclusive else bound - 1
    wanted = f"{low} to {high} as the rank is {bound}" if low <= high else "nothing"
    many = isinstance(given, Sequence)
    for number, place in enumerate(given if many else [given]):
        if isinstance(place, int) and not low <= place <= high:
            label = f"{name}[{number}]" if many else name
            yield label, "is", str(place), wanted


def _outside(names: Names, name: str, index: Axes) -> Iterator[Fault]:
    """The first element of a tensor of positions that is none."""
    tensor, bound = names.inputs.get(name), names.value(index.of)
    if not isinstance(tensor, TensorType) or tensor.value is None or not isinstance(bound, int):
        return
    low = -bound if index.range.wraps else 0
    high = bound if index.range.inclusive else bound - 1
    asked = f"{low} to {high} as {index.of} is {bound}" if low <= high else "nothing"
    elements = np.asarray(tensor.value)
    for place, element in zip(np.ndindex(elements.shape), elements.flat, strict=True):
        if not low <= element <= high:
            label = f"{name}[{', '.join(map(str, place))}]" if place else name
            yield label, "is", str(element), asked


def _repeated(names: Names, name: str) -> Iterator[Fault]:
    """The first entry of a list that stands there for the second time."""
    seen: dict[object, int] = {}
    for index, entry in enumerate(known(names.value(name))):
        if entry in seen:
            yield name, "has", f"{entry} at {seen[entry]} and at {index}", "no repeats"
        seen[entry] = index


def _not_stretched(names: Names, value: Input) -> Iterator[Fault]:
    """Sizes of a run that is broadcast to another, which stays as it is."""
    for parts in names.parts(value):
        start = 0
        for item, found in parts or ():
            sizes = found if isinstance(found, list) else [found]
            if isinstance(item, Broadcast):
                target = known(evaluate(item.target.node, names.scope))
                rigid = [label for label, _, _ in _runs(names, item.name) if label != value.name]
                first = rigid[0] if item.name else ""
                if len(sizes) > len(target):
                    asked = f"at most {len(target)}{_as_there(first)}"
                    yield value.name, "has", _counted(len(sizes), "dimension"), asked
                    return
                for index in range(-len(sizes), 0):
                    if sizes[index] not in (1, target[index]):
                        yield _clash((value.name, start, sizes), index, target[index], first)
            start += len(sizes)


def _not_joined(names: Names, name: str) -> Iterator[Fault]:
    """Sizes of runs that are broadcast to each other."""
    runs = list(_runs(names, name))
    length = max(len(sizes) for _, _, sizes in runs)
    joint: list[tuple[object, str]] = [(1, "")] * length
    for run in runs:
        label, _, sizes = run
        for index in range(-len(sizes), 0):
            size, (so_far, first) = sizes[index], joint[index]
            if size != so_far and 1 not in (size, so_far):
                yield _clash(run, index, so_far, first)
            if size == so_far or size != 1:
                joint[index] = size, label


def _clash(run: Run, index: int, asked: object, first: str) -> Fault:
    """A size, counted from the back, that is neither 1 nor what another tensor has there."""
    parameter, start, sizes = run
    got = f"size {sizes[index]} on axis {start + len(sizes) + index}"
    return parameter, "has", got, f"1 or {asked}{_as_there(first)}"


def _as_there(first: str) -> str:
    return f" as {first} has" if first else ""


def _sizes_differ(names: Names, name: str) -> Iterator[Fault]:
    runs = list(_runs(names, name))
    for parameter, start, sizes in runs[1:]:
        first, first_start, wanted = runs[0]
        if len(sizes) != len(wanted):
            yield (
                parameter,
                "has",
                _counted(len(sizes), "dimension"),
                f"{len(wanted)} as {first} has",
            )
        for number, (size, other) in enumerate(zip(sizes, wanted, strict=False)):
            if size != other:
                axis, there = start + number, first_start + number
                where = "" if axis == there else f" on axis {there}"
                yield (
                    parameter,
                    "has",
                    f"size {size} on axis {axis}",
                    f"{other} as {first} has{where}",
                )


def _runs(names: Names, name: str | None) -> Iterator[Run]:
    for value in names.version.inputs:
        labels = [label for label, _ in _members(names, value)]
        for label, parts in zip(labels, names.parts(value), strict=False):
            start = 0
            for item, found in parts or ():
                sizes = found if isinstance(found, list) else [found]
                if getattr(item, "name", None) == name:
                    yield label, start, sizes
                start += len(sizes)


def _members(names: Names, value: Input) -> Iterator[tuple[str, TensorType | None]]:
    for number, member in enumerate(names.members(value)):
        yield f"{value.name}[{number}]" if holds_many(value) else value.name, member


def _all(names: Names, users: Sequence[Input]) -> Iterator[tuple[str, TensorType]]:
    for value in users:
        for label, member in _members(names, value):
            if member is not None:
                yield label, member


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
