# Emitted from spec/ai.onnx/Gemm.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Gemm: Multiplies two matrices, scales the product, and adds a scaled third.

Each of ``A`` and ``B`` may be stored with its rows as columns; ``transA`` and ``transB`` say so.
The product of both is multiplied by ``alpha``, ``C`` by ``beta``, and the sum of the two is the
result.

The result is turned into the element type once, at the end. Of whole numbers both terms are scaled
in double precision and keep their fractions until then; only the sum of the two loses its fraction,
toward 0, and wraps around at the ends of the type. What double precision cannot hold, beyond 2 to
the power of 53, is rounded.

Where ``beta`` is 0, ``C`` is not looked at, whatever it holds. An ``alpha`` of 0 leaves nothing
out: 0 times infinity or NaN is NaN. Where there is nothing to sum the product is 0, and ``C``
remains.
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

_T_1 = frozenset({"double", "float", "float16"})
_T_9 = _T_1 | {"int32", "int64", "uint32", "uint64"}
_T_13 = _T_9 | {"bfloat16"}


def gemm_1(
    A: npt.ArrayLike,
    B: npt.ArrayLike,
    C: npt.ArrayLike,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Multiplies two matrices, scales the product, and adds a scaled third.

    Parameters
    ----------
    A : array_like
        The matrix on the left.

        A tensor of shape ``(K, M) if transA else (M, K)`` and element type T, one of float,
        float16, double.
    B : array_like
        The matrix on the right.

        A tensor of shape ``(N, K) if transB else (K, N)`` and element type T, one of float,
        float16, double.
    C : array_like
        What is added, in the shape of the result or, where ``broadcast`` allows it, one that
        stretches to it.

        A tensor of shape ``(*broadcast([M, N]),) if broadcast else (M, N)`` and element type T, one
        of float, float16, double.
    alpha : float, default 1.0
        By what the product is multiplied.
    beta : float, default 1.0
        By what ``C`` is multiplied; 0 leaves ``C`` out.
    transA : int, default 0
        Anything but 0 if rows and columns of ``A`` change places before the product.
    transB : int, default 0
        Anything but 0 if rows and columns of ``B`` change places before the product.
    broadcast : int, default 0
        Anything but 0 if ``C`` may be smaller than the result. Its axes then stand for the last
        ones of the result, and one of size 1 is stretched.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The result, with a row for each row of the product and a column for each of its columns.

        A tensor of shape ``(M, N)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: The input ``C`` is given.
        C4: Each of ``A``, ``B`` and ``C`` has the element type ``float``, ``float16`` or
            ``double``.
        C5: ``A``, ``B`` and ``C`` have the same element type; none is converted.
    OpValueError
        C6: ``A`` has the rank that its shape asks for: ``(K, M) if transA else (M, K)``.
        C7: ``B`` has the rank that its shape asks for: ``(N, K) if transB else (K, N)``.
        C8: ``C`` has the rank that its shape asks for: ``(*broadcast([M, N]),) if broadcast
            else (M, N)``.
        C9: The size ``K`` is the same in ``A`` and ``B``.
        C10: The size ``M`` is the same in ``A`` and ``C``.
        C11: The size ``N`` is the same in ``B`` and ``C``.
        C12: ``C`` can be broadcast to ``[M, N]``: aligned at the last axis, each of its sizes
            is 1 or the size there.

    Notes
    -----
    In index notation::

        Y[m, n] = alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n)

    Examples
    --------
    >>> a = np.array([[1.0, 1.0]], "float32")
    >>> b = np.array([[2.0, 4.0], [6.0, 8.0]], "float32")
    >>> c = np.array([[1.0, 10.0]], "float32")
    >>> gemm_1(a, b, c, alpha=0.5, beta=2.0)
    array([[ 6., 26.]], dtype=float32)

    >>> a = np.array([[1.0], [2.0]], "float32")
    >>> b = np.array([[1.0, 2.0, 3.0]], "float32")
    >>> c = np.array([10.0, 20.0, 30.0], "float32")
    >>> gemm_1(a, b, c, broadcast=1)
    array([[11., 22., 33.],
           [12., 24., 36.]], dtype=float32)

    """
    rules = Rules("Gemm", 1)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    C_type, C_tensor = arrays.tensor(rules, "C", C)
    result_type, alpha, transA, transB, beta = _solve_1(
        rules, A_type, B_type, C_type, alpha, beta, transA, transB, broadcast, _T_1
    )
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor, C_tensor])
    _definition_1(result, A_tensor, B_tensor, C_tensor, alpha, transA, transB, beta)
    return result


def infer_gemm_1(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `gemm_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Gemm", 1)
    return _solve_1(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        broadcast,
        _T_1,
    )[0]


def check_gemm_1(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Gemm-1 that the types of the inputs violate."""
    rules = Rules("Gemm", 1, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        broadcast,
        _T_1,
    )
    return rules.violations


def gemm_6(
    A: npt.ArrayLike,
    B: npt.ArrayLike,
    C: npt.ArrayLike,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Multiplies two matrices, scales the product, and adds a scaled third.

    Parameters
    ----------
    A : array_like
        The matrix on the left.

        A tensor of shape ``(K, M) if transA else (M, K)`` and element type T, one of float,
        float16, double.
    B : array_like
        The matrix on the right.

        A tensor of shape ``(N, K) if transB else (K, N)`` and element type T, one of float,
        float16, double.
    C : array_like
        What is added, in the shape of the result or, where ``broadcast`` allows it, one that
        stretches to it.

        A tensor of shape ``(*broadcast([M, N]),) if broadcast else (M, N)`` and element type T, one
        of float, float16, double.
    alpha : float, default 1.0
        By what the product is multiplied.
    beta : float, default 1.0
        By what ``C`` is multiplied; 0 leaves ``C`` out.
    transA : int, default 0
        Anything but 0 if rows and columns of ``A`` change places before the product.
    transB : int, default 0
        Anything but 0 if rows and columns of ``B`` change places before the product.
    broadcast : int, default 0
        Anything but 0 if ``C`` may be smaller than the result. Its axes then stand for the last
        ones of the result, and one of size 1 is stretched.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The result, with a row for each row of the product and a column for each of its columns.

        A tensor of shape ``(M, N)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: The input ``C`` is given.
        C4: Each of ``A``, ``B`` and ``C`` has the element type ``float``, ``float16`` or
            ``double``.
        C5: ``A``, ``B`` and ``C`` have the same element type; none is converted.
    OpValueError
        C6: ``A`` has the rank that its shape asks for: ``(K, M) if transA else (M, K)``.
        C7: ``B`` has the rank that its shape asks for: ``(N, K) if transB else (K, N)``.
        C8: ``C`` has the rank that its shape asks for: ``(*broadcast([M, N]),) if broadcast
            else (M, N)``.
        C9: The size ``K`` is the same in ``A`` and ``B``.
        C10: The size ``M`` is the same in ``A`` and ``C``.
        C11: The size ``N`` is the same in ``B`` and ``C``.
        C12: ``C`` can be broadcast to ``[M, N]``: aligned at the last axis, each of its sizes
            is 1 or the size there.

    Notes
    -----
    In index notation::

        Y[m, n] = alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n)

    Examples
    --------
    >>> a = np.array([[1.0, 1.0]], "float32")
    >>> b = np.array([[2.0, 4.0], [6.0, 8.0]], "float32")
    >>> c = np.array([[1.0, 10.0]], "float32")
    >>> gemm_6(a, b, c, alpha=0.5, beta=2.0)
    array([[ 6., 26.]], dtype=float32)

    >>> a = np.array([[1.0], [2.0]], "float32")
    >>> b = np.array([[1.0, 2.0, 3.0]], "float32")
    >>> c = np.array([10.0, 20.0, 30.0], "float32")
    >>> gemm_6(a, b, c, broadcast=1)
    array([[11., 22., 33.],
           [12., 24., 36.]], dtype=float32)

    """
    rules = Rules("Gemm", 6)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    C_type, C_tensor = arrays.tensor(rules, "C", C)
    result_type, alpha, transA, transB, beta = _solve_1(
        rules, A_type, B_type, C_type, alpha, beta, transA, transB, broadcast, _T_1
    )
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor, C_tensor])
    _definition_1(result, A_tensor, B_tensor, C_tensor, alpha, transA, transB, beta)
    return result


def infer_gemm_6(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `gemm_6` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Gemm", 6)
    return _solve_1(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        broadcast,
        _T_1,
    )[0]


def check_gemm_6(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
    broadcast: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Gemm-6 that the types of the inputs violate."""
    rules = Rules("Gemm", 6, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        broadcast,
        _T_1,
    )
    return rules.violations


def gemm_7(
    A: npt.ArrayLike,
    B: npt.ArrayLike,
    C: npt.ArrayLike,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Multiplies two matrices, scales the product, and adds a scaled third.

    Parameters
    ----------
    A : array_like
        The matrix on the left.

        A tensor of shape ``(K, M) if transA else (M, K)`` and element type T, one of float,
        float16, double.
    B : array_like
        The matrix on the right.

        A tensor of shape ``(N, K) if transB else (K, N)`` and element type T, one of float,
        float16, double.
    C : array_like
        What is added, in the shape of the result or one that stretches to it.

        A tensor of shape ``(*broadcast([M, N]),)`` and element type T, one of float, float16,
        double.
    alpha : float, default 1.0
        By what the product is multiplied.
    beta : float, default 1.0
        By what ``C`` is multiplied; 0 leaves ``C`` out.
    transA : int, default 0
        Anything but 0 if rows and columns of ``A`` change places before the product.
    transB : int, default 0
        Anything but 0 if rows and columns of ``B`` change places before the product.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The result, with a row for each row of the product and a column for each of its columns.

        A tensor of shape ``(M, N)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: The input ``C`` is given.
        C4: Each of ``A``, ``B`` and ``C`` has the element type ``float``, ``float16`` or
            ``double``.
        C5: ``A``, ``B`` and ``C`` have the same element type; none is converted.
    OpValueError
        C6: ``A`` has the rank that its shape asks for: ``(K, M) if transA else (M, K)``.
        C7: ``B`` has the rank that its shape asks for: ``(N, K) if transB else (K, N)``.
        C9: The size ``K`` is the same in ``A`` and ``B``.
        C12: ``C`` can be broadcast to ``[M, N]``: aligned at the last axis, each of its sizes
            is 1 or the size there.

    Notes
    -----
    In index notation::

        Y[m, n] = alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n)

    Examples
    --------
    >>> a = np.array([[1.0, 1.0]], "float32")
    >>> b = np.array([[2.0, 4.0], [6.0, 8.0]], "float32")
    >>> c = np.array([[1.0, 10.0]], "float32")
    >>> gemm_7(a, b, c, alpha=0.5, beta=2.0)
    array([[ 6., 26.]], dtype=float32)

    >>> a = np.array([[1.0], [2.0]], "float32")
    >>> b = np.array([[1.0, 2.0, 3.0]], "float32")
    >>> c = np.array([10.0, 20.0, 30.0], "float32")
    >>> gemm_7(a, b, c)
    array([[11., 22., 33.],
           [12., 24., 36.]], dtype=float32)

    """
    rules = Rules("Gemm", 7)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    C_type, C_tensor = arrays.tensor(rules, "C", C)
    result_type, alpha, transA, transB, beta = _solve_7(
        rules, A_type, B_type, C_type, alpha, beta, transA, transB, _T_1
    )
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor, C_tensor])
    _definition_1(result, A_tensor, B_tensor, C_tensor, alpha, transA, transB, beta)
    return result


def infer_gemm_7(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `gemm_7` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Gemm", 7)
    return _solve_7(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        _T_1,
    )[0]


def check_gemm_7(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Gemm-7 that the types of the inputs violate."""
    rules = Rules("Gemm", 7, collect=True)
    _solve_7(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        _T_1,
    )
    return rules.violations


def gemm_9(
    A: npt.ArrayLike,
    B: npt.ArrayLike,
    C: npt.ArrayLike,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Multiplies two matrices, scales the product, and adds a scaled third.

    Parameters
    ----------
    A : array_like
        The matrix on the left.

        A tensor of shape ``(K, M) if transA else (M, K)`` and element type T, one of float, int32,
        int64, float16, double, uint32, uint64.
    B : array_like
        The matrix on the right.

        A tensor of shape ``(N, K) if transB else (K, N)`` and element type T, one of float, int32,
        int64, float16, double, uint32, uint64.
    C : array_like
        What is added, in the shape of the result or one that stretches to it.

        A tensor of shape ``(*broadcast([M, N]),)`` and element type T, one of float, int32, int64,
        float16, double, uint32, uint64.
    alpha : float, default 1.0
        By what the product is multiplied.
    beta : float, default 1.0
        By what ``C`` is multiplied; 0 leaves ``C`` out.
    transA : int, default 0
        Anything but 0 if rows and columns of ``A`` change places before the product.
    transB : int, default 0
        Anything but 0 if rows and columns of ``B`` change places before the product.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The result, with a row for each row of the product and a column for each of its columns.

        A tensor of shape ``(M, N)`` and element type T, one of float, int32, int64, float16,
        double, uint32, uint64.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C3: The input ``C`` is given.
        C4: Each of ``A``, ``B`` and ``C`` has one of the 7 element types that ``T`` allows.
        C5: ``A``, ``B`` and ``C`` have the same element type; none is converted.
    OpValueError
        C6: ``A`` has the rank that its shape asks for: ``(K, M) if transA else (M, K)``.
        C7: ``B`` has the rank that its shape asks for: ``(N, K) if transB else (K, N)``.
        C9: The size ``K`` is the same in ``A`` and ``B``.
        C12: ``C`` can be broadcast to ``[M, N]``: aligned at the last axis, each of its sizes
            is 1 or the size there.

    Notes
    -----
    In index notation::

        Y[m, n] = alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n)

    Examples
    --------
    >>> a = np.array([[1.0, 1.0]], "float32")
    >>> b = np.array([[2.0, 4.0], [6.0, 8.0]], "float32")
    >>> c = np.array([[1.0, 10.0]], "float32")
    >>> gemm_9(a, b, c, alpha=0.5, beta=2.0)
    array([[ 6., 26.]], dtype=float32)

    >>> a = np.array([[1.0], [2.0]], "float32")
    >>> b = np.array([[1.0, 2.0, 3.0]], "float32")
    >>> c = np.array([10.0, 20.0, 30.0], "float32")
    >>> gemm_9(a, b, c)
    array([[11., 22., 33.],
           [12., 24., 36.]], dtype=float32)

    """
    rules = Rules("Gemm", 9)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    C_type, C_tensor = arrays.tensor(rules, "C", C)
    result_type, alpha, transA, transB, beta = _solve_7(
        rules, A_type, B_type, C_type, alpha, beta, transA, transB, _T_9
    )
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor, C_tensor])
    _definition_1(result, A_tensor, B_tensor, C_tensor, alpha, transA, transB, beta)
    return result


def infer_gemm_9(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `gemm_9` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Gemm", 9)
    return _solve_7(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        _T_9,
    )[0]


def check_gemm_9(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Gemm-9 that the types of the inputs violate."""
    rules = Rules("Gemm", 9, collect=True)
    _solve_7(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        _T_9,
    )
    return rules.violations


def gemm_11(
    A: npt.ArrayLike,
    B: npt.ArrayLike,
    C: npt.ArrayLike | None = None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Multiplies two matrices, scales the product, and adds a scaled third.

    Parameters
    ----------
    A : array_like
        The matrix on the left.

        A tensor of shape ``(K, M) if transA else (M, K)`` and element type T, one of float, int32,
        int64, float16, double, uint32, uint64.
    B : array_like
        The matrix on the right.

        A tensor of shape ``(N, K) if transB else (K, N)`` and element type T, one of float, int32,
        int64, float16, double, uint32, uint64.
    C : array_like, optional
        What is added, in the shape of the result or one that stretches to it. Without it nothing is
        added.

        A tensor of shape ``(*broadcast([M, N]),)`` and element type T, one of float, int32, int64,
        float16, double, uint32, uint64.
    alpha : float, default 1.0
        By what the product is multiplied.
    beta : float, default 1.0
        By what ``C`` is multiplied; 0 leaves ``C`` out.
    transA : int, default 0
        Anything but 0 if rows and columns of ``A`` change places before the product.
    transB : int, default 0
        Anything but 0 if rows and columns of ``B`` change places before the product.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The result, with a row for each row of the product and a column for each of its columns.

        A tensor of shape ``(M, N)`` and element type T, one of float, int32, int64, float16,
        double, uint32, uint64.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C4: Each of ``A``, ``B`` and ``C`` has one of the 7 element types that ``T`` allows.
        C5: ``A``, ``B`` and ``C`` have the same element type; none is converted.
    OpValueError
        C6: ``A`` has the rank that its shape asks for: ``(K, M) if transA else (M, K)``.
        C7: ``B`` has the rank that its shape asks for: ``(N, K) if transB else (K, N)``.
        C9: The size ``K`` is the same in ``A`` and ``B``.
        C12: ``C`` can be broadcast to ``[M, N]``: aligned at the last axis, each of its sizes
            is 1 or the size there.

    Notes
    -----
    In index notation::

        Y[m, n] = alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n)

    Examples
    --------
    >>> a = np.array([[1.0, 1.0]], "float32")
    >>> b = np.array([[2.0, 4.0], [6.0, 8.0]], "float32")
    >>> c = np.array([[1.0, 10.0]], "float32")
    >>> gemm_11(a, b, c, alpha=0.5, beta=2.0)
    array([[ 6., 26.]], dtype=float32)

    >>> a = np.array([[1.0], [2.0]], "float32")
    >>> b = np.array([[1.0, 2.0, 3.0]], "float32")
    >>> c = np.array([10.0, 20.0, 30.0], "float32")
    >>> gemm_11(a, b, c)
    array([[11., 22., 33.],
           [12., 24., 36.]], dtype=float32)

    """
    rules = Rules("Gemm", 11)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    C_type, C_tensor = arrays.tensor(rules, "C", C)
    result_type, alpha, transA, transB, beta = _solve_11(
        rules, A_type, B_type, C_type, alpha, beta, transA, transB, _T_9
    )
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor, C_tensor])
    _definition_11(result, A_tensor, B_tensor, C_tensor, alpha, transA, transB, beta)
    return result


def infer_gemm_11(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None = None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `gemm_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Gemm", 11)
    return _solve_11(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        _T_9,
    )[0]


def check_gemm_11(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None = None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Gemm-11 that the types of the inputs violate."""
    rules = Rules("Gemm", 11, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        _T_9,
    )
    return rules.violations


def gemm_13(
    A: npt.ArrayLike,
    B: npt.ArrayLike,
    C: npt.ArrayLike | None = None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Multiplies two matrices, scales the product, and adds a scaled third.

    Parameters
    ----------
    A : array_like
        The matrix on the left.

        A tensor of shape ``(K, M) if transA else (M, K)`` and element type T, one of float, int32,
        int64, float16, double, uint32, uint64, bfloat16.
    B : array_like
        The matrix on the right.

        A tensor of shape ``(N, K) if transB else (K, N)`` and element type T, one of float, int32,
        int64, float16, double, uint32, uint64, bfloat16.
    C : array_like, optional
        What is added, in the shape of the result or one that stretches to it. Without it nothing is
        added.

        A tensor of shape ``(*broadcast([M, N]),)`` and element type T, one of float, int32, int64,
        float16, double, uint32, uint64, bfloat16.
    alpha : float, default 1.0
        By what the product is multiplied.
    beta : float, default 1.0
        By what ``C`` is multiplied; 0 leaves ``C`` out.
    transA : int, default 0
        Anything but 0 if rows and columns of ``A`` change places before the product.
    transB : int, default 0
        Anything but 0 if rows and columns of ``B`` change places before the product.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The result, with a row for each row of the product and a column for each of its columns.

        A tensor of shape ``(M, N)`` and element type T, one of float, int32, int64, float16,
        double, uint32, uint64, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``A`` is given.
        C2: The input ``B`` is given.
        C4: Each of ``A``, ``B`` and ``C`` has one of the 8 element types that ``T`` allows.
        C5: ``A``, ``B`` and ``C`` have the same element type; none is converted.
    OpValueError
        C6: ``A`` has the rank that its shape asks for: ``(K, M) if transA else (M, K)``.
        C7: ``B`` has the rank that its shape asks for: ``(N, K) if transB else (K, N)``.
        C9: The size ``K`` is the same in ``A`` and ``B``.
        C12: ``C`` can be broadcast to ``[M, N]``: aligned at the last axis, each of its sizes
            is 1 or the size there.

    Notes
    -----
    In index notation::

        Y[m, n] = alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n)

    Examples
    --------
    >>> a = np.array([[1.0, 1.0]], "float32")
    >>> b = np.array([[2.0, 4.0], [6.0, 8.0]], "float32")
    >>> c = np.array([[1.0, 10.0]], "float32")
    >>> gemm_13(a, b, c, alpha=0.5, beta=2.0)
    array([[ 6., 26.]], dtype=float32)

    >>> a = np.array([[1.0], [2.0]], "float32")
    >>> b = np.array([[1.0, 2.0, 3.0]], "float32")
    >>> c = np.array([10.0, 20.0, 30.0], "float32")
    >>> gemm_13(a, b, c)
    array([[11., 22., 33.],
           [12., 24., 36.]], dtype=float32)

    """
    rules = Rules("Gemm", 13)
    A_type, A_tensor = arrays.tensor(rules, "A", A)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    C_type, C_tensor = arrays.tensor(rules, "C", C)
    result_type, alpha, transA, transB, beta = _solve_11(
        rules, A_type, B_type, C_type, alpha, beta, transA, transB, _T_13
    )
    result = arrays.destination(rules, out, result_type, [A_tensor, B_tensor, C_tensor])
    _definition_11(result, A_tensor, B_tensor, C_tensor, alpha, transA, transB, beta)
    return result


def infer_gemm_13(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None = None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `gemm_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Gemm", 13)
    return _solve_11(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        _T_13,
    )[0]


def check_gemm_13(
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None = None,
    *,
    alpha: float | None = None,
    beta: float | None = None,
    transA: SupportsIndex | None = None,
    transB: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Gemm-13 that the types of the inputs violate."""
    rules = Rules("Gemm", 13, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "A", A),
        arrays.type_given(rules, "B", B),
        arrays.type_given(rules, "C", C),
        alpha,
        beta,
        transA,
        transB,
        _T_13,
    )
    return rules.violations


def _solve_1(
    rules: Rules,
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    alpha: Any,
    beta: Any,
    transA: Any,
    transB: Any,
    broadcast: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `Y` and the values in force."""
    alpha = attributes.real(rules, "alpha", alpha)
    beta = attributes.real(rules, "beta", beta)
    transA = attributes.integer(rules, "transA", transA)
    transB = attributes.integer(rules, "transB", transB)
    broadcast = attributes.integer(rules, "broadcast", broadcast)
    A = rules.given("C1", "A", A)
    B = rules.given("C2", "B", B)
    C = rules.given("C3", "C", C)
    elem_types = rules.allowed("C4", {"A": A, "B": B, "C": C}, T)
    elem_type = rules.same_type("C5", elem_types)
    transA = 0 if transA is None else transA
    A_shape = rules.rank("C6", "A", A, exactly=2)
    transB = 0 if transB is None else transB
    B_shape = rules.rank("C7", "B", B, exactly=2)
    broadcast = 0 if broadcast is None else broadcast
    C_shape = rules.rank(
        "C8",
        "C",
        C,
        at_least=dims.either(lambda: broadcast, 0, 2),
        exactly=dims.either(lambda: broadcast, None, 2),
    )
    rules.same(
        "C9",
        [
            dims.pick(lambda: transA, A_shape.at(0), A_shape.at(1)),
            dims.pick(lambda: transB, B_shape.at(1), B_shape.at(0)),
        ],
    )
    M = rules.same(
        "C10",
        [
            dims.pick(lambda: transA, A_shape.at(1), A_shape.at(0)),
            dims.pick(lambda: not (broadcast), C_shape.at(0)),
        ],
    ).size
    N = rules.same(
        "C11",
        [
            dims.pick(lambda: transB, B_shape.at(0), B_shape.at(1)),
            dims.pick(lambda: not (broadcast), C_shape.at(1)),
        ],
    ).size
    rules.broadcast_to("C12", dims.run(lambda: [M, N]), dims.pick(lambda: broadcast, C_shape))
    alpha = 1.0 if alpha is None else alpha
    beta = 1.0 if beta is None else beta
    result_shape = dims.joined(M, N)
    return TensorType(elem_type, result_shape), alpha, transA, transB, beta


def _solve_7(
    rules: Rules,
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    alpha: Any,
    beta: Any,
    transA: Any,
    transB: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `Y` and the values in force."""
    alpha = attributes.real(rules, "alpha", alpha)
    beta = attributes.real(rules, "beta", beta)
    transA = attributes.integer(rules, "transA", transA)
    transB = attributes.integer(rules, "transB", transB)
    A = rules.given("C1", "A", A)
    B = rules.given("C2", "B", B)
    C = rules.given("C3", "C", C)
    elem_types = rules.allowed("C4", {"A": A, "B": B, "C": C}, T)
    elem_type = rules.same_type("C5", elem_types)
    transA = 0 if transA is None else transA
    A_shape = rules.rank("C6", "A", A, exactly=2)
    transB = 0 if transB is None else transB
    B_shape = rules.rank("C7", "B", B, exactly=2)
    rules.same(
        "C9",
        [
            dims.pick(lambda: transA, A_shape.at(0), A_shape.at(1)),
            dims.pick(lambda: transB, B_shape.at(1), B_shape.at(0)),
        ],
    )
    C_shape = rules.shape("C", C)
    M = dims.pick(lambda: transA, A_shape.at(1), A_shape.at(0)).size
    N = dims.pick(lambda: transB, B_shape.at(0), B_shape.at(1)).size
    rules.broadcast_to("C12", dims.run(lambda: [M, N]), C_shape)
    alpha = 1.0 if alpha is None else alpha
    beta = 1.0 if beta is None else beta
    result_shape = dims.joined(M, N)
    return TensorType(elem_type, result_shape), alpha, transA, transB, beta


def _solve_11(
    rules: Rules,
    A: ValueType | None,
    B: ValueType | None,
    C: ValueType | None,
    alpha: Any,
    beta: Any,
    transA: Any,
    transB: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `Y` and the values in force."""
    alpha = attributes.real(rules, "alpha", alpha)
    beta = attributes.real(rules, "beta", beta)
    transA = attributes.integer(rules, "transA", transA)
    transB = attributes.integer(rules, "transB", transB)
    A = rules.given("C1", "A", A)
    B = rules.given("C2", "B", B)
    elem_types = rules.allowed("C4", {"A": A, "B": B, "C": C}, T)
    elem_type = rules.same_type("C5", elem_types)
    transA = 0 if transA is None else transA
    A_shape = rules.rank("C6", "A", A, exactly=2)
    transB = 0 if transB is None else transB
    B_shape = rules.rank("C7", "B", B, exactly=2)
    rules.same(
        "C9",
        [
            dims.pick(lambda: transA, A_shape.at(0), A_shape.at(1)),
            dims.pick(lambda: transB, B_shape.at(1), B_shape.at(0)),
        ],
    )
    C_shape = rules.shape("C", C)
    M = dims.pick(lambda: transA, A_shape.at(1), A_shape.at(0)).size
    N = dims.pick(lambda: transB, B_shape.at(0), B_shape.at(1)).size
    rules.broadcast_to("C12", dims.run(lambda: [M, N]), C_shape)
    alpha = 1.0 if alpha is None else alpha
    beta = 1.0 if beta is None else beta
    result_shape = dims.joined(M, N)
    return TensorType(elem_type, result_shape), alpha, transA, transB, beta


@np.errstate(all="ignore")
def _definition_1(
    Y: Any, A: Any, B: Any, C: Any, alpha: Any, transA: Any, transB: Any, beta: Any
) -> None:
    """The definition, on whole arrays."""
    A = vectors.values(A)
    B = vectors.values(B)
    C = vectors.values(C)
    term = beta * C if beta != 0 else 0
    Y[...] = vectors.stored(
        alpha * np.matmul(A.T if transA else A, B.T if transB else B) + term, Y.dtype
    )


@np.errstate(all="ignore")
def _definition_11(
    Y: Any, A: Any, B: Any, C: Any, alpha: Any, transA: Any, transB: Any, beta: Any
) -> None:
    """The definition, on whole arrays."""
    A = vectors.values(A)
    B = vectors.values(B)
    C = vectors.values(C)
    term = beta * C if C is not None and beta != 0 else 0
    Y[...] = vectors.stored(
        alpha * np.matmul(A.T if transA else A, B.T if transB else B) + term, Y.dtype
    )


SCHEMAS = {
    1: Schema(
        operator="Gemm",
        domain="ai.onnx",
        since_version=1,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
            Parameter("C", "T"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(
            Attribute("alpha", "float", "alpha", default=1.0),
            Attribute("beta", "float", "beta", default=1.0),
            Attribute("transA", "int", "transA", default=0),
            Attribute("transB", "int", "transB", default=0),
            Attribute("broadcast", "int", "broadcast", default=0),
        ),
        types={"T": _T_1},
        clauses={
            "Gemm-1.C1": "The input A is given.",
            "Gemm-1.C2": "The input B is given.",
            "Gemm-1.C3": "The input C is given.",
            "Gemm-1.C4": "Each of A, B and C has the element type float, float16 or double.",
            "Gemm-1.C5": "A, B and C have the same element type; none is converted.",
            "Gemm-1.C6": ("A has the rank that its shape asks for: (K, M) if transA else (M, K)."),
            "Gemm-1.C7": ("B has the rank that its shape asks for: (N, K) if transB else (K, N)."),
            "Gemm-1.C8": (
                "C has the rank that its shape asks for: "
                "(*broadcast([M, N]),) if broadcast else (M, N)."
            ),
            "Gemm-1.C9": "The size K is the same in A and B.",
            "Gemm-1.C10": "The size M is the same in A and C.",
            "Gemm-1.C11": "The size N is the same in B and C.",
            "Gemm-1.C12": (
                "C can be broadcast to [M, N]: aligned at the last "
                "axis, each of its sizes is 1 or the size there."
            ),
        },
        run=gemm_1,
        infer=infer_gemm_1,
        check=check_gemm_1,
    ),
    6: Schema(
        operator="Gemm",
        domain="ai.onnx",
        since_version=6,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
            Parameter("C", "T"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(
            Attribute("alpha", "float", "alpha", default=1.0),
            Attribute("beta", "float", "beta", default=1.0),
            Attribute("transA", "int", "transA", default=0),
            Attribute("transB", "int", "transB", default=0),
            Attribute("broadcast", "int", "broadcast", default=0),
        ),
        types={"T": _T_1},
        clauses={
            "Gemm-6.C1": "The input A is given.",
            "Gemm-6.C2": "The input B is given.",
            "Gemm-6.C3": "The input C is given.",
            "Gemm-6.C4": "Each of A, B and C has the element type float, float16 or double.",
            "Gemm-6.C5": "A, B and C have the same element type; none is converted.",
            "Gemm-6.C6": ("A has the rank that its shape asks for: (K, M) if transA else (M, K)."),
            "Gemm-6.C7": ("B has the rank that its shape asks for: (N, K) if transB else (K, N)."),
            "Gemm-6.C8": (
                "C has the rank that its shape asks for: "
                "(*broadcast([M, N]),) if broadcast else (M, N)."
            ),
            "Gemm-6.C9": "The size K is the same in A and B.",
            "Gemm-6.C10": "The size M is the same in A and C.",
            "Gemm-6.C11": "The size N is the same in B and C.",
            "Gemm-6.C12": (
                "C can be broadcast to [M, N]: aligned at the last "
                "axis, each of its sizes is 1 or the size there."
            ),
        },
        run=gemm_6,
        infer=infer_gemm_6,
        check=check_gemm_6,
    ),
    7: Schema(
        operator="Gemm",
        domain="ai.onnx",
        since_version=7,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
            Parameter("C", "T"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(
            Attribute("alpha", "float", "alpha", default=1.0),
            Attribute("beta", "float", "beta", default=1.0),
            Attribute("transA", "int", "transA", default=0),
            Attribute("transB", "int", "transB", default=0),
        ),
        types={"T": _T_1},
        clauses={
            "Gemm-7.C1": "The input A is given.",
            "Gemm-7.C2": "The input B is given.",
            "Gemm-7.C3": "The input C is given.",
            "Gemm-7.C4": "Each of A, B and C has the element type float, float16 or double.",
            "Gemm-7.C5": "A, B and C have the same element type; none is converted.",
            "Gemm-7.C6": ("A has the rank that its shape asks for: (K, M) if transA else (M, K)."),
            "Gemm-7.C7": ("B has the rank that its shape asks for: (N, K) if transB else (K, N)."),
            "Gemm-7.C9": "The size K is the same in A and B.",
            "Gemm-7.C12": (
                "C can be broadcast to [M, N]: aligned at the last "
                "axis, each of its sizes is 1 or the size there."
            ),
        },
        run=gemm_7,
        infer=infer_gemm_7,
        check=check_gemm_7,
    ),
    9: Schema(
        operator="Gemm",
        domain="ai.onnx",
        since_version=9,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
            Parameter("C", "T"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(
            Attribute("alpha", "float", "alpha", default=1.0),
            Attribute("beta", "float", "beta", default=1.0),
            Attribute("transA", "int", "transA", default=0),
            Attribute("transB", "int", "transB", default=0),
        ),
        types={"T": _T_9},
        clauses={
            "Gemm-9.C1": "The input A is given.",
            "Gemm-9.C2": "The input B is given.",
            "Gemm-9.C3": "The input C is given.",
            "Gemm-9.C4": "Each of A, B and C has one of the 7 element types that T allows.",
            "Gemm-9.C5": "A, B and C have the same element type; none is converted.",
            "Gemm-9.C6": ("A has the rank that its shape asks for: (K, M) if transA else (M, K)."),
            "Gemm-9.C7": ("B has the rank that its shape asks for: (N, K) if transB else (K, N)."),
            "Gemm-9.C9": "The size K is the same in A and B.",
            "Gemm-9.C12": (
                "C can be broadcast to [M, N]: aligned at the last "
                "axis, each of its sizes is 1 or the size there."
            ),
        },
        run=gemm_9,
        infer=infer_gemm_9,
        check=check_gemm_9,
    ),
    11: Schema(
        operator="Gemm",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
            Parameter("C", "T", "optional"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(
            Attribute("alpha", "float", "alpha", default=1.0),
            Attribute("beta", "float", "beta", default=1.0),
            Attribute("transA", "int", "transA", default=0),
            Attribute("transB", "int", "transB", default=0),
        ),
        types={"T": _T_9},
        clauses={
            "Gemm-11.C1": "The input A is given.",
            "Gemm-11.C2": "The input B is given.",
            "Gemm-11.C4": "Each of A, B and C has one of the 7 element types that T allows.",
            "Gemm-11.C5": "A, B and C have the same element type; none is converted.",
            "Gemm-11.C6": ("A has the rank that its shape asks for: (K, M) if transA else (M, K)."),
            "Gemm-11.C7": ("B has the rank that its shape asks for: (N, K) if transB else (K, N)."),
            "Gemm-11.C9": "The size K is the same in A and B.",
            "Gemm-11.C12": (
                "C can be broadcast to [M, N]: aligned at the last "
                "axis, each of its sizes is 1 or the size there."
            ),
        },
        run=gemm_11,
        infer=infer_gemm_11,
        check=check_gemm_11,
    ),
    13: Schema(
        operator="Gemm",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("A", "T"),
            Parameter("B", "T"),
            Parameter("C", "T", "optional"),
        ),
        outputs=(Parameter("Y", "T"),),
        attributes=(
            Attribute("alpha", "float", "alpha", default=1.0),
            Attribute("beta", "float", "beta", default=1.0),
            Attribute("transA", "int", "transA", default=0),
            Attribute("transB", "int", "transB", default=0),
        ),
        types={"T": _T_13},
        clauses={
            "Gemm-13.C1": "The input A is given.",
            "Gemm-13.C2": "The input B is given.",
            "Gemm-13.C4": "Each of A, B and C has one of the 8 element types that T allows.",
            "Gemm-13.C5": "A, B and C have the same element type; none is converted.",
            "Gemm-13.C6": ("A has the rank that its shape asks for: (K, M) if transA else (M, K)."),
            "Gemm-13.C7": ("B has the rank that its shape asks for: (N, K) if transB else (K, N)."),
            "Gemm-13.C9": "The size K is the same in A and B.",
            "Gemm-13.C12": (
                "C can be broadcast to [M, N]: aligned at the last "
                "axis, each of its sizes is 1 or the size there."
            ),
        },
        run=gemm_13,
        infer=infer_gemm_13,
        check=check_gemm_13,
    ),
}
