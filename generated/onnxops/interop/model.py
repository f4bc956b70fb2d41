# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Whole models: every node in order, with the types that follow from those before it.

Functions of the model are entered at each call, with the types and attributes of that call.
Operators and domains without a specification here give values of which nothing is known.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from onnx import FunctionProto, ModelProto, NodeProto, ValueInfoProto

from onnxops._registry import newest_opset, operators, schema
from onnxops._reporter import Reporter
from onnxops.errors import OpError, Violation
from onnxops.interop.graph import (
    Attributes,
    Key,
    attributes_of_call,
    domain_of,
    functions_of,
    key_of,
    opsets_of,
    with_attributes,
)
from onnxops.interop.node import check_values, infer_values
from onnxops.interop.values import (
    Value,
    contradict,
    merged,
    read_type,
    type_of_initializer,
    type_of_sparse_initializer,
)
from onnxops.schema import Schema

#: Calls of functions can multiply; past so many nodes nothing more is entered.
_MANY_NODES = 100_000


def check_model(model: ModelProto) -> list[Violation]:
    """Return everything that is wrong with the nodes of a model and with the types it declares.

    Parameters
    ----------
    model : onnx.ModelProto
        The model. It is neither changed nor run.

    Returns
    -------
    list of Violation
        In the order of the nodes; each message begins with the node.
    """
    return _ModelCheck(model).run()


@dataclass(slots=True)
class _Body:
    """A graph or a function while its nodes are walked.

    `bound` are the attributes of the call of a function, None in a graph; `within` is what
    messages put in front of a node, `calls` the functions that were entered to get here.
    """

    imports: Mapping[str, int]
    values: dict[str, Value]
    declared: Mapping[str, Value]
    bound: Attributes | None = None
    within: str = ""
    calls: tuple[Key, ...] = ()
    reported: set[str] = field(default_factory=set)


class _ModelCheck:
    """The violations so far, and the functions of the model."""

    def __init__(self, model: ModelProto) -> None:
        self._model = model
        self._functions = functions_of(model)
        self._violations: list[Violation] = []
        self._nodes = 0

    def run(self) -> list[Violation]:
        try:
            self._check()
        except UnicodeDecodeError as error:
            # What protobuf takes for a text it hands out only if it is one.
            self._note("the model", f"a text is not UTF-8 ({error})", None)
        return self._violations

    def _check(self) -> None:
        graph = self._model.graph
        values = {info.name: read_type(info.type) for info in graph.input}
        for tensor in graph.initializer:
            values[tensor.name] = type_of_initializer(tensor)
        for sparse in graph.sparse_initializer:
            values[sparse.values.name] = type_of_sparse_initializer(sparse)
        body = _Body(
            imports=opsets_of(self._model),
            values=values,
            declared=_declared([*graph.value_info, *graph.output]),
        )
        self._walk(graph.node, body)
        produced = {name for node in graph.node for name in node.output}
        for info in graph.output:
            if info.name not in produced and info.name in values:
                self._compare(info.name, values[info.name], body, "the graph")

    def _walk(self, nodes: Sequence[NodeProto], body: _Body) -> None:
        for index, node in enumerate(nodes):
            self._nodes += 1
            where = f"{body.within}node {node.name or index!r} ({node.op_type})"
            results = self._results(node, body, where)
            for name, result in zip(node.output, results, strict=False):
                if name:
                    body.values[name] = self._compare(name, result, body, where)
            for name in node.output[len(results) :]:
                body.values[name] = body.declared.get(name, Value())

    def _results(self, node: NodeProto, body: _Body, where: str) -> Sequence[Value]:
        """What is known of the outputs of a node."""
        domain = domain_of(node.domain)
        if domain not in body.imports:
            self._note(where, f"the domain {domain!r} is not imported", node.op_type)
            return ()
        node, key = with_attributes(node, body.bound), key_of(node)
        if key in self._functions:
            return self._call(self._functions[key], key, node, body, where)
        found = self._schema(domain, node.op_type, body, where)
        return () if found is None else self._operator(found, node, body, where)

    def _schema(self, domain: str, operator: str, body: _Body, where: str) -> Schema | None:
        """The schema in force, or None where there is no specification."""
        try:
            newest = newest_opset(domain)
        except OpError:
            return None
        opset = body.imports[domain]
        if not 1 <= opset <= newest:
            if domain not in body.reported:
                body.reported.add(domain)
                self._note(
                    body.within or "the model",
                    f"unknown opset {opset} of domain {domain}; the newest known is {newest}",
                    None,
                )
            return None
        if operator not in operators(domain):
            return None
        try:
            return schema(operator, opset, domain)
        except OpError as error:
            self._note(where, error.message, operator)
            return None

    def _operator(self, found: Schema, node: NodeProto, body: _Body, where: str) -> Sequence[Value]:
        inputs = [body.values.get(name, Value()) if name else None for name in node.input]
        rules = Reporter(found.operator, found.since_version, collect=True)
        violations = check_values(rules, found, node, inputs)
        if violations:
            self._violations += [
                replace(violation, message=f"{where}: {violation.message}")
                for violation in violations
            ]
            return ()
        types = infer_values(rules, found, node, inputs)
        return [Value(type_, None, found.operator, found.since_version) for type_ in types]

    def _call(
        self, function: FunctionProto, key: Key, node: NodeProto, body: _Body, where: str
    ) -> Sequence[Value]:
        if key in body.calls:
            self._note(where, f"the function {function.name} calls itself", node.op_type)
            return ()
        if self._nodes > _MANY_NODES:
            return ()
        inner = _Body(
            imports=opsets_of(function),
            values={
                name: body.values.get(actual, Value())
                for name, actual in zip(function.input, node.input, strict=False)
                if actual
            },
            declared=_declared(function.value_info),
            bound=attributes_of_call(function, node),
            within=f"{where}, ",
            calls=(*body.calls, key),
        )
        self._walk(function.node, inner)
        return [inner.values.get(name, Value()) for name in function.output]

    def _compare(self, name: str, value: Value, body: _Body, where: str) -> Value:
        """Compare what follows with what the model declares; return all that is known."""
        declared = body.declared.get(name)
        if declared is None:
            return value
        if declared.fault is not None:
            self._contradiction(name, f"with {declared.fault}", value, where)
        elif value.type and declared.type and contradict(value.type, declared.type):
            self._contradiction(name, f"as {declared.type}", value, where)
        return replace(value, type=merged(value.type, declared.type))

    def _contradiction(self, name: str, got: str, value: Value, where: str) -> None:
        wanted = "sizes of 0 or more" if value.type is None else f"{value.type} as follows"
        if value.operator is None:
            self._note(where, f"{name} is declared {got}, wanted {wanted}", None)
            return
        rules = Reporter(value.operator, value.since_version, collect=True)
        rules.report("output-declared", name, got, wanted, verb="is declared", of_type=True)
        (violation,) = rules.violations
        self._violations.append(replace(violation, message=f"{where}: {violation.message}"))

    def _note(self, where: str, message: str, operator: str | None) -> None:
        """Note something that no clause is about."""
        self._violations.append(Violation(message=f"{where}: {message}", operator=operator))


def _declared(infos: Iterable[ValueInfoProto]) -> dict[str, Value]:
    return {info.name: read_type(info.type) for info in infos if info.HasField("type")}
