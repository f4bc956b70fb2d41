# Emitted from spec/ai.onnx/Squeeze.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Squeeze: Takes axes of size 1 away.

The axes that ``axes`` names are taken away; each must have the size 1. All other axes keep their
order, also those of size 1 that are not named. Where ``axes`` is left out, all axes of size 1 are
taken away, so that the rank of the result depends on sizes. A list without entries is not left out:
it takes nothing away.

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

_T_1 = frozenset(
    {
        "bool",
        "complex128",
        "complex64",
        "double",
        "float",
        "float16",
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
)
_T_13 = _T_1 | {"bfloat16"}
_T_21 = _T_13 | {"float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz", "int4", "uint4"}
_T_23 = _T_21 | {"float4e2m1"}
_T_24 = _T_23 | {"float8e8m0"}
_T_25 = _T_24 | {"int2", "uint2"}


def squeeze_1(
    data: npt.ArrayLike,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Takes axes of size 1 away.

    Parameters
    ----------
    data : array_like
        The tensor from which axes are taken.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    axes : sequence of int, optional
        The axes to take away, each once and in any order.

        Within ``0 <= axes < r``. If it is not given, ``[a for a in range(len(d)) if d[a] == 1]``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    squeezed : ndarray
        The same elements, without the axes.

        A tensor of shape ``drop(d, axes)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``0 <= axes < r``, where ``r`` is the rank
            of ``data``.
        C4: No two entries of ``axes`` name the same axis.
        C5: Each of ``axes`` has the size 1.

    Notes
    -----
    In index notation::

        squeezed[*i] = data[*insert(i, axes, 0)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0]], "float32")
    >>> squeeze_1(data_, axes=(0,))
    array([1., 2., 3.], dtype=float32)

    >>> data_ = np.array([[[1.0], [2.0]]], "float32")
    >>> squeeze_1(data_)
    array([1., 2.], dtype=float32)

    """
    rules = Rules("Squeeze", 1)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type = _solve_1(rules, data_type, axes, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_squeeze_1(
    data: ValueType | None, *, axes: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `squeeze_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Squeeze", 1)
    return _solve_1(rules, arrays.type_given(rules, "data", data), axes, _T_1)


def check_squeeze_1(
    data: ValueType | None, *, axes: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Squeeze-1 that the types of the inputs violate."""
    rules = Rules("Squeeze", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), axes, _T_1)
    return rules.violations


def squeeze_11(
    data: npt.ArrayLike,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Takes axes of size 1 away.

    Parameters
    ----------
    data : array_like
        The tensor from which axes are taken.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    axes : sequence of int, optional
        The axes to take away, each once and in any order. A negative value counts from the back.

        Within ``-r <= axes < r``. If it is not given, ``[a for a in range(len(d)) if d[a] == 1]``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    squeezed : ndarray
        The same elements, without the axes.

        A tensor of shape ``drop(d, axes)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C4: No two entries of ``axes`` name the same axis.
        C5: Each of ``axes`` has the size 1.

    Notes
    -----
    In index notation::

        squeezed[*i] = data[*insert(i, axes, 0)]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0]], "float32")
    >>> squeeze_11(data_, axes=(0,))
    array([1., 2., 3.], dtype=float32)

    >>> data_ = np.array([[1.0], [2.0]], "float32")
    >>> squeeze_11(data_, axes=(-1,))
    array([1., 2.], dtype=float32)

    """
    rules = Rules("Squeeze", 11)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type = _solve_11(rules, data_type, axes, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_squeeze_11(
    data: ValueType | None, *, axes: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `squeeze_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Squeeze", 11)
    return _solve_11(rules, arrays.type_given(rules, "data", data), axes, _T_1)


def check_squeeze_11(
    data: ValueType | None, *, axes: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Squeeze-11 that the types of the inputs violate."""
    rules = Rules("Squeeze", 11, collect=True)
    _solve_11(rules, arrays.type_given(rules, "data", data), axes, _T_1)
    return rules.violations


def squeeze_13(
    data: npt.ArrayLike, axes: npt.ArrayLike | None = None, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Takes axes of size 1 away.

    Parameters
    ----------
    data : array_like
        The tensor from which axes are taken.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    axes : array_like, optional
        The axes to take away, each once and in any order. A negative value counts from the back.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    squeezed : ndarray
        The same elements, without the axes.

        A tensor of shape ``drop(d, axes)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 16 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C4: No two entries of ``axes`` name the same axis.
        C5: Each of ``axes`` has the size 1.
        C7: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        squeezed[*i] = data[*insert(i, axes, 0)]

    Examples
    --------
    >>> data_ = np.array([[[1.0], [2.0]]], "float32")
    >>> squeeze_13(data_, None)
    array([1., 2.], dtype=float32)

    >>> data_ = np.array([[7.0]], "float32")
    >>> squeeze_13(data_, None)
    array(7., dtype=float32)

    """
    rules = Rules("Squeeze", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type = _solve_13(rules, data_type, axes_type, _T_13)
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_squeeze_13(data: ValueType | None, axes: ValueType | None = None) -> TensorType:
    """Return the type of what `squeeze_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Squeeze", 13)
    return _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_13
    )


def check_squeeze_13(data: ValueType | None, axes: ValueType | None = None) -> list[Violation]:
    """Return all clauses of Squeeze-13 that the types of the inputs violate."""
    rules = Rules("Squeeze", 13, collect=True)
    _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_13
    )
    return rules.violations


def squeeze_21(
    data: npt.ArrayLike, axes: npt.ArrayLike | None = None, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Takes axes of size 1 away.

    Parameters
    ----------
    data : array_like
        The tensor from which axes are taken.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.
    axes : array_like, optional
        The axes to take away, each once and in any order. A negative value counts from the back.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    squeezed : ndarray
        The same elements, without the axes.

        A tensor of shape ``drop(d, axes)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 22 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C4: No two entries of ``axes`` name the same axis.
        C5: Each of ``axes`` has the size 1.
        C7: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        squeezed[*i] = data[*insert(i, axes, 0)]

    Examples
    --------
    >>> data_ = np.array([[[1.0], [2.0]]], "float32")
    >>> squeeze_21(data_, None)
    array([1., 2.], dtype=float32)

    >>> data_ = np.array([[7.0]], "float32")
    >>> squeeze_21(data_, None)
    array(7., dtype=float32)

    """
    rules = Rules("Squeeze", 21)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type = _solve_13(rules, data_type, axes_type, _T_21)
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_squeeze_21(data: ValueType | None, axes: ValueType | None = None) -> TensorType:
    """Return the type of what `squeeze_21` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Squeeze", 21)
    return _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_21
    )


def check_squeeze_21(data: ValueType | None, axes: ValueType | None = None) -> list[Violation]:
    """Return all clauses of Squeeze-21 that the types of the inputs violate."""
    rules = Rules("Squeeze", 21, collect=True)
    _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_21
    )
    return rules.violations


def squeeze_23(
    data: npt.ArrayLike, axes: npt.ArrayLike | None = None, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Takes axes of size 1 away.

    Parameters
    ----------
    data : array_like
        The tensor from which axes are taken.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.
    axes : array_like, optional
        The axes to take away, each once and in any order. A negative value counts from the back.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    squeezed : ndarray
        The same elements, without the axes.

        A tensor of shape ``drop(d, axes)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 23 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C4: No two entries of ``axes`` name the same axis.
        C5: Each of ``axes`` has the size 1.
        C7: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        squeezed[*i] = data[*insert(i, axes, 0)]

    Examples
    --------
    >>> data_ = np.array([[[1.0], [2.0]]], "float32")
    >>> squeeze_23(data_, None)
    array([1., 2.], dtype=float32)

    >>> data_ = np.array([[7.0]], "float32")
    >>> squeeze_23(data_, None)
    array(7., dtype=float32)

    """
    rules = Rules("Squeeze", 23)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type = _solve_13(rules, data_type, axes_type, _T_23)
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_squeeze_23(data: ValueType | None, axes: ValueType | None = None) -> TensorType:
    """Return the type of what `squeeze_23` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Squeeze", 23)
    return _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_23
    )


def check_squeeze_23(data: ValueType | None, axes: ValueType | None = None) -> list[Violation]:
    """Return all clauses of Squeeze-23 that the types of the inputs violate."""
    rules = Rules("Squeeze", 23, collect=True)
    _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_23
    )
    return rules.violations


def squeeze_24(
    data: npt.ArrayLike, axes: npt.ArrayLike | None = None, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Takes axes of size 1 away.

    Parameters
    ----------
    data : array_like
        The tensor from which axes are taken.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0.
    axes : array_like, optional
        The axes to take away, each once and in any order. A negative value counts from the back.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    squeezed : ndarray
        The same elements, without the axes.

        A tensor of shape ``drop(d, axes)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 24 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C4: No two entries of ``axes`` name the same axis.
        C5: Each of ``axes`` has the size 1.
        C7: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        squeezed[*i] = data[*insert(i, axes, 0)]

    Examples
    --------
    >>> data_ = np.array([[[1.0], [2.0]]], "float32")
    >>> squeeze_24(data_, None)
    array([1., 2.], dtype=float32)

    >>> data_ = np.array([[7.0]], "float32")
    >>> squeeze_24(data_, None)
    array(7., dtype=float32)

    """
    rules = Rules("Squeeze", 24)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type = _solve_13(rules, data_type, axes_type, _T_24)
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_squeeze_24(data: ValueType | None, axes: ValueType | None = None) -> TensorType:
    """Return the type of what `squeeze_24` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Squeeze", 24)
    return _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_24
    )


def check_squeeze_24(data: ValueType | None, axes: ValueType | None = None) -> list[Violation]:
    """Return all clauses of Squeeze-24 that the types of the inputs violate."""
    rules = Rules("Squeeze", 24, collect=True)
    _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_24
    )
    return rules.violations


def squeeze_25(
    data: npt.ArrayLike, axes: npt.ArrayLike | None = None, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Takes axes of size 1 away.

    Parameters
    ----------
    data : array_like
        The tensor from which axes are taken.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2.
    axes : array_like, optional
        The axes to take away, each once and in any order. A negative value counts from the back.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    squeezed : ndarray
        The same elements, without the axes.

        A tensor of shape ``drop(d, axes)`` and element type T, one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 26 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C4: No two entries of ``axes`` name the same axis.
        C5: Each of ``axes`` has the size 1.
        C7: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        squeezed[*i] = data[*insert(i, axes, 0)]

    Examples
    --------
    >>> data_ = np.array([[[1.0], [2.0]]], "float32")
    >>> squeeze_25(data_, None)
    array([1., 2.], dtype=float32)

    >>> data_ = np.array([[7.0]], "float32")
    >>> squeeze_25(data_, None)
    array(7., dtype=float32)

    """
    rules = Rules("Squeeze", 25)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type = _solve_13(rules, data_type, axes_type, _T_25)
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_squeeze_25(data: ValueType | None, axes: ValueType | None = None) -> TensorType:
    """Return the type of what `squeeze_25` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Squeeze", 25)
    return _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_25
    )


def check_squeeze_25(data: ValueType | None, axes: ValueType | None = None) -> list[Violation]:
    """Return all clauses of Squeeze-25 that the types of the inputs violate."""
    rules = Rules("Squeeze", 25, collect=True)
    _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_25
    )
    return rules.violations


def _solve_1(rules: Rules, data: ValueType | None, axes: Any, T: frozenset[str]) -> TensorType:
    """Check all that is known; return the type of `squeezed`."""
    axes = attributes.integers(rules, "axes", axes)
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C2", {"data": data}, T)
    shape = rules.shape("data", data)
    d = shape
    axes = dims.value(lambda: [a for a in range(len(d)) if d[a] == 1]) if axes is None else axes
    axes = rules.ranges("C3", "axes", axes, shape.rank)
    axes = rules.distinct("C4", "axes", axes)
    rules.holds(
        "C5",
        lambda: dims.every(lambda a: d[a] == 1, axes),
        "that each of `axes` has the size 1",
        axes=axes,
        d=d,
    )
    result_shape = dims.joined(dims.run(lambda: dims.drop(d, axes)))
    return TensorType(elem_types.get("data"), result_shape)


def _solve_11(rules: Rules, data: ValueType | None, axes: Any, T: frozenset[str]) -> TensorType:
    """Check all that is known; return the type of `squeezed`."""
    axes = attributes.integers(rules, "axes", axes)
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C2", {"data": data}, T)
    shape = rules.shape("data", data)
    d = shape
    axes = dims.value(lambda: [a for a in range(len(d)) if d[a] == 1]) if axes is None else axes
    axes = rules.ranges("C3", "axes", axes, shape.rank, wraps=True)
    axes = rules.distinct("C4", "axes", axes)
    rules.holds(
        "C5",
        lambda: dims.every(lambda a: d[a] == 1, axes),
        "that each of `axes` has the size 1",
        axes=axes,
        d=d,
    )
    result_shape = dims.joined(dims.run(lambda: dims.drop(d, axes)))
    return TensorType(elem_types.get("data"), result_shape)


def _solve_13(
    rules: Rules, data: ValueType | None, axes_type: ValueType | None, T: frozenset[str]
) -> TensorType:
    """Check all that is known; return the type of `squeezed`."""
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C2", {"data": data}, T)
    rules.type("C6", "axes", axes_type, "int64")
    axes_shape = rules.rank("C7", "axes", axes_type, exactly=1)
    data_shape = rules.shape("data", data)
    d = data_shape
    axes = (
        dims.value(lambda: [a for a in range(len(d)) if d[a] == 1])
        if axes_type is None
        else values.integers(axes_type, axes_shape)
    )
    axes = rules.ranges("C3", "axes", axes, data_shape.rank, wraps=True)
    axes = rules.distinct("C4", "axes", axes)
    rules.holds(
        "C5",
        lambda: dims.every(lambda a: d[a] == 1, axes),
        "that each of `axes` has the size 1",
        axes=axes,
        d=d,
    )
    result_shape = dims.joined(dims.run(lambda: dims.drop(d, axes)))
    return TensorType(elem_types.get("data"), result_shape)


def _definition_1(squeezed: Any, data: Any) -> None:
    """The definition, on whole arrays."""
    squeezed[...] = data.reshape(squeezed.shape)


SCHEMAS = {
    1: Schema(
        operator="Squeeze",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("squeezed", "T"),),
        attributes=(Attribute("axes", "ints", "axes"),),
        types={"T": _T_1},
        clauses={
            "Squeeze-1.C1": "The input data is given.",
            "Squeeze-1.C2": "data has one of the 15 element types that T allows.",
            "Squeeze-1.C3": (
                "Each entry of axes lies in the range 0 <= axes < r, where r is the rank of data."
            ),
            "Squeeze-1.C4": "No two entries of axes name the same axis.",
            "Squeeze-1.C5": "Each of axes has the size 1.",
        },
        run=squeeze_1,
        infer=infer_squeeze_1,
        check=check_squeeze_1,
    ),
    11: Schema(
        operator="Squeeze",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("squeezed", "T"),),
        attributes=(Attribute("axes", "ints", "axes"),),
        types={"T": _T_1},
        clauses={
            "Squeeze-11.C1": "The input data is given.",
            "Squeeze-11.C2": "data has one of the 15 element types that T allows.",
            "Squeeze-11.C3": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Squeeze-11.C4": "No two entries of axes name the same axis.",
            "Squeeze-11.C5": "Each of axes has the size 1.",
        },
        run=squeeze_11,
        infer=infer_squeeze_11,
        check=check_squeeze_11,
    ),
    13: Schema(
        operator="Squeeze",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("axes", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("squeezed", "T"),),
        attributes=(),
        types={"T": _T_13},
        clauses={
            "Squeeze-13.C1": "The input data is given.",
            "Squeeze-13.C2": "data has one of the 16 element types that T allows.",
            "Squeeze-13.C3": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Squeeze-13.C4": "No two entries of axes name the same axis.",
            "Squeeze-13.C5": "Each of axes has the size 1.",
            "Squeeze-13.C6": "axes has the element type int64.",
            "Squeeze-13.C7": "axes has rank 1.",
        },
        run=squeeze_13,
        infer=infer_squeeze_13,
        check=check_squeeze_13,
    ),
    21: Schema(
        operator="Squeeze",
        domain="ai.onnx",
        since_version=21,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("axes", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("squeezed", "T"),),
        attributes=(),
        types={"T": _T_21},
        clauses={
            "Squeeze-21.C1": "The input data is given.",
            "Squeeze-21.C2": "data has one of the 22 element types that T allows.",
            "Squeeze-21.C3": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Squeeze-21.C4": "No two entries of axes name the same axis.",
            "Squeeze-21.C5": "Each of axes has the size 1.",
            "Squeeze-21.C6": "axes has the element type int64.",
            "Squeeze-21.C7": "axes has rank 1.",
        },
        run=squeeze_21,
        infer=infer_squeeze_21,
        check=check_squeeze_21,
    ),
    23: Schema(
        operator="Squeeze",
        domain="ai.onnx",
        since_version=23,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("axes", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("squeezed", "T"),),
        attributes=(),
        types={"T": _T_23},
        clauses={
            "Squeeze-23.C1": "The input data is given.",
            "Squeeze-23.C2": "data has one of the 23 element types that T allows.",
            "Squeeze-23.C3": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Squeeze-23.C4": "No two entries of axes name the same axis.",
            "Squeeze-23.C5": "Each of axes has the size 1.",
            "Squeeze-23.C6": "axes has the element type int64.",
            "Squeeze-23.C7": "axes has rank 1.",
        },
        run=squeeze_23,
        infer=infer_squeeze_23,
        check=check_squeeze_23,
    ),
    24: Schema(
        operator="Squeeze",
        domain="ai.onnx",
        since_version=24,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("axes", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("squeezed", "T"),),
        attributes=(),
        types={"T": _T_24},
        clauses={
            "Squeeze-24.C1": "The input data is given.",
            "Squeeze-24.C2": "data has one of the 24 element types that T allows.",
            "Squeeze-24.C3": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Squeeze-24.C4": "No two entries of axes name the same axis.",
            "Squeeze-24.C5": "Each of axes has the size 1.",
            "Squeeze-24.C6": "axes has the element type int64.",
            "Squeeze-24.C7": "axes has rank 1.",
        },
        run=squeeze_24,
        infer=infer_squeeze_24,
        check=check_squeeze_24,
    ),
    25: Schema(
        operator="Squeeze",
        domain="ai.onnx",
        since_version=25,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("axes", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("squeezed", "T"),),
        attributes=(),
        types={"T": _T_25},
        clauses={
            "Squeeze-25.C1": "The input data is given.",
            "Squeeze-25.C2": "data has one of the 26 element types that T allows.",
            "Squeeze-25.C3": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Squeeze-25.C4": "No two entries of axes name the same axis.",
            "Squeeze-25.C5": "Each of axes has the size 1.",
            "Squeeze-25.C6": "axes has the element type int64.",
            "Squeeze-25.C7": "axes has rank 1.",
        },
        run=squeeze_25,
        infer=infer_squeeze_25,
        check=check_squeeze_25,
    ),
}
