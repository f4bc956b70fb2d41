"""The pages of operators: reStructuredText and Markdown, with an index by name and by opset.

A target. `documents` turns versions, definitions and examples into views; here they are put in the
order in which a page tells them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from opspec.catalogue import Catalogue
from opspec.documents import escaping
from opspec.documents.accuracy import AccuracyView, accuracy
from opspec.documents.changes import ChangeView, change_view, differences, news
from opspec.documents.example_views import ExampleView, example_view
from opspec.documents.formulas import FormulaView, formula_view
from opspec.documents.indices import index
from opspec.documents.known_differences import LedgerView, ledger_view
from opspec.documents.tables import coverage, words
from opspec.documents.type_matrix import Matrix, matrices
from opspec.documents.versions import ClauseView, NameView, VersionView, version_view
from opspec.emission.naming import domain_parts, function_name
from opspec.emission.rendering import add_filters, render
from opspec.language.reserved import RESERVED
from opspec.language.resolved import Operator, Tree, Version
from opspec.language.sentences import code, listed
from opspec.trace import Trace, module_path, page_path, test_path

FOLDER = "docs/operators"

add_filters(**escaping.FILTERS)


@dataclass(frozen=True, slots=True)
class EarlierView:
    """An earlier version: its view, what is as in the newest one, and the rest in sections.

    `definition` is its definition in index notation, where it is another one.
    """

    title: str
    view: VersionView
    summary: str
    function: str
    same: str
    sections: str
    definition: str


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    name: str
    full: str
    in_force: str
    news: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PageView:
    """All of an operator, in the order of its page."""

    name: str
    domain: str
    source: str
    has_source: bool
    module: str
    tests: str
    function: str
    inference: str
    newest: VersionView
    faults: tuple[NameView, ...]
    formula: FormulaView | None
    accuracy: AccuracyView | None
    examples: tuple[ExampleView, ...]
    refused: tuple[ExampleView, ...]
    matrices: tuple[Matrix, ...]
    breaking: tuple[VersionView, ...]
    last_change: tuple[ChangeView, ...]
    earlier_changes: tuple[ChangeView, ...]
    earlier: tuple[VersionView, ...]
    history: tuple[HistoryEntry, ...]
    ledger: tuple[LedgerView, ...]
    trace_label: str


def shared(catalogue: Catalogue) -> dict[str, str]:
    """The index of all operators, what is in force at each opset, and the tables of the tree."""
    view = index(catalogue)
    names = {"index": view, "coverage": coverage(catalogue), "groups": words(catalogue)}
    return {
        f"{FOLDER}/{name}.rst": _tidy(render(f"docs/{name}.rst.jinja", **names))
        for name in ("index", "opsets", "coverage", "words")
    }


def operator(tree: Tree, operator: Operator, trace: Trace) -> dict[str, str]:
    """The page of an operator, and the same in Markdown."""
    view = page_view(tree, operator, trace)
    path = page_path(operator)
    functions = {version.since: _function(tree, version) for version in operator.versions}
    rst, markdown = _RestructuredText(view.trace_label), _Markdown()
    return {
        f"{path}.{ending}": _tidy(
            render(
                f"docs/page.{ending}.jinja",
                page=view,
                newest=document.newest(view.newest),
                earlier=[
                    _earlier(version, view.newest, functions[version.since], document)
                    for version in view.earlier
                ],
            )
        )
        for ending, document in (("rst", rst), ("md", markdown))
    }


def _earlier(
    version: VersionView,
    newest: VersionView,
    function: str,
    document: _RestructuredText | _Markdown,
) -> EarlierView:
    """An earlier version; what is as in the newest one is not told again."""
    same = [
        name
        for name in ("inputs", "attributes", "outputs", "definition")
        if getattr(version, name) and getattr(version, name) == getattr(newest, name)
    ]
    words = f"The {listed(same)} are those of version {newest.since}." if same else ""
    if same == ["definition"]:
        words = f"The definition is that of version {newest.since}."
    shown = replace(
        version,
        inputs=() if "inputs" in same else version.inputs,
        attributes=() if "attributes" in same else version.attributes,
        outputs=() if "outputs" in same else version.outputs,
    )
    return EarlierView(
        title=f"Version {version.since}",
        view=version,
        summary="" if version.summary == newest.summary else version.summary,
        function=function,
        same=words,
        sections=document.earlier(shown),
        definition="" if "definition" in same else version.definition,
    )


def page_view(tree: Tree, operator: Operator, trace: Trace) -> PageView:
    """Return the page of an operator as templates see it."""
    newest_opset = tree.domain(operator.domain).newest
    views = [version_view(version, newest_opset, trace) for version in operator.versions]
    examples = tuple(_examples(tree, operator, views))
    by_since = {view.since: view for view in views}
    changes = differences(operator, {type_.name: type_ for type_ in tree.element_types})
    return PageView(
        name=operator.name,
        domain=operator.domain,
        source=operator.path,
        has_source=bool(operator.source),
        module=module_path(tree, operator),
        tests=test_path(operator),
        function=_function(tree, operator.newest),
        inference=_inference(operator.newest),
        newest=views[-1],
        faults=tuple(
            NameView(f"{operator.newest.name}.{name}", meaning)
            for name, meaning in RESERVED.items()
        ),
        formula=formula_view(operator.newest),
        accuracy=accuracy(operator.newest),
        examples=tuple(example for example in examples if example.clause is None),
        refused=tuple(example for example in examples if example.clause is not None),
        matrices=tuple(matrices(operator)),
        breaking=tuple(by_since[change.new] for change in changes if change.breaking),
        last_change=tuple(
            change_view(change, f"Differences with previous version ({change.old})")
            for change in changes[:1]
        ),
        earlier_changes=tuple(
            change_view(change, f"From version {change.old} to version {change.new}")
            for change in changes[1:]
        ),
        earlier=tuple(reversed(views[:-1])),
        history=tuple(
            HistoryEntry(view.name, view.full, view.in_force, news(operator, version, change))
            for version, view, change in zip(
                reversed(operator.versions), reversed(views), [*changes, None], strict=True
            )
        ),
        ledger=tuple(ledger_view(operator, entry) for entry in operator.ledger),
        trace_label=_label(operator.domain, operator.name, "traceability"),
    )


@dataclass(frozen=True, slots=True)
class _RestructuredText:
    """The parts that every version has: sections in the newest one, rubrics in earlier ones."""

    trace_label: str

    def newest(self, version: VersionView) -> str:
        return self._sections(version, "{title}\n{line}", self.trace_label)

    def earlier(self, version: VersionView) -> str:
        return self._sections(version, ".. rubric:: {title}\n   :heading-level: 4", "")

    def _sections(self, version: VersionView, heading: str, trace_label: str) -> str:
        sections = []
        for title, name, items in (
            ("Inputs", "parameters", version.inputs),
            ("Attributes", "parameters", version.attributes),
            ("Outputs", "parameters", version.outputs),
            ("Type Constraints", "types", version.types),
            ("Clauses", "clauses", version.clauses),
        ):
            if items:
                names = {name: items, "trace_label": trace_label}
                sections.append(heading.format(title=title, line="-" * len(title)))
                sections.append(render(f"docs/{name}.rst.jinja", **names))
        return "\n\n".join(sections)


@dataclass(frozen=True, slots=True)
class _Markdown:
    """The parts that every version has, one level of headings deeper in earlier ones."""

    def newest(self, version: VersionView) -> str:
        return render("docs/version.md.jinja", version=version, level="##")

    def earlier(self, version: VersionView) -> str:
        return render("docs/version.md.jinja", version=version, level="####")


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


def _label(*words: str) -> str:
    return re.sub(r"[^0-9A-Za-z._]+", "-", "-".join(words))


def _tidy(text: str) -> str:
    """No blanks at line ends, no runs of blank lines but in literals, one line break at the end."""
    lines = "\n".join(line.rstrip() for line in text.split("\n"))
    return re.sub(r"\n{3,}(?=\S)", "\n\n", lines).strip("\n") + "\n"
