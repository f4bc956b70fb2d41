"""What a run is told as: text, JSON, JUnit XML, a page.

Place in the pipeline: the end of `conform`. Each report is a pure function from outcomes to a text.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from opspec.conform.outcome import Outcome
from opspec.conform.reports.document import as_json
from opspec.conform.reports.junit import as_junit
from opspec.conform.reports.page import as_pages
from opspec.conform.reports.text import as_text
from opspec.writer import write_text


def write(
    outcomes: Sequence[Outcome], *, json: Path | None, junit: Path | None, page: Path | None
) -> None:
    """Write the reports for which there is a path; pages of operators stand beside the index."""
    for path, report in ((json, as_json), (junit, as_junit)):
        if path is not None:
            write_text(path, report(outcomes))
    if page is not None:
        for name, text in as_pages(outcomes).items():
            write_text(page if name == "index" else page.parent / f"{name}.rst", text)


__all__ = ["as_json", "as_junit", "as_pages", "as_text", "write"]
