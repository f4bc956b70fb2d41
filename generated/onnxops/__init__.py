# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""The ONNX operators as NumPy functions, with every clause of their meaning checked."""

# NumPy first, and from here: deeper in the stack its import can cross the end of a chunk of frames
# thousands of times, each of which is then allocated anew.
import numpy as np  # noqa: F401

from onnxops._registry import newest_opset, operators, schema
from onnxops._threads import num_threads, set_num_threads
from onnxops.errors import OpError, OpTypeError, OpValueError, Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import (
    OptionalType,
    SequenceType,
    TensorType,
    dtype_of,
    element_type,
)

__all__ = [
    "Attribute",
    "OpError",
    "OpTypeError",
    "OpValueError",
    "OptionalType",
    "Parameter",
    "Schema",
    "SequenceType",
    "TensorType",
    "Violation",
    "dtype_of",
    "element_type",
    "newest_opset",
    "num_threads",
    "operators",
    "schema",
    "set_num_threads",
]
__version__ = "0.1.0"
