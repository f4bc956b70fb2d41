"""The grammar of expressions: which nodes of Python's own grammar the language has, and which not.

Place in the pipeline: below `expressions`, which asks for every node what is wrong with it. A node
that is not listed here as allowed is refused, so a new Python brings nothing new into the language.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opspec.diagnostics import quote, suggest

#: The functions of the language; all are total and without side effects.
FUNCTIONS = frozenset(
    {
        *("range", "grid", "len", "list", "zip"),
        *("sum", "prod", "min", "max", "all", "any"),
        *("abs", "exp", "log", "sqrt", "floor", "ceil", "round", "clamp", "ceildiv"),
        *("int", "float", "float32", "cast", "reversed", "sorted"),
        *("inside", "given", "rank", "dims", "lowest", "highest", "broadcast", "optional"),
        *("put", "insert", "drop", "ravel", "unravel", "argmax", "argmin", "argsort"),
    }
)
#: Words that an expression may use and that no dimension, input or attribute may be called.
RESERVED = FUNCTIONS | {"n_outputs", "r"}

# How many arguments each function takes; None is any number from the first on.
_ARGUMENTS: dict[str, tuple[int, int | None]] = {
    "range": (1, 3),
    "zip": (1, None),
    "min": (1, None),
    "max": (1, None),
    **dict.fromkeys(("cast", "ceildiv", "inside", "drop", "ravel", "unravel"), (2, 2)),
    **dict.fromkeys(("clamp", "put", "insert"), (3, 3)),
}
_KEYWORDS = {"argmax": "last", "argmin": "last", "argsort": "descending"}

_ALLOWED = (
    ast.Constant, ast.Name, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Call,
    ast.keyword, ast.Subscript, ast.Slice, ast.Tuple, ast.List, ast.Dict, ast.Starred,
    ast.ListComp, ast.GeneratorExp, ast.comprehension, ast.Load, ast.Store,
    ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow,
    ast.USub, ast.UAdd, ast.Not, ast.And, ast.Or,
    ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.In, ast.NotIn,
    ast.Expression, ast.Module, ast.Assign, ast.If, ast.For, ast.While,
)  # fmt: skip

_REFUSED: dict[type[ast.AST], str] = {
    ast.Attribute: "attribute access",
    ast.Lambda: "a lambda",
    ast.Import: "an import",
    ast.ImportFrom: "an import",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.NamedExpr: "an assignment inside an expression",
    ast.JoinedStr: "an f-string",
    ast.FunctionDef: "a function definition",
    ast.AsyncFunctionDef: "a function definition",
    ast.ClassDef: "a class definition",
    ast.Set: "a set",
    ast.SetComp: "a set comprehension",
    ast.DictComp: "a dictionary comprehension",
    ast.Delete: "del",
    ast.AugAssign: "an augmented assignment",
    ast.AnnAssign: "an annotated assignment",
    ast.Expr: "an expression that is not assigned",
    ast.MatMult: "@ outside of the shape of an input",
    ast.BitOr: "the operator |",
    ast.BitAnd: "the operator &",
    ast.BitXor: "the operator ^",
    ast.LShift: "the operator <<",
    ast.RShift: "the operator >>",
    ast.Invert: "the operator ~",
    ast.Is: "the operator 'is'",
    ast.IsNot: "the operator 'is not'",
}

_PLAIN_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*", re.ASCII)


def fault(node: ast.AST, *, pins: bool) -> str | None:
    """Say what in a node is no part of the language; with `pins`, `item @ axis` is one."""
    if isinstance(node, ast.Constant):
        fine = isinstance(node.value, int | float | str)
        return None if fine else f"the constant {quote(ast.unparse(node))[1:-1]}"
    if isinstance(node, ast.Name):
        plain = _PLAIN_NAME.fullmatch(node.id)
        return None if plain else f"the name {quote(node.id)} (ASCII letters, digits and _)"
    if isinstance(node, ast.comprehension):
        return _comprehension_fault(node)
    if isinstance(node, ast.Dict) and not all(
        isinstance(key, ast.Constant) and isinstance(key.value, str | int) for key in node.keys
    ):
        return "a table whose keys are not constants"
    if isinstance(node, ast.Assign) and len(node.targets) != 1:
        return "a chained assignment"
    if isinstance(node, ast.For | ast.While) and node.orelse:
        return "else after a loop"
    if isinstance(node, _ALLOWED) or (pins and isinstance(node, ast.MatMult)):
        return None
    word = type(node).__name__.lower().removeprefix("async")
    return _REFUSED.get(type(node), f"the statement {word!r}" if _is_statement(node) else word)


def call_faults(node: ast.Call, functions: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Say what is wrong with a call, as code and message; `functions` are those of `let`."""
    if not isinstance(node.func, ast.Name):
        what = "attribute access" if isinstance(node.func, ast.Attribute) else "a computed call"
        yield "E04", f"{what} is not part of the language"
        return
    name = node.func.id
    # A capital initial calls another operator; whether it exists is asked where all are known.
    if name not in functions and name not in FUNCTIONS and not name[:1].isupper():
        hint = suggest(name, sorted(FUNCTIONS | functions))
        yield "E05", f"unknown function {quote(name)}{hint}"
        return
    if any(word.arg is None for word in node.keywords):
        yield "E04", "** in a call is not part of the language"
    elif name in FUNCTIONS and name not in functions:
        yield from _argument_faults(node, name)


def _argument_faults(node: ast.Call, name: str) -> Iterator[tuple[str, str]]:
    least, most = _ARGUMENTS.get(name, (1, 1))
    starred = any(isinstance(argument, ast.Starred) for argument in node.args)
    got = len(node.args)
    if (got < least and not starred) or (most is not None and got > most):
        wanted = f"{least} or more" if most is None else f"{least} to {most}"
        wanted = str(least) if least == most else wanted
        plural = "" if wanted == "1" else "s"
        yield "E06", f"{name} takes {wanted} argument{plural}, got {got}"
    for word in node.keywords:
        if word.arg is not None and word.arg != _KEYWORDS.get(name):
            known = _KEYWORDS.get(name)
            hint = suggest(word.arg, [known]) if known else ""
            yield "E06", f"{name} has no argument {quote(word.arg)}{hint}"
    if name == "given" and got == 1 and not isinstance(node.args[0], ast.Name):
        yield "E06", "given takes the name of an input or attribute"


def _comprehension_fault(node: ast.comprehension) -> str | None:
    if node.is_async:
        return "an asynchronous comprehension"
    targets = node.target.elts if isinstance(node.target, ast.Tuple) else [node.target]
    if not all(isinstance(target, ast.Name) for target in targets):
        return "a comprehension over anything but names"
    return None


def _is_statement(node: ast.AST) -> bool:
    return isinstance(node, ast.stmt)
