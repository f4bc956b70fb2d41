# Emitted from spec/ai.onnx/ConcatFromSequence.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""ConcatFromSequence in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np


def concat_from_sequence_11(input_sequence, *, axis, new_axis=0):
    # if new_axis: concat_result[*o, k, *i] = input_sequence[k][*o, *i] else: concat_result[*o,
    # sum(n[:k]) + j, *i] = input_sequence[k][*o, j, *i]
    if axis < 0:
        axis += input_sequence[0].ndim + new_axis
    outer = input_sequence[0].shape[:axis]
    inner = input_sequence[0].shape[axis:] if new_axis else input_sequence[0].shape[axis + 1 :]
    n = () if new_axis else [each.shape[axis] for each in input_sequence]
    concat_result = np.empty(
        (*outer, len(input_sequence), *inner) if new_axis else (*outer, sum(n), *inner),
        input_sequence[0].dtype,
    )
    if new_axis:
        for k in range(len(input_sequence)):
            for o in np.ndindex(*outer):
                for i in np.ndindex(*inner):
                    concat_result[*o, k, *i] = input_sequence[k][*o, *i]
    else:
        for k in range(len(input_sequence)):
            for o in np.ndindex(*outer):
                for j in range(n[k]):
                    for i in np.ndindex(*inner):
                        concat_result[*o, sum(n[:k]) + j, *i] = input_sequence[k][*o, j, *i]
    return concat_result
