"""The emitted tests notice every mutant of every emitted module; the table is printed."""

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
from tests.mutation.mutants import Mutant, mutants
from tests.trees import ROOT, specified, tree_of

HUNT = Path(__file__).with_name("hunt.py")
each_operator = pytest.mark.parametrize("operator", specified(), ids=lambda each: each.name)


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


@each_operator
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


@each_operator
def test_weaker_tests_would_not_do(operator: Operator) -> None:
    """Without the calls that violate a clause, a check that is taken out goes unnoticed."""
    some = [mutant for mutant in mutants_of(operator) if mutant.name.endswith(" not checked")]
    noticed = hunted(operator, some[-3:], ["-k", "test_valid"])
    assert set(noticed.values()) == {None}
