# Emitted from spec/ai.onnx/Squeeze.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Squeeze: every clause, border, element type and example of its versions."""

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
    runs,
    tensor,
    weakened,
)

import onnxops.ai.onnx.squeeze as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_squeeze")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, data: (*d,)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    d = draw(runs)
    data = TensorType(T, (*d,))
    return [data], {}


VERSIONS = {
    "Squeeze-1": Version(
        operator="Squeeze",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 11),
        copies=True,
        run=functions.squeeze_1,
        infer=functions.infer_squeeze_1,
        check=functions.check_squeeze_1,
        oracle=oracle.squeeze_1,
        calls=calls_1(schema("Squeeze", 1, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Squeeze-11": Version(
        operator="Squeeze",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=True,
        run=functions.squeeze_11,
        infer=functions.infer_squeeze_11,
        check=functions.check_squeeze_11,
        oracle=oracle.squeeze_11,
        calls=calls_1(schema("Squeeze", 11, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Squeeze-13": Version(
        operator="Squeeze",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 21),
        copies=True,
        run=functions.squeeze_13,
        infer=functions.infer_squeeze_13,
        check=functions.check_squeeze_13,
        oracle=oracle.squeeze_13,
        base=call("float[2]").gives("float[2]"),
    ),
    "Squeeze-21": Version(
        operator="Squeeze",
        domain="ai.onnx",
        since=21,
        opsets=range(21, 23),
        copies=True,
        run=functions.squeeze_21,
        infer=functions.infer_squeeze_21,
        check=functions.check_squeeze_21,
        oracle=oracle.squeeze_21,
        base=call("float[2]").gives("float[2]"),
    ),
    "Squeeze-23": Version(
        operator="Squeeze",
        domain="ai.onnx",
        since=23,
        opsets=range(23, 24),
        copies=True,
        run=functions.squeeze_23,
        infer=functions.infer_squeeze_23,
        check=functions.check_squeeze_23,
        oracle=oracle.squeeze_23,
        base=call("float[2]").gives("float[2]"),
    ),
    "Squeeze-24": Version(
        operator="Squeeze",
        domain="ai.onnx",
        since=24,
        opsets=range(24, 25),
        copies=True,
        run=functions.squeeze_24,
        infer=functions.infer_squeeze_24,
        check=functions.check_squeeze_24,
        oracle=oracle.squeeze_24,
        base=call("float[2]").gives("float[2]"),
    ),
    "Squeeze-25": Version(
        operator="Squeeze",
        domain="ai.onnx",
        since=25,
        opsets=range(25, 29),
        copies=True,
        run=functions.squeeze_25,
        infer=functions.infer_squeeze_25,
        check=functions.check_squeeze_25,
        oracle=oracle.squeeze_25,
        base=call("float[2]").gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Squeeze-1-scalar": call("float[]").gives("float[]"),
    "Squeeze-1-2": call("float[2]").gives("float[2]"),
    "Squeeze-1-2x3": call("float[2,3]").gives("float[2,3]"),
    "Squeeze-1-0": call("float[0]").gives("float[0]"),
    "Squeeze-1-2-axes-": call("float[2]", axes=()).gives("float[2]"),
    "Squeeze-1-1-axes-0": call("float[1]", axes=(0,)).gives("float[]"),
    "Squeeze-1-2x3-axes-": call("float[2,3]", axes=()).gives("float[2,3]"),
    "Squeeze-1.C2-float": call("float[2]").gives("float[2]"),
    "Squeeze-1.C2-uint8": call("uint8[2]").gives("uint8[2]"),
    "Squeeze-1.C2-int8": call("int8[2]").gives("int8[2]"),
    "Squeeze-1.C2-uint16": call("uint16[2]").gives("uint16[2]"),
    "Squeeze-1.C2-int16": call("int16[2]").gives("int16[2]"),
    "Squeeze-1.C2-int32": call("int32[2]").gives("int32[2]"),
    "Squeeze-1.C2-int64": call("int64[2]").gives("int64[2]"),
    "Squeeze-1.C2-string": call("string[2]").gives("string[2]"),
    "Squeeze-1.C2-bool": call("bool[2]").gives("bool[2]"),
    "Squeeze-1.C2-float16": call("float16[2]").gives("float16[2]"),
    "Squeeze-1.C2-double": call("double[2]").gives("double[2]"),
    "Squeeze-1.C2-uint32": call("uint32[2]").gives("uint32[2]"),
    "Squeeze-1.C2-uint64": call("uint64[2]").gives("uint64[2]"),
    "Squeeze-1.C2-complex64": call("complex64[2]").gives("complex64[2]"),
    "Squeeze-1.C2-complex128": call("complex128[2]").gives("complex128[2]"),
    "Squeeze-1.C3-axes-omitted": call("float[]").gives("float[]"),
    "Squeeze-11-scalar": call("float[]").gives("float[]"),
    "Squeeze-11-2": call("float[2]").gives("float[2]"),
    "Squeeze-11-2x3": call("float[2,3]").gives("float[2,3]"),
    "Squeeze-11-0": call("float[0]").gives("float[0]"),
    "Squeeze-11-2-axes-": call("float[2]", axes=()).gives("float[2]"),
    "Squeeze-11-1-axes--1": call("float[1]", axes=(-1,)).gives("float[]"),
    "Squeeze-11-1-axes-0": call("float[1]", axes=(0,)).gives("float[]"),
    "Squeeze-11-2x3-axes-": call("float[2,3]", axes=()).gives("float[2,3]"),
    "Squeeze-11.C2-float": call("float[2]").gives("float[2]"),
    "Squeeze-11.C2-uint8": call("uint8[2]").gives("uint8[2]"),
    "Squeeze-11.C2-int8": call("int8[2]").gives("int8[2]"),
    "Squeeze-11.C2-uint16": call("uint16[2]").gives("uint16[2]"),
    "Squeeze-11.C2-int16": call("int16[2]").gives("int16[2]"),
    "Squeeze-11.C2-int32": call("int32[2]").gives("int32[2]"),
    "Squeeze-11.C2-int64": call("int64[2]").gives("int64[2]"),
    "Squeeze-11.C2-string": call("string[2]").gives("string[2]"),
    "Squeeze-11.C2-bool": call("bool[2]").gives("bool[2]"),
    "Squeeze-11.C2-float16": call("float16[2]").gives("float16[2]"),
    "Squeeze-11.C2-double": call("double[2]").gives("double[2]"),
    "Squeeze-11.C2-uint32": call("uint32[2]").gives("uint32[2]"),
    "Squeeze-11.C2-uint64": call("uint64[2]").gives("uint64[2]"),
    "Squeeze-11.C2-complex64": call("complex64[2]").gives("complex64[2]"),
    "Squeeze-11.C2-complex128": call("complex128[2]").gives("complex128[2]"),
    "Squeeze-11.C3-axes-omitted": call("float[]").gives("float[]"),
    "Squeeze-13-scalar": call("float[]").gives("float[]"),
    "Squeeze-13-2": call("float[2]").gives("float[2]"),
    "Squeeze-13-2x3": call("float[2,3]").gives("float[2,3]"),
    "Squeeze-13-0": call("float[0]").gives("float[0]"),
    "Squeeze-13-2+0-axes-": call("float[2]", Given("int64", [])).gives("float[2]"),
    "Squeeze-13-1+1-axes-0": call("float[1]", Given("int64", [0])).gives("float[]"),
    "Squeeze-13-1+1-axes--1": call("float[1]", Given("int64", [-1])).gives("float[]"),
    "Squeeze-13.C2-float": call("float[2]").gives("float[2]"),
    "Squeeze-13.C2-uint8": call("uint8[2]").gives("uint8[2]"),
    "Squeeze-13.C2-int8": call("int8[2]").gives("int8[2]"),
    "Squeeze-13.C2-uint16": call("uint16[2]").gives("uint16[2]"),
    "Squeeze-13.C2-int16": call("int16[2]").gives("int16[2]"),
    "Squeeze-13.C2-int32": call("int32[2]").gives("int32[2]"),
    "Squeeze-13.C2-int64": call("int64[2]").gives("int64[2]"),
    "Squeeze-13.C2-string": call("string[2]").gives("string[2]"),
    "Squeeze-13.C2-bool": call("bool[2]").gives("bool[2]"),
    "Squeeze-13.C2-float16": call("float16[2]").gives("float16[2]"),
    "Squeeze-13.C2-double": call("double[2]").gives("double[2]"),
    "Squeeze-13.C2-uint32": call("uint32[2]").gives("uint32[2]"),
    "Squeeze-13.C2-uint64": call("uint64[2]").gives("uint64[2]"),
    "Squeeze-13.C2-complex64": call("complex64[2]").gives("complex64[2]"),
    "Squeeze-13.C2-complex128": call("complex128[2]").gives("complex128[2]"),
    "Squeeze-13.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[2]"),
    "Squeeze-21-1+1-axes-0": call("float[1]", Given("int64", [0])).gives("float[]"),
    "Squeeze-21-1+1-axes--1": call("float[1]", Given("int64", [-1])).gives("float[]"),
    "Squeeze-21-scalar": call("float[]").gives("float[]"),
    "Squeeze-21-2": call("float[2]").gives("float[2]"),
    "Squeeze-21.C2-float8e4m3fn": call("float8e4m3fn[2]").gives("float8e4m3fn[2]"),
    "Squeeze-21.C2-float8e4m3fnuz": call("float8e4m3fnuz[2]").gives("float8e4m3fnuz[2]"),
    "Squeeze-21.C2-float8e5m2": call("float8e5m2[2]").gives("float8e5m2[2]"),
    "Squeeze-21.C2-float8e5m2fnuz": call("float8e5m2fnuz[2]").gives("float8e5m2fnuz[2]"),
    "Squeeze-21.C2-uint4": call("uint4[2]").gives("uint4[2]"),
    "Squeeze-21.C2-int4": call("int4[2]").gives("int4[2]"),
    "Squeeze-21.C2-int64": call("int64[2]").gives("int64[2]"),
    "Squeeze-21.C2-string": call("string[2]").gives("string[2]"),
    "Squeeze-23-2x3": call("float[2,3]").gives("float[2,3]"),
    "Squeeze-23-0": call("float[0]").gives("float[0]"),
    "Squeeze-23-2+0-axes-": call("float[2]", Given("int64", [])).gives("float[2]"),
    "Squeeze-23-1+1-axes-0": call("float[1]", Given("int64", [0])).gives("float[]"),
    "Squeeze-23.C2-float4e2m1": call("float4e2m1[2]").gives("float4e2m1[2]"),
    "Squeeze-23.C2-bool": call("bool[2]").gives("bool[2]"),
    "Squeeze-23.C2-float16": call("float16[2]").gives("float16[2]"),
    "Squeeze-24-1+1-axes--1": call("float[1]", Given("int64", [-1])).gives("float[]"),
    "Squeeze-24-scalar": call("float[]").gives("float[]"),
    "Squeeze-24-2": call("float[2]").gives("float[2]"),
    "Squeeze-24-2x3": call("float[2,3]").gives("float[2,3]"),
    "Squeeze-24.C2-float8e8m0": call("float8e8m0[2]").gives("float8e8m0[2]"),
    "Squeeze-24.C2-double": call("double[2]").gives("double[2]"),
    "Squeeze-24.C2-uint32": call("uint32[2]").gives("uint32[2]"),
    "Squeeze-25-0": call("float[0]").gives("float[0]"),
    "Squeeze-25-2+0-axes-": call("float[2]", Given("int64", [])).gives("float[2]"),
    "Squeeze-25-1+1-axes-0": call("float[1]", Given("int64", [0])).gives("float[]"),
    "Squeeze-25-1+1-axes--1": call("float[1]", Given("int64", [-1])).gives("float[]"),
    "Squeeze-25.C2-uint2": call("uint2[2]").gives("uint2[2]"),
    "Squeeze-25.C2-int2": call("int2[2]").gives("int2[2]"),
    "Squeeze-25.C2-uint64": call("uint64[2]").gives("uint64[2]"),
    "Squeeze-25.C2-complex64": call("complex64[2]").gives("complex64[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Squeeze-1.C1-data-missing": call(None),
    "Squeeze-1.C2-all-bfloat16": call("bfloat16[]"),
    "Squeeze-1.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Squeeze-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Squeeze-1.C2-all-float8e5m2": call("float8e5m2[]"),
    "Squeeze-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Squeeze-1.C2-all-uint4": call("uint4[]"),
    "Squeeze-1.C2-all-int4": call("int4[]"),
    "Squeeze-1.C2-all-float4e2m1": call("float4e2m1[]"),
    "Squeeze-1.C2-all-float8e8m0": call("float8e8m0[]"),
    "Squeeze-1.C2-all-uint2": call("uint2[]"),
    "Squeeze-1.C2-all-int2": call("int2[]"),
    "Squeeze-1.C2-all-float6e2m3": call("float6e2m3[]"),
    "Squeeze-1.C2-all-float6e3m2": call("float6e3m2[]"),
    "Squeeze-1.C3-axes-r": call("float[]", axes=(0,)),
    "Squeeze-1.C3-axes--1": call("float[]", axes=(-1,)),
    "Squeeze-1.C3-axes-2**32": call("float[]", axes=(4294967296,)),
    "Squeeze-1.C3-axes--2**32": call("float[]", axes=(-4294967296,)),
    "Squeeze-1.C3-axes-2**63-1": call("float[]", axes=(9223372036854775807,)),
    "Squeeze-1.C3-axes--2**63": call("float[]", axes=(-9223372036854775808,)),
    "Squeeze-1.C3-axes--r": call("float[2]", axes=(-1,)),
    "Squeeze-1.C4-axes-repeated": call("float[1]", axes=(0, 0)),
    "Squeeze-1.C5-axes-first-zero": call("float[2]", axes=(0,)),
    "Squeeze-1.C5-axes-first-one-more": call("float[2,3]", axes=(1,)),
    "Squeeze-1.C5-axes-first-1-minus-1": call("float[2,3]", axes=(0,)),
    "Squeeze-1.C5-data-shorter": call("float[0]", axes=(0,)),
    "Squeeze-11.C1-data-missing": call(None),
    "Squeeze-11.C2-all-bfloat16": call("bfloat16[]"),
    "Squeeze-11.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Squeeze-11.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Squeeze-11.C2-all-float8e5m2": call("float8e5m2[]"),
    "Squeeze-11.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Squeeze-11.C2-all-uint4": call("uint4[]"),
    "Squeeze-11.C2-all-int4": call("int4[]"),
    "Squeeze-11.C2-all-float4e2m1": call("float4e2m1[]"),
    "Squeeze-11.C2-all-float8e8m0": call("float8e8m0[]"),
    "Squeeze-11.C2-all-uint2": call("uint2[]"),
    "Squeeze-11.C2-all-int2": call("int2[]"),
    "Squeeze-11.C2-all-float6e2m3": call("float6e2m3[]"),
    "Squeeze-11.C2-all-float6e3m2": call("float6e3m2[]"),
    "Squeeze-11.C3-axes-r": call("float[]", axes=(0,)),
    "Squeeze-11.C3-axes--r-1": call("float[]", axes=(-1,)),
    "Squeeze-11.C3-axes--2**32": call("float[]", axes=(-4294967296,)),
    "Squeeze-11.C3-axes-2**63-1": call("float[]", axes=(9223372036854775807,)),
    "Squeeze-11.C4-axes-repeated": call("float[1]", axes=(-1, -1)),
    "Squeeze-11.C5-axes-first-one-less": call("float[2]", axes=(-1,)),
    "Squeeze-11.C5-axes-first-one-more": call("float[2,3]", axes=(1,)),
    "Squeeze-11.C5-axes-first-1-minus-1": call("float[2,3]", axes=(0,)),
    "Squeeze-11.C5-data-shorter": call("float[0]", axes=(-1,)),
    "Squeeze-13.C1-data-missing": call(None),
    "Squeeze-13.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Squeeze-13.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Squeeze-13.C2-all-float8e5m2": call("float8e5m2[]"),
    "Squeeze-13.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Squeeze-13.C2-all-uint4": call("uint4[]"),
    "Squeeze-13.C2-all-int4": call("int4[]"),
    "Squeeze-13.C2-all-float4e2m1": call("float4e2m1[]"),
    "Squeeze-13.C2-all-float8e8m0": call("float8e8m0[]"),
    "Squeeze-13.C2-all-uint2": call("uint2[]"),
    "Squeeze-13.C2-all-int2": call("int2[]"),
    "Squeeze-13.C2-all-float6e2m3": call("float6e2m3[]"),
    "Squeeze-13.C2-all-float6e3m2": call("float6e3m2[]"),
    "Squeeze-13.C3-axes-r": call("float[1]", Given("int64", [1])),
    "Squeeze-13.C3-axes--r-1": call("float[1]", Given("int64", [-2])),
    "Squeeze-13.C3-axes--2**32": call("float[1]", Given("int64", [-4294967296])),
    "Squeeze-13.C3-axes-2**63-1": call("float[1]", Given("int64", [9223372036854775807])),
    "Squeeze-13.C4-axes-repeated": call("float[1]", Given("int64", [0, 0])),
    "Squeeze-13.C5-data-longer": call("float[2]", Given("int64", [0])),
    "Squeeze-13.C5-data-shorter": call("float[0]", Given("int64", [0])),
    "Squeeze-13.C5-data-empty": call("float[0]", Given("int64", [-1])),
    "Squeeze-13.C6-all-float": call("float[2]", Given("float", [])),
    "Squeeze-13.C6-all-uint8": call("float[2]", Given("uint8", [])),
    "Squeeze-13.C6-all-int8": call("float[2]", Given("int8", [])),
    "Squeeze-13.C6-all-uint16": call("float[2]", Given("uint16", [])),
    "Squeeze-13.C6-all-int16": call("float[2]", Given("int16", [])),
    "Squeeze-13.C6-all-int32": call("float[2]", Given("int32", [])),
    "Squeeze-13.C6-all-string": call("float[2]", "string[0]"),
    "Squeeze-13.C6-all-bool": call("float[2]", "bool[0]"),
    "Squeeze-13.C6-all-float16": call("float[2]", Given("float16", [])),
    "Squeeze-13.C6-all-double": call("float[2]", Given("double", [])),
    "Squeeze-13.C6-all-uint32": call("float[2]", Given("uint32", [])),
    "Squeeze-13.C6-all-uint64": call("float[2]", Given("uint64", [])),
    "Squeeze-13.C6-all-complex64": call("float[2]", "complex64[0]"),
    "Squeeze-13.C6-all-complex128": call("float[2]", "complex128[0]"),
    "Squeeze-13.C6-all-bfloat16": call("float[2]", "bfloat16[0]"),
    "Squeeze-13.C6-all-float8e4m3fn": call("float[2]", "float8e4m3fn[0]"),
    "Squeeze-13.C6-all-float8e4m3fnuz": call("float[2]", "float8e4m3fnuz[0]"),
    "Squeeze-13.C6-all-float8e5m2": call("float[2]", "float8e5m2[0]"),
    "Squeeze-13.C6-all-float8e5m2fnuz": call("float[2]", "float8e5m2fnuz[0]"),
    "Squeeze-13.C6-all-uint4": call("float[2]", Given("uint4", [])),
    "Squeeze-13.C6-all-int4": call("float[2]", Given("int4", [])),
    "Squeeze-13.C6-all-float4e2m1": call("float[2]", "float4e2m1[0]"),
    "Squeeze-13.C6-all-float8e8m0": call("float[2]", "float8e8m0[0]"),
    "Squeeze-13.C6-all-uint2": call("float[2]", Given("uint2", [])),
    "Squeeze-13.C6-all-int2": call("float[2]", Given("int2", [])),
    "Squeeze-13.C6-all-float6e2m3": call("float[2]", "float6e2m3[0]"),
    "Squeeze-13.C6-all-float6e3m2": call("float[2]", "float6e3m2[0]"),
    "Squeeze-13.C7-axes-one-axis-more": call("float[2]", "int64[0,1]"),
    "Squeeze-13.C7-axes-one-axis-less": call("float[2]", Given("int64", 1)),
    "Squeeze-13.C7-axes-rank-0": call("float[1]", Given("int64", 0)),
    "Squeeze-13.C7-all-one-axis-more": call("float[1]", "int64[1,1]"),
    "Squeeze-21.C1-data-missing": call(None),
    "Squeeze-21.C2-all-float4e2m1": call("float4e2m1[]"),
    "Squeeze-21.C2-all-float8e8m0": call("float8e8m0[]"),
    "Squeeze-21.C2-all-uint2": call("uint2[]"),
    "Squeeze-21.C2-all-int2": call("int2[]"),
    "Squeeze-21.C3-axes--2**32": call("float[1]", Given("int64", [-4294967296])),
    "Squeeze-21.C4-axes-repeated": call("float[1]", Given("int64", [0, 0])),
    "Squeeze-21.C5-data-longer": call("float[2]", Given("int64", [0])),
    "Squeeze-21.C6-all-float": call("float[2]", Given("float", [])),
    "Squeeze-21.C6-all-uint8": call("float[2]", Given("uint8", [])),
    "Squeeze-21.C6-all-int8": call("float[2]", Given("int8", [])),
    "Squeeze-21.C6-all-uint16": call("float[2]", Given("uint16", [])),
    "Squeeze-21.C7-all-one-axis-more": call("float[1]", "int64[1,1]"),
    "Squeeze-23.C1-data-missing": call(None),
    "Squeeze-23.C2-all-float8e8m0": call("float8e8m0[]"),
    "Squeeze-23.C2-all-uint2": call("uint2[]"),
    "Squeeze-23.C2-all-int2": call("int2[]"),
    "Squeeze-23.C2-all-float6e2m3": call("float6e2m3[]"),
    "Squeeze-23.C3-axes-2**63-1": call("float[1]", Given("int64", [9223372036854775807])),
    "Squeeze-23.C4-axes-repeated": call("float[1]", Given("int64", [0, 0])),
    "Squeeze-23.C5-data-shorter": call("float[0]", Given("int64", [0])),
    "Squeeze-23.C6-all-float": call("float[2]", Given("float", [])),
    "Squeeze-23.C6-all-uint8": call("float[2]", Given("uint8", [])),
    "Squeeze-23.C6-all-int8": call("float[2]", Given("int8", [])),
    "Squeeze-23.C6-all-uint16": call("float[2]", Given("uint16", [])),
    "Squeeze-23.C7-all-one-axis-less": call("float[1]", Given("int64", -1)),
    "Squeeze-24.C1-data-missing": call(None),
    "Squeeze-24.C2-all-uint2": call("uint2[]"),
    "Squeeze-24.C2-all-int2": call("int2[]"),
    "Squeeze-24.C2-all-float6e2m3": call("float6e2m3[]"),
    "Squeeze-24.C2-all-float6e3m2": call("float6e3m2[]"),
    "Squeeze-24.C3-axes--2**63": call("float[1]", Given("int64", [-9223372036854775808])),
    "Squeeze-24.C4-axes-repeated": call("float[1]", Given("int64", [0, 0])),
    "Squeeze-24.C5-data-empty": call("float[0]", Given("int64", [-1])),
    "Squeeze-24.C6-all-float": call("float[2]", Given("float", [])),
    "Squeeze-24.C6-all-uint8": call("float[2]", Given("uint8", [])),
    "Squeeze-24.C6-all-int8": call("float[2]", Given("int8", [])),
    "Squeeze-24.C6-all-uint16": call("float[2]", Given("uint16", [])),
    "Squeeze-24.C7-axes-one-axis-more": call("float[2]", "int64[0,1]"),
    "Squeeze-25.C1-data-missing": call(None),
    "Squeeze-25.C2-all-float6e2m3": call("float6e2m3[]"),
    "Squeeze-25.C2-all-float6e3m2": call("float6e3m2[]"),
    "Squeeze-25.C3-axes-r": call("float[1]", Given("int64", [1])),
    "Squeeze-25.C4-axes-repeated": call("float[1]", Given("int64", [0, 0])),
    "Squeeze-25.C5-data-longer": call("float[2]", Given("int64", [0])),
    "Squeeze-25.C6-all-float": call("float[2]", Given("float", [])),
    "Squeeze-25.C6-all-uint8": call("float[2]", Given("uint8", [])),
    "Squeeze-25.C6-all-int8": call("float[2]", Given("int8", [])),
    "Squeeze-25.C6-all-uint16": call("float[2]", Given("uint16", [])),
    "Squeeze-25.C7-axes-one-axis-less": call("float[2]", Given("int64", 1)),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Squeeze-1-2-undeclared": call("float").gives("float"),
    "Squeeze-1-2-symbolic": call("float[d0]").gives("float"),
    "Squeeze-11-2-undeclared": call("float").gives("float"),
    "Squeeze-11-2-symbolic": call("float[d0]").gives("float"),
    "Squeeze-13-2-undeclared": call("float").gives("float"),
    "Squeeze-13-2-symbolic": call("float[d0]").gives("float"),
    "Squeeze-13-2+0-axes--declared": call("float[2]", "int64[0]").gives("float[2]"),
    "Squeeze-13-2+0-axes--undeclared": call("float", "int64").gives("float"),
    "Squeeze-13-2+0-axes--partly": call("float", "int64[0]").gives("float"),
    "Squeeze-13-2+0-axes--symbolic": call("float[d0]", "int64[d1]").gives("float"),
    "Squeeze-21-2-undeclared": call("float").gives("float"),
    "Squeeze-21-2-symbolic": call("float[d0]").gives("float"),
    "Squeeze-21-2+0-axes--declared": call("float[2]", "int64[0]").gives("float[2]"),
    "Squeeze-21-2+0-axes--undeclared": call("float", "int64").gives("float"),
    "Squeeze-21-2+0-axes--partly": call("float", "int64[0]").gives("float"),
    "Squeeze-21-2+0-axes--symbolic": call("float[d0]", "int64[d1]").gives("float"),
    "Squeeze-23-2-undeclared": call("float").gives("float"),
    "Squeeze-23-2-symbolic": call("float[d0]").gives("float"),
    "Squeeze-23-2+0-axes--declared": call("float[2]", "int64[0]").gives("float[2]"),
    "Squeeze-23-2+0-axes--undeclared": call("float", "int64").gives("float"),
    "Squeeze-23-2+0-axes--partly": call("float", "int64[0]").gives("float"),
    "Squeeze-23-2+0-axes--symbolic": call("float[d0]", "int64[d1]").gives("float"),
    "Squeeze-24-2-undeclared": call("float").gives("float"),
    "Squeeze-24-2-symbolic": call("float[d0]").gives("float"),
    "Squeeze-24-2+0-axes--declared": call("float[2]", "int64[0]").gives("float[2]"),
    "Squeeze-24-2+0-axes--undeclared": call("float", "int64").gives("float"),
    "Squeeze-24-2+0-axes--partly": call("float", "int64[0]").gives("float"),
    "Squeeze-24-2+0-axes--symbolic": call("float[d0]", "int64[d1]").gives("float"),
    "Squeeze-25-2-undeclared": call("float").gives("float"),
    "Squeeze-25-2-symbolic": call("float[d0]").gives("float"),
    "Squeeze-25-2+0-axes--declared": call("float[2]", "int64[0]").gives("float[2]"),
    "Squeeze-25-2+0-axes--undeclared": call("float", "int64").gives("float"),
    "Squeeze-25-2+0-axes--partly": call("float", "int64[0]").gives("float"),
    "Squeeze-25-2+0-axes--symbolic": call("float[d0]", "int64[d1]").gives("float"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Squeeze-1.attribute-type-axes-int": call("float[2]", axes=1),
    "Squeeze-1.attribute-type-axes-floats": call("float[2]", axes=[1.0]),
    "Squeeze-1.attribute-type-axes-text": call("float[2]", axes="1"),
    "Squeeze-1.attribute-type-axes-2**63": call("float[2]", axes=[9223372036854775808]),
    "Squeeze-11.attribute-type-axes-int": call("float[2]", axes=1),
    "Squeeze-11.attribute-type-axes-floats": call("float[2]", axes=[1.0]),
    "Squeeze-11.attribute-type-axes-text": call("float[2]", axes="1"),
    "Squeeze-11.attribute-type-axes-2**63": call("float[2]", axes=[9223372036854775808]),
}
EXAMPLES = [
    example(
        "squeeze_attribute",
        [1, 11],
        [tensor("float", [[1.0, 2.0, 3.0]])],
        {"axes": [0]},
        gives=[tensor("float", [1.0, 2.0, 3.0])],
    ),
    example(
        "squeeze_all",
        [1, 11, 13, 21, 23, 24, 25],
        [tensor("float", [[[1.0], [2.0]]])],
        {},
        gives=[tensor("float", [1.0, 2.0])],
    ),
    example(
        "squeeze_all_of_one",
        [1, 11, 13, 21, 23, 24, 25],
        [tensor("float", [[7.0]])],
        {},
        gives=[tensor("float", 7.0)],
    ),
    example(
        "squeeze_empty",
        [1, 11, 13, 21, 23, 24, 25],
        [tensor("float", [], shape=(1, 0))],
        {},
        gives=[tensor("float", [], shape=(0,))],
    ),
    example(
        "squeeze_attribute_no_axes",
        [1, 11],
        [tensor("float", [[1.0, 2.0]])],
        {"axes": []},
        gives=[tensor("float", [[1.0, 2.0]])],
    ),
    example(
        "squeeze_attribute_negative",
        [11],
        [tensor("float", [[1.0], [2.0]])],
        {"axes": [-1]},
        gives=[tensor("float", [1.0, 2.0])],
    ),
    example(
        "squeeze_one_of_two",
        [13, 21, 23, 24, 25],
        [tensor("float", [[[1.0, 2.0]]]), tensor("int64", [0])],
        {},
        gives=[tensor("float", [[1.0, 2.0]])],
    ),
    example(
        "squeeze_negative",
        [13, 21, 23, 24, 25],
        [tensor("float", [[1.0], [2.0]]), tensor("int64", [-1])],
        {},
        gives=[tensor("float", [1.0, 2.0])],
    ),
    example(
        "squeeze_no_axes",
        [13, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0]]), tensor("int64", [], shape=(0,))],
        {},
        gives=[tensor("float", [[1.0, 2.0]])],
    ),
    example(
        "squeeze_not_one",
        [13, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0]]), tensor("int64", [1])],
        {},
        violates="C5",
    ),
    example(
        "squeeze_axis_twice",
        [13, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0]]), tensor("int64", [0, -2])],
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
        versions=(1, 11, 13, 21, 23, 24, 25),
        clause="C4",
        reason="It takes an axis away once, however often it is named.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 11, 13, 21, 23, 24, 25),
        examples=("squeeze_attribute_no_axes", "squeeze_no_axes"),
        reason="It takes a list without entries for one that is left out.",
    ),
    Divergence(
        "onnx.reference",
        versions=(1, 11),
        examples=("squeeze_attribute_no_axes",),
        reason="It takes a list without entries for one that is left out.",
    ),
]
#: All calls that other implementations are asked to make.
CASES = every_case(VERSIONS, VALID | VIOLATING, EXAMPLES)

each_version = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
#: The calls of each version that arrays are drawn for.
CALLS = calls_by_version(VERSIONS, VALID)
DRAWN = [VERSIONS[name] for name in ("Squeeze-1", "Squeeze-11")]
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
