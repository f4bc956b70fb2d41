"""The resolved model: one full version of an operator, and the tree of all of them.

Place in the pipeline: `resolve` makes these records out of the raw model; everything after it
(`rules`, `engine`, `checks`, `diff`, the targets) reads them and never looks back at the YAML.
Each record carries where it was written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from opspec.diagnostics import Position
from opspec.language.expressions import Definition, Expression
from opspec.language.patterns import Shape

Scalar = int | float | str
Value = Scalar | tuple[Scalar, ...]
AttributeKind = Literal[
    "int", "ints", "float", "floats", "string", "strings", "tensor", "tensors", "graph", "graphs",
    "type_proto", "type_protos", "sparse_tensor", "sparse_tensors",
]  # fmt: skip


Container = Literal["tensor", "seq", "optional"]


@dataclass(frozen=True, slots=True)
class ElementType:
    """One element type of ONNX; `bits` is None for elements without a fixed size."""

    name: str
    number: int
    numpy: str
    bits: int | None
    since_ir: int


@dataclass(frozen=True, slots=True)
class TypeReference:
    """A type variable or one element type, as a tensor, a sequence of them or an optional one."""

    container: Container
    variable: str | None
    element: str | None

    def __str__(self) -> str:
        inner = self.variable or f"tensor({self.element})"
        return inner if self.container == "tensor" else f"{self.container}({inner})"


@dataclass(frozen=True, slots=True)
class TypeVariable:
    """A type variable and the element types it allows, in the order of ONNX's enumeration.

    `containers` are the sequences and optional values that it allows beside tensors, as ONNX writes
    them: ``seq(tensor(float))``. What an operator does to a tensor it does to each one in them.
    """

    name: str
    members: tuple[str, ...]
    description: str
    at: Position
    containers: tuple[str, ...] = ()

    @property
    def allowed(self) -> list[str]:
        """The types that it allows, as ONNX names them, in alphabetical order."""
        return sorted([*(f"tensor({member})" for member in self.members), *self.containers])


@dataclass(frozen=True, slots=True)
class Variadic:
    """Of a parameter that stands for several values: the name of their index, how many at least."""

    index: str
    min: int


@dataclass(frozen=True, slots=True)
class Range:
    """The range of an axis or index: from 0 or -bound, up to and with or without the bound."""

    subject: str
    wraps: bool
    bound: str
    inclusive: bool
    at: Position

    def __str__(self) -> str:
        low = f"-{self.bound}" if self.wraps else "0"
        return f"{low} <= {self.subject} {'<=' if self.inclusive else '<'} {self.bound}"


@dataclass(frozen=True, slots=True)
class Axes:
    """What a parameter counts: the axes of a tensor, or the positions along one dimension."""

    of: str
    rank: Expression | None
    range: Range
    at: Position | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Input:
    """One formal input."""

    name: str
    onnx_name: str
    type: TypeReference
    shape: Shape | None
    variadic: Variadic | None
    optional: bool
    ignored: bool
    otherwise: Expression | None
    axes: Axes | None
    index_of: Axes | None
    description: str
    at: Position
    index: str | None = None

    @property
    def member_index(self) -> str | None:
        """The name that numbers its members, where there are several: of a variadic, a sequence."""
        return self.variadic.index if self.variadic else self.index


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """One formal output."""

    name: str
    onnx_name: str
    type: TypeReference
    shape: Shape | None
    variadic: Variadic | None
    optional: bool
    description: str
    at: Position

    @property
    def member_index(self) -> str | None:
        """The name that numbers its members, where there are several."""
        return self.variadic.index if self.variadic else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Attribute:
    """One attribute; `default` is the schema's, `otherwise` what holds when nothing is given."""

    name: str
    onnx_name: str
    kind: AttributeKind
    required: bool
    default: Value | None
    otherwise: Expression | None
    values: tuple[Scalar, ...] | None
    axes: Axes | None
    element_type: str | None
    ignored: bool
    description: str
    at: Position


@dataclass(frozen=True, slots=True)
class Let:
    """A named part of expressions; with parameters, a function."""

    name: str
    parameters: tuple[str, ...]
    value: Expression
    at: Position


@dataclass(frozen=True, slots=True)
class Tolerance:
    """How far from the definition outputs of some element types may be, in units in the last place.

    None stands for all types that have fractions; others are exact unless they are named.
    """

    types: tuple[str, ...] | None
    ulps: Expression
    reason: str
    at: Position


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered check: a derived rule (`subject`.`rule`), or an expression that must hold."""

    id: str
    subject: str | None
    rule: str | None
    expression: Expression | None
    says: str | None
    at: Position
    body_at: Position | None = None

    @property
    def text(self) -> str:
        return f"{self.subject}.{self.rule}" if self.rule else str(self.expression)


@dataclass(frozen=True, slots=True)
class Tensor:
    """A tensor of an example: values in row-major order, exact, each with its place."""

    name: str
    elem_type: str
    shape: tuple[int, ...]
    values: tuple[Scalar | complex, ...]
    at: Position
    places: tuple[Position, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """An example: a call and its result, or the clause that it violates.

    `inputs` are all tensors in a row. `listed` says how the example lists them: for each input None
    where it is a tensor, or nothing, and the number of tensors where it is a sequence. So do
    `listed_outputs` of `outputs`.
    """

    name: str
    title: str
    description: str
    since: int
    until: int | None
    attributes: Mapping[str, Value]
    inputs: tuple[Tensor | None, ...]
    listed: tuple[int | None, ...]
    outputs: tuple[Tensor, ...]
    listed_outputs: tuple[int | None, ...]
    violates: str | None
    at: Position
    places: Mapping[str, Position] = field(default_factory=dict, compare=False, repr=False)

    def place(self, key: str) -> Position:
        """Where an attribute stands, or `violates`; where the example does, if nowhere else."""
        return self.places.get(key, self.at)


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """A ledger entry: where this spec and another source are known to differ, and why.

    `when` holds of the calls concerned, where it is not all of them; `examples` names those that
    it is about alone. Such a call `ends` the process that makes it, or is refused or answered.
    """

    against: str
    versions: tuple[int, ...]
    types: tuple[str, ...]
    omits: tuple[str, ...]
    fact: str | None
    clause: str | None
    reason: str
    at: Position
    when: Expression | None = None
    examples: tuple[str, ...] = ()
    ends: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, weakref_slot=True)
class Version:
    """One version of an operator, whole; it equals nothing but itself.

    `notes` are what is said of it and of each version before it, with the version it is said of.
    `unread` names the kinds of parts that were at fault and left out: what follows from a part that
    is not there must not be reported as well.
    """

    operator: str
    domain: str
    since: int
    until: int | None
    summary: str
    description: str
    family: str | None
    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]
    attributes: tuple[Attribute, ...]
    types: tuple[TypeVariable, ...]
    lets: tuple[Let, ...]
    clauses: tuple[Clause, ...]
    definition: Definition | None
    tolerances: tuple[Tolerance, ...]
    examples: tuple[Example, ...]
    notes: tuple[tuple[int, str], ...]
    at: Position
    unread: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        """The name under which clauses are cited: operator and version."""
        return f"{self.operator}-{self.since}"

    @property
    def parameters(self) -> tuple[Attribute | Input, ...]:
        """All that a call is given: attributes and inputs."""
        return (*self.attributes, *self.inputs)

    @property
    def values(self) -> tuple[Input | Output, ...]:
        """All tensors of a call: inputs and outputs."""
        return (*self.inputs, *self.outputs)

    def attribute(self, name: str) -> Attribute:
        """The attribute of a name, as the specification calls it."""
        return next(each for each in self.attributes if each.name == name)

    def clause_id(self, clause: Clause) -> str:
        return f"{self.name}.{clause.id}"

    def members(self, type_: TypeReference) -> tuple[str, ...]:
        """The element types that a type reference allows."""
        if type_.element:
            return (type_.element,)
        return next(v.members for v in self.types if v.name == type_.variable)

    @property
    def lifted(self) -> TypeVariable | None:
        """The type variable that stands for sequences and optional values as well, if one does."""
        return next((variable for variable in self.types if variable.containers), None)

    @property
    def holder(self) -> Input | None:
        """The input that may be a sequence or an optional value in place of a tensor."""
        lifted = self.lifted
        return next((v for v in self.inputs if lifted and v.type.variable == lifted.name), None)

    def containers(self, type_: TypeReference) -> tuple[str, ...]:
        """The types of sequences and optional values that stand for a type reference."""
        lifted = self.lifted
        return lifted.containers if lifted and lifted.name == type_.variable else ()

    @property
    def takes_nothing(self) -> bool:
        """Whether None is a value, an optional one that is missing, and not an input left out."""
        lifted = self.lifted
        return lifted is not None and any("optional(" in each for each in lifted.containers)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, weakref_slot=True)
class Operator:
    """All versions of an operator, oldest first, and the spec they come from.

    `source` is the text of that spec, which pages offer as it was written.
    """

    name: str
    domain: str
    versions: tuple[Version, ...]
    ledger: tuple[LedgerEntry, ...]
    path: str
    source: str = ""
    family_at: Position | None = None

    @property
    def newest(self) -> Version:
        return self.versions[-1]


@dataclass(frozen=True, slots=True)
class Domain:
    """A domain: its newest opset, and the independent source its facts are checked against."""

    name: str
    newest: int
    facts: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Package:
    """The generated package: its import name, and what its metadata say."""

    name: str
    version: str
    summary: str
    domains: tuple[Domain, ...]
    license: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tree:
    """All that a run of the tool knows: what every target is planned from."""

    package: Package
    element_types: tuple[ElementType, ...]
    operators: tuple[Operator, ...]

    def domain(self, name: str) -> Domain:
        return next(domain for domain in self.package.domains if domain.name == name)
