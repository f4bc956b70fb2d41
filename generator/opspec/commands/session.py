"""What subcommands share: the exit codes, a tree that is read or refused, and what is printed.

Place in the pipeline: below the subcommands, above `pipeline`.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opspec.diagnostics import Findings
    from opspec.language.resolved import Operator, Tree, Version

FINE, FOUND, USAGE, MISSING = 0, 1, 2, 3


class Stop(Exception):
    """Ends a run with an exit code, and with a message on stderr if there is one."""

    def __init__(self, code: int, message: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def find_root(given: Path | None) -> Path:
    """The folder that holds `spec/`: the one that is named, or the nearest one upward."""
    start = given or Path.cwd()
    if given is None:
        for folder in (start, *start.parents):
            if (folder / "spec").is_dir():
                return folder
    if (start / "spec").is_dir():
        return start
    raise Stop(MISSING, f"there is no folder spec/ in {start}" + ("" if given else " or above"))


def load_tree(args: argparse.Namespace) -> Tree:
    """Read the whole tree; faults in it are printed and end the run."""
    from opspec.diagnostics import Findings
    from opspec.pipeline import load

    findings = Findings()
    with progress("reading the specs"):
        tree = load(args.root, findings)
    if findings:
        print_findings(findings, args)
        raise Stop(FOUND)
    return tree


def print_findings(findings: Findings, args: argparse.Namespace) -> None:
    """Print findings as the user asked for; text ends with their number."""
    if args.format == "json":
        sys.stdout.write(findings.as_json())
        return
    sys.stdout.write(findings.as_text())
    if findings:
        print(counted(len(findings), "finding"))


def print_json(value: object) -> None:
    print(json.dumps(value, indent=2))


def pick_operator(tree: Tree, name: str) -> Operator:
    """The operator of a name, `Name` or `domain.Name`; an unknown one ends the run."""
    from opspec.diagnostics import quote, suggest

    found = [o for o in tree.operators if name in (o.name, f"{o.domain}.{o.name}")]
    if len(found) == 1:
        return found[0]
    if found:
        names = " or ".join(f"{o.domain}.{o.name}" for o in found)
        raise Stop(USAGE, f"{quote(name)} is specified in several domains: say {names}")
    hint = suggest(name, [o.name for o in tree.operators])
    raise Stop(USAGE, f"there is no spec of an operator {quote(name)}{hint}")


def pick_version(tree: Tree, operator: Operator, opset: int | None) -> Version:
    """The version in force at an opset, the newest without one; an unknown opset ends the run."""
    if opset is None:
        return operator.newest
    newest = tree.domain(operator.domain).newest
    if opset > newest:
        raise Stop(USAGE, f"there is no opset {opset} of {operator.domain}; the newest is {newest}")
    in_force = [version for version in operator.versions if version.since <= opset]
    if not in_force:
        raise Stop(
            USAGE,
            f"{operator.name} has no version {opset}; the first one is "
            f"{operator.versions[0].since}",
        )
    return in_force[-1]


def counted(number: int, noun: str) -> str:
    """`1 finding`, `2 findings`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


class progress:
    """A line on stderr while something is done, on a terminal only."""

    def __init__(self, text: str) -> None:
        self._text = text if sys.stderr.isatty() else ""

    def __enter__(self) -> None:
        if self._text:
            print(f"{self._text} ...", end="\r", file=sys.stderr, flush=True)

    def __exit__(self, *_: object) -> None:
        if self._text:
            print(" " * (len(self._text) + 4), end="\r", file=sys.stderr, flush=True)
