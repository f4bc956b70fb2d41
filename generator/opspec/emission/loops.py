"""Definitions as Python: plain loops that a reader can check against the equation at a glance.

Place in the pipeline: after `nests`; asked by the targets that print kernels and oracles. What is
printed is always the checked tree, never the text of a spec; a part of the language for which
there are no loops yet raises `UnsupportedDefinition`.
"""

from __future__ import annotations

import ast
import copy
import textwrap
from collections.abc import Iterator
from typing import Protocol

from opspec.emission.naming import names_of
from opspec.language.expressions import Expression, called_functions
from opspec.language.nests import Branch, Nest, Step, UnsupportedDefinition, steps
from opspec.language.patterns import bound_names
from opspec.language.resolved import Input, Let, Output, Version
from opspec.language.rules import holds_many
from opspec.language.standing import value_inputs

#: Functions of the language that Python has under the same name and with the same meaning.
_PYTHON = frozenset("len sum all any abs range list sorted int float round".split())
#: Functions of the language that `math` has.
_ELSEWHERE = {"prod": "math.prod", "floor": "math.floor", "ceil": "math.ceil"}
#: Functions of the language that a module has to bring along.
_OWN = frozenset(
    "ceildiv clamp drop exp float32 highest insert inside log lowest max min put ravel sqrt "
    "unravel".split()
)
#: Functions that look at values together with what they were made for.
_PLACES = frozenset({"argmax", "argmin", "argsort"})


class Naming(Protocol):
    """How names of a spec are called in Python."""

    def __getitem__(self, name: str, /) -> str: ...


def loops_source(
    version: Version, names: Naming | None = None, functions: str = "functions"
) -> str:
    """Return the statements that fill the outputs of a version, loop by loop.

    The statements read `np` and `math`, and, called as `names` says,

    - each input as an array (a list of arrays where it is variadic), and each output likewise, an
      array of its final shape and element type that the statements write every element of;
    - each attribute the definition names, with its default, and wrapped where it is an axis;
    - each dimension and run of dimensions the definition names, as an int or a tuple; one that
      members of a variadic have for themselves, as a list (`names_used` tells what is named);
    - each `let`, as a value or a function;
    - an input of rank 0 or 1 that the definition takes for its value, as a number or list
      (`value_inputs` tells which);
    - `n_outputs`, if the definition counts the outputs;
    - functions of the language that Python lacks, as members of the module `functions`:
      `functions_used` tells whether there are any.

    Raises
    ------
    UnsupportedDefinition
        If there are no loops for a part of the definition yet.
    """
    printer = Printer(version, names or names_of(version), functions)
    return "\n".join(line for step in steps(version) for line in printer.step(step))


def names_used(source: str) -> frozenset[str]:
    """All names that printed statements use."""
    return frozenset(
        node.id
        for node in ast.walk(ast.parse(textwrap.dedent(source)))
        if isinstance(node, ast.Name)
    )


def functions_used(source: str, functions: str = "functions") -> frozenset[str]:
    """The members of the module of functions that printed statements use."""
    return frozenset(
        node.attr
        for node in ast.walk(ast.parse(textwrap.dedent(source)))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == functions
    )


def _ends(node: ast.expr) -> Iterator[ast.expr]:
    """What a choice, and those inside of it, may come to."""
    if isinstance(node, ast.IfExp):
        yield from (*_ends(node.body), *_ends(node.orelse))
    else:
        yield node


def _mentioned(tree: Expression) -> frozenset[str]:
    return tree.names | called_functions(tree.node)


class Printer(ast.NodeTransformer):
    """Prints checked trees as Python."""

    def __init__(self, version: Version, names: Naming, functions: str) -> None:
        self._version = version
        self._names = names
        self._functions = functions
        self._tensors = {v.name: v for v in version.values} | {o.name: o for o in version.outputs}
        for name in value_inputs(version):
            self._tensors.pop(name, None)
        self._lets = {let.name: let for let in version.lets}
        self._uncertain = uncertain_names(version)
        self._variables: frozenset[str] = frozenset()

    # Statements

    def step(self, step: Step) -> Iterator[str]:
        """The lines of one equation, or of a choice between some."""
        if isinstance(step, Branch):
            yield f"if {self.code(step.condition)}:"
            yield from _indented(line for each in step.then for line in self.step(each))
            if step.other:
                yield "else:"
                yield from _indented(line for each in step.other for line in self.step(each))
            return
        indent = ""
        for loop in step.loops:
            yield f"{indent}for {self._names[loop.name]} in {self.code(loop.over)}:"
            indent += "    "
        self._variables = frozenset(loop.name for loop in step.loops)
        target = self._names[step.output.name]
        if step.member is not None:
            target += f"[{self.code(step.member)}]"
        yield f"{indent}{target}[{self._index(step.place)}] = {self._value(step, target)}"
        self._variables = frozenset()

    def _value(self, nest: Nest, target: str) -> str:
        return ast.unparse(ast.fix_missing_locations(self._stored(nest.value, nest.output, target)))

    def _stored(self, node: ast.expr, output: Output, target: str) -> ast.expr:
        """What is written: a read that is chosen hands on the very element, bit for bit."""
        if isinstance(node, ast.IfExp) and any(self._is_copy(each, output) for each in _ends(node)):
            one, other = (self._stored(each, output, target) for each in (node.body, node.orelse))
            return ast.IfExp(self.visit(copy.deepcopy(node.test)), one, other)
        if self._is_copy(node, output):
            assert isinstance(node, ast.Subscript)
            return ast.Name(self._element(node))
        return ast.Name(f"{self._functions}.stored({self.code(node)}, {target}.dtype)")

    def _is_copy(self, node: ast.expr, output: Output) -> bool:
        """Whether this is a read of the output's type."""
        if not isinstance(node, ast.Subscript) or not self._is_read(node):
            return False
        read, written = self._read(node).type, output.type
        return (read.variable, read.element) == (written.variable, written.element)

    def _element(self, node: ast.Subscript) -> str:
        tensor, places = self.code(node.value), _places(node)
        if all(self._stays_inside(place) for place in places):
            return f"{tensor}[{self._index(places)}]"
        return f"{self._functions}.element({tensor}, {self._index(places)})"

    def _plain_value(self, node: ast.Subscript) -> str:
        """An element as Python computes with it."""
        tensor, places = self.code(node.value), _places(node)
        if all(self._stays_inside(place) for place in places):
            return f"{tensor}.item({self._index(places)})"
        return f"{self._functions}.value({tensor}, {self._index(places)})"

    def _index(self, places: tuple[ast.expr, ...]) -> str:
        return ", ".join(self.code(place) for place in places)

    def _stays_inside(self, place: ast.expr) -> bool:
        """Whether a place needs no check: a variable has the range of the place it stands in."""
        inner = place.value if isinstance(place, ast.Starred) else place
        return isinstance(inner, ast.Name) and inner.id in self._variables

    # Expressions

    def code(self, node: ast.expr) -> str:
        """One expression."""
        return ast.unparse(ast.fix_missing_locations(self.visit(copy.deepcopy(node))))

    def visit_Name(self, node: ast.Name) -> ast.expr:
        let = self._lets.get(node.id)
        name = ast.Name(self._names[node.id], ast.Load())
        # What may have no value in a call is found where it is read, and only then.
        return ast.Call(name, [], []) if let and self.is_late(let) else name

    def visit_Call(self, node: ast.Call) -> ast.expr:
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        if name == "given":
            return ast.Compare(self.visit(node.args[0]), [ast.IsNot()], [ast.Constant(None)])
        if name in _PLACES:
            arguments = [self._with_places(node.args[0])]
        else:
            arguments = [self.visit(argument) for argument in node.args]
        if name in ("dims", "rank"):
            return ast.Attribute(arguments[0], "shape" if name == "dims" else "ndim")
        if name == "grid":
            return ast.Call(ast.Name("np.ndindex"), [ast.Starred(arguments[0], ast.Load())], [])
        if name in self._lets:
            name = self._names[name]
        elif name in ("reversed", "zip"):
            # Lists in the language, which may be read more than once.
            loose = [ast.keyword("strict", ast.Constant(False))] if name == "zip" else []
            return ast.Call(ast.Name("list"), [ast.Call(ast.Name(name), arguments, loose)], [])
        elif name in _OWN | _PLACES:
            name = f"{self._functions}.{name}"
        elif name not in _PYTHON:
            if name not in _ELSEWHERE:
                raise UnsupportedDefinition(f"{name}(...)")
            name = _ELSEWHERE[name]
        keywords = [ast.keyword(word.arg, self.visit(word.value)) for word in node.keywords]
        return ast.Call(ast.Name(name), arguments, keywords)

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        left, right = self.visit(node.left), self.visit(node.right)
        function = {ast.Div: "divide", ast.Pow: "power"}.get(type(node.op))
        if function is not None:
            return ast.Call(ast.Name(f"{self._functions}.{function}"), [left, right], [])
        return ast.BinOp(left, node.op, right)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if isinstance(node.value, ast.Dict):
            return self._table(node.value, node.slice)
        if self._is_read(node):
            return ast.Name(self._plain_value(node))
        return ast.Subscript(self.visit(node.value), self.visit(node.slice), ast.Load())

    def _is_read(self, node: ast.Subscript) -> bool:
        """Whether this names an element of a tensor, rather than a tensor of several."""
        inner = node.value
        many = isinstance(inner, ast.Subscript)
        name = inner.value if isinstance(inner, ast.Subscript) else inner
        value = self._tensors.get(name.id) if isinstance(name, ast.Name) else None
        return value is not None and holds_many(value) == many

    def _read(self, node: ast.Subscript) -> Input | Output:
        """The tensor that a read names, or the parameter it is one of."""
        inner = node.value.value if isinstance(node.value, ast.Subscript) else node.value
        assert isinstance(inner, ast.Name)
        return self._tensors[inner.id]

    def is_late(self, let: Let) -> bool:
        """Whether a `let` may have no value in some calls: it reads what need not be given."""
        if let.parameters:
            return False
        return bool(_mentioned(let.value) & self._uncertain)

    def _with_places(self, values: ast.expr) -> ast.expr:
        """Values, each with the innermost variable that it is made for, or with its number."""
        if not isinstance(values, ast.GeneratorExp | ast.ListComp):
            return ast.Call(ast.Name("enumerate"), [self.visit(values)], [])
        pair = ast.Tuple([copy.deepcopy(values.generators[-1].target), values.elt], ast.Load())
        pairs: ast.expr = self.visit(ast.GeneratorExp(pair, values.generators))
        return pairs

    def visit_Dict(self, node: ast.Dict) -> ast.expr:
        raise UnsupportedDefinition("a table that is not read at once")

    def _table(self, table: ast.Dict, key: ast.expr) -> ast.expr:
        """A table read at once: choices, so that only the chosen entry is computed."""
        *entries, last = zip(table.keys, table.values, strict=True)
        chosen: ast.expr = self.visit(last[1])
        for wanted, value in reversed(entries):
            assert wanted is not None
            test = ast.Compare(self.visit(copy.deepcopy(key)), [ast.Eq()], [wanted])
            chosen = ast.IfExp(test, self.visit(value), chosen)
        return chosen


def uncertain_names(version: Version) -> frozenset[str]:
    """Names that have no value in some calls, and those of every `let` that reads one of them."""
    found: set[str] = set()
    for attribute in version.attributes:
        if not attribute.required and attribute.default is None and attribute.otherwise is None:
            found.add(attribute.name)
    for value in version.inputs:
        if value.optional and value.otherwise is None:
            found.add(value.name)
    for value in version.inputs:
        if value.optional:
            found |= bound_names(value.shape)
    for value in version.inputs:
        if not value.optional:
            found -= bound_names(value.shape)
    waiting = list(version.lets)
    while reading := [let for let in waiting if _mentioned(let.value) & found]:
        found |= {let.name for let in reading}
        waiting = [let for let in waiting if let not in reading]
    return frozenset(found)


def _places(node: ast.Subscript) -> tuple[ast.expr, ...]:
    return tuple(node.slice.elts) if isinstance(node.slice, ast.Tuple) else (node.slice,)


def _indented(lines: Iterator[str]) -> Iterator[str]:
    return (f"    {line}" for line in lines)
