# Emitted from spec/ai.onnx/Relu.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Relu: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.relu as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_relu")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, X: (*s,)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    s = draw(runs)
    X = TensorType(T, (*s,))
    return [X], {}


VERSIONS = {
    "Relu-1": Version(
        operator="Relu",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 6),
        copies=False,
        run=functions.relu_1,
        infer=functions.infer_relu_1,
        check=functions.check_relu_1,
        oracle=oracle.relu_1,
        calls=calls_1(schema("Relu", 1, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Relu-6": Version(
        operator="Relu",
        domain="ai.onnx",
        since=6,
        opsets=range(6, 13),
        copies=False,
        run=functions.relu_6,
        infer=functions.infer_relu_6,
        check=functions.check_relu_6,
        oracle=oracle.relu_6,
        calls=calls_1(schema("Relu", 6, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Relu-13": Version(
        operator="Relu",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 14),
        copies=False,
        run=functions.relu_13,
        infer=functions.infer_relu_13,
        check=functions.check_relu_13,
        oracle=oracle.relu_13,
        calls=calls_1(schema("Relu", 13, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Relu-14": Version(
        operator="Relu",
        domain="ai.onnx",
        since=14,
        opsets=range(14, 29),
        copies=False,
        run=functions.relu_14,
        infer=functions.infer_relu_14,
        check=functions.check_relu_14,
        oracle=oracle.relu_14,
        calls=calls_1(schema("Relu", 14, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Relu-1-scalar": call("float[]").gives("float[]"),
    "Relu-1-2": call("float[2]").gives("float[2]"),
    "Relu-1-2x3": call("float[2,3]").gives("float[2,3]"),
    "Relu-1-0": call("float[0]").gives("float[0]"),
    "Relu-1.C2-float": call("float[2]").gives("float[2]"),
    "Relu-1.C2-float16": call("float16[2]").gives("float16[2]"),
    "Relu-1.C2-double": call("double[2]").gives("double[2]"),
    "Relu-6-scalar": call("float[]").gives("float[]"),
    "Relu-6-2": call("float[2]").gives("float[2]"),
    "Relu-6-2x3": call("float[2,3]").gives("float[2,3]"),
    "Relu-6-0": call("float[0]").gives("float[0]"),
    "Relu-6.C2-float": call("float[2]").gives("float[2]"),
    "Relu-6.C2-float16": call("float16[2]").gives("float16[2]"),
    "Relu-6.C2-double": call("double[2]").gives("double[2]"),
    "Relu-13-scalar": call("float[]").gives("float[]"),
    "Relu-13-2": call("float[2]").gives("float[2]"),
    "Relu-13-2x3": call("float[2,3]").gives("float[2,3]"),
    "Relu-13-0": call("float[0]").gives("float[0]"),
    "Relu-13.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[2]"),
    "Relu-13.C2-float16": call("float16[2]").gives("float16[2]"),
    "Relu-13.C2-double": call("double[2]").gives("double[2]"),
    "Relu-14-scalar": call("float[]").gives("float[]"),
    "Relu-14-2": call("float[2]").gives("float[2]"),
    "Relu-14-2x3": call("float[2,3]").gives("float[2,3]"),
    "Relu-14-0": call("float[0]").gives("float[0]"),
    "Relu-14.C2-int8": call("int8[2]").gives("int8[2]"),
    "Relu-14.C2-int16": call("int16[2]").gives("int16[2]"),
    "Relu-14.C2-int32": call("int32[2]").gives("int32[2]"),
    "Relu-14.C2-int64": call("int64[2]").gives("int64[2]"),
    "Relu-14.C2-double": call("double[2]").gives("double[2]"),
    "Relu-14.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Relu-1.C1-X-missing": call(None),
    "Relu-1.C2-all-uint8": call("uint8[]"),
    "Relu-1.C2-all-int8": call("int8[]"),
    "Relu-1.C2-all-uint16": call("uint16[]"),
    "Relu-1.C2-all-int16": call("int16[]"),
    "Relu-1.C2-all-int32": call("int32[]"),
    "Relu-1.C2-all-int64": call("int64[]"),
    "Relu-1.C2-all-string": call("string[]"),
    "Relu-1.C2-all-bool": call("bool[]"),
    "Relu-1.C2-all-uint32": call("uint32[]"),
    "Relu-1.C2-all-uint64": call("uint64[]"),
    "Relu-1.C2-all-complex64": call("complex64[]"),
    "Relu-1.C2-all-complex128": call("complex128[]"),
    "Relu-1.C2-all-bfloat16": call("bfloat16[]"),
    "Relu-1.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Relu-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Relu-1.C2-all-float8e5m2": call("float8e5m2[]"),
    "Relu-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Relu-1.C2-all-uint4": call("uint4[]"),
    "Relu-1.C2-all-int4": call("int4[]"),
    "Relu-1.C2-all-float4e2m1": call("float4e2m1[]"),
    "Relu-1.C2-all-float8e8m0": call("float8e8m0[]"),
    "Relu-1.C2-all-uint2": call("uint2[]"),
    "Relu-1.C2-all-int2": call("int2[]"),
    "Relu-1.C2-all-float6e2m3": call("float6e2m3[]"),
    "Relu-1.C2-all-float6e3m2": call("float6e3m2[]"),
    "Relu-6.C1-X-missing": call(None),
    "Relu-6.C2-all-uint8": call("uint8[]"),
    "Relu-6.C2-all-int8": call("int8[]"),
    "Relu-6.C2-all-uint16": call("uint16[]"),
    "Relu-6.C2-all-int16": call("int16[]"),
    "Relu-6.C2-all-int32": call("int32[]"),
    "Relu-6.C2-all-int64": call("int64[]"),
    "Relu-6.C2-all-string": call("string[]"),
    "Relu-6.C2-all-bool": call("bool[]"),
    "Relu-6.C2-all-uint32": call("uint32[]"),
    "Relu-6.C2-all-uint64": call("uint64[]"),
    "Relu-6.C2-all-complex64": call("complex64[]"),
    "Relu-6.C2-all-complex128": call("complex128[]"),
    "Relu-6.C2-all-bfloat16": call("bfloat16[]"),
    "Relu-6.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Relu-6.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Relu-6.C2-all-float8e5m2": call("float8e5m2[]"),
    "Relu-6.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Relu-6.C2-all-uint4": call("uint4[]"),
    "Relu-6.C2-all-int4": call("int4[]"),
    "Relu-6.C2-all-float4e2m1": call("float4e2m1[]"),
    "Relu-6.C2-all-float8e8m0": call("float8e8m0[]"),
    "Relu-6.C2-all-uint2": call("uint2[]"),
    "Relu-6.C2-all-int2": call("int2[]"),
    "Relu-6.C2-all-float6e2m3": call("float6e2m3[]"),
    "Relu-6.C2-all-float6e3m2": call("float6e3m2[]"),
    "Relu-13.C1-X-missing": call(None),
    "Relu-13.C2-all-uint8": call("uint8[]"),
    "Relu-13.C2-all-int8": call("int8[]"),
    "Relu-13.C2-all-uint16": call("uint16[]"),
    "Relu-13.C2-all-int16": call("int16[]"),
    "Relu-14.C1-X-missing": call(None),
    "Relu-14.C2-all-uint8": call("uint8[]"),
    "Relu-14.C2-all-uint16": call("uint16[]"),
    "Relu-14.C2-all-string": call("string[]"),
    "Relu-14.C2-all-bool": call("bool[]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Relu-1-2-undeclared": call("float").gives("float"),
    "Relu-1-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Relu-6-2-undeclared": call("float").gives("float"),
    "Relu-6-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Relu-13-2-undeclared": call("float").gives("float"),
    "Relu-13-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Relu-14-2-undeclared": call("float").gives("float"),
    "Relu-14-2-symbolic": call("float[d0]").gives("float[d0]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Relu-1.attribute-type-consumed_inputs-int": call("float[2]", consumed_inputs=1),
    "Relu-1.attribute-type-consumed_inputs-floats": call("float[2]", consumed_inputs=[1.0]),
    "Relu-1.attribute-type-consumed_inputs-text": call("float[2]", consumed_inputs="1"),
    "Relu-1.attribute-type-consumed_inputs-2**63": call(
        "float[2]", consumed_inputs=[9223372036854775808]
    ),
}
EXAMPLES = [
    example(
        "relu_signs",
        [1, 6, 13, 14],
        [tensor("float", [[-2.0, -0.5, 0.0], [0.25, 1.0, 3.0]])],
        {},
        gives=[tensor("float", [[0.0, 0.0, 0.0], [0.25, 1.0, 3.0]])],
    ),
    example(
        "relu_not_finite",
        [1, 6, 13, 14],
        [tensor("double", [float("-inf"), float("inf"), float("nan")])],
        {},
        gives=[tensor("double", [0.0, float("inf"), float("nan")])],
    ),
    example(
        "relu_minus_zero",
        [1, 6, 13, 14],
        [tensor("float16", [-0.0, 0.0])],
        {},
        gives=[tensor("float16", [-0.0, 0.0])],
    ),
    example(
        "relu_scalar",
        [1, 6, 13, 14],
        [tensor("float", -1.5)],
        {},
        gives=[tensor("float", 0.0)],
    ),
    example(
        "relu_empty",
        [1, 6, 13, 14],
        [tensor("float", [], shape=(0, 3))],
        {},
        gives=[tensor("float", [], shape=(0, 3))],
    ),
    example(
        "relu_integers_early",
        [1, 6, 13],
        [tensor("int32", [-1, 1])],
        {},
        violates="C2",
    ),
    example(
        "relu_unsigned",
        [1, 6, 13, 14],
        [tensor("uint8", [0, 255])],
        {},
        violates="C2",
    ),
    example(
        "relu_bfloat16",
        [13, 14],
        [tensor("bfloat16", [-3.0, -0.0, 1.5])],
        {},
        gives=[tensor("bfloat16", [0.0, -0.0, 1.5])],
    ),
    example(
        "relu_integers",
        [14],
        [tensor("int32", [-2147483648, -1, 0, 2147483647])],
        {},
        gives=[tensor("int32", [0, 0, 0, 2147483647])],
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
DRAWN = [VERSIONS[name] for name in ("Relu-1", "Relu-6", "Relu-13", "Relu-14")]
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
