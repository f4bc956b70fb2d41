"""Whole models: types that follow from node to node, functions, declarations."""

import dataclasses
import random
from typing import Any

import numpy as np
import onnx
from onnx import ModelProto, TensorProto, helper, numpy_helper

from onnxops.interop import check_model
from tests.interop.building import concat, function, info, model

A, B = info("a", [2, 3]), info("b", [4, 3])
LOCAL = [("local", 1)]


def clauses(given: ModelProto) -> list[str | None]:
    return [
        violation.clause and violation.clause.removeprefix("Concat-13.")
        for violation in check_model(given)
    ]


def join(**attributes: Any) -> onnx.NodeProto:
    return helper.make_node("Join", ["a", "b"], ["y"], domain="local", **attributes)


def test_a_valid_model_has_no_violations() -> None:
    assert check_model(model([concat(axis=0)], [A, B], [info("y", [6, 3])])) == []


def test_types_follow_from_node_to_node() -> None:
    nodes = [concat(axis=0), concat(["y", "a"], ["z"], axis=1)]
    (violation,) = check_model(model(nodes, [A, B], [info("z", None)]))
    assert violation.clause == "Concat-13.C7"
    assert violation.message == (
        "node 1 (Concat): inputs[1] has size 2 on axis 0, wanted 6 as inputs[0] has"
    )


def test_a_name_says_which_node() -> None:
    node = concat(axis=5)
    node.name = "the one"
    (violation,) = check_model(model([node], [A, B], [info("y", None)]))
    assert violation.message.startswith("node 'the one' (Concat): axis is 5")


def test_initializers_and_value_info_are_used() -> None:
    constant = numpy_helper.from_array(np.zeros((4, 2), np.float32), "b")
    assert clauses(model([concat(axis=0)], [A], [info("y", None)], initializers=[constant])) == [
        "C8"
    ]
    unknown = helper.make_node("Unspecified", ["a"], ["b"])
    given = model([unknown, concat(axis=0)], [A], [info("y", None)])
    assert clauses(given) == []
    given.graph.value_info.append(info("b", [4, 2]))
    assert clauses(given) == ["C8"]


def test_declarations_are_compared_with_what_follows() -> None:
    def declared(*infos: onnx.ValueInfoProto) -> list[str | None]:
        return clauses(model([concat(axis=0)], [A, B], [infos[0]], value_info=infos[1:]))

    assert declared(info("y", [6, 3])) == []
    assert declared(info("y", ["N", None])) == []
    assert declared(info("y", None)) == []
    assert declared(info("y", [7, 3])) == ["output-declared"]
    assert declared(info("y", [6])) == ["output-declared"]
    assert declared(info("y", [6, 3], TensorProto.DOUBLE)) == ["output-declared"]
    assert declared(info("y", [-6, 3])) == ["output-declared"]
    sequence = helper.make_tensor_sequence_value_info("y", TensorProto.FLOAT, [6, 3])
    assert declared(sequence) == ["output-declared"]


def test_an_intermediate_declaration_is_compared_too_and_completes_what_follows() -> None:
    nodes = [concat(axis=0), concat(["y"], ["z"], axis=0)]
    given = model(
        nodes, [A, info("b", None)], [info("z", [7, 3])], value_info=[info("y", ["N", 4])]
    )
    assert clauses(given) == ["output-declared"]
    given = model(
        nodes, [info("a", ["N", 3]), info("b", None)], [info("z", [9, 3])],
        value_info=[info("y", [8, 3])],
    )  # fmt: skip
    assert clauses(given) == ["output-declared"]


def test_a_graph_may_hand_on_an_input() -> None:
    assert clauses(model([], [A], [info("a", [2, 3])])) == []
    (violation,) = check_model(model([], [A], [info("a", [2, 4])]))
    assert violation.clause is None
    assert "declared" in violation.message


def test_functions_are_entered_at_each_call() -> None:
    def called(**attributes: int) -> list[str | None]:
        return clauses(
            model(
                [join(**attributes)],
                [A, B],
                [info("y", [6, 3])],
                imports=LOCAL,
                functions=[function()],
            )
        )

    assert called(along=0) == []
    assert called(along=1) == ["C7"]
    assert called() == ["C10"]


def test_a_default_of_a_function_holds_where_nothing_is_given() -> None:
    def called(default: int, **attributes: int) -> list[str | None]:
        return clauses(
            model(
                [join(**attributes)],
                [A, B],
                [info("y", [6, 3])],
                imports=LOCAL,
                functions=[function(default)],
            )
        )

    assert called(0) == []
    assert called(1) == ["C7"]
    assert called(1, along=0) == []


def test_the_output_of_a_function_is_declared_by_its_caller() -> None:
    given = model(
        [join(along=0)], [A, B], [info("y", [5, 3])], imports=LOCAL, functions=[function()]
    )
    (violation,) = check_model(given)
    assert violation.clause == "Concat-13.output-declared"
    assert violation.message == (
        "node 0 (Join): y is declared as tensor(float)[5, 3], wanted tensor(float)[6, 3] as follows"
    )


def test_a_function_has_opsets_of_its_own() -> None:
    old = function()
    old.opset_import[0].version = 10
    given = model([join(along=-2)], [A, B], [info("y", None)], imports=LOCAL, functions=[old])
    (violation,) = check_model(given)
    assert violation.clause == "Concat-4.C6"
    assert violation.message.startswith("node 0 (Join), node 0 (Concat): axis is -2")


def test_a_function_that_calls_itself_is_reported() -> None:
    endless = function()
    endless.node.append(join())
    endless.opset_import.append(helper.make_opsetid("local", 1))
    given = model([join(along=0)], [A, B], [info("y", None)], imports=LOCAL, functions=[endless])
    assert "calls itself" in check_model(given)[-1].message


def test_domains_and_opsets() -> None:
    (violation,) = check_model(model([join()], [A, B], [info("y", None)]))
    assert "'local' is not imported" in violation.message
    (violation,) = check_model(model([concat(axis=0)], [A, B], [info("y", None)], opset=29))
    assert violation.clause is None
    assert "newest known is 28" in violation.message


def test_negative_sizes_are_faults_of_the_input() -> None:
    assert clauses(
        model([concat(axis=0)], [info("a", [-1]), info("b", [2])], [info("y", None)])
    ) == ["input-type"]


def test_a_model_is_not_changed() -> None:
    given = model(
        [join(along=0)], [A, B], [info("y", [5, 3])], imports=LOCAL, functions=[function()]
    )
    before = given.SerializeToString()
    check_model(given)
    assert given.SerializeToString() == before


def test_no_model_raises() -> None:
    """Bytes of a valid model are changed at random; whatever still parses is only reported on."""
    given = model(
        [join(along=0), concat(["y", "a"], ["z"], axis=0)],
        [A, B],
        [info("z", [8, 3])],
        imports=LOCAL,
        functions=[function(0)],
        initializers=[numpy_helper.from_array(np.zeros((1, 3), np.float32), "c")],
    )
    original = given.SerializeToString()
    chance = random.Random(0)
    parsed = 0
    for _ in range(4000):
        data = bytearray(original)
        for _ in range(chance.randint(1, 3)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        mutant = ModelProto()
        try:
            mutant.ParseFromString(bytes(data))
        except Exception:
            continue
        parsed += 1
        for violation in check_model(mutant):
            assert dataclasses.is_dataclass(violation)
            assert violation.message
    assert parsed > 1000
