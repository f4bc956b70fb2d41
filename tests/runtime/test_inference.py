"""Inference and checks on types of which not everything is known."""

from typing import Any

import pytest

from onnxops import OpError, OptionalType, SequenceType, TensorType
from onnxops.ai.onnx.concat import (
    check_concat_1,
    check_concat_13,
    infer_concat_1,
    infer_concat_13,
)

Shape = tuple[int | str | None, ...] | None


def floats(*shapes: Shape) -> list[TensorType]:
    return [TensorType("float", shape) for shape in shapes]


def clauses(types: Any, axis: Any = 0) -> list[str]:
    return [
        (violation.clause or "").removeprefix("Concat-13.")
        for violation in check_concat_13(types, axis=axis)
    ]


@pytest.mark.parametrize(
    ("shapes", "axis", "expected"),
    [
        ([(2, 3), (4, 3)], 0, (6, 3)),
        ([("a", 2), ("a", 3)], 1, ("a", 5)),
        ([("a", 2)], 0, ("a", 2)),
        ([(5, 2), ("N", 2)], 0, (None, 2)),
        ([("N", 2), ("N", 2)], 0, ("2*N", 2)),
        ([("N",), (0,)], 0, ("N",)),
        ([("N",), ("M",)], 0, (None,)),
        ([("a", 2), (4, 3)], 1, (4, 5)),
        ([(None, 2), ("a", 3)], 1, ("a", 5)),
        ([("a", 2), ("b", 3)], 1, ("a", 5)),
        ([None, (4, 2, 3), (4, 5, 3)], -2, (4, None, 3)),
        ([None, None], -1, None),
        ([None, None], 3, None),
        ([(2, 2, 3), (None, 4, 3), (2, 3, None)], 1, (2, 9, 3)),
        ([(0, 2), (0, 2)], 0, (0, 2)),
        ([(2**62,), (2**62 - 1,)], 0, (2**63 - 1,)),
    ],
)
def test_what_follows(shapes: list[Shape], axis: int, expected: Shape) -> None:
    assert infer_concat_13(floats(*shapes), axis=axis) == TensorType("float", expected)
    assert clauses(floats(*shapes), axis) == []


@pytest.mark.parametrize(
    ("shapes", "axis", "expected"),
    [
        ([(2, None, 3), None, (3, 3, None)], 1, "C7"),
        ([(2, 2, 3), (None, 4, 3), (3, 3, None)], 1, "C7"),
        ([(2, None, 3), None, (2, 3, None, 4)], 1, "C5"),
        ([None, (2, 3)], 2, "C6"),
        ([None, ()], 0, "C5"),
        ([("a", 2), (2, 3)], 0, "C8"),
        ([(2**62,), (2**62,)], 0, "C9"),
    ],
)
def test_contradictions_are_found_beside_what_is_unknown(
    shapes: list[Shape], axis: int, expected: str
) -> None:
    assert clauses(floats(*shapes), axis) == [expected]
    with pytest.raises(OpError) as caught:
        infer_concat_13(floats(*shapes), axis=axis)
    assert caught.value.clause == f"Concat-13.{expected}"


def test_an_unknown_element_type_follows_from_the_others() -> None:
    types = [TensorType(None, (2,)), TensorType("int8", (3,))]
    assert infer_concat_13(types, axis=0) == TensorType("int8", (5,))
    assert infer_concat_13([TensorType()], axis=0) == TensorType()


def test_a_negative_axis_is_wrong_before_11_whatever_the_rank() -> None:
    assert [v.clause for v in check_concat_1(floats(None), axis=-1)] == ["Concat-1.C6"]


def test_an_axis_not_given_is_1_in_version_1() -> None:
    assert infer_concat_1(floats((2, 3), (2, 4))) == TensorType("float", (2, 7))


def test_all_violations_are_collected_and_silenced_ones_left_out() -> None:
    assert clauses([]) == ["C1"]
    assert clauses([], None) == ["C1", "C10"]
    types = [*floats((2,), (2, 3)), TensorType("int4", (2,))]
    assert clauses(types, None) == ["C3", "C5", "C10"]
    assert clauses([*floats((2,)), None], "x") == ["attribute-type", "C2"]
    assert clauses(floats((2, 3), (3, 4)), 0) == ["C8"]
    assert clauses(floats((2, 3, 4), (3, 4, 5)), 1) == ["C7", "C8"]


@pytest.mark.parametrize(
    "type_", [SequenceType(TensorType("float")), OptionalType(TensorType("float"))]
)
def test_a_tensor_is_wanted(type_: Any) -> None:
    assert clauses([type_]) == ["C3"]


def test_what_is_no_type() -> None:
    assert clauses([3]) == ["input-type"]
    assert clauses(TensorType()) == ["input-count"]


def test_a_violation_says_got_and_wanted() -> None:
    (violation,) = check_concat_13(floats((2, 3), (2, 4)), axis=0)
    assert (violation.parameter, violation.got, violation.wanted) == (
        "inputs[1]",
        "size 4 on axis 1",
        "3 as inputs[0] has",
    )
    (violation,) = check_concat_13(floats((2, 3)), axis=5)
    assert violation.message == "axis is 5, wanted -2 to 1 as the rank is 2"
