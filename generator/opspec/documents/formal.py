"""The tensors that an example lists, by the inputs that they are given for.

Place in the pipeline: below all that looks at examples.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from opspec.language.resolved import Version

Item = TypeVar("Item")


def formal_arguments(
    version: Version, given: Sequence[Item | None]
) -> dict[str, Item | list[Item | None] | None]:
    """Inputs as an example lists them, by the names of the formal ones."""
    arguments: dict[str, Item | list[Item | None] | None] = {}
    rest = list(given)
    for value in version.inputs:
        if value.variadic:
            arguments[value.name] = rest
            rest = []
        else:
            arguments[value.name] = rest.pop(0) if rest else None
    return arguments


def places(version: Version, count: int) -> dict[str, list[int]]:
    """For each formal input the places, in an example's list, of what is given for it."""
    found: dict[str, list[int]] = {}
    left = list(range(count))
    for value in version.inputs:
        taken = len(left) if value.variadic else min(1, len(left))
        found[value.name] = left[:taken]
        left = left[taken:]
    return found
