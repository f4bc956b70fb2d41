"""Joining arrays: results, bits, layouts, strings, `out`; what is refused under which clause."""

from collections.abc import Callable
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from numpy.lib.stride_tricks import as_strided

from onnxops import OpError
from onnxops.ai.onnx.concat import concat_1, concat_4, concat_11, concat_13

Array = np.ndarray[Any, Any]
A = np.arange(6, dtype=np.float32).reshape(2, 3)
B = A + 10


def clause(call: Callable[[], object]) -> str:
    with pytest.raises(OpError) as caught:
        call()
    assert caught.value.clause is not None
    return caught.value.clause.split(".")[1]


def refused(inputs: Any, axis: Any = 0, **more: Any) -> str:
    return clause(lambda: concat_13(inputs, axis=axis, **more))


@pytest.mark.parametrize("axis", [0, 1, -1, -2, np.int8(1), np.array(1)])
def test_joins_along_the_axis(axis: Any) -> None:
    np.testing.assert_array_equal(concat_13([A, B], axis=axis), np.concatenate([A, B], int(axis)))


def test_an_axis_not_given_is_1_in_version_1_and_an_error_later() -> None:
    np.testing.assert_array_equal(concat_1([A, B]), np.concatenate([A, B], 1))
    for later in (concat_4, concat_11, concat_13):
        assert clause(partial(later, [A, B])) == "C10"


@pytest.mark.parametrize("version", [concat_1, concat_4])
def test_early_versions_count_from_the_front_only(version: Callable[..., Array]) -> None:
    assert clause(lambda: version([A, B], axis=-1)) == "C6"
    assert clause(lambda: version([A, B], axis=np.int64(-1))) == "C6"


def test_one_input_gives_a_copy() -> None:
    for array in (A, A.T, A[:, ::2], A.astype(">f4")):
        result = concat_13([array], axis=0)
        assert not np.shares_memory(result, array)
        np.testing.assert_array_equal(result, array)


@pytest.mark.parametrize(
    "array",
    [A, np.asfortranarray(A), A[::-1, ::-1], A.astype(">f4"), np.zeros((0, 3), np.float32)],
    ids=["C", "Fortran", "reversed", "big-endian", "empty"],
)
def test_the_result_is_fresh_and_native(array: Array) -> None:
    result = concat_13([array, array], axis=0)
    assert result.flags.owndata
    assert result.dtype.isnative
    np.testing.assert_array_equal(result, np.concatenate([array, array]))


@pytest.mark.parametrize("order", ["<", ">"])
@pytest.mark.parametrize("kind", ["f2", "f4", "f8"])
def test_bits_are_kept(order: str, kind: str) -> None:
    size = np.dtype(kind).itemsize
    quiet = {2: 0x7E01, 4: 0x7FC00001, 8: 0x7FF8000000000001}[size]
    signalling = {2: 0x7C01, 4: 0x7F800001, 8: 0x7FF0000000000001}[size]
    bits = np.array([quiet, signalling, 1 << (8 * size - 1), 1], f"{order}u{size}")
    for inputs in ([bits.view(f"{order}{kind}")], [bits.view(f"{order}{kind}")[::-1]] * 2):
        result = concat_13(inputs, axis=0)
        expected = np.concatenate([each.view(f"{order}u{size}") for each in inputs])
        assert result.view(f"u{size}").tolist() == expected.tolist()


@pytest.mark.parametrize("dtype", [np.bool_, np.complex64, np.complex128, ml_dtypes.bfloat16])
def test_unusual_types(dtype: Any) -> None:
    array = np.array([0, 1, 2]).astype(dtype)
    result = concat_13([array, array], axis=0)
    assert result.dtype == array.dtype
    assert result.tolist() == array.tolist() * 2


def test_inputs_are_not_changed() -> None:
    before = A.copy()
    concat_13([A, B], axis=1)
    np.testing.assert_array_equal(A, before)


@pytest.mark.parametrize(
    "container", [list, tuple, iter, lambda arrays: (array for array in arrays)]
)
def test_inputs_come_in_any_iterable(container: Callable[[list[Array]], Any]) -> None:
    assert concat_13(container([A, B]), axis=0).shape == (4, 3)


@pytest.mark.parametrize(
    "inputs", [A, "ab", b"ab", memoryview(b"ab"), A.data, {"a": A}, None, 3, np.float32(1)]
)
def test_what_is_no_sequence_of_tensors(inputs: Any) -> None:
    assert refused(inputs) == "input-count"


def test_array_likes_and_subclasses() -> None:
    assert concat_13([[1, 2], (3,)], axis=0).tolist() == [1, 2, 3]
    masked = np.ma.masked_array(A, A > 2)
    memory = A.view(np.recarray)
    for inputs in ([memory, memory], [masked, masked]):
        result = concat_13(inputs, axis=0)
        assert type(result) is np.ndarray
        np.testing.assert_array_equal(result, np.concatenate([A, A]))
    assert refused([[[1], [2, 3]]]) == "input-type"
    assert refused([1, 2]) == "C5"


class _Unprintable:
    def __repr__(self) -> str:
        raise RuntimeError("no repr")


@pytest.mark.parametrize(
    "axis",
    [True, np.True_, 0.0, "0", [0], 2**63, -(2**63) - 1, 10**5000, _Unprintable()],
    ids=lambda axis: type(axis).__name__,
)
def test_an_axis_that_is_no_int64(axis: Any) -> None:
    assert refused([A, B], axis) == "attribute-type"


@pytest.mark.parametrize("axis", [2, -3, 2**32, -(2**32), 2**63 - 1, -(2**63)])
def test_an_axis_out_of_range(axis: int) -> None:
    assert refused([A, B], axis) == "C6"


@pytest.mark.parametrize(
    ("inputs", "expected"),
    [
        ([], "C1"),
        ([A, None], "C2"),
        ([A, A.astype(ml_dtypes.float8_e4m3fn)], "C3"),
        ([np.zeros(2, ml_dtypes.int4)], "C3"),
        ([np.zeros(2, "M8[s]")], "C3"),
        ([np.zeros(2, "i4,i4")], "C3"),
        ([np.zeros(2, "S1")], "C3"),
        ([A, A.astype(np.float64)], "C4"),
        ([np.float32(1), np.float32(2)], "C5"),
        ([A, A[0]], "C5"),
        ([A, A[:, :2]], "C8"),
        ([A, np.zeros((0, 2), np.float32)], "C8"),
        ([np.broadcast_to(np.int8(1), 2**62)] * 4, "C9"),
        ([np.broadcast_to(np.zeros((0, 1), np.int8), (0, 2**62)).T] * 4, "C9"),
    ],
)
def test_each_clause_on_arrays(inputs: Any, expected: str) -> None:
    assert refused(inputs) == expected


def test_an_outer_size_that_differs() -> None:
    assert refused([A, A[:1]], axis=1) == "C7"


def test_the_first_violated_clause_is_raised_in_order_of_dependency() -> None:
    assert refused([A.astype(ml_dtypes.int4), A[0]], None) == "C3"
    assert refused([A, A[0].astype(np.float64)], None) == "C4"
    assert refused([A, A[0]], None) == "C5"
    assert refused([A, A[:, :2]], None) == "C10"
    assert refused([A, A[:, :2]], 7) == "C6"


@pytest.mark.parametrize("version", [concat_4, concat_13])
def test_types_grew_with_versions(version: Callable[..., Array]) -> None:
    integers = np.array([1, 2])
    assert clause(lambda: concat_1([integers], axis=0)) == "C3"
    assert version([integers, integers], axis=0).tolist() == [1, 2, 1, 2]
    half = np.zeros(2, ml_dtypes.bfloat16)
    assert concat_13(iter([half]), axis=0).dtype == half.dtype
    assert clause(lambda: concat_11([half], axis=0)) == "C3"


class _Texts:
    """Hands out an array of one type, as many do."""

    def __array__(self) -> Array:
        return np.array(["a", "bc"])


@pytest.mark.parametrize(
    "first",
    [
        np.array(["a", "bc"], object),
        np.array(["a", "bc"]),
        np.array(["a", "bc"], "T"),
        ["a", "bc"],
        _Texts(),
    ],
    ids=["object", "U", "StringDType", "list", "__array__"],
)
def test_strings_become_objects(first: Any) -> None:
    result = concat_13([first, np.array(["é\0", ""], object)], axis=0)
    assert result.dtype == object
    assert result.tolist() == ["a", "bc", "é\0", ""]
    assert {type(text) for text in result} == {str}


@pytest.mark.parametrize(
    "inputs",
    [
        [np.array(["a", 1], object)],
        [["a", 1]],
        [np.array([None], object)],
        [np.array([b"a"], object)],
        [np.array(["a", None], np.dtypes.StringDType(na_object=None))],
    ],
)
def test_a_string_tensor_holds_strings_only(inputs: Any) -> None:
    assert refused(inputs) == "element-value"


def test_out_is_filled_and_returned() -> None:
    for out in (np.empty((4, 3), np.float32), np.empty((3, 4), ">f4").T):
        assert concat_13([A, B], axis=0, out=out) is out
        np.testing.assert_array_equal(out, np.concatenate([A, B]))
    texts = np.empty(2, object)
    assert concat_13([["a"], ["b"]], axis=0, out=texts) is texts
    assert texts.tolist() == ["a", "b"]


def _read_only() -> Array:
    out = np.empty((4, 3), np.float32)
    out.flags.writeable = False
    return out


@pytest.mark.parametrize(
    "out",
    [
        [[0.0] * 3] * 4,
        np.empty((3, 4), np.float32),
        np.empty((4, 3), np.float64),
        np.empty((4, 3), object),
        np.empty((4, 3), "T"),
        _read_only(),
        as_strided(np.empty(4, np.float32), (4, 3), (4, 4)),
        as_strided(np.empty(4, np.float32), (4, 3), (0, 4)),
    ],
    ids=["list", "shape", "type", "object", "StringDType", "read-only", "overlapping", "stretched"],
)
def test_an_out_that_will_not_do(out: Any) -> None:
    assert refused([A, B], out=out) == "out"


def test_out_must_not_overlap_an_input() -> None:
    memory = np.zeros((6, 3), np.float32)
    assert refused([memory[:2], A], out=memory[1:5]) == "out"
    assert refused([memory[::-1][:2], A], out=memory[2:]) == "out"
    swapped = memory.view(memory.dtype.newbyteorder())
    assert refused([swapped[:2], A], out=memory[1:5]) == "out"
    assert concat_13([memory[:2], A], axis=0, out=memory[2:]) is not None


def test_many_inputs_and_high_ranks() -> None:
    assert concat_13([A] * 1000, axis=1).shape == (2, 3000)
    deep = np.zeros((1,) * 64, np.float32)
    assert concat_13([deep, deep], axis=-1).shape == (1,) * 63 + (2,)
