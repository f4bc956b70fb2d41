"""Directives that print the language's own tables, so that the reference cannot differ from it.

.. language-record:: operator_file      the keys of a record of `opspec.reading.grammar`
.. language-rules::                     the kinds of derived rules of `opspec.language.rules`
.. language-words:: Functions           a group of words of `opspec.vocabulary.words`
.. language-findings::                  every code of a finding of `opspec.diagnostics`
.. language-faults::                    the reserved names of `opspec.language.reserved`
"""

from collections.abc import Iterable

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

from opspec import diagnostics
from opspec.language import reserved, rules
from opspec.reading import grammar, kinds
from opspec.vocabulary import words


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


class WordsDirective(Entries):
    """The words of one group: how each is written, and what it means."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(words.__file__)
        group = words.GROUPS.get(self.arguments[0])
        if group is None:
            raise self.error(f"there is no group of words {self.arguments[0]!r}")
        return self.entries((word.written, (), f"{word.meaning}.") for word in group.values())


class FindingsDirective(Entries):
    """The codes of findings, with what each means."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(diagnostics.__file__)
        return self.entries((code, (), text) for code, text in diagnostics.CODES.items())


class FaultsDirective(Entries):
    """The faults that any operator can have, under their reserved names."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(reserved.__file__)
        return self.entries((name, (), text) for name, text in reserved.RESERVED.items())


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directives."""
    app.add_directive("language-record", RecordDirective)
    app.add_directive("language-rules", RulesDirective)
    app.add_directive("language-words", WordsDirective)
    app.add_directive("language-findings", FindingsDirective)
    app.add_directive("language-faults", FaultsDirective)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
