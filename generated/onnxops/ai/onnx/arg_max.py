# Emitted from spec/ai.onnx/ArgMax.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""ArgMax: Finds the position of the largest element along one axis.

Along ``axis`` each element of the result says where the largest element is, counted from 0. Of
several that are equally large it is the first, or the last where ``select_last_index`` is 1. A NaN
counts as larger than any number, and as large as another NaN. Zeros of both signs are equal.
"""

from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset(
    {
        "double",
        "float",
        "float16",
        "int16",
        "int32",
        "int64",
        "int8",
        "uint16",
        "uint32",
        "uint64",
        "uint8",
    }
)
_T_13 = _T_1 | {"bfloat16"}


def arg_max_1(
    data: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Finds the position of the largest element along one axis.

    Parameters
    ----------
    data : array_like
        The elements to search, in a tensor of rank 1 or more.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64.
    axis : int, default 0
        The axis along which to search.

        Within ``0 <= axis < r``.
    keepdims : int, default 1
        Whether the axis stays, with size 1, or goes.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reduced : ndarray
        The positions. The axis has size 1 in it, or is gone where ``keepdims`` is 0.

        A tensor of shape ``put(d, [axis], 1) if keepdims else drop(d, [axis])`` and element type
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 11 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``0 <= axis < r``, where ``r`` is the rank of ``data``.
        C4: ``keepdims`` is ``0`` or ``1``.
        C5: There is at least one element along the axis, as nothing has no largest element.

    Notes
    -----
    In index notation::

        reduced[*i] = argmax(data[*source(i, j)] for j in range(d[axis]))

    Examples
    --------
    >>> data_ = np.array([[1.0, 8.0, 3.0], [7.0, 2.0, 9.0]], "float32")
    >>> arg_max_1(data_)
    array([[1, 0, 1]])

    >>> data_ = np.array([1, 5, 5, 2], "int32")
    >>> arg_max_1(data_)
    array([1])

    """
    rules = Rules("ArgMax", 1)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, axis = _solve_1(rules, data_type, axis, keepdims, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, axis)
    return result


def infer_arg_max_1(
    data: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `arg_max_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ArgMax", 1)
    return _solve_1(rules, arrays.type_given(rules, "data", data), axis, keepdims, _T_1)[0]


def check_arg_max_1(
    data: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ArgMax-1 that the types of the inputs violate."""
    rules = Rules("ArgMax", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), axis, keepdims, _T_1)
    return rules.violations


def arg_max_11(
    data: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Finds the position of the largest element along one axis.

    Parameters
    ----------
    data : array_like
        The elements to search, in a tensor of rank 1 or more.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64.
    axis : int, default 0
        The axis along which to search. A negative value counts from the back.

        Within ``-r <= axis < r``.
    keepdims : int, default 1
        Whether the axis stays, with size 1, or goes.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reduced : ndarray
        The positions. The axis has size 1 in it, or is gone where ``keepdims`` is 0.

        A tensor of shape ``put(d, [axis], 1) if keepdims else drop(d, [axis])`` and element type
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 11 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``data``.
            A negative value counts from the back.
        C4: ``keepdims`` is ``0`` or ``1``.
        C5: There is at least one element along the axis, as nothing has no largest element.

    Notes
    -----
    In index notation::

        reduced[*i] = argmax(data[*source(i, j)] for j in range(d[axis]))

    Examples
    --------
    >>> data_ = np.array([[1.0, 8.0, 3.0], [7.0, 2.0, 9.0]], "float32")
    >>> arg_max_11(data_)
    array([[1, 0, 1]])

    >>> data_ = np.array([1, 5, 5, 2], "int32")
    >>> arg_max_11(data_)
    array([1])

    """
    rules = Rules("ArgMax", 11)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, axis = _solve_11(rules, data_type, axis, keepdims, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, axis)
    return result


def infer_arg_max_11(
    data: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `arg_max_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ArgMax", 11)
    return _solve_11(rules, arrays.type_given(rules, "data", data), axis, keepdims, _T_1)[0]


def check_arg_max_11(
    data: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ArgMax-11 that the types of the inputs violate."""
    rules = Rules("ArgMax", 11, collect=True)
    _solve_11(rules, arrays.type_given(rules, "data", data), axis, keepdims, _T_1)
    return rules.violations


def arg_max_12(
    data: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
    select_last_index: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Finds the position of the largest element along one axis.

    Parameters
    ----------
    data : array_like
        The elements to search, in a tensor of rank 1 or more.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64.
    axis : int, default 0
        The axis along which to search. A negative value counts from the back.

        Within ``-r <= axis < r``.
    keepdims : int, default 1
        Whether the axis stays, with size 1, or goes.
    select_last_index : int, default 0
        Whether the last of several that are equally large is meant, or the first.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reduced : ndarray
        The positions. The axis has size 1 in it, or is gone where ``keepdims`` is 0.

        A tensor of shape ``put(d, [axis], 1) if keepdims else drop(d, [axis])`` and element type
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 11 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``data``.
            A negative value counts from the back.
        C4: ``keepdims`` is ``0`` or ``1``.
        C5: There is at least one element along the axis, as nothing has no largest element.
        C6: ``select_last_index`` is ``0`` or ``1``.

    Notes
    -----
    In index notation::

        reduced[*i] = argmax((data[*source(i, j)] for j in range(d[axis])), last=select_last_index)

    Examples
    --------
    >>> data_ = np.array([[1.0, 8.0, 3.0], [7.0, 2.0, 9.0]], "float32")
    >>> arg_max_12(data_)
    array([[1, 0, 1]])

    >>> data_ = np.array([1, 5, 5, 2], "int32")
    >>> arg_max_12(data_)
    array([1])

    """
    rules = Rules("ArgMax", 12)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, axis, select_last_index = _solve_12(
        rules, data_type, axis, keepdims, select_last_index, _T_1
    )
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_12(result, data_tensor, axis, select_last_index)
    return result


def infer_arg_max_12(
    data: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
    select_last_index: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `arg_max_12` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ArgMax", 12)
    return _solve_12(
        rules, arrays.type_given(rules, "data", data), axis, keepdims, select_last_index, _T_1
    )[0]


def check_arg_max_12(
    data: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
    select_last_index: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ArgMax-12 that the types of the inputs violate."""
    rules = Rules("ArgMax", 12, collect=True)
    _solve_12(
        rules, arrays.type_given(rules, "data", data), axis, keepdims, select_last_index, _T_1
    )
    return rules.violations


def arg_max_13(
    data: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
    select_last_index: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Finds the position of the largest element along one axis.

    Parameters
    ----------
    data : array_like
        The elements to search, in a tensor of rank 1 or more.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64, bfloat16.
    axis : int, default 0
        The axis along which to search. A negative value counts from the back.

        Within ``-r <= axis < r``.
    keepdims : int, default 1
        Whether the axis stays, with size 1, or goes.
    select_last_index : int, default 0
        Whether the last of several that are equally large is meant, or the first.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reduced : ndarray
        The positions. The axis has size 1 in it, or is gone where ``keepdims`` is 0.

        A tensor of shape ``put(d, [axis], 1) if keepdims else drop(d, [axis])`` and element type
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 12 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``data``.
            A negative value counts from the back.
        C4: ``keepdims`` is ``0`` or ``1``.
        C5: There is at least one element along the axis, as nothing has no largest element.
        C6: ``select_last_index`` is ``0`` or ``1``.

    Notes
    -----
    In index notation::

        reduced[*i] = argmax((data[*source(i, j)] for j in range(d[axis])), last=select_last_index)

    Examples
    --------
    >>> data_ = np.array([[1.0, 8.0, 3.0], [7.0, 2.0, 9.0]], "float32")
    >>> arg_max_13(data_)
    array([[1, 0, 1]])

    >>> data_ = np.array([1, 5, 5, 2], "int32")
    >>> arg_max_13(data_)
    array([1])

    """
    rules = Rules("ArgMax", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, axis, select_last_index = _solve_12(
        rules, data_type, axis, keepdims, select_last_index, _T_13
    )
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_12(result, data_tensor, axis, select_last_index)
    return result


def infer_arg_max_13(
    data: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
    select_last_index: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `arg_max_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ArgMax", 13)
    return _solve_12(
        rules, arrays.type_given(rules, "data", data), axis, keepdims, select_last_index, _T_13
    )[0]


def check_arg_max_13(
    data: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    keepdims: SupportsIndex | None = None,
    select_last_index: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ArgMax-13 that the types of the inputs violate."""
    rules = Rules("ArgMax", 13, collect=True)
    _solve_12(
        rules, arrays.type_given(rules, "data", data), axis, keepdims, select_last_index, _T_13
    )
    return rules.violations


def _solve_1(
    rules: Rules, data: ValueType | None, axis: Any, keepdims: Any, T: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `reduced` and the `axis` in force."""
    axis = attributes.integer(rules, "axis", axis)
    keepdims = attributes.integer(rules, "keepdims", keepdims)
    data = rules.given("C1", "data", data)
    rules.allowed("C2", {"data": data}, T)
    axis = 0 if axis is None else axis
    shape = rules.shape("data", data)
    axis = rules.range("C3", "axis", axis, shape.rank)
    keepdims = 1 if keepdims is None else keepdims
    keepdims = rules.values("C4", "keepdims", keepdims, (0, 1))
    d = shape
    rules.holds(
        "C5",
        lambda: d[axis] > 0,
        "that there is at least one element along the axis, as nothing has no largest element",
        axis=axis,
        d=d,
    )
    result_shape = dims.joined(
        dims.run(lambda: dims.put(d, [axis], 1) if keepdims else dims.drop(d, [axis]))
    )
    return TensorType("int64", result_shape), axis


def _solve_11(
    rules: Rules, data: ValueType | None, axis: Any, keepdims: Any, T: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `reduced` and the `axis` in force."""
    axis = attributes.integer(rules, "axis", axis)
    keepdims = attributes.integer(rules, "keepdims", keepdims)
    data = rules.given("C1", "data", data)
    rules.allowed("C2", {"data": data}, T)
    axis = 0 if axis is None else axis
    shape = rules.shape("data", data)
    axis = rules.range("C3", "axis", axis, shape.rank, wraps=True)
    keepdims = 1 if keepdims is None else keepdims
    keepdims = rules.values("C4", "keepdims", keepdims, (0, 1))
    d = shape
    rules.holds(
        "C5",
        lambda: d[axis] > 0,
        "that there is at least one element along the axis, as nothing has no largest element",
        axis=axis,
        d=d,
    )
    result_shape = dims.joined(
        dims.run(lambda: dims.put(d, [axis], 1) if keepdims else dims.drop(d, [axis]))
    )
    return TensorType("int64", result_shape), axis


def _solve_12(
    rules: Rules,
    data: ValueType | None,
    axis: Any,
    keepdims: Any,
    select_last_index: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any]:
    """Check all that is known; return the type of `reduced` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    keepdims = attributes.integer(rules, "keepdims", keepdims)
    select_last_index = attributes.integer(rules, "select_last_index", select_last_index)
    data = rules.given("C1", "data", data)
    rules.allowed("C2", {"data": data}, T)
    axis = 0 if axis is None else axis
    shape = rules.shape("data", data)
    axis = rules.range("C3", "axis", axis, shape.rank, wraps=True)
    keepdims = 1 if keepdims is None else keepdims
    keepdims = rules.values("C4", "keepdims", keepdims, (0, 1))
    d = shape
    rules.holds(
        "C5",
        lambda: d[axis] > 0,
        "that there is at least one element along the axis, as nothing has no largest element",
        axis=axis,
        d=d,
    )
    select_last_index = 0 if select_last_index is None else select_last_index
    select_last_index = rules.values("C6", "select_last_index", select_last_index, (0, 1))
    result_shape = dims.joined(
        dims.run(lambda: dims.put(d, [axis], 1) if keepdims else dims.drop(d, [axis]))
    )
    return TensorType("int64", result_shape), axis, select_last_index


@np.errstate(all="ignore")
def _definition_1(reduced: Any, data: Any, axis: Any) -> None:
    """The definition, on whole arrays."""
    data = vectors.values(data)
    reduced[...] = vectors.stored(vectors.argmax_along(data, axis), reduced.dtype).reshape(
        reduced.shape
    )


@np.errstate(all="ignore")
def _definition_12(reduced: Any, data: Any, axis: Any, select_last_index: Any) -> None:
    """The definition, on whole arrays."""
    data = vectors.values(data)
    reduced[...] = vectors.stored(
        vectors.argmax_along(data, axis, last=select_last_index), reduced.dtype
    ).reshape(reduced.shape)


SCHEMAS = {
    1: Schema(
        operator="ArgMax",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("reduced", "tensor(int64)"),),
        attributes=(
            Attribute("axis", "int", "axis", default=0),
            Attribute("keepdims", "int", "keepdims", default=1),
        ),
        types={"T": _T_1},
        clauses={
            "ArgMax-1.C1": "The input data is given.",
            "ArgMax-1.C2": "data has one of the 11 element types that T allows.",
            "ArgMax-1.C3": "axis lies in the range 0 <= axis < r, where r is the rank of data.",
            "ArgMax-1.C4": "keepdims is 0 or 1.",
            "ArgMax-1.C5": (
                "There is at least one element along the axis, as nothing has no largest element."
            ),
        },
        run=arg_max_1,
        infer=infer_arg_max_1,
        check=check_arg_max_1,
    ),
    11: Schema(
        operator="ArgMax",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("reduced", "tensor(int64)"),),
        attributes=(
            Attribute("axis", "int", "axis", default=0),
            Attribute("keepdims", "int", "keepdims", default=1),
        ),
        types={"T": _T_1},
        clauses={
            "ArgMax-11.C1": "The input data is given.",
            "ArgMax-11.C2": "data has one of the 11 element types that T allows.",
            "ArgMax-11.C3": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of data. A negative value counts from the back."
            ),
            "ArgMax-11.C4": "keepdims is 0 or 1.",
            "ArgMax-11.C5": (
                "There is at least one element along the axis, as nothing has no largest element."
            ),
        },
        run=arg_max_11,
        infer=infer_arg_max_11,
        check=check_arg_max_11,
    ),
    12: Schema(
        operator="ArgMax",
        domain="ai.onnx",
        since_version=12,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("reduced", "tensor(int64)"),),
        attributes=(
            Attribute("axis", "int", "axis", default=0),
            Attribute("keepdims", "int", "keepdims", default=1),
            Attribute("select_last_index", "int", "select_last_index", default=0),
        ),
        types={"T": _T_1},
        clauses={
            "ArgMax-12.C1": "The input data is given.",
            "ArgMax-12.C2": "data has one of the 11 element types that T allows.",
            "ArgMax-12.C3": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of data. A negative value counts from the back."
            ),
            "ArgMax-12.C4": "keepdims is 0 or 1.",
            "ArgMax-12.C5": (
                "There is at least one element along the axis, as nothing has no largest element."
            ),
            "ArgMax-12.C6": "select_last_index is 0 or 1.",
        },
        run=arg_max_12,
        infer=infer_arg_max_12,
        check=check_arg_max_12,
    ),
    13: Schema(
        operator="ArgMax",
        domain="ai.onnx",
        since_version=13,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("reduced", "tensor(int64)"),),
        attributes=(
            Attribute("axis", "int", "axis", default=0),
            Attribute("keepdims", "int", "keepdims", default=1),
            Attribute("select_last_index", "int", "select_last_index", default=0),
        ),
        types={"T": _T_13},
        clauses={
            "ArgMax-13.C1": "The input data is given.",
            "ArgMax-13.C2": "data has one of the 12 element types that T allows.",
            "ArgMax-13.C3": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of data. A negative value counts from the back."
            ),
            "ArgMax-13.C4": "keepdims is 0 or 1.",
            "ArgMax-13.C5": (
                "There is at least one element along the axis, as nothing has no largest element."
            ),
            "ArgMax-13.C6": "select_last_index is 0 or 1.",
        },
        run=arg_max_13,
        infer=infer_arg_max_13,
        check=check_arg_max_13,
    ),
}
