# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What models say about their nodes: opsets, functions, attributes of calls, graphs inside."""

from collections.abc import Mapping

from onnx import AttributeProto, FunctionProto, GraphProto, ModelProto, NodeProto

from onnxops.interop.attributes import bind_references

Attributes = Mapping[str, AttributeProto]
#: Attributes of other kinds hold no graph; old models do not say the kind.
_MAY_HOLD_GRAPHS = frozenset(
    {AttributeProto.UNDEFINED, AttributeProto.GRAPH, AttributeProto.GRAPHS}
)
#: Before this version of the format a model imported nothing, and meant the first opset.
_OPSETS_IMPORTED = 3
#: Domain, name and overload, under which a function is called.
Key = tuple[str, str, str]


def is_text(name: object) -> bool:
    """Tell whether a name is one: protobuf hands out as bytes what is no UTF-8."""
    return isinstance(name, str)


def domain_of(name: str) -> str:
    """Return the full name of a domain; the empty name stands for the one of ONNX itself."""
    return name or "ai.onnx"


def opsets_of(owner: ModelProto | FunctionProto) -> dict[str, int]:
    """Return the opset that a model or function imports of each domain."""
    imports = {domain_of(each.domain): each.version for each in owner.opset_import}
    if not imports and isinstance(owner, ModelProto) and 0 < owner.ir_version < _OPSETS_IMPORTED:
        return {"ai.onnx": 1}
    return imports


def functions_of(model: ModelProto) -> dict[Key, FunctionProto]:
    """Return the functions of a model."""
    return {
        (domain_of(function.domain), function.name, function.overload): function
        for function in model.functions
    }


def key_of(node: NodeProto) -> Key:
    """Return under which key the function that a node calls would be found."""
    return (domain_of(node.domain), node.op_type, node.overload)


def graphs_of(attribute: AttributeProto) -> list[GraphProto]:
    """Return the graphs that an attribute holds."""
    if attribute.type not in _MAY_HOLD_GRAPHS:
        return []
    return [*([attribute.g] if attribute.HasField("g") else []), *attribute.graphs]


def bodies_of(node: NodeProto) -> list[tuple[str, GraphProto]]:
    """Return the graphs among the attributes of a node, each under the name it has there."""
    return [
        (str(attribute.name) if attribute.HasField("g") else f"{attribute.name}[{place}]", graph)
        for attribute in node.attribute
        for place, graph in enumerate(graphs_of(attribute))
    ]


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
