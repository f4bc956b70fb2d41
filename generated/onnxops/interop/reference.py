# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Operators for `onnx.reference`, which then runs and checks nodes as this package does."""

from typing import Any

from onnx.reference.op_run import OpRun

from onnxops._registry import schemas
from onnxops._reporter import Reporter
from onnxops.interop.node import positioned
from onnxops.schema import Schema


def reference_ops(opset: int, domain: str = "ai.onnx") -> list[type[OpRun]]:
    """Return the operators of an opset, for `ReferenceEvaluator(new_ops=...)`.

    Parameters
    ----------
    opset : int
        Version of the operator set.
    domain : str
        Its domain.

    Raises
    ------
    OpError
        If the opset or the domain is unknown.
    """
    return [_reference_op(each) for each in schemas(opset, domain)]


def _reference_op(found: Schema) -> type[OpRun]:
    def run(self: OpRun, *inputs: Any, **attributes: Any) -> tuple[Any, ...]:
        node = self.onnx_node
        rules = Reporter(found.operator, found.since_version)
        arguments = {attribute.name: attribute.argument for attribute in found.attributes}
        for name in attributes:
            if name not in arguments:
                got = f"no attribute of {found.name}"
                wanted = " or ".join(arguments) or "none"
                rules.report("attribute-unknown", name, got, wanted, verb="is", of_type=True)
        keywords = {arguments[name]: value for name, value in attributes.items()}
        result = found.run(*positioned(rules, found, node, inputs) or (), **keywords)
        return tuple(result) if len(found.outputs) > 1 else (result,)

    domain = "" if found.domain == "ai.onnx" else found.domain
    return type(
        found.operator, (OpRun,), {"op_domain": domain, "_run": run, "__module__": __name__}
    )
