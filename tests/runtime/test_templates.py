"""Templates have no logic: output, `for`, `if` with one name, `include`, listed filters."""

from __future__ import annotations

from pathlib import Path

import pytest
from jinja2 import nodes

from opspec import resources
from opspec.emission.rendering import environment

FOLDER = resources.templates()
TEMPLATES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.jinja"))
STATEMENTS = (nodes.Template, nodes.Output, nodes.TemplateData, nodes.For, nodes.If, nodes.Include)
EXPRESSIONS = (nodes.Name, nodes.Getattr, nodes.Filter, nodes.Const)


def faults(source: str) -> list[str]:
    """What a template does beyond printing its view."""
    found = []
    for node in _all(environment().parse(source)):
        unpacked = isinstance(node, nodes.Tuple) and node.ctx == "store"
        if not unpacked and not isinstance(node, (*STATEMENTS, *EXPRESSIONS)):
            found.append(f"line {node.lineno}: {type(node).__name__}")
        if isinstance(node, nodes.If) and not _is_name(node.test):
            found.append(f"line {node.lineno}: a condition that is no name")
        if isinstance(node, nodes.For) and (node.test or node.recursive or not _is_name(node.iter)):
            found.append(f"line {node.lineno}: a loop over more than a name")
    return found


def _all(node: nodes.Node) -> list[nodes.Node]:
    return [node, *(inner for child in node.iter_child_nodes() for inner in _all(child))]


def _is_name(node: nodes.Node) -> bool:
    while isinstance(node, nodes.Getattr):
        node = node.node
    return isinstance(node, nodes.Name)


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_template_has_no_logic(template: str) -> None:
    assert faults((FOLDER / template).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "{% if a == b %}{% endif %}",
        "{% if not a %}{% endif %}",
        "{% set a = 1 %}",
        "{{ a + b }}",
        "{{ a() }}",
        "{{ a if b else c }}",
        "{% for a in b if a %}{% endfor %}",
        "{% macro a() %}{% endmacro %}",
        "{{ a[0] }}",
    ],
)
def test_logic_is_noticed(source: str) -> None:
    assert faults(source)


def test_there_are_templates() -> None:
    assert len(TEMPLATES) > 30
    assert Path(FOLDER).is_dir()
