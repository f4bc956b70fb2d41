"""Arrays compared element by element, in units in the last place.

Place in the pipeline: at the bottom of the engine; checks of examples and `conform` use it. The
unit of whole numbers is one; truth values and texts are equal or not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def differ(got: Array, wanted: Array, ulps: int) -> Array:
    """Where two arrays of one type and shape differ by more than so many units.

    Without any tolerance all bits must be the same, those of a NaN and the sign of a zero too. With
    some one NaN is as good as another.
    """
    if wanted.dtype.kind in "OUST":
        pairs = zip(got.ravel().tolist(), wanted.ravel().tolist(), strict=True)
        return np.array([a != b for a, b in pairs], bool).reshape(wanted.shape)
    if wanted.dtype.kind == "c":
        return differ(got.real, wanted.real, ulps) | differ(got.imag, wanted.imag, ulps)
    one, other = bits(got), bits(wanted)
    if not ulps or wanted.dtype.kind == "b":
        return np.asarray(one != other)
    if not _is_rounded(wanted.dtype):
        return np.asarray(np.abs(got.astype(object) - wanted.astype(object)) > ulps, bool)
    apart = np.abs(_in_order(one) - _in_order(other)) > ulps
    nan = np.isnan(got.astype(np.float64)), np.isnan(wanted.astype(np.float64))
    found: Array = np.where(nan[0] | nan[1], nan[0] != nan[1], apart)
    return found


def bits(array: Array) -> Array:
    """Elements as whole numbers of the same bits."""
    plain = np.ascontiguousarray(array, array.dtype.newbyteorder("="))
    found: Array = plain.reshape(array.shape).view(f"uint{8 * plain.itemsize}")
    return found


def _is_rounded(dtype: np.dtype[Any]) -> bool:
    return dtype.kind == "f" or "float" in dtype.name


def _in_order(found: Array) -> Array:
    """Bits of floats as numbers that grow as the floats do, one apart where the floats are."""
    sign = 1 << (8 * found.itemsize - 1)
    exact = found.astype(object if found.itemsize == 8 else np.int64)
    return np.asarray(np.where(exact >= sign, sign - exact, exact))
