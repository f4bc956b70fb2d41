"""The names of a version in its validator: each is bound when it is first needed.

Place in the pipeline: below `lowering`. What a name is follows from the patterns: a part of a
shape, an attribute with what holds where it is not given, a `let`. A part of the language for
which there are no statements yet is refused, with its place.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from opspec.emission.naming import Names, names_of
from opspec.emission.rendering import literal
from opspec.language.expressions import Expression, called_functions
from opspec.language.patterns import Broadcast, Dim, Item, Pattern, Star, branches, items
from opspec.language.resolved import Attribute, Input, Let, Output, Version
from opspec.language.rules import Rule, holds_many, in_order, is_list, pins
from opspec.language.standing import asked_names, value_inputs, value_names
from opspec.modules.cutting import Variants, chosen, conditions, variants
from opspec.modules.expressions import Refused, expression_code
from opspec.modules.statements import Assign, Check, Function, Statement, deferred

#: The kinds of attribute that can be read, and the function that reads each.
READERS = {
    "int": "integer",
    "ints": "integers",
    "float": "real",
    "floats": "reals",
    "string": "text",
    "strings": "texts",
}
#: The number of outputs that a call asks for, of an operator with a variadic output.
N_OUTPUTS = "n_outputs"


class Binding:
    """The statements so far, and the names that they bind."""

    def __init__(self, version: Version) -> None:
        self.version = version
        self.names = names_of(version)
        self.statements: list[Statement] = []
        self.bound: set[str] = set()
        self.lets = frozenset(let.name for let in version.lets)
        self.values = frozenset(value_inputs(version))
        self.counts_outputs = counts_outputs(version)
        self.asked_about = frozenset(_asked_about(version))
        self.clauses = {each.rule: each.clause.id for each in in_order(version) if each.rule}

    def read(self, attribute: Attribute) -> None:
        if attribute.kind not in READERS:
            return
        name = self.names[attribute.name]
        reader = READERS[attribute.kind]
        self.assign(name, f"attributes.{reader}(rules, {literal(attribute.name)}, {name})")
        if attribute.name in self.asked_about and _is_replaced(attribute):
            # The name will stand for what holds without it; whether it was given is kept.
            self.assign(self._as_given(attribute), name)

    def settle(self, parameter: Attribute | Input) -> None:
        """Say what a parameter is worth, where it is not given as well, when first asked for."""
        if parameter.name in self.bound:
            return
        self.bound.add(parameter.name)
        if isinstance(parameter, Input):
            self._settle_input(parameter)
            return
        name = self.names[parameter.name]
        if parameter.default is not None:
            self.assign(name, f"{literal(parameter.default)} if {name} is None else {name}")
        elif parameter.otherwise is not None:
            self.assign(name, f"{self._otherwise(parameter)} if {name} is None else {name}")

    def _settle_input(self, value: Input) -> None:
        if value.name not in self.values:
            raise Refused(value.at, f"reading the value of the input {value.name}")
        real = all(m.startswith(("float", "double")) for m in self.version.members(value.type))
        reader = ("reals" if real else "integers") if is_list(value) else "integer"
        if real and not is_list(value):
            reader = "real"
        given = self.type_of(value)
        read = f"values.{reader}({given}, {self.shape(value)})"
        if value.optional:
            absent = "None" if value.otherwise is None else self._otherwise(value)
            read = f"{absent} if {given} is None else {read}"
        name = self.names[value.name]
        # It is read only where it is given, which a type checker cannot see.
        absent_as_none = value.optional and value.otherwise is None
        self.assign(f"{name}: Any" if absent_as_none else name, read)

    def _otherwise(self, parameter: Attribute | Input) -> str:
        """What holds where a parameter is not given."""
        assert parameter.otherwise is not None
        self.need_all(parameter.otherwise)
        return self.formula(parameter.otherwise, "value")

    def shape_name(self, value: Input) -> str:
        lone = len(self.version.inputs) == 1
        name = "shapes" if holds_many(value) else "shape"
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
            method = "shapes" if holds_many(value) else "shape"
            self.assign(name, f"rules.{method}({literal(value.name)}, {self.type_of(value)})")
        return name

    def _users(self, name: str) -> list[tuple[Input, list[Item]]]:
        """The inputs in whose shapes a name stands, and the items that stand for it there."""
        found = []
        for value in self.version.inputs:
            here = [item for item in items(value.shape) if getattr(item, "name", None) == name]
            if here:
                found.append((value, here))
        return found

    def places(self, name: str) -> tuple[list[str], bool]:
        """Code for every place where a name stands, and whether it is a single dimension."""
        users = self._users(name)
        rigid = any(isinstance(item, Star) for _, here in users for item in here)
        single = any(isinstance(item, Dim) for _, here in users for item in here)
        places = []
        for value, here in users:
            if rigid and all(isinstance(item, Broadcast) for item in here):
                continue
            for pin in sorted(pins(value.shape)):
                self._need_axis(pin, value)
            base = self.shape(value)
            repeats = max(_count(pattern, name) for pattern in branches(value.shape))
            for repeat in range(repeats):
                if not holds_many(value):
                    places.append(self.cut(value, base, name, repeat))
                    continue
                member = self.names.reserve("each member", "shape")
                spread = f"{self.cut(value, member, name, repeat)} for {member} in {base}"
                alone = len(users) == 1 and repeats == 1
                places.append(spread if alone else f"*({spread})")
        return places, single

    def cut(self, value: Input, base: str, name: str, repeat: int = 0) -> str:
        """Code that cuts a named part out of the shape of an input."""
        code = chosen(self.variants(value, base), base, name, self.names, repeat)
        if code is None:
            raise Refused(value.at, f"the place of {name} in {value.shape}")
        return code

    def variants(self, value: Input, base: str) -> Variants:
        """The patterns that the shape of an input may have to fit, and what chooses."""
        assert value.shape is not None
        for pattern_condition in conditions(value.shape):
            self.need_all(pattern_condition)
        return variants(value.shape, base, self.code)

    def _need_axis(self, name: str, value: Input) -> None:
        for parameter in self.version.parameters:
            if parameter.name == name and not is_certain(parameter):
                raise Refused(value.at, f"a shape cut at {name}, which need not be given")
        self.need(name)

    def broadcasts(self, value: Input) -> Iterator[tuple[str, Broadcast]]:
        """Code for every run of an input that is broadcast, and what it is broadcast to."""
        base = self.shape(value)
        for item in items(value.shape):
            if isinstance(item, Broadcast):
                if holds_many(value):
                    raise Refused(value.at, f"{item} in {value.name}, which holds many")
                code = chosen(self.variants(value, base), base, item, self.names)
                assert code is not None
                yield code, item

    def need_all(self, value: Expression, local: frozenset[str] = frozenset()) -> None:
        """Bind all names that an expression reads, and the functions it calls."""
        for name in sorted(asked_names(value.node) - local):
            self.shape(self.input(name))
        read = value_names(value.node) | called_functions(value.node) & self.lets
        for name in sorted(read - asked_names(value.node) - local):
            self.need(name)

    def need(self, name: str) -> None:
        """Bind a name that is read, if nothing has bound it yet."""
        for parameter in self.version.parameters:
            if parameter.name == name:
                if not (isinstance(parameter, Input) and holds_many(parameter)):
                    self.settle(parameter)
                return
        if name in self.bound or name == N_OUTPUTS:
            return
        for let in self.version.lets:
            if let.name == name:
                self.bound.add(name)
                self._let(let)
                return
        if self.is_type(name):
            self.bound.add(name)
            self.assign(self.named(name), f"values.told({self.element_of(name)})")
            return
        places, single = self.places(name)
        if not places:
            return
        self.bound.add(name)
        value, (item, *_) = self._users(name)[0]
        if holds_many(value):
            each = isinstance(item, Dim) and item.member is not None
            if not each:
                raise Refused(value.at, f"{item} of many tensors without a rule")
            size = f"[{places[0].replace(' for ', '.size for ', 1)}]"
            if value.variadic is None:
                size = f"dims.listed({self.shape(value)}, {size})"
            self.assign(self.names[name], size)
        else:
            self.assign(self.names[name], places[0] + (".size" if single else ""))

    def _let(self, let: Let) -> None:
        self.need_all(let.value, frozenset(let.parameters))
        parameters = ", ".join(f"{self.names[each]}: Any" for each in let.parameters)
        value = self.code(let.value, frozenset(let.parameters))
        self.add(Function(self.names[let.name], parameters, value))

    def code(self, value: Expression, local: frozenset[str] = frozenset()) -> str:
        return expression_code(value, self, local)

    def is_type(self, name: str) -> bool:
        return any(variable.name == name for variable in self.version.types)

    def named(self, name: str) -> str:
        """A name in Python; that of a type variable is taken by the types that it allows.

        Many tensors are their types, of which there are as many.
        """
        for value in self.version.inputs:
            if value.name == name and holds_many(value):
                return self.type_of(value)
        if self.is_type(name):
            return self.names.reserve(f"element type of {name}", f"{name}_element")
        return self.names[name]

    def element_of(self, variable: str) -> str:
        """The element type of all inputs of a type variable, None where it is not known."""
        if Rule(variable, "same") in self.clauses:
            return self.type_name(variable)
        users = (v.name for v in self.version.inputs if v.type.variable == variable)
        return f"{self.types_name(variable)}.get({literal(next(users))})"

    def dims_of(self, name: str) -> str:
        """The dimensions of an input, as expressions ask for them with `rank` and `dims`."""
        return self.shape_name(self.input(name))

    def list_of(self, name: str) -> str:
        """A list as it is read: what a `let` says is found when it is asked for."""
        return f"{self.names[name]}()" if name in self.lets else self.names[name]

    def argument(self, name: str) -> str:
        """The argument for a parameter, None where it is not given."""
        for value in self.version.inputs:
            if value.name == name:
                return self.type_of(value)
        for attribute in self.version.attributes:
            if attribute.name == name and _is_replaced(attribute):
                return self._as_given(attribute)
        return self.names[name]

    def _as_given(self, attribute: Attribute) -> str:
        name = self.names[attribute.name]
        return self.names.reserve(f"{attribute.name} given", f"given_{name}")

    def input(self, name: str) -> Input:
        return next(value for value in self.version.inputs if value.name == name)

    def type_of(self, value: Input) -> str:
        """The type of an input, or the types of all tensors of a sequence."""
        if value.type.container == "seq":
            return self.names.reserve(
                f"members of {value.name}", f"{self.names[value.name]}_members"
            )
        return type_name(self.version, value, self.names)

    def formula(self, value: Expression, function: str = "size") -> str:
        """An expression that may read unknown sizes, as a value that may be unknown."""
        code = self.code(value)
        if isinstance(value.node, ast.Constant):
            return code
        return f"dims.{function}({deferred(code)})"

    def types_name(self, variable: str) -> str:
        lone = len(self.version.types) == 1
        return self.names.reserve(
            f"types of {variable}", "elem_types" if lone else f"{variable}_types"
        )

    def type_name(self, variable: str) -> str:
        lone = len(self.version.types) == 1
        return self.names.reserve(
            f"one type of {variable}", "elem_type" if lone else f"{variable}_type"
        )

    def check(
        self, clause: str, rule: str, *arguments: str, target: str | None = None, suffix: str = ""
    ) -> None:
        self.add(Check(clause, rule, arguments, target, suffix))

    def assign(self, target: str, value: str) -> None:
        self.add(Assign(target, value))

    def add(self, statement: Statement) -> None:
        self.statements.append(statement)


def _asked_about(version: Version) -> Iterator[str]:
    """The parameters of which a clause or a `let` asks whether they are given."""
    clauses = (clause.expression for clause in version.clauses if clause.expression)
    for value in (*clauses, *(let.value for let in version.lets)):
        for node in ast.walk(value.node):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "given":
                yield from (each.id for each in node.args if isinstance(each, ast.Name))


def _is_replaced(attribute: Attribute) -> bool:
    """Whether something else takes the attribute's place where it is not given."""
    return attribute.default is not None or attribute.otherwise is not None


def type_name(version: Version, value: Input, names: Names) -> str:
    """The type of an input; the plain name of one that stands for its value is its value."""
    name = names[value.name]
    if value.name not in value_inputs(version):
        return name
    return names.reserve(f"type of {value.name}", f"{name}_type")


def counts_outputs(version: Version) -> bool:
    """Whether a call says how many outputs it wants."""
    return any(output.variadic for output in version.outputs)


def shape_key(value: Input | Output) -> str:
    """Under which key the shape of a value is bound; no name of a spec has a space."""
    return f"shape of {value.name}"


def is_certain(parameter: Attribute | Input) -> bool:
    """Whether a parameter has a value once it was found to be given, or was settled."""
    if isinstance(parameter, Input):
        return not parameter.optional or parameter.otherwise is not None
    return parameter.required or parameter.default is not None or parameter.otherwise is not None


def _count(pattern: Pattern, name: str) -> int:
    return sum(getattr(item, "name", None) == name for item in pattern.items)
