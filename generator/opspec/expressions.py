"""Expressions of the spec language: a closed subset of Python, read with `ast.parse`, never run.

Place in the pipeline: used by `patterns`, `resolve` and everything after them. This module only
reads: it turns text into a checked `ast` tree and says where a text leaves the grammar. What an
expression is worth is the business of `evaluation`; what it looks like in Python or in LaTeX that
of the targets.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

from opspec.diagnostics import Findings, Position, quote, suggest
from opspec.model import Field

MAX_LENGTH = 4000
MAX_DEPTH = 60

#: The functions of the language; all are total and without side effects.
FUNCTIONS = frozenset(
    {
        *("range", "grid", "len", "sum", "prod", "min", "max", "all", "any", "list", "zip"),
        *("abs", "exp", "log", "sqrt", "floor", "ceil", "round", "clamp", "ceildiv"),
        *("int", "float", "float32", "cast", "reversed", "sorted"),
        *("inside", "given", "rank", "dims", "broadcast", "optional"),
        *("put", "insert", "drop", "ravel", "unravel", "argmax", "argmin", "argsort"),
    }
)
#: Words that an expression may use and that no dimension, input or attribute may be called.
RESERVED = FUNCTIONS | {"n_outputs", "r"}

_OPERATORS = (
    ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.MatMult,
    ast.USub, ast.UAdd, ast.Not, ast.And, ast.Or,
    ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.In, ast.NotIn,
)  # fmt: skip
_NODES = (
    ast.Constant, ast.Name, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Call,
    ast.keyword, ast.Subscript, ast.Slice, ast.Tuple, ast.List, ast.Dict, ast.Starred,
    ast.ListComp, ast.GeneratorExp, ast.comprehension, ast.Load, ast.Store,
)  # fmt: skip
_STATEMENTS = (ast.Module, ast.Assign, ast.If, ast.For, ast.While)

_REFUSED = {
    ast.Attribute: "attribute access",
    ast.Lambda: "a lambda",
    ast.Import: "an import",
    ast.ImportFrom: "an import",
    ast.Await: "await",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.NamedExpr: "an assignment inside an expression",
    ast.JoinedStr: "an f-string",
    ast.FunctionDef: "a function definition",
    ast.ClassDef: "a class definition",
    ast.Set: "a set",
    ast.SetComp: "a set comprehension",
    ast.DictComp: "a dictionary comprehension",
    ast.Delete: "del",
    ast.AugAssign: "an augmented assignment",
    ast.Expr: "an expression that is not assigned",
    ast.With: "with",
    ast.Try: "try",
    ast.Raise: "raise",
    ast.Global: "global",
    ast.Assert: "assert",
    ast.BitOr: "the operator |",
    ast.BitAnd: "the operator &",
    ast.BitXor: "the operator ^",
    ast.LShift: "the operator <<",
    ast.RShift: "the operator >>",
    ast.Invert: "the operator ~",
    ast.Is: "the operator 'is'",
    ast.IsNot: "the operator 'is not'",
}


@dataclass(frozen=True, slots=True)
class Expression:
    """One expression: its text in normal form, its tree, its place, its free names."""

    text: str
    node: ast.expr
    at: Position
    names: frozenset[str]

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
    return Expression(ast.unparse(node), node, at, free_names(node))


def parse_expression(
    source: Field, findings: Findings, functions: frozenset[str] = frozenset()
) -> Expression | None:
    """Read one expression; `functions` are those that a `let` of the same version defines."""
    tree = _parse(source, findings, "eval")
    if not isinstance(tree, ast.Expression) or not _is_within(tree, source, findings, functions):
        return None
    return expression(tree.body, source.at)


def parse_definition(
    source: Field, findings: Findings, functions: frozenset[str] = frozenset()
) -> Definition | None:
    """Read the statements of a definition."""
    tree = _parse(source, findings, "exec")
    if not isinstance(tree, ast.Module) or not _is_within(tree, source, findings, functions):
        return None
    return Definition(ast.unparse(tree), tuple(tree.body), source.at)


def free_names(node: ast.AST) -> frozenset[str]:
    """Names that the tree reads and does not bind itself, in a comprehension for instance."""
    if isinstance(node, ast.Name):
        return frozenset({node.id})
    if isinstance(node, ast.Call):
        parts: list[ast.AST] = [*node.args, *(word.value for word in node.keywords)]
        return frozenset().union(*map(free_names, parts)) if parts else frozenset()
    if isinstance(node, ast.ListComp | ast.GeneratorExp):
        bound: frozenset[str] = frozenset()
        free: frozenset[str] = frozenset()
        for part in node.generators:
            free |= free_names(part.iter) - bound
            bound |= free_names(part.target)
            for condition in part.ifs:
                free |= free_names(condition) - bound
        return free | (free_names(node.elt) - bound)
    return frozenset().union(*map(free_names, ast.iter_child_nodes(node)), frozenset())


def called_functions(node: ast.AST) -> frozenset[str]:
    """Names of the functions that the tree calls."""
    return frozenset(
        part.func.id
        for part in ast.walk(node)
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name)
    )


def _parse(source: Field, findings: Findings, mode: str) -> ast.AST | None:
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
    if (wrong := _unbalanced(text)) is not None:
        findings.add(at, "E03", wrong)
        return None
    try:
        # In brackets an expression may go over several lines, as YAML lets it.
        return ast.parse(f"({text})" if mode == "eval" else text, mode=mode)
    except SyntaxError as error:
        offset = _offset(text, error.lineno or 1, (error.offset or 1) - 1) - (mode == "eval")
        findings.add(
            source.position(max(0, min(offset, len(text) - 1))),
            "E01",
            f"{quote(text)} is not an expression of the language: invalid syntax",
        )
    except (ValueError, RecursionError, MemoryError):
        findings.add(at, "E01", f"{quote(text)} is not an expression of the language")
    return None


def _offset(text: str, line: int, column: int) -> int:
    """The offset in a text of a line counted from 1 and a column counted from 0."""
    lines = text.splitlines(keepends=True)
    return sum(map(len, lines[: line - 1])) + column


def _nesting(text: str) -> int:
    deepest = depth = 0
    for character in text:
        if character in "([{":
            depth += 1
            deepest = max(deepest, depth)
        elif character in ")]}":
            depth -= 1
    return deepest


def _unbalanced(text: str) -> str | None:
    """Unbalanced brackets are what a YAML flow mapping leaves of an expression with a comma."""
    pairs = {")": "(", "]": "[", "}": "{"}
    stack: list[str] = []
    string = ""
    for character in text:
        if string:
            string = "" if character == string else string
        elif character in "'\"":
            string = character
        elif character in "([{":
            stack.append(character)
        elif character in ")]}" and (not stack or stack.pop() != pairs[character]):
            return f"{quote(text)} has a {character!r} that nothing opens"
    if stack:
        return (
            f"{quote(text)} leaves {stack[-1]!r} open; an expression with a comma or a bracket "
            "stands in block style or in quotes"
        )
    return None


def _is_within(tree: ast.AST, source: Field, findings: Findings, functions: frozenset[str]) -> bool:
    """Report every node that lies outside the grammar."""
    before = len(findings)
    stack: list[tuple[ast.AST, int]] = [(tree, 0)]
    bracket = isinstance(tree, ast.Expression)
    while stack:
        node, depth = stack.pop()
        line, column = getattr(node, "lineno", 1), getattr(node, "col_offset", 0)
        shift = 1 if bracket and line == 1 else 0
        place = source.position(max(0, _offset(source.text, line, column - shift)))
        if depth > 3 * MAX_DEPTH:
            findings.add(source.at, "E02", f"the expression is nested more than {MAX_DEPTH} deep")
            return False
        if isinstance(node, ast.Call):
            _check_call(node, place, findings, functions)
            parts: list[ast.AST] = [*node.args, *(word.value for word in node.keywords)]
        else:
            fault = _fault(node)
            if fault:
                findings.add(place, "E04", f"{fault} is not part of the language")
                continue
            parts = list(ast.iter_child_nodes(node))
        stack.extend((part, depth + 1) for part in parts)
    return len(findings) == before


def _fault(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant):
        fine = isinstance(node.value, int | float | str) and node.value is not None
        return None if fine else f"the constant {node.value!r}"
    if isinstance(node, ast.comprehension) and node.is_async:
        return "an asynchronous comprehension"
    if isinstance(node, ast.Dict) and not all(
        isinstance(key, ast.Constant) and isinstance(key.value, str | int) for key in node.keys
    ):
        return "a dictionary whose keys are not constants"
    if isinstance(node, ast.Assign) and len(node.targets) != 1:
        return "a chained assignment"
    if isinstance(node, (*_NODES, *_OPERATORS, *_STATEMENTS, ast.Expression)):
        return None
    return _REFUSED.get(type(node), type(node).__name__)


def _check_call(
    node: ast.Call, place: Position, findings: Findings, functions: frozenset[str]
) -> None:
    if not isinstance(node.func, ast.Name):
        what = "attribute access" if isinstance(node.func, ast.Attribute) else "a computed call"
        findings.add(place, "E04", f"{what} is not part of the language")
        return
    name = node.func.id
    known = FUNCTIONS | functions
    # A capital initial calls another operator; whether it exists is asked where all are known.
    if name not in known and not name[:1].isupper():
        hint = suggest(name, known)
        findings.add(place, "E05", f"unknown function {quote(name)}{hint}")
    if any(word.arg is None for word in node.keywords):
        findings.add(place, "E04", "** in a call is not part of the language")
