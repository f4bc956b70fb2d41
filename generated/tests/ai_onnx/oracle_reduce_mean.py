# Emitted from spec/ai.onnx/ReduceMean.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""ReduceMean in plain loops: the oracle of its tests, for valid arguments only."""

import math

import numpy as np
import onnxops_functions as functions


def reduce_mean_1(data, *, axes=None, keepdims=1):
    # reduced[*i] = sum(data[*source(i, l)] for l in grid(folded)) / prod(folded) if prod(folded) >
    # 0 else 0
    d = data.shape
    if axes is None:
        axes = []
    chosen = range(len(d)) if len(axes) == 0 else axes
    folded = [d[a] for a in chosen]

    def source(i, l):
        return functions.put(i, chosen, l) if keepdims else functions.insert(i, chosen, l)

    reduced = np.empty(
        functions.put(d, chosen, 1) if keepdims else functions.drop(d, chosen), data.dtype
    )
    for i in np.ndindex(*reduced.shape):
        reduced[*i] = functions.stored(
            functions.divide(
                sum(functions.value(data, *source(i, l)) for l in np.ndindex(*folded)),
                math.prod(folded),
            )
            if math.prod(folded) > 0
            else 0,
            reduced.dtype,
        )
    return reduced


def reduce_mean_11(data, *, axes=None, keepdims=1):
    # reduced[*i] = sum(data[*source(i, l)] for l in grid(folded)) / prod(folded) if prod(folded) >
    # 0 else 0
    d = data.shape
    if axes is None:
        axes = []
    axes = [axis + data.ndim if axis < 0 else axis for axis in axes]
    chosen = range(len(d)) if len(axes) == 0 else axes
    folded = [d[a] for a in chosen]

    def source(i, l):
        return functions.put(i, chosen, l) if keepdims else functions.insert(i, chosen, l)

    reduced = np.empty(
        functions.put(d, chosen, 1) if keepdims else functions.drop(d, chosen), data.dtype
    )
    for i in np.ndindex(*reduced.shape):
        reduced[*i] = functions.stored(
            functions.divide(
                sum(functions.value(data, *source(i, l)) for l in np.ndindex(*folded)),
                math.prod(folded),
            )
            if math.prod(folded) > 0
            else 0,
            reduced.dtype,
        )
    return reduced


reduce_mean_13 = reduce_mean_11


def reduce_mean_18(data, axes=None, *, keepdims=1, noop_with_empty_axes=0):
    # reduced[*i] = sum(data[*source(i, l)] for l in grid(folded)) / prod(folded) if prod(folded) >
    # 0 else 0
    d = data.shape
    axes = axes.tolist() if axes is not None else None
    if axes is None:
        axes = []
    axes = [axis + data.ndim if axis < 0 else axis for axis in axes]
    chosen = range(len(d)) if len(axes) == 0 and (not noop_with_empty_axes) else axes
    folded = [d[a] for a in chosen]

    def source(i, l):
        return functions.put(i, chosen, l) if keepdims else functions.insert(i, chosen, l)

    reduced = np.empty(
        functions.put(d, chosen, 1) if keepdims else functions.drop(d, chosen), data.dtype
    )
    for i in np.ndindex(*reduced.shape):
        reduced[*i] = functions.stored(
            functions.divide(
                sum(functions.value(data, *source(i, l)) for l in np.ndindex(*folded)),
                math.prod(folded),
            )
            if math.prod(folded) > 0
            else 0,
            reduced.dtype,
        )
    return reduced


def ulps_of_reduce_mean_1(data, *, axes=None, keepdims=1):
    # Numbers are added in an order of the implementation's choice, and each sum may be rounded, and
    # the quotient.
    d = data.shape
    if axes is None:
        axes = []
    chosen = range(len(d)) if len(axes) == 0 else axes
    folded = [d[a] for a in chosen]
    return {
        "float": 2 * math.prod(folded) + 1,
        "float16": 2 * math.prod(folded) + 1,
        "double": 2 * math.prod(folded) + 1,
    }


def ulps_of_reduce_mean_11(data, *, axes=None, keepdims=1):
    # Numbers are added in an order of the implementation's choice, and each sum may be rounded, and
    # the quotient.
    d = data.shape
    if axes is None:
        axes = []
    axes = [axis + data.ndim if axis < 0 else axis for axis in axes]
    chosen = range(len(d)) if len(axes) == 0 else axes
    folded = [d[a] for a in chosen]
    return {
        "float": 2 * math.prod(folded) + 1,
        "float16": 2 * math.prod(folded) + 1,
        "double": 2 * math.prod(folded) + 1,
    }


def ulps_of_reduce_mean_13(data, *, axes=None, keepdims=1):
    # Numbers are added in an order of the implementation's choice, and each sum may be rounded, and
    # the quotient.
    d = data.shape
    if axes is None:
        axes = []
    axes = [axis + data.ndim if axis < 0 else axis for axis in axes]
    chosen = range(len(d)) if len(axes) == 0 else axes
    folded = [d[a] for a in chosen]
    return {
        "float": 2 * math.prod(folded) + 1,
        "float16": 2 * math.prod(folded) + 1,
        "double": 2 * math.prod(folded) + 1,
        "bfloat16": 2 * math.prod(folded) + 1,
    }


def ulps_of_reduce_mean_18(data, axes=None, *, keepdims=1, noop_with_empty_axes=0):
    # Numbers are added in an order of the implementation's choice, and each sum may be rounded, and
    # the quotient.
    d = data.shape
    axes = axes.tolist() if axes is not None else None
    if axes is None:
        axes = []
    axes = [axis + data.ndim if axis < 0 else axis for axis in axes]
    chosen = range(len(d)) if len(axes) == 0 and (not noop_with_empty_axes) else axes
    folded = [d[a] for a in chosen]
    return {
        "float": 2 * math.prod(folded) + 1,
        "float16": 2 * math.prod(folded) + 1,
        "double": 2 * math.prod(folded) + 1,
        "bfloat16": 2 * math.prod(folded) + 1,
    }
