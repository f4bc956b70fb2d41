# Emitted from spec/ai.onnx/Expand.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Expand in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def expand_8(input, shape):
    # output[*i] = input[*source(i)]
    d = input.shape

    def source(i):
        return [i[len(i) - len(d) + a] if d[a] != 1 else 0 for a in range(len(d))]

    shape = shape.tolist()
    m = len(shape)
    axes = functions.max(len(d), m)

    def have(a):
        return d[a - axes + len(d)] if a >= axes - len(d) else 1

    def want(a):
        return shape[a - axes + m] if a >= axes - m else 1

    def size(a):
        return have(a) * want(a) if any(n <= 1 for n in [have(a), want(a)]) else have(a)

    output = np.empty([size(a) for a in range(axes)], input.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = functions.element(input, *source(i))
    return output


expand_13 = expand_8
