# Emitted from spec/ai.onnx/Reshape.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Reshape in plain loops: the oracle of its tests, for valid arguments only."""

import math

import numpy as np
import onnxops_functions as functions


def reshape_1(data, *, consumed_inputs=None, shape=None):
    # reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]
    d = data.shape
    if shape is None:
        shape = []

    def named(a):
        return d[a] if shape[a] == 0 else shape[a]

    known = math.prod(named(a) for a in range(len(shape)) if shape[a] != -1)
    rest = math.prod(d) // known if -1 in shape else 0
    reshaped = np.empty(
        [rest if shape[a] == -1 else named(a) for a in range(len(shape))], data.dtype
    )
    for i in np.ndindex(*reshaped.shape):
        reshaped[*i] = functions.element(
            data, *functions.unravel(functions.ravel(i, reshaped.shape), d)
        )
    return reshaped


def reshape_5(data, shape):
    # reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]
    d = data.shape
    shape = shape.tolist()

    def named(a):
        return d[a] if shape[a] == 0 else shape[a]

    known = math.prod(named(a) for a in range(len(shape)) if shape[a] != -1)
    rest = math.prod(d) // known if -1 in shape else 0
    reshaped = np.empty(
        [rest if shape[a] == -1 else named(a) for a in range(len(shape))], data.dtype
    )
    for i in np.ndindex(*reshaped.shape):
        reshaped[*i] = functions.element(
            data, *functions.unravel(functions.ravel(i, reshaped.shape), d)
        )
    return reshaped


reshape_13 = reshape_5


def reshape_14(data, shape, *, allowzero=0):
    # reshaped[*i] = data[*unravel(ravel(i, dims(reshaped)), d)]
    d = data.shape
    shape = shape.tolist()

    def named(a):
        return d[a] if shape[a] == 0 and allowzero == 0 else shape[a]

    known = math.prod(named(a) for a in range(len(shape)) if shape[a] != -1)
    rest = math.prod(d) // known if -1 in shape else 0
    reshaped = np.empty(
        [rest if shape[a] == -1 else named(a) for a in range(len(shape))], data.dtype
    )
    for i in np.ndindex(*reshaped.shape):
        reshaped[*i] = functions.element(
            data, *functions.unravel(functions.ravel(i, reshaped.shape), d)
        )
    return reshaped


reshape_19 = reshape_14


reshape_21 = reshape_14


reshape_23 = reshape_14


reshape_24 = reshape_14


reshape_25 = reshape_14
