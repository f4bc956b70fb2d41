"""What machines read: each operator as JSON, its spec as it was written, the table of all links.

A target. The JSON of an operator holds what its page holds: every version in full, with the
sentence of every clause, its links, and the examples with exact values.
"""

from __future__ import annotations

import json
import math

from opspec.catalogue import Catalogue
from opspec.differing.diff import as_dict
from opspec.documents.changes import differences
from opspec.documents.formula import formula
from opspec.documents.latex import latex_lines
from opspec.documents.versions import opsets
from opspec.language.resolved import (
    Attribute,
    Example,
    Input,
    LedgerEntry,
    Operator,
    Output,
    Tensor,
    Tree,
    Version,
)
from opspec.language.sentences import partly_known, sentence
from opspec.trace import Links, Trace, page_path

TRACEABILITY = "generated/traceability.json"


def shared(catalogue: Catalogue) -> dict[str, str]:
    """Every clause with its line of YAML, its check, its tests and its anchor."""
    # One operator after the other: the whole table as objects would take much memory.
    parts: list[str] = []
    for entry in catalogue.entries:
        if entry.links:
            table = _text({links.id: _links(links) for links in entry.links})
            parts += [",\n" if parts else "{\n", table.removeprefix("{\n").removesuffix("\n}\n")]
    return {TRACEABILITY: "".join([*parts, "\n}\n"] if parts else ["{}\n"])}


def operator(tree: Tree, operator: Operator, trace: Trace) -> dict[str, str]:
    """An operator as JSON, and its spec beside its page."""
    path = page_path(operator)
    newest_opset = tree.domain(operator.domain).newest
    types = {type_.name: type_ for type_ in tree.element_types}
    files = {
        f"{path}.json": _text(
            {
                "operator": operator.name,
                "domain": operator.domain,
                "spec": operator.path,
                "versions": [
                    version_record(version, newest_opset, trace) for version in operator.versions
                ],
                "differences": [
                    as_dict(difference) for difference in reversed(differences(operator, types))
                ],
                "ledger": [_ledger(entry) for entry in operator.ledger],
            }
        )
    }
    if operator.source:
        files[f"{path}.yaml"] = operator.source
    return files


def _text(value: object) -> str:
    """JSON that is ASCII only, so that nothing in it is unseen."""
    return json.dumps(value, indent=2, allow_nan=False) + "\n"


def _links(links: Links) -> dict[str, object]:
    return {
        "spec": str(links.spec),
        "check": str(links.check) if links.check else None,
        "tests": list(links.tests),
        "test_file": links.test_file,
        "page": f"{links.page}.rst",
        "anchor": links.anchor,
    }


def version_record(version: Version, newest_opset: int, trace: Trace) -> object:
    """One version in full; `trace` may be empty where nothing was emitted."""
    found = formula(version)
    definition = version.definition
    return {
        "since_version": version.since,
        "opsets": opsets(version.since, version.until, newest_opset),
        "summary": version.summary,
        "description": version.description,
        "inputs": [_parameter(value) for value in version.inputs],
        "outputs": [_parameter(value) for value in version.outputs],
        "attributes": [_attribute(attribute) for attribute in version.attributes],
        "types": {
            variable.name: {
                "allowed": [
                    *(f"tensor({member})" for member in variable.members),
                    *variable.containers,
                ],
                "description": variable.description,
            }
            for variable in version.types
        },
        "clauses": [
            {
                "id": version.clause_id(clause),
                "rule": clause.text,
                "says": sentence(version, clause),
                "partly_known": partly_known(version, clause).replace("`", ""),
                **(_links(trace[version.clause_id(clause)]) if trace else {}),
            }
            for clause in version.clauses
        ],
        "let": {
            f"{let.name}({', '.join(let.parameters)})" if let.parameters else let.name: str(
                let.value
            )
            for let in version.lets
        },
        "definition": definition.text if definition else None,
        "tolerance": [
            {
                "types": list(tolerance.types) if tolerance.types else None,
                "ulps": tolerance.ulps.text,
                "reason": tolerance.reason,
            }
            for tolerance in version.tolerances
        ],
        "latex": list(latex_lines(found)) if found else [],
        "examples": [_example(version, example) for example in version.examples],
    }


def _parameter(value: Input | Output) -> object:
    kind = "variadic" if value.variadic else "optional" if value.optional else "single"
    return {
        "name": value.onnx_name,
        "type": str(value.type),
        "kind": kind,
        "minimum": value.variadic.min if value.variadic else int(not value.optional),
        "shape": str(value.shape) if value.shape is not None else None,
        "description": value.description,
    }


def _attribute(attribute: Attribute) -> object:
    return {
        "name": attribute.onnx_name,
        "type": attribute.kind,
        "required": attribute.required,
        "default": _plain(attribute.default),
        "otherwise": str(attribute.otherwise) if attribute.otherwise else None,
        "values": _plain(attribute.values),
        "range": str(attribute.axes.range) if attribute.axes else None,
        "description": attribute.description,
    }


def _example(version: Version, example: Example) -> object:
    return {
        "name": example.name,
        "title": example.title,
        "description": example.description,
        "attributes": {
            version.attribute(name).onnx_name: _plain(value)
            for name, value in example.attributes.items()
        },
        "inputs": [None if tensor is None else _tensor(tensor) for tensor in example.inputs],
        "outputs": [_tensor(tensor) for tensor in example.outputs],
        "violates": example.violates,
    }


def _tensor(tensor: Tensor) -> object:
    return {
        "name": tensor.name,
        "type": tensor.elem_type,
        "shape": list(tensor.shape),
        "values": _plain(tensor.values),
    }


def _ledger(entry: LedgerEntry) -> object:
    return {
        "against": entry.against,
        "versions": list(entry.versions),
        "types": list(entry.types),
        "omits": list(entry.omits),
        "when": entry.when.text if entry.when else None,
        "fact": entry.fact,
        "clause": entry.clause,
        "examples": list(entry.examples),
        "ends": entry.ends,
        "reason": entry.reason,
    }


def _plain(value: object) -> object:
    """A value in JSON: what it has no number for is text, a complex number is a pair."""
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, complex):
        return [_plain(value.real), _plain(value.imag)]
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    if value is None or isinstance(value, str | int | float | bool):
        return value
    raise TypeError(f"a {type(value).__name__} has no form in JSON")
