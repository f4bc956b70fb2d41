# Emitted from spec/ai.onnx/Conv.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Conv in plain loops: the oracle of its tests, for valid arguments only."""

import math

import numpy as np
import onnxops_functions as functions


def conv_1(
    X,
    W,
    B=None,
    *,
    kernel_shape=None,
    strides=None,
    dilations=None,
    pads=None,
    auto_pad="NOTSET",
    group=1,
):
    # Y[n, m, *i] = sum(X[n, channel(m, c), *at(i, t)] * W[m, c, *t] for c in range(CG) for t in
    # grid(kernel) if inside(at(i, t), d)) + bias(m)
    N = X.shape[0]
    d = X.shape[2:]
    M = W.shape[0]
    CG = W.shape[1]
    kernel = W.shape[2:]
    if strides is None:
        strides = [1] * len(d)
    if dilations is None:
        dilations = [1] * len(d)

    def reach(a):
        return dilations[a] * (kernel[a] - 1) + 1

    if pads is None:
        pads = [0] * (2 * len(d))

    def needed(a):
        return functions.max(
            0, (functions.ceildiv(d[a], strides[a]) - 1) * strides[a] + reach(a) - d[a]
        )

    def padding(a):
        return (
            pads[a] + pads[a + len(d)]
            if auto_pad == "NOTSET"
            else 0
            if auto_pad == "VALID"
            else needed(a)
            if auto_pad == "SAME_UPPER"
            else needed(a)
        )

    def room(a):
        return d[a] + padding(a) - reach(a)

    def size(a):
        return room(a) // strides[a] + 1

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

    def at(i, t):
        return [i[a] * strides[a] + t[a] * dilations[a] - before(a) for a in range(len(d))]

    def channel(m, c):
        return m // (M // group) * CG + c

    def bias(m):
        return functions.value(B, m) if B is not None else 0

    Y = np.empty((N, M, *(size(a) for a in range(len(d)))), X.dtype)
    for n in range(N):
        for m in range(M):
            for i in np.ndindex(*(size(a) for a in range(len(d)))):
                Y[n, m, *i] = functions.stored(
                    sum(
                        functions.value(X, n, channel(m, c), *at(i, t))
                        * functions.value(W, m, c, *t)
                        for c in range(CG)
                        for t in np.ndindex(*kernel)
                        if functions.inside(at(i, t), d)
                    )
                    + bias(m),
                    Y.dtype,
                )
    return Y


conv_11 = conv_1


conv_22 = conv_1


def ulps_of_conv_1(
    X,
    W,
    B=None,
    *,
    kernel_shape=None,
    strides=None,
    dilations=None,
    pads=None,
    auto_pad="NOTSET",
    group=1,
):
    # Products are added in an order of the implementation's choice, and each sum and product is
    # rounded.
    CG = W.shape[1]
    kernel = W.shape[2:]
    return {
        "float": 2 * CG * math.prod(kernel) + 4,
        "float16": 2 * CG * math.prod(kernel) + 4,
        "double": 2 * CG * math.prod(kernel) + 4,
    }


ulps_of_conv_11 = ulps_of_conv_1


def ulps_of_conv_22(
    X,
    W,
    B=None,
    *,
    kernel_shape=None,
    strides=None,
    dilations=None,
    pads=None,
    auto_pad="NOTSET",
    group=1,
):
    # Products are added in an order of the implementation's choice, and each sum and product is
    # rounded.
    CG = W.shape[1]
    kernel = W.shape[2:]
    return {
        "float": 2 * CG * math.prod(kernel) + 4,
        "float16": 2 * CG * math.prod(kernel) + 4,
        "double": 2 * CG * math.prod(kernel) + 4,
        "bfloat16": 2 * CG * math.prod(kernel) + 4,
    }
