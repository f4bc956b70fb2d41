# Emitted from spec/ai.onnx/ScatterElements.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""ScatterElements in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def scatter_elements_11(data, indices, updates, *, axis=0):
    # output[*i] = data[*i] output[*at(i)] = mix(output[*at(i)], updates[*i])
    if axis < 0:
        axis += data.ndim
    n = data.shape[axis]
    indices = np.where(indices < 0, indices + n, indices)

    def at(i):
        return functions.put(i, [axis], functions.value(indices, *i))

    def mix(x, u):
        return u

    outer = data.shape[:axis]
    inner = data.shape[axis + 1 :]
    output = np.empty((*outer, n, *inner), data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = data[*i]
    for i in np.ndindex(*updates.shape):
        output[*at(i)] = functions.stored(
            mix(functions.value(output, *at(i)), updates.item(*i)), output.dtype
        )
    return output


scatter_elements_13 = scatter_elements_11


def scatter_elements_16(data, indices, updates, *, axis=0, reduction="none"):
    # output[*i] = data[*i] output[*at(i)] = mix(output[*at(i)], updates[*i])
    if axis < 0:
        axis += data.ndim
    n = data.shape[axis]
    indices = np.where(indices < 0, indices + n, indices)

    def at(i):
        return functions.put(i, [axis], functions.value(indices, *i))

    def mix(x, u):
        return u if reduction == "none" else x + u if reduction == "add" else x * u

    outer = data.shape[:axis]
    inner = data.shape[axis + 1 :]
    output = np.empty((*outer, n, *inner), data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = data[*i]
    for i in np.ndindex(*updates.shape):
        output[*at(i)] = functions.stored(
            mix(functions.value(output, *at(i)), updates.item(*i)), output.dtype
        )
    return output


def scatter_elements_18(data, indices, updates, *, axis=0, reduction="none"):
    # output[*i] = data[*i] output[*at(i)] = mix(output[*at(i)], updates[*i])
    if axis < 0:
        axis += data.ndim
    n = data.shape[axis]
    indices = np.where(indices < 0, indices + n, indices)

    def at(i):
        return functions.put(i, [axis], functions.value(indices, *i))

    def mix(x, u):
        return (
            u
            if reduction == "none"
            else x + u
            if reduction == "add"
            else x * u
            if reduction == "mul"
            else functions.max(x, u)
            if reduction == "max"
            else functions.min(x, u)
        )

    outer = data.shape[:axis]
    inner = data.shape[axis + 1 :]
    output = np.empty((*outer, n, *inner), data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = data[*i]
    for i in np.ndindex(*updates.shape):
        output[*at(i)] = functions.stored(
            mix(functions.value(output, *at(i)), updates.item(*i)), output.dtype
        )
    return output
