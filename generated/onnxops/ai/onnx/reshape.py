# Emitted from spec/ai.onnx/Reshape.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Reshape: Gives the same elements, in the same order, another shape.

The result has the sizes that ``shape`` asks for, and the elements of ``data`` in row-major order.
Two numbers in ``shape`` are no sizes. A 0 takes the size that ``data`` has on the same axis, so
there has to be one; with ``allowzero`` 1 it is a size like any other. A -1, of which there is one
at most, stands for the size with which all elements find a place. With ``allowzero`` 1 there is no
-1 beside a 0.

Beside a size of 0 any size would do for the -1, or none, and it is refused. A ``shape`` without
entries makes a single number of one element.

Elements are copied as they are, bit for bit.
"""

from collections.abc import Iterable
from typing import Any, SupportsIndex

import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _values as values
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset({"double", "float", "float16"})
_T_5 = _T_1 | {
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
_T_13 = _T_5 | {"bfloat16"}
_T_19 = _T_13 | {"float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz"}
_T_21 = _T_19 | {"int4", "uint4"}
_T_23 = _T_21 | {"float4e2m1"}
_T_24 = _T_23 | {"float8e8m0"}
_T_25 = _T_24 | {"int2", "uint2"}


def reshape_1(
    data: npt.ArrayLike,
    *,
    consumed_inputs: Iterable[SupportsIndex] | None = None,
    shape: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the same elements, in the same order, another shape.

    Parameters
    ----------
    data : array_like
        The tensor that gets another shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, float16, double.
    consumed_inputs : sequence of int, optional
        A hint about memory that may be reused.

        It has no meaning.
    shape : sequence of int, optional
        The new sizes; 0 for the size that is there, -1 for what is left. Left out, it has no
        entries.

        If it is not given, ``[]``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reshaped : ndarray
        The same elements in the new shape.

        A tensor of shape ``[rest if shape[a] == -1 else named(a) for a in range(len(shape))]`` and
        element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has the element type ``float``, ``float16`` or ``double``.
    OpValueError
        C3: No entry of ``shape`` is below -1.
        C4: At most one entry of ``shape`` is -1.
        C5: Where ``shape`` has a 0, ``data`` has an axis.
        C6: The result has as many elements as ``data``, and a -1 stands for one size only.

    Notes
    -----
    In index notation::

        reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> reshape_1(data_, shape=(3, 2))
    array([[1., 2.],
           [3., 4.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([[[1.0, 2.0], [3.0, 4.0]]], "float32")
    >>> reshape_1(data_, shape=(0, -1))
    array([[1., 2., 3., 4.]], dtype=float32)

    """
    rules = Rules("Reshape", 1)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type = _solve_1(rules, data_type, consumed_inputs, shape, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_reshape_1(
    data: ValueType | None,
    *,
    consumed_inputs: Iterable[SupportsIndex] | None = None,
    shape: Iterable[SupportsIndex] | None = None,
) -> TensorType:
    """Return the type of what `reshape_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Reshape", 1)
    return _solve_1(rules, arrays.type_given(rules, "data", data), consumed_inputs, shape, _T_1)


def check_reshape_1(
    data: ValueType | None,
    *,
    consumed_inputs: Iterable[SupportsIndex] | None = None,
    shape: Iterable[SupportsIndex] | None = None,
) -> list[Violation]:
    """Return all clauses of Reshape-1 that the types of the inputs violate."""
    rules = Rules("Reshape", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), consumed_inputs, shape, _T_1)
    return rules.violations


def reshape_5(
    data: npt.ArrayLike, shape: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Gives the same elements, in the same order, another shape.

    Parameters
    ----------
    data : array_like
        The tensor that gets another shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    shape : array_like
        The new sizes; 0 for the size that is there, -1 for what is left.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reshaped : ndarray
        The same elements in the new shape.

        A tensor of shape ``[rest if shape[a] == -1 else named(a) for a in range(len(shape))]`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 15 element types that ``T`` allows.
        C7: The input ``shape`` is given.
        C8: ``shape`` has the element type ``int64``.
    OpValueError
        C3: No entry of ``shape`` is below -1.
        C4: At most one entry of ``shape`` is -1.
        C5: Where ``shape`` has a 0, ``data`` has an axis.
        C6: The result has as many elements as ``data``, and a -1 stands for one size only.
        C9: ``shape`` has rank 1.

    Notes
    -----
    In index notation::

        reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_ = np.array([3, 2], "int64")
    >>> reshape_5(data_, shape_)
    array([[1., 2.],
           [3., 4.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([1, 2, 3, 4, 5, 6], "int32")
    >>> shape_ = np.array([2, -1], "int64")
    >>> reshape_5(data_, shape_)
    array([[1, 2, 3],
           [4, 5, 6]], dtype=int32)

    """
    rules = Rules("Reshape", 5)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    shape_type, shape_tensor = arrays.valued(rules, "shape", shape)
    result_type = _solve_5(rules, data_type, shape_type, _T_5)
    result = arrays.destination(rules, out, result_type, [data_tensor, shape_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_reshape_5(data: ValueType | None, shape: ValueType | None) -> TensorType:
    """Return the type of what `reshape_5` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Reshape", 5)
    return _solve_5(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        _T_5,
    )


def check_reshape_5(data: ValueType | None, shape: ValueType | None) -> list[Violation]:
    """Return all clauses of Reshape-5 that the types of the inputs violate."""
    rules = Rules("Reshape", 5, collect=True)
    _solve_5(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        _T_5,
    )
    return rules.violations


def reshape_13(
    data: npt.ArrayLike, shape: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Gives the same elements, in the same order, another shape.

    Parameters
    ----------
    data : array_like
        The tensor that gets another shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    shape : array_like
        The new sizes; 0 for the size that is there, -1 for what is left.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reshaped : ndarray
        The same elements in the new shape.

        A tensor of shape ``[rest if shape[a] == -1 else named(a) for a in range(len(shape))]`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 16 element types that ``T`` allows.
        C7: The input ``shape`` is given.
        C8: ``shape`` has the element type ``int64``.
    OpValueError
        C3: No entry of ``shape`` is below -1.
        C4: At most one entry of ``shape`` is -1.
        C5: Where ``shape`` has a 0, ``data`` has an axis.
        C6: The result has as many elements as ``data``, and a -1 stands for one size only.
        C9: ``shape`` has rank 1.

    Notes
    -----
    In index notation::

        reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_ = np.array([3, 2], "int64")
    >>> reshape_13(data_, shape_)
    array([[1., 2.],
           [3., 4.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([1, 2, 3, 4, 5, 6], "int32")
    >>> shape_ = np.array([2, -1], "int64")
    >>> reshape_13(data_, shape_)
    array([[1, 2, 3],
           [4, 5, 6]], dtype=int32)

    """
    rules = Rules("Reshape", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    shape_type, shape_tensor = arrays.valued(rules, "shape", shape)
    result_type = _solve_5(rules, data_type, shape_type, _T_13)
    result = arrays.destination(rules, out, result_type, [data_tensor, shape_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_reshape_13(data: ValueType | None, shape: ValueType | None) -> TensorType:
    """Return the type of what `reshape_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Reshape", 13)
    return _solve_5(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        _T_13,
    )


def check_reshape_13(data: ValueType | None, shape: ValueType | None) -> list[Violation]:
    """Return all clauses of Reshape-13 that the types of the inputs violate."""
    rules = Rules("Reshape", 13, collect=True)
    _solve_5(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        _T_13,
    )
    return rules.violations


def reshape_14(
    data: npt.ArrayLike,
    shape: npt.ArrayLike,
    *,
    allowzero: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the same elements, in the same order, another shape.

    Parameters
    ----------
    data : array_like
        The tensor that gets another shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    shape : array_like
        The new sizes; 0 for the size that is there, -1 for what is left.

        A tensor of shape ``(m,)`` and element type int64.
    allowzero : int, default 0
        Whether a 0 in ``shape`` is the size 0, and not that of ``data``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reshaped : ndarray
        The same elements in the new shape.

        A tensor of shape ``[rest if shape[a] == -1 else named(a) for a in range(len(shape))]`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 16 element types that ``T`` allows.
        C7: The input ``shape`` is given.
        C8: ``shape`` has the element type ``int64``.
    OpValueError
        C3: No entry of ``shape`` is below -1.
        C4: At most one entry of ``shape`` is -1.
        C5: Where ``shape`` has a 0, ``data`` has an axis, unless ``allowzero`` is 1.
        C6: The result has as many elements as ``data``, and a -1 stands for one size only.
        C9: ``shape`` has rank 1.
        C10: ``allowzero`` is ``0`` or ``1``.
        C11: With ``allowzero`` 1 the shape does not have both a 0 and a -1.

    Notes
    -----
    In index notation::

        reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_ = np.array([3, 2], "int64")
    >>> reshape_14(data_, shape_)
    array([[1., 2.],
           [3., 4.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([1, 2, 3, 4, 5, 6], "int32")
    >>> shape_ = np.array([2, -1], "int64")
    >>> reshape_14(data_, shape_)
    array([[1, 2, 3],
           [4, 5, 6]], dtype=int32)

    """
    rules = Rules("Reshape", 14)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    shape_type, shape_tensor = arrays.valued(rules, "shape", shape)
    result_type = _solve_14(rules, data_type, shape_type, allowzero, _T_13)
    result = arrays.destination(rules, out, result_type, [data_tensor, shape_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_reshape_14(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `reshape_14` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Reshape", 14)
    return _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_13,
    )


def check_reshape_14(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Reshape-14 that the types of the inputs violate."""
    rules = Rules("Reshape", 14, collect=True)
    _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_13,
    )
    return rules.violations


def reshape_19(
    data: npt.ArrayLike,
    shape: npt.ArrayLike,
    *,
    allowzero: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the same elements, in the same order, another shape.

    Parameters
    ----------
    data : array_like
        The tensor that gets another shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz.
    shape : array_like
        The new sizes; 0 for the size that is there, -1 for what is left.

        A tensor of shape ``(m,)`` and element type int64.
    allowzero : int, default 0
        Whether a 0 in ``shape`` is the size 0, and not that of ``data``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reshaped : ndarray
        The same elements in the new shape.

        A tensor of shape ``[rest if shape[a] == -1 else named(a) for a in range(len(shape))]`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128, bfloat16, float8e4m3fn,
        float8e4m3fnuz, float8e5m2, float8e5m2fnuz.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 20 element types that ``T`` allows.
        C7: The input ``shape`` is given.
        C8: ``shape`` has the element type ``int64``.
    OpValueError
        C3: No entry of ``shape`` is below -1.
        C4: At most one entry of ``shape`` is -1.
        C5: Where ``shape`` has a 0, ``data`` has an axis, unless ``allowzero`` is 1.
        C6: The result has as many elements as ``data``, and a -1 stands for one size only.
        C9: ``shape`` has rank 1.
        C10: ``allowzero`` is ``0`` or ``1``.
        C11: With ``allowzero`` 1 the shape does not have both a 0 and a -1.

    Notes
    -----
    In index notation::

        reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_ = np.array([3, 2], "int64")
    >>> reshape_19(data_, shape_)
    array([[1., 2.],
           [3., 4.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([1, 2, 3, 4, 5, 6], "int32")
    >>> shape_ = np.array([2, -1], "int64")
    >>> reshape_19(data_, shape_)
    array([[1, 2, 3],
           [4, 5, 6]], dtype=int32)

    """
    rules = Rules("Reshape", 19)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    shape_type, shape_tensor = arrays.valued(rules, "shape", shape)
    result_type = _solve_14(rules, data_type, shape_type, allowzero, _T_19)
    result = arrays.destination(rules, out, result_type, [data_tensor, shape_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_reshape_19(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `reshape_19` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Reshape", 19)
    return _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_19,
    )


def check_reshape_19(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Reshape-19 that the types of the inputs violate."""
    rules = Rules("Reshape", 19, collect=True)
    _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_19,
    )
    return rules.violations


def reshape_21(
    data: npt.ArrayLike,
    shape: npt.ArrayLike,
    *,
    allowzero: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the same elements, in the same order, another shape.

    Parameters
    ----------
    data : array_like
        The tensor that gets another shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.
    shape : array_like
        The new sizes; 0 for the size that is there, -1 for what is left.

        A tensor of shape ``(m,)`` and element type int64.
    allowzero : int, default 0
        Whether a 0 in ``shape`` is the size 0, and not that of ``data``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reshaped : ndarray
        The same elements in the new shape.

        A tensor of shape ``[rest if shape[a] == -1 else named(a) for a in range(len(shape))]`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128, bfloat16, float8e4m3fn,
        float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 22 element types that ``T`` allows.
        C7: The input ``shape`` is given.
        C8: ``shape`` has the element type ``int64``.
    OpValueError
        C3: No entry of ``shape`` is below -1.
        C4: At most one entry of ``shape`` is -1.
        C5: Where ``shape`` has a 0, ``data`` has an axis, unless ``allowzero`` is 1.
        C6: The result has as many elements as ``data``, and a -1 stands for one size only.
        C9: ``shape`` has rank 1.
        C10: ``allowzero`` is ``0`` or ``1``.
        C11: With ``allowzero`` 1 the shape does not have both a 0 and a -1.

    Notes
    -----
    In index notation::

        reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_ = np.array([3, 2], "int64")
    >>> reshape_21(data_, shape_)
    array([[1., 2.],
           [3., 4.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([1, 2, 3, 4, 5, 6], "int32")
    >>> shape_ = np.array([2, -1], "int64")
    >>> reshape_21(data_, shape_)
    array([[1, 2, 3],
           [4, 5, 6]], dtype=int32)

    """
    rules = Rules("Reshape", 21)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    shape_type, shape_tensor = arrays.valued(rules, "shape", shape)
    result_type = _solve_14(rules, data_type, shape_type, allowzero, _T_21)
    result = arrays.destination(rules, out, result_type, [data_tensor, shape_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_reshape_21(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `reshape_21` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Reshape", 21)
    return _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_21,
    )


def check_reshape_21(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Reshape-21 that the types of the inputs violate."""
    rules = Rules("Reshape", 21, collect=True)
    _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_21,
    )
    return rules.violations


def reshape_23(
    data: npt.ArrayLike,
    shape: npt.ArrayLike,
    *,
    allowzero: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the same elements, in the same order, another shape.

    Parameters
    ----------
    data : array_like
        The tensor that gets another shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.
    shape : array_like
        The new sizes; 0 for the size that is there, -1 for what is left.

        A tensor of shape ``(m,)`` and element type int64.
    allowzero : int, default 0
        Whether a 0 in ``shape`` is the size 0, and not that of ``data``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reshaped : ndarray
        The same elements in the new shape.

        A tensor of shape ``[rest if shape[a] == -1 else named(a) for a in range(len(shape))]`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128, bfloat16, float8e4m3fn,
        float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 23 element types that ``T`` allows.
        C7: The input ``shape`` is given.
        C8: ``shape`` has the element type ``int64``.
    OpValueError
        C3: No entry of ``shape`` is below -1.
        C4: At most one entry of ``shape`` is -1.
        C5: Where ``shape`` has a 0, ``data`` has an axis, unless ``allowzero`` is 1.
        C6: The result has as many elements as ``data``, and a -1 stands for one size only.
        C9: ``shape`` has rank 1.
        C10: ``allowzero`` is ``0`` or ``1``.
        C11: With ``allowzero`` 1 the shape does not have both a 0 and a -1.

    Notes
    -----
    In index notation::

        reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_ = np.array([3, 2], "int64")
    >>> reshape_23(data_, shape_)
    array([[1., 2.],
           [3., 4.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([1, 2, 3, 4, 5, 6], "int32")
    >>> shape_ = np.array([2, -1], "int64")
    >>> reshape_23(data_, shape_)
    array([[1, 2, 3],
           [4, 5, 6]], dtype=int32)

    """
    rules = Rules("Reshape", 23)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    shape_type, shape_tensor = arrays.valued(rules, "shape", shape)
    result_type = _solve_14(rules, data_type, shape_type, allowzero, _T_23)
    result = arrays.destination(rules, out, result_type, [data_tensor, shape_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_reshape_23(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `reshape_23` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Reshape", 23)
    return _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_23,
    )


def check_reshape_23(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Reshape-23 that the types of the inputs violate."""
    rules = Rules("Reshape", 23, collect=True)
    _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_23,
    )
    return rules.violations


def reshape_24(
    data: npt.ArrayLike,
    shape: npt.ArrayLike,
    *,
    allowzero: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the same elements, in the same order, another shape.

    Parameters
    ----------
    data : array_like
        The tensor that gets another shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0.
    shape : array_like
        The new sizes; 0 for the size that is there, -1 for what is left.

        A tensor of shape ``(m,)`` and element type int64.
    allowzero : int, default 0
        Whether a 0 in ``shape`` is the size 0, and not that of ``data``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reshaped : ndarray
        The same elements in the new shape.

        A tensor of shape ``[rest if shape[a] == -1 else named(a) for a in range(len(shape))]`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128, bfloat16, float8e4m3fn,
        float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1, float8e8m0.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 24 element types that ``T`` allows.
        C7: The input ``shape`` is given.
        C8: ``shape`` has the element type ``int64``.
    OpValueError
        C3: No entry of ``shape`` is below -1.
        C4: At most one entry of ``shape`` is -1.
        C5: Where ``shape`` has a 0, ``data`` has an axis, unless ``allowzero`` is 1.
        C6: The result has as many elements as ``data``, and a -1 stands for one size only.
        C9: ``shape`` has rank 1.
        C10: ``allowzero`` is ``0`` or ``1``.
        C11: With ``allowzero`` 1 the shape does not have both a 0 and a -1.

    Notes
    -----
    In index notation::

        reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_ = np.array([3, 2], "int64")
    >>> reshape_24(data_, shape_)
    array([[1., 2.],
           [3., 4.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([1, 2, 3, 4, 5, 6], "int32")
    >>> shape_ = np.array([2, -1], "int64")
    >>> reshape_24(data_, shape_)
    array([[1, 2, 3],
           [4, 5, 6]], dtype=int32)

    """
    rules = Rules("Reshape", 24)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    shape_type, shape_tensor = arrays.valued(rules, "shape", shape)
    result_type = _solve_14(rules, data_type, shape_type, allowzero, _T_24)
    result = arrays.destination(rules, out, result_type, [data_tensor, shape_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_reshape_24(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `reshape_24` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Reshape", 24)
    return _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_24,
    )


def check_reshape_24(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Reshape-24 that the types of the inputs violate."""
    rules = Rules("Reshape", 24, collect=True)
    _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_24,
    )
    return rules.violations


def reshape_25(
    data: npt.ArrayLike,
    shape: npt.ArrayLike,
    *,
    allowzero: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the same elements, in the same order, another shape.

    Parameters
    ----------
    data : array_like
        The tensor that gets another shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2.
    shape : array_like
        The new sizes; 0 for the size that is there, -1 for what is left.

        A tensor of shape ``(m,)`` and element type int64.
    allowzero : int, default 0
        Whether a 0 in ``shape`` is the size 0, and not that of ``data``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reshaped : ndarray
        The same elements in the new shape.

        A tensor of shape ``[rest if shape[a] == -1 else named(a) for a in range(len(shape))]`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128, bfloat16, float8e4m3fn,
        float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1, float8e8m0, uint2,
        int2.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 26 element types that ``T`` allows.
        C7: The input ``shape`` is given.
        C8: ``shape`` has the element type ``int64``.
    OpValueError
        C3: No entry of ``shape`` is below -1.
        C4: At most one entry of ``shape`` is -1.
        C5: Where ``shape`` has a 0, ``data`` has an axis, unless ``allowzero`` is 1.
        C6: The result has as many elements as ``data``, and a -1 stands for one size only.
        C9: ``shape`` has rank 1.
        C10: ``allowzero`` is ``0`` or ``1``.
        C11: With ``allowzero`` 1 the shape does not have both a 0 and a -1.

    Notes
    -----
    In index notation::

        reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_ = np.array([3, 2], "int64")
    >>> reshape_25(data_, shape_)
    array([[1., 2.],
           [3., 4.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([1, 2, 3, 4, 5, 6], "int32")
    >>> shape_ = np.array([2, -1], "int64")
    >>> reshape_25(data_, shape_)
    array([[1, 2, 3],
           [4, 5, 6]], dtype=int32)

    """
    rules = Rules("Reshape", 25)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    shape_type, shape_tensor = arrays.valued(rules, "shape", shape)
    result_type = _solve_14(rules, data_type, shape_type, allowzero, _T_25)
    result = arrays.destination(rules, out, result_type, [data_tensor, shape_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_reshape_25(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `reshape_25` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Reshape", 25)
    return _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_25,
    )


def check_reshape_25(
    data: ValueType | None, shape: ValueType | None, *, allowzero: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Reshape-25 that the types of the inputs violate."""
    rules = Rules("Reshape", 25, collect=True)
    _solve_14(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "shape", shape),
        allowzero,
        _T_25,
    )
    return rules.violations


def _solve_1(
    rules: Rules, data: ValueType | None, consumed_inputs: Any, shape: Any, T: frozenset[str]
) -> TensorType:
    """Check all that is known; return the type of `reshaped`."""
    consumed_inputs = attributes.integers(rules, "consumed_inputs", consumed_inputs)
    shape = attributes.integers(rules, "shape", shape)
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C2", {"data": data}, T)
    shape = dims.value(lambda: []) if shape is None else shape
    rules.holds(
        "C3",
        lambda: dims.every(lambda n: n >= -1, shape),
        "that no entry of `shape` is below -1",
        shape=shape,
    )
    rules.holds(
        "C4",
        lambda: sum(n == -1 for n in shape) <= 1,
        "that at most one entry of `shape` is -1",
        shape=shape,
    )
    shape_ = rules.shape("data", data)
    d = shape_

    def kept() -> Any:
        return all(a < len(d) for a in range(len(shape)) if shape[a] == 0)

    rules.holds("C5", kept, "that where `shape` has a 0, `data` has an axis", d=d, shape=shape)

    def decided() -> Any:
        return kept()

    def named(a: Any) -> Any:
        return d[a] if shape[a] == 0 else shape[a]

    def known() -> Any:
        return dims.product(named(a) for a in range(len(shape)) if shape[a] != -1)

    rules.holds(
        "C6",
        lambda: (
            not decided()
            or (
                known() != 0 and dims.product(d) % known() == 0
                if -1 in shape
                else dims.product(d) == known()
            )
        ),
        "that the result has as many elements as `data`, and a -1 stands for one size only",
        d=d,
        shape=shape,
    )

    def rest() -> Any:
        return dims.product(d) // known() if -1 in shape else 0

    result_shape = dims.joined(
        dims.each(lambda a: rest() if shape[a] == -1 else named(a), lambda: range(len(shape)))
    )
    return TensorType(elem_types.get("data"), result_shape)


def _solve_5(
    rules: Rules, data: ValueType | None, shape_type: ValueType | None, T: frozenset[str]
) -> TensorType:
    """Check all that is known; return the type of `reshaped`."""
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C2", {"data": data}, T)
    shape_type = rules.given("C7", "shape", shape_type)
    rules.type("C8", "shape", shape_type, "int64")
    shape_shape = rules.rank("C9", "shape", shape_type, exactly=1)
    shape = values.integers(shape_type, shape_shape)
    rules.holds(
        "C3",
        lambda: dims.every(lambda n: n >= -1, shape),
        "that no entry of `shape` is below -1",
        shape=shape,
    )
    rules.holds(
        "C4",
        lambda: sum(n == -1 for n in shape) <= 1,
        "that at most one entry of `shape` is -1",
        shape=shape,
    )
    data_shape = rules.shape("data", data)
    d = data_shape

    def kept() -> Any:
        return all(a < len(d) for a in range(len(shape)) if shape[a] == 0)

    rules.holds("C5", kept, "that where `shape` has a 0, `data` has an axis", d=d, shape=shape)

    def decided() -> Any:
        return kept()

    def named(a: Any) -> Any:
        return d[a] if shape[a] == 0 else shape[a]

    def known() -> Any:
        return dims.product(named(a) for a in range(len(shape)) if shape[a] != -1)

    rules.holds(
        "C6",
        lambda: (
            not decided()
            or (
                known() != 0 and dims.product(d) % known() == 0
                if -1 in shape
                else dims.product(d) == known()
            )
        ),
        "that the result has as many elements as `data`, and a -1 stands for one size only",
        d=d,
        shape=shape,
    )

    def rest() -> Any:
        return dims.product(d) // known() if -1 in shape else 0

    result_shape = dims.joined(
        dims.each(lambda a: rest() if shape[a] == -1 else named(a), lambda: range(len(shape)))
    )
    return TensorType(elem_types.get("data"), result_shape)


def _solve_14(
    rules: Rules,
    data: ValueType | None,
    shape_type: ValueType | None,
    allowzero: Any,
    T: frozenset[str],
) -> TensorType:
    """Check all that is known; return the type of `reshaped`."""
    allowzero = attributes.integer(rules, "allowzero", allowzero)
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C2", {"data": data}, T)
    shape_type = rules.given("C7", "shape", shape_type)
    rules.type("C8", "shape", shape_type, "int64")
    shape_shape = rules.rank("C9", "shape", shape_type, exactly=1)
    shape = values.integers(shape_type, shape_shape)
    rules.holds(
        "C3",
        lambda: dims.every(lambda n: n >= -1, shape),
        "that no entry of `shape` is below -1",
        shape=shape,
    )
    rules.holds(
        "C4",
        lambda: sum(n == -1 for n in shape) <= 1,
        "that at most one entry of `shape` is -1",
        shape=shape,
    )
    allowzero = 0 if allowzero is None else allowzero
    allowzero = rules.values("C10", "allowzero", allowzero, (0, 1))
    data_shape = rules.shape("data", data)
    d = data_shape

    def kept() -> Any:
        return allowzero == 1 or all(a < len(d) for a in range(len(shape)) if shape[a] == 0)

    rules.holds(
        "C5",
        kept,
        "that where `shape` has a 0, `data` has an axis, unless `allowzero` is 1",
        allowzero=allowzero,
        d=d,
        shape=shape,
    )

    def decided() -> Any:
        return kept() and (allowzero == 0 or 0 not in shape or -1 not in shape)

    def named(a: Any) -> Any:
        return d[a] if shape[a] == 0 and allowzero == 0 else shape[a]

    def known() -> Any:
        return dims.product(named(a) for a in range(len(shape)) if shape[a] != -1)

    rules.holds(
        "C6",
        lambda: (
            not decided()
            or (
                known() != 0 and dims.product(d) % known() == 0
                if -1 in shape
                else dims.product(d) == known()
            )
        ),
        "that the result has as many elements as `data`, and a -1 stands for one size only",
        allowzero=allowzero,
        d=d,
        shape=shape,
    )
    rules.holds(
        "C11",
        lambda: allowzero == 0 or 0 not in shape or -1 not in shape,
        "that with `allowzero` 1 the shape does not have both a 0 and a -1",
        allowzero=allowzero,
        shape=shape,
    )

    def rest() -> Any:
        return dims.product(d) // known() if -1 in shape else 0

    result_shape = dims.joined(
        dims.each(lambda a: rest() if shape[a] == -1 else named(a), lambda: range(len(shape)))
    )
    return TensorType(elem_types.get("data"), result_shape)


def _definition_1(reshaped: Any, data: Any) -> None:
    """The definition, on whole arrays."""
    reshaped[...] = data.reshape(reshaped.shape)


SCHEMAS = {
    1: Schema(
        operator="Reshape",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("reshaped", "T"),),
        attributes=(
            Attribute("consumed_inputs", "ints", "consumed_inputs"),
            Attribute("shape", "ints", "shape"),
        ),
        types={"T": _T_1},
        clauses={
            "Reshape-1.C1": "The input data is given.",
            "Reshape-1.C2": "data has the element type float, float16 or double.",
            "Reshape-1.C3": "No entry of shape is below -1.",
            "Reshape-1.C4": "At most one entry of shape is -1.",
            "Reshape-1.C5": "Where shape has a 0, data has an axis.",
            "Reshape-1.C6": (
                "The result has as many elements as data, and a -1 stands for one size only."
            ),
        },
        run=reshape_1,
        infer=infer_reshape_1,
        check=check_reshape_1,
    ),
    5: Schema(
        operator="Reshape",
        domain="ai.onnx",
        since_version=5,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("shape", "tensor(int64)"),
        ),
        outputs=(Parameter("reshaped", "T"),),
        attributes=(),
        types={"T": _T_5},
        clauses={
            "Reshape-5.C1": "The input data is given.",
            "Reshape-5.C2": "data has one of the 15 element types that T allows.",
            "Reshape-5.C3": "No entry of shape is below -1.",
            "Reshape-5.C4": "At most one entry of shape is -1.",
            "Reshape-5.C5": "Where shape has a 0, data has an axis.",
            "Reshape-5.C6": (
                "The result has as many elements as data, and a -1 stands for one size only."
            ),
            "Reshape-5.C7": "The input shape is given.",
            "Reshape-5.C8": "shape has the element type int64.",
            "Reshape-5.C9": "shape has rank 1.",
        },
        run=reshape_5,
        infer=infer_reshape_5,
        check=check_reshape_5,
    ),
    13: Schema(
        operator="Reshape",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("shape", "tensor(int64)"),
        ),
        outputs=(Parameter("reshaped", "T"),),
        attributes=(),
        types={"T": _T_13},
        clauses={
            "Reshape-13.C1": "The input data is given.",
            "Reshape-13.C2": "data has one of the 16 element types that T allows.",
            "Reshape-13.C3": "No entry of shape is below -1.",
            "Reshape-13.C4": "At most one entry of shape is -1.",
            "Reshape-13.C5": "Where shape has a 0, data has an axis.",
            "Reshape-13.C6": (
                "The result has as many elements as data, and a -1 stands for one size only."
            ),
            "Reshape-13.C7": "The input shape is given.",
            "Reshape-13.C8": "shape has the element type int64.",
            "Reshape-13.C9": "shape has rank 1.",
        },
        run=reshape_13,
        infer=infer_reshape_13,
        check=check_reshape_13,
    ),
    14: Schema(
        operator="Reshape",
        domain="ai.onnx",
        since_version=14,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("shape", "tensor(int64)"),
        ),
        outputs=(Parameter("reshaped", "T"),),
        attributes=(Attribute("allowzero", "int", "allowzero", default=0),),
        types={"T": _T_13},
        clauses={
            "Reshape-14.C1": "The input data is given.",
            "Reshape-14.C2": "data has one of the 16 element types that T allows.",
            "Reshape-14.C3": "No entry of shape is below -1.",
            "Reshape-14.C4": "At most one entry of shape is -1.",
            "Reshape-14.C5": "Where shape has a 0, data has an axis, unless allowzero is 1.",
            "Reshape-14.C6": (
                "The result has as many elements as data, and a -1 stands for one size only."
            ),
            "Reshape-14.C7": "The input shape is given.",
            "Reshape-14.C8": "shape has the element type int64.",
            "Reshape-14.C9": "shape has rank 1.",
            "Reshape-14.C10": "allowzero is 0 or 1.",
            "Reshape-14.C11": "With allowzero 1 the shape does not have both a 0 and a -1.",
        },
        run=reshape_14,
        infer=infer_reshape_14,
        check=check_reshape_14,
    ),
    19: Schema(
        operator="Reshape",
        domain="ai.onnx",
        since_version=19,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("shape", "tensor(int64)"),
        ),
        outputs=(Parameter("reshaped", "T"),),
        attributes=(Attribute("allowzero", "int", "allowzero", default=0),),
        types={"T": _T_19},
        clauses={
            "Reshape-19.C1": "The input data is given.",
            "Reshape-19.C2": "data has one of the 20 element types that T allows.",
            "Reshape-19.C3": "No entry of shape is below -1.",
            "Reshape-19.C4": "At most one entry of shape is -1.",
            "Reshape-19.C5": "Where shape has a 0, data has an axis, unless allowzero is 1.",
            "Reshape-19.C6": (
                "The result has as many elements as data, and a -1 stands for one size only."
            ),
            "Reshape-19.C7": "The input shape is given.",
            "Reshape-19.C8": "shape has the element type int64.",
            "Reshape-19.C9": "shape has rank 1.",
            "Reshape-19.C10": "allowzero is 0 or 1.",
            "Reshape-19.C11": "With allowzero 1 the shape does not have both a 0 and a -1.",
        },
        run=reshape_19,
        infer=infer_reshape_19,
        check=check_reshape_19,
    ),
    21: Schema(
        operator="Reshape",
        domain="ai.onnx",
        since_version=21,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("shape", "tensor(int64)"),
        ),
        outputs=(Parameter("reshaped", "T"),),
        attributes=(Attribute("allowzero", "int", "allowzero", default=0),),
        types={"T": _T_21},
        clauses={
            "Reshape-21.C1": "The input data is given.",
            "Reshape-21.C2": "data has one of the 22 element types that T allows.",
            "Reshape-21.C3": "No entry of shape is below -1.",
            "Reshape-21.C4": "At most one entry of shape is -1.",
            "Reshape-21.C5": "Where shape has a 0, data has an axis, unless allowzero is 1.",
            "Reshape-21.C6": (
                "The result has as many elements as data, and a -1 stands for one size only."
            ),
            "Reshape-21.C7": "The input shape is given.",
            "Reshape-21.C8": "shape has the element type int64.",
            "Reshape-21.C9": "shape has rank 1.",
            "Reshape-21.C10": "allowzero is 0 or 1.",
            "Reshape-21.C11": "With allowzero 1 the shape does not have both a 0 and a -1.",
        },
        run=reshape_21,
        infer=infer_reshape_21,
        check=check_reshape_21,
    ),
    23: Schema(
        operator="Reshape",
        domain="ai.onnx",
        since_version=23,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("shape", "tensor(int64)"),
        ),
        outputs=(Parameter("reshaped", "T"),),
        attributes=(Attribute("allowzero", "int", "allowzero", default=0),),
        types={"T": _T_23},
        clauses={
            "Reshape-23.C1": "The input data is given.",
            "Reshape-23.C2": "data has one of the 23 element types that T allows.",
            "Reshape-23.C3": "No entry of shape is below -1.",
            "Reshape-23.C4": "At most one entry of shape is -1.",
            "Reshape-23.C5": "Where shape has a 0, data has an axis, unless allowzero is 1.",
            "Reshape-23.C6": (
                "The result has as many elements as data, and a -1 stands for one size only."
            ),
            "Reshape-23.C7": "The input shape is given.",
            "Reshape-23.C8": "shape has the element type int64.",
            "Reshape-23.C9": "shape has rank 1.",
            "Reshape-23.C10": "allowzero is 0 or 1.",
            "Reshape-23.C11": "With allowzero 1 the shape does not have both a 0 and a -1.",
        },
        run=reshape_23,
        infer=infer_reshape_23,
        check=check_reshape_23,
    ),
    24: Schema(
        operator="Reshape",
        domain="ai.onnx",
        since_version=24,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("shape", "tensor(int64)"),
        ),
        outputs=(Parameter("reshaped", "T"),),
        attributes=(Attribute("allowzero", "int", "allowzero", default=0),),
        types={"T": _T_24},
        clauses={
            "Reshape-24.C1": "The input data is given.",
            "Reshape-24.C2": "data has one of the 24 element types that T allows.",
            "Reshape-24.C3": "No entry of shape is below -1.",
            "Reshape-24.C4": "At most one entry of shape is -1.",
            "Reshape-24.C5": "Where shape has a 0, data has an axis, unless allowzero is 1.",
            "Reshape-24.C6": (
                "The result has as many elements as data, and a -1 stands for one size only."
            ),
            "Reshape-24.C7": "The input shape is given.",
            "Reshape-24.C8": "shape has the element type int64.",
            "Reshape-24.C9": "shape has rank 1.",
            "Reshape-24.C10": "allowzero is 0 or 1.",
            "Reshape-24.C11": "With allowzero 1 the shape does not have both a 0 and a -1.",
        },
        run=reshape_24,
        infer=infer_reshape_24,
        check=check_reshape_24,
    ),
    25: Schema(
        operator="Reshape",
        domain="ai.onnx",
        since_version=25,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("shape", "tensor(int64)"),
        ),
        outputs=(Parameter("reshaped", "T"),),
        attributes=(Attribute("allowzero", "int", "allowzero", default=0),),
        types={"T": _T_25},
        clauses={
            "Reshape-25.C1": "The input data is given.",
            "Reshape-25.C2": "data has one of the 26 element types that T allows.",
            "Reshape-25.C3": "No entry of shape is below -1.",
            "Reshape-25.C4": "At most one entry of shape is -1.",
            "Reshape-25.C5": "Where shape has a 0, data has an axis, unless allowzero is 1.",
            "Reshape-25.C6": (
                "The result has as many elements as data, and a -1 stands for one size only."
            ),
            "Reshape-25.C7": "The input shape is given.",
            "Reshape-25.C8": "shape has the element type int64.",
            "Reshape-25.C9": "shape has rank 1.",
            "Reshape-25.C10": "allowzero is 0 or 1.",
            "Reshape-25.C11": "With allowzero 1 the shape does not have both a 0 and a -1.",
        },
        run=reshape_25,
        infer=infer_reshape_25,
        check=check_reshape_25,
    ),
}
