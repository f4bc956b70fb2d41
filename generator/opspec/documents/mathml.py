"""Mathematics as MathML Core, which browsers show without help and screen readers read out.

Place in the pipeline: prints what `formula` makes, for the pages.
"""

from __future__ import annotations

from collections.abc import Sequence

from opspec.documents.escaping import xml
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

_SPACE = "\u00a0"


def mathml(math: Math) -> str:
    """Return a formula on a line of its own as a `<math>` element."""
    return f'<math display="block">{_element(math)}</math>'


def _element(math: Math) -> str:
    match math:
        case Number():
            return f"<mn>{xml(math.text)}</mn>"
        case Name(is_tuple=True):
            return f'<mi class="ops-tuple">{xml(math.text)}</mi>'
        case Name():
            return f"<mi>{xml(math.text)}</mi>"
        case Word():
            return f'<mi mathvariant="normal">{xml(math.text)}</mi>'
        case Text():
            # Blanks at the ends of a text would be collapsed.
            text = math.text.replace(" ", _SPACE) if math.text != math.text.strip() else math.text
            return f"<mtext>{xml(text)}</mtext>"
        case Sign(text=","):
            return '<mo separator="true">,</mo>'
        case Sign():
            return f"<mo>{xml(math.text)}</mo>"
        case Row():
            return f"<mrow>{''.join(map(_element, math.parts))}</mrow>"
        case Subscript():
            return f"<msub>{_element(math.base)}{_element(math.index)}</msub>"
        case Power():
            return f"<msup>{_element(math.base)}{_element(math.exponent)}</msup>"
        case Fraction():
            return f"<mfrac>{_element(math.top)}{_element(math.bottom)}</mfrac>"
        case Root():
            return f"<msqrt>{_element(math.body)}</msqrt>"
        case Fenced():
            opening = f'<mo fence="true" form="prefix">{xml(math.opening)}</mo>'
            closing = f'<mo fence="true" form="postfix">{xml(math.closing)}</mo>'
            return f"<mrow>{opening}{_element(math.body)}{closing}</mrow>"
        case Large():
            sign = f'<mo movablelimits="false">{xml(math.symbol)}</mo>'
            if math.symbol.isalpha():
                sign = f'<mi mathvariant="normal">{xml(math.symbol)}</mi>'
            under = f"<munder>{sign}{_stacked(math.under)}</munder>"
            return f"<mrow>{under}{_element(math.body)}</mrow>"
        case Cases():
            rows = "".join(_case(value, condition) for value, condition in math.rows)
            brace = '<mo fence="true" form="prefix" stretchy="true">{</mo>'
            return f'<mrow>{brace}<mtable class="ops-cases">{rows}</mtable></mrow>'


def _stacked(lines: Sequence[Math]) -> str:
    if len(lines) == 1:
        return _element(lines[0])
    rows = "".join(f"<mtr><mtd>{_element(line)}</mtd></mtr>" for line in lines)
    return f'<mtable class="ops-stack">{rows}</mtable>'


def _case(value: Math, condition: Math | None) -> str:
    when = "<mtext>otherwise</mtext>"
    if condition is not None:
        when = f"<mtext>if{_SPACE}</mtext>{_element(condition)}"
    return f"<mtr><mtd>{_element(value)}</mtd><mtd>{when}</mtd></mtr>"
