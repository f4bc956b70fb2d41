# Emitted from spec/ai.onnx/Pow.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Pow in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def pow_1(X, Y, *, axis=None, broadcast=0):
    # Z[*i] = X[*i] ** Y[*part(i)]
    b = Y.shape if broadcast == 1 else ()
    s = X.shape

    def first():
        return axis if axis is not None else len(s) - len(b)

    def part(i):
        return [i[first() + a] if b[a] > 1 else 0 for a in range(len(b))] if broadcast == 1 else i

    Z = np.empty((*s,), X.dtype)
    for i in np.ndindex(*Z.shape):
        Z[*i] = functions.stored(functions.power(X.item(*i), functions.value(Y, *part(i))), Z.dtype)
    return Z


def pow_7(X, Y):
    # Z[*i] = X[*i] ** Y[*i]
    s = np.broadcast_shapes(X.shape, Y.shape)
    X = np.broadcast_to(X, s)
    Y = np.broadcast_to(Y, s)
    Z = np.empty((*s,), X.dtype)
    for i in np.ndindex(*Z.shape):
        Z[*i] = functions.stored(functions.power(X.item(*i), Y.item(*i)), Z.dtype)
    return Z


pow_12 = pow_7


pow_13 = pow_7


pow_15 = pow_7


def ulps_of_pow_1(X, Y, *, axis=None, broadcast=0):
    # A power is a logarithm and an exponential, or a few products, each rounded.
    return {"float": 2, "float16": 2, "double": 2}


def ulps_of_pow_7(X, Y):
    # A power is a logarithm and an exponential, or a few products, each rounded.
    return {"float": 2, "float16": 2, "double": 2}


ulps_of_pow_12 = ulps_of_pow_7


def ulps_of_pow_13(X, Y):
    # A power is a logarithm and an exponential, or a few products, each rounded.
    return {"float": 2, "float16": 2, "double": 2, "bfloat16": 2}


ulps_of_pow_15 = ulps_of_pow_13
