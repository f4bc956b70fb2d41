# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""A model gone through node by node: its graph, the graphs inside, and its functions.

Graphs hold nodes that hold graphs, and functions call functions. Steps that have to wait for inner
ones are generators on a list of their own, so that no model, however deep, exhausts Python's stack.
"""

from collections.abc import Generator, Sequence

from onnx import FunctionProto, GraphProto, ModelProto, NodeProto

from onnxops.interop.declarations import Declarations
from onnxops.interop.graph import (
    Attributes,
    Key,
    attributes_of_call,
    bodies_of,
    domain_of,
    functions_of,
    is_text,
    key_of,
    opsets_of,
    with_attributes,
)
from onnxops.interop.places import step
from onnxops.interop.report import Report
from onnxops.interop.rules import NodeRules, form_of
from onnxops.interop.scope import Scope
from onnxops.interop.values import (
    UNKNOWN,
    Value,
    Values,
    contradict,
    initializers_of,
)

#: Steps of the walk: they hand over inner steps, get what those found, and end with their own.
Steps = Generator["Steps", Sequence[Value] | None, Sequence[Value]]

#: Calls of functions can multiply; past so many nodes in functions nothing more is entered.
_MANY_NODES = 200_000
#: Before this version of the format every initializer had to be an input as well.
_INITIALIZERS_ALONE = 4


class Walk:
    """Goes through a model, and reports."""

    def __init__(self, model: ModelProto, *, infer: bool) -> None:
        self.report = Report()
        self._infer = infer
        self._model = model
        self._functions = functions_of(model)
        self._values = Values()
        self._declarations = Declarations(self._values, self.report)
        self._rules: dict[tuple[object, ...], NodeRules] = {}
        self._called: dict[tuple[object, ...], Sequence[Value]] = {}
        self._active: set[Key] = set()
        self._entered: set[Key] = set()
        self._nodes_in_functions = 0

    def run(self) -> None:
        """Go through the graph of the model, then through the functions that nobody calls."""
        graph = self._model.graph
        declared = self._values.declared([*graph.value_info, *graph.output])
        _complete(self._graph(graph, Scope(graph, opsets_of(self._model), {}, declared)))
        for key, function in self._functions.items():
            if key not in self._entered:
                inputs = [UNKNOWN] * len(function.input)
                path = (f"function {function.name}",)
                _complete(self._function(function, key, inputs, None, path))

    # Graphs and functions

    def _graph(self, graph: GraphProto, scope: Scope) -> Steps:
        for info in graph.input:
            value = self._values.read(info.type) if info.HasField("type") else UNKNOWN
            self._define(info.name, value, scope)
        inputs = {info.name for info in graph.input}
        for name, value in initializers_of(graph):
            if name in inputs:
                inputs.discard(name)
                self._default(name, self._values.one(value), scope)
            else:
                self._define(name, self._values.one(value), scope)
        scope.given.update(scope.own)
        yield from self._nodes(scope)
        results = [self._output(info.name, scope) for info in graph.output]
        if scope.outer is not None:
            scope.leave()
        return results

    def _default(self, name: str, value: Value, scope: Scope) -> None:
        """Compare an input with its initializer, which it is equal to where it is fixed."""
        declared = scope.values.get(name, UNKNOWN)
        if declared.type and value.type and contradict(value.type, declared.type):
            message = f"{name} is declared as {declared.type}, its initializer is {value.type}"
            self.report.fault("declared", message, scope)
        if name in scope.own and self._model.ir_version < _INITIALIZERS_ALONE:
            scope.values[name] = value

    def _output(self, name: str, scope: Scope) -> Value:
        value = scope.values.get(name)
        if value is None:
            self.report.fault("value-undefined", f"nothing gives its output {name!r}", scope)
            return UNKNOWN
        if name in scope.given or name not in scope.own:
            return self._declarations.joined(name, value, scope)
        return value

    def _function(
        self,
        function: FunctionProto,
        key: Key,
        inputs: Sequence[Value | None],
        bound: Attributes | None,
        path: tuple[str, ...],
    ) -> Steps:
        scope = Scope(
            function,
            opsets_of(function),
            {},
            self._values.declared(function.value_info),
            path,
            bound=bound,
            in_function=True,
            counted=key not in self._entered,
        )
        self._active.add(key)
        self._entered.add(key)
        for name, value in zip(function.input, inputs, strict=False):
            if value is None:
                scope.absent.add(name)
            else:
                self._define(name, value, scope)
        yield from self._nodes(scope)
        self._active.discard(key)
        for name in function.output:
            if name not in scope.values and name not in scope.absent:
                self.report.fault("value-undefined", f"nothing gives its output {name!r}", scope)
        return [scope.values.get(name, UNKNOWN) for name in function.output]

    # Nodes

    def _nodes(self, scope: Scope) -> Steps:
        rules = self._rules_of(scope)
        for index, node in enumerate(scope.nodes):
            self.report.nodes += 1
            self._nodes_in_functions += scope.in_function
            inputs = [
                scope.values.get(name) or self._missing(name, scope, node, index)
                for name in node.input
            ]
            node = with_attributes(node, scope.bound)
            function = self._functions.get(key_of(node)) if self._functions else None
            if function is not None:
                results = yield from self._call(function, node, index, inputs, scope)
            else:
                key = form_of(node)
                bodies = () if key else (yield from self._bodies(node, index, scope))
                outcome = rules.outcome(node, key, inputs, bodies)
                if outcome.schema is None or outcome.violations:
                    self.report.outcome(outcome, node, index, inputs, scope)
                results = outcome.results
            for place, name in enumerate(node.output):
                if name:
                    result = results[place] if place < len(results) else UNKNOWN
                    result = self._declarations.joined(name, result, scope, node, index)
                    self._define(name, result, scope, node, index)
        return ()

    def _bodies(
        self, node: NodeProto, index: int, scope: Scope
    ) -> Generator[Steps, Sequence[Value] | None, list[Sequence[Value]]]:
        """Go through the graphs that a node holds."""
        found = []
        for name, graph in bodies_of(node):
            declared = self._values.declared([*graph.value_info, *graph.output])
            inner = scope.inside(graph, declared, scope.steps(step(node, index), name))
            found.append((yield self._graph(graph, inner)) or ())
        return found

    def _call(
        self,
        function: FunctionProto,
        node: NodeProto,
        index: int,
        inputs: Sequence[Value | None],
        scope: Scope,
    ) -> Steps:
        """Go through a function with the types and attributes of a call, once for calls alike."""
        key = key_of(node)
        fault = self._fault_of_call(function, node, scope)
        if fault is not None:
            self.report.fault(*fault, scope, node, index)
            return ()
        form = form_of(node)
        alike = None if form is None else (key, form, *map(id, inputs))
        if alike is not None and alike in self._called:
            return self._called[alike]
        given = [*inputs, *[None] * (len(function.input) - len(inputs))]
        bound = attributes_of_call(function, node)
        path = scope.steps(step(node, index))
        results = (yield self._function(function, key, given, bound, path)) or ()
        if alike is not None:
            self._called[alike] = results
        return results

    def _fault_of_call(
        self, function: FunctionProto, node: NodeProto, scope: Scope
    ) -> tuple[str, str] | None:
        """The kind of fault and the message, if a function cannot be entered."""
        domain, name = domain_of(node.domain), function.name
        if domain not in scope.imports:
            return "domain-not-imported", f"the domain {domain!r} is not imported"
        if key_of(node) in self._active:
            return "function-recursive", f"the function {name} calls itself"
        for given, taken, what in (
            (len(node.input), len(function.input), "inputs"),
            (len(node.output), len(function.output), "outputs"),
        ):
            if given > taken:
                return "function-call", f"the function {name} has {taken} {what}, got {given}"
        if self._nodes_in_functions > _MANY_NODES:
            message = f"the functions have more than {_MANY_NODES} nodes in all calls together"
            return "function-calls", f"{message}; {name} was not entered"
        return None

    # Names

    def _missing(self, name: str, scope: Scope, node: NodeProto, index: int) -> Value | None:
        """What is known of an input that has no value: it is left out, or something is wrong."""
        if not name or name in scope.absent:
            return None
        place = scope.producer(name)
        if place is None:
            self.report.fault(
                "value-undefined", f"nothing gives its input {name!r}", scope, node, index
            )
        else:
            giver = step(scope.nodes[place], place)
            message = f"its input {name!r} comes from {giver}, which is not before it"
            self.report.fault("value-order", message, scope, node, index)
        return UNKNOWN

    def _define(
        self,
        name: str,
        value: Value,
        scope: Scope,
        node: NodeProto | None = None,
        index: int | None = None,
    ) -> None:
        if name and not scope.define(name, value) and name not in scope.twice:
            scope.twice.add(name)
            message = f"the name {name!r} has a value already"
            self.report.fault("value-twice", message, scope, node, index)
        if not is_text(name):
            self.report.fault("text", f"the name {name!r} is not UTF-8", scope, node, index)

    def _rules_of(self, scope: Scope) -> NodeRules:
        key = (scope.in_function, *scope.imports.items())
        if key not in self._rules:
            self._rules[key] = NodeRules(
                scope.imports, self._values, infer=self._infer, references=scope.in_function
            )
        return self._rules[key]


def _complete(steps: Steps) -> None:
    """Take steps to their end, and inner ones before those that wait for them."""
    waiting = [steps]
    results: Sequence[Value] | None = None
    while waiting:
        try:
            inner = waiting[-1].send(results)
        except StopIteration as done:
            waiting.pop()
            results = done.value
        else:
            waiting.append(inner)
            results = None
