"""The benchmark itself, on tensors so small that it takes no time; no time is tested."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from opspec.diagnostics import Findings
from opspec.pipeline import load
from tests.benchmarks import candidates as by
from tests.benchmarks import generation
from tests.benchmarks.__main__ import KINDS, main, write
from tests.benchmarks.figures import OURS
from tests.benchmarks.joins import row
from tests.benchmarks.measuring import Effort, ratio, rounds
from tests.benchmarks.models import WrongVerdict, alike, chain, verify
from tests.benchmarks.synthetic import make
from tests.benchmarks.workloads import Array, Workload, workloads

AT_ONCE = Effort(portion=0, total=0, least=2, most=2)


def test_all_candidates_do_all_workloads(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.benchmarks.__main__.QUICK", AT_ONCE)
    file = tmp_path / "figures.json"
    main(["--quick", "--smaller", "100", "--json", str(file)])
    printed = capsys.readouterr().out
    figures = json.loads(file.read_text())
    assert list(figures["kinds"]) == list(KINDS)
    assert {each["kind"] for each in figures["workloads"]} == set(KINDS)
    for each in figures["workloads"]:
        assert each["name"] in printed
        assert OURS in each["ratios"]
    joins = [each for each in figures["workloads"] if each["facts"]]
    assert [each["name"] for each in joins] == [each.title for each in workloads()]
    for each in joins:
        assert (by.RUNTIME in each["ratios"]) != each["facts"]["out"]
    assert {each["text"] for each in figures["goals"]} == {
        "geometric mean",
        "of the time of onnxruntime",
    }


@pytest.mark.parametrize("out", [False, True])
def test_a_candidate_that_gives_something_else_is_not_measured(
    out: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def backwards(tensors: list[Array], *, axis: int, out: Any = None) -> Array:
        return np.concatenate(tensors[::-1], axis, out)

    monkeypatch.setattr("tests.benchmarks.candidates.op.concat", backwards, raising=False)
    workload = Workload(
        kind="wide", name="two", dtype="int8", shapes=((3,), (2,)), axis=0, out=out, limit=1.0
    )
    with pytest.raises(by.WrongResult, match="onnxops gives something else"):
        row(workload, AT_ONCE)


@pytest.mark.parametrize("model", [alike, chain])
def test_a_model_is_measured_only_if_both_know_right_from_wrong(
    model: Callable[[int], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(verify(10, model).graph.node) == 10
    monkeypatch.setattr("tests.benchmarks.models.check_model", lambda given: [])
    with pytest.raises(WrongVerdict):
        verify(10, model)


def test_each_goes_first_and_after_each_other() -> None:
    called: list[str] = []

    def calling(name: str) -> Callable[[], None]:
        return lambda: called.append(name)

    effort = Effort(portion=0, total=0, least=30, most=30)
    times = rounds({name: calling(name) for name in "abc"}, effort)
    assert [len(each) for each in times.values()] == [30, 30, 30]
    turns = ["".join(called[-90:])[start : start + 3] for start in range(0, 90, 3)]
    assert {*turns} == {"abc", "bca", "cab", "cba", "acb", "bac"}


def test_ratios_are_taken_within_rounds() -> None:
    found = ratio([2.0, 20.0, 3.0], [1.0, 10.0, 1.0])
    assert (found.low, found.median, found.high) == (2.0, 2.0, 2.5)


def test_a_synthetic_tree_has_as_many_operators_and_versions_as_asked_for(tmp_path: Path) -> None:
    root = make(tmp_path / "tree", 6)
    findings = Findings()
    tree = load(root, findings)
    assert not findings, findings.as_text()
    assert len(tree.operators) == 6
    # The first specs may have too few versions.
    wanted = round(6 * 659 / 227)
    assert wanted - 1 <= sum(len(operator.versions) for operator in tree.operators) <= wanted


def test_a_run_that_writes_too_much_is_not_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = make(tmp_path / "tree", 2)

    def everything(root: Path, *words: str) -> float:
        (root / "generated").mkdir(exist_ok=True)
        for number in range(10):
            (root / "generated" / f"{number}.py").write_text("")
        return 1.0

    monkeypatch.setattr(generation, "_run", everything)
    with pytest.raises(generation.NotGenerated, match="were written for"):
        generation._changed(root, 2)
    with pytest.raises(generation.NotGenerated, match="wrote something"):
        generation._idle(root, "generate")


def test_what_is_not_measured_stays_on_record(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    old = [{"kind": kind, "name": "old"} for kind in ("no longer there", "wide", "tiny")]
    file.write_text(json.dumps({"workloads": old, "goals": [{"kind": "tiny", "text": "old"}]}))
    write(file, {"workloads": [{"kind": "tiny", "name": "new"}], "goals": []})
    assert json.loads(file.read_text(encoding="utf-8")) == {
        "workloads": [{"kind": "tiny", "name": "new"}, {"kind": "wide", "name": "old"}],
        "goals": [],
    }
