# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""The checks that operators share, each called with the clause it stands for.

A rule holds, is violated, or cannot be told because too little is known. A violated rule is raised
or noted down; what it returns is then unknown, so that rules which build on it stay silent.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

import numpy as np

from onnxops._dims import Dims, Uncounted
from onnxops._reporter import SILENT
from onnxops._shape_rules import ShapeRules, counted
from onnxops._unknown import UNTOLD, Silent, Size, Unknown
from onnxops._values import elements
from onnxops.types import OptionalType, SequenceType, TensorType, ValueType

Value = TypeVar("Value")


class Rules(ShapeRules):
    """The rules of one version of an operator."""

    # Presence

    def count(
        self, clause: str, parameter: str, types: Sequence[ValueType | None], *, at_least: int
    ) -> Sequence[ValueType | None]:
        """A variadic input has enough members."""
        if len(types) >= at_least:
            return types
        self.report(clause, parameter, counted(len(types), "tensor"), f"{at_least} or more")
        return [SILENT]

    def given(self, clause: str, parameter: str, type_: ValueType | None) -> ValueType:
        """A required input is there."""
        if type_ is None:
            self.report(clause, parameter, "missing", "a tensor", verb="is", of_type=True)
            return SILENT
        return type_

    def all_given(
        self, clause: str, parameter: str, types: Sequence[ValueType | None]
    ) -> Sequence[ValueType]:
        """No member of a variadic input is left out."""
        present = [type_ for type_ in types if type_ is not None]
        if len(present) == len(types):
            return present
        return [self.given(clause, f"{parameter}[{list(types).index(None)}]", None)]

    def members(self, clause: str, parameter: str, type_: ValueType) -> Sequence[ValueType | None]:
        """An input is a sequence; return what is known of its members."""
        if type_ is SILENT:
            return [SILENT]
        if isinstance(type_, SequenceType):
            return Uncounted([type_.elem]) if type_.members is None else type_.members
        if type_ == TensorType():
            # Nothing is known of it, not even what it is.
            return Uncounted([type_])
        self.report(clause, parameter, f"type {type_}", "a sequence of tensors", of_type=True)
        return [SILENT]

    def present(self, clause: str, parameter: str, value: Value | None) -> Value | Unknown:
        """A required attribute is there."""
        if value is None:
            self.report(clause, parameter, "missing", "a value", verb="is", of_type=True)
            return Silent()
        return value

    def outputs(
        self, parameter: str, wanted: int | Unknown, listed: Callable[[], int]
    ) -> int | Unknown:
        """The members of a variadic output are as many as are asked for, or as follow."""
        if not isinstance(wanted, Unknown):
            return wanted
        try:
            return listed()
        except UNTOLD:
            if not isinstance(wanted, Silent):
                told = f"the number of {parameter}"
                self.report("output-count", "n_outputs", "missing", told, verb="is")
            return Silent()

    # Types

    def type(self, clause: str, parameter: str, type_: ValueType | None, wanted: str) -> None:
        """An input of one fixed type has that type."""
        self.allowed(clause, {parameter: type_}, frozenset({wanted}))

    def allowed(
        self,
        clause: str,
        types: Mapping[str, ValueType | Sequence[ValueType | None] | None],
        members: frozenset[str],
    ) -> Mapping[str, str | None]:
        """The element types of a type variable are among those it allows; return them."""
        found: dict[str, str | None] = {}
        given = list(_each(types))
        if any(type_ is SILENT for _, type_ in given):
            return {}
        members = frozenset(member for member in members if "(" not in member)
        for parameter, type_ in given:
            if not isinstance(type_, TensorType):
                self.report(
                    clause,
                    parameter,
                    f"type {type_}",
                    f"a tensor of element type {_one_of(members)}",
                    of_type=True,
                )
                return {}
            if type_.elem_type is not None and type_.elem_type not in members:
                got = f"element type {type_.elem_type}"
                self.report(clause, parameter, got, _one_of(members), of_type=True)
                return {}
            found[parameter] = type_.elem_type
        return found

    def lifted(
        self,
        clause: str,
        parameter: str,
        type_: SequenceType | OptionalType,
        members: frozenset[str],
        solve: Callable[..., ValueType],
    ) -> ValueType:
        """A type of a sequence or an optional value is allowed; infer what becomes of it."""
        names = list(_names(type_))
        if len(names) > 1:
            got = " and ".join(names)
            self.report(clause, parameter, f"type {got}", "one type of all tensors", of_type=True)
            return type_
        if names and names[0] not in members:
            wanted = frozenset(member for member in members if "(" in member)
            self.report(clause, parameter, f"type {names[0]}", _one_of(wanted), of_type=True)
            return type_

        def inner(each: ValueType) -> ValueType:
            if isinstance(each, OptionalType):
                return OptionalType(inner(each.elem))
            if isinstance(each, SequenceType):
                known = None if each.members is None else list(map(inner, each.members))
                return SequenceType(inner(each.elem), known)
            return solve(self, each, members)

        return inner(type_)

    def same_type(self, clause: str, elem_types: Mapping[str, str | None]) -> str | None:
        """All that share a type variable have one element type; return it."""
        source = elem_type = None
        for parameter, each in elem_types.items():
            if elem_type is None:
                source, elem_type = parameter, each
            elif each is not None and each != elem_type:
                got = f"element type {each}"
                self.report(clause, parameter, got, f"{elem_type} as {source} has", of_type=True)
                return None
        return elem_type

    # Attributes

    def range(
        self,
        clause: str,
        parameter: str,
        value: Size,
        bound: Size,
        *,
        wraps: bool = False,
        inclusive: bool = False,
        names: str = "the rank",
    ) -> Size:
        """A position lies within its bound; return it counted from the front."""
        if isinstance(value, Unknown) or isinstance(bound, Silent):
            return Silent() if isinstance(bound, Silent) else value
        if isinstance(bound, Unknown):
            if value >= 0:
                return value
            if not wraps:
                self.report(clause, parameter, str(value), "0 or more", verb="is")
                return Silent()
            return Unknown()
        low = -bound if wraps else 0
        high = bound if inclusive else bound - 1
        if low <= value <= high:
            return value + bound if value < 0 else value
        wanted = f"{low} to {high} as {names} is {bound}" if low <= high else "nothing"
        self.report(clause, parameter, str(value), wanted, verb="is")
        return Silent()

    def ranges(
        self,
        clause: str,
        parameter: str,
        values: Sequence[Size] | Unknown,
        bound: Size,
        *,
        wraps: bool = False,
        inclusive: bool = False,
        names: str = "the rank",
    ) -> Sequence[Size] | Unknown:
        """All positions of a list lie within their bound; return them counted from the front."""
        if isinstance(values, Unknown):
            return values
        before = len(self.violations)
        counted_from_front = []
        for index, value in enumerate(values):
            position = self.range(
                clause,
                f"{parameter}[{index}]",
                value,
                bound,
                wraps=wraps,
                inclusive=inclusive,
                names=names,
            )
            if len(self.violations) > before:
                return Silent()
            counted_from_front.append(position)
        return tuple(counted_from_front)

    def indices(
        self,
        clause: str,
        parameter: str,
        type_: ValueType | None,
        bound: Size,
        *,
        wraps: bool = False,
        inclusive: bool = False,
        names: str,
    ) -> None:
        """All elements of a tensor, where they are known, are positions within a bound."""
        array = elements(type_)
        if array is None or array.dtype.kind not in "iuO" or isinstance(bound, Silent):
            return
        if array.dtype.kind != "O" and array.size and isinstance(bound, int):
            # Mostly all lie within, and the two ends tell that at once.
            least, most = int(array.min()), int(array.max())
            if (-bound if wraps else 0) <= least and most < bound + inclusive:
                return
        for place, value in zip(np.ndindex(array.shape), array.flat, strict=True):
            if isinstance(value, str) or value is None:
                continue
            label = f"{parameter}[{', '.join(map(str, place))}]" if place else parameter
            before = len(self.violations)
            self.range(
                clause, label, int(value), bound, wraps=wraps, inclusive=inclusive, names=names
            )
            if len(self.violations) > before:
                return

    def distinct(
        self, clause: str, parameter: str, values: Sequence[Size] | Unknown
    ) -> Sequence[Size] | Unknown:
        """No position of a list stands there twice."""
        if isinstance(values, Unknown):
            return values
        seen: dict[int, int] = {}
        for index, value in enumerate(values):
            if isinstance(value, Unknown):
                continue
            if value in seen:
                got = f"{value} at {seen[value]} and at {index}"
                self.report(clause, parameter, got, "no repeats")
                return Silent()
            seen[value] = index
        return values

    def values(
        self, clause: str, parameter: str, value: Value | Unknown, listed: Sequence[Value]
    ) -> Value | Unknown:
        """An attribute has one of its listed values."""
        if isinstance(value, Unknown) or value in listed:
            return value
        wanted = "one of " + ", ".join(map(repr, listed))
        self.report(clause, parameter, repr(value), wanted, verb="is")
        return Silent()

    def all_values(
        self,
        clause: str,
        parameter: str,
        values: Sequence[Value] | Unknown,
        listed: Sequence[Value],
    ) -> Sequence[Value] | Unknown:
        """Each entry of an attribute is one of the listed values."""
        if isinstance(values, Unknown):
            return values
        for index, value in enumerate(values):
            if isinstance(self.values(clause, f"{parameter}[{index}]", value, listed), Silent):
                return Silent()
        return values

    # Everything else

    def holds(
        self, clause: str, condition: Callable[[], object], wanted: str, **names: object
    ) -> None:
        """A condition holds; `names` are those it is about."""
        if any(isinstance(each, Silent) or _is_silent(each) for each in names.values()):
            return
        try:
            if condition():
                return
        except UNTOLD:
            return
        got = ", ".join(map(str, names.values()))
        verb = "is" if len(names) == 1 else "are"
        self.report(clause, ", ".join(names), got, wanted, verb=verb)


def _is_silent(value: object) -> bool:
    return isinstance(value, Dims) and value.is_silent


def _each(
    types: Mapping[str, ValueType | Sequence[ValueType | None] | None],
) -> Iterator[tuple[str, ValueType]]:
    """All types that are there, each with the name of its parameter."""
    for parameter, entry in types.items():
        if isinstance(entry, Uncounted):
            yield from ((parameter, type_) for type_ in entry)
        elif isinstance(entry, Sequence):
            for index, type_ in enumerate(entry):
                if type_ is not None:
                    yield f"{parameter}[{index}]", type_
        elif entry is not None:
            yield parameter, entry


def _names(type_: ValueType) -> Iterator[str]:
    """How ONNX names a type, as far as it is known; of a sequence, for each kind of member."""
    match type_:
        case SequenceType(elem, members):
            for each in dict.fromkeys(name for one in members or (elem,) for name in _names(one)):
                yield f"seq({each})"
        case OptionalType(elem):
            yield from (f"optional({each})" for each in _names(elem))
        case TensorType(elem_type=str() as elem_type):
            yield f"tensor({elem_type})"


def _one_of(members: frozenset[str]) -> str:
    return (
        ", ".join(sorted(members)) if len(members) == 1 else "one of " + ", ".join(sorted(members))
    )
