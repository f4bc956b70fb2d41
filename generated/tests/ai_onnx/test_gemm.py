# Emitted from spec/ai.onnx/Gemm.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Gemm: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.gemm as functions

oracle = module_beside(__file__, "oracle_gemm")


VERSIONS = {
    "Gemm-1": Version(
        operator="Gemm",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 6),
        copies=False,
        run=functions.gemm_1,
        infer=functions.infer_gemm_1,
        check=functions.check_gemm_1,
        oracle=oracle.gemm_1,
        ulps=oracle.ulps_of_gemm_1,
        base=call("float[2,3]", "float[3,4]", "float[2,4]").gives("float[2,4]"),
    ),
    "Gemm-6": Version(
        operator="Gemm",
        domain="ai.onnx",
        since=6,
        opsets=range(6, 7),
        copies=False,
        run=functions.gemm_6,
        infer=functions.infer_gemm_6,
        check=functions.check_gemm_6,
        oracle=oracle.gemm_6,
        ulps=oracle.ulps_of_gemm_6,
        base=call("float[2,3]", "float[3,4]", "float[2,4]").gives("float[2,4]"),
    ),
    "Gemm-7": Version(
        operator="Gemm",
        domain="ai.onnx",
        since=7,
        opsets=range(7, 9),
        copies=False,
        run=functions.gemm_7,
        infer=functions.infer_gemm_7,
        check=functions.check_gemm_7,
        oracle=oracle.gemm_7,
        ulps=oracle.ulps_of_gemm_7,
        base=call("float[2,3]", "float[3,4]", "float[2,4]").gives("float[2,4]"),
    ),
    "Gemm-9": Version(
        operator="Gemm",
        domain="ai.onnx",
        since=9,
        opsets=range(9, 11),
        copies=False,
        run=functions.gemm_9,
        infer=functions.infer_gemm_9,
        check=functions.check_gemm_9,
        oracle=oracle.gemm_9,
        ulps=oracle.ulps_of_gemm_9,
        base=call("float[2,3]", "float[3,4]", "float[2,4]").gives("float[2,4]"),
    ),
    "Gemm-11": Version(
        operator="Gemm",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=False,
        run=functions.gemm_11,
        infer=functions.infer_gemm_11,
        check=functions.check_gemm_11,
        oracle=oracle.gemm_11,
        ulps=oracle.ulps_of_gemm_11,
        base=call("float[2,3]", "float[3,4]").gives("float[2,4]"),
    ),
    "Gemm-13": Version(
        operator="Gemm",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 29),
        copies=False,
        run=functions.gemm_13,
        infer=functions.infer_gemm_13,
        check=functions.check_gemm_13,
        oracle=oracle.gemm_13,
        ulps=oracle.ulps_of_gemm_13,
        base=call("float[2,3]", "float[3,4]").gives("float[2,4]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Gemm-1-1x1+1x1+1x1": call("float[1,1]", "float[1,1]", "float[1,1]").gives("float[1,1]"),
    "Gemm-1-2x3+2x4+3x4-transA-1": call("float[2,3]", "float[2,4]", "float[3,4]", transA=1).gives(
        "float[3,4]"
    ),
    "Gemm-1-2x3+3x4+1x4-broadcast-1": call(
        "float[2,3]", "float[3,4]", "float[1,4]", broadcast=1
    ).gives("float[2,4]"),
    "Gemm-1-2x3+3x4+2x4-alpha-1.0-beta-1.0-transA-0-transB-0-broadcast-0": call(
        "float[2,3]",
        "float[3,4]",
        "float[2,4]",
        alpha=1.0,
        beta=1.0,
        transA=0,
        transB=0,
        broadcast=0,
    ).gives("float[2,4]"),
    "Gemm-1-2x3+3x4+2x4-beta-1.0": call("float[2,3]", "float[3,4]", "float[2,4]", beta=1.0).gives(
        "float[2,4]"
    ),
    "Gemm-1-2x3+3x4+2x4-transB-0": call("float[2,3]", "float[3,4]", "float[2,4]", transB=0).gives(
        "float[2,4]"
    ),
    "Gemm-1-2x3+3x4+2x4-alpha-1.0-transA-0-transB-0-broadcast-0": call(
        "float[2,3]", "float[3,4]", "float[2,4]", alpha=1.0, transA=0, transB=0, broadcast=0
    ).gives("float[2,4]"),
    "Gemm-1-2x3+3x4+2x4-alpha-1.0-beta-1.0-transA-0-broadcast-0": call(
        "float[2,3]", "float[3,4]", "float[2,4]", alpha=1.0, beta=1.0, transA=0, broadcast=0
    ).gives("float[2,4]"),
    "Gemm-1-2x0+0x4+2x4": call("float[2,0]", "float[0,4]", "float[2,4]").gives("float[2,4]"),
    "Gemm-1-2x3+3x0+2x0": call("float[2,3]", "float[3,0]", "float[2,0]").gives("float[2,0]"),
    "Gemm-1-1x1+1x1+1x1-alpha-1.0": call("float[1,1]", "float[1,1]", "float[1,1]", alpha=1.0).gives(
        "float[1,1]"
    ),
    "Gemm-1-1x1+1x1+1x1-alpha-0.5": call("float[1,1]", "float[1,1]", "float[1,1]", alpha=0.5).gives(
        "float[1,1]"
    ),
    "Gemm-1-1x1+1x1+1x1-beta-0.5": call("float[1,1]", "float[1,1]", "float[1,1]", beta=0.5).gives(
        "float[1,1]"
    ),
    "Gemm-1-1x1+1x1+1x1-transA-0": call("float[1,1]", "float[1,1]", "float[1,1]", transA=0).gives(
        "float[1,1]"
    ),
    "Gemm-1-1x1+1x1+1x1-transA--1": call("float[1,1]", "float[1,1]", "float[1,1]", transA=-1).gives(
        "float[1,1]"
    ),
    "Gemm-1-1x1+1x1+1x1-transB-0": call("float[1,1]", "float[1,1]", "float[1,1]", transB=0).gives(
        "float[1,1]"
    ),
    "Gemm-1-1x1+1x1+1x1-transB--1": call("float[1,1]", "float[1,1]", "float[1,1]", transB=-1).gives(
        "float[1,1]"
    ),
    "Gemm-1-1x1+1x1+1x1-broadcast-0": call(
        "float[1,1]", "float[1,1]", "float[1,1]", broadcast=0
    ).gives("float[1,1]"),
    "Gemm-1-2x3+3x4+2x4-beta-1.0-transA-0-transB-0-broadcast-0-alpha-2.0": call(
        "float[2,3]",
        "float[3,4]",
        "float[2,4]",
        beta=1.0,
        transA=0,
        transB=0,
        broadcast=0,
        alpha=2.0,
    ).gives("float[2,4]"),
    "Gemm-1-2x3+3x4+2x4-alpha-1.0-transA-0-transB-0-broadcast-0-beta-2.0": call(
        "float[2,3]",
        "float[3,4]",
        "float[2,4]",
        alpha=1.0,
        transA=0,
        transB=0,
        broadcast=0,
        beta=2.0,
    ).gives("float[2,4]"),
    "Gemm-1-2x3+2x4+3x4-alpha-1.0-beta-1.0-transB-0-broadcast-0-transA-1": call(
        "float[2,3]",
        "float[2,4]",
        "float[3,4]",
        alpha=1.0,
        beta=1.0,
        transB=0,
        broadcast=0,
        transA=1,
    ).gives("float[3,4]"),
    "Gemm-1-2x3+2x4+3x4-alpha-1.0-beta-1.0-transB-0-broadcast-0-transA--1": call(
        "float[2,3]",
        "float[2,4]",
        "float[3,4]",
        alpha=1.0,
        beta=1.0,
        transB=0,
        broadcast=0,
        transA=-1,
    ).gives("float[3,4]"),
    "Gemm-1-2x3+3x3+2x3-alpha-1.0-beta-1.0-transA-0-broadcast-0-transB-2": call(
        "float[2,3]",
        "float[3,3]",
        "float[2,3]",
        alpha=1.0,
        beta=1.0,
        transA=0,
        broadcast=0,
        transB=2,
    ).gives("float[2,3]"),
    "Gemm-1-2x3+3x4+2x4-alpha-1.0-beta-1.0-transA-0-transB-0-broadcast-1": call(
        "float[2,3]",
        "float[3,4]",
        "float[2,4]",
        alpha=1.0,
        beta=1.0,
        transA=0,
        transB=0,
        broadcast=1,
    ).gives("float[2,4]"),
    "Gemm-1.C4-float": call("float[2,3]", "float[3,4]", "float[2,4]").gives("float[2,4]"),
    "Gemm-1.C4-float16": call("float16[2,3]", "float16[3,4]", "float16[2,4]").gives("float16[2,4]"),
    "Gemm-1.C4-double": call("double[2,3]", "double[3,4]", "double[2,4]").gives("double[2,4]"),
    "Gemm-6-2x3+3x4+1x4-broadcast-1": call(
        "float[2,3]", "float[3,4]", "float[1,4]", broadcast=1
    ).gives("float[2,4]"),
    "Gemm-6-2x3+3x4+4-broadcast-1": call("float[2,3]", "float[3,4]", "float[4]", broadcast=1).gives(
        "float[2,4]"
    ),
    "Gemm-6-2x3+3x4+2x4-alpha-1.0-beta-1.0-transA-0-transB-0-broadcast-0": call(
        "float[2,3]",
        "float[3,4]",
        "float[2,4]",
        alpha=1.0,
        beta=1.0,
        transA=0,
        transB=0,
        broadcast=0,
    ).gives("float[2,4]"),
    "Gemm-6-2x3+3x4+2x4-alpha-1.0": call("float[2,3]", "float[3,4]", "float[2,4]", alpha=1.0).gives(
        "float[2,4]"
    ),
    "Gemm-6.C4-double": call("double[2,3]", "double[3,4]", "double[2,4]").gives("double[2,4]"),
    "Gemm-6.C4-float": call("float[2,3]", "float[3,4]", "float[2,4]").gives("float[2,4]"),
    "Gemm-7-1x1+1x1+1x1": call("float[1,1]", "float[1,1]", "float[1,1]").gives("float[1,1]"),
    "Gemm-7-2x3+4x3+1x4-transB-1": call("float[2,3]", "float[4,3]", "float[1,4]", transB=1).gives(
        "float[2,4]"
    ),
    "Gemm-7-2x3+3x4+1x4-beta-1.0": call("float[2,3]", "float[3,4]", "float[1,4]", beta=1.0).gives(
        "float[2,4]"
    ),
    "Gemm-7-2x3+3x4+4-beta-1.0-transA-0-transB-0": call(
        "float[2,3]", "float[3,4]", "float[4]", beta=1.0, transA=0, transB=0
    ).gives("float[2,4]"),
    "Gemm-7-2x3+3x4+4-alpha-1.0-beta-1.0-transA-0": call(
        "float[2,3]", "float[3,4]", "float[4]", alpha=1.0, beta=1.0, transA=0
    ).gives("float[2,4]"),
    "Gemm-7-2x3+3x4+2x4-alpha-1.0": call("float[2,3]", "float[3,4]", "float[2,4]", alpha=1.0).gives(
        "float[2,4]"
    ),
    "Gemm-7-2x3+3x4+2x4-alpha-1.0-beta-1.0-transB-0": call(
        "float[2,3]", "float[3,4]", "float[2,4]", alpha=1.0, beta=1.0, transB=0
    ).gives("float[2,4]"),
    "Gemm-7-1x1+1x1+1x1-beta-2.0": call("float[1,1]", "float[1,1]", "float[1,1]", beta=2.0).gives(
        "float[1,1]"
    ),
    "Gemm-7-1x1+1x1+1x1-transB-0": call("float[1,1]", "float[1,1]", "float[1,1]", transB=0).gives(
        "float[1,1]"
    ),
    "Gemm-7-2x3+3x4+1x4-alpha-1.0-transA-0-transB-0-beta-0.5": call(
        "float[2,3]", "float[3,4]", "float[1,4]", alpha=1.0, transA=0, transB=0, beta=0.5
    ).gives("float[2,4]"),
    "Gemm-7.C4-float": call("float[2,3]", "float[3,4]", "float[2,4]").gives("float[2,4]"),
    "Gemm-7.C4-float16": call("float16[2,3]", "float16[3,4]", "float16[2,4]").gives("float16[2,4]"),
    "Gemm-7.C4-double": call("double[2,3]", "double[3,4]", "double[2,4]").gives("double[2,4]"),
    "Gemm-9-2x3+3x4+1x4-beta-1.0": call("float[2,3]", "float[3,4]", "float[1,4]", beta=1.0).gives(
        "float[2,4]"
    ),
    "Gemm-9-2x3+3x4+4-beta-1.0": call("float[2,3]", "float[3,4]", "float[4]", beta=1.0).gives(
        "float[2,4]"
    ),
    "Gemm-9-2x3+3x4+1x4-transA-0": call("float[2,3]", "float[3,4]", "float[1,4]", transA=0).gives(
        "float[2,4]"
    ),
    "Gemm-9-2x3+3x4+4-transA-0": call("float[2,3]", "float[3,4]", "float[4]", transA=0).gives(
        "float[2,4]"
    ),
    "Gemm-9.C4-int32": call("int32[2,3]", "int32[3,4]", "int32[2,4]").gives("int32[2,4]"),
    "Gemm-9.C4-int64": call("int64[2,3]", "int64[3,4]", "int64[2,4]").gives("int64[2,4]"),
    "Gemm-9.C4-uint32": call("uint32[2,3]", "uint32[3,4]", "uint32[2,4]").gives("uint32[2,4]"),
    "Gemm-9.C4-uint64": call("uint64[2,3]", "uint64[3,4]", "uint64[2,4]").gives("uint64[2,4]"),
    "Gemm-9.C4-float": call("float[2,3]", "float[3,4]", "float[2,4]").gives("float[2,4]"),
    "Gemm-9.C4-float16": call("float16[2,3]", "float16[3,4]", "float16[2,4]").gives("float16[2,4]"),
    "Gemm-11-1x1+1x1": call("float[1,1]", "float[1,1]").gives("float[1,1]"),
    "Gemm-11-2x3+3x4+4-alpha-1.0-beta-1.0-transA-0-transB-0": call(
        "float[2,3]", "float[3,4]", "float[4]", alpha=1.0, beta=1.0, transA=0, transB=0
    ).gives("float[2,4]"),
    "Gemm-11-2x3+3x4-transA-0": call("float[2,3]", "float[3,4]", transA=0).gives("float[2,4]"),
    "Gemm-11-2x3+3x4+4-alpha-1.0-transA-0-transB-0": call(
        "float[2,3]", "float[3,4]", "float[4]", alpha=1.0, transA=0, transB=0
    ).gives("float[2,4]"),
    "Gemm-11-2x0+0x4": call("float[2,0]", "float[0,4]").gives("float[2,4]"),
    "Gemm-11-2x3+3x4+2x4-alpha-1.0-transA-0-transB-0": call(
        "float[2,3]", "float[3,4]", "float[2,4]", alpha=1.0, transA=0, transB=0
    ).gives("float[2,4]"),
    "Gemm-11-1x1+1x1-alpha-0.5": call("float[1,1]", "float[1,1]", alpha=0.5).gives("float[1,1]"),
    "Gemm-11-1x1+1x1-transA-0": call("float[1,1]", "float[1,1]", transA=0).gives("float[1,1]"),
    "Gemm-11-1x1+1x1-transB--1": call("float[1,1]", "float[1,1]", transB=-1).gives("float[1,1]"),
    "Gemm-11-2x3+2x4+1x4-alpha-1.0-beta-1.0-transB-0-transA-1": call(
        "float[2,3]", "float[2,4]", "float[1,4]", alpha=1.0, beta=1.0, transB=0, transA=1
    ).gives("float[3,4]"),
    "Gemm-11.C4-float": call("float[2,3]", "float[3,4]").gives("float[2,4]"),
    "Gemm-11.C4-int32": call("int32[2,3]", "int32[3,4]").gives("int32[2,4]"),
    "Gemm-11.C4-int64": call("int64[2,3]", "int64[3,4]").gives("int64[2,4]"),
    "Gemm-11.C4-float16": call("float16[2,3]", "float16[3,4]").gives("float16[2,4]"),
    "Gemm-11.C4-double": call("double[2,3]", "double[3,4]").gives("double[2,4]"),
    "Gemm-11.C4-uint32": call("uint32[2,3]", "uint32[3,4]").gives("uint32[2,4]"),
    "Gemm-11.C4-uint64": call("uint64[2,3]", "uint64[3,4]").gives("uint64[2,4]"),
    "Gemm-13-2x3+3x4+4-alpha-1.0-beta-1.0-transA-0": call(
        "float[2,3]", "float[3,4]", "float[4]", alpha=1.0, beta=1.0, transA=0
    ).gives("float[2,4]"),
    "Gemm-13-2x0+0x4": call("float[2,0]", "float[0,4]").gives("float[2,4]"),
    "Gemm-13-0x3+3x4": call("float[0,3]", "float[3,4]").gives("float[0,4]"),
    "Gemm-13-2x3+3x0": call("float[2,3]", "float[3,0]").gives("float[2,0]"),
    "Gemm-13.C4-bfloat16": call("bfloat16[2,3]", "bfloat16[3,4]").gives("bfloat16[2,4]"),
    "Gemm-13.C4-float16": call("float16[2,3]", "float16[3,4]").gives("float16[2,4]"),
    "Gemm-13.C4-double": call("double[2,3]", "double[3,4]").gives("double[2,4]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Gemm-1.C1-A-missing": call(None, "float[1,1]", "float[1,1]"),
    "Gemm-1.C2-B-missing": call("float[1,1]", None, "float[1,1]"),
    "Gemm-1.C3-C-missing": call("float[1,1]", "float[1,1]", None),
    "Gemm-1.C4-all-uint8": call("uint8[1,1]", "uint8[1,1]", "uint8[1,1]"),
    "Gemm-1.C4-all-int8": call("int8[1,1]", "int8[1,1]", "int8[1,1]"),
    "Gemm-1.C4-all-uint16": call("uint16[1,1]", "uint16[1,1]", "uint16[1,1]"),
    "Gemm-1.C4-all-int16": call("int16[1,1]", "int16[1,1]", "int16[1,1]"),
    "Gemm-1.C4-all-int32": call("int32[1,1]", "int32[1,1]", "int32[1,1]"),
    "Gemm-1.C4-all-int64": call("int64[1,1]", "int64[1,1]", "int64[1,1]"),
    "Gemm-1.C4-all-string": call("string[1,1]", "string[1,1]", "string[1,1]"),
    "Gemm-1.C4-all-bool": call("bool[1,1]", "bool[1,1]", "bool[1,1]"),
    "Gemm-1.C4-all-uint32": call("uint32[1,1]", "uint32[1,1]", "uint32[1,1]"),
    "Gemm-1.C4-all-uint64": call("uint64[1,1]", "uint64[1,1]", "uint64[1,1]"),
    "Gemm-1.C4-all-complex64": call("complex64[1,1]", "complex64[1,1]", "complex64[1,1]"),
    "Gemm-1.C4-all-complex128": call("complex128[1,1]", "complex128[1,1]", "complex128[1,1]"),
    "Gemm-1.C4-all-bfloat16": call("bfloat16[1,1]", "bfloat16[1,1]", "bfloat16[1,1]"),
    "Gemm-1.C4-all-float8e4m3fn": call(
        "float8e4m3fn[1,1]", "float8e4m3fn[1,1]", "float8e4m3fn[1,1]"
    ),
    "Gemm-1.C4-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[1,1]", "float8e4m3fnuz[1,1]", "float8e4m3fnuz[1,1]"
    ),
    "Gemm-1.C4-all-float8e5m2": call("float8e5m2[1,1]", "float8e5m2[1,1]", "float8e5m2[1,1]"),
    "Gemm-1.C4-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[1,1]", "float8e5m2fnuz[1,1]", "float8e5m2fnuz[1,1]"
    ),
    "Gemm-1.C4-all-uint4": call("uint4[1,1]", "uint4[1,1]", "uint4[1,1]"),
    "Gemm-1.C4-all-int4": call("int4[1,1]", "int4[1,1]", "int4[1,1]"),
    "Gemm-1.C4-all-float4e2m1": call("float4e2m1[1,1]", "float4e2m1[1,1]", "float4e2m1[1,1]"),
    "Gemm-1.C4-all-float8e8m0": call("float8e8m0[1,1]", "float8e8m0[1,1]", "float8e8m0[1,1]"),
    "Gemm-1.C4-all-uint2": call("uint2[1,1]", "uint2[1,1]", "uint2[1,1]"),
    "Gemm-1.C4-all-int2": call("int2[1,1]", "int2[1,1]", "int2[1,1]"),
    "Gemm-1.C4-all-float6e2m3": call("float6e2m3[1,1]", "float6e2m3[1,1]", "float6e2m3[1,1]"),
    "Gemm-1.C4-all-float6e3m2": call("float6e3m2[1,1]", "float6e3m2[1,1]", "float6e3m2[1,1]"),
    "Gemm-1.C4-A-uint8": call("uint8[1,1]", "float[1,1]", "float[1,1]"),
    "Gemm-1.C4-B-uint8": call("float[1,1]", "uint8[1,1]", "float[1,1]"),
    "Gemm-1.C4-C-uint8": call("float[1,1]", "float[1,1]", "uint8[1,1]"),
    "Gemm-1.C5-C-float16": call("float[1,1]", "float[1,1]", "float16[1,1]"),
    "Gemm-1.C5-C-double": call("float[1,1]", "float[1,1]", "double[1,1]"),
    "Gemm-1.C5-B-float16": call("float[1,1]", "float16[1,1]", "float[1,1]"),
    "Gemm-1.C5-A-float16": call("float16[1,1]", "float[1,1]", "float[1,1]"),
    "Gemm-1.C6-A-one-axis-more": call("float[1,1,1]", "float[1,1]", "float[1,1]"),
    "Gemm-1.C6-A-one-axis-less": call("float[1]", "float[1,1]", "float[1,1]"),
    "Gemm-1.C6-A-rank-0": call("float[]", "float[1,1]", "float[1,1]"),
    "Gemm-1.C6-all-one-axis-more": call("float[2,3,1]", "float[3,4]", "float[2,4]"),
    "Gemm-1.C6-all-one-axis-less": call("float[2]", "float[3,4]", "float[2,4]"),
    "Gemm-1.C6-all-rank-0": call("float[]", "float[3,4]", "float[2,4]"),
    "Gemm-1.C7-B-one-axis-more": call("float[1,1]", "float[1,1,1]", "float[1,1]"),
    "Gemm-1.C7-B-one-axis-less": call("float[1,1]", "float[1]", "float[1,1]"),
    "Gemm-1.C7-B-rank-0": call("float[1,1]", "float[]", "float[1,1]"),
    "Gemm-1.C7-all-one-axis-more": call("float[2,3]", "float[3,4,1]", "float[2,4]"),
    "Gemm-1.C7-all-one-axis-less": call("float[2,3]", "float[3]", "float[2,4]"),
    "Gemm-1.C7-all-rank-0": call("float[2,3]", "float[]", "float[2,4]"),
    "Gemm-1.C8-C-one-axis-more": call("float[1,1]", "float[1,1]", "float[1,1,1]"),
    "Gemm-1.C8-C-one-axis-less": call("float[1,1]", "float[1,1]", "float[1]"),
    "Gemm-1.C8-C-rank-0": call("float[1,1]", "float[1,1]", "float[]"),
    "Gemm-1.C8-all-one-axis-more": call("float[2,3]", "float[3,4]", "float[2,4,1]"),
    "Gemm-1.C8-all-one-axis-less": call("float[2,3]", "float[3,4]", "float[2]"),
    "Gemm-1.C8-all-rank-0": call("float[2,3]", "float[3,4]", "float[]"),
    "Gemm-1.C9-B-longer": call("float[1,1]", "float[2,1]", "float[1,1]"),
    "Gemm-1.C9-B-shorter": call("float[1,1]", "float[0,1]", "float[1,1]"),
    "Gemm-1.C9-A-shorter": call("float[1,0]", "float[1,1]", "float[1,1]"),
    "Gemm-1.C9-B-empty": call("float[2,3]", "float[0,4]", "float[2,4]"),
    "Gemm-1.C9-B-longer-though-empty": call("float[2,0]", "float[1,4]", "float[2,4]"),
    "Gemm-1.C9-A-longer-though-empty": call("float[2,1]", "float[0,4]", "float[2,4]"),
    "Gemm-1.C9-B-empty-though-empty": call("float[0,3]", "float[0,4]", "float[0,4]"),
    "Gemm-1.C9-A-shorter-though-empty": call("float[0,2]", "float[3,4]", "float[0,4]"),
    "Gemm-1.C10-C-longer": call("float[1,1]", "float[1,1]", "float[2,1]"),
    "Gemm-1.C10-C-shorter": call("float[1,1]", "float[1,1]", "float[0,1]"),
    "Gemm-1.C10-A-shorter": call("float[0,1]", "float[1,1]", "float[1,1]"),
    "Gemm-1.C10-C-empty": call("float[2,3]", "float[3,4]", "float[0,4]"),
    "Gemm-1.C10-C-longer-though-empty": call("float[2,0]", "float[0,4]", "float[3,4]"),
    "Gemm-1.C10-C-shorter-though-empty": call("float[2,0]", "float[0,4]", "float[1,4]"),
    "Gemm-1.C10-A-longer-though-empty": call("float[3,0]", "float[0,4]", "float[2,4]"),
    "Gemm-1.C10-A-shorter-though-empty": call("float[1,0]", "float[0,4]", "float[2,4]"),
    "Gemm-1.C11-C-longer": call("float[1,1]", "float[1,1]", "float[1,2]"),
    "Gemm-1.C11-C-shorter": call("float[1,1]", "float[1,1]", "float[1,0]"),
    "Gemm-1.C11-B-shorter": call("float[1,1]", "float[1,0]", "float[1,1]"),
    "Gemm-1.C11-C-empty": call("float[2,3]", "float[3,4]", "float[2,0]"),
    "Gemm-1.C11-C-longer-though-empty": call("float[2,0]", "float[0,4]", "float[2,5]"),
    "Gemm-1.C11-C-shorter-though-empty": call("float[2,0]", "float[0,4]", "float[2,3]"),
    "Gemm-1.C11-B-longer-though-empty": call("float[2,0]", "float[0,5]", "float[2,4]"),
    "Gemm-1.C11-B-shorter-though-empty": call("float[2,0]", "float[0,3]", "float[2,4]"),
    "Gemm-1.C12-C-longer-None[1]": call("float[2,3]", "float[3,4]", "float[1,5]", broadcast=1),
    "Gemm-1.C12-C-longer": call("float[2,3]", "float[3,4]", "float[5]", broadcast=1),
    "Gemm-1.C12-C-shorter": call("float[2,3]", "float[3,4]", "float[3]", broadcast=1),
    "Gemm-1.C12-C-empty": call("float[2,3]", "float[3,4]", "float[0]", broadcast=1),
    "Gemm-1.C12-C-longer-None[0]": call("float[2,3]", "float[3,4]", "float[3,4]", broadcast=1),
    "Gemm-6.C1-A-missing": call(None, "float[1,1]", "float[1,1]"),
    "Gemm-6.C2-B-missing": call("float[1,1]", None, "float[1,1]"),
    "Gemm-6.C3-C-missing": call("float[1,1]", "float[1,1]", None),
    "Gemm-6.C4-all-uint8": call("uint8[1,1]", "uint8[1,1]", "uint8[1,1]"),
    "Gemm-6.C4-all-int8": call("int8[1,1]", "int8[1,1]", "int8[1,1]"),
    "Gemm-6.C4-all-uint16": call("uint16[1,1]", "uint16[1,1]", "uint16[1,1]"),
    "Gemm-6.C4-all-int16": call("int16[1,1]", "int16[1,1]", "int16[1,1]"),
    "Gemm-6.C5-C-double": call("float[1,1]", "float[1,1]", "double[1,1]"),
    "Gemm-6.C6-A-one-axis-less": call("float[1]", "float[1,1]", "float[1,1]"),
    "Gemm-6.C7-B-one-axis-less": call("float[1,1]", "float[1]", "float[1,1]"),
    "Gemm-6.C8-C-one-axis-less": call("float[1,1]", "float[1,1]", "float[1]"),
    "Gemm-6.C9-B-shorter": call("float[1,1]", "float[0,1]", "float[1,1]"),
    "Gemm-6.C10-C-shorter": call("float[1,1]", "float[1,1]", "float[0,1]"),
    "Gemm-6.C11-C-shorter": call("float[1,1]", "float[1,1]", "float[1,0]"),
    "Gemm-6.C12-C-longer": call("float[2,3]", "float[3,4]", "float[5]", broadcast=1),
    "Gemm-7.C1-A-missing": call(None, "float[1,1]", "float[1,1]"),
    "Gemm-7.C2-B-missing": call("float[1,1]", None, "float[1,1]"),
    "Gemm-7.C3-C-missing": call("float[1,1]", "float[1,1]", None),
    "Gemm-7.C4-all-uint8": call("uint8[1,1]", "uint8[1,1]", "uint8[1,1]"),
    "Gemm-7.C4-all-int8": call("int8[1,1]", "int8[1,1]", "int8[1,1]"),
    "Gemm-7.C4-all-uint16": call("uint16[1,1]", "uint16[1,1]", "uint16[1,1]"),
    "Gemm-7.C4-all-int16": call("int16[1,1]", "int16[1,1]", "int16[1,1]"),
    "Gemm-7.C4-all-int32": call("int32[1,1]", "int32[1,1]", "int32[1,1]"),
    "Gemm-7.C4-all-int64": call("int64[1,1]", "int64[1,1]", "int64[1,1]"),
    "Gemm-7.C4-all-string": call("string[1,1]", "string[1,1]", "string[1,1]"),
    "Gemm-7.C4-all-bool": call("bool[1,1]", "bool[1,1]", "bool[1,1]"),
    "Gemm-7.C4-all-uint32": call("uint32[1,1]", "uint32[1,1]", "uint32[1,1]"),
    "Gemm-7.C4-all-uint64": call("uint64[1,1]", "uint64[1,1]", "uint64[1,1]"),
    "Gemm-7.C4-all-complex64": call("complex64[1,1]", "complex64[1,1]", "complex64[1,1]"),
    "Gemm-7.C4-all-complex128": call("complex128[1,1]", "complex128[1,1]", "complex128[1,1]"),
    "Gemm-7.C4-all-bfloat16": call("bfloat16[1,1]", "bfloat16[1,1]", "bfloat16[1,1]"),
    "Gemm-7.C4-all-float8e4m3fn": call(
        "float8e4m3fn[1,1]", "float8e4m3fn[1,1]", "float8e4m3fn[1,1]"
    ),
    "Gemm-7.C4-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[1,1]", "float8e4m3fnuz[1,1]", "float8e4m3fnuz[1,1]"
    ),
    "Gemm-7.C4-all-float8e5m2": call("float8e5m2[1,1]", "float8e5m2[1,1]", "float8e5m2[1,1]"),
    "Gemm-7.C4-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[1,1]", "float8e5m2fnuz[1,1]", "float8e5m2fnuz[1,1]"
    ),
    "Gemm-7.C4-all-uint4": call("uint4[1,1]", "uint4[1,1]", "uint4[1,1]"),
    "Gemm-7.C4-all-int4": call("int4[1,1]", "int4[1,1]", "int4[1,1]"),
    "Gemm-7.C4-all-float4e2m1": call("float4e2m1[1,1]", "float4e2m1[1,1]", "float4e2m1[1,1]"),
    "Gemm-7.C4-all-float8e8m0": call("float8e8m0[1,1]", "float8e8m0[1,1]", "float8e8m0[1,1]"),
    "Gemm-7.C4-all-uint2": call("uint2[1,1]", "uint2[1,1]", "uint2[1,1]"),
    "Gemm-7.C4-all-int2": call("int2[1,1]", "int2[1,1]", "int2[1,1]"),
    "Gemm-7.C4-all-float6e2m3": call("float6e2m3[1,1]", "float6e2m3[1,1]", "float6e2m3[1,1]"),
    "Gemm-7.C4-all-float6e3m2": call("float6e3m2[1,1]", "float6e3m2[1,1]", "float6e3m2[1,1]"),
    "Gemm-7.C4-A-uint8": call("uint8[1,1]", "float[1,1]", "float[1,1]"),
    "Gemm-7.C4-B-uint8": call("float[1,1]", "uint8[1,1]", "float[1,1]"),
    "Gemm-7.C4-C-uint8": call("float[1,1]", "float[1,1]", "uint8[1,1]"),
    "Gemm-7.C5-C-float16": call("float[1,1]", "float[1,1]", "float16[1,1]"),
    "Gemm-7.C5-C-double": call("float[1,1]", "float[1,1]", "double[1,1]"),
    "Gemm-7.C5-B-float16": call("float[1,1]", "float16[1,1]", "float[1,1]"),
    "Gemm-7.C5-A-float16": call("float16[1,1]", "float[1,1]", "float[1,1]"),
    "Gemm-7.C6-A-one-axis-more": call("float[1,1,1]", "float[1,1]", "float[1,1]"),
    "Gemm-7.C6-A-one-axis-less": call("float[1]", "float[1,1]", "float[1,1]"),
    "Gemm-7.C6-all-one-axis-more": call("float[2,3,1]", "float[3,4]", "float[2,4]"),
    "Gemm-7.C6-all-one-axis-less": call("float[2]", "float[3,4]", "float[2,4]"),
    "Gemm-7.C7-B-one-axis-more": call("float[1,1]", "float[1,1,1]", "float[1,1]"),
    "Gemm-7.C7-B-one-axis-less": call("float[1,1]", "float[1]", "float[1,1]"),
    "Gemm-7.C7-all-one-axis-more": call("float[2,3]", "float[3,4,1]", "float[2,4]"),
    "Gemm-7.C7-all-one-axis-less": call("float[2,3]", "float[3]", "float[2,4]"),
    "Gemm-7.C9-B-longer": call("float[1,1]", "float[2,1]", "float[1,1]"),
    "Gemm-7.C9-A-shorter": call("float[1,0]", "float[1,1]", "float[1,1]"),
    "Gemm-7.C9-B-longer-though-empty": call("float[2,0]", "float[1,4]", "float[2,4]"),
    "Gemm-7.C9-B-empty-though-empty": call("float[0,3]", "float[0,4]", "float[0,4]"),
    "Gemm-7.C12-C-longer-None[0]": call("float[1,1]", "float[1,1]", "float[2,1]"),
    "Gemm-7.C12-C-longer-None[1]": call("float[1,1]", "float[1,1]", "float[1,2]"),
    "Gemm-7.C12-C-shorter": call("float[2,3]", "float[3,4]", "float[3]"),
    "Gemm-7.C12-C-longer-None[0]-though-empty": call("float[2,0]", "float[0,4]", "float[3,4]"),
    "Gemm-9.C1-A-missing": call(None, "float[1,1]", "float[1,1]"),
    "Gemm-9.C2-B-missing": call("float[1,1]", None, "float[1,1]"),
    "Gemm-9.C3-C-missing": call("float[1,1]", "float[1,1]", None),
    "Gemm-9.C4-all-uint8": call("uint8[1,1]", "uint8[1,1]", "uint8[1,1]"),
    "Gemm-9.C4-all-int8": call("int8[1,1]", "int8[1,1]", "int8[1,1]"),
    "Gemm-9.C4-all-uint16": call("uint16[1,1]", "uint16[1,1]", "uint16[1,1]"),
    "Gemm-9.C4-all-int16": call("int16[1,1]", "int16[1,1]", "int16[1,1]"),
    "Gemm-9.C5-B-int32": call("float[1,1]", "int32[1,1]", "float[1,1]"),
    "Gemm-9.C6-all-one-axis-more": call("float[2,3,1]", "float[3,4]", "float[2,4]"),
    "Gemm-9.C7-all-one-axis-more": call("float[2,3]", "float[3,4,1]", "float[2,4]"),
    "Gemm-9.C9-A-shorter": call("float[1,0]", "float[1,1]", "float[1,1]"),
    "Gemm-9.C12-C-shorter": call("float[2,3]", "float[3,4]", "float[3]"),
    "Gemm-11.C1-A-missing": call(None, "float[1,1]"),
    "Gemm-11.C2-B-missing": call("float[1,1]", None),
    "Gemm-11.C4-all-uint8": call("uint8[1,1]", "uint8[1,1]"),
    "Gemm-11.C4-all-int8": call("int8[1,1]", "int8[1,1]"),
    "Gemm-11.C4-all-uint16": call("uint16[1,1]", "uint16[1,1]"),
    "Gemm-11.C4-all-int16": call("int16[1,1]", "int16[1,1]"),
    "Gemm-11.C4-all-string": call("string[1,1]", "string[1,1]"),
    "Gemm-11.C4-all-bool": call("bool[1,1]", "bool[1,1]"),
    "Gemm-11.C4-all-complex64": call("complex64[1,1]", "complex64[1,1]"),
    "Gemm-11.C4-all-complex128": call("complex128[1,1]", "complex128[1,1]"),
    "Gemm-11.C4-all-bfloat16": call("bfloat16[1,1]", "bfloat16[1,1]"),
    "Gemm-11.C4-all-float8e4m3fn": call("float8e4m3fn[1,1]", "float8e4m3fn[1,1]"),
    "Gemm-11.C4-all-float8e4m3fnuz": call("float8e4m3fnuz[1,1]", "float8e4m3fnuz[1,1]"),
    "Gemm-11.C4-all-float8e5m2": call("float8e5m2[1,1]", "float8e5m2[1,1]"),
    "Gemm-11.C4-all-float8e5m2fnuz": call("float8e5m2fnuz[1,1]", "float8e5m2fnuz[1,1]"),
    "Gemm-11.C4-all-uint4": call("uint4[1,1]", "uint4[1,1]"),
    "Gemm-11.C4-all-int4": call("int4[1,1]", "int4[1,1]"),
    "Gemm-11.C4-all-float4e2m1": call("float4e2m1[1,1]", "float4e2m1[1,1]"),
    "Gemm-11.C4-all-float8e8m0": call("float8e8m0[1,1]", "float8e8m0[1,1]"),
    "Gemm-11.C4-all-uint2": call("uint2[1,1]", "uint2[1,1]"),
    "Gemm-11.C4-all-int2": call("int2[1,1]", "int2[1,1]"),
    "Gemm-11.C4-all-float6e2m3": call("float6e2m3[1,1]", "float6e2m3[1,1]"),
    "Gemm-11.C4-all-float6e3m2": call("float6e3m2[1,1]", "float6e3m2[1,1]"),
    "Gemm-11.C4-A-uint8": call("uint8[1,1]", "float[1,1]"),
    "Gemm-11.C4-B-uint8": call("float[1,1]", "uint8[1,1]"),
    "Gemm-11.C4-C-uint8": call(
        "float[2,3]", "float[3,4]", "uint8[1,4]", alpha=1.0, beta=1.0, transA=0, transB=0
    ),
    "Gemm-11.C5-B-int32": call("float[1,1]", "int32[1,1]"),
    "Gemm-11.C5-B-int64": call("float[1,1]", "int64[1,1]"),
    "Gemm-11.C5-A-int32": call("int32[1,1]", "float[1,1]"),
    "Gemm-11.C5-C-int64": call(
        "float[2,3]", "float[3,4]", "int64[1,4]", alpha=1.0, beta=1.0, transA=0, transB=0
    ),
    "Gemm-11.C6-A-one-axis-more": call("float[1,1,1]", "float[1,1]"),
    "Gemm-11.C6-A-one-axis-less": call("float[1]", "float[1,1]"),
    "Gemm-11.C6-all-one-axis-more": call("float[2,3,1]", "float[3,4]"),
    "Gemm-11.C6-all-one-axis-less": call("float[2]", "float[3,4]"),
    "Gemm-11.C7-B-one-axis-more": call("float[1,1]", "float[1,1,1]"),
    "Gemm-11.C7-B-one-axis-less": call("float[1,1]", "float[1]"),
    "Gemm-11.C7-all-one-axis-more": call("float[2,3]", "float[3,4,1]"),
    "Gemm-11.C7-all-one-axis-less": call("float[2,3]", "float[3]"),
    "Gemm-11.C9-B-longer": call("float[1,1]", "float[2,1]"),
    "Gemm-11.C9-A-shorter": call("float[1,0]", "float[1,1]"),
    "Gemm-11.C9-B-longer-though-empty": call("float[2,0]", "float[1,4]"),
    "Gemm-11.C9-B-empty-though-empty": call("float[0,3]", "float[0,4]"),
    "Gemm-11.C12-C-longer-None[1]": call(
        "float[2,3]", "float[3,4]", "float[1,5]", alpha=1.0, beta=1.0, transA=0, transB=0
    ),
    "Gemm-11.C12-C-longer": call(
        "float[2,3]", "float[3,4]", "float[5]", alpha=1.0, beta=1.0, transA=0, transB=0
    ),
    "Gemm-11.C12-C-shorter": call(
        "float[2,3]", "float[3,4]", "float[3]", alpha=1.0, beta=1.0, transA=0, transB=0
    ),
    "Gemm-11.C12-C-empty": call(
        "float[2,3]", "float[3,4]", "float[0]", alpha=1.0, beta=1.0, transA=0, transB=0
    ),
    "Gemm-13.C1-A-missing": call(None, "float[1,1]"),
    "Gemm-13.C2-B-missing": call("float[1,1]", None),
    "Gemm-13.C4-all-uint8": call("uint8[1,1]", "uint8[1,1]"),
    "Gemm-13.C4-all-int8": call("int8[1,1]", "int8[1,1]"),
    "Gemm-13.C4-all-uint16": call("uint16[1,1]", "uint16[1,1]"),
    "Gemm-13.C4-all-int16": call("int16[1,1]", "int16[1,1]"),
    "Gemm-13.C5-C-int64": call(
        "float[2,3]", "float[3,4]", "int64[1,4]", alpha=1.0, beta=1.0, transA=0, transB=0
    ),
    "Gemm-13.C6-all-rank-0": call("float[]", "float[3,4]"),
    "Gemm-13.C7-all-rank-0": call("float[2,3]", "float[]"),
    "Gemm-13.C9-A-empty": call("float[2,0]", "float[3,4]"),
    "Gemm-13.C12-C-longer-None[1]": call(
        "float[2,3]", "float[3,4]", "float[1,5]", alpha=1.0, beta=1.0, transA=0, transB=0
    ),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Gemm-1-2x3+3x4+2x4-undeclared": call("float", "float", "float").gives("float[?,?]"),
    "Gemm-1-2x3+3x4+2x4-partly": call("float", "float[3,4]", "float[2,4]").gives("float[2,4]"),
    "Gemm-1-2x3+3x4+2x4-symbolic": call("float[d0,d1]", "float[d2,d3]", "float[d4,d5]").gives(
        "float[d0,d3]"
    ),
    "Gemm-6-2x3+3x4+2x4-undeclared": call("float", "float", "float").gives("float[?,?]"),
    "Gemm-6-2x3+3x4+2x4-partly": call("float", "float[3,4]", "float[2,4]").gives("float[2,4]"),
    "Gemm-6-2x3+3x4+2x4-symbolic": call("float[d0,d1]", "float[d2,d3]", "float[d4,d5]").gives(
        "float[d0,d3]"
    ),
    "Gemm-7-2x3+3x4+2x4-undeclared": call("float", "float", "float").gives("float[?,?]"),
    "Gemm-7-2x3+3x4+2x4-partly": call("float", "float[3,4]", "float[2,4]").gives("float[?,4]"),
    "Gemm-7-2x3+3x4+2x4-symbolic": call("float[d0,d1]", "float[d2,d3]", "float[d4,d5]").gives(
        "float[d0,d3]"
    ),
    "Gemm-9-2x3+3x4+2x4-undeclared": call("float", "float", "float").gives("float[?,?]"),
    "Gemm-9-2x3+3x4+2x4-partly": call("float", "float[3,4]", "float[2,4]").gives("float[?,4]"),
    "Gemm-9-2x3+3x4+2x4-symbolic": call("float[d0,d1]", "float[d2,d3]", "float[d4,d5]").gives(
        "float[d0,d3]"
    ),
    "Gemm-11-2x3+3x4-undeclared": call("float", "float").gives("float[?,?]"),
    "Gemm-11-2x3+3x4-partly": call("float", "float[3,4]").gives("float[?,4]"),
    "Gemm-11-2x3+3x4-symbolic": call("float[d0,d1]", "float[d2,d3]").gives("float[d0,d3]"),
    "Gemm-11-2x3+3x4+1x4-alpha-1.0-beta-1.0-transA-0-transB-0-undeclared": call(
        "float", "float", "float", alpha=1.0, beta=1.0, transA=0, transB=0
    ).gives("float[?,?]"),
    "Gemm-11-2x3+3x4+1x4-alpha-1.0-beta-1.0-transA-0-transB-0-partly": call(
        "float", "float[3,4]", "float[1,4]", alpha=1.0, beta=1.0, transA=0, transB=0
    ).gives("float[?,4]"),
    "Gemm-11-2x3+3x4+1x4-alpha-1.0-beta-1.0-transA-0-transB-0-symbolic": call(
        "float[d0,d1]", "float[d2,d3]", "float[d4,d5]", alpha=1.0, beta=1.0, transA=0, transB=0
    ).gives("float[d0,d3]"),
    "Gemm-13-2x3+3x4-undeclared": call("float", "float").gives("float[?,?]"),
    "Gemm-13-2x3+3x4-partly": call("float", "float[3,4]").gives("float[?,4]"),
    "Gemm-13-2x3+3x4-symbolic": call("float[d0,d1]", "float[d2,d3]").gives("float[d0,d3]"),
    "Gemm-13-2x3+3x4+1x4-alpha-1.0-beta-1.0-transA-0-transB-0-undeclared": call(
        "float", "float", "float", alpha=1.0, beta=1.0, transA=0, transB=0
    ).gives("float[?,?]"),
    "Gemm-13-2x3+3x4+1x4-alpha-1.0-beta-1.0-transA-0-transB-0-partly": call(
        "float", "float[3,4]", "float[1,4]", alpha=1.0, beta=1.0, transA=0, transB=0
    ).gives("float[?,4]"),
    "Gemm-13-2x3+3x4+1x4-alpha-1.0-beta-1.0-transA-0-transB-0-symbolic": call(
        "float[d0,d1]", "float[d2,d3]", "float[d4,d5]", alpha=1.0, beta=1.0, transA=0, transB=0
    ).gives("float[d0,d3]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Gemm-1.attribute-type-alpha-true": call("float[2,3]", "float[3,4]", "float[2,4]", alpha=True),
    "Gemm-1.attribute-type-alpha-text": call("float[2,3]", "float[3,4]", "float[2,4]", alpha="1"),
    "Gemm-1.attribute-type-beta-true": call("float[2,3]", "float[3,4]", "float[2,4]", beta=True),
    "Gemm-1.attribute-type-beta-text": call("float[2,3]", "float[3,4]", "float[2,4]", beta="1"),
    "Gemm-1.attribute-type-transA-true": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=True
    ),
    "Gemm-1.attribute-type-transA-float": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=1.0
    ),
    "Gemm-1.attribute-type-transA-text": call("float[2,3]", "float[3,4]", "float[2,4]", transA="1"),
    "Gemm-1.attribute-type-transA-list": call("float[2,3]", "float[3,4]", "float[2,4]", transA=[1]),
    "Gemm-1.attribute-type-transA-2**63": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=2**63
    ),
    "Gemm-1.attribute-type-transA--2**63-1": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=-(2**63 + 1)
    ),
    "Gemm-1.attribute-type-transB-true": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=True
    ),
    "Gemm-1.attribute-type-transB-float": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=1.0
    ),
    "Gemm-1.attribute-type-transB-text": call("float[2,3]", "float[3,4]", "float[2,4]", transB="1"),
    "Gemm-1.attribute-type-transB-list": call("float[2,3]", "float[3,4]", "float[2,4]", transB=[1]),
    "Gemm-1.attribute-type-transB-2**63": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=2**63
    ),
    "Gemm-1.attribute-type-transB--2**63-1": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=-(2**63 + 1)
    ),
    "Gemm-1.attribute-type-broadcast-true": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast=True
    ),
    "Gemm-1.attribute-type-broadcast-float": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast=1.0
    ),
    "Gemm-1.attribute-type-broadcast-text": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast="1"
    ),
    "Gemm-1.attribute-type-broadcast-list": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast=[1]
    ),
    "Gemm-1.attribute-type-broadcast-2**63": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast=2**63
    ),
    "Gemm-1.attribute-type-broadcast--2**63-1": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast=-(2**63 + 1)
    ),
    "Gemm-6.attribute-type-alpha-true": call("float[2,3]", "float[3,4]", "float[2,4]", alpha=True),
    "Gemm-6.attribute-type-alpha-text": call("float[2,3]", "float[3,4]", "float[2,4]", alpha="1"),
    "Gemm-6.attribute-type-beta-true": call("float[2,3]", "float[3,4]", "float[2,4]", beta=True),
    "Gemm-6.attribute-type-beta-text": call("float[2,3]", "float[3,4]", "float[2,4]", beta="1"),
    "Gemm-6.attribute-type-transA-true": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=True
    ),
    "Gemm-6.attribute-type-transA-float": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=1.0
    ),
    "Gemm-6.attribute-type-transA-text": call("float[2,3]", "float[3,4]", "float[2,4]", transA="1"),
    "Gemm-6.attribute-type-transA-list": call("float[2,3]", "float[3,4]", "float[2,4]", transA=[1]),
    "Gemm-6.attribute-type-transA-2**63": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=2**63
    ),
    "Gemm-6.attribute-type-transA--2**63-1": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=-(2**63 + 1)
    ),
    "Gemm-6.attribute-type-transB-true": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=True
    ),
    "Gemm-6.attribute-type-transB-float": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=1.0
    ),
    "Gemm-6.attribute-type-transB-text": call("float[2,3]", "float[3,4]", "float[2,4]", transB="1"),
    "Gemm-6.attribute-type-transB-list": call("float[2,3]", "float[3,4]", "float[2,4]", transB=[1]),
    "Gemm-6.attribute-type-transB-2**63": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=2**63
    ),
    "Gemm-6.attribute-type-transB--2**63-1": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=-(2**63 + 1)
    ),
    "Gemm-6.attribute-type-broadcast-true": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast=True
    ),
    "Gemm-6.attribute-type-broadcast-float": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast=1.0
    ),
    "Gemm-6.attribute-type-broadcast-text": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast="1"
    ),
    "Gemm-6.attribute-type-broadcast-list": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast=[1]
    ),
    "Gemm-6.attribute-type-broadcast-2**63": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast=2**63
    ),
    "Gemm-6.attribute-type-broadcast--2**63-1": call(
        "float[2,3]", "float[3,4]", "float[2,4]", broadcast=-(2**63 + 1)
    ),
    "Gemm-7.attribute-type-alpha-true": call("float[2,3]", "float[3,4]", "float[2,4]", alpha=True),
    "Gemm-7.attribute-type-alpha-text": call("float[2,3]", "float[3,4]", "float[2,4]", alpha="1"),
    "Gemm-7.attribute-type-beta-true": call("float[2,3]", "float[3,4]", "float[2,4]", beta=True),
    "Gemm-7.attribute-type-beta-text": call("float[2,3]", "float[3,4]", "float[2,4]", beta="1"),
    "Gemm-7.attribute-type-transA-true": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=True
    ),
    "Gemm-7.attribute-type-transA-float": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=1.0
    ),
    "Gemm-7.attribute-type-transA-text": call("float[2,3]", "float[3,4]", "float[2,4]", transA="1"),
    "Gemm-7.attribute-type-transA-list": call("float[2,3]", "float[3,4]", "float[2,4]", transA=[1]),
    "Gemm-7.attribute-type-transA-2**63": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=2**63
    ),
    "Gemm-7.attribute-type-transA--2**63-1": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=-(2**63 + 1)
    ),
    "Gemm-7.attribute-type-transB-true": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=True
    ),
    "Gemm-7.attribute-type-transB-float": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=1.0
    ),
    "Gemm-7.attribute-type-transB-text": call("float[2,3]", "float[3,4]", "float[2,4]", transB="1"),
    "Gemm-7.attribute-type-transB-list": call("float[2,3]", "float[3,4]", "float[2,4]", transB=[1]),
    "Gemm-7.attribute-type-transB-2**63": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=2**63
    ),
    "Gemm-7.attribute-type-transB--2**63-1": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=-(2**63 + 1)
    ),
    "Gemm-9.attribute-type-alpha-true": call("float[2,3]", "float[3,4]", "float[2,4]", alpha=True),
    "Gemm-9.attribute-type-alpha-text": call("float[2,3]", "float[3,4]", "float[2,4]", alpha="1"),
    "Gemm-9.attribute-type-beta-true": call("float[2,3]", "float[3,4]", "float[2,4]", beta=True),
    "Gemm-9.attribute-type-beta-text": call("float[2,3]", "float[3,4]", "float[2,4]", beta="1"),
    "Gemm-9.attribute-type-transA-true": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=True
    ),
    "Gemm-9.attribute-type-transA-float": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=1.0
    ),
    "Gemm-9.attribute-type-transA-text": call("float[2,3]", "float[3,4]", "float[2,4]", transA="1"),
    "Gemm-9.attribute-type-transA-list": call("float[2,3]", "float[3,4]", "float[2,4]", transA=[1]),
    "Gemm-9.attribute-type-transA-2**63": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=2**63
    ),
    "Gemm-9.attribute-type-transA--2**63-1": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transA=-(2**63 + 1)
    ),
    "Gemm-9.attribute-type-transB-true": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=True
    ),
    "Gemm-9.attribute-type-transB-float": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=1.0
    ),
    "Gemm-9.attribute-type-transB-text": call("float[2,3]", "float[3,4]", "float[2,4]", transB="1"),
    "Gemm-9.attribute-type-transB-list": call("float[2,3]", "float[3,4]", "float[2,4]", transB=[1]),
    "Gemm-9.attribute-type-transB-2**63": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=2**63
    ),
    "Gemm-9.attribute-type-transB--2**63-1": call(
        "float[2,3]", "float[3,4]", "float[2,4]", transB=-(2**63 + 1)
    ),
    "Gemm-11.attribute-type-alpha-true": call("float[2,3]", "float[3,4]", alpha=True),
    "Gemm-11.attribute-type-alpha-text": call("float[2,3]", "float[3,4]", alpha="1"),
    "Gemm-11.attribute-type-beta-true": call("float[2,3]", "float[3,4]", beta=True),
    "Gemm-11.attribute-type-beta-text": call("float[2,3]", "float[3,4]", beta="1"),
    "Gemm-11.attribute-type-transA-true": call("float[2,3]", "float[3,4]", transA=True),
    "Gemm-11.attribute-type-transA-float": call("float[2,3]", "float[3,4]", transA=1.0),
    "Gemm-11.attribute-type-transA-text": call("float[2,3]", "float[3,4]", transA="1"),
    "Gemm-11.attribute-type-transA-list": call("float[2,3]", "float[3,4]", transA=[1]),
    "Gemm-11.attribute-type-transA-2**63": call("float[2,3]", "float[3,4]", transA=2**63),
    "Gemm-11.attribute-type-transA--2**63-1": call("float[2,3]", "float[3,4]", transA=-(2**63 + 1)),
    "Gemm-11.attribute-type-transB-true": call("float[2,3]", "float[3,4]", transB=True),
    "Gemm-11.attribute-type-transB-float": call("float[2,3]", "float[3,4]", transB=1.0),
    "Gemm-11.attribute-type-transB-text": call("float[2,3]", "float[3,4]", transB="1"),
    "Gemm-11.attribute-type-transB-list": call("float[2,3]", "float[3,4]", transB=[1]),
    "Gemm-11.attribute-type-transB-2**63": call("float[2,3]", "float[3,4]", transB=2**63),
    "Gemm-11.attribute-type-transB--2**63-1": call("float[2,3]", "float[3,4]", transB=-(2**63 + 1)),
    "Gemm-13.attribute-type-alpha-true": call("float[2,3]", "float[3,4]", alpha=True),
    "Gemm-13.attribute-type-alpha-text": call("float[2,3]", "float[3,4]", alpha="1"),
    "Gemm-13.attribute-type-beta-true": call("float[2,3]", "float[3,4]", beta=True),
    "Gemm-13.attribute-type-beta-text": call("float[2,3]", "float[3,4]", beta="1"),
    "Gemm-13.attribute-type-transA-true": call("float[2,3]", "float[3,4]", transA=True),
    "Gemm-13.attribute-type-transA-float": call("float[2,3]", "float[3,4]", transA=1.0),
    "Gemm-13.attribute-type-transA-text": call("float[2,3]", "float[3,4]", transA="1"),
    "Gemm-13.attribute-type-transA-list": call("float[2,3]", "float[3,4]", transA=[1]),
    "Gemm-13.attribute-type-transA-2**63": call("float[2,3]", "float[3,4]", transA=2**63),
    "Gemm-13.attribute-type-transA--2**63-1": call("float[2,3]", "float[3,4]", transA=-(2**63 + 1)),
    "Gemm-13.attribute-type-transB-true": call("float[2,3]", "float[3,4]", transB=True),
    "Gemm-13.attribute-type-transB-float": call("float[2,3]", "float[3,4]", transB=1.0),
    "Gemm-13.attribute-type-transB-text": call("float[2,3]", "float[3,4]", transB="1"),
    "Gemm-13.attribute-type-transB-list": call("float[2,3]", "float[3,4]", transB=[1]),
    "Gemm-13.attribute-type-transB-2**63": call("float[2,3]", "float[3,4]", transB=2**63),
    "Gemm-13.attribute-type-transB--2**63-1": call("float[2,3]", "float[3,4]", transB=-(2**63 + 1)),
}
EXAMPLES = [
    example(
        "gemm_plain",
        [1, 6, 7, 9, 11, 13],
        [
            tensor("float", [[1.0, 2.0], [3.0, 4.0]]),
            tensor("float", [[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]),
            tensor("float", [[10.0, 20.0, 30.0], [40.0, 50.0, 60.0]]),
        ],
        {},
        gives=[tensor("float", [[11.0, 22.0, 33.0], [43.0, 54.0, 67.0]])],
    ),
    example(
        "gemm_scaled",
        [1, 6, 7, 9, 11, 13],
        [
            tensor("float", [[1.0, 1.0]]),
            tensor("float", [[2.0, 4.0], [6.0, 8.0]]),
            tensor("float", [[1.0, 10.0]]),
        ],
        {"alpha": 0.5, "beta": 2.0},
        gives=[tensor("float", [[6.0, 26.0]])],
    ),
    example(
        "gemm_transposed",
        [1, 6, 7, 9, 11, 13],
        [
            tensor("float", [[1.0, 2.0], [10.0, 20.0]]),
            tensor("float", [[1.0, 1.0], [2.0, 0.0], [0.0, 3.0]]),
            tensor("float", [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]),
        ],
        {"transA": 1, "transB": 1},
        gives=[tensor("float", [[11.0, 2.0, 30.0], [22.0, 4.0, 60.0]])],
    ),
    example(
        "gemm_row_by_attribute",
        [1, 6],
        [
            tensor("float", [[1.0], [2.0]]),
            tensor("float", [[1.0, 2.0, 3.0]]),
            tensor("float", [10.0, 20.0, 30.0]),
        ],
        {"broadcast": 1},
        gives=[tensor("float", [[11.0, 22.0, 33.0], [12.0, 24.0, 36.0]])],
    ),
    example(
        "gemm_factors_of_zero",
        [1, 6, 7, 9, 11, 13],
        [
            tensor("float", [[1.0], [float("inf")]]),
            tensor("float", [[1.0, 2.0]]),
            tensor("float", [[float("nan"), float("inf")], [1.0, 1.0]]),
        ],
        {"alpha": 0.0, "beta": 0.0},
        gives=[tensor("float", [[0.0, 0.0], [float("nan"), float("nan")]])],
    ),
    example(
        "gemm_row_not_asked_for",
        [1, 6],
        [
            tensor("float", [[1.0], [2.0]]),
            tensor("float", [[1.0, 2.0, 3.0]]),
            tensor("float", [10.0, 20.0, 30.0]),
        ],
        {},
        violates="C8",
    ),
    example(
        "gemm_sizes_differ",
        [1, 6, 7, 9, 11, 13],
        [
            tensor("float", [[1.0, 2.0]]),
            tensor("float", [[1.0, 2.0]]),
            tensor("float", [[0.0, 0.0]]),
        ],
        {},
        violates="C9",
    ),
    example(
        "gemm_row",
        [7, 9, 11, 13],
        [
            tensor("float", [[1.0], [2.0]]),
            tensor("float", [[1.0, 2.0, 3.0]]),
            tensor("float", [10.0, 20.0, 30.0]),
        ],
        {},
        gives=[tensor("float", [[11.0, 22.0, 33.0], [12.0, 24.0, 36.0]])],
    ),
    example(
        "gemm_column",
        [7, 9, 11, 13],
        [
            tensor("float", [[1.0], [2.0]]),
            tensor("float", [[1.0, 2.0, 3.0]]),
            tensor("float", [[10.0], [20.0]]),
        ],
        {},
        gives=[tensor("float", [[11.0, 12.0, 13.0], [22.0, 24.0, 26.0]])],
    ),
    example(
        "gemm_too_large",
        [7, 9, 11, 13],
        [
            tensor("float", [[1.0]]),
            tensor("float", [[1.0, 2.0]]),
            tensor("float", [[1.0, 2.0], [3.0, 4.0]]),
        ],
        {},
        violates="C12",
    ),
    example(
        "gemm_integers_scaled",
        [9, 11, 13],
        [tensor("int32", [[1, 2]]), tensor("int32", [[1, -1], [1, -1]]), tensor("int32", [[7, 0]])],
        {"alpha": 0.5, "beta": 0.5},
        gives=[tensor("int32", [[5, -1]])],
    ),
    example(
        "gemm_nothing_added",
        [11, 13],
        [tensor("float", [[1.0, 2.0]]), tensor("float", [[3.0], [4.0]])],
        {},
        gives=[tensor("float", [[11.0]])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnx.reference",
        versions=(1,),
        reason="It has no version 1.",
    ),
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
