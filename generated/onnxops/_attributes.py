# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Attributes as a caller gives them: read strictly, nothing is converted that would lose anything.

None stands for an attribute that is not given, `Unknown` for one of which nothing is known.
"""

import operator
from collections.abc import Callable, Iterable
from numbers import Real
from typing import Any, TypeVar

import numpy as np

from onnxops._reporter import Reporter, shown
from onnxops._unknown import Silent, Unknown

INT64_MIN, INT64_MAX = -(2**63), 2**63 - 1
_BOOLEANS = (bool, np.bool_)

Value = TypeVar("Value")


def integer(rules: Reporter, name: str, value: object) -> int | Unknown | None:
    """Read an attribute of kind int: whatever `operator.index` takes, but a bool."""
    return _read(rules, name, value, _integer, "an integer of 64 bits")


def integers(rules: Reporter, name: str, value: object) -> tuple[int, ...] | Unknown | None:
    """Read an attribute of kind ints."""
    return _read(rules, name, value, _each(_integer), "a list of integers of 64 bits")


def outputs(rules: Reporter, value: object) -> int | Unknown:
    """Read how many outputs are asked for; unknown where a call leaves it open."""
    if value is None or isinstance(value, Unknown):
        return Unknown()
    try:
        count = _integer(value)
    except (TypeError, ValueError):
        count = -1
    if count >= 0:
        return count
    got = f"{shown(value)} of type {type(value).__name__}"
    rules.report("output-count", "n_outputs", got, "a number of outputs", verb="is", of_type=True)
    return Silent()


def real(rules: Reporter, name: str, value: object) -> float | Unknown | None:
    """Read an attribute of kind float: a real number, but no bool."""
    return _read(rules, name, value, _real, "a number")


def reals(rules: Reporter, name: str, value: object) -> tuple[float, ...] | Unknown | None:
    """Read an attribute of kind floats."""
    return _read(rules, name, value, _each(_real), "a list of numbers")


def text(rules: Reporter, name: str, value: object) -> str | Unknown | None:
    """Read an attribute of kind string."""
    return _read(rules, name, value, _text, "a string")


def texts(rules: Reporter, name: str, value: object) -> tuple[str, ...] | Unknown | None:
    """Read an attribute of kind strings."""
    return _read(rules, name, value, _each(_text), "a list of strings")


def _read(
    rules: Reporter, name: str, value: object, read: Callable[[object], Value], wanted: str
) -> Value | Unknown | None:
    if value is None or isinstance(value, Unknown):
        return value
    try:
        return read(value)
    except (TypeError, ValueError, OverflowError):
        got = f"{shown(value)} of type {type(value).__name__}"
        rules.report("attribute-type", name, got, wanted, verb="is", of_type=True)
        return Silent()


def _integer(value: Any) -> int:
    if isinstance(value, _BOOLEANS):
        raise TypeError("not an integer")
    number = operator.index(value)
    if not INT64_MIN <= number <= INT64_MAX:
        raise ValueError("the number has more than 64 bits")
    return number


def _real(value: object) -> float:
    if isinstance(value, _BOOLEANS) or not isinstance(value, Real):
        raise TypeError("not a real number")
    return float(value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("not a string")
    return value


def _each(read: Callable[[object], Value]) -> Callable[[object], tuple[Value, ...]]:
    def read_all(values: object) -> tuple[Value, ...]:
        if isinstance(values, str | bytes) or not isinstance(values, Iterable):
            raise TypeError("not a list")
        return tuple(map(read, values))

    return read_all
