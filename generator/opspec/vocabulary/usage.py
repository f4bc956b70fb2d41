"""Which words of the language an operator uses, and what kind of definition it has.

Place in the pipeline: after `resolve`; asked by `catalogue`. Keys are looked for in the text of the
spec, everything else in the resolved versions.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from opspec.diagnostics import Findings
from opspec.language.expressions import called_functions
from opspec.language.patterns import (
    Broadcast,
    Choice,
    Computed,
    Dim,
    Listed,
    Optional,
    Star,
    expressions,
    items,
)
from opspec.language.resolved import Operator, Version
from opspec.reading.grammar import OPERATOR_FILE, RECORDS
from opspec.reading.kinds import ChangeOf, Either, Kind, ListOf, MapOf, RecordOf
from opspec.reading.yaml_nodes import Mapping, Node, Sequence
from opspec.reading.yaml_reader import read
from opspec.vocabulary.words import FUNCTIONS, GROUPS, RECORDS_OF_WORDS

#: A word as an entry keeps it: its group and its name.
Used = tuple[str, str]

KINDS = ("index notation", "composition", "procedure", "opaque")


def words_used(operator: Operator) -> tuple[Used, ...]:
    """Return the words of the language that an operator uses in any version, in their order."""
    found = {("Keys", key) for key in _keys(operator.source)}
    for version in operator.versions:
        found |= set(_words(version))
    return tuple(
        (group, name) for group, words in GROUPS.items() for name in words if (group, name) in found
    )


def definition_kind(version: Version) -> str:
    """Return how a version says what it computes: one of `KINDS`."""
    if version.definition is None:
        return "opaque"
    nodes = [node for part in version.definition.body for node in ast.walk(part)]
    if any(isinstance(node, ast.For | ast.While) for node in nodes):
        return "procedure"
    if any(name[:1].isupper() for part in version.definition.body for name in _called(part)):
        return "composition"
    if any(isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name) for n in nodes):
        return "procedure"
    return "index notation"


def _called(node: ast.AST) -> frozenset[str]:
    return called_functions(node)


# --- keys -------------------------------------------------------------------------------------


def _keys(source: str) -> Iterator[str]:
    node = read(source.encode(), "", Findings()) if source else None
    if node is not None:
        yield from _keys_within(node, RecordOf(OPERATOR_FILE.name, ""))


def _keys_within(node: Node, kind: Kind) -> Iterator[str]:
    """The keys of records in a tree, wherever the grammar has a record."""
    match kind, node:
        case Either(kinds=kinds), _:
            for each in kinds:
                yield from _keys_within(node, each)
        case ListOf(item=item), Sequence(items=nodes):
            for inner in nodes:
                yield from _keys_within(inner, item)
        case MapOf(value=value), Mapping(entries=entries):
            for _, inner in entries:
                yield from _keys_within(inner, value)
        case ChangeOf(records=records), Mapping(entries=entries):
            keys = {key.text for key, _ in entries}
            chosen = next((record for target, record in records if target in keys), None)
            if chosen is not None:
                yield from _keys_within(node, RecordOf(chosen, ""))
        case RecordOf(record=record), Mapping(entries=entries):
            known = {key.name: key for key in RECORDS[record].keys}
            for name, inner in entries:
                if name.text in known:
                    if record in RECORDS_OF_WORDS and not known[name.text].required:
                        yield name.text
                    yield from _keys_within(inner, known[name.text].kind)


# --- everything else --------------------------------------------------------------------------


def _words(version: Version) -> Iterator[Used]:
    yield from (("Types", word) for word in _types(version))
    yield from (("Shapes", word) for word in _shapes(version))
    yield from (("Derived rules", c.rule) for c in version.clauses if c.rule)
    if any(let.parameters for let in version.lets):
        yield "Expressions", "function"
    for tree in _trees(version):
        for name in _called(tree):
            if name in FUNCTIONS:
                yield "Functions", name
        yield from (("Expressions", word) for part in ast.walk(tree) for word in _expression(part))
    yield from (("Definitions", word) for word in _definition(version))


def _types(version: Version) -> Iterator[str]:
    for value in version.values:
        yield "variable" if value.type.variable else "fixed"
        if value.type.container != "tensor":
            yield "sequence" if value.type.container == "seq" else "perhaps"
    if any(len(variable.members) > 1 for variable in version.types):
        yield "set"
    if version.lifted:
        yield "container"


def _shapes(version: Version) -> Iterator[str]:
    for value in version.values:
        if isinstance(value.shape, Choice):
            yield "choice"
        if isinstance(value.shape, Listed):
            yield "list"
        for item in items(value.shape):
            if getattr(item, "axis", None):
                yield "pin"
            match item:
                case Dim(member=None):
                    yield "dimension"
                case Dim():
                    yield "member"
                case Star():
                    yield "run"
                case Broadcast():
                    yield "broadcast"
                case Optional():
                    yield "optional"
                case Computed():
                    yield "computed"


def _trees(version: Version) -> Iterator[ast.AST]:
    """All expressions of a version."""
    for value in version.values:
        yield from (each.node for each in expressions(value.shape))
    for parameter in version.parameters:
        if parameter.otherwise is not None:
            yield parameter.otherwise.node
        if parameter.axes is not None and parameter.axes.rank is not None:
            yield parameter.axes.rank.node
    yield from (let.value.node for let in version.lets)
    yield from (clause.expression.node for clause in version.clauses if clause.expression)
    if version.definition is not None:
        yield from version.definition.body


def _expression(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.IfExp():
            yield "conditional"
        case ast.Dict():
            yield "table"
        case ast.ListComp() | ast.GeneratorExp():
            yield "comprehension"
        case ast.comprehension() if node.ifs:
            yield "filter"
        case ast.Slice():
            yield "slice"
        case ast.In() | ast.NotIn():
            yield "membership"
        case ast.Pow():
            yield "power"
        case ast.Mod():
            yield "modulo"
        case ast.FloorDiv():
            yield "floor division"
        case ast.Name(id="n_outputs"):
            yield "outputs"


def _definition(version: Version) -> Iterator[str]:
    if version.definition is None:
        return
    nodes = [node for part in version.definition.body for node in ast.walk(part)]
    written = [node for node in nodes if isinstance(node, ast.Assign)]
    equations = [node for node in written if isinstance(node.targets[0], ast.Subscript)]
    if equations:
        yield "equation"
    if len(equations) > 1:
        yield "several"
    for node in equations:
        target = node.targets[0]
        assert isinstance(target, ast.Subscript)
        if isinstance(target.value, ast.Subscript):
            yield "members"
        places = target.slice.elts if isinstance(target.slice, ast.Tuple) else [target.slice]
        plain = (place.value if isinstance(place, ast.Starred) else place for place in places)
        if not all(isinstance(place, ast.Name) for place in plain):
            yield "place"
        base = target.value.value if isinstance(target.value, ast.Subscript) else target.value
        if isinstance(base, ast.Name) and any(
            isinstance(part, ast.Name) and part.id == base.id for part in ast.walk(node.value)
        ):
            yield "own"
    if len(equations) < len(written):
        yield "value"
    statements = {ast.If: "if", ast.For: "for", ast.While: "while"}
    yield from (word for node in nodes if (word := statements.get(type(node))))
    if any(name[:1].isupper() for part in version.definition.body for name in _called(part)):
        yield "operator"
