# Emitted from spec/ai.onnx/Pad.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Pad: Puts elements in front of a tensor and behind it, along each of its axes, or takes some
away.

``pads`` says for each of ``axes`` how many elements to add in front, and then for each of them how
many behind. A negative number says how many to take away there. All that is taken away goes first,
and what is added follows from the elements that are left. Along axes that are not named nothing
changes. What is added depends on ``mode``:

``constant``: the element ``constant_value``, or zero if that is not given.

``edge``: the first or last element that is left along that axis, again and again.

``reflect``: the elements as in a mirror that stands at the first or last one, which itself is not
repeated: 3, 2 in front of 1, 2, 3. Behind the other end the image turns round once more. Of a
single element the image is that element.

``wrap``: the elements from the other end, as if the tensor went round in a circle: 2, 3 in front of
1, 2, 3.

Along several axes this is done one axis after the other, so corners are filled from edges. Elements
are copied as they are, bit for bit. Where none is left, only ``constant`` can add some.
"""

from collections.abc import Iterable
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

_T_1 = frozenset({"double", "float", "float16"})
_T_11 = _T_1 | {"int16", "int32", "int64", "int8", "uint16", "uint32", "uint64", "uint8"}
_T_13 = _T_11 | {"bfloat16", "bool", "complex128", "complex64", "string"}
_Tind_18 = frozenset({"int32", "int64"})
_T_21 = _T_13 | {"float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz", "int4", "uint4"}
_T_23 = _T_21 | {"float4e2m1"}
_T_24 = _T_23 | {"float8e8m0"}
_T_25 = _T_24 | {"int2", "uint2"}


def pad_1(
    data: npt.ArrayLike,
    *,
    mode: str | None = None,
    paddings: Iterable[SupportsIndex] | None = None,
    value: float | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts elements in front of a tensor and behind it, along each of its axes.

    Parameters
    ----------
    data : array_like
        The tensor to which elements are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, float16, double.
    mode : str, default "constant\"
        What is added.
    paddings : sequence of int
        How many elements to add, first in front of each axis and then behind each axis; twice as
        many numbers as axes, none of them negative.
    value : float, default 0.0
        What ``constant`` adds. It is converted to the type of the elements.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The larger tensor.

        A tensor of shape ``[before(a) + d[a] + after(a) for a in range(len(d))]`` and element type
        T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The attribute ``paddings`` is given; it has no default.
        C3: ``data`` has the element type ``float``, ``float16`` or ``double``.
    OpValueError
        C4: ``mode`` is ``constant``, ``reflect`` or ``edge``.
        C5: There are two numbers in ``paddings`` for each axis of ``data``.
        C6: No number in ``paddings`` is negative.
        C7: Where no element is left along an axis, only ``constant`` can add some.

    Notes
    -----
    In index notation::

        output[*i] = value if filled(i) else data[*at(i)]

    Examples
    --------
    >>> x = np.array([1.0, 2.0], "float32")
    >>> pad_1(x, paddings=(1, 2), value=9.0)
    array([9., 1., 2., 9., 9.], dtype=float32)

    """
    rules = Rules("Pad", 1)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, mode, d, paddings, value = _solve_1(rules, data_type, mode, paddings, value, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, mode, tuple(d), paddings, value)
    return result


def infer_pad_1(
    data: ValueType | None,
    *,
    mode: str | None = None,
    paddings: Iterable[SupportsIndex] | None = None,
    value: float | None = None,
) -> TensorType:
    """Return the type of what `pad_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pad", 1)
    return _solve_1(rules, arrays.type_given(rules, "data", data), mode, paddings, value, _T_1)[0]


def check_pad_1(
    data: ValueType | None,
    *,
    mode: str | None = None,
    paddings: Iterable[SupportsIndex] | None = None,
    value: float | None = None,
) -> list[Violation]:
    """Return all clauses of Pad-1 that the types of the inputs violate."""
    rules = Rules("Pad", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), mode, paddings, value, _T_1)
    return rules.violations


def pad_2(
    data: npt.ArrayLike,
    *,
    mode: str | None = None,
    value: float | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts elements in front of a tensor and behind it, along each of its axes, or takes some away.

    Parameters
    ----------
    data : array_like
        The tensor to which elements are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, float16, double.
    mode : str, default "constant\"
        What is added.
    value : float, default 0.0
        What ``constant`` adds. It is converted to the type of the elements.
    pads : sequence of int
        How many elements to add or, where negative, to take away: first in front of each axis, then
        behind each axis; twice as many numbers as axes.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The tensor that is larger or smaller.

        A tensor of shape ``[before(a) + d[a] + after(a) for a in range(len(d))]`` and element type
        T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C3: ``data`` has the element type ``float``, ``float16`` or ``double``.
        C8: The attribute ``pads`` is given; it has no default.
    OpValueError
        C4: ``mode`` is ``constant``, ``reflect`` or ``edge``.
        C7: Where no element is left along an axis, only ``constant`` can add some.
        C9: There are two numbers in ``pads`` for each axis of ``data``.
        C10: Along no axis more elements are taken away than there are.

    Notes
    -----
    In index notation::

        output[*i] = value if filled(i) else data[*at(i)]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> pad_2(x, pads=(0, 1, 1, 0), value=9.0)
    array([[9., 1., 2.],
           [9., 3., 4.],
           [9., 9., 9.]], dtype=float32)

    """
    rules = Rules("Pad", 2)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, mode, d, pads, value = _solve_2(rules, data_type, mode, value, pads, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_2(result, data_tensor, mode, tuple(d), pads, value)
    return result


def infer_pad_2(
    data: ValueType | None,
    *,
    mode: str | None = None,
    value: float | None = None,
    pads: Iterable[SupportsIndex] | None = None,
) -> TensorType:
    """Return the type of what `pad_2` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pad", 2)
    return _solve_2(rules, arrays.type_given(rules, "data", data), mode, value, pads, _T_1)[0]


def check_pad_2(
    data: ValueType | None,
    *,
    mode: str | None = None,
    value: float | None = None,
    pads: Iterable[SupportsIndex] | None = None,
) -> list[Violation]:
    """Return all clauses of Pad-2 that the types of the inputs violate."""
    rules = Rules("Pad", 2, collect=True)
    _solve_2(rules, arrays.type_given(rules, "data", data), mode, value, pads, _T_1)
    return rules.violations


def pad_11(
    data: npt.ArrayLike,
    pads: npt.ArrayLike,
    constant_value: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts elements in front of a tensor and behind it, along each of its axes, or takes some away.

    Parameters
    ----------
    data : array_like
        The tensor to which elements are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64.
    pads : array_like
        How many elements to add or, where negative, to take away: first in front of each axis, then
        behind each axis; twice as many numbers as axes.

        A tensor of shape ``(p,)`` and element type int64.
    constant_value : array_like, optional
        The element that ``constant`` adds, a single one. If it is left out, that is zero.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64.
    mode : str, default "constant\"
        What is added.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The tensor that is larger or smaller.

        A tensor of shape ``[before(a) + d[a] + after(a) for a in range(len(d))]`` and element type
        T, one of float, uint8, int8, uint16, int16, int32, int64, float16, double, uint32, uint64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C3: Each of ``data`` and ``constant_value`` has one of the 11 element types that ``T``
            allows.
        C8: The input ``pads`` is given.
        C11: ``pads`` has the element type ``int64``.
        C12: ``data`` and ``constant_value`` have the same element type; none is converted.
    OpValueError
        C4: ``mode`` is ``constant``, ``reflect`` or ``edge``.
        C7: Where no element is left along an axis, only ``constant`` can add some.
        C9: There are two numbers in ``pads`` for each axis of ``data``.
        C10: Along no axis more elements are taken away than there are.
        C13: ``pads`` has rank 1.
        C14: ``constant_value`` has rank 0.

    Notes
    -----
    In index notation::

        output[*i] = constant_value if filled(i) else data[*at(i)]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> pads_ = np.array([1, 3], "int64")
    >>> pad_11(x, pads_, None, mode="edge")
    array([1., 1., 2., 3., 3., 3., 3.], dtype=float32)

    >>> x = np.array([5.0], "float32")
    >>> pads_ = np.array([1, 1], "int64")
    >>> pad_11(x, pads_, None, mode="reflect")
    array([5., 5., 5.], dtype=float32)

    """
    rules = Rules("Pad", 11)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    pads_type, pads_tensor = arrays.valued(rules, "pads", pads)
    constant_value_type, constant_value_tensor = arrays.tensor(
        rules, "constant_value", constant_value
    )
    result_type, mode, d, pads = _solve_11(
        rules, data_type, pads_type, constant_value_type, mode, _T_11
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, pads_tensor, constant_value_tensor]
    )
    _definition_11(result, data_tensor, constant_value_tensor, mode, tuple(d), pads)
    return result


def infer_pad_11(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    *,
    mode: str | None = None,
) -> TensorType:
    """Return the type of what `pad_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pad", 11)
    return _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        mode,
        _T_11,
    )[0]


def check_pad_11(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    *,
    mode: str | None = None,
) -> list[Violation]:
    """Return all clauses of Pad-11 that the types of the inputs violate."""
    rules = Rules("Pad", 11, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        mode,
        _T_11,
    )
    return rules.violations


def pad_13(
    data: npt.ArrayLike,
    pads: npt.ArrayLike,
    constant_value: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts elements in front of a tensor and behind it, along each of its axes, or takes some away.

    Parameters
    ----------
    data : array_like
        The tensor to which elements are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    pads : array_like
        How many elements to add or, where negative, to take away: first in front of each axis, then
        behind each axis; twice as many numbers as axes.

        A tensor of shape ``(p,)`` and element type int64.
    constant_value : array_like, optional
        The element that ``constant`` adds, a single one. If it is left out, that is zero.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    mode : str, default "constant\"
        What is added.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The tensor that is larger or smaller.

        A tensor of shape ``[before(a) + d[a] + after(a) for a in range(len(d))]`` and element type
        T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double,
        uint32, uint64, complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C3: Each of ``data`` and ``constant_value`` has one of the 16 element types that ``T``
            allows.
        C8: The input ``pads`` is given.
        C11: ``pads`` has the element type ``int64``.
        C12: ``data`` and ``constant_value`` have the same element type; none is converted.
    OpValueError
        C4: ``mode`` is ``constant``, ``reflect`` or ``edge``.
        C7: Where no element is left along an axis, only ``constant`` can add some.
        C9: There are two numbers in ``pads`` for each axis of ``data``.
        C10: Along no axis more elements are taken away than there are.
        C13: ``pads`` has rank 1.
        C14: ``constant_value`` has rank 0.

    Notes
    -----
    In index notation::

        output[*i] = constant_value if filled(i) else data[*at(i)]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> pads_ = np.array([1, 3], "int64")
    >>> pad_13(x, pads_, None, mode="edge")
    array([1., 1., 2., 3., 3., 3., 3.], dtype=float32)

    >>> x = np.array([5.0], "float32")
    >>> pads_ = np.array([1, 1], "int64")
    >>> pad_13(x, pads_, None, mode="reflect")
    array([5., 5., 5.], dtype=float32)

    """
    rules = Rules("Pad", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    pads_type, pads_tensor = arrays.valued(rules, "pads", pads)
    constant_value_type, constant_value_tensor = arrays.tensor(
        rules, "constant_value", constant_value
    )
    result_type, mode, d, pads = _solve_11(
        rules, data_type, pads_type, constant_value_type, mode, _T_13
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, pads_tensor, constant_value_tensor]
    )
    _definition_11(result, data_tensor, constant_value_tensor, mode, tuple(d), pads)
    return result


def infer_pad_13(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    *,
    mode: str | None = None,
) -> TensorType:
    """Return the type of what `pad_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pad", 13)
    return _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        mode,
        _T_13,
    )[0]


def check_pad_13(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    *,
    mode: str | None = None,
) -> list[Violation]:
    """Return all clauses of Pad-13 that the types of the inputs violate."""
    rules = Rules("Pad", 13, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        mode,
        _T_13,
    )
    return rules.violations


def pad_18(
    data: npt.ArrayLike,
    pads: npt.ArrayLike,
    constant_value: npt.ArrayLike | None = None,
    axes: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts elements in front of a tensor and behind it, along each of its axes, or takes some away.

    Parameters
    ----------
    data : array_like
        The tensor to which elements are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    pads : array_like
        How many elements to add or, where negative, to take away: first in front of each axis that
        is named, then behind each of them; twice as many numbers as axes.

        A tensor of shape ``(p,)`` and element type int64.
    constant_value : array_like, optional
        The element that ``constant`` adds, a single one. If it is left out, that is zero.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    axes : array_like, optional
        The axes along which to pad, in the order of ``pads``, each once. A negative one counts from
        the back. If it is left out, these are all axes.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    mode : str, default "constant\"
        What is added.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The tensor that is larger or smaller.

        A tensor of shape ``[before(a) + d[a] + after(a) for a in range(len(d))]`` and element type
        T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double,
        uint32, uint64, complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C3: Each of ``data`` and ``constant_value`` has one of the 16 element types that ``T``
            allows.
        C8: The input ``pads`` is given.
        C11: ``pads`` has the element type ``int64``.
        C12: ``data`` and ``constant_value`` have the same element type; none is converted.
        C17: ``axes`` has the element type ``int32`` or ``int64``.
    OpValueError
        C4: ``mode`` is ``constant``, ``reflect`` or ``edge``.
        C7: Where no element is left along an axis, only ``constant`` can add some.
        C9: There are two numbers in ``pads`` for each axis that is named.
        C10: Along no axis more elements are taken away than there are.
        C13: ``pads`` has rank 1.
        C14: ``constant_value`` has rank 0.
        C15: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the
            rank of ``data``. A negative value counts from the back.
        C16: No two entries of ``axes`` name the same axis.
        C18: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        output[*i] = constant_value if filled(i) else data[*at(i)]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> pads_ = np.array([1, 3], "int64")
    >>> pad_18(x, pads_, None, None, mode="edge")
    array([1., 1., 2., 3., 3., 3., 3.], dtype=float32)

    >>> x = np.array([5.0], "float32")
    >>> pads_ = np.array([1, 1], "int64")
    >>> pad_18(x, pads_, None, None, mode="reflect")
    array([5., 5., 5.], dtype=float32)

    """
    rules = Rules("Pad", 18)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    pads_type, pads_tensor = arrays.valued(rules, "pads", pads)
    constant_value_type, constant_value_tensor = arrays.tensor(
        rules, "constant_value", constant_value
    )
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type, mode, d, axes, pads = _solve_18(
        rules, data_type, pads_type, constant_value_type, axes_type, mode, _T_13, _Tind_18
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, pads_tensor, constant_value_tensor, axes_tensor]
    )
    _definition_18(result, data_tensor, constant_value_tensor, mode, tuple(d), axes, pads)
    return result


def infer_pad_18(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> TensorType:
    """Return the type of what `pad_18` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pad", 18)
    return _solve_18(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_13,
        _Tind_18,
    )[0]


def check_pad_18(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> list[Violation]:
    """Return all clauses of Pad-18 that the types of the inputs violate."""
    rules = Rules("Pad", 18, collect=True)
    _solve_18(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_13,
        _Tind_18,
    )
    return rules.violations


def pad_19(
    data: npt.ArrayLike,
    pads: npt.ArrayLike,
    constant_value: npt.ArrayLike | None = None,
    axes: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts elements in front of a tensor and behind it, along each of its axes, or takes some away.

    Parameters
    ----------
    data : array_like
        The tensor to which elements are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    pads : array_like
        How many elements to add or, where negative, to take away: first in front of each axis that
        is named, then behind each of them; twice as many numbers as axes.

        A tensor of shape ``(p,)`` and element type int64.
    constant_value : array_like, optional
        The element that ``constant`` adds, a single one. If it is left out, that is zero.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    axes : array_like, optional
        The axes along which to pad, in the order of ``pads``, each once. A negative one counts from
        the back. If it is left out, these are all axes.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    mode : str, default "constant\"
        What is added.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The tensor that is larger or smaller.

        A tensor of shape ``[before(a) + d[a] + after(a) for a in range(len(d))]`` and element type
        T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double,
        uint32, uint64, complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C3: Each of ``data`` and ``constant_value`` has one of the 16 element types that ``T``
            allows.
        C8: The input ``pads`` is given.
        C11: ``pads`` has the element type ``int64``.
        C12: ``data`` and ``constant_value`` have the same element type; none is converted.
        C17: ``axes`` has the element type ``int32`` or ``int64``.
    OpValueError
        C4: ``mode`` is ``constant``, ``reflect``, ``edge`` or ``wrap``.
        C7: Where no element is left along an axis, only ``constant`` can add some.
        C9: There are two numbers in ``pads`` for each axis that is named.
        C10: Along no axis more elements are taken away than there are.
        C13: ``pads`` has rank 1.
        C14: ``constant_value`` has rank 0.
        C15: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the
            rank of ``data``. A negative value counts from the back.
        C16: No two entries of ``axes`` name the same axis.
        C18: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        output[*i] = constant_value if filled(i) else data[*at(i)]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> pads_ = np.array([1, 3], "int64")
    >>> pad_19(x, pads_, None, None, mode="edge")
    array([1., 1., 2., 3., 3., 3., 3.], dtype=float32)

    >>> x = np.array([5.0], "float32")
    >>> pads_ = np.array([1, 1], "int64")
    >>> pad_19(x, pads_, None, None, mode="reflect")
    array([5., 5., 5.], dtype=float32)

    """
    rules = Rules("Pad", 19)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    pads_type, pads_tensor = arrays.valued(rules, "pads", pads)
    constant_value_type, constant_value_tensor = arrays.tensor(
        rules, "constant_value", constant_value
    )
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type, mode, d, axes, pads = _solve_19(
        rules, data_type, pads_type, constant_value_type, axes_type, mode, _T_13, _Tind_18
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, pads_tensor, constant_value_tensor, axes_tensor]
    )
    _definition_19(result, data_tensor, constant_value_tensor, mode, tuple(d), axes, pads)
    return result


def infer_pad_19(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> TensorType:
    """Return the type of what `pad_19` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pad", 19)
    return _solve_19(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_13,
        _Tind_18,
    )[0]


def check_pad_19(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> list[Violation]:
    """Return all clauses of Pad-19 that the types of the inputs violate."""
    rules = Rules("Pad", 19, collect=True)
    _solve_19(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_13,
        _Tind_18,
    )
    return rules.violations


def pad_21(
    data: npt.ArrayLike,
    pads: npt.ArrayLike,
    constant_value: npt.ArrayLike | None = None,
    axes: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts elements in front of a tensor and behind it, along each of its axes, or takes some away.

    Parameters
    ----------
    data : array_like
        The tensor to which elements are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.
    pads : array_like
        How many elements to add or, where negative, to take away: first in front of each axis that
        is named, then behind each of them; twice as many numbers as axes.

        A tensor of shape ``(p,)`` and element type int64.
    constant_value : array_like, optional
        The element that ``constant`` adds, a single one. If it is left out, that is zero.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4.
    axes : array_like, optional
        The axes along which to pad, in the order of ``pads``, each once. A negative one counts from
        the back. If it is left out, these are all axes.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    mode : str, default "constant\"
        What is added.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The tensor that is larger or smaller.

        A tensor of shape ``[before(a) + d[a] + after(a) for a in range(len(d))]`` and element type
        T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double,
        uint32, uint64, complex64, complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2,
        float8e5m2fnuz, uint4, int4.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C3: Each of ``data`` and ``constant_value`` has one of the 22 element types that ``T``
            allows.
        C8: The input ``pads`` is given.
        C11: ``pads`` has the element type ``int64``.
        C12: ``data`` and ``constant_value`` have the same element type; none is converted.
        C17: ``axes`` has the element type ``int32`` or ``int64``.
    OpValueError
        C4: ``mode`` is ``constant``, ``reflect``, ``edge`` or ``wrap``.
        C7: Where no element is left along an axis, only ``constant`` can add some.
        C9: There are two numbers in ``pads`` for each axis that is named.
        C10: Along no axis more elements are taken away than there are.
        C13: ``pads`` has rank 1.
        C14: ``constant_value`` has rank 0.
        C15: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the
            rank of ``data``. A negative value counts from the back.
        C16: No two entries of ``axes`` name the same axis.
        C18: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        output[*i] = constant_value if filled(i) else data[*at(i)]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> pads_ = np.array([1, 3], "int64")
    >>> pad_21(x, pads_, None, None, mode="edge")
    array([1., 1., 2., 3., 3., 3., 3.], dtype=float32)

    >>> x = np.array([5.0], "float32")
    >>> pads_ = np.array([1, 1], "int64")
    >>> pad_21(x, pads_, None, None, mode="reflect")
    array([5., 5., 5.], dtype=float32)

    """
    rules = Rules("Pad", 21)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    pads_type, pads_tensor = arrays.valued(rules, "pads", pads)
    constant_value_type, constant_value_tensor = arrays.tensor(
        rules, "constant_value", constant_value
    )
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type, mode, d, axes, pads = _solve_19(
        rules, data_type, pads_type, constant_value_type, axes_type, mode, _T_21, _Tind_18
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, pads_tensor, constant_value_tensor, axes_tensor]
    )
    _definition_19(result, data_tensor, constant_value_tensor, mode, tuple(d), axes, pads)
    return result


def infer_pad_21(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> TensorType:
    """Return the type of what `pad_21` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pad", 21)
    return _solve_19(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_21,
        _Tind_18,
    )[0]


def check_pad_21(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> list[Violation]:
    """Return all clauses of Pad-21 that the types of the inputs violate."""
    rules = Rules("Pad", 21, collect=True)
    _solve_19(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_21,
        _Tind_18,
    )
    return rules.violations


def pad_23(
    data: npt.ArrayLike,
    pads: npt.ArrayLike,
    constant_value: npt.ArrayLike | None = None,
    axes: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts elements in front of a tensor and behind it, along each of its axes, or takes some away.

    Parameters
    ----------
    data : array_like
        The tensor to which elements are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.
    pads : array_like
        How many elements to add or, where negative, to take away: first in front of each axis that
        is named, then behind each of them; twice as many numbers as axes.

        A tensor of shape ``(p,)`` and element type int64.
    constant_value : array_like, optional
        The element that ``constant`` adds, a single one. If it is left out, that is zero.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.
    axes : array_like, optional
        The axes along which to pad, in the order of ``pads``, each once. A negative one counts from
        the back. If it is left out, these are all axes.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    mode : str, default "constant\"
        What is added.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The tensor that is larger or smaller.

        A tensor of shape ``[before(a) + d[a] + after(a) for a in range(len(d))]`` and element type
        T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double,
        uint32, uint64, complex64, complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2,
        float8e5m2fnuz, uint4, int4, float4e2m1.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C3: Each of ``data`` and ``constant_value`` has one of the 23 element types that ``T``
            allows.
        C8: The input ``pads`` is given.
        C11: ``pads`` has the element type ``int64``.
        C12: ``data`` and ``constant_value`` have the same element type; none is converted.
        C17: ``axes`` has the element type ``int32`` or ``int64``.
    OpValueError
        C4: ``mode`` is ``constant``, ``reflect``, ``edge`` or ``wrap``.
        C7: Where no element is left along an axis, only ``constant`` can add some.
        C9: There are two numbers in ``pads`` for each axis that is named.
        C10: Along no axis more elements are taken away than there are.
        C13: ``pads`` has rank 1.
        C14: ``constant_value`` has rank 0.
        C15: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the
            rank of ``data``. A negative value counts from the back.
        C16: No two entries of ``axes`` name the same axis.
        C18: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        output[*i] = constant_value if filled(i) else data[*at(i)]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> pads_ = np.array([1, 3], "int64")
    >>> pad_23(x, pads_, None, None, mode="edge")
    array([1., 1., 2., 3., 3., 3., 3.], dtype=float32)

    >>> x = np.array([5.0], "float32")
    >>> pads_ = np.array([1, 1], "int64")
    >>> pad_23(x, pads_, None, None, mode="reflect")
    array([5., 5., 5.], dtype=float32)

    """
    rules = Rules("Pad", 23)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    pads_type, pads_tensor = arrays.valued(rules, "pads", pads)
    constant_value_type, constant_value_tensor = arrays.tensor(
        rules, "constant_value", constant_value
    )
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type, mode, d, axes, pads = _solve_19(
        rules, data_type, pads_type, constant_value_type, axes_type, mode, _T_23, _Tind_18
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, pads_tensor, constant_value_tensor, axes_tensor]
    )
    _definition_19(result, data_tensor, constant_value_tensor, mode, tuple(d), axes, pads)
    return result


def infer_pad_23(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> TensorType:
    """Return the type of what `pad_23` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pad", 23)
    return _solve_19(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_23,
        _Tind_18,
    )[0]


def check_pad_23(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> list[Violation]:
    """Return all clauses of Pad-23 that the types of the inputs violate."""
    rules = Rules("Pad", 23, collect=True)
    _solve_19(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_23,
        _Tind_18,
    )
    return rules.violations


def pad_24(
    data: npt.ArrayLike,
    pads: npt.ArrayLike,
    constant_value: npt.ArrayLike | None = None,
    axes: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts elements in front of a tensor and behind it, along each of its axes, or takes some away.

    Parameters
    ----------
    data : array_like
        The tensor to which elements are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0.
    pads : array_like
        How many elements to add or, where negative, to take away: first in front of each axis that
        is named, then behind each of them; twice as many numbers as axes.

        A tensor of shape ``(p,)`` and element type int64.
    constant_value : array_like, optional
        The element that ``constant`` adds, a single one. If it is left out, that is zero.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0.
    axes : array_like, optional
        The axes along which to pad, in the order of ``pads``, each once. A negative one counts from
        the back. If it is left out, these are all axes.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    mode : str, default "constant\"
        What is added.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The tensor that is larger or smaller.

        A tensor of shape ``[before(a) + d[a] + after(a) for a in range(len(d))]`` and element type
        T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double,
        uint32, uint64, complex64, complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2,
        float8e5m2fnuz, uint4, int4, float4e2m1, float8e8m0.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C3: Each of ``data`` and ``constant_value`` has one of the 24 element types that ``T``
            allows.
        C8: The input ``pads`` is given.
        C11: ``pads`` has the element type ``int64``.
        C12: ``data`` and ``constant_value`` have the same element type; none is converted.
        C17: ``axes`` has the element type ``int32`` or ``int64``.
    OpValueError
        C4: ``mode`` is ``constant``, ``reflect``, ``edge`` or ``wrap``.
        C7: Where no element is left along an axis, only ``constant`` can add some.
        C9: There are two numbers in ``pads`` for each axis that is named.
        C10: Along no axis more elements are taken away than there are.
        C13: ``pads`` has rank 1.
        C14: ``constant_value`` has rank 0.
        C15: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the
            rank of ``data``. A negative value counts from the back.
        C16: No two entries of ``axes`` name the same axis.
        C18: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        output[*i] = constant_value if filled(i) else data[*at(i)]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> pads_ = np.array([1, 3], "int64")
    >>> pad_24(x, pads_, None, None, mode="edge")
    array([1., 1., 2., 3., 3., 3., 3.], dtype=float32)

    >>> x = np.array([5.0], "float32")
    >>> pads_ = np.array([1, 1], "int64")
    >>> pad_24(x, pads_, None, None, mode="reflect")
    array([5., 5., 5.], dtype=float32)

    """
    rules = Rules("Pad", 24)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    pads_type, pads_tensor = arrays.valued(rules, "pads", pads)
    constant_value_type, constant_value_tensor = arrays.tensor(
        rules, "constant_value", constant_value
    )
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type, mode, d, axes, pads = _solve_19(
        rules, data_type, pads_type, constant_value_type, axes_type, mode, _T_24, _Tind_18
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, pads_tensor, constant_value_tensor, axes_tensor]
    )
    _definition_19(result, data_tensor, constant_value_tensor, mode, tuple(d), axes, pads)
    return result


def infer_pad_24(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> TensorType:
    """Return the type of what `pad_24` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pad", 24)
    return _solve_19(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_24,
        _Tind_18,
    )[0]


def check_pad_24(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> list[Violation]:
    """Return all clauses of Pad-24 that the types of the inputs violate."""
    rules = Rules("Pad", 24, collect=True)
    _solve_19(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_24,
        _Tind_18,
    )
    return rules.violations


def pad_25(
    data: npt.ArrayLike,
    pads: npt.ArrayLike,
    constant_value: npt.ArrayLike | None = None,
    axes: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Puts elements in front of a tensor and behind it, along each of its axes, or takes some away.

    Parameters
    ----------
    data : array_like
        The tensor to which elements are added.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2.
    pads : array_like
        How many elements to add or, where negative, to take away: first in front of each axis that
        is named, then behind each of them; twice as many numbers as axes.

        A tensor of shape ``(p,)`` and element type int64.
    constant_value : array_like, optional
        The element that ``constant`` adds, a single one. If it is left out, that is zero.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2.
    axes : array_like, optional
        The axes along which to pad, in the order of ``pads``, each once. A negative one counts from
        the back. If it is left out, these are all axes.

        A tensor of shape ``(m,)`` and element type Tind, one of int32, int64.
    mode : str, default "constant\"
        What is added.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The tensor that is larger or smaller.

        A tensor of shape ``[before(a) + d[a] + after(a) for a in range(len(d))]`` and element type
        T, one of float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double,
        uint32, uint64, complex64, complex128, bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2,
        float8e5m2fnuz, uint4, int4, float4e2m1, float8e8m0, uint2, int2.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C3: Each of ``data`` and ``constant_value`` has one of the 26 element types that ``T``
            allows.
        C8: The input ``pads`` is given.
        C11: ``pads`` has the element type ``int64``.
        C12: ``data`` and ``constant_value`` have the same element type; none is converted.
        C17: ``axes`` has the element type ``int32`` or ``int64``.
    OpValueError
        C4: ``mode`` is ``constant``, ``reflect``, ``edge`` or ``wrap``.
        C7: Where no element is left along an axis, only ``constant`` can add some.
        C9: There are two numbers in ``pads`` for each axis that is named.
        C10: Along no axis more elements are taken away than there are.
        C13: ``pads`` has rank 1.
        C14: ``constant_value`` has rank 0.
        C15: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the
            rank of ``data``. A negative value counts from the back.
        C16: No two entries of ``axes`` name the same axis.
        C18: ``axes`` has rank 1.

    Notes
    -----
    In index notation::

        output[*i] = constant_value if filled(i) else data[*at(i)]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> pads_ = np.array([1, 3], "int64")
    >>> pad_25(x, pads_, None, None, mode="edge")
    array([1., 1., 2., 3., 3., 3., 3.], dtype=float32)

    >>> x = np.array([5.0], "float32")
    >>> pads_ = np.array([1, 1], "int64")
    >>> pad_25(x, pads_, None, None, mode="reflect")
    array([5., 5., 5.], dtype=float32)

    """
    rules = Rules("Pad", 25)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    pads_type, pads_tensor = arrays.valued(rules, "pads", pads)
    constant_value_type, constant_value_tensor = arrays.tensor(
        rules, "constant_value", constant_value
    )
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type, mode, d, axes, pads = _solve_19(
        rules, data_type, pads_type, constant_value_type, axes_type, mode, _T_25, _Tind_18
    )
    result = arrays.destination(
        rules, out, result_type, [data_tensor, pads_tensor, constant_value_tensor, axes_tensor]
    )
    _definition_19(result, data_tensor, constant_value_tensor, mode, tuple(d), axes, pads)
    return result


def infer_pad_25(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> TensorType:
    """Return the type of what `pad_25` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pad", 25)
    return _solve_19(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_25,
        _Tind_18,
    )[0]


def check_pad_25(
    data: ValueType | None,
    pads: ValueType | None,
    constant_value: ValueType | None = None,
    axes: ValueType | None = None,
    *,
    mode: str | None = None,
) -> list[Violation]:
    """Return all clauses of Pad-25 that the types of the inputs violate."""
    rules = Rules("Pad", 25, collect=True)
    _solve_19(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "pads", pads),
        arrays.type_given(rules, "constant_value", constant_value),
        arrays.type_given(rules, "axes", axes),
        mode,
        _T_25,
        _Tind_18,
    )
    return rules.violations


def _solve_1(
    rules: Rules, data: ValueType | None, mode: Any, paddings: Any, value: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    mode = attributes.text(rules, "mode", mode)
    paddings = attributes.integers(rules, "paddings", paddings)
    value = attributes.real(rules, "value", value)
    data = rules.given("C1", "data", data)
    paddings = rules.present("C2", "paddings", paddings)
    elem_types = rules.allowed("C3", {"data": data}, T)
    mode = "constant" if mode is None else mode
    mode = rules.values("C4", "mode", mode, ("constant", "reflect", "edge"))
    shape = rules.shape("data", data)
    d = shape
    rules.holds(
        "C5",
        lambda: len(paddings) == 2 * len(d),
        "that there are two numbers in `paddings` for each axis of `data`",
        d=d,
        paddings=paddings,
    )
    rules.holds(
        "C6",
        lambda: dims.every(lambda count: count >= 0, paddings),
        "that no number in `paddings` is negative",
        paddings=paddings,
    )

    def after(a: Any) -> Any:
        return paddings[a + len(d)]

    def before(a: Any) -> Any:
        return paddings[a]

    def complete() -> Any:
        return len(paddings) == 2 * len(d)

    def kept(a: Any) -> Any:
        return d[a] + dims.least(before(a), 0) + dims.least(after(a), 0)

    rules.holds(
        "C7",
        lambda: (
            not complete()
            or dims.every(
                lambda a: mode == "constant" or kept(a) > 0 or (before(a) <= 0 and after(a) <= 0),
                range(len(d)),
            )
        ),
        "that where no element is left along an axis, only `constant` can add some",
        d=d,
        mode=mode,
        paddings=paddings,
    )
    value = 0.0 if value is None else value
    result_shape = dims.joined(
        dims.each(lambda a: before(a) + d[a] + after(a), lambda: range(len(d)))
    )
    return TensorType(elem_types.get("data"), result_shape), mode, d, paddings, value


def _solve_2(
    rules: Rules, data: ValueType | None, mode: Any, value: Any, pads: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    mode = attributes.text(rules, "mode", mode)
    value = attributes.real(rules, "value", value)
    pads = attributes.integers(rules, "pads", pads)
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C3", {"data": data}, T)
    mode = "constant" if mode is None else mode
    mode = rules.values("C4", "mode", mode, ("constant", "reflect", "edge"))
    pads = rules.present("C8", "pads", pads)
    shape = rules.shape("data", data)
    d = shape

    def after(a: Any) -> Any:
        return pads[a + len(d)]

    def before(a: Any) -> Any:
        return pads[a]

    def complete() -> Any:
        return len(pads) == 2 * len(d)

    def kept(a: Any) -> Any:
        return d[a] + dims.least(before(a), 0) + dims.least(after(a), 0)

    rules.holds(
        "C7",
        lambda: (
            not complete()
            or dims.every(
                lambda a: mode == "constant" or kept(a) > 0 or (before(a) <= 0 and after(a) <= 0),
                range(len(d)),
            )
        ),
        "that where no element is left along an axis, only `constant` can add some",
        d=d,
        mode=mode,
        pads=pads,
    )
    rules.holds(
        "C9",
        lambda: len(pads) == 2 * len(d),
        "that there are two numbers in `pads` for each axis of `data`",
        d=d,
        pads=pads,
    )
    rules.holds(
        "C10",
        lambda: not complete() or dims.every(lambda a: kept(a) >= 0, range(len(d))),
        "that along no axis more elements are taken away than there are",
        d=d,
        pads=pads,
    )
    value = 0.0 if value is None else value
    result_shape = dims.joined(
        dims.each(lambda a: before(a) + d[a] + after(a), lambda: range(len(d)))
    )
    return TensorType(elem_types.get("data"), result_shape), mode, d, pads, value


def _solve_11(
    rules: Rules,
    data: ValueType | None,
    pads_type: ValueType | None,
    constant_value: ValueType | None,
    mode: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    mode = attributes.text(rules, "mode", mode)
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C3", {"data": data, "constant_value": constant_value}, T)
    mode = "constant" if mode is None else mode
    mode = rules.values("C4", "mode", mode, ("constant", "reflect", "edge"))
    pads_type = rules.given("C8", "pads", pads_type)
    rules.type("C11", "pads", pads_type, "int64")
    elem_type = rules.same_type("C12", elem_types)
    pads_shape = rules.rank("C13", "pads", pads_type, exactly=1)
    data_shape = rules.shape("data", data)
    d = data_shape
    pads = values.integers(pads_type, pads_shape)

    def after(a: Any) -> Any:
        return pads[a + len(d)]

    def before(a: Any) -> Any:
        return pads[a]

    p = pads_shape.at(0).size

    def complete() -> Any:
        return p == 2 * len(d)

    def kept(a: Any) -> Any:
        return d[a] + dims.least(before(a), 0) + dims.least(after(a), 0)

    rules.holds(
        "C7",
        lambda: (
            not complete()
            or dims.every(
                lambda a: mode == "constant" or kept(a) > 0 or (before(a) <= 0 and after(a) <= 0),
                range(len(d)),
            )
        ),
        "that where no element is left along an axis, only `constant` can add some",
        d=d,
        mode=mode,
        p=p,
        pads=pads,
    )
    rules.holds(
        "C9",
        lambda: p == 2 * len(d),
        "that there are two numbers in `pads` for each axis of `data`",
        d=d,
        p=p,
    )
    rules.holds(
        "C10",
        lambda: not complete() or dims.every(lambda a: kept(a) >= 0, range(len(d))),
        "that along no axis more elements are taken away than there are",
        d=d,
        p=p,
        pads=pads,
    )
    rules.rank("C14", "constant_value", constant_value, exactly=0)
    result_shape = dims.joined(
        dims.each(lambda a: before(a) + d[a] + after(a), lambda: range(len(d)))
    )
    return TensorType(elem_type, result_shape), mode, d, pads


def _solve_18(
    rules: Rules,
    data: ValueType | None,
    pads_type: ValueType | None,
    constant_value: ValueType | None,
    axes_type: ValueType | None,
    mode: Any,
    T: frozenset[str],
    Tind: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    mode = attributes.text(rules, "mode", mode)
    data = rules.given("C1", "data", data)
    T_types = rules.allowed("C3", {"data": data, "constant_value": constant_value}, T)
    mode = "constant" if mode is None else mode
    mode = rules.values("C4", "mode", mode, ("constant", "reflect", "edge"))
    pads_type = rules.given("C8", "pads", pads_type)
    rules.type("C11", "pads", pads_type, "int64")
    T_type = rules.same_type("C12", T_types)
    pads_shape = rules.rank("C13", "pads", pads_type, exactly=1)
    rules.rank("C14", "constant_value", constant_value, exactly=0)
    rules.allowed("C17", {"axes": axes_type}, Tind)
    axes_shape = rules.rank("C18", "axes", axes_type, exactly=1)
    data_shape = rules.shape("data", data)
    d = data_shape
    axes = (
        dims.value(lambda: range(len(d)))
        if axes_type is None
        else values.integers(axes_type, axes_shape)
    )
    axes = rules.ranges("C15", "axes", axes, data_shape.rank, wraps=True)
    axes = rules.distinct("C16", "axes", axes)
    pads = values.integers(pads_type, pads_shape)

    def after(a: Any) -> Any:
        return sum(pads[k + len(axes)] for k in range(len(axes)) if axes[k] == a)

    def before(a: Any) -> Any:
        return sum(pads[k] for k in range(len(axes)) if axes[k] == a)

    p = pads_shape.at(0).size

    def complete() -> Any:
        return p == 2 * len(axes)

    def kept(a: Any) -> Any:
        return d[a] + dims.least(before(a), 0) + dims.least(after(a), 0)

    rules.holds(
        "C7",
        lambda: (
            not complete()
            or dims.every(
                lambda a: mode == "constant" or kept(a) > 0 or (before(a) <= 0 and after(a) <= 0),
                range(len(d)),
            )
        ),
        "that where no element is left along an axis, only `constant` can add some",
        axes=axes,
        d=d,
        mode=mode,
        p=p,
        pads=pads,
    )
    rules.holds(
        "C9",
        lambda: p == 2 * len(axes),
        "that there are two numbers in `pads` for each axis that is named",
        axes=axes,
        p=p,
    )
    rules.holds(
        "C10",
        lambda: not complete() or dims.every(lambda a: kept(a) >= 0, range(len(d))),
        "that along no axis more elements are taken away than there are",
        axes=axes,
        d=d,
        p=p,
        pads=pads,
    )
    result_shape = dims.joined(
        dims.each(lambda a: before(a) + d[a] + after(a), lambda: range(len(d)))
    )
    return TensorType(T_type, result_shape), mode, d, axes, pads


def _solve_19(
    rules: Rules,
    data: ValueType | None,
    pads_type: ValueType | None,
    constant_value: ValueType | None,
    axes_type: ValueType | None,
    mode: Any,
    T: frozenset[str],
    Tind: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    mode = attributes.text(rules, "mode", mode)
    data = rules.given("C1", "data", data)
    T_types = rules.allowed("C3", {"data": data, "constant_value": constant_value}, T)
    mode = "constant" if mode is None else mode
    mode = rules.values("C4", "mode", mode, ("constant", "reflect", "edge", "wrap"))
    pads_type = rules.given("C8", "pads", pads_type)
    rules.type("C11", "pads", pads_type, "int64")
    T_type = rules.same_type("C12", T_types)
    pads_shape = rules.rank("C13", "pads", pads_type, exactly=1)
    rules.rank("C14", "constant_value", constant_value, exactly=0)
    rules.allowed("C17", {"axes": axes_type}, Tind)
    axes_shape = rules.rank("C18", "axes", axes_type, exactly=1)
    data_shape = rules.shape("data", data)
    d = data_shape
    axes = (
        dims.value(lambda: range(len(d)))
        if axes_type is None
        else values.integers(axes_type, axes_shape)
    )
    axes = rules.ranges("C15", "axes", axes, data_shape.rank, wraps=True)
    axes = rules.distinct("C16", "axes", axes)
    pads = values.integers(pads_type, pads_shape)

    def after(a: Any) -> Any:
        return sum(pads[k + len(axes)] for k in range(len(axes)) if axes[k] == a)

    def before(a: Any) -> Any:
        return sum(pads[k] for k in range(len(axes)) if axes[k] == a)

    p = pads_shape.at(0).size

    def complete() -> Any:
        return p == 2 * len(axes)

    def kept(a: Any) -> Any:
        return d[a] + dims.least(before(a), 0) + dims.least(after(a), 0)

    rules.holds(
        "C7",
        lambda: (
            not complete()
            or dims.every(
                lambda a: mode == "constant" or kept(a) > 0 or (before(a) <= 0 and after(a) <= 0),
                range(len(d)),
            )
        ),
        "that where no element is left along an axis, only `constant` can add some",
        axes=axes,
        d=d,
        mode=mode,
        p=p,
        pads=pads,
    )
    rules.holds(
        "C9",
        lambda: p == 2 * len(axes),
        "that there are two numbers in `pads` for each axis that is named",
        axes=axes,
        p=p,
    )
    rules.holds(
        "C10",
        lambda: not complete() or dims.every(lambda a: kept(a) >= 0, range(len(d))),
        "that along no axis more elements are taken away than there are",
        axes=axes,
        d=d,
        p=p,
        pads=pads,
    )
    result_shape = dims.joined(
        dims.each(lambda a: before(a) + d[a] + after(a), lambda: range(len(d)))
    )
    return TensorType(T_type, result_shape), mode, d, axes, pads


@np.errstate(all="ignore")
def _definition_1(output: Any, data: Any, mode: Any, d: Any, paddings: Any, value: Any) -> None:
    """The definition, on whole arrays."""

    def before(a: Any) -> Any:
        return paddings[a]

    def after(a: Any) -> Any:
        return paddings[a + len(d)]

    def kept(a: Any) -> Any:
        return d[a] + functions.min(before(a), 0) + functions.min(after(a), 0)

    def mirror(x: Any, n: Any) -> Any:
        if n > 1:
            return n - 1 - np.abs(n - 1 - x % (2 * n - 2))
        return 0

    def source(x: Any, n: Any) -> Any:
        if mode == "constant":
            return x
        if mode == "edge":
            return np.maximum(0, np.minimum(x, n - 1))
        return mirror(x, n)

    def place_(i: Any, a: Any) -> Any:
        return source(i[a] - functions.max(before(a), 0), kept(a))

    def filled(i: Any) -> Any:
        return mode == "constant" and ~vectors.inside(
            [place_(i, a) for a in range(len(d))], [kept(a) for a in range(len(d))]
        )

    def at(i: Any) -> Any:
        return [place_(i, a) - functions.min(before(a), 0) for a in range(len(d))]

    data = vectors.values(data)
    (i,) = vectors.indices(output.shape)
    output[...] = vectors.stored(
        vectors.where(filled(i), value, vectors.read(data, *at(i))), output.dtype
    )


@np.errstate(all="ignore")
def _definition_2(output: Any, data: Any, mode: Any, d: Any, pads: Any, value: Any) -> None:
    """The definition, on whole arrays."""

    def before(a: Any) -> Any:
        return pads[a]

    def after(a: Any) -> Any:
        return pads[a + len(d)]

    def kept(a: Any) -> Any:
        return d[a] + functions.min(before(a), 0) + functions.min(after(a), 0)

    def mirror(x: Any, n: Any) -> Any:
        if n > 1:
            return n - 1 - np.abs(n - 1 - x % (2 * n - 2))
        return 0

    def source(x: Any, n: Any) -> Any:
        if mode == "constant":
            return x
        if mode == "edge":
            return np.maximum(0, np.minimum(x, n - 1))
        return mirror(x, n)

    def place_(i: Any, a: Any) -> Any:
        return source(i[a] - functions.max(before(a), 0), kept(a))

    def filled(i: Any) -> Any:
        return mode == "constant" and ~vectors.inside(
            [place_(i, a) for a in range(len(d))], [kept(a) for a in range(len(d))]
        )

    def at(i: Any) -> Any:
        return [place_(i, a) - functions.min(before(a), 0) for a in range(len(d))]

    data = vectors.values(data)
    (i,) = vectors.indices(output.shape)
    output[...] = vectors.stored(
        vectors.where(filled(i), value, vectors.read(data, *at(i))), output.dtype
    )


@np.errstate(all="ignore")
def _definition_11(
    output: Any, data: Any, constant_value: Any, mode: Any, d: Any, pads: Any
) -> None:
    """The definition, on whole arrays."""

    def before(a: Any) -> Any:
        return pads[a]

    def after(a: Any) -> Any:
        return pads[a + len(d)]

    def kept(a: Any) -> Any:
        return d[a] + functions.min(before(a), 0) + functions.min(after(a), 0)

    def mirror(x: Any, n: Any) -> Any:
        if n > 1:
            return n - 1 - np.abs(n - 1 - x % (2 * n - 2))
        return 0

    def source(x: Any, n: Any) -> Any:
        if mode == "constant":
            return x
        if mode == "edge":
            return np.maximum(0, np.minimum(x, n - 1))
        return mirror(x, n)

    def place_(i: Any, a: Any) -> Any:
        return source(i[a] - functions.max(before(a), 0), kept(a))

    def filled(i: Any) -> Any:
        return mode == "constant" and ~vectors.inside(
            [place_(i, a) for a in range(len(d))], [kept(a) for a in range(len(d))]
        )

    def at(i: Any) -> Any:
        return [place_(i, a) - functions.min(before(a), 0) for a in range(len(d))]

    zero = 0
    if constant_value is None:
        constant_value = vectors.stored(zero, data.dtype)
    (i,) = vectors.indices(output.shape)
    output[...] = vectors.stored(
        vectors.where(filled(i), constant_value, vectors.read(data, *at(i))), output.dtype
    )


@np.errstate(all="ignore")
def _definition_18(
    output: Any, data: Any, constant_value: Any, mode: Any, d: Any, axes: Any, pads: Any
) -> None:
    """The definition, on whole arrays."""

    def before(a: Any) -> Any:
        return sum(pads[k] for k in range(len(axes)) if axes[k] == a)

    def after(a: Any) -> Any:
        return sum(pads[k + len(axes)] for k in range(len(axes)) if axes[k] == a)

    def kept(a: Any) -> Any:
        return d[a] + functions.min(before(a), 0) + functions.min(after(a), 0)

    def mirror(x: Any, n: Any) -> Any:
        if n > 1:
            return n - 1 - np.abs(n - 1 - x % (2 * n - 2))
        return 0

    def source(x: Any, n: Any) -> Any:
        if mode == "constant":
            return x
        if mode == "edge":
            return np.maximum(0, np.minimum(x, n - 1))
        return mirror(x, n)

    def place_(i: Any, a: Any) -> Any:
        return source(i[a] - functions.max(before(a), 0), kept(a))

    def filled(i: Any) -> Any:
        return mode == "constant" and ~vectors.inside(
            [place_(i, a) for a in range(len(d))], [kept(a) for a in range(len(d))]
        )

    def at(i: Any) -> Any:
        return [place_(i, a) - functions.min(before(a), 0) for a in range(len(d))]

    zero = 0
    if constant_value is None:
        constant_value = vectors.stored(zero, data.dtype)
    (i,) = vectors.indices(output.shape)
    output[...] = vectors.stored(
        vectors.where(filled(i), constant_value, vectors.read(data, *at(i))), output.dtype
    )


@np.errstate(all="ignore")
def _definition_19(
    output: Any, data: Any, constant_value: Any, mode: Any, d: Any, axes: Any, pads: Any
) -> None:
    """The definition, on whole arrays."""

    def before(a: Any) -> Any:
        return sum(pads[k] for k in range(len(axes)) if axes[k] == a)

    def after(a: Any) -> Any:
        return sum(pads[k + len(axes)] for k in range(len(axes)) if axes[k] == a)

    def kept(a: Any) -> Any:
        return d[a] + functions.min(before(a), 0) + functions.min(after(a), 0)

    def mirror(x: Any, n: Any) -> Any:
        if n > 1:
            return n - 1 - np.abs(n - 1 - x % (2 * n - 2))
        return 0

    def source(x: Any, n: Any) -> Any:
        if mode == "constant":
            return x
        if mode == "edge":
            return np.maximum(0, np.minimum(x, n - 1))
        if mode == "reflect":
            return mirror(x, n)
        return x % n

    def place_(i: Any, a: Any) -> Any:
        return source(i[a] - functions.max(before(a), 0), kept(a))

    def filled(i: Any) -> Any:
        return mode == "constant" and ~vectors.inside(
            [place_(i, a) for a in range(len(d))], [kept(a) for a in range(len(d))]
        )

    def at(i: Any) -> Any:
        return [place_(i, a) - functions.min(before(a), 0) for a in range(len(d))]

    zero = 0
    if constant_value is None:
        constant_value = vectors.stored(zero, data.dtype)
    (i,) = vectors.indices(output.shape)
    output[...] = vectors.stored(
        vectors.where(filled(i), constant_value, vectors.read(data, *at(i))), output.dtype
    )


SCHEMAS = {
    1: Schema(
        operator="Pad",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("output", "T"),),
        attributes=(
            Attribute("mode", "string", "mode", default="constant"),
            Attribute("paddings", "ints", "paddings", required=True),
            Attribute("value", "float", "value", default=0.0),
        ),
        types={"T": _T_1},
        clauses={
            "Pad-1.C1": "The input data is given.",
            "Pad-1.C2": "The attribute paddings is given; it has no default.",
            "Pad-1.C3": "data has the element type float, float16 or double.",
            "Pad-1.C4": "mode is constant, reflect or edge.",
            "Pad-1.C5": "There are two numbers in paddings for each axis of data.",
            "Pad-1.C6": "No number in paddings is negative.",
            "Pad-1.C7": "Where no element is left along an axis, only constant can add some.",
        },
        run=pad_1,
        infer=infer_pad_1,
        check=check_pad_1,
    ),
    2: Schema(
        operator="Pad",
        domain="ai.onnx",
        since_version=2,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("output", "T"),),
        attributes=(
            Attribute("mode", "string", "mode", default="constant"),
            Attribute("value", "float", "value", default=0.0),
            Attribute("pads", "ints", "pads", required=True),
        ),
        types={"T": _T_1},
        clauses={
            "Pad-2.C1": "The input data is given.",
            "Pad-2.C3": "data has the element type float, float16 or double.",
            "Pad-2.C4": "mode is constant, reflect or edge.",
            "Pad-2.C7": "Where no element is left along an axis, only constant can add some.",
            "Pad-2.C8": "The attribute pads is given; it has no default.",
            "Pad-2.C9": "There are two numbers in pads for each axis of data.",
            "Pad-2.C10": "Along no axis more elements are taken away than there are.",
        },
        run=pad_2,
        infer=infer_pad_2,
        check=check_pad_2,
    ),
    11: Schema(
        operator="Pad",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("data", "T"),
            Parameter("pads", "tensor(int64)"),
            Parameter("constant_value", "T", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("mode", "string", "mode", default="constant"),),
        types={"T": _T_11},
        clauses={
            "Pad-11.C1": "The input data is given.",
            "Pad-11.C3": (
                "Each of data and constant_value has one of the 11 element types that T allows."
            ),
            "Pad-11.C4": "mode is constant, reflect or edge.",
            "Pad-11.C7": "Where no element is left along an axis, only constant can add some.",
            "Pad-11.C8": "The input pads is given.",
            "Pad-11.C9": "There are two numbers in pads for each axis of data.",
            "Pad-11.C10": "Along no axis more elements are taken away than there are.",
            "Pad-11.C11": "pads has the element type int64.",
            "Pad-11.C12": (
                "data and constant_value have the same element type; none is converted."
            ),
            "Pad-11.C13": "pads has rank 1.",
            "Pad-11.C14": "constant_value has rank 0.",
        },
        run=pad_11,
        infer=infer_pad_11,
        check=check_pad_11,
    ),
    13: Schema(
        operator="Pad",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("data", "T"),
            Parameter("pads", "tensor(int64)"),
            Parameter("constant_value", "T", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("mode", "string", "mode", default="constant"),),
        types={"T": _T_13},
        clauses={
            "Pad-13.C1": "The input data is given.",
            "Pad-13.C3": (
                "Each of data and constant_value has one of the 16 element types that T allows."
            ),
            "Pad-13.C4": "mode is constant, reflect or edge.",
            "Pad-13.C7": "Where no element is left along an axis, only constant can add some.",
            "Pad-13.C8": "The input pads is given.",
            "Pad-13.C9": "There are two numbers in pads for each axis of data.",
            "Pad-13.C10": "Along no axis more elements are taken away than there are.",
            "Pad-13.C11": "pads has the element type int64.",
            "Pad-13.C12": (
                "data and constant_value have the same element type; none is converted."
            ),
            "Pad-13.C13": "pads has rank 1.",
            "Pad-13.C14": "constant_value has rank 0.",
        },
        run=pad_13,
        infer=infer_pad_13,
        check=check_pad_13,
    ),
    18: Schema(
        operator="Pad",
        domain="ai.onnx",
        since_version=18,
        inputs=(
            Parameter("data", "T"),
            Parameter("pads", "tensor(int64)"),
            Parameter("constant_value", "T", "optional"),
            Parameter("axes", "Tind", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("mode", "string", "mode", default="constant"),),
        types={"T": _T_13, "Tind": _Tind_18},
        clauses={
            "Pad-18.C1": "The input data is given.",
            "Pad-18.C3": (
                "Each of data and constant_value has one of the 16 element types that T allows."
            ),
            "Pad-18.C4": "mode is constant, reflect or edge.",
            "Pad-18.C7": "Where no element is left along an axis, only constant can add some.",
            "Pad-18.C8": "The input pads is given.",
            "Pad-18.C9": "There are two numbers in pads for each axis that is named.",
            "Pad-18.C10": "Along no axis more elements are taken away than there are.",
            "Pad-18.C11": "pads has the element type int64.",
            "Pad-18.C12": (
                "data and constant_value have the same element type; none is converted."
            ),
            "Pad-18.C13": "pads has rank 1.",
            "Pad-18.C14": "constant_value has rank 0.",
            "Pad-18.C15": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Pad-18.C16": "No two entries of axes name the same axis.",
            "Pad-18.C17": "axes has the element type int32 or int64.",
            "Pad-18.C18": "axes has rank 1.",
        },
        run=pad_18,
        infer=infer_pad_18,
        check=check_pad_18,
    ),
    19: Schema(
        operator="Pad",
        domain="ai.onnx",
        since_version=19,
        inputs=(
            Parameter("data", "T"),
            Parameter("pads", "tensor(int64)"),
            Parameter("constant_value", "T", "optional"),
            Parameter("axes", "Tind", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("mode", "string", "mode", default="constant"),),
        types={"T": _T_13, "Tind": _Tind_18},
        clauses={
            "Pad-19.C1": "The input data is given.",
            "Pad-19.C3": (
                "Each of data and constant_value has one of the 16 element types that T allows."
            ),
            "Pad-19.C4": "mode is constant, reflect, edge or wrap.",
            "Pad-19.C7": "Where no element is left along an axis, only constant can add some.",
            "Pad-19.C8": "The input pads is given.",
            "Pad-19.C9": "There are two numbers in pads for each axis that is named.",
            "Pad-19.C10": "Along no axis more elements are taken away than there are.",
            "Pad-19.C11": "pads has the element type int64.",
            "Pad-19.C12": (
                "data and constant_value have the same element type; none is converted."
            ),
            "Pad-19.C13": "pads has rank 1.",
            "Pad-19.C14": "constant_value has rank 0.",
            "Pad-19.C15": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Pad-19.C16": "No two entries of axes name the same axis.",
            "Pad-19.C17": "axes has the element type int32 or int64.",
            "Pad-19.C18": "axes has rank 1.",
        },
        run=pad_19,
        infer=infer_pad_19,
        check=check_pad_19,
    ),
    21: Schema(
        operator="Pad",
        domain="ai.onnx",
        since_version=21,
        inputs=(
            Parameter("data", "T"),
            Parameter("pads", "tensor(int64)"),
            Parameter("constant_value", "T", "optional"),
            Parameter("axes", "Tind", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("mode", "string", "mode", default="constant"),),
        types={"T": _T_21, "Tind": _Tind_18},
        clauses={
            "Pad-21.C1": "The input data is given.",
            "Pad-21.C3": (
                "Each of data and constant_value has one of the 22 element types that T allows."
            ),
            "Pad-21.C4": "mode is constant, reflect, edge or wrap.",
            "Pad-21.C7": "Where no element is left along an axis, only constant can add some.",
            "Pad-21.C8": "The input pads is given.",
            "Pad-21.C9": "There are two numbers in pads for each axis that is named.",
            "Pad-21.C10": "Along no axis more elements are taken away than there are.",
            "Pad-21.C11": "pads has the element type int64.",
            "Pad-21.C12": (
                "data and constant_value have the same element type; none is converted."
            ),
            "Pad-21.C13": "pads has rank 1.",
            "Pad-21.C14": "constant_value has rank 0.",
            "Pad-21.C15": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Pad-21.C16": "No two entries of axes name the same axis.",
            "Pad-21.C17": "axes has the element type int32 or int64.",
            "Pad-21.C18": "axes has rank 1.",
        },
        run=pad_21,
        infer=infer_pad_21,
        check=check_pad_21,
    ),
    23: Schema(
        operator="Pad",
        domain="ai.onnx",
        since_version=23,
        inputs=(
            Parameter("data", "T"),
            Parameter("pads", "tensor(int64)"),
            Parameter("constant_value", "T", "optional"),
            Parameter("axes", "Tind", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("mode", "string", "mode", default="constant"),),
        types={"T": _T_23, "Tind": _Tind_18},
        clauses={
            "Pad-23.C1": "The input data is given.",
            "Pad-23.C3": (
                "Each of data and constant_value has one of the 23 element types that T allows."
            ),
            "Pad-23.C4": "mode is constant, reflect, edge or wrap.",
            "Pad-23.C7": "Where no element is left along an axis, only constant can add some.",
            "Pad-23.C8": "The input pads is given.",
            "Pad-23.C9": "There are two numbers in pads for each axis that is named.",
            "Pad-23.C10": "Along no axis more elements are taken away than there are.",
            "Pad-23.C11": "pads has the element type int64.",
            "Pad-23.C12": (
                "data and constant_value have the same element type; none is converted."
            ),
            "Pad-23.C13": "pads has rank 1.",
            "Pad-23.C14": "constant_value has rank 0.",
            "Pad-23.C15": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Pad-23.C16": "No two entries of axes name the same axis.",
            "Pad-23.C17": "axes has the element type int32 or int64.",
            "Pad-23.C18": "axes has rank 1.",
        },
        run=pad_23,
        infer=infer_pad_23,
        check=check_pad_23,
    ),
    24: Schema(
        operator="Pad",
        domain="ai.onnx",
        since_version=24,
        inputs=(
            Parameter("data", "T"),
            Parameter("pads", "tensor(int64)"),
            Parameter("constant_value", "T", "optional"),
            Parameter("axes", "Tind", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("mode", "string", "mode", default="constant"),),
        types={"T": _T_24, "Tind": _Tind_18},
        clauses={
            "Pad-24.C1": "The input data is given.",
            "Pad-24.C3": (
                "Each of data and constant_value has one of the 24 element types that T allows."
            ),
            "Pad-24.C4": "mode is constant, reflect, edge or wrap.",
            "Pad-24.C7": "Where no element is left along an axis, only constant can add some.",
            "Pad-24.C8": "The input pads is given.",
            "Pad-24.C9": "There are two numbers in pads for each axis that is named.",
            "Pad-24.C10": "Along no axis more elements are taken away than there are.",
            "Pad-24.C11": "pads has the element type int64.",
            "Pad-24.C12": (
                "data and constant_value have the same element type; none is converted."
            ),
            "Pad-24.C13": "pads has rank 1.",
            "Pad-24.C14": "constant_value has rank 0.",
            "Pad-24.C15": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Pad-24.C16": "No two entries of axes name the same axis.",
            "Pad-24.C17": "axes has the element type int32 or int64.",
            "Pad-24.C18": "axes has rank 1.",
        },
        run=pad_24,
        infer=infer_pad_24,
        check=check_pad_24,
    ),
    25: Schema(
        operator="Pad",
        domain="ai.onnx",
        since_version=25,
        inputs=(
            Parameter("data", "T"),
            Parameter("pads", "tensor(int64)"),
            Parameter("constant_value", "T", "optional"),
            Parameter("axes", "Tind", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("mode", "string", "mode", default="constant"),),
        types={"T": _T_25, "Tind": _Tind_18},
        clauses={
            "Pad-25.C1": "The input data is given.",
            "Pad-25.C3": (
                "Each of data and constant_value has one of the 26 element types that T allows."
            ),
            "Pad-25.C4": "mode is constant, reflect, edge or wrap.",
            "Pad-25.C7": "Where no element is left along an axis, only constant can add some.",
            "Pad-25.C8": "The input pads is given.",
            "Pad-25.C9": "There are two numbers in pads for each axis that is named.",
            "Pad-25.C10": "Along no axis more elements are taken away than there are.",
            "Pad-25.C11": "pads has the element type int64.",
            "Pad-25.C12": (
                "data and constant_value have the same element type; none is converted."
            ),
            "Pad-25.C13": "pads has rank 1.",
            "Pad-25.C14": "constant_value has rank 0.",
            "Pad-25.C15": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "Pad-25.C16": "No two entries of axes name the same axis.",
            "Pad-25.C17": "axes has the element type int32 or int64.",
            "Pad-25.C18": "axes has rank 1.",
        },
        run=pad_25,
        infer=infer_pad_25,
        check=check_pad_25,
    ),
}
