"""Any class with the interface that onnx defines for backends, named as `package.module:Class`.

Place in the pipeline: one of the runtimes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from onnx import ModelProto
from onnx.backend.test.runner import BackendIsNotSupposedToImplementIt

from opspec.conform.comparing import Value
from opspec.conform.runtimes.base import NotFound, Runtime, Unsupported, runner


def runtime(name: str) -> Runtime:
    """The backend of a name."""
    module_name, _, class_name = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    module = import_module(module_name)
    backend = getattr(module, class_name, None)
    if not callable(getattr(backend, "prepare", None)):
        raise NotFound(f"{module_name} has no class {class_name!r} with a method 'prepare'")
    top = sys.modules[module_name.partition(".")[0]]
    return Runtime(
        name=name,
        version=str(getattr(top, "__version__", "")),
        run=from_backend(backend),
    )


def from_backend(backend: Any) -> Callable[[Path], list[list[Value]]]:
    """The `run` of a class with onnx's interface."""

    def load(model: ModelProto) -> Callable[[list[Value]], list[Value]]:
        try:
            if not backend.is_compatible(model, "CPU"):
                raise Unsupported("is_compatible says no")
            prepared = backend.prepare(model, "CPU")
        except (BackendIsNotSupposedToImplementIt, NotImplementedError) as error:
            raise Unsupported(str(error)) from None

        def run(inputs: list[Value]) -> list[Value]:
            try:
                return list(prepared.run(inputs))
            except (BackendIsNotSupposedToImplementIt, NotImplementedError) as error:
                raise Unsupported(str(error)) from None

        return run

    return runner(load)
