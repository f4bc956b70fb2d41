# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What is found in a model: everything that is wrong, and what could not be judged."""

from collections import Counter
from collections.abc import Sequence

from onnx import FunctionProto, NodeProto

from onnxops.errors import Violation
from onnxops.interop.graph import domain_of
from onnxops.interop.node import label
from onnxops.interop.outcome import Outcome
from onnxops.interop.places import NodeViolation, mentioned, placed
from onnxops.interop.scope import Scope
from onnxops.interop.values import Value
from onnxops.schema import Schema

#: Of a violation that is about no input in particular so many are told.
_FEW = 4


class Report:
    """What was found so far.

    Attributes
    ----------
    violations : list of NodeViolation
        What is wrong, in the order of the nodes.
    not_covered : collections.Counter of str
        The operators that have no specification, and how many nodes they have.
    nodes : int
        How many nodes were looked at, each time that they were.
    """

    def __init__(self) -> None:
        self.violations: list[NodeViolation] = []
        self.not_covered: Counter[str] = Counter()
        self.nodes = 0

    def outcome(
        self,
        outcome: Outcome,
        node: NodeProto,
        index: int,
        inputs: Sequence[Value | None],
        scope: Scope,
    ) -> None:
        """Note what is wrong with a node, and whether there is a specification of it."""
        domain = domain_of(node.domain)
        if outcome.schema is None:
            if scope.counted:
                name = str(node.op_type) if domain == "ai.onnx" else f"{domain}.{node.op_type}"
                self.not_covered[name] += 1
            for violation in outcome.violations:
                self._once(violation, str(outcome.fault), domain, scope, node, index)
            return
        for violation in outcome.violations:
            origins = _origins(violation, outcome.schema, node, index, inputs, scope)
            self.violations.append(
                placed(violation, scope.path, node, index, domain=domain, origins=origins)
            )

    def declared(
        self,
        violation: Violation,
        name: str,
        domain: str,
        scope: Scope,
        node: NodeProto | None,
        index: int | None,
    ) -> None:
        """Note that a declaration contradicts what follows from an operator of a domain."""
        fault = None if violation.clause else "declared"
        origins = [f"{name} comes from {scope.origin(name)}"]
        path = scope.path if node is not None else _whole(scope)
        self.violations.append(
            placed(violation, path, node, index, domain=domain, origins=origins, fault=fault)
        )

    def fault(
        self,
        kind: str,
        message: str,
        scope: Scope,
        node: NodeProto | None = None,
        index: int | None = None,
    ) -> None:
        """Note something that no operator's clause is about."""
        domain = "" if node is None else domain_of(node.domain)
        operator = None if node is None else str(node.op_type)
        violation = Violation(message=message, operator=operator)
        path = scope.path if node is not None else _whole(scope)
        self.violations.append(placed(violation, path, node, index, domain=domain, fault=kind))

    def _once(
        self,
        violation: Violation,
        kind: str,
        domain: str,
        scope: Scope,
        node: NodeProto,
        index: int,
    ) -> None:
        """Note a fault of a node, or one of what its graph imports; the latter once."""
        if kind != "opset-unknown":
            self.fault(kind, violation.message, scope, node, index)
        elif domain not in scope.reported:
            self.violations.append(placed(violation, scope.path, fault=kind))
        scope.reported.add(domain)


def _whole(scope: Scope) -> tuple[str, ...]:
    """The path to a graph or function itself; that to a function names it already."""
    return scope.path if isinstance(scope.owner, FunctionProto) else (*scope.path, "the graph")


def _origins(
    violation: Violation,
    found: Schema,
    node: NodeProto,
    index: int,
    inputs: Sequence[Value | None],
    scope: Scope,
) -> list[str]:
    """Where the values come from that a violation is about."""
    labels = [label(found, place) for place in range(len(node.input))]
    places = list(mentioned(violation, labels))
    if not places and violation.clause in found.clauses:
        places = list(range(min(len(labels), _FEW)))
    told = [
        f"{attribute.name} is {attribute.ref_attr_name!r} of the call"
        for attribute in scope.nodes[index].attribute
        if attribute.name == violation.parameter and attribute.ref_attr_name
    ]
    for place in places:
        name, value = node.input[place], inputs[place]
        if value is not None:
            type_ = value.type or "of unknown type"
            told.append(f"{labels[place]} is {name!r}, {type_}, from {scope.origin(name)}")
    return told
