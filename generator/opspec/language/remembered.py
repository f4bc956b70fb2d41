"""Facts of a version that are found once and kept for as long as the version is there.

Place in the pipeline: beside `resolved`. A version never changes, so what follows from it alone
does not either, and many ask: the order of its clauses is wanted for every call that is tried.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

from opspec.language.resolved import Version

Fact = TypeVar("Fact")


def remembered(function: Callable[[Version], Fact]) -> Callable[[Version], Fact]:
    """Let a function of a version be called once for each; its result must not hold the version."""
    known: WeakKeyDictionary[Version, Fact] = WeakKeyDictionary()

    @wraps(function)
    def ask(version: Version) -> Fact:
        try:
            return known[version]
        except KeyError:
            return known.setdefault(version, function(version))

    return ask
