"""The types that follow for the outputs of a call.

Place in the pipeline: above `names`, asked by `binding` and `definition`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from opspec.engine.evaluation import UNKNOWN, EvaluationError, UnknownValue, evaluate, known
from opspec.engine.merging import Contradiction, Size
from opspec.engine.names import Names, TensorType
from opspec.patterns import Computed, Dim, Listed, Optional, Pattern, Star
from opspec.resolved import Output


def outputs(names: Names) -> tuple[TensorType, ...]:
    """The types that follow for the outputs, as far as they are known."""
    result = []
    for output in names.version.outputs:
        if output.type.variable:
            types = {t.elem_type for t in names.typed(output.type.variable)} - {None}
            element = types.pop() if len(types) == 1 else None
        else:
            element = output.type.element
        try:
            shape = output_shape(names, output)
        except (EvaluationError, Contradiction, KeyError):
            shape = None
        result.append(TensorType(element, shape))
    return tuple(result)


def output_shape(names: Names, output: Output) -> tuple[Size, ...] | None:
    """The shape of an output; None where not even its rank follows."""
    pattern = names.pattern(output)
    if pattern is None:
        return None
    try:
        if isinstance(pattern, Listed):
            return tuple(known(evaluate(pattern.value.node, names.scope)))
        sizes: list[Size] = []
        for item in pattern.items:
            sizes.extend(_sizes(names, item))
    except UnknownValue:
        return _like_an_input(names, pattern)
    return tuple(sizes)


def _sizes(names: Names, item: Any) -> Iterable[Size]:
    if isinstance(item, Star | Optional):
        return list(known(names.value(item.name)))
    try:
        if isinstance(item, Dim):
            return [names.value(item.name)]
        assert isinstance(item, Computed)
        value = evaluate(item.value.node, names.scope)
    except UnknownValue:
        if getattr(item, "star", False):
            raise
        return [UNKNOWN]
    return list(known(value)) if item.star else [value]


def _like_an_input(names: Names, pattern: Pattern | Listed) -> tuple[Size, ...] | None:
    """Where the cut is unknown, an output with as many items as an input has its rank."""
    if isinstance(pattern, Listed):
        return None
    kinds = [(type(item) if not isinstance(item, Computed) else Dim) for item in pattern.items]
    for value in names.version.inputs:
        source = names.pattern(value)
        if isinstance(source, Pattern) and [type(item) for item in source.items] == kinds:
            rank = names.rank(value.name)
            return None if rank is None else (UNKNOWN,) * rank
    return None
