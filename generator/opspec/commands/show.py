"""`opspec show OP [VERSION]`: one version of an operator with all changes applied."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

from opspec.commands.session import FINE, load_tree, pick_operator, pick_version, print_json

if TYPE_CHECKING:
    from opspec.language.resolved import Attribute, Input, Output, Version


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("operator", metavar="OP")
    parser.add_argument(
        "version", metavar="VERSION", nargs="?", type=int, help="a version, or an opset"
    )


def run(args: argparse.Namespace) -> int:
    tree = load_tree(args)
    operator = pick_operator(tree, args.operator)
    version = pick_version(tree, operator, args.version)
    if args.format == "json":
        from opspec.targets.data import version_record

        print_json(version_record(version, tree.domain(operator.domain).newest, {}))
    else:
        print("\n".join(_lines(version)))
    return FINE


def _lines(version: Version) -> Iterator[str]:
    from opspec.language.sentences import sentence

    until = f", until {version.until}" if version.until else ""
    yield f"{version.name} (domain {version.domain}, since version {version.since}{until})"
    yield f"  {version.summary}"
    for title, values in (("Inputs", version.inputs), ("Outputs", version.outputs)):
        yield ""
        yield title
        for value in values:
            yield from _value(value)
    if version.attributes:
        yield ""
        yield "Attributes"
        for attribute in version.attributes:
            yield from _attribute(attribute)
    yield ""
    yield "Types"
    for variable in version.types:
        yield from _wrapped(
            f"{variable.name}: {', '.join((*variable.members, *variable.containers))}"
        )
    yield ""
    yield "Clauses"
    for clause in version.clauses:
        yield from _wrapped(f"{clause.id}: {sentence(version, clause)}")
    if version.definition:
        yield ""
        yield "Definition"
        yield textwrap.indent(version.definition.text, "  ")


def _value(value: Input | Output) -> Iterator[str]:
    kind = " variadic" if value.variadic else " optional" if value.optional else ""
    shape = f" of shape {value.shape}" if value.shape is not None else ""
    yield from _wrapped(f"{value.name}:{kind} {value.type}{shape}")


def _attribute(attribute: Attribute) -> Iterator[str]:
    parts: list[str] = [attribute.kind]
    if attribute.required:
        parts.append("required")
    if attribute.default is not None:
        parts.append(f"default {attribute.default!r}")
    if attribute.otherwise is not None:
        parts.append(f"otherwise {attribute.otherwise}")
    if attribute.axes is not None:
        parts.append(f"range {attribute.axes.range}")
    if attribute.values:
        parts.append("one of " + ", ".join(map(str, attribute.values)))
    yield from _wrapped(f"{attribute.name}: {', '.join(parts)}")


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, 96, initial_indent="  ", subsequent_indent="      ")
