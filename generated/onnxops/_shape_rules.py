# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""The rules about ranks and sizes."""

from collections.abc import Sequence

from onnxops._dims import Dims, Shape, Uncounted, joined
from onnxops._reporter import SILENT, Reporter
from onnxops._unknown import Silent, Size, Unknown
from onnxops.types import ValueType, shape_of

INT64_MAX = 2**63 - 1


class ShapeRules(Reporter):
    """Rules about ranks and sizes, each called with the clause it stands for."""

    def shape(self, parameter: str, type_: ValueType | None) -> Dims:
        """Return the dimensions of an input of any rank."""
        if type_ is SILENT:
            return Dims(None, parameter, unknown=Silent())
        return Dims.of(shape_of(type_), parameter)

    def shapes(self, parameter: str, types: Sequence[ValueType | None]) -> list[Dims]:
        """Return the dimensions of all members of a variadic input or a sequence."""
        if isinstance(types, Uncounted):
            return Uncounted([self.shape(parameter, type_) for type_ in types])
        return [self.shape(f"{parameter}[{index}]", type_) for index, type_ in enumerate(types)]

    def rank(
        self,
        clause: str,
        parameter: str,
        type_: ValueType | None,
        *,
        at_least: int | None = 0,
        exactly: int | None = None,
    ) -> Dims:
        """An input has the rank that its shape asks for; return its dimensions."""
        dims = self.shape(parameter, type_)
        if self._fits(clause, dims, at_least, exactly):
            return dims
        return Dims(None, parameter, unknown=Silent())

    def ranks(
        self,
        clause: str,
        parameter: str,
        types: Sequence[ValueType | None],
        *,
        at_least: int | None = 0,
        exactly: int | None = None,
    ) -> list[Dims]:
        """All members of a variadic input or a sequence have one fitting rank; return their sizes.

        Where the rank of one member is known, so is that of the others.
        """
        members = self.shapes(parameter, types)
        first = next((member for member in members if member.sizes is not None), None)
        if first is None or first.sizes is None or at_least is None:
            # Nothing is known of ranks, or not which shape is asked for.
            return members
        if isinstance(members, Uncounted):
            silent = Dims(None, parameter, unknown=Silent())
            return members if self._fits(clause, first, at_least, exactly) else Uncounted([silent])
        wanted = len(first.sizes)
        for member in members:
            if member.sizes is None:
                continue
            fits = self._fits(clause, member, at_least, exactly)
            if fits and len(member.sizes) != wanted:
                fits = False
                got = f"rank {len(member.sizes)}"
                told = f"rank {wanted} as {first.parameter} has"
                self.report(clause, str(member.parameter), got, told)
            if not fits:
                return [Dims(None, each.parameter, unknown=Silent()) for each in members]
        return [
            Dims(tuple(Unknown() for _ in first), member.parameter)
            if member.sizes is None
            else member
            for member in members
        ]

    def _fits(self, clause: str, dims: Dims, at_least: int | None, exactly: int | None) -> bool:
        if dims.sizes is None or at_least is None:
            # Which shape is asked for may depend on what cannot be told.
            return True
        rank = len(dims.sizes)
        if rank == exactly or (exactly is None and rank >= at_least):
            return True
        wanted = f"rank {at_least} or more" if exactly is None else f"rank {exactly}"
        self.report(clause, str(dims.parameter), f"rank {len(dims)}", wanted)
        return False

    def same(self, clause: str, places: Sequence[Dims]) -> Dims:
        """All places where a dimension or a run of them stands agree; return what is known of it.

        A known size wins over a symbol, a symbol over nothing.
        """
        if any(place.is_silent for place in places):
            return Dims(None, unknown=Silent())
        known = [place for place in places if place.sizes is not None]
        if not known:
            return Dims(None)
        first = known[0]
        merged = list(first)
        sources = [first] * len(merged)
        for place in known[1:]:
            if len(place) != len(merged):
                got = counted(len(place), "dimension")
                self.report(
                    clause, str(place.parameter), got, f"{len(merged)} as {first.parameter} has"
                )
                return Dims(None, unknown=Silent())
            for index, size in enumerate(place):
                so_far = merged[index]
                if isinstance(size, int) and isinstance(so_far, int):
                    if size != so_far:
                        self._differ(clause, place, sources[index], index)
                        return Dims(None, unknown=Silent())
                elif _knows_more(size, so_far):
                    merged[index], sources[index] = size, place
        return Dims(tuple(merged), first.parameter, first.start)

    def _differ(self, clause: str, place: Dims, source: Dims, index: int) -> None:
        axis, other = place.start + index, source.start + index
        wanted = f"{source[index]} as {source.parameter} has"
        wanted += "" if axis == other else f" on axis {other}"
        self.report(clause, str(place.parameter), f"size {place[index]} on axis {axis}", wanted)

    def broadcast(self, clause: str, places: Sequence[Dims]) -> Dims:
        """Runs aligned at the right have equal sizes, or 1; return their join."""
        if any(place.is_silent for place in places):
            return Dims(None, unknown=Silent())
        known = [place for place in places if place.sizes is not None]
        length = max(map(len, known), default=0)
        joint: list[Size] = [1] * length
        sources = [place for place in known if len(place) == length][:1] * length
        for place in known:
            for index, size in enumerate(place, start=length - len(place)):
                so_far = joint[index]
                known_sizes = isinstance(size, int) and isinstance(so_far, int)
                if known_sizes and size != so_far and 1 not in (size, so_far):
                    self._clash(clause, place, sources[index], index - length)
                    return Dims(None, unknown=Silent())
                joint[index] = _joined_size(size, so_far)
                if joint[index] is size:
                    sources[index] = place
        return Dims(tuple(joint)) if len(known) == len(places) else Dims(None)

    def broadcast_to(self, clause: str, target: Dims, place: Dims) -> None:
        """A run aligned at the right of a rigid one has its sizes, or 1."""
        if target.sizes is None or place.sizes is None:
            return
        if any(isinstance(size, Silent) for size in target):
            return
        if len(place) > len(target):
            got = counted(len(place), "dimension")
            as_there = f" as {target.parameter} has" if target.parameter else ""
            wanted = f"at most {len(target)}{as_there}"
            self.report(clause, str(place.parameter), got, wanted)
            return
        for index in range(-len(place), 0):
            size, wanted_size = place[index], target[index]
            if (
                isinstance(size, int)
                and isinstance(wanted_size, int)
                and size not in (1, wanted_size)
            ):
                self._clash(clause, place, target, index)
                return

    def _clash(self, clause: str, place: Dims, source: Dims, index: int) -> None:
        axis = place.start + len(place) + index
        as_there = f" as {source.parameter} has" if source.parameter else ""
        wanted = f"1 or {source[index]}{as_there}"
        self.report(clause, str(place.parameter), f"size {place[index]} on axis {axis}", wanted)

    def size(self, clause: str, parameter: str, *parts: Size | Dims) -> Shape:
        """The sizes of an output fit in an int64; return its shape."""
        if any(isinstance(part, Silent) for part in parts):
            return None
        shape = joined(*parts)
        for axis, size in enumerate(shape or ()):
            if isinstance(size, int) and size > INT64_MAX:
                got = f"size {size} on axis {axis}"
                self.report(clause, parameter, got, f"at most {INT64_MAX}")
                return None
        return shape


def counted(number: int, noun: str) -> str:
    """Return a number with its noun in singular or plural."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _knows_more(size: Size, than: Size) -> bool:
    """Whether a size says more: a number more than a symbol, a symbol more than nothing."""
    if not isinstance(than, Unknown):
        return False
    return isinstance(size, int) or (than.symbol is None and size.symbol is not None)


def _joined_size(size: Size, other: Size) -> Size:
    """The size to which two sizes are broadcast, if they are compatible."""
    if isinstance(size, int) and isinstance(other, int):
        return max(size, other) if 0 not in (size, other) else 0
    if isinstance(size, int):
        return other if size == 1 else size
    if isinstance(other, int):
        return size if other == 1 else other
    return size if size.symbol is not None and size.symbol == other.symbol else Unknown()
