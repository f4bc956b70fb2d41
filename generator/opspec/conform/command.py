"""`opspec conform`: a runtime tested clause by clause, and held against what is known of it."""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.commands.session import FINE, FOUND, MISSING, USAGE, Stop, load_tree, print_findings
from opspec.suite.command import add_selection, select

if TYPE_CHECKING:
    from opspec.conform.ledger import Ledger
    from opspec.conform.outcome import Outcome
    from opspec.conform.pool import Settings
    from opspec.suite.manifest import Manifest

#: Where the ledgers of a tree are.
LEDGERS = "conformance"


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare runtimes, cases, limits and reports."""
    tested = parser.add_argument_group("what is tested")
    tested.add_argument(
        "--backend",
        metavar="NAME",
        action="append",
        default=[],
        help="onnxruntime, onnx-reference, the generated package, or package.module:Class with "
        "onnx's Backend interface; may be given several times",
    )
    tested.add_argument(
        "--command",
        metavar="PROGRAM",
        action="append",
        default=[],
        dest="programs",
        help="a program that is called with the folder of a case and one for its outputs",
    )
    cases = parser.add_argument_group("on which cases")
    add_selection(parser)
    cases.add_argument(
        "--suite",
        metavar="DIR",
        type=Path,
        help="a suite that `opspec export` wrote (default: made from the specs, and thrown away)",
    )
    limits = parser.add_argument_group("how")
    limits.add_argument(
        "-j",
        "--jobs",
        metavar="N",
        type=_positive,
        default=os.cpu_count() or 1,
        help="worker processes (default: one for each processor)",
    )
    limits.add_argument(
        "--timeout",
        metavar="S",
        type=float,
        default=20.0,
        help="seconds that a case may take (default: 20)",
    )
    limits.add_argument(
        "--memory",
        metavar="MIB",
        type=int,
        default=4096,
        help="mebibytes that a worker may use, 0 for no limit (default: 4096)",
    )
    limits.add_argument(
        "--resume",
        metavar="FILE",
        type=Path,
        help="keep results in FILE as they come, and go on from those that are there",
    )
    limits.add_argument(
        "--ledger",
        metavar="FILE",
        type=Path,
        help=f"what is known of the runtime (default: {LEDGERS}/NAME.yaml of the tree, if there)",
    )
    reports = parser.add_argument_group("reports, besides the text")
    reports.add_argument("--json", metavar="FILE", type=Path, help="all results as JSON")
    reports.add_argument("--junit", metavar="FILE", type=Path, help="as JUnit XML")
    reports.add_argument(
        "--page", metavar="FILE", type=Path, help="pages in reStructuredText, FILE their index"
    )


def run(args: argparse.Namespace) -> int:
    """Test every runtime that is named; return 1 where one does not do as its ledger says."""
    from opspec.conform import reports
    from opspec.suite.manifest import NotASuite, read

    if not args.backend and not args.programs:
        raise Stop(USAGE, "name a runtime with --backend or --command")
    if args.resume and len(args.backend) + len(args.programs) > 1:
        raise Stop(USAGE, "--resume is for one runtime at a time")
    with tempfile.TemporaryDirectory(prefix="opspec-suite-") as made:
        suite = args.suite or _made(args, Path(made))
        try:
            manifest = read(suite)
        except NotASuite as error:
            raise Stop(MISSING, str(error)) from None
        manifest = _selected(manifest, args)
        if not manifest.cases:
            raise Stop(FOUND, "no case was found, so nothing was tested")
        outcomes = [_test(settings, manifest, args) for settings in _settings(suite, args)]
    reports.write(outcomes, json=args.json, junit=args.junit, page=args.page)
    print(reports.as_json(outcomes) if args.format == "json" else reports.as_text(outcomes), end="")
    return FOUND if any(outcome.comparison for outcome in outcomes) else FINE


def _made(args: argparse.Namespace, folder: Path) -> Path:
    """The suite of the tree, or of what was chosen from it, in a folder that is there."""
    from opspec.commands.session import progress
    from opspec.suite.export import write

    tree = load_tree(args)
    with progress("writing the suite"):
        write(folder, select(tree, args), {t.name: t for t in tree.element_types})
    return folder


def _selected(manifest: Manifest, args: argparse.Namespace) -> Manifest:
    """The cases that were asked for."""
    from dataclasses import replace

    cases = tuple(
        entry
        for entry in manifest.cases
        if entry.since_version >= args.since
        and (not args.only or {entry.operator, f"{entry.domain}.{entry.operator}"} & {*args.only})
    )
    return replace(manifest, cases=cases)


def _settings(suite: Path, args: argparse.Namespace) -> list[Settings]:
    from opspec.conform.pool import Settings

    return [
        Settings(
            suite=suite,
            runtime=name,
            kind="command" if name in args.programs else "backend",
            seconds=args.timeout,
            mebibytes=args.memory,
            path=(args.root / "generated",),
        )
        for name in (*args.backend, *args.programs)
    ]


def _test(settings: Settings, manifest: Manifest, args: argparse.Namespace) -> Outcome:
    from opspec.conform import pool
    from opspec.conform.outcome import assess

    try:
        about = pool.ask(settings)
    except pool.Missing as error:
        raise Stop(MISSING, str(error)) from None
    ledger = _ledger(about.name, args)
    whole = not args.only and args.since == 1 and args.suite is None
    return assess(
        settings, about, manifest, ledger, jobs=args.jobs, journal=args.resume, whole=whole
    )


def _ledger(runtime: str, args: argparse.Namespace) -> Ledger | None:
    """What is known of a runtime; nothing where there is no file."""
    from opspec.conform.ledger import read_ledger
    from opspec.diagnostics import Findings

    path = args.ledger or args.root / LEDGERS / f"{runtime}.yaml"
    if not path.is_file():
        if args.ledger:
            raise Stop(MISSING, f"there is no {path}")
        return None
    findings = Findings()
    shown = path.relative_to(args.root) if path.is_relative_to(args.root) else path
    ledger = read_ledger(path.read_bytes(), shown.as_posix(), findings)
    if ledger is None:
        print_findings(findings, args)
        raise Stop(FOUND)
    return ledger


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("wanted 1 or more")
    return number
