"""From nodes to the raw model: the records that the drafts do not use, and what a fault leaves."""

from __future__ import annotations

from pathlib import Path

import onnx
import pytest
from onnx import TensorProto

from opspec.diagnostics import Findings, Position
from opspec.reading.decode import (
    decode_element_types,
    decode_operator,
    decode_package,
    decode_types,
)
from opspec.reading.model import (
    DeclarationChange,
    ElementType,
    OperatorFile,
    SequenceLiteral,
    TensorLiteral,
    TextChange,
    TypeChange,
)
from opspec.reading.yaml_reader import read

ROOT = Path(__file__).parents[2]

HEAD = """\
operator: Join
summary: Joins two tensors.
inputs:
  - {name: X, type: T}
outputs:
  - {name: Y, type: T}
clauses: {C1: T.allowed}
versions:
  - {since: 1}
"""


def decoded(text: str) -> tuple[OperatorFile | None, str]:
    findings = Findings()
    found = decode_operator(read(text.encode(), "f", findings), "f", findings)
    return found, findings.as_text()


def operator(text: str) -> OperatorFile:
    found, said = decoded(HEAD + text)
    assert said == ""
    assert found is not None
    return found


def test_what_may_be_left_out() -> None:
    found = operator("")
    assert found.domain == "ai.onnx"
    assert (found.description, found.family, found.definition) == (None, None, None)
    assert (found.attributes, found.types, found.let, found.examples, found.ledger) == ((),) * 5
    assert (found.tolerance, found.properties) == (None, ())
    assert (found.path, found.at) == ("f", Position("f", 1, 1))


def test_types_and_clauses_with_sentences() -> None:
    found, said = decoded(
        HEAD.replace("{C1: T.allowed}", "{C1: {holds: T.allowed, says: A type of the list.}}")
        + "types:\n  T: {members: [float, 'seq(tensor(float))'], description: Any of two.}\n"
    )
    assert said == ""
    assert found is not None
    (clause,) = found.clauses
    assert clause.says is not None
    assert (clause.text, clause.says.text) == ("T.allowed", "A type of the list.")
    assert clause.body.at == Position("f", 7, 23)
    (variable,) = found.types
    assert variable.description is not None
    assert [item.value for item in variable.members] == ["float", "seq(tensor(float))"]


def test_tolerance_and_properties() -> None:
    exact = operator("tolerance: 0\n").tolerance
    assert exact is not None
    assert [(types, ulps.text) for types, ulps in exact.ulps] == [(None, "0")]
    text = "tolerance:\n  ulps: {floats: 2, double: 4 * K}\n  reason: Sums are rounded.\n"
    by_type = operator(text).tolerance
    assert by_type is not None
    assert by_type.reason is not None
    assert by_type.reason.text == "Sums are rounded."
    assert [(types and types.text, ulps.text) for types, ulps in by_type.ulps] == [
        ("floats", "2"),
        ("double", "4 * K"),
    ]
    (first, second) = operator("properties:\n  - all(Y >= 0)\n  - len(Y) == n\n").properties
    assert (first.text, second.text) == ("all(Y >= 0)", "len(Y) == n")


def test_an_example() -> None:
    (example,) = operator(
        """\
examples:
  - name: test_join
    title: Two rows
    since: 4
    until: 12
    attributes: {axis: -1, mode: none, scales: [1.0, 2], value: {type: int64, values: 3}}
    inputs:
      - {name: x, type: float, values: [[1.5, .nan], [-.inf, 1e-05]]}
      - null
      - [{type: complex64, values: ["1+2j"]}, {type: bool, values: [true]}]
    outputs:
      - {type: string, shape: [0, 3], values: []}
"""
    ).examples
    assert example.name == "test_join"
    assert [field.value if field else None for field in (example.since, example.until)] == [4, 12]
    assert example.attributes["axis"].value == -1
    assert example.attributes["mode"].value == "none"
    assert example.attributes["scales"].value == (1.0, 2)
    assert isinstance(example.attributes["value"].value, TensorLiteral)
    tensor, omitted, sequence = example.inputs
    assert isinstance(tensor, TensorLiteral)
    assert tensor.values is not None
    assert (tensor.name, tensor.type.value) == ("x", "float")
    rows = tensor.values.items
    assert rows[1].items[0].value == float("-inf")
    assert rows[1].items[1].at == Position("f", 17, 62)
    assert omitted is None
    assert isinstance(sequence, SequenceLiteral)
    assert [member.type.value for member in sequence.members] == ["complex64", "bool"]
    assert example.outputs is not None
    (output,) = example.outputs
    assert isinstance(output, TensorLiteral)
    assert output.shape is not None
    assert output.shape.value == (0, 3)
    assert output.values is not None
    assert output.values.value == ()
    assert example.violates is None


def test_an_example_that_violates_a_clause() -> None:
    (example,) = operator(
        "examples:\n  - {name: bad, inputs: [{type: float, shape: [2]}], violates: C1}\n"
    ).examples
    assert example.violates is not None
    assert (example.violates.value, example.outputs) == ("C1", None)


def test_a_string_tensor_may_hold_anything() -> None:
    (example,) = operator(
        "examples:\n  - name: odd\n    outputs: []\n"
        '    inputs: [{type: string, values: ["\\u202e\\0\\n"]}]\n'
    ).examples
    (tensor,) = example.inputs
    assert isinstance(tensor, TensorLiteral)
    assert tensor.values is not None
    assert tensor.values.value == ("\u202e\0\n",)


def test_a_ledger_entry() -> None:
    (entry,) = operator(
        """\
ledger:
  - against: onnxruntime
    versions: [1, 4]
    types: [string]
    omits: [axis]
    clause: C1
    reason: It counts from the back.
"""
    ).ledger
    assert entry.against.value == "onnxruntime"
    assert entry.versions is not None
    assert entry.versions.value == (1, 4)
    assert entry.omits is not None
    assert entry.omits.value == ("axis",)
    assert entry.fact is None


def test_changes_of_all_kinds() -> None:
    found = operator(
        """\
  - since: 2
    description: The second one.
    changes:
      - {output: Y, renamed: Z}
      - {input: X, description: null}
      - {attribute: axis, remove: true}
      - {type: T, remove: [float]}
      - {type: U, remove: true}
      - {type: T, set: [double], description: One only.}
      - {summary: Joins more.}
      - {description: null}
"""
    )
    second = found.versions[1]
    assert second.description is not None
    output, fields, removal, taken, gone, replaced, summary, description = second.changes
    assert isinstance(output, DeclarationChange)
    assert output.renamed is not None
    assert (output.target, output.renamed.value) == ("output", "Z")
    assert isinstance(fields, DeclarationChange)
    assert fields.fields["description"].value is None
    assert isinstance(removal, DeclarationChange)
    assert (removal.remove, dict(removal.fields)) == (True, {})
    assert isinstance(taken, TypeChange)
    assert ([item.value for item in taken.take], taken.remove) == (["float"], False)
    assert isinstance(gone, TypeChange)
    assert (gone.take, gone.remove) == ((), True)
    assert isinstance(replaced, TypeChange)
    assert replaced.members is not None
    assert [item.value for item in replaced.members] == ["double"]
    assert isinstance(summary, TextChange)
    assert (summary.target, summary.body.value) == ("summary", "Joins more.")
    assert isinstance(description, TextChange)
    assert description.body.value is None


def test_a_fault_leaves_the_rest() -> None:
    found, said = decoded(
        HEAD.replace("{name: X, type: T}", "{name: 1x, type: T}\n  - {name: Z, type: [], shape: s}")
        + "examples:\n  - {name: half, inputs: [3]}\n  - {name: whole, outputs: []}\n"
    )
    assert said.count("\n") == 3
    assert found is not None
    (left,) = found.inputs
    assert (left.name, set(left.fields)) == ("Z", {"shape"})
    assert [example.name for example in found.examples] == ["whole"]


def test_a_change_without_its_target_is_no_other_change() -> None:
    found, said = decoded(
        HEAD + "  - {since: 2, changes: [{input: in, type: T}, {type: U, set: [float]}]}\n"
    )
    assert said.count("\n") == 1
    assert found is not None
    (left,) = found.versions[1].changes
    assert isinstance(left, TypeChange)
    assert left.name == "U"


@pytest.mark.parametrize("text", ["", "summary: x\n", "[]\n", "operator: __init__\n"])
def test_without_a_name_there_is_nothing(text: str) -> None:
    found, said = decoded(text)
    assert found is None
    assert said


def test_a_vendors_package() -> None:
    findings = Findings()
    text = (
        "package: acme_ops\nversion: '2.0'\nlicense: MIT\n"
        "domains: {com.acme: {newest: 3, module: acme}, com.acme.ml: {newest: 1}}\n"
    )
    found = decode_package(read(text.encode(), "f", findings), "f", findings)
    assert findings.as_text() == ""
    assert found is not None
    assert found.version is not None
    assert (found.package, found.version.value) == ("acme_ops", "2.0")
    first, second = found.domains
    assert first.module is not None
    assert (first.name, first.newest, first.module.value, first.facts) == (
        "com.acme",
        3,
        "acme",
        None,
    )
    assert (second.name, second.module) == ("com.acme.ml", None)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("package: os.path\ndomains: {}\n", "f:1:10: K06 'package': wanted a name"),
        ("package: x\nversion: 0.1\ndomains: {}\n", "f:2:10: K03 'version': wanted a version"),
        ("package: x\ndomains: {'../x': {newest: 1}}\n", "K06 a key of 'domains'"),
        ("package: x\ndomains: {a: {newest: 0}}\n", "K05 'newest'"),
        ("package: x\nlicense: 'MIT\"; evil'\ndomains: {}\n", "K06 'license'"),
    ],
)
def test_a_faulty_package(text: str, said: str) -> None:
    findings = Findings()
    decode_package(read(text.encode(), "f", findings), "f", findings)
    assert said in findings.as_text()
    assert len(findings) == 1


def test_faulty_types() -> None:
    findings = Findings()
    text = "floats: float\nno-name: [float]\nempty: []\nfine: [float]\n"
    found = decode_types(read(text.encode(), "f", findings), "f", findings)
    assert [finding.code for finding in findings] == ["K03", "K06", "K03"]
    assert found is not None
    assert [entry.name for entry in found.sets] == ["fine"]


def element_types() -> tuple[ElementType, ...]:
    findings = Findings()
    data = (ROOT / "spec" / "element_types.yaml").read_bytes()
    found = decode_element_types(read(data, "f", findings), "f", findings)
    assert findings.as_text() == ""
    assert found is not None
    return found.types


def test_element_types_are_those_of_onnx() -> None:
    numbers = {name.lower(): number for name, number in TensorProto.DataType.items() if number}
    assert [(entry.name, entry.number) for entry in element_types()] == list(numbers.items())


def test_element_types_have_the_numpy_types_of_onnx() -> None:
    for entry in element_types():
        dtype = onnx.helper.tensor_dtype_to_np_dtype(entry.number)
        assert entry.numpy == dtype.name
        if entry.bits is None:
            assert entry.name == "string"
        else:
            # NumPy gives each element a byte at least.
            assert (entry.bits + 7) // 8 == dtype.itemsize


def test_element_types_need_an_ir_version_that_exists() -> None:
    versions = [entry.since_ir for entry in element_types()]
    assert versions == sorted(versions)
    assert versions[-1] <= onnx.IR_VERSION


def test_a_faulty_element_type_is_left_out() -> None:
    findings = Findings()
    text = (
        "- {name: half, number: 1, numpy: float16, bits: 0, since_ir: 1}\n"
        "- {name: whole, number: 2, numpy: float32, bits: 32}\n"
        "- {name: fine, number: 3, numpy: float64, bits: 64, since_ir: 1}\n"
    )
    found = decode_element_types(read(text.encode(), "f", findings), "f", findings)
    assert [finding.code for finding in findings] == ["K05", "K02"]
    assert found is not None
    assert [entry.name for entry in found.types] == ["fine"]


def test_an_element_type_twice() -> None:
    findings = Findings()
    line = "- {name: float, number: 1, numpy: float32, bits: 32, since_ir: 1}\n"
    decode_element_types(read((line * 2).encode(), "f", findings), "f", findings)
    assert findings.as_text() == (
        "f:2:3: K09 'float' stands a second time; first in line 1\n"
        "f:2:3: K09 'number 1' stands a second time; first in line 1\n"
    )
