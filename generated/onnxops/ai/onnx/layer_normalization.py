# Emitted from spec/ai.onnx/LayerNormalization.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""LayerNormalization: Shifts and scales the last axes to a mean of 0 and a variance of 1, then
scales and shifts them anew.

All axes from ``axis`` on form a group: every place on the axes before it has a group of its own.
From each element of a group its mean is taken away, and what is left is divided by the standard
deviation of the group. The result is multiplied by ``Scale``, and ``B`` is added where it is given.

The variance is the mean of the squared distances from the mean. ``epsilon`` is added to it before
the root is taken, so that a group of equal elements becomes 0 and not NaN. A group with an infinity
or NaN in it is NaN as a whole. A group without elements has a mean of NaN.

Nothing but the results is rounded here: ``Y`` to the type of ``X``, the other two to the type that
``stash_type`` names. What an implementation loses on the way, because it computes in that type, is
a matter of tolerance.
"""

import math
from typing import Any, NamedTuple, SupportsIndex

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _functions as functions
from onnxops import _values as values
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_17 = frozenset({"bfloat16", "double", "float", "float16"})
_U_17 = frozenset({"bfloat16", "float"})


class LayerNormalizationOutputs(NamedTuple):
    """The outputs, in order."""

    Y: npt.NDArray[Any]
    Mean: npt.NDArray[Any]
    InvStdDev: npt.NDArray[Any]


class LayerNormalizationTypes(NamedTuple):
    """The types of the outputs, in order."""

    Y: TensorType
    Mean: TensorType
    InvStdDev: TensorType


def layer_normalization_17(
    X: npt.ArrayLike,
    Scale: npt.ArrayLike,
    B: npt.ArrayLike | None = None,
    *,
    axis: SupportsIndex | None = None,
    epsilon: float | None = None,
    stash_type: SupportsIndex | None = None,
) -> LayerNormalizationOutputs:
    """Shifts and scales the last axes to a mean of 0 and a variance of 1, then scales and shifts
    them anew.

    Parameters
    ----------
    X : array_like
        The elements.

        A tensor of shape ``(*outer, *norm @ axis)`` and element type T, one of float, float16,
        double, bfloat16.
    Scale : array_like
        By what is multiplied in the end. It stretches to the shape of ``X``; mostly it has that of
        a group.

        A tensor of shape ``(*broadcast([*outer, *norm]),)`` and element type T, one of float,
        float16, double, bfloat16.
    B : array_like, optional
        What is added in the end. It stretches to the shape of ``X`` as well.

        A tensor of shape ``(*broadcast([*outer, *norm]),)`` and element type T, one of float,
        float16, double, bfloat16.
    axis : int, default -1
        The first axis of a group; it goes on to the last. A negative value counts from the back.

        Within ``-r <= axis < r``.
    epsilon : float, default 1e-05
        What is added to the variance, a number in single precision.
    stash_type : int, default 1
        The number of the type of ``Mean`` and ``InvStdDev``: 1 for float, 16 for bfloat16.

    Returns
    -------
    Y : ndarray
        The results, in the shape of ``X``.

        A tensor of shape ``(*outer, *norm)`` and element type T, one of float, float16, double,
        bfloat16.
    Mean : ndarray
        The mean of each group. The axes of the group stay, each of size 1.

        A tensor of shape ``(*outer, *[1] * len(norm))`` and element type U, one of float, bfloat16.
    InvStdDev : ndarray
        One divided by the standard deviation of each group, in the shape of ``Mean``.

        A tensor of shape ``(*outer, *[1] * len(norm))`` and element type U, one of float, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``X`` is given.
        C2: The input ``Scale`` is given.
        C3: Each of ``X``, ``Scale`` and ``B`` has the element type ``float``, ``float16``,
            ``double`` or ``bfloat16``.
        C4: ``X``, ``Scale`` and ``B`` have the same element type; none is converted.
    OpValueError
        C5: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is the rank of ``X``. A
            negative value counts from the back.
        C6: ``Scale`` can be broadcast to ``[*outer, *norm]``: aligned at the last axis, each of
            its sizes is 1 or the size there.
        C7: ``B`` can be broadcast to ``[*outer, *norm]``: aligned at the last axis, each of its
            sizes is 1 or the size there.
        C8: ``stash_type`` is ``1`` or ``16``.

    Notes
    -----
    In index notation::

        Y[*o, *j] = (X[*o, *j] - mean(o)) * inverse(o) * Scale[*(*o, *j)] + (B[*(*o, *j)] if given(B) else 0)
        Mean[*o, *one] = mean(o)
        InvStdDev[*o, *one] = inverse(o)

    Examples
    --------
    >>> x = np.array([[1.0, 3.0], [30.0, 10.0]], "float32")
    >>> scale = np.array([2.0, 5.0], "float32")
    >>> b = np.array([100.0, 200.0], "float32")
    >>> layer_normalization_17(x, scale, b, epsilon=0.0)
    array([[ 98., 205.],
           [102., 195.]], dtype=float32)

    >>> x = np.array([[1.0, 3.0], [10.0, 30.0]], "float32")
    >>> scale = np.array([[2.0], [5.0]], "float32")
    >>> layer_normalization_17(x, scale, None, epsilon=0.0)
    array([[-2.,  2.],
           [-5.,  5.]], dtype=float32)

    """
    rules = Rules("LayerNormalization", 17)
    X_type, X_tensor = arrays.tensor(rules, "X", X)
    Scale_type, Scale_tensor = arrays.tensor(rules, "Scale", Scale)
    B_type, B_tensor = arrays.tensor(rules, "B", B)
    types, axis, norm, epsilon = _solve_17(
        rules, X_type, Scale_type, B_type, axis, epsilon, stash_type, _T_17, _U_17
    )
    Y_array, Mean_array, InvStdDev_array = arrays.made(rules, types)
    _definition_17(
        Y_array,
        Mean_array,
        InvStdDev_array,
        X_tensor,
        Scale_tensor,
        B_tensor,
        axis,
        tuple(norm),
        epsilon,
    )
    return LayerNormalizationOutputs(Y_array, Mean_array, InvStdDev_array)


def infer_layer_normalization_17(
    X: ValueType | None,
    Scale: ValueType | None,
    B: ValueType | None = None,
    *,
    axis: SupportsIndex | None = None,
    epsilon: float | None = None,
    stash_type: SupportsIndex | None = None,
) -> LayerNormalizationTypes:
    """Return the type of what `layer_normalization_17` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("LayerNormalization", 17)
    return _solve_17(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "Scale", Scale),
        arrays.type_given(rules, "B", B),
        axis,
        epsilon,
        stash_type,
        _T_17,
        _U_17,
    )[0]


def check_layer_normalization_17(
    X: ValueType | None,
    Scale: ValueType | None,
    B: ValueType | None = None,
    *,
    axis: SupportsIndex | None = None,
    epsilon: float | None = None,
    stash_type: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of LayerNormalization-17 that the types of the inputs violate."""
    rules = Rules("LayerNormalization", 17, collect=True)
    _solve_17(
        rules,
        arrays.type_given(rules, "X", X),
        arrays.type_given(rules, "Scale", Scale),
        arrays.type_given(rules, "B", B),
        axis,
        epsilon,
        stash_type,
        _T_17,
        _U_17,
    )
    return rules.violations


def _solve_17(
    rules: Rules,
    X: ValueType | None,
    Scale: ValueType | None,
    B: ValueType | None,
    axis: Any,
    epsilon: Any,
    stash_type: Any,
    T: frozenset[str],
    U: frozenset[str],
) -> tuple[LayerNormalizationTypes, Any, Any, Any]:
    """Check all that is known; return the types of the outputs and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    epsilon = attributes.real(rules, "epsilon", epsilon)
    stash_type = attributes.integer(rules, "stash_type", stash_type)
    X = rules.given("C1", "X", X)
    Scale = rules.given("C2", "Scale", Scale)
    T_types = rules.allowed("C3", {"X": X, "Scale": Scale, "B": B}, T)
    T_type = rules.same_type("C4", T_types)
    axis = -1 if axis is None else axis
    X_shape = rules.shape("X", X)
    axis = rules.range("C5", "axis", axis, X_shape.rank, wraps=True)
    Scale_shape = rules.shape("Scale", Scale)
    norm = X_shape.onward(axis)
    outer = X_shape.before(axis)
    rules.broadcast_to("C6", dims.run(lambda: [*outer, *norm]), Scale_shape)
    B_shape = rules.shape("B", B)
    rules.broadcast_to("C7", dims.run(lambda: [*outer, *norm]), B_shape)
    stash_type = 1 if stash_type is None else stash_type
    stash_type = rules.values("C8", "stash_type", stash_type, (1, 16))
    epsilon = 1e-05 if epsilon is None else epsilon
    Y_shape = dims.joined(outer, norm)
    Mean_shape = dims.joined(outer, dims.run(lambda: [1] * len(norm)))
    InvStdDev_shape = dims.joined(outer, dims.run(lambda: [1] * len(norm)))
    return (
        LayerNormalizationTypes(
            TensorType(T_type, Y_shape),
            TensorType(values.element_type(stash_type), Mean_shape),
            TensorType(values.element_type(stash_type), InvStdDev_shape),
        ),
        axis,
        norm,
        epsilon,
    )


@np.errstate(all="ignore")
def _definition_17(
    Y: Any,
    Mean: Any,
    InvStdDev: Any,
    X: Any,
    Scale: Any,
    B: Any,
    axis: Any,
    norm: Any,
    epsilon: Any,
) -> None:
    """The definition, on whole arrays."""
    count = float(math.prod(norm))
    X = vectors.values(X)
    Scale = vectors.values(Scale)
    B = vectors.values(B)
    mean = np.sum(X, axis=tuple(range(axis, X.ndim)), keepdims=True) / count
    variance = np.sum((X - mean) ** 2, axis=tuple(range(axis, X.ndim)), keepdims=True) / count
    inverse = 1.0 / np.sqrt(variance + functions.float32(epsilon))
    Y[...] = vectors.stored((X - mean) * inverse * Scale + (B if B is not None else 0), Y.dtype)
    Mean[...] = vectors.stored(mean, Mean.dtype)
    InvStdDev[...] = vectors.stored(inverse, InvStdDev.dtype)


SCHEMAS = {
    17: Schema(
        operator="LayerNormalization",
        domain="ai.onnx",
        since_version=17,
        inputs=(
            Parameter("X", "T"),
            Parameter("Scale", "T"),
            Parameter("B", "T", "optional"),
        ),
        outputs=(
            Parameter("Y", "T"),
            Parameter("Mean", "U", "optional"),
            Parameter("InvStdDev", "U", "optional"),
        ),
        attributes=(
            Attribute("axis", "int", "axis", default=-1),
            Attribute("epsilon", "float", "epsilon", default=1e-05),
            Attribute("stash_type", "int", "stash_type", default=1),
        ),
        types={"T": _T_17, "U": _U_17},
        clauses={
            "LayerNormalization-17.C1": "The input X is given.",
            "LayerNormalization-17.C2": "The input Scale is given.",
            "LayerNormalization-17.C3": (
                "Each of X, Scale and B has the element type float, float16, double or bfloat16."
            ),
            "LayerNormalization-17.C4": "X, Scale and B have the same element type; none is converted.",
            "LayerNormalization-17.C5": (
                "axis lies in the range -r <= axis < r, where r is the "
                "rank of X. A negative value counts from the back."
            ),
            "LayerNormalization-17.C6": (
                "Scale can be broadcast to [*outer, *norm]: aligned at "
                "the last axis, each of its sizes is 1 or the size "
                "there."
            ),
            "LayerNormalization-17.C7": (
                "B can be broadcast to [*outer, *norm]: aligned at the "
                "last axis, each of its sizes is 1 or the size there."
            ),
            "LayerNormalization-17.C8": "stash_type is 1 or 16.",
        },
        run=layer_normalization_17,
        infer=infer_layer_normalization_17,
        check=check_layer_normalization_17,
    ),
}
