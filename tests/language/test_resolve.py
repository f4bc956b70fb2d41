"""Versions: what holds at each of them, and changes that make no sense."""

from __future__ import annotations

from opspec.diagnostics import Findings
from opspec.language.resolve import resolve
from opspec.language.resolved import Operator
from opspec.reading.decode import decode_operator
from opspec.reading.yaml_reader import read
from tests.trees import draft, operator_of, sets


def test_a_version_states_its_changes_and_nothing_else() -> None:
    first, fourth, eleventh, thirteenth = draft("Concat").versions
    assert [v.since for v in draft("Concat").versions] == [1, 4, 11, 13]
    assert [v.until for v in draft("Concat").versions] == [4, 11, 13, None]
    (axis,) = first.attributes
    assert (axis.required, str(axis.otherwise), str(axis.axes and axis.axes.range)) == (
        False,
        "1",
        "0 <= axis < r",
    )
    (axis,) = fourth.attributes
    assert (axis.required, axis.otherwise) == (True, None)
    (axis,) = eleventh.attributes
    assert str(axis.axes and axis.axes.range) == "-r <= axis < r"
    assert [len(v.types[0].members) for v in draft("Concat").versions] == [3, 15, 15, 16]
    assert thirteenth.inputs == first.inputs
    assert [clause.id for clause in first.clauses] == [f"C{n}" for n in range(1, 10)]
    assert thirteenth.clauses[-1].text == "axis.given"


def test_types_stand_in_the_order_of_their_numbers() -> None:
    numbers = {type_.name: type_.number for type_ in sets().element_types}
    for version in draft("Transpose").versions:
        found = [numbers[name] for name in version.types[0].members]
        assert found == sorted(found)


def test_an_attribute_becomes_an_input() -> None:
    before, after = draft("ReduceSum").versions[1:3]
    assert [a.name for a in before.attributes] == ["axes", "keepdims"]
    assert [a.name for a in after.attributes] == ["keepdims", "noop_with_empty_axes"]
    axes = after.inputs[1]
    assert (axes.name, axes.optional, str(axes.type), str(axes.shape)) == (
        "axes",
        True,
        "tensor(int64)",
        "(m,)",
    )
    assert str(axes.axes and axes.axes.range) == "-r <= axes < r"


def test_it_may_take_another_name() -> None:
    (k,) = (value for value in draft("TopK").versions[1].inputs if value.name != "X")
    assert (k.name, k.optional) == ("K", False)


def test_lets_are_replaced_by_name() -> None:
    thirteen, *_, nineteen = (v for v in draft("Pad").versions if v.since in (13, 19))
    assert "axes" in {let.name for let in thirteen.lets}
    assert "axes" not in {let.name for let in nineteen.lets}
    assert any("wrap" in let.value.text for let in nineteen.lets)


def test_examples_belong_to_the_versions_that_they_cover() -> None:
    text = JOINED.replace("EXAMPLE", "since: 2")
    assert [len(v.examples) for v in operator_of(text).versions] == [0, 1, 1]
    text = JOINED.replace("EXAMPLE", "until: 2")
    assert [len(v.examples) for v in operator_of(text).versions] == [1, 1, 0]
    text = JOINED.replace("EXAMPLE", "since: 2, until: 2")
    assert [len(v.examples) for v in operator_of(text).versions] == [0, 1, 0]


JOINED = """
operator: Test
domain: com.example
summary: A test.
inputs: [{name: X, type: T}]
outputs: [{name: Y, type: T}]
types: {T: [float, int8]}
clauses: {C1: X.given, C2: T.allowed}
versions:
  - {since: 1}
  - {since: 2, changes: [{attribute: a, type: int, default: 1}]}
  - {since: 5, changes: [{type: T, remove: [int8]}]}
examples:
  - {name: e, EXAMPLE, inputs: [{type: float, values: 1}], outputs: [{type: float, values: 1}]}
"""


def faults(text: str) -> tuple[Operator | None, list[str]]:
    findings = Findings()
    file = decode_operator(read(text.encode(), "x.yaml", findings), "x.yaml", findings)
    assert not findings, findings.as_text()
    assert file is not None
    return resolve(file, sets(), findings), [str(finding) for finding in findings]


def test_a_fault_is_reported_once_whatever_versions_share_it() -> None:
    text = JOINED.replace("EXAMPLE", "since: 1")
    text = text.replace("C2: T.allowed", "C2: T.allowed, C3: X.y.z").replace("type: T}", "type: U}")
    operator, found = faults(text)
    assert [line.split(" ")[:2] for line in found] == [
        ["x.yaml:5:26:", "T04"],
        ["x.yaml:6:27:", "T04"],
        ["x.yaml:8:43:", "E04"],
    ]
    assert operator is not None
    assert all(version.unread == {"declaration", "clause"} for version in operator.versions)


def test_a_fault_of_a_version_stays_with_it() -> None:
    text = JOINED.replace("EXAMPLE", "since: 1").replace("remove: [int8]", "remove: [int16]")
    operator, found = faults(text)
    assert len(found) == 1
    assert operator is not None
    assert [bool(version.unread) for version in operator.versions] == [False, False, True]
