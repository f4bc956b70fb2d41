"""The backend: onnx's own node tests, and models with functions."""

import warnings
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper
from onnx.backend.test.loader import load_model_tests
from onnx.reference import ReferenceEvaluator

import onnxops
from onnxops import OpError
from onnxops.interop import Backend, check_model, reference_ops
from tests.interop.building import concat, function, info, model

A, B = np.zeros((2, 3), np.float32), np.ones((4, 3), np.float32)


def _node_tests() -> list[Any]:
    return [
        case
        for case in load_model_tests(kind="node")
        if case.model is not None
        and {node.op_type for node in case.model.graph.node} <= set(onnxops.operators())
    ]


@pytest.fixture(scope="module")
def node_tests() -> list[Any]:
    # What onnx's makers of cases warn of is theirs, and differs from one NumPy to the next.
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return _node_tests()


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_the_node_tests_of_onnx_pass(node_tests: list[Any]) -> None:
    assert {case.name: told for case in node_tests if (told := _fault(case))} == {}
    # Only this operator has no node tests of its own.
    tested = {node.op_type for case in node_tests for node in case.model.graph.node}
    assert set(onnxops.operators()) - tested <= {"ConcatFromSequence"}


def _fault(case: Any) -> str | None:
    """What is not as a node test wants it."""
    try:
        assert Backend.is_compatible(case.model)
        assert check_model(case.model) == []
        for inputs, outputs in case.data_sets:
            results = Backend.prepare(case.model).run(inputs)
            for result, expected in zip(results, outputs, strict=True):
                _assert_close(result, expected, case)
    except (AssertionError, OpError) as error:
        return str(error)
    return None


def _assert_close(result: Any, expected: Any, case: Any) -> None:
    if isinstance(expected, list):
        for part, wanted in zip(result, expected, strict=True):
            _assert_close(part, wanted, case)
    elif expected is None:
        assert result is None
    else:
        assert result.dtype == expected.dtype
        np.testing.assert_allclose(result, expected, rtol=case.rtol, atol=case.atol)


def _called() -> onnx.ModelProto:
    node = helper.make_node("Join", ["a", "b"], ["y"], domain="local", along=0)
    return model(
        [node],
        [info("a", [2, 3]), info("b", [4, 3])],
        [info("y", [6, 3])],
        imports=[("local", 1)],
        functions=[function()],
    )


def test_functions_run() -> None:
    (result,) = Backend.run_model(_called(), [A, B])
    np.testing.assert_array_equal(result, np.concatenate([A, B]))


def test_inputs_by_name_and_constants() -> None:
    constant = numpy_helper.from_array(B, "b")
    given = model([concat(axis=0)], [info("a", [2, 3])], [info("y", None)], initializers=[constant])
    prepared = Backend.prepare(given)
    for inputs in ({"a": A}, [A], A):
        np.testing.assert_array_equal(prepared.run(inputs)[0], np.concatenate([A, B]))
    with pytest.raises(OpError, match="has 1 inputs, got 2"):
        prepared.run([A, B])
    with pytest.raises(OpError, match="input a of the model is not given"):
        prepared.run({})
    with pytest.raises(OpError, match="no input 'c'"):
        prepared.run({"a": A, "c": A})


def test_a_model_that_is_wrong_is_refused_before_it_runs() -> None:
    given, wanted = [info("a", [2, 3])], [info("y", None)]
    call = [helper.make_node("F", ["a"], ["y"], domain="local")]
    inner = {
        "calls itself": helper.make_node("F", ["x"], ["z"], domain="local"),
        "nothing gives its output": concat(["x"], ["w"], axis=0),
    }
    untold = onnx.TensorProto(name="a", data_type=1, dims=[2, 3])
    wrong = {
        "nothing gives its input": model([concat(["a", "b"], axis=0)], given, wanted),
        "nothing gives its output 'y'": model([concat(["a"], ["x"], axis=0)], given, wanted),
        "as follows": model([concat(["a"], axis=0)], given, [info("y", [2])]),
        "cannot be read": model([concat(["a"], axis=0)], [], wanted, initializers=[untold]),
    }
    for message, node in inner.items():
        opsets = [helper.make_opsetid("", 13), helper.make_opsetid("local", 1)]
        body = helper.make_function("local", "F", ["x"], ["z"], [node], opsets)
        imports = [("local", 1)]
        wrong[message] = model(call, given, wanted, imports=imports, functions=[body])
    for message, each in wrong.items():
        with pytest.raises(OpError, match=message):
            Backend.prepare(each)


def test_a_node_alone() -> None:
    (result,) = Backend.run_node(concat(axis=0), [A, B])
    assert result.shape == (6, 3)
    with pytest.raises(OpError, match=r"Concat-4\.C6"):
        Backend.run_node(concat(axis=-1), [A, B], opset_version=4)


def test_what_the_backend_cannot_run() -> None:
    unknown = model(
        [helper.make_node("Unspecified", ["a"], ["y"])], [info("a", [2])], [info("y", [2])]
    )
    assert not Backend.is_compatible(unknown)
    assert not Backend.is_compatible(_called(), "CUDA")
    assert Backend.is_compatible(_called(), "CPU:0")
    assert not Backend.supports_device("CUDA")
    with pytest.raises(OpError, match="device"):
        Backend.prepare(_called(), "CUDA")


def test_operators_for_the_reference_evaluator() -> None:
    for given in (
        _called(),
        model([concat(axis=0)], [info("a", None), info("b", None)], [info("y", None)]),
    ):
        evaluator = ReferenceEvaluator(given, new_ops=reference_ops(13))
        (result,) = evaluator.run(None, {"a": A, "b": B})
        np.testing.assert_array_equal(result, np.concatenate([A, B]))
    wrong = model([concat(axis=0)], [info("a", None), info("b", None)], [info("y", None)])
    with pytest.raises(TypeError) as caught:
        ReferenceEvaluator(wrong, new_ops=reference_ops(13)).run(
            None, {"a": A, "b": B.astype(np.float64)}
        )
    assert isinstance(caught.value.__cause__, OpError)


@pytest.mark.parametrize("opset", [0, 29, True, "13", None, 10**5000], ids=["0", "29", *"abcd"])
def test_an_unknown_opset_of_the_reference_evaluator(opset: Any) -> None:
    with pytest.raises(OpError, match="newest known is 28"):
        reference_ops(opset)
