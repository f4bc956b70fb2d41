# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""The bridge to the `onnx` package: nodes and models, run, inferred and checked.

This is the only part that imports `onnx`.
"""

from onnxops.interop.backend import Backend
from onnxops.interop.model import ModelReport, check_model, examine_model
from onnxops.interop.node import check_node, infer_node, run_node
from onnxops.interop.places import NodeViolation
from onnxops.interop.reference import reference_ops

__all__ = [
    "Backend",
    "ModelReport",
    "NodeViolation",
    "check_model",
    "check_node",
    "examine_model",
    "infer_node",
    "reference_ops",
    "run_node",
]
