"""Derived rules: the checks that follow from declarations, and the order of all clauses.

Place in the pipeline: after `resolve`. `checks` asks that every derived rule has a clause,
`engine` and the generated validators apply the clauses in the order found here, and the pages
print the sentences. A rule is `subject.rule`, say `axis.range`; which rules a version has is
never written down, only computed from its inputs, attributes, types and shapes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter

from opspec.language.expressions import Expression, called_functions
from opspec.language.patterns import (
    Broadcast,
    Choice,
    Computed,
    Dim,
    Pattern,
    Shape,
    Star,
    bound_names,
    expressions,
    items,
    read_names,
)
from opspec.language.patterns import branches as branches
from opspec.language.remembered import remembered
from opspec.language.resolved import Attribute, Axes, Clause, Input, Output, Version

#: Every kind of derived rule, with what it demands of its subject.
KINDS: Mapping[str, str] = {
    "count": "a variadic parameter has at least as many members as declared",
    "given": "a required input or attribute is present",
    "type": "an input of one fixed type has that type",
    "allowed": "the element types of a type variable are among those it allows",
    "same": "all places that share a type variable or a dimension agree",
    "rank": "an input has the rank its shape asks for",
    "range": "an axis or index lies in its range",
    "distinct": "no axis of a list is named twice",
    "values": "an attribute has one of its listed values",
    "broadcast": "shapes are aligned at the right, and sizes are equal or 1",
    "size": "the sizes of an output fit in an int64",
}


@dataclass(frozen=True, slots=True, order=True)
class Rule:
    """A derived rule of a version."""

    subject: str
    kind: str

    def __str__(self) -> str:
        return f"{self.subject}.{self.kind}"


@dataclass(frozen=True, slots=True)
class Ordered:
    """A clause in its place: after all that it depends on."""

    clause: Clause
    rule: Rule | None
    depends: frozenset[str]


def derived(version: Version) -> tuple[Rule, ...]:
    """Return all derived rules of a version, in reading order and without repeats."""
    found = (
        *_presence(version),
        *_types(version),
        *_ranks(version),
        *_positions(version),
        *_dimensions(version),
        *_sizes(version),
    )
    return tuple(dict.fromkeys(found))


def rule_of(clause: Clause) -> Rule | None:
    """Return the derived rule that a clause names, or None where it is an expression."""
    return Rule(clause.subject, clause.rule) if clause.subject and clause.rule else None


def circle(version: Version) -> tuple[str, ...]:
    """Return clauses that depend on each other in a circle; there are none in a sound version."""
    try:
        TopologicalSorter(_dependencies(version)).prepare()
    except CycleError as error:
        return tuple(dict.fromkeys(error.args[1]))
    return ()


def _dependencies(version: Version) -> dict[str, frozenset[str]]:
    """For each clause those that must hold before it can be asked."""
    by_rule = {rule: clause for clause in version.clauses if (rule := rule_of(clause))}
    return {
        clause.id: frozenset(
            by_rule[rule].id
            for rule in _premises(version, clause)
            if rule in by_rule and by_rule[rule] is not clause
        )
        for clause in version.clauses
    }


@remembered
def in_order(version: Version) -> tuple[Ordered, ...]:
    """Return the clauses so that each follows what it depends on, ties in reading order."""
    graph = _dependencies(version)
    place = {clause.id: number for number, clause in enumerate(version.clauses)}
    by_id = {clause.id: clause for clause in version.clauses}
    sorter = TopologicalSorter(graph)
    sorter.prepare()
    ready: set[str] = set()
    result = []
    while sorter.is_active():
        ready |= set(sorter.get_ready())
        first = min(ready, key=place.__getitem__)
        ready.remove(first)
        sorter.done(first)
        clause = by_id[first]
        result.append(Ordered(clause, rule_of(clause), graph[first]))
    return tuple(result)


def _presence(version: Version) -> Iterator[Rule]:
    for value in version.inputs:
        if value.variadic and value.variadic.min:
            yield Rule(value.name, "count")
        if not value.optional:
            yield Rule(value.name, "given")
    for attribute in version.attributes:
        if attribute.required:
            yield Rule(attribute.name, "given")


def _types(version: Version) -> Iterator[Rule]:
    for value in version.inputs:
        if value.type.element:
            yield Rule(value.name, "type")
    for variable in version.types:
        users = [value for value in version.inputs if value.type.variable == variable.name]
        if users:
            yield Rule(variable.name, "allowed")
        if len(users) > 1 or any(holds_many(value) for value in users):
            yield Rule(variable.name, "same")


def _ranks(version: Version) -> Iterator[Rule]:
    for value in version.inputs:
        if any(_rank_is_bound(value, pattern) for pattern in branches(value.shape)):
            yield Rule(value.name, "rank")


def _rank_is_bound(value: Input, pattern: Pattern) -> bool:
    """Whether the pattern asks for a rank, or for one rank of all members of a variadic."""
    return any(isinstance(item, Dim) for item in pattern.items) or (
        not any(isinstance(item, Star | Broadcast) for item in pattern.items)
        or (holds_many(value) and any(isinstance(item, Star) for item in pattern.items))
    )


def _positions(version: Version) -> Iterator[Rule]:
    for parameter in version.parameters:
        for axes in (parameter.axes, index_of(parameter)):
            if axes is not None:
                yield Rule(parameter.name, "range")
        if parameter.axes and is_list(parameter):
            yield Rule(parameter.name, "distinct")
    for attribute in version.attributes:
        if attribute.values:
            yield Rule(attribute.name, "values")


def _dimensions(version: Version) -> Iterator[Rule]:
    counts: dict[str, int] = {}
    flexible: set[str] = set()
    for value in version.inputs:
        seen: dict[str, int] = {}
        for pattern in branches(value.shape):
            here: dict[str, int] = {}
            for item in pattern.items:
                if isinstance(item, Broadcast):
                    if item.name:
                        flexible.add(item.name)
                elif isinstance(item, Dim | Star) and not (isinstance(item, Dim) and item.member):
                    here[item.name] = here.get(item.name, 0) + 1
            for name, count in here.items():
                seen[name] = max(seen.get(name, 0), count * (2 if holds_many(value) else 1))
        for name, count in seen.items():
            counts[name] = counts.get(name, 0) + count
    for name, count in counts.items():
        if count > 1:
            yield Rule(name, "same")
    for name in sorted(flexible - set(counts)):
        yield Rule(name, "broadcast")
    for value in version.inputs:
        for item in items(value.shape):
            if isinstance(item, Broadcast) and (item.name is None or item.name in counts):
                yield Rule(value.name, "broadcast")


def _sizes(version: Version) -> Iterator[Rule]:
    """An output whose size is a sum or product of sizes can leave int64."""
    for output in version.outputs:
        for item in items(output.shape):
            if isinstance(item, Computed) and grows(item.value):
                yield Rule(output.name, "size")


def grows(value: Expression) -> bool:
    """Whether a size is computed by adding or multiplying other sizes."""
    for node in ast.walk(value.node):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mult | ast.Pow):
            # A list that is repeated or lengthened grows in rank, not in size.
            if not isinstance(node.left, ast.List) and not isinstance(node.right, ast.List):
                return True
        elif isinstance(node, ast.Call) and called_functions(node) & {"sum", "prod"}:
            return True
    return False


def _premises(version: Version, clause: Clause) -> Iterator[Rule]:
    """The rules that must hold before the clause can be asked."""
    if clause.expression is not None:
        yield from _ranks_asked(clause.expression)
        for name in clause.expression.needs:
            yield from _binding_rules(version, name)
        return
    assert clause.subject is not None
    yield from _rule_premises(version, Rule(clause.subject, clause.rule or ""))


def _rule_premises(version: Version, rule: Rule) -> Iterator[Rule]:
    name = rule.subject
    if rule.kind == "allowed":
        for value in version.inputs:
            if value.type.variable == name:
                yield from (Rule(value.name, "count"), Rule(value.name, "given"))
    elif rule.kind == "same" and any(variable.name == name for variable in version.types):
        yield Rule(name, "allowed")
    elif rule.kind in ("rank", "type"):
        yield from (Rule(name, "count"), Rule(name, "given"))
        for value in version.inputs:
            if value.name == name:
                for free in _conditions(value.shape):
                    yield from _binding_rules(version, free)
    elif rule.kind in ("range", "distinct", "values"):
        # Of an input that is no list of numbers there are no positions to ask about.
        yield from (Rule(name, kind) for kind in ("given", "type", "rank"))
        for value in version.inputs:
            if value.name == name and value.type.variable:
                yield Rule(value.type.variable, "allowed")
        if rule.kind == "distinct":
            yield Rule(name, "range")
        for parameter in version.parameters:
            if parameter.name == name:
                yield from _position_premises(version, parameter)
    elif rule.kind in ("same", "broadcast"):
        for value in version.inputs:
            named = {item.name for item in items(value.shape) if isinstance(item, Broadcast)}
            if name in bound_names(value.shape) or name in named or name == value.name:
                yield from _shape_premises(version, value)
            for item in items(value.shape) if name == value.name else ():
                if isinstance(item, Broadcast):
                    for free in item.target.names:
                        yield from _binding_rules(version, free)
    elif rule.kind == "size":
        for output in version.outputs:
            if output.name == name:
                for free in read_names(output.shape):
                    yield from _binding_rules(version, free)
                for computed in expressions(output.shape):
                    for free in computed.reads:
                        yield from _binding_rules(version, free)


def _position_premises(version: Version, parameter: Attribute | Input) -> Iterator[Rule]:
    if isinstance(parameter, Input) and parameter.axes:
        yield from (Rule(parameter.name, "type"), Rule(parameter.name, "rank"))
    if parameter.axes:
        yield Rule(parameter.axes.of, "rank")
        yield Rule(parameter.axes.of, "count")
        yield Rule(parameter.axes.of, "given")
        if parameter.axes.rank:
            for free in parameter.axes.rank.names - {parameter.name}:
                yield from _binding_rules(version, free)
    index = index_of(parameter)
    if index:
        yield from _binding_rules(version, index.of)


def _shape_premises(version: Version, value: Input) -> Iterator[Rule]:
    """What must hold before the shape of an input can be cut into its named parts."""
    yield Rule(value.name, "count")
    yield Rule(value.name, "given")
    yield Rule(value.name, "rank")
    for pin in pins(value.shape):
        yield Rule(pin, "given")
        yield Rule(pin, "range")
    for free in _conditions(value.shape):
        for kind in ("given", "range", "values"):
            yield Rule(free, kind)


def _binding_rules(
    version: Version, name: str, seen: frozenset[str] = frozenset()
) -> Iterator[Rule]:
    """The rules behind a name that an expression reads."""
    if name in seen:
        return
    seen |= {name}
    for parameter in version.parameters:
        if parameter.name == name:
            many = isinstance(parameter, Input) and holds_many(parameter)
            # Many tensors are counted, whatever their ranks are.
            rest = () if many else ("type", "rank", "range", "distinct", "values")
            for kind in ("given", *rest):
                yield Rule(name, kind)
            for free in parameter.otherwise.needs if parameter.otherwise else ():
                yield from _binding_rules(version, free, seen)
    for value in version.inputs:
        if name in bound_names(value.shape):
            yield from _shape_premises(version, value)
            yield Rule(name, "same")
            yield Rule(name, "broadcast")
    if any(variable.name == name for variable in version.types):
        yield from (Rule(name, "allowed"), Rule(name, "same"))
    for let in version.lets:
        if let.name == name:
            yield from _ranks_asked(let.value)
            for free in let.value.needs - set(let.parameters):
                yield from _binding_rules(version, free, seen)


def _ranks_asked(expression: Expression) -> Iterator[Rule]:
    """The rules behind the ranks that an expression asks for."""
    for name in expression.ranked:
        yield from (Rule(name, "given"), Rule(name, "rank"))


def _conditions(shape: Shape | None) -> frozenset[str]:
    if isinstance(shape, Choice):
        return shape.condition.names | _conditions(shape.then) | _conditions(shape.other)
    return frozenset()


def pins(shape: Shape | None) -> frozenset[str]:
    """The axes at which items of a shape are pinned."""
    return frozenset(
        item.axis for item in items(shape) if isinstance(item, Dim | Star) and item.axis
    )


def holds_many(value: Input | Output) -> bool:
    """Whether the parameter stands for several tensors: a variadic or a sequence."""
    return value.variadic is not None or value.type.container == "seq"


def is_list(parameter: Attribute | Input) -> bool:
    """Whether the parameter's value is a list rather than one number."""
    if isinstance(parameter, Attribute):
        return parameter.kind.endswith("s")
    return isinstance(parameter.shape, Pattern) and len(parameter.shape.items) > 0


def index_of(parameter: Attribute | Input) -> Axes | None:
    """What the values of the parameter point into, if they are indices."""
    return parameter.index_of if isinstance(parameter, Input) else None
