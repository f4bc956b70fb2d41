"""Run the tests of an operator on mutants of its module, and say which test notices each.

Started as a process of its own, which has one thread and can fork: Python and all that the tests
import are loaded once, then each mutant gets a child that runs pytest until the first failure. The
task comes in as JSON on standard input, the answers go out as JSON, one a line.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import sys
import traceback
import types
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

import pytest

#: What takes long to import and is the same for all mutants.
_PRELOADED = ("numpy", "ml_dtypes", "hypothesis", "onnx", "onnx.reference", "onnxruntime")


class Task(TypedDict):
    """What is to be done: mutants, as names and sources, of one module, and its tests."""

    package: str
    module: str
    tests: str
    options: list[str]
    mutants: list[tuple[str, str]]


class FirstFailure:
    """Remembers the first test that fails, or what else goes wrong."""

    def __init__(self) -> None:
        self.test: str | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.test is None:
            self.test = report.nodeid.rpartition("::")[2]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.test is None:
            self.test = "collection"


def main() -> None:
    task: Task = json.load(sys.stdin)
    for name in (*_PRELOADED, task["package"], f"{task['package']}.interop"):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for name, test in hunt(task):
        sys.stdout.write(json.dumps([name, test]) + "\n")
        sys.stdout.flush()


def hunt(task: Task) -> Iterator[tuple[str, str | None]]:
    """Yield each mutant with the test that notices it, None where none does."""
    waiting = list(task["mutants"])
    running: dict[int, tuple[str, int]] = {}
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            name, source = waiting.pop(0)
            read, write = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(read)
                _run(task, source, write)
            os.close(write)
            running[child] = (name, read)
        child, status = os.wait()
        name, read = running.pop(child)
        with os.fdopen(read) as pipe:
            answer = pipe.read()
        if status:
            sys.exit(f"{name}: the process ends with status {status}")
        yield name, json.loads(answer)


def _run(task: Task, source: str, write: int) -> None:
    """In a child: put the mutant in the place of the module, run the tests, tell, and end."""
    watcher = FirstFailure()
    try:
        name = task["module"]
        module = types.ModuleType(name)
        sys.modules[name] = module
        exec(compile(source, f"<mutant of {name}>", "exec"), module.__dict__)
        with Path(os.devnull).open("w") as nothing, contextlib.redirect_stdout(nothing):
            options = ["-x", "-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider"]
            code = pytest.main(
                [*options, *task["options"], task["tests"]],
                plugins=[watcher],
            )
        if code not in (0, 1) and watcher.test is None:
            watcher.test = f"pytest ends with {code}"
        os.write(write, json.dumps(watcher.test).encode())
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        os._exit(1)


if __name__ == "__main__":
    main()
