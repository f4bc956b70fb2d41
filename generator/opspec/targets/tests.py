"""Tests of the generated package: cases as data, the oracle, and a few functions that ask.

A target. The cases come from `samples`, the oracle from `oracles`, the strategies of the
property-based tests from `strategies`; what a test does with them stands in the templates.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from opspec.catalogue import Catalogue
from opspec.emission.case_code import (
    call_code,
    example_arguments,
    malformed_calls,
    tensor_code,
)
from opspec.emission.divergences import DivergenceView, divergences
from opspec.emission.naming import function_name, names_of, operator_module
from opspec.emission.oracles import Oracle, indented, oracle
from opspec.emission.rendering import literal, render
from opspec.emission.strategies import Strategy, strategy
from opspec.engine.binding import bind
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
    calls: str


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
        oracles = _oracles(operator, {each.name: each for each in tree.element_types})
        uses_functions = any(each.uses_functions for each in oracles)
        view = module_view(tree, operator)
        files = {
            path: render("tests/operator.py.jinja", module=view, **common),
            f"{folder}/{view.oracle}.py": render(
                "tests/oracle.py.jinja",
                operator=operator.name,
                oracles=_oracle_views(operator, oracles),
                uses_functions=uses_functions,
                uses_math=any(each.uses_math for each in oracles),
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
            CaseView(case.id, call_code(v, case))
            for v in operator.versions
            for case in found[v.since].valid
        ),
        violating=tuple(
            CaseView(case.id, call_code(version, case))
            for version in operator.versions
            for clause in version.clauses
            for case in found[version.since].violating[clause.id]
        ),
        partial=tuple(
            CaseView(case.id, call_code(version, case))
            for version in operator.versions
            for case in _partial(version, found[version.since])
        ),
        malformed=tuple(
            CaseView(*row)
            for version in operator.versions
            for row in malformed_calls(version, found[version.since].usual)
        ),
        examples=tuple(_examples(operator)),
        ledger=tuple(divergences(operator, found)),
        strategies=tuple((name, each) for each, name in strategies.items()),
        wrapping=tuple(_wrapping(operator)),
        integers=tuple(_integers(operator, found)),
        compared=tree.domain(operator.domain).facts is not None,
        drawn=tuple(v.name for v in operator.versions if _drawn(v)),
        joins=all(version.family == "join" for version in operator.versions),
    )


def _drawn(version: Version) -> Strategy | None:
    """How calls are drawn at random, unless its conditions leave hardly any of those."""
    return strategy(version) if usual_plan(version) == Plan() else None


def _version_view(
    tree: Tree, version: Version, found: Cases, strategies: dict[Strategy, str]
) -> VersionView:
    drawn = _drawn(version)
    types = f"schema({literal(version.operator)}, {version.since}, {literal(version.domain)}).types"
    domain = tree.domain(version.domain)
    last = (version.until or domain.newest + 1) - 1
    return VersionView(
        name=version.name,
        since=version.since,
        copies=copies(version),
        opsets=f"range({version.since}, {max(version.since, last) + 1})",
        function=f"{function_name(version.operator).rstrip('_')}_{version.since}",
        base=call_code(version, found.usual),
        calls=f"{strategies.setdefault(drawn, f'calls_{version.since}')}({types})"
        if drawn
        else "None",
    )


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
        names = names_of(version)
        yield ExampleView(
            name=name,
            versions=versions,
            arguments=example_arguments(version, example),
            attributes=literal({names[n]: _listed(v) for n, v in example.attributes.items()}),
            outputs=", ".join(map(tensor_code, example.outputs)),
            violates=example.violates,
        )


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
            axes = attribute.axes
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
    seen: dict[Oracle, str] = {}
    views = []
    for version, each in zip(operator.versions, oracles, strict=True):
        own = f"{name}_{version.since}"
        first = seen.setdefault(each, own)
        views.append(
            OracleView(
                name=own,
                parameters=each.parameters,
                body=indented(each.body),
                definition=each.definition,
                same_as=None if first == own else first,
            )
        )
    return views
