"""The kinds of value that a key of the language may have, as data.

Used by `grammar` to write down the language, and read by three parties: `fields` (what an author
wrote against what was wanted), `schema` (the same for an editor) and the language reference.
A kind is a closed set of dataclasses; `wanted` says in a message what would have been right.
"""

from __future__ import annotations

from dataclasses import dataclass

# What a name may be. Names end up in emitted Python, in paths and in pages, so nothing else is
# let in: ASCII only, a letter first (no `__init__`, no `_private`).
IDENTIFIER = r"[A-Za-z][A-Za-z0-9_]{0,99}"
DOMAIN = r"[A-Za-z][A-Za-z0-9_]{0,99}(\.[A-Za-z][A-Za-z0-9_]{0,99}){0,9}"
ONNX_NAME = r"[A-Za-z_][A-Za-z0-9_.]{0,99}"
CLAUSE_ID = r"C[1-9][0-9]{0,3}"
TYPE = r"[A-Za-z][A-Za-z0-9_(), ]{0,199}"
LET_KEY = rf"{IDENTIFIER}( ?\( ?{IDENTIFIER}( ?, ?{IDENTIFIER}){{0,19}} ?\))?"
LABEL = r"[A-Za-z][A-Za-z0-9_.-]{0,99}"
#: What stands for a text or an expression that nobody has written yet: a gap, and a finding.
GAP = "???"


@dataclass(frozen=True, slots=True)
class Word:
    """A text that fits a pattern; `python` if it must not be a reserved word of Python."""

    wanted: str
    pattern: str
    python: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def wanted(self) -> str:
        return "one of " + ", ".join(self.words) if len(self.words) > 1 else self.words[0]


@dataclass(frozen=True, slots=True)
class Prose:
    """Sentences for people; `lines` if they may span more than one line."""

    lines: bool = False

    @property
    def wanted(self) -> str:
        return "a text" if self.lines else "a text of one line"


@dataclass(frozen=True, slots=True)
class Code:
    """An expression, a shape or statements: kept as text with its place, read later."""

    wanted: str


@dataclass(frozen=True, slots=True)
class Integer:
    """A whole number in a range."""

    least: int
    most: int

    @property
    def wanted(self) -> str:
        return f"a whole number from {self.least} to {self.most}"


@dataclass(frozen=True, slots=True)
class Boolean:
    """true or false."""

    wanted: str = "true or false"


@dataclass(frozen=True, slots=True)
class Constant:
    """A number or text; any character may stand in the text. `boolean` admits true and false."""

    boolean: bool = False

    @property
    def wanted(self) -> str:
        return "a number, a text, true or false" if self.boolean else "a number or a text"


@dataclass(frozen=True, slots=True)
class Null:
    """null: the thing is left out or taken away."""

    wanted: str = "null"


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of one kind.

    `nested` if a member may itself be such a list, to any depth; `whole` if the list is of no
    use without a member that is at fault; `least` is how many members it must have.
    """

    item: Kind
    wanted: str
    least: int = 0
    nested: bool = False
    whole: bool = False


@dataclass(frozen=True, slots=True)
class MapOf:
    """A mapping whose keys are the author's; `key` says what they may be."""

    key: Word | Choice
    value: Kind
    wanted: str


@dataclass(frozen=True, slots=True)
class RecordOf:
    """A mapping with the keys of a record of the grammar."""

    record: str
    wanted: str


@dataclass(frozen=True, slots=True)
class ChangeOf:
    """A mapping that is one of several records, told apart by the key that only it has first."""

    records: tuple[tuple[str, str], ...]
    wanted: str = "a change"


@dataclass(frozen=True, slots=True)
class Either:
    """One of several kinds, of which no two are written alike (scalar, list, mapping, null)."""

    kinds: tuple[Kind, ...]

    @property
    def wanted(self) -> str:
        return " or ".join(kind.wanted for kind in self.kinds)


Kind = (
    Word
    | Choice
    | Prose
    | Code
    | Integer
    | Boolean
    | Constant
    | Null
    | ListOf
    | MapOf
    | RecordOf
    | ChangeOf
    | Either
)


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a record."""

    name: str
    kind: Kind
    description: str
    required: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A mapping of the language: what it is called in a message, and its keys."""

    name: str
    title: str
    description: str
    keys: tuple[Key, ...]

    def key(self, name: str) -> Key | None:
        """The key of a name."""
        return next((key for key in self.keys if key.name == name), None)


def or_null(kind: Kind) -> Either:
    """The kind, or null."""
    return Either((*kind.kinds, Null())) if isinstance(kind, Either) else Either((kind, Null()))
