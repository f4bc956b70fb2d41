"""Emitting the operators of a tree, a few at a time: load -> plan -> put aside, part by part.

Place in the pipeline: below `pipeline`. A part is a few operators with all that they share; what it
gives depends on nothing else, so that parts can be worked on anywhere, and a few operators are in
memory, never all of them. What is on record is not worked on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from opspec import planning, writer
from opspec.caching import digests, records
from opspec.caching.state import State
from opspec.catalogue import Catalogue, Made
from opspec.checking.onnx_facts import check_facts
from opspec.diagnostics import Finding, Findings
from opspec.language.resolve import assemble
from opspec.language.resolved import Package, Tree
from opspec.language.typesets import TypeSets
from opspec.loading import (
    guessed_versions,
    load_operator,
    load_package,
    load_sets,
    operator_files,
    package_of,
)
from opspec.workers import processors, spread

#: So many operators are in memory together and formatted in one pass: few enough that memory does
#: not grow with a tree, and as many as it takes for a process to be worth its start.
_LEAST, _MOST = 4, 8


@dataclass(frozen=True, slots=True)
class Emitted:
    """All operators of a tree without findings; `new` are those that were worked on."""

    catalogue: Catalogue
    outputs: Mapping[str, str]
    new: tuple[Made, ...]
    #: What all of them share; their files wait in its folder, if it has one.
    part: Part


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """Operators by their spec files, and what they share; `folder` is where their files wait."""

    root: Path
    paths: tuple[str, ...]
    sets: TypeSets
    package: Package
    folder: Path | None


def emit_tree(root: Path, folder: Path | None, state: State, findings: Findings) -> Emitted:
    """Emit all operators of a tree, but for those of which it is on record what follows.

    With a folder, files that are not on the disk as they should be wait there; without one, nobody
    looks at the disk. Opsets and the name of the package are told in the files of every operator,
    and may follow from all of them. They are guessed before the operators are read; a wrong guess
    costs time.
    """
    sets, file = load_sets(root, findings), load_package(root, findings)
    paths = tuple(operator_files(root))
    package = package_of(file, guessed_versions(root, paths))
    while True:
        part = Part(root=root, paths=paths, sets=sets, package=package, folder=folder)
        known = _recorded(part, state)
        rest = tuple(path for path in paths if path not in known)
        new = tuple(_emit(replace(part, paths=rest), findings))
        made = sorted((*known.values(), *new), key=_place)
        entries = tuple(each.entry for each in made)
        package = package_of(file, [(each.domain, each.versions[-1]) for each in entries])
        if findings or package == part.package:
            break
    return Emitted(
        Catalogue(package=package, element_types=sets.element_types, entries=entries),
        {path: digest for each in made for path, digest in each.outputs.items()},
        new,
        part,
    )


def compare_facts(part: Part, findings: Findings) -> None:
    """Compare operators that have no findings of their own with independent sources."""
    for found in spread(_compare_part, list(_smaller(part))):
        for finding in found:
            findings.add(finding.at, finding.code, finding.message)


def _place(made: Made) -> tuple[str, str]:
    return made.entry.domain, made.entry.name


def _recorded(part: Part, state: State) -> dict[str, Made]:
    """What is on record, and on the disk if that is where it should be."""
    found = {path: records.find(part.root, state, part.package, path) for path in part.paths}
    return {
        path: made
        for path, made in found.items()
        if made is not None
        and (part.folder is None or made.outputs.items() <= state.outputs.items())
    }


def _smaller(whole: Part) -> Iterator[Part]:
    """The part in parts of a few operators."""
    count = len(whole.paths)
    size = min(_MOST, max(_LEAST, count // (2 * processors())))
    for at in range(0, count, size):
        yield replace(whole, paths=whole.paths[at : at + size])


def _emit(whole: Part, findings: Findings) -> Iterator[Made]:
    """Emit the operators of a part in smaller ones."""
    for made, found in spread(_emit_part, list(_smaller(whole))):
        for finding in found:
            findings.add(finding.at, finding.code, finding.message)
        yield from made


def _emit_part(part: Part) -> tuple[list[Made], list[Finding]]:
    """Load, check and plan the operators of a part; those with faults are left out."""
    findings = Findings()
    made = []
    for planned in planning.operators(_loaded(part, findings, checked=False)):
        if part.folder is not None:
            writer.put(part.folder, planned.files)
        made.append(Made(planned.entry, digests.of_texts(planned.files)))
    return made, list(findings)


def _compare_part(part: Part) -> list[Finding]:
    findings = Findings()
    check_facts(_loaded(part, Findings(), checked=True), findings)
    return list(findings)


def _loaded(part: Part, findings: Findings, *, checked: bool) -> Tree:
    loaded = [
        load_operator(part.root, path, part.sets, findings, checked=checked) for path in part.paths
    ]
    return assemble(part.package, part.sets.element_types, filter(None, loaded))
