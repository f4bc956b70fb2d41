"""A process that tests one case at a time, so that whatever a runtime does costs that case only.

Place in the pipeline: started by `pool` as `python -m opspec.conform.worker`. It reads requests,
one line of JSON each, from standard input and answers on what was standard output; anything that a
runtime prints goes to standard error. If it dies, `pool` says which case it was.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from onnx import ModelProto

from opspec.conform.messages import plain
from opspec.conform.runtimes import NotFound, Runtime, find
from opspec.conform.runtimes.base import Crashed, Unsupported, data_sets, read_model, read_values
from opspec.conform.verdicts import (
    Judgement,
    Refusal,
    Surface,
    judge_inference,
    judge_run,
    judge_static,
)
from opspec.suite.manifest import Entry, read

Given = TypeVar("Given")
Found = TypeVar("Found")


def main() -> int:
    """Answer requests until there are no more."""
    suite, name, kind, memory = Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def answer(**said: Any) -> None:
        answers.write(json.dumps(said) + "\n")
        answers.flush()

    try:
        runtime = find(name, command=kind == "command")
    except NotFound as error:
        answer(missing=str(error))
        return 0
    limit_memory(memory)
    entries = {entry.name: entry for entry in read(suite).cases}
    answer(name=runtime.name, version=runtime.version, surfaces=runtime.surfaces)
    for line in sys.stdin:
        request = json.loads(line)
        entry, surface = entries[request["case"]], request["surface"]
        judgement = judge(runtime, entry, suite / entry.name, surface)
        answer(**judgement._asdict())
    return 0


def limit_memory(mebibytes: int) -> None:
    """Let this process, and those it starts, have so much memory; where that can be said."""
    if not mebibytes or sys.platform == "win32":
        return
    import resource

    size = mebibytes * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (size, size))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def judge(runtime: Runtime, entry: Entry, folder: Path, surface: Surface) -> Judgement:
    """The verdict on one case at one surface."""
    try:
        if surface == "run":
            return _run(runtime, entry, folder)
        model = read_model(folder)
        if surface == "inference":
            assert runtime.inference is not None
            if entry.static == "must_accept":
                _undeclare(model)
            return judge_inference(entry, _attempt(runtime.inference, model))
        check = runtime.checker if surface == "checker" else runtime.full_check
        assert check is not None
        done = _attempt(check, model)
        return judge_static(entry, done if isinstance(done, Refusal) else None)
    except MemoryError:
        return Judgement("out_of_memory")
    except Crashed as error:
        return Judgement("crash", _message(error, named=False))


def _run(runtime: Runtime, entry: Entry, folder: Path) -> Judgement:
    outputs = _attempt(runtime.run, folder)
    model = read_model(folder)
    wanted = [read_values(folder, number, "output", model) for number in data_sets(folder)]
    judgement = judge_run(entry, outputs, wanted, None)
    if judgement.verdict in ("accepted", "wrong_result"):
        return judge_run(entry, outputs, wanted, _attempt(runtime.run, folder))
    return judgement


def _attempt(do: Callable[[Given], Found], given: Given) -> Found | Refusal:
    """What a runtime returns, or its refusal."""
    try:
        return do(given)
    except (Crashed, MemoryError):
        raise
    except Unsupported as error:
        return Refusal(_message(error, named=False), unsupported=True)
    except Exception as error:
        return Refusal(_message(error))


def _undeclare(model: ModelProto) -> None:
    """Take away what a model declares of its outputs, so that inference must find it."""
    for info in model.graph.output:
        info.ClearField("type")


def _message(error: Exception, named: bool = True) -> str:
    """What an exception says."""
    text = str(error).strip()
    if named:
        text = f"{type(error).__name__}: {text}" if text else type(error).__name__
    return plain(text)


if __name__ == "__main__":
    sys.exit(main())
