"""Sizes of which not all are known: their products, quotients, and what can be told of them."""

from collections.abc import Callable
from typing import Any

import pytest

from onnxops import TensorType
from onnxops._dims import ceildiv, clamp, divide, least, most
from onnxops._unknown import Entry, Nameless, SilencedSize, Silent, Unknown, UnknownSize, product
from onnxops.ai.onnx.expand import infer_expand_13
from onnxops.ai.onnx.flatten import infer_flatten_11
from onnxops.ai.onnx.reshape import infer_reshape_21
from onnxops.ai.onnx.tile import infer_tile_13

N, M = Unknown("N"), Unknown("M")


def test_a_single_size_is_its_own_product() -> None:
    batch = Unknown("batch")
    assert product([batch]) is batch


def test_nothing_has_the_product_1() -> None:
    assert product([]) == 1


@pytest.mark.parametrize("unknown", [Unknown("batch"), Unknown(), Nameless()])
def test_zero_wins_over_what_is_unknown(unknown: Unknown) -> None:
    assert product([unknown, 0]) == 0


@pytest.mark.parametrize(
    ("sizes", "told"),
    [
        ([N, 1], "N"),
        ([2, N, 3], "6*N"),
        ([N, M], "M*N"),
        ([M, 2, N], "2*M*N"),
        ([Unknown("3*N"), N, 2], "6*N*N"),
        ([Unknown("a + b"), 2], "2*(a + b)"),
        ([Unknown("2*(a + b)"), 2], "2*(2*(a + b))"),
        ([Nameless(), 2], None),
    ],
)
def test_a_product_is_a_symbol(sizes: list[Any], told: str | None) -> None:
    assert product(sizes).symbol == told


@pytest.mark.parametrize(
    ("dividend", "divisor", "quotient"),
    [
        (product([N, 12]), 4, "3*N"),
        (product([N, M, 12]), product([N, 12]), "M"),
        (Unknown("N*S"), Unknown("N"), "S"),
        (Unknown("2*(a + b)"), Unknown("2*(a + b)"), "1"),
    ],
)
def test_a_product_can_be_divided_by_its_parts(dividend: Any, divisor: Any, quotient: str) -> None:
    assert str(dividend // divisor) == quotient


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (N + 0, "N"),
        (0 + N, "N"),
        (N + N, "2*N"),
        (product([N, 3]) - N, "2*N"),
        (product([N, M, 2]) + product([M, N]), "3*M*N"),
    ],
)
def test_so_many_times_the_same_is_added_up(found: Any, told: str) -> None:
    assert found.symbol == told
    assert found - found == 0


def test_symbols_do_not_grow_without_end() -> None:
    doubled, squared, wrapped = N, N, Unknown("N + 1")
    for _ in range(62):
        doubled = Unknown((doubled + doubled).symbol)
    assert doubled.symbol == "4611686018427387904*N"
    with pytest.raises(UnknownSize):
        doubled + doubled
    for _ in range(6):
        squared = squared * squared
    with pytest.raises(UnknownSize):
        squared * squared
    told = []
    while wrapped.symbol is not None:
        wrapped = Unknown((wrapped * 3).symbol)
        told.append(wrapped.symbol)
    assert 3 < len(told) < 100


def test_a_symbol_of_a_model_may_be_anything() -> None:
    long = Unknown(f"{'9' * 5000}*N")
    assert long // long == 1
    assert (long * 2).symbol is None
    assert product([Unknown("0*N"), 5]) == 0


@pytest.mark.parametrize(("one", "other"), [(N, 1), (1, N), (N, M), (N, -1), (Unknown(), N)])
def test_other_sums_are_not_guessed(one: Any, other: Any) -> None:
    with pytest.raises(UnknownSize):
        one + other


def test_a_difference_is_not_negative() -> None:
    for less in (0, N):
        with pytest.raises(UnknownSize):
            less - product([N, 2])


@pytest.mark.parametrize("values", [(0, N), (N, 0), (-3, N, 0), ([0, N],), (N, N)])
def test_no_size_is_less_than_nothing(values: Any) -> None:
    assert most(*values) is N


def test_no_size_is_larger_than_the_largest() -> None:
    largest = 2**63 - 1
    assert least(N, largest) is N
    assert least(largest, N) is N
    assert clamp(largest, 0, N) is N
    assert clamp(N, 0, largest) is N
    assert clamp(-5, 0, N) == 0
    undecided: list[Callable[[], object]] = [
        lambda: least(N, 5),
        lambda: most(5, N),
        lambda: most(N, M),
    ]
    for decide in undecided:
        with pytest.raises(UnknownSize):
            decide()


def test_quotients_leave_nothing_over() -> None:
    twelve = product([N, 12])
    assert ceildiv(twelve, 4).symbol == divide(twelve, 4).symbol == "3*N"
    assert (ceildiv(7, 2), divide(-7, 2)) == (4, -3)
    for inexact in (ceildiv, divide):
        with pytest.raises(UnknownSize):
            inexact(twelve, 5)


def test_a_size_without_a_symbol_goes_into_itself() -> None:
    one, other = Nameless(), Nameless()
    assert product([one, other, 6]) // product([other, one]) == 6
    with pytest.raises(UnknownSize):
        product([one, 6]) // other


@pytest.mark.parametrize(
    ("dividend", "divisor"),
    [(product([N, 3]), 2), (N, M), (6, N), (N, -1), (Unknown(), 1), (N, Unknown())],
)
def test_other_quotients_are_not_guessed(dividend: Any, divisor: Any) -> None:
    with pytest.raises(UnknownSize):
        dividend // divisor


@pytest.mark.parametrize(("factor", "error"), [(Unknown(), UnknownSize), (Silent(), SilencedSize)])
@pytest.mark.parametrize("other", [2, Unknown("batch")])
def test_other_products_are_not_guessed(
    factor: Unknown, error: type[Exception], other: object
) -> None:
    with pytest.raises(error):
        product([factor, other])
    with pytest.raises(UnknownSize):
        product([0.5, Unknown("batch")])
    with pytest.raises(UnknownSize):
        product([-1, Unknown("batch")])


@pytest.mark.parametrize("size", [N, Nameless(), product([N, M, 3])])
def test_a_size_is_not_negative(size: Any) -> None:
    assert size != -1
    assert size >= 0
    assert size > -1
    assert not size <= -1
    assert not size < 0
    assert size == size
    undecided: list[Callable[[], object]] = [
        lambda: size == 0,
        lambda: size != 2,
        lambda: size > 0,
        lambda: size <= 2,
        lambda: size == Unknown("other"),
        lambda: size == "N",
    ]
    for decide in undecided:
        with pytest.raises(UnknownSize):
            decide()


def test_a_size_in_a_list_of_numbers_is_not_0() -> None:
    size = Entry("N")
    assert size != 0
    assert size > 0
    assert size >= 1
    with pytest.raises(UnknownSize):
        assert size == 1


def test_of_anything_else_nothing_is_known() -> None:
    with pytest.raises(UnknownSize):
        assert Unknown() != -1
    with pytest.raises(SilencedSize):
        assert Silent() != -1


@pytest.mark.parametrize(
    ("shape", "axis", "expected"),
    [
        (("batch", 3, 4), 1, ("batch", 12)),
        (("batch", 3, 4), 2, ("3*batch", 4)),
        ((None, 3, 4), 2, (None, 4)),
        (("batch", 0), 0, (1, 0)),
        (None, 1, (None, None)),
    ],
)
def test_sizes_of_a_matrix(shape: Any, axis: int, expected: Any) -> None:
    assert infer_flatten_11(TensorType("float", shape), axis=axis).shape == expected


@pytest.mark.parametrize(
    ("shape", "wanted", "expected"),
    [
        (("batch", 3, 4), ["batch", -1], ("batch", 12)),
        (("batch", 3, 4), [0, -1], ("batch", 12)),
        (("batch", 3, 4), [-1, 4], ("3*batch", 4)),
        (("batch", 3, 4), [-1, 5], (None, 5)),
        (("3*batch", 4), ["batch", 3, 4], ("batch", 3, 4)),
        (("N", "S", 768), ["N", "S", 12, -1], ("N", "S", 12, 64)),
        (("N", "S", 768), [-1, 768], ("N*S", 768)),
        (("N", "S", "E"), ["N", -1], ("N", "E*S")),
        (("N", "S", "E"), ["N", "S", 8, -1], ("N", "S", 8, None)),
        ((None, 3, 4), [0, -1], (None, 12)),
        ((None, None, 4), [0, 0, 2, -1], (None, None, 2, 2)),
        ((None, None, 4), [0, -1], (None, None)),
        ((None, 3, 4), [None, -1], (None, None)),
        (None, ["batch", -1], ("batch", None)),
    ],
)
def test_a_rest_is_divided_by_what_is_kept(shape: Any, wanted: list[Any], expected: Any) -> None:
    found = infer_reshape_21(TensorType("float", shape), TensorType("int64", value=wanted))
    assert found.shape == expected


@pytest.mark.parametrize(
    ("shape", "wanted", "expected"),
    [
        ((1, 3), ["N", 1], ("N", 3)),
        (("N", 1), [1, "M"], ("N", "M")),
        ((0,), [None], (0,)),
        ((3,), ["N"], (None,)),
        (("N",), [5], (None,)),
        ((1,), ["N", "M"], ("N", "M")),
    ],
)
def test_what_a_shape_is_stretched_to(shape: Any, wanted: list[Any], expected: Any) -> None:
    found = infer_expand_13(TensorType("float", shape), TensorType("int64", value=wanted))
    assert found.shape == expected


def test_repeats_multiply_symbols() -> None:
    repeats: list[Any] = [2, "N", 1, "M"]
    tiled = TensorType("float", ("N", 3, "S", "M"))
    found = infer_tile_13(tiled, TensorType("int64", value=repeats))
    assert found.shape == ("2*N", "3*N", "S", "M*M")
