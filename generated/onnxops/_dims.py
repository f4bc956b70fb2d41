# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Sizes, and runs of them, of which not everything need be known.

A size is a number or `Unknown`. Whoever computes with one that is not known gets `UnknownSize`,
which `size`, `run` and the rules take for what it is.
"""

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial, reduce
from typing import Any, TypeVar, overload

from onnxops import _functions as functions
from onnxops._unknown import (
    UNTOLD,
    Nameless,
    SilencedSize,
    Silent,
    Size,
    Unknown,
    UnknownSize,
)
from onnxops._unknown import product as product

Value = TypeVar("Value")
Shape = tuple[int | str | None, ...] | None


#: So many places are gone through, and no more.
_MANY = 2**12

_UNKNOWN = Unknown()


class Dims:
    """Consecutive dimensions of one tensor; `sizes` is None where not even their number is known.

    `parameter` and `start` say which tensor they were cut from, and at which axis; `unknown` is
    what their number is where it is not known.
    """

    __slots__ = ("parameter", "sizes", "start", "unknown")

    def __init__(
        self,
        sizes: tuple[Size, ...] | None,
        parameter: str | None = None,
        start: int = 0,
        unknown: Unknown | None = None,
    ) -> None:
        self.sizes = sizes
        self.parameter = parameter
        self.start = start
        self.unknown = _UNKNOWN if unknown is None else unknown

    @classmethod
    def of(cls, shape: Shape, parameter: str | None = None) -> "Dims":
        """Return all dimensions of a tensor."""
        if shape is None:
            return cls(None, parameter)
        return cls(tuple(map(_size, shape)), parameter)

    @property
    def rank(self) -> Size:
        """How many dimensions there are."""
        return self.unknown if self.sizes is None else len(self.sizes)

    @property
    def size(self) -> Size:
        """The one dimension, of a run cut with `at`."""
        return self.unknown if self.sizes is None else self.sizes[0]

    @property
    def is_silent(self) -> bool:
        """Whether a rule was violated that these dimensions depend on."""
        return self.sizes is None and isinstance(self.unknown, Silent)

    def before(self, axis: Size) -> "Dims":
        """Return the dimensions in front of an axis."""
        return self._run(axis, None, 0)

    def at(self, axis: Size) -> "Dims":
        """Return the one dimension at an axis."""
        return self._run(axis, 0, 1)

    def after(self, axis: Size) -> "Dims":
        """Return the dimensions behind an axis."""
        return self._run(axis, 1, None)

    def onward(self, axis: Size) -> "Dims":
        """Return the dimensions from an axis on."""
        return self._run(axis, 0, None)

    def between(self, head: int, tail: int) -> "Dims":
        """Return what is left without the first `head` and the last `tail` dimensions."""
        if self.sizes is None:
            return Dims(None, self.parameter, unknown=self.unknown)
        return Dims(self.sizes[head : len(self.sizes) - tail], self.parameter, head)

    def _run(self, axis: Size, first: int | None, last: int | None) -> "Dims":
        """Cut at two places counted from an axis; None is the end of the tensor."""
        if self.sizes is None:
            return Dims(None, self.parameter, unknown=self.unknown)
        if isinstance(axis, Unknown):
            return Dims(None, self.parameter, unknown=axis)
        place = axis if axis >= 0 else axis + len(self.sizes)
        start = 0 if first is None else place + first
        stop = len(self.sizes) if last is None else place + last
        return Dims(self.sizes[start:stop], self.parameter, start)

    def __repr__(self) -> str:
        return "?" if self.sizes is None else str(self.sizes)

    def __eq__(self, other: object) -> bool:
        """Tell whether the sizes are those of another list; one that differs decides it."""
        if not isinstance(other, Dims | list | tuple | range):
            return False
        ours, others = self._known(), tuple(other)
        pairs = list(zip(ours, others, strict=False))
        known = [pair for pair in pairs if not any(isinstance(each, Unknown) for each in pair)]
        if len(ours) != len(others) or any(one != another for one, another in known):
            return False
        return all(one == another for one, another in pairs)

    def __hash__(self) -> int:
        return hash(self.sizes)

    def __len__(self) -> int:
        return len(self._known())

    def __iter__(self) -> Iterator[Size]:
        return iter(self._known())

    @overload
    def __getitem__(self, place: Size) -> Size: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Size, ...]: ...
    def __getitem__(self, place: Size | slice) -> Size | tuple[Size, ...]:
        return self._known()[place]

    def _known(self) -> tuple[Size, ...]:
        if self.sizes is None:
            raise UnknownSize
        return self.sizes


#: A run without any dimension.
NOTHING = Dims(())


def total(sizes: Iterable[Size] | Unknown) -> Size:
    """Return the sum, where it is known; a single one is its own sum, known or not."""
    if isinstance(sizes, Unknown):
        return Unknown()
    terms = list(sizes)
    if len(terms) == 1:
        return terms[0]
    if any(isinstance(term, Silent) for term in terms):
        return Silent()
    return size(partial(sum, terms))


def most(*values: Any) -> Any:
    """Return the largest of some values, or of one list, where it is certain which it is."""
    return _extreme(functions.max, operator.ge, values)


def least(*values: Any) -> Any:
    """Return the smallest of some values, or of one list, where it is certain which it is."""
    return _extreme(functions.min, operator.le, values)


def _extreme(
    best: Callable[[list[Any]], Any], wins: Callable[[Any, Any], bool], values: Sequence[Any]
) -> Any:
    candidates = list(values[0] if len(values) == 1 else values)
    if not any(isinstance(each, Unknown) for each in candidates):
        return best(candidates)
    return reduce(partial(_winner, wins), candidates)


def _winner(wins: Callable[[Any, Any], bool], one: Any, other: Any) -> Any:
    """The better one of two, if one way round of comparing them decides, as of 0 and a size."""
    try:
        return one if wins(one, other) else other
    except UnknownSize:
        return other if wins(other, one) else one


def clamp(value: Any, low: Any, high: Any) -> Any:
    """Return the value, or the border it lies beyond, where it is certain which it is."""
    if any(isinstance(each, Unknown) for each in (value, low, high)):
        return most(low, least(value, high))
    return functions.clamp(value, low, high)


def ceildiv(dividend: Any, divisor: Any) -> Any:
    """Divide, rounding up; what is not known has a quotient where nothing is left over."""
    if isinstance(dividend, Unknown) or isinstance(divisor, Unknown):
        return dividend // divisor
    return functions.ceildiv(dividend, divisor)


def divide(dividend: Any, divisor: Any) -> Any:
    """Divide; what is not known has a quotient where nothing is left over."""
    if isinstance(dividend, Unknown) or isinstance(divisor, Unknown):
        return dividend // divisor
    return functions.divide(dividend, divisor)


def places(*ends: int) -> range:
    """Return a range, unless it has more places than there are axes or values of anything."""
    found = range(*ends)
    if found[_MANY:]:
        raise UnknownSize
    return found


def every(holds: Callable[[Any], Any], entries: Iterable[Any]) -> bool:
    """Return whether all entries are so: one that is not decides it, whatever the others are."""
    return not some(lambda entry: not holds(entry), entries)


def some(holds: Callable[[Any], Any], entries: Iterable[Any]) -> bool:
    """Return whether an entry is so: one that is decides it, whatever the others are."""
    unknown: Exception | None = None
    for entry in entries:
        try:
            if holds(entry):
                return True
        except UNTOLD as error:
            unknown = unknown or error
    if unknown is not None:
        raise unknown
    return False


def size(formula: Callable[[], Size]) -> Size:
    """Return one computed size."""
    try:
        return formula()
    except SilencedSize:
        return Silent()
    except UNTOLD:
        return Unknown()


def value(formula: Callable[[], Any]) -> Any:
    """Return what holds for something that is not given; lists are tuples, as given ones are."""
    try:
        found = formula()
        return tuple(found) if isinstance(found, list | range | Dims) else found
    except UNTOLD:
        return Unknown()


def run(formula: Callable[[], Iterable[Size]]) -> Dims:
    """Return a computed run of sizes."""
    try:
        return Dims(tuple(formula()))
    except UNTOLD:
        return Dims(None)


def each(formula: Callable[[Any], Size], over: Callable[[], Iterable[Any]]) -> Dims:
    """Return a run with a computed size for each of some items."""
    try:
        items = list(over())
    except UNTOLD:
        return Dims(None)
    return Dims(tuple(size(partial(formula, item)) for item in items))


def pick(condition: Callable[[], object], then: Dims, other: Dims | None = None) -> Dims:
    """Return one run of sizes or the other; nothing is known of one that is not there."""
    try:
        chosen = then if condition() else other
    except UNTOLD:
        return Dims(None)
    return Dims(None) if chosen is None else chosen


def either(condition: Callable[[], object], then: Value, other: Value) -> Value | None:
    """Return one value or the other; None where the condition cannot be told."""
    try:
        return then if condition() else other
    except UNTOLD:
        return None


def members(count: int | Unknown, member: Callable[[int], Value]) -> tuple[Value, ...]:
    """Return what is known of each member of a variadic output; of none where none is counted."""
    return () if isinstance(count, Unknown) else tuple(map(member, range(count)))


class Uncounted(list[Value]):
    """The members of a sequence that is not known to have any number of them: one for all."""

    def __len__(self) -> int:
        raise UnknownSize


def listed(members: list[Any], sizes: list[Size]) -> list[Size] | Unknown:
    """Return a size of each member of a sequence, where it is known how many there are."""
    return Unknown() if isinstance(members, Uncounted) else sizes


def joined(*parts: Size | Dims) -> Shape:
    """Return the shape made of sizes and runs, as it is told to a user."""
    shape: list[int | str | None] = []
    for part in parts:
        sizes = part.sizes if isinstance(part, Dims) else (part,)
        if sizes is None:
            return None
        shape.extend(map(_told, sizes))
    return tuple(shape)


def ranked(shape: Shape, like: Dims) -> Shape:
    """Return a shape, of which nothing but the rank may be known, as another has it."""
    if shape is not None or like.sizes is None:
        return shape
    return (None,) * len(like.sizes)


def drop(entries: Dims, places: Iterable[Size]) -> Sequence[Size]:
    """Return the dimensions but for those at some places, which need not be known."""
    known = _known_places(places)
    if isinstance(known, int):
        return [Unknown()] * (len(entries) - known)
    return functions.drop(list(entries), known)


def insert(entries: Dims, places: Iterable[Size], added: Any) -> Sequence[Size]:
    """Add dimensions so that they stand at some places, which need not be known."""
    known = _known_places(places)
    if isinstance(known, int):
        return [Unknown()] * (len(entries) + known)
    return functions.insert(list(entries), known, added)


def put(entries: Dims, places: Iterable[Size], changed: Any) -> Sequence[Size]:
    """Replace the dimensions at some places, which need not be known."""
    known = _known_places(places)
    if isinstance(known, int):
        # A size that is replaced by itself, or not at all, stays.
        return [
            size if not isinstance(size, Unknown) and size == changed else Unknown()
            for size in entries
        ]
    return functions.put(list(entries), known, changed)


def _known_places(places: Iterable[Size]) -> list[int] | int:
    """Places if all of them are known, or else how many there are."""
    listed = list(places)
    known = [place for place in listed if isinstance(place, int)]
    return known if len(known) == len(listed) else len(listed)


def elements(found: Size | Dims) -> Any:
    """Return a computed size, or a run of them, as the elements of an output; None if unknown."""
    if not isinstance(found, Dims):
        return found.symbol if isinstance(found, Unknown) else found
    if found.sizes is None:
        return None
    return tuple(each.symbol if isinstance(each, Unknown) else each for each in found.sizes)


def _size(size: int | str | None) -> Size:
    """A size of a shape, to compute with."""
    if isinstance(size, int):
        return size
    return Nameless() if size is None else Unknown(size)


def _told(size: Size) -> int | str | None:
    """A size as a user sees it; one below zero is a consequence of what is reported already."""
    if isinstance(size, Unknown):
        return size.symbol
    return size if size >= 0 else None


def if_known(run: Dims) -> tuple[Size, ...]:
    """Return the sizes of dimensions that not every call has; none where there are none."""
    return run.sizes or ()
