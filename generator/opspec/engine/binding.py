"""Binding types to the shapes of a version: which clauses are violated, and what follows.

Place in the pipeline: above `evaluation` and `cutting`; `checks`, `samples` and `diff` ask it. It
says the same as the generated validators, but is written apart from them, so that each tests the
other. Every check has three values: it holds, it is violated, or nothing can be said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from opspec.engine.cutting import cut, fixed_rank, least_rank
from opspec.engine.evaluation import (
    UNKNOWN,
    EvaluationError,
    Scope,
    Unknown,
    UnknownValue,
    evaluate,
    known,
    truth,
)
from opspec.engine.merging import Contradiction, Flexible, Size, is_known, merge_all
from opspec.patterns import Broadcast, Choice, Computed, Dim, Listed, Optional, Pattern, Shape, Star
from opspec.resolved import Attribute, Axes, Input, Output, Value, Version
from opspec.rules import Ordered, Rule, holds_many, in_order

INT64_MAX = 2**63 - 1


@dataclass(frozen=True, slots=True)
class TensorType:
    """What is known of a tensor; of its `value`, where it is a small integer tensor, as well."""

    elem_type: str | None
    shape: tuple[Size, ...] | None
    value: Any = None


Argument = TensorType | None | Sequence[TensorType | None]


class Verdict(Enum):
    HOLDS = "holds"
    VIOLATED = "violated"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What binding found: a verdict for each clause asked, and the types of the outputs."""

    verdicts: Mapping[str, Verdict]
    outputs: tuple[TensorType, ...]
    names: Mapping[str, Any]

    @property
    def violated(self) -> tuple[str, ...]:
        return tuple(id_ for id_, verdict in self.verdicts.items() if verdict is Verdict.VIOLATED)


def bind(
    version: Version,
    inputs: Mapping[str, Argument],
    attributes: Mapping[str, Value],
    outputs_wanted: int | None = None,
) -> Outcome:
    """Ask every clause of a version, in order; a violated one silences those that depend on it."""
    binder = Binder(version, inputs, attributes, outputs_wanted)
    verdicts: dict[str, Verdict] = {}
    silenced: set[str] = set()
    for ordered in in_order(version):
        if ordered.depends & silenced:
            silenced.add(ordered.clause.id)
            continue
        verdict = binder.ask(ordered)
        verdicts[ordered.clause.id] = verdict
        if verdict is Verdict.VIOLATED:
            silenced.add(ordered.clause.id)
    return Outcome(verdicts, binder.outputs(), binder.names)


class Binder:
    """The state of one binding: the arguments, and the names bound so far."""

    def __init__(
        self,
        version: Version,
        inputs: Mapping[str, Argument],
        attributes: Mapping[str, Value],
        outputs_wanted: int | None,
    ) -> None:
        self.version = version
        self.inputs = inputs
        self.attributes = attributes
        self.names: dict[str, Any] = {}
        self.lets = {let.name: let for let in version.lets}
        self.given = frozenset(name for name in (*inputs, *attributes) if self._is_given(name))
        self.names["n_outputs"] = UNKNOWN if outputs_wanted is None else outputs_wanted

    def _is_given(self, name: str) -> bool:
        return self.attributes.get(name) is not None or self.inputs.get(name) is not None

    # --- names ------------------------------------------------------------------------------

    @property
    def scope(self) -> Scope:
        return Scope(_Lazy(self), self.lets, self.given)

    def value(self, name: str) -> Any:
        """The value of a name: an attribute, an input's value, a dimension or a run of them."""
        if name not in self.names:
            self.names[name] = self._find(name)
        return self.names[name]

    def _find(self, name: str) -> Any:
        for parameter in self.version.parameters:
            if parameter.name == name:
                return self._parameter(parameter)
        occurrences = list(self._occurrences(name))
        if not occurrences:
            raise KeyError(name)
        if any(each for _, each in occurrences):
            return [value for value, _ in occurrences]
        return merge_all([value for value, _ in occurrences])

    def has(self, name: str) -> bool:
        return (
            name in self.names
            or any(p.name == name for p in self.version.parameters)
            or any(True for _ in self._named_items(name))
        )

    def _parameter(self, parameter: Attribute | Input) -> Any:
        if isinstance(parameter, Attribute):
            value: Any = self.attributes.get(parameter.name)
            if value is None:
                value = parameter.default
        else:
            argument = self.inputs.get(parameter.name)
            if holds_many(parameter):
                return list(argument) if isinstance(argument, Sequence) else UNKNOWN
            value = None
            if isinstance(argument, TensorType):
                value = UNKNOWN if argument.value is None else argument.value
        if value is None and parameter.otherwise is not None:
            value = evaluate(parameter.otherwise.node, self.scope)
        if value is None:
            raise EvaluationError(f"{parameter.name!r} is not given")
        if parameter.axes is not None:
            value = self._wrapped(parameter.axes, value)
        return list(value) if isinstance(value, tuple | range) else value

    def _wrapped(self, axes: Axes, value: Any) -> Any:
        if isinstance(value, Unknown):
            return value
        bound = self._axes_bound(axes)
        listed = [value] if isinstance(value, int) else list(value)
        if bound is None and any(axis < 0 for axis in listed):
            return UNKNOWN
        wrapped = [axis + (bound or 0) if axis < 0 else axis for axis in listed]
        return wrapped[0] if isinstance(value, int) else wrapped

    def _axes_bound(self, axes: Axes) -> int | None:
        """The rank that an axis counts in, where it is known."""
        if axes.rank is not None:
            try:
                return int(known(evaluate(axes.rank.node, self.scope)))
            except (UnknownValue, EvaluationError):
                return None
        return self._rank(axes.of)

    # --- ranks and dimensions ---------------------------------------------------------------

    def _members(self, value: Input) -> list[TensorType | None]:
        argument = self.inputs.get(value.name)
        if argument is None or isinstance(argument, TensorType):
            return [] if argument is None else [argument]
        return list(argument)

    def _rank(self, name: str) -> int | None:
        for value in self.version.inputs:
            if value.name == name:
                for member in self._members(value):
                    if member is not None and member.shape is not None:
                        return len(member.shape)
        return None

    def pattern(self, value: Input | Output) -> Pattern | Listed | None:
        """The shape in force, conditions decided."""
        shape: Shape | None = value.shape
        while isinstance(shape, Choice):
            try:
                shape = shape.then if truth(shape.condition.node, self.scope) else shape.other
            except UnknownValue:
                return None
        return shape

    def parts(self, value: Input) -> Iterator[list[tuple[Any, Any]] | None]:
        """The cut shape of an input, member by member."""
        pattern = self.pattern(value)
        if not isinstance(pattern, Pattern):
            return
        axes = {}
        for item in pattern.items:
            pin = getattr(item, "axis", None)
            if pin is not None:
                try:
                    place = self.value(pin)
                except EvaluationError:
                    place = UNKNOWN
                axes[pin] = None if isinstance(place, Unknown) else place
        shares_rank = holds_many(value) and any(isinstance(i, Star) for i in pattern.items)
        rank = self._rank(value.name) if shares_rank else fixed_rank(pattern)
        for member in self._members(value):
            shape = None if member is None else member.shape
            yield cut(pattern, shape, rank, axes)

    def _named_items(self, name: str) -> Iterator[tuple[Input, Any]]:
        for value in self.version.inputs:
            pattern = self.pattern(value)
            if isinstance(pattern, Pattern):
                for item in pattern.items:
                    if getattr(item, "name", None) == name:
                        yield value, item

    def _occurrences(self, name: str, rigid: bool = True) -> Iterator[tuple[Any, bool]]:
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

    # --- clauses ----------------------------------------------------------------------------

    def ask(self, ordered: Ordered) -> Verdict:
        """The verdict on one clause, given that those before it that it needs hold."""
        try:
            if ordered.rule is None:
                assert ordered.clause.expression is not None
                return _verdict(truth(ordered.clause.expression.node, self.scope))
            return self._rule(ordered.rule)
        except UnknownValue:
            return Verdict.UNKNOWN
        except KeyError as error:
            raise EvaluationError(f"{error.args[0]!r} has no value here") from None

    def _rule(self, rule: Rule) -> Verdict:
        value = next((v for v in self.version.inputs if v.name == rule.subject), None)
        match rule.kind:
            case "count":
                assert value is not None
                assert value.variadic is not None
                return _verdict(len(self._members(value)) >= value.variadic.min)
            case "given":
                if value is None:
                    return _verdict(self.attributes.get(rule.subject) is not None)
                members = self._members(value)
                missing = None in members or (not holds_many(value) and not members)
                return _verdict(not missing)
            case "type" | "allowed":
                return self._element_types(rule, value)
            case "rank":
                assert value is not None
                return self._rank_fits(value)
            case "range":
                return self._in_range(rule.subject)
            case "distinct":
                axes = known(self.value(rule.subject))
                return _verdict(len(set(axes)) == len(axes))
            case "values":
                attribute = next(a for a in self.version.attributes if a.name == rule.subject)
                got = self.attributes.get(rule.subject)
                return _verdict(got is None or got in (attribute.values or ()))
            case "size":
                return self._sizes_fit(rule.subject)
            case "broadcast":
                return self._broadcasts(rule.subject, value)
            case "same" if any(variable.name == rule.subject for variable in self.version.types):
                types = {t.elem_type for t in self._typed(rule.subject)} - {None}
                return _verdict(len(types) <= 1)
            case _:
                found = [value for value, _ in self._occurrences(rule.subject)]
                try:
                    self.names[rule.subject] = merge_all(found)
                except Contradiction:
                    return Verdict.VIOLATED
                return Verdict.HOLDS if all(map(is_known, found)) else Verdict.UNKNOWN

    def _typed(self, variable: str) -> Iterator[TensorType]:
        for value in self.version.inputs:
            if value.type.variable == variable:
                yield from (member for member in self._members(value) if member is not None)

    def _element_types(self, rule: Rule, value: Input | None) -> Verdict:
        if value is not None and rule.kind == "type":
            allowed = set(self.version.members(value.type))
            users = [member for member in self._members(value) if member is not None]
        else:
            allowed = set(next(v.members for v in self.version.types if v.name == rule.subject))
            users = list(self._typed(rule.subject))
        types = [user.elem_type for user in users]
        if any(type_ is not None and type_ not in allowed for type_ in types):
            return Verdict.VIOLATED
        return Verdict.UNKNOWN if None in types else Verdict.HOLDS

    def _rank_fits(self, value: Input) -> Verdict:
        pattern = self.pattern(value)
        if not isinstance(pattern, Pattern):
            return Verdict.UNKNOWN
        ranks = [
            None if member is None or member.shape is None else len(member.shape)
            for member in self._members(value)
        ]
        certain = [rank for rank in ranks if rank is not None]
        exact = fixed_rank(pattern)
        fits = all(
            rank == exact if exact is not None else rank >= least_rank(pattern) for rank in certain
        )
        shared = holds_many(value) and any(isinstance(item, Star) for item in pattern.items)
        if not fits or (shared and len(set(certain)) > 1):
            return Verdict.VIOLATED
        return Verdict.HOLDS if len(certain) == len(ranks) else Verdict.UNKNOWN

    def _in_range(self, name: str) -> Verdict:
        parameter = next(p for p in self.version.parameters if p.name == name)
        axes = parameter.axes
        if axes is None:
            return self._indices_in_range(parameter)
        if isinstance(parameter, Attribute):
            given: Any = self.attributes.get(name)
            if given is None:
                given = parameter.default
        else:
            argument = self.inputs.get(name)
            given = argument.value if isinstance(argument, TensorType) else None
            if argument is not None and given is None:
                return Verdict.UNKNOWN
        if given is None and parameter.otherwise is not None:
            given = evaluate(parameter.otherwise.node, self.scope)
        if given is None:
            return Verdict.HOLDS
        return _in_bounds(axes.range, given, self._axes_bound(axes))

    def _indices_in_range(self, parameter: Attribute | Input) -> Verdict:
        assert isinstance(parameter, Input)
        assert parameter.index_of is not None
        argument = self.inputs.get(parameter.name)
        if not isinstance(argument, TensorType) or argument.value is None:
            return Verdict.UNKNOWN
        size = self.value(parameter.index_of.of)
        bound = size if isinstance(size, int) else None
        return _in_bounds(parameter.index_of.range, argument.value, bound)

    def _sizes_fit(self, name: str) -> Verdict:
        output = next(o for o in self.version.outputs if o.name == name)
        shape = self.shape(output)
        if shape is None:
            return Verdict.UNKNOWN
        if any(isinstance(size, int) and size > INT64_MAX for size in shape):
            return Verdict.VIOLATED
        return Verdict.HOLDS if all(map(is_known, shape)) else Verdict.UNKNOWN

    def _broadcasts(self, name: str, value: Input | None) -> Verdict:
        if value is None:
            found = [each for each, _ in self._occurrences(name)]
            try:
                self.names[name] = merge_all(found)
            except Contradiction:
                return Verdict.VIOLATED
            return Verdict.HOLDS if all(map(is_known, found)) else Verdict.UNKNOWN
        for parts in self.parts(value):
            for item, run in parts or ():
                if isinstance(item, Broadcast):
                    target = evaluate(item.target.node, self.scope)
                    if isinstance(target, Unknown):
                        return Verdict.UNKNOWN
                    try:
                        if merge_all([target, Flexible(run)]) != target:
                            return Verdict.VIOLATED
                    except Contradiction:
                        return Verdict.VIOLATED
        return Verdict.HOLDS

    # --- outputs ----------------------------------------------------------------------------

    def outputs(self) -> tuple[TensorType, ...]:
        """The types that follow for the outputs, as far as they are known."""
        result = []
        for output in self.version.outputs:
            if output.type.variable:
                types = {t.elem_type for t in self._typed(output.type.variable)} - {None}
                element = types.pop() if len(types) == 1 else None
            else:
                element = output.type.element
            try:
                shape = self.shape(output)
            except (EvaluationError, Contradiction, KeyError):
                shape = None
            result.append(TensorType(element, shape))
        return tuple(result)

    def shape(self, output: Output) -> tuple[Size, ...] | None:
        """The shape of an output; None where not even its rank follows."""
        pattern = self.pattern(output)
        if pattern is None:
            return None
        try:
            if isinstance(pattern, Listed):
                return tuple(known(evaluate(pattern.value.node, self.scope)))
            sizes: list[Size] = []
            for item in pattern.items:
                sizes.extend(self._sizes(item))
        except UnknownValue:
            return self._like_an_input(pattern)
        return tuple(sizes)

    def _sizes(self, item: Any) -> Iterable[Size]:
        if isinstance(item, Star | Optional):
            return list(known(self.value(item.name)))
        try:
            if isinstance(item, Dim):
                return [self.value(item.name)]
            assert isinstance(item, Computed)
            value = evaluate(item.value.node, self.scope)
        except UnknownValue:
            if getattr(item, "star", False):
                raise
            return [UNKNOWN]
        return list(known(value)) if item.star else [value]

    def _like_an_input(self, pattern: Pattern | Listed) -> tuple[Size, ...] | None:
        """Where the cut is unknown, an output with as many items as an input has its rank."""
        if isinstance(pattern, Listed):
            return None
        kinds = [(type(item) if not isinstance(item, Computed) else Dim) for item in pattern.items]
        for value in self.version.inputs:
            source = self.pattern(value)
            if isinstance(source, Pattern) and [type(item) for item in source.items] == kinds:
                rank = self._rank(value.name)
                return None if rank is None else (UNKNOWN,) * rank
        return None


class _Lazy(dict[str, Any]):
    """Names of a binder, found when they are read."""

    def __init__(self, binder: Binder) -> None:
        super().__init__()
        self.binder = binder

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.binder.has(name)

    def __getitem__(self, name: str) -> Any:
        return self.binder.value(name)


def _verdict(holds: bool) -> Verdict:
    return Verdict.HOLDS if holds else Verdict.VIOLATED


def _in_bounds(range_: Any, given: Any, bound: int | None) -> Verdict:
    """Whether positions lie in a range whose bound may be unknown."""
    places = [given] if isinstance(given, int) else list(given)
    if not range_.wraps and any(place < 0 for place in places):
        return Verdict.VIOLATED
    if bound is None:
        return Verdict.UNKNOWN if places else Verdict.HOLDS
    low = -bound if range_.wraps else 0
    high = bound if range_.inclusive else bound - 1
    return _verdict(all(low <= place <= high for place in places))
