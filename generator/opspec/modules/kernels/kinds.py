"""What an expression of a definition is when it is computed for all index variables at once.

Place in the pipeline: below `translation`. A value that no index variable has a part in stays a
value of Python; anything else is an array, a list of arrays, or a tensor to be read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Form = Literal["plain", "elements", "items", "entries", "tensor", "members"]
Number = Literal["int", "float", "bool", "any"]


@dataclass(frozen=True, slots=True)
class Kind:
    """The form of a value, and what its elements are.

    `plain`: a value of Python, or a list of them. `elements`: an array on the axes of index
    variables. `items`: a Python list of arrays, such as an index. `entries`: an array with an axis
    of its own in front. `tensor`: an input or output, to be read. `members`: a list of tensors.

    `position` says which part of an index an index variable is, where that is all it is used for.
    """

    form: Form
    number: Number = "any"
    position: int | None = None

    @property
    def varies(self) -> bool:
        """Whether index variables have a part in it."""
        return self.form in ("elements", "items", "entries")


#: The forms that a list of Python and something that varies make together.
FORMS: tuple[Form, ...] = ("entries", "items", "elements")
PLAIN = Kind("plain")
WHOLE = Kind("plain", "int")
INTEGERS = Kind("elements", "int")
FLOATS = Kind("elements", "float")
TRUTHS = Kind("elements", "bool")
INDEX = Kind("items", "int")
PLACES = Kind("entries", "int")


def arithmetic(*kinds: Kind) -> Kind:
    """What comes of computing with numbers."""
    form: Form = "plain" if all(kind.form == "plain" for kind in kinds) else "elements"
    numbers = {kind.number for kind in kinds}
    if "any" in numbers:
        return Kind(form, "any")
    return Kind(form, "float" if "float" in numbers else "int")


def either(one: Kind, other: Kind) -> Kind:
    """What a choice between two values is."""
    number = one.number if one.number == other.number else "any"
    if {one.number, other.number} == {"int", "bool"}:
        number = "int"
    if one.form == other.form:
        return Kind(one.form, number)
    forms = {one.form, other.form}
    for form in FORMS:
        if form in forms:
            return Kind(form, number)
    return Kind("elements", number)
