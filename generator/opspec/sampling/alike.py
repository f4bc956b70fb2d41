"""Versions that differ in nothing but the element types they allow: their calls are the same.

Place in the pipeline: below `samples`. Many a version only adds types to those before it; the calls
that were searched for there serve here as well.
"""

from __future__ import annotations

import ast
from dataclasses import fields, is_dataclass
from typing import Any
from weakref import WeakValueDictionary

from opspec.diagnostics import Position
from opspec.language.expressions import Expression
from opspec.language.remembered import remembered
from opspec.language.resolved import Version
from opspec.sampling.drawing import usual_type

#: The first version of each kind, for as long as it is there.
_FIRST: WeakValueDictionary[object, Version] = WeakValueDictionary()
_PROSE = frozenset({"description", "says"})


def first_alike(version: Version) -> Version:
    """A version of which everything is true that is true of this one, but for element types."""
    return _FIRST.setdefault(_kind(version), version)


@remembered
def _kind(version: Version) -> object:
    """All that calls of a version are made from, in a form that can be compared."""
    return (
        version.operator,
        version.domain,
        *(_plain(part) for part in (*version.inputs, *version.outputs, *version.attributes)),
        *(_plain(part) for part in (*version.lets, *version.clauses)),
        *((each.name, usual_type(each.members)) for each in version.types),
    )


def _plain(value: Any) -> object:
    """A record as a tuple, without places in files and without prose."""
    if isinstance(value, Expression):
        return value.text
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    if not is_dataclass(value):
        return value
    parts = {each.name: getattr(value, each.name) for each in fields(value) if each.compare}
    return (
        type(value).__name__,
        *(
            (name, _plain(part))
            for name, part in parts.items()
            if name not in _PROSE and not isinstance(part, Position | ast.AST)
        ),
    )
