"""The command: several files, standard input, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from opspec.cli import main
from tests.interop.building import concat, info, model

ROOT = Path(__file__).parents[2]
VALID = model([concat(axis=0)], [info("a", [2]), info("b", [2])], [info("y", [4])])
INVALID = model([concat(axis=1)], [info("a", [2]), info("b", [2])], [info("y", None)])


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    good, bad = tmp_path / "good.onnx", tmp_path / "bad.onnx"
    good.write_bytes(VALID.SerializeToString())
    bad.write_bytes(INVALID.SerializeToString())
    return str(good), str(bad)


def test_exit_codes(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = files
    assert main(["validate", good]) == 0
    assert capsys.readouterr().out == f"{good}: nothing to report\n"
    assert main(["validate", good, bad]) == 1
    out = capsys.readouterr().out
    assert f"{good}: nothing to report" in out
    assert f"{bad}: Concat-13.C6: node 0 (Concat): axis is 1, wanted -1 to 0" in out
    with pytest.raises(SystemExit) as stopped:
        main(["validate", good, "--format", "xml"])
    assert stopped.value.code == 2


def test_a_missing_file_does_not_keep_others_from_being_judged(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, bad = files
    assert main(["validate", str(tmp_path / "none.onnx"), str(tmp_path), bad]) == 3
    out, err = capsys.readouterr()
    assert "Concat-13.C6" in out
    assert "none.onnx: No such file" in err
    assert "directory" in err


def test_a_package_that_is_not_there(
    files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["validate", files[0], "--package", "nowhere"]) == 3
    assert "the generated package 'nowhere' cannot be imported" in capsys.readouterr().err
    assert main(["validate", files[0], "--package", "json"]) == 3
    assert "json" in capsys.readouterr().err


def test_formats(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    _, bad = files
    assert main(["validate", bad, "--format", "json", "--site", "https://example.org"]) == 1
    (file,) = json.loads(capsys.readouterr().out)["files"]
    assert file["findings"][0]["page"].startswith("https://example.org/operators/")
    assert main(["validate", bad, "--format", "sarif"]) == 1
    assert json.loads(capsys.readouterr().out)["version"] == "2.1.0"
    assert main(["validate", bad, "--format", "github"]) == 1
    assert capsys.readouterr().out.startswith("::error file=")


def test_standard_input_and_a_folder_without_a_spec(tmp_path: Path) -> None:
    """The folder has a module that must not be mistaken for the one of Python."""
    (tmp_path / "struct.py").write_text("raise SystemExit(5)")
    done = subprocess.run(
        [sys.executable, "-P", "-m", "opspec", "validate", "-", "-"],
        input=INVALID.SerializeToString(),
        cwd=tmp_path,
        env={"PYTHONPATH": f"{ROOT / 'generator'}:{ROOT / 'generated'}"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout.decode().startswith("standard input: Concat-13.C6")
    assert done.stdout.decode().endswith("standard input: 1 finding\n")
    assert done.stderr == b""
