"""onnxruntime, on the CPU, with the optimisations it has by default.

Place in the pipeline: one of the runtimes.
"""

from __future__ import annotations

import ctypes
import re
from typing import Any

import numpy as np
import onnxruntime
from onnx import ModelProto, TensorProto, helper

from opspec.conform.comparing import Value
from opspec.conform.runtimes.base import Runtime, Unsupported, runner

_PROVIDERS = ["CPUExecutionProvider"]
# How it says that there is no kernel, or no such tensor at all.
_UNSUPPORTED = re.compile(r"NOT_IMPLEMENTED|is not currently registered or supported")


def runtime(name: str) -> Runtime:
    """The installed onnxruntime."""
    return Runtime(name=name, version=onnxruntime.__version__, run=runner(load))


def load(model: ModelProto) -> Any:
    """Load a model; the result takes inputs and returns outputs."""
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        session = onnxruntime.InferenceSession(
            model.SerializeToString(), options, providers=_PROVIDERS
        )
    except Exception as error:
        raise _unsupported(error) or error from None
    names = [info.name for info in model.graph.input]
    plain = all(_is_plain(output.type) for output in session.get_outputs())

    def run(inputs: list[Value]) -> list[Value]:
        try:
            feeds = dict(zip(names, inputs, strict=True))
            if plain and all(map(_is_native, inputs)):
                return list(session.run(None, feeds))
            handed = {name: _to_value(value) for name, value in feeds.items()}
            return [_to_array(value) for value in session.run_with_ort_values(None, handed)]
        except Exception as error:
            raise _unsupported(error) or error from None

    return run


def _unsupported(error: Exception) -> Unsupported | None:
    return Unsupported(str(error)) if _UNSUPPORTED.search(str(error)) else None


def _is_plain(type_: str) -> bool:
    """Whether NumPy knows the element type of an output, as it does not `tensor(bfloat16)`."""
    name = re.findall(r"\w+", type_)[-1].upper()
    try:
        dtype = helper.tensor_dtype_to_np_dtype(TensorProto.DataType.Value(name))
    except ValueError:
        return True
    return bool(dtype.isbuiltin == 1)


def _is_native(value: Value) -> bool:
    """Whether NumPy knows the element type by itself."""
    if isinstance(value, np.ndarray):
        return bool(value.dtype.isbuiltin == 1)
    return all(map(_is_native, value))


def _to_value(value: Value) -> Any:
    if not isinstance(value, np.ndarray):
        raise Unsupported("a sequence of tensors that NumPy does not know cannot be handed over")
    if _is_native(value):
        return onnxruntime.OrtValue.ortvalue_from_numpy(value)
    number = helper.np_dtype_to_tensor_dtype(value.dtype)
    if value.dtype.name in ("int4", "uint4", "int2", "uint2") or "float4" in value.dtype.name:
        raise Unsupported(f"a tensor of {value.dtype.name} cannot be handed over")
    bits = np.ascontiguousarray(value).view(f"uint{8 * value.dtype.itemsize}")
    return onnxruntime.OrtValue.ortvalue_from_numpy_with_onnx_type(bits, number)


def _to_array(value: Any) -> Value:
    """The elements of a tensor, read from its memory where NumPy does not know the type."""
    dtype = helper.tensor_dtype_to_np_dtype(value.element_type())
    if dtype.isbuiltin == 1:
        array: Value = value.numpy()
        return array
    shape = tuple(value.shape())
    size = int(np.prod(shape)) * dtype.itemsize
    memory = ctypes.string_at(value.data_ptr(), size) if size else b""
    return np.frombuffer(memory, dtype).reshape(shape).copy()
