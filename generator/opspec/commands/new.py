"""`opspec new OP`: a commented skeleton of a spec, to be filled in."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from opspec.commands.session import FINE, USAGE, Stop, print_json

_NAME = re.compile(r"[A-Z][A-Za-z0-9_]*")
_DOMAIN = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")

_SKELETON = """\
# yaml-language-server: $schema=../schema.json
operator: {name}
domain: {domain}
summary: Says in one sentence what the operator does.
description: |
  Says more, in as many paragraphs as it takes. Names of the operator stand in `backquotes`.
inputs:
  - name: X
    type: T                   # a type variable, or tensor(int64) where there is no choice
    shape: (*d,)              # names for dimensions; *d is any number of them
    description: What the input is.
outputs:
  - name: Y
    type: T
    shape: (*d,)              # an output may compute: (*outer, sum(n), *inner)
    description: What the output is.
attributes: []                # - {{name: axis, type: int, axis_of: X, range: -r <= axis < r}}
types:
  T: [floats]                 # named sets of spec/types.yaml, or element types
clauses:                      # the number of a check is for good; `opspec check` lists what lacks
  C1: X.given
  C2: T.allowed
definition: Y[*i] = X[*i]     # index notation: each element of the output
versions:
  - {{since: 1}}                # later: - {{since: 2, changes: [{{type: T, add: [bfloat16]}}]}}
examples:
  - name: {snake}
    title: The smallest call that shows something
    inputs:
      - {{name: x, type: float, values: [1, 2]}}
    outputs:
      - {{name: y, type: float, values: [1, 2]}}
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("operator", metavar="OP", help="the name: OP, or DOMAIN.OP")
    parser.add_argument("--domain", help="its domain (default: ai.onnx)")


def run(args: argparse.Namespace) -> int:
    from opspec.emission.naming import function_name
    from opspec.writer import write_text

    domain, name = named(args.operator, args.domain)
    path = free_path(args.root, domain, name)
    text = _SKELETON.format(name=name, domain=domain, snake=function_name(name))
    write_text(args.root / path, text)
    if args.format == "json":
        print_json({"version": 1, "written": [path]})
    else:
        print(f"{path} written; fill it in, then run: opspec check")
    return FINE


def named(operator: str, domain: str | None) -> tuple[str, str]:
    """The domain and the name in `OP` or `DOMAIN.OP`; others end the run."""
    prefix, _, name = operator.rpartition(".")
    domain = domain or prefix or "ai.onnx"
    if not _NAME.fullmatch(name):
        raise Stop(USAGE, f"{name!r} cannot name an operator: letters and digits, a capital first")
    if not _DOMAIN.fullmatch(domain):
        raise Stop(USAGE, f"{domain!r} cannot name a domain: words with dots between them")
    return domain, name


def free_path(root: Path, domain: str, name: str) -> str:
    """Where the spec of an operator goes; one that is there already ends the run."""
    path = f"spec/{domain}/{name}.yaml"
    if (root / path).exists():
        raise Stop(USAGE, f"{path} is there already; it is left as it is")
    return path
