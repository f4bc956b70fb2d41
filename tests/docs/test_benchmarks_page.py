"""The page of benchmarks shows all that is on record, and a reason for what is missed."""

from __future__ import annotations

import importlib
import json
import re
import sys
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.benchmarks.__main__ import KINDS
from tests.benchmarks.workloads import workloads
from tests.docs.sites import Site

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "benchmarks.rst").read_text(encoding="utf-8")
FIGURES: dict[str, Any] = json.loads((DOCS / "benchmarks.json").read_text(encoding="utf-8"))


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    monkeypatch.setattr(sys, "path", [str(DOCS / "_ext"), *sys.path])
    return Site(tmp_path)


def built(site: Site, text: str) -> tuple[list[str], str]:
    """The warnings, and the page."""
    text = re.sub(r":(doc|download):`[^`]+`", "", text)
    warnings = site.build({"index": text}, extensions=["benchmarks"])
    return warnings, (site.out / "index.html").read_text(encoding="utf-8")


def cells(page: str) -> list[list[str]]:
    """The texts of all rows of all tables."""
    return [
        [
            unescape(re.sub("<[^>]+>", "", cell)).strip()
            for cell in re.findall(r"<t[dh].*?>(.*?)</t[dh]>", row, re.DOTALL)
        ]
        for row in re.findall(r"<tr.*?>(.*?)</tr>", page, re.DOTALL)
    ]


def test_the_page_shows_what_is_on_record(site: Site) -> None:
    warnings, page = built(site, PAGE)
    assert warnings == []
    rows = {tuple(row[:1]): row for row in cells(page)}
    named = [row[0] for row in cells(page)]
    for each in FIGURES["workloads"]:
        same = [one for one in FIGURES["workloads"] if one["name"] == each["name"]]
        assert named.count(each["name"]) == len(same), each["name"]
        if len(same) == 1:
            shown = rows[(each["name"],)]
            for ratio in each["ratios"].values():
                assert f"{ratio['median']:.2f}" in shown
            if each["limit"] is not None:
                told = f"{each['limit']:.2f} {'met' if each['met'] else 'missed'}"
                assert any(cell.startswith(told) for cell in shown)
    for kind in ("tiny", "many", "wide", "narrow", "views", "objects", "models", "imports"):
        first = next(each for each in FIGURES["workloads"] if each["kind"] == kind)
        assert f"{first['name']} {first['ratios']['onnxops']['median']:.2f}" in unescape(page)


def test_the_record_is_of_the_workloads_that_there_are() -> None:
    assert list(FIGURES["kinds"]) == list(KINDS)
    assert {each["kind"] for each in FIGURES["workloads"]} == set(KINDS)
    recorded = {each["name"]: (each["kind"], each["limit"]) for each in FIGURES["workloads"]}
    for workload in workloads():
        assert recorded[workload.title] == (workload.kind, workload.limit)
    for each in [*FIGURES["workloads"], *FIGURES["goals"]]:
        assert each["met"] == (each["limit"] is None or each["counted"] <= each["limit"])


@pytest.mark.parametrize("met", [True, False])
def test_a_reason_is_given_for_what_is_missed_and_for_nothing_else(
    met: bool, site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = {
        "kinds": {},
        "goals": [],
        "workloads": [{"kind": "wide", "name": "rows", "limit": 1.03, "counted": 1.1, "met": met}],
    }
    file = tmp_path / "figures.json"
    file.write_text(json.dumps(figures), encoding="utf-8")
    monkeypatch.setattr(importlib.import_module("benchmarks"), "FIGURES", file)
    reason = "Page\n====\n\n.. benchmark-missed::\n\n   rows\n      Memory.\n"
    warnings, page = built(site, reason)
    if met:
        assert len(warnings) == 1
        assert "and not for ['rows']" in warnings[0]
    else:
        assert warnings == []
        assert "<dt>rows: 1.10, wanted 1.03</dt>" in page
    warnings, _ = built(site, "Page\n====\n\n.. benchmark-missed::\n")
    assert any("reasons are wanted for ['rows']" in each for each in warnings) != met
