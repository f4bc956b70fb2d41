"""The map of the project: load -> resolve -> check -> plan -> write.

Everything that happens between a folder of YAML files and a folder of generated ones is called
from here, in the order in which it happens; each step is a function of one module to the left.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from opspec import resources
from opspec.checking.onnx_facts import check_facts
from opspec.diagnostics import Findings, Position
from opspec.emission.formatting import format_python
from opspec.emission.naming import function_name
from opspec.language.resolve import assemble
from opspec.language.resolved import Domain, Operator, Package, Tree
from opspec.language.typesets import TypeSets, type_sets
from opspec.loading import load_operator
from opspec.reading.decode import decode_element_types, decode_package, decode_types
from opspec.reading.model import PackageFile, TypesFile
from opspec.reading.schema import json_schema
from opspec.reading.yaml_reader import read
from opspec.targets import CODE, DOCUMENTS
from opspec.trace import Trace, trace
from opspec.writer import Changes, apply, compare

SPEC = "spec"
#: Spec files that are not operators.
PACKAGE, TYPES, ELEMENT_TYPES = "package.yaml", "types.yaml", "element_types.yaml"
#: By which editors complete and check them.
SCHEMA = f"{SPEC}/schema.json"
#: Folders that the tool alone writes.
FOLDERS = ("generated", "docs/operators")


class MissingTree(Exception):
    """There is no spec to work on."""


def load(root: Path, findings: Findings) -> Tree:
    """Read and resolve a whole tree; a file with faults leaves findings and is left out."""
    spec = root / SPEC
    if not spec.is_dir():
        raise MissingTree(f"there is no folder {SPEC!r} in {root}")
    sets = load_sets(root, findings)
    operators = [
        operator
        for path in operator_files(root)
        if (operator := load_operator(root, path, sets, findings)) is not None
    ]
    _report_twins(operators, findings)
    package = _load_package(root, operators, findings)
    return assemble(package, sets.element_types, operators)


def operator_files(root: Path) -> list[str]:
    """Every operator file of a tree, as paths relative to its root."""
    found = sorted((root / SPEC).glob("*/*.yaml"))
    return [path.relative_to(root).as_posix() for path in found if path.is_file()]


def check(tree: Tree, findings: Findings) -> None:
    """Compare a tree with independent sources, and ask that every clause has its links.

    Links are not asked for where the specs have findings: nothing would be emitted from them.
    """
    faulty = bool(findings)
    check_facts(tree, findings)
    if faulty:
        return
    for found in links(tree).values():
        for missing in found.missing:
            at = Position(found.spec.path, found.spec.line, 1)
            findings.add(at, "G03", f"clause {found.id} has no {missing} in what is emitted")


def links(tree: Tree, only: Operator | None = None) -> Trace:
    """Where the clauses of a tree, or of one operator, are found in what is emitted."""
    return trace(tree, _code(tree, only))


def plan(tree: Tree, only: Operator | None = None) -> dict[str, str]:
    """Return every file to be, path by path; with `only`, those of one operator."""
    files = _code(tree, only)
    found = trace(tree, files)
    if only is None:
        files[SCHEMA] = json_schema()
    for writes in DOCUMENTS:
        files.update({} if only else writes.shared(tree, found))
        for operator in tree.operators if only is None else (only,):
            files.update(writes.operator(tree, operator, found))
    return files


def _code(tree: Tree, only: Operator | None) -> dict[str, str]:
    """All Python to be, formatted."""
    code: dict[str, str] = {}
    for emits in CODE:
        code.update({} if only else emits.shared(tree))
        for operator in tree.operators if only is None else (only,):
            code.update(emits.operator(tree, operator))
    return format_python(code)


def generate(root: Path, tree: Tree, only: Operator | None = None, *, write: bool) -> Changes:
    """Write what `plan` says, or only compare; return what differed."""
    planned = plan(tree, only)
    changes = compare(root, planned, () if only else FOLDERS)
    if write:
        apply(root, planned, changes)
    return changes


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


def _load_package(root: Path, operators: Iterable[Operator], findings: Findings) -> Package:
    path = root / SPEC / PACKAGE
    file: PackageFile | None = None
    if path.is_file():
        name = f"{SPEC}/{PACKAGE}"
        node = read(path.read_bytes(), name, findings)
        file = decode_package(node, name, findings) if node is not None else None
    if file is None:
        return _default_package(operators)
    return Package(
        name=file.package,
        version=file.version.text if file.version else "0.1.0",
        summary=file.summary.text if file.summary else "Operators generated from their specs.",
        license=file.license.text if file.license else None,
        domains=tuple(
            Domain(d.name, d.newest, d.facts.text if d.facts else None) for d in file.domains
        ),
    )


def _default_package(operators: Iterable[Operator]) -> Package:
    """A tree that says nothing of its package gets one named after its first domain."""
    domains = sorted({operator.domain for operator in operators}) or ["operators"]
    return Package(
        name=f"{domains[0].replace('.', '_')}_ops",
        version="0.1.0",
        summary=f"The operators of {', '.join(domains)}, generated from their specs.",
        license=None,
        domains=(),
    )


def _report_twins(operators: Iterable[Operator], findings: Findings) -> None:
    """Two operators must not share a name, nor names so alike that their functions do."""
    seen: dict[tuple[str, str], Operator] = {}
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
