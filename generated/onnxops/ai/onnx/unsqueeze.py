# Emitted from spec/ai.onnx/Unsqueeze.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Unsqueeze: Adds axes of size 1.

The result has the axes of ``data`` and one more for each entry of ``axes``. Entries say where the
new axes are in the result, not in ``data``, so that their order does not matter. All other axes
keep their order.

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


def unsqueeze_1(
    data: npt.ArrayLike,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Adds axes of size 1.

    Parameters
    ----------
    data : array_like
        The tensor to which axes are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    axes : sequence of int
        Where the new axes are in the result, each once and in any order.

        Within ``0 <= axes < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    expanded : ndarray
        The same elements. Its size is 1 at each of ``axes``.

        A tensor of shape ``insert(d, axes, 1)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The attribute ``axes`` is given; it has no default.
        C3: ``data`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C4: Each entry of ``axes`` lies in the range ``0 <= axes < r``, where ``r`` is
            ``rank(data) + len(axes)``, the rank of ``expanded``.
        C5: No two entries of ``axes`` name the same axis.

    Notes
    -----
    In index notation::

        expanded[*insert(i, axes, 0)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0], "float32")
    >>> unsqueeze_1(data_, axes=(0,))
    array([[1., 2., 3.]], dtype=float32)

    >>> data_ = np.array([1.0, 2.0], "float32")
    >>> unsqueeze_1(data_, axes=(0, 2))
    array([[[1.],
            [2.]]], dtype=float32)

    """
    rules = Rules("Unsqueeze", 1)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type = _solve_1(rules, data_type, axes, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_unsqueeze_1(
    data: ValueType | None, *, axes: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `unsqueeze_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Unsqueeze", 1)
    return _solve_1(rules, arrays.type_given(rules, "data", data), axes, _T_1)


def check_unsqueeze_1(
    data: ValueType | None, *, axes: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Unsqueeze-1 that the types of the inputs violate."""
    rules = Rules("Unsqueeze", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), axes, _T_1)
    return rules.violations


def unsqueeze_11(
    data: npt.ArrayLike,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Adds axes of size 1.

    Parameters
    ----------
    data : array_like
        The tensor to which axes are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    axes : sequence of int
        Where the new axes are in the result, each once and in any order. A negative value counts
        from the back of the result.

        Within ``-r <= axes < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    expanded : ndarray
        The same elements. Its size is 1 at each of ``axes``.

        A tensor of shape ``insert(d, axes, 1)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The attribute ``axes`` is given; it has no default.
        C3: ``data`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C4: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is
            ``rank(data) + len(axes)``, the rank of ``expanded``. A negative value counts from the
            back.
        C5: No two entries of ``axes`` name the same axis.

    Notes
    -----
    In index notation::

        expanded[*insert(i, axes, 0)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0], "float32")
    >>> unsqueeze_11(data_, axes=(0,))
    array([[1., 2., 3.]], dtype=float32)

    >>> data_ = np.array([1.0, 2.0], "float32")
    >>> unsqueeze_11(data_, axes=(0, 2))
    array([[[1.],
            [2.]]], dtype=float32)

    """
    rules = Rules("Unsqueeze", 11)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type = _solve_11(rules, data_type, axes, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_unsqueeze_11(
    data: ValueType | None, *, axes: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `unsqueeze_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Unsqueeze", 11)
    return _solve_11(rules, arrays.type_given(rules, "data", data), axes, _T_1)


def check_unsqueeze_11(
    data: ValueType | None, *, axes: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Unsqueeze-11 that the types of the inputs violate."""
    rules = Rules("Unsqueeze", 11, collect=True)
    _solve_11(rules, arrays.type_given(rules, "data", data), axes, _T_1)
    return rules.violations


def unsqueeze_13(
    data: npt.ArrayLike, axes: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Adds axes of size 1.

    Parameters
    ----------
    data : array_like
        The tensor to which axes are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    axes : array_like
        Where the new axes are in the result, each once and in any order. A negative value counts
        from the back of the result.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    expanded : ndarray
        The same elements. Its size is 1 at each of ``axes``.

        A tensor of shape ``insert(d, axes, 1)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``axes`` is given.
        C3: ``data`` has one of the 16 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C4: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is
            ``rank(data) + len(axes)``, the rank of ``expanded``. A negative value counts from the
            back.
        C5: No two entries of ``axes`` name the same axis.
        C7: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        expanded[*insert(i, axes, 0)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0], "float32")
    >>> axes_ = np.array([0], "int64")
    >>> unsqueeze_13(data_, axes_)
    array([[1., 2., 3.]], dtype=float32)

    >>> data_ = np.array([1.0, 2.0], "float32")
    >>> axes_ = np.array([2, 0], "int64")
    >>> unsqueeze_13(data_, axes_)
    array([[[1.],
            [2.]]], dtype=float32)

    """
    rules = Rules("Unsqueeze", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type = _solve_13(rules, data_type, axes_type, _T_13)
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_unsqueeze_13(data: ValueType | None, axes: ValueType | None) -> TensorType:
    """Return the type of what `unsqueeze_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Unsqueeze", 13)
    return _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_13
    )


def check_unsqueeze_13(data: ValueType | None, axes: ValueType | None) -> list[Violation]:
    """Return all clauses of Unsqueeze-13 that the types of the inputs violate."""
    rules = Rules("Unsqueeze", 13, collect=True)
    _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_13
    )
    return rules.violations


def unsqueeze_21(
    data: npt.ArrayLike, axes: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Adds axes of size 1.

    Parameters
    ----------
    data : array_like
        The tensor to which axes are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.
    axes : array_like
        Where the new axes are in the result, each once and in any order. A negative value counts
        from the back of the result.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    expanded : ndarray
        The same elements. Its size is 1 at each of ``axes``.

        A tensor of shape ``insert(d, axes, 1)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``axes`` is given.
        C3: ``data`` has one of the 22 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C4: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is
            ``rank(data) + len(axes)``, the rank of ``expanded``. A negative value counts from the
            back.
        C5: No two entries of ``axes`` name the same axis.
        C7: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        expanded[*insert(i, axes, 0)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0], "float32")
    >>> axes_ = np.array([0], "int64")
    >>> unsqueeze_21(data_, axes_)
    array([[1., 2., 3.]], dtype=float32)

    >>> data_ = np.array([1.0, 2.0], "float32")
    >>> axes_ = np.array([2, 0], "int64")
    >>> unsqueeze_21(data_, axes_)
    array([[[1.],
            [2.]]], dtype=float32)

    """
    rules = Rules("Unsqueeze", 21)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type = _solve_13(rules, data_type, axes_type, _T_21)
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_unsqueeze_21(data: ValueType | None, axes: ValueType | None) -> TensorType:
    """Return the type of what `unsqueeze_21` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Unsqueeze", 21)
    return _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_21
    )


def check_unsqueeze_21(data: ValueType | None, axes: ValueType | None) -> list[Violation]:
    """Return all clauses of Unsqueeze-21 that the types of the inputs violate."""
    rules = Rules("Unsqueeze", 21, collect=True)
    _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_21
    )
    return rules.violations


def unsqueeze_23(
    data: npt.ArrayLike, axes: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Adds axes of size 1.

    Parameters
    ----------
    data : array_like
        The tensor to which axes are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.
    axes : array_like
        Where the new axes are in the result, each once and in any order. A negative value counts
        from the back of the result.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    expanded : ndarray
        The same elements. Its size is 1 at each of ``axes``.

        A tensor of shape ``insert(d, axes, 1)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4,
        float4e2m1.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``axes`` is given.
        C3: ``data`` has one of the 23 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C4: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is
            ``rank(data) + len(axes)``, the rank of ``expanded``. A negative value counts from the
            back.
        C5: No two entries of ``axes`` name the same axis.
        C7: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        expanded[*insert(i, axes, 0)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0], "float32")
    >>> axes_ = np.array([0], "int64")
    >>> unsqueeze_23(data_, axes_)
    array([[1., 2., 3.]], dtype=float32)

    >>> data_ = np.array([1.0, 2.0], "float32")
    >>> axes_ = np.array([2, 0], "int64")
    >>> unsqueeze_23(data_, axes_)
    array([[[1.],
            [2.]]], dtype=float32)

    """
    rules = Rules("Unsqueeze", 23)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type = _solve_13(rules, data_type, axes_type, _T_23)
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_unsqueeze_23(data: ValueType | None, axes: ValueType | None) -> TensorType:
    """Return the type of what `unsqueeze_23` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Unsqueeze", 23)
    return _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_23
    )


def check_unsqueeze_23(data: ValueType | None, axes: ValueType | None) -> list[Violation]:
    """Return all clauses of Unsqueeze-23 that the types of the inputs violate."""
    rules = Rules("Unsqueeze", 23, collect=True)
    _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_23
    )
    return rules.violations


def unsqueeze_24(
    data: npt.ArrayLike, axes: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Adds axes of size 1.

    Parameters
    ----------
    data : array_like
        The tensor to which axes are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0.
    axes : array_like
        Where the new axes are in the result, each once and in any order. A negative value counts
        from the back of the result.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    expanded : ndarray
        The same elements. Its size is 1 at each of ``axes``.

        A tensor of shape ``insert(d, axes, 1)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4,
        float4e2m1, float8e8m0.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``axes`` is given.
        C3: ``data`` has one of the 24 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C4: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is
            ``rank(data) + len(axes)``, the rank of ``expanded``. A negative value counts from the
            back.
        C5: No two entries of ``axes`` name the same axis.
        C7: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        expanded[*insert(i, axes, 0)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0], "float32")
    >>> axes_ = np.array([0], "int64")
    >>> unsqueeze_24(data_, axes_)
    array([[1., 2., 3.]], dtype=float32)

    >>> data_ = np.array([1.0, 2.0], "float32")
    >>> axes_ = np.array([2, 0], "int64")
    >>> unsqueeze_24(data_, axes_)
    array([[[1.],
            [2.]]], dtype=float32)

    """
    rules = Rules("Unsqueeze", 24)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type = _solve_13(rules, data_type, axes_type, _T_24)
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_unsqueeze_24(data: ValueType | None, axes: ValueType | None) -> TensorType:
    """Return the type of what `unsqueeze_24` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Unsqueeze", 24)
    return _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_24
    )


def check_unsqueeze_24(data: ValueType | None, axes: ValueType | None) -> list[Violation]:
    """Return all clauses of Unsqueeze-24 that the types of the inputs violate."""
    rules = Rules("Unsqueeze", 24, collect=True)
    _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_24
    )
    return rules.violations


def unsqueeze_25(
    data: npt.ArrayLike, axes: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Adds axes of size 1.

    Parameters
    ----------
    data : array_like
        The tensor to which axes are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2.
    axes : array_like
        Where the new axes are in the result, each once and in any order. A negative value counts
        from the back of the result.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    expanded : ndarray
        The same elements. Its size is 1 at each of ``axes``.

        A tensor of shape ``insert(d, axes, 1)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4,
        float4e2m1, float8e8m0, uint2, int2.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``axes`` is given.
        C3: ``data`` has one of the 26 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C4: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is
            ``rank(data) + len(axes)``, the rank of ``expanded``. A negative value counts from the
            back.
        C5: No two entries of ``axes`` name the same axis.
        C7: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        expanded[*insert(i, axes, 0)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0], "float32")
    >>> axes_ = np.array([0], "int64")
    >>> unsqueeze_25(data_, axes_)
    array([[1., 2., 3.]], dtype=float32)

    >>> data_ = np.array([1.0, 2.0], "float32")
    >>> axes_ = np.array([2, 0], "int64")
    >>> unsqueeze_25(data_, axes_)
    array([[[1.],
            [2.]]], dtype=float32)

    """
    rules = Rules("Unsqueeze", 25)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type = _solve_13(rules, data_type, axes_type, _T_25)
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_1(result, data_tensor)
    return result


def infer_unsqueeze_25(data: ValueType | None, axes: ValueType | None) -> TensorType:
    """Return the type of what `unsqueeze_25` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Unsqueeze", 25)
    return _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_25
    )


def check_unsqueeze_25(data: ValueType | None, axes: ValueType | None) -> list[Violation]:
    """Return all clauses of Unsqueeze-25 that the types of the inputs violate."""
    rules = Rules("Unsqueeze", 25, collect=True)
    _solve_13(
        rules, arrays.type_given(rules, "data", data), arrays.type_given(rules, "axes", axes), _T_25
    )
    return rules.violations


def _solve_1(rules: Rules, data: ValueType | None, axes: Any, T: frozenset[str]) -> TensorType:
    """Check all that is known; return the type of `expanded`."""
    axes = attributes.integers(rules, "axes", axes)
    data = rules.given("C1", "data", data)
    axes = rules.present("C2", "axes", axes)
    elem_types = rules.allowed("C3", {"data": data}, T)
    shape = rules.shape("data", data)
    axes = rules.ranges("C4", "axes", axes, dims.size(lambda: shape.rank + len(axes)))
    axes = rules.distinct("C5", "axes", axes)
    d = shape
    result_shape = dims.joined(dims.run(lambda: dims.insert(d, axes, 1)))
    return TensorType(elem_types.get("data"), result_shape)


def _solve_11(rules: Rules, data: ValueType | None, axes: Any, T: frozenset[str]) -> TensorType:
    """Check all that is known; return the type of `expanded`."""
    axes = attributes.integers(rules, "axes", axes)
    data = rules.given("C1", "data", data)
    axes = rules.present("C2", "axes", axes)
    elem_types = rules.allowed("C3", {"data": data}, T)
    shape = rules.shape("data", data)
    axes = rules.ranges("C4", "axes", axes, dims.size(lambda: shape.rank + len(axes)), wraps=True)
    axes = rules.distinct("C5", "axes", axes)
    d = shape
    result_shape = dims.joined(dims.run(lambda: dims.insert(d, axes, 1)))
    return TensorType(elem_types.get("data"), result_shape)


def _solve_13(
    rules: Rules, data: ValueType | None, axes_type: ValueType | None, T: frozenset[str]
) -> TensorType:
    """Check all that is known; return the type of `expanded`."""
    data = rules.given("C1", "data", data)
    axes_type = rules.given("C2", "axes", axes_type)
    elem_types = rules.allowed("C3", {"data": data}, T)
    rules.type("C6", "axes", axes_type, "int64")
    axes_shape = rules.rank("C7", "axes", axes_type, exactly=1)
    axes = values.integers(axes_type, axes_shape)
    data_shape = rules.shape("data", data)
    axes = rules.ranges(
        "C4", "axes", axes, dims.size(lambda: data_shape.rank + len(axes)), wraps=True
    )
    axes = rules.distinct("C5", "axes", axes)
    d = data_shape
    result_shape = dims.joined(dims.run(lambda: dims.insert(d, axes, 1)))
    return TensorType(elem_types.get("data"), result_shape)


def _definition_1(expanded: Any, data: Any) -> None:
    """The definition, on whole arrays."""
    expanded[...] = data.reshape(expanded.shape)


SCHEMAS = {
    1: Schema(
        operator="Unsqueeze",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("expanded", "T"),),
        attributes=(Attribute("axes", "ints", "axes", required=True),),
        types={"T": _T_1},
        clauses={
            "Unsqueeze-1.C1": "The input data is given.",
            "Unsqueeze-1.C2": "The attribute axes is given; it has no default.",
            "Unsqueeze-1.C3": "data has one of the 15 element types that T allows.",
            "Unsqueeze-1.C4": (
                "Each entry of axes lies in the range 0 <= axes < r, "
                "where r is rank(data) + len(axes), the rank of "
                "expanded."
            ),
            "Unsqueeze-1.C5": "No two entries of axes name the same axis.",
        },
        run=unsqueeze_1,
        infer=infer_unsqueeze_1,
        check=check_unsqueeze_1,
    ),
    11: Schema(
        operator="Unsqueeze",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("expanded", "T"),),
        attributes=(Attribute("axes", "ints", "axes", required=True),),
        types={"T": _T_1},
        clauses={
            "Unsqueeze-11.C1": "The input data is given.",
            "Unsqueeze-11.C2": "The attribute axes is given; it has no default.",
            "Unsqueeze-11.C3": "data has one of the 15 element types that T allows.",
            "Unsqueeze-11.C4": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is rank(data) + len(axes), the rank of "
                "expanded. A negative value counts from the back."
            ),
            "Unsqueeze-11.C5": "No two entries of axes name the same axis.",
        },
        run=unsqueeze_11,
        infer=infer_unsqueeze_11,
        check=check_unsqueeze_11,
    ),
    13: Schema(
        operator="Unsqueeze",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("axes", "tensor(int64)"),
        ),
        outputs=(Parameter("expanded", "T"),),
        attributes=(),
        types={"T": _T_13},
        clauses={
            "Unsqueeze-13.C1": "The input data is given.",
            "Unsqueeze-13.C2": "The input axes is given.",
            "Unsqueeze-13.C3": "data has one of the 16 element types that T allows.",
            "Unsqueeze-13.C4": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is rank(data) + len(axes), the rank of "
                "expanded. A negative value counts from the back."
            ),
            "Unsqueeze-13.C5": "No two entries of axes name the same axis.",
            "Unsqueeze-13.C6": "axes has the element type int64.",
            "Unsqueeze-13.C7": "axes has rank 1.",
        },
        run=unsqueeze_13,
        infer=infer_unsqueeze_13,
        check=check_unsqueeze_13,
    ),
    21: Schema(
        operator="Unsqueeze",
        domain="ai.onnx",
        since_version=21,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("axes", "tensor(int64)"),
        ),
        outputs=(Parameter("expanded", "T"),),
        attributes=(),
        types={"T": _T_21},
        clauses={
            "Unsqueeze-21.C1": "The input data is given.",
            "Unsqueeze-21.C2": "The input axes is given.",
            "Unsqueeze-21.C3": "data has one of the 22 element types that T allows.",
            "Unsqueeze-21.C4": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is rank(data) + len(axes), the rank of "
                "expanded. A negative value counts from the back."
            ),
            "Unsqueeze-21.C5": "No two entries of axes name the same axis.",
            "Unsqueeze-21.C6": "axes has the element type int64.",
            "Unsqueeze-21.C7": "axes has rank 1.",
        },
        run=unsqueeze_21,
        infer=infer_unsqueeze_21,
        check=check_unsqueeze_21,
    ),
    23: Schema(
        operator="Unsqueeze",
        domain="ai.onnx",
        since_version=23,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("axes", "tensor(int64)"),
        ),
        outputs=(Parameter("expanded", "T"),),
        attributes=(),
        types={"T": _T_23},
        clauses={
            "Unsqueeze-23.C1": "The input data is given.",
            "Unsqueeze-23.C2": "The input axes is given.",
            "Unsqueeze-23.C3": "data has one of the 23 element types that T allows.",
            "Unsqueeze-23.C4": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is rank(data) + len(axes), the rank of "
                "expanded. A negative value counts from the back."
            ),
            "Unsqueeze-23.C5": "No two entries of axes name the same axis.",
            "Unsqueeze-23.C6": "axes has the element type int64.",
            "Unsqueeze-23.C7": "axes has rank 1.",
        },
        run=unsqueeze_23,
        infer=infer_unsqueeze_23,
        check=check_unsqueeze_23,
    ),
    24: Schema(
        operator="Unsqueeze",
        domain="ai.onnx",
        since_version=24,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("axes", "tensor(int64)"),
        ),
        outputs=(Parameter("expanded", "T"),),
        attributes=(),
        types={"T": _T_24},
        clauses={
            "Unsqueeze-24.C1": "The input data is given.",
            "Unsqueeze-24.C2": "The input axes is given.",
            "Unsqueeze-24.C3": "data has one of the 24 element types that T allows.",
            "Unsqueeze-24.C4": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is rank(data) + len(axes), the rank of "
                "expanded. A negative value counts from the back."
            ),
            "Unsqueeze-24.C5": "No two entries of axes name the same axis.",
            "Unsqueeze-24.C6": "axes has the element type int64.",
            "Unsqueeze-24.C7": "axes has rank 1.",
        },
        run=unsqueeze_24,
        infer=infer_unsqueeze_24,
        check=check_unsqueeze_24,
    ),
    25: Schema(
        operator="Unsqueeze",
        domain="ai.onnx",
        since_version=25,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("axes", "tensor(int64)"),
        ),
        outputs=(Parameter("expanded", "T"),),
        attributes=(),
        types={"T": _T_25},
        clauses={
            "Unsqueeze-25.C1": "The input data is given.",
            "Unsqueeze-25.C2": "The input axes is given.",
            "Unsqueeze-25.C3": "data has one of the 26 element types that T allows.",
            "Unsqueeze-25.C4": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is rank(data) + len(axes), the rank of "
                "expanded. A negative value counts from the back."
            ),
            "Unsqueeze-25.C5": "No two entries of axes name the same axis.",
            "Unsqueeze-25.C6": "axes has the element type int64.",
            "Unsqueeze-25.C7": "axes has rank 1.",
        },
        run=unsqueeze_25,
        infer=infer_unsqueeze_25,
        check=check_unsqueeze_25,
    ),
}
