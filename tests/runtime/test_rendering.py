"""Filters: a text of a spec stays where it is put, whatever it holds."""

from __future__ import annotations

import ast
import io
import json
import tokenize
import tomllib

import pytest

from opspec.emission.formatting import format_python
from opspec.emission.rendering import comment, doc, literal, long_literal, quoted, toml

HOSTILE = [
    'a"b',
    "a'b",
    '"""',
    'ends with "',
    "ends with \\",
    "\\",
    '\\"""',
    "'''",
    "a\nb",
    "a\r\nb",
    "a\x0cb\x85c\u2028d",
    "{{ x }} {% if %}",
    "# no comment",
    "\u202eevil\u202c \u200b",
    "*/ --> ]]>",
    "\x00\x7f",
    "é × ∈ 漢 \U0001f600",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_literals_read_back(text: str) -> None:
    assert ast.literal_eval(literal(text)) == text
    assert ast.literal_eval(long_literal(text * 30, 12)) == text * 30
    assert literal(text).isprintable()
    assert tomllib.loads(f"x = {toml(text)}")["x"] == text


@pytest.mark.parametrize("text", HOSTILE)
def test_a_docstring_stays_one(text: str) -> None:
    for inside in (quoted(text), doc(text), doc(f"{text} {text}\n\n{text}")):
        source = f'def f():\n    """{inside}\n    """\n    return 1\n'
        (function,) = ast.parse(source).body
        assert isinstance(function, ast.FunctionDef)
        assert len(function.body) == 2
        assert isinstance(ast.get_docstring(function), str)
        short = f'"""{inside}"""'
        assert isinstance(ast.literal_eval(short), str)


def test_a_quoted_text_reads_back() -> None:
    for text in HOSTILE:
        assert ast.literal_eval(f'"""{quoted(text)}"""').split() == text.split() or "\r" in text


def test_a_long_comment_takes_several_lines() -> None:
    words = "one word after the other " * 12
    lines = f"    # {comment(words, 4)}".split("\n")
    assert len(lines) > 2
    assert all(line.startswith("    # ") and len(line) <= 100 for line in lines)
    assert " ".join(line.removeprefix("    # ") for line in lines) == words.strip()


@pytest.mark.parametrize("text", HOSTILE)
def test_a_comment_stays_one(text: str) -> None:
    source = f"# {comment(text)}\nx = 1\n"
    kinds = [token.type for token in tokenize.generate_tokens(io.StringIO(source).readline)]
    assert kinds[:2] == [tokenize.COMMENT, tokenize.NL]
    assert len(ast.parse(source).body) == 1
    assert comment(text).replace("\n", "").isprintable()


def test_a_description_is_no_doctest_and_no_directive() -> None:
    assert ">>>" not in doc(">>> import os")
    assert not doc(".. include:: secret").startswith("..")
    assert doc("`axis` of `x`") == "``axis`` of ``x``"
    assert ":doc:`" not in doc(":doc:`secret`")


@pytest.mark.parametrize(
    "value",
    [None, True, 3, -1.5, "x", (), (1,), (1, 2), ["a"], {"a": (1,)}, frozenset({"b", "a"}), 1 + 2j],
)
def test_literals_of_other_values(value: object) -> None:
    assert eval(literal(value), {}) == value


def test_literals_of_what_has_none() -> None:
    assert repr(eval(literal((float("nan"), float("-inf"))), {})) == "(nan, -inf)"
    with pytest.raises(TypeError, match="no literal"):
        literal(object())


def test_formatting_sorts_imports_and_drops_unused_ones() -> None:
    files = {
        "generated/p/a.py": "import os\nfrom p import b\nimport numpy as np\nx=np.s_[ b.n ]\n",
        "generated/p/data.json": json.dumps({"a":  1}),
    }  # fmt: skip
    formatted = format_python(files)
    assert formatted["generated/p/a.py"] == (
        "import numpy as np\n\nfrom p import b\n\nx = np.s_[b.n]\n"
    )
    assert formatted["generated/p/data.json"] == files["generated/p/data.json"]
