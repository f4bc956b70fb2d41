"""Handing cases to workers, and surviving what happens to them.

Place in the pipeline: between `command` and `worker`. Each thread has one worker process; a worker
that dies, or takes longer than it may, costs the case that it had, and another one takes its place.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Literal

from opspec.conform.messages import plain
from opspec.conform.verdicts import Judgement, Result, Surface

_SOURCES = Path(__file__).resolve().parents[2]

Task = tuple[str, Surface]


class Missing(Exception):
    """The runtime cannot be loaded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Which runtime, on which suite, within which limits."""

    suite: Path
    runtime: str
    kind: Literal["backend", "command"]
    seconds: float
    mebibytes: int
    path: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class About:
    """What a runtime says of itself."""

    name: str
    version: str
    surfaces: tuple[Surface, ...]


def ask(settings: Settings) -> About:
    """Load the runtime once and ask what it is.

    Raises
    ------
    Missing
        If it cannot be loaded.
    """
    worker = Worker(settings)
    try:
        return worker.about
    finally:
        worker.close()


def run(
    settings: Settings, tasks: Iterable[Task], jobs: int, note: Callable[[Result], None]
) -> None:
    """Judge every task, `jobs` at a time; `note` is told each result as it comes."""
    shared = _Shared(iter(tasks))
    faults: list[BaseException] = []

    def work() -> None:
        try:
            for result in _results(settings, shared):
                with shared.lock:
                    note(result)
        except BaseException as error:
            faults.append(error)
            shared.stop()

    threads = [threading.Thread(target=work, daemon=True) for _ in range(jobs)]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            thread.join()
    except BaseException:
        shared.stop()
        raise
    if faults:
        raise faults[0]


def _results(settings: Settings, shared: _Shared) -> Iterator[Result]:
    worker: Worker | None = None
    try:
        for case, surface in shared:
            if worker is None or not worker.alive:
                worker = shared.workers[threading.get_ident()] = Worker(settings)
            judgement = worker.judge(case, surface)
            if shared.stopped:
                # It was killed for that, which is no verdict on the runtime.
                return
            yield Result(case, surface, *judgement)
    finally:
        if worker is not None:
            worker.close()


class _Shared:
    """What the threads of a run share: the tasks that are left, and the worker of each thread."""

    def __init__(self, tasks: Iterator[Task]) -> None:
        self.tasks = tasks
        self.workers: dict[int, Worker] = {}
        self.lock = threading.Lock()
        self.stopped = False

    def __iter__(self) -> Iterator[Task]:
        while True:
            with self.lock:
                task = next(self.tasks, None)
            if task is None:
                return
            yield task

    def stop(self) -> None:
        """Leave no task, and no worker that still works on one."""
        with self.lock:
            self.tasks, self.stopped = iter(()), True
        for worker in list(self.workers.values()):
            worker.kill()


class Worker:
    """A worker process, from outside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.alive = True
        # What a runtime says on standard error, of which the last line is of interest.
        self.errors = _temporary()
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "opspec.conform.worker",
                str(settings.suite),
                settings.runtime,
                settings.kind,
                str(settings.mebibytes),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env=_environment(settings.path),
            text=True,
            encoding="utf-8",
            start_new_session=True,
        )
        said = self._exchange(None, max(settings.seconds, 60))
        if isinstance(said, str):
            self.close()
            raise Missing(f"{settings.runtime} cannot be loaded: {said}")
        if "missing" in said:
            self.close()
            raise Missing(said["missing"])
        self.about = About(said["name"], said["version"], tuple(said["surfaces"]))

    def judge(self, case: str, surface: Surface) -> Judgement:
        """The judgement on one case at one surface; a worker that does not survive it is lost."""
        said = self._exchange({"case": case, "surface": surface}, self.settings.seconds)
        if not isinstance(said, str):
            return Judgement(**said)
        self.close()
        if said == "hang":
            return Judgement("hang", f"no answer within {self.settings.seconds:g} s")
        return Judgement("crash", said)

    def close(self) -> None:
        """End the process, and all that it started."""
        self.alive = False
        self.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.errors):
            if stream is not None:
                try:
                    stream.close()
                except BrokenPipeError:
                    pass

    def _exchange(self, request: Mapping[str, str] | None, seconds: float) -> dict[str, Any] | str:
        """Send a request and return the answer; in its place `hang`, or how the process ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        late = threading.Event()

        def give_up() -> None:
            late.set()
            self.kill()

        timer = threading.Timer(seconds, give_up)
        timer.daemon = True
        timer.start()
        try:
            if request is not None:
                self.process.stdin.write(json.dumps(request) + "\n")
                self.process.stdin.flush()
            line = self.process.stdout.readline()
        except (BrokenPipeError, UnicodeDecodeError):
            line = ""
        finally:
            timer.cancel()
        if late.is_set():
            return "hang"
        try:
            answer: dict[str, Any] = json.loads(line)
        except ValueError:
            return self._ending()
        return answer

    def _ending(self) -> str:
        """How the process ended, with the last line that it wrote."""
        try:
            code = self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.kill()
            code = self.process.wait()
        self.errors.seek(0)
        said = self.errors.read()[-2000:].decode(errors="replace").strip().splitlines()
        how = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        return plain(f"{how}: {said[-1]}") if said else how

    def kill(self) -> None:
        """Put an end to the process and to all that it started."""
        if self.process.poll() is not None:
            return
        if sys.platform == "win32":
            self.process.kill()
        else:
            try:
                os.killpg(self.process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass


def _temporary() -> IO[bytes]:
    """A file without a name, gone when it is closed."""
    return tempfile.TemporaryFile()


def _environment(path: tuple[Path, ...]) -> dict[str, str]:
    """The environment of a worker; `path` is searched for packages first, then what we are in."""
    inherited = os.environ.get("PYTHONPATH")
    folders = [*map(str, path), str(_SOURCES), *([inherited] if inherited else [])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
