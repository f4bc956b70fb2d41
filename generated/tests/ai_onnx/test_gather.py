# Emitted from spec/ai.onnx/Gather.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Gather: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.gather as functions

oracle = module_beside(__file__, "oracle_gather")


VERSIONS = {
    "Gather-1": Version(
        operator="Gather",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 11),
        copies=True,
        run=functions.gather_1,
        infer=functions.infer_gather_1,
        check=functions.check_gather_1,
        oracle=oracle.gather_1,
        base=call("float[2,3,4]", Given("int64", [0, 1]), axis=1).gives("float[2,2,4]"),
    ),
    "Gather-11": Version(
        operator="Gather",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=True,
        run=functions.gather_11,
        infer=functions.infer_gather_11,
        check=functions.check_gather_11,
        oracle=oracle.gather_11,
        base=call("float[2,3,4]", Given("int64", [0, 1]), axis=1).gives("float[2,2,4]"),
    ),
    "Gather-13": Version(
        operator="Gather",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 29),
        copies=True,
        run=functions.gather_13,
        infer=functions.infer_gather_13,
        check=functions.check_gather_13,
        oracle=oracle.gather_13,
        base=call("float[2,3,4]", Given("int64", [0, 1]), axis=1).gives("float[2,2,4]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Gather-1-1+scalar-axis-0-indices-0": call("float[1]", Given("int64", 0), axis=0).gives(
        "float[]"
    ),
    "Gather-1-2+scalar-axis-0-indices-0": call("float[2]", Given("int64", 0), axis=0).gives(
        "float[]"
    ),
    "Gather-1-2x3+scalar-axis-1-indices-0": call("float[2,3]", Given("int64", 0), axis=1).gives(
        "float[2]"
    ),
    "Gather-1-2x3+scalar-axis-0-indices-0": call("float[2,3]", Given("int64", 0), axis=0).gives(
        "float[3]"
    ),
    "Gather-1-2+2-axis-0-indices-0x1": call("float[2]", Given("int64", [0, 1]), axis=0).gives(
        "float[2]"
    ),
    "Gather-1-2x3x4+scalar-axis-2-indices-0": call("float[2,3,4]", Given("int64", 0), axis=2).gives(
        "float[2,3]"
    ),
    "Gather-1-2x3x4+scalar-axis-1-indices-0": call("float[2,3,4]", Given("int64", 0), axis=1).gives(
        "float[2,4]"
    ),
    "Gather-1-2x3+3-axis-1-indices-0x1x2": call(
        "float[2,3]", Given("int64", [0, 1, 2]), axis=1
    ).gives("float[2,3]"),
    "Gather-1-2x3+2-axis-0-indices-0x1": call("float[2,3]", Given("int64", [0, 1]), axis=0).gives(
        "float[2,3]"
    ),
    "Gather-1-2+3x4-axis-0": call(
        "float[2]", Given("int64", [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1]]), axis=0
    ).gives("float[3,4]"),
    "Gather-1-2x3x4x2+scalar-axis-2-indices-0": call(
        "float[2,3,4,2]", Given("int64", 0), axis=2
    ).gives("float[2,3,2]"),
    "Gather-1-2x3x4+2-axis-2-indices-0x1": call(
        "float[2,3,4]", Given("int64", [0, 1]), axis=2
    ).gives("float[2,3,2]"),
    "Gather-1-0x3x4+2-axis-1-indices-0x1": call(
        "float[0,3,4]", Given("int64", [0, 1]), axis=1
    ).gives("float[0,2,4]"),
    "Gather-1-2x3x0+2-axis-1-indices-0x1": call(
        "float[2,3,0]", Given("int64", [0, 1]), axis=1
    ).gives("float[2,2,0]"),
    "Gather-1-2x3x4+0-axis-1-indices-": call("float[2,3,4]", Given("int64", []), axis=1).gives(
        "float[2,0,4]"
    ),
    "Gather-1-2x0x4+0-axis-1-indices-": call("float[2,0,4]", Given("int64", []), axis=1).gives(
        "float[2,0,4]"
    ),
    "Gather-1-1+1-axis-0-indices-0": call("float[1]", Given("int64", [0]), axis=0).gives(
        "float[1]"
    ),
    "Gather-1-1+2-axis-0-indices-0x0": call("float[1]", Given("int64", [0, 0]), axis=0).gives(
        "float[2]"
    ),
    "Gather-1-1+0-axis-0-indices-": call("float[1]", Given("int64", []), axis=0).gives("float[0]"),
    "Gather-1-2x3x4x2+4-axis-2-indices-0x1x2x3": call(
        "float[2,3,4,2]", Given("int64", [0, 1, 2, 3]), axis=2
    ).gives("float[2,3,4,2]"),
    "Gather-1-2x3x4x2+1-axis-2-indices-0": call(
        "float[2,3,4,2]", Given("int64", [0]), axis=2
    ).gives("float[2,3,1,2]"),
    "Gather-1-2x3x4x2+2-axis-2-indices-0x1": call(
        "float[2,3,4,2]", Given("int64", [0, 1]), axis=2
    ).gives("float[2,3,2,2]"),
    "Gather-1-2x3x4x2+4-axis-2-indices-3x2x1x0": call(
        "float[2,3,4,2]", Given("int64", [3, 2, 1, 0]), axis=2
    ).gives("float[2,3,4,2]"),
    "Gather-1-2x3x4x2+4-axis-2-indices-1x1x1x1": call(
        "float[2,3,4,2]", Given("int64", [1, 1, 1, 1]), axis=2
    ).gives("float[2,3,4,2]"),
    "Gather-1.C3-float": call("float[2,3,4]", Given("int64", [0, 1]), axis=1).gives("float[2,2,4]"),
    "Gather-1.C3-uint8": call("uint8[2,3,4]", Given("int64", [0, 1]), axis=1).gives("uint8[2,2,4]"),
    "Gather-1.C3-int8": call("int8[2,3,4]", Given("int64", [0, 1]), axis=1).gives("int8[2,2,4]"),
    "Gather-1.C3-uint16": call("uint16[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "uint16[2,2,4]"
    ),
    "Gather-1.C3-int16": call("int16[2,3,4]", Given("int64", [0, 1]), axis=1).gives("int16[2,2,4]"),
    "Gather-1.C3-int32": call("int32[2,3,4]", Given("int64", [0, 1]), axis=1).gives("int32[2,2,4]"),
    "Gather-1.C3-int64": call("int64[2,3,4]", Given("int64", [0, 1]), axis=1).gives("int64[2,2,4]"),
    "Gather-1.C3-string": call("string[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "string[2,2,4]"
    ),
    "Gather-1.C3-bool": call("bool[2,3,4]", Given("int64", [0, 1]), axis=1).gives("bool[2,2,4]"),
    "Gather-1.C3-float16": call("float16[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "float16[2,2,4]"
    ),
    "Gather-1.C3-double": call("double[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "double[2,2,4]"
    ),
    "Gather-1.C3-uint32": call("uint32[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "uint32[2,2,4]"
    ),
    "Gather-1.C3-uint64": call("uint64[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "uint64[2,2,4]"
    ),
    "Gather-1.C3-complex64": call("complex64[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "complex64[2,2,4]"
    ),
    "Gather-1.C3-complex128": call("complex128[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "complex128[2,2,4]"
    ),
    "Gather-1.C4-int32": call("float[2,3,4]", Given("int32", [0, 1]), axis=1).gives("float[2,2,4]"),
    "Gather-1.C4-int64": call("float[2,3,4]", Given("int64", [0, 1]), axis=1).gives("float[2,2,4]"),
    "Gather-1.C6-axis-omitted": call("float[1]", Given("int64", 0)).gives("float[]"),
    "Gather-1.C6-axis-0": call("float[2,3]", Given("int64", 0), axis=0).gives("float[3]"),
    "Gather-1.C6-axis-r-1": call("float[2,3]", Given("int64", 0), axis=1).gives("float[2]"),
    "Gather-1.C6-axis--1": call("float[2,3]", Given("int64", 0), axis=-1).gives("float[2]"),
    "Gather-1.C6-axis--r": call("float[2,3]", Given("int64", 0), axis=-2).gives("float[3]"),
    "Gather-1.C7-indices-0": call("float[2]", Given("int64", 0), axis=0).gives("float[]"),
    "Gather-1.C7-indices-n-1": call("float[2]", Given("int64", 1), axis=0).gives("float[]"),
    "Gather-1-2x3x4+scalar-axis-0-indices-0": call("float[2,3,4]", Given("int64", 0), axis=0).gives(
        "float[3,4]"
    ),
    "Gather-11-1+scalar-axis-0-indices-0": call("float[1]", Given("int64", 0), axis=0).gives(
        "float[]"
    ),
    "Gather-11-2x3+scalar-axis-0-indices-0": call("float[2,3]", Given("int64", 0), axis=0).gives(
        "float[3]"
    ),
    "Gather-11-2x3x4+scalar-axis-1-indices-0": call(
        "float[2,3,4]", Given("int64", 0), axis=1
    ).gives("float[2,4]"),
    "Gather-11-2x3+2-axis-0-indices-0x1": call("float[2,3]", Given("int64", [0, 1]), axis=0).gives(
        "float[2,3]"
    ),
    "Gather-11-2x3x4+2-axis-2-indices-0x1": call(
        "float[2,3,4]", Given("int64", [0, 1]), axis=2
    ).gives("float[2,3,2]"),
    "Gather-11-2x3x4+0-axis-1-indices-": call("float[2,3,4]", Given("int64", []), axis=1).gives(
        "float[2,0,4]"
    ),
    "Gather-11-1+1-axis-0-indices-0": call("float[1]", Given("int64", [0]), axis=0).gives(
        "float[1]"
    ),
    "Gather-11-1+2-axis-0-indices-0x0": call("float[1]", Given("int64", [0, 0]), axis=0).gives(
        "float[2]"
    ),
    "Gather-11-2x3x4x2+4-axis-2-indices-0x1x2x3": call(
        "float[2,3,4,2]", Given("int64", [0, 1, 2, 3]), axis=2
    ).gives("float[2,3,4,2]"),
    "Gather-11-2x3x4x2+4-axis-2-indices-3x2x1x0": call(
        "float[2,3,4,2]", Given("int64", [3, 2, 1, 0]), axis=2
    ).gives("float[2,3,4,2]"),
    "Gather-11.C3-float": call("float[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "float[2,2,4]"
    ),
    "Gather-11.C3-uint8": call("uint8[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "uint8[2,2,4]"
    ),
    "Gather-11.C3-int8": call("int8[2,3,4]", Given("int64", [0, 1]), axis=1).gives("int8[2,2,4]"),
    "Gather-11.C3-uint16": call("uint16[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "uint16[2,2,4]"
    ),
    "Gather-11.C3-int16": call("int16[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "int16[2,2,4]"
    ),
    "Gather-11.C3-int32": call("int32[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "int32[2,2,4]"
    ),
    "Gather-11.C3-int64": call("int64[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "int64[2,2,4]"
    ),
    "Gather-11.C3-string": call("string[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "string[2,2,4]"
    ),
    "Gather-11.C3-bool": call("bool[2,3,4]", Given("int64", [0, 1]), axis=1).gives("bool[2,2,4]"),
    "Gather-11.C3-float16": call("float16[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "float16[2,2,4]"
    ),
    "Gather-11.C3-double": call("double[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "double[2,2,4]"
    ),
    "Gather-11.C3-uint32": call("uint32[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "uint32[2,2,4]"
    ),
    "Gather-11.C3-uint64": call("uint64[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "uint64[2,2,4]"
    ),
    "Gather-11.C3-complex64": call("complex64[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "complex64[2,2,4]"
    ),
    "Gather-11.C3-complex128": call("complex128[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "complex128[2,2,4]"
    ),
    "Gather-11.C4-int32": call("float[2,3,4]", Given("int32", [0, 1]), axis=1).gives(
        "float[2,2,4]"
    ),
    "Gather-11.C4-int64": call("float[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "float[2,2,4]"
    ),
    "Gather-11.C6-axis-omitted": call("float[1]", Given("int64", 0)).gives("float[]"),
    "Gather-11.C6-axis-0": call("float[2,3]", Given("int64", 0), axis=0).gives("float[3]"),
    "Gather-11.C6-axis-r-1": call("float[2,3]", Given("int64", 0), axis=1).gives("float[2]"),
    "Gather-11.C6-axis--1": call("float[2,3]", Given("int64", 0), axis=-1).gives("float[2]"),
    "Gather-11.C6-axis--r": call("float[2,3]", Given("int64", 0), axis=-2).gives("float[3]"),
    "Gather-11.C7-indices-0": call("float[2]", Given("int64", 0), axis=0).gives("float[]"),
    "Gather-11.C7-indices-n-1": call("float[2]", Given("int64", 1), axis=0).gives("float[]"),
    "Gather-11.C7-indices--1": call("float[2]", Given("int64", -1), axis=0).gives("float[]"),
    "Gather-11.C7-indices--n": call("float[2]", Given("int64", -2), axis=0).gives("float[]"),
    "Gather-11-2x3x4+scalar-axis-0-indices-0": call(
        "float[2,3,4]", Given("int64", 0), axis=0
    ).gives("float[3,4]"),
    "Gather-13-2x3x4+scalar-axis-0-indices-0": call(
        "float[2,3,4]", Given("int64", 0), axis=0
    ).gives("float[3,4]"),
    "Gather-13-2x3+2-axis-0-indices-0x1": call("float[2,3]", Given("int64", [0, 1]), axis=0).gives(
        "float[2,3]"
    ),
    "Gather-13-2+3x4-axis-0": call(
        "float[2]", Given("int64", [[0, 1, -2, 1], [1, -2, 1, 0], [-2, 1, 0, -1]]), axis=0
    ).gives("float[3,4]"),
    "Gather-13-2x3x4x2+scalar-axis-2-indices-0": call(
        "float[2,3,4,2]", Given("int64", 0), axis=2
    ).gives("float[2,3,2]"),
    "Gather-13.C3-bfloat16": call("bfloat16[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "bfloat16[2,2,4]"
    ),
    "Gather-13.C6-axis-omitted": call("float[1]", Given("int64", 0)).gives("float[]"),
    "Gather-13.C6-axis-0": call("float[2,3]", Given("int64", 0), axis=0).gives("float[3]"),
    "Gather-13.C6-axis-r-1": call("float[2,3]", Given("int64", 0), axis=1).gives("float[2]"),
    "Gather-13.C6-axis--1": call("float[2,3]", Given("int64", 0), axis=-1).gives("float[2]"),
    "Gather-13.C6-axis--r": call("float[2,3]", Given("int64", 0), axis=-2).gives("float[3]"),
    "Gather-13.C7-indices-0": call("float[2]", Given("int64", 0), axis=0).gives("float[]"),
    "Gather-13.C7-indices-n-1": call("float[2]", Given("int64", 1), axis=0).gives("float[]"),
    "Gather-13.C7-indices--1": call("float[2]", Given("int64", -1), axis=0).gives("float[]"),
    "Gather-13.C7-indices--n": call("float[2]", Given("int64", -2), axis=0).gives("float[]"),
    "Gather-13.C3-int16": call("int16[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "int16[2,2,4]"
    ),
    "Gather-13.C3-int32": call("int32[2,3,4]", Given("int64", [0, 1]), axis=1).gives(
        "int32[2,2,4]"
    ),
    "Gather-13-2x3+scalar-axis-0-indices-0": call("float[2,3]", Given("int64", 0), axis=0).gives(
        "float[3]"
    ),
    "Gather-13-2x3x4+scalar-axis-1-indices-0": call(
        "float[2,3,4]", Given("int64", 0), axis=1
    ).gives("float[2,4]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Gather-1.C1-data-missing": call(None, Given("int64", 0), axis=0),
    "Gather-1.C2-indices-missing": call("float[1]", None, axis=0),
    "Gather-1.C3-all-bfloat16": call("bfloat16[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-float8e4m3fn": call("float8e4m3fn[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-float8e5m2": call("float8e5m2[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-uint4": call("uint4[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-int4": call("int4[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-float4e2m1": call("float4e2m1[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-float8e8m0": call("float8e8m0[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-uint2": call("uint2[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-int2": call("int2[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-float6e2m3": call("float6e2m3[1]", Given("int64", 0), axis=0),
    "Gather-1.C3-all-float6e3m2": call("float6e3m2[1]", Given("int64", 0), axis=0),
    "Gather-1.C4-all-float": call("float[1]", Given("float", 0.0), axis=0),
    "Gather-1.C4-all-uint8": call("float[1]", Given("uint8", 0), axis=0),
    "Gather-1.C4-all-int8": call("float[1]", Given("int8", 0), axis=0),
    "Gather-1.C4-all-uint16": call("float[1]", Given("uint16", 0), axis=0),
    "Gather-1.C4-all-int16": call("float[1]", Given("int16", 0), axis=0),
    "Gather-1.C4-all-string": call("float[1]", "string[]", axis=0),
    "Gather-1.C4-all-bool": call("float[1]", "bool[]", axis=0),
    "Gather-1.C4-all-float16": call("float[1]", Given("float16", 0.0), axis=0),
    "Gather-1.C4-all-double": call("float[1]", Given("double", 0.0), axis=0),
    "Gather-1.C4-all-uint32": call("float[1]", Given("uint32", 0), axis=0),
    "Gather-1.C4-all-uint64": call("float[1]", Given("uint64", 0), axis=0),
    "Gather-1.C4-all-complex64": call("float[1]", "complex64[]", axis=0),
    "Gather-1.C4-all-complex128": call("float[1]", "complex128[]", axis=0),
    "Gather-1.C4-all-bfloat16": call("float[1]", "bfloat16[]", axis=0),
    "Gather-1.C4-all-float8e4m3fn": call("float[1]", "float8e4m3fn[]", axis=0),
    "Gather-1.C4-all-float8e4m3fnuz": call("float[1]", "float8e4m3fnuz[]", axis=0),
    "Gather-1.C4-all-float8e5m2": call("float[1]", "float8e5m2[]", axis=0),
    "Gather-1.C4-all-float8e5m2fnuz": call("float[1]", "float8e5m2fnuz[]", axis=0),
    "Gather-1.C4-all-uint4": call("float[1]", Given("uint4", 0), axis=0),
    "Gather-1.C4-all-int4": call("float[1]", Given("int4", 0), axis=0),
    "Gather-1.C4-all-float4e2m1": call("float[1]", "float4e2m1[]", axis=0),
    "Gather-1.C4-all-float8e8m0": call("float[1]", "float8e8m0[]", axis=0),
    "Gather-1.C4-all-uint2": call("float[1]", Given("uint2", 0), axis=0),
    "Gather-1.C4-all-int2": call("float[1]", Given("int2", 0), axis=0),
    "Gather-1.C4-all-float6e2m3": call("float[1]", "float6e2m3[]", axis=0),
    "Gather-1.C4-all-float6e3m2": call("float[1]", "float6e3m2[]", axis=0),
    "Gather-1.C5-data-one-axis-less": call("float[]", Given("int64", 0), axis=0),
    "Gather-1.C5-data-rank-0": call("float[]", Given("int64", 0), axis=1),
    "Gather-1.C5-all-one-axis-less": call("float[]", Given("int64", [0, 1]), axis=0),
    "Gather-1.C5-all-rank-0": call("float[]", Given("int64", 0), axis=2),
    "Gather-1.C6-axis-r": call("float[1]", Given("int64", 0), axis=1),
    "Gather-1.C6-axis--r-1": call("float[1]", Given("int64", 0), axis=-2),
    "Gather-1.C6-axis-2**32": call("float[1]", Given("int64", 0), axis=2**32),
    "Gather-1.C6-axis--2**32": call("float[1]", Given("int64", 0), axis=-(2**32)),
    "Gather-1.C6-axis-2**63-1": call("float[1]", Given("int64", 0), axis=2**63 - 1),
    "Gather-1.C6-axis--2**63": call("float[1]", Given("int64", 0), axis=-(2**63)),
    "Gather-1.C7-indices-n": call("float[1]", Given("int64", 1), axis=0),
    "Gather-1.C7-indices--n": call("float[1]", Given("int64", -1), axis=0),
    "Gather-1.C7-indices-2**32": call("float[1]", Given("int64", 4294967296), axis=0),
    "Gather-1.C7-indices--2**32": call("float[1]", Given("int64", -4294967296), axis=0),
    "Gather-1.C7-indices-2**63-1": call("float[1]", Given("int64", 9223372036854775807), axis=0),
    "Gather-1.C7-indices--2**63": call("float[1]", Given("int64", -9223372036854775808), axis=0),
    "Gather-1.C7-indices--1": call("float[2]", Given("int64", -1), axis=0),
    "Gather-11.C1-data-missing": call(None, Given("int64", 0), axis=0),
    "Gather-11.C2-indices-missing": call("float[1]", None, axis=0),
    "Gather-11.C3-all-bfloat16": call("bfloat16[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-float8e4m3fn": call("float8e4m3fn[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-float8e5m2": call("float8e5m2[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-uint4": call("uint4[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-int4": call("int4[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-float4e2m1": call("float4e2m1[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-float8e8m0": call("float8e8m0[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-uint2": call("uint2[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-int2": call("int2[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-float6e2m3": call("float6e2m3[1]", Given("int64", 0), axis=0),
    "Gather-11.C3-all-float6e3m2": call("float6e3m2[1]", Given("int64", 0), axis=0),
    "Gather-11.C4-all-float": call("float[1]", Given("float", 0.0), axis=0),
    "Gather-11.C4-all-uint8": call("float[1]", Given("uint8", 0), axis=0),
    "Gather-11.C4-all-int8": call("float[1]", Given("int8", 0), axis=0),
    "Gather-11.C4-all-uint16": call("float[1]", Given("uint16", 0), axis=0),
    "Gather-11.C4-all-int16": call("float[1]", Given("int16", 0), axis=0),
    "Gather-11.C4-all-string": call("float[1]", "string[]", axis=0),
    "Gather-11.C4-all-bool": call("float[1]", "bool[]", axis=0),
    "Gather-11.C4-all-float16": call("float[1]", Given("float16", 0.0), axis=0),
    "Gather-11.C4-all-double": call("float[1]", Given("double", 0.0), axis=0),
    "Gather-11.C4-all-uint32": call("float[1]", Given("uint32", 0), axis=0),
    "Gather-11.C4-all-uint64": call("float[1]", Given("uint64", 0), axis=0),
    "Gather-11.C4-all-complex64": call("float[1]", "complex64[]", axis=0),
    "Gather-11.C4-all-complex128": call("float[1]", "complex128[]", axis=0),
    "Gather-11.C4-all-bfloat16": call("float[1]", "bfloat16[]", axis=0),
    "Gather-11.C4-all-float8e4m3fn": call("float[1]", "float8e4m3fn[]", axis=0),
    "Gather-11.C4-all-float8e4m3fnuz": call("float[1]", "float8e4m3fnuz[]", axis=0),
    "Gather-11.C4-all-float8e5m2": call("float[1]", "float8e5m2[]", axis=0),
    "Gather-11.C4-all-float8e5m2fnuz": call("float[1]", "float8e5m2fnuz[]", axis=0),
    "Gather-11.C4-all-uint4": call("float[1]", Given("uint4", 0), axis=0),
    "Gather-11.C4-all-int4": call("float[1]", Given("int4", 0), axis=0),
    "Gather-11.C4-all-float4e2m1": call("float[1]", "float4e2m1[]", axis=0),
    "Gather-11.C4-all-float8e8m0": call("float[1]", "float8e8m0[]", axis=0),
    "Gather-11.C4-all-uint2": call("float[1]", Given("uint2", 0), axis=0),
    "Gather-11.C4-all-int2": call("float[1]", Given("int2", 0), axis=0),
    "Gather-11.C4-all-float6e2m3": call("float[1]", "float6e2m3[]", axis=0),
    "Gather-11.C4-all-float6e3m2": call("float[1]", "float6e3m2[]", axis=0),
    "Gather-11.C5-data-one-axis-less": call("float[]", Given("int64", 0), axis=0),
    "Gather-11.C5-data-rank-0": call("float[]", Given("int64", 0), axis=1),
    "Gather-11.C5-all-one-axis-less": call("float[]", Given("int64", [0, 1]), axis=0),
    "Gather-11.C5-all-rank-0": call("float[]", Given("int64", 0), axis=2),
    "Gather-11.C6-axis-r": call("float[1]", Given("int64", 0), axis=1),
    "Gather-11.C6-axis--r-1": call("float[1]", Given("int64", 0), axis=-2),
    "Gather-11.C6-axis--2**32": call("float[1]", Given("int64", 0), axis=-(2**32)),
    "Gather-11.C6-axis-2**63-1": call("float[1]", Given("int64", 0), axis=2**63 - 1),
    "Gather-11.C7-indices-n": call("float[1]", Given("int64", 1), axis=0),
    "Gather-11.C7-indices--n-1": call("float[1]", Given("int64", -2), axis=0),
    "Gather-11.C7-indices--2**32": call("float[1]", Given("int64", -4294967296), axis=0),
    "Gather-11.C7-indices-2**63-1": call("float[1]", Given("int64", 9223372036854775807), axis=0),
    "Gather-13.C1-data-missing": call(None, Given("int64", 0), axis=0),
    "Gather-13.C2-indices-missing": call("float[1]", None, axis=0),
    "Gather-13.C3-all-float8e4m3fn": call("float8e4m3fn[1]", Given("int64", 0), axis=0),
    "Gather-13.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[1]", Given("int64", 0), axis=0),
    "Gather-13.C3-all-float8e5m2": call("float8e5m2[1]", Given("int64", 0), axis=0),
    "Gather-13.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[1]", Given("int64", 0), axis=0),
    "Gather-13.C4-all-float": call("float[1]", Given("float", 0.0), axis=0),
    "Gather-13.C4-all-uint8": call("float[1]", Given("uint8", 0), axis=0),
    "Gather-13.C4-all-int8": call("float[1]", Given("int8", 0), axis=0),
    "Gather-13.C4-all-uint16": call("float[1]", Given("uint16", 0), axis=0),
    "Gather-13.C5-all-one-axis-less": call("float[]", Given("int64", [0, 1]), axis=0),
    "Gather-13.C6-axis-2**32": call("float[1]", Given("int64", 0), axis=2**32),
    "Gather-13.C7-indices-2**32": call("float[1]", Given("int64", 4294967296), axis=0),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Gather-1-2x3x4+2-axis-1-indices-0x1-declared": call(
        "float[2,3,4]", Given("int64", [0, 1]), axis=1
    ).gives("float[2,2,4]"),
    "Gather-1-2x3x4+2-axis-1-indices-0x1-undeclared": call("float", "int64", axis=1).gives("float"),
    "Gather-1-2x3x4+2-axis-1-indices-0x1-partly": call("float", "int64[2]", axis=1).gives("float"),
    "Gather-1-2x3x4+2-axis-1-indices-0x1-symbolic": call(
        "float[d0,d1,d2]", "int64[d3]", axis=1
    ).gives("float[d0,d3,d2]"),
    "Gather-11-2x3x4+2-axis-1-indices-0x1-declared": call(
        "float[2,3,4]", Given("int64", [0, 1]), axis=1
    ).gives("float[2,2,4]"),
    "Gather-11-2x3x4+2-axis-1-indices-0x1-undeclared": call("float", "int64", axis=1).gives(
        "float"
    ),
    "Gather-11-2x3x4+2-axis-1-indices-0x1-partly": call("float", "int64[2]", axis=1).gives("float"),
    "Gather-11-2x3x4+2-axis-1-indices-0x1-symbolic": call(
        "float[d0,d1,d2]", "int64[d3]", axis=1
    ).gives("float[d0,d3,d2]"),
    "Gather-13-2x3x4+2-axis-1-indices-0x1-declared": call(
        "float[2,3,4]", Given("int64", [0, 1]), axis=1
    ).gives("float[2,2,4]"),
    "Gather-13-2x3x4+2-axis-1-indices-0x1-undeclared": call("float", "int64", axis=1).gives(
        "float"
    ),
    "Gather-13-2x3x4+2-axis-1-indices-0x1-partly": call("float", "int64[2]", axis=1).gives("float"),
    "Gather-13-2x3x4+2-axis-1-indices-0x1-symbolic": call(
        "float[d0,d1,d2]", "int64[d3]", axis=1
    ).gives("float[d0,d3,d2]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Gather-1.attribute-type-axis-true": call("float[2,3,4]", Given("int64", [0, 1]), axis=True),
    "Gather-1.attribute-type-axis-float": call("float[2,3,4]", Given("int64", [0, 1]), axis=1.0),
    "Gather-1.attribute-type-axis-text": call("float[2,3,4]", Given("int64", [0, 1]), axis="1"),
    "Gather-1.attribute-type-axis-list": call("float[2,3,4]", Given("int64", [0, 1]), axis=[1]),
    "Gather-1.attribute-type-axis-2**63": call("float[2,3,4]", Given("int64", [0, 1]), axis=2**63),
    "Gather-1.attribute-type-axis--2**63-1": call(
        "float[2,3,4]", Given("int64", [0, 1]), axis=-(2**63 + 1)
    ),
    "Gather-11.attribute-type-axis-true": call("float[2,3,4]", Given("int64", [0, 1]), axis=True),
    "Gather-11.attribute-type-axis-float": call("float[2,3,4]", Given("int64", [0, 1]), axis=1.0),
    "Gather-11.attribute-type-axis-text": call("float[2,3,4]", Given("int64", [0, 1]), axis="1"),
    "Gather-11.attribute-type-axis-list": call("float[2,3,4]", Given("int64", [0, 1]), axis=[1]),
    "Gather-11.attribute-type-axis-2**63": call("float[2,3,4]", Given("int64", [0, 1]), axis=2**63),
    "Gather-11.attribute-type-axis--2**63-1": call(
        "float[2,3,4]", Given("int64", [0, 1]), axis=-(2**63 + 1)
    ),
    "Gather-13.attribute-type-axis-true": call("float[2,3,4]", Given("int64", [0, 1]), axis=True),
    "Gather-13.attribute-type-axis-float": call("float[2,3,4]", Given("int64", [0, 1]), axis=1.0),
    "Gather-13.attribute-type-axis-text": call("float[2,3,4]", Given("int64", [0, 1]), axis="1"),
    "Gather-13.attribute-type-axis-list": call("float[2,3,4]", Given("int64", [0, 1]), axis=[1]),
    "Gather-13.attribute-type-axis-2**63": call("float[2,3,4]", Given("int64", [0, 1]), axis=2**63),
    "Gather-13.attribute-type-axis--2**63-1": call(
        "float[2,3,4]", Given("int64", [0, 1]), axis=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "gather_rows",
        [1, 11, 13],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), tensor("int64", [2, 0])],
        {},
        gives=[tensor("float", [[5.0, 6.0], [1.0, 2.0]])],
    ),
    example(
        "gather_columns",
        [1, 11, 13],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), tensor("int64", [1, 0, 1])],
        {"axis": 1},
        gives=[tensor("float", [[2.0, 1.0, 2.0], [5.0, 4.0, 5.0]])],
    ),
    example(
        "gather_single",
        [1, 11, 13],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), tensor("int64", 1)],
        {},
        gives=[tensor("float", [3.0, 4.0])],
    ),
    example(
        "gather_matrix_of_positions",
        [1, 11, 13],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), tensor("int64", [[0, 1], [1, 2]])],
        {},
        gives=[tensor("float", [[[1.0, 2.0], [3.0, 4.0]], [[3.0, 4.0], [5.0, 6.0]]])],
    ),
    example(
        "gather_axis_from_the_back",
        [1, 11, 13],
        [tensor("int32", [[1, 2, 3], [4, 5, 6]]), tensor("int32", [2])],
        {"axis": -1},
        gives=[tensor("int32", [[3], [6]])],
    ),
    example(
        "gather_nothing",
        [1, 11, 13],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("int64", [], shape=(0,))],
        {},
        gives=[tensor("float", [], shape=(0, 2))],
    ),
    example(
        "gather_words",
        [1, 11, 13],
        [tensor("string", ["no", "maybe", "yes"]), tensor("int64", [2, 2, 0])],
        {},
        gives=[tensor("string", ["yes", "yes", "no"])],
    ),
    example(
        "gather_behind_the_end",
        [1, 11, 13],
        [tensor("float", [1.0, 2.0, 3.0]), tensor("int64", [3])],
        {},
        violates="C7",
    ),
    example(
        "gather_negative_too_early",
        [1],
        [tensor("float", [1.0, 2.0, 3.0]), tensor("int64", [-1])],
        {},
        violates="C7",
    ),
    example(
        "gather_negative",
        [11, 13],
        [tensor("float", [10.0, 11.0, 12.0, 13.0]), tensor("int64", [-1, 0, -4])],
        {},
        gives=[tensor("float", [13.0, 10.0, 10.0])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(1, 11, 13),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1,),
        clause="C7",
        reason=(
            "It counts a negative position from the back in version 1 too, "
            "although that got its meaning in version 11."
        ),
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 11, 13),
        cases=(
            "Gather-1-2x3+scalar-axis-0-indices-0",
            "Gather-1-2x3x4+scalar-axis-1-indices-0",
            "Gather-1-2x3x4+scalar-axis-0-indices-0",
            "Gather-1-2x3+2-axis-0-indices-0x1",
            "Gather-1-2x3x4x2+scalar-axis-2-indices-0",
            "Gather-1-0x3x4+2-axis-1-indices-0x1",
            "Gather-1-2x3x0+2-axis-1-indices-0x1",
            "Gather-1-2x3x4+0-axis-1-indices-",
            "Gather-1-2x0x4+0-axis-1-indices-",
            "Gather-1-2x3x4+2-axis-1-indices-0x1",
            "Gather-1-2x3x4x2+4-axis-2-indices-0x1x2x3",
            "Gather-1-2x3x4x2+1-axis-2-indices-0",
            "Gather-1-2x3x4x2+2-axis-2-indices-0x1",
            "Gather-1-2x3x4x2+4-axis-2-indices-3x2x1x0",
            "Gather-1-2x3x4x2+4-axis-2-indices-1x1x1x1",
            "Gather-1-2x3x4x2+4-axis-2-indices-0x0x0x0",
            "Gather-1.C3-float",
            "Gather-1.C3-uint8",
            "Gather-1.C3-int8",
            "Gather-1.C3-uint16",
            "Gather-1.C3-int16",
            "Gather-1.C3-int32",
            "Gather-1.C3-int64",
            "Gather-1.C3-string",
            "Gather-1.C3-bool",
            "Gather-1.C3-float16",
            "Gather-1.C3-double",
            "Gather-1.C3-uint32",
            "Gather-1.C3-uint64",
            "Gather-1.C3-complex64",
            "Gather-1.C3-complex128",
            "Gather-1.C4-int32",
            "Gather-1.C4-int64",
            "Gather-1.C6-axis-0",
            "Gather-1.C6-axis--r",
            "Gather-11-2x3+scalar-axis-0-indices-0",
            "Gather-11-2x3x4+scalar-axis-1-indices-0",
            "Gather-11-2x3x4+scalar-axis-0-indices-0",
            "Gather-11-2x3+2-axis-0-indices-0x1",
            "Gather-11-2x3x4x2+scalar-axis-2-indices-0",
            "Gather-11-0x3x4+2-axis-1-indices-0x1",
            "Gather-11-2x3x0+2-axis-1-indices-0x1",
            "Gather-11-2x3x4+0-axis-1-indices-",
            "Gather-11-2x0x4+0-axis-1-indices-",
            "Gather-11-2x3x4+2-axis-1-indices-0x1",
            "Gather-11-2x3x4x2+4-axis-2-indices-0x1x2x3",
            "Gather-11-2x3x4x2+1-axis-2-indices-0",
            "Gather-11-2x3x4x2+2-axis-2-indices-0x-1",
            "Gather-11-2x3x4x2+4-axis-2-indices-3x2x1x0",
            "Gather-11-2x3x4x2+4-axis-2-indices--4x-3x-2x-1",
            "Gather-11-2x3x4x2+4-axis-2-indices-1x1x1x1",
            "Gather-11.C3-float",
            "Gather-11.C3-uint8",
            "Gather-11.C3-int8",
            "Gather-11.C3-uint16",
            "Gather-11.C3-int16",
            "Gather-11.C3-int32",
            "Gather-11.C3-int64",
            "Gather-11.C3-string",
            "Gather-11.C3-bool",
            "Gather-11.C3-float16",
            "Gather-11.C3-double",
            "Gather-11.C3-uint32",
            "Gather-11.C3-uint64",
            "Gather-11.C3-complex64",
            "Gather-11.C3-complex128",
            "Gather-11.C4-int32",
            "Gather-11.C4-int64",
            "Gather-11.C6-axis-0",
            "Gather-11.C6-axis--r",
            "Gather-13-2x3+scalar-axis-0-indices-0",
            "Gather-13-2x3x4+scalar-axis-1-indices-0",
            "Gather-13-2x3x4+scalar-axis-0-indices-0",
            "Gather-13-2x3+2-axis-0-indices-0x1",
            "Gather-13-2x3x4x2+scalar-axis-2-indices-0",
            "Gather-13-0x3x4+2-axis-1-indices-0x1",
            "Gather-13-2x3x0+2-axis-1-indices-0x1",
            "Gather-13-2x3x4+0-axis-1-indices-",
            "Gather-13-2x0x4+0-axis-1-indices-",
            "Gather-13-2x3x4+2-axis-1-indices-0x1",
            "Gather-13-2x3x4x2+4-axis-2-indices-0x1x2x3",
            "Gather-13-2x3x4x2+1-axis-2-indices-0",
            "Gather-13-2x3x4x2+2-axis-2-indices-0x-1",
            "Gather-13-2x3x4x2+4-axis-2-indices-3x2x1x0",
            "Gather-13-2x3x4x2+4-axis-2-indices--4x-3x-2x-1",
            "Gather-13-2x3x4x2+4-axis-2-indices-1x1x1x1",
            "Gather-13.C3-float",
            "Gather-13.C3-uint8",
            "Gather-13.C3-int8",
            "Gather-13.C3-uint16",
            "Gather-13.C3-int16",
            "Gather-13.C3-int32",
            "Gather-13.C3-int64",
            "Gather-13.C3-string",
            "Gather-13.C3-bool",
            "Gather-13.C3-float16",
            "Gather-13.C3-double",
            "Gather-13.C3-uint32",
            "Gather-13.C3-uint64",
            "Gather-13.C3-complex64",
            "Gather-13.C3-complex128",
            "Gather-13.C3-bfloat16",
            "Gather-13.C4-int32",
            "Gather-13.C4-int64",
            "Gather-13.C6-axis-0",
            "Gather-13.C6-axis--r",
        ),
        types=("string",),
        reason=(
            "Of a slice of several strings it copies the first alone, and leaves the others empty."
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


@pytest.mark.parametrize(
    "version", [VERSIONS[name] for name in ("Gather-1", "Gather-11", "Gather-13")], ids=str
)
def test_integers_for_axis(version):
    arrays, attributes = version.base.arrays(), version.base.attributes
    for value in integers_like(attributes["axis"]):
        got = version.run(*arrays, **{**attributes, "axis": value})
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
