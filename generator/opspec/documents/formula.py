"""A definition as mathematics: the tree that LaTeX and MathML are printed from.

Place in the pipeline: after `nests`; asked by the page targets, printed by `latex` and `mathml`.
The tree follows the expression node by node. A call of `sum` becomes a sum with its range below, a
choice becomes cases, `n[k]` becomes an index; an index into a tensor keeps its brackets.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from opspec.documents.mathematics import (
    Cases,
    Fenced,
    Fraction,
    Large,
    Math,
    Name,
    Number,
    Power,
    Root,
    Row,
    Sign,
    Subscript,
    Text,
    Word,
)
from opspec.language.expressions import free_names
from opspec.language.nests import Branch, Loop, Nest, Step, UnsupportedDefinition, steps
from opspec.language.patterns import Dim, items
from opspec.language.resolved import Input, Output, Version


@dataclass(frozen=True, slots=True)
class Equation:
    """One equation, what its variables run over, and the condition under which it holds."""

    math: Math
    ranges: Math | None
    condition: Math | None


@dataclass(frozen=True, slots=True)
class Formula:
    """The equations of a definition, and the named parts that they use."""

    equations: tuple[Equation, ...]
    where: tuple[Math, ...]


def formula(version: Version) -> Formula | None:
    """Return the definition of a version as mathematics; None where it has no equations."""
    try:
        found = steps(version)
    except UnsupportedDefinition:
        return None
    writer = _Writer(version)
    equations = tuple(_equations(writer, found, None))
    return Formula(equations, tuple(writer.let(name) for name in _used_lets(version)))


def _equations(
    writer: _Writer, found: Iterable[Step], condition: ast.expr | None
) -> Iterator[Equation]:
    for step in found:
        if isinstance(step, Branch):
            yield from _equations(writer, step.then, _both(condition, step.condition))
            otherwise = ast.UnaryOp(ast.Not(), step.condition)
            yield from _equations(writer, step.other, _both(condition, otherwise))
        else:
            yield writer.equation(step, condition)


def _both(one: ast.expr | None, other: ast.expr) -> ast.expr:
    return other if one is None else ast.BoolOp(ast.And(), [one, other])


def _used_lets(version: Version) -> list[str]:
    """The named parts that a definition uses, directly or not, in the order of the spec."""
    assert version.definition is not None
    lets = {let.name: let.value.node for let in version.lets}
    used: set[str] = set()
    reach = [name for node in version.definition.body for name in _words(node) if name in lets]
    while reach:
        name = reach.pop()
        if name not in used:
            used.add(name)
            reach += [word for word in _words(lets[name]) if word in lets]
    return [name for name in lets if name in used]


def _words(node: ast.AST) -> Iterator[str]:
    return (part.id for part in ast.walk(node) if isinstance(part, ast.Name))


#: How tightly each kind of expression binds; what binds less stands in brackets.
_OR, _AND, _NOT, _COMPARE, _ADD, _MULTIPLY, _UNARY, _POWER, _ATOM = range(9)
_BINARY: dict[type[ast.operator], tuple[str, int]] = {
    ast.Add: ("+", _ADD),
    ast.Sub: ("−", _ADD),
    ast.Mult: ("·", _MULTIPLY),
    ast.MatMult: ("@", _MULTIPLY),
}
_RELATIONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "=",
    ast.NotEq: "≠",
    ast.Lt: "<",
    ast.LtE: "≤",
    ast.Gt: ">",
    ast.GtE: "≥",
    ast.In: "∈",
    ast.NotIn: "∉",
}
_LARGE = {
    "sum": "∑",
    "prod": "∏",
    "max": "max",
    "min": "min",
    "argmax": "arg max",
    "argmin": "arg min",
    "argsort": "arg sort",
}
_QUANTIFIED = {"all": " for all ", "any": " for some "}
_FENCES = {"abs": "||", "len": "||", "floor": "⌊⌋", "ceil": "⌈⌉"}
_LETTERS = "lmpqstuvw"


@dataclass(slots=True)
class _Writer:
    """Writes the expressions of one version."""

    version: Version
    tensors: frozenset[str] = field(init=False)
    many: frozenset[str] = field(init=False)
    tuples: frozenset[str] = field(init=False)
    flags: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        parameters: tuple[Input | Output, ...] = (*self.version.inputs, *self.version.outputs)
        self.tensors = frozenset(
            p.name for p in parameters if not (isinstance(p, Input) and _is_list(self.version, p))
        )
        self.many = frozenset(p.name for p in parameters if p.variadic or p.type.container == "seq")
        self.flags = frozenset(a.name for a in self.version.attributes if a.kind == "int")
        nodes: list[ast.AST] = [let.value.node for let in self.version.lets]
        nodes += self.version.definition.body if self.version.definition else ()
        self.tuples = frozenset(name for node in nodes for name in _tuple_names(node))

    def equation(self, nest: Nest, condition: ast.expr | None) -> Equation:
        target: Math = Name(nest.output.name)
        if nest.member is not None:
            target = Subscript(target, self.math(nest.member))
        left = Row((target, self._index(nest.place)))
        ranges = _joined([self._loop(loop) for loop in nest.loops])
        return Equation(
            Row((left, Sign("="), self._right(nest.value))),
            ranges,
            None if condition is None else self._condition(condition),
        )

    def let(self, name: str) -> Math:
        let = next(each for each in self.version.lets if each.name == name)
        left: Math = Word(name) if let.parameters else Name(name)
        if let.parameters:
            parameters = _joined([self._name(parameter) for parameter in let.parameters])
            left = Row((left, Fenced("(", parameters or Row(()), ")")))
        return Row((left, Sign("="), self._right(let.value.node)))

    def _right(self, node: ast.expr) -> Math:
        """What stands behind an equals sign: a comparison in brackets, lest it seem to go on."""
        return self.math(node, _ADD if isinstance(node, ast.Compare) else 0)

    def _condition(self, node: ast.expr, level: int = 0) -> Math:
        """What a choice hangs on; a number that is asked for its truth is compared with 0."""
        match node:
            case ast.Name(id=name) if name in self.flags:
                return Row((self.math(node), Sign("≠"), Number("0")))
            case ast.UnaryOp(op=ast.Not(), operand=ast.Name(id=name)) if name in self.flags:
                return Row((self.math(node.operand), Sign("="), Number("0")))
            case ast.BoolOp():
                word, own = (" and ", _AND) if isinstance(node.op, ast.And) else (" or ", _OR)
                row = _between([self._condition(v, own + 1) for v in node.values], Text(word))
                return row if own >= level else Fenced("(", row, ")")
        return self.math(node, level)

    def math(self, node: ast.expr, level: int = 0) -> Math:
        """The expression, in brackets if it binds less tightly than its place asks for."""
        written, binds = self._expression(node)
        return written if binds >= level else Fenced("(", written, ")")

    def _expression(self, node: ast.expr) -> tuple[Math, int]:
        match node:
            case ast.Constant(value=str(text)):
                return Text(f"“{text}”"), _ATOM
            case ast.Constant(value=float(number)) if number.is_integer():
                return Number(str(int(number))), _ATOM
            case ast.Constant():
                return Number(repr(node.value)), _ATOM
            case ast.Name():
                return self._name(node.id), _ATOM
            case ast.Starred():
                return self._expression(node.value)
            case ast.BinOp():
                return self._binary(node)
            case ast.UnaryOp(op=ast.Not()):
                return Row((Text("not "), self.math(node.operand, _NOT))), _NOT
            case ast.UnaryOp():
                sign = Sign("−" if isinstance(node.op, ast.USub) else "+")
                return Row((sign, self.math(node.operand, _UNARY))), _UNARY
            case ast.BoolOp():
                return self._condition(node), _AND if isinstance(node.op, ast.And) else _OR
            case ast.Compare():
                parts = [self.math(node.left, _ADD)]
                for op, value in zip(node.ops, node.comparators, strict=True):
                    parts += [Sign(_RELATIONS[type(op)]), self.math(value, _ADD)]
                return Row(tuple(parts)), _COMPARE
            case ast.IfExp():
                return Cases(tuple(self._cases(node))), _OR
            case ast.Subscript():
                return self._subscript(node), _ATOM
            case ast.Call(func=ast.Name(id=name)):
                return self._call(node, name)
            case ast.List() | ast.Tuple():
                return Fenced("[", self._list(node.elts), "]"), _ATOM
            case ast.ListComp():
                return Fenced("[", self._comprehension(node), "]"), _ATOM
            case ast.GeneratorExp():
                return self._comprehension(node), _OR
        return Text(ast.unparse(node)), _ATOM

    def _name(self, text: str) -> Name:
        return Name(text, is_tuple=text in self.tuples)

    def _binary(self, node: ast.BinOp) -> tuple[Math, int]:
        if isinstance(node.op, ast.Div):
            return Fraction(self.math(node.left), self.math(node.right)), _ATOM
        if isinstance(node.op, ast.FloorDiv):
            inner = Fraction(self.math(node.left), self.math(node.right))
            return Fenced("⌊", inner, "⌋"), _ATOM
        if isinstance(node.op, ast.Pow):
            return Power(self.math(node.left, _ATOM), self.math(node.right)), _POWER
        if isinstance(node.op, ast.Mod):
            left, right = self.math(node.left, _MULTIPLY), self.math(node.right, _UNARY)
            return Row((left, Text(" mod "), right)), _MULTIPLY
        sign, level = _BINARY[type(node.op)]
        left, right = self.math(node.left, level), self.math(node.right, level + 1)
        if isinstance(left, Large) and isinstance(node.op, ast.Add):
            # A sum would seem to go on over what follows it, so it comes last.
            left, right = right, left
        if isinstance(left, Large):
            left = Fenced("(", left, ")")
        return Row((left, Sign(sign), right)), level

    def _cases(self, node: ast.IfExp) -> Iterator[tuple[Math, Math | None]]:
        yield self.math(node.body), self._condition(node.test)
        if isinstance(node.orelse, ast.IfExp):
            yield from self._cases(node.orelse)
        else:
            yield self.math(node.orelse), None

    def _subscript(self, node: ast.Subscript) -> Math:
        if isinstance(node.value, ast.Dict):
            subject = self.math(node.slice)
            return Cases(
                tuple(
                    (self.math(value), Row((subject, Sign("="), self.math(key))))
                    for key, value in zip(node.value.keys, node.value.values, strict=True)
                    if key is not None
                )
            )
        base = self.math(node.value, _ATOM)
        if isinstance(node.slice, ast.Slice):
            bounds = [
                Row(()) if bound is None else self.math(bound)
                for bound in (node.slice.lower, node.slice.upper)
            ]
            return Subscript(base, Row((bounds[0], Sign(":"), bounds[1])))
        if self._is_tensor(node.value):
            parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            return Row((base, self._index(parts)))
        if isinstance(base, Subscript):
            # A member of a member: one index with two places.
            return Subscript(base.base, Row((base.index, Sign(","), self.math(node.slice))))
        return Subscript(base, self.math(node.slice))

    def _is_tensor(self, node: ast.expr) -> bool:
        """Whether an index into it names an element of a tensor, rather than a member of a list."""
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            return node.value.id in self.many
        return isinstance(node, ast.Name) and node.id in self.tensors - self.many

    def _index(self, parts: Sequence[ast.expr]) -> Math:
        return Fenced("[", self._list(parts), "]")

    def _list(self, parts: Sequence[ast.expr]) -> Math:
        return _joined([self.math(part) for part in parts]) or Row(())

    def _call(self, node: ast.Call, name: str) -> tuple[Math, int]:
        first = node.args[0] if node.args else None
        alone = len(node.args) == 1 and not node.keywords
        if isinstance(first, ast.GeneratorExp) and len(node.args) == 1 and name in _LARGE:
            large = Large(
                _LARGE[name],
                tuple(self._generators(first.generators)),
                self.math(first.elt, _MULTIPLY),
            )
            if node.keywords:
                # Of several places that are equally good, the last; of an order, the other way.
                words = ", descending if " if name == "argsort" else ", the last one if "
                condition = self._condition(node.keywords[0].value)
                return Row((large, Text(words), condition)), _OR
            return large, _MULTIPLY
        if alone and isinstance(first, ast.GeneratorExp) and name in _QUANTIFIED:
            ranges = _joined(self._generators(first.generators)) or Row(())
            return Row((self.math(first.elt), Text(_QUANTIFIED[name]), ranges)), _OR
        if alone and first is not None:
            if name in ("sum", "prod") and (total := self._total(name, first)) is not None:
                return total, _MULTIPLY
            if name in _FENCES:
                return Fenced(_FENCES[name][0], self.math(first), _FENCES[name][1]), _ATOM
            if name == "sqrt":
                return Root(self.math(first)), _ATOM
            if name == "given":
                return Row((self.math(first), Text(" is given"))), _COMPARE
        if name == "inside" and len(node.args) == 2:
            return self._below(self.math(node.args[0]), self.math(node.args[1])), _COMPARE
        if name == "ceildiv" and len(node.args) == 2:
            inner = Fraction(self.math(node.args[0]), self.math(node.args[1]))
            return Fenced("⌈", inner, "⌉"), _ATOM
        arguments = [self.math(argument) for argument in node.args]
        arguments += [
            Row((Word(word.arg), Sign("="), self.math(word.value)))
            for word in node.keywords
            if word.arg
        ]
        return Row((Word(name), Fenced("(", _joined(arguments) or Row(()), ")"))), _ATOM

    def _total(self, name: str, summed: ast.expr) -> Math | None:
        """`sum(n)` and `sum(n[:k])`, over the members of a list."""
        values = summed.value if isinstance(summed, ast.Subscript) else summed
        if not isinstance(values, ast.Name):
            return None
        member = next(
            (
                item.member
                for value in self.version.inputs
                for item in items(value.shape)
                if isinstance(item, Dim) and item.name == values.id and item.member
            ),
            None,
        )
        taken = free_names(summed) | self.tuples
        if member is None or isinstance(summed, ast.Subscript):
            member = next(letter for letter in _LETTERS if letter not in taken)
        under: Math = Name(member)
        if isinstance(summed, ast.Subscript):
            if not isinstance(summed.slice, ast.Slice) or summed.slice.step is not None:
                return None
            low, high = summed.slice.lower, summed.slice.upper
            parts: list[Math] = [Number("0") if low is None else self.math(low), Sign("≤"), under]
            parts += [] if high is None else [Sign("<"), self.math(high)]
            under = Row(tuple(parts))
        return Large(_LARGE[name], (under,), Subscript(Name(values.id), Name(member)))

    def _comprehension(self, node: ast.ListComp | ast.GeneratorExp) -> Math:
        ranges = _joined(self._generators(node.generators)) or Row(())
        return Row((self.math(node.elt), Text(" for "), ranges))

    def _generators(self, generators: Sequence[ast.comprehension]) -> list[Math]:
        parts: list[Math] = []
        for each in generators:
            parts.append(self._runs(self.math(each.target), each.iter))
            parts += [self._condition(condition) for condition in each.ifs]
        return parts

    def _loop(self, loop: Loop) -> Math:
        return self._runs(Name(loop.name, is_tuple=loop.star), loop.over)

    def _runs(self, variable: Math, over: ast.expr) -> Math:
        """What a variable runs over: `0 ≤ j < n`, entry by entry for a tuple, or a list."""
        match over:
            case ast.Call(func=ast.Name(id="range" | "grid"), args=[end]):
                return self._below(variable, self.math(end))
            case ast.Call(func=ast.Name(id="range"), args=[start, end]):
                bounds = self.math(start), self.math(end)
                return Row((bounds[0], Sign("≤"), variable, Sign("<"), bounds[1]))
        return Row((variable, Sign("∈"), self.math(over, _ADD)))

    def _below(self, variable: Math, end: Math) -> Math:
        return Row((Number("0"), Sign("≤"), variable, Sign("<"), end))


def _is_list(version: Version, value: Input) -> bool:
    """Whether an input is a list of whole numbers, that is read as lists are."""
    found = list(items(value.shape))
    whole = all("int" in member for member in version.members(value.type))
    return whole and bool(found) and all(isinstance(item, Dim) for item in found)


def _tuple_names(node: ast.AST) -> Iterator[str]:
    """Names that are spliced into an index, or run over a grid: each is several indices."""
    for part in ast.walk(node):
        if isinstance(part, ast.Starred) and isinstance(part.value, ast.Name):
            yield part.value.id
        if (
            isinstance(part, ast.comprehension)
            and isinstance(part.target, ast.Name)
            and isinstance(part.iter, ast.Call)
            and isinstance(part.iter.func, ast.Name)
            and part.iter.func.id == "grid"
        ):
            yield part.target.id


def _joined(parts: Sequence[Math]) -> Math | None:
    return _between(parts, Sign(",")) if parts else None


def _between(parts: Sequence[Math], between: Math) -> Math:
    row: list[Math] = []
    for number, part in enumerate(parts):
        row += [between, part] if number else [part]
    return Row(tuple(row))
