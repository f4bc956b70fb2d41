# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Models run node by node, behind the interface that `onnx` defines for backends."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy.typing as npt
from onnx import FunctionProto, ModelProto, NodeProto, TensorProto, numpy_helper
from onnx.backend.base import Backend as OnnxBackend
from onnx.backend.base import BackendRep

from onnxops._registry import newest_opset, schema
from onnxops.errors import OpError
from onnxops.interop.graph import (
    Attributes,
    attributes_of_call,
    domain_of,
    functions_of,
    key_of,
    opsets_of,
    with_attributes,
)
from onnxops.interop.model import examine_model
from onnxops.interop.node import run_node

Array = npt.NDArray[Any]


class PreparedModel(BackendRep):
    """A model that is ready to run."""

    def __init__(self, model: ModelProto) -> None:
        for violation in examine_model(model, infer=False).violations:
            raise violation.error()
        self._model = model
        self._functions = functions_of(model)
        self._constants = {tensor.name: _constant(tensor) for tensor in model.graph.initializer}

    def run(self, inputs: Any, **kwargs: Any) -> tuple[Any, ...]:
        """Run the model.

        Parameters
        ----------
        inputs : sequence, mapping or array
            The inputs in the order of the graph, by name, or the only one.
        **kwargs
            Taken for the sake of the interface, and ignored.
        """
        graph = self._model.graph
        names = [info.name for info in graph.input if info.name not in self._constants]
        if not isinstance(inputs, Mapping):
            values = inputs if isinstance(inputs, list | tuple) else [inputs]
            if len(values) != len(names):
                raise OpError(f"the model has {len(names)} inputs, got {len(values)}")
            inputs = dict(zip(names, values, strict=True))
        unknown = [name for name in inputs if name not in names and name not in self._constants]
        if unknown:
            raise OpError(f"the model has no input {unknown[0]!r}")
        missing = [name for name in names if name not in inputs]
        if missing:
            raise OpError(f"the input {missing[0]} of the model is not given")
        found: dict[str, Array | None] = {**self._constants, **inputs}
        self._run_nodes(graph.node, found, opsets_of(self._model), None)
        return tuple(found[info.name] for info in graph.output)

    def _run_nodes(
        self,
        nodes: Iterable[NodeProto],
        values: dict[str, Array | None],
        imports: Mapping[str, int],
        bound: Attributes | None,
    ) -> None:
        for node in nodes:
            node = with_attributes(node, bound)
            inputs = [values[name] if name else None for name in node.input]
            function = self._functions.get(key_of(node))
            if function is None:
                opset = imports.get(domain_of(node.domain), 0)
                results = run_node(node, inputs, opset=opset)
            else:
                results = self._run_function(function, node, inputs)
            pairs = zip(node.output, results, strict=False)
            values.update((name, result) for name, result in pairs if name)

    def _run_function(
        self, function: FunctionProto, node: NodeProto, inputs: list[Array | None]
    ) -> tuple[Array | None, ...]:
        given = [*inputs, *[None] * (len(function.input) - len(inputs))]
        values = dict(zip(function.input, given, strict=False))
        bound = attributes_of_call(function, node)
        self._run_nodes(function.node, values, opsets_of(function), bound)
        return tuple(values[name] for name in function.output)


class Backend(OnnxBackend):
    """Runs models whose operators are all specified here, on the CPU."""

    @classmethod
    def is_compatible(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> bool:
        """Tell whether every operator of the model is known, at the opset it asks for."""
        functions = functions_of(model)
        bodies: list[ModelProto | FunctionProto] = [model, *model.functions]
        return cls.supports_device(device) and all(
            key_of(node) in functions or _is_known(node, opsets_of(body))
            for body in bodies
            for node in (body.graph.node if isinstance(body, ModelProto) else body.node)
        )

    @classmethod
    def prepare(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> PreparedModel:
        """Make a model ready to run.

        Raises
        ------
        OpError
            If something is wrong with the model, or the device is another than the CPU.
        """
        if not cls.supports_device(device):
            raise OpError(f"unknown device {device!r}; only CPU is supported")
        return PreparedModel(model)

    @classmethod
    def run_node(
        cls,
        node: NodeProto,
        inputs: Any,
        device: str = "CPU",
        outputs_info: Any = None,
        **kwargs: Any,
    ) -> tuple[Any, ...]:
        """Run one node, at the opset `opset_version` or at the newest one."""
        if not cls.supports_device(device):
            raise OpError(f"unknown device {device!r}; only CPU is supported")
        opset = kwargs.get("opset_version", newest_opset(node.domain))
        return run_node(node, inputs, opset=opset)

    @classmethod
    def supports_device(cls, device: str) -> bool:
        """Tell whether a device is the CPU."""
        return device.partition(":")[0] == "CPU"


def _constant(tensor: TensorProto) -> Array:
    try:
        return numpy_helper.to_array(tensor)
    except Exception as error:  # whatever the readers of data of all kinds and places raise
        raise OpError(f"the initializer {tensor.name} cannot be read: {error}") from error


def _is_known(node: NodeProto, imports: Mapping[str, int]) -> bool:
    try:
        schema(node.op_type, imports.get(domain_of(node.domain), 0), node.domain)
    except OpError:
        return False
    return True
