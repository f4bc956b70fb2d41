"""Computing with sizes that are known by name only: products, quotients, and what is certain.

Place in the pipeline: below `functions` and `comparing`. A product of symbols is a symbol, written
`3*batch`; nothing else can be computed with one.
"""

from __future__ import annotations

import ast
import operator
import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from opspec.engine.values import Symbol, UnknownValue, bounded, is_unknown, known

_TURNED = {
    operator.lt: operator.gt,
    operator.le: operator.ge,
    operator.gt: operator.lt,
    operator.ge: operator.le,
}
_PRODUCT = re.compile(r"(?:(\d+)\*)?([^\W\d]\w*(?:\*[^\W\d]\w*)*)")


def arithmetic(op: ast.operator, left: Any, right: Any) -> Any:
    """What two sizes give of which at least one is not known."""
    if isinstance(op, ast.Mult):
        return product((left, right))
    if isinstance(op, ast.FloorDiv):
        return _quotient(left, right)
    raise UnknownValue


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
    """A comparison by order: a size equals itself, and is not negative."""
    if isinstance(left, Symbol) and left == right:
        return bool(test(0, 0))
    if not isinstance(left, Symbol) and isinstance(right, Symbol):
        left, right, test = right, left, _TURNED[test]
    if not isinstance(left, Symbol) or not isinstance(right, int | float):
        raise UnknownValue
    if right < 0 or (right == 0 and test in (operator.ge, operator.lt)):
        # What is true of 0 and that number is true of every size and it.
        return bool(test(0, right))
    raise UnknownValue


def _quotient(dividend: Any, divisor: Any) -> Any:
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
    if not symbols:
        return number
    if not isinstance(number, int) or number < 0:
        raise UnknownValue
    parts = sorted(symbols.elements())
    if number == 1 and len(parts) == 1:
        return Symbol(parts[0])
    told = [part if part.isidentifier() else f"({part})" for part in parts]
    return Symbol("*".join(told if number == 1 else [str(number), *told]))
