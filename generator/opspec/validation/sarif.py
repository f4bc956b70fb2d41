"""Reports in the Static Analysis Results Interchange Format, version 2.1.0."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import PurePath
from urllib.parse import quote

from opspec import __version__
from opspec.validation.findings import FileReport, Finding, counts
from opspec.validation.reading import STANDARD_INPUT

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
Json = dict[str, object]


def as_sarif(reports: Iterable[FileReport], site: str) -> str:
    """The reports as one run, whose rules are the clauses that were found violated."""
    reports = list(reports)
    rules: dict[str, Finding] = {}
    for report in reports:
        for finding in report.findings:
            rules.setdefault(finding.rule, finding)
    places = {rule: place for place, rule in enumerate(rules)}
    run = {
        "tool": {
            "driver": {
                "name": "opspec",
                "semanticVersion": __version__,
                "rules": [_rule(finding, site) for finding in rules.values()],
            }
        },
        "invocations": [
            {"executionSuccessful": True, "toolExecutionNotifications": _notes(reports)}
        ],
        "artifacts": [{"location": _location(report.name)} for report in reports],
        "results": [
            _result(finding, places[finding.rule], number, report.name)
            for number, report in enumerate(reports)
            for finding in report.findings
        ],
    }
    document = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(document, indent=2) + "\n"


def _rule(finding: Finding, site: str) -> Json:
    rule: Json = {
        "id": finding.rule,
        "shortDescription": {"text": finding.sentence},
        "defaultConfiguration": {"level": "error"},
    }
    if finding.page is not None:
        rule["help"] = {"text": f"See {site}{finding.page}"}
        if site:
            rule["helpUri"] = f"{site}{finding.page}"
    return rule


def _result(finding: Finding, rule: int, artifact: int, file: str) -> Json:
    location: Json = {
        "physicalLocation": {"artifactLocation": {**_location(file), "index": artifact}}
    }
    if finding.index is not None:
        location["logicalLocations"] = [_node(finding)]
    return {
        "ruleId": finding.rule,
        "ruleIndex": rule,
        "level": "error",
        "message": {"text": finding.message},
        "locations": [location],
        "properties": {
            "parameter": finding.parameter,
            "got": finding.got,
            "wanted": finding.wanted,
            "origins": list(finding.origins),
        },
    }


def _node(finding: Finding) -> Json:
    step = f"{finding.op_type}[{finding.index}]"
    return {
        "name": finding.node or step,
        "fullyQualifiedName": "/".join([*finding.path, step]),
        "kind": "object",
    }


def _notes(reports: Sequence[FileReport]) -> list[Json]:
    return [
        {
            "level": "note",
            "message": {"text": f"not covered: {counts(report.not_covered)}"},
            "locations": [{"physicalLocation": {"artifactLocation": _location(report.name)}}],
        }
        for report in reports
        if report.not_covered
    ]


def _location(file: str) -> Json:
    if file == STANDARD_INPUT:
        return {"uri": "stdin:", "description": {"text": "standard input"}}
    path = PurePath(file)
    return {"uri": path.as_uri() if path.is_absolute() else quote(path.as_posix())}
