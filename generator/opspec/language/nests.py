"""Index notation as loops: which variables an equation has, and what each of them ranges over.

Place in the pipeline: after `resolve`. `engine.definition` runs the loops found here, `loops`
prints them as Python, and the pages print the equation itself. A variable takes the range of the
place where it stands alone: first on the left, then in a read on the right.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from opspec.diagnostics import quote
from opspec.language.expressions import called_functions, free_names, free_reads, normal
from opspec.language.patterns import (
    Broadcast,
    Computed,
    Item,
    Optional,
    Star,
    bound_names,
    branches,
)
from opspec.language.remembered import remembered
from opspec.language.resolved import Input, Output, Version


class UnsupportedDefinition(Exception):
    """The definition uses a part of the language that cannot be run yet; `node` is that part."""

    def __init__(self, message: str, node: ast.AST | None = None) -> None:
        super().__init__(message)
        self.node = node


class RangelessVariable(UnsupportedDefinition):
    """A name that is not declared, and no index either: nothing says what it ranges over."""

    def __init__(self, name: str, node: ast.AST | None) -> None:
        super().__init__(f"{name!r} stands nowhere alone, so it has no range", node)
        self.name = name


@dataclass(frozen=True, slots=True)
class Loop:
    """One variable and the expression it ranges over; a starred one is a tuple of indices.

    One that vanishes indexes a dimension that may not be there: it is a tuple of one index or none.
    """

    name: str
    star: bool
    over: ast.expr
    vanishes: bool = False


@dataclass(frozen=True, slots=True)
class Nest:
    """One equation as loops: `output[member][place] = value`, innermost."""

    output: Output
    member: ast.expr | None
    place: tuple[ast.expr, ...]
    value: ast.expr
    loops: tuple[Loop, ...]

    @property
    def copies(self) -> bool:
        """Whether the value is a single read, so that elements are copied bit for bit."""
        return isinstance(self.value, ast.Subscript)


@dataclass(frozen=True, slots=True)
class Branch:
    """Statements of which a condition chooses one list."""

    condition: ast.expr
    then: tuple[Step, ...]
    other: tuple[Step, ...]


Step = Nest | Branch


@remembered
def steps(version: Version) -> tuple[Step, ...]:
    """Return the statements of a version's definition as loops.

    Raises
    ------
    UnsupportedDefinition
        If a statement is none that can be run yet, or a variable has no range.
    """
    if version.definition is None:
        raise UnsupportedDefinition("there is no definition")
    return tuple(_step(version, statement) for statement in version.definition.body)


def copies(version: Version) -> bool:
    """Whether every element of every output is an element of an input, bit for bit."""
    try:
        return all(_is_copy(nest.value) for nest in _nests(steps(version)))
    except UnsupportedDefinition:
        return False


def moved_inputs(version: Version) -> frozenset[str]:
    """The inputs whose elements stand in outputs as they are, where nothing is computed."""
    if not copies(version):
        return frozenset()
    return frozenset(
        name
        for nest in _nests(steps(version))
        for value in _copied(nest.value)
        if (name := _tensor(value)[0]) is not None
    )


def each_element(version: Version) -> ast.expr | None:
    """What an element of the one output is, of elements of all inputs at its own place.

    The inputs stand in it by name. None where the definition looks at anything else.
    """
    try:
        found = steps(version)
    except UnsupportedDefinition:
        return None
    single = {value.name for value in version.inputs if not value.optional and not value.variadic}
    match found:
        case (Nest(place=(ast.Starred(ast.Name(index)),), value=value),):
            reading = _AtOnePlace(index, frozenset(single))
            made: ast.expr = reading.visit(copy.deepcopy(value))
            return None if reading.others or len(version.outputs) > 1 else made
    return None


class _AtOnePlace(ast.NodeTransformer):
    """Puts the name of a tensor where it is read at one place, `A` for `A[*i]`; notes all else."""

    def __init__(self, index: str, tensors: frozenset[str]) -> None:
        self._index = index
        self._tensors = tensors
        self.others = False

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        match node.value, _index(node):
            case ast.Name(name), [ast.Starred(ast.Name(self._index))] if name in self._tensors:
                return ast.Name(name, ast.Load())
        self.others = True
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        self.others = True
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        node.args = [self.visit(argument) for argument in node.args]
        return node


def _copied(value: ast.expr) -> Iterator[ast.Subscript]:
    """The reads that a copying equation chooses from."""
    if isinstance(value, ast.IfExp):
        yield from (*_copied(value.body), *_copied(value.orelse))
    elif isinstance(value, ast.Subscript):
        yield value


def _nests(statements: Iterable[Step]) -> Iterator[Nest]:
    for step in statements:
        if isinstance(step, Branch):
            yield from _nests((*step.then, *step.other))
        else:
            yield step


def _is_copy(value: ast.expr) -> bool:
    """Whether a value is a read, or a choice between reads."""
    if isinstance(value, ast.IfExp):
        return _is_copy(value.body) and _is_copy(value.orelse)
    return isinstance(value, ast.Subscript) and not isinstance(value.value, ast.Dict)


def _step(version: Version, statement: ast.stmt) -> Step:
    if isinstance(statement, ast.If):
        return Branch(
            statement.test,
            tuple(_step(version, each) for each in statement.body),
            tuple(_step(version, each) for each in statement.orelse),
        )
    operators = sorted(name for name in called_functions(statement) if name[:1].isupper())
    if operators:
        raise UnsupportedDefinition(
            f"{operators[0]}(...) calls another operator; such a definition cannot be run yet",
            statement,
        )
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Subscript):
        return _nest(version, statement.targets[0], statement.value)
    text = quote(normal(ast.unparse(statement)))
    raise UnsupportedDefinition(
        f"{text} is not an equation; only equations can be run yet", statement
    )


def _nest(version: Version, target: ast.Subscript, value: ast.expr) -> Nest:
    name, member = _tensor(target)
    output = next((each for each in version.outputs if each.name == name), None)
    if output is None:
        text = quote(normal(ast.unparse(target)))
        raise UnsupportedDefinition(f"{text} on the left is no element of an output", target)
    place = _index(target)
    variables = _variables(version, [*place, value, *([member] if member else [])])
    ranges: dict[str, Loop] = {}
    for parameter in version.values:
        index = parameter.member_index
        if index in variables and index is not None:
            counted = _call("len", ast.Name(parameter.name))
            ranges.setdefault(index, Loop(index, False, _call("range", counted)))
    for found in (
        *_ranges(output, place),
        *(loop for read in _reads(value) for loop in _read_ranges(version, *read)),
    ):
        if found.name in variables:
            ranges.setdefault(found.name, found)
    lost = sorted(variables - set(ranges))
    if lost:
        raise RangelessVariable(lost[0], _first_read(lost[0], [target, value]))
    order = [variable for variable in ranges if _is_member(version, variable)]
    order += [variable for item in place for variable in _names(item) if variable in ranges]
    order += list(ranges)
    loops = tuple(ranges[variable] for variable in dict.fromkeys(order))
    vanishing = frozenset(loop.name for loop in loops if loop.vanishes)
    if vanishing:
        place = [_starred(each, vanishing) for each in place]
        value = _Starring(vanishing).visit(copy.deepcopy(value))
    return Nest(output, member, tuple(place), value, loops)


def _first_read(name: str, nodes: list[ast.expr]) -> ast.AST | None:
    reads = (read for node in nodes for read in free_reads(node))
    return next((read for read in reads if read.id == name), None)


def _starred(node: ast.expr, names: frozenset[str]) -> ast.expr:
    """An index on a dimension that may not be there is none or one place: `*m`."""
    if isinstance(node, ast.Name) and node.id in names:
        return ast.Starred(ast.Name(node.id, ast.Load()), ast.Load())
    return node


class _Starring(ast.NodeTransformer):
    """Stars the indices of dimensions that may not be there, in all reads of a tree."""

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        places = [_starred(each, self._names) for each in _index(node)]
        index = ast.Tuple(places, ast.Load()) if places != _index(node) else node.slice
        return ast.Subscript(node.value, index, ast.Load())


def _is_member(version: Version, name: str) -> bool:
    return any(parameter.member_index == name for parameter in version.values)


def declared_names(version: Version) -> frozenset[str]:
    """All names of a version that are no index variables."""
    names = {"n_outputs", "r"}
    for parameter in (*version.values, *version.attributes):
        names.add(parameter.name)
    for value in version.inputs:
        names |= bound_names(value.shape)
    names |= {let.name for let in version.lets}
    return frozenset(names)


def _variables(version: Version, nodes: list[ast.expr]) -> frozenset[str]:
    free = frozenset().union(*map(free_names, nodes))
    return free - declared_names(version)


def _names(node: ast.expr) -> Iterator[str]:
    """Names of a tree in reading order."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield part.id


def _tensor(node: ast.Subscript) -> tuple[str | None, ast.expr | None]:
    """The tensor that is indexed, and which member of it where there are several."""
    if isinstance(node.value, ast.Name):
        return node.value.id, None
    if isinstance(node.value, ast.Subscript) and isinstance(node.value.value, ast.Name):
        return node.value.value.id, node.value.slice
    return None, None


def _index(node: ast.Subscript) -> list[ast.expr]:
    return list(node.slice.elts) if isinstance(node.slice, ast.Tuple) else [node.slice]


def _reads(value: ast.expr) -> Iterator[tuple[str, ast.expr | None, list[ast.expr]]]:
    for node in ast.walk(value):
        if isinstance(node, ast.Subscript):
            name, member = _tensor(node)
            if name is not None:
                yield name, member, _index(node)


def _read_ranges(
    version: Version, name: str, member: ast.expr | None, index: list[ast.expr]
) -> Iterator[Loop]:
    for value in version.inputs:
        if value.name == name and (member is not None) == (value.member_index is not None):
            yield from _ranges(value, index)


def _ranges(parameter: Input | Output, index: list[ast.expr]) -> Iterator[Loop]:
    """The ranges that an index gives to the variables that stand alone in it."""
    lone = index[0].value if len(index) == 1 and isinstance(index[0], ast.Starred) else None
    if isinstance(lone, ast.Name) and parameter.member_index is None:
        # One starred variable runs over the whole tensor, whatever its shape is called.
        yield Loop(lone.id, True, _call("grid", _call("dims", ast.Name(parameter.name))))
        return
    for pattern in branches(parameter.shape):
        if len(pattern.items) != len(index):
            continue
        for item, place in zip(pattern.items, index, strict=True):
            star = isinstance(place, ast.Starred)
            inner = place.value if isinstance(place, ast.Starred) else place
            if not isinstance(inner, ast.Name):
                continue
            if isinstance(item, Optional) and not star:
                yield Loop(inner.id, True, _over(item), vanishes=True)
            elif star == _takes_many(item):
                yield Loop(inner.id, star, _over(item))


def _takes_many(item: Item) -> bool:
    return isinstance(item, Star | Broadcast) or (isinstance(item, Computed) and item.star)


def _over(item: Item) -> ast.expr:
    """`range(n[k])` or `grid(outer)` for one item of a pattern."""
    if isinstance(item, Star | Optional):
        return _call("grid", ast.Name(item.name))
    if isinstance(item, Broadcast):
        return _call("grid", item.target.node)
    if isinstance(item, Computed):
        return _call("grid" if item.star else "range", item.value.node)
    name: ast.expr = ast.Name(item.name)
    if item.member:
        name = ast.Subscript(name, ast.Name(item.member))
    return _call("range", name)


def _call(function: str, argument: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(function), [argument], [])
