# Emitted from spec/ai.onnx/Where.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Where: every clause, border, element type and example of its versions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from onnxops_models import (
    Divergence,
    assert_declared_outputs,
    assert_node_faults,
    assert_node_valid,
    assert_node_violates,
    assert_still_differs,
    compared,
    differs,
    known_divergences,
)
from onnxops_testing import (
    Version,
    arrays_like,
    assert_agrees,
    assert_allowed,
    assert_example,
    assert_inferred,
    assert_lone_refused,
    assert_out,
    assert_strings_only,
    assert_types,
    assert_valid,
    assert_violates,
    call,
    calls_by_version,
    cases,
    drawn_call,
    every_case,
    example,
    examples,
    module_beside,
    tensor,
    weakened,
)

import onnxops.ai.onnx.where as functions

oracle = module_beside(__file__, "oracle_where")


VERSIONS = {
    "Where-9": Version(
        operator="Where",
        domain="ai.onnx",
        since=9,
        opsets=range(9, 16),
        copies=True,
        run=functions.where_9,
        infer=functions.infer_where_9,
        check=functions.check_where_9,
        oracle=oracle.where_9,
        base=call("bool[2]", "float[1]", "float[1]").gives("float[2]"),
    ),
    "Where-16": Version(
        operator="Where",
        domain="ai.onnx",
        since=16,
        opsets=range(16, 29),
        copies=True,
        run=functions.where_16,
        infer=functions.infer_where_16,
        check=functions.check_where_16,
        oracle=oracle.where_16,
        base=call("bool[2]", "float[1]", "float[1]").gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Where-9-scalar+scalar+scalar": call("bool[]", "float[]", "float[]").gives("float[]"),
    "Where-9-2+1+1": call("bool[2]", "float[1]", "float[1]").gives("float[2]"),
    "Where-9-2x3+1x3+1x3": call("bool[2,3]", "float[1,3]", "float[1,3]").gives("float[2,3]"),
    "Where-9-0+1+1": call("bool[0]", "float[1]", "float[1]").gives("float[0]"),
    "Where-9.C4-bool": call("bool[2]", "float[1]", "float[1]").gives("float[2]"),
    "Where-9.C5-float": call("bool[2]", "float[1]", "float[1]").gives("float[2]"),
    "Where-9.C5-uint8": call("bool[2]", "uint8[1]", "uint8[1]").gives("uint8[2]"),
    "Where-9.C5-int8": call("bool[2]", "int8[1]", "int8[1]").gives("int8[2]"),
    "Where-9.C5-uint16": call("bool[2]", "uint16[1]", "uint16[1]").gives("uint16[2]"),
    "Where-9.C5-int16": call("bool[2]", "int16[1]", "int16[1]").gives("int16[2]"),
    "Where-9.C5-int32": call("bool[2]", "int32[1]", "int32[1]").gives("int32[2]"),
    "Where-9.C5-int64": call("bool[2]", "int64[1]", "int64[1]").gives("int64[2]"),
    "Where-9.C5-string": call("bool[2]", "string[1]", "string[1]").gives("string[2]"),
    "Where-9.C5-bool": call("bool[2]", "bool[1]", "bool[1]").gives("bool[2]"),
    "Where-9.C5-float16": call("bool[2]", "float16[1]", "float16[1]").gives("float16[2]"),
    "Where-9.C5-double": call("bool[2]", "double[1]", "double[1]").gives("double[2]"),
    "Where-9.C5-uint32": call("bool[2]", "uint32[1]", "uint32[1]").gives("uint32[2]"),
    "Where-9.C5-uint64": call("bool[2]", "uint64[1]", "uint64[1]").gives("uint64[2]"),
    "Where-9.C5-complex64": call("bool[2]", "complex64[1]", "complex64[1]").gives("complex64[2]"),
    "Where-9.C5-complex128": call("bool[2]", "complex128[1]", "complex128[1]").gives(
        "complex128[2]"
    ),
    "Where-16-scalar+scalar+scalar": call("bool[]", "float[]", "float[]").gives("float[]"),
    "Where-16-2+1+1": call("bool[2]", "float[1]", "float[1]").gives("float[2]"),
    "Where-16-2x3+1x3+1x3": call("bool[2,3]", "float[1,3]", "float[1,3]").gives("float[2,3]"),
    "Where-16-0+1+1": call("bool[0]", "float[1]", "float[1]").gives("float[0]"),
    "Where-16.C5-bfloat16": call("bool[2]", "bfloat16[1]", "bfloat16[1]").gives("bfloat16[2]"),
    "Where-16.C5-uint8": call("bool[2]", "uint8[1]", "uint8[1]").gives("uint8[2]"),
    "Where-16.C5-int8": call("bool[2]", "int8[1]", "int8[1]").gives("int8[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Where-9.C1-condition-missing": call(None, "float[]", "float[]"),
    "Where-9.C2-X-missing": call("bool[]", None, "float[]"),
    "Where-9.C3-Y-missing": call("bool[]", "float[]", None),
    "Where-9.C4-all-float": call("float[]", "float[]", "float[]"),
    "Where-9.C4-all-uint8": call("uint8[]", "float[]", "float[]"),
    "Where-9.C4-all-int8": call("int8[]", "float[]", "float[]"),
    "Where-9.C4-all-uint16": call("uint16[]", "float[]", "float[]"),
    "Where-9.C4-all-int16": call("int16[]", "float[]", "float[]"),
    "Where-9.C4-all-int32": call("int32[]", "float[]", "float[]"),
    "Where-9.C4-all-int64": call("int64[]", "float[]", "float[]"),
    "Where-9.C4-all-string": call("string[]", "float[]", "float[]"),
    "Where-9.C4-all-float16": call("float16[]", "float[]", "float[]"),
    "Where-9.C4-all-double": call("double[]", "float[]", "float[]"),
    "Where-9.C4-all-uint32": call("uint32[]", "float[]", "float[]"),
    "Where-9.C4-all-uint64": call("uint64[]", "float[]", "float[]"),
    "Where-9.C4-all-complex64": call("complex64[]", "float[]", "float[]"),
    "Where-9.C4-all-complex128": call("complex128[]", "float[]", "float[]"),
    "Where-9.C4-all-bfloat16": call("bfloat16[]", "float[]", "float[]"),
    "Where-9.C4-all-float8e4m3fn": call("float8e4m3fn[]", "float[]", "float[]"),
    "Where-9.C4-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float[]", "float[]"),
    "Where-9.C4-all-float8e5m2": call("float8e5m2[]", "float[]", "float[]"),
    "Where-9.C4-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float[]", "float[]"),
    "Where-9.C4-all-uint4": call("uint4[]", "float[]", "float[]"),
    "Where-9.C4-all-int4": call("int4[]", "float[]", "float[]"),
    "Where-9.C4-all-float4e2m1": call("float4e2m1[]", "float[]", "float[]"),
    "Where-9.C4-all-float8e8m0": call("float8e8m0[]", "float[]", "float[]"),
    "Where-9.C4-all-uint2": call("uint2[]", "float[]", "float[]"),
    "Where-9.C4-all-int2": call("int2[]", "float[]", "float[]"),
    "Where-9.C4-all-float6e2m3": call("float6e2m3[]", "float[]", "float[]"),
    "Where-9.C4-all-float6e3m2": call("float6e3m2[]", "float[]", "float[]"),
    "Where-9.C5-all-bfloat16": call("bool[]", "bfloat16[]", "bfloat16[]"),
    "Where-9.C5-all-float8e4m3fn": call("bool[]", "float8e4m3fn[]", "float8e4m3fn[]"),
    "Where-9.C5-all-float8e4m3fnuz": call("bool[]", "float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Where-9.C5-all-float8e5m2": call("bool[]", "float8e5m2[]", "float8e5m2[]"),
    "Where-9.C5-all-float8e5m2fnuz": call("bool[]", "float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Where-9.C5-all-uint4": call("bool[]", "uint4[]", "uint4[]"),
    "Where-9.C5-all-int4": call("bool[]", "int4[]", "int4[]"),
    "Where-9.C5-all-float4e2m1": call("bool[]", "float4e2m1[]", "float4e2m1[]"),
    "Where-9.C5-all-float8e8m0": call("bool[]", "float8e8m0[]", "float8e8m0[]"),
    "Where-9.C5-all-uint2": call("bool[]", "uint2[]", "uint2[]"),
    "Where-9.C5-all-int2": call("bool[]", "int2[]", "int2[]"),
    "Where-9.C5-all-float6e2m3": call("bool[]", "float6e2m3[]", "float6e2m3[]"),
    "Where-9.C5-all-float6e3m2": call("bool[]", "float6e3m2[]", "float6e3m2[]"),
    "Where-9.C5-X-bfloat16": call("bool[]", "bfloat16[]", "float[]"),
    "Where-9.C5-Y-bfloat16": call("bool[]", "float[]", "bfloat16[]"),
    "Where-9.C6-Y-uint8": call("bool[]", "float[]", "uint8[]"),
    "Where-9.C6-Y-int8": call("bool[]", "float[]", "int8[]"),
    "Where-9.C6-Y-uint16": call("bool[]", "float[]", "uint16[]"),
    "Where-9.C6-X-uint8": call("bool[]", "uint8[]", "float[]"),
    "Where-9.C7-Y-shorter": call("bool[2]", "float[1]", "float[0]"),
    "Where-9.C7-X-shorter": call("bool[2]", "float[0]", "float[1]"),
    "Where-9.C7-Y-longer-s[1]": call("bool[2,3]", "float[1,3]", "float[1,4]"),
    "Where-9.C7-X-longer-s[1]": call("bool[2,3]", "float[1,4]", "float[1,3]"),
    "Where-9.C7-condition-longer-s[1]": call("bool[2,4]", "float[1,3]", "float[1,3]"),
    "Where-9.C7-Y-longer-though-empty": call("bool[0]", "float[1]", "float[2]"),
    "Where-9.C7-X-longer-though-empty": call("bool[0]", "float[2]", "float[1]"),
    "Where-16.C1-condition-missing": call(None, "float[]", "float[]"),
    "Where-16.C2-X-missing": call("bool[]", None, "float[]"),
    "Where-16.C3-Y-missing": call("bool[]", "float[]", None),
    "Where-16.C4-all-float": call("float[]", "float[]", "float[]"),
    "Where-16.C4-all-uint8": call("uint8[]", "float[]", "float[]"),
    "Where-16.C4-all-int8": call("int8[]", "float[]", "float[]"),
    "Where-16.C4-all-uint16": call("uint16[]", "float[]", "float[]"),
    "Where-16.C5-all-float8e4m3fn": call("bool[]", "float8e4m3fn[]", "float8e4m3fn[]"),
    "Where-16.C5-all-float8e4m3fnuz": call("bool[]", "float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Where-16.C5-all-float8e5m2": call("bool[]", "float8e5m2[]", "float8e5m2[]"),
    "Where-16.C5-all-float8e5m2fnuz": call("bool[]", "float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Where-16.C6-Y-int8": call("bool[]", "float[]", "int8[]"),
    "Where-16.C7-X-shorter": call("bool[2]", "float[0]", "float[1]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Where-9-2+1+1-undeclared": call("bool", "float", "float").gives("float"),
    "Where-9-2+1+1-partly": call("bool", "float[1]", "float[1]").gives("float"),
    "Where-9-2+1+1-symbolic": call("bool[d0]", "float[d1]", "float[d2]").gives("float[?]"),
    "Where-16-2+1+1-undeclared": call("bool", "float", "float").gives("float"),
    "Where-16-2+1+1-partly": call("bool", "float[1]", "float[1]").gives("float"),
    "Where-16-2+1+1-symbolic": call("bool[d0]", "float[d1]", "float[d2]").gives("float[?]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {}
EXAMPLES = [
    example(
        "where_same_shape",
        [9, 16],
        [
            tensor("bool", [[True, False], [False, True]]),
            tensor("float", [[1.0, 2.0], [3.0, 4.0]]),
            tensor("float", [[10.0, 20.0], [30.0, 40.0]]),
        ],
        {},
        gives=[tensor("float", [[1.0, 20.0], [30.0, 4.0]])],
    ),
    example(
        "where_row_of_choices",
        [9, 16],
        [
            tensor("bool", [True, False, True]),
            tensor("int64", [[1, 2, 3], [4, 5, 6]]),
            tensor("int64", [[-1, -2, -3], [-4, -5, -6]]),
        ],
        {},
        gives=[tensor("int64", [[1, -2, 3], [4, -5, 6]])],
    ),
    example(
        "where_all_stretched",
        [9, 16],
        [tensor("bool", [[True], [False]]), tensor("float", [1.0, 2.0, 3.0]), tensor("float", 0.0)],
        {},
        gives=[tensor("float", [[1.0, 2.0, 3.0], [0.0, 0.0, 0.0]])],
    ),
    example(
        "where_not_finite",
        [9, 16],
        [
            tensor("bool", [True, False, True]),
            tensor("float", [1.0, float("nan"), float("-inf")]),
            tensor("float", [float("nan"), 2.0, float("nan")]),
        ],
        {},
        gives=[tensor("float", [1.0, 2.0, float("-inf")])],
    ),
    example(
        "where_strings",
        [9, 16],
        [
            tensor("bool", [False, True]),
            tensor("string", ["red", "green"]),
            tensor("string", ["none"]),
        ],
        {},
        gives=[tensor("string", ["none", "green"])],
    ),
    example(
        "where_one_to_nothing",
        [9, 16],
        [tensor("bool", [True]), tensor("float", [], shape=(0,)), tensor("float", [1.0])],
        {},
        gives=[tensor("float", [], shape=(0,))],
    ),
    example(
        "where_numbers_as_choices",
        [9, 16],
        [tensor("int64", [1, 0]), tensor("float", [1.0, 2.0]), tensor("float", [3.0, 4.0])],
        {},
        violates="C4",
    ),
    example(
        "where_sizes_differ",
        [9, 16],
        [tensor("bool", [True, False]), tensor("float", [1.0, 2.0, 3.0]), tensor("float", [4.0])],
        {},
        violates="C7",
    ),
    example(
        "where_types_differ",
        [9, 16],
        [tensor("bool", [True, False]), tensor("float", [1.0, 2.0]), tensor("double", [3.0, 4.0])],
        {},
        violates="C6",
    ),
    example(
        "where_bfloat16",
        [16],
        [
            tensor("bool", [True, False]),
            tensor("bfloat16", [1.5, 2.5]),
            tensor("bfloat16", [-1.0, -2.0]),
        ],
        {},
        gives=[tensor("bfloat16", [1.5, -2.0])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(9, 16),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
]
#: All calls that other implementations are asked to make.
CASES = every_case(VERSIONS, VALID | VIOLATING, EXAMPLES)

each_version = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
#: The calls of each version that arrays are drawn for.
CALLS = calls_by_version(VERSIONS, VALID)


@pytest.mark.parametrize("case", cases(VALID))
def test_valid(case):
    assert_valid(VERSIONS[case.version], case.call)


@pytest.mark.parametrize("case", cases(VIOLATING))
def test_violating(case):
    assert_violates(VERSIONS[case.version], case.call, case.clause)


@pytest.mark.parametrize("case", cases(INFERRED))
def test_inferred(case):
    assert_inferred(VERSIONS[case.version], case.call)


@pytest.mark.parametrize("case", cases(MALFORMED))
def test_malformed(case):
    assert_violates(VERSIONS[case.version], case.call, f"{case.version}.attribute-type")


@pytest.mark.parametrize(("version", "each"), examples(VERSIONS, EXAMPLES))
def test_example(version, each):
    assert_example(version, each)


@pytest.mark.parametrize("case", cases(VALID))
def test_node_valid(case):
    assert_node_valid(VERSIONS[case.version], case.call)


@pytest.mark.parametrize("case", cases(VIOLATING))
def test_node_violating(case):
    assert_node_violates(VERSIONS[case.version], case.call, case.clause)


@each_version
def test_node_faults(version):
    assert_node_faults(version)


@each_version
def test_declared_outputs(version):
    assert_declared_outputs(version)


@each_version
def test_out(version):
    assert_out(version)


@each_version
def test_lone_tensor_for_many(version):
    assert_lone_refused(version)


@pytest.mark.parametrize("case", cases(VALID))
def test_strings_only(case):
    assert_strings_only(VERSIONS[case.version], case.call)


@each_version
@given(data=st.data())
def test_kernel_is_the_oracle(version, data):
    types, attributes = drawn_call(data, version, CALLS)
    plain, given_ = data.draw(arrays_like(types, version))
    got, wanted = version.run(*given_, **attributes), version.means(*plain, **attributes)
    assert_allowed(version, got, wanted, plain, attributes)


@each_version
@given(data=st.data())
def test_inference_agrees_with_the_run(version, data):
    types, attributes = drawn_call(data, version, CALLS)
    true = version.infer(*types, **attributes)
    plain, _ = data.draw(arrays_like(types, version))
    assert_types(version.run(*plain, **attributes), true)
    assert_agrees(version.infer(*data.draw(weakened(types)), **attributes), true)


@pytest.mark.parametrize(("against", "case"), compared(VERSIONS, CASES, LEDGER))
def test_agreement(against, case):
    assert differs(against, VERSIONS[case.version], case) is None


@pytest.mark.parametrize("entry", known_divergences(VERSIONS, CASES, LEDGER))
def test_known_divergence_is_still_there(entry):
    assert_still_differs(VERSIONS, CASES, entry)
