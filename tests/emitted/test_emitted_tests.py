"""The emitted tests: safe whatever a spec says, and strict about what is known to differ."""

from __future__ import annotations

import ast
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from opspec.catalogue import catalogue
from opspec.diagnostics import Position
from opspec.emission.formatting import format_python
from opspec.language.resolved import LedgerEntry, Operator, Tree
from opspec.targets import CODE
from opspec.trace import test_path as path_of_tests
from tests.elsewhere.running import run
from tests.trees import operator_of, specified, tree_of

POISON = r"""'\"""\" + __import__('os').mkdir('pwned') #\\ {{ 7*7 }} {% raw %} */"""
(CONCAT,) = (operator for operator in specified() if operator.name == "Concat")


def emitted(tree: Tree) -> dict[str, str]:
    """All code that is emitted for a tree."""
    files: dict[str, str] = {}
    for target in CODE:
        files.update(target.shared(catalogue(tree, {})))
        for operator in tree.operators:
            files.update(target.operator(tree, operator))
    return format_python(files)


def printed_by_tests(files: dict[str, str], folder: Path, *options: str, expected: int = 0) -> str:
    """What pytest prints for emitted tests."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=line"]
    return run(
        [*command, "--import-mode=importlib", *options, "generated/tests"],
        paths=[folder / "generated"],
        cwd=folder,
        expected=expected,
    )


def with_facts(operator: Operator) -> Tree:
    """A tree whose operators are compared with other implementations."""
    tree = tree_of(operator)
    domains = tuple(replace(domain, facts="onnx.defs") for domain in tree.package.domains)
    return replace(tree, package=replace(tree.package, domains=domains))


# Hostile specs


def poisoned(poison: str) -> Operator:
    line, value = json.dumps(poison), json.dumps(f"{poison}\n\u202eevil\u202c\u200b")
    return operator_of(f"""
operator: Poisoned
domain: evil
summary: {line}
inputs:
  - {{name: x, type: T, shape: "(*d,)", description: {line}}}
outputs:
  - {{name: y, type: T, shape: "(*d,)", description: {line}}}
attributes:
  - {{name: mode, type: string, default: {line}, values: [{line}, other]}}
types: {{T: [string, float]}}
clauses:
  C1: T.allowed
  C2: x.given
  C3: mode.values
definition: y[*i] = x[*i]
versions: [{{since: 1}}]
examples:
  - name: poisoned
    title: {line}
    attributes: {{mode: {line}}}
    inputs: [{{name: v, type: string, values: [{value}]}}]
    outputs: [{{name: w, type: string, values: [{value}]}}]
ledger:
  - {{against: onnxruntime, reason: {line}}}
""")


@pytest.mark.parametrize("poison", [POISON, '"""', "'''", "\\", 'x"', "{{ x }}"])
def test_no_text_of_a_spec_leaves_its_place(poison: str) -> None:
    files = emitted(with_facts(poisoned(poison)))
    harmless = emitted(with_facts(poisoned("harmless")))
    tests = [path for path in files if path.startswith("generated/tests/")]
    assert tests == [path for path in harmless if path.startswith("generated/tests/")]
    for path in tests:
        assert shape(files[path]) == shape(harmless[path]), path
        assert not set(files[path]) & set("\u202e\u202c\u200b")


def test_tests_of_a_hostile_spec_pass_and_run_nothing_else(tmp_path: Path) -> None:
    printed = printed_by_tests(emitted(tree_of(poisoned(POISON))), tmp_path)
    assert "passed" in printed
    assert not (tmp_path / "pwned").exists()


def shape(source: str) -> str:
    """The code with every string replaced, adjacent ones taken for one."""
    code = ast.parse(source)
    for node in ast.walk(code):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(code)


# Known differences


def test_a_difference_that_is_not_listed_fails(tmp_path: Path) -> None:
    kept = tuple(
        entry for entry in CONCAT.ledger if (entry.against, entry.clause) != ("onnxruntime", "C6")
    )
    assert len(kept) < len(CONCAT.ledger)
    files = emitted(with_facts(replace(CONCAT, ledger=kept)))
    printed = printed_by_tests(files, tmp_path, "-k", "agreement and Concat-4.C6", expected=1)
    assert "accepts the call" in printed
    assert "passed" in printed


def test_a_listed_difference_that_is_not_there_fails(tmp_path: Path) -> None:
    untrue = LedgerEntry(
        against="onnxruntime",
        versions=(13,),
        types=("int64",),
        omits=(),
        fact=None,
        clause=None,
        reason="It is told here only.",
        at=Position("spec/ai.onnx/Concat.yaml", 1, 1),
    )
    files = emitted(with_facts(replace(CONCAT, ledger=(*CONCAT.ledger, untrue))))
    printed = printed_by_tests(files, tmp_path, "-k", "still_there", expected=1)
    assert "1 failed" in printed
    assert "It is told here only." in printed


def test_an_entry_about_examples_has_to_be_shown_by_one(tmp_path: Path) -> None:
    told = LedgerEntry(
        against="onnxruntime",
        versions=(13,),
        types=(),
        omits=(),
        fact=None,
        clause=None,
        examples=("concat_strings",),
        reason="It is told here only.",
        at=Position("spec/ai.onnx/Concat.yaml", 1, 1),
    )
    ends = replace(told, ends=True, reason="No process ends.")
    files = emitted(with_facts(replace(CONCAT, ledger=(told, ends))))
    printed = printed_by_tests(files, tmp_path, "-k", "still_there", expected=1)
    assert "2 failed" in printed
    assert "It is told here only." in printed
    assert "No process ends." in printed


@pytest.mark.skipif(sys.platform == "win32", reason="processes end otherwise there")
def test_a_call_that_ends_its_process_ends_no_other(tmp_path: Path) -> None:
    (divides,) = (operator for operator in specified() if operator.name == "Div")
    assert any(entry.ends for entry in divides.ledger)
    printed = printed_by_tests(emitted(with_facts(divides)), tmp_path, "-k", "still_there")
    assert "passed" in printed


def test_comparisons_need_a_domain_with_facts() -> None:
    path = path_of_tests(CONCAT)
    assert "test_agreement" in emitted(with_facts(CONCAT))[path]
    assert "test_agreement" not in emitted(tree_of(CONCAT))[path]


# What stands in them


def test_every_clause_has_cases_on_both_sides() -> None:
    source = emitted(with_facts(CONCAT))[path_of_tests(CONCAT)]
    tables = {
        node.targets[0].id: {key.value for key in node.value.keys if isinstance(key, ast.Constant)}
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Dict)
    }
    for version in CONCAT.versions:
        assert any(str(name).startswith(f"{version.name}-") for name in tables["VALID"])
        for clause in version.clauses:
            id_ = version.clause_id(clause)
            assert any(str(name).startswith(f"{id_}-") for name in tables["VIOLATING"]), id_
        for example in version.examples:
            assert f'"{example.name}"' in source
