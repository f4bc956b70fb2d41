"""The command line: reads arguments, calls a subcommand, and turns what goes wrong into exit codes.

Place in the pipeline: the right end; nothing imports it. Exit codes: 0 fine, 1 findings,
2 usage, 3 a missing file or dependency.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from opspec import __version__
from opspec.commands import COMMANDS
from opspec.commands.session import MISSING, Stop, find_root

_EPILOG = "exit codes: 0 fine, 1 findings, 2 usage, 3 a missing file or dependency"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    if sys.stdout is None:
        # Closed by whoever started us: there is nobody to print for.
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until the end
    given = sys.argv[1:] if arguments is None else arguments
    parser = _parser(given)
    args = parser.parse_args(given)
    if not args.command:
        parser.print_help()
        return 0
    args.format = getattr(args, "format", "text")
    try:
        command = next(each for each in COMMANDS if each.name == args.command)
        if command.rooted:
            args.root = find_root(getattr(args, "root", None))
        code = int(importlib.import_module(command.module).run(args))
        sys.stdout.flush()
        return code
    except Stop as stop:
        return _say(stop.message, stop.code)
    except ImportError as error:
        wanted = error.name or str(error)
        return _say(f"the Python package {wanted!r} is missing; pip install it", MISSING)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # Whoever read our output has seen enough; there is nobody left to tell.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        place = f"{error.filename}: " if error.filename else ""
        return _say(f"{place}{error.strerror or error}", MISSING)
    except KeyboardInterrupt:
        return _say("stopped", 130)


def _say(message: str, code: int) -> int:
    if message:
        print(f"opspec: {message}", file=sys.stderr)
    return code


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """The parser; options that all commands share may stand before or after the command.

    The modules of commands that are not named stay away: most of a short run is what it imports.
    """
    parser = argparse.ArgumentParser(
        prog="opspec",
        description="Operators that are specified once: from one YAML file to everything else.",
        epilog=_EPILOG,
        parents=[_common(("text", "json"))],
    )
    parser.add_argument("--version", action="version", version=f"opspec {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for command in COMMANDS:
        sub = commands.add_parser(
            command.name,
            help=command.help,
            description=command.help[0].upper() + command.help[1:] + ".",
            epilog=_EPILOG,
            parents=[_common(command.formats)],
        )
        if command.name in given:
            importlib.import_module(command.module).configure(sub)
    return parser


def _common(formats: Sequence[str]) -> argparse.ArgumentParser:
    """The options that all commands share."""
    common = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument(
        "--root",
        type=Path,
        metavar="DIR",
        help="the folder that holds spec/ (default: the nearest one upward)",
    )
    common.add_argument("--format", choices=formats, help="how to print (default: text)")
    return common
