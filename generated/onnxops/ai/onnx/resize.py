# Emitted from spec/ai.onnx/Resize.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Resize: Makes a tensor larger or smaller, with new elements that follow from those nearby.

Each of ``axes`` is made longer or shorter: by the factor that ``scales`` has for it, the new size
rounded down, or to the size that ``sizes`` has for it. Where ``keep_aspect_ratio_policy`` is not
``stretch``, one factor is used for all of them, the smallest or the largest that ``sizes`` ask for,
and the new sizes are rounded to the nearest, and up from the middle.

Every place of the result belongs to a place in the tensor, which mostly lies between elements. With
a factor of s, ``coordinate_transformation_mode`` says which one it is, for place x:

``half_pixel``: (x + 1/2) / s - 1/2. Elements are areas, and the ends of the outermost areas stay
the ends.

``half_pixel_symmetric``: the same, moved so that the middle of the result is the middle of the
tensor.

``pytorch_half_pixel``: as ``half_pixel``, but 0 where the new size is 1.

``align_corners``: x (n - 1) / (s n - 1) for a size of n, so that the outermost elements stay
outermost; 0 where the new size is 1.

``asymmetric``: x / s.

``tf_crop_and_resize``: places are spread evenly over the part that ``roi`` names, from one end to
the other; a single one is in its middle. Where it is outside the tensor the result is
``extrapolation_value``.

The ``mode`` says what stands there:

``nearest``: a copy of one element; ``nearest_mode`` says which.

``linear``: an average of the elements on both sides, which weigh more the nearer they are.

``cubic``: an average of two elements on either side, with weights that give a smooth curve. It can
be larger than the largest element.

With ``antialias`` the distances to elements are multiplied by s before they are weighed, where s is
below 1, and the weights are made to add up to 1.

Along several axes the weights are multiplied. Beyond the last element everything is as at the last
element. Whole numbers lose the fraction of an average.
"""

import functools
import math
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

_T_10 = frozenset(
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
_T1_11 = frozenset(
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
_T2_11 = frozenset({"double", "float", "float16"})
_T1_13 = _T1_11 | {"bfloat16"}


def resize_10(
    X: npt.ArrayLike,
    scales: npt.ArrayLike,
    *,
    mode: str | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Makes a tensor larger or smaller, with new elements that follow from those nearby.

    Parameters
    ----------
    X : array_like
        The tensor to make larger or smaller.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    scales : array_like
        A factor for each axis, above 1 to make it longer and below 1 to make it shorter.

        A tensor of shape ``(u,)`` and element type float.
    mode : str, default "nearest\"
        What stands between elements.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The tensor of the new size.

        A tensor of shape ``[size(a) for a in range(len(d))]`` and element type T, one of float,
        uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64,
        complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``scales`` is given.
        C3: ``X`` has one of the 15 element types that ``T`` allows.
        C5: ``scales`` has the element type ``float``.
    OpValueError
        C4: ``mode`` is ``nearest`` or ``linear``.
        C6: ``scales`` has rank 1.
        C7: There is one factor in ``scales`` for each axis of ``X``.
        C8: Each factor in ``scales`` is above zero.
        C9: Of texts and truth values there is no average.

    Notes
    -----
    In index notation::

        Y[*i] = X[*at(i)] if mode == 'nearest' else blend(i)

    Examples
    --------
    >>> x = np.array([[1.0, 3.0]], "float32")
    >>> scales_ = np.array([1.0, 2.0], "float32")
    >>> resize_10(x, scales_, mode="linear")
    array([[1., 2., 3., 3.]], dtype=float32)

    """
    rules = Rules("Resize", 10)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    scales_type, scales_tensor = arrays.valued(rules, "scales", scales)
    result_type, mode, d, scales = _solve_10(rules, X_type, scales_type, mode, _T_10)
    result = arrays.destination(rules, out, result_type, [X_tensor, scales_tensor])
    _definition_10(result, X_tensor, mode, tuple(d), scales)
    return result


def infer_resize_10(
    X: ValueType | None, scales: ValueType | None, *, mode: str | None = None
) -> TensorType:
    """Return the type of what `resize_10` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Resize", 10)
    return _solve_10(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "scales", scales),
        mode,
        _T_10,
    )[0]


def check_resize_10(
    X: ValueType | None, scales: ValueType | None, *, mode: str | None = None
) -> list[Violation]:
    """Return all clauses of Resize-10 that the types of the inputs violate."""
    rules = Rules("Resize", 10, collect=True)
    _solve_10(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "scales", scales),
        mode,
        _T_10,
    )
    return rules.violations


def resize_11(
    X: npt.ArrayLike,
    roi: npt.ArrayLike,
    scales: npt.ArrayLike,
    sizes: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Makes a tensor larger or smaller, with new elements that follow from those nearby.

    Parameters
    ----------
    X : array_like
        The tensor to make larger or smaller.

        A tensor of shape ``(*d,)`` and element type T1, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    roi : array_like
        The part for ``tf_crop_and_resize``: for each axis where it begins, then for each axis where
        it ends, as shares of the axis from 0 to 1. In other modes it means nothing.

        A tensor of shape ``(q,)`` and element type T2, one of float, float16, double.
    scales : array_like
        A factor for each axis, above 1 to make it longer and below 1 to make it shorter. Empty
        where sizes are given.

        A tensor of shape ``(u,)`` and element type float.
    sizes : array_like, optional
        The size of the result along each axis, in place of ``scales``.

        A tensor of shape ``(v,)`` and element type int64.
    mode : str, default "nearest\"
        What stands between elements.
    coordinate_transformation_mode : str, default "half_pixel\"
        Which place in the tensor a place of the result belongs to.
    nearest_mode : str, default "round_prefer_floor\"
        Which element ``nearest`` takes: the one in front (``floor``), the one behind (``ceil``), or
        the nearer one, and from the middle the one in front (``round_prefer_floor``) or behind
        (``round_prefer_ceil``).
    cubic_coeff_a : float, default -0.75
        How far the curve of ``cubic`` swings over, as the slope of its weights at a distance of 1.
    exclude_outside : int, default 0
        1 says that what is beyond the ends has no weight in an average; the other weights are made
        larger, so that they add up to 1.
    extrapolation_value : float, default 0.0
        What stands at places of the part that are outside the tensor, in ``tf_crop_and_resize``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The tensor of the new size.

        A tensor of shape ``[size(a) for a in range(len(d))]`` and element type T1, one of float,
        uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64,
        complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``scales`` is given.
        C5: ``scales`` has the element type ``float``.
        C10: ``X`` has one of the 15 element types that ``T1`` allows.
        C11: ``roi`` has the element type ``float``, ``float16`` or ``double``.
        C12: The input ``roi`` is given.
        C13: ``sizes`` has the element type ``int64``.
    OpValueError
        C4: ``mode`` is ``nearest``, ``linear`` or ``cubic``.
        C6: ``scales`` has rank 1.
        C7: There is one factor in ``scales`` for each axis of ``X``.
        C8: Each factor in ``scales`` is above zero.
        C9: Of texts and truth values there is no average.
        C14: ``sizes`` has rank 1.
        C15: ``roi`` has rank 1.
        C16: ``coordinate_transformation_mode`` is ``half_pixel``, ``pytorch_half_pixel``,
            ``align_corners``, ``asymmetric``, ``tf_half_pixel_for_nn`` or ``tf_crop_and_resize``.
        C17: ``nearest_mode`` is ``round_prefer_floor``, ``round_prefer_ceil``, ``floor`` or
            ``ceil``.
        C18: ``exclude_outside`` is ``0`` or ``1``.
        C19: There is one number in ``sizes`` for each axis of ``X``.
        C20: Either factors are given or sizes, not both.
        C29: Factors or sizes are given.
        C21: No number in ``sizes`` is negative.
        C22: An axis without elements stays as it is.
        C23: For ``tf_crop_and_resize`` there are two bounds in ``roi`` for each axis of ``X``.
        C24: From texts no part can be cut out, as ``extrapolation_value`` is a number.

    Notes
    -----
    In index notation::

        Y[*i] = extrapolation_value if outside(i) else X[*at(i)] if mode == 'nearest' else blend(i)

    Examples
    --------
    >>> x = np.array([1.0, 2.0], "float32")
    >>> roi_ = np.array([], "float32")
    >>> scales_ = np.array([2.0], "float32")
    >>> resize_11(x, roi_, scales_, None)
    array([1., 1., 2., 2.], dtype=float32)

    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> roi_ = np.array([], "float32")
    >>> scales_ = np.array([0.5], "float32")
    >>> resize_11(x, roi_, scales_, None)
    array([1.], dtype=float32)

    """
    rules = Rules("Resize", 11)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    roi_type, roi_tensor = arrays.tensor(rules, "roi", roi)
    scales_type, scales_tensor = arrays.valued(rules, "scales", scales)
    sizes_type, sizes_tensor = arrays.valued(rules, "sizes", sizes)
    (
        result_type,
        coordinate_transformation_mode,
        d,
        sizes,
        u,
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        exclude_outside,
        cubic_coeff_a,
    ) = _solve_11(
        rules,
        X_type,
        roi_type,
        scales_type,
        sizes_type,
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        _T1_11,
        _T2_11,
    )
    result = arrays.destination(
        rules, out, result_type, [X_tensor, roi_tensor, scales_tensor, sizes_tensor]
    )
    _definition_11(
        result,
        X_tensor,
        roi_tensor,
        coordinate_transformation_mode,
        tuple(d),
        sizes,
        u,
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        exclude_outside,
        cubic_coeff_a,
    )
    return result


def infer_resize_11(
    X: ValueType | None,
    roi: ValueType | None,
    scales: ValueType | None,
    sizes: ValueType | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
) -> TensorType:
    """Return the type of what `resize_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Resize", 11)
    return _solve_11(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "roi", roi),
        arrays.type_given(rules, "scales", scales),
        arrays.type_given(rules, "sizes", sizes),
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        _T1_11,
        _T2_11,
    )[0]


def check_resize_11(
    X: ValueType | None,
    roi: ValueType | None,
    scales: ValueType | None,
    sizes: ValueType | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
) -> list[Violation]:
    """Return all clauses of Resize-11 that the types of the inputs violate."""
    rules = Rules("Resize", 11, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "roi", roi),
        arrays.type_given(rules, "scales", scales),
        arrays.type_given(rules, "sizes", sizes),
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        _T1_11,
        _T2_11,
    )
    return rules.violations


def resize_13(
    X: npt.ArrayLike,
    roi: npt.ArrayLike | None = None,
    scales: npt.ArrayLike | None = None,
    sizes: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Makes a tensor larger or smaller, with new elements that follow from those nearby.

    Parameters
    ----------
    X : array_like
        The tensor to make larger or smaller.

        A tensor of shape ``(*d,)`` and element type T1, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    roi : array_like, optional
        The part for ``tf_crop_and_resize``: for each axis where it begins, then for each axis where
        it ends, as shares of the axis from 0 to 1. In other modes it means nothing.

        A tensor of shape ``(q,)`` and element type T2, one of float, float16, double.
    scales : array_like, optional
        A factor for each axis, above 1 to make it longer and below 1 to make it shorter. Left out
        where sizes are given.

        A tensor of shape ``(u,)`` and element type float.
    sizes : array_like, optional
        The size of the result along each axis, in place of ``scales``.

        A tensor of shape ``(v,)`` and element type int64.
    mode : str, default "nearest\"
        What stands between elements.
    coordinate_transformation_mode : str, default "half_pixel\"
        Which place in the tensor a place of the result belongs to.
    nearest_mode : str, default "round_prefer_floor\"
        Which element ``nearest`` takes: the one in front (``floor``), the one behind (``ceil``), or
        the nearer one, and from the middle the one in front (``round_prefer_floor``) or behind
        (``round_prefer_ceil``).
    cubic_coeff_a : float, default -0.75
        How far the curve of ``cubic`` swings over, as the slope of its weights at a distance of 1.
    exclude_outside : int, default 0
        1 says that what is beyond the ends has no weight in an average; the other weights are made
        larger, so that they add up to 1.
    extrapolation_value : float, default 0.0
        What stands at places of the part that are outside the tensor, in ``tf_crop_and_resize``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The tensor of the new size.

        A tensor of shape ``[size(a) for a in range(len(d))]`` and element type T1, one of float,
        uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64,
        complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C5: ``scales`` has the element type ``float``.
        C10: ``X`` has one of the 16 element types that ``T1`` allows.
        C11: ``roi`` has the element type ``float``, ``float16`` or ``double``.
        C13: ``sizes`` has the element type ``int64``.
    OpValueError
        C4: ``mode`` is ``nearest``, ``linear`` or ``cubic``.
        C6: ``scales`` has rank 1.
        C7: There is one factor in ``scales`` for each axis of ``X``.
        C8: Each factor in ``scales`` is above zero.
        C9: Of texts and truth values there is no average.
        C14: ``sizes`` has rank 1.
        C15: ``roi`` has rank 1.
        C16: ``coordinate_transformation_mode`` is ``half_pixel``, ``pytorch_half_pixel``,
            ``align_corners``, ``asymmetric`` or ``tf_crop_and_resize``.
        C17: ``nearest_mode`` is ``round_prefer_floor``, ``round_prefer_ceil``, ``floor`` or
            ``ceil``.
        C18: ``exclude_outside`` is ``0`` or ``1``.
        C19: There is one number in ``sizes`` for each axis of ``X``.
        C20: Either factors are given or sizes, not both.
        C29: Factors or sizes are given.
        C21: No number in ``sizes`` is negative.
        C22: An axis without elements stays as it is.
        C23: For ``tf_crop_and_resize`` there are two bounds in ``roi`` for each axis of ``X``.
        C24: From texts no part can be cut out, as ``extrapolation_value`` is a number.

    Notes
    -----
    In index notation::

        Y[*i] = extrapolation_value if outside(i) else X[*at(i)] if mode == 'nearest' else blend(i)

    Examples
    --------
    >>> x = np.array([1.0, 2.0], "float32")
    >>> roi_ = np.array([], "float32")
    >>> scales_ = np.array([2.0], "float32")
    >>> resize_13(x, roi_, scales_, None)
    array([1., 1., 2., 2.], dtype=float32)

    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> roi_ = np.array([], "float32")
    >>> scales_ = np.array([0.5], "float32")
    >>> resize_13(x, roi_, scales_, None)
    array([1.], dtype=float32)

    """
    rules = Rules("Resize", 13)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    roi_type, roi_tensor = arrays.tensor(rules, "roi", roi)
    scales_type, scales_tensor = arrays.valued(rules, "scales", scales)
    sizes_type, sizes_tensor = arrays.valued(rules, "sizes", sizes)
    (
        result_type,
        coordinate_transformation_mode,
        d,
        sizes,
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        exclude_outside,
        cubic_coeff_a,
    ) = _solve_13(
        rules,
        X_type,
        roi_type,
        scales_type,
        sizes_type,
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        _T1_13,
        _T2_11,
    )
    result = arrays.destination(
        rules, out, result_type, [X_tensor, roi_tensor, scales_tensor, sizes_tensor]
    )
    _definition_13(
        result,
        X_tensor,
        roi_tensor,
        coordinate_transformation_mode,
        tuple(d),
        sizes,
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        exclude_outside,
        cubic_coeff_a,
    )
    return result


def infer_resize_13(
    X: ValueType | None,
    roi: ValueType | None = None,
    scales: ValueType | None = None,
    sizes: ValueType | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
) -> TensorType:
    """Return the type of what `resize_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Resize", 13)
    return _solve_13(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "roi", roi),
        arrays.type_given(rules, "scales", scales),
        arrays.type_given(rules, "sizes", sizes),
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        _T1_13,
        _T2_11,
    )[0]


def check_resize_13(
    X: ValueType | None,
    roi: ValueType | None = None,
    scales: ValueType | None = None,
    sizes: ValueType | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
) -> list[Violation]:
    """Return all clauses of Resize-13 that the types of the inputs violate."""
    rules = Rules("Resize", 13, collect=True)
    _solve_13(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "roi", roi),
        arrays.type_given(rules, "scales", scales),
        arrays.type_given(rules, "sizes", sizes),
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        _T1_13,
        _T2_11,
    )
    return rules.violations


def resize_18(
    X: npt.ArrayLike,
    roi: npt.ArrayLike | None = None,
    scales: npt.ArrayLike | None = None,
    sizes: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
    antialias: SupportsIndex | None = None,
    keep_aspect_ratio_policy: str | None = None,
    axes: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Makes a tensor larger or smaller, with new elements that follow from those nearby.

    Parameters
    ----------
    X : array_like
        The tensor to make larger or smaller.

        A tensor of shape ``(*d,)`` and element type T1, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    roi : array_like, optional
        The part for ``tf_crop_and_resize``: for each of ``axes`` where it begins, then for each
        where it ends, as shares of the axis from 0 to 1. In other modes it means nothing.

        A tensor of shape ``(q,)`` and element type T2, one of float, float16, double.
    scales : array_like, optional
        A factor for each of ``axes``, above 1 to make it longer and below 1 to make it shorter.
        Left out where sizes are given.

        A tensor of shape ``(u,)`` and element type float.
    sizes : array_like, optional
        The size of the result along each of ``axes``, or a bound for it, in place of ``scales``.

        A tensor of shape ``(v,)`` and element type int64.
    mode : str, default "nearest\"
        What stands between elements.
    coordinate_transformation_mode : str, default "half_pixel\"
        Which place in the tensor a place of the result belongs to.
    nearest_mode : str, default "round_prefer_floor\"
        Which element ``nearest`` takes: the one in front (``floor``), the one behind (``ceil``), or
        the nearer one, and from the middle the one in front (``round_prefer_floor``) or behind
        (``round_prefer_ceil``).
    cubic_coeff_a : float, default -0.75
        How far the curve of ``cubic`` swings over, as the slope of its weights at a distance of 1.
    exclude_outside : int, default 0
        1 says that what is beyond the ends has no weight in an average; the other weights are made
        larger, so that they add up to 1.
    extrapolation_value : float, default 0.0
        What stands at places of the part that are outside the tensor, in ``tf_crop_and_resize``.
    antialias : int, default 0
        1 says that where an axis becomes shorter, the averages of ``linear`` and ``cubic`` reach
        over as many more elements as it becomes shorter.
    keep_aspect_ratio_policy : str, default "stretch\"
        What ``sizes`` mean: the sizes themselves (``stretch``), or bounds that one factor for all
        axes keeps below (``not_larger``) or above (``not_smaller``). Without ``sizes`` it means
        nothing.
    axes : sequence of int, optional
        The axes that ``roi``, ``scales`` and ``sizes`` are about, in their order, each once. A
        negative one counts from the back. The others stay as they are. If it is left out, these are
        all axes.

        Within ``-r <= axes < r``. If it is not given, ``range(len(d))``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The tensor of the new size.

        A tensor of shape ``[size(a) for a in range(len(d))]`` and element type T1, one of float,
        uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64,
        complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C5: ``scales`` has the element type ``float``.
        C10: ``X`` has one of the 16 element types that ``T1`` allows.
        C11: ``roi`` has the element type ``float``, ``float16`` or ``double``.
        C13: ``sizes`` has the element type ``int64``.
    OpValueError
        C4: ``mode`` is ``nearest``, ``linear`` or ``cubic``.
        C6: ``scales`` has rank 1.
        C7: There is one factor in ``scales`` for each axis that is named.
        C8: Each factor in ``scales`` is above zero.
        C9: Of texts and truth values there is no average.
        C14: ``sizes`` has rank 1.
        C15: ``roi`` has rank 1.
        C16: ``coordinate_transformation_mode`` is ``half_pixel``, ``pytorch_half_pixel``,
            ``align_corners``, ``asymmetric`` or ``tf_crop_and_resize``.
        C17: ``nearest_mode`` is ``round_prefer_floor``, ``round_prefer_ceil``, ``floor`` or
            ``ceil``.
        C18: ``exclude_outside`` is ``0`` or ``1``.
        C19: There is one number in ``sizes`` for each axis that is named.
        C20: Either factors are given or sizes, not both.
        C29: Factors or sizes are given.
        C21: No number in ``sizes`` is negative.
        C22: An axis without elements stays as it is, and has no ratio that could be kept.
        C23: For ``tf_crop_and_resize`` there are two bounds in ``roi`` for each axis that is
            named.
        C24: From texts no part can be cut out, as ``extrapolation_value`` is a number.
        C25: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the
            rank of ``X``. A negative value counts from the back.
        C26: No two entries of ``axes`` name the same axis.
        C27: ``antialias`` is ``0`` or ``1``.
        C28: ``keep_aspect_ratio_policy`` is ``stretch``, ``not_larger`` or ``not_smaller``.

    Notes
    -----
    In index notation::

        Y[*i] = extrapolation_value if outside(i) else X[*at(i)] if mode == 'nearest' else blend(i)

    Examples
    --------
    >>> x = np.array([1.0, 2.0], "float32")
    >>> roi_ = np.array([], "float32")
    >>> scales_ = np.array([2.0], "float32")
    >>> resize_18(x, roi_, scales_, None)
    array([1., 1., 2., 2.], dtype=float32)

    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> roi_ = np.array([], "float32")
    >>> scales_ = np.array([0.5], "float32")
    >>> resize_18(x, roi_, scales_, None)
    array([1.], dtype=float32)

    """
    rules = Rules("Resize", 18)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    roi_type, roi_tensor = arrays.tensor(rules, "roi", roi)
    scales_type, scales_tensor = arrays.valued(rules, "scales", scales)
    sizes_type, sizes_tensor = arrays.valued(rules, "sizes", sizes)
    (
        result_type,
        coordinate_transformation_mode,
        axes,
        sizes,
        keep_aspect_ratio_policy,
        d,
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        antialias,
        exclude_outside,
        cubic_coeff_a,
    ) = _solve_18(
        rules,
        X_type,
        roi_type,
        scales_type,
        sizes_type,
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        antialias,
        keep_aspect_ratio_policy,
        axes,
        _T1_13,
        _T2_11,
    )
    result = arrays.destination(
        rules, out, result_type, [X_tensor, roi_tensor, scales_tensor, sizes_tensor]
    )
    _definition_18(
        result,
        X_tensor,
        roi_tensor,
        coordinate_transformation_mode,
        axes,
        sizes,
        keep_aspect_ratio_policy,
        tuple(d),
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        antialias,
        exclude_outside,
        cubic_coeff_a,
    )
    return result


def infer_resize_18(
    X: ValueType | None,
    roi: ValueType | None = None,
    scales: ValueType | None = None,
    sizes: ValueType | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
    antialias: SupportsIndex | None = None,
    keep_aspect_ratio_policy: str | None = None,
    axes: Iterable[SupportsIndex] | None = None,
) -> TensorType:
    """Return the type of what `resize_18` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Resize", 18)
    return _solve_18(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "roi", roi),
        arrays.type_given(rules, "scales", scales),
        arrays.type_given(rules, "sizes", sizes),
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        antialias,
        keep_aspect_ratio_policy,
        axes,
        _T1_13,
        _T2_11,
    )[0]


def check_resize_18(
    X: ValueType | None,
    roi: ValueType | None = None,
    scales: ValueType | None = None,
    sizes: ValueType | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
    antialias: SupportsIndex | None = None,
    keep_aspect_ratio_policy: str | None = None,
    axes: Iterable[SupportsIndex] | None = None,
) -> list[Violation]:
    """Return all clauses of Resize-18 that the types of the inputs violate."""
    rules = Rules("Resize", 18, collect=True)
    _solve_18(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "roi", roi),
        arrays.type_given(rules, "scales", scales),
        arrays.type_given(rules, "sizes", sizes),
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        antialias,
        keep_aspect_ratio_policy,
        axes,
        _T1_13,
        _T2_11,
    )
    return rules.violations


def resize_19(
    X: npt.ArrayLike,
    roi: npt.ArrayLike | None = None,
    scales: npt.ArrayLike | None = None,
    sizes: npt.ArrayLike | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
    antialias: SupportsIndex | None = None,
    keep_aspect_ratio_policy: str | None = None,
    axes: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Makes a tensor larger or smaller, with new elements that follow from those nearby.

    Parameters
    ----------
    X : array_like
        The tensor to make larger or smaller.

        A tensor of shape ``(*d,)`` and element type T1, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    roi : array_like, optional
        The part for ``tf_crop_and_resize``: for each of ``axes`` where it begins, then for each
        where it ends, as shares of the axis from 0 to 1. In other modes it means nothing.

        A tensor of shape ``(q,)`` and element type T2, one of float, float16, double.
    scales : array_like, optional
        A factor for each of ``axes``, above 1 to make it longer and below 1 to make it shorter.
        Left out where sizes are given.

        A tensor of shape ``(u,)`` and element type float.
    sizes : array_like, optional
        The size of the result along each of ``axes``, or a bound for it, in place of ``scales``.

        A tensor of shape ``(v,)`` and element type int64.
    mode : str, default "nearest\"
        What stands between elements.
    coordinate_transformation_mode : str, default "half_pixel\"
        Which place in the tensor a place of the result belongs to.
    nearest_mode : str, default "round_prefer_floor\"
        Which element ``nearest`` takes: the one in front (``floor``), the one behind (``ceil``), or
        the nearer one, and from the middle the one in front (``round_prefer_floor``) or behind
        (``round_prefer_ceil``).
    cubic_coeff_a : float, default -0.75
        How far the curve of ``cubic`` swings over, as the slope of its weights at a distance of 1.
    exclude_outside : int, default 0
        1 says that what is beyond the ends has no weight in an average; the other weights are made
        larger, so that they add up to 1.
    extrapolation_value : float, default 0.0
        What stands at places of the part that are outside the tensor, in ``tf_crop_and_resize``.
    antialias : int, default 0
        1 says that where an axis becomes shorter, the averages of ``linear`` and ``cubic`` reach
        over as many more elements as it becomes shorter.
    keep_aspect_ratio_policy : str, default "stretch\"
        What ``sizes`` mean: the sizes themselves (``stretch``), or bounds that one factor for all
        axes keeps below (``not_larger``) or above (``not_smaller``). Without ``sizes`` it means
        nothing.
    axes : sequence of int, optional
        The axes that ``roi``, ``scales`` and ``sizes`` are about, in their order, each once. A
        negative one counts from the back. The others stay as they are. If it is left out, these are
        all axes.

        Within ``-r <= axes < r``. If it is not given, ``range(len(d))``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The tensor of the new size.

        A tensor of shape ``[size(a) for a in range(len(d))]`` and element type T1, one of float,
        uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64,
        complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C5: ``scales`` has the element type ``float``.
        C10: ``X`` has one of the 16 element types that ``T1`` allows.
        C11: ``roi`` has the element type ``float``, ``float16`` or ``double``.
        C13: ``sizes`` has the element type ``int64``.
    OpValueError
        C4: ``mode`` is ``nearest``, ``linear`` or ``cubic``.
        C6: ``scales`` has rank 1.
        C7: There is one factor in ``scales`` for each axis that is named.
        C8: Each factor in ``scales`` is above zero.
        C9: Of texts and truth values there is no average.
        C14: ``sizes`` has rank 1.
        C15: ``roi`` has rank 1.
        C16: ``coordinate_transformation_mode`` is ``half_pixel``, ``half_pixel_symmetric``,
            ``pytorch_half_pixel``, ``align_corners``, ``asymmetric`` or ``tf_crop_and_resize``.
        C17: ``nearest_mode`` is ``round_prefer_floor``, ``round_prefer_ceil``, ``floor`` or
            ``ceil``.
        C18: ``exclude_outside`` is ``0`` or ``1``.
        C19: There is one number in ``sizes`` for each axis that is named.
        C20: Either factors are given or sizes, not both.
        C29: Factors or sizes are given.
        C21: No number in ``sizes`` is negative.
        C22: An axis without elements stays as it is, and has no ratio that could be kept.
        C23: For ``tf_crop_and_resize`` there are two bounds in ``roi`` for each axis that is
            named.
        C24: From texts no part can be cut out, as ``extrapolation_value`` is a number.
        C25: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the
            rank of ``X``. A negative value counts from the back.
        C26: No two entries of ``axes`` name the same axis.
        C27: ``antialias`` is ``0`` or ``1``.
        C28: ``keep_aspect_ratio_policy`` is ``stretch``, ``not_larger`` or ``not_smaller``.

    Notes
    -----
    In index notation::

        Y[*i] = extrapolation_value if outside(i) else X[*at(i)] if mode == 'nearest' else blend(i)

    Examples
    --------
    >>> x = np.array([1.0, 2.0], "float32")
    >>> roi_ = np.array([], "float32")
    >>> scales_ = np.array([2.0], "float32")
    >>> resize_19(x, roi_, scales_, None)
    array([1., 1., 2., 2.], dtype=float32)

    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> roi_ = np.array([], "float32")
    >>> scales_ = np.array([0.5], "float32")
    >>> resize_19(x, roi_, scales_, None)
    array([1.], dtype=float32)

    """
    rules = Rules("Resize", 19)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    roi_type, roi_tensor = arrays.tensor(rules, "roi", roi)
    scales_type, scales_tensor = arrays.valued(rules, "scales", scales)
    sizes_type, sizes_tensor = arrays.valued(rules, "sizes", sizes)
    (
        result_type,
        coordinate_transformation_mode,
        axes,
        sizes,
        keep_aspect_ratio_policy,
        d,
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        antialias,
        exclude_outside,
        cubic_coeff_a,
    ) = _solve_19(
        rules,
        X_type,
        roi_type,
        scales_type,
        sizes_type,
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        antialias,
        keep_aspect_ratio_policy,
        axes,
        _T1_13,
        _T2_11,
    )
    result = arrays.destination(
        rules, out, result_type, [X_tensor, roi_tensor, scales_tensor, sizes_tensor]
    )
    _definition_19(
        result,
        X_tensor,
        roi_tensor,
        coordinate_transformation_mode,
        axes,
        sizes,
        keep_aspect_ratio_policy,
        tuple(d),
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        antialias,
        exclude_outside,
        cubic_coeff_a,
    )
    return result


def infer_resize_19(
    X: ValueType | None,
    roi: ValueType | None = None,
    scales: ValueType | None = None,
    sizes: ValueType | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
    antialias: SupportsIndex | None = None,
    keep_aspect_ratio_policy: str | None = None,
    axes: Iterable[SupportsIndex] | None = None,
) -> TensorType:
    """Return the type of what `resize_19` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Resize", 19)
    return _solve_19(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "roi", roi),
        arrays.type_given(rules, "scales", scales),
        arrays.type_given(rules, "sizes", sizes),
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        antialias,
        keep_aspect_ratio_policy,
        axes,
        _T1_13,
        _T2_11,
    )[0]


def check_resize_19(
    X: ValueType | None,
    roi: ValueType | None = None,
    scales: ValueType | None = None,
    sizes: ValueType | None = None,
    *,
    mode: str | None = None,
    coordinate_transformation_mode: str | None = None,
    nearest_mode: str | None = None,
    cubic_coeff_a: float | None = None,
    exclude_outside: SupportsIndex | None = None,
    extrapolation_value: float | None = None,
    antialias: SupportsIndex | None = None,
    keep_aspect_ratio_policy: str | None = None,
    axes: Iterable[SupportsIndex] | None = None,
) -> list[Violation]:
    """Return all clauses of Resize-19 that the types of the inputs violate."""
    rules = Rules("Resize", 19, collect=True)
    _solve_19(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "roi", roi),
        arrays.type_given(rules, "scales", scales),
        arrays.type_given(rules, "sizes", sizes),
        mode,
        coordinate_transformation_mode,
        nearest_mode,
        cubic_coeff_a,
        exclude_outside,
        extrapolation_value,
        antialias,
        keep_aspect_ratio_policy,
        axes,
        _T1_13,
        _T2_11,
    )
    return rules.violations


def _solve_10(
    rules: Rules, X: ValueType | None, scales_type: ValueType | None, mode: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any, Any]:
    """Check all that is known; return the type of `Y` and the values in force."""
    mode = attributes.text(rules, "mode", mode)
    X = rules.given("C1", "X", X)
    scales_type = rules.given("C2", "scales", scales_type)
    elem_types = rules.allowed("C3", {"X": X}, T)
    mode = "nearest" if mode is None else mode
    mode = rules.values("C4", "mode", mode, ("nearest", "linear"))
    rules.type("C5", "scales", scales_type, "float")
    scales_shape = rules.rank("C6", "scales", scales_type, exactly=1)
    X_shape = rules.shape("X", X)
    d = X_shape
    u = scales_shape.at(0).size
    rules.holds(
        "C7",
        lambda: u == len(d),
        "that there is one factor in `scales` for each axis of `X`",
        d=d,
        u=u,
    )
    scales = values.reals(scales_type, scales_shape)
    rules.holds(
        "C8",
        lambda: dims.every(lambda s: s > 0, scales),
        "that each factor in `scales` is above zero",
        scales=scales,
    )
    T_element = values.told(elem_types.get("X"))
    rules.holds(
        "C9",
        lambda: mode == "nearest" or (T_element != "string" and T_element != "bool"),
        "that of texts and truth values there is no average",
        T=T_element,
        mode=mode,
    )

    def size(a: Any) -> Any:
        return math.floor(scales[a] * d[a])

    result_shape = dims.joined(dims.each(size, lambda: range(len(d))))
    return TensorType(elem_types.get("X"), result_shape), mode, d, scales


def _solve_11(
    rules: Rules,
    X: ValueType | None,
    roi: ValueType | None,
    scales_type: ValueType | None,
    sizes_type: ValueType | None,
    mode: Any,
    coordinate_transformation_mode: Any,
    nearest_mode: Any,
    cubic_coeff_a: Any,
    exclude_outside: Any,
    extrapolation_value: Any,
    T1: frozenset[str],
    T2: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any]:
    """Check all that is known; return the type of `Y` and the values in force."""
    mode = attributes.text(rules, "mode", mode)
    coordinate_transformation_mode = attributes.text(
        rules, "coordinate_transformation_mode", coordinate_transformation_mode
    )
    nearest_mode = attributes.text(rules, "nearest_mode", nearest_mode)
    cubic_coeff_a = attributes.real(rules, "cubic_coeff_a", cubic_coeff_a)
    exclude_outside = attributes.integer(rules, "exclude_outside", exclude_outside)
    extrapolation_value = attributes.real(rules, "extrapolation_value", extrapolation_value)
    X = rules.given("C1", "X", X)
    scales_type = rules.given("C2", "scales", scales_type)
    mode = "nearest" if mode is None else mode
    mode = rules.values("C4", "mode", mode, ("nearest", "linear", "cubic"))
    rules.type("C5", "scales", scales_type, "float")
    scales_shape = rules.rank("C6", "scales", scales_type, exactly=1)
    X_shape = rules.shape("X", X)
    d = X_shape
    u = scales_shape.at(0).size
    rules.holds(
        "C7",
        lambda: u == len(d) or u == 0,
        "that there is one factor in `scales` for each axis of `X`",
        d=d,
        u=u,
    )
    scales = values.reals(scales_type, scales_shape)
    rules.holds(
        "C8",
        lambda: dims.every(lambda s: s > 0, scales),
        "that each factor in `scales` is above zero",
        scales=scales,
    )
    T1_types = rules.allowed("C10", {"X": X}, T1)
    T1_element = values.told(T1_types.get("X"))
    rules.holds(
        "C9",
        lambda: mode == "nearest" or (T1_element != "string" and T1_element != "bool"),
        "that of texts and truth values there is no average",
        T1=T1_element,
        mode=mode,
    )
    roi = rules.given("C12", "roi", roi)
    rules.allowed("C11", {"roi": roi}, T2)
    rules.type("C13", "sizes", sizes_type, "int64")
    sizes_shape = rules.rank("C14", "sizes", sizes_type, exactly=1)
    roi_shape = rules.rank("C15", "roi", roi, exactly=1)
    coordinate_transformation_mode = (
        "half_pixel" if coordinate_transformation_mode is None else coordinate_transformation_mode
    )
    coordinate_transformation_mode = rules.values(
        "C16",
        "coordinate_transformation_mode",
        coordinate_transformation_mode,
        (
            "half_pixel",
            "pytorch_half_pixel",
            "align_corners",
            "asymmetric",
            "tf_half_pixel_for_nn",
            "tf_crop_and_resize",
        ),
    )
    nearest_mode = "round_prefer_floor" if nearest_mode is None else nearest_mode
    nearest_mode = rules.values(
        "C17",
        "nearest_mode",
        nearest_mode,
        ("round_prefer_floor", "round_prefer_ceil", "floor", "ceil"),
    )
    exclude_outside = 0 if exclude_outside is None else exclude_outside
    exclude_outside = rules.values("C18", "exclude_outside", exclude_outside, (0, 1))

    def by_size() -> Any:
        return sizes_type is not None

    v = sizes_shape.at(0).size
    rules.holds(
        "C19",
        lambda: v == len(d) if by_size() else True,
        "that there is one number in `sizes` for each axis of `X`",
        d=d,
        v=v,
    )
    rules.holds(
        "C20",
        lambda: not by_size() or u == 0,
        "that either factors are given or sizes, not both",
        u=u,
    )
    rules.holds("C29", lambda: by_size() or u > 0, "that factors or sizes are given", u=u)
    sizes: Any = None if sizes_type is None else values.integers(sizes_type, sizes_shape)
    rules.holds(
        "C21",
        lambda: dims.every(lambda s: s >= 0, sizes) if by_size() else True,
        "that no number in `sizes` is negative",
        sizes=sizes,
    )
    rules.holds(
        "C22",
        lambda: (
            dims.every(lambda a: sizes[a] == 0 or d[a] > 0, range(len(d)))
            if by_size() and v == len(d)
            else True
        ),
        "that an axis without elements stays as it is",
        d=d,
        sizes=sizes,
        v=v,
    )

    def cropped() -> Any:
        return coordinate_transformation_mode == "tf_crop_and_resize"

    q = roi_shape.at(0).size
    rules.holds(
        "C23",
        lambda: not cropped() or q == 2 * len(d),
        "that for `tf_crop_and_resize` there are two bounds in `roi` for each axis of `X`",
        coordinate_transformation_mode=coordinate_transformation_mode,
        d=d,
        q=q,
    )
    rules.holds(
        "C24",
        lambda: not cropped() or T1_element != "string",
        "that from texts no part can be cut out, as `extrapolation_value` is a number",
        T1=T1_element,
        coordinate_transformation_mode=coordinate_transformation_mode,
    )
    extrapolation_value = 0.0 if extrapolation_value is None else extrapolation_value
    cubic_coeff_a = -0.75 if cubic_coeff_a is None else cubic_coeff_a

    def size(a: Any) -> Any:
        return sizes[a] if by_size() else math.floor(scales[a] * d[a]) if u > 0 else d[a]

    result_shape = dims.joined(dims.each(size, lambda: range(len(d))))
    return (
        TensorType(T1_types.get("X"), result_shape),
        coordinate_transformation_mode,
        d,
        sizes,
        u,
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        exclude_outside,
        cubic_coeff_a,
    )


def _solve_13(
    rules: Rules,
    X: ValueType | None,
    roi: ValueType | None,
    scales_type: ValueType | None,
    sizes_type: ValueType | None,
    mode: Any,
    coordinate_transformation_mode: Any,
    nearest_mode: Any,
    cubic_coeff_a: Any,
    exclude_outside: Any,
    extrapolation_value: Any,
    T1: frozenset[str],
    T2: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any, Any, Any, Any, Any, Any]:
    """Check all that is known; return the type of `Y` and the values in force."""
    mode = attributes.text(rules, "mode", mode)
    coordinate_transformation_mode = attributes.text(
        rules, "coordinate_transformation_mode", coordinate_transformation_mode
    )
    nearest_mode = attributes.text(rules, "nearest_mode", nearest_mode)
    cubic_coeff_a = attributes.real(rules, "cubic_coeff_a", cubic_coeff_a)
    exclude_outside = attributes.integer(rules, "exclude_outside", exclude_outside)
    extrapolation_value = attributes.real(rules, "extrapolation_value", extrapolation_value)
    X = rules.given("C1", "X", X)
    mode = "nearest" if mode is None else mode
    mode = rules.values("C4", "mode", mode, ("nearest", "linear", "cubic"))
    rules.type("C5", "scales", scales_type, "float")
    scales_shape = rules.rank("C6", "scales", scales_type, exactly=1)
    X_shape = rules.shape("X", X)
    d = X_shape
    u = scales_shape.at(0).size
    rules.holds(
        "C7",
        lambda: u == len(d) if scales_type is not None else True,
        "that there is one factor in `scales` for each axis of `X`",
        d=d,
        u=u,
    )
    scales: Any = None if scales_type is None else values.reals(scales_type, scales_shape)
    rules.holds(
        "C8",
        lambda: dims.every(lambda s: s > 0, scales) if scales_type is not None else True,
        "that each factor in `scales` is above zero",
        scales=scales,
    )
    T1_types = rules.allowed("C10", {"X": X}, T1)
    T1_element = values.told(T1_types.get("X"))
    rules.holds(
        "C9",
        lambda: mode == "nearest" or (T1_element != "string" and T1_element != "bool"),
        "that of texts and truth values there is no average",
        T1=T1_element,
        mode=mode,
    )
    rules.allowed("C11", {"roi": roi}, T2)
    rules.type("C13", "sizes", sizes_type, "int64")
    sizes_shape = rules.rank("C14", "sizes", sizes_type, exactly=1)
    roi_shape = rules.rank("C15", "roi", roi, exactly=1)
    coordinate_transformation_mode = (
        "half_pixel" if coordinate_transformation_mode is None else coordinate_transformation_mode
    )
    coordinate_transformation_mode = rules.values(
        "C16",
        "coordinate_transformation_mode",
        coordinate_transformation_mode,
        ("half_pixel", "pytorch_half_pixel", "align_corners", "asymmetric", "tf_crop_and_resize"),
    )
    nearest_mode = "round_prefer_floor" if nearest_mode is None else nearest_mode
    nearest_mode = rules.values(
        "C17",
        "nearest_mode",
        nearest_mode,
        ("round_prefer_floor", "round_prefer_ceil", "floor", "ceil"),
    )
    exclude_outside = 0 if exclude_outside is None else exclude_outside
    exclude_outside = rules.values("C18", "exclude_outside", exclude_outside, (0, 1))

    def by_size() -> Any:
        return sizes_type is not None

    v = sizes_shape.at(0).size
    rules.holds(
        "C19",
        lambda: v == len(d) if by_size() else True,
        "that there is one number in `sizes` for each axis of `X`",
        d=d,
        v=v,
    )
    rules.holds(
        "C20",
        lambda: not by_size() or scales_type is None,
        "that either factors are given or sizes, not both",
    )
    rules.holds(
        "C29", lambda: by_size() or scales_type is not None, "that factors or sizes are given"
    )
    sizes: Any = None if sizes_type is None else values.integers(sizes_type, sizes_shape)
    rules.holds(
        "C21",
        lambda: dims.every(lambda s: s >= 0, sizes) if by_size() else True,
        "that no number in `sizes` is negative",
        sizes=sizes,
    )
    rules.holds(
        "C22",
        lambda: (
            dims.every(lambda a: sizes[a] == 0 or d[a] > 0, range(len(d)))
            if by_size() and v == len(d)
            else True
        ),
        "that an axis without elements stays as it is",
        d=d,
        sizes=sizes,
        v=v,
    )
    q = roi_shape.at(0).size

    def bounds() -> Any:
        return q if roi is not None else 0

    def cropped() -> Any:
        return coordinate_transformation_mode == "tf_crop_and_resize"

    rules.holds(
        "C23",
        lambda: not cropped() or bounds() == 2 * len(d),
        "that for `tf_crop_and_resize` there are two bounds in `roi` for each axis of `X`",
        coordinate_transformation_mode=coordinate_transformation_mode,
        d=d,
        q=q,
    )
    rules.holds(
        "C24",
        lambda: not cropped() or T1_element != "string",
        "that from texts no part can be cut out, as `extrapolation_value` is a number",
        T1=T1_element,
        coordinate_transformation_mode=coordinate_transformation_mode,
    )
    extrapolation_value = 0.0 if extrapolation_value is None else extrapolation_value
    cubic_coeff_a = -0.75 if cubic_coeff_a is None else cubic_coeff_a

    def size(a: Any) -> Any:
        return (
            sizes[a]
            if by_size()
            else math.floor(scales[a] * d[a])
            if scales_type is not None
            else d[a]
        )

    result_shape = dims.joined(dims.each(size, lambda: range(len(d))))
    return (
        TensorType(T1_types.get("X"), result_shape),
        coordinate_transformation_mode,
        d,
        sizes,
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        exclude_outside,
        cubic_coeff_a,
    )


def _solve_18(
    rules: Rules,
    X: ValueType | None,
    roi: ValueType | None,
    scales_type: ValueType | None,
    sizes_type: ValueType | None,
    mode: Any,
    coordinate_transformation_mode: Any,
    nearest_mode: Any,
    cubic_coeff_a: Any,
    exclude_outside: Any,
    extrapolation_value: Any,
    antialias: Any,
    keep_aspect_ratio_policy: Any,
    axes: Any,
    T1: frozenset[str],
    T2: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any]:
    """Check all that is known; return the type of `Y` and the values in force."""
    mode = attributes.text(rules, "mode", mode)
    coordinate_transformation_mode = attributes.text(
        rules, "coordinate_transformation_mode", coordinate_transformation_mode
    )
    nearest_mode = attributes.text(rules, "nearest_mode", nearest_mode)
    cubic_coeff_a = attributes.real(rules, "cubic_coeff_a", cubic_coeff_a)
    exclude_outside = attributes.integer(rules, "exclude_outside", exclude_outside)
    extrapolation_value = attributes.real(rules, "extrapolation_value", extrapolation_value)
    antialias = attributes.integer(rules, "antialias", antialias)
    keep_aspect_ratio_policy = attributes.text(
        rules, "keep_aspect_ratio_policy", keep_aspect_ratio_policy
    )
    axes = attributes.integers(rules, "axes", axes)
    X = rules.given("C1", "X", X)
    mode = "nearest" if mode is None else mode
    mode = rules.values("C4", "mode", mode, ("nearest", "linear", "cubic"))
    rules.type("C5", "scales", scales_type, "float")
    scales_shape = rules.rank("C6", "scales", scales_type, exactly=1)
    scales: Any = None if scales_type is None else values.reals(scales_type, scales_shape)
    rules.holds(
        "C8",
        lambda: dims.every(lambda s: s > 0, scales) if scales_type is not None else True,
        "that each factor in `scales` is above zero",
        scales=scales,
    )
    T1_types = rules.allowed("C10", {"X": X}, T1)
    T1_element = values.told(T1_types.get("X"))
    rules.holds(
        "C9",
        lambda: mode == "nearest" or (T1_element != "string" and T1_element != "bool"),
        "that of texts and truth values there is no average",
        T1=T1_element,
        mode=mode,
    )
    rules.allowed("C11", {"roi": roi}, T2)
    rules.type("C13", "sizes", sizes_type, "int64")
    sizes_shape = rules.rank("C14", "sizes", sizes_type, exactly=1)
    roi_shape = rules.rank("C15", "roi", roi, exactly=1)
    coordinate_transformation_mode = (
        "half_pixel" if coordinate_transformation_mode is None else coordinate_transformation_mode
    )
    coordinate_transformation_mode = rules.values(
        "C16",
        "coordinate_transformation_mode",
        coordinate_transformation_mode,
        ("half_pixel", "pytorch_half_pixel", "align_corners", "asymmetric", "tf_crop_and_resize"),
    )
    nearest_mode = "round_prefer_floor" if nearest_mode is None else nearest_mode
    nearest_mode = rules.values(
        "C17",
        "nearest_mode",
        nearest_mode,
        ("round_prefer_floor", "round_prefer_ceil", "floor", "ceil"),
    )
    exclude_outside = 0 if exclude_outside is None else exclude_outside
    exclude_outside = rules.values("C18", "exclude_outside", exclude_outside, (0, 1))

    def by_size() -> Any:
        return sizes_type is not None

    rules.holds(
        "C20",
        lambda: not by_size() or scales_type is None,
        "that either factors are given or sizes, not both",
    )
    rules.holds(
        "C29", lambda: by_size() or scales_type is not None, "that factors or sizes are given"
    )
    sizes: Any = None if sizes_type is None else values.integers(sizes_type, sizes_shape)
    rules.holds(
        "C21",
        lambda: dims.every(lambda s: s >= 0, sizes) if by_size() else True,
        "that no number in `sizes` is negative",
        sizes=sizes,
    )

    def cropped() -> Any:
        return coordinate_transformation_mode == "tf_crop_and_resize"

    rules.holds(
        "C24",
        lambda: not cropped() or T1_element != "string",
        "that from texts no part can be cut out, as `extrapolation_value` is a number",
        T1=T1_element,
        coordinate_transformation_mode=coordinate_transformation_mode,
    )
    X_shape = rules.shape("X", X)
    d = X_shape
    axes = dims.value(lambda: range(len(d))) if axes is None else axes
    axes = rules.ranges("C25", "axes", axes, X_shape.rank, wraps=True)
    axes = rules.distinct("C26", "axes", axes)
    u = scales_shape.at(0).size
    rules.holds(
        "C7",
        lambda: u == len(axes) if scales_type is not None else True,
        "that there is one factor in `scales` for each axis that is named",
        axes=axes,
        u=u,
    )
    v = sizes_shape.at(0).size
    rules.holds(
        "C19",
        lambda: v == len(axes) if by_size() else True,
        "that there is one number in `sizes` for each axis that is named",
        axes=axes,
        v=v,
    )
    q = roi_shape.at(0).size

    def bounds() -> Any:
        return q if roi is not None else 0

    rules.holds(
        "C23",
        lambda: not cropped() or bounds() == 2 * len(axes),
        "that for `tf_crop_and_resize` there are two bounds in `roi` for each axis that is named",
        axes=axes,
        coordinate_transformation_mode=coordinate_transformation_mode,
        q=q,
    )
    antialias = 0 if antialias is None else antialias
    antialias = rules.values("C27", "antialias", antialias, (0, 1))
    keep_aspect_ratio_policy = (
        "stretch" if keep_aspect_ratio_policy is None else keep_aspect_ratio_policy
    )
    keep_aspect_ratio_policy = rules.values(
        "C28",
        "keep_aspect_ratio_policy",
        keep_aspect_ratio_policy,
        ("stretch", "not_larger", "not_smaller"),
    )

    def fitted() -> Any:
        return by_size() and keep_aspect_ratio_policy != "stretch"

    rules.holds(
        "C22",
        lambda: (
            dims.every(
                lambda k: d[axes[k]] > 0 or (sizes[k] == 0 and (not fitted())), range(len(axes))
            )
            if by_size() and v == len(axes)
            else True
        ),
        "that an axis without elements stays as it is, and has no ratio that could be kept",
        axes=axes,
        d=d,
        keep_aspect_ratio_policy=keep_aspect_ratio_policy,
        sizes=sizes,
        v=v,
    )
    extrapolation_value = 0.0 if extrapolation_value is None else extrapolation_value
    cubic_coeff_a = -0.75 if cubic_coeff_a is None else cubic_coeff_a

    def ratios() -> Any:
        return [dims.divide(sizes[k], float(d[axes[k]])) for k in range(len(axes))]

    def fit() -> Any:
        return (
            dims.least(ratios())
            if keep_aspect_ratio_policy == "not_larger"
            else dims.most(ratios())
        )

    def place_of(a: Any) -> Any:
        return sum(k for k in range(len(axes)) if axes[k] == a)

    def size(a: Any) -> Any:
        return (
            d[a]
            if a not in axes
            else math.floor(fit() * d[a] + 0.5)
            if fitted()
            else sizes[place_of(a)]
            if by_size()
            else math.floor(scales[place_of(a)] * d[a])
            if scales_type is not None
            else d[a]
        )

    result_shape = dims.joined(dims.each(size, lambda: range(len(d))))
    return (
        TensorType(T1_types.get("X"), result_shape),
        coordinate_transformation_mode,
        axes,
        sizes,
        keep_aspect_ratio_policy,
        d,
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        antialias,
        exclude_outside,
        cubic_coeff_a,
    )


def _solve_19(
    rules: Rules,
    X: ValueType | None,
    roi: ValueType | None,
    scales_type: ValueType | None,
    sizes_type: ValueType | None,
    mode: Any,
    coordinate_transformation_mode: Any,
    nearest_mode: Any,
    cubic_coeff_a: Any,
    exclude_outside: Any,
    extrapolation_value: Any,
    antialias: Any,
    keep_aspect_ratio_policy: Any,
    axes: Any,
    T1: frozenset[str],
    T2: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any]:
    """Check all that is known; return the type of `Y` and the values in force."""
    mode = attributes.text(rules, "mode", mode)
    coordinate_transformation_mode = attributes.text(
        rules, "coordinate_transformation_mode", coordinate_transformation_mode
    )
    nearest_mode = attributes.text(rules, "nearest_mode", nearest_mode)
    cubic_coeff_a = attributes.real(rules, "cubic_coeff_a", cubic_coeff_a)
    exclude_outside = attributes.integer(rules, "exclude_outside", exclude_outside)
    extrapolation_value = attributes.real(rules, "extrapolation_value", extrapolation_value)
    antialias = attributes.integer(rules, "antialias", antialias)
    keep_aspect_ratio_policy = attributes.text(
        rules, "keep_aspect_ratio_policy", keep_aspect_ratio_policy
    )
    axes = attributes.integers(rules, "axes", axes)
    X = rules.given("C1", "X", X)
    mode = "nearest" if mode is None else mode
    mode = rules.values("C4", "mode", mode, ("nearest", "linear", "cubic"))
    rules.type("C5", "scales", scales_type, "float")
    scales_shape = rules.rank("C6", "scales", scales_type, exactly=1)
    scales: Any = None if scales_type is None else values.reals(scales_type, scales_shape)
    rules.holds(
        "C8",
        lambda: dims.every(lambda s: s > 0, scales) if scales_type is not None else True,
        "that each factor in `scales` is above zero",
        scales=scales,
    )
    T1_types = rules.allowed("C10", {"X": X}, T1)
    T1_element = values.told(T1_types.get("X"))
    rules.holds(
        "C9",
        lambda: mode == "nearest" or (T1_element != "string" and T1_element != "bool"),
        "that of texts and truth values there is no average",
        T1=T1_element,
        mode=mode,
    )
    rules.allowed("C11", {"roi": roi}, T2)
    rules.type("C13", "sizes", sizes_type, "int64")
    sizes_shape = rules.rank("C14", "sizes", sizes_type, exactly=1)
    roi_shape = rules.rank("C15", "roi", roi, exactly=1)
    coordinate_transformation_mode = (
        "half_pixel" if coordinate_transformation_mode is None else coordinate_transformation_mode
    )
    coordinate_transformation_mode = rules.values(
        "C16",
        "coordinate_transformation_mode",
        coordinate_transformation_mode,
        (
            "half_pixel",
            "half_pixel_symmetric",
            "pytorch_half_pixel",
            "align_corners",
            "asymmetric",
            "tf_crop_and_resize",
        ),
    )
    nearest_mode = "round_prefer_floor" if nearest_mode is None else nearest_mode
    nearest_mode = rules.values(
        "C17",
        "nearest_mode",
        nearest_mode,
        ("round_prefer_floor", "round_prefer_ceil", "floor", "ceil"),
    )
    exclude_outside = 0 if exclude_outside is None else exclude_outside
    exclude_outside = rules.values("C18", "exclude_outside", exclude_outside, (0, 1))

    def by_size() -> Any:
        return sizes_type is not None

    rules.holds(
        "C20",
        lambda: not by_size() or scales_type is None,
        "that either factors are given or sizes, not both",
    )
    rules.holds(
        "C29", lambda: by_size() or scales_type is not None, "that factors or sizes are given"
    )
    sizes: Any = None if sizes_type is None else values.integers(sizes_type, sizes_shape)
    rules.holds(
        "C21",
        lambda: dims.every(lambda s: s >= 0, sizes) if by_size() else True,
        "that no number in `sizes` is negative",
        sizes=sizes,
    )

    def cropped() -> Any:
        return coordinate_transformation_mode == "tf_crop_and_resize"

    rules.holds(
        "C24",
        lambda: not cropped() or T1_element != "string",
        "that from texts no part can be cut out, as `extrapolation_value` is a number",
        T1=T1_element,
        coordinate_transformation_mode=coordinate_transformation_mode,
    )
    X_shape = rules.shape("X", X)
    d = X_shape
    axes = dims.value(lambda: range(len(d))) if axes is None else axes
    axes = rules.ranges("C25", "axes", axes, X_shape.rank, wraps=True)
    axes = rules.distinct("C26", "axes", axes)
    u = scales_shape.at(0).size
    rules.holds(
        "C7",
        lambda: u == len(axes) if scales_type is not None else True,
        "that there is one factor in `scales` for each axis that is named",
        axes=axes,
        u=u,
    )
    v = sizes_shape.at(0).size
    rules.holds(
        "C19",
        lambda: v == len(axes) if by_size() else True,
        "that there is one number in `sizes` for each axis that is named",
        axes=axes,
        v=v,
    )
    q = roi_shape.at(0).size

    def bounds() -> Any:
        return q if roi is not None else 0

    rules.holds(
        "C23",
        lambda: not cropped() or bounds() == 2 * len(axes),
        "that for `tf_crop_and_resize` there are two bounds in `roi` for each axis that is named",
        axes=axes,
        coordinate_transformation_mode=coordinate_transformation_mode,
        q=q,
    )
    antialias = 0 if antialias is None else antialias
    antialias = rules.values("C27", "antialias", antialias, (0, 1))
    keep_aspect_ratio_policy = (
        "stretch" if keep_aspect_ratio_policy is None else keep_aspect_ratio_policy
    )
    keep_aspect_ratio_policy = rules.values(
        "C28",
        "keep_aspect_ratio_policy",
        keep_aspect_ratio_policy,
        ("stretch", "not_larger", "not_smaller"),
    )

    def fitted() -> Any:
        return by_size() and keep_aspect_ratio_policy != "stretch"

    rules.holds(
        "C22",
        lambda: (
            dims.every(
                lambda k: d[axes[k]] > 0 or (sizes[k] == 0 and (not fitted())), range(len(axes))
            )
            if by_size() and v == len(axes)
            else True
        ),
        "that an axis without elements stays as it is, and has no ratio that could be kept",
        axes=axes,
        d=d,
        keep_aspect_ratio_policy=keep_aspect_ratio_policy,
        sizes=sizes,
        v=v,
    )
    extrapolation_value = 0.0 if extrapolation_value is None else extrapolation_value
    cubic_coeff_a = -0.75 if cubic_coeff_a is None else cubic_coeff_a

    def ratios() -> Any:
        return [dims.divide(sizes[k], float(d[axes[k]])) for k in range(len(axes))]

    def fit() -> Any:
        return (
            dims.least(ratios())
            if keep_aspect_ratio_policy == "not_larger"
            else dims.most(ratios())
        )

    def place_of(a: Any) -> Any:
        return sum(k for k in range(len(axes)) if axes[k] == a)

    def size(a: Any) -> Any:
        return (
            d[a]
            if a not in axes
            else math.floor(fit() * d[a] + 0.5)
            if fitted()
            else sizes[place_of(a)]
            if by_size()
            else math.floor(scales[place_of(a)] * d[a])
            if scales_type is not None
            else d[a]
        )

    result_shape = dims.joined(dims.each(size, lambda: range(len(d))))
    return (
        TensorType(T1_types.get("X"), result_shape),
        coordinate_transformation_mode,
        axes,
        sizes,
        keep_aspect_ratio_policy,
        d,
        scales,
        extrapolation_value,
        mode,
        nearest_mode,
        antialias,
        exclude_outside,
        cubic_coeff_a,
    )


@np.errstate(all="ignore")
def _definition_10(Y: Any, X: Any, mode: Any, d: Any, scales: Any) -> None:
    """The definition, on whole arrays."""

    def coordinate(a: Any, x: Any) -> Any:
        return x / scales[a]

    def nearest(a: Any, x: Any) -> Any:
        if scales[a] >= 1:
            return np.floor(x)
        return np.ceil(x)

    def place_(a: Any, x: Any) -> Any:
        return np.maximum(0, np.minimum(vectors.whole(nearest(a, x)), d[a] - 1))

    def at(i: Any) -> Any:
        return [place_(a, coordinate(a, i[a])) for a in range(len(d))]

    def taps(a: Any) -> Any:
        return 2

    def near(a: Any, x: Any, k: Any) -> Any:
        return np.floor(x) + k

    def tent(x: Any) -> Any:
        return np.maximum(0.0, 1.0 - np.abs(x))

    def share(a: Any, x: Any, k: Any) -> Any:
        return tent(near(a, x, k) - x)

    def weight(i: Any, t: Any) -> Any:
        return math.prod([share(a, coordinate(a, i[a]), t[a]) for a in range(len(d))])

    def around(i: Any, t: Any) -> Any:
        return [
            np.maximum(0, np.minimum(near(a, coordinate(a, i[a]), t[a]), d[a] - 1))
            for a in range(len(d))
        ]

    def blend(i: Any) -> Any:
        return vectors.sum(
            lambda t: vectors.where(
                weight(i, t) != 0,
                vectors.read(X, *[vectors.whole(each) for each in around(i, t)]) * weight(i, t),
                0.0,
            ),
            [[taps(a) for a in range(len(d))]],
            [i],
        )

    X = vectors.values(X)
    (i,) = vectors.indices(Y.shape)
    Y[...] = vectors.stored(X[*at(i)] if mode == "nearest" else blend(i), Y.dtype)


@np.errstate(all="ignore")
def _definition_11(
    Y: Any,
    X: Any,
    roi: Any,
    coordinate_transformation_mode: Any,
    d: Any,
    sizes: Any,
    u: Any,
    scales: Any,
    extrapolation_value: Any,
    mode: Any,
    nearest_mode: Any,
    exclude_outside: Any,
    cubic_coeff_a: Any,
) -> None:
    """The definition, on whole arrays."""
    cropped = coordinate_transformation_mode == "tf_crop_and_resize"

    def by_size() -> Any:
        return sizes is not None

    def size(a: Any) -> Any:
        if by_size():
            return sizes[a]
        if u > 0:
            return math.floor(scales[a] * d[a])
        return d[a]

    def scale(a: Any) -> Any:
        if by_size():
            return functions.divide(size(a), float(d[a]))
        return scales[a]

    def centre(a: Any, x: Any) -> Any:
        return (x + 0.5) / scale(a) - 0.5

    def ideal(a: Any) -> Any:
        return scale(a) * d[a]

    def corners(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return x * (d[a] - 1) / float(ideal(a) - 1)
        return 0.0

    def low(a: Any) -> Any:
        return roi[a]

    def high(a: Any) -> Any:
        return roi[len(d) + a]

    def cut(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return low(a) * (d[a] - 1) + x * (high(a) - low(a)) * (d[a] - 1) / float(size(a) - 1)
        return 0.5 * (low(a) + high(a)) * (d[a] - 1)

    def coordinate(a: Any, x: Any) -> Any:
        if coordinate_transformation_mode == "half_pixel":
            return centre(a, x)
        if coordinate_transformation_mode == "pytorch_half_pixel":
            if size(a) > 1:
                return centre(a, x)
            return 0.0
        if coordinate_transformation_mode == "align_corners":
            return corners(a, x)
        if coordinate_transformation_mode == "asymmetric":
            return x / scale(a)
        if coordinate_transformation_mode == "tf_half_pixel_for_nn":
            return (x + 0.5) / scale(a)
        if cropped:
            return cut(a, x)
        return 0.0

    def outside(i: Any) -> Any:
        return cropped and functools.reduce(
            np.logical_or,
            [
                ~((0 <= coordinate(a, i[a])) & (coordinate(a, i[a]) <= d[a] - 1))
                for a in range(len(d))
            ],
        )

    def low_2(a: Any) -> Any:
        return vectors.read(roi, a)

    def high_2(a: Any) -> Any:
        return vectors.read(roi, len(d) + a)

    def cut_2(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return low_2(a) * (d[a] - 1) + x * (high_2(a) - low_2(a)) * (d[a] - 1) / float(
                size(a) - 1
            )
        return 0.5 * (low_2(a) + high_2(a)) * (d[a] - 1)

    def coordinate_2(a: Any, x: Any) -> Any:
        if coordinate_transformation_mode == "half_pixel":
            return centre(a, x)
        if coordinate_transformation_mode == "pytorch_half_pixel":
            if size(a) > 1:
                return centre(a, x)
            return 0.0
        if coordinate_transformation_mode == "align_corners":
            return corners(a, x)
        if coordinate_transformation_mode == "asymmetric":
            return x / scale(a)
        if coordinate_transformation_mode == "tf_half_pixel_for_nn":
            return (x + 0.5) / scale(a)
        if cropped:
            return cut_2(a, x)
        return 0.0

    def nearest(a: Any, x: Any) -> Any:
        if nearest_mode == "round_prefer_floor":
            return np.ceil(x - 0.5)
        if nearest_mode == "round_prefer_ceil":
            return np.floor(x + 0.5)
        if nearest_mode == "floor":
            return np.floor(x)
        return np.ceil(x)

    def place_(a: Any, x: Any) -> Any:
        return np.maximum(0, np.minimum(vectors.whole(nearest(a, x)), d[a] - 1))

    def at(i: Any) -> Any:
        return [place_(a, coordinate_2(a, i[a])) for a in range(len(d))]

    radius = 2 if mode == "cubic" else 1

    def taps(a: Any) -> Any:
        return 2 * radius

    def near(a: Any, x: Any, k: Any) -> Any:
        return np.floor(x) - radius + 1 + k

    def spline(x: Any) -> Any:
        return vectors.where(
            x <= 1,
            ((cubic_coeff_a + 2) * x - (cubic_coeff_a + 3)) * x * x + 1,
            vectors.where(x < 2, cubic_coeff_a * (((x - 5) * x + 8) * x - 4), 0.0),
        )

    def tent(x: Any) -> Any:
        return np.maximum(0.0, 1.0 - np.abs(x))

    def kernel(x: Any) -> Any:
        if mode == "cubic":
            return spline(np.abs(x))
        return tent(x)

    def raw(a: Any, x: Any, p: Any) -> Any:
        return vectors.where(exclude_outside == 0 or (0 <= p) & (p < d[a]), kernel(p - x), 0.0)

    def total(a: Any, x: Any) -> Any:
        return vectors.sum(lambda k: raw(a, x, near(a, x, k)), [taps(a)], [x])

    def share(a: Any, x: Any, k: Any) -> Any:
        return raw(a, x, near(a, x, k)) / total(a, x)

    def weight(i: Any, t: Any) -> Any:
        return math.prod([share(a, coordinate_2(a, i[a]), t[a]) for a in range(len(d))])

    def around(i: Any, t: Any) -> Any:
        return [
            np.maximum(0, np.minimum(near(a, coordinate_2(a, i[a]), t[a]), d[a] - 1))
            for a in range(len(d))
        ]

    def blend(i: Any) -> Any:
        return vectors.sum(
            lambda t: vectors.where(
                weight(i, t) != 0,
                vectors.read(X, *[vectors.whole(each) for each in around(i, t)]) * weight(i, t),
                0.0,
            ),
            [[taps(a) for a in range(len(d))]],
            [i],
        )

    X = vectors.values(X)
    roi = vectors.values(roi)
    (i,) = vectors.indices(Y.shape)
    Y[...] = vectors.stored(
        vectors.where(
            outside(i),
            extrapolation_value,
            vectors.read(X, *at(i)) if mode == "nearest" else blend(i),
        ),
        Y.dtype,
    )


@np.errstate(all="ignore")
def _definition_13(
    Y: Any,
    X: Any,
    roi: Any,
    coordinate_transformation_mode: Any,
    d: Any,
    sizes: Any,
    scales: Any,
    extrapolation_value: Any,
    mode: Any,
    nearest_mode: Any,
    exclude_outside: Any,
    cubic_coeff_a: Any,
) -> None:
    """The definition, on whole arrays."""
    cropped = coordinate_transformation_mode == "tf_crop_and_resize"

    def by_size() -> Any:
        return sizes is not None

    def size(a: Any) -> Any:
        if by_size():
            return sizes[a]
        if scales is not None:
            return math.floor(scales[a] * d[a])
        return d[a]

    def scale(a: Any) -> Any:
        if by_size():
            return functions.divide(size(a), float(d[a]))
        return scales[a]

    def centre(a: Any, x: Any) -> Any:
        return (x + 0.5) / scale(a) - 0.5

    def ideal(a: Any) -> Any:
        return scale(a) * d[a]

    def corners(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return x * (d[a] - 1) / float(ideal(a) - 1)
        return 0.0

    def low(a: Any) -> Any:
        return roi[a]

    def high(a: Any) -> Any:
        return roi[len(d) + a]

    def cut(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return low(a) * (d[a] - 1) + x * (high(a) - low(a)) * (d[a] - 1) / float(size(a) - 1)
        return 0.5 * (low(a) + high(a)) * (d[a] - 1)

    def coordinate(a: Any, x: Any) -> Any:
        if coordinate_transformation_mode == "half_pixel":
            return centre(a, x)
        if coordinate_transformation_mode == "pytorch_half_pixel":
            if size(a) > 1:
                return centre(a, x)
            return 0.0
        if coordinate_transformation_mode == "align_corners":
            return corners(a, x)
        if coordinate_transformation_mode == "asymmetric":
            return x / scale(a)
        if cropped:
            return cut(a, x)
        return 0.0

    def outside(i: Any) -> Any:
        return cropped and functools.reduce(
            np.logical_or,
            [
                ~((0 <= coordinate(a, i[a])) & (coordinate(a, i[a]) <= d[a] - 1))
                for a in range(len(d))
            ],
        )

    def low_2(a: Any) -> Any:
        return vectors.read(roi, a)

    def high_2(a: Any) -> Any:
        return vectors.read(roi, len(d) + a)

    def cut_2(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return low_2(a) * (d[a] - 1) + x * (high_2(a) - low_2(a)) * (d[a] - 1) / float(
                size(a) - 1
            )
        return 0.5 * (low_2(a) + high_2(a)) * (d[a] - 1)

    def coordinate_2(a: Any, x: Any) -> Any:
        if coordinate_transformation_mode == "half_pixel":
            return centre(a, x)
        if coordinate_transformation_mode == "pytorch_half_pixel":
            if size(a) > 1:
                return centre(a, x)
            return 0.0
        if coordinate_transformation_mode == "align_corners":
            return corners(a, x)
        if coordinate_transformation_mode == "asymmetric":
            return x / scale(a)
        if cropped:
            return cut_2(a, x)
        return 0.0

    def nearest(a: Any, x: Any) -> Any:
        if nearest_mode == "round_prefer_floor":
            return np.ceil(x - 0.5)
        if nearest_mode == "round_prefer_ceil":
            return np.floor(x + 0.5)
        if nearest_mode == "floor":
            return np.floor(x)
        return np.ceil(x)

    def place_(a: Any, x: Any) -> Any:
        return np.maximum(0, np.minimum(vectors.whole(nearest(a, x)), d[a] - 1))

    def at(i: Any) -> Any:
        return [place_(a, coordinate_2(a, i[a])) for a in range(len(d))]

    radius = 2 if mode == "cubic" else 1

    def taps(a: Any) -> Any:
        return 2 * radius

    def near(a: Any, x: Any, k: Any) -> Any:
        return np.floor(x) - radius + 1 + k

    def spline(x: Any) -> Any:
        return vectors.where(
            x <= 1,
            ((cubic_coeff_a + 2) * x - (cubic_coeff_a + 3)) * x * x + 1,
            vectors.where(x < 2, cubic_coeff_a * (((x - 5) * x + 8) * x - 4), 0.0),
        )

    def tent(x: Any) -> Any:
        return np.maximum(0.0, 1.0 - np.abs(x))

    def kernel(x: Any) -> Any:
        if mode == "cubic":
            return spline(np.abs(x))
        return tent(x)

    def raw(a: Any, x: Any, p: Any) -> Any:
        return vectors.where(exclude_outside == 0 or (0 <= p) & (p < d[a]), kernel(p - x), 0.0)

    def total(a: Any, x: Any) -> Any:
        return vectors.sum(lambda k: raw(a, x, near(a, x, k)), [taps(a)], [x])

    def share(a: Any, x: Any, k: Any) -> Any:
        return raw(a, x, near(a, x, k)) / total(a, x)

    def weight(i: Any, t: Any) -> Any:
        return math.prod([share(a, coordinate_2(a, i[a]), t[a]) for a in range(len(d))])

    def around(i: Any, t: Any) -> Any:
        return [
            np.maximum(0, np.minimum(near(a, coordinate_2(a, i[a]), t[a]), d[a] - 1))
            for a in range(len(d))
        ]

    def blend(i: Any) -> Any:
        return vectors.sum(
            lambda t: vectors.where(
                weight(i, t) != 0,
                vectors.read(X, *[vectors.whole(each) for each in around(i, t)]) * weight(i, t),
                0.0,
            ),
            [[taps(a) for a in range(len(d))]],
            [i],
        )

    X = vectors.values(X)
    roi = vectors.values(roi)
    (i,) = vectors.indices(Y.shape)
    Y[...] = vectors.stored(
        vectors.where(
            outside(i),
            extrapolation_value,
            vectors.read(X, *at(i)) if mode == "nearest" else blend(i),
        ),
        Y.dtype,
    )


@np.errstate(all="ignore")
def _definition_18(
    Y: Any,
    X: Any,
    roi: Any,
    coordinate_transformation_mode: Any,
    axes: Any,
    sizes: Any,
    keep_aspect_ratio_policy: Any,
    d: Any,
    scales: Any,
    extrapolation_value: Any,
    mode: Any,
    nearest_mode: Any,
    antialias: Any,
    exclude_outside: Any,
    cubic_coeff_a: Any,
) -> None:
    """The definition, on whole arrays."""
    cropped = coordinate_transformation_mode == "tf_crop_and_resize"

    def by_size() -> Any:
        return sizes is not None

    def fitted() -> Any:
        return by_size() and keep_aspect_ratio_policy != "stretch"

    def ratios() -> Any:
        return [functions.divide(sizes[k], float(d[axes[k]])) for k in range(len(axes))]

    def fit() -> Any:
        if keep_aspect_ratio_policy == "not_larger":
            return functions.min(ratios())
        return functions.max(ratios())

    def place_of(a: Any) -> Any:
        return sum(k for k in range(len(axes)) if axes[k] == a)

    def size(a: Any) -> Any:
        if a not in axes:
            return d[a]
        if fitted():
            return math.floor(fit() * d[a] + 0.5)
        if by_size():
            return sizes[place_of(a)]
        if scales is not None:
            return math.floor(scales[place_of(a)] * d[a])
        return d[a]

    def scale(a: Any) -> Any:
        if a not in axes:
            return 1.0
        if fitted():
            return fit()
        if by_size():
            return functions.divide(size(a), float(d[a]))
        return scales[place_of(a)]

    def centre(a: Any, x: Any) -> Any:
        return (x + 0.5) / scale(a) - 0.5

    def ideal(a: Any) -> Any:
        return scale(a) * d[a]

    def corners(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return x * (d[a] - 1) / float(ideal(a) - 1)
        return 0.0

    def low(a: Any) -> Any:
        if a in axes:
            return roi[place_of(a)]
        return 0.0

    def high(a: Any) -> Any:
        if a in axes:
            return roi[len(axes) + place_of(a)]
        return 1.0

    def cut(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return low(a) * (d[a] - 1) + x * (high(a) - low(a)) * (d[a] - 1) / float(size(a) - 1)
        return 0.5 * (low(a) + high(a)) * (d[a] - 1)

    def coordinate(a: Any, x: Any) -> Any:
        if coordinate_transformation_mode == "half_pixel":
            return centre(a, x)
        if coordinate_transformation_mode == "pytorch_half_pixel":
            if size(a) > 1:
                return centre(a, x)
            return 0.0
        if coordinate_transformation_mode == "align_corners":
            return corners(a, x)
        if coordinate_transformation_mode == "asymmetric":
            return x / scale(a)
        if cropped:
            return cut(a, x)
        return 0.0

    def outside(i: Any) -> Any:
        return cropped and functools.reduce(
            np.logical_or,
            [~((0 <= coordinate(a, i[a])) & (coordinate(a, i[a]) <= d[a] - 1)) for a in axes],
        )

    def low_2(a: Any) -> Any:
        if a in axes:
            return vectors.read(roi, place_of(a))
        return 0.0

    def high_2(a: Any) -> Any:
        if a in axes:
            return vectors.read(roi, len(axes) + place_of(a))
        return 1.0

    def cut_2(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return low_2(a) * (d[a] - 1) + x * (high_2(a) - low_2(a)) * (d[a] - 1) / float(
                size(a) - 1
            )
        return 0.5 * (low_2(a) + high_2(a)) * (d[a] - 1)

    def coordinate_2(a: Any, x: Any) -> Any:
        if coordinate_transformation_mode == "half_pixel":
            return centre(a, x)
        if coordinate_transformation_mode == "pytorch_half_pixel":
            if size(a) > 1:
                return centre(a, x)
            return 0.0
        if coordinate_transformation_mode == "align_corners":
            return corners(a, x)
        if coordinate_transformation_mode == "asymmetric":
            return x / scale(a)
        if cropped:
            return cut_2(a, x)
        return 0.0

    def nearest(a: Any, x: Any) -> Any:
        if nearest_mode == "round_prefer_floor":
            return np.ceil(x - 0.5)
        if nearest_mode == "round_prefer_ceil":
            return np.floor(x + 0.5)
        if nearest_mode == "floor":
            return np.floor(x)
        return np.ceil(x)

    def place_(a: Any, x: Any) -> Any:
        return np.maximum(0, np.minimum(vectors.whole(nearest(a, x)), d[a] - 1))

    def at(i: Any) -> Any:
        return [place_(a, coordinate_2(a, i[a])) for a in range(len(d))]

    def shrink(a: Any) -> Any:
        if antialias == 1:
            return functions.min(1.0, scale(a))
        return 1.0

    def radius(a: Any) -> Any:
        if mode == "cubic":
            return math.ceil(functions.divide(2, shrink(a)))
        return math.ceil(functions.divide(1, shrink(a)))

    def taps(a: Any) -> Any:
        return 2 * radius(a)

    def near(a: Any, x: Any, k: Any) -> Any:
        return np.floor(x) - radius(a) + 1 + k

    def spline(x: Any) -> Any:
        return vectors.where(
            x <= 1,
            ((cubic_coeff_a + 2) * x - (cubic_coeff_a + 3)) * x * x + 1,
            vectors.where(x < 2, cubic_coeff_a * (((x - 5) * x + 8) * x - 4), 0.0),
        )

    def tent(x: Any) -> Any:
        return np.maximum(0.0, 1.0 - np.abs(x))

    def kernel(x: Any) -> Any:
        if mode == "cubic":
            return spline(np.abs(x))
        return tent(x)

    def raw(a: Any, x: Any, p: Any) -> Any:
        return vectors.where(
            exclude_outside == 0 or (0 <= p) & (p < d[a]), kernel((p - x) * shrink(a)), 0.0
        )

    def total(a: Any, x: Any) -> Any:
        return vectors.sum(lambda k: raw(a, x, near(a, x, k)), [taps(a)], [x])

    def share(a: Any, x: Any, k: Any) -> Any:
        return raw(a, x, near(a, x, k)) / total(a, x)

    def weight(i: Any, t: Any) -> Any:
        return math.prod([share(a, coordinate_2(a, i[a]), t[a]) for a in range(len(d))])

    def around(i: Any, t: Any) -> Any:
        return [
            np.maximum(0, np.minimum(near(a, coordinate_2(a, i[a]), t[a]), d[a] - 1))
            for a in range(len(d))
        ]

    def blend(i: Any) -> Any:
        return vectors.sum(
            lambda t: vectors.where(
                weight(i, t) != 0,
                vectors.read(X, *[vectors.whole(each) for each in around(i, t)]) * weight(i, t),
                0.0,
            ),
            [[taps(a) for a in range(len(d))]],
            [i],
        )

    X = vectors.values(X)
    roi = vectors.values(roi)
    (i,) = vectors.indices(Y.shape)
    Y[...] = vectors.stored(
        vectors.where(
            outside(i),
            extrapolation_value,
            vectors.read(X, *at(i)) if mode == "nearest" else blend(i),
        ),
        Y.dtype,
    )


@np.errstate(all="ignore")
def _definition_19(
    Y: Any,
    X: Any,
    roi: Any,
    coordinate_transformation_mode: Any,
    axes: Any,
    sizes: Any,
    keep_aspect_ratio_policy: Any,
    d: Any,
    scales: Any,
    extrapolation_value: Any,
    mode: Any,
    nearest_mode: Any,
    antialias: Any,
    exclude_outside: Any,
    cubic_coeff_a: Any,
) -> None:
    """The definition, on whole arrays."""
    cropped = coordinate_transformation_mode == "tf_crop_and_resize"

    def by_size() -> Any:
        return sizes is not None

    def fitted() -> Any:
        return by_size() and keep_aspect_ratio_policy != "stretch"

    def ratios() -> Any:
        return [functions.divide(sizes[k], float(d[axes[k]])) for k in range(len(axes))]

    def fit() -> Any:
        if keep_aspect_ratio_policy == "not_larger":
            return functions.min(ratios())
        return functions.max(ratios())

    def place_of(a: Any) -> Any:
        return sum(k for k in range(len(axes)) if axes[k] == a)

    def size(a: Any) -> Any:
        if a not in axes:
            return d[a]
        if fitted():
            return math.floor(fit() * d[a] + 0.5)
        if by_size():
            return sizes[place_of(a)]
        if scales is not None:
            return math.floor(scales[place_of(a)] * d[a])
        return d[a]

    def scale(a: Any) -> Any:
        if a not in axes:
            return 1.0
        if fitted():
            return fit()
        if by_size():
            return functions.divide(size(a), float(d[a]))
        return scales[place_of(a)]

    def centre(a: Any, x: Any) -> Any:
        return (x + 0.5) / scale(a) - 0.5

    def ideal(a: Any) -> Any:
        return scale(a) * d[a]

    def corners(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return x * (d[a] - 1) / float(ideal(a) - 1)
        return 0.0

    def low(a: Any) -> Any:
        if a in axes:
            return roi[place_of(a)]
        return 0.0

    def high(a: Any) -> Any:
        if a in axes:
            return roi[len(axes) + place_of(a)]
        return 1.0

    def cut(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return low(a) * (d[a] - 1) + x * (high(a) - low(a)) * (d[a] - 1) / float(size(a) - 1)
        return 0.5 * (low(a) + high(a)) * (d[a] - 1)

    def coordinate(a: Any, x: Any) -> Any:
        if coordinate_transformation_mode == "half_pixel":
            return centre(a, x)
        if coordinate_transformation_mode == "half_pixel_symmetric":
            return functions.divide(d[a], 2.0) * (1 - functions.divide(size(a), ideal(a))) + centre(
                a, x
            )
        if coordinate_transformation_mode == "pytorch_half_pixel":
            if size(a) > 1:
                return centre(a, x)
            return 0.0
        if coordinate_transformation_mode == "align_corners":
            return corners(a, x)
        if coordinate_transformation_mode == "asymmetric":
            return x / scale(a)
        if cropped:
            return cut(a, x)
        return 0.0

    def outside(i: Any) -> Any:
        return cropped and functools.reduce(
            np.logical_or,
            [~((0 <= coordinate(a, i[a])) & (coordinate(a, i[a]) <= d[a] - 1)) for a in axes],
        )

    def low_2(a: Any) -> Any:
        if a in axes:
            return vectors.read(roi, place_of(a))
        return 0.0

    def high_2(a: Any) -> Any:
        if a in axes:
            return vectors.read(roi, len(axes) + place_of(a))
        return 1.0

    def cut_2(a: Any, x: Any) -> Any:
        if size(a) > 1:
            return low_2(a) * (d[a] - 1) + x * (high_2(a) - low_2(a)) * (d[a] - 1) / float(
                size(a) - 1
            )
        return 0.5 * (low_2(a) + high_2(a)) * (d[a] - 1)

    def coordinate_2(a: Any, x: Any) -> Any:
        if coordinate_transformation_mode == "half_pixel":
            return centre(a, x)
        if coordinate_transformation_mode == "half_pixel_symmetric":
            return functions.divide(d[a], 2.0) * (1 - functions.divide(size(a), ideal(a))) + centre(
                a, x
            )
        if coordinate_transformation_mode == "pytorch_half_pixel":
            if size(a) > 1:
                return centre(a, x)
            return 0.0
        if coordinate_transformation_mode == "align_corners":
            return corners(a, x)
        if coordinate_transformation_mode == "asymmetric":
            return x / scale(a)
        if cropped:
            return cut_2(a, x)
        return 0.0

    def nearest(a: Any, x: Any) -> Any:
        if nearest_mode == "round_prefer_floor":
            return np.ceil(x - 0.5)
        if nearest_mode == "round_prefer_ceil":
            return np.floor(x + 0.5)
        if nearest_mode == "floor":
            return np.floor(x)
        return np.ceil(x)

    def place_(a: Any, x: Any) -> Any:
        return np.maximum(0, np.minimum(vectors.whole(nearest(a, x)), d[a] - 1))

    def at(i: Any) -> Any:
        return [place_(a, coordinate_2(a, i[a])) for a in range(len(d))]

    def shrink(a: Any) -> Any:
        if antialias == 1:
            return functions.min(1.0, scale(a))
        return 1.0

    def radius(a: Any) -> Any:
        if mode == "cubic":
            return math.ceil(functions.divide(2, shrink(a)))
        return math.ceil(functions.divide(1, shrink(a)))

    def taps(a: Any) -> Any:
        return 2 * radius(a)

    def near(a: Any, x: Any, k: Any) -> Any:
        return np.floor(x) - radius(a) + 1 + k

    def spline(x: Any) -> Any:
        return vectors.where(
            x <= 1,
            ((cubic_coeff_a + 2) * x - (cubic_coeff_a + 3)) * x * x + 1,
            vectors.where(x < 2, cubic_coeff_a * (((x - 5) * x + 8) * x - 4), 0.0),
        )

    def tent(x: Any) -> Any:
        return np.maximum(0.0, 1.0 - np.abs(x))

    def kernel(x: Any) -> Any:
        if mode == "cubic":
            return spline(np.abs(x))
        return tent(x)

    def raw(a: Any, x: Any, p: Any) -> Any:
        return vectors.where(
            exclude_outside == 0 or (0 <= p) & (p < d[a]), kernel((p - x) * shrink(a)), 0.0
        )

    def total(a: Any, x: Any) -> Any:
        return vectors.sum(lambda k: raw(a, x, near(a, x, k)), [taps(a)], [x])

    def share(a: Any, x: Any, k: Any) -> Any:
        return raw(a, x, near(a, x, k)) / total(a, x)

    def weight(i: Any, t: Any) -> Any:
        return math.prod([share(a, coordinate_2(a, i[a]), t[a]) for a in range(len(d))])

    def around(i: Any, t: Any) -> Any:
        return [
            np.maximum(0, np.minimum(near(a, coordinate_2(a, i[a]), t[a]), d[a] - 1))
            for a in range(len(d))
        ]

    def blend(i: Any) -> Any:
        return vectors.sum(
            lambda t: vectors.where(
                weight(i, t) != 0,
                vectors.read(X, *[vectors.whole(each) for each in around(i, t)]) * weight(i, t),
                0.0,
            ),
            [[taps(a) for a in range(len(d))]],
            [i],
        )

    X = vectors.values(X)
    roi = vectors.values(roi)
    (i,) = vectors.indices(Y.shape)
    Y[...] = vectors.stored(
        vectors.where(
            outside(i),
            extrapolation_value,
            vectors.read(X, *at(i)) if mode == "nearest" else blend(i),
        ),
        Y.dtype,
    )


SCHEMAS = {
    10: Schema(
        operator="Resize",
        domain="ai.onnx",
        since_version=10,
        inputs=(
            Parameter("X", "T"),
            Parameter("scales", "tensor(float)"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(Attribute("mode", "string", "mode", default="nearest"),),
        types={"T": _T_10},
        clauses={
            "Resize-10.C1": "The input X is given.",
            "Resize-10.C2": "The input scales is given.",
            "Resize-10.C3": "X has one of the 15 element types that T allows.",
            "Resize-10.C4": "mode is nearest or linear.",
            "Resize-10.C5": "scales has the element type float.",
            "Resize-10.C6": "scales has rank 1.",
            "Resize-10.C7": "There is one factor in scales for each axis of X.",
            "Resize-10.C8": "Each factor in scales is above zero.",
            "Resize-10.C9": "Of texts and truth values there is no average.",
        },
        run=resize_10,
        infer=infer_resize_10,
        check=check_resize_10,
    ),
    11: Schema(
        operator="Resize",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("X", "T1"),
            Parameter("roi", "T2"),
            Parameter("scales", "tensor(float)"),
            Parameter("sizes", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("Y", "T1"),),
        attributes=(
            Attribute("mode", "string", "mode", default="nearest"),
            Attribute(
                "coordinate_transformation_mode",
                "string",
                "coordinate_transformation_mode",
                default="half_pixel",
            ),
            Attribute("nearest_mode", "string", "nearest_mode", default="round_prefer_floor"),
            Attribute("cubic_coeff_a", "float", "cubic_coeff_a", default=-0.75),
            Attribute("exclude_outside", "int", "exclude_outside", default=0),
            Attribute("extrapolation_value", "float", "extrapolation_value", default=0.0),
        ),
        types={"T1": _T1_11, "T2": _T2_11},
        clauses={
            "Resize-11.C1": "The input X is given.",
            "Resize-11.C2": "The input scales is given.",
            "Resize-11.C4": "mode is nearest, linear or cubic.",
            "Resize-11.C5": "scales has the element type float.",
            "Resize-11.C6": "scales has rank 1.",
            "Resize-11.C7": "There is one factor in scales for each axis of X.",
            "Resize-11.C8": "Each factor in scales is above zero.",
            "Resize-11.C9": "Of texts and truth values there is no average.",
            "Resize-11.C10": "X has one of the 15 element types that T1 allows.",
            "Resize-11.C11": "roi has the element type float, float16 or double.",
            "Resize-11.C12": "The input roi is given.",
            "Resize-11.C13": "sizes has the element type int64.",
            "Resize-11.C14": "sizes has rank 1.",
            "Resize-11.C15": "roi has rank 1.",
            "Resize-11.C16": (
                "coordinate_transformation_mode is half_pixel, "
                "pytorch_half_pixel, align_corners, asymmetric, "
                "tf_half_pixel_for_nn or tf_crop_and_resize."
            ),
            "Resize-11.C17": (
                "nearest_mode is round_prefer_floor, round_prefer_ceil, floor or ceil."
            ),
            "Resize-11.C18": "exclude_outside is 0 or 1.",
            "Resize-11.C19": "There is one number in sizes for each axis of X.",
            "Resize-11.C20": "Either factors are given or sizes, not both.",
            "Resize-11.C29": "Factors or sizes are given.",
            "Resize-11.C21": "No number in sizes is negative.",
            "Resize-11.C22": "An axis without elements stays as it is.",
            "Resize-11.C23": (
                "For tf_crop_and_resize there are two bounds in roi for each axis of X."
            ),
            "Resize-11.C24": (
                "From texts no part can be cut out, as extrapolation_value is a number."
            ),
        },
        run=resize_11,
        infer=infer_resize_11,
        check=check_resize_11,
    ),
    13: Schema(
        operator="Resize",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("X", "T1"),
            Parameter("roi", "T2", "optional"),
            Parameter("scales", "tensor(float)", "optional"),
            Parameter("sizes", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("Y", "T1"),),
        attributes=(
            Attribute("mode", "string", "mode", default="nearest"),
            Attribute(
                "coordinate_transformation_mode",
                "string",
                "coordinate_transformation_mode",
                default="half_pixel",
            ),
            Attribute("nearest_mode", "string", "nearest_mode", default="round_prefer_floor"),
            Attribute("cubic_coeff_a", "float", "cubic_coeff_a", default=-0.75),
            Attribute("exclude_outside", "int", "exclude_outside", default=0),
            Attribute("extrapolation_value", "float", "extrapolation_value", default=0.0),
        ),
        types={"T1": _T1_13, "T2": _T2_11},
        clauses={
            "Resize-13.C1": "The input X is given.",
            "Resize-13.C4": "mode is nearest, linear or cubic.",
            "Resize-13.C5": "scales has the element type float.",
            "Resize-13.C6": "scales has rank 1.",
            "Resize-13.C7": "There is one factor in scales for each axis of X.",
            "Resize-13.C8": "Each factor in scales is above zero.",
            "Resize-13.C9": "Of texts and truth values there is no average.",
            "Resize-13.C10": "X has one of the 16 element types that T1 allows.",
            "Resize-13.C11": "roi has the element type float, float16 or double.",
            "Resize-13.C13": "sizes has the element type int64.",
            "Resize-13.C14": "sizes has rank 1.",
            "Resize-13.C15": "roi has rank 1.",
            "Resize-13.C16": (
                "coordinate_transformation_mode is half_pixel, "
                "pytorch_half_pixel, align_corners, asymmetric or "
                "tf_crop_and_resize."
            ),
            "Resize-13.C17": (
                "nearest_mode is round_prefer_floor, round_prefer_ceil, floor or ceil."
            ),
            "Resize-13.C18": "exclude_outside is 0 or 1.",
            "Resize-13.C19": "There is one number in sizes for each axis of X.",
            "Resize-13.C20": "Either factors are given or sizes, not both.",
            "Resize-13.C29": "Factors or sizes are given.",
            "Resize-13.C21": "No number in sizes is negative.",
            "Resize-13.C22": "An axis without elements stays as it is.",
            "Resize-13.C23": (
                "For tf_crop_and_resize there are two bounds in roi for each axis of X."
            ),
            "Resize-13.C24": (
                "From texts no part can be cut out, as extrapolation_value is a number."
            ),
        },
        run=resize_13,
        infer=infer_resize_13,
        check=check_resize_13,
    ),
    18: Schema(
        operator="Resize",
        domain="ai.onnx",
        since_version=18,
        inputs=(
            Parameter("X", "T1"),
            Parameter("roi", "T2", "optional"),
            Parameter("scales", "tensor(float)", "optional"),
            Parameter("sizes", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("Y", "T1"),),
        attributes=(
            Attribute("mode", "string", "mode", default="nearest"),
            Attribute(
                "coordinate_transformation_mode",
                "string",
                "coordinate_transformation_mode",
                default="half_pixel",
            ),
            Attribute("nearest_mode", "string", "nearest_mode", default="round_prefer_floor"),
            Attribute("cubic_coeff_a", "float", "cubic_coeff_a", default=-0.75),
            Attribute("exclude_outside", "int", "exclude_outside", default=0),
            Attribute("extrapolation_value", "float", "extrapolation_value", default=0.0),
            Attribute("antialias", "int", "antialias", default=0),
            Attribute(
                "keep_aspect_ratio_policy", "string", "keep_aspect_ratio_policy", default="stretch"
            ),
            Attribute("axes", "ints", "axes"),
        ),
        types={"T1": _T1_13, "T2": _T2_11},
        clauses={
            "Resize-18.C1": "The input X is given.",
            "Resize-18.C4": "mode is nearest, linear or cubic.",
            "Resize-18.C5": "scales has the element type float.",
            "Resize-18.C6": "scales has rank 1.",
            "Resize-18.C7": "There is one factor in scales for each axis that is named.",
            "Resize-18.C8": "Each factor in scales is above zero.",
            "Resize-18.C9": "Of texts and truth values there is no average.",
            "Resize-18.C10": "X has one of the 16 element types that T1 allows.",
            "Resize-18.C11": "roi has the element type float, float16 or double.",
            "Resize-18.C13": "sizes has the element type int64.",
            "Resize-18.C14": "sizes has rank 1.",
            "Resize-18.C15": "roi has rank 1.",
            "Resize-18.C16": (
                "coordinate_transformation_mode is half_pixel, "
                "pytorch_half_pixel, align_corners, asymmetric or "
                "tf_crop_and_resize."
            ),
            "Resize-18.C17": (
                "nearest_mode is round_prefer_floor, round_prefer_ceil, floor or ceil."
            ),
            "Resize-18.C18": "exclude_outside is 0 or 1.",
            "Resize-18.C19": "There is one number in sizes for each axis that is named.",
            "Resize-18.C20": "Either factors are given or sizes, not both.",
            "Resize-18.C29": "Factors or sizes are given.",
            "Resize-18.C21": "No number in sizes is negative.",
            "Resize-18.C22": (
                "An axis without elements stays as it is, and has no ratio that could be kept."
            ),
            "Resize-18.C23": (
                "For tf_crop_and_resize there are two bounds in roi for each axis that is named."
            ),
            "Resize-18.C24": (
                "From texts no part can be cut out, as extrapolation_value is a number."
            ),
            "Resize-18.C25": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of X. A negative value counts from"
                " the back."
            ),
            "Resize-18.C26": "No two entries of axes name the same axis.",
            "Resize-18.C27": "antialias is 0 or 1.",
            "Resize-18.C28": "keep_aspect_ratio_policy is stretch, not_larger or not_smaller.",
        },
        run=resize_18,
        infer=infer_resize_18,
        check=check_resize_18,
    ),
    19: Schema(
        operator="Resize",
        domain="ai.onnx",
        since_version=19,
        inputs=(
            Parameter("X", "T1"),
            Parameter("roi", "T2", "optional"),
            Parameter("scales", "tensor(float)", "optional"),
            Parameter("sizes", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("Y", "T1"),),
        attributes=(
            Attribute("mode", "string", "mode", default="nearest"),
            Attribute(
                "coordinate_transformation_mode",
                "string",
                "coordinate_transformation_mode",
                default="half_pixel",
            ),
            Attribute("nearest_mode", "string", "nearest_mode", default="round_prefer_floor"),
            Attribute("cubic_coeff_a", "float", "cubic_coeff_a", default=-0.75),
            Attribute("exclude_outside", "int", "exclude_outside", default=0),
            Attribute("extrapolation_value", "float", "extrapolation_value", default=0.0),
            Attribute("antialias", "int", "antialias", default=0),
            Attribute(
                "keep_aspect_ratio_policy", "string", "keep_aspect_ratio_policy", default="stretch"
            ),
            Attribute("axes", "ints", "axes"),
        ),
        types={"T1": _T1_13, "T2": _T2_11},
        clauses={
            "Resize-19.C1": "The input X is given.",
            "Resize-19.C4": "mode is nearest, linear or cubic.",
            "Resize-19.C5": "scales has the element type float.",
            "Resize-19.C6": "scales has rank 1.",
            "Resize-19.C7": "There is one factor in scales for each axis that is named.",
            "Resize-19.C8": "Each factor in scales is above zero.",
            "Resize-19.C9": "Of texts and truth values there is no average.",
            "Resize-19.C10": "X has one of the 16 element types that T1 allows.",
            "Resize-19.C11": "roi has the element type float, float16 or double.",
            "Resize-19.C13": "sizes has the element type int64.",
            "Resize-19.C14": "sizes has rank 1.",
            "Resize-19.C15": "roi has rank 1.",
            "Resize-19.C16": (
                "coordinate_transformation_mode is half_pixel, "
                "half_pixel_symmetric, pytorch_half_pixel, "
                "align_corners, asymmetric or tf_crop_and_resize."
            ),
            "Resize-19.C17": (
                "nearest_mode is round_prefer_floor, round_prefer_ceil, floor or ceil."
            ),
            "Resize-19.C18": "exclude_outside is 0 or 1.",
            "Resize-19.C19": "There is one number in sizes for each axis that is named.",
            "Resize-19.C20": "Either factors are given or sizes, not both.",
            "Resize-19.C29": "Factors or sizes are given.",
            "Resize-19.C21": "No number in sizes is negative.",
            "Resize-19.C22": (
                "An axis without elements stays as it is, and has no ratio that could be kept."
            ),
            "Resize-19.C23": (
                "For tf_crop_and_resize there are two bounds in roi for each axis that is named."
            ),
            "Resize-19.C24": (
                "From texts no part can be cut out, as extrapolation_value is a number."
            ),
            "Resize-19.C25": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of X. A negative value counts from"
                " the back."
            ),
            "Resize-19.C26": "No two entries of axes name the same axis.",
            "Resize-19.C27": "antialias is 0 or 1.",
            "Resize-19.C28": "keep_aspect_ratio_policy is stretch, not_larger or not_smaller.",
        },
        run=resize_19,
        infer=infer_resize_19,
        check=check_resize_19,
    ),
}
