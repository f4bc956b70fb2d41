"""Real cases as files: each gets its verdict from `opspec validate` too."""

from __future__ import annotations

from collections import Counter

import pytest

from opspec.validation.judging import judge
from opspec.validation.package import find
from tests.cases.reading import ERRORS, Case, cases, clauses_of


@pytest.mark.parametrize("case", cases(), ids=[case.id for case in cases()])
def test_the_model_of_a_case(case: Case) -> None:
    report = judge(case.id, case.model().SerializeToString(), *find("onnxops"))
    rules = Counter(finding.rule for finding in report.findings)
    version = case.version()
    if version is None:
        assert report.not_covered == {case.operator: 1}
        assert not rules
    elif case.is_valid:
        assert not rules
        assert report.not_covered == {}
    elif case.error in ERRORS:
        (finding,) = report.findings
        assert finding.clause in clauses_of(version, case.error)
        assert finding.op_type == case.operator
        assert len(finding.path) == ("form" in case.raw)
        assert finding.got
        assert finding.wanted
        assert finding.sentence
        assert finding.page
    else:
        assert rules == {"model.opset-unknown": 1}
