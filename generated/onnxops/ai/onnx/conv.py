# Emitted from spec/ai.onnx/Conv.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Conv: Slides filters over a tensor and takes a weighted sum wherever one stops.

``X`` is a batch of ``N`` signals, each with ``C`` channels on one or more spatial axes. ``W`` holds
``M`` filters. A filter is laid on the spatial axes; what it covers is multiplied by its weights,
element by element, and summed over the channels it reads. That is one element of the result. Then
the filter moves on. The filter is not turned round first, so this is what mathematics calls a
cross-correlation.

Four things say where a filter stops:

``strides``: how far it moves at a time.

``dilations``: how far apart the elements under neighbouring weights are.

``pads``: how many zeros are thought of before and behind each spatial axis.

``auto_pad``: how the zeros are counted in place of ``pads``. ``VALID`` takes none. The other two
take as many as give one element of the result for every stride begun; where their number is odd,
``SAME_UPPER`` puts the spare one behind, ``SAME_LOWER`` before.

Weights that lie on these zeros are left out of the sum: an infinite weight there does no harm. A
filter that lies on nothing else gives 0, or its element of ``B``.

With ``group``, channels and filters are split into as many equal parts, and the filters of a part
read its channels only. Sums are turned into the element type once, at the end.
"""

from collections.abc import Iterable
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

_T_1 = frozenset({"double", "float", "float16"})
_T_22 = _T_1 | {"bfloat16"}


def conv_1(
    X: npt.ArrayLike,
    W: npt.ArrayLike,
    B: npt.ArrayLike | None = None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    group: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Slides filters over a tensor and takes a weighted sum wherever one stops.

    Parameters
    ----------
    X : array_like
        What the filters slide over; a batch, its channels, and the spatial axes.

        A tensor of shape ``(N, C, *d)`` and element type T, one of float, float16, double.
    W : array_like
        The filters; each has as many channels as there are in a group.

        A tensor of shape ``(M, CG, *kernel)`` and element type T, one of float, float16, double.
    B : array_like, optional
        What is added to the sums, a number for each filter. Without it nothing is added.

        A tensor of shape ``(M,)`` and element type T, one of float, float16, double.
    kernel_shape : sequence of int, optional
        The spatial size of the filters. It says again what the shape of ``W`` says, or is left out.

        If it is not given, ``kernel``.
    strides : sequence of int, optional
        How far a filter moves at a time along each spatial axis; 1 if left out.

        If it is not given, ``[1] * len(d)``.
    dilations : sequence of int, optional
        How far apart the elements under neighbouring weights are along each spatial axis; 1, which
        is side by side, if left out.

        If it is not given, ``[1] * len(d)``.
    pads : sequence of int, optional
        How many zeros are before each spatial axis, and then how many are behind each of them; none
        if left out.

        If it is not given, ``[0] * (2 * len(d))``.
    auto_pad : str, default "NOTSET\"
        How zeros are counted; ``NOTSET`` leaves that to ``pads``.
    group : int, default 1
        Into how many parts channels and filters are split.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The sums, with a channel for each filter.

        A tensor of shape ``(N, M, *(size(a) for a in range(len(d))))`` and element type T, one of
        float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``W`` is given.
        C3: Each of ``X``, ``W`` and ``B`` has the element type ``float``, ``float16`` or
            ``double``.
        C4: ``X``, ``W`` and ``B`` have the same element type; none is converted.
    OpValueError
        C5: ``X`` has rank 2 or more.
        C6: ``W`` has rank 2 or more.
        C7: ``B`` has rank 1.
        C8: ``W`` and ``B`` have the same size on axis 0.
        C9: ``auto_pad`` is ``NOTSET``, ``VALID``, ``SAME_UPPER`` or ``SAME_LOWER``.
        C10: The filters have as many spatial axes as ``X``.
        C11: There is at least one group.
        C12: The channels of the filters, times the number of groups, are the channels of ``X``.
        C13: The filters can be split into groups of the same size.
        C14: If ``kernel_shape`` is given, it is the spatial size of the filters.
        C15: There is a number in ``strides`` for each spatial axis.
        C16: Each number in ``strides`` is at least 1.
        C17: There is a number in ``dilations`` for each spatial axis.
        C18: Each number in ``dilations`` is at least 1.
        C19: There are two numbers in ``pads`` for each spatial axis.
        C20: No number in ``pads`` is negative.
        C21: Zeros are asked for by ``pads`` or by ``auto_pad``, not by both.
        C22: A filter has at least one weight along each spatial axis.
        C23: There is at least one spatial axis.
        C24: Along no spatial axis is a filter longer than ``X`` with its zeros.

    Notes
    -----
    In index notation::

        Y[n, m, *i] = sum(X[n, channel(m, c), *at(i, t)] * W[m, c, *t] for c in range(CG) for t in grid(kernel) if inside(at(i, t), d)) + bias(m)

    Examples
    --------
    >>> x = np.array([[[1.0, 2.0, 4.0, 8.0]]], "float32")
    >>> w = np.array([[[-1.0, 1.0]]], "float32")
    >>> conv_1(x, w, None)
    array([[[1., 2., 4.]]], dtype=float32)

    >>> x = np.array([[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]], "float32")
    >>> w = np.array([[[[1.0, 1.0], [1.0, 1.0]]]], "float32")
    >>> b = np.array([10.0], "float32")
    >>> conv_1(x, w, b)
    array([[[[22., 26.]]]], dtype=float32)

    """
    rules = Rules("Conv", 1)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    W_type, W_tensor = arrays.tensor(rules, "W", W)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type, N, M, d, auto_pad, pads, strides, dilations, kernel, CG, group = _solve_1(
        rules, X_type, W_type, B_type, kernel_shape, strides, dilations, pads, auto_pad, group, _T_1
    )
    result = arrays.destination(rules, out, result_type, [X_tensor, W_tensor, B_tensor])
    _definition_1(
        result,
        X_tensor,
        W_tensor,
        B_tensor,
        N,
        M,
        tuple(d),
        auto_pad,
        pads,
        strides,
        dilations,
        tuple(kernel),
        CG,
        group,
    )
    return result


def infer_conv_1(
    X: ValueType | None,
    W: ValueType | None,
    B: ValueType | None = None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    group: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `conv_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Conv", 1)
    return _solve_1(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "W", W),
        arrays.type_given(rules, "B", B),
        kernel_shape,
        strides,
        dilations,
        pads,
        auto_pad,
        group,
        _T_1,
    )[0]


def check_conv_1(
    X: ValueType | None,
    W: ValueType | None,
    B: ValueType | None = None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    group: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Conv-1 that the types of the inputs violate."""
    rules = Rules("Conv", 1, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "W", W),
        arrays.type_given(rules, "B", B),
        kernel_shape,
        strides,
        dilations,
        pads,
        auto_pad,
        group,
        _T_1,
    )
    return rules.violations


def conv_11(
    X: npt.ArrayLike,
    W: npt.ArrayLike,
    B: npt.ArrayLike | None = None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    group: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Slides filters over a tensor and takes a weighted sum wherever one stops.

    Parameters
    ----------
    X : array_like
        What the filters slide over; a batch, its channels, and the spatial axes.

        A tensor of shape ``(N, C, *d)`` and element type T, one of float, float16, double.
    W : array_like
        The filters; each has as many channels as there are in a group.

        A tensor of shape ``(M, CG, *kernel)`` and element type T, one of float, float16, double.
    B : array_like, optional
        What is added to the sums, a number for each filter. Without it nothing is added.

        A tensor of shape ``(M,)`` and element type T, one of float, float16, double.
    kernel_shape : sequence of int, optional
        The spatial size of the filters. It says again what the shape of ``W`` says, or is left out.

        If it is not given, ``kernel``.
    strides : sequence of int, optional
        How far a filter moves at a time along each spatial axis; 1 if left out.

        If it is not given, ``[1] * len(d)``.
    dilations : sequence of int, optional
        How far apart the elements under neighbouring weights are along each spatial axis; 1, which
        is side by side, if left out.

        If it is not given, ``[1] * len(d)``.
    pads : sequence of int, optional
        How many zeros are before each spatial axis, and then how many are behind each of them; none
        if left out.

        If it is not given, ``[0] * (2 * len(d))``.
    auto_pad : str, default "NOTSET\"
        How zeros are counted; ``NOTSET`` leaves that to ``pads``.
    group : int, default 1
        Into how many parts channels and filters are split.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The sums, with a channel for each filter.

        A tensor of shape ``(N, M, *(size(a) for a in range(len(d))))`` and element type T, one of
        float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``W`` is given.
        C3: Each of ``X``, ``W`` and ``B`` has the element type ``float``, ``float16`` or
            ``double``.
        C4: ``X``, ``W`` and ``B`` have the same element type; none is converted.
    OpValueError
        C5: ``X`` has rank 2 or more.
        C6: ``W`` has rank 2 or more.
        C7: ``B`` has rank 1.
        C8: ``W`` and ``B`` have the same size on axis 0.
        C9: ``auto_pad`` is ``NOTSET``, ``VALID``, ``SAME_UPPER`` or ``SAME_LOWER``.
        C10: The filters have as many spatial axes as ``X``.
        C11: There is at least one group.
        C12: The channels of the filters, times the number of groups, are the channels of ``X``.
        C13: The filters can be split into groups of the same size.
        C14: If ``kernel_shape`` is given, it is the spatial size of the filters.
        C15: There is a number in ``strides`` for each spatial axis.
        C16: Each number in ``strides`` is at least 1.
        C17: There is a number in ``dilations`` for each spatial axis.
        C18: Each number in ``dilations`` is at least 1.
        C19: There are two numbers in ``pads`` for each spatial axis.
        C20: No number in ``pads`` is negative.
        C21: Zeros are asked for by ``pads`` or by ``auto_pad``, not by both.
        C22: A filter has at least one weight along each spatial axis.
        C23: There is at least one spatial axis.
        C24: Along no spatial axis is a filter longer than ``X`` with its zeros.

    Notes
    -----
    In index notation::

        Y[n, m, *i] = sum(X[n, channel(m, c), *at(i, t)] * W[m, c, *t] for c in range(CG) for t in grid(kernel) if inside(at(i, t), d)) + bias(m)

    Examples
    --------
    >>> x = np.array([[[1.0, 2.0, 4.0, 8.0]]], "float32")
    >>> w = np.array([[[-1.0, 1.0]]], "float32")
    >>> conv_11(x, w, None)
    array([[[1., 2., 4.]]], dtype=float32)

    >>> x = np.array([[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]], "float32")
    >>> w = np.array([[[[1.0, 1.0], [1.0, 1.0]]]], "float32")
    >>> b = np.array([10.0], "float32")
    >>> conv_11(x, w, b)
    array([[[[22., 26.]]]], dtype=float32)

    """
    rules = Rules("Conv", 11)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    W_type, W_tensor = arrays.tensor(rules, "W", W)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type, N, M, d, auto_pad, pads, strides, dilations, kernel, CG, group = _solve_1(
        rules, X_type, W_type, B_type, kernel_shape, strides, dilations, pads, auto_pad, group, _T_1
    )
    result = arrays.destination(rules, out, result_type, [X_tensor, W_tensor, B_tensor])
    _definition_1(
        result,
        X_tensor,
        W_tensor,
        B_tensor,
        N,
        M,
        tuple(d),
        auto_pad,
        pads,
        strides,
        dilations,
        tuple(kernel),
        CG,
        group,
    )
    return result


def infer_conv_11(
    X: ValueType | None,
    W: ValueType | None,
    B: ValueType | None = None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    group: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `conv_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Conv", 11)
    return _solve_1(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "W", W),
        arrays.type_given(rules, "B", B),
        kernel_shape,
        strides,
        dilations,
        pads,
        auto_pad,
        group,
        _T_1,
    )[0]


def check_conv_11(
    X: ValueType | None,
    W: ValueType | None,
    B: ValueType | None = None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    group: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Conv-11 that the types of the inputs violate."""
    rules = Rules("Conv", 11, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "W", W),
        arrays.type_given(rules, "B", B),
        kernel_shape,
        strides,
        dilations,
        pads,
        auto_pad,
        group,
        _T_1,
    )
    return rules.violations


def conv_22(
    X: npt.ArrayLike,
    W: npt.ArrayLike,
    B: npt.ArrayLike | None = None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    group: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Slides filters over a tensor and takes a weighted sum wherever one stops.

    Parameters
    ----------
    X : array_like
        What the filters slide over; a batch, its channels, and the spatial axes.

        A tensor of shape ``(N, C, *d)`` and element type T, one of float, float16, double,
        bfloat16.
    W : array_like
        The filters; each has as many channels as there are in a group.

        A tensor of shape ``(M, CG, *kernel)`` and element type T, one of float, float16, double,
        bfloat16.
    B : array_like, optional
        What is added to the sums, a number for each filter. Without it nothing is added.

        A tensor of shape ``(M,)`` and element type T, one of float, float16, double, bfloat16.
    kernel_shape : sequence of int, optional
        The spatial size of the filters. It says again what the shape of ``W`` says, or is left out.

        If it is not given, ``kernel``.
    strides : sequence of int, optional
        How far a filter moves at a time along each spatial axis; 1 if left out.

        If it is not given, ``[1] * len(d)``.
    dilations : sequence of int, optional
        How far apart the elements under neighbouring weights are along each spatial axis; 1, which
        is side by side, if left out.

        If it is not given, ``[1] * len(d)``.
    pads : sequence of int, optional
        How many zeros are before each spatial axis, and then how many are behind each of them; none
        if left out.

        If it is not given, ``[0] * (2 * len(d))``.
    auto_pad : str, default "NOTSET\"
        How zeros are counted; ``NOTSET`` leaves that to ``pads``.
    group : int, default 1
        Into how many parts channels and filters are split.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The sums, with a channel for each filter.

        A tensor of shape ``(N, M, *(size(a) for a in range(len(d))))`` and element type T, one of
        float, float16, double, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``W`` is given.
        C3: Each of ``X``, ``W`` and ``B`` has the element type ``float``, ``float16``,
            ``double`` or ``bfloat16``.
        C4: ``X``, ``W`` and ``B`` have the same element type; none is converted.
    OpValueError
        C5: ``X`` has rank 2 or more.
        C6: ``W`` has rank 2 or more.
        C7: ``B`` has rank 1.
        C8: ``W`` and ``B`` have the same size on axis 0.
        C9: ``auto_pad`` is ``NOTSET``, ``VALID``, ``SAME_UPPER`` or ``SAME_LOWER``.
        C10: The filters have as many spatial axes as ``X``.
        C11: There is at least one group.
        C12: The channels of the filters, times the number of groups, are the channels of ``X``.
        C13: The filters can be split into groups of the same size.
        C14: If ``kernel_shape`` is given, it is the spatial size of the filters.
        C15: There is a number in ``strides`` for each spatial axis.
        C16: Each number in ``strides`` is at least 1.
        C17: There is a number in ``dilations`` for each spatial axis.
        C18: Each number in ``dilations`` is at least 1.
        C19: There are two numbers in ``pads`` for each spatial axis.
        C20: No number in ``pads`` is negative.
        C21: Zeros are asked for by ``pads`` or by ``auto_pad``, not by both.
        C22: A filter has at least one weight along each spatial axis.
        C23: There is at least one spatial axis.
        C24: Along no spatial axis is a filter longer than ``X`` with its zeros.

    Notes
    -----
    In index notation::

        Y[n, m, *i] = sum(X[n, channel(m, c), *at(i, t)] * W[m, c, *t] for c in range(CG) for t in grid(kernel) if inside(at(i, t), d)) + bias(m)

    Examples
    --------
    >>> x = np.array([[[1.0, 2.0, 4.0, 8.0]]], "float32")
    >>> w = np.array([[[-1.0, 1.0]]], "float32")
    >>> conv_22(x, w, None)
    array([[[1., 2., 4.]]], dtype=float32)

    >>> x = np.array([[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]], "float32")
    >>> w = np.array([[[[1.0, 1.0], [1.0, 1.0]]]], "float32")
    >>> b = np.array([10.0], "float32")
    >>> conv_22(x, w, b)
    array([[[[22., 26.]]]], dtype=float32)

    """
    rules = Rules("Conv", 22)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    W_type, W_tensor = arrays.tensor(rules, "W", W)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type, N, M, d, auto_pad, pads, strides, dilations, kernel, CG, group = _solve_1(
        rules,
        X_type,
        W_type,
        B_type,
        kernel_shape,
        strides,
        dilations,
        pads,
        auto_pad,
        group,
        _T_22,
    )
    result = arrays.destination(rules, out, result_type, [X_tensor, W_tensor, B_tensor])
    _definition_1(
        result,
        X_tensor,
        W_tensor,
        B_tensor,
        N,
        M,
        tuple(d),
        auto_pad,
        pads,
        strides,
        dilations,
        tuple(kernel),
        CG,
        group,
    )
    return result


def infer_conv_22(
    X: ValueType | None,
    W: ValueType | None,
    B: ValueType | None = None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    group: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `conv_22` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Conv", 22)
    return _solve_1(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "W", W),
        arrays.type_given(rules, "B", B),
        kernel_shape,
        strides,
        dilations,
        pads,
        auto_pad,
        group,
        _T_22,
    )[0]


def check_conv_22(
    X: ValueType | None,
    W: ValueType | None,
    B: ValueType | None = None,
    *,
    kernel_shape: Iterable[SupportsIndex] | None = None,
    strides: Iterable[SupportsIndex] | None = None,
    dilations: Iterable[SupportsIndex] | None = None,
    pads: Iterable[SupportsIndex] | None = None,
    auto_pad: str | None = None,
    group: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Conv-22 that the types of the inputs violate."""
    rules = Rules("Conv", 22, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "W", W),
        arrays.type_given(rules, "B", B),
        kernel_shape,
        strides,
        dilations,
        pads,
        auto_pad,
        group,
        _T_22,
    )
    return rules.violations


def _solve_1(
    rules: Rules,
    X: ValueType | None,
    W: ValueType | None,
    B: ValueType | None,
    kernel_shape: Any,
    strides: Any,
    dilations: Any,
    pads: Any,
    auto_pad: Any,
    group: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any]:
    """Check all that is known; return the type of `Y` and the values in force."""
    kernel_shape = attributes.integers(rules, "kernel_shape", kernel_shape)
    strides = attributes.integers(rules, "strides", strides)
    dilations = attributes.integers(rules, "dilations", dilations)
    pads = attributes.integers(rules, "pads", pads)
    auto_pad = attributes.text(rules, "auto_pad", auto_pad)
    group = attributes.integer(rules, "group", group)
    X = rules.given("C1", "X", X)
    W = rules.given("C2", "W", W)
    elem_types = rules.allowed("C3", {"X": X, "W": W, "B": B}, T)
    elem_type = rules.same_type("C4", elem_types)
    X_shape = rules.rank("C5", "X", X, at_least=2)
    W_shape = rules.rank("C6", "W", W, at_least=2)
    B_shape = rules.rank("C7", "B", B, exactly=1)
    M = rules.same("C8", [W_shape.at(0), B_shape.at(0)]).size
    auto_pad = "NOTSET" if auto_pad is None else auto_pad
    auto_pad = rules.values(
        "C9", "auto_pad", auto_pad, ("NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER")
    )
    d = X_shape.onward(2)
    kernel = W_shape.onward(2)
    rules.holds(
        "C10",
        lambda: len(kernel) == len(d),
        "that the filters have as many spatial axes as `X`",
        d=d,
        kernel=kernel,
    )
    group = 1 if group is None else group
    rules.holds("C11", lambda: group >= 1, "that there is at least one group", group=group)
    C = X_shape.at(1).size
    CG = W_shape.at(1).size
    rules.holds(
        "C12",
        lambda: group < 1 or C == group * CG,
        "that the channels of the filters, times the number of groups, are the channels of `X`",
        C=C,
        CG=CG,
        group=group,
    )
    rules.holds(
        "C13",
        lambda: group < 1 or M % group == 0,
        "that the filters can be split into groups of the same size",
        M=M,
        group=group,
    )
    kernel_shape = dims.value(lambda: kernel) if kernel_shape is None else kernel_shape
    rules.holds(
        "C14",
        lambda: kernel_shape == kernel,
        "that if `kernel_shape` is given, it is the spatial size of the filters",
        kernel=kernel,
        kernel_shape=kernel_shape,
    )
    strides = dims.value(lambda: [1] * len(d)) if strides is None else strides
    rules.holds(
        "C15",
        lambda: len(strides) == len(d),
        "that there is a number in `strides` for each spatial axis",
        d=d,
        strides=strides,
    )
    rules.holds(
        "C16",
        lambda: dims.every(lambda s: s >= 1, strides),
        "that each number in `strides` is at least 1",
        strides=strides,
    )
    dilations = dims.value(lambda: [1] * len(d)) if dilations is None else dilations
    rules.holds(
        "C17",
        lambda: len(dilations) == len(d),
        "that there is a number in `dilations` for each spatial axis",
        d=d,
        dilations=dilations,
    )
    rules.holds(
        "C18",
        lambda: dims.every(lambda s: s >= 1, dilations),
        "that each number in `dilations` is at least 1",
        dilations=dilations,
    )
    pads = dims.value(lambda: [0] * (2 * len(d))) if pads is None else pads
    rules.holds(
        "C19",
        lambda: len(pads) == 2 * len(d),
        "that there are two numbers in `pads` for each spatial axis",
        d=d,
        pads=pads,
    )
    rules.holds(
        "C20",
        lambda: dims.every(lambda count: count >= 0, pads),
        "that no number in `pads` is negative",
        pads=pads,
    )
    rules.holds(
        "C21",
        lambda: auto_pad == "NOTSET" or dims.every(lambda count: count == 0, pads),
        "that zeros are asked for by `pads` or by `auto_pad`, not by both",
        auto_pad=auto_pad,
        pads=pads,
    )
    rules.holds(
        "C22",
        lambda: dims.every(lambda k: k >= 1, kernel),
        "that a filter has at least one weight along each spatial axis",
        kernel=kernel,
    )
    rules.holds("C23", lambda: len(d) >= 1, "that there is at least one spatial axis", d=d)

    def complete() -> Any:
        return (
            len(kernel) == len(d)
            and len(strides) == len(d)
            and (len(dilations) == len(d))
            and (len(pads) == 2 * len(d))
            and dims.every(lambda s: s >= 1, strides)
        )

    def reach(a: Any) -> Any:
        return dilations[a] * (kernel[a] - 1) + 1

    def needed(a: Any) -> Any:
        return dims.most(0, (dims.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a])

    def padding(a: Any) -> Any:
        return (
            pads[a] + pads[a + len(d)]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a)
            if auto_pad == "SAME_UPPER"
            else needed(a)
        )

    def room(a: Any) -> Any:
        return d[a] + padding(a) - reach(a)

    rules.holds(
        "C24",
        lambda: not complete() or dims.every(lambda a: room(a) >= 0, range(len(d))),
        "that along no spatial axis is a filter longer than `X` with its zeros",
        auto_pad=auto_pad,
        d=d,
        dilations=dilations,
        kernel=kernel,
        pads=pads,
        strides=strides,
    )
    N = X_shape.at(0).size

    def size(a: Any) -> Any:
        return room(a) // strides[a] + 1

    result_shape = dims.joined(N, M, dims.each(size, lambda: range(len(d))))
    return (
        TensorType(elem_type, result_shape),
        N,
        M,
        d,
        auto_pad,
        pads,
        strides,
        dilations,
        kernel,
        CG,
        group,
    )


@np.errstate(all="ignore")
def _definition_1(
    Y: Any,
    X: Any,
    W: Any,
    B: Any,
    N: Any,
    M: Any,
    d: Any,
    auto_pad: Any,
    pads: Any,
    strides: Any,
    dilations: Any,
    kernel: Any,
    CG: Any,
    group: Any,
) -> None:
    """The definition, on whole arrays."""

    def reach(a: Any) -> Any:
        return dilations[a] * (kernel[a] - 1) + 1

    def needed(a: Any) -> Any:
        return functions.max(
            0, (functions.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a]
        )

    def padding(a: Any) -> Any:
        if auto_pad == "NOTSET":
            return pads[a] + pads[a + len(d)]
        if auto_pad == "VALID":
            return 0
        if auto_pad == "SAME_UPPER":
            return needed(a)
        return needed(a)

    def room(a: Any) -> Any:
        return d[a] + padding(a) - reach(a)

    def size(a: Any) -> Any:
        return room(a) // strides[a] + 1

    def channel(m: Any, c: Any) -> Any:
        return m // (M // group) * CG + c

    def before(a: Any) -> Any:
        if auto_pad == "NOTSET":
            return pads[a]
        if auto_pad == "VALID":
            return 0
        if auto_pad == "SAME_UPPER":
            return needed(a) // 2
        return functions.ceildiv(needed(a), 2)

    def at(i: Any, t: Any) -> Any:
        return [i[a] * strides[a] + t[a] * dilations[a] - before(a) for a in range(len(d))]

    def bias(m: Any) -> Any:
        if B is not None:
            return B[m]
        return 0

    X = vectors.values(X)
    W = vectors.values(W)
    B = vectors.values(B)
    n, m, i = vectors.indices(N, M, [size(a) for a in range(len(d))])
    Y[...] = vectors.stored(
        vectors.sum(
            lambda c, t: vectors.read(X, n, channel(m, c), *at(i, t)) * W[m, c, *t],
            [CG, kernel],
            [n, m, i],
            where=lambda c, t: vectors.inside(at(i, t), d),
        )
        + bias(m),
        Y.dtype,
    )


SCHEMAS = {
    1: Schema(
        operator="Conv",
        domain="ai.onnx",
        since_version=1,
        inputs=(
            Parameter("X", "T"),
            Parameter("W", "T"),
            Parameter("B", "T", "optional"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(
            Attribute("kernel_shape", "ints", "kernel_shape"),
            Attribute("strides", "ints", "strides"),
            Attribute("dilations", "ints", "dilations"),
            Attribute("pads", "ints", "pads"),
            Attribute("auto_pad", "string", "auto_pad", default="NOTSET"),
            Attribute("group", "int", "group", default=1),
        ),
        types={"T": _T_1},
        clauses={
            "Conv-1.C1": "The input X is given.",
            "Conv-1.C2": "The input W is given.",
            "Conv-1.C3": "Each of X, W and B has the element type float, float16 or double.",
            "Conv-1.C4": "X, W and B have the same element type; none is converted.",
            "Conv-1.C5": "X has rank 2 or more.",
            "Conv-1.C6": "W has rank 2 or more.",
            "Conv-1.C7": "B has rank 1.",
            "Conv-1.C8": "W and B have the same size on axis 0.",
            "Conv-1.C9": "auto_pad is NOTSET, VALID, SAME_UPPER or SAME_LOWER.",
            "Conv-1.C10": "The filters have as many spatial axes as X.",
            "Conv-1.C11": "There is at least one group.",
            "Conv-1.C12": (
                "The channels of the filters, times the number of groups, are the channels of X."
            ),
            "Conv-1.C13": "The filters can be split into groups of the same size.",
            "Conv-1.C14": "If kernel_shape is given, it is the spatial size of the filters.",
            "Conv-1.C15": "There is a number in strides for each spatial axis.",
            "Conv-1.C16": "Each number in strides is at least 1.",
            "Conv-1.C17": "There is a number in dilations for each spatial axis.",
            "Conv-1.C18": "Each number in dilations is at least 1.",
            "Conv-1.C19": "There are two numbers in pads for each spatial axis.",
            "Conv-1.C20": "No number in pads is negative.",
            "Conv-1.C21": "Zeros are asked for by pads or by auto_pad, not by both.",
            "Conv-1.C22": "A filter has at least one weight along each spatial axis.",
            "Conv-1.C23": "There is at least one spatial axis.",
            "Conv-1.C24": "Along no spatial axis is a filter longer than X with its zeros.",
        },
        run=conv_1,
        infer=infer_conv_1,
        check=check_conv_1,
    ),
    11: Schema(
        operator="Conv",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("X", "T"),
            Parameter("W", "T"),
            Parameter("B", "T", "optional"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(
            Attribute("kernel_shape", "ints", "kernel_shape"),
            Attribute("strides", "ints", "strides"),
            Attribute("dilations", "ints", "dilations"),
            Attribute("pads", "ints", "pads"),
            Attribute("auto_pad", "string", "auto_pad", default="NOTSET"),
            Attribute("group", "int", "group", default=1),
        ),
        types={"T": _T_1},
        clauses={
            "Conv-11.C1": "The input X is given.",
            "Conv-11.C2": "The input W is given.",
            "Conv-11.C3": "Each of X, W and B has the element type float, float16 or double.",
            "Conv-11.C4": "X, W and B have the same element type; none is converted.",
            "Conv-11.C5": "X has rank 2 or more.",
            "Conv-11.C6": "W has rank 2 or more.",
            "Conv-11.C7": "B has rank 1.",
            "Conv-11.C8": "W and B have the same size on axis 0.",
            "Conv-11.C9": "auto_pad is NOTSET, VALID, SAME_UPPER or SAME_LOWER.",
            "Conv-11.C10": "The filters have as many spatial axes as X.",
            "Conv-11.C11": "There is at least one group.",
            "Conv-11.C12": (
                "The channels of the filters, times the number of groups, are the channels of X."
            ),
            "Conv-11.C13": "The filters can be split into groups of the same size.",
            "Conv-11.C14": "If kernel_shape is given, it is the spatial size of the filters.",
            "Conv-11.C15": "There is a number in strides for each spatial axis.",
            "Conv-11.C16": "Each number in strides is at least 1.",
            "Conv-11.C17": "There is a number in dilations for each spatial axis.",
            "Conv-11.C18": "Each number in dilations is at least 1.",
            "Conv-11.C19": "There are two numbers in pads for each spatial axis.",
            "Conv-11.C20": "No number in pads is negative.",
            "Conv-11.C21": "Zeros are asked for by pads or by auto_pad, not by both.",
            "Conv-11.C22": "A filter has at least one weight along each spatial axis.",
            "Conv-11.C23": "There is at least one spatial axis.",
            "Conv-11.C24": "Along no spatial axis is a filter longer than X with its zeros.",
        },
        run=conv_11,
        infer=infer_conv_11,
        check=check_conv_11,
    ),
    22: Schema(
        operator="Conv",
        domain="ai.onnx",
        since_version=22,
        inputs=(
            Parameter("X", "T"),
            Parameter("W", "T"),
            Parameter("B", "T", "optional"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(
            Attribute("kernel_shape", "ints", "kernel_shape"),
            Attribute("strides", "ints", "strides"),
            Attribute("dilations", "ints", "dilations"),
            Attribute("pads", "ints", "pads"),
            Attribute("auto_pad", "string", "auto_pad", default="NOTSET"),
            Attribute("group", "int", "group", default=1),
        ),
        types={"T": _T_22},
        clauses={
            "Conv-22.C1": "The input X is given.",
            "Conv-22.C2": "The input W is given.",
            "Conv-22.C3": (
                "Each of X, W and B has the element type float, float16, double or bfloat16."
            ),
            "Conv-22.C4": "X, W and B have the same element type; none is converted.",
            "Conv-22.C5": "X has rank 2 or more.",
            "Conv-22.C6": "W has rank 2 or more.",
            "Conv-22.C7": "B has rank 1.",
            "Conv-22.C8": "W and B have the same size on axis 0.",
            "Conv-22.C9": "auto_pad is NOTSET, VALID, SAME_UPPER or SAME_LOWER.",
            "Conv-22.C10": "The filters have as many spatial axes as X.",
            "Conv-22.C11": "There is at least one group.",
            "Conv-22.C12": (
                "The channels of the filters, times the number of groups, are the channels of X."
            ),
            "Conv-22.C13": "The filters can be split into groups of the same size.",
            "Conv-22.C14": "If kernel_shape is given, it is the spatial size of the filters.",
            "Conv-22.C15": "There is a number in strides for each spatial axis.",
            "Conv-22.C16": "Each number in strides is at least 1.",
            "Conv-22.C17": "There is a number in dilations for each spatial axis.",
            "Conv-22.C18": "Each number in dilations is at least 1.",
            "Conv-22.C19": "There are two numbers in pads for each spatial axis.",
            "Conv-22.C20": "No number in pads is negative.",
            "Conv-22.C21": "Zeros are asked for by pads or by auto_pad, not by both.",
            "Conv-22.C22": "A filter has at least one weight along each spatial axis.",
            "Conv-22.C23": "There is at least one spatial axis.",
            "Conv-22.C24": "Along no spatial axis is a filter longer than X with its zeros.",
        },
        run=conv_22,
        infer=infer_conv_22,
        check=check_conv_22,
    ),
}
