"""The report as pages of a site: runtime by clause by element type, with the cases that diverge.

Place in the pipeline: one of the reports. An index counts, and a page for each operator tells. They
hold nothing that differs from run to run, so that they can be committed; the index says which
versions of the runtimes it is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from opspec.conform.outcome import Outcome
from opspec.conform.verdicts import MEANING, Result, Surface, Verdict
from opspec.documents import escaping
from opspec.emission.rendering import add_filters, render
from opspec.language.reserved import RESERVED
from opspec.suite.manifest import Entry

#: So many cases are named in one place; more are counted.
MOST = 3

# Operator and version, clause, element type.
Row = tuple[str, int, str, str]

add_filters(**escaping.FILTERS)


@dataclass(frozen=True, slots=True)
class SurfaceView:
    runtime: str
    name: str
    cases: int
    right: int
    divergences: str


@dataclass(frozen=True, slots=True)
class RowView:
    """The element types of a clause whose cells are alike."""

    clause: str
    element_types: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OperatorView:
    """An operator in the index: its page, and how it fares at each surface."""

    name: str
    path: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatrixView:
    title: str
    columns: tuple[str, ...]
    rows: tuple[RowView, ...]


@dataclass(frozen=True, slots=True)
class LineView:
    """Cases that diverge in one way, and alike; some are named, all are counted."""

    element_types: str
    meaning: str
    count: int
    names: str
    detail: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupView:
    """All that diverges from one clause at one surface."""

    anchor: str
    clause: str
    surface: str
    reasons: tuple[str, ...]
    lines: tuple[LineView, ...]


@dataclass(frozen=True, slots=True)
class RuntimeView:
    title: str
    groups: tuple[GroupView, ...]


@dataclass(frozen=True, slots=True)
class _Column:
    """One surface of one runtime, with its results by row."""

    outcome: Outcome
    surface: Surface
    rows: dict[Row, list[Result]]

    @property
    def heading(self) -> str:
        return f"{self.outcome.about.name} {_words(self.surface)}"


def as_pages(outcomes: Sequence[Outcome]) -> dict[str, str]:
    """The pages on all runtimes by their names: `index`, and `domain/Operator` for each."""
    columns = [_column(outcome, s) for outcome in outcomes for s in outcome.about.surfaces]
    operators = sorted({row[0] for column in columns for row in column.rows})
    index = render(
        "conformance/index.rst.jinja",
        runtimes=_listed([outcome.title for outcome in outcomes]),
        surfaces=[_surface(outcome, s) for outcome in outcomes for s in outcome.about.surfaces],
        columns=[column.heading for column in columns],
        operators=[_operator(columns, operator) for operator in operators],
    )
    pages = {_path(name): _page([_part(c, name) for c in columns], name) for name in operators}
    return {name: _tidy(text) for name, text in {"index": index, **pages}.items()}


def _page(columns: Sequence[_Column], operator: str) -> str:
    outcomes = list(dict.fromkeys(id(column.outcome) for column in columns))
    found = {id(column.outcome): column.outcome for column in columns}
    return render(
        "conformance/operator.rst.jinja",
        title=f"Conformance of {operator}",
        operator=f"{operator.rpartition('.')[2]} <{operator}>",
        runtimes=_listed([found[each].title for each in outcomes]),
        matrices=list(_matrices(columns)),
        divergent=[
            RuntimeView(f"Divergences of {found[each].title}", groups)
            for each in outcomes
            if (groups := tuple(_groups([c for c in columns if id(c.outcome) == each])))
        ],
    )


def _tidy(text: str) -> str:
    return re.sub(r"\n{3,}", "\n\n", text).rstrip() + "\n"


def _path(operator: str) -> str:
    domain, _, name = operator.rpartition(".")
    return f"{domain}/{name}"


def _part(column: _Column, operator: str) -> _Column:
    """What a column has on one operator."""
    rows = {row: results for row, results in column.rows.items() if row[0] == operator}
    return _Column(column.outcome, column.surface, rows)


def _operator(columns: Sequence[_Column], operator: str) -> OperatorView:
    cells = []
    for column in columns:
        results = [r for row, found in column.rows.items() if row[0] == operator for r in found]
        wrong = len(_wrong(results))
        cells.append(f"{wrong} of {len(results)}" if wrong else "✓" if results else "")
    return OperatorView(operator.rpartition(".")[2], _path(operator), tuple(cells))


def _column(outcome: Outcome, surface: Surface) -> _Column:
    rows: dict[Row, list[Result]] = {}
    for result in outcome.results:
        if result.surface == surface:
            rows.setdefault(_row(outcome.cases[result.case]), []).append(result)
    return _Column(outcome, surface, rows)


def _row(case: Entry) -> Row:
    clause = next(iter(case.clauses), "")
    operator = f"{case.domain}.{case.operator}"
    return operator, case.since_version, clause, case.element_type or "mixed"


def _surface(outcome: Outcome, surface: Surface) -> SurfaceView:
    counts = outcome.counts(surface)
    wrong = [
        f"{MEANING[verdict]}: {count}"
        for verdict, count in counts.items()
        if verdict not in ("pass", "untested")
    ]
    return SurfaceView(
        runtime=outcome.title,
        name=_words(surface),
        cases=sum(counts.values()),
        right=counts.get("pass", 0),
        divergences=", ".join(wrong) or "none",
    )


def _matrices(columns: Sequence[_Column]) -> Iterator[MatrixView]:
    """One matrix for each version of each operator, the newest first."""
    rows = sorted({row for column in columns for row in column.rows}, key=_order)
    for (operator, since), group in groupby(rows, key=lambda row: row[:2]):
        yield MatrixView(
            title=f"{operator}-{since}",
            columns=tuple(column.heading for column in columns),
            rows=tuple(_rows(columns, list(group))),
        )


def _rows(columns: Sequence[_Column], rows: Sequence[Row]) -> Iterator[RowView]:
    """For each clause of a version the element types that fare alike, in one row."""
    for _, group in groupby(rows, key=lambda row: row[2]):
        alike: dict[tuple[str, ...], list[Row]] = {}
        for row in group:
            alike.setdefault(tuple(_cell(column, row) for column in columns), []).append(row)
        for cells, same in alike.items():
            yield RowView(_clause(same[0]), _types(row[3] for row in same), cells)


def _types(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _order(row: Row) -> tuple[str, int, bool, int, str, str]:
    """Operators by name, versions newest first, clauses by number, reserved names last."""
    operator, since, clause, element_type = row
    local = clause.partition(".")[2]
    number = int(local[1:]) if re.fullmatch(r"C\d+", local) else 0
    return operator, -since, local in RESERVED, number, local, element_type


def _clause(row: Row) -> str:
    """A clause as the page names it: with a link, where it is one of the operator's own."""
    operator, _, clause, _ = row
    local = clause.partition(".")[2]
    if not clause:
        return "in general"
    if local in RESERVED:
        return escaping.rst_code(local)
    domain = operator.rpartition(".")[0]
    return f":onnx:clause:`{local} <{domain}.{clause}>`"


def _cell(column: _Column, row: Row) -> str:
    results = column.rows.get(row, [])
    if not results:
        return ""
    wrong = len(_wrong(results))
    if wrong:
        return f":ref:`{wrong} of {len(results)} <{_anchor(column, row)}>`"
    return "○" if any(result.verdict == "untested" for result in results) else "✓"


def _groups(columns: Sequence[_Column]) -> Iterator[GroupView]:
    for column in columns:
        rows = sorted((row for row, found in column.rows.items() if _wrong(found)), key=_order)
        for _, group in groupby(rows, key=lambda row: row[:3]):
            yield _group(column, list(group))


def _group(column: _Column, rows: Sequence[Row]) -> GroupView:
    listed = column.outcome.comparison.listed
    wrong = [result for row in rows for result in _wrong(column.rows[row])]
    reasons = [listed[key].reason for r in wrong if (key := (r.case, r.surface)) in listed]
    operator, since, _, _ = rows[0]
    return GroupView(
        anchor=_anchor(column, rows[0]),
        clause=f"{_clause(rows[0])} of {operator.rpartition('.')[2]}-{since}",
        surface=_words(column.surface),
        reasons=tuple(dict.fromkeys(reasons)),
        lines=tuple(_lines([(row[3], each) for row in rows for each in _wrong(column.rows[row])])),
    )


def _lines(wrong: Sequence[tuple[str, Result]]) -> Iterator[LineView]:
    """The divergences of a clause, those of one kind and with one detail together."""
    alike: dict[tuple[Verdict, str], list[tuple[str, Result]]] = {}
    for element_type, result in wrong:
        alike.setdefault((result.verdict, result.detail), []).append((element_type, result))
    for (verdict, detail), found in alike.items():
        names = [escaping.rst_code(result.case) for _, result in found[:MOST]]
        more = [f"{len(found) - MOST} more"] if len(found) > MOST else []
        types = _types(dict.fromkeys(element_type for element_type, _ in found))
        yield LineView(types, MEANING[verdict], len(found), _listed(names + more), detail)


def _wrong(results: Sequence[Result]) -> list[Result]:
    return [result for result in results if result.diverges]


def _anchor(column: _Column, row: Row) -> str:
    parts = (column.outcome.about.name, column.surface, row[0], row[1], row[2] or "general")
    return re.sub(r"[^a-z0-9]+", "-", f"conformance-{'-'.join(map(str, parts))}".lower())


def _words(surface: str) -> str:
    return surface.replace("_", " ")


def _listed(words: Sequence[str]) -> str:
    *head, tail = words
    return f"{', '.join(head)} and {tail}" if head else tail
