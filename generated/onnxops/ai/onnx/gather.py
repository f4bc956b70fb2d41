# Emitted from spec/ai.onnx/Gather.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Gather: Picks slices of a tensor by their positions along one axis.

Every number in ``indices`` is a position along ``axis`` of ``data``, and stands for the slice that
``data`` has there. The result has the axes of ``indices`` where ``data`` has ``axis``: a vector of
positions picks slices, one beside the other, a single number picks one slice and takes the axis
away, a matrix puts two axes in its place. A slice may be picked any number of times, or never.

Elements are copied as they are, bit for bit. A negative position counts from the back, so that -1
is the last; before this version it was a mistake.
"""

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
_Tind_1 = frozenset({"int32", "int64"})
_T_13 = _T_1 | {"bfloat16"}


def gather_1(
    data: npt.ArrayLike,
    indices: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Picks slices of a tensor by their positions along one axis.

    Parameters
    ----------
    data : array_like
        The tensor to pick from. It has at least one axis.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.
    indices : array_like
        Positions along ``axis`` of ``data``, in a tensor of any shape.

        A tensor of shape ``(*q,)`` and element type Tind, one of int32, int64.
    axis : int, default 0
        The axis along which to pick. A negative value counts from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The slices that were picked, with the axes of ``indices`` in the place of ``axis``.

        A tensor of shape ``(*outer, *q, *inner)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``indices`` is given.
        C3: ``data`` has one of the 15 element types that ``T`` allows.
        C4: ``indices`` has the element type ``int32`` or ``int64``.
    OpValueError
        C5: ``data`` has rank 1 or more.
        C6: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``data``.
            A negative value counts from the back.
        C7: Each entry of ``indices`` lies in the range ``0 <= indices < n``, where ``n`` is the
            size of ``data`` along ``axis``.

    Notes
    -----
    In index notation::

        output[*o, *p, *i] = data[*o, indices[*p], *i]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], "float32")
    >>> indices_ = np.array([2, 0], "int64")
    >>> gather_1(data_, indices_)
    array([[5., 6.],
           [1., 2.]], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> indices_ = np.array([1, 0, 1], "int64")
    >>> gather_1(data_, indices_, axis=1)
    array([[2., 1., 2.],
           [5., 4., 5.]], dtype=float32)

    """
    rules = Rules("Gather", 1)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    indices_type, indices_tensor = arrays.valued(rules, "indices", indices)
    result_type, axis = _solve_1(rules, data_type, indices_type, axis, _T_1, _Tind_1)
    result = arrays.destination(rules, out, result_type, [data_tensor, indices_tensor])
    _definition_1(result, data_tensor, indices_tensor, axis)
    return result


def infer_gather_1(
    data: ValueType | None, indices: ValueType | None, *, axis: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `gather_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Gather", 1)
    return _solve_1(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        axis,
        _T_1,
        _Tind_1,
    )[0]


def check_gather_1(
    data: ValueType | None, indices: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Gather-1 that the types of the inputs violate."""
    rules = Rules("Gather", 1, collect=True)
    _solve_1(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        axis,
        _T_1,
        _Tind_1,
    )
    return rules.violations


def gather_11(
    data: npt.ArrayLike,
    indices: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Picks slices of a tensor by their positions along one axis.

    Parameters
    ----------
    data : array_like
        The tensor to pick from. It has at least one axis.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.
    indices : array_like
        Positions along ``axis`` of ``data``, in a tensor of any shape.

        A tensor of shape ``(*q,)`` and element type Tind, one of int32, int64.
    axis : int, default 0
        The axis along which to pick. A negative value counts from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The slices that were picked, with the axes of ``indices`` in the place of ``axis``.

        A tensor of shape ``(*outer, *q, *inner)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``indices`` is given.
        C3: ``data`` has one of the 15 element types that ``T`` allows.
        C4: ``indices`` has the element type ``int32`` or ``int64``.
    OpValueError
        C5: ``data`` has rank 1 or more.
        C6: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``data``.
            A negative value counts from the back.
        C7: Each entry of ``indices`` lies in the range ``-n <= indices < n``, where ``n`` is
            the size of ``data`` along ``axis``. A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*o, *p, *i] = data[*o, indices[*p], *i]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], "float32")
    >>> indices_ = np.array([2, 0], "int64")
    >>> gather_11(data_, indices_)
    array([[5., 6.],
           [1., 2.]], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> indices_ = np.array([1, 0, 1], "int64")
    >>> gather_11(data_, indices_, axis=1)
    array([[2., 1., 2.],
           [5., 4., 5.]], dtype=float32)

    """
    rules = Rules("Gather", 11)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    indices_type, indices_tensor = arrays.valued(rules, "indices", indices)
    result_type, axis, n = _solve_11(rules, data_type, indices_type, axis, _T_1, _Tind_1)
    result = arrays.destination(rules, out, result_type, [data_tensor, indices_tensor])
    _definition_11(result, data_tensor, indices_tensor, axis, n)
    return result


def infer_gather_11(
    data: ValueType | None, indices: ValueType | None, *, axis: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `gather_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Gather", 11)
    return _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        axis,
        _T_1,
        _Tind_1,
    )[0]


def check_gather_11(
    data: ValueType | None, indices: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Gather-11 that the types of the inputs violate."""
    rules = Rules("Gather", 11, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        axis,
        _T_1,
        _Tind_1,
    )
    return rules.violations


def gather_13(
    data: npt.ArrayLike,
    indices: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Picks slices of a tensor by their positions along one axis.

    Parameters
    ----------
    data : array_like
        The tensor to pick from. It has at least one axis.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.
    indices : array_like
        Positions along ``axis`` of ``data``, in a tensor of any shape.

        A tensor of shape ``(*q,)`` and element type Tind, one of int32, int64.
    axis : int, default 0
        The axis along which to pick. A negative value counts from the back.

        Within ``-r <= axis < r``.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The slices that were picked, with the axes of ``indices`` in the place of ``axis``.

        A tensor of shape ``(*outer, *q, *inner)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: The input ``indices`` is given.
        C3: ``data`` has one of the 16 element types that ``T`` allows.
        C4: ``indices`` has the element type ``int32`` or ``int64``.
    OpValueError
        C5: ``data`` has rank 1 or more.
        C6: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``data``.
            A negative value counts from the back.
        C7: Each entry of ``indices`` lies in the range ``-n <= indices < n``, where ``n`` is
            the size of ``data`` along ``axis``. A negative value counts from the back.

    Notes
    -----
    In index notation::

        output[*o, *p, *i] = data[*o, indices[*p], *i]

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], "float32")
    >>> indices_ = np.array([2, 0], "int64")
    >>> gather_13(data_, indices_)
    array([[5., 6.],
           [1., 2.]], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], "float32")
    >>> indices_ = np.array([1, 0, 1], "int64")
    >>> gather_13(data_, indices_, axis=1)
    array([[2., 1., 2.],
           [5., 4., 5.]], dtype=float32)

    """
    rules = Rules("Gather", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    indices_type, indices_tensor = arrays.valued(rules, "indices", indices)
    result_type, axis, n = _solve_11(rules, data_type, indices_type, axis, _T_13, _Tind_1)
    result = arrays.destination(rules, out, result_type, [data_tensor, indices_tensor])
    _definition_11(result, data_tensor, indices_tensor, axis, n)
    return result


def infer_gather_13(
    data: ValueType | None, indices: ValueType | None, *, axis: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `gather_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Gather", 13)
    return _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        axis,
        _T_13,
        _Tind_1,
    )[0]


def check_gather_13(
    data: ValueType | None, indices: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Gather-13 that the types of the inputs violate."""
    rules = Rules("Gather", 13, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "indices", indices),
        axis,
        _T_13,
        _Tind_1,
    )
    return rules.violations


def _solve_1(
    rules: Rules,
    data: ValueType | None,
    indices: ValueType | None,
    axis: Any,
    T: frozenset[str],
    Tind: frozenset[str],
) -> tuple[TensorType, Any]:
    """Check all that is known; return the type of `output` and the `axis` in force."""
    axis = attributes.integer(rules, "axis", axis)
    data = rules.given("C1", "data", data)
    indices = rules.given("C2", "indices", indices)
    T_types = rules.allowed("C3", {"data": data}, T)
    rules.allowed("C4", {"indices": indices}, Tind)
    data_shape = rules.rank("C5", "data", data, at_least=1)
    axis = 0 if axis is None else axis
    axis = rules.range("C6", "axis", axis, data_shape.rank, wraps=True)
    n = data_shape.at(axis).size
    rules.indices("C7", "indices", indices, n, names="n")
    inner = data_shape.after(axis)
    outer = data_shape.before(axis)
    indices_shape = rules.shape("indices", indices)
    q = indices_shape
    result_shape = dims.joined(outer, q, inner)
    return TensorType(T_types.get("data"), result_shape), axis


def _solve_11(
    rules: Rules,
    data: ValueType | None,
    indices: ValueType | None,
    axis: Any,
    T: frozenset[str],
    Tind: frozenset[str],
) -> tuple[TensorType, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    data = rules.given("C1", "data", data)
    indices = rules.given("C2", "indices", indices)
    T_types = rules.allowed("C3", {"data": data}, T)
    rules.allowed("C4", {"indices": indices}, Tind)
    data_shape = rules.rank("C5", "data", data, at_least=1)
    axis = 0 if axis is None else axis
    axis = rules.range("C6", "axis", axis, data_shape.rank, wraps=True)
    n = data_shape.at(axis).size
    rules.indices("C7", "indices", indices, n, wraps=True, names="n")
    inner = data_shape.after(axis)
    outer = data_shape.before(axis)
    indices_shape = rules.shape("indices", indices)
    q = indices_shape
    result_shape = dims.joined(outer, q, inner)
    return TensorType(T_types.get("data"), result_shape), axis, n


def _definition_1(output: Any, data: Any, indices: Any, axis: Any) -> None:
    """The definition, on whole arrays."""
    np.take(data, indices, axis=axis, out=output, mode="clip")


def _definition_11(output: Any, data: Any, indices: Any, axis: Any, n: Any) -> None:
    """The definition, on whole arrays."""
    indices = np.where(indices < 0, indices + n, indices)
    np.take(data, indices, axis=axis, out=output, mode="clip")


SCHEMAS = {
    1: Schema(
        operator="Gather",
        domain="ai.onnx",
        since_version=1,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("indices", "Tind"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=0),),
        types={"T": _T_1, "Tind": _Tind_1},
        clauses={
            "Gather-1.C1": "The input data is given.",
            "Gather-1.C2": "The input indices is given.",
            "Gather-1.C3": "data has one of the 15 element types that T allows.",
            "Gather-1.C4": "indices has the element type int32 or int64.",
            "Gather-1.C5": "data has rank 1 or more.",
            "Gather-1.C6": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of data. A negative value counts from the back."
            ),
            "Gather-1.C7": (
                "Each entry of indices lies in the range 0 <= indices <"
                " n, where n is the size of data along axis."
            ),
        },
        run=gather_1,
        infer=infer_gather_1,
        check=check_gather_1,
    ),
    11: Schema(
        operator="Gather",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("indices", "Tind"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=0),),
        types={"T": _T_1, "Tind": _Tind_1},
        clauses={
            "Gather-11.C1": "The input data is given.",
            "Gather-11.C2": "The input indices is given.",
            "Gather-11.C3": "data has one of the 15 element types that T allows.",
            "Gather-11.C4": "indices has the element type int32 or int64.",
            "Gather-11.C5": "data has rank 1 or more.",
            "Gather-11.C6": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of data. A negative value counts from the back."
            ),
            "Gather-11.C7": (
                "Each entry of indices lies in the range -n <= indices "
                "< n, where n is the size of data along axis. A "
                "negative value counts from the back."
            ),
        },
        run=gather_11,
        infer=infer_gather_11,
        check=check_gather_11,
    ),
    13: Schema(
        operator="Gather",
        domain="ai.onnx",
        since_version=13,
        inputs=(
            Parameter("data", "T", moved=True),
            Parameter("indices", "Tind"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("axis", "int", "axis", default=0),),
        types={"T": _T_13, "Tind": _Tind_1},
        clauses={
            "Gather-13.C1": "The input data is given.",
            "Gather-13.C2": "The input indices is given.",
            "Gather-13.C3": "data has one of the 16 element types that T allows.",
            "Gather-13.C4": "indices has the element type int32 or int64.",
            "Gather-13.C5": "data has rank 1 or more.",
            "Gather-13.C6": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of data. A negative value counts from the back."
            ),
            "Gather-13.C7": (
                "Each entry of indices lies in the range -n <= indices "
                "< n, where n is the size of data along axis. A "
                "negative value counts from the back."
            ),
        },
        run=gather_13,
        infer=infer_gather_13,
        check=check_gather_13,
    ),
}
