"""`opspec export` and `opspec conform` from outside: exit codes, choices, reports."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from opspec.cli import main
from opspec.conform.outcome import Bar
from opspec.suite.manifest import read

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
HONEST = ("--backend", "fake_backends:Honest")


def opspec(*arguments: str | Path) -> int:
    """Run a command on this tree; a mistake in the arguments ends it as argparse does."""
    try:
        return main(["--root", str(ROOT), *map(str, arguments)])
    except SystemExit as exit_:
        return int(exit_.code or 0)


@pytest.fixture(autouse=True)
def fakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fakes are found where the command is run."""
    monkeypatch.chdir(HERE)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cases of one version."""
    folder = tmp_path_factory.mktemp("small") / "suite"
    assert opspec("export", folder, "--only", "Concat", "--since", "13") == 0
    return folder


def cut(folder: Path, target: Path, names: Sequence[str]) -> Path:
    """A suite of some cases of another one; their files stay where they are."""
    document = json.loads((folder / "manifest.json").read_text())
    document["cases"] = [case for case in document["cases"] if case["name"] in names]
    target.mkdir()
    for name in names:
        (target / name).symlink_to(folder / name)
    (target / "manifest.json").write_text(json.dumps(document))
    return target


@pytest.fixture
def two(small: Path, tmp_path: Path) -> Path:
    """A valid case and one that NumPy accepts though it is invalid."""
    return cut(
        small,
        tmp_path / "two",
        ["Concat-13-1+3-axis-0-declared", "Concat-13.C4-second-uint8-declared"],
    )


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    path = tmp_path / "ledger.yaml"
    path.write_text(
        'runtime: fake_backends:Honest\ntested: ["7.8"]\ndivergences:\n'
        "- {surfaces: [run], verdict: accepted, clauses: [C4], reason: It promotes.}\n"
    )
    return path


class TestProgress:
    """A bar on a terminal, and nothing anywhere else."""

    def bar(self) -> None:
        bar = Bar("some", 4, 1)
        bar.advance()
        bar.close()

    def test_not_elsewhere(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.bar()
        assert capsys.readouterr() == ("", "")

    def test_on_a_terminal(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
        self.bar()
        shown = capsys.readouterr().err
        assert "some [###############...............] 2/4" in shown
        assert shown.endswith("\r")
        assert shown.rpartition("\r")[0].endswith(" " * 30)


class TestExport:
    def test_what_it_says(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert opspec("export", tmp_path / "s", "--only", "Concat", "--since", "12") == 0
        entries = read(tmp_path / "s").cases
        assert {entry.opset for entry in entries} == {13}
        out = capsys.readouterr().out
        assert out == f"{len(entries)} cases of 1 operator in {tmp_path / 's'}\n"
        again = ("export", tmp_path / "s", "--only", "Concat", "--since", "13")
        assert opspec("--format", "json", *again) == 0
        assert json.loads(capsys.readouterr().out)["cases"] == len(entries)

    def test_exit_codes(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "mine.txt").write_text("mine")
        assert opspec("export", tmp_path) == 2
        assert "holds no suite" in capsys.readouterr().err
        assert opspec("export", tmp_path / "s", "--only", "Concta") == 2
        assert "did you mean 'Concat'?" in capsys.readouterr().err
        assert opspec("export", tmp_path / "s", "--since", "99") == 1
        assert not (tmp_path / "s").exists()


class TestConform:
    def test_as_the_ledger_says(self, two: Path, ledger: Path) -> None:
        assert opspec("conform", *HONEST, "--suite", two, "--ledger", ledger) == 0

    def test_unlisted(self, two: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert opspec("conform", *HONEST, "--suite", two) == 1
        out = capsys.readouterr().out
        assert "fake_backends:Honest 7.8: 2 cases" in out
        assert "run         1 as wanted, 1 accepted though invalid" in out
        assert "no ledger: 1 unlisted" in out
        assert "Concat-13.C4-second-uint8-declared [run] accepted though invalid: returned" in out
        assert "  clauses: [C4]\n" in out

    def test_the_suggested_lines_do(
        self, two: Path, ledger: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert opspec("conform", *HONEST, "--suite", two) == 1
        lines = capsys.readouterr().out.partition("with a reason each\n")[2]
        head = ledger.read_text().partition("- {")[0]
        ledger.write_text(head + lines)
        assert opspec("conform", *HONEST, "--suite", two, "--ledger", ledger) == 0

    def test_healed(self, two: Path, ledger: Path, capsys: pytest.CaptureFixture[str]) -> None:
        ledger.write_text(ledger.read_text().replace("accepted, clauses: [C4]", "refused"))
        assert opspec("conform", *HONEST, "--suite", two, "--ledger", ledger) == 1
        assert "not so any more (refused though valid: It promotes.)" in capsys.readouterr().out

    def test_a_faulty_ledger(
        self, two: Path, ledger: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        ledger.write_text(ledger.read_text().replace("verdict", "verdikt"))
        assert opspec("conform", *HONEST, "--suite", two, "--ledger", ledger) == 1
        assert "did you mean 'verdict'?" in capsys.readouterr().out

    def test_no_case_is_a_failure(
        self, two: Path, ledger: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        chosen = ("conform", *HONEST, "--suite", two, "--ledger", ledger)
        assert opspec(*chosen, "--only", "Nothing") == 1
        assert opspec(*chosen, "--since", "99") == 1
        assert "no case was found" in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("arguments", "code"),
        [
            ((), 2),
            (("--backend", "fake_backends:Honest", "-j", "0"), 2),
            (("--backend", "fake_backends:Honest", "--backend", "onnxops", "--resume", "x"), 2),
            (("--backend", "nowhere"), 3),
            (("--command", "nowhere"), 3),
            (("--backend", "fake_backends:Honest", "--ledger", "nowhere.yaml"), 3),
        ],
    )
    def test_exit_codes(self, two: Path, arguments: tuple[str, ...], code: int) -> None:
        assert opspec("conform", "--suite", two, *arguments) == code

    def test_a_suite_that_is_not_there(self, tmp_path: Path) -> None:
        assert opspec("conform", *HONEST, "--suite", tmp_path) == 3

    def test_reports(
        self, two: Path, ledger: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        paths = [tmp_path / name for name in ("r.json", "r.xml", "r.rst")]
        options = zip(("--json", "--junit", "--page"), paths, strict=True)
        words = [word for pair in options for word in pair]
        capsys.readouterr()
        code = opspec(
            "--format", "json", "conform", *HONEST, "--suite", two, "--ledger", ledger, *words
        )
        assert code == 0
        assert capsys.readouterr().out == paths[0].read_text()
        (runtime,) = json.loads(paths[0].read_text())["runtimes"]
        assert (runtime["runtime"], runtime["version"]) == ("fake_backends:Honest", "7.8")
        assert runtime["surfaces"] == {"run": {"pass": 1, "accepted": 1}}
        assert runtime["conforms_to_ledger"] is True
        assert [(r["verdict"], r["known"]) for r in runtime["results"]] == [
            ("pass", False),
            ("accepted", True),
        ]
        tests = ET.parse(paths[1]).getroot()[0]
        assert (tests.get("tests"), tests.get("failures"), tests.get("skipped")) == ("2", "0", "1")
        index = paths[2].read_text()
        assert "   * - :doc:`Concat <ai.onnx/Concat>`\n     - 1 of 2\n" in index
        page = (tmp_path / "ai.onnx" / "Concat.rst").read_text()
        assert ":ref:`1 of 1 <conformance-fake-backends-honest-run-ai-onnx-concat-13" in page
        assert "It promotes." in page

    def test_junit_fails_where_the_ledger_does(self, two: Path, tmp_path: Path) -> None:
        assert opspec("conform", *HONEST, "--suite", two, "--junit", tmp_path / "r.xml") == 1
        tests = ET.parse(tmp_path / "r.xml").getroot()[0]
        assert tests.get("failures") == "1"
        failure = tests.find("testcase/failure")
        assert failure is not None
        assert failure.get("message") == "accepted though invalid"

    def test_resume(self, two: Path, ledger: Path, tmp_path: Path) -> None:
        words = ("conform", *HONEST, "--suite", two, "--ledger", ledger)
        for _ in range(2):
            assert opspec(*words, "--resume", tmp_path / "kept") == 0
        assert len((tmp_path / "kept").read_text().splitlines()) == 3
