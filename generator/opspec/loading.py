"""The spec of a tree, read: what its operators share, and each of them as far as its faults allow.

Place in the pipeline: the first half of `pipeline`, which calls it for each file. A fault in an
example spoils nothing else in a file. One in a declaration may: what resolving and checking would
say then could be no more than its consequence, so only what is sure to be a fault is reported.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from opspec import resources
from opspec.checking.checks import check_operator
from opspec.diagnostics import Findings, Position
from opspec.language.resolve import reaching, resolve
from opspec.language.resolved import Domain, Operator, Package
from opspec.language.typesets import TypeSets, type_sets
from opspec.layout import ELEMENT_TYPES, PACKAGE, SPEC, TYPES
from opspec.modules.kernels import check_emission
from opspec.reading.decode import (
    DEFAULT_DOMAIN,
    decode_element_types,
    decode_operator,
    decode_package,
    decode_types,
)
from opspec.reading.model import PackageFile, TypesFile
from opspec.reading.yaml_nodes import Mapping, Node
from opspec.reading.yaml_reader import read

#: Parts of a file on which nothing else in it relies.
_HARMLESS = frozenset({"summary", "description", "examples", "ledger", "properties", "tolerance"})
#: Kinds of findings that do not follow from a fault elsewhere: expressions, shapes, examples.
_SURE = frozenset("ESX")
#: What can be told of a spec file without reading it as one.
_DOMAIN = re.compile(rb"^domain: *([\w.]+)", re.MULTILINE)
_SINCE = re.compile(rb"\bsince: *(\d{1,9})\b")


def operator_files(root: Path) -> list[str]:
    """Every operator file of a tree, as paths relative to its root."""
    found = sorted((root / SPEC).glob("*/*.yaml"))
    return [path.relative_to(root).as_posix() for path in found if path.is_file()]


def load_sets(root: Path, findings: Findings) -> TypeSets:
    """The tool's own type sets, then those of the tree, which may add to them."""
    shared = resources.shared_spec()
    own = root / SPEC
    files: list[TypesFile] = []
    for folder in dict.fromkeys((shared.resolve(), own.resolve())):
        path = folder / TYPES
        if path.is_file():
            name = f"{SPEC}/{TYPES}"
            node = read(path.read_bytes(), name, findings)
            file = decode_types(node, name, findings) if node is not None else None
            files += [file] if file is not None else []
    source = own if (own / ELEMENT_TYPES).is_file() else shared
    name = f"{SPEC}/{ELEMENT_TYPES}"
    node = read((source / ELEMENT_TYPES).read_bytes(), name, findings)
    elements = decode_element_types(node, name, findings) if node is not None else None
    if elements is None:
        return TypeSets((), {})
    return type_sets(elements, files, findings)


def load_package(root: Path, findings: Findings) -> PackageFile | None:
    """What a tree says of its package, if it does."""
    path = root / SPEC / PACKAGE
    if not path.is_file():
        return None
    name = f"{SPEC}/{PACKAGE}"
    node = read(path.read_bytes(), name, findings)
    return decode_package(node, name, findings) if node is not None else None


def package_of(file: PackageFile | None, versions: Iterable[tuple[str, int]]) -> Package:
    """The package of a tree that has versions of operators in some domains."""
    known = sorted(set(versions))
    if file is None:
        return reaching(_default_package(sorted({domain for domain, _ in known})), known)
    package = Package(
        name=file.package,
        version=file.version.text if file.version else "0.1.0",
        summary=file.summary.text if file.summary else "Operators generated from their specs.",
        license=file.license.text if file.license else None,
        domains=tuple(
            Domain(d.name, d.newest, d.facts.text if d.facts else None) for d in file.domains
        ),
    )
    return reaching(package, known)


def _default_package(domains: list[str]) -> Package:
    """A tree that says nothing of its package gets one named after its first domain."""
    names = domains or ["operators"]
    return Package(
        name=f"{names[0].replace('.', '_')}_ops",
        version="0.1.0",
        summary=f"The operators of {', '.join(names)}, generated from their specs.",
        license=None,
        domains=(),
    )


def guessed_versions(root: Path, paths: Iterable[str]) -> Iterator[tuple[str, int]]:
    """The domains and versions of operators, as far as can be told without reading them."""
    for path in paths:
        text = (root / path).read_bytes()
        domain = _DOMAIN.search(text)
        name = domain[1].decode() if domain else DEFAULT_DOMAIN
        yield from ((name, int(since)) for since in _SINCE.findall(text))


def load_operator(
    root: Path, path: str, sets: TypeSets, findings: Findings, *, checked: bool = False
) -> Operator | None:
    """Return the operator of a file; None, with the findings that say why, if there is a fault.

    One that was `checked` before, as it is, is not checked again.
    """
    data = (root / path).read_bytes()
    own = Findings()
    operator = _load(data, path, sets, own, checked=checked)
    for finding in own:
        findings.add(finding.at, finding.code, finding.message)
    return None if own or operator is None else replace(operator, source=data.decode())


def _load(
    data: bytes, path: str, sets: TypeSets, findings: Findings, *, checked: bool
) -> Operator | None:
    node = read(data, path, findings)
    file = decode_operator(node, path, findings) if node is not None else None
    if file is None:
        return None
    spoilt = any(_section(node, finding.at) not in _HARMLESS for finding in findings)
    resolving = Findings()
    operator = resolve(file, sets, resolving)
    for finding in resolving:
        if not spoilt or finding.code[0] in _SURE:
            findings.add(finding.at, finding.code, finding.message)
    if operator is not None and not spoilt and not checked:
        element_types = {type_.name: type_ for type_ in sets.element_types}
        check_operator(operator, element_types, findings)
        if not findings:
            check_emission(operator, element_types, findings)
    return operator


def _section(node: Node | None, at: Position) -> str:
    """The key at the top of a file under which a place lies."""
    sections = [key for key, _ in node.entries] if isinstance(node, Mapping) else []
    return next((key.text for key in reversed(sections) if key.at <= at), "")
