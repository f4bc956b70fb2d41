"""Errors: what they carry, what they derive from, that they survive a pickle."""

import dataclasses
import pickle

import numpy as np
import pytest

from onnxops import OpError, OpTypeError, OpValueError, Violation
from onnxops.ai.onnx.concat import check_concat_13, concat_13


def _raised(*shapes: tuple[int, ...]) -> OpError:
    with pytest.raises(OpError) as caught:
        concat_13([np.zeros(shape, np.float32) for shape in shapes], axis=0)
    return caught.value


def test_an_error_says_parameter_got_and_wanted() -> None:
    error = _raised((2, 2), (2, 2, 2))
    assert str(error) == "Concat-13.C5: inputs[1] has rank 3, wanted rank 2 as inputs[0] has"
    assert error.message == "inputs[1] has rank 3, wanted rank 2 as inputs[0] has"
    assert (error.clause, error.operator, error.since_version) == ("Concat-13.C5", "Concat", 13)
    assert (error.parameter, error.got, error.wanted) == (
        "inputs[1]",
        "rank 3",
        "rank 2 as inputs[0] has",
    )


def test_a_size_names_its_axis() -> None:
    assert str(_raised((2, 3), (2, 4))) == (
        "Concat-13.C8: inputs[1] has size 4 on axis 1, wanted 3 as inputs[0] has"
    )


def test_errors_are_the_built_in_ones_that_users_expect() -> None:
    assert isinstance(_raised((2,), (2, 2)), OpValueError | ValueError)
    with pytest.raises(TypeError) as caught:
        concat_13([np.zeros(2, np.float32), np.zeros(2, np.float64)], axis=0)
    assert isinstance(caught.value, OpTypeError)


def test_an_error_survives_a_pickle() -> None:
    error = _raised((2,), (2, 2))
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert copy.violation == error.violation


def test_an_error_without_a_clause_is_its_message() -> None:
    error = OpError("unknown")
    assert (str(error), error.clause, error.message) == ("unknown", None, "unknown")


def test_violations_are_records() -> None:
    (violation,) = check_concat_13([], axis=0)
    assert isinstance(violation, Violation)
    assert str(violation) == "Concat-13.C1: inputs has 0 tensors, wanted 1 or more"
    field = "clause"
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(violation, field, None)
