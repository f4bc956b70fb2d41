"""`opspec list`: the operators of the tree and their versions."""

from __future__ import annotations

import argparse

from opspec.commands.session import FINE, load_tree, print_json


def configure(parser: argparse.ArgumentParser) -> None:
    """There is nothing to choose."""


def run(args: argparse.Namespace) -> int:
    tree = load_tree(args)
    if args.format == "json":
        print_json(
            [
                {
                    "operator": operator.name,
                    "domain": operator.domain,
                    "versions": [version.since for version in operator.versions],
                    "summary": operator.newest.summary,
                    "spec": operator.path,
                }
                for operator in tree.operators
            ]
        )
        return FINE
    width = max((len(f"{o.domain}.{o.name}") for o in tree.operators), default=0)
    for operator in tree.operators:
        versions = ", ".join(str(version.since) for version in operator.versions)
        name = f"{operator.domain}.{operator.name}"
        print(f"{name:{width}}  {operator.newest.summary} Versions {versions}.")
    return FINE
