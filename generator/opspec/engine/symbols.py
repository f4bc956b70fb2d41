"""Computing with sizes that are known by name only: products, quotients, and what is certain.

Place in the pipeline: below `functions` and `comparing`. A product of symbols is a symbol, written
`3*batch`. So many times the same are added up; nothing else can be computed with one.
"""

from __future__ import annotations

import ast
import operator
import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

from opspec.engine.values import Symbol, UnknownValue, bounded, is_unknown, known

#: No size is larger.
_LARGEST = 2**63 - 1
_TURNED = {
    operator.lt: operator.gt,
    operator.le: operator.ge,
    operator.gt: operator.lt,
    operator.ge: operator.le,
}
_PRODUCT = re.compile(r"(?:(\d{1,19})\*)?([^\W\d]\w*(?:\*[^\W\d]\w*)*)")


def arithmetic(op: ast.operator, left: Any, right: Any) -> Any:
    """What two sizes give of which at least one is not known."""
    if isinstance(op, ast.Mult):
        return product((left, right))
    if isinstance(op, ast.Div | ast.FloorDiv):
        return quotient(left, right)
    if isinstance(op, ast.Add | ast.Sub):
        return _sum(left, right, 1 if isinstance(op, ast.Add) else -1)
    raise UnknownValue


def total(terms: Iterable[Any]) -> Any:
    """The sum of sizes of which at least one is not known."""
    return reduce(lambda one, other: _sum(one, other, 1), terms, 0)


def extreme(values: Iterable[Any], *, largest: bool) -> Any:
    """The largest or the smallest of sizes of which at least one is not known."""
    wins = operator.ge if largest else operator.le
    return reduce(lambda one, other: _winner(wins, one, other), values)


def product(sizes: Iterable[Any]) -> Any:
    """The product; zero wins over anything unknown."""
    number: Any = 1
    unknown = []
    for size in sizes:
        if is_unknown(size):
            unknown.append(size)
        else:
            number = bounded(number * size)
    if not unknown or number == 0:
        return number
    symbols: Counter[str] = Counter()
    for size in unknown:
        times, more = _factors(size)
        number, symbols = number * times, symbols + more
    return _size(number, symbols)


def is_same(left: Any, right: Any) -> bool:
    """Whether two sizes are equal of which at least one is not known."""
    if isinstance(left, Symbol) and left == right:
        return True
    symbol, number = (left, right) if isinstance(left, Symbol) else (right, left)
    if isinstance(symbol, Symbol) and isinstance(number, int | float) and number < 0:
        return False
    raise UnknownValue


def ordered(test: Callable[[Any, Any], Any], left: Any, right: Any) -> bool:
    """A comparison by order: a size equals itself, is not negative, and fits into 64 bits."""
    if isinstance(left, Symbol) and left == right:
        return bool(test(0, 0))
    if not (is_unknown(left) or is_unknown(right)):
        return bool(test(left, right))
    if not isinstance(left, Symbol) and isinstance(right, Symbol):
        left, right, test = right, left, _TURNED[test]
    if not isinstance(left, Symbol) or not isinstance(right, int | float):
        raise UnknownValue
    if right == right and bool(test(0, right)) is bool(test(_LARGEST, right)):
        # What is true of both ends is true of every size between them.
        return bool(test(0, right))
    raise UnknownValue


def _winner(wins: Callable[[Any, Any], Any], one: Any, other: Any) -> Any:
    """The better one of two, if one way round of comparing them decides."""
    try:
        return one if ordered(wins, one, other) else other
    except UnknownValue:
        return other if ordered(wins, other, one) else one


def _sum(left: Any, right: Any, sign: int) -> Any:
    """The sum or difference of so many times the same, or of something and nothing."""
    if not is_unknown(right) and right == 0:
        return left
    number, symbols = _factors(left)
    more, others = _factors(right)
    if number and symbols != others:
        raise UnknownValue
    return _size(number + sign * more, others)


def quotient(dividend: Any, divisor: Any) -> Any:
    """The quotient where nothing is left over, whatever the symbols stand for."""
    number, symbols = _factors(dividend)
    by, away = _factors(divisor)
    if number % by or not away <= symbols:
        raise UnknownValue
    return _size(number // by, symbols - away)


def _factors(size: Any) -> tuple[Any, Counter[str]]:
    """A number, and how often each symbol is multiplied with it."""
    if not isinstance(size, Symbol):
        return known(size), Counter()
    written = _PRODUCT.fullmatch(size.name)
    if written is None:
        return 1, Counter([size.name])
    return int(written[1] or 1), Counter(written[2].split("*"))


def _size(number: Any, symbols: Counter[str]) -> Any:
    if not symbols or number == 0:
        return number
    if not isinstance(number, int) or not 0 <= number <= _LARGEST:
        raise UnknownValue
    parts = sorted(symbols.elements())
    if number == 1 and len(parts) == 1:
        return Symbol(parts[0])
    told = [part if part.isidentifier() else f"({part})" for part in parts]
    return Symbol("*".join(told if number == 1 else [str(number), *told]))
