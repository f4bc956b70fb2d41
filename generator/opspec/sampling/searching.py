"""Search for arguments that violate what is wanted, and nothing else.

Place in the pipeline: between `changes` and `samples`. A call that violates too much is changed
step by step, each step aimed at one of the clauses that should hold, and kept if it leaves less to
mend. There is a limit to the steps that are tried, so that a spec without such calls is found out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain

from opspec.engine.binding import Outcome, bind
from opspec.engine.evaluation import EvaluationError
from opspec.language.resolved import Clause, Version
from opspec.sampling.changes import changes
from opspec.sampling.repairs import repairs
from opspec.sampling.sample import Changed, Sample

#: At most so many changes follow one another.
MAX_STEPS = 6
#: Searches for one clause and another come by the same calls: of so many it is known what follows.
_KNOWN = 4096


class Tries:
    """How many more calls may be asked about."""

    def __init__(self, left: int) -> None:
        self.left = left

    def __bool__(self) -> bool:
        return self.left > 0

    def outcome(self, version: Version, sample: Sample) -> Outcome | None:
        """What binding says of a call; None where a clause has no answer."""
        self.left -= 1
        return outcome_of(version, sample)


def outcome_of(version: Version, sample: Sample) -> Outcome | None:
    """What binding says of a call; None where a clause has no answer for it."""
    try:
        return _bound(version, _Call(repr(sample), sample))
    except EvaluationError:
        return None


@dataclass(frozen=True, slots=True)
class _Call:
    """A sample that is told from others by all that is written in it."""

    text: str
    sample: Sample = field(compare=False)


@lru_cache(maxsize=_KNOWN)
def _bound(version: Version, call: _Call) -> Outcome:
    sample = call.sample
    return bind(version, sample.inputs, sample.attributes, sample.outputs)


def mended(
    version: Version, sample: Sample, outcome: Outcome, wanted: str | None, tries: Tries
) -> tuple[Sequence[str], Sample] | None:
    """The sample changed until it violates the wanted clause alone, or none if none is wanted.

    Returns the labels of the changes with it; None where no way there was found.
    """
    labels: list[str] = []
    violated = frozenset(outcome.violated)
    seen = {violated}
    for _ in range(MAX_STEPS):
        others = violated - {wanted}
        if not others:
            return labels, sample
        step = None
        for label, changed, now in _steps(version, sample, others, tries):
            if now in seen or (wanted is not None and wanted not in now):
                continue
            step = step or (label, changed, now)
            # What leaves less to mend is taken at once, what leaves as much only if nothing does.
            if len(now - {wanted}) < len(others):
                step = label, changed, now
                break
        if step is None:
            return None
        label, sample, violated = step
        labels.append(label)
        seen.add(violated)
    return None


def _steps(
    version: Version, sample: Sample, others: frozenset[str], tries: Tries
) -> Iterator[tuple[str, Sample, frozenset[str]]]:
    """Changes after which one of these clauses holds, and what is violated then."""
    for clause in version.clauses:
        if clause.id not in others:
            continue
        for label, changed in _aimed(version, clause, sample):
            if not tries:
                return
            outcome = tries.outcome(version, changed)
            if outcome is not None and clause.id not in outcome.violated:
                yield label, changed, frozenset(outcome.violated)


def _aimed(version: Version, clause: Clause, sample: Sample) -> Iterator[Changed]:
    return chain(repairs(version, clause, sample), changes(version, clause, sample, ()))
