# Emitted from spec/ai.onnx/CumSum.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""CumSum: Adds up the elements along one axis, up to each position.

Each element of the result is the sum of the elements of ``x`` from the beginning of the axis up to
the same position, that one included. ``exclusive`` leaves the last one out, and ``reverse`` begins
at the end. A sum of nothing is 0. From a NaN on all sums are NaN. Whole numbers wrap around where
their sum does not fit.
"""

from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _values as values
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_11 = frozenset({"double", "float", "int32", "int64", "uint32", "uint64"})
_T2_11 = frozenset({"int32", "int64"})
_T_14 = _T_11 | {"bfloat16", "float16"}


def cum_sum_11(
    x: npt.ArrayLike,
    axis: npt.ArrayLike,
    *,
    exclusive: SupportsIndex | None = None,
    reverse: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Adds up the elements along one axis, up to each position.

    Parameters
    ----------
    x : array_like
        The elements to add, in a tensor of rank 1 or more.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, int32,
        int64, double, uint32, uint64.
    axis : array_like
        The axis along which to add, as a scalar. A negative value counts from the back.

        A tensor of shape ``()`` and element type T2, one of int32, int64.
    exclusive : int, default 0
        Whether the element at a position is left out of its sum. The first sum is 0 then, and one
        element is in no sum.
    reverse : int, default 0
        Whether to add from the end of the axis towards its beginning. The order of the sums stays.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    y : ndarray
        The sums, in the shape of ``x``.

        A tensor of shape ``(*outer, n, *inner)`` and element type T, one of float, int32, int64,
        double, uint32, uint64.

    Raises
    ------
    OpTypeError
        C1: The input ``x`` is given.
        C2: The input ``axis`` is given.
        C3: ``x`` has one of the 6 element types that ``T`` allows.
        C4: ``axis`` has the element type ``int32`` or ``int64``.
    OpValueError
        C5: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``x``. A
            negative value counts from the back.
        C6: ``exclusive`` is ``0`` or ``1``.
        C7: ``reverse`` is ``0`` or ``1``.
        C8: ``axis`` has rank 0.
        C9: ``x`` has rank 1 or more.

    Notes
    -----
    In index notation::

        y[*o, j, *i] = sum(x[*o, l, *i] for l in range(n) if counts(l, j))

    Examples
    --------
    >>> x_ = np.array([1.0, 2.0, 3.0, 4.0], "float32")
    >>> axis_ = np.array(0, "int64")
    >>> cum_sum_11(x_, axis_)
    array([ 1.,  3.,  6., 10.], dtype=float32)

    >>> x_ = np.array([[1.0, 2.0, 3.0], [10.0, 20.0, 30.0]], "float64")
    >>> axis_ = np.array(-1, "int32")
    >>> cum_sum_11(x_, axis_)
    array([[ 1.,  3.,  6.],
           [10., 30., 60.]])

    """
    rules = Rules("CumSum", 11)
    x_type, x_tensor = arrays.tensor(rules, "x", x)
    axis_type, axis_tensor = arrays.valued(rules, "axis", axis)
    result_type, reverse, exclusive, axis = _solve_11(
        rules, x_type, axis_type, exclusive, reverse, _T_11, _T2_11
    )
    result = arrays.destination(rules, out, result_type, [x_tensor, axis_tensor])
    _definition_11(result, x_tensor, reverse, exclusive, axis)
    return result


def infer_cum_sum_11(
    x: ValueType | None,
    axis: ValueType | None,
    *,
    exclusive: SupportsIndex | None = None,
    reverse: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `cum_sum_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("CumSum", 11)
    return _solve_11(
        rules,
        arrays.type_given(rules, "x", x),
        arrays.type_given(rules, "axis", axis),
        exclusive,
        reverse,
        _T_11,
        _T2_11,
    )[0]


def check_cum_sum_11(
    x: ValueType | None,
    axis: ValueType | None,
    *,
    exclusive: SupportsIndex | None = None,
    reverse: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of CumSum-11 that the types of the inputs violate."""
    rules = Rules("CumSum", 11, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "x", x),
        arrays.type_given(rules, "axis", axis),
        exclusive,
        reverse,
        _T_11,
        _T2_11,
    )
    return rules.violations


def cum_sum_14(
    x: npt.ArrayLike,
    axis: npt.ArrayLike,
    *,
    exclusive: SupportsIndex | None = None,
    reverse: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Adds up the elements along one axis, up to each position.

    Parameters
    ----------
    x : array_like
        The elements to add, in a tensor of rank 1 or more.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, int32,
        int64, float16, double, uint32, uint64, bfloat16.
    axis : array_like
        The axis along which to add, as a scalar. A negative value counts from the back.

        A tensor of shape ``()`` and element type T2, one of int32, int64.
    exclusive : int, default 0
        Whether the element at a position is left out of its sum. The first sum is 0 then, and one
        element is in no sum.
    reverse : int, default 0
        Whether to add from the end of the axis towards its beginning. The order of the sums stays.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    y : ndarray
        The sums, in the shape of ``x``.

        A tensor of shape ``(*outer, n, *inner)`` and element type T, one of float, int32, int64,
        float16, double, uint32, uint64, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``x`` is given.
        C2: The input ``axis`` is given.
        C3: ``x`` has one of the 8 element types that ``T`` allows.
        C4: ``axis`` has the element type ``int32`` or ``int64``.
    OpValueError
        C5: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``x``. A
            negative value counts from the back.
        C6: ``exclusive`` is ``0`` or ``1``.
        C7: ``reverse`` is ``0`` or ``1``.
        C8: ``axis`` has rank 0.
        C9: ``x`` has rank 1 or more.

    Notes
    -----
    In index notation::

        y[*o, j, *i] = sum(x[*o, l, *i] for l in range(n) if counts(l, j))

    Examples
    --------
    >>> x_ = np.array([1.0, 2.0, 3.0, 4.0], "float32")
    >>> axis_ = np.array(0, "int64")
    >>> cum_sum_14(x_, axis_)
    array([ 1.,  3.,  6., 10.], dtype=float32)

    >>> x_ = np.array([[1.0, 2.0, 3.0], [10.0, 20.0, 30.0]], "float64")
    >>> axis_ = np.array(-1, "int32")
    >>> cum_sum_14(x_, axis_)
    array([[ 1.,  3.,  6.],
           [10., 30., 60.]])

    """
    rules = Rules("CumSum", 14)
    x_type, x_tensor = arrays.tensor(rules, "x", x)
    axis_type, axis_tensor = arrays.valued(rules, "axis", axis)
    result_type, reverse, exclusive, axis = _solve_11(
        rules, x_type, axis_type, exclusive, reverse, _T_14, _T2_11
    )
    result = arrays.destination(rules, out, result_type, [x_tensor, axis_tensor])
    _definition_11(result, x_tensor, reverse, exclusive, axis)
    return result


def infer_cum_sum_14(
    x: ValueType | None,
    axis: ValueType | None,
    *,
    exclusive: SupportsIndex | None = None,
    reverse: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `cum_sum_14` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("CumSum", 14)
    return _solve_11(
        rules,
        arrays.type_given(rules, "x", x),
        arrays.type_given(rules, "axis", axis),
        exclusive,
        reverse,
        _T_14,
        _T2_11,
    )[0]


def check_cum_sum_14(
    x: ValueType | None,
    axis: ValueType | None,
    *,
    exclusive: SupportsIndex | None = None,
    reverse: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of CumSum-14 that the types of the inputs violate."""
    rules = Rules("CumSum", 14, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "x", x),
        arrays.type_given(rules, "axis", axis),
        exclusive,
        reverse,
        _T_14,
        _T2_11,
    )
    return rules.violations


def _solve_11(
    rules: Rules,
    x: ValueType | None,
    axis_type: ValueType | None,
    exclusive: Any,
    reverse: Any,
    T: frozenset[str],
    T2: frozenset[str],
) -> tuple[TensorType, Any, Any, Any]:
    """Check all that is known; return the type of `y` and the values in force."""
    exclusive = attributes.integer(rules, "exclusive", exclusive)
    reverse = attributes.integer(rules, "reverse", reverse)
    x = rules.given("C1", "x", x)
    axis_type = rules.given("C2", "axis", axis_type)
    T_types = rules.allowed("C3", {"x": x}, T)
    rules.allowed("C4", {"axis": axis_type}, T2)
    exclusive = 0 if exclusive is None else exclusive
    exclusive = rules.values("C6", "exclusive", exclusive, (0, 1))
    reverse = 0 if reverse is None else reverse
    reverse = rules.values("C7", "reverse", reverse, (0, 1))
    axis_shape = rules.rank("C8", "axis", axis_type, exactly=0)
    x_shape = rules.rank("C9", "x", x, at_least=1)
    axis = values.integer(axis_type, axis_shape)
    axis = rules.range("C5", "axis", axis, x_shape.rank, wraps=True)
    inner = x_shape.after(axis)
    n = x_shape.at(axis).size
    outer = x_shape.before(axis)
    result_shape = dims.joined(outer, n, inner)
    result_shape = dims.ranked(result_shape, x_shape)
    return TensorType(T_types.get("x"), result_shape), reverse, exclusive, axis


@np.errstate(all="ignore")
def _definition_11(y: Any, x: Any, reverse: Any, exclusive: Any, axis: Any) -> None:
    """The definition, on whole arrays."""
    x = vectors.values(x)
    y[...] = vectors.stored(
        vectors.scan(np.add, x, axis, before=not reverse, here=not exclusive, after=reverse),
        y.dtype,
    )


SCHEMAS = {
    11: Schema(
        operator="CumSum",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("x", "T"),
            Parameter("axis", "T2"),
        ),
        outputs=(Parameter("y", "T"),),
        attributes=(
            Attribute("exclusive", "int", "exclusive", default=0),
            Attribute("reverse", "int", "reverse", default=0),
        ),
        types={"T": _T_11, "T2": _T2_11},
        clauses={
            "CumSum-11.C1": "The input x is given.",
            "CumSum-11.C2": "The input axis is given.",
            "CumSum-11.C3": "x has one of the 6 element types that T allows.",
            "CumSum-11.C4": "axis has the element type int32 or int64.",
            "CumSum-11.C5": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of x. A negative value counts from the back."
            ),
            "CumSum-11.C6": "exclusive is 0 or 1.",
            "CumSum-11.C7": "reverse is 0 or 1.",
            "CumSum-11.C8": "axis has rank 0.",
            "CumSum-11.C9": "x has rank 1 or more.",
        },
        run=cum_sum_11,
        infer=infer_cum_sum_11,
        check=check_cum_sum_11,
    ),
    14: Schema(
        operator="CumSum",
        domain="ai.onnx",
        since_version=14,
        inputs=(
            Parameter("x", "T"),
            Parameter("axis", "T2"),
        ),
        outputs=(Parameter("y", "T"),),
        attributes=(
            Attribute("exclusive", "int", "exclusive", default=0),
            Attribute("reverse", "int", "reverse", default=0),
        ),
        types={"T": _T_14, "T2": _T2_11},
        clauses={
            "CumSum-14.C1": "The input x is given.",
            "CumSum-14.C2": "The input axis is given.",
            "CumSum-14.C3": "x has one of the 8 element types that T allows.",
            "CumSum-14.C4": "axis has the element type int32 or int64.",
            "CumSum-14.C5": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of x. A negative value counts from the back."
            ),
            "CumSum-14.C6": "exclusive is 0 or 1.",
            "CumSum-14.C7": "reverse is 0 or 1.",
            "CumSum-14.C8": "axis has rank 0.",
            "CumSum-14.C9": "x has rank 1 or more.",
        },
        run=cum_sum_14,
        infer=infer_cum_sum_14,
        check=check_cum_sum_14,
    ),
}
