"""Asking one clause: does it hold, is it violated, or can nothing be said?

Place in the pipeline: above `names` and `outputs`; `binding` asks all clauses in their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from opspec.engine.cutting import least_rank, most_rank
from opspec.engine.evaluation import evaluate, truth
from opspec.engine.merging import Contradiction, is_known, merge_all
from opspec.engine.names import Names, TensorType
from opspec.engine.opening import opened
from opspec.engine.outputs import output_shape
from opspec.engine.values import (
    Symbol,
    Unknown,
    UnknownValue,
    errors_of,
    is_unknown,
    known,
)
from opspec.language.patterns import Broadcast, Pattern, Star
from opspec.language.resolved import Attribute, Input, Range
from opspec.language.rules import Ordered, Rule, holds_many

INT64_MAX = 2**63 - 1


class Verdict(Enum):
    """What a check says of what is known."""

    HOLDS = "holds"
    VIOLATED = "violated"
    UNKNOWN = "unknown"


def ask(names: Names, ordered: Ordered) -> Verdict:
    """The verdict on one clause, given that those before it that it needs hold."""
    with errors_of(ordered.clause.text):
        try:
            if ordered.rule is None:
                assert ordered.clause.expression is not None
                return _verdict(truth(ordered.clause.expression.node, names.scope))
            return _rule(names, ordered.rule)
        except UnknownValue:
            return Verdict.UNKNOWN


def _rule(names: Names, rule: Rule) -> Verdict:
    value = next((v for v in names.version.inputs if v.name == rule.subject), None)
    match rule.kind:
        case "count":
            assert value is not None
            assert value.variadic is not None
            return _verdict(len(names.members(value)) >= value.variadic.min)
        case "given":
            if value is None:
                return _verdict(names.attributes.get(rule.subject) is not None)
            members = names.members(value)
            missing = None in members or (value.variadic is None and not names.is_given(value.name))
            return _verdict(not missing)
        case "type" | "allowed":
            return _element_types(names, rule, value)
        case "rank":
            assert value is not None
            return _rank_fits(names, value)
        case "range":
            return _in_range(names, rule.subject)
        case "distinct":
            axes = list(known(names.value(rule.subject)))
            certain = [axis for axis in axes if not is_unknown(axis)]
            if len(set(certain)) < len(certain):
                return Verdict.VIOLATED
            return Verdict.HOLDS if len(certain) == len(axes) else Verdict.UNKNOWN
        case "values":
            attribute = next(a for a in names.version.attributes if a.name == rule.subject)
            got, listed = names.attributes.get(rule.subject), attribute.values or ()
            entries = got if isinstance(got, tuple) else (got,)
            return _verdict(got is None or all(entry in listed for entry in entries))
        case "size":
            return _sizes_fit(names, rule.subject)
        case "broadcast":
            return _broadcasts(names, rule.subject, value)
        case "same" if any(variable.name == rule.subject for variable in names.version.types):
            types = {t.elem_type for t in names.typed(rule.subject)} - {None}
            return _verdict(len(types) <= 1)
        case _:
            found = [value for value, _ in names.occurrences(rule.subject)]
            try:
                names.bound[rule.subject] = merge_all(found)
            except Contradiction:
                return Verdict.VIOLATED
            return Verdict.HOLDS if all(map(is_known, found)) else Verdict.UNKNOWN


def _element_types(names: Names, rule: Rule, value: Input | None) -> Verdict:
    if value is not None and rule.kind == "type":
        allowed = set(names.version.members(value.type))
        users = [member for member in names.members(value) if member is not None]
    else:
        allowed = names.allowed(rule.subject)
        users = list(names.typed(rule.subject))
    types = [user.elem_type for user in users]
    if any(type_ is not None and type_ not in allowed for type_ in types):
        return Verdict.VIOLATED
    if opened(names.version, names.inputs) is not None and len({*types} - {None}) > 1:
        # It is the sequence that has a type, and there is none for tensors of several.
        return Verdict.VIOLATED
    return Verdict.UNKNOWN if None in types else Verdict.HOLDS


def _rank_fits(names: Names, value: Input) -> Verdict:
    pattern = names.pattern(value)
    if not isinstance(pattern, Pattern):
        return Verdict.UNKNOWN
    ranks = [
        None if member is None or member.shape is None else len(member.shape)
        for member in names.members(value)
    ]
    certain = [rank for rank in ranks if rank is not None]
    least, most = least_rank(pattern), most_rank(pattern)
    fits = all(least <= rank and (most is None or rank <= most) for rank in certain)
    shared = holds_many(value) and any(isinstance(item, Star) for item in pattern.items)
    if not fits or (shared and len(set(certain)) > 1):
        return Verdict.VIOLATED
    return Verdict.HOLDS if len(certain) == len(ranks) else Verdict.UNKNOWN


def _in_range(names: Names, name: str) -> Verdict:
    parameter = next(p for p in names.version.parameters if p.name == name)
    axes = parameter.axes
    if axes is None:
        return _indices_in_range(names, parameter)
    if isinstance(parameter, Attribute):
        given: Any = names.attributes.get(name)
        if given is None:
            given = parameter.default
    else:
        argument = names.inputs.get(name)
        given = argument.value if isinstance(argument, TensorType) else None
        if argument is not None and given is None:
            return Verdict.UNKNOWN
    if given is None and parameter.otherwise is not None:
        given = evaluate(parameter.otherwise.node, names.scope)
    if given is None:
        return Verdict.HOLDS
    return _in_bounds(axes.range, given, names.axes_bound(axes))


def _indices_in_range(names: Names, parameter: Attribute | Input) -> Verdict:
    assert isinstance(parameter, Input)
    assert parameter.index_of is not None
    argument = names.inputs.get(parameter.name)
    if not isinstance(argument, TensorType) or argument.value is None:
        return Verdict.UNKNOWN
    size = names.value(parameter.index_of.of)
    bound = size if isinstance(size, int) else None
    return _in_bounds(parameter.index_of.range, argument.value, bound)


def _sizes_fit(names: Names, name: str) -> Verdict:
    output = next(o for o in names.version.outputs if o.name == name)
    shape = output_shape(names, output)
    if shape is None:
        return Verdict.UNKNOWN
    if any(isinstance(size, int) and size > INT64_MAX for size in shape):
        return Verdict.VIOLATED
    return Verdict.HOLDS if all(map(is_known, shape)) else Verdict.UNKNOWN


def _broadcasts(names: Names, name: str, value: Input | None) -> Verdict:
    if value is None:
        found = [each for each, _ in names.occurrences(name)]
        try:
            names.bound[name] = merge_all(found)
        except Contradiction:
            return Verdict.VIOLATED
        return Verdict.HOLDS if all(map(is_known, found)) else Verdict.UNKNOWN
    verdicts = []
    for parts in names.parts(value):
        if parts is None:
            verdicts.append(Verdict.UNKNOWN)
            continue
        for item, run in parts:
            if isinstance(item, Broadcast):
                verdicts.append(_stretches(run, evaluate(item.target.node, names.scope)))
    return _worst(verdicts)


def _stretches(run: Sequence[Any], target: Any) -> Verdict:
    """Whether a run of dimensions can be broadcast to another, which stays as it is."""
    if isinstance(target, Unknown):
        return Verdict.UNKNOWN
    if len(run) > len(target):
        return Verdict.VIOLATED
    pairs = zip(reversed(run), reversed(target), strict=False)
    return _worst([_size_stretches(size, wanted) for size, wanted in pairs])


def _size_stretches(size: Any, wanted: Any) -> Verdict:
    if is_unknown(size) or is_unknown(wanted):
        symbols = isinstance(size, Symbol) and size == wanted
        return Verdict.HOLDS if symbols else Verdict.UNKNOWN
    return _verdict(size in (1, wanted))


def _worst(verdicts: Sequence[Verdict]) -> Verdict:
    for verdict in (Verdict.VIOLATED, Verdict.UNKNOWN):
        if verdict in verdicts:
            return verdict
    return Verdict.HOLDS


def _verdict(holds: bool) -> Verdict:
    return Verdict.HOLDS if holds else Verdict.VIOLATED


def _in_bounds(range_: Range, given: Any, bound: int | None) -> Verdict:
    """Whether positions lie in a range whose bound may be unknown."""
    places = [given] if isinstance(given, int) else list(given)
    if not range_.wraps and any(place < 0 for place in places):
        return Verdict.VIOLATED
    if bound is None:
        return Verdict.UNKNOWN if places else Verdict.HOLDS
    low = -bound if range_.wraps else 0
    high = bound if range_.inclusive else bound - 1
    return _verdict(all(low <= place <= high for place in places))
