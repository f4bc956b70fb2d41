"""The types that follow for the outputs of a call.

Place in the pipeline: above `names`, asked by `binding` and `definition`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from opspec.engine.evaluation import Scope, evaluate
from opspec.engine.merging import Contradiction, Size
from opspec.engine.names import Names, TensorType
from opspec.engine.opening import opened
from opspec.engine.values import UNKNOWN, EvaluationError, UnknownValue, errors_of, known
from opspec.language.patterns import (
    Computed,
    Dim,
    Item,
    Listed,
    Optional,
    Pattern,
    Star,
    item_kinds,
)
from opspec.language.resolved import ElementType, Output


def outputs(
    names: Names, element_types: Mapping[str, ElementType] | None = None
) -> tuple[TensorType, ...]:
    """The types that follow for the outputs, as far as they are known, all members in a row.

    With `element_types` a type that an attribute chooses by its number is found as well. Of a
    sequence that stands where a tensor could they are the types of what is in it.
    """
    calls = opened(names.version, names.inputs)
    if calls is not None:
        each = [
            Names(names.version, call, names.attributes, names.bound["n_outputs"], names.steps)
            for call in calls
        ]
        return tuple(type_ for one in each for type_ in outputs(one, element_types))
    return tuple(
        type_
        for output in names.version.outputs
        for type_ in output_types(names, output, element_types or {})
    )


def output_types(
    names: Names, output: Output, element_types: Mapping[str, ElementType]
) -> list[TensorType]:
    """The types of one output: one, or of each member that is asked for."""
    element = _element_type(names, output, element_types)
    if output.variadic is None:
        return [TensorType(element, _shape_or_unknown(names, output, {}))]
    wanted = names.bound["n_outputs"]
    count = wanted - len(names.version.outputs) + 1 if isinstance(wanted, int) else 0
    index = output.variadic.index
    return [TensorType(element, _shape_or_unknown(names, output, {index: k})) for k in range(count)]


def output_shape(
    names: Names, output: Output, local: Mapping[str, Any] | None = None
) -> tuple[Size, ...] | None:
    """The shape of an output, of the member that `local` names; None where no rank follows."""
    pattern = names.pattern(output)
    if pattern is None:
        return None
    scope = names.scope.with_local(local or {})
    try:
        if isinstance(pattern, Listed):
            return tuple(known(evaluate(pattern.value.node, scope)))
        return tuple(size for item in pattern.items for size in _sizes(item, scope))
    except UnknownValue:
        return _like_an_input(names, pattern)


def _shape_or_unknown(
    names: Names, output: Output, local: Mapping[str, Any]
) -> tuple[Size, ...] | None:
    try:
        with errors_of(output.name):
            return output_shape(names, output, local)
    except (EvaluationError, Contradiction):
        return None


def _element_type(
    names: Names, output: Output, element_types: Mapping[str, ElementType]
) -> str | None:
    variable = output.type.variable
    if variable is None:
        return output.type.element
    found = {tensor.elem_type for tensor in names.typed(variable)} - {None}
    if found:
        return found.pop() if len(found) == 1 else None
    members = names.version.members(output.type)
    if len(members) == 1:
        return members[0]
    return _chosen_by_number(names, variable, element_types)


def _chosen_by_number(
    names: Names, variable: str, element_types: Mapping[str, ElementType]
) -> str | None:
    """The element type that an attribute chooses, by its number in ONNX's enumeration."""
    for attribute in names.version.attributes:
        if attribute.element_type == variable:
            try:
                number = names.value(attribute.name)
            except (EvaluationError, UnknownValue):
                return None
            return next((t.name for t in element_types.values() if t.number == number), None)
    return None


def _sizes(item: Item, scope: Scope) -> Iterator[Size]:
    try:
        if isinstance(item, Star | Optional):
            yield from known(scope.read(item.name))
        elif isinstance(item, Dim):
            value = scope.read(item.name)
            yield known(value)[scope.read(item.member)] if item.member else value
        elif isinstance(item, Computed):
            value = evaluate(item.value.node, scope)
            yield from known(value) if item.star else [value]
    except UnknownValue:
        if isinstance(item, Star | Optional) or (isinstance(item, Computed) and item.star):
            raise
        yield UNKNOWN


def _like_an_input(names: Names, pattern: Pattern | Listed) -> tuple[Size, ...] | None:
    """Where the cut is unknown, an output with as many items as an input has its rank."""
    if isinstance(pattern, Listed):
        return None
    kinds = item_kinds(pattern)
    for value in names.version.inputs:
        source = names.pattern(value)
        if isinstance(source, Pattern) and item_kinds(source) == kinds:
            rank = names.rank(value.name)
            return None if rank is None else (UNKNOWN,) * rank
    return None
