# Emitted from spec/ai.onnx/Hardmax.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Hardmax: Marks the largest element with 1 and all others with 0.

Of the elements that differ in their position along ``axis`` alone, the largest becomes 1 and every
other one 0; of several that are largest, the first. A NaN counts as the largest.

Versions 1 and 11 flatten the tensor to a matrix first, and compare ``axis`` together with all axes
after it. Both are the same only where ``axis`` is the last axis, or all axes after it have size 1.
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


def hardmax_1(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Marks the largest element with 1 and all others with 0.

    Parameters
    ----------
    input : array_like
        The elements to compare.

        A tensor of shape ``(*outer, *inner @ axis)`` and element type T, one of float, float16,
        double.
    axis : int, default 1
        The first of the axes that are compared together.

        Within ``0 <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The marks, in the shape of ``input``.

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

        output[*o, *j] = 1 if j == best(o) else 0

    Examples
    --------
    >>> x = np.array([[1.0, 3.0, 2.0], [0.0, -1.0, -2.0]], "float32")
    >>> hardmax_1(x, axis=1)
    array([[0., 1., 0.],
           [1., 0., 0.]], dtype=float32)

    >>> x = np.array([[[0.0, 1.0], [2.0, 3.0]]], "float32")
    >>> hardmax_1(x, axis=1)
    array([[[0., 0.],
            [0., 1.]]], dtype=float32)

    """
    rules = Rules("Hardmax", 1)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type, outer, inner = _solve_1(rules, input_type, axis, _T_1)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor, tuple(outer), tuple(inner))
    return result


def infer_hardmax_1(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `hardmax_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Hardmax", 1)
    return _solve_1(rules, arrays.type_given(rules, "input", input), axis, _T_1)[0]


def check_hardmax_1(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Hardmax-1 that the types of the inputs violate."""
    rules = Rules("Hardmax", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "input", input), axis, _T_1)
    return rules.violations


def hardmax_11(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Marks the largest element with 1 and all others with 0.

    Parameters
    ----------
    input : array_like
        The elements to compare.

        A tensor of shape ``(*outer, *inner @ axis)`` and element type T, one of float, float16,
        double.
    axis : int, default 1
        The first of the axes that are compared together. A negative value counts from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The marks, in the shape of ``input``.

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

        output[*o, *j] = 1 if j == best(o) else 0

    Examples
    --------
    >>> x = np.array([[1.0, 3.0, 2.0], [0.0, -1.0, -2.0]], "float32")
    >>> hardmax_11(x, axis=1)
    array([[0., 1., 0.],
           [1., 0., 0.]], dtype=float32)

    >>> x = np.array([[[0.0, 1.0], [2.0, 3.0]]], "float32")
    >>> hardmax_11(x, axis=1)
    array([[[0., 0.],
            [0., 1.]]], dtype=float32)

    """
    rules = Rules("Hardmax", 11)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type, outer, inner = _solve_11(rules, input_type, axis, _T_1)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor, tuple(outer), tuple(inner))
    return result


def infer_hardmax_11(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `hardmax_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Hardmax", 11)
    return _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_1)[0]


def check_hardmax_11(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Hardmax-11 that the types of the inputs violate."""
    rules = Rules("Hardmax", 11, collect=True)
    _solve_11(rules, arrays.type_given(rules, "input", input), axis, _T_1)
    return rules.violations


def hardmax_13(
    input: npt.ArrayLike, *, axis: SupportsIndex | None = None, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Marks the largest element with 1 and all others with 0.

    Parameters
    ----------
    input : array_like
        The elements to compare.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, float16,
        double, bfloat16.
    axis : int, default -1
        The axis along which elements are compared, by default the last. A negative value counts
        from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The marks, in the shape of ``input``.

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

        output[*o, j, *i] = 1 if j == best(o, i) else 0

    Examples
    --------
    >>> x = np.array([[1.0, 3.0, 2.0], [0.0, -1.0, -2.0]], "float32")
    >>> hardmax_13(x, axis=1)
    array([[0., 1., 0.],
           [1., 0., 0.]], dtype=float32)

    >>> x = np.array([[[0.0, 3.0], [2.0, 1.0]]], "float32")
    >>> hardmax_13(x, axis=1)
    array([[[0., 1.],
            [1., 0.]]], dtype=float32)

    """
    rules = Rules("Hardmax", 13)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type, outer, n, inner = _solve_13(rules, input_type, axis, _T_13)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_13(result, input_tensor, tuple(outer), n, tuple(inner))
    return result


def infer_hardmax_13(input: ValueType | None, *, axis: SupportsIndex | None = None) -> TensorType:
    """Return the type of what `hardmax_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Hardmax", 13)
    return _solve_13(rules, arrays.type_given(rules, "input", input), axis, _T_13)[0]


def check_hardmax_13(
    input: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Hardmax-13 that the types of the inputs violate."""
    rules = Rules("Hardmax", 13, collect=True)
    _solve_13(rules, arrays.type_given(rules, "input", input), axis, _T_13)
    return rules.violations


def _solve_1(
    rules: Rules, input: ValueType | None, axis: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    axis = 1 if axis is None else axis
    shape = rules.shape("input", input)
    axis = rules.range("C3", "axis", axis, shape.rank)
    outer = shape.before(axis)
    inner = shape.onward(axis)
    result_shape = dims.joined(outer, inner)
    return TensorType(elem_types.get("input"), result_shape), outer, inner


def _solve_11(
    rules: Rules, input: ValueType | None, axis: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    axis = 1 if axis is None else axis
    shape = rules.shape("input", input)
    axis = rules.range("C3", "axis", axis, shape.rank, wraps=True)
    outer = shape.before(axis)
    inner = shape.onward(axis)
    result_shape = dims.joined(outer, inner)
    return TensorType(elem_types.get("input"), result_shape), outer, inner


def _solve_13(
    rules: Rules, input: ValueType | None, axis: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    shape = rules.rank("C4", "input", input, at_least=1)
    axis = -1 if axis is None else axis
    axis = rules.range("C3", "axis", axis, shape.rank, wraps=True)
    outer = shape.before(axis)
    n = shape.at(axis).size
    inner = shape.after(axis)
    result_shape = dims.joined(outer, n, inner)
    return TensorType(elem_types.get("input"), result_shape), outer, n, inner


@np.errstate(all="ignore")
def _definition_1(output: Any, input: Any, outer: Any, inner: Any) -> None:
    """The definition, on whole arrays."""

    def best(o: Any) -> Any:
        return vectors.argmax(lambda l: input[*o, *l], inner, [o])

    input = vectors.values(input)
    o, j = vectors.indices(outer, inner)
    output[...] = vectors.stored(vectors.where(vectors.same(j, best(o)), 1, 0), output.dtype)


@np.errstate(all="ignore")
def _definition_13(output: Any, input: Any, outer: Any, n: Any, inner: Any) -> None:
    """The definition, on whole arrays."""

    def best(o: Any, i: Any) -> Any:
        return vectors.argmax(lambda l: input[*o, l, *i], n, [o, i])

    input = vectors.values(input)
    o, j, i = vectors.indices(outer, n, inner)
    output[...] = vectors.stored(vectors.where(j == best(o, i), 1, 0), output.dtype)


SCHEMAS = {
    1: Schema(
        operator="Hardmax",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("input", "T"),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_1},
        clauses={
            "Hardmax-1.C1": "The input input is given.",
            "Hardmax-1.C2": "input has the element type float, float16 or double.",
            "Hardmax-1.C3": "axis lies in the range 0 <= axis < r, where r is the rank of input.",
        },
        run=hardmax_1,
        infer=infer_hardmax_1,
        check=check_hardmax_1,
    ),
    11: Schema(
        operator="Hardmax",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("input", "T"),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=1),),
        types={"T": _T_1},
        clauses={
            "Hardmax-11.C1": "The input input is given.",
            "Hardmax-11.C2": "input has the element type float, float16 or double.",
            "Hardmax-11.C3": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of input. A negative value counts from the back."
            ),
        },
        run=hardmax_11,
        infer=infer_hardmax_11,
        check=check_hardmax_11,
    ),
    13: Schema(
        operator="Hardmax",
        domain="ai.onnx",
        since_version=13,
        inputs=(Parameter("input", "T"),),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=-1),),
        types={"T": _T_13},
        clauses={
            "Hardmax-13.C1": "The input input is given.",
            "Hardmax-13.C2": "input has the element type float, float16, double or bfloat16.",
            "Hardmax-13.C3": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of input. A negative value counts from the back."
            ),
            "Hardmax-13.C4": "input has rank 1 or more.",
        },
        run=hardmax_13,
        infer=infer_hardmax_13,
        check=check_hardmax_13,
    ),
}
