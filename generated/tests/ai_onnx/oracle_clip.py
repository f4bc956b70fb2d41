# Emitted from spec/ai.onnx/Clip.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Clip in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def clip_1(input, *, consumed_inputs=None, upper=None, lower=None):
    # output[*i] = first if input[*i] < first else most if input[*i] > most else input[*i]
    def most():
        return upper if upper is not None else functions.highest(input)

    def least():
        return lower if lower is not None else functions.lowest(input)

    def first():
        return most() if least() > most() else least()

    s = input.shape
    output = np.empty((*s,), input.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = (
            functions.stored(first(), output.dtype)
            if input.item(*i) < first()
            else functions.stored(most(), output.dtype)
            if input.item(*i) > most()
            else input[*i]
        )
    return output


def clip_6(input, *, upper=3.4028234663852886e38, lower=-3.4028234663852886e38):
    # output[*i] = first if input[*i] < first else upper if input[*i] > upper else input[*i]
    first = upper if lower > upper else lower
    s = input.shape
    output = np.empty((*s,), input.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = (
            functions.stored(first, output.dtype)
            if input.item(*i) < first
            else functions.stored(upper, output.dtype)
            if input.item(*i) > upper
            else input[*i]
        )
    return output


def clip_11(input, lower=None, upper=None):
    # output[*i] = first if input[*i] < first else upper if input[*i] > upper else input[*i]
    if upper is None:
        upper = functions.highest(input)
    if lower is None:
        lower = functions.lowest(input)
    first = upper if lower > upper else lower
    s = input.shape
    output = np.empty((*s,), input.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = (
            functions.stored(first, output.dtype)
            if input.item(*i) < first
            else functions.stored(upper, output.dtype)
            if input.item(*i) > upper
            else input[*i]
        )
    return output


clip_12 = clip_11


clip_13 = clip_11
