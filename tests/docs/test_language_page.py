"""The language reference names all there is: every record, every function, every rule."""

import re
from pathlib import Path

from opspec.language.expressions import FUNCTIONS
from opspec.reading.grammar import RECORDS

PAGE = (Path(__file__).parents[2] / "docs" / "language.rst").read_text()


def test_every_record_is_shown_once() -> None:
    shown = re.findall(r"^\.\. language-record:: (\w+)$", PAGE, re.MULTILINE)
    assert sorted(shown) == sorted(RECORDS)


def test_every_function_is_explained() -> None:
    table = PAGE[PAGE.index("* - Function") : PAGE.index(".. _versions:")]
    named = [line for line in table.splitlines() if line.strip().startswith(("* - ``", "``"))]
    explained = re.findall(r"``(\w+)(?:\([^`]*\))?``", "\n".join(named))
    assert sorted(explained) == sorted(FUNCTIONS)
