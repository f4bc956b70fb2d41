# Emitted from spec/ai.onnx/Identity.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Identity: Gives back what it is given.

The result has the type, the shape and the elements of ``input``, bit for bit: NaN keeps its bits,
and zero its sign. It gives a value a second name, so that it can be an output of a graph for
instance.
"""

from typing import Any

import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _dims as dims
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Parameter, Schema
from onnxops.types import OptionalType, SequenceType, TensorType, ValueType

_T_1 = frozenset(
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
_T_13 = _T_1 | {"bfloat16"}
_T_14 = _T_13 | {
    "seq(tensor(bool))",
    "seq(tensor(complex128))",
    "seq(tensor(complex64))",
    "seq(tensor(double))",
    "seq(tensor(float))",
    "seq(tensor(float16))",
    "seq(tensor(int16))",
    "seq(tensor(int32))",
    "seq(tensor(int64))",
    "seq(tensor(int8))",
    "seq(tensor(string))",
    "seq(tensor(uint16))",
    "seq(tensor(uint32))",
    "seq(tensor(uint64))",
    "seq(tensor(uint8))",
}
_T_16 = _T_14 | {
    "optional(seq(tensor(bool)))",
    "optional(seq(tensor(complex128)))",
    "optional(seq(tensor(complex64)))",
    "optional(seq(tensor(double)))",
    "optional(seq(tensor(float)))",
    "optional(seq(tensor(float16)))",
    "optional(seq(tensor(int16)))",
    "optional(seq(tensor(int32)))",
    "optional(seq(tensor(int64)))",
    "optional(seq(tensor(int8)))",
    "optional(seq(tensor(string)))",
    "optional(seq(tensor(uint16)))",
    "optional(seq(tensor(uint32)))",
    "optional(seq(tensor(uint64)))",
    "optional(seq(tensor(uint8)))",
    "optional(tensor(bool))",
    "optional(tensor(complex128))",
    "optional(tensor(complex64))",
    "optional(tensor(double))",
    "optional(tensor(float))",
    "optional(tensor(float16))",
    "optional(tensor(int16))",
    "optional(tensor(int32))",
    "optional(tensor(int64))",
    "optional(tensor(int8))",
    "optional(tensor(string))",
    "optional(tensor(uint16))",
    "optional(tensor(uint32))",
    "optional(tensor(uint64))",
    "optional(tensor(uint8))",
}
_T_19 = _T_16 | {"float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz"}
_T_21 = _T_19 | {"int4", "uint4"}
_T_23 = _T_21 | {"float4e2m1"}
_T_24 = _T_23 | {"float8e8m0"}
_T_25 = _T_24 | {"int2", "uint2"}


def identity_1(input: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
    """Gives back what it is given.

    Parameters
    ----------
    input : array_like
        Any tensor; from version 14 on a sequence of tensors too, from version 16 on an optional
        value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The same value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 15 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        output[*i] = input[*i]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> identity_1(x)
    array([[1., 2., 3.],
           [4., 5., 6.]], dtype=float32)

    >>> x = np.array([-0.0, float("inf"), float("nan")], "float64")
    >>> identity_1(x)
    array([-0., inf, nan])

    """
    rules = Rules("Identity", 1)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_1(rules, input_type, _T_1)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_identity_1(input: ValueType | None) -> TensorType:
    """Return the type of what `identity_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Identity", 1)
    return _solve_1(rules, arrays.type_given(rules, "input", input), _T_1)


def check_identity_1(input: ValueType | None) -> list[Violation]:
    """Return all clauses of Identity-1 that the types of the inputs violate."""
    rules = Rules("Identity", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "input", input), _T_1)
    return rules.violations


def identity_13(input: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
    """Gives back what it is given.

    Parameters
    ----------
    input : array_like
        Any tensor; from version 14 on a sequence of tensors too, from version 16 on an optional
        value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The same value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 16 element types that ``T`` allows.

    Notes
    -----
    In index notation::

        output[*i] = input[*i]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> identity_13(x)
    array([[1., 2., 3.],
           [4., 5., 6.]], dtype=float32)

    >>> x = np.array([-0.0, float("inf"), float("nan")], "float64")
    >>> identity_13(x)
    array([-0., inf, nan])

    """
    rules = Rules("Identity", 13)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_1(rules, input_type, _T_13)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_identity_13(input: ValueType | None) -> TensorType:
    """Return the type of what `identity_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Identity", 13)
    return _solve_1(rules, arrays.type_given(rules, "input", input), _T_13)


def check_identity_13(input: ValueType | None) -> list[Violation]:
    """Return all clauses of Identity-13 that the types of the inputs violate."""
    rules = Rules("Identity", 13, collect=True)
    _solve_1(rules, arrays.type_given(rules, "input", input), _T_13)
    return rules.violations


def identity_14(input: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None) -> Any:
    """Gives back what it is given.

    Parameters
    ----------
    input : array_like or list of array_like
        Any tensor; from version 14 on a sequence of tensors too, from version 16 on an optional
        value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16. Or a list of such tensors, a sequence, of one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray or list of ndarray
        The same value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16. Or a list of such tensors, a sequence, of one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 31 types that ``T`` allows.

    Notes
    -----
    In index notation::

        output[*i] = input[*i]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> identity_14(x)
    array([[1., 2., 3.],
           [4., 5., 6.]], dtype=float32)

    >>> x = np.array([-0.0, float("inf"), float("nan")], "float64")
    >>> identity_14(x)
    array([-0., inf, nan])

    """
    rules = Rules("Identity", 14)
    if arrays.are_many(input):
        arrays.refuse_out(rules, out)
        type_, members = arrays.sequence(rules, "input", input)
        infer_identity_14(type_)
        return [identity_14(member) for member in members]
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_14(rules, input_type, _T_14)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_identity_14(input: ValueType | None) -> Any:
    """Return the type of what `identity_14` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Identity", 14)
    return _solve_14(rules, arrays.type_given(rules, "input", input), _T_14)


def check_identity_14(input: ValueType | None) -> list[Violation]:
    """Return all clauses of Identity-14 that the types of the inputs violate."""
    rules = Rules("Identity", 14, collect=True)
    _solve_14(rules, arrays.type_given(rules, "input", input), _T_14)
    return rules.violations


def identity_16(input: npt.ArrayLike | None, *, out: npt.NDArray[Any] | None = None) -> Any:
    """Gives back what it is given.

    Parameters
    ----------
    input : array_like, list of array_like or None
        Any tensor; from version 14 on a sequence of tensors too, from version 16 on an optional
        value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16. Or a list of such tensors, a sequence, of one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
        Or None, an optional value that holds nothing.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray, list of ndarray or None
        The same value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16. Or a list of such tensors, a sequence, of one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
        Or None, an optional value that holds nothing.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 61 types that ``T`` allows.

    Notes
    -----
    In index notation::

        output[*i] = input[*i]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> identity_16(x)
    array([[1., 2., 3.],
           [4., 5., 6.]], dtype=float32)

    >>> x = np.array([-0.0, float("inf"), float("nan")], "float64")
    >>> identity_16(x)
    array([-0., inf, nan])

    """
    rules = Rules("Identity", 16)
    if input is None:
        arrays.refuse_out(rules, out)
        return None
    if arrays.are_many(input):
        arrays.refuse_out(rules, out)
        type_, members = arrays.sequence(rules, "input", input)
        infer_identity_16(type_)
        return [identity_16(member) for member in members]
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_14(rules, input_type, _T_16)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_identity_16(input: ValueType | None) -> Any:
    """Return the type of what `identity_16` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Identity", 16)
    return _solve_14(rules, arrays.type_given(rules, "input", input), _T_16)


def check_identity_16(input: ValueType | None) -> list[Violation]:
    """Return all clauses of Identity-16 that the types of the inputs violate."""
    rules = Rules("Identity", 16, collect=True)
    _solve_14(rules, arrays.type_given(rules, "input", input), _T_16)
    return rules.violations


def identity_19(input: npt.ArrayLike | None, *, out: npt.NDArray[Any] | None = None) -> Any:
    """Gives back what it is given.

    Parameters
    ----------
    input : array_like, list of array_like or None
        Any tensor; from version 14 on a sequence of tensors too, from version 16 on an optional
        value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz. Or a list of such
        tensors, a sequence, of one of float, uint8, int8, uint16, int16, int32, int64, string,
        bool, float16, double, uint32, uint64, complex64, complex128. Or None, an optional value
        that holds nothing.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray, list of ndarray or None
        The same value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz. Or a list of such
        tensors, a sequence, of one of float, uint8, int8, uint16, int16, int32, int64, string,
        bool, float16, double, uint32, uint64, complex64, complex128. Or None, an optional value
        that holds nothing.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 65 types that ``T`` allows.

    Notes
    -----
    In index notation::

        output[*i] = input[*i]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> identity_19(x)
    array([[1., 2., 3.],
           [4., 5., 6.]], dtype=float32)

    >>> x = np.array([-0.0, float("inf"), float("nan")], "float64")
    >>> identity_19(x)
    array([-0., inf, nan])

    """
    rules = Rules("Identity", 19)
    if input is None:
        arrays.refuse_out(rules, out)
        return None
    if arrays.are_many(input):
        arrays.refuse_out(rules, out)
        type_, members = arrays.sequence(rules, "input", input)
        infer_identity_19(type_)
        return [identity_19(member) for member in members]
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_14(rules, input_type, _T_19)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_identity_19(input: ValueType | None) -> Any:
    """Return the type of what `identity_19` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Identity", 19)
    return _solve_14(rules, arrays.type_given(rules, "input", input), _T_19)


def check_identity_19(input: ValueType | None) -> list[Violation]:
    """Return all clauses of Identity-19 that the types of the inputs violate."""
    rules = Rules("Identity", 19, collect=True)
    _solve_14(rules, arrays.type_given(rules, "input", input), _T_19)
    return rules.violations


def identity_21(input: npt.ArrayLike | None, *, out: npt.NDArray[Any] | None = None) -> Any:
    """Gives back what it is given.

    Parameters
    ----------
    input : array_like, list of array_like or None
        Any tensor; from version 14 on a sequence of tensors too, from version 16 on an optional
        value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4. Or a list
        of such tensors, a sequence, of one of float, uint8, int8, uint16, int16, int32, int64,
        string, bool, float16, double, uint32, uint64, complex64, complex128. Or None, an optional
        value that holds nothing.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray, list of ndarray or None
        The same value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4. Or a list
        of such tensors, a sequence, of one of float, uint8, int8, uint16, int16, int32, int64,
        string, bool, float16, double, uint32, uint64, complex64, complex128. Or None, an optional
        value that holds nothing.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 67 types that ``T`` allows.

    Notes
    -----
    In index notation::

        output[*i] = input[*i]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> identity_21(x)
    array([[1., 2., 3.],
           [4., 5., 6.]], dtype=float32)

    >>> x = np.array([-0.0, float("inf"), float("nan")], "float64")
    >>> identity_21(x)
    array([-0., inf, nan])

    """
    rules = Rules("Identity", 21)
    if input is None:
        arrays.refuse_out(rules, out)
        return None
    if arrays.are_many(input):
        arrays.refuse_out(rules, out)
        type_, members = arrays.sequence(rules, "input", input)
        infer_identity_21(type_)
        return [identity_21(member) for member in members]
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_14(rules, input_type, _T_21)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_identity_21(input: ValueType | None) -> Any:
    """Return the type of what `identity_21` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Identity", 21)
    return _solve_14(rules, arrays.type_given(rules, "input", input), _T_21)


def check_identity_21(input: ValueType | None) -> list[Violation]:
    """Return all clauses of Identity-21 that the types of the inputs violate."""
    rules = Rules("Identity", 21, collect=True)
    _solve_14(rules, arrays.type_given(rules, "input", input), _T_21)
    return rules.violations


def identity_23(input: npt.ArrayLike | None, *, out: npt.NDArray[Any] | None = None) -> Any:
    """Gives back what it is given.

    Parameters
    ----------
    input : array_like, list of array_like or None
        Any tensor; from version 14 on a sequence of tensors too, from version 16 on an optional
        value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.
        Or a list of such tensors, a sequence, of one of float, uint8, int8, uint16, int16, int32,
        int64, string, bool, float16, double, uint32, uint64, complex64, complex128. Or None, an
        optional value that holds nothing.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray, list of ndarray or None
        The same value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1.
        Or a list of such tensors, a sequence, of one of float, uint8, int8, uint16, int16, int32,
        int64, string, bool, float16, double, uint32, uint64, complex64, complex128. Or None, an
        optional value that holds nothing.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 68 types that ``T`` allows.

    Notes
    -----
    In index notation::

        output[*i] = input[*i]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> identity_23(x)
    array([[1., 2., 3.],
           [4., 5., 6.]], dtype=float32)

    >>> x = np.array([-0.0, float("inf"), float("nan")], "float64")
    >>> identity_23(x)
    array([-0., inf, nan])

    """
    rules = Rules("Identity", 23)
    if input is None:
        arrays.refuse_out(rules, out)
        return None
    if arrays.are_many(input):
        arrays.refuse_out(rules, out)
        type_, members = arrays.sequence(rules, "input", input)
        infer_identity_23(type_)
        return [identity_23(member) for member in members]
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_14(rules, input_type, _T_23)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_identity_23(input: ValueType | None) -> Any:
    """Return the type of what `identity_23` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Identity", 23)
    return _solve_14(rules, arrays.type_given(rules, "input", input), _T_23)


def check_identity_23(input: ValueType | None) -> list[Violation]:
    """Return all clauses of Identity-23 that the types of the inputs violate."""
    rules = Rules("Identity", 23, collect=True)
    _solve_14(rules, arrays.type_given(rules, "input", input), _T_23)
    return rules.violations


def identity_24(input: npt.ArrayLike | None, *, out: npt.NDArray[Any] | None = None) -> Any:
    """Gives back what it is given.

    Parameters
    ----------
    input : array_like, list of array_like or None
        Any tensor; from version 14 on a sequence of tensors too, from version 16 on an optional
        value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0. Or a list of such tensors, a sequence, of one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
        Or None, an optional value that holds nothing.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray, list of ndarray or None
        The same value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0. Or a list of such tensors, a sequence, of one of float, uint8, int8, uint16,
        int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
        Or None, an optional value that holds nothing.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 69 types that ``T`` allows.

    Notes
    -----
    In index notation::

        output[*i] = input[*i]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> identity_24(x)
    array([[1., 2., 3.],
           [4., 5., 6.]], dtype=float32)

    >>> x = np.array([-0.0, float("inf"), float("nan")], "float64")
    >>> identity_24(x)
    array([-0., inf, nan])

    """
    rules = Rules("Identity", 24)
    if input is None:
        arrays.refuse_out(rules, out)
        return None
    if arrays.are_many(input):
        arrays.refuse_out(rules, out)
        type_, members = arrays.sequence(rules, "input", input)
        infer_identity_24(type_)
        return [identity_24(member) for member in members]
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_14(rules, input_type, _T_24)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_identity_24(input: ValueType | None) -> Any:
    """Return the type of what `identity_24` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Identity", 24)
    return _solve_14(rules, arrays.type_given(rules, "input", input), _T_24)


def check_identity_24(input: ValueType | None) -> list[Violation]:
    """Return all clauses of Identity-24 that the types of the inputs violate."""
    rules = Rules("Identity", 24, collect=True)
    _solve_14(rules, arrays.type_given(rules, "input", input), _T_24)
    return rules.violations


def identity_25(input: npt.ArrayLike | None, *, out: npt.NDArray[Any] | None = None) -> Any:
    """Gives back what it is given.

    Parameters
    ----------
    input : array_like, list of array_like or None
        Any tensor; from version 14 on a sequence of tensors too, from version 16 on an optional
        value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2. Or a list of such tensors, a sequence, of one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128. Or None, an optional value that holds nothing.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray, list of ndarray or None
        The same value.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, uint4, int4, float4e2m1,
        float8e8m0, uint2, int2. Or a list of such tensors, a sequence, of one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128. Or None, an optional value that holds nothing.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 71 types that ``T`` allows.

    Notes
    -----
    In index notation::

        output[*i] = input[*i]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> identity_25(x)
    array([[1., 2., 3.],
           [4., 5., 6.]], dtype=float32)

    >>> x = np.array([-0.0, float("inf"), float("nan")], "float64")
    >>> identity_25(x)
    array([-0., inf, nan])

    """
    rules = Rules("Identity", 25)
    if input is None:
        arrays.refuse_out(rules, out)
        return None
    if arrays.are_many(input):
        arrays.refuse_out(rules, out)
        type_, members = arrays.sequence(rules, "input", input)
        infer_identity_25(type_)
        return [identity_25(member) for member in members]
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type = _solve_14(rules, input_type, _T_25)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor)
    return result


def infer_identity_25(input: ValueType | None) -> Any:
    """Return the type of what `identity_25` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Identity", 25)
    return _solve_14(rules, arrays.type_given(rules, "input", input), _T_25)


def check_identity_25(input: ValueType | None) -> list[Violation]:
    """Return all clauses of Identity-25 that the types of the inputs violate."""
    rules = Rules("Identity", 25, collect=True)
    _solve_14(rules, arrays.type_given(rules, "input", input), _T_25)
    return rules.violations


def _solve_1(rules: Rules, input: ValueType | None, T: frozenset[str]) -> TensorType:
    """Check all that is known; return the type of `output`."""
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    shape = rules.shape("input", input)
    s = shape
    result_shape = dims.joined(s)
    return TensorType(elem_types.get("input"), result_shape)


def _solve_14(rules: Rules, input: ValueType | None, T: frozenset[str]) -> Any:
    """Check all that is known; return the type of `output`."""
    input = rules.given("C1", "input", input)
    if isinstance(input, SequenceType | OptionalType):
        return rules.lifted("C2", "input", input, T, _solve_14)
    elem_types = rules.allowed("C2", {"input": input}, T)
    shape = rules.shape("input", input)
    s = shape
    result_shape = dims.joined(s)
    return TensorType(elem_types.get("input"), result_shape)


def _definition_1(output: Any, input: Any) -> None:
    """The definition, on whole arrays."""
    output[...] = input.reshape(output.shape)


SCHEMAS = {
    1: Schema(
        operator="Identity",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_1},
        clauses={
            "Identity-1.C1": "The input input is given.",
            "Identity-1.C2": "input has one of the 15 element types that T allows.",
        },
        run=identity_1,
        infer=infer_identity_1,
        check=check_identity_1,
        each=lambda input: input,
    ),
    13: Schema(
        operator="Identity",
        domain="ai.onnx",
        since_version=13,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_13},
        clauses={
            "Identity-13.C1": "The input input is given.",
            "Identity-13.C2": "input has one of the 16 element types that T allows.",
        },
        run=identity_13,
        infer=infer_identity_13,
        check=check_identity_13,
        each=lambda input: input,
    ),
    14: Schema(
        operator="Identity",
        domain="ai.onnx",
        since_version=14,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_14},
        clauses={
            "Identity-14.C1": "The input input is given.",
            "Identity-14.C2": "input has one of the 31 types that T allows.",
        },
        run=identity_14,
        infer=infer_identity_14,
        check=check_identity_14,
        each=lambda input: input,
    ),
    16: Schema(
        operator="Identity",
        domain="ai.onnx",
        since_version=16,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_16},
        clauses={
            "Identity-16.C1": "The input input is given.",
            "Identity-16.C2": "input has one of the 61 types that T allows.",
        },
        run=identity_16,
        infer=infer_identity_16,
        check=check_identity_16,
        each=lambda input: input,
    ),
    19: Schema(
        operator="Identity",
        domain="ai.onnx",
        since_version=19,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_19},
        clauses={
            "Identity-19.C1": "The input input is given.",
            "Identity-19.C2": "input has one of the 65 types that T allows.",
        },
        run=identity_19,
        infer=infer_identity_19,
        check=check_identity_19,
        each=lambda input: input,
    ),
    21: Schema(
        operator="Identity",
        domain="ai.onnx",
        since_version=21,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_21},
        clauses={
            "Identity-21.C1": "The input input is given.",
            "Identity-21.C2": "input has one of the 67 types that T allows.",
        },
        run=identity_21,
        infer=infer_identity_21,
        check=check_identity_21,
        each=lambda input: input,
    ),
    23: Schema(
        operator="Identity",
        domain="ai.onnx",
        since_version=23,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_23},
        clauses={
            "Identity-23.C1": "The input input is given.",
            "Identity-23.C2": "input has one of the 68 types that T allows.",
        },
        run=identity_23,
        infer=infer_identity_23,
        check=check_identity_23,
        each=lambda input: input,
    ),
    24: Schema(
        operator="Identity",
        domain="ai.onnx",
        since_version=24,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_24},
        clauses={
            "Identity-24.C1": "The input input is given.",
            "Identity-24.C2": "input has one of the 69 types that T allows.",
        },
        run=identity_24,
        infer=infer_identity_24,
        check=check_identity_24,
        each=lambda input: input,
    ),
    25: Schema(
        operator="Identity",
        domain="ai.onnx",
        since_version=25,
        inputs=(Parameter("input", "T", moved=True),),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_25},
        clauses={
            "Identity-25.C1": "The input input is given.",
            "Identity-25.C2": "input has one of the 71 types that T allows.",
        },
        run=identity_25,
        infer=infer_identity_25,
        check=check_identity_25,
        each=lambda input: input,
    ),
}
