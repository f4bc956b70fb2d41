"""Checking a model takes about as long as the full check of onnx, and grows with the model."""

import time
from collections.abc import Callable

import onnx
import pytest
from onnx import ModelProto, helper

from onnxops.interop import examine_model
from tests.interop.building import concat, info, model


def repeated(count: int) -> ModelProto:
    """Blocks of four nodes, as networks have them: shapes recur."""
    nodes = []
    for number in range(count // 4):
        before = f"d{number - 1}" if number else "x"
        nodes += [
            helper.make_node("Relu", [before], [f"a{number}"]),
            concat([before, f"a{number}"], [f"b{number}"], axis=1),
            helper.make_node("Slice", [f"b{number}", "zero", "end", "one"], [f"c{number}"]),
            helper.make_node("Add", [f"c{number}", before], [f"d{number}"]),
        ]
    constants = [
        helper.make_tensor(name, onnx.TensorProto.INT64, [1], [value])
        for name, value in (("zero", 0), ("end", 8), ("one", 1))
    ]
    outputs = [info(f"d{count // 4 - 1}", ["N", 8])]
    return model(nodes, [info("x", ["N", 8])], outputs, initializers=constants)


def seconds(do: Callable[[], object], tries: int = 3) -> float:
    """The least time of the processor, which a busy machine leaves alone."""
    taken = []
    for _ in range(tries):
        start = time.process_time()
        do()
        taken.append(time.process_time() - start)
    return min(taken)


def ratio(count: int) -> float:
    given = repeated(count)
    assert examine_model(given).violations == ()
    full = seconds(lambda: onnx.checker.check_model(given, full_check=True))
    return seconds(lambda: examine_model(given)) / full


def test_about_as_fast_as_the_full_check() -> None:
    assert ratio(10_000) < 3


@pytest.mark.deep
def test_as_fast_with_100_000_nodes() -> None:
    assert ratio(100_000) < 2
