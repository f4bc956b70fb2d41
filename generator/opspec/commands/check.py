"""`opspec check`: the specs themselves, their facts, and the links of every clause."""

from __future__ import annotations

import argparse

from opspec.caching.state import IS_CHECKED, inputs, told
from opspec.commands.session import FINE, FOUND, counted, print_findings, progress


def configure(parser: argparse.ArgumentParser) -> None:
    """There is nothing to choose."""


def run(args: argparse.Namespace) -> int:
    from opspec.diagnostics import Findings

    state, findings = inputs(args.root), Findings()
    counts = told(args.root, IS_CHECKED, state.inputs)
    if counts is None:
        from opspec import pipeline

        with progress("checking"):
            counts = pipeline.check(args.root, state, findings)
    if findings or args.format == "json":
        print_findings(findings, args)
        return FOUND if findings else FINE
    operators, versions, clauses = counts
    print(
        f"{counted(operators, 'operator')}, {counted(versions, 'version')}, "
        f"{counted(clauses, 'clause')}: nothing to report"
    )
    return FINE
