"""Where implementations are known to differ: entries of a ledger, and the cases they are about.

Place in the pipeline: after `sampling`; asked by `targets.tests`. What an entry says `when` is
asked of every case here, so that an emitted test reads names of cases and no expression.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from opspec.engine.evaluation import EvaluationError, UnknownValue, truth
from opspec.engine.names import Names
from opspec.language.expressions import Expression
from opspec.language.resolved import LedgerEntry, Operator, Version
from opspec.sampling.samples import Case, Cases

#: Against these a test compares; other entries of a ledger are about facts.
_IMPLEMENTATIONS = ("onnx.reference", "onnxruntime")


@dataclass(frozen=True, slots=True)
class DivergenceView:
    """An entry as templates see it; where it picks cases it is about no others."""

    entry: LedgerEntry
    versions: tuple[int, ...]
    picks: bool
    cases: tuple[str, ...]


def divergences(operator: Operator, found: Mapping[int, Cases]) -> Iterator[DivergenceView]:
    """Known differences of implementations; an entry that names no versions is about all."""
    for entry in operator.ledger:
        if entry.against in _IMPLEMENTATIONS:
            versions = [v for v in operator.versions if v.since in (entry.versions or [v.since])]
            cases = tuple(
                case.id
                for version in versions
                for case in (_calls(found[version.since]) if entry.when else ())
                if entry.when and _covers(version, entry.when, case)
            )
            since = tuple(version.since for version in versions)
            yield DivergenceView(entry, since, entry.when is not None, cases)


def _calls(found: Cases) -> Iterator[Case]:
    return chain(found.valid, *found.violating.values())


def _covers(version: Version, condition: Expression, case: Case) -> bool:
    """Whether a condition is known to hold of a case."""
    names = Names(version, case.inputs, case.attributes, case.asked)
    try:
        return truth(condition.node, names.scope)
    except (EvaluationError, UnknownValue):
        return False
