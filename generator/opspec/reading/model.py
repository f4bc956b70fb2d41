"""The raw model: what an author wrote, each record with its place in the file.

Made by `decode`, read by `resolve`. Nothing is interpreted here: an expression is text, a version
is a list of changes, a type is the word that stands in the file. Two things hold for all records:
every name in them is a safe identifier, and every `Field` knows where each of its characters
stands, so that a later stage can point into the middle of an expression.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from opspec.diagnostics import Position

DeclarationKind = Literal["input", "output", "attribute"]


@dataclass(frozen=True, slots=True)
class Field:
    """A value as written and the place where it begins.

    `value` is text, int, float, bool or None for a scalar, a tuple for a list (with the Fields
    of its members in `items`), a mapping of names to Fields for a mapping (with its keys in
    `items`), or a `TensorLiteral`.
    An expression is text, also where the file has a number. `anchors` says, for a text that spans
    lines or holds escapes, from which offset on it stands where in the file.
    """

    value: object
    at: Position
    items: tuple[Field, ...] = ()
    anchors: tuple[tuple[int, Position], ...] = ()

    @property
    def text(self) -> str:
        """The value of a field that decode has checked to be text."""
        return self.value if isinstance(self.value, str) else str(self.value)

    def position(self, offset: int) -> Position:
        """Where the character at an offset of the text stands in the file."""
        start, at = 0, self.at
        index = bisect_right(self.anchors, offset, key=lambda anchor: anchor[0])
        if index:
            start, at = self.anchors[index - 1]
        return Position(at.file, at.line, at.column + max(0, offset - start))


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """An input, output or attribute with its fields as written, keyed as in `grammar`.

    The field `variadic` is a mapping with the Fields `index` and, if given, `min`.
    """

    kind: DeclarationKind
    name: str
    fields: Mapping[str, Field]
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class TypeDeclaration:
    """A type variable and its members: sets, element types or types such as `seq(tensor(x))`."""

    name: str
    members: tuple[Field, ...]
    description: Field | None
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class Let:
    """A named expression, with or without parameters. `at` is its name, `body` the expression."""

    name: str
    parameters: tuple[str, ...]
    body: Field
    at: Position

    @property
    def text(self) -> str:
        return self.body.text


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseDeclaration:
    """A numbered clause: a derived rule (`axis.range`) or an expression. `at` is its id."""

    id: str
    body: Field
    says: Field | None
    at: Position

    @property
    def text(self) -> str:
        return self.body.text


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclarationChange:
    """A change of an input, output or attribute, or a new one of a name not declared yet.

    `fields` are those to set; a Field with the value None drops the field. `becomes` is `input`
    for an attribute that turns into one, `new_name` its name from then on (`as:` in the file).
    """

    target: DeclarationKind
    name: str
    fields: Mapping[str, Field]
    remove: bool = False
    becomes: Field | None = None
    new_name: Field | None = None
    renamed: Field | None = None
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class TypeChange:
    """A change of a type variable: its members replaced (`set`), added or taken out."""

    name: str
    members: tuple[Field, ...] | None = None
    add: tuple[Field, ...] = ()
    take: tuple[Field, ...] = ()
    remove: bool = False
    description: Field | None = None
    at: Position

    @property
    def target(self) -> Literal["type"]:
        return "type"


@dataclass(frozen=True, slots=True, kw_only=True)
class LetEdit:
    """One entry of a `let` change; without a body the entry is dropped."""

    name: str
    parameters: tuple[str, ...]
    body: Field | None
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class LetChange:
    """Named expressions set or dropped, in the order written."""

    entries: tuple[LetEdit, ...]
    at: Position

    @property
    def target(self) -> Literal["let"]:
        return "let"


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseEdit:
    """One entry of a `clause` change; without a declaration the clause is dropped."""

    id: str
    declaration: ClauseDeclaration | None
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseChange:
    """Clauses set or dropped, in the order written."""

    entries: tuple[ClauseEdit, ...]
    at: Position

    @property
    def target(self) -> Literal["clause"]:
        return "clause"


@dataclass(frozen=True, slots=True, kw_only=True)
class TextChange:
    """Another definition, summary or description; a body with the value None drops it."""

    target: Literal["definition", "summary", "description"]
    body: Field
    at: Position


Change = DeclarationChange | TypeChange | LetChange | ClauseChange | TextChange


@dataclass(frozen=True, slots=True, kw_only=True)
class VersionBlock:
    """A version and what it changes against the one before; the first one changes nothing."""

    since: int
    changes: tuple[Change, ...]
    description: Field | None
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class TensorLiteral:
    """A tensor of an example. The values are nested Fields; numbers, text, booleans."""

    name: str | None
    type: Field
    shape: Field | None
    values: Field | None
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class SequenceLiteral:
    """A sequence of tensors, given to one input or expected of one output."""

    members: tuple[TensorLiteral, ...]
    at: Position


ExampleValue = TensorLiteral | SequenceLiteral | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleDeclaration:
    """An example: inputs and attributes, and either outputs or the clause that it violates.

    None among the inputs or outputs is one that is left out.
    """

    name: str
    title: Field | None
    description: Field | None
    since: Field | None
    until: Field | None
    attributes: Mapping[str, Field]
    inputs: tuple[ExampleValue, ...]
    outputs: tuple[ExampleValue, ...] | None
    violates: Field | None
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerEntry:
    """A difference from an independent source that is meant, with the reason."""

    against: Field
    versions: Field | None
    types: Field | None
    omits: Field | None
    when: Field | None
    fact: Field | None
    clause: Field | None
    examples: Field | None
    ends: Field | None
    reason: Field
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class Tolerance:
    """How many units in the last place an output may be off, and why.

    `ulps` pairs a type or a set of types with a number; None stands for all types.
    """

    ulps: tuple[tuple[Field | None, Field], ...]
    reason: Field | None
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class OperatorFile:
    """One operator file."""

    operator: str
    domain: str
    summary: Field | None
    description: Field | None
    family: Field | None
    inputs: tuple[Declaration, ...]
    outputs: tuple[Declaration, ...]
    attributes: tuple[Declaration, ...]
    types: tuple[TypeDeclaration, ...]
    let: tuple[Let, ...]
    clauses: tuple[ClauseDeclaration, ...]
    definition: Field | None
    tolerance: Tolerance | None
    properties: tuple[Field, ...]
    versions: tuple[VersionBlock, ...]
    examples: tuple[ExampleDeclaration, ...]
    ledger: tuple[LedgerEntry, ...]
    path: str
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class DomainDeclaration:
    """An operator domain of the package: its newest version, its facts, its module."""

    name: str
    newest: int
    facts: Field | None
    module: Field | None
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class PackageFile:
    """What the emitted package is called, and the domains that it holds."""

    package: str
    version: Field | None
    summary: Field | None
    license: Field | None
    domains: tuple[DomainDeclaration, ...]
    path: str
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class TypeSet:
    """A named set of types; a member is an element type or another set."""

    name: str
    members: tuple[Field, ...]
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class TypesFile:
    """The named sets of types."""

    sets: tuple[TypeSet, ...]
    path: str
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class ElementType:
    """An element type: its number in a model, its NumPy name, its size, its first IR version.

    `bits` is None for a type whose elements have no fixed size.
    """

    name: str
    number: int
    numpy: str
    bits: int | None
    since_ir: int
    at: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class ElementTypesFile:
    """The element types, in the order of their numbers."""

    types: tuple[ElementType, ...]
    path: str
    at: Position
