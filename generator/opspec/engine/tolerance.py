"""How far from the definition an output may be, in units in the last place.

Place in the pipeline: above `names`; asked wherever outputs are compared: of examples, of what is
emitted, of runtimes. All of which nothing is said is exact, and whole numbers are unless named.
"""

from __future__ import annotations

from collections.abc import Mapping

from opspec.engine.evaluation import evaluate
from opspec.engine.names import Argument, Names
from opspec.engine.values import EvaluationError, known
from opspec.language.resolved import Tolerance, Value, Version

_ROUNDED = ("float", "bfloat", "double", "complex")


def is_rounded(elem_type: str) -> bool:
    """Whether an element type has fractions, so that most numbers are rounded to it."""
    return elem_type.startswith(_ROUNDED)


def tolerance_of(version: Version, elem_type: str) -> Tolerance | None:
    """What is said of outputs of an element type; a type of its own goes before all."""
    own = (each for each in version.tolerances if each.types and elem_type in each.types)
    every = (each for each in version.tolerances if each.types is None)
    return next(own, next(every, None) if is_rounded(elem_type) else None)


def allowed(
    version: Version,
    inputs: Mapping[str, Argument],
    attributes: Mapping[str, Value],
    outputs: int | None,
    elem_type: str,
) -> int:
    """The units in the last place that an output of a call may be off.

    Raises
    ------
    UnknownValue
        If it depends on what is not known of the call.
    EvaluationError
        If it has no value, or one that is no count.
    """
    tolerance = tolerance_of(version, elem_type)
    if tolerance is None:
        return 0
    names = Names(version, inputs, attributes, outputs)
    value = known(evaluate(tolerance.ulps.node, names.scope))
    if not isinstance(value, int) or value < 0:
        raise EvaluationError(f"{value!r} is no count of units in the last place")
    return int(value)
