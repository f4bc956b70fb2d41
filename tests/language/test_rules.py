"""Derived rules: which ones follow from what is declared, and the order of clauses."""

from __future__ import annotations

import pytest

from opspec.engine.binding import bind
from opspec.engine.evaluation import EvaluationError
from opspec.language.resolved import Operator, Version
from opspec.language.rules import Rule, derived, in_order, rule_of
from opspec.sampling.samples import valid
from tests.trees import ROOT, draft, operator_of, specified

DRAFTS = sorted(path.stem for path in (ROOT / "tests" / "drafts").glob("[A-Z]*.yaml"))
#: Rules that the language has since the drafts were written; see the decisions.
SINCE = {"type", "size"}


def versions() -> list[Version]:
    return [version for name in DRAFTS for version in draft(name).versions]


@pytest.mark.parametrize("version", versions(), ids=lambda version: version.name)
def test_the_clauses_of_a_draft_are_its_rules(version: Version) -> None:
    named = {rule for clause in version.clauses if (rule := rule_of(clause))}
    follow = set(derived(version))
    assert named <= follow
    assert {rule for rule in follow - named if rule.kind not in SINCE} == set()


@pytest.mark.parametrize("operator", specified(), ids=lambda operator: operator.name)
def test_every_rule_of_this_project_has_a_clause(operator: Operator) -> None:
    for version in operator.versions:
        named = [rule for clause in version.clauses if (rule := rule_of(clause))]
        assert sorted(named) == sorted(derived(version))


def test_rules_of_one_version() -> None:
    version = draft("Concat").newest
    assert list(map(str, derived(version))) == [
        "inputs.count",
        "inputs.given",
        "axis.given",
        "T.allowed",
        "T.same",
        "inputs.rank",
        "axis.range",
        "outer.same",
        "inner.same",
        "concat_result.size",
    ]


SPEC = """
operator: Test
domain: com.example
summary: A test.
inputs:
  - {name: X, type: T, shape: SHAPE_X}
  - {name: P, type: tensor(int64), shape: SHAPE_P, optional: true}
outputs: [{name: Y, type: T, shape: SHAPE_Y}]
types: {T: [float]}
clauses: {C1: X.given}
versions: [{since: 1}]
"""


@pytest.mark.parametrize(
    ("x", "p", "y", "rules"),
    [
        ("(*d,)", "()", "(*d,)", {"P.rank"}),
        ("(n, *d)", "(n,)", "(*d,)", {"X.rank", "P.rank", "n.same"}),
        ("(n, n)", "()", "()", {"X.rank", "P.rank", "n.same"}),
        ("(*s,)", "(*broadcast(s),)", "(*s,)", {"P.broadcast"}),
        ("(*broadcast(s),)", "(*broadcast(s),)", "(*s,)", {"s.broadcast"}),
        ("(*broadcast([2]),)", "()", "()", {"X.broadcast", "P.rank"}),
        ("(*optional(m),)", "()", "()", {"X.rank", "P.rank"}),
        ("(n,)", "()", "(n + 1,)", {"X.rank", "P.rank", "Y.size"}),
        ("(n,)", "()", "(prod([n]),)", {"X.rank", "P.rank", "Y.size"}),
        ("(n,)", "()", "(n - 1,)", {"X.rank", "P.rank"}),
    ],
)
def test_rules_of_shapes(x: str, p: str, y: str, rules: set[str]) -> None:
    text = SPEC
    for name, shape in (("SHAPE_X", x), ("SHAPE_P", p), ("SHAPE_Y", y)):
        text = text.replace(name, f"'{shape}'")
    found = set(map(str, derived(operator_of(text).newest)))
    assert found - {"X.given", "T.allowed", "P.type"} == rules


@pytest.mark.parametrize("version", versions(), ids=lambda version: version.name)
def test_each_clause_follows_what_it_needs(version: Version) -> None:
    asked: set[str] = set()
    for ordered in in_order(version):
        assert ordered.depends <= asked
        asked.add(ordered.clause.id)
    assert asked == {clause.id for clause in version.clauses}


def test_ties_stand_in_reading_order() -> None:
    version = draft("Concat").newest
    order = [ordered.clause.id for ordered in in_order(version)]
    # C10, the axis, is needed by C6, its range, and stands last in the file.
    assert order == ["C1", "C2", "C3", "C4", "C5", "C10", "C6", "C7", "C8", "C9"]


def test_a_rule_needs_what_its_subject_is_found_by() -> None:
    version = draft("Concat").newest
    needs = {ordered.clause.id: ordered.depends for ordered in in_order(version)}
    assert needs["C6"] == {"C1", "C2", "C5", "C10"}
    assert needs["C8"] >= {"C5", "C6"}


@pytest.mark.parametrize("version", versions(), ids=lambda version: version.name)
def test_asking_never_fails_on_a_valid_call(version: Version) -> None:
    for case in valid(version)[:10]:
        try:
            assert bind(version, case.inputs, case.attributes).violated == ()
        except EvaluationError as error:
            pytest.fail(f"{case.id}: {error}")


def test_a_rule_prints_as_a_clause_names_it() -> None:
    assert str(Rule("axis", "range")) == "axis.range"
