"""The calls of examples: what a spec shows is a case as well.

Place in the pipeline: beside `drawing`, for `samples` and the suite.
"""

from __future__ import annotations

from typing import Any

from opspec.engine.names import TensorType
from opspec.language.formal import formal_arguments
from opspec.language.resolved import Example, Tensor, Version
from opspec.sampling.sample import Sample, is_number


def sample_of(version: Version, example: Example) -> Sample:
    """The types of an example's call, with the values of all that may stand for its value."""
    types = [
        TensorType(tensor.elem_type, tensor.shape, _value(tensor)) if tensor else None
        for tensor in example.inputs
    ]
    arguments = formal_arguments(version, example, types)
    counted = any(output.variadic for output in version.outputs)
    return Sample(
        inputs={
            value.name: arguments[value.name]
            for place, value in enumerate(version.inputs)
            if place < len(example.listed) or value.variadic
        },
        attributes=example.attributes,
        outputs=len(example.outputs) or None if counted else None,
    )


def _value(tensor: Tensor) -> Any:
    """The value of a tensor of rank 0 or 1: shapes may depend on it."""
    if not is_number(tensor.elem_type) or len(tensor.shape) > 1:
        return None
    return list(tensor.values) if tensor.shape else tensor.values[0]
