# Emitted from spec/ai.onnx/Shape.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Shape: Gives the sizes of a tensor as a vector of numbers.

The result has the sizes of the axes of ``data`` from ``start`` on and before ``end``, in their
order. A negative ``start`` or ``end`` counts from the back. What then lies before the first axis or
behind the last is moved there, so that no value is refused. Where ``end`` does not lie behind
``start``, and where ``data`` is a single number, the result has no entries.

What the elements of ``data`` are plays no part.
"""

from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _functions as functions
from onnxops import _vectors as vectors
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
_T1_1 = frozenset({"int64"})
_T_13 = _T_1 | {"bfloat16"}
_T_19 = _T_13 | {"float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz"}
_T_21 = _T_19 | {"int4", "uint4"}
_T_23 = _T_21 | {"float4e2m1"}
_T_24 = _T_23 | {"float8e8m0"}
_T_25 = _T_24 | {"int2", "uint2"}


def shape_1(data: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
    """Gives the sizes of a tensor as a vector of numbers.

    Parameters
    ----------
    data : array_like
        The tensor whose sizes are asked for.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    shape : ndarray
        The sizes, from the first axis to the last.

        A tensor of shape ``(len(d),)`` and element type T1, one of int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 15 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        shape[a] = d[a]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_1(data_)
    array([2, 3])

    >>> data_ = np.array(7.0, "float32")
    >>> shape_1(data_)
    array([], dtype=int64)

    """
    rules = Rules("Shape", 1)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, d = _solve_1(rules, data_type, _T_1, _T1_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, tuple(d))
    return result


def infer_shape_1(data: ValueType | None) -> TensorType:
    """Return the type of what `shape_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Shape", 1)
    return _solve_1(rules, arrays.type_given(rules, "data", data), _T_1, _T1_1)[0]


def check_shape_1(data: ValueType | None) -> list[Violation]:
    """Return all clauses of Shape-1 that the types of the inputs violate."""
    rules = Rules("Shape", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), _T_1, _T1_1)
    return rules.violations


def shape_13(data: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
    """Gives the sizes of a tensor as a vector of numbers.

    Parameters
    ----------
    data : array_like
        The tensor whose sizes are asked for.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    shape : ndarray
        The sizes, from the first axis to the last.

        A tensor of shape ``(len(d),)`` and element type T1, one of int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 16 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        shape[a] = d[a]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_13(data_)
    array([2, 3])

    >>> data_ = np.array(7.0, "float32")
    >>> shape_13(data_)
    array([], dtype=int64)

    """
    rules = Rules("Shape", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, d = _solve_1(rules, data_type, _T_13, _T1_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, tuple(d))
    return result


def infer_shape_13(data: ValueType | None) -> TensorType:
    """Return the type of what `shape_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Shape", 13)
    return _solve_1(rules, arrays.type_given(rules, "data", data), _T_13, _T1_1)[0]


def check_shape_13(data: ValueType | None) -> list[Violation]:
    """Return all clauses of Shape-13 that the types of the inputs violate."""
    rules = Rules("Shape", 13, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), _T_13, _T1_1)
    return rules.violations


def shape_15(
    data: npt.ArrayLike,
    *,
    end: SupportsIndex | None = None,
    start: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the sizes of a tensor as a vector of numbers.

    Parameters
    ----------
    data : array_like
        The tensor whose sizes are asked for.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    end : int, optional
        The axis before which to stop. Where it is left out, the last axis is the last one.

        If it is not given, ``len(d)``.
    start : int, default 0
        The first axis whose size is given.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    shape : ndarray
        The sizes, from the first axis to the last.

        A tensor of shape ``(max(0, place(end) - place(start)),)`` and element type T1, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 16 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        shape[a] = d[place(start) + a]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_15(data_)
    array([2, 3])

    >>> data_ = np.array(7.0, "float32")
    >>> shape_15(data_)
    array([], dtype=int64)

    """
    rules = Rules("Shape", 15)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, d, start, end = _solve_15(rules, data_type, end, start, _T_13, _T1_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_15(result, tuple(d), start, end)
    return result


def infer_shape_15(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `shape_15` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Shape", 15)
    return _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_13, _T1_1)[0]


def check_shape_15(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Shape-15 that the types of the inputs violate."""
    rules = Rules("Shape", 15, collect=True)
    _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_13, _T1_1)
    return rules.violations


def shape_19(
    data: npt.ArrayLike,
    *,
    end: SupportsIndex | None = None,
    start: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the sizes of a tensor as a vector of numbers.

    Parameters
    ----------
    data : array_like
        The tensor whose sizes are asked for.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz.
    end : int, optional
        The axis before which to stop. Where it is left out, the last axis is the last one.

        If it is not given, ``len(d)``.
    start : int, default 0
        The first axis whose size is given.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    shape : ndarray
        The sizes, from the first axis to the last.

        A tensor of shape ``(max(0, place(end) - place(start)),)`` and element type T1, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 20 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        shape[a] = d[place(start) + a]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_19(data_)
    array([2, 3])

    >>> data_ = np.array(7.0, "float32")
    >>> shape_19(data_)
    array([], dtype=int64)

    """
    rules = Rules("Shape", 19)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, d, start, end = _solve_15(rules, data_type, end, start, _T_19, _T1_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_15(result, tuple(d), start, end)
    return result


def infer_shape_19(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `shape_19` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Shape", 19)
    return _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_19, _T1_1)[0]


def check_shape_19(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Shape-19 that the types of the inputs violate."""
    rules = Rules("Shape", 19, collect=True)
    _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_19, _T1_1)
    return rules.violations


def shape_21(
    data: npt.ArrayLike,
    *,
    end: SupportsIndex | None = None,
    start: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the sizes of a tensor as a vector of numbers.

    Parameters
    ----------
    data : array_like
        The tensor whose sizes are asked for.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.
    end : int, optional
        The axis before which to stop. Where it is left out, the last axis is the last one.

        If it is not given, ``len(d)``.
    start : int, default 0
        The first axis whose size is given.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    shape : ndarray
        The sizes, from the first axis to the last.

        A tensor of shape ``(max(0, place(end) - place(start)),)`` and element type T1, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 22 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        shape[a] = d[place(start) + a]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_21(data_)
    array([2, 3])

    >>> data_ = np.array(7.0, "float32")
    >>> shape_21(data_)
    array([], dtype=int64)

    """
    rules = Rules("Shape", 21)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, d, start, end = _solve_15(rules, data_type, end, start, _T_21, _T1_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_15(result, tuple(d), start, end)
    return result


def infer_shape_21(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `shape_21` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Shape", 21)
    return _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_21, _T1_1)[0]


def check_shape_21(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Shape-21 that the types of the inputs violate."""
    rules = Rules("Shape", 21, collect=True)
    _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_21, _T1_1)
    return rules.violations


def shape_23(
    data: npt.ArrayLike,
    *,
    end: SupportsIndex | None = None,
    start: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the sizes of a tensor as a vector of numbers.

    Parameters
    ----------
    data : array_like
        The tensor whose sizes are asked for.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.
    end : int, optional
        The axis before which to stop. Where it is left out, the last axis is the last one.

        If it is not given, ``len(d)``.
    start : int, default 0
        The first axis whose size is given.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    shape : ndarray
        The sizes, from the first axis to the last.

        A tensor of shape ``(max(0, place(end) - place(start)),)`` and element type T1, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 23 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        shape[a] = d[place(start) + a]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_23(data_)
    array([2, 3])

    >>> data_ = np.array(7.0, "float32")
    >>> shape_23(data_)
    array([], dtype=int64)

    """
    rules = Rules("Shape", 23)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, d, start, end = _solve_15(rules, data_type, end, start, _T_23, _T1_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_15(result, tuple(d), start, end)
    return result


def infer_shape_23(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `shape_23` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Shape", 23)
    return _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_23, _T1_1)[0]


def check_shape_23(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Shape-23 that the types of the inputs violate."""
    rules = Rules("Shape", 23, collect=True)
    _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_23, _T1_1)
    return rules.violations


def shape_24(
    data: npt.ArrayLike,
    *,
    end: SupportsIndex | None = None,
    start: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the sizes of a tensor as a vector of numbers.

    Parameters
    ----------
    data : array_like
        The tensor whose sizes are asked for.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0.
    end : int, optional
        The axis before which to stop. Where it is left out, the last axis is the last one.

        If it is not given, ``len(d)``.
    start : int, default 0
        The first axis whose size is given.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    shape : ndarray
        The sizes, from the first axis to the last.

        A tensor of shape ``(max(0, place(end) - place(start)),)`` and element type T1, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 24 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        shape[a] = d[place(start) + a]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_24(data_)
    array([2, 3])

    >>> data_ = np.array(7.0, "float32")
    >>> shape_24(data_)
    array([], dtype=int64)

    """
    rules = Rules("Shape", 24)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, d, start, end = _solve_15(rules, data_type, end, start, _T_24, _T1_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_15(result, tuple(d), start, end)
    return result


def infer_shape_24(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `shape_24` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Shape", 24)
    return _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_24, _T1_1)[0]


def check_shape_24(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Shape-24 that the types of the inputs violate."""
    rules = Rules("Shape", 24, collect=True)
    _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_24, _T1_1)
    return rules.violations


def shape_25(
    data: npt.ArrayLike,
    *,
    end: SupportsIndex | None = None,
    start: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Gives the sizes of a tensor as a vector of numbers.

    Parameters
    ----------
    data : array_like
        The tensor whose sizes are asked for.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2.
    end : int, optional
        The axis before which to stop. Where it is left out, the last axis is the last one.

        If it is not given, ``len(d)``.
    start : int, default 0
        The first axis whose size is given.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    shape : ndarray
        The sizes, from the first axis to the last.

        A tensor of shape ``(max(0, place(end) - place(start)),)`` and element type T1, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 26 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        shape[a] = d[place(start) + a]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> shape_25(data_)
    array([2, 3])

    >>> data_ = np.array(7.0, "float32")
    >>> shape_25(data_)
    array([], dtype=int64)

    """
    rules = Rules("Shape", 25)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, d, start, end = _solve_15(rules, data_type, end, start, _T_25, _T1_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_15(result, tuple(d), start, end)
    return result


def infer_shape_25(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `shape_25` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Shape", 25)
    return _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_25, _T1_1)[0]


def check_shape_25(
    data: ValueType | None, *, end: SupportsIndex | None = None, start: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Shape-25 that the types of the inputs violate."""
    rules = Rules("Shape", 25, collect=True)
    _solve_15(rules, arrays.type_given(rules, "data", data), end, start, _T_25, _T1_1)
    return rules.violations


def _solve_1(
    rules: Rules, data: ValueType | None, T: frozenset[str], T1: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `shape` and the `d` in force."""
    data = rules.given("C1", "data", data)
    rules.allowed("C2", {"data": data}, T)
    shape = rules.shape("data", data)
    d = shape
    result_shape = dims.joined(dims.size(lambda: len(d)))
    return TensorType(
        "int64", result_shape, dims.elements(dims.each(lambda a: d[a], lambda: range(len(d))))
    ), d


def _solve_15(
    rules: Rules,
    data: ValueType | None,
    end: Any,
    start: Any,
    T: frozenset[str],
    T1: frozenset[str],
) -> tuple[TensorType, Any, Any, Any]:
    """Check all that is known; return the type of `shape` and the values in force."""
    end = attributes.integer(rules, "end", end)
    start = attributes.integer(rules, "start", start)
    data = rules.given("C1", "data", data)
    rules.allowed("C2", {"data": data}, T)
    shape = rules.shape("data", data)
    d = shape
    start = 0 if start is None else start
    end = dims.value(lambda: len(d)) if end is None else end

    def place_(x: Any) -> Any:
        return dims.clamp(x + len(d) if x < 0 else x, 0, len(d))

    result_shape = dims.joined(dims.size(lambda: dims.most(0, place_(end) - place_(start))))
    return (
        TensorType(
            "int64",
            result_shape,
            dims.elements(
                dims.each(
                    lambda a: d[place_(start) + a],
                    lambda: dims.places(dims.most(0, place_(end) - place_(start))),
                )
            ),
        ),
        d,
        start,
        end,
    )


def _definition_1(shape: Any, d: Any) -> None:
    """The definition, on whole arrays."""
    (a,) = vectors.indices(len(d))
    shape[...] = vectors.stored(np.asarray(d)[a], shape.dtype)


def _definition_15(shape: Any, d: Any, start: Any, end: Any) -> None:
    """The definition, on whole arrays."""

    def place_(x: Any) -> Any:
        return functions.clamp(x + len(d) if x < 0 else x, 0, len(d))

    (a,) = vectors.indices(functions.max(0, place_(end) - place_(start)))
    shape[...] = vectors.stored(np.asarray(d)[place_(start) + a], shape.dtype)


SCHEMAS = {
    1: Schema(
        operator="Shape",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("shape", "T1"),),
        attributes=(),
        types={"T": _T_1, "T1": _T1_1},
        clauses={
            "Shape-1.C1": "The input data is given.",
            "Shape-1.C2": "data has one of the 15 element types that T allows.",
        },
        run=shape_1,
        infer=infer_shape_1,
        check=check_shape_1,
    ),
    13: Schema(
        operator="Shape",
        domain="ai.onnx",
        since_version=13,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("shape", "T1"),),
        attributes=(),
        types={"T": _T_13, "T1": _T1_1},
        clauses={
            "Shape-13.C1": "The input data is given.",
            "Shape-13.C2": "data has one of the 16 element types that T allows.",
        },
        run=shape_13,
        infer=infer_shape_13,
        check=check_shape_13,
    ),
    15: Schema(
        operator="Shape",
        domain="ai.onnx",
        since_version=15,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("shape", "T1"),),
        attributes=(
            Attribute("end", "int", "end"),
            Attribute("start", "int", "start", default=0),
        ),
        types={"T": _T_13, "T1": _T1_1},
        clauses={
            "Shape-15.C1": "The input data is given.",
            "Shape-15.C2": "data has one of the 16 element types that T allows.",
        },
        run=shape_15,
        infer=infer_shape_15,
        check=check_shape_15,
    ),
    19: Schema(
        operator="Shape",
        domain="ai.onnx",
        since_version=19,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("shape", "T1"),),
        attributes=(
            Attribute("end", "int", "end"),
            Attribute("start", "int", "start", default=0),
        ),
        types={"T": _T_19, "T1": _T1_1},
        clauses={
            "Shape-19.C1": "The input data is given.",
            "Shape-19.C2": "data has one of the 20 element types that T allows.",
        },
        run=shape_19,
        infer=infer_shape_19,
        check=check_shape_19,
    ),
    21: Schema(
        operator="Shape",
        domain="ai.onnx",
        since_version=21,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("shape", "T1"),),
        attributes=(
            Attribute("end", "int", "end"),
            Attribute("start", "int", "start", default=0),
        ),
        types={"T": _T_21, "T1": _T1_1},
        clauses={
            "Shape-21.C1": "The input data is given.",
            "Shape-21.C2": "data has one of the 22 element types that T allows.",
        },
        run=shape_21,
        infer=infer_shape_21,
        check=check_shape_21,
    ),
    23: Schema(
        operator="Shape",
        domain="ai.onnx",
        since_version=23,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("shape", "T1"),),
        attributes=(
            Attribute("end", "int", "end"),
            Attribute("start", "int", "start", default=0),
        ),
        types={"T": _T_23, "T1": _T1_1},
        clauses={
            "Shape-23.C1": "The input data is given.",
            "Shape-23.C2": "data has one of the 23 element types that T allows.",
        },
        run=shape_23,
        infer=infer_shape_23,
        check=check_shape_23,
    ),
    24: Schema(
        operator="Shape",
        domain="ai.onnx",
        since_version=24,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("shape", "T1"),),
        attributes=(
            Attribute("end", "int", "end"),
            Attribute("start", "int", "start", default=0),
        ),
        types={"T": _T_24, "T1": _T1_1},
        clauses={
            "Shape-24.C1": "The input data is given.",
            "Shape-24.C2": "data has one of the 24 element types that T allows.",
        },
        run=shape_24,
        infer=infer_shape_24,
        check=check_shape_24,
    ),
    25: Schema(
        operator="Shape",
        domain="ai.onnx",
        since_version=25,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("shape", "T1"),),
        attributes=(
            Attribute("end", "int", "end"),
            Attribute("start", "int", "start", default=0),
        ),
        types={"T": _T_25, "T1": _T1_1},
        clauses={
            "Shape-25.C1": "The input data is given.",
            "Shape-25.C2": "data has one of the 26 element types that T allows.",
        },
        run=shape_25,
        infer=infer_shape_25,
        check=check_shape_25,
    ),
}
