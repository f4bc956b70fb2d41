# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Single nodes: run on arrays, inferred and checked on types."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import numpy.typing as npt
from onnx import NodeProto, TypeProto

from onnxops._registry import schema
from onnxops._reporter import Reporter
from onnxops._unknown import Unknown
from onnxops.errors import OpError, Violation
from onnxops.interop.attributes import read_attributes
from onnxops.interop.values import Value, read_type
from onnxops.schema import Schema
from onnxops.types import TensorType, ValueType

Item = TypeVar("Item")


def run_node(
    node: NodeProto, inputs: Iterable[npt.ArrayLike | None], *, opset: int
) -> tuple[npt.NDArray[Any] | None, ...]:
    """Run a node.

    Parameters
    ----------
    node : onnx.NodeProto
        The node.
    inputs : iterable of array_like or None
        A value for each input that the node names; None for an empty name.
    opset : int
        Version of the operator set of the node's domain.

    Returns
    -------
    tuple
        A value for each output that the node names; None for an empty name.

    Raises
    ------
    OpError
        If a clause is violated, or the operator or the opset is unknown.
    """
    found = schema(node.op_type, opset, node.domain)
    rules = Reporter(found.operator, found.since_version)
    keywords = read_attributes(rules, found, node.attribute)
    for name, value in keywords.items():
        if isinstance(value, Unknown):
            got = "a reference to an attribute of a function"
            rules.report("attribute-type", name, got, "a value", verb="is", of_type=True)
    keywords |= count_outputs(rules, found, node)
    positional = positioned(rules, found, node, tuple(inputs))
    if not all(node.input):
        # None may be a value that is nothing: only on types is it always one that is not given.
        names = [TensorType() if name else None for name in node.input]
        found.infer(*positioned(rules, found, node, names) or (), **keywords)
    return _outputs(found, node, found.run(*positional or (), **keywords))


def infer_node(
    node: NodeProto, input_types: Iterable[ValueType | TypeProto | None], *, opset: int
) -> tuple[ValueType | None, ...]:
    """Return the types of the outputs of a node, as far as they follow.

    Parameters
    ----------
    node : onnx.NodeProto
        The node.
    input_types : iterable of type or None
        A type for each input that the node names; None for an empty name.
    opset : int
        Version of the operator set of the node's domain.

    Returns
    -------
    tuple
        A type for each output that the node names; None for an empty name.

    Raises
    ------
    OpError
        If a clause is violated, or the operator or the opset is unknown.
    """
    found = schema(node.op_type, opset, node.domain)
    rules = Reporter(found.operator, found.since_version)
    return infer_values(rules, found, node, map(_value, input_types))


def check_node(
    node: NodeProto, input_types: Iterable[ValueType | TypeProto | None], *, opset: int
) -> list[Violation]:
    """Return everything that is wrong with a node.

    Parameters
    ----------
    node : onnx.NodeProto
        The node.
    input_types : iterable of type or None
        A type for each input that the node names; None for an empty name.
    opset : int
        Version of the operator set of the node's domain.
    """
    try:
        found = schema(node.op_type, opset, node.domain)
        rules = Reporter(found.operator, found.since_version, collect=True)
        return check_values(rules, found, node, map(_value, input_types))
    except OpError as error:
        return [error.violation]
    except UnicodeDecodeError as error:
        return [Violation(message=f"a text of the node is not UTF-8 ({error})")]


def infer_values(
    rules: Reporter,
    found: Schema,
    node: NodeProto,
    values: Iterable[Value | None],
    *,
    references: bool = True,
) -> tuple[ValueType | None, ...]:
    """Infer a node whose schema is known; `references` is for `read_attributes`."""
    keywords = read_attributes(rules, found, node.attribute, references=references)
    keywords |= count_outputs(rules, found, node)
    positional = positioned(rules, found, node, types_of(rules, found, node, values))
    return _outputs(found, node, found.infer(*positional or (), **keywords))


def check_values(
    rules: Reporter,
    found: Schema,
    node: NodeProto,
    values: Iterable[Value | None],
    *,
    references: bool = True,
) -> list[Violation]:
    """Check a node whose schema is known; `rules` collects, `references` is for its attributes."""
    keywords = read_attributes(rules, found, node.attribute, references=references)
    keywords |= count_outputs(rules, found, node)
    positional = positioned(rules, found, node, types_of(rules, found, node, values))
    if positional is None:
        return rules.violations
    return [*rules.violations, *found.check(*positional, **keywords)]


def types_of(
    rules: Reporter, found: Schema, node: NodeProto, values: Iterable[Value | None]
) -> list[ValueType | None]:
    """Return the types of input values; a faulty one is reported."""
    types: list[ValueType | None] = []
    for index, value in enumerate(values):
        if value is None:
            types.append(None)
            continue
        if value.fault is not None:
            rules.report("input-type", label(found, index), value.fault, "sizes of 0 or more")
        types.append(value.known)
    return types


def positioned(
    rules: Reporter, found: Schema, node: NodeProto, inputs: Sequence[Item | None]
) -> list[Item | Sequence[Item | None] | None] | None:
    """Arrange the inputs of a node as the functions of its operator take them.

    Returns None, and reports why, if their number does not fit.
    """
    if len(inputs) != len(node.input):
        rules.report(
            "input-count",
            "the node",
            f"{len(node.input)} inputs",
            f"{len(inputs)}, one for each value",
        )
        return None
    given = [value if name else None for name, value in zip(node.input, inputs, strict=True)]
    variadic = any(parameter.kind == "variadic" for parameter in found.inputs)
    most = len(found.inputs) - variadic
    least = sum(parameter.kind == "single" for parameter in found.inputs)
    if len(given) < least or (len(given) > most and not variadic):
        rules.report(
            "input-count", "the node", f"{len(given)} inputs", _span(least, most, variadic)
        )
        return None
    return arranged(found, given)


def arranged(
    found: Schema, given: Sequence[Item | None]
) -> list[Item | Sequence[Item | None] | None]:
    """Arrange inputs, of a number that fits, as the functions of an operator take them."""
    if not found.inputs or found.inputs[-1].kind != "variadic":
        return [*given, *[None] * (len(found.inputs) - len(given))]
    singles = len(found.inputs) - 1
    return [*given[:singles], *[None] * (singles - len(given)), given[singles:]]


def count_outputs(rules: Reporter, found: Schema, node: NodeProto) -> dict[str, int]:
    """Report a number of outputs that the operator does not have.

    Returns the number as a keyword for the functions of an operator that take it.
    """
    least = sum(
        parameter.minimum if parameter.kind == "variadic" else parameter.kind == "single"
        for parameter in found.outputs
    )
    most = len(found.outputs)
    variadic = any(parameter.kind == "variadic" for parameter in found.outputs)
    if len(node.output) < least or (len(node.output) > most and not variadic):
        rules.report(
            "output-count", "the node", f"{len(node.output)} outputs", _span(least, most, variadic)
        )
    return {"n_outputs": len(node.output)} if variadic else {}


def is_lone(found: Schema) -> bool:
    """Tell whether the functions of an operator return one output by itself."""
    return len(found.outputs) == 1 and found.outputs[0].kind != "variadic"


def label(found: Schema, index: int) -> str:
    """Return the name of the input at an index, as messages use it."""
    for place, parameter in enumerate(found.inputs):
        if parameter.kind == "variadic":
            return f"{parameter.name}[{index - place}]"
        if place == index:
            return parameter.name
    return f"input {index}"


def _span(least: int, most: int, more: bool) -> str:
    if more:
        return f"{least} or more"
    return str(least) if least == most else f"{least} to {most}"


def _value(type_: ValueType | TypeProto | None) -> Value | None:
    if type_ is None:
        return None
    return read_type(type_) if isinstance(type_, TypeProto) else Value(type_)


def _outputs(found: Schema, node: NodeProto, result: Any) -> tuple[Any, ...]:
    results = (result,) if is_lone(found) else tuple(result)
    return tuple(value if name else None for name, value in zip(node.output, results, strict=False))
