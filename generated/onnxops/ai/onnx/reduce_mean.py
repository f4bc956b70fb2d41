# Emitted from spec/ai.onnx/ReduceMean.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""ReduceMean: Takes the mean of the elements along some axes.

The elements that differ in their positions along ``axes`` alone are added up, and the sum is
divided by their number. Without ``axes``, and with none in the vector, that is all of them, unless
``noop_with_empty_axes`` is 1: then each element is its own mean, and the result is ``data``. A
reduced axis stays in the result with the size 1, unless ``keepdims`` is 0: then it is gone. The
mean of nothing is 0.

The mean of integers is exact but for its fraction, which is cut off. The order in which numbers are
added is left open; see the tolerance.
"""

import math
from collections.abc import Iterable
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _values as values
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_1 = frozenset({"double", "float", "float16", "int32", "int64", "uint32", "uint64"})
_T_13 = _T_1 | {"bfloat16"}


def reduce_mean_1(
    data: npt.ArrayLike,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    keepdims: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Takes the mean of the elements along some axes.

    Parameters
    ----------
    data : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, int32, int64, float16, double,
        uint32, uint64.
    axes : sequence of int, optional
        The axes along which to take means, each once; none for all of them.

        Within ``0 <= axes < r``. If it is not given, ``[]``.
    keepdims : int, default 1
        1 if a reduced axis stays with the size 1, 0 if it goes.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reduced : ndarray
        The means.

        A tensor of shape ``put(d, chosen, 1) if keepdims else drop(d, chosen)`` and element type T,
        one of float, int32, int64, float16, double, uint32, uint64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 7 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``0 <= axes < r``, where ``r`` is the rank
            of ``data``.
        C4: No two entries of ``axes`` name the same axis.
        C5: ``keepdims`` is ``0`` or ``1``.

    Notes
    -----
    In index notation::

        reduced[*i] = sum(data[*source(i, l)] for l in grid(folded)) / prod(folded) if prod(folded) > 0 else 0

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 6.0, 8.0]], "float32")
    >>> reduce_mean_1(data_, axes=(0,), keepdims=0)
    array([2.5, 4. , 5.5], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0], [3.0, 6.0]], "float32")
    >>> reduce_mean_1(data_)
    array([[3.]], dtype=float32)

    """
    rules = Rules("ReduceMean", 1)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, axes, d = _solve_1(rules, data_type, axes, keepdims, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, axes, tuple(d))
    return result


def infer_reduce_mean_1(
    data: ValueType | None,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    keepdims: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `reduce_mean_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ReduceMean", 1)
    return _solve_1(rules, arrays.type_given(rules, "data", data), axes, keepdims, _T_1)[0]


def check_reduce_mean_1(
    data: ValueType | None,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    keepdims: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ReduceMean-1 that the types of the inputs violate."""
    rules = Rules("ReduceMean", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "data", data), axes, keepdims, _T_1)
    return rules.violations


def reduce_mean_11(
    data: npt.ArrayLike,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    keepdims: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Takes the mean of the elements along some axes.

    Parameters
    ----------
    data : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, int32, int64, float16, double,
        uint32, uint64.
    axes : sequence of int, optional
        The axes along which to take means, each once; none for all of them. A negative value counts
        from the back.

        Within ``-r <= axes < r``. If it is not given, ``[]``.
    keepdims : int, default 1
        1 if a reduced axis stays with the size 1, 0 if it goes.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reduced : ndarray
        The means.

        A tensor of shape ``put(d, chosen, 1) if keepdims else drop(d, chosen)`` and element type T,
        one of float, int32, int64, float16, double, uint32, uint64.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 7 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C4: No two entries of ``axes`` name the same axis.
        C5: ``keepdims`` is ``0`` or ``1``.

    Notes
    -----
    In index notation::

        reduced[*i] = sum(data[*source(i, l)] for l in grid(folded)) / prod(folded) if prod(folded) > 0 else 0

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 6.0, 8.0]], "float32")
    >>> reduce_mean_11(data_, axes=(0,), keepdims=0)
    array([2.5, 4. , 5.5], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0], [3.0, 6.0]], "float32")
    >>> reduce_mean_11(data_)
    array([[3.]], dtype=float32)

    """
    rules = Rules("ReduceMean", 11)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, axes, d = _solve_11(rules, data_type, axes, keepdims, _T_1)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, axes, tuple(d))
    return result


def infer_reduce_mean_11(
    data: ValueType | None,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    keepdims: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `reduce_mean_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ReduceMean", 11)
    return _solve_11(rules, arrays.type_given(rules, "data", data), axes, keepdims, _T_1)[0]


def check_reduce_mean_11(
    data: ValueType | None,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    keepdims: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ReduceMean-11 that the types of the inputs violate."""
    rules = Rules("ReduceMean", 11, collect=True)
    _solve_11(rules, arrays.type_given(rules, "data", data), axes, keepdims, _T_1)
    return rules.violations


def reduce_mean_13(
    data: npt.ArrayLike,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    keepdims: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Takes the mean of the elements along some axes.

    Parameters
    ----------
    data : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, int32, int64, float16, double,
        uint32, uint64, bfloat16.
    axes : sequence of int, optional
        The axes along which to take means, each once; none for all of them. A negative value counts
        from the back.

        Within ``-r <= axes < r``. If it is not given, ``[]``.
    keepdims : int, default 1
        1 if a reduced axis stays with the size 1, 0 if it goes.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reduced : ndarray
        The means.

        A tensor of shape ``put(d, chosen, 1) if keepdims else drop(d, chosen)`` and element type T,
        one of float, int32, int64, float16, double, uint32, uint64, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 8 element types that ``T`` allows.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C4: No two entries of ``axes`` name the same axis.
        C5: ``keepdims`` is ``0`` or ``1``.

    Notes
    -----
    In index notation::

        reduced[*i] = sum(data[*source(i, l)] for l in grid(folded)) / prod(folded) if prod(folded) > 0 else 0

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 6.0, 8.0]], "float32")
    >>> reduce_mean_13(data_, axes=(0,), keepdims=0)
    array([2.5, 4. , 5.5], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0], [3.0, 6.0]], "float32")
    >>> reduce_mean_13(data_)
    array([[3.]], dtype=float32)

    """
    rules = Rules("ReduceMean", 13)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    result_type, axes, d = _solve_11(rules, data_type, axes, keepdims, _T_13)
    result = arrays.destination(rules, out, result_type, [data_tensor])
    _definition_1(result, data_tensor, axes, tuple(d))
    return result


def infer_reduce_mean_13(
    data: ValueType | None,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    keepdims: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `reduce_mean_13` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ReduceMean", 13)
    return _solve_11(rules, arrays.type_given(rules, "data", data), axes, keepdims, _T_13)[0]


def check_reduce_mean_13(
    data: ValueType | None,
    *,
    axes: Iterable[SupportsIndex] | None = None,
    keepdims: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ReduceMean-13 that the types of the inputs violate."""
    rules = Rules("ReduceMean", 13, collect=True)
    _solve_11(rules, arrays.type_given(rules, "data", data), axes, keepdims, _T_13)
    return rules.violations


def reduce_mean_18(
    data: npt.ArrayLike,
    axes: npt.ArrayLike | None = None,
    *,
    keepdims: SupportsIndex | None = None,
    noop_with_empty_axes: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Takes the mean of the elements along some axes.

    Parameters
    ----------
    data : array_like
        The elements, in a tensor of any shape.

        A tensor of shape ``(*d,)`` and element type T, one of float, int32, int64, float16, double,
        uint32, uint64, bfloat16.
    axes : array_like, optional
        The axes along which to take means, each once; none for all of them, or for no axis at all.
        A negative value counts from the back.

        A tensor of shape ``(m,)`` and element type int64.
    keepdims : int, default 1
        1 if a reduced axis stays with the size 1, 0 if it goes.
    noop_with_empty_axes : int, default 0
        1 if without axes nothing is reduced, 0 if everything is.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    reduced : ndarray
        The means.

        A tensor of shape ``put(d, chosen, 1) if keepdims else drop(d, chosen)`` and element type T,
        one of float, int32, int64, float16, double, uint32, uint64, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``data`` is given.
        C2: ``data`` has one of the 8 element types that ``T`` allows.
        C6: ``axes`` has the element type ``int64``.
    OpValueError
        C3: Each entry of ``axes`` lies in the range ``-r <= axes < r``, where ``r`` is the rank
            of ``data``. A negative value counts from the back.
        C4: No two entries of ``axes`` name the same axis.
        C5: ``keepdims`` is ``0`` or ``1``.
        C7: ``axes`` has rank 1.
        C8: ``noop_with_empty_axes`` is ``0`` or ``1``.

    Notes
    -----
    In index notation::

        reduced[*i] = sum(data[*source(i, l)] for l in grid(folded)) / prod(folded) if prod(folded) > 0 else 0

    Examples
    --------
    >>> data_ = np.array([[1.0, 2.0], [3.0, 6.0]], "float32")
    >>> reduce_mean_18(data_, None)
    array([[3.]], dtype=float32)

    >>> data_ = np.array([[1.0, 2.0, 3.0], [4.0, 6.0, 8.0]], "float32")
    >>> axes_ = np.array([-1], "int64")
    >>> reduce_mean_18(data_, axes_, keepdims=0)
    array([2., 6.], dtype=float32)

    """
    rules = Rules("ReduceMean", 18)
    data_type, data_tensor = arrays.tensor(rules, "data", data)
    axes_type, axes_tensor = arrays.valued(rules, "axes", axes)
    result_type, axes, noop_with_empty_axes, d = _solve_18(
        rules, data_type, axes_type, keepdims, noop_with_empty_axes, _T_13
    )
    result = arrays.destination(rules, out, result_type, [data_tensor, axes_tensor])
    _definition_18(result, data_tensor, axes, noop_with_empty_axes, tuple(d))
    return result


def infer_reduce_mean_18(
    data: ValueType | None,
    axes: ValueType | None = None,
    *,
    keepdims: SupportsIndex | None = None,
    noop_with_empty_axes: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `reduce_mean_18` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ReduceMean", 18)
    return _solve_18(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "axes", axes),
        keepdims,
        noop_with_empty_axes,
        _T_13,
    )[0]


def check_reduce_mean_18(
    data: ValueType | None,
    axes: ValueType | None = None,
    *,
    keepdims: SupportsIndex | None = None,
    noop_with_empty_axes: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ReduceMean-18 that the types of the inputs violate."""
    rules = Rules("ReduceMean", 18, collect=True)
    _solve_18(
        rules,
        arrays.type_given(rules, "data", data),
        arrays.type_given(rules, "axes", axes),
        keepdims,
        noop_with_empty_axes,
        _T_13,
    )
    return rules.violations


def _solve_1(
    rules: Rules, data: ValueType | None, axes: Any, keepdims: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any]:
    """Check all that is known; return the type of `reduced` and the values in force."""
    axes = attributes.integers(rules, "axes", axes)
    keepdims = attributes.integer(rules, "keepdims", keepdims)
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C2", {"data": data}, T)
    axes = dims.value(lambda: []) if axes is None else axes
    shape = rules.shape("data", data)
    axes = rules.ranges("C3", "axes", axes, shape.rank)
    axes = rules.distinct("C4", "axes", axes)
    keepdims = 1 if keepdims is None else keepdims
    keepdims = rules.values("C5", "keepdims", keepdims, (0, 1))
    d = shape

    def chosen() -> Any:
        return range(len(d)) if len(axes) == 0 else axes

    result_shape = dims.joined(
        dims.run(lambda: dims.put(d, chosen(), 1) if keepdims else dims.drop(d, chosen()))
    )
    return TensorType(elem_types.get("data"), result_shape), axes, d


def _solve_11(
    rules: Rules, data: ValueType | None, axes: Any, keepdims: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any]:
    """Check all that is known; return the type of `reduced` and the values in force."""
    axes = attributes.integers(rules, "axes", axes)
    keepdims = attributes.integer(rules, "keepdims", keepdims)
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C2", {"data": data}, T)
    axes = dims.value(lambda: []) if axes is None else axes
    shape = rules.shape("data", data)
    axes = rules.ranges("C3", "axes", axes, shape.rank, wraps=True)
    axes = rules.distinct("C4", "axes", axes)
    keepdims = 1 if keepdims is None else keepdims
    keepdims = rules.values("C5", "keepdims", keepdims, (0, 1))
    d = shape

    def chosen() -> Any:
        return range(len(d)) if len(axes) == 0 else axes

    result_shape = dims.joined(
        dims.run(lambda: dims.put(d, chosen(), 1) if keepdims else dims.drop(d, chosen()))
    )
    return TensorType(elem_types.get("data"), result_shape), axes, d


def _solve_18(
    rules: Rules,
    data: ValueType | None,
    axes_type: ValueType | None,
    keepdims: Any,
    noop_with_empty_axes: Any,
    T: frozenset[str],
) -> tuple[TensorType, Any, Any, Any]:
    """Check all that is known; return the type of `reduced` and the values in force."""
    keepdims = attributes.integer(rules, "keepdims", keepdims)
    noop_with_empty_axes = attributes.integer(rules, "noop_with_empty_axes", noop_with_empty_axes)
    data = rules.given("C1", "data", data)
    elem_types = rules.allowed("C2", {"data": data}, T)
    keepdims = 1 if keepdims is None else keepdims
    keepdims = rules.values("C5", "keepdims", keepdims, (0, 1))
    rules.type("C6", "axes", axes_type, "int64")
    axes_shape = rules.rank("C7", "axes", axes_type, exactly=1)
    axes = dims.value(lambda: []) if axes_type is None else values.integers(axes_type, axes_shape)
    data_shape = rules.shape("data", data)
    axes = rules.ranges("C3", "axes", axes, data_shape.rank, wraps=True)
    axes = rules.distinct("C4", "axes", axes)
    noop_with_empty_axes = 0 if noop_with_empty_axes is None else noop_with_empty_axes
    noop_with_empty_axes = rules.values("C8", "noop_with_empty_axes", noop_with_empty_axes, (0, 1))
    d = data_shape

    def chosen() -> Any:
        return range(len(d)) if len(axes) == 0 and (not noop_with_empty_axes) else axes

    result_shape = dims.joined(
        dims.run(lambda: dims.put(d, chosen(), 1) if keepdims else dims.drop(d, chosen()))
    )
    return TensorType(elem_types.get("data"), result_shape), axes, noop_with_empty_axes, d


@np.errstate(all="ignore")
def _definition_1(reduced: Any, data: Any, axes: Any, d: Any) -> None:
    """The definition, on whole arrays."""
    chosen = range(len(d)) if len(axes) == 0 else axes
    folded = [d[a] for a in chosen]
    data = vectors.values(data)
    reduced[...] = vectors.laid(
        vectors.stored(
            vectors.divide(
                vectors.total(data, axis=tuple(range(len(d)) if len(axes) == 0 else axes)),
                math.prod(folded),
            )
            if math.prod(folded) > 0
            else 0,
            reduced.dtype,
        ),
        reduced.shape,
    )


@np.errstate(all="ignore")
def _definition_18(reduced: Any, data: Any, axes: Any, noop_with_empty_axes: Any, d: Any) -> None:
    """The definition, on whole arrays."""
    chosen = range(len(d)) if len(axes) == 0 and (not noop_with_empty_axes) else axes
    folded = [d[a] for a in chosen]
    data = vectors.values(data)
    reduced[...] = vectors.laid(
        vectors.stored(
            vectors.divide(
                vectors.total(
                    data,
                    axis=tuple(
                        range(len(d)) if len(axes) == 0 and (not noop_with_empty_axes) else axes
                    ),
                ),
                math.prod(folded),
            )
            if math.prod(folded) > 0
            else 0,
            reduced.dtype,
        ),
        reduced.shape,
    )


SCHEMAS = {
    1: Schema(
        operator="ReduceMean",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("reduced", "T"),),
        attributes=(
            Attribute("axes", "ints", "axes"),
            Attribute("keepdims", "int", "keepdims", default=1),
        ),
        types={"T": _T_1},
        clauses={
            "ReduceMean-1.C1": "The input data is given.",
            "ReduceMean-1.C2": "data has one of the 7 element types that T allows.",
            "ReduceMean-1.C3": (
                "Each entry of axes lies in the range 0 <= axes < r, where r is the rank of data."
            ),
            "ReduceMean-1.C4": "No two entries of axes name the same axis.",
            "ReduceMean-1.C5": "keepdims is 0 or 1.",
        },
        run=reduce_mean_1,
        infer=infer_reduce_mean_1,
        check=check_reduce_mean_1,
    ),
    11: Schema(
        operator="ReduceMean",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("reduced", "T"),),
        attributes=(
            Attribute("axes", "ints", "axes"),
            Attribute("keepdims", "int", "keepdims", default=1),
        ),
        types={"T": _T_1},
        clauses={
            "ReduceMean-11.C1": "The input data is given.",
            "ReduceMean-11.C2": "data has one of the 7 element types that T allows.",
            "ReduceMean-11.C3": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "ReduceMean-11.C4": "No two entries of axes name the same axis.",
            "ReduceMean-11.C5": "keepdims is 0 or 1.",
        },
        run=reduce_mean_11,
        infer=infer_reduce_mean_11,
        check=check_reduce_mean_11,
    ),
    13: Schema(
        operator="ReduceMean",
        domain="ai.onnx",
        since_version=13,
        inputs=(Parameter("data", "T"),),
        outputs=(Parameter("reduced", "T"),),
        attributes=(
            Attribute("axes", "ints", "axes"),
            Attribute("keepdims", "int", "keepdims", default=1),
        ),
        types={"T": _T_13},
        clauses={
            "ReduceMean-13.C1": "The input data is given.",
            "ReduceMean-13.C2": "data has one of the 8 element types that T allows.",
            "ReduceMean-13.C3": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "ReduceMean-13.C4": "No two entries of axes name the same axis.",
            "ReduceMean-13.C5": "keepdims is 0 or 1.",
        },
        run=reduce_mean_13,
        infer=infer_reduce_mean_13,
        check=check_reduce_mean_13,
    ),
    18: Schema(
        operator="ReduceMean",
        domain="ai.onnx",
        since_version=18,
        inputs=(
            Parameter("data", "T"),
            Parameter("axes", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("reduced", "T"),),
        attributes=(
            Attribute("keepdims", "int", "keepdims", default=1),
            Attribute("noop_with_empty_axes", "int", "noop_with_empty_axes", default=0),
        ),
        types={"T": _T_13},
        clauses={
            "ReduceMean-18.C1": "The input data is given.",
            "ReduceMean-18.C2": "data has one of the 8 element types that T allows.",
            "ReduceMean-18.C3": (
                "Each entry of axes lies in the range -r <= axes < r, "
                "where r is the rank of data. A negative value counts "
                "from the back."
            ),
            "ReduceMean-18.C4": "No two entries of axes name the same axis.",
            "ReduceMean-18.C5": "keepdims is 0 or 1.",
            "ReduceMean-18.C6": "axes has the element type int64.",
            "ReduceMean-18.C7": "axes has rank 1.",
            "ReduceMean-18.C8": "noop_with_empty_axes is 0 or 1.",
        },
        run=reduce_mean_18,
        infer=infer_reduce_mean_18,
        check=check_reduce_mean_18,
    ),
}
