"""The tree that a YAML file is read into: nodes with their places, nothing interpreted.

Made by `yaml_reader`, read by `fields` and `decode`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from opspec.diagnostics import Position

Style = Literal["plain", "single", "double", "literal", "folded"]

ScalarValue = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Scalar:
    """A text as written (`text`) and what it stands for (`value`).

    `at` is the first character: after the quote, or in the first line of a block. `anchors` are
    the offsets from which on the text stands at another place than `at` says.
    """

    text: str
    value: ScalarValue
    at: Position
    style: Style
    anchors: tuple[tuple[int, Position], ...] = ()


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    items: tuple[Node, ...]
    at: Position


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values in the order of the file; no key stands twice.

    `partial` if an entry could not be read, so that nobody misses its key.
    """

    entries: tuple[tuple[Scalar, Node], ...]
    at: Position
    partial: bool = False


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A value whose fault has been reported; whatever was wanted, nothing more is to be said."""

    at: Position


Node = Scalar | Sequence | Mapping | Unreadable

# The core schema of YAML 1.2: these plain texts are not text.
_NULL = frozenset(("", "~", "null", "Null", "NULL"))
_TRUE = frozenset(("true", "True", "TRUE"))
_FALSE = frozenset(("false", "False", "FALSE"))
_INTEGER = re.compile(r"[-+]?[0-9]+", re.ASCII)
_OCTAL = re.compile(r"0o[0-7]+")
_HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_INFINITY = re.compile(r"[-+]?\.(inf|Inf|INF)")
_NAN = frozenset((".nan", ".NaN", ".NAN"))

# Python refuses to turn very long digits into a number, and no element type needs more.
MAX_NUMBER = 400


def plain_value(text: str) -> ScalarValue:
    """What a plain text stands for under YAML 1.2; OverflowError if a number is beyond reading."""
    if text in _NULL:
        return None
    if text in _TRUE or text in _FALSE:
        return text in _TRUE
    if text[0] not in "+-.0123456789":
        return text
    for pattern, base in ((_INTEGER, 10), (_OCTAL, 8), (_HEXADECIMAL, 16)):
        if pattern.fullmatch(text):
            _check_length(text)
            return int(text if base == 10 else text[2:], base)
    if _FLOAT.fullmatch(text):
        _check_length(text)
        number = float(text)
        if number in (float("inf"), float("-inf")):
            raise OverflowError("beyond the range of a double; write .inf if infinity is meant")
        return number
    if _INFINITY.fullmatch(text):
        return float("-inf") if text[0] == "-" else float("inf")
    return float("nan") if text in _NAN else text


def _check_length(text: str) -> None:
    if len(text) > MAX_NUMBER:
        raise OverflowError(f"a number of {len(text)} characters; at most {MAX_NUMBER} are read")
