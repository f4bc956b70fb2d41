# Emitted from spec/ai.onnx/Equal.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Equal: Says of two tensors, element by element, whether they are equal.

Each element of the result is true where the elements of ``A`` and ``B`` are equal, and false
elsewhere. Nothing is rounded or converted before it. Numbers that a computation should have made
equal may differ in their last places, and are not equal then. NaN is equal to nothing, not even to
NaN; 0 and -0 are equal, and so is an infinity to itself.

The shapes are put side by side at their last axes. Where one has a size of 1, or no axis at all,
its elements are used again along the axis of the other; other sizes must be equal.
"""

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

_T_1 = frozenset({"bool", "int32", "int64"})
_T1_1 = frozenset({"bool"})
_T_11 = _T_1 | {
    "double",
    "float",
    "float16",
    "int16",
    "int8",
    "uint16",
    "uint32",
    "uint64",
    "uint8",
}
_T_13 = _T_11 | {"bfloat16"}
_T_19 = _T_13 | {"string"}


def equal_1(
    A: npt.ArrayLike,
    B: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Says of two tensors, element by element, whether they are equal.

    Parameters
    ----------
    A : array_like
        What is compared. The result has the shape of this tensor.

        A tensor of shape ``(*s,)`` and element type T, one of int32, int64, bool.
    B : array_like
        What it is compared with, as many elements as in ``A`` or, with ``broadcast``, fewer.

        A tensor of shape ``(*b,) if broadcast == 1 else (*s,)`` and element type T, one of int32,
        int64, bool.
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
        Whether the elements are equal.

        A tensor of shape ``(*s,)`` and element type T1, one of bool.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has the element type ``int32``, ``int64`` or ``bool``.
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

        C[*i] = A[*i] == B[*part(i)]

    Examples
    --------
    >>> a_ = np.array([[1, 2], [3, 4]], "int32")
    >>> b_ = np.array([[1, 0], [-3, 4]], "int32")
    >>> equal_1(a_, b_)
    array([[ True, False],
           [False,  True]])

    >>> a_ = np.array([False, False, True, True], "bool")
    >>> b_ = np.array([False, True, False, True], "bool")
    >>> equal_1(a_, b_)
    array([ True, False, False,  True])

    """
    rules = Rules("Equal", 1)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type, broadcast, b, axis, s = _solve_1(
        rules, A_type, B_type, axis, broadcast, _T_1, _T1_1
    )
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_1(result, A_tensor, B_tensor, broadcast, dims.if_known(b), axis, tuple(s))
    return result


def infer_equal_1(
    A: ValueType | None,
    B: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `equal_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Equal", 1)
    return _solve_1(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        axis,
        broadcast,
        _T_1,
        _T1_1,
    )[0]


def check_equal_1(
    A: ValueType | None,
    B: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Equal-1 that the types of the inputs violate."""
    rules = Rules("Equal", 1, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        axis,
        broadcast,
        _T_1,
        _T1_1,
    )
    return rules.violations


def equal_7(
    A: npt.ArrayLike, B: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Says of two tensors, element by element, whether they are equal.

    Parameters
    ----------
    A : array_like
        What is compared.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of int32, int64, bool.
    B : array_like
        What it is compared with.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of int32, int64, bool.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    C : ndarray
        Whether the elements are equal, in the shape to which both tensors are stretched.

        A tensor of shape ``(*s,)`` and element type T1, one of bool.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has the element type ``int32``, ``int64`` or ``bool``.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C7: ``A`` and ``B`` can be broadcast together: aligned at the last axis, two sizes are
            equal or one of them is 1.

    Notes
    -----
    In index notation::

        C[*i] = A[*i] == B[*i]

    Examples
    --------
    >>> a = np.array([[1, 2], [3, 4]], "int32")
    >>> b = np.array([[1, 0], [-3, 4]], "int32")
    >>> equal_7(a, b)
    array([[ True, False],
           [False,  True]])

    >>> a = np.array([False, False, True, True], "bool")
    >>> b = np.array([False, True, False, True], "bool")
    >>> equal_7(a, b)
    array([ True, False, False,  True])

    """
    rules = Rules("Equal", 7)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type = _solve_7(rules, A_type, B_type, _T_1, _T1_1)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_7(result, A_tensor, B_tensor)
    return result


def infer_equal_7(A: ValueType | None, B: ValueType | None) -> TensorType:
    """Return the type of what `equal_7` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Equal", 7)
    return _solve_7(
        rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_1, _T1_1
    )


def check_equal_7(A: ValueType | None, B: ValueType | None) -> list[Violation]:
    """Return all clauses of Equal-7 that the types of the inputs violate."""
    rules = Rules("Equal", 7, collect=True)
    _solve_7(rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_1, _T1_1)
    return rules.violations


def equal_11(
    A: npt.ArrayLike, B: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Says of two tensors, element by element, whether they are equal.

    Parameters
    ----------
    A : array_like
        What is compared.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, bool, float16, double, uint32, uint64.
    B : array_like
        What it is compared with.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, bool, float16, double, uint32, uint64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    C : ndarray
        Whether the elements are equal, in the shape to which both tensors are stretched.

        A tensor of shape ``(*s,)`` and element type T1, one of bool.

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

        C[*i] = A[*i] == B[*i]

    Examples
    --------
    >>> a = np.array([[1, 2], [3, 4]], "int32")
    >>> b = np.array([[1, 0], [-3, 4]], "int32")
    >>> equal_11(a, b)
    array([[ True, False],
           [False,  True]])

    >>> a = np.array([False, False, True, True], "bool")
    >>> b = np.array([False, True, False, True], "bool")
    >>> equal_11(a, b)
    array([ True, False, False,  True])

    """
    rules = Rules("Equal", 11)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type = _solve_7(rules, A_type, B_type, _T_11, _T1_1)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_7(result, A_tensor, B_tensor)
    return result


def infer_equal_11(A: ValueType | None, B: ValueType | None) -> TensorType:
    """Return the type of what `equal_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Equal", 11)
    return _solve_7(
        rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_11, _T1_1
    )


def check_equal_11(A: ValueType | None, B: ValueType | None) -> list[Violation]:
    """Return all clauses of Equal-11 that the types of the inputs violate."""
    rules = Rules("Equal", 11, collect=True)
    _solve_7(
        rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_11, _T1_1
    )
    return rules.violations


def equal_13(
    A: npt.ArrayLike, B: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Says of two tensors, element by element, whether they are equal.

    Parameters
    ----------
    A : array_like
        What is compared.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, bool, float16, double, uint32, uint64, bfloat16.
    B : array_like
        What it is compared with.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, bool, float16, double, uint32, uint64, bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    C : ndarray
        Whether the elements are equal, in the shape to which both tensors are stretched.

        A tensor of shape ``(*s,)`` and element type T1, one of bool.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has one of the 13 element types that ``T`` allows.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C7: ``A`` and ``B`` can be broadcast together: aligned at the last axis, two sizes are
            equal or one of them is 1.

    Notes
    -----
    In index notation::

        C[*i] = A[*i] == B[*i]

    Examples
    --------
    >>> a = np.array([[1, 2], [3, 4]], "int32")
    >>> b = np.array([[1, 0], [-3, 4]], "int32")
    >>> equal_13(a, b)
    array([[ True, False],
           [False,  True]])

    >>> a = np.array([False, False, True, True], "bool")
    >>> b = np.array([False, True, False, True], "bool")
    >>> equal_13(a, b)
    array([ True, False, False,  True])

    """
    rules = Rules("Equal", 13)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type = _solve_7(rules, A_type, B_type, _T_13, _T1_1)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_7(result, A_tensor, B_tensor)
    return result


def infer_equal_13(A: ValueType | None, B: ValueType | None) -> TensorType:
    """Return the type of what `equal_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Equal", 13)
    return _solve_7(
        rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_13, _T1_1
    )


def check_equal_13(A: ValueType | None, B: ValueType | None) -> list[Violation]:
    """Return all clauses of Equal-13 that the types of the inputs violate."""
    rules = Rules("Equal", 13, collect=True)
    _solve_7(
        rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_13, _T1_1
    )
    return rules.violations


def equal_19(
    A: npt.ArrayLike, B: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Says of two tensors, element by element, whether they are equal.

    Parameters
    ----------
    A : array_like
        What is compared.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, bfloat16.
    B : array_like
        What it is compared with.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    C : ndarray
        Whether the elements are equal, in the shape to which both tensors are stretched.

        A tensor of shape ``(*s,)`` and element type T1, one of bool.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has one of the 14 element types that ``T`` allows.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C7: ``A`` and ``B`` can be broadcast together: aligned at the last axis, two sizes are
            equal or one of them is 1.

    Notes
    -----
    In index notation::

        C[*i] = A[*i] == B[*i]

    Examples
    --------
    >>> a = np.array([[1, 2], [3, 4]], "int32")
    >>> b = np.array([[1, 0], [-3, 4]], "int32")
    >>> equal_19(a, b)
    array([[ True, False],
           [False,  True]])

    >>> a = np.array([False, False, True, True], "bool")
    >>> b = np.array([False, True, False, True], "bool")
    >>> equal_19(a, b)
    array([ True, False, False,  True])

    """
    rules = Rules("Equal", 19)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type = _solve_7(rules, A_type, B_type, _T_19, _T1_1)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_7(result, A_tensor, B_tensor)
    return result


def infer_equal_19(A: ValueType | None, B: ValueType | None) -> TensorType:
    """Return the type of what `equal_19` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Equal", 19)
    return _solve_7(
        rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_19, _T1_1
    )


def check_equal_19(A: ValueType | None, B: ValueType | None) -> list[Violation]:
    """Return all clauses of Equal-19 that the types of the inputs violate."""
    rules = Rules("Equal", 19, collect=True)
    _solve_7(
        rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_19, _T1_1
    )
    return rules.violations


def _solve_1(
    rules: Rules,
    A: ValueType | None,
    B: ValueType | None,
    axis: Any,
    broadcast: Any,
    T: frozenset[str],
    T1: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `C` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    broadcast = attributes.integer(rules, "broadcast", broadcast)
    A = rules.given("C1", "A", A)
    B = rules.given("C2", "B", B)
    T_types = rules.allowed("C3", {"A": A, "B": B}, T)
    rules.same_type("C4", T_types)
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
    return TensorType("bool", result_shape), broadcast, b, axis, s


def _solve_7(
    rules: Rules, A: ValueType | None, B: ValueType | None, T: frozenset[str], T1: frozenset[str]
) -> TensorType:
    """Check all that is known; return the type of `C`."""
    A = rules.given("C1", "A", A)
    B = rules.given("C2", "B", B)
    T_types = rules.allowed("C3", {"A": A, "B": B}, T)
    rules.same_type("C4", T_types)
    A_shape = rules.shape("A", A)
    B_shape = rules.shape("B", B)
    s = rules.broadcast("C7", [A_shape, B_shape])
    result_shape = dims.joined(s)
    return TensorType("bool", result_shape)


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
    C[...] = vectors.stored(A[*i] == B[*part(i)], C.dtype)


@np.errstate(all="ignore")
def _definition_7(C: Any, A: Any, B: Any) -> None:
    """The definition, on whole arrays."""
    np.equal(A, B, out=C)


SCHEMAS = {
    1: Schema(
        operator="Equal",
        domain="ai.onnx",
        since_version=1,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("C", "T1"),),
        attributes=(
            Attribute("axis", "int", "axis"),
            Attribute("broadcast", "int", "broadcast", default=0),
        ),
        types={"T": _T_1, "T1": _T1_1},
        clauses={
            "Equal-1.C1": "The input A is given.",
            "Equal-1.C2": "The input B is given.",
            "Equal-1.C3": "Each of A and B has the element type int32, int64 or bool.",
            "Equal-1.C4": "A and B have the same element type; none is converted.",
            "Equal-1.C5": "axis lies in the range 0 <= axis < r, where r is the rank of A.",
            "Equal-1.C6": "broadcast is 0 or 1.",
            "Equal-1.C7": "A and B have the same shape.",
            "Equal-1.C8": "If broadcast is 1, B has no more axes than A.",
            "Equal-1.C9": (
                "If broadcast is 1, each size of B is 1 or that of the "
                "axis of A that it goes with, from axis on or at the "
                "end."
            ),
        },
        run=equal_1,
        infer=infer_equal_1,
        check=check_equal_1,
    ),
    7: Schema(
        operator="Equal",
        domain="ai.onnx",
        since_version=7,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("C", "T1"),),
        attributes=(),
        types={"T": _T_1, "T1": _T1_1},
        clauses={
            "Equal-7.C1": "The input A is given.",
            "Equal-7.C2": "The input B is given.",
            "Equal-7.C3": "Each of A and B has the element type int32, int64 or bool.",
            "Equal-7.C4": "A and B have the same element type; none is converted.",
            "Equal-7.C7": (
                "A and B can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
        },
        run=equal_7,
        infer=infer_equal_7,
        check=check_equal_7,
        each=lambda A, B: A == B,
    ),
    11: Schema(
        operator="Equal",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("C", "T1"),),
        attributes=(),
        types={"T": _T_11, "T1": _T1_1},
        clauses={
            "Equal-11.C1": "The input A is given.",
            "Equal-11.C2": "The input B is given.",
            "Equal-11.C3": "Each of A and B has one of the 12 element types that T allows.",
            "Equal-11.C4": "A and B have the same element type; none is converted.",
            "Equal-11.C7": (
                "A and B can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
        },
        run=equal_11,
        infer=infer_equal_11,
        check=check_equal_11,
        each=lambda A, B: A == B,
    ),
    13: Schema(
        operator="Equal",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("C", "T1"),),
        attributes=(),
        types={"T": _T_13, "T1": _T1_1},
        clauses={
            "Equal-13.C1": "The input A is given.",
            "Equal-13.C2": "The input B is given.",
            "Equal-13.C3": "Each of A and B has one of the 13 element types that T allows.",
            "Equal-13.C4": "A and B have the same element type; none is converted.",
            "Equal-13.C7": (
                "A and B can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
        },
        run=equal_13,
        infer=infer_equal_13,
        check=check_equal_13,
        each=lambda A, B: A == B,
    ),
    19: Schema(
        operator="Equal",
        domain="ai.onnx",
        since_version=19,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("C", "T1"),),
        attributes=(),
        types={"T": _T_19, "T1": _T1_1},
        clauses={
            "Equal-19.C1": "The input A is given.",
            "Equal-19.C2": "The input B is given.",
            "Equal-19.C3": "Each of A and B has one of the 14 element types that T allows.",
            "Equal-19.C4": "A and B have the same element type; none is converted.",
            "Equal-19.C7": (
                "A and B can be broadcast together: aligned at the last"
                " axis, two sizes are equal or one of them is 1."
            ),
        },
        run=equal_19,
        infer=infer_equal_19,
        check=check_equal_19,
        each=lambda A, B: A == B,
    ),
}
