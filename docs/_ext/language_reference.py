"""Directives that print the language's own tables, so that the reference cannot differ from it.

.. language-record:: operator_file      the keys of a record of `opspec.reading.grammar`
.. language-rules::                     the kinds of derived rules of `opspec.language.rules`
"""

from collections.abc import Iterable

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

from opspec.language import rules
from opspec.reading import grammar, kinds


class Entries(SphinxDirective):
    """A list of entries: a name, remarks beside it, and what it means."""

    def entries(self, rows: Iterable[tuple[str, Iterable[str], str]]) -> list[nodes.Node]:
        items = [
            nodes.definition_list_item(
                "",
                nodes.term("", name),
                *(nodes.classifier("", remark) for remark in remarks),
                nodes.definition("", nodes.paragraph("", meaning)),
            )
            for name, remarks, meaning in rows
        ]
        for item in items:
            self.set_source_info(item)
        return [nodes.definition_list("", *items, classes=["ops-params"])]


class RecordDirective(Entries):
    """The keys of one record: what each holds, whether it is needed, and what it means."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(grammar.__file__)
        self.env.note_dependency(kinds.__file__)
        record = grammar.RECORDS.get(self.arguments[0])
        if record is None:
            raise self.error(f"the grammar has no record {self.arguments[0]!r}")
        return self.entries(
            (key.name, (key.kind.wanted, *["required"] * key.required), key.description)
            for key in record.keys
        )


class RulesDirective(Entries):
    """The kinds of derived rules, with what each demands."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(rules.__file__)
        return self.entries((f"x.{kind}", (), f"{text}.") for kind, text in rules.KINDS.items())


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directives."""
    app.add_directive("language-record", RecordDirective)
    app.add_directive("language-rules", RulesDirective)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
