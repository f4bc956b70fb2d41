"""`opspec export DIR`: the conformance suite as files.

Place in the pipeline: called by `cli`, which has read the tree.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from opspec.commands.session import FINE, USAGE, load_tree
from opspec.diagnostics import quote, suggest
from opspec.resolved import Operator, Tree
from opspec.suite.export import Occupied, export


class UnknownOperator(Exception):
    """A name that no operator of the tree has."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("folder", metavar="DIR", type=Path, help="where to write the suite")
    add_selection(parser)


def add_selection(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that choose cases."""
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
    """Write the suite; return the exit code."""
    tree = load_tree(args)
    try:
        operators = select(tree, args.only, args.since)
        manifest = export(args.folder, operators, {t.name: t for t in tree.element_types})
    except (UnknownOperator, Occupied) as error:
        print(f"opspec export: {error}", file=sys.stderr)
        return USAGE
    cases = len(manifest.cases)
    names = "operator" if len(operators) == 1 else "operators"
    print(f"{cases} cases of {len(operators)} {names} in {args.folder}")
    if manifest.left_out:
        print(f"{len(manifest.left_out)} calls are left out; the manifest says why")
    return FINE


def select(tree: Tree, only: Sequence[str], since: int) -> list[Operator]:
    """The operators of these names, all if there are none, with their versions from `since` on.

    Raises
    ------
    UnknownOperator
        If no operator has one of the names.
    """
    known = {name: o for o in tree.operators for name in (o.name, f"{o.domain}.{o.name}")}
    for name in only:
        if name not in known:
            raise UnknownOperator(f"there is no operator {quote(name)}{suggest(name, known)}")
    chosen = [known[name] for name in dict.fromkeys(only)] if only else list(tree.operators)
    cut = [
        replace(operator, versions=tuple(v for v in operator.versions if v.since >= since))
        for operator in chosen
    ]
    return [operator for operator in cut if operator.versions]
