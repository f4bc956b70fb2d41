"""What an expression is worth: an interpreter of checked trees, with unknowns and with limits.

Place in the pipeline: above `functions`, below `names` and `definition`. Sizes may be unknown or
symbolic; an operation on such a size raises `UnknownValue`, so that a caller gets a value or an
honest "unknown", never a guess. A stranger's expression cannot run code, nor take more than
bounded time and memory.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

from opspec.engine import symbols
from opspec.engine.comparing import among, decided, equal, ordered, plain
from opspec.engine.functions import FUNCTIONS, OF_SIZES, best_place, divide, inside, power
from opspec.engine.limits import MAX_STEPS, limited, steps_left
from opspec.engine.values import (
    MAX_ITEMS,
    UNKNOWN,
    EvaluationError,
    Symbol,
    Unknown,
    UnknownValue,
    bounded,
    counted,
    is_unknown,
    known,
)
from opspec.language.resolved import Let

__all__ = [
    "MAX_STEPS",
    "UNKNOWN",
    "EvaluationError",
    "Scope",
    "Symbol",
    "Unknown",
    "UnknownValue",
    "evaluate",
    "index_tuple",
    "inside",
    "known",
    "limited",
    "read_element",
    "steps_left",
    "truth",
]

#: As tuples: a union would be made anew each time that it is asked for.
_SEQUENCES = (list, tuple)
_LISTS = (list, tuple, range)
_NUMBERS = (int, float, complex)


@dataclass(slots=True)
class Scope:
    """Names and their values; a `let` is evaluated when it is read, without the index around it.

    `tensors` are those that `rank` and `dims` can be asked about: anything with a `shape`, or a
    list of such things. `steps` counts down what is left of the time that may be taken. Where there
    are `reads`, every tensor or list that is read at an index is noted there, with the index.
    """

    values: Mapping[str, Any]
    lets: Mapping[str, Let] = field(default_factory=dict)
    given: frozenset[str] = frozenset()
    tensors: Mapping[str, Any] = field(default_factory=dict)
    steps: list[int] = field(default_factory=steps_left)
    local: Mapping[str, Any] = field(default_factory=dict)
    reads: list[tuple[Any, tuple[int, ...]]] | None = None

    def with_local(self, local: Mapping[str, Any]) -> Scope:
        """The same scope with more local names, of a comprehension or an index."""
        return self._scope({**self.local, **local})

    def of_let(self, local: Mapping[str, Any]) -> Scope:
        """The scope that a `let` sees: declarations, other lets and its own parameters."""
        return self._scope(local)

    def _scope(self, local: Mapping[str, Any]) -> Scope:
        return Scope(
            self.values, self.lets, self.given, self.tensors, self.steps, local, self.reads
        )

    def read(self, name: str) -> Any:
        """The value of a name."""
        if name in self.local:
            return self.local[name]
        if name in self.values:
            return self.values[name]
        let = self.lets.get(name)
        if let is not None and not let.parameters:
            return evaluate(let.value.node, self.of_let({}))
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
    scope.steps[0] -= 1
    if scope.steps[0] < 0:
        raise EvaluationError("it takes too many steps")
    try:
        value = _EVALUATORS[type(node)](node, scope)
        if isinstance(value, _SEQUENCES):
            # A long list takes the time and memory of as many values.
            scope.steps[0] -= len(value)
        return value
    except (TypeError, ValueError, ArithmeticError, LookupError) as error:
        raise EvaluationError(f"{ast.unparse(node)}: {error}") from None
    except (RecursionError, MemoryError):
        raise EvaluationError("it is nested too deep") from None


def truth(node: ast.expr, scope: Scope) -> bool:
    """Whether a condition holds."""
    return bool(known(evaluate(node, scope)))


def index_tuple(node: ast.expr, scope: Scope) -> tuple[int, ...]:
    """The places that an index names, starred parts spliced in."""
    places: list[int] = []
    for part in node.elts if isinstance(node, ast.Tuple) else [node]:
        if isinstance(part, ast.Starred):
            run = counted(evaluate(part.value, scope))
            places += [operator.index(known(place)) for place in run]
        else:
            places.append(operator.index(known(evaluate(part, scope))))
    return tuple(places)


def read_element(array: np.ndarray[Any, Any], index: tuple[int, ...], name: ast.expr) -> Any:
    """One element as NumPy holds it; a place outside is an error, a negative one too."""
    if len(index) != array.ndim or not inside(index, array.shape):
        raise EvaluationError(
            f"{ast.unparse(name)} is read at {list(index)}, outside of its shape {array.shape}"
        )
    return array[index]


def _constant(node: ast.Constant, scope: Scope) -> Any:
    return node.value


def _name(node: ast.Name, scope: Scope) -> Any:
    return scope.read(node.id)


def _bin_op(node: ast.BinOp, scope: Scope) -> Any:
    left, right = evaluate(node.left, scope), evaluate(node.right, scope)
    if is_unknown(left) or is_unknown(right):
        return symbols.arithmetic(node.op, left, right)
    if isinstance(left, _LISTS) or isinstance(right, _LISTS):
        return _of_lists(node, left, right)
    for value in (left, right):
        if not isinstance(value, _NUMBERS):
            what = "a text" if isinstance(value, str) else "a tensor"
            raise EvaluationError(f"{ast.unparse(node)} computes with {what}")
    return bounded(_BINARY[type(node.op)](left, right))


def _of_lists(node: ast.BinOp, left: Any, right: Any) -> list[Any]:
    """`[1] * n` and `[a] + [b]`, the only arithmetic that lists have."""
    if isinstance(node.op, ast.Add):
        return counted([*counted(left), *counted(right)])
    items, times = (right, left) if isinstance(left, int) else (left, right)
    if isinstance(node.op, ast.Mult) and isinstance(times, int):
        whole = counted(items)
        if len(whole) * times > MAX_ITEMS:
            raise EvaluationError(f"a list has more than {MAX_ITEMS} items")
        return whole * times
    raise EvaluationError(f"{ast.unparse(node)} computes with a list")


def _unary_op(node: ast.UnaryOp, scope: Scope) -> Any:
    value = known(evaluate(node.operand, scope))
    if isinstance(node.op, ast.Not):
        return not value
    return -value if isinstance(node.op, ast.USub) else +value


def _bool_op(node: ast.BoolOp, scope: Scope) -> Any:
    return decided(
        [partial(truth, part, scope) for part in node.values], isinstance(node.op, ast.Or)
    )


def _compare(node: ast.Compare, scope: Scope) -> Any:
    left = evaluate(node.left, scope)
    for op, part in zip(node.ops, node.comparators, strict=True):
        right = evaluate(part, scope)
        if not _COMPARE[type(op)](left, right):
            return False
        left = right
    return True


def _if_exp(node: ast.IfExp, scope: Scope) -> Any:
    try:
        chosen = node.body if truth(node.test, scope) else node.orelse
    except UnknownValue:
        return _shared([node.body, node.orelse], scope)
    return evaluate(chosen, scope)


def _shared(nodes: Iterable[ast.expr], scope: Scope) -> Any:
    """What all branches agree on; one that has no value is not the one that is taken."""
    values = []
    for node in nodes:
        try:
            values.append(plain(evaluate(node, scope)))
        except EvaluationError:
            continue
    if not values:
        raise UnknownValue
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, list) and len(value) == len(first) for value in values):
        columns = zip(*values, strict=True)
        return [
            column[0] if all(item == column[0] for item in column) else UNKNOWN
            for column in columns
        ]
    raise UnknownValue


def _items(nodes: Iterable[ast.expr], scope: Scope) -> Iterator[Any]:
    for part in nodes:
        if isinstance(part, ast.Starred):
            yield from counted(evaluate(part.value, scope))
        else:
            yield _or_unknown(part, scope)


def _or_unknown(node: ast.expr, scope: Scope) -> Any:
    """An item of a list may be unknown without making the list so."""
    try:
        return evaluate(node, scope)
    except UnknownValue:
        return UNKNOWN


def _list(node: ast.List | ast.Tuple, scope: Scope) -> Any:
    return list(_items(node.elts, scope))


def _subscript(node: ast.Subscript, scope: Scope) -> Any:
    if isinstance(node.value, ast.Dict):
        return _choose(node.value, node.slice, scope)
    value = known(evaluate(node.value, scope))
    if isinstance(value, np.ndarray):
        index = index_tuple(node.slice, scope)
        element = read_element(value, index, node.value)
        if scope.reads is not None:
            scope.reads.append((value, index))
        return element.item() if hasattr(element, "item") else element
    if isinstance(node.slice, ast.Slice):
        bounds = (node.slice.lower, node.slice.upper, node.slice.step)
        ends = [None if part is None else known(evaluate(part, scope)) for part in bounds]
        return list(value[slice(*ends)])
    index = index_tuple(node.slice, scope)
    if scope.reads is not None:
        scope.reads.append((value, index))
    if not isinstance(value, list | tuple | range):
        # A number is a tensor of rank 0, and is read as one.
        if index or isinstance(value, str):
            raise EvaluationError(f"{ast.unparse(node)} reads a part of what has none")
        return value
    if len(index) != 1 or not -len(value) <= index[0] < len(value):
        raise EvaluationError(f"{ast.unparse(node)} reads place {index} of {len(value)}")
    return value[index[0]]


def _choose(table: ast.Dict, key: ast.expr, scope: Scope) -> Any:
    """The branch of a table; it is lazy: only the chosen one is evaluated."""
    try:
        wanted = known(evaluate(key, scope))
    except UnknownValue:
        return _shared(table.values, scope)
    for name, branch in zip(table.keys, table.values, strict=True):
        if isinstance(name, ast.Constant) and name.value == wanted:
            return evaluate(branch, scope)
    raise EvaluationError(f"the table has no entry for {wanted!r}")


def _table(node: ast.Dict, scope: Scope) -> Any:
    raise EvaluationError("a table is read at once: {...}[name]")


def _comprehension(node: ast.ListComp | ast.GeneratorExp, scope: Scope) -> Any:
    return counted(value for _, value in _iterate(node.elt, node.generators, scope))


def _iterate(
    element: ast.expr, generators: Sequence[ast.comprehension], scope: Scope
) -> Iterator[tuple[Any, Any]]:
    """Pairs of the innermost variable's value and the element's."""
    first, *rest = generators
    for item in _over(first.iter, scope):
        inner = scope.with_local(_bound(first.target, item))
        if all(truth(condition, inner) for condition in first.ifs):
            if rest:
                yield from _iterate(element, rest, inner)
            else:
                yield item, _or_unknown(element, inner)


def _over(node: ast.expr, scope: Scope) -> Iterable[Any]:
    values = known(evaluate(node, scope))
    # A range is not spread out: its end may never be reached.
    return values if isinstance(values, range) else counted(values)


def _bound(target: ast.expr, item: Any) -> dict[str, Any]:
    if isinstance(target, ast.Name):
        return {target.id: item}
    assert isinstance(target, ast.Tuple)
    names = [part.id for part in target.elts if isinstance(part, ast.Name)]
    return dict(zip(names, counted(item), strict=True))


def _call(node: ast.Call, scope: Scope) -> Any:
    assert isinstance(node.func, ast.Name)
    name = node.func.id
    let = scope.lets.get(name)
    if let is not None:
        arguments = list(_items(node.args, scope))
        if len(arguments) != len(let.parameters):
            raise EvaluationError(f"{name} takes {len(let.parameters)} arguments")
        local = dict(zip(let.parameters, arguments, strict=True))
        return evaluate(let.value.node, scope.of_let(local))
    if name in _SPECIAL:
        return _SPECIAL[name](node, scope)
    function = FUNCTIONS.get(name)
    if function is None:
        raise EvaluationError(f"{name}(...) cannot be evaluated yet")
    given = _items(node.args, scope)
    return function(*(given if name in OF_SIZES else map(known, given)))


def _given(node: ast.Call, scope: Scope) -> Any:
    return isinstance(node.args[0], ast.Name) and node.args[0].id in scope.given


def _shape_of(node: ast.Call, scope: Scope) -> list[Any]:
    argument = node.args[0]
    tensor: Any = None
    if isinstance(argument, ast.Name):
        tensor = scope.tensors.get(argument.id)
    elif isinstance(argument, ast.Subscript) and isinstance(argument.value, ast.Name):
        members = scope.tensors.get(argument.value.id)
        if isinstance(members, list | tuple):
            (index,) = index_tuple(argument.slice, scope)
            tensor = members[index]
    if tensor is None or isinstance(tensor, list | tuple):
        raise EvaluationError(f"{ast.unparse(argument)} is not a tensor that is given")
    if tensor.shape is None:
        raise UnknownValue
    return list(tensor.shape)


def _limit(name: str) -> Callable[[ast.Call, Scope], Any]:
    def limit(node: ast.Call, scope: Scope) -> Any:
        """The smallest or largest number of a type, which is known where the elements are."""
        argument = node.args[0]
        tensor = scope.tensors.get(argument.id) if isinstance(argument, ast.Name) else None
        if tensor is None or isinstance(tensor, list | tuple):
            raise EvaluationError(f"{ast.unparse(argument)} is not a tensor that is given")
        if not isinstance(tensor, np.ndarray):
            raise UnknownValue
        return FUNCTIONS[name](tensor)

    return limit


def _best(sign: int) -> Callable[[ast.Call, Scope], Any]:
    def best(node: ast.Call, scope: Scope) -> Any:
        """The position of the largest value; a NaN is larger than anything, as in NumPy."""
        last = any(truth(word.value, scope) for word in node.keywords)
        return best_place(_positions(node, scope), sign, last=last)

    return best


def _argsort(node: ast.Call, scope: Scope) -> Any:
    """Positions in the order of their values; equal ones keep their order, either way.

    A NaN is larger than any number, as it is for `argmax`.
    """
    descending = any(truth(word.value, scope) for word in node.keywords)
    pairs = sorted(_positions(node, scope), key=_rank_of_value, reverse=descending)
    return [place for place, _ in pairs]


def _rank_of_value(pair: tuple[Any, Any]) -> tuple[bool, Any]:
    _, value = pair
    return (True, 0) if value != value else (False, value)


def _positions(node: ast.Call, scope: Scope) -> list[tuple[Any, Any]]:
    """What `argmax` and its kin look at: values, each with the variable that it was made for."""
    argument = node.args[0]
    if isinstance(argument, ast.GeneratorExp | ast.ListComp):
        pairs = counted(_iterate(argument.elt, argument.generators, scope))
    else:
        pairs = list(enumerate(counted(evaluate(argument, scope))))
    return [(place, known(value)) for place, value in pairs]


_BINARY: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: divide,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: power,
}
_COMPARE: Mapping[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: equal,
    ast.NotEq: lambda left, right: not equal(left, right),
    ast.Lt: ordered(operator.lt),
    ast.LtE: ordered(operator.le),
    ast.Gt: ordered(operator.gt),
    ast.GtE: ordered(operator.ge),
    ast.In: among,
    ast.NotIn: lambda item, whole: not among(item, whole),
}
_SPECIAL: Mapping[str, Callable[[ast.Call, Scope], Any]] = {
    "given": _given,
    "rank": lambda node, scope: len(_shape_of(node, scope)),
    "dims": _shape_of,
    "lowest": _limit("lowest"),
    "highest": _limit("highest"),
    "argmax": _best(1),
    "argmin": _best(-1),
    "argsort": _argsort,
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
    ast.Dict: _table,
    ast.Subscript: _subscript,
    ast.ListComp: _comprehension,
    ast.GeneratorExp: _comprehension,
    ast.Call: _call,
}
