# Emitted from spec/ai.onnx/Pow.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Pow: Raises each element of a tensor to a power.

Each element of the result is one element of ``X`` to the power of one of ``Y``, and has the type of
``X``. Anything to the power of 0 is 1, even NaN, and so is 1 to the power of anything. A negative
number has no power with a fraction, it is NaN.

Powers of whole numbers with whole exponents that are not negative are exact, and wrap around where
they do not fit the type of ``X``. All others are computed with fractions; if ``X`` holds whole
numbers the fraction of the result is cut off. What is not finite, as 0 to the power of -1, is then
0.

The shapes are put side by side at their last axes. Where one has a size of 1, or no axis at all,
its elements are used again along the axis of the other.
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

_T_1 = frozenset({"double", "float", "float16"})
_T_12 = _T_1 | {"int32", "int64"}
_T1_12 = frozenset(
    {
        "double",
        "float",
        "float16",
        "int16",
        "int32",
        "int64",
        "int8",
        "uint16",
        "uint32",
        "uint64",
        "uint8",
    }
)
_T_13 = _T_12 | {"bfloat16"}
_T1_15 = _T1_12 | {"bfloat16"}


def pow_1(
    X: npt.ArrayLike,
    Y: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Raises each element of a tensor to a power.

    Parameters
    ----------
    X : array_like
        The bases. The result has the shape of this tensor.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.
    Y : array_like
        The exponents. With ``broadcast`` there may be fewer than in ``X``.

        A tensor of shape ``(*b,) if broadcast == 1 else (*s,)`` and element type T, one of float,
        float16, double.
    axis : int, optional
        The axis of ``X`` that the first axis of ``Y`` goes with. If it is left out, the last axes
        of both go together.

        Within ``0 <= axis < r``.
    broadcast : int, default 0
        Whether ``Y`` may be smaller than ``X``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Z : ndarray
        The powers.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``Y`` is given.
        C3: Each of ``X`` and ``Y`` has the element type ``float``, ``float16`` or ``double``.
        C4: ``X`` and ``Y`` have the same element type; none is converted.
    OpValueError
        C5: ``axis`` lies in the range ``0 <= axis < r``, where ``r`` is the rank of ``X``.
        C6: ``broadcast`` is ``0`` or ``1``.
        C7: ``X`` and ``Y`` have the same shape.
        C8: If ``broadcast`` is 1, ``Y`` has no more axes than ``X``.
        C9: If ``broadcast`` is 1, each size of ``Y`` is 1 or that of the axis of ``X`` that it
            goes with, from ``axis`` on or at the end.

    Notes
    -----
    In index notation::

        Z[*i] = X[*i] ** Y[*part(i)]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]], "float32")
    >>> y = np.array([2.0, 3.0], "float32")
    >>> pow_1(x, y, broadcast=1, axis=0)
    array([[ 1.,  4.,  9.],
           [ 1.,  8., 27.]], dtype=float32)

    >>> x = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> y = np.array([2.0], "float32")
    >>> pow_1(x, y, broadcast=1)
    array([[ 1.,  4.],
           [ 9., 16.]], dtype=float32)

    """
    rules = Rules("Pow", 1)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    Y_type, Y_tensor = arrays.tensor(rules, "Y", Y)
    result_type, broadcast, b, axis, s = _solve_1(rules, X_type, Y_type, axis, broadcast, _T_1)
    result = arrays.destination(rules, out, result_type, [X_tensor, Y_tensor])
    _definition_1(result, X_tensor, Y_tensor, broadcast, dims.if_known(b), axis, tuple(s))
    return result


def infer_pow_1(
    X: ValueType | None,
    Y: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `pow_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pow", 1)
    return _solve_1(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "Y", Y),
        axis,
        broadcast,
        _T_1,
    )[0]


def check_pow_1(
    X: ValueType | None,
    Y: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Pow-1 that the types of the inputs violate."""
    rules = Rules("Pow", 1, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "Y", Y),
        axis,
        broadcast,
        _T_1,
    )
    return rules.violations


def pow_7(
    X: npt.ArrayLike, Y: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Raises each element of a tensor to a power.

    Parameters
    ----------
    X : array_like
        The bases.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, float16, double.
    Y : array_like
        The exponents.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, float16, double.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Z : ndarray
        The powers, in the shape to which both are stretched.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``Y`` is given.
        C3: Each of ``X`` and ``Y`` has the element type ``float``, ``float16`` or ``double``.
        C4: ``X`` and ``Y`` have the same element type; none is converted.
    OpValueError
        C7: ``X`` and ``Y`` can be broadcast together: aligned at the last axis, two sizes are
            equal or one of them is 1.

    Notes
    -----
    In index notation::

        Z[*i] = X[*i] ** Y[*i]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, -3.0], "float32")
    >>> y = np.array(2.0, "float32")
    >>> pow_7(x, y)
    array([1., 4., 9.], dtype=float32)

    """
    rules = Rules("Pow", 7)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    Y_type, Y_tensor = arrays.tensor(rules, "Y", Y)
    result_type = _solve_7(rules, X_type, Y_type, _T_1)
    result = arrays.destination(rules, out, result_type, [X_tensor, Y_tensor])
    _definition_7(result, X_tensor, Y_tensor)
    return result


def infer_pow_7(X: ValueType | None, Y: ValueType | None) -> TensorType:
    """Return the type of what `pow_7` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pow", 7)
    return _solve_7(rules, arrays.type_given(rules, "X", X), arrays.type_given(rules, "Y", Y), _T_1)


def check_pow_7(X: ValueType | None, Y: ValueType | None) -> list[Violation]:
    """Return all clauses of Pow-7 that the types of the inputs violate."""
    rules = Rules("Pow", 7, collect=True)
    _solve_7(rules, arrays.type_given(rules, "X", X), arrays.type_given(rules, "Y", Y), _T_1)
    return rules.violations


def pow_12(
    X: npt.ArrayLike, Y: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Raises each element of a tensor to a power.

    Parameters
    ----------
    X : array_like
        The bases.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, int32, int64,
        float16, double.
    Y : array_like
        The exponents.

        A tensor of shape ``(*broadcast(s),)`` and element type T1, one of float, uint8, int8,
        uint16, int16, int32, int64, float16, double, uint32, uint64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Z : ndarray
        The powers, in the shape to which both are stretched.

        A tensor of shape ``(*s,)`` and element type T, one of float, int32, int64, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``Y`` is given.
        C3: ``X`` has one of the 5 element types that ``T`` allows.
        C10: ``Y`` has one of the 11 element types that ``T1`` allows.
    OpValueError
        C7: ``X`` and ``Y`` can be broadcast together: aligned at the last axis, two sizes are
            equal or one of them is 1.

    Notes
    -----
    In index notation::

        Z[*i] = X[*i] ** Y[*i]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, -3.0], "float32")
    >>> y = np.array(2.0, "float32")
    >>> pow_12(x, y)
    array([1., 4., 9.], dtype=float32)

    >>> x = np.array([2, 10, 4, 9], "int32")
    >>> y = np.array([3.0, 0.5, -1.0, 0.5], "float32")
    >>> pow_12(x, y)
    array([8, 3, 0, 3], dtype=int32)

    """
    rules = Rules("Pow", 12)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    Y_type, Y_tensor = arrays.tensor(rules, "Y", Y)
    result_type = _solve_12(rules, X_type, Y_type, _T_12, _T1_12)
    result = arrays.destination(rules, out, result_type, [X_tensor, Y_tensor])
    _definition_7(result, X_tensor, Y_tensor)
    return result


def infer_pow_12(X: ValueType | None, Y: ValueType | None) -> TensorType:
    """Return the type of what `pow_12` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pow", 12)
    return _solve_12(
        rules, arrays.type_given(rules, "X", X), arrays.type_given(rules, "Y", Y), _T_12, _T1_12
    )


def check_pow_12(X: ValueType | None, Y: ValueType | None) -> list[Violation]:
    """Return all clauses of Pow-12 that the types of the inputs violate."""
    rules = Rules("Pow", 12, collect=True)
    _solve_12(
        rules, arrays.type_given(rules, "X", X), arrays.type_given(rules, "Y", Y), _T_12, _T1_12
    )
    return rules.violations


def pow_13(
    X: npt.ArrayLike, Y: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Raises each element of a tensor to a power.

    Parameters
    ----------
    X : array_like
        The bases.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, int32, int64,
        float16, double, bfloat16.
    Y : array_like
        The exponents.

        A tensor of shape ``(*broadcast(s),)`` and element type T1, one of float, uint8, int8,
        uint16, int16, int32, int64, float16, double, uint32, uint64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Z : ndarray
        The powers, in the shape to which both are stretched.

        A tensor of shape ``(*s,)`` and element type T, one of float, int32, int64, float16, double,
        bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``Y`` is given.
        C3: ``X`` has one of the 6 element types that ``T`` allows.
        C10: ``Y`` has one of the 11 element types that ``T1`` allows.
    OpValueError
        C7: ``X`` and ``Y`` can be broadcast together: aligned at the last axis, two sizes are
            equal or one of them is 1.

    Notes
    -----
    In index notation::

        Z[*i] = X[*i] ** Y[*i]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, -3.0], "float32")
    >>> y = np.array(2.0, "float32")
    >>> pow_13(x, y)
    array([1., 4., 9.], dtype=float32)

    >>> x = np.array([2, 10, 4, 9], "int32")
    >>> y = np.array([3.0, 0.5, -1.0, 0.5], "float32")
    >>> pow_13(x, y)
    array([8, 3, 0, 3], dtype=int32)

    """
    rules = Rules("Pow", 13)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    Y_type, Y_tensor = arrays.tensor(rules, "Y", Y)
    result_type = _solve_12(rules, X_type, Y_type, _T_13, _T1_12)
    result = arrays.destination(rules, out, result_type, [X_tensor, Y_tensor])
    _definition_7(result, X_tensor, Y_tensor)
    return result


def infer_pow_13(X: ValueType | None, Y: ValueType | None) -> TensorType:
    """Return the type of what `pow_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pow", 13)
    return _solve_12(
        rules, arrays.type_given(rules, "X", X), arrays.type_given(rules, "Y", Y), _T_13, _T1_12
    )


def check_pow_13(X: ValueType | None, Y: ValueType | None) -> list[Violation]:
    """Return all clauses of Pow-13 that the types of the inputs violate."""
    rules = Rules("Pow", 13, collect=True)
    _solve_12(
        rules, arrays.type_given(rules, "X", X), arrays.type_given(rules, "Y", Y), _T_13, _T1_12
    )
    return rules.violations


def pow_15(
    X: npt.ArrayLike, Y: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Raises each element of a tensor to a power.

    Parameters
    ----------
    X : array_like
        The bases.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, int32, int64,
        float16, double, bfloat16.
    Y : array_like
        The exponents.

        A tensor of shape ``(*broadcast(s),)`` and element type T1, one of float, uint8, int8,
        uint16, int16, int32, int64, float16, double, uint32, uint64, bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Z : ndarray
        The powers, in the shape to which both are stretched.

        A tensor of shape ``(*s,)`` and element type T, one of float, int32, int64, float16, double,
        bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``Y`` is given.
        C3: ``X`` has one of the 6 element types that ``T`` allows.
        C10: ``Y`` has one of the 12 element types that ``T1`` allows.
    OpValueError
        C7: ``X`` and ``Y`` can be broadcast together: aligned at the last axis, two sizes are
            equal or one of them is 1.

    Notes
    -----
    In index notation::

        Z[*i] = X[*i] ** Y[*i]

    Examples
    --------
    >>> x = np.array([1.0, 2.0, -3.0], "float32")
    >>> y = np.array(2.0, "float32")
    >>> pow_15(x, y)
    array([1., 4., 9.], dtype=float32)

    >>> x = np.array([2, 10, 4, 9], "int32")
    >>> y = np.array([3.0, 0.5, -1.0, 0.5], "float32")
    >>> pow_15(x, y)
    array([8, 3, 0, 3], dtype=int32)

    """
    rules = Rules("Pow", 15)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    Y_type, Y_tensor = arrays.tensor(rules, "Y", Y)
    result_type = _solve_12(rules, X_type, Y_type, _T_13, _T1_15)
    result = arrays.destination(rules, out, result_type, [X_tensor, Y_tensor])
    _definition_7(result, X_tensor, Y_tensor)
    return result


def infer_pow_15(X: ValueType | None, Y: ValueType | None) -> TensorType:
    """Return the type of what `pow_15` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Pow", 15)
    return _solve_12(
        rules, arrays.type_given(rules, "X", X), arrays.type_given(rules, "Y", Y), _T_13, _T1_15
    )


def check_pow_15(X: ValueType | None, Y: ValueType | None) -> list[Violation]:
    """Return all clauses of Pow-15 that the types of the inputs violate."""
    rules = Rules("Pow", 15, collect=True)
    _solve_12(
        rules, arrays.type_given(rules, "X", X), arrays.type_given(rules, "Y", Y), _T_13, _T1_15
    )
    return rules.violations


def _solve_1(
    rules: Rules,
    X: ValueType | None,
    Y: ValueType | None,
    axis: Any,
    broadcast: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `Z` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    broadcast = attributes.integer(rules, "broadcast", broadcast)
    X = rules.given("C1", "X", X)
    Y = rules.given("C2", "Y", Y)
    elem_types = rules.allowed("C3", {"X": X, "Y": Y}, T)
    elem_type = rules.same_type("C4", elem_types)
    X_shape = rules.shape("X", X)
    if axis is not None:
        axis = rules.range("C5", "axis", axis, X_shape.rank)
    broadcast = 0 if broadcast is None else broadcast
    broadcast = rules.values("C6", "broadcast", broadcast, (0, 1))
    Y_shape = rules.shape("Y", Y)
    s = rules.same("C7", [X_shape, dims.pick(lambda: not (broadcast == 1), Y_shape)])
    b = dims.pick(lambda: broadcast == 1, Y_shape)
    rules.holds(
        "C8",
        lambda: broadcast == 0 or len(b) <= len(s),
        "that if `broadcast` is 1, `Y` has no more axes than `X`",
        b=b,
        broadcast=broadcast,
        s=s,
    )

    def first() -> Any:
        return axis if axis is not None else len(s) - len(b)

    rules.holds(
        "C9",
        lambda: (
            broadcast == 0
            or (
                first() + len(b) <= len(s)
                and dims.every(lambda a: b[a] in (1, s[first() + a]), range(len(b)))
            )
        ),
        "that if `broadcast` is 1, each size of `Y` is 1 or that of the axis of `X` that it goes with, from `axis` on or at the end",
        axis=axis,
        b=b,
        broadcast=broadcast,
        s=s,
    )
    result_shape = dims.joined(s)
    return TensorType(elem_type, result_shape), broadcast, b, axis, s


def _solve_7(
    rules: Rules, X: ValueType | None, Y: ValueType | None, T: frozenset[str]
) -> TensorType:
    """Check all that is known; return the type of `Z`."""
    X = rules.given("C1", "X", X)
    Y = rules.given("C2", "Y", Y)
    elem_types = rules.allowed("C3", {"X": X, "Y": Y}, T)
    elem_type = rules.same_type("C4", elem_types)
    X_shape = rules.shape("X", X)
    Y_shape = rules.shape("Y", Y)
    s = rules.broadcast("C7", [X_shape, Y_shape])
    result_shape = dims.joined(s)
    return TensorType(elem_type, result_shape)


def _solve_12(
    rules: Rules, X: ValueType | None, Y: ValueType | None, T: frozenset[str], T1: frozenset[str]
) -> TensorType:
    """Check all that is known; return the type of `Z`."""
    X = rules.given("C1", "X", X)
    Y = rules.given("C2", "Y", Y)
    T_types = rules.allowed("C3", {"X": X}, T)
    X_shape = rules.shape("X", X)
    Y_shape = rules.shape("Y", Y)
    s = rules.broadcast("C7", [X_shape, Y_shape])
    rules.allowed("C10", {"Y": Y}, T1)
    result_shape = dims.joined(s)
    return TensorType(T_types.get("X"), result_shape)


@np.errstate(all="ignore")
def _definition_1(Z: Any, X: Any, Y: Any, broadcast: Any, b: Any, axis: Any, s: Any) -> None:
    """The definition, on whole arrays."""

    def first() -> Any:
        if axis is not None:
            return axis
        return len(s) - len(b)

    def part(i: Any) -> Any:
        if broadcast == 1:
            return [i[first() + a] if b[a] > 1 else 0 for a in range(len(b))]
        return i

    X = vectors.values(X)
    Y = vectors.values(Y)
    (i,) = vectors.indices(Z.shape)
    Z[...] = vectors.stored(vectors.power(X[*i], Y[*part(i)]), Z.dtype)


@np.errstate(all="ignore")
def _definition_7(Z: Any, X: Any, Y: Any) -> None:
    """The definition, on whole arrays."""
    X = vectors.values(X)
    Y = vectors.values(Y)
    Z[...] = vectors.stored(vectors.power(X, Y), Z.dtype)


SCHEMAS = {
    1: Schema(
        operator="Pow",
        domain="ai.onnx",
        since_version=1,
        inputs=(
            Parameter("X", "T"),
            Parameter("Y", "T"),
        ),
        outputs=(Parameter("Z", "T"),),
        attributes=(
            Attribute("axis", "int", "axis"),
            Attribute("broadcast", "int", "broadcast", default=0),
        ),
        types={"T": _T_1},
        clauses={
            "Pow-1.C1": "The input X is given.",
            "Pow-1.C2": "The input Y is given.",
            "Pow-1.C3": "Each of X and Y has the element type float, float16 or double.",
            "Pow-1.C4": "X and Y have the same element type; none is converted.",
            "Pow-1.C5": "axis lies in the range 0 <= axis < r, where r is the rank of X.",
            "Pow-1.C6": "broadcast is 0 or 1.",
            "Pow-1.C7": "X and Y have the same shape.",
            "Pow-1.C8": "If broadcast is 1, Y has no more axes than X.",
            "Pow-1.C9": (
                "If broadcast is 1, each size of Y is 1 or that of the "
                "axis of X that it goes with, from axis on or at the "
                "end."
            ),
        },
        run=pow_1,
        infer=infer_pow_1,
        check=check_pow_1,
    ),
    7: Schema(
        operator="Pow",
        domain="ai.onnx",
        since_version=7,
        inputs=(
            Parameter("X", "T"),
            Parameter("Y", "T"),
        ),
        outputs=(Parameter("Z", "T"),),
        attributes=(),
        types={"T": _T_1},
        clauses={
            "Pow-7.C1": "The input X is given.",
            "Pow-7.C2": "The input Y is given.",
            "Pow-7.C3": "Each of X and Y has the element type float, float16 or double.",
            "Pow-7.C4": "X and Y have the same element type; none is converted.",
            "Pow-7.C7": (
                "X and Y can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
        },
        run=pow_7,
        infer=infer_pow_7,
        check=check_pow_7,
        each=lambda X, Y: functions.power(X, Y),
    ),
    12: Schema(
        operator="Pow",
        domain="ai.onnx",
        since_version=12,
        inputs=(
            Parameter("X", "T"),
            Parameter("Y", "T1"),
        ),
        outputs=(Parameter("Z", "T"),),
        attributes=(),
        types={"T": _T_12, "T1": _T1_12},
        clauses={
            "Pow-12.C1": "The input X is given.",
            "Pow-12.C2": "The input Y is given.",
            "Pow-12.C3": "X has one of the 5 element types that T allows.",
            "Pow-12.C7": (
                "X and Y can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
            "Pow-12.C10": "Y has one of the 11 element types that T1 allows.",
        },
        run=pow_12,
        infer=infer_pow_12,
        check=check_pow_12,
        each=lambda X, Y: functions.power(X, Y),
    ),
    13: Schema(
        operator="Pow",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("X", "T"),
            Parameter("Y", "T1"),
        ),
        outputs=(Parameter("Z", "T"),),
        attributes=(),
        types={"T": _T_13, "T1": _T1_12},
        clauses={
            "Pow-13.C1": "The input X is given.",
            "Pow-13.C2": "The input Y is given.",
            "Pow-13.C3": "X has one of the 6 element types that T allows.",
            "Pow-13.C7": (
                "X and Y can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
            "Pow-13.C10": "Y has one of the 11 element types that T1 allows.",
        },
        run=pow_13,
        infer=infer_pow_13,
        check=check_pow_13,
        each=lambda X, Y: functions.power(X, Y),
    ),
    15: Schema(
        operator="Pow",
        domain="ai.onnx",
        since_version=15,
        inputs=(
            Parameter("X", "T"),
            Parameter("Y", "T1"),
        ),
        outputs=(Parameter("Z", "T"),),
        attributes=(),
        types={"T": _T_13, "T1": _T1_15},
        clauses={
            "Pow-15.C1": "The input X is given.",
            "Pow-15.C2": "The input Y is given.",
            "Pow-15.C3": "X has one of the 6 element types that T allows.",
            "Pow-15.C7": (
                "X and Y can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
            "Pow-15.C10": "Y has one of the 12 element types that T1 allows.",
        },
        run=pow_15,
        infer=infer_pow_15,
        check=check_pow_15,
        each=lambda X, Y: functions.power(X, Y),
    ),
}
