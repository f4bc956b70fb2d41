"""Checks as a whole: each fault once, all in one run, within bounds, and never an exception."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from opspec.diagnostics import Findings
from opspec.loading import load_operator
from tests.trees import ROOT, sets

BASES = [
    "spec/ai.onnx/Concat.yaml",
    *(f"tests/drafts/{name}.yaml" for name in ("Gather", "MatMul", "Softmax", "TopK", "Gemm")),
]


def findings_of(folder: Path, text: str) -> list[str]:
    (folder / "x.yaml").write_text(text, encoding="utf-8")
    findings = Findings()
    load_operator(folder, "x.yaml", sets(), findings)
    return [str(finding).removeprefix("x.yaml:") for finding in findings]


SPEC = """
operator: Test
domain: com.example
summary: A test.
inputs:
  - name: X
    type: T
    shape: (*d,)
outputs:
  - name: Y
    type: T
    shape: (*d,)
types: {T: [float]}
let:
  a: LET
clauses:
  C1: X.given
  C2: T.allowed
definition: |
  Y[*i] = (
      X[*i]
      + a
  )
versions:
  - {since: 1}
  - {since: 2, changes: [{type: T, add: [double]}]}
  - {since: 3, changes: [{type: T, add: [float16]}]}
examples:
  - name: one
    inputs: [{type: float, values: [1, 2]}]
    outputs: [{name: y, type: float, values: VALUES}]
"""


def spec(let: str = "1", values: str = "[2, 3]", **edits: str) -> str:
    text = SPEC.replace("LET", let).replace("VALUES", values)
    for old, new in edits.items():
        text = text.replace(old, new)
    return text


def test_a_sound_spec_has_no_finding(tmp_path: Path) -> None:
    assert findings_of(tmp_path, spec()) == []


def test_a_fault_is_found_at_its_place_and_once(tmp_path: Path) -> None:
    text = spec().replace("      + a\n", "      + b\n")
    assert findings_of(tmp_path, text) == [
        "15:3: N09 the let 'a' is read nowhere",
        "22:9: N01 'b' is neither declared nor an index: no place in a tensor where it stands "
        "alone gives it a range",
    ]


def test_all_faults_are_found_in_one_run(tmp_path: Path) -> None:
    text = spec("X.y", "[2, [3]]").replace("  C2: T.allowed", "  C2: T.alowed\n  C3: __import__(1)")
    text = text.replace("{since: 3,", "{since: 2,").replace("add: [double]", "add: [dobule]")
    codes = [line.split(" ")[1] for line in findings_of(tmp_path, text)]
    assert codes == ["E04", "C01", "E05", "T01", "V01", "X03"]


def test_examples_are_checked_beside_harmless_faults(tmp_path: Path) -> None:
    text = spec(values="[2, 4]").replace("  C2: T.allowed\n", "").replace("summary: A test.\n", "")
    assert [line.split(" ")[1] for line in findings_of(tmp_path, text)] == ["K02"]
    text = spec(values="[2, 4]").replace("  C2: T.allowed\n", "")
    assert [line.split(" ")[1] for line in findings_of(tmp_path, text)] == ["C04", "X09"]


def test_an_example_at_fault_spoils_no_other(tmp_path: Path) -> None:
    text = spec(values="[2, 4]") + (
        "  - name: two\n    inputs: [{type: float, values: [1, x]}]\n"
        "    outputs: [{type: float, values: [2, 2]}]\n"
    )
    assert [line.split(" ")[1] for line in findings_of(tmp_path, text)] == ["X09", "X04"]


@pytest.mark.parametrize(
    "let",
    [
        "sum(x * y for x in range(30000) for y in range(30000))",
        "prod([10 ** 300] * 90000)",
        "len([[0] * 90000 for x in range(90000)])",
    ],
)
def test_what_takes_too_long_is_given_up(tmp_path: Path, let: str) -> None:
    before = time.monotonic()
    codes = {line.split(" ")[1] for line in findings_of(tmp_path, spec(let))}
    assert codes & {"E09", "E10"}
    assert time.monotonic() - before < 60


# --- anything an author may do ------------------------------------------------------------------

TOKEN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*|[0-9]+|[^\sA-Za-z0-9_]|\s+")


@st.composite
def spoilt_specs(draw: st.DrawFn) -> str:
    """A good spec with a few names, numbers and signs exchanged for others of their kind."""
    text = (ROOT / draw(st.sampled_from(BASES))).read_text(encoding="utf-8")
    text = text.partition("\nexamples:\n")[0]
    tokens = TOKEN.findall(text)
    places = [
        place
        for place in range(tokens.index("inputs"), len(tokens) - 1)
        if (tokens[place].isalnum() or tokens[place] in "+-*/<>@") and tokens[place + 1] != ":"
    ]
    for _ in range(draw(st.integers(1, 2))):
        place = draw(st.sampled_from(places))
        kind = tokens[place].isidentifier()
        words = sorted({tokens[each] for each in places if tokens[each].isidentifier() is kind})
        tokens[place] = draw(st.sampled_from(words))
    return "".join(tokens)


def _never_fails(folder: Path, text: str) -> None:
    before = time.monotonic()
    found = findings_of(folder, text)
    assert len(found) == len(set(found))
    assert time.monotonic() - before < 60


@given(spoilt_specs())
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_spoilt_spec_gives_findings(tmp_path: Path, text: str) -> None:
    _never_fails(tmp_path, text)


@pytest.mark.parametrize("steps", [4**power for power in range(2, 9)])
def test_wherever_the_steps_run_out_it_is_said_once(
    tmp_path: Path, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("opspec.checking.checks.MAX_STEPS", steps)
    # What was found out about an operator is remembered, so each of these has to be another one.
    text = (ROOT / "spec/ai.onnx/Split.yaml").read_text()
    text = text.replace("operator: Split", f"operator: Split{steps}")
    codes = [line.split(" ")[1] for line in findings_of(tmp_path, text)]
    assert codes.count("E10") == (1 if codes else 0)
    assert "E10" in codes or steps > 2**10


@pytest.mark.deep
@given(spoilt_specs())
@settings(
    max_examples=1500, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_many_spoilt_specs_give_findings(tmp_path: Path, text: str) -> None:
    _never_fails(tmp_path, text)
