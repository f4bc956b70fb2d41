# Emitted from spec/ai.onnx/Where.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Where: Takes each element from one of two tensors, as a third one says.

Where ``condition`` is true, the result has the element of ``X`` that stands at the same place, and
where it is false, that of ``Y``. Elements are copied as they are, bit for bit: what is not chosen
has no influence, be it NaN or infinite.

The shapes of all three are put side by side at their last axes. Where one has a size of 1, or no
axis at all, its elements are used again along the axis of the others; other sizes must be equal.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _dims as dims
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Parameter, Schema
from onnxops.types import TensorType, ValueType

_B_9 = frozenset({"bool"})
_T_9 = frozenset(
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
_T_16 = _T_9 | {"bfloat16"}


def where_9(
    condition: npt.ArrayLike,
    X: npt.ArrayLike,
    Y: npt.ArrayLike,
    *,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Takes each element from one of two tensors, as a third one says.

    Parameters
    ----------
    condition : array_like
        Which of the two to take from, ``X`` where it is true.

        A tensor of shape ``(*broadcast(s),)`` and element type B, one of bool.
    X : array_like
        What to take where ``condition`` is true.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.
    Y : array_like
        What to take where ``condition`` is false.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The elements that were chosen, in the shape to which all three are stretched.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``condition`` is given.
        C2: The input ``X`` is given.
        C3: The input ``Y`` is given.
        C4: ``condition`` has the element type ``bool``.
        C5: Each of ``X`` and ``Y`` has one of the 15 element types that ``T`` allows.
        C6: ``X`` and ``Y`` have the same element type; none is converted.
    OpValueError
        C7: ``condition``, ``X`` and ``Y`` can be broadcast together: aligned at the last axis,
            two sizes are equal or one of them is 1.

    Notes
    -----
    In index notation::

        output[*i] = X[*i] if condition[*i] else Y[*i]

    Examples
    --------
    >>> condition_ = np.array([[True, False], [False, True]], "bool")
    >>> x = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> y = np.array([[10.0, 20.0], [30.0, 40.0]], "float32")
    >>> where_9(condition_, x, y)
    array([[ 1., 20.],
           [30.,  4.]], dtype=float32)

    >>> condition_ = np.array([[True], [False]], "bool")
    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> y = np.array(0.0, "float32")
    >>> where_9(condition_, x, y)
    array([[1., 2., 3.],
           [0., 0., 0.]], dtype=float32)

    """
    rules = Rules("Where", 9)
    condition_type, condition_tensor = arrays.tensor(rules, "condition", condition)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    Y_type, Y_tensor = arrays.tensor(rules, "Y", Y)
    result_type = _solve_9(rules, condition_type, X_type, Y_type, _B_9, _T_9)
    result = arrays.destination(rules, out, result_type, [condition_tensor, X_tensor, Y_tensor])
    _definition_9(result, condition_tensor, X_tensor, Y_tensor)
    return result


def infer_where_9(
    condition: ValueType | None, X: ValueType | None, Y: ValueType | None
) -> TensorType:
    """Return the type of what `where_9` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Where", 9)
    return _solve_9(
        rules,
        arrays.type_given(rules, "condition", condition),
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "Y", Y),
        _B_9,
        _T_9,
    )


def check_where_9(
    condition: ValueType | None, X: ValueType | None, Y: ValueType | None
) -> list[Violation]:
    """Return all clauses of Where-9 that the types of the inputs violate."""
    rules = Rules("Where", 9, collect=True)
    _solve_9(
        rules,
        arrays.type_given(rules, "condition", condition),
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "Y", Y),
        _B_9,
        _T_9,
    )
    return rules.violations


def where_16(
    condition: npt.ArrayLike,
    X: npt.ArrayLike,
    Y: npt.ArrayLike,
    *,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Takes each element from one of two tensors, as a third one says.

    Parameters
    ----------
    condition : array_like
        Which of the two to take from, ``X`` where it is true.

        A tensor of shape ``(*broadcast(s),)`` and element type B, one of bool.
    X : array_like
        What to take where ``condition`` is true.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.
    Y : array_like
        What to take where ``condition`` is false.

        A tensor of shape ``(*broadcast(s),)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The elements that were chosen, in the shape to which all three are stretched.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``condition`` is given.
        C2: The input ``X`` is given.
        C3: The input ``Y`` is given.
        C4: ``condition`` has the element type ``bool``.
        C5: Each of ``X`` and ``Y`` has one of the 16 element types that ``T`` allows.
        C6: ``X`` and ``Y`` have the same element type; none is converted.
    OpValueError
        C7: ``condition``, ``X`` and ``Y`` can be broadcast together: aligned at the last axis,
            two sizes are equal or one of them is 1.

    Notes
    -----
    In index notation::

        output[*i] = X[*i] if condition[*i] else Y[*i]

    Examples
    --------
    >>> condition_ = np.array([[True, False], [False, True]], "bool")
    >>> x = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> y = np.array([[10.0, 20.0], [30.0, 40.0]], "float32")
    >>> where_16(condition_, x, y)
    array([[ 1., 20.],
           [30.,  4.]], dtype=float32)

    >>> condition_ = np.array([[True], [False]], "bool")
    >>> x = np.array([1.0, 2.0, 3.0], "float32")
    >>> y = np.array(0.0, "float32")
    >>> where_16(condition_, x, y)
    array([[1., 2., 3.],
           [0., 0., 0.]], dtype=float32)

    """
    rules = Rules("Where", 16)
    condition_type, condition_tensor = arrays.tensor(rules, "condition", condition)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    Y_type, Y_tensor = arrays.tensor(rules, "Y", Y)
    result_type = _solve_9(rules, condition_type, X_type, Y_type, _B_9, _T_16)
    result = arrays.destination(rules, out, result_type, [condition_tensor, X_tensor, Y_tensor])
    _definition_9(result, condition_tensor, X_tensor, Y_tensor)
    return result


def infer_where_16(
    condition: ValueType | None, X: ValueType | None, Y: ValueType | None
) -> TensorType:
    """Return the type of what `where_16` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Where", 16)
    return _solve_9(
        rules,
        arrays.type_given(rules, "condition", condition),
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "Y", Y),
        _B_9,
        _T_16,
    )


def check_where_16(
    condition: ValueType | None, X: ValueType | None, Y: ValueType | None
) -> list[Violation]:
    """Return all clauses of Where-16 that the types of the inputs violate."""
    rules = Rules("Where", 16, collect=True)
    _solve_9(
        rules,
        arrays.type_given(rules, "condition", condition),
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "Y", Y),
        _B_9,
        _T_16,
    )
    return rules.violations


def _solve_9(
    rules: Rules,
    condition: ValueType | None,
    X: ValueType | None,
    Y: ValueType | None,
    B: frozenset[str],
    T: frozenset[str],
) -> TensorType:
    """Check all that is known; return the type of `output`."""
    condition = rules.given("C1", "condition", condition)
    X = rules.given("C2", "X", X)
    Y = rules.given("C3", "Y", Y)
    rules.allowed("C4", {"condition": condition}, B)
    T_types = rules.allowed("C5", {"X": X, "Y": Y}, T)
    T_type = rules.same_type("C6", T_types)
    condition_shape = rules.shape("condition", condition)
    X_shape = rules.shape("X", X)
    Y_shape = rules.shape("Y", Y)
    s = rules.broadcast("C7", [condition_shape, X_shape, Y_shape])
    result_shape = dims.joined(s)
    return TensorType(T_type, result_shape)


def _definition_9(output: Any, condition: Any, X: Any, Y: Any) -> None:
    """The definition, on whole arrays."""
    output[...] = np.where(condition, X, Y)


SCHEMAS = {
    9: Schema(
        operator="Where",
        domain="ai.onnx",
        since_version=9,
        inputs=(
            Parameter("condition", "B"),
            Parameter("X", "T", moved=True),
            Parameter("Y", "T", moved=True),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"B": _B_9, "T": _T_9},
        clauses={
            "Where-9.C1": "The input condition is given.",
            "Where-9.C2": "The input X is given.",
            "Where-9.C3": "The input Y is given.",
            "Where-9.C4": "condition has the element type bool.",
            "Where-9.C5": "Each of X and Y has one of the 15 element types that T allows.",
            "Where-9.C6": "X and Y have the same element type; none is converted.",
            "Where-9.C7": (
                "condition, X and Y can be broadcast together: aligned "
                "at the last axis, two sizes are equal or one of them "
                "is 1."
            ),
        },
        run=where_9,
        infer=infer_where_9,
        check=check_where_9,
        each=lambda condition, X, Y: X if condition else Y,
    ),
    16: Schema(
        operator="Where",
        domain="ai.onnx",
        since_version=16,
        inputs=(
            Parameter("condition", "B"),
            Parameter("X", "T", moved=True),
            Parameter("Y", "T", moved=True),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"B": _B_9, "T": _T_16},
        clauses={
            "Where-16.C1": "The input condition is given.",
            "Where-16.C2": "The input X is given.",
            "Where-16.C3": "The input Y is given.",
            "Where-16.C4": "condition has the element type bool.",
            "Where-16.C5": "Each of X and Y has one of the 16 element types that T allows.",
            "Where-16.C6": "X and Y have the same element type; none is converted.",
            "Where-16.C7": (
                "condition, X and Y can be broadcast together: aligned "
                "at the last axis, two sizes are equal or one of them "
                "is 1."
            ),
        },
        run=where_16,
        infer=infer_where_16,
        check=check_where_16,
        each=lambda condition, X, Y: X if condition else Y,
    ),
}
