# Emitted from spec/ai.onnx/Shape.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Shape in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def shape_1(data):
    # shape[a] = d[a]
    d = data.shape
    shape = np.empty((len(d),), np.dtype("int64"))
    for a in range(len(d)):
        shape[a] = functions.stored(d[a], shape.dtype)
    return shape


shape_13 = shape_1


def shape_15(data, *, end=None, start=0):
    # shape[a] = d[place(start) + a]
    d = data.shape
    if end is None:
        end = len(d)

    def place_(x):
        return functions.clamp(x + len(d) if x < 0 else x, 0, len(d))

    shape = np.empty((functions.max(0, place_(end) - place_(start)),), np.dtype("int64"))
    for a in range(functions.max(0, place_(end) - place_(start))):
        shape[a] = functions.stored(d[place_(start) + a], shape.dtype)
    return shape


shape_19 = shape_15


shape_21 = shape_15


shape_23 = shape_15


shape_24 = shape_15


shape_25 = shape_15
