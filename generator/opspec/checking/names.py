"""Names: that each is declared once, means one thing, and stands where it has a meaning.

Place in the pipeline: first of the checks. A name is an attribute, an input, an output, a
dimension or a `let`, all in one scope; free names of an equation are indices.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from opspec.checking.reporting import Reporter
from opspec.diagnostics import Position, quote, suggest
from opspec.language.expressions import RESERVED, Expression, called_functions, free_reads, place
from opspec.language.nests import RangelessVariable, UnsupportedDefinition, steps
from opspec.language.patterns import Computed, Dim, Item, branches, expressions, items
from opspec.language.resolved import Input, Let, Operator, Output, Version

#: Functions whose argument is a tensor, not its value.
_OF_TENSORS = ("rank", "dims", "lowest", "highest")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The names of a version, by what they stand for."""

    attributes: frozenset[str]
    inputs: frozenset[str]
    outputs: frozenset[str]
    dimensions: frozenset[str]
    lets: frozenset[str]
    types: frozenset[str] = field(default=frozenset())

    @property
    def parameters(self) -> frozenset[str]:
        return self.attributes | self.inputs

    @property
    def readable(self) -> frozenset[str]:
        """Names that have a value when shapes and clauses are looked at."""
        return self.parameters | self.dimensions | self.lets | {"n_outputs"}

    @property
    def all(self) -> frozenset[str]:
        return self.readable | self.outputs


def vocabulary(version: Version) -> Vocabulary:
    """The names that a version declares."""
    dimensions = (_bound(item) for value in version.inputs for item in items(value.shape))
    return Vocabulary(
        attributes=frozenset(attribute.name for attribute in version.attributes),
        inputs=frozenset(value.name for value in version.inputs),
        outputs=frozenset(output.name for output in version.outputs),
        dimensions=frozenset(name for name in dimensions if name),
        lets=frozenset(let.name for let in version.lets),
        types=frozenset(variable.name for variable in version.types),
    )


def _bound(item: Item) -> str | None:
    """The name that an item of a shape stands for."""
    return None if isinstance(item, Computed) else item.name


def check_names(operator: Operator, report: Reporter) -> None:
    """Report names without a meaning, with two, or with one that the language keeps."""
    for version in operator.versions:
        _check_one_meaning(version, report)
        _check_reserved(version, report)
        _check_recursion(version, report)
        if not {"shape", "let", "declaration", "change"} & version.unread:
            words = vocabulary(version)
            for known, expression in _expressions(version, words):
                _check_expression(version, expression, known, words, report)
            _check_outputs(version, words, report)
            _check_definition(version, words, report)
    _check_unread_lets(operator, report)
    _check_ledger(operator, report)


# --- one meaning each -------------------------------------------------------------------------


def _check_one_meaning(version: Version, report: Reporter) -> None:
    seen: dict[str, str] = {}
    for name, what, at in _declared(version):
        other = seen.setdefault(name, what)
        if other != what:
            onnx = what in ("the attribute", "the output")
            hint = "; if ONNX calls both so, name one anew and say 'onnx_name'" if onnx else ""
            report.add(at, "N04", f"{quote(name)} cannot be {what}: it is {other}{hint}")


def _declared(version: Version) -> Iterator[tuple[str, str, Position]]:
    for value in version.inputs:
        yield value.name, "the input", value.at
    for attribute in version.attributes:
        yield attribute.name, "the attribute", attribute.at
    for output in version.outputs:
        yield output.name, "the output", output.at
    for let in version.lets:
        yield let.name, "the let", let.at
    for value in version.inputs:
        for pattern in branches(value.shape):
            for item, node in zip(pattern.items, pattern.nodes, strict=True):
                name = _bound(item)
                if name is not None:
                    yield name, "a dimension", place(node, pattern.at)


def _check_reserved(version: Version, report: Reporter) -> None:
    for name, what, at in _declared(version):
        # An input or attribute is called what ONNX calls it; only these two would be ambiguous.
        kept = RESERVED if what in ("the let", "a dimension") else RESERVED - _FUNCTION_NAMES
        if name in kept:
            report.add(at, "N02", f"{quote(name)} is a word of the language; use another name")
    for parameter in version.values:
        if parameter.member_index in RESERVED:
            word = quote(str(parameter.member_index))
            report.add(parameter.at, "N02", f"{word} is a word of the language; use another name")


_FUNCTION_NAMES = RESERVED - {"n_outputs", "r"}


def _check_recursion(version: Version, report: Reporter) -> None:
    lets = {let.name: let for let in version.lets}
    reads = {
        let.name: ((let.value.names - set(let.parameters)) | called_functions(let.value.node))
        & set(lets)
        for let in version.lets
    }
    for let in version.lets:
        reached: set[str] = set()
        queue = list(reads[let.name])
        while queue:
            name = queue.pop()
            if name not in reached:
                reached.add(name)
                queue.extend(reads[name])
        if let.name in reached:
            report.add(let.at, "N07", f"the let {quote(let.name)} is defined by way of itself")


def _check_unread_lets(operator: Operator, report: Reporter) -> None:
    if any(version.unread for version in operator.versions):
        return
    read: set[str] = set()
    for version in operator.versions:
        for _, expression in _expressions(version, vocabulary(version)):
            read |= expression.names | called_functions(expression.node)
        for statement in version.definition.body if version.definition else ():
            read |= {name.id for name in free_reads(statement)} | called_functions(statement)
        for output in version.outputs:
            read |= {name for item in items(output.shape) if (name := _bound(item))}
    for version in operator.versions:
        for let in version.lets:
            if let.name not in read:
                report.add(let.at, "N09", f"the let {quote(let.name)} is read nowhere")


# --- expressions ------------------------------------------------------------------------------


def _expressions(
    version: Version, words: Vocabulary
) -> Iterator[tuple[frozenset[str], Expression]]:
    """Every expression with the names that it may read; the definition is looked at apart."""
    for let in version.lets:
        yield words.all | words.types | set(let.parameters), let.value
    for parameter in version.parameters:
        if parameter.otherwise is not None:
            yield words.readable, parameter.otherwise
        if parameter.axes is not None and parameter.axes.rank is not None:
            yield words.readable, parameter.axes.rank
    for value in version.inputs:
        for expression in expressions(value.shape):
            yield words.readable, expression
    for output in version.outputs:
        index = {output.member_index} if output.member_index else set()
        for expression in expressions(output.shape):
            yield words.readable | index, expression
    for clause in version.clauses:
        if clause.expression is not None:
            yield words.readable | words.types, clause.expression
    for tolerance in version.tolerances:
        yield words.readable, tolerance.ulps


def _check_expression(
    version: Version,
    expression: Expression,
    known: frozenset[str],
    words: Vocabulary,
    report: Reporter,
) -> None:
    _check_calls(version, expression.node, expression.at, words, report)
    types = _named_types(expression.node)
    for read in free_reads(expression.node):
        if read.id not in known and id(read) not in types:
            at = place(read, expression.at)
            if read.id in words.outputs:
                message = f"{quote(read.id)} is an output: nothing is known of it here"
            else:
                message = f"unknown name {quote(read.id)}{suggest(read.id, sorted(known))}"
            report.add(at, "N01", message)


def _named_types(node: ast.AST) -> set[int]:
    """The second argument of `cast` is a type, no value."""
    return {
        id(part.args[1])
        for part in ast.walk(node)
        if isinstance(part, ast.Call)
        and isinstance(part.func, ast.Name)
        and part.func.id == "cast"
        and len(part.args) == 2
    }


def _check_calls(
    version: Version, node: ast.AST, at: Position, words: Vocabulary, report: Reporter
) -> None:
    lets = {let.name: let for let in version.lets}
    for part in ast.walk(node):
        if not isinstance(part, ast.Call) or not isinstance(part.func, ast.Name):
            continue
        name, where = part.func.id, place(part, at)
        if name in lets:
            _check_let_call(lets[name], part, where, report)
        elif name == "given":
            _check_argument(part, words.parameters, "an input or attribute", where, report)
        elif name in _OF_TENSORS:
            _check_argument(part, words.inputs | words.outputs, "a tensor", where, report)
        elif name[:1].isupper():
            message = f"{quote(name)} would call another operator; that is not supported yet"
            report.add(where, "G02", message)


def _check_let_call(let: Let, call: ast.Call, at: Position, report: Reporter) -> None:
    starred = any(isinstance(argument, ast.Starred) for argument in call.args)
    got, wanted = len(call.args), len(let.parameters)
    if call.keywords or (got != wanted and not starred):
        plural = "" if wanted == 1 else "s"
        report.add(at, "E06", f"{let.name} takes {wanted} argument{plural}, got {got}")


def _check_argument(
    call: ast.Call, wanted: Iterable[str], what: str, at: Position, report: Reporter
) -> None:
    argument = call.args[0]
    while isinstance(argument, ast.Subscript):
        argument = argument.value
    if isinstance(argument, ast.Name) and argument.id not in wanted:
        function = call.func.id if isinstance(call.func, ast.Name) else ""
        hint = suggest(argument.id, sorted(wanted))
        message = f"{function} asks about {what}; {quote(argument.id)} is none{hint}"
        report.add(place(argument, at), "N01", message)


def _check_ledger(operator: Operator, report: Reporter) -> None:
    """Report names in a ledger that no version has; an entry may be about some versions only."""
    words = [vocabulary(version) for version in operator.versions]
    known = frozenset[str]().union(*(each.readable | each.types for each in words))
    examples = {each.name for version in operator.versions for each in version.examples}
    for entry in operator.ledger:
        for name in entry.examples:
            if name not in examples:
                hint = suggest(name, sorted(examples))
                report.add(entry.at, "N01", f"no example is called {quote(name)}{hint}")
        for read in free_reads(entry.when.node) if entry.when else ():
            if read.id not in known:
                message = f"unknown name {quote(read.id)}{suggest(read.id, sorted(known))}"
                report.add(place(read, entry.when.at if entry.when else entry.at), "N01", message)


# --- outputs and definition -------------------------------------------------------------------


def _check_outputs(version: Version, words: Vocabulary, report: Reporter) -> None:
    """Dimensions of an output stand alone in its shape, outside of any expression."""
    for output in version.outputs:
        known = words.readable | ({output.member_index} if output.member_index else set())
        for pattern in branches(output.shape):
            for item, node in zip(pattern.items, pattern.nodes, strict=True):
                names = [name] if (name := _bound(item)) else []
                if isinstance(item, Dim) and item.member:
                    names.append(item.member)
                for name in names:
                    if name not in known:
                        hint = suggest(name, sorted(known))
                        message = f"no input binds the dimension {quote(name)}{hint}"
                        report.add(place(node, pattern.at), "S03", message)


def _check_definition(version: Version, words: Vocabulary, report: Reporter) -> None:
    if version.definition is None:
        return
    before = report.times
    for statement in version.definition.body:
        _check_calls(version, statement, version.definition.at, words, report)
        _check_targets(version, statement, words, report)
    if report.times > before:
        return
    try:
        steps(version)
    except RangelessVariable as lost:
        at = place(lost.node, version.definition.at)
        hint = suggest(lost.name, sorted(words.all))
        report.add(
            at,
            "N01",
            f"{quote(lost.name)} is neither declared nor an index: no place in a tensor where it "
            f"stands alone gives it a range{hint}",
        )
    except UnsupportedDefinition as unsupported:
        at = place(unsupported.node, version.definition.at)
        report.add(at, "G02", str(unsupported))


def _check_targets(
    version: Version, statement: ast.stmt, words: Vocabulary, report: Reporter
) -> None:
    """The left side of an equation names an output."""
    assert version.definition is not None
    for part in ast.walk(statement):
        if not isinstance(part, ast.Assign) or not isinstance(part.targets[0], ast.Subscript):
            continue
        target: ast.expr = part.targets[0]
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Name) and target.id not in words.outputs:
            at = place(target, version.definition.at)
            hint = suggest(target.id, sorted(words.outputs))
            report.add(at, "N01", f"{quote(target.id)} is not an output{hint}")


def describe(value: Input | Output) -> str:
    """An input or output as messages call it."""
    return f"the {'output' if isinstance(value, Output) else 'input'} {quote(value.name)}"
