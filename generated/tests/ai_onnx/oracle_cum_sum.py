# Emitted from spec/ai.onnx/CumSum.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""CumSum in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def cum_sum_11(x, axis, *, exclusive=0, reverse=0):
    # y[*o, j, *i] = sum(x[*o, l, *i] for l in range(n) if counts(l, j))
    axis = axis.tolist()
    if axis < 0:
        axis += x.ndim
    outer = x.shape[:axis]
    n = x.shape[axis]
    inner = x.shape[axis + 1 :]

    def counts(l, j):
        return (l > j if reverse else l < j) or (l == j and (not exclusive))

    y = np.empty((*outer, n, *inner), x.dtype)
    for o in np.ndindex(*outer):
        for j in range(n):
            for i in np.ndindex(*inner):
                y[*o, j, *i] = functions.stored(
                    sum(functions.value(x, *o, l, *i) for l in range(n) if counts(l, j)), y.dtype
                )
    return y


cum_sum_14 = cum_sum_11


def ulps_of_cum_sum_11(x, axis, *, exclusive=0, reverse=0):
    # Implementations round each sum, or only the results.
    axis = axis.tolist()
    if axis < 0:
        axis += x.ndim
    n = x.shape[axis]
    return {"float": n, "double": n}


def ulps_of_cum_sum_14(x, axis, *, exclusive=0, reverse=0):
    # Implementations round each sum, or only the results.
    axis = axis.tolist()
    if axis < 0:
        axis += x.ndim
    n = x.shape[axis]
    return {"float": n, "float16": n, "double": n, "bfloat16": n}
