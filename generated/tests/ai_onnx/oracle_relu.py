# Emitted from spec/ai.onnx/Relu.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Relu in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def relu_1(X, *, consumed_inputs=None):
    # Y[*i] = 0 if X[*i] < 0 else X[*i]
    s = X.shape
    Y = np.empty((*s,), X.dtype)
    for i in np.ndindex(*Y.shape):
        Y[*i] = functions.stored(0, Y.dtype) if X.item(*i) < 0 else X[*i]
    return Y


def relu_6(X):
    # Y[*i] = 0 if X[*i] < 0 else X[*i]
    s = X.shape
    Y = np.empty((*s,), X.dtype)
    for i in np.ndindex(*Y.shape):
        Y[*i] = functions.stored(0, Y.dtype) if X.item(*i) < 0 else X[*i]
    return Y


relu_13 = relu_6


relu_14 = relu_6
