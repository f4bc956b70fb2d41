"""Bytes of a file to text that can be scanned: encoding, control and invisible characters.

Called by `yaml_reader` before anything else. What is refused here is replaced by U+FFFD, one
character for one, so that every later place in the file is still right.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from itertools import islice

from opspec.diagnostics import CONTROL, INVISIBLE, Findings, Position

MAX_BYTES = 2 * 1024 * 1024

_MARKS = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
# Decoding with `surrogateescape` leaves each byte that is not UTF-8 as one of these.
_ESCAPED_BYTE = re.compile("[\udc80-\udcff]")

_TAB = re.compile("\t")
_INDENTING_TAB = re.compile("^ *\t", re.MULTILINE)

# What stands for a refused character; where it stands, a finding has been made.
REPLACEMENT = "\ufffd"

# So many of a kind are reported in one file.
_MOST = 100


def clean_text(data: bytes, file: str, findings: Findings) -> str | None:
    """The text of a file with `\\n` as its only line break; None if nothing can be made of it."""
    start = Position(file, 1, 1)
    if len(data) > MAX_BYTES:
        findings.add(start, "Y02", f"the file has {len(data)} bytes; at most {MAX_BYTES} are read")
        return None
    encoding = _other_encoding(data)
    if encoding:
        findings.add(start, "Y04", f"the file is {encoding}; save it as UTF-8")
        return None
    if data.startswith(codecs.BOM_UTF8):
        findings.add(start, "Y04", "a byte order mark; save the file as UTF-8 without one")
        data = data.removeprefix(codecs.BOM_UTF8)
    text = data.decode("utf-8", errors="surrogateescape")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not _tabs_taken_out(text, file, findings):
        return None
    text = text.replace("\t", " ")
    if REPLACEMENT in text:
        message = "U+FFFD: something was lost here when the file was last saved"
        for at, _ in _matches(re.compile(REPLACEMENT), text, file):
            findings.add(at, "Y03", message)
    if _ESCAPED_BYTE.search(text):
        _report_bytes(data, text, file, findings)
        text = _ESCAPED_BYTE.sub(REPLACEMENT, text)
    for code, kind, pattern in (("Y05", "a control", CONTROL), ("Y06", "an invisible", INVISIBLE)):
        for at, character in _matches(pattern, text, file):
            findings.add(at, code, f"{kind} character, U+{ord(character):04X}")
        text = pattern.sub(REPLACEMENT, text)
    return text


def _other_encoding(data: bytes) -> str:
    for mark, name in _MARKS:
        if data.startswith(mark):
            return name
    # Without a mark: the ASCII letters of a file in such an encoding have NUL bytes between them.
    start = data[:64]
    if len(start) >= 4 and start.count(0) >= len(start) // 3:
        return "UTF-16 or UTF-32"
    return ""


def _report_bytes(data: bytes, text: str, file: str, findings: Findings) -> None:
    advice = f" (offset {_first_offset(data)}); save the file as UTF-8"
    for at, character in _matches(_ESCAPED_BYTE, text, file):
        findings.add(at, "Y03", f"the byte 0x{ord(character) - 0xDC00:02x} is not UTF-8{advice}")
        advice = ""


def _first_offset(data: bytes) -> int:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start
    return 0


def _tabs_taken_out(text: str, file: str, findings: Findings) -> bool:
    """Report tabs; False if one indents a line, as nobody knows then how far.

    Parsers differ in where they take a tab, so it is taken nowhere.
    """
    rest = "; nothing else was read"
    for at, _ in _matches(_INDENTING_TAB, text, file):
        findings.add(at, "Y07", f"a tab; only spaces may indent a line{rest}")
        rest = ""
    if not rest:
        return False
    for at, _ in _matches(_TAB, text, file):
        findings.add(at, "Y07", "a tab; write a space, or \\t in double quotes")
    return True


def _matches(pattern: re.Pattern[str], text: str, file: str) -> Iterator[tuple[Position, str]]:
    """The first characters of a kind, of which each match ends with one, with their places."""
    line, counted = 1, 0
    for match in islice(pattern.finditer(text), _MOST):
        index = match.end() - 1
        line += text.count("\n", counted, index)
        counted = index
        yield Position(file, line, index - text.rfind("\n", 0, index)), text[index]
