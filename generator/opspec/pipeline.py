"""The map of the project: load -> resolve -> check -> plan -> write.

Everything that happens between a folder of YAML files and a folder of generated ones is called
from here, in the order in which it happens; each step is a function of one module to the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from opspec import planning, writer
from opspec.caching import digests, records
from opspec.caching.state import (
    AGREE,
    IS_CHECKED,
    IS_EMITTED,
    SHARED,
    State,
    note,
    still_holds,
    told,
)
from opspec.caching.state import inputs as state_of_inputs
from opspec.catalogue import Entry, listing
from opspec.diagnostics import Findings, Position
from opspec.emission.naming import function_name
from opspec.emitting import Emitted, compare_facts, emit_tree
from opspec.language.resolve import assemble
from opspec.language.resolved import Operator, Tree
from opspec.layout import SPEC
from opspec.loading import (
    guessed_versions,
    load_operator,
    load_package,
    load_sets,
    operator_files,
    package_of,
)
from opspec.trace import Trace, trace
from opspec.writer import Changes


class MissingTree(Exception):
    """There is no spec to work on."""


class Counts(NamedTuple):
    """How much was looked at and found to be right."""

    operators: int
    versions: int
    clauses: int


def load(root: Path, findings: Findings) -> Tree:
    """Read and resolve a whole tree; a file with faults leaves findings and is left out."""
    if not (root / SPEC).is_dir():
        raise MissingTree(f"there is no folder {SPEC!r} in {root}")
    sets, file = load_sets(root, findings), load_package(root, findings)
    paths, now = operator_files(root), state_of_inputs(root)
    guess = package_of(file, guessed_versions(root, paths))
    operators = [
        operator
        for path in paths
        if (
            operator := load_operator(
                root, path, sets, findings, checked=bool(records.find(root, now, guess, path))
            )
        )
        is not None
    ]
    _report_twins(operators, findings)
    versions = [(each.domain, each.newest.since) for each in operators]
    return assemble(package_of(file, versions), sets.element_types, operators)


def links(tree: Tree, operator: Operator) -> Trace:
    """Where the clauses of an operator are found in what is emitted."""
    part = replace(tree, operators=(operator,))
    return trace(part, planning.code(part))


def generate(root: Path, state: State, findings: Findings, *, write: bool) -> Changes | None:
    """Write all that follows from a tree, or only compare; None where the specs have findings."""
    with writer.waiting(root) if write else nullcontext() as folder:
        emitted = _emitted(root, folder, state, findings)
        if findings:
            return None
        outputs = {**emitted.outputs, **_shared(root, folder, state, emitted)}
        changes = writer.compare(outputs, state.outputs)
        if folder is not None:
            writer.apply(root, folder, changes)
    if write or not changes:
        left = state._replace(outputs=outputs)
        note(root, left, IS_EMITTED, str(left), True)
    return changes


def check(root: Path, state: State, findings: Findings) -> Counts:
    """Compare a tree with independent sources, and ask that every clause has its links.

    Faults in one operator leave the facts of the others to be looked at.
    """
    emitted = _emitted(root, None, state, findings)
    entries = emitted.catalogue.entries
    for entry in entries:
        for link in entry.links:
            for missing in link.missing:
                at = Position(link.spec.path, link.spec.line, 1)
                findings.add(at, "G03", f"clause {link.id} has no {missing} in what is emitted")
    _check_facts(state, emitted, findings)
    counts = Counts(
        len(entries),
        sum(len(entry.versions) for entry in entries),
        sum(len(entry.links) for entry in entries),
    )
    if not findings:
        note(root, state, IS_CHECKED, state.inputs, counts)
    return counts


def generate_one(
    root: Path, state: State, tree: Tree, operator: Operator, *, write: bool
) -> Changes:
    """Write the files of one operator, or only compare.

    The package's own files are among them: they are where an operator that is new becomes known.
    """
    (planned,) = planning.operators(replace(tree, operators=(operator,)))
    files = {**planned.files, **planning.shared_code(listing(tree))}
    outputs = digests.of_texts(files)
    there = {path: digest for path, digest in state.outputs.items() if path in outputs}
    changes = writer.compare(outputs, there)
    if write:
        with writer.waiting(root) as folder:
            writer.put(folder, files)
            writer.apply(root, folder, changes)
    return changes


def _emitted(root: Path, folder: Path | None, state: State, findings: Findings) -> Emitted:
    """Emit all operators, and put on record what follows unless it has changed in the meantime."""
    emitted = emit_tree(root, folder, state, findings)
    _report_twins(emitted.catalogue.entries, findings)
    if emitted.new and still_holds(root, state):
        records.keep(root, state, emitted.part.package, emitted.new)
    return emitted


def _shared(root: Path, folder: Path | None, state: State, emitted: Emitted) -> Mapping[str, str]:
    """Emit what belongs to no operator in particular, unless it is noted what follows."""
    catalogue = emitted.catalogue
    entries = (digests.digest(repr(entry).encode()) for entry in catalogue.entries)
    whole = (state.tool, repr(catalogue.package), repr(catalogue.element_types), *entries)
    key = digests.of_all(whole)
    known = told(root, SHARED, key)
    if isinstance(known, dict) and (folder is None or known.items() <= state.outputs.items()):
        return known
    files = planning.shared(catalogue)
    if folder is not None:
        writer.put(folder, files)
    outputs = digests.of_texts(files)
    note(root, state, SHARED, key, outputs)
    return outputs


def _check_facts(state: State, emitted: Emitted, findings: Findings) -> None:
    """Compare operators with independent sources, but for those of which it is noted they agree."""
    part = emitted.part
    domains = {domain.name for domain in part.package.domains if domain.facts}
    keys = {
        each.path: records.key_of(state, part.package, each.path)
        for each in emitted.catalogue.entries
        if each.domain in domains
    }
    agree = frozenset(told(part.root, AGREE, state.tool) or ())
    found = Findings()
    compare_facts(
        replace(part, paths=tuple(path for path, key in keys.items() if key not in agree)), found
    )
    for finding in found:
        findings.add(finding.at, finding.code, finding.message)
    differ = {finding.at.file for finding in found}
    agreeing = [key for path, key in keys.items() if path not in differ]
    if not agree.issuperset(agreeing):
        note(part.root, state, AGREE, state.tool, agreeing)


def _report_twins(operators: Iterable[Operator | Entry], findings: Findings) -> None:
    """Two operators must not share a name, nor names so alike that their functions do."""
    seen: dict[tuple[str, str], Operator | Entry] = {}
    for operator in operators:
        key = (operator.domain, function_name(operator.name))
        other = seen.setdefault(key, operator)
        if other is not operator:
            findings.add(
                Position(operator.path, 1, 1),
                "N03",
                f"{operator.domain}.{operator.name} is specified in {other.path} as well"
                if other.name == operator.name
                else f"{operator.name} and {other.name} of {other.path} would both be the function "
                f"{function_name(operator.name)}",
            )
