"""The cache: it saves all work that can be saved, and whatever is in it, the output is right."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from opspec import cli, emitting, pipeline, planning
from opspec.caching import state
from opspec.checking import checks
from opspec.diagnostics import Findings
from opspec.language.resolved import Operator
from tests.cache.trees import contents, make, spec_of, specify, times

CACHE = ".opspec-cache"


def generate(root: Path, *options: str) -> int:
    return cli.main(["--root", str(root), "generate", *options])


def anew(root: Path, tmp_path: Path) -> dict[str, str]:
    """What follows from the spec of a tree, made where nothing has been made before."""
    other = tmp_path / "anew"
    shutil.rmtree(other, ignore_errors=True)
    shutil.copytree(root / "spec", other / "spec")
    assert generate(other) == 0
    return contents(other)


@pytest.fixture
def worked_on(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The spec files that are worked on."""
    found: list[str] = []
    check_operator = checks.check_operator

    def spy(operator: Operator, *rest: Any) -> None:
        found.append(operator.path)
        check_operator(operator, *rest)

    monkeypatch.setattr("opspec.loading.check_operator", spy)
    return found


def documents(root: Path) -> list[Path]:
    """All that the cache of a tree consists of."""
    found = [path for path in sorted((root / CACHE).rglob("*")) if path.is_file()]
    assert [path.name == "emitted" for path in found].count(True) == 1
    assert len(found) == 4
    return found


# --- what it saves --------------------------------------------------------------------------------


def test_nothing_changed_nothing_done(
    tree: Path, worked_on: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = times(tree)
    capsys.readouterr()
    assert generate(tree) == 0
    assert capsys.readouterr().out == "everything is up to date\n"
    assert times(tree) == before
    assert worked_on == []


def test_one_operator_changed_only_its_files_are_made(
    tree: Path, tmp_path: Path, worked_on: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = times(tree)
    spec = spec_of(tree, "Echo")
    spec.write_text(spec.read_text().replace("[1, 2]", "[3, 4]"))
    with monkeypatch.context() as patch:
        # What tells of all operators says the same of this one as before.
        patch.delattr(planning, "shared")
        assert generate(tree) == 0
    assert worked_on == ["spec/com.example/Echo.yaml"]
    changed = {path for path, time in times(tree).items() if before.get(path) != time}
    assert changed - {"spec/com.example/Echo.yaml"} == {
        "docs/operators/com.example/Echo.json",
        "docs/operators/com.example/Echo.md",
        "docs/operators/com.example/Echo.rst",
        "docs/operators/com.example/Echo.yaml",
        "generated/sample_ops/com/example/echo.py",
        "generated/tests/com_example/test_echo.py",
    }
    assert contents(tree) == anew(tree, tmp_path)


def test_an_edited_output_costs_one_operator(
    tree: Path, emitted: Path, worked_on: list[str]
) -> None:
    (tree / "generated/sample_ops/com/example/mirror.py").write_text("edited = True\n")
    assert generate(tree) == 0
    assert worked_on == ["spec/com.example/Mirror.yaml"]
    assert contents(tree) == contents(emitted)


def test_an_edited_output_of_no_operator_costs_none(
    tree: Path, emitted: Path, worked_on: list[str]
) -> None:
    (tree / "generated/sample_ops/errors.py").write_text("edited = True\n")
    assert generate(tree) == 0
    assert worked_on == []
    assert contents(tree) == contents(emitted)


def test_an_operator_more_and_one_less(tree: Path, tmp_path: Path, worked_on: list[str]) -> None:
    spec_of(tree, "Mirror").unlink()
    specify(tree, "Sound")
    assert generate(tree) == 0
    assert worked_on == ["spec/com.example/Sound.yaml"]
    assert not (tree / "docs/operators/com.example/Mirror.rst").exists()
    assert contents(tree) == anew(tree, tmp_path)
    assert len(list((tree / CACHE / "operators").iterdir())) == 2


# --- what it must notice --------------------------------------------------------------------------


def test_a_newer_opset_is_told_in_the_files_of_every_operator(
    tree: Path, tmp_path: Path, worked_on: list[str]
) -> None:
    specify(tree, "Echo", since=9)
    assert generate(tree) == 0
    assert sorted(worked_on) == ["spec/com.example/Echo.yaml", "spec/com.example/Mirror.yaml"]
    assert "opsets 1 to 9" in (tree / "docs/operators/com.example/Mirror.rst").read_text()
    assert contents(tree) == anew(tree, tmp_path)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("types.yaml", "few: [float]\n"),
        ("element_types.yaml", None),
        ("package.yaml", "package: other_ops\ndomains:\n  com.example: {newest: 4}\n"),
    ],
)
def test_what_operators_share_is_noticed(
    tree: Path, tmp_path: Path, worked_on: list[str], name: str, text: str | None
) -> None:
    own = Path(__file__).parents[2] / "spec" / name
    (tree / "spec" / name).write_text(own.read_text() + "\n" if text is None else text)
    assert generate(tree) == 0
    assert len(worked_on) == 2
    assert contents(tree) == anew(tree, tmp_path)


def test_another_version_of_the_tool_is_noticed(
    tree: Path, worked_on: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "_tool", lambda: "another")
    assert generate(tree) == 0
    assert len(worked_on) == 2


def test_a_package_of_another_version_is_noticed(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = state.current(tree).tool
    (tmp_path / "site" / "ruff-99.0.dist-info").mkdir(parents=True)
    monkeypatch.syspath_prepend(tmp_path / "site")
    assert state.current(tree).tool != tool


def test_a_spec_that_changes_while_it_is_read_is_read_again(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec, shared = spec_of(tree, "Echo"), planning.shared
    spec.write_text(spec.read_text().replace("Copies", "Gives back"))

    def late(*given: Any) -> Any:
        spec.write_text(spec.read_text().replace("Gives back", "Returns"))
        return shared(*given)

    with monkeypatch.context() as patch:
        patch.setattr(planning, "shared", late)
        assert generate(tree) == 0
    assert generate(tree, "--check") == 1
    assert generate(tree) == 0
    assert "Returns what it is given" in (tree / "docs/operators/index.rst").read_text()
    assert contents(tree) == anew(tree, tmp_path)


def test_a_run_that_breaks_off_is_made_up_for(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise KeyboardInterrupt

    spec_of(tree, "Echo").write_text(
        spec_of(tree, "Echo").read_text().replace("Copies", "Gives back")
    )
    with monkeypatch.context() as patch:
        patch.setattr("opspec.writer._move", broken)
        assert generate(tree) == 130
    assert [path.name for path in (tree / CACHE).iterdir() if path.name.startswith("waiting")] == []
    assert generate(tree) == 0
    assert contents(tree) == anew(tree, tmp_path)


def test_faults_leave_everything_as_it_was(tree: Path, worked_on: list[str]) -> None:
    before = times(tree)
    spec_of(tree, "Echo").write_text("operator: Echo\n")
    specify(tree, "Sound")
    assert generate(tree) == 1
    after = times(tree)
    assert {path: after[path] for path in before if "Echo.yaml" not in path} == {
        path: time for path, time in before.items() if "Echo.yaml" not in path
    }
    assert set(after) - set(before) == {"spec/com.example/Sound.yaml"}


# --- what it is not believed ----------------------------------------------------------------------

MODULE = "generated/sample_ops/com/example/echo.py"
EDITED = "edited = True\n"


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: data[:-2],
        lambda data: b"\xff\xfe" + data,
        lambda data: b"[]",
        lambda data: b"{}",
        lambda data: data.replace(b'"of": "', b'"of": "0').replace(b'"key": "', b'"key": "0'),
        lambda data: data.replace(b'"says"', b'"said"').replace(b'"outputs"', b'"inputs"'),
    ],
)
def test_a_damaged_cache_costs_nothing_but_time(
    tree: Path, emitted: Path, worked_on: list[str], damage: Callable[[bytes], bytes]
) -> None:
    for path in documents(tree):
        path.write_bytes(damage(path.read_bytes()))
    (tree / MODULE).write_text(EDITED)
    assert generate(tree) == 0
    assert len(worked_on) == 2
    assert contents(tree) == contents(emitted)


@pytest.mark.parametrize("kind", ["folder", "link"])
def test_a_cache_that_is_no_file_costs_nothing_but_time(
    tree: Path, emitted: Path, kind: str, tmp_path: Path
) -> None:
    for path in documents(tree):
        path.unlink()
        if kind == "folder":
            path.mkdir()
        else:
            path.symlink_to(tmp_path / "nowhere")
    (tree / MODULE).write_text(EDITED)
    assert generate(tree) == 0
    assert contents(tree) == contents(emitted)


def test_a_file_where_the_cache_should_be_costs_nothing_but_time(
    tree: Path, emitted: Path, worked_on: list[str]
) -> None:
    shutil.rmtree(tree / CACHE)
    (tree / CACHE).write_text("")
    for count in (2, 4):
        assert generate(tree) == 0
        assert len(worked_on) == count
    assert contents(tree) == contents(emitted)


def test_a_sound_record_in_the_place_of_another_is_not_believed(tree: Path, emitted: Path) -> None:
    one, other = sorted((tree / CACHE / "operators").iterdir())
    first, second = one.read_bytes(), other.read_bytes()
    one.write_bytes(second)
    other.write_bytes(first)
    (tree / CACHE / "emitted").unlink()
    assert generate(tree) == 0
    assert contents(tree) == contents(emitted)


def test_a_record_of_an_earlier_spec_is_not_believed(tree: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    shutil.copytree(tree / CACHE, kept)
    spec = spec_of(tree, "Echo")
    spec.write_text(spec.read_text().replace("Copies", "Gives back"))
    assert generate(tree) == 0
    shutil.rmtree(tree / CACHE)
    shutil.copytree(kept, tree / CACHE)
    assert generate(tree) == 0
    assert contents(tree) == anew(tree, tmp_path)


def test_only_records_are_removed_from_the_cache(tree: Path, tmp_path: Path) -> None:
    """A stranger's tree may make its cache a link to anywhere."""
    precious = tmp_path / "precious"
    precious.mkdir()
    (precious / "letter.txt").write_text("Dear ...")
    shutil.rmtree(tree / CACHE / "operators")
    (tree / CACHE / "operators").symlink_to(precious)
    (tree / CACHE / "emitted").unlink()
    assert generate(tree) == 0
    assert (precious / "letter.txt").read_text() == "Dear ..."


def test_nothing_is_written_where_a_link_leads_out_of_the_tree(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    precious = tmp_path / "precious"
    precious.mkdir()
    (precious / "README.md").write_text("Dear ...")
    root = make(tmp_path / "tree", "Echo")
    (root / "generated").symlink_to(precious)
    assert generate(root) == 3
    assert "leads out of the tree" in capsys.readouterr().err
    assert [path.name for path in precious.iterdir()] == ["README.md"]
    assert (precious / "README.md").read_text() == "Dear ..."


# --- what else asks it ----------------------------------------------------------------------------


def check(root: Path) -> int:
    return cli.main(["--root", str(root), "check"])


def test_comparing_works_on_nothing_that_is_on_record(
    tree: Path, worked_on: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / MODULE).write_text(EDITED)
    capsys.readouterr()
    assert generate(tree, "--check") == 1
    assert capsys.readouterr().out == (
        f"{MODULE}: is not what the spec gives\nrun: opspec generate\n"
    )
    assert worked_on == []
    assert (tree / MODULE).read_text() == EDITED


def test_comparing_writes_nothing_but_what_it_has_found_out(
    tree: Path, worked_on: list[str]
) -> None:
    shutil.rmtree(tree / CACHE)
    before = times(tree)
    assert generate(tree, "--check") == 0
    assert generate(tree, "--check") == 0
    assert generate(tree) == 0
    assert len(worked_on) == 2
    assert times(tree) == before


def test_checking_works_on_nothing_that_is_on_record(
    tree: Path, worked_on: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    for _ in range(2):
        assert check(tree) == 0
        assert capsys.readouterr().out == "2 operators, 2 versions, 4 clauses: nothing to report\n"
    assert worked_on == []
    spec_of(tree, "Echo").write_text(spec_of(tree, "Echo").read_text() + "# The end.\n")
    assert check(tree) == 0
    assert worked_on == ["spec/com.example/Echo.yaml"]


def test_checking_finds_the_same_again(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = spec_of(tree, "Echo")
    spec.write_text(spec.read_text().replace("Y[*i] = X[*i]", "Y[*i] = Z[*i]"))
    told = []
    for _ in range(2):
        capsys.readouterr()
        assert check(tree) == 1
        told.append(capsys.readouterr().out)
    assert "Echo.yaml" in told[0]
    assert told[0] == told[1]


def test_facts_are_compared_for_what_is_on_record_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """That an operator has no findings of its own says nothing of what others say of it."""
    root = make(tmp_path / "tree", "Echo", "Relu")
    package = (root / "spec/package.yaml").read_text().replace("com.example", "ai.onnx")
    package = package.replace("newest: 3", "newest: 23, facts: onnx.defs")
    (root / "spec/package.yaml").write_text(package)
    (root / "spec/com.example").rename(root / "spec/ai.onnx")
    for path in (root / "spec/ai.onnx").iterdir():
        path.write_text(path.read_text().replace("com.example", "ai.onnx"))
    assert generate(root) == 0
    for _ in range(2):
        capsys.readouterr()
        assert check(root) == 1
        told = capsys.readouterr().out
        assert "Echo.yaml" in told
        assert "Relu.yaml" in told


def test_commands_that_only_read_check_nothing_twice(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any) -> None:
        raise AssertionError

    monkeypatch.setattr("opspec.loading.check_operator", never)
    assert cli.main(["--root", str(tree), "list"]) == 0
    (tree / "spec/types.yaml").write_text("few: [float]\n")
    with pytest.raises(AssertionError):
        cli.main(["--root", str(tree), "list"])


# --- runs that end too early, or meet another -----------------------------------------------------


def test_a_run_that_is_killed_claims_nothing(tree: Path, tmp_path: Path) -> None:
    spec = spec_of(tree, "Echo")
    spec.write_text(spec.read_text().replace("Copies", "Gives back"))
    script = (
        "import os, signal, sys\n"
        "from opspec import cli, writer\n"
        "move, left = writer._move, [{left}]\n"
        "def last(*given):\n"
        "    move(*given)\n"
        "    left[0] -= 1\n"
        "    if not left[0]:\n"
        "        os.kill(os.getpid(), signal.SIGKILL)\n"
        "writer._move = last\n"
        "cli.main(sys.argv[1:])\n"
    )
    for left in (1, 3):
        done = subprocess.run(
            [sys.executable, "-c", script.format(left=left), "--root", str(tree), "generate"],
            check=False,
        )
        assert done.returncode == -signal.SIGKILL
        assert generate(tree, "--check") == 1
    assert generate(tree) == 0
    assert contents(tree) == anew(tree, tmp_path)


def test_runs_at_the_same_time_end_well(tree: Path, tmp_path: Path) -> None:
    shutil.rmtree(tree / CACHE)
    spec_of(tree, "Mirror").unlink()
    specify(tree, "Sound")
    command = [sys.executable, "-m", "opspec", "--root", str(tree), "generate"]
    runs = [subprocess.Popen(command) for _ in range(3)]
    assert [run.wait() for run in runs] == [0, 0, 0]
    assert contents(tree) == anew(tree, tmp_path)
    assert [path.name for path in (tree / CACHE).iterdir() if "waiting" in path.name] == []


# --- what is made by parts is what is made as a whole --------------------------------------------


def test_a_wrong_guess_of_what_operators_share_is_set_right(tmp_path: Path) -> None:
    root = make(tmp_path / "tree", "Echo", "Mirror")
    (root / "spec/package.yaml").unlink()
    spec = spec_of(root, "Echo")
    # Read without care, the domain would be another one, and the newest opset 77.
    text = spec.read_text().replace("domain: com.example", 'domain: "com.example"')
    spec.write_text(text.replace("as Echo does", "since:77"))
    assert generate(root) == 0
    findings = Findings()
    tree = pipeline.load(root, findings)
    assert not findings
    whole = {path: text for each in planning.operators(tree) for path, text in each.files.items()}
    assert len(whole) > 10
    for path, text in whole.items():
        assert (root / path).read_text() == text, path
    assert 'name = "com-example-ops"' in (root / "generated/pyproject.toml").read_text()


def test_several_processes_make_what_one_does(tmp_path: Path) -> None:
    names = [f"Echo{letter}" for letter in "ABCDEFGHIJ"]
    several = make(tmp_path / "several", *names)
    assert generate(several) == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("opspec.workers.processors", lambda: 1)
        patch.setattr("opspec.emitting.processors", lambda: 1)
        one = make(tmp_path / "one", *names)
        assert generate(one) == 0
    assert contents(several) == contents(one)


def test_faults_found_by_several_processes_are_all_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [f"Echo{letter}" for letter in "ABCDEFGHIJ"]
    root = make(tmp_path / "tree", *names)
    for name in ("EchoA", "EchoJ"):
        spec = spec_of(root, name)
        spec.write_text(spec.read_text().replace("Y[*i] = X[*i]", "Y[*i] = Z[*i]"))
    assert generate(root) == 1
    told = capsys.readouterr().out
    assert "EchoA.yaml" in told
    assert "EchoJ.yaml" in told
    assert not (root / "generated").exists()


def test_a_record_tells_all_of_an_entry(tree: Path) -> None:
    now = state.current(tree)
    known = emitting.emit_tree(tree, None, now, Findings())
    shutil.rmtree(tree / CACHE)
    fresh = emitting.emit_tree(tree, None, now, Findings())
    assert known.new == ()
    assert len(fresh.new) == 2
    assert known.catalogue == fresh.catalogue
    assert known.outputs == fresh.outputs
