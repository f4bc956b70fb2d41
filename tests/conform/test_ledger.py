"""Ledgers: read with their faults, and held against results."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from opspec.conform.ledger import Comparison, Ledger, compare, read_ledger
from opspec.conform.verdicts import Result, Verdict
from opspec.diagnostics import Findings
from opspec.suite.manifest import Entry, OutputType

HEAD = 'runtime: some\ntested: ["1.0"]\n'


def parse(text: str) -> Ledger:
    findings = Findings()
    ledger = read_ledger((HEAD + text).encode(), "conformance/some.yaml", findings)
    assert ledger is not None, findings.as_text()
    return ledger


def case(name: str, clause: str = "C1", **changes: Any) -> Entry:
    plain = Entry(
        name=name,
        domain="ai.onnx",
        operator="Join",
        since_version=1,
        opset=1,
        clauses=(f"Join-1.{clause}",) if clause else (),
        says="",
        element_type="float",
        shapes="declared",
        kind="must_refuse",
        static="must_refuse",
        ulps=0,
        outputs=(),
        data_sets=1,
        digest="",
    )
    return replace(plain, **changes)


CASES = {
    each.name: each
    for each in (
        case("a"),
        case("b"),
        case("c", "C2"),
        case("valid", "", kind="must_equal", static="must_accept", element_type="int8"),
    )
}


def test_a_ledger_is_about_all_operators_or_about_those_it_names() -> None:
    join, other = case("a"), case("a", operator="Other")
    assert [parse("").judges(each) for each in (join, other)] == [True, True]
    for name in ("Join", "ai.onnx.Join"):
        assert [parse(f"about: [{name}]").judges(each) for each in (join, other)] == [True, False]


def held(text: str, *, whole: bool = True, **verdicts: Verdict) -> Comparison:
    given = {name: verdicts.get(name, "pass") for name in CASES}
    results = [Result(name, "run", verdict) for name, verdict in given.items()]
    return compare(parse(text).divergences, results, CASES, whole=whole)


ENTRY = "divergences:\n- {surfaces: [run], verdict: accepted, clauses: [C1], reason: So it is.}\n"


def test_all_as_listed() -> None:
    comparison = held(ENTRY, a="accepted", b="accepted")
    assert not comparison
    assert set(comparison.listed) == {("a", "run"), ("b", "run")}


def test_an_unlisted_divergence() -> None:
    comparison = held(ENTRY, a="accepted", b="accepted", c="accepted")
    assert comparison
    assert [r.case for r in comparison.unlisted] == ["c"]
    assert comparison.healed == ()


def test_a_healed_divergence_even_if_only_in_part() -> None:
    (healed,) = held(ENTRY, a="accepted").healed
    assert [r.case for r in healed.results] == ["b"]
    assert healed.entry.at.line == 4


def test_another_verdict_is_both() -> None:
    comparison = held(ENTRY, a="accepted", b="crash")
    assert [r.case for r in comparison.unlisted] == ["b"]
    assert [r.case for r in comparison.healed[0].results] == ["b"]


def test_an_entry_that_covers_nothing() -> None:
    text = ENTRY.replace("C1", "C9")
    assert held(text).healed[0].results == ()
    # Where only some cases were tested, that says nothing.
    assert not held(text, whole=False)


def test_right_verdicts_need_no_entry() -> None:
    assert not held("", a="untested")


def test_an_entry_covers_only_what_can_have_its_verdict() -> None:
    text = "divergences:\n- {surfaces: [run], verdict: unsupported, reason: There is none.}\n"
    assert not held(text, valid="unsupported", a="untested")
    assert held(text, a="untested").healed


@pytest.mark.parametrize(
    ("selector", "covers"),
    [
        ("operators: [Join]", "abc"),
        ("operators: [ai.onnx.Join]", "abc"),
        ("operators: [Other]", ""),
        ("versions: [1]", "abc"),
        ("versions: [2]", ""),
        ("clauses: [C2, C3]", "c"),
        ("clauses: [none]", ""),
        ("types: [float]", "abc"),
        ("types: [mixed]", ""),
        ("shapes: [undeclared]", ""),
        ('cases: ["[ab]"]', "ab"),
        ('cases: ["c*"]', "c"),
        ("surfaces: [run, checker]", "abc"),
    ],
)
def test_selectors(selector: str, covers: str) -> None:
    surfaces = "" if selector.startswith("surfaces") else "surfaces: [run], "
    text = f"divergences:\n- {{{surfaces}verdict: accepted, reason: Well., {selector}}}\n"
    (entry,) = parse(text).divergences
    assert "".join(n for n, each in CASES.items() if entry.covers(each, "run")) == covers
    assert not any(entry.covers(each, "inference") for each in CASES.values())


def test_says_less_is_for_what_has_something_to_say() -> None:
    text = "divergences:\n- {surfaces: [inference], verdict: says_less, reason: Well.}\n"
    (entry,) = parse(text).divergences
    valid = CASES["valid"]
    known = replace(valid, outputs=(OutputType("y", "float", (None,)),))
    assert entry.covers(known, "inference")
    assert not entry.covers(valid, "inference")


def test_versions_of_the_runtime() -> None:
    ledger = parse(
        "divergences:\n"
        '- {surfaces: [run], verdict: crash, in: ["1.0"], reason: Only there.}\n'
        "- {surfaces: [run], verdict: hang, reason: Everywhere.}\n"
    )
    assert [each.verdict for each in ledger.of("1.0")] == ["crash", "hang"]
    assert [each.verdict for each in ledger.of("1.1")] == ["hang"]


FAULTS = """\
runtime: some
tested: []
divergences:
  - surfaces: [runn]
    verdict: pass
    reason: Well.
  - surfaces: [run]
    verdict: crash
    clause: [C1]
  - surfaces: [run]
    verdict: hang
    clauses: [C0]
    reason: Well.
  - no mapping
"""
FOUND = """\
conformance/some.yaml:2:9: K03 'tested': wanted a list of versions, got an empty list
conformance/some.yaml:4:16: K04 an item of 'surfaces': wanted one of checker, full_check, \
inference, run, got 'runn'; did you mean 'run'?
conformance/some.yaml:5:14: K04 'verdict': wanted one of wrong_result, says_less, refused, \
accepted, unsupported, crash, hang, out_of_memory, got 'pass'
conformance/some.yaml:7:5: K02 a divergence needs the key 'reason'
conformance/some.yaml:9:5: K01 a divergence has no key 'clause'; did you mean 'clauses'?
conformance/some.yaml:12:15: K06 an item of 'clauses': wanted the number of a clause, a reserved \
name, or none, got 'C0'
conformance/some.yaml:14:5: K03 wanted a divergence (a mapping)
"""


def test_faults_of_a_ledger_are_findings() -> None:
    findings = Findings()
    assert read_ledger(FAULTS.encode(), "conformance/some.yaml", findings) is None
    assert findings.as_text() == FOUND


@pytest.mark.parametrize("text", ["", "- a list", "runtime: x\ntested: [a]\ndivergences: 1\n"])
def test_what_is_no_ledger(text: str) -> None:
    findings = Findings()
    assert read_ledger(text.encode(), "x.yaml", findings) is None
    assert findings
