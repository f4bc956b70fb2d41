"""Reports as commands of GitHub's workflows, which show them beside a change."""

from __future__ import annotations

from collections.abc import Iterable

from opspec.diagnostics import on_one_line
from opspec.validation.findings import FileReport, Finding, counts


def as_annotations(reports: Iterable[FileReport], site: str) -> str:
    """One line for each finding, and one for what is not covered in a file."""
    lines: list[str] = []
    for report in reports:
        lines += [
            _line("error", report.name, _title(f), _message(f, site)) for f in report.findings
        ]
        if report.not_covered:
            message = f"not covered: {counts(report.not_covered)}"
            lines.append(_line("notice", report.name, "opspec", message))
    return "".join(f"{line}\n" for line in lines)


def _title(finding: Finding) -> str:
    return finding.rule


def _message(finding: Finding, site: str) -> str:
    parts = [finding.message, *finding.origins, f"Rule: {finding.sentence}"]
    if finding.page is not None:
        parts.append(f"Page: {site}{finding.page}")
    return "\n".join(map(on_one_line, parts))


def _line(level: str, file: str, title: str, message: str) -> str:
    return f"::{level} file={_property(file)},title={_property(title)}::{_data(message)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
