# Emitted from spec/ai.onnx/Tile.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tile: Lays copies of a tensor side by side.

Along each axis the result consists of as many copies of ``input`` as ``repeats`` says, one after
the other. It is the tensor as a whole that is repeated, and not each element by itself: of 1, 2
come 1, 2, 1, 2. Where there is no copy at all along an axis, the result is empty.

Elements are copied as they are, bit for bit.
"""

from typing import Any

import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _dims as dims
from onnxops import _functions as functions
from onnxops import _values as values
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset({"double", "float", "float16"})
_T_6 = _T_1 | {
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
_T1_6 = frozenset({"int64"})
_T_13 = _T_6 | {"bfloat16"}


def tile_1(
    input: npt.ArrayLike,
    tiles: npt.ArrayLike,
    axis: npt.ArrayLike,
    *,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Lays copies of a tensor side by side.

    Parameters
    ----------
    input : array_like
        The tensor to copy.

        A tensor of shape ``(*d,)`` and element type T, one of float, float16, double.
    tiles : array_like
        How many copies there are, a whole number although its type has fractions.

        A tensor of shape ``()`` and element type T, one of float, float16, double.
    axis : array_like
        The axis along which to copy, counted from 0, a whole number although its type has
        fractions.

        A tensor of shape ``()`` and element type T, one of float, float16, double.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The copies. Along ``axis`` it is ``tiles`` times as long as ``input``.

        A tensor of shape ``[size(a) for a in range(len(d))]`` and element type T, one of float,
        float16, double.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: The input ``tiles`` is given.
        C3: The input ``axis`` is given.
        C4: Each of ``input``, ``tiles`` and ``axis`` has the element type ``float``,
            ``float16`` or ``double``.
        C5: ``input``, ``tiles`` and ``axis`` have the same element type; none is converted.
    OpValueError
        C6: ``tiles`` has rank 0.
        C7: ``axis`` has rank 0.
        C8: The number of copies is a whole one, and not negative.
        C9: The axis is a whole number from 0 up to the rank of ``input``, without that.

    Notes
    -----
    In index notation::

        output[*i] = input[*(i[a] % d[a] for a in range(len(d)))]

    Examples
    --------
    >>> x = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> tiles_ = np.array(2.0, "float32")
    >>> axis_ = np.array(1.0, "float32")
    >>> tile_1(x, tiles_, axis_)
    array([[1., 2., 1., 2.],
           [3., 4., 3., 4.]], dtype=float32)

    """
    rules = Rules("Tile", 1)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    tiles_type, tiles_tensor = arrays.valued(rules, "tiles", tiles)
    axis_type, axis_tensor = arrays.valued(rules, "axis", axis)
    result_type, d = _solve_1(rules, input_type, tiles_type, axis_type, _T_1)
    result = arrays.destination(rules, out, result_type, [input_tensor, tiles_tensor, axis_tensor])
    _definition_1(result, input_tensor, tuple(d))
    return result


def infer_tile_1(
    input: ValueType | None, tiles: ValueType | None, axis: ValueType | None
) -> TensorType:
    """Return the type of what `tile_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Tile", 1)
    return _solve_1(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "tiles", tiles),
        arrays.type_given(rules, "axis", axis),
        _T_1,
    )[0]


def check_tile_1(
    input: ValueType | None, tiles: ValueType | None, axis: ValueType | None
) -> list[Violation]:
    """Return all clauses of Tile-1 that the types of the inputs violate."""
    rules = Rules("Tile", 1, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "tiles", tiles),
        arrays.type_given(rules, "axis", axis),
        _T_1,
    )
    return rules.violations


def tile_6(
    input: npt.ArrayLike, repeats: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Lays copies of a tensor side by side.

    Parameters
    ----------
    input : array_like
        The tensor to copy.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128.
    repeats : array_like
        How many copies there are along each axis of ``input``, from the first axis to the last.

        A tensor of shape ``(m,)`` and element type T1, one of int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The copies. Each size is that of ``input``, times the number of copies along that axis.

        A tensor of shape ``[size(a) for a in range(len(d))]`` and element type T, one of float,
        uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64,
        complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C4: ``input`` has one of the 15 element types that ``T`` allows.
        C10: The input ``repeats`` is given.
        C11: ``repeats`` has the element type ``int64``.
    OpValueError
        C12: ``repeats`` has rank 1.
        C13: There is a number of copies for each axis of ``input``.
        C14: No number of copies is negative.

    Notes
    -----
    In index notation::

        output[*i] = input[*(i[a] % d[a] for a in range(len(d)))]

    Examples
    --------
    >>> x = np.array([1, 2, 3], "int64")
    >>> repeats_ = np.array([2], "int64")
    >>> tile_6(x, repeats_)
    array([1, 2, 3, 1, 2, 3])

    >>> x = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> repeats_ = np.array([1, 0], "int64")
    >>> tile_6(x, repeats_)
    array([], shape=(2, 0), dtype=float32)

    """
    rules = Rules("Tile", 6)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    repeats_type, repeats_tensor = arrays.valued(rules, "repeats", repeats)
    result_type, d = _solve_6(rules, input_type, repeats_type, _T_6, _T1_6)
    result = arrays.destination(rules, out, result_type, [input_tensor, repeats_tensor])
    _definition_1(result, input_tensor, tuple(d))
    return result


def infer_tile_6(input: ValueType | None, repeats: ValueType | None) -> TensorType:
    """Return the type of what `tile_6` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Tile", 6)
    return _solve_6(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "repeats", repeats),
        _T_6,
        _T1_6,
    )[0]


def check_tile_6(input: ValueType | None, repeats: ValueType | None) -> list[Violation]:
    """Return all clauses of Tile-6 that the types of the inputs violate."""
    rules = Rules("Tile", 6, collect=True)
    _solve_6(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "repeats", repeats),
        _T_6,
        _T1_6,
    )
    return rules.violations


def tile_13(
    input: npt.ArrayLike, repeats: npt.ArrayLike, *, out: npt.NDArray[Any] | None = None
) -> npt.NDArray[Any]:
    """Lays copies of a tensor side by side.

    Parameters
    ----------
    input : array_like
        The tensor to copy.

        A tensor of shape ``(*d,)`` and element type T, one of float, uint8, int8, uint16, int16,
        int32, int64, string, bool, float16, double, uint32, uint64, complex64, complex128,
        bfloat16.
    repeats : array_like
        How many copies there are along each axis of ``input``, from the first axis to the last.

        A tensor of shape ``(m,)`` and element type T1, one of int64.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The copies. Each size is that of ``input``, times the number of copies along that axis.

        A tensor of shape ``[size(a) for a in range(len(d))]`` and element type T, one of float,
        uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64,
        complex64, complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C4: ``input`` has one of the 16 element types that ``T`` allows.
        C10: The input ``repeats`` is given.
        C11: ``repeats`` has the element type ``int64``.
    OpValueError
        C12: ``repeats`` has rank 1.
        C13: There is a number of copies for each axis of ``input``.
        C14: No number of copies is negative.

    Notes
    -----
    In index notation::

        output[*i] = input[*(i[a] % d[a] for a in range(len(d)))]

    Examples
    --------
    >>> x = np.array([1, 2, 3], "int64")
    >>> repeats_ = np.array([2], "int64")
    >>> tile_13(x, repeats_)
    array([1, 2, 3, 1, 2, 3])

    >>> x = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> repeats_ = np.array([1, 0], "int64")
    >>> tile_13(x, repeats_)
    array([], shape=(2, 0), dtype=float32)

    """
    rules = Rules("Tile", 13)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    repeats_type, repeats_tensor = arrays.valued(rules, "repeats", repeats)
    result_type, d = _solve_6(rules, input_type, repeats_type, _T_13, _T1_6)
    result = arrays.destination(rules, out, result_type, [input_tensor, repeats_tensor])
    _definition_1(result, input_tensor, tuple(d))
    return result


def infer_tile_13(input: ValueType | None, repeats: ValueType | None) -> TensorType:
    """Return the type of what `tile_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Tile", 13)
    return _solve_6(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "repeats", repeats),
        _T_13,
        _T1_6,
    )[0]


def check_tile_13(input: ValueType | None, repeats: ValueType | None) -> list[Violation]:
    """Return all clauses of Tile-13 that the types of the inputs violate."""
    rules = Rules("Tile", 13, collect=True)
    _solve_6(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "repeats", repeats),
        _T_13,
        _T1_6,
    )
    return rules.violations


def _solve_1(
    rules: Rules,
    input: ValueType | None,
    tiles_type: ValueType | None,
    axis_type: ValueType | None,
    T: frozenset[str],
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `output` and the `d` in force."""
    input = rules.given("C1", "input", input)
    tiles_type = rules.given("C2", "tiles", tiles_type)
    axis_type = rules.given("C3", "axis", axis_type)
    elem_types = rules.allowed("C4", {"input": input, "tiles": tiles_type, "axis": axis_type}, T)
    elem_type = rules.same_type("C5", elem_types)
    tiles_shape = rules.rank("C6", "tiles", tiles_type, exactly=0)
    axis_shape = rules.rank("C7", "axis", axis_type, exactly=0)
    tiles = values.real(tiles_type, tiles_shape)
    rules.holds(
        "C8",
        lambda: 0 <= tiles < functions.power(2, 63) and tiles % 1 == 0,
        "that the number of copies is a whole one, and not negative",
        tiles=tiles,
    )
    axis = values.real(axis_type, axis_shape)
    input_shape = rules.shape("input", input)
    d = input_shape
    rules.holds(
        "C9",
        lambda: 0 <= axis < len(d) and axis % 1 == 0,
        "that the axis is a whole number from 0 up to the rank of `input`, without that",
        axis=axis,
        d=d,
    )

    def size(a: Any) -> Any:
        return d[a] * int(tiles) if a == axis else d[a]

    result_shape = dims.joined(dims.each(size, lambda: range(len(d))))
    return TensorType(elem_type, result_shape), d


def _solve_6(
    rules: Rules,
    input: ValueType | None,
    repeats_type: ValueType | None,
    T: frozenset[str],
    T1: frozenset[str],
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `output` and the `d` in force."""
    input = rules.given("C1", "input", input)
    T_types = rules.allowed("C4", {"input": input}, T)
    repeats_type = rules.given("C10", "repeats", repeats_type)
    rules.allowed("C11", {"repeats": repeats_type}, T1)
    repeats_shape = rules.rank("C12", "repeats", repeats_type, exactly=1)
    input_shape = rules.shape("input", input)
    d = input_shape
    m = repeats_shape.at(0).size
    rules.holds(
        "C13",
        lambda: m == len(d),
        "that there is a number of copies for each axis of `input`",
        d=d,
        m=m,
    )
    repeats = values.integers(repeats_type, repeats_shape)
    rules.holds(
        "C14",
        lambda: dims.every(lambda count: count >= 0, repeats),
        "that no number of copies is negative",
        repeats=repeats,
    )

    def size(a: Any) -> Any:
        return d[a] * repeats[a]

    result_shape = dims.joined(dims.each(size, lambda: range(len(d))))
    return TensorType(T_types.get("input"), result_shape), d


def _definition_1(output: Any, input: Any, d: Any) -> None:
    """The definition, on whole arrays."""
    (i,) = vectors.indices(output.shape)
    output[...] = input[*[i[a] % d[a] for a in range(len(d))]]


SCHEMAS = {
    1: Schema(
        operator="Tile",
        domain="ai.onnx",
        since_version=1,
        inputs=(
            Parameter("input", "T", moved=True),
            Parameter("tiles", "T"),
            Parameter("axis", "T"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_1},
        clauses={
            "Tile-1.C1": "The input input is given.",
            "Tile-1.C2": "The input tiles is given.",
            "Tile-1.C3": "The input axis is given.",
            "Tile-1.C4": (
                "Each of input, tiles and axis has the element type float, float16 or double."
            ),
            "Tile-1.C5": ("input, tiles and axis have the same element type; none is converted."),
            "Tile-1.C6": "tiles has rank 0.",
            "Tile-1.C7": "axis has rank 0.",
            "Tile-1.C8": "The number of copies is a whole one, and not negative.",
            "Tile-1.C9": (
                "The axis is a whole number from 0 up to the rank of input, without that."
            ),
        },
        run=tile_1,
        infer=infer_tile_1,
        check=check_tile_1,
    ),
    6: Schema(
        operator="Tile",
        domain="ai.onnx",
        since_version=6,
        inputs=(
            Parameter("input", "T", moved=True),
            Parameter("repeats", "T1"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_6, "T1": _T1_6},
        clauses={
            "Tile-6.C1": "The input input is given.",
            "Tile-6.C4": "input has one of the 15 element types that T allows.",
            "Tile-6.C10": "The input repeats is given.",
            "Tile-6.C11": "repeats has the element type int64.",
            "Tile-6.C12": "repeats has rank 1.",
            "Tile-6.C13": "There is a number of copies for each axis of input.",
            "Tile-6.C14": "No number of copies is negative.",
        },
        run=tile_6,
        infer=infer_tile_6,
        check=check_tile_6,
    ),
    13: Schema(
        operator="Tile",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("input", "T", moved=True),
            Parameter("repeats", "T1"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(),
        types={"T": _T_13, "T1": _T1_6},
        clauses={
            "Tile-13.C1": "The input input is given.",
            "Tile-13.C4": "input has one of the 16 element types that T allows.",
            "Tile-13.C10": "The input repeats is given.",
            "Tile-13.C11": "repeats has the element type int64.",
            "Tile-13.C12": "repeats has rank 1.",
            "Tile-13.C13": "There is a number of copies for each axis of input.",
            "Tile-13.C14": "No number of copies is negative.",
        },
        run=tile_13,
        infer=infer_tile_13,
        check=check_tile_13,
    ),
}
