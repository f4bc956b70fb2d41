"""Faulty specifications with the exact findings they give: `NAME.yaml` beside `NAME.expected`.

A folder of such pairs is a test:

    @pytest.mark.parametrize("case", cases(FOLDER), ids=case_name)
    def test_faulty(case: Path) -> None:
        check(case, judge)

where `judge` is given the case and a collector. With UPDATE_EXPECTED=1 in the environment the
expected texts are written anew; look at the difference before you commit it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from opspec.diagnostics import Findings

Judge = Callable[[Path, Findings], object]


def cases(folder: Path) -> list[Path]:
    """The faulty specifications of a folder, in order."""
    found = sorted(folder.glob("*.yaml"))
    assert found, f"no case in {folder}"
    return found


def case_name(case: Path) -> str:
    """What a case is called in pytest's output."""
    return case.stem


def check(case: Path, judge: Judge) -> None:
    """Assert that a case gives exactly the findings it is expected to give, and at least one."""
    findings = Findings()
    judge(case, findings)
    got = findings.as_text()
    expected = case.with_suffix(".expected")
    if os.environ.get("UPDATE_EXPECTED"):
        expected.write_text(got, encoding="utf-8", newline="\n")
    assert got, f"{case.name} is expected to be faulty"
    assert got == expected.read_text(encoding="utf-8")
