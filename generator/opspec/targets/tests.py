"""Tests of the generated package: cases as data, the oracle, and a few functions that ask.

A target. The cases come from `samples`, the oracle from `oracles`, the strategies of the
property-based tests from `strategies`; what a test does with them stands in the templates.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from opspec.catalogue import Catalogue
from opspec.emission.case_code import (
    call_code,
    example_arguments,
    malformed_calls,
    tensor_code,
)
from opspec.emission.case_selection import selected_valid, selected_violating
from opspec.emission.divergences import DivergenceView, divergences
from opspec.emission.naming import function_name, names_of, operator_module
from opspec.emission.oracles import Oracle, indented, oracle, tolerance
from opspec.emission.rendering import literal, render
from opspec.emission.strategies import Strategy, strategy
from opspec.engine.binding import bind
from opspec.engine.names import Names
from opspec.engine.outputs import outputs as output_types
from opspec.language.nests import copies
from opspec.language.resolved import (
    ElementType,
    Example,
    Operator,
    Tree,
    Value,
    Version,
)
from opspec.sampling.drawing import Plan
from opspec.sampling.forms import forms
from opspec.sampling.sample import places
from opspec.sampling.samples import Case, Cases, cases, usual_plan
from opspec.targets.package import FOLDER, header
from opspec.trace import test_path

#: So many cases of a version are printed for each known difference that names its cases.
_MOST_SHOWN = 3
_SHARED = ("testing", "models")


@dataclass(frozen=True, slots=True)
class CaseView:
    """A row of a table of cases: the name and the call, as code."""

    id: str
    call: str


@dataclass(frozen=True, slots=True)
class ExampleView:
    name: str
    versions: list[int]
    arguments: str
    attributes: str
    outputs: str
    violates: str | None


@dataclass(frozen=True, slots=True)
class OracleView:
    """One function of the oracle, or another name for one that says the same."""

    name: str
    parameters: str
    body: str
    definition: str
    same_as: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class VersionView:
    name: str
    since: int
    opsets: str
    copies: bool
    function: str
    base: str
    calls: str | None
    ulps: str | None
    counted: str | None
    holds: bool
    opened: int | None
    nothing: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ModuleView:
    """Everything that the template of a test module prints."""

    operator: str
    domain: str
    module: str
    oracle: str
    versions: tuple[VersionView, ...]
    valid: tuple[CaseView, ...]
    violating: tuple[CaseView, ...]
    partial: tuple[CaseView, ...]
    malformed: tuple[CaseView, ...]
    examples: tuple[ExampleView, ...]
    ledger: tuple[DivergenceView, ...]
    strategies: tuple[tuple[str, Strategy], ...]
    wrapping: tuple[tuple[str, tuple[str, ...], int], ...]
    integers: tuple[tuple[str, tuple[str, ...]], ...]
    drawn: tuple[str, ...]
    compared: bool
    joins: bool
    ulps: bool


class EmittedTests:
    """The tests of each operator, and what they share."""

    def shared(self, catalogue: Catalogue) -> dict[str, str]:
        package = catalogue.package.name
        folder = f"{FOLDER}/tests"
        files = {
            f"{folder}/{package}_{name}.py": render(
                f"tests/{name}.py.jinja", header=header("spec/"), package=package
            )
            for name in _SHARED
        }
        files[f"{folder}/conftest.py"] = render(
            "tests/conftest.py.jinja", header=header("spec/"), package=package
        )
        return files

    def operator(self, tree: Tree, operator: Operator) -> dict[str, str]:
        path = test_path(operator)
        folder, _, _ = path.rpartition("/")
        common = {"header": header(operator.path), "package": tree.package.name}
        element_types = {each.name: each for each in tree.element_types}
        oracles = _oracles(operator, element_types)
        allowed = {
            _ulps_name(version): found
            for version in operator.versions
            if (found := tolerance(version, element_types)) is not None
        }
        every = [*oracles, *allowed.values()]
        uses_functions = any(each.uses_functions for each in every)
        view = module_view(tree, operator)
        files = {
            path: render("tests/operator.py.jinja", module=view, **common),
            f"{folder}/{view.oracle}.py": render(
                "tests/oracle.py.jinja",
                operator=operator.name,
                oracles=[*_oracle_views(operator, oracles), *_shared_views(allowed)],
                uses_functions=uses_functions,
                uses_math=any(each.uses_math for each in every),
                **common,
            ),
        }
        if uses_functions:
            # The same for every operator whose oracle needs it, and there for no other.
            files[f"{FOLDER}/tests/{tree.package.name}_functions.py"] = render(
                "package/runtime/_functions.py.jinja", header=header("spec/")
            )
        return files


def module_view(tree: Tree, operator: Operator) -> ModuleView:
    """Turn an operator into what its test module prints."""
    types = [each.name for each in tree.element_types]
    found = {version.since: cases(version, types) for version in operator.versions}
    ledger = tuple(divergences(operator, found))
    kept = {name for entry in ledger for name in _shown_by(entry, found)}
    strategies: dict[Strategy, str] = {}
    versions = tuple(
        _version_view(tree, version, found[version.since], strategies)
        for version in operator.versions
    )
    return ModuleView(
        operator=operator.name,
        domain=operator.domain,
        module=operator_module(tree.package.name, operator.domain, operator.name),
        oracle=f"oracle_{function_name(operator.name).rstrip('_')}",
        versions=versions,
        valid=tuple(
            CaseView(case.id, call_code(v, whole(tree, v, case)))
            for v in operator.versions
            for case in selected_valid(operator, v, found[v.since], kept)
        ),
        violating=tuple(
            CaseView(case.id, call_code(version, whole(tree, version, case)))
            for version in operator.versions
            for clause in version.clauses
            for case in selected_violating(operator, version, clause, found[version.since], kept)
        ),
        partial=tuple(
            CaseView(case.id, call_code(version, whole(tree, version, case)))
            for version in operator.versions
            for case in _partial(version, found[version.since])
        ),
        malformed=tuple(
            CaseView(*row)
            for version in operator.versions
            for row in malformed_calls(version, found[version.since].usual)
        ),
        examples=tuple(_examples(operator)),
        ledger=ledger,
        strategies=tuple((name, each) for each, name in strategies.items()),
        wrapping=tuple(_wrapping(operator)),
        integers=tuple(_integers(operator, found)),
        compared=tree.domain(operator.domain).facts is not None,
        drawn=tuple(v.name for v in operator.versions if _drawn(v)),
        ulps=any(version.ulps for version in versions),
        joins=all(version.family == "join" and _drawn(version) for version in operator.versions),
    )


def _drawn(version: Version) -> Strategy | None:
    """How calls are drawn at random, unless its conditions leave hardly any of those."""
    return strategy(version) if usual_plan(version) == Plan() else None


def _version_view(
    tree: Tree, version: Version, found: Cases, strategies: dict[Strategy, str]
) -> VersionView:
    drawn, holder = _drawn(version), version.holder
    types = f"schema({literal(version.operator)}, {version.since}, {literal(version.domain)}).types"
    domain = tree.domain(version.domain)
    element_types = {each.name: each for each in tree.element_types}
    last = (version.until or domain.newest + 1) - 1
    return VersionView(
        name=version.name,
        since=version.since,
        copies=copies(version),
        opsets=f"range({version.since}, {max(version.since, last) + 1})",
        function=f"{function_name(version.operator).rstrip('_')}_{version.since}",
        base=call_code(version, whole(tree, version, found.usual)),
        calls=f"{strategies.setdefault(drawn, f'calls_{version.since}')}({types})"
        if drawn
        else None,
        ulps=_ulps_name(version) if tolerance(version, element_types) else None,
        counted=names_of(version)["n_outputs"] if _is_variadic(version) else None,
        holds=holder is not None,
        opened=version.inputs.index(holder) if holder else None,
        nothing=version.takes_nothing,
    )


def _shown_by(entry: DivergenceView, found: Mapping[int, Cases]) -> Iterator[str]:
    """The cases that show a known difference: all of a clause, or a few of those it picks."""
    if entry.entry.clause and not entry.picks:
        for since in entry.versions:
            violating = found[since].violating.get(entry.entry.clause, ())
            yield from (case.id for case in violating)
    seen: dict[str, int] = {}
    for name in entry.cases:
        version = "-".join(re.split(r"[-.]", name)[:2])
        seen[version] = seen.get(version, 0) + 1
        if seen[version] <= _MOST_SHOWN:
            yield name


def _is_variadic(version: Version) -> bool:
    """Whether a call says how many outputs it wants."""
    return any(output.variadic for output in version.outputs)


def _ulps_name(version: Version) -> str:
    return f"ulps_of_{function_name(version.operator).rstrip('_')}_{version.since}"


def whole(tree: Tree, version: Version, case: Case) -> Case:
    """The case with the element types of outputs that an attribute chooses by their number."""
    if all(output.elem_type for output in case.outputs):
        return case
    element_types = {each.name: each for each in tree.element_types}
    names = Names(version, case.inputs, case.attributes, case.asked)
    return replace(case, outputs=output_types(names, element_types))


# Rows of tables


def _partial(version: Version, found: Cases) -> Iterator[Case]:
    """Valid calls of which less is known, and what still follows: one for each count of tensors."""
    chosen: dict[int, Case] = {}
    for case in (found.usual, *(case for case in found.valid if case.clause is None)):
        chosen.setdefault(len(places(case.sample)), case)
    for case in chosen.values():
        for form, sample in forms(version, case.sample):
            if sample != case.sample:
                outputs = bind(version, sample.inputs, sample.attributes, sample.outputs).outputs
                label = f"{case.label}-{form}"
                yield replace(case, label=label, inputs=sample.inputs, outputs=outputs)


def _examples(operator: Operator) -> Iterator[ExampleView]:
    seen: dict[str, tuple[Version, Example, list[int]]] = {}
    for version in operator.versions:
        for example in version.examples:
            entry = seen.setdefault(example.name, (version, example, []))
            entry[2].append(version.since)
    for name, (version, example, versions) in seen.items():
        yield ExampleView(
            name=name,
            versions=versions,
            arguments=example_arguments(version, example),
            attributes=literal(_arguments(version, example)),
            outputs=", ".join(map(tensor_code, example.outputs)),
            violates=example.violates,
        )


def _arguments(version: Version, example: Example) -> dict[str, object]:
    """The arguments by keyword: attributes, and how many outputs are asked for."""
    names = names_of(version)
    found = {names[name]: _listed(value) for name, value in example.attributes.items()}
    if example.outputs and _is_variadic(version):
        found[names["n_outputs"]] = len(example.outputs)
    return found


def _listed(value: Value) -> object:
    return list(value) if isinstance(value, tuple) else value


def _integers(
    operator: Operator, found: Mapping[int, Cases]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The integers that usual calls give as attributes: in which versions."""
    versions: dict[str, list[str]] = {}
    for version in operator.versions:
        names = names_of(version)
        for name in found[version.since].usual.attributes:
            if version.attribute(name).kind == "int":
                versions.setdefault(names[name], []).append(version.name)
    return ((name, tuple(each)) for name, each in sorted(versions.items()))


def _wrapping(operator: Operator) -> Iterator[tuple[str, tuple[str, ...], int]]:
    """Attributes of which a negative value counts from the back of an input: in which versions."""
    found: dict[tuple[str, int], list[str]] = {}
    for version in operator.versions:
        names = names_of(version)
        inputs = [value.name for value in version.inputs]
        for attribute in version.attributes:
            axes = attribute.axes if _drawn(version) else None
            if axes and axes.range.wraps and axes.of in inputs and attribute.kind == "int":
                key = (names[attribute.name], inputs.index(axes.of))
                found.setdefault(key, []).append(version.name)
    for (name, place), versions in found.items():
        yield name, tuple(versions), place


# Oracles


def _oracles(operator: Operator, element_types: Mapping[str, ElementType]) -> list[Oracle]:
    return [oracle(version, element_types) for version in operator.versions]


def _oracle_views(operator: Operator, oracles: Sequence[Oracle]) -> list[OracleView]:
    """One function for each version; a version that says the same as one before only names it."""
    name = function_name(operator.name).rstrip("_")
    return _shared_views(
        {
            f"{name}_{version.since}": each
            for version, each in zip(operator.versions, oracles, strict=True)
        }
    )


def _shared_views(functions: Mapping[str, Oracle]) -> list[OracleView]:
    seen: dict[Oracle, str] = {}
    return [
        OracleView(
            name=own,
            parameters=each.parameters,
            body=indented(each.body),
            definition=each.definition,
            same_as=None if (first := seen.setdefault(each, own)) == own else first,
        )
        for own, each in functions.items()
    ]
