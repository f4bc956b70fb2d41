"""Products of sizes of which not all are known."""

from typing import Any

import pytest

from onnxops import TensorType
from onnxops._dims import SilencedSize, Silent, Unknown, UnknownSize, product
from onnxops.ai.onnx.flatten import infer_flatten_11


def test_a_single_size_is_its_own_product() -> None:
    batch = Unknown("batch")
    assert product([batch]) is batch


def test_nothing_has_the_product_1() -> None:
    assert product([]) == 1


def test_zero_wins_over_what_is_unknown() -> None:
    assert product([Unknown("batch"), 0]) == 0


@pytest.mark.parametrize(
    ("factor", "error"), [(Unknown("batch"), UnknownSize), (Silent(), SilencedSize)]
)
def test_other_products_are_not_guessed(factor: Unknown, error: type[Exception]) -> None:
    with pytest.raises(error):
        product([2, factor])


@pytest.mark.parametrize(
    ("shape", "axis", "expected"),
    [
        (("batch", 3, 4), 1, ("batch", 12)),
        (("batch", 3, 4), 2, (None, 4)),
        (("batch", 0), 0, (1, 0)),
        (None, 1, (None, None)),
    ],
)
def test_sizes_of_a_matrix(shape: Any, axis: int, expected: Any) -> None:
    assert infer_flatten_11(TensorType("float", shape), axis=axis).shape == expected
