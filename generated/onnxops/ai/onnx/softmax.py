# Emitted from spec/ai.onnx/Softmax.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Softmax: Turns scores into positive weights that add up to one.

A weight is e to the power of the score, divided by the sum of these powers along ``axis`` alone. So
the weights along the axis add up to one, larger scores get larger weights, and equal ones equal
weights. A NaN or a positive infinity makes NaN of all weights along its axis, and so do negative
infinities alone; otherwise a negative infinity gets the weight 0.

Versions 1 and 11 flatten the tensor to a matrix first, and take all axes after ``axis`` together
with it. Both are the same only where ``axis`` is the last axis, or all axes after it have size 1.
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
_T_13 = _T_1 | {"bfloat16"}


def softmax_1(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Turns scores into positive weights that add up to one.

    Parameters
    ----------
    input : array_like
        The scores, in a tensor of rank 1 or more.

        A tensor of shape ``(*outer, *inner @ axis)`` and element type T, one of float, float16,
        double.
    axis : int, default 1
        The first of the axes whose weights add up to one; all axes after it are taken together with
        it.

        Within ``0 <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The weights, in the shape of ``input``.

        A tensor of shape ``(*outer, *inner)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has the element type ``float``, ``float16`` or ``double``.
    OpValueError
        C3: ``axis`` lies in the range ``0 <= axis < r``, where ``r`` is the rank of ``input``.

    Notes
    -----
    In index notation::

        output[*o, *j] = exp(input[*o, *j] - peak(o)) / scale(o)

    Examples
    --------
    >>> input_ = np.array([[[0.0, 0.0], [0.0, 0.0]]], "float32")
    >>> softmax_1(input_)
    array([[[0.25, 0.25],
            [0.25, 0.25]]], dtype=float32)

    >>> input_ = np.array([[0.0, 0.0], [0.0, 0.0]], "float32")
    >>> softmax_1(input_, axis=0)
    array([[0.25, 0.25],
           [0.25, 0.25]], dtype=float32)

    """
    rules = Rules("Softmax", 1)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type, axis = _solve_1(rules, input_type, axis, _T_1)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor, axis)
    return result


def infer_softmax_1(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `softmax_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Softmax", 1)
    return _solve_1(rules, arrays.type_given(rules, "input", input), axis, _T_1)[0]


def check_softmax_1(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Softmax-1 that the types of the inputs violate."""
    rules = Rules("Softmax", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "input", input), axis, _T_1)
    return rules.violations


def softmax_11(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Turns scores into positive weights that add up to one.

    Parameters
    ----------
    input : array_like
        The scores, in a tensor of rank 1 or more.

        A tensor of shape ``(*outer, *inner @ axis)`` and element type T, one of float, float16,
        double.
    axis : int, default 1
        The first of the axes whose weights add up to one; all axes after it are taken together with
        it. A negative value counts from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The weights, in the shape of ``input``.

        A tensor of shape ``(*outer, *inner)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has the element type ``float``, ``float16`` or ``double``.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``input``.
            A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*o, *j] = exp(input[*o, *j] - peak(o)) / scale(o)

    Examples
    --------
    >>> input_ = np.array([[[0.0, 0.0], [0.0, 0.0]]], "float32")
    >>> softmax_11(input_)
    array([[[0.25, 0.25],
            [0.25, 0.25]]], dtype=float32)

    >>> input_ = np.array([[0.0, 0.0], [0.0, 0.0]], "float32")
    >>> softmax_11(input_, axis=0)
    array([[0.25, 0.25],
           [0.25, 0.25]], dtype=float32)

    """
    rules = Rules("Softmax", 11)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type, axis = _solve_11(rules, input_type, axis, _T_1)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor, axis)
    return result


def infer_softmax_11(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `softmax_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Softmax", 11)
    return _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_1)[0]


def check_softmax_11(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Softmax-11 that the types of the inputs violate."""
    rules = Rules("Softmax", 11, collect=True)
    _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_1)
    return rules.violations


def softmax_13(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Turns scores into positive weights that add up to one.

    Parameters
    ----------
    input : array_like
        The scores, in a tensor of rank 1 or more.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, float16,
        double, bfloat16.
    axis : int, default -1
        The axis along which the weights add up to one, by default the last. A negative value counts
        from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The weights, in the shape of ``input``.

        A tensor of shape ``(*outer, n, *inner)`` and element type T, one of float, float16, double,
        bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has the element type ``float``, ``float16``, ``double`` or ``bfloat16``.
    OpValueError
        C3: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``input``.
            A negative value counts from the back.
        C4: ``input`` has rank 1 or more.

    Notes
    -----
    In index notation::

        output[*o, j, *i] = exp(input[*o, j, *i] - peak(o, i)) / scale(o, i)

    Examples
    --------
    >>> input_ = np.array([[[0.0, 0.0], [0.0, 0.0]]], "float32")
    >>> softmax_13(input_, axis=1)
    array([[[0.5, 0.5],
            [0.5, 0.5]]], dtype=float32)

    >>> input_ = np.array([[0.0, float("-inf")], [0.0, 0.0]], "float32")
    >>> softmax_13(input_, axis=0)
    array([[0.5, 0. ],
           [0.5, 1. ]], dtype=float32)

    """
    rules = Rules("Softmax", 13)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type, axis = _solve_13(rules, input_type, axis, _T_13)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_13(result, input_tensor, axis)
    return result


def infer_softmax_13(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `softmax_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Softmax", 13)
    return _solve_13(rules, arrays.type_given(rules, "input", input), axis, _T_13)[0]


def check_softmax_13(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Softmax-13 that the types of the inputs violate."""
    rules = Rules("Softmax", 13, collect=True)
    _solve_13(rules, arrays.type_given(rules, "input", input), axis, _T_13)
    return rules.violations


def _solve_1(
    rules: Rules, input: ValueType | None, axis: Any, T: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `output` and the `axis` in force."""
    axis = attributes.integer(rules, "axis", axis)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    axis = 1 if axis is None else axis
    shape = rules.shape("input", input)
    axis = rules.range("C3", "axis", axis, shape.rank)
    inner = shape.onward(axis)
    outer = shape.before(axis)
    result_shape = dims.joined(outer, inner)
    return TensorType(elem_types.get("input"), result_shape), axis


def _solve_11(
    rules: Rules, input: ValueType | None, axis: Any, T: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `output` and the `axis` in force."""
    axis = attributes.integer(rules, "axis", axis)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    axis = 1 if axis is None else axis
    shape = rules.shape("input", input)
    axis = rules.range("C3", "axis", axis, shape.rank, wraps=True)
    inner = shape.onward(axis)
    outer = shape.before(axis)
    result_shape = dims.joined(outer, inner)
    return TensorType(elem_types.get("input"), result_shape), axis


def _solve_13(
    rules: Rules, input: ValueType | None, axis: Any, T: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `output` and the `axis` in force."""
    axis = attributes.integer(rules, "axis", axis)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    shape = rules.rank("C4", "input", input, at_least=1)
    axis = -1 if axis is None else axis
    axis = rules.range("C3", "axis", axis, shape.rank, wraps=True)
    inner = shape.after(axis)
    n = shape.at(axis).size
    outer = shape.before(axis)
    result_shape = dims.joined(outer, n, inner)
    return TensorType(elem_types.get("input"), result_shape), axis


@np.errstate(all="ignore")
def _definition_1(output: Any, input: Any, axis: Any) -> None:
    """The definition, on whole arrays."""
    input = vectors.values(input)
    peak = np.max(input, axis=tuple(range(axis, input.ndim)), keepdims=True, initial=-np.inf)
    scale = np.sum(np.exp(input - peak), axis=tuple(range(axis, input.ndim)), keepdims=True)
    output[...] = vectors.stored(np.exp(input - peak) / scale, output.dtype)


@np.errstate(all="ignore")
def _definition_13(output: Any, input: Any, axis: Any) -> None:
    """The definition, on whole arrays."""
    input = vectors.values(input)
    peak = np.max(input, axis=axis, keepdims=True, initial=-np.inf)
    scale = np.sum(np.exp(input - peak), axis=axis, keepdims=True)
    output[...] = vectors.stored(np.exp(input - peak) / scale, output.dtype)


SCHEMAS = {
    1: Schema(
        operator="Softmax",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("input", "T"),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_1},
        clauses={
            "Softmax-1.C1": "The input input is given.",
            "Softmax-1.C2": "input has the element type float, float16 or double.",
            "Softmax-1.C3": "axis lies in the range 0 <= axis < r, where r is the rank of input.",
        },
        run=softmax_1,
        infer=infer_softmax_1,
        check=check_softmax_1,
    ),
    11: Schema(
        operator="Softmax",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("input", "T"),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_1},
        clauses={
            "Softmax-11.C1": "The input input is given.",
            "Softmax-11.C2": "input has the element type float, float16 or double.",
            "Softmax-11.C3": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of input. A negative value counts from the back."
            ),
        },
        run=softmax_11,
        infer=infer_softmax_11,
        check=check_softmax_11,
    ),
    13: Schema(
        operator="Softmax",
        domain="ai.onnx",
        since_version=13,
        inputs=(Parameter("input", "T"),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=-1),),
        types={"T": _T_13},
        clauses={
            "Softmax-13.C1": "The input input is given.",
            "Softmax-13.C2": "input has the element type float, float16, double or bfloat16.",
            "Softmax-13.C3": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of input. A negative value counts from the back."
            ),
            "Softmax-13.C4": "input has rank 1 or more.",
        },
        run=softmax_13,
        infer=infer_softmax_13,
        check=check_softmax_13,
    ),
}
