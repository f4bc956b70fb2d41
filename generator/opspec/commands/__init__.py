"""The subcommands of `opspec`, one module each: `configure(parser)` and `run(args)`.

Place in the pipeline: between `cli`, which reads the command line, and `pipeline`. A module here
imports what it needs when it runs, so that `--help` and a run with nothing to do stay quick.
"""

from __future__ import annotations

from typing import NamedTuple


class Command(NamedTuple):
    """A subcommand: its name, where it lives, and what it is for.

    `formats` are those in which it can print, `rooted` says whether it works on a tree.
    """

    name: str
    module: str
    help: str
    formats: tuple[str, ...] = ("text", "json")
    rooted: bool = True


COMMANDS = (
    Command("generate", "opspec.commands.generate", "emit everything from spec/, or compare"),
    Command("check", "opspec.commands.check", "check the specs, their facts and their links"),
    Command("diff", "opspec.commands.diff", "what changed between two versions, with verdicts"),
    Command("show", "opspec.commands.show", "an operator at one version, whole"),
    Command("explain", "opspec.commands.explain", "a clause and everywhere it is found"),
    Command("list", "opspec.commands.list", "the operators and their versions"),
    Command("new", "opspec.commands.new", "begin the spec of an operator"),
    Command(
        "import-onnx",
        "opspec.drafting.command",
        "draft the spec of an operator from its registered schema",
    ),
    Command("schema", "opspec.commands.schema", "print the JSON Schema of spec files"),
    Command(
        "validate",
        "opspec.validation.command",
        "what is wrong with models, clause by clause",
        formats=("text", "json", "sarif", "github"),
        rooted=False,
    ),
    Command("export", "opspec.suite.command", "write the conformance suite as files"),
    Command("conform", "opspec.conform.command", "test a runtime, clause by clause"),
)
