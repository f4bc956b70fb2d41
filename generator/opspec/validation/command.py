"""`opspec validate MODEL...`: what is wrong with models, clause by clause."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from opspec.commands.session import FINE, FOUND, MISSING, progress

if TYPE_CHECKING:
    from opspec.validation.findings import FileReport


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the models, the package that judges them, and where its pages are."""
    parser.add_argument(
        "models", metavar="MODEL", nargs="+", help="a model; - reads one from standard input"
    )
    parser.add_argument(
        "--package",
        metavar="NAME",
        default="onnxops",
        help="the generated package that judges (default: onnxops)",
    )
    parser.add_argument(
        "--site",
        metavar="URL",
        default="",
        help="where the documentation is served, to make the addresses of pages whole",
    )
    parser.add_argument(
        "--timeout",
        metavar="S",
        type=float,
        default=120.0,
        help="seconds that a model may take (default: 120)",
    )
    parser.add_argument(
        "--memory",
        metavar="MIB",
        type=int,
        default=8192,
        help="mebibytes that a model may take, 0 for no limit (default: 8192)",
    )


def run(args: argparse.Namespace) -> int:
    """Judge every model; one that is missing does not keep the others from being judged."""
    from opspec.validation.findings import FileReport
    from opspec.validation.isolation import Judge, Limits
    from opspec.validation.reading import NoModel, read_file

    reports: list[FileReport] = []
    missing = False
    with Judge(args.package, Limits(args.timeout, args.memory)) as judge:
        for name in dict.fromkeys(args.models):
            try:
                with progress(f"reading {name}"):
                    reports.append(judge.judge(name, read_file(name)))
            except NoModel as fault:
                reports.append(FileReport(name=name, findings=(fault.finding,)))
            except OSError as error:
                missing = True
                print(f"opspec: {name}: {error.strerror or error}", file=sys.stderr)
    site = f"{args.site.rstrip('/')}/" if args.site else ""
    sys.stdout.write(_writer(args.format)(reports, site))
    if missing:
        return MISSING
    return FOUND if any(report.findings for report in reports) else FINE


def _writer(format_: str) -> Callable[[Iterable[FileReport], str], str]:
    from opspec.validation.annotations import as_annotations
    from opspec.validation.documents import as_json
    from opspec.validation.sarif import as_sarif
    from opspec.validation.text import as_text

    writers: Mapping[str, Callable[[Iterable[FileReport], str], str]] = {
        "text": as_text,
        "json": as_json,
        "sarif": as_sarif,
        "github": as_annotations,
    }
    return writers[format_]
