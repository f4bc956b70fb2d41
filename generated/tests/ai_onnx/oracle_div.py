# Emitted from spec/ai.onnx/Div.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Div in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def div_1(A, B, *, axis=None, broadcast=0, consumed_inputs=None):
    # C[*i] = A[*i] / B[*part(i)]
    b = B.shape if broadcast == 1 else ()
    s = A.shape

    def first():
        return axis if axis is not None else len(s) - len(b)

    def part(i):
        return [i[first() + a] if b[a] > 1 else 0 for a in range(len(b))] if broadcast == 1 else i

    C = np.empty((*s,), A.dtype)
    for i in np.ndindex(*C.shape):
        C[*i] = functions.stored(
            functions.divide(A.item(*i), functions.value(B, *part(i))), C.dtype
        )
    return C


def div_6(A, B, *, axis=None, broadcast=0):
    # C[*i] = A[*i] / B[*part(i)]
    b = B.shape if broadcast == 1 else ()
    s = A.shape

    def first():
        return axis if axis is not None else len(s) - len(b)

    def part(i):
        return [i[first() + a] if b[a] > 1 else 0 for a in range(len(b))] if broadcast == 1 else i

    C = np.empty((*s,), A.dtype)
    for i in np.ndindex(*C.shape):
        C[*i] = functions.stored(
            functions.divide(A.item(*i), functions.value(B, *part(i))), C.dtype
        )
    return C


def div_7(A, B):
    # C[*i] = A[*i] / B[*i]
    s = np.broadcast_shapes(A.shape, B.shape)
    A = np.broadcast_to(A, s)
    B = np.broadcast_to(B, s)
    C = np.empty((*s,), A.dtype)
    for i in np.ndindex(*C.shape):
        C[*i] = functions.stored(functions.divide(A.item(*i), B.item(*i)), C.dtype)
    return C


div_13 = div_7


div_14 = div_7
