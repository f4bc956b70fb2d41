# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What models and functions say about their nodes: opsets, functions, attributes of calls."""

from collections.abc import Mapping

from onnx import AttributeProto, FunctionProto, ModelProto, NodeProto

from onnxops.interop.attributes import bind_references

Attributes = Mapping[str, AttributeProto]
#: Domain, name and overload, under which a function is called.
Key = tuple[str, str, str]


def domain_of(name: str) -> str:
    """Return the full name of a domain; the empty name stands for the one of ONNX itself."""
    return name or "ai.onnx"


def opsets_of(owner: ModelProto | FunctionProto) -> dict[str, int]:
    """Return the opset that a model or function imports of each domain."""
    return {domain_of(each.domain): each.version for each in owner.opset_import}


def functions_of(model: ModelProto) -> dict[Key, FunctionProto]:
    """Return the functions of a model."""
    return {
        (domain_of(function.domain), function.name, function.overload): function
        for function in model.functions
    }


def key_of(node: NodeProto) -> Key:
    """Return under which key the function that a node calls would be found."""
    return (domain_of(node.domain), node.op_type, node.overload)


def attributes_of_call(function: FunctionProto, node: NodeProto) -> dict[str, AttributeProto]:
    """Return the attributes that hold inside a function for a call: given ones, then defaults."""
    bound = {attribute.name: attribute for attribute in function.attribute_proto}
    bound.update((attribute.name, attribute) for attribute in node.attribute)
    return bound


def with_attributes(node: NodeProto, bound: Attributes | None) -> NodeProto:
    """Return a node with the attributes of the call of its function, which is None in a graph."""
    if bound is None or not any(attribute.ref_attr_name for attribute in node.attribute):
        return node
    copy = NodeProto()
    copy.CopyFrom(node)
    del copy.attribute[:]
    copy.attribute.extend(bind_references(node.attribute, bound))
    return copy
