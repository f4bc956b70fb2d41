# Emitted from spec/ai.onnx/Clip.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Clip: Keeps every element within two limits.

An element below the lower limit becomes that limit, then one above the upper limit becomes that
one. All others stay as they are, bit for bit. If the lower limit is above the upper one, all
elements therefore become the upper limit.

NaN is neither below nor above anything: it stays NaN, and a limit that is NaN changes nothing.

A limit that is left out is the smallest or largest finite number of the element type. An infinity
becomes that number.
"""

from collections.abc import Iterable
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _functions as functions
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset({"double", "float", "float16"})
_T_12 = _T_1 | {"int16", "int32", "int64", "int8", "uint16", "uint32", "uint64", "uint8"}
_T_13 = _T_12 | {"bfloat16"}


def clip_1(
    input: npt.ArrayLike,
    *,
    consumed_inputs: Iterable[SupportsIndex] | None = None,
    upper: float | None = None,
    lower: float | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Keeps every element within two limits.

    Parameters
    ----------
    input : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.
    consumed_inputs : sequence of int, optional
        A hint about memory that may be used again. It changes no result.

        It has no meaning.
    upper : float, optional
        The upper limit.
    lower : float, optional
        The lower limit.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The results, in the shape of ``input``.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has the element type ``float``, ``float16`` or ``double``.

    Notes
    -----
    In index notation::

        output[*i] = first if input[*i] < first else most if input[*i] > most else input[*i]

    Examples
    --------
    >>> x = np.array([-3.0, -1.0, 0.5, 1.0, 2.0], "float32")
    >>> clip_1(x, lower=-1, upper=1)
    array([-1. , -1. ,  0.5,  1. ,  1. ], dtype=float32)

    >>> x = np.array([-7.0, float("inf"), float("nan")], "float32")
    >>> clip_1(x)
    array([-7.0000000e+00,  3.4028235e+38,            nan], dtype=float32)

    """
    rules = Rules("Clip", 1)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type, lower, upper = _solve_1(rules, input_type, consumed_inputs, upper, lower, _T_1)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_1(result, input_tensor, lower, upper)
    return result


def infer_clip_1(
    input: ValueType | None,
    *,
    consumed_inputs: Iterable[SupportsIndex] | None = None,
    upper: float | None = None,
    lower: float | None = None,
) -> TensorType:
    """Return the type of what `clip_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Clip", 1)
    return _solve_1(
        rules, arrays.type_given(rules, "input", input), consumed_inputs, upper, lower, _T_1
    )[0]


def check_clip_1(
    input: ValueType | None,
    *,
    consumed_inputs: Iterable[SupportsIndex] | None = None,
    upper: float | None = None,
    lower: float | None = None,
) -> list[Violation]:
    """Return all clauses of Clip-1 that the types of the inputs violate."""
    rules = Rules("Clip", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "input", input), consumed_inputs, upper, lower, _T_1)
    return rules.violations


def clip_6(
    input: npt.ArrayLike,
    *,
    upper: float | None = None,
    lower: float | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Keeps every element within two limits.

    Parameters
    ----------
    input : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.
    upper : float, default 3.4028234663852886e+38
        The upper limit.
    lower : float, default -3.4028234663852886e+38
        The lower limit.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The results, in the shape of ``input``.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has the element type ``float``, ``float16`` or ``double``.

    Notes
    -----
    In index notation::

        output[*i] = first if input[*i] < first else upper if input[*i] > upper else input[*i]

    Examples
    --------
    >>> x = np.array([-3.0, -1.0, 0.5, 1.0, 2.0], "float32")
    >>> clip_6(x, lower=-1, upper=1)
    array([-1. , -1. ,  0.5,  1. ,  1. ], dtype=float32)

    >>> x = np.array([-7.0, float("inf"), float("nan")], "float32")
    >>> clip_6(x)
    array([-7.0000000e+00,  3.4028235e+38,            nan], dtype=float32)

    """
    rules = Rules("Clip", 6)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    result_type, lower, upper = _solve_6(rules, input_type, upper, lower, _T_1)
    result = arrays.destination(rules, out, result_type, [input_tensor])
    _definition_6(result, input_tensor, lower, upper)
    return result


def infer_clip_6(
    input: ValueType | None, *, upper: float | None = None, lower: float | None = None
) -> TensorType:
    """Return the type of what `clip_6` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Clip", 6)
    return _solve_6(rules, arrays.type_given(rules, "input", input), upper, lower, _T_1)[0]


def check_clip_6(
    input: ValueType | None, *, upper: float | None = None, lower: float | None = None
) -> list[Violation]:
    """Return all clauses of Clip-6 that the types of the inputs violate."""
    rules = Rules("Clip", 6, collect=True)
    _solve_6(rules, arrays.type_given(rules, "input", input), upper, lower, _T_1)
    return rules.violations


def clip_11(
    input: npt.ArrayLike,
    lower: npt.ArrayLike | None = None,
    upper: npt.ArrayLike | None = None,
    *,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Keeps every element within two limits.

    Parameters
    ----------
    input : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.
    lower : array_like, optional
        The lower limit, a single number.

        A tensor of shape ``()`` and element type T, one of float, float16, double.
    upper : array_like, optional
        The upper limit, a single number.

        A tensor of shape ``()`` and element type T, one of float, float16, double.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The results, in the shape of ``input``.

        A tensor of shape ``(*s,)`` and element type T, one of float, float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: Each of ``input``, ``lower`` and ``upper`` has the element type ``float``,
            ``float16`` or ``double``.
        C3: ``input``, ``lower`` and ``upper`` have the same element type; none is converted.
    OpValueError
        C4: ``lower`` has rank 0.
        C5: ``upper`` has rank 0.

    Notes
    -----
    In index notation::

        output[*i] = first if input[*i] < first else upper if input[*i] > upper else input[*i]

    Examples
    --------
    >>> x = np.array([[-3.0, -1.0, 0.5], [1.0, 2.0, float("nan")]], "float32")
    >>> lower_ = np.array(-1.0, "float32")
    >>> upper_ = np.array(1.0, "float32")
    >>> clip_11(x, lower_, upper_)
    array([[-1. , -1. ,  0.5],
           [ 1. ,  1. ,  nan]], dtype=float32)

    >>> x = np.array([-5.0, 0.0, 5.0], "float32")
    >>> lower_ = np.array(2.0, "float32")
    >>> upper_ = np.array(-2.0, "float32")
    >>> clip_11(x, lower_, upper_)
    array([-2., -2., -2.], dtype=float32)

    """
    rules = Rules("Clip", 11)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    lower_type, lower_tensor = arrays.tensor(rules, "lower", lower)
    upper_type, upper_tensor = arrays.tensor(rules, "upper", upper)
    result_type = _solve_11(rules, input_type, lower_type, upper_type, _T_1)
    result = arrays.destination(rules, out, result_type, [input_tensor, lower_tensor, upper_tensor])
    _definition_11(result, input_tensor, lower_tensor, upper_tensor)
    return result


def infer_clip_11(
    input: ValueType | None, lower: ValueType | None = None, upper: ValueType | None = None
) -> TensorType:
    """Return the type of what `clip_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Clip", 11)
    return _solve_11(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "lower", lower),
        arrays.type_given(rules, "upper", upper),
        _T_1,
    )


def check_clip_11(
    input: ValueType | None, lower: ValueType | None = None, upper: ValueType | None = None
) -> list[Violation]:
    """Return all clauses of Clip-11 that the types of the inputs violate."""
    rules = Rules("Clip", 11, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "lower", lower),
        arrays.type_given(rules, "upper", upper),
        _T_1,
    )
    return rules.violations


def clip_12(
    input: npt.ArrayLike,
    lower: npt.ArrayLike | None = None,
    upper: npt.ArrayLike | None = None,
    *,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Keeps every element within two limits.

    Parameters
    ----------
    input : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64.
    lower : array_like, optional
        The lower limit, a single number.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64.
    upper : array_like, optional
        The upper limit, a single number.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The results, in the shape of ``input``.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: Each of ``input``, ``lower`` and ``upper`` has one of the 11 element types that
            ``T`` allows.
        C3: ``input``, ``lower`` and ``upper`` have the same element type; none is converted.
    OpValueError
        C4: ``lower`` has rank 0.
        C5: ``upper`` has rank 0.

    Notes
    -----
    In index notation::

        output[*i] = first if input[*i] < first else upper if input[*i] > upper else input[*i]

    Examples
    --------
    >>> x = np.array([[-3.0, -1.0, 0.5], [1.0, 2.0, float("nan")]], "float32")
    >>> lower_ = np.array(-1.0, "float32")
    >>> upper_ = np.array(1.0, "float32")
    >>> clip_12(x, lower_, upper_)
    array([[-1. , -1. ,  0.5],
           [ 1. ,  1. ,  nan]], dtype=float32)

    >>> x = np.array([-5.0, 0.0, 5.0], "float32")
    >>> lower_ = np.array(2.0, "float32")
    >>> upper_ = np.array(-2.0, "float32")
    >>> clip_12(x, lower_, upper_)
    array([-2., -2., -2.], dtype=float32)

    """
    rules = Rules("Clip", 12)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    lower_type, lower_tensor = arrays.tensor(rules, "lower", lower)
    upper_type, upper_tensor = arrays.tensor(rules, "upper", upper)
    result_type = _solve_11(rules, input_type, lower_type, upper_type, _T_12)
    result = arrays.destination(rules, out, result_type, [input_tensor, lower_tensor, upper_tensor])
    _definition_11(result, input_tensor, lower_tensor, upper_tensor)
    return result


def infer_clip_12(
    input: ValueType | None, lower: ValueType | None = None, upper: ValueType | None = None
) -> TensorType:
    """Return the type of what `clip_12` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Clip", 12)
    return _solve_11(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "lower", lower),
        arrays.type_given(rules, "upper", upper),
        _T_12,
    )


def check_clip_12(
    input: ValueType | None, lower: ValueType | None = None, upper: ValueType | None = None
) -> list[Violation]:
    """Return all clauses of Clip-12 that the types of the inputs violate."""
    rules = Rules("Clip", 12, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "lower", lower),
        arrays.type_given(rules, "upper", upper),
        _T_12,
    )
    return rules.violations


def clip_13(
    input: npt.ArrayLike,
    lower: npt.ArrayLike | None = None,
    upper: npt.ArrayLike | None = None,
    *,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Keeps every element within two limits.

    Parameters
    ----------
    input : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64, bfloat16.
    lower : array_like, optional
        The lower limit, a single number.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64, bfloat16.
    upper : array_like, optional
        The upper limit, a single number.

        A tensor of shape ``()`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64, bfloat16.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The results, in the shape of ``input``.

        A tensor of shape ``(*s,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, float16, double, uint32, uint64, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: Each of ``input``, ``lower`` and ``upper`` has one of the 12 element types that
            ``T`` allows.
        C3: ``input``, ``lower`` and ``upper`` have the same element type; none is converted.
    OpValueError
        C4: ``lower`` has rank 0.
        C5: ``upper`` has rank 0.

    Notes
    -----
    In index notation::

        output[*i] = first if input[*i] < first else upper if input[*i] > upper else input[*i]

    Examples
    --------
    >>> x = np.array([[-3.0, -1.0, 0.5], [1.0, 2.0, float("nan")]], "float32")
    >>> lower_ = np.array(-1.0, "float32")
    >>> upper_ = np.array(1.0, "float32")
    >>> clip_13(x, lower_, upper_)
    array([[-1. , -1. ,  0.5],
           [ 1. ,  1. ,  nan]], dtype=float32)

    >>> x = np.array([-5.0, 0.0, 5.0], "float32")
    >>> lower_ = np.array(2.0, "float32")
    >>> upper_ = np.array(-2.0, "float32")
    >>> clip_13(x, lower_, upper_)
    array([-2., -2., -2.], dtype=float32)

    """
    rules = Rules("Clip", 13)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    lower_type, lower_tensor = arrays.tensor(rules, "lower", lower)
    upper_type, upper_tensor = arrays.tensor(rules, "upper", upper)
    result_type = _solve_11(rules, input_type, lower_type, upper_type, _T_13)
    result = arrays.destination(rules, out, result_type, [input_tensor, lower_tensor, upper_tensor])
    _definition_11(result, input_tensor, lower_tensor, upper_tensor)
    return result


def infer_clip_13(
    input: ValueType | None, lower: ValueType | None = None, upper: ValueType | None = None
) -> TensorType:
    """Return the type of what `clip_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Clip", 13)
    return _solve_11(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "lower", lower),
        arrays.type_given(rules, "upper", upper),
        _T_13,
    )


def check_clip_13(
    input: ValueType | None, lower: ValueType | None = None, upper: ValueType | None = None
) -> list[Violation]:
    """Return all clauses of Clip-13 that the types of the inputs violate."""
    rules = Rules("Clip", 13, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "lower", lower),
        arrays.type_given(rules, "upper", upper),
        _T_13,
    )
    return rules.violations


def _solve_1(
    rules: Rules,
    input: ValueType | None,
    consumed_inputs: Any,
    upper: Any,
    lower: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    consumed_inputs = attributes.integers(rules, "consumed_inputs", consumed_inputs)
    upper = attributes.real(rules, "upper", upper)
    lower = attributes.real(rules, "lower", lower)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    shape = rules.shape("input", input)
    s = shape
    result_shape = dims.joined(s)
    return TensorType(elem_types.get("input"), result_shape), lower, upper


def _solve_6(
    rules: Rules, input: ValueType | None, upper: Any, lower: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    upper = attributes.real(rules, "upper", upper)
    lower = attributes.real(rules, "lower", lower)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    lower = -3.4028234663852886e38 if lower is None else lower
    upper = 3.4028234663852886e38 if upper is None else upper
    shape = rules.shape("input", input)
    s = shape
    result_shape = dims.joined(s)
    return TensorType(elem_types.get("input"), result_shape), lower, upper


def _solve_11(
    rules: Rules,
    input: ValueType | None,
    lower: ValueType | None,
    upper: ValueType | None,
    T: frozenset[str],
) -> TensorType:
    """Check all that is known; return the type of `output`."""
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input, "lower": lower, "upper": upper}, T)
    elem_type = rules.same_type("C3", elem_types)
    rules.rank("C4", "lower", lower, exactly=0)
    rules.rank("C5", "upper", upper, exactly=0)
    input_shape = rules.shape("input", input)
    s = input_shape
    result_shape = dims.joined(s)
    return TensorType(elem_type, result_shape)


@np.errstate(all="ignore")
def _definition_1(output: Any, input: Any, lower: Any, upper: Any) -> None:
    """The definition, on whole arrays."""

    def least() -> Any:
        if lower is not None:
            return lower
        return functions.lowest(input)

    def most() -> Any:
        if upper is not None:
            return upper
        return functions.highest(input)

    def first() -> Any:
        if least() > most():
            return most()
        return least()

    def most_2() -> Any:
        if upper is not None:
            return upper
        return functions.highest(input)

    input_values = vectors.values(input)
    output[...] = vectors.stored(
        vectors.where(
            input_values < first(),
            first(),
            vectors.where(input_values > most_2(), most_2(), input_values),
        ),
        output.dtype,
    )


@np.errstate(all="ignore")
def _definition_6(output: Any, input: Any, lower: Any, upper: Any) -> None:
    """The definition, on whole arrays."""
    first = upper if lower > upper else lower
    input = vectors.values(input)
    output[...] = vectors.stored(
        vectors.where(input < first, first, vectors.where(input > upper, upper, input)),
        output.dtype,
    )


@np.errstate(all="ignore")
def _definition_11(output: Any, input: Any, lower: Any, upper: Any) -> None:
    """The definition, on whole arrays."""
    if lower is None:
        lower = vectors.stored(functions.lowest(input), input.dtype)
    if upper is None:
        upper = vectors.stored(functions.highest(input), input.dtype)
    first = np.where(lower > upper, upper, lower)
    output[...] = np.where(input < first, first, np.where(input > upper, upper, input))


SCHEMAS = {
    1: Schema(
        operator="Clip",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("input", "T"),),
        outputs=(Parameter("output", "T"),),
        attributes=(
            Attribute("consumed_inputs", "ints", "consumed_inputs"),
            Attribute("max", "float", "upper"),
            Attribute("min", "float", "lower"),
        ),
        types={"T": _T_1},
        clauses={
            "Clip-1.C1": "The input input is given.",
            "Clip-1.C2": "input has the element type float, float16 or double.",
        },
        run=clip_1,
        infer=infer_clip_1,
        check=check_clip_1,
    ),
    6: Schema(
        operator="Clip",
        domain="ai.onnx",
        since_version=6,
        inputs=(Parameter("input", "T"),),
        outputs=(Parameter("output", "T"),),
        attributes=(
            Attribute("max", "float", "upper", default=3.4028234663852886e38),
            Attribute("min", "float", "lower", default=-3.4028234663852886e38),
        ),
        types={"T": _T_1},
        clauses={
            "Clip-6.C1": "The input input is given.",
            "Clip-6.C2": "input has the element type float, float16 or double.",
        },
        run=clip_6,
        infer=infer_clip_6,
        check=check_clip_6,
    ),
    11: Schema(
        operator="Clip",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("input", "T"),
            Parameter("min", "T", "optional"),
            Parameter("max", "T", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_1},
        clauses={
            "Clip-11.C1": "The input input is given.",
            "Clip-11.C2": (
                "Each of input, lower and upper has the element type float, float16 or double."
            ),
            "Clip-11.C3": ("input, lower and upper have the same element type; none is converted."),
            "Clip-11.C4": "lower has rank 0.",
            "Clip-11.C5": "upper has rank 0.",
        },
        run=clip_11,
        infer=infer_clip_11,
        check=check_clip_11,
    ),
    12: Schema(
        operator="Clip",
        domain="ai.onnx",
        since_version=12,
        inputs=(
            Parameter("input", "T"),
            Parameter("min", "T", "optional"),
            Parameter("max", "T", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_12},
        clauses={
            "Clip-12.C1": "The input input is given.",
            "Clip-12.C2": (
                "Each of input, lower and upper has one of the 11 element types that T allows."
            ),
            "Clip-12.C3": ("input, lower and upper have the same element type; none is converted."),
            "Clip-12.C4": "lower has rank 0.",
            "Clip-12.C5": "upper has rank 0.",
        },
        run=clip_12,
        infer=infer_clip_12,
        check=check_clip_12,
    ),
    13: Schema(
        operator="Clip",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("input", "T"),
            Parameter("min", "T", "optional"),
            Parameter("max", "T", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_13},
        clauses={
            "Clip-13.C1": "The input input is given.",
            "Clip-13.C2": (
                "Each of input, lower and upper has one of the 12 element types that T allows."
            ),
            "Clip-13.C3": ("input, lower and upper have the same element type; none is converted."),
            "Clip-13.C4": "lower has rank 0.",
            "Clip-13.C5": "upper has rank 0.",
        },
        run=clip_13,
        infer=infer_clip_13,
        check=check_clip_13,
    ),
}
