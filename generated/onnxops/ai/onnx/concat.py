# Emitted from spec/ai.onnx/Concat.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Concat: Joins tensors end to end along one of their axes.

The result holds every element of every input once. Along ``axis`` the inputs follow one another in
the order in which they are given; on all other axes their sizes must agree and are kept. Elements
are copied as they are, bit for bit: nothing is computed, converted or promoted.
"""

from collections.abc import Iterable, Sequence
from typing import Any, SupportsIndex

import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _kernels as kernels
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset({"double", "float", "float16"})
_T_4 = _T_1 | {
    "bool",
    "complex128",
    "complex64",
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
_T_13 = _T_4 | {"bfloat16"}
_PLAIN_1 = kernels.plain_dtypes(_T_1)
_PLAIN_4 = kernels.plain_dtypes(_T_4)
_PLAIN_13 = kernels.plain_dtypes(_T_13)


def concat_1(
    inputs: Iterable[npt.ArrayLike | None],
    *,
    axis: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Joins tensors end to end along one of their axes.

    Parameters
    ----------
    inputs : iterable of array_like
        The tensors to join, in order. Their sizes may differ along ``axis`` and nowhere else; a
        size of zero is a size like any other.

        Each of them is a tensor of shape ``(*outer, n[k] @ axis, *inner)`` and element type T, one
        of float, float16, double.
    axis : int, optional
        The axis along which to join.

        Within ``0 <= axis < r``. If it is not given, ``1``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    concat_result : ndarray
        The joined tensor. Along ``axis`` it is as long as all inputs together.

        A tensor of shape ``(*outer, sum(n), *inner)`` and element type T, one of float, float16,
        double.

    Raises
    ------
    OpTypeError
        C2: None of ``inputs`` is left out: there is no empty name among them.
        C3: Each of ``inputs`` has the element type ``float``, ``float16`` or ``double``.
        C4: All ``inputs`` have the same element type; none is converted.
    OpValueError
        C1: At least one tensor is given as ``inputs``.
        C5: All ``inputs`` have the same rank, which is 1 or more.
        C6: ``axis`` lies in the range ``0 <= axis < r``, where ``r`` is the rank of ``inputs``.
        C7: All ``inputs`` have the same sizes on the axes before ``axis``.
        C8: All ``inputs`` have the same sizes on the axes after ``axis``.
        C9: The size of ``concat_result`` along ``axis``, ``sum(n)``, fits in a signed 64-bit
            integer.

    Notes
    -----
    In index notation::

        concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]

    Examples
    --------
    >>> value0 = np.array([1.0, 2.0], "float32")
    >>> value1 = np.array([3.0, 4.0], "float32")
    >>> concat_1([value0, value1], axis=0)
    array([1., 2., 3., 4.], dtype=float32)

    >>> value0 = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> value1 = np.array([[5.0, 6.0], [7.0, 8.0]], "float32")
    >>> concat_1([value0, value1], axis=0)
    array([[1., 2.],
           [3., 4.],
           [5., 6.],
           [7., 8.]], dtype=float32)

    """
    if type(axis) is int and axis >= 0:
        joined = kernels.join_plain(inputs, axis, _PLAIN_1, out)
        if joined is not None:
            return joined
    rules = Rules("Concat", 1)
    types, tensors = arrays.tensors(rules, "inputs", inputs)
    result_type, place = _solve_1(rules, types, axis, _T_1)
    result = arrays.destination(rules, out, result_type, tensors)
    kernels.join(tensors, int(place), result)
    return result


def infer_concat_1(
    inputs: Iterable[ValueType | None], *, axis: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `concat_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    if type(axis) is int and axis >= 0:
        joined = kernels.join_types(inputs, axis, _T_1)
        if joined is not None:
            return joined
    rules = Rules("Concat", 1)
    return _solve_1(rules, arrays.types(rules, "inputs", inputs), axis, _T_1)[0]


def check_concat_1(
    inputs: Iterable[ValueType | None], *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Concat-1 that the types of the inputs violate."""
    rules = Rules("Concat", 1, collect=True)
    _solve_1(rules, arrays.types(rules, "inputs", inputs), axis, _T_1)
    return rules.violations


def concat_4(
    inputs: Iterable[npt.ArrayLike | None],
    *,
    axis: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Joins tensors end to end along one of their axes.

    Parameters
    ----------
    inputs : iterable of array_like
        The tensors to join, in order. Their sizes may differ along ``axis`` and nowhere else; a
        size of zero is a size like any other.

        Each of them is a tensor of shape ``(*outer, n[k] @ axis, *inner)`` and element type T, one
        of float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32,
        uint64, complex64, complex128.
    axis : int
        The axis along which to join.

        Within ``0 <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    concat_result : ndarray
        The joined tensor. Along ``axis`` it is as long as all inputs together.

        A tensor of shape ``(*outer, sum(n), *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.

    Raises
    ------
    OpTypeError
        C2: None of ``inputs`` is left out: there is no empty name among them.
        C3: Each of ``inputs`` has one of the 15 element types that ``T`` allows.
        C4: All ``inputs`` have the same element type; none is converted.
        C10: The attribute ``axis`` is given; it has no default.
    OpValueError
        C1: At least one tensor is given as ``inputs``.
        C5: All ``inputs`` have the same rank, which is 1 or more.
        C6: ``axis`` lies in the range ``0 <= axis < r``, where ``r`` is the rank of ``inputs``.
        C7: All ``inputs`` have the same sizes on the axes before ``axis``.
        C8: All ``inputs`` have the same sizes on the axes after ``axis``.
        C9: The size of ``concat_result`` along ``axis``, ``sum(n)``, fits in a signed 64-bit
            integer.

    Notes
    -----
    In index notation::

        concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]

    Examples
    --------
    >>> value0 = np.array([1.0, 2.0], "float32")
    >>> value1 = np.array([3.0, 4.0], "float32")
    >>> concat_4([value0, value1], axis=0)
    array([1., 2., 3., 4.], dtype=float32)

    >>> value0 = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> value1 = np.array([[5.0, 6.0], [7.0, 8.0]], "float32")
    >>> concat_4([value0, value1], axis=0)
    array([[1., 2.],
           [3., 4.],
           [5., 6.],
           [7., 8.]], dtype=float32)

    """
    if type(axis) is int and axis >= 0:
        joined = kernels.join_plain(inputs, axis, _PLAIN_4, out, strings=True)
        if joined is not None:
            return joined
    rules = Rules("Concat", 4)
    types, tensors = arrays.tensors(rules, "inputs", inputs)
    result_type, place = _solve_4(rules, types, axis, _T_4)
    result = arrays.destination(rules, out, result_type, tensors)
    kernels.join(tensors, int(place), result)
    return result


def infer_concat_4(
    inputs: Iterable[ValueType | None], *, axis: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `concat_4` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    if type(axis) is int and axis >= 0:
        joined = kernels.join_types(inputs, axis, _T_4)
        if joined is not None:
            return joined
    rules = Rules("Concat", 4)
    return _solve_4(rules, arrays.types(rules, "inputs", inputs), axis, _T_4)[0]


def check_concat_4(
    inputs: Iterable[ValueType | None], *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Concat-4 that the types of the inputs violate."""
    rules = Rules("Concat", 4, collect=True)
    _solve_4(rules, arrays.types(rules, "inputs", inputs), axis, _T_4)
    return rules.violations


def concat_11(
    inputs: Iterable[npt.ArrayLike | None],
    *,
    axis: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Joins tensors end to end along one of their axes.

    Parameters
    ----------
    inputs : iterable of array_like
        The tensors to join, in order. Their sizes may differ along ``axis`` and nowhere else; a
        size of zero is a size like any other.

        Each of them is a tensor of shape ``(*outer, n[k] @ axis, *inner)`` and element type T, one
        of float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32,
        uint64, complex64, complex128.
    axis : int
        The axis along which to join. A negative value counts from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    concat_result : ndarray
        The joined tensor. Along ``axis`` it is as long as all inputs together.

        A tensor of shape ``(*outer, sum(n), *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.

    Raises
    ------
    OpTypeError
        C2: None of ``inputs`` is left out: there is no empty name among them.
        C3: Each of ``inputs`` has one of the 15 element types that ``T`` allows.
        C4: All ``inputs`` have the same element type; none is converted.
        C10: The attribute ``axis`` is given; it has no default.
    OpValueError
        C1: At least one tensor is given as ``inputs``.
        C5: All ``inputs`` have the same rank, which is 1 or more.
        C6: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of
            ``inputs``. A negative value counts from the back.
        C7: All ``inputs`` have the same sizes on the axes before ``axis``.
        C8: All ``inputs`` have the same sizes on the axes after ``axis``.
        C9: The size of ``concat_result`` along ``axis``, ``sum(n)``, fits in a signed 64-bit
            integer.

    Notes
    -----
    In index notation::

        concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]

    Examples
    --------
    >>> value0 = np.array([1.0, 2.0], "float32")
    >>> value1 = np.array([3.0, 4.0], "float32")
    >>> concat_11([value0, value1], axis=0)
    array([1., 2., 3., 4.], dtype=float32)

    >>> value0 = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> value1 = np.array([[5.0, 6.0], [7.0, 8.0]], "float32")
    >>> concat_11([value0, value1], axis=0)
    array([[1., 2.],
           [3., 4.],
           [5., 6.],
           [7., 8.]], dtype=float32)

    """
    if type(axis) is int:
        joined = kernels.join_plain(inputs, axis, _PLAIN_4, out, strings=True)
        if joined is not None:
            return joined
    rules = Rules("Concat", 11)
    types, tensors = arrays.tensors(rules, "inputs", inputs)
    result_type, place = _solve_11(rules, types, axis, _T_4)
    result = arrays.destination(rules, out, result_type, tensors)
    kernels.join(tensors, int(place), result)
    return result


def infer_concat_11(
    inputs: Iterable[ValueType | None], *, axis: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `concat_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    if type(axis) is int:
        joined = kernels.join_types(inputs, axis, _T_4)
        if joined is not None:
            return joined
    rules = Rules("Concat", 11)
    return _solve_11(rules, arrays.types(rules, "inputs", inputs), axis, _T_4)[0]


def check_concat_11(
    inputs: Iterable[ValueType | None], *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Concat-11 that the types of the inputs violate."""
    rules = Rules("Concat", 11, collect=True)
    _solve_11(rules, arrays.types(rules, "inputs", inputs), axis, _T_4)
    return rules.violations


def concat_13(
    inputs: Iterable[npt.ArrayLike | None],
    *,
    axis: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Joins tensors end to end along one of their axes.

    Parameters
    ----------
    inputs : iterable of array_like
        The tensors to join, in order. Their sizes may differ along ``axis`` and nowhere else; a
        size of zero is a size like any other.

        Each of them is a tensor of shape ``(*outer, n[k] @ axis, *inner)`` and element type T, one
        of float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32,
        uint64, complex64, complex128, bfloat16.
    axis : int
        The axis along which to join. A negative value counts from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    concat_result : ndarray
        The joined tensor. Along ``axis`` it is as long as all inputs together.

        A tensor of shape ``(*outer, sum(n), *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C2: None of ``inputs`` is left out: there is no empty name among them.
        C3: Each of ``inputs`` has one of the 16 element types that ``T`` allows.
        C4: All ``inputs`` have the same element type; none is converted.
        C10: The attribute ``axis`` is given; it has no default.
    OpValueError
        C1: At least one tensor is given as ``inputs``.
        C5: All ``inputs`` have the same rank, which is 1 or more.
        C6: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of
            ``inputs``. A negative value counts from the back.
        C7: All ``inputs`` have the same sizes on the axes before ``axis``.
        C8: All ``inputs`` have the same sizes on the axes after ``axis``.
        C9: The size of ``concat_result`` along ``axis``, ``sum(n)``, fits in a signed 64-bit
            integer.

    Notes
    -----
    In index notation::

        concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]

    Examples
    --------
    >>> value0 = np.array([1.0, 2.0], "float32")
    >>> value1 = np.array([3.0, 4.0], "float32")
    >>> concat_13([value0, value1], axis=0)
    array([1., 2., 3., 4.], dtype=float32)

    >>> value0 = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> value1 = np.array([[5.0, 6.0], [7.0, 8.0]], "float32")
    >>> concat_13([value0, value1], axis=0)
    array([[1., 2.],
           [3., 4.],
           [5., 6.],
           [7., 8.]], dtype=float32)

    """
    if type(axis) is int:
        joined = kernels.join_plain(inputs, axis, _PLAIN_13, out, strings=True)
        if joined is not None:
            return joined
    rules = Rules("Concat", 13)
    types, tensors = arrays.tensors(rules, "inputs", inputs)
    result_type, place = _solve_11(rules, types, axis, _T_13)
    result = arrays.destination(rules, out, result_type, tensors)
    kernels.join(tensors, int(place), result)
    return result


def infer_concat_13(
    inputs: Iterable[ValueType | None], *, axis: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `concat_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    if type(axis) is int:
        joined = kernels.join_types(inputs, axis, _T_13)
        if joined is not None:
            return joined
    rules = Rules("Concat", 13)
    return _solve_11(rules, arrays.types(rules, "inputs", inputs), axis, _T_13)[0]


def check_concat_13(
    inputs: Iterable[ValueType | None], *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Concat-13 that the types of the inputs violate."""
    rules = Rules("Concat", 13, collect=True)
    _solve_11(rules, arrays.types(rules, "inputs", inputs), axis, _T_13)
    return rules.violations


def _solve_1(
    rules: Rules, inputs: Sequence[ValueType | None], axis: Any, T: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `concat_result` and the `axis` in force."""
    axis = attributes.integer(rules, "axis", axis)
    inputs = rules.count("C1", "inputs", inputs, at_least=1)
    inputs = rules.all_given("C2", "inputs", inputs)
    elem_types = rules.allowed("C3", {"inputs": inputs}, T)
    elem_type = rules.same_type("C4", elem_types)
    shapes = rules.ranks("C5", "inputs", inputs, at_least=1)
    axis = 1 if axis is None else axis
    axis = rules.range("C6", "axis", axis, shapes[0].rank)
    outer = rules.same("C7", [shape.before(axis) for shape in shapes])
    inner = rules.same("C8", [shape.after(axis) for shape in shapes])
    n = [shape.at(axis).size for shape in shapes]
    result_shape = rules.size("C9", "concat_result", outer, dims.total(n), inner)
    return TensorType(elem_type, result_shape), axis


def _solve_4(
    rules: Rules, inputs: Sequence[ValueType | None], axis: Any, T: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `concat_result` and the `axis` in force."""
    axis = attributes.integer(rules, "axis", axis)
    inputs = rules.count("C1", "inputs", inputs, at_least=1)
    inputs = rules.all_given("C2", "inputs", inputs)
    elem_types = rules.allowed("C3", {"inputs": inputs}, T)
    elem_type = rules.same_type("C4", elem_types)
    shapes = rules.ranks("C5", "inputs", inputs, at_least=1)
    axis = rules.present("C10", "axis", axis)
    axis = rules.range("C6", "axis", axis, shapes[0].rank)
    outer = rules.same("C7", [shape.before(axis) for shape in shapes])
    inner = rules.same("C8", [shape.after(axis) for shape in shapes])
    n = [shape.at(axis).size for shape in shapes]
    result_shape = rules.size("C9", "concat_result", outer, dims.total(n), inner)
    return TensorType(elem_type, result_shape), axis


def _solve_11(
    rules: Rules, inputs: Sequence[ValueType | None], axis: Any, T: frozenset[str]
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `concat_result` and the `axis` in force."""
    axis = attributes.integer(rules, "axis", axis)
    inputs = rules.count("C1", "inputs", inputs, at_least=1)
    inputs = rules.all_given("C2", "inputs", inputs)
    elem_types = rules.allowed("C3", {"inputs": inputs}, T)
    elem_type = rules.same_type("C4", elem_types)
    shapes = rules.ranks("C5", "inputs", inputs, at_least=1)
    axis = rules.present("C10", "axis", axis)
    axis = rules.range("C6", "axis", axis, shapes[0].rank, wraps=True)
    outer = rules.same("C7", [shape.before(axis) for shape in shapes])
    inner = rules.same("C8", [shape.after(axis) for shape in shapes])
    n = [shape.at(axis).size for shape in shapes]
    result_shape = rules.size("C9", "concat_result", outer, dims.total(n), inner)
    return TensorType(elem_type, result_shape), axis


SCHEMAS = {
    1: Schema(
        operator="Concat",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("inputs", "T", "variadic", 1, moved=True),),
        outputs=(Parameter("concat_result", "T"),),
        attributes=(Attribute("axis", "int", "axis"),),
        types={"T": _T_1},
        clauses={
            "Concat-1.C1": "At least one tensor is given as inputs.",
            "Concat-1.C2": "None of inputs is left out: there is no empty name among them.",
            "Concat-1.C3": "Each of inputs has the element type float, float16 or double.",
            "Concat-1.C4": "All inputs have the same element type; none is converted.",
            "Concat-1.C5": "All inputs have the same rank, which is 1 or more.",
            "Concat-1.C6": ("axis lies in the range 0 <= axis < r, where r is the rank of inputs."),
            "Concat-1.C7": "All inputs have the same sizes on the axes before axis.",
            "Concat-1.C8": "All inputs have the same sizes on the axes after axis.",
            "Concat-1.C9": (
                "The size of concat_result along axis, sum(n), fits in a signed 64-bit integer."
            ),
        },
        run=concat_1,
        infer=infer_concat_1,
        check=check_concat_1,
    ),
    4: Schema(
        operator="Concat",
        domain="ai.onnx",
        since_version=4,
        inputs=(Parameter("inputs", "T", "variadic", 1, moved=True),),
        outputs=(Parameter("concat_result", "T"),),
        attributes=(Attribute("axis", "int", "axis", required=True),),
        types={"T": _T_4},
        clauses={
            "Concat-4.C1": "At least one tensor is given as inputs.",
            "Concat-4.C2": "None of inputs is left out: there is no empty name among them.",
            "Concat-4.C3": "Each of inputs has one of the 15 element types that T allows.",
            "Concat-4.C4": "All inputs have the same element type; none is converted.",
            "Concat-4.C5": "All inputs have the same rank, which is 1 or more.",
            "Concat-4.C6": ("axis lies in the range 0 <= axis < r, where r is the rank of inputs."),
            "Concat-4.C7": "All inputs have the same sizes on the axes before axis.",
            "Concat-4.C8": "All inputs have the same sizes on the axes after axis.",
            "Concat-4.C9": (
                "The size of concat_result along axis, sum(n), fits in a signed 64-bit integer."
            ),
            "Concat-4.C10": "The attribute axis is given; it has no default.",
        },
        run=concat_4,
        infer=infer_concat_4,
        check=check_concat_4,
    ),
    11: Schema(
        operator="Concat",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("inputs", "T", "variadic", 1, moved=True),),
        outputs=(Parameter("concat_result", "T"),),
        attributes=(Attribute("axis", "int", "axis", required=True),),
        types={"T": _T_4},
        clauses={
            "Concat-11.C1": "At least one tensor is given as inputs.",
            "Concat-11.C2": "None of inputs is left out: there is no empty name among them.",
            "Concat-11.C3": "Each of inputs has one of the 15 element types that T allows.",
            "Concat-11.C4": "All inputs have the same element type; none is converted.",
            "Concat-11.C5": "All inputs have the same rank, which is 1 or more.",
            "Concat-11.C6": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of inputs. A negative value counts from the back."
            ),
            "Concat-11.C7": "All inputs have the same sizes on the axes before axis.",
            "Concat-11.C8": "All inputs have the same sizes on the axes after axis.",
            "Concat-11.C9": (
                "The size of concat_result along axis, sum(n), fits in a signed 64-bit integer."
            ),
            "Concat-11.C10": "The attribute axis is given; it has no default.",
        },
        run=concat_11,
        infer=infer_concat_11,
        check=check_concat_11,
    ),
    13: Schema(
        operator="Concat",
        domain="ai.onnx",
        since_version=13,
        inputs=(Parameter("inputs", "T", "variadic", 1, moved=True),),
        outputs=(Parameter("concat_result", "T"),),
        attributes=(Attribute("axis", "int", "axis", required=True),),
        types={"T": _T_13},
        clauses={
            "Concat-13.C1": "At least one tensor is given as inputs.",
            "Concat-13.C2": "None of inputs is left out: there is no empty name among them.",
            "Concat-13.C3": "Each of inputs has one of the 16 element types that T allows.",
            "Concat-13.C4": "All inputs have the same element type; none is converted.",
            "Concat-13.C5": "All inputs have the same rank, which is 1 or more.",
            "Concat-13.C6": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of inputs. A negative value counts from the back."
            ),
            "Concat-13.C7": "All inputs have the same sizes on the axes before axis.",
            "Concat-13.C8": "All inputs have the same sizes on the axes after axis.",
            "Concat-13.C9": (
                "The size of concat_result along axis, sum(n), fits in a signed 64-bit integer."
            ),
            "Concat-13.C10": "The attribute axis is given; it has no default.",
        },
        run=concat_13,
        infer=infer_concat_13,
        check=check_concat_13,
    ),
}
