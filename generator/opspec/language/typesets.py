"""Named sets of element types, and their members in the order of ONNX's enumeration.

Place in the pipeline: beside `resolve`, which asks it what `[floats, bfloat16]` means.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from opspec.diagnostics import Findings, Position, quote, suggest
from opspec.language.resolved import ElementType
from opspec.reading.model import ElementTypesFile, Field, TypesFile

_CONTAINER = re.compile(r"(seq|optional)\((.+)\)")

#: How the types of what holds tensors begin.
_HELD = ("seq(tensor(", "optional(tensor(", "optional(seq(tensor(")


class TypeSets:
    """All element types and the sets that have a name."""

    def __init__(
        self, element_types: Iterable[ElementType], sets: Mapping[str, tuple[str, ...]]
    ) -> None:
        self.element_types = tuple(sorted(element_types, key=lambda type_: type_.number))
        self._order = {type_.name: place for place, type_ in enumerate(self.element_types)}
        self._sets = sets

    def members(self, words: Iterable[Field], findings: Findings) -> tuple[str, ...]:
        """The types that words name: sets are opened, unknown words are findings.

        `seq(floats)` are the sequences of tensors of each of these element types, as ONNX writes
        them: `seq(tensor(float))`.
        """
        found: set[str] = set()
        for word in words:
            found.update(self._members(word, word.text, findings))
        return self.ordered(found)

    def _members(self, word: Field, text: str, findings: Findings) -> Iterable[str]:
        if text in self._order:
            return (text,)
        if text in self._sets:
            return self._sets[text]
        container = _CONTAINER.fullmatch(text)
        if container:
            inner = self._members(word, container[2], findings)
            found = [f"{container[1]}({_told(member)})" for member in inner]
            if all(each.startswith(_HELD) for each in found):
                return found
            findings.add(
                word.at,
                "T08",
                f"{quote(text)} is no type of a value: a sequence holds tensors, an optional value "
                "a tensor or a sequence",
            )
            return ()
        hint = suggest(text, (*self._order, *self._sets))
        findings.add(
            word.at,
            "T01",
            f"{quote(text)} is neither an element type nor a named set of them{hint}",
        )
        return ()

    def ordered(self, names: Iterable[str]) -> tuple[str, ...]:
        """Types in the order of ONNX's enumeration, those of tensors in front."""
        return tuple(sorted(set(names), key=self._place))

    def _place(self, name: str) -> tuple[str, int]:
        container, _, element = name.rpartition("(")
        return container, self._order[element.rstrip(")")]

    def named(self) -> Mapping[str, tuple[str, ...]]:
        """The sets by name, each with its element types."""
        return {name: self.ordered(members) for name, members in self._sets.items()}

    def knows(self, name: str) -> bool:
        return name in self._order

    def suggest(self, name: str) -> str:
        return suggest(name, self._order)


def _told(member: str) -> str:
    return member if "(" in member else f"tensor({member})"


def type_sets(
    elements: ElementTypesFile, files: Iterable[TypesFile], findings: Findings
) -> TypeSets:
    """Open all named sets; a set may use others, but not itself."""
    element_types = tuple(
        ElementType(t.name, t.number, t.numpy, t.bits, t.since_ir) for t in elements.types
    )
    known = {type_.name for type_ in element_types}
    declared = {set_.name: set_ for file in files for set_ in file.sets}
    opened: dict[str, tuple[str, ...]] = {}

    def open_set(name: str, at: Position, within: tuple[str, ...]) -> tuple[str, ...]:
        if name in known:
            return (name,)
        if name in opened:
            return opened[name]
        if name in within:
            findings.add(at, "T02", f"the set {quote(within[0])} contains itself")
            return ()
        if name not in declared:
            hint = suggest(name, (*known, *declared))
            findings.add(
                at, "T01", f"{quote(name)} is neither an element type nor a named set of them{hint}"
            )
            return ()
        members = [
            member
            for word in declared[name].members
            for member in open_set(word.text, word.at, (*within, name))
        ]
        opened[name] = tuple(dict.fromkeys(members))
        return opened[name]

    for name, set_ in declared.items():
        open_set(name, set_.at, ())
    return TypeSets(element_types, opened)
