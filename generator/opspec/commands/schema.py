"""`opspec schema`: the JSON Schema by which an editor completes and checks spec files."""

from __future__ import annotations

import argparse
import sys

from opspec.commands.session import FINE


def configure(parser: argparse.ArgumentParser) -> None:
    """There is nothing to choose."""


def run(args: argparse.Namespace) -> int:
    from opspec.reading.schema import json_schema

    sys.stdout.write(json_schema())
    return FINE
