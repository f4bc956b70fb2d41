"""What can be tested: one small module for each runtime, or kind of runtime.

Place in the pipeline: used by `worker`, in its own process. `find` makes a `Runtime` of what a user
named; nothing of a runtime is imported before.
"""

from __future__ import annotations

from importlib import import_module
from typing import cast

from opspec.conform.runtimes.base import NotFound, Runtime

#: Runtimes with a name of their own, each with its module.
NAMED = {"onnxruntime": "ort", "onnx-reference": "reference"}


def find(name: str, command: bool = False) -> Runtime:
    """Return the runtime of a name: one of `NAMED`, a generated package, or a `module:Class`.

    Raises
    ------
    NotFound
        If there is none, or something that it needs is not installed.
    """
    if command:
        kind = "program"
    else:
        kind = NAMED.get(name, "interface" if ":" in name else "generated")
    try:
        made = import_module(f"{__name__}.{kind}").runtime(name)
    except ImportError as error:
        raise NotFound(f"{name} cannot be loaded: {error}") from None
    return cast(Runtime, made)


__all__ = ["NAMED", "NotFound", "Runtime", "find"]
