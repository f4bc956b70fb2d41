"""Mathematics as a tree: what `formula` makes of a definition, and `latex` and `mathml` print.

Place in the pipeline: below all three; it knows nothing of operators.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Number:
    text: str


@dataclass(frozen=True, slots=True)
class Name:
    """A variable or a name; a tuple stands for several indices at once."""

    text: str
    is_tuple: bool = False


@dataclass(frozen=True, slots=True)
class Word:
    """A function's name."""

    text: str


@dataclass(frozen=True, slots=True)
class Text:
    """Words between formulas."""

    text: str


@dataclass(frozen=True, slots=True)
class Sign:
    """An operator, relation or comma."""

    text: str


@dataclass(frozen=True, slots=True)
class Row:
    parts: tuple[Math, ...]


@dataclass(frozen=True, slots=True)
class Subscript:
    base: Math
    index: Math


@dataclass(frozen=True, slots=True)
class Power:
    base: Math
    exponent: Math


@dataclass(frozen=True, slots=True)
class Fraction:
    top: Math
    bottom: Math


@dataclass(frozen=True, slots=True)
class Root:
    body: Math


@dataclass(frozen=True, slots=True)
class Fenced:
    opening: str
    body: Math
    closing: str


@dataclass(frozen=True, slots=True)
class Large:
    """A large operator (a sign, or a word such as max), and below it, line by line, its ranges."""

    symbol: str
    under: tuple[Math, ...]
    body: Math


@dataclass(frozen=True, slots=True)
class Cases:
    """Values, each with its condition; None is what holds otherwise."""

    rows: tuple[tuple[Math, Math | None], ...]


Math = (
    Number | Name | Word | Text | Sign | Row | Subscript | Power | Fraction | Root | Fenced
    | Large | Cases
)  # fmt: skip
