"""`opspec generate`: emit everything, or with `--check` say what is not as it would be emitted."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from opspec import cache
from opspec.commands.session import (
    FINE,
    FOUND,
    counted,
    load_tree,
    pick_operator,
    print_json,
    progress,
)

if TYPE_CHECKING:
    from opspec.writer import Changes


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if something is not up to date"
    )
    parser.add_argument("--only", metavar="OP", help="only the files of one operator")


def run(args: argparse.Namespace) -> int:
    whole = not args.check and args.only is None
    if whole and cache.is_fresh(args.root):
        return _report([], [], "everything is up to date", args)
    from opspec import pipeline

    tree = load_tree(args)
    only = pick_operator(tree, args.only) if args.only else None
    with progress("emitting"):
        changes = pipeline.generate(args.root, tree, only, write=not args.check)
    if args.check:
        return _report_stale(changes, args)
    if whole:
        cache.record(args.root)
    written = [*changes.missing, *changes.stale]
    if not changes:
        return _report([], [], "everything is up to date", args)
    files = f"{counted(len(written), 'file')} written"
    removed = f", {len(changes.orphaned)} removed" if changes.orphaned else ""
    return _report(written, list(changes.orphaned), files + removed, args)


def _report(written: list[str], removed: list[str], text: str, args: argparse.Namespace) -> int:
    if args.format == "json":
        print_json({"version": 1, "written": written, "removed": removed})
    else:
        print(text)
    return FINE


def _report_stale(changes: Changes, args: argparse.Namespace) -> int:
    """Say of each file why it is not as it would be emitted."""
    if args.format == "json":
        print_json(
            {
                "version": 1,
                "missing": list(changes.missing),
                "stale": list(changes.stale),
                "orphaned": list(changes.orphaned),
            }
        )
        return FOUND if changes else FINE
    for path in changes.missing:
        print(f"{path}: is missing")
    for path in changes.stale:
        print(f"{path}: is not what the spec gives")
    for path in changes.orphaned:
        print(f"{path}: comes from no spec")
    print("run: opspec generate" if changes else "everything is up to date")
    return FOUND if changes else FINE
