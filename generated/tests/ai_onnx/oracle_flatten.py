# Emitted from spec/ai.onnx/Flatten.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Flatten in plain loops: the oracle of its tests, for valid arguments only."""

import math

import numpy as np
import onnxops_functions as functions


def flatten_1(input, *, axis=1):
    # output[*i] = input[*unravel(ravel(i, dims(output)), d)]
    d = input.shape
    rows = math.prod(d[:axis])
    columns = math.prod(d[axis:])
    output = np.empty((rows, columns), input.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = functions.element(
            input, *functions.unravel(functions.ravel(i, output.shape), d)
        )
    return output


flatten_9 = flatten_1


def flatten_11(input, *, axis=1):
    # output[*i] = input[*unravel(ravel(i, dims(output)), d)]
    d = input.shape
    if axis < 0:
        axis += input.ndim
    rows = math.prod(d[:axis])
    columns = math.prod(d[axis:])
    output = np.empty((rows, columns), input.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = functions.element(
            input, *functions.unravel(functions.ravel(i, output.shape), d)
        )
    return output


flatten_13 = flatten_11


flatten_21 = flatten_11


flatten_23 = flatten_11


flatten_24 = flatten_11


flatten_25 = flatten_11
