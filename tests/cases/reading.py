"""Cases of a file as calls of the generated package: arrays, types, nodes and models.

The form of the file is described at its top.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import yaml
from onnx import FunctionProto, ModelProto, NodeProto, TensorProto, TypeProto, helper

from onnxops import dtype_of
from opspec.language.resolved import Version
from opspec.language.rules import rule_of
from tests.trees import specified

FOLDER = Path(__file__).parent
Array = np.ndarray[Any, Any]
#: The kind of derived rule, or the reserved name, behind each word for an error.
ERRORS = {
    "attribute_type": "attribute-type",
    "axis_out_of_range": "range",
    "dim_mismatch": "same size",
    "missing_attribute": "given",
    "negative_dim": "input-type",
    "no_inputs": "count",
    "output_type": "output-declared",
    "overflow": "size",
    "rank_mismatch": "rank",
    "scalar_input": "rank",
    "type_mismatch": "same type",
    "type_not_allowed": "allowed",
    "unknown_attribute": "attribute-unknown",
}


@dataclass(frozen=True)
class Input:
    """One input of a case; `shape` is None where the rank is unknown."""

    dtype: str
    shape: tuple[int | str | None, ...] | None
    values: list[Any] | None
    big_endian: bool

    @property
    def proto(self) -> TypeProto:
        return helper.make_tensor_type_proto(number(self.dtype), self.shape)

    @property
    def fits_memory(self) -> bool:
        sizes = self.shape
        return sizes is not None and all(isinstance(n, int) and 0 <= n < 10**6 for n in sizes)

    def array(self, seed: int) -> Array:
        """The values, or any where none are given."""
        assert self.shape is not None
        shape = tuple(int(str(size)) for size in self.shape)
        values = self.values
        if values is None:
            values = [
                str(n % 97) if self.dtype == "string" else n % 97
                for n in range(seed, seed + int(np.prod(shape, dtype=int)))
            ]
        dtype = dtype_of(self.dtype)
        array = np.array(values, dtype).reshape(shape)
        return array.astype(dtype.newbyteorder(">")) if self.big_endian else array


@dataclass(frozen=True)
class Case:
    """One case, as it stands in the file."""

    raw: Mapping[str, Any]

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def operator(self) -> str:
        return str(self.raw["op"])

    @property
    def opset(self) -> int:
        return int(self.raw["opset"])

    @property
    def attributes(self) -> dict[str, Any]:
        return dict(self.raw["attributes"])

    @property
    def is_valid(self) -> bool:
        return bool(self.raw["expect"]["ok"])

    @property
    def error(self) -> str:
        return str(self.raw["expect"]["error"])

    @property
    def outputs(self) -> list[dict[str, Any]]:
        return list(self.raw["expect"]["outputs"])

    @property
    def inputs(self) -> list[Input]:
        return [
            Input(
                each["dtype"],
                None if each["shape"] is None else tuple(each["shape"]),
                each.get("values"),
                each.get("byte_order") == "big",
            )
            for each in self.raw["inputs"]
            for _ in range(each.get("repeat", 1))
        ]

    @property
    def fits_memory(self) -> bool:
        return all(each.fits_memory for each in self.inputs)

    def arrays(self) -> list[Array]:
        return [each.array(1000 * seed) for seed, each in enumerate(self.inputs)]

    @property
    def node(self) -> NodeProto:
        names = self.raw.get("names") or [f"x{k}" for k in range(len(self.inputs))]
        outputs = [f"y{k}" for k in range(self.raw.get("outputs", 1))]
        return helper.make_node(self.operator, names, outputs, **self.attributes)

    def model(self, declared: Mapping[str, Any] | None = None) -> ModelProto:
        """A model of the node, or of a function with the node in it; `declared` is its output."""
        node = self.node
        functions: list[FunctionProto] = []
        values = {
            name: helper.make_value_info(name, each.proto)
            for name, each in zip(node.input, self.inputs, strict=True)
        }
        if self.raw.get("form"):
            node, functions = self._call_of_function(node)
        dtype = declared["dtype"] if declared else self._known_dtype()
        shape = declared["shape"] if declared else None
        outputs = [
            helper.make_tensor_value_info(name, number(dtype), shape) for name in node.output
        ]
        graph = helper.make_graph([node], "case", list(values.values()), outputs)
        imports = [helper.make_opsetid("", self.opset), helper.make_opsetid("local", 1)]
        return helper.make_model(graph, opset_imports=imports, functions=functions)

    def _known_dtype(self) -> str:
        return str(self.outputs[0]["dtype"]) if self.is_valid else "float"

    def _call_of_function(self, node: NodeProto) -> tuple[NodeProto, list[FunctionProto]]:
        """The node as the body of a function, its attributes passed on if the case says so."""
        passed = list(self.attributes) if self.raw["form"] == "function_attribute" else []
        for attribute in node.attribute:
            if attribute.name in passed:
                kept = attribute.type
                attribute.Clear()
                attribute.name = attribute.ref_attr_name = passed[0]
                attribute.type = kept
        function = helper.make_function(
            "local",
            "Body",
            list(node.input),
            list(node.output),
            [node],
            [helper.make_opsetid("", self.opset)],
            passed,
        )
        attributes = {name: self.attributes[name] for name in passed}
        call = helper.make_node("Body", node.input, node.output, domain="local", **attributes)
        return call, [function]

    def version(self, opset: int | None = None) -> Version | None:
        """The version in force, where the operator is specified."""
        found = [
            version
            for operator in specified()
            if operator.name == self.operator
            for version in operator.versions
            if version.since <= (opset or self.opset)
        ]
        return found[-1] if found else None


@cache
def cases() -> tuple[Case, ...]:
    """All cases of all files."""
    return tuple(
        Case(raw)
        for path in sorted(FOLDER.glob("*.yaml"))
        for raw in yaml.safe_load(path.read_text(encoding="utf-8"))
    )


def clauses_of(version: Version, error: str) -> set[str]:
    """The ids of the clauses of a version that a word for an error can mean."""
    kind = ERRORS[error]
    if "-" in kind:
        return {f"{version.name}.{kind}"}
    types = {variable.name for variable in version.types}
    # That one of two has to be given is an expression.
    asking = {
        version.clause_id(clause)
        for clause in version.clauses
        if kind == "given" and rule_of(clause) is None and "given(" in clause.text
    }
    return asking | {
        version.clause_id(clause)
        for clause in version.clauses
        if (rule := rule_of(clause)) is not None
        and rule.kind == kind.partition(" ")[0]
        and (rule.kind != "same" or (rule.subject in types) == kind.endswith("type"))
    }


def number(dtype: str) -> int:
    return int(TensorProto.DataType.Value(dtype.upper()))
