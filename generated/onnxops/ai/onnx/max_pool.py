# Emitted from spec/ai.onnx/MaxPool.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""MaxPool: Slides a window over a tensor, keeps the largest element wherever it stops, and says
where that was.

``X`` is a batch of ``N`` signals, each with ``C`` channels on one or more spatial axes. A window is
laid on the spatial axes of a channel, and the largest element under it is one element of the
result. Then the window moves on. No channel sees another. Elements are copied bit for bit.

The window covers ``kernel_shape`` elements along each spatial axis and moves ``strides`` elements
at a time. By ``pads`` it may reach over the two ends of each axis.

With ``auto_pad`` that is counted in place of ``pads``. ``VALID`` lets the window reach over no end.
``SAME_UPPER`` and ``SAME_LOWER`` give one element of the result for every stride begun. Where the
places needed for that are odd in number, ``SAME_UPPER`` puts the spare one behind, ``SAME_LOWER``
before.

There is nothing in the padding, not even zeros: a window keeps the largest of the elements that are
there, also where all of them are negative. NaN is larger than every number. Of equal elements the
first is kept, and zeros are equal whatever their sign.
"""

import math
from collections.abc import Iterable
from typing import Any, NamedTuple, SupportsIndex

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

_T_1 = frozenset({"double", "float", "float16"})
_I_8 = frozenset({"int64"})
_T_12 = _T_1 | {"int8", "uint8"}
_T_22 = _T_12 | {"bfloat16"}


class MaxPoolOutputs(NamedTuple):
    """The outputs, in order."""

    Y: npt.NDArray[Any]
    Indices: npt.NDArray[Any]


class MaxPoolTypes(NamedTuple):
    """The types of the outputs, in order."""

    Y: TensorType
    Indices: TensorType


def max_pool_1(
    X: npt.ArrayLike,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Slides a window over a tensor and keeps the largest element wherever it stops.

    Parameters
    ----------
    X : array_like
        What the window slides over; a batch, its channels, and the spatial axes.

        A tensor of shape ``(N, C, *d)`` and element type T, one of float, float16, double.
    kernel_shape : sequence of int
        How many elements the window covers along each spatial axis.
    strides : sequence of int, optional
        How far the window moves at a time along each spatial axis; 1 if left out.

        If it is not given, ``[1] * len(d)``.
    pads : sequence of int, optional
        By how much the window may reach over the beginning of each spatial axis, and then over the
        end of each of them; not at all if left out.

        If it is not given, ``[0] * (2 * len(d))``.
    auto_pad : str, default "NOTSET\"
        How padding is counted; ``NOTSET`` leaves that to ``pads``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The largest elements, one for each place where the window stops.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type T, one of
        float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has the element type ``float``, ``float16`` or ``double``.
        C4: The attribute ``kernel_shape`` is given; it has no default.
    OpValueError
        C3: ``X`` has rank 2 or more.
        C5: ``auto_pad`` is ``NOTSET``, ``VALID``, ``SAME_UPPER`` or ``SAME_LOWER``.
        C6: There is at least one spatial axis.
        C7: There is a number in ``kernel_shape`` for each spatial axis.
        C8: Each number in ``kernel_shape`` is at least 1.
        C9: There is a number in ``strides`` for each spatial axis.
        C10: Each number in ``strides`` is at least 1.
        C11: There are two numbers in ``pads`` for each spatial axis.
        C12: No number in ``pads`` is negative.
        C13: Padding is asked for by ``pads`` or by ``auto_pad``, not by both.
        C14: Along no spatial axis is the window longer than ``X`` with its padding.
        C15: The window never lies in the padding as a whole.

    Notes
    -----
    In index notation::

        Y[n, c, *i] = X[n, c, *at(i, winner(n, c, i))]

    Examples
    --------
    >>> x = np.array([[[3.0, 9.0, 4.0, 7.0]]], "float32")
    >>> max_pool_1(x, kernel_shape=(2,))
    array([[[9., 9., 7.]]], dtype=float32)

    >>> x = np.array([[[3.0, 9.0, 4.0]]], "float32")
    >>> max_pool_1(x, kernel_shape=(1,), strides=(3,), auto_pad="SAME_UPPER")
    array([[[3.]]], dtype=float32)

    """
    rules = Rules("MaxPool", 1)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    result_type, N, C, d, auto_pad, pads, strides, kernel_shape = _solve_1(
        rules, X_type, kernel_shape, strides, pads, auto_pad, _T_1
    )
    result = arrays.destination(rules, out, result_type, [X_tensor])
    _definition_1(result, X_tensor, N, C, tuple(d), auto_pad, pads, strides, kernel_shape)
    return result


def infer_max_pool_1(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
) -> TensorType:
    """Return the type of what `max_pool_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("MaxPool", 1)
    return _solve_1(
        rules, arrays.type_given(rules, "X", X), kernel_shape, strides, pads, auto_pad, _T_1
    )[0]


def check_max_pool_1(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
) -> list[Violation]:
    """Return all clauses of MaxPool-1 that the types of the inputs violate."""
    rules = Rules("MaxPool", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "X", X), kernel_shape, strides, pads, auto_pad, _T_1)
    return rules.violations


def max_pool_8(
    X: npt.ArrayLike,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
) -> MaxPoolOutputs:
    """Slides a window over a tensor, keeps the largest element wherever it stops, and says where
    that was.

    Parameters
    ----------
    X : array_like
        What the window slides over; a batch, its channels, and the spatial axes.

        A tensor of shape ``(N, C, *d)`` and element type T, one of float, float16, double.
    kernel_shape : sequence of int
        How many elements the window covers along each spatial axis.
    strides : sequence of int, optional
        How far the window moves at a time along each spatial axis; 1 if left out.

        If it is not given, ``[1] * len(d)``.
    pads : sequence of int, optional
        By how much the window may reach over the beginning of each spatial axis, and then over the
        end of each of them; not at all if left out.

        If it is not given, ``[0] * (2 * len(d))``.
    auto_pad : str, default "NOTSET\"
        How padding is counted; ``NOTSET`` leaves that to ``pads``.
    storage_order : int, default 0
        How ``Indices`` counts the elements of a channel. With 0 the last spatial axis runs fastest,
        with 1 the first. The channels follow each other either way, and the elements themselves
        stay where they are.

    Returns
    -------
    Y : ndarray
        The largest elements, one for each place where the window stops.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type T, one of
        float, float16, double.
    Indices : ndarray
        Where the same elements are in ``X``: their places if all elements of ``X`` were in one row,
        counted from 0.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type I, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has the element type ``float``, ``float16`` or ``double``.
        C4: The attribute ``kernel_shape`` is given; it has no default.
    OpValueError
        C3: ``X`` has rank 2 or more.
        C5: ``auto_pad`` is ``NOTSET``, ``VALID``, ``SAME_UPPER`` or ``SAME_LOWER``.
        C6: There is at least one spatial axis.
        C7: There is a number in ``kernel_shape`` for each spatial axis.
        C8: Each number in ``kernel_shape`` is at least 1.
        C9: There is a number in ``strides`` for each spatial axis.
        C10: Each number in ``strides`` is at least 1.
        C11: There are two numbers in ``pads`` for each spatial axis.
        C12: No number in ``pads`` is negative.
        C13: Padding is asked for by ``pads`` or by ``auto_pad``, not by both.
        C14: Along no spatial axis is the window longer than ``X`` with its padding.
        C15: The window never lies in the padding as a whole.
        C16: ``storage_order`` is ``0`` or ``1``.

    Notes
    -----
    In index notation::

        Y[n, c, *i] = X[n, c, *at(i, winner(n, c, i))]
        Indices[n, c, *i] = (n * C + c) * prod(d) + offset(at(i, winner(n, c, i)))

    Examples
    --------
    >>> x = np.array([[[-3.0, -9.0, -4.0, -7.0]]], "float64")
    >>> max_pool_8(x, kernel_shape=(2,), strides=(2,), pads=(1, 1))
    array([[[-3., -4., -7.]]])

    >>> x = np.array([[[3.0, 9.0, 4.0]]], "float32")
    >>> max_pool_8(x, kernel_shape=(1,), strides=(3,), auto_pad="SAME_UPPER")
    array([[[3.]]], dtype=float32)

    """
    rules = Rules("MaxPool", 8)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    types, N, C, d, auto_pad, pads, strides, kernel_shape, storage_order = _solve_8(
        rules, X_type, kernel_shape, strides, pads, auto_pad, storage_order, _T_1, _I_8
    )
    Y_array, Indices_array = arrays.made(rules, types)
    _definition_8(
        Y_array,
        Indices_array,
        X_tensor,
        N,
        C,
        tuple(d),
        auto_pad,
        pads,
        strides,
        kernel_shape,
        storage_order,
    )
    return MaxPoolOutputs(Y_array, Indices_array)


def infer_max_pool_8(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
) -> MaxPoolTypes:
    """Return the type of what `max_pool_8` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("MaxPool", 8)
    return _solve_8(
        rules,
        arrays.type_given(rules, "X", X),
        kernel_shape,
        strides,
        pads,
        auto_pad,
        storage_order,
        _T_1,
        _I_8,
    )[0]


def check_max_pool_8(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of MaxPool-8 that the types of the inputs violate."""
    rules = Rules("MaxPool", 8, collect=True)
    _solve_8(
        rules,
        arrays.type_given(rules, "X", X),
        kernel_shape,
        strides,
        pads,
        auto_pad,
        storage_order,
        _T_1,
        _I_8,
    )
    return rules.violations


def max_pool_10(
    X: npt.ArrayLike,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> MaxPoolOutputs:
    """Slides a window over a tensor, keeps the largest element wherever it stops, and says where
    that was.

    Parameters
    ----------
    X : array_like
        What the window slides over; a batch, its channels, and the spatial axes.

        A tensor of shape ``(N, C, *d)`` and element type T, one of float, float16, double.
    kernel_shape : sequence of int
        How many elements the window covers along each spatial axis.
    strides : sequence of int, optional
        How far the window moves at a time along each spatial axis; 1 if left out.

        If it is not given, ``[1] * len(d)``.
    pads : sequence of int, optional
        By how much the window may reach over the beginning of each spatial axis, and then over the
        end of each of them; not at all if left out.

        If it is not given, ``[0] * (2 * len(d))``.
    auto_pad : str, default "NOTSET\"
        How padding is counted; ``NOTSET`` leaves that to ``pads``.
    storage_order : int, default 0
        How ``Indices`` counts the elements of a channel. With 0 the last spatial axis runs fastest,
        with 1 the first. The channels follow each other either way, and the elements themselves
        stay where they are.
    dilations : sequence of int, optional
        How far apart neighbouring elements of the window are along each spatial axis; 1, which is
        side by side, if left out.

        If it is not given, ``[1] * len(d)``.
    ceil_mode : int, default 0
        1 if there is a last, incomplete step of the window where what is left of ``X`` is shorter
        than a stride. A window that would start behind the last element of ``X`` is left out all
        the same.

    Returns
    -------
    Y : ndarray
        The largest elements, one for each place where the window stops.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type T, one of
        float, float16, double.
    Indices : ndarray
        Where the same elements are in ``X``: their places if all elements of ``X`` were in one row,
        counted from 0.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type I, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has the element type ``float``, ``float16`` or ``double``.
        C4: The attribute ``kernel_shape`` is given; it has no default.
    OpValueError
        C3: ``X`` has rank 2 or more.
        C5: ``auto_pad`` is ``NOTSET``, ``VALID``, ``SAME_UPPER`` or ``SAME_LOWER``.
        C6: There is at least one spatial axis.
        C7: There is a number in ``kernel_shape`` for each spatial axis.
        C8: Each number in ``kernel_shape`` is at least 1.
        C9: There is a number in ``strides`` for each spatial axis.
        C10: Each number in ``strides`` is at least 1.
        C11: There are two numbers in ``pads`` for each spatial axis.
        C12: No number in ``pads`` is negative.
        C13: Padding is asked for by ``pads`` or by ``auto_pad``, not by both.
        C14: Along no spatial axis is the window longer than ``X`` with its padding.
        C15: The window never lies in the padding as a whole.
        C16: ``storage_order`` is ``0`` or ``1``.
        C17: ``ceil_mode`` is ``0`` or ``1``.
        C18: There is a number in ``dilations`` for each spatial axis.
        C19: Each number in ``dilations`` is at least 1.
        C20: The window never stops where all of ``X`` lies in one of its gaps.

    Notes
    -----
    In index notation::

        Y[n, c, *i] = X[n, c, *at(i, winner(n, c, i))]
        Indices[n, c, *i] = (n * C + c) * prod(d) + offset(at(i, winner(n, c, i)))

    Examples
    --------
    >>> x_ = np.array([[[-3.0, -9.0, -4.0, -7.0]]], "float64")
    >>> max_pool_10(x_, kernel_shape=(2,), strides=(2,), pads=(1, 1))
    array([[[-3., -4., -7.]]])

    >>> x_ = np.array([[[3.0, 9.0, 4.0]]], "float32")
    >>> max_pool_10(x_, kernel_shape=(1,), strides=(3,), auto_pad="SAME_UPPER")
    array([[[3.]]], dtype=float32)

    """
    rules = Rules("MaxPool", 10)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    types, N, C, d, ceil_mode, auto_pad, pads, strides, dilations, kernel_shape, storage_order = (
        _solve_10(
            rules,
            X_type,
            kernel_shape,
            strides,
            pads,
            auto_pad,
            storage_order,
            dilations,
            ceil_mode,
            _T_1,
            _I_8,
        )
    )
    Y_array, Indices_array = arrays.made(rules, types)
    _definition_10(
        Y_array,
        Indices_array,
        X_tensor,
        N,
        C,
        tuple(d),
        ceil_mode,
        auto_pad,
        pads,
        strides,
        dilations,
        kernel_shape,
        storage_order,
    )
    return MaxPoolOutputs(Y_array, Indices_array)


def infer_max_pool_10(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> MaxPoolTypes:
    """Return the type of what `max_pool_10` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("MaxPool", 10)
    return _solve_10(
        rules,
        arrays.type_given(rules, "X", X),
        kernel_shape,
        strides,
        pads,
        auto_pad,
        storage_order,
        dilations,
        ceil_mode,
        _T_1,
        _I_8,
    )[0]


def check_max_pool_10(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of MaxPool-10 that the types of the inputs violate."""
    rules = Rules("MaxPool", 10, collect=True)
    _solve_10(
        rules,
        arrays.type_given(rules, "X", X),
        kernel_shape,
        strides,
        pads,
        auto_pad,
        storage_order,
        dilations,
        ceil_mode,
        _T_1,
        _I_8,
    )
    return rules.violations


def max_pool_11(
    X: npt.ArrayLike,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> MaxPoolOutputs:
    """Slides a window over a tensor, keeps the largest element wherever it stops, and says where
    that was.

    Parameters
    ----------
    X : array_like
        What the window slides over; a batch, its channels, and the spatial axes.

        A tensor of shape ``(N, C, *d)`` and element type T, one of float, float16, double.
    kernel_shape : sequence of int
        How many elements the window covers along each spatial axis.
    strides : sequence of int, optional
        How far the window moves at a time along each spatial axis; 1 if left out.

        If it is not given, ``[1] * len(d)``.
    pads : sequence of int, optional
        By how much the window may reach over the beginning of each spatial axis, and then over the
        end of each of them; not at all if left out.

        If it is not given, ``[0] * (2 * len(d))``.
    auto_pad : str, default "NOTSET\"
        How padding is counted; ``NOTSET`` leaves that to ``pads``.
    storage_order : int, default 0
        How ``Indices`` counts the elements of a channel. With 0 the last spatial axis runs fastest,
        with 1 the first. The channels follow each other either way, and the elements themselves
        stay where they are.
    dilations : sequence of int, optional
        How far apart neighbouring elements of the window are along each spatial axis; 1, which is
        side by side, if left out.

        If it is not given, ``[1] * len(d)``.
    ceil_mode : int, default 0
        1 if there is a last, incomplete step of the window where what is left of ``X`` is shorter
        than a stride. A window that would start behind the last element of ``X`` is left out all
        the same.

    Returns
    -------
    Y : ndarray
        The largest elements, one for each place where the window stops.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type T, one of
        float, float16, double.
    Indices : ndarray
        Where the same elements are in ``X``: their places if all elements of ``X`` were in one row,
        counted from 0.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type I, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has the element type ``float``, ``float16`` or ``double``.
        C4: The attribute ``kernel_shape`` is given; it has no default.
    OpValueError
        C3: ``X`` has rank 2 or more.
        C5: ``auto_pad`` is ``NOTSET``, ``VALID``, ``SAME_UPPER`` or ``SAME_LOWER``.
        C6: There is at least one spatial axis.
        C7: There is a number in ``kernel_shape`` for each spatial axis.
        C8: Each number in ``kernel_shape`` is at least 1.
        C9: There is a number in ``strides`` for each spatial axis.
        C10: Each number in ``strides`` is at least 1.
        C11: There are two numbers in ``pads`` for each spatial axis.
        C12: No number in ``pads`` is negative.
        C13: Padding is asked for by ``pads`` or by ``auto_pad``, not by both.
        C14: Along no spatial axis is the window longer than ``X`` with its padding.
        C15: The window never lies in the padding as a whole.
        C16: ``storage_order`` is ``0`` or ``1``.
        C17: ``ceil_mode`` is ``0`` or ``1``.
        C18: There is a number in ``dilations`` for each spatial axis.
        C19: Each number in ``dilations`` is at least 1.
        C20: The window never stops where all of ``X`` lies in one of its gaps.

    Notes
    -----
    In index notation::

        Y[n, c, *i] = X[n, c, *at(i, winner(n, c, i))]
        Indices[n, c, *i] = (n * C + c) * prod(d) + offset(at(i, winner(n, c, i)))

    Examples
    --------
    >>> x_ = np.array([[[-3.0, -9.0, -4.0, -7.0]]], "float64")
    >>> max_pool_11(x_, kernel_shape=(2,), strides=(2,), pads=(1, 1))
    array([[[-3., -4., -7.]]])

    >>> x_ = np.array([[[3.0, 9.0, 4.0]]], "float32")
    >>> max_pool_11(x_, kernel_shape=(1,), strides=(3,), auto_pad="SAME_UPPER")
    array([[[3.]]], dtype=float32)

    """
    rules = Rules("MaxPool", 11)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    types, N, C, d, ceil_mode, auto_pad, pads, strides, dilations, kernel_shape, storage_order = (
        _solve_10(
            rules,
            X_type,
            kernel_shape,
            strides,
            pads,
            auto_pad,
            storage_order,
            dilations,
            ceil_mode,
            _T_1,
            _I_8,
        )
    )
    Y_array, Indices_array = arrays.made(rules, types)
    _definition_10(
        Y_array,
        Indices_array,
        X_tensor,
        N,
        C,
        tuple(d),
        ceil_mode,
        auto_pad,
        pads,
        strides,
        dilations,
        kernel_shape,
        storage_order,
    )
    return MaxPoolOutputs(Y_array, Indices_array)


def infer_max_pool_11(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> MaxPoolTypes:
    """Return the type of what `max_pool_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("MaxPool", 11)
    return _solve_10(
        rules,
        arrays.type_given(rules, "X", X),
        kernel_shape,
        strides,
        pads,
        auto_pad,
        storage_order,
        dilations,
        ceil_mode,
        _T_1,
        _I_8,
    )[0]


def check_max_pool_11(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of MaxPool-11 that the types of the inputs violate."""
    rules = Rules("MaxPool", 11, collect=True)
    _solve_10(
        rules,
        arrays.type_given(rules, "X", X),
        kernel_shape,
        strides,
        pads,
        auto_pad,
        storage_order,
        dilations,
        ceil_mode,
        _T_1,
        _I_8,
    )
    return rules.violations


def max_pool_12(
    X: npt.ArrayLike,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> MaxPoolOutputs:
    """Slides a window over a tensor, keeps the largest element wherever it stops, and says where
    that was.

    Parameters
    ----------
    X : array_like
        What the window slides over; a batch, its channels, and the spatial axes.

        A tensor of shape ``(N, C, *d)`` and element type T, one of float, uint8, int8, float16,
        double.
    kernel_shape : sequence of int
        How many elements the window covers along each spatial axis.
    strides : sequence of int, optional
        How far the window moves at a time along each spatial axis; 1 if left out.

        If it is not given, ``[1] * len(d)``.
    pads : sequence of int, optional
        By how much the window may reach over the beginning of each spatial axis, and then over the
        end of each of them; not at all if left out.

        If it is not given, ``[0] * (2 * len(d))``.
    auto_pad : str, default "NOTSET\"
        How padding is counted; ``NOTSET`` leaves that to ``pads``.
    storage_order : int, default 0
        How ``Indices`` counts the elements of a channel. With 0 the last spatial axis runs fastest,
        with 1 the first. The channels follow each other either way, and the elements themselves
        stay where they are.
    dilations : sequence of int, optional
        How far apart neighbouring elements of the window are along each spatial axis; 1, which is
        side by side, if left out.

        If it is not given, ``[1] * len(d)``.
    ceil_mode : int, default 0
        1 if there is a last, incomplete step of the window where what is left of ``X`` is shorter
        than a stride. A window that would start behind the last element of ``X`` is left out all
        the same.

    Returns
    -------
    Y : ndarray
        The largest elements, one for each place where the window stops.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type T, one of
        float, uint8, int8, float16, double.
    Indices : ndarray
        Where the same elements are in ``X``: their places if all elements of ``X`` were in one row,
        counted from 0.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type I, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has one of the 5 element types that ``T`` allows.
        C4: The attribute ``kernel_shape`` is given; it has no default.
    OpValueError
        C3: ``X`` has rank 2 or more.
        C5: ``auto_pad`` is ``NOTSET``, ``VALID``, ``SAME_UPPER`` or ``SAME_LOWER``.
        C6: There is at least one spatial axis.
        C7: There is a number in ``kernel_shape`` for each spatial axis.
        C8: Each number in ``kernel_shape`` is at least 1.
        C9: There is a number in ``strides`` for each spatial axis.
        C10: Each number in ``strides`` is at least 1.
        C11: There are two numbers in ``pads`` for each spatial axis.
        C12: No number in ``pads`` is negative.
        C13: Padding is asked for by ``pads`` or by ``auto_pad``, not by both.
        C14: Along no spatial axis is the window longer than ``X`` with its padding.
        C15: The window never lies in the padding as a whole.
        C16: ``storage_order`` is ``0`` or ``1``.
        C17: ``ceil_mode`` is ``0`` or ``1``.
        C18: There is a number in ``dilations`` for each spatial axis.
        C19: Each number in ``dilations`` is at least 1.
        C20: The window never stops where all of ``X`` lies in one of its gaps.

    Notes
    -----
    In index notation::

        Y[n, c, *i] = X[n, c, *at(i, winner(n, c, i))]
        Indices[n, c, *i] = (n * C + c) * prod(d) + offset(at(i, winner(n, c, i)))

    Examples
    --------
    >>> x_ = np.array([[[-3.0, -9.0, -4.0, -7.0]]], "float64")
    >>> max_pool_12(x_, kernel_shape=(2,), strides=(2,), pads=(1, 1))
    array([[[-3., -4., -7.]]])

    >>> x_ = np.array([[[3.0, 9.0, 4.0]]], "float32")
    >>> max_pool_12(x_, kernel_shape=(1,), strides=(3,), auto_pad="SAME_UPPER")
    array([[[3.]]], dtype=float32)

    """
    rules = Rules("MaxPool", 12)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    types, N, C, d, ceil_mode, auto_pad, pads, strides, dilations, kernel_shape, storage_order = (
        _solve_10(
            rules,
            X_type,
            kernel_shape,
            strides,
            pads,
            auto_pad,
            storage_order,
            dilations,
            ceil_mode,
            _T_12,
            _I_8,
        )
    )
    Y_array, Indices_array = arrays.made(rules, types)
    _definition_10(
        Y_array,
        Indices_array,
        X_tensor,
        N,
        C,
        tuple(d),
        ceil_mode,
        auto_pad,
        pads,
        strides,
        dilations,
        kernel_shape,
        storage_order,
    )
    return MaxPoolOutputs(Y_array, Indices_array)


def infer_max_pool_12(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> MaxPoolTypes:
    """Return the type of what `max_pool_12` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("MaxPool", 12)
    return _solve_10(
        rules,
        arrays.type_given(rules, "X", X),
        kernel_shape,
        strides,
        pads,
        auto_pad,
        storage_order,
        dilations,
        ceil_mode,
        _T_12,
        _I_8,
    )[0]


def check_max_pool_12(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of MaxPool-12 that the types of the inputs violate."""
    rules = Rules("MaxPool", 12, collect=True)
    _solve_10(
        rules,
        arrays.type_given(rules, "X", X),
        kernel_shape,
        strides,
        pads,
        auto_pad,
        storage_order,
        dilations,
        ceil_mode,
        _T_12,
        _I_8,
    )
    return rules.violations


def max_pool_22(
    X: npt.ArrayLike,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> MaxPoolOutputs:
    """Slides a window over a tensor, keeps the largest element wherever it stops, and says where
    that was.

    Parameters
    ----------
    X : array_like
        What the window slides over; a batch, its channels, and the spatial axes.

        A tensor of shape ``(N, C, *d)`` and element type T, one of float, uint8, int8, float16,
        double, bfloat16.
    kernel_shape : sequence of int
        How many elements the window covers along each spatial axis.
    strides : sequence of int, optional
        How far the window moves at a time along each spatial axis; 1 if left out.

        If it is not given, ``[1] * len(d)``.
    pads : sequence of int, optional
        By how much the window may reach over the beginning of each spatial axis, and then over the
        end of each of them; not at all if left out.

        If it is not given, ``[0] * (2 * len(d))``.
    auto_pad : str, default "NOTSET\"
        How padding is counted; ``NOTSET`` leaves that to ``pads``.
    storage_order : int, default 0
        How ``Indices`` counts the elements of a channel. With 0 the last spatial axis runs fastest,
        with 1 the first. The channels follow each other either way, and the elements themselves
        stay where they are.
    dilations : sequence of int, optional
        How far apart neighbouring elements of the window are along each spatial axis; 1, which is
        side by side, if left out.

        If it is not given, ``[1] * len(d)``.
    ceil_mode : int, default 0
        1 if there is a last, incomplete step of the window where what is left of ``X`` is shorter
        than a stride. A window that would start behind the last element of ``X`` is left out all
        the same.

    Returns
    -------
    Y : ndarray
        The largest elements, one for each place where the window stops.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type T, one of
        float, uint8, int8, float16, double, bfloat16.
    Indices : ndarray
        Where the same elements are in ``X``: their places if all elements of ``X`` were in one row,
        counted from 0.

        A tensor of shape ``(N, C, *(size(a) for a in range(len(d))))`` and element type I, one of
        int64.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has one of the 6 element types that ``T`` allows.
        C4: The attribute ``kernel_shape`` is given; it has no default.
    OpValueError
        C3: ``X`` has rank 2 or more.
        C5: ``auto_pad`` is ``NOTSET``, ``VALID``, ``SAME_UPPER`` or ``SAME_LOWER``.
        C6: There is at least one spatial axis.
        C7: There is a number in ``kernel_shape`` for each spatial axis.
        C8: Each number in ``kernel_shape`` is at least 1.
        C9: There is a number in ``strides`` for each spatial axis.
        C10: Each number in ``strides`` is at least 1.
        C11: There are two numbers in ``pads`` for each spatial axis.
        C12: No number in ``pads`` is negative.
        C13: Padding is asked for by ``pads`` or by ``auto_pad``, not by both.
        C14: Along no spatial axis is the window longer than ``X`` with its padding.
        C15: The window never lies in the padding as a whole.
        C16: ``storage_order`` is ``0`` or ``1``.
        C17: ``ceil_mode`` is ``0`` or ``1``.
        C18: There is a number in ``dilations`` for each spatial axis.
        C19: Each number in ``dilations`` is at least 1.
        C20: The window never stops where all of ``X`` lies in one of its gaps.

    Notes
    -----
    In index notation::

        Y[n, c, *i] = X[n, c, *at(i, winner(n, c, i))]
        Indices[n, c, *i] = (n * C + c) * prod(d) + offset(at(i, winner(n, c, i)))

    Examples
    --------
    >>> x_ = np.array([[[-3.0, -9.0, -4.0, -7.0]]], "float64")
    >>> max_pool_22(x_, kernel_shape=(2,), strides=(2,), pads=(1, 1))
    array([[[-3., -4., -7.]]])

    >>> x_ = np.array([[[3.0, 9.0, 4.0]]], "float32")
    >>> max_pool_22(x_, kernel_shape=(1,), strides=(3,), auto_pad="SAME_UPPER")
    array([[[3.]]], dtype=float32)

    """
    rules = Rules("MaxPool", 22)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    types, N, C, d, ceil_mode, auto_pad, pads, strides, dilations, kernel_shape, storage_order = (
        _solve_10(
            rules,
            X_type,
            kernel_shape,
            strides,
            pads,
            auto_pad,
            storage_order,
            dilations,
            ceil_mode,
            _T_22,
            _I_8,
        )
    )
    Y_array, Indices_array = arrays.made(rules, types)
    _definition_10(
        Y_array,
        Indices_array,
        X_tensor,
        N,
        C,
        tuple(d),
        ceil_mode,
        auto_pad,
        pads,
        strides,
        dilations,
        kernel_shape,
        storage_order,
    )
    return MaxPoolOutputs(Y_array, Indices_array)


def infer_max_pool_22(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> MaxPoolTypes:
    """Return the type of what `max_pool_22` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("MaxPool", 22)
    return _solve_10(
        rules,
        arrays.type_given(rules, "X", X),
        kernel_shape,
        strides,
        pads,
        auto_pad,
        storage_order,
        dilations,
        ceil_mode,
        _T_22,
        _I_8,
    )[0]


def check_max_pool_22(
    X: ValueType | None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    storage_order: SupportsIndex | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    ceil_mode: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of MaxPool-22 that the types of the inputs violate."""
    rules = Rules("MaxPool", 22, collect=True)
    _solve_10(
        rules,
        arrays.type_given(rules, "X", X),
        kernel_shape,
        strides,
        pads,
        auto_pad,
        storage_order,
        dilations,
        ceil_mode,
        _T_22,
        _I_8,
    )
    return rules.violations


def _solve_1(
    rules: Rules,
    X: ValueType | None,
    kernel_shape: Any,
    strides: Any,
    pads: Any,
    auto_pad: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any, Any, Any, Any]:
    """Check all that is known; return the type of `Y` and the values in force."""
    kernel_shape = attributes.integers(rules, "kernel_shape", kernel_shape)
    strides = attributes.integers(rules, "strides", strides)
    pads = attributes.integers(rules, "pads", pads)
    auto_pad = attributes.text(rules, "auto_pad", auto_pad)
    X = rules.given("C1", "X", X)
    elem_types = rules.allowed("C2", {"X": X}, T)
    shape = rules.rank("C3", "X", X, at_least=2)
    kernel_shape = rules.present("C4", "kernel_shape", kernel_shape)
    auto_pad = "NOTSET" if auto_pad is None else auto_pad
    auto_pad = rules.values(
        "C5", "auto_pad", auto_pad, ("NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER")
    )
    d = shape.onward(2)
    rules.holds("C6", lambda: len(d) >= 1, "that there is at least one spatial axis", d=d)
    rules.holds(
        "C7",
        lambda: len(kernel_shape) == len(d),
        "that there is a number in `kernel_shape` for each spatial axis",
        d=d,
        kernel_shape=kernel_shape,
    )
    rules.holds(
        "C8",
        lambda: dims.every(lambda k: k >= 1, kernel_shape),
        "that each number in `kernel_shape` is at least 1",
        kernel_shape=kernel_shape,
    )
    strides = dims.value(lambda: [1] * len(d)) if strides is None else strides
    rules.holds(
        "C9",
        lambda: len(strides) == len(d),
        "that there is a number in `strides` for each spatial axis",
        d=d,
        strides=strides,
    )
    rules.holds(
        "C10",
        lambda: dims.every(lambda s: s >= 1, strides),
        "that each number in `strides` is at least 1",
        strides=strides,
    )
    pads = dims.value(lambda: [0] * (2 * len(d))) if pads is None else pads
    rules.holds(
        "C11",
        lambda: len(pads) == 2 * len(d),
        "that there are two numbers in `pads` for each spatial axis",
        d=d,
        pads=pads,
    )
    rules.holds(
        "C12",
        lambda: dims.every(lambda count: count >= 0, pads),
        "that no number in `pads` is negative",
        pads=pads,
    )
    rules.holds(
        "C13",
        lambda: auto_pad == "NOTSET" or dims.every(lambda count: count == 0, pads),
        "that padding is asked for by `pads` or by `auto_pad`, not by both",
        auto_pad=auto_pad,
        pads=pads,
    )

    def dilations() -> Any:
        return [1] * len(d)

    def complete() -> Any:
        return (
            len(kernel_shape) == len(d)
            and len(strides) == len(d)
            and (len(dilations()) == len(d))
            and (len(pads) == 2 * len(d))
            and dims.every(lambda k: k >= 1, kernel_shape)
            and dims.every(lambda s: s >= 1, strides)
        )

    def reach(a: Any) -> Any:
        return dilations()[a] * (kernel_shape[a] - 1) + 1

    def needed(a: Any) -> Any:
        return dims.most(0, (dims.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a])

    def padding(a: Any) -> Any:
        return (
            pads[a] + pads[a + len(d)]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a)
        )

    def room(a: Any) -> Any:
        return d[a] + padding(a) - reach(a)

    rules.holds(
        "C14",
        lambda: not complete() or dims.every(lambda a: room(a) >= 0, range(len(d))),
        "that along no spatial axis is the window longer than `X` with its padding",
        auto_pad=auto_pad,
        d=d,
        kernel_shape=kernel_shape,
        pads=pads,
        strides=strides,
    )

    def before(a: Any) -> Any:
        return (
            pads[a]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a) // 2
            if auto_pad == "SAME_UPPER"
            else dims.ceildiv(needed(a), 2)
        )

    def ceil_mode() -> Any:
        return 0

    def steps(a: Any) -> Any:
        return dims.ceildiv(room(a), strides[a]) if ceil_mode() else room(a) // strides[a]

    def size(a: Any) -> Any:
        return steps(a) + (0 if steps(a) * strides[a] >= d[a] + before(a) and ceil_mode() else 1)

    def start(a: Any, j: Any) -> Any:
        return j * strides[a] - before(a)

    rules.holds(
        "C15",
        lambda: (
            not complete()
            or dims.every(
                lambda a: before(a) < reach(a) and d[a] >= 1 and (start(a, size(a) - 1) < d[a]),
                range(len(d)),
            )
        ),
        "that the window never lies in the padding as a whole",
        auto_pad=auto_pad,
        d=d,
        kernel_shape=kernel_shape,
        pads=pads,
        strides=strides,
    )
    N = shape.at(0).size
    C = shape.at(1).size
    result_shape = dims.joined(N, C, dims.each(size, lambda: range(len(d))))
    return (
        TensorType(elem_types.get("X"), result_shape),
        N,
        C,
        d,
        auto_pad,
        pads,
        strides,
        kernel_shape,
    )


def _solve_8(
    rules: Rules,
    X: ValueType | None,
    kernel_shape: Any,
    strides: Any,
    pads: Any,
    auto_pad: Any,
    storage_order: Any,
    T: frozenset[str],
    I: frozenset[str],
) -> tuple[MaxPoolTypes, Any, Any, Any, Any, Any, Any, Any, Any]:
    """Check all that is known; return the types of the outputs and the values in force."""
    kernel_shape = attributes.integers(rules, "kernel_shape", kernel_shape)
    strides = attributes.integers(rules, "strides", strides)
    pads = attributes.integers(rules, "pads", pads)
    auto_pad = attributes.text(rules, "auto_pad", auto_pad)
    storage_order = attributes.integer(rules, "storage_order", storage_order)
    X = rules.given("C1", "X", X)
    T_types = rules.allowed("C2", {"X": X}, T)
    shape = rules.rank("C3", "X", X, at_least=2)
    kernel_shape = rules.present("C4", "kernel_shape", kernel_shape)
    auto_pad = "NOTSET" if auto_pad is None else auto_pad
    auto_pad = rules.values(
        "C5", "auto_pad", auto_pad, ("NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER")
    )
    d = shape.onward(2)
    rules.holds("C6", lambda: len(d) >= 1, "that there is at least one spatial axis", d=d)
    rules.holds(
        "C7",
        lambda: len(kernel_shape) == len(d),
        "that there is a number in `kernel_shape` for each spatial axis",
        d=d,
        kernel_shape=kernel_shape,
    )
    rules.holds(
        "C8",
        lambda: dims.every(lambda k: k >= 1, kernel_shape),
        "that each number in `kernel_shape` is at least 1",
        kernel_shape=kernel_shape,
    )
    strides = dims.value(lambda: [1] * len(d)) if strides is None else strides
    rules.holds(
        "C9",
        lambda: len(strides) == len(d),
        "that there is a number in `strides` for each spatial axis",
        d=d,
        strides=strides,
    )
    rules.holds(
        "C10",
        lambda: dims.every(lambda s: s >= 1, strides),
        "that each number in `strides` is at least 1",
        strides=strides,
    )
    pads = dims.value(lambda: [0] * (2 * len(d))) if pads is None else pads
    rules.holds(
        "C11",
        lambda: len(pads) == 2 * len(d),
        "that there are two numbers in `pads` for each spatial axis",
        d=d,
        pads=pads,
    )
    rules.holds(
        "C12",
        lambda: dims.every(lambda count: count >= 0, pads),
        "that no number in `pads` is negative",
        pads=pads,
    )
    rules.holds(
        "C13",
        lambda: auto_pad == "NOTSET" or dims.every(lambda count: count == 0, pads),
        "that padding is asked for by `pads` or by `auto_pad`, not by both",
        auto_pad=auto_pad,
        pads=pads,
    )

    def dilations() -> Any:
        return [1] * len(d)

    def complete() -> Any:
        return (
            len(kernel_shape) == len(d)
            and len(strides) == len(d)
            and (len(dilations()) == len(d))
            and (len(pads) == 2 * len(d))
            and dims.every(lambda k: k >= 1, kernel_shape)
            and dims.every(lambda s: s >= 1, strides)
        )

    def reach(a: Any) -> Any:
        return dilations()[a] * (kernel_shape[a] - 1) + 1

    def needed(a: Any) -> Any:
        return dims.most(0, (dims.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a])

    def padding(a: Any) -> Any:
        return (
            pads[a] + pads[a + len(d)]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a)
        )

    def room(a: Any) -> Any:
        return d[a] + padding(a) - reach(a)

    rules.holds(
        "C14",
        lambda: not complete() or dims.every(lambda a: room(a) >= 0, range(len(d))),
        "that along no spatial axis is the window longer than `X` with its padding",
        auto_pad=auto_pad,
        d=d,
        kernel_shape=kernel_shape,
        pads=pads,
        strides=strides,
    )

    def before(a: Any) -> Any:
        return (
            pads[a]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a) // 2
            if auto_pad == "SAME_UPPER"
            else dims.ceildiv(needed(a), 2)
        )

    def ceil_mode() -> Any:
        return 0

    def steps(a: Any) -> Any:
        return dims.ceildiv(room(a), strides[a]) if ceil_mode() else room(a) // strides[a]

    def size(a: Any) -> Any:
        return steps(a) + (0 if steps(a) * strides[a] >= d[a] + before(a) and ceil_mode() else 1)

    def start(a: Any, j: Any) -> Any:
        return j * strides[a] - before(a)

    rules.holds(
        "C15",
        lambda: (
            not complete()
            or dims.every(
                lambda a: before(a) < reach(a) and d[a] >= 1 and (start(a, size(a) - 1) < d[a]),
                range(len(d)),
            )
        ),
        "that the window never lies in the padding as a whole",
        auto_pad=auto_pad,
        d=d,
        kernel_shape=kernel_shape,
        pads=pads,
        strides=strides,
    )
    storage_order = 0 if storage_order is None else storage_order
    storage_order = rules.values("C16", "storage_order", storage_order, (0, 1))
    N = shape.at(0).size
    C = shape.at(1).size
    Y_shape = dims.joined(N, C, dims.each(size, lambda: range(len(d))))
    Indices_shape = dims.joined(N, C, dims.each(size, lambda: range(len(d))))
    return (
        MaxPoolTypes(TensorType(T_types.get("X"), Y_shape), TensorType("int64", Indices_shape)),
        N,
        C,
        d,
        auto_pad,
        pads,
        strides,
        kernel_shape,
        storage_order,
    )


def _solve_10(
    rules: Rules,
    X: ValueType | None,
    kernel_shape: Any,
    strides: Any,
    pads: Any,
    auto_pad: Any,
    storage_order: Any,
    dilations: Any,
    ceil_mode: Any,
    T: frozenset[str],
    I: frozenset[str],
) -> tuple[MaxPoolTypes, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any]:
    """Check all that is known; return the types of the outputs and the values in force."""
    kernel_shape = attributes.integers(rules, "kernel_shape", kernel_shape)
    strides = attributes.integers(rules, "strides", strides)
    pads = attributes.integers(rules, "pads", pads)
    auto_pad = attributes.text(rules, "auto_pad", auto_pad)
    storage_order = attributes.integer(rules, "storage_order", storage_order)
    dilations = attributes.integers(rules, "dilations", dilations)
    ceil_mode = attributes.integer(rules, "ceil_mode", ceil_mode)
    X = rules.given("C1", "X", X)
    T_types = rules.allowed("C2", {"X": X}, T)
    shape = rules.rank("C3", "X", X, at_least=2)
    kernel_shape = rules.present("C4", "kernel_shape", kernel_shape)
    auto_pad = "NOTSET" if auto_pad is None else auto_pad
    auto_pad = rules.values(
        "C5", "auto_pad", auto_pad, ("NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER")
    )
    d = shape.onward(2)
    rules.holds("C6", lambda: len(d) >= 1, "that there is at least one spatial axis", d=d)
    rules.holds(
        "C7",
        lambda: len(kernel_shape) == len(d),
        "that there is a number in `kernel_shape` for each spatial axis",
        d=d,
        kernel_shape=kernel_shape,
    )
    rules.holds(
        "C8",
        lambda: dims.every(lambda k: k >= 1, kernel_shape),
        "that each number in `kernel_shape` is at least 1",
        kernel_shape=kernel_shape,
    )
    strides = dims.value(lambda: [1] * len(d)) if strides is None else strides
    rules.holds(
        "C9",
        lambda: len(strides) == len(d),
        "that there is a number in `strides` for each spatial axis",
        d=d,
        strides=strides,
    )
    rules.holds(
        "C10",
        lambda: dims.every(lambda s: s >= 1, strides),
        "that each number in `strides` is at least 1",
        strides=strides,
    )
    pads = dims.value(lambda: [0] * (2 * len(d))) if pads is None else pads
    rules.holds(
        "C11",
        lambda: len(pads) == 2 * len(d),
        "that there are two numbers in `pads` for each spatial axis",
        d=d,
        pads=pads,
    )
    rules.holds(
        "C12",
        lambda: dims.every(lambda count: count >= 0, pads),
        "that no number in `pads` is negative",
        pads=pads,
    )
    rules.holds(
        "C13",
        lambda: auto_pad == "NOTSET" or dims.every(lambda count: count == 0, pads),
        "that padding is asked for by `pads` or by `auto_pad`, not by both",
        auto_pad=auto_pad,
        pads=pads,
    )
    dilations = dims.value(lambda: [1] * len(d)) if dilations is None else dilations

    def complete() -> Any:
        return (
            len(kernel_shape) == len(d)
            and len(strides) == len(d)
            and (len(dilations) == len(d))
            and (len(pads) == 2 * len(d))
            and dims.every(lambda k: k >= 1, kernel_shape)
            and dims.every(lambda s: s >= 1, strides)
        )

    def reach(a: Any) -> Any:
        return dilations[a] * (kernel_shape[a] - 1) + 1

    def needed(a: Any) -> Any:
        return dims.most(0, (dims.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a])

    def padding(a: Any) -> Any:
        return (
            pads[a] + pads[a + len(d)]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a)
        )

    def room(a: Any) -> Any:
        return d[a] + padding(a) - reach(a)

    rules.holds(
        "C14",
        lambda: not complete() or dims.every(lambda a: room(a) >= 0, range(len(d))),
        "that along no spatial axis is the window longer than `X` with its padding",
        auto_pad=auto_pad,
        d=d,
        dilations=dilations,
        kernel_shape=kernel_shape,
        pads=pads,
        strides=strides,
    )
    storage_order = 0 if storage_order is None else storage_order
    storage_order = rules.values("C16", "storage_order", storage_order, (0, 1))
    ceil_mode = 0 if ceil_mode is None else ceil_mode
    ceil_mode = rules.values("C17", "ceil_mode", ceil_mode, (0, 1))

    def before(a: Any) -> Any:
        return (
            pads[a]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a) // 2
            if auto_pad == "SAME_UPPER"
            else dims.ceildiv(needed(a), 2)
        )

    def steps(a: Any) -> Any:
        return dims.ceildiv(room(a), strides[a]) if ceil_mode else room(a) // strides[a]

    def size(a: Any) -> Any:
        return steps(a) + (0 if steps(a) * strides[a] >= d[a] + before(a) and ceil_mode else 1)

    def start(a: Any, j: Any) -> Any:
        return j * strides[a] - before(a)

    rules.holds(
        "C15",
        lambda: (
            not complete()
            or dims.every(
                lambda a: before(a) < reach(a) and d[a] >= 1 and (start(a, size(a) - 1) < d[a]),
                range(len(d)),
            )
        ),
        "that the window never lies in the padding as a whole",
        auto_pad=auto_pad,
        ceil_mode=ceil_mode,
        d=d,
        dilations=dilations,
        kernel_shape=kernel_shape,
        pads=pads,
        strides=strides,
    )
    rules.holds(
        "C18",
        lambda: len(dilations) == len(d),
        "that there is a number in `dilations` for each spatial axis",
        d=d,
        dilations=dilations,
    )
    rules.holds(
        "C19",
        lambda: dims.every(lambda s: s >= 1, dilations),
        "that each number in `dilations` is at least 1",
        dilations=dilations,
    )
    rules.holds(
        "C20",
        lambda: (
            not complete()
            or dims.some(lambda x: x < 1, dilations)
            or dims.every(
                lambda a: (
                    dilations[a] <= d[a]
                    or dims.every(
                        lambda j: start(a, j) % dilations[a] < d[a],
                        dims.places(dims.least(size(a), dims.ceildiv(before(a), strides[a]))),
                    )
                ),
                range(len(d)),
            )
        ),
        "that the window never stops where all of `X` lies in one of its gaps",
        auto_pad=auto_pad,
        ceil_mode=ceil_mode,
        d=d,
        dilations=dilations,
        kernel_shape=kernel_shape,
        pads=pads,
        strides=strides,
    )
    N = shape.at(0).size
    C = shape.at(1).size
    Y_shape = dims.joined(N, C, dims.each(size, lambda: range(len(d))))
    Indices_shape = dims.joined(N, C, dims.each(size, lambda: range(len(d))))
    return (
        MaxPoolTypes(TensorType(T_types.get("X"), Y_shape), TensorType("int64", Indices_shape)),
        N,
        C,
        d,
        ceil_mode,
        auto_pad,
        pads,
        strides,
        dilations,
        kernel_shape,
        storage_order,
    )


@np.errstate(all="ignore")
def _definition_1(
    Y: Any,
    X: Any,
    N: Any,
    C: Any,
    d: Any,
    auto_pad: Any,
    pads: Any,
    strides: Any,
    kernel_shape: Any,
) -> None:
    """The definition, on whole arrays."""
    ceil_mode = 0
    dilations = [1] * len(d)

    def reach(a: Any) -> Any:
        return dilations[a] * (kernel_shape[a] - 1) + 1

    def needed(a: Any) -> Any:
        return functions.max(
            0, (functions.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a]
        )

    def padding(a: Any) -> Any:
        if auto_pad == "NOTSET":
            return pads[a] + pads[a + len(d)]
        if auto_pad == "VALID":
            return 0
        return needed(a)

    def room(a: Any) -> Any:
        return d[a] + padding(a) - reach(a)

    def steps(a: Any) -> Any:
        if ceil_mode:
            return functions.ceildiv(room(a), strides[a])
        return room(a) // strides[a]

    def before(a: Any) -> Any:
        if auto_pad == "NOTSET":
            return pads[a]
        if auto_pad == "VALID":
            return 0
        if auto_pad == "SAME_UPPER":
            return needed(a) // 2
        return functions.ceildiv(needed(a), 2)

    def size(a: Any) -> Any:
        return steps(a) + (0 if steps(a) * strides[a] >= d[a] + before(a) and ceil_mode else 1)

    def at(i: Any, t: Any) -> Any:
        return [i[a] * strides[a] + t[a] * dilations[a] - before(a) for a in range(len(d))]

    def winner(n: Any, c: Any, i: Any) -> Any:
        return vectors.argmax(
            lambda t: vectors.read(X_values, n, c, *at(i, t)),
            kernel_shape,
            [n, c, i],
            where=lambda t: vectors.inside(at(i, t), d),
        )

    X_values = vectors.values(X)
    n, c, i = vectors.indices(N, C, [size(a) for a in range(len(d))])
    Y[...] = X[n, c, *at(i, winner(n, c, i))]


@np.errstate(all="ignore")
def _definition_8(
    Y: Any,
    Indices: Any,
    X: Any,
    N: Any,
    C: Any,
    d: Any,
    auto_pad: Any,
    pads: Any,
    strides: Any,
    kernel_shape: Any,
    storage_order: Any,
) -> None:
    """The definition, on whole arrays."""
    ceil_mode = 0
    dilations = [1] * len(d)

    def reach(a: Any) -> Any:
        return dilations[a] * (kernel_shape[a] - 1) + 1

    def needed(a: Any) -> Any:
        return functions.max(
            0, (functions.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a]
        )

    def padding(a: Any) -> Any:
        if auto_pad == "NOTSET":
            return pads[a] + pads[a + len(d)]
        if auto_pad == "VALID":
            return 0
        return needed(a)

    def room(a: Any) -> Any:
        return d[a] + padding(a) - reach(a)

    def steps(a: Any) -> Any:
        if ceil_mode:
            return functions.ceildiv(room(a), strides[a])
        return room(a) // strides[a]

    def before(a: Any) -> Any:
        if auto_pad == "NOTSET":
            return pads[a]
        if auto_pad == "VALID":
            return 0
        if auto_pad == "SAME_UPPER":
            return needed(a) // 2
        return functions.ceildiv(needed(a), 2)

    def size(a: Any) -> Any:
        return steps(a) + (0 if steps(a) * strides[a] >= d[a] + before(a) and ceil_mode else 1)

    def at(i: Any, t: Any) -> Any:
        return [i[a] * strides[a] + t[a] * dilations[a] - before(a) for a in range(len(d))]

    def winner(n: Any, c: Any, i: Any) -> Any:
        return vectors.argmax(
            lambda t: vectors.read(X_values, n, c, *at(i, t)),
            kernel_shape,
            [n, c, i],
            where=lambda t: vectors.inside(at(i, t), d),
        )

    def offset(p: Any) -> Any:
        if storage_order:
            return functions.ravel(list(reversed(p)), list(reversed(d)))
        return functions.ravel(p, d)

    X_values = vectors.values(X)
    n, c, i = vectors.indices(N, C, [size(a) for a in range(len(d))])
    Y[...] = X[n, c, *at(i, winner(n, c, i))]
    Indices[...] = vectors.stored(
        (n * C + c) * math.prod(d) + offset(at(i, winner(n, c, i))), Indices.dtype
    )


@np.errstate(all="ignore")
def _definition_10(
    Y: Any,
    Indices: Any,
    X: Any,
    N: Any,
    C: Any,
    d: Any,
    ceil_mode: Any,
    auto_pad: Any,
    pads: Any,
    strides: Any,
    dilations: Any,
    kernel_shape: Any,
    storage_order: Any,
) -> None:
    """The definition, on whole arrays."""

    def reach(a: Any) -> Any:
        return dilations[a] * (kernel_shape[a] - 1) + 1

    def needed(a: Any) -> Any:
        return functions.max(
            0, (functions.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a]
        )

    def padding(a: Any) -> Any:
        if auto_pad == "NOTSET":
            return pads[a] + pads[a + len(d)]
        if auto_pad == "VALID":
            return 0
        return needed(a)

    def room(a: Any) -> Any:
        return d[a] + padding(a) - reach(a)

    def steps(a: Any) -> Any:
        if ceil_mode:
            return functions.ceildiv(room(a), strides[a])
        return room(a) // strides[a]

    def before(a: Any) -> Any:
        if auto_pad == "NOTSET":
            return pads[a]
        if auto_pad == "VALID":
            return 0
        if auto_pad == "SAME_UPPER":
            return needed(a) // 2
        return functions.ceildiv(needed(a), 2)

    def size(a: Any) -> Any:
        return steps(a) + (0 if steps(a) * strides[a] >= d[a] + before(a) and ceil_mode else 1)

    def at(i: Any, t: Any) -> Any:
        return [i[a] * strides[a] + t[a] * dilations[a] - before(a) for a in range(len(d))]

    def winner(n: Any, c: Any, i: Any) -> Any:
        return vectors.argmax(
            lambda t: vectors.read(X_values, n, c, *at(i, t)),
            kernel_shape,
            [n, c, i],
            where=lambda t: vectors.inside(at(i, t), d),
        )

    def offset(p: Any) -> Any:
        if storage_order:
            return functions.ravel(list(reversed(p)), list(reversed(d)))
        return functions.ravel(p, d)

    X_values = vectors.values(X)
    n, c, i = vectors.indices(N, C, [size(a) for a in range(len(d))])
    Y[...] = X[n, c, *at(i, winner(n, c, i))]
    Indices[...] = vectors.stored(
        (n * C + c) * math.prod(d) + offset(at(i, winner(n, c, i))), Indices.dtype
    )


SCHEMAS = {
    1: Schema(
        operator="MaxPool",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("X", "T", moved=True),),
        outputs=(Parameter("Y", "T"),),
        attributes=(
            Attribute("kernel_shape", "ints", "kernel_shape", required=True),
            Attribute("strides", "ints", "strides"),
            Attribute("pads", "ints", "pads"),
            Attribute("auto_pad", "string", "auto_pad", default="NOTSET"),
        ),
        types={"T": _T_1},
        clauses={
            "MaxPool-1.C1": "The input X is given.",
            "MaxPool-1.C2": "X has the element type float, float16 or double.",
            "MaxPool-1.C3": "X has rank 2 or more.",
            "MaxPool-1.C4": "The attribute kernel_shape is given; it has no default.",
            "MaxPool-1.C5": "auto_pad is NOTSET, VALID, SAME_UPPER or SAME_LOWER.",
            "MaxPool-1.C6": "There is at least one spatial axis.",
            "MaxPool-1.C7": "There is a number in kernel_shape for each spatial axis.",
            "MaxPool-1.C8": "Each number in kernel_shape is at least 1.",
            "MaxPool-1.C9": "There is a number in strides for each spatial axis.",
            "MaxPool-1.C10": "Each number in strides is at least 1.",
            "MaxPool-1.C11": "There are two numbers in pads for each spatial axis.",
            "MaxPool-1.C12": "No number in pads is negative.",
            "MaxPool-1.C13": "Padding is asked for by pads or by auto_pad, not by both.",
            "MaxPool-1.C14": "Along no spatial axis is the window longer than X with its padding.",
            "MaxPool-1.C15": "The window never lies in the padding as a whole.",
        },
        run=max_pool_1,
        infer=infer_max_pool_1,
        check=check_max_pool_1,
    ),
    8: Schema(
        operator="MaxPool",
        domain="ai.onnx",
        since_version=8,
        inputs=(Parameter("X", "T"),),
        outputs=(
            Parameter("Y", "T"),
            Parameter("Indices", "I", "optional"),
        ),
        attributes=(
            Attribute("kernel_shape", "ints", "kernel_shape", required=True),
            Attribute("strides", "ints", "strides"),
            Attribute("pads", "ints", "pads"),
            Attribute("auto_pad", "string", "auto_pad", default="NOTSET"),
            Attribute("storage_order", "int", "storage_order", default=0),
        ),
        types={"T": _T_1, "I": _I_8},
        clauses={
            "MaxPool-8.C1": "The input X is given.",
            "MaxPool-8.C2": "X has the element type float, float16 or double.",
            "MaxPool-8.C3": "X has rank 2 or more.",
            "MaxPool-8.C4": "The attribute kernel_shape is given; it has no default.",
            "MaxPool-8.C5": "auto_pad is NOTSET, VALID, SAME_UPPER or SAME_LOWER.",
            "MaxPool-8.C6": "There is at least one spatial axis.",
            "MaxPool-8.C7": "There is a number in kernel_shape for each spatial axis.",
            "MaxPool-8.C8": "Each number in kernel_shape is at least 1.",
            "MaxPool-8.C9": "There is a number in strides for each spatial axis.",
            "MaxPool-8.C10": "Each number in strides is at least 1.",
            "MaxPool-8.C11": "There are two numbers in pads for each spatial axis.",
            "MaxPool-8.C12": "No number in pads is negative.",
            "MaxPool-8.C13": "Padding is asked for by pads or by auto_pad, not by both.",
            "MaxPool-8.C14": "Along no spatial axis is the window longer than X with its padding.",
            "MaxPool-8.C15": "The window never lies in the padding as a whole.",
            "MaxPool-8.C16": "storage_order is 0 or 1.",
        },
        run=max_pool_8,
        infer=infer_max_pool_8,
        check=check_max_pool_8,
    ),
    10: Schema(
        operator="MaxPool",
        domain="ai.onnx",
        since_version=10,
        inputs=(Parameter("X", "T"),),
        outputs=(
            Parameter("Y", "T"),
            Parameter("Indices", "I", "optional"),
        ),
        attributes=(
            Attribute("kernel_shape", "ints", "kernel_shape", required=True),
            Attribute("strides", "ints", "strides"),
            Attribute("pads", "ints", "pads"),
            Attribute("auto_pad", "string", "auto_pad", default="NOTSET"),
            Attribute("storage_order", "int", "storage_order", default=0),
            Attribute("dilations", "ints", "dilations"),
            Attribute("ceil_mode", "int", "ceil_mode", default=0),
        ),
        types={"T": _T_1, "I": _I_8},
        clauses={
            "MaxPool-10.C1": "The input X is given.",
            "MaxPool-10.C2": "X has the element type float, float16 or double.",
            "MaxPool-10.C3": "X has rank 2 or more.",
            "MaxPool-10.C4": "The attribute kernel_shape is given; it has no default.",
            "MaxPool-10.C5": "auto_pad is NOTSET, VALID, SAME_UPPER or SAME_LOWER.",
            "MaxPool-10.C6": "There is at least one spatial axis.",
            "MaxPool-10.C7": "There is a number in kernel_shape for each spatial axis.",
            "MaxPool-10.C8": "Each number in kernel_shape is at least 1.",
            "MaxPool-10.C9": "There is a number in strides for each spatial axis.",
            "MaxPool-10.C10": "Each number in strides is at least 1.",
            "MaxPool-10.C11": "There are two numbers in pads for each spatial axis.",
            "MaxPool-10.C12": "No number in pads is negative.",
            "MaxPool-10.C13": "Padding is asked for by pads or by auto_pad, not by both.",
            "MaxPool-10.C14": "Along no spatial axis is the window longer than X with its padding.",
            "MaxPool-10.C15": "The window never lies in the padding as a whole.",
            "MaxPool-10.C16": "storage_order is 0 or 1.",
            "MaxPool-10.C17": "ceil_mode is 0 or 1.",
            "MaxPool-10.C18": "There is a number in dilations for each spatial axis.",
            "MaxPool-10.C19": "Each number in dilations is at least 1.",
            "MaxPool-10.C20": "The window never stops where all of X lies in one of its gaps.",
        },
        run=max_pool_10,
        infer=infer_max_pool_10,
        check=check_max_pool_10,
    ),
    11: Schema(
        operator="MaxPool",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("X", "T"),),
        outputs=(
            Parameter("Y", "T"),
            Parameter("Indices", "I", "optional"),
        ),
        attributes=(
            Attribute("kernel_shape", "ints", "kernel_shape", required=True),
            Attribute("strides", "ints", "strides"),
            Attribute("pads", "ints", "pads"),
            Attribute("auto_pad", "string", "auto_pad", default="NOTSET"),
            Attribute("storage_order", "int", "storage_order", default=0),
            Attribute("dilations", "ints", "dilations"),
            Attribute("ceil_mode", "int", "ceil_mode", default=0),
        ),
        types={"T": _T_1, "I": _I_8},
        clauses={
            "MaxPool-11.C1": "The input X is given.",
            "MaxPool-11.C2": "X has the element type float, float16 or double.",
            "MaxPool-11.C3": "X has rank 2 or more.",
            "MaxPool-11.C4": "The attribute kernel_shape is given; it has no default.",
            "MaxPool-11.C5": "auto_pad is NOTSET, VALID, SAME_UPPER or SAME_LOWER.",
            "MaxPool-11.C6": "There is at least one spatial axis.",
            "MaxPool-11.C7": "There is a number in kernel_shape for each spatial axis.",
            "MaxPool-11.C8": "Each number in kernel_shape is at least 1.",
            "MaxPool-11.C9": "There is a number in strides for each spatial axis.",
            "MaxPool-11.C10": "Each number in strides is at least 1.",
            "MaxPool-11.C11": "There are two numbers in pads for each spatial axis.",
            "MaxPool-11.C12": "No number in pads is negative.",
            "MaxPool-11.C13": "Padding is asked for by pads or by auto_pad, not by both.",
            "MaxPool-11.C14": "Along no spatial axis is the window longer than X with its padding.",
            "MaxPool-11.C15": "The window never lies in the padding as a whole.",
            "MaxPool-11.C16": "storage_order is 0 or 1.",
            "MaxPool-11.C17": "ceil_mode is 0 or 1.",
            "MaxPool-11.C18": "There is a number in dilations for each spatial axis.",
            "MaxPool-11.C19": "Each number in dilations is at least 1.",
            "MaxPool-11.C20": "The window never stops where all of X lies in one of its gaps.",
        },
        run=max_pool_11,
        infer=infer_max_pool_11,
        check=check_max_pool_11,
    ),
    12: Schema(
        operator="MaxPool",
        domain="ai.onnx",
        since_version=12,
        inputs=(Parameter("X", "T"),),
        outputs=(
            Parameter("Y", "T"),
            Parameter("Indices", "I", "optional"),
        ),
        attributes=(
            Attribute("kernel_shape", "ints", "kernel_shape", required=True),
            Attribute("strides", "ints", "strides"),
            Attribute("pads", "ints", "pads"),
            Attribute("auto_pad", "string", "auto_pad", default="NOTSET"),
            Attribute("storage_order", "int", "storage_order", default=0),
            Attribute("dilations", "ints", "dilations"),
            Attribute("ceil_mode", "int", "ceil_mode", default=0),
        ),
        types={"T": _T_12, "I": _I_8},
        clauses={
            "MaxPool-12.C1": "The input X is given.",
            "MaxPool-12.C2": "X has one of the 5 element types that T allows.",
            "MaxPool-12.C3": "X has rank 2 or more.",
            "MaxPool-12.C4": "The attribute kernel_shape is given; it has no default.",
            "MaxPool-12.C5": "auto_pad is NOTSET, VALID, SAME_UPPER or SAME_LOWER.",
            "MaxPool-12.C6": "There is at least one spatial axis.",
            "MaxPool-12.C7": "There is a number in kernel_shape for each spatial axis.",
            "MaxPool-12.C8": "Each number in kernel_shape is at least 1.",
            "MaxPool-12.C9": "There is a number in strides for each spatial axis.",
            "MaxPool-12.C10": "Each number in strides is at least 1.",
            "MaxPool-12.C11": "There are two numbers in pads for each spatial axis.",
            "MaxPool-12.C12": "No number in pads is negative.",
            "MaxPool-12.C13": "Padding is asked for by pads or by auto_pad, not by both.",
            "MaxPool-12.C14": "Along no spatial axis is the window longer than X with its padding.",
            "MaxPool-12.C15": "The window never lies in the padding as a whole.",
            "MaxPool-12.C16": "storage_order is 0 or 1.",
            "MaxPool-12.C17": "ceil_mode is 0 or 1.",
            "MaxPool-12.C18": "There is a number in dilations for each spatial axis.",
            "MaxPool-12.C19": "Each number in dilations is at least 1.",
            "MaxPool-12.C20": "The window never stops where all of X lies in one of its gaps.",
        },
        run=max_pool_12,
        infer=infer_max_pool_12,
        check=check_max_pool_12,
    ),
    22: Schema(
        operator="MaxPool",
        domain="ai.onnx",
        since_version=22,
        inputs=(Parameter("X", "T"),),
        outputs=(
            Parameter("Y", "T"),
            Parameter("Indices", "I", "optional"),
        ),
        attributes=(
            Attribute("kernel_shape", "ints", "kernel_shape", required=True),
            Attribute("strides", "ints", "strides"),
            Attribute("pads", "ints", "pads"),
            Attribute("auto_pad", "string", "auto_pad", default="NOTSET"),
            Attribute("storage_order", "int", "storage_order", default=0),
            Attribute("dilations", "ints", "dilations"),
            Attribute("ceil_mode", "int", "ceil_mode", default=0),
        ),
        types={"T": _T_22, "I": _I_8},
        clauses={
            "MaxPool-22.C1": "The input X is given.",
            "MaxPool-22.C2": "X has one of the 6 element types that T allows.",
            "MaxPool-22.C3": "X has rank 2 or more.",
            "MaxPool-22.C4": "The attribute kernel_shape is given; it has no default.",
            "MaxPool-22.C5": "auto_pad is NOTSET, VALID, SAME_UPPER or SAME_LOWER.",
            "MaxPool-22.C6": "There is at least one spatial axis.",
            "MaxPool-22.C7": "There is a number in kernel_shape for each spatial axis.",
            "MaxPool-22.C8": "Each number in kernel_shape is at least 1.",
            "MaxPool-22.C9": "There is a number in strides for each spatial axis.",
            "MaxPool-22.C10": "Each number in strides is at least 1.",
            "MaxPool-22.C11": "There are two numbers in pads for each spatial axis.",
            "MaxPool-22.C12": "No number in pads is negative.",
            "MaxPool-22.C13": "Padding is asked for by pads or by auto_pad, not by both.",
            "MaxPool-22.C14": "Along no spatial axis is the window longer than X with its padding.",
            "MaxPool-22.C15": "The window never lies in the padding as a whole.",
            "MaxPool-22.C16": "storage_order is 0 or 1.",
            "MaxPool-22.C17": "ceil_mode is 0 or 1.",
            "MaxPool-22.C18": "There is a number in dilations for each spatial axis.",
            "MaxPool-22.C19": "Each number in dilations is at least 1.",
            "MaxPool-22.C20": "The window never stops where all of X lies in one of its gaps.",
        },
        run=max_pool_22,
        infer=infer_max_pool_22,
        check=check_max_pool_22,
    ),
}
