# Emitted from spec/ai.onnx/TopK.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""TopK: Picks the largest or the smallest elements along one axis, and says where they stood.

For every line of ``X`` along ``axis`` there are two results of length ``k``, the number in ``K``:
the largest elements, the largest first, and their positions in the line. Where ``largest`` is 0
they are the smallest, the smallest first. Of equal elements the one that stands first in the line
comes first, either way. Elements are copied bit for bit.

NaN is larger than every number, infinity too; so it comes first among the largest, and last among
the smallest. Zeros are equal whatever their sign.

Where ``sorted`` is 0, a node asks for no order. This definition gives the same order all the same;
an implementation is free to give another.
"""

from typing import Any, NamedTuple, SupportsIndex

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

_T_1 = frozenset({"double", "float", "float16"})
_I_1 = frozenset({"int64"})
_T_11 = _T_1 | {"int16", "int32", "int64", "int8", "uint16", "uint32", "uint64", "uint8"}
_T_24 = _T_11 | {"bfloat16"}


class TopKOutputs(NamedTuple):
    """The outputs, in order."""

    Values: npt.NDArray[Any]
    Indices: npt.NDArray[Any]


class TopKTypes(NamedTuple):
    """The types of the outputs, in order."""

    Values: TensorType
    Indices: TensorType


def top_k_1(
    X: npt.ArrayLike, *, axis: SupportsIndex | None = None, k: SupportsIndex | None = None
) -> TopKOutputs:
    """Picks the largest elements along one axis, and says where they stood.

    Parameters
    ----------
    X : array_like
        The elements to pick from.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, float16,
        double.
    axis : int, default -1
        The axis along which to pick. A negative value counts from the back.

        Within ``-r <= axis < r``.
    k : int
        How many elements to pick from each line; at least one, and no more than there are.

    Returns
    -------
    Values : ndarray
        The elements that were picked, in order along ``axis``.

        A tensor of shape ``(*outer, k, *inner)`` and element type T, one of float, float16, double.
    Indices : ndarray
        The positions of the same elements along ``axis`` of ``X``, counted from 0.

        A tensor of shape ``(*outer, k, *inner)`` and element type I, one of int64.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has the element type ``float``, ``float16`` or ``double``.
        C5: The attribute ``k`` is given; it has no default.
    OpValueError
        C3: ``X`` has rank 1 or more.
        C4: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``X``. A
            negative value counts from the back.
        C6: At least one element is picked, and no more than the axis of ``X`` has.

    Notes
    -----
    In index notation::

        Values[*o, j, *i] = X[*o, order(o, i)[j], *i]
        Indices[*o, j, *i] = order(o, i)[j]
    """
    rules = Rules("TopK", 1)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    types, outer, k, inner, n = _solve_1(rules, X_type, axis, k, _T_1, _I_1)
    Values_array, Indices_array = arrays.made(rules, types)
    _definition_1(Values_array, Indices_array, X_tensor, tuple(outer), k, tuple(inner), n)
    return TopKOutputs(Values_array, Indices_array)


def infer_top_k_1(
    X: ValueType | None, *, axis: SupportsIndex | None = None, k: SupportsIndex | None = None
) -> TopKTypes:
    """Return the type of what `top_k_1` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("TopK", 1)
    return _solve_1(rules, arrays.type_given(rules, "X", X), axis, k, _T_1, _I_1)[0]


def check_top_k_1(
    X: ValueType | None, *, axis: SupportsIndex | None = None, k: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of TopK-1 that the types of the inputs violate."""
    rules = Rules("TopK", 1, collect=True)
    _solve_1(rules, arrays.type_given(rules, "X", X), axis, k, _T_1, _I_1)
    return rules.violations


def top_k_10(
    X: npt.ArrayLike, K: npt.ArrayLike, *, axis: SupportsIndex | None = None
) -> TopKOutputs:
    """Picks the largest elements along one axis, and says where they stood.

    Parameters
    ----------
    X : array_like
        The elements to pick from.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, float16,
        double.
    K : array_like
        A vector of one element: how many elements to pick from each line; at least one, and no more
        than there are.

        A tensor of shape ``(one,)`` and element type int64.
    axis : int, default -1
        The axis along which to pick. A negative value counts from the back.

        Within ``-r <= axis < r``.

    Returns
    -------
    Values : ndarray
        The elements that were picked, in order along ``axis``.

        A tensor of shape ``(*outer, k, *inner)`` and element type T, one of float, float16, double.
    Indices : ndarray
        The positions of the same elements along ``axis`` of ``X``, counted from 0.

        A tensor of shape ``(*outer, k, *inner)`` and element type I, one of int64.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has the element type ``float``, ``float16`` or ``double``.
        C7: The input ``K`` is given.
        C8: ``K`` has the element type ``int64``.
    OpValueError
        C3: ``X`` has rank 1 or more.
        C4: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``X``. A
            negative value counts from the back.
        C6: At least one element is picked, and no more than the axis of ``X`` has.
        C9: ``K`` has rank 1.
        C10: ``K`` holds exactly one number.

    Notes
    -----
    In index notation::

        Values[*o, j, *i] = X[*o, order(o, i)[j], *i]
        Indices[*o, j, *i] = order(o, i)[j]
    """
    rules = Rules("TopK", 10)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    K_type, K_tensor = arrays.valued(rules, "K", K)
    types, outer, K, inner, n = _solve_10(rules, X_type, K_type, axis, _T_1, _I_1)
    Values_array, Indices_array = arrays.made(rules, types)
    _definition_10(Values_array, Indices_array, X_tensor, tuple(outer), K, tuple(inner), n)
    return TopKOutputs(Values_array, Indices_array)


def infer_top_k_10(
    X: ValueType | None, K: ValueType | None, *, axis: SupportsIndex | None = None
) -> TopKTypes:
    """Return the type of what `top_k_10` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("TopK", 10)
    return _solve_10(
        rules, arrays.type_given(rules, "X", X), arrays.type_given(rules, "K", K), axis, _T_1, _I_1
    )[0]


def check_top_k_10(
    X: ValueType | None, K: ValueType | None, *, axis: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of TopK-10 that the types of the inputs violate."""
    rules = Rules("TopK", 10, collect=True)
    _solve_10(
        rules, arrays.type_given(rules, "X", X), arrays.type_given(rules, "K", K), axis, _T_1, _I_1
    )
    return rules.violations


def top_k_11(
    X: npt.ArrayLike,
    K: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    largest: SupportsIndex | None = None,
    sorted_: SupportsIndex | None = None,
) -> TopKOutputs:
    """Picks the largest or the smallest elements along one axis, and says where they stood.

    Parameters
    ----------
    X : array_like
        The elements to pick from.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, float16, double, uint32, uint64.
    K : array_like
        A vector of one element: how many elements to pick from each line; at least one, and no more
        than there are.

        A tensor of shape ``(one,)`` and element type int64.
    axis : int, default -1
        The axis along which to pick. A negative value counts from the back.

        Within ``-r <= axis < r``.
    largest : int, default 1
        1 for the largest elements, 0 for the smallest.
    sorted_ : int, default 1
        0 if the order of the result does not matter to the node.

    Returns
    -------
    Values : ndarray
        The elements that were picked, in order along ``axis``.

        A tensor of shape ``(*outer, k, *inner)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, float16, double, uint32, uint64.
    Indices : ndarray
        The positions of the same elements along ``axis`` of ``X``, counted from 0.

        A tensor of shape ``(*outer, k, *inner)`` and element type I, one of int64.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has one of the 11 element types that ``T`` allows.
        C7: The input ``K`` is given.
        C8: ``K`` has the element type ``int64``.
    OpValueError
        C3: ``X`` has rank 1 or more.
        C4: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``X``. A
            negative value counts from the back.
        C6: At least one element is picked, and no more than the axis of ``X`` has.
        C9: ``K`` has rank 1.
        C10: ``K`` holds exactly one number.
        C11: ``largest`` is ``0`` or ``1``.
        C12: ``sorted`` is ``0`` or ``1``.

    Notes
    -----
    In index notation::

        Values[*o, j, *i] = X[*o, order(o, i)[j], *i]
        Indices[*o, j, *i] = order(o, i)[j]
    """
    rules = Rules("TopK", 11)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    K_type, K_tensor = arrays.valued(rules, "K", K)
    types, outer, K, inner, n, largest = _solve_11(
        rules, X_type, K_type, axis, largest, sorted_, _T_11, _I_1
    )
    Values_array, Indices_array = arrays.made(rules, types)
    _definition_11(Values_array, Indices_array, X_tensor, tuple(outer), K, tuple(inner), n, largest)
    return TopKOutputs(Values_array, Indices_array)


def infer_top_k_11(
    X: ValueType | None,
    K: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    largest: SupportsIndex | None = None,
    sorted_: SupportsIndex | None = None,
) -> TopKTypes:
    """Return the type of what `top_k_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("TopK", 11)
    return _solve_11(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "K", K),
        axis,
        largest,
        sorted_,
        _T_11,
        _I_1,
    )[0]


def check_top_k_11(
    X: ValueType | None,
    K: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    largest: SupportsIndex | None = None,
    sorted_: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of TopK-11 that the types of the inputs violate."""
    rules = Rules("TopK", 11, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "K", K),
        axis,
        largest,
        sorted_,
        _T_11,
        _I_1,
    )
    return rules.violations


def top_k_24(
    X: npt.ArrayLike,
    K: npt.ArrayLike,
    *,
    axis: SupportsIndex | None = None,
    largest: SupportsIndex | None = None,
    sorted_: SupportsIndex | None = None,
) -> TopKOutputs:
    """Picks the largest or the smallest elements along one axis, and says where they stood.

    Parameters
    ----------
    X : array_like
        The elements to pick from.

        A tensor of shape ``(*outer, n @ axis, *inner)`` and element type T, one of float, uint8,
        int8, uint16, int16, int32, int64, float16, double, uint32, uint64, bfloat16.
    K : array_like
        A vector of one element: how many elements to pick from each line; at least one, and no more
        than there are.

        A tensor of shape ``(one,)`` and element type int64.
    axis : int, default -1
        The axis along which to pick. A negative value counts from the back.

        Within ``-r <= axis < r``.
    largest : int, default 1
        1 for the largest elements, 0 for the smallest.
    sorted_ : int, default 1
        0 if the order of the result does not matter to the node.

    Returns
    -------
    Values : ndarray
        The elements that were picked, in order along ``axis``.

        A tensor of shape ``(*outer, k, *inner)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, float16, double, uint32, uint64, bfloat16.
    Indices : ndarray
        The positions of the same elements along ``axis`` of ``X``, counted from 0.

        A tensor of shape ``(*outer, k, *inner)`` and element type I, one of int64.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: ``X`` has one of the 12 element types that ``T`` allows.
        C7: The input ``K`` is given.
        C8: ``K`` has the element type ``int64``.
    OpValueError
        C3: ``X`` has rank 1 or more.
        C4: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``X``. A
            negative value counts from the back.
        C6: At least one element is picked, and no more than the axis of ``X`` has.
        C9: ``K`` has rank 1.
        C10: ``K`` holds exactly one number.
        C11: ``largest`` is ``0`` or ``1``.
        C12: ``sorted`` is ``0`` or ``1``.

    Notes
    -----
    In index notation::

        Values[*o, j, *i] = X[*o, order(o, i)[j], *i]
        Indices[*o, j, *i] = order(o, i)[j]
    """
    rules = Rules("TopK", 24)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    K_type, K_tensor = arrays.valued(rules, "K", K)
    types, outer, K, inner, n, largest = _solve_11(
        rules, X_type, K_type, axis, largest, sorted_, _T_24, _I_1
    )
    Values_array, Indices_array = arrays.made(rules, types)
    _definition_11(Values_array, Indices_array, X_tensor, tuple(outer), K, tuple(inner), n, largest)
    return TopKOutputs(Values_array, Indices_array)


def infer_top_k_24(
    X: ValueType | None,
    K: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    largest: SupportsIndex | None = None,
    sorted_: SupportsIndex | None = None,
) -> TopKTypes:
    """Return the type of what `top_k_24` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("TopK", 24)
    return _solve_11(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "K", K),
        axis,
        largest,
        sorted_,
        _T_24,
        _I_1,
    )[0]


def check_top_k_24(
    X: ValueType | None,
    K: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    largest: SupportsIndex | None = None,
    sorted_: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of TopK-24 that the types of the inputs violate."""
    rules = Rules("TopK", 24, collect=True)
    _solve_11(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "K", K),
        axis,
        largest,
        sorted_,
        _T_24,
        _I_1,
    )
    return rules.violations


def _solve_1(
    rules: Rules, X: ValueType | None, axis: Any, k: Any, T: frozenset[str], I: frozenset[str]
) -> tuple[TopKTypes, Any, Any, Any, Any]:
    """Check all that is known; return the types of the outputs and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    k = attributes.integer(rules, "k", k)
    X = rules.given("C1", "X", X)
    T_types = rules.allowed("C2", {"X": X}, T)
    shape = rules.rank("C3", "X", X, at_least=1)
    axis = -1 if axis is None else axis
    axis = rules.range("C4", "axis", axis, shape.rank, wraps=True)
    k = rules.present("C5", "k", k)
    n = shape.at(axis).size
    rules.holds(
        "C6",
        lambda: 1 <= k <= n,
        "that at least one element is picked, and no more than the axis of `X` has",
        k=k,
        n=n,
    )
    outer = shape.before(axis)
    inner = shape.after(axis)
    Values_shape = dims.joined(outer, k, inner)
    Indices_shape = dims.joined(outer, k, inner)
    return (
        TopKTypes(TensorType(T_types.get("X"), Values_shape), TensorType("int64", Indices_shape)),
        outer,
        k,
        inner,
        n,
    )


def _solve_10(
    rules: Rules,
    X: ValueType | None,
    K_type: ValueType | None,
    axis: Any,
    T: frozenset[str],
    I: frozenset[str],
) -> tuple[TopKTypes, Any, Any, Any, Any]:
    """Check all that is known; return the types of the outputs and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    X = rules.given("C1", "X", X)
    T_types = rules.allowed("C2", {"X": X}, T)
    X_shape = rules.rank("C3", "X", X, at_least=1)
    axis = -1 if axis is None else axis
    axis = rules.range("C4", "axis", axis, X_shape.rank, wraps=True)
    K_type = rules.given("C7", "K", K_type)
    rules.type("C8", "K", K_type, "int64")
    K_shape = rules.rank("C9", "K", K_type, exactly=1)
    K = values.integers(K_type, K_shape)

    def k() -> Any:
        return K[0]

    n = X_shape.at(axis).size
    rules.holds(
        "C6",
        lambda: 1 <= k() <= n,
        "that at least one element is picked, and no more than the axis of `X` has",
        K=K,
        n=n,
    )
    one = K_shape.at(0).size
    rules.holds("C10", lambda: one == 1, "that `K` holds exactly one number", one=one)
    outer = X_shape.before(axis)
    inner = X_shape.after(axis)
    Values_shape = dims.joined(outer, dims.size(k), inner)
    Indices_shape = dims.joined(outer, dims.size(k), inner)
    return (
        TopKTypes(TensorType(T_types.get("X"), Values_shape), TensorType("int64", Indices_shape)),
        outer,
        K,
        inner,
        n,
    )


def _solve_11(
    rules: Rules,
    X: ValueType | None,
    K_type: ValueType | None,
    axis: Any,
    largest: Any,
    sorted_: Any,
    T: frozenset[str],
    I: frozenset[str],
) -> tuple[TopKTypes, Any, Any, Any, Any, Any]:
    """Check all that is known; return the types of the outputs and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    largest = attributes.integer(rules, "largest", largest)
    sorted_ = attributes.integer(rules, "sorted", sorted_)
    X = rules.given("C1", "X", X)
    T_types = rules.allowed("C2", {"X": X}, T)
    X_shape = rules.rank("C3", "X", X, at_least=1)
    axis = -1 if axis is None else axis
    axis = rules.range("C4", "axis", axis, X_shape.rank, wraps=True)
    K_type = rules.given("C7", "K", K_type)
    rules.type("C8", "K", K_type, "int64")
    K_shape = rules.rank("C9", "K", K_type, exactly=1)
    K = values.integers(K_type, K_shape)

    def k() -> Any:
        return K[0]

    n = X_shape.at(axis).size
    rules.holds(
        "C6",
        lambda: 1 <= k() <= n,
        "that at least one element is picked, and no more than the axis of `X` has",
        K=K,
        n=n,
    )
    one = K_shape.at(0).size
    rules.holds("C10", lambda: one == 1, "that `K` holds exactly one number", one=one)
    largest = 1 if largest is None else largest
    largest = rules.values("C11", "largest", largest, (0, 1))
    sorted_ = 1 if sorted_ is None else sorted_
    sorted_ = rules.values("C12", "sorted", sorted_, (0, 1))
    outer = X_shape.before(axis)
    inner = X_shape.after(axis)
    Values_shape = dims.joined(outer, dims.size(k), inner)
    Indices_shape = dims.joined(outer, dims.size(k), inner)
    return (
        TopKTypes(TensorType(T_types.get("X"), Values_shape), TensorType("int64", Indices_shape)),
        outer,
        K,
        inner,
        n,
        largest,
    )


@np.errstate(all="ignore")
def _definition_1(
    Values: Any, Indices: Any, X: Any, outer: Any, k: Any, inner: Any, n: Any
) -> None:
    """The definition, on whole arrays."""

    def order(o: Any, i: Any) -> Any:
        return vectors.argsort(lambda p: X_values[*o, p, *i], n, [o, i], descending=1)

    X_values = vectors.values(X)
    o, j, i = vectors.indices(outer, k, inner)
    Values[...] = X[*o, vectors.entry(order(o, i), j), *i]
    Indices[...] = vectors.stored(vectors.entry(order(o, i), j), Indices.dtype)


@np.errstate(all="ignore")
def _definition_10(
    Values: Any, Indices: Any, X: Any, outer: Any, K: Any, inner: Any, n: Any
) -> None:
    """The definition, on whole arrays."""
    k = K[0]

    def order(o: Any, i: Any) -> Any:
        return vectors.argsort(lambda p: X_values[*o, p, *i], n, [o, i], descending=1)

    X_values = vectors.values(X)
    o, j, i = vectors.indices(outer, k, inner)
    Values[...] = X[*o, vectors.entry(order(o, i), j), *i]
    Indices[...] = vectors.stored(vectors.entry(order(o, i), j), Indices.dtype)


@np.errstate(all="ignore")
def _definition_11(
    Values: Any, Indices: Any, X: Any, outer: Any, K: Any, inner: Any, n: Any, largest: Any
) -> None:
    """The definition, on whole arrays."""
    k = K[0]

    def order(o: Any, i: Any) -> Any:
        return vectors.argsort(lambda p: X_values[*o, p, *i], n, [o, i], descending=largest)

    X_values = vectors.values(X)
    o, j, i = vectors.indices(outer, k, inner)
    Values[...] = X[*o, vectors.entry(order(o, i), j), *i]
    Indices[...] = vectors.stored(vectors.entry(order(o, i), j), Indices.dtype)


SCHEMAS = {
    1: Schema(
        operator="TopK",
        domain="ai.onnx",
        since_version=1,
        inputs=(Parameter("X", "T", moved=True),),
        outputs=(
            Parameter("Values", "T"),
            Parameter("Indices", "I"),
        ),
        attributes=(
            Attribute("axis", "int", "axis", default=-1),
            Attribute("k", "int", "k", required=True),
        ),
        types={"T": _T_1, "I": _I_1},
        clauses={
            "TopK-1.C1": "The input X is given.",
            "TopK-1.C2": "X has the element type float, float16 or double.",
            "TopK-1.C3": "X has rank 1 or more.",
            "TopK-1.C4": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of X. A negative value counts from the back."
            ),
            "TopK-1.C5": "The attribute k is given; it has no default.",
            "TopK-1.C6": "At least one element is picked, and no more than the axis of X has.",
        },
        run=top_k_1,
        infer=infer_top_k_1,
        check=check_top_k_1,
    ),
    10: Schema(
        operator="TopK",
        domain="ai.onnx",
        since_version=10,
        inputs=(
            Parameter("X", "T", moved=True),
            Parameter("K", "tensor(int64)"),
        ),
        outputs=(
            Parameter("Values", "T"),
            Parameter("Indices", "I"),
        ),
        attributes=(Attribute("axis", "int", "axis", default=-1),),
        types={"T": _T_1, "I": _I_1},
        clauses={
            "TopK-10.C1": "The input X is given.",
            "TopK-10.C2": "X has the element type float, float16 or double.",
            "TopK-10.C3": "X has rank 1 or more.",
            "TopK-10.C4": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of X. A negative value counts from the back."
            ),
            "TopK-10.C6": "At least one element is picked, and no more than the axis of X has.",
            "TopK-10.C7": "The input K is given.",
            "TopK-10.C8": "K has the element type int64.",
            "TopK-10.C9": "K has rank 1.",
            "TopK-10.C10": "K holds exactly one number.",
        },
        run=top_k_10,
        infer=infer_top_k_10,
        check=check_top_k_10,
    ),
    11: Schema(
        operator="TopK",
        domain="ai.onnx",
        since_version=11,
        inputs=(
            Parameter("X", "T", moved=True),
            Parameter("K", "tensor(int64)"),
        ),
        outputs=(
            Parameter("Values", "T"),
            Parameter("Indices", "I"),
        ),
        attributes=(
            Attribute("axis", "int", "axis", default=-1),
            Attribute("largest", "int", "largest", default=1),
            Attribute("sorted", "int", "sorted_", default=1),
        ),
        types={"T": _T_11, "I": _I_1},
        clauses={
            "TopK-11.C1": "The input X is given.",
            "TopK-11.C2": "X has one of the 11 element types that T allows.",
            "TopK-11.C3": "X has rank 1 or more.",
            "TopK-11.C4": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of X. A negative value counts from the back."
            ),
            "TopK-11.C6": "At least one element is picked, and no more than the axis of X has.",
            "TopK-11.C7": "The input K is given.",
            "TopK-11.C8": "K has the element type int64.",
            "TopK-11.C9": "K has rank 1.",
            "TopK-11.C10": "K holds exactly one number.",
            "TopK-11.C11": "largest is 0 or 1.",
            "TopK-11.C12": "sorted is 0 or 1.",
        },
        run=top_k_11,
        infer=infer_top_k_11,
        check=check_top_k_11,
    ),
    24: Schema(
        operator="TopK",
        domain="ai.onnx",
        since_version=24,
        inputs=(
            Parameter("X", "T", moved=True),
            Parameter("K", "tensor(int64)"),
        ),
        outputs=(
            Parameter("Values", "T"),
            Parameter("Indices", "I"),
        ),
        attributes=(
            Attribute("axis", "int", "axis", default=-1),
            Attribute("largest", "int", "largest", default=1),
            Attribute("sorted", "int", "sorted_", default=1),
        ),
        types={"T": _T_24, "I": _I_1},
        clauses={
            "TopK-24.C1": "The input X is given.",
            "TopK-24.C2": "X has one of the 12 element types that T allows.",
            "TopK-24.C3": "X has rank 1 or more.",
            "TopK-24.C4": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of X. A negative value counts from the back."
            ),
            "TopK-24.C6": "At least one element is picked, and no more than the axis of X has.",
            "TopK-24.C7": "The input K is given.",
            "TopK-24.C8": "K has the element type int64.",
            "TopK-24.C9": "K has rank 1.",
            "TopK-24.C10": "K holds exactly one number.",
            "TopK-24.C11": "largest is 0 or 1.",
            "TopK-24.C12": "sorted is 0 or 1.",
        },
        run=top_k_24,
        infer=infer_top_k_24,
        check=check_top_k_24,
    ),
}
