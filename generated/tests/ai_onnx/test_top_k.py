# Emitted from spec/ai.onnx/TopK.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of TopK: every clause, border, element type and example of its versions."""

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
    integers_like,
    module_beside,
    tensor,
    weakened,
)

import onnxops.ai.onnx.top_k as functions

oracle = module_beside(__file__, "oracle_top_k")


VERSIONS = {
    "TopK-1": Version(
        operator="TopK",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 10),
        copies=True,
        run=functions.top_k_1,
        infer=functions.infer_top_k_1,
        check=functions.check_top_k_1,
        oracle=oracle.top_k_1,
        base=call("float[2,3,4]", k=1, axis=1).gives("float[2,1,4]", "int64[2,1,4]"),
    ),
    "TopK-10": Version(
        operator="TopK",
        domain="ai.onnx",
        since=10,
        opsets=range(10, 11),
        copies=True,
        run=functions.top_k_10,
        infer=functions.infer_top_k_10,
        check=functions.check_top_k_10,
        oracle=oracle.top_k_10,
        base=call("float[2,3,4]", Given("int64", [1]), axis=1).gives(
            "float[2,1,4]", "int64[2,1,4]"
        ),
    ),
    "TopK-11": Version(
        operator="TopK",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 24),
        copies=True,
        run=functions.top_k_11,
        infer=functions.infer_top_k_11,
        check=functions.check_top_k_11,
        oracle=oracle.top_k_11,
        base=call("float[2,3,4]", Given("int64", [1]), axis=1).gives(
            "float[2,1,4]", "int64[2,1,4]"
        ),
    ),
    "TopK-24": Version(
        operator="TopK",
        domain="ai.onnx",
        since=24,
        opsets=range(24, 29),
        copies=True,
        run=functions.top_k_24,
        infer=functions.infer_top_k_24,
        check=functions.check_top_k_24,
        oracle=oracle.top_k_24,
        base=call("float[2,3,4]", Given("int64", [1]), axis=1).gives(
            "float[2,1,4]", "int64[2,1,4]"
        ),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "TopK-1-1-k-1-axis-0": call("float[1]", k=1, axis=0).gives("float[1]", "int64[1]"),
    "TopK-1-2-k-1-axis-0": call("float[2]", k=1, axis=0).gives("float[1]", "int64[1]"),
    "TopK-1-2x3-k-1-axis-1": call("float[2,3]", k=1, axis=1).gives("float[2,1]", "int64[2,1]"),
    "TopK-1-2x3-k-1-axis-0": call("float[2,3]", k=1, axis=0).gives("float[1,3]", "int64[1,3]"),
    "TopK-1-2x3x4-k-1-axis-2": call("float[2,3,4]", k=1, axis=2).gives(
        "float[2,3,1]", "int64[2,3,1]"
    ),
    "TopK-1-2x3x4-k-1-axis-1": call("float[2,3,4]", k=1, axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-1-2x3x4-k-1-axis-0": call("float[2,3,4]", k=1, axis=0).gives(
        "float[1,3,4]", "int64[1,3,4]"
    ),
    "TopK-1-2x3x4x2-k-1-axis-2": call("float[2,3,4,2]", k=1, axis=2).gives(
        "float[2,3,1,2]", "int64[2,3,1,2]"
    ),
    "TopK-1-2x3x4x2-k-1-axis-1": call("float[2,3,4,2]", k=1, axis=1).gives(
        "float[2,1,4,2]", "int64[2,1,4,2]"
    ),
    "TopK-1-2x3x4x2x3-k-1-axis-2": call("float[2,3,4,2,3]", k=1, axis=2).gives(
        "float[2,3,1,2,3]", "int64[2,3,1,2,3]"
    ),
    "TopK-1-0x3x4-k-1-axis-1": call("float[0,3,4]", k=1, axis=1).gives(
        "float[0,1,4]", "int64[0,1,4]"
    ),
    "TopK-1-2x3x0-k-1-axis-1": call("float[2,3,0]", k=1, axis=1).gives(
        "float[2,1,0]", "int64[2,1,0]"
    ),
    "TopK-1-2x1x4-k-1-axis-1": call("float[2,1,4]", k=1, axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-1-1-axis-0-k-1": call("float[1]", axis=0, k=1).gives("float[1]", "int64[1]"),
    "TopK-1-2-axis-0-k-2": call("float[2]", axis=0, k=2).gives("float[2]", "int64[2]"),
    "TopK-1-2x3x4x2x3-axis-2-k-1": call("float[2,3,4,2,3]", axis=2, k=1).gives(
        "float[2,3,1,2,3]", "int64[2,3,1,2,3]"
    ),
    "TopK-1-2x3x4x2x3-axis-2-k-2": call("float[2,3,4,2,3]", axis=2, k=2).gives(
        "float[2,3,2,2,3]", "int64[2,3,2,2,3]"
    ),
    "TopK-1-2x3x5x2x3-axis-2-k-5": call("float[2,3,5,2,3]", axis=2, k=5).gives(
        "float[2,3,5,2,3]", "int64[2,3,5,2,3]"
    ),
    "TopK-1.C2-float": call("float[2,3,4]", k=1, axis=1).gives("float[2,1,4]", "int64[2,1,4]"),
    "TopK-1.C2-float16": call("float16[2,3,4]", k=1, axis=1).gives(
        "float16[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-1.C2-double": call("double[2,3,4]", k=1, axis=1).gives("double[2,1,4]", "int64[2,1,4]"),
    "TopK-1.C4-axis-omitted": call("float[1]", k=1).gives("float[1]", "int64[1]"),
    "TopK-1.C4-axis-0": call("float[2,3]", k=1, axis=0).gives("float[1,3]", "int64[1,3]"),
    "TopK-1.C4-axis-r-1": call("float[2,3]", k=1, axis=1).gives("float[2,1]", "int64[2,1]"),
    "TopK-1.C4-axis--1": call("float[2,3]", k=1, axis=-1).gives("float[2,1]", "int64[2,1]"),
    "TopK-1.C4-axis--r": call("float[2,3]", k=1, axis=-2).gives("float[1,3]", "int64[1,3]"),
    "TopK-10-1+1-axis-0-K-1": call("float[1]", Given("int64", [1]), axis=0).gives(
        "float[1]", "int64[1]"
    ),
    "TopK-10-2+1-axis-0-K-1": call("float[2]", Given("int64", [1]), axis=0).gives(
        "float[1]", "int64[1]"
    ),
    "TopK-10-2x3+1-axis-0-K-1": call("float[2,3]", Given("int64", [1]), axis=0).gives(
        "float[1,3]", "int64[1,3]"
    ),
    "TopK-10-2x3x4+1-axis-1-K-1": call("float[2,3,4]", Given("int64", [1]), axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-10-2x3x4+1-axis-0-K-1": call("float[2,3,4]", Given("int64", [1]), axis=0).gives(
        "float[1,3,4]", "int64[1,3,4]"
    ),
    "TopK-10-2x3x4x2+1-axis-1-K-1": call("float[2,3,4,2]", Given("int64", [1]), axis=1).gives(
        "float[2,1,4,2]", "int64[2,1,4,2]"
    ),
    "TopK-10-0x3x4+1-axis-1-K-1": call("float[0,3,4]", Given("int64", [1]), axis=1).gives(
        "float[0,1,4]", "int64[0,1,4]"
    ),
    "TopK-10-2x3x0+1-axis-1-K-1": call("float[2,3,0]", Given("int64", [1]), axis=1).gives(
        "float[2,1,0]", "int64[2,1,0]"
    ),
    "TopK-10-2+1-axis-0-K-2": call("float[2]", Given("int64", [2]), axis=0).gives(
        "float[2]", "int64[2]"
    ),
    "TopK-10-2x3x4x2x3+1-axis-2-K-3": call("float[2,3,4,2,3]", Given("int64", [3]), axis=2).gives(
        "float[2,3,3,2,3]", "int64[2,3,3,2,3]"
    ),
    "TopK-10.C2-float": call("float[2,3,4]", Given("int64", [1]), axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-10.C2-float16": call("float16[2,3,4]", Given("int64", [1]), axis=1).gives(
        "float16[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-10.C2-double": call("double[2,3,4]", Given("int64", [1]), axis=1).gives(
        "double[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-10.C4-axis-omitted": call("float[1]", Given("int64", [1])).gives("float[1]", "int64[1]"),
    "TopK-10.C4-axis-0": call("float[2,3]", Given("int64", [1]), axis=0).gives(
        "float[1,3]", "int64[1,3]"
    ),
    "TopK-10.C4-axis-r-1": call("float[2,3]", Given("int64", [1]), axis=1).gives(
        "float[2,1]", "int64[2,1]"
    ),
    "TopK-10.C4-axis--1": call("float[2,3]", Given("int64", [1]), axis=-1).gives(
        "float[2,1]", "int64[2,1]"
    ),
    "TopK-10.C4-axis--r": call("float[2,3]", Given("int64", [1]), axis=-2).gives(
        "float[1,3]", "int64[1,3]"
    ),
    "TopK-11-1+1-axis-0-K-1": call("float[1]", Given("int64", [1]), axis=0).gives(
        "float[1]", "int64[1]"
    ),
    "TopK-11-2x3+1-axis-1-K-1": call("float[2,3]", Given("int64", [1]), axis=1).gives(
        "float[2,1]", "int64[2,1]"
    ),
    "TopK-11-2x3x4+1-axis-2-K-1": call("float[2,3,4]", Given("int64", [1]), axis=2).gives(
        "float[2,3,1]", "int64[2,3,1]"
    ),
    "TopK-11-2x3x4+1-axis-0-K-1": call("float[2,3,4]", Given("int64", [1]), axis=0).gives(
        "float[1,3,4]", "int64[1,3,4]"
    ),
    "TopK-11-2x3x4x2x3+1-axis-2-K-1": call("float[2,3,4,2,3]", Given("int64", [1]), axis=2).gives(
        "float[2,3,1,2,3]", "int64[2,3,1,2,3]"
    ),
    "TopK-11-2x3x0+1-axis-1-K-1": call("float[2,3,0]", Given("int64", [1]), axis=1).gives(
        "float[2,1,0]", "int64[2,1,0]"
    ),
    "TopK-11-2x3x4+1-axis-1-largest-1-sorted-1-K-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=1, sorted_=1
    ).gives("float[2,1,4]", "int64[2,1,4]"),
    "TopK-11-2+1-axis-0-K-2": call("float[2]", Given("int64", [2]), axis=0).gives(
        "float[2]", "int64[2]"
    ),
    "TopK-11-2x3x4x2x3+1-axis-2-K-3": call("float[2,3,4,2,3]", Given("int64", [3]), axis=2).gives(
        "float[2,3,3,2,3]", "int64[2,3,3,2,3]"
    ),
    "TopK-11-2x3x4+1-axis-1-largest-1-sorted-1-K-2": call(
        "float[2,3,4]", Given("int64", [2]), axis=1, largest=1, sorted_=1
    ).gives("float[2,2,4]", "int64[2,2,4]"),
    "TopK-11.C2-float": call("float[2,3,4]", Given("int64", [1]), axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C2-uint8": call("uint8[2,3,4]", Given("int64", [1]), axis=1).gives(
        "uint8[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C2-int8": call("int8[2,3,4]", Given("int64", [1]), axis=1).gives(
        "int8[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C2-uint16": call("uint16[2,3,4]", Given("int64", [1]), axis=1).gives(
        "uint16[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C2-int16": call("int16[2,3,4]", Given("int64", [1]), axis=1).gives(
        "int16[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C2-int32": call("int32[2,3,4]", Given("int64", [1]), axis=1).gives(
        "int32[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C2-int64": call("int64[2,3,4]", Given("int64", [1]), axis=1).gives(
        "int64[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C2-float16": call("float16[2,3,4]", Given("int64", [1]), axis=1).gives(
        "float16[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C2-double": call("double[2,3,4]", Given("int64", [1]), axis=1).gives(
        "double[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C2-uint32": call("uint32[2,3,4]", Given("int64", [1]), axis=1).gives(
        "uint32[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C2-uint64": call("uint64[2,3,4]", Given("int64", [1]), axis=1).gives(
        "uint64[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C4-axis-omitted": call("float[1]", Given("int64", [1])).gives("float[1]", "int64[1]"),
    "TopK-11.C4-axis-0": call("float[2,3]", Given("int64", [1]), axis=0).gives(
        "float[1,3]", "int64[1,3]"
    ),
    "TopK-11.C4-axis-r-1": call("float[2,3]", Given("int64", [1]), axis=1).gives(
        "float[2,1]", "int64[2,1]"
    ),
    "TopK-11.C4-axis--1": call("float[2,3]", Given("int64", [1]), axis=-1).gives(
        "float[2,1]", "int64[2,1]"
    ),
    "TopK-11.C4-axis--r": call("float[2,3]", Given("int64", [1]), axis=-2).gives(
        "float[1,3]", "int64[1,3]"
    ),
    "TopK-11.C11-0": call("float[2,3,4]", Given("int64", [1]), largest=0, axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C11-1": call("float[2,3,4]", Given("int64", [1]), largest=1, axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C12-0": call("float[2,3,4]", Given("int64", [1]), sorted_=0, axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-11.C12-1": call("float[2,3,4]", Given("int64", [1]), sorted_=1, axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-24-2x1x4+1-axis-1-K-1": call("float[2,1,4]", Given("int64", [1]), axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-24-2x3x4+1-axis-1-largest-1-sorted-1-K-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=1, sorted_=1
    ).gives("float[2,1,4]", "int64[2,1,4]"),
    "TopK-24-2x3x4+1-axis-1-largest-1-K-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=1
    ).gives("float[2,1,4]", "int64[2,1,4]"),
    "TopK-24-2x3x4+1-axis-1-sorted-1-K-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=1
    ).gives("float[2,1,4]", "int64[2,1,4]"),
    "TopK-24.C2-bfloat16": call("bfloat16[2,3,4]", Given("int64", [1]), axis=1).gives(
        "bfloat16[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-24.C4-axis-omitted": call("float[1]", Given("int64", [1])).gives("float[1]", "int64[1]"),
    "TopK-24.C4-axis-0": call("float[2,3]", Given("int64", [1]), axis=0).gives(
        "float[1,3]", "int64[1,3]"
    ),
    "TopK-24.C4-axis-r-1": call("float[2,3]", Given("int64", [1]), axis=1).gives(
        "float[2,1]", "int64[2,1]"
    ),
    "TopK-24.C4-axis--1": call("float[2,3]", Given("int64", [1]), axis=-1).gives(
        "float[2,1]", "int64[2,1]"
    ),
    "TopK-24.C4-axis--r": call("float[2,3]", Given("int64", [1]), axis=-2).gives(
        "float[1,3]", "int64[1,3]"
    ),
    "TopK-24.C11-0": call("float[2,3,4]", Given("int64", [1]), largest=0, axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-24.C11-1": call("float[2,3,4]", Given("int64", [1]), largest=1, axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-24.C12-0": call("float[2,3,4]", Given("int64", [1]), sorted_=0, axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-24.C12-1": call("float[2,3,4]", Given("int64", [1]), sorted_=1, axis=1).gives(
        "float[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-24.C2-int64": call("int64[2,3,4]", Given("int64", [1]), axis=1).gives(
        "int64[2,1,4]", "int64[2,1,4]"
    ),
    "TopK-24.C2-float16": call("float16[2,3,4]", Given("int64", [1]), axis=1).gives(
        "float16[2,1,4]", "int64[2,1,4]"
    ),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "TopK-1.C1-X-missing": call(None, k=1, axis=0),
    "TopK-1.C2-all-uint8": call("uint8[1]", k=1, axis=0),
    "TopK-1.C2-all-int8": call("int8[1]", k=1, axis=0),
    "TopK-1.C2-all-uint16": call("uint16[1]", k=1, axis=0),
    "TopK-1.C2-all-int16": call("int16[1]", k=1, axis=0),
    "TopK-1.C2-all-int32": call("int32[1]", k=1, axis=0),
    "TopK-1.C2-all-int64": call("int64[1]", k=1, axis=0),
    "TopK-1.C2-all-string": call("string[1]", k=1, axis=0),
    "TopK-1.C2-all-bool": call("bool[1]", k=1, axis=0),
    "TopK-1.C2-all-uint32": call("uint32[1]", k=1, axis=0),
    "TopK-1.C2-all-uint64": call("uint64[1]", k=1, axis=0),
    "TopK-1.C2-all-complex64": call("complex64[1]", k=1, axis=0),
    "TopK-1.C2-all-complex128": call("complex128[1]", k=1, axis=0),
    "TopK-1.C2-all-bfloat16": call("bfloat16[1]", k=1, axis=0),
    "TopK-1.C2-all-float8e4m3fn": call("float8e4m3fn[1]", k=1, axis=0),
    "TopK-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[1]", k=1, axis=0),
    "TopK-1.C2-all-float8e5m2": call("float8e5m2[1]", k=1, axis=0),
    "TopK-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[1]", k=1, axis=0),
    "TopK-1.C2-all-uint4": call("uint4[1]", k=1, axis=0),
    "TopK-1.C2-all-int4": call("int4[1]", k=1, axis=0),
    "TopK-1.C2-all-float4e2m1": call("float4e2m1[1]", k=1, axis=0),
    "TopK-1.C2-all-float8e8m0": call("float8e8m0[1]", k=1, axis=0),
    "TopK-1.C2-all-uint2": call("uint2[1]", k=1, axis=0),
    "TopK-1.C2-all-int2": call("int2[1]", k=1, axis=0),
    "TopK-1.C2-all-float6e2m3": call("float6e2m3[1]", k=1, axis=0),
    "TopK-1.C2-all-float6e3m2": call("float6e3m2[1]", k=1, axis=0),
    "TopK-1.C3-X-one-axis-less": call("float[]", k=1, axis=0),
    "TopK-1.C3-X-rank-0": call("float[]", k=1, axis=1),
    "TopK-1.C3-all-rank-0": call("float[]", k=1, axis=2),
    "TopK-1.C3-all-one-axis-less": call("float[]", axis=0, k=2),
    "TopK-1.C4-axis-r": call("float[1]", k=1, axis=1),
    "TopK-1.C4-axis--r-1": call("float[1]", k=1, axis=-2),
    "TopK-1.C4-axis-2**32": call("float[1]", k=1, axis=2**32),
    "TopK-1.C4-axis--2**32": call("float[1]", k=1, axis=-(2**32)),
    "TopK-1.C4-axis-2**63-1": call("float[1]", k=1, axis=2**63 - 1),
    "TopK-1.C4-axis--2**63": call("float[1]", k=1, axis=-(2**63)),
    "TopK-1.C5-k-missing": call("float[1]", axis=0),
    "TopK-1.C6-X-shorter": call("float[0]", k=1, axis=0),
    "TopK-1.C6-k-one-less": call("float[1]", axis=0, k=0),
    "TopK-1.C6-k--1": call("float[1]", axis=0, k=-1),
    "TopK-1.C6-k-far-less": call("float[1]", axis=0, k=-99),
    "TopK-1.C6-k-2-plus-1": call("float[2]", axis=0, k=3),
    "TopK-1.C6-k--2-plus-1": call("float[2]", axis=0, k=-1),
    "TopK-1.C6-X-empty": call("float[2,0]", k=1, axis=1),
    "TopK-1.C6-k-3-plus-1": call("float[2,3]", axis=1, k=4),
    "TopK-10.C1-X-missing": call(None, Given("int64", [1]), axis=0),
    "TopK-10.C2-all-uint8": call("uint8[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-int8": call("int8[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-uint16": call("uint16[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-int16": call("int16[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-int32": call("int32[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-int64": call("int64[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-string": call("string[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-bool": call("bool[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-uint32": call("uint32[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-uint64": call("uint64[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-complex64": call("complex64[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-complex128": call("complex128[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-bfloat16": call("bfloat16[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-float8e4m3fn": call("float8e4m3fn[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-float8e5m2": call("float8e5m2[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-uint4": call("uint4[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-int4": call("int4[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-float4e2m1": call("float4e2m1[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-float8e8m0": call("float8e8m0[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-uint2": call("uint2[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-int2": call("int2[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-float6e2m3": call("float6e2m3[1]", Given("int64", [1]), axis=0),
    "TopK-10.C2-all-float6e3m2": call("float6e3m2[1]", Given("int64", [1]), axis=0),
    "TopK-10.C3-X-one-axis-less": call("float[]", Given("int64", [1]), axis=0),
    "TopK-10.C3-X-rank-0": call("float[]", Given("int64", [1]), axis=1),
    "TopK-10.C3-all-rank-0": call("float[]", Given("int64", [1]), axis=2),
    "TopK-10.C3-all-one-axis-less": call("float[]", Given("int64", [2]), axis=0),
    "TopK-10.C4-axis-r": call("float[1]", Given("int64", [1]), axis=1),
    "TopK-10.C4-axis--r-1": call("float[1]", Given("int64", [1]), axis=-2),
    "TopK-10.C4-axis--2**32": call("float[1]", Given("int64", [1]), axis=-(2**32)),
    "TopK-10.C4-axis-2**63-1": call("float[1]", Given("int64", [1]), axis=2**63 - 1),
    "TopK-10.C6-X-shorter": call("float[0]", Given("int64", [1]), axis=0),
    "TopK-10.C6-K-first-0-minus-1": call("float[1]", Given("int64", [-1]), axis=0),
    "TopK-10.C6-K-first-2-plus-1": call("float[2]", Given("int64", [3]), axis=0),
    "TopK-10.C6-X-empty": call("float[2,0]", Given("int64", [1]), axis=1),
    "TopK-10.C7-K-missing": call("float[1]", None, axis=0),
    "TopK-10.C8-all-float": call("float[1]", Given("float", [1.0]), axis=0),
    "TopK-10.C8-all-uint8": call("float[1]", Given("uint8", [1]), axis=0),
    "TopK-10.C8-all-int8": call("float[1]", Given("int8", [1]), axis=0),
    "TopK-10.C8-all-uint16": call("float[1]", Given("uint16", [1]), axis=0),
    "TopK-10.C8-all-int16": call("float[1]", Given("int16", [1]), axis=0),
    "TopK-10.C8-all-int32": call("float[1]", Given("int32", [1]), axis=0),
    "TopK-10.C8-all-string": call("float[1]", "string[1]", axis=0),
    "TopK-10.C8-all-bool": call("float[1]", "bool[1]", axis=0),
    "TopK-10.C8-all-float16": call("float[1]", Given("float16", [1.0]), axis=0),
    "TopK-10.C8-all-double": call("float[1]", Given("double", [1.0]), axis=0),
    "TopK-10.C8-all-uint32": call("float[1]", Given("uint32", [1]), axis=0),
    "TopK-10.C8-all-uint64": call("float[1]", Given("uint64", [1]), axis=0),
    "TopK-10.C8-all-complex64": call("float[1]", "complex64[1]", axis=0),
    "TopK-10.C8-all-complex128": call("float[1]", "complex128[1]", axis=0),
    "TopK-10.C8-all-bfloat16": call("float[1]", "bfloat16[1]", axis=0),
    "TopK-10.C8-all-float8e4m3fn": call("float[1]", "float8e4m3fn[1]", axis=0),
    "TopK-10.C8-all-float8e4m3fnuz": call("float[1]", "float8e4m3fnuz[1]", axis=0),
    "TopK-10.C8-all-float8e5m2": call("float[1]", "float8e5m2[1]", axis=0),
    "TopK-10.C8-all-float8e5m2fnuz": call("float[1]", "float8e5m2fnuz[1]", axis=0),
    "TopK-10.C8-all-uint4": call("float[1]", Given("uint4", [1]), axis=0),
    "TopK-10.C8-all-int4": call("float[1]", Given("int4", [1]), axis=0),
    "TopK-10.C8-all-float4e2m1": call("float[1]", "float4e2m1[1]", axis=0),
    "TopK-10.C8-all-float8e8m0": call("float[1]", "float8e8m0[1]", axis=0),
    "TopK-10.C8-all-uint2": call("float[1]", Given("uint2", [1]), axis=0),
    "TopK-10.C8-all-int2": call("float[1]", Given("int2", [1]), axis=0),
    "TopK-10.C8-all-float6e2m3": call("float[1]", "float6e2m3[1]", axis=0),
    "TopK-10.C8-all-float6e3m2": call("float[1]", "float6e3m2[1]", axis=0),
    "TopK-10.C9-K-one-axis-more": call("float[1]", "int64[1,1]", axis=0),
    "TopK-10.C9-K-one-axis-less": call("float[1]", Given("int64", 1), axis=0),
    "TopK-10.C9-all-one-axis-more": call("float[2]", "int64[1,1]", axis=0),
    "TopK-10.C9-all-one-axis-less": call("float[2,3]", Given("int64", 1), axis=1),
    "TopK-10.C10-K-longer": call("float[1]", Given("int64", [1, 1]), axis=0),
    "TopK-10.C10-K-empty": call("float[2]", Given("int64", []), axis=0),
    "TopK-10.C10-K-shorter-though-empty": call("float[0,3,4]", Given("int64", []), axis=1),
    "TopK-10.C10-one-of-0": call("float[2,3,4]", Given("int64", []), axis=1),
    "TopK-11.C1-X-missing": call(None, Given("int64", [1]), axis=0),
    "TopK-11.C2-all-string": call("string[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-bool": call("bool[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-complex64": call("complex64[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-complex128": call("complex128[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-bfloat16": call("bfloat16[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-float8e4m3fn": call("float8e4m3fn[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-float8e5m2": call("float8e5m2[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-uint4": call("uint4[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-int4": call("int4[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-float4e2m1": call("float4e2m1[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-float8e8m0": call("float8e8m0[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-uint2": call("uint2[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-int2": call("int2[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-float6e2m3": call("float6e2m3[1]", Given("int64", [1]), axis=0),
    "TopK-11.C2-all-float6e3m2": call("float6e3m2[1]", Given("int64", [1]), axis=0),
    "TopK-11.C3-X-one-axis-less": call("float[]", Given("int64", [1]), axis=0),
    "TopK-11.C3-X-rank-0": call("float[]", Given("int64", [1]), axis=1),
    "TopK-11.C3-all-rank-0": call("float[]", Given("int64", [1]), axis=2),
    "TopK-11.C3-all-one-axis-less": call("float[]", Given("int64", [2]), axis=0),
    "TopK-11.C4-axis-r": call("float[1]", Given("int64", [1]), axis=1),
    "TopK-11.C4-axis--r-1": call("float[1]", Given("int64", [1]), axis=-2),
    "TopK-11.C4-axis--2**32": call("float[1]", Given("int64", [1]), axis=-(2**32)),
    "TopK-11.C4-axis-2**63-1": call("float[1]", Given("int64", [1]), axis=2**63 - 1),
    "TopK-11.C6-X-shorter": call("float[0]", Given("int64", [1]), axis=0),
    "TopK-11.C6-K-first-0-minus-1": call("float[1]", Given("int64", [-1]), axis=0),
    "TopK-11.C6-K-first-2-plus-1": call("float[2]", Given("int64", [3]), axis=0),
    "TopK-11.C6-X-empty": call("float[2,0]", Given("int64", [1]), axis=1),
    "TopK-11.C7-K-missing": call("float[1]", None, axis=0),
    "TopK-11.C8-all-float": call("float[1]", Given("float", [1.0]), axis=0),
    "TopK-11.C8-all-uint8": call("float[1]", Given("uint8", [1]), axis=0),
    "TopK-11.C8-all-int8": call("float[1]", Given("int8", [1]), axis=0),
    "TopK-11.C8-all-uint16": call("float[1]", Given("uint16", [1]), axis=0),
    "TopK-11.C8-all-int16": call("float[1]", Given("int16", [1]), axis=0),
    "TopK-11.C8-all-int32": call("float[1]", Given("int32", [1]), axis=0),
    "TopK-11.C8-all-string": call("float[1]", "string[1]", axis=0),
    "TopK-11.C8-all-bool": call("float[1]", "bool[1]", axis=0),
    "TopK-11.C8-all-float16": call("float[1]", Given("float16", [1.0]), axis=0),
    "TopK-11.C8-all-double": call("float[1]", Given("double", [1.0]), axis=0),
    "TopK-11.C8-all-uint32": call("float[1]", Given("uint32", [1]), axis=0),
    "TopK-11.C8-all-uint64": call("float[1]", Given("uint64", [1]), axis=0),
    "TopK-11.C8-all-complex64": call("float[1]", "complex64[1]", axis=0),
    "TopK-11.C8-all-complex128": call("float[1]", "complex128[1]", axis=0),
    "TopK-11.C8-all-bfloat16": call("float[1]", "bfloat16[1]", axis=0),
    "TopK-11.C8-all-float8e4m3fn": call("float[1]", "float8e4m3fn[1]", axis=0),
    "TopK-11.C8-all-float8e4m3fnuz": call("float[1]", "float8e4m3fnuz[1]", axis=0),
    "TopK-11.C8-all-float8e5m2": call("float[1]", "float8e5m2[1]", axis=0),
    "TopK-11.C8-all-float8e5m2fnuz": call("float[1]", "float8e5m2fnuz[1]", axis=0),
    "TopK-11.C8-all-uint4": call("float[1]", Given("uint4", [1]), axis=0),
    "TopK-11.C8-all-int4": call("float[1]", Given("int4", [1]), axis=0),
    "TopK-11.C8-all-float4e2m1": call("float[1]", "float4e2m1[1]", axis=0),
    "TopK-11.C8-all-float8e8m0": call("float[1]", "float8e8m0[1]", axis=0),
    "TopK-11.C8-all-uint2": call("float[1]", Given("uint2", [1]), axis=0),
    "TopK-11.C8-all-int2": call("float[1]", Given("int2", [1]), axis=0),
    "TopK-11.C8-all-float6e2m3": call("float[1]", "float6e2m3[1]", axis=0),
    "TopK-11.C8-all-float6e3m2": call("float[1]", "float6e3m2[1]", axis=0),
    "TopK-11.C9-K-one-axis-more": call("float[1]", "int64[1,1]", axis=0),
    "TopK-11.C9-K-one-axis-less": call("float[1]", Given("int64", 1), axis=0),
    "TopK-11.C9-all-one-axis-more": call("float[2]", "int64[1,1]", axis=0),
    "TopK-11.C9-all-one-axis-less": call("float[2,3]", Given("int64", 1), axis=1),
    "TopK-11.C10-K-longer": call("float[1]", Given("int64", [1, 1]), axis=0),
    "TopK-11.C10-K-empty": call("float[2]", Given("int64", []), axis=0),
    "TopK-11.C10-K-shorter-though-empty": call("float[0,3,4]", Given("int64", []), axis=1),
    "TopK-11.C10-one-of-0": call("float[2,3,4]", Given("int64", []), axis=1),
    "TopK-11.C11-largest-unlisted": call("float[1]", Given("int64", [1]), axis=0, largest=-1),
    "TopK-11.C12-sorted-unlisted": call("float[1]", Given("int64", [1]), axis=0, sorted_=-1),
    "TopK-24.C1-X-missing": call(None, Given("int64", [1]), axis=0),
    "TopK-24.C2-all-string": call("string[1]", Given("int64", [1]), axis=0),
    "TopK-24.C2-all-bool": call("bool[1]", Given("int64", [1]), axis=0),
    "TopK-24.C2-all-complex64": call("complex64[1]", Given("int64", [1]), axis=0),
    "TopK-24.C2-all-complex128": call("complex128[1]", Given("int64", [1]), axis=0),
    "TopK-24.C3-all-one-axis-less": call("float[]", Given("int64", [2]), axis=0),
    "TopK-24.C4-axis--2**32": call("float[1]", Given("int64", [1]), axis=-(2**32)),
    "TopK-24.C6-K-first-negative": call("float[1]", Given("int64", [-2]), axis=0),
    "TopK-24.C7-K-missing": call("float[1]", None, axis=0),
    "TopK-24.C8-all-float": call("float[1]", Given("float", [1.0]), axis=0),
    "TopK-24.C8-all-uint8": call("float[1]", Given("uint8", [1]), axis=0),
    "TopK-24.C8-all-int8": call("float[1]", Given("int8", [1]), axis=0),
    "TopK-24.C8-all-uint16": call("float[1]", Given("uint16", [1]), axis=0),
    "TopK-24.C9-all-one-axis-more": call("float[2]", "int64[1,1]", axis=0),
    "TopK-24.C10-K-longer-though-empty": call("float[0,3,4]", Given("int64", [1, 1]), axis=1),
    "TopK-24.C11-largest-unlisted": call("float[1]", Given("int64", [1]), axis=0, largest=-1),
    "TopK-24.C12-sorted-unlisted": call("float[1]", Given("int64", [1]), axis=0, sorted_=-1),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "TopK-1-2x3x4-k-1-axis-1-undeclared": call("float", k=1, axis=1).gives("float", "int64"),
    "TopK-1-2x3x4-k-1-axis-1-symbolic": call("float[d0,d1,d2]", k=1, axis=1).gives(
        "float[d0,1,d2]", "int64[d0,1,d2]"
    ),
    "TopK-10-2x3x4+1-axis-1-K-1-declared": call("float[2,3,4]", "int64[1]", axis=1).gives(
        "float[2,?,4]", "int64[2,?,4]"
    ),
    "TopK-10-2x3x4+1-axis-1-K-1-undeclared": call("float", "int64", axis=1).gives("float", "int64"),
    "TopK-10-2x3x4+1-axis-1-K-1-partly": call("float", "int64[1]", axis=1).gives("float", "int64"),
    "TopK-10-2x3x4+1-axis-1-K-1-symbolic": call("float[d0,d1,d2]", "int64[d3]", axis=1).gives(
        "float[d0,?,d2]", "int64[d0,?,d2]"
    ),
    "TopK-11-2x3x4+1-axis-1-K-1-declared": call("float[2,3,4]", "int64[1]", axis=1).gives(
        "float[2,?,4]", "int64[2,?,4]"
    ),
    "TopK-11-2x3x4+1-axis-1-K-1-undeclared": call("float", "int64", axis=1).gives("float", "int64"),
    "TopK-11-2x3x4+1-axis-1-K-1-partly": call("float", "int64[1]", axis=1).gives("float", "int64"),
    "TopK-11-2x3x4+1-axis-1-K-1-symbolic": call("float[d0,d1,d2]", "int64[d3]", axis=1).gives(
        "float[d0,?,d2]", "int64[d0,?,d2]"
    ),
    "TopK-24-2x3x4+1-axis-1-K-1-declared": call("float[2,3,4]", "int64[1]", axis=1).gives(
        "float[2,?,4]", "int64[2,?,4]"
    ),
    "TopK-24-2x3x4+1-axis-1-K-1-undeclared": call("float", "int64", axis=1).gives("float", "int64"),
    "TopK-24-2x3x4+1-axis-1-K-1-partly": call("float", "int64[1]", axis=1).gives("float", "int64"),
    "TopK-24-2x3x4+1-axis-1-K-1-symbolic": call("float[d0,d1,d2]", "int64[d3]", axis=1).gives(
        "float[d0,?,d2]", "int64[d0,?,d2]"
    ),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "TopK-1.attribute-type-axis-true": call("float[2,3,4]", k=1, axis=True),
    "TopK-1.attribute-type-axis-float": call("float[2,3,4]", k=1, axis=1.0),
    "TopK-1.attribute-type-axis-text": call("float[2,3,4]", k=1, axis="1"),
    "TopK-1.attribute-type-axis-list": call("float[2,3,4]", k=1, axis=[1]),
    "TopK-1.attribute-type-axis-2**63": call("float[2,3,4]", k=1, axis=2**63),
    "TopK-1.attribute-type-axis--2**63-1": call("float[2,3,4]", k=1, axis=-(2**63 + 1)),
    "TopK-1.attribute-type-k-true": call("float[2,3,4]", k=True, axis=1),
    "TopK-1.attribute-type-k-float": call("float[2,3,4]", k=1.0, axis=1),
    "TopK-1.attribute-type-k-text": call("float[2,3,4]", k="1", axis=1),
    "TopK-1.attribute-type-k-list": call("float[2,3,4]", k=[1], axis=1),
    "TopK-1.attribute-type-k-2**63": call("float[2,3,4]", k=2**63, axis=1),
    "TopK-1.attribute-type-k--2**63-1": call("float[2,3,4]", k=-(2**63 + 1), axis=1),
    "TopK-10.attribute-type-axis-true": call("float[2,3,4]", Given("int64", [1]), axis=True),
    "TopK-10.attribute-type-axis-float": call("float[2,3,4]", Given("int64", [1]), axis=1.0),
    "TopK-10.attribute-type-axis-text": call("float[2,3,4]", Given("int64", [1]), axis="1"),
    "TopK-10.attribute-type-axis-list": call("float[2,3,4]", Given("int64", [1]), axis=[1]),
    "TopK-10.attribute-type-axis-2**63": call("float[2,3,4]", Given("int64", [1]), axis=2**63),
    "TopK-10.attribute-type-axis--2**63-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=-(2**63 + 1)
    ),
    "TopK-11.attribute-type-axis-true": call("float[2,3,4]", Given("int64", [1]), axis=True),
    "TopK-11.attribute-type-axis-float": call("float[2,3,4]", Given("int64", [1]), axis=1.0),
    "TopK-11.attribute-type-axis-text": call("float[2,3,4]", Given("int64", [1]), axis="1"),
    "TopK-11.attribute-type-axis-list": call("float[2,3,4]", Given("int64", [1]), axis=[1]),
    "TopK-11.attribute-type-axis-2**63": call("float[2,3,4]", Given("int64", [1]), axis=2**63),
    "TopK-11.attribute-type-axis--2**63-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=-(2**63 + 1)
    ),
    "TopK-11.attribute-type-largest-true": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=True
    ),
    "TopK-11.attribute-type-largest-float": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=1.0
    ),
    "TopK-11.attribute-type-largest-text": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest="1"
    ),
    "TopK-11.attribute-type-largest-list": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=[1]
    ),
    "TopK-11.attribute-type-largest-2**63": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=2**63
    ),
    "TopK-11.attribute-type-largest--2**63-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=-(2**63 + 1)
    ),
    "TopK-11.attribute-type-sorted-true": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=True
    ),
    "TopK-11.attribute-type-sorted-float": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=1.0
    ),
    "TopK-11.attribute-type-sorted-text": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_="1"
    ),
    "TopK-11.attribute-type-sorted-list": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=[1]
    ),
    "TopK-11.attribute-type-sorted-2**63": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=2**63
    ),
    "TopK-11.attribute-type-sorted--2**63-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=-(2**63 + 1)
    ),
    "TopK-24.attribute-type-axis-true": call("float[2,3,4]", Given("int64", [1]), axis=True),
    "TopK-24.attribute-type-axis-float": call("float[2,3,4]", Given("int64", [1]), axis=1.0),
    "TopK-24.attribute-type-axis-text": call("float[2,3,4]", Given("int64", [1]), axis="1"),
    "TopK-24.attribute-type-axis-list": call("float[2,3,4]", Given("int64", [1]), axis=[1]),
    "TopK-24.attribute-type-axis-2**63": call("float[2,3,4]", Given("int64", [1]), axis=2**63),
    "TopK-24.attribute-type-axis--2**63-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=-(2**63 + 1)
    ),
    "TopK-24.attribute-type-largest-true": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=True
    ),
    "TopK-24.attribute-type-largest-float": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=1.0
    ),
    "TopK-24.attribute-type-largest-text": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest="1"
    ),
    "TopK-24.attribute-type-largest-list": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=[1]
    ),
    "TopK-24.attribute-type-largest-2**63": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=2**63
    ),
    "TopK-24.attribute-type-largest--2**63-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, largest=-(2**63 + 1)
    ),
    "TopK-24.attribute-type-sorted-true": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=True
    ),
    "TopK-24.attribute-type-sorted-float": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=1.0
    ),
    "TopK-24.attribute-type-sorted-text": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_="1"
    ),
    "TopK-24.attribute-type-sorted-list": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=[1]
    ),
    "TopK-24.attribute-type-sorted-2**63": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=2**63
    ),
    "TopK-24.attribute-type-sorted--2**63-1": call(
        "float[2,3,4]", Given("int64", [1]), axis=1, sorted_=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "topk_k_attribute",
        [1],
        [tensor("float", [3.0, 9.0, 4.0, 7.0])],
        {"k": 2},
        gives=[tensor("float", [9.0, 7.0]), tensor("int64", [1, 3])],
    ),
    example(
        "topk_nan_k_attribute",
        [1],
        [tensor("float", [1.0, float("inf"), float("nan"), 2.0])],
        {"k": 3},
        gives=[tensor("float", [float("nan"), float("inf"), 2.0]), tensor("int64", [2, 1, 3])],
    ),
    example(
        "topk_largest",
        [10, 11, 24],
        [tensor("float", [[3.0, 9.0, 4.0], [8.0, 2.0, 6.0]]), tensor("int64", [2])],
        {},
        gives=[tensor("float", [[9.0, 4.0], [8.0, 6.0]]), tensor("int64", [[1, 2], [0, 2]])],
    ),
    example(
        "topk_columns",
        [10, 11, 24],
        [tensor("float", [[3.0, 9.0, 4.0], [8.0, 2.0, 6.0]]), tensor("int64", [1])],
        {"axis": 0},
        gives=[tensor("float", [[8.0, 9.0, 6.0]]), tensor("int64", [[1, 0, 1]])],
    ),
    example(
        "topk_equals",
        [10, 11, 24],
        [tensor("double", [5.0, 7.0, 5.0, 7.0, 5.0]), tensor("int64", [3])],
        {},
        gives=[tensor("double", [7.0, 7.0, 5.0]), tensor("int64", [1, 3, 0])],
    ),
    example(
        "topk_nan",
        [10, 11, 24],
        [tensor("float", [1.0, float("inf"), float("nan"), 2.0]), tensor("int64", [3])],
        {},
        gives=[tensor("float", [float("nan"), float("inf"), 2.0]), tensor("int64", [2, 1, 3])],
    ),
    example(
        "topk_zeros",
        [10, 11, 24],
        [tensor("float", [-0.0, 0.0]), tensor("int64", [2])],
        {},
        gives=[tensor("float", [-0.0, 0.0]), tensor("int64", [0, 1])],
    ),
    example(
        "topk_too_many",
        [10, 11, 24],
        [tensor("float", [1.0, 2.0]), tensor("int64", [3])],
        {},
        violates="C6",
    ),
    example(
        "topk_none",
        [10, 11, 24],
        [tensor("float", [1.0, 2.0]), tensor("int64", [0])],
        {},
        violates="C6",
    ),
    example(
        "topk_scalar_count",
        [10, 11, 24],
        [tensor("float", [1.0, 2.0]), tensor("int64", 1)],
        {},
        violates="C9",
    ),
    example(
        "topk_smallest",
        [11, 24],
        [tensor("int32", [3, 9, -4, 7]), tensor("int64", [2])],
        {"largest": 0},
        gives=[tensor("int32", [-4, 3]), tensor("int64", [2, 0])],
    ),
    example(
        "topk_smallest_equals",
        [11, 24],
        [tensor("double", [5.0, 7.0, 5.0, 7.0, 5.0]), tensor("int64", [4])],
        {"largest": 0},
        gives=[tensor("double", [5.0, 5.0, 5.0, 7.0]), tensor("int64", [0, 2, 4, 1])],
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
        "onnxruntime",
        versions=(11, 24),
        clause="C11",
        reason="It takes every number but 1 for 0.",
    ),
    Divergence(
        "onnxruntime",
        versions=(11, 24),
        clause="C12",
        reason="It takes every number but 1 for 0.",
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


@pytest.mark.parametrize(
    "version", [VERSIONS[name] for name in ("TopK-1", "TopK-10", "TopK-11", "TopK-24")], ids=str
)
def test_integers_for_axis(version):
    arrays, attributes = version.base.arrays(), version.base.attributes
    for value in integers_like(attributes["axis"]):
        got = version.run(*arrays, **{**attributes, "axis": value})
        assert_same(got, version.run(*arrays, **attributes), nan_bits=version.copies)


@pytest.mark.parametrize("version", [VERSIONS[name] for name in ("TopK-1",)], ids=str)
def test_integers_for_k(version):
    arrays, attributes = version.base.arrays(), version.base.attributes
    for value in integers_like(attributes["k"]):
        got = version.run(*arrays, **{**attributes, "k": value})
        assert_same(got, version.run(*arrays, **attributes), nan_bits=version.copies)


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
