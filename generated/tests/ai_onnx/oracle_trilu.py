# Emitted from spec/ai.onnx/Trilu.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Trilu in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def trilu_14(input, k=None, *, upper=1):
    # output[*b, i, j] = input[*b, i, j] if (j - i >= k if upper != 0 else j - i <= k) else 0
    if k is None:
        k = 0
    batch = input.shape[:-2]
    rows = input.shape[-2]
    columns = input.shape[-1]
    output = np.empty((*batch, rows, columns), input.dtype)
    for b in np.ndindex(*batch):
        for i in range(rows):
            for j in range(columns):
                output[*b, i, j] = (
                    input[*b, i, j]
                    if (j - i >= k if upper != 0 else j - i <= k)
                    else functions.stored(0, output.dtype)
                )
    return output
