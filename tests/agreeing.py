"""When arrays agree: bit for bit where elements are copied, but for the last places elsewhere."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def flat(results: Any) -> list[Array]:
    """All arrays that a function returns, the members of a variadic output in a row."""
    if isinstance(results, tuple | list):
        return [array for each in results for array in flat(each)]
    return [results]


def agree(one: Array, other: Array, exact: bool) -> bool:
    """Whether arrays are equal; of floats that were computed, but for the order of computing."""
    if (one.dtype, one.shape) != (other.dtype, other.shape):
        return False
    if one.dtype.kind == "O":
        return bool(one.tolist() == other.tolist())
    if exact or one.dtype.kind in "iub" or "int" in one.dtype.name:
        return bool(one.tobytes() == other.tobytes())
    if one.dtype.kind == "c":
        return bool(np.allclose(one, other, rtol=1e-5, equal_nan=True))
    near = 1e-12 if one.dtype == np.float64 else 1.5 * _step(one.dtype)
    return bool(
        np.allclose(one.astype(float), other.astype(float), rtol=near, atol=near, equal_nan=True)
    )


def _step(dtype: np.dtype[Any]) -> float:
    """About the distance from one to the next number of a type."""
    steps = (2.0**-n for n in range(60))
    return next(step for step in steps if float(np.asarray(1 + step / 2).astype(dtype)) == 1)
