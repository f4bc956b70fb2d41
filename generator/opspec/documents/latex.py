"""Mathematics as LaTeX.

Place in the pipeline: prints what `formula` makes, for Markdown and for those who write papers.
"""

from __future__ import annotations

from collections.abc import Sequence

from opspec.diagnostics import CONTROL, INVISIBLE
from opspec.documents.formula import Equation, Formula
from opspec.documents.mathematics import (
    Cases,
    Fenced,
    Fraction,
    Large,
    Math,
    Name,
    Number,
    Power,
    Root,
    Row,
    Sign,
    Subscript,
    Text,
    Word,
)

_SIGNS = {
    "−": "-",
    "·": r"\cdot ",
    "≠": r"\ne ",
    "≤": r"\le ",
    "≥": r"\ge ",
    "<": "<",
    "∈": r"\in ",
    "∉": r"\notin ",
    ",": ", ",
    ":": "{:}",
}
_FENCES = {"⌊": r"\lfloor ", "⌋": r"\rfloor ", "⌈": r"\lceil ", "⌉": r"\rceil ", "{": r"\{"}
_LARGE = {"∑": r"\sum", "∏": r"\prod", "max": r"\max", "min": r"\min"}
_TEXT = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "$": r"\$",
    "&": r"\&",
    "#": r"\#",
    "^": r"\^{}",
    "_": r"\_",
    "~": r"\~{}",
    "%": r"\%",
    "`": r"\`{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
}


def latex_lines(formula: Formula) -> tuple[str, ...]:
    """Return every equation of a formula, then every named part, each as LaTeX."""
    return (
        *(latex_equation(equation) for equation in formula.equations),
        *(latex(part) for part in formula.where),
    )


def latex_equation(equation: Equation) -> str:
    """Return one equation with its condition as LaTeX."""
    text = latex(equation.math)
    if equation.condition is not None:
        text += rf" \quad \text{{if }} {latex(equation.condition)}"
    return text


def latex(math: Math) -> str:
    """Return mathematics as LaTeX."""
    match math:
        case Number():
            return math.text
        case Name():
            return _name(math)
        case Word():
            return rf"\operatorname{{{_escaped(math.text)}}}"
        case Text():
            return rf"\text{{{_escaped(math.text)}}}"
        case Sign():
            sign = _SIGNS.get(math.text, math.text)
            return sign if math.text in ",:" else f" {sign.strip()} "
        case Row():
            return "".join(map(latex, math.parts)).strip()
        case Subscript():
            return f"{_group(math.base)}_{{{latex(math.index)}}}"
        case Power():
            return f"{_group(math.base)}^{{{latex(math.exponent)}}}"
        case Fraction():
            return rf"\frac{{{latex(math.top)}}}{{{latex(math.bottom)}}}"
        case Root():
            return rf"\sqrt{{{latex(math.body)}}}"
        case Fenced():
            opening, closing = (_FENCES.get(f, f).strip() for f in (math.opening, math.closing))
            return rf"\left{opening} {latex(math.body)} \right{closing}"
        case Large():
            symbol = _LARGE.get(math.symbol) or rf"\operatorname*{{{math.symbol}}}"
            return rf"{symbol}_{{{_stacked(math.under)}}} {latex(math.body)}"
        case Cases():
            rows = r" \\ ".join(
                rf"{latex(value)} & \text{{otherwise}}"
                if condition is None
                else rf"{latex(value)} & \text{{if }} {latex(condition)}"
                for value, condition in math.rows
            )
            return rf"\begin{{cases}} {rows} \end{{cases}}"


def _stacked(lines: Sequence[Math]) -> str:
    ranges = r" \\ ".join(map(latex, lines))
    return ranges if len(lines) == 1 else rf"\substack{{{ranges}}}"


def _name(name: Name) -> str:
    if len(name.text) == 1:
        return rf"\boldsymbol{{{name.text}}}" if name.is_tuple else name.text
    return rf"\mathit{{{_escaped(name.text)}}}"


def _group(math: Math) -> str:
    return latex(math) if isinstance(math, Name | Number) else f"{{{latex(math)}}}"


def _escaped(text: str) -> str:
    shown = CONTROL.sub("?", INVISIBLE.sub("?", " ".join(text.split(" "))))
    return "".join(_TEXT.get(character, character) for character in shown)
