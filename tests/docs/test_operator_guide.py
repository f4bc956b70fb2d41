"""The guide to writing an operator: its draft, its findings and its spec are what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from opspec.checking.onnx_facts import check_facts
from opspec.diagnostics import CODES, Findings
from opspec.drafting.draft import draft
from opspec.language.resolve import assemble
from opspec.language.resolved import Domain, Package
from opspec.loading import load_operator
from tests.trees import ROOT, sets

GUIDES = ROOT / "docs" / "guides"
GUIDE = (GUIDES / "write-an-operator.rst").read_text()
FILES = GUIDES / "operators"
SPEC = "spec/ai.onnx/LeakyRelu.yaml"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / SPEC).parent.mkdir(parents=True)
    return tmp_path


def test_the_draft_is_what_the_command_writes() -> None:
    assert draft("ai.onnx", "LeakyRelu", sets()) == (FILES / "LeakyRelu.draft.yaml").read_text()


def test_the_findings_are_those_of_the_draft(tree: Path) -> None:
    (tree / SPEC).write_text((FILES / "LeakyRelu.draft.yaml").read_text())
    findings = Findings()
    load_operator(tree, SPEC, sets(), findings)
    assert findings.as_text() == (FILES / "LeakyRelu.findings.txt").read_text()


def test_nothing_is_left_to_report_of_the_spec(tree: Path) -> None:
    (tree / SPEC).write_text((FILES / "LeakyRelu.yaml").read_text())
    findings = Findings()
    operator = load_operator(tree, SPEC, sets(), findings)
    assert findings.as_text() == ""
    assert operator is not None
    domains = (Domain("ai.onnx", 28, "onnx.defs"),)
    package = Package(name="ops", version="1", summary="", domains=domains)
    check_facts(assemble(package, sets().element_types, [operator]), findings)
    assert findings.as_text() == ""


def test_it_includes_all_three_and_names_codes_that_exist() -> None:
    included = re.findall(r"literalinclude:: operators/(\S+)", GUIDE)
    assert sorted(included) == sorted(path.name for path in FILES.iterdir())
    codes = re.findall(r"(?m)^   \* - ([A-Z]\d\d(?:, [A-Z]\d\d)*)$", GUIDE)
    assert len(codes) > 5
    assert {code for row in codes for code in row.split(", ")} <= set(CODES)
