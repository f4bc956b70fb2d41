"""Shape patterns: how they are read, and how shapes are cut by them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opspec.diagnostics import Findings, Position
from opspec.engine.cutting import cut, fixed_rank, has_rival_stars, least_rank, most_rank
from opspec.language.expressions import place
from opspec.language.patterns import (
    Choice,
    Dim,
    Listed,
    Pattern,
    Shape,
    bound_names,
    branches,
    parse_shape,
    read_names,
)
from opspec.reading.model import Field

AT = Position("spec/x.yaml", 3, 12)


def shape(text: str, *, output: bool = False) -> Shape | None:
    findings = Findings()
    read = parse_shape(Field(text, AT), findings, output=output)
    assert (read is None) == bool(findings)
    return read


def pattern(text: str) -> Pattern:
    read = shape(text)
    assert isinstance(read, Pattern)
    return read


@pytest.mark.parametrize(
    "text",
    [
        "()",
        "(n,)",
        "(N, C, *d)",
        "(*outer, n[k] @ axis, *inner)",
        "(*outer, *inner @ axis)",
        "(*broadcast(s), *optional(M), K)",
        "(*broadcast([M, N]),)",
        "(*b,) if broadcast == 1 else (*s,)",
    ],
)
def test_the_shape_of_an_input_prints_as_it_was_written(text: str) -> None:
    assert str(shape(text)) == text


@pytest.mark.parametrize(
    "text", ["n", "[n]", "(2,)", "(n + 1,)", "(*f(n),)", "(n[0],)", "(n @ 1,)", "(*n[k],)"]
)
def test_the_shape_of_an_input_names_dimensions_only(text: str) -> None:
    assert shape(text) is None


def test_the_shape_of_an_output_computes() -> None:
    assert isinstance(shape("put(d, axes, 1) if keep else drop(d, axes)", output=True), Choice)
    assert isinstance(shape("insert(d, axes, 1)", output=True), Listed)
    read = shape("(*outer, sum(n), *(size(a) for a in d), 2)", output=True)
    assert read is None  # `size` is not a function here
    read = shape("(*outer, sum(n), *reversed(d), 2)", output=True)
    assert read_names(read) == {"outer", "n", "d"}


def test_names_that_a_shape_binds_and_reads() -> None:
    read = shape("(*broadcast(s), n[k] @ axis) if flag else (*optional(M), *t)")
    assert bound_names(read) == {"s", "n", "M", "t"}
    assert read_names(read) == {"s", "n", "k", "M", "t", "flag"}
    assert len(list(branches(read))) == 2


def test_items_know_their_place() -> None:
    read = pattern("(*outer, n[k] @ axis, *inner)")
    assert [place(node, AT).column for node in read.nodes] == [13, 21, 34]


@pytest.mark.parametrize(
    ("text", "least", "most", "exact", "rivals"),
    [
        ("()", 0, 0, 0, False),
        ("(n, m)", 2, 2, 2, False),
        ("(N, C, *d)", 2, None, None, False),
        ("(*s, *optional(M), K)", 1, None, None, False),
        ("(*optional(M), K)", 1, 2, None, False),
        ("(*outer, n @ axis, *inner)", 1, None, None, False),
        ("(*outer, *inner @ axis)", 0, None, None, False),
        ("(*a, n, *b)", 1, None, None, True),
        ("(*a, *broadcast(s))", 0, None, None, True),
    ],
)
def test_ranks(text: str, least: int, most: int | None, exact: int | None, rivals: bool) -> None:
    read = pattern(text)
    assert (least_rank(read), most_rank(read), fixed_rank(read)) == (least, most, exact)
    assert has_rival_stars(read) is rivals


@pytest.mark.parametrize(
    ("text", "sizes", "axes", "parts"),
    [
        ("(*o, n @ axis, *i)", (2, 3, 4), {"axis": 1}, [[2], 3, [4]]),
        ("(*o, n @ axis, *i)", (2, 3, 4), {"axis": 0}, [[], 2, [3, 4]]),
        ("(*o, n @ axis, *i)", (2, 3, 4), {"axis": 2}, [[2, 3], 4, []]),
        ("(*o, n @ axis, *i)", (2, 3, 4), {"axis": 3}, None),
        ("(*o, n @ axis, *i)", (), {"axis": 0}, None),
        ("(*o, *i @ axis)", (2, 3), {"axis": 2}, [[2, 3], []]),
        ("(*o, *i @ axis)", (2, 3), {"axis": None}, None),
        ("(N, C, *d)", (2, 3), {}, [2, 3, []]),
        ("(N, C, *d)", (2,), {}, None),
        ("(n @ axis, *rest)", (2, 3), {"axis": 1}, None),
        ("(*s, *optional(M), K)", (5,), {}, [[], [], 5]),
        ("(*s, *optional(M), K)", (4, 5), {}, [[], [4], 5]),
        ("(*s, K, *optional(N))", (3, 4, 5), {}, [[3], 4, [5]]),
        ("()", (), {}, []),
        ("()", (1,), {}, None),
    ],
)
def test_cutting(
    text: str, sizes: tuple[int, ...], axes: dict[str, int | None], parts: list[Any] | None
) -> None:
    found = cut(pattern(text), sizes, None, axes)
    assert (found if found is None else [run for _, run in found]) == parts


def test_a_length_that_another_input_tells_settles_two_stars() -> None:
    read = pattern("(*a, n, *b)")
    assert cut(read, (2, 3, 4), None, {}) is None
    found = cut(read, (2, 3, 4), None, {}, {"a": 2})
    assert found is not None
    assert [run for _, run in found] == [[2, 3], 4, []]


@given(
    st.sampled_from(["(*o, n @ axis, *i)", "(*o, *i @ axis)", "(a, *d, b)", "(*s, *optional(m))"]),
    st.lists(st.integers(0, 9), max_size=5),
    st.integers(0, 5),
)
@settings(max_examples=300)
def test_the_parts_of_a_shape_are_the_shape(text: str, sizes: list[int], axis: int) -> None:
    read = pattern(text)
    parts = cut(read, sizes, None, {"axis": axis})
    if parts is not None:
        together = [
            size for item, run in parts for size in ([run] if isinstance(item, Dim) else run)
        ]
        assert together == sizes
