# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Where in a model something is wrong."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields

from onnx import NodeProto

from onnxops.errors import Violation


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeViolation(Violation):
    """A violation in a model. Its message begins with the place.

    Attributes
    ----------
    path : tuple of str
        The steps from the graph of the model to where the node stands: nodes that hold a graph or
        call a function, and the names of the graphs that they hold.
    node : str
        The name of the node, empty if it has none.
    index : int or None
        Its place among the nodes of its graph or function; None if no single node is at fault.
    op_type : str
        What the node is an instance of, empty if no single node is at fault.
    domain : str
        The domain of the operator whose clause is violated, or else of the node.
    origins : tuple of str
        Where the values come from that the violation is about.
    fault : str or None
        What kind of fault it is, where it is of the model itself and no operator's clause.
    """

    path: tuple[str, ...] = ()
    node: str = ""
    index: int | None = None
    op_type: str = ""
    domain: str = ""
    origins: tuple[str, ...] = ()
    fault: str | None = None


def placed(
    violation: Violation,
    path: Sequence[str],
    node: NodeProto | None = None,
    index: int | None = None,
    *,
    domain: str = "",
    origins: Sequence[str] = (),
    fault: str | None = None,
) -> NodeViolation:
    """Say where a violation is; without a node it is about the place that the path leads to."""
    steps = [*path] if node is None or index is None else [*path, step(node, index)]
    where = ", ".join(steps) or "the model"
    facts = {field.name: getattr(violation, field.name) for field in fields(Violation)}
    facts["message"] = f"{where}: {violation.message}"
    return NodeViolation(
        **facts,
        path=tuple(path),
        node="" if node is None else str(node.name),
        index=index,
        op_type="" if node is None else str(node.op_type),
        domain=str(domain),
        origins=tuple(origins),
        fault=fault,
    )


def step(node: NodeProto, index: int) -> str:
    """Return how a node is called in messages."""
    return f"node {node.name or index!r} ({node.op_type})"


def mentioned(violation: Violation, labels: Sequence[str]) -> Iterator[int]:
    """The places of the inputs that a violation is about: at fault, or compared with."""
    words = {violation.parameter, *(violation.wanted or "").split()}
    for place, label in enumerate(labels):
        if label in words:
            yield place
