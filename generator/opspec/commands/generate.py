"""`opspec generate`: emit everything, or with `--check` say what is not as it would be emitted."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from opspec.caching.state import IS_EMITTED, current, told
from opspec.commands.session import (
    FINE,
    FOUND,
    counted,
    load_tree,
    pick_operator,
    print_findings,
    print_json,
    progress,
)

if TYPE_CHECKING:
    from opspec.caching.state import State
    from opspec.writer import Changes


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if something is not up to date"
    )
    parser.add_argument("--only", metavar="OP", help="only the files of one operator")


def run(args: argparse.Namespace) -> int:
    state = current(args.root)
    if args.only:
        return _run_for_one(args, state)
    if told(args.root, IS_EMITTED, str(state)) is not None:
        return _report_nothing(args)
    from opspec import pipeline
    from opspec.diagnostics import Findings

    findings = Findings()
    with progress("emitting"):
        changes = pipeline.generate(args.root, state, findings, write=not args.check)
    if changes is None:
        print_findings(findings, args)
        return FOUND
    return (_report_stale if args.check else _report_written)(changes, args)


def _run_for_one(args: argparse.Namespace, state: State) -> int:
    from opspec import pipeline

    tree = load_tree(args)
    operator = pick_operator(tree, args.only)
    with progress("emitting"):
        changes = pipeline.generate_one(args.root, state, tree, operator, write=not args.check)
    return (_report_stale if args.check else _report_written)(changes, args)


def _report_nothing(args: argparse.Namespace) -> int:
    if args.format == "json":
        _print_files(("missing", "stale", "orphaned") if args.check else ("written", "removed"))
    else:
        print("everything is up to date")
    return FINE


def _report_written(changes: Changes, args: argparse.Namespace) -> int:
    if not changes:
        return _report_nothing(args)
    written, removed = [*changes.missing, *changes.stale], changes.orphaned
    if args.format == "json":
        _print_files(("written", "removed"), written, removed)
    else:
        also = f", {len(removed)} removed" if removed else ""
        print(f"{counted(len(written), 'file')} written{also}")
    return FINE


def _report_stale(changes: Changes, args: argparse.Namespace) -> int:
    """Say of each file why it is not as it would be emitted."""
    if not changes:
        return _report_nothing(args)
    if args.format == "json":
        names = ("missing", "stale", "orphaned")
        _print_files(names, changes.missing, changes.stale, changes.orphaned)
        return FOUND
    for path in changes.missing:
        print(f"{path}: is missing")
    for path in changes.stale:
        print(f"{path}: is not what the spec gives")
    for path in changes.orphaned:
        print(f"{path}: comes from no spec")
    print("run: opspec generate")
    return FOUND


def _print_files(names: Sequence[str], *files: Sequence[str]) -> None:
    lists = [list(each) for each in files] or [[] for _ in names]
    print_json({"version": 1, **dict(zip(names, lists, strict=True))})
