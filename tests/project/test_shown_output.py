"""What README and guides show is what happens: commands are run, sessions are doctests."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tools.shown import COMMAND, PAGES, ROOT, refreshed


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_commands_print_what_is_shown(path: Path) -> None:
    text = path.read_text()
    assert refreshed(text) == text, "to refresh what is shown, run: make shown"


def test_something_is_shown() -> None:
    text = (ROOT / "README.md").read_text()
    commands = [match[2] for line in text.splitlines() if (match := COMMAND.fullmatch(line))]
    assert {command.split()[1] for command in commands} >= {"diff", "explain"}
    for command in commands:
        changed = text.replace(f"$ {command}\n", f"$ {command}\nnever printed\n")
        assert refreshed(changed) == text, command


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_a_python_session_goes_as_shown(path: Path) -> None:
    text = re.sub(r"^```.*$", "", path.read_text(), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=said.append)
    assert runner.failures == 0, "".join(said)


def without_sentences(value: object) -> object:
    """A part of a spec but for its descriptions."""
    if isinstance(value, dict):
        return {k: without_sentences(v) for k, v in value.items() if k != "description"}
    return [without_sentences(item) for item in value] if isinstance(value, list) else value


def test_the_spec_in_readme_is_the_spec() -> None:
    block = re.search(r"```yaml\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert block is not None
    shown = yaml.safe_load(block[1])
    spec = yaml.safe_load((ROOT / "spec" / "ai.onnx" / "Concat.yaml").read_text())
    assert shown == {key: without_sentences(spec[key]) for key in shown}
    assert {"inputs", "definition", "versions"} <= set(shown)


def test_commands_that_are_named_exist() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "opspec", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    there = set(re.findall(r"^    ([\w-]+)  ", done.stdout, re.MULTILINE))
    for path in PAGES:
        text = path.read_text()
        named = set(re.findall(r"(?:^\s*\$ |`)opspec ([a-z][a-z-]*)\b", text, re.MULTILINE))
        assert named <= there, name(path)
