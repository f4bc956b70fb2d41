# Emitted from spec/ai.onnx/Hardmax.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Hardmax in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def hardmax_1(input, *, axis=1):
    # output[*o, *j] = 1 if j == best(o) else 0
    outer = input.shape[:axis]
    inner = input.shape[axis:]

    def best(o):
        return functions.argmax((l, functions.value(input, *o, *l)) for l in np.ndindex(*inner))

    output = np.empty((*outer, *inner), input.dtype)
    for o in np.ndindex(*outer):
        for j in np.ndindex(*inner):
            output[*o, *j] = functions.stored(1 if j == best(o) else 0, output.dtype)
    return output


def hardmax_11(input, *, axis=1):
    # output[*o, *j] = 1 if j == best(o) else 0
    if axis < 0:
        axis += input.ndim
    outer = input.shape[:axis]
    inner = input.shape[axis:]

    def best(o):
        return functions.argmax((l, functions.value(input, *o, *l)) for l in np.ndindex(*inner))

    output = np.empty((*outer, *inner), input.dtype)
    for o in np.ndindex(*outer):
        for j in np.ndindex(*inner):
            output[*o, *j] = functions.stored(1 if j == best(o) else 0, output.dtype)
    return output


def hardmax_13(input, *, axis=-1):
    # output[*o, j, *i] = 1 if j == best(o, i) else 0
    if axis < 0:
        axis += input.ndim
    outer = input.shape[:axis]
    n = input.shape[axis]
    inner = input.shape[axis + 1 :]

    def best(o, i):
        return functions.argmax((l, functions.value(input, *o, l, *i)) for l in range(n))

    output = np.empty((*outer, n, *inner), input.dtype)
    for o in np.ndindex(*outer):
        for j in range(n):
            for i in np.ndindex(*inner):
                output[*o, j, *i] = functions.stored(1 if j == best(o, i) else 0, output.dtype)
    return output
