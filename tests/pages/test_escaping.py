"""Prose with anything in it stays prose: nothing is obeyed, nothing is lost."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from docutils import nodes
from docutils.core import publish_doctree

from opspec.documents.escaping import block, fenced, html, markdown, rst, rst_code, visible, xml

TEXTS = [
    "\"quotes\" 'and' \\ backslashes \\n {{ x }} {% y %} */ <!-- </svg><script>alert(1)</script>",
    "|sub| word_ word__ a_b _a *emphasis* **strong** `link <http://x>`_ _`target` [1]_ [#]_",
    "`code` :role:`x` :py:func:`y` ``double`` `a`b x`a` (`x`) a-`b`-c «`x`» `a`_ `b`s",
    ".. raw:: html",
    ".. _target: http://x",
    "- item",
    "* * *",
    "1. item",
    "A. item",
    "a) item",
    "(iv) item",
    "#. item",
    "::",
    "ends with ::",
    "| line",
    "+---+---+",
    "=====",
    ">>> doctest",
    ":field: list",
    "-a option",
    "--long option",
    "/V option",
    "__ anonymous",
    "Title\n=====",
    "one\n\n.. note:: two\n\n   three",
    "http://example.com mailto:a@b.example javascript:alert(1) data:text/html,x a@b.example",
    "\u202eright to left\u202c zero\u200bwidth \u2028 line \x85 next \x0b tab \ufeff mark",
    "`",
    "``",
    "`unclosed",
    "trailing \\",
    "`code \\`",
    "`` ` ``",
    "*",
    "_",
    "\\",
    "\\ 1. x",
]


def said(text: str) -> str:
    """What a reader is to see of a text: all of it, without the backticks around code."""
    code = r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)"
    text = visible(" ".join(text.split()))
    return re.sub(code, lambda match: match[2].strip() or match[2], text)


@pytest.mark.parametrize("text", TEXTS)
def test_prose_is_one_paragraph(text: str) -> None:
    document = publish_doctree(
        f"Before.\n\n{rst(text)}\n\nAfter.\n",
        settings_overrides={"report_level": 1, "halt_level": 1, "_disable_config": True},
    )
    assert all(isinstance(child, nodes.paragraph) for child in document.children)
    assert len(document.children) == 3
    paragraph = document.children[1]
    assert all(
        isinstance(n, nodes.Text | nodes.literal) for n in paragraph.findall() if n != paragraph
    )
    assert paragraph.astext() == said(text)


@pytest.mark.parametrize("text", [t for t in TEXTS if t.strip()])
def test_code_is_one_literal(text: str) -> None:
    document = publish_doctree(
        f"Before.\n\n{rst_code(text)}\n\nAfter.\n",
        settings_overrides={"report_level": 1, "halt_level": 1, "_disable_config": True},
    )
    paragraph = document.children[1]
    assert [type(child) for child in paragraph.children] == [nodes.literal]
    assert paragraph.astext().strip() == visible(text).strip()


def test_prose_of_a_spec_reads_well_as_a_source() -> None:
    assert rst("Sizes of `axis`, and of the_rest: all [2, 3] (tensor(float)) 'agree'.") == (
        "Sizes of ``axis``, and of the_rest: all [2, 3] (tensor(float)) 'agree'."
    )


def test_a_block_cannot_be_left() -> None:
    text = "first\n\n.. raw:: html\n\u2028   x\x85y\x0b\x0cz\tw"
    lines = block(text, 3).splitlines()
    assert all(line.startswith("   ") for line in lines if line)
    assert lines == ["   first", "", "   .. raw:: html", r"   \u2028   x\x85y\x0b\x0cz\tw"]


@pytest.mark.parametrize("text", TEXTS)
def test_xml_is_text(text: str) -> None:
    element = ET.fromstring(f'<a b="{xml(text)}">{xml(text)}</a>')
    assert (element.text, element.get("b")) == (visible(text), visible(text))
    shown = ET.fromstring(f"<p>{html(text)}</p>")
    assert "".join(shown.itertext()) == said(text)
    assert {child.tag for child in shown} <= {"code"}


@pytest.mark.parametrize("text", TEXTS)
def test_markdown_has_no_markup_outside_code(text: str) -> None:
    shown = markdown(text)
    outside = re.sub(r"(?<![`\\])(`+)(?!`).+?(?<!`)\1(?!`)", "", shown)
    assert "\n" not in shown
    assert not re.search(r"(?<!\\)(?:\\\\)*[<>*`\[\]{}|]", outside)
    assert not re.match(r"\s*(?:[-+=#>]|\d+[.)])", outside)


def test_a_fence_is_longer_than_any_inside() -> None:
    assert fenced("a ```` b\n```", "text").split("\n") == ["`````text", "a ```` b", "```", "`````"]
