"""Findings: what the tool has to say about a specification, and where.

First stage of the pipeline and the only module that every other one may import. A reader, a
check or a generator never raises for an author's mistake: it adds a `Finding` to the `Findings`
it was handed and goes on, so that one run reports everything.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

# Every code with its meaning in one line. The letter says what was being looked at:
# Y the text as YAML, K keys and kinds of values, N names, T types, S shapes, E expressions,
# V versions, C clauses, X examples, F facts, G generation.
CODES: dict[str, str] = {
    "Y01": "The file holds nothing but comments or blank lines.",
    "Y02": "The file is larger than any specification needs to be.",
    "Y03": "The bytes are not UTF-8.",
    "Y04": "A byte order mark, or another encoding than UTF-8.",
    "Y05": "A control character, or half of a surrogate pair.",
    "Y06": "An invisible or bidirectional character outside an escape.",
    "Y07": "A tab where only spaces may stand.",
    "Y08": "A line whose indentation fits nothing that is open.",
    "Y09": "Text that cannot be read as YAML.",
    "Y10": "An anchor or alias; the language has none.",
    "Y11": "A tag or directive; the language has none.",
    "Y12": "More than one document in a file.",
    "Y13": "A merge key `<<`; the language has none.",
    "Y14": "A key that stands twice in one mapping.",
    "Y15": "A key that is not a single line of text.",
    "Y16": "Lists and mappings nested deeper than the limit.",
    "Y17": "A text longer than the limit.",
    "Y18": "More values than the limit.",
    "Y19": "An expression that YAML cut at a comma.",
    "Y20": "A key or list item without a value.",
    "Y21": "A number too long or too large to be read.",
    "K01": "A key that the record does not have.",
    "K02": "A key that the record must have is missing.",
    "K03": "A value of the wrong kind.",
    "K04": "A word that is not among those allowed.",
    "K05": "A number outside its range.",
    "K06": "A name that is not a safe identifier.",
    "K07": "A hidden or control character in a text.",
    "K08": "A change that does not name exactly one thing.",
    "K09": "The same name twice in one list.",
    "K10": "Keys that cannot stand together, or a record that says nothing.",
    "K11": "A gap, ???, that nobody has filled yet.",
    "N01": "A name that stands for nothing, or not for what is wanted here.",
    "N02": "A word of the language, used as a name.",
    "N03": "An operator that two files specify.",
    "N04": "A name that stands for two things.",
    "N05": "An axis or index of something that does not exist.",
    "N06": "An item pinned to something that is no axis.",
    "N07": "A let that is defined by way of itself.",
    "N08": "A family of kernels that does not exist, or that the definition is not of.",
    "N09": "A let that nothing reads.",
    "T01": "A word that is neither an element type nor a set of them.",
    "T02": "A set of types that contains itself.",
    "T04": "A type variable that the operator does not declare.",
    "T05": "A type variable without members.",
    "T06": "A type variable that no input or output has.",
    "T07": "An output whose type does not follow.",
    "T08": "A sequence or an optional value of what it cannot hold.",
    "S01": "A shape that is no tuple.",
    "S02": "An item that the shape of an input cannot have.",
    "S03": "A dimension of an output that no input binds.",
    "S04": "Two runs of dimensions with nothing that tells them apart.",
    "S05": "A dimension with an index where there is no such member.",
    "S06": "A name for one dimension here and for a run of them there.",
    "E01": "Text that is no Python expression.",
    "E02": "An expression too long or nested too deep.",
    "E03": "Brackets or quotes in an expression that do not match.",
    "E04": "A part of Python that the language leaves out.",
    "E05": "A function that does not exist.",
    "E06": "Arguments that a function does not take.",
    "E07": "A range in none of the four forms.",
    "E08": "A clause that has no answer for a call.",
    "E09": "A definition that fails for a valid call.",
    "E10": "Expressions that take too long to evaluate.",
    "V01": "Versions that do not increase.",
    "V02": "A change of something that does not exist.",
    "V03": "A change that changes nothing.",
    "C01": "A rule that cannot be derived from anything.",
    "C02": "A clause about something that does not exist.",
    "C03": "A clause with a rule that does not follow.",
    "C04": "A rule that follows and has no clause.",
    "C05": "Two clauses that say the same.",
    "C06": "A clause that no call violates alone.",
    "C07": "Clauses that depend on each other in a circle.",
    "C08": "Clauses that no call was found to keep.",
    "X01": "An example that belongs to no version.",
    "X02": "A value that examples cannot hold yet.",
    "X03": "Values that do not fill the shape.",
    "X04": "A value that its element type does not have.",
    "X05": "An attribute of an example that the operator does not have, or not of that kind.",
    "X06": "An example with more or fewer tensors than the operator takes or gives.",
    "X07": "An example that violates a clause and does not say so.",
    "X08": "An example that does not violate the clause that it names, or not it alone.",
    "X09": "An example with an element that does not follow from the definition.",
    "X10": "An example with an output of another type or shape than follows.",
    "U01": "A tolerance without a reason.",
    "U02": "A tolerance for element types that have no use for one.",
    "U03": "A tolerance that is no count for some call.",
    "F01": "A version that the independent source does not have.",
    "F02": "A version that the independent source has and the spec does not.",
    "F03": "A difference from the independent source that the ledger does not list.",
    "F04": "An entry of the ledger for a difference that is not there.",
    "G01": "A definition that cannot be emitted yet.",
    "G02": "A definition that cannot be run yet.",
    "G03": "A clause without a check or a test in what is emitted.",
}

# Findings of one file beyond this number are counted, not kept: a hostile file must not be able
# to make the tool print without end.
LIMIT_PER_FILE = 1000

_SHOWN = 60

# Characters that a reader of a message or a page cannot see, or that reorder what is seen.
# Written as ranges, not asked from unicodedata, so that every Python version agrees.
INVISIBLE = re.compile(
    "["
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")

_SHORT_ESCAPES = {"\n": "\\n", "\t": "\\t", "\r": "\\r"}


@dataclass(frozen=True, slots=True, order=True)
class Position:
    """A place in a file: path relative to the root with `/`, line and column counted from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One thing that is wrong. `message` is a single line."""

    at: Position
    code: str
    message: str

    def __str__(self) -> str:
        return f"{self.at}: {self.code} {self.message}"


class Findings:
    """Collects findings; iterates over them by position, duplicates dropped."""

    def __init__(self) -> None:
        self._kept: set[Finding] = set()
        self._per_file: Counter[str] = Counter()

    def add(self, at: Position, code: str, message: str) -> None:
        """Record that something is wrong at a place."""
        finding = Finding(at, code, on_one_line(message))
        if finding in self._kept:
            return
        self._per_file[at.file] += 1
        if self._per_file[at.file] <= LIMIT_PER_FILE:
            self._kept.add(finding)

    def __bool__(self) -> bool:
        return bool(self._kept)

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Finding]:
        return iter(sorted(self._kept))

    def as_text(self) -> str:
        """One line per finding, and one per file whose findings were too many to keep."""
        lines = [str(finding) for finding in self]
        lines += [f"{file}: {number} more findings" for file, number in self._left_out()]
        return "".join(line + "\n" for line in lines)

    def as_json(self) -> str:
        """The findings as a JSON document, version 1."""
        findings = [
            {
                "file": finding.at.file,
                "line": finding.at.line,
                "column": finding.at.column,
                "code": finding.code,
                "message": finding.message,
            }
            for finding in self
        ]
        return json.dumps({"version": 1, "findings": findings}, indent=2) + "\n"

    def _left_out(self) -> list[tuple[str, int]]:
        return sorted(
            (file, number - LIMIT_PER_FILE)
            for file, number in self._per_file.items()
            if number > LIMIT_PER_FILE
        )


def quote(text: str) -> str:
    """A stranger's text as a message may show it: quoted, short, on one line, nothing hidden."""
    shown = text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."
    escaped = shown.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{on_one_line(escaped)}'"


def on_one_line(text: str) -> str:
    """The text with escapes for all that breaks a line, steers a terminal or cannot be seen."""
    if text.isprintable() and not INVISIBLE.search(text):
        return text
    return "".join(
        character
        if character.isprintable() and not INVISIBLE.match(character)
        else _escape(character)
        for character in text
    )


def _escape(character: str) -> str:
    if character in _SHORT_ESCAPES:
        return _SHORT_ESCAPES[character]
    number = ord(character)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def suggest(word: str, candidates: Iterable[str]) -> str:
    """`; did you mean 'required'?` when a candidate is near the word, else nothing."""
    near = nearest(word, candidates)
    return "" if near is None else f"; did you mean {quote(near)}?"


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that the word may have been meant to be."""
    best: tuple[int, str] | None = None
    for candidate in candidates:
        allowed = 1 if min(len(word), len(candidate)) < 5 else 2
        if len(word) > 1 and _could_be_near(word, candidate, allowed):
            distance = _distance(word.lower(), candidate.lower())
            if distance <= allowed and (best is None or (distance, candidate) < best):
                best = (distance, candidate)
    return None if best is None else best[1]


def _could_be_near(word: str, candidate: str, allowed: int) -> bool:
    # A quick refusal: most pairs of words differ in length or in their letters.
    if word == candidate or abs(len(word) - len(candidate)) > allowed:
        return False
    return len(set(word.lower()) ^ set(candidate.lower())) <= 2 * allowed


def _distance(one: str, other: str) -> int:
    """How many letters to add, drop, replace or swap with a neighbour (optimal alignment)."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        earlier, before, row = before, row, [i]
        for j, match in enumerate(other, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != match))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == match:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
    return row[-1]
