"""Why a call that one version allows is refused by another, or means something else there.

Place in the pipeline: below `diff`, which asks it both ways: from the old version to the new one
(is the change breaking?) and back (does a new model run on an old runtime?). Names, types, ranges
and values are compared as data. Where shapes, named expressions, clauses or definitions differ in
form, both versions are run on calls made for the first one.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from opspec.checking.running import agree, sampled
from opspec.differing.declared import attributes_of, omitted, option, pairs, shown
from opspec.engine.binding import bind
from opspec.engine.definition import Array, Arrays, WrittenTwice, run
from opspec.engine.evaluation import limited
from opspec.engine.names import Argument
from opspec.engine.values import EvaluationError
from opspec.language.nests import UnsupportedDefinition
from opspec.language.resolved import Attribute, Axes, ElementType, Input, Output, Value, Version
from opspec.language.sentences import sentence
from opspec.sampling.sample import wanted
from opspec.sampling.samples import Case, valid

#: What running both versions may take together, and how many calls are tried.
MAX_STEPS = 5_000_000
MAX_CALLS = 24
_SMALL = 200
#: Rules whose differences are found in what is declared.
_AS_DATA = frozenset({"allowed", "type", "given", "values", "range", "count"})


@dataclass(frozen=True, slots=True)
class Kept:
    """Reasons why calls are not kept; and on how many calls the two versions were run."""

    reasons: tuple[str, ...]
    calls: int


class Runs:
    """Calls that were run, and what they gave: both ways mostly try the same calls."""

    def __init__(self, element_types: Mapping[str, ElementType]) -> None:
        self.element_types = element_types
        self._known: dict[tuple[int, int, str], tuple[Array, ...]] = {}

    def of(
        self, version: Version, inputs: Arrays, attributes: Mapping[str, Value], wanted: int
    ) -> tuple[Array, ...]:
        """What the definition of a version gives for a call."""
        call = repr([{name: _exact(value) for name, value in inputs.items()}, attributes])
        key = (version.since, wanted, call)
        if key not in self._known:
            self._known[key] = run(version, inputs, attributes, self.element_types, wanted)
        return self._known[key]


def kept(of: Version, by: Version, runs: Runs) -> Kept:
    """Say why calls `of` one version are not kept `by` another."""
    reasons = [
        *_inputs(of, by),
        *_outputs(of, by),
        *_attributes(of, by),
        *_types(of, by),
    ]
    calls = 0
    if _form(of) != _form(by):
        found, calls = _run_both(of, by, runs)
        reasons += found
        if not reasons and not calls:
            both = f"{_name(of)} and {_name(by)}"
            reasons.append(f"{both} are written differently, and no call could be run by both")
    return Kept(tuple(dict.fromkeys(reasons)), calls)


def _name(version: Version) -> str:
    return f"version {version.since}"


# --- what is declared -------------------------------------------------------------------------


def _inputs(of: Version, by: Version) -> Iterator[str]:
    yield from _values(of, by, "input", of.inputs, by.inputs)
    for one, other in pairs(of.inputs, by.inputs):
        if isinstance(one, Input) and isinstance(other, Input):
            yield from _ranges(of, by, one.name, one.axes, other.axes)
            yield from _ranges(of, by, one.name, one.index_of, other.index_of)


def _outputs(of: Version, by: Version) -> Iterator[str]:
    yield from _values(of, by, "output", of.outputs, by.outputs)


def _values(
    of: Version,
    by: Version,
    kind: str,
    ours: Sequence[Input | Output],
    theirs: Sequence[Input | Output],
) -> Iterator[str]:
    for one, other in pairs(ours, theirs):
        if other is None and one is not None:
            yield f"{_name(of)} has the {kind} '{one.onnx_name}', {_name(by)} does not"
        elif one is None and other is not None:
            if not other.optional and not (other.variadic and other.variadic.min == 0):
                yield f"{_name(by)} needs the {kind} '{other.onnx_name}', {_name(of)} has none"
        elif one is not None and other is not None:
            yield from _one_value(of, by, kind, one, other)
    places = {each.onnx_name: place for place, each in enumerate(theirs)}
    moved = [
        each.onnx_name
        for place, each in enumerate(ours)
        if places.get(each.onnx_name, place) != place
    ]
    if moved:
        yield f"the {kind} '{moved[0]}' stands at another place in {_name(by)}"


def _one_value(
    of: Version, by: Version, kind: str, one: Input | Output, other: Input | Output
) -> Iterator[str]:
    name = one.onnx_name
    least = [
        each.variadic.min if each.variadic else 0 if each.optional else 1 for each in (one, other)
    ]
    if one.variadic and not other.variadic:
        yield f"{_name(of)} takes any number of '{name}', {_name(by)} one"
    elif least[1] > least[0]:
        yield (
            f"the {kind} '{name}' is {option(one)} in {_name(of)} and {option(other)} in "
            f"{_name(by)}"
        )
    if one.type.container != other.type.container:
        yield f"the {kind} '{name}' is {one.type} in {_name(of)} and {other.type} in {_name(by)}"
        return
    lost = sorted(_allowed(of, one) - _allowed(by, other))
    if lost and one.type.variable != other.type.variable:
        yield f"{_name(of)} allows {', '.join(lost)} for the {kind} '{name}', {_name(by)} does not"


def _attributes(of: Version, by: Version) -> Iterator[str]:
    ours, theirs = attributes_of(of), attributes_of(by)
    inputs = {value.onnx_name for value in by.inputs}
    for name, attribute in ours.items():
        other = theirs.get(name)
        if other is not None:
            yield from _attribute(of, by, attribute, other)
        elif name in inputs:
            yield f"'{name}' is an attribute in {_name(of)} and an input in {_name(by)}"
        else:
            yield f"{_name(of)} has the attribute '{name}', {_name(by)} does not"
    for name, attribute in theirs.items():
        if name not in ours and attribute.required:
            yield f"{_name(by)} requires the attribute '{name}', {_name(of)} has none"


def _attribute(of: Version, by: Version, one: Attribute, other: Attribute) -> Iterator[str]:
    name = one.name
    if one.kind != other.kind:
        yield f"the attribute '{name}' is {one.kind} in {_name(of)} and {other.kind} in {_name(by)}"
    if other.required and not one.required:
        yield f"{_name(of)} lets '{name}' be left out, {_name(by)} requires it"
    elif not one.required and omitted(one) != omitted(other) and _is_plain(one, other):
        yield (
            f"left out, '{name}' is {omitted(one)} in {_name(of)} and {omitted(other)} in "
            f"{_name(by)}"
        )
    if other.values is not None:
        lost = [value for value in one.values or () if value not in other.values]
        if one.values is None:
            yield f"{_name(by)} allows only {shown(other.values)} for '{name}'"
        elif lost:
            values = ", ".join(map(shown, lost))
            yield f"{_name(of)} allows {values} for '{name}', {_name(by)} does not"
    if one.ignored != other.ignored:
        yield f"'{name}' has an effect in one of {_name(of)} and {_name(by)} only"
    yield from _ranges(of, by, name, one.axes, other.axes)


def _is_plain(*attributes: Attribute) -> bool:
    """Whether what they are when left out is a number or text, to be compared as it stands."""
    return all(
        attribute.default is not None
        or attribute.otherwise is None
        or not attribute.otherwise.names
        for attribute in attributes
    )


def _ranges(
    of: Version, by: Version, name: str, one: Axes | None, other: Axes | None
) -> Iterator[str]:
    if other is None:
        return
    if one is None:
        yield f"{_name(by)} limits '{name}' to {other.range}"
    elif (one.of, str(one.rank), one.range.bound) != (other.of, str(other.rank), other.range.bound):
        yield f"'{name}' counts along something else in {_name(by)}"
    elif (one.range.wraps and not other.range.wraps) or (
        one.range.inclusive and not other.range.inclusive
    ):
        yield f"{_name(of)} allows {one.range}, {_name(by)} only {other.range}"


def _types(of: Version, by: Version) -> Iterator[str]:
    theirs = {variable.name: variable for variable in by.types}
    for variable in of.types:
        other = theirs.get(variable.name)
        if other is None:
            continue
        lost = [type_ for type_ in variable.allowed if type_ not in other.allowed]
        if lost:
            types = ", ".join(lost)
            yield f"{_name(of)} allows {types} for '{variable.name}', {_name(by)} does not"


def _allowed(version: Version, value: Input | Output) -> set[str]:
    """The types of a value, whatever its type is called."""
    tensors = (f"tensor({member})" for member in version.members(value.type))
    return {*tensors, *version.containers(value.type)}


# --- what is meant ----------------------------------------------------------------------------


def _form(version: Version) -> tuple[object, ...]:
    """Everything that only running a version can compare, in normal form."""
    return (
        [str(value.shape) for value in version.values],
        sorted(str(parameter.otherwise) for parameter in version.parameters),
        sorted((let.name, let.parameters, let.value.text) for let in version.lets),
        sorted(
            clause.text
            for clause in version.clauses
            if clause.expression is not None or clause.rule not in _AS_DATA
        ),
        version.definition.text if version.definition else None,
    )


def _run_both(of: Version, by: Version, runs: Runs) -> tuple[list[str], int]:
    """Calls made for one version, asked of both: why the first one is not kept that is not."""
    calls = 0
    chosen = _chosen(valid(of))
    with limited(MAX_STEPS) as left:
        for case in chosen:
            translated = _translated(of, by, case)
            if translated is None:
                continue
            inputs, attributes = translated
            try:
                reason = _refused(of, by, case, inputs, attributes)
                reason = reason or _differs(of, by, case, inputs, attributes, runs)
            except UnsupportedDefinition:
                break
            except EvaluationError:
                if left[0] < 0:
                    break
                continue
            if reason:
                return [reason], calls
            calls += 1
    return [], calls


def _chosen(cases: Iterable[Case]) -> list[Case]:
    small = [case for case in cases if case.fits_memory and _elements(case) <= _SMALL]
    return small[:: max(1, len(small) // MAX_CALLS)][:MAX_CALLS]


def _elements(case: Case) -> int:
    sizes = [[s for s in output.shape or () if isinstance(s, int)] for output in case.outputs]
    return sum(map(math.prod, sizes))


def _translated(
    of: Version, by: Version, case: Case
) -> tuple[dict[str, Argument], dict[str, Value]] | None:
    """The call under the names of the other version; None where it has no place for a part."""
    inputs: dict[str, Argument] = {value.name: None for value in by.inputs}
    for one, other in pairs(of.inputs, by.inputs):
        if one is not None and case.inputs.get(one.name) is not None:
            if other is None:
                return None
            inputs[other.name] = case.inputs[one.name]
    theirs = attributes_of(by)
    attributes: dict[str, Value] = {}
    for name, attribute in attributes_of(of).items():
        if attribute.name in case.attributes:
            if name not in theirs:
                return None
            attributes[theirs[name].name] = case.attributes[attribute.name]
    return inputs, attributes


def _refused(
    of: Version,
    by: Version,
    case: Case,
    inputs: Mapping[str, Argument],
    attributes: Mapping[str, Value],
) -> str:
    outcome = bind(by, inputs, attributes, wanted(of, case.sample))
    for id_ in outcome.violated:
        clause = next(clause for clause in by.clauses if clause.id == id_)
        if clause.rule in _AS_DATA:
            # Said above, in the terms of what is declared.
            raise EvaluationError(id_)
        rule = sentence(by, clause).rstrip(".")
        return f"{_name(by)} refuses a call of {_name(of)} ({case.label}) by {id_}: {rule}"
    return ""


def _differs(
    of: Version,
    by: Version,
    case: Case,
    inputs: Mapping[str, Argument],
    attributes: Mapping[str, Value],
    runs: Runs,
) -> str:
    asked = wanted(of, case.sample)
    ours = sampled(of, case.inputs, case.attributes, runs.element_types)
    results = runs.of(of, ours, case.attributes, asked)
    names = {
        other.name: one.name
        for one, other in pairs(of.inputs, by.inputs)
        if one is not None and other is not None
    }
    theirs = {name: ours.get(names.get(name, ""), None) for name in inputs}
    try:
        others = runs.of(by, theirs, attributes, asked)
    except WrittenTwice:
        # Indices that were made up may well repeat; what that means is left open.
        raise
    except EvaluationError as error:
        return f"{_name(by)} has no result for a call of {_name(of)} ({case.label}): {error}"
    for output, one, other in zip(of.outputs, results, others, strict=False):
        if not _same(one, other):
            both = f"{_name(of)} and {_name(by)}"
            return f"'{output.name}' of a call ({case.label}) differs between {both}"
    return ""


def _exact(value: Array | Sequence[Array | None] | None) -> object:
    """All that there is to an input of a call."""
    if isinstance(value, np.ndarray):
        return value.dtype.name, value.shape, value.tolist()
    return None if value is None else [_exact(member) for member in value]


def _same(one: Array, other: Array) -> bool:
    return (
        one.dtype == other.dtype
        and one.shape == other.shape
        and all(agree(one[place], other[place], False) for place in np.ndindex(one.shape))
    )
