"""Entries of a ledger: which cases they are about."""

from __future__ import annotations

from opspec.checking.names import check_names
from opspec.checking.reporting import Reporter
from opspec.diagnostics import Findings
from opspec.emission.divergences import divergences
from opspec.sampling.samples import cases
from tests.trees import element_types, operator_of

SPEC = """
operator: Test
summary: A.
inputs:
  - {name: X, type: T, shape: '(*d,)'}
outputs:
  - {name: Y, type: T, shape: '(*d,)'}
types: {T: [float, string]}
clauses: {C1: X.given, C2: T.allowed}
definition: Y[*i] = X[*i]
versions:
  - {since: 1}
  - {since: 3}
ledger:
  - {against: onnxruntime, versions: [3], when: len(d) == 2, reason: Matrices are refused.}
  - {against: onnxruntime, when: T == "string", reason: Strings are refused.}
  - {against: onnxruntime, clause: C1, reason: Nothing is taken for something.}
  - {against: onnx.defs, fact: since, reason: A fact.}
"""


def test_an_entry_is_about_the_calls_of_which_its_condition_holds() -> None:
    operator = operator_of(SPEC)
    found = {v.since: cases(v, element_types()) for v in operator.versions}
    matrices, strings, all_ = divergences(operator, found)
    assert matrices.picks
    assert matrices.versions == (3,)
    assert matrices.cases == ("Test-3-2x3",)
    assert strings.versions == (1, 3)
    assert strings.cases == ("Test-1.C2-string", "Test-3.C2-string")
    assert not all_.picks
    assert all_.cases == ()


def test_names_in_a_ledger_are_names_of_some_version() -> None:
    findings = Findings()
    check_names(operator_of(SPEC.replace("len(d)", "len(e)")), Reporter(findings))
    assert [finding.message for finding in findings] == ["unknown name 'e'"]
