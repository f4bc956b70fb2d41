"""Drafts from `onnx.defs`: they read, their gaps are all that is reported, their facts agree."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import onnx.defs
import pytest

from opspec import cli
from opspec.checking.onnx_facts import check_facts
from opspec.diagnostics import Findings
from opspec.drafting.draft import draft, known_operators
from opspec.language.resolve import assemble, resolve
from opspec.language.resolved import Domain, Operator, Package
from opspec.loading import load_operator
from opspec.reading.decode import decode_operator
from opspec.reading.yaml_reader import read
from tests.trees import sets

#: Values that are sequences here and optional ones there but never tensors, or that are maps.
UNSAYABLE = {
    "ai.onnx": {"Optional", "OptionalGetElement", "OptionalHasElement"},
    "ai.onnx.ml": {"CastMap", "DictVectorizer", "ZipMap"},
}  # fmt: skip
DOMAINS = ("ai.onnx", "ai.onnx.ml")
OPERATORS = [(domain, name) for domain in DOMAINS for name in known_operators(domain)]
AGREEING = [(d, name) for d, name in OPERATORS if name not in UNSAYABLE[d]]


@cache
def drafted(domain: str, name: str) -> str:
    return draft(domain, name, sets())


def resolved(domain: str, name: str, findings: Findings) -> Operator:
    file = decode_operator(read(drafted(domain, name).encode(), "x", findings), "x", findings)
    operator = resolve(file, sets(), findings) if file is not None else None
    assert operator is not None
    return operator


def facts(operator: Operator) -> list[str]:
    domain = Domain(operator.domain, 99, "onnx.defs")
    package = Package(name="ops", version="1", summary="", domains=(domain,))
    findings = Findings()
    check_facts(assemble(package, sets().element_types, [operator]), findings)
    return list(map(str, findings))


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_facts_of_drafts_agree_with_onnx(domain: str) -> None:
    wrong = {}
    for _, name in (each for each in AGREEING if each[0] == domain):
        findings = Findings()
        found = facts(resolved(domain, name, findings))
        found += [str(finding) for finding in findings if finding.code != "K11"]
        if found:
            wrong[name] = found
    assert wrong == {}


def test_what_cannot_be_said_is_a_gap() -> None:
    for domain, names in UNSAYABLE.items():
        assert all("type: ???" in drafted(domain, name) for name in names)


def test_gaps_are_all_that_check_reports(tmp_path: Path) -> None:
    for domain, name in OPERATORS[::7]:
        (tmp_path / f"{name}.yaml").write_text(drafted(domain, name))
        findings = Findings()
        assert load_operator(tmp_path, f"{name}.yaml", sets(), findings) is None
        assert {finding.code for finding in findings} == {"K11"}


def test_every_version_and_rule_is_there() -> None:
    operator = resolved("ai.onnx", "Unsqueeze", Findings())
    assert [version.since for version in operator.versions] == [1, 11, 13, 21, 23, 24, 25]
    oldest, newest = operator.versions[0], operator.newest
    assert [attribute.name for attribute in oldest.attributes] == ["axes"]
    assert [value.name for value in newest.inputs] == ["data", "axes"]
    assert [f"{clause.id}: {clause.text}" for clause in newest.clauses] == [
        "C1: data.given", "C2: axes.given", "C3: T.allowed", "C4: axes.type",
    ]  # fmt: skip


def test_sets_of_types_stand_for_their_members() -> None:
    assert "  T: [floats]\n" in drafted("ai.onnx", "Clip")
    assert "{type: T, add: [integers]}" in drafted("ai.onnx", "Clip")
    assert "{type: T, set: [" in drafted("ai.onnx", "BatchNormalization").replace("T1", "T")


def test_what_holds_tensors_is_said_by_sets_too() -> None:
    text = drafted("ai.onnx", "Identity")
    assert "{type: V, set: [all, bfloat16, seq(all)]}" in text
    assert "{type: V, add: [optional(all), optional(seq(all))]}" in text
    newest = resolved("ai.onnx", "Identity", Findings()).newest
    schema = onnx.defs.get_schema("Identity", newest.since)
    (constraint,) = schema.type_constraints
    assert sorted(constraint.allowed_type_strs) == newest.types[0].allowed


def test_a_name_that_clashes_or_is_no_name_keeps_what_onnx_calls_it() -> None:
    text = drafted("ai.onnx", "Split")
    assert "name: split_input\n    onnx_name: split\n" in text
    assert "name: outputs\n    onnx_name: outputs...\n" in text
    assert "{input: split_input, remove: true}" in text
    assert "attribute: split\n        becomes: input\n" in text


def test_no_sentence_of_a_schema_is_taken() -> None:
    words = {
        word
        for schema in onnx.defs.get_all_schemas()
        if schema.name == "Gather" and schema.domain == ""
        for word in (schema.doc or "").split()
        if len(word) > 12
    }
    assert words
    assert not any(word in drafted("ai.onnx", "Gather") for word in words)


# --- the command ------------------------------------------------------------------------------

MODULE = """
from onnx import defs
from onnx.defs import OpSchema

for since, types in (1, ["tensor(float)"]), (3, ["tensor(float)", "tensor(double)"]):
    defs.register_schema(
        OpSchema(
            "Blend",
            "com.example",
            since,
            inputs=[
                OpSchema.FormalParameter("x", "T"),
                OpSchema.FormalParameter(
                    "more", "T", param_option=OpSchema.FormalParameterOption.Variadic, min_arity=0
                ),
            ],
            outputs=[OpSchema.FormalParameter("y", "T")],
            type_constraints=[("T", types, "")],
            attributes=[OpSchema.Attribute("lambda", OpSchema.AttrType.FLOAT, required=True)],
        )
    )
"""

BLEND = """\
operator: Blend
domain: com.example
summary: ???
description: ???
inputs:
  - name: x
    type: T
    shape: ???
    description: ???
  - name: more
    type: T
    variadic: {index: k, min: 0}
    shape: ???
    description: ???
outputs:
  - name: y
    type: T
    shape: ???
    description: ???
attributes:
  - name: lambda_
    onnx_name: lambda
    type: float
    required: true
    description: ???
types:
  T: [float]
clauses:
  C1: x.given
  C2: more.given
  C3: lambda_.given
  C4: T.allowed
  C5: T.same
definition: ???
versions:
  - {since: 1}
  - since: 3
    changes:
      - {type: T, add: [double]}
examples: []
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "spec").mkdir()
    return tmp_path


def test_a_schema_that_a_vendor_registered(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "blend_schemas.py").write_text(MODULE)
    monkeypatch.chdir(tree)
    try:
        command = ["import-onnx", "com.example.Blend", "--register", "blend_schemas"]
        assert cli.main(command) == 0
        path = "spec/com.example/Blend.yaml"
        words = f"{path} written with 10 gaps (???); fill them in, then run: opspec check\n"
        assert capsys.readouterr().out == words
        text = (tree / path).read_text()
        assert text[text.index("operator:") :] == BLEND
        assert cli.main(["check"]) == 1
        report = capsys.readouterr().out
        assert report.count(": K11 ") == 10
        assert report.endswith("10 findings\n")
        assert cli.main([*command, "--format", "json"]) == 2
        assert "is there already" in capsys.readouterr().err
        assert (tree / path).read_text() == text
    finally:
        for version in (1, 3):
            onnx.defs.deregister_schema("Blend", version, "com.example")


def test_what_there_is_no_schema_of(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = ["--root", str(tree), "import-onnx"]
    assert cli.main([*run, "Gathr"]) == 2
    assert "no schema of an operator 'Gathr'; did you mean 'Gather'?" in capsys.readouterr().err
    assert cli.main([*run, "Gather", "--domain", "com.example"]) == 2
    assert "it has none of the domain com.example" in capsys.readouterr().err
    assert cli.main([*run, "Gather", "--register", "no_such_module"]) == 2
    assert "importing no_such_module failed" in capsys.readouterr().err
    assert list(tree.rglob("*.yaml")) == []
