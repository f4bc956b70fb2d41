"""All operators of a tree, by name, by kind and by opset, as the index pages show them.

Place in the pipeline: asked by the page targets. Links are roles of reStructuredText.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from opspec.catalogue import Catalogue, Entry
from opspec.documents.versions import in_force
from opspec.language.resolved import Domain
from opspec.modules.kernels.families import FAMILIES

_NO_KIND = "Others"


@dataclass(frozen=True, slots=True)
class OperatorEntry:
    name: str
    full: str
    kind: str
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
    operators: tuple[OperatorEntry, ...]
    kinds: tuple[Kind, ...]
    groups: tuple[OpsetGroup, ...]


@dataclass(frozen=True, slots=True)
class Index:
    count: str
    domains: tuple[DomainIndex, ...]


def index(catalogue: Catalogue) -> Index:
    """Return the index of a tree; domains without operators are left out."""
    domains = []
    for domain in catalogue.package.domains:
        entries = catalogue.of(domain)
        if entries:
            domains.append(
                DomainIndex(
                    domain.name,
                    tuple(_entry(entry, domain) for entry in entries),
                    tuple(_kinds(entries)),
                    tuple(_groups(entries, domain)),
                )
            )
    count = len(catalogue.entries)
    versions = sum(len(entry.versions) for entry in catalogue.entries)
    return Index(f"{_counted(count, 'operator')}, {_counted(versions, 'version')}.", tuple(domains))


def _entry(entry: Entry, domain: Domain) -> OperatorEntry:
    untils = [*entry.versions[1:], None]
    words = [
        f"{_link(entry, since)} ({in_force(since, until, domain.newest)})"
        for since, until in zip(entry.versions, untils, strict=True)
    ]
    full = f"{entry.domain}.{entry.name}"
    return OperatorEntry(entry.name, full, _kind(entry), entry.summary, " · ".join(reversed(words)))


def _kind(entry: Entry) -> str:
    """What readers look for, where the definition belongs to a family."""
    if entry.family is None:
        return _NO_KIND
    return FAMILIES[entry.family].title if entry.family in FAMILIES else entry.family


def _kinds(entries: Sequence[Entry]) -> Iterator[Kind]:
    names = sorted(set(map(_kind, entries)), key=lambda name: (name == _NO_KIND, name))
    for name in names:
        members = [each for each in entries if _kind(each) == name]
        links = [f":onnx:op:`{each.name} <{each.domain}.{each.name}>`" for each in members]
        yield Kind(name, ", ".join(links))


def _groups(entries: Sequence[Entry], domain: Domain) -> Iterator[OpsetGroup]:
    starts = sorted({since for entry in entries for since in entry.versions})
    ends = [start - 1 for start in starts[1:]]
    for start, end in zip(starts, [*ends, max(domain.newest, starts[-1])], strict=True):
        in_force = [
            (entry, max(since for since in entry.versions if since <= start))
            for entry in entries
            if entry.versions[0] <= start
        ]
        yield OpsetGroup(
            f"Opset {start}" if start == end else f"Opsets {start} to {end}",
            ", ".join(_link(entry, since) for entry, since in in_force if since == start),
            ", ".join(_link(entry, since) for entry, since in in_force if since < start),
        )


def _link(entry: Entry, since: int) -> str:
    name = f"{entry.name}-{since}"
    return f":onnx:op:`{name} <{entry.domain}.{name}>`"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
