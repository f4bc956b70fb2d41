"""The sentence of every kind of rule, on drafts that have it."""

from __future__ import annotations

import pytest

from opspec.language.rules import KINDS, rule_of
from opspec.language.sentences import partly_known, prose, sentence
from tests.trees import ROOT, draft

EXPECTED = {
    ("Concat", "inputs.count"): "At least one tensor is given as inputs.",
    ("Concat", "inputs.given"): ("None of inputs is left out: there is no empty name among them."),
    ("Concat", "T.allowed"): "Each of inputs has one of the 16 element types that T allows.",
    ("Concat", "T.same"): "All inputs have the same element type; none is converted.",
    ("Concat", "inputs.rank"): "All inputs have the same rank, which is 1 or more.",
    ("Concat", "axis.range"): (
        "axis lies in the range -r <= axis < r, where r is the rank of inputs. "
        "A negative value counts from the back."
    ),
    ("Concat", "axis.given"): "The attribute axis is given; it has no default.",
    ("Concat", "outer.same"): "All inputs have the same sizes on the axes before axis.",
    ("Concat", "inner.same"): "All inputs have the same sizes on the axes after axis.",
    ("Concat", "concat_result.size"): (
        "The size of concat_result along axis, sum(n), fits in a signed 64-bit integer."
    ),
    ("Add", "s.broadcast"): (
        "A and B can be broadcast together: aligned at the last axis, two sizes are equal or one "
        "of them is 1."
    ),
    ("MatMul", "s.broadcast"): (
        "The axes s of A and B can be broadcast together: aligned at the last axis, two sizes are "
        "equal or one of them is 1."
    ),
    ("MatMul", "K.same"): "The size K is the same in A and B.",
    ("LayerNormalization", "B.broadcast"): (
        "B can be broadcast to X: aligned at the last axis, each of its sizes is 1 or the size "
        "there."
    ),
    ("Gather", "Tind.allowed"): "indices has the element type int32 or int64.",
    ("Gather", "indices.range"): (
        "Each entry of indices lies in the range -n <= indices < n, where n is the size of data "
        "along axis. A negative value counts from the back."
    ),
    ("Unsqueeze", "axes.range"): (
        "Each entry of axes lies in the range -r <= axes < r, where r is rank(data) + len(axes), "
        "the rank of expanded. A negative value counts from the back."
    ),
    ("Transpose", "perm.range"): (
        "Each entry of perm lies in the range 0 <= perm < r, where r is the rank of data."
    ),
    ("Transpose", "perm.distinct"): "No two entries of perm name the same axis.",
    ("Conv", "M.same"): "W and B have the same size on axis 0.",
    ("Conv", "C == group * CG"): "C == group * CG holds.",
    ("Pad", "mode.values"): "mode is constant, reflect, edge or wrap.",
    ("Pad", "constant_value.rank"): "constant_value has rank 0.",
    ("Gemm", "A.rank"): "A has the rank that its shape asks for: (K, M) if transA else (M, K).",
    ("ConcatFromSequence", "T.same"): (
        "All tensors of input_sequence have the same element type; none is converted."
    ),
}


def drafts() -> list[str]:
    return sorted(path.stem for path in (ROOT / "tests/drafts").glob("[A-Z]*.yaml"))


@pytest.mark.parametrize(("name", "rule"), EXPECTED, ids=map("-".join, EXPECTED))
def test_a_clause_says(name: str, rule: str) -> None:
    version = draft(name).newest
    clause = next(clause for clause in version.clauses if clause.text == rule)
    assert sentence(version, clause) == EXPECTED[name, rule]


def test_names_and_expressions_are_code() -> None:
    version = draft("Concat").newest
    clause = next(clause for clause in version.clauses if clause.text == "axis.range")
    assert prose(version, clause) == (
        "`axis` lies in the range `-r <= axis < r`, where `r` is the rank of `inputs`. "
        "A negative value counts from the back."
    )


def test_every_clause_of_every_draft_has_a_sentence() -> None:
    kinds = set()
    for operator in map(draft, drafts()):
        for version in operator.versions:
            for clause in version.clauses:
                kinds.add(rule.kind if (rule := rule_of(clause)) else "expression")
                text = prose(version, clause)
                assert text.endswith(".")
                assert text.count("`") % 2 == 0
                assert partly_known(version, clause).endswith(".") or rule
    assert kinds == {*KINDS, "expression"} - {"type"}


@pytest.mark.parametrize(
    ("since", "remark"),
    [
        (4, "While the rank is unknown, only a negative value is refused."),
        (11, "While the rank is unknown, no value can be refused."),
    ],
)
def test_what_a_range_means_without_a_rank(since: int, remark: str) -> None:
    version = next(v for v in draft("Concat").versions if v.since == since)
    clause = next(clause for clause in version.clauses if clause.text == "axis.range")
    assert partly_known(version, clause) == remark
