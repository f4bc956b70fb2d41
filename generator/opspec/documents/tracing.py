"""Which elements of the inputs an element of an output is made from.

Place in the pipeline: above `engine`; asked by `colouring`. The definition of a version is run on
an example, and what it reads for each element that it writes is noted. Nothing is known of
operators: an element is a copy where its equation comes down to one read, and computed elsewhere.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from opspec.documents.textform import array
from opspec.engine.definition import run
from opspec.engine.evaluation import EvaluationError, Scope, UnknownValue, evaluate, truth
from opspec.engine.opening import opened
from opspec.language.formal import formal_arguments, places
from opspec.language.nests import Nest, UnsupportedDefinition
from opspec.language.resolved import ElementType, Example, Version

#: An element of an example: which of its tensors, and which element in row-major order.
Element = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Made:
    """How an element was made: copied from one element of an input (`source`) or computed.

    `reads` are all other elements that were looked at: operands, indices, conditions.
    """

    source: Element | None
    reads: frozenset[Element]

    @property
    def all(self) -> frozenset[Element]:
        return self.reads if self.source is None else self.reads | {self.source}


#: For each output of an example its elements, in row-major order.
Traced = tuple[tuple[Made, ...], ...]


def traced(version: Version, example: Example, types: Mapping[str, ElementType]) -> Traced | None:
    """Return how every element of an example's outputs is made; None if that cannot be found."""
    watcher = _Watcher(version, example)
    given = [None if tensor is None else array(tensor, types) for tensor in example.inputs]
    arguments = formal_arguments(version, example, given)
    if opened(version, arguments) is not None:
        return _traced_within(version, example, types)
    try:
        run(
            version,
            arguments,
            example.attributes,
            types,
            len(example.outputs),
            watch=watcher,
        )
        return tuple(
            tuple(watcher.made[place, flat] for flat in range(len(tensor.values)))
            for place, tensor in enumerate(example.outputs)
        )
    except (EvaluationError, UnknownValue, UnsupportedDefinition, LookupError):
        return None


def _traced_within(
    version: Version, example: Example, types: Mapping[str, ElementType]
) -> Traced | None:
    """How the elements of a sequence are made: those of each tensor in a call of its own."""
    made: list[tuple[Made, ...]] = []
    for number, (tensor, result) in enumerate(zip(example.inputs, example.outputs, strict=True)):
        alone: dict[str, Any] = {"listed": (None,), "listed_outputs": (None,)}
        one = replace(example, inputs=(tensor,), outputs=(result,), **alone)
        found = traced(version, one, types)
        if found is None:
            return None
        made.append(tuple(_moved(each, number) for each in found[0]))
    return tuple(made)


def _moved(made: Made, number: int) -> Made:
    """The same of a tensor at another place."""
    source = None if made.source is None else (number, made.source[1])
    return Made(source, frozenset((number, element) for _, element in made.reads))


@dataclass(slots=True)
class _Watcher:
    """Notes what is read for every element that is written."""

    version: Version
    example: Example
    made: dict[Element, Made] = field(default_factory=dict)
    #: Whose elements a tensor holds, by its identity while the definition is run.
    _owners: dict[int, tuple[str, int]] = field(default_factory=dict)
    _outputs: dict[tuple[str, int], int] = field(default_factory=dict)

    def __call__(self, step: Nest, scope: Scope, member: int, place: tuple[int, ...]) -> None:
        if not self._owners:
            self._find_tensors(scope)
        number = self._outputs.get((step.output.name, member))
        if number is None:
            return
        reads: list[tuple[Any, tuple[int, ...]]] = []
        watched = replace(scope, reads=reads)
        chosen = _chosen(step.value, watched)
        tensor = _is_read(chosen, watched)
        evaluate(chosen, watched)
        made = Made(None, frozenset())
        for position, (owner, index) in enumerate(reads):
            last = tensor and position == len(reads) - 1
            made = self._with(made, owner, index, last)
        tensor_shape = self.example.outputs[number].shape
        self.made[number, _flat(place, tensor_shape)] = made

    def _with(self, made: Made, owner: Any, index: tuple[int, ...], copied: bool) -> Made:
        """What was made so far, and one more read."""
        place = self._owners.get(id(owner))
        if place is None:
            return made
        kind, number = place
        if kind == "output":
            before = self.made.get((number, _flat(index, self.example.outputs[number].shape)))
            if before is None:
                return made
            source = before.source if copied else None
            return Made(source, made.reads | before.reads | (before.all if not source else set()))
        tensor = self.example.inputs[number]
        if tensor is None:
            return made
        element = (number, _flat(index, tensor.shape))
        return Made(element, made.reads) if copied else Made(None, made.reads | {element})

    def _find_tensors(self, scope: Scope) -> None:
        results = {value.type.variable for value in self.version.outputs}
        for name, numbers in places(self.version, self.example).items():
            value = next(each for each in self.version.inputs if each.name == name)
            try:
                found = scope.read(name)
            except (EvaluationError, UnknownValue, LookupError):
                continue
            if value.member_index is not None:
                for number, member in zip(numbers, found, strict=False):
                    self._owners[id(member)] = ("input", number)
            elif numbers and (isinstance(found, np.ndarray) or value.type.variable in results):
                # A list of numbers is read as a tensor is, but mostly counts something.
                self._owners[id(found)] = ("input", numbers[0])
        number = 0
        for output in self.version.outputs:
            found = scope.read(output.name)
            for member, result in enumerate(found if isinstance(found, list) else [found]):
                if number < len(self.example.outputs):
                    self._owners[id(result)] = ("output", number)
                    self._outputs[output.name, member] = number
                number += 1


def _chosen(node: ast.expr, scope: Scope) -> ast.expr:
    """What a value comes down to: branches taken, named parts put in their places."""
    while True:
        match node:
            case ast.IfExp():
                node = node.body if truth(node.test, scope) else node.orelse
            case ast.Subscript(value=ast.Dict() as table):
                wanted = evaluate(node.slice, scope)
                found = [
                    branch
                    for key, branch in zip(table.keys, table.values, strict=True)
                    if isinstance(key, ast.Constant) and key.value == wanted
                ]
                if not found:
                    return node
                node = found[0]
            case ast.Call(func=ast.Name(id=name), args=arguments) if name in scope.lets:
                let = scope.lets[name]
                inner = any(isinstance(n, ast.comprehension) for n in ast.walk(let.value.node))
                if inner or len(arguments) != len(let.parameters):
                    return node
                given = dict(zip(let.parameters, arguments, strict=True))
                node = _Putting(given).visit(_copied(let.value.node))
            case _:
                return node


class _Putting(ast.NodeTransformer):
    """Puts arguments in the places of parameters."""

    def __init__(self, given: Mapping[str, ast.expr]) -> None:
        self._given = given

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._given.get(node.id, node)


def _copied(node: ast.expr) -> ast.expr:
    return ast.parse(ast.unparse(node), mode="eval").body


def _is_read(node: ast.expr, scope: Scope) -> bool:
    """Whether a value is one element of a tensor."""
    if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
        return False
    return isinstance(evaluate(node.value, replace(scope, reads=None)), np.ndarray)


def _flat(index: tuple[int, ...], shape: tuple[int, ...]) -> int:
    """The place in row-major order, of a tensor that may be read as if it were stretched."""
    flat = 0
    for place, size in zip(index[len(index) - len(shape) :], shape, strict=True):
        flat = flat * size + (0 if size == 1 else place)
    return flat
