"""Examples as text: the node, its inputs and outputs, with every number as NumPy prints it.

Place in the pipeline: asked by the page targets. The form is that of ONNX's own operator pages;
numbers are exact, with as few digits as tell them apart.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import ml_dtypes
import numpy as np

from opspec.engine.definition import numpy_dtype
from opspec.language.formal import formal_arguments, node_names, results
from opspec.language.resolved import ElementType, Example, Tensor, Value, Version

ElementTypes = Mapping[str, ElementType]

_WIDTH = 75


def text_form(version: Version, example: Example, element_types: ElementTypes) -> str:
    """Return an example as text, in several lines."""
    lines = ["Node:", f"  {call(version, example)}"]
    if example.attributes:
        lines.append("  Attributes:")
        lines += [
            f"    {version.attribute(name).onnx_name} = {value_text(value)}"
            for name, value in example.attributes.items()
        ]
    lines += ["", "Inputs:"]
    rows = formal_arguments(version, example, example.inputs)
    for name, given in rows.items():
        lines += _value(name, given, element_types)
    if example.listed_outputs:
        lines += ["", "Outputs:"]
        for name, result in zip(output_names(version, example), results(example), strict=True):
            lines += _value(name, result, element_types)
    return "\n".join(lines)


def call(version: Version, example: Example) -> str:
    """Return the node as a call; an input that is left out is an empty name."""
    given = ", ".join(name or '""' for name in node_names(version, example))
    return f"{version.operator}({given}) -> ({', '.join(output_names(version, example))})"


def output_names(version: Version, example: Example) -> list[str]:
    """Names of the outputs: those of the example, or the formal ones where it has none."""
    formal = [output.onnx_name for output in version.outputs if not output.optional]
    named = [
        formal[min(place, len(formal) - 1)] if isinstance(result, list) else result.name
        for place, result in enumerate(results(example))
    ]
    return named or formal


def value_text(value: Value) -> str:
    """The value of an attribute as Python writes it; several in brackets."""
    return repr(list(value) if isinstance(value, tuple) else value)


def array(tensor: Tensor, element_types: ElementTypes) -> np.ndarray[Any, Any]:
    """The tensor of an example as an array of exactly its values."""
    dtype = numpy_dtype(element_types[tensor.elem_type])
    flat = np.empty(len(tensor.values), dtype)
    for place, value in enumerate(tensor.values):
        flat[place] = value
    return flat.reshape(tensor.shape)


def array_text(values: np.ndarray[Any, Any], *, separator: str = ", ") -> str:
    """An array as NumPy prints it, exact and in full."""
    return np.array2string(
        _printable(values),
        max_line_width=_WIDTH,
        separator=separator,
        threshold=sys.maxsize,
        floatmode="unique",
        suppress_small=False,
        sign="-",
        formatter={"object": repr},
    )


def elements(values: np.ndarray[Any, Any]) -> list[str]:
    """The elements one by one, for the cells of a picture: no more characters than it takes."""
    return list(map(_short, _printable(values).reshape(-1)))


def dtype_name(elem_type: str, element_types: ElementTypes) -> str:
    """The NumPy type of an element type, as NumPy or ml_dtypes calls it."""
    return str(numpy_dtype(element_types[elem_type]).name)


def _value(
    name: str, value: Tensor | Sequence[Tensor | None] | None, element_types: ElementTypes
) -> Iterator[str]:
    """A tensor, or one after another where there are several; of none it is said."""
    tensors = [value] if isinstance(value, Tensor) else value
    if tensors is not None and not tensors:
        yield f"  {name}: no tensors"
    for tensor in tensors or ():
        if tensor is not None:
            yield from _tensor(tensor, element_types)


def _tensor(tensor: Tensor, element_types: ElementTypes) -> Sequence[str]:
    dtype = dtype_name(tensor.elem_type, element_types)
    lines = array_text(array(tensor, element_types)).split("\n")
    return [
        f"  {tensor.name}: shape={tensor.shape}, dtype={dtype}",
        *(f"    {line}" if line else "" for line in lines),
    ]


def _printable(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Types that NumPy itself lacks as ones that hold the same values and that it prints."""
    if not hasattr(ml_dtypes, values.dtype.name):
        return values
    wide = np.float32 if values.dtype.name.startswith(("bfloat", "float")) else np.int8
    return values.astype(wide if not values.dtype.name.startswith("uint") else np.uint8)


def _short(value: Any) -> str:
    if value == "":
        return '""'
    if isinstance(value, np.bool_):
        return "true" if value else "false"
    if isinstance(value, np.floating):
        # A half cannot be compared with a number that is larger than all halves.
        small_or_large = value != 0 and not 1e-4 <= abs(float(value)) < 1e6
        if small_or_large or not np.isfinite(value):
            return f"{value:g}"
        return np.format_float_positional(value, unique=True, trim="-")
    if isinstance(value, np.complexfloating):
        return f"{value.real:g}{value.imag:+g}i"
    return str(value)
