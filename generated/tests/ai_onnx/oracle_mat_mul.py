# Emitted from spec/ai.onnx/MatMul.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""MatMul in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def mat_mul_1(A, B):
    # Y[*b, m, n] = sum(A[*b, m, k] * B[*b, k, n] for k in range(K))
    s = np.broadcast_shapes(A.shape[:-2], B.shape[:-2])
    A = np.broadcast_to(
        A,
        (
            *s,
            *A.shape[-2:],
        ),
    )
    B = np.broadcast_to(
        B,
        (
            *s,
            *B.shape[-2:],
        ),
    )
    M = A.shape[-2:-1] if A.ndim >= 2 else ()
    K = A.shape[-1]
    N = B.shape[-1:] if B.ndim >= 2 else ()
    Y = np.empty((*s, *M, *N), A.dtype)
    for b in np.ndindex(*s):
        for m in np.ndindex(*M):
            for n in np.ndindex(*N):
                Y[*b, *m, *n] = functions.stored(
                    sum(
                        functions.value(A, *b, *m, k) * functions.value(B, *b, k, *n)
                        for k in range(K)
                    ),
                    Y.dtype,
                )
    return Y


mat_mul_9 = mat_mul_1


mat_mul_13 = mat_mul_1


def ulps_of_mat_mul_1(A, B):
    # Products are added in an order of the implementation's choice, and each sum is rounded.
    K = A.shape[-1]
    return {"float": 2 * K, "float16": 2 * K, "double": 2 * K}


ulps_of_mat_mul_9 = ulps_of_mat_mul_1


def ulps_of_mat_mul_13(A, B):
    # Products are added in an order of the implementation's choice, and each sum is rounded.
    K = A.shape[-1]
    return {"float": 2 * K, "float16": 2 * K, "double": 2 * K, "bfloat16": 2 * K}
