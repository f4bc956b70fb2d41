"""Drawing arguments from the shapes of a version: lengths of runs, sizes of names, places of axes.

Place in the pipeline: below `samples`. A plan fixes what may be chosen freely; `draw` makes inputs
and attributes of it that fit the patterns. Whether they fit the clauses as well is asked by
`samples`, with `engine.binding`. Nothing is random: the same version gives the same arguments.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from opspec.engine.evaluation import EvaluationError, UnknownValue, evaluate
from opspec.engine.names import Argument, Names, TensorType
from opspec.engine.values import UNKNOWN, known
from opspec.language.expressions import Expression
from opspec.language.patterns import (
    Broadcast,
    Choice,
    Dim,
    Item,
    Optional,
    Pattern,
    Shape,
    Star,
    branches,
    items,
)
from opspec.language.resolved import Attribute, Input, Scalar, Value, Version
from opspec.language.rules import holds_many, index_of, is_list
from opspec.sampling.sample import Sample, is_float, is_number, with_attribute, with_values
from opspec.sampling.valued import lengths, valued

#: Sizes of dimensions in the order in which their names appear, and of those that each member of a
#: variadic has for itself. Neighbours differ, so that axes and members cannot be mistaken.
SIZES = (2, 3, 4)
MEMBER_SIZES = (1, 3, 2)
MAX_RUN = 2
MAX_PLANS = 12
#: The element type that is taken where several are allowed.
USUAL_TYPES = ("float", "int64")


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is chosen for one sample; whatever is not named takes its usual value.

    `empty` names the dimensions and runs that are empty; of a dimension that each member has for
    itself, `(name, k)` names that of one member. `sized` gives dimensions a size. `given` names
    inputs and attributes that could be left out, and are not. `outputs` counts the members of a
    variadic output. Of an input that is stretched to sizes of others `stretched` says how much: 0
    not at all, 1 along its first axis, 2 with its first axis missing.
    """

    members: int = 2
    outputs: int = 2
    runs: Mapping[str, int] = field(default_factory=dict)
    empty: frozenset[str | tuple[str, int]] = frozenset()
    sized: Mapping[str, int] = field(default_factory=dict)
    unit: bool = False
    stretched: int = 0
    given: frozenset[str] = frozenset()
    types: Mapping[str, str] = field(default_factory=dict)
    attributes: Mapping[str, Value | None] = field(default_factory=dict)


def plans(version: Version, usual: Plan) -> Iterator[Plan]:
    """Plans from the least call on: several ranks, more and fewer members, empty sizes."""
    runs = run_names(version)
    least = min((v.variadic.min for v in version.inputs if v.variadic), default=1)
    yield replace(usual, members=least, runs=dict.fromkeys(runs, 0), unit=True)
    choices = sorted(itertools.product(*map(_run_lengths(version), runs)), key=_by_size)
    for choice in choices[:MAX_PLANS]:
        yield replace(usual, runs=dict(zip(runs, choice, strict=True)))
    if any(holds_many(value) for value in version.inputs):
        for members in sorted({least, 1, 3} - {0}):
            yield replace(usual, members=members)
    if any(output.variadic for output in version.outputs):
        for outputs in (1, 3):
            yield replace(usual, outputs=outputs)
    if any(map(_is_measured, version.inputs)):
        for plan in (usual, *decided(version, usual), *given(version, usual)):
            for stretched in (1, 2):
                yield replace(plan, stretched=stretched)
    for name in (*runs, *dim_names(version)):
        yield replace(usual, empty=frozenset({name}))
    for name in member_dim_names(version):
        yield replace(usual, empty=frozenset({(name, 0)}))
        yield replace(usual, empty=frozenset({(name, 1)}), members=3)
    for name in lengths(version):
        for size in (0, 2, 4):
            yield replace(
                usual, sized={**usual.sized, name: size}, runs=dict.fromkeys(runs, MAX_RUN)
            )
    for plan in decided(version, usual):
        yield plan
        for choice in choices[: MAX_PLANS // 2]:
            yield replace(plan, runs=dict(zip(runs, choice, strict=True)))
    yield from given(version, usual)


def decided(version: Version, usual: Plan) -> Iterator[Plan]:
    """Plans under which conditions in the shapes of inputs are decided otherwise."""
    conditions = [each for value in version.inputs for each in _conditions(value.shape)]
    read = frozenset().union(*(condition.names for condition in conditions))
    for attribute in version.attributes:
        if attribute.name in read and not is_list(attribute):
            for value in attribute.values or ((0, 1) if attribute.kind == "int" else ()):
                if value != usual.attributes.get(attribute.name, attribute.default):
                    yield replace(usual, attributes={**usual.attributes, attribute.name: value})


def given(version: Version, usual: Plan) -> Iterator[Plan]:
    """Plans in which what could be left out is given: all of it, one alone, all but one."""
    names = [
        *(value.name for value in version.inputs if value.optional or value.ignored),
        *(each.name for each in version.attributes if not each.required and not each.ignored),
    ]
    chosen = [frozenset(names), *(frozenset({name}) for name in names)]
    if len(names) > 2:
        chosen += [frozenset(names) - {name} for name in names]
    left_out = {name: None for name in usual.attributes if name in names}
    for each in dict.fromkeys(chosen):
        if each:
            yield replace(usual, given=each)
            if not each & set(left_out) and left_out:
                yield replace(usual, given=each, attributes={**usual.attributes, **left_out})


def _run_lengths(version: Version) -> Callable[[str], Sequence[int]]:
    """The lengths of a run, in the order in which they are tried."""
    whether = set(_item_names(version, (Optional,)))
    return lambda name: range(2 if name in whether else MAX_RUN + 1)


def _conditions(shape: Shape | None) -> Iterator[Expression]:
    if isinstance(shape, Choice):
        yield shape.condition
        yield from (*_conditions(shape.then), *_conditions(shape.other))


def draw(version: Version, plan: Plan) -> Sample | None:
    """Return arguments that fit the plan, or None where none can be made.

    They fit the shapes of the version; its conditions they may well violate.
    """
    attributes = {attribute.name: plain for attribute, plain in _plain_attributes(version)}
    attributes |= {name: chosen for name, chosen in plan.attributes.items() if chosen is not None}
    sizes = _Sizes(plan, frozenset(lengths(version)))
    inputs: dict[str, Argument] = {}
    pinned: dict[str, int] = {}
    waiting = [
        value
        for value in version.inputs
        if not (value.optional or value.ignored) or value.name in plan.given
    ]
    for value in sorted(waiting, key=_is_measured):
        names = Names(version, inputs, attributes)
        try:
            pattern = names.pattern(value)
            if pattern is None and value.shape is not None:
                return None
            if not isinstance(pattern, Pattern):
                pattern = Pattern((Star(value.name),), value.at)
            pinned = {**_pins(pattern, plan), **pinned}
            inputs[value.name] = _argument(version, value, pattern, sizes, plan, names)
        except (EvaluationError, UnknownValue, KeyError):
            return None
    for pin, place in pinned.items():
        if pin in _attribute_names(version):
            attributes.setdefault(pin, place)
        else:
            inputs[pin] = _pinned_input(version, pin, place)
    inputs = {value.name: inputs[value.name] for value in waiting if value.name in inputs}
    for name, chosen in plan.attributes.items():
        if chosen is None:
            attributes.pop(name, None)
    members = [output for output in version.outputs if output.variadic]
    outputs = len(version.outputs) - 1 + plan.outputs if members else None
    return _filled(version, plan, Sample(inputs=inputs, attributes=attributes, outputs=outputs))


def _is_measured(value: Input) -> bool:
    """Whether the shape is measured against sizes of other inputs."""
    return any(isinstance(item, Broadcast) and item.name is None for item in items(value.shape))


def _filled(version: Version, plan: Plan, sample: Sample) -> Sample:
    """The sample with the values that would hold anyway for what is given without need."""
    for parameter in version.parameters:
        if parameter.name not in plan.given or parameter.name in plan.attributes:
            continue
        if isinstance(parameter, Input) and parameter.otherwise is None:
            continue
        value = _otherwise(version, sample, parameter)
        if isinstance(parameter, Attribute):
            sample = with_attribute(sample, parameter.name, value)
        elif value is not None and not isinstance(value, str):
            sample = with_values(sample, parameter.name, value)
    return sample


def _otherwise(version: Version, sample: Sample, parameter: Attribute | Input) -> Value | None:
    """What holds for a parameter that is not given; a plain value where nothing does."""
    without = {name: tensor for name, tensor in sample.inputs.items() if name != parameter.name}
    names = Names(version, without, sample.attributes, sample.outputs)
    try:
        value = names.value(parameter.name)
    except (EvaluationError, UnknownValue, KeyError):
        value = UNKNOWN
    entries = value if isinstance(value, list) else [value]
    if not all(isinstance(each, int | float | str) for each in entries):
        return plain_value(parameter) if isinstance(parameter, Attribute) else None
    return tuple(value) if isinstance(value, list) else value


def usual_type(members: Sequence[str]) -> str:
    """The element type to take where any of these will do."""
    return next((type_ for type_ in USUAL_TYPES if type_ in members), members[0])


def run_names(version: Version) -> tuple[str, ...]:
    """Names of the runs of dimensions that inputs have, in reading order."""
    return _item_names(version, (Star, Broadcast, Optional))


def dim_names(version: Version) -> tuple[str, ...]:
    """Names of single dimensions that inputs have, in reading order."""
    return tuple(n for n in _item_names(version, (Dim,)) if n not in member_dim_names(version))


def member_dim_names(version: Version) -> tuple[str, ...]:
    """Names of the dimensions that each member of a variadic has for itself."""
    return tuple(
        dict.fromkeys(
            item.name
            for value in version.inputs
            for item in items(value.shape)
            if isinstance(item, Dim) and item.member
        )
    )


def _item_names(version: Version, kinds: tuple[type[Item], ...]) -> tuple[str, ...]:
    names = (
        getattr(item, "name", None)
        for value in version.inputs
        for item in items(value.shape)
        if isinstance(item, kinds)
    )
    return tuple(dict.fromkeys(name for name in names if name is not None))


def _by_size(lengths: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return sum(lengths), tuple(-length for length in lengths)


def _attribute_names(version: Version) -> frozenset[str]:
    return frozenset(attribute.name for attribute in version.attributes)


def _plain_attributes(version: Version) -> Iterator[tuple[Attribute, Value]]:
    """Attributes that must be given, with plain values; pinned axes follow from the shapes."""
    for attribute in version.attributes:
        if attribute.required and (attribute.axes is None or is_list(attribute)):
            yield attribute, plain_value(attribute)


def plain_value(attribute: Attribute) -> Value:
    """Return a value of an attribute that is as plain as any."""
    entry = plain_entry(attribute)
    return (entry,) if is_list(attribute) else entry


def plain_entry(attribute: Attribute) -> Scalar:
    """Return a plain value of an attribute, of its entries where it is a list."""
    if attribute.values:
        return attribute.values[0]
    if attribute.axes is not None:
        return 0
    if attribute.kind.startswith("float"):
        return 1.0
    return "a" if attribute.kind.startswith("string") else 1


def _pins(pattern: Pattern, plan: Plan) -> dict[str, int]:
    """Where each pinned item of a pattern begins."""
    places: dict[str, int] = {}
    position = 0
    for item in pattern.items:
        if isinstance(item, Dim | Star) and item.axis:
            places.setdefault(item.axis, position)
        position += _length(item, plan)
    return places


def _length(item: Item, plan: Plan) -> int:
    name = getattr(item, "name", None)
    return plan.runs.get(name or "", 1) if isinstance(item, Star | Broadcast | Optional) else 1


class _Sizes:
    """Sizes given to names: the next one to a new name, the same again to one seen before."""

    def __init__(self, plan: Plan, lengths: frozenset[str]) -> None:
        self.plan = plan
        self.lengths = lengths
        self.given: dict[str, tuple[int, ...]] = {}
        self.next = itertools.cycle(SIZES)

    def of(self, item: Item, member: int) -> tuple[int, ...]:
        if isinstance(item, Dim) and item.name in self.plan.sized:
            return (0 if item.name in self.plan.empty else self.plan.sized[item.name],)
        if isinstance(item, Dim) and item.member:
            empty = {item.name, (item.name, member)} & self.plan.empty
            return (0 if empty else self._own(member),)
        name = getattr(item, "name", None) or str(item)
        if name in self.lengths:
            return (0 if name in self.plan.empty else 1,)
        if name not in self.given:
            length = _length(item, self.plan)
            sizes = [1 if self.plan.unit else next(self.next) for _ in range(length)]
            if name in self.plan.empty and sizes:
                sizes[0] = 0
            self.given[name] = tuple(sizes)
        elif isinstance(item, Broadcast):
            # Later occurrences are stretched along their first dimension.
            return (1, *self.given[name][1:]) if self.given[name] else ()
        return self.given[name]

    def _own(self, member: int) -> int:
        return 1 if self.plan.unit else MEMBER_SIZES[member % len(MEMBER_SIZES)]


def _argument(
    version: Version, value: Input, pattern: Pattern, sizes: _Sizes, plan: Plan, names: Names
) -> Argument:
    members = version.members(value.type)
    element = plan.types.get(value.type.variable or "") or usual_type(members)

    def tensor(member: int) -> TensorType:
        shape: list[int] = []
        for item in pattern.items:
            if isinstance(item, Broadcast) and item.name is None:
                whole = list(known(evaluate(item.target.node, names.scope)))
                shape.extend((whole, [1] * bool(whole) + whole[1:], whole[1:])[plan.stretched])
            else:
                shape.extend(sizes.of(item, member))
        return TensorType(element, tuple(shape), _values(version, value, element, tuple(shape)))

    return [tensor(k) for k in range(plan.members)] if holds_many(value) else tensor(0)


def _values(version: Version, value: Input, element: str, shape: Sequence[int]) -> Any:
    """The value of an input whose value matters: positions, or ones."""
    if len(shape) > 1 or value.name not in valued(version) or not is_number(element):
        return None
    positions = value.axes is not None or index_of(value) is not None
    entries = range(shape[0] if shape else 1) if positions else [1] * (shape[0] if shape else 1)
    plain = [float(each) if is_float(element) else each for each in entries]
    return plain if shape else plain[0]


def _pinned_input(version: Version, name: str, place: Value) -> TensorType:
    """The input that holds the position of an axis."""
    value = next(value for value in version.inputs if value.name == name)
    rank = next((len(pattern.items) for pattern in branches(value.shape)), 0)
    element = usual_type(version.members(value.type))
    return TensorType(element, (1,) * rank, [place] if rank else place)
