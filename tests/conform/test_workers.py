"""Whatever a runtime does costs the case it was given, and no other."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from opspec.conform import pool
from opspec.conform.outcome import Outcome, assess
from opspec.conform.pool import Missing, Settings
from opspec.conform.verdicts import Result
from opspec.suite.manifest import Manifest

Tested = Callable[..., Outcome]
HERE = Path(__file__).parent

# What NumPy gets wrong by itself: it promotes.
PROMOTED = "Concat-13.C4-second-uint8-undeclared"
THREE = "Concat-13-2x1x3+2x3x3+2x2x3-axis-1-declared"
THREE_WRONG = "Concat-13.C7-third-longer-undeclared"


def verdicts(outcome: Outcome) -> dict[str, str]:
    return {r.case: r.verdict for r in outcome.results if r.verdict != "pass"}


def seen(outcome: Outcome, case: str) -> str:
    return next(r.seen for r in outcome.results if r.case == case)


def test_a_backend_by_its_class(tested: Tested, few: Manifest) -> None:
    outcome = tested("fake_backends:Honest")
    assert outcome.title == "fake_backends:Honest 7.8"
    assert outcome.about.surfaces == ("run",)
    assert verdicts(outcome) == {PROMOTED: "accepted"}
    assert seen(outcome, PROMOTED) == "returned float[4] [1.0, 2.0, 3.0, 4.0]"
    assert [r.case for r in outcome.results] == [entry.name for entry in few.cases]


def test_a_crash(tested: Tested) -> None:
    outcome = tested("fake_backends:Crasher")
    assert verdicts(outcome) == {PROMOTED: "accepted", THREE: "crash", THREE_WRONG: "crash"}
    assert seen(outcome, THREE) == "SIGSEGV: about to fall over"


def test_a_hang(tested: Tested) -> None:
    outcome = tested("fake_backends:Hanger", seconds=3.0)
    assert verdicts(outcome) == {PROMOTED: "accepted", THREE: "hang", THREE_WRONG: "hang"}
    assert seen(outcome, THREE) == "no answer within 3 s"


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of memory there")
def test_a_glutton(tested: Tested) -> None:
    outcome = tested("fake_backends:Glutton")
    found = {PROMOTED: "accepted", THREE: "out_of_memory", THREE_WRONG: "out_of_memory"}
    assert verdicts(outcome) == found


def test_what_a_runtime_prints_is_no_answer(tested: Tested) -> None:
    assert verdicts(tested("fake_backends:Talker")) == {PROMOTED: "accepted"}


def test_the_first_element_that_differs(tested: Tested) -> None:
    outcome = tested("fake_backends:Blunderer")
    wrong = verdicts(outcome)
    assert wrong["Concat-13-1+3-axis-0-declared"] == "wrong_result"
    said = seen(outcome, "Concat-13-1+3-axis-0-declared")
    assert said == "concat_result[3]: got 99.0, wanted 4.0"


def test_memory_that_was_not_written(tested: Tested) -> None:
    outcome = tested("fake_backends:Sloven")
    assert verdicts(outcome)["Concat-13.C7-second-longer-declared"] == "accepted"
    said = seen(outcome, "Concat-13.C7-second-longer-declared")
    assert said.startswith("returned float[2, 3] a second run returned other values")


def test_a_version_that_is_not_there(tested: Tested) -> None:
    assert verdicts(tested("fake_backends:Picky")) == {
        PROMOTED: "accepted",
        "Concat-1-1+3-axis-0-declared": "unsupported",
        "Concat-1.C7-second-longer-declared": "untested",
    }


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nowhere", "neither a runtime that is known here"),
        ("nowhere:Backend", "nowhere"),
        ("fake_backends:NoBackend", "no class 'NoBackend' with a method 'prepare'"),
        ("fake_backends:Absent", "no class 'Absent'"),
    ],
)
def test_there_is_no_such_runtime(
    settings_of: Callable[..., Settings], name: str, message: str
) -> None:
    with pytest.raises(Missing, match=message):
        pool.ask(settings_of(name))


class TestProgram:
    """Any program that keeps to the protocol."""

    def command(self, manner: str) -> str:
        return shlex.join([sys.executable, str(HERE / "fake_program.py"), manner])

    def test_it_is_tested(self, tested: Tested) -> None:
        outcome = tested(self.command("well"), kind="command")
        assert verdicts(outcome) == {
            PROMOTED: "accepted",
            "Concat-1-1+3-axis-0-declared": "unsupported",
            "Concat-1.C7-second-longer-declared": "untested",
        }
        assert seen(outcome, "Concat-1-1+3-axis-0-declared") == "there is no version 1 here"
        assert "must match exactly" in seen(outcome, "Concat-13.C7-second-longer-declared")

    def test_it_crashes(self, tested: Tested) -> None:
        outcome = tested(self.command("crash"), only=[THREE], kind="command")
        assert verdicts(outcome)[THREE] == "crash"
        assert seen(outcome, THREE).startswith("ended by SIGABRT")

    def test_it_hangs(self, tested: Tested) -> None:
        outcome = tested(self.command("hang"), only=[THREE], kind="command", seconds=4.0)
        assert verdicts(outcome)[THREE] == "hang"

    def test_it_forgets_the_outputs(self, tested: Tested) -> None:
        outcome = tested(self.command("forget"), only=[THREE], kind="command")
        assert verdicts(outcome)[THREE] == "crash"
        assert "without test_data_set_0/output_0.pb" in seen(outcome, THREE)

    def test_it_is_not_there(self, settings_of: Callable[..., Settings]) -> None:
        with pytest.raises(Missing, match="there is no program 'nowhere'"):
            pool.ask(settings_of("nowhere --flag", kind="command"))


def children() -> list[str]:
    """The processes that this one has started and that are not gone."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == os.getpid():
            found.append(path.parent.name)
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are not seen here")
def test_a_run_that_is_stopped_leaves_no_process(
    settings_of: Callable[..., Settings], few: Manifest
) -> None:
    """Not even one that hangs: whoever stops a run does not want to look for it."""
    settings = settings_of("fake_backends:Hanger")
    tasks: list[pool.Task] = [(THREE, "run"), ("Concat-13-1+3-axis-0-declared", "run")]
    before = set(children())
    seen: list[str] = []

    def note(result: Result) -> None:
        seen.extend(set(children()) - before)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        pool.run(settings, tasks, 2, note)
    assert seen
    deadline = time.monotonic() + 20
    while set(children()) - before and time.monotonic() < deadline:
        time.sleep(0.1)
    assert set(children()) <= before


def test_a_run_that_was_cut_short_goes_on(
    settings_of: Callable[..., Settings], few: Manifest, tmp_path: Path
) -> None:
    settings, journal = settings_of("fake_backends:Honest"), tmp_path / "kept" / "journal"
    about = pool.ask(settings)
    whole = assess(settings, about, few, None, jobs=1, journal=journal, whole=True)
    lines = journal.read_text().splitlines()
    assert len(lines) == 1 + len(few.cases)
    # Cut in the middle of a line; what was kept is changed, so that it shows.
    kept = json.loads(lines[1]) | {"detail": "kept"}
    journal.write_text("\n".join([lines[0], json.dumps(kept), lines[2][:20]]))
    again = assess(settings, about, few, None, jobs=1, journal=journal, whole=True)
    assert [r.verdict for r in again.results] == [r.verdict for r in whole.results]
    assert seen(again, kept["case"]) == "kept"
    assert len(journal.read_text().splitlines()) == 1 + len(few.cases)
    # Another version of the runtime begins anew.
    lines[0] = lines[0].replace("7.8", "7.9")
    journal.write_text("\n".join([lines[0], json.dumps(kept)]))
    anew = assess(settings, about, few, None, jobs=1, journal=journal, whole=True)
    assert seen(anew, kept["case"]) != "kept"
