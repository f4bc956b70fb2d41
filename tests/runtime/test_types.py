"""Types: what they take, what they refuse, and how NumPy's types are named."""

from typing import Any

import ml_dtypes
import numpy as np
import onnx
import pytest

import onnxops
from onnxops import OptionalType, SequenceType, TensorType, dtype_of, element_type
from onnxops.types import DTYPES, NUMBERS

# Called with what the annotations refuse, too.
make_tensor: Any = TensorType
make_sequence: Any = SequenceType


def test_a_type_keeps_what_is_known() -> None:
    type_ = TensorType("float", ("batch", 3, None))
    assert (type_.elem_type, type_.shape) == ("float", ("batch", 3, None))
    assert str(type_) == "tensor(float)[batch, 3, ?]"
    assert TensorType().shape is None


def test_types_compare_and_hash_by_value() -> None:
    assert TensorType("float", (2,)) == make_tensor("float", [np.int64(2)])
    assert len({TensorType("float", (2,)), TensorType("float", (2,))}) == 1


@pytest.mark.parametrize(
    ("elem_type", "shape", "words"),
    [
        ("float32", None, "'float32' is no element type"),
        ("float", (-1,), "cannot be negative"),
        ("float", (1.5,), "got 1.5"),
        ("float", (True,), "got True"),
        ("float", "ab", "a shape is a tuple"),
        ("float", 3, "a shape is a tuple"),
    ],
)
def test_a_wrong_type_says_what_is_wrong(elem_type: str, shape: object, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make_tensor(elem_type, shape)


def test_sequences_and_optionals_hold_types() -> None:
    assert str(SequenceType(OptionalType(TensorType("int64")))) == "seq(optional(tensor(int64)))"
    with pytest.raises(ValueError, match="is a type"):
        make_sequence("float")


def test_every_element_type_of_onnx_is_known_by_name_and_number() -> None:
    expected = {
        number: name.lower() for name, number in onnx.TensorProto.DataType.items() if number
    }
    assert dict(NUMBERS) == expected
    for name in DTYPES:
        assert element_type(dtype_of(name)) == name


def test_numpy_holds_element_types_as_onnx_does() -> None:
    for number, name in NUMBERS.items():
        assert dtype_of(name) == onnx.helper.tensor_dtype_to_np_dtype(number)


@pytest.mark.parametrize(
    ("dtype", "name"),
    [
        (">f4", "float"),
        ("q", "int64"),
        ("Q", "uint64"),
        ("i", "int32"),
        ("U3", "string"),
        (object, "string"),
        (np.dtypes.StringDType(), "string"),
        (np.dtype(ml_dtypes.bfloat16).newbyteorder(">"), "bfloat16"),
    ],
)
def test_element_types_of_any_byte_order_and_twin(dtype: Any, name: str) -> None:
    assert element_type(np.dtype(dtype)) == name


@pytest.mark.parametrize("dtype", ["M8[s]", "S2", "i4,i4", "V3", "m8"])
def test_what_onnx_has_no_type_for(dtype: str) -> None:
    with pytest.raises(TypeError, match="ONNX has no element type"):
        element_type(np.dtype(dtype))
    with pytest.raises(ValueError, match="no element type"):
        dtype_of(dtype)


def test_the_package_says_what_it_offers() -> None:
    for name in onnxops.__all__:
        assert getattr(onnxops, name) is not None
