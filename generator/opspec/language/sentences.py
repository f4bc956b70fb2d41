"""What each clause says, in one sentence: the wording that pages, docstrings and data share.

Place in the pipeline: after `rules`; asked by the targets. A sentence is prose with code in
backticks, as prose in a spec is: `prose` returns it so, `sentence` without the backticks. What a
clause means where shapes are known in part only is a remark of its own, `partly_known`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from opspec.engine.cutting import fixed_rank, least_rank
from opspec.language.patterns import Broadcast, Choice, Computed, Dim, Item, Pattern, Star
from opspec.language.resolved import Attribute, Axes, Clause, Input, Output, Version
from opspec.language.rules import Rule, branches, grows, holds_many, index_of, is_list, rule_of

#: Up to so many element types are named in a sentence; more are counted.
FEW = 4


def sentence(version: Version, clause: Clause) -> str:
    """Return what a clause says, as plain text."""
    return prose(version, clause).replace("`", "")


def wanted(clause: Clause) -> str:
    """Return what a clause that is an expression asks for, as the end of a message says it."""
    if not clause.says:
        return clause.text
    first = clause.says.split()[0]
    begins = clause.says[0].lower() if first[1:] == first[1:].lower() else clause.says[0]
    return f"that {begins}{clause.says[1:].removesuffix('.')}"


def prose(version: Version, clause: Clause) -> str:
    """Return what a clause says, with code in backticks."""
    if clause.says:
        return clause.says
    rule = rule_of(clause)
    if rule is None:
        return f"{code(clause.text)} holds."
    return _SENTENCES[rule.kind](version, rule.subject)


def partly_known(version: Version, clause: Clause) -> str:
    """Return what a clause means for types that are known in part, or nothing."""
    rule = rule_of(clause)
    if rule is None:
        return "Judged once every size that it reads is known."
    if rule.kind == "same" and not _is_type(version, rule.subject):
        return "A symbolic or unknown size counts as equal; a known one beside it holds for all."
    if rule.kind == "rank" and holds_many(_input(version, rule.subject)):
        return "An unknown rank is not judged; a known one beside it holds for all."
    if rule.kind == "range":
        return _range_partly_known(version, rule)
    return _REMARKS.get(rule.kind, "")


def code(text: str) -> str:
    """Return a name or an expression as code within prose."""
    return f"`{text.replace('`', '')}`"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Return `a, b and c`."""
    *head, tail = words
    return f"{', '.join(head)} {last} {tail}" if head else tail


def place_in(pattern: Pattern, number: int) -> str:
    """Say where in a shape an item stands, as in 'along `axis`', or nothing if that varies."""
    items = pattern.items
    item = items[number]
    pin = getattr(item, "axis", None)
    if isinstance(item, Star):
        if pin:
            return f"on the axes from {code(pin)} on"
        following = getattr(items[number + 1], "axis", None) if number + 1 < len(items) else None
        leading = getattr(items[number - 1], "axis", None) if number else None
        if following and number == 0:
            return f"on the axes before {code(following)}"
        if leading and number == len(items) - 1 and isinstance(items[number - 1], Dim):
            return f"on the axes after {code(leading)}"
        return ""
    if pin:
        return f"along {code(pin)}"
    if all(map(_is_single, items[:number])):
        return f"on axis {number}"
    if all(map(_is_single, items[number:])):
        return f"on axis {number - len(items)}"
    return ""


def bounds(version: Version, axes: Axes) -> str:
    """Return a range and what its bound is: '`0 <= axis < r`, where `r` is the rank of `x`'."""
    return f"{code(str(axes.range))}, where {_what_bound_is(version, axes)}"


# --- presence ---------------------------------------------------------------------------------


def _count(version: Version, name: str) -> str:
    value = _input(version, name)
    least = value.variadic.min if value.variadic else 1
    return (
        f"At least one tensor is given as {code(name)}."
        if least == 1
        else f"At least {least} tensors are given as {code(name)}."
    )


def _given(version: Version, name: str) -> str:
    for value in version.inputs:
        if value.name == name:
            if value.variadic:
                return f"None of {code(name)} is left out: there is no empty name among them."
            return f"The input {code(name)} is given."
    return f"The attribute {code(name)} is given; it has no default."


# --- types ------------------------------------------------------------------------------------


def _type(version: Version, name: str) -> str:
    value = _input(version, name)
    return f"{_each([value])} has the element type {code(value.type.element or '')}."


def _allowed(version: Version, name: str) -> str:
    users = _users(version, name)
    variable = next(variable for variable in version.types if variable.name == name)
    if variable.containers:
        return (
            f"{_each(users)} has one of the {len(variable.allowed)} types that {code(name)} allows."
        )
    members = variable.members
    if len(members) <= FEW:
        return f"{_each(users)} has the element type {listed([*map(code, members)], 'or')}."
    return f"{_each(users)} has one of the {len(members)} element types that {code(name)} allows."


def _same(version: Version, name: str) -> str:
    if _is_type(version, name):
        users = _users(version, name)
        return f"{_together(users)} have the same element type; none is converted."
    return _same_sizes(version, name)


# --- shapes -----------------------------------------------------------------------------------


def _rank(version: Version, name: str) -> str:
    value = _input(version, name)
    if not isinstance(value.shape, Pattern):
        return f"{_each([value])} has the rank that its shape asks for: {code(str(value.shape))}."
    exact, least = fixed_rank(value.shape), least_rank(value.shape)
    if exact is not None:
        return f"{_each([value])} has rank {exact}."
    starred = any(isinstance(item, Star | Broadcast) for item in value.shape.items)
    if not starred:
        most = len(value.shape.items)
        return f"{_each([value])} has a rank from {least} to {most}."
    if holds_many(value) and any(isinstance(item, Star) for item in value.shape.items):
        at_least = f", which is {least} or more" if least else ""
        return f"{_together([value])} have the same rank{at_least}."
    return f"{_each([value])} has rank {least} or more."


def _same_sizes(version: Version, name: str) -> str:
    found = [place for place in _places(version, name) if not isinstance(place.item, Broadcast)]
    users = list(dict.fromkeys(place.value for place in found))
    where = [place.where for place in found]
    many = any(isinstance(place.item, Star) for place in found)
    if many and all(place.is_whole for place in found):
        return f"{_together(users)} have the same shape."
    if where[0] and len(set(where)) == 1 and len(users) == len(found):
        return f"{_together(users)} have the same {'sizes' if many else 'size'} {where[0]}."
    what = f"The sizes {code(name)} are" if many else f"The size {code(name)} is"
    if not all(where) or any(isinstance(user.shape, Choice) for user in users):
        return f"{what} the same in {listed([_all(user) for user in users])}."
    places = [f"in {_all(place.value)} {place.where}" for place in found]
    return f"{what} the same {listed(places)}."


def _broadcast(version: Version, name: str) -> str:
    owner = next((value for value in version.inputs if value.name == name), None)
    if owner is None:
        found = [place for place in _places(version, name) if isinstance(place.item, Broadcast)]
        users = list(dict.fromkeys(place.value for place in found))
        what = _together(users)
        if not all(place.is_whole for place in found):
            what = f"The axes {code(name)} of {listed([_all(user) for user in users])}"
        return (
            f"{what} can be broadcast together: aligned at the last axis, two sizes are equal or "
            "one of them is 1."
        )
    target = next(
        item.target.text
        for pattern in branches(owner.shape)
        for item in pattern.items
        if isinstance(item, Broadcast)
    )
    rigid = [
        place.value for place in _places(version, target) if not isinstance(place.item, Broadcast)
    ]
    onto = code(rigid[0].name) if rigid else code(target)
    return (
        f"{_each([owner])} can be broadcast to {onto}: aligned at the last axis, each of its "
        "sizes is 1 or the size there."
    )


def _size(version: Version, name: str) -> str:
    output = next(output for output in version.outputs if output.name == name)
    computed = [
        (pattern, number, item)
        for pattern in branches(output.shape)
        for number, item in enumerate(pattern.items)
        if isinstance(item, Computed) and grows(item.value)
    ]
    if len(computed) != 1 or computed[0][2].star:
        return f"Every size of {code(name)} fits in a signed 64-bit integer."
    pattern, number, item = computed[0]
    where = _along(version, pattern, number)
    return (
        f"The size of {code(name)}{where}, {code(item.value.text)}, fits in a signed 64-bit "
        "integer."
    )


def _along(version: Version, pattern: Pattern, number: int) -> str:
    """Where a computed size stands, if the output is cut like an input that is pinned there."""
    kinds = [Dim if isinstance(item, Computed) else type(item) for item in pattern.items]
    for value in version.inputs:
        for source in branches(value.shape):
            if [type(item) for item in source.items] == kinds:
                where = place_in(source, number)
                return f" {where}" if where else ""
    return ""


# --- positions and values ---------------------------------------------------------------------


def _range(version: Version, name: str) -> str:
    parameter = _parameter(version, name)
    axes = parameter.axes or index_of(parameter)
    assert axes is not None
    holder = f"Each entry of {code(name)}" if _has_many(parameter) else code(name)
    direction = " A negative value counts from the back." if axes.range.wraps else ""
    return f"{holder} lies in the range {bounds(version, axes)}.{direction}"


def _what_bound_is(version: Version, axes: Axes) -> str:
    bound = code(axes.range.bound)
    if axes.rank is not None:
        return f"{bound} is {code(axes.rank.text)}, the rank of {code(axes.of)}"
    if axes.range.bound == "r":
        return f"{bound} is the rank of {code(axes.of)}"
    for place in _places(version, axes.of):
        where = f" {place.where}" if place.where else ""
        return f"{bound} is the size of {_all(place.value)}{where}"
    return f"{bound} is the number of positions"


def _range_partly_known(version: Version, rule: Rule) -> str:
    parameter = _parameter(version, rule.subject)
    axes = parameter.axes or index_of(parameter)
    assert axes is not None
    bound = "rank" if axes.range.bound == "r" else "size"
    if axes.range.wraps:
        return f"While the {bound} is unknown, no value can be refused."
    return f"While the {bound} is unknown, only a negative value is refused."


def _distinct(version: Version, name: str) -> str:
    return f"No two entries of {code(name)} name the same axis."


def _values(version: Version, name: str) -> str:
    attribute = next(each for each in version.attributes if each.name == name)
    words = [code(str(value)) for value in attribute.values or ()]
    what = f"Each entry of {code(name)}" if is_list(attribute) else code(name)
    return f"{what} is {listed(words, 'or')}."


_SENTENCES: Mapping[str, Callable[[Version, str], str]] = {
    "count": _count,
    "given": _given,
    "type": _type,
    "allowed": _allowed,
    "same": _same,
    "rank": _rank,
    "range": _range,
    "distinct": _distinct,
    "values": _values,
    "broadcast": _broadcast,
    "size": _size,
}
_REMARKS: Mapping[str, str] = {
    "allowed": "An unknown element type is not judged.",
    "type": "An unknown element type is not judged.",
    "rank": "An unknown rank is not judged.",
    "broadcast": "Only known sizes can break it.",
    "size": "Judged once all sizes that it is computed from are known.",
}


# --- what a name stands for -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Place:
    """One place in the shape of an input at which a dimension's name stands."""

    value: Input
    item: Item
    where: str
    is_whole: bool


def _places(version: Version, name: str) -> Iterator[_Place]:
    for value in version.inputs:
        for pattern in branches(value.shape):
            for number, item in enumerate(pattern.items):
                if getattr(item, "name", None) == name:
                    where = place_in(pattern, number)
                    yield _Place(value, item, where, len(pattern.items) == 1)


def _input(version: Version, name: str) -> Input:
    return next(value for value in version.inputs if value.name == name)


def _parameter(version: Version, name: str) -> Attribute | Input:
    parameters: tuple[Attribute | Input, ...] = (*version.attributes, *version.inputs)
    return next(parameter for parameter in parameters if parameter.name == name)


def _has_many(parameter: Attribute | Input) -> bool:
    """Whether the range is one of several values: of a list, or of a tensor of indices."""
    return is_list(parameter) or index_of(parameter) is not None


def _users(version: Version, variable: str) -> list[Input]:
    return [value for value in version.inputs if value.type.variable == variable]


def _is_type(version: Version, name: str) -> bool:
    return any(variable.name == name for variable in version.types)


def _is_single(item: Item) -> bool:
    return isinstance(item, Dim) or (isinstance(item, Computed) and not item.star)


def _all(value: Input | Output) -> str:
    """All tensors that a parameter stands for, within a sentence."""
    if value.type.container == "seq":
        return f"all tensors of {code(value.name)}"
    return f"all {code(value.name)}" if value.variadic else code(value.name)


def _together(users: Sequence[Input]) -> str:
    text = listed([_all(value) for value in users])
    return text[:1].upper() + text[1:]


def _each(users: Sequence[Input]) -> str:
    if len(users) == 1 and not holds_many(users[0]):
        return code(users[0].name)
    names = [
        f"the tensors of {code(value.name)}" if value.type.container == "seq" else code(value.name)
        for value in users
    ]
    return f"Each of {listed(names)}"
