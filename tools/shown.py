"""Refresh the outputs that README and the guides show: `python tools/shown.py`, or `make shown`.

A line `$ opspec ...` with an output below it is run, and what it prints takes the output's place. A
command with nothing below it is left alone. The tests ask that nothing would change.
"""

import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.rst")),
    *sorted((ROOT / "docs").glob("*.txt")),
    *sorted((ROOT / "docs" / "api").glob("*.rst")),
    *sorted((ROOT / "docs" / "guides").glob("*.rst")),
)
COMMAND = re.compile(r"( *)\$ (opspec .*)")


@cache
def output(command: str) -> list[str]:
    """What a command prints, as lines."""
    done = subprocess.run(
        [sys.executable, "-m", *shlex.split(command, comments=True)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout.strip("\n").splitlines()


def refreshed(text: str) -> str:
    """The text of a page with the outputs of today."""
    lines = text.splitlines()
    result: list[str] = []
    while lines:
        result.append(lines.pop(0))
        match = COMMAND.fullmatch(result[-1])
        if match is None:
            continue
        indent, command = match.groups()
        if length := _length_of_output(lines, indent):
            del lines[:length]
            result += [(indent + line).rstrip() for line in output(command)]
    return "\n".join(result) + "\n"


def _length_of_output(lines: list[str], indent: str) -> int:
    """How many lines, down to the last that is not empty, belong to the command above."""
    length = 0
    for number, line in enumerate(lines, 1):
        if line.strip():
            if not line.startswith(indent) or line.lstrip().startswith(("$ ", "```")):
                break
            length = number
    return length


def main() -> None:
    """Refresh all pages."""
    for path in PAGES:
        text = path.read_text()
        fresh = refreshed(text)
        if fresh != text:
            path.write_text(fresh)
            print(f"refreshed {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
