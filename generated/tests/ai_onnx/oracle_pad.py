# Emitted from spec/ai.onnx/Pad.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Pad in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def pad_1(data, *, mode="constant", paddings, value=0.0):
    # output[*i] = value if filled(i) else data[*at(i)]
    d = data.shape

    def before(a):
        return paddings[a]

    def after(a):
        return paddings[a + len(d)]

    def kept(a):
        return d[a] + functions.min(before(a), 0) + functions.min(after(a), 0)

    def mirror(x, n):
        return n - 1 - abs(n - 1 - x % (2 * n - 2)) if n > 1 else 0

    def source(x, n):
        return (
            x
            if mode == "constant"
            else functions.clamp(x, 0, n - 1)
            if mode == "edge"
            else mirror(x, n)
        )

    def place_(i, a):
        return source(i[a] - functions.max(before(a), 0), kept(a))

    def filled(i):
        return mode == "constant" and (
            not functions.inside(
                [place_(i, a) for a in range(len(d))], [kept(a) for a in range(len(d))]
            )
        )

    def at(i):
        return [place_(i, a) - functions.min(before(a), 0) for a in range(len(d))]

    output = np.empty([before(a) + d[a] + after(a) for a in range(len(d))], data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = (
            functions.stored(value, output.dtype) if filled(i) else functions.element(data, *at(i))
        )
    return output


def pad_2(data, *, mode="constant", value=0.0, pads):
    # output[*i] = value if filled(i) else data[*at(i)]
    d = data.shape

    def before(a):
        return pads[a]

    def after(a):
        return pads[a + len(d)]

    def kept(a):
        return d[a] + functions.min(before(a), 0) + functions.min(after(a), 0)

    def mirror(x, n):
        return n - 1 - abs(n - 1 - x % (2 * n - 2)) if n > 1 else 0

    def source(x, n):
        return (
            x
            if mode == "constant"
            else functions.clamp(x, 0, n - 1)
            if mode == "edge"
            else mirror(x, n)
        )

    def place_(i, a):
        return source(i[a] - functions.max(before(a), 0), kept(a))

    def filled(i):
        return mode == "constant" and (
            not functions.inside(
                [place_(i, a) for a in range(len(d))], [kept(a) for a in range(len(d))]
            )
        )

    def at(i):
        return [place_(i, a) - functions.min(before(a), 0) for a in range(len(d))]

    output = np.empty([before(a) + d[a] + after(a) for a in range(len(d))], data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = (
            functions.stored(value, output.dtype) if filled(i) else functions.element(data, *at(i))
        )
    return output


def pad_11(data, pads, constant_value=None, *, mode="constant"):
    # output[*i] = constant_value if filled(i) else data[*at(i)]
    zero = 0
    if constant_value is None:
        constant_value = zero
    d = data.shape
    pads = pads.tolist()

    def before(a):
        return pads[a]

    def after(a):
        return pads[a + len(d)]

    def kept(a):
        return d[a] + functions.min(before(a), 0) + functions.min(after(a), 0)

    def mirror(x, n):
        return n - 1 - abs(n - 1 - x % (2 * n - 2)) if n > 1 else 0

    def source(x, n):
        return (
            x
            if mode == "constant"
            else functions.clamp(x, 0, n - 1)
            if mode == "edge"
            else mirror(x, n)
        )

    def place_(i, a):
        return source(i[a] - functions.max(before(a), 0), kept(a))

    def filled(i):
        return mode == "constant" and (
            not functions.inside(
                [place_(i, a) for a in range(len(d))], [kept(a) for a in range(len(d))]
            )
        )

    def at(i):
        return [place_(i, a) - functions.min(before(a), 0) for a in range(len(d))]

    output = np.empty([before(a) + d[a] + after(a) for a in range(len(d))], data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = (
            functions.stored(constant_value, output.dtype)
            if filled(i)
            else functions.element(data, *at(i))
        )
    return output


pad_13 = pad_11


def pad_18(data, pads, constant_value=None, axes=None, *, mode="constant"):
    # output[*i] = constant_value if filled(i) else data[*at(i)]
    zero = 0
    if constant_value is None:
        constant_value = zero
    d = data.shape
    pads = pads.tolist()
    axes = axes.tolist() if axes is not None else None
    if axes is None:
        axes = range(len(d))
    axes = [axis + data.ndim if axis < 0 else axis for axis in axes]

    def before(a):
        return sum(pads[k] for k in range(len(axes)) if axes[k] == a)

    def after(a):
        return sum(pads[k + len(axes)] for k in range(len(axes)) if axes[k] == a)

    def kept(a):
        return d[a] + functions.min(before(a), 0) + functions.min(after(a), 0)

    def mirror(x, n):
        return n - 1 - abs(n - 1 - x % (2 * n - 2)) if n > 1 else 0

    def source(x, n):
        return (
            x
            if mode == "constant"
            else functions.clamp(x, 0, n - 1)
            if mode == "edge"
            else mirror(x, n)
        )

    def place_(i, a):
        return source(i[a] - functions.max(before(a), 0), kept(a))

    def filled(i):
        return mode == "constant" and (
            not functions.inside(
                [place_(i, a) for a in range(len(d))], [kept(a) for a in range(len(d))]
            )
        )

    def at(i):
        return [place_(i, a) - functions.min(before(a), 0) for a in range(len(d))]

    output = np.empty([before(a) + d[a] + after(a) for a in range(len(d))], data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = (
            functions.stored(constant_value, output.dtype)
            if filled(i)
            else functions.element(data, *at(i))
        )
    return output


def pad_19(data, pads, constant_value=None, axes=None, *, mode="constant"):
    # output[*i] = constant_value if filled(i) else data[*at(i)]
    zero = 0
    if constant_value is None:
        constant_value = zero
    d = data.shape
    pads = pads.tolist()
    axes = axes.tolist() if axes is not None else None
    if axes is None:
        axes = range(len(d))
    axes = [axis + data.ndim if axis < 0 else axis for axis in axes]

    def before(a):
        return sum(pads[k] for k in range(len(axes)) if axes[k] == a)

    def after(a):
        return sum(pads[k + len(axes)] for k in range(len(axes)) if axes[k] == a)

    def kept(a):
        return d[a] + functions.min(before(a), 0) + functions.min(after(a), 0)

    def mirror(x, n):
        return n - 1 - abs(n - 1 - x % (2 * n - 2)) if n > 1 else 0

    def source(x, n):
        return (
            x
            if mode == "constant"
            else functions.clamp(x, 0, n - 1)
            if mode == "edge"
            else mirror(x, n)
            if mode == "reflect"
            else x % n
        )

    def place_(i, a):
        return source(i[a] - functions.max(before(a), 0), kept(a))

    def filled(i):
        return mode == "constant" and (
            not functions.inside(
                [place_(i, a) for a in range(len(d))], [kept(a) for a in range(len(d))]
            )
        )

    def at(i):
        return [place_(i, a) - functions.min(before(a), 0) for a in range(len(d))]

    output = np.empty([before(a) + d[a] + after(a) for a in range(len(d))], data.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = (
            functions.stored(constant_value, output.dtype)
            if filled(i)
            else functions.element(data, *at(i))
        )
    return output


pad_21 = pad_19


pad_23 = pad_19


pad_24 = pad_19


pad_25 = pad_19
