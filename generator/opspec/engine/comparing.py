"""Comparisons of values that may be unknown, in whole or in part.

Place in the pipeline: below `evaluation`. What is known may decide, whatever the rest is; where it
does not, `UnknownValue` is raised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import numpy as np

from opspec.engine import symbols
from opspec.engine.values import UnknownValue, counted, is_unknown, known


def equal(left: Any, right: Any) -> bool:
    """Equality, item by item; a known difference decides, whatever else is unknown."""
    one, other = plain(left), plain(right)
    if isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            return False
        return decided([partial(equal, a, b) for a, b in zip(one, other, strict=True)], False)
    if is_unknown(one) or is_unknown(other):
        return symbols.is_same(one, other)
    return bool(one == other)


def among(item: Any, whole: Any) -> bool:
    """Whether an item is in a list; one that is known to be it decides."""
    return decided([partial(equal, item, each) for each in counted(known(whole))], True)


def decided(questions: Iterable[Callable[[], bool]], answer: bool) -> bool:
    """Kleene's `any` (of True) and `all` (of False): one such answer outweighs unknown ones."""
    unknown = False
    for ask in questions:
        try:
            if ask() is answer:
                return answer
        except UnknownValue:
            unknown = True
    if unknown:
        raise UnknownValue
    return not answer


def plain(value: Any) -> Any:
    """A value to compare: lists, tuples, ranges and vectors alike."""
    if isinstance(value, tuple | range | np.ndarray):
        return counted(value)
    return value


def ordered(test: Callable[[Any, Any], Any]) -> Callable[[Any, Any], bool]:
    """A comparison by order."""

    def compared(left: Any, right: Any) -> bool:
        if is_unknown(left) or is_unknown(right):
            return symbols.ordered(test, left, right)
        return bool(test(left, right))

    return compared
