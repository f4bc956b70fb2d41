"""`opspec explain CLAUSE`: what a clause says, and its line of YAML, check, tests and anchor."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING

from opspec.commands.session import (
    FINE,
    USAGE,
    Stop,
    load_tree,
    pick_operator,
    pick_version,
    print_json,
)

if TYPE_CHECKING:
    from opspec.language.resolved import Clause, Operator, Tree, Version

#: `Name-13.C3`, with a domain in front or a reserved name at the end.
_ID = re.compile(r"(?P<operator>[\w.]+)-(?P<version>\d+)\.(?P<clause>[\w-]+)")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("clause", metavar="CLAUSE", help="the id in an error, such as Name-13.C3")


def run(args: argparse.Namespace) -> int:
    match = _ID.fullmatch(args.clause)
    if match is None:
        raise Stop(USAGE, f"{args.clause!r} is not the id of a clause, such as Name-13.C3")
    tree = load_tree(args)
    operator = pick_operator(tree, match["operator"])
    version = pick_version(tree, operator, int(match["version"]))
    if match["clause"] in _reserved():
        return _explain_reserved(version, match["clause"], args)
    return _explain(tree, operator, version, _pick(version, match["clause"]), args)


def _pick(version: Version, id_: str) -> Clause:
    for clause in version.clauses:
        if clause.id == id_:
            return clause
    known = ", ".join(clause.id for clause in version.clauses)
    raise Stop(USAGE, f"{version.name} has no clause {id_!r}; it has {known}")


def _explain(
    tree: Tree, operator: Operator, version: Version, clause: Clause, args: argparse.Namespace
) -> int:
    from opspec.language.sentences import sentence
    from opspec.pipeline import links

    found = links(tree, operator)[version.clause_id(clause)]
    facts = {
        "clause": found.id,
        "says": sentence(version, clause),
        "rule": clause.text,
        "spec": str(found.spec),
        "check": str(found.check) if found.check else None,
        "tests": list(found.tests),
        "test_file": found.test_file,
        "page": f"{found.page}.rst#{found.anchor}",
    }
    if args.format == "json":
        print_json(facts)
        return FINE
    print(f"{found.id}: {facts['says']}")
    print(f"  rule   {clause.text}")
    print(f"  spec   {found.spec}")
    print(f"  check  {found.check or 'none'}")
    print(f"  tests  {len(found.tests)} in {found.test_file}")
    for name in found.tests:
        print(f"         {name}")
    print(f"  page   {facts['page']}")
    return FINE


def _reserved() -> dict[str, str]:
    from opspec.language.reserved import RESERVED

    return dict(RESERVED)


def _explain_reserved(version: Version, name: str, args: argparse.Namespace) -> int:
    """A reserved name has no line of its own in any spec; every operator has it."""
    says = _reserved()[name]
    if args.format == "json":
        print_json({"clause": f"{version.name}.{name}", "says": says})
    else:
        print(f"{version.name}.{name}: {says} This can happen to any operator.")
    return FINE
