"""The pages of operators: reStructuredText and Markdown, with an index by name and by opset.

A target. `documents` turns versions, definitions and examples into views; here they are put in the
order in which a page tells them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from opspec.documents import escaping
from opspec.documents.example_views import ExampleView, example_view
from opspec.documents.formulas import FormulaView, formula_view
from opspec.documents.versions import (
    ClauseView,
    VersionView,
    opsets,
    type_names,
    version_view,
)
from opspec.naming import domain_parts, function_name
from opspec.rendering import add_filters, render
from opspec.resolved import Example, LedgerEntry, Operator, Tree, Version
from opspec.sentences import code, listed
from opspec.trace import Trace, module_path, page_path, test_path

FOLDER = "docs/operators"

add_filters(**escaping.FILTERS)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a matrix: its role is a class of the style sheet."""

    role: str
    text: str


@dataclass(frozen=True, slots=True)
class Row:
    type: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """The types of a variable, version by version."""

    title: str
    versions: tuple[int, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class EarlierView:
    """An earlier version: its view, and its sections as reStructuredText."""

    title: str
    view: VersionView
    function: str
    sections: str


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    since: int
    full: str
    opsets: str
    news: str


@dataclass(frozen=True, slots=True)
class LedgerView:
    against: str
    versions: str
    what: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PageView:
    """All of an operator, in the order of its page."""

    name: str
    domain: str
    source: str
    module: str
    tests: str
    function: str
    inference: str
    earlier_links: str
    breaking_links: str
    newest: VersionView
    newest_sections: str
    formula: FormulaView | None
    examples: tuple[ExampleView, ...]
    refused: tuple[ExampleView, ...]
    matrices: tuple[Matrix, ...]
    changes: tuple[object, ...]
    earlier: tuple[EarlierView, ...]
    history: tuple[HistoryEntry, ...]
    ledger: tuple[LedgerView, ...]
    trace_label: str


def shared(tree: Tree, trace: Trace) -> dict[str, str]:
    """The index of all operators, and what is in force at each opset."""
    return {}


def operator(tree: Tree, operator: Operator, trace: Trace) -> dict[str, str]:
    """The page of an operator."""
    view = page_view(tree, operator, trace)
    path = page_path(operator)
    return {f"{path}.rst": _tidy(render("docs/page.rst.jinja", page=view))}


def page_view(tree: Tree, operator: Operator, trace: Trace) -> PageView:
    """Return the page of an operator as templates see it."""
    newest_opset = tree.domain(operator.domain).newest
    views = [version_view(version, newest_opset, trace) for version in operator.versions]
    newest = views[-1]
    trace_label = _label(operator.domain, operator.name, "traceability")
    examples = tuple(_examples(tree, operator, views))
    return PageView(
        name=operator.name,
        domain=operator.domain,
        source=operator.path,
        module=module_path(tree, operator),
        tests=test_path(operator),
        function=_function(tree, operator.newest),
        inference=_inference(operator.newest),
        earlier_links=_links(views[:-1]) or "none",
        breaking_links="none",
        newest=newest,
        newest_sections=_sections(newest, trace_label, "{title}\n{line}"),
        formula=formula_view(operator.newest),
        examples=tuple(example for example in examples if example.clause is None),
        refused=tuple(example for example in examples if example.clause is not None),
        matrices=tuple(_matrices(operator)),
        changes=(),
        earlier=tuple(
            EarlierView(
                f"Version {view.since}",
                view,
                _function(tree, version),
                _sections(view, trace_label, ".. rubric:: {title}\n   :heading-level: 4"),
            )
            for version, view in reversed(list(zip(operator.versions, views, strict=True))[:-1])
        ),
        history=tuple(
            HistoryEntry(view.since, view.full, view.opsets, "") for view in reversed(views)
        ),
        ledger=tuple(map(_ledger, operator.ledger)),
        trace_label=trace_label,
    )


def _sections(view: VersionView, trace_label: str, heading: str) -> str:
    """The parts that every version has, each under a heading of the form given."""
    bodies: list[tuple[str, Sequence[object], str, str]] = [
        ("Inputs", view.inputs, "parameters", "parameters"),
        ("Attributes", view.attributes, "parameters", "parameters"),
        ("Outputs", view.outputs, "parameters", "parameters"),
        ("Type Constraints", view.types, "types", "types"),
        ("Clauses", view.clauses, "clauses", "clauses"),
    ]
    return "\n".join(
        heading.format(title=title, line="-" * len(title))
        + "\n\n"
        + render(f"docs/{template}.rst.jinja", **{name: items}, trace_label=trace_label)
        for title, items, template, name in bodies
        if items
    )


def _links(views: Sequence[VersionView]) -> str:
    return " · ".join(f":onnx:op:`{view.since} <{view.full}>`" for view in reversed(views))


def _function(tree: Tree, version: Version) -> str:
    module = ".".join((tree.package.name, *domain_parts(version.domain), f"v{version.since}"))
    return f"{module}.{function_name(version.operator)}"


def _inference(version: Version) -> str:
    known = [output.name for output in version.outputs if output.shape is not None]
    if len(known) == len(version.outputs):
        return "yes, from partial shapes too"
    return f"of {listed([code(name) for name in known])}" if known else "no"


def _examples(
    tree: Tree, operator: Operator, views: Sequence[VersionView]
) -> Iterator[ExampleView]:
    """Every example once, under the newest version that it belongs to, those of old ones last."""
    types = {type_.name: type_ for type_ in tree.element_types}
    seen: set[str] = set()
    for version, view in reversed(list(zip(operator.versions, views, strict=True))):
        clauses: Mapping[str, ClauseView] = {clause.id: clause for clause in view.clauses}
        for example in version.examples:
            if example.name not in seen:
                seen.add(example.name)
                yield example_view(tree.package.name, version, example, clauses, types)


def _matrices(operator: Operator) -> Iterator[Matrix]:
    names = dict.fromkeys(v.name for version in operator.versions for v in version.types)
    since = tuple(version.since for version in operator.versions)
    for name in names:
        sets = [
            next((set(v.members) for v in version.types if v.name == name), set())
            for version in operator.versions
        ]
        members = sorted(set().union(*sets), key=lambda member: f"tensor({member})")
        rows = tuple(
            Row(type_, tuple(_cells(member, sets)))
            for member, type_ in zip(members, type_names(members), strict=True)
        )
        yield Matrix(name, since, rows)


def _cells(member: str, sets: Sequence[set[str]]) -> Iterator[Cell]:
    before = True
    for allowed in sets:
        if member not in allowed:
            yield Cell("ops-out", "no")
        else:
            yield Cell("ops-in", "yes") if before else Cell("ops-new", "new")
        before = member in allowed


def _ledger(entry: LedgerEntry) -> LedgerView:
    what = [entry.fact or "", *([f"clause {entry.clause}"] if entry.clause else [])]
    if entry.types:
        what.append(f"types {', '.join(map(code, entry.types))}")
    if entry.omits:
        what.append(f"lacks {', '.join(map(code, entry.omits))}")
    return LedgerView(
        entry.against,
        ", ".join(map(str, entry.versions)) or "all",
        "; ".join(filter(None, what)),
        entry.reason,
    )


def _label(*words: str) -> str:
    return re.sub(r"[^0-9A-Za-z]+", "-", "-".join(words))


def _tidy(text: str) -> str:
    """No blanks at line ends, no runs of blank lines but in literals, one line break at the end."""
    lines = "\n".join(line.rstrip() for line in text.split("\n"))
    return re.sub(r"\n{3,}(?=\S)", "\n\n", lines).strip("\n") + "\n"


__all__ = ["Example", "operator", "opsets", "page_view", "shared"]
