"""What a run is told as: text, JSON, JUnit XML, a page.

Place in the pipeline: the end of `conform`. Each report is a pure function from outcomes to a text.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from opspec.conform.outcome import Outcome
from opspec.conform.reports.document import as_json
from opspec.conform.reports.junit import as_junit
from opspec.conform.reports.page import as_page
from opspec.conform.reports.text import as_text
from opspec.writer import write_text


def write(
    outcomes: Sequence[Outcome], *, json: Path | None, junit: Path | None, page: Path | None
) -> None:
    """Write the reports for which there is a path."""
    for path, report in ((json, as_json), (junit, as_junit), (page, as_page)):
        if path is not None:
            write_text(path, report(outcomes))


__all__ = ["as_json", "as_junit", "as_page", "as_text", "write"]
