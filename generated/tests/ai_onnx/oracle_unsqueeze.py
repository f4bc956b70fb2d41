# Emitted from spec/ai.onnx/Unsqueeze.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Unsqueeze in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def unsqueeze_1(data, *, axes):
    # expanded[*insert(i, axes, 0)] = data[*i]
    d = data.shape
    expanded = np.empty(functions.insert(d, axes, 1), data.dtype)
    for i in np.ndindex(*data.shape):
        expanded[*functions.insert(i, axes, 0)] = data[*i]
    return expanded


def unsqueeze_11(data, *, axes):
    # expanded[*insert(i, axes, 0)] = data[*i]
    axes = [axis + (data.ndim + len(axes)) if axis < 0 else axis for axis in axes]
    d = data.shape
    expanded = np.empty(functions.insert(d, axes, 1), data.dtype)
    for i in np.ndindex(*data.shape):
        expanded[*functions.insert(i, axes, 0)] = data[*i]
    return expanded


def unsqueeze_13(data, axes):
    # expanded[*insert(i, axes, 0)] = data[*i]
    axes = axes.tolist()
    axes = [axis + (data.ndim + len(axes)) if axis < 0 else axis for axis in axes]
    d = data.shape
    expanded = np.empty(functions.insert(d, axes, 1), data.dtype)
    for i in np.ndindex(*data.shape):
        expanded[*functions.insert(i, axes, 0)] = data[*i]
    return expanded


unsqueeze_21 = unsqueeze_13


unsqueeze_23 = unsqueeze_13


unsqueeze_24 = unsqueeze_13


unsqueeze_25 = unsqueeze_13
