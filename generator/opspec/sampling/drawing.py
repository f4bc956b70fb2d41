"""Drawing arguments from the shapes of a version: lengths of runs, sizes of names, places of axes.

Place in the pipeline: below `samples`. A plan fixes what may be chosen freely; `draw` makes inputs
and attributes of it that fit the patterns. Whether they fit the clauses as well is asked by
`samples`, with `engine.binding`. Nothing is random: the same version gives the same arguments.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from opspec.engine.evaluation import EvaluationError, UnknownValue, evaluate
from opspec.engine.names import Argument, Names, TensorType
from opspec.language.patterns import Broadcast, Dim, Item, Pattern, Star, branches, items
from opspec.language.resolved import Attribute, Input, Scalar, Value, Version
from opspec.language.rules import holds_many, index_of, is_list
from opspec.sampling.sample import Sample

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
    itself, `(name, k)` names that of one member. `sized` gives dimensions a size.
    """

    members: int = 2
    runs: Mapping[str, int] = field(default_factory=dict)
    empty: frozenset[str | tuple[str, int]] = frozenset()
    sized: Mapping[str, int] = field(default_factory=dict)
    unit: bool = False
    optional: bool = False
    types: Mapping[str, str] = field(default_factory=dict)
    attributes: Mapping[str, Value | None] = field(default_factory=dict)


def plans(version: Version, usual: Plan) -> Iterator[Plan]:
    """Plans from the least call on: several ranks, more and fewer members, empty sizes."""
    runs = run_names(version)
    least = min((v.variadic.min for v in version.inputs if v.variadic), default=1)
    yield replace(usual, members=least, runs=dict.fromkeys(runs, 0), unit=True)
    lengths = sorted(itertools.product(range(MAX_RUN + 1), repeat=len(runs)), key=_by_size)
    for choice in lengths[:MAX_PLANS]:
        yield replace(usual, runs=dict(zip(runs, choice, strict=True)))
    if any(holds_many(value) for value in version.inputs):
        for members in sorted({least, 1, 3} - {0}):
            yield replace(usual, members=members)
    for name in (*runs, *dim_names(version)):
        yield replace(usual, empty=frozenset({name}))
    for name in member_dim_names(version):
        yield replace(usual, empty=frozenset({(name, 0)}))
        yield replace(usual, empty=frozenset({(name, 1)}), members=3)
    if any(value.optional for value in version.inputs):
        yield replace(usual, optional=True)


def draw(version: Version, plan: Plan) -> Sample | None:
    """Return arguments that fit the plan, or None where none can be made."""
    attributes = {attribute.name: plain for attribute, plain in _plain_attributes(version)}
    names = Names(version, {}, attributes)
    sizes = _Sizes(plan)
    inputs: dict[str, Argument] = {}
    for value in version.inputs:
        if (value.optional and not plan.optional) or value.ignored:
            continue
        try:
            pattern = names.pattern(value)
        except (EvaluationError, KeyError):
            return None
        if pattern is None:
            return None
        if not isinstance(pattern, Pattern):
            pattern = Pattern((Star(value.name),), value.at)
        for pin, place in _pins(pattern, plan).items():
            attributes.setdefault(pin, place)
        inputs[value.name] = _argument(version, value, pattern, sizes, plan, names)
    for pin in [name for name in attributes if name not in _attribute_names(version)]:
        inputs[pin] = _pinned_input(version, pin, attributes.pop(pin))
    for name, chosen in plan.attributes.items():
        if chosen is None:
            attributes.pop(name, None)
        else:
            attributes[name] = chosen
    return Sample(inputs=inputs, attributes=attributes)


def usual_type(members: Sequence[str]) -> str:
    """The element type to take where any of these will do."""
    return next((type_ for type_ in USUAL_TYPES if type_ in members), members[0])


def run_names(version: Version) -> tuple[str, ...]:
    """Names of the runs of dimensions that inputs have, in reading order."""
    return _item_names(version, (Star, Broadcast))


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
    return plan.runs.get(name or "", 1) if isinstance(item, Star | Broadcast) else 1


class _Sizes:
    """Sizes given to names: the next one to a new name, the same again to one seen before."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.given: dict[str, tuple[int, ...]] = {}
        self.next = itertools.cycle(SIZES)

    def of(self, item: Item, member: int) -> tuple[int, ...]:
        if isinstance(item, Dim) and item.name in self.plan.sized:
            return (0 if item.name in self.plan.empty else self.plan.sized[item.name],)
        if isinstance(item, Dim) and item.member:
            empty = {item.name, (item.name, member)} & self.plan.empty
            return (0 if empty else self._own(member),)
        name = getattr(item, "name", None) or str(item)
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
                try:
                    shape.extend(evaluate(item.target.node, names.scope))
                except (UnknownValue, EvaluationError, KeyError):
                    continue
            else:
                shape.extend(sizes.of(item, member))
        return TensorType(element, tuple(shape), _values(value, element, shape))

    return [tensor(k) for k in range(plan.members)] if holds_many(value) else tensor(0)


def _values(value: Input, element: str, shape: Sequence[int]) -> int | list[int] | None:
    """The value of an integer input of rank 0 or 1; shapes may depend on it."""
    if not element.startswith(("int", "uint")) or len(shape) > 1:
        return None
    positions = value.axes is not None or index_of(value) is not None
    if not shape:
        return 0 if positions else 1
    return list(range(shape[0])) if positions else [1] * shape[0]


def _pinned_input(version: Version, name: str, place: Value) -> TensorType:
    """The input that holds the position of an axis."""
    value = next(value for value in version.inputs if value.name == name)
    rank = next((len(pattern.items) for pattern in branches(value.shape)), 0)
    element = usual_type(version.members(value.type))
    return TensorType(element, (1,) * rank, [place] if rank else place)
