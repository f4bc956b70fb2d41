"""The drafts of the language, and the specifications of this tree, are read without a finding."""

from __future__ import annotations

from pathlib import Path

import pytest

from opspec.diagnostics import Findings, Position
from opspec.reading.decode import (
    decode_element_types,
    decode_operator,
    decode_package,
    decode_types,
)
from opspec.reading.model import (
    ClauseChange,
    DeclarationChange,
    Field,
    LetChange,
    OperatorFile,
    TextChange,
    TypeChange,
)
from opspec.reading.yaml_reader import read

ROOT = Path(__file__).parents[2]
DRAFTS = sorted(path for path in (ROOT / "tests" / "drafts").glob("[A-Z]*.yaml"))
SPECS = sorted((ROOT / "spec").glob("*/*.yaml"))


def operator(path: Path) -> OperatorFile:
    findings = Findings()
    found = decode_operator(read(path.read_bytes(), path.name, findings), path.name, findings)
    assert findings.as_text() == ""
    assert found is not None
    return found


@pytest.mark.parametrize("path", DRAFTS + SPECS, ids=lambda path: path.stem)
def test_is_read(path: Path) -> None:
    found = operator(path)
    assert found.operator == path.stem
    assert found.domain == "ai.onnx"
    assert found.versions
    assert found.clauses


def test_there_are_23_drafts() -> None:
    assert len(DRAFTS) == 23


@pytest.mark.parametrize("folder", ["spec", "tests/drafts"])
def test_type_sets(folder: str) -> None:
    findings = Findings()
    data = (ROOT / folder / "types.yaml").read_bytes()
    found = decode_types(read(data, "types.yaml", findings), "types.yaml", findings)
    assert findings.as_text() == ""
    assert found is not None
    assert [item.value for item in found.sets[0].members] == ["float16", "float", "double"]
    assert found.sets[0].name == "floats"


def test_package() -> None:
    findings = Findings()
    data = (ROOT / "spec" / "package.yaml").read_bytes()
    found = decode_package(read(data, "package.yaml", findings), "package.yaml", findings)
    assert findings.as_text() == ""
    assert found is not None
    assert [domain.name for domain in found.domains] == ["ai.onnx"]
    assert found.domains[0].newest == 28


def test_element_types_are_read() -> None:
    findings = Findings()
    data = (ROOT / "spec" / "element_types.yaml").read_bytes()
    found = decode_element_types(read(data, "types.yaml", findings), "types.yaml", findings)
    assert findings.as_text() == ""
    assert found is not None
    assert found.types[7].bits is None
    assert found.types[0].name == "float"


def draft(name: str) -> OperatorFile:
    return operator(ROOT / "tests" / "drafts" / f"{name}.yaml")


def test_declarations_carry_their_fields() -> None:
    concat = draft("Concat")
    (inputs,) = concat.inputs
    assert inputs.name == "inputs"
    assert inputs.at == Position("Concat.yaml", 6, 5)
    assert {name: field.value for name, field in inputs.fields.items() if name != "variadic"} == {
        "type": "T",
        "shape": "(*outer, n[k] @ axis, *inner)",
    }
    variadic = inputs.fields["variadic"].value
    assert isinstance(variadic, dict)
    assert {key: field.value for key, field in variadic.items()} == {"index": "k", "min": 1}
    (axis,) = concat.attributes
    assert axis.fields["range"] == Field("0 <= axis < r", Position("Concat.yaml", 15, 53))
    assert axis.fields["otherwise"].value == "1"


def test_clauses_and_types_keep_their_order() -> None:
    concat = draft("Concat")
    assert [clause.id for clause in concat.clauses] == [f"C{number}" for number in range(1, 10)]
    assert concat.clauses[0].text == "inputs.count"
    assert [(entry.name, entry.members[0].value) for entry in concat.types] == [("T", "floats")]


def test_definition_is_one_text() -> None:
    concat = draft("Concat")
    assert concat.definition is not None
    assert concat.definition.text == "concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]"


def test_changes_say_what_they_change() -> None:
    second = draft("Concat").versions[1]
    assert second.since == 4
    axis, types, clauses = second.changes
    assert isinstance(axis, DeclarationChange)
    assert (axis.target, axis.name) == ("attribute", "axis")
    assert axis.fields["required"].value is True
    assert axis.fields["otherwise"].value is None
    assert isinstance(types, TypeChange)
    assert (types.name, [item.value for item in types.add]) == ("T", ["all"])
    assert isinstance(clauses, ClauseChange)
    (entry,) = clauses.entries
    assert entry.declaration is not None
    assert (entry.id, entry.declaration.text) == ("C10", "axis.given")


def test_an_attribute_may_become_an_input() -> None:
    change = draft("TopK").versions[1].changes[0]
    assert isinstance(change, DeclarationChange)
    assert change.becomes is not None
    assert change.new_name is not None
    assert (change.name, change.becomes.value, change.new_name.value) == ("k", "input", "K")
    assert set(change.fields) == {"type", "shape"}


def test_named_expressions_are_set_and_dropped() -> None:
    softmax = draft("Softmax")
    assert [(let.name, let.parameters) for let in softmax.let] == [
        ("peak", ("o",)),
        ("scale", ("o",)),
    ]
    change = next(c for c in softmax.versions[2].changes if isinstance(c, LetChange))
    assert [(edit.name, edit.parameters, edit.body is None) for edit in change.entries] == [
        ("peak", ("o",), True),
        ("scale", ("o",), True),
        ("peak", ("o", "i"), False),
        ("scale", ("o", "i"), False),
    ]


def test_a_number_is_an_expression_as_written() -> None:
    ceil_mode = next(let for let in draft("MaxPool").let if let.name == "ceil_mode")
    assert ceil_mode.text == "0"


def test_a_definition_may_change() -> None:
    change = draft("Add").versions[2].changes[5]
    assert isinstance(change, TextChange)
    assert (change.target, change.body.value) == ("definition", "C[*i] = A[*i] + B[*i]")


def test_a_float_is_read_as_yaml_1_2_has_it() -> None:
    epsilon = draft("LayerNormalization").attributes[1]
    assert epsilon.fields["default"].value == 1e-05
