"""The emitted tests notice every mutant of the emitted modules; the tables are printed.

Of one operator every mutant is tried. Of all others it is the checks, taken out one at a time: of
each family of kernels every kind of rule once, spread over its operators; the rest is for the deep
tests.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from opspec.emission.naming import operator_module
from opspec.language.resolved import Operator
from opspec.trace import test_path as path_of_tests
from tests.conftest import TABLE
from tests.mutation.mutants import Mutant, mutants, unchecked
from tests.trees import ROOT, specified, tree_of

HUNT = Path(__file__).with_name("hunt.py")
#: The operator of which everything is mutated.
WHOLE = [operator for operator in specified() if operator.newest.family == "join"][:1]
OTHERS = [operator for operator in specified() if operator not in WHOLE]
each_whole = pytest.mark.parametrize("operator", WHOLE, ids=lambda each: each.name)


def clauses_to_try() -> dict[str, frozenset[str]]:
    """For each operator the clauses whose checks are taken out: new kinds for its family."""
    seen: set[tuple[str | None, str]] = set()
    chosen: dict[str, set[str]] = {}
    for operator in OTHERS:
        for version in reversed(operator.versions):
            for clause in version.clauses:
                kind = (version.family, clause.rule or "condition")
                if kind not in seen:
                    seen.add(kind)
                    chosen.setdefault(operator.name, set()).add(version.clause_id(clause))
    return {name: frozenset(ids) for name, ids in chosen.items()}


def every_clause(operator: Operator) -> frozenset[str]:
    return frozenset(v.clause_id(clause) for v in operator.versions for clause in v.clauses)


def hunted(
    operator: Operator, some: list[Mutant], options: Iterable[str] = ()
) -> dict[str, str | None]:
    """The test that notices each mutant, by the mutant's name; None where none does."""
    package = tree_of(operator).package.name
    task = {
        "package": package,
        "module": operator_module(package, operator.domain, operator.name),
        "tests": str(ROOT / path_of_tests(operator)),
        "options": ["--rootdir", str(ROOT), *options],
        "mutants": [(mutant.name, mutant.source) for mutant in some],
    }
    done = subprocess.run(
        [sys.executable, str(HUNT)],
        input=json.dumps(task),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "generated")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = dict(json.loads(line) for line in done.stdout.splitlines())
    return {mutant.name: found[mutant.name] for mutant in some}


def source_of(operator: Operator) -> str:
    package = tree_of(operator).package.name
    module = operator_module(package, operator.domain, operator.name)
    return (ROOT / "generated" / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")


def mutants_of(operator: Operator) -> list[Mutant]:
    return list(mutants(operator, source_of(operator)))


@each_whole
def test_every_mutant_is_noticed(
    operator: Operator, record_property: Callable[[str, object], None]
) -> None:
    noticed = hunted(operator, mutants_of(operator))
    unmutated = noticed.pop("nothing")
    width = max(map(len, noticed))
    rows = [f"  {name:<{width}}  {test or 'NOT NOTICED'}" for name, test in noticed.items()]
    title = f"Mutants of {operator.name}, and the test that notices each"
    record_property(TABLE, "\n".join([title, *rows]))
    assert unmutated is None
    assert [name for name, test in noticed.items() if test is None] == []
    clauses = [version.clause_id(c) for version in operator.versions for c in version.clauses]
    assert {f"{clause} not checked" for clause in clauses} <= set(noticed)


@each_whole
def test_weaker_tests_would_not_do(operator: Operator) -> None:
    """Without the calls that violate a clause, a check that is taken out goes unnoticed."""
    some = [mutant for mutant in mutants_of(operator) if mutant.name.endswith(" not checked")]
    noticed = hunted(operator, some[-3:], ["-k", "test_valid"])
    assert set(noticed.values()) == {None}


@pytest.mark.parametrize(
    ("operator", "ids"),
    [
        pytest.param(operator, ids, id=operator.name)
        for operator in OTHERS
        if (ids := clauses_to_try().get(operator.name))
    ],
)
def test_a_check_that_is_taken_out_is_noticed(
    operator: Operator, ids: frozenset[str], record_property: Callable[[str, object], None]
) -> None:
    assert_noticed(operator, ids, record_property)


@pytest.mark.deep
@pytest.mark.parametrize("operator", OTHERS, ids=lambda each: each.name)
def test_every_check_that_is_taken_out_is_noticed(
    operator: Operator, record_property: Callable[[str, object], None]
) -> None:
    assert_noticed(operator, every_clause(operator), record_property)


def assert_noticed(
    operator: Operator, ids: frozenset[str], record_property: Callable[[str, object], None]
) -> None:
    """The calls that violate a clause notice that it is not checked."""
    some = list(unchecked(operator, source_of(operator), ids))
    noticed = hunted(operator, some, ["-k", "test_violating"])
    assert noticed.pop("nothing") is None
    width = max(map(len, noticed))
    rows = [f"  {name:<{width}}  {test or 'NOT NOTICED'}" for name, test in noticed.items()]
    record_property(TABLE, "\n".join([f"Mutants of {operator.name}", *rows]))
    assert [name for name, test in noticed.items() if test is None] == []
    assert {f"{id_} not checked" for id_ in ids} <= set(noticed)
