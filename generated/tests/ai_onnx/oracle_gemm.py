# Emitted from spec/ai.onnx/Gemm.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Gemm in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def gemm_1(A, B, C, *, alpha=1.0, beta=1.0, transA=0, transB=0, broadcast=0):
    # Y[m, n] = alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n)
    M = A.shape[1] if transA else A.shape[0]
    N = B.shape[0] if transB else B.shape[1]
    if broadcast:
        C = np.broadcast_to(C, [M, N])
    K = A.shape[0] if transA else A.shape[1]

    def a(m, k):
        return functions.value(A, k, m) if transA else functions.value(A, m, k)

    def b(k, n):
        return functions.value(B, n, k) if transB else functions.value(B, k, n)

    def term(m, n):
        return beta * functions.value(C, *(m, n)) if beta != 0 else 0

    Y = np.empty((M, N), A.dtype)
    for m in range(M):
        for n in range(N):
            Y[m, n] = functions.stored(
                alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n), Y.dtype
            )
    return Y


gemm_6 = gemm_1


def gemm_7(A, B, C, *, alpha=1.0, beta=1.0, transA=0, transB=0):
    # Y[m, n] = alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n)
    M = A.shape[1] if transA else A.shape[0]
    N = B.shape[0] if transB else B.shape[1]
    C = np.broadcast_to(C, [M, N])
    K = A.shape[0] if transA else A.shape[1]

    def a(m, k):
        return functions.value(A, k, m) if transA else functions.value(A, m, k)

    def b(k, n):
        return functions.value(B, n, k) if transB else functions.value(B, k, n)

    def term(m, n):
        return beta * functions.value(C, *(m, n)) if beta != 0 else 0

    Y = np.empty((M, N), A.dtype)
    for m in range(M):
        for n in range(N):
            Y[m, n] = functions.stored(
                alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n), Y.dtype
            )
    return Y


gemm_9 = gemm_7


def gemm_11(A, B, C=None, *, alpha=1.0, beta=1.0, transA=0, transB=0):
    # Y[m, n] = alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n)
    M = A.shape[1] if transA else A.shape[0]
    N = B.shape[0] if transB else B.shape[1]
    if C is not None:
        C = np.broadcast_to(C, [M, N])
    K = A.shape[0] if transA else A.shape[1]

    def a(m, k):
        return functions.value(A, k, m) if transA else functions.value(A, m, k)

    def b(k, n):
        return functions.value(B, n, k) if transB else functions.value(B, k, n)

    def term(m, n):
        return beta * functions.value(C, *(m, n)) if C is not None and beta != 0 else 0

    Y = np.empty((M, N), A.dtype)
    for m in range(M):
        for n in range(N):
            Y[m, n] = functions.stored(
                alpha * sum(a(m, k) * b(k, n) for k in range(K)) + term(m, n), Y.dtype
            )
    return Y


gemm_13 = gemm_11


def ulps_of_gemm_1(A, B, C, *, alpha=1.0, beta=1.0, transA=0, transB=0, broadcast=0):
    # Products are added in an order of the implementation's choice, and each sum and product is
    # rounded.
    K = A.shape[0] if transA else A.shape[1]
    return {"float": 2 * K + 4, "float16": 2 * K + 4, "double": 2 * K + 4}


ulps_of_gemm_6 = ulps_of_gemm_1


def ulps_of_gemm_7(A, B, C, *, alpha=1.0, beta=1.0, transA=0, transB=0):
    # Products are added in an order of the implementation's choice, and each sum and product is
    # rounded.
    K = A.shape[0] if transA else A.shape[1]
    return {"float": 2 * K + 4, "float16": 2 * K + 4, "double": 2 * K + 4}


ulps_of_gemm_9 = ulps_of_gemm_7


def ulps_of_gemm_11(A, B, C=None, *, alpha=1.0, beta=1.0, transA=0, transB=0):
    # Products are added in an order of the implementation's choice, and each sum and product is
    # rounded.
    K = A.shape[0] if transA else A.shape[1]
    return {"float": 2 * K + 4, "float16": 2 * K + 4, "double": 2 * K + 4}


def ulps_of_gemm_13(A, B, C=None, *, alpha=1.0, beta=1.0, transA=0, transB=0):
    # Products are added in an order of the implementation's choice, and each sum and product is
    # rounded.
    K = A.shape[0] if transA else A.shape[1]
    return {"float": 2 * K + 4, "float16": 2 * K + 4, "double": 2 * K + 4, "bfloat16": 2 * K + 4}
