"""What README and guides show is what happens: commands are run, sessions are doctests."""

import doctest
import re
import shlex
import subprocess
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.rst")),
    *sorted((ROOT / "docs").glob("*.txt")),
    *sorted((ROOT / "docs" / "api").glob("*.rst")),
    *sorted((ROOT / "docs" / "guides").glob("*.rst")),
)
FENCED = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)
DIRECTIVE = re.compile(r"^( *)\.\. code-block:: console\n\n((?:\1   .*\n|\n)+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Shown:
    """A command of a page with the output that the page shows."""

    page: str
    command: str
    output: str

    def __str__(self) -> str:
        return f"{self.page}: {self.command}"


def blocks(text: str) -> list[str]:
    """The console blocks of a page in Markdown or reStructuredText."""
    found = FENCED.findall(text)
    return found + [textwrap.dedent(match[1]) for match in DIRECTIVE.findall(text)]


def shown(path: Path) -> list[Shown]:
    """The commands of `opspec` for which the page shows an output."""
    page = path.relative_to(ROOT).as_posix()
    found = []
    for block in blocks(path.read_text()):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            if output.strip() and command.startswith("opspec "):
                found.append(Shown(page, command, output.strip("\n")))
    return found


SHOWN = [item for path in PAGES for item in shown(path)]


@pytest.mark.parametrize("item", SHOWN, ids=str)
def test_a_command_prints_what_is_shown(item: Shown) -> None:
    words = shlex.split(item.command, comments=True)
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.stdout.strip("\n") == item.output


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_python_session_goes_as_shown(path: Path) -> None:
    text = re.sub(r"^```.*$", "", path.read_text(), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=said.append)
    assert runner.failures == 0, "".join(said)


def test_commands_that_are_named_exist() -> None:
    help_text = subprocess.run(
        [sys.executable, "-m", "opspec", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for path in PAGES:
        text = path.read_text()
        named = re.findall(r"(?:^\s*\$ |`)opspec ([a-z]+)\b", text, re.MULTILINE)
        for command in named:
            assert re.search(rf"\b{command}\b", help_text), f"{path.name}: opspec {command}"


def test_something_is_shown() -> None:
    assert {item.page for item in SHOWN} >= {"README.md"}
