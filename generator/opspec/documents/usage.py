"""An example as code to copy: a call of the emitted function, and a model with the node alone.

Place in the pipeline: asked by the page targets. All names and values are printed as Python
literals, so that a text from a spec stays inside its quotes.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Mapping, Sequence

import ml_dtypes

from opspec.documents.textform import array, array_text, output_names
from opspec.emission.naming import Names, domain_parts, function_name, names_of
from opspec.emission.rendering import literal
from opspec.language.formal import formal_arguments, node_names, results
from opspec.language.resolved import (
    Attribute,
    ElementType,
    Example,
    Input,
    Output,
    Tensor,
    Value,
    Version,
)

#: What `make_node` itself calls its parameters.
_MAKE_NODE = frozenset("op_type inputs outputs name doc_string domain overload".split())
#: Lines are broken here; a page shows about so many characters.
WIDTH = 78
ElementTypes = Mapping[str, ElementType]


def numpy_code(package: str, version: Version, example: Example, types: ElementTypes) -> str:
    """Return the call of the emitted function, with its result as comments."""
    homes = {_home(tensor, types) for tensor in _tensors(example)}
    module = ".".join((package, *domain_parts(version.domain)))
    lines = ["import numpy as np"]
    lines += ["import ml_dtypes"] if "ml_dtypes" in homes else []
    lines += [f"from {module} import v{version.since} as op"]
    lines += [""] if homes else []
    variables = Names()
    for imported in ("op", "ml_dtypes"):
        variables.reserve(f"imported {imported}", imported)
    for tensor in _tensors(example):
        lines += _assigned(variables[tensor.name], _array_code(tensor, types))
    arguments = []
    for value in version.inputs:
        given = formal_arguments(version, example, example.inputs)[value.name]
        if isinstance(given, list):
            arguments.append(f"[{', '.join(_variable(each, variables) for each in given)}]")
        else:
            arguments.append(_variable(given, variables))
    while arguments and arguments[-1] == "None":
        arguments.pop()
    keywords = names_of(version)
    arguments += [f"{keywords[name]}={literal(v)}" for name, v in example.attributes.items()]
    if example.outputs and any(output.variadic for output in version.outputs):
        arguments.append(f"{keywords['n_outputs']}={len(example.outputs)}")
    assigned = _results(version, [variables[name] for name in output_names(version, example)])
    call = f"op.{function_name(version.operator)}"
    lines += ["", *_call(f"{assigned} = {call}", arguments)]
    for label, output in _labelled(version, example, variables):
        # Of several results each is told by its name.
        name = f"{label}: " if len(example.outputs) > 1 else ""
        first, *rest = array_text(array(output, types)).split("\n")
        lines += [f"# {name}{first}", *(f"# {' ' * len(name)}{line}".rstrip() for line in rest)]
    return "\n".join(lines)


def _labelled(version: Version, example: Example, variables: Names) -> Iterator[tuple[str, Tensor]]:
    """All tensors that come out, and how one gets at each of them."""
    for name, result in zip(output_names(version, example), results(example), strict=False):
        if isinstance(result, list):
            yield from ((f"{variables[name]}[{k}]", tensor) for k, tensor in enumerate(result))
        else:
            yield variables[name], result


def _results(version: Version, names: Sequence[str]) -> str:
    """What the results are assigned to: all of them are there, whether wanted or not."""
    if any(output.variadic for output in version.outputs):
        return f"({names[0]},)" if len(names) == 1 else ", ".join(names)
    return ", ".join([*names, *["*_"] * (len(names) < len(version.outputs))])


def onnx_code(version: Version, example: Example) -> str:
    """Return a model with the node alone."""
    names = node_names(version, example)
    outputs = output_names(version, example)
    node = [literal(version.operator), literal(names), literal(outputs)]
    domain = "" if version.domain == "ai.onnx" else version.domain
    node += [f"domain={literal(domain)}"] if domain else []
    attributes = {
        attribute.onnx_name: _as_stored(attribute, value)
        for attribute, value in (
            (version.attribute(name), value) for name, value in example.attributes.items()
        )
    }
    node += [f"{name}={_attribute(v)}" for name, v in attributes.items() if _is_keyword(name)]
    lines = ["from onnx import TensorProto, helper", "", *_call("node = helper.make_node", node)]
    for name, value in attributes.items():
        if not _is_keyword(name):
            made = f"helper.make_attribute({literal(name)}, {_attribute(value)})"
            lines.append(f"node.attribute.append({made})")
    inputs = list(_inputs(version, example))
    declared = [
        _sequence_info(version, version.outputs[place], result)
        if isinstance(result, list)
        else _value_info(result.name, result)
        for place, result in enumerate(results(example))
    ]
    if not declared:
        declared = [f"helper.make_empty_tensor_value_info({literal(name)})" for name in outputs]
    graph = ["[node]", '"example"', _list(inputs), _list(declared)]
    lines += _call("graph = helper.make_graph", graph)
    opset = f"helper.make_opsetid({literal(domain)}, {version.since})"
    lines += _call("model = helper.make_model", ["graph", f"opset_imports=[{opset}]"])
    return "\n".join(lines)


def _inputs(version: Version, example: Example) -> Iterator[str]:
    """What a model declares of its inputs: of a sequence the element type alone."""
    given = formal_arguments(version, example, example.inputs)
    for value in version.inputs:
        one = given[value.name]
        found = one if isinstance(one, list) else [one]
        tensors = [tensor for tensor in found if tensor is not None]
        if value.variadic is None and isinstance(one, list):
            yield _sequence_info(version, value, tensors)
        else:
            yield from (_value_info(tensor.name, tensor) for tensor in tensors)


def _sequence_info(version: Version, value: Input | Output, tensors: Sequence[Tensor]) -> str:
    element = tensors[0].elem_type if tensors else version.members(value.type)[0]
    words = f"{literal(value.onnx_name)}, TensorProto.{element.upper()}, None"
    return f"helper.make_tensor_sequence_value_info({words})"


def _tensors(example: Example) -> Iterator[Tensor]:
    return (tensor for tensor in example.inputs if tensor is not None)


def _home(tensor: Tensor, types: ElementTypes) -> str:
    return "ml_dtypes" if hasattr(ml_dtypes, types[tensor.elem_type].numpy) else "np"


def _array_code(tensor: Tensor, types: ElementTypes) -> str:
    name = types[tensor.elem_type].numpy
    dtype = "object" if name == "object" else f"{_home(tensor, types)}.{name}"
    if not tensor.values:
        return f"np.empty({tensor.shape}, {dtype})"
    values = array(tensor, types)
    text = literal(values.tolist()) if values.dtype == object else _numbers(array_text(values))
    return f"np.array({text}, {dtype})"


def _numbers(text: str) -> str:
    """Numbers as a reader would type them: the type follows anyway, so 1 stands for 1.0."""
    # As a whole number -0 would lose its sign.
    text = re.sub(r"(?<![\d.])(\d+)\.(?=[,\s\]]|$)", r"\1", text)
    text = re.sub(r"-0(?=[,\s\]]|$)", "-0.0", text)
    text = re.sub(r"\b(nan|inf)\b", r"np.\1", text)
    return text if "\n" in text else _tidy(text)


def _tidy(line: str) -> str:
    """Numbers on one line, without the spaces that put those of several under each other."""
    return re.sub(r" +(?=[,\]])|(?<=\[) +|(?<= ) +", "", line)


def _assigned(name: str, value: str) -> list[str]:
    """An assignment; the lines of an array stay under its first one."""
    first, *rest = value.split("\n")
    if rest:
        flat = " ".join([first, *(line.strip() for line in rest if line.strip())])
        flat = _tidy(flat)
        if len(name) + 3 + len(flat) <= WIDTH:
            return [f"{name} = {flat}"]
    margin = " " * (len(name) + len(" = np.array("))
    return [f"{name} = {first}", *(f"{margin}{line}" if line else "" for line in rest)]


def _variable(tensor: Tensor | None, variables: Names) -> str:
    return "None" if tensor is None else variables[tensor.name]


def _is_keyword(name: str) -> bool:
    """Whether an attribute can be given to `make_node` by its name."""
    return name.isidentifier() and not keyword.iskeyword(name) and name not in _MAKE_NODE


def _as_stored(attribute: Attribute, value: Value) -> Value:
    """A value of the kind that an attribute is of: ONNX tells one from the other by it."""
    if attribute.kind == "float" and isinstance(value, int):
        return float(value)
    if attribute.kind == "floats" and isinstance(value, tuple):
        return tuple(float(each) if isinstance(each, int) else each for each in value)
    return value


def _attribute(value: Value) -> str:
    return literal(list(value) if isinstance(value, tuple) else value)


def _value_info(name: str, tensor: Tensor) -> str:
    elem_type = f"TensorProto.{tensor.elem_type.upper()}"
    return f"helper.make_tensor_value_info({literal(name)}, {elem_type}, {list(tensor.shape)})"


def _list(items: Sequence[str]) -> str:
    """A list, one item per line where it is long."""
    if sum(map(len, items)) + 2 * len(items) + 6 <= WIDTH:
        return f"[{', '.join(items)}]"
    return "[\n" + "".join(f"        {item},\n" for item in items) + "    ]"


def _call(function: str, arguments: Sequence[str]) -> list[str]:
    """A call on one line, or with one argument per line where it is long."""
    line = f"{function}({', '.join(arguments)})"
    if len(line) <= WIDTH and "\n" not in line:
        return [line]
    inner = "".join(f"    {argument},\n" for argument in arguments)
    return f"{function}(\n{inner})".split("\n")
