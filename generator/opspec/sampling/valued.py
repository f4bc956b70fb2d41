"""Inputs whose values matter before anything is computed: shapes or clauses read them.

Place in the pipeline: below `drawing`. A sample gives such an input a value; of all others the
types are enough.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from opspec.language.expressions import called_functions, free_reads
from opspec.language.patterns import Broadcast, Choice, Computed, Dim, Listed, Shape, items
from opspec.language.remembered import remembered
from opspec.language.resolved import Version
from opspec.language.rules import holds_many, index_of

#: These functions ask for the type of a tensor, or whether there is one, and for no value.
_ABOUT_TYPES = frozenset({"rank", "dims", "given"})


@remembered
def valued(version: Version) -> frozenset[str]:
    """The names of the inputs whose values shapes, clauses or other values depend on."""
    lets = {let.name: let.value.node for let in version.lets}
    waiting = list(_expressions(version))
    names: set[str] = set()
    while waiting:
        expression = waiting.pop()
        read = {*_values_read(expression), *called_functions(expression)}
        waiting += [lets.pop(name) for name in sorted(read) if name in lets]
        names |= read
    return frozenset(
        value.name
        for value in version.inputs
        if not holds_many(value)
        and (value.name in names or value.axes is not None or index_of(value) is not None)
    )


@remembered
def lengths(version: Version) -> tuple[str, ...]:
    """The dimensions that only say how many values such inputs hold."""
    found: dict[str, bool] = {}
    for value in version.inputs:
        for item in items(value.shape):
            if isinstance(item, Dim):
                alone = value.name in valued(version)
                found[item.name] = alone and found.get(item.name, True)
    return tuple(name for name, alone in found.items() if alone)


def _expressions(version: Version) -> Iterator[ast.expr]:
    """Everything that is evaluated before the definition is."""
    for clause in version.clauses:
        if clause.expression is not None:
            yield clause.expression.node
    for parameter in version.parameters:
        if parameter.otherwise is not None:
            yield parameter.otherwise.node
        if parameter.axes is not None and parameter.axes.rank is not None:
            yield parameter.axes.rank.node
    for value in version.values:
        yield from _of_shape(value.shape)


def _of_shape(shape: Shape | None) -> Iterator[ast.expr]:
    if isinstance(shape, Choice):
        yield shape.condition.node
        yield from (*_of_shape(shape.then), *_of_shape(shape.other))
    elif isinstance(shape, Listed):
        yield shape.value.node
    elif shape is not None:
        for item in shape.items:
            if isinstance(item, Broadcast):
                yield item.target.node
            elif isinstance(item, Computed):
                yield item.value.node
            elif name := getattr(item, "name", None):
                # In the shape of an output, a name may be one that a `let` gives.
                yield ast.Name(name, ast.Load())


def _values_read(node: ast.expr) -> Iterator[str]:
    about_types = {
        id(call.args[0])
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in _ABOUT_TYPES
        and call.args
    }
    yield from (name.id for name in free_reads(node) if id(name) not in about_types)
