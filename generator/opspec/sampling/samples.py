"""Cases of a version: calls that every clause allows, and calls that violate exactly one.

Place in the pipeline: after `engine`. `sampling` makes arguments from the patterns, and changes
them in one place; here `engine.binding` says which of them are wanted. `checks` asks
whether every clause can be violated alone, `targets.tests` prints the cases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Any

from opspec.engine.asking import Verdict
from opspec.engine.binding import Outcome
from opspec.engine.names import Argument, TensorType
from opspec.language.remembered import remembered
from opspec.language.resolved import Clause, Value, Version
from opspec.language.rules import is_list, rule_of
from opspec.sampling.alike import first_alike
from opspec.sampling.beside import plans_beside, redrawn
from opspec.sampling.changes import changes
from opspec.sampling.drawing import Plan, dim_names, draw, plans
from opspec.sampling.ideas import ideas
from opspec.sampling.positions import bound_of, positions
from opspec.sampling.sample import Changed, Sample, places, tensors
from opspec.sampling.searching import Tries, mended, outcome_of
from opspec.sampling.shapes import large_sizes
from opspec.sampling.shown import sample_of
from opspec.sampling.valued import valued

#: At most so many cases violate one clause, element types apart.
MAX_VIOLATING = 16
#: At most so many plans are tried until one fits all clauses.
MAX_PAIRS = 200
#: So many calls are asked about to find valid ones, and to mend those that violate too much.
MAX_GENERAL, MAX_TRIES = 1000, 600
#: So many are asked about for one clause where some violate it alone, and where none was found.
MAX_FOUND, MAX_SEARCHED = 200, 1500
#: So many values of each parameter are tried on each of a few calls.
MAX_IDEAS = 6
#: So many calls that violate more than one clause are mended.
MAX_NEAR = 20
#: A tensor of more elements than this is not made; its case is about types only.
MAX_ELEMENTS = 10_000


class NoCases(Exception):
    """No arguments were found that every clause of a version allows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One call of a version, valid or violating one clause.

    `clause` is the one that the case is about: the one violated, or the one whose border a valid
    call touches; a valid call that is about none in particular has None.
    """

    version: str
    clause: str | None
    label: str
    violates: bool
    inputs: Mapping[str, Argument]
    attributes: Mapping[str, Value]
    outputs: tuple[TensorType, ...]
    #: How many outputs are asked for, where that is free.
    asked: int | None = None

    @property
    def id(self) -> str:
        """The name of the case: operator, version, clause, label."""
        about = f".{self.clause}" if self.clause else ""
        return f"{self.version}{about}-{self.label}"

    @property
    def fits_memory(self) -> bool:
        """Whether arrays of these shapes can be made."""
        given = [tensor for _, _, tensor in places(self.sample)]
        return all(_elements(tensor) <= MAX_ELEMENTS for tensor in (*given, *self.outputs))

    @property
    def sample(self) -> Sample:
        return Sample(inputs=self.inputs, attributes=self.attributes, outputs=self.asked)


@dataclass(frozen=True, slots=True)
class Cases:
    """All cases of a version; `violating` has an entry for every clause.

    `usual` is a plain call, of more than one tensor where several may be given, and gives elements
    if any call does.
    """

    usual: Case
    valid: tuple[Case, ...]
    violating: Mapping[str, tuple[Case, ...]]


def cases(version: Version, element_types: Iterable[str]) -> Cases:
    """Return the cases of a version; `element_types` are the names of all that ONNX has.

    Raises
    ------
    NoCases
        If no valid call was found.
    """
    types = tuple(element_types)
    general = _general(version)
    if not general:
        raise NoCases(version.name)
    usual = draw(version, usual_plan(version))
    plain = next((case for case in general if case.sample == usual), general[0])
    full = (case for case in (plain, *general) if all(map(_elements, case.outputs)))
    return Cases(
        next(full, plain),
        valid(version),
        {clause.id: violating(version, clause, types) for clause in version.clauses},
    )


@remembered
def valid(version: Version) -> tuple[Case, ...]:
    """Return calls that no clause forbids: many shapes, and every border of every clause."""
    general = _general(version)
    return (*general, *_borders(version, general))


@remembered
def violating(version: Version, clause: Clause, element_types: tuple[str, ...]) -> tuple[Case, ...]:
    """Return calls that violate this clause, while all others hold or are silent."""
    first = first_alike(version)
    if first is not version and not _is_about_types(version, clause):
        there = next(each for each in first.clauses if each.id == clause.id)
        found = _renamed(version, violating(first, there, element_types))
    else:
        found = tuple(_violating(version, clause, _general(version), element_types))
    return found or tuple(_shown(version, clause))


def _shown(version: Version, clause: Clause) -> Iterator[Case]:
    """The calls of examples that violate a clause alone."""
    for example in version.examples:
        if example.violates == clause.id:
            sample = sample_of(version, example)
            outcome = outcome_of(version, sample)
            if outcome is not None and outcome.violated == (clause.id,):
                yield _violation(version, clause, f"as-in-{example.name}", sample)


def _is_about_types(version: Version, clause: Clause) -> bool:
    variables = {variable.name for variable in version.types}
    return clause.rule in ("allowed", "type") or clause.subject in variables


def _renamed(version: Version, found: Iterable[Case]) -> tuple[Case, ...]:
    """The same calls as calls of another version."""
    return tuple(replace(case, version=version.name) for case in found)


@remembered
def usual_plan(version: Version) -> Plan:
    """The plan that all others vary: the plainest one, or one that clauses ask for."""
    first = first_alike(version)
    if first is not version:
        return usual_plan(first)
    plain = Plan()
    beside = islice(plans_beside(version), MAX_PAIRS)
    for plan in chain([plain], _planned_near(version, plain), beside):
        sample = draw(version, plan)
        if sample is not None and _case(version, None, "", sample) is not None:
            return plan
    return plain


def _planned_near(version: Version, plan: Plan) -> Iterator[Plan]:
    """A plan with the sizes and attributes that a call of another plan has when it is mended."""
    drawn, settled_ = draw(version, plan), planned(version, plan)
    outcome = outcome_of(version, settled_) if settled_ else None
    if drawn is None or settled_ is None or outcome is None:
        return
    sizes = {name: outcome.names.get(name) for name in dim_names(version)}
    changed = {
        name: value
        for name, value in settled_.attributes.items()
        if value != drawn.attributes.get(name)
    }
    yield replace(
        plan,
        sized={name: size for name, size in sizes.items() if isinstance(size, int)},
        attributes={**plan.attributes, **changed},
        outputs=plan.outputs + (settled_.outputs or 0) - (drawn.outputs or 0),
    )


def planned(version: Version, plan: Plan, tries: Tries | None = None) -> Sample | None:
    """Valid arguments that fit a plan, or that are as near to it as the clauses allow."""
    sample = draw(version, plan)
    return settled(version, sample, tries or Tries(MAX_TRIES)) if sample is not None else None


def settled(version: Version, sample: Sample, tries: Tries) -> Sample | None:
    """Valid arguments: these, or some that are near to them."""
    outcome = tries.outcome(version, sample)
    if outcome is None or not outcome.violated:
        return sample if outcome else None
    found = mended(version, sample, outcome, None, tries)
    return found[1] if found else None


@remembered
def _general(version: Version) -> tuple[Case, ...]:
    """Calls of many shapes, named after them."""
    first = first_alike(version)
    if first is not version:
        return _renamed(version, _general(first))
    found: dict[str, Case] = {}
    tries = Tries(MAX_GENERAL)
    for plan in plans(version, usual_plan(version)):
        sample = planned(version, plan, tries)
        label = _shapes_label(sample) if sample else ""
        if sample and label not in found:
            case = _case(version, None, label, sample)
            if case is not None:
                found[label] = case
    for base in _bases(tuple(found.values())):
        kept: dict[str, int] = {}
        for name, (_, changed) in ideas(version, base.sample):
            if kept.get(name, 0) == MAX_IDEAS or not tries:
                continue
            sample = settled(version, changed, tries)
            label = _shapes_label(sample) if sample else ""
            case = _case(version, None, label, sample) if sample and label not in found else None
            if case is not None:
                found[label] = case
                kept[name] = kept.get(name, 0) + 1
    return tuple(found.values())


def _bases(general: Sequence[Case]) -> list[Case]:
    """A few calls that differ much: of a small tensor, of a larger one, with all that can be given.

    Values are tried on these alone.
    """
    sized = [
        case for case in general if all(_elements(t) or t.value == [] for t in tensors(case.sample))
    ]
    ranks = {id(case): sum(len(t.shape or ()) for t in tensors(case.sample)) for case in sized}
    first = next((case for case in sized if ranks[id(case)]), None)
    largest = max(sized, key=lambda case: ranks[id(case)], default=None)
    fullest = max(sized, key=lambda case: len(case.inputs) + len(case.attributes), default=None)
    chosen = {id(case): case for case in (first, largest, fullest) if case is not None}
    return list(chosen.values())


def _borders(version: Version, general: Sequence[Case]) -> Iterator[Case]:
    """Calls at the border of a clause: each element type, each end of a range, the largest size."""
    for clause in version.clauses:
        seen: set[str] = set()
        for label, sample in _border_samples(version, clause, general):
            if label not in seen:
                case = _case(version, clause.id, label, sample)
                if case is not None:
                    seen.add(label)
                    yield case


def _border_samples(version: Version, clause: Clause, general: Sequence[Case]) -> Iterator[Changed]:
    rule = rule_of(clause)
    if rule is None:
        return
    usual = usual_plan(version)
    if rule.kind == "allowed":
        variable = next(v for v in version.types if v.name == rule.subject)
        users = _needed(version, variable.name)
        for type_ in variable.members:
            plan = replace(usual, types={**usual.types, variable.name: type_}, given=users)
            sample = planned(version, plan)
            if sample is not None:
                yield type_, sample
    for case in general:
        if rule.kind == "range":
            yield from positions(version, rule.subject, case.sample, outside=False)
        elif rule.kind == "size":
            yield from large_sizes(version, rule.subject, case.sample, outside=False)
    if rule.kind == "values":
        attribute = next(a for a in version.attributes if a.name == rule.subject)
        for value in attribute.values or ():
            listed = (value,) if is_list(attribute) else value
            chosen = {**usual.attributes, attribute.name: listed}
            sample = planned(version, replace(usual, attributes=chosen))
            if sample is not None:
                yield str(value), sample


def _violating(
    version: Version, clause: Clause, general: Sequence[Case], types: Sequence[str]
) -> list[Case]:
    found: dict[str, Case] = {}
    tried = chain(
        (changed for case in general for changed in changes(version, clause, case.sample, types)),
        redrawn(version, clause, usual_plan(version)) if clause.expression else (),
    )
    about_types = clause.rule in ("allowed", "type")
    near = list[tuple[str, Sample, Outcome]]()
    _collect(version, clause, tried, found, near, MAX_VIOLATING + about_types * len(types))
    for search in (near, _pairs(version, clause, general, types)) if not found else ():
        tries = Tries(MAX_TRIES)
        for label, sample, outcome in search:
            alone = mended(version, sample, outcome, clause.id, tries)
            if alone is not None:
                name = "-then-".join((label, *alone[0]))
                found[name] = _violation(version, clause, name, alone[1])
                return list(found.values())
    return list(found.values())


def _pairs(
    version: Version, clause: Clause, general: Sequence[Case], types: Sequence[str]
) -> Iterator[tuple[str, Sample, Outcome]]:
    """Calls that violate a clause after two changes, where the first leads to a valid call."""
    tries = Tries(MAX_SEARCHED)
    for case in _bases(general):
        for first, valid_ in changes(version, clause, case.sample, types):
            outcome = tries.outcome(version, valid_)
            if outcome is None or outcome.violated:
                continue
            for second, sample in changes(version, clause, valid_, types):
                if not tries:
                    return
                outcome = tries.outcome(version, sample)
                if outcome is not None and clause.id in outcome.violated:
                    yield f"{first}-then-{second}", sample, outcome


def _violation(version: Version, clause: Clause, label: str, sample: Sample) -> Case:
    return Case(
        version=version.name,
        clause=clause.id,
        label=label,
        violates=True,
        inputs=sample.inputs,
        attributes=sample.attributes,
        asked=sample.outputs,
        outputs=(),
    )


def _collect(
    version: Version,
    clause: Clause,
    tried: Iterable[Changed],
    found: dict[str, Case],
    near: list[tuple[str, Sample, Outcome]],
    most: int,
) -> None:
    """Keep the calls that violate the clause and no other, one for each label.

    The search ends when there are enough, or when some were found and many tried.

    Those that violate others as well are near to one that does not; a few of them are kept, those
    first that leave the least to mend.
    """
    tries = Tries(MAX_FOUND)
    for label, sample in tried:
        if label in found:
            continue
        if tries.left < (0 if found else MAX_FOUND - MAX_SEARCHED):
            break
        outcome = tries.outcome(version, sample)
        if outcome is None or clause.id not in outcome.violated:
            continue
        if len(outcome.violated) > 1:
            near.append((label, sample, outcome))
        elif all(sample != case.sample for case in found.values()):
            found[label] = _violation(version, clause, label, sample)
            if len(found) == most:
                break
    near.sort(key=lambda each: len(each[2].violated))
    del near[MAX_NEAR:]


def _case(version: Version, clause: str | None, label: str, sample: Sample) -> Case | None:
    """A valid case, if the call is one and holds all values that it needs."""
    if any(_is_blank(version, sample, name, tensor) for name, _, tensor in places(sample)):
        return None
    outcome = outcome_of(version, sample)
    if outcome is None or Verdict.VIOLATED in outcome.verdicts.values():
        return None
    return Case(
        version=version.name,
        clause=clause,
        label=label,
        violates=False,
        inputs=sample.inputs,
        attributes=sample.attributes,
        asked=sample.outputs,
        outputs=outcome.outputs,
    )


def _is_blank(version: Version, sample: Sample, name: str, tensor: TensorType) -> bool:
    """Whether a tensor stands for a value that it does not have, nor can be given as it stands."""
    if name not in valued(version) or tensor.value is not None or not _elements(tensor):
        return False
    value = next(each for each in version.inputs if each.name == name)
    if value.index_of is None:
        return True
    # Indices are made up where they are printed, if there is a place to point at.
    return bound_of(version, value, sample) == 0


def _shapes_label(sample: Sample) -> str:
    """Shapes and attributes in short: `2x3+2x1-axis-1`."""
    shapes = "+".join(
        "x".join(map(str, tensor.shape or ())) or "scalar" for _, _, tensor in places(sample)
    )
    attributes = "".join(
        f"-{name}-{_value_label(value)}" for name, value in sample.attributes.items()
    )
    values = "".join(
        f"-{name}-{_value_label(tensor.value)}"
        for name, _, tensor in places(sample)
        if tensor.value is not None
    )
    outputs = "" if sample.outputs is None else f"-{sample.outputs}-outputs"
    return f"{shapes or 'nothing'}{attributes}{values}{outputs}"


def _value_label(value: Any) -> str:
    return "x".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _needed(version: Version, variable: str) -> frozenset[str]:
    """Optional inputs without which no tensor would be of a type variable."""
    users = [value for value in version.inputs if value.type.variable == variable]
    return frozenset(value.name for value in users[:1] if all(each.optional for each in users))


def _elements(tensor: TensorType) -> int:
    count = 1
    for size in tensor.shape or ():
        count *= size if isinstance(size, int) else 1
    return count
