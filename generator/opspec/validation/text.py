"""Reports for people, on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opspec.commands.session import counted
from opspec.diagnostics import on_one_line
from opspec.validation.findings import FileReport, Finding, counts
from opspec.validation.reading import STANDARD_INPUT

#: Nobody reads more findings than this about one file.
_MANY = 200


def as_text(reports: Iterable[FileReport], site: str) -> str:
    """Every finding with where its values come from, what the rule says and where it stands."""
    lines = [line for report in reports for line in _file(report, site)]
    return "".join(f"{on_one_line(line)}\n" for line in lines)


def _file(report: FileReport, site: str) -> Iterator[str]:
    name = "standard input" if report.name == STANDARD_INPUT else report.name
    for finding in report.findings[:_MANY]:
        yield f"{name}: {finding.rule}: {finding.message}"
        yield from _details(finding, site)
    if len(report.findings) > _MANY:
        yield f"{name}: {len(report.findings) - _MANY} more, which the other formats tell"
    if report.not_covered:
        yield f"{name}: not covered: {counts(report.not_covered)}"
    found = len(report.findings)
    yield f"{name}: {counted(found, 'finding') if found else 'nothing to report'}"


def _details(finding: Finding, site: str) -> Iterator[str]:
    if finding.index is not None and finding.node:
        where = finding.path[-1] if finding.path else "the graph"
        yield f"  node  number {finding.index} in {where}"
    for label, origin in zip(_labels("from"), finding.origins, strict=False):
        yield f"  {label}  {origin}"
    yield f"  rule  {finding.sentence}"
    if finding.page is not None:
        yield f"  page  {site}{finding.page}"


def _labels(first: str) -> Iterator[str]:
    yield first
    while True:
        yield " " * len(first)
