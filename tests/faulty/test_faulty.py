"""Each fault that is no fault of reading, with its exact findings."""

from __future__ import annotations

from pathlib import Path

import pytest

from opspec.diagnostics import CODES, Findings
from opspec.loading import load_operator
from tests.golden import case_name, cases, check
from tests.trees import sets

FOLDER = Path(__file__).parent


def judge(case: Path, findings: Findings) -> None:
    load_operator(FOLDER, case.name, sets(), findings)


@pytest.mark.parametrize("case", cases(FOLDER), ids=case_name)
def test_findings(case: Path) -> None:
    check(case, judge)


def test_no_expected_text_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.expected")} == {
        case.stem for case in cases(FOLDER)
    }


def test_every_code_of_a_check_has_a_case() -> None:
    codes = set()
    for case in cases(FOLDER):
        findings = Findings()
        judge(case, findings)
        codes |= {finding.code for finding in findings}
    # Of several files, of facts and of what is emitted: these have tests of their own.
    elsewhere = {"N03", "T02", "E10", "F01", "F02", "F03", "F04", "G01", "G03"}
    assert codes | elsewhere >= {code for code in CODES if code[0] not in "YK"}
