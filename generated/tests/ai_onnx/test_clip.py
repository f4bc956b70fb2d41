# Emitted from spec/ai.onnx/Clip.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Clip: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.clip as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_clip")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, input: (*s,)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    s = draw(runs)
    input = TensorType(T, (*s,))
    return [input], {}


VERSIONS = {
    "Clip-1": Version(
        operator="Clip",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 6),
        copies=False,
        run=functions.clip_1,
        infer=functions.infer_clip_1,
        check=functions.check_clip_1,
        oracle=oracle.clip_1,
        calls=calls_1(schema("Clip", 1, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Clip-6": Version(
        operator="Clip",
        domain="ai.onnx",
        since=6,
        opsets=range(6, 11),
        copies=False,
        run=functions.clip_6,
        infer=functions.infer_clip_6,
        check=functions.check_clip_6,
        oracle=oracle.clip_6,
        calls=calls_1(schema("Clip", 6, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Clip-11": Version(
        operator="Clip",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 12),
        copies=False,
        run=functions.clip_11,
        infer=functions.infer_clip_11,
        check=functions.check_clip_11,
        oracle=oracle.clip_11,
        base=call("float[2]").gives("float[2]"),
    ),
    "Clip-12": Version(
        operator="Clip",
        domain="ai.onnx",
        since=12,
        opsets=range(12, 13),
        copies=False,
        run=functions.clip_12,
        infer=functions.infer_clip_12,
        check=functions.check_clip_12,
        oracle=oracle.clip_12,
        base=call("float[2]").gives("float[2]"),
    ),
    "Clip-13": Version(
        operator="Clip",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 29),
        copies=False,
        run=functions.clip_13,
        infer=functions.infer_clip_13,
        check=functions.check_clip_13,
        oracle=oracle.clip_13,
        base=call("float[2]").gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Clip-1-scalar": call("float[]").gives("float[]"),
    "Clip-1-2": call("float[2]").gives("float[2]"),
    "Clip-1-2x3": call("float[2,3]").gives("float[2,3]"),
    "Clip-1-0": call("float[0]").gives("float[0]"),
    "Clip-1-2-upper-1.0-lower-1.0": call("float[2]", upper=1.0, lower=1.0).gives("float[2]"),
    "Clip-1-2-upper-1.0": call("float[2]", upper=1.0).gives("float[2]"),
    "Clip-1-2-lower-1.0": call("float[2]", lower=1.0).gives("float[2]"),
    "Clip-1-2-upper-2.0": call("float[2]", upper=2.0).gives("float[2]"),
    "Clip-1-2-upper-0.5": call("float[2]", upper=0.5).gives("float[2]"),
    "Clip-1-2-lower-2.0": call("float[2]", lower=2.0).gives("float[2]"),
    "Clip-1-2-lower-0.5": call("float[2]", lower=0.5).gives("float[2]"),
    "Clip-1-2x3-upper-1.0": call("float[2,3]", upper=1.0).gives("float[2,3]"),
    "Clip-1-2x3-upper-2.0": call("float[2,3]", upper=2.0).gives("float[2,3]"),
    "Clip-1-2x3-upper-0.5": call("float[2,3]", upper=0.5).gives("float[2,3]"),
    "Clip-1-2x3-lower-1.0": call("float[2,3]", lower=1.0).gives("float[2,3]"),
    "Clip-1-2x3-lower-2.0": call("float[2,3]", lower=2.0).gives("float[2,3]"),
    "Clip-1-2x3-lower-0.5": call("float[2,3]", lower=0.5).gives("float[2,3]"),
    "Clip-1-2-lower-1.0-upper-2.0": call("float[2]", lower=1.0, upper=2.0).gives("float[2]"),
    "Clip-1-2-lower-1.0-upper-0.5": call("float[2]", lower=1.0, upper=0.5).gives("float[2]"),
    "Clip-1-2-upper-1.0-lower-2.0": call("float[2]", upper=1.0, lower=2.0).gives("float[2]"),
    "Clip-1-2-upper-1.0-lower-0.5": call("float[2]", upper=1.0, lower=0.5).gives("float[2]"),
    "Clip-1.C2-float": call("float[2]").gives("float[2]"),
    "Clip-1.C2-float16": call("float16[2]").gives("float16[2]"),
    "Clip-1.C2-double": call("double[2]").gives("double[2]"),
    "Clip-6-scalar": call("float[]").gives("float[]"),
    "Clip-6-2x3": call("float[2,3]").gives("float[2,3]"),
    "Clip-6-2-upper-3.4028234663852886e+38": call("float[2]", upper=3.4028234663852886e38).gives(
        "float[2]"
    ),
    "Clip-6-2-upper-1.0": call("float[2]", upper=1.0).gives("float[2]"),
    "Clip-6-2-lower-1.0": call("float[2]", lower=1.0).gives("float[2]"),
    "Clip-6-2-lower-0.5": call("float[2]", lower=0.5).gives("float[2]"),
    "Clip-6-2x3-upper-0.5": call("float[2,3]", upper=0.5).gives("float[2,3]"),
    "Clip-6-2x3-lower-2.0": call("float[2,3]", lower=2.0).gives("float[2,3]"),
    "Clip-6-2-lower--3.4028234663852886e+38-upper-2.0": call(
        "float[2]", lower=-3.4028234663852886e38, upper=2.0
    ).gives("float[2]"),
    "Clip-6-2-upper-3.4028234663852886e+38-lower-1.0": call(
        "float[2]", upper=3.4028234663852886e38, lower=1.0
    ).gives("float[2]"),
    "Clip-6.C2-float": call("float[2]").gives("float[2]"),
    "Clip-6.C2-float16": call("float16[2]").gives("float16[2]"),
    "Clip-6.C2-double": call("double[2]").gives("double[2]"),
    "Clip-11-scalar": call("float[]").gives("float[]"),
    "Clip-11-2": call("float[2]").gives("float[2]"),
    "Clip-11-2x3": call("float[2,3]").gives("float[2,3]"),
    "Clip-11-0": call("float[0]").gives("float[0]"),
    "Clip-11-2+scalar+scalar": call("float[2]", "float[]", "float[]").gives("float[2]"),
    "Clip-11-2+scalar": call("float[2]", "float[]").gives("float[2]"),
    "Clip-11.C2-float": call("float[2]").gives("float[2]"),
    "Clip-11.C2-float16": call("float16[2]").gives("float16[2]"),
    "Clip-11.C2-double": call("double[2]").gives("double[2]"),
    "Clip-12-scalar": call("float[]").gives("float[]"),
    "Clip-12-2": call("float[2]").gives("float[2]"),
    "Clip-12-2x3": call("float[2,3]").gives("float[2,3]"),
    "Clip-12-0": call("float[0]").gives("float[0]"),
    "Clip-12.C2-uint8": call("uint8[2]").gives("uint8[2]"),
    "Clip-12.C2-int8": call("int8[2]").gives("int8[2]"),
    "Clip-12.C2-uint16": call("uint16[2]").gives("uint16[2]"),
    "Clip-12.C2-int16": call("int16[2]").gives("int16[2]"),
    "Clip-12.C2-int32": call("int32[2]").gives("int32[2]"),
    "Clip-12.C2-int64": call("int64[2]").gives("int64[2]"),
    "Clip-12.C2-uint32": call("uint32[2]").gives("uint32[2]"),
    "Clip-12.C2-uint64": call("uint64[2]").gives("uint64[2]"),
    "Clip-12.C2-float": call("float[2]").gives("float[2]"),
    "Clip-12.C2-float16": call("float16[2]").gives("float16[2]"),
    "Clip-13-2+scalar+scalar": call("float[2]", "float[]", "float[]").gives("float[2]"),
    "Clip-13-2+scalar": call("float[2]", "float[]").gives("float[2]"),
    "Clip-13-scalar": call("float[]").gives("float[]"),
    "Clip-13-2": call("float[2]").gives("float[2]"),
    "Clip-13.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[2]"),
    "Clip-13.C2-double": call("double[2]").gives("double[2]"),
    "Clip-13.C2-uint32": call("uint32[2]").gives("uint32[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Clip-1.C1-input-missing": call(None),
    "Clip-1.C2-all-uint8": call("uint8[]"),
    "Clip-1.C2-all-int8": call("int8[]"),
    "Clip-1.C2-all-uint16": call("uint16[]"),
    "Clip-1.C2-all-int16": call("int16[]"),
    "Clip-1.C2-all-int32": call("int32[]"),
    "Clip-1.C2-all-int64": call("int64[]"),
    "Clip-1.C2-all-string": call("string[]"),
    "Clip-1.C2-all-bool": call("bool[]"),
    "Clip-1.C2-all-uint32": call("uint32[]"),
    "Clip-1.C2-all-uint64": call("uint64[]"),
    "Clip-1.C2-all-complex64": call("complex64[]"),
    "Clip-1.C2-all-complex128": call("complex128[]"),
    "Clip-1.C2-all-bfloat16": call("bfloat16[]"),
    "Clip-1.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Clip-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Clip-1.C2-all-float8e5m2": call("float8e5m2[]"),
    "Clip-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Clip-1.C2-all-uint4": call("uint4[]"),
    "Clip-1.C2-all-int4": call("int4[]"),
    "Clip-1.C2-all-float4e2m1": call("float4e2m1[]"),
    "Clip-1.C2-all-float8e8m0": call("float8e8m0[]"),
    "Clip-1.C2-all-uint2": call("uint2[]"),
    "Clip-1.C2-all-int2": call("int2[]"),
    "Clip-1.C2-all-float6e2m3": call("float6e2m3[]"),
    "Clip-1.C2-all-float6e3m2": call("float6e3m2[]"),
    "Clip-6.C1-input-missing": call(None),
    "Clip-6.C2-all-uint8": call("uint8[]"),
    "Clip-6.C2-all-int8": call("int8[]"),
    "Clip-6.C2-all-uint16": call("uint16[]"),
    "Clip-6.C2-all-int16": call("int16[]"),
    "Clip-6.C2-all-int32": call("int32[]"),
    "Clip-6.C2-all-int64": call("int64[]"),
    "Clip-6.C2-all-string": call("string[]"),
    "Clip-6.C2-all-bool": call("bool[]"),
    "Clip-6.C2-all-uint32": call("uint32[]"),
    "Clip-6.C2-all-uint64": call("uint64[]"),
    "Clip-6.C2-all-complex64": call("complex64[]"),
    "Clip-6.C2-all-complex128": call("complex128[]"),
    "Clip-6.C2-all-bfloat16": call("bfloat16[]"),
    "Clip-6.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Clip-6.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Clip-6.C2-all-float8e5m2": call("float8e5m2[]"),
    "Clip-6.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Clip-6.C2-all-uint4": call("uint4[]"),
    "Clip-6.C2-all-int4": call("int4[]"),
    "Clip-6.C2-all-float4e2m1": call("float4e2m1[]"),
    "Clip-6.C2-all-float8e8m0": call("float8e8m0[]"),
    "Clip-6.C2-all-uint2": call("uint2[]"),
    "Clip-6.C2-all-int2": call("int2[]"),
    "Clip-6.C2-all-float6e2m3": call("float6e2m3[]"),
    "Clip-6.C2-all-float6e3m2": call("float6e3m2[]"),
    "Clip-11.C1-input-missing": call(None),
    "Clip-11.C2-all-uint8": call("uint8[]"),
    "Clip-11.C2-all-int8": call("int8[]"),
    "Clip-11.C2-all-uint16": call("uint16[]"),
    "Clip-11.C2-all-int16": call("int16[]"),
    "Clip-11.C2-all-int32": call("int32[]"),
    "Clip-11.C2-all-int64": call("int64[]"),
    "Clip-11.C2-all-string": call("string[]"),
    "Clip-11.C2-all-bool": call("bool[]"),
    "Clip-11.C2-all-uint32": call("uint32[]"),
    "Clip-11.C2-all-uint64": call("uint64[]"),
    "Clip-11.C2-all-complex64": call("complex64[]"),
    "Clip-11.C2-all-complex128": call("complex128[]"),
    "Clip-11.C2-all-bfloat16": call("bfloat16[]"),
    "Clip-11.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Clip-11.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Clip-11.C2-all-float8e5m2": call("float8e5m2[]"),
    "Clip-11.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Clip-11.C2-all-uint4": call("uint4[]"),
    "Clip-11.C2-all-int4": call("int4[]"),
    "Clip-11.C2-all-float4e2m1": call("float4e2m1[]"),
    "Clip-11.C2-all-float8e8m0": call("float8e8m0[]"),
    "Clip-11.C2-all-uint2": call("uint2[]"),
    "Clip-11.C2-all-int2": call("int2[]"),
    "Clip-11.C2-all-float6e2m3": call("float6e2m3[]"),
    "Clip-11.C2-all-float6e3m2": call("float6e3m2[]"),
    "Clip-11.C2-input-uint8": call("uint8[2]", "float[]", "float[]"),
    "Clip-11.C2-lower-uint8": call("float[2]", "uint8[]", "float[]"),
    "Clip-11.C2-upper-uint8": call("float[2]", "float[]", "uint8[]"),
    "Clip-11.C3-upper-float16": call("float[2]", "float[]", "float16[]"),
    "Clip-11.C3-upper-double": call("float[2]", "float[]", "double[]"),
    "Clip-11.C3-lower-float16": call("float[2]", "float16[]", "float[]"),
    "Clip-11.C3-input-float16": call("float16[2]", "float[]", "float[]"),
    "Clip-11.C4-lower-one-axis-more": call("float[2]", "float[1]", "float[]"),
    "Clip-11.C4-all-one-axis-more": call("float[2]", "float[1]"),
    "Clip-11.C5-upper-one-axis-more": call("float[2]", "float[]", "float[1]"),
    "Clip-12.C1-input-missing": call(None),
    "Clip-12.C2-all-string": call("string[]"),
    "Clip-12.C2-all-bool": call("bool[]"),
    "Clip-12.C2-all-complex64": call("complex64[]"),
    "Clip-12.C2-all-complex128": call("complex128[]"),
    "Clip-12.C3-lower-uint8": call("float[2]", "uint8[]", "float[]"),
    "Clip-12.C4-all-one-axis-more": call("float[2]", "float[1]"),
    "Clip-12.C4-lower-one-axis-more": call("float[2]", "float[1]", "float[]"),
    "Clip-12.C5-upper-one-axis-more": call("float[2]", "float[]", "float[1]"),
    "Clip-13.C1-input-missing": call(None),
    "Clip-13.C2-all-string": call("string[]"),
    "Clip-13.C2-all-bool": call("bool[]"),
    "Clip-13.C2-all-complex64": call("complex64[]"),
    "Clip-13.C2-all-complex128": call("complex128[]"),
    "Clip-13.C3-input-uint8": call("uint8[2]", "float[]", "float[]"),
    "Clip-13.C4-lower-one-axis-more": call("float[2]", "float[1]", "float[]"),
    "Clip-13.C4-all-one-axis-more": call("float[2]", "float[1]"),
    "Clip-13.C5-upper-one-axis-more": call("float[2]", "float[]", "float[1]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Clip-1-2-undeclared": call("float").gives("float"),
    "Clip-1-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Clip-6-2-undeclared": call("float").gives("float"),
    "Clip-6-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Clip-11-2-undeclared": call("float").gives("float"),
    "Clip-11-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Clip-11-2+scalar+scalar-undeclared": call("float", "float", "float").gives("float"),
    "Clip-11-2+scalar+scalar-partly": call("float", "float[]", "float[]").gives("float"),
    "Clip-11-2+scalar+scalar-symbolic": call("float[d0]", "float[]", "float[]").gives("float[d0]"),
    "Clip-11-2+scalar-undeclared": call("float", "float").gives("float"),
    "Clip-11-2+scalar-partly": call("float", "float[]").gives("float"),
    "Clip-11-2+scalar-symbolic": call("float[d0]", "float[]").gives("float[d0]"),
    "Clip-12-2-undeclared": call("float").gives("float"),
    "Clip-12-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Clip-12-2+scalar+scalar-undeclared": call("float", "float", "float").gives("float"),
    "Clip-12-2+scalar+scalar-partly": call("float", "float[]", "float[]").gives("float"),
    "Clip-12-2+scalar+scalar-symbolic": call("float[d0]", "float[]", "float[]").gives("float[d0]"),
    "Clip-12-2+scalar-undeclared": call("float", "float").gives("float"),
    "Clip-12-2+scalar-partly": call("float", "float[]").gives("float"),
    "Clip-12-2+scalar-symbolic": call("float[d0]", "float[]").gives("float[d0]"),
    "Clip-13-2-undeclared": call("float").gives("float"),
    "Clip-13-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Clip-13-2+scalar+scalar-undeclared": call("float", "float", "float").gives("float"),
    "Clip-13-2+scalar+scalar-partly": call("float", "float[]", "float[]").gives("float"),
    "Clip-13-2+scalar+scalar-symbolic": call("float[d0]", "float[]", "float[]").gives("float[d0]"),
    "Clip-13-2+scalar-undeclared": call("float", "float").gives("float"),
    "Clip-13-2+scalar-partly": call("float", "float[]").gives("float"),
    "Clip-13-2+scalar-symbolic": call("float[d0]", "float[]").gives("float[d0]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Clip-1.attribute-type-consumed_inputs-int": call("float[2]", consumed_inputs=1),
    "Clip-1.attribute-type-consumed_inputs-floats": call("float[2]", consumed_inputs=[1.0]),
    "Clip-1.attribute-type-consumed_inputs-text": call("float[2]", consumed_inputs="1"),
    "Clip-1.attribute-type-consumed_inputs-2**63": call(
        "float[2]", consumed_inputs=[9223372036854775808]
    ),
    "Clip-1.attribute-type-upper-true": call("float[2]", upper=True),
    "Clip-1.attribute-type-upper-text": call("float[2]", upper="1"),
    "Clip-1.attribute-type-lower-true": call("float[2]", lower=True),
    "Clip-1.attribute-type-lower-text": call("float[2]", lower="1"),
    "Clip-6.attribute-type-upper-true": call("float[2]", upper=True),
    "Clip-6.attribute-type-upper-text": call("float[2]", upper="1"),
    "Clip-6.attribute-type-lower-true": call("float[2]", lower=True),
    "Clip-6.attribute-type-lower-text": call("float[2]", lower="1"),
}
EXAMPLES = [
    example(
        "clip_limits",
        [1, 6],
        [tensor("float", [-3.0, -1.0, 0.5, 1.0, 2.0])],
        {"lower": -1, "upper": 1},
        gives=[tensor("float", [-1.0, -1.0, 0.5, 1.0, 1.0])],
    ),
    example(
        "clip_attributes_left_out",
        [1, 6],
        [tensor("float", [-7.0, float("inf"), float("nan")])],
        {},
        gives=[tensor("float", [-7.0, 3.4028234663852886e38, float("nan")])],
    ),
    example(
        "clip_crossed_attributes",
        [1, 6],
        [tensor("float", [-5.0, 0.0, 5.0])],
        {"lower": 2, "upper": -2},
        gives=[tensor("float", [-2.0, -2.0, -2.0])],
    ),
    example(
        "clip_double_default",
        [6],
        [tensor("double", [1.0, 1e300])],
        {},
        gives=[tensor("double", [1.0, 3.4028234663852886e38])],
    ),
    example(
        "clip_inputs",
        [11, 12, 13],
        [
            tensor("float", [[-3.0, -1.0, 0.5], [1.0, 2.0, float("nan")]]),
            tensor("float", -1.0),
            tensor("float", 1.0),
        ],
        {},
        gives=[tensor("float", [[-1.0, -1.0, 0.5], [1.0, 1.0, float("nan")]])],
    ),
    example(
        "clip_crossed",
        [11, 12, 13],
        [tensor("float", [-5.0, 0.0, 5.0]), tensor("float", 2.0), tensor("float", -2.0)],
        {},
        gives=[tensor("float", [-2.0, -2.0, -2.0])],
    ),
    example(
        "clip_lower_only",
        [11, 12, 13],
        [tensor("float", [-2.0, -0.0, float("inf")]), tensor("float", 0.0)],
        {},
        gives=[tensor("float", [0.0, -0.0, 3.4028234663852886e38])],
    ),
    example(
        "clip_nan_limit",
        [11, 12, 13],
        [tensor("float", [-5.0, 5.0]), tensor("float", float("nan")), tensor("float", 1.0)],
        {},
        gives=[tensor("float", [-5.0, 1.0])],
    ),
    example(
        "clip_limit_per_element",
        [11, 12, 13],
        [tensor("float", [-5.0, 5.0]), tensor("float", [-1.0, 0.0])],
        {},
        violates="C4",
    ),
    example(
        "clip_upper_only",
        [12, 13],
        [tensor("int8", [-128, 0, 127]), None, tensor("int8", 5)],
        {},
        gives=[tensor("int8", [-128, 0, 5])],
    ),
    example(
        "clip_types_differ",
        [12, 13],
        [tensor("int32", [-5, 5]), tensor("int64", 0)],
        {},
        violates="C3",
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
    Divergence(
        "onnx.reference",
        versions=(1,),
        reason="It has nothing for version 1.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 6, 11, 12, 13),
        clause="C4",
        reason="It takes a tensor with an axis of size 1 for a single number.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 6, 11, 12, 13),
        clause="C5",
        reason="It takes a tensor with an axis of size 1 for a single number.",
    ),
    Divergence(
        "onnxruntime",
        versions=(6,),
        examples=("clip_crossed_attributes",),
        reason="It refuses limits that are crossed where they are attributes.",
    ),
    Divergence(
        "onnx.reference",
        versions=(11, 12, 13),
        examples=("clip_lower_only",),
        reason=(
            "Where a limit is left out it leaves infinities alone, and a zero may lose its sign."
        ),
    ),
    Divergence(
        "onnx.reference",
        versions=(11, 12, 13),
        examples=("clip_nan_limit",),
        reason="It takes NumPy's extremes, and those of NaN and anything are NaN.",
    ),
]
#: All calls that other implementations are asked to make.
CASES = every_case(VERSIONS, VALID | VIOLATING, EXAMPLES)

each_version = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
#: The calls of each version that arrays are drawn for.
CALLS = calls_by_version(VERSIONS, VALID)
DRAWN = [VERSIONS[name] for name in ("Clip-1", "Clip-6")]
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
