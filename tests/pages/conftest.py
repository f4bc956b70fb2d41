"""Operators to make pages of: those of this project's spec, and the drafts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from opspec.decode import decode_element_types, decode_operator, decode_types
from opspec.diagnostics import Findings
from opspec.resolve import assemble, resolve
from opspec.resolved import Domain, Operator, Package, Tree
from opspec.typesets import TypeSets, type_sets
from opspec.yaml_reader import read

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def sets() -> TypeSets:
    """The named type sets and element types of this project."""
    findings = Findings()
    elements = decode_element_types(
        read((ROOT / "spec/element_types.yaml").read_bytes(), "element_types.yaml", findings),
        "element_types.yaml",
        findings,
    )
    types = decode_types(
        read((ROOT / "spec/types.yaml").read_bytes(), "types.yaml", findings),
        "types.yaml",
        findings,
    )
    assert elements is not None
    assert types is not None
    return type_sets(elements, [types], findings)


@pytest.fixture(scope="session")
def operator_of(sets: TypeSets) -> Callable[[str, str], Operator]:
    """Resolve the text of an operator file that stands, it says, at a path."""

    def resolved(text: str, path: str) -> Operator:
        findings = Findings()
        file = decode_operator(read(text.encode(), path, findings), path, findings)
        operator = resolve(file, sets, findings) if file is not None else None
        assert not findings, [str(finding) for finding in findings]
        assert operator is not None
        return operator

    return resolved


@pytest.fixture(scope="session")
def draft(operator_of: Callable[[str, str], Operator]) -> Callable[[str], Operator]:
    """A draft operator of the language, by name."""

    def read_draft(name: str) -> Operator:
        path = f"tests/drafts/{name}.yaml"
        return operator_of((ROOT / path).read_text(encoding="utf-8"), path)

    return read_draft


@pytest.fixture(scope="session")
def tree_of(sets: TypeSets) -> Callable[..., Tree]:
    """A tree of operators."""

    def assembled(*operators: Operator) -> Tree:
        domains = tuple(
            Domain(name, newest=28, facts=None)
            for name in dict.fromkeys(operator.domain for operator in operators)
        )
        package = Package(name="onnxops", version="0.1.0", summary="Operators.", domains=domains)
        return assemble(package, sets.element_types, operators)

    return assembled


@pytest.fixture(scope="session")
def drafts(draft: Callable[[str], Operator]) -> list[Operator]:
    """All draft operators."""
    names = sorted(path.stem for path in (ROOT / "tests/drafts").glob("[A-Z]*.yaml"))
    return [draft(name) for name in names]
