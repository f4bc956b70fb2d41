"""The language reference names all there is: every record, every function, every rule."""

import re
from pathlib import Path

from opspec.language.expression_grammar import FUNCTIONS
from opspec.reading.grammar import RECORDS
from opspec.vocabulary import words

PAGE = (Path(__file__).parents[2] / "docs" / "language.rst").read_text()


def test_every_record_is_shown_once() -> None:
    shown = re.findall(r"^\.\. language-record:: (\w+)$", PAGE, re.MULTILINE)
    assert sorted(shown) == sorted(RECORDS)


def test_every_function_is_explained() -> None:
    assert set(words.FUNCTIONS) | {"broadcast", "optional"} == FUNCTIONS
    assert {"broadcast", "optional"} <= set(words.SHAPES)


def test_every_group_of_words_is_shown() -> None:
    shown = re.findall(r"^\.\. language-words:: (.+)$", PAGE, re.MULTILINE)
    elsewhere = {"Keys", "Derived rules"}
    assert sorted(shown) == sorted(set(words.GROUPS) - elsewhere)
    assert ".. language-rules::\n" in PAGE
    assert ".. language-findings::\n" in PAGE
