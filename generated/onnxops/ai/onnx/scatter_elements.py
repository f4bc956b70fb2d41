# Emitted from spec/ai.onnx/ScatterElements.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""ScatterElements: Copies a tensor and overwrites or combines the elements that a tensor of
positions points at.

The result begins as a copy of ``data``. Then the elements of ``updates`` are brought into it, one
after the other in row-major order. Each one keeps its own place on all axes but ``axis``; there the
element of ``indices`` at the same place says where it goes. Along rows, with an ``axis`` of 1, the
element in row 0 of ``updates`` stays in row 0, and moves to the column that row 0 of ``indices``
names.

``reduction`` says what happens at that place: what stands there is overwritten, or combined with
the new element. ``indices`` and ``updates`` may be smaller than ``data``; what nothing points at
stays as it was. Where several elements go to one place, each is combined with what those before it
left; where they overwrite, the last of them stays.

Each combination is rounded to the element type, and wraps around at the ends of an integer type. Of
truth values a sum or maximum tells whether one of them is true, and a product or minimum whether
both are. A maximum or minimum with NaN is NaN. Strings are not combined at all, and of complex
numbers none is larger than another.
"""

from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _functions as functions
from onnxops import _values as values
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_11 = frozenset(
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
_Tind_11 = frozenset({"int32", "int64"})
_T_13 = _T_11 | {"bfloat16"}


def scatter_elements_11(
    data: npt.ArrayLike,
    indices: npt.ArrayLike,
    updates: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Copies a tensor and overwrites the elements that a tensor of positions points at.

    Parameters
    ----------
    data : array_like
        The tensor that is copied.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.
    indices : array_like
        Positions along ``axis`` of ``data``; negative ones count from the back. On every other axis
        it is at most as long as ``data``.

        A tensor of shape ``(*q,)`` and element type Tind, one of int32, int64.
    updates : array_like
        What is written, one element for each of ``indices``.

        A tensor of shape ``(*q,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    axis : int, default 0
        The axis along which elements move. A negative value counts from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The copy with what was written into it, in the shape of ``data``.

        A tensor of shape ``(*outer, n, *inner)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``indices`` is given.
        C3: The input ``updates`` is given.
        C4: Each of ``data`` and ``updates`` has one of the 15 element types that ``T`` allows.
        C5: ``data`` and ``updates`` have the same element type; none is converted.
        C6: ``indices`` has the element type ``int32`` or ``int64``.
    OpValueError
        C7: ``data`` has rank 1 or more.
        C8: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``data``.
            A negative value counts from the back.
        C9: ``indices`` has as many axes as ``data``.
        C10: ``indices`` and ``updates`` have the same shape.
        C11: On every axis but ``axis``, ``indices`` is at most as long as ``data``.
        C12: Each entry of ``indices`` lies in the range ``-n <= indices < n``, where ``n`` is
            the size of ``data`` along ``axis``. A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*i] = data[*i]
        output[*at(i)] = mix(output[*at(i)], updates[*i])

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0, 4.0], "float32")
    >>> indices_ = np.array([2, 0], "int64")
    >>> updates_ = np.array([30.0, 10.0], "float32")
    >>> scatter_elements_11(data_, indices_, updates_)
    array([10.,  2., 30.,  4.], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> indices_ = np.array([[1, 0]], "int64")
    >>> updates_ = np.array([[70.0, 80.0]], "float32")
    >>> scatter_elements_11(data_, indices_, updates_)
    array([[ 1., 80.,  3.],
           [70.,  5.,  6.]], dtype=float32)

    """
    rules = Rules("ScatterElements", 11)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    indices_type, indices_tensor = arrays.valued(rules, "indices", indices)
    updates_type, updates_tensor = arrays.tensor(rules, "updates", updates)
    result_type, axis, n = _solve_11(
        rules, data_type, indices_type, updates_type, axis, _T_11, _Tind_11
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, indices_tensor, updates_tensor]
    )
    _definition_11(result, data_tensor, indices_tensor, updates_tensor, axis, n)
    return result


def infer_scatter_elements_11(
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `scatter_elements_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ScatterElements", 11)
    return _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        arrays.type_given(rules, "updates", updates),
        axis,
        _T_11,
        _Tind_11,
    )[0]


def check_scatter_elements_11(
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ScatterElements-11 that the types of the inputs violate."""
    rules = Rules("ScatterElements", 11, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        arrays.type_given(rules, "updates", updates),
        axis,
        _T_11,
        _Tind_11,
    )
    return rules.violations


def scatter_elements_13(
    data: npt.ArrayLike,
    indices: npt.ArrayLike,
    updates: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Copies a tensor and overwrites the elements that a tensor of positions points at.

    Parameters
    ----------
    data : array_like
        The tensor that is copied.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.
    indices : array_like
        Positions along ``axis`` of ``data``; negative ones count from the back. On every other axis
        it is at most as long as ``data``.

        A tensor of shape ``(*q,)`` and element type Tind, one of int32, int64.
    updates : array_like
        What is written, one element for each of ``indices``.

        A tensor of shape ``(*q,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    axis : int, default 0
        The axis along which elements move. A negative value counts from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The copy with what was written into it, in the shape of ``data``.

        A tensor of shape ``(*outer, n, *inner)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``indices`` is given.
        C3: The input ``updates`` is given.
        C4: Each of ``data`` and ``updates`` has one of the 16 element types that ``T`` allows.
        C5: ``data`` and ``updates`` have the same element type; none is converted.
        C6: ``indices`` has the element type ``int32`` or ``int64``.
    OpValueError
        C7: ``data`` has rank 1 or more.
        C8: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``data``.
            A negative value counts from the back.
        C9: ``indices`` has as many axes as ``data``.
        C10: ``indices`` and ``updates`` have the same shape.
        C11: On every axis but ``axis``, ``indices`` is at most as long as ``data``.
        C12: Each entry of ``indices`` lies in the range ``-n <= indices < n``, where ``n`` is
            the size of ``data`` along ``axis``. A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*i] = data[*i]
        output[*at(i)] = mix(output[*at(i)], updates[*i])

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0, 4.0], "float32")
    >>> indices_ = np.array([2, 0], "int64")
    >>> updates_ = np.array([30.0, 10.0], "float32")
    >>> scatter_elements_13(data_, indices_, updates_)
    array([10.,  2., 30.,  4.], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> indices_ = np.array([[1, 0]], "int64")
    >>> updates_ = np.array([[70.0, 80.0]], "float32")
    >>> scatter_elements_13(data_, indices_, updates_)
    array([[ 1., 80.,  3.],
           [70.,  5.,  6.]], dtype=float32)

    """
    rules = Rules("ScatterElements", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    indices_type, indices_tensor = arrays.valued(rules, "indices", indices)
    updates_type, updates_tensor = arrays.tensor(rules, "updates", updates)
    result_type, axis, n = _solve_11(
        rules, data_type, indices_type, updates_type, axis, _T_13, _Tind_11
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, indices_tensor, updates_tensor]
    )
    _definition_11(result, data_tensor, indices_tensor, updates_tensor, axis, n)
    return result


def infer_scatter_elements_13(
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `scatter_elements_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ScatterElements", 13)
    return _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        arrays.type_given(rules, "updates", updates),
        axis,
        _T_13,
        _Tind_11,
    )[0]


def check_scatter_elements_13(
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ScatterElements-13 that the types of the inputs violate."""
    rules = Rules("ScatterElements", 13, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        arrays.type_given(rules, "updates", updates),
        axis,
        _T_13,
        _Tind_11,
    )
    return rules.violations


def scatter_elements_16(
    data: npt.ArrayLike,
    indices: npt.ArrayLike,
    updates: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    reduction: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Copies a tensor and overwrites or combines the elements that a tensor of positions points at.

    Parameters
    ----------
    data : array_like
        The tensor that is copied.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.
    indices : array_like
        Positions along ``axis`` of ``data``; negative ones count from the back. On every other axis
        it is at most as long as ``data``.

        A tensor of shape ``(*q,)`` and element type Tind, one of int32, int64.
    updates : array_like
        What is written, one element for each of ``indices``.

        A tensor of shape ``(*q,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    axis : int, default 0
        The axis along which elements move. A negative value counts from the back.

        Within ``-r <= axis < r``.
    reduction : str, default "none\"
        What is done with what stands at a place: ``none`` overwrites it, ``add`` and ``mul`` put
        the sum or the product in its place.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The copy with what was written into it, in the shape of ``data``.

        A tensor of shape ``(*outer, n, *inner)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``indices`` is given.
        C3: The input ``updates`` is given.
        C4: Each of ``data`` and ``updates`` has one of the 16 element types that ``T`` allows.
        C5: ``data`` and ``updates`` have the same element type; none is converted.
        C6: ``indices`` has the element type ``int32`` or ``int64``.
    OpValueError
        C7: ``data`` has rank 1 or more.
        C8: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``data``.
            A negative value counts from the back.
        C9: ``indices`` has as many axes as ``data``.
        C10: ``indices`` and ``updates`` have the same shape.
        C11: On every axis but ``axis``, ``indices`` is at most as long as ``data``.
        C12: Each entry of ``indices`` lies in the range ``-n <= indices < n``, where ``n`` is
            the size of ``data`` along ``axis``. A negative value counts from the back.
        C13: ``reduction`` is ``none``, ``add`` or ``mul``.
        C14: Strings are overwritten, never combined.

    Notes
    -----
    In index notation::

        output[*i] = data[*i]
        output[*at(i)] = mix(output[*at(i)], updates[*i])

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0, 4.0], "float32")
    >>> indices_ = np.array([2, 0], "int64")
    >>> updates_ = np.array([30.0, 10.0], "float32")
    >>> scatter_elements_16(data_, indices_, updates_)
    array([10.,  2., 30.,  4.], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> indices_ = np.array([[1, 0]], "int64")
    >>> updates_ = np.array([[70.0, 80.0]], "float32")
    >>> scatter_elements_16(data_, indices_, updates_)
    array([[ 1., 80.,  3.],
           [70.,  5.,  6.]], dtype=float32)

    """
    rules = Rules("ScatterElements", 16)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    indices_type, indices_tensor = arrays.valued(rules, "indices", indices)
    updates_type, updates_tensor = arrays.tensor(rules, "updates", updates)
    result_type, reduction, axis, n = _solve_16(
        rules, data_type, indices_type, updates_type, axis, reduction, _T_13, _Tind_11
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, indices_tensor, updates_tensor]
    )
    _definition_16(result, data_tensor, indices_tensor, updates_tensor, reduction, axis, n)
    return result


def infer_scatter_elements_16(
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    reduction: str | None = None,
) -> TensorType:
    """Return the type of what `scatter_elements_16` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ScatterElements", 16)
    return _solve_16(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        arrays.type_given(rules, "updates", updates),
        axis,
        reduction,
        _T_13,
        _Tind_11,
    )[0]


def check_scatter_elements_16(
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    reduction: str | None = None,
) -> list[Violation]:
    """Return all clauses of ScatterElements-16 that the types of the inputs violate."""
    rules = Rules("ScatterElements", 16, collect=True)
    _solve_16(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        arrays.type_given(rules, "updates", updates),
        axis,
        reduction,
        _T_13,
        _Tind_11,
    )
    return rules.violations


def scatter_elements_18(
    data: npt.ArrayLike,
    indices: npt.ArrayLike,
    updates: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    reduction: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Copies a tensor and overwrites or combines the elements that a tensor of positions points at.

    Parameters
    ----------
    data : array_like
        The tensor that is copied.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.
    indices : array_like
        Positions along ``axis`` of ``data``; negative ones count from the back. On every other axis
        it is at most as long as ``data``.

        A tensor of shape ``(*q,)`` and element type Tind, one of int32, int64.
    updates : array_like
        What is written, one element for each of ``indices``.

        A tensor of shape ``(*q,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    axis : int, default 0
        The axis along which elements move. A negative value counts from the back.

        Within ``-r <= axis < r``.
    reduction : str, default "none\"
        What is done with what stands at a place: ``none`` overwrites it, ``add``, ``mul``, ``max``
        and ``min`` put the sum, the product, the larger or the smaller of both in its place.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The copy with what was written into it, in the shape of ``data``.

        A tensor of shape ``(*outer, n, *inner)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``indices`` is given.
        C3: The input ``updates`` is given.
        C4: Each of ``data`` and ``updates`` has one of the 16 element types that ``T`` allows.
        C5: ``data`` and ``updates`` have the same element type; none is converted.
        C6: ``indices`` has the element type ``int32`` or ``int64``.
    OpValueError
        C7: ``data`` has rank 1 or more.
        C8: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``data``.
            A negative value counts from the back.
        C9: ``indices`` has as many axes as ``data``.
        C10: ``indices`` and ``updates`` have the same shape.
        C11: On every axis but ``axis``, ``indices`` is at most as long as ``data``.
        C12: Each entry of ``indices`` lies in the range ``-n <= indices < n``, where ``n`` is
            the size of ``data`` along ``axis``. A negative value counts from the back.
        C13: ``reduction`` is ``none``, ``add``, ``mul``, ``max`` or ``min``.
        C14: Strings are overwritten, never combined.
        C15: Complex numbers have no maximum and no minimum.

    Notes
    -----
    In index notation::

        output[*i] = data[*i]
        output[*at(i)] = mix(output[*at(i)], updates[*i])

    Examples
    --------
    >>> data_ = np.array([1.0, 2.0, 3.0, 4.0], "float32")
    >>> indices_ = np.array([2, 0], "int64")
    >>> updates_ = np.array([30.0, 10.0], "float32")
    >>> scatter_elements_18(data_, indices_, updates_)
    array([10.,  2., 30.,  4.], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> indices_ = np.array([[1, 0]], "int64")
    >>> updates_ = np.array([[70.0, 80.0]], "float32")
    >>> scatter_elements_18(data_, indices_, updates_)
    array([[ 1., 80.,  3.],
           [70.,  5.,  6.]], dtype=float32)

    """
    rules = Rules("ScatterElements", 18)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    indices_type, indices_tensor = arrays.valued(rules, "indices", indices)
    updates_type, updates_tensor = arrays.tensor(rules, "updates", updates)
    result_type, reduction, axis, n = _solve_18(
        rules, data_type, indices_type, updates_type, axis, reduction, _T_13, _Tind_11
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, indices_tensor, updates_tensor]
    )
    _definition_18(result, data_tensor, indices_tensor, updates_tensor, reduction, axis, n)
    return result


def infer_scatter_elements_18(
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    reduction: str | None = None,
) -> TensorType:
    """Return the type of what `scatter_elements_18` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ScatterElements", 18)
    return _solve_18(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        arrays.type_given(rules, "updates", updates),
        axis,
        reduction,
        _T_13,
        _Tind_11,
    )[0]


def check_scatter_elements_18(
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    reduction: str | None = None,
) -> list[Violation]:
    """Return all clauses of ScatterElements-18 that the types of the inputs violate."""
    rules = Rules("ScatterElements", 18, collect=True)
    _solve_18(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        arrays.type_given(rules, "updates", updates),
        axis,
        reduction,
        _T_13,
        _Tind_11,
    )
    return rules.violations


def _solve_11(
    rules: Rules,
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    axis: Any,
    T: frozenset[str],
    Tind: frozenset[str],
) -> tuple[TensorType, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    data = rules.given("C1", "data", data)
    indices = rules.given("C2", "indices", indices)
    updates = rules.given("C3", "updates", updates)
    T_types = rules.allowed("C4", {"data": data, "updates": updates}, T)
    T_type = rules.same_type("C5", T_types)
    rules.allowed("C6", {"indices": indices}, Tind)
    data_shape = rules.rank("C7", "data", data, at_least=1)
    axis = 0 if axis is None else axis
    axis = rules.range("C8", "axis", axis, data_shape.rank, wraps=True)
    indices_shape = rules.shape("indices", indices)
    rules.holds(
        "C9",
        lambda: indices_shape.rank == data_shape.rank,
        "that `indices` has as many axes as `data`",
    )
    updates_shape = rules.shape("updates", updates)
    q = rules.same("C10", [indices_shape, updates_shape])
    inner = data_shape.after(axis)
    outer = data_shape.before(axis)
    rules.holds(
        "C11",
        lambda: (
            len(q) != data_shape.rank
            or all(
                (
                    x <= y
                    for x, y in zip([*q[:axis], *q[axis + 1 :]], [*outer, *inner], strict=False)
                )
            )
        ),
        "that on every axis but `axis`, `indices` is at most as long as `data`",
        axis=axis,
        inner=inner,
        outer=outer,
        q=q,
    )
    n = data_shape.at(axis).size
    rules.indices("C12", "indices", indices, n, wraps=True, names="n")
    result_shape = dims.joined(outer, n, inner)
    return TensorType(T_type, result_shape), axis, n


def _solve_16(
    rules: Rules,
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    axis: Any,
    reduction: Any,
    T: frozenset[str],
    Tind: frozenset[str],
) -> tuple[TensorType, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    reduction = attributes.text(rules, "reduction", reduction)
    data = rules.given("C1", "data", data)
    indices = rules.given("C2", "indices", indices)
    updates = rules.given("C3", "updates", updates)
    T_types = rules.allowed("C4", {"data": data, "updates": updates}, T)
    T_type = rules.same_type("C5", T_types)
    rules.allowed("C6", {"indices": indices}, Tind)
    data_shape = rules.rank("C7", "data", data, at_least=1)
    axis = 0 if axis is None else axis
    axis = rules.range("C8", "axis", axis, data_shape.rank, wraps=True)
    indices_shape = rules.shape("indices", indices)
    rules.holds(
        "C9",
        lambda: indices_shape.rank == data_shape.rank,
        "that `indices` has as many axes as `data`",
    )
    updates_shape = rules.shape("updates", updates)
    q = rules.same("C10", [indices_shape, updates_shape])
    inner = data_shape.after(axis)
    outer = data_shape.before(axis)
    rules.holds(
        "C11",
        lambda: (
            len(q) != data_shape.rank
            or all(
                (
                    x <= y
                    for x, y in zip([*q[:axis], *q[axis + 1 :]], [*outer, *inner], strict=False)
                )
            )
        ),
        "that on every axis but `axis`, `indices` is at most as long as `data`",
        axis=axis,
        inner=inner,
        outer=outer,
        q=q,
    )
    n = data_shape.at(axis).size
    rules.indices("C12", "indices", indices, n, wraps=True, names="n")
    reduction = "none" if reduction is None else reduction
    reduction = rules.values("C13", "reduction", reduction, ("none", "add", "mul"))
    T_element = values.told(T_type)
    rules.holds(
        "C14",
        lambda: reduction == "none" or T_element != "string",
        "that strings are overwritten, never combined",
        T=T_element,
        reduction=reduction,
    )
    result_shape = dims.joined(outer, n, inner)
    return TensorType(T_type, result_shape), reduction, axis, n


def _solve_18(
    rules: Rules,
    data: ValueType | None,
    indices: ValueType | None,
    updates: ValueType | None,
    axis: Any,
    reduction: Any,
    T: frozenset[str],
    Tind: frozenset[str],
) -> tuple[TensorType, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    reduction = attributes.text(rules, "reduction", reduction)
    data = rules.given("C1", "data", data)
    indices = rules.given("C2", "indices", indices)
    updates = rules.given("C3", "updates", updates)
    T_types = rules.allowed("C4", {"data": data, "updates": updates}, T)
    T_type = rules.same_type("C5", T_types)
    rules.allowed("C6", {"indices": indices}, Tind)
    data_shape = rules.rank("C7", "data", data, at_least=1)
    axis = 0 if axis is None else axis
    axis = rules.range("C8", "axis", axis, data_shape.rank, wraps=True)
    indices_shape = rules.shape("indices", indices)
    rules.holds(
        "C9",
        lambda: indices_shape.rank == data_shape.rank,
        "that `indices` has as many axes as `data`",
    )
    updates_shape = rules.shape("updates", updates)
    q = rules.same("C10", [indices_shape, updates_shape])
    inner = data_shape.after(axis)
    outer = data_shape.before(axis)
    rules.holds(
        "C11",
        lambda: (
            len(q) != data_shape.rank
            or all(
                (
                    x <= y
                    for x, y in zip([*q[:axis], *q[axis + 1 :]], [*outer, *inner], strict=False)
                )
            )
        ),
        "that on every axis but `axis`, `indices` is at most as long as `data`",
        axis=axis,
        inner=inner,
        outer=outer,
        q=q,
    )
    n = data_shape.at(axis).size
    rules.indices("C12", "indices", indices, n, wraps=True, names="n")
    reduction = "none" if reduction is None else reduction
    reduction = rules.values("C13", "reduction", reduction, ("none", "add", "mul", "max", "min"))
    T_element = values.told(T_type)
    rules.holds(
        "C14",
        lambda: reduction == "none" or T_element != "string",
        "that strings are overwritten, never combined",
        T=T_element,
        reduction=reduction,
    )
    rules.holds(
        "C15",
        lambda: reduction in ["none", "add", "mul"] or T_element not in ["complex64", "complex128"],
        "that complex numbers have no maximum and no minimum",
        T=T_element,
        reduction=reduction,
    )
    result_shape = dims.joined(outer, n, inner)
    return TensorType(T_type, result_shape), reduction, axis, n


@np.errstate(all="ignore")
def _definition_11(output: Any, data: Any, indices: Any, updates: Any, axis: Any, n: Any) -> None:
    """The definition, on whole arrays."""

    def at(i: Any) -> Any:
        return functions.put(i, [axis], indices[*i])

    indices = np.where(indices < 0, indices + n, indices)
    indices = vectors.values(indices)
    output[...] = data
    (i,) = vectors.indices(updates.shape)
    vectors.scatter(output, (*at(i),), updates[*i], None)


@np.errstate(all="ignore")
def _definition_16(
    output: Any, data: Any, indices: Any, updates: Any, reduction: Any, axis: Any, n: Any
) -> None:
    """The definition, on whole arrays."""

    def at(i: Any) -> Any:
        return functions.put(i, [axis], indices[*i])

    indices = np.where(indices < 0, indices + n, indices)
    indices = vectors.values(indices)
    output[...] = data
    (i,) = vectors.indices(updates.shape)
    vectors.scatter(
        output, (*at(i),), updates[*i], {"none": None, "add": np.add, "mul": np.multiply}[reduction]
    )


@np.errstate(all="ignore")
def _definition_18(
    output: Any, data: Any, indices: Any, updates: Any, reduction: Any, axis: Any, n: Any
) -> None:
    """The definition, on whole arrays."""

    def at(i: Any) -> Any:
        return functions.put(i, [axis], indices[*i])

    indices = np.where(indices < 0, indices + n, indices)
    indices = vectors.values(indices)
    output[...] = data
    (i,) = vectors.indices(updates.shape)
    vectors.scatter(
        output,
        (*at(i),),
        updates[*i],
        {"none": None, "add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}[
            reduction
        ],
    )


SCHEMAS = {
    11: Schema(
        operator="ScatterElements",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("data", "T"),
            Parameter("indices", "Tind"),
            Parameter("updates", "T"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=0),),
        types={"T": _T_11, "Tind": _Tind_11},
        clauses={
            "ScatterElements-11.C1": "The input data is given.",
            "ScatterElements-11.C2": "The input indices is given.",
            "ScatterElements-11.C3": "The input updates is given.",
            "ScatterElements-11.C4": (
                "Each of data and updates has one of the 15 element types that T allows."
            ),
            "ScatterElements-11.C5": "data and updates have the same element type; none is converted.",
            "ScatterElements-11.C6": "indices has the element type int32 or int64.",
            "ScatterElements-11.C7": "data has rank 1 or more.",
            "ScatterElements-11.C8": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of data. A negative value counts from the back."
            ),
            "ScatterElements-11.C9": "indices has as many axes as data.",
            "ScatterElements-11.C10": "indices and updates have the same shape.",
            "ScatterElements-11.C11": "On every axis but axis, indices is at most as long as data.",
            "ScatterElements-11.C12": (
                "Each entry of indices lies in the range -n <= indices "
                "< n, where n is the size of data along axis. A "
                "negative value counts from the back."
            ),
        },
        run=scatter_elements_11,
        infer=infer_scatter_elements_11,
        check=check_scatter_elements_11,
    ),
    13: Schema(
        operator="ScatterElements",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("data", "T"),
            Parameter("indices", "Tind"),
            Parameter("updates", "T"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=0),),
        types={"T": _T_13, "Tind": _Tind_11},
        clauses={
            "ScatterElements-13.C1": "The input data is given.",
            "ScatterElements-13.C2": "The input indices is given.",
            "ScatterElements-13.C3": "The input updates is given.",
            "ScatterElements-13.C4": (
                "Each of data and updates has one of the 16 element types that T allows."
            ),
            "ScatterElements-13.C5": "data and updates have the same element type; none is converted.",
            "ScatterElements-13.C6": "indices has the element type int32 or int64.",
            "ScatterElements-13.C7": "data has rank 1 or more.",
            "ScatterElements-13.C8": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of data. A negative value counts from the back."
            ),
            "ScatterElements-13.C9": "indices has as many axes as data.",
            "ScatterElements-13.C10": "indices and updates have the same shape.",
            "ScatterElements-13.C11": "On every axis but axis, indices is at most as long as data.",
            "ScatterElements-13.C12": (
                "Each entry of indices lies in the range -n <= indices "
                "< n, where n is the size of data along axis. A "
                "negative value counts from the back."
            ),
        },
        run=scatter_elements_13,
        infer=infer_scatter_elements_13,
        check=check_scatter_elements_13,
    ),
    16: Schema(
        operator="ScatterElements",
        domain="ai.onnx",
        since_version=16,
        inputs=(
            Parameter("data", "T"),
            Parameter("indices", "Tind"),
            Parameter("updates", "T"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(
            Attribute("axis", "int", "axis", default=0),
            Attribute("reduction", "string", "reduction", default="none"),
        ),
        types={"T": _T_13, "Tind": _Tind_11},
        clauses={
            "ScatterElements-16.C1": "The input data is given.",
            "ScatterElements-16.C2": "The input indices is given.",
            "ScatterElements-16.C3": "The input updates is given.",
            "ScatterElements-16.C4": (
                "Each of data and updates has one of the 16 element types that T allows."
            ),
            "ScatterElements-16.C5": "data and updates have the same element type; none is converted.",
            "ScatterElements-16.C6": "indices has the element type int32 or int64.",
            "ScatterElements-16.C7": "data has rank 1 or more.",
            "ScatterElements-16.C8": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of data. A negative value counts from the back."
            ),
            "ScatterElements-16.C9": "indices has as many axes as data.",
            "ScatterElements-16.C10": "indices and updates have the same shape.",
            "ScatterElements-16.C11": "On every axis but axis, indices is at most as long as data.",
            "ScatterElements-16.C12": (
                "Each entry of indices lies in the range -n <= indices "
                "< n, where n is the size of data along axis. A "
                "negative value counts from the back."
            ),
            "ScatterElements-16.C13": "reduction is none, add or mul.",
            "ScatterElements-16.C14": "Strings are overwritten, never combined.",
        },
        run=scatter_elements_16,
        infer=infer_scatter_elements_16,
        check=check_scatter_elements_16,
    ),
    18: Schema(
        operator="ScatterElements",
        domain="ai.onnx",
        since_version=18,
        inputs=(
            Parameter("data", "T"),
            Parameter("indices", "Tind"),
            Parameter("updates", "T"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(
            Attribute("axis", "int", "axis", default=0),
            Attribute("reduction", "string", "reduction", default="none"),
        ),
        types={"T": _T_13, "Tind": _Tind_11},
        clauses={
            "ScatterElements-18.C1": "The input data is given.",
            "ScatterElements-18.C2": "The input indices is given.",
            "ScatterElements-18.C3": "The input updates is given.",
            "ScatterElements-18.C4": (
                "Each of data and updates has one of the 16 element types that T allows."
            ),
            "ScatterElements-18.C5": "data and updates have the same element type; none is converted.",
            "ScatterElements-18.C6": "indices has the element type int32 or int64.",
            "ScatterElements-18.C7": "data has rank 1 or more.",
            "ScatterElements-18.C8": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of data. A negative value counts from the back."
            ),
            "ScatterElements-18.C9": "indices has as many axes as data.",
            "ScatterElements-18.C10": "indices and updates have the same shape.",
            "ScatterElements-18.C11": "On every axis but axis, indices is at most as long as data.",
            "ScatterElements-18.C12": (
                "Each entry of indices lies in the range -n <= indices "
                "< n, where n is the size of data along axis. A "
                "negative value counts from the back."
            ),
            "ScatterElements-18.C13": "reduction is none, add, mul, max or min.",
            "ScatterElements-18.C14": "Strings are overwritten, never combined.",
            "ScatterElements-18.C15": "Complex numbers have no maximum and no minimum.",
        },
        run=scatter_elements_18,
        infer=infer_scatter_elements_18,
        check=check_scatter_elements_18,
    ),
}
