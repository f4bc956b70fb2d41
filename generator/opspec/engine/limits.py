"""How long evaluation may take: steps, counted down, that many evaluations may share.

Place in the pipeline: below `evaluation`, which counts. Time is not measured: a spec is refused or
read alike on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

#: What one call may take, unless a limit for many together says less.
MAX_STEPS = 3_000_000

_SHARED: ContextVar[list[int] | None] = ContextVar("steps", default=None)


@contextmanager
def limited(steps: int) -> Iterator[list[int]]:
    """Let everything that is evaluated within share so many steps; gives what is left of them."""
    left = [steps]
    token = _SHARED.set(left)
    try:
        yield left
    finally:
        _SHARED.reset(token)


def steps_left() -> list[int]:
    """The steps that an evaluation may take from here on, as a number to count down."""
    shared = _SHARED.get()
    return [MAX_STEPS] if shared is None else shared
