# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""How many threads copy a large result: one, unless more are asked for."""

import operator
import os
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from concurrent.futures import Executor

#: Fewer bytes are copied before another thread has begun.
_WORTH_SHARING = 2**20

#: How many threads may copy a large result.
wanted = 1


def set_num_threads(number: SupportsIndex) -> None:
    """Set how many threads may copy a large result.

    It is one unless this is called. More are of use where memory is faster than one thread, and
    where no other thread of the program needs the processor.

    Parameters
    ----------
    number : int
        How many threads, the calling one included.

    Raises
    ------
    ValueError
        If it is less than 1.

    Examples
    --------
    >>> set_num_threads(2)
    >>> num_threads()
    2
    >>> set_num_threads(1)
    """
    global wanted
    count = operator.index(number)
    if count < 1:
        raise ValueError(f"the number of threads is 1 or more, got {count}")
    wanted = count


def num_threads() -> int:
    """Return how many threads may copy a large result."""
    return wanted


def share(task: Callable[[int, int], None], length: int, nbytes: int) -> None:
    """Do a task for all of a length, in equal shares side by side if so many bytes are worth it.

    The task is given where its share starts and where it ends.
    """
    number = min(wanted, length)
    if number < 2 or nbytes < _WORTH_SHARING:
        task(0, length)
        return
    bounds = [length * part // number for part in range(number + 1)]
    first, *others = pairwise(bounds)
    pool = _pool(number - 1, os.getpid())
    running = [pool.submit(task, *each) for each in others]
    try:
        task(*first)
    finally:
        for each in running:
            each.result()


@lru_cache(maxsize=1)
def _pool(number: int, process: int) -> "Executor":
    """The helping threads of a process; those of its parent do not live on in a forked child."""
    from concurrent.futures import ThreadPoolExecutor  # only those who want threads pay for it

    return ThreadPoolExecutor(number, "onnxops")
