# Emitted from spec/ai.onnx/Conv.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Conv: every clause, border, element type and example of its versions."""

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
    sizes,
    tensor,
    weakened,
)

import onnxops.ai.onnx.conv as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_conv")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, X: (N, C, *d), W: (M, CG, *kernel), B: (M,)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    N = draw(sizes)
    C = draw(sizes)
    d = draw(runs)
    M = draw(sizes)
    CG = draw(sizes)
    kernel = draw(runs)
    X = TensorType(T, (N, C, *d))
    W = TensorType(T, (M, CG, *kernel))
    B = TensorType(T, (M,))
    return [X, W, B], {}


VERSIONS = {
    "Conv-1": Version(
        operator="Conv",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 11),
        copies=False,
        run=functions.conv_1,
        infer=functions.infer_conv_1,
        check=functions.check_conv_1,
        oracle=oracle.conv_1,
        ulps=oracle.ulps_of_conv_1,
        calls=calls_1(schema("Conv", 1, "ai.onnx").types),
        base=call("float[2,3,4]", "float[2,3,4]").gives("float[2,2,1]"),
    ),
    "Conv-11": Version(
        operator="Conv",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 22),
        copies=False,
        run=functions.conv_11,
        infer=functions.infer_conv_11,
        check=functions.check_conv_11,
        oracle=oracle.conv_11,
        ulps=oracle.ulps_of_conv_11,
        calls=calls_1(schema("Conv", 11, "ai.onnx").types),
        base=call("float[2,3,4]", "float[2,3,4]").gives("float[2,2,1]"),
    ),
    "Conv-22": Version(
        operator="Conv",
        domain="ai.onnx",
        since=22,
        opsets=range(22, 29),
        copies=False,
        run=functions.conv_22,
        infer=functions.infer_conv_22,
        check=functions.check_conv_22,
        oracle=oracle.conv_22,
        ulps=oracle.ulps_of_conv_22,
        calls=calls_1(schema("Conv", 22, "ai.onnx").types),
        base=call("float[2,3,4]", "float[2,3,4]").gives("float[2,2,1]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Conv-1-1x1x1+1x1x1": call("float[1,1,1]", "float[1,1,1]").gives("float[1,1,1]"),
    "Conv-1-2x3x4+2x3x1": call("float[2,3,4]", "float[2,3,1]").gives("float[2,2,4]"),
    "Conv-1-2x4x4x3+3x4x2x3": call("float[2,4,4,3]", "float[3,4,2,3]").gives("float[2,3,3,1]"),
    "Conv-1-2x3x4+0x3x4": call("float[2,3,4]", "float[0,3,4]").gives("float[2,0,1]"),
    "Conv-1-2x3x4+2x3x4+2": call("float[2,3,4]", "float[2,3,4]", "float[2]").gives("float[2,2,1]"),
    "Conv-1-2x3x4+2x3x4-strides-1": call("float[2,3,4]", "float[2,3,4]", strides=(1,)).gives(
        "float[2,2,1]"
    ),
    "Conv-1-2x3x4+2x3x4-auto_pad-NOTSET": call(
        "float[2,3,4]", "float[2,3,4]", auto_pad="NOTSET"
    ).gives("float[2,2,1]"),
    "Conv-1-2x3x4+2x3x4-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1": call(
        "float[2,3,4]",
        "float[2,3,4]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float[2,2,1]"),
    "Conv-1-2x3x4+2x3x4+2-kernel_shape-4-strides-1-pads-0x0-auto_pad-NOTSET-group-1": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[2]",
        kernel_shape=(4,),
        strides=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float[2,2,1]"),
    "Conv-1-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-group-1": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        group=1,
    ).gives("float[2,2,1]"),
    "Conv-1-1x1x1+1x1x1-strides-1": call("float[1,1,1]", "float[1,1,1]", strides=(1,)).gives(
        "float[1,1,1]"
    ),
    "Conv-1-1x1x1+1x1x1-dilations-1": call("float[1,1,1]", "float[1,1,1]", dilations=(1,)).gives(
        "float[1,1,1]"
    ),
    "Conv-1-1x1x1+1x1x1-pads-0x1": call("float[1,1,1]", "float[1,1,1]", pads=(0, 1)).gives(
        "float[1,1,2]"
    ),
    "Conv-1-1x1x1+1x1x1-pads-2x2": call("float[1,1,1]", "float[1,1,1]", pads=(2, 2)).gives(
        "float[1,1,5]"
    ),
    "Conv-1-1x2x1+2x1x1-group-2": call("float[1,2,1]", "float[2,1,1]", group=2).gives(
        "float[1,2,1]"
    ),
    "Conv-1-2x4x4x2+3x4x2x1-strides-2x4": call(
        "float[2,4,4,2]", "float[3,4,2,1]", strides=(2, 4)
    ).gives("float[2,3,2,1]"),
    "Conv-1-2x4x4x2+3x4x2x1-strides-3x2": call(
        "float[2,4,4,2]", "float[3,4,2,1]", strides=(3, 2)
    ).gives("float[2,3,1,1]"),
    "Conv-1-2x4x4x2+3x4x2x1-strides-2x2": call(
        "float[2,4,4,2]", "float[3,4,2,1]", strides=(2, 2)
    ).gives("float[2,3,2,1]"),
    "Conv-1-2x4x4x2+3x4x2x1-dilations-3x2": call(
        "float[2,4,4,2]", "float[3,4,2,1]", dilations=(3, 2)
    ).gives("float[2,3,1,2]"),
    "Conv-1-2x4x4x2+3x4x2x1-pads-2x4x4x2": call(
        "float[2,4,4,2]", "float[3,4,2,1]", pads=(2, 4, 4, 2)
    ).gives("float[2,3,9,8]"),
    "Conv-1-2x4x4x2+3x4x2x1-pads-0x1x2x3": call(
        "float[2,4,4,2]", "float[3,4,2,1]", pads=(0, 1, 2, 3)
    ).gives("float[2,3,5,6]"),
    "Conv-1-2x4x4x2+3x4x2x1-pads-1x1x1x1": call(
        "float[2,4,4,2]", "float[3,4,2,1]", pads=(1, 1, 1, 1)
    ).gives("float[2,3,5,4]"),
    "Conv-1-2x8x4x2+4x4x2x1-group-2": call("float[2,8,4,2]", "float[4,4,2,1]", group=2).gives(
        "float[2,4,3,2]"
    ),
    "Conv-1-2x3x4+2x3x4+2-kernel_shape-4-dilations-1-pads-0x0-auto_pad-NOTSET-group-1-strides-2": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[2]",
        kernel_shape=(4,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
        strides=(2,),
    ).gives("float[2,2,1]"),
    "Conv-1.C3-float": call("float[2,3,4]", "float[2,3,4]").gives("float[2,2,1]"),
    "Conv-1.C3-float16": call("float16[2,3,4]", "float16[2,3,4]").gives("float16[2,2,1]"),
    "Conv-1.C3-double": call("double[2,3,4]", "double[2,3,4]").gives("double[2,2,1]"),
    "Conv-1.C9-NOTSET": call("float[2,3,4]", "float[2,3,4]", auto_pad="NOTSET").gives(
        "float[2,2,1]"
    ),
    "Conv-1.C9-VALID": call("float[2,3,4]", "float[2,3,4]", auto_pad="VALID").gives("float[2,2,1]"),
    "Conv-1.C9-SAME_UPPER": call("float[2,3,4]", "float[2,3,4]", auto_pad="SAME_UPPER").gives(
        "float[2,2,4]"
    ),
    "Conv-1.C9-SAME_LOWER": call("float[2,3,4]", "float[2,3,4]", auto_pad="SAME_LOWER").gives(
        "float[2,2,4]"
    ),
    "Conv-11-2x4x4x2+3x4x2x1": call("float[2,4,4,2]", "float[3,4,2,1]").gives("float[2,3,3,2]"),
    "Conv-11-2x4x4x3+3x4x2x3": call("float[2,4,4,3]", "float[3,4,2,3]").gives("float[2,3,3,1]"),
    "Conv-11-0x3x4+2x3x4": call("float[0,3,4]", "float[2,3,4]").gives("float[0,2,1]"),
    "Conv-11-2x3x4+0x3x4": call("float[2,3,4]", "float[0,3,4]").gives("float[2,0,1]"),
    "Conv-11.C9-NOTSET": call("float[2,3,4]", "float[2,3,4]", auto_pad="NOTSET").gives(
        "float[2,2,1]"
    ),
    "Conv-11.C9-VALID": call("float[2,3,4]", "float[2,3,4]", auto_pad="VALID").gives(
        "float[2,2,1]"
    ),
    "Conv-11.C9-SAME_UPPER": call("float[2,3,4]", "float[2,3,4]", auto_pad="SAME_UPPER").gives(
        "float[2,2,4]"
    ),
    "Conv-11.C9-SAME_LOWER": call("float[2,3,4]", "float[2,3,4]", auto_pad="SAME_LOWER").gives(
        "float[2,2,4]"
    ),
    "Conv-11.C3-double": call("double[2,3,4]", "double[2,3,4]").gives("double[2,2,1]"),
    "Conv-11.C3-float": call("float[2,3,4]", "float[2,3,4]").gives("float[2,2,1]"),
    "Conv-22-2x0x4+2x0x4": call("float[2,0,4]", "float[2,0,4]").gives("float[2,2,1]"),
    "Conv-22-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float[2,2,1]"),
    "Conv-22-2x3x4+2x3x4+2": call("float[2,3,4]", "float[2,3,4]", "float[2]").gives("float[2,2,1]"),
    "Conv-22-2x3x4+2x3x4-kernel_shape-4": call(
        "float[2,3,4]", "float[2,3,4]", kernel_shape=(4,)
    ).gives("float[2,2,1]"),
    "Conv-22.C3-bfloat16": call("bfloat16[2,3,4]", "bfloat16[2,3,4]").gives("bfloat16[2,2,1]"),
    "Conv-22.C9-NOTSET": call("float[2,3,4]", "float[2,3,4]", auto_pad="NOTSET").gives(
        "float[2,2,1]"
    ),
    "Conv-22.C9-VALID": call("float[2,3,4]", "float[2,3,4]", auto_pad="VALID").gives(
        "float[2,2,1]"
    ),
    "Conv-22.C9-SAME_UPPER": call("float[2,3,4]", "float[2,3,4]", auto_pad="SAME_UPPER").gives(
        "float[2,2,4]"
    ),
    "Conv-22.C9-SAME_LOWER": call("float[2,3,4]", "float[2,3,4]", auto_pad="SAME_LOWER").gives(
        "float[2,2,4]"
    ),
    "Conv-22.C3-float16": call("float16[2,3,4]", "float16[2,3,4]").gives("float16[2,2,1]"),
    "Conv-22.C3-double": call("double[2,3,4]", "double[2,3,4]").gives("double[2,2,1]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Conv-1.C1-X-missing": call(None, "float[1,1,1]"),
    "Conv-1.C2-W-missing": call("float[1,1,1]", None),
    "Conv-1.C3-all-uint8": call("uint8[1,1,1]", "uint8[1,1,1]"),
    "Conv-1.C3-all-int8": call("int8[1,1,1]", "int8[1,1,1]"),
    "Conv-1.C3-all-uint16": call("uint16[1,1,1]", "uint16[1,1,1]"),
    "Conv-1.C3-all-int16": call("int16[1,1,1]", "int16[1,1,1]"),
    "Conv-1.C3-all-int32": call("int32[1,1,1]", "int32[1,1,1]"),
    "Conv-1.C3-all-int64": call("int64[1,1,1]", "int64[1,1,1]"),
    "Conv-1.C3-all-string": call("string[1,1,1]", "string[1,1,1]"),
    "Conv-1.C3-all-bool": call("bool[1,1,1]", "bool[1,1,1]"),
    "Conv-1.C3-all-uint32": call("uint32[1,1,1]", "uint32[1,1,1]"),
    "Conv-1.C3-all-uint64": call("uint64[1,1,1]", "uint64[1,1,1]"),
    "Conv-1.C3-all-complex64": call("complex64[1,1,1]", "complex64[1,1,1]"),
    "Conv-1.C3-all-complex128": call("complex128[1,1,1]", "complex128[1,1,1]"),
    "Conv-1.C3-all-bfloat16": call("bfloat16[1,1,1]", "bfloat16[1,1,1]"),
    "Conv-1.C3-all-float8e4m3fn": call("float8e4m3fn[1,1,1]", "float8e4m3fn[1,1,1]"),
    "Conv-1.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[1,1,1]", "float8e4m3fnuz[1,1,1]"),
    "Conv-1.C3-all-float8e5m2": call("float8e5m2[1,1,1]", "float8e5m2[1,1,1]"),
    "Conv-1.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[1,1,1]", "float8e5m2fnuz[1,1,1]"),
    "Conv-1.C3-all-uint4": call("uint4[1,1,1]", "uint4[1,1,1]"),
    "Conv-1.C3-all-int4": call("int4[1,1,1]", "int4[1,1,1]"),
    "Conv-1.C3-all-float4e2m1": call("float4e2m1[1,1,1]", "float4e2m1[1,1,1]"),
    "Conv-1.C3-all-float8e8m0": call("float8e8m0[1,1,1]", "float8e8m0[1,1,1]"),
    "Conv-1.C3-all-uint2": call("uint2[1,1,1]", "uint2[1,1,1]"),
    "Conv-1.C3-all-int2": call("int2[1,1,1]", "int2[1,1,1]"),
    "Conv-1.C3-all-float6e2m3": call("float6e2m3[1,1,1]", "float6e2m3[1,1,1]"),
    "Conv-1.C3-all-float6e3m2": call("float6e3m2[1,1,1]", "float6e3m2[1,1,1]"),
    "Conv-1.C3-X-uint8": call("uint8[1,1,1]", "float[1,1,1]"),
    "Conv-1.C3-W-uint8": call("float[1,1,1]", "uint8[1,1,1]"),
    "Conv-1.C3-B-uint8": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "uint8[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C4-W-float16": call("float[1,1,1]", "float16[1,1,1]"),
    "Conv-1.C4-W-double": call("float[1,1,1]", "double[1,1,1]"),
    "Conv-1.C4-X-float16": call("float16[1,1,1]", "float[1,1,1]"),
    "Conv-1.C4-B-float16": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float16[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C4-B-double": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "double[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C5-X-rank-0": call("float[]", "float[1,1,1]"),
    "Conv-1.C5-all-rank-0": call("float[]", "float[4,2,1]"),
    "Conv-1.C6-W-rank-0": call("float[1,1,1]", "float[]"),
    "Conv-1.C6-all-rank-0": call("float[2,2,1]", "float[]"),
    "Conv-1.C7-B-one-axis-more": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[2,1]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C7-B-one-axis-less": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C7-B-rank-0": call("float[2,3,4]", "float[2,3,4]", "float[]"),
    "Conv-1.C7-all-one-axis-more": call("float[2,3,4]", "float[2,3,4]", "float[2,1]"),
    "Conv-1.C7-all-one-axis-less": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[]",
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C7-all-rank-0": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[]",
        kernel_shape=(4,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C8-B-longer": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[3]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C8-B-shorter": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[1]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C8-B-empty": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[0]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C8-W-longer": call(
        "float[2,3,4]",
        "float[3,3,4]",
        "float[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C8-W-shorter": call(
        "float[2,3,4]",
        "float[1,3,4]",
        "float[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C8-W-empty": call(
        "float[2,3,4]",
        "float[0,3,4]",
        "float[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-1.C9-auto_pad-unlisted": call("float[1,1,1]", "float[1,1,1]", auto_pad="NOTSET-another"),
    "Conv-1.C10-W-one-axis-more": call("float[1,1,1]", "float[1,1,1,1]"),
    "Conv-1.C10-W-one-axis-less": call("float[1,1,1]", "float[1,1]"),
    "Conv-1.C10-X-one-axis-more": call("float[1,1,1,1]", "float[1,1,1]"),
    "Conv-1.C10-X-one-axis-less": call("float[2,4,4]", "float[3,4,2,1]"),
    "Conv-1.C11-group-one-less": call("float[1,1,1]", "float[1,1,1]", group=0),
    "Conv-1.C11-group-negative": call("float[1,1,1]", "float[1,1,1]", group=-2),
    "Conv-1.C11-group-zero": call("float[2,2,1]", "float[4,2,1]", group=0),
    "Conv-1.C11-group-1-minus-1": call("float[2,3,4]", "float[2,3,1]", group=0),
    "Conv-1.C11-group-far-less": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=-99,
    ),
    "Conv-1.C12-W-longer": call("float[1,1,1]", "float[1,2,1]"),
    "Conv-1.C12-X-longer": call("float[1,2,1]", "float[1,1,1]"),
    "Conv-1.C12-W-empty": call("float[2,2,1]", "float[4,0,1]"),
    "Conv-1.C12-group-one-more": call("float[2,2,1]", "float[4,2,1]", group=2),
    "Conv-1.C12-group-1-plus-1": call("float[2,3,4]", "float[2,3,1]", group=2),
    "Conv-1.C12-group-2-plus-1": call("float[2,4,4,2]", "float[3,4,2,1]", group=3),
    "Conv-1.C12-W-longer-though-empty": call("float[0,3,4]", "float[2,4,4]"),
    "Conv-1.C12-W-empty-though-empty": call("float[0,3,4]", "float[2,0,4]"),
    "Conv-1.C13-group-2-plus-1": call("float[2,0,4]", "float[2,0,4]", group=3),
    "Conv-1.C14-kernel_shape-one-entry-more": call(
        "float[1,1,1]", "float[1,1,1]", kernel_shape=(1, 1)
    ),
    "Conv-1.C14-kernel_shape-first-one-more": call(
        "float[1,1,1]", "float[1,1,1]", kernel_shape=(2,)
    ),
    "Conv-1.C14-kernel_shape-first-negative": call(
        "float[1,1,1]", "float[1,1,1]", kernel_shape=(-2,)
    ),
    "Conv-1.C14-kernel_shape-no-entry": call("float[2,2,1]", "float[4,2,1]", kernel_shape=()),
    "Conv-1.C14-kernel_shape-3-entries": call(
        "float[2,2,1]", "float[4,2,1]", kernel_shape=(1, 1, 1)
    ),
    "Conv-1.C14-kernel_shape-5-entries": call(
        "float[2,2,1]", "float[4,2,1]", kernel_shape=(1, 1, 1, 1, 1)
    ),
    "Conv-1.C14-kernel_shape-first-1-plus-1": call(
        "float[2,2,1]", "float[4,2,1]", kernel_shape=(2,)
    ),
    "Conv-1.C14-kernel_shape-first-2-plus-1": call(
        "float[2,2,1]", "float[4,2,1]", kernel_shape=(3,)
    ),
    "Conv-1.C15-strides-one-entry-more": call("float[1,1,1]", "float[1,1,1]", strides=(1, 1)),
    "Conv-1.C15-strides-no-entry": call("float[2,2,1]", "float[4,2,1]", strides=()),
    "Conv-1.C15-strides-3-entries": call("float[2,2,1]", "float[4,2,1]", strides=(1, 1, 1)),
    "Conv-1.C15-strides-5-entries": call("float[2,3,4]", "float[2,3,1]", strides=(1, 1, 1, 1, 1)),
    "Conv-1.C15-strides-first-1": call("float[2,4,4,2]", "float[3,4,2,1]", strides=(1,)),
    "Conv-1.C15-strides-first-4": call("float[2,4,4,2]", "float[3,4,2,1]", strides=(4,)),
    "Conv-1.C15-strides-first-1-plus-1": call("float[2,4,4,3]", "float[3,4,2,3]", strides=(2,)),
    "Conv-1.C15-strides-first-3": call("float[2,4,4,3]", "float[3,4,2,3]", strides=(3,)),
    "Conv-1.C16-strides-first-one-less": call("float[1,1,1]", "float[1,1,1]", strides=(0,)),
    "Conv-1.C16-strides-first-negative": call("float[1,1,1]", "float[1,1,1]", strides=(-2,)),
    "Conv-1.C16-strides-first-zero": call("float[2,2,1]", "float[4,2,1]", strides=(0,)),
    "Conv-1.C16-strides-first--2-plus-1": call("float[2,2,1]", "float[4,2,1]", strides=(-1,)),
    "Conv-1.C16-strides-first-1-minus-1": call("float[2,3,4]", "float[2,3,1]", strides=(0,)),
    "Conv-1.C16-strides-first--3": call("float[2,3,4]", "float[2,3,1]", strides=(-3,)),
    "Conv-1.C16-strides-first--4-minus-1": call("float[2,3,4]", "float[2,3,1]", strides=(-5,)),
    "Conv-1.C16-strides-first--4": call("float[2,3,4]", "float[2,3,4]", strides=(-4,)),
    "Conv-1.C17-dilations-one-entry-more": call("float[1,1,1]", "float[1,1,1]", dilations=(1, 1)),
    "Conv-1.C17-dilations-no-entry": call("float[2,2,1]", "float[4,2,1]", dilations=()),
    "Conv-1.C17-dilations-3-entries": call("float[2,2,1]", "float[4,2,1]", dilations=(1, 1, 1)),
    "Conv-1.C17-dilations-5-entries": call(
        "float[2,3,4]", "float[2,3,1]", dilations=(1, 1, 1, 1, 1)
    ),
    "Conv-1.C17-dilations-first-1": call("float[2,4,4,2]", "float[3,4,2,1]", dilations=(1,)),
    "Conv-1.C17-dilations-first-4": call("float[2,4,4,2]", "float[3,4,2,1]", dilations=(4,)),
    "Conv-1.C17-dilations-first-1-plus-1": call("float[2,4,4,3]", "float[3,4,2,3]", dilations=(2,)),
    "Conv-1.C17-dilations-first-3": call("float[2,4,4,3]", "float[3,4,2,3]", dilations=(3,)),
    "Conv-1.C18-dilations-first-one-less": call("float[1,1,1]", "float[1,1,1]", dilations=(0,)),
    "Conv-1.C18-dilations-first-negative": call("float[1,1,1]", "float[1,1,1]", dilations=(-2,)),
    "Conv-1.C18-dilations-first-zero": call("float[2,2,1]", "float[4,2,1]", dilations=(0,)),
    "Conv-1.C18-dilations-first--2-plus-1": call("float[2,2,1]", "float[4,2,1]", dilations=(-1,)),
    "Conv-1.C18-dilations-first-1-minus-1": call("float[2,3,4]", "float[2,3,1]", dilations=(0,)),
    "Conv-1.C18-dilations-first--3": call("float[2,3,4]", "float[2,3,1]", dilations=(-3,)),
    "Conv-1.C18-dilations-first--4-minus-1": call("float[2,3,4]", "float[2,3,1]", dilations=(-5,)),
    "Conv-1.C18-dilations-first--4": call("float[2,3,4]", "float[2,3,4]", dilations=(-4,)),
    "Conv-1.C19-pads-one-entry-less": call("float[1,1,1]", "float[1,1,1]", pads=()),
    "Conv-1.C19-pads-first-one-more": call("float[1,1,1]", "float[1,1,1]", pads=(2,)),
    "Conv-1.C19-pads-first-2-plus-1": call("float[1,1,1]", "float[1,1,1]", pads=(3,)),
    "Conv-1.C19-pads-no-entry": call("float[2,2,1]", "float[4,2,1]", pads=()),
    "Conv-1.C19-pads-first-2": call("float[2,2,1]", "float[4,2,1]", pads=(2,)),
    "Conv-1.C19-pads-4-entries": call("float[2,3,4]", "float[2,3,1]", pads=(1, 1, 1, 1)),
    "Conv-1.C19-pads-first-0": call("float[2,3,4]", "float[2,3,1]", pads=(0,)),
    "Conv-1.C19-pads-first-3-plus-1": call("float[2,3,4]", "float[2,3,1]", pads=(4,)),
    "Conv-1.C20-pads-first-0-minus-1": call("float[1,1,1]", "float[1,1,1]", pads=(-1, 1)),
    "Conv-1.C21-pads-one-entry-more-then-auto_pad-listed-1": call(
        "float[1,1,1]", "float[1,1,1]", pads=(1, 1), auto_pad="VALID"
    ),
    "Conv-1.C22-W-shorter": call("float[1,1,1]", "float[1,1,0]"),
    "Conv-1.C22-W-empty": call("float[2,2,1]", "float[4,2,0]"),
    "Conv-1.C22-W-empty-though-empty": call("float[0,3,4]", "float[2,3,0]"),
    "Conv-1.C23-X-one-axis-less-then-W-one-axis-less": call("float[1,1]", "float[1,1]"),
    "Conv-1.C24-W-longer": call("float[1,1,1]", "float[1,1,2]"),
    "Conv-1.C24-X-shorter": call("float[1,1,0]", "float[1,1,1]"),
    "Conv-1.C24-X-empty": call("float[2,2,0]", "float[4,2,1]"),
    "Conv-11.C1-X-missing": call(None, "float[1,1,1]"),
    "Conv-11.C2-W-missing": call("float[1,1,1]", None),
    "Conv-11.C3-all-uint8": call("uint8[1,1,1]", "uint8[1,1,1]"),
    "Conv-11.C3-all-int8": call("int8[1,1,1]", "int8[1,1,1]"),
    "Conv-11.C3-all-uint16": call("uint16[1,1,1]", "uint16[1,1,1]"),
    "Conv-11.C3-all-int16": call("int16[1,1,1]", "int16[1,1,1]"),
    "Conv-11.C4-W-double": call("float[1,1,1]", "double[1,1,1]"),
    "Conv-11.C5-all-rank-0": call("float[]", "float[4,2,1]"),
    "Conv-11.C6-all-rank-0": call("float[2,2,1]", "float[]"),
    "Conv-11.C7-B-one-axis-less": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-11.C8-B-shorter": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[1]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-11.C9-auto_pad-unlisted": call("float[1,1,1]", "float[1,1,1]", auto_pad="NOTSET-another"),
    "Conv-11.C10-W-one-axis-less": call("float[1,1,1]", "float[1,1]"),
    "Conv-11.C11-group-negative": call("float[1,1,1]", "float[1,1,1]", group=-2),
    "Conv-11.C12-W-shorter": call("float[1,1,1]", "float[1,0,1]"),
    "Conv-11.C13-group-2-plus-1": call("float[2,0,4]", "float[2,0,4]", group=3),
    "Conv-11.C14-kernel_shape-one-entry-less": call(
        "float[1,1,1]", "float[1,1,1]", kernel_shape=()
    ),
    "Conv-11.C15-strides-one-entry-less": call("float[1,1,1]", "float[1,1,1]", strides=()),
    "Conv-11.C16-strides-first-negative": call("float[1,1,1]", "float[1,1,1]", strides=(-2,)),
    "Conv-11.C17-dilations-one-entry-less": call("float[1,1,1]", "float[1,1,1]", dilations=()),
    "Conv-11.C18-dilations-first-negative": call("float[1,1,1]", "float[1,1,1]", dilations=(-2,)),
    "Conv-11.C19-pads-3-entries": call("float[1,1,1]", "float[1,1,1]", pads=(1, 1, 1)),
    "Conv-11.C20-pads-first-0-minus-1": call("float[1,1,1]", "float[1,1,1]", pads=(-1, 1)),
    "Conv-11.C21-pads-one-entry-more-then-auto_pad-listed-1": call(
        "float[1,1,1]", "float[1,1,1]", pads=(1, 1), auto_pad="VALID"
    ),
    "Conv-11.C22-W-empty": call("float[2,2,1]", "float[4,2,0]"),
    "Conv-11.C23-X-one-axis-less-then-W-one-axis-less": call("float[1,1]", "float[1,1]"),
    "Conv-11.C24-X-shorter": call("float[1,1,0]", "float[1,1,1]"),
    "Conv-22.C1-X-missing": call(None, "float[1,1,1]"),
    "Conv-22.C2-W-missing": call("float[1,1,1]", None),
    "Conv-22.C3-all-uint8": call("uint8[1,1,1]", "uint8[1,1,1]"),
    "Conv-22.C3-all-int8": call("int8[1,1,1]", "int8[1,1,1]"),
    "Conv-22.C3-all-uint16": call("uint16[1,1,1]", "uint16[1,1,1]"),
    "Conv-22.C3-all-int16": call("int16[1,1,1]", "int16[1,1,1]"),
    "Conv-22.C4-W-bfloat16": call("float[1,1,1]", "bfloat16[1,1,1]"),
    "Conv-22.C5-X-rank-0": call("float[]", "float[1,1,1]"),
    "Conv-22.C6-W-rank-0": call("float[1,1,1]", "float[]"),
    "Conv-22.C7-B-rank-0": call("float[2,3,4]", "float[2,3,4]", "float[]"),
    "Conv-22.C8-B-empty": call(
        "float[2,3,4]",
        "float[2,3,4]",
        "float[0]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ),
    "Conv-22.C9-auto_pad-unlisted": call("float[1,1,1]", "float[1,1,1]", auto_pad="NOTSET-another"),
    "Conv-22.C10-X-one-axis-more": call("float[1,1,1,1]", "float[1,1,1]"),
    "Conv-22.C11-group-zero": call("float[2,2,1]", "float[4,2,1]", group=0),
    "Conv-22.C12-X-longer": call("float[1,2,1]", "float[1,1,1]"),
    "Conv-22.C13-group-2-plus-1": call("float[2,0,4]", "float[2,0,4]", group=3),
    "Conv-22.C14-kernel_shape-first-one-more": call(
        "float[1,1,1]", "float[1,1,1]", kernel_shape=(2,)
    ),
    "Conv-22.C15-strides-no-entry": call("float[2,2,1]", "float[4,2,1]", strides=()),
    "Conv-22.C16-strides-first--1": call("float[1,1,1]", "float[1,1,1]", strides=(-1,)),
    "Conv-22.C17-dilations-no-entry": call("float[2,2,1]", "float[4,2,1]", dilations=()),
    "Conv-22.C18-dilations-first--1": call("float[1,1,1]", "float[1,1,1]", dilations=(-1,)),
    "Conv-22.C19-pads-first-one-more": call("float[1,1,1]", "float[1,1,1]", pads=(2,)),
    "Conv-22.C20-pads-first-0-minus-1": call("float[1,1,1]", "float[1,1,1]", pads=(-1, 1)),
    "Conv-22.C21-pads-one-entry-more-then-auto_pad-listed-1": call(
        "float[1,1,1]", "float[1,1,1]", pads=(1, 1), auto_pad="VALID"
    ),
    "Conv-22.C22-W-empty-though-empty": call("float[0,3,4]", "float[2,3,0]"),
    "Conv-22.C23-X-one-axis-less-then-W-one-axis-less": call("float[1,1]", "float[1,1]"),
    "Conv-22.C24-X-empty": call("float[2,2,0]", "float[4,2,1]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Conv-1-2x3x4+2x3x4-undeclared": call("float", "float").gives("float"),
    "Conv-1-2x3x4+2x3x4-partly": call("float", "float[2,3,4]").gives("float"),
    "Conv-1-2x3x4+2x3x4-symbolic": call("float[d0,d1,d2]", "float[d3,d4,d5]").gives(
        "float[d0,d3,?]"
    ),
    "Conv-1-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1-undeclared": call(
        "float",
        "float",
        "float",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float"),
    "Conv-1-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1-partly": call(
        "float",
        "float[2,3,4]",
        "float[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float"),
    "Conv-1-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1-symbolic": call(
        "float[d0,d1,d2]",
        "float[d3,d4,d5]",
        "float[d6]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float[d0,d3,?]"),
    "Conv-11-2x3x4+2x3x4-undeclared": call("float", "float").gives("float"),
    "Conv-11-2x3x4+2x3x4-partly": call("float", "float[2,3,4]").gives("float"),
    "Conv-11-2x3x4+2x3x4-symbolic": call("float[d0,d1,d2]", "float[d3,d4,d5]").gives(
        "float[d0,d3,?]"
    ),
    "Conv-11-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1-undeclared": call(
        "float",
        "float",
        "float",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float"),
    "Conv-11-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1-partly": call(
        "float",
        "float[2,3,4]",
        "float[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float"),
    "Conv-11-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1-symbolic": call(
        "float[d0,d1,d2]",
        "float[d3,d4,d5]",
        "float[d6]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float[d0,d3,?]"),
    "Conv-22-2x3x4+2x3x4-undeclared": call("float", "float").gives("float"),
    "Conv-22-2x3x4+2x3x4-partly": call("float", "float[2,3,4]").gives("float"),
    "Conv-22-2x3x4+2x3x4-symbolic": call("float[d0,d1,d2]", "float[d3,d4,d5]").gives(
        "float[d0,d3,?]"
    ),
    "Conv-22-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1-undeclared": call(
        "float",
        "float",
        "float",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float"),
    "Conv-22-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1-partly": call(
        "float",
        "float[2,3,4]",
        "float[2]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float"),
    "Conv-22-2x3x4+2x3x4+2-kernel_shape-4-strides-1-dilations-1-pads-0x0-auto_pad-NOTSET-group-1-symbolic": call(
        "float[d0,d1,d2]",
        "float[d3,d4,d5]",
        "float[d6]",
        kernel_shape=(4,),
        strides=(1,),
        dilations=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        group=1,
    ).gives("float[d0,d3,?]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Conv-1.attribute-type-kernel_shape-int": call("float[2,3,4]", "float[2,3,4]", kernel_shape=1),
    "Conv-1.attribute-type-kernel_shape-floats": call(
        "float[2,3,4]", "float[2,3,4]", kernel_shape=[1.0]
    ),
    "Conv-1.attribute-type-kernel_shape-text": call(
        "float[2,3,4]", "float[2,3,4]", kernel_shape="1"
    ),
    "Conv-1.attribute-type-kernel_shape-2**63": call(
        "float[2,3,4]", "float[2,3,4]", kernel_shape=[9223372036854775808]
    ),
    "Conv-1.attribute-type-strides-int": call("float[2,3,4]", "float[2,3,4]", strides=1),
    "Conv-1.attribute-type-strides-floats": call("float[2,3,4]", "float[2,3,4]", strides=[1.0]),
    "Conv-1.attribute-type-strides-text": call("float[2,3,4]", "float[2,3,4]", strides="1"),
    "Conv-1.attribute-type-strides-2**63": call(
        "float[2,3,4]", "float[2,3,4]", strides=[9223372036854775808]
    ),
    "Conv-1.attribute-type-dilations-int": call("float[2,3,4]", "float[2,3,4]", dilations=1),
    "Conv-1.attribute-type-dilations-floats": call("float[2,3,4]", "float[2,3,4]", dilations=[1.0]),
    "Conv-1.attribute-type-dilations-text": call("float[2,3,4]", "float[2,3,4]", dilations="1"),
    "Conv-1.attribute-type-dilations-2**63": call(
        "float[2,3,4]", "float[2,3,4]", dilations=[9223372036854775808]
    ),
    "Conv-1.attribute-type-pads-int": call("float[2,3,4]", "float[2,3,4]", pads=1),
    "Conv-1.attribute-type-pads-floats": call("float[2,3,4]", "float[2,3,4]", pads=[1.0]),
    "Conv-1.attribute-type-pads-text": call("float[2,3,4]", "float[2,3,4]", pads="1"),
    "Conv-1.attribute-type-pads-2**63": call(
        "float[2,3,4]", "float[2,3,4]", pads=[9223372036854775808]
    ),
    "Conv-1.attribute-type-auto_pad-int": call("float[2,3,4]", "float[2,3,4]", auto_pad=1),
    "Conv-1.attribute-type-auto_pad-bytes-in-list": call(
        "float[2,3,4]", "float[2,3,4]", auto_pad=["a"]
    ),
    "Conv-1.attribute-type-group-true": call("float[2,3,4]", "float[2,3,4]", group=True),
    "Conv-1.attribute-type-group-float": call("float[2,3,4]", "float[2,3,4]", group=1.0),
    "Conv-1.attribute-type-group-text": call("float[2,3,4]", "float[2,3,4]", group="1"),
    "Conv-1.attribute-type-group-list": call("float[2,3,4]", "float[2,3,4]", group=[1]),
    "Conv-1.attribute-type-group-2**63": call("float[2,3,4]", "float[2,3,4]", group=2**63),
    "Conv-1.attribute-type-group--2**63-1": call(
        "float[2,3,4]", "float[2,3,4]", group=-(2**63 + 1)
    ),
    "Conv-11.attribute-type-kernel_shape-int": call("float[2,3,4]", "float[2,3,4]", kernel_shape=1),
    "Conv-11.attribute-type-kernel_shape-floats": call(
        "float[2,3,4]", "float[2,3,4]", kernel_shape=[1.0]
    ),
    "Conv-11.attribute-type-kernel_shape-text": call(
        "float[2,3,4]", "float[2,3,4]", kernel_shape="1"
    ),
    "Conv-11.attribute-type-kernel_shape-2**63": call(
        "float[2,3,4]", "float[2,3,4]", kernel_shape=[9223372036854775808]
    ),
    "Conv-11.attribute-type-strides-int": call("float[2,3,4]", "float[2,3,4]", strides=1),
    "Conv-11.attribute-type-strides-floats": call("float[2,3,4]", "float[2,3,4]", strides=[1.0]),
    "Conv-11.attribute-type-strides-text": call("float[2,3,4]", "float[2,3,4]", strides="1"),
    "Conv-11.attribute-type-strides-2**63": call(
        "float[2,3,4]", "float[2,3,4]", strides=[9223372036854775808]
    ),
    "Conv-11.attribute-type-dilations-int": call("float[2,3,4]", "float[2,3,4]", dilations=1),
    "Conv-11.attribute-type-dilations-floats": call(
        "float[2,3,4]", "float[2,3,4]", dilations=[1.0]
    ),
    "Conv-11.attribute-type-dilations-text": call("float[2,3,4]", "float[2,3,4]", dilations="1"),
    "Conv-11.attribute-type-dilations-2**63": call(
        "float[2,3,4]", "float[2,3,4]", dilations=[9223372036854775808]
    ),
    "Conv-11.attribute-type-pads-int": call("float[2,3,4]", "float[2,3,4]", pads=1),
    "Conv-11.attribute-type-pads-floats": call("float[2,3,4]", "float[2,3,4]", pads=[1.0]),
    "Conv-11.attribute-type-pads-text": call("float[2,3,4]", "float[2,3,4]", pads="1"),
    "Conv-11.attribute-type-pads-2**63": call(
        "float[2,3,4]", "float[2,3,4]", pads=[9223372036854775808]
    ),
    "Conv-11.attribute-type-auto_pad-int": call("float[2,3,4]", "float[2,3,4]", auto_pad=1),
    "Conv-11.attribute-type-auto_pad-bytes-in-list": call(
        "float[2,3,4]", "float[2,3,4]", auto_pad=["a"]
    ),
    "Conv-11.attribute-type-group-true": call("float[2,3,4]", "float[2,3,4]", group=True),
    "Conv-11.attribute-type-group-float": call("float[2,3,4]", "float[2,3,4]", group=1.0),
    "Conv-11.attribute-type-group-text": call("float[2,3,4]", "float[2,3,4]", group="1"),
    "Conv-11.attribute-type-group-list": call("float[2,3,4]", "float[2,3,4]", group=[1]),
    "Conv-11.attribute-type-group-2**63": call("float[2,3,4]", "float[2,3,4]", group=2**63),
    "Conv-11.attribute-type-group--2**63-1": call(
        "float[2,3,4]", "float[2,3,4]", group=-(2**63 + 1)
    ),
    "Conv-22.attribute-type-kernel_shape-int": call("float[2,3,4]", "float[2,3,4]", kernel_shape=1),
    "Conv-22.attribute-type-kernel_shape-floats": call(
        "float[2,3,4]", "float[2,3,4]", kernel_shape=[1.0]
    ),
    "Conv-22.attribute-type-kernel_shape-text": call(
        "float[2,3,4]", "float[2,3,4]", kernel_shape="1"
    ),
    "Conv-22.attribute-type-kernel_shape-2**63": call(
        "float[2,3,4]", "float[2,3,4]", kernel_shape=[9223372036854775808]
    ),
    "Conv-22.attribute-type-strides-int": call("float[2,3,4]", "float[2,3,4]", strides=1),
    "Conv-22.attribute-type-strides-floats": call("float[2,3,4]", "float[2,3,4]", strides=[1.0]),
    "Conv-22.attribute-type-strides-text": call("float[2,3,4]", "float[2,3,4]", strides="1"),
    "Conv-22.attribute-type-strides-2**63": call(
        "float[2,3,4]", "float[2,3,4]", strides=[9223372036854775808]
    ),
    "Conv-22.attribute-type-dilations-int": call("float[2,3,4]", "float[2,3,4]", dilations=1),
    "Conv-22.attribute-type-dilations-floats": call(
        "float[2,3,4]", "float[2,3,4]", dilations=[1.0]
    ),
    "Conv-22.attribute-type-dilations-text": call("float[2,3,4]", "float[2,3,4]", dilations="1"),
    "Conv-22.attribute-type-dilations-2**63": call(
        "float[2,3,4]", "float[2,3,4]", dilations=[9223372036854775808]
    ),
    "Conv-22.attribute-type-pads-int": call("float[2,3,4]", "float[2,3,4]", pads=1),
    "Conv-22.attribute-type-pads-floats": call("float[2,3,4]", "float[2,3,4]", pads=[1.0]),
    "Conv-22.attribute-type-pads-text": call("float[2,3,4]", "float[2,3,4]", pads="1"),
    "Conv-22.attribute-type-pads-2**63": call(
        "float[2,3,4]", "float[2,3,4]", pads=[9223372036854775808]
    ),
    "Conv-22.attribute-type-auto_pad-int": call("float[2,3,4]", "float[2,3,4]", auto_pad=1),
    "Conv-22.attribute-type-auto_pad-bytes-in-list": call(
        "float[2,3,4]", "float[2,3,4]", auto_pad=["a"]
    ),
    "Conv-22.attribute-type-group-true": call("float[2,3,4]", "float[2,3,4]", group=True),
    "Conv-22.attribute-type-group-float": call("float[2,3,4]", "float[2,3,4]", group=1.0),
    "Conv-22.attribute-type-group-text": call("float[2,3,4]", "float[2,3,4]", group="1"),
    "Conv-22.attribute-type-group-list": call("float[2,3,4]", "float[2,3,4]", group=[1]),
    "Conv-22.attribute-type-group-2**63": call("float[2,3,4]", "float[2,3,4]", group=2**63),
    "Conv-22.attribute-type-group--2**63-1": call(
        "float[2,3,4]", "float[2,3,4]", group=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "conv_plain",
        [1, 11, 22],
        [tensor("float", [[[1.0, 2.0, 4.0, 8.0]]]), tensor("float", [[[-1.0, 1.0]]])],
        {},
        gives=[tensor("float", [[[1.0, 2.0, 4.0]]])],
    ),
    example(
        "conv_two_axes",
        [1, 11, 22],
        [
            tensor("float", [[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]]),
            tensor("float", [[[[1.0, 1.0], [1.0, 1.0]]]]),
            tensor("float", [10.0]),
        ],
        {},
        gives=[tensor("float", [[[[22.0, 26.0]]]])],
    ),
    example(
        "conv_pads",
        [1, 11, 22],
        [tensor("float", [[[1.0, 2.0]]]), tensor("float", [[[10.0, 1.0]]])],
        {"pads": [1, 2], "kernel_shape": [2]},
        gives=[tensor("float", [[[1.0, 12.0, 20.0, 0.0]]])],
    ),
    example(
        "conv_strides",
        [1, 11, 22],
        [
            tensor("float", [[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]]]),
            tensor("float", [[[10.0, 1.0]]]),
        ],
        {"strides": [2], "dilations": [3]},
        gives=[tensor("float", [[[14.0, 36.0]]])],
    ),
    example(
        "conv_same_upper",
        [1, 11, 22],
        [tensor("float", [[[1.0, 2.0, 3.0]]]), tensor("float", [[[10.0, 1.0]]])],
        {"auto_pad": "SAME_UPPER"},
        gives=[tensor("float", [[[12.0, 23.0, 30.0]]])],
    ),
    example(
        "conv_same_lower",
        [1, 11, 22],
        [tensor("float", [[[1.0, 2.0, 3.0]]]), tensor("float", [[[10.0, 1.0]]])],
        {"auto_pad": "SAME_LOWER"},
        gives=[tensor("float", [[[1.0, 12.0, 23.0]]])],
    ),
    example(
        "conv_groups",
        [1, 11, 22],
        [tensor("float", [[[1.0, 2.0], [3.0, 4.0]]]), tensor("float", [[[10.0]], [[100.0]]])],
        {"group": 2},
        gives=[tensor("float", [[[10.0, 20.0], [300.0, 400.0]]])],
    ),
    example(
        "conv_channels",
        [1, 11, 22],
        [tensor("double", [[[1.0, 2.0], [3.0, 4.0]]]), tensor("double", [[[10.0], [100.0]]])],
        {},
        gives=[tensor("double", [[[310.0, 420.0]]])],
    ),
    example(
        "conv_wrong_channels",
        [1, 11, 22],
        [tensor("float", [[[1.0, 2.0], [3.0, 4.0]]]), tensor("float", [[[10.0]], [[100.0]]])],
        {},
        violates="C12",
    ),
    example(
        "conv_pads_twice",
        [1, 11, 22],
        [tensor("float", [[[1.0, 2.0, 3.0]]]), tensor("float", [[[10.0, 1.0]]])],
        {"auto_pad": "SAME_UPPER", "pads": [0, 1]},
        violates="C21",
    ),
    example(
        "conv_wrong_kernel_shape",
        [1, 11, 22],
        [tensor("float", [[[1.0, 2.0, 3.0]]]), tensor("float", [[[10.0, 1.0]]])],
        {"kernel_shape": [3]},
        violates="C14",
    ),
    example(
        "conv_too_long",
        [1, 11, 22],
        [tensor("float", [[[1.0, 2.0]]]), tensor("float", [[[1.0, 1.0, 1.0]]])],
        {},
        violates="C24",
    ),
    example(
        "conv_brain_floats",
        [22],
        [tensor("bfloat16", [[[256.0, 1.0, 1.0]]]), tensor("bfloat16", [[[1.0, 1.0, 1.0]]])],
        {},
        gives=[tensor("bfloat16", [[[258.0]]])],
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
DRAWN = [VERSIONS[name] for name in ("Conv-1", "Conv-11", "Conv-22")]
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
