"""A process that judges one model at a time, so that whatever a model does to it costs little.

Started by `isolation` as `python -m opspec.validation.worker`. The generated package asks
`onnx.shape_inference`, which is C++ and was not made for hostile models. Requests come on standard
input: whether to ask it, the size of a model, and the model. Answers are lines of JSON.
"""

from __future__ import annotations

import json
import os
import struct
import sys
from dataclasses import asdict
from typing import Any, BinaryIO

from opspec.commands.session import Stop
from opspec.validation.faults import FILE_FAULTS
from opspec.validation.findings import FileReport, Finding
from opspec.validation.judging import judge
from opspec.validation.package import Bridge, Package, find

#: Whether to infer, and how many bytes follow.
REQUEST = struct.Struct(">?Q")


def main() -> int:
    """Answer requests until there are no more."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    # Whatever a library prints must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def answer(said: dict[str, Any]) -> None:
        answers.write(json.dumps(said) + "\n")
        answers.flush()

    _limit_memory(int(sys.argv[2]))
    try:
        package, bridge = find(sys.argv[1])
    except Stop as stop:
        answer({"missing": stop.message})
        return 0
    answer({"missing": None})
    source = sys.stdin.buffer
    while header := source.read(REQUEST.size):
        infer, size = REQUEST.unpack(header)
        answer(asdict(_judge(source, size, package, bridge, infer=infer)))
    return 0


def _judge(
    source: BinaryIO, size: int, package: Package, bridge: Bridge, *, infer: bool
) -> FileReport:
    try:
        return judge("", source.read(size), package, bridge, infer=infer)
    except Exception as error:
        # No model, however odd, may end the run for those after it.
        message = f"the file could not be examined: {type(error).__name__}: {error}"
        finding = Finding(
            rule="file.unexamined", message=message, sentence=FILE_FAULTS["unexamined"]
        )
        return FileReport(name="", findings=(finding,))


def _limit_memory(mebibytes: int) -> None:
    """Let this process have so much memory, where that can be said."""
    if not mebibytes or sys.platform == "win32":
        return
    import resource

    size = mebibytes * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (size, size))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    sys.exit(main())
