"""Expressions of the spec language: a closed subset of Python, read with `ast.parse`, never run.

Place in the pipeline: used by `patterns`, `resolve` and everything after them. This module only
reads: it turns text into a checked `ast` tree and says where a text leaves the grammar. The nodes
of a checked tree carry their place in the file of the spec, not in the text, so that later stages
can point at any part of an expression. What an expression is worth is the business of
`engine.evaluation`; what it looks like in Python or in LaTeX that of the targets.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from opspec.diagnostics import Findings, Position, quote
from opspec.language.expression_grammar import FUNCTIONS, RESERVED, call_faults, fault
from opspec.reading.model import Field

__all__ = [
    "FUNCTIONS",
    "RESERVED",
    "Definition",
    "Expression",
    "called_functions",
    "expression",
    "free_names",
    "free_reads",
    "normal",
    "parse_definition",
    "parse_expression",
    "place",
]

MAX_LENGTH = 4000
MAX_DEPTH = 60


@dataclass(frozen=True, slots=True)
class Expression:
    """One expression: its text in normal form, its tree, its place, its free names."""

    text: str
    node: ast.expr
    at: Position
    names: frozenset[str]

    @property
    def reads(self) -> frozenset[str]:
        """Its names, and those of the functions that it calls: what a `let` behind them reads."""
        return self.names | called_functions(self.node)

    @property
    def needs(self) -> frozenset[str]:
        """The same without those that it only asks about: whether they are there, or their rank."""
        asked = {id(name) for name in (*self._asked("given"), *self._asked("rank"))}
        names = {name.id for name in free_reads(self.node) if id(name) not in asked}
        return called_functions(self.node) | names

    @property
    def ranked(self) -> frozenset[str]:
        """The tensors whose rank it asks for."""
        return frozenset(ast.unparse(name) for name in self._asked("rank"))

    def _asked(self, function: str) -> Iterator[ast.expr]:
        for part in ast.walk(self.node):
            if isinstance(part, ast.Call) and ast.unparse(part.func) == function:
                yield from part.args

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Definition:
    """The statements of a definition, checked against the grammar."""

    text: str
    body: tuple[ast.stmt, ...]
    at: Position


def expression(node: ast.expr, at: Position) -> Expression:
    """Wrap a checked tree (a part of a larger one, say) as an expression of its own."""
    return Expression(_text(node), node, at, free_names(node))


def _text(node: ast.AST) -> str:
    """The text of a tree, without what `ast.unparse` adds: `all((...))`, `X[*i,]`."""
    text = ast.unparse(node)
    for part in ast.walk(node):
        match part:
            case ast.Call(ast.Name(function), [ast.GeneratorExp() as values], []):
                inner = ast.unparse(values)
                text = text.replace(f"{function}({inner})", f"{function}{inner}")
            case ast.Tuple([ast.Starred() as place]):
                # Only an index is printed in brackets; a tuple of its own keeps its comma.
                inner = ast.unparse(place)
                text = text.replace(f"[{inner},]", f"[{inner}]")
    return text


def place(node: ast.AST | None, at: Position) -> Position:
    """Where a node of a checked tree stands in the file; `at` is the place of the whole tree."""
    line, column = getattr(node, "lineno", None), getattr(node, "col_offset", None)
    if line is None or column is None:
        return at
    return Position(at.file, line, column + 1)


def parse_expression(
    source: Field,
    findings: Findings,
    functions: frozenset[str] = frozenset(),
    *,
    pins: bool = False,
) -> Expression | None:
    """Read one expression; `functions` are those that a `let` of the same version defines.

    With `pins` it may hold `item @ axis`, as the shape of an input does.
    """
    tree = _parse(source, findings, "eval")
    if not isinstance(tree, ast.Expression):
        return None
    if not _is_within(tree, source, findings, functions, pins=pins):
        return None
    return expression(tree.body, source.at)


def parse_definition(
    source: Field, findings: Findings, functions: frozenset[str] = frozenset()
) -> Definition | None:
    """Read the statements of a definition."""
    tree = _parse(source, findings, "exec")
    if not isinstance(tree, ast.Module):
        return None
    if not _is_within(tree, source, findings, functions, pins=False):
        return None
    return Definition(_text(tree), tuple(tree.body), source.at)


def free_names(node: ast.AST) -> frozenset[str]:
    """Names that the tree reads and does not bind itself, in a comprehension for instance."""
    return frozenset(name.id for name in free_reads(node))


def free_reads(node: ast.AST, bound: frozenset[str] = frozenset()) -> Iterator[ast.Name]:
    """Every node that reads a name which the tree does not bind itself."""
    if isinstance(node, ast.Name):
        if node.id not in bound:
            yield node
    elif isinstance(node, ast.Call):
        for part in (*node.args, *(word.value for word in node.keywords)):
            yield from free_reads(part, bound)
    elif isinstance(node, ast.ListComp | ast.GeneratorExp):
        for generator in node.generators:
            yield from free_reads(generator.iter, bound)
            bound |= free_names(generator.target)
            for condition in generator.ifs:
                yield from free_reads(condition, bound)
        yield from free_reads(node.elt, bound)
    else:
        for child in ast.iter_child_nodes(node):
            yield from free_reads(child, bound)


def called_functions(node: ast.AST) -> frozenset[str]:
    """Names of the functions that the tree calls."""
    return frozenset(
        part.func.id
        for part in ast.walk(node)
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name)
    )


def normal(text: str) -> str:
    """A text as it stands in a message: on one line, whatever lines it had."""
    return " ".join(text.split())


def _parse(source: Field, findings: Findings, mode: Literal["eval", "exec"]) -> ast.AST | None:
    """`ast.parse`, with every way in which it can fail turned into a finding."""
    text, at = source.text, source.at
    if len(text) > MAX_LENGTH:
        findings.add(
            at, "E02", f"the expression has {len(text)} characters; at most {MAX_LENGTH} are read"
        )
        return None
    if _nesting(text) > MAX_DEPTH:
        findings.add(at, "E02", f"the expression is nested more than {MAX_DEPTH} deep")
        return None
    if not re.sub(r"#.*", "", text).strip():
        findings.add(at, "E01", "an expression is missing here")
        return None
    if (wrong := _unbalanced(text)) is not None:
        offset, message = wrong
        findings.add(source.position(offset), "E03", message)
        return None
    try:
        # Python warns of an odd escape or of `1if`; what counts here is the tree alone.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            # In brackets an expression may go over several lines, as YAML lets it.
            return ast.parse(f"({text}\n)" if mode == "eval" else text, mode=mode)
    except SyntaxError as error:
        offset = _offset(text, error.lineno or 1, (error.offset or 1) - 1)
        if mode == "eval" and (error.lineno or 1) == 1:
            offset -= 1
        findings.add(
            source.position(max(0, min(offset, len(text) - 1))),
            "E01",
            f"{quote(normal(text))} is not an expression of the language: invalid syntax here",
        )
    except ValueError:
        findings.add(at, "E01", f"{quote(normal(text))} is not an expression of the language")
    except (RecursionError, MemoryError):
        # Where Python gives up here depends on its version; what follows must not.
        findings.add(at, "E02", f"the expression is nested more than {MAX_DEPTH} deep")
    return None


def _offset(text: str, line: int, column: int) -> int:
    """The offset in a text of a line counted from 1 and a column counted from 0."""
    lines = text.split("\n")
    return sum(len(each) + 1 for each in lines[: line - 1]) + column


def _nesting(text: str) -> int:
    deepest = depth = 0
    for character in text:
        if character in "([{":
            depth += 1
            deepest = max(deepest, depth)
        elif character in ")]}":
            depth -= 1
    return deepest


def _unbalanced(text: str) -> tuple[int, str] | None:
    """Unbalanced brackets are what a YAML flow mapping leaves of an expression with a comma."""
    pairs = {")": "(", "]": "[", "}": "{"}
    stack: list[tuple[str, int]] = []
    string = ""
    for offset, character in enumerate(text):
        if string:
            string = "" if character == string else string
        elif character in "'\"":
            string = character
        elif character in "([{":
            stack.append((character, offset))
        elif character in ")]}" and (not stack or stack.pop()[0] != pairs[character]):
            return offset, f"{quote(normal(text))} has a {character!r} that nothing opens"
    if stack:
        opened, offset = stack[-1]
        return offset, (
            f"{quote(normal(text))} leaves {opened!r} open; an expression with a comma or a "
            "bracket stands in block style or in quotes"
        )
    return None


def _is_within(
    tree: ast.AST, source: Field, findings: Findings, functions: frozenset[str], *, pins: bool
) -> bool:
    """Report every node that lies outside the grammar, and give each its place in the file."""
    lines = source.text.split("\n")
    bracket = isinstance(tree, ast.Expression)
    fine = True
    stack: list[tuple[ast.AST, int, Position]] = [(tree, 0, source.at)]
    while stack:
        node, depth, at = stack.pop()
        if depth > 3 * MAX_DEPTH:
            findings.add(source.at, "E02", f"the expression is nested more than {MAX_DEPTH} deep")
            return False
        if isinstance(node, ast.expr | ast.stmt | ast.keyword):
            at = source.position(_offset_of(node, lines, bracket))
            node.lineno, node.col_offset = at.line, at.column - 1
        if isinstance(node, ast.Call):
            for code, message in call_faults(node, functions):
                findings.add(at, code, message)
                fine = False
            # The name of a function is no name that is read; anything else there is at fault.
            func = [] if isinstance(node.func, ast.Name) else [node.func]
            parts: list[ast.AST] = [*func, *node.args, *node.keywords]
        elif (wrong := fault(node, pins=pins)) is not None:
            findings.add(at, "E04", f"{wrong} is not part of the language")
            fine = False
            continue
        else:
            parts = list(ast.iter_child_nodes(node))
        stack.extend((part, depth + 1, at) for part in parts)
    return fine


def _offset_of(node: ast.expr | ast.stmt | ast.keyword, lines: list[str], bracket: bool) -> int:
    """The offset in the text at which a node begins; Python counts columns in bytes."""
    line, column = node.lineno, node.col_offset
    shift = 1 if bracket and line == 1 else 0
    if line > len(lines):
        return 0
    before = lines[line - 1].encode(errors="replace")[: max(0, column - shift)]
    return sum(len(each) + 1 for each in lines[: line - 1]) + len(before.decode(errors="ignore"))
