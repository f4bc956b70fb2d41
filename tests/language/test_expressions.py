"""Expressions: what the grammar lets in, where it says what is wrong, and that nothing runs."""

from __future__ import annotations

import ast
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opspec.diagnostics import Findings, Position
from opspec.engine.evaluation import EvaluationError, Scope, UnknownValue, evaluate
from opspec.language.expression_grammar import FUNCTIONS
from opspec.language.expressions import (
    Expression,
    free_names,
    parse_definition,
    parse_expression,
    place,
)
from opspec.reading.model import Field

AT = Position("spec/x.yaml", 7, 11)


def parse(text: str, **options: bool) -> tuple[Expression | None, list[str]]:
    findings = Findings()
    read = parse_expression(Field(text, AT), findings, frozenset({"own"}), **options)
    return read, [f"{finding.at.column} {finding.code}" for finding in findings]


@pytest.mark.parametrize(
    "text",
    [
        "sum(n[:k]) + j",
        "a if b == 1 else -c",
        "not (x in [0, 1] and y <= 2)",
        "[x[i] for i in range(len(x)) if x[i] > 0]",
        "sum(x[i] * y[j] for i in grid(a) for j in range(b))",
        '{"edge": 1, "wrap": x % 2}[mode]',
        "[*o, indices[*o, j], *i]",
        "argsort((x[l] for l in range(n)), descending=largest)",
        "own(1, 2)",
        "all(a == b for a, b in zip(x, y))",
        "2 ** 3 // 4",
        "'text'",
    ],
)
def test_what_the_language_has(text: str) -> None:
    read, found = parse(text)
    assert found == []
    assert read is not None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a + x.y", ["15 E04"]),
        ("a + (lambda: 1)", ["16 E04"]),
        ("[await x for x in y]", ["12 E04"]),
        ("(a := 1)", ["12 E04"]),
        ("f'{a}'", ["11 E04"]),
        ("a | b", ["11 E04"]),
        ("a is b", ["11 E04"]),
        ("{a, b}", ["11 E04"]),
        ("{a: b for a in c}", ["11 E04"]),
        ("{a: 1}[b]", ["11 E04"]),
        ("None", ["11 E04"]),
        ("b'a'", ["11 E04"]),
        ("1j", ["11 E04"]),
        ("...", ["11 E04"]),
        ("_a + __b", ["11 E04", "16 E04"]),
        ("é", ["11 E04"]),
        ("a @ b", ["11 E04"]),
        ("f(a)(b)", ["11 E04", "11 E05"]),
        ("open('x')", ["11 E05"]),
        ("sum(*a, **b)", ["11 E04"]),
        ("clamp(a)", ["11 E06"]),
        ("len(a, b)", ["11 E06"]),
        ("max(a, key=b)", ["11 E06"]),
        ("given(a[0])", ["11 E06"]),
        ("a +", ["13 E01"]),
        ("a b", ["11 E01"]),
        ("f(a", ["12 E03"]),
        ("a)", ["12 E03"]),
        ("", ["11 E01"]),
        ("(" * 61 + ")" * 61, ["11 E02"]),
        ("a" * 4001, ["11 E02"]),
        (" + ".join(["a"] * 300), ["11 E02"]),
        ("-" * 3000 + "a", ["11 E02"]),
        ("a\0b", ["11 E01"]),
    ],
)
def test_what_it_leaves_out(text: str, found: list[str]) -> None:
    assert parse(text) == (None, found)


def test_a_pin_belongs_to_the_shape_of_an_input() -> None:
    assert parse("(n @ axis, *m)", pins=True)[1] == []


def test_a_misspelt_function_is_recognised() -> None:
    findings = Findings()
    parse_expression(Field("summ(a)", AT), findings)
    assert "did you mean 'sum'?" in findings.as_text()


def test_nodes_know_their_place_in_the_file() -> None:
    # The second line of the text stands in line 9 of the file; `é` is two bytes and one column.
    text = "'é' == a and\nb + c"
    anchors = ((0, AT), (13, Position(AT.file, 9, 5)))
    read = parse_expression(Field(text, AT, (), anchors), Findings())
    assert read is not None
    names = [node for node in ast.walk(read.node) if isinstance(node, ast.Name)]
    found = {name.id: (place(name, AT).line, place(name, AT).column) for name in names}
    assert found == {"a": (7, 18), "b": (9, 5), "c": (9, 9)}


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("all( x>0 for x in y )", "all(x > 0 for x in y)"),
        ("max(max(a for a in b) for c in d)", "max(max(a for a in b) for c in d)"),
        ("X[ *i ]", "X[*i]"),
        ("X[i,]", "X[i,]"),
        ("( a )+( b )", "a + b"),
        ("a # why", "a"),
    ],
)
def test_the_normal_form_reads_as_the_same(text: str, normal: str) -> None:
    read, _ = parse(text)
    again, _ = parse(normal)
    assert read is not None
    assert again is not None
    assert read.text == normal
    assert ast.dump(again.node) == ast.dump(read.node)


def test_free_names_leave_out_what_a_comprehension_binds() -> None:
    read, _ = parse("sum(a[i] + b for i in range(i)) + own(c)")
    assert read is not None
    assert free_names(read.node) == {"a", "b", "i", "c"}


# --- nothing runs, nothing lasts ----------------------------------------------------------------

_RUNNING: list[str] = []
_WATCHED = [False]


_EVENTS = frozenset({"exec", "import", "open", "os.system", "subprocess.Popen"})


def _watch(event: str, arguments: tuple[object, ...]) -> None:
    # For the line of a syntax error Python looks for a file that is called "<unknown>".
    if _WATCHED[0] and event in _EVENTS and arguments[:1] != ("<unknown>",):
        _RUNNING.append(event)


sys.addaudithook(_watch)


@contextmanager
def nothing_runs() -> Iterator[None]:
    """Fail if within it any code is executed, or any file opened."""
    _RUNNING.clear()
    _WATCHED[0] = True
    try:
        yield
    finally:
        _WATCHED[0] = False
    assert _RUNNING == []


WORDS = st.sampled_from(
    [
        *sorted(FUNCTIONS),
        *"a b x X n k _ __import__ os system eval exec lambda import for in if else not".split(),
        *"( ) [ ] { } , : . = == := + - * ** / // % @ | < <= -> ... ; ' \" \\ # 0 1e9".split(),
        *("and", "or", "is", " ", "\n", "'a'", "**b"),
    ]
)
TEXTS = st.one_of(
    st.text(max_size=80),
    st.lists(WORDS, max_size=25).map(" ".join),
    st.lists(WORDS, max_size=25).map("".join),
)


@given(TEXTS)
@settings(max_examples=600, deadline=2000)
def test_any_text_gives_a_tree_or_findings(text: str) -> None:
    with nothing_runs():
        for read in (parse_expression, parse_definition):
            findings = Findings()
            assert (read(Field(text, AT), findings) is None) == bool(findings)


def expressions() -> st.SearchStrategy[str]:
    """Texts that are in the language, whatever they mean."""
    atoms = st.sampled_from(["0", "1", "2", "10", "1000000", "0.5", "'t'", "a", "b", "xs", "X"])

    def wider(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        operators = st.sampled_from("+ - * / // % ** == != < in and or".split())
        names = st.sampled_from(sorted(FUNCTIONS - {"given", "broadcast", "optional"}))
        return st.one_of(
            st.tuples(inner, operators, inner).map(lambda t: f"({t[0]} {t[1]} {t[2]})"),
            st.tuples(inner, inner, inner).map(lambda t: f"({t[0]} if {t[1]} else {t[2]})"),
            st.tuples(names, st.lists(inner, min_size=1, max_size=3)).map(
                lambda t: f"{t[0]}({', '.join(t[1])})"
            ),
            st.lists(inner, max_size=3).map(lambda t: f"[{', '.join(t)}]"),
            st.tuples(inner, inner).map(lambda t: f"{t[0]}[{t[1]}]"),
            st.tuples(inner, inner).map(lambda t: f"[{t[0]} for a in {t[1]}]"),
            st.tuples(inner, inner).map(lambda t: f"sum({t[0]} for a in range({t[1]}) if a)"),
            inner.map(lambda t: f"[*{t}]"),
        )

    return st.recursive(atoms, wider, max_leaves=12)


@given(expressions())
@settings(max_examples=600, deadline=None)
def test_any_expression_has_a_value_or_none_within_bounds(text: str) -> None:
    read, _ = parse(text)
    if read is None:
        return
    values = {"a": 3, "b": -2, "xs": [1, 2, 3], "X": 10**9}
    before = time.monotonic()
    with nothing_runs():
        try:
            evaluate(read.node, Scope(values, steps=[20_000]))
        except (EvaluationError, UnknownValue):
            pass
    assert time.monotonic() - before < 5


@pytest.mark.parametrize(
    "text",
    [
        "list(range(10 ** 12))",
        "[*range(10 ** 12)]",
        "sorted(range(10 ** 12))",
        "[0] * 10 ** 9 * 10 ** 9",
        "sum(1 for i in range(10 ** 12))",
        "[i for i in range(10 ** 12) if i < 0]",
        "max(range(10 ** 12))",
        "10 ** 10 ** 10",
        "prod([10 ** 1000] * 1000)",
        "'%1000000000d' % 1",
        "'a' * 10 ** 10",
        "[g for g in grid([1000, 1000, 1000, 1000])]",
        "zip(range(10 ** 12), range(10 ** 12))",
        "ravel([1] * 1000, [10 ** 1000] * 1000)",
        "5 in range(10 ** 12)",
    ],
)
def test_a_bomb_goes_off_at_once(text: str) -> None:
    read, found = parse(text)
    assert found == []
    assert read is not None
    before = time.monotonic()
    with pytest.raises(EvaluationError):
        evaluate(read.node, Scope({}, steps=[100_000]))
    assert time.monotonic() - before < 2
