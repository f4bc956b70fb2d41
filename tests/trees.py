"""Resolved operators for tests: the drafts of the language, this project's own, texts of a test."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from opspec.diagnostics import Findings
from opspec.language.resolve import assemble, resolve
from opspec.language.resolved import Domain, ElementType, Operator, Package, Tree
from opspec.language.typesets import TypeSets, type_sets
from opspec.reading.decode import decode_element_types, decode_operator, decode_types
from opspec.reading.yaml_reader import read

ROOT = Path(__file__).parents[1]


@cache
def sets() -> TypeSets:
    """The named type sets and element types of this project."""
    findings = Findings()
    node = read((ROOT / "spec/element_types.yaml").read_bytes(), "element_types.yaml", findings)
    elements = decode_element_types(node, "element_types.yaml", findings)
    node = read((ROOT / "spec/types.yaml").read_bytes(), "types.yaml", findings)
    types = decode_types(node, "types.yaml", findings)
    assert findings.as_text() == ""
    assert elements is not None
    assert types is not None
    return type_sets(elements, [types], findings)


def element_types() -> dict[str, ElementType]:
    """All element types, by name."""
    return {each.name: each for each in sets().element_types}


def operator_of(text: str, path: str = "spec/ai.onnx/Test.yaml") -> Operator:
    """Resolve the text of an operator file."""
    findings = Findings()
    file = decode_operator(read(text.encode(), path, findings), path, findings)
    operator = resolve(file, sets(), findings) if file is not None else None
    assert findings.as_text() == ""
    assert operator is not None
    return operator


@cache
def draft(name: str) -> Operator:
    """A draft of the language, by name."""
    path = f"tests/drafts/{name}.yaml"
    return operator_of((ROOT / path).read_text(encoding="utf-8"), path)


@cache
def specified() -> tuple[Operator, ...]:
    """The operators of this project."""
    return tuple(
        operator_of(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
        for path in sorted((ROOT / "spec").glob("*/*.yaml"))
    )


@cache
def some() -> tuple[Operator, ...]:
    """The operator that this project began with, and a few others: to plan all takes long."""
    first = [operator for operator in specified() if operator.name == "Concat"]
    others = [operator for operator in specified() if operator.name != "Concat"]
    return (*first, *others[::9])


def tree_of(*operators: Operator) -> Tree:
    """A tree of operators."""
    names = dict.fromkeys(operator.domain for operator in operators)
    package = Package(
        name="onnxops",
        version="0.1.0",
        summary="Operators.",
        domains=tuple(Domain(name, newest=28, facts=None) for name in names),
    )
    return assemble(package, sets().element_types, operators)
