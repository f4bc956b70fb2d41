"""Examples as a page shows them: picture, text form, code.

Place in the pipeline: asked by the page targets; what it returns goes into templates.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from opspec.documents.messages import message
from opspec.documents.pictures import picture
from opspec.documents.textform import text_form
from opspec.documents.usage import numpy_code, onnx_code
from opspec.documents.versions import ClauseView, paragraphs
from opspec.language.resolved import ElementType, Example, Version


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleView:
    """An example; one that is refused has the clause that it violates."""

    name: str
    label: str
    title: str
    paragraphs: tuple[str, ...]
    svg: str
    caption: str
    is_wide: bool
    text: str
    numpy: str
    onnx: str
    clause: ClauseView | None
    message: str


def example_view(
    package: str,
    version: Version,
    example: Example,
    clauses: Mapping[str, ClauseView],
    types: Mapping[str, ElementType],
) -> ExampleView:
    """Return an example of a version as templates see it."""
    drawn = picture(version, example, types)
    return ExampleView(
        name=example.name,
        label=f"{version.domain}.{version.operator}.{example.name}",
        title=example.title,
        paragraphs=paragraphs(example.description),
        svg=drawn.svg,
        caption=drawn.caption,
        is_wide=drawn.is_wide,
        text=text_form(version, example, types),
        numpy=numpy_code(package, version, example, types),
        onnx=onnx_code(version, example),
        clause=clauses[example.violates] if example.violates else None,
        message=message(version, example, types),
    )
