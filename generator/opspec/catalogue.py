"""What a tree as a whole tells of its operators: names, versions, and where their clauses are.

Place in the pipeline: between the operators and the files that belong to none of them. An entry is
small and plain, so that a tree of any size is told from its entries, with one operator after the
other in memory; the cache keeps them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from opspec.language.resolved import Domain, ElementType, Operator, Package, Tree
from opspec.modules.kernels.families import recognised
from opspec.trace import Links, Trace, operator_links
from opspec.vocabulary.usage import Used, definition_kind, words_used


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One operator: which versions it has, and what the newest one says of itself.

    The family is the one that is declared, or the one that the newest definition is found to be of.
    `definitions` and `examples` are those of each version: what kind of definition it has, and how
    many examples. `words` are the words of the language that the operator uses.
    """

    name: str
    domain: str
    path: str
    versions: tuple[int, ...]
    summary: str
    family: str | None = None
    definitions: tuple[str, ...] = ()
    examples: tuple[int, ...] = ()
    words: tuple[Used, ...] = ()
    links: tuple[Links, ...] = ()

    @property
    def trace(self) -> Trace:
        """Where its clauses are, by their full ids."""
        return {links.id: links for links in self.links}


class Made(NamedTuple):
    """What was emitted for one operator: its entry, and the digest of each of its files."""

    entry: Entry
    outputs: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """A whole tree, its operators by their entries only."""

    package: Package
    element_types: tuple[ElementType, ...]
    entries: tuple[Entry, ...]

    @property
    def trace(self) -> Trace:
        """Where all clauses are, by their full ids."""
        return {links.id: links for entry in self.entries for links in entry.links}

    def of(self, domain: Domain) -> tuple[Entry, ...]:
        """The operators of a domain."""
        return tuple(entry for entry in self.entries if entry.domain == domain.name)


def entry(tree: Tree, operator: Operator, code: Mapping[str, str]) -> Entry:
    """The entry of an operator, given its emitted Python."""
    found = recognised(operator.newest)
    return replace(
        _listed(operator),
        family=operator.newest.family or (found[0] if found else None),
        definitions=tuple(map(definition_kind, operator.versions)),
        examples=tuple(len(version.examples) for version in operator.versions),
        words=words_used(operator),
        links=tuple(operator_links(tree, operator, code)),
    )


def listing(tree: Tree) -> Catalogue:
    """The catalogue of a tree as far as nothing has to be worked out: names and versions."""
    return Catalogue(
        package=tree.package,
        element_types=tree.element_types,
        entries=tuple(map(_listed, tree.operators)),
    )


def _listed(operator: Operator) -> Entry:
    return Entry(
        name=operator.name,
        domain=operator.domain,
        path=operator.path,
        versions=tuple(version.since for version in operator.versions),
        summary=operator.newest.summary,
    )


def catalogue(tree: Tree, code: Mapping[str, str]) -> Catalogue:
    """The catalogue of a tree, given all its emitted Python."""
    return Catalogue(
        package=tree.package,
        element_types=tree.element_types,
        entries=tuple(entry(tree, operator, code) for operator in tree.operators),
    )
