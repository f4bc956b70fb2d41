"""Where the parts of a shape lie in an array, as Python: `data.shape[axis + 1 :]`.

Place in the pipeline: below `oracles`. A part is found by counting single dimensions from the
front or the back, or from a pinned axis; dimensions that may be missing are runs of one or none.
"""

from __future__ import annotations

from opspec.emission.naming import Names
from opspec.language.nests import UnsupportedDefinition
from opspec.language.patterns import Dim, Item, Optional, Pattern


def part(pattern: Pattern, number: int, tensor: str, names: Names) -> str:
    """Code for one item of a tensor's shape: a size, or a run of them."""
    item = pattern.items[number]
    if any(isinstance(each, Optional) for each in pattern.items):
        return _beside_optional(pattern, number, tensor)
    start, stop = _start(pattern, number, names), _stop(pattern, number, names)
    if isinstance(item, Dim):
        if start is not None:
            return f"{tensor}.shape[{start}]"
        if stop == "" or (stop and stop.startswith("-")):
            return f"{tensor}.shape[{int(stop or 0) - 1}]"
    elif start is not None and stop is not None:
        cut = f"{'' if start == '0' else start}:{stop}"
        return f"{tensor}.shape" if cut == ":" else f"{tensor}.shape[{cut}]"
    raise UnsupportedDefinition(f"the place of {item} in {pattern}")


def around(pattern: Pattern, item: Item) -> tuple[int, int]:
    """How many single dimensions stand in front of an item and behind it."""
    number = pattern.items.index(item)
    others = (*pattern.items[:number], *pattern.items[number + 1 :])
    if not all(isinstance(each, Dim | Optional) for each in others):
        raise UnsupportedDefinition(f"{item} in {pattern}")
    return number, len(pattern.items) - number - 1


def _beside_optional(pattern: Pattern, number: int, tensor: str) -> str:
    """A part of a shape in which single dimensions are missing where the rank has no room."""
    item, following = pattern.items[number], pattern.items[number + 1 :]
    if not isinstance(item, Dim | Optional) or not all(
        isinstance(each, Dim | Optional) for each in following
    ):
        raise UnsupportedDefinition(f"the place of {item} in {pattern}")
    least = sum(isinstance(each, Dim | Optional) for each in pattern.items)
    whole = -len(following) - 1
    if isinstance(item, Optional):
        stop = str(whole + 1) if whole < -1 else ""
        return f"({tensor}.shape[{whole}:{stop}] if {tensor}.ndim >= {least} else ())"
    short = whole + sum(isinstance(each, Optional) for each in following)
    if short == whole:
        return f"{tensor}.shape[{whole}]"
    return f"{tensor}.shape[{whole} if {tensor}.ndim >= {least} else {short}]"


def _start(pattern: Pattern, number: int, names: Names) -> str | None:
    """Where an item begins, counted from the front or from a pinned axis."""
    steps = 0
    while True:
        axis = getattr(pattern.items[number], "axis", None)
        if axis is not None:
            return f"{names[axis]} + {steps}" if steps else names[axis]
        if number == 0:
            return str(steps)
        number, steps = number - 1, steps + 1
        if not isinstance(pattern.items[number], Dim):
            return None


def _stop(pattern: Pattern, number: int, names: Names) -> str | None:
    """Where a run ends: at the end, at a pinned item, or before some single dimensions."""
    following = pattern.items[number + 1 :]
    if not following:
        return ""
    axis = getattr(following[0], "axis", None)
    if axis is not None:
        return names[axis]
    return f"-{len(following)}" if all(isinstance(each, Dim) for each in following) else None
