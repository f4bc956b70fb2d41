# Emitted from spec/ai.onnx/Unsqueeze.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Unsqueeze: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.unsqueeze as functions

oracle = module_beside(__file__, "oracle_unsqueeze")


VERSIONS = {
    "Unsqueeze-1": Version(
        operator="Unsqueeze",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 11),
        copies=True,
        run=functions.unsqueeze_1,
        infer=functions.infer_unsqueeze_1,
        check=functions.check_unsqueeze_1,
        oracle=oracle.unsqueeze_1,
        base=call("float[2]", axes=(0,)).gives("float[1,2]"),
    ),
    "Unsqueeze-11": Version(
        operator="Unsqueeze",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=True,
        run=functions.unsqueeze_11,
        infer=functions.infer_unsqueeze_11,
        check=functions.check_unsqueeze_11,
        oracle=oracle.unsqueeze_11,
        base=call("float[2]", axes=(0,)).gives("float[1,2]"),
    ),
    "Unsqueeze-13": Version(
        operator="Unsqueeze",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 21),
        copies=True,
        run=functions.unsqueeze_13,
        infer=functions.infer_unsqueeze_13,
        check=functions.check_unsqueeze_13,
        oracle=oracle.unsqueeze_13,
        base=call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    ),
    "Unsqueeze-21": Version(
        operator="Unsqueeze",
        domain="ai.onnx",
        since=21,
        opsets=range(21, 23),
        copies=True,
        run=functions.unsqueeze_21,
        infer=functions.infer_unsqueeze_21,
        check=functions.check_unsqueeze_21,
        oracle=oracle.unsqueeze_21,
        base=call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    ),
    "Unsqueeze-23": Version(
        operator="Unsqueeze",
        domain="ai.onnx",
        since=23,
        opsets=range(23, 24),
        copies=True,
        run=functions.unsqueeze_23,
        infer=functions.infer_unsqueeze_23,
        check=functions.check_unsqueeze_23,
        oracle=oracle.unsqueeze_23,
        base=call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    ),
    "Unsqueeze-24": Version(
        operator="Unsqueeze",
        domain="ai.onnx",
        since=24,
        opsets=range(24, 25),
        copies=True,
        run=functions.unsqueeze_24,
        infer=functions.infer_unsqueeze_24,
        check=functions.check_unsqueeze_24,
        oracle=oracle.unsqueeze_24,
        base=call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    ),
    "Unsqueeze-25": Version(
        operator="Unsqueeze",
        domain="ai.onnx",
        since=25,
        opsets=range(25, 29),
        copies=True,
        run=functions.unsqueeze_25,
        infer=functions.infer_unsqueeze_25,
        check=functions.check_unsqueeze_25,
        oracle=oracle.unsqueeze_25,
        base=call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Unsqueeze-1-scalar-axes-0": call("float[]", axes=(0,)).gives("float[1]"),
    "Unsqueeze-1-2-axes-0": call("float[2]", axes=(0,)).gives("float[1,2]"),
    "Unsqueeze-1-2x3-axes-0": call("float[2,3]", axes=(0,)).gives("float[1,2,3]"),
    "Unsqueeze-1-0-axes-0": call("float[0]", axes=(0,)).gives("float[1,0]"),
    "Unsqueeze-1-2-axes-0x1": call("float[2]", axes=(0, 1)).gives("float[1,1,2]"),
    "Unsqueeze-1-2-axes-1": call("float[2]", axes=(1,)).gives("float[2,1]"),
    "Unsqueeze-1-2-axes-": call("float[2]", axes=()).gives("float[2]"),
    "Unsqueeze-1-2x3-axes-2x3": call("float[2,3]", axes=(2, 3)).gives("float[2,3,1,1]"),
    "Unsqueeze-1-2x3-axes-3x2": call("float[2,3]", axes=(3, 2)).gives("float[2,3,1,1]"),
    "Unsqueeze-1-2x3-axes-0x1": call("float[2,3]", axes=(0, 1)).gives("float[1,1,2,3]"),
    "Unsqueeze-1-2x3-axes-1x0": call("float[2,3]", axes=(1, 0)).gives("float[1,1,2,3]"),
    "Unsqueeze-1-2x3-axes-0x1x2x3": call("float[2,3]", axes=(0, 1, 2, 3)).gives(
        "float[1,1,1,1,2,3]"
    ),
    "Unsqueeze-1-2x3-axes-1": call("float[2,3]", axes=(1,)).gives("float[2,1,3]"),
    "Unsqueeze-1-scalar-axes-": call("float[]", axes=()).gives("float[]"),
    "Unsqueeze-1-scalar-axes-0x1": call("float[]", axes=(0, 1)).gives("float[1,1]"),
    "Unsqueeze-1.C3-float": call("float[2]", axes=(0,)).gives("float[1,2]"),
    "Unsqueeze-1.C3-uint8": call("uint8[2]", axes=(0,)).gives("uint8[1,2]"),
    "Unsqueeze-1.C3-int8": call("int8[2]", axes=(0,)).gives("int8[1,2]"),
    "Unsqueeze-1.C3-uint16": call("uint16[2]", axes=(0,)).gives("uint16[1,2]"),
    "Unsqueeze-1.C3-int16": call("int16[2]", axes=(0,)).gives("int16[1,2]"),
    "Unsqueeze-1.C3-int32": call("int32[2]", axes=(0,)).gives("int32[1,2]"),
    "Unsqueeze-1.C3-int64": call("int64[2]", axes=(0,)).gives("int64[1,2]"),
    "Unsqueeze-1.C3-string": call("string[2]", axes=(0,)).gives("string[1,2]"),
    "Unsqueeze-1.C3-bool": call("bool[2]", axes=(0,)).gives("bool[1,2]"),
    "Unsqueeze-1.C3-float16": call("float16[2]", axes=(0,)).gives("float16[1,2]"),
    "Unsqueeze-1.C3-double": call("double[2]", axes=(0,)).gives("double[1,2]"),
    "Unsqueeze-1.C3-uint32": call("uint32[2]", axes=(0,)).gives("uint32[1,2]"),
    "Unsqueeze-1.C3-uint64": call("uint64[2]", axes=(0,)).gives("uint64[1,2]"),
    "Unsqueeze-1.C3-complex64": call("complex64[2]", axes=(0,)).gives("complex64[1,2]"),
    "Unsqueeze-1.C3-complex128": call("complex128[2]", axes=(0,)).gives("complex128[1,2]"),
    "Unsqueeze-1.C4-axes-0": call("float[2]", axes=(0,)).gives("float[1,2]"),
    "Unsqueeze-1.C4-axes-r-1": call("float[2]", axes=(1,)).gives("float[2,1]"),
    "Unsqueeze-11-scalar-axes-0": call("float[]", axes=(0,)).gives("float[1]"),
    "Unsqueeze-11-2-axes-0": call("float[2]", axes=(0,)).gives("float[1,2]"),
    "Unsqueeze-11-0-axes-0": call("float[0]", axes=(0,)).gives("float[1,0]"),
    "Unsqueeze-11-2-axes-0x-1": call("float[2]", axes=(0, -1)).gives("float[1,2,1]"),
    "Unsqueeze-11-2-axes-0x1": call("float[2]", axes=(0, 1)).gives("float[1,1,2]"),
    "Unsqueeze-11-2x3-axes-2x3": call("float[2,3]", axes=(2, 3)).gives("float[2,3,1,1]"),
    "Unsqueeze-11-2x3-axes-3x2": call("float[2,3]", axes=(3, 2)).gives("float[2,3,1,1]"),
    "Unsqueeze-11-2x3-axes-0x-1": call("float[2,3]", axes=(0, -1)).gives("float[1,2,3,1]"),
    "Unsqueeze-11-2x3-axes--2x-1": call("float[2,3]", axes=(-2, -1)).gives("float[2,3,1,1]"),
    "Unsqueeze-11-scalar-axes--1": call("float[]", axes=(-1,)).gives("float[1]"),
    "Unsqueeze-11.C3-float": call("float[2]", axes=(0,)).gives("float[1,2]"),
    "Unsqueeze-11.C3-uint8": call("uint8[2]", axes=(0,)).gives("uint8[1,2]"),
    "Unsqueeze-11.C3-int8": call("int8[2]", axes=(0,)).gives("int8[1,2]"),
    "Unsqueeze-11.C3-uint16": call("uint16[2]", axes=(0,)).gives("uint16[1,2]"),
    "Unsqueeze-11.C3-int16": call("int16[2]", axes=(0,)).gives("int16[1,2]"),
    "Unsqueeze-11.C3-int32": call("int32[2]", axes=(0,)).gives("int32[1,2]"),
    "Unsqueeze-11.C3-int64": call("int64[2]", axes=(0,)).gives("int64[1,2]"),
    "Unsqueeze-11.C3-string": call("string[2]", axes=(0,)).gives("string[1,2]"),
    "Unsqueeze-11.C3-bool": call("bool[2]", axes=(0,)).gives("bool[1,2]"),
    "Unsqueeze-11.C3-float16": call("float16[2]", axes=(0,)).gives("float16[1,2]"),
    "Unsqueeze-11.C3-double": call("double[2]", axes=(0,)).gives("double[1,2]"),
    "Unsqueeze-11.C3-uint32": call("uint32[2]", axes=(0,)).gives("uint32[1,2]"),
    "Unsqueeze-11.C3-uint64": call("uint64[2]", axes=(0,)).gives("uint64[1,2]"),
    "Unsqueeze-11.C3-complex64": call("complex64[2]", axes=(0,)).gives("complex64[1,2]"),
    "Unsqueeze-11.C3-complex128": call("complex128[2]", axes=(0,)).gives("complex128[1,2]"),
    "Unsqueeze-11.C4-axes-0": call("float[2]", axes=(0,)).gives("float[1,2]"),
    "Unsqueeze-11.C4-axes-r-1": call("float[2]", axes=(1,)).gives("float[2,1]"),
    "Unsqueeze-11.C4-axes--1": call("float[2]", axes=(-1,)).gives("float[2,1]"),
    "Unsqueeze-11.C4-axes--r": call("float[2]", axes=(-2,)).gives("float[1,2]"),
    "Unsqueeze-13-scalar+1-axes-0": call("float[]", Given("int64", [0])).gives("float[1]"),
    "Unsqueeze-13-2+1-axes-0": call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    "Unsqueeze-13-0+1-axes-0": call("float[0]", Given("int64", [0])).gives("float[1,0]"),
    "Unsqueeze-13-2x3+0-axes-": call("float[2,3]", Given("int64", [])).gives("float[2,3]"),
    "Unsqueeze-13-2x3+2-axes-0x1": call("float[2,3]", Given("int64", [0, 1])).gives(
        "float[1,1,2,3]"
    ),
    "Unsqueeze-13-scalar+0-axes-": call("float[]", Given("int64", [])).gives("float[]"),
    "Unsqueeze-13-scalar+2-axes-0x-1": call("float[]", Given("int64", [0, -1])).gives("float[1,1]"),
    "Unsqueeze-13-2x3+2-axes-2x3": call("float[2,3]", Given("int64", [2, 3])).gives(
        "float[2,3,1,1]"
    ),
    "Unsqueeze-13-2x3+2-axes-0x-1": call("float[2,3]", Given("int64", [0, -1])).gives(
        "float[1,2,3,1]"
    ),
    "Unsqueeze-13-2x3+2-axes--2x-1": call("float[2,3]", Given("int64", [-2, -1])).gives(
        "float[2,3,1,1]"
    ),
    "Unsqueeze-13.C3-float": call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    "Unsqueeze-13.C3-uint8": call("uint8[2]", Given("int64", [0])).gives("uint8[1,2]"),
    "Unsqueeze-13.C3-int8": call("int8[2]", Given("int64", [0])).gives("int8[1,2]"),
    "Unsqueeze-13.C3-uint16": call("uint16[2]", Given("int64", [0])).gives("uint16[1,2]"),
    "Unsqueeze-13.C3-int16": call("int16[2]", Given("int64", [0])).gives("int16[1,2]"),
    "Unsqueeze-13.C3-int32": call("int32[2]", Given("int64", [0])).gives("int32[1,2]"),
    "Unsqueeze-13.C3-int64": call("int64[2]", Given("int64", [0])).gives("int64[1,2]"),
    "Unsqueeze-13.C3-string": call("string[2]", Given("int64", [0])).gives("string[1,2]"),
    "Unsqueeze-13.C3-bool": call("bool[2]", Given("int64", [0])).gives("bool[1,2]"),
    "Unsqueeze-13.C3-float16": call("float16[2]", Given("int64", [0])).gives("float16[1,2]"),
    "Unsqueeze-13.C3-double": call("double[2]", Given("int64", [0])).gives("double[1,2]"),
    "Unsqueeze-13.C3-uint32": call("uint32[2]", Given("int64", [0])).gives("uint32[1,2]"),
    "Unsqueeze-13.C3-uint64": call("uint64[2]", Given("int64", [0])).gives("uint64[1,2]"),
    "Unsqueeze-13.C3-complex64": call("complex64[2]", Given("int64", [0])).gives("complex64[1,2]"),
    "Unsqueeze-13.C3-complex128": call("complex128[2]", Given("int64", [0])).gives(
        "complex128[1,2]"
    ),
    "Unsqueeze-13.C3-bfloat16": call("bfloat16[2]", Given("int64", [0])).gives("bfloat16[1,2]"),
    "Unsqueeze-13.C4-axes-0": call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    "Unsqueeze-13.C4-axes-r-1": call("float[2]", Given("int64", [1])).gives("float[2,1]"),
    "Unsqueeze-13.C4-axes--1": call("float[2]", Given("int64", [-1])).gives("float[2,1]"),
    "Unsqueeze-13.C4-axes--r": call("float[2]", Given("int64", [-2])).gives("float[1,2]"),
    "Unsqueeze-21-2x3+2-axes-3x2": call("float[2,3]", Given("int64", [3, 2])).gives(
        "float[2,3,1,1]"
    ),
    "Unsqueeze-21-2x3+2-axes-0x-1": call("float[2,3]", Given("int64", [0, -1])).gives(
        "float[1,2,3,1]"
    ),
    "Unsqueeze-21-2x3+2-axes-1x0": call("float[2,3]", Given("int64", [1, 0])).gives(
        "float[1,1,2,3]"
    ),
    "Unsqueeze-21-2x3+2-axes--2x-1": call("float[2,3]", Given("int64", [-2, -1])).gives(
        "float[2,3,1,1]"
    ),
    "Unsqueeze-21.C3-float8e4m3fn": call("float8e4m3fn[2]", Given("int64", [0])).gives(
        "float8e4m3fn[1,2]"
    ),
    "Unsqueeze-21.C3-float8e4m3fnuz": call("float8e4m3fnuz[2]", Given("int64", [0])).gives(
        "float8e4m3fnuz[1,2]"
    ),
    "Unsqueeze-21.C3-float8e5m2": call("float8e5m2[2]", Given("int64", [0])).gives(
        "float8e5m2[1,2]"
    ),
    "Unsqueeze-21.C3-float8e5m2fnuz": call("float8e5m2fnuz[2]", Given("int64", [0])).gives(
        "float8e5m2fnuz[1,2]"
    ),
    "Unsqueeze-21.C3-uint4": call("uint4[2]", Given("int64", [0])).gives("uint4[1,2]"),
    "Unsqueeze-21.C3-int4": call("int4[2]", Given("int64", [0])).gives("int4[1,2]"),
    "Unsqueeze-21.C4-axes-0": call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    "Unsqueeze-21.C4-axes-r-1": call("float[2]", Given("int64", [1])).gives("float[2,1]"),
    "Unsqueeze-21.C4-axes--1": call("float[2]", Given("int64", [-1])).gives("float[2,1]"),
    "Unsqueeze-21.C4-axes--r": call("float[2]", Given("int64", [-2])).gives("float[1,2]"),
    "Unsqueeze-21.C3-int64": call("int64[2]", Given("int64", [0])).gives("int64[1,2]"),
    "Unsqueeze-21.C3-string": call("string[2]", Given("int64", [0])).gives("string[1,2]"),
    "Unsqueeze-23-2x3+1-axes-1": call("float[2,3]", Given("int64", [1])).gives("float[2,1,3]"),
    "Unsqueeze-23-scalar+1-axes-0": call("float[]", Given("int64", [0])).gives("float[1]"),
    "Unsqueeze-23-2+1-axes-0": call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    "Unsqueeze-23-2x3+1-axes-0": call("float[2,3]", Given("int64", [0])).gives("float[1,2,3]"),
    "Unsqueeze-23.C3-float4e2m1": call("float4e2m1[2]", Given("int64", [0])).gives(
        "float4e2m1[1,2]"
    ),
    "Unsqueeze-23.C4-axes-0": call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    "Unsqueeze-23.C4-axes-r-1": call("float[2]", Given("int64", [1])).gives("float[2,1]"),
    "Unsqueeze-23.C4-axes--1": call("float[2]", Given("int64", [-1])).gives("float[2,1]"),
    "Unsqueeze-23.C4-axes--r": call("float[2]", Given("int64", [-2])).gives("float[1,2]"),
    "Unsqueeze-23.C3-bool": call("bool[2]", Given("int64", [0])).gives("bool[1,2]"),
    "Unsqueeze-23.C3-float16": call("float16[2]", Given("int64", [0])).gives("float16[1,2]"),
    "Unsqueeze-24-0+1-axes-0": call("float[0]", Given("int64", [0])).gives("float[1,0]"),
    "Unsqueeze-24-2+0-axes-": call("float[2]", Given("int64", [])).gives("float[2]"),
    "Unsqueeze-24-2x3+0-axes-": call("float[2,3]", Given("int64", [])).gives("float[2,3]"),
    "Unsqueeze-24-2x3+2-axes-0x1": call("float[2,3]", Given("int64", [0, 1])).gives(
        "float[1,1,2,3]"
    ),
    "Unsqueeze-24.C3-float8e8m0": call("float8e8m0[2]", Given("int64", [0])).gives(
        "float8e8m0[1,2]"
    ),
    "Unsqueeze-24.C4-axes-0": call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    "Unsqueeze-24.C4-axes-r-1": call("float[2]", Given("int64", [1])).gives("float[2,1]"),
    "Unsqueeze-24.C4-axes--1": call("float[2]", Given("int64", [-1])).gives("float[2,1]"),
    "Unsqueeze-24.C4-axes--r": call("float[2]", Given("int64", [-2])).gives("float[1,2]"),
    "Unsqueeze-24.C3-double": call("double[2]", Given("int64", [0])).gives("double[1,2]"),
    "Unsqueeze-24.C3-uint32": call("uint32[2]", Given("int64", [0])).gives("uint32[1,2]"),
    "Unsqueeze-25-2x3+4-axes-0x1x2x3": call("float[2,3]", Given("int64", [0, 1, 2, 3])).gives(
        "float[1,1,1,1,2,3]"
    ),
    "Unsqueeze-25-scalar+0-axes-": call("float[]", Given("int64", [])).gives("float[]"),
    "Unsqueeze-25-scalar+1-axes--1": call("float[]", Given("int64", [-1])).gives("float[1]"),
    "Unsqueeze-25-scalar+2-axes-0x-1": call("float[]", Given("int64", [0, -1])).gives("float[1,1]"),
    "Unsqueeze-25.C3-uint2": call("uint2[2]", Given("int64", [0])).gives("uint2[1,2]"),
    "Unsqueeze-25.C3-int2": call("int2[2]", Given("int64", [0])).gives("int2[1,2]"),
    "Unsqueeze-25.C4-axes-0": call("float[2]", Given("int64", [0])).gives("float[1,2]"),
    "Unsqueeze-25.C4-axes-r-1": call("float[2]", Given("int64", [1])).gives("float[2,1]"),
    "Unsqueeze-25.C4-axes--1": call("float[2]", Given("int64", [-1])).gives("float[2,1]"),
    "Unsqueeze-25.C4-axes--r": call("float[2]", Given("int64", [-2])).gives("float[1,2]"),
    "Unsqueeze-25.C3-uint64": call("uint64[2]", Given("int64", [0])).gives("uint64[1,2]"),
    "Unsqueeze-25.C3-complex64": call("complex64[2]", Given("int64", [0])).gives("complex64[1,2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Unsqueeze-1.C1-data-missing": call(None, axes=(0,)),
    "Unsqueeze-1.C2-axes-missing": call("float[]"),
    "Unsqueeze-1.C3-all-bfloat16": call("bfloat16[]", axes=(0,)),
    "Unsqueeze-1.C3-all-float8e4m3fn": call("float8e4m3fn[]", axes=(0,)),
    "Unsqueeze-1.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", axes=(0,)),
    "Unsqueeze-1.C3-all-float8e5m2": call("float8e5m2[]", axes=(0,)),
    "Unsqueeze-1.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", axes=(0,)),
    "Unsqueeze-1.C3-all-uint4": call("uint4[]", axes=(0,)),
    "Unsqueeze-1.C3-all-int4": call("int4[]", axes=(0,)),
    "Unsqueeze-1.C3-all-float4e2m1": call("float4e2m1[]", axes=(0,)),
    "Unsqueeze-1.C3-all-float8e8m0": call("float8e8m0[]", axes=(0,)),
    "Unsqueeze-1.C3-all-uint2": call("uint2[]", axes=(0,)),
    "Unsqueeze-1.C3-all-int2": call("int2[]", axes=(0,)),
    "Unsqueeze-1.C3-all-float6e2m3": call("float6e2m3[]", axes=(0,)),
    "Unsqueeze-1.C3-all-float6e3m2": call("float6e3m2[]", axes=(0,)),
    "Unsqueeze-1.C4-axes-r": call("float[]", axes=(1,)),
    "Unsqueeze-1.C4-axes--r": call("float[]", axes=(-1,)),
    "Unsqueeze-1.C4-axes-2**32": call("float[]", axes=(4294967296,)),
    "Unsqueeze-1.C4-axes--2**32": call("float[]", axes=(-4294967296,)),
    "Unsqueeze-1.C4-axes-2**63-1": call("float[]", axes=(9223372036854775807,)),
    "Unsqueeze-1.C4-axes--2**63": call("float[]", axes=(-9223372036854775808,)),
    "Unsqueeze-1.C4-axes--1": call("float[2]", axes=(-1,)),
    "Unsqueeze-1.C5-axes-repeated": call("float[]", axes=(0, 0)),
    "Unsqueeze-11.C1-data-missing": call(None, axes=(0,)),
    "Unsqueeze-11.C2-axes-missing": call("float[]"),
    "Unsqueeze-11.C3-all-bfloat16": call("bfloat16[]", axes=(0,)),
    "Unsqueeze-11.C3-all-float8e4m3fn": call("float8e4m3fn[]", axes=(0,)),
    "Unsqueeze-11.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", axes=(0,)),
    "Unsqueeze-11.C3-all-float8e5m2": call("float8e5m2[]", axes=(0,)),
    "Unsqueeze-11.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", axes=(0,)),
    "Unsqueeze-11.C3-all-uint4": call("uint4[]", axes=(0,)),
    "Unsqueeze-11.C3-all-int4": call("int4[]", axes=(0,)),
    "Unsqueeze-11.C3-all-float4e2m1": call("float4e2m1[]", axes=(0,)),
    "Unsqueeze-11.C3-all-float8e8m0": call("float8e8m0[]", axes=(0,)),
    "Unsqueeze-11.C3-all-uint2": call("uint2[]", axes=(0,)),
    "Unsqueeze-11.C3-all-int2": call("int2[]", axes=(0,)),
    "Unsqueeze-11.C3-all-float6e2m3": call("float6e2m3[]", axes=(0,)),
    "Unsqueeze-11.C3-all-float6e3m2": call("float6e3m2[]", axes=(0,)),
    "Unsqueeze-11.C4-axes-r": call("float[]", axes=(1,)),
    "Unsqueeze-11.C4-axes--r-1": call("float[]", axes=(-2,)),
    "Unsqueeze-11.C4-axes--2**32": call("float[]", axes=(-4294967296,)),
    "Unsqueeze-11.C4-axes-2**63-1": call("float[]", axes=(9223372036854775807,)),
    "Unsqueeze-11.C5-axes-repeated": call("float[]", axes=(0, 0)),
    "Unsqueeze-13.C1-data-missing": call(None, Given("int64", [0])),
    "Unsqueeze-13.C2-axes-missing": call("float[]", None),
    "Unsqueeze-13.C3-all-float8e4m3fn": call("float8e4m3fn[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-float8e5m2": call("float8e5m2[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-uint4": call("uint4[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-int4": call("int4[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-float4e2m1": call("float4e2m1[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-float8e8m0": call("float8e8m0[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-uint2": call("uint2[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-int2": call("int2[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-float6e2m3": call("float6e2m3[]", Given("int64", [0])),
    "Unsqueeze-13.C3-all-float6e3m2": call("float6e3m2[]", Given("int64", [0])),
    "Unsqueeze-13.C4-axes-r": call("float[]", Given("int64", [1])),
    "Unsqueeze-13.C4-axes--r-1": call("float[]", Given("int64", [-2])),
    "Unsqueeze-13.C4-axes--2**32": call("float[]", Given("int64", [-4294967296])),
    "Unsqueeze-13.C4-axes-2**63-1": call("float[]", Given("int64", [9223372036854775807])),
    "Unsqueeze-13.C5-axes-repeated": call("float[]", Given("int64", [0, 0])),
    "Unsqueeze-13.C6-all-float": call("float[]", Given("float", [0.0])),
    "Unsqueeze-13.C6-all-uint8": call("float[]", Given("uint8", [0])),
    "Unsqueeze-13.C6-all-int8": call("float[]", Given("int8", [0])),
    "Unsqueeze-13.C6-all-uint16": call("float[]", Given("uint16", [0])),
    "Unsqueeze-13.C6-all-int16": call("float[]", Given("int16", [0])),
    "Unsqueeze-13.C6-all-int32": call("float[]", Given("int32", [0])),
    "Unsqueeze-13.C6-all-string": call("float[]", "string[1]"),
    "Unsqueeze-13.C6-all-bool": call("float[]", "bool[1]"),
    "Unsqueeze-13.C6-all-float16": call("float[]", Given("float16", [0.0])),
    "Unsqueeze-13.C6-all-double": call("float[]", Given("double", [0.0])),
    "Unsqueeze-13.C6-all-uint32": call("float[]", Given("uint32", [0])),
    "Unsqueeze-13.C6-all-uint64": call("float[]", Given("uint64", [0])),
    "Unsqueeze-13.C6-all-complex64": call("float[]", "complex64[1]"),
    "Unsqueeze-13.C6-all-complex128": call("float[]", "complex128[1]"),
    "Unsqueeze-13.C6-all-bfloat16": call("float[]", "bfloat16[1]"),
    "Unsqueeze-13.C6-all-float8e4m3fn": call("float[]", "float8e4m3fn[1]"),
    "Unsqueeze-13.C6-all-float8e4m3fnuz": call("float[]", "float8e4m3fnuz[1]"),
    "Unsqueeze-13.C6-all-float8e5m2": call("float[]", "float8e5m2[1]"),
    "Unsqueeze-13.C6-all-float8e5m2fnuz": call("float[]", "float8e5m2fnuz[1]"),
    "Unsqueeze-13.C6-all-uint4": call("float[]", Given("uint4", [0])),
    "Unsqueeze-13.C6-all-int4": call("float[]", Given("int4", [0])),
    "Unsqueeze-13.C6-all-float4e2m1": call("float[]", "float4e2m1[1]"),
    "Unsqueeze-13.C6-all-float8e8m0": call("float[]", "float8e8m0[1]"),
    "Unsqueeze-13.C6-all-uint2": call("float[]", Given("uint2", [0])),
    "Unsqueeze-13.C6-all-int2": call("float[]", Given("int2", [0])),
    "Unsqueeze-13.C6-all-float6e2m3": call("float[]", "float6e2m3[1]"),
    "Unsqueeze-13.C6-all-float6e3m2": call("float[]", "float6e3m2[1]"),
    "Unsqueeze-13.C7-axes-one-axis-more": call("float[]", "int64[1,1]"),
    "Unsqueeze-13.C7-axes-one-axis-less": call("float[]", Given("int64", 0)),
    "Unsqueeze-13.C7-all-one-axis-more": call("float[2]", "int64[1,1]"),
    "Unsqueeze-13.C7-all-one-axis-less": call("float[2,3]", Given("int64", 0)),
    "Unsqueeze-13.C7-axes-rank-0": call("float[2]", Given("int64", 0)),
    "Unsqueeze-13.C7-all-rank-0": call("float[0]", Given("int64", 0)),
    "Unsqueeze-21.C1-data-missing": call(None, Given("int64", [0])),
    "Unsqueeze-21.C2-axes-missing": call("float[]", None),
    "Unsqueeze-21.C3-all-float4e2m1": call("float4e2m1[]", Given("int64", [0])),
    "Unsqueeze-21.C3-all-float8e8m0": call("float8e8m0[]", Given("int64", [0])),
    "Unsqueeze-21.C3-all-uint2": call("uint2[]", Given("int64", [0])),
    "Unsqueeze-21.C3-all-int2": call("int2[]", Given("int64", [0])),
    "Unsqueeze-21.C4-axes--2**32": call("float[]", Given("int64", [-4294967296])),
    "Unsqueeze-21.C5-axes-repeated": call("float[]", Given("int64", [0, 0])),
    "Unsqueeze-21.C6-all-float": call("float[]", Given("float", [0.0])),
    "Unsqueeze-21.C6-all-uint8": call("float[]", Given("uint8", [0])),
    "Unsqueeze-21.C6-all-int8": call("float[]", Given("int8", [0])),
    "Unsqueeze-21.C6-all-uint16": call("float[]", Given("uint16", [0])),
    "Unsqueeze-21.C7-all-one-axis-more": call("float[2]", "int64[1,1]"),
    "Unsqueeze-21.C7-axes-one-axis-more": call("float[]", "int64[1,1]"),
    "Unsqueeze-21.C7-axes-one-axis-less": call("float[]", Given("int64", 0)),
    "Unsqueeze-21.C7-axes-rank-0": call("float[2]", Given("int64", 0)),
    "Unsqueeze-21.C7-all-one-axis-less": call("float[2,3]", Given("int64", 0)),
    "Unsqueeze-21.C7-all-rank-0": call("float[0]", Given("int64", 0)),
    "Unsqueeze-23.C1-data-missing": call(None, Given("int64", [0])),
    "Unsqueeze-23.C2-axes-missing": call("float[]", None),
    "Unsqueeze-23.C3-all-float8e8m0": call("float8e8m0[]", Given("int64", [0])),
    "Unsqueeze-23.C3-all-uint2": call("uint2[]", Given("int64", [0])),
    "Unsqueeze-23.C3-all-int2": call("int2[]", Given("int64", [0])),
    "Unsqueeze-23.C3-all-float6e2m3": call("float6e2m3[]", Given("int64", [0])),
    "Unsqueeze-23.C4-axes-2**63-1": call("float[]", Given("int64", [9223372036854775807])),
    "Unsqueeze-23.C5-axes-repeated": call("float[]", Given("int64", [0, 0])),
    "Unsqueeze-23.C6-all-float": call("float[]", Given("float", [0.0])),
    "Unsqueeze-23.C6-all-uint8": call("float[]", Given("uint8", [0])),
    "Unsqueeze-23.C6-all-int8": call("float[]", Given("int8", [0])),
    "Unsqueeze-23.C6-all-uint16": call("float[]", Given("uint16", [0])),
    "Unsqueeze-23.C7-all-one-axis-less": call("float[2,3]", Given("int64", 0)),
    "Unsqueeze-23.C7-axes-one-axis-more": call("float[]", "int64[1,1]"),
    "Unsqueeze-23.C7-axes-one-axis-less": call("float[]", Given("int64", 0)),
    "Unsqueeze-23.C7-axes-rank-0": call("float[2]", Given("int64", 0)),
    "Unsqueeze-23.C7-all-one-axis-more": call("float[2]", "int64[1,1]"),
    "Unsqueeze-23.C7-all-rank-0": call("float[0]", Given("int64", 0)),
    "Unsqueeze-24.C1-data-missing": call(None, Given("int64", [0])),
    "Unsqueeze-24.C2-axes-missing": call("float[]", None),
    "Unsqueeze-24.C3-all-uint2": call("uint2[]", Given("int64", [0])),
    "Unsqueeze-24.C3-all-int2": call("int2[]", Given("int64", [0])),
    "Unsqueeze-24.C3-all-float6e2m3": call("float6e2m3[]", Given("int64", [0])),
    "Unsqueeze-24.C3-all-float6e3m2": call("float6e3m2[]", Given("int64", [0])),
    "Unsqueeze-24.C4-axes--2**63": call("float[]", Given("int64", [-9223372036854775808])),
    "Unsqueeze-24.C5-axes-repeated": call("float[]", Given("int64", [0, 0])),
    "Unsqueeze-24.C6-all-float": call("float[]", Given("float", [0.0])),
    "Unsqueeze-24.C6-all-uint8": call("float[]", Given("uint8", [0])),
    "Unsqueeze-24.C6-all-int8": call("float[]", Given("int8", [0])),
    "Unsqueeze-24.C6-all-uint16": call("float[]", Given("uint16", [0])),
    "Unsqueeze-24.C7-all-rank-0": call("float[0]", Given("int64", 0)),
    "Unsqueeze-24.C7-axes-one-axis-more": call("float[]", "int64[1,1]"),
    "Unsqueeze-24.C7-axes-one-axis-less": call("float[]", Given("int64", 0)),
    "Unsqueeze-24.C7-axes-rank-0": call("float[2]", Given("int64", 0)),
    "Unsqueeze-24.C7-all-one-axis-more": call("float[2]", "int64[1,1]"),
    "Unsqueeze-24.C7-all-one-axis-less": call("float[2,3]", Given("int64", 0)),
    "Unsqueeze-25.C1-data-missing": call(None, Given("int64", [0])),
    "Unsqueeze-25.C2-axes-missing": call("float[]", None),
    "Unsqueeze-25.C3-all-float6e2m3": call("float6e2m3[]", Given("int64", [0])),
    "Unsqueeze-25.C3-all-float6e3m2": call("float6e3m2[]", Given("int64", [0])),
    "Unsqueeze-25.C4-axes-r": call("float[]", Given("int64", [1])),
    "Unsqueeze-25.C5-axes-repeated": call("float[]", Given("int64", [0, 0])),
    "Unsqueeze-25.C6-all-float": call("float[]", Given("float", [0.0])),
    "Unsqueeze-25.C6-all-uint8": call("float[]", Given("uint8", [0])),
    "Unsqueeze-25.C6-all-int8": call("float[]", Given("int8", [0])),
    "Unsqueeze-25.C6-all-uint16": call("float[]", Given("uint16", [0])),
    "Unsqueeze-25.C7-axes-one-axis-more": call("float[]", "int64[1,1]"),
    "Unsqueeze-25.C7-axes-one-axis-less": call("float[]", Given("int64", 0)),
    "Unsqueeze-25.C7-axes-rank-0": call("float[2]", Given("int64", 0)),
    "Unsqueeze-25.C7-all-one-axis-more": call("float[2]", "int64[1,1]"),
    "Unsqueeze-25.C7-all-one-axis-less": call("float[2,3]", Given("int64", 0)),
    "Unsqueeze-25.C7-all-rank-0": call("float[0]", Given("int64", 0)),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Unsqueeze-1-2-axes-0-undeclared": call("float", axes=(0,)).gives("float"),
    "Unsqueeze-1-2-axes-0-symbolic": call("float[d0]", axes=(0,)).gives("float[1,d0]"),
    "Unsqueeze-11-2-axes-0-undeclared": call("float", axes=(0,)).gives("float"),
    "Unsqueeze-11-2-axes-0-symbolic": call("float[d0]", axes=(0,)).gives("float[1,d0]"),
    "Unsqueeze-13-2+1-axes-0-declared": call("float[2]", "int64[1]").gives("float[?,?]"),
    "Unsqueeze-13-2+1-axes-0-undeclared": call("float", "int64").gives("float"),
    "Unsqueeze-13-2+1-axes-0-partly": call("float", "int64[1]").gives("float"),
    "Unsqueeze-13-2+1-axes-0-symbolic": call("float[d0]", "int64[d1]").gives("float"),
    "Unsqueeze-21-2+1-axes-0-declared": call("float[2]", "int64[1]").gives("float[?,?]"),
    "Unsqueeze-21-2+1-axes-0-undeclared": call("float", "int64").gives("float"),
    "Unsqueeze-21-2+1-axes-0-partly": call("float", "int64[1]").gives("float"),
    "Unsqueeze-21-2+1-axes-0-symbolic": call("float[d0]", "int64[d1]").gives("float"),
    "Unsqueeze-23-2+1-axes-0-declared": call("float[2]", "int64[1]").gives("float[?,?]"),
    "Unsqueeze-23-2+1-axes-0-undeclared": call("float", "int64").gives("float"),
    "Unsqueeze-23-2+1-axes-0-partly": call("float", "int64[1]").gives("float"),
    "Unsqueeze-23-2+1-axes-0-symbolic": call("float[d0]", "int64[d1]").gives("float"),
    "Unsqueeze-24-2+1-axes-0-declared": call("float[2]", "int64[1]").gives("float[?,?]"),
    "Unsqueeze-24-2+1-axes-0-undeclared": call("float", "int64").gives("float"),
    "Unsqueeze-24-2+1-axes-0-partly": call("float", "int64[1]").gives("float"),
    "Unsqueeze-24-2+1-axes-0-symbolic": call("float[d0]", "int64[d1]").gives("float"),
    "Unsqueeze-25-2+1-axes-0-declared": call("float[2]", "int64[1]").gives("float[?,?]"),
    "Unsqueeze-25-2+1-axes-0-undeclared": call("float", "int64").gives("float"),
    "Unsqueeze-25-2+1-axes-0-partly": call("float", "int64[1]").gives("float"),
    "Unsqueeze-25-2+1-axes-0-symbolic": call("float[d0]", "int64[d1]").gives("float"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Unsqueeze-1.attribute-type-axes-int": call("float[2]", axes=1),
    "Unsqueeze-1.attribute-type-axes-floats": call("float[2]", axes=[1.0]),
    "Unsqueeze-1.attribute-type-axes-text": call("float[2]", axes="1"),
    "Unsqueeze-1.attribute-type-axes-2**63": call("float[2]", axes=[9223372036854775808]),
    "Unsqueeze-11.attribute-type-axes-int": call("float[2]", axes=1),
    "Unsqueeze-11.attribute-type-axes-floats": call("float[2]", axes=[1.0]),
    "Unsqueeze-11.attribute-type-axes-text": call("float[2]", axes="1"),
    "Unsqueeze-11.attribute-type-axes-2**63": call("float[2]", axes=[9223372036854775808]),
}
EXAMPLES = [
    example(
        "unsqueeze_attribute_row",
        [1, 11],
        [tensor("float", [1.0, 2.0, 3.0])],
        {"axes": [0]},
        gives=[tensor("float", [[1.0, 2.0, 3.0]])],
    ),
    example(
        "unsqueeze_attribute_two",
        [1, 11],
        [tensor("float", [1.0, 2.0])],
        {"axes": [0, 2]},
        gives=[tensor("float", [[[1.0], [2.0]]])],
    ),
    example(
        "unsqueeze_attribute_negative",
        [11],
        [tensor("float", [1.0, 2.0])],
        {"axes": [-1]},
        gives=[tensor("float", [[1.0], [2.0]])],
    ),
    example(
        "unsqueeze_row",
        [13, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0, 3.0]), tensor("int64", [0])],
        {},
        gives=[tensor("float", [[1.0, 2.0, 3.0]])],
    ),
    example(
        "unsqueeze_column",
        [13, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0, 3.0]), tensor("int64", [-1])],
        {},
        gives=[tensor("float", [[1.0], [2.0], [3.0]])],
    ),
    example(
        "unsqueeze_unordered",
        [13, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0]), tensor("int64", [2, 0])],
        {},
        gives=[tensor("float", [[[1.0], [2.0]]])],
    ),
    example(
        "unsqueeze_number",
        [13, 21, 23, 24, 25],
        [tensor("int32", 7), tensor("int64", [0])],
        {},
        gives=[tensor("int32", [7])],
    ),
    example(
        "unsqueeze_no_axes",
        [13, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0]), tensor("int64", [], shape=(0,))],
        {},
        gives=[tensor("float", [1.0, 2.0])],
    ),
    example(
        "unsqueeze_empty",
        [13, 21, 23, 24, 25],
        [tensor("float", [], shape=(0,)), tensor("int64", [1])],
        {},
        gives=[tensor("float", [], shape=(0, 1))],
    ),
    example(
        "unsqueeze_axis_twice",
        [13, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0]), tensor("int64", [0, -3])],
        {},
        violates="C5",
    ),
    example(
        "unsqueeze_axis_outside",
        [13, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0]), tensor("int64", [2])],
        {},
        violates="C4",
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(1, 11, 13, 21, 23, 24, 25),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1,),
        clause="C4",
        reason=(
            "It counts a negative axis from the back in version 1 too; it got "
            "that meaning in version 11."
        ),
    ),
    Divergence(
        "onnxruntime",
        versions=(13, 21, 23, 24, 25),
        clause="C7",
        reason="It takes a single number for a list of one axis.",
    ),
    Divergence(
        "onnx.reference",
        versions=(1,),
        cases=(
            "Unsqueeze-1-2-axes-",
            "Unsqueeze-1-scalar-axes-",
        ),
        reason="It takes a list without entries for one that is missing.",
    ),
    Divergence(
        "onnx.reference",
        versions=(1, 11),
        cases=(
            "Unsqueeze-1-2-axes-0x1",
            "Unsqueeze-1-2x3-axes-2x3",
            "Unsqueeze-1-2x3-axes-3x2",
            "Unsqueeze-1-2x3-axes-0x1",
            "Unsqueeze-1-2x3-axes-1x0",
            "Unsqueeze-1-2x3-axes-0x1x2x3",
            "Unsqueeze-1-scalar-axes-0x1",
            "Unsqueeze-1.C5-axes-repeated",
            "Unsqueeze-11-2-axes-0x-1",
            "Unsqueeze-11-2-axes-0x1",
            "Unsqueeze-11-2x3-axes-2x3",
            "Unsqueeze-11-2x3-axes-3x2",
            "Unsqueeze-11-2x3-axes-0x1",
            "Unsqueeze-11-2x3-axes-0x-1",
            "Unsqueeze-11-2x3-axes-1x0",
            "Unsqueeze-11-2x3-axes--2x-1",
            "Unsqueeze-11-scalar-axes-0x-1",
            "Unsqueeze-11.C5-axes-repeated",
        ),
        reason="It adds the axes one after another, in the order in which they stand in the list.",
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
