"""From a state to a `Version`: expressions, shapes, types and values are read here.

Place in the pipeline: the second half of `resolve`, which decides what holds at a version; this
module turns that, declaration by declaration, into the typed records of `resolved`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from opspec.diagnostics import Findings, Position, quote, suggest
from opspec.language.changes import State
from opspec.language.expressions import (
    Definition,
    Expression,
    normal,
    parse_definition,
    parse_expression,
)
from opspec.language.patterns import Shape, parse_shape
from opspec.language.resolved import (
    Attribute,
    AttributeKind,
    Axes,
    Clause,
    Container,
    Input,
    Let,
    Output,
    Range,
    Scalar,
    Tolerance,
    TypeReference,
    TypeVariable,
    Value,
    Variadic,
    Version,
)
from opspec.language.rules import KINDS
from opspec.language.typesets import TypeSets
from opspec.reading.model import ClauseDeclaration, Declaration, Field, OperatorFile, VersionBlock
from opspec.reading.model import Tolerance as RawTolerance

_TYPE = re.compile(r"(?:(seq|optional)\((.+)\)|(.+))", re.DOTALL)
_TENSOR = re.compile(r"tensor\((\w+)\)")
_RANGE = re.compile(r"\s*(?:0|(-)\s*(\w+))\s*<=\s*(\w+)\s*(<=?)\s*(\w+)\s*")
_PYTHON_TYPES: Mapping[str, tuple[type, ...]] = {
    "int": (int,),
    "float": (int, float),
    "string": (str,),
}
_RULE = re.compile(r"\s*(\w+)\.(\w+)\s*")


def build_version(
    file: OperatorFile,
    state: State,
    block: VersionBlock,
    following: int | None,
    notes: Sequence[tuple[int, str]],
    sets: TypeSets,
    findings: Findings,
) -> Version:
    """Read all that holds at one version; what cannot be read is left out and noted in `unread`."""
    reader = _Reader(state, sets, findings)
    definition = state.texts["definition"]
    return Version(
        operator=file.operator,
        domain=file.domain,
        since=block.since,
        until=following,
        summary=_text(state.texts["summary"]),
        description=_text(state.texts["description"]),
        family=file.family.text if file.family else None,
        inputs=tuple(reader.input(d) for d in reader.typed(state.inputs)),
        outputs=tuple(reader.output(d) for d in reader.typed(state.outputs)),
        attributes=tuple(reader.attribute(d) for d in reader.typed(state.attributes)),
        types=tuple(
            TypeVariable(
                name,
                tuple(member for member in members if "(" not in member),
                *state.type_notes[name],
                tuple(member for member in members if "(" in member),
            )
            for name, members in state.types.items()
        ),
        lets=tuple(reader.lets()),
        clauses=tuple(
            clause for d in state.clauses.values() if (clause := reader.clause(d)) is not None
        ),
        definition=reader.definition(definition),
        tolerances=tuple(reader.tolerances(file.tolerance)),
        examples=(),
        notes=tuple(notes),
        at=block.at,
        unread=frozenset(reader.unread | state.faults),
    )


class _Reader:
    """Reads the declarations of one state."""

    def __init__(self, state: State, sets: TypeSets, findings: Findings) -> None:
        self.state = state
        self.sets = sets
        self.findings = findings
        self.functions = frozenset(let.name for let in state.lets.values() if let.parameters)
        #: Kinds of parts that could not be read.
        self.unread: set[str] = set()

    def typed(self, declarations: Mapping[str, Declaration]) -> Iterator[Declaration]:
        """The declarations that say what type they have."""
        for declaration in declarations.values():
            if "type" in declaration.fields:
                yield declaration
            else:
                self.unread.add("declaration")

    def definition(self, field: Field | None) -> Definition | None:
        if field is None:
            return None
        read = parse_definition(field, self.findings, self.functions)
        if read is None:
            self.unread.add("definition")
        return read

    def tolerances(self, declared: RawTolerance | None) -> Iterator[Tolerance]:
        """The tolerance of each type that has one; that of all types stands for itself."""
        for word, body in declared.ulps if declared else ():
            ulps = self.expression(body, "tolerance")
            if ulps is not None and declared is not None:
                types = self.sets.members([word], self.findings) if word else None
                reason = declared.reason.text if declared.reason else ""
                yield Tolerance(types, ulps, reason, word.at if word else body.at)

    def input(self, declaration: Declaration) -> Input:
        fields = declaration.fields
        return Input(
            name=declaration.name,
            onnx_name=_text(fields.get("onnx_name")) or declaration.name,
            type=self.type(fields["type"]),
            shape=self.shape(fields.get("shape"), output=False),
            variadic=self.variadic(declaration),
            optional=_flag(fields.get("optional")),
            ignored=_flag(fields.get("ignored")),
            otherwise=self.expression(fields.get("otherwise")),
            axes=self.axes(declaration, "axis_of"),
            index_of=self.axes(declaration, "index_of"),
            index=_text(fields.get("index")) or None,
            description=_text(fields.get("description")),
            at=declaration.at,
        )

    def output(self, declaration: Declaration) -> Output:
        fields = declaration.fields
        return Output(
            name=declaration.name,
            onnx_name=_text(fields.get("onnx_name")) or declaration.name,
            type=self.type(fields["type"]),
            shape=self.shape(fields.get("shape"), output=True),
            variadic=self.variadic(declaration),
            optional=_flag(fields.get("optional")),
            description=_text(fields.get("description")),
            at=declaration.at,
        )

    def attribute(self, declaration: Declaration) -> Attribute:
        fields = declaration.fields
        kind = fields["type"].text
        return Attribute(
            name=declaration.name,
            kind=cast(AttributeKind, kind),
            required=_flag(fields.get("required")),
            default=self.default(fields.get("default"), kind),
            otherwise=self.expression(fields.get("otherwise")),
            values=self.values(fields.get("values"), kind),
            axes=self.axes(declaration, "axis_of"),
            element_type=_text(fields.get("element_type")) or None,
            onnx_name=_text(fields.get("onnx_name")) or declaration.name,
            ignored=_flag(fields.get("ignored")),
            description=_text(fields.get("description")),
            at=declaration.at,
        )

    def default(self, field: Field | None, kind: str) -> Value | None:
        """A default of the right kind: `1` is as good a float as `1.0`."""
        if field is None:
            return None
        many = isinstance(field.value, tuple)
        if many != kind.endswith("s"):
            wanted = "a list" if kind.endswith("s") else "one value"
            self.fault(field.at, "K03", f"the default of an attribute of type {kind} is {wanted}")
            return None
        values = self.scalars(field.items if many else (field,), kind, "the default")
        if values is None:
            return None
        return values if many else values[0]

    def values(self, field: Field | None, kind: str) -> tuple[Scalar, ...] | None:
        return None if field is None else self.scalars(field.items, kind, "a value")

    def scalars(self, fields: Sequence[Field], kind: str, what: str) -> tuple[Scalar, ...] | None:
        """Numbers or texts as an attribute of a kind holds them."""
        wanted = _PYTHON_TYPES.get(kind.removesuffix("s"), (object,))
        for field in fields:
            value = field.value
            shown = quote(value) if isinstance(value, str) else str(value)
            if not isinstance(value, wanted) or isinstance(value, bool):
                message = f"{what} of an attribute of type {kind} cannot be {shown}"
                self.fault(field.at, "K03", message)
                return None
            if isinstance(value, int) and not -(2**63) <= value < 2**63:
                self.fault(field.at, "K05", f"{what} {shown} does not fit in an int64")
                return None
        values = tuple(cast(Scalar, field.value) for field in fields)
        return tuple(map(float, values)) if kind.startswith("float") else values

    def fault(self, at: Position, code: str, message: str) -> None:
        """Report that a part of a declaration cannot be read."""
        self.findings.add(at, code, message)
        self.unread.add("declaration")

    def type(self, field: Field) -> TypeReference:
        """Read `T`, `tensor(int64)`, `seq(T)` or `optional(T)`."""
        match = _TYPE.fullmatch(field.text.strip())
        assert match is not None
        container, inner = match[1] or "tensor", (match[2] or match[3]).strip()
        tensor = _TENSOR.fullmatch(inner)
        element = tensor[1] if tensor else None
        if element is not None and not self.sets.knows(element):
            hint = self.sets.suggest(element)
            self.fault(field.at, "T01", f"{quote(element)} is not an element type{hint}")
        if element is None and inner not in self.state.types:
            hint = suggest(inner, self.state.types)
            if not hint and self.sets.knows(inner):
                hint = f"; one fixed type is written tensor({inner})"
            self.fault(
                field.at, "T04", f"{quote(inner)} is not a type variable of this operator{hint}"
            )
            element = "float"
        return TypeReference(
            cast(Container, container),
            None if element else inner,
            element,
        )

    def variadic(self, declaration: Declaration) -> Variadic | None:
        """The index and least number of a variadic, or the index of a sequence."""
        field = declaration.fields.get("variadic")
        if field is not None:
            words = cast(Mapping[str, Field], field.value)
            if "index" not in words:
                self.unread.add("declaration")
                return None
            least = words.get("min")
            return Variadic(words["index"].text, cast(int, least.value) if least else 1)
        return None

    def shape(self, field: Field | None, *, output: bool) -> Shape | None:
        if field is None:
            return None
        read = parse_shape(field, self.findings, output=output, functions=self.functions)
        if read is None:
            self.unread.add("shape")
        return read

    def expression(self, field: Field | None, kind: str = "expression") -> Expression | None:
        if field is None:
            return None
        read = parse_expression(field, self.findings, self.functions)
        if read is None:
            self.unread.add(kind)
        return read

    def axes(self, declaration: Declaration, key: str) -> Axes | None:
        """What a parameter counts, from `axis_of` or `index_of` and `range`."""
        fields = declaration.fields
        of = fields.get(key)
        source = fields.get("range")
        if of is None:
            for word in ("range", "rank"):
                if word in fields and not {"axis_of", "index_of"} & set(fields):
                    message = f"{word!r} goes with 'axis_of' or 'index_of'"
                    self.fault(fields[word].at, "K10", message)
            return None
        if source is None:
            message = f"{declaration.name!r} has {key!r}, so it needs a 'range' as well"
            self.fault(of.at, "K02", message)
            return None
        range_ = self.range(source, declaration.name, "r" if key == "axis_of" else of.text)
        return Axes(of.text, self.expression(fields.get("rank")), range_, of.at)

    def range(self, field: Field, name: str, bound: str) -> Range:
        match = _RANGE.fullmatch(field.text)
        fits = match and match[3] == name and match[5] == bound and match[2] in (None, bound)
        if not match or not fits:
            self.fault(
                field.at,
                "E07",
                f"{quote(normal(field.text))} is not a range of {name}: write "
                f"0 <= {name} < {bound} or -{bound} <= {name} < {bound} (or <= {bound} at the "
                "upper end)",
            )
            return Range(name, False, bound, False, field.at)
        return Range(name, bool(match[1]), bound, match[4] == "<=", field.at)

    def lets(self) -> list[Let]:
        read = []
        for let in self.state.lets.values():
            value = self.expression(let.body, "let")
            if value is not None:
                read.append(Let(let.name, let.parameters, value, let.at))
        return read

    def clause(self, declaration: ClauseDeclaration) -> Clause | None:
        says = declaration.says.text if declaration.says else None
        match = _RULE.fullmatch(declaration.text)
        if match:
            if match[2] not in KINDS:
                hint = suggest(match[2], KINDS)
                self.findings.add(
                    declaration.body.at,
                    "C01",
                    f"{quote(match[2])} is not a derived rule{hint}; known are {', '.join(KINDS)}",
                )
                self.unread.add("clause")
                return None
            subject, rule = match[1], match[2]
            at, body = declaration.at, declaration.body.at
            return Clause(declaration.id, subject, rule, None, says, at, body)
        value = self.expression(declaration.body, "clause")
        if value is None:
            return None
        at, body = declaration.at, declaration.body.at
        return Clause(declaration.id, None, None, value, says, at, body)


def _text(field: Field | None) -> str:
    return field.text.strip() if field and field.value is not None else ""


def _flag(field: Field | None) -> bool:
    return bool(field and field.value)
