"""Whether index variables run over all of a tensor, so that the tensor itself can stand for a read.

Place in the pipeline: below the families of kernels. A variable has the range of the place where it
stands first; where it stands again, the tensor may be larger there, and is then read in part only.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence

from opspec.language.patterns import Broadcast, Dim, Item, Listed, Optional, Star, branches
from opspec.language.resolved import Input, Output, Version


def reads_whole(
    version: Version, tensor: str, places: Sequence[ast.expr], overs: Mapping[str, ast.expr]
) -> bool:
    """Whether the variables that stand alone in an index run over all of a tensor's dimensions.

    Places that are no variables alone are left to the caller.
    """
    parameter = next(each for each in version.values if each.name == tensor)
    alone = len(places) == 1 and isinstance(places[0], ast.Starred)
    return any(
        all(
            _runs_over(version, place, item, overs)
            for place, item in zip(places, spelled, strict=True)
        )
        for spelled in _spelled(parameter, alone)
        if len(spelled) == len(places)
    )


def _runs_over(version: Version, place: ast.expr, item: str, overs: Mapping[str, ast.expr]) -> bool:
    inner = place.value if isinstance(place, ast.Starred) else place
    if not isinstance(inner, ast.Name) or inner.id not in overs:
        return True
    return item in _extents(version, overs[inner.id])


def _extents(version: Version, over: ast.expr) -> set[str]:
    """What a variable runs over, as shapes call it."""
    match over:
        case ast.Call(ast.Name("range"), [size], []):
            return {ast.unparse(size)}
        case ast.Call(ast.Name("grid"), [ast.Call(ast.Name("dims"), [ast.Name(name)], [])], []):
            parameter = next(each for each in version.values if each.name == name)
            return {whole for (whole,) in _spelled(parameter, True)}
        case ast.Call(ast.Name("grid"), [sizes], []):
            return {f"*{ast.unparse(sizes)}"}
    return set()


def _spelled(parameter: Input | Output, alone: bool) -> Iterator[list[str]]:
    """The items of a shape as text, for every shape that the tensor can have.

    Where one variable stands for the whole index there is one text for all of them.
    """
    if isinstance(parameter.shape, Listed):
        yield [f"*{parameter.shape.value}"]
    for pattern in branches(parameter.shape):
        items = [text for item in pattern.items for text in _texts(item)]
        yield [", ".join(items)] if alone else items


def _texts(item: Item) -> list[str]:
    if isinstance(item, Broadcast):
        target = item.target.node
        if isinstance(target, ast.List | ast.Tuple):
            return [ast.unparse(each) for each in target.elts]
        return [f"*{item.target}"]
    if isinstance(item, Star | Optional):
        return [f"*{item.name}"]
    if isinstance(item, Dim):
        return [f"{item.name}[{item.member}]" if item.member else item.name]
    return [str(item)]
