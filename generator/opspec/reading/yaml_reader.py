"""Bytes of a YAML file to a tree of nodes with their places, within limits, without tracebacks.

Second stage of the pipeline, between a file and `decode`. PyYAML scans and parses; the tree is
built here, in a loop, from its events, because the language is smaller than YAML and because a
stranger's file must neither recurse, nor expand, nor construct anything. Numbers and booleans
are those of YAML 1.2. What YAML allows and the language does not (tags, anchors, merge keys,
several documents, repeated keys) is a finding, and reading goes on; after a syntax error the
rest cannot be read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

import yaml

from opspec.diagnostics import CONTROL, Findings, Position, quote
from opspec.reading.yaml_errors import ALIAS, ALIAS_IN_LIST, REST, describe
from opspec.reading.yaml_nodes import (
    Mapping,
    Node,
    Scalar,
    Sequence,
    Style,
    Unreadable,
    plain_value,
)
from opspec.reading.yaml_places import Anchors, Places
from opspec.reading.yaml_text import clean_text

__all__ = ["Mapping", "Node", "Scalar", "Sequence", "Unreadable", "read"]

MAX_DEPTH = 100
MAX_SCALAR = 20_000
MAX_NODES = 100_000
MAX_KEY = 200

# libyaml's parser is ten times faster, and says the same; PyYAML may be built without it.
LOADER: type[yaml.SafeLoader] | type[yaml.CSafeLoader] = getattr(
    yaml, "CSafeLoader", yaml.SafeLoader
)


class Mark(Protocol):
    """What the places of both parsers have in common."""

    line: int
    column: int
    index: int


_STYLES: dict[str, Style] = {"'": "single", '"': "double", "|": "literal", ">": "folded"}


def read(data: bytes, file: str, findings: Findings) -> Node | None:
    """The tree of a file; None, with the findings saying why, if it cannot be read.

    `file` is how findings name the file: its path relative to the root, with `/`.
    """
    text = clean_text(data, file, findings)
    if text is None:
        return None
    return _Composer(text, file, findings).compose()


@dataclass(slots=True)
class _Open:
    """A list or mapping that has not ended yet."""

    at: Position
    mapping: bool
    flow: bool
    items: list[Node] = field(default_factory=list)
    entries: list[tuple[Scalar, Node]] = field(default_factory=list)
    first_lines: dict[str, int] = field(default_factory=dict)
    key: Node | None = None
    # Brackets of the last plain text that are still open: see `_Composer._continues`.
    brackets: int = 0
    unreadable: bool = False
    partial: bool = False


class _Composer:
    """Builds the tree of one file from the parser's events."""

    def __init__(self, text: str, file: str, findings: Findings) -> None:
        self._text = text
        self._file = file
        self._findings = findings
        self._stack: list[_Open] = []
        self._root: Node | None = None
        self._places = Places(text, file)

    def compose(self) -> Node | None:
        try:
            if not self._take_all(iter(yaml.parse(self._text, Loader=LOADER))):
                return None
        except yaml.MarkedYAMLError as error:
            flow = next((entry.at for entry in reversed(self._stack) if entry.flow), None)
            self._findings.add(*describe(error, self._text, self._file, flow))
            return None
        except (yaml.YAMLError, ValueError, OverflowError):
            # The parser without libyaml trips over some numbers in escapes and directives.
            at = self._stack[-1].at if self._stack else Position(self._file, 1, 1)
            self._findings.add(at, "Y09", "what follows cannot be read as YAML" + REST)
            return None
        if self._root is None or (isinstance(self._root, Scalar) and _is_absent(self._root)):
            self._findings.add(
                Position(self._file, 1, 1),
                "Y01",
                "the file is empty: nothing but comments or blanks",
            )
            return None
        return self._root

    def _take_all(self, events: Iterator[yaml.Event]) -> bool:
        """Take every event; False when a limit ends the reading."""
        documents = values = 0
        for event in events:
            values += isinstance(event, yaml.NodeEvent)
            if values > MAX_NODES:
                self._add(event, "Y18", f"more than {MAX_NODES} values in a file" + REST)
                return False
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    self._add(event, "Y12", "a second document; a file holds one" + REST)
                    return True
                if event.version or event.tags:
                    self._add(event, "Y11", "a directive; the language has none")
            elif isinstance(event, yaml.CollectionStartEvent):
                if len(self._stack) >= MAX_DEPTH:
                    self._add(event, "Y16", f"nested more than {MAX_DEPTH} deep" + REST)
                    return False
                self._open(event)
            elif isinstance(event, yaml.CollectionEndEvent):
                self._close()
            elif isinstance(event, yaml.ScalarEvent):
                self._place(self._scalar(event))
            elif isinstance(event, yaml.AliasEvent):
                self._place(self._alias(event))
        return True

    def _add(self, event: yaml.Event, code: str, message: str) -> None:
        self._findings.add(self._start(event), code, message)

    def _start(self, event: yaml.Event) -> Position:
        line, column, _ = _mark(event.start_mark)
        return Position(self._file, line + 1, column + 1)

    def _refuse_properties(self, event: yaml.CollectionStartEvent | yaml.ScalarEvent) -> None:
        if event.anchor is not None:
            self._add(
                event, "Y10", f"an anchor, {quote(f'&{event.anchor}')}; the language has none"
            )
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!", 1)
            self._add(event, "Y11", f"a tag, {quote(tag)}; the language has none")

    def _open(self, event: yaml.CollectionStartEvent) -> None:
        self._refuse_properties(event)
        mapping = isinstance(event, yaml.MappingStartEvent)
        self._stack.append(_Open(self._start(event), mapping, bool(event.flow_style)))

    def _close(self) -> None:
        done = self._stack.pop()
        if done.unreadable:
            self._place(Unreadable(done.at))
        elif done.mapping:
            self._place(Mapping(tuple(done.entries), done.at, done.partial))
        else:
            self._place(Sequence(tuple(done.items), done.at))

    def _alias(self, event: yaml.AliasEvent) -> Node:
        around = self._stack[-1] if self._stack else None
        if around is not None and around.brackets and around.key is None:
            # In `{shape: (*outer, *inner)}`, it is the next part of a text that was cut.
            return Scalar(f"*{event.anchor}", None, self._start(event), "plain")
        in_list = around is not None and around.flow and not around.mapping
        # One finding for `[*outer, *inner]`, and none about the list being a list.
        if around is None or not around.unreadable:
            name = quote(f"*{event.anchor}")
            self._add(event, "Y10", f"{name} {ALIAS_IN_LIST if in_list else ALIAS}")
        if in_list and around is not None:
            around.unreadable = True
        return Unreadable(self._start(event))

    def _scalar(self, event: yaml.ScalarEvent) -> Node:
        self._refuse_properties(event)
        text = event.value
        start = self._start(event)
        if len(text) > MAX_SCALAR:
            message = (
                f"a text of {len(text)} characters, {quote(text)}; at most {MAX_SCALAR} are read"
            )
            self._findings.add(start, "Y17", message)
            return Unreadable(start)
        style = _STYLES.get(event.style or "", "plain")
        at, anchors = self._anchors(event, style)
        if style != "plain":
            return self._checked(Scalar(text, text, at, style, anchors))
        try:
            return Scalar(text, plain_value(text), at, style, anchors)
        except OverflowError as error:
            self._findings.add(start, "Y21", str(error))
            return Unreadable(start)

    def _checked(self, scalar: Scalar) -> Node:
        # Half a surrogate pair can be written as an escape, but not be saved again.
        if scalar.style == "double" and re.search("[\ud800-\udfff]", scalar.text):
            self._findings.add(scalar.at, "Y05", "an escape gives half of a surrogate pair")
            return Unreadable(scalar.at)
        return scalar

    def _anchors(self, event: yaml.ScalarEvent, style: Style) -> tuple[Position, Anchors]:
        """Where the text begins, and from which offsets on it stands elsewhere."""
        line, column, start = _mark(event.start_mark)
        last_line, _, end = _mark(event.end_mark)
        quoted = style in ("single", "double")
        at = Position(self._file, line + 1, column + 1 + quoted)
        if line == last_line and (style == "plain" or end - start == len(event.value) + 2):
            return at, ()
        # The first line of a block is its header, perhaps with a comment.
        block = style in ("literal", "folded")
        begins = self._places.after_line(start, end) if block else start + quoted
        anchors = self._places.anchors(event.value, begins, end)
        return (anchors[0][1] if anchors and not quoted else at), anchors

    def _place(self, node: Node) -> None:
        """Put a finished node where it belongs."""
        if not self._stack:
            self._root = node
            return
        around = self._stack[-1]
        if not around.mapping:
            self._place_item(around, node)
        elif around.key is None:
            around.key = node
        else:
            key, around.key = around.key, None
            self._place_entry(around, key, node)

    def _place_item(self, around: _Open, node: Node) -> None:
        if self._continues(around, node, around.items[-1] if around.items else None):
            around.items[-1] = Unreadable(around.items[-1].at)
            return
        if isinstance(node, Scalar) and _is_absent(node):
            self._findings.add(node.at, "Y20", "a list item without a value")
            node = Unreadable(node.at)
        around.items.append(node)

    def _place_entry(self, around: _Open, key: Node, value: Node) -> None:
        absent = isinstance(value, Scalar) and _is_absent(value)
        last = around.entries[-1] if around.entries else None
        if absent and self._continues(around, key, last[1] if last else None):
            if last:
                around.entries[-1] = (last[0], Unreadable(last[1].at))
            return
        name = self._key(around, key)
        if name is not None and absent:
            name = self._without_value(around, name)
        around.brackets = _open_brackets(value) if around.flow else 0
        if name is None:
            around.partial = True
        else:
            around.entries.append((name, Unreadable(value.at) if absent else value))

    def _without_value(self, around: _Open, key: Scalar) -> Scalar | None:
        """Report a key without a value; None if it is no key at all, as in `{name:x}`."""
        cut = around.flow and ":" in key.text
        advice = "a space is missing after ':'" if cut else "write null if that is meant"
        self._findings.add(key.at, "Y20", f"the key {quote(key.text)} has no value; {advice}")
        return None if cut else key

    def _continues(self, around: _Open, node: Node, before: Node | None) -> bool:
        """Whether an unquoted text was cut at a comma, and this is its next part.

        `{part: ceildiv(n, m)}` is two keys to YAML, `part` and `m)`. The brackets give it away.
        """
        open_brackets = around.brackets
        around.brackets = 0
        if not around.flow:
            return False
        if before is None or not open_brackets or not isinstance(node, Scalar):
            around.brackets = 0 if around.mapping else _open_brackets(node)
            return False
        if isinstance(before, Scalar):
            self._findings.add(
                before.at,
                "Y19",
                f"YAML ends this text at the comma, leaving {quote(before.text)}; "
                "write the expression in block style or in quotes",
            )
        around.brackets = max(0, open_brackets + _open_brackets(node))
        return True

    def _key(self, around: _Open, key: Node) -> Scalar | None:
        """The key if it can be one; None, with a finding, if not."""
        if not isinstance(key, Scalar):
            if not isinstance(key, Unreadable):
                what = "mapping" if isinstance(key, Mapping) else "list"
                self._findings.add(key.at, "Y15", f"a key must be a text, not a {what}; use quotes")
            return None
        if key.style == "plain" and key.text == "<<":
            self._findings.add(key.at, "Y13", "a merge key, '<<'; the language has none")
            return None
        if len(key.text) > MAX_KEY or CONTROL.search(key.text) or "\n" in key.text:
            self._findings.add(
                key.at,
                "Y15",
                f"a key must be one line of at most {MAX_KEY} characters, got {quote(key.text)}",
            )
            return None
        if key.text in around.first_lines:
            first = around.first_lines[key.text]
            message = f"the key {quote(key.text)} stands a second time; first in line {first}"
            self._findings.add(key.at, "Y14", message)
            return None
        around.first_lines[key.text] = key.at.line
        return key


def _mark(mark: Mark | None) -> tuple[int, int, int]:
    """Line, column and index, from 0, of a place that every event of a parser has."""
    return (0, 0, 0) if mark is None else (mark.line, mark.column, mark.index)


def _is_absent(scalar: Scalar) -> bool:
    return scalar.style == "plain" and not scalar.text


def _open_brackets(node: Node) -> int:
    if not isinstance(node, Scalar) or node.style != "plain":
        return 0
    return node.text.count("(") - node.text.count(")")
