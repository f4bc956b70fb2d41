"""Packages emitted from drafts and from specs written in a test, and imported under their name."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from opspec.catalogue import catalogue
from opspec.diagnostics import Findings
from opspec.emission.formatting import format_python
from opspec.language.resolve import assemble, resolve
from opspec.language.resolved import Domain, Operator, Package, Tree
from opspec.language.typesets import TypeSets, type_sets
from opspec.reading.decode import decode_element_types, decode_operator, decode_types
from opspec.reading.yaml_reader import read
from opspec.targets.operators import OperatorModules
from opspec.targets.package import PackageFiles

ROOT = Path(__file__).parents[2]


def sets() -> TypeSets:
    """The type sets of this tree."""
    findings = Findings()
    elements = read((ROOT / "spec/element_types.yaml").read_bytes(), "element_types", findings)
    types = read((ROOT / "spec/types.yaml").read_bytes(), "types", findings)
    assert elements is not None
    assert types is not None
    declared = decode_element_types(elements, "element_types", findings)
    named = decode_types(types, "types", findings)
    assert declared is not None
    assert named is not None
    return type_sets(declared, [named], findings)


def operator(text: str, path: str = "spec/x/Y.yaml") -> Operator:
    """One resolved operator; no finding is expected."""
    findings = Findings()
    node = read(text.encode(), path, findings)
    assert node is not None, findings.as_text()
    file = decode_operator(node, path, findings)
    assert findings.as_text() == ""
    assert file is not None
    resolved = resolve(file, sets(), findings)
    assert resolved is not None
    assert findings.as_text() == ""
    return resolved


def draft(name: str) -> Operator:
    """A draft of the language."""
    return operator((ROOT / f"tests/drafts/{name}.yaml").read_text(), f"spec/ai.onnx/{name}.yaml")


def tree(package: str, operators: Iterable[Operator], summary: str = "Operators.") -> Tree:
    found = tuple(operators)
    domains = tuple(Domain(name, 30, None) for name in dict.fromkeys(each.domain for each in found))
    return assemble(
        Package(name=package, version="1.0", summary=summary, domains=domains),
        sets().element_types,
        found,
    )


def planned(given: Tree) -> dict[str, str]:
    """All files of the package of a tree, formatted."""
    files: dict[str, str] = {}
    for target in (PackageFiles(), OperatorModules()):
        files.update(target.shared(catalogue(given, {})))
        for each in given.operators:
            files.update(target.operator(given, each))
    return format_python(files)


def written(given: Tree, folder: Path) -> ModuleType:
    """Write the package of a tree into a folder and import it."""
    for path, text in planned(given).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder / "generated"))
    try:
        return importlib.import_module(given.package.name)
    finally:
        sys.path.remove(str(folder / "generated"))
