"""Cases: valid ones are valid, violating ones violate one clause, and every clause has some."""

from __future__ import annotations

import time
from dataclasses import replace

import numpy as np
import pytest

from opspec.engine.asking import Verdict
from opspec.engine.binding import Outcome, bind
from opspec.language.resolved import Version
from opspec.sampling.sample import places
from opspec.sampling.samples import Case, NoCases, cases, valid, violating
from tests.trees import draft, element_types, operator_of, specified

VERSIONS = [version for operator in specified() for version in operator.versions]
DRAFTED = [
    version
    for name in ("Add", "ArgMax", "CumSum", "Gather", "MatMul", "Softmax", "Transpose", "Where")
    for version in draft(name).versions[-1:]
]
JOINS = [version for version in VERSIONS if version.family == "join"]
NEWEST = [operator.newest for operator in specified()]
of_this_project = pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
of_the_joins = pytest.mark.parametrize("version", JOINS, ids=lambda version: version.name)
of_all = pytest.mark.parametrize("version", NEWEST + DRAFTED, ids=lambda version: version.name)


def outcome(version: Version, case: Case) -> Outcome:
    return bind(version, case.inputs, case.attributes, case.asked)


@of_all
def test_valid_cases_violate_nothing_and_their_outputs_are_known(version: Version) -> None:
    for case in valid(version):
        found = outcome(version, case)
        assert Verdict.VIOLATED not in found.verdicts.values(), case.id
        assert found.outputs == case.outputs
        assert not case.violates
        for output in case.outputs:
            assert output.shape is not None
            assert all(isinstance(size, int) for size in output.shape)


@of_all
def test_violating_cases_violate_one_clause(version: Version) -> None:
    for clause in version.clauses:
        for case in violating(version, clause, tuple(element_types())):
            assert outcome(version, case).violated == (clause.id,), case.id
            assert case.violates
            assert case.id.startswith(f"{version.name}.{clause.id}-")


@of_this_project
def test_every_clause_can_be_violated_alone(version: Version) -> None:
    found = cases(version, element_types())
    assert [id_ for id_, some in found.violating.items() if not some] == []


@of_the_joins
def test_every_element_type_is_allowed_or_refused(version: Version) -> None:
    found = cases(version, element_types())
    for clause in version.clauses:
        if clause.rule == "allowed":
            (variable,) = (each for each in version.types if each.name == clause.subject)
            allowed = {case.label for case in found.valid if case.clause == clause.id}
            refused = {
                case.label.removeprefix("all-")
                for case in found.violating[clause.id]
                if case.label.startswith("all-")
            }
            assert allowed == set(variable.members)
            assert refused == set(element_types()) - allowed


@of_the_joins
def test_every_border_of_a_range_is_touched_from_both_sides(version: Version) -> None:
    found = cases(version, element_types())
    for clause in version.clauses:
        if clause.rule != "range":
            continue
        name = clause.subject
        (axes,) = (each.axes for each in version.parameters if each.name == name)
        assert axes is not None
        inside = {case.label for case in found.valid if case.clause == clause.id}
        outside = {case.label for case in found.violating[clause.id]}
        assert {f"{name}-0", f"{name}-r-1"} <= inside
        assert {f"{name}-r", f"{name}-2**32", f"{name}--2**63"} <= outside
        if axes.range.wraps:
            assert {f"{name}--1", f"{name}--r"} <= inside
            assert f"{name}--r-1" in outside
        else:
            assert {f"{name}--1", f"{name}--r"} <= outside


@of_all
def test_names_of_cases_are_unique(version: Version) -> None:
    found = cases(version, element_types())
    names = [case.id for case in found.valid]
    names += [case.id for some in found.violating.values() for case in some]
    assert len(names) == len(set(names))


@of_the_joins
def test_cases_are_the_same_each_time(version: Version) -> None:
    # What was found for one version is kept for it; a copy is another one.
    assert cases(version, element_types()) == cases(replace(version), element_types())


@of_this_project
def test_cases_are_found_quickly(version: Version) -> None:
    start = time.process_time()
    cases(version, element_types())
    # Most take a tenth of a second on a plain machine; much more than a second would be felt.
    assert time.process_time() - start < 3


def test_a_size_at_the_end_of_int64_is_valid_and_one_more_is_not() -> None:
    version = JOINS[-1]
    found = cases(version, element_types())
    (clause,) = (each.id for each in version.clauses if each.rule == "size")
    (border,) = (case for case in found.valid if case.clause == clause)
    (output,) = border.outputs
    assert output.shape is not None
    assert 2**63 - 1 in output.shape
    assert not border.fits_memory
    assert any(case.label == "all-2**62" for case in found.violating[clause])


def test_a_version_that_allows_nothing_has_no_cases() -> None:
    operator = operator_of("""
operator: Impossible
summary: It is only tested with.
inputs:
  - {name: X, type: T, shape: "(N,)"}
outputs:
  - {name: Y, type: T, shape: "(N,)"}
types: {T: [float]}
clauses:
  C1: X.given
  C2: T.allowed
  C3: X.rank
  C4: N == N + 1
definition: Y[i] = X[i]
versions: [{since: 1}]
""")
    with pytest.raises(NoCases):
        cases(operator.newest, element_types())


CONDITIONS = """
operator: Conditions
domain: com.example
summary: It is only tested with.
inputs:
  - {name: X, type: T, shape: "(n, *d)"}
  - {name: count, type: tensor(int64), shape: "()"}
outputs:
  - {name: Y, type: T, shape: "(n, *d)"}
attributes:
  - {name: alpha, type: float, default: 1.5}
  - {name: beta, type: float, required: true}
  - {name: mode, type: string, default: plain, values: [plain]}
  - {name: unit, type: string, default: m}
  - {name: level, type: int, default: 3, values: [3]}
  - {name: weights, type: floats, default: [0.5, 1]}
  - {name: words, type: strings, default: [a]}
  - {name: parts, type: ints, values: [3, 7]}
types: {T: [float]}
let:
  small: alpha <= 4
clauses:
  C1: X.given
  C2: T.allowed
  C3: X.rank
  C4: count.given
  C5: count.type
  C6: count.rank
  C7: n >= 8
  C8: n <= 32 and n % 4 == 0
  C9: len(d) < 6
  C10: alpha > 0
  C11: small
  C12: beta <= alpha
  C13: beta.given
  C14: mode.values
  C15: unit != ""
  C16: level.values
  C17: all(w >= 0 for w in weights)
  C18: len(words) < 4
  C19: parts.values
definition: Y[i, *j] = X[i, *j]
versions: [{since: 1}]
"""


def test_conditions_on_values_of_every_kind_can_be_violated_alone() -> None:
    version = operator_of(CONDITIONS).newest
    found = cases(version, element_types())
    assert [id_ for id_, some in found.violating.items() if not some] == []
    assert {case.clause for case in found.valid} >= {"C2", "C14", "C16", "C19"}
    for case in [*found.valid, *(case for some in found.violating.values() for case in some)]:
        for _, _, tensor in places(case.sample):
            if tensor.value is not None:
                assert np.shape(tensor.value) == tensor.shape, case.id
                assert str(tensor.elem_type).startswith(("int", "uint")), case.id


def test_what_is_stretched_is_smaller_in_some_cases() -> None:
    version = draft("Gemm").newest
    shapes = {
        tensor.shape
        for case in valid(version)
        for name, _, tensor in places(case.sample, ["C"])
        if name == "C"
    }
    assert {(2, 4), (1, 4), (4,)} <= shapes
