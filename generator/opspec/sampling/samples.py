"""Cases of a version: calls that every clause allows, and calls that violate exactly one.

Place in the pipeline: after `engine`. `sampling` makes arguments from the patterns, and changes
them in one place; here `engine.binding` says which of them are wanted. `checks` asks
whether every clause can be violated alone, `targets.tests` prints the cases.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice

from opspec.engine.asking import Verdict
from opspec.engine.binding import Outcome, bind
from opspec.engine.evaluation import EvaluationError
from opspec.engine.names import Argument, TensorType
from opspec.language.remembered import remembered
from opspec.language.resolved import Clause, Value, Version
from opspec.language.rules import is_list, rule_of
from opspec.sampling.beside import plans_beside, redrawn
from opspec.sampling.changes import changes
from opspec.sampling.drawing import Plan, draw, plans
from opspec.sampling.positions import positions
from opspec.sampling.sample import Changed, Sample, places
from opspec.sampling.shapes import large_sizes

#: At most so many cases violate one clause, element types apart.
MAX_VIOLATING = 16
#: At most so many pairs of changes are tried where no single change violates a clause alone.
MAX_PAIRS = 200
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
        return Sample(inputs=self.inputs, attributes=self.attributes)


@dataclass(frozen=True, slots=True)
class Cases:
    """All cases of a version; `violating` has an entry for every clause.

    `usual` is a plain call, of more than one tensor where several may be given.
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
    return Cases(
        next((case for case in general if case.sample == usual), general[0]),
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
    return tuple(_violating(version, clause, _general(version), element_types))


@remembered
def usual_plan(version: Version) -> Plan:
    """The plan that all others vary: the plainest one, or one that clauses ask for."""
    plain = Plan()
    for plan in (plain, *islice(plans_beside(version), MAX_PAIRS)):
        sample = draw(version, plan)
        if sample is not None and _case(version, None, "", sample) is not None:
            return plan
    return plain


@remembered
def _general(version: Version) -> tuple[Case, ...]:
    """Calls of many shapes, named after them."""
    found: dict[str, Case] = {}
    for plan in plans(version, usual_plan(version)):
        sample = draw(version, plan)
        label = _shapes_label(sample) if sample else ""
        if sample and label not in found:
            case = _case(version, None, label, sample)
            if case is not None:
                found[label] = case
    return tuple(found.values())


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
        for type_ in variable.members:
            sample = draw(version, replace(usual, types={**usual.types, variable.name: type_}))
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
            sample = draw(version, replace(usual, attributes=chosen))
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
    beside = _collect(version, clause, tried, found, MAX_VIOLATING + about_types * len(types))
    if not found:
        pairs = islice(_pairs(version, clause, beside, general, types), MAX_PAIRS)
        _collect(version, clause, pairs, found, 1)
    return list(found.values())


def _pairs(
    version: Version,
    clause: Clause,
    beside: Container[str],
    general: Sequence[Case],
    types: Sequence[str],
) -> Iterator[Changed]:
    """Two changes one after the other: the second is aimed at the clause.

    The first is aimed at clauses that were violated beside it, if there are any.
    """
    others = [each for each in version.clauses if each.id in beside] or version.clauses
    for case in general:
        for other in others:
            for first, changed in changes(version, other, case.sample, types):
                for second, twice in changes(version, clause, changed, types):
                    yield f"{second}-after-{first}", twice


def _collect(
    version: Version,
    clause: Clause,
    tried: Iterable[Changed],
    found: dict[str, Case],
    most: int,
) -> frozenset[str]:
    """Keep the calls that violate the clause and no other, one for each label.

    Returns the other clauses that some of the calls left out violate.
    """
    beside: set[str] = set()
    for label, sample in tried:
        if label in found:
            continue
        outcome = _outcome(version, sample)
        if outcome is None or outcome.violated != (clause.id,):
            if outcome is not None and clause.id in outcome.violated:
                beside.update(outcome.violated)
            continue
        if all(sample != case.sample for case in found.values()):
            found[label] = Case(
                version=version.name,
                clause=clause.id,
                label=label,
                violates=True,
                inputs=sample.inputs,
                attributes=sample.attributes,
                outputs=(),
            )
            if len(found) == most:
                break
    return frozenset(beside - {clause.id})


def _case(version: Version, clause: str | None, label: str, sample: Sample) -> Case | None:
    """A valid case, if the call is one."""
    outcome = _outcome(version, sample)
    if outcome is None or Verdict.VIOLATED in outcome.verdicts.values():
        return None
    return Case(
        version=version.name,
        clause=clause,
        label=label,
        violates=False,
        inputs=sample.inputs,
        attributes=sample.attributes,
        outputs=outcome.outputs,
    )


def _outcome(version: Version, sample: Sample) -> Outcome | None:
    try:
        return bind(version, sample.inputs, sample.attributes)
    except EvaluationError:
        return None


def _shapes_label(sample: Sample) -> str:
    """Shapes and attributes in short: `2x3+2x1-axis-1`."""
    shapes = "+".join(
        "x".join(map(str, tensor.shape or ())) or "scalar" for _, _, tensor in places(sample)
    )
    attributes = "".join(
        f"-{name}-{'x'.join(map(str, value)) if isinstance(value, tuple) else value}"
        for name, value in sample.attributes.items()
    )
    return f"{shapes or 'nothing'}{attributes}"


def _elements(tensor: TensorType) -> int:
    count = 1
    for size in tensor.shape or ():
        count *= size if isinstance(size, int) else 1
    return count
