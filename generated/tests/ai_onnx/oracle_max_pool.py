# Emitted from spec/ai.onnx/MaxPool.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""MaxPool in plain loops: the oracle of its tests, for valid arguments only."""

import math

import numpy as np
import onnxops_functions as functions


def max_pool_1(X, *, kernel_shape, strides=None, pads=None, auto_pad="NOTSET"):
    # Y[n, c, *i] = X[n, c, *at(i, winner(n, c, i))]
    N = X.shape[0]
    C = X.shape[1]
    d = X.shape[2:]
    if strides is None:
        strides = [1] * len(d)
    ceil_mode = 0
    if pads is None:
        pads = [0] * (2 * len(d))
    dilations = [1] * len(d)

    def reach(a):
        return dilations[a] * (kernel_shape[a] - 1) + 1

    def needed(a):
        return functions.max(
            0, (functions.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a]
        )

    def before(a):
        return (
            pads[a]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a) // 2
            if auto_pad == "SAME_UPPER"
            else functions.ceildiv(needed(a), 2)
        )

    def padding(a):
        return (
            pads[a] + pads[a + len(d)]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a)
        )

    def room(a):
        return d[a] + padding(a) - reach(a)

    def steps(a):
        return functions.ceildiv(room(a), strides[a]) if ceil_mode else room(a) // strides[a]

    def size(a):
        return steps(a) + (0 if steps(a) * strides[a] >= d[a] + before(a) and ceil_mode else 1)

    def at(i, t):
        return [i[a] * strides[a] + t[a] * dilations[a] - before(a) for a in range(len(d))]

    def winner(n, c, i):
        return functions.argmax(
            (t, functions.value(X, n, c, *at(i, t)))
            for t in np.ndindex(*kernel_shape)
            if functions.inside(at(i, t), d)
        )

    Y = np.empty((N, C, *(size(a) for a in range(len(d)))), X.dtype)
    for n in range(N):
        for c in range(C):
            for i in np.ndindex(*(size(a) for a in range(len(d)))):
                Y[n, c, *i] = functions.element(X, n, c, *at(i, winner(n, c, i)))
    return Y


def max_pool_8(X, *, kernel_shape, strides=None, pads=None, auto_pad="NOTSET", storage_order=0):
    # Y[n, c, *i] = X[n, c, *at(i, winner(n, c, i))] Indices[n, c, *i] = (n * C + c) * prod(d) +
    # offset(at(i, winner(n, c, i)))
    N = X.shape[0]
    C = X.shape[1]
    d = X.shape[2:]
    if strides is None:
        strides = [1] * len(d)
    ceil_mode = 0
    if pads is None:
        pads = [0] * (2 * len(d))
    dilations = [1] * len(d)

    def reach(a):
        return dilations[a] * (kernel_shape[a] - 1) + 1

    def needed(a):
        return functions.max(
            0, (functions.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a]
        )

    def before(a):
        return (
            pads[a]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a) // 2
            if auto_pad == "SAME_UPPER"
            else functions.ceildiv(needed(a), 2)
        )

    def padding(a):
        return (
            pads[a] + pads[a + len(d)]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a)
        )

    def room(a):
        return d[a] + padding(a) - reach(a)

    def steps(a):
        return functions.ceildiv(room(a), strides[a]) if ceil_mode else room(a) // strides[a]

    def size(a):
        return steps(a) + (0 if steps(a) * strides[a] >= d[a] + before(a) and ceil_mode else 1)

    def at(i, t):
        return [i[a] * strides[a] + t[a] * dilations[a] - before(a) for a in range(len(d))]

    def winner(n, c, i):
        return functions.argmax(
            (t, functions.value(X, n, c, *at(i, t)))
            for t in np.ndindex(*kernel_shape)
            if functions.inside(at(i, t), d)
        )

    def offset(p):
        return (
            functions.ravel(list(reversed(p)), list(reversed(d)))
            if storage_order
            else functions.ravel(p, d)
        )

    Y = np.empty((N, C, *(size(a) for a in range(len(d)))), X.dtype)
    Indices = np.empty((N, C, *(size(a) for a in range(len(d)))), np.dtype("int64"))
    for n in range(N):
        for c in range(C):
            for i in np.ndindex(*(size(a) for a in range(len(d)))):
                Y[n, c, *i] = functions.element(X, n, c, *at(i, winner(n, c, i)))
    for n in range(N):
        for c in range(C):
            for i in np.ndindex(*(size(a) for a in range(len(d)))):
                Indices[n, c, *i] = functions.stored(
                    (n * C + c) * math.prod(d) + offset(at(i, winner(n, c, i))), Indices.dtype
                )
    return Y, Indices


def max_pool_10(
    X,
    *,
    kernel_shape,
    strides=None,
    pads=None,
    auto_pad="NOTSET",
    storage_order=0,
    dilations=None,
    ceil_mode=0,
):
    # Y[n, c, *i] = X[n, c, *at(i, winner(n, c, i))] Indices[n, c, *i] = (n * C + c) * prod(d) +
    # offset(at(i, winner(n, c, i)))
    N = X.shape[0]
    C = X.shape[1]
    d = X.shape[2:]
    if strides is None:
        strides = [1] * len(d)
    if pads is None:
        pads = [0] * (2 * len(d))
    if dilations is None:
        dilations = [1] * len(d)

    def reach(a):
        return dilations[a] * (kernel_shape[a] - 1) + 1

    def needed(a):
        return functions.max(
            0, (functions.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a]
        )

    def before(a):
        return (
            pads[a]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a) // 2
            if auto_pad == "SAME_UPPER"
            else functions.ceildiv(needed(a), 2)
        )

    def padding(a):
        return (
            pads[a] + pads[a + len(d)]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a)
        )

    def room(a):
        return d[a] + padding(a) - reach(a)

    def steps(a):
        return functions.ceildiv(room(a), strides[a]) if ceil_mode else room(a) // strides[a]

    def size(a):
        return steps(a) + (0 if steps(a) * strides[a] >= d[a] + before(a) and ceil_mode else 1)

    def at(i, t):
        return [i[a] * strides[a] + t[a] * dilations[a] - before(a) for a in range(len(d))]

    def winner(n, c, i):
        return functions.argmax(
            (t, functions.value(X, n, c, *at(i, t)))
            for t in np.ndindex(*kernel_shape)
            if functions.inside(at(i, t), d)
        )

    def offset(p):
        return (
            functions.ravel(list(reversed(p)), list(reversed(d)))
            if storage_order
            else functions.ravel(p, d)
        )

    Y = np.empty((N, C, *(size(a) for a in range(len(d)))), X.dtype)
    Indices = np.empty((N, C, *(size(a) for a in range(len(d)))), np.dtype("int64"))
    for n in range(N):
        for c in range(C):
            for i in np.ndindex(*(size(a) for a in range(len(d)))):
                Y[n, c, *i] = functions.element(X, n, c, *at(i, winner(n, c, i)))
    for n in range(N):
        for c in range(C):
            for i in np.ndindex(*(size(a) for a in range(len(d)))):
                Indices[n, c, *i] = functions.stored(
                    (n * C + c) * math.prod(d) + offset(at(i, winner(n, c, i))), Indices.dtype
                )
    return Y, Indices


max_pool_11 = max_pool_10


max_pool_12 = max_pool_10


max_pool_22 = max_pool_10
