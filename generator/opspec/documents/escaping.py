"""Texts made safe for documents: reStructuredText, Markdown, XML.

Place in the pipeline: the filters of the document targets' templates. Prose of a spec is text with
code in backticks and nothing else; whatever looks like markup in it is shown, not obeyed. Every
result but `block` is a single line, so that no text can begin a line of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from html import escape

from opspec.diagnostics import CONTROL, INVISIBLE

_CODE = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)")
_UNSEEN = re.compile(f"{CONTROL.pattern}|{INVISIBLE.pattern}|[\t\n]")
# An underscore between letters or digits is one; at the end of a word it would make a link.
_RST_MARKUP = re.compile(r"[\\*`|@]|_(?![0-9A-Za-z])|(?<![0-9A-Za-z])_|:(?=\S)|:(?=:)")
_RST_START = re.compile(r"\A(?:[^\w\s\\]|\(?(?:\w+|#)[.)](?=\s|$))")
_MARKDOWN_MARKUP = re.compile(r"[\\*`|<>\[\]{}#~&!$@]|_(?![0-9A-Za-z])|(?<![0-9A-Za-z])_|:(?=//)")
_MARKDOWN_START = re.compile(r"\A(?:[-+=]|\d+[.)])")


def visible(text: str) -> str:
    """One line of text: what cannot be seen, and line breaks, are written as escapes."""
    return _UNSEEN.sub(lambda match: match[0].encode("unicode_escape").decode(), text)


def rst(text: str) -> str:
    """Prose within a paragraph of reStructuredText."""
    result = ""
    for is_code, part in _parts(text):
        if is_code:
            before = "" if not result or result[-1] in " (" else r"\ "
            result += f"{before}{rst_code(part)}\\ "
        else:
            # What ends a literal may be a blank or punctuation; else it needs the escaped blank.
            if result.endswith("\\ ") and re.match(r"[\s.,;:!?)]", part):
                result = result[:-2]
            result += _RST_MARKUP.sub(r"\\\g<0>", part)
    result = result.removesuffix("\\ ").strip()
    if result.startswith(("``", ":literal:")):
        return result
    return _RST_START.sub(lambda match: f"{match[0][:-1]}\\{match[0][-1]}", result, count=1)


def rst_code(text: str) -> str:
    """A name, an expression or a value as inline code of reStructuredText."""
    text = visible(text)
    if not text.strip():
        return '``""``'
    if text == text.strip() and not re.search(r"[`\\]", text):
        return f"``{text}``"
    escaped = re.sub(r"[^0-9A-Za-z ]", r"\\\g<0>", text)
    return f":literal:`{escaped}`"


def markdown(text: str) -> str:
    """Prose within a paragraph or a cell of Markdown."""
    result = "".join(
        markdown_code(part) if is_code else _MARKDOWN_MARKUP.sub(r"\\\g<0>", part)
        for is_code, part in _parts(text)
    ).strip()
    return _MARKDOWN_START.sub(lambda match: f"{match[0][:-1]}\\{match[0][-1]}", result, count=1)


def markdown_code(text: str) -> str:
    """A name, an expression or a value as inline code of Markdown."""
    text = visible(text)
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * (longest + 1)
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    # In a cell of a table a bar ends the cell, in code as well.
    return f"{fence}{pad}{text.replace('|', chr(92) + '|')}{pad}{fence}"


def xml(text: str) -> str:
    """Text or the value of an attribute in XML, SVG, MathML or HTML."""
    return escape(visible(text))


def html(text: str) -> str:
    """Prose within an element of HTML."""
    return "".join(
        f"<code>{xml(part)}</code>" if is_code else xml(part) for is_code, part in _parts(text)
    )


def block(text: str, indent: int = 3) -> str:
    """Lines of a literal block, indented; nothing in them can end the block."""
    lines = [visible(line).rstrip() for line in text.split("\n")]
    return "\n".join(f"{' ' * indent}{line}" if line else "" for line in lines)


def fenced(text: str, language: str) -> str:
    """A code block of Markdown; its fence is longer than any in the text."""
    lines = [visible(line).rstrip() for line in text.split("\n")]
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return "\n".join([f"{fence}{language}", *lines, fence])


def underline(title: str, mark: str = "=") -> str:
    """The line under a title; a wide character counts for two."""
    return mark * sum(1 if character.isascii() else 2 for character in title)


def _parts(text: str) -> Iterator[tuple[bool, str]]:
    """Prose as parts, each with whether it is code; blanks are single, nothing is unseen."""
    place = 0
    text = visible(" ".join(text.split()))
    for match in _CODE.finditer(text):
        if match.start() > place:
            yield False, text[place : match.start()]
        yield True, match[2].strip() or match[2]
        place = match.end()
    if place < len(text):
        yield False, text[place:]


#: The filters of documents, by the names that templates use.
FILTERS: Mapping[str, Callable[..., str]] = {
    "block": block,
    "fenced": fenced,
    "html": html,
    "line": visible,
    "md": markdown,
    "md_code": markdown_code,
    "rst": rst,
    "rst_code": rst_code,
    "underline": underline,
    "xml": xml,
}
