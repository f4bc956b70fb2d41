# Emitted from spec/ai.onnx/Flatten.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Flatten: every clause, border, element type and example of its versions."""

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
    assert_same,
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
    rank_of,
    runs,
    tensor,
    weakened,
)

import onnxops.ai.onnx.flatten as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_flatten")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, input: (*d,)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    d = draw(runs)
    input = TensorType(T, (*d,))
    return [input], {}


VERSIONS = {
    "Flatten-1": Version(
        operator="Flatten",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 9),
        copies=True,
        run=functions.flatten_1,
        infer=functions.infer_flatten_1,
        check=functions.check_flatten_1,
        oracle=oracle.flatten_1,
        calls=calls_1(schema("Flatten", 1, "ai.onnx").types),
        base=call("float[2]").gives("float[2,1]"),
    ),
    "Flatten-9": Version(
        operator="Flatten",
        domain="ai.onnx",
        since=9,
        opsets=range(9, 11),
        copies=True,
        run=functions.flatten_9,
        infer=functions.infer_flatten_9,
        check=functions.check_flatten_9,
        oracle=oracle.flatten_9,
        calls=calls_1(schema("Flatten", 9, "ai.onnx").types),
        base=call("float[2]").gives("float[2,1]"),
    ),
    "Flatten-11": Version(
        operator="Flatten",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=True,
        run=functions.flatten_11,
        infer=functions.infer_flatten_11,
        check=functions.check_flatten_11,
        oracle=oracle.flatten_11,
        calls=calls_1(schema("Flatten", 11, "ai.onnx").types),
        base=call("float[2]").gives("float[2,1]"),
    ),
    "Flatten-13": Version(
        operator="Flatten",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 21),
        copies=True,
        run=functions.flatten_13,
        infer=functions.infer_flatten_13,
        check=functions.check_flatten_13,
        oracle=oracle.flatten_13,
        calls=calls_1(schema("Flatten", 13, "ai.onnx").types),
        base=call("float[2]").gives("float[2,1]"),
    ),
    "Flatten-21": Version(
        operator="Flatten",
        domain="ai.onnx",
        since=21,
        opsets=range(21, 23),
        copies=True,
        run=functions.flatten_21,
        infer=functions.infer_flatten_21,
        check=functions.check_flatten_21,
        oracle=oracle.flatten_21,
        calls=calls_1(schema("Flatten", 21, "ai.onnx").types),
        base=call("float[2]").gives("float[2,1]"),
    ),
    "Flatten-23": Version(
        operator="Flatten",
        domain="ai.onnx",
        since=23,
        opsets=range(23, 24),
        copies=True,
        run=functions.flatten_23,
        infer=functions.infer_flatten_23,
        check=functions.check_flatten_23,
        oracle=oracle.flatten_23,
        calls=calls_1(schema("Flatten", 23, "ai.onnx").types),
        base=call("float[2]").gives("float[2,1]"),
    ),
    "Flatten-24": Version(
        operator="Flatten",
        domain="ai.onnx",
        since=24,
        opsets=range(24, 25),
        copies=True,
        run=functions.flatten_24,
        infer=functions.infer_flatten_24,
        check=functions.check_flatten_24,
        oracle=oracle.flatten_24,
        calls=calls_1(schema("Flatten", 24, "ai.onnx").types),
        base=call("float[2]").gives("float[2,1]"),
    ),
    "Flatten-25": Version(
        operator="Flatten",
        domain="ai.onnx",
        since=25,
        opsets=range(25, 29),
        copies=True,
        run=functions.flatten_25,
        infer=functions.infer_flatten_25,
        check=functions.check_flatten_25,
        oracle=oracle.flatten_25,
        calls=calls_1(schema("Flatten", 25, "ai.onnx").types),
        base=call("float[2]").gives("float[2,1]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Flatten-1-scalar-axis-0": call("float[]", axis=0).gives("float[1,1]"),
    "Flatten-1-2": call("float[2]").gives("float[2,1]"),
    "Flatten-1-2x3": call("float[2,3]").gives("float[2,3]"),
    "Flatten-1-0": call("float[0]").gives("float[0,1]"),
    "Flatten-1-2-axis-1": call("float[2]", axis=1).gives("float[2,1]"),
    "Flatten-1.C2-float": call("float[2]").gives("float[2,1]"),
    "Flatten-1.C2-float16": call("float16[2]").gives("float16[2,1]"),
    "Flatten-1.C2-double": call("double[2]").gives("double[2,1]"),
    "Flatten-1.C3-axis-omitted": call("float[2]").gives("float[2,1]"),
    "Flatten-1.C3-axis-0": call("float[2,3]", axis=0).gives("float[1,6]"),
    "Flatten-1.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Flatten-1.C3-axis-r": call("float[2,3]", axis=2).gives("float[6,1]"),
    "Flatten-9-2-axis-1": call("float[2]", axis=1).gives("float[2,1]"),
    "Flatten-9-scalar-axis-0": call("float[]", axis=0).gives("float[1,1]"),
    "Flatten-9-2": call("float[2]").gives("float[2,1]"),
    "Flatten-9-2x3": call("float[2,3]").gives("float[2,3]"),
    "Flatten-9.C2-uint8": call("uint8[2]").gives("uint8[2,1]"),
    "Flatten-9.C2-int8": call("int8[2]").gives("int8[2,1]"),
    "Flatten-9.C2-uint16": call("uint16[2]").gives("uint16[2,1]"),
    "Flatten-9.C2-int16": call("int16[2]").gives("int16[2,1]"),
    "Flatten-9.C2-int32": call("int32[2]").gives("int32[2,1]"),
    "Flatten-9.C2-int64": call("int64[2]").gives("int64[2,1]"),
    "Flatten-9.C2-string": call("string[2]").gives("string[2,1]"),
    "Flatten-9.C2-bool": call("bool[2]").gives("bool[2,1]"),
    "Flatten-9.C2-uint32": call("uint32[2]").gives("uint32[2,1]"),
    "Flatten-9.C2-uint64": call("uint64[2]").gives("uint64[2,1]"),
    "Flatten-9.C2-complex64": call("complex64[2]").gives("complex64[2,1]"),
    "Flatten-9.C2-complex128": call("complex128[2]").gives("complex128[2,1]"),
    "Flatten-9.C3-axis-omitted": call("float[2]").gives("float[2,1]"),
    "Flatten-9.C3-axis-0": call("float[2,3]", axis=0).gives("float[1,6]"),
    "Flatten-9.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Flatten-9.C3-axis-r": call("float[2,3]", axis=2).gives("float[6,1]"),
    "Flatten-9.C2-double": call("double[2]").gives("double[2,1]"),
    "Flatten-9.C2-float": call("float[2]").gives("float[2,1]"),
    "Flatten-9-0": call("float[0]").gives("float[0,1]"),
    "Flatten-11-2": call("float[2]").gives("float[2,1]"),
    "Flatten-11-2x3": call("float[2,3]").gives("float[2,3]"),
    "Flatten-11-0": call("float[0]").gives("float[0,1]"),
    "Flatten-11-2-axis-1": call("float[2]", axis=1).gives("float[2,1]"),
    "Flatten-11.C2-float": call("float[2]").gives("float[2,1]"),
    "Flatten-11.C2-uint8": call("uint8[2]").gives("uint8[2,1]"),
    "Flatten-11.C2-int8": call("int8[2]").gives("int8[2,1]"),
    "Flatten-11.C2-uint16": call("uint16[2]").gives("uint16[2,1]"),
    "Flatten-11.C2-int16": call("int16[2]").gives("int16[2,1]"),
    "Flatten-11.C2-int32": call("int32[2]").gives("int32[2,1]"),
    "Flatten-11.C2-int64": call("int64[2]").gives("int64[2,1]"),
    "Flatten-11.C2-string": call("string[2]").gives("string[2,1]"),
    "Flatten-11.C2-bool": call("bool[2]").gives("bool[2,1]"),
    "Flatten-11.C2-float16": call("float16[2]").gives("float16[2,1]"),
    "Flatten-11.C2-double": call("double[2]").gives("double[2,1]"),
    "Flatten-11.C2-uint32": call("uint32[2]").gives("uint32[2,1]"),
    "Flatten-11.C2-uint64": call("uint64[2]").gives("uint64[2,1]"),
    "Flatten-11.C2-complex64": call("complex64[2]").gives("complex64[2,1]"),
    "Flatten-11.C2-complex128": call("complex128[2]").gives("complex128[2,1]"),
    "Flatten-11.C3-axis-omitted": call("float[2]").gives("float[2,1]"),
    "Flatten-11.C3-axis-0": call("float[2,3]", axis=0).gives("float[1,6]"),
    "Flatten-11.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Flatten-11.C3-axis-r": call("float[2,3]", axis=2).gives("float[6,1]"),
    "Flatten-11.C3-axis--1": call("float[2,3]", axis=-1).gives("float[2,3]"),
    "Flatten-11.C3-axis--r": call("float[2,3]", axis=-2).gives("float[1,6]"),
    "Flatten-13-2": call("float[2]").gives("float[2,1]"),
    "Flatten-13-2x3": call("float[2,3]").gives("float[2,3]"),
    "Flatten-13-0": call("float[0]").gives("float[0,1]"),
    "Flatten-13-2-axis-1": call("float[2]", axis=1).gives("float[2,1]"),
    "Flatten-13.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[2,1]"),
    "Flatten-13.C3-axis-omitted": call("float[2]").gives("float[2,1]"),
    "Flatten-13.C3-axis-0": call("float[2,3]", axis=0).gives("float[1,6]"),
    "Flatten-13.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Flatten-13.C3-axis-r": call("float[2,3]", axis=2).gives("float[6,1]"),
    "Flatten-13.C3-axis--1": call("float[2,3]", axis=-1).gives("float[2,3]"),
    "Flatten-13.C3-axis--r": call("float[2,3]", axis=-2).gives("float[1,6]"),
    "Flatten-13.C2-int64": call("int64[2]").gives("int64[2,1]"),
    "Flatten-13.C2-string": call("string[2]").gives("string[2,1]"),
    "Flatten-21-2": call("float[2]").gives("float[2,1]"),
    "Flatten-21-2x3": call("float[2,3]").gives("float[2,3]"),
    "Flatten-21-0": call("float[0]").gives("float[0,1]"),
    "Flatten-21-2-axis-1": call("float[2]", axis=1).gives("float[2,1]"),
    "Flatten-21.C2-float8e4m3fn": call("float8e4m3fn[2]").gives("float8e4m3fn[2,1]"),
    "Flatten-21.C2-float8e4m3fnuz": call("float8e4m3fnuz[2]").gives("float8e4m3fnuz[2,1]"),
    "Flatten-21.C2-float8e5m2": call("float8e5m2[2]").gives("float8e5m2[2,1]"),
    "Flatten-21.C2-float8e5m2fnuz": call("float8e5m2fnuz[2]").gives("float8e5m2fnuz[2,1]"),
    "Flatten-21.C2-uint4": call("uint4[2]").gives("uint4[2,1]"),
    "Flatten-21.C2-int4": call("int4[2]").gives("int4[2,1]"),
    "Flatten-21.C3-axis-omitted": call("float[2]").gives("float[2,1]"),
    "Flatten-21.C3-axis-0": call("float[2,3]", axis=0).gives("float[1,6]"),
    "Flatten-21.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Flatten-21.C3-axis-r": call("float[2,3]", axis=2).gives("float[6,1]"),
    "Flatten-21.C3-axis--1": call("float[2,3]", axis=-1).gives("float[2,3]"),
    "Flatten-21.C3-axis--r": call("float[2,3]", axis=-2).gives("float[1,6]"),
    "Flatten-21.C2-bool": call("bool[2]").gives("bool[2,1]"),
    "Flatten-21.C2-float16": call("float16[2]").gives("float16[2,1]"),
    "Flatten-23-2": call("float[2]").gives("float[2,1]"),
    "Flatten-23-2x3": call("float[2,3]").gives("float[2,3]"),
    "Flatten-23-0": call("float[0]").gives("float[0,1]"),
    "Flatten-23-2-axis-1": call("float[2]", axis=1).gives("float[2,1]"),
    "Flatten-23.C2-float4e2m1": call("float4e2m1[2]").gives("float4e2m1[2,1]"),
    "Flatten-23.C3-axis-omitted": call("float[2]").gives("float[2,1]"),
    "Flatten-23.C3-axis-0": call("float[2,3]", axis=0).gives("float[1,6]"),
    "Flatten-23.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Flatten-23.C3-axis-r": call("float[2,3]", axis=2).gives("float[6,1]"),
    "Flatten-23.C3-axis--1": call("float[2,3]", axis=-1).gives("float[2,3]"),
    "Flatten-23.C3-axis--r": call("float[2,3]", axis=-2).gives("float[1,6]"),
    "Flatten-23.C2-double": call("double[2]").gives("double[2,1]"),
    "Flatten-23.C2-uint32": call("uint32[2]").gives("uint32[2,1]"),
    "Flatten-24-2": call("float[2]").gives("float[2,1]"),
    "Flatten-24-2x3": call("float[2,3]").gives("float[2,3]"),
    "Flatten-24-0": call("float[0]").gives("float[0,1]"),
    "Flatten-24-2-axis-1": call("float[2]", axis=1).gives("float[2,1]"),
    "Flatten-24.C2-float8e8m0": call("float8e8m0[2]").gives("float8e8m0[2,1]"),
    "Flatten-24.C3-axis-omitted": call("float[2]").gives("float[2,1]"),
    "Flatten-24.C3-axis-0": call("float[2,3]", axis=0).gives("float[1,6]"),
    "Flatten-24.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Flatten-24.C3-axis-r": call("float[2,3]", axis=2).gives("float[6,1]"),
    "Flatten-24.C3-axis--1": call("float[2,3]", axis=-1).gives("float[2,3]"),
    "Flatten-24.C3-axis--r": call("float[2,3]", axis=-2).gives("float[1,6]"),
    "Flatten-24.C2-uint64": call("uint64[2]").gives("uint64[2,1]"),
    "Flatten-24.C2-complex64": call("complex64[2]").gives("complex64[2,1]"),
    "Flatten-25-2": call("float[2]").gives("float[2,1]"),
    "Flatten-25-2x3": call("float[2,3]").gives("float[2,3]"),
    "Flatten-25-0": call("float[0]").gives("float[0,1]"),
    "Flatten-25-2-axis-1": call("float[2]", axis=1).gives("float[2,1]"),
    "Flatten-25.C2-uint2": call("uint2[2]").gives("uint2[2,1]"),
    "Flatten-25.C2-int2": call("int2[2]").gives("int2[2,1]"),
    "Flatten-25.C3-axis-omitted": call("float[2]").gives("float[2,1]"),
    "Flatten-25.C3-axis-0": call("float[2,3]", axis=0).gives("float[1,6]"),
    "Flatten-25.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Flatten-25.C3-axis-r": call("float[2,3]", axis=2).gives("float[6,1]"),
    "Flatten-25.C3-axis--1": call("float[2,3]", axis=-1).gives("float[2,3]"),
    "Flatten-25.C3-axis--r": call("float[2,3]", axis=-2).gives("float[1,6]"),
    "Flatten-25.C2-complex128": call("complex128[2]").gives("complex128[2,1]"),
    "Flatten-25.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[2,1]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Flatten-1.C1-input-missing": call(None, axis=0),
    "Flatten-1.C2-all-uint8": call("uint8[]", axis=0),
    "Flatten-1.C2-all-int8": call("int8[]", axis=0),
    "Flatten-1.C2-all-uint16": call("uint16[]", axis=0),
    "Flatten-1.C2-all-int16": call("int16[]", axis=0),
    "Flatten-1.C2-all-int32": call("int32[]", axis=0),
    "Flatten-1.C2-all-int64": call("int64[]", axis=0),
    "Flatten-1.C2-all-string": call("string[]", axis=0),
    "Flatten-1.C2-all-bool": call("bool[]", axis=0),
    "Flatten-1.C2-all-uint32": call("uint32[]", axis=0),
    "Flatten-1.C2-all-uint64": call("uint64[]", axis=0),
    "Flatten-1.C2-all-complex64": call("complex64[]", axis=0),
    "Flatten-1.C2-all-complex128": call("complex128[]", axis=0),
    "Flatten-1.C2-all-bfloat16": call("bfloat16[]", axis=0),
    "Flatten-1.C2-all-float8e4m3fn": call("float8e4m3fn[]", axis=0),
    "Flatten-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]", axis=0),
    "Flatten-1.C2-all-float8e5m2": call("float8e5m2[]", axis=0),
    "Flatten-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]", axis=0),
    "Flatten-1.C2-all-uint4": call("uint4[]", axis=0),
    "Flatten-1.C2-all-int4": call("int4[]", axis=0),
    "Flatten-1.C2-all-float4e2m1": call("float4e2m1[]", axis=0),
    "Flatten-1.C2-all-float8e8m0": call("float8e8m0[]", axis=0),
    "Flatten-1.C2-all-uint2": call("uint2[]", axis=0),
    "Flatten-1.C2-all-int2": call("int2[]", axis=0),
    "Flatten-1.C2-all-float6e2m3": call("float6e2m3[]", axis=0),
    "Flatten-1.C2-all-float6e3m2": call("float6e3m2[]", axis=0),
    "Flatten-1.C3-axis-r+1": call("float[]", axis=1),
    "Flatten-1.C3-axis--1": call("float[]", axis=-1),
    "Flatten-1.C3-axis-2**32": call("float[]", axis=2**32),
    "Flatten-1.C3-axis--2**32": call("float[]", axis=-(2**32)),
    "Flatten-1.C3-axis-2**63-1": call("float[]", axis=2**63 - 1),
    "Flatten-1.C3-axis--2**63": call("float[]", axis=-(2**63)),
    "Flatten-1.C3-axis-omitted-outside": call("float[]"),
    "Flatten-1.C3-axis--r": call("float[2]", axis=-1),
    "Flatten-9.C1-input-missing": call(None, axis=0),
    "Flatten-9.C2-all-bfloat16": call("bfloat16[]", axis=0),
    "Flatten-9.C2-all-float8e4m3fn": call("float8e4m3fn[]", axis=0),
    "Flatten-9.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]", axis=0),
    "Flatten-9.C2-all-float8e5m2": call("float8e5m2[]", axis=0),
    "Flatten-9.C3-axis--1": call("float[]", axis=-1),
    "Flatten-11.C1-input-missing": call(None),
    "Flatten-11.C2-all-bfloat16": call("bfloat16[2]"),
    "Flatten-11.C2-all-float8e4m3fn": call("float8e4m3fn[2]"),
    "Flatten-11.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]"),
    "Flatten-11.C2-all-float8e5m2": call("float8e5m2[2]"),
    "Flatten-11.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[2]"),
    "Flatten-11.C2-all-uint4": call("uint4[2]"),
    "Flatten-11.C2-all-int4": call("int4[2]"),
    "Flatten-11.C2-all-float4e2m1": call("float4e2m1[2]"),
    "Flatten-11.C2-all-float8e8m0": call("float8e8m0[2]"),
    "Flatten-11.C2-all-uint2": call("uint2[2]"),
    "Flatten-11.C2-all-int2": call("int2[2]"),
    "Flatten-11.C2-all-float6e2m3": call("float6e2m3[2]"),
    "Flatten-11.C2-all-float6e3m2": call("float6e3m2[2]"),
    "Flatten-11.C3-axis-r+1": call("float[2]", axis=2),
    "Flatten-11.C3-axis--r-1": call("float[2]", axis=-2),
    "Flatten-11.C3-axis--2**32": call("float[2]", axis=-(2**32)),
    "Flatten-11.C3-axis-2**63-1": call("float[2]", axis=2**63 - 1),
    "Flatten-13.C1-input-missing": call(None),
    "Flatten-13.C2-all-float8e4m3fn": call("float8e4m3fn[2]"),
    "Flatten-13.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]"),
    "Flatten-13.C2-all-float8e5m2": call("float8e5m2[2]"),
    "Flatten-13.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[2]"),
    "Flatten-13.C3-axis--2**32": call("float[2]", axis=-(2**32)),
    "Flatten-21.C1-input-missing": call(None),
    "Flatten-21.C2-all-float4e2m1": call("float4e2m1[2]"),
    "Flatten-21.C2-all-float8e8m0": call("float8e8m0[2]"),
    "Flatten-21.C2-all-uint2": call("uint2[2]"),
    "Flatten-21.C2-all-int2": call("int2[2]"),
    "Flatten-21.C3-axis-2**63-1": call("float[2]", axis=2**63 - 1),
    "Flatten-23.C1-input-missing": call(None),
    "Flatten-23.C2-all-float8e8m0": call("float8e8m0[2]"),
    "Flatten-23.C2-all-uint2": call("uint2[2]"),
    "Flatten-23.C2-all-int2": call("int2[2]"),
    "Flatten-23.C2-all-float6e2m3": call("float6e2m3[2]"),
    "Flatten-23.C3-axis--2**63": call("float[2]", axis=-(2**63)),
    "Flatten-24.C1-input-missing": call(None),
    "Flatten-24.C2-all-uint2": call("uint2[2]"),
    "Flatten-24.C2-all-int2": call("int2[2]"),
    "Flatten-24.C2-all-float6e2m3": call("float6e2m3[2]"),
    "Flatten-24.C2-all-float6e3m2": call("float6e3m2[2]"),
    "Flatten-24.C3-axis-r+1": call("float[2]", axis=2),
    "Flatten-25.C1-input-missing": call(None),
    "Flatten-25.C2-all-float6e2m3": call("float6e2m3[2]"),
    "Flatten-25.C2-all-float6e3m2": call("float6e3m2[2]"),
    "Flatten-25.C3-axis--r-1": call("float[2]", axis=-2),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Flatten-1-2-undeclared": call("float").gives("float[?,?]"),
    "Flatten-1-2-symbolic": call("float[d0]").gives("float[d0,1]"),
    "Flatten-9-2-undeclared": call("float").gives("float[?,?]"),
    "Flatten-9-2-symbolic": call("float[d0]").gives("float[d0,1]"),
    "Flatten-11-2-undeclared": call("float").gives("float[?,?]"),
    "Flatten-11-2-symbolic": call("float[d0]").gives("float[d0,1]"),
    "Flatten-13-2-undeclared": call("float").gives("float[?,?]"),
    "Flatten-13-2-symbolic": call("float[d0]").gives("float[d0,1]"),
    "Flatten-21-2-undeclared": call("float").gives("float[?,?]"),
    "Flatten-21-2-symbolic": call("float[d0]").gives("float[d0,1]"),
    "Flatten-23-2-undeclared": call("float").gives("float[?,?]"),
    "Flatten-23-2-symbolic": call("float[d0]").gives("float[d0,1]"),
    "Flatten-24-2-undeclared": call("float").gives("float[?,?]"),
    "Flatten-24-2-symbolic": call("float[d0]").gives("float[d0,1]"),
    "Flatten-25-2-undeclared": call("float").gives("float[?,?]"),
    "Flatten-25-2-symbolic": call("float[d0]").gives("float[d0,1]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Flatten-1.attribute-type-axis-true": call("float[2]", axis=True),
    "Flatten-1.attribute-type-axis-float": call("float[2]", axis=1.0),
    "Flatten-1.attribute-type-axis-text": call("float[2]", axis="1"),
    "Flatten-1.attribute-type-axis-list": call("float[2]", axis=[1]),
    "Flatten-1.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "Flatten-1.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "Flatten-9.attribute-type-axis-true": call("float[2]", axis=True),
    "Flatten-9.attribute-type-axis-float": call("float[2]", axis=1.0),
    "Flatten-9.attribute-type-axis-text": call("float[2]", axis="1"),
    "Flatten-9.attribute-type-axis-list": call("float[2]", axis=[1]),
    "Flatten-9.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "Flatten-9.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "Flatten-11.attribute-type-axis-true": call("float[2]", axis=True),
    "Flatten-11.attribute-type-axis-float": call("float[2]", axis=1.0),
    "Flatten-11.attribute-type-axis-text": call("float[2]", axis="1"),
    "Flatten-11.attribute-type-axis-list": call("float[2]", axis=[1]),
    "Flatten-11.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "Flatten-11.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "Flatten-13.attribute-type-axis-true": call("float[2]", axis=True),
    "Flatten-13.attribute-type-axis-float": call("float[2]", axis=1.0),
    "Flatten-13.attribute-type-axis-text": call("float[2]", axis="1"),
    "Flatten-13.attribute-type-axis-list": call("float[2]", axis=[1]),
    "Flatten-13.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "Flatten-13.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "Flatten-21.attribute-type-axis-true": call("float[2]", axis=True),
    "Flatten-21.attribute-type-axis-float": call("float[2]", axis=1.0),
    "Flatten-21.attribute-type-axis-text": call("float[2]", axis="1"),
    "Flatten-21.attribute-type-axis-list": call("float[2]", axis=[1]),
    "Flatten-21.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "Flatten-21.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "Flatten-23.attribute-type-axis-true": call("float[2]", axis=True),
    "Flatten-23.attribute-type-axis-float": call("float[2]", axis=1.0),
    "Flatten-23.attribute-type-axis-text": call("float[2]", axis="1"),
    "Flatten-23.attribute-type-axis-list": call("float[2]", axis=[1]),
    "Flatten-23.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "Flatten-23.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "Flatten-24.attribute-type-axis-true": call("float[2]", axis=True),
    "Flatten-24.attribute-type-axis-float": call("float[2]", axis=1.0),
    "Flatten-24.attribute-type-axis-text": call("float[2]", axis="1"),
    "Flatten-24.attribute-type-axis-list": call("float[2]", axis=[1]),
    "Flatten-24.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "Flatten-24.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "Flatten-25.attribute-type-axis-true": call("float[2]", axis=True),
    "Flatten-25.attribute-type-axis-float": call("float[2]", axis=1.0),
    "Flatten-25.attribute-type-axis-text": call("float[2]", axis="1"),
    "Flatten-25.attribute-type-axis-list": call("float[2]", axis=[1]),
    "Flatten-25.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "Flatten-25.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
}
EXAMPLES = [
    example(
        "flatten_default",
        [1, 9, 11, 13, 21, 23, 24, 25],
        [tensor("float", [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]])],
        {},
        gives=[tensor("float", [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]])],
    ),
    example(
        "flatten_axis_2",
        [1, 9, 11, 13, 21, 23, 24, 25],
        [tensor("float", [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]])],
        {"axis": 2},
        gives=[tensor("float", [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]])],
    ),
    example(
        "flatten_axis_0",
        [1, 9, 11, 13, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]])],
        {"axis": 0},
        gives=[tensor("float", [[1.0, 2.0, 3.0, 4.0]])],
    ),
    example(
        "flatten_axis_rank",
        [1, 9, 11, 13, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]])],
        {"axis": 2},
        gives=[tensor("float", [[1.0], [2.0], [3.0], [4.0]])],
    ),
    example(
        "flatten_vector",
        [1, 9, 11, 13, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0, 3.0])],
        {},
        gives=[tensor("float", [[1.0], [2.0], [3.0]])],
    ),
    example(
        "flatten_number",
        [1, 9, 11, 13, 21, 23, 24, 25],
        [tensor("float", 7.0)],
        {"axis": 0},
        gives=[tensor("float", [[7.0]])],
    ),
    example(
        "flatten_empty",
        [1, 9, 11, 13, 21, 23, 24, 25],
        [tensor("float", [], shape=(2, 0, 3))],
        {},
        gives=[tensor("float", [], shape=(2, 0))],
    ),
    example(
        "flatten_axis_too_large",
        [1, 9, 11, 13, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]])],
        {"axis": 3},
        violates="C3",
    ),
    example(
        "flatten_strings",
        [9, 11, 13, 21, 23, 24, 25],
        [tensor("string", [[["a"], ["b"]]])],
        {},
        gives=[tensor("string", [["a", "b"]])],
    ),
    example(
        "flatten_negative",
        [11, 13, 21, 23, 24, 25],
        [tensor("int32", [[[1, 2], [3, 4], [5, 6]]])],
        {"axis": -1},
        gives=[tensor("int32", [[1, 2], [3, 4], [5, 6]])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(1, 9, 11, 13, 21, 23, 24, 25),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
    Divergence(
        "onnx.reference",
        versions=(1, 9, 11, 13, 21, 23, 24, 25),
        cases=(
            "Flatten-1-0",
            "Flatten-9-0",
            "Flatten-11-0",
            "Flatten-13-0",
            "Flatten-21-0",
            "Flatten-23-0",
            "Flatten-24-0",
            "Flatten-25-0",
        ),
        reason=(
            "It leaves the number of columns to be found, which cannot be where there are no rows."
        ),
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
        "Flatten-1",
        "Flatten-9",
        "Flatten-11",
        "Flatten-13",
        "Flatten-21",
        "Flatten-23",
        "Flatten-24",
        "Flatten-25",
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


@pytest.mark.parametrize(
    "version",
    [
        VERSIONS[name]
        for name in (
            "Flatten-11",
            "Flatten-13",
            "Flatten-21",
            "Flatten-23",
            "Flatten-24",
            "Flatten-25",
        )
    ],
    ids=str,
)
@given(data=st.data())
def test_axis_counts_from_the_back(version, data):
    types, attributes = drawn_call(data, version, CALLS)
    plain, _ = data.draw(arrays_like(types, version))
    rank = rank_of(types[0])
    value = attributes.get("axis")
    # The place behind the last axis has no other name.
    if value is None or value == rank:
        return
    other = {**attributes, "axis": value - rank if value >= 0 else value + rank}
    got, wanted = version.run(*plain, **other), version.run(*plain, **attributes)
    assert_same(got, wanted, nan_bits=version.copies)


@pytest.mark.parametrize(("against", "case"), compared(VERSIONS, CASES, LEDGER))
def test_agreement(against, case):
    assert differs(against, VERSIONS[case.version], case) is None


@pytest.mark.parametrize("entry", known_divergences(VERSIONS, CASES, LEDGER))
def test_known_divergence_is_still_there(entry):
    assert_still_differs(VERSIONS, CASES, entry)
