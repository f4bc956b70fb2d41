"""Findings: their order, their texts, and how a stranger's words are shown."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from opspec.diagnostics import (
    CODES,
    LIMIT_PER_FILE,
    Finding,
    Findings,
    Position,
    nearest,
    quote,
    suggest,
)

SOURCES = Path(__file__).parents[2] / "generator" / "opspec"


def test_a_finding_is_one_line() -> None:
    finding = Finding(Position("spec/a.yaml", 3, 5), "K02", "an input needs the key 'name'")
    assert str(finding) == "spec/a.yaml:3:5: K02 an input needs the key 'name'"


def test_findings_are_sorted_and_said_once() -> None:
    findings = Findings()
    assert not findings
    findings.add(Position("b", 1, 1), "K01", "second file")
    findings.add(Position("a", 10, 1), "K01", "tenth line")
    findings.add(Position("a", 9, 2), "K01", "ninth line")
    findings.add(Position("a", 9, 2), "K01", "ninth line")
    assert findings
    assert len(findings) == 3
    assert (
        findings.as_text()
        == "a:9:2: K01 ninth line\na:10:1: K01 tenth line\nb:1:1: K01 second file\n"
    )


def test_a_message_stays_on_its_line() -> None:
    findings = Findings()
    findings.add(Position("a", 1, 1), "K01", "one\ntwo\u2028three")
    assert findings.as_text() == "a:1:1: K01 one\\ntwo\\u2028three\n"


def test_json() -> None:
    findings = Findings()
    findings.add(Position("a", 1, 2), "K01", "an 'x'")
    assert json.loads(findings.as_json()) == {
        "version": 1,
        "findings": [{"file": "a", "line": 1, "column": 2, "code": "K01", "message": "an 'x'"}],
    }


def test_too_many_findings_are_counted() -> None:
    findings = Findings()
    for line in range(LIMIT_PER_FILE + 7):
        findings.add(Position("a", line + 1, 1), "K01", "again")
    assert len(findings) == LIMIT_PER_FILE
    assert findings.as_text().splitlines()[-1] == "a: 7 more findings"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("axis", "'axis'"),
        ("it's", r"'it\'s'"),
        ("a\\b", r"'a\\b'"),
        ("a\nb\tc\rd", r"'a\nb\tc\rd'"),
        ("\x1b[31m\x00", r"'\x1b[31m\x00'"),
        ("\u202eabc\u200b\ufeff", r"'\u202eabc\u200b\ufeff'"),
        ("\U000e0041\u00a0", r"'\U000e0041\xa0'"),
        ("a\ufe0f\u3164\u034f", r"'a\ufe0f\u3164\u034f'"),
        ("größe", "'größe'"),
        ("\ud800", r"'\ud800'"),
        ("x" * 60, "'" + "x" * 60 + "'"),
        ("x" * 61, "'" + "x" * 57 + "...'"),
    ],
)
def test_quote(text: str, shown: str) -> None:
    assert quote(text) == shown


@pytest.mark.parametrize(
    ("word", "candidates", "found"),
    [
        ("requird", ["required", "range"], "required"),
        ("requried", ["required"], "required"),
        ("Axis", ["axis"], "axis"),
        ("typ", ["type"], "type"),
        ("axes", ["axis_of", "type"], None),
        ("flaot", ["floats", "float"], "float"),
        ("zzz", ["type"], None),
        ("x", ["y"], None),
        ("axis", ["axis"], None),
        ("required" * 50, ["required"], None),
    ],
)
def test_nearest(word: str, candidates: list[str], found: str | None) -> None:
    assert nearest(word, candidates) == found
    assert suggest(word, candidates) == (f"; did you mean '{found}'?" if found else "")


def test_every_code_in_use_has_a_meaning() -> None:
    used = set()
    for source in SOURCES.rglob("*.py"):
        used |= set(re.findall(r'"([YKNTSEVCXUFG][0-9]{2})"', source.read_text(encoding="utf-8")))
    assert used == set(CODES)
    assert all(meaning.endswith(".") and "\n" not in meaning for meaning in CODES.values())
