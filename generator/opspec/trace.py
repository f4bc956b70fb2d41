"""Traceability: for each clause its line of YAML, its check, its tests and its anchor.

Place in the pipeline: between the code targets and the document targets. Nothing is recorded
while code is emitted; the links are found again in the emitted text, so that a link that does not
hold cannot be claimed. A check is the call, in the function that a version is checked by, whose
first argument is the clause's id; a test is a case whose name begins with the clause's full id.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from opspec.emission.naming import domain_parts, function_name, operator_module
from opspec.language.resolved import Clause, Operator, Tree, Version


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a file, relative to the root."""

    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True, slots=True)
class Links:
    """Where one clause is found."""

    id: str
    spec: Place
    check: Place | None
    tests: tuple[str, ...]
    test_file: str | None
    page: str
    anchor: str

    @property
    def missing(self) -> tuple[str, ...]:
        """The links that do not hold."""
        found = {"check": self.check, "test": self.tests}
        return tuple(name for name, link in found.items() if not link)


Trace = Mapping[str, Links]


def trace(tree: Tree, code: Mapping[str, str]) -> Trace:
    """Find the links of every clause in the emitted code, keyed by the clause's full id."""
    return {
        links.id: links
        for operator in tree.operators
        for links in operator_links(tree, operator, code)
    }


def page_path(operator: Operator) -> str:
    """The page of an operator, without its ending."""
    return f"docs/operators/{operator.domain}/{operator.name}"


def anchor(version: Version, clause: Clause) -> str:
    """The anchor of a clause on its operator's page."""
    return version.clause_id(clause)


def module_path(tree: Tree, operator: Operator) -> str:
    """The emitted module of an operator."""
    module = operator_module(tree.package.name, operator.domain, operator.name)
    return f"generated/{module.replace('.', '/')}.py"


def test_path(operator: Operator) -> str:
    """The emitted tests of an operator."""
    # An underscore within a part is doubled, so that no two domains share a folder.
    folder = "_".join(part.replace("_", "__") for part in domain_parts(operator.domain))
    return f"generated/tests/{folder}/test_{function_name(operator.name)}.py"


def operator_links(tree: Tree, operator: Operator, code: Mapping[str, str]) -> Iterator[Links]:
    """Find the links of the clauses of one operator, in reading order."""
    module, tests = module_path(tree, operator), test_path(operator)
    checks = _checks(code.get(module, ""))
    cases = _cases(operator, code.get(tests, ""))
    page, test_file = page_path(operator), tests if code.get(tests) else None
    for version in operator.versions:
        for clause in version.clauses:
            id_ = version.clause_id(clause)
            line = checks.get((version.since, clause.id))
            yield Links(
                id=id_,
                spec=Place(operator.path, clause.at.line),
                check=Place(module, line) if line else None,
                tests=tuple(cases.get(id_, ())),
                test_file=test_file,
                page=page,
                anchor=anchor(version, clause),
            )


def _checks(source: str) -> dict[tuple[int, str], int]:
    """Line of the check of each clause of each version, found by following calls.

    The public function `check_NAME_13` calls, by way of private ones, the function that states the
    checks; a call there whose first argument is a clause's id is the check of that clause.
    """
    functions = {
        node.name: node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)
    }
    found: dict[tuple[int, str], int] = {}
    for name in functions:
        if not name.startswith("check_"):
            continue
        since = int(name.rpartition("_")[2])
        for reached in _reached(name, functions):
            for node in ast.walk(functions[reached]):
                if isinstance(node, ast.Call) and node.args:
                    first = node.args[0]
                    if isinstance(first, ast.Constant) and isinstance(first.value, str):
                        found.setdefault((since, first.value), node.lineno)
    return found


def _reached(name: str, functions: Mapping[str, ast.FunctionDef]) -> list[str]:
    reached = [name]
    for each in reached:
        for node in ast.walk(functions[each]):
            if isinstance(node, ast.Name) and node.id in functions and node.id not in reached:
                reached.append(node.id)
    return reached


def _cases(operator: Operator, source: str) -> dict[str, list[str]]:
    """The names of cases in the emitted tests, by all that one can begin with before a hyphen."""
    begins = rf"{re.escape(operator.name)}-\d+\."
    literals = re.finditer(rf"""(["'])(?={begins})(?:(?!\1)[^\\\n]|\\.)*\1""", source)
    found: dict[str, list[str]] = {}
    for name in dict.fromkeys(str(ast.literal_eval(literal[0])) for literal in literals):
        for hyphen in re.finditer("-", name):
            found.setdefault(name[: hyphen.start()], []).append(name)
    return found
