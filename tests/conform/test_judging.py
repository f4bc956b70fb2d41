"""Comparing outputs, and the verdicts that follow."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from opspec.conform.comparing import difference, same
from opspec.conform.verdicts import (
    Refusal,
    applies,
    judge_inference,
    judge_run,
    judge_static,
)
from opspec.suite.manifest import Entry, OutputType


def floats(*values: float) -> np.ndarray[Any, Any]:
    return np.array(values, np.float32)


def diff(got: Any, wanted: Any, ulps: int = 0) -> str:
    return difference([got], [wanted], ["y"], ulps)


def ulps_above(value: float, ulps: int) -> np.ndarray[Any, Any]:
    return (floats(value).view(np.int32) + ulps).view(np.float32)


class TestComparing:
    def test_equal(self) -> None:
        assert diff(floats(1, 2), floats(1, 2)) == ""
        assert diff(floats(), floats()) == ""

    def test_the_first_element(self) -> None:
        assert diff(floats(1, 5, 6), floats(1, 2, 3)) == "y[1]: got 5.0, wanted 2.0, and 1 more"
        matrix = np.zeros((2, 2), np.int64)
        matrix[1, 0] = 7
        assert diff(matrix, np.zeros((2, 2), np.int64)) == "y[1, 0]: got 7, wanted 0"

    def test_bits_count_without_a_tolerance(self) -> None:
        said = diff(floats(0.0), floats(-0.0))
        assert said == "y[0]: got 0.0 (0x00000000), wanted -0.0 (0x80000000)"
        nans = np.array([0x7FC00000, 0x7FC00001], np.uint32).view(np.float32)
        assert "wanted nan (0x7fc00001)" in diff(nans[:1], nans[1:])
        assert diff(nans[:1], nans[1:], ulps=1) == ""

    @pytest.mark.parametrize("value", [1.0, -1.0, 1e-42, 3e38])
    def test_units_in_the_last_place(self, value: float) -> None:
        for away in (-2, 2):
            assert diff(ulps_above(value, away), floats(value), ulps=2) == ""
            assert diff(ulps_above(value, away), floats(value), ulps=1) != ""

    def test_from_below_zero_to_above(self) -> None:
        least = np.array([1, 0x80000001], np.uint32).view(np.float32)
        assert diff(least[:1], least[1:], ulps=2) == ""
        assert diff(least[:1], least[1:], ulps=1) != ""
        assert diff(floats(0.0), floats(-0.0), ulps=1) == ""

    def test_nan_is_no_number(self) -> None:
        assert diff(floats(np.nan), floats(1), ulps=9) != ""
        assert diff(floats(np.inf), floats(np.inf), ulps=9) == ""

    def test_element_types_and_shapes(self) -> None:
        assert diff(np.zeros(2, np.float64), floats(0, 0)) == (
            "y: got element type double, wanted float"
        )
        assert diff(floats(1, 2), floats(1, 2).reshape(1, 2)) == "y: got shape [2], wanted [1, 2]"
        assert difference([], [floats(1)], ["y"], 0) == "got 0 outputs, wanted 1"

    def test_other_element_types(self) -> None:
        texts = np.array(["a", "b"], object)
        assert diff(texts, np.array(["a", "c"], object)) == "y[1]: got 'b', wanted 'c'"
        assert diff(np.array(["a", "b"]), texts) == ""
        assert diff(np.array([1 + 2j]), np.array([1 + 3j])) == "y[0]: got (1+2j), wanted (1+3j)"
        for name in ("bfloat16", "float8_e4m3fn", "int4", "float4_e2m1fn"):
            dtype = np.dtype(getattr(ml_dtypes, name))
            one, two = np.ones(1, dtype), np.full(1, 2, dtype)
            assert diff(one, one) == ""
            assert diff(one, two) == f"y[0]: got {one[0]}, wanted {two[0]}"

    def test_sequences(self) -> None:
        assert diff([floats(1)], [floats(1)]) == ""
        assert diff([floats(1)], [floats(2)]) == "y[0][0]: got 1.0, wanted 2.0"
        assert diff([floats(1)], []) == "y: got 1 members, wanted 0"
        assert diff(floats(1), [floats(1)]) == "y: got a tensor, wanted a sequence"

    def test_layout_does_not_count(self) -> None:
        matrix = floats(1, 2, 3, 4).reshape(2, 2)
        assert diff(np.asfortranarray(matrix), matrix) == ""
        assert diff(matrix.astype(">f4"), matrix) == ""

    def test_two_runs(self) -> None:
        assert same([floats(1)], [floats(1)])
        assert not same([floats(1)], [floats(2)])


def entry(**changes: Any) -> Entry:
    plain = Entry(
        name="Join-1-case-declared",
        domain="ai.onnx",
        operator="Join",
        since_version=1,
        opset=1,
        clauses=("Join-1.C1",),
        says="",
        element_type="float",
        shapes="declared",
        kind="must_equal",
        static="must_accept",
        ulps=0,
        outputs=(OutputType("y", "float", (2, None, "N")),),
        data_sets=1,
        digest="",
    )
    return replace(plain, **changes)


NO, NOT_HERE = Refusal("no"), Refusal("not here", unsupported=True)
RIGHT, WRONG = [[floats(1)]], [[floats(2)]]


@pytest.mark.parametrize(
    ("static", "refusal", "verdict"),
    [
        ("must_accept", None, "pass"),
        ("must_accept", NO, "refused"),
        ("must_accept", NOT_HERE, "unsupported"),
        ("must_refuse", None, "accepted"),
        ("must_refuse", NO, "pass"),
        ("must_refuse", NOT_HERE, "untested"),
        ("may_refuse", None, "pass"),
        ("may_refuse", NO, "pass"),
        ("may_refuse", NOT_HERE, "pass"),
    ],
)
def test_a_look_at_the_model(static: str, refusal: Refusal | None, verdict: str) -> None:
    assert judge_static(entry(static=static), refusal).verdict == verdict


@pytest.mark.parametrize(
    ("kind", "outputs", "verdict"),
    [
        ("must_equal", RIGHT, "pass"),
        ("must_equal", WRONG, "wrong_result"),
        ("must_equal", NO, "refused"),
        ("must_equal", NOT_HERE, "unsupported"),
        ("must_refuse", RIGHT, "accepted"),
        ("must_refuse", NO, "pass"),
        ("must_refuse", NOT_HERE, "untested"),
        ("may_refuse", RIGHT, "pass"),
        ("may_refuse", WRONG, "wrong_result"),
        ("may_refuse", NO, "pass"),
    ],
)
def test_a_run(kind: str, outputs: Any, verdict: str) -> None:
    assert judge_run(entry(kind=kind), outputs, RIGHT, None).verdict == verdict


def test_a_second_run() -> None:
    said = judge_run(entry(kind="must_refuse"), RIGHT, [], WRONG)
    assert said.detail == "returned float[1]"
    assert "memory that was never written" in said.remark
    assert judge_run(entry(kind="must_refuse"), RIGHT, [], RIGHT).remark == "[1.0]"
    # What is different each time is no detail: a page that shows it could not be committed.
    assert judge_run(entry(), WRONG, RIGHT, RIGHT).detail == ""


@pytest.mark.parametrize(
    ("elem_type", "shape", "verdict"),
    [
        ("float", (2, None, "N"), "pass"),
        ("float", (2, None, "M"), "pass"),
        ("float", (2, "K", "N"), "pass"),
        ("float", (2, None, None), "says_less"),
        ("float", (None, None, "N"), "says_less"),
        ("float", ("N", None, "N"), "says_less"),
        ("float", None, "says_less"),
        (None, None, "says_less"),
        ("float", (2, 5, "N"), "wrong_result"),
        ("float", (3, None, "N"), "wrong_result"),
        ("float", (2, None), "wrong_result"),
        ("double", (2, None, "N"), "wrong_result"),
    ],
)
def test_inference(elem_type: str | None, shape: Any, verdict: str) -> None:
    found = [OutputType("y", elem_type, shape)]
    assert judge_inference(entry(), found).verdict == verdict


def test_inference_may_know_more_if_it_is_so() -> None:
    """A runtime can be cleverer than the declared types ask for; the data say if it is right."""
    clever = entry(outputs=(OutputType("y", "float", (None, "N"), (2, 3)),))
    assert judge_inference(clever, [OutputType("y", "float", (2, 3))]).verdict == "pass"
    assert judge_inference(clever, [OutputType("y", "float", (2, 4))]).verdict == "wrong_result"
    rankless = entry(outputs=(OutputType("y", "float", None, (2, 3)),))
    assert judge_inference(rankless, [OutputType("y", "float", (2, None))]).verdict == "pass"
    assert judge_inference(rankless, [OutputType("y", "float", (2,))]).verdict == "wrong_result"


def test_a_size_that_cannot_be_known_is_wrong() -> None:
    unknown = entry(outputs=(OutputType("y", "float", (None,)),))
    assert judge_inference(unknown, [OutputType("y", "float", (None,))]).verdict == "pass"
    assert judge_inference(unknown, [OutputType("y", "float", (2,))]).verdict == "wrong_result"
    assert judge_inference(unknown, []).verdict == "wrong_result"


def test_inference_that_refuses() -> None:
    assert judge_inference(entry(), NO).verdict == "refused"
    assert judge_inference(entry(static="must_refuse"), NO).verdict == "pass"
    assert judge_inference(entry(static="must_refuse"), []).verdict == "accepted"
    assert judge_inference(entry(static="may_refuse"), []).verdict == "pass"


def test_a_checker_has_no_say_where_a_rank_is_open() -> None:
    assert applies("checker", entry())
    assert applies("full_check", entry(shapes="symbolic"))
    assert not applies("checker", entry(shapes="undeclared"))
    assert not applies("full_check", entry(shapes="partly"))
    assert applies("run", entry(shapes="undeclared"))
    assert applies("inference", entry(shapes="partly"))
