"""Which inputs stand for their value: axes, sizes and counts that shapes and clauses compute with.

Place in the pipeline: after `nests`. Such an input is of rank 0 or 1, and something that must be
known before any element is computed reads it: a shape, a clause, what holds in place of something
that is not given. Everything else that an input holds is data. The other way round, elements of
some outputs follow from sizes alone, and so are known where no element of an input is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from opspec.language.expressions import called_functions, free_reads
from opspec.language.nests import Nest, UnsupportedDefinition, steps
from opspec.language.patterns import Dim, branches, expressions, items
from opspec.language.remembered import remembered
from opspec.language.resolved import Input, Output, Version

#: Functions that ask about a parameter, not about its value.
ASKING = frozenset({"dims", "given", "highest", "lowest", "rank"})


@remembered
def value_inputs(version: Version) -> tuple[str, ...]:
    """Return the names of the inputs that stand for their value, in the order of the spec."""
    read = _names_read(version)
    return tuple(
        value.name
        for value in version.inputs
        if _can_be_value(version, value) and (value.axes is not None or value.name in read)
    )


def value_names(node: ast.AST) -> frozenset[str]:
    """Names whose value a tree reads; what it asks about otherwise is left out."""
    hidden = {id(name) for name in _asked(node)}
    return frozenset(name.id for name in free_reads(node) if id(name) not in hidden)


def asked_names(node: ast.AST) -> frozenset[str]:
    """Names of tensors whose rank or dimensions a tree asks for."""
    return frozenset(name.id for name in _asked(node, ASKING - {"given"}))


def told_names(version: Version, node: ast.AST) -> tuple[str, ...]:
    """The names whose values tell why an expression does not hold, those behind a `let` too."""
    lets = {let.name: let for let in version.lets}
    found: set[str] = set()
    seen: set[str] = set()
    waiting: list[tuple[ast.AST, frozenset[str]]] = [(node, frozenset())]
    while waiting:
        part, parameters = waiting.pop()
        read = value_names(part) - asked_names(part) - parameters
        found |= read - lets.keys()
        for name in ((read | called_functions(part)) & lets.keys()) - seen:
            seen.add(name)
            waiting.append((lets[name].value.node, frozenset(lets[name].parameters)))
    return tuple(sorted(found))


@remembered
def from_sizes(version: Version, output: Output) -> Nest | None:
    """Return the equation of an output of rank 0 or 1 that reads no element of any input."""
    try:
        found = steps(version)
    except UnsupportedDefinition:
        return None
    nests = [step for step in found if isinstance(step, Nest) and step.output is output]
    if len(nests) != 1 or len(found) != len(version.outputs) or len(nests[0].loops) > 1:
        return None
    nest = nests[0]
    in_order = all(isinstance(place, ast.Name) for place in nest.place)
    if not in_order or any(loop.star or loop.vanishes for loop in nest.loops):
        return None
    read = _reached(version, [nest.value, *(loop.over for loop in nest.loops)])
    tensors = {value.name for value in version.values}
    whole = all(m.startswith(("int", "uint")) for m in version.members(output.type))
    return nest if whole and not read & tensors else None


def _asked(node: ast.AST, functions: frozenset[str] = ASKING) -> Iterator[ast.Name]:
    """Every name in what one of some functions is asked about."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _function(call) in functions:
            for argument in call.args:
                yield from (each for each in ast.walk(argument) if isinstance(each, ast.Name))


def _function(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _can_be_value(version: Version, value: Input) -> bool:
    """Whether an input is a number or a list of numbers."""
    patterns = list(branches(value.shape))
    return (
        value.variadic is None
        and value.type.container == "tensor"
        and bool(patterns)
        and all(len(p.items) <= 1 and all(isinstance(i, Dim) for i in p.items) for p in patterns)
        and not any(member in ("string", "bool") for member in version.members(value.type))
    )


def _names_read(version: Version) -> frozenset[str]:
    """Every name that is read before an element is computed."""
    sources = [each.node for value in version.values for each in expressions(value.shape)]
    sources += [c.expression.node for c in version.clauses if c.expression is not None]
    for parameter in version.parameters:
        sources += [parameter.otherwise.node] if parameter.otherwise is not None else []
        sources += [parameter.axes.rank.node] if parameter.axes and parameter.axes.rank else []
    alone = (getattr(item, "name", None) for o in version.outputs for item in items(o.shape))
    return _reached(version, sources) | {name for name in alone if isinstance(name, str)}


def _reached(version: Version, sources: Iterable[ast.expr]) -> frozenset[str]:
    """Names whose value some expressions read, themselves or through a `let`."""
    lets = {let.name: let for let in version.lets}
    waiting = list(sources)
    read: set[str] = set()
    done: set[str] = set()
    while waiting:
        node = waiting.pop()
        found = value_names(node)
        read |= found
        for name in (found | called_functions(node)) & set(lets) - done:
            done.add(name)
            waiting.append(lets[name].value.node)
    return frozenset(read)
