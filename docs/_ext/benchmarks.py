"""Directives that print the figures of `make bench`, so that a page cannot differ from them.

.. benchmark-table:: wide       the workloads of some classes: times of each candidate, and the goal
.. benchmark-plot:: wide        the same as a picture that follows light and dark
.. benchmark-missed::           what misses its goal and how far; each needs an entry that says why

The figures are those of `docs/benchmarks.json`.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmark_plots import picture
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

FIGURES = Path(__file__).parents[1] / "benchmarks.json"
OURS = "onnxops"
#: Candidates: the key among the figures, the heading of the column, the mark in a picture.
CANDIDATES = (
    (OURS, OURS, "ours"),
    ("onnxops, 2 threads", "2 threads", "threads"),
    ("memcpy", "memcpy", "copy"),
    ("onnxruntime", "ORT", "runtime"),
    ("onnxruntime, bound", "bound", "bound"),
    ("onnxruntime, 2 threads", "ORT, 2 threads", ""),
    ("onnxruntime, 2 threads, bound", "bound, 2 threads", ""),
    ("onnx.reference", "reference", "reference"),
    ("a look at all strings", "a look at all", ""),
)


class FiguresDirective(SphinxDirective):
    """A directive about the figures."""

    def figures(self) -> Mapping[str, Any]:
        self.env.note_dependency(str(FIGURES))
        figures: Mapping[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8"))
        return figures

    def workloads(self) -> list[Mapping[str, Any]]:
        """The workloads of the classes that are named."""
        kinds = self.arguments[0].split()
        found = [each for each in self.figures()["workloads"] if each["kind"] in kinds]
        if {each["kind"] for each in found} != set(kinds):
            raise self.error(f"there are no figures of {self.arguments[0]!r}")
        return found


class TableDirective(FiguresDirective):
    """The figures of some classes as a table."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        found = self.workloads()
        figures = self.figures()
        shown = [each for each in CANDIDATES if any(each[0] in one["ratios"] for one in found)]
        head = ["Workload", "goal", *(title for _, title, _ in shown)]
        bases = {each["kind"]: figures["kinds"][each["kind"]]["base"] for each in found}
        if len(set(bases.values())) > 1:
            head.insert(1, "in times of")
        rows = []
        for each in found:
            row = [each["name"], goal_of(each), *(time_of(each, key) for key, _, _ in shown)]
            if len(set(bases.values())) > 1:
                row.insert(1, bases[each["kind"]])
            rows.append(row)
        for goal in figures["goals"]:
            if goal["kind"] in bases:
                told = f"{verdict(goal)}: {goal['counted']:.2f}"
                rows.append([goal["text"], told, *[""] * (len(head) - 2)])
        return [wrapped(table_of(head, rows))]


class PlotDirective(FiguresDirective):
    """The figures of some classes as a picture."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        found = self.workloads()
        base = self.figures()["kinds"][found[0]["kind"]]["base"]
        drawn = picture(found, [each for each in CANDIDATES if each[2]], base)
        return [nodes.raw("", f'<figure class="bench">{drawn}</figure>', format="html")]


class MissedDirective(FiguresDirective):
    """All that misses its goal, and how far, from a list of definitions that say why."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        figures = self.figures()
        missed = {
            name_of(each): each
            for each in [*figures["workloads"], *figures["goals"]]
            if not each["met"]
        }
        parsed = self.parse_content_to_nodes()
        terms = {term.astext(): term for part in parsed for term in part.findall(nodes.term)}
        if set(terms) != set(missed):
            raise self.error(
                f"reasons are wanted for {sorted(set(missed) - set(terms))},"
                f" and not for {sorted(set(terms) - set(missed))}"
            )
        for name, term in terms.items():
            each = missed[name]
            term["support_smartquotes"] = False
            term += nodes.Text(f": {each['counted']:.2f}, wanted {each['limit']:.2f}")
        return parsed


def name_of(entry: Mapping[str, Any]) -> str:
    """What a workload, or the goal of a class, is called on the page."""
    return str(entry["name"]) if "name" in entry else f"{entry['kind']}, {entry['text']}"


def goal_of(workload: Mapping[str, Any]) -> str:
    """The goal of a workload, and what is counted where that is no ratio of the table."""
    if workload["limit"] is None:
        return ""
    counted = f": {workload['counted']:.2f} {workload['counts']}" if workload["counts"] else ""
    return f"{verdict(workload)}{counted}"


def verdict(entry: Mapping[str, Any]) -> str:
    return f"{entry['limit']:.2f} {'met' if entry['met'] else 'missed'}"


def time_of(workload: Mapping[str, Any], candidate: str) -> str:
    ratio = workload["ratios"].get(candidate)
    return f"{ratio['median']:.2f}" if ratio else ""


def table_of(head: Sequence[str], rows: Iterable[Sequence[str]]) -> nodes.table:
    """A table with a row of headings."""
    group = nodes.tgroup("", cols=len(head))
    group += [nodes.colspec(colwidth=3 if at == 0 else 1) for at in range(len(head))]
    group += nodes.thead("", row_of(head))
    group += nodes.tbody("", *map(row_of, rows))
    # Two hyphens stay what they are.
    return nodes.table("", group, classes=["bench-table"], support_smartquotes=False)


def row_of(texts: Iterable[str]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", nodes.paragraph("", text)) for text in texts))


def wrapped(table: nodes.table) -> nodes.container:
    """A table that can be scrolled where the screen is narrow."""
    return nodes.container("", table, classes=["bench-scroll"])


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directives."""
    app.add_directive("benchmark-table", TableDirective)
    app.add_directive("benchmark-plot", PlotDirective)
    app.add_directive("benchmark-missed", MissedDirective)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
