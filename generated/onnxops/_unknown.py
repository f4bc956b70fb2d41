# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Sizes that are not known: symbols for them, products of symbols, or nothing at all.

Products of symbols are symbols again, ``3*batch``. They can be divided by what they consist of, and
so many times the same can be added up.
Whoever asks an unknown size for more gets `UnknownSize`. Nothing is guessed.
"""

import math
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Never

#: A product of symbols as it is told to a user, its number in front.
_PRODUCT = re.compile(r"(?:(\d{1,19})\*)?([^\W\d]\w*(?:\*[^\W\d]\w*)*)")
#: How sizes without a symbol begin among factors; a symbol of a model cannot have a NUL in it.
_NAMELESS = "\0"
#: No size is larger: sizes are written as integers of 64 bits.
_LARGEST = 2**63 - 1
#: Products of more symbols, or longer ones, are unknown: with each node they could double.
_MANY_SYMBOLS = 64
_LONG = 256
#: A number, and how often each symbol is in a product with it.
Factors = tuple[int, Counter[str]]


class UnknownSize(Exception):
    """A computation asks for a size that is not known."""


class SilencedSize(UnknownSize):
    """A computation asks for what would be known had a rule not been violated."""


#: What a formula raises that has no value: something in it is unknown, or contradicts a rule.
UNTOLD = (UnknownSize, ArithmeticError, LookupError)


class Unknown:
    """A size, an attribute or a list of which at most a symbol is known."""

    __slots__ = ("symbol",)
    #: What a size is at least.
    least = 0

    def __init__(self, symbol: str | None = None) -> None:
        self.symbol = symbol

    def __repr__(self) -> str:
        return self.symbol or "?"

    def _refuse(self, *_: object) -> Never:
        raise SilencedSize if isinstance(self, Silent) else UnknownSize

    __pow__ = __rpow__ = _refuse
    __truediv__ = __rtruediv__ = __mod__ = __rmod__ = _refuse
    __neg__ = __pos__ = __abs__ = __index__ = __int__ = __float__ = __bool__ = _refuse
    __hash__ = _refuse
    __len__ = __iter__ = __getitem__ = __contains__ = _refuse

    def __add__(self, other: Any) -> Any:
        return _sum(self, other, 1)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        return _sum(self, other, -1)

    def __rsub__(self, other: Any) -> Any:
        return _sum(other, self, -1)

    def __mul__(self, other: Any) -> Any:
        return product((self, other))

    __rmul__ = __mul__

    def __floordiv__(self, other: Any) -> Any:
        return _quotient(self, other)

    def __rfloordiv__(self, other: Any) -> Any:
        return _quotient(other, self)

    def __eq__(self, other: object) -> bool:
        return self._is_same(other) or not self._exceeds(other, self.least - 1)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __ge__(self, other: object) -> bool:
        return self._is_same(other) or self._exceeds(other, self.least, _LARGEST + 1)

    def __lt__(self, other: object) -> bool:
        return not self >= other

    def __gt__(self, other: object) -> bool:
        return not self._is_same(other) and self._exceeds(other, self.least - 1, _LARGEST)

    def __le__(self, other: object) -> bool:
        return not self > other

    def _is_same(self, other: object) -> bool:
        return isinstance(other, Unknown) and self.factors() == other.factors()

    def _exceeds(self, number: object, low: int, high: float = math.inf) -> bool:
        """Whether a size is more than a number: than all up to one, and than none from another."""
        self.factors()
        if not isinstance(number, int | float) or not (number <= low or number >= high):
            self._refuse()
        return number <= low

    def factors(self) -> Factors:
        """Return what a size is a product of; of anything else nothing is known."""
        if self.symbol is None:
            self._refuse()
        written = _PRODUCT.fullmatch(self.symbol)
        if written is None:
            return 1, Counter([self.symbol])
        return int(written[1] or 1), Counter(written[2].split("*"))


class Silent(Unknown):
    """What would be known had a rule not been violated: rules that build on it stay silent."""

    __slots__ = ()


class Nameless(Unknown):
    """The size of one dimension that has no symbol: it is the same as itself, and as no other."""

    __slots__ = ()

    def factors(self) -> Factors:
        """Return itself."""
        return 1, Counter([f"{_NAMELESS}{id(self)}"])


class Entry(Unknown):
    """A size in a list of numbers. It is not 0, which often stands for something else there."""

    __slots__ = ()
    least = 1


class Product(Unknown):
    """A product of sizes; it has a symbol where all of them have one."""

    __slots__ = ("_factors",)

    def __init__(self, number: int, symbols: Counter[str]) -> None:
        super().__init__(_told(number, sorted(symbols.elements())))
        self._factors = number, symbols

    def factors(self) -> Factors:
        """Return the sizes."""
        return self._factors


Size = int | Unknown


def product(sizes: Iterable[Any]) -> Any:
    """Return the product; a single size is its own product, and zero wins over unknown sizes."""
    sizes = list(sizes)
    if len(sizes) == 1:
        return sizes[0]
    unknown = [size for size in sizes if isinstance(size, Unknown)]
    number: Any = 1
    for size in sizes:
        if not isinstance(size, Unknown):
            number *= size
    if not unknown or number == 0:
        return number
    symbols: Counter[str] = Counter()
    for size in unknown:
        times, more = size.factors()
        number *= times
        symbols += more
    return _size(number, symbols)


def _sum(one: Any, other: Any, sign: int) -> Any:
    """Add or subtract so many times the same, or nothing."""
    if _is_nothing(other):
        return one
    number, symbols = _factors(one)
    more, others = _factors(other)
    if number and symbols != others:
        raise UnknownSize
    return _size(number + sign * more, others)


def _quotient(dividend: Any, divisor: Any) -> Any:
    """Divide where nothing is left over, whatever the symbols stand for."""
    number, symbols = _factors(dividend)
    by, away = _factors(divisor)
    if number % by or not away <= symbols:
        raise UnknownSize
    return _size(number // by, symbols - away)


def _factors(size: Any) -> Factors:
    return size.factors() if isinstance(size, Unknown) else (size, Counter())


def _is_nothing(size: Any) -> bool:
    return not isinstance(size, Unknown) and size == 0


def _size(number: Any, symbols: Counter[str]) -> Any:
    if not symbols or number == 0:
        return number
    if not isinstance(number, int) or not 0 <= number <= _LARGEST:
        raise UnknownSize  # that is a size no more
    if symbols.total() > _MANY_SYMBOLS:
        raise UnknownSize
    return Product(number, symbols)


def _told(number: int, symbols: list[str]) -> str | None:
    """A product as a symbol, the same in whatever order it was multiplied."""
    if any(symbol.startswith(_NAMELESS) for symbol in symbols):
        return None
    if number == 1 and len(symbols) == 1:
        return symbols[0]
    told = [symbol if symbol.isidentifier() else f"({symbol})" for symbol in symbols]
    product = "*".join(told if number == 1 else [str(number), *told])
    return product if len(product) <= _LONG else None
