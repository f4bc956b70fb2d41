"""onnx itself: its checker, its full check, its shape inference, its reference evaluator.

Place in the pipeline: one of the runtimes.
"""

from __future__ import annotations

from collections.abc import Callable

import onnx
from onnx import ModelProto, TensorProto, ValueInfoProto
from onnx.reference import ReferenceEvaluator

from opspec.conform.comparing import Value
from opspec.conform.runtimes.base import Runtime, Unsupported, runner
from opspec.suite.manifest import OutputType


def runtime(name: str) -> Runtime:
    """The installed onnx."""
    return Runtime(
        name=name,
        version=onnx.__version__,
        run=runner(load),
        checker=onnx.checker.check_model,
        full_check=full_check,
        inference=inference,
    )


def full_check(model: ModelProto) -> None:
    """The checker with shape inference, as strict as it can be."""
    onnx.checker.check_model(model, full_check=True)


def inference(model: ModelProto) -> list[OutputType]:
    """What strict shape inference says of the outputs."""
    inferred = onnx.shape_inference.infer_shapes(model, check_type=True, strict_mode=True)
    return [_output(info) for info in inferred.graph.output]


def load(model: ModelProto) -> Callable[[list[Value]], list[Value]]:
    """The model in the reference evaluator."""
    try:
        evaluator = ReferenceEvaluator(model)
    except NotImplementedError as error:
        raise Unsupported(str(error)) from None
    names = [info.name for info in model.graph.input]

    def run(inputs: list[Value]) -> list[Value]:
        try:
            return list(evaluator.run(None, dict(zip(names, inputs, strict=True))))
        except NotImplementedError as error:
            raise Unsupported(str(error)) from None

    return run


def _output(info: ValueInfoProto) -> OutputType:
    type_ = info.type
    if type_.HasField("sequence_type"):
        # Of a sequence it is told what its tensors are made of.
        tensor = onnx.TypeProto.Tensor(
            elem_type=type_.sequence_type.elem_type.tensor_type.elem_type
        )
    else:
        tensor = type_.tensor_type
    elem_type = TensorProto.DataType.Name(tensor.elem_type).lower() if tensor.elem_type else None
    shape = None
    if tensor.HasField("shape"):
        shape = tuple(
            dim.dim_value if dim.HasField("dim_value") else dim.dim_param or None
            for dim in tensor.shape.dim
        )
    return OutputType(info.name, elem_type, shape)
