# Emitted from spec/ai.onnx/Relu.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Relu: Sets negative elements to zero and keeps all others.

An element below zero becomes zero. Every other one stays as it is, bit for bit: NaN stays NaN, and
the zero that carries a minus sign keeps it, as it is not below zero.
"""

from collections.abc import Iterable
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset({"double", "float", "float16"})
_T_13 = _T_1 | {"bfloat16"}
_T_14 = _T_13 | {"int16", "int32", "int64", "int8"}


def relu_1(
    X: npt.ArrayLike,
    *,
    consumed_inputs: Iterable[SupportsIndex] | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Sets negative elements to zero and keeps all others.

    Parameters
    ----------
    X : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.
    consumed_inputs : sequence of int, optional
        A hint about memory that may be used again. It changes no result.

        It has no meaning.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The results, in the shape of ``X``.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has the element type ``float``, ``float16`` or ``double``.

    Notes
    -----
    In index notation::

        Y[*i] = 0 if X[*i] < 0 else X[*i]

    Examples
    --------
    >>> x = np.array([[-2.0, -0.5, 0.0], [0.25, 1.0, 3.0]], "float32")
    >>> relu_1(x)
    array([[0.  , 0.  , 0.  ],
           [0.25, 1.  , 3.  ]], dtype=float32)

    >>> x = np.array([float("-inf"), float("inf"), float("nan")], "float64")
    >>> relu_1(x)
    array([ 0., inf, nan])

    """
    rules = Rules("Relu", 1)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    result_type = _solve_1(rules, X_type, consumed_inputs, _T_1)
    result = arrays.destination(rules, out, result_type, [X_tensor])
    _definition_1(result, X_tensor)
    return result


def infer_relu_1(
    X: ValueType | None, *, consumed_inputs: Iterable[SupportsIndex] | None = None
) -> TensorType:
    """Return the type of what `relu_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Relu", 1)
    return _solve_1(rules, arrays.type_given(rules, "X", X), consumed_inputs, _T_1)


def check_relu_1(
    X: ValueType | None, *, consumed_inputs: Iterable[SupportsIndex] | None = None
) -> list[Violation]:
    """Return all clauses of Relu-1 that the types of the inputs violate."""
    rules = Rules("Relu", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "X", X), consumed_inputs, _T_1)
    return rules.violations


def relu_6(X: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
    """Sets negative elements to zero and keeps all others.

    Parameters
    ----------
    X : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The results, in the shape of ``X``.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has the element type ``float``, ``float16`` or ``double``.

    Notes
    -----
    In index notation::

        Y[*i] = 0 if X[*i] < 0 else X[*i]

    Examples
    --------
    >>> x = np.array([[-2.0, -0.5, 0.0], [0.25, 1.0, 3.0]], "float32")
    >>> relu_6(x)
    array([[0.  , 0.  , 0.  ],
           [0.25, 1.  , 3.  ]], dtype=float32)

    >>> x = np.array([float("-inf"), float("inf"), float("nan")], "float64")
    >>> relu_6(x)
    array([ 0., inf, nan])

    """
    rules = Rules("Relu", 6)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    result_type = _solve_6(rules, X_type, _T_1)
    result = arrays.destination(rules, out, result_type, [X_tensor])
    _definition_1(result, X_tensor)
    return result


def infer_relu_6(X: ValueType | None) -> TensorType:
    """Return the type of what `relu_6` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Relu", 6)
    return _solve_6(rules, arrays.type_given(rules, "X", X), _T_1)


def check_relu_6(X: ValueType | None) -> list[Violation]:
    """Return all clauses of Relu-6 that the types of the inputs violate."""
    rules = Rules("Relu", 6, collect=True)
    _solve_6(rules, arrays.type_given(rules, "X", X), _T_1)
    return rules.violations


def relu_13(X: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
    """Sets negative elements to zero and keeps all others.

    Parameters
    ----------
    X : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double, bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The results, in the shape of ``X``.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has the element type ``float``, ``float16``, ``double`` or ``bfloat16``.

    Notes
    -----
    In index notation::

        Y[*i] = 0 if X[*i] < 0 else X[*i]

    Examples
    --------
    >>> x = np.array([[-2.0, -0.5, 0.0], [0.25, 1.0, 3.0]], "float32")
    >>> relu_13(x)
    array([[0.  , 0.  , 0.  ],
           [0.25, 1.  , 3.  ]], dtype=float32)

    >>> x = np.array([float("-inf"), float("inf"), float("nan")], "float64")
    >>> relu_13(x)
    array([ 0., inf, nan])

    """
    rules = Rules("Relu", 13)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    result_type = _solve_6(rules, X_type, _T_13)
    result = arrays.destination(rules, out, result_type, [X_tensor])
    _definition_1(result, X_tensor)
    return result


def infer_relu_13(X: ValueType | None) -> TensorType:
    """Return the type of what `relu_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Relu", 13)
    return _solve_6(rules, arrays.type_given(rules, "X", X), _T_13)


def check_relu_13(X: ValueType | None) -> list[Violation]:
    """Return all clauses of Relu-13 that the types of the inputs violate."""
    rules = Rules("Relu", 13, collect=True)
    _solve_6(rules, arrays.type_given(rules, "X", X), _T_13)
    return rules.violations


def relu_14(X: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
    """Sets negative elements to zero and keeps all others.

    Parameters
    ----------
    X : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*s,)`` and element type T, one of float, int8, int16, int32, int64,
        float16, double, bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    Y : ndarray
        The results, in the shape of ``X``.

        A tensor of shape ``(*s,)`` and element type T, one of float, int8, int16, int32, int64,
        float16, double, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has one of the 8 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        Y[*i] = 0 if X[*i] < 0 else X[*i]

    Examples
    --------
    >>> x = np.array([[-2.0, -0.5, 0.0], [0.25, 1.0, 3.0]], "float32")
    >>> relu_14(x)
    array([[0.  , 0.  , 0.  ],
           [0.25, 1.  , 3.  ]], dtype=float32)

    >>> x = np.array([float("-inf"), float("inf"), float("nan")], "float64")
    >>> relu_14(x)
    array([ 0., inf, nan])

    """
    rules = Rules("Relu", 14)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    result_type = _solve_6(rules, X_type, _T_14)
    result = arrays.destination(rules, out, result_type, [X_tensor])
    _definition_1(result, X_tensor)
    return result


def infer_relu_14(X: ValueType | None) -> TensorType:
    """Return the type of what `relu_14` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Relu", 14)
    return _solve_6(rules, arrays.type_given(rules, "X", X), _T_14)


def check_relu_14(X: ValueType | None) -> list[Violation]:
    """Return all clauses of Relu-14 that the types of the inputs violate."""
    rules = Rules("Relu", 14, collect=True)
    _solve_6(rules, arrays.type_given(rules, "X", X), _T_14)
    return rules.violations


def _solve_1(
    rules: Rules, X: ValueType | None, consumed_inputs: Any, T: frozenset[str]
) -> TensorType:
    """Check all that is known; return the type of `Y`."""
    consumed_inputs = attributes.integers(rules, "consumed_inputs", consumed_inputs)
    X = rules.given("C1", "X", X)
    elem_types = rules.allowed("C2", {"X": X}, T)
    shape = rules.shape("X", X)
    s = shape
    result_shape = dims.joined(s)
    return TensorType(elem_types.get("X"), result_shape)


def _solve_6(rules: Rules, X: ValueType | None, T: frozenset[str]) -> TensorType:
    """Check all that is known; return the type of `Y`."""
    X = rules.given("C1", "X", X)
    elem_types = rules.allowed("C2", {"X": X}, T)
    shape = rules.shape("X", X)
    s = shape
    result_shape = dims.joined(s)
    return TensorType(elem_types.get("X"), result_shape)


@np.errstate(all="ignore")
def _definition_1(Y: Any, X: Any) -> None:
    """The definition, on whole arrays."""
    Y[...] = np.where(X < 0, 0, X)


SCHEMAS = {
    1: Schema(
        operator="Relu",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("X", "T"),),
        outputs=(Parameter("Y", "T"),),
        attributes=(Attribute("consumed_inputs", "ints", "consumed_inputs"),),
        types={"T": _T_1},
        clauses={
            "Relu-1.C1": "The input X is given.",
            "Relu-1.C2": "X has the element type float, float16 or double.",
        },
        run=relu_1,
        infer=infer_relu_1,
        check=check_relu_1,
        each=lambda X: 0 if X < 0 else X,
    ),
    6: Schema(
        operator="Relu",
        domain="ai.onnx",
        since_version=6,
        inputs=(Parameter("X", "T"),),
        outputs=(Parameter("Y", "T"),),
        attributes=(),
        types={"T": _T_1},
        clauses={
            "Relu-6.C1": "The input X is given.",
            "Relu-6.C2": "X has the element type float, float16 or double.",
        },
        run=relu_6,
        infer=infer_relu_6,
        check=check_relu_6,
        each=lambda X: 0 if X < 0 else X,
    ),
    13: Schema(
        operator="Relu",
        domain="ai.onnx",
        since_version=13,
        inputs=(Parameter("X", "T"),),
        outputs=(Parameter("Y", "T"),),
        attributes=(),
        types={"T": _T_13},
        clauses={
            "Relu-13.C1": "The input X is given.",
            "Relu-13.C2": "X has the element type float, float16, double or bfloat16.",
        },
        run=relu_13,
        infer=infer_relu_13,
        check=check_relu_13,
        each=lambda X: 0 if X < 0 else X,
    ),
    14: Schema(
        operator="Relu",
        domain="ai.onnx",
        since_version=14,
        inputs=(Parameter("X", "T"),),
        outputs=(Parameter("Y", "T"),),
        attributes=(),
        types={"T": _T_14},
        clauses={
            "Relu-14.C1": "The input X is given.",
            "Relu-14.C2": "X has one of the 8 element types that T allows.",
        },
        run=relu_14,
        infer=infer_relu_14,
        check=check_relu_14,
        each=lambda X: 0 if X < 0 else X,
    ),
}
