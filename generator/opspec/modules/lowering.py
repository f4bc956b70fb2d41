"""From a resolved version to the statements of its validator, one for each clause.

Place in the pipeline: after `rules`, before the target that prints them. The statements follow
from the patterns and the order of the clauses alone; a part of the language for which there are no
statements yet is refused here, with its place, and never printed wrong.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from opspec.diagnostics import Position
from opspec.emission.naming import Names
from opspec.emission.rendering import literal
from opspec.language.expressions import Expression, expression
from opspec.language.patterns import (
    Choice,
    Computed,
    Dim,
    Item,
    Listed,
    Pattern,
    Shape,
    Star,
    expressions,
    item_kinds,
    items,
)
from opspec.language.patterns import Optional as OptionalDim
from opspec.language.resolved import Attribute, Input, Output, Range, Version
from opspec.language.rules import Ordered, Rule, holds_many, in_order, is_list, pins
from opspec.language.sentences import wanted
from opspec.language.standing import from_sizes, told_names
from opspec.modules.binding import N_OUTPUTS, READERS, Binding, is_certain, shape_key, type_name
from opspec.modules.cutting import Variants
from opspec.modules.expressions import Refused
from opspec.modules.statements import Check, Guarded, Lifted, Statement, deferred, without_unread


@dataclass(frozen=True, slots=True)
class Lowered:
    """The statements of a version, and the expressions for the types of its outputs."""

    statements: tuple[Statement, ...]
    results: tuple[str, ...]
    names: Names


def lower(version: Version, settled: Iterable[str] = ()) -> Lowered:
    """Return the statements of a version's validator.

    `settled` are names that a kernel asks for: of attributes, of inputs that stand for their value,
    of dimensions and runs of them.

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
        if self.counts_outputs:
            name = self.names[N_OUTPUTS]
            self.assign(name, f"attributes.outputs(rules, {name})")
        for ordered in in_order(self.version):
            self._clause(ordered)
        for output in self.version.outputs:
            if output.variadic:
                self._count_members(output)
        told = tuple(settled)
        for name in told:
            self.need(name)
        results = tuple(self._result(output) for output in self.version.outputs)
        read = (*results, *(self.names[name] for name in told))
        return Lowered(tuple(without_unread(self.statements, read)), results, self.names)

    def _refuse_what_is_missing(self) -> None:
        for parameter in self.version.values:
            container = parameter.type.container
            is_plain = isinstance(parameter, Input) and not parameter.optional
            if container != "tensor" and not (container == "seq" and is_plain):
                raise Refused(parameter.at, f"the type {parameter.type} of {parameter.name}")
        lifted = self.version.lifted
        if lifted and (self.version.attributes or len(self.version.values) != 2):
            raise Refused(lifted.at, f"{lifted.containers[0]} where there is more than one input")
        for attribute in self.version.attributes:
            if attribute.kind not in READERS and not attribute.ignored:
                raise Refused(attribute.at, f"an attribute of kind {attribute.kind}")

    def _clause(self, ordered: Ordered) -> None:
        clause, rule = ordered.clause, ordered.rule
        if rule is None:
            assert clause.expression is not None
            self.need_all(clause.expression)
            shown = [
                f"{self.names[name]}={self.named(name)}"
                for name in told_names(self.version, clause.expression.node)
            ]
            test = deferred(self.code(clause.expression))
            self.check(clause.id, "holds", test, literal(wanted(clause)), *shown)
            return
        value = next((v for v in self.version.inputs if v.name == rule.subject), None)
        attribute = next((a for a in self.version.attributes if a.name == rule.subject), None)
        variable = any(v.name == rule.subject for v in self.version.types)
        if value is not None:
            self._input_rule(clause.id, rule, value)
        elif attribute is not None:
            self._parameter_rule(clause.id, rule, attribute)
        elif variable:
            self._type_rule(clause.id, rule)
        elif rule.kind == "size":
            output = next(o for o in self.version.outputs if o.name == rule.subject)
            self._dims_of(output, clause.id)
        else:
            self._dimension_rule(clause.id, rule)

    def _input_rule(self, clause: str, rule: Rule, value: Input) -> None:
        name = self.type_of(value)
        label = literal(value.name)
        many = holds_many(value)
        match rule.kind:
            case "count":
                assert value.variadic is not None
                at_least = f"at_least={value.variadic.min}"
                self.check(clause, "count", label, name, at_least, target=name)
            case "given" if value.type.container == "seq":
                whole = type_name(self.version, value, self.names)
                self.check(clause, "given", label, whole, target=whole)
                subject = value.type.variable or value.name
                rule = Rule(subject, "allowed" if value.type.variable else "type")
                typed = literal(self.clauses.get(rule, clause))
                self.assign(name, f"rules.members({typed}, {label}, {whole})")
            case "given":
                method = "all_given" if many else "given"
                self.check(clause, method, label, name, target=name)
            case "type":
                self.check(clause, "type", label, name, literal(value.type.element))
            case "rank":
                method = "ranks" if many else "rank"
                target = self.shape_name(value)
                wanted = _rank_wanted(self.variants(value, target))
                self.bound.add(shape_key(value))
                self.check(clause, method, label, name, *wanted, target=target)
            case "broadcast":
                for place, item in self.broadcasts(value):
                    self.need_all(item.target)
                    target = (
                        self.names[item.name]
                        if item.name
                        else f"dims.run({deferred(self.code(item.target))})"
                    )
                    self.check(clause, "broadcast_to", target, place)
            case "range" if value.index_of is not None:
                self.need(value.index_of.of)
                bound = self.names[value.index_of.of]
                options = _range_options(value.index_of.range)
                named = f"names={literal(value.index_of.of)}"
                self.check(clause, "indices", label, name, bound, *options, named)
            case "range" | "distinct":
                self._parameter_rule(clause, rule, value)
            case kind:
                raise Refused(value.at, f"the rule {rule.subject}.{kind}")

    def _parameter_rule(self, clause: str, rule: Rule, parameter: Attribute | Input) -> None:
        """A rule about the value of an attribute, or of an input that stands for its value."""
        name = self.names[parameter.name]
        label = literal(parameter.name)
        if rule.kind == "given":
            self.check(clause, "present", label, name, target=name)
            return
        self.settle(parameter)
        match rule.kind:
            case "range":
                assert parameter.axes is not None
                options = _range_options(parameter.axes.range)
                method = "ranges" if is_list(parameter) else "range"
                bound = self._bound_of(parameter)
                check = Check(clause, method, (label, name, bound, *options), name)
            case "distinct":
                check = Check(clause, "distinct", (label, name), name)
            case "values":
                assert isinstance(parameter, Attribute)
                method = "all_values" if is_list(parameter) else "values"
                check = Check(clause, method, (label, name, literal(parameter.values)), name)
            case kind:
                raise Refused(parameter.at, f"the rule {rule.subject}.{kind}")
        self.add(check if is_certain(parameter) else Guarded(name, check))

    def _bound_of(self, parameter: Attribute | Input) -> str:
        assert parameter.axes is not None
        if parameter.axes.rank is not None:
            self.need_all(parameter.axes.rank)
            return self.formula(parameter.axes.rank)
        for value in self.version.inputs:
            if value.name == parameter.axes.of:
                member = "[0]" if holds_many(value) else ""
                return f"{self.shape(value)}{member}.rank"
        raise Refused(parameter.at, f"axes of {parameter.axes.of} without `rank`")

    def _type_rule(self, clause: str, rule: Rule) -> None:
        users = [v for v in self.version.inputs if v.type.variable == rule.subject]
        found = self.types_name(rule.subject)
        if rule.kind == "allowed":
            entries = ", ".join(f"{literal(v.name)}: {self.type_of(v)}" for v in users)
            members = self.names[rule.subject]
            if self.version.lifted:
                (value,) = users
                self.add(Lifted(clause, value.name, self.type_of(value), members))
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
        element = literal(output.type.element) if output.type.element else self._element(output)
        if output.variadic is None:
            words = [element, self._dims_of(output, None), *self._elements_of(output)]
            return f"TensorType({', '.join(words)})"
        assert output.shape is not None
        member = self.names[output.variadic.index]
        shape = f"dims.joined({', '.join(self._parts(output.shape, output.variadic.index))})"
        count = self.names[N_OUTPUTS]
        return f"dims.members({count}, lambda {member}: TensorType({element}, {shape}))"

    def _elements_of(self, output: Output) -> list[str]:
        """The elements of an output of rank 0 or 1, where they follow from sizes alone."""
        computed = from_sizes(self.version, output)
        if computed is None:
            return []
        at = output.at
        local = frozenset(loop.name for loop in computed.loops)
        value = expression(computed.value, at)
        self.need_all(value, local)
        if not local:
            return [f"dims.elements(dims.size({deferred(self.code(value))}))"]
        (loop,) = computed.loops
        over = expression(loop.over, at)
        self.need_all(over)
        each = deferred(self.code(value, local), self.names[loop.name])
        return [f"dims.elements(dims.each({each}, {deferred(self.code(over))}))"]

    def _count_members(self, output: Output) -> None:
        """Find out how many members there are where a call does not say it."""
        assert output.shape is not None
        assert output.variadic is not None
        if len(self.version.outputs) > 1:
            raise Refused(output.at, f"the variadic output {output.name} beside others")
        told = [
            list_.id
            for value in expressions(output.shape)
            for part in ast.walk(value.node)
            if isinstance(part, ast.Subscript)
            and isinstance(list_ := part.value, ast.Name)
            and isinstance(part.slice, ast.Name)
            and part.slice.id == output.variadic.index
        ]
        told += [
            item.name
            for item in items(output.shape)
            if isinstance(item, Dim) and item.member == output.variadic.index
        ]
        name = self.names[N_OUTPUTS]
        for each in told[:1]:
            self.need(each)
            count = f"lambda: len({self.list_of(each)})"
            self.assign(name, f"rules.outputs({literal(output.name)}, {name}, {count})")

    def _element(self, output: Output) -> str:
        variable = output.type.variable
        assert variable is not None
        if any(value.type.variable == variable for value in self.version.inputs):
            return self.element_of(variable)
        members = self.version.members(output.type)
        if len(members) == 1:
            return literal(members[0])
        for attribute in self.version.attributes:
            if attribute.element_type == variable:
                self.need(attribute.name)
                return f"values.element_type({self.names[attribute.name]})"
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
        like = self._cut_like(output)
        if like is not None:
            self.assign(name, f"dims.ranked({name}, {self.shape(like)})")
        return name

    def _cut_like(self, output: Output) -> Input | None:
        """An input whose rank the output has, though a value says where it is cut."""
        if not isinstance(output.shape, Pattern):
            return None
        kinds = item_kinds(output.shape)
        for value in self.version.inputs:
            shape = value.shape
            if isinstance(shape, Pattern) and item_kinds(shape) == kinds:
                return value if pins(shape) & self.values else None
        return None

    def _parts(self, shape: Shape, index: str | None = None) -> list[str]:
        """The sizes and runs of a shape; `index` numbers the members of a variadic output."""
        local = frozenset({index} if index else ())
        for name in sorted(_item_names(shape) - local):
            self.need(name)
        for value in expressions(shape):
            self.need_all(value, local)
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
                each = deferred(self.code(inner, frozenset({name})), self.names[name])
                return f"dims.each({each}, {deferred(self.code(outer))})"
        return f"dims.run({deferred(self.code(value))})"

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
            if isinstance(item, Computed) and not star:
                # One size that is not known leaves the others, and their number, as they are.
                inner.append(self._part(item, shape.at))
            elif isinstance(item, Computed):
                inner.append(f"{star}{self.code(item.value)}")
            elif isinstance(item, Dim | Star) and not getattr(item, "member", None):
                inner.append(f"{star}{self.names[item.name]}")
            else:
                raise Refused(shape.at, f"{item} in the shape of an output")
        return f"[{', '.join(inner)}]"

    def _part(self, item: Item, at: Position) -> str:
        if isinstance(item, Dim) and item.member:
            return f"dims.size(lambda: {self.list_of(item.name)}[{self.names[item.member]}])"
        if isinstance(item, Dim) and item.name in self.lets:
            return f"dims.size({self.names[item.name]})"
        if isinstance(item, Dim | Star | OptionalDim):
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


def _item_names(shape: Shape) -> frozenset[str]:
    """Names of dimensions and runs that stand in a shape by themselves."""
    found = (getattr(item, "name", None) for item in items(shape))
    return frozenset(name for name in found if isinstance(name, str))


def _rank_wanted(shapes: Variants) -> tuple[str, ...]:
    """The rank that a shape asks for, as arguments of the rule."""
    least, exact = _least_rank(shapes), _exact_rank(shapes)
    if exact == least:
        return (f"exactly={exact}",)
    options = [] if least == "0" else [f"at_least={least}"]
    return tuple(options if exact == "None" else [*options, f"exactly={exact}"])


def _least_rank(shapes: Variants) -> str:
    if isinstance(shapes, Pattern):
        return str(sum(isinstance(item, Dim) for item in shapes.items))
    if shapes.optional:
        return _least_rank(shapes.other)
    return _either(shapes.condition, _least_rank(shapes.then), _least_rank(shapes.other))


def _exact_rank(shapes: Variants) -> str:
    if isinstance(shapes, Pattern):
        fixed = all(isinstance(item, Dim) for item in shapes.items)
        return str(len(shapes.items)) if fixed else "None"
    if shapes.optional:
        if _exact_rank(shapes.other) != "None":
            assert isinstance(shapes.then, Pattern)
            raise Refused(shapes.then.at, "a choice of two fixed ranks")
        return "None"
    return _either(shapes.condition, _exact_rank(shapes.then), _exact_rank(shapes.other))


def _either(condition: str, then: str, other: str) -> str:
    return then if then == other else f"dims.either({deferred(condition)}, {then}, {other})"


def _range_options(range_: Range) -> tuple[str, ...]:
    options = ["wraps=True"] if range_.wraps else []
    return tuple([*options, "inclusive=True"] if range_.inclusive else options)


def _summed(node: ast.expr) -> str | None:
    """The name in `sum(name)`."""
    match node:
        case ast.Call(ast.Name("sum"), [ast.Name(name)], []):
            return name
    return None
