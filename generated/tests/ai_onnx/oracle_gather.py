# Emitted from spec/ai.onnx/Gather.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Gather in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def gather_1(data, indices, *, axis=0):
    # output[*o, *p, *i] = data[*o, indices[*p], *i]
    if axis < 0:
        axis += data.ndim
    outer = data.shape[:axis]
    inner = data.shape[axis + 1 :]
    q = indices.shape
    output = np.empty((*outer, *q, *inner), data.dtype)
    for o in np.ndindex(*outer):
        for p in np.ndindex(*q):
            for i in np.ndindex(*inner):
                output[*o, *p, *i] = functions.element(data, *o, indices.item(*p), *i)
    return output


def gather_11(data, indices, *, axis=0):
    # output[*o, *p, *i] = data[*o, indices[*p], *i]
    if axis < 0:
        axis += data.ndim
    n = data.shape[axis]
    indices = np.where(indices < 0, indices + n, indices)
    outer = data.shape[:axis]
    inner = data.shape[axis + 1 :]
    q = indices.shape
    output = np.empty((*outer, *q, *inner), data.dtype)
    for o in np.ndindex(*outer):
        for p in np.ndindex(*q):
            for i in np.ndindex(*inner):
                output[*o, *p, *i] = functions.element(data, *o, indices.item(*p), *i)
    return output


gather_13 = gather_11
