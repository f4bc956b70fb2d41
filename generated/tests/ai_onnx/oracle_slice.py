# Emitted from spec/ai.onnx/Slice.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Slice in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def slice_1(data, *, starts, ends, axes=None):
    # output[*i] = data[*(first(a) + i[a] * pick(steps, a) if a in axes else i[a] for a in
    # range(len(d)))]
    if axes is None:
        axes = range(len(starts))
    d = data.shape
    steps = [1] * len(starts)

    def pick(v, a):
        return sum(v[k] for k in range(len(axes)) if axes[k] == a)

    def from_end(x, n):
        return x + n if x < 0 else x

    def first(a):
        return functions.min(
            functions.clamp(from_end(pick(starts, a), d[a]), 0, d[a]),
            d[a] if pick(steps, a) > 0 else d[a] - 1,
        )

    def last(a):
        return functions.clamp(from_end(pick(ends, a), d[a]), 0 if pick(steps, a) > 0 else -1, d[a])

    def size(a):
        return functions.max(0, functions.ceildiv(last(a) - first(a), pick(steps, a)))

    output = np.empty((*(size(a) if a in axes else d[a] for a in range(len(d))),), data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = functions.element(
            data, *(first(a) + i[a] * pick(steps, a) if a in axes else i[a] for a in range(len(d)))
        )
    return output


def slice_10(data, starts, ends, axes=None, steps=None):
    # output[*i] = data[*(first(a) + i[a] * pick(steps, a) if a in axes else i[a] for a in
    # range(len(d)))]
    axes = axes.tolist() if axes is not None else None
    starts = starts.tolist()
    if axes is None:
        axes = range(len(starts))
    steps = steps.tolist() if steps is not None else None
    if steps is None:
        steps = [1] * len(starts)
    d = data.shape

    def pick(v, a):
        return sum(v[k] for k in range(len(axes)) if axes[k] == a)

    def from_end(x, n):
        return x + n if x < 0 else x

    def first(a):
        return functions.min(
            functions.clamp(from_end(pick(starts, a), d[a]), 0, d[a]),
            d[a] if pick(steps, a) > 0 else d[a] - 1,
        )

    ends = ends.tolist()

    def last(a):
        return functions.clamp(from_end(pick(ends, a), d[a]), 0 if pick(steps, a) > 0 else -1, d[a])

    def size(a):
        return functions.max(0, functions.ceildiv(last(a) - first(a), pick(steps, a)))

    output = np.empty((*(size(a) if a in axes else d[a] for a in range(len(d))),), data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = functions.element(
            data, *(first(a) + i[a] * pick(steps, a) if a in axes else i[a] for a in range(len(d)))
        )
    return output


def slice_11(data, starts, ends, axes=None, steps=None):
    # output[*i] = data[*(first(a) + i[a] * pick(steps, a) if a in axes else i[a] for a in
    # range(len(d)))]
    axes = axes.tolist() if axes is not None else None
    starts = starts.tolist()
    if axes is None:
        axes = range(len(starts))
    axes = [axis + data.ndim if axis < 0 else axis for axis in axes]
    steps = steps.tolist() if steps is not None else None
    if steps is None:
        steps = [1] * len(starts)
    d = data.shape

    def pick(v, a):
        return sum(v[k] for k in range(len(axes)) if axes[k] == a)

    def from_end(x, n):
        return x + n if x < 0 else x

    def first(a):
        return functions.min(
            functions.clamp(from_end(pick(starts, a), d[a]), 0, d[a]),
            d[a] if pick(steps, a) > 0 else d[a] - 1,
        )

    ends = ends.tolist()

    def last(a):
        return functions.clamp(from_end(pick(ends, a), d[a]), 0 if pick(steps, a) > 0 else -1, d[a])

    def size(a):
        return functions.max(0, functions.ceildiv(last(a) - first(a), pick(steps, a)))

    output = np.empty((*(size(a) if a in axes else d[a] for a in range(len(d))),), data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = functions.element(
            data, *(first(a) + i[a] * pick(steps, a) if a in axes else i[a] for a in range(len(d)))
        )
    return output


slice_13 = slice_11
