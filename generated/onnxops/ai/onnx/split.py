# Emitted from spec/ai.onnx/Split.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Split: Cuts a tensor into pieces along one of its axes.

The pieces lie one behind the other in ``input``: the first output has the first elements along
``axis``, the last output the last ones, and joining all of them gives ``input`` again. ``split``
says how long each piece is. With ``num_outputs`` in its place all are equally long, but for the
last one, which is shorter where the size of the axis leaves a remainder. One of both has to be
given, and not the other; before this version nothing needed to be given, and a remainder was a
mistake.

Elements are copied as they are, bit for bit. A piece may have the length 0.
"""

from collections.abc import Iterable
from typing import Any, SupportsIndex

import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _values as values
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset({"double", "float", "float16"})
_T_2 = _T_1 | {
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
_T_13 = _T_2 | {"bfloat16"}


def split_1(
    input: npt.ArrayLike,
    split_input: npt.ArrayLike | None = None,
    *,
    axis: SupportsIndex | None = None,
    split: Iterable[SupportsIndex] | None = None,
    n_outputs: SupportsIndex | None = None,
) -> tuple[npt.NDArray[Any], ...]:
    """Cuts a tensor into pieces along one of its axes.

    Parameters
    ----------
    input : array_like
        The tensor to cut. It has at least one axis.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, float16,
        double.
    split_input : array_like, optional
        A second way to give lengths that the first version names and never uses.

        A tensor and element type T, one of float, float16, double.
    axis : int, optional
        The axis along which to cut.

        Within ``0 <= axis < r``. If it is not given, ``0``.
    split : sequence of int, optional
        The length of each piece along ``axis``.

        If it is not given, ``[n // n_outputs] * n_outputs``.
    n_outputs : int, optional
        How many outputs are wanted; it may be left out where that follows.

    Returns
    -------
    outputs : tuple of ndarray
        The pieces, in the order in which they lie in ``input``.

        Each of them is a tensor of shape ``(*outer, split[k], *inner)`` and element type T, one of
        float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: Each of ``input`` and ``split_input`` has the element type ``float``, ``float16`` or
            ``double``.
        C3: ``input`` and ``split_input`` have the same element type; none is converted.
    OpValueError
        C4: ``input`` has rank 1 or more.
        C5: ``axis`` lies in the range ``0 <= axis < r``, where ``r`` is the rank of ``input``.
        C6: There are as many lengths as outputs.
        C7: No length is negative.
        C8: All lengths together are the size of the axis.

    Notes
    -----
    In index notation::

        outputs[k][*o, j, *i] = input[*o, sum(split[:k]) + j, *i]

    Examples
    --------
    >>> input_ = np.array([1.0, 2.0, 3.0], "float64")
    >>> split_1(input_, None)
    array([1., 2., 3.])

    """
    rules = Rules("Split", 1)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    split_input_type, split_input_tensor = arrays.tensor(rules, "split_input", split_input)
    types, split, outer = _solve_1(
        rules, input_type, split_input_type, axis, split, n_outputs, _T_1
    )
    results = arrays.made(rules, types)
    _definition_1(results, input_tensor, split, tuple(outer))
    return tuple(results)


def infer_split_1(
    input: ValueType | None,
    split_input: ValueType | None = None,
    *,
    axis: SupportsIndex | None = None,
    split: Iterable[SupportsIndex] | None = None,
    n_outputs: SupportsIndex | None = None,
) -> tuple[TensorType, ...]:
    """Return the type of what `split_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Split", 1)
    return _solve_1(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "split_input", split_input),
        axis,
        split,
        n_outputs,
        _T_1,
    )[0]


def check_split_1(
    input: ValueType | None,
    split_input: ValueType | None = None,
    *,
    axis: SupportsIndex | None = None,
    split: Iterable[SupportsIndex] | None = None,
    n_outputs: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Split-1 that the types of the inputs violate."""
    rules = Rules("Split", 1, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "split_input", split_input),
        axis,
        split,
        n_outputs,
        _T_1,
    )
    return rules.violations


def split_2(
    input: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    split: Iterable[SupportsIndex] | None = None,
    n_outputs: SupportsIndex | None = None,
) -> tuple[npt.NDArray[Any], ...]:
    """Cuts a tensor into pieces along one of its axes.

    Parameters
    ----------
    input : array_like
        The tensor to cut. It has at least one axis.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.
    axis : int, default 0
        The axis along which to cut. A negative value counts from the back.

        Within ``-r <= axis < r``.
    split : sequence of int, optional
        The length of each piece along ``axis``.

        If it is not given, ``[n // n_outputs] * n_outputs``.
    n_outputs : int, optional
        How many outputs are wanted; it may be left out where that follows.

    Returns
    -------
    outputs : tuple of ndarray
        The pieces, in the order in which they lie in ``input``.

        Each of them is a tensor of shape ``(*outer, split[k], *inner)`` and element type T, one of
        float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32,
        uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C4: ``input`` has rank 1 or more.
        C5: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``input``.
            A negative value counts from the back.
        C6: There are as many lengths as outputs.
        C7: No length is negative.
        C8: All lengths together are the size of the axis.

    Notes
    -----
    In index notation::

        outputs[k][*o, j, *i] = input[*o, sum(split[:k]) + j, *i]

    Examples
    --------
    >>> input_ = np.array([1.0, 2.0, 3.0], "float64")
    >>> split_2(input_)
    array([1., 2., 3.])

    """
    rules = Rules("Split", 2)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    types, split, outer = _solve_2(rules, input_type, axis, split, n_outputs, _T_2)
    results = arrays.made(rules, types)
    _definition_1(results, input_tensor, split, tuple(outer))
    return tuple(results)


def infer_split_2(
    input: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    split: Iterable[SupportsIndex] | None = None,
    n_outputs: SupportsIndex | None = None,
) -> tuple[TensorType, ...]:
    """Return the type of what `split_2` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Split", 2)
    return _solve_2(rules, arrays.type_given(rules, "input", input), axis, split, n_outputs, _T_2)[
        0
    ]


def check_split_2(
    input: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    split: Iterable[SupportsIndex] | None = None,
    n_outputs: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Split-2 that the types of the inputs violate."""
    rules = Rules("Split", 2, collect=True)
    _solve_2(rules, arrays.type_given(rules, "input", input), axis, split, n_outputs, _T_2)
    return rules.violations


def split_11(
    input: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    split: Iterable[SupportsIndex] | None = None,
    n_outputs: SupportsIndex | None = None,
) -> tuple[npt.NDArray[Any], ...]:
    """Cuts a tensor into pieces along one of its axes.

    Parameters
    ----------
    input : array_like
        The tensor to cut. It has at least one axis.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.
    axis : int, default 0
        The axis along which to cut. A negative value counts from the back.

        Within ``-r <= axis < r``.
    split : sequence of int, optional
        The length of each piece along ``axis``.

        If it is not given, ``[n // n_outputs] * n_outputs``.
    n_outputs : int, optional
        How many outputs are wanted; it may be left out where that follows.

    Returns
    -------
    outputs : tuple of ndarray
        The pieces, in the order in which they lie in ``input``.

        Each of them is a tensor of shape ``(*outer, split[k], *inner)`` and element type T, one of
        float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32,
        uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 15 element types that ``T`` allows.
    OpValueError
        C4: ``input`` has rank 1 or more.
        C5: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``input``.
            A negative value counts from the back.
        C6: There are as many lengths as outputs.
        C7: No length is negative.
        C8: All lengths together are the size of the axis.

    Notes
    -----
    In index notation::

        outputs[k][*o, j, *i] = input[*o, sum(split[:k]) + j, *i]

    Examples
    --------
    >>> input_ = np.array([1.0, 2.0, 3.0], "float64")
    >>> split_11(input_)
    array([1., 2., 3.])

    """
    rules = Rules("Split", 11)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    types, split, outer = _solve_2(rules, input_type, axis, split, n_outputs, _T_2)
    results = arrays.made(rules, types)
    _definition_1(results, input_tensor, split, tuple(outer))
    return tuple(results)


def infer_split_11(
    input: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    split: Iterable[SupportsIndex] | None = None,
    n_outputs: SupportsIndex | None = None,
) -> tuple[TensorType, ...]:
    """Return the type of what `split_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Split", 11)
    return _solve_2(rules, arrays.type_given(rules, "input", input), axis, split, n_outputs, _T_2)[
        0
    ]


def check_split_11(
    input: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    split: Iterable[SupportsIndex] | None = None,
    n_outputs: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Split-11 that the types of the inputs violate."""
    rules = Rules("Split", 11, collect=True)
    _solve_2(rules, arrays.type_given(rules, "input", input), axis, split, n_outputs, _T_2)
    return rules.violations


def split_13(
    input: npt.ArrayLike,
    split: npt.ArrayLike | None = None,
    *,
    axis: SupportsIndex | None = None,
    n_outputs: SupportsIndex | None = None,
) -> tuple[npt.NDArray[Any], ...]:
    """Cuts a tensor into pieces along one of its axes.

    Parameters
    ----------
    input : array_like
        The tensor to cut. It has at least one axis.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.
    split : array_like, optional
        The length of each piece along ``axis``.

        A tensor of shape ``(m,)`` and element type int64.
    axis : int, default 0
        The axis along which to cut. A negative value counts from the back.

        Within ``-r <= axis < r``.
    n_outputs : int, optional
        How many outputs are wanted; it may be left out where that follows.

    Returns
    -------
    outputs : tuple of ndarray
        The pieces, in the order in which they lie in ``input``.

        Each of them is a tensor of shape ``(*outer, split[k], *inner)`` and element type T, one of
        float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32,
        uint64, complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 16 element types that ``T`` allows.
        C9: ``split`` has the element type ``int64``.
    OpValueError
        C4: ``input`` has rank 1 or more.
        C5: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``input``.
            A negative value counts from the back.
        C6: There are as many lengths as outputs.
        C7: No length is negative.
        C8: All lengths together are the size of the axis.
        C10: ``split`` has rank 1.

    Notes
    -----
    In index notation::

        outputs[k][*o, j, *i] = input[*o, sum(split[:k]) + j, *i]

    Examples
    --------
    >>> input_ = np.array([1.0, 2.0, 3.0], "float64")
    >>> split_13(input_, None)
    array([1., 2., 3.])

    """
    rules = Rules("Split", 13)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    split_type, split_tensor = arrays.valued(rules, "split", split)
    types, split, outer = _solve_13(rules, input_type, split_type, axis, n_outputs, _T_13)
    results = arrays.made(rules, types)
    _definition_1(results, input_tensor, split, tuple(outer))
    return tuple(results)


def infer_split_13(
    input: ValueType | None,
    split: ValueType | None = None,
    *,
    axis: SupportsIndex | None = None,
    n_outputs: SupportsIndex | None = None,
) -> tuple[TensorType, ...]:
    """Return the type of what `split_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Split", 13)
    return _solve_13(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "split", split),
        axis,
        n_outputs,
        _T_13,
    )[0]


def check_split_13(
    input: ValueType | None,
    split: ValueType | None = None,
    *,
    axis: SupportsIndex | None = None,
    n_outputs: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Split-13 that the types of the inputs violate."""
    rules = Rules("Split", 13, collect=True)
    _solve_13(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "split", split),
        axis,
        n_outputs,
        _T_13,
    )
    return rules.violations


def split_18(
    input: npt.ArrayLike,
    split: npt.ArrayLike | None = None,
    *,
    axis: SupportsIndex | None = None,
    num_outputs: SupportsIndex | None = None,
    n_outputs: SupportsIndex | None = None,
) -> tuple[npt.NDArray[Any], ...]:
    """Cuts a tensor into pieces along one of its axes.

    Parameters
    ----------
    input : array_like
        The tensor to cut. It has at least one axis.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.
    split : array_like, optional
        The length of each piece along ``axis``.

        A tensor of shape ``(m,)`` and element type int64.
    axis : int, default 0
        The axis along which to cut. A negative value counts from the back.

        Within ``-r <= axis < r``.
    num_outputs : int, optional
        How many pieces to make; as many as the node has outputs.

        If it is not given, ``n_outputs``.
    n_outputs : int, optional
        How many outputs are wanted; it may be left out where that follows.

    Returns
    -------
    outputs : tuple of ndarray
        The pieces, in the order in which they lie in ``input``.

        Each of them is a tensor of shape ``(*outer, split[k], *inner)`` and element type T, one of
        float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32,
        uint64, complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 16 element types that ``T`` allows.
        C9: ``split`` has the element type ``int64``.
    OpValueError
        C4: ``input`` has rank 1 or more.
        C5: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``input``.
            A negative value counts from the back.
        C6: There are as many lengths as outputs, unless ``num_outputs`` says how many.
        C7: No length is negative.
        C8: All lengths together are the size of the axis.
        C10: ``split`` has rank 1.
        C11: Either ``split`` or ``num_outputs`` is given, and not both.
        C12: If ``num_outputs`` is given, it is the number of outputs.

    Notes
    -----
    In index notation::

        outputs[k][*o, j, *i] = input[*o, sum(split[:k]) + j, *i]
    """
    rules = Rules("Split", 18)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    split_type, split_tensor = arrays.valued(rules, "split", split)
    types, split, outer = _solve_18(
        rules, input_type, split_type, axis, num_outputs, n_outputs, _T_13
    )
    results = arrays.made(rules, types)
    _definition_1(results, input_tensor, split, tuple(outer))
    return tuple(results)


def infer_split_18(
    input: ValueType | None,
    split: ValueType | None = None,
    *,
    axis: SupportsIndex | None = None,
    num_outputs: SupportsIndex | None = None,
    n_outputs: SupportsIndex | None = None,
) -> tuple[TensorType, ...]:
    """Return the type of what `split_18` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Split", 18)
    return _solve_18(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "split", split),
        axis,
        num_outputs,
        n_outputs,
        _T_13,
    )[0]


def check_split_18(
    input: ValueType | None,
    split: ValueType | None = None,
    *,
    axis: SupportsIndex | None = None,
    num_outputs: SupportsIndex | None = None,
    n_outputs: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of Split-18 that the types of the inputs violate."""
    rules = Rules("Split", 18, collect=True)
    _solve_18(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "split", split),
        axis,
        num_outputs,
        n_outputs,
        _T_13,
    )
    return rules.violations


def _solve_1(
    rules: Rules,
    input: ValueType | None,
    split_input: ValueType | None,
    axis: Any,
    split: Any,
    n_outputs: Any,
    T: frozenset[str],
) -> tuple[tuple[TensorType, ...], Any, Any]:
    """Check all that is known; return the types of `outputs` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    split = attributes.integers(rules, "split", split)
    n_outputs = attributes.outputs(rules, n_outputs)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input, "split_input": split_input}, T)
    elem_type = rules.same_type("C3", elem_types)
    input_shape = rules.rank("C4", "input", input, at_least=1)
    axis = 0 if axis is None else axis
    axis = rules.range("C5", "axis", axis, input_shape.rank)
    n = input_shape.at(axis).size
    split = dims.value(lambda: [n // n_outputs] * n_outputs) if split is None else split
    rules.holds(
        "C6",
        lambda: len(split) == n_outputs,
        "that there are as many lengths as outputs",
        n_outputs=n_outputs,
        split=split,
    )
    rules.holds(
        "C7",
        lambda: dims.every(lambda length: length >= 0, split),
        "that no length is negative",
        split=split,
    )
    rules.holds(
        "C8",
        lambda: sum(split) == n,
        "that all lengths together are the size of the axis",
        n=n,
        split=split,
    )
    n_outputs = rules.outputs("outputs", n_outputs, lambda: len(split))
    outer = input_shape.before(axis)
    inner = input_shape.after(axis)
    return (
        dims.members(
            n_outputs,
            lambda k: TensorType(elem_type, dims.joined(outer, dims.size(lambda: split[k]), inner)),
        ),
        split,
        outer,
    )


def _solve_2(
    rules: Rules, input: ValueType | None, axis: Any, split: Any, n_outputs: Any, T: frozenset[str]
) -> tuple[tuple[TensorType, ...], Any, Any]:
    """Check all that is known; return the types of `outputs` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    split = attributes.integers(rules, "split", split)
    n_outputs = attributes.outputs(rules, n_outputs)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    shape = rules.rank("C4", "input", input, at_least=1)
    axis = 0 if axis is None else axis
    axis = rules.range("C5", "axis", axis, shape.rank, wraps=True)
    n = shape.at(axis).size
    split = dims.value(lambda: [n // n_outputs] * n_outputs) if split is None else split
    rules.holds(
        "C6",
        lambda: len(split) == n_outputs,
        "that there are as many lengths as outputs",
        n_outputs=n_outputs,
        split=split,
    )
    rules.holds(
        "C7",
        lambda: dims.every(lambda length: length >= 0, split),
        "that no length is negative",
        split=split,
    )
    rules.holds(
        "C8",
        lambda: sum(split) == n,
        "that all lengths together are the size of the axis",
        n=n,
        split=split,
    )
    n_outputs = rules.outputs("outputs", n_outputs, lambda: len(split))
    outer = shape.before(axis)
    inner = shape.after(axis)
    return (
        dims.members(
            n_outputs,
            lambda k: TensorType(
                elem_types.get("input"), dims.joined(outer, dims.size(lambda: split[k]), inner)
            ),
        ),
        split,
        outer,
    )


def _solve_13(
    rules: Rules,
    input: ValueType | None,
    split_type: ValueType | None,
    axis: Any,
    n_outputs: Any,
    T: frozenset[str],
) -> tuple[tuple[TensorType, ...], Any, Any]:
    """Check all that is known; return the types of `outputs` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    n_outputs = attributes.outputs(rules, n_outputs)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    input_shape = rules.rank("C4", "input", input, at_least=1)
    axis = 0 if axis is None else axis
    axis = rules.range("C5", "axis", axis, input_shape.rank, wraps=True)
    rules.type("C9", "split", split_type, "int64")
    split_shape = rules.rank("C10", "split", split_type, exactly=1)
    n = input_shape.at(axis).size
    split = (
        dims.value(lambda: [n // n_outputs] * n_outputs)
        if split_type is None
        else values.integers(split_type, split_shape)
    )
    rules.holds(
        "C6",
        lambda: len(split) == n_outputs,
        "that there are as many lengths as outputs",
        n_outputs=n_outputs,
        split=split,
    )
    rules.holds(
        "C7",
        lambda: dims.every(lambda length: length >= 0, split),
        "that no length is negative",
        split=split,
    )
    rules.holds(
        "C8",
        lambda: sum(split) == n,
        "that all lengths together are the size of the axis",
        n=n,
        split=split,
    )
    n_outputs = rules.outputs("outputs", n_outputs, lambda: len(split))
    outer = input_shape.before(axis)
    inner = input_shape.after(axis)
    return (
        dims.members(
            n_outputs,
            lambda k: TensorType(
                elem_types.get("input"), dims.joined(outer, dims.size(lambda: split[k]), inner)
            ),
        ),
        split,
        outer,
    )


def _solve_18(
    rules: Rules,
    input: ValueType | None,
    split_type: ValueType | None,
    axis: Any,
    num_outputs: Any,
    n_outputs: Any,
    T: frozenset[str],
) -> tuple[tuple[TensorType, ...], Any, Any]:
    """Check all that is known; return the types of `outputs` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    num_outputs = attributes.integer(rules, "num_outputs", num_outputs)
    given_num_outputs = num_outputs
    n_outputs = attributes.outputs(rules, n_outputs)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    input_shape = rules.rank("C4", "input", input, at_least=1)
    axis = 0 if axis is None else axis
    axis = rules.range("C5", "axis", axis, input_shape.rank, wraps=True)
    rules.type("C9", "split", split_type, "int64")
    split_shape = rules.rank("C10", "split", split_type, exactly=1)
    n = input_shape.at(axis).size
    num_outputs = dims.value(lambda: n_outputs) if num_outputs is None else num_outputs

    def part() -> Any:
        return dims.ceildiv(n, num_outputs)

    split = (
        dims.value(
            lambda: [
                part() if k + 1 < num_outputs else n - k * part() for k in dims.places(num_outputs)
            ]
        )
        if split_type is None
        else values.integers(split_type, split_shape)
    )
    rules.holds(
        "C6",
        lambda: given_num_outputs is not None or len(split) == n_outputs,
        "that there are as many lengths as outputs, unless `num_outputs` says how many",
        n_outputs=n_outputs,
        split=split,
    )
    rules.holds(
        "C7",
        lambda: dims.every(lambda length: length >= 0, split),
        "that no length is negative",
        split=split,
    )
    rules.holds(
        "C8",
        lambda: sum(split) == n,
        "that all lengths together are the size of the axis",
        n=n,
        split=split,
    )
    rules.holds(
        "C11",
        lambda: (split_type is not None) != (given_num_outputs is not None),
        "that either `split` or `num_outputs` is given, and not both",
    )
    rules.holds(
        "C12",
        lambda: given_num_outputs is None or num_outputs == n_outputs,
        "that if `num_outputs` is given, it is the number of outputs",
        n_outputs=n_outputs,
        num_outputs=num_outputs,
    )
    n_outputs = rules.outputs("outputs", n_outputs, lambda: len(split))
    outer = input_shape.before(axis)
    inner = input_shape.after(axis)
    return (
        dims.members(
            n_outputs,
            lambda k: TensorType(
                elem_types.get("input"), dims.joined(outer, dims.size(lambda: split[k]), inner)
            ),
        ),
        split,
        outer,
    )


def _definition_1(outputs: Any, input: Any, split: Any, outer: Any) -> None:
    """The definition, on whole arrays."""
    for k in range(len(outputs)):
        start = sum(split[:k])
        outputs[k][...] = input[
            (
                *[slice(None)] * len(outer),
                slice(start, start + split[k]),
            )
        ]


SCHEMAS = {
    1: Schema(
        operator="Split",
        domain="ai.onnx",
        since_version=1,
        inputs=(
            Parameter("input", "T", moved=True),
            Parameter("split", "T", "optional"),
        ),
        outputs=(Parameter("outputs", "T", "variadic", 1),),
        attributes=(
            Attribute("axis", "int", "axis"),
            Attribute("split", "ints", "split"),
        ),
        types={"T": _T_1},
        clauses={
            "Split-1.C1": "The input input is given.",
            "Split-1.C2": (
                "Each of input and split_input has the element type float, float16 or double."
            ),
            "Split-1.C3": ("input and split_input have the same element type; none is converted."),
            "Split-1.C4": "input has rank 1 or more.",
            "Split-1.C5": "axis lies in the range 0 <= axis < r, where r is the rank of input.",
            "Split-1.C6": "There are as many lengths as outputs.",
            "Split-1.C7": "No length is negative.",
            "Split-1.C8": "All lengths together are the size of the axis.",
        },
        run=split_1,
        infer=infer_split_1,
        check=check_split_1,
    ),
    2: Schema(
        operator="Split",
        domain="ai.onnx",
        since_version=2,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("outputs", "T", "variadic", 1),),
        attributes=(
            Attribute("axis", "int", "axis", default=0),
            Attribute("split", "ints", "split"),
        ),
        types={"T": _T_2},
        clauses={
            "Split-2.C1": "The input input is given.",
            "Split-2.C2": "input has one of the 15 element types that T allows.",
            "Split-2.C4": "input has rank 1 or more.",
            "Split-2.C5": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of input. A negative value counts from the back."
            ),
            "Split-2.C6": "There are as many lengths as outputs.",
            "Split-2.C7": "No length is negative.",
            "Split-2.C8": "All lengths together are the size of the axis.",
        },
        run=split_2,
        infer=infer_split_2,
        check=check_split_2,
    ),
    11: Schema(
        operator="Split",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("outputs", "T", "variadic", 1),),
        attributes=(
            Attribute("axis", "int", "axis", default=0),
            Attribute("split", "ints", "split"),
        ),
        types={"T": _T_2},
        clauses={
            "Split-11.C1": "The input input is given.",
            "Split-11.C2": "input has one of the 15 element types that T allows.",
            "Split-11.C4": "input has rank 1 or more.",
            "Split-11.C5": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of input. A negative value counts from the back."
            ),
            "Split-11.C6": "There are as many lengths as outputs.",
            "Split-11.C7": "No length is negative.",
            "Split-11.C8": "All lengths together are the size of the axis.",
        },
        run=split_11,
        infer=infer_split_11,
        check=check_split_11,
    ),
    13: Schema(
        operator="Split",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("input", "T", moved=True),
            Parameter("split", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("outputs", "T", "variadic", 1),),
        attributes=(Attribute("axis", "int", "axis", default=0),),
        types={"T": _T_13},
        clauses={
            "Split-13.C1": "The input input is given.",
            "Split-13.C2": "input has one of the 16 element types that T allows.",
            "Split-13.C4": "input has rank 1 or more.",
            "Split-13.C5": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of input. A negative value counts from the back."
            ),
            "Split-13.C6": "There are as many lengths as outputs.",
            "Split-13.C7": "No length is negative.",
            "Split-13.C8": "All lengths together are the size of the axis.",
            "Split-13.C9": "split has the element type int64.",
            "Split-13.C10": "split has rank 1.",
        },
        run=split_13,
        infer=infer_split_13,
        check=check_split_13,
    ),
    18: Schema(
        operator="Split",
        domain="ai.onnx",
        since_version=18,
        inputs=(
            Parameter("input", "T", moved=True),
            Parameter("split", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("outputs", "T", "variadic", 1),),
        attributes=(
            Attribute("axis", "int", "axis", default=0),
            Attribute("num_outputs", "int", "num_outputs"),
        ),
        types={"T": _T_13},
        clauses={
            "Split-18.C1": "The input input is given.",
            "Split-18.C2": "input has one of the 16 element types that T allows.",
            "Split-18.C4": "input has rank 1 or more.",
            "Split-18.C5": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of input. A negative value counts from the back."
            ),
            "Split-18.C6": (
                "There are as many lengths as outputs, unless num_outputs says how many."
            ),
            "Split-18.C7": "No length is negative.",
            "Split-18.C8": "All lengths together are the size of the axis.",
            "Split-18.C9": "split has the element type int64.",
            "Split-18.C10": "split has rank 1.",
            "Split-18.C11": "Either split or num_outputs is given, and not both.",
            "Split-18.C12": "If num_outputs is given, it is the number of outputs.",
        },
        run=split_18,
        infer=infer_split_18,
        check=check_split_18,
    ),
}
