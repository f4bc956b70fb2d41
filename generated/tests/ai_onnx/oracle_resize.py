# Emitted from spec/ai.onnx/Resize.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Resize in plain loops: the oracle of its tests, for valid arguments only."""

import math

import numpy as np
import onnxops_functions as functions


def resize_10(X, scales, *, mode="nearest"):
    # Y[*i] = X[*at(i)] if mode == 'nearest' else blend(i)
    d = X.shape
    scales = scales.tolist()

    def coordinate(a, x):
        return functions.divide(x, scales[a])

    def nearest(a, x):
        return math.floor(x) if scales[a] >= 1 else math.ceil(x)

    def place_(a, x):
        return functions.clamp(int(nearest(a, x)), 0, d[a] - 1)

    def at(i):
        return [place_(a, coordinate(a, i[a])) for a in range(len(d))]

    def taps(a):
        return 2

    def tent(x):
        return functions.max(0.0, 1.0 - abs(x))

    def near(a, x, k):
        return math.floor(x) + k

    def share(a, x, k):
        return tent(near(a, x, k) - x)

    def weight(i, t):
        return math.prod(share(a, coordinate(a, i[a]), t[a]) for a in range(len(d)))

    def around(i, t):
        return [
            functions.clamp(near(a, coordinate(a, i[a]), t[a]), 0, d[a] - 1) for a in range(len(d))
        ]

    def blend(i):
        return sum(
            functions.value(X, *around(i, t)) * weight(i, t) if weight(i, t) != 0 else 0.0
            for t in np.ndindex(*[taps(a) for a in range(len(d))])
        )

    def size(a):
        return math.floor(scales[a] * d[a])

    Y = np.empty([size(a) for a in range(len(d))], X.dtype)
    for i in np.ndindex(*Y.shape):
        Y[*i] = (
            functions.element(X, *at(i))
            if mode == "nearest"
            else functions.stored(blend(i), Y.dtype)
        )
    return Y


def resize_11(
    X,
    roi,
    scales,
    sizes=None,
    *,
    mode="nearest",
    coordinate_transformation_mode="half_pixel",
    nearest_mode="round_prefer_floor",
    cubic_coeff_a=-0.75,
    exclude_outside=0,
    extrapolation_value=0.0,
):
    # Y[*i] = extrapolation_value if outside(i) else X[*at(i)] if mode == 'nearest' else blend(i)
    d = X.shape
    scales = scales.tolist()
    sizes = sizes.tolist() if sizes is not None else None
    u = len(scales)

    def by_size():
        return sizes is not None

    def size(a):
        return sizes[a] if by_size() else math.floor(scales[a] * d[a]) if u > 0 else d[a]

    cropped = coordinate_transformation_mode == "tf_crop_and_resize"

    def scale(a):
        return functions.divide(size(a), float(d[a])) if by_size() else scales[a]

    def centre(a, x):
        return functions.divide(x + 0.5, scale(a)) - 0.5

    def ideal(a):
        return scale(a) * d[a]

    def corners(a, x):
        return functions.divide(x * (d[a] - 1), float(ideal(a) - 1)) if size(a) > 1 else 0.0

    def low(a):
        return functions.value(roi, a)

    def high(a):
        return functions.value(roi, len(d) + a)

    def cut(a, x):
        return (
            low(a) * (d[a] - 1)
            + functions.divide(x * (high(a) - low(a)) * (d[a] - 1), float(size(a) - 1))
            if size(a) > 1
            else 0.5 * (low(a) + high(a)) * (d[a] - 1)
        )

    def coordinate(a, x):
        return (
            centre(a, x)
            if coordinate_transformation_mode == "half_pixel"
            else (centre(a, x) if size(a) > 1 else 0.0)
            if coordinate_transformation_mode == "pytorch_half_pixel"
            else corners(a, x)
            if coordinate_transformation_mode == "align_corners"
            else functions.divide(x, scale(a))
            if coordinate_transformation_mode == "asymmetric"
            else functions.divide(x + 0.5, scale(a))
            if coordinate_transformation_mode == "tf_half_pixel_for_nn"
            else cut(a, x)
            if cropped
            else 0.0
        )

    def nearest(a, x):
        return (
            math.ceil(x - 0.5)
            if nearest_mode == "round_prefer_floor"
            else math.floor(x + 0.5)
            if nearest_mode == "round_prefer_ceil"
            else math.floor(x)
            if nearest_mode == "floor"
            else math.ceil(x)
        )

    def place_(a, x):
        return functions.clamp(int(nearest(a, x)), 0, d[a] - 1)

    def at(i):
        return [place_(a, coordinate(a, i[a])) for a in range(len(d))]

    radius = 2 if mode == "cubic" else 1

    def taps(a):
        return 2 * radius

    def near(a, x, k):
        return math.floor(x) - radius + 1 + k

    def tent(x):
        return functions.max(0.0, 1.0 - abs(x))

    def spline(x):
        return (
            ((cubic_coeff_a + 2) * x - (cubic_coeff_a + 3)) * x * x + 1
            if x <= 1
            else cubic_coeff_a * (((x - 5) * x + 8) * x - 4)
            if x < 2
            else 0.0
        )

    def kernel(x):
        return spline(abs(x)) if mode == "cubic" else tent(x)

    def raw(a, x, p):
        return kernel(p - x) if exclude_outside == 0 or 0 <= p < d[a] else 0.0

    def total(a, x):
        return sum(raw(a, x, near(a, x, k)) for k in range(taps(a)))

    def share(a, x, k):
        return functions.divide(raw(a, x, near(a, x, k)), total(a, x))

    def weight(i, t):
        return math.prod(share(a, coordinate(a, i[a]), t[a]) for a in range(len(d)))

    def around(i, t):
        return [
            functions.clamp(near(a, coordinate(a, i[a]), t[a]), 0, d[a] - 1) for a in range(len(d))
        ]

    def blend(i):
        return sum(
            functions.value(X, *around(i, t)) * weight(i, t) if weight(i, t) != 0 else 0.0
            for t in np.ndindex(*[taps(a) for a in range(len(d))])
        )

    def outside(i):
        return cropped and any(not 0 <= coordinate(a, i[a]) <= d[a] - 1 for a in range(len(d)))

    Y = np.empty([size(a) for a in range(len(d))], X.dtype)
    for i in np.ndindex(*Y.shape):
        Y[*i] = (
            functions.stored(extrapolation_value, Y.dtype)
            if outside(i)
            else functions.element(X, *at(i))
            if mode == "nearest"
            else functions.stored(blend(i), Y.dtype)
        )
    return Y


def resize_13(
    X,
    roi=None,
    scales=None,
    sizes=None,
    *,
    mode="nearest",
    coordinate_transformation_mode="half_pixel",
    nearest_mode="round_prefer_floor",
    cubic_coeff_a=-0.75,
    exclude_outside=0,
    extrapolation_value=0.0,
):
    # Y[*i] = extrapolation_value if outside(i) else X[*at(i)] if mode == 'nearest' else blend(i)
    d = X.shape
    scales = scales.tolist() if scales is not None else None
    sizes = sizes.tolist() if sizes is not None else None

    def by_size():
        return sizes is not None

    def size(a):
        return (
            sizes[a] if by_size() else math.floor(scales[a] * d[a]) if scales is not None else d[a]
        )

    cropped = coordinate_transformation_mode == "tf_crop_and_resize"

    def scale(a):
        return functions.divide(size(a), float(d[a])) if by_size() else scales[a]

    def centre(a, x):
        return functions.divide(x + 0.5, scale(a)) - 0.5

    def ideal(a):
        return scale(a) * d[a]

    def corners(a, x):
        return functions.divide(x * (d[a] - 1), float(ideal(a) - 1)) if size(a) > 1 else 0.0

    def low(a):
        return functions.value(roi, a)

    def high(a):
        return functions.value(roi, len(d) + a)

    def cut(a, x):
        return (
            low(a) * (d[a] - 1)
            + functions.divide(x * (high(a) - low(a)) * (d[a] - 1), float(size(a) - 1))
            if size(a) > 1
            else 0.5 * (low(a) + high(a)) * (d[a] - 1)
        )

    def coordinate(a, x):
        return (
            centre(a, x)
            if coordinate_transformation_mode == "half_pixel"
            else (centre(a, x) if size(a) > 1 else 0.0)
            if coordinate_transformation_mode == "pytorch_half_pixel"
            else corners(a, x)
            if coordinate_transformation_mode == "align_corners"
            else functions.divide(x, scale(a))
            if coordinate_transformation_mode == "asymmetric"
            else cut(a, x)
            if cropped
            else 0.0
        )

    def nearest(a, x):
        return (
            math.ceil(x - 0.5)
            if nearest_mode == "round_prefer_floor"
            else math.floor(x + 0.5)
            if nearest_mode == "round_prefer_ceil"
            else math.floor(x)
            if nearest_mode == "floor"
            else math.ceil(x)
        )

    def place_(a, x):
        return functions.clamp(int(nearest(a, x)), 0, d[a] - 1)

    def at(i):
        return [place_(a, coordinate(a, i[a])) for a in range(len(d))]

    radius = 2 if mode == "cubic" else 1

    def taps(a):
        return 2 * radius

    def near(a, x, k):
        return math.floor(x) - radius + 1 + k

    def tent(x):
        return functions.max(0.0, 1.0 - abs(x))

    def spline(x):
        return (
            ((cubic_coeff_a + 2) * x - (cubic_coeff_a + 3)) * x * x + 1
            if x <= 1
            else cubic_coeff_a * (((x - 5) * x + 8) * x - 4)
            if x < 2
            else 0.0
        )

    def kernel(x):
        return spline(abs(x)) if mode == "cubic" else tent(x)

    def raw(a, x, p):
        return kernel(p - x) if exclude_outside == 0 or 0 <= p < d[a] else 0.0

    def total(a, x):
        return sum(raw(a, x, near(a, x, k)) for k in range(taps(a)))

    def share(a, x, k):
        return functions.divide(raw(a, x, near(a, x, k)), total(a, x))

    def weight(i, t):
        return math.prod(share(a, coordinate(a, i[a]), t[a]) for a in range(len(d)))

    def around(i, t):
        return [
            functions.clamp(near(a, coordinate(a, i[a]), t[a]), 0, d[a] - 1) for a in range(len(d))
        ]

    def blend(i):
        return sum(
            functions.value(X, *around(i, t)) * weight(i, t) if weight(i, t) != 0 else 0.0
            for t in np.ndindex(*[taps(a) for a in range(len(d))])
        )

    def outside(i):
        return cropped and any(not 0 <= coordinate(a, i[a]) <= d[a] - 1 for a in range(len(d)))

    Y = np.empty([size(a) for a in range(len(d))], X.dtype)
    for i in np.ndindex(*Y.shape):
        Y[*i] = (
            functions.stored(extrapolation_value, Y.dtype)
            if outside(i)
            else functions.element(X, *at(i))
            if mode == "nearest"
            else functions.stored(blend(i), Y.dtype)
        )
    return Y


def resize_18(
    X,
    roi=None,
    scales=None,
    sizes=None,
    *,
    mode="nearest",
    coordinate_transformation_mode="half_pixel",
    nearest_mode="round_prefer_floor",
    cubic_coeff_a=-0.75,
    exclude_outside=0,
    extrapolation_value=0.0,
    antialias=0,
    keep_aspect_ratio_policy="stretch",
    axes=None,
):
    # Y[*i] = extrapolation_value if outside(i) else X[*at(i)] if mode == 'nearest' else blend(i)
    d = X.shape
    if axes is None:
        axes = range(len(d))
    axes = [axis + X.ndim if axis < 0 else axis for axis in axes]
    scales = scales.tolist() if scales is not None else None
    sizes = sizes.tolist() if sizes is not None else None

    def by_size():
        return sizes is not None

    def place_of(a):
        return sum(k for k in range(len(axes)) if axes[k] == a)

    def ratios():
        return [functions.divide(sizes[k], float(d[axes[k]])) for k in range(len(axes))]

    def fit():
        return (
            functions.min(ratios())
            if keep_aspect_ratio_policy == "not_larger"
            else functions.max(ratios())
        )

    def fitted():
        return by_size() and keep_aspect_ratio_policy != "stretch"

    def size(a):
        return (
            d[a]
            if a not in axes
            else math.floor(fit() * d[a] + 0.5)
            if fitted()
            else sizes[place_of(a)]
            if by_size()
            else math.floor(scales[place_of(a)] * d[a])
            if scales is not None
            else d[a]
        )

    cropped = coordinate_transformation_mode == "tf_crop_and_resize"

    def scale(a):
        return (
            1.0
            if a not in axes
            else fit()
            if fitted()
            else functions.divide(size(a), float(d[a]))
            if by_size()
            else scales[place_of(a)]
        )

    def centre(a, x):
        return functions.divide(x + 0.5, scale(a)) - 0.5

    def ideal(a):
        return scale(a) * d[a]

    def corners(a, x):
        return functions.divide(x * (d[a] - 1), float(ideal(a) - 1)) if size(a) > 1 else 0.0

    def low(a):
        return functions.value(roi, place_of(a)) if a in axes else 0.0

    def high(a):
        return functions.value(roi, len(axes) + place_of(a)) if a in axes else 1.0

    def cut(a, x):
        return (
            low(a) * (d[a] - 1)
            + functions.divide(x * (high(a) - low(a)) * (d[a] - 1), float(size(a) - 1))
            if size(a) > 1
            else 0.5 * (low(a) + high(a)) * (d[a] - 1)
        )

    def coordinate(a, x):
        return (
            centre(a, x)
            if coordinate_transformation_mode == "half_pixel"
            else (centre(a, x) if size(a) > 1 else 0.0)
            if coordinate_transformation_mode == "pytorch_half_pixel"
            else corners(a, x)
            if coordinate_transformation_mode == "align_corners"
            else functions.divide(x, scale(a))
            if coordinate_transformation_mode == "asymmetric"
            else cut(a, x)
            if cropped
            else 0.0
        )

    def nearest(a, x):
        return (
            math.ceil(x - 0.5)
            if nearest_mode == "round_prefer_floor"
            else math.floor(x + 0.5)
            if nearest_mode == "round_prefer_ceil"
            else math.floor(x)
            if nearest_mode == "floor"
            else math.ceil(x)
        )

    def place_(a, x):
        return functions.clamp(int(nearest(a, x)), 0, d[a] - 1)

    def at(i):
        return [place_(a, coordinate(a, i[a])) for a in range(len(d))]

    def shrink(a):
        return functions.min(1.0, scale(a)) if antialias == 1 else 1.0

    def radius(a):
        return (
            math.ceil(functions.divide(2, shrink(a)))
            if mode == "cubic"
            else math.ceil(functions.divide(1, shrink(a)))
        )

    def taps(a):
        return 2 * radius(a)

    def near(a, x, k):
        return math.floor(x) - radius(a) + 1 + k

    def tent(x):
        return functions.max(0.0, 1.0 - abs(x))

    def spline(x):
        return (
            ((cubic_coeff_a + 2) * x - (cubic_coeff_a + 3)) * x * x + 1
            if x <= 1
            else cubic_coeff_a * (((x - 5) * x + 8) * x - 4)
            if x < 2
            else 0.0
        )

    def kernel(x):
        return spline(abs(x)) if mode == "cubic" else tent(x)

    def raw(a, x, p):
        return kernel((p - x) * shrink(a)) if exclude_outside == 0 or 0 <= p < d[a] else 0.0

    def total(a, x):
        return sum(raw(a, x, near(a, x, k)) for k in range(taps(a)))

    def share(a, x, k):
        return functions.divide(raw(a, x, near(a, x, k)), total(a, x))

    def weight(i, t):
        return math.prod(share(a, coordinate(a, i[a]), t[a]) for a in range(len(d)))

    def around(i, t):
        return [
            functions.clamp(near(a, coordinate(a, i[a]), t[a]), 0, d[a] - 1) for a in range(len(d))
        ]

    def blend(i):
        return sum(
            functions.value(X, *around(i, t)) * weight(i, t) if weight(i, t) != 0 else 0.0
            for t in np.ndindex(*[taps(a) for a in range(len(d))])
        )

    def outside(i):
        return cropped and any(not 0 <= coordinate(a, i[a]) <= d[a] - 1 for a in axes)

    Y = np.empty([size(a) for a in range(len(d))], X.dtype)
    for i in np.ndindex(*Y.shape):
        Y[*i] = (
            functions.stored(extrapolation_value, Y.dtype)
            if outside(i)
            else functions.element(X, *at(i))
            if mode == "nearest"
            else functions.stored(blend(i), Y.dtype)
        )
    return Y


def resize_19(
    X,
    roi=None,
    scales=None,
    sizes=None,
    *,
    mode="nearest",
    coordinate_transformation_mode="half_pixel",
    nearest_mode="round_prefer_floor",
    cubic_coeff_a=-0.75,
    exclude_outside=0,
    extrapolation_value=0.0,
    antialias=0,
    keep_aspect_ratio_policy="stretch",
    axes=None,
):
    # Y[*i] = extrapolation_value if outside(i) else X[*at(i)] if mode == 'nearest' else blend(i)
    d = X.shape
    if axes is None:
        axes = range(len(d))
    axes = [axis + X.ndim if axis < 0 else axis for axis in axes]
    scales = scales.tolist() if scales is not None else None
    sizes = sizes.tolist() if sizes is not None else None

    def by_size():
        return sizes is not None

    def place_of(a):
        return sum(k for k in range(len(axes)) if axes[k] == a)

    def ratios():
        return [functions.divide(sizes[k], float(d[axes[k]])) for k in range(len(axes))]

    def fit():
        return (
            functions.min(ratios())
            if keep_aspect_ratio_policy == "not_larger"
            else functions.max(ratios())
        )

    def fitted():
        return by_size() and keep_aspect_ratio_policy != "stretch"

    def size(a):
        return (
            d[a]
            if a not in axes
            else math.floor(fit() * d[a] + 0.5)
            if fitted()
            else sizes[place_of(a)]
            if by_size()
            else math.floor(scales[place_of(a)] * d[a])
            if scales is not None
            else d[a]
        )

    cropped = coordinate_transformation_mode == "tf_crop_and_resize"

    def scale(a):
        return (
            1.0
            if a not in axes
            else fit()
            if fitted()
            else functions.divide(size(a), float(d[a]))
            if by_size()
            else scales[place_of(a)]
        )

    def ideal(a):
        return scale(a) * d[a]

    def centre(a, x):
        return functions.divide(x + 0.5, scale(a)) - 0.5

    def corners(a, x):
        return functions.divide(x * (d[a] - 1), float(ideal(a) - 1)) if size(a) > 1 else 0.0

    def low(a):
        return functions.value(roi, place_of(a)) if a in axes else 0.0

    def high(a):
        return functions.value(roi, len(axes) + place_of(a)) if a in axes else 1.0

    def cut(a, x):
        return (
            low(a) * (d[a] - 1)
            + functions.divide(x * (high(a) - low(a)) * (d[a] - 1), float(size(a) - 1))
            if size(a) > 1
            else 0.5 * (low(a) + high(a)) * (d[a] - 1)
        )

    def coordinate(a, x):
        return (
            centre(a, x)
            if coordinate_transformation_mode == "half_pixel"
            else functions.divide(d[a], 2.0) * (1 - functions.divide(size(a), ideal(a)))
            + centre(a, x)
            if coordinate_transformation_mode == "half_pixel_symmetric"
            else (centre(a, x) if size(a) > 1 else 0.0)
            if coordinate_transformation_mode == "pytorch_half_pixel"
            else corners(a, x)
            if coordinate_transformation_mode == "align_corners"
            else functions.divide(x, scale(a))
            if coordinate_transformation_mode == "asymmetric"
            else cut(a, x)
            if cropped
            else 0.0
        )

    def nearest(a, x):
        return (
            math.ceil(x - 0.5)
            if nearest_mode == "round_prefer_floor"
            else math.floor(x + 0.5)
            if nearest_mode == "round_prefer_ceil"
            else math.floor(x)
            if nearest_mode == "floor"
            else math.ceil(x)
        )

    def place_(a, x):
        return functions.clamp(int(nearest(a, x)), 0, d[a] - 1)

    def at(i):
        return [place_(a, coordinate(a, i[a])) for a in range(len(d))]

    def shrink(a):
        return functions.min(1.0, scale(a)) if antialias == 1 else 1.0

    def radius(a):
        return (
            math.ceil(functions.divide(2, shrink(a)))
            if mode == "cubic"
            else math.ceil(functions.divide(1, shrink(a)))
        )

    def taps(a):
        return 2 * radius(a)

    def near(a, x, k):
        return math.floor(x) - radius(a) + 1 + k

    def tent(x):
        return functions.max(0.0, 1.0 - abs(x))

    def spline(x):
        return (
            ((cubic_coeff_a + 2) * x - (cubic_coeff_a + 3)) * x * x + 1
            if x <= 1
            else cubic_coeff_a * (((x - 5) * x + 8) * x - 4)
            if x < 2
            else 0.0
        )

    def kernel(x):
        return spline(abs(x)) if mode == "cubic" else tent(x)

    def raw(a, x, p):
        return kernel((p - x) * shrink(a)) if exclude_outside == 0 or 0 <= p < d[a] else 0.0

    def total(a, x):
        return sum(raw(a, x, near(a, x, k)) for k in range(taps(a)))

    def share(a, x, k):
        return functions.divide(raw(a, x, near(a, x, k)), total(a, x))

    def weight(i, t):
        return math.prod(share(a, coordinate(a, i[a]), t[a]) for a in range(len(d)))

    def around(i, t):
        return [
            functions.clamp(near(a, coordinate(a, i[a]), t[a]), 0, d[a] - 1) for a in range(len(d))
        ]

    def blend(i):
        return sum(
            functions.value(X, *around(i, t)) * weight(i, t) if weight(i, t) != 0 else 0.0
            for t in np.ndindex(*[taps(a) for a in range(len(d))])
        )

    def outside(i):
        return cropped and any(not 0 <= coordinate(a, i[a]) <= d[a] - 1 for a in axes)

    Y = np.empty([size(a) for a in range(len(d))], X.dtype)
    for i in np.ndindex(*Y.shape):
        Y[*i] = (
            functions.stored(extrapolation_value, Y.dtype)
            if outside(i)
            else functions.element(X, *at(i))
            if mode == "nearest"
            else functions.stored(blend(i), Y.dtype)
        )
    return Y


def ulps_of_resize_10(X, scales, *, mode="nearest"):
    # Places, weights and sums are rounded, in an order and at a precision of the implementation's
    # choice.
    return {"float": 64, "float16": 4, "double": 64}


def ulps_of_resize_11(
    X,
    roi,
    scales,
    sizes=None,
    *,
    mode="nearest",
    coordinate_transformation_mode="half_pixel",
    nearest_mode="round_prefer_floor",
    cubic_coeff_a=-0.75,
    exclude_outside=0,
    extrapolation_value=0.0,
):
    # Places, weights and sums are rounded, in an order and at a precision of the implementation's
    # choice.
    return {"float": 64, "float16": 4, "double": 64}


def ulps_of_resize_13(
    X,
    roi=None,
    scales=None,
    sizes=None,
    *,
    mode="nearest",
    coordinate_transformation_mode="half_pixel",
    nearest_mode="round_prefer_floor",
    cubic_coeff_a=-0.75,
    exclude_outside=0,
    extrapolation_value=0.0,
):
    # Places, weights and sums are rounded, in an order and at a precision of the implementation's
    # choice.
    return {"float": 64, "float16": 4, "double": 64}


def ulps_of_resize_18(
    X,
    roi=None,
    scales=None,
    sizes=None,
    *,
    mode="nearest",
    coordinate_transformation_mode="half_pixel",
    nearest_mode="round_prefer_floor",
    cubic_coeff_a=-0.75,
    exclude_outside=0,
    extrapolation_value=0.0,
    antialias=0,
    keep_aspect_ratio_policy="stretch",
    axes=None,
):
    # Places, weights and sums are rounded, in an order and at a precision of the implementation's
    # choice.
    return {"float": 64, "float16": 4, "double": 64}


ulps_of_resize_19 = ulps_of_resize_18
