"""Inputs that stand for their value."""

import pytest

from onnxops import TensorType
from onnxops.ai.onnx.resize import infer_resize_10


@pytest.mark.parametrize(("scales", "expected"), [([1, 2], (2, 6)), ([0.5, 1.5], (1, 4))])
def test_whole_numbers_are_factors_too(scales: list[float], expected: tuple[int, ...]) -> None:
    found = infer_resize_10(TensorType("float", (2, 3)), TensorType("float", value=scales))
    assert found.shape == expected
