# Emitted from spec/ai.onnx/Split.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Split in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def split_1(input, split_input=None, *, n_outputs, axis=None, split=None):
    # outputs[k][*o, j, *i] = input[*o, sum(split[:k]) + j, *i]
    if axis is None:
        axis = 0
    n = input.shape[axis]
    if split is None:
        split = [n // n_outputs] * n_outputs
    outer = input.shape[:axis]
    inner = input.shape[axis + 1 :]
    outputs = [np.empty((*outer, split[k], *inner), input.dtype) for k in range(n_outputs)]
    for k in range(len(outputs)):
        for o in np.ndindex(*outer):
            for j in range(split[k]):
                for i in np.ndindex(*inner):
                    outputs[k][*o, j, *i] = functions.element(input, *o, sum(split[:k]) + j, *i)
    return outputs


def split_2(input, *, n_outputs, axis=0, split=None):
    # outputs[k][*o, j, *i] = input[*o, sum(split[:k]) + j, *i]
    if axis < 0:
        axis += input.ndim
    n = input.shape[axis]
    if split is None:
        split = [n // n_outputs] * n_outputs
    outer = input.shape[:axis]
    inner = input.shape[axis + 1 :]
    outputs = [np.empty((*outer, split[k], *inner), input.dtype) for k in range(n_outputs)]
    for k in range(len(outputs)):
        for o in np.ndindex(*outer):
            for j in range(split[k]):
                for i in np.ndindex(*inner):
                    outputs[k][*o, j, *i] = functions.element(input, *o, sum(split[:k]) + j, *i)
    return outputs


split_11 = split_2


def split_13(input, split=None, *, n_outputs, axis=0):
    # outputs[k][*o, j, *i] = input[*o, sum(split[:k]) + j, *i]
    split = split.tolist() if split is not None else None
    if axis < 0:
        axis += input.ndim
    n = input.shape[axis]
    if split is None:
        split = [n // n_outputs] * n_outputs
    outer = input.shape[:axis]
    inner = input.shape[axis + 1 :]
    outputs = [np.empty((*outer, split[k], *inner), input.dtype) for k in range(n_outputs)]
    for k in range(len(outputs)):
        for o in np.ndindex(*outer):
            for j in range(split[k]):
                for i in np.ndindex(*inner):
                    outputs[k][*o, j, *i] = functions.element(input, *o, sum(split[:k]) + j, *i)
    return outputs


def split_18(input, split=None, *, n_outputs, axis=0, num_outputs=None):
    # outputs[k][*o, j, *i] = input[*o, sum(split[:k]) + j, *i]
    split = split.tolist() if split is not None else None
    if num_outputs is None:
        num_outputs = n_outputs
    if axis < 0:
        axis += input.ndim
    n = input.shape[axis]
    part = functions.ceildiv(n, num_outputs)
    if split is None:
        split = [part if k + 1 < num_outputs else n - k * part for k in range(num_outputs)]
    outer = input.shape[:axis]
    inner = input.shape[axis + 1 :]
    outputs = [np.empty((*outer, split[k], *inner), input.dtype) for k in range(n_outputs)]
    for k in range(len(outputs)):
        for o in np.ndindex(*outer):
            for j in range(split[k]):
                for i in np.ndindex(*inner):
                    outputs[k][*o, j, *i] = functions.element(input, *o, sum(split[:k]) + j, *i)
    return outputs
