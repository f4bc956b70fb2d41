"""The same findings in every format."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest
from onnx import ModelProto, TensorProto, helper

from opspec.validation.annotations import as_annotations
from opspec.validation.documents import as_json
from opspec.validation.findings import FileReport, Finding
from opspec.validation.judging import judge
from opspec.validation.package import find
from opspec.validation.sarif import as_sarif
from opspec.validation.text import as_text
from tests.interop.building import concat, function, info, model

SITE = "https://example.org/ops/"


def _faulty() -> ModelProto:
    """A fault in a graph inside a function, one of declarations, and a node without a spec."""
    wrong, right = (
        helper.make_graph([concat(["p", "q"], ["r"], axis=axis)], "body", [], [info("r", None)])
        for axis in (1, 0)
    )
    choice = helper.make_node("If", ["c"], ["s"], then_branch=wrong, else_branch=right)
    called = helper.make_function(
        "local", "Choose", ["c", "p", "q"], ["s"], [choice], [helper.make_opsetid("", 13)]
    )
    last = concat(["a", "b"], ["z"], axis=0)
    last.name = "last"
    nodes = [helper.make_node("Choose", ["c", "a", "b"], ["y"], domain="local"), last]
    return model(
        nodes,
        [info("c", [], TensorProto.BOOL), info("a", [2, 3]), info("b", [4, 3])],
        [info("z", [7, 3])],
        imports=[("local", 1)],
        functions=[called],
    )


@pytest.fixture(scope="module")
def reports() -> list[FileReport]:
    package, bridge = find("onnxops")
    return [
        judge("a model.onnx", _faulty().SerializeToString(), package, bridge),
        judge("-", b"", package, bridge),
    ]


def test_text(reports: list[FileReport]) -> None:
    assert (
        as_text(reports, "")
        == """\
a model.onnx: Concat-13.C7: node 0 (Choose), node 0 (If), then_branch, node 0 (Concat): inputs[1] \
has size 4 on axis 0, wanted 2 as inputs[0] has
  from  inputs[0] is 'p', tensor(float)[2, 3], from an input of the function outside
        inputs[1] is 'q', tensor(float)[4, 3], from an input of the function outside
  rule  All inputs have the same sizes on the axes before axis.
  page  operators/ai.onnx/Concat.html#Concat-13.C7
a model.onnx: Concat-13.output-declared: node 'last' (Concat): z is declared as tensor(float)[7, 3]\
, wanted tensor(float)[6, 3] as follows
  node  number 1 in the graph
  from  z comes from node 'last' (Concat)
  rule  A model declares another type or shape for an output than follows.
  page  operators/ai.onnx/Concat.html#Concat-13
a model.onnx: not covered: If x1
a model.onnx: 2 findings
standard input: file.empty: the file is empty
  rule  A model file has content.
standard input: 1 finding
"""
    )


def test_json(reports: list[FileReport]) -> None:
    document = json.loads(as_json(reports, SITE))
    assert document["version"] == 1
    assert [each["file"] for each in document["files"]] == ["a model.onnx", "-"]
    first, declared = document["files"][0]["findings"]
    assert first["clause"] == first["rule"] == "Concat-13.C7"
    assert first["path"] == ["node 0 (Choose)", "node 0 (If)", "then_branch"]
    assert first["node"] == {"name": "", "index": 0, "op_type": "Concat", "domain": "ai.onnx"}
    assert first["parameter"] == "inputs[1]"
    assert first["got"] == "size 4 on axis 0"
    assert first["wanted"] == "2 as inputs[0] has"
    assert first["page"] == f"{SITE}operators/ai.onnx/Concat.html#Concat-13.C7"
    assert declared["node"]["name"] == "last"
    assert document["files"][0]["not_covered"] == {"If": 1}
    (empty,) = document["files"][1]["findings"]
    assert (empty["clause"], empty["node"], empty["page"]) == (None, None, None)


def test_sarif_is_what_its_schema_asks_for(reports: list[FileReport]) -> None:
    schema: Any = import_module("pydantic_sarif.model")
    log = schema.StaticAnalysisResultsFormatSarifVersion210JsonSchema
    for site in ("", SITE):
        log.model_validate_json(as_sarif(reports, site))
        log.model_validate_json(as_sarif([], site))
    broken = json.loads(as_sarif(reports, ""))
    broken["runs"][0]["results"][0]["level"] = "fatal"
    with pytest.raises(ValueError, match="level"):
        log.model_validate(broken)


def test_sarif(reports: list[FileReport]) -> None:
    (run,) = json.loads(as_sarif(reports, SITE))["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == [
        "Concat-13.C7",
        "Concat-13.output-declared",
        "file.empty",
    ]
    assert rules[0]["helpUri"] == f"{SITE}operators/ai.onnx/Concat.html#Concat-13.C7"
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    first = run["results"][0]["locations"][0]
    assert first["physicalLocation"]["artifactLocation"]["uri"] == "a%20model.onnx"
    assert first["logicalLocations"][0]["fullyQualifiedName"] == (
        "node 0 (Choose)/node 0 (If)/then_branch/Concat[0]"
    )
    (note,) = run["invocations"][0]["toolExecutionNotifications"]
    assert note["message"]["text"] == "not covered: If x1"


def test_annotations(reports: list[FileReport]) -> None:
    lines = as_annotations(reports, "").splitlines()
    assert len(lines) == 4
    assert lines[1].startswith(
        "::error file=a model.onnx,title=Concat-13.output-declared::node 'last' (Concat): z is "
        "declared as tensor(float)[7, 3], wanted tensor(float)[6, 3] as follows%0A"
    )
    assert lines[2] == "::notice file=a model.onnx,title=opspec::not covered: If x1"
    assert lines[3] == (
        "::error file=-,title=file.empty::the file is empty%0ARule: A model file has content."
    )


def test_names_cannot_break_out_of_a_report() -> None:
    name = "a,b:c%\r\n::error::\x1b[31m\u202e"
    finding = Finding(rule="file.empty", message=f"node {name}", sentence="It has content.")
    report = FileReport(name=name, findings=(finding,), not_covered={name: 1})
    text = as_text([report], "")
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert text.count("\n") == 4
    for line in as_annotations([report], "").splitlines():
        assert line.startswith(("::error file=a%2Cb%3Ac%25", "::notice file=a%2Cb%3Ac%25"))
    for write in (as_json, as_sarif):
        json.loads(write([report], ""))


def test_a_default_of_a_function_is_told_as_the_origin() -> None:
    call = helper.make_node("Join", ["a", "b"], ["y"], domain="local", along=5)
    given = model(
        [call],
        [info("a", [2]), info("b", [2])],
        [info("y", None)],
        imports=[("local", 1)],
        functions=[function()],
    )
    report = judge("m", given.SerializeToString(), *find("onnxops"))
    assert "axis is 'along' of the call" in as_text([report], "")
