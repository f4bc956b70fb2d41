"""Each fault that reading alone can find, with its exact findings."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from opspec.diagnostics import CODES, Findings
from opspec.reading import yaml_reader
from opspec.reading.decode import decode_operator
from tests.golden import case_name, cases, check

FOLDER = Path(__file__).parent / "faulty"
LOADERS = [yaml.SafeLoader, *([yaml.CSafeLoader] if yaml.__with_libyaml__ else [])]


def judge(case: Path, findings: Findings) -> None:
    node = yaml_reader.read(case.read_bytes(), case.name, findings)
    decode_operator(node, case.name, findings)


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize("case", cases(FOLDER), ids=case_name)
def test_findings(
    case: Path, loader: type[yaml.SafeLoader], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(yaml_reader, "LOADER", loader)
    check(case, judge)


def test_no_expected_text_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.expected")} == {
        case.stem for case in cases(FOLDER)
    }


def test_every_code_of_the_reader_has_a_case() -> None:
    codes = set()
    for case in cases(FOLDER):
        findings = Findings()
        judge(case, findings)
        codes |= {finding.code for finding in findings}
    # The limits have tests of their own: such files are made, not kept.
    limits = {"Y02", "Y16", "Y17", "Y18"}
    assert codes | limits == {code for code in CODES if code[0] in "YK"}
