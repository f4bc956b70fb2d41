"""The command line: exit codes, formats, suggestions, and that no mistake ends in a traceback."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from opspec import cli
from tests.trees import some

ROOT = Path(__file__).parents[2]
CONCAT = "spec/ai.onnx/Concat.yaml"
COMMANDS = "generate check diff show explain list new import-onnx schema export conform".split()


@pytest.fixture(scope="module")
def emitted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree of two of this project's operators in which everything has been emitted."""
    root = tmp_path_factory.mktemp("tree")
    kept = {f"{operator.name}.yaml" for operator in some()[:2]}
    # With what was emitted here and is on record nothing has to be emitted again.
    for folder in ("spec", "generated", "docs/operators", ".opspec-cache"):
        if (ROOT / folder).is_dir():
            left = shutil.ignore_patterns("__pycache__", ".*cache", "*.egg-info")
            shutil.copytree(ROOT / folder, root / folder, ignore=left)
    for path in (root / "spec" / "ai.onnx").iterdir():
        if path.name not in kept:
            path.unlink()
    assert cli.main(["--root", str(root), "generate"]) == 0
    return root


@pytest.fixture
def tree(emitted: Path, tmp_path: Path) -> Path:
    """A copy of that tree, to spoil."""
    root = tmp_path / "tree"
    shutil.copytree(emitted, root)
    return root


def contents(root: Path) -> dict[str, tuple[bytes, int]]:
    """Every file with its bytes and the time of its last change."""
    return {
        path.relative_to(root).as_posix(): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in sorted(root.rglob("*"))
        if path.is_file() and ".opspec-cache" not in path.parts
    }


def run(root: Path, *arguments: str) -> int:
    return cli.main(["--root", str(root), *arguments])


def output(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


# --- generate -----------------------------------------------------------------------------------


def test_a_second_run_touches_nothing(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(tree)
    assert run(tree, "generate") == 0
    assert output(capsys) == "everything is up to date\n"
    assert contents(tree) == before


def test_it_does_not_read_a_spec_or_a_template(tree: Path) -> None:
    script = (
        "import sys; from opspec import cli; cli.main(sys.argv[1:]); "
        "print(sorted({'yaml', 'jinja2', 'numpy', 'onnx'} & set(sys.modules)))"
    )
    done = _python("-c", script, "--root", str(tree), "generate")
    assert done.stdout.splitlines() == ["everything is up to date", "[]"]


@pytest.mark.parametrize("edit", ["edited", "removed", "added"])
def test_an_output_that_is_not_ours_is_noticed(
    tree: Path, edit: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(tree)
    path = next(tree.glob("generated/*/errors.py"))
    if edit == "edited":
        path.write_text(path.read_text() + "# by hand\n")
    elif edit == "removed":
        path.unlink()
    else:
        path.with_name("by_hand.py").write_text("")
    assert run(tree, "generate", "--check") == 1
    said = {"edited": "is not what the spec gives", "removed": "is missing"}
    assert said.get(edit, "comes from no spec") in output(capsys)
    assert run(tree, "generate") == 0
    assert {p: c for p, (c, _) in contents(tree).items()} == {p: c for p, (c, _) in before.items()}


def test_a_change_of_the_spec_is_noticed(tree: Path) -> None:
    spec = tree / CONCAT
    spec.write_text(spec.read_text().replace("Joins tensors", "Puts tensors together"))
    assert run(tree, "generate", "--check") == 1
    assert run(tree, "generate") == 0
    assert "Puts tensors together" in (tree / "docs/operators/ai.onnx/Concat.rst").read_text()


def test_with_findings_nothing_is_written(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = tree / CONCAT
    spec.write_text(spec.read_text().replace("sum(n[:k]) + j", "sum(n[:k]) + jj"))
    before = contents(tree)
    assert run(tree, "generate") == 1
    assert "N01 " in output(capsys)
    assert contents(tree) == before


def test_only_one_operator(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = next(tree.glob("docs/operators/*/*.rst"))
    page.unlink()
    assert run(tree, "generate", "--only", page.stem) == 0
    assert output(capsys) == "1 file written\n"
    assert page.is_file()


def test_one_operator_that_is_new_is_known_at_once(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = (tree / CONCAT).read_text()
    (tree / "spec/ai.onnx/Weld.yaml").write_text(spec.replace("operator: Concat", "operator: Weld"))
    assert run(tree, "generate", "--only", "Weld") == 0
    capsys.readouterr()
    program = (
        "from onnxops import schema; from onnxops.ai.onnx import v13; "
        "print(schema('Weld', 13), v13.weld([[1], [2]], axis=0))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(tree / "generated")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Weld" in done.stdout
    assert "[1 2]" in done.stdout
    # The pages that tell of all operators are left to the whole.
    assert run(tree, "generate") == 0
    assert run(tree, "generate", "--check") == 0


# --- check --------------------------------------------------------------------------------------


def test_check_counts_what_it_looked_at(emitted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(emitted, "check") == 0
    assert output(capsys).endswith(": nothing to report\n")
    assert run(emitted, "check", "--format", "json") == 0
    assert json.loads(output(capsys)) == {"version": 1, "findings": []}


def test_a_version_99_needs_no_other_file(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = tree / "spec" / "ai.onnx" / "Concat.yaml"
    line = "  - {since: 13, changes: [{type: T, add: [bfloat16]}]}\n"
    more = "  - {since: 99, changes: [{type: T, add: [float8e4m3fn]}]}\n"
    spec.write_text(spec.read_text().replace(line, line + more))
    assert run(tree, "generate") == 0
    capsys.readouterr()
    assert run(tree, "check", "--format", "json") == 1
    (finding,) = json.loads(output(capsys))["findings"]
    assert (finding["code"], finding["message"]) == (
        "F01",
        "onnx.defs has no version 99 of Concat",
    )


def test_check_fails_where_a_link_is_missing(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from opspec import trace

    shutil.rmtree(tree / ".opspec-cache")
    monkeypatch.setattr(trace, "_cases", lambda operator, source: {})
    assert run(tree, "check") == 1
    assert "G03 clause Concat-1.C1 has no test in what is emitted" in output(capsys)


def test_facts_are_checked_where_specs_have_findings(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    concat = tree / "spec" / "ai.onnx" / "Concat.yaml"
    faulty = concat.read_text().replace("operator: Concat", "operator: Other")
    (tree / "spec" / "ai.onnx" / "Other.yaml").write_text(faulty.replace("T.same", "T.some"))
    concat.write_text(concat.read_text().replace("{index: k, min: 1}", "{index: k, min: 2}"))
    run(tree, "check")
    codes = {line.split(" ")[1] for line in output(capsys).splitlines() if ".yaml:" in line}
    assert {"C01"} <= codes


# --- asking -------------------------------------------------------------------------------------


def test_diff(emitted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(emitted, "diff", "Concat", "11", "13") == 0
    text = output(capsys)
    assert text.splitlines()[1:4] == ["  old version: 11", "  new version: 13", "  breaking: no"]
    assert run(emitted, "diff", "Concat", "11", "13", "--format", "json") == 0
    assert json.loads(output(capsys))["breaking"] is False


def test_explain(emitted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(emitted, "explain", "Concat-13.C3", "--format", "json") == 0
    facts = json.loads(output(capsys))
    spec, line = facts["spec"].rsplit(":", 1)
    assert "C3: T.allowed" in (emitted / spec).read_text().splitlines()[int(line) - 1]
    check, line = facts["check"].rsplit(":", 1)
    assert '"C3"' in (emitted / check).read_text().splitlines()[int(line) - 1]
    assert all(name.startswith("Concat-13.C3-") for name in facts["tests"])
    page, anchor = facts["page"].split("#")
    assert anchor in (emitted / page).read_text()


def test_show_and_list(emitted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(emitted, "show", "Concat", "5") == 0
    text = output(capsys)
    assert text.startswith("Concat-4 (domain ai.onnx, since version 4, until 11)")
    assert "0 <= axis < r" in text
    assert run(emitted, "show", "Concat", "--format", "json") == 0
    json.loads(output(capsys))
    assert run(emitted, "list", "--format", "json") == 0
    (entry,) = [each for each in json.loads(output(capsys)) if each["operator"] == "Concat"]
    assert entry["versions"] == [1, 4, 11, 13]


def test_schema(emitted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(emitted, "schema") == 0
    assert output(capsys) == (emitted / "spec" / "schema.json").read_text()


def test_new_writes_a_file_that_is_fine_but_for_what_must_be_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "spec").mkdir()
    assert run(tmp_path, "new", "com.example.Swish") == 0
    path = tmp_path / "spec" / "com.example" / "Swish.yaml"
    assert path.is_file()
    capsys.readouterr()
    assert run(tmp_path, "check") == 0
    path.write_text("mine")
    assert run(tmp_path, "new", "com.example.Swish") == 2
    assert path.read_text() == "mine"


# --- mistakes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["show", "Concta"], 2, "did you mean 'Concat'?"),
        (["show", "Concat", "0"], 2, "has no version 0"),
        (["show", "Concat", "x"], 2, "invalid int value"),
        (["diff", "Concat", "11"], 2, "required: NEW"),
        (["diff", "Concat", "1", "99"], 2, "no opset 99 of ai.onnx; the newest is 28"),
        (["explain", "Concat-13.C33"], 2, "has no clause 'C33'"),
        (["explain", "Concat"], 2, "is not the id of a clause"),
        (["explain", "Conct-13.C3"], 2, "did you mean 'Concat'?"),
        (["generate", "--only", "Concatt"], 2, "did you mean 'Concat'?"),
        (["new", "lower"], 2, "cannot name an operator"),
        (["new", "../../Up"], 2, "cannot name"),
        (["lst"], 2, "invalid choice"),
        (["list", "--format", "xml"], 2, "invalid choice"),
        (["--nothing"], 2, "unrecognized arguments"),
    ],
)
def test_a_mistake_is_answered(
    emitted: Path,
    arguments: list[str],
    code: int,
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    try:
        found: Any = run(emitted, *arguments)
    except SystemExit as stop:
        found = stop.code
    captured = capsys.readouterr()
    assert found == code
    assert said in captured.err
    assert captured.out == ""


@pytest.mark.parametrize("arguments", [["list"], ["generate"], ["check"], ["show", "X"]])
def test_a_tree_that_is_not_there(
    tmp_path: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "nowhere", *arguments) == 3
    assert "there is no folder spec/" in capsys.readouterr().err


def test_a_tree_without_operators(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "spec").mkdir()
    assert run(tmp_path, "list") == 0
    assert run(tmp_path, "check") == 0
    assert run(tmp_path, "show", "X") == 2


def test_a_dependency_that_is_not_there(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.rmtree(tree / ".opspec-cache")
    monkeypatch.setitem(sys.modules, "onnx", None)
    assert run(tree, "check") == 3


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="may read everything")
def test_a_file_that_cannot_be_read(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    next(tree.glob("spec/ai.onnx/*.yaml")).chmod(0)
    assert run(tree, "list") == 3


def test_folders_and_odd_files_in_spec(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "spec" / "ai.onnx" / "folder.yaml").mkdir()
    assert run(tree, "list") == 0
    (tree / "spec" / "ai.onnx" / "Bytes.yaml").write_bytes(bytes(range(256)) * 10)
    (tree / "spec" / "ai.onnx" / "Empty.yaml").write_bytes(b"")
    (tree / "spec" / "types.yaml").write_text("floats: [float, flaot]\n")
    (tree / "spec" / "package.yaml").write_text("package: a b\n")
    capsys.readouterr()
    assert run(tree, "check") == 1
    text = output(capsys)
    for name in ("Bytes.yaml:1:1: Y", "Empty.yaml:1:1: Y01", "types.yaml:1:17: T01"):
        assert name in text


def test_an_operator_that_two_files_specify(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = tree / "spec" / "ai.onnx" / "Concat.yaml"
    shutil.copy(spec, spec.with_name("Twice.yaml"))
    assert run(tree, "check") == 1
    assert "N03 ai.onnx.Concat is specified in spec/ai.onnx/Concat.yaml as well" in output(capsys)


# --- as a program -------------------------------------------------------------------------------


def _python(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "generator")}
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env=environment,
    )


def test_the_nearest_tree_upward_is_meant(emitted: Path) -> None:
    done = _python("-m", "opspec", "list", cwd=emitted / "spec" / "ai.onnx")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Concat" in done.stdout


def test_help_names_every_command_and_imports_little() -> None:
    script = (
        "import sys; from opspec import cli\n"
        "try: cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'yaml', 'jinja2', 'numpy', 'onnx', 'ml_dtypes'} & set(sys.modules)))"
    )
    done = _python("-c", script)
    assert done.stdout.splitlines()[-1] == "[]"
    assert all(f"    {name} " in done.stdout for name in COMMANDS)
    assert "exit codes: 0 fine, 1 findings, 2 usage, 3" in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main([command, "--help"])
    assert stop.value.code == 0
    assert "exit codes" in output(capsys)


def test_progress_is_for_terminals_only(emitted: Path) -> None:
    done = _python("-m", "opspec", "--root", str(emitted), "show", "Concat")
    assert done.stderr == ""
    assert "\x1b" not in done.stdout


def test_a_reader_that_leaves_is_no_error(emitted: Path) -> None:
    script = (
        "import os, sys; from opspec import cli; "
        "os.close(1); os.open(os.devnull, os.O_WRONLY); "
        "read, write = os.pipe(); os.close(read); os.dup2(write, 1); "
        "sys.exit(cli.main(sys.argv[1:]))"
    )
    done = _python("-c", script, "--root", str(emitted), "schema")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_closed_output_is_no_error(emitted: Path) -> None:
    script = (
        "import sys; from opspec import cli; sys.stdout = None; sys.exit(cli.main(sys.argv[1:]))"
    )
    done = _python("-c", script, "--root", str(emitted), "list")
    assert (done.returncode, done.stderr) == (0, "")
