# Emitted from spec/ai.onnx/Where.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Where in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np


def where_9(condition, X, Y):
    # output[*i] = X[*i] if condition[*i] else Y[*i]
    s = np.broadcast_shapes(condition.shape, X.shape, Y.shape)
    condition = np.broadcast_to(condition, s)
    X = np.broadcast_to(X, s)
    Y = np.broadcast_to(Y, s)
    output = np.empty((*s,), X.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = X[*i] if condition.item(*i) else Y[*i]
    return output


where_16 = where_9
