# Emitted from spec/ai.onnx/Reshape.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Reshape: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.reshape as functions

oracle = module_beside(__file__, "oracle_reshape")


VERSIONS = {
    "Reshape-1": Version(
        operator="Reshape",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 5),
        copies=True,
        run=functions.reshape_1,
        infer=functions.infer_reshape_1,
        check=functions.check_reshape_1,
        oracle=oracle.reshape_1,
        base=call("float[2]", shape=(2,)).gives("float[2]"),
    ),
    "Reshape-5": Version(
        operator="Reshape",
        domain="ai.onnx",
        since=5,
        opsets=range(5, 13),
        copies=True,
        run=functions.reshape_5,
        infer=functions.infer_reshape_5,
        check=functions.check_reshape_5,
        oracle=oracle.reshape_5,
        base=call("float[]", Given("int64", [1])).gives("float[1]"),
    ),
    "Reshape-13": Version(
        operator="Reshape",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 14),
        copies=True,
        run=functions.reshape_13,
        infer=functions.infer_reshape_13,
        check=functions.check_reshape_13,
        oracle=oracle.reshape_13,
        base=call("float[]", Given("int64", [1])).gives("float[1]"),
    ),
    "Reshape-14": Version(
        operator="Reshape",
        domain="ai.onnx",
        since=14,
        opsets=range(14, 19),
        copies=True,
        run=functions.reshape_14,
        infer=functions.infer_reshape_14,
        check=functions.check_reshape_14,
        oracle=oracle.reshape_14,
        base=call("float[]", Given("int64", [1])).gives("float[1]"),
    ),
    "Reshape-19": Version(
        operator="Reshape",
        domain="ai.onnx",
        since=19,
        opsets=range(19, 21),
        copies=True,
        run=functions.reshape_19,
        infer=functions.infer_reshape_19,
        check=functions.check_reshape_19,
        oracle=oracle.reshape_19,
        base=call("float[]", Given("int64", [1])).gives("float[1]"),
    ),
    "Reshape-21": Version(
        operator="Reshape",
        domain="ai.onnx",
        since=21,
        opsets=range(21, 23),
        copies=True,
        run=functions.reshape_21,
        infer=functions.infer_reshape_21,
        check=functions.check_reshape_21,
        oracle=oracle.reshape_21,
        base=call("float[]", Given("int64", [1])).gives("float[1]"),
    ),
    "Reshape-23": Version(
        operator="Reshape",
        domain="ai.onnx",
        since=23,
        opsets=range(23, 24),
        copies=True,
        run=functions.reshape_23,
        infer=functions.infer_reshape_23,
        check=functions.check_reshape_23,
        oracle=oracle.reshape_23,
        base=call("float[]", Given("int64", [1])).gives("float[1]"),
    ),
    "Reshape-24": Version(
        operator="Reshape",
        domain="ai.onnx",
        since=24,
        opsets=range(24, 25),
        copies=True,
        run=functions.reshape_24,
        infer=functions.infer_reshape_24,
        check=functions.check_reshape_24,
        oracle=oracle.reshape_24,
        base=call("float[]", Given("int64", [1])).gives("float[1]"),
    ),
    "Reshape-25": Version(
        operator="Reshape",
        domain="ai.onnx",
        since=25,
        opsets=range(25, 29),
        copies=True,
        run=functions.reshape_25,
        infer=functions.infer_reshape_25,
        check=functions.check_reshape_25,
        oracle=oracle.reshape_25,
        base=call("float[]", Given("int64", [1])).gives("float[1]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Reshape-1-scalar": call("float[]").gives("float[]"),
    "Reshape-1-2-shape-2": call("float[2]", shape=(2,)).gives("float[2]"),
    "Reshape-1-2x3-shape--1": call("float[2,3]", shape=(-1,)).gives("float[6]"),
    "Reshape-1-0-shape-0": call("float[0]", shape=(0,)).gives("float[0]"),
    "Reshape-1-2-shape--1": call("float[2]", shape=(-1,)).gives("float[2]"),
    "Reshape-1-2-shape-0x-1": call("float[2]", shape=(0, -1)).gives("float[2,1]"),
    "Reshape-1-2-shape-0": call("float[2]", shape=(0,)).gives("float[2]"),
    "Reshape-1-1-shape-1": call("float[1]", shape=(1,)).gives("float[1]"),
    "Reshape-1-1-shape-1x1": call("float[1]", shape=(1, 1)).gives("float[1,1]"),
    "Reshape-1-1-shape-": call("float[1]", shape=()).gives("float[]"),
    "Reshape-1-2x3-shape-2x3": call("float[2,3]", shape=(2, 3)).gives("float[2,3]"),
    "Reshape-1-2x3-shape-3x2": call("float[2,3]", shape=(3, 2)).gives("float[3,2]"),
    "Reshape-1-2x3-shape-6": call("float[2,3]", shape=(6,)).gives("float[6]"),
    "Reshape-1-2x3-shape--1x3": call("float[2,3]", shape=(-1, 3)).gives("float[2,3]"),
    "Reshape-1-2x3-shape-0x-1": call("float[2,3]", shape=(0, -1)).gives("float[2,3]"),
    "Reshape-1-2x3-shape--1x1": call("float[2,3]", shape=(-1, 1)).gives("float[6,1]"),
    "Reshape-1.C2-float": call("float[2]", shape=(2,)).gives("float[2]"),
    "Reshape-1.C2-float16": call("float16[2]", shape=(2,)).gives("float16[2]"),
    "Reshape-1.C2-double": call("double[2]", shape=(2,)).gives("double[2]"),
    "Reshape-5-scalar+1-shape-1": call("float[]", Given("int64", [1])).gives("float[1]"),
    "Reshape-5-1+1-shape-1": call("float[1]", Given("int64", [1])).gives("float[1]"),
    "Reshape-5-2x3+1-shape--1": call("float[2,3]", Given("int64", [-1])).gives("float[6]"),
    "Reshape-5-scalar+0-shape-": call("float[]", Given("int64", [])).gives("float[]"),
    "Reshape-5-2x3+2-shape--1x1": call("float[2,3]", Given("int64", [-1, 1])).gives("float[6,1]"),
    "Reshape-5-scalar+1-shape--1": call("float[]", Given("int64", [-1])).gives("float[1]"),
    "Reshape-5-2x3+2-shape-2x3": call("float[2,3]", Given("int64", [2, 3])).gives("float[2,3]"),
    "Reshape-5-2x3+2-shape-3x2": call("float[2,3]", Given("int64", [3, 2])).gives("float[3,2]"),
    "Reshape-5-2x3+2-shape--1x3": call("float[2,3]", Given("int64", [-1, 3])).gives("float[2,3]"),
    "Reshape-5-2x3+2-shape-0x-1": call("float[2,3]", Given("int64", [0, -1])).gives("float[2,3]"),
    "Reshape-5.C2-float": call("float[1]", Given("int64", [1])).gives("float[1]"),
    "Reshape-5.C2-uint8": call("uint8[1]", Given("int64", [1])).gives("uint8[1]"),
    "Reshape-5.C2-int8": call("int8[1]", Given("int64", [1])).gives("int8[1]"),
    "Reshape-5.C2-uint16": call("uint16[1]", Given("int64", [1])).gives("uint16[1]"),
    "Reshape-5.C2-int16": call("int16[1]", Given("int64", [1])).gives("int16[1]"),
    "Reshape-5.C2-int32": call("int32[1]", Given("int64", [1])).gives("int32[1]"),
    "Reshape-5.C2-int64": call("int64[1]", Given("int64", [1])).gives("int64[1]"),
    "Reshape-5.C2-string": call("string[1]", Given("int64", [1])).gives("string[1]"),
    "Reshape-5.C2-bool": call("bool[1]", Given("int64", [1])).gives("bool[1]"),
    "Reshape-5.C2-float16": call("float16[1]", Given("int64", [1])).gives("float16[1]"),
    "Reshape-5.C2-double": call("double[1]", Given("int64", [1])).gives("double[1]"),
    "Reshape-5.C2-uint32": call("uint32[1]", Given("int64", [1])).gives("uint32[1]"),
    "Reshape-5.C2-uint64": call("uint64[1]", Given("int64", [1])).gives("uint64[1]"),
    "Reshape-5.C2-complex64": call("complex64[1]", Given("int64", [1])).gives("complex64[1]"),
    "Reshape-5.C2-complex128": call("complex128[1]", Given("int64", [1])).gives("complex128[1]"),
    "Reshape-13-2x3+2-shape-2x3": call("float[2,3]", Given("int64", [2, 3])).gives("float[2,3]"),
    "Reshape-13-2x3+2-shape-3x2": call("float[2,3]", Given("int64", [3, 2])).gives("float[3,2]"),
    "Reshape-13-2x3+1-shape-6": call("float[2,3]", Given("int64", [6])).gives("float[6]"),
    "Reshape-13-2x3+2-shape--1x3": call("float[2,3]", Given("int64", [-1, 3])).gives("float[2,3]"),
    "Reshape-13.C2-bfloat16": call("bfloat16[1]", Given("int64", [1])).gives("bfloat16[1]"),
    "Reshape-13.C2-int16": call("int16[1]", Given("int64", [1])).gives("int16[1]"),
    "Reshape-13.C2-int32": call("int32[1]", Given("int64", [1])).gives("int32[1]"),
    "Reshape-14-scalar+1-shape-1": call("float[]", Given("int64", [1])).gives("float[1]"),
    "Reshape-14-2x3+1-shape--1": call("float[2,3]", Given("int64", [-1])).gives("float[6]"),
    "Reshape-14-scalar+0-shape-": call("float[]", Given("int64", [])).gives("float[]"),
    "Reshape-14-2x3+4-shape--1x1x1x1": call("float[2,3]", Given("int64", [-1, 1, 1, 1])).gives(
        "float[6,1,1,1]"
    ),
    "Reshape-14-scalar+1-shape--1": call("float[]", Given("int64", [-1])).gives("float[1]"),
    "Reshape-14-2x3+2-shape-3x2": call("float[2,3]", Given("int64", [3, 2])).gives("float[3,2]"),
    "Reshape-14-2x3+2-shape--1x3": call("float[2,3]", Given("int64", [-1, 3])).gives("float[2,3]"),
    "Reshape-14-2x3+2-shape-2x0": call("float[2,3]", Given("int64", [2, 0])).gives("float[2,3]"),
    "Reshape-14-1+2-allowzero-0-shape-0x-1": call(
        "float[1]", Given("int64", [0, -1]), allowzero=0
    ).gives("float[1,1]"),
    "Reshape-14-2+1-allowzero-0-shape-2": call("float[2]", Given("int64", [2]), allowzero=0).gives(
        "float[2]"
    ),
    "Reshape-14.C2-float": call("float[1]", Given("int64", [1])).gives("float[1]"),
    "Reshape-14.C2-uint8": call("uint8[1]", Given("int64", [1])).gives("uint8[1]"),
    "Reshape-14.C2-int8": call("int8[1]", Given("int64", [1])).gives("int8[1]"),
    "Reshape-14.C2-uint16": call("uint16[1]", Given("int64", [1])).gives("uint16[1]"),
    "Reshape-14.C2-int16": call("int16[1]", Given("int64", [1])).gives("int16[1]"),
    "Reshape-14.C2-int32": call("int32[1]", Given("int64", [1])).gives("int32[1]"),
    "Reshape-14.C2-int64": call("int64[1]", Given("int64", [1])).gives("int64[1]"),
    "Reshape-14.C2-string": call("string[1]", Given("int64", [1])).gives("string[1]"),
    "Reshape-14.C2-bool": call("bool[1]", Given("int64", [1])).gives("bool[1]"),
    "Reshape-14.C2-float16": call("float16[1]", Given("int64", [1])).gives("float16[1]"),
    "Reshape-14.C2-double": call("double[1]", Given("int64", [1])).gives("double[1]"),
    "Reshape-14.C2-uint32": call("uint32[1]", Given("int64", [1])).gives("uint32[1]"),
    "Reshape-14.C2-uint64": call("uint64[1]", Given("int64", [1])).gives("uint64[1]"),
    "Reshape-14.C2-complex64": call("complex64[1]", Given("int64", [1])).gives("complex64[1]"),
    "Reshape-14.C2-complex128": call("complex128[1]", Given("int64", [1])).gives("complex128[1]"),
    "Reshape-14.C2-bfloat16": call("bfloat16[1]", Given("int64", [1])).gives("bfloat16[1]"),
    "Reshape-14.C10-0": call("float[1]", Given("int64", [1]), allowzero=0).gives("float[1]"),
    "Reshape-14.C10-1": call("float[1]", Given("int64", [1]), allowzero=1).gives("float[1]"),
    "Reshape-19-1+2-allowzero-0-shape-0x-1": call(
        "float[1]", Given("int64", [0, -1]), allowzero=0
    ).gives("float[1,1]"),
    "Reshape-19-1+1-allowzero-0-shape-0": call("float[1]", Given("int64", [0]), allowzero=0).gives(
        "float[1]"
    ),
    "Reshape-19-2+1-allowzero-0-shape-2": call("float[2]", Given("int64", [2]), allowzero=0).gives(
        "float[2]"
    ),
    "Reshape-19-1+2-allowzero-0-shape-1x1": call(
        "float[1]", Given("int64", [1, 1]), allowzero=0
    ).gives("float[1,1]"),
    "Reshape-19.C2-float8e4m3fn": call("float8e4m3fn[1]", Given("int64", [1])).gives(
        "float8e4m3fn[1]"
    ),
    "Reshape-19.C2-float8e4m3fnuz": call("float8e4m3fnuz[1]", Given("int64", [1])).gives(
        "float8e4m3fnuz[1]"
    ),
    "Reshape-19.C2-float8e5m2": call("float8e5m2[1]", Given("int64", [1])).gives("float8e5m2[1]"),
    "Reshape-19.C2-float8e5m2fnuz": call("float8e5m2fnuz[1]", Given("int64", [1])).gives(
        "float8e5m2fnuz[1]"
    ),
    "Reshape-19.C10-0": call("float[1]", Given("int64", [1]), allowzero=0).gives("float[1]"),
    "Reshape-19.C10-1": call("float[1]", Given("int64", [1]), allowzero=1).gives("float[1]"),
    "Reshape-19.C2-bool": call("bool[1]", Given("int64", [1])).gives("bool[1]"),
    "Reshape-19.C2-float16": call("float16[1]", Given("int64", [1])).gives("float16[1]"),
    "Reshape-21-1+0-allowzero-0-shape-": call("float[1]", Given("int64", []), allowzero=0).gives(
        "float[]"
    ),
    "Reshape-21-scalar+1-shape-1": call("float[]", Given("int64", [1])).gives("float[1]"),
    "Reshape-21-1+1-shape-1": call("float[1]", Given("int64", [1])).gives("float[1]"),
    "Reshape-21-2x3+1-shape--1": call("float[2,3]", Given("int64", [-1])).gives("float[6]"),
    "Reshape-21.C2-uint4": call("uint4[1]", Given("int64", [1])).gives("uint4[1]"),
    "Reshape-21.C2-int4": call("int4[1]", Given("int64", [1])).gives("int4[1]"),
    "Reshape-21.C10-0": call("float[1]", Given("int64", [1]), allowzero=0).gives("float[1]"),
    "Reshape-21.C10-1": call("float[1]", Given("int64", [1]), allowzero=1).gives("float[1]"),
    "Reshape-21.C2-double": call("double[1]", Given("int64", [1])).gives("double[1]"),
    "Reshape-21.C2-uint32": call("uint32[1]", Given("int64", [1])).gives("uint32[1]"),
    "Reshape-23-1+0-shape-": call("float[1]", Given("int64", [])).gives("float[]"),
    "Reshape-23-scalar+0-shape-": call("float[]", Given("int64", [])).gives("float[]"),
    "Reshape-23-2x3+2-shape--1x1": call("float[2,3]", Given("int64", [-1, 1])).gives("float[6,1]"),
    "Reshape-23-2x3+4-shape--1x1x1x1": call("float[2,3]", Given("int64", [-1, 1, 1, 1])).gives(
        "float[6,1,1,1]"
    ),
    "Reshape-23.C2-float4e2m1": call("float4e2m1[1]", Given("int64", [1])).gives("float4e2m1[1]"),
    "Reshape-23.C10-0": call("float[1]", Given("int64", [1]), allowzero=0).gives("float[1]"),
    "Reshape-23.C10-1": call("float[1]", Given("int64", [1]), allowzero=1).gives("float[1]"),
    "Reshape-23.C2-uint64": call("uint64[1]", Given("int64", [1])).gives("uint64[1]"),
    "Reshape-23.C2-complex64": call("complex64[1]", Given("int64", [1])).gives("complex64[1]"),
    "Reshape-24-1+1-allowzero-0-shape-1": call("float[1]", Given("int64", [1]), allowzero=0).gives(
        "float[1]"
    ),
    "Reshape-24-scalar+1-shape--1": call("float[]", Given("int64", [-1])).gives("float[1]"),
    "Reshape-24-2x3+2-shape-2x3": call("float[2,3]", Given("int64", [2, 3])).gives("float[2,3]"),
    "Reshape-24-2x3+2-shape-3x2": call("float[2,3]", Given("int64", [3, 2])).gives("float[3,2]"),
    "Reshape-24.C2-float8e8m0": call("float8e8m0[1]", Given("int64", [1])).gives("float8e8m0[1]"),
    "Reshape-24.C10-0": call("float[1]", Given("int64", [1]), allowzero=0).gives("float[1]"),
    "Reshape-24.C10-1": call("float[1]", Given("int64", [1]), allowzero=1).gives("float[1]"),
    "Reshape-24.C2-complex128": call("complex128[1]", Given("int64", [1])).gives("complex128[1]"),
    "Reshape-24.C2-bfloat16": call("bfloat16[1]", Given("int64", [1])).gives("bfloat16[1]"),
    "Reshape-25-2x3+1-shape-6": call("float[2,3]", Given("int64", [6])).gives("float[6]"),
    "Reshape-25-2x3+2-shape--1x3": call("float[2,3]", Given("int64", [-1, 3])).gives("float[2,3]"),
    "Reshape-25-2x3+2-shape-0x-1": call("float[2,3]", Given("int64", [0, -1])).gives("float[2,3]"),
    "Reshape-25-2x3+2-shape-2x0": call("float[2,3]", Given("int64", [2, 0])).gives("float[2,3]"),
    "Reshape-25.C2-uint2": call("uint2[1]", Given("int64", [1])).gives("uint2[1]"),
    "Reshape-25.C2-int2": call("int2[1]", Given("int64", [1])).gives("int2[1]"),
    "Reshape-25.C10-0": call("float[1]", Given("int64", [1]), allowzero=0).gives("float[1]"),
    "Reshape-25.C10-1": call("float[1]", Given("int64", [1]), allowzero=1).gives("float[1]"),
    "Reshape-25.C2-float8e4m3fn": call("float8e4m3fn[1]", Given("int64", [1])).gives(
        "float8e4m3fn[1]"
    ),
    "Reshape-25.C2-float8e4m3fnuz": call("float8e4m3fnuz[1]", Given("int64", [1])).gives(
        "float8e4m3fnuz[1]"
    ),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Reshape-1.C1-data-missing": call(None),
    "Reshape-1.C2-all-uint8": call("uint8[]"),
    "Reshape-1.C2-all-int8": call("int8[]"),
    "Reshape-1.C2-all-uint16": call("uint16[]"),
    "Reshape-1.C2-all-int16": call("int16[]"),
    "Reshape-1.C2-all-int32": call("int32[]"),
    "Reshape-1.C2-all-int64": call("int64[]"),
    "Reshape-1.C2-all-string": call("string[]"),
    "Reshape-1.C2-all-bool": call("bool[]"),
    "Reshape-1.C2-all-uint32": call("uint32[]"),
    "Reshape-1.C2-all-uint64": call("uint64[]"),
    "Reshape-1.C2-all-complex64": call("complex64[]"),
    "Reshape-1.C2-all-complex128": call("complex128[]"),
    "Reshape-1.C2-all-bfloat16": call("bfloat16[]"),
    "Reshape-1.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Reshape-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Reshape-1.C2-all-float8e5m2": call("float8e5m2[]"),
    "Reshape-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Reshape-1.C2-all-uint4": call("uint4[]"),
    "Reshape-1.C2-all-int4": call("int4[]"),
    "Reshape-1.C2-all-float4e2m1": call("float4e2m1[]"),
    "Reshape-1.C2-all-float8e8m0": call("float8e8m0[]"),
    "Reshape-1.C2-all-uint2": call("uint2[]"),
    "Reshape-1.C2-all-int2": call("int2[]"),
    "Reshape-1.C2-all-float6e2m3": call("float6e2m3[]"),
    "Reshape-1.C2-all-float6e3m2": call("float6e3m2[]"),
    "Reshape-1.C3-shape-first--1-minus-1": call("float[2]", shape=(-2, -1)),
    "Reshape-1.C4-shape-one-entry-more": call("float[2,3]", shape=(-1, -1)),
    "Reshape-1.C4-shape-2-entries": call("float[2]", shape=(-1, -1)),
    "Reshape-1.C5-shape-first-one-less": call("float[]", shape=(0,)),
    "Reshape-1.C5-shape-one-entry-more": call("float[0]", shape=(0, 0)),
    "Reshape-1.C5-shape-second-one-more": call("float[2]", shape=(0, 0)),
    "Reshape-1.C5-data-one-axis-less": call("float[]", shape=(0, -1)),
    "Reshape-1.C5-shape-3-entries": call("float[2]", shape=(0, 0, 0)),
    "Reshape-1.C6-shape-first-one-more": call("float[]", shape=(2,)),
    "Reshape-1.C6-data-shorter": call("float[1]", shape=(2,)),
    "Reshape-1.C6-shape-missing": call("float[2]"),
    "Reshape-1.C6-shape-one-entry-less": call("float[2]", shape=()),
    "Reshape-1.C6-shape-first-one-less": call("float[2]", shape=(1,)),
    "Reshape-1.C6-shape-far-more": call("float[2]", shape=(102,)),
    "Reshape-1.C6-shape-first-negative": call("float[2,3]", shape=(0,)),
    "Reshape-1.C6-shape-first-1-plus-1": call("float[2,3]", shape=(2,)),
    "Reshape-5.C1-data-missing": call(None, Given("int64", [1])),
    "Reshape-5.C2-all-bfloat16": call("bfloat16[]", Given("int64", [1])),
    "Reshape-5.C2-all-float8e4m3fn": call("float8e4m3fn[]", Given("int64", [1])),
    "Reshape-5.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]", Given("int64", [1])),
    "Reshape-5.C2-all-float8e5m2": call("float8e5m2[]", Given("int64", [1])),
    "Reshape-5.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]", Given("int64", [1])),
    "Reshape-5.C2-all-uint4": call("uint4[]", Given("int64", [1])),
    "Reshape-5.C2-all-int4": call("int4[]", Given("int64", [1])),
    "Reshape-5.C2-all-float4e2m1": call("float4e2m1[]", Given("int64", [1])),
    "Reshape-5.C2-all-float8e8m0": call("float8e8m0[]", Given("int64", [1])),
    "Reshape-5.C2-all-uint2": call("uint2[]", Given("int64", [1])),
    "Reshape-5.C2-all-int2": call("int2[]", Given("int64", [1])),
    "Reshape-5.C2-all-float6e2m3": call("float6e2m3[]", Given("int64", [1])),
    "Reshape-5.C2-all-float6e3m2": call("float6e3m2[]", Given("int64", [1])),
    "Reshape-5.C3-shape-second-negative": call("float[2,3]", Given("int64", [-1, -2])),
    "Reshape-5.C3-shape-second--1-minus-1": call("float[2,3]", Given("int64", [-1, -2, 1, 1])),
    "Reshape-5.C4-shape-one-entry-more": call("float[2,3]", Given("int64", [-1, -1])),
    "Reshape-5.C4-shape-second--1": call("float[2,3]", Given("int64", [-1, -1, 1, 1])),
    "Reshape-5.C4-shape-2-entries": call("float[]", Given("int64", [-1, -1])),
    "Reshape-5.C5-shape-first-one-less": call("float[]", Given("int64", [0])),
    "Reshape-5.C6-shape-first-one-more": call("float[]", Given("int64", [2])),
    "Reshape-5.C6-shape-first-1-plus-1": call("float[1]", Given("int64", [2])),
    "Reshape-5.C6-shape-first-2": call("float[2,3]", Given("int64", [2])),
    "Reshape-5.C6-data-shorter-though-empty": call("float[0]", Given("int64", [])),
    "Reshape-5.C7-shape-missing": call("float[]", None),
    "Reshape-5.C8-all-float": call("float[]", Given("float", [1.0])),
    "Reshape-5.C8-all-uint8": call("float[]", Given("uint8", [1])),
    "Reshape-5.C8-all-int8": call("float[]", Given("int8", [1])),
    "Reshape-5.C8-all-uint16": call("float[]", Given("uint16", [1])),
    "Reshape-5.C8-all-int16": call("float[]", Given("int16", [1])),
    "Reshape-5.C8-all-int32": call("float[]", Given("int32", [1])),
    "Reshape-5.C8-all-string": call("float[]", "string[1]"),
    "Reshape-5.C8-all-bool": call("float[]", "bool[1]"),
    "Reshape-5.C8-all-float16": call("float[]", Given("float16", [1.0])),
    "Reshape-5.C8-all-double": call("float[]", Given("double", [1.0])),
    "Reshape-5.C8-all-uint32": call("float[]", Given("uint32", [1])),
    "Reshape-5.C8-all-uint64": call("float[]", Given("uint64", [1])),
    "Reshape-5.C8-all-complex64": call("float[]", "complex64[1]"),
    "Reshape-5.C8-all-complex128": call("float[]", "complex128[1]"),
    "Reshape-5.C8-all-bfloat16": call("float[]", "bfloat16[1]"),
    "Reshape-5.C8-all-float8e4m3fn": call("float[]", "float8e4m3fn[1]"),
    "Reshape-5.C8-all-float8e4m3fnuz": call("float[]", "float8e4m3fnuz[1]"),
    "Reshape-5.C8-all-float8e5m2": call("float[]", "float8e5m2[1]"),
    "Reshape-5.C8-all-float8e5m2fnuz": call("float[]", "float8e5m2fnuz[1]"),
    "Reshape-5.C8-all-uint4": call("float[]", Given("uint4", [1])),
    "Reshape-5.C8-all-int4": call("float[]", Given("int4", [1])),
    "Reshape-5.C8-all-float4e2m1": call("float[]", "float4e2m1[1]"),
    "Reshape-5.C8-all-float8e8m0": call("float[]", "float8e8m0[1]"),
    "Reshape-5.C8-all-uint2": call("float[]", Given("uint2", [1])),
    "Reshape-5.C8-all-int2": call("float[]", Given("int2", [1])),
    "Reshape-5.C8-all-float6e2m3": call("float[]", "float6e2m3[1]"),
    "Reshape-5.C8-all-float6e3m2": call("float[]", "float6e3m2[1]"),
    "Reshape-5.C9-shape-one-axis-more": call("float[]", "int64[1,1]"),
    "Reshape-5.C9-shape-one-axis-less": call("float[]", Given("int64", 1)),
    "Reshape-5.C9-all-one-axis-more": call("float[1]", "int64[1,1]"),
    "Reshape-5.C9-all-one-axis-less": call("float[2,3]", Given("int64", -1)),
    "Reshape-13.C1-data-missing": call(None, Given("int64", [1])),
    "Reshape-13.C2-all-float8e4m3fn": call("float8e4m3fn[]", Given("int64", [1])),
    "Reshape-13.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]", Given("int64", [1])),
    "Reshape-13.C2-all-float8e5m2": call("float8e5m2[]", Given("int64", [1])),
    "Reshape-13.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]", Given("int64", [1])),
    "Reshape-13.C3-shape-second-negative": call("float[2,3]", Given("int64", [-1, -2])),
    "Reshape-13.C4-shape-2-entries": call("float[]", Given("int64", [-1, -1])),
    "Reshape-13.C5-shape-first-one-less": call("float[]", Given("int64", [0])),
    "Reshape-13.C6-data-longer": call("float[2]", Given("int64", [1])),
    "Reshape-13.C7-shape-missing": call("float[]", None),
    "Reshape-13.C8-all-float": call("float[]", Given("float", [1.0])),
    "Reshape-13.C8-all-uint8": call("float[]", Given("uint8", [1])),
    "Reshape-13.C8-all-int8": call("float[]", Given("int8", [1])),
    "Reshape-13.C8-all-uint16": call("float[]", Given("uint16", [1])),
    "Reshape-13.C9-shape-rank-0": call("float[1]", Given("int64", 1)),
    "Reshape-14.C1-data-missing": call(None, Given("int64", [1])),
    "Reshape-14.C2-all-float8e4m3fn": call("float8e4m3fn[]", Given("int64", [1])),
    "Reshape-14.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]", Given("int64", [1])),
    "Reshape-14.C2-all-float8e5m2": call("float8e5m2[]", Given("int64", [1])),
    "Reshape-14.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]", Given("int64", [1])),
    "Reshape-14.C2-all-uint4": call("uint4[]", Given("int64", [1])),
    "Reshape-14.C2-all-int4": call("int4[]", Given("int64", [1])),
    "Reshape-14.C2-all-float4e2m1": call("float4e2m1[]", Given("int64", [1])),
    "Reshape-14.C2-all-float8e8m0": call("float8e8m0[]", Given("int64", [1])),
    "Reshape-14.C2-all-uint2": call("uint2[]", Given("int64", [1])),
    "Reshape-14.C2-all-int2": call("int2[]", Given("int64", [1])),
    "Reshape-14.C2-all-float6e2m3": call("float6e2m3[]", Given("int64", [1])),
    "Reshape-14.C2-all-float6e3m2": call("float6e3m2[]", Given("int64", [1])),
    "Reshape-14.C3-shape-second-negative": call("float[2,3]", Given("int64", [-1, -2])),
    "Reshape-14.C3-shape-second--1-minus-1": call("float[2,3]", Given("int64", [-1, -2, 1, 1])),
    "Reshape-14.C4-shape-one-entry-more": call("float[2,3]", Given("int64", [-1, -1])),
    "Reshape-14.C4-shape-second--1": call("float[2,3]", Given("int64", [-1, -1, 1, 1])),
    "Reshape-14.C5-shape-first-one-less": call("float[]", Given("int64", [0])),
    "Reshape-14.C6-shape-first-one-more": call("float[]", Given("int64", [2])),
    "Reshape-14.C6-data-shorter": call("float[0]", Given("int64", [1])),
    "Reshape-14.C6-shape-first-negative": call("float[2,3]", Given("int64", [0])),
    "Reshape-14.C6-shape-first-2-plus-1": call("float[2,3]", Given("int64", [3])),
    "Reshape-14.C7-shape-missing": call("float[]", None),
    "Reshape-14.C8-all-float": call("float[]", Given("float", [1.0])),
    "Reshape-14.C8-all-uint8": call("float[]", Given("uint8", [1])),
    "Reshape-14.C8-all-int8": call("float[]", Given("int8", [1])),
    "Reshape-14.C8-all-uint16": call("float[]", Given("uint16", [1])),
    "Reshape-14.C8-all-int16": call("float[]", Given("int16", [1])),
    "Reshape-14.C8-all-int32": call("float[]", Given("int32", [1])),
    "Reshape-14.C8-all-string": call("float[]", "string[1]"),
    "Reshape-14.C8-all-bool": call("float[]", "bool[1]"),
    "Reshape-14.C8-all-float16": call("float[]", Given("float16", [1.0])),
    "Reshape-14.C8-all-double": call("float[]", Given("double", [1.0])),
    "Reshape-14.C8-all-uint32": call("float[]", Given("uint32", [1])),
    "Reshape-14.C8-all-uint64": call("float[]", Given("uint64", [1])),
    "Reshape-14.C8-all-complex64": call("float[]", "complex64[1]"),
    "Reshape-14.C8-all-complex128": call("float[]", "complex128[1]"),
    "Reshape-14.C8-all-bfloat16": call("float[]", "bfloat16[1]"),
    "Reshape-14.C8-all-float8e4m3fn": call("float[]", "float8e4m3fn[1]"),
    "Reshape-14.C8-all-float8e4m3fnuz": call("float[]", "float8e4m3fnuz[1]"),
    "Reshape-14.C8-all-float8e5m2": call("float[]", "float8e5m2[1]"),
    "Reshape-14.C8-all-float8e5m2fnuz": call("float[]", "float8e5m2fnuz[1]"),
    "Reshape-14.C8-all-uint4": call("float[]", Given("uint4", [1])),
    "Reshape-14.C8-all-int4": call("float[]", Given("int4", [1])),
    "Reshape-14.C8-all-float4e2m1": call("float[]", "float4e2m1[1]"),
    "Reshape-14.C8-all-float8e8m0": call("float[]", "float8e8m0[1]"),
    "Reshape-14.C8-all-uint2": call("float[]", Given("uint2", [1])),
    "Reshape-14.C8-all-int2": call("float[]", Given("int2", [1])),
    "Reshape-14.C8-all-float6e2m3": call("float[]", "float6e2m3[1]"),
    "Reshape-14.C8-all-float6e3m2": call("float[]", "float6e3m2[1]"),
    "Reshape-14.C9-shape-one-axis-more": call("float[]", "int64[1,1]"),
    "Reshape-14.C9-shape-one-axis-less": call("float[]", Given("int64", 1)),
    "Reshape-14.C9-all-one-axis-more": call("float[1]", "int64[1,1]"),
    "Reshape-14.C9-all-one-axis-less": call("float[2,3]", Given("int64", -1)),
    "Reshape-14.C10-allowzero-unlisted": call("float[]", Given("int64", [1]), allowzero=-1),
    "Reshape-14.C11-allowzero-listed-1": call("float[2,3]", Given("int64", [0, -1]), allowzero=1),
    "Reshape-19.C1-data-missing": call(None, Given("int64", [1])),
    "Reshape-19.C2-all-uint4": call("uint4[]", Given("int64", [1])),
    "Reshape-19.C2-all-int4": call("int4[]", Given("int64", [1])),
    "Reshape-19.C2-all-float4e2m1": call("float4e2m1[]", Given("int64", [1])),
    "Reshape-19.C2-all-float8e8m0": call("float8e8m0[]", Given("int64", [1])),
    "Reshape-19.C3-shape-second-negative": call("float[2,3]", Given("int64", [-1, -2])),
    "Reshape-19.C4-shape-one-entry-more": call("float[2,3]", Given("int64", [-1, -1])),
    "Reshape-19.C5-shape-first-one-less": call("float[]", Given("int64", [0])),
    "Reshape-19.C6-shape-first-1-plus-1": call("float[1]", Given("int64", [2])),
    "Reshape-19.C7-shape-missing": call("float[]", None),
    "Reshape-19.C8-all-float": call("float[]", Given("float", [1.0])),
    "Reshape-19.C8-all-uint8": call("float[]", Given("uint8", [1])),
    "Reshape-19.C8-all-int8": call("float[]", Given("int8", [1])),
    "Reshape-19.C8-all-uint16": call("float[]", Given("uint16", [1])),
    "Reshape-19.C9-all-one-axis-less": call("float[2,3]", Given("int64", -1)),
    "Reshape-19.C10-allowzero-unlisted": call("float[]", Given("int64", [1]), allowzero=-1),
    "Reshape-19.C11-allowzero-listed-1": call("float[2,3]", Given("int64", [0, -1]), allowzero=1),
    "Reshape-21.C1-data-missing": call(None, Given("int64", [1])),
    "Reshape-21.C2-all-float4e2m1": call("float4e2m1[]", Given("int64", [1])),
    "Reshape-21.C2-all-float8e8m0": call("float8e8m0[]", Given("int64", [1])),
    "Reshape-21.C2-all-uint2": call("uint2[]", Given("int64", [1])),
    "Reshape-21.C2-all-int2": call("int2[]", Given("int64", [1])),
    "Reshape-21.C3-shape-second--1-minus-1": call("float[2,3]", Given("int64", [-1, -2, 1, 1])),
    "Reshape-21.C4-shape-second--1": call("float[2,3]", Given("int64", [-1, -1, 1, 1])),
    "Reshape-21.C5-shape-first-one-less": call("float[]", Given("int64", [0])),
    "Reshape-21.C6-shape-one-entry-less": call("float[2,3]", Given("int64", [])),
    "Reshape-21.C7-shape-missing": call("float[]", None),
    "Reshape-21.C8-all-float": call("float[]", Given("float", [1.0])),
    "Reshape-21.C8-all-uint8": call("float[]", Given("uint8", [1])),
    "Reshape-21.C8-all-int8": call("float[]", Given("int8", [1])),
    "Reshape-21.C8-all-uint16": call("float[]", Given("uint16", [1])),
    "Reshape-21.C9-all-rank-0": call("float[1]", Given("int64", 1), allowzero=0),
    "Reshape-21.C10-allowzero-unlisted": call("float[]", Given("int64", [1]), allowzero=-1),
    "Reshape-21.C11-allowzero-listed-1": call("float[2,3]", Given("int64", [0, -1]), allowzero=1),
    "Reshape-23.C1-data-missing": call(None, Given("int64", [1])),
    "Reshape-23.C2-all-float8e8m0": call("float8e8m0[]", Given("int64", [1])),
    "Reshape-23.C2-all-uint2": call("uint2[]", Given("int64", [1])),
    "Reshape-23.C2-all-int2": call("int2[]", Given("int64", [1])),
    "Reshape-23.C2-all-float6e2m3": call("float6e2m3[]", Given("int64", [1])),
    "Reshape-23.C3-shape-second-negative": call("float[2,3]", Given("int64", [-1, -2])),
    "Reshape-23.C4-shape-one-entry-more": call("float[2,3]", Given("int64", [-1, -1])),
    "Reshape-23.C5-shape-first-one-less": call("float[]", Given("int64", [0])),
    "Reshape-23.C6-shape-first-negative": call("float[2,3]", Given("int64", [0])),
    "Reshape-23.C7-shape-missing": call("float[]", None),
    "Reshape-23.C8-all-float": call("float[]", Given("float", [1.0])),
    "Reshape-23.C8-all-uint8": call("float[]", Given("uint8", [1])),
    "Reshape-23.C8-all-int8": call("float[]", Given("int8", [1])),
    "Reshape-23.C8-all-uint16": call("float[]", Given("uint16", [1])),
    "Reshape-23.C9-shape-one-axis-more": call("float[]", "int64[1,1]"),
    "Reshape-23.C10-allowzero-unlisted": call("float[]", Given("int64", [1]), allowzero=-1),
    "Reshape-23.C11-allowzero-listed-1": call("float[2,3]", Given("int64", [0, -1]), allowzero=1),
    "Reshape-24.C1-data-missing": call(None, Given("int64", [1])),
    "Reshape-24.C2-all-uint2": call("uint2[]", Given("int64", [1])),
    "Reshape-24.C2-all-int2": call("int2[]", Given("int64", [1])),
    "Reshape-24.C2-all-float6e2m3": call("float6e2m3[]", Given("int64", [1])),
    "Reshape-24.C2-all-float6e3m2": call("float6e3m2[]", Given("int64", [1])),
    "Reshape-24.C3-shape-second--1-minus-1": call("float[2,3]", Given("int64", [-1, -2, 1, 1])),
    "Reshape-24.C4-shape-second--1": call("float[2,3]", Given("int64", [-1, -1, 1, 1])),
    "Reshape-24.C5-shape-first-one-less": call("float[]", Given("int64", [0])),
    "Reshape-24.C6-shape-first-1": call("float[2,3]", Given("int64", [1])),
    "Reshape-24.C7-shape-missing": call("float[]", None),
    "Reshape-24.C8-all-float": call("float[]", Given("float", [1.0])),
    "Reshape-24.C8-all-uint8": call("float[]", Given("uint8", [1])),
    "Reshape-24.C8-all-int8": call("float[]", Given("int8", [1])),
    "Reshape-24.C8-all-uint16": call("float[]", Given("uint16", [1])),
    "Reshape-24.C9-shape-one-axis-less": call("float[]", Given("int64", 1)),
    "Reshape-24.C10-allowzero-unlisted": call("float[]", Given("int64", [1]), allowzero=-1),
    "Reshape-24.C11-allowzero-listed-1": call("float[2,3]", Given("int64", [0, -1]), allowzero=1),
    "Reshape-25.C1-data-missing": call(None, Given("int64", [1])),
    "Reshape-25.C2-all-float6e2m3": call("float6e2m3[]", Given("int64", [1])),
    "Reshape-25.C2-all-float6e3m2": call("float6e3m2[]", Given("int64", [1])),
    "Reshape-25.C3-shape-second-negative": call("float[2,3]", Given("int64", [-1, -2])),
    "Reshape-25.C4-shape-one-entry-more": call("float[2,3]", Given("int64", [-1, -1])),
    "Reshape-25.C5-shape-first-one-less": call("float[]", Given("int64", [0])),
    "Reshape-25.C6-shape-first-2": call("float[2,3]", Given("int64", [2])),
    "Reshape-25.C7-shape-missing": call("float[]", None),
    "Reshape-25.C8-all-float": call("float[]", Given("float", [1.0])),
    "Reshape-25.C8-all-uint8": call("float[]", Given("uint8", [1])),
    "Reshape-25.C8-all-int8": call("float[]", Given("int8", [1])),
    "Reshape-25.C8-all-uint16": call("float[]", Given("uint16", [1])),
    "Reshape-25.C9-shape-rank-0": call("float[1]", Given("int64", 1)),
    "Reshape-25.C10-allowzero-unlisted": call("float[]", Given("int64", [1]), allowzero=-1),
    "Reshape-25.C11-allowzero-listed-1": call("float[2,3]", Given("int64", [0, -1]), allowzero=1),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Reshape-1-2-shape-2-undeclared": call("float", shape=(2,)).gives("float[2]"),
    "Reshape-1-2-shape-2-symbolic": call("float[d0]", shape=(2,)).gives("float[2]"),
    "Reshape-5-scalar+1-shape-1-declared": call("float[]", "int64[1]").gives("float[?]"),
    "Reshape-5-scalar+1-shape-1-undeclared": call("float", "int64").gives("float"),
    "Reshape-5-scalar+1-shape-1-partly": call("float", "int64[1]").gives("float[?]"),
    "Reshape-5-scalar+1-shape-1-symbolic": call("float[]", "int64[d0]").gives("float"),
    "Reshape-13-scalar+1-shape-1-declared": call("float[]", "int64[1]").gives("float[?]"),
    "Reshape-13-scalar+1-shape-1-undeclared": call("float", "int64").gives("float"),
    "Reshape-13-scalar+1-shape-1-partly": call("float", "int64[1]").gives("float[?]"),
    "Reshape-13-scalar+1-shape-1-symbolic": call("float[]", "int64[d0]").gives("float"),
    "Reshape-14-scalar+1-shape-1-declared": call("float[]", "int64[1]").gives("float[?]"),
    "Reshape-14-scalar+1-shape-1-undeclared": call("float", "int64").gives("float"),
    "Reshape-14-scalar+1-shape-1-partly": call("float", "int64[1]").gives("float[?]"),
    "Reshape-14-scalar+1-shape-1-symbolic": call("float[]", "int64[d0]").gives("float"),
    "Reshape-19-scalar+1-shape-1-declared": call("float[]", "int64[1]").gives("float[?]"),
    "Reshape-19-scalar+1-shape-1-undeclared": call("float", "int64").gives("float"),
    "Reshape-19-scalar+1-shape-1-partly": call("float", "int64[1]").gives("float[?]"),
    "Reshape-19-scalar+1-shape-1-symbolic": call("float[]", "int64[d0]").gives("float"),
    "Reshape-21-scalar+1-shape-1-declared": call("float[]", "int64[1]").gives("float[?]"),
    "Reshape-21-scalar+1-shape-1-undeclared": call("float", "int64").gives("float"),
    "Reshape-21-scalar+1-shape-1-partly": call("float", "int64[1]").gives("float[?]"),
    "Reshape-21-scalar+1-shape-1-symbolic": call("float[]", "int64[d0]").gives("float"),
    "Reshape-23-scalar+1-shape-1-declared": call("float[]", "int64[1]").gives("float[?]"),
    "Reshape-23-scalar+1-shape-1-undeclared": call("float", "int64").gives("float"),
    "Reshape-23-scalar+1-shape-1-partly": call("float", "int64[1]").gives("float[?]"),
    "Reshape-23-scalar+1-shape-1-symbolic": call("float[]", "int64[d0]").gives("float"),
    "Reshape-24-scalar+1-shape-1-declared": call("float[]", "int64[1]").gives("float[?]"),
    "Reshape-24-scalar+1-shape-1-undeclared": call("float", "int64").gives("float"),
    "Reshape-24-scalar+1-shape-1-partly": call("float", "int64[1]").gives("float[?]"),
    "Reshape-24-scalar+1-shape-1-symbolic": call("float[]", "int64[d0]").gives("float"),
    "Reshape-25-scalar+1-shape-1-declared": call("float[]", "int64[1]").gives("float[?]"),
    "Reshape-25-scalar+1-shape-1-undeclared": call("float", "int64").gives("float"),
    "Reshape-25-scalar+1-shape-1-partly": call("float", "int64[1]").gives("float[?]"),
    "Reshape-25-scalar+1-shape-1-symbolic": call("float[]", "int64[d0]").gives("float"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Reshape-1.attribute-type-consumed_inputs-int": call("float[2]", shape=(2,), consumed_inputs=1),
    "Reshape-1.attribute-type-consumed_inputs-floats": call(
        "float[2]", shape=(2,), consumed_inputs=[1.0]
    ),
    "Reshape-1.attribute-type-consumed_inputs-text": call(
        "float[2]", shape=(2,), consumed_inputs="1"
    ),
    "Reshape-1.attribute-type-consumed_inputs-2**63": call(
        "float[2]", shape=(2,), consumed_inputs=[9223372036854775808]
    ),
    "Reshape-1.attribute-type-shape-int": call("float[2]", shape=1),
    "Reshape-1.attribute-type-shape-floats": call("float[2]", shape=[1.0]),
    "Reshape-1.attribute-type-shape-text": call("float[2]", shape="1"),
    "Reshape-1.attribute-type-shape-2**63": call("float[2]", shape=[9223372036854775808]),
    "Reshape-14.attribute-type-allowzero-true": call(
        "float[]", Given("int64", [1]), allowzero=True
    ),
    "Reshape-14.attribute-type-allowzero-float": call(
        "float[]", Given("int64", [1]), allowzero=1.0
    ),
    "Reshape-14.attribute-type-allowzero-text": call("float[]", Given("int64", [1]), allowzero="1"),
    "Reshape-14.attribute-type-allowzero-list": call("float[]", Given("int64", [1]), allowzero=[1]),
    "Reshape-14.attribute-type-allowzero-2**63": call(
        "float[]", Given("int64", [1]), allowzero=2**63
    ),
    "Reshape-14.attribute-type-allowzero--2**63-1": call(
        "float[]", Given("int64", [1]), allowzero=-(2**63 + 1)
    ),
    "Reshape-19.attribute-type-allowzero-true": call(
        "float[]", Given("int64", [1]), allowzero=True
    ),
    "Reshape-19.attribute-type-allowzero-float": call(
        "float[]", Given("int64", [1]), allowzero=1.0
    ),
    "Reshape-19.attribute-type-allowzero-text": call("float[]", Given("int64", [1]), allowzero="1"),
    "Reshape-19.attribute-type-allowzero-list": call("float[]", Given("int64", [1]), allowzero=[1]),
    "Reshape-19.attribute-type-allowzero-2**63": call(
        "float[]", Given("int64", [1]), allowzero=2**63
    ),
    "Reshape-19.attribute-type-allowzero--2**63-1": call(
        "float[]", Given("int64", [1]), allowzero=-(2**63 + 1)
    ),
    "Reshape-21.attribute-type-allowzero-true": call(
        "float[]", Given("int64", [1]), allowzero=True
    ),
    "Reshape-21.attribute-type-allowzero-float": call(
        "float[]", Given("int64", [1]), allowzero=1.0
    ),
    "Reshape-21.attribute-type-allowzero-text": call("float[]", Given("int64", [1]), allowzero="1"),
    "Reshape-21.attribute-type-allowzero-list": call("float[]", Given("int64", [1]), allowzero=[1]),
    "Reshape-21.attribute-type-allowzero-2**63": call(
        "float[]", Given("int64", [1]), allowzero=2**63
    ),
    "Reshape-21.attribute-type-allowzero--2**63-1": call(
        "float[]", Given("int64", [1]), allowzero=-(2**63 + 1)
    ),
    "Reshape-23.attribute-type-allowzero-true": call(
        "float[]", Given("int64", [1]), allowzero=True
    ),
    "Reshape-23.attribute-type-allowzero-float": call(
        "float[]", Given("int64", [1]), allowzero=1.0
    ),
    "Reshape-23.attribute-type-allowzero-text": call("float[]", Given("int64", [1]), allowzero="1"),
    "Reshape-23.attribute-type-allowzero-list": call("float[]", Given("int64", [1]), allowzero=[1]),
    "Reshape-23.attribute-type-allowzero-2**63": call(
        "float[]", Given("int64", [1]), allowzero=2**63
    ),
    "Reshape-23.attribute-type-allowzero--2**63-1": call(
        "float[]", Given("int64", [1]), allowzero=-(2**63 + 1)
    ),
    "Reshape-24.attribute-type-allowzero-true": call(
        "float[]", Given("int64", [1]), allowzero=True
    ),
    "Reshape-24.attribute-type-allowzero-float": call(
        "float[]", Given("int64", [1]), allowzero=1.0
    ),
    "Reshape-24.attribute-type-allowzero-text": call("float[]", Given("int64", [1]), allowzero="1"),
    "Reshape-24.attribute-type-allowzero-list": call("float[]", Given("int64", [1]), allowzero=[1]),
    "Reshape-24.attribute-type-allowzero-2**63": call(
        "float[]", Given("int64", [1]), allowzero=2**63
    ),
    "Reshape-24.attribute-type-allowzero--2**63-1": call(
        "float[]", Given("int64", [1]), allowzero=-(2**63 + 1)
    ),
    "Reshape-25.attribute-type-allowzero-true": call(
        "float[]", Given("int64", [1]), allowzero=True
    ),
    "Reshape-25.attribute-type-allowzero-float": call(
        "float[]", Given("int64", [1]), allowzero=1.0
    ),
    "Reshape-25.attribute-type-allowzero-text": call("float[]", Given("int64", [1]), allowzero="1"),
    "Reshape-25.attribute-type-allowzero-list": call("float[]", Given("int64", [1]), allowzero=[1]),
    "Reshape-25.attribute-type-allowzero-2**63": call(
        "float[]", Given("int64", [1]), allowzero=2**63
    ),
    "Reshape-25.attribute-type-allowzero--2**63-1": call(
        "float[]", Given("int64", [1]), allowzero=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "reshape_attribute",
        [1],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])],
        {"shape": [3, 2]},
        gives=[tensor("float", [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])],
    ),
    example(
        "reshape_attribute_rest",
        [1],
        [tensor("float", [[[1.0, 2.0], [3.0, 4.0]]])],
        {"shape": [0, -1]},
        gives=[tensor("float", [[1.0, 2.0, 3.0, 4.0]])],
    ),
    example(
        "reshape_rows",
        [5, 13, 14, 19, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), tensor("int64", [3, 2])],
        {},
        gives=[tensor("float", [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])],
    ),
    example(
        "reshape_rest",
        [5, 13, 14, 19, 21, 23, 24, 25],
        [tensor("int32", [1, 2, 3, 4, 5, 6]), tensor("int64", [2, -1])],
        {},
        gives=[tensor("int32", [[1, 2, 3], [4, 5, 6]])],
    ),
    example(
        "reshape_kept",
        [5, 13, 14, 19, 21, 23, 24, 25],
        [tensor("float", [[[1.0, 2.0], [3.0, 4.0]]]), tensor("int64", [0, -1])],
        {},
        gives=[tensor("float", [[1.0, 2.0, 3.0, 4.0]])],
    ),
    example(
        "reshape_number",
        [5, 13, 14, 19, 21, 23, 24, 25],
        [tensor("float", [[7.0]]), tensor("int64", [], shape=(0,))],
        {},
        gives=[tensor("float", 7.0)],
    ),
    example(
        "reshape_empty",
        [5, 13, 14, 19, 21, 23, 24, 25],
        [tensor("float", [], shape=(0, 3)), tensor("int64", [3, -1])],
        {},
        gives=[tensor("float", [], shape=(3, 0))],
    ),
    example(
        "reshape_rest_beside_nothing",
        [5, 13, 14, 19, 21, 23, 24, 25],
        [tensor("float", [], shape=(0, 3)), tensor("int64", [0, -1])],
        {},
        violates="C6",
    ),
    example(
        "reshape_too_many",
        [5, 13, 14, 19, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0, 3.0]), tensor("int64", [2, 2])],
        {},
        violates="C6",
    ),
    example(
        "reshape_two_unknown",
        [5, 13, 14, 19, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0, 3.0, 4.0]), tensor("int64", [-1, -1])],
        {},
        violates="C4",
    ),
    example(
        "reshape_zero_outside",
        [5, 13, 14, 19, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0]), tensor("int64", [2, 0])],
        {},
        violates="C5",
    ),
    example(
        "reshape_allowzero",
        [14, 19, 21, 23, 24, 25],
        [tensor("float", [], shape=(0, 3)), tensor("int64", [3, 0])],
        {"allowzero": 1},
        gives=[tensor("float", [], shape=(3, 0))],
    ),
    example(
        "reshape_zero_and_rest",
        [14, 19, 21, 23, 24, 25],
        [tensor("float", [], shape=(0, 3)), tensor("int64", [0, -1])],
        {"allowzero": 1},
        violates="C11",
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(1, 5, 13, 14, 19, 21, 23, 24, 25),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1,),
        omits=("shape",),
        reason=(
            "It cannot do without `shape` in version 1, where it may be left out "
            "and has no entries then."
        ),
    ),
    Divergence(
        "onnxruntime",
        versions=(14, 19, 21, 23, 24, 25),
        clause="C10",
        reason="It takes every value of `allowzero` but 1 for 0.",
    ),
    Divergence(
        "onnx.reference",
        versions=(1,),
        reason="It has no kernel for version 1.",
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
