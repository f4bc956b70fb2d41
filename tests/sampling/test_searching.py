"""Searches: clauses that no single change violates alone, calls that nothing plain makes valid."""

from __future__ import annotations

import pytest

from opspec.emission.case_selection import selected_valid, selected_violating
from opspec.emission.oracles import tolerance
from opspec.engine.binding import bind
from opspec.engine.tolerance import allowed
from opspec.engine.values import EvaluationError
from opspec.sampling.sample import places
from opspec.sampling.samples import Cases, cases
from tests.trees import element_types, operator_of

SLIDING = """
operator: Sliding
domain: com.example
summary: It is only tested with.
inputs:
  - {name: X, type: T, shape: "(N, *d)"}
  - {name: W, type: T, shape: "(M, *kernel)"}
  - {name: places, type: tensor(int64), shape: "(m,)", axis_of: X, range: 0 <= places < r}
outputs:
  - {name: parts, type: T, variadic: {index: k, min: 1}, shape: "(lengths[k],)"}
attributes:
  - {name: strides, type: ints, otherwise: "[1] * len(kernel)"}
  - {name: lengths, type: ints, otherwise: "[1] * n_outputs"}
  - {name: mode, type: string, default: plain, values: [plain, mixed]}
types: {T: [float, string]}
clauses:
  C1: X.given
  C2: W.given
  C3: places.given
  C4: T.allowed
  C5: T.same
  C6: X.rank
  C7: W.rank
  C8: places.type
  C9: places.rank
  C10: places.range
  C11: places.distinct
  C12: len(kernel) == len(d)
  C13: len(strides) == len(d)
  C14: len(lengths) == n_outputs and sum(lengths) == N
  C15: mode.values
  C16: mode == "plain" or T != "string"
tolerance:
  ulps: {float: 2 * N}
  reason: It is only tested with.
definition: "parts[k][i] = X[*([0] * rank(X))]"
versions:
  - {since: 1}
  - {since: 2, changes: [{type: T, add: [double]}]}
"""


def found(number: int) -> Cases:
    return cases(operator_of(SLIDING).versions[number], element_types())


@pytest.mark.parametrize("number", [0, 1])
def test_clauses_that_hang_together_can_be_violated_alone(number: int) -> None:
    version = operator_of(SLIDING).versions[number]
    every = cases(version, element_types())
    assert [id_ for id_, some in every.violating.items() if not some] == []
    for id_, some in every.violating.items():
        for case in some:
            outcome = bind(version, case.inputs, case.attributes, case.asked)
            assert outcome.violated == (id_,), case.id


def test_valid_calls_give_and_leave_out_and_ask_for_several_numbers_of_outputs() -> None:
    every = found(0).valid
    assert {case.asked for case in every} >= {1, 2, 3}
    assert {"strides" in case.attributes for case in every} == {True, False}
    lengths = {len(t.value) for case in every for _, _, t in places(case.sample, ["places"])}
    assert {0, 1, 2} <= lengths


def test_a_version_that_only_adds_types_shows_little_of_what_it_shares() -> None:
    operator = operator_of(SLIDING)
    first, second = (selected_valid(operator, v, found(n)) for n, v in enumerate(operator.versions))
    assert len(second) < len(first)
    assert any(case.id.endswith(".C4-double") for case in second)
    for number, version in enumerate(operator.versions):
        for clause in version.clauses:
            assert selected_violating(operator, version, clause, found(number))
    dropped = next(case for case in found(1).valid if case not in second)
    kept = selected_valid(operator, operator.versions[1], found(1), {dropped.id})
    assert dropped in kept


def test_a_tolerance_grows_with_the_call_and_is_of_its_types_alone() -> None:
    version = operator_of(SLIDING).versions[1]
    usual = found(1).usual
    (size, *_) = next(tensor.shape for name, _, tensor in places(usual.sample) if name == "X") or ()
    assert isinstance(size, int)
    given = usual.inputs, usual.attributes, usual.asked
    assert allowed(version, *given, "float") == 2 * size
    assert allowed(version, *given, "double") == 0
    printed = tolerance(version, element_types())
    assert printed is not None
    assert 'return {"float": 2 * N}' in printed.body
    negative = operator_of(SLIDING.replace("2 * N}", "N - 99}")).versions[1]
    with pytest.raises(EvaluationError, match="no count"):
        allowed(negative, *given, "float")
