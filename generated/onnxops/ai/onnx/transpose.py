# Emitted from spec/ai.onnx/Transpose.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Transpose: Puts the axes of a tensor into another order.

``perm`` names an axis of ``data`` for every axis of the result: axis ``a`` of the result is axis
``perm[a]`` of ``data``. Elements are copied as they are, bit for bit; none is added and none is
lost.

Where ``perm`` is left out, the axes are reversed, so that rows of a matrix become its columns.
"""

from collections.abc import Iterable
from typing import Any, SupportsIndex

import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
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


def transpose_1(
    data: npt.ArrayLike,
    *,
    perm: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts the axes of a tensor into another order.

    Parameters
    ----------
    data : array_like
        The tensor whose axes are put into another order.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    perm : sequence of int, optional
        Every axis of ``data`` once, in the order in which the result has them.

        Within ``0 <= perm < r``. If it is not given, ``reversed(range(len(d)))``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    transposed : ndarray
        The same elements. The size of axis ``a`` is that of axis ``perm[a]`` of ``data``.

        A tensor of shape ``(*(d[p] for p in perm),)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``perm`` lies in the range ``0 <= perm < r``, where ``r`` is the rank
            of ``data``.
        C4: No two entries of ``perm`` name the same axis.
        C5: ``perm`` names as many axes as ``data`` has.

    Notes
    -----
    In index notation::

        transposed[*(i[p] for p in perm)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> transpose_1(data_)
    array([[1., 4.],
           [2., 5.],
           [3., 6.]], dtype=float32)

    >>> data_ = np.array([[[1, 2], [3, 4], [5, 6]]], "int32")
    >>> transpose_1(data_)
    array([[[1],
            [3],
            [5]],

           [[2],
            [4],
            [6]]], dtype=int32)

    """
    rules = Rules("Transpose", 1)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, perm = _solve_1(rules, data_type, perm, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, perm)
    return result


def infer_transpose_1(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `transpose_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Transpose", 1)
    return _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_1)[0]


def check_transpose_1(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Transpose-1 that the types of the inputs violate."""
    rules = Rules("Transpose", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_1)
    return rules.violations


def transpose_13(
    data: npt.ArrayLike,
    *,
    perm: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts the axes of a tensor into another order.

    Parameters
    ----------
    data : array_like
        The tensor whose axes are put into another order.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    perm : sequence of int, optional
        Every axis of ``data`` once, in the order in which the result has them.

        Within ``0 <= perm < r``. If it is not given, ``reversed(range(len(d)))``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    transposed : ndarray
        The same elements. The size of axis ``a`` is that of axis ``perm[a]`` of ``data``.

        A tensor of shape ``(*(d[p] for p in perm),)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 16 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``perm`` lies in the range ``0 <= perm < r``, where ``r`` is the rank
            of ``data``.
        C4: No two entries of ``perm`` name the same axis.
        C5: ``perm`` names as many axes as ``data`` has.

    Notes
    -----
    In index notation::

        transposed[*(i[p] for p in perm)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> transpose_13(data_)
    array([[1., 4.],
           [2., 5.],
           [3., 6.]], dtype=float32)

    >>> data_ = np.array([[[1, 2], [3, 4], [5, 6]]], "int32")
    >>> transpose_13(data_)
    array([[[1],
            [3],
            [5]],

           [[2],
            [4],
            [6]]], dtype=int32)

    """
    rules = Rules("Transpose", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, perm = _solve_1(rules, data_type, perm, _T_13)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, perm)
    return result


def infer_transpose_13(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `transpose_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Transpose", 13)
    return _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_13)[0]


def check_transpose_13(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Transpose-13 that the types of the inputs violate."""
    rules = Rules("Transpose", 13, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_13)
    return rules.violations


def transpose_21(
    data: npt.ArrayLike,
    *,
    perm: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts the axes of a tensor into another order.

    Parameters
    ----------
    data : array_like
        The tensor whose axes are put into another order.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.
    perm : sequence of int, optional
        Every axis of ``data`` once, in the order in which the result has them.

        Within ``0 <= perm < r``. If it is not given, ``reversed(range(len(d)))``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    transposed : ndarray
        The same elements. The size of axis ``a`` is that of axis ``perm[a]`` of ``data``.

        A tensor of shape ``(*(d[p] for p in perm),)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 22 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``perm`` lies in the range ``0 <= perm < r``, where ``r`` is the rank
            of ``data``.
        C4: No two entries of ``perm`` name the same axis.
        C5: ``perm`` names as many axes as ``data`` has.

    Notes
    -----
    In index notation::

        transposed[*(i[p] for p in perm)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> transpose_21(data_)
    array([[1., 4.],
           [2., 5.],
           [3., 6.]], dtype=float32)

    >>> data_ = np.array([[[1, 2], [3, 4], [5, 6]]], "int32")
    >>> transpose_21(data_)
    array([[[1],
            [3],
            [5]],

           [[2],
            [4],
            [6]]], dtype=int32)

    """
    rules = Rules("Transpose", 21)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, perm = _solve_1(rules, data_type, perm, _T_21)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, perm)
    return result


def infer_transpose_21(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `transpose_21` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Transpose", 21)
    return _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_21)[0]


def check_transpose_21(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Transpose-21 that the types of the inputs violate."""
    rules = Rules("Transpose", 21, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_21)
    return rules.violations


def transpose_23(
    data: npt.ArrayLike,
    *,
    perm: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts the axes of a tensor into another order.

    Parameters
    ----------
    data : array_like
        The tensor whose axes are put into another order.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.
    perm : sequence of int, optional
        Every axis of ``data`` once, in the order in which the result has them.

        Within ``0 <= perm < r``. If it is not given, ``reversed(range(len(d)))``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    transposed : ndarray
        The same elements. The size of axis ``a`` is that of axis ``perm[a]`` of ``data``.

        A tensor of shape ``(*(d[p] for p in perm),)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4,
        float4e2m1.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 23 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``perm`` lies in the range ``0 <= perm < r``, where ``r`` is the rank
            of ``data``.
        C4: No two entries of ``perm`` name the same axis.
        C5: ``perm`` names as many axes as ``data`` has.

    Notes
    -----
    In index notation::

        transposed[*(i[p] for p in perm)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> transpose_23(data_)
    array([[1., 4.],
           [2., 5.],
           [3., 6.]], dtype=float32)

    >>> data_ = np.array([[[1, 2], [3, 4], [5, 6]]], "int32")
    >>> transpose_23(data_)
    array([[[1],
            [3],
            [5]],

           [[2],
            [4],
            [6]]], dtype=int32)

    """
    rules = Rules("Transpose", 23)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, perm = _solve_1(rules, data_type, perm, _T_23)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, perm)
    return result


def infer_transpose_23(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `transpose_23` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Transpose", 23)
    return _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_23)[0]


def check_transpose_23(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Transpose-23 that the types of the inputs violate."""
    rules = Rules("Transpose", 23, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_23)
    return rules.violations


def transpose_24(
    data: npt.ArrayLike,
    *,
    perm: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts the axes of a tensor into another order.

    Parameters
    ----------
    data : array_like
        The tensor whose axes are put into another order.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0.
    perm : sequence of int, optional
        Every axis of ``data`` once, in the order in which the result has them.

        Within ``0 <= perm < r``. If it is not given, ``reversed(range(len(d)))``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    transposed : ndarray
        The same elements. The size of axis ``a`` is that of axis ``perm[a]`` of ``data``.

        A tensor of shape ``(*(d[p] for p in perm),)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4,
        float4e2m1, float8e8m0.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 24 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``perm`` lies in the range ``0 <= perm < r``, where ``r`` is the rank
            of ``data``.
        C4: No two entries of ``perm`` name the same axis.
        C5: ``perm`` names as many axes as ``data`` has.

    Notes
    -----
    In index notation::

        transposed[*(i[p] for p in perm)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> transpose_24(data_)
    array([[1., 4.],
           [2., 5.],
           [3., 6.]], dtype=float32)

    >>> data_ = np.array([[[1, 2], [3, 4], [5, 6]]], "int32")
    >>> transpose_24(data_)
    array([[[1],
            [3],
            [5]],

           [[2],
            [4],
            [6]]], dtype=int32)

    """
    rules = Rules("Transpose", 24)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, perm = _solve_1(rules, data_type, perm, _T_24)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, perm)
    return result


def infer_transpose_24(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `transpose_24` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Transpose", 24)
    return _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_24)[0]


def check_transpose_24(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Transpose-24 that the types of the inputs violate."""
    rules = Rules("Transpose", 24, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_24)
    return rules.violations


def transpose_25(
    data: npt.ArrayLike,
    *,
    perm: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts the axes of a tensor into another order.

    Parameters
    ----------
    data : array_like
        The tensor whose axes are put into another order.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2.
    perm : sequence of int, optional
        Every axis of ``data`` once, in the order in which the result has them.

        Within ``0 <= perm < r``. If it is not given, ``reversed(range(len(d)))``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    transposed : ndarray
        The same elements. The size of axis ``a`` is that of axis ``perm[a]`` of ``data``.

        A tensor of shape ``(*(d[p] for p in perm),)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4,
        float4e2m1, float8e8m0, uint2, int2.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 26 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``perm`` lies in the range ``0 <= perm < r``, where ``r`` is the rank
            of ``data``.
        C4: No two entries of ``perm`` name the same axis.
        C5: ``perm`` names as many axes as ``data`` has.

    Notes
    -----
    In index notation::

        transposed[*(i[p] for p in perm)] = data[*i]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> transpose_25(data_)
    array([[1., 4.],
           [2., 5.],
           [3., 6.]], dtype=float32)

    >>> data_ = np.array([[[1, 2], [3, 4], [5, 6]]], "int32")
    >>> transpose_25(data_)
    array([[[1],
            [3],
            [5]],

           [[2],
            [4],
            [6]]], dtype=int32)

    """
    rules = Rules("Transpose", 25)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, perm = _solve_1(rules, data_type, perm, _T_25)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, perm)
    return result


def infer_transpose_25(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `transpose_25` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Transpose", 25)
    return _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_25)[0]


def check_transpose_25(
    data: ValueType | None, *, perm: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Transpose-25 that the types of the inputs violate."""
    rules = Rules("Transpose", 25, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), perm, _T_25)
    return rules.violations


def _solve_1(
    rules: Rules, data: ValueType | None, perm: Any, T: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `transposed` and the `perm` in force."""
    perm = attributes.integers(rules, "perm", perm)
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C2", {"data": data}, T)
    shape = rules.shape("data", data)
    d = shape
    perm = dims.value(lambda: reversed(range(len(d)))) if perm is None else perm
    perm = rules.ranges("C3", "perm", perm, shape.rank)
    perm = rules.distinct("C4", "perm", perm)
    rules.holds(
        "C5",
        lambda: len(perm) == len(d),
        "that `perm` names as many axes as `data` has",
        d=d,
        perm=perm,
    )
    result_shape = dims.joined(dims.each(lambda p: d[p], lambda: perm))
    return TensorType(elem_types.get("data"), result_shape), perm


def _definition_1(transposed: Any, data: Any, perm: Any) -> None:
    """The definition, on whole arrays."""
    transposed[...] = data.transpose(perm)


SCHEMAS = {
    1: Schema(
        operator="Transpose",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("transposed", "T"),),
        attributes=(Attribute("perm", "ints", "perm"),),
        types={"T": _T_1},
        clauses={
            "Transpose-1.C1": "The input data is given.",
            "Transpose-1.C2": "data has one of the 15 element types that T allows.",
            "Transpose-1.C3": (
                "Each entry of perm lies in the range 0 <= perm < r, where r is the rank of data."
            ),
            "Transpose-1.C4": "No two entries of perm name the same axis.",
            "Transpose-1.C5": "perm names as many axes as data has.",
        },
        run=transpose_1,
        infer=infer_transpose_1,
        check=check_transpose_1,
    ),
    13: Schema(
        operator="Transpose",
        domain="ai.onnx",
        since_version=13,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("transposed", "T"),),
        attributes=(Attribute("perm", "ints", "perm"),),
        types={"T": _T_13},
        clauses={
            "Transpose-13.C1": "The input data is given.",
            "Transpose-13.C2": "data has one of the 16 element types that T allows.",
            "Transpose-13.C3": (
                "Each entry of perm lies in the range 0 <= perm < r, where r is the rank of data."
            ),
            "Transpose-13.C4": "No two entries of perm name the same axis.",
            "Transpose-13.C5": "perm names as many axes as data has.",
        },
        run=transpose_13,
        infer=infer_transpose_13,
        check=check_transpose_13,
    ),
    21: Schema(
        operator="Transpose",
        domain="ai.onnx",
        since_version=21,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("transposed", "T"),),
        attributes=(Attribute("perm", "ints", "perm"),),
        types={"T": _T_21},
        clauses={
            "Transpose-21.C1": "The input data is given.",
            "Transpose-21.C2": "data has one of the 22 element types that T allows.",
            "Transpose-21.C3": (
                "Each entry of perm lies in the range 0 <= perm < r, where r is the rank of data."
            ),
            "Transpose-21.C4": "No two entries of perm name the same axis.",
            "Transpose-21.C5": "perm names as many axes as data has.",
        },
        run=transpose_21,
        infer=infer_transpose_21,
        check=check_transpose_21,
    ),
    23: Schema(
        operator="Transpose",
        domain="ai.onnx",
        since_version=23,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("transposed", "T"),),
        attributes=(Attribute("perm", "ints", "perm"),),
        types={"T": _T_23},
        clauses={
            "Transpose-23.C1": "The input data is given.",
            "Transpose-23.C2": "data has one of the 23 element types that T allows.",
            "Transpose-23.C3": (
                "Each entry of perm lies in the range 0 <= perm < r, where r is the rank of data."
            ),
            "Transpose-23.C4": "No two entries of perm name the same axis.",
            "Transpose-23.C5": "perm names as many axes as data has.",
        },
        run=transpose_23,
        infer=infer_transpose_23,
        check=check_transpose_23,
    ),
    24: Schema(
        operator="Transpose",
        domain="ai.onnx",
        since_version=24,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("transposed", "T"),),
        attributes=(Attribute("perm", "ints", "perm"),),
        types={"T": _T_24},
        clauses={
            "Transpose-24.C1": "The input data is given.",
            "Transpose-24.C2": "data has one of the 24 element types that T allows.",
            "Transpose-24.C3": (
                "Each entry of perm lies in the range 0 <= perm < r, where r is the rank of data."
            ),
            "Transpose-24.C4": "No two entries of perm name the same axis.",
            "Transpose-24.C5": "perm names as many axes as data has.",
        },
        run=transpose_24,
        infer=infer_transpose_24,
        check=check_transpose_24,
    ),
    25: Schema(
        operator="Transpose",
        domain="ai.onnx",
        since_version=25,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("transposed", "T"),),
        attributes=(Attribute("perm", "ints", "perm"),),
        types={"T": _T_25},
        clauses={
            "Transpose-25.C1": "The input data is given.",
            "Transpose-25.C2": "data has one of the 26 element types that T allows.",
            "Transpose-25.C3": (
                "Each entry of perm lies in the range 0 <= perm < r, where r is the rank of data."
            ),
            "Transpose-25.C4": "No two entries of perm name the same axis.",
            "Transpose-25.C5": "perm names as many axes as data has.",
        },
        run=transpose_25,
        infer=infer_transpose_25,
        check=check_transpose_25,
    ),
}
