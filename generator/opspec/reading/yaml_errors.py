"""Syntax errors of a YAML parser as sentences that say what to do.

Called by `yaml_reader` when PyYAML gives up. Its two parsers (with and without libyaml) name a
fault in different words and know nothing of specifications, so an error is recognised by what
both have in common, and by the text around it, and is told in our own words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

import yaml

from opspec.diagnostics import Position, quote

REST = "; the rest of the file was not read"

ALIAS_IN_LIST = (
    "reads as an alias, and the language has none; a shape is written as a tuple, (*outer, n)"
)
ALIAS = "reads as an alias, and the language has none; put the text in quotes"

_FLOW_ADVICE = (
    "inside [ ] and { } an unquoted text ends at any bracket or comma; "
    "write the expression in block style or in quotes"
)
_CUT = "reads as an alias; write the expression in block style or in quotes"
_KEY_WITHOUT_SPACE = re.compile(r"\s*(?:- )?[A-Za-z_][\w() ,]*:\S")


@dataclass(frozen=True, slots=True)
class _Fault:
    """What the parser said, and the text it was reading."""

    problem: str
    context: str
    lines: list[str]
    line: int
    column: int
    context_line: int
    context_column: int

    @property
    def before(self) -> str:
        return self.lines[self.line][: self.column]

    @property
    def character(self) -> str:
        """The character that the parser stopped at; nothing at the end of a line or file."""
        return self.lines[self.line][self.column : self.column + 1]

    @property
    def opening(self) -> str:
        """The character at the place where what was being read began."""
        return self.lines[self.context_line][self.context_column : self.context_column + 1]

    @property
    def at_end(self) -> bool:
        rest = self.lines[self.line :]
        return not any(line.strip() for line in rest)


def describe(
    error: yaml.MarkedYAMLError, text: str, file: str, flow: Position | None
) -> tuple[Position, str, str]:
    """Where, under which code and in which sentence a syntax error is reported.

    `flow` is where the innermost list or mapping in brackets begins that is still open.
    """
    fault = _fault(error, text)
    here = Position(file, fault.line + 1, fault.column + 1)
    opened = Position(file, fault.context_line + 1, fault.context_column + 1)
    for recognise in (_token, _quoted, _alias, _flow, _block, _document):
        found = recognise(fault)
        if found:
            code, sentence, place = found
            places = {"opening": opened, "before": _one_before(here), "flow": flow or opened}
            return places.get(place, here), code, sentence + REST
    return here, "Y09", "this cannot be read as YAML" + REST


def _fault(error: yaml.MarkedYAMLError, text: str) -> _Fault:
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line, mark.column) if mark else (0, 0)
    context = error.context_mark
    return _Fault(
        problem=error.problem or "",
        context=error.context or "",
        # The end of a text without a last line break counts as one line more.
        lines=[*text.split("\n"), ""],
        line=line,
        column=column,
        context_line=context.line if context else line,
        context_column=context.column if context else column,
    )


# Code, sentence, and where: at the fault, where what is being read began, or a character earlier.
_Found = tuple[str, str, Literal["here", "opening", "before", "flow"]] | None


def _one_before(at: Position) -> Position:
    return Position(at.file, at.line, max(1, at.column - 1))


def _token(fault: _Fault) -> _Found:
    if "exceeded" in fault.problem + fault.context:
        return "Y16", "nested too deep", "here"
    if "cannot start any token" in fault.problem:
        sign = quote(fault.character)
        return "Y09", f"a text without quotes cannot begin with {sign}; put it in quotes", "here"
    if "tag" in fault.problem or "tag" in fault.context:
        return "Y11", "a tag; the language has none", "opening"
    if "directive" in fault.problem + fault.context or "incompatible YAML" in fault.problem:
        return "Y11", "a directive that cannot be followed; the language needs none", "here"
    return None


def _quoted(fault: _Fault) -> _Found:
    if "quoted scalar" not in fault.context and "double-quoted" not in fault.context:
        return None
    if "end of stream" in fault.problem or "document" in fault.problem:
        return "Y09", "this quote is never closed", "opening"
    # One parser stops at the backslash, the other behind it.
    at_backslash = fault.character == "\\"
    start = fault.column + at_backslash
    letter = quote(fault.lines[fault.line][start : start + 1])
    return (
        "Y09",
        f"a backslash before {letter} begins no valid escape; write it twice, or use single quotes",
        "here" if at_backslash else "before",
    )


def _alias(fault: _Fault) -> _Found:
    if "alias" not in fault.context and "anchor" not in fault.context:
        return None
    opening = fault.opening
    if opening == "&":
        return "Y10", "'&' reads as an anchor, and the language has none; use quotes", "opening"
    # What is open cannot be asked of the parser any more; the line tells well enough.
    before = fault.lines[fault.context_line][: fault.context_column]
    if before.count("(") > before.count(")"):
        return "Y19", f"YAML ends this text at the comma, and a '*' behind it {_CUT}", "opening"
    in_list = "[" in before
    return "Y10", f"'*' {ALIAS_IN_LIST if in_list else ALIAS}", "opening"


def _flow(fault: _Fault) -> _Found:
    if "flow" not in fault.context:
        return None
    if fault.at_end:
        return "Y09", "a '[' or '{' is never closed", "flow"
    after_bracket = fault.before.rstrip().endswith(("]", "}"))
    if fault.before.strip() and fault.character and (fault.character in "[]{}" or after_bracket):
        return "Y19", f"{quote(fault.character)} ends a text here: {_FLOW_ADVICE}", "here"
    closing = "]" if "sequence" in fault.context else "}"
    since = f"opened in line {fault.context_line + 1}"
    return "Y09", f"a ',' or '{closing}' is missing before this ({since})", "here"


def _block(fault: _Fault) -> _Found:
    if "mapping values are not allowed" in fault.problem:
        return _colon(fault)
    if "expected ':'" in fault.problem:
        return "Y09", "this line is no 'key: value': the ':' is missing", "opening"
    if "entries are not allowed" in fault.problem:
        return "Y09", "a list cannot begin here; put '- ' on a line of its own", "here"
    if "block scalar" in fault.context:
        return "Y09", "after '|' or '>' the text begins on the next line", "here"
    if "block mapping" in fault.context or "block collection" in fault.context:
        if fault.before.strip(" -"):
            return "Y09", "text behind a value that has ended; put all of it in quotes", "here"
        what = "mapping" if "mapping" in fault.context else "list"
        place = f"line {fault.context_line + 1}, column {fault.context_column + 1}"
        around = f"the {what} around it begins at {place}"
        return "Y08", f"the indentation of this line fits nothing that is open ({around})", "here"
    if "node content" in fault.problem:
        return "Y09", f"a value is missing before {quote(fault.character)}", "here"
    return None


def _colon(fault: _Fault) -> _Found:
    if re.search(r":(\s|$)", fault.before):
        return "Y09", "a second ':' in one line; a text that holds ': ' needs quotes", "here"
    above = fault.line - 1
    while above >= 0 and not fault.lines[above].strip():
        above -= 1
    if above >= 0 and _KEY_WITHOUT_SPACE.match(fault.lines[above]):
        return "Y09", f"a key cannot stand here: line {above + 1} lacks a space after ':'", "here"
    return (
        "Y08",
        f"a key cannot stand here: it continues line {above + 1}, which it is indented under",
        "here",
    )


def _document(fault: _Fault) -> _Found:
    if "document start" in fault.problem:
        return "Y09", "text behind the end of the document", "here"
    return None
