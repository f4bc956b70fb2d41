"""Values that an expression can have, the unknown ones among them, and the limits they keep.

Place in the pipeline: at the bottom of the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sized
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

#: No number of a specification needs more bits, and no list more items.
MAX_BITS = 4096
MAX_ITEMS = 100_000
_WRONG_KINDS = (TypeError, ValueError, ArithmeticError, LookupError, AttributeError)
_TOO_DEEP = (RecursionError, MemoryError)


class UnknownValue(Exception):
    """The value depends on something that is not known."""


class EvaluationError(Exception):
    """The expression has no value: a name without one, a read outside, a type that does not fit."""


class errors_of:
    """Lets every way in which a value can be of the wrong kind be an `EvaluationError`."""

    __slots__ = ("_what",)

    def __init__(self, what: str) -> None:
        self._what = what

    def __enter__(self) -> None:
        """There is nothing to begin; as a generator this would take several times as long."""

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, _WRONG_KINDS):
            raise EvaluationError(f"{self._what}: {error}") from None
        if isinstance(error, _TOO_DEEP):
            raise EvaluationError(f"{self._what}: it is nested too deep") from None


@dataclass(frozen=True, slots=True)
class Symbol:
    """A dimension known by name only."""

    name: str


class Unknown:
    """The dimension of which nothing is known."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN = Unknown()
#: As a tuple: a union would be made anew each time that it is asked for.
_UNKNOWNS = (Symbol, Unknown)
_LISTS = (list, tuple, range)


def is_unknown(value: Any) -> bool:
    """Whether the value is a dimension that cannot be computed with."""
    return isinstance(value, _UNKNOWNS)


def known(value: Any) -> Any:
    """Return the value; unknown and symbolic dimensions have none to compute with."""
    if isinstance(value, _UNKNOWNS):
        raise UnknownValue
    return value


def counted(values: Iterable[Any]) -> list[Any]:
    """The items as a list, unless there are more than any specification needs."""
    if isinstance(values, _LISTS) and len(values) <= MAX_ITEMS:
        return list(values)
    known(values)
    if isinstance(values, np.ndarray) and values.ndim == 1:
        return list(values.tolist())
    if isinstance(values, str):
        raise EvaluationError("a text is not a list")
    if isinstance(values, Sized) and len(values) > MAX_ITEMS:
        raise EvaluationError(f"a list has more than {MAX_ITEMS} items")
    items = list(islice(values, MAX_ITEMS + 1))
    if len(items) > MAX_ITEMS:
        raise EvaluationError(f"a list has more than {MAX_ITEMS} items")
    return items


def bounded(value: Any, times: int = 1) -> Any:
    """Return the number, unless it is larger (to a power, with `times`) than any size can be."""
    if isinstance(value, int) and value.bit_length() * times > MAX_BITS and abs(value) > 1:
        raise EvaluationError(f"a number has more than {MAX_BITS} bits")
    return value
