"""`opspec check`: the specs themselves, their facts, and the links of every clause."""

from __future__ import annotations

import argparse

from opspec.commands.session import FINE, FOUND, counted, print_findings, progress


def configure(parser: argparse.ArgumentParser) -> None:
    """There is nothing to choose."""


def run(args: argparse.Namespace) -> int:
    from opspec import pipeline
    from opspec.diagnostics import Findings

    findings = Findings()
    with progress("reading the specs"):
        tree = pipeline.load(args.root, findings)
    with progress("checking"):
        # Faults in one operator leave the facts of the others to be looked at.
        pipeline.check(tree, findings)
    if findings or args.format == "json":
        print_findings(findings, args)
        return FOUND if findings else FINE
    versions = sum(len(operator.versions) for operator in tree.operators)
    clauses = sum(len(v.clauses) for operator in tree.operators for v in operator.versions)
    operators = counted(len(tree.operators), "operator")
    print(
        f"{operators}, {counted(versions, 'version')}, {counted(clauses, 'clause')}: "
        "nothing to report"
    )
    return FINE
