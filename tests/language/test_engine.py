"""The engine: values with unknowns, names bound from types, clauses with three answers."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from opspec.checking.names import check_names
from opspec.checking.reporting import Reporter
from opspec.diagnostics import Findings, Position
from opspec.engine.binding import ClauseError, Outcome, bind
from opspec.engine.definition import run
from opspec.engine.evaluation import (
    UNKNOWN,
    EvaluationError,
    Scope,
    Symbol,
    UnknownValue,
    evaluate,
    limited,
)
from opspec.engine.merging import Contradiction, Flexible, merge_all
from opspec.engine.names import TensorType
from opspec.language.expressions import parse_expression
from opspec.language.resolved import Value, Version
from opspec.reading.model import Field
from tests.definitions import compiled
from tests.trees import draft, element_types, operator_of

N = Symbol("N")


def worth(text: str, **values: Any) -> Any:
    findings = Findings()
    read = parse_expression(Field(text, Position("x", 1, 1)), findings)
    assert read is not None, findings.as_text()
    return evaluate(read.node, Scope(values))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7 / 2", 3),
        ("-7 / 2", -3),
        ("7.0 / 2", 3.5),
        ("1.0 / 0", math.inf),
        ("-7 // 2", -4),
        ("-7 % 3", 2),
        ("2 ** 10", 1024),
        ("ceildiv(7, 2)", 4),
        ("clamp(9, 0, 5)", 5),
        ("sum([])", 0),
        ("prod([])", 1),
        ("max(1, 2.5)", 2.5),
        ("exp(1000)", math.inf),
        ("log(0)", -math.inf),
        ("round(2.5)", 2),
        ("list(range(3))", [0, 1, 2]),
        ("list(grid([2, 1]))", [(0, 0), (1, 0)]),
        ("[1] * 2 + [3]", [1, 1, 3]),
        ("[*[1, 2], 3]", [1, 2, 3]),
        ("reversed([1, 2])", [2, 1]),
        ("put([1, 2, 3], [0, 2], 9)", [9, 2, 9]),
        ("insert([1, 2], [0, 3], 9)", [9, 1, 2, 9]),
        ("drop([1, 2, 3], [1])", [1, 3]),
        ("ravel([1, 2], [3, 4])", 6),
        ("unravel(6, [3, 4])", [1, 2]),
        ("inside([1, 2], [2, 2])", False),
        ("argmax([1, 3, 3])", 1),
        ("argmax([1, 3, 3], last=1)", 2),
        ("argmin(x % 3 for x in [4, 9, 5, 6])", 9),
        ("argsort([2, 1, 2])", [1, 0, 2]),
        ("argsort([2, 1, 2], descending=1)", [0, 2, 1]),
        ('{"a": 1, "b": nothing}["a"]', 1),
        ("2 in [1, 2]", True),
        ("[1, 2] == range(1, 3)", True),
        ("[a + b for a, b in zip([1, 2], [3, 4])]", [4, 6]),
    ],
)
def test_values(text: str, value: Any) -> None:
    assert worth(text) == value


@pytest.mark.parametrize("text", ["max([1.0, nan, 2.0])", "min(nan, 1)"])
def test_nan_is_passed_on(text: str) -> None:
    assert math.isnan(worth(text, nan=math.nan))


@pytest.mark.parametrize(
    "text",
    ["1 // 0", "[1][1]", "x", "'a' + 'b'", "put([1], [1], 0)", "len(1)", "min([])", '{"a": 1}[0]'],
)
def test_what_has_no_value(text: str) -> None:
    with pytest.raises(EvaluationError):
        worth(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("sum([u])", UNKNOWN),
        ("[u, 1]", [UNKNOWN, 1]),
        ("[x + 1 for x in [u, 1]]", [UNKNOWN, 2]),
        ("0 and u", False),
        ("u or 1", True),
        ("all([u == 1, 1 == 2])", False),
        ("any([u == 1, 1 == 1])", True),
        ("3 in [u, 3]", True),
        ("[u, 1] == [2, 2]", False),
        ("4 if u else 4", 4),
        ("[1, 2] if u else [1, 3]", [1, UNKNOWN]),
        ('{"a": 5, "b": 5}[u]', 5),
        ("prod([u, 0])", 0),
        ("drop([1, 2, 3], [u])", [UNKNOWN, UNKNOWN]),
        ("put([1, 2], [u], 1)", [1, UNKNOWN]),
        ("len([u])", 1),
    ],
)
def test_what_is_known_in_spite_of_an_unknown(text: str, value: Any) -> None:
    assert worth(text, u=UNKNOWN) == value


@pytest.mark.parametrize(
    "text",
    [
        "u in [1, 2]",
        "[[u], 1] == [[2], 1]",
        "u + 1",
        "sum([u, 1])",
        "u and 1",
        "4 if u else 5",
        "[x for x in range(u)]",
        "u == 1",
    ],
)
def test_what_is_unknown_then(text: str) -> None:
    for unknown in (UNKNOWN, N):
        with pytest.raises(UnknownValue):
            worth(text, u=unknown)


@pytest.mark.parametrize(
    ("occurrences", "value"),
    [
        ([UNKNOWN, N, 3], 3),
        ([N, UNKNOWN], N),
        ([[2, UNKNOWN], [UNKNOWN, N]], [2, N]),
        ([Flexible([3]), Flexible([2, 1])], [2, 3]),
        ([Flexible([N]), Flexible([1])], [N]),
        ([Flexible([N]), Flexible([Symbol("M")])], [UNKNOWN]),
        ([Flexible([N]), Flexible([4])], [4]),
        ([UNKNOWN, Flexible([3])], UNKNOWN),
        ([Flexible([3]), UNKNOWN], UNKNOWN),
        ([], UNKNOWN),
    ],
)
def test_what_several_occurrences_say(occurrences: list[Any], value: Any) -> None:
    assert merge_all(occurrences) == value


@pytest.mark.parametrize(
    "occurrences",
    [[2, 3], [[2], [2, 2]], [[2, UNKNOWN], [3, 1]], [Flexible([2]), UNKNOWN, Flexible([3])]],
)
def test_what_contradicts(occurrences: list[Any]) -> None:
    with pytest.raises(Contradiction):
        merge_all(occurrences)


# --- binding ------------------------------------------------------------------------------------


def join(*shapes: tuple[Any, ...] | None, axis: int | None = 0, since: int = 13) -> Outcome:
    version = next(v for v in draft("Concat").versions if v.since == since)
    attributes: Mapping[str, Value] = {} if axis is None else {"axis": axis}
    inputs = [TensorType("float", shape) for shape in shapes]
    return bind(version, {"inputs": inputs}, attributes)


@pytest.mark.parametrize(
    ("shapes", "axis", "since", "violated"),
    [
        ([(2,), (3,)], 0, 13, ()),
        ([], 0, 13, ("C1",)),
        ([()], 0, 13, ("C5",)),
        ([(2, 3), (2,)], 0, 13, ("C5",)),
        ([(2, 3), (2, 4)], 0, 13, ("C8",)),
        ([(2, 3), (4, 3)], 1, 13, ("C7",)),
        ([(2, 3), (4, 4)], -3, 13, ("C6",)),
        ([(2, 3)], 2, 13, ("C6",)),
        ([(2, 3)], 2**32, 13, ("C6",)),
        ([(2, 3)], -1, 4, ("C6",)),
        ([(2, 3)], None, 4, ("C10",)),
        ([(2, 3), (2, 9)], None, 1, ()),
        ([(2,)], None, 1, ("C6",)),
        ([(2**62,), (2**62,)], 0, 13, ("C9",)),
        ([(2**62,), (2**62 - 1,)], 0, 13, ()),
        ([(0, 3), (0, 4)], 0, 13, ("C8",)),
    ],
)
def test_clauses_of_a_call(
    shapes: list[Any], axis: int | None, since: int, violated: tuple[str, ...]
) -> None:
    assert join(*shapes, axis=axis, since=since).violated == violated


@pytest.mark.parametrize(
    ("shapes", "axis", "shape"),
    [
        ([(2, 3), (4, 3)], 0, (6, 3)),
        ([(2, N), (2, 3)], 0, (4, 3)),
        ([(2, UNKNOWN), (2, N)], 0, (4, N)),
        ([(2, UNKNOWN), (2, UNKNOWN)], 0, (4, UNKNOWN)),
        ([(N, 3)], 0, (N, 3)),
        ([(N, 3), (2, 3)], 0, (UNKNOWN, 3)),
        ([None, (2, 3)], 0, (UNKNOWN, 3)),
        ([None, (2, 3), (4, UNKNOWN)], 0, (UNKNOWN, 3)),
        ([None], 0, None),
        ([(2, 3)], -1, (2, 3)),
    ],
)
def test_what_follows_from_types(shapes: list[Any], axis: int, shape: Any) -> None:
    outcome = join(*shapes, axis=axis)
    assert outcome.violated == ()
    assert outcome.outputs[0].shape == shape


def test_contradictions_are_found_beside_an_unknown_rank() -> None:
    assert join(None, (2, 3), (2, 4)).violated == ("C8",)


def test_a_violated_clause_silences_those_that_need_it() -> None:
    outcome = join((2, 3), (9, 9), axis=5)
    assert outcome.violated == ("C6",)
    assert not {"C7", "C8", "C9"} & set(outcome.verdicts)


def test_broadcasting_is_not_guessed() -> None:
    version = draft("Add").newest
    types = {"A": TensorType("float", None), "B": TensorType("float", (3,))}
    assert bind(version, types, {}).outputs[0].shape is None
    types = {"A": TensorType("float", (N, 1)), "B": TensorType("float", (3,))}
    assert bind(version, types, {}).outputs[0].shape == (N, 3)
    types = {"A": TensorType("float", (2,)), "B": TensorType("float", (3,))}
    assert bind(version, types, {}).violated == ("C4",)


def test_broadcasting_one_way() -> None:
    version = draft("Gemm").newest
    types = {
        "A": TensorType("float", (2, 3)),
        "B": TensorType("float", (3, UNKNOWN)),
        "C": TensorType("float", (4,)),
    }
    assert bind(version, types, {}).violated == ()
    types["B"] = TensorType("float", (3, 5))
    assert bind(version, types, {}).violated == ("C6",)
    types["C"] = TensorType("float", (1, 2, 5))
    assert bind(version, types, {}).violated == ("C6",)


def test_the_length_of_a_vector_tells_a_rank() -> None:
    version = draft("ReduceSum").newest
    types = {"data": TensorType("float", (2, 3, 4)), "axes": TensorType("int64", (2,))}
    assert bind(version, types, {"keepdims": 0}).outputs[0].shape == (UNKNOWN,)
    assert bind(version, types, {"keepdims": 1}).outputs[0].shape == (UNKNOWN,) * 3


def test_members_of_a_variadic_output() -> None:
    version = draft("Split").newest
    outcome = bind(version, {"input": TensorType("float", (7, 2))}, {"axis": 0}, 3)
    assert [output.shape for output in outcome.outputs] == [(3, 2), (3, 2), (1, 2)]


SPEC = """
operator: Test
domain: com.example
summary: A test.
inputs: [{name: X, type: T, shape: '(*d,)'}]
outputs: [{name: Y, type: T, shape: '(*d,)'}]
types: {T: [float, int8]}
clauses: {C1: X.given, C2: T.allowed, C3: 'd[5] > 0'}
definition: 'Y[*i] = X[*i] * 2'
versions: [{since: 1}]
"""


def scaled(definition: str = "Y[*i] = X[*i] * 2") -> Version:
    return operator_of(SPEC.replace("Y[*i] = X[*i] * 2", definition)).newest


def test_a_clause_without_an_answer_is_named() -> None:
    with pytest.raises(ClauseError) as raised:
        bind(scaled(), {"X": TensorType("float", (2,))}, {})
    assert raised.value.clause.id == "C3"


@pytest.mark.parametrize(
    ("definition", "message"),
    [
        ("Y[0] = X[0]", "Y[1] is never written"),
        ("Y[*i] = X[*(p + 1 for p in i)]", "X is read at [2], outside of its shape (2,)"),
        ("Y[*(p * 0 for p in i)] = X[*i]", "Y[0] is written twice"),
        ("Y[*(p + 1 for p in i)] = X[*i]", "Y[2] is written, outside of the output"),
    ],
)
def test_a_definition_that_fails_says_how(definition: str, message: str) -> None:
    with pytest.raises(EvaluationError) as raised:
        run(scaled(definition), {"X": np.ones(2, np.float32)}, {}, element_types())
    assert str(raised.value) == message


@pytest.mark.parametrize(
    ("value", "elements", "message"),
    [
        ('"a"', np.ones(2, np.float32), "stores a text in a tensor of float32"),
        ("1", np.array(["a", "b"], object), "stores 1 in a tensor of strings"),
    ],
)
def test_an_element_is_of_the_type_of_its_tensor(value: str, elements: Any, message: str) -> None:
    version = scaled(f"Y[*i] = {value}")
    with pytest.raises(EvaluationError, match=message):
        run(version, {"X": elements}, {}, element_types())


def test_zero_is_the_zero_of_every_type() -> None:
    version = scaled("Y[*i] = 0")
    for elements, zero in ((["a"], ""), ([True], False), ([1.5], 0.0)):
        array = np.array(elements, object if elements == ["a"] else None)
        (result,) = run(version, {"X": array}, {}, element_types())
        assert result.tolist() == [zero]


@pytest.mark.parametrize(
    ("dtype", "limits"),
    [
        ("float16", [-65504.0, 65504.0]),
        (ml_dtypes.bfloat16, [-(2.0**128 - 2.0**120), 2.0**128 - 2.0**120]),
        ("int8", [-128, 127]),
        ("uint64", [0, 2**64 - 1]),
    ],
)
def test_the_limits_of_a_type(dtype: Any, limits: list[Any]) -> None:
    version = scaled("Y[*i] = highest(X) if X[*i] > 0 else lowest(X)")
    array = np.array([0, 1], dtype)
    (result,) = run(version, {"X": array}, {}, element_types())
    assert result.tolist() == compiled(version)(array).tolist() == limits


def test_integers_wrap_when_they_are_stored() -> None:
    (result,) = run(scaled(), {"X": np.array([100, -100], np.int8)}, {}, element_types())
    assert result.tolist() == [-56, 56]


def test_what_integers_have_no_number_for() -> None:
    version = scaled("Y[*i] = X[*i] ** (0 - 1)")
    (result,) = run(version, {"X": np.array([0, 1, -1, 2], np.int8)}, {}, element_types())
    assert result.tolist() == [0, 1, -1, 0]
    version = scaled("Y[*i] = 7 / X[*i]")
    (result,) = run(version, {"X": np.array([0, 2, -2], np.int8)}, {}, element_types())
    assert result.tolist() == [0, 3, -3]


@pytest.mark.parametrize(("descending", "order"), [(0, [2, 0, 1, 3]), (1, [1, 3, 0, 2])])
def test_nan_is_in_order_as_the_largest(descending: int, order: list[int]) -> None:
    order_of_x = f"argsort((X[l] for l in range(4)), descending={descending})"
    version = scaled(f"Y[*i] = {order_of_x}[i[0]]")
    elements = np.array([1, np.nan, -np.inf, np.nan], np.float32)
    (result,) = run(version, {"X": elements}, {}, element_types())
    assert result.tolist() == order


def test_a_single_read_keeps_every_bit() -> None:
    bits = np.array([0x7F800001, 0xFFC12345, 0x80000000], np.uint32)
    (result,) = run(scaled("Y[*i] = X[*i]"), {"X": bits.view(np.float32)}, {}, element_types())
    assert result.view(np.uint32).tolist() == bits.tolist()


def test_a_limit_is_shared_by_all_that_is_evaluated_within() -> None:
    with limited(500) as left:
        with pytest.raises(EvaluationError, match="too many steps"):
            run(scaled(), {"X": np.ones(1000, np.float32)}, {}, element_types())
        assert left[0] < 0
    run(scaled(), {"X": np.ones(1000, np.float32)}, {}, element_types())


BY_TYPE = """
operator: Test
summary: A.
inputs:
  - {name: X, type: T, shape: '(*d,)'}
outputs:
  - {name: Y, type: T, shape: '(*d,)'}
attributes:
  - {name: twice, type: int, default: 0}
types: {T: [float, string]}
clauses:
  C1: X.given
  C2: T.allowed
  C3: not twice or plain
let:
  plain: T != "string"
definition: Y[*i] = X[*i]
versions:
  - {since: 1}
"""


def test_a_clause_may_ask_for_the_element_type() -> None:
    version = operator_of(BY_TYPE).newest

    def verdicts(elem_type: str | None, twice: int) -> tuple[str, ...]:
        outcome = bind(version, {"X": TensorType(elem_type, (2,))}, {"twice": twice})
        return tuple(verdict.value for verdict in outcome.verdicts.values())

    assert verdicts("float", 1) == ("holds", "holds", "holds")
    assert verdicts("string", 0) == ("holds", "holds", "holds")
    assert verdicts("string", 1) == ("holds", "holds", "violated")
    assert verdicts(None, 1) == ("holds", "unknown", "unknown")
    # A type that is not allowed is named once.
    assert verdicts("int8", 1) == ("holds", "violated")
    findings = Findings()
    check_names(operator_of(BY_TYPE), Reporter(findings))
    assert findings.as_text() == ""
