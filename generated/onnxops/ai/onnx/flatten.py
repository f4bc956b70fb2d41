# Emitted from spec/ai.onnx/Flatten.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Flatten: Makes a matrix of a tensor, keeping its elements in their order.

The axes before ``axis`` become the rows of the result together, and those from ``axis`` on its
columns. With ``axis`` 0 there is a single row; where ``axis`` is the rank of ``input``, a single
column. The result is a matrix whatever the rank of ``input`` is: of a single number it is one row
of one column.

Elements are copied as they are, bit for bit, in row-major order.
"""

from typing import Any, SupportsIndex

import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset({"double", "float", "float16"})
_T_9 = _T_1 | {
    "bool",
    "complex128",
    "complex64",
    "int16",
    "int32",
    "int64",
    "int8",
    "string",
    "uint16",
    "uint32",
    "uint64",
    "uint8",
}
_T_13 = _T_9 | {"bfloat16"}
_T_21 = _T_13 | {"float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz", "int4", "uint4"}
_T_23 = _T_21 | {"float4e2m1"}
_T_24 = _T_23 | {"float8e8m0"}
_T_25 = _T_24 | {"int2", "uint2"}


def flatten_1(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Makes a matrix of a tensor, keeping its elements in their order.

    Parameters
    ----------
    input : array_like
        The tensor to flatten, of any rank that ``axis`` fits.

        A tensor of shape ``(*d,)`` and element type T, one of float, float16, double.
    axis : int, default 1
        The first axis that goes into the columns. It may be the rank of ``input``; no axis does
        then.

        Within ``0 <= axis <= r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The same elements as a matrix.

        A tensor of shape ``(rows, columns)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has the element type ``float``, ``float16`` or ``double``.
    OpValueError
        C3: ``axis`` lies in the range ``0 <= axis <= r``, where ``r`` is the rank of ``input``.

    Notes
    -----
    In index notation::

        output[*i] = input[*unravel(ravel(i, dims(output)), d)]

    Examples
    --------
    >>> data = np.array([[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]], "float32")
    >>> flatten_1(data)
    array([[1., 2., 3., 4.],
           [5., 6., 7., 8.]], dtype=float32)

    >>> data = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> flatten_1(data, axis=0)
    array([[1., 2., 3., 4.]], dtype=float32)

    """
    rules = Rules("Flatten", 1)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_1(rules, input_type, axis, _T_1)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_flatten_1(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `flatten_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Flatten", 1)
    return _solve_1(rules, arrays.type_given(rules, "input", input), axis, _T_1)


def check_flatten_1(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Flatten-1 that the types of the inputs violate."""
    rules = Rules("Flatten", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "input", input), axis, _T_1)
    return rules.violations


def flatten_9(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Makes a matrix of a tensor, keeping its elements in their order.

    Parameters
    ----------
    input : array_like
        The tensor to flatten, of any rank that ``axis`` fits.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    axis : int, default 1
        The first axis that goes into the columns. It may be the rank of ``input``; no axis does
        then.

        Within ``0 <= axis <= r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The same elements as a matrix.

        A tensor of shape ``(rows, columns)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``0 <= axis <= r``, where ``r`` is the rank of ``input``.

    Notes
    -----
    In index notation::

        output[*i] = input[*unravel(ravel(i, dims(output)), d)]

    Examples
    --------
    >>> data = np.array([[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]], "float32")
    >>> flatten_9(data)
    array([[1., 2., 3., 4.],
           [5., 6., 7., 8.]], dtype=float32)

    >>> data = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> flatten_9(data, axis=0)
    array([[1., 2., 3., 4.]], dtype=float32)

    """
    rules = Rules("Flatten", 9)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_1(rules, input_type, axis, _T_9)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_flatten_9(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `flatten_9` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Flatten", 9)
    return _solve_1(rules, arrays.type_given(rules, "input", input), axis, _T_9)


def check_flatten_9(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Flatten-9 that the types of the inputs violate."""
    rules = Rules("Flatten", 9, collect=True)
    _solve_1(rules, arrays.type_given(rules, "input", input), axis, _T_9)
    return rules.violations


def flatten_11(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Makes a matrix of a tensor, keeping its elements in their order.

    Parameters
    ----------
    input : array_like
        The tensor to flatten, of any rank that ``axis`` fits.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    axis : int, default 1
        The first axis that goes into the columns. A negative value counts from the back. It may be
        the rank of ``input``; no axis goes into the columns then.

        Within ``-r <= axis <= r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The same elements as a matrix.

        A tensor of shape ``(rows, columns)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis <= r``, where ``r`` is the rank of
            ``input``. A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*i] = input[*unravel(ravel(i, dims(output)), d)]

    Examples
    --------
    >>> data = np.array([[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]], "float32")
    >>> flatten_11(data)
    array([[1., 2., 3., 4.],
           [5., 6., 7., 8.]], dtype=float32)

    >>> data = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> flatten_11(data, axis=0)
    array([[1., 2., 3., 4.]], dtype=float32)

    """
    rules = Rules("Flatten", 11)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_11(rules, input_type, axis, _T_9)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_flatten_11(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `flatten_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Flatten", 11)
    return _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_9)


def check_flatten_11(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Flatten-11 that the types of the inputs violate."""
    rules = Rules("Flatten", 11, collect=True)
    _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_9)
    return rules.violations


def flatten_13(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Makes a matrix of a tensor, keeping its elements in their order.

    Parameters
    ----------
    input : array_like
        The tensor to flatten, of any rank that ``axis`` fits.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    axis : int, default 1
        The first axis that goes into the columns. A negative value counts from the back. It may be
        the rank of ``input``; no axis goes into the columns then.

        Within ``-r <= axis <= r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The same elements as a matrix.

        A tensor of shape ``(rows, columns)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 16 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis <= r``, where ``r`` is the rank of
            ``input``. A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*i] = input[*unravel(ravel(i, dims(output)), d)]

    Examples
    --------
    >>> data = np.array([[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]], "float32")
    >>> flatten_13(data)
    array([[1., 2., 3., 4.],
           [5., 6., 7., 8.]], dtype=float32)

    >>> data = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> flatten_13(data, axis=0)
    array([[1., 2., 3., 4.]], dtype=float32)

    """
    rules = Rules("Flatten", 13)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_11(rules, input_type, axis, _T_13)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_flatten_13(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `flatten_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Flatten", 13)
    return _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_13)


def check_flatten_13(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Flatten-13 that the types of the inputs violate."""
    rules = Rules("Flatten", 13, collect=True)
    _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_13)
    return rules.violations


def flatten_21(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Makes a matrix of a tensor, keeping its elements in their order.

    Parameters
    ----------
    input : array_like
        The tensor to flatten, of any rank that ``axis`` fits.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.
    axis : int, default 1
        The first axis that goes into the columns. A negative value counts from the back. It may be
        the rank of ``input``; no axis goes into the columns then.

        Within ``-r <= axis <= r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The same elements as a matrix.

        A tensor of shape ``(rows, columns)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 22 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis <= r``, where ``r`` is the rank of
            ``input``. A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*i] = input[*unravel(ravel(i, dims(output)), d)]

    Examples
    --------
    >>> data = np.array([[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]], "float32")
    >>> flatten_21(data)
    array([[1., 2., 3., 4.],
           [5., 6., 7., 8.]], dtype=float32)

    >>> data = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> flatten_21(data, axis=0)
    array([[1., 2., 3., 4.]], dtype=float32)

    """
    rules = Rules("Flatten", 21)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_11(rules, input_type, axis, _T_21)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_flatten_21(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `flatten_21` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Flatten", 21)
    return _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_21)


def check_flatten_21(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Flatten-21 that the types of the inputs violate."""
    rules = Rules("Flatten", 21, collect=True)
    _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_21)
    return rules.violations


def flatten_23(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Makes a matrix of a tensor, keeping its elements in their order.

    Parameters
    ----------
    input : array_like
        The tensor to flatten, of any rank that ``axis`` fits.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.
    axis : int, default 1
        The first axis that goes into the columns. A negative value counts from the back. It may be
        the rank of ``input``; no axis goes into the columns then.

        Within ``-r <= axis <= r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The same elements as a matrix.

        A tensor of shape ``(rows, columns)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 23 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis <= r``, where ``r`` is the rank of
            ``input``. A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*i] = input[*unravel(ravel(i, dims(output)), d)]

    Examples
    --------
    >>> data = np.array([[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]], "float32")
    >>> flatten_23(data)
    array([[1., 2., 3., 4.],
           [5., 6., 7., 8.]], dtype=float32)

    >>> data = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> flatten_23(data, axis=0)
    array([[1., 2., 3., 4.]], dtype=float32)

    """
    rules = Rules("Flatten", 23)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_11(rules, input_type, axis, _T_23)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_flatten_23(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `flatten_23` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Flatten", 23)
    return _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_23)


def check_flatten_23(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Flatten-23 that the types of the inputs violate."""
    rules = Rules("Flatten", 23, collect=True)
    _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_23)
    return rules.violations


def flatten_24(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Makes a matrix of a tensor, keeping its elements in their order.

    Parameters
    ----------
    input : array_like
        The tensor to flatten, of any rank that ``axis`` fits.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0.
    axis : int, default 1
        The first axis that goes into the columns. A negative value counts from the back. It may be
        the rank of ``input``; no axis goes into the columns then.

        Within ``-r <= axis <= r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The same elements as a matrix.

        A tensor of shape ``(rows, columns)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 24 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis <= r``, where ``r`` is the rank of
            ``input``. A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*i] = input[*unravel(ravel(i, dims(output)), d)]

    Examples
    --------
    >>> data = np.array([[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]], "float32")
    >>> flatten_24(data)
    array([[1., 2., 3., 4.],
           [5., 6., 7., 8.]], dtype=float32)

    >>> data = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> flatten_24(data, axis=0)
    array([[1., 2., 3., 4.]], dtype=float32)

    """
    rules = Rules("Flatten", 24)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_11(rules, input_type, axis, _T_24)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_flatten_24(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `flatten_24` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Flatten", 24)
    return _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_24)


def check_flatten_24(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Flatten-24 that the types of the inputs violate."""
    rules = Rules("Flatten", 24, collect=True)
    _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_24)
    return rules.violations


def flatten_25(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Makes a matrix of a tensor, keeping its elements in their order.

    Parameters
    ----------
    input : array_like
        The tensor to flatten, of any rank that ``axis`` fits.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2.
    axis : int, default 1
        The first axis that goes into the columns. A negative value counts from the back. It may be
        the rank of ``input``; no axis goes into the columns then.

        Within ``-r <= axis <= r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The same elements as a matrix.

        A tensor of shape ``(rows, columns)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 26 element types that ``T`` allows.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis <= r``, where ``r`` is the rank of
            ``input``. A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*i] = input[*unravel(ravel(i, dims(output)), d)]

    Examples
    --------
    >>> data = np.array([[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]], "float32")
    >>> flatten_25(data)
    array([[1., 2., 3., 4.],
           [5., 6., 7., 8.]], dtype=float32)

    >>> data = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> flatten_25(data, axis=0)
    array([[1., 2., 3., 4.]], dtype=float32)

    """
    rules = Rules("Flatten", 25)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_11(rules, input_type, axis, _T_25)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_flatten_25(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `flatten_25` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Flatten", 25)
    return _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_25)


def check_flatten_25(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Flatten-25 that the types of the inputs violate."""
    rules = Rules("Flatten", 25, collect=True)
    _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_25)
    return rules.violations


def _solve_1(rules: Rules, input: ValueType | None, axis: Any, T: frozenset[str]) -> TensorType:
    """Check all that is known; return the type of `output`."""
    axis = attributes.integer(rules, "axis", axis)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    axis = 1 if axis is None else axis
    shape = rules.shape("input", input)
    axis = rules.range("C3", "axis", axis, shape.rank, inclusive=True)
    d = shape

    def columns() -> Any:
        return dims.product(d[axis:])

    def rows() -> Any:
        return dims.product(d[:axis])

    result_shape = dims.joined(dims.size(rows), dims.size(columns))
    return TensorType(elem_types.get("input"), result_shape)


def _solve_11(rules: Rules, input: ValueType | None, axis: Any, T: frozenset[str]) -> TensorType:
    """Check all that is known; return the type of `output`."""
    axis = attributes.integer(rules, "axis", axis)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    axis = 1 if axis is None else axis
    shape = rules.shape("input", input)
    axis = rules.range("C3", "axis", axis, shape.rank, wraps=True, inclusive=True)
    d = shape

    def columns() -> Any:
        return dims.product(d[axis:])

    def rows() -> Any:
        return dims.product(d[:axis])

    result_shape = dims.joined(dims.size(rows), dims.size(columns))
    return TensorType(elem_types.get("input"), result_shape)


def _definition_1(output: Any, input: Any) -> None:
    """The definition, on whole arrays."""
    output[...] = input.reshape(output.shape)


SCHEMAS = {
    1: Schema(
        operator="Flatten",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_1},
        clauses={
            "Flatten-1.C1": "The input input is given.",
            "Flatten-1.C2": "input has the element type float, float16 or double.",
            "Flatten-1.C3": (
                "axis lies in the range 0 <= axis <= r, where r is the rank of input."
            ),
        },
        run=flatten_1,
        infer=infer_flatten_1,
        check=check_flatten_1,
    ),
    9: Schema(
        operator="Flatten",
        domain="ai.onnx",
        since_version=9,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_9},
        clauses={
            "Flatten-9.C1": "The input input is given.",
            "Flatten-9.C2": "input has one of the 15 element types that T allows.",
            "Flatten-9.C3": (
                "axis lies in the range 0 <= axis <= r, where r is the rank of input."
            ),
        },
        run=flatten_9,
        infer=infer_flatten_9,
        check=check_flatten_9,
    ),
    11: Schema(
        operator="Flatten",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_9},
        clauses={
            "Flatten-11.C1": "The input input is given.",
            "Flatten-11.C2": "input has one of the 15 element types that T allows.",
            "Flatten-11.C3": (
                "axis lies in the range -r <= axis <= r, where r is the"
                " rank of input. A negative value counts from the back."
            ),
        },
        run=flatten_11,
        infer=infer_flatten_11,
        check=check_flatten_11,
    ),
    13: Schema(
        operator="Flatten",
        domain="ai.onnx",
        since_version=13,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_13},
        clauses={
            "Flatten-13.C1": "The input input is given.",
            "Flatten-13.C2": "input has one of the 16 element types that T allows.",
            "Flatten-13.C3": (
                "axis lies in the range -r <= axis <= r, where r is the"
                " rank of input. A negative value counts from the back."
            ),
        },
        run=flatten_13,
        infer=infer_flatten_13,
        check=check_flatten_13,
    ),
    21: Schema(
        operator="Flatten",
        domain="ai.onnx",
        since_version=21,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_21},
        clauses={
            "Flatten-21.C1": "The input input is given.",
            "Flatten-21.C2": "input has one of the 22 element types that T allows.",
            "Flatten-21.C3": (
                "axis lies in the range -r <= axis <= r, where r is the"
                " rank of input. A negative value counts from the back."
            ),
        },
        run=flatten_21,
        infer=infer_flatten_21,
        check=check_flatten_21,
    ),
    23: Schema(
        operator="Flatten",
        domain="ai.onnx",
        since_version=23,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_23},
        clauses={
            "Flatten-23.C1": "The input input is given.",
            "Flatten-23.C2": "input has one of the 23 element types that T allows.",
            "Flatten-23.C3": (
                "axis lies in the range -r <= axis <= r, where r is the"
                " rank of input. A negative value counts from the back."
            ),
        },
        run=flatten_23,
        infer=infer_flatten_23,
        check=check_flatten_23,
    ),
    24: Schema(
        operator="Flatten",
        domain="ai.onnx",
        since_version=24,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_24},
        clauses={
            "Flatten-24.C1": "The input input is given.",
            "Flatten-24.C2": "input has one of the 24 element types that T allows.",
            "Flatten-24.C3": (
                "axis lies in the range -r <= axis <= r, where r is the"
                " rank of input. A negative value counts from the back."
            ),
        },
        run=flatten_24,
        infer=infer_flatten_24,
        check=check_flatten_24,
    ),
    25: Schema(
        operator="Flatten",
        domain="ai.onnx",
        since_version=25,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_25},
        clauses={
            "Flatten-25.C1": "The input input is given.",
            "Flatten-25.C2": "input has one of the 26 element types that T allows.",
            "Flatten-25.C3": (
                "axis lies in the range -r <= axis <= r, where r is the"
                " rank of input. A negative value counts from the back."
            ),
        },
        run=flatten_25,
        infer=infer_flatten_25,
        check=check_flatten_25,
    ),
}
