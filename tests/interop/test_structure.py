"""Faults of models that no operator's clause is about, and attributes that are read strictly."""

import dataclasses
import json
from typing import Any

import pytest
from onnx import AttributeProto, FunctionProto, ModelProto, NodeProto, TensorProto, helper

from onnxops import TensorType
from onnxops.interop import check_model, check_node, examine_model
from tests.interop.building import concat, function, info, model

A, B = info("a", [2, 3]), info("b", [4, 3])
FLOAT = TensorType("float", (2, 3))


def faults(given: ModelProto) -> list[tuple[str | None, int | None]]:
    return [(each.clause or each.fault, each.index) for each in examine_model(given).violations]


def given(*nodes: NodeProto, **more: Any) -> ModelProto:
    return model(nodes, [A, B], [info("y", None)], **more)


def test_names() -> None:
    twice = given(concat(axis=0), concat(axis=0), concat(axis=0))
    assert faults(twice) == [("value-twice", 1)]
    assert faults(given(concat(["a", "n"], axis=0))) == [("value-undefined", 0)]
    assert faults(given(concat(["a", "z"], axis=0), concat(outputs=["z"], axis=0))) == [
        ("value-order", 0)
    ]
    assert faults(model([], [A], [info("y", None)])) == [("value-undefined", None)]
    constants = [helper.make_tensor("k", TensorProto.FLOAT, [1], [0.0])] * 2
    assert faults(given(concat(axis=0), initializers=constants)) == [("value-twice", None)]


def test_a_value_that_comes_too_late_is_told_with_its_giver() -> None:
    late = given(concat(["a", "z"], axis=0), concat(outputs=["z"], axis=0))
    assert check_model(late)[0].message == (
        "node 0 (Concat): its input 'z' comes from node 1 (Concat), which is not before it"
    )


def called(node: NodeProto, *functions: FunctionProto) -> list[tuple[str | None, int | None]]:
    return faults(given(node, imports=[("local", 1)], functions=functions))


def test_calls_of_functions() -> None:
    join = function(0)
    assert called(helper.make_node("Join", ["a", "b", "a"], ["y"], domain="local"), join) == [
        ("function-call", 0)
    ]
    assert called(helper.make_node("Join", ["a", "b"], ["y", "z"], domain="local"), join) == [
        ("function-call", 0)
    ]
    assert called(helper.make_node("Join", ["a"], ["y"], domain="local"), join) == [
        ("Concat-13.C2", 0)
    ]


def test_functions_that_nobody_calls_are_looked_at() -> None:
    wrong = helper.make_function(
        "local", "F", ["p"], ["r"], [concat(["p"], ["r"])], [helper.make_opsetid("", 13)]
    )
    assert faults(given(concat(axis=0), functions=[wrong])) == [("Concat-13.C10", 0)]
    assert faults(given(concat(axis=0), functions=[function()])) == []


def test_the_same_fault_of_calls_alike_is_told_once() -> None:
    nodes = [
        helper.make_node("Join", ["a", "b"], [name], domain="local", along=1) for name in "xyz"
    ]
    twice = given(*nodes, imports=[("local", 1)], functions=[function()])
    assert faults(twice) == [("Concat-13.C7", 0)]


def test_an_unknown_opset_is_told_once_with_the_newest() -> None:
    (violation,) = examine_model(
        given(concat(axis=0), concat(["y"], ["z"], axis=0), opset=77)
    ).violations
    assert violation.fault == "opset-unknown"
    assert violation.message == (
        "the model: unknown opset 77 of domain ai.onnx; the newest known is 28"
    )


def test_the_oldest_models_mean_the_first_opset() -> None:
    old = given(concat(axis=-1))
    del old.opset_import[:]
    assert faults(old) == [("domain-not-imported", 0)]
    old.ir_version = 2
    assert faults(old) == [("Concat-1.C6", 0)]


def test_sequences_whose_elements_are_unknown_contradict_nothing() -> None:
    """A graph hands on a sequence of anything, and declares it as one of maps."""
    anything = info("s", None)
    anything.type.sequence_type.elem_type.SetInParent()
    maps = info("s", None)
    maps.type.sequence_type.elem_type.map_type.key_type = TensorProto.INT64
    assert faults(model([], [anything], [maps])) == []
    tensors = helper.make_tensor_sequence_value_info("s", TensorProto.FLOAT, None)
    assert faults(model([], [tensors], [maps])) == [("declared", None)]


def test_texts_that_are_no_text() -> None:
    """A byte in turn is replaced by one that UTF-8 does not have; all that is told is text."""
    inner = helper.make_graph([concat(outputs=["r"], axis=9)], "g", [], [info("r", None)])
    faulty = model(
        [
            concat(axis=0, dim=3),
            helper.make_node("Join", ["a", "b"], ["z"], domain="local", along=0),
            helper.make_node("Foo", ["z"], ["w"], domain="vendor", body=inner),
        ],
        [info("a", [2, "N"]), B],
        [info("y", [9, "M"])],
        imports=[("local", 1), ("vendor", 1)],
        functions=[function(0)],
        value_info=[info("z", [7])],
    )
    data = faulty.SerializeToString()
    judged = 0
    for place in range(len(data)):
        spoilt = ModelProto()
        try:
            spoilt.ParseFromString(data[:place] + b"\xff" + data[place + 1 :])
        except Exception:  # of protobuf's own class, which has no types
            continue
        report = examine_model(spoilt)
        json.dumps([[dataclasses.asdict(each) for each in report.violations], report.not_covered])
        judged += 1
    assert judged > 50


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"i": 0, "type": AttributeProto.FLOAT}, "of type FLOAT, wanted INT"),
        ({"i": 0, "f": 1.0, "type": AttributeProto.INT}, "INT that holds a value of f too"),
        ({"ints": [0], "type": AttributeProto.INTS}, "of type INTS, wanted INT"),
        ({"type": 99}, "number 99"),
        ({"g": None, "type": AttributeProto.GRAPH}, "of type GRAPH, wanted INT"),
        (
            {"ref_attr_name": "k", "i": 1, "type": AttributeProto.INT},
            "a reference that holds a value of i too",
        ),
        ({"ref_attr_name": "k", "type": AttributeProto.STRING}, "of type STRING, wanted INT"),
    ],
)
def test_kinds_of_attributes(fields: dict[str, Any], words: str) -> None:
    node = concat()
    attribute = node.attribute.add(name="axis")
    for name, value in fields.items():
        if name == "g":
            attribute.g.name = "inner"
        elif name == "ints":
            attribute.ints.extend(value)
        elif name == "type" and value == 99:
            # No API writes a number that no kind has, a file may hold one.
            attribute.MergeFromString(b"\xa0\x01\x63")
        else:
            setattr(attribute, name, value)
    if fields.get("type") == 99 and attribute.type != 99:
        words = "of type UNDEFINED"  # protobuf drops the numbers that it does not know
    (violation,) = check_node(node, [FLOAT, FLOAT], opset=13)
    assert violation.clause == "Concat-13.attribute-type"
    assert words in violation.message


def test_references_are_for_functions() -> None:
    node = concat()
    node.attribute.add(name="axis", ref_attr_name="along", type=AttributeProto.INT)
    (violation,) = examine_model(given(node)).violations
    assert violation.clause == "Concat-13.attribute-type"
    assert "a reference to 'along' outside of a function" in violation.message


def test_a_call_that_gives_another_kind_is_found_inside() -> None:
    call = helper.make_node("Join", ["a", "b"], ["y"], domain="local", along=0.5)
    assert called(call, function()) == [("Concat-13.attribute-type", 0)]
