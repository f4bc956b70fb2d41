# Emitted from spec/ai.onnx/Add.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Add: Adds two tensors element by element.

Each element of the result is the sum of one element of ``A`` and one of ``B``. Whole numbers wrap
around where a sum does not fit their type. Of floating-point numbers a sum is the nearest number
that the type has, an infinity where it is too large; it is NaN where one of the two is, and of the
two infinities.

The shapes are put side by side at their last axes. Where one has a size of 1, or no axis at all,
its elements are used again along the axis of the other. What ``axis`` did before is now done by
axes of size 1 at the end of ``B``.
"""

from collections.abc import Iterable
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset({"double", "float", "float16"})
_T_6 = _T_1 | {"int32", "int64", "uint32", "uint64"}
_T_13 = _T_6 | {"bfloat16"}
_T_14 = _T_13 | {"int16", "int8", "uint16", "uint8"}


def add_1(
    A: npt.ArrayLike,
    B: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
    consumed_inputs: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Adds two tensors element by element.

    Parameters
    ----------
    A : array_like
        The first terms. The result has the shape of this tensor.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.
    B : array_like
        The second terms, as many as in ``A`` or, with ``broadcast``, fewer.

        A tensor of shape ``(*b,) if broadcast == 1 else (*s,)`` and element type T, one of float,
        float16, double.
    axis : int, optional
        The axis of ``A`` that the first axis of ``B`` goes with. If it is left out, the last axes
        of both go together.

        Within ``0 <= axis < r``.
    broadcast : int, default 0
        Whether ``B`` may be smaller than ``A``.
    consumed_inputs : sequence of int, optional
        A hint about memory that may be used again. It changes no result.

        It has no meaning.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    C : ndarray
        The sums.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has the element type ``float``, ``float16`` or ``double``.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C5: ``axis`` lies in the range ``0 <= axis < r``, where ``r`` is the rank of ``A``.
        C6: ``broadcast`` is ``0`` or ``1``.
        C7: ``A`` and ``B`` have the same shape.
        C8: If ``broadcast`` is 1, ``B`` has no more axes than ``A``.
        C9: If ``broadcast`` is 1, each size of ``B`` is 1 or that of the axis of ``A`` that it
            goes with, from ``axis`` on or at the end.

    Notes
    -----
    In index notation::

        C[*i] = A[*i] + B[*part(i)]

    Examples
    --------
    >>> a_ = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> b_ = np.array([[0.5, 0.5], [-3.0, 10.0]], "float32")
    >>> add_1(a_, b_)
    array([[ 1.5,  2.5],
           [ 0. , 14. ]], dtype=float32)

    >>> a_ = np.array([float("inf"), float("inf"), float("nan"), 1.7e+308], "float64")
    >>> b_ = np.array([1.0, float("-inf"), 1.0, 1.7e+308], "float64")
    >>> add_1(a_, b_)
    array([inf, nan, nan, inf])

    """
    rules = Rules("Add", 1)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type, broadcast, b, axis, s = _solve_1(
        rules, A_type, B_type, axis, broadcast, consumed_inputs, _T_1
    )
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_1(result, A_tensor, B_tensor, broadcast, dims.if_known(b), axis, tuple(s))
    return result


def infer_add_1(
    A: ValueType | None,
    B: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
    consumed_inputs: Iterable[SupportsIndex] | None = None,
) -> TensorType:
    """Return the type of what `add_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Add", 1)
    return _solve_1(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        axis,
        broadcast,
        consumed_inputs,
        _T_1,
    )[0]


def check_add_1(
    A: ValueType | None,
    B: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
    consumed_inputs: Iterable[SupportsIndex] | None = None,
) -> list[Violation]:
    """Return all clauses of Add-1 that the types of the inputs violate."""
    rules = Rules("Add", 1, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        axis,
        broadcast,
        consumed_inputs,
        _T_1,
    )
    return rules.violations


def add_6(
    A: npt.ArrayLike,
    B: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Adds two tensors element by element.

    Parameters
    ----------
    A : array_like
        The first terms. The result has the shape of this tensor.

        A tensor of shape ``(*s,)`` and element type T, one of float, int32, int64, float16, double,
        uint32, uint64.
    B : array_like
        The second terms, as many as in ``A`` or, with ``broadcast``, fewer.

        A tensor of shape ``(*b,) if broadcast == 1 else (*s,)`` and element type T, one of float,
        int32, int64, float16, double, uint32, uint64.
    axis : int, optional
        The axis of ``A`` that the first axis of ``B`` goes with. If it is left out, the last axes
        of both go together.

        Within ``0 <= axis < r``.
    broadcast : int, default 0
        Whether ``B`` may be smaller than ``A``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    C : ndarray
        The sums.

        A tensor of shape ``(*s,)`` and element type T, one of float, int32, int64, float16, double,
        uint32, uint64.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has one of the 7 element types that ``T`` allows.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C5: ``axis`` lies in the range ``0 <= axis < r``, where ``r`` is the rank of ``A``.
        C6: ``broadcast`` is ``0`` or ``1``.
        C7: ``A`` and ``B`` have the same shape.
        C8: If ``broadcast`` is 1, ``B`` has no more axes than ``A``.
        C9: If ``broadcast`` is 1, each size of ``B`` is 1 or that of the axis of ``A`` that it
            goes with, from ``axis`` on or at the end.

    Notes
    -----
    In index notation::

        C[*i] = A[*i] + B[*part(i)]

    Examples
    --------
    >>> a_ = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> b_ = np.array([[0.5, 0.5], [-3.0, 10.0]], "float32")
    >>> add_6(a_, b_)
    array([[ 1.5,  2.5],
           [ 0. , 14. ]], dtype=float32)

    >>> a_ = np.array([float("inf"), float("inf"), float("nan"), 1.7e+308], "float64")
    >>> b_ = np.array([1.0, float("-inf"), 1.0, 1.7e+308], "float64")
    >>> add_6(a_, b_)
    array([inf, nan, nan, inf])

    """
    rules = Rules("Add", 6)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type, broadcast, b, axis, s = _solve_6(rules, A_type, B_type, axis, broadcast, _T_6)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_1(result, A_tensor, B_tensor, broadcast, dims.if_known(b), axis, tuple(s))
    return result


def infer_add_6(
    A: ValueType | None,
    B: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `add_6` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Add", 6)
    return _solve_6(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        axis,
        broadcast,
        _T_6,
    )[0]


def check_add_6(
    A: ValueType | None,
    B: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Add-6 that the types of the inputs violate."""
    rules = Rules("Add", 6, collect=True)
    _solve_6(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        axis,
        broadcast,
        _T_6,
    )
    return rules.violations


def add_7(
    A: npt.ArrayLike, B: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Adds two tensors element by element.

    Parameters
    ----------
    A : array_like
        The first terms.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, int32, int64,
        float16, double, uint32, uint64.
    B : array_like
        The second terms.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, int32, int64,
        float16, double, uint32, uint64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    C : ndarray
        The sums, in the shape to which both are stretched.

        A tensor of shape ``(*s,)`` and element type T, one of float, int32, int64, float16, double,
        uint32, uint64.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has one of the 7 element types that ``T`` allows.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C7: ``A`` and ``B`` can be broadcast together: aligned at the last axis, two sizes are
            equal or one of them is 1.

    Notes
    -----
    In index notation::

        C[*i] = A[*i] + B[*i]

    Examples
    --------
    >>> a = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> b = np.array([[0.5, 0.5], [-3.0, 10.0]], "float32")
    >>> add_7(a, b)
    array([[ 1.5,  2.5],
           [ 0. , 14. ]], dtype=float32)

    >>> a = np.array([float("inf"), float("inf"), float("nan"), 1.7e+308], "float64")
    >>> b = np.array([1.0, float("-inf"), 1.0, 1.7e+308], "float64")
    >>> add_7(a, b)
    array([inf, nan, nan, inf])

    """
    rules = Rules("Add", 7)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type = _solve_7(rules, A_type, B_type, _T_6)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_7(result, A_tensor, B_tensor)
    return result


def infer_add_7(A: ValueType | None, B: ValueType | None) -> TensorType:
    """Return the type of what `add_7` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Add", 7)
    return _solve_7(rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_6)


def check_add_7(A: ValueType | None, B: ValueType | None) -> list[Violation]:
    """Return all clauses of Add-7 that the types of the inputs violate."""
    rules = Rules("Add", 7, collect=True)
    _solve_7(rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_6)
    return rules.violations


def add_13(
    A: npt.ArrayLike, B: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Adds two tensors element by element.

    Parameters
    ----------
    A : array_like
        The first terms.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, int32, int64,
        float16, double, uint32, uint64, bfloat16.
    B : array_like
        The second terms.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, int32, int64,
        float16, double, uint32, uint64, bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    C : ndarray
        The sums, in the shape to which both are stretched.

        A tensor of shape ``(*s,)`` and element type T, one of float, int32, int64, float16, double,
        uint32, uint64, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has one of the 8 element types that ``T`` allows.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C7: ``A`` and ``B`` can be broadcast together: aligned at the last axis, two sizes are
            equal or one of them is 1.

    Notes
    -----
    In index notation::

        C[*i] = A[*i] + B[*i]

    Examples
    --------
    >>> a = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> b = np.array([[0.5, 0.5], [-3.0, 10.0]], "float32")
    >>> add_13(a, b)
    array([[ 1.5,  2.5],
           [ 0. , 14. ]], dtype=float32)

    >>> a = np.array([float("inf"), float("inf"), float("nan"), 1.7e+308], "float64")
    >>> b = np.array([1.0, float("-inf"), 1.0, 1.7e+308], "float64")
    >>> add_13(a, b)
    array([inf, nan, nan, inf])

    """
    rules = Rules("Add", 13)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type = _solve_7(rules, A_type, B_type, _T_13)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_7(result, A_tensor, B_tensor)
    return result


def infer_add_13(A: ValueType | None, B: ValueType | None) -> TensorType:
    """Return the type of what `add_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Add", 13)
    return _solve_7(
        rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_13
    )


def check_add_13(A: ValueType | None, B: ValueType | None) -> list[Violation]:
    """Return all clauses of Add-13 that the types of the inputs violate."""
    rules = Rules("Add", 13, collect=True)
    _solve_7(rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_13)
    return rules.violations


def add_14(
    A: npt.ArrayLike, B: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Adds two tensors element by element.

    Parameters
    ----------
    A : array_like
        The first terms.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, float16, double, uint32, uint64, bfloat16.
    B : array_like
        The second terms.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, float16, double, uint32, uint64, bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    C : ndarray
        The sums, in the shape to which both are stretched.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has one of the 12 element types that ``T`` allows.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C7: ``A`` and ``B`` can be broadcast together: aligned at the last axis, two sizes are
            equal or one of them is 1.

    Notes
    -----
    In index notation::

        C[*i] = A[*i] + B[*i]

    Examples
    --------
    >>> a = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> b = np.array([[0.5, 0.5], [-3.0, 10.0]], "float32")
    >>> add_14(a, b)
    array([[ 1.5,  2.5],
           [ 0. , 14. ]], dtype=float32)

    >>> a = np.array([float("inf"), float("inf"), float("nan"), 1.7e+308], "float64")
    >>> b = np.array([1.0, float("-inf"), 1.0, 1.7e+308], "float64")
    >>> add_14(a, b)
    array([inf, nan, nan, inf])

    """
    rules = Rules("Add", 14)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type = _solve_7(rules, A_type, B_type, _T_14)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_7(result, A_tensor, B_tensor)
    return result


def infer_add_14(A: ValueType | None, B: ValueType | None) -> TensorType:
    """Return the type of what `add_14` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Add", 14)
    return _solve_7(
        rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_14
    )


def check_add_14(A: ValueType | None, B: ValueType | None) -> list[Violation]:
    """Return all clauses of Add-14 that the types of the inputs violate."""
    rules = Rules("Add", 14, collect=True)
    _solve_7(rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_14)
    return rules.violations


def _solve_1(
    rules: Rules,
    A: ValueType | None,
    B: ValueType | None,
    axis: Any,
    broadcast: Any,
    consumed_inputs: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `C` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    broadcast = attributes.integer(rules, "broadcast", broadcast)
    consumed_inputs = attributes.integers(rules, "consumed_inputs", consumed_inputs)
    A = rules.given("C1", "A", A)
    B = rules.given("C2", "B", B)
    elem_types = rules.allowed("C3", {"A": A, "B": B}, T)
    elem_type = rules.same_type("C4", elem_types)
    A_shape = rules.shape("A", A)
    if axis is not None:
        axis = rules.range("C5", "axis", axis, A_shape.rank)
    broadcast = 0 if broadcast is None else broadcast
    broadcast = rules.values("C6", "broadcast", broadcast, (0, 1))
    B_shape = rules.shape("B", B)
    s = rules.same("C7", [A_shape, dims.pick(lambda: not (broadcast == 1), B_shape)])
    b = dims.pick(lambda: broadcast == 1, B_shape)
    rules.holds(
        "C8",
        lambda: broadcast == 0 or len(b) <= len(s),
        "that if `broadcast` is 1, `B` has no more axes than `A`",
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
        "that if `broadcast` is 1, each size of `B` is 1 or that of the axis of `A` that it goes with, from `axis` on or at the end",
        axis=axis,
        b=b,
        broadcast=broadcast,
        s=s,
    )
    result_shape = dims.joined(s)
    return TensorType(elem_type, result_shape), broadcast, b, axis, s


def _solve_6(
    rules: Rules,
    A: ValueType | None,
    B: ValueType | None,
    axis: Any,
    broadcast: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `C` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    broadcast = attributes.integer(rules, "broadcast", broadcast)
    A = rules.given("C1", "A", A)
    B = rules.given("C2", "B", B)
    elem_types = rules.allowed("C3", {"A": A, "B": B}, T)
    elem_type = rules.same_type("C4", elem_types)
    A_shape = rules.shape("A", A)
    if axis is not None:
        axis = rules.range("C5", "axis", axis, A_shape.rank)
    broadcast = 0 if broadcast is None else broadcast
    broadcast = rules.values("C6", "broadcast", broadcast, (0, 1))
    B_shape = rules.shape("B", B)
    s = rules.same("C7", [A_shape, dims.pick(lambda: not (broadcast == 1), B_shape)])
    b = dims.pick(lambda: broadcast == 1, B_shape)
    rules.holds(
        "C8",
        lambda: broadcast == 0 or len(b) <= len(s),
        "that if `broadcast` is 1, `B` has no more axes than `A`",
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
        "that if `broadcast` is 1, each size of `B` is 1 or that of the axis of `A` that it goes with, from `axis` on or at the end",
        axis=axis,
        b=b,
        broadcast=broadcast,
        s=s,
    )
    result_shape = dims.joined(s)
    return TensorType(elem_type, result_shape), broadcast, b, axis, s


def _solve_7(
    rules: Rules, A: ValueType | None, B: ValueType | None, T: frozenset[str]
) -> TensorType:
    """Check all that is known; return the type of `C`."""
    A = rules.given("C1", "A", A)
    B = rules.given("C2", "B", B)
    elem_types = rules.allowed("C3", {"A": A, "B": B}, T)
    elem_type = rules.same_type("C4", elem_types)
    A_shape = rules.shape("A", A)
    B_shape = rules.shape("B", B)
    s = rules.broadcast("C7", [A_shape, B_shape])
    result_shape = dims.joined(s)
    return TensorType(elem_type, result_shape)


@np.errstate(all="ignore")
def _definition_1(C: Any, A: Any, B: Any, broadcast: Any, b: Any, axis: Any, s: Any) -> None:
    """The definition, on whole arrays."""

    def first() -> Any:
        if axis is not None:
            return axis
        return len(s) - len(b)

    def part(i: Any) -> Any:
        if broadcast == 1:
            return [i[first() + a] if b[a] > 1 else 0 for a in range(len(b))]
        return i

    A = vectors.values(A)
    B = vectors.values(B)
    (i,) = vectors.indices(C.shape)
    C[...] = vectors.stored(A[*i] + B[*part(i)], C.dtype)


@np.errstate(all="ignore")
def _definition_7(C: Any, A: Any, B: Any) -> None:
    """The definition, on whole arrays."""
    np.add(A, B, out=C)


SCHEMAS = {
    1: Schema(
        operator="Add",
        domain="ai.onnx",
        since_version=1,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("C", "T"),),
        attributes=(
            Attribute("axis", "int", "axis"),
            Attribute("broadcast", "int", "broadcast", default=0),
            Attribute("consumed_inputs", "ints", "consumed_inputs"),
        ),
        types={"T": _T_1},
        clauses={
            "Add-1.C1": "The input A is given.",
            "Add-1.C2": "The input B is given.",
            "Add-1.C3": "Each of A and B has the element type float, float16 or double.",
            "Add-1.C4": "A and B have the same element type; none is converted.",
            "Add-1.C5": "axis lies in the range 0 <= axis < r, where r is the rank of A.",
            "Add-1.C6": "broadcast is 0 or 1.",
            "Add-1.C7": "A and B have the same shape.",
            "Add-1.C8": "If broadcast is 1, B has no more axes than A.",
            "Add-1.C9": (
                "If broadcast is 1, each size of B is 1 or that of the "
                "axis of A that it goes with, from axis on or at the "
                "end."
            ),
        },
        run=add_1,
        infer=infer_add_1,
        check=check_add_1,
    ),
    6: Schema(
        operator="Add",
        domain="ai.onnx",
        since_version=6,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("C", "T"),),
        attributes=(
            Attribute("axis", "int", "axis"),
            Attribute("broadcast", "int", "broadcast", default=0),
        ),
        types={"T": _T_6},
        clauses={
            "Add-6.C1": "The input A is given.",
            "Add-6.C2": "The input B is given.",
            "Add-6.C3": "Each of A and B has one of the 7 element types that T allows.",
            "Add-6.C4": "A and B have the same element type; none is converted.",
            "Add-6.C5": "axis lies in the range 0 <= axis < r, where r is the rank of A.",
            "Add-6.C6": "broadcast is 0 or 1.",
            "Add-6.C7": "A and B have the same shape.",
            "Add-6.C8": "If broadcast is 1, B has no more axes than A.",
            "Add-6.C9": (
                "If broadcast is 1, each size of B is 1 or that of the "
                "axis of A that it goes with, from axis on or at the "
                "end."
            ),
        },
        run=add_6,
        infer=infer_add_6,
        check=check_add_6,
    ),
    7: Schema(
        operator="Add",
        domain="ai.onnx",
        since_version=7,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("C", "T"),),
        attributes=(),
        types={"T": _T_6},
        clauses={
            "Add-7.C1": "The input A is given.",
            "Add-7.C2": "The input B is given.",
            "Add-7.C3": "Each of A and B has one of the 7 element types that T allows.",
            "Add-7.C4": "A and B have the same element type; none is converted.",
            "Add-7.C7": (
                "A and B can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
        },
        run=add_7,
        infer=infer_add_7,
        check=check_add_7,
        each=lambda A, B: A + B,
    ),
    13: Schema(
        operator="Add",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("C", "T"),),
        attributes=(),
        types={"T": _T_13},
        clauses={
            "Add-13.C1": "The input A is given.",
            "Add-13.C2": "The input B is given.",
            "Add-13.C3": "Each of A and B has one of the 8 element types that T allows.",
            "Add-13.C4": "A and B have the same element type; none is converted.",
            "Add-13.C7": (
                "A and B can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
        },
        run=add_13,
        infer=infer_add_13,
        check=check_add_13,
        each=lambda A, B: A + B,
    ),
    14: Schema(
        operator="Add",
        domain="ai.onnx",
        since_version=14,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("C", "T"),),
        attributes=(),
        types={"T": _T_14},
        clauses={
            "Add-14.C1": "The input A is given.",
            "Add-14.C2": "The input B is given.",
            "Add-14.C3": "Each of A and B has one of the 12 element types that T allows.",
            "Add-14.C4": "A and B have the same element type; none is converted.",
            "Add-14.C7": (
                "A and B can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
        },
        run=add_14,
        infer=infer_add_14,
        check=check_add_14,
        each=lambda A, B: A + B,
    ),
}
