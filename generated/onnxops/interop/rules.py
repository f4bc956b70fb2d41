# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What follows for nodes at given opsets. Nodes that are alike are looked at once."""

from collections.abc import Mapping, Sequence

from onnx import AttributeProto, NodeProto

from onnxops._registry import newest_opset, operators, schema
from onnxops.errors import OpError
from onnxops.interop.foreign import ForeignTypes
from onnxops.interop.forms import FaultyForm, ForeignForm, Form, SpecifiedForm
from onnxops.interop.graph import domain_of
from onnxops.interop.outcome import Outcome
from onnxops.interop.values import Value, Values

#: What nodes have in common that differ in their inputs only.
FormKey = tuple[object, ...]
#: Kinds of attributes that are short enough to be compared whole.
_PLAIN = frozenset(
    {
        AttributeProto.FLOAT,
        AttributeProto.INT,
        AttributeProto.STRING,
        AttributeProto.FLOATS,
        AttributeProto.INTS,
        AttributeProto.STRINGS,
    }
)


class NodeRules:
    """What follows for nodes.

    Parameters
    ----------
    imports : mapping of str to int
        The opset of each domain.
    values : Values
        Makes equal values one object.
    infer : bool
        Whether `onnx.shape_inference` is asked about operators without a specification.
    references : bool
        Whether attributes may refer to those of a function around the node.
    """

    def __init__(
        self, imports: Mapping[str, int], values: Values, *, infer: bool, references: bool
    ) -> None:
        self._imports = imports
        self._values = values
        self._references = references
        self._foreign = ForeignTypes(imports, values, infer=infer)
        self._forms: dict[tuple[object, ...], Form] = {}
        self._outcomes: dict[tuple[object, ...], Outcome] = {}

    def outcome(
        self,
        node: NodeProto,
        key: FormKey | None,
        inputs: Sequence[Value | None],
        bodies: Sequence[Sequence[Value]],
    ) -> Outcome:
        """Return what follows for a node.

        Parameters
        ----------
        node : onnx.NodeProto
            The node.
        key : FormKey or None
            What `form_of` returns for it.
        inputs : sequence of Value or None
            One for each input that it names, None for an empty name.
        bodies : sequence of sequence of Value
            For each graph among its attributes what is known of the graph's outputs.
        """
        if key is None:
            return self._form(node).outcome(node, inputs, bodies)
        whole = (*key, *map(id, inputs))
        known = self._outcomes.get(whole)
        if known is None:
            form = self._forms.get((*key, len(inputs)))
            if form is None:
                form = self._forms[*key, len(inputs)] = self._form(node)
            known = self._outcomes[whole] = form.outcome(node, inputs, bodies)
        return known

    def _form(self, node: NodeProto) -> Form:
        domain = domain_of(node.domain)
        if domain not in self._imports:
            return FaultyForm("domain-not-imported", f"the domain {domain!r} is not imported")
        try:
            newest = newest_opset(domain)
        except OpError:
            return ForeignForm(self._foreign, domain)
        opset = self._imports[domain]
        if not 1 <= opset <= newest:
            message = f"unknown opset {opset} of domain {domain}; the newest known is {newest}"
            return FaultyForm("opset-unknown", message)
        if node.op_type not in operators(domain):
            return ForeignForm(self._foreign, domain)
        try:
            found = schema(node.op_type, opset, domain)
        except OpError as error:
            return FaultyForm("operator-too-new", error.message)
        return SpecifiedForm(found, node, self._values, references=self._references)


def form_of(node: NodeProto) -> FormKey | None:
    """Return what nodes of one form have in common.

    It is None if that is too long to compare, as it is where a node holds graphs.
    """
    attributes = []
    for attribute in node.attribute:
        if attribute.type not in _PLAIN:
            return None
        attributes.append(attribute.SerializeToString())
    return (node.op_type, node.domain, node.overload, len(node.output), *attributes)
