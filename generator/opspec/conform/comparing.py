"""Comparing outputs with those wanted: the first element that differs, and by how much it may.

Place in the pipeline: below `verdicts`. With a tolerance of 0 ulps all bits must be the same, those
of a NaN and the sign of a zero too. Otherwise elements may be so many units in the last place
apart, and one NaN is as good as another.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from onnx import TensorProto, helper

from opspec.engine.units import Array, bits, differ

#: Up to so many elements are shown.
FEW = 8

Value = Array | Sequence[Array]


def difference(
    got: Sequence[Value], wanted: Sequence[Value], names: Sequence[str], ulps: int
) -> str:
    """The first difference between outputs in words; empty where there is none."""
    if len(got) != len(wanted):
        return f"got {len(got)} outputs, wanted {len(wanted)}"
    for name, one, other in zip(names, got, wanted, strict=False):
        found = _value(one, other, name, ulps)
        if found:
            return found
    return ""


def same(one: Sequence[Value], other: Sequence[Value]) -> bool:
    """Whether two runs returned the same, bit for bit."""
    return not difference(one, other, [str(place) for place in range(len(other))], 0)


def describe(value: Value) -> str:
    """Type and shape of a value."""
    if not isinstance(value, np.ndarray):
        return f"a sequence of {', '.join(map(describe, value)) or 'nothing'}"
    return f"{_type(value)}{list(value.shape)}"


def show_elements(value: Value) -> str:
    """The elements of a tensor, where they are few."""
    if not isinstance(value, np.ndarray) or not 0 < value.size <= FEW:
        return ""
    return " ".join(str(value.tolist()).split())


def _value(got: Value, wanted: Value, name: str, ulps: int) -> str:
    if isinstance(got, np.ndarray) and isinstance(wanted, np.ndarray):
        return _array(got, wanted, name, ulps)
    if isinstance(got, np.ndarray) or isinstance(wanted, np.ndarray):
        return f"{name}: got {_kind(got)}, wanted {_kind(wanted)}"
    if len(got) != len(wanted):
        return f"{name}: got {len(got)} members, wanted {len(wanted)}"
    pairs = enumerate(zip(got, wanted, strict=True))
    return next((d for k, (a, b) in pairs if (d := _array(a, b, f"{name}[{k}]", ulps))), "")


def _array(got: Array, wanted: Array, name: str, ulps: int) -> str:
    if _type(got) != _type(wanted):
        return f"{name}: got element type {_type(got)}, wanted {_type(wanted)}"
    if got.shape != wanted.shape:
        return f"{name}: got shape {list(got.shape)}, wanted {list(wanted.shape)}"
    places = np.argwhere(differ(got, wanted, ulps))
    if not len(places):
        return ""
    place = tuple(map(int, places[0]))
    more = f", and {len(places) - 1} more" if len(places) > 1 else ""
    return (
        f"{name}{list(place)}: got {_element(got, place)}, wanted {_element(wanted, place)}{more}"
    )


def _type(array: Array) -> str:
    """The element type as ONNX calls it."""
    if array.dtype.kind in "OUST":
        return "string"
    try:
        number = helper.np_dtype_to_tensor_dtype(array.dtype.newbyteorder("="))
    except ValueError:
        return str(array.dtype)
    return str(TensorProto.DataType.Name(number)).lower()


def _kind(value: Value) -> str:
    return "a tensor" if isinstance(value, np.ndarray) else "a sequence"


def _element(array: Array, place: tuple[int, ...]) -> str:
    """An element as people read it, with its bits where those are all that tells it apart."""
    value = array[place]
    if _type(array) == "string":
        return repr(str(value))
    plain = str(value.item() if hasattr(value, "item") else value)
    if plain in ("nan", "-0.0", "0.0"):
        width = 2 * array.dtype.itemsize
        return f"{plain} (0x{int(bits(array[place].reshape(1))[0]):0{width}x})"
    return plain
