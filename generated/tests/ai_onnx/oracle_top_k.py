# Emitted from spec/ai.onnx/TopK.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""TopK in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def top_k_1(X, *, axis=-1, k):
    # Values[*o, j, *i] = X[*o, order(o, i)[j], *i] Indices[*o, j, *i] = order(o, i)[j]
    if axis < 0:
        axis += X.ndim
    outer = X.shape[:axis]
    inner = X.shape[axis + 1 :]
    n = X.shape[axis]

    def order(o, i):
        return functions.argsort(
            ((p, functions.value(X, *o, p, *i)) for p in range(n)), descending=1
        )

    Values = np.empty((*outer, k, *inner), X.dtype)
    Indices = np.empty((*outer, k, *inner), np.dtype("int64"))
    for o in np.ndindex(*outer):
        for j in range(k):
            for i in np.ndindex(*inner):
                Values[*o, j, *i] = functions.element(X, *o, order(o, i)[j], *i)
    for o in np.ndindex(*outer):
        for j in range(k):
            for i in np.ndindex(*inner):
                Indices[*o, j, *i] = functions.stored(order(o, i)[j], Indices.dtype)
    return Values, Indices


def top_k_10(X, K, *, axis=-1):
    # Values[*o, j, *i] = X[*o, order(o, i)[j], *i] Indices[*o, j, *i] = order(o, i)[j]
    if axis < 0:
        axis += X.ndim
    outer = X.shape[:axis]
    inner = X.shape[axis + 1 :]
    n = X.shape[axis]

    def order(o, i):
        return functions.argsort(
            ((p, functions.value(X, *o, p, *i)) for p in range(n)), descending=1
        )

    K = K.tolist()
    k = K[0]
    Values = np.empty((*outer, k, *inner), X.dtype)
    Indices = np.empty((*outer, k, *inner), np.dtype("int64"))
    for o in np.ndindex(*outer):
        for j in range(k):
            for i in np.ndindex(*inner):
                Values[*o, j, *i] = functions.element(X, *o, order(o, i)[j], *i)
    for o in np.ndindex(*outer):
        for j in range(k):
            for i in np.ndindex(*inner):
                Indices[*o, j, *i] = functions.stored(order(o, i)[j], Indices.dtype)
    return Values, Indices


def top_k_11(X, K, *, axis=-1, largest=1, sorted_=1):
    # Values[*o, j, *i] = X[*o, order(o, i)[j], *i] Indices[*o, j, *i] = order(o, i)[j]
    if axis < 0:
        axis += X.ndim
    outer = X.shape[:axis]
    inner = X.shape[axis + 1 :]
    n = X.shape[axis]

    def order(o, i):
        return functions.argsort(
            ((p, functions.value(X, *o, p, *i)) for p in range(n)), descending=largest
        )

    K = K.tolist()
    k = K[0]
    Values = np.empty((*outer, k, *inner), X.dtype)
    Indices = np.empty((*outer, k, *inner), np.dtype("int64"))
    for o in np.ndindex(*outer):
        for j in range(k):
            for i in np.ndindex(*inner):
                Values[*o, j, *i] = functions.element(X, *o, order(o, i)[j], *i)
    for o in np.ndindex(*outer):
        for j in range(k):
            for i in np.ndindex(*inner):
                Indices[*o, j, *i] = functions.stored(order(o, i)[j], Indices.dtype)
    return Values, Indices


top_k_24 = top_k_11
