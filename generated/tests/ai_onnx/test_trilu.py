# Emitted from spec/ai.onnx/Trilu.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Trilu: every clause, border, element type and example of its versions."""

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
    Given,
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

import onnxops.ai.onnx.trilu as functions

oracle = module_beside(__file__, "oracle_trilu")


VERSIONS = {
    "Trilu-14": Version(
        operator="Trilu",
        domain="ai.onnx",
        since=14,
        opsets=range(14, 29),
        copies=False,
        run=functions.trilu_14,
        infer=functions.infer_trilu_14,
        check=functions.check_trilu_14,
        oracle=oracle.trilu_14,
        base=call("float[2,3,4]").gives("float[2,3,4]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Trilu-14-1x1": call("float[1,1]").gives("float[1,1]"),
    "Trilu-14-2x3": call("float[2,3]").gives("float[2,3]"),
    "Trilu-14-2x3x4": call("float[2,3,4]").gives("float[2,3,4]"),
    "Trilu-14-2x3x4x2": call("float[2,3,4,2]").gives("float[2,3,4,2]"),
    "Trilu-14-0x3x4": call("float[0,3,4]").gives("float[0,3,4]"),
    "Trilu-14-2x0x4": call("float[2,0,4]").gives("float[2,0,4]"),
    "Trilu-14-2x3x0": call("float[2,3,0]").gives("float[2,3,0]"),
    "Trilu-14-2x3x4+scalar-upper-1-k-0": call("float[2,3,4]", Given("int64", 0), upper=1).gives(
        "float[2,3,4]"
    ),
    "Trilu-14-2x3x4+scalar-k-0": call("float[2,3,4]", Given("int64", 0)).gives("float[2,3,4]"),
    "Trilu-14-2x3x4-upper-1": call("float[2,3,4]", upper=1).gives("float[2,3,4]"),
    "Trilu-14-1x1-upper-1": call("float[1,1]", upper=1).gives("float[1,1]"),
    "Trilu-14-1x1-upper-0": call("float[1,1]", upper=0).gives("float[1,1]"),
    "Trilu-14-1x1-upper-2": call("float[1,1]", upper=2).gives("float[1,1]"),
    "Trilu-14-1x1-upper--1": call("float[1,1]", upper=-1).gives("float[1,1]"),
    "Trilu-14-2x3x4x2-upper-1": call("float[2,3,4,2]", upper=1).gives("float[2,3,4,2]"),
    "Trilu-14-2x3x4x2-upper-0": call("float[2,3,4,2]", upper=0).gives("float[2,3,4,2]"),
    "Trilu-14-2x3x4x2-upper-2": call("float[2,3,4,2]", upper=2).gives("float[2,3,4,2]"),
    "Trilu-14-2x3x4x2-upper--1": call("float[2,3,4,2]", upper=-1).gives("float[2,3,4,2]"),
    "Trilu-14-2x3x4x2-upper-4": call("float[2,3,4,2]", upper=4).gives("float[2,3,4,2]"),
    "Trilu-14-2x3x4+scalar-upper-0-k-0": call("float[2,3,4]", Given("int64", 0), upper=0).gives(
        "float[2,3,4]"
    ),
    "Trilu-14-2x3x4+scalar-upper-2-k-0": call("float[2,3,4]", Given("int64", 0), upper=2).gives(
        "float[2,3,4]"
    ),
    "Trilu-14-2x3x4+scalar-upper--1-k-0": call("float[2,3,4]", Given("int64", 0), upper=-1).gives(
        "float[2,3,4]"
    ),
    "Trilu-14-2x3x4+scalar-upper-3-k-0": call("float[2,3,4]", Given("int64", 0), upper=3).gives(
        "float[2,3,4]"
    ),
    "Trilu-14.C2-float": call("float[2,3,4]").gives("float[2,3,4]"),
    "Trilu-14.C2-uint8": call("uint8[2,3,4]").gives("uint8[2,3,4]"),
    "Trilu-14.C2-int8": call("int8[2,3,4]").gives("int8[2,3,4]"),
    "Trilu-14.C2-uint16": call("uint16[2,3,4]").gives("uint16[2,3,4]"),
    "Trilu-14.C2-int16": call("int16[2,3,4]").gives("int16[2,3,4]"),
    "Trilu-14.C2-int32": call("int32[2,3,4]").gives("int32[2,3,4]"),
    "Trilu-14.C2-int64": call("int64[2,3,4]").gives("int64[2,3,4]"),
    "Trilu-14.C2-string": call("string[2,3,4]").gives("string[2,3,4]"),
    "Trilu-14.C2-bool": call("bool[2,3,4]").gives("bool[2,3,4]"),
    "Trilu-14.C2-float16": call("float16[2,3,4]").gives("float16[2,3,4]"),
    "Trilu-14.C2-double": call("double[2,3,4]").gives("double[2,3,4]"),
    "Trilu-14.C2-uint32": call("uint32[2,3,4]").gives("uint32[2,3,4]"),
    "Trilu-14.C2-uint64": call("uint64[2,3,4]").gives("uint64[2,3,4]"),
    "Trilu-14.C2-complex64": call("complex64[2,3,4]").gives("complex64[2,3,4]"),
    "Trilu-14.C2-complex128": call("complex128[2,3,4]").gives("complex128[2,3,4]"),
    "Trilu-14.C2-bfloat16": call("bfloat16[2,3,4]").gives("bfloat16[2,3,4]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Trilu-14.C1-input-missing": call(None),
    "Trilu-14.C2-all-float8e4m3fn": call("float8e4m3fn[1,1]"),
    "Trilu-14.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[1,1]"),
    "Trilu-14.C2-all-float8e5m2": call("float8e5m2[1,1]"),
    "Trilu-14.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[1,1]"),
    "Trilu-14.C2-all-uint4": call("uint4[1,1]"),
    "Trilu-14.C2-all-int4": call("int4[1,1]"),
    "Trilu-14.C2-all-float4e2m1": call("float4e2m1[1,1]"),
    "Trilu-14.C2-all-float8e8m0": call("float8e8m0[1,1]"),
    "Trilu-14.C2-all-uint2": call("uint2[1,1]"),
    "Trilu-14.C2-all-int2": call("int2[1,1]"),
    "Trilu-14.C2-all-float6e2m3": call("float6e2m3[1,1]"),
    "Trilu-14.C2-all-float6e3m2": call("float6e3m2[1,1]"),
    "Trilu-14.C3-all-float": call("float[2,3,4]", Given("float", 0.0), upper=1),
    "Trilu-14.C3-all-uint8": call("float[2,3,4]", Given("uint8", 0), upper=1),
    "Trilu-14.C3-all-int8": call("float[2,3,4]", Given("int8", 0), upper=1),
    "Trilu-14.C3-all-uint16": call("float[2,3,4]", Given("uint16", 0), upper=1),
    "Trilu-14.C3-all-int16": call("float[2,3,4]", Given("int16", 0), upper=1),
    "Trilu-14.C3-all-int32": call("float[2,3,4]", Given("int32", 0), upper=1),
    "Trilu-14.C3-all-string": call("float[2,3,4]", "string[]", upper=1),
    "Trilu-14.C3-all-bool": call("float[2,3,4]", "bool[]", upper=1),
    "Trilu-14.C3-all-float16": call("float[2,3,4]", Given("float16", 0.0), upper=1),
    "Trilu-14.C3-all-double": call("float[2,3,4]", Given("double", 0.0), upper=1),
    "Trilu-14.C3-all-uint32": call("float[2,3,4]", Given("uint32", 0), upper=1),
    "Trilu-14.C3-all-uint64": call("float[2,3,4]", Given("uint64", 0), upper=1),
    "Trilu-14.C4-input-one-axis-less": call("float[1]"),
    "Trilu-14.C4-input-rank-0": call("float[]"),
    "Trilu-14.C4-all-one-axis-less": call("float[2]"),
    "Trilu-14.C4-all-rank-0": call("float[]", Given("int64", 0), upper=1),
    "Trilu-14.C5-k-one-axis-more": call("float[2,3,4]", Given("int64", [0]), upper=1),
    "Trilu-14.C5-all-one-axis-more": call("float[2,3,4]", Given("int64", [0])),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Trilu-14-2x3x4-undeclared": call("float").gives("float"),
    "Trilu-14-2x3x4-symbolic": call("float[d0,d1,d2]").gives("float[d0,d1,d2]"),
    "Trilu-14-2x3x4+scalar-upper-1-k-0-declared": call("float[2,3,4]", "int64[]", upper=1).gives(
        "float[2,3,4]"
    ),
    "Trilu-14-2x3x4+scalar-upper-1-k-0-undeclared": call("float", "int64", upper=1).gives("float"),
    "Trilu-14-2x3x4+scalar-upper-1-k-0-partly": call("float", "int64[]", upper=1).gives("float"),
    "Trilu-14-2x3x4+scalar-upper-1-k-0-symbolic": call("float[d0,d1,d2]", "int64[]", upper=1).gives(
        "float[d0,d1,d2]"
    ),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Trilu-14.attribute-type-upper-true": call("float[2,3,4]", upper=True),
    "Trilu-14.attribute-type-upper-float": call("float[2,3,4]", upper=1.0),
    "Trilu-14.attribute-type-upper-text": call("float[2,3,4]", upper="1"),
    "Trilu-14.attribute-type-upper-list": call("float[2,3,4]", upper=[1]),
    "Trilu-14.attribute-type-upper-2**63": call("float[2,3,4]", upper=2**63),
    "Trilu-14.attribute-type-upper--2**63-1": call("float[2,3,4]", upper=-(2**63 + 1)),
}
EXAMPLES = [
    example(
        "trilu_upper",
        [14],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])],
        {},
        gives=[tensor("float", [[1.0, 2.0, 3.0], [0.0, 5.0, 6.0], [0.0, 0.0, 9.0]])],
    ),
    example(
        "trilu_lower",
        [14],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])],
        {"upper": 0},
        gives=[tensor("float", [[1.0, 0.0, 0.0], [4.0, 5.0, 0.0], [7.0, 8.0, 9.0]])],
    ),
    example(
        "trilu_upper_without_diagonal",
        [14],
        [tensor("int32", [[1, 2, 3], [4, 5, 6], [7, 8, 9]]), tensor("int64", 1)],
        {},
        gives=[tensor("int32", [[0, 2, 3], [0, 0, 6], [0, 0, 0]])],
    ),
    example(
        "trilu_lower_without_diagonal",
        [14],
        [tensor("int32", [[1, 2, 3], [4, 5, 6], [7, 8, 9]]), tensor("int64", -1)],
        {"upper": 0},
        gives=[tensor("int32", [[0, 0, 0], [4, 0, 0], [7, 8, 0]])],
    ),
    example(
        "trilu_wide",
        [14],
        [tensor("float", [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]), tensor("int64", -1)],
        {},
        gives=[tensor("float", [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]])],
    ),
    example(
        "trilu_batch",
        [14],
        [tensor("float", [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]])],
        {"upper": 0},
        gives=[tensor("float", [[[1.0, 0.0], [3.0, 4.0]], [[5.0, 0.0], [7.0, 8.0]]])],
    ),
    example(
        "trilu_far_away",
        [14],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("int64", 7)],
        {},
        gives=[tensor("float", [[0.0, 0.0], [0.0, 0.0]])],
    ),
    example(
        "trilu_not_finite",
        [14],
        [tensor("float", [[float("nan"), float("inf")], [float("nan"), float("-inf")]])],
        {},
        gives=[tensor("float", [[float("nan"), float("inf")], [0.0, float("-inf")]])],
    ),
    example(
        "trilu_booleans",
        [14],
        [tensor("bool", [[True, True, True], [True, True, True], [True, True, True]])],
        {"upper": 0},
        gives=[tensor("bool", [[True, False, False], [True, True, False], [True, True, True]])],
    ),
    example(
        "trilu_empty",
        [14],
        [tensor("float", [], shape=(2, 0))],
        {},
        gives=[tensor("float", [], shape=(2, 0))],
    ),
    example(
        "trilu_vector",
        [14],
        [tensor("float", [1.0, 2.0, 3.0])],
        {},
        violates="C4",
    ),
    example(
        "trilu_list_of_diagonals",
        [14],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("int64", [1])],
        {},
        violates="C5",
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnx.reference",
        versions=(14,),
        types=("string",),
        reason="Among texts it puts the number 0, which is no text.",
    ),
    Divergence(
        "onnxruntime",
        versions=(14,),
        clause="C5",
        reason="It takes a list of one number for `k` too.",
    ),
    Divergence(
        "onnxruntime",
        versions=(14,),
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
