"""A package that `opspec generate` emitted: its checks, its inference, its kernels.

Place in the pipeline: one of the runtimes, asked through the package's bridge to onnx.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from onnx import ModelProto

from opspec.conform.runtimes.base import NotFound, Runtime
from opspec.conform.runtimes.interface import from_backend
from opspec.suite.manifest import OutputType


class Violated(Exception):
    """The package found something wrong with a model."""


def runtime(package: str) -> Runtime:
    """The generated package of a name."""
    try:
        bridge = import_module(f"{package}.interop")
    except ModuleNotFoundError as error:
        raise NotFound(
            f"{package!r} is neither a runtime that is known here, nor a generated package, "
            f"nor a module:Class ({error})"
        ) from None
    version = getattr(import_module(package), "__version__", "")

    def full_check(model: ModelProto) -> None:
        violations = bridge.check_model(model)
        if violations:
            raise Violated(str(violations[0]))

    def inference(model: ModelProto) -> list[OutputType]:
        full_check(model)
        node, opset = model.graph.node[0], model.opset_import[0].version
        types = {info.name: info.type for info in model.graph.input}
        inputs = [types[name] if name else None for name in node.input]
        found = bridge.infer_node(node, inputs, opset=opset)
        return [_output(name, type_) for name, type_ in zip(node.output, found, strict=True)]

    return Runtime(
        name=package,
        version=version,
        run=from_backend(bridge.Backend),
        full_check=full_check,
        inference=inference,
    )


def _output(name: str, type_: Any) -> OutputType:
    if hasattr(type_, "elem"):
        # Of a sequence it is told what its tensors are made of.
        return OutputType(name, type_.elem.elem_type, None)
    return OutputType(name, type_.elem_type, type_.shape)
