"""The emitted pages: complete, the same as the page they replace, safe, and without warnings."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from opspec.catalogue import catalogue
from opspec.language.resolved import Operator
from opspec.modules.kernels.families import FAMILIES, recognised
from opspec.targets import data, pages
from opspec.trace import trace
from tests.trees import ROOT, draft, some, specified, tree_of

PAGE = "docs/operators/ai.onnx/Concat"
FACTS = (Path(__file__).with_name("concat_13.txt")).read_text(encoding="utf-8")
QUOTES = str.maketrans({"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"'})


def plain(text: str) -> str:
    """Lines with one kind of bullet and quote; a bullet's indentation says nothing."""
    return re.sub(r"(?m)^\s*[-*•:]\s*", "- ", text.translate(QUOTES))


def dedented(text: str) -> str:
    """Every line without its indentation, for texts that stand in a block."""
    return "\n".join(line.strip() for line in text.split("\n"))


def facts_between(start: str, end: str) -> str:
    return FACTS[FACTS.index(start) + len(start) : FACTS.index(end)]


EXAMPLES = re.split(r"(?m)^(test_cc_\w+)$", facts_between("Examples\n", "Differences with"))[1:]


# The page of the operator that this project began with


@pytest.mark.parametrize(
    "fact",
    [
        line
        for line in plain(FACTS[: FACTS.index("Examples\n")]).split("\n")
        if line.startswith("- ") and "Allowed types" not in line
    ],
)
def test_names_and_facts_are_found(files: dict[str, str], fact: str) -> None:
    assert fact.removeprefix("- ") in plain(files[f"{PAGE}.rst"])


def test_the_types_are_found(files: dict[str, str]) -> None:
    allowed = re.search(r"Allowed types: .*\.", FACTS)
    assert allowed is not None
    assert f"   {allowed[0]}\n" in files[f"{PAGE}.rst"]


@pytest.mark.parametrize(
    "title",
    ["Inputs", "Outputs", "Type Constraints", "Examples", "Version History"],
)
def test_sections_are_found(files: dict[str, str], title: str) -> None:
    assert f"\n{title}\n{'-' * len(title)}\n" in files[f"{PAGE}.rst"]


@pytest.mark.parametrize(
    ("name", "text"), list(zip(EXAMPLES[::2], EXAMPLES[1::2], strict=True)), ids=EXAMPLES[::2]
)
def test_examples_are_found(files: dict[str, str], name: str, text: str) -> None:
    page = files[f"{PAGE}.rst"]
    heading = f"``{name}``\n{'~' * (len(name) + 4)}\n"
    assert page.count(heading) == 1
    following = page[page.index(heading) :]
    block = "\n".join(f"         {line}" if line else "" for line in text.strip().split("\n"))
    start = following.index(".. code-block:: text\n\n") + len(".. code-block:: text\n\n")
    assert following[start:].startswith(f"{block}\n\n")


def test_there_are_twelve_of_them() -> None:
    assert len(EXAMPLES[::2]) == 12


def test_the_differences_are_found(files: dict[str, str]) -> None:
    found = plain(files[f"{PAGE}.rst"])
    lines = plain(facts_between("Examples\n", "Version History")).split("\n")
    wanted = [
        line for line in lines[lines.index("SchemaDiff: Concat (domain 'ai.onnx')") :] if line
    ]
    title = "Differences with previous version (11)"
    section = found[found.index(f"\n{title}\n") :]
    start = section.index(wanted[0])
    assert [line for line in section[start:].split("\n") if line][: len(wanted)] == wanted
    assert len(wanted) == 6


def test_every_pair_of_versions_has_two_verdicts(files: dict[str, str]) -> None:
    page = files[f"{PAGE}.rst"]
    answers = re.findall(
        r"(?m)^Does a model that uses version (\d+) .*version (\d+)\? :ops-\w+:`(.*)`$", page
    )
    assert answers == [
        ("11", "13", "yes"),
        ("13", "11", "not every one"),
        ("4", "11", "yes"),
        ("11", "4", "not every one"),
        ("1", "4", "not every one"),
        ("4", "1", "not every one"),
    ]
    assert ":Breaking changes: :onnx:op:`version 4 <ai.onnx.Concat-4>`\n" in page
    assert "range changed 0 <= axis < r -> -r <= axis < r" in page


# All pages


def test_every_clause_of_every_version_has_an_anchor(files: dict[str, str]) -> None:
    for operator in some():
        page = files[f"docs/operators/{operator.domain}/{operator.name}.rst"]
        for version in operator.versions:
            assert f"   :since: {version.since}\n" in page
            for clause in version.clauses:
                name = f"{version.domain}.{version.clause_id(clause)}"
                assert page.count(f".. onnx:clause:: {name}\n") == 1


def test_traceability_names_every_clause(files: dict[str, str]) -> None:
    links = json.loads(files["generated/traceability.json"])
    wanted = {
        version.clause_id(clause)
        for operator in some()
        for version in operator.versions
        for clause in version.clauses
    }
    assert set(links) == wanted
    for name, link in links.items():
        path, _, line = link["spec"].rpartition(":")
        assert int(line) > 0
        assert path.startswith("spec/")
        assert link["check"].startswith("generated/")
        assert link["tests"]
        assert all(test.startswith(f"{name}-") for test in link["tests"])
        assert link["anchor"] == name


def test_the_json_has_every_version(files: dict[str, str]) -> None:
    found = json.loads(files[f"{PAGE}.json"])
    assert [version["since_version"] for version in found["versions"]] == [1, 4, 11, 13]
    newest = found["versions"][-1]
    assert [clause["id"] for clause in newest["clauses"]] == [
        f"Concat-13.C{number}" for number in range(1, 11)
    ]
    example = next(e for e in newest["examples"] if e["name"] == "test_cc_concat_2d_axis_0")
    assert example["outputs"][0]["shape"] == [4, 2]
    assert example["outputs"][0]["values"] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_the_same_operator_gives_the_same_pages() -> None:
    tree = tree_of(*some())
    links = trace(tree, {})
    for target in (pages, data):
        for operator in tree.operators:
            assert target.operator(tree, operator, links) == target.operator(tree, operator, links)


def test_what_is_in_force_at_each_opset() -> None:
    tree = tree_of(*(operator for operator in specified() if operator.name == "Concat"))
    text = pages.shared(catalogue(tree, {}))["docs/operators/opsets.rst"]
    groups = re.findall(r"(?m)^(Opsets? .*)\n~+\n\n(?:New|As before): (.*)$", text)
    assert [(title, re.findall(r"<ai.onnx.(.*?)>", links)) for title, links in groups] == [
        ("Opsets 1 to 3", ["Concat-1"]),
        ("Opsets 4 to 10", ["Concat-4"]),
        ("Opsets 11 to 12", ["Concat-11"]),
        ("Opsets 13 to 28", ["Concat-13"]),
    ]


def test_the_index_tells_kinds_and_the_tables_tell_every_version(files: dict[str, str]) -> None:
    index, table = files["docs/operators/index.rst"], files["docs/operators/coverage.rst"]
    words = files["docs/operators/words.rst"]
    for operator in some():
        full = f"{operator.domain}.{operator.name}"
        found = recognised(operator.newest)
        kind = FAMILIES[found[0]].title if found else "Others"
        assert f":onnx:op:`{operator.name} <{full}>` : {kind}\n" in index
        assert re.search(rf"(?m)^:{kind}: .*<{full}>", index)
        for version in operator.versions:
            row = table[table.index(f"   * - :onnx:op:`{version.name} <{full}-{version.since}>`") :]
            cells = re.findall(r"(?m)^     - (.*)$", row)[:4]
            assert cells[0] == str(len(version.clauses))
            assert int(cells[1]) >= len(version.clauses)
            assert cells[2:] == [str(len(version.examples)), "index notation"]
    users = re.search(r"\* - ``n\[k\]``\n.*\n     - (\d+)", words)
    assert users is not None
    assert int(users[1]) >= 1


def test_a_line_has_no_blanks_at_its_end(files: dict[str, str]) -> None:
    for path, text in files.items():
        if path.startswith("docs/"):
            assert not re.search(r"(?m)[ \t]$", text), path
            assert text.endswith("\n"), path


# The site


class Page(HTMLParser):
    """Elements of a page, their handlers of events, and the texts of scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.scripts: list[str] = []
        self.tags: set[str] = set()
        self.handlers: set[str] = set()
        self.ids: list[str] = []
        self._in_script = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.handlers |= {name for name, _ in attrs if name.startswith("on")}
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self._in_script = tag == "script"

    def handle_endtag(self, tag: str) -> None:
        self._in_script = False

    def handle_data(self, text: str) -> None:
        if self._in_script:
            self.scripts.append(text)


def built(files: dict[str, str], folder: Path) -> Path:
    """Build a site of the pages alone, with every warning an error."""
    for path, text in files.items():
        if path.startswith("docs/"):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
    source = folder / "docs"
    (source / "conf.py").write_text(
        'project = "Pages"\nextensions = ["opspec.sphinx_domain"]\nhtml_theme = "basic"\n',
        encoding="utf-8",
    )
    (source / "index.rst").write_text(
        "Pages\n=====\n\n.. toctree::\n\n   operators/index\n", encoding="utf-8"
    )
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", "-q", "-n", "-W", "--keep-going", "-b", "html",
         str(source), str(folder / "html")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "generator")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return folder / "html"


def test_the_pages_build_without_a_warning(files: dict[str, str], tmp_path: Path) -> None:
    site = built(files, tmp_path)
    page = Page((site / "operators/ai.onnx/Concat.html").read_text(encoding="utf-8"))
    assert {"Concat-13", "Concat-1", "Concat-13.C3", "Concat-4.C10"} <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))
    assert {"svg", "math"} <= page.tags


def test_a_hostile_spec_stays_inside_its_places(
    hostile: Operator, hostile_files: dict[str, str], tmp_path: Path
) -> None:
    site = built(hostile_files, tmp_path)
    text = (site / "operators/com.example.hostile/Hostile.html").read_text(encoding="utf-8")
    page = Page(text)
    assert not any("alert" in script for script in page.scripts)
    assert not page.handlers
    assert "img" not in page.tags
    # What templates would have computed is shown as it was written.
    assert "{{ 7 * 7 }}" in text
    assert "49" not in re.sub(r"<[^>]*>", " ", text)
    # Nothing made a heading, a list or a note of its own.
    assert page.tags.isdisjoint({"ol", "blockquote", "aside", "h5"})


def test_a_hostile_spec_is_told_in_data_as_it_was_written(
    hostile: Operator, hostile_files: dict[str, str]
) -> None:
    path = "docs/operators/com.example.hostile/Hostile"
    found = json.loads(hostile_files[f"{path}.json"])
    newest = found["versions"][-1]
    assert newest["summary"] == hostile.newest.summary
    assert newest["description"] == hostile.newest.description
    assert newest["examples"][0]["inputs"][0]["values"][2] == "\"\"\"\n'''\\"
    assert hostile_files[f"{path}.json"].isascii()


@pytest.mark.deep
def test_the_pages_of_all_drafts_build_without_a_warning(tmp_path: Path) -> None:
    names = sorted(path.stem for path in (ROOT / "tests/drafts").glob("[A-Z]*.yaml"))
    tree = tree_of(*map(draft, names))
    links = trace(tree, {})
    found = pages.shared(catalogue(tree, {}))
    for operator in tree.operators:
        found.update(pages.operator(tree, operator, links))
        found.update(data.operator(tree, operator, links))
    site = built(found, tmp_path)
    assert len(list(site.glob("operators/ai.onnx/*.html"))) == len(names)


@pytest.mark.parametrize("name", ["Conv", "Gather", "Pad", "Softmax"])
def test_a_draft_has_a_page_with_every_version(name: str) -> None:
    tree = tree_of(draft(name))
    found = pages.operator(tree, tree.operators[0], trace(tree, {}))
    (page,) = (text for path, text in found.items() if path.endswith(".rst"))
    since = [version.since for version in draft(name).versions]
    assert re.findall(r"(?m)^ +:since: (\d+)$", page) == [str(n) for n in reversed(since)]
