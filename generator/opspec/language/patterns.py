"""Shape patterns: what `(*outer, n[k] @ axis, *inner)` says, as data.

Place in the pipeline: between `expressions` and `resolve`. A pattern is read here; `engine`
binds it to shapes, `samples` draws shapes from it, and the targets print it or turn it into code.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

from opspec.diagnostics import Findings, Position, quote
from opspec.language.expressions import Expression, expression, parse_expression, place
from opspec.reading.model import Field


@dataclass(frozen=True, slots=True)
class Dim:
    """One named dimension; `member` is the index where each member of a variadic has its own."""

    name: str
    member: str | None = None
    axis: str | None = None

    def __str__(self) -> str:
        index = f"[{self.member}]" if self.member else ""
        pin = f" @ {self.axis}" if self.axis else ""
        return f"{self.name}{index}{pin}"


@dataclass(frozen=True, slots=True)
class Star:
    """Any number of dimensions under one name; pinned, everything from position `axis` on."""

    name: str
    axis: str | None = None

    def __str__(self) -> str:
        return f"*{self.name} @ {self.axis}" if self.axis else f"*{self.name}"


@dataclass(frozen=True, slots=True)
class Broadcast:
    """Dimensions aligned at the right, each equal or 1, against a name or fixed dimensions."""

    target: Expression

    @property
    def name(self) -> str | None:
        return self.target.node.id if isinstance(self.target.node, ast.Name) else None

    def __str__(self) -> str:
        return f"*broadcast({self.target})"


@dataclass(frozen=True, slots=True)
class Optional:
    """One dimension where the rank allows it, else none."""

    name: str

    def __str__(self) -> str:
        return f"*optional({self.name})"


@dataclass(frozen=True, slots=True)
class Computed:
    """An expression of an output: one dimension, or several where `star` is set."""

    value: Expression
    star: bool = False

    def __str__(self) -> str:
        return f"*{self.value}" if self.star else str(self.value)


Item = Dim | Star | Broadcast | Optional | Computed


@dataclass(frozen=True, slots=True)
class Pattern:
    """A tuple of items; `nodes` are the trees they were read from, each with its place."""

    items: tuple[Item, ...]
    at: Position
    nodes: tuple[ast.expr, ...] = field(default=(), compare=False, repr=False)

    def __str__(self) -> str:
        inner = ", ".join(map(str, self.items))
        return f"({inner},)" if len(self.items) == 1 else f"({inner})"


@dataclass(frozen=True, slots=True)
class Listed:
    """An output's shape as one expression that gives a list."""

    value: Expression
    at: Position

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Choice:
    """One shape or another, as a condition on attributes says."""

    condition: Expression
    then: Shape
    other: Shape
    at: Position

    def __str__(self) -> str:
        return f"{self.then} if {self.condition} else {self.other}"


Shape = Pattern | Listed | Choice


def parse_shape(
    source: Field, findings: Findings, *, output: bool, functions: frozenset[str] = frozenset()
) -> Shape | None:
    """Read the shape of an input (names only) or of an output (names and expressions)."""
    parsed = parse_expression(source, findings, functions, pins=not output)
    if parsed is None:
        return None
    return _shape(parsed.node, source.at, findings, output)


def branches(shape: Shape | None) -> Iterator[Pattern]:
    """The patterns of a shape: one, or those of every branch."""
    if isinstance(shape, Pattern):
        yield shape
    elif isinstance(shape, Choice):
        yield from branches(shape.then)
        yield from branches(shape.other)


def expressions(shape: Shape | None) -> Iterator[Expression]:
    """All expressions in a shape: conditions, computed sizes, targets of broadcasting."""
    if isinstance(shape, Listed):
        yield shape.value
    elif isinstance(shape, Choice):
        yield shape.condition
        yield from expressions(shape.then)
        yield from expressions(shape.other)
    elif isinstance(shape, Pattern):
        for item in shape.items:
            if isinstance(item, Computed):
                yield item.value
            elif isinstance(item, Broadcast) and item.name is None:
                yield item.target


def items(shape: Shape | None) -> Iterator[Item]:
    """All items of a shape, those of every branch."""
    if isinstance(shape, Pattern):
        yield from shape.items
    elif isinstance(shape, Choice):
        yield from items(shape.then)
        yield from items(shape.other)


def bound_names(shape: Shape | None) -> frozenset[str]:
    """Names that an input's shape binds: of dimensions and of runs of dimensions."""
    names = (None if isinstance(item, Computed) else item.name for item in items(shape))
    return frozenset(name for name in names if name is not None)


def read_names(shape: Shape | None) -> frozenset[str]:
    """Names that a shape reads: of an output those of its items, elsewhere those in expressions."""
    if shape is None:
        return frozenset()
    if isinstance(shape, Listed):
        return shape.value.names
    if isinstance(shape, Choice):
        return shape.condition.names | read_names(shape.then) | read_names(shape.other)
    names: set[str] = set()
    for item in shape.items:
        if isinstance(item, Computed):
            names |= item.value.names
        elif isinstance(item, Broadcast):
            names |= item.target.names
        else:
            names.add(item.name)
            if isinstance(item, Dim) and item.member:
                names.add(item.member)
    return frozenset(names)


def _shape(node: ast.expr, at: Position, findings: Findings, output: bool) -> Shape | None:
    if isinstance(node, ast.IfExp):
        then = _shape(node.body, at, findings, output)
        other = _shape(node.orelse, at, findings, output)
        for part in ast.walk(node.test):
            if isinstance(part, ast.MatMult):
                findings.add(place(node.test, at), "S02", "@ pins an item, not a condition")
                return None
        if then is None or other is None:
            return None
        return Choice(expression(node.test, place(node.test, at)), then, other, at)
    if isinstance(node, ast.Tuple):
        read = [_item(part, at, findings, output) for part in node.elts]
        if any(item is None for item in read):
            return None
        return Pattern(tuple(item for item in read if item is not None), at, tuple(node.elts))
    if output:
        return Listed(expression(node, place(node, at)), at)
    text = ast.unparse(node)
    hint = f"; one dimension alone is written ({text},)" if isinstance(node, ast.Name) else ""
    findings.add(
        place(node, at),
        "S01",
        f"a shape is a tuple such as (*outer, n, *inner), got {quote(text)}{hint}",
    )
    return None


def _item(node: ast.expr, at: Position, findings: Findings, output: bool) -> Item | None:
    starred = isinstance(node, ast.Starred)
    inner = node.value if isinstance(node, ast.Starred) else node
    inner, axis = _unpin(inner)
    at = place(node, at)
    simple = _named_item(inner, starred, axis, at)
    if simple is not None:
        return simple
    if axis is None and output:
        return Computed(expression(inner, place(inner, at)), star=starred)
    text = ast.unparse(node)
    findings.add(
        at,
        "S02",
        f"{quote(text)} is no item of a shape: an input's shape names dimensions; arithmetic "
        "between them is a clause of its own",
    )
    return None


def _unpin(node: ast.expr) -> tuple[ast.expr, str | None]:
    """Split `item @ axis` into the item and the name of the axis."""
    if (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.MatMult)
        and isinstance(node.right, ast.Name)
    ):
        return node.left, node.right.id
    return node, None


def _named_item(node: ast.expr, starred: bool, axis: str | None, at: Position) -> Item | None:
    if isinstance(node, ast.Name):
        return Star(node.id, axis) if starred else Dim(node.id, None, axis)
    if (
        not starred
        and isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and isinstance(node.slice, ast.Name)
    ):
        return Dim(node.value.id, node.slice.id, axis)
    if (
        starred
        and axis is None
        and isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and len(node.args) == 1
        and not node.keywords
    ):
        argument = node.args[0]
        if node.func.id == "broadcast":
            return Broadcast(expression(argument, at))
        if node.func.id == "optional" and isinstance(argument, ast.Name):
            return Optional(argument.id)
    return None


def item_kinds(pattern: Pattern) -> list[type[Item]]:
    """What each item takes; a computed item takes what a star or a single dimension would."""
    return [
        (Star if item.star else Dim) if isinstance(item, Computed) else type(item)
        for item in pattern.items
    ]
