# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Nodes that differ in their inputs only have one form, of which most is found out once."""

from collections.abc import Sequence
from typing import Any, Protocol

from onnx import NodeProto

from onnxops._reporter import Reporter
from onnxops.errors import OpError, Violation
from onnxops.interop.attributes import read_attributes
from onnxops.interop.constants import elements_of
from onnxops.interop.foreign import ForeignTypes
from onnxops.interop.node import (
    arranged,
    check_values,
    count_outputs,
    is_lone,
    positioned,
)
from onnxops.interop.outcome import Outcome
from onnxops.interop.values import Value, Values
from onnxops.schema import Schema
from onnxops.types import ValueType


class Form(Protocol):
    """What nodes of one form have in common."""

    def outcome(
        self,
        node: NodeProto,
        inputs: Sequence[Value | None],
        bodies: Sequence[Sequence[Value]],
    ) -> Outcome:
        """Return what follows for one of them."""


class FaultyForm:
    """Nodes that are wrong whatever their inputs are."""

    def __init__(self, kind: str, message: str) -> None:
        self._outcome = Outcome(violations=[Violation(message=message)], fault=kind)

    def outcome(
        self,
        node: NodeProto,
        inputs: Sequence[Value | None],
        bodies: Sequence[Sequence[Value]],
    ) -> Outcome:
        """Return the fault."""
        return self._outcome


class ForeignForm:
    """Nodes of an operator without a specification."""

    def __init__(self, foreign: ForeignTypes, domain: str) -> None:
        self._foreign = foreign
        self._domain = domain

    def outcome(
        self,
        node: NodeProto,
        inputs: Sequence[Value | None],
        bodies: Sequence[Sequence[Value]],
    ) -> Outcome:
        """Return the types that follow as far as `onnx` infers them."""
        return Outcome(self._foreign.infer(node, self._domain, inputs, bodies))


class SpecifiedForm:
    """Nodes of an operator that is specified."""

    def __init__(self, found: Schema, node: NodeProto, values: Values, *, references: bool) -> None:
        self._found = found
        self._lone = is_lone(found)
        self._source = (found.operator, found.since_version, found.domain)
        self._values = values
        self._references = references
        rules = Reporter(found.operator, found.since_version, collect=True)
        self._keywords = read_attributes(rules, found, node.attribute, references=references)
        self._keywords |= count_outputs(rules, found, node)
        positioned(rules, found, node, [None] * len(node.input))
        self._sound = not rules.violations

    def outcome(
        self,
        node: NodeProto,
        inputs: Sequence[Value | None],
        bodies: Sequence[Sequence[Value]],
    ) -> Outcome:
        """Return what follows. Most nodes are right, so their types are inferred first."""
        results = self._infer(inputs)
        if results is not None:
            return Outcome(results, schema=self._found)
        rules = Reporter(self._found.operator, self._found.since_version, collect=True)
        violations = check_values(rules, self._found, node, inputs, references=self._references)
        return Outcome(violations=violations, schema=self._found)

    def _infer(self, inputs: Sequence[Value | None]) -> list[Value] | None:
        """What is known of the outputs, or None if something is wrong."""
        if not self._sound:
            return None
        given: list[ValueType | None] = []
        for value in inputs:
            if value is not None and value.fault is not None:
                return None
            given.append(None if value is None else value.known)
        found = self._found
        try:
            inferred: Any = found.infer(*arranged(found, given), **self._keywords)
        except OpError:
            return None
        types: Sequence[ValueType] = (inferred,) if self._lone else inferred
        constants = elements_of(found, given, self._keywords, types)
        return [
            self._values.inferred(Value(type_, None, *self._source, constant))
            for type_, constant in zip(types, constants, strict=True)
        ]
