"""Words of the language: found where they are used, and kept for a reason where few use them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from opspec.language.resolved import Operator
from opspec.vocabulary.usage import definition_kind, words_used
from opspec.vocabulary.words import GROUPS
from tests.trees import ROOT, draft, operator_of, specified

#: What every finished spec has; the drafts have no sentences, and clauses of the first days.
NOT_IN_DRAFTS = {"description", "tolerance", "examples", "ledger", "says", "type", "size"}
DRAFTS = sorted(path.stem for path in (ROOT / "tests/drafts").glob("[A-Z]*.yaml"))


def with_source(name: str) -> Operator:
    text = (ROOT / f"tests/drafts/{name}.yaml").read_text()
    return replace(draft(name), source=text)


def used(name: str) -> set[str]:
    return {f"{group}: {word}" for group, word in words_used(with_source(name))}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Concat", ["Shapes: pin", "Shapes: member", "Definitions: place", "Functions: sum"]),
        ("Gather", ["Keys: index_of", "Types: variable", "Derived rules: range"]),
        ("MatMul", ["Shapes: optional", "Shapes: broadcast", "Expressions: comprehension"]),
        ("Pad", ["Expressions: table", "Expressions: function"]),
        ("ConcatFromSequence", ["Types: sequence", "Definitions: if", "Shapes: choice"]),
        ("Split", ["Definitions: members", "Expressions: outputs", "Keys: onnx_name"]),
        ("ScatterElements", ["Definitions: several", "Definitions: own"]),
        ("Unsqueeze", ["Shapes: list", "Functions: insert", "Keys: rank", "Types: fixed"]),
        ("CumSum", ["Expressions: filter"]),
        ("TopK", ["Keys: becomes", "Keys: as", "Functions: argsort"]),
    ],
)
def test_words_are_found(name: str, words: list[str]) -> None:
    assert set(words) <= used(name)


def test_words_that_are_not_there_are_not_found() -> None:
    found = used("Gather")
    for word in ("Shapes: member", "Keys: becomes", "Functions: sum", "Definitions: if"):
        assert word not in found


def test_a_word_that_few_use_has_a_reason() -> None:
    counted = Counter(word for name in DRAFTS for word in words_used(with_source(name)))
    counted.update(
        word
        for operator in specified()
        if operator.name not in DRAFTS
        for word in words_used(
            replace(operator, source=(ROOT / operator.path).read_text(encoding="utf-8"))
        )
    )
    lacking = [
        f"{group}: {name}"
        for group, words in GROUPS.items()
        for name, word in words.items()
        if counted[group, name] < 2 and not word.reason and name not in NOT_IN_DRAFTS
    ]
    assert lacking == []


KIND = """
operator: Kind
summary: Has a definition.
inputs: [{name: X, type: T, shape: "(*d,)"}]
outputs: [{name: Y, type: T, shape: "(*d,)"}]
types: {T: [floats]}
clauses: {C1: X.given, C2: T.allowed}
DEFINITION
versions: [{since: 1}]
"""


@pytest.mark.parametrize(
    ("definition", "kind"),
    [
        ("definition: Y[*i] = X[*i]", "index notation"),
        ("definition: Y = Other(X)", "composition"),
        ("definition: |\n  y = 1\n  Y[*i] = X[*i] + y", "procedure"),
        ("definition: |\n  for t in range(3):\n    Y[*i] = X[*i]", "procedure"),
        ("", "opaque"),
    ],
)
def test_the_kind_of_a_definition(definition: str, kind: str) -> None:
    assert definition_kind(operator_of(KIND.replace("DEFINITION", definition)).newest) == kind
