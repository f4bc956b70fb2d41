"""Sizes that are known by name only: what can be computed with them, and what is certain."""

from typing import Any

import pytest

from opspec.diagnostics import Findings, Position
from opspec.engine.evaluation import UNKNOWN, Scope, Symbol, UnknownValue, evaluate
from opspec.language.expressions import parse_expression
from opspec.reading.model import Field

NAMES = {"N": Symbol("N"), "M": Symbol("M"), "p": Symbol("6*N*S"), "o": Symbol("a + b")}


def worth(text: str) -> Any:
    findings = Findings()
    read = parse_expression(Field(text, Position("x", 1, 1)), findings)
    assert read is not None, findings.as_text()
    return evaluate(read.node, Scope({**NAMES, "u": UNKNOWN}))


@pytest.mark.parametrize(
    ("text", "symbol"),
    [
        ("N * 1", "N"),
        ("2 * N * 3", "6*N"),
        ("N * M", "M*N"),
        ("prod([M, 2, N])", "2*M*N"),
        ("2 * o", "2*(a + b)"),
        ("p // 3", "2*N*S"),
        ("p // N // 6", "S"),
        ("M * p // (N * 6)", "M*S"),
        ("p / 3", "2*N*S"),
        ("ceildiv(p, 2)", "3*N*S"),
        ("N + 0", "N"),
        ("0 + N + N", "2*N"),
        ("sum([N, N, 0])", "2*N"),
        ("p + p - p // 2", "9*N*S"),
        ("max(0, N)", "N"),
        ("max([N, 0])", "N"),
        ("min(9223372036854775807, N)", "N"),
        ("clamp(N, 0, 9223372036854775807)", "N"),
    ],
)
def test_products_are_symbols(text: str, symbol: str) -> None:
    assert worth(text) == Symbol(symbol)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("N * 0", 0),
        ("u * 0", 0),
        ("12 * N // N", 12),
        ("N - N", 0),
        ("clamp(-5, 0, N)", 0),
        ("N <= 9223372036854775807", True),
        ("N == N", True),
        ("N <= N", True),
        ("N < N", False),
        ("N == -1", False),
        ("-1 != N", True),
        ("N >= 0", True),
        ("0 <= N", True),
        ("N < 0", False),
        ("N > -1", True),
        ("-1 in [N, M]", False),
    ],
)
def test_what_is_certain(text: str, value: object) -> None:
    assert worth(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "N + 1",
        "N + M",
        "N - 2 * N",
        "sum([N, u])",
        "max(N, M)",
        "max(5, N)",
        "min(N, 5)",
        "ceildiv(N, 2)",
        "p / 4",
        "N % 2",
        "p // 4",
        "p // M",
        "6 // N",
        "N // -1",
        "u // 1",
        "0.5 * N",
        "-2 * N",
        "N == M",
        "N == 0",
        "N > 0",
        "0 < N",
        "N <= 0",
        "N >= 1",
        "N == u",
        "u == -1",
    ],
)
def test_nothing_else_is(text: str) -> None:
    with pytest.raises(UnknownValue):
        worth(text)
