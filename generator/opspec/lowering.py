"""From a resolved version to the statements of its validator, one for each clause.

Place in the pipeline: after `rules`, before the target that prints them. The statements follow
from the patterns and the order of the clauses alone; a part of the language for which there are no
statements yet is refused here, with its place, and never printed wrong.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from opspec.cutting_code import piece
from opspec.diagnostics import Findings, Position
from opspec.expression_code import Names, Refused, expression_code
from opspec.expressions import Expression, called_functions
from opspec.patterns import (
    Broadcast,
    Choice,
    Computed,
    Dim,
    Item,
    Listed,
    Pattern,
    Shape,
    Star,
    read_names,
)
from opspec.patterns import Optional as OptionalDim
from opspec.rendering import literal
from opspec.resolved import Attribute, Input, Let, Operator, Output, Version
from opspec.rules import Ordered, Rule, in_order

_READERS = {
    "int": "integer",
    "ints": "integers",
    "float": "real",
    "floats": "reals",
    "string": "text",
    "strings": "texts",
}


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
class Function:
    """A `let` with parameters."""

    name: str
    parameters: str
    value: str
    template: str = "operators/function.py.jinja"


Statement = Assign | Check | Guarded | Function


@dataclass(frozen=True, slots=True)
class Lowered:
    """The statements of a version, and the expressions for the types of its outputs."""

    statements: tuple[Statement, ...]
    results: tuple[str, ...]
    names: Names


def check_lowering(operator: Operator, findings: Findings) -> None:
    """Report what a spec says that cannot be emitted yet."""
    for version in operator.versions:
        try:
            lower(version)
        except Refused as refused:
            findings.add(refused.at, "G01", f"{version.name}: {refused} cannot be emitted yet")
            return


def names_of(version: Version) -> Names:
    """The Python names of a version's parameters and type variables."""
    names = [value.name for value in version.inputs]
    names += [attribute.name for attribute in version.attributes]
    return Names([*names, *(variable.name for variable in version.types)])


def lower(version: Version, settled: Iterable[str] = ()) -> Lowered:
    """Return the statements of a version's validator.

    `settled` are attributes of which a kernel wants to know what holds where they are not given.

    Raises
    ------
    Refused
        If the version uses a part of the language for which there are none.
    """
    return _Lowering(version).run(settled)


class _Lowering:
    """The statements so far, and the names that they bind."""

    def __init__(self, version: Version) -> None:
        self._version = version
        self._statements: list[Statement] = []
        self._bound: set[str] = set()
        self._names = names_of(version)
        self._lets = frozenset(let.name for let in version.lets)
        self._clauses = {each.rule: each.clause.id for each in in_order(version) if each.rule}

    def run(self, settled: Iterable[str]) -> Lowered:
        self._refuse_what_is_missing()
        for attribute in self._version.attributes:
            self._read(attribute)
        for ordered in in_order(self._version):
            self._clause(ordered)
        for attribute in self._version.attributes:
            if attribute.name in settled:
                self._settle(attribute)
        results = tuple(self._result(output) for output in self._version.outputs)
        return Lowered(tuple(_without_unread(self._statements, results)), results, self._names)

    def _refuse_what_is_missing(self) -> None:
        values: list[Input | Output] = [*self._version.inputs, *self._version.outputs]
        for parameter in values:
            if parameter.type.container != "tensor":
                raise Refused(parameter.at, f"the type {parameter.type} of {parameter.name}")
        for value in self._version.inputs:
            if value.axes or value.index_of or value.otherwise:
                raise Refused(value.at, f"a meaning of the values of the input {value.name}")
            if isinstance(value.shape, Choice):
                raise Refused(value.at, f"a choice of shapes for the input {value.name}")
            if isinstance(value.shape, Pattern):
                for item in value.shape.items:
                    if isinstance(item, OptionalDim):
                        raise Refused(value.at, f"{item} in the shape of {value.name}")
        for output in self._version.outputs:
            if output.variadic:
                raise Refused(output.at, f"the variadic output {output.name}")
        for attribute in self._version.attributes:
            if attribute.kind not in _READERS and not attribute.ignored:
                raise Refused(attribute.at, f"an attribute of kind {attribute.kind}")
            if attribute.element_type:
                raise Refused(attribute.at, f"the attribute {attribute.name} that chooses a type")

    # --- attributes

    def _read(self, attribute: Attribute) -> None:
        if attribute.kind not in _READERS:
            return
        name = self._names[attribute.name]
        reader = _READERS[attribute.kind]
        self._assign(name, f"attributes.{reader}(rules, {literal(attribute.name)}, {name})")

    def _settle(self, attribute: Attribute) -> None:
        """Say what holds where an attribute is not given, when that is first asked for."""
        if attribute.name in self._bound:
            return
        self._bound.add(attribute.name)
        name = self._names[attribute.name]
        if attribute.default is not None:
            self._assign(name, f"{literal(attribute.default)} if {name} is None else {name}")
        elif attribute.otherwise is not None:
            self._need_all(attribute.otherwise)
            value = self._formula(attribute.otherwise, many=attribute.kind.endswith("s"))
            self._assign(name, f"{value} if {name} is None else {name}")

    # --- clauses

    def _clause(self, ordered: Ordered) -> None:
        clause, rule = ordered.clause, ordered.rule
        if rule is None:
            assert clause.expression is not None
            self._need_all(clause.expression)
            shown = [
                f"{self._names[name]}={self._names[name]}"
                for name in sorted(clause.expression.names - self._lets)
            ]
            test = f"lambda: {self._code(clause.expression)}"
            wanted = literal(clause.says or clause.expression.text)
            self._check(clause.id, "holds", test, wanted, *shown)
            return
        value = next((v for v in self._version.inputs if v.name == rule.subject), None)
        attribute = next((a for a in self._version.attributes if a.name == rule.subject), None)
        variable = any(v.name == rule.subject for v in self._version.types)
        if value is not None:
            self._input_rule(clause.id, rule, value)
        elif attribute is not None:
            self._attribute_rule(clause.id, rule, attribute)
        elif variable:
            self._type_rule(clause.id, rule)
        elif rule.kind == "size":
            output = next(o for o in self._version.outputs if o.name == rule.subject)
            self._dims_of(output, clause.id)
        else:
            self._dimension_rule(clause.id, rule)

    def _input_rule(self, clause: str, rule: Rule, value: Input) -> None:
        name = self._names[value.name]
        label = literal(value.name)
        many = value.variadic is not None
        match rule.kind:
            case "count":
                assert value.variadic is not None
                at_least = f"at_least={value.variadic.min}"
                self._check(clause, "count", label, name, at_least, target=name)
            case "given":
                method = "all_given" if many else "given"
                self._check(clause, method, label, name, target=name)
            case "type":
                self._check(clause, "type", label, name, literal(value.type.element))
            case "rank":
                assert isinstance(value.shape, Pattern)
                method = "ranks" if many else "rank"
                wanted = _rank_wanted(value.shape)
                target = self._shape_name(value)
                self._bound.add(target)
                self._check(clause, method, label, name, wanted, target=target)
            case "broadcast":
                for place, item in self._broadcasts(value):
                    assert isinstance(item, Broadcast)
                    self._need_all(item.target)
                    target = (
                        self._names[item.name]
                        if item.name
                        else f"dims.run(lambda: {self._code(item.target)})"
                    )
                    self._check(clause, "broadcast_to", target, place)
            case kind:
                raise Refused(value.at, f"the rule {rule.subject}.{kind}")

    def _attribute_rule(self, clause: str, rule: Rule, attribute: Attribute) -> None:
        name = self._names[attribute.name]
        label = literal(attribute.name)
        many = attribute.kind.endswith("s")
        if rule.kind == "given":
            self._check(clause, "present", label, name, target=name)
            return
        self._settle(attribute)
        match rule.kind:
            case "range":
                assert attribute.axes is not None
                range_ = attribute.axes.range
                options = []
                if range_.wraps:
                    options.append("wraps=True")
                if range_.inclusive:
                    options.append("inclusive=True")
                method = "ranges" if many else "range"
                bound = self._bound_of(attribute)
                check = Check(clause, method, (label, name, bound, *options), name)
            case "distinct":
                check = Check(clause, "distinct", (label, name), name)
            case "values":
                check = Check(clause, "values", (label, name, literal(attribute.values)), name)
            case kind:
                raise Refused(attribute.at, f"the rule {rule.subject}.{kind}")
        self._add(check if self._is_certain(attribute) else Guarded(name, check))

    def _is_certain(self, attribute: Attribute) -> bool:
        """Whether an attribute has a value once it was found to be given, or was settled."""
        return (
            attribute.required or attribute.default is not None or attribute.otherwise is not None
        )

    def _bound_of(self, attribute: Attribute) -> str:
        assert attribute.axes is not None
        if attribute.axes.rank is not None:
            self._need_all(attribute.axes.rank, frozenset({attribute.name}))
            return self._formula(attribute.axes.rank)
        for value in self._version.inputs:
            if value.name == attribute.axes.of:
                member = "[0]" if value.variadic else ""
                return f"{self._shape(value)}{member}.rank"
        raise Refused(attribute.at, f"axes of {attribute.axes.of} without `rank`")

    def _type_rule(self, clause: str, rule: Rule) -> None:
        users = [v for v in self._version.inputs if v.type.variable == rule.subject]
        found = self._types_name(rule.subject)
        if rule.kind == "allowed":
            entries = ", ".join(f"{literal(v.name)}: {self._names[v.name]}" for v in users)
            members = self._names[rule.subject]
            self._check(clause, "allowed", f"{{{entries}}}", members, target=found)
        elif rule.kind == "same":
            self._check(clause, "same_type", found, target=self._type_name(rule.subject))
        else:
            raise Refused(self._version.at, f"the rule {rule.subject}.{rule.kind}")

    def _dimension_rule(self, clause: str, rule: Rule) -> None:
        """`same` or `broadcast` of a dimension or a run of them."""
        places, single = self._places(rule.subject)
        self._bound.add(rule.subject)
        suffix = ".size" if single else ""
        target = self._names[rule.subject]
        self._check(clause, rule.kind, f"[{', '.join(places)}]", target=target, suffix=suffix)

    # --- shapes

    def _shape_name(self, value: Input) -> str:
        lone = len(self._version.inputs) == 1
        name = "shapes" if value.variadic else "shape"
        return self._names.reserve(
            f"shape of {value.name}", name if lone else f"{self._names[value.name]}_{name}"
        )

    def _shape(self, value: Input) -> str:
        """The name of the dimensions of an input, bound if no rule has done so."""
        name = self._shape_name(value)
        if name not in self._bound:
            if Rule(value.name, "rank") in self._clauses:
                raise Refused(value.at, f"the shape of {value.name} before its rank is checked")
            self._bound.add(name)
            method = "shapes" if value.variadic else "shape"
            self._assign(name, f"rules.{method}({literal(value.name)}, {self._names[value.name]})")
        return name

    def _occurrences(self, name: str) -> Iterator[tuple[Input, Pattern, int]]:
        for value in self._version.inputs:
            if isinstance(value.shape, Pattern):
                for number, item in enumerate(value.shape.items):
                    if getattr(item, "name", None) == name:
                        yield value, value.shape, number

    def _places(self, name: str) -> tuple[list[str], bool]:
        """Code for every place where a name stands, and whether it is a single dimension."""
        found = list(self._occurrences(name))
        rigid = any(isinstance(p.items[n], Star) for _, p, n in found)
        single = any(isinstance(p.items[n], Dim) for _, p, n in found)
        places = []
        for value, pattern, number in found:
            if rigid and isinstance(pattern.items[number], Broadcast):
                continue
            for pin in _pins(pattern):
                self._need(pin)
            base = self._shape(value)
            if value.variadic:
                member = self._names.reserve("each member", "shape")
                cut = piece(pattern, number, member, self._names)
                spread = f"{cut} for {member} in {base}"
                places.append(spread if len(found) == 1 else f"*({spread})")
            else:
                places.append(piece(pattern, number, base, self._names))
        return places, single

    def _broadcasts(self, value: Input) -> Iterator[tuple[str, Item]]:
        assert isinstance(value.shape, Pattern)
        for number, item in enumerate(value.shape.items):
            if isinstance(item, Broadcast):
                if value.variadic:
                    raise Refused(value.at, f"{item} in the variadic input {value.name}")
                yield piece(value.shape, number, self._shape(value), self._names), item

    def _need_all(self, value: Expression, local: frozenset[str] = frozenset()) -> None:
        """Bind all names that an expression reads, and the functions it calls."""
        for name in sorted((value.names | called_functions(value.node) & self._lets) - local):
            self._need(name)

    def _need(self, name: str) -> None:
        """Bind a name that is read, if nothing has bound it yet."""
        for attribute in self._version.attributes:
            if attribute.name == name:
                self._settle(attribute)
                return
        if name in self._bound:
            return
        for let in self._version.lets:
            if let.name == name:
                self._bound.add(name)
                self._let(let)
                return
        for value in self._version.inputs:
            if value.name == name:
                raise Refused(value.at, f"reading the value of the input {name}")
        places, single = self._places(name)
        if not places:
            return
        self._bound.add(name)
        value, pattern, number = next(self._occurrences(name))
        item = pattern.items[number]
        if value.variadic:
            each = isinstance(item, Dim) and item.member is not None
            if not each:
                raise Refused(value.at, f"{item} of a variadic input without a rule")
            size = places[0].replace(" for ", ".size for ", 1)
            self._assign(self._names[name], f"[{size}]")
        else:
            self._assign(self._names[name], places[0] + (".size" if single else ""))

    def _let(self, let: Let) -> None:
        self._need_all(let.value, frozenset(let.parameters))
        parameters = ", ".join(f"{self._names[each]}: Any" for each in let.parameters)
        value = self._code(let.value, frozenset(let.parameters))
        self._add(Function(self._names[let.name], parameters, value))

    # --- outputs

    def _result(self, output: Output) -> str:
        if output.type.element:
            element = literal(output.type.element)
        else:
            element = self._element(output)
        return f"TensorType({element}, {self._dims_of(output, None)})"

    def _element(self, output: Output) -> str:
        variable = output.type.variable
        assert variable is not None
        if Rule(variable, "same") in self._clauses:
            return self._type_name(variable)
        for value in self._version.inputs:
            if value.type.variable == variable:
                return f"{self._types_name(variable)}.get({literal(value.name)})"
        members = self._version.members(output.type)
        if len(members) == 1:
            return literal(members[0])
        raise Refused(output.at, f"the type {variable} of {output.name}, which no input has")

    def _dims_of(self, output: Output, clause: str | None) -> str:
        """The name of an output's shape, bound with the check of its sizes if it has one."""
        lone = len(self._version.outputs) == 1
        name = self._names.reserve(
            f"shape of output {output.name}", "result_shape" if lone else f"{output.name}_shape"
        )
        if name in self._bound:
            return name
        if output.shape is None:
            return "None"
        self._bound.add(name)
        parts = self._parts(output.shape)
        if clause is not None:
            self._check(clause, "size", literal(output.name), *parts, target=name)
        else:
            self._assign(name, f"dims.joined({', '.join(parts)})")
        return name

    def _parts(self, shape: Shape) -> list[str]:
        for name in sorted(read_names(shape)):
            self._need(name)
        for value in _expressions(shape):
            self._need_all(value)
        if isinstance(shape, Listed):
            return [f"dims.run(lambda: {self._code(shape.value)})"]
        if isinstance(shape, Choice):
            test = self._code(shape.condition)
            then, other = self._spelled(shape.then), self._spelled(shape.other)
            return [f"dims.run(lambda: {then} if {test} else {other})"]
        return [self._part(item, shape.at) for item in shape.items]

    def _spelled(self, shape: Shape) -> str:
        """A branch of a choice as one list."""
        if isinstance(shape, Listed):
            return self._code(shape.value)
        if isinstance(shape, Choice):
            test = self._code(shape.condition)
            return f"({self._spelled(shape.then)} if {test} else {self._spelled(shape.other)})"
        inner = []
        for item in shape.items:
            star = "*" if isinstance(item, Star) or getattr(item, "star", False) else ""
            if isinstance(item, Computed):
                inner.append(f"{star}{self._code(item.value)}")
            elif isinstance(item, Dim | Star) and not getattr(item, "member", None):
                inner.append(f"{star}{self._names[item.name]}")
            else:
                raise Refused(shape.at, f"{item} in the shape of an output")
        return f"[{', '.join(inner)}]"

    def _part(self, item: Item, at: Position) -> str:
        if isinstance(item, Dim | Star) and item.axis is None and not getattr(item, "member", None):
            return self._names[item.name]
        if isinstance(item, Computed):
            if item.star:
                return f"dims.run(lambda: {self._code(item.value)})"
            if isinstance(item.value.node, ast.Constant):
                return item.value.text
            total = _summed(item.value.node)
            if total is not None:
                return f"dims.total({self._names[total]})"
            return self._formula(item.value)
        raise Refused(at, f"{item} in the shape of an output")

    # --- small things

    def _code(self, value: Expression, local: frozenset[str] = frozenset()) -> str:
        return expression_code(value, self._names, self._lets, local)

    def _formula(self, value: Expression, *, many: bool = False) -> str:
        """An expression that may read unknown sizes, as a value that may be unknown."""
        code = self._code(value)
        if isinstance(value.node, ast.Constant):
            return code
        return f"dims.{'run' if many else 'size'}(lambda: {code})"

    def _types_name(self, variable: str) -> str:
        lone = len(self._version.types) == 1
        return self._names.reserve(
            f"types of {variable}", "elem_types" if lone else f"{variable}_types"
        )

    def _type_name(self, variable: str) -> str:
        lone = len(self._version.types) == 1
        return self._names.reserve(
            f"type of {variable}", "elem_type" if lone else f"{variable}_type"
        )

    def _check(
        self, clause: str, rule: str, *arguments: str, target: str | None = None, suffix: str = ""
    ) -> None:
        self._add(Check(clause, rule, arguments, target, suffix))

    def _assign(self, target: str, value: str) -> None:
        self._add(Assign(target, value))

    def _add(self, statement: Statement) -> None:
        self._statements.append(statement)


def _without_unread(statements: Iterable[Statement], results: Iterable[str]) -> Iterator[Statement]:
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
    return _text(statement.check) if isinstance(statement, Guarded) else statement.value


def _expressions(shape: Shape) -> Iterator[Expression]:
    if isinstance(shape, Listed):
        yield shape.value
    elif isinstance(shape, Choice):
        yield shape.condition
        yield from (*_expressions(shape.then), *_expressions(shape.other))
    else:
        yield from (item.value for item in shape.items if isinstance(item, Computed))


def _rank_wanted(pattern: Pattern) -> str:
    singles = sum(isinstance(item, Dim) for item in pattern.items)
    return f"exactly={singles}" if singles == len(pattern.items) else f"at_least={singles}"


def _pins(pattern: Pattern) -> Iterable[str]:
    pinned = (item.axis for item in pattern.items if isinstance(item, Dim | Star))
    return dict.fromkeys(axis for axis in pinned if axis)


def _summed(node: ast.expr) -> str | None:
    """The name in `sum(name)`."""
    match node:
        case ast.Call(ast.Name("sum"), [ast.Name(name)], []):
            return name
    return None
