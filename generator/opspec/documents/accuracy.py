"""How far from its definition an output of a version may be, in sentences.

Place in the pipeline: asked by the page targets.
"""

from __future__ import annotations

from dataclasses import dataclass

from opspec.language.resolved import Version
from opspec.language.sentences import code, listed

_EXACT = "Every element of a result is what the definition gives, bit for bit."


@dataclass(frozen=True, slots=True)
class AccuracyView:
    """A sentence about all results, and one about those of some types, each with its reason."""

    exact: str
    allowed: tuple[tuple[str, str], ...]
    reasons: tuple[str, ...]


def accuracy(version: Version) -> AccuracyView | None:
    """Return what is said of the accuracy of a version; None where nothing is defined."""
    if version.definition is None:
        return None
    by_ulps: dict[str, list[str]] = {}
    for tolerance in version.tolerances:
        if tolerance.ulps.text != "0":
            types = tolerance.types or ("all types with fractions",)
            by_ulps.setdefault(tolerance.ulps.text, []).extend(types)
    reasons = dict.fromkeys(
        tolerance.reason for tolerance in version.tolerances if tolerance.ulps.text != "0"
    )
    return AccuracyView(
        "" if by_ulps else _EXACT,
        tuple((listed(types), _units(ulps)) for ulps, types in by_ulps.items()),
        tuple(reasons),
    )


def _units(ulps: str) -> str:
    places = "unit" if ulps == "1" else "units"
    return f"at most {code(ulps)} {places} in the last place off"
