"""From a resolved version to the statements of its validator, one for each clause.

Place in the pipeline: after `rules`, before the target that prints them. The statements follow
from the patterns and the order of the clauses alone; a part of the language for which there are no
statements yet is refused here, with its place, and never printed wrong.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from opspec.diagnostics import Position
from opspec.emission.naming import Names
from opspec.emission.rendering import literal
from opspec.language.expressions import Expression, expression
from opspec.language.patterns import (
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
from opspec.language.patterns import Optional as OptionalDim
from opspec.language.resolved import Attribute, Input, Output, Version
from opspec.language.rules import Ordered, Rule, in_order
from opspec.modules.binding import READERS, Binding, is_certain, shape_key
from opspec.modules.expressions import Refused
from opspec.modules.statements import Check, Guarded, Statement, without_unread


@dataclass(frozen=True, slots=True)
class Lowered:
    """The statements of a version, and the expressions for the types of its outputs."""

    statements: tuple[Statement, ...]
    results: tuple[str, ...]
    names: Names


def lower(version: Version, settled: Iterable[str] = ()) -> Lowered:
    """Return the statements of a version's validator.

    `settled` are attributes of which a kernel wants to know what holds where they are not given.

    Raises
    ------
    Refused
        If the version uses a part of the language for which there are none.
    """
    return _Lowering(version).run(settled)


class _Lowering(Binding):
    """Adds the clauses, in order, and the types of the outputs."""

    def run(self, settled: Iterable[str]) -> Lowered:
        self._refuse_what_is_missing()
        for attribute in self.version.attributes:
            self.read(attribute)
        for ordered in in_order(self.version):
            self._clause(ordered)
        for attribute in self.version.attributes:
            if attribute.name in settled:
                self.settle(attribute)
        results = tuple(self._result(output) for output in self.version.outputs)
        return Lowered(tuple(without_unread(self.statements, results)), results, self.names)

    def _refuse_what_is_missing(self) -> None:
        values: list[Input | Output] = [*self.version.inputs, *self.version.outputs]
        for parameter in values:
            if parameter.type.container != "tensor":
                raise Refused(parameter.at, f"the type {parameter.type} of {parameter.name}")
        for value in self.version.inputs:
            if value.axes or value.index_of or value.otherwise:
                raise Refused(value.at, f"a meaning of the values of the input {value.name}")
            if isinstance(value.shape, Choice):
                raise Refused(value.at, f"a choice of shapes for the input {value.name}")
            if isinstance(value.shape, Pattern):
                for item in value.shape.items:
                    if isinstance(item, OptionalDim):
                        raise Refused(value.at, f"{item} in the shape of {value.name}")
        for output in self.version.outputs:
            if output.variadic:
                raise Refused(output.at, f"the variadic output {output.name}")
        for attribute in self.version.attributes:
            if attribute.kind not in READERS and not attribute.ignored:
                raise Refused(attribute.at, f"an attribute of kind {attribute.kind}")
            if attribute.element_type:
                raise Refused(attribute.at, f"the attribute {attribute.name} that chooses a type")

    def _clause(self, ordered: Ordered) -> None:
        clause, rule = ordered.clause, ordered.rule
        if rule is None:
            assert clause.expression is not None
            self.need_all(clause.expression)
            shown = [
                f"{self.names[name]}={self.names[name]}"
                for name in sorted(clause.expression.names - self.lets)
            ]
            test = f"lambda: {self.code(clause.expression)}"
            wanted = literal(clause.says or clause.expression.text)
            self.check(clause.id, "holds", test, wanted, *shown)
            return
        value = next((v for v in self.version.inputs if v.name == rule.subject), None)
        attribute = next((a for a in self.version.attributes if a.name == rule.subject), None)
        variable = any(v.name == rule.subject for v in self.version.types)
        if value is not None:
            self._input_rule(clause.id, rule, value)
        elif attribute is not None:
            self._attribute_rule(clause.id, rule, attribute)
        elif variable:
            self._type_rule(clause.id, rule)
        elif rule.kind == "size":
            output = next(o for o in self.version.outputs if o.name == rule.subject)
            self._dims_of(output, clause.id)
        else:
            self._dimension_rule(clause.id, rule)

    def _input_rule(self, clause: str, rule: Rule, value: Input) -> None:
        name = self.names[value.name]
        label = literal(value.name)
        many = value.variadic is not None
        match rule.kind:
            case "count":
                assert value.variadic is not None
                at_least = f"at_least={value.variadic.min}"
                self.check(clause, "count", label, name, at_least, target=name)
            case "given":
                method = "all_given" if many else "given"
                self.check(clause, method, label, name, target=name)
            case "type":
                self.check(clause, "type", label, name, literal(value.type.element))
            case "rank":
                assert isinstance(value.shape, Pattern)
                method = "ranks" if many else "rank"
                wanted = _rank_wanted(value.shape)
                target = self.shape_name(value)
                self.bound.add(shape_key(value))
                self.check(clause, method, label, name, wanted, target=target)
            case "broadcast":
                for place, item in self.broadcasts(value):
                    assert isinstance(item, Broadcast)
                    self.need_all(item.target)
                    target = (
                        self.names[item.name]
                        if item.name
                        else f"dims.run(lambda: {self.code(item.target)})"
                    )
                    self.check(clause, "broadcast_to", target, place)
            case kind:
                raise Refused(value.at, f"the rule {rule.subject}.{kind}")

    def _attribute_rule(self, clause: str, rule: Rule, attribute: Attribute) -> None:
        name = self.names[attribute.name]
        label = literal(attribute.name)
        many = attribute.kind.endswith("s")
        if rule.kind == "given":
            self.check(clause, "present", label, name, target=name)
            return
        self.settle(attribute)
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
                method = "all_values" if many else "values"
                check = Check(clause, method, (label, name, literal(attribute.values)), name)
            case kind:
                raise Refused(attribute.at, f"the rule {rule.subject}.{kind}")
        self.add(check if is_certain(attribute) else Guarded(name, check))

    def _bound_of(self, attribute: Attribute) -> str:
        assert attribute.axes is not None
        if attribute.axes.rank is not None:
            self.need_all(attribute.axes.rank, frozenset({attribute.name}))
            return self.formula(attribute.axes.rank)
        for value in self.version.inputs:
            if value.name == attribute.axes.of:
                member = "[0]" if value.variadic else ""
                return f"{self.shape(value)}{member}.rank"
        raise Refused(attribute.at, f"axes of {attribute.axes.of} without `rank`")

    def _type_rule(self, clause: str, rule: Rule) -> None:
        users = [v for v in self.version.inputs if v.type.variable == rule.subject]
        found = self.types_name(rule.subject)
        if rule.kind == "allowed":
            entries = ", ".join(f"{literal(v.name)}: {self.names[v.name]}" for v in users)
            members = self.names[rule.subject]
            self.check(clause, "allowed", f"{{{entries}}}", members, target=found)
        elif rule.kind == "same":
            self.check(clause, "same_type", found, target=self.type_name(rule.subject))
        else:
            raise Refused(self.version.at, f"the rule {rule.subject}.{rule.kind}")

    def _dimension_rule(self, clause: str, rule: Rule) -> None:
        """`same` or `broadcast` of a dimension or a run of them."""
        places, single = self.places(rule.subject)
        self.bound.add(rule.subject)
        suffix = ".size" if single else ""
        target = self.names[rule.subject]
        self.check(clause, rule.kind, f"[{', '.join(places)}]", target=target, suffix=suffix)

    def _result(self, output: Output) -> str:
        if output.type.element:
            element = literal(output.type.element)
        else:
            element = self._element(output)
        return f"TensorType({element}, {self._dims_of(output, None)})"

    def _element(self, output: Output) -> str:
        variable = output.type.variable
        assert variable is not None
        if Rule(variable, "same") in self.clauses:
            return self.type_name(variable)
        for value in self.version.inputs:
            if value.type.variable == variable:
                return f"{self.types_name(variable)}.get({literal(value.name)})"
        members = self.version.members(output.type)
        if len(members) == 1:
            return literal(members[0])
        raise Refused(output.at, f"the type {variable} of {output.name}, which no input has")

    def _dims_of(self, output: Output, clause: str | None) -> str:
        """The name of an output's shape, bound with the check of its sizes if it has one."""
        lone = len(self.version.outputs) == 1
        name = self.names.reserve(
            shape_key(output), "result_shape" if lone else f"{output.name}_shape"
        )
        if shape_key(output) in self.bound:
            return name
        if output.shape is None:
            return "None"
        self.bound.add(shape_key(output))
        parts = self._parts(output.shape)
        if clause is not None:
            self.check(clause, "size", literal(output.name), *parts, target=name)
        else:
            self.assign(name, f"dims.joined({', '.join(parts)})")
        return name

    def _parts(self, shape: Shape) -> list[str]:
        for name in sorted(read_names(shape)):
            self.need(name)
        for value in _expressions(shape):
            self.need_all(value)
        if isinstance(shape, Listed):
            return [self._run(shape.value)]
        if isinstance(shape, Choice):
            test = self.code(shape.condition)
            then, other = self._spelled(shape.then), self._spelled(shape.other)
            return [f"dims.run(lambda: {then} if {test} else {other})"]
        return [self._part(item, shape.at) for item in shape.items]

    def _run(self, value: Expression) -> str:
        """A computed run of sizes; of a comprehension each may be known or not."""
        match value.node:
            case ast.ListComp(
                element, [ast.comprehension(ast.Name(name), over, [])]
            ) | ast.GeneratorExp(element, [ast.comprehension(ast.Name(name), over, [])]):
                inner = expression(element, value.at)
                outer = expression(over, value.at)
                each = f"lambda {self.names[name]}: {self.code(inner, frozenset({name}))}"
                return f"dims.each({each}, lambda: {self.code(outer)})"
        return f"dims.run(lambda: {self.code(value)})"

    def _spelled(self, shape: Shape) -> str:
        """A branch of a choice as one list."""
        if isinstance(shape, Listed):
            return self.code(shape.value)
        if isinstance(shape, Choice):
            test = self.code(shape.condition)
            return f"({self._spelled(shape.then)} if {test} else {self._spelled(shape.other)})"
        inner = []
        for item in shape.items:
            star = "*" if isinstance(item, Star) or getattr(item, "star", False) else ""
            if isinstance(item, Computed):
                inner.append(f"{star}{self.code(item.value)}")
            elif isinstance(item, Dim | Star) and not getattr(item, "member", None):
                inner.append(f"{star}{self.names[item.name]}")
            else:
                raise Refused(shape.at, f"{item} in the shape of an output")
        return f"[{', '.join(inner)}]"

    def _part(self, item: Item, at: Position) -> str:
        if isinstance(item, Dim | Star) and item.axis is None and not getattr(item, "member", None):
            return self.names[item.name]
        if isinstance(item, Computed):
            if item.star:
                return self._run(item.value)
            if isinstance(item.value.node, ast.Constant):
                return item.value.text
            total = _summed(item.value.node)
            if total is not None:
                return f"dims.total({self.names[total]})"
            return self.formula(item.value)
        raise Refused(at, f"{item} in the shape of an output")


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


def _summed(node: ast.expr) -> str | None:
    """The name in `sum(name)`."""
    match node:
        case ast.Call(ast.Name("sum"), [ast.Name(name)], []):
            return name
    return None
