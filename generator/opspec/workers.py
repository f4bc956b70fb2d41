"""Work that falls into independent parts, done by as many processes as there are processors.

Place in the pipeline: below `emitting`. What a part gives is the same wherever it is worked on, and
the results come in the order of the parts.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")


def spread(work: Callable[[Part], Result], parts: Sequence[Part]) -> Iterator[Result]:
    """Yield the result of each part; `work` is a function of a module, its parts can be pickled."""
    count = min(processors(), len(parts))
    if count < 2:
        yield from map(work, parts)
        return
    # A process of its own from the start: copies of this one would hold its threads' locks.
    with ProcessPoolExecutor(count, get_context("spawn"), _ignore_interrupts) as pool:
        yield from pool.map(work, parts)


def _ignore_interrupts() -> None:
    """Leave it to the process that is talked to; it takes no new parts, and ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
