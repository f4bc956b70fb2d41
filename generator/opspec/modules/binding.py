"""The names of a version in its validator: each is bound when it is first needed.

Place in the pipeline: below `lowering`. What a name is follows from the patterns: a part of a
shape, an attribute with what holds where it is not given, a `let`. A part of the language for
which there are no statements yet is refused, with its place.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from opspec.emission.naming import names_of
from opspec.emission.rendering import literal
from opspec.language.expressions import Expression, called_functions
from opspec.language.patterns import Broadcast, Dim, Item, Pattern, Star
from opspec.language.resolved import Attribute, Input, Let, Output, Version
from opspec.language.rules import Rule, in_order
from opspec.modules.cutting import piece
from opspec.modules.expressions import Refused, expression_code
from opspec.modules.statements import Assign, Check, Function, Statement

#: The kinds of attribute that can be read, and the function that reads each.
READERS = {
    "int": "integer",
    "ints": "integers",
    "float": "real",
    "floats": "reals",
    "string": "text",
    "strings": "texts",
}


class Binding:
    """The statements so far, and the names that they bind."""

    def __init__(self, version: Version) -> None:
        self.version = version
        self.names = names_of(version)
        self.statements: list[Statement] = []
        self.bound: set[str] = set()
        self.lets = frozenset(let.name for let in version.lets)
        self.clauses = {each.rule: each.clause.id for each in in_order(version) if each.rule}

    def read(self, attribute: Attribute) -> None:
        if attribute.kind not in READERS:
            return
        name = self.names[attribute.name]
        reader = READERS[attribute.kind]
        self.assign(name, f"attributes.{reader}(rules, {literal(attribute.name)}, {name})")

    def settle(self, attribute: Attribute) -> None:
        """Say what holds where an attribute is not given, when that is first asked for."""
        if attribute.name in self.bound:
            return
        self.bound.add(attribute.name)
        name = self.names[attribute.name]
        if attribute.default is not None:
            self.assign(name, f"{literal(attribute.default)} if {name} is None else {name}")
        elif attribute.otherwise is not None:
            self.need_all(attribute.otherwise)
            value = self.formula(attribute.otherwise, "value")
            self.assign(name, f"{value} if {name} is None else {name}")

    def shape_name(self, value: Input) -> str:
        lone = len(self.version.inputs) == 1
        name = "shapes" if value.variadic else "shape"
        return self.names.reserve(
            shape_key(value), name if lone else f"{self.names[value.name]}_{name}"
        )

    def shape(self, value: Input) -> str:
        """The name of the dimensions of an input, bound if no rule has done so."""
        name, key = self.shape_name(value), shape_key(value)
        if key not in self.bound:
            if Rule(value.name, "rank") in self.clauses:
                raise Refused(value.at, f"the shape of {value.name} before its rank is checked")
            self.bound.add(key)
            method = "shapes" if value.variadic else "shape"
            self.assign(name, f"rules.{method}({literal(value.name)}, {self.names[value.name]})")
        return name

    def _occurrences(self, name: str) -> Iterator[tuple[Input, Pattern, int]]:
        for value in self.version.inputs:
            if isinstance(value.shape, Pattern):
                for number, item in enumerate(value.shape.items):
                    if getattr(item, "name", None) == name:
                        yield value, value.shape, number

    def places(self, name: str) -> tuple[list[str], bool]:
        """Code for every place where a name stands, and whether it is a single dimension."""
        found = list(self._occurrences(name))
        rigid = any(isinstance(p.items[n], Star) for _, p, n in found)
        single = any(isinstance(p.items[n], Dim) for _, p, n in found)
        places = []
        for value, pattern, number in found:
            if rigid and isinstance(pattern.items[number], Broadcast):
                continue
            for pin in _pins(pattern):
                self._need_axis(pin, value)
            base = self.shape(value)
            if value.variadic:
                member = self.names.reserve("each member", "shape")
                cut = piece(pattern, number, member, self.names)
                spread = f"{cut} for {member} in {base}"
                places.append(spread if len(found) == 1 else f"*({spread})")
            else:
                places.append(piece(pattern, number, base, self.names))
        return places, single

    def _need_axis(self, name: str, value: Input) -> None:
        for attribute in self.version.attributes:
            if attribute.name == name and not is_certain(attribute):
                raise Refused(value.at, f"a shape cut at {name}, which need not be given")
        self.need(name)

    def broadcasts(self, value: Input) -> Iterator[tuple[str, Item]]:
        assert isinstance(value.shape, Pattern)
        for number, item in enumerate(value.shape.items):
            if isinstance(item, Broadcast):
                if value.variadic:
                    raise Refused(value.at, f"{item} in the variadic input {value.name}")
                yield piece(value.shape, number, self.shape(value), self.names), item

    def need_all(self, value: Expression, local: frozenset[str] = frozenset()) -> None:
        """Bind all names that an expression reads, and the functions it calls."""
        for name in sorted((value.names | called_functions(value.node) & self.lets) - local):
            self.need(name)

    def need(self, name: str) -> None:
        """Bind a name that is read, if nothing has bound it yet."""
        for attribute in self.version.attributes:
            if attribute.name == name:
                self.settle(attribute)
                return
        if name in self.bound:
            return
        for let in self.version.lets:
            if let.name == name:
                self.bound.add(name)
                self._let(let)
                return
        for value in self.version.inputs:
            if value.name == name:
                raise Refused(value.at, f"reading the value of the input {name}")
        places, single = self.places(name)
        if not places:
            return
        self.bound.add(name)
        value, pattern, number = next(self._occurrences(name))
        item = pattern.items[number]
        if value.variadic:
            each = isinstance(item, Dim) and item.member is not None
            if not each:
                raise Refused(value.at, f"{item} of a variadic input without a rule")
            size = places[0].replace(" for ", ".size for ", 1)
            self.assign(self.names[name], f"[{size}]")
        else:
            self.assign(self.names[name], places[0] + (".size" if single else ""))

    def _let(self, let: Let) -> None:
        self.need_all(let.value, frozenset(let.parameters))
        parameters = ", ".join(f"{self.names[each]}: Any" for each in let.parameters)
        value = self.code(let.value, frozenset(let.parameters))
        self.add(Function(self.names[let.name], parameters, value))

    def code(self, value: Expression, local: frozenset[str] = frozenset()) -> str:
        return expression_code(value, self.names, self.lets, local)

    def formula(self, value: Expression, function: str = "size") -> str:
        """An expression that may read unknown sizes, as a value that may be unknown."""
        code = self.code(value)
        if isinstance(value.node, ast.Constant):
            return code
        return f"dims.{function}(lambda: {code})"

    def types_name(self, variable: str) -> str:
        lone = len(self.version.types) == 1
        return self.names.reserve(
            f"types of {variable}", "elem_types" if lone else f"{variable}_types"
        )

    def type_name(self, variable: str) -> str:
        lone = len(self.version.types) == 1
        return self.names.reserve(
            f"type of {variable}", "elem_type" if lone else f"{variable}_type"
        )

    def check(
        self, clause: str, rule: str, *arguments: str, target: str | None = None, suffix: str = ""
    ) -> None:
        self.add(Check(clause, rule, arguments, target, suffix))

    def assign(self, target: str, value: str) -> None:
        self.add(Assign(target, value))

    def add(self, statement: Statement) -> None:
        self.statements.append(statement)


def shape_key(value: Input | Output) -> str:
    """Under which key the shape of a value is bound; no name of a spec has a space."""
    return f"shape of {value.name}"


def is_certain(attribute: Attribute) -> bool:
    """Whether an attribute has a value once it was found to be given, or was settled."""
    return attribute.required or attribute.default is not None or attribute.otherwise is not None


def _pins(pattern: Pattern) -> Iterable[str]:
    pinned = (item.axis for item in pattern.items if isinstance(item, Dim | Star))
    return dict.fromkeys(axis for axis in pinned if axis)
