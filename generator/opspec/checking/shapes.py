"""Shapes, axes and types: that patterns can be cut and that what they refer to is there.

Place in the pipeline: beside `checking.names`, which has found that the names exist.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from opspec.checking.names import describe, vocabulary
from opspec.checking.reporting import Reporter
from opspec.diagnostics import Position, quote, suggest
from opspec.engine.cutting import has_rival_stars
from opspec.language.expressions import place
from opspec.language.patterns import Broadcast, Dim, Item, Optional, Pattern, Star, branches, items
from opspec.language.resolved import Attribute, Axes, Input, Operator, Output, Version
from opspec.language.rules import index_of, is_list


def check_shapes(operator: Operator, report: Reporter) -> None:
    """Report patterns that cannot be cut, and axes and types that belong to nothing."""
    for version in operator.versions:
        if {"shape", "declaration", "change"} & version.unread:
            continue
        for value in version.inputs:
            for pattern in branches(value.shape):
                _check_stars(version, value, pattern, report)
                _check_pins(version, pattern, report)
        _check_members(version, report)
        _check_kinds(version, report)
        for parameter in version.parameters:
            _check_axes(version, parameter, report)
        if "type" not in version.unread:
            _check_types(version, report)


def _placed(pattern: Pattern) -> Iterator[tuple[Item, ast.expr, Position]]:
    for item, node in zip(pattern.items, pattern.nodes, strict=True):
        yield item, node, place(node, pattern.at)


def _check_stars(version: Version, value: Input, pattern: Pattern, report: Reporter) -> None:
    """Of the stars between two known places all but one must have a known length."""
    told = {
        item.name
        for other in version.inputs
        if other is not value
        for there in branches(other.shape)
        if not has_rival_stars(there)
        for item in there.items
        if isinstance(item, Star)
    }
    open_stars: list[str] = []
    for item, _, at in _placed(pattern):
        if isinstance(item, Dim | Star) and item.axis:
            open_stars = []
        if isinstance(item, Star | Broadcast) and item.name not in told:
            open_stars.append(str(item))
            if len(open_stars) > 1:
                report.add(
                    at,
                    "S04",
                    f"nothing says where {open_stars[0]} ends and {open_stars[1]} begins: pin an "
                    "item to an axis, as in (*outer, n @ axis, *inner)",
                )
                return


def _check_pins(version: Version, pattern: Pattern, report: Reporter) -> None:
    parameters = {parameter.name: parameter for parameter in version.parameters}
    axes = sorted(name for name, parameter in parameters.items() if parameter.axes is not None)
    for item, node, at in _placed(pattern):
        if not isinstance(item, Dim | Star) or item.axis is None:
            continue
        pinned = node.value if isinstance(node, ast.Starred) else node
        if isinstance(pinned, ast.BinOp):
            at = place(pinned.right, at)
        parameter = parameters.get(item.axis)
        if parameter is None:
            hint = suggest(item.axis, axes)
            report.add(at, "N06", f"{quote(item.axis)} is neither an attribute nor an input{hint}")
        elif parameter.axes is None:
            message = f"{quote(item.axis)} is not an axis: it has no 'axis_of'"
            report.add(at, "N06", message + suggest(item.axis, axes))
        elif is_list(parameter):
            message = f"{quote(item.axis)} is a list of axes; an item begins at one axis"
            report.add(at, "N06", message)


def _check_members(version: Version, report: Reporter) -> None:
    """`n[k]` belongs to the k-th member of an input that has several."""
    for value in version.values:
        for pattern in branches(value.shape):
            for item, _, at in _placed(pattern):
                if not isinstance(item, Dim) or item.member is None:
                    continue
                if isinstance(value, Output) and value.member_index is None:
                    continue
                if value.member_index is None:
                    hint = "so no dimension has an index"
                    message = f"{describe(value)} is one tensor, {hint}: write {item.name}"
                    report.add(at, "S05", message)
                elif item.member != value.member_index:
                    message = (
                        f"the members of {describe(value)} are numbered by "
                        f"{quote(value.member_index)}, not by {quote(item.member)}"
                    )
                    report.add(at, "S05", message)


def _check_kinds(version: Version, report: Reporter) -> None:
    """A dimension's name stands for one dimension, for one of each member, or for a run."""
    kinds: dict[str, str] = {}
    for value in version.inputs:
        for pattern in branches(value.shape):
            for item, _, at in _placed(pattern):
                name, kind = _kind(item, value.member_index is not None)
                if name is not None and kinds.setdefault(name, kind) != kind:
                    message = f"{quote(name)} is {kinds[name]} elsewhere, and {kind} here"
                    report.add(at, "S06", message)
    dimensions = vocabulary(version).dimensions
    for output in version.outputs:
        for pattern in branches(output.shape):
            for item, _, at in _placed(pattern):
                name, kind = _kind(item, True)
                if name in dimensions and name in kinds and kinds[name] != kind:
                    message = f"{quote(name)} is {kinds[name]} in the inputs, and {kind} here"
                    report.add(at, "S06", message)


def _kind(item: Item, has_members: bool) -> tuple[str | None, str]:
    if isinstance(item, Dim):
        own = item.member and has_members
        return item.name, "one dimension of each member" if own else "one dimension"
    if isinstance(item, Star | Broadcast):
        return item.name, "a run of dimensions"
    return (item.name, "an optional dimension") if isinstance(item, Optional) else (None, "")


def _check_axes(version: Version, parameter: Attribute | Input, report: Reporter) -> None:
    words = vocabulary(version)
    if parameter.axes is not None:
        axes, at = parameter.axes, _axes_place(parameter.axes, parameter)
        if axes.of not in words.inputs | words.outputs:
            hint = suggest(axes.of, sorted(words.inputs | words.outputs))
            report.add(
                at,
                "N05",
                f"{quote(parameter.name)} is an axis of {quote(axes.of)}, which is neither an "
                f"input nor an output{hint}",
            )
        elif axes.of in words.outputs and axes.rank is None:
            report.add(
                at,
                "N05",
                f"the rank of an output follows from its axes: say in 'rank' what r is for "
                f"{quote(parameter.name)}",
            )
    index = index_of(parameter)
    if index is not None:
        names = sorted(
            item.name
            for value in version.inputs
            for item in items(value.shape)
            if isinstance(item, Dim)
        )
        if index.of not in names:
            message = (
                f"{quote(parameter.name)} counts along {quote(index.of)}, which is no dimension"
            )
            report.add(_axes_place(index, parameter), "N05", message + suggest(index.of, names))


def _axes_place(axes: Axes, parameter: Attribute | Input) -> Position:
    return axes.at or parameter.at


def _check_types(version: Version, report: Reporter) -> None:
    used = {value.type.variable for value in version.values}
    chosen = {attribute.element_type for attribute in version.attributes}
    names = sorted(variable.name for variable in version.types)
    for variable in version.types:
        if not variable.members:
            report.add(variable.at, "T05", f"the type {quote(variable.name)} has no members")
        if variable.name not in used:
            message = f"no input or output has the type {quote(variable.name)}"
            report.add(variable.at, "T06", message)
    for attribute in version.attributes:
        if attribute.element_type is not None and attribute.element_type not in names:
            message = f"{quote(attribute.element_type)} is not a type variable of this operator"
            report.add(attribute.at, "T04", message + suggest(attribute.element_type, names))
    given = {value.type.variable for value in version.inputs}
    for output in version.outputs:
        variable_name = output.type.variable
        if variable_name is None or variable_name in given or variable_name in chosen:
            continue
        if len(version.members(output.type)) > 1:
            report.add(
                output.at,
                "T07",
                f"nothing says which of its types {quote(variable_name)} is for "
                f"{describe(output)}: no input has it, and no attribute chooses it "
                "(element_type)",
            )
