"""Two tables of a whole tree: what stands behind each version, and who uses each word.

Place in the pipeline: asked by the page targets. Links are roles of reStructuredText.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from opspec.catalogue import Catalogue, Entry
from opspec.vocabulary.usage import KINDS
from opspec.vocabulary.words import GROUPS

#: Of a word that more operators use, their number is told and no names.
_NAMED = 4


@dataclass(frozen=True, slots=True)
class CoverageRow:
    """One version: its clauses, the tests that keep or break them, its examples, its definition."""

    link: str
    clauses: str
    tests: str
    examples: str
    definition: str


@dataclass(frozen=True, slots=True)
class DefinitionKind:
    name: str
    meaning: str
    count: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """All versions with their totals, and how many definitions there are of each kind."""

    total: str
    kinds: tuple[DefinitionKind, ...]
    rows: tuple[CoverageRow, ...]


@dataclass(frozen=True, slots=True)
class WordRow:
    """A word: how it is written, what it means, who uses it, and why it is kept if few do."""

    written: str
    meaning: str
    count: str
    users: str
    reason: str


@dataclass(frozen=True, slots=True)
class WordGroup:
    title: str
    rows: tuple[WordRow, ...]


_MEANINGS = {
    "index notation": "each element of an output is an expression over elements of the inputs",
    "composition": "other operators are called, one after another",
    "procedure": "statements are run in turn, some again and again",
    "opaque": "there is no definition; shapes, types and clauses are all that is said",
}


def coverage(catalogue: Catalogue) -> Coverage:
    """Return what stands behind each version of a tree."""
    rows = [row for entry in catalogue.entries for row in _versions(entry)]
    kinds = Counter(kind for entry in catalogue.entries for kind in entry.definitions)
    operators = len(catalogue.entries)
    clauses = sum(len(entry.links) for entry in catalogue.entries)
    tests = len({test for e in catalogue.entries for links in e.links for test in links.tests})
    total = (
        f"{_counted(operators, 'operator')}, {_counted(len(rows), 'version')}, "
        f"{_counted(clauses, 'clause')}, {_counted(tests, 'test')} of clauses."
    )
    return Coverage(
        total,
        tuple(
            DefinitionKind(kind, _MEANINGS[kind], _counted(kinds[kind], "version"))
            for kind in KINDS
        ),
        tuple(rows),
    )


def _versions(entry: Entry) -> Iterator[CoverageRow]:
    for since, kind, examples in zip(
        entry.versions, entry.definitions, entry.examples, strict=True
    ):
        name = f"{entry.name}-{since}"
        links = [each for each in entry.links if each.id.startswith(f"{name}.")]
        yield CoverageRow(
            f":onnx:op:`{name} <{entry.domain}.{name}>`",
            str(len(links)),
            str(len({test for each in links for test in each.tests})),
            str(examples),
            kind,
        )


def words(catalogue: Catalogue) -> tuple[WordGroup, ...]:
    """Return the words of the language with the operators of a tree that use each."""
    users: dict[tuple[str, str], list[Entry]] = {}
    for entry in catalogue.entries:
        for word in entry.words:
            users.setdefault(word, []).append(entry)
    return tuple(
        WordGroup(
            group,
            tuple(
                WordRow(
                    word.written,
                    f"{word.meaning.rstrip('.')}.",
                    str(len(found)),
                    ", ".join(map(_link, found)) if len(found) <= _NAMED else "",
                    word.reason if len(found) <= 1 else "",
                )
                for word in members.values()
                for found in [users.get((group, word.name), [])]
            ),
        )
        for group, members in GROUPS.items()
    )


def _link(entry: Entry) -> str:
    return f":onnx:op:`{entry.name} <{entry.domain}.{entry.name}>`"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
