"""Models judged in another process, which may die or hang of one without harm to the others.

Between `command` and `worker`. A model that the process does not survive is judged once more
without `onnx.shape_inference`, whose C++ is what a hostile model can break.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Any

from opspec.commands.session import MISSING, Stop
from opspec.validation.faults import FILE_FAULTS
from opspec.validation.findings import FileReport, Finding
from opspec.validation.worker import REQUEST

#: Seconds that the process may take to start.
_START = 60.0


@dataclass(frozen=True, slots=True)
class Limits:
    """What one model may cost."""

    seconds: float = 120.0
    mebibytes: int = 8192


class Judge:
    """Judges models one after the other; to be used as a context manager."""

    def __init__(self, package: str, limits: Limits) -> None:
        self._package = package
        self._limits = limits
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Judge:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._close()

    def judge(self, name: str, data: bytes) -> FileReport:
        """Judge the bytes of a file.

        Raises
        ------
        Stop
            If the generated package is missing.
        """
        report, end = self._attempt(name, data, infer=True)
        if report is not None:
            return report
        first = _finding("inference", f"onnx.shape_inference did not survive the file: {end}")
        report, end = self._attempt(name, data, infer=False)
        if report is not None:
            return replace(report, findings=(first, *report.findings))
        message = f"the file could not be examined: {end}"
        return FileReport(name=name, findings=(_finding("unexamined", message),))

    def _attempt(self, name: str, data: bytes, *, infer: bool) -> tuple[FileReport | None, str]:
        """The report, or None and how the process came to its end."""
        process = self._start()
        said = _exchange(process, REQUEST.pack(infer, len(data)) + data, self._limits.seconds)
        if isinstance(said, str):
            self._close()
            return None, said
        findings = tuple(_read(each) for each in said["findings"])
        return FileReport(name=name, findings=findings, not_covered=said["not_covered"]), ""

    def _start(self) -> subprocess.Popen[bytes]:
        if self._process is not None:
            return self._process
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-P",  # models are judged in folders whose Python files nobody should run
                "-m",
                "opspec.validation.worker",
                self._package,
                str(self._limits.mebibytes),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        said = _exchange(self._process, b"", _START)
        if isinstance(said, str):
            raise Stop(MISSING, f"the process that judges models did not start: {said}")
        if said["missing"] is not None:
            raise Stop(MISSING, str(said["missing"]))
        return self._process

    def _close(self) -> None:
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except BrokenPipeError:
                    pass
        self._process = None


def _exchange(
    process: subprocess.Popen[bytes], request: bytes, seconds: float
) -> dict[str, Any] | str:
    """Send a request and return the answer, or how the process came to its end."""
    assert process.stdin is not None
    assert process.stdout is not None
    late = threading.Event()

    def give_up() -> None:
        late.set()
        process.kill()

    timer = threading.Timer(seconds, give_up)
    timer.daemon = True
    timer.start()
    try:
        process.stdin.write(request)
        process.stdin.flush()
        line = process.stdout.readline()
    except BrokenPipeError:
        line = b""
    finally:
        timer.cancel()
    if line.endswith(b"\n"):
        answer: dict[str, Any] = json.loads(line)
        return answer
    if late.is_set():
        return f"it took more than {seconds:g} s"
    code = process.wait()
    return f"it ended with {signal.Signals(-code).name}" if code < 0 else f"it ended with {code}"


def _read(said: dict[str, Any]) -> Finding:
    return Finding(**{**said, "path": tuple(said["path"]), "origins": tuple(said["origins"])})


def _finding(fault: str, message: str) -> Finding:
    return Finding(rule=f"file.{fault}", message=message, sentence=FILE_FAULTS[fault])
