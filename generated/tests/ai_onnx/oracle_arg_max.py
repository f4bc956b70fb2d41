# Emitted from spec/ai.onnx/ArgMax.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""ArgMax in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def arg_max_1(data, *, axis=0, keepdims=1):
    # reduced[*i] = argmax(data[*source(i, j)] for j in range(d[axis]))
    d = data.shape

    def source(i, j):
        return functions.put(i, [axis], j) if keepdims else functions.insert(i, [axis], j)

    reduced = np.empty(
        functions.put(d, [axis], 1) if keepdims else functions.drop(d, [axis]), np.dtype("int64")
    )
    for i in np.ndindex(*reduced.shape):
        reduced[*i] = functions.stored(
            functions.argmax((j, functions.value(data, *source(i, j))) for j in range(d[axis])),
            reduced.dtype,
        )
    return reduced


def arg_max_11(data, *, axis=0, keepdims=1):
    # reduced[*i] = argmax(data[*source(i, j)] for j in range(d[axis]))
    if axis < 0:
        axis += data.ndim
    d = data.shape

    def source(i, j):
        return functions.put(i, [axis], j) if keepdims else functions.insert(i, [axis], j)

    reduced = np.empty(
        functions.put(d, [axis], 1) if keepdims else functions.drop(d, [axis]), np.dtype("int64")
    )
    for i in np.ndindex(*reduced.shape):
        reduced[*i] = functions.stored(
            functions.argmax((j, functions.value(data, *source(i, j))) for j in range(d[axis])),
            reduced.dtype,
        )
    return reduced


def arg_max_12(data, *, axis=0, keepdims=1, select_last_index=0):
    # reduced[*i] = argmax((data[*source(i, j)] for j in range(d[axis])), last=select_last_index)
    if axis < 0:
        axis += data.ndim
    d = data.shape

    def source(i, j):
        return functions.put(i, [axis], j) if keepdims else functions.insert(i, [axis], j)

    reduced = np.empty(
        functions.put(d, [axis], 1) if keepdims else functions.drop(d, [axis]), np.dtype("int64")
    )
    for i in np.ndindex(*reduced.shape):
        reduced[*i] = functions.stored(
            functions.argmax(
                ((j, functions.value(data, *source(i, j))) for j in range(d[axis])),
                last=select_last_index,
            ),
            reduced.dtype,
        )
    return reduced


arg_max_13 = arg_max_12
