"""The project stands alone: nothing committed names a machine, a folder of one, or a registry."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FORBIDDEN = {
    "a folder of somebody's machine": r"(?<![\w.$}/])/(?:home|root|Users|work|opt)/\w",
    "an address of a package registry": r"pypi\.org|pythonhosted|registry\.npmjs|deb\.debian",
    "a folder beside the project": r"\.\./shared\b",
}
DATE = r"\b(?:19|20)\d\d-[01]\d-[0-3]\d\b|\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d"


def committed(*folders: str) -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *folders],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [path for path in listed.stdout.split("\0") if path and (ROOT / path).is_file()]


def places(pattern: str, paths: list[str]) -> list[str]:
    """Where the pattern stands in the files, as path:line: text."""
    found = []
    for path in paths:
        try:
            lines = (ROOT / path).read_text().splitlines()
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(lines, 1):
            if re.search(pattern, line):
                found.append(f"{path}:{number}: {line.strip()[:100]}")
    return found


@pytest.mark.parametrize("what", FORBIDDEN)
def test_nothing_committed_names(what: str) -> None:
    here = Path(__file__).relative_to(ROOT).as_posix()
    assert places(FORBIDDEN[what], [path for path in committed() if path != here]) == []


def test_nothing_committed_names_this_checkout() -> None:
    for folder in {ROOT, Path.home()} - {Path("/")}:
        assert places(rf"(?<![\w.-]){re.escape(f'{folder}/')}", committed()) == []


def test_nothing_emitted_holds_a_date() -> None:
    paths = committed("generated", "docs/operators", "spec/schema.json")
    assert places(DATE, paths) == []


def test_no_lock_file_is_committed() -> None:
    names = {Path(path).name for path in committed()}
    assert names & {"package-lock.json", "yarn.lock", "uv.lock", "poetry.lock"} == set()
