# Emitted from spec/ai.onnx/Identity.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Identity: every clause, border, element type and example of its versions."""

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
    runs,
    tensor,
    weakened,
)

import onnxops.ai.onnx.identity as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_identity")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, input: (*s,)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    s = draw(runs)
    input = TensorType(T, (*s,))
    return [input], {}


@st.composite
def calls_14(draw, types):
    """Types and attributes of a valid call, input: (*s,)."""
    T = draw(st.sampled_from(sorted(name for name in types["T"] if "(" not in name)))
    s = draw(runs)
    input = TensorType(T, (*s,))
    return [input], {}


VERSIONS = {
    "Identity-1": Version(
        operator="Identity",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 13),
        copies=True,
        run=functions.identity_1,
        infer=functions.infer_identity_1,
        check=functions.check_identity_1,
        oracle=oracle.identity_1,
        calls=calls_1(schema("Identity", 1, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Identity-13": Version(
        operator="Identity",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 14),
        copies=True,
        run=functions.identity_13,
        infer=functions.infer_identity_13,
        check=functions.check_identity_13,
        oracle=oracle.identity_13,
        calls=calls_1(schema("Identity", 13, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Identity-14": Version(
        operator="Identity",
        domain="ai.onnx",
        since=14,
        opsets=range(14, 16),
        copies=True,
        run=functions.identity_14,
        infer=functions.infer_identity_14,
        check=functions.check_identity_14,
        oracle=oracle.identity_14,
        calls=calls_14(schema("Identity", 14, "ai.onnx").types),
        opened=0,
        nothing=False,
        base=call("float[2]").gives("float[2]"),
    ),
    "Identity-16": Version(
        operator="Identity",
        domain="ai.onnx",
        since=16,
        opsets=range(16, 19),
        copies=True,
        run=functions.identity_16,
        infer=functions.infer_identity_16,
        check=functions.check_identity_16,
        oracle=oracle.identity_16,
        calls=calls_14(schema("Identity", 16, "ai.onnx").types),
        opened=0,
        nothing=True,
        base=call("float[2]").gives("float[2]"),
    ),
    "Identity-19": Version(
        operator="Identity",
        domain="ai.onnx",
        since=19,
        opsets=range(19, 21),
        copies=True,
        run=functions.identity_19,
        infer=functions.infer_identity_19,
        check=functions.check_identity_19,
        oracle=oracle.identity_19,
        calls=calls_14(schema("Identity", 19, "ai.onnx").types),
        opened=0,
        nothing=True,
        base=call("float[2]").gives("float[2]"),
    ),
    "Identity-21": Version(
        operator="Identity",
        domain="ai.onnx",
        since=21,
        opsets=range(21, 23),
        copies=True,
        run=functions.identity_21,
        infer=functions.infer_identity_21,
        check=functions.check_identity_21,
        oracle=oracle.identity_21,
        calls=calls_14(schema("Identity", 21, "ai.onnx").types),
        opened=0,
        nothing=True,
        base=call("float[2]").gives("float[2]"),
    ),
    "Identity-23": Version(
        operator="Identity",
        domain="ai.onnx",
        since=23,
        opsets=range(23, 24),
        copies=True,
        run=functions.identity_23,
        infer=functions.infer_identity_23,
        check=functions.check_identity_23,
        oracle=oracle.identity_23,
        calls=calls_14(schema("Identity", 23, "ai.onnx").types),
        opened=0,
        nothing=True,
        base=call("float[2]").gives("float[2]"),
    ),
    "Identity-24": Version(
        operator="Identity",
        domain="ai.onnx",
        since=24,
        opsets=range(24, 25),
        copies=True,
        run=functions.identity_24,
        infer=functions.infer_identity_24,
        check=functions.check_identity_24,
        oracle=oracle.identity_24,
        calls=calls_14(schema("Identity", 24, "ai.onnx").types),
        opened=0,
        nothing=True,
        base=call("float[2]").gives("float[2]"),
    ),
    "Identity-25": Version(
        operator="Identity",
        domain="ai.onnx",
        since=25,
        opsets=range(25, 29),
        copies=True,
        run=functions.identity_25,
        infer=functions.infer_identity_25,
        check=functions.check_identity_25,
        oracle=oracle.identity_25,
        calls=calls_14(schema("Identity", 25, "ai.onnx").types),
        opened=0,
        nothing=True,
        base=call("float[2]").gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Identity-1-scalar": call("float[]").gives("float[]"),
    "Identity-1-2": call("float[2]").gives("float[2]"),
    "Identity-1-2x3": call("float[2,3]").gives("float[2,3]"),
    "Identity-1-0": call("float[0]").gives("float[0]"),
    "Identity-1.C2-float": call("float[2]").gives("float[2]"),
    "Identity-1.C2-uint8": call("uint8[2]").gives("uint8[2]"),
    "Identity-1.C2-int8": call("int8[2]").gives("int8[2]"),
    "Identity-1.C2-uint16": call("uint16[2]").gives("uint16[2]"),
    "Identity-1.C2-int16": call("int16[2]").gives("int16[2]"),
    "Identity-1.C2-int32": call("int32[2]").gives("int32[2]"),
    "Identity-1.C2-int64": call("int64[2]").gives("int64[2]"),
    "Identity-1.C2-string": call("string[2]").gives("string[2]"),
    "Identity-1.C2-bool": call("bool[2]").gives("bool[2]"),
    "Identity-1.C2-float16": call("float16[2]").gives("float16[2]"),
    "Identity-1.C2-double": call("double[2]").gives("double[2]"),
    "Identity-1.C2-uint32": call("uint32[2]").gives("uint32[2]"),
    "Identity-1.C2-uint64": call("uint64[2]").gives("uint64[2]"),
    "Identity-1.C2-complex64": call("complex64[2]").gives("complex64[2]"),
    "Identity-1.C2-complex128": call("complex128[2]").gives("complex128[2]"),
    "Identity-13-scalar": call("float[]").gives("float[]"),
    "Identity-13-2": call("float[2]").gives("float[2]"),
    "Identity-13-2x3": call("float[2,3]").gives("float[2,3]"),
    "Identity-13-0": call("float[0]").gives("float[0]"),
    "Identity-13.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[2]"),
    "Identity-13.C2-int8": call("int8[2]").gives("int8[2]"),
    "Identity-13.C2-uint16": call("uint16[2]").gives("uint16[2]"),
    "Identity-14-scalar": call("float[]").gives("float[]"),
    "Identity-14-2": call("float[2]").gives("float[2]"),
    "Identity-14-2x3": call("float[2,3]").gives("float[2,3]"),
    "Identity-14-0": call("float[0]").gives("float[0]"),
    "Identity-14.C2-int16": call("int16[2]").gives("int16[2]"),
    "Identity-14.C2-int32": call("int32[2]").gives("int32[2]"),
    "Identity-16-scalar": call("float[]").gives("float[]"),
    "Identity-16-2": call("float[2]").gives("float[2]"),
    "Identity-16-2x3": call("float[2,3]").gives("float[2,3]"),
    "Identity-16-0": call("float[0]").gives("float[0]"),
    "Identity-16.C2-int64": call("int64[2]").gives("int64[2]"),
    "Identity-16.C2-string": call("string[2]").gives("string[2]"),
    "Identity-19-scalar": call("float[]").gives("float[]"),
    "Identity-19-2": call("float[2]").gives("float[2]"),
    "Identity-19-2x3": call("float[2,3]").gives("float[2,3]"),
    "Identity-19-0": call("float[0]").gives("float[0]"),
    "Identity-19.C2-float8e4m3fn": call("float8e4m3fn[2]").gives("float8e4m3fn[2]"),
    "Identity-19.C2-float8e4m3fnuz": call("float8e4m3fnuz[2]").gives("float8e4m3fnuz[2]"),
    "Identity-19.C2-float8e5m2": call("float8e5m2[2]").gives("float8e5m2[2]"),
    "Identity-19.C2-float8e5m2fnuz": call("float8e5m2fnuz[2]").gives("float8e5m2fnuz[2]"),
    "Identity-19.C2-bool": call("bool[2]").gives("bool[2]"),
    "Identity-19.C2-float16": call("float16[2]").gives("float16[2]"),
    "Identity-21-scalar": call("float[]").gives("float[]"),
    "Identity-21-2": call("float[2]").gives("float[2]"),
    "Identity-21-2x3": call("float[2,3]").gives("float[2,3]"),
    "Identity-21-0": call("float[0]").gives("float[0]"),
    "Identity-21.C2-uint4": call("uint4[2]").gives("uint4[2]"),
    "Identity-21.C2-int4": call("int4[2]").gives("int4[2]"),
    "Identity-21.C2-double": call("double[2]").gives("double[2]"),
    "Identity-21.C2-uint32": call("uint32[2]").gives("uint32[2]"),
    "Identity-23-scalar": call("float[]").gives("float[]"),
    "Identity-23-2": call("float[2]").gives("float[2]"),
    "Identity-23-2x3": call("float[2,3]").gives("float[2,3]"),
    "Identity-23-0": call("float[0]").gives("float[0]"),
    "Identity-23.C2-float4e2m1": call("float4e2m1[2]").gives("float4e2m1[2]"),
    "Identity-23.C2-uint64": call("uint64[2]").gives("uint64[2]"),
    "Identity-23.C2-complex64": call("complex64[2]").gives("complex64[2]"),
    "Identity-24-scalar": call("float[]").gives("float[]"),
    "Identity-24-2": call("float[2]").gives("float[2]"),
    "Identity-24-2x3": call("float[2,3]").gives("float[2,3]"),
    "Identity-24-0": call("float[0]").gives("float[0]"),
    "Identity-24.C2-float8e8m0": call("float8e8m0[2]").gives("float8e8m0[2]"),
    "Identity-24.C2-complex128": call("complex128[2]").gives("complex128[2]"),
    "Identity-24.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[2]"),
    "Identity-25-scalar": call("float[]").gives("float[]"),
    "Identity-25-2": call("float[2]").gives("float[2]"),
    "Identity-25-2x3": call("float[2,3]").gives("float[2,3]"),
    "Identity-25-0": call("float[0]").gives("float[0]"),
    "Identity-25.C2-uint2": call("uint2[2]").gives("uint2[2]"),
    "Identity-25.C2-int2": call("int2[2]").gives("int2[2]"),
    "Identity-25.C2-float8e4m3fn": call("float8e4m3fn[2]").gives("float8e4m3fn[2]"),
    "Identity-25.C2-float8e4m3fnuz": call("float8e4m3fnuz[2]").gives("float8e4m3fnuz[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Identity-1.C1-input-missing": call(None),
    "Identity-1.C2-all-bfloat16": call("bfloat16[]"),
    "Identity-1.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Identity-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Identity-1.C2-all-float8e5m2": call("float8e5m2[]"),
    "Identity-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Identity-1.C2-all-uint4": call("uint4[]"),
    "Identity-1.C2-all-int4": call("int4[]"),
    "Identity-1.C2-all-float4e2m1": call("float4e2m1[]"),
    "Identity-1.C2-all-float8e8m0": call("float8e8m0[]"),
    "Identity-1.C2-all-uint2": call("uint2[]"),
    "Identity-1.C2-all-int2": call("int2[]"),
    "Identity-1.C2-all-float6e2m3": call("float6e2m3[]"),
    "Identity-1.C2-all-float6e3m2": call("float6e3m2[]"),
    "Identity-13.C1-input-missing": call(None),
    "Identity-13.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Identity-13.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Identity-13.C2-all-float8e5m2": call("float8e5m2[]"),
    "Identity-13.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Identity-14.C1-input-missing": call(None),
    "Identity-14.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Identity-14.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Identity-14.C2-all-float8e5m2": call("float8e5m2[]"),
    "Identity-14.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Identity-16.C1-input-missing": call(None),
    "Identity-16.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Identity-16.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Identity-16.C2-all-float8e5m2": call("float8e5m2[]"),
    "Identity-16.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Identity-19.C1-input-missing": call(None),
    "Identity-19.C2-all-uint4": call("uint4[]"),
    "Identity-19.C2-all-int4": call("int4[]"),
    "Identity-19.C2-all-float4e2m1": call("float4e2m1[]"),
    "Identity-19.C2-all-float8e8m0": call("float8e8m0[]"),
    "Identity-21.C1-input-missing": call(None),
    "Identity-21.C2-all-float4e2m1": call("float4e2m1[]"),
    "Identity-21.C2-all-float8e8m0": call("float8e8m0[]"),
    "Identity-21.C2-all-uint2": call("uint2[]"),
    "Identity-21.C2-all-int2": call("int2[]"),
    "Identity-23.C1-input-missing": call(None),
    "Identity-23.C2-all-float8e8m0": call("float8e8m0[]"),
    "Identity-23.C2-all-uint2": call("uint2[]"),
    "Identity-23.C2-all-int2": call("int2[]"),
    "Identity-23.C2-all-float6e2m3": call("float6e2m3[]"),
    "Identity-24.C1-input-missing": call(None),
    "Identity-24.C2-all-uint2": call("uint2[]"),
    "Identity-24.C2-all-int2": call("int2[]"),
    "Identity-24.C2-all-float6e2m3": call("float6e2m3[]"),
    "Identity-24.C2-all-float6e3m2": call("float6e3m2[]"),
    "Identity-25.C1-input-missing": call(None),
    "Identity-25.C2-all-float6e2m3": call("float6e2m3[]"),
    "Identity-25.C2-all-float6e3m2": call("float6e3m2[]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Identity-1-2-undeclared": call("float").gives("float"),
    "Identity-1-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Identity-13-2-undeclared": call("float").gives("float"),
    "Identity-13-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Identity-14-2-undeclared": call("float").gives("float"),
    "Identity-14-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Identity-16-2-undeclared": call("float").gives("float"),
    "Identity-16-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Identity-19-2-undeclared": call("float").gives("float"),
    "Identity-19-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Identity-21-2-undeclared": call("float").gives("float"),
    "Identity-21-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Identity-23-2-undeclared": call("float").gives("float"),
    "Identity-23-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Identity-24-2-undeclared": call("float").gives("float"),
    "Identity-24-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Identity-25-2-undeclared": call("float").gives("float"),
    "Identity-25-2-symbolic": call("float[d0]").gives("float[d0]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {}
EXAMPLES = [
    example(
        "identity_matrix",
        [1, 13, 14, 16, 19, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])],
        {},
        gives=[tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])],
    ),
    example(
        "identity_special",
        [1, 13, 14, 16, 19, 21, 23, 24, 25],
        [tensor("double", [-0.0, float("inf"), float("nan")])],
        {},
        gives=[tensor("double", [-0.0, float("inf"), float("nan")])],
    ),
    example(
        "identity_scalar",
        [1, 13, 14, 16, 19, 21, 23, 24, 25],
        [tensor("int64", 7)],
        {},
        gives=[tensor("int64", 7)],
    ),
    example(
        "identity_empty",
        [1, 13, 14, 16, 19, 21, 23, 24, 25],
        [tensor("float", [], shape=(0, 3))],
        {},
        gives=[tensor("float", [], shape=(0, 3))],
    ),
    example(
        "identity_text",
        [1, 13, 14, 16, 19, 21, 23, 24, 25],
        [tensor("string", ["to", "be"])],
        {},
        gives=[tensor("string", ["to", "be"])],
    ),
    example(
        "identity_bfloat16_early",
        [1],
        [tensor("bfloat16", [1.5])],
        {},
        violates="C2",
    ),
    example(
        "identity_int4_early",
        [1, 13, 14, 16, 19],
        [tensor("int4", [-8, 7])],
        {},
        violates="C2",
    ),
    example(
        "identity_bfloat16",
        [13, 14, 16, 19, 21, 23, 24, 25],
        [tensor("bfloat16", [-0.0, 1.5])],
        {},
        gives=[tensor("bfloat16", [-0.0, 1.5])],
    ),
    example(
        "identity_sequence",
        [14, 16, 19, 21, 23, 24, 25],
        [(tensor("float", [1.0, -0.0]), tensor("float", [[2.0, 3.0, 4.0]]))],
        {},
        gives=[tensor("float", [1.0, -0.0]), tensor("float", [[2.0, 3.0, 4.0]])],
    ),
    example(
        "identity_sequence_empty",
        [14, 16, 19, 21, 23, 24, 25],
        [()],
        {},
        gives=[],
    ),
    example(
        "identity_sequence_mixed",
        [14, 16, 19, 21, 23, 24, 25],
        [(tensor("float", [1.0, 2.0]), tensor("int64", [3, 4]))],
        {},
        violates="C2",
    ),
    example(
        "identity_sequence_bfloat16",
        [14, 16, 19, 21, 23, 24, 25],
        [(tensor("bfloat16", [1.0, 2.0]),)],
        {},
        violates="C2",
    ),
    example(
        "identity_int4",
        [21, 23, 24, 25],
        [tensor("int4", [-8, 0, 7])],
        {},
        gives=[tensor("int4", [-8, 0, 7])],
    ),
    example(
        "identity_int2",
        [25],
        [tensor("int2", [-2, 1])],
        {},
        gives=[tensor("int2", [-2, 1])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(1, 13, 14, 16, 19, 21, 23, 24, 25),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
]
#: All calls that other implementations are asked to make.
CASES = every_case(VERSIONS, VALID | VIOLATING, EXAMPLES)

each_version = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
#: The calls of each version that arrays are drawn for.
CALLS = calls_by_version(VERSIONS, VALID)
DRAWN = [
    VERSIONS[name]
    for name in (
        "Identity-1",
        "Identity-13",
        "Identity-14",
        "Identity-16",
        "Identity-19",
        "Identity-21",
        "Identity-23",
        "Identity-24",
        "Identity-25",
    )
]
each_drawn = pytest.mark.parametrize("version", DRAWN, ids=str)


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
