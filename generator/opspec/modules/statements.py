"""The statements of a validator, as data for their templates.

Place in the pipeline: made by `binding` and `lowering`, printed by the target of operators.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Assign:
    """A name and what it is from here on."""

    target: str
    value: str
    template: str = "operators/assign.py.jinja"


@dataclass(frozen=True, slots=True)
class Check:
    """A clause: the rule that stands for it, and the name that it leaves more certain."""

    clause: str
    rule: str
    arguments: tuple[str, ...]
    target: str | None = None
    suffix: str = ""
    template: str = "operators/check.py.jinja"

    @property
    def left(self) -> str:
        return f"{self.target} = " if self.target else ""


@dataclass(frozen=True, slots=True)
class Guarded:
    """A clause about an attribute that need not be given."""

    name: str
    check: Check
    template: str = "operators/guarded.py.jinja"


@dataclass(frozen=True, slots=True)
class Lifted:
    """What holds for a tensor is asked of each one in a sequence or an optional value."""

    clause: str
    label: str
    name: str
    members: str
    template: str = "operators/lifted.py.jinja"


@dataclass(frozen=True, slots=True)
class Function:
    """A `let` with parameters."""

    name: str
    parameters: str
    value: str
    template: str = "operators/function.py.jinja"


Statement = Assign | Check | Guarded | Lifted | Function


def deferred(code: str, parameter: str = "") -> str:
    """A function of the code, of one parameter or none; of a call, the function that it calls."""
    called = re.fullmatch(rf"(\w+)\({parameter}\)", code)
    if called:
        return called[1]
    return f"lambda {parameter}: {code}" if parameter else f"lambda: {code}"


def without_unread(statements: Iterable[Statement], results: Iterable[str]) -> Iterator[Statement]:
    """The statements, no name bound that nothing reads."""
    texts = [*results, *map(_text, statements)]
    read = {
        node.id
        for text in texts
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    for statement in statements:
        if isinstance(statement, Check) and statement.target not in read:
            yield replace(statement, target=None, suffix="")
        else:
            yield statement


def _text(statement: Statement) -> str:
    """What a statement reads, as Python."""
    if isinstance(statement, Check):
        return f"f({', '.join(statement.arguments)})"
    if isinstance(statement, Lifted):
        return f"f({statement.name}, {statement.members})"
    return _text(statement.check) if isinstance(statement, Guarded) else statement.value
