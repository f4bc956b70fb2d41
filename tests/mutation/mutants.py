"""Mutants of an emitted module: each differs from it in one thing that a test must notice.

A mutant is source text; nothing is written to the tree. Which mutants there are follows from the
resolved operator and from the module itself, so that a new operator needs nothing here.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from opspec.emission.naming import function_name, identifier
from opspec.language.nests import Nest, steps
from opspec.language.resolved import Operator, Version
from opspec.language.rules import holds_many

#: What mutated functions call; it is put at the top of a mutant.
HELPERS = '''
import copy as _copy
import dataclasses as _dataclasses
import numpy as _np


def _without_report(rules):
    """The rules, with nothing raised and nothing noted."""
    silent = _copy.copy(rules)
    silent.report = lambda *args, **kwargs: None
    return silent


def _each(change, result):
    return type(result)(*map(change, result)) if isinstance(result, tuple) else change(result)


def _larger_type(result):
    def change(type_):
        if type_.shape is None:
            return type_
        shape = [size + 1 if isinstance(size, int) else size for size in type_.shape]
        return _dataclasses.replace(type_, shape=tuple(shape))

    return _each(change, result)


def _smaller_array(result):
    return _each(lambda array: array[..., :-1].copy() if array.ndim else array, result)


def _plus_zero(result):
    return _each(lambda array: array + 0 if array.dtype.kind == "f" else array, result)


def _first_alike(result, arguments):
    """An argument that equals the result, in place of the result."""
    for argument in arguments:
        for each in argument if isinstance(argument, list) else [argument]:
            if isinstance(each, _np.ndarray) and each.dtype == result.dtype:
                if each.shape == result.shape and each.tobytes() == result.tobytes():
                    return each
    return result
'''


@dataclass(frozen=True)
class Mutant:
    """A changed module, and what was changed."""

    name: str
    source: str


def mutants(operator: Operator, source: str) -> Iterator[Mutant]:
    """All mutants of the module of an operator."""
    yield Mutant("nothing", source)
    for version in operator.versions:
        yield from _clauses(version, source)
        yield from _types(version, source)
        yield from _swapped_inputs(version, source)
        yield from _shifted_axes(version, source)
        yield from _results(version, source)


def unchecked(operator: Operator, source: str, wanted: frozenset[str]) -> Iterator[Mutant]:
    """The mutants in which the check of one clause is taken out, for some clauses by their ids."""
    yield Mutant("nothing", source)
    for version in operator.versions:
        yield from _clauses(version, source, wanted)


def _clauses(
    version: Version, source: str, wanted: frozenset[str] | None = None
) -> Iterator[Mutant]:
    """The check of each clause, taken out."""
    for clause in version.clauses:
        if wanted is not None and version.clause_id(clause) not in wanted:
            continue

        def silenced(node: ast.AST, id_: str = clause.id) -> ast.AST | None:
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                return None
            if not node.args or not _is_text(node.args[0], id_):
                return None
            receiver = ast.Call(ast.Name("_without_report"), [node.func.value], [])
            function = ast.Attribute(receiver, node.func.attr)
            return ast.Call(function, node.args, node.keywords)

        yield _mutant(f"{version.clause_id(clause)} not checked", version, source, silenced)


def _types(version: Version, source: str) -> Iterator[Mutant]:
    """Each set of types, without its last member, and with one more."""
    for number, variable in enumerate(version.types):
        for what, code in (
            (f"without {variable.members[-1]}", f"{{}} - {{{{{variable.members[-1]!r}}}}}"),
            ("with float8e5m2", "{} | {{'float8e5m2'}}"),
        ):
            names = _set_names(version, source)
            if number >= len(names):
                continue
            wanted = names[number]

            def changed(node: ast.AST, name: str = wanted, code: str = code) -> ast.AST | None:
                if isinstance(node, ast.Name) and node.id == name:
                    return ast.parse(f"({code.format(name)})", mode="eval").body
                return None

            yield _mutant(f"{version.name}: {variable.name} {what}", version, source, changed)


def _set_names(version: Version, source: str) -> list[str]:
    """Names of the constants with the types of a version, in order, as its functions use them."""
    functions = _functions(ast.parse(source))
    infer = functions[f"infer_{_public(version)}"]
    used = [
        node.id
        for node in ast.walk(infer)
        if isinstance(node, ast.Name)
        and any(node.id.startswith(f"_{variable.name}_") for variable in version.types)
    ]
    return list(dict.fromkeys(used))


def _swapped_inputs(version: Version, source: str) -> Iterator[Mutant]:
    """The inputs in another order."""
    names = [identifier(value.name) for value in version.inputs]
    for value, name in zip(version.inputs, names, strict=True):
        if holds_many(value):
            code = f"{name} = list({name})[::-1]"
            yield _with_first(f"{version.name}: {name} backwards", version, source, code, "")
    for first, second in zip(version.inputs, version.inputs[1:], strict=False):
        if first.type == second.type and not first.optional and not second.optional:
            one, other = identifier(first.name), identifier(second.name)
            what = f"{version.name}: {one} and {other} swapped"
            yield _with_first(what, version, source, f"{one}, {other} = {other}, {one}", "")


def _shifted_axes(version: Version, source: str) -> Iterator[Mutant]:
    """Each axis counted from one place further, in the kernel and in the inference."""
    for attribute in version.attributes:
        if attribute.axes is None or attribute.kind != "int":
            continue
        name = identifier(attribute.name)
        code = f"{name} = {name} and {name} - 1"
        for prefix, where in (("", "run"), ("infer_", "inferred")):
            what = f"{version.name}: {name} shifted where it is {where}"
            yield _with_first(what, version, source, code, prefix)


def _results(version: Version, source: str) -> Iterator[Mutant]:
    """What is returned, changed: sizes, bits, memory."""
    inputs = ", ".join(identifier(value.name) for value in version.inputs)
    changes = [
        ("inferred sizes too large", "infer_", "_larger_type(_RESULT)"),
        ("result too short", "", "_smaller_array(_RESULT)"),
    ]
    if all(isinstance(step, Nest) and step.copies for step in steps(version)):
        changes.append(("zero added to the result", "", "_plus_zero(_RESULT)"))
    if len(version.outputs) == 1:
        changes.append(("an input returned as it is", "", f"_first_alike(_RESULT, [{inputs}])"))
    for what, prefix, code in changes:
        tree = ast.parse(source)
        function = _functions(tree)[f"{prefix}{_public(version)}"]

        def wrapped(node: ast.AST, code: str = code) -> ast.AST | None:
            if isinstance(node, ast.Return) and node.value is not None:
                return ast.Return(_filled(code, node.value))
            return None

        _Changed(wrapped).visit(function)
        yield Mutant(f"{version.name}: {what}", _printed(tree))


def _filled(code: str, value: ast.expr) -> ast.expr:
    """An expression with a value in the place of `_RESULT`."""
    body = ast.parse(code, mode="eval").body

    def fill(node: ast.AST) -> ast.AST | None:
        return value if isinstance(node, ast.Name) and node.id == "_RESULT" else None

    filled = _Changed(fill).visit(body)
    assert isinstance(filled, ast.expr)
    return filled


def _with_first(name: str, version: Version, source: str, statement: str, prefix: str) -> Mutant:
    """A statement put in front of all others of a public function."""
    tree = ast.parse(source)
    function = _functions(tree)[f"{prefix}{_public(version)}"]
    docstring = 1 if ast.get_docstring(function) else 0
    function.body[docstring:docstring] = ast.parse(statement).body
    return Mutant(name, _printed(tree))


def _mutant(
    name: str, version: Version, source: str, change: Callable[[ast.AST], ast.AST | None]
) -> Mutant:
    """One change in the functions of one version; what versions share is copied for it first."""
    tree = ast.parse(source)
    functions = _functions(tree)
    public = [f"{prefix}{_public(version)}" for prefix in ("", "infer_", "check_")]
    copies: dict[str, ast.FunctionDef] = {}

    def own(node: ast.AST) -> ast.AST | None:
        """Call the copy of a private function, which is changed, in its place."""
        if isinstance(node, ast.Name) and node.id in functions and node.id not in public:
            if node.id not in copies:
                copies[node.id] = copied = copy.deepcopy(functions[node.id])
                copied.name = f"{node.id}_mutated"
                _Changed(own).generic_visit(copied)
            return ast.Name(f"{node.id}_mutated", ast.Load())
        return None

    for each in public:
        _Changed(own).generic_visit(functions[each])
    changed = _Changed(change)
    for function in (*(functions[each] for each in public), *copies.values()):
        changed.visit(function)
    assert changed.count, f"{name}: nothing to change in the module"
    place = min(number for number, node in enumerate(tree.body) if node in functions.values())
    tree.body[place:place] = list(copies.values())
    return Mutant(name, _printed(tree))


class _Changed(ast.NodeTransformer):
    """Replaces the nodes for which a function gives another, and counts them."""

    def __init__(self, change: Callable[[ast.AST], ast.AST | None]) -> None:
        self._change = change
        self.count = 0

    def visit(self, node: ast.AST) -> ast.AST:
        new = self._change(node)
        if new is not None:
            self.count += 1
            return new
        visited = self.generic_visit(node)
        assert isinstance(visited, ast.AST)
        return visited


def _functions(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def _public(version: Version) -> str:
    return f"{function_name(version.operator).rstrip('_')}_{version.since}"


def _is_text(node: ast.expr, text: str) -> bool:
    return isinstance(node, ast.Constant) and node.value == text


def _printed(tree: ast.Module) -> str:
    return HELPERS + ast.unparse(ast.fix_missing_locations(tree))
