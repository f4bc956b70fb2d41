# Emitted from spec/ai.onnx/LayerNormalization.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""LayerNormalization in plain loops: the oracle of its tests, for valid arguments only."""

import math

import numpy as np
import onnxops_functions as functions


def layer_normalization_17(X, Scale, B=None, *, axis=-1, epsilon=1e-05, stash_type=1):
    # Y[*o, *j] = (X[*o, *j] - mean(o)) * inverse(o) * Scale[*(*o, *j)] + (B[*(*o, *j)] if given(B)
    # else 0) Mean[*o, *one] = mean(o) InvStdDev[*o, *one] = inverse(o)
    if axis < 0:
        axis += X.ndim
    outer = X.shape[:axis]
    norm = X.shape[axis:]
    Scale = np.broadcast_to(Scale, [*outer, *norm])
    if B is not None:
        B = np.broadcast_to(B, [*outer, *norm])
    count = float(math.prod(norm))

    def mean(o):
        return functions.divide(sum(functions.value(X, *o, *p) for p in np.ndindex(*norm)), count)

    def variance(o):
        return functions.divide(
            sum(
                functions.power(functions.value(X, *o, *q) - mean(o), 2) for q in np.ndindex(*norm)
            ),
            count,
        )

    def inverse(o):
        return functions.divide(1.0, functions.sqrt(variance(o) + functions.float32(epsilon)))

    Y = np.empty((*outer, *norm), X.dtype)
    Mean = np.empty(
        (*outer, *[1] * len(norm)), np.dtype({1: "float32", 16: "bfloat16"}[stash_type])
    )
    InvStdDev = np.empty(
        (*outer, *[1] * len(norm)), np.dtype({1: "float32", 16: "bfloat16"}[stash_type])
    )
    for o in np.ndindex(*outer):
        for j in np.ndindex(*norm):
            Y[*o, *j] = functions.stored(
                (X.item(*o, *j) - mean(o)) * inverse(o) * functions.value(Scale, *(*o, *j))
                + (functions.value(B, *(*o, *j)) if B is not None else 0),
                Y.dtype,
            )
    for o in np.ndindex(*outer):
        for one in np.ndindex(*[1] * len(norm)):
            Mean[*o, *one] = functions.stored(mean(o), Mean.dtype)
    for o in np.ndindex(*outer):
        for one in np.ndindex(*[1] * len(norm)):
            InvStdDev[*o, *one] = functions.stored(inverse(o), InvStdDev.dtype)
    return Y, Mean, InvStdDev


def ulps_of_layer_normalization_17(X, Scale, B=None, *, axis=-1, epsilon=1e-05, stash_type=1):
    # Sums are added in an order of the implementation's choice, and each sum, product and root is
    # rounded.
    if axis < 0:
        axis += X.ndim
    norm = X.shape[axis:]
    return {
        "float": 2 * math.prod(norm) + 8,
        "float16": 2 * math.prod(norm) + 8,
        "double": 2 * math.prod(norm) + 8,
        "bfloat16": 2 * math.prod(norm) + 8,
    }
