"""Reports as JSON, for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable

from opspec.validation.findings import FileReport, Finding

#: Grows when something is taken away or changes its meaning.
VERSION = 1


def as_json(reports: Iterable[FileReport], site: str) -> str:
    """The reports as one document."""
    files = [
        {
            "file": report.name,
            "findings": [_finding(finding, site) for finding in report.findings],
            "not_covered": dict(report.not_covered),
        }
        for report in reports
    ]
    return json.dumps({"version": VERSION, "files": files}, indent=2) + "\n"


def _finding(finding: Finding, site: str) -> dict[str, object]:
    return {
        "rule": finding.rule,
        "clause": finding.clause,
        "message": finding.message,
        "node": None
        if finding.index is None
        else {
            "name": finding.node,
            "index": finding.index,
            "op_type": finding.op_type,
            "domain": finding.domain,
        },
        "path": list(finding.path),
        "parameter": finding.parameter,
        "got": finding.got,
        "wanted": finding.wanted,
        "origins": list(finding.origins),
        "sentence": finding.sentence,
        "page": None if finding.page is None else f"{site}{finding.page}",
    }
