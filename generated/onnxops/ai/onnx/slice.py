# Emitted from spec/ai.onnx/Slice.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Slice: Cuts a box out of a tensor, from a start to an end in steps along each of some axes.

For each axis in ``axes`` the result has every ``steps``-th element from the position in ``starts``
on and before that in ``ends``; all other axes are kept whole. The entries of the four vectors
belong together by their places: ``starts[k]``, ``ends[k]`` and ``steps[k]`` are about ``axes[k]``.
Where ``axes`` is left out, they are about the first axes in their order; where ``steps`` is left
out, every step is 1. Before this version there were no steps, and the lists were attributes.

A negative start or end counts from the back, so that -1 is the position of the last element. What
then lies before the first position or behind the last is moved to the nearest edge: an end that is
larger than any size means up to the end. A negative step goes from the start towards the front; an
end that lies before the first position, after counting from the back, takes the first element too.
Where the way from start to end has no element nothing is left, and the axis gets the size 0.

Elements are copied as they are, bit for bit.
"""

from collections.abc import Iterable
from typing import Any, SupportsIndex

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
_Tind_10 = frozenset({"int32", "int64"})
_T_13 = _T_1 | {"bfloat16"}


def slice_1(
    data: npt.ArrayLike,
    *,
    starts: Iterable[SupportsIndex] | None = None,
    ends: Iterable[SupportsIndex] | None = None,
    axes: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Cuts a box out of a tensor, from a start to an end along each of some axes.

    Parameters
    ----------
    data : array_like
        The tensor to cut from.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    starts : sequence of int
        For each axis in ``axes`` the first position.
    ends : sequence of int
        For each axis in ``axes`` the position before which to stop.
    axes : sequence of int, optional
        The axes that are cut, each once.

        Within ``0 <= axes < r``. If it is not given, ``range(len(starts))``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The elements inside of the box, with as many axes as ``data``.

        A tensor of shape ``(*(size(a) if a in axes else d[a] for a in range(len(d))),)`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The attribute ``starts`` is given; it has no default.
        C3: The attribute ``ends`` is given; it has no default.
        C4: ``data`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C5: Each entry of ``axes`` lies in the range ``0 <= axes < r``, where ``r`` is the rank
            of ``data``.
        C6: No two entries of ``axes`` name the same axis.
        C7: ``starts`` and ``ends`` have equally many entries.
        C8: ``axes`` names one axis for each entry of ``starts``.

    Notes
    -----
    In index notation::

        output[*i] = data[*(first(a) + i[a] * pick(steps, a) if a in axes else i[a] for a in range(len(d)))]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]], "float32")
    >>> slice_1(data_, starts=(0, 1), ends=(2, 3))
    array([[2., 3.],
           [6., 7.]], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> slice_1(data_, axes=(1,), starts=(-2,), ends=(100,))
    array([[2., 3.],
           [5., 6.]], dtype=float32)

    """
    rules = Rules("Slice", 1)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, d, axes, starts = _solve_1(rules, data_type, starts, ends, axes, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, tuple(d), axes, starts)
    return result


def infer_slice_1(
    data: ValueType | None,
    *,
    starts: Iterable[SupportsIndex] | None = None,
    ends: Iterable[SupportsIndex] | None = None,
    axes: Iterable[SupportsIndex] | None = None,
) -> TensorType:
    """Return the type of what `slice_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Slice", 1)
    return _solve_1(rules, arrays.type_given(rules, "data", data), starts, ends, axes, _T_1)[0]


def check_slice_1(
    data: ValueType | None,
    *,
    starts: Iterable[SupportsIndex] | None = None,
    ends: Iterable[SupportsIndex] | None = None,
    axes: Iterable[SupportsIndex] | None = None,
) -> list[Violation]:
    """Return all clauses of Slice-1 that the types of the inputs violate."""
    rules = Rules("Slice", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), starts, ends, axes, _T_1)
    return rules.violations


def slice_10(
    data: npt.ArrayLike,
    starts: npt.ArrayLike,
    ends: npt.ArrayLike,
    axes: npt.ArrayLike | None = None,
    steps: npt.ArrayLike | None = None,
    *,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Cuts a box out of a tensor, from a start to an end in steps along each of some axes.

    Parameters
    ----------
    data : array_like
        The tensor to cut from.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    starts : array_like
        For each axis in ``axes`` the first position.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    ends : array_like
        For each axis in ``axes`` the position before which to stop.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    axes : array_like, optional
        The axes that are cut, each once.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    steps : array_like, optional
        For each axis in ``axes`` how far to go from one element to the next; never 0.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The elements inside of the box, with as many axes as ``data``.

        A tensor of shape ``(*(size(a) if a in axes else d[a] for a in range(len(d))),)`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``starts`` is given.
        C3: The input ``ends`` is given.
        C4: ``data`` has one of the 15 element types that ``T`` allows.
        C9: Each of ``starts``, ``ends``, ``axes`` and ``steps`` has the element type ``int32``
            or ``int64``.
        C10: ``starts``, ``ends``, ``axes`` and ``steps`` have the same element type; none is
            converted.
    OpValueError
        C5: Each entry of ``axes`` lies in the range ``0 <= axes < r``, where ``r`` is the rank
            of ``data``.
        C6: No two entries of ``axes`` name the same axis.
        C11: ``starts`` has rank 1.
        C12: ``ends`` has rank 1.
        C13: ``axes`` has rank 1.
        C14: ``steps`` has rank 1.
        C15: ``starts``, ``ends``, ``axes`` and ``steps`` have the same size on axis 0.
        C16: No step is 0.

    Notes
    -----
    In index notation::

        output[*i] = data[*(first(a) + i[a] * pick(steps, a) if a in axes else i[a] for a in range(len(d)))]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> starts_ = np.array([-2], "int64")
    >>> ends_ = np.array([9223372036854775807], "int64")
    >>> axes_ = np.array([1], "int64")
    >>> slice_10(data_, starts_, ends_, axes_, None)
    array([[2., 3.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([0, 1, 2, 3, 4, 5, 6], "int32")
    >>> starts_ = np.array([1], "int64")
    >>> ends_ = np.array([6], "int64")
    >>> axes_ = np.array([0], "int64")
    >>> steps_ = np.array([2], "int64")
    >>> slice_10(data_, starts_, ends_, axes_, steps_)
    array([1, 3, 5], dtype=int32)

    """
    rules = Rules("Slice", 10)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    starts_type, starts_tensor = arrays.valued(rules, "starts", starts)
    ends_type, ends_tensor = arrays.valued(rules, "ends", ends)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    steps_type, steps_tensor = arrays.valued(rules, "steps", steps)
    result_type, d, axes, starts, steps = _solve_10(
        rules, data_type, starts_type, ends_type, axes_type, steps_type, _T_1, _Tind_10
    )
    result = arrays.destination(
        rules,
        out,
        result_type,
        [data_tensor, starts_tensor, ends_tensor, axes_tensor, steps_tensor],
    )
    _definition_10(result, data_tensor, tuple(d), axes, starts, steps)
    return result


def infer_slice_10(
    data: ValueType | None,
    starts: ValueType | None,
    ends: ValueType | None,
    axes: ValueType | None = None,
    steps: ValueType | None = None,
) -> TensorType:
    """Return the type of what `slice_10` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Slice", 10)
    return _solve_10(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "starts", starts),
        arrays.type_given(rules, "ends", ends),
        arrays.type_given(rules, "axes", axes),
        arrays.type_given(rules, "steps", steps),
        _T_1,
        _Tind_10,
    )[0]


def check_slice_10(
    data: ValueType | None,
    starts: ValueType | None,
    ends: ValueType | None,
    axes: ValueType | None = None,
    steps: ValueType | None = None,
) -> list[Violation]:
    """Return all clauses of Slice-10 that the types of the inputs violate."""
    rules = Rules("Slice", 10, collect=True)
    _solve_10(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "starts", starts),
        arrays.type_given(rules, "ends", ends),
        arrays.type_given(rules, "axes", axes),
        arrays.type_given(rules, "steps", steps),
        _T_1,
        _Tind_10,
    )
    return rules.violations


def slice_11(
    data: npt.ArrayLike,
    starts: npt.ArrayLike,
    ends: npt.ArrayLike,
    axes: npt.ArrayLike | None = None,
    steps: npt.ArrayLike | None = None,
    *,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Cuts a box out of a tensor, from a start to an end in steps along each of some axes.

    Parameters
    ----------
    data : array_like
        The tensor to cut from.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    starts : array_like
        For each axis in ``axes`` the first position.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    ends : array_like
        For each axis in ``axes`` the position before which to stop.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    axes : array_like, optional
        The axes that are cut, each once. A negative value counts from the back.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    steps : array_like, optional
        For each axis in ``axes`` how far to go from one element to the next; never 0.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The elements inside of the box, with as many axes as ``data``.

        A tensor of shape ``(*(size(a) if a in axes else d[a] for a in range(len(d))),)`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``starts`` is given.
        C3: The input ``ends`` is given.
        C4: ``data`` has one of the 15 element types that ``T`` allows.
        C9: Each of ``starts``, ``ends``, ``axes`` and ``steps`` has the element type ``int32``
            or ``int64``.
        C10: ``starts``, ``ends``, ``axes`` and ``steps`` have the same element type; none is
            converted.
    OpValueError
        C5: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C6: No two entries of ``axes`` name the same axis.
        C11: ``starts`` has rank 1.
        C12: ``ends`` has rank 1.
        C13: ``axes`` has rank 1.
        C14: ``steps`` has rank 1.
        C15: ``starts``, ``ends``, ``axes`` and ``steps`` have the same size on axis 0.
        C16: No step is 0.

    Notes
    -----
    In index notation::

        output[*i] = data[*(first(a) + i[a] * pick(steps, a) if a in axes else i[a] for a in range(len(d)))]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> starts_ = np.array([-2], "int64")
    >>> ends_ = np.array([9223372036854775807], "int64")
    >>> axes_ = np.array([1], "int64")
    >>> slice_11(data_, starts_, ends_, axes_, None)
    array([[2., 3.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([0, 1, 2, 3, 4, 5, 6], "int32")
    >>> starts_ = np.array([1], "int64")
    >>> ends_ = np.array([6], "int64")
    >>> axes_ = np.array([0], "int64")
    >>> steps_ = np.array([2], "int64")
    >>> slice_11(data_, starts_, ends_, axes_, steps_)
    array([1, 3, 5], dtype=int32)

    """
    rules = Rules("Slice", 11)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    starts_type, starts_tensor = arrays.valued(rules, "starts", starts)
    ends_type, ends_tensor = arrays.valued(rules, "ends", ends)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    steps_type, steps_tensor = arrays.valued(rules, "steps", steps)
    result_type, d, axes, starts, steps = _solve_11(
        rules, data_type, starts_type, ends_type, axes_type, steps_type, _T_1, _Tind_10
    )
    result = arrays.destination(
        rules,
        out,
        result_type,
        [data_tensor, starts_tensor, ends_tensor, axes_tensor, steps_tensor],
    )
    _definition_10(result, data_tensor, tuple(d), axes, starts, steps)
    return result


def infer_slice_11(
    data: ValueType | None,
    starts: ValueType | None,
    ends: ValueType | None,
    axes: ValueType | None = None,
    steps: ValueType | None = None,
) -> TensorType:
    """Return the type of what `slice_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Slice", 11)
    return _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "starts", starts),
        arrays.type_given(rules, "ends", ends),
        arrays.type_given(rules, "axes", axes),
        arrays.type_given(rules, "steps", steps),
        _T_1,
        _Tind_10,
    )[0]


def check_slice_11(
    data: ValueType | None,
    starts: ValueType | None,
    ends: ValueType | None,
    axes: ValueType | None = None,
    steps: ValueType | None = None,
) -> list[Violation]:
    """Return all clauses of Slice-11 that the types of the inputs violate."""
    rules = Rules("Slice", 11, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "starts", starts),
        arrays.type_given(rules, "ends", ends),
        arrays.type_given(rules, "axes", axes),
        arrays.type_given(rules, "steps", steps),
        _T_1,
        _Tind_10,
    )
    return rules.violations


def slice_13(
    data: npt.ArrayLike,
    starts: npt.ArrayLike,
    ends: npt.ArrayLike,
    axes: npt.ArrayLike | None = None,
    steps: npt.ArrayLike | None = None,
    *,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Cuts a box out of a tensor, from a start to an end in steps along each of some axes.

    Parameters
    ----------
    data : array_like
        The tensor to cut from.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    starts : array_like
        For each axis in ``axes`` the first position.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    ends : array_like
        For each axis in ``axes`` the position before which to stop.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    axes : array_like, optional
        The axes that are cut, each once. A negative value counts from the back.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    steps : array_like, optional
        For each axis in ``axes`` how far to go from one element to the next; never 0.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The elements inside of the box, with as many axes as ``data``.

        A tensor of shape ``(*(size(a) if a in axes else d[a] for a in range(len(d))),)`` and
        element type T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool,
        float16, double, uint32, uint64, complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``starts`` is given.
        C3: The input ``ends`` is given.
        C4: ``data`` has one of the 16 element types that ``T`` allows.
        C9: Each of ``starts``, ``ends``, ``axes`` and ``steps`` has the element type ``int32``
            or ``int64``.
        C10: ``starts``, ``ends``, ``axes`` and ``steps`` have the same element type; none is
            converted.
    OpValueError
        C5: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C6: No two entries of ``axes`` name the same axis.
        C11: ``starts`` has rank 1.
        C12: ``ends`` has rank 1.
        C13: ``axes`` has rank 1.
        C14: ``steps`` has rank 1.
        C15: ``starts``, ``ends``, ``axes`` and ``steps`` have the same size on axis 0.
        C16: No step is 0.

    Notes
    -----
    In index notation::

        output[*i] = data[*(first(a) + i[a] * pick(steps, a) if a in axes else i[a] for a in range(len(d)))]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> starts_ = np.array([-2], "int64")
    >>> ends_ = np.array([9223372036854775807], "int64")
    >>> axes_ = np.array([1], "int64")
    >>> slice_13(data_, starts_, ends_, axes_, None)
    array([[2., 3.],
           [5., 6.]], dtype=float32)

    >>> data_ = np.array([0, 1, 2, 3, 4, 5, 6], "int32")
    >>> starts_ = np.array([1], "int64")
    >>> ends_ = np.array([6], "int64")
    >>> axes_ = np.array([0], "int64")
    >>> steps_ = np.array([2], "int64")
    >>> slice_13(data_, starts_, ends_, axes_, steps_)
    array([1, 3, 5], dtype=int32)

    """
    rules = Rules("Slice", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    starts_type, starts_tensor = arrays.valued(rules, "starts", starts)
    ends_type, ends_tensor = arrays.valued(rules, "ends", ends)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    steps_type, steps_tensor = arrays.valued(rules, "steps", steps)
    result_type, d, axes, starts, steps = _solve_11(
        rules, data_type, starts_type, ends_type, axes_type, steps_type, _T_13, _Tind_10
    )
    result = arrays.destination(
        rules,
        out,
        result_type,
        [data_tensor, starts_tensor, ends_tensor, axes_tensor, steps_tensor],
    )
    _definition_10(result, data_tensor, tuple(d), axes, starts, steps)
    return result


def infer_slice_13(
    data: ValueType | None,
    starts: ValueType | None,
    ends: ValueType | None,
    axes: ValueType | None = None,
    steps: ValueType | None = None,
) -> TensorType:
    """Return the type of what `slice_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Slice", 13)
    return _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "starts", starts),
        arrays.type_given(rules, "ends", ends),
        arrays.type_given(rules, "axes", axes),
        arrays.type_given(rules, "steps", steps),
        _T_13,
        _Tind_10,
    )[0]


def check_slice_13(
    data: ValueType | None,
    starts: ValueType | None,
    ends: ValueType | None,
    axes: ValueType | None = None,
    steps: ValueType | None = None,
) -> list[Violation]:
    """Return all clauses of Slice-13 that the types of the inputs violate."""
    rules = Rules("Slice", 13, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "starts", starts),
        arrays.type_given(rules, "ends", ends),
        arrays.type_given(rules, "axes", axes),
        arrays.type_given(rules, "steps", steps),
        _T_13,
        _Tind_10,
    )
    return rules.violations


def _solve_1(
    rules: Rules, data: ValueType | None, starts: Any, ends: Any, axes: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    starts = attributes.integers(rules, "starts", starts)
    ends = attributes.integers(rules, "ends", ends)
    axes = attributes.integers(rules, "axes", axes)
    data = rules.given("C1", "data", data)
    starts = rules.present("C2", "starts", starts)
    ends = rules.present("C3", "ends", ends)
    elem_types = rules.allowed("C4", {"data": data}, T)
    axes = dims.value(lambda: range(len(starts))) if axes is None else axes
    shape = rules.shape("data", data)
    axes = rules.ranges("C5", "axes", axes, shape.rank)
    axes = rules.distinct("C6", "axes", axes)
    rules.holds(
        "C7",
        lambda: len(starts) == len(ends),
        "that `starts` and `ends` have equally many entries",
        ends=ends,
        starts=starts,
    )
    rules.holds(
        "C8",
        lambda: len(starts) == len(axes),
        "that `axes` names one axis for each entry of `starts`",
        axes=axes,
        starts=starts,
    )
    d = shape

    def from_end(x: Any, n: Any) -> Any:
        return x + n if x < 0 else x

    def pick(v: Any, a: Any) -> Any:
        return sum(v[k] for k in range(len(axes)) if axes[k] == a)

    def steps() -> Any:
        return [1] * len(starts)

    def first(a: Any) -> Any:
        return dims.least(
            dims.clamp(from_end(pick(starts, a), d[a]), 0, d[a]),
            d[a] if pick(steps(), a) > 0 else d[a] - 1,
        )

    def last(a: Any) -> Any:
        return dims.clamp(from_end(pick(ends, a), d[a]), 0 if pick(steps(), a) > 0 else -1, d[a])

    def size(a: Any) -> Any:
        return dims.most(0, dims.ceildiv(last(a) - first(a), pick(steps(), a)))

    result_shape = dims.joined(
        dims.each(lambda a: size(a) if a in axes else d[a], lambda: range(len(d)))
    )
    return TensorType(elem_types.get("data"), result_shape), d, axes, starts


def _solve_10(
    rules: Rules,
    data: ValueType | None,
    starts_type: ValueType | None,
    ends_type: ValueType | None,
    axes_type: ValueType | None,
    steps_type: ValueType | None,
    T: frozenset[str],
    Tind: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    data = rules.given("C1", "data", data)
    starts_type = rules.given("C2", "starts", starts_type)
    ends_type = rules.given("C3", "ends", ends_type)
    T_types = rules.allowed("C4", {"data": data}, T)
    Tind_types = rules.allowed(
        "C9",
        {"starts": starts_type, "ends": ends_type, "axes": axes_type, "steps": steps_type},
        Tind,
    )
    rules.same_type("C10", Tind_types)
    starts_shape = rules.rank("C11", "starts", starts_type, exactly=1)
    ends_shape = rules.rank("C12", "ends", ends_type, exactly=1)
    axes_shape = rules.rank("C13", "axes", axes_type, exactly=1)
    starts = values.integers(starts_type, starts_shape)
    axes = (
        dims.value(lambda: range(len(starts)))
        if axes_type is None
        else values.integers(axes_type, axes_shape)
    )
    data_shape = rules.shape("data", data)
    axes = rules.ranges("C5", "axes", axes, data_shape.rank)
    axes = rules.distinct("C6", "axes", axes)
    steps_shape = rules.rank("C14", "steps", steps_type, exactly=1)
    rules.same("C15", [starts_shape.at(0), ends_shape.at(0), axes_shape.at(0), steps_shape.at(0)])
    steps = (
        dims.value(lambda: [1] * len(starts))
        if steps_type is None
        else values.integers(steps_type, steps_shape)
    )
    rules.holds(
        "C16", lambda: dims.every(lambda s: s != 0, steps), "that no step is 0", steps=steps
    )
    d = data_shape

    def from_end(x: Any, n: Any) -> Any:
        return x + n if x < 0 else x

    def pick(v: Any, a: Any) -> Any:
        return sum(v[k] for k in range(len(axes)) if axes[k] == a)

    def first(a: Any) -> Any:
        return dims.least(
            dims.clamp(from_end(pick(starts, a), d[a]), 0, d[a]),
            d[a] if pick(steps, a) > 0 else d[a] - 1,
        )

    ends = values.integers(ends_type, ends_shape)

    def last(a: Any) -> Any:
        return dims.clamp(from_end(pick(ends, a), d[a]), 0 if pick(steps, a) > 0 else -1, d[a])

    def size(a: Any) -> Any:
        return dims.most(0, dims.ceildiv(last(a) - first(a), pick(steps, a)))

    result_shape = dims.joined(
        dims.each(lambda a: size(a) if a in axes else d[a], lambda: range(len(d)))
    )
    return TensorType(T_types.get("data"), result_shape), d, axes, starts, steps


def _solve_11(
    rules: Rules,
    data: ValueType | None,
    starts_type: ValueType | None,
    ends_type: ValueType | None,
    axes_type: ValueType | None,
    steps_type: ValueType | None,
    T: frozenset[str],
    Tind: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    data = rules.given("C1", "data", data)
    starts_type = rules.given("C2", "starts", starts_type)
    ends_type = rules.given("C3", "ends", ends_type)
    T_types = rules.allowed("C4", {"data": data}, T)
    Tind_types = rules.allowed(
        "C9",
        {"starts": starts_type, "ends": ends_type, "axes": axes_type, "steps": steps_type},
        Tind,
    )
    rules.same_type("C10", Tind_types)
    starts_shape = rules.rank("C11", "starts", starts_type, exactly=1)
    ends_shape = rules.rank("C12", "ends", ends_type, exactly=1)
    axes_shape = rules.rank("C13", "axes", axes_type, exactly=1)
    starts = values.integers(starts_type, starts_shape)
    axes = (
        dims.value(lambda: range(len(starts)))
        if axes_type is None
        else values.integers(axes_type, axes_shape)
    )
    data_shape = rules.shape("data", data)
    axes = rules.ranges("C5", "axes", axes, data_shape.rank, wraps=True)
    axes = rules.distinct("C6", "axes", axes)
    steps_shape = rules.rank("C14", "steps", steps_type, exactly=1)
    rules.same("C15", [starts_shape.at(0), ends_shape.at(0), axes_shape.at(0), steps_shape.at(0)])
    steps = (
        dims.value(lambda: [1] * len(starts))
        if steps_type is None
        else values.integers(steps_type, steps_shape)
    )
    rules.holds(
        "C16", lambda: dims.every(lambda s: s != 0, steps), "that no step is 0", steps=steps
    )
    d = data_shape

    def from_end(x: Any, n: Any) -> Any:
        return x + n if x < 0 else x

    def pick(v: Any, a: Any) -> Any:
        return sum(v[k] for k in range(len(axes)) if axes[k] == a)

    def first(a: Any) -> Any:
        return dims.least(
            dims.clamp(from_end(pick(starts, a), d[a]), 0, d[a]),
            d[a] if pick(steps, a) > 0 else d[a] - 1,
        )

    ends = values.integers(ends_type, ends_shape)

    def last(a: Any) -> Any:
        return dims.clamp(from_end(pick(ends, a), d[a]), 0 if pick(steps, a) > 0 else -1, d[a])

    def size(a: Any) -> Any:
        return dims.most(0, dims.ceildiv(last(a) - first(a), pick(steps, a)))

    result_shape = dims.joined(
        dims.each(lambda a: size(a) if a in axes else d[a], lambda: range(len(d)))
    )
    return TensorType(T_types.get("data"), result_shape), d, axes, starts, steps


def _definition_1(output: Any, data: Any, d: Any, axes: Any, starts: Any) -> None:
    """The definition, on whole arrays."""

    def pick(v: Any, a: Any) -> Any:
        return sum(v[k] for k in range(len(axes)) if axes[k] == a)

    def from_end(x: Any, n: Any) -> Any:
        if x < 0:
            return x + n
        return x

    steps = [1] * len(starts)

    def first(a: Any) -> Any:
        return functions.min(
            functions.clamp(from_end(pick(starts, a), d[a]), 0, d[a]),
            d[a] if pick(steps, a) > 0 else d[a] - 1,
        )

    begins = [first(a) if a in axes else 0 for a in range(len(d))]
    paces = [pick(steps, a) if a in axes else 1 for a in range(len(d))]
    output[...] = vectors.strided(data, begins, paces, output.shape)


def _definition_10(output: Any, data: Any, d: Any, axes: Any, starts: Any, steps: Any) -> None:
    """The definition, on whole arrays."""

    def pick(v: Any, a: Any) -> Any:
        return sum(v[k] for k in range(len(axes)) if axes[k] == a)

    def from_end(x: Any, n: Any) -> Any:
        if x < 0:
            return x + n
        return x

    def first(a: Any) -> Any:
        return functions.min(
            functions.clamp(from_end(pick(starts, a), d[a]), 0, d[a]),
            d[a] if pick(steps, a) > 0 else d[a] - 1,
        )

    begins = [first(a) if a in axes else 0 for a in range(len(d))]
    paces = [pick(steps, a) if a in axes else 1 for a in range(len(d))]
    output[...] = vectors.strided(data, begins, paces, output.shape)


SCHEMAS = {
    1: Schema(
        operator="Slice",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("data", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(
            Attribute("starts", "ints", "starts", required=True),
            Attribute("ends", "ints", "ends", required=True),
            Attribute("axes", "ints", "axes"),
        ),
        types={"T": _T_1},
        clauses={
            "Slice-1.C1": "The input data is given.",
            "Slice-1.C2": "The attribute starts is given; it has no default.",
            "Slice-1.C3": "The attribute ends is given; it has no default.",
            "Slice-1.C4": "data has one of the 15 element types that T allows.",
            "Slice-1.C5": (
                "Each entry of axes lies in the range 0 <= axes < r, where r is the rank of data."
            ),
            "Slice-1.C6": "No two entries of axes name the same axis.",
            "Slice-1.C7": "starts and ends have equally many entries.",
            "Slice-1.C8": "axes names one axis for each entry of starts.",
        },
        run=slice_1,
        infer=infer_slice_1,
        check=check_slice_1,
    ),
    10: Schema(
        operator="Slice",
        domain="ai.onnx",
        since_version=10,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("starts", "Tind"),
            Parameter("ends", "Tind"),
            Parameter("axes", "Tind", "optional"),
            Parameter("steps", "Tind", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_1, "Tind": _Tind_10},
        clauses={
            "Slice-10.C1": "The input data is given.",
            "Slice-10.C2": "The input starts is given.",
            "Slice-10.C3": "The input ends is given.",
            "Slice-10.C4": "data has one of the 15 element types that T allows.",
            "Slice-10.C5": (
                "Each entry of axes lies in the range 0 <= axes < r, where r is the rank of data."
            ),
            "Slice-10.C6": "No two entries of axes name the same axis.",
            "Slice-10.C9": (
                "Each of starts, ends, axes and steps has the element type int32 or int64."
            ),
            "Slice-10.C10": (
                "starts, ends, axes and steps have the same element type; none is converted."
            ),
            "Slice-10.C11": "starts has rank 1.",
            "Slice-10.C12": "ends has rank 1.",
            "Slice-10.C13": "axes has rank 1.",
            "Slice-10.C14": "steps has rank 1.",
            "Slice-10.C15": "starts, ends, axes and steps have the same size on axis 0.",
            "Slice-10.C16": "No step is 0.",
        },
        run=slice_10,
        infer=infer_slice_10,
        check=check_slice_10,
    ),
    11: Schema(
        operator="Slice",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("starts", "Tind"),
            Parameter("ends", "Tind"),
            Parameter("axes", "Tind", "optional"),
            Parameter("steps", "Tind", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_1, "Tind": _Tind_10},
        clauses={
            "Slice-11.C1": "The input data is given.",
            "Slice-11.C2": "The input starts is given.",
            "Slice-11.C3": "The input ends is given.",
            "Slice-11.C4": "data has one of the 15 element types that T allows.",
            "Slice-11.C5": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Slice-11.C6": "No two entries of axes name the same axis.",
            "Slice-11.C9": (
                "Each of starts, ends, axes and steps has the element type int32 or int64."
            ),
            "Slice-11.C10": (
                "starts, ends, axes and steps have the same element type; none is converted."
            ),
            "Slice-11.C11": "starts has rank 1.",
            "Slice-11.C12": "ends has rank 1.",
            "Slice-11.C13": "axes has rank 1.",
            "Slice-11.C14": "steps has rank 1.",
            "Slice-11.C15": "starts, ends, axes and steps have the same size on axis 0.",
            "Slice-11.C16": "No step is 0.",
        },
        run=slice_11,
        infer=infer_slice_11,
        check=check_slice_11,
    ),
    13: Schema(
        operator="Slice",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("starts", "Tind"),
            Parameter("ends", "Tind"),
            Parameter("axes", "Tind", "optional"),
            Parameter("steps", "Tind", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_13, "Tind": _Tind_10},
        clauses={
            "Slice-13.C1": "The input data is given.",
            "Slice-13.C2": "The input starts is given.",
            "Slice-13.C3": "The input ends is given.",
            "Slice-13.C4": "data has one of the 16 element types that T allows.",
            "Slice-13.C5": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Slice-13.C6": "No two entries of axes name the same axis.",
            "Slice-13.C9": (
                "Each of starts, ends, axes and steps has the element type int32 or int64."
            ),
            "Slice-13.C10": (
                "starts, ends, axes and steps have the same element type; none is converted."
            ),
            "Slice-13.C11": "starts has rank 1.",
            "Slice-13.C12": "ends has rank 1.",
            "Slice-13.C13": "axes has rank 1.",
            "Slice-13.C14": "steps has rank 1.",
            "Slice-13.C15": "starts, ends, axes and steps have the same size on axis 0.",
            "Slice-13.C16": "No step is 0.",
        },
        run=slice_13,
        infer=infer_slice_13,
        check=check_slice_13,
    ),
}
