"""Families that are told by a word of the definition; their equations are their kernels.

Place in the pipeline: families of kernels, below `families`. What makes such a kernel quick lies in
the functions that equations on whole arrays call: NumPy's own sorting, its writing at places, a
reduction over the places of a window.
"""

from __future__ import annotations

import ast

from opspec.language.expressions import called_functions
from opspec.language.nests import Branch, Nest, Step, UnsupportedDefinition, steps
from opspec.language.remembered import remembered
from opspec.language.resolved import Version
from opspec.modules.kernels.inlining import inlined
from opspec.modules.kernels.scopes import NotVector, spread
from opspec.modules.kernels.vectors import Function, vectorised


def sort(version: Version) -> Function | None:
    """Elements, or their places, in the order of their values."""
    found = any("argsort" in called_functions(value) for _, value in _values(version))
    return _equations(version) if found else None


def scatter(version: Version) -> Function | None:
    """Elements written to the places that a tensor of indices holds."""
    tensors = {value.name for value in version.inputs}
    found = any(
        isinstance(part, ast.Subscript)
        and isinstance(part.value, ast.Name)
        and part.value.id in tensors
        for nest, _ in _values(version)
        for place in nest.place
        for part in ast.walk(inlined(version, place))
    )
    return _equations(version) if found else None


def remap(version: Version) -> Function | None:
    """Elements from places that are found axis by axis, or something else where there is none."""
    values = _values(version)
    found = bool(values) and all(
        _goes_by_axes(value.body if isinstance(value, ast.IfExp) else value, nest)
        for nest, value in values
    )
    return _equations(version) if found else None


def window(version: Version) -> Function | None:
    """Reductions over the elements around a place."""
    found = any(
        isinstance(part, ast.GeneratorExp) and _slides(part, {loop.name for loop in nest.loops})
        for nest, value in _values(version)
        for part in ast.walk(value)
    )
    return _equations(version) if found else None


@remembered
def _values(version: Version) -> tuple[tuple[Nest, ast.expr], ...]:
    """All equations of a version, each with its right side written out."""
    try:
        waiting: list[Step] = list(steps(version))
    except UnsupportedDefinition:
        return ()
    found = []
    while waiting:
        step = waiting.pop()
        if isinstance(step, Branch):
            waiting += [*step.then, *step.other]
        else:
            found.append((step, inlined(version, step.value)))
    return tuple(found)


def _goes_by_axes(read: ast.expr, nest: Nest) -> bool:
    """Whether each place of a read is made from the index along one axis alone."""
    if not isinstance(read, ast.Subscript) or len(nest.loops) != 1 or not nest.loops[0].star:
        return False
    places = spread(read.slice)
    listed = places[0].value if len(places) == 1 and isinstance(places[0], ast.Starred) else None
    if not isinstance(listed, ast.GeneratorExp | ast.ListComp) or len(listed.generators) > 1:
        return False
    index, axis = nest.loops[0].name, listed.generators[0].target
    entries = [
        part
        for part in ast.walk(listed.elt)
        if isinstance(part, ast.Subscript)
        and isinstance(part.value, ast.Name)
        and part.value.id == index
    ]
    alone = sum(isinstance(part, ast.Name) and part.id == index for part in ast.walk(listed.elt))
    return (
        isinstance(axis, ast.Name)
        and 0 < len(entries) == alone
        and all(axis.id in _names(entry.slice) for entry in entries)
    )


def _slides(values: ast.GeneratorExp, variables: set[str]) -> bool:
    """Whether a read in a reduction stands at a sum of a variable and one of the reduction."""
    bound = {
        part.id
        for loop in values.generators
        for part in ast.walk(loop.target)
        if isinstance(part, ast.Name)
    }
    return any(
        isinstance(part, ast.BinOp)
        and isinstance(part.op, ast.Add)
        and _names(part) & bound
        and _names(part) & variables
        for read in ast.walk(values.elt)
        if isinstance(read, ast.Subscript)
        for place in spread(read.slice)
        for part in ast.walk(place)
    )


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _equations(version: Version) -> Function | None:
    try:
        return vectorised(version)
    except (NotVector, UnsupportedDefinition):
        return None
