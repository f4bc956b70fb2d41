"""The values of names: attributes, values of inputs, dimensions and runs of dimensions.

Place in the pipeline: below `binding`, above `cutting` and `merging`. A name is found when it is
read first: patterns that need an axis are cut when the axis is known, whatever the file's order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from opspec.engine.cutting import Part, cut, fixed_rank, has_rival_stars
from opspec.engine.evaluation import Scope, evaluate, steps_left, truth
from opspec.engine.merging import Contradiction, Flexible, Size, merge_all
from opspec.engine.opening import opened
from opspec.engine.values import (
    MAX_ITEMS,
    UNKNOWN,
    EvaluationError,
    Unknown,
    UnknownValue,
    is_unknown,
    known,
)
from opspec.language.patterns import Broadcast, Choice, Dim, Listed, Pattern, Shape, Star
from opspec.language.resolved import Attribute, Axes, Input, Output, Value, Version
from opspec.language.rules import holds_many


@dataclass(frozen=True, slots=True)
class TensorType:
    """What is known of a tensor; of its `value`, where it is a small integer tensor, as well."""

    elem_type: str | None
    shape: tuple[Size, ...] | None
    value: Any = None


Argument = TensorType | None | Sequence[TensorType | None]


class Names:
    """The arguments of a call, and the values of all names that follow from them."""

    def __init__(
        self,
        version: Version,
        inputs: Mapping[str, Argument],
        attributes: Mapping[str, Value],
        outputs_wanted: int | None = None,
        steps: list[int] | None = None,
    ) -> None:
        self.version = version
        self.inputs = inputs
        self.attributes = attributes
        self.bound: dict[str, Any] = {}
        self.lets = {let.name: let for let in version.lets}
        self.given = frozenset(name for name in (*inputs, *attributes) if self.is_given(name))
        self.bound["n_outputs"] = UNKNOWN if outputs_wanted is None else outputs_wanted
        #: What `rank` and `dims` can be asked about.
        self.tensors: dict[str, Any] = dict(inputs)
        self.steps = steps_left() if steps is None else steps
        #: What is asked for often: patterns in force and cut shapes, by the identity of the
        #: parameter, and whether a name is declared.
        self._patterns: dict[int, Pattern | Listed | None] = {}
        self._parts: dict[int, list[list[Part] | None]] = {}
        self._declared: dict[str, bool] = {}

    def is_given(self, name: str) -> bool:
        """Whether a call gives an attribute or an input, be it an empty sequence."""
        return self.attributes.get(name) is not None or self.inputs.get(name) is not None

    @property
    def scope(self) -> Scope:
        """The names as expressions see them."""
        return Scope(_Lazy(self), self.lets, self.given, self.tensors, self.steps)

    def value(self, name: str) -> Any:
        """The value of a name: an attribute, an input's value, a dimension or a run of them."""
        if name not in self.bound:
            self.bound[name] = self._find(name)
        return self.bound[name]

    def _find(self, name: str) -> Any:
        for parameter in self.version.parameters:
            if parameter.name == name:
                return self._parameter(parameter)
        if self._is_type(name):
            return self._element_type(name)
        occurrences = list(self.occurrences(name))
        if not occurrences:
            raise KeyError(name)
        if any(each for _, each in occurrences):
            return [value for value, _ in occurrences]
        try:
            return merge_all([value for value, _ in occurrences])
        except Contradiction:
            return UNKNOWN

    def has(self, name: str) -> bool:
        """Whether the version declares the name as a parameter or a dimension."""
        if name in self.bound:
            return True
        if name not in self._declared:
            self._declared[name] = (
                any(p.name == name for p in self.version.parameters)
                or self._is_type(name)
                or any(True for _ in self._named_items(name))
            )
        return self._declared[name]

    def in_force(self, parameter: Attribute | Input) -> Any:
        """The value of a parameter, what holds without it if need be; axes as they are written."""
        value = self._given_value(parameter)
        if value is None and parameter.otherwise is not None:
            value = evaluate(parameter.otherwise.node, self.scope)
        return value

    def _parameter(self, parameter: Attribute | Input) -> Any:
        value = self.in_force(parameter)
        if value is None:
            raise EvaluationError(f"{parameter.name!r} is not given")
        if parameter.axes is not None:
            value = self._wrapped(parameter.axes, value)
        return list(value) if isinstance(value, tuple | range) else value

    def _is_type(self, name: str) -> bool:
        return any(variable.name == name for variable in self.version.types)

    def _element_type(self, variable: str) -> Any:
        """The name of the element type that a type variable stands for."""
        found = {tensor.elem_type for tensor in self.typed(variable)} - {None}
        return found.pop() if len(found) == 1 else UNKNOWN

    def _given_value(self, parameter: Attribute | Input) -> Any:
        """The value that a call gives; None where it gives none."""
        if isinstance(parameter, Attribute):
            value: Any = self.attributes.get(parameter.name)
            return parameter.default if value is None else value
        argument = self.inputs.get(parameter.name)
        if holds_many(parameter):
            return list(argument) if isinstance(argument, Sequence) else UNKNOWN
        if not isinstance(argument, TensorType):
            return None
        if argument.value is not None:
            return argument.value
        if argument.shape is not None and len(argument.shape) == 1:
            length = argument.shape[0]
            # Of a vector that is not known its length may be, and so the rank of what it shapes.
            if isinstance(length, int) and length <= MAX_ITEMS:
                return [UNKNOWN] * length
        return UNKNOWN

    def _wrapped(self, axes: Axes, value: Any) -> Any:
        if isinstance(value, Unknown):
            return value
        bound = self.axes_bound(axes)
        wrapped = [_wrap(axis, bound) for axis in ([value] if isinstance(value, int) else value)]
        return wrapped[0] if isinstance(value, int) else wrapped

    def axes_bound(self, axes: Axes) -> int | None:
        """The rank that an axis counts in, where it is known."""
        if axes.rank is not None:
            try:
                return int(known(evaluate(axes.rank.node, self.scope)))
            except (UnknownValue, EvaluationError):
                return None
        return self.rank(axes.of)

    def members(self, value: Input) -> list[TensorType | None]:
        """The tensors given for an input: one, or all of a variadic or sequence."""
        argument = self.inputs.get(value.name)
        if argument is None or isinstance(argument, TensorType):
            return [] if argument is None else [argument]
        return list(argument)

    def rank(self, name: str) -> int | None:
        """The rank of an input, of its first member where there are several."""
        for value in self.version.inputs:
            if value.name == name:
                for member in self.members(value):
                    if member is not None and member.shape is not None:
                        return len(member.shape)
        return None

    def pattern(self, value: Input | Output) -> Pattern | Listed | None:
        """The shape in force, conditions decided."""
        if id(value) not in self._patterns:
            self._patterns[id(value)] = self._in_force(value)
        return self._patterns[id(value)]

    def _in_force(self, value: Input | Output) -> Pattern | Listed | None:
        shape: Shape | None = value.shape
        while isinstance(shape, Choice):
            try:
                shape = shape.then if truth(shape.condition.node, self.scope) else shape.other
            except UnknownValue:
                return None
        return shape

    def parts(self, value: Input) -> list[list[Part] | None]:
        """The cut shape of an input, member by member."""
        if id(value) not in self._parts:
            self._parts[id(value)] = self._cut(value)
        return self._parts[id(value)]

    def _cut(self, value: Input) -> list[list[Part] | None]:
        pattern = self.pattern(value)
        if not isinstance(pattern, Pattern):
            return []
        axes = {}
        for item in pattern.items:
            pin = getattr(item, "axis", None)
            if pin is not None:
                try:
                    place = self.value(pin)
                except EvaluationError:
                    place = UNKNOWN
                # A list stands where one position should: the rank of that input is at fault.
                axes[pin] = place if isinstance(place, int) else None
        shares_rank = holds_many(value) and any(isinstance(i, Star) for i in pattern.items)
        rank = self.rank(value.name) if shares_rank else fixed_rank(pattern)
        lengths = self._lengths_elsewhere(value, pattern)
        shapes = [None if member is None else member.shape for member in self.members(value)]
        return [cut(pattern, shape, rank, axes, lengths) for shape in shapes]

    def _lengths_elsewhere(self, value: Input, pattern: Pattern) -> dict[str, int]:
        """Lengths of stars that an input cannot be cut without, from inputs that can."""
        if not has_rival_stars(pattern):
            return {}
        lengths: dict[str, int] = {}
        for other in self.version.inputs:
            there = self.pattern(other)
            if other is value or not isinstance(there, Pattern) or has_rival_stars(there):
                continue
            for item, run in next(iter(self.parts(other)), None) or ():
                if isinstance(item, Star):
                    lengths[item.name] = len(run)
        return lengths

    def _named_items(self, name: str) -> Iterator[tuple[Input, Any]]:
        for value in self.version.inputs:
            pattern = self.pattern(value)
            if isinstance(pattern, Pattern):
                for item in pattern.items:
                    if getattr(item, "name", None) == name:
                        yield value, item

    def occurrences(self, name: str, rigid: bool = True) -> Iterator[tuple[Any, bool]]:
        """Every value that a dimension's name has, and whether each member has its own."""
        for value, wanted in self._named_items(name):
            for parts in self.parts(value):
                each = isinstance(wanted, Dim) and wanted.member is not None
                if parts is None:
                    yield (UNKNOWN, each)
                    continue
                for item, found in parts:
                    if item == wanted:
                        flexible = isinstance(item, Broadcast)
                        if not (flexible and rigid and self._is_rigid(name)):
                            yield (Flexible(found) if flexible else found, each)

    def _is_rigid(self, name: str) -> bool:
        return any(isinstance(item, Star) for _, item in self._named_items(name))

    def allowed(self, variable: str) -> set[str]:
        """The element types that a type variable allows, in a sequence if it stands for one."""
        found = next(each for each in self.version.types if each.name == variable)
        if found.containers and opened(self.version, self.inputs) is not None:
            return {each for each in found.members if f"seq(tensor({each}))" in found.containers}
        return set(found.members)

    def typed(self, variable: str) -> Iterator[TensorType]:
        """All tensors whose type is a type variable."""
        for value in self.version.inputs:
            if value.type.variable == variable:
                yield from (member for member in self.members(value) if member is not None)


def _wrap(axis: Any, bound: int | None) -> Any:
    if is_unknown(axis) or axis >= 0:
        return axis
    return UNKNOWN if bound is None else axis + bound


class _Lazy(dict[str, Any]):
    """Names, found when they are read."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.names = names

    def __contains__(self, name: object) -> bool:
        return name in self.names.bound or (isinstance(name, str) and self.names.has(name))

    def __getitem__(self, name: str) -> Any:
        return self.names.value(name)
