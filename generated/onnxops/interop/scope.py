# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""The names of a graph or function, while its nodes are gone through."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from onnx import FunctionProto, GraphProto, NodeProto

from onnxops.interop.graph import Attributes
from onnxops.interop.places import step
from onnxops.interop.values import Value

#: Of a longer path only both ends are told.
_LONG_PATH = 32


@dataclass(slots=True)
class Scope:
    """A graph or function, and what is known of its values so far.

    Attributes
    ----------
    owner : onnx.GraphProto or onnx.FunctionProto
        The graph or function.
    imports : mapping of str to int
        The opset of each domain.
    values : dict of str to Value
        What is known, by name. A graph inside of another shares it with that other one.
    declared : mapping of str to Value
        What the graph or function declares of its values.
    path : tuple of str
        The steps that lead here from the graph of the model.
    bound : mapping of str to onnx.AttributeProto, or None
        The attributes of the call of a function, None outside of functions and where no call is
        known.
    in_function : bool
        Whether there is a function around, to whose attributes a node can refer.
    counted : bool
        Whether its nodes are counted; those of a function are once, however often it is called.
    outer : Scope or None
        The graph around this one.
    absent : set of str
        Inputs of the function that its call leaves out.
    given : set of str
        Inputs and initializers of the graph.
    own : dict of str to Value or None
        The names of this graph or function, and what each hides of the graphs around it.
    twice : set of str
        Names that are given more than once, of which it was said.
    reported : set of str
        Domains of which enough was said.
    """

    owner: GraphProto | FunctionProto
    imports: Mapping[str, int]
    values: dict[str, Value]
    declared: Mapping[str, Value]
    path: tuple[str, ...] = ()
    bound: Attributes | None = None
    in_function: bool = False
    counted: bool = True
    outer: "Scope | None" = None
    absent: set[str] = field(default_factory=set)
    given: set[str] = field(default_factory=set)
    own: dict[str, Value | None] = field(default_factory=dict)
    twice: set[str] = field(default_factory=set)
    reported: set[str] = field(default_factory=set)
    _sources: dict[str, str | int] | None = None

    @property
    def nodes(self) -> Sequence[NodeProto]:
        """Its nodes, in order."""
        nodes: Sequence[NodeProto] = self.owner.node
        return nodes

    def inside(
        self, graph: GraphProto, declared: Mapping[str, Value], path: tuple[str, ...]
    ) -> "Scope":
        """Return the scope of a graph that a node of this one holds."""
        return Scope(
            graph,
            self.imports,
            self.values,
            declared,
            path,
            bound=self.bound,
            in_function=self.in_function,
            counted=self.counted,
            outer=self,
            absent=self.absent,
        )

    def steps(self, *more: str) -> tuple[str, ...]:
        """Return the path that leads further."""
        path = (*self.path, *more)
        if len(path) <= _LONG_PATH:
            return path
        half = _LONG_PATH // 2
        return (*path[:half], "...", *path[-half:])

    def define(self, name: str, value: Value) -> bool:
        """Give a name its value; return whether it had none here."""
        if name in self.own:
            return False
        self.own[name] = self.values.get(name)
        self.values[name] = value
        return True

    def leave(self) -> None:
        """Forget its names, so that the graph around it finds its own."""
        for name, hidden in self.own.items():
            if hidden is None:
                del self.values[name]
            else:
                self.values[name] = hidden

    def producer(self, name: str) -> int | None:
        """Return the place of the node that gives a value, wherever it stands in the order."""
        source = self._known_sources().get(name)
        return source if isinstance(source, int) else None

    def origin(self, name: str) -> str:
        """Return where a value comes from."""
        scope, where = self, ""
        while name not in scope.own and scope.outer is not None:
            scope, where = scope.outer, " outside"
        source = scope._known_sources().get(name)
        if source is None:
            return "nowhere"
        return (source if isinstance(source, str) else step(scope.nodes[source], source)) + where

    def _known_sources(self) -> dict[str, str | int]:
        """For each value the place of the node that gives it, or what it is if none does."""
        if self._sources is None:
            sources: dict[str, str | int] = {}
            if isinstance(self.owner, FunctionProto):
                sources.update(dict.fromkeys(self.owner.input, "an input of the function"))
            else:
                inputs = (info.name for info in self.owner.input)
                sources.update(dict.fromkeys(inputs, "an input of the graph"))
                constants = (tensor.name for tensor in self.owner.initializer)
                sources.update(dict.fromkeys(constants, "an initializer"))
            for index, node in enumerate(self.nodes):
                for output in node.output:
                    sources.setdefault(output, index)
            self._sources = sources
        return self._sources
