"""One module for each operator: what users call, the validators behind it, and its schemas.

A target. The statements of a validator come from `lowering`; here they are put into functions,
with signatures and docstrings. Versions share a validator where its text is the same once their
type sets are parameters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from opspec.catalogue import Catalogue
from opspec.emission.naming import Names, domain_parts, function_name
from opspec.emission.rendering import literal, render
from opspec.language.nests import moved_inputs
from opspec.language.resolved import Input, Operator, Output, Tree, Version
from opspec.language.sentences import sentence
from opspec.modules.docstrings import Docstring, ElementTypes, docstring
from opspec.modules.elements import each_code
from opspec.modules.kernels import Body, Kernel, kernel_of
from opspec.modules.lowering import Lowered, lower
from opspec.modules.signatures import (
    run_signature,
    solver_arguments,
    solver_signature,
    type_signature,
    types_read,
)
from opspec.modules.statements import Statement
from opspec.targets.package import FOLDER, header


@dataclass(frozen=True, slots=True)
class Constant:
    """A name at the top of the module."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Record:
    """The outputs of an operator that has several, as arrays and as types."""

    name: str
    types_name: str
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ClauseView:
    id: str
    sentence: str


@dataclass(frozen=True, slots=True)
class SchemaView:
    inputs: str
    outputs: str
    attributes: str
    types: str
    clauses: tuple[ClauseView, ...]
    each: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Solver:
    """A validator, whichever versions it serves."""

    signature: str
    returns: str
    summary: str
    statements: tuple[Statement, ...]
    result: str


@dataclass(frozen=True, slots=True)
class NamedSolver:
    name: str
    text: Solver


@dataclass(frozen=True, slots=True)
class NamedDefinition:
    name: str
    text: Body


@dataclass(frozen=True, slots=True, kw_only=True)
class VersionView:
    """The public functions of one version."""

    name: str
    title: str
    since: int
    run_signature: str
    run_returns: str
    type_signature: str
    type_returns: str
    infer: str
    check: str
    solve: str
    record: str | None
    lone: bool
    many: bool
    definition: str | None
    lifted: str | None
    nothing: bool
    doc: Docstring
    kernel: Kernel
    schema: SchemaView


@dataclass(frozen=True, slots=True, kw_only=True)
class ModuleView:
    operator: str
    domain: str
    summary: str
    description: str
    constants: tuple[Constant, ...]
    records: tuple[Record, ...]
    versions: tuple[VersionView, ...]
    solvers: tuple[NamedSolver, ...]
    definitions: tuple[NamedDefinition, ...]


class OperatorModules:
    """The module of each operator."""

    def shared(self, catalogue: Catalogue) -> dict[str, str]:
        return {}

    def operator(self, tree: Tree, operator: Operator) -> dict[str, str]:
        folder = "/".join((FOLDER, tree.package.name, *domain_parts(operator.domain)))
        text = render(
            "operators/module.py.jinja",
            header=header(operator.path),
            package=tree.package.name,
            module=module_view(operator, {each.name: each for each in tree.element_types}),
        )
        return {f"{folder}/{function_name(operator.name)}.py": text}


def module_view(operator: Operator, element_types: ElementTypes) -> ModuleView:
    """Everything that the template of a module prints."""
    sets = _TypeSets()
    records = _records(operator)
    solvers: dict[Solver, str] = {}
    definitions: dict[Body, str] = {}
    constants: dict[tuple[str, str], None] = {}
    versions = []
    for version in operator.versions:
        members = sets.of(version)
        kernel = kernel_of(version, members, element_types)
        lowered = lower(version, kernel.settled)
        constants.update(dict.fromkeys(kernel.constants))
        solver = _solver(version, lowered, kernel, records)
        name = solvers.setdefault(solver, f"_solve_{version.since}")
        definition = None
        if kernel.definition is not None:
            definition = definitions.setdefault(kernel.definition, f"_definition_{version.since}")
        doc = docstring(version, _function(version), lowered.names, element_types)
        versions.append(
            _version_view(version, lowered, kernel, name, definition, members, doc, records)
        )
    return ModuleView(
        operator=operator.name,
        domain=operator.domain,
        summary=f"{operator.name}: {operator.newest.summary}",
        description=operator.newest.description,
        constants=(*sets.constants(), *(Constant(*each) for each in constants)),
        records=tuple(dict.fromkeys(records.values())),
        versions=tuple(versions),
        solvers=tuple(NamedSolver(name, text) for text, name in solvers.items()),
        definitions=tuple(NamedDefinition(name, text) for text, name in definitions.items()),
    )


class _TypeSets:
    """The type sets of all versions as constants, each built on the one before it."""

    def __init__(self) -> None:
        self._newest: dict[str, tuple[str, frozenset[str]]] = {}
        self._constants: dict[str, str] = {}

    def of(self, version: Version) -> list[str]:
        """The names of a version's type sets, in the order of its type variables."""
        return [
            self._name(
                variable.name,
                version.since,
                frozenset((*variable.members, *variable.containers)),
            )
            for variable in version.types
        ]

    def constants(self) -> list[Constant]:
        return [Constant(name, value) for name, value in self._constants.items()]

    def _name(self, variable: str, since: int, members: frozenset[str]) -> str:
        before, known = self._newest.get(variable, ("", frozenset[str]()))
        if before and members == known:
            return before
        name = f"_{variable}_{since}"
        value = literal(members)
        if before and known < members:
            value = f"{before} | {literal(set(members - known))}"
        self._newest[variable] = (name, members)
        self._constants[name] = value
        return name


def _function(version: Version) -> str:
    return f"{function_name(version.operator).rstrip('_')}_{version.since}"


def _version_view(
    version: Version,
    lowered: Lowered,
    kernel: Kernel,
    solver: str,
    definition: str | None,
    sets: list[str],
    doc: Docstring,
    records: Records,
) -> VersionView:
    names = lowered.names
    read = [types_read(value, names) for value in version.inputs]
    call = f"{solver}({solver_arguments(version, names, read, sets)})"
    taken = [f"{names[value.name]}_type" for value in version.inputs]
    record = records.get(_field_names(version))
    return VersionView(
        name=_function(version),
        title=version.name,
        since=version.since,
        run_signature=run_signature(version, names),
        run_returns=record.name if record else _many(version.outputs[0], _array(version)),
        type_signature=type_signature(version, names),
        type_returns=record.types_name if record else _many(version.outputs[0], _type(version)),
        infer=f"{call}[0]" if kernel.settled else call,
        check=call,
        solve=f"{solver}({solver_arguments(version, names, list(kernel.types) or taken, sets)})",
        record=record.name if record else None,
        lone=record is None and not version.outputs[0].variadic,
        many=record is None and version.outputs[0].variadic is not None,
        definition=definition,
        lifted=names[version.inputs[0].name] if version.lifted else None,
        nothing=version.takes_nothing,
        doc=doc,
        kernel=kernel,
        schema=_schema(version, names, sets),
    )


def _solver(version: Version, lowered: Lowered, kernel: Kernel, records: Records) -> Solver:
    record = records.get(_field_names(version))
    returns = record.types_name if record else _many(version.outputs[0], _type(version))
    result = ", ".join(lowered.results)
    result = f"{record.types_name}({result})" if record else result
    types = "types" if version.outputs[0].variadic else "type"
    told = "the types of the outputs" if record else f"the {types} of `{version.outputs[0].name}`"
    for name in kernel.settled:
        result += f", {lowered.names[name]}"
    if kernel.settled:
        told += f" and {_listed(kernel.settled)} in force"
        returns = f"tuple[{returns}{', Any' * len(kernel.settled)}]"
    return Solver(
        signature=solver_signature(version, lowered.names),
        returns=returns,
        summary=f"Check all that is known; return {told}.",
        statements=lowered.statements,
        result=result,
    )


Records = dict[tuple[str, ...], Record]


def _field_names(version: Version) -> tuple[str, ...]:
    names = Names()
    for method in ("count", "index"):
        names.reserve(f"tuple {method}", method)
    return tuple(names[output.name] for output in version.outputs)


def _records(operator: Operator) -> Records:
    """A pair of records for each way in which versions call their several outputs."""
    found: Records = {}
    for version in operator.versions:
        fields = _field_names(version)
        if len(fields) > 1 and fields not in found:
            suffix = str(version.since) if found else ""
            found[fields] = Record(
                f"{operator.name}Outputs{suffix}", f"{operator.name}Types{suffix}", fields
            )
    return found


def _schema(version: Version, names: Names, sets: list[str]) -> SchemaView:
    moved = moved_inputs(version)
    attributes = []
    for attribute in version.attributes:
        words = [attribute.onnx_name, attribute.kind, names[attribute.name]]
        options = ["required=True"] if attribute.required else []
        if attribute.default is not None:
            options.append(f"default={literal(attribute.default)}")
        attributes.append(f"Attribute({', '.join([*map(literal, words), *options])})")
    return SchemaView(
        inputs=_tuple(_parameter(value, value.name in moved) for value in version.inputs),
        outputs=_tuple(map(_parameter, version.outputs)),
        attributes=_tuple(attributes),
        types=", ".join(
            f"{literal(variable.name)}: {constant}"
            for variable, constant in zip(version.types, sets, strict=True)
        ),
        clauses=tuple(
            ClauseView(version.clause_id(clause), sentence(version, clause))
            for clause in version.clauses
        ),
        each=each_code(version, names),
    )


def _array(version: Version) -> str:
    """What a function makes of an array; of a sequence it makes a list."""
    return "Any" if version.lifted else "npt.NDArray[Any]"


def _type(version: Version) -> str:
    return "Any" if version.lifted else "TensorType"


def _many(output: Output, each: str) -> str:
    """What a function returns for an output: one, or a tuple of all members."""
    return f"tuple[{each}, ...]" if output.variadic else each


def _listed(names: Sequence[str]) -> str:
    return f"the `{names[0]}`" if len(names) == 1 else "the values"


def _parameter(value: Input | Output, moved: bool = False) -> str:
    words = [literal(value.onnx_name), literal(str(value.type))]
    if value.variadic:
        words += ['"variadic"', str(value.variadic.min)]
    elif value.optional:
        words.append('"optional"')
    if moved:
        words.append("moved=True")
    return f"Parameter({', '.join(words)})"


def _tuple(items: Iterable[str]) -> str:
    inner = "".join(f"{item}, " for item in items)
    return f"({inner.rstrip(' ')})"
