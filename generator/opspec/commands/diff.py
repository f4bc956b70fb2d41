"""`opspec diff OP OLD NEW`: what changed between two versions, and the two verdicts on it."""

from __future__ import annotations

import argparse
import sys

from opspec.commands.session import FINE, load_tree, pick_operator, pick_version, print_json


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("operator", metavar="OP")
    parser.add_argument("old", metavar="OLD", type=int, help="a version, or an opset")
    parser.add_argument("new", metavar="NEW", type=int, help="a version, or an opset")


def run(args: argparse.Namespace) -> int:
    from opspec.differing.diff import as_dict, diff, render_text

    tree = load_tree(args)
    operator = pick_operator(tree, args.operator)
    old, new = (pick_version(tree, operator, opset) for opset in (args.old, args.new))
    difference = diff(old, new, {type_.name: type_ for type_ in tree.element_types})
    if args.format == "json":
        print_json(as_dict(difference))
    else:
        sys.stdout.write(render_text(difference).rstrip("\n") + "\n")
    return FINE
