"""From changes to whole versions: `OperatorFile` -> `Operator`.

Place in the pipeline: after `decode`, before `rules` and `checks`. The top of a file is the oldest
version; each block then says what it changes. `changes` applies the blocks one after another, and
`building` reads what holds after each.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from opspec.diagnostics import Findings
from opspec.language.building import build_version
from opspec.language.changes import apply, oldest
from opspec.language.examples import read_examples
from opspec.language.expressions import parse_expression
from opspec.language.resolved import (
    Domain,
    ElementType,
    LedgerEntry,
    Operator,
    Package,
    Tree,
    Version,
)
from opspec.language.typesets import TypeSets
from opspec.reading.model import Field, OperatorFile
from opspec.reading.model import LedgerEntry as RawLedgerEntry


def resolve(file: OperatorFile, sets: TypeSets, findings: Findings) -> Operator | None:
    """Resolve every version of one operator; None where there is no version to speak of.

    A part at fault is reported and left out, and the version remembers that it is not whole.
    """
    state = oldest(file, sets, findings)
    versions: list[Version] = []
    last = 0
    notes: list[tuple[int, str]] = []
    for number, block in enumerate(file.versions):
        if block.since <= last:
            findings.add(
                block.at,
                "V01",
                f"version {block.since} follows version {last}; versions stand oldest first and "
                "increase",
            )
        last = max(last, block.since)
        for change in block.changes:
            apply(change, state, sets, findings)
        if block.description:
            notes.append((block.since, " ".join(block.description.text.split())))
        following = file.versions[number + 1].since if number + 1 < len(file.versions) else None
        versions.append(build_version(file, state, block, following, notes, sets, findings))
    if not versions:
        return None
    examples = read_examples(file, sets.element_types, findings)
    return Operator(
        name=file.operator,
        domain=file.domain,
        versions=tuple(
            replace(
                version,
                examples=tuple(
                    example
                    for example in examples
                    if example.since <= version.since <= (example.until or version.since)
                ),
            )
            for version in versions
        ),
        ledger=tuple(_ledger_entry(entry, _functions(versions), findings) for entry in file.ledger),
        path=file.path,
        family_at=file.family.at if file.family else None,
    )


def assemble(
    package: Package, element_types: Iterable[ElementType], operators: Iterable[Operator]
) -> Tree:
    """Put operators of a tree together, in the order in which they are told."""
    found = sorted(operators, key=lambda operator: (operator.domain, operator.name))
    return Tree(
        package=reaching(package, ((each.domain, each.newest.since) for each in found)),
        element_types=tuple(element_types),
        operators=tuple(found),
    )


def reaching(package: Package, versions: Iterable[tuple[str, int]]) -> Package:
    """The package with the domain of every version, each reaching as far as its newest version."""
    newest: dict[str, int] = {}
    for domain, since in versions:
        newest[domain] = max(newest.get(domain, 1), since)
    declared = {domain.name: domain for domain in package.domains}
    domains = tuple(
        replace(declared[name], newest=max(declared[name].newest, newest.get(name, 1)))
        if name in declared
        else Domain(name, newest[name], None)
        for name in sorted({*declared, *newest})
    )
    return replace(package, domains=domains)


def _functions(versions: Iterable[Version]) -> frozenset[str]:
    return frozenset(let.name for each in versions for let in each.lets if let.parameters)


def _ledger_entry(
    entry: RawLedgerEntry, functions: frozenset[str], findings: Findings
) -> LedgerEntry:
    def words(given: Field | None) -> tuple[str, ...]:
        return tuple(str(item.value) for item in given.items) if given else ()

    return LedgerEntry(
        against=entry.against.text,
        versions=tuple(map(int, words(entry.versions))),
        types=words(entry.types),
        omits=words(entry.omits),
        fact=entry.fact.text if entry.fact else None,
        clause=entry.clause.text if entry.clause else None,
        reason=entry.reason.text,
        at=entry.at,
        when=parse_expression(entry.when, findings, functions) if entry.when else None,
        examples=words(entry.examples),
        ends=bool(entry.ends and entry.ends.value),
    )
