"""Run the tests of an operator on mutants of its module, and say which test notices each.

Started as a process of its own. pytest collects the tests once; then each mutant gets a child of
this process, in which the functions of the module are changed in place and the tests run until the
first failure. The task comes in as JSON on standard input, the answers go out as JSON, one a line.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import TypedDict

import pytest

#: What tests import when they need it; here once for all children.
_PRELOADED = ("onnx", "onnx.reference", "onnxruntime")


class Task(TypedDict):
    """What is to be done: mutants, as names and sources, of one module, and its tests."""

    package: str
    module: str
    tests: str
    options: list[str]
    mutants: list[tuple[str, str]]


class Hunt:
    """A plugin that runs the collected tests once for each mutant."""

    def __init__(self, task: Task, answers: int) -> None:
        self.task = task
        self.answers = answers
        self.failed: str | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.failed is None:
            self.failed = report.nodeid.rpartition("::")[2]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for name in (*_PRELOADED, f"{self.task['package']}.interop"):
            with contextlib.suppress(ImportError):
                importlib.import_module(name)
        for mutant, test in self._hunted(session):
            os.write(self.answers, (json.dumps([mutant, test]) + "\n").encode())
        return True

    def _hunted(self, session: pytest.Session) -> Iterator[tuple[str, str | None]]:
        """Yield each mutant with the test that notices it, None where none does."""
        waiting = list(self.task["mutants"])
        running: dict[int, tuple[str, int]] = {}
        while waiting or running:
            while waiting and len(running) < (os.cpu_count() or 1):
                name, source = waiting.pop(0)
                read, write = os.pipe()
                child = os.fork()
                if child == 0:
                    os.close(read)
                    self._run(session, source, write)
                os.close(write)
                running[child] = (name, read)
            child, status = os.wait()
            name, read = running.pop(child)
            with os.fdopen(read) as pipe:
                answer = pipe.read()
            if status:
                raise RuntimeError(f"{name}: the process ends with status {status}")
            yield name, json.loads(answer)

    def _run(self, session: pytest.Session, source: str, write: int) -> None:
        """In a child: mutate the module, run the tests, tell, and end."""
        try:
            mutate(self.task["module"], source)
            for item, following in zip(session.items, [*session.items[1:], None], strict=True):
                session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if self.failed is not None:
                    break
            os.write(write, json.dumps(self.failed).encode())
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(1)


def mutate(name: str, source: str) -> None:
    """Change the functions of an imported module in place, for all who hold them already."""
    module = importlib.import_module(name)
    old = {key: each for key, each in vars(module).items() if isinstance(each, FunctionType)}
    exec(compile(source, f"<mutant of {name}>", "exec"), vars(module))
    for key, function in old.items():
        function.__code__ = vars(module)[key].__code__


def main() -> None:
    task: Task = json.load(sys.stdin)
    answers = os.dup(1)
    with Path(os.devnull).open("w") as nothing:
        os.dup2(nothing.fileno(), 1)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *task["options"]]
    sys.exit(pytest.main([*options, task["tests"]], plugins=[Hunt(task, answers)]))


if __name__ == "__main__":
    main()
