# Emitted from spec/ai.onnx/Softmax.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Softmax in plain loops: the oracle of its tests, for valid arguments only."""

import math

import numpy as np
import onnxops_functions as functions


def softmax_1(input, *, axis=1):
    # output[*o, *j] = exp(input[*o, *j] - peak(o)) / scale(o)
    outer = input.shape[:axis]
    inner = input.shape[axis:]

    def peak(o):
        return functions.max(functions.value(input, *o, *l) for l in np.ndindex(*inner))

    def scale(o):
        return sum(
            functions.exp(functions.value(input, *o, *l) - peak(o)) for l in np.ndindex(*inner)
        )

    output = np.empty((*outer, *inner), input.dtype)
    for o in np.ndindex(*outer):
        for j in np.ndindex(*inner):
            output[*o, *j] = functions.stored(
                functions.divide(functions.exp(input.item(*o, *j) - peak(o)), scale(o)),
                output.dtype,
            )
    return output


def softmax_11(input, *, axis=1):
    # output[*o, *j] = exp(input[*o, *j] - peak(o)) / scale(o)
    if axis < 0:
        axis += input.ndim
    outer = input.shape[:axis]
    inner = input.shape[axis:]

    def peak(o):
        return functions.max(functions.value(input, *o, *l) for l in np.ndindex(*inner))

    def scale(o):
        return sum(
            functions.exp(functions.value(input, *o, *l) - peak(o)) for l in np.ndindex(*inner)
        )

    output = np.empty((*outer, *inner), input.dtype)
    for o in np.ndindex(*outer):
        for j in np.ndindex(*inner):
            output[*o, *j] = functions.stored(
                functions.divide(functions.exp(input.item(*o, *j) - peak(o)), scale(o)),
                output.dtype,
            )
    return output


def softmax_13(input, *, axis=-1):
    # output[*o, j, *i] = exp(input[*o, j, *i] - peak(o, i)) / scale(o, i)
    if axis < 0:
        axis += input.ndim
    outer = input.shape[:axis]
    n = input.shape[axis]
    inner = input.shape[axis + 1 :]

    def peak(o, i):
        return functions.max(functions.value(input, *o, l, *i) for l in range(n))

    def scale(o, i):
        return sum(functions.exp(functions.value(input, *o, l, *i) - peak(o, i)) for l in range(n))

    output = np.empty((*outer, n, *inner), input.dtype)
    for o in np.ndindex(*outer):
        for j in range(n):
            for i in np.ndindex(*inner):
                output[*o, j, *i] = functions.stored(
                    functions.divide(
                        functions.exp(input.item(*o, j, *i) - peak(o, i)), scale(o, i)
                    ),
                    output.dtype,
                )
    return output


def ulps_of_softmax_1(input, *, axis=1):
    # Each power is rounded, and so are their sum, added in any order, and the quotient.
    inner = input.shape[axis:]
    return {
        "float": 2 * math.prod(inner) + 16,
        "float16": 2 * math.prod(inner) + 16,
        "double": 2 * math.prod(inner) + 16,
    }


def ulps_of_softmax_11(input, *, axis=1):
    # Each power is rounded, and so are their sum, added in any order, and the quotient.
    if axis < 0:
        axis += input.ndim
    inner = input.shape[axis:]
    return {
        "float": 2 * math.prod(inner) + 16,
        "float16": 2 * math.prod(inner) + 16,
        "double": 2 * math.prod(inner) + 16,
    }


def ulps_of_softmax_13(input, *, axis=-1):
    # Each power is rounded, and so are their sum, added in any order, and the quotient.
    if axis < 0:
        axis += input.ndim
    inner = input.shape[axis + 1 :]
    return {
        "float": 2 * math.prod(inner) + 16,
        "float16": 2 * math.prod(inner) + 16,
        "double": 2 * math.prod(inner) + 16,
        "bfloat16": 2 * math.prod(inner) + 16,
    }
