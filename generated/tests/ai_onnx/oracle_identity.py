# Emitted from spec/ai.onnx/Identity.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Identity in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np


def identity_1(input):
    # output[*i] = input[*i]
    s = input.shape
    output = np.empty((*s,), input.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = input[*i]
    return output


identity_13 = identity_1


identity_14 = identity_1


identity_16 = identity_1


identity_19 = identity_1


identity_21 = identity_1


identity_23 = identity_1


identity_24 = identity_1


identity_25 = identity_1
