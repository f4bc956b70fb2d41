"""Templates: their environment, and the filters that make a text from a spec safe where it lands.

Place in the pipeline: used by every target that has templates. A template has no logic: output,
`for`, `if` with one name, `include`, and the filters listed here. What a spec says is data: each
filter keeps a text inside the literal, comment or docstring into which it is put, whatever quotes,
newlines, backslashes or invisible characters it holds.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from opspec import resources

WIDTH = 100


def render(template: str, **names: object) -> str:
    """Return what a template gives for a view."""
    return environment().get_template(template).render(**names)


@cache
def environment() -> Environment:
    """The environment of all templates."""
    made = Environment(
        loader=FileSystemLoader(resources.templates()),
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters.clear()
    made.globals.clear()
    made.tests.clear()
    made.filters.update(FILTERS)
    return made


def add_filters(**filters: Callable[..., Any]) -> None:
    """Let a target's templates use filters of its own."""
    FILTERS.update(filters)
    environment().filters.update(filters)


def literal(value: object) -> str:
    """A Python literal; characters that cannot be seen are written as escapes."""
    if isinstance(value, frozenset):
        return f"frozenset({literal(set(value))})" if value else "frozenset()"
    if isinstance(value, set):
        return "{" + ", ".join(map(literal, sorted(value))) + "}"
    if isinstance(value, list | tuple):
        inner = ", ".join(map(literal, value))
        if isinstance(value, list):
            return f"[{inner}]"
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{literal(k)}: {literal(v)}" for k, v in value.items()) + "}"
    if isinstance(value, float) and value - value != 0:
        return f'float("{value}")'
    if isinstance(value, str):
        shown = repr(value)
        return shown if '"' in shown else f'"{shown[1:-1]}"'
    if value is None or isinstance(value, bool | int | float | complex):
        return repr(value)
    raise TypeError(f"a {type(value).__name__} has no literal")


def long_literal(text: str, indent: int) -> str:
    """A string literal, on several lines where it does not fit on one that is indented so far."""
    whole = literal(text)
    if indent + len(whole) < WIDTH:
        return whole
    width = WIDTH - indent - 16
    lines = textwrap.wrap(
        text,
        width,
        drop_whitespace=False,
        replace_whitespace=False,
        expand_tabs=False,
        break_on_hyphens=False,
    )
    return "(" + "\n".join(map(literal, lines)) + ")"


def visible(text: str) -> str:
    """The text with every character that cannot be seen written as an escape."""
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode()
        for character in text
    )


def comment(text: str, indent: int = 0) -> str:
    """The text to stand behind a `#` that is indented so far, on as many lines as it takes."""
    lines = textwrap.wrap(
        visible(" ".join(text.split())), WIDTH - indent - 2, break_on_hyphens=False
    )
    return f"\n{' ' * indent}# ".join(lines)


def doc(text: str, indent: int = 4, hanging: int = 0) -> str:
    """Paragraphs inside a docstring, wrapped and indented but for their first line.

    `hanging` is the number of columns that already stand on the first line.
    """
    margin = " " * indent
    paragraphs = [part for part in re.split(r"\n\s*\n", text.strip()) if part.strip()]
    wrapped = []
    for number, paragraph in enumerate(paragraphs):
        lines = textwrap.wrap(
            quoted(_tame(" ".join(paragraph.split()))),
            WIDTH,
            initial_indent=" " * (indent + (0 if number else hanging)),
            subsequent_indent=margin,
            break_long_words=False,
            break_on_hyphens=False,
        )
        wrapped.append("\n".join(lines))
    return "\n\n".join(wrapped).lstrip(" ")


def quoted(text: str) -> str:
    """A text inside a triple-quoted string: no quotes that end it, no escapes of its own."""
    safe = text.replace("\\", "\\\\")
    safe = re.sub(r'"{3,}|"+$', lambda quotes: quotes[0].replace('"', '\\"'), safe)
    return "\n".join(map(visible, safe.split("\n")))


def toml(text: str) -> str:
    """A basic string of TOML."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    inner = (c if c.isprintable() else f"\\U{ord(c):08x}" for c in escaped)
    return f'"{"".join(inner)}"'


def markdown(text: str) -> str:
    """A paragraph of Markdown in which nothing is markup but single backticks around code."""
    parts = re.split(r"(`[^`]+`)", visible(" ".join(text.split())))
    return "".join(
        part if number % 2 else re.sub(r"([\\`*_{}\[\]<>()#+!|~&-])", r"\\\1", part)
        for number, part in enumerate(parts)
    )


def _tame(text: str) -> str:
    """Code is set in code; nothing reads as a prompt of doctest, as a directive or as a role."""
    text = re.sub(r"(?<!`)`([^`]+)`(?!`)", r"``\1``", text)
    text = re.sub(r"(:\w+:)`", r"\1 `", text)
    text = text.replace(">>>", "> >>")
    return "\\" + text if text.startswith("..") else text


FILTERS: dict[str, Callable[..., Any]] = {
    "comment": comment,
    "doc": doc,
    "literal": literal,
    "long_literal": long_literal,
    "markdown": markdown,
    "quoted": quoted,
    "toml": toml,
}
