"""Expressions of a definition as NumPy: all values of the index variables at once.

Place in the pipeline: below `vectors`. Reads become fancy indexing, arithmetic broadcasting,
comprehensions that are reduced become reductions over axes of their own. What index variables
have no part in stays Python. What cannot be said so raises `NotVector`, and the caller tries
another way: a comprehension step by step, or a kernel in plain loops.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from opspec.emission.loops import uncertain_names
from opspec.emission.naming import Names
from opspec.language.expressions import called_functions, free_names
from opspec.language.nests import Nest
from opspec.language.patterns import bound_names
from opspec.language.resolved import Input, Let, Output, Version
from opspec.language.rules import holds_many
from opspec.language.standing import value_inputs
from opspec.modules.kernels.kinds import (
    FLOATS,
    INDEX,
    INTEGERS,
    PLACES,
    PLAIN,
    TRUTHS,
    WHOLE,
    Form,
    Kind,
    Number,
    arithmetic,
    either,
)


class NotVector(Exception):
    """There is no way to compute an expression for all index variables at once."""


@dataclass(frozen=True, slots=True)
class Scope:
    """What local names are, which of them are index variables, and whether reads may be hidden.

    A read is hidden where a condition decides whether it counts: its place may then lie outside.
    Among the variables of a reduction there is another way for lists: one entry after the other.
    """

    local: Mapping[str, Kind] = field(default_factory=dict)
    variables: frozenset[str] = frozenset()
    hidden: bool = False
    reducing: bool = False

    def having(self, names: Mapping[str, Kind], variables: Iterable[str] = ()) -> Scope:
        hiding = self.variables - frozenset(names)
        return replace(self, local={**self.local, **names}, variables=hiding | frozenset(variables))


Code = tuple[ast.expr, Kind]
_REDUCTIONS = ("sum", "prod", "max", "min", "any", "all")
_PLACING = ("argmax", "argmin", "argsort")
_SAME = frozenset("len sum all any abs range list sorted int float round".split())
_PLAIN = {
    "prod": "math.prod",
    "floor": "math.floor",
    "ceil": "math.ceil",
    **{
        name: f"functions.{name}"
        for name in """ceildiv clamp drop exp float32 insert inside log max min put ravel sqrt
            unravel""".split()
    },
}
_ARRAYS = {"abs": "np.abs", "exp": "np.exp", "log": "np.log", "sqrt": "np.sqrt"}
_ROUNDING = {"floor": "np.floor", "ceil": "np.ceil", "round": "np.rint"}


class Translator:
    """Translates expressions of one version, and the functions of its `let` that they call."""

    #: What is put back where a translation is given up.
    kept: tuple[str, ...] = ("functions", "_made", "told", "tensors", "widened", "raw")

    def __init__(self, version: Version, names: Names) -> None:
        self.version = version
        self.names = names
        self.functions: list[str] = []
        #: Names of Python that the kernel is told, and tensors that it reads, by names of the spec.
        self.told: dict[str, None] = {}
        self.tensors: dict[str, None] = {}
        self.widened: dict[str, None] = {}
        self._lets = {let.name: let for let in version.lets}
        self._made: dict[tuple[str, tuple[Kind, ...], bool], tuple[str, Kind]] = {}
        values = value_inputs(version)
        self._inputs = {each.name: each for each in version.inputs if each.name not in values}
        self._outputs = {each.name: each for each in version.outputs}
        self._plain = self._plain_names(values)
        self._uncertain = uncertain_names(version)
        self._reading = self._lets_that_read()
        #: Tensors of which elements are copied, or point into another.
        self.raw: set[str] = set()

    def _plain_names(self, values: Sequence[str]) -> dict[str, Kind]:
        plain = {"n_outputs": WHOLE}
        for each in self.version.inputs:
            plain |= dict.fromkeys(bound_names(each.shape), WHOLE)
            if each.name in values:
                members = self.version.members(each.type)
                whole = all(member.startswith(("int", "uint")) for member in members)
                plain[each.name] = Kind("plain", "int" if whole else "float")
        for attribute in self.version.attributes:
            number = {"int": "int", "ints": "int", "float": "float", "floats": "float"}
            kind = number.get(attribute.kind)
            plain[attribute.name] = (
                PLAIN if kind is None else Kind("plain", "int" if kind == "int" else "float")
            )
        return plain

    def _lets_that_read(self) -> frozenset[str]:
        """Every `let` that reads elements of a tensor, itself or in another that it calls."""
        tensors = {*self._inputs, *self._outputs}
        found: set[str] = set()
        waiting = list(self._lets.values())
        while reading := [
            let
            for let in waiting
            if free_names(let.value.node) & tensors or called_functions(let.value.node) & found
        ]:
            found |= {let.name for let in reading}
            waiting = [let for let in waiting if let not in reading]
        return frozenset(found)

    # Expressions

    def code(self, node: ast.expr, scope: Scope) -> tuple[str, Kind]:
        """One expression as text."""
        made, kind = self.visit(node, scope)
        return text_of(made), kind

    def plain(self, node: ast.expr) -> str:
        """An expression that no index variable has a part in."""
        made, kind = self.visit(node, Scope())
        if kind.form != "plain":
            raise NotVector(ast.unparse(node))
        return text_of(made)

    def visit(self, node: ast.expr, scope: Scope) -> Code:
        """The code of an expression, and what it is."""
        method: Callable[[ast.expr, Scope], Code] | None = getattr(
            self, f"_{type(node).__name__.lower()}", None
        )
        if method is None:
            raise NotVector(ast.unparse(node))
        return method(node, scope)

    def number(self, node: ast.expr, scope: Scope) -> Code:
        """An expression as something to compute with: a tensor of one element is that element."""
        made, kind = self.visit(node, scope)
        if kind.form == "tensor":
            return self._wide(made, node, kind), Kind("elements", kind.number)
        return made, kind

    def truth(self, node: ast.expr, scope: Scope) -> Code:
        """An expression as a condition, in NumPy a truth value for each element."""
        if isinstance(node, ast.Subscript):
            made, kind = self.copied(node, scope)
        else:
            made, kind = self.number(node, scope)
        if kind.form == "elements" and kind.number != "bool":
            return ast.Compare(made, [ast.NotEq()], [ast.Constant(0)]), TRUTHS
        return made, kind

    def copied(self, node: ast.expr, scope: Scope) -> Code:
        """A read, or a choice between some, as the tensor holds it: bit for bit."""
        if isinstance(node, ast.Subscript) and not isinstance(node.value, ast.Dict):
            base, kind = self.visit(node.value, scope)
            if kind.form == "tensor":
                self._reads_raw(node.value)
                return self._read(base, node, scope), Kind("elements", kind.number)
        if isinstance(node, ast.IfExp):
            return self._chosen(node, scope, self.copied)
        self._reads_raw(node)
        made, kind = self.visit(node, scope)
        return made, (Kind("elements", kind.number) if kind.form == "tensor" else kind)

    def _reads_raw(self, node: ast.expr) -> None:
        if isinstance(node, ast.Name) and node.id in self._inputs:
            self.raw.add(node.id)

    def _constant(self, node: ast.Constant, scope: Scope) -> Code:
        if isinstance(node.value, bool | int):
            return node, WHOLE
        return node, Kind("plain", "float") if isinstance(node.value, float) else PLAIN

    def _name(self, node: ast.Name, scope: Scope) -> Code:
        name = node.id
        code = ast.Name(self.names[name], ast.Load())
        if name in scope.local:
            return code, scope.local[name]
        if name in self._inputs:
            value = self._inputs[name]
            self.tensors[name] = None
            form = Kind("members" if holds_many(value) else "tensor", self._elements(value))
            return code, form
        if name in self._outputs:
            output = self._outputs[name]
            form = Kind("members" if output.variadic else "tensor", self._elements(output))
            return code, form
        if name in self._lets:
            return self._constant_let(self._lets[name], scope)
        if name in self._plain:
            self.told[name] = None
            return code, self._plain[name]
        raise NotVector(name)

    def _elements(self, value: Input | Output) -> Number:
        members = self.version.members(value.type)
        if members == ("bool",):
            return "bool"
        if all(member.startswith(("int", "uint")) for member in members):
            return "int"
        return "float" if all(m == "double" or "float" in m for m in members) else "any"

    def _tuple(self, node: ast.Tuple | ast.List, scope: Scope) -> Code:
        parts: list[ast.expr] = []
        kinds = []
        for each in node.elts:
            starred = isinstance(each, ast.Starred)
            made, kind = self.number(each.value if isinstance(each, ast.Starred) else each, scope)
            if kind.form in ("entries", "members"):
                raise NotVector(ast.unparse(node))
            parts.append(ast.Starred(made, ast.Load()) if starred else made)
            kinds.append(kind)
        number = arithmetic(*kinds).number if kinds else "int"
        form: Form = "items" if any(kind.varies for kind in kinds) else "plain"
        return ast.List(parts, ast.Load()), Kind(form, number)

    _list = _tuple

    def _binop(self, node: ast.BinOp, scope: Scope) -> Code:
        (left, one), (right, other) = (
            self.number(node.left, scope),
            self.number(node.right, scope),
        )
        if "items" in (one.form, other.form):
            return ast.BinOp(left, node.op, right), Kind("items", either(one, other).number)
        if "entries" in (one.form, other.form) or "members" in (one.form, other.form):
            raise NotVector(ast.unparse(node))
        plain = one.form == other.form == "plain"
        kind = arithmetic(one, other)
        module = "functions" if plain else "vectors"
        if isinstance(node.op, ast.Pow):
            square = isinstance(node.right, ast.Constant) and isinstance(node.right.value, int)
            if not plain and square and one.number == "float":
                return ast.BinOp(left, node.op, right), kind
            return call(f"{module}.power", left, right), kind
        if isinstance(node.op, ast.Div):
            if not plain and "float" in (one.number, other.number):
                return ast.BinOp(left, node.op, right), Kind("elements", "float")
            return call(f"{module}.divide", left, right), kind
        if not plain:
            left, right = (
                call("np.int64", made)
                if each.form == "elements" and each.number == "bool"
                else made
                for made, each in ((left, one), (right, other))
            )
        return ast.BinOp(left, node.op, right), kind

    def _unaryop(self, node: ast.UnaryOp, scope: Scope) -> Code:
        if isinstance(node.op, ast.Not):
            made, kind = self.truth(node.operand, scope)
            if kind.form == "plain":
                return ast.UnaryOp(node.op, made), WHOLE
            return ast.UnaryOp(ast.Invert(), made), TRUTHS
        made, kind = self.number(node.operand, scope)
        return ast.UnaryOp(node.op, made), arithmetic(kind)

    def _boolop(self, node: ast.BoolOp, scope: Scope) -> Code:
        parts = [self.truth(each, scope) for each in node.values]
        plain = [made for made, kind in parts if kind.form == "plain"]
        arrays = [made for made, kind in parts if kind.form != "plain"]
        if not arrays:
            return ast.BoolOp(node.op, plain), WHOLE
        op = ast.BitAnd() if isinstance(node.op, ast.And) else ast.BitOr()
        whole = arrays[0]
        for each in arrays[1:]:
            whole = ast.BinOp(whole, op, each)
        # What is plain decides first, as it does where everything is.
        return (ast.BoolOp(node.op, [*plain, whole]) if plain else whole), TRUTHS

    def _compare(self, node: ast.Compare, scope: Scope) -> Code:
        sides = [self.number(each, scope) for each in (node.left, *node.comparators)]
        if all(kind.form == "plain" for _, kind in sides):
            (left, _), *rest = sides
            return ast.Compare(left, node.ops, [made for made, _ in rest]), WHOLE
        if any(kind.form in ("items", "entries", "members") for _, kind in sides):
            raise NotVector(ast.unparse(node))
        tests: list[ast.expr] = []
        found: ast.expr
        for (left, _), op, (right, _) in zip(sides, node.ops, sides[1:], strict=False):
            if isinstance(op, ast.In | ast.NotIn):
                found = call("np.isin", left, right)
                tests.append(
                    ast.UnaryOp(ast.Invert(), found) if isinstance(op, ast.NotIn) else found
                )
            else:
                tests.append(ast.Compare(left, [op], [right]))
        whole = tests[0]
        for each in tests[1:]:
            whole = ast.BinOp(whole, ast.BitAnd(), each)
        return whole, TRUTHS

    def _ifexp(self, node: ast.IfExp, scope: Scope) -> Code:
        return self._chosen(node, scope, self.number)

    def _chosen(
        self, node: ast.IfExp, scope: Scope, branch: Callable[[ast.expr, Scope], Code]
    ) -> Code:
        test, kind = self.truth(node.test, scope)
        if kind.form == "plain":
            (one, first), (other, second) = (
                branch(each, scope) for each in (node.body, node.orelse)
            )
            return ast.IfExp(test, one, other), either(first, second)
        inner = replace(scope, hidden=True)
        (one, first), (other, second) = branch(node.body, inner), branch(node.orelse, inner)
        if {first.form, second.form} & {"items", "entries", "members"}:
            raise NotVector(ast.unparse(node))
        return call("vectors.where", test, one, other), Kind(
            "elements", either(first, second).number
        )

    def _subscript(self, node: ast.Subscript, scope: Scope) -> Code:
        if isinstance(node.value, ast.Dict):
            return self._table(node.value, node.slice, scope)
        base, kind = self.visit(node.value, scope)
        if kind.form == "tensor":
            return self._wide_read(base, node, scope, kind), Kind("elements", kind.number)
        if isinstance(node.slice, ast.Slice):
            if kind.form not in ("plain", "items"):
                raise NotVector(ast.unparse(node))
            parts = (node.slice.lower, node.slice.upper, node.slice.step)
            ends = [None if part is None else self.visit(part, scope) for part in parts]
            if any(end is not None and end[1].form != "plain" for end in ends):
                raise NotVector(ast.unparse(node))
            made = [None if end is None else end[0] for end in ends]
            return ast.Subscript(base, ast.Slice(*made), ast.Load()), kind
        if isinstance(node.slice, ast.Tuple):
            raise NotVector(ast.unparse(node))
        place, position = self.number(node.slice, scope)
        if kind.form == "entries":
            return call("vectors.entry", base, place), Kind("elements", kind.number)
        if kind.form == "plain" and position.form == "elements" and not scope.reducing:
            return ast.Subscript(call("np.asarray", base), place), Kind("elements", kind.number)
        if position.form != "plain":
            raise NotVector(ast.unparse(node))
        inner: dict[Form, Form] = {"items": "elements", "members": "tensor", "plain": "plain"}
        if kind.form not in inner:
            raise NotVector(ast.unparse(node))
        return ast.Subscript(base, place, ast.Load()), Kind(inner[kind.form], kind.number)

    def _wide_read(self, base: ast.expr, node: ast.Subscript, scope: Scope, kind: Kind) -> ast.expr:
        """A read to compute with; what an input holds is widened once, for all reads."""
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        if name in self._inputs and name not in scope.local:
            return self._read(self._wide(base, node.value, kind), node, scope)
        return call("vectors.values", self._read(base, node, scope))

    def _wide(self, base: ast.expr, node: ast.expr, kind: Kind) -> ast.expr:
        if isinstance(node, ast.Name) and node.id in self._inputs and kind.form == "tensor":
            self.widened[node.id] = None
            return ast.Name(self.wide_name(node.id))
        return call("vectors.values", base)

    def wide_name(self, name: str) -> str:
        """How a tensor is called whose elements are computed with."""
        return self.names.reserve(f"values of {name}", f"{self.names[name]}_values")

    def _read(self, base: ast.expr, node: ast.Subscript, scope: Scope) -> ast.expr:
        parts = spread(node.slice)
        places = [self._place(each, scope) for each in parts]
        if scope.hidden and not all(_is_variable(each, scope) for each in parts):
            return ast.Call(ast.Name("vectors.read"), [base, *places], [])
        index = places[0] if len(places) == 1 else ast.Tuple(places, ast.Load())
        if isinstance(index, ast.Starred):
            index = ast.Tuple(places, ast.Load())
        return ast.Subscript(base, index, ast.Load())

    def place(self, node: ast.expr, scope: Scope) -> ast.expr:
        """One place of an index, or a starred run of them."""
        return self._place(node, scope)

    def _place(self, node: ast.expr, scope: Scope) -> ast.expr:
        if isinstance(node, ast.Starred):
            made, kind = self.visit(node.value, scope)
            if kind.form not in ("items", "plain"):
                raise NotVector(ast.unparse(node))
            if kind.number not in ("int", "bool") and kind.form == "items":
                each = ast.comprehension(ast.Name("each"), made, [], 0)
                made = ast.ListComp(call("vectors.whole", ast.Name("each")), [each])
            return ast.Starred(made, ast.Load())
        if isinstance(node, ast.Subscript):
            made, kind = self.copied(node, scope)
        else:
            made, kind = self.number(node, scope)
        if kind.form not in ("elements", "plain"):
            raise NotVector(ast.unparse(node))
        return made if kind.number == "int" else call("vectors.whole", made)

    def _table(self, table: ast.Dict, key: ast.expr, scope: Scope) -> Code:
        """A table read at once: choices, so that only the chosen entry is computed."""
        wanted, kind = self.number(key, scope)
        if kind.form != "plain":
            raise NotVector(ast.unparse(key))
        *entries, last = zip(table.keys, table.values, strict=True)
        chosen, kind = self.number(last[1], scope)
        for name, value in reversed(entries):
            assert name is not None
            made, other = self.number(value, scope)
            kind = either(kind, other)
            chosen = ast.IfExp(ast.Compare(wanted, [ast.Eq()], [name]), made, chosen)
        return chosen, kind

    def _listcomp(self, node: ast.ListComp | ast.GeneratorExp, scope: Scope) -> Code:
        """A list made in Python, whatever its items are."""
        inner, generators = self._python_loops(node.generators, scope)
        made, kind = self.number(node.elt, inner)
        if kind.form in ("entries", "members"):
            raise NotVector(ast.unparse(node))
        whole = ast.ListComp(made, generators)
        return whole, Kind("plain" if kind.form == "plain" else "items", kind.number)

    _generatorexp = _listcomp

    def _python_loops(
        self, generators: Sequence[ast.comprehension], scope: Scope
    ) -> tuple[Scope, list[ast.comprehension]]:
        loops = []
        for each in generators:
            over, kind = self.visit(each.iter, scope)
            if kind.form not in ("plain", "items"):
                raise NotVector(ast.unparse(each.iter))
            element = Kind("plain" if kind.form == "plain" else "elements", kind.number)
            parts = each.target.elts if isinstance(each.target, ast.Tuple) else [each.target]
            bound = {part.id: element for part in parts if isinstance(part, ast.Name)}
            if len(parts) > 1:
                # What a tuple holds may be of several kinds.
                bound = {name: Kind(element.form) for name in bound}
            scope = scope.having(bound)
            tests = [self.truth(test, scope) for test in each.ifs]
            if any(kind.form != "plain" for _, kind in tests):
                raise NotVector(ast.unparse(node_of(each)))
            names: list[ast.expr] = [ast.Name(self.names[name]) for name in bound]
            target = names[0] if len(names) == 1 else ast.Tuple(names, ast.Store())
            loops.append(ast.comprehension(target, over, [made for made, _ in tests], 0))
        return scope, loops

    # Calls

    def _call(self, node: ast.Call, scope: Scope) -> Code:
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        if name == "given":
            made, _ = self.visit(node.args[0], scope)
            return ast.Compare(made, [ast.IsNot()], [ast.Constant(None)]), WHOLE
        if name in ("dims", "rank"):
            made, kind = self.visit(node.args[0], scope)
            if kind.form != "tensor":
                raise NotVector(ast.unparse(node))
            return ast.Attribute(made, "shape" if name == "dims" else "ndim"), WHOLE
        if name in self._lets:
            return self._let_call(node, self._lets[name], scope)
        if name in (*_REDUCTIONS, *_PLACING) and len(node.args) == 1:
            return self._reduction(name, node, scope)
        parts = [self._argument(each, scope) for each in node.args]
        arguments, kinds = [made for made, _ in parts], [kind for _, kind in parts]
        if any(kind.form in ("entries", "members", "tensor") for kind in kinds):
            return self._of_tensors(name, arguments, kinds, node)
        if all(kind.form == "plain" for kind in kinds):
            return self._plain_call(name, arguments, kinds)
        return self._array_call(name, arguments, kinds, node)

    def _argument(self, node: ast.expr, scope: Scope) -> Code:
        if isinstance(node, ast.Starred):
            made, kind = self.visit(node.value, scope)
            return ast.Starred(made, ast.Load()), kind
        return self.visit(node, scope)

    def _of_tensors(
        self, name: str, arguments: list[ast.expr], kinds: list[Kind], node: ast.Call
    ) -> Code:
        if name == "len" and kinds[0].form != "elements":
            return call("len", *arguments), WHOLE
        wide = [
            call("vectors.values", made) if kind.form == "tensor" else made
            for made, kind in zip(arguments, kinds, strict=True)
        ]
        plain = [Kind("elements", kind.number) if kind.form == "tensor" else kind for kind in kinds]
        if any(kind.form in ("entries", "members") for kind in plain):
            raise NotVector(ast.unparse(node))
        return self._array_call(name, wide, plain, node)

    def _plain_call(self, name: str, arguments: list[ast.expr], kinds: list[Kind]) -> Code:
        if name == "grid":
            return call("np.ndindex", ast.Starred(arguments[0], ast.Load())), WHOLE
        if name in ("reversed", "zip"):
            return call("list", call(name, *arguments)), arithmetic(*kinds)
        if name in _SAME or name in _PLAIN:
            function = name if name in _SAME else _PLAIN[name]
            number = arithmetic(*kinds) if kinds else WHOLE
            if name in ("len", "range", "floor", "ceil", "int", "round", "ravel", "unravel"):
                number = WHOLE
            elif name in ("exp", "log", "sqrt", "float", "float32"):
                number = Kind("plain", "float")
            return call(function, *arguments), number
        raise NotVector(name)

    def _array_call(
        self, name: str, arguments: list[ast.expr], kinds: list[Kind], node: ast.Call
    ) -> Code:
        first = arguments[0]
        if name in _ARRAYS:
            kind = arithmetic(*kinds) if name == "abs" else FLOATS
            return call(_ARRAYS[name], first), kind
        if name in _ROUNDING:
            return call(_ROUNDING[name], first), FLOATS
        if name == "int":
            return call("vectors.whole", first), INTEGERS
        if name == "float":
            return call("np.float64", first), FLOATS
        if name == "float32":
            return call("vectors.float32", first), FLOATS
        if name in ("max", "min"):
            ufunc = "np.maximum" if name == "max" else "np.minimum"
            whole = first
            for each in arguments[1:]:
                whole = call(ufunc, whole, each)
            return whole, arithmetic(*kinds)
        if name == "clamp":
            value, low, high = arguments
            return call("np.maximum", low, call("np.minimum", value, high)), arithmetic(*kinds)
        if name == "ceildiv":
            return call("functions.ceildiv", *arguments), arithmetic(*kinds)
        if name == "inside":
            return call("vectors.inside", *arguments), TRUTHS
        if name in ("put", "insert", "drop") and kinds[1].form == "plain":
            number = arithmetic(kinds[0], *kinds[2:]).number
            return call(f"functions.{name}", *arguments), Kind("items", number)
        if name == "ravel":
            return call("functions.ravel", *arguments), INTEGERS
        if name == "unravel":
            return call("functions.unravel", *arguments), INDEX
        if name in ("reversed", "zip") and all(kind.form in ("items", "plain") for kind in kinds):
            return call("list", call(name, *arguments)), Kind("items", arithmetic(*kinds).number)
        if name == "list" and kinds[0].form == "items":
            return call("list", first), kinds[0]
        if name == "len" and kinds[0].form == "items":
            return call("len", first), WHOLE
        raise NotVector(ast.unparse(node))

    def _let_call(self, node: ast.Call, let: Let, scope: Scope) -> Code:
        parts = [self._argument(each, scope) for each in node.args]
        if any(isinstance(made, ast.Starred) for made, _ in parts):
            raise NotVector(ast.unparse(node))
        name, kind = self._function(let, tuple(kind for _, kind in parts), scope.hidden)
        return call(name, *(made for made, _ in parts)), kind

    def _constant_let(self, let: Let, scope: Scope) -> Code:
        """A `let` without parameters: a name for a value, if it has one in every call."""
        key = (let.name, (), False)
        if key not in self._made and let.name not in self._uncertain:
            made, kind = self.visit(let.value.node, Scope())
            if kind.form == "plain":
                self.functions.append(f"{self.names[let.name]} = {text_of(made)}")
                self._made[key] = ("", kind)
        if key in self._made and not self._made[key][0]:
            return ast.Name(self.names[let.name]), self._made[key][1]
        name, kind = self._function(let, (), scope.hidden)
        return ast.Call(ast.Name(name), [], []), kind

    def _function(self, let: Let, kinds: tuple[Kind, ...], hidden: bool) -> tuple[str, Kind]:
        """The function of a `let` for arguments of some kinds."""
        # Only where elements are read does it matter whether what is read may be hidden.
        hidden = hidden and let.name in self._reading
        key = (let.name, kinds, hidden)
        if key not in self._made:
            others = sum(name == let.name for name, *_ in self._made)
            name = self.names[let.name]
            if others:
                name = self.names.reserve(f"{let.name} {others}", f"{name}_{others + 1}")
            local = dict(zip(let.parameters, kinds, strict=True))
            lines, kind = self._body(let.value.node, Scope(local, hidden=hidden))
            parameters = ", ".join(f"{self.names[each]}: Any" for each in let.parameters)
            text = "\n".join(f"    {line}" for line in lines)
            self.functions.append(f"def {name}({parameters}) -> Any:\n{text}\n")
            self._made[key] = (name, kind)
        return self._made[key]

    def _body(self, node: ast.expr, scope: Scope) -> tuple[list[str], Kind]:
        """The statements of a function; what is chosen by plain values is chosen by statements."""
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
            key, kind = self.code(node.slice, scope)
            if kind.form == "plain":
                return self._cases(node.value, key, scope)
        if isinstance(node, ast.IfExp):
            test, kind = self.truth(node.test, scope)
            if kind.form == "plain":
                then, one = self._body(node.body, scope)
                other, two = self._body(node.orelse, scope)
                lines = [f"if {text_of(test)}:", *(f"    {line}" for line in then), *other]
                return lines, either(one, two)
        made, kind = self.number(node, scope)
        return [f"return {text_of(made)}"], kind

    def _cases(self, table: ast.Dict, key: str, scope: Scope) -> tuple[list[str], Kind]:
        lines: list[str] = []
        found: Kind | None = None
        for number, (name, value) in enumerate(zip(table.keys, table.values, strict=True), 1):
            assert name is not None
            then, kind = self._body(value, scope)
            found = kind if found is None else either(found, kind)
            if number == len(table.keys):
                lines += then
            else:
                lines += [f"if {key} == {text_of(name)}:", *(f"    {line}" for line in then)]
        assert found is not None
        return lines, found

    def extent(self, node: ast.expr, scope: Scope) -> tuple[Kind, str]:
        """What a variable that gets an axis is, and how far it runs."""
        kind, made = self._extent(node, scope)
        return kind, text_of(made)

    # Equations that read what they write

    def combined(self, nest: Nest, scope: Scope) -> tuple[str, str]:
        """How an equation combines what it finds with something else: a ufunc, and the other."""
        target = ast.Subscript(ast.Name(nest.output.name), _index(nest.place), ast.Load())
        old = ast.unparse(target)
        value = nest.value
        local: dict[str, ast.expr] = {}
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            let = self._lets.get(value.func.id)
            if let is not None:
                local = dict(zip(let.parameters, value.args, strict=True))
                value = let.value.node
        others: list[str] = []

        def ufunc(node: ast.expr) -> str:
            match node:
                case ast.Subscript(ast.Dict() as table, key):
                    entries = [
                        f"{text_of(name)}: {ufunc(each)}"
                        for name, each in zip(table.keys, table.values, strict=True)
                        if name is not None
                    ]
                    return f"{{{', '.join(entries)}}}[{self.plain(key)}]"
                case ast.BinOp(left, ast.Add() | ast.Mult() as op, right):
                    pair(left, right)
                    return "np.add" if isinstance(op, ast.Add) else "np.multiply"
                case ast.Call(ast.Name("max" | "min" as name), [left, right], []):
                    pair(left, right)
                    return "np.maximum" if name == "max" else "np.minimum"
            other(node)
            return "None"

        def pair(left: ast.expr, right: ast.expr) -> None:
            if ast.unparse(_resolved(left, local)) != old:
                left, right = right, left
            if ast.unparse(_resolved(left, local)) != old:
                raise NotVector(ast.unparse(nest.value))
            other(right)

        def other(node: ast.expr) -> None:
            node = _resolved(node, local)
            if reads(node, nest.output.name):
                raise NotVector(ast.unparse(nest.value))
            others.append(text_of(self.copied(node, scope)[0]))

        combine = ufunc(value)
        if len(set(others)) != 1:
            raise NotVector(ast.unparse(nest.value))
        return combine, others[0]

    # Reductions

    def _reduction(self, name: str, node: ast.Call, scope: Scope) -> Code:
        argument = node.args[0]
        if not isinstance(argument, ast.GeneratorExp | ast.ListComp):
            return self._of_a_list(name, node, scope)
        before = self._state()
        for way in (self._in_python, self._on_axes, self._unrolled):
            try:
                return way(name, node, argument, scope)
            except NotVector:
                # What was made on a way that leads nowhere is not made at all.
                self._restore(before)
        raise NotVector(ast.unparse(node))

    def _state(self) -> dict[str, Any]:
        """All that a translation adds to."""
        return {name: copy.copy(getattr(self, name)) for name in self.kept}

    def _restore(self, state: Mapping[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, copy.copy(value))

    def _of_a_list(self, name: str, node: ast.Call, scope: Scope) -> Code:
        made, kind = self.visit(node.args[0], scope)
        if kind.form == "plain" and name in _REDUCTIONS:
            return self._plain_call(name, [made], [kind])
        if kind.form == "items" and name in _REDUCTIONS:
            return _folded(name, made), _reduced(name, kind)
        raise NotVector(ast.unparse(node))

    def _in_python(
        self, name: str, node: ast.Call, values: ast.GeneratorExp | ast.ListComp, scope: Scope
    ) -> Code:
        """A reduction that no index variable has a part in."""
        made, kind = self._listcomp(values, scope)
        if kind.form != "plain" or name in _PLACING:
            raise NotVector(ast.unparse(node))
        assert isinstance(made, ast.ListComp)
        return self._plain_call(name, [ast.GeneratorExp(made.elt, made.generators)], [kind])

    def _unrolled(
        self, name: str, node: ast.Call, values: ast.GeneratorExp | ast.ListComp, scope: Scope
    ) -> Code:
        """A reduction of arrays, of which Python makes a list."""
        made, kind = self._listcomp(values, scope)
        if name in _PLACING:
            raise NotVector(ast.unparse(node))
        return _folded(name, made), _reduced(name, kind)

    def _on_axes(
        self, name: str, node: ast.Call, values: ast.GeneratorExp | ast.ListComp, scope: Scope
    ) -> Code:
        """A reduction over axes of its variables."""
        bound: dict[str, Kind] = {}
        extents: list[ast.expr] = []
        for each in values.generators:
            if not isinstance(each.target, ast.Name):
                raise NotVector(ast.unparse(node))
            kind, extent = self._extent(each.iter, scope)
            bound[each.target.id] = kind
            extents.append(extent)
        used = free_names(values)
        beside: list[ast.expr] = [
            ast.Name(self.names[local])
            for local, kind in scope.local.items()
            if local in used and kind.varies
        ]
        tests = [test for each in values.generators for test in each.ifs]
        inner = replace(scope.having(bound, bound), reducing=True)
        hidden = replace(inner, hidden=True) if tests else inner
        parameters = [self.names[each] for each in bound]
        term, kind = self.number(values.elt, hidden)
        if kind.form not in ("elements", "plain"):
            raise NotVector(ast.unparse(node))
        keywords = []
        if tests:
            condition = ast.BoolOp(ast.And(), tests) if len(tests) > 1 else tests[0]
            keywords.append(
                ast.keyword("where", _lambda(parameters, self.truth(condition, inner)[0]))
            )
        arguments: list[ast.expr] = [_lambda(parameters, term)]
        if name in _PLACING:
            if len(extents) > 1 or (name == "argsort" and tests):
                raise NotVector(ast.unparse(node))
            arguments.append(extents[0])
        else:
            arguments.append(ast.List(extents, ast.Load()))
        if beside:
            arguments.append(ast.List(beside, ast.Load()))
        for word in node.keywords:
            made, form = self.visit(word.value, scope)
            if form.form != "plain":
                raise NotVector(ast.unparse(node))
            keywords.append(ast.keyword(word.arg, made))
        code = ast.Call(ast.Name(f"vectors.{name}"), arguments, keywords)
        if name == "argsort":
            return code, PLACES
        if name in _PLACING:
            (variable,) = bound.values()
            return code, variable
        return code, _reduced(name, kind)

    def _extent(self, node: ast.expr, scope: Scope) -> tuple[Kind, ast.expr]:
        """What a variable that gets an axis is, and how far it runs."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            raise NotVector(ast.unparse(node))
        parts = [self.visit(each, scope) for each in node.args]
        if any(kind.form != "plain" for _, kind in parts):
            raise NotVector(ast.unparse(node))
        if node.func.id == "grid":
            return INDEX, parts[0][0]
        if node.func.id == "range":
            if len(parts) == 1:
                return INTEGERS, parts[0][0]
            return INTEGERS, call("range", *(made for made, _ in parts))
        raise NotVector(ast.unparse(node))


def _index(places: Sequence[ast.expr]) -> ast.expr:
    if len(places) == 1 and not isinstance(places[0], ast.Starred):
        return places[0]
    return ast.Tuple(list(places), ast.Load())


def _resolved(node: ast.expr, local: Mapping[str, ast.expr]) -> ast.expr:
    """A parameter as the argument that stands for it."""
    return local.get(node.id, node) if isinstance(node, ast.Name) else node


def reads(node: ast.expr, name: str) -> bool:
    """Whether an expression reads elements of a tensor, and not only asks for its shape."""
    return any(
        isinstance(part, ast.Subscript)
        and isinstance(part.value, ast.Name)
        and part.value.id == name
        for part in ast.walk(node)
    )


def node_of(each: ast.comprehension) -> ast.expr:
    """A comprehension's part as an expression, for messages."""
    return each.iter


def _reduced(name: str, kind: Kind) -> Kind:
    """What a reduction of some elements is."""
    if name in ("any", "all"):
        return TRUTHS
    return Kind("elements", "int" if kind.number == "bool" else kind.number)


def _folded(name: str, items: ast.expr) -> ast.expr:
    """A list of arrays reduced to one."""
    if name == "sum":
        return call("sum", items)
    if name == "prod":
        return call("math.prod", items)
    ufunc = {"max": "maximum", "min": "minimum", "any": "logical_or", "all": "logical_and"}[name]
    return call("functools.reduce", ast.Name(f"np.{ufunc}"), items)


def _counted(made: ast.expr, kind: Kind) -> ast.expr:
    """Truth values as numbers; NumPy's own sum of two of them would be one of them."""
    if kind.form == "elements" and kind.number == "bool":
        return call("np.int64", made)
    return made


def spread(index: ast.expr) -> list[ast.expr]:
    """The places of an index, those of a list that is written out in their stead."""
    parts = list(index.elts) if isinstance(index, ast.Tuple) else [index]
    spread: list[ast.expr] = []
    for part in parts:
        listed = part.value if isinstance(part, ast.Starred) else None
        spread += listed.elts if isinstance(listed, ast.Tuple | ast.List) else [part]
    return spread


def _is_variable(node: ast.expr, scope: Scope) -> bool:
    inner = node.value if isinstance(node, ast.Starred) else node
    return isinstance(inner, ast.Name) and inner.id in scope.variables


def call(function: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(function), list(arguments), [])


def _lambda(parameters: Sequence[str], body: ast.expr) -> ast.expr:
    arguments = ast.arguments([], [ast.arg(each) for each in parameters], None, [], [], None, [])
    return ast.Lambda(arguments, body)


def text_of(node: ast.expr) -> str:
    """Code as text; a run of places is written `[*i]`, not as the tuple `[*i,]`."""
    return ast.unparse(ast.fix_missing_locations(node)).replace(",]", "]")
