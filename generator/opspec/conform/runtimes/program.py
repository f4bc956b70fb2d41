"""Any program, in any language: it is handed a case and leaves the outputs as files.

Place in the pipeline: one of the runtimes. The program is called with two folders,

    PROGRAM CASE OUT

loads `CASE/model.onnx`, runs it on each `CASE/test_data_set_N/input_M.pb` and writes
`OUT/test_data_set_N/output_M.pb` in the same form. It exits with 0 if it ran, with 1 if it refuses
the model or the inputs, with 3 if it has no implementation of the version or element type; the last
line that it wrote to standard error is shown with the verdict. Any other end is a crash.
"""

from __future__ import annotations

import shlex
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from opspec.conform.comparing import Value
from opspec.conform.runtimes.base import (
    Crashed,
    NotFound,
    Runtime,
    Unsupported,
    data_sets,
    read_model,
    read_value,
)

RAN, REFUSED, UNSUPPORTED = 0, 1, 3


class Refused(Exception):
    """The program said no."""


def runtime(command: str) -> Runtime:
    """The program of a command line."""
    words = shlex.split(command)
    if not words or shutil.which(words[0]) is None:
        raise NotFound(f"there is no program {words[0] if words else ''!r}")

    def run(case: Path) -> list[list[Value]]:
        with tempfile.TemporaryDirectory() as out:
            done = subprocess.run(
                [*words, str(case.resolve()), out],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                check=False,
            )
            said = done.stderr.decode(errors="replace").strip().splitlines()
            message = said[-1] if said else ""
            if done.returncode == REFUSED:
                raise Refused(message)
            if done.returncode == UNSUPPORTED:
                raise Unsupported(message)
            if done.returncode != RAN:
                raise Crashed(" ".join([_ending(done.returncode), message]).strip())
            return _outputs(case, Path(out))

    return Runtime(name=Path(words[0]).name, version="", run=run)


def _outputs(case: Path, out: Path) -> list[list[Value]]:
    model = read_model(case)
    found: list[list[Value]] = []
    for number in data_sets(case):
        folder = out / f"test_data_set_{number}"
        values = []
        for place, info in enumerate(model.graph.output):
            path = folder / f"output_{place}.pb"
            if not path.exists():
                raise Crashed(f"exit code 0 without test_data_set_{number}/{path.name}")
            values.append(read_value(path, info.type))
        found.append(values)
    return found


def _ending(code: int) -> str:
    if code < 0:
        try:
            return f"ended by {signal.Signals(-code).name}"
        except ValueError:
            return f"ended by signal {-code}"
    return f"exit code {code}"
