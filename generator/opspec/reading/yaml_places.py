"""Where in its file each character of a text stands.

Used by `yaml_reader`. A text in one line without escapes stands where it begins, character by
character. In all others lines are folded, indented or escaped, so the words of the text are looked
for, one after the other, in what was written.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate

from opspec.diagnostics import Position

Anchors = tuple[tuple[int, Position], ...]

_WORD = re.compile(r"\S+")

# How far the next word is looked for. Between two words there is white space, or a word that was
# written with an escape; more than this is hardly ever there, and a hostile file must not make
# every search long.
_WINDOW = 2_000


class Places:
    """The places of one file's characters."""

    def __init__(self, source: str, file: str) -> None:
        self._source = source
        self._file = file
        lengths = (len(line) + 1 for line in source.split("\n"))
        self._line_starts = list(accumulate(lengths, initial=0))

    def position(self, index: int) -> Position:
        """The place of the character at an index of the file."""
        line = bisect_right(self._line_starts, index)
        return Position(self._file, line, index - self._line_starts[line - 1] + 1)

    def anchors(self, text: str, start: int, end: int) -> Anchors:
        """From which offsets of a text on its characters stand where.

        The text was read from between two indices of the file. An anchor holds until the next
        one; a word with an escape in it has none.
        """
        anchors: list[tuple[int, Position]] = []
        cursor = start
        for word in _WORD.finditer(text):
            index = self._source.find(word[0], cursor, min(end, cursor + _WINDOW))
            if index < 0:
                cursor += len(word[0])
                continue
            anchor = (word.start(), self.position(index))
            if not anchors or not _follows(anchors[-1], anchor):
                anchors.append(anchor)
            cursor = index + len(word[0])
        return tuple(anchors)

    def after_line(self, start: int, end: int) -> int:
        """The index behind the first line break between two indices, or the first of them."""
        return self._source.find("\n", start, end) + 1 or start


def _follows(anchor: tuple[int, Position], later: tuple[int, Position]) -> bool:
    """Whether the later place is where the earlier one already says it is."""
    (offset, at), (later_offset, later_at) = anchor, later
    return at.line == later_at.line and later_at.column - at.column == later_offset - offset
