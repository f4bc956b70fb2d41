"""Changes of values: what an attribute, or a small integer input, may be in place of what it is.

Place in the pipeline: beside `changes`, which chooses among them. Candidates lie beside the value
there is, and beside the constants of the expression that is to fail: its border is one of them.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Iterable, Iterator, Sequence

from opspec.language.expressions import Expression
from opspec.language.resolved import Attribute, Scalar, Value, Version
from opspec.language.rules import is_list
from opspec.sampling.drawing import plain_entry, plain_value
from opspec.sampling.sample import Changed, Sample, with_attribute

_INT64 = range(-(2**63), 2**63)
#: Lists are not made longer than this.
_LONGEST = 64
#: A text that no specification lists.
_OTHER = "another"


def read_by(version: Version, condition: Expression) -> tuple[frozenset[str], tuple[Scalar, ...]]:
    """The names that a condition reads, and the constants it compares with.

    What stands in a `let`, or holds where a parameter is not given, is read by way of its name.
    """
    behind = {let.name: let.value for let in version.lets} | {
        each.name: each.otherwise for each in version.parameters if each.otherwise is not None
    }
    waiting, names, constants = [condition], set(condition.reads), dict[Scalar, None]()
    while waiting:
        expression = waiting.pop()
        waiting += [behind.pop(name) for name in sorted(expression.reads) if name in behind]
        names |= expression.reads
        constants |= dict.fromkeys(_constants(expression.node))
    return frozenset(names), tuple(constants)


def other_values(
    attribute: Attribute, sample: Sample, constants: Sequence[Scalar] = ()
) -> Iterator[Changed]:
    """Values of an attribute beside the one it has, and none at all."""
    name = attribute.name
    yield f"{name}-missing", with_attribute(sample, name, None)
    for number, listed in enumerate(attribute.values or ()):
        new: Value = (listed,) if is_list(attribute) else listed
        yield f"{name}-listed-{number}", with_attribute(sample, name, new)
    usual = plain_value(attribute) if attribute.default is None else attribute.default
    given = sample.attributes.get(name, usual)
    for label, value in near(given, constants, plain_entry(attribute)):
        yield f"{name}-{label}", with_attribute(sample, name, value)


def unlisted(attribute: Attribute, sample: Sample) -> Iterator[Changed]:
    """A value that is none of those listed."""
    listed = attribute.values or ()
    beside = (value for each in listed for _, value in _near_scalar(each, ()))
    other = next((value for value in beside if value not in listed), None)
    if other is not None:
        new: Value = (other,) if is_list(attribute) else other
        yield f"{attribute.name}-unlisted", with_attribute(sample, attribute.name, new)


def near(
    value: Value, constants: Sequence[Scalar] = (), entry: Scalar = 1
) -> Iterator[tuple[str, Value]]:
    """Values beside one value; of a list, an entry more or less, and others for its first two."""
    if not isinstance(value, tuple):
        yield from _near_scalar(value, constants)
        return
    yield "one-entry-more", (*value, value[-1] if value else entry)
    yield "one-entry-less", value[:-1]
    yield "no-entry", ()
    for length in (each + more for each in constants if isinstance(each, int) for more in (0, 1)):
        if len(value) < length <= _LONGEST:
            filler = value[-1] if value else entry
            yield f"{length}-entries", (*value, *[filler] * (length - len(value)))
    for place, word in enumerate(("first", "second")[: len(value)]):
        for label, new in _near_scalar(value[place], constants):
            yield f"{word}-{label}", (*value[:place], new, *value[place + 1 :])


def _near_scalar(value: Scalar, constants: Sequence[Scalar]) -> Iterator[tuple[str, Scalar]]:
    """Values of the same kind: beside a value, beside constants."""
    if isinstance(value, str):
        yield "other", f"{value}-{_OTHER}"
        yield "empty", ""
        texts = (each for each in constants if isinstance(each, str))
        yield from ((f"text-{number}", each) for number, each in enumerate(texts))
        return
    others: dict[str, int | float] = {
        "one-more": value + 1,
        "one-less": value - 1,
        "negative": -value - 1,
        "zero": 0,
    }
    numbers = [each for each in constants if not isinstance(each, str)]
    for each in numbers:
        others |= {f"{each:g}": each, f"{each:g}-plus-1": each + 1, f"{each:g}-minus-1": each - 1}
    if isinstance(value, float):
        others["half-more"] = value + 0.5
    for label, other in others.items():
        if isinstance(value, float):
            yield label, float(other)
        elif math.isfinite(other) and int(other) in _INT64:
            yield label, int(other)


def _constants(node: ast.expr) -> Iterable[Scalar]:
    """The numbers and texts of an expression, those with a sign included."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, int | float | str):
            yield each.value
        if (
            isinstance(each, ast.UnaryOp)
            and isinstance(each.op, ast.USub)
            and isinstance(each.operand, ast.Constant)
            and isinstance(each.operand.value, int | float)
        ):
            yield -each.operand.value
