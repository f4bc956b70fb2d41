"""Whatever a model does to the process that judges it, the run goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from opspec.commands.session import MISSING, Stop
from opspec.validation.isolation import Judge, Limits
from tests.interop.building import concat, info, model

MODEL = model([concat(axis=0)], [info("a", [2]), info("b", [2])], [info("y", None)])
#: A package that does harm to its process as the name of the model's graph says.
PACKAGE = """
import os, time
from types import SimpleNamespace

def harm(what, infer):
    if what == "abort" and infer:
        os.abort()
    if what == "abort always":
        os.abort()
    if what == "exit":
        os._exit(7)
    if what == "hang":
        time.sleep(600)
    if what == "greed":
        bytearray(2**40)
    if what == "chatter":
        print("not an answer")
        os.write(1, b"nor is this")
    if what == "error":
        raise KeyError("what")

def examine_model(model, *, infer):
    harm(model.graph.name, infer)
    return SimpleNamespace(violations=(), not_covered={"Conv": int(infer) + 1})
"""


@pytest.fixture
def judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Judge]:
    package = tmp_path / "harmful"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "interop.py").write_text(PACKAGE)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{Path(__file__).parents[2] / 'generator'}")
    with Judge("harmful", Limits(seconds=2, mebibytes=2048)) as running:
        yield running


def judged(judge: Judge, harm: str) -> tuple[list[str], str, int]:
    """The rules, the first message, and how many nodes were not covered."""
    MODEL.graph.name = harm
    report = judge.judge("model", MODEL.SerializeToString())
    rules = [finding.rule for finding in report.findings]
    message = report.findings[0].message if report.findings else ""
    return rules, message, report.not_covered.get("Conv", 0)


def test_a_model_without_harm(judge: Judge) -> None:
    assert judged(judge, "none") == ([], "", 2)
    assert judged(judge, "chatter") == ([], "", 2)


def test_a_process_that_ends_is_replaced_and_inference_left_out(judge: Judge) -> None:
    rules, message, not_covered = judged(judge, "abort")
    assert rules == ["file.inference"]
    assert message == "onnx.shape_inference did not survive the file: it ended with SIGABRT"
    assert not_covered == 1
    assert judged(judge, "none") == ([], "", 2)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        ("abort always", "it ended with SIGABRT"),
        ("exit", "it ended with 7"),
        ("hang", "it took more than 2 s"),
        ("greed", "MemoryError"),
        ("error", "KeyError: 'what'"),
    ],
)
def test_a_model_that_cannot_be_judged(judge: Judge, harm: str, words: str) -> None:
    rules, message, _ = judged(judge, harm)
    assert rules == ["file.unexamined"]
    assert message.startswith("the file could not be examined: ")
    assert words in message
    assert judged(judge, "none") == ([], "", 2)


def test_a_package_that_is_missing() -> None:
    with Judge("nowhere_at_all", Limits()) as running, pytest.raises(Stop) as stopped:
        running.judge("model", b"")
    assert stopped.value.code == MISSING
