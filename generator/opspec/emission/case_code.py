"""Calls as code: what stands in the tables of emitted tests.

Place in the pipeline: between `samples` and `targets.tests`. Everything here comes out as literals
of Python, whatever a spec says.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from opspec.emission.naming import names_of
from opspec.emission.rendering import literal
from opspec.engine.merging import Size
from opspec.engine.names import Argument, TensorType
from opspec.engine.values import Symbol
from opspec.language.formal import formal_arguments
from opspec.language.resolved import Attribute, Example, Input, Tensor, Version
from opspec.sampling.positions import bound_of
from opspec.sampling.sample import Sample
from opspec.sampling.samples import MAX_ELEMENTS, Case

_N_OUTPUTS = "n_outputs"


def call_code(version: Version, case: Case) -> str:
    """The call of a case, and the types that follow where it is valid."""
    code = arguments_code(version, case, case.attributes)
    if case.outputs:
        code += f".gives({', '.join(literal(_type_text(output)) for output in case.outputs)})"
    return code


def arguments_code(version: Version, case: Case, attributes: Mapping[str, object]) -> str:
    """A call with the inputs of a case and these attributes."""
    inputs = with_indices(version, case.sample)
    arguments = [_input(value, inputs.get(value.name)) for value in version.inputs]
    for value in reversed(version.inputs):
        if not value.optional or arguments[-1] != "None":
            break
        arguments.pop()
    names = names_of(version)
    named = [f"{names[name]}={_attribute(value)}" for name, value in attributes.items()]
    if case.asked is not None:
        named.append(f"{names[_N_OUTPUTS]}={case.asked}")
    return f"call({', '.join((*arguments, *named))})"


def with_indices(version: Version, sample: Sample) -> Mapping[str, Argument]:
    """The inputs of a call; those that hold indices have some that lie in their range.

    Along each axis they differ, as far as there are so many places to point at.
    """
    inputs = dict(sample.inputs)
    for value in version.inputs:
        tensor, index = inputs.get(value.name), value.index_of
        if index is None or not isinstance(tensor, TensorType) or tensor.value is not None:
            continue
        if not str(tensor.elem_type).startswith(("int", "uint")):
            continue
        bound, shape = bound_of(version, value, sample), _known_shape(tensor)
        if bound and shape and 0 < math.prod(shape) <= MAX_ELEMENTS:
            coordinates = np.indices(shape).sum(axis=0)
            places = coordinates % bound
            if index.range.wraps:
                places = np.where(coordinates % 3 == 2, places - bound, places)
            inputs[value.name] = replace(tensor, value=places.tolist())
    return inputs


def _known_shape(tensor: TensorType) -> tuple[int, ...] | None:
    sizes = [size for size in tensor.shape or () if isinstance(size, int)]
    known = tensor.shape is not None and len(sizes) == len(tensor.shape)
    return tuple(sizes) if known else None


def _input(value: Input, argument: Argument) -> str:
    if value.variadic is None and isinstance(argument, list | tuple):
        return _sequence([_argument(member) for member in argument])
    return _argument(argument)


def _argument(argument: Argument) -> str:
    if argument is None:
        return "None"
    if isinstance(argument, TensorType):
        if argument.value is not None:
            return f"Given({literal(argument.elem_type)}, {literal(argument.value)})"
        return literal(_type_text(argument))
    return f"[{', '.join(map(_argument, argument))}]"


def _sequence(members: Sequence[str]) -> str:
    """What stands for a sequence: a tuple, as a list stands for several inputs."""
    return f"({', '.join(members)}{',' if len(members) == 1 else ''})"


def _type_text(type_: TensorType) -> str:
    """A type in short: `float[2,n,?]`, `float` where not even the rank is known."""
    if type_.shape is None:
        return str(type_.elem_type)
    return f"{type_.elem_type}[{','.join(map(_size_text, type_.shape))}]"


def _size_text(size: Size) -> str:
    if isinstance(size, Symbol):
        return size.name
    return str(size) if isinstance(size, int) else "?"


def _attribute(value: object) -> str:
    """A value as code; large numbers as powers, which can be read."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 2**31:
        power = abs(value).bit_length()
        for exponent in (power - 1, power):
            rest = abs(value) - 2**exponent
            if rest in (-1, 0, 1):
                tail = {-1: " - 1", 0: "", 1: " + 1"}[rest]
                return f"-(2**{exponent}{tail})" if value < 0 else f"2**{exponent}{tail}"
    return literal(value)


def malformed_calls(version: Version, base: Case) -> Iterator[tuple[str, str]]:
    """Calls with an attribute that is not of its kind."""
    for attribute in version.attributes:
        for label, value in _wrong_values(attribute):
            id_ = f"{version.name}.attribute-type-{attribute.name}-{label}"
            yield (id_, arguments_code(version, base, {**base.attributes, attribute.name: value}))


def _wrong_values(attribute: Attribute) -> tuple[tuple[str, object], ...]:
    match attribute.kind:
        case "int":
            return (
                ("true", True),
                ("float", 1.0),
                ("text", "1"),
                ("list", [1]),
                ("2**63", 2**63),
                ("-2**63-1", -(2**63) - 1),
            )
        case "ints":
            return ("int", 1), ("floats", [1.0]), ("text", "1"), ("2**63", [2**63])
        case "float":
            return ("true", True), ("text", "1")
        case "string":
            return ("int", 1), ("bytes-in-list", ["a"])
    return ()


def example_arguments(version: Version, example: Example) -> str:
    """The tensors of an example as arguments: a variadic input takes all that are left."""
    codes = [tensor_code(tensor) for tensor in example.inputs]
    given = formal_arguments(version, example, codes)
    arguments = []
    for place, value in enumerate(version.inputs):
        code = given[value.name]
        if isinstance(code, list):
            members = [str(each) for each in code]
            many = value.variadic is not None
            arguments.append(f"[{', '.join(members)}]" if many else _sequence(members))
        elif place < len(example.listed):
            arguments.append(str(code))
    return ", ".join(arguments)


def tensor_code(tensor: Tensor | None) -> str:
    """A tensor as code, its values nested as they lie in it."""
    if tensor is None:
        return "None"
    values, shape = literal(_nested(tensor.shape, list(tensor.values))), ""
    if 0 in tensor.shape:
        values, shape = "[]", f", shape={literal(tensor.shape)}"
    return f"tensor({literal(tensor.elem_type)}, {values}{shape})"


def _nested(shape: Sequence[int], values: Sequence[object]) -> object:
    if not shape:
        return values[0]
    step = len(values) // shape[0] if shape[0] else 0
    return [
        _nested(shape[1:], values[place * step : (place + 1) * step]) for place in range(shape[0])
    ]
