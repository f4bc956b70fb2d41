"""The definition of a version as a page shows it: as mathematics, as LaTeX and as it was written.

Place in the pipeline: asked by the page targets.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from opspec.documents.formula import Equation, Formula, formula
from opspec.documents.latex import latex_lines
from opspec.documents.mathematics import Math, Row, Text
from opspec.documents.mathml import mathml
from opspec.documents.versions import definition_text
from opspec.language.resolved import Version


@dataclass(frozen=True, slots=True)
class FormulaView:
    """A definition: HTML with MathML (nothing if it has no equations), LaTeX, and the text."""

    html: str
    latex: tuple[str, ...]
    text: str
    has_tuples: bool


def formula_view(version: Version) -> FormulaView | None:
    """Return the definition as templates see it; None where a version has none."""
    if version.definition is None:
        return None
    text = definition_text(version)
    found = formula(version)
    if found is None:
        return FormulaView("", (), text, has_tuples=False)
    html = "\n".join(_html(found))
    return FormulaView(html, latex_lines(found), text, has_tuples="ops-tuple" in html)


def _html(found: Formula) -> Iterator[str]:
    for equation in found.equations:
        yield mathml(equation.math)
        if (condition := _condition(equation)) is not None:
            yield mathml(condition)
    for number, part in enumerate(found.where):
        yield mathml(part if number else Row((Text("where "), part)))


def _condition(equation: Equation) -> Math | None:
    """Under an equation: for what it holds."""
    parts: list[Math] = []
    if equation.condition is not None:
        parts += [Text("if "), equation.condition]
    if equation.ranges is not None:
        parts += [Text(", for all " if parts else "for all "), equation.ranges]
    return Row(tuple(parts)) if parts else None
