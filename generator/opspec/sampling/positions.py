"""Changes of positions: an axis or an index at the border of its range, outside of it, or twice.

Place in the pipeline: beside `changes`, which chooses among them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from opspec.engine.asking import INT64_MAX
from opspec.engine.evaluation import EvaluationError, UnknownValue
from opspec.engine.names import Names
from opspec.language.resolved import Attribute, Axes, Input, Value, Version
from opspec.language.rules import index_of, is_list
from opspec.sampling.sample import Changed, Sample, places, with_attribute, with_member


def positions(version: Version, name: str, sample: Sample, *, outside: bool) -> Iterator[Changed]:
    """An axis or index at each border of its range, or just outside of it."""
    parameter = next(p for p in version.parameters if p.name == name)
    axes = parameter.axes or index_of(parameter)
    if axes is None:
        return
    bound = bound_of(version, parameter, sample)
    values = list(_outside(axes, bound) if outside else _borders(axes, bound))
    if isinstance(parameter, Attribute) and not parameter.required:
        values.append(("omitted-outside" if outside else "omitted", None))
    for label, value in values:
        if isinstance(parameter, Attribute):
            new: Value | None = (value,) if is_list(parameter) and value is not None else value
            yield f"{name}-{label}", with_attribute(sample, name, new)
        else:
            yield from _with_value(sample, name, label, value)


def bound_of(version: Version, parameter: Attribute | Input, sample: Sample) -> int | None:
    """The bound of the range of an axis or index for these arguments."""
    names = Names(version, sample.inputs, sample.attributes, sample.outputs)
    index = index_of(parameter)
    try:
        if parameter.axes is not None:
            bound = names.axes_bound(parameter.axes)
        else:
            bound = names.value(index.of) if index is not None else None
    except (UnknownValue, EvaluationError, KeyError):
        return None
    return bound if isinstance(bound, int) else None


def _borders(axes: Axes, bound: int | None) -> Iterator[tuple[str, int | None]]:
    # Where there is one place only, all borders are the same.
    if bound is None or bound < 2:
        return
    yield "0", 0
    yield f"{axes.range.bound}-1", bound - 1
    if axes.range.inclusive:
        yield axes.range.bound, bound
    if axes.range.wraps:
        yield "-1", -1
        yield f"-{axes.range.bound}", -bound


def _outside(axes: Axes, bound: int | None) -> Iterator[tuple[str, int | None]]:
    if bound is not None:
        high = bound + 1 if axes.range.inclusive else bound
        yield f"{axes.range.bound}+1" if axes.range.inclusive else axes.range.bound, high
        if axes.range.wraps:
            yield f"-{axes.range.bound}-1", -bound - 1
        else:
            yield f"-{axes.range.bound}", -bound
    if not axes.range.wraps:
        yield "-1", -1
    # What is left of these in 32 bits lies in the range.
    yield "2**32", 2**32
    yield "-2**32", -(2**32)
    yield "2**63-1", INT64_MAX
    yield "-2**63", -INT64_MAX - 1


def _with_value(sample: Sample, name: str, label: str, value: int | None) -> Iterator[Changed]:
    for place, member, tensor in places(sample, [name]):
        if value is None:
            yield f"{name}-{label}", with_member(sample, place, member, None)
        elif isinstance(tensor.value, list) and tensor.value:
            new = replace(tensor, value=[value, *tensor.value[1:]])
            yield f"{name}-{label}", with_member(sample, place, member, new)
        elif isinstance(tensor.value, int):
            new = replace(tensor, value=value)
            yield f"{name}-{label}", with_member(sample, place, member, new)


def repeats(sample: Sample, name: str) -> Iterator[Changed]:
    given = sample.attributes.get(name)
    if isinstance(given, tuple) and given:
        yield f"{name}-repeated", with_attribute(sample, name, (*given, given[0]))
    for place, member, tensor in places(sample, [name]):
        if isinstance(tensor.value, list) and tensor.value and tensor.shape:
            value = [*tensor.value, tensor.value[0]]
            new = replace(tensor, shape=(len(value),), value=value)
            yield f"{name}-repeated", with_member(sample, place, member, new)
