"""Facts of a version that are found once and kept for as long as the version is there.

Place in the pipeline: beside `resolved`. A version never changes, so what follows from it alone
does not either, and many ask: the order of its clauses is wanted for every call that is tried.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple
from weakref import WeakKeyDictionary

from opspec.language.resolved import Version

Fact = TypeVar("Fact")
More = TypeVarTuple("More")


def remembered(function: Callable[[Version, *More], Fact]) -> Callable[[Version, *More], Fact]:
    """Let a function be called once for each version and whatever else it is given.

    What it returns must not hold the version, which would then be kept forever, and nobody may
    change it.
    """
    known: WeakKeyDictionary[Version, dict[tuple[*More], Fact]] = WeakKeyDictionary()

    @wraps(function)
    def ask(version: Version, *more: *More) -> Fact:
        facts = known.get(version)
        if facts is None:
            facts = known[version] = {}
        if more not in facts:
            facts[more] = function(version, *more)
        return facts[more]

    return ask
