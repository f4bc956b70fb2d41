"""The installed runtimes are as their ledgers say, and what is known of them is found."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from opspec.conform import pool
from opspec.conform.ledger import Ledger, read_ledger
from opspec.conform.outcome import Outcome, assess
from opspec.conform.pool import Settings
from opspec.conform.reports import as_pages
from opspec.diagnostics import Findings
from opspec.suite.manifest import Entry, Manifest
from tests.trees import some

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "conformance" / "index.rst"
NAMES = ("onnxruntime", "onnx-reference", "onnxops")


def ledger_of(name: str) -> Ledger | None:
    path = ROOT / "conformance" / f"{name}.yaml"
    if not path.is_file():
        return None
    findings = Findings()
    ledger = read_ledger(path.read_bytes(), path.relative_to(ROOT).as_posix(), findings)
    assert ledger is not None, findings.as_text()
    return ledger


@pytest.fixture(scope="module")
def outcomes(
    settings_of: Callable[..., Settings], cases: Mapping[str, Entry]
) -> Mapping[str, Outcome]:
    """Every runtime tested on every case."""
    manifest = Manifest(tuple(cases.values()), ())
    found = {}
    for name in NAMES:
        settings = settings_of(name)
        about = pool.ask(settings)
        ledger = ledger_of(name)
        found[name] = assess(settings, about, manifest, ledger, jobs=2, journal=None, whole=True)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_runtime_is_as_its_ledger_says(name: str, outcomes: Mapping[str, Outcome]) -> None:
    outcome = outcomes[name]
    if outcome.is_new_version:
        pytest.skip(f"the ledger of {name} says nothing of version {outcome.about.version}")
    unlisted = [f"{r.case} [{r.surface}] {r.verdict} {r.seen}" for r in outcome.comparison.unlisted]
    assert unlisted == []
    assert [str(healed.entry.at) for healed in outcome.comparison.healed] == []


def test_the_generated_package_does_all_as_wanted(outcomes: Mapping[str, Outcome]) -> None:
    outcome = outcomes["onnxops"]
    assert outcome.about.surfaces == ("full_check", "inference", "run")
    assert {result.verdict for result in outcome.results} == {"pass"}
    assert len(outcome.results) > 3 * 1000


#: What has to be found: the runtime, its version, surface, pattern of cases, verdict.
KNOWN = {
    "mixed types are promoted": (
        "onnx-reference", "1.23.2", "run", r"Concat-13\.C4-.*", "accepted",
    ),
    "an omitted axis is refused in version 1": (
        "onnx-reference", "1.23.2", "run", r"Concat-1\.C6-axis-omitted-\w+", "refused",
    ),
    "there are no complex types": (
        "onnxruntime", "1.32.0", "run", r"Concat-(4|11|13)\.C3-complex.*", "unsupported",
    ),
    "there is no version 1": (
        "onnxruntime", "1.32.0", "run", r"Concat-1-.*", "unsupported",
    ),
    "empties whose other sizes differ are joined": (
        "onnxruntime", "1.32.0", "run",
        r"Concat-13\.C[78]-second-\w+-though-empty-undeclared", "accepted",
    ),
    "the same where the model declares them": (
        "onnxruntime", "1.32.0", "run",
        r"Concat-13\.C[78]-second-\w+-though-empty-declared", "pass",
    ),
    "an axis of 2**32 passes for 0": (
        "onnx-reference", "1.23.2", "inference", r"Concat-13\.C6-axis-2pow32-declared", "accepted",
    ),
    "the full check lets it pass too": (
        "onnx-reference", "1.23.2", "full_check", r"Concat-13\.C6-axis-2pow32-declared", "accepted",
    ),
    "one unknown rank makes inference give up": (
        "onnx-reference", "1.23.2", "inference", r"Concat-13-2x1x3\+2x3x3-axis-1-partly",
        "says_less",
    ),
    "and it does not see contradictions among the others": (
        "onnx-reference", "1.23.2", "inference", r"Concat-13\.C[578]-third-.*-partly", "accepted",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", KNOWN)
def test_what_is_known_is_found(what: str, outcomes: Mapping[str, Outcome]) -> None:
    name, version, surface, pattern, verdict = KNOWN[what]
    outcome = outcomes[name]
    if outcome.about.version != version:
        pytest.skip(f"this is said of {name} {version}")
    found = {
        result.case: result.verdict
        for result in outcome.results
        if result.surface == surface and re.fullmatch(pattern, result.case)
    }
    assert found
    assert set(found.values()) - {"untested"} == {verdict}, found


def test_the_pages_are_up_to_date(outcomes: Mapping[str, Outcome]) -> None:
    text = PAGE.read_text()
    if not all(outcome.title in text for outcome in outcomes.values()):
        pytest.skip("the pages were made with other versions of the runtimes")
    made = as_pages(list(outcomes.values()))
    made.pop("index")  # counts all operators, and only some are tested here
    assert len(made) == len(some())
    for name, page in made.items():
        assert (PAGE.parent / f"{name}.rst").read_text() == page, "make it anew: make conform"


def test_every_ledger_has_a_runtime() -> None:
    assert {path.stem for path in (ROOT / "conformance").glob("*.yaml")} <= set(NAMES)
