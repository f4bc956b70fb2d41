# Emitted from spec/ai.onnx/Transpose.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Transpose in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np


def transpose_1(data, *, perm=None):
    # transposed[*(i[p] for p in perm)] = data[*i]
    d = data.shape
    if perm is None:
        perm = list(reversed(range(len(d))))
    transposed = np.empty((*(d[p] for p in perm),), data.dtype)
    for i in np.ndindex(*data.shape):
        transposed[*(i[p] for p in perm)] = data[*i]
    return transposed


transpose_13 = transpose_1


transpose_21 = transpose_1


transpose_23 = transpose_1


transpose_24 = transpose_1


transpose_25 = transpose_1
