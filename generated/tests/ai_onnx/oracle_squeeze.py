# Emitted from spec/ai.onnx/Squeeze.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Squeeze in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def squeeze_1(data, *, axes=None):
    # squeezed[*i] = data[*insert(i, axes, 0)]
    d = data.shape
    if axes is None:
        axes = [a for a in range(len(d)) if d[a] == 1]
    squeezed = np.empty(functions.drop(d, axes), data.dtype)
    for i in np.ndindex(*squeezed.shape):
        squeezed[*i] = functions.element(data, *functions.insert(i, axes, 0))
    return squeezed


def squeeze_11(data, *, axes=None):
    # squeezed[*i] = data[*insert(i, axes, 0)]
    d = data.shape
    if axes is None:
        axes = [a for a in range(len(d)) if d[a] == 1]
    axes = [axis + data.ndim if axis < 0 else axis for axis in axes]
    squeezed = np.empty(functions.drop(d, axes), data.dtype)
    for i in np.ndindex(*squeezed.shape):
        squeezed[*i] = functions.element(data, *functions.insert(i, axes, 0))
    return squeezed


def squeeze_13(data, axes=None):
    # squeezed[*i] = data[*insert(i, axes, 0)]
    axes = axes.tolist() if axes is not None else None
    d = data.shape
    if axes is None:
        axes = [a for a in range(len(d)) if d[a] == 1]
    axes = [axis + data.ndim if axis < 0 else axis for axis in axes]
    squeezed = np.empty(functions.drop(d, axes), data.dtype)
    for i in np.ndindex(*squeezed.shape):
        squeezed[*i] = functions.element(data, *functions.insert(i, axes, 0))
    return squeezed


squeeze_21 = squeeze_13


squeeze_23 = squeeze_13


squeeze_24 = squeeze_13


squeeze_25 = squeeze_13
