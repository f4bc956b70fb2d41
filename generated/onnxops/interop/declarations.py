# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What a model declares of its values, compared with what follows."""

from dataclasses import replace

from onnx import NodeProto

from onnxops._reporter import Reporter
from onnxops.errors import Violation
from onnxops.interop.report import Report
from onnxops.interop.scope import Scope
from onnxops.interop.values import Value, Values, contradict, merged


class Declarations:
    """Joins what follows for a value with what is declared of it; pairs that recur are kept."""

    def __init__(self, values: Values, report: Report) -> None:
        self._values = values
        self._report = report
        self._joined: dict[tuple[int, int], tuple[Value, Violation | None]] = {}

    def joined(
        self,
        name: str,
        value: Value,
        scope: Scope,
        node: NodeProto | None = None,
        index: int | None = None,
    ) -> Value:
        """Return all that is known of a value; a contradiction is reported."""
        declared = scope.declared.get(name)
        if declared is None:
            return value
        pair = (id(value), id(declared))
        if pair not in self._joined:
            known = self._values.one(value._replace(type=merged(value.type, declared.type)))
            self._joined[pair] = known, _contradiction(value, declared)
        known, violation = self._joined[pair]
        if violation is not None:
            named = replace(
                violation,
                message=f"{name} is declared {violation.got}, wanted {violation.wanted}",
                parameter=str(name),
            )
            self._report.declared(named, name, value.domain, scope, node, index)
        return known


def _contradiction(value: Value, declared: Value) -> Violation | None:
    """How a declaration contradicts what follows, if it does."""
    if declared.fault is not None:
        got = f"with {declared.fault}"
    elif value.type and declared.type and contradict(value.type, declared.type):
        got = f"as {declared.type}"
    else:
        return None
    wanted = "sizes of 0 or more" if value.type is None else f"{value.type} as follows"
    if value.operator is None:
        return Violation(message="", got=got, wanted=wanted)
    rules = Reporter(value.operator, value.since_version, collect=True)
    rules.report("output-declared", "it", got, wanted, verb="is declared", of_type=True)
    return rules.violations[0]
