"""Graphs inside of nodes: their names, what follows out of them, and the path to them."""

import onnx
from onnx import AttributeProto, GraphProto, ModelProto, NodeProto, TensorProto, helper

from onnxops.interop import NodeViolation, check_model, examine_model
from tests.interop.building import concat, info, model

A, B = info("a", [2, 3]), info("b", [4, 3])
CONDITION = info("c", [], TensorProto.BOOL)


def graph(
    *nodes: NodeProto,
    inputs: tuple[onnx.ValueInfoProto, ...] = (),
    outputs: tuple[str, ...] = ("r",),
) -> GraphProto:
    return helper.make_graph(nodes, "inner", inputs, [info(name, None) for name in outputs])


def choice(right: GraphProto, wrong: GraphProto, output: str = "y") -> NodeProto:
    return helper.make_node("If", ["c"], [output], then_branch=right, else_branch=wrong)


def found(given: ModelProto) -> list[tuple[tuple[str, ...], str | None]]:
    violations = examine_model(given).violations
    assert all(isinstance(each, NodeViolation) for each in violations)
    return [(each.path, each.clause or each.fault) for each in violations]


def given(*nodes: NodeProto, output: onnx.ValueInfoProto | None = None) -> ModelProto:
    return model(nodes, [CONDITION, A, B], [output or info(nodes[-1].output[0], None)])


def test_a_fault_in_a_graph_has_the_path_to_it() -> None:
    right = graph(concat(outputs=["r"], axis=0))
    wrong = graph(concat(outputs=["r"], axis=1))
    (violation,) = examine_model(given(choice(right, wrong))).violations
    assert violation.clause == "Concat-13.C7"
    assert violation.path == ("node 0 (If)", "else_branch")
    assert (violation.op_type, violation.index, violation.domain) == ("Concat", 0, "ai.onnx")
    assert violation.origins == (
        "inputs[0] is 'a', tensor(float)[2, 3], from an input of the graph outside",
        "inputs[1] is 'b', tensor(float)[4, 3], from an input of the graph outside",
    )
    assert violation.message.startswith("node 0 (If), else_branch, node 0 (Concat): inputs[1]")


def test_only_the_values_at_stake_are_told() -> None:
    faulty = model([concat(["a", "a", "b", "a"], axis=1)], [CONDITION, A, B], [info("y", None)])
    (violation,) = examine_model(faulty).violations
    assert [origin.partition(" is ")[0] for origin in violation.origins] == [
        "inputs[0]",
        "inputs[2]",
    ]


def test_types_follow_out_of_graphs() -> None:
    right = graph(concat(outputs=["r"], axis=0))
    nodes = [choice(right, right), concat(["y", "a"], ["z"], axis=1)]
    assert found(given(*nodes)) == [((), "Concat-13.C7")]
    declared = given(choice(right, right), output=info("y", [7, 3]))
    assert found(declared) == [((), "declared")]


def test_what_differs_between_graphs_is_unknown() -> None:
    one = graph(concat(outputs=["r"], axis=0))
    other = graph(concat(["a", "a"], ["r"], axis=0))
    nodes = [choice(one, other), concat(["y", "b"], ["z"], axis=1)]
    assert found(given(*nodes)) == []
    nodes = [choice(one, other), concat(["y", "t"], ["z"], axis=0)]
    wide = model(nodes, [CONDITION, A, B, info("t", [1, 9])], [info("z", None)])
    assert found(wide) == [((), "Concat-13.C8")]


def test_names_of_a_graph_hide_those_outside_and_end_with_it() -> None:
    """Inside, `a` has two rows of its own; outside it is what it was, and `r` is unknown there."""
    inner = graph(
        helper.make_node("Transpose", ["b"], ["a"], perm=[1, 0]),
        concat(["a", "a"], ["r"], axis=0),
        concat(["a", "b"], ["s"], axis=1),
        outputs=("r",),
    )
    nodes = [choice(inner, inner), concat(["a", "b"], ["z"], axis=0), concat(["r"], ["q"], axis=0)]
    path = ("node 0 (If)",)
    assert found(given(*nodes)) == [
        ((*path, "else_branch"), "Concat-13.C7"),
        ((*path, "then_branch"), "Concat-13.C7"),
        ((), "value-undefined"),
    ]


def test_a_name_twice_in_one_graph() -> None:
    twice = graph(concat(outputs=["r"], axis=0), concat(outputs=["r"], axis=0))
    right = graph(concat(outputs=["r"], axis=0))
    assert found(given(choice(right, twice))) == [(("node 0 (If)", "else_branch"), "value-twice")]


def test_bodies_of_loops() -> None:
    """A body has inputs of its own; what it gives at each turn is stacked."""
    body = helper.make_graph(
        [
            helper.make_node("Identity", ["go"], ["goes"]),
            concat(["state", "a"], ["longer"], axis=1),
            concat(["state", "b"], ["row"], axis=0),
        ],
        "body",
        [info("i", [], TensorProto.INT64), info("go", [], TensorProto.BOOL), info("state", [2, 3])],
        [info("goes", None, TensorProto.BOOL), info("longer", None), info("row", None)],
    )
    loop = helper.make_node("Loop", ["", "c", "a"], ["last", "rows"], body=body)
    right = [loop, concat(["rows", "rows"], ["z"], axis=0)]
    assert found(given(*right)) == []
    cubes = info("cubes", [5, 6, 4])
    wrong = model(
        [loop, concat(["rows", "cubes"], ["z"], axis=0)],
        [CONDITION, A, B, cubes],
        [info("z", None)],
    )
    assert found(wrong) == [((), "Concat-13.C8")]
    body.node[1].attribute[0].i = 2
    loop = helper.make_node("Loop", ["", "c", "a"], ["last", "rows"], body=body)
    assert found(given(loop)) == [(("node 0 (Loop)", "body"), "Concat-13.C6")]


def test_bodies_of_scans() -> None:
    body = helper.make_graph(
        [concat(["x", "x"], ["y"], axis=1)], "body", [info("x", [3])], [info("y", None)]
    )
    scan = helper.make_node("Scan", ["a"], ["z"], body=body, num_scan_inputs=1)
    assert found(given(scan)) == [(("node 0 (Scan)", "body"), "Concat-13.C6")]


def test_lists_of_graphs_are_entered_too() -> None:
    node = helper.make_node("Many", ["a"], ["y"], domain="vendor")
    graphs = [graph(concat(outputs=["r"], axis=axis)) for axis in (0, 3)]
    node.attribute.add(name="bodies", type=AttributeProto.GRAPHS).graphs.extend(graphs)
    vendor = model([node], [A, B], [info("y", None)], imports=[("vendor", 1)])
    assert found(vendor) == [(("node 0 (Many)", "bodies[1]"), "Concat-13.C6")]
    assert examine_model(vendor).not_covered == {"vendor.Many": 1}


def test_graphs_inside_functions_see_the_attributes_of_the_call() -> None:
    node = helper.make_node("Concat", ["p", "q"], ["r"])
    node.attribute.add(name="axis", ref_attr_name="along", type=AttributeProto.INT)
    inner = graph(node)
    called = helper.make_function(
        "local",
        "Choose",
        ["c", "p", "q"],
        ["y"],
        [choice(inner, inner)],
        [helper.make_opsetid("", 13)],
        ["along"],
    )

    def call(along: int) -> list[tuple[tuple[str, ...], str | None]]:
        node = helper.make_node("Choose", ["c", "a", "b"], ["y"], domain="local", along=along)
        return found(
            model(
                [node],
                [CONDITION, A, B],
                [info("y", None)],
                imports=[("local", 1)],
                functions=[called],
            )
        )

    assert call(0) == []
    assert [clause for _, clause in call(1)] == ["Concat-13.C7"] * 2
    assert call(1)[0][0] == ("node 0 (Choose)", "node 0 (If)", "else_branch")


def test_initializers_of_inner_graphs_are_used() -> None:
    inner = graph(concat(["a", "k"], ["r"], axis=1))
    inner.initializer.append(helper.make_tensor("k", TensorProto.FLOAT, [4, 1], [0.0] * 4))
    assert [clause for _, clause in found(given(choice(inner, inner)))] == ["Concat-13.C7"] * 2


def test_check_model_tells_the_same() -> None:
    wrong = graph(concat(outputs=["r"], axis=1))
    faulty = given(choice(wrong, wrong))
    assert check_model(faulty) == list(examine_model(faulty).violations)
