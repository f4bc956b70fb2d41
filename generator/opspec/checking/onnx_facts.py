"""Names, types, attributes and versions against `onnx.defs`, the registry of ONNX itself.

Place in the pipeline: beside `checks`, on a whole tree. Each version is written down as facts, a
name and a text each, once from the spec and once from the schema; what differs is a finding unless
the ledger of the spec lists it, and so is an entry of the ledger that lists no difference. This is
the only module that imports `onnx`, and it does so when it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from opspec.diagnostics import Findings, Position, quote, suggest
from opspec.language.resolved import (
    Attribute,
    Domain,
    Input,
    LedgerEntry,
    Operator,
    Output,
    Tree,
    TypeVariable,
    Version,
)

if TYPE_CHECKING:
    from onnx.defs import OpSchema

SOURCE = "onnx.defs"
#: The fact that a version is there at all.
PRESENCE = "version"
#: What onnx calls the domain that is written ai.onnx everywhere else.
_DEFAULT_DOMAIN = "ai.onnx"

Facts = dict[str, str]
Schemas = Mapping[str, Mapping[int, "OpSchema"]]


class MissingSource(ImportError):
    """The package with the facts is not installed."""


def check_facts(tree: Tree, findings: Findings) -> None:
    """Compare all domains whose facts are in `onnx.defs`.

    Raises
    ------
    MissingSource
        If there are such domains and the package `onnx` is not installed.
    """
    for domain in tree.package.domains:
        operators = [each for each in tree.operators if each.domain == domain.name]
        if domain.facts == SOURCE and operators:
            schemas = schemas_of(domain.name)
            for operator in operators:
                _check_operator(domain, operator, schemas, findings)


def schemas_of(domain: str) -> Schemas:
    """All schemas of a domain by operator and version."""
    try:
        from onnx import defs
    except ImportError as error:
        message = f"the facts of {domain} are checked against onnx: {error}"
        raise MissingSource(message, name="onnx") from None
    wanted = "" if domain == _DEFAULT_DOMAIN else domain
    found: dict[str, dict[int, OpSchema]] = {}
    for schema in defs.get_all_schemas_with_history():
        if schema.domain == wanted:
            found.setdefault(schema.name, {})[schema.since_version] = schema
    return found


@dataclass(slots=True)
class _Difference:
    """A fact on which spec and schema differ, with the versions in which they do."""

    fact: str
    ours: str
    theirs: str
    at: Position
    versions: list[int] = field(default_factory=list)


def _check_operator(
    domain: Domain, operator: Operator, schemas: Schemas, findings: Findings
) -> None:
    ledger = _Ledger(operator)
    theirs = schemas.get(operator.name)
    if theirs is None:
        hint = suggest(operator.name, sorted(schemas))
        message = f"{SOURCE} has no operator {quote(operator.name)} in {domain.name}{hint}"
        findings.add(operator.versions[0].at, "F01", message)
        return
    differences: dict[tuple[str, str, str], _Difference] = {}
    for version in operator.versions:
        schema = theirs.get(version.since)
        if schema is None:
            if not ledger.takes(PRESENCE, version.since):
                message = f"{SOURCE} has no version {version.since} of {operator.name}"
                findings.add(version.at, "F01", message)
            continue
        for fact, (ours, other) in _compared(version, schema).items():
            ledger.seen.add(fact)
            if ours != other and not ledger.takes(fact, version.since):
                found = _Difference(fact, *_shortened(fact, ours, other), _place(version, fact))
                key = (fact, found.ours, found.theirs)
                differences.setdefault(key, found).versions.append(version.since)
    _report_absent(domain, operator, theirs, ledger, findings)
    for difference in differences.values():
        findings.add(difference.at, "F03", _message(operator, difference))
    ledger.report(findings)


def _shortened(fact: str, ours: str, theirs: str) -> tuple[str, str]:
    """Of two long lists of types what only one of them has."""
    if not fact.endswith(" members"):
        return ours, theirs
    one, other = (words.strip("[]").split(", ") for words in (ours, theirs))
    only = [[word for word in a if word not in b] for a, b in ((one, other), (other, one))]
    ours, theirs = (f"with {', '.join(words)}" if words else "without" for words in only)
    return ours, theirs


def _report_absent(
    domain: Domain,
    operator: Operator,
    theirs: Iterable[int],
    ledger: _Ledger,
    findings: Findings,
) -> None:
    ours = {version.since for version in operator.versions}
    absent = [
        since
        for since in sorted(theirs)
        if since not in ours and since <= domain.newest and not ledger.takes(PRESENCE, since)
    ]
    if absent:
        which = f"{_versions(absent)} of {operator.name}"
        message = f"{SOURCE} has {which}, which the spec does not have"
        findings.add(operator.newest.at, "F02", message)


def _message(operator: Operator, difference: _Difference) -> str:
    versions = ", ".join(map(str, difference.versions))
    return (
        f"{operator.name}, {_versions(difference.versions)}: {difference.fact} is "
        f"{difference.ours} here and {difference.theirs} in {SOURCE}; if that is meant, list "
        f"{{against: {SOURCE}, fact: {difference.fact}, versions: [{versions}]}} with its reason"
    )


def _versions(numbers: list[int]) -> str:
    *head, last = map(str, numbers)
    return f"versions {', '.join(head)} and {last}" if head else f"version {last}"


class _Ledger:
    """The entries about `onnx.defs`, and which of them have been needed."""

    def __init__(self, operator: Operator) -> None:
        self._operator = operator
        self._entries = [entry for entry in operator.ledger if entry.against == SOURCE]
        self._needed: dict[int, set[int]] = {}
        self.seen: set[str] = {PRESENCE}

    def takes(self, fact: str, since: int) -> bool:
        """Whether an entry lists this difference."""
        listed = False
        for number, entry in enumerate(self._entries):
            if entry.fact == fact and (not entry.versions or since in entry.versions):
                self._needed.setdefault(number, set()).add(since)
                listed = True
        return listed

    def report(self, findings: Findings) -> None:
        """Report entries that list what is not so."""
        for number, entry in enumerate(self._entries):
            needed = self._needed.get(number, set())
            idle = [since for since in entry.versions if since not in needed]
            if entry.fact is None:
                findings.add(
                    entry.at, "F04", f"an entry against {SOURCE} says which 'fact' differs"
                )
            elif idle or not needed:
                findings.add(entry.at, "F04", self._idle(entry, idle))

    def _idle(self, entry: LedgerEntry, idle: list[int]) -> str:
        fact = entry.fact or ""
        where = f" in {_versions(idle)}" if idle else ""
        if fact not in self.seen:
            hint = suggest(fact, sorted(self.seen))
            return f"there is no fact {quote(fact)} of {self._operator.name}{where}{hint}"
        return f"the ledger lists {quote(fact)}, but spec and {SOURCE} agree{where}"


# --- facts ------------------------------------------------------------------------------------


def _compared(version: Version, schema: OpSchema) -> dict[str, tuple[str, str]]:
    """Each fact as the spec says it and as the schema does; what only one has is absent there."""
    ours, theirs = _spec_facts(version, schema), _schema_facts(schema)
    return {
        fact: (ours.get(fact, "absent"), theirs.get(fact, "absent"))
        for fact in (*ours, *(fact for fact in theirs if fact not in ours))
        if not _follows(fact, ours, theirs)
    }


def _follows(fact: str, ours: Facts, theirs: Facts) -> bool:
    """Whether a fact is about something that one side does not have at all.

    That it is not there is a fact of its own: of an attribute or a type by name, of an input or
    output the list of their names.
    """
    kind, _, rest = fact.partition(" ")
    whole = f"{kind} {rest.partition(' ')[0]}"
    one_sided = (whole in ours) != (whole in theirs)
    return one_sided and (fact != whole or kind in ("input", "output"))


def _spec_facts(version: Version, schema: OpSchema) -> Facts:
    facts: Facts = {}
    for kind, values in (("input", version.inputs), ("output", version.outputs)):
        facts[f"{kind}s"] = _listed(value.onnx_name for value in values)
        for value in values:
            name = f"{kind} {value.onnx_name}"
            facts[name] = "present"
            facts[f"{name} option"] = _option(value)
            facts[f"{name} least"] = str(value.variadic.min) if value.variadic else "1"
            facts[f"{name} type"] = str(value.type)
            members = list(_types(version, value))
            if not all(member.startswith("tensor(") for member in members):
                facts[f"{name} members"] = _listed(sorted(members))
            if value.type.container != "tensor":
                # ONNX names the sequences themselves; the spec names what is in them.
                facts[f"{name} type"] = _parameter(schema, kind, value.onnx_name)
    for variable in _of_tensors(version):
        facts[f"type {variable.name}"] = "present"
        facts[f"type {variable.name} members"] = _listed(
            sorted(f"tensor({member})" for member in variable.members)
        )
    for attribute in version.attributes:
        name = f"attribute {attribute.onnx_name}"
        facts[name] = "present"
        facts[f"{name} type"] = attribute.kind
        facts[f"{name} required"] = "yes" if attribute.required else "no"
        facts[f"{name} default"] = _default(attribute)
    return facts


def _of_tensors(version: Version) -> Iterator[TypeVariable]:
    """The variables that ONNX has too: one of sequences alone goes by another name there."""
    for variable in version.types:
        users = [value.type for value in version.values if value.type.variable == variable.name]
        if variable.containers:
            continue  # what they are is told of the inputs and outputs
        if not users or any(type_.container == "tensor" for type_ in users):
            yield variable


def _schema_facts(schema: OpSchema) -> Facts:
    facts: Facts = {}
    for kind, values in (("input", schema.inputs), ("output", schema.outputs)):
        facts[f"{kind}s"] = _listed(value.name for value in values)
        for value in values:
            name = f"{kind} {value.name}"
            facts[name] = "present"
            option = word(value.option)
            facts[f"{name} option"] = option
            facts[f"{name} least"] = str(value.min_arity) if option == "variadic" else "1"
            facts[f"{name} type"] = value.type_str
            if not all(member.startswith("tensor(") for member in value.types):
                facts[f"{name} members"] = _listed(sorted(value.types))
    for constraint in schema.type_constraints:
        members = constraint.allowed_type_strs
        if all(member.startswith("tensor(") for member in members):
            facts[f"type {constraint.type_param_str}"] = "present"
            facts[f"type {constraint.type_param_str} members"] = _listed(sorted(members))
    for attribute in schema.attributes.values():
        name = f"attribute {attribute.name}"
        facts[name] = "present"
        facts[f"{name} type"] = word(attribute.type)
        facts[f"{name} required"] = "yes" if attribute.required else "no"
        facts[f"{name} default"] = _schema_default(attribute)
    return facts


def word(member: object) -> str:
    """The name of a member of one of onnx's enumerations: `AttrType.INT` as `int`."""
    return str(member).rpartition(".")[2].lower()


def _parameter(schema: OpSchema, kind: str, name: str) -> str:
    values = schema.inputs if kind == "input" else schema.outputs
    return next((value.type_str for value in values if value.name == name), "absent")


def _option(value: Input | Output) -> str:
    if value.variadic:
        return "variadic"
    return "optional" if value.optional else "single"


def _types(version: Version, value: Input | Output) -> Iterator[str]:
    for member in version.members(value.type):
        inner = f"tensor({member})"
        container = value.type.container
        yield inner if container == "tensor" else f"{container}({inner})"
    for variable in version.types:
        if variable.name == value.type.variable:
            yield from variable.containers


def _listed(words: Iterable[str]) -> str:
    return f"[{', '.join(words)}]"


def _default(attribute: Attribute) -> str:
    if attribute.default is None:
        return "none"
    single = attribute.kind.startswith("float")
    values = attribute.default if isinstance(attribute.default, tuple) else (attribute.default,)
    shown = [_value(value, single) for value in values]
    return _listed(shown) if isinstance(attribute.default, tuple) else shown[0]


def default_value(attribute: Any) -> object:
    """The default of an attribute of a schema, None where it has none; texts are text."""
    from onnx import helper

    if not attribute.default_value.type:
        return None
    value = helper.get_attribute_value(attribute.default_value)
    return list(map(_text, value)) if isinstance(value, list | tuple) else _text(value)


def _text(value: object) -> object:
    return value.decode(errors="replace") if isinstance(value, bytes) else value


def _schema_default(attribute: Any) -> str:
    value = default_value(attribute)
    if value is None:
        return "none"
    single = word(attribute.type).startswith("float")
    if isinstance(value, list):
        return _listed(_value(each, single) for each in value)
    return _value(value, single)


def _value(value: object, single: bool) -> str:
    """A default as text; floats are compared as ONNX holds them, in single precision."""
    if isinstance(value, str):
        return quote(value)
    if single and isinstance(value, int | float):
        return str(np.float32(value))
    return str(value)


def _place(version: Version, fact: str) -> Position:
    """Where the spec says what a fact is about; the version's block, if it does not."""
    kind, _, rest = fact.partition(" ")
    name = rest.partition(" ")[0]
    if kind in ("input", "output"):
        values = version.inputs if kind == "input" else version.outputs
        return next((value.at for value in values if value.onnx_name == name), version.at)
    if kind == "attribute":
        named = (a.at for a in version.attributes if name in (a.name, a.onnx_name))
        return next(named, version.at)
    return next((each.at for each in version.types if each.name == name), version.at)
