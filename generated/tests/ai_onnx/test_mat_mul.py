# Emitted from spec/ai.onnx/MatMul.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of MatMul: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.mat_mul as functions

oracle = module_beside(__file__, "oracle_mat_mul")


VERSIONS = {
    "MatMul-1": Version(
        operator="MatMul",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 9),
        copies=False,
        run=functions.mat_mul_1,
        infer=functions.infer_mat_mul_1,
        check=functions.check_mat_mul_1,
        oracle=oracle.mat_mul_1,
        ulps=oracle.ulps_of_mat_mul_1,
        base=call("float[2,3,4]", "float[1,4,2]").gives("float[2,3,2]"),
    ),
    "MatMul-9": Version(
        operator="MatMul",
        domain="ai.onnx",
        since=9,
        opsets=range(9, 13),
        copies=False,
        run=functions.mat_mul_9,
        infer=functions.infer_mat_mul_9,
        check=functions.check_mat_mul_9,
        oracle=oracle.mat_mul_9,
        ulps=oracle.ulps_of_mat_mul_9,
        base=call("float[2,3,4]", "float[1,4,2]").gives("float[2,3,2]"),
    ),
    "MatMul-13": Version(
        operator="MatMul",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 29),
        copies=False,
        run=functions.mat_mul_13,
        infer=functions.infer_mat_mul_13,
        check=functions.check_mat_mul_13,
        oracle=oracle.mat_mul_13,
        ulps=oracle.ulps_of_mat_mul_13,
        base=call("float[2,3,4]", "float[1,4,2]").gives("float[2,3,2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "MatMul-1-1+1": call("float[1]", "float[1]").gives("float[]"),
    "MatMul-1-2+2": call("float[2]", "float[2]").gives("float[]"),
    "MatMul-1-2x3+3x3": call("float[2,3]", "float[3,3]").gives("float[2,3]"),
    "MatMul-1-2x3+3": call("float[2,3]", "float[3]").gives("float[2]"),
    "MatMul-1-2+2x3": call("float[2]", "float[2,3]").gives("float[3]"),
    "MatMul-1-2x3x4+1x4x4": call("float[2,3,4]", "float[1,4,4]").gives("float[2,3,4]"),
    "MatMul-1-2x3x4+4x4": call("float[2,3,4]", "float[4,4]").gives("float[2,3,4]"),
    "MatMul-1-2x3+1x3x4": call("float[2,3]", "float[1,3,4]").gives("float[1,2,4]"),
    "MatMul-1-2x3+3x4": call("float[2,3]", "float[3,4]").gives("float[2,4]"),
    "MatMul-1-2x3x4x2+1x2x2": call("float[2,3,4,2]", "float[1,2,2]").gives("float[2,3,4,2]"),
    "MatMul-1-3x3x4+1x3x4x2": call("float[3,3,4]", "float[1,3,4,2]").gives("float[1,3,3,2]"),
    "MatMul-1-2x3x4+1x4x2": call("float[2,3,4]", "float[1,4,2]").gives("float[2,3,2]"),
    "MatMul-1-2x3x4x2+1x3x2x3": call("float[2,3,4,2]", "float[1,3,2,3]").gives("float[2,3,4,3]"),
    "MatMul-1-0x3x4+1x4x2": call("float[0,3,4]", "float[1,4,2]").gives("float[0,3,2]"),
    "MatMul-1-2x0x4+1x4x2": call("float[2,0,4]", "float[1,4,2]").gives("float[2,0,2]"),
    "MatMul-1-2x3x4+1x4x0": call("float[2,3,4]", "float[1,4,0]").gives("float[2,3,0]"),
    "MatMul-1-2x3x0+1x0x2": call("float[2,3,0]", "float[1,0,2]").gives("float[2,3,2]"),
    "MatMul-1.C3-float": call("float[2,3,4]", "float[1,4,2]").gives("float[2,3,2]"),
    "MatMul-1.C3-float16": call("float16[2,3,4]", "float16[1,4,2]").gives("float16[2,3,2]"),
    "MatMul-1.C3-double": call("double[2,3,4]", "double[1,4,2]").gives("double[2,3,2]"),
    "MatMul-9-2+2x3": call("float[2]", "float[2,3]").gives("float[3]"),
    "MatMul-9-2x3x4+1x4x4": call("float[2,3,4]", "float[1,4,4]").gives("float[2,3,4]"),
    "MatMul-9-2x3x4+4x4": call("float[2,3,4]", "float[4,4]").gives("float[2,3,4]"),
    "MatMul-9-2x3+1x3x4": call("float[2,3]", "float[1,3,4]").gives("float[1,2,4]"),
    "MatMul-9.C3-int32": call("int32[2,3,4]", "int32[1,4,2]").gives("int32[2,3,2]"),
    "MatMul-9.C3-int64": call("int64[2,3,4]", "int64[1,4,2]").gives("int64[2,3,2]"),
    "MatMul-9.C3-uint32": call("uint32[2,3,4]", "uint32[1,4,2]").gives("uint32[2,3,2]"),
    "MatMul-9.C3-uint64": call("uint64[2,3,4]", "uint64[1,4,2]").gives("uint64[2,3,2]"),
    "MatMul-9.C3-double": call("double[2,3,4]", "double[1,4,2]").gives("double[2,3,2]"),
    "MatMul-9.C3-float": call("float[2,3,4]", "float[1,4,2]").gives("float[2,3,2]"),
    "MatMul-13-2x3+3x4": call("float[2,3]", "float[3,4]").gives("float[2,4]"),
    "MatMul-13-2x3x4x2+1x2x2": call("float[2,3,4,2]", "float[1,2,2]").gives("float[2,3,4,2]"),
    "MatMul-13-3x3x4+1x3x4x2": call("float[3,3,4]", "float[1,3,4,2]").gives("float[1,3,3,2]"),
    "MatMul-13-2x3x4+1x4x2": call("float[2,3,4]", "float[1,4,2]").gives("float[2,3,2]"),
    "MatMul-13.C3-bfloat16": call("bfloat16[2,3,4]", "bfloat16[1,4,2]").gives("bfloat16[2,3,2]"),
    "MatMul-13.C3-double": call("double[2,3,4]", "double[1,4,2]").gives("double[2,3,2]"),
    "MatMul-13.C3-uint32": call("uint32[2,3,4]", "uint32[1,4,2]").gives("uint32[2,3,2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "MatMul-1.C1-A-missing": call(None, "float[1]"),
    "MatMul-1.C2-B-missing": call("float[1]", None),
    "MatMul-1.C3-all-uint8": call("uint8[1]", "uint8[1]"),
    "MatMul-1.C3-all-int8": call("int8[1]", "int8[1]"),
    "MatMul-1.C3-all-uint16": call("uint16[1]", "uint16[1]"),
    "MatMul-1.C3-all-int16": call("int16[1]", "int16[1]"),
    "MatMul-1.C3-all-int32": call("int32[1]", "int32[1]"),
    "MatMul-1.C3-all-int64": call("int64[1]", "int64[1]"),
    "MatMul-1.C3-all-string": call("string[1]", "string[1]"),
    "MatMul-1.C3-all-bool": call("bool[1]", "bool[1]"),
    "MatMul-1.C3-all-uint32": call("uint32[1]", "uint32[1]"),
    "MatMul-1.C3-all-uint64": call("uint64[1]", "uint64[1]"),
    "MatMul-1.C3-all-complex64": call("complex64[1]", "complex64[1]"),
    "MatMul-1.C3-all-complex128": call("complex128[1]", "complex128[1]"),
    "MatMul-1.C3-all-bfloat16": call("bfloat16[1]", "bfloat16[1]"),
    "MatMul-1.C3-all-float8e4m3fn": call("float8e4m3fn[1]", "float8e4m3fn[1]"),
    "MatMul-1.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[1]", "float8e4m3fnuz[1]"),
    "MatMul-1.C3-all-float8e5m2": call("float8e5m2[1]", "float8e5m2[1]"),
    "MatMul-1.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[1]", "float8e5m2fnuz[1]"),
    "MatMul-1.C3-all-uint4": call("uint4[1]", "uint4[1]"),
    "MatMul-1.C3-all-int4": call("int4[1]", "int4[1]"),
    "MatMul-1.C3-all-float4e2m1": call("float4e2m1[1]", "float4e2m1[1]"),
    "MatMul-1.C3-all-float8e8m0": call("float8e8m0[1]", "float8e8m0[1]"),
    "MatMul-1.C3-all-uint2": call("uint2[1]", "uint2[1]"),
    "MatMul-1.C3-all-int2": call("int2[1]", "int2[1]"),
    "MatMul-1.C3-all-float6e2m3": call("float6e2m3[1]", "float6e2m3[1]"),
    "MatMul-1.C3-all-float6e3m2": call("float6e3m2[1]", "float6e3m2[1]"),
    "MatMul-1.C3-A-uint8": call("uint8[1]", "float[1]"),
    "MatMul-1.C3-B-uint8": call("float[1]", "uint8[1]"),
    "MatMul-1.C4-B-float16": call("float[1]", "float16[1]"),
    "MatMul-1.C4-B-double": call("float[1]", "double[1]"),
    "MatMul-1.C4-A-float16": call("float16[1]", "float[1]"),
    "MatMul-1.C5-A-one-axis-less": call("float[]", "float[1]"),
    "MatMul-1.C5-A-rank-0": call("float[]", "float[2]"),
    "MatMul-1.C5-all-rank-0": call("float[]", "float[3,3]"),
    "MatMul-1.C5-all-one-axis-less": call("float[]", "float[2,3]"),
    "MatMul-1.C6-B-one-axis-less": call("float[1]", "float[]"),
    "MatMul-1.C6-B-rank-0": call("float[2]", "float[]"),
    "MatMul-1.C6-all-rank-0": call("float[2,3]", "float[]"),
    "MatMul-1.C7-B-longer": call("float[1]", "float[2]"),
    "MatMul-1.C7-B-shorter": call("float[1]", "float[0]"),
    "MatMul-1.C7-A-shorter": call("float[0]", "float[1]"),
    "MatMul-1.C7-B-empty": call("float[2]", "float[0]"),
    "MatMul-1.C7-B-longer-though-empty": call("float[0,3,4]", "float[1,5,2]"),
    "MatMul-1.C7-B-shorter-though-empty": call("float[0,3,4]", "float[1,3,2]"),
    "MatMul-1.C7-A-longer-though-empty": call("float[0,3,5]", "float[1,4,2]"),
    "MatMul-1.C7-A-shorter-though-empty": call("float[0,3,3]", "float[1,4,2]"),
    "MatMul-1.C8-B-shorter": call("float[2,3,4]", "float[0,4,4]"),
    "MatMul-1.C8-B-longer": call("float[2,3,4,2]", "float[2,2,2]"),
    "MatMul-1.C8-B-empty": call("float[2,3,4,2]", "float[0,2,2]"),
    "MatMul-1.C8-A-longer": call("float[4,3,4]", "float[1,3,4,2]"),
    "MatMul-1.C8-A-shorter": call("float[2,3,4]", "float[1,3,4,2]"),
    "MatMul-1.C8-A-empty": call("float[0,3,4]", "float[1,3,4,2]"),
    "MatMul-1.C8-B-longer-though-empty": call("float[0,3,4]", "float[2,4,2]"),
    "MatMul-1.C8-B-shorter-though-empty": call("float[2,0,4]", "float[0,4,2]"),
    "MatMul-9.C1-A-missing": call(None, "float[1]"),
    "MatMul-9.C2-B-missing": call("float[1]", None),
    "MatMul-9.C3-all-uint8": call("uint8[1]", "uint8[1]"),
    "MatMul-9.C3-all-int8": call("int8[1]", "int8[1]"),
    "MatMul-9.C3-all-uint16": call("uint16[1]", "uint16[1]"),
    "MatMul-9.C3-all-int16": call("int16[1]", "int16[1]"),
    "MatMul-9.C4-B-int64": call("float[1]", "int64[1]"),
    "MatMul-9.C5-A-rank-0": call("float[]", "float[2]"),
    "MatMul-9.C6-B-rank-0": call("float[2]", "float[]"),
    "MatMul-9.C7-B-shorter": call("float[1]", "float[0]"),
    "MatMul-9.C8-B-longer": call("float[2,3,4,2]", "float[2,2,2]"),
    "MatMul-13.C1-A-missing": call(None, "float[1]"),
    "MatMul-13.C2-B-missing": call("float[1]", None),
    "MatMul-13.C3-all-uint8": call("uint8[1]", "uint8[1]"),
    "MatMul-13.C3-all-int8": call("int8[1]", "int8[1]"),
    "MatMul-13.C3-all-uint16": call("uint16[1]", "uint16[1]"),
    "MatMul-13.C3-all-int16": call("int16[1]", "int16[1]"),
    "MatMul-13.C4-B-float16": call("float[1]", "float16[1]"),
    "MatMul-13.C5-all-rank-0": call("float[]", "float[3,3]"),
    "MatMul-13.C6-all-rank-0": call("float[2,3]", "float[]"),
    "MatMul-13.C7-A-longer": call("float[2]", "float[1]"),
    "MatMul-13.C8-B-empty": call("float[2,3,4,2]", "float[0,2,2]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "MatMul-1-2x3x4+1x4x2-undeclared": call("float", "float").gives("float"),
    "MatMul-1-2x3x4+1x4x2-partly": call("float", "float[1,4,2]").gives("float"),
    "MatMul-1-2x3x4+1x4x2-symbolic": call("float[d0,d1,d2]", "float[d3,d4,d5]").gives(
        "float[?,d1,d5]"
    ),
    "MatMul-9-2x3x4+1x4x2-undeclared": call("float", "float").gives("float"),
    "MatMul-9-2x3x4+1x4x2-partly": call("float", "float[1,4,2]").gives("float"),
    "MatMul-9-2x3x4+1x4x2-symbolic": call("float[d0,d1,d2]", "float[d3,d4,d5]").gives(
        "float[?,d1,d5]"
    ),
    "MatMul-13-2x3x4+1x4x2-undeclared": call("float", "float").gives("float"),
    "MatMul-13-2x3x4+1x4x2-partly": call("float", "float[1,4,2]").gives("float"),
    "MatMul-13-2x3x4+1x4x2-symbolic": call("float[d0,d1,d2]", "float[d3,d4,d5]").gives(
        "float[?,d1,d5]"
    ),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {}
EXAMPLES = [
    example(
        "matmul_matrices",
        [1, 9, 13],
        [
            tensor("float", [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]),
            tensor("float", [[1.0, 0.0, 2.0], [0.0, 1.0, 3.0]]),
        ],
        {},
        gives=[tensor("float", [[1.0, 2.0, 8.0], [3.0, 4.0, 18.0], [5.0, 6.0, 28.0]])],
    ),
    example(
        "matmul_vectors",
        [1, 9, 13],
        [tensor("double", [1.0, 2.0, 3.0]), tensor("double", [4.0, 5.0, 6.0])],
        {},
        gives=[tensor("double", 32.0)],
    ),
    example(
        "matmul_row",
        [1, 9, 13],
        [tensor("float", [1.0, 10.0]), tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])],
        {},
        gives=[tensor("float", [41.0, 52.0, 63.0])],
    ),
    example(
        "matmul_column",
        [1, 9, 13],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), tensor("float", [1.0, 10.0, 100.0])],
        {},
        gives=[tensor("float", [321.0, 654.0])],
    ),
    example(
        "matmul_stack",
        [1, 9, 13],
        [
            tensor("float", [[[1.0, 2.0]], [[3.0, 4.0]], [[5.0, 6.0]]]),
            tensor("float", [[0.0, 1.0], [1.0, 0.0]]),
        ],
        {},
        gives=[tensor("float", [[[2.0, 1.0]], [[4.0, 3.0]], [[6.0, 5.0]]])],
    ),
    example(
        "matmul_stacks_crossed",
        [1, 9, 13],
        [tensor("float", [[[[1.0]], [[2.0]]]]), tensor("float", [[[[3.0]]], [[[4.0]]], [[[5.0]]]])],
        {},
        gives=[tensor("float", [[[[3.0]], [[6.0]]], [[[4.0]], [[8.0]]], [[[5.0]], [[10.0]]]])],
    ),
    example(
        "matmul_nothing_to_sum",
        [1, 9, 13],
        [tensor("float", [], shape=(2, 0)), tensor("float", [], shape=(0, 3))],
        {},
        gives=[tensor("float", [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]])],
    ),
    example(
        "matmul_not_finite",
        [1, 9, 13],
        [
            tensor("double", [[float("inf"), 1.0], [float("nan"), 1.0], [1.0, 1.0]]),
            tensor("double", [[1.0, 0.0], [2.0, 3.0]]),
        ],
        {},
        gives=[
            tensor(
                "double", [[float("inf"), float("nan")], [float("nan"), float("nan")], [3.0, 3.0]]
            )
        ],
    ),
    example(
        "matmul_sizes_differ",
        [1, 9, 13],
        [tensor("float", [[1.0, 2.0, 3.0]]), tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])],
        {},
        violates="C7",
    ),
    example(
        "matmul_scalar",
        [1, 9, 13],
        [tensor("float", 2.0), tensor("float", [1.0, 2.0])],
        {},
        violates="C5",
    ),
    example(
        "matmul_stacks_differ",
        [1, 9, 13],
        [tensor("float", [[[1.0]], [[2.0]]]), tensor("float", [[[1.0]], [[2.0]], [[3.0]]])],
        {},
        violates="C8",
    ),
    example(
        "matmul_integers_wrap",
        [9, 13],
        [tensor("int32", [[65536, 1]]), tensor("int32", [[32768], [-5]])],
        {},
        gives=[tensor("int32", [[2147483643]])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(1,),
        types=("float16",),
        reason=(
            "It puts a cast into the model that is not valid at the first opsets,"
            " and refuses the whole."
        ),
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
