"""`opspec export DIR`: the conformance suite as files."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.commands.session import (
    FINE,
    FOUND,
    USAGE,
    Stop,
    load_tree,
    pick_operator,
    print_json,
    progress,
)

if TYPE_CHECKING:
    from opspec.language.resolved import Operator, Tree


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the folder and the choice of cases."""
    parser.add_argument("folder", metavar="DIR", type=Path, help="where to write the suite")
    add_selection(parser)


def add_selection(parser: argparse.ArgumentParser) -> None:
    """Declare the options that choose cases."""
    parser.add_argument(
        "--only",
        metavar="OP",
        action="append",
        default=[],
        help="only this operator; may be given several times",
    )
    parser.add_argument(
        "--since",
        metavar="N",
        type=int,
        default=1,
        help="only versions that came with opset N or later",
    )


def run(args: argparse.Namespace) -> int:
    """Write the suite, whole or not at all."""
    from opspec.suite.export import Occupied, export

    tree = load_tree(args)
    operators = select(tree, args)
    try:
        with progress("writing the suite"):
            manifest = export(args.folder, operators, {t.name: t for t in tree.element_types})
    except Occupied as error:
        raise Stop(USAGE, str(error)) from None
    cases, left_out = len(manifest.cases), len(manifest.left_out)
    if args.format == "json":
        print_json({"folder": str(args.folder), "cases": cases, "left_out": left_out})
        return FINE
    names = "operator" if len(operators) == 1 else "operators"
    print(f"{cases} cases of {len(operators)} {names} in {args.folder}")
    if left_out:
        print(f"{left_out} calls are left out; the manifest says why")
    return FINE


def select(tree: Tree, args: argparse.Namespace) -> list[Operator]:
    """The operators that were asked for, with their versions from `--since` on."""
    named = [pick_operator(tree, name) for name in dict.fromkeys(args.only)]
    cut = [
        replace(operator, versions=tuple(v for v in operator.versions if v.since >= args.since))
        for operator in named or tree.operators
    ]
    found = [operator for operator in cut if operator.versions]
    if not found:
        raise Stop(FOUND, "there is no version of an operator to make cases of")
    return found
