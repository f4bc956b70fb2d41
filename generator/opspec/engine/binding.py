"""Binding types to a version: which clauses are violated, and what follows for the outputs.

Place in the pipeline: `checks`, `samples` and `diff` ask it. It says the same as the generated
validators, but is written apart from them, so that each tests the other. Every check has three
values: it holds, it is violated, or nothing can be said.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from opspec.engine.asking import Verdict, ask
from opspec.engine.names import Argument, Names, TensorType
from opspec.engine.outputs import outputs
from opspec.engine.values import EvaluationError
from opspec.language.resolved import Clause, Value, Version
from opspec.language.rules import in_order


class ClauseError(EvaluationError):
    """A clause that has no answer for a call."""

    def __init__(self, clause: Clause, why: str) -> None:
        super().__init__(why)
        self.clause = clause


@dataclass(frozen=True, slots=True)
class Outcome:
    """What binding found: a verdict for each clause asked, and the types of the outputs.

    Where a clause is violated, nothing follows for the outputs and there are none.
    """

    verdicts: Mapping[str, Verdict]
    outputs: tuple[TensorType, ...]
    names: Mapping[str, Any]

    @property
    def violated(self) -> tuple[str, ...]:
        return tuple(id_ for id_, verdict in self.verdicts.items() if verdict is Verdict.VIOLATED)


def bind(
    version: Version,
    inputs: Mapping[str, Argument],
    attributes: Mapping[str, Value],
    outputs_wanted: int | None = None,
    steps: list[int] | None = None,
) -> Outcome:
    """Ask every clause of a version, in order; a violated one silences those that depend on it.

    `steps` counts down what is left of the time that may be taken.

    Raises
    ------
    ClauseError
        If a clause has no answer, and no other is violated: it reads a name that has no value, or a
        place outside of a list.
    """
    names = Names(version, inputs, attributes, outputs_wanted, steps)
    verdicts: dict[str, Verdict] = {}
    silenced: set[str] = set()
    unanswered: ClauseError | None = None
    for ordered in in_order(version):
        if ordered.depends & silenced:
            silenced.add(ordered.clause.id)
            continue
        try:
            verdict = ask(names, ordered)
        except EvaluationError as error:
            unanswered = unanswered or ClauseError(ordered.clause, str(error))
            silenced.add(ordered.clause.id)
            continue
        verdicts[ordered.clause.id] = verdict
        if verdict is Verdict.VIOLATED:
            silenced.add(ordered.clause.id)
    # A call that violates something has no outputs that anything could be said of, and may have
    # values of which another clause has nothing to say.
    violates = Verdict.VIOLATED in verdicts.values()
    if unanswered and not violates:
        raise unanswered
    following = () if violates else outputs(names)
    return Outcome(verdicts, following, names.bound)
