# Emitted from spec/ai.onnx/Concat.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Concat in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np


def concat_1(inputs, *, axis=None):
    # concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]
    if axis is None:
        axis = 1
    outer = inputs[0].shape[:axis]
    n = [each.shape[axis] for each in inputs]
    inner = inputs[0].shape[axis + 1 :]
    concat_result = np.empty((*outer, sum(n), *inner), inputs[0].dtype)
    for k in range(len(inputs)):
        for o in np.ndindex(*outer):
            for j in range(n[k]):
                for i in np.ndindex(*inner):
                    concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]
    return concat_result


def concat_4(inputs, *, axis):
    # concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]
    outer = inputs[0].shape[:axis]
    n = [each.shape[axis] for each in inputs]
    inner = inputs[0].shape[axis + 1 :]
    concat_result = np.empty((*outer, sum(n), *inner), inputs[0].dtype)
    for k in range(len(inputs)):
        for o in np.ndindex(*outer):
            for j in range(n[k]):
                for i in np.ndindex(*inner):
                    concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]
    return concat_result


def concat_11(inputs, *, axis):
    # concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]
    if axis < 0:
        axis += inputs[0].ndim
    outer = inputs[0].shape[:axis]
    n = [each.shape[axis] for each in inputs]
    inner = inputs[0].shape[axis + 1 :]
    concat_result = np.empty((*outer, sum(n), *inner), inputs[0].dtype)
    for k in range(len(inputs)):
        for o in np.ndindex(*outer):
            for j in range(n[k]):
                for i in np.ndindex(*inner):
                    concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]
    return concat_result


concat_13 = concat_11
