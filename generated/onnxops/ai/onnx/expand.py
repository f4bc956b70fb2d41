# Emitted from spec/ai.onnx/Expand.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Expand: Stretches a tensor to a shape by using its elements again.

The sizes of ``input`` and those that ``shape`` asks for are put side by side at the last axis.
Where ``input`` has a size of 1, or no axis at all, its elements are used again until the size that
is asked for is reached; that may be 0 as well, and nothing is left then. Where ``shape`` says 1, or
has no entry at all, ``input`` keeps its size. So the result may be larger than ``shape`` says, and
have more axes. All other sizes must be equal: a size of 2 is not doubled to give 4.

Elements are copied as they are, bit for bit.
"""

from typing import Any

import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _dims as dims
from onnxops import _values as values
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_8 = frozenset(
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
_T_13 = _T_8 | {"bfloat16"}


def expand_8(
    input: npt.ArrayLike, shape: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Stretches a tensor to a shape by using its elements again.

    Parameters
    ----------
    input : array_like
        The tensor to stretch.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    shape : array_like
        The sizes that are asked for, those of the last axes of the result. None of them is
        negative.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The stretched tensor. On each axis it has the size of ``input``, or that of ``shape`` where
        the former is 1.

        A tensor of shape ``[size(a) for a in range(axes)]`` and element type T, one of float,
        uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64,
        complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: The input ``shape`` is given.
        C3: ``shape`` has the element type ``int64``.
        C4: ``input`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C5: ``shape`` has rank 1.
        C6: Aligned at the last axis, each size of ``input`` and what ``shape`` asks for are
            equal, or one of them is 1.
        C7: No size in ``shape`` is negative.

    Notes
    -----
    In index notation::

        output[*i] = input[*source(i)]

    Examples
    --------
    >>> data = np.array([[1.0], [2.0]], "float32")
    >>> shape_ = np.array([2, 3], "int64")
    >>> expand_8(data, shape_)
    array([[1., 1., 1.],
           [2., 2., 2.]], dtype=float32)

    >>> data = np.array([1, 2, 3], "int64")
    >>> shape_ = np.array([2, 3], "int64")
    >>> expand_8(data, shape_)
    array([[1, 2, 3],
           [1, 2, 3]])

    """
    rules = Rules("Expand", 8)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    shape_type, shape_tensor = arrays.valued(rules, "shape", shape)
    result_type, d = _solve_8(rules, input_type, shape_type, _T_8)
    result = arrays.destination(rules, out, result_type, [input_tensor, shape_tensor])
    _definition_8(result, input_tensor, tuple(d))
    return result


def infer_expand_8(input: ValueType | None, shape: ValueType | None) -> TensorType:
    """Return the type of what `expand_8` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Expand", 8)
    return _solve_8(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "shape", shape),
        _T_8,
    )[0]


def check_expand_8(input: ValueType | None, shape: ValueType | None) -> list[Violation]:
    """Return all clauses of Expand-8 that the types of the inputs violate."""
    rules = Rules("Expand", 8, collect=True)
    _solve_8(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "shape", shape),
        _T_8,
    )
    return rules.violations


def expand_13(
    input: npt.ArrayLike, shape: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Stretches a tensor to a shape by using its elements again.

    Parameters
    ----------
    input : array_like
        The tensor to stretch.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    shape : array_like
        The sizes that are asked for, those of the last axes of the result. None of them is
        negative.

        A tensor of shape ``(m,)`` and element type int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The stretched tensor. On each axis it has the size of ``input``, or that of ``shape`` where
        the former is 1.

        A tensor of shape ``[size(a) for a in range(axes)]`` and element type T, one of float,
        uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64,
        complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: The input ``shape`` is given.
        C3: ``shape`` has the element type ``int64``.
        C4: ``input`` has one of the 16 element types that ``T`` allows.
    OpValueError
        C5: ``shape`` has rank 1.
        C6: Aligned at the last axis, each size of ``input`` and what ``shape`` asks for are
            equal, or one of them is 1.
        C7: No size in ``shape`` is negative.

    Notes
    -----
    In index notation::

        output[*i] = input[*source(i)]

    Examples
    --------
    >>> data = np.array([[1.0], [2.0]], "float32")
    >>> shape_ = np.array([2, 3], "int64")
    >>> expand_13(data, shape_)
    array([[1., 1., 1.],
           [2., 2., 2.]], dtype=float32)

    >>> data = np.array([1, 2, 3], "int64")
    >>> shape_ = np.array([2, 3], "int64")
    >>> expand_13(data, shape_)
    array([[1, 2, 3],
           [1, 2, 3]])

    """
    rules = Rules("Expand", 13)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    shape_type, shape_tensor = arrays.valued(rules, "shape", shape)
    result_type, d = _solve_8(rules, input_type, shape_type, _T_13)
    result = arrays.destination(rules, out, result_type, [input_tensor, shape_tensor])
    _definition_8(result, input_tensor, tuple(d))
    return result


def infer_expand_13(input: ValueType | None, shape: ValueType | None) -> TensorType:
    """Return the type of what `expand_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Expand", 13)
    return _solve_8(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "shape", shape),
        _T_13,
    )[0]


def check_expand_13(input: ValueType | None, shape: ValueType | None) -> list[Violation]:
    """Return all clauses of Expand-13 that the types of the inputs violate."""
    rules = Rules("Expand", 13, collect=True)
    _solve_8(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "shape", shape),
        _T_13,
    )
    return rules.violations


def _solve_8(
    rules: Rules, input: ValueType | None, shape_type: ValueType | None, T: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `output` and the `d` in force."""
    input = rules.given("C1", "input", input)
    shape_type = rules.given("C2", "shape", shape_type)
    rules.type("C3", "shape", shape_type, "int64")
    elem_types = rules.allowed("C4", {"input": input}, T)
    shape_shape = rules.rank("C5", "shape", shape_type, exactly=1)
    input_shape = rules.shape("input", input)
    d = input_shape
    m = shape_shape.at(0).size

    def axes() -> Any:
        return dims.most(len(d), m)

    def have(a: Any) -> Any:
        return d[a - axes() + len(d)] if a >= axes() - len(d) else 1

    shape = values.integers(shape_type, shape_shape)

    def want(a: Any) -> Any:
        return shape[a - axes() + m] if a >= axes() - m else 1

    rules.holds(
        "C6",
        lambda: dims.every(
            lambda a: have(a) == 1 or want(a) == 1 or want(a) == have(a) or (want(a) < 0),
            dims.places(axes()),
        ),
        "that aligned at the last axis, each size of `input` and what `shape` asks for are equal, or one of them is 1",
        d=d,
        m=m,
        shape=shape,
    )
    rules.holds(
        "C7",
        lambda: dims.every(lambda wanted: wanted >= 0, shape),
        "that no size in `shape` is negative",
        shape=shape,
    )

    def size(a: Any) -> Any:
        return have(a) * want(a) if dims.some(lambda n: n <= 1, [have(a), want(a)]) else have(a)

    result_shape = dims.joined(dims.each(size, lambda: dims.places(axes())))
    return TensorType(elem_types.get("input"), result_shape), d


def _definition_8(output: Any, input: Any, d: Any) -> None:
    """The definition, on whole arrays."""

    def source(i: Any) -> Any:
        return [i[len(i) - len(d) + a] if d[a] != 1 else 0 for a in range(len(d))]

    (i,) = vectors.indices(output.shape)
    output[...] = input[*source(i)]


SCHEMAS = {
    8: Schema(
        operator="Expand",
        domain="ai.onnx",
        since_version=8,
        inputs=(
            Parameter("input", "T", moved=True),
            Parameter("shape", "tensor(int64)"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_8},
        clauses={
            "Expand-8.C1": "The input input is given.",
            "Expand-8.C2": "The input shape is given.",
            "Expand-8.C3": "shape has the element type int64.",
            "Expand-8.C4": "input has one of the 15 element types that T allows.",
            "Expand-8.C5": "shape has rank 1.",
            "Expand-8.C6": (
                "Aligned at the last axis, each size of input and what "
                "shape asks for are equal, or one of them is 1."
            ),
            "Expand-8.C7": "No size in shape is negative.",
        },
        run=expand_8,
        infer=infer_expand_8,
        check=check_expand_8,
    ),
    13: Schema(
        operator="Expand",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("input", "T", moved=True),
            Parameter("shape", "tensor(int64)"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_13},
        clauses={
            "Expand-13.C1": "The input input is given.",
            "Expand-13.C2": "The input shape is given.",
            "Expand-13.C3": "shape has the element type int64.",
            "Expand-13.C4": "input has one of the 16 element types that T allows.",
            "Expand-13.C5": "shape has rank 1.",
            "Expand-13.C6": (
                "Aligned at the last axis, each size of input and what "
                "shape asks for are equal, or one of them is 1."
            ),
            "Expand-13.C7": "No size in shape is negative.",
        },
        run=expand_13,
        infer=infer_expand_13,
        check=check_expand_13,
    ),
}
