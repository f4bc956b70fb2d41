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
from opspec.documents.versions import NameView, definition_text
from opspec.language.expressions import called_functions
from opspec.language.resolved import Version
from opspec.vocabulary.words import FUNCTIONS

#: Functions that are printed as signs, or are called in mathematics as they are here.
_KNOWN = frozenset(
    "range grid len sum prod min max all any abs exp log sqrt floor ceil ceildiv inside given "
    "argmax argmin argsort".split()
)


@dataclass(frozen=True, slots=True)
class FormulaView:
    """A definition: HTML with MathML (nothing if it has no equations), LaTeX, and the text.

    `functions` are those of the language that a reader may not know.
    """

    html: str
    latex: tuple[str, ...]
    text: str
    has_tuples: bool
    functions: tuple[NameView, ...]


def formula_view(version: Version) -> FormulaView | None:
    """Return the definition as templates see it; None where a version has none."""
    if version.definition is None:
        return None
    text = definition_text(version)
    functions = tuple(_functions(version))
    found = formula(version)
    if found is None:
        return FormulaView("", (), text, False, functions)
    html = "\n".join(_html(found))
    return FormulaView(html, latex_lines(found), text, "ops-tuple" in html, functions)


def _functions(version: Version) -> Iterator[NameView]:
    """The functions that the definition and its named parts call, in the order of the language."""
    trees = [let.value.node for let in version.lets]
    called = {name for tree in trees for name in called_functions(tree)}
    if version.definition is not None:
        called |= {name for part in version.definition.body for name in called_functions(part)}
    for name, word in FUNCTIONS.items():
        if name in called and name not in _KNOWN:
            yield NameView(word.written, word.meaning)


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
