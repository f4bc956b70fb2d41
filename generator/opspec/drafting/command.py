"""`opspec import-onnx OP`: a draft of a spec from the schemas that are registered with `onnx`.

Place in the pipeline: beside `new`, which begins a spec where there is no schema to go by.
"""

from __future__ import annotations

import argparse
import importlib
import sys

from opspec.commands.new import free_path, named
from opspec.commands.session import FINE, FOUND, MISSING, USAGE, Stop, print_findings, print_json


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("operator", metavar="OP", help="the name: OP, or DOMAIN.OP")
    parser.add_argument("--domain", help="its domain (default: ai.onnx)")
    parser.add_argument(
        "--register",
        metavar="MODULE",
        action="append",
        default=[],
        help="a Python module that registers schemas of your own; it is imported, so it runs",
    )


def run(args: argparse.Namespace) -> int:
    from opspec.checking.onnx_facts import MissingSource
    from opspec.diagnostics import Findings, quote, suggest
    from opspec.drafting.draft import draft, known_operators
    from opspec.loading import load_sets
    from opspec.reading.kinds import GAP
    from opspec.writer import write_text

    domain, name = named(args.operator, args.domain)
    path = free_path(args.root, domain, name)
    for module in args.register:
        _register(module)
    try:
        known = known_operators(domain)
    except MissingSource as error:
        raise Stop(MISSING, str(error)) from None
    if name not in known:
        hint = suggest(name, known) if known else f"; it has none of the domain {domain}"
        raise Stop(USAGE, f"onnx has no schema of an operator {quote(name)}{hint}")
    findings = Findings()
    sets = load_sets(args.root, findings)
    if findings:
        print_findings(findings, args)
        return FOUND
    text = draft(domain, name, sets)
    write_text(args.root / path, text)
    gaps = sum(GAP in line for line in text.splitlines() if not line.startswith("#"))
    if args.format == "json":
        print_json({"version": 1, "written": [path], "gaps": gaps})
    else:
        print(f"{path} written with {gaps} gaps ({GAP}); fill them in, then run: opspec check")
    return FINE


def _register(module: str) -> None:
    """Import a module of the user's, from the folder that the command is run in too."""
    sys.path.insert(0, "")
    try:
        importlib.import_module(module)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise Stop(USAGE, f"importing {module} failed: {what}") from None
    finally:
        sys.path.remove("")
