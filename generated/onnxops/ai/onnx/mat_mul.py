# Emitted from spec/ai.onnx/MatMul.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""MatMul: Multiplies matrices, or stacks of them.

The last two axes of each input hold matrices, all axes before them are a stack. An element of the
result is the sum of the products of a row of ``A`` and a column of ``B``: the last axis of ``A`` is
as long as the last but one of ``B``, and vanishes. Stacks are matched at the right, and a stack of
size 1 is used again and again.

A vector on the left is one row and a vector on the right one column; the axis that it lacks is
missing in the result as well, so two vectors give a scalar. Where the common axis is empty, the sum
is 0. Sums of whole numbers wrap around at the ends of their type. NaN and infinity count as in any
sum of products: an infinity times 0 is NaN.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _dims as dims
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset({"double", "float", "float16"})
_T_9 = _T_1 | {"int32", "int64", "uint32", "uint64"}
_T_13 = _T_9 | {"bfloat16"}


def mat_mul_1(
    A: npt.ArrayLike, B: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Multiplies matrices, or stacks of them.

    Parameters
    ----------
    A : array_like
        The matrices on the left, or a vector, which is taken as one row.

        A tensor of shape ``(*broadcast(s), *optional(M), K)`` and element type T, one of float,
        float16, double.
    B : array_like
        The matrices on the right, or a vector, which is taken as one column.

        A tensor of shape ``(*broadcast(s), K, *optional(N))`` and element type T, one of float,
        float16, double.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The products. Its stack is that of ``A`` and of ``B``, where both are matched.

        A tensor of shape ``(*s, *optional(M), *optional(N))`` and element type T, one of float,
        float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has the element type ``float``, ``float16`` or ``double``.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C5: ``A`` has rank 1 or more.
        C6: ``B`` has rank 1 or more.
        C7: The size ``K`` is the same in ``A`` and ``B``.
        C8: The axes ``s`` of ``A`` and ``B`` can be broadcast together: aligned at the last
            axis, two sizes are equal or one of them is 1.

    Notes
    -----
    In index notation::

        Y[*b, m, n] = sum(A[*b, m, k] * B[*b, k, n] for k in range(K))

    Examples
    --------
    >>> a = np.array([1.0, 2.0, 3.0], "float64")
    >>> b = np.array([4.0, 5.0, 6.0], "float64")
    >>> mat_mul_1(a, b)
    array(32.)

    >>> a = np.array([1.0, 10.0], "float32")
    >>> b = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> mat_mul_1(a, b)
    array([41., 52., 63.], dtype=float32)

    """
    rules = Rules("MatMul", 1)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type = _solve_1(rules, A_type, B_type, _T_1)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_1(result, A_tensor, B_tensor)
    return result


def infer_mat_mul_1(A: ValueType | None, B: ValueType | None) -> TensorType:
    """Return the type of what `mat_mul_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("MatMul", 1)
    return _solve_1(rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_1)


def check_mat_mul_1(A: ValueType | None, B: ValueType | None) -> list[Violation]:
    """Return all clauses of MatMul-1 that the types of the inputs violate."""
    rules = Rules("MatMul", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_1)
    return rules.violations


def mat_mul_9(
    A: npt.ArrayLike, B: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Multiplies matrices, or stacks of them.

    Parameters
    ----------
    A : array_like
        The matrices on the left, or a vector, which is taken as one row.

        A tensor of shape ``(*broadcast(s), *optional(M), K)`` and element type T, one of float,
        int32, int64, float16, double, uint32, uint64.
    B : array_like
        The matrices on the right, or a vector, which is taken as one column.

        A tensor of shape ``(*broadcast(s), K, *optional(N))`` and element type T, one of float,
        int32, int64, float16, double, uint32, uint64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The products. Its stack is that of ``A`` and of ``B``, where both are matched.

        A tensor of shape ``(*s, *optional(M), *optional(N))`` and element type T, one of float,
        int32, int64, float16, double, uint32, uint64.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has one of the 7 element types that ``T`` allows.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C5: ``A`` has rank 1 or more.
        C6: ``B`` has rank 1 or more.
        C7: The size ``K`` is the same in ``A`` and ``B``.
        C8: The axes ``s`` of ``A`` and ``B`` can be broadcast together: aligned at the last
            axis, two sizes are equal or one of them is 1.

    Notes
    -----
    In index notation::

        Y[*b, m, n] = sum(A[*b, m, k] * B[*b, k, n] for k in range(K))

    Examples
    --------
    >>> a = np.array([1.0, 2.0, 3.0], "float64")
    >>> b = np.array([4.0, 5.0, 6.0], "float64")
    >>> mat_mul_9(a, b)
    array(32.)

    >>> a = np.array([1.0, 10.0], "float32")
    >>> b = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> mat_mul_9(a, b)
    array([41., 52., 63.], dtype=float32)

    """
    rules = Rules("MatMul", 9)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type = _solve_1(rules, A_type, B_type, _T_9)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_1(result, A_tensor, B_tensor)
    return result


def infer_mat_mul_9(A: ValueType | None, B: ValueType | None) -> TensorType:
    """Return the type of what `mat_mul_9` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("MatMul", 9)
    return _solve_1(rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_9)


def check_mat_mul_9(A: ValueType | None, B: ValueType | None) -> list[Violation]:
    """Return all clauses of MatMul-9 that the types of the inputs violate."""
    rules = Rules("MatMul", 9, collect=True)
    _solve_1(rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_9)
    return rules.violations


def mat_mul_13(
    A: npt.ArrayLike, B: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Multiplies matrices, or stacks of them.

    Parameters
    ----------
    A : array_like
        The matrices on the left, or a vector, which is taken as one row.

        A tensor of shape ``(*broadcast(s), *optional(M), K)`` and element type T, one of float,
        int32, int64, float16, double, uint32, uint64, bfloat16.
    B : array_like
        The matrices on the right, or a vector, which is taken as one column.

        A tensor of shape ``(*broadcast(s), K, *optional(N))`` and element type T, one of float,
        int32, int64, float16, double, uint32, uint64, bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The products. Its stack is that of ``A`` and of ``B``, where both are matched.

        A tensor of shape ``(*s, *optional(M), *optional(N))`` and element type T, one of float,
        int32, int64, float16, double, uint32, uint64, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: Each of ``A`` and ``B`` has one of the 8 element types that ``T`` allows.
        C4: ``A`` and ``B`` have the same element type; none is converted.
    OpValueError
        C5: ``A`` has rank 1 or more.
        C6: ``B`` has rank 1 or more.
        C7: The size ``K`` is the same in ``A`` and ``B``.
        C8: The axes ``s`` of ``A`` and ``B`` can be broadcast together: aligned at the last
            axis, two sizes are equal or one of them is 1.

    Notes
    -----
    In index notation::

        Y[*b, m, n] = sum(A[*b, m, k] * B[*b, k, n] for k in range(K))

    Examples
    --------
    >>> a = np.array([1.0, 2.0, 3.0], "float64")
    >>> b = np.array([4.0, 5.0, 6.0], "float64")
    >>> mat_mul_13(a, b)
    array(32.)

    >>> a = np.array([1.0, 10.0], "float32")
    >>> b = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> mat_mul_13(a, b)
    array([41., 52., 63.], dtype=float32)

    """
    rules = Rules("MatMul", 13)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    result_type = _solve_1(rules, A_type, B_type, _T_13)
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor])
    _definition_1(result, A_tensor, B_tensor)
    return result


def infer_mat_mul_13(A: ValueType | None, B: ValueType | None) -> TensorType:
    """Return the type of what `mat_mul_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("MatMul", 13)
    return _solve_1(
        rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_13
    )


def check_mat_mul_13(A: ValueType | None, B: ValueType | None) -> list[Violation]:
    """Return all clauses of MatMul-13 that the types of the inputs violate."""
    rules = Rules("MatMul", 13, collect=True)
    _solve_1(rules, arrays.type_given(rules, "A", A), arrays.type_given(rules, "B", B), _T_13)
    return rules.violations


def _solve_1(
    rules: Rules, A: ValueType | None, B: ValueType | None, T: frozenset[str]
) -> TensorType:
    """Check all that is known; return the type of `Y`."""
    A = rules.given("C1", "A", A)
    B = rules.given("C2", "B", B)
    elem_types = rules.allowed("C3", {"A": A, "B": B}, T)
    elem_type = rules.same_type("C4", elem_types)
    A_shape = rules.rank("C5", "A", A, at_least=1)
    B_shape = rules.rank("C6", "B", B, at_least=1)
    rules.same(
        "C7", [A_shape.at(-1), dims.pick(lambda: B_shape.rank >= 2, B_shape.at(-2), B_shape.at(-1))]
    )
    s = rules.broadcast(
        "C8",
        [
            dims.pick(lambda: A_shape.rank >= 2, A_shape.before(-2), A_shape.before(-1)),
            dims.pick(lambda: B_shape.rank >= 2, B_shape.before(-2), B_shape.before(-1)),
        ],
    )
    M = dims.pick(lambda: A_shape.rank >= 2, A_shape.at(-2), dims.NOTHING)
    N = dims.pick(lambda: B_shape.rank >= 2, B_shape.at(-1), dims.NOTHING)
    result_shape = dims.joined(s, M, N)
    return TensorType(elem_type, result_shape)


@np.errstate(all="ignore")
def _definition_1(Y: Any, A: Any, B: Any) -> None:
    """The definition, on whole arrays."""
    A = vectors.values(A)
    B = vectors.values(B)
    Y[...] = vectors.stored(np.matmul(A, B), Y.dtype)


SCHEMAS = {
    1: Schema(
        operator="MatMul",
        domain="ai.onnx",
        since_version=1,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(),
        types={"T": _T_1},
        clauses={
            "MatMul-1.C1": "The input A is given.",
            "MatMul-1.C2": "The input B is given.",
            "MatMul-1.C3": "Each of A and B has the element type float, float16 or double.",
            "MatMul-1.C4": "A and B have the same element type; none is converted.",
            "MatMul-1.C5": "A has rank 1 or more.",
            "MatMul-1.C6": "B has rank 1 or more.",
            "MatMul-1.C7": "The size K is the same in A and B.",
            "MatMul-1.C8": (
                "The axes s of A and B can be broadcast together: "
                "aligned at the last axis, two sizes are equal or one "
                "of them is 1."
            ),
        },
        run=mat_mul_1,
        infer=infer_mat_mul_1,
        check=check_mat_mul_1,
    ),
    9: Schema(
        operator="MatMul",
        domain="ai.onnx",
        since_version=9,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(),
        types={"T": _T_9},
        clauses={
            "MatMul-9.C1": "The input A is given.",
            "MatMul-9.C2": "The input B is given.",
            "MatMul-9.C3": "Each of A and B has one of the 7 element types that T allows.",
            "MatMul-9.C4": "A and B have the same element type; none is converted.",
            "MatMul-9.C5": "A has rank 1 or more.",
            "MatMul-9.C6": "B has rank 1 or more.",
            "MatMul-9.C7": "The size K is the same in A and B.",
            "MatMul-9.C8": (
                "The axes s of A and B can be broadcast together: "
                "aligned at the last axis, two sizes are equal or one "
                "of them is 1."
            ),
        },
        run=mat_mul_9,
        infer=infer_mat_mul_9,
        check=check_mat_mul_9,
    ),
    13: Schema(
        operator="MatMul",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(),
        types={"T": _T_13},
        clauses={
            "MatMul-13.C1": "The input A is given.",
            "MatMul-13.C2": "The input B is given.",
            "MatMul-13.C3": "Each of A and B has one of the 8 element types that T allows.",
            "MatMul-13.C4": "A and B have the same element type; none is converted.",
            "MatMul-13.C5": "A has rank 1 or more.",
            "MatMul-13.C6": "B has rank 1 or more.",
            "MatMul-13.C7": "The size K is the same in A and B.",
            "MatMul-13.C8": (
                "The axes s of A and B can be broadcast together: "
                "aligned at the last axis, two sizes are equal or one "
                "of them is 1."
            ),
        },
        run=mat_mul_13,
        infer=infer_mat_mul_13,
        check=check_mat_mul_13,
    ),
}
