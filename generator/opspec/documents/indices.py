"""All operators of a tree, by name, by kind and by opset, as the index pages show them.

Place in the pipeline: asked by the page targets. Links are roles of reStructuredText.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from opspec.documents.versions import in_force
from opspec.language.resolved import Domain, Operator, Tree, Version

_NO_KIND = "other"


@dataclass(frozen=True, slots=True)
class OperatorEntry:
    name: str
    full: str
    summary: str
    versions: str


@dataclass(frozen=True, slots=True)
class Kind:
    """A family of operators, and links to its members."""

    name: str
    links: str


@dataclass(frozen=True, slots=True)
class OpsetGroup:
    """Opsets from one that changes something to the last before the next; links to versions."""

    title: str
    new: str
    kept: str


@dataclass(frozen=True, slots=True)
class DomainIndex:
    name: str
    by_kind: str
    operators: tuple[OperatorEntry, ...]
    kinds: tuple[Kind, ...]
    groups: tuple[OpsetGroup, ...]


@dataclass(frozen=True, slots=True)
class Index:
    count: str
    domains: tuple[DomainIndex, ...]


def index(tree: Tree) -> Index:
    """Return the index of a tree; domains without operators are left out."""
    domains = []
    for domain in tree.package.domains:
        operators = [each for each in tree.operators if each.domain == domain.name]
        if operators:
            domains.append(
                DomainIndex(
                    domain.name,
                    f"{domain.name} by kind",
                    tuple(_entry(operator, domain) for operator in operators),
                    tuple(_kinds(operators)),
                    tuple(_groups(operators, domain)),
                )
            )
    versions = sum(len(operator.versions) for operator in tree.operators)
    return Index(
        f"{_counted(len(tree.operators), 'operator')}, {_counted(versions, 'version')}.",
        tuple(domains),
    )


def _entry(operator: Operator, domain: Domain) -> OperatorEntry:
    words = [
        f"{_link(version)} ({in_force(version, domain.newest)})"
        for version in reversed(operator.versions)
    ]
    full = f"{operator.domain}.{operator.name}"
    return OperatorEntry(operator.name, full, operator.newest.summary, " · ".join(words))


def _kinds(operators: Sequence[Operator]) -> Iterator[Kind]:
    names = sorted({operator.newest.family or _NO_KIND for operator in operators})
    for name in names:
        members = [each for each in operators if (each.newest.family or _NO_KIND) == name]
        links = [f":onnx:op:`{each.name} <{each.domain}.{each.name}>`" for each in members]
        yield Kind(name, ", ".join(links))


def _groups(operators: Sequence[Operator], domain: Domain) -> Iterator[OpsetGroup]:
    starts = sorted({version.since for operator in operators for version in operator.versions})
    ends = [start - 1 for start in starts[1:]]
    for start, end in zip(starts, [*ends, max(domain.newest, starts[-1])], strict=True):
        in_force = [
            [version for version in operator.versions if version.since <= start][-1]
            for operator in operators
            if operator.versions[0].since <= start
        ]
        yield OpsetGroup(
            f"Opset {start}" if start == end else f"Opsets {start} to {end}",
            ", ".join(_link(version) for version in in_force if version.since == start),
            ", ".join(_link(version) for version in in_force if version.since < start),
        )


def _link(version: Version) -> str:
    return f":onnx:op:`{version.name} <{version.domain}.{version.name}>`"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
