"""What an expression is worth: an interpreter of checked trees, with unknowns and with limits.

Place in the pipeline: below `binding` and `definition`. Sizes may be unknown or symbolic; an
operation on such a size raises `UnknownValue`, so that a caller gets a value or an honest
"unknown", never a guess. A stranger's expression cannot run code, nor take more than bounded time
and memory.
"""

from __future__ import annotations

import ast
import itertools
import math
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from opspec.resolved import Let

MAX_STEPS = 5_000_000
MAX_BITS = 4096
MAX_ITEMS = 1_000_000


class UnknownValue(Exception):
    """The value depends on something that is not known."""


class EvaluationError(Exception):
    """The expression has no value: a name without one, a read outside, a type that does not fit."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A dimension known by name only."""

    name: str


class Unknown:
    """The dimension of which nothing is known."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN = Unknown()


@dataclass(slots=True)
class Scope:
    """Names and their values; `lets` are evaluated when they are read, in the scope of the call."""

    values: dict[str, Any]
    lets: Mapping[str, Let] = field(default_factory=dict)
    given: frozenset[str] = frozenset()
    steps: list[int] = field(default_factory=lambda: [0])
    local: dict[str, Any] = field(default_factory=dict)

    def with_local(self, local: Mapping[str, Any]) -> Scope:
        """The same scope with more local names, of a comprehension or an index."""
        return Scope(self.values, self.lets, self.given, self.steps, {**self.local, **local})

    def read(self, name: str) -> Any:
        if name in self.local:
            return self.local[name]
        if name in self.values:
            return self.values[name]
        let = self.lets.get(name)
        if let is not None and not let.parameters:
            # A let sees declarations and other lets, not the index it is used under.
            return evaluate(let.value.node, Scope(self.values, self.lets, self.given, self.steps))
        raise EvaluationError(f"{name!r} has no value here")


def evaluate(node: ast.expr, scope: Scope) -> Any:
    """Return the value of a checked tree.

    Raises
    ------
    UnknownValue
        If it depends on an unknown or symbolic dimension.
    EvaluationError
        If it has no value.
    """
    scope.steps[0] += 1
    if scope.steps[0] > MAX_STEPS:
        raise EvaluationError(f"took more than {MAX_STEPS} steps")
    try:
        return _EVALUATORS[type(node)](node, scope)
    except (TypeError, ValueError, ArithmeticError, LookupError, RecursionError) as error:
        raise EvaluationError(f"{ast.unparse(node)}: {error}") from None


def known(value: Any) -> Any:
    """Return the value; unknown and symbolic dimensions have none to compute with."""
    if isinstance(value, Symbol | Unknown):
        raise UnknownValue
    return value


def truth(node: ast.expr, scope: Scope) -> bool:
    return bool(known(evaluate(node, scope)))


def _constant(node: ast.Constant, scope: Scope) -> Any:
    return node.value


def _name(node: ast.Name, scope: Scope) -> Any:
    return scope.read(node.id)


def _bin_op(node: ast.BinOp, scope: Scope) -> Any:
    left = known(evaluate(node.left, scope))
    right = known(evaluate(node.right, scope))
    if isinstance(node.op, ast.Div) and _whole(left) and _whole(right):
        # Integer division truncates towards zero, as in C and in ONNX.
        quotient = abs(left) // abs(right)
        return quotient if (left < 0) == (right < 0) else -quotient
    whole = _whole(left) and _whole(right)
    if isinstance(node.op, ast.Pow) and whole and right * int(left).bit_length() > MAX_BITS:
        raise EvaluationError(f"{ast.unparse(node)} is larger than {MAX_BITS} bits")
    if isinstance(node.op, ast.Mult):
        for sequence, times in ((left, right), (right, left)):
            if isinstance(sequence, list | tuple) and len(sequence) * times > MAX_ITEMS:
                raise EvaluationError(f"{ast.unparse(node)} has more than {MAX_ITEMS} items")
    value = _BINARY[type(node.op)](left, right)
    if _whole(value) and int(value).bit_length() > MAX_BITS:
        raise EvaluationError(f"{ast.unparse(node)} is larger than {MAX_BITS} bits")
    return value


def _unary_op(node: ast.UnaryOp, scope: Scope) -> Any:
    value = known(evaluate(node.operand, scope))
    if isinstance(node.op, ast.Not):
        return not value
    return -value if isinstance(node.op, ast.USub) else +value


def _bool_op(node: ast.BoolOp, scope: Scope) -> Any:
    """Kleene's `and` and `or`: one deciding operand outweighs unknown ones."""
    decides = isinstance(node.op, ast.Or)
    unknown = False
    for part in node.values:
        try:
            if truth(part, scope) is decides:
                return decides
        except UnknownValue:
            unknown = True
    if unknown:
        raise UnknownValue
    return not decides


def _compare(node: ast.Compare, scope: Scope) -> Any:
    left = evaluate(node.left, scope)
    for op, part in zip(node.ops, node.comparators, strict=True):
        right = evaluate(part, scope)
        if not _COMPARE[type(op)](_plain(left), _plain(right)):
            return False
        left = right
    return True


def _plain(value: Any) -> Any:
    """A value to compare: lists and tuples alike, nothing unknown within."""
    if isinstance(value, list | tuple | range):
        return [_plain(item) for item in value]
    return known(value)


def _if_exp(node: ast.IfExp, scope: Scope) -> Any:
    return evaluate(node.body if truth(node.test, scope) else node.orelse, scope)


def _items(nodes: Iterable[ast.expr], scope: Scope) -> Iterator[Any]:
    for part in nodes:
        if isinstance(part, ast.Starred):
            yield from known(evaluate(part.value, scope))
        else:
            yield evaluate(part, scope)


def _list(node: ast.List | ast.Tuple, scope: Scope) -> Any:
    return list(_items(node.elts, scope))


def _dict(node: ast.Dict, scope: Scope) -> Any:
    return {
        evaluate(key, scope): value
        for key, value in zip(node.keys, node.values, strict=True)
        if key is not None
    }


def _subscript(node: ast.Subscript, scope: Scope) -> Any:
    value = evaluate(node.value, scope)
    if isinstance(value, dict):
        # The branches of a table are lazy: only the chosen one is evaluated.
        return evaluate(value[known(evaluate(node.slice, scope))], scope)
    value = known(value)
    if isinstance(value, np.ndarray):
        return read_element(value, index_tuple(node.slice, scope))
    if isinstance(node.slice, ast.Slice):
        bounds = [
            None if part is None else known(evaluate(part, scope))
            for part in (node.slice.lower, node.slice.upper, node.slice.step)
        ]
        return list(value[slice(*bounds)])
    index = known(evaluate(node.slice, scope))
    return value[operator.index(index)]


def index_tuple(node: ast.expr, scope: Scope) -> tuple[int, ...]:
    """The places that an index names, starred parts spliced in."""
    parts = node.elts if isinstance(node, ast.Tuple) else [node]
    return tuple(operator.index(known(part)) for part in _items(parts, scope))


def read_element(array: np.ndarray[Any, Any], index: tuple[int, ...]) -> Any:
    """One element as a Python number; a place outside is an error, a negative one too."""
    if len(index) != array.ndim or not inside(index, array.shape):
        raise EvaluationError(f"index {index} lies outside of a tensor of shape {array.shape}")
    return array[index].item() if array.dtype != object else array[index]


def inside(index: Sequence[int], shape: Sequence[int]) -> bool:
    return all(0 <= place < size for place, size in zip(index, shape, strict=True))


def _comprehension(node: ast.ListComp | ast.GeneratorExp, scope: Scope) -> Any:
    return list(_iterate(node.elt, node.generators, scope))


def _iterate(
    element: ast.expr, generators: Sequence[ast.comprehension], scope: Scope
) -> Iterator[Any]:
    if not generators:
        yield evaluate(element, scope)
        return
    first, *rest = generators
    for count, item in enumerate(known(evaluate(first.iter, scope))):
        if count > MAX_ITEMS:
            raise EvaluationError(f"a comprehension has more than {MAX_ITEMS} items")
        inner = scope.with_local(_bound(first.target, item))
        if all(truth(condition, inner) for condition in first.ifs):
            yield from _iterate(element, rest, inner)


def _bound(target: ast.expr, item: Any) -> dict[str, Any]:
    if isinstance(target, ast.Name):
        return {target.id: item}
    if isinstance(target, ast.Tuple):
        names = [part.id for part in target.elts if isinstance(part, ast.Name)]
        return dict(zip(names, item, strict=True))
    raise EvaluationError("a comprehension binds names only")


def _call(node: ast.Call, scope: Scope) -> Any:
    assert isinstance(node.func, ast.Name)
    name = node.func.id
    if name == "given":
        return isinstance(node.args[0], ast.Name) and node.args[0].id in scope.given
    arguments = list(_items(node.args, scope))
    let = scope.lets.get(name)
    if let is not None:
        if len(arguments) != len(let.parameters):
            raise EvaluationError(f"{name} takes {len(let.parameters)} arguments")
        local = dict(zip(let.parameters, arguments, strict=True))
        return evaluate(
            let.value.node, Scope(scope.values, scope.lets, scope.given, scope.steps, local)
        )
    keywords = {word.arg: evaluate(word.value, scope) for word in node.keywords if word.arg}
    function = _FUNCTIONS.get(name)
    if function is None:
        raise EvaluationError(f"the function {name!r} cannot be evaluated")
    return function(*arguments, **keywords)


def _whole(value: Any) -> bool:
    return isinstance(value, int | np.integer)


def _sum(values: Iterable[Any]) -> Any:
    """The sum; a single term keeps what it is, a symbol too."""
    terms = list(values)
    if len(terms) == 1:
        return terms[0]
    return sum(map(known, terms))


def _extreme(best: Callable[..., Any]) -> Callable[..., Any]:
    def extreme(*values: Any) -> Any:
        candidates = [known(v) for v in (values[0] if len(values) == 1 else values)]
        if any(isinstance(v, float | np.floating) and math.isnan(v) for v in candidates):
            return math.nan
        return best(candidates)

    return extreme


def _range(*bounds: Any) -> range:
    return range(*(operator.index(known(bound)) for bound in bounds))


def _grid(sizes: Sequence[Any]) -> Iterator[tuple[int, ...]]:
    return itertools.product(*(range(known(size)) for size in sizes))


def _put(target: Sequence[Any], axes: Sequence[int], value: Any) -> list[Any]:
    """Replace the entries at `axes` by one value, or by as many values as there are axes."""
    result = list(target)
    for number, axis in enumerate(axes):
        result[axis] = value[number] if isinstance(value, list | tuple) else value
    return result


def _insert(target: Sequence[Any], axes: Sequence[int], value: Any) -> list[Any]:
    """Add entries so that they stand at `axes` of the result."""
    rest = iter(target)
    added = {axis: number for number, axis in enumerate(axes)}
    if not all(0 <= axis < len(target) + len(axes) for axis in axes) or len(added) < len(axes):
        raise ValueError(f"{list(axes)} are not {len(axes)} places of the result")
    return [
        (value[added[place]] if isinstance(value, list | tuple) else value)
        if place in added
        else next(rest)
        for place in range(len(target) + len(axes))
    ]


def _drop(target: Sequence[Any], axes: Sequence[int]) -> list[Any]:
    return [entry for place, entry in enumerate(target) if place not in set(axes)]


def _ravel(index: Sequence[int], shape: Sequence[Any]) -> int:
    flat = 0
    for place, size in zip(index, shape, strict=True):
        flat = flat * known(size) + place
    return flat


def _unravel(flat: int, shape: Sequence[Any]) -> list[int]:
    index = []
    for size in reversed(shape):
        flat, place = divmod(flat, known(size))
        index.append(place)
    return index[::-1]


def _dims(value: Any) -> list[int]:
    return list(value.shape)


def _float32(value: Any) -> float:
    return float(np.float32(value))


_BINARY: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}
_COMPARE: Mapping[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda item, whole: item in whole,
    ast.NotIn: lambda item, whole: item not in whole,
}
_FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "range": _range,
    "grid": _grid,
    "len": len,
    "sum": _sum,
    "prod": lambda values: math.prod(map(known, values)),
    "min": _extreme(min),
    "max": _extreme(max),
    "all": lambda values: all(map(known, values)),
    "any": lambda values: any(map(known, values)),
    "abs": lambda value: abs(known(value)),
    "exp": math.exp,
    "log": math.log,
    "sqrt": math.sqrt,
    "floor": math.floor,
    "ceil": math.ceil,
    "round": round,
    "int": int,
    "float": lambda value: float(known(value)),
    "float32": _float32,
    "clamp": lambda value, low, high: max(low, min(value, high)),
    "ceildiv": lambda a, b: -(-known(a) // known(b)),
    "inside": inside,
    "rank": len,
    "dims": _dims,
    "put": _put,
    "insert": _insert,
    "drop": _drop,
    "ravel": _ravel,
    "unravel": _unravel,
    "list": list,
    "reversed": lambda values: list(reversed(values)),
    "sorted": lambda values: sorted(map(known, values)),
    "zip": lambda *values: list(zip(*values, strict=False)),
}
_EVALUATORS: Mapping[type[ast.expr], Callable[[Any, Scope], Any]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.BinOp: _bin_op,
    ast.UnaryOp: _unary_op,
    ast.BoolOp: _bool_op,
    ast.Compare: _compare,
    ast.IfExp: _if_exp,
    ast.List: _list,
    ast.Tuple: _list,
    ast.Dict: _dict,
    ast.Subscript: _subscript,
    ast.ListComp: _comprehension,
    ast.GeneratorExp: _comprehension,
    ast.Call: _call,
}
