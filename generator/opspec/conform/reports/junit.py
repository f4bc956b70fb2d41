"""The report as JUnit XML, for the pages of build servers.

Place in the pipeline: one of the reports. A divergence that the ledger lists is a test that was
skipped, with the reason; one that it does not list fails, and so does a healed one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from opspec.conform.outcome import Outcome
from opspec.conform.verdicts import MEANING, Result, Surface

# Characters that no XML document may hold.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def as_junit(outcomes: Sequence[Outcome]) -> str:
    """The report on all runtimes, a suite for each surface."""
    root = ET.Element("testsuites")
    for outcome in outcomes:
        for surface in outcome.about.surfaces:
            results = [result for result in outcome.results if result.surface == surface]
            _suite(root, outcome, surface, results)
    ET.indent(root, " ")
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _suite(root: ET.Element, outcome: Outcome, surface: Surface, results: Sequence[Result]) -> None:
    suite = ET.SubElement(root, "testsuite", name=_clean(f"{outcome.title} {surface}"))
    healed = {
        (r.case, r.surface): entry.entry
        for entry in outcome.comparison.healed
        for r in entry.results
    }
    failures = skipped = 0
    for result in results:
        case = outcome.cases[result.case]
        about = next(iter(case.clauses), f"{case.operator}-{case.since_version}")
        test = ET.SubElement(suite, "testcase", classname=about, name=result.case)
        key = (result.case, result.surface)
        if key in outcome.comparison.listed:
            skipped += 1
            reason = outcome.comparison.listed[key].reason
            ET.SubElement(test, "skipped", message=_clean(f"{MEANING[result.verdict]}: {reason}"))
        elif result.diverges:
            failures += 1
            _failure(test, MEANING[result.verdict], result)
        elif key in healed:
            failures += 1
            _failure(test, f"healed, but listed at {healed[key].at}", result)
    for entry in outcome.comparison.healed:
        if not entry.results and entry.entry.surfaces[0] == surface:
            failures += 1
            test = ET.SubElement(suite, "testcase", classname="ledger", name=str(entry.entry.at))
            ET.SubElement(test, "failure", message="covers no case")
    suite.set("failures", str(failures))
    suite.set("skipped", str(skipped))
    suite.set("tests", str(len(suite)))


def _failure(test: ET.Element, message: str, result: Result) -> None:
    ET.SubElement(test, "failure", message=_clean(message)).text = _clean(result.seen)


def _clean(text: str) -> str:
    return _FORBIDDEN.sub("�", text)
