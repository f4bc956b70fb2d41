# Emitted from spec/ai.onnx/Pow.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Pow: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.pow as functions

oracle = module_beside(__file__, "oracle_pow")


VERSIONS = {
    "Pow-1": Version(
        operator="Pow",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 7),
        copies=False,
        run=functions.pow_1,
        infer=functions.infer_pow_1,
        check=functions.check_pow_1,
        oracle=oracle.pow_1,
        ulps=oracle.ulps_of_pow_1,
        base=call("float[2]", "float[2]").gives("float[2]"),
    ),
    "Pow-7": Version(
        operator="Pow",
        domain="ai.onnx",
        since=7,
        opsets=range(7, 12),
        copies=False,
        run=functions.pow_7,
        infer=functions.infer_pow_7,
        check=functions.check_pow_7,
        oracle=oracle.pow_7,
        ulps=oracle.ulps_of_pow_7,
        base=call("float[2]", "float[1]").gives("float[2]"),
    ),
    "Pow-12": Version(
        operator="Pow",
        domain="ai.onnx",
        since=12,
        opsets=range(12, 13),
        copies=False,
        run=functions.pow_12,
        infer=functions.infer_pow_12,
        check=functions.check_pow_12,
        oracle=oracle.pow_12,
        ulps=oracle.ulps_of_pow_12,
        base=call("float[2]", "float[1]").gives("float[2]"),
    ),
    "Pow-13": Version(
        operator="Pow",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 15),
        copies=False,
        run=functions.pow_13,
        infer=functions.infer_pow_13,
        check=functions.check_pow_13,
        oracle=oracle.pow_13,
        ulps=oracle.ulps_of_pow_13,
        base=call("float[2]", "float[1]").gives("float[2]"),
    ),
    "Pow-15": Version(
        operator="Pow",
        domain="ai.onnx",
        since=15,
        opsets=range(15, 29),
        copies=False,
        run=functions.pow_15,
        infer=functions.infer_pow_15,
        check=functions.check_pow_15,
        oracle=oracle.pow_15,
        ulps=oracle.ulps_of_pow_15,
        base=call("float[2]", "float[1]").gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Pow-1-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Pow-1-2+2": call("float[2]", "float[2]").gives("float[2]"),
    "Pow-1-2x3+2x3": call("float[2,3]", "float[2,3]").gives("float[2,3]"),
    "Pow-1-0+0": call("float[0]", "float[0]").gives("float[0]"),
    "Pow-1-2+2-broadcast-1": call("float[2]", "float[2]", broadcast=1).gives("float[2]"),
    "Pow-1-scalar+scalar-broadcast-1": call("float[]", "float[]", broadcast=1).gives("float[]"),
    "Pow-1-2+scalar-broadcast-1": call("float[2]", "float[]", broadcast=1).gives("float[2]"),
    "Pow-1-2x3+scalar-broadcast-1": call("float[2,3]", "float[]", broadcast=1).gives("float[2,3]"),
    "Pow-1-2+2-axis-0-broadcast-0": call("float[2]", "float[2]", axis=0, broadcast=0).gives(
        "float[2]"
    ),
    "Pow-1-2+2-axis-0": call("float[2]", "float[2]", axis=0).gives("float[2]"),
    "Pow-1-2+2-broadcast-0": call("float[2]", "float[2]", broadcast=0).gives("float[2]"),
    "Pow-1.C3-float": call("float[2]", "float[2]").gives("float[2]"),
    "Pow-1.C3-float16": call("float16[2]", "float16[2]").gives("float16[2]"),
    "Pow-1.C3-double": call("double[2]", "double[2]").gives("double[2]"),
    "Pow-1.C5-axis-omitted": call("float[]", "float[]").gives("float[]"),
    "Pow-1.C5-axis-0": call("float[2,3]", "float[2,3]", axis=0).gives("float[2,3]"),
    "Pow-1.C5-axis-r-1": call("float[2,3]", "float[2,3]", axis=1).gives("float[2,3]"),
    "Pow-1.C6-0": call("float[2]", "float[2]", broadcast=0).gives("float[2]"),
    "Pow-1.C6-1": call("float[2]", "float[2]", broadcast=1).gives("float[2]"),
    "Pow-7-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Pow-7-2+1": call("float[2]", "float[1]").gives("float[2]"),
    "Pow-7-2x3+1x3": call("float[2,3]", "float[1,3]").gives("float[2,3]"),
    "Pow-7-0+1": call("float[0]", "float[1]").gives("float[0]"),
    "Pow-7.C3-float": call("float[2]", "float[1]").gives("float[2]"),
    "Pow-7.C3-float16": call("float16[2]", "float16[1]").gives("float16[2]"),
    "Pow-7.C3-double": call("double[2]", "double[1]").gives("double[2]"),
    "Pow-12-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Pow-12-2+1": call("float[2]", "float[1]").gives("float[2]"),
    "Pow-12-2x3+1x3": call("float[2,3]", "float[1,3]").gives("float[2,3]"),
    "Pow-12-0+1": call("float[0]", "float[1]").gives("float[0]"),
    "Pow-12.C3-float": call("float[2]", "float[1]").gives("float[2]"),
    "Pow-12.C3-int32": call("int32[2]", "float[1]").gives("int32[2]"),
    "Pow-12.C3-int64": call("int64[2]", "float[1]").gives("int64[2]"),
    "Pow-12.C3-float16": call("float16[2]", "float[1]").gives("float16[2]"),
    "Pow-12.C3-double": call("double[2]", "float[1]").gives("double[2]"),
    "Pow-12.C10-float": call("float[2]", "float[1]").gives("float[2]"),
    "Pow-12.C10-uint8": call("float[2]", "uint8[1]").gives("float[2]"),
    "Pow-12.C10-int8": call("float[2]", "int8[1]").gives("float[2]"),
    "Pow-12.C10-uint16": call("float[2]", "uint16[1]").gives("float[2]"),
    "Pow-12.C10-int16": call("float[2]", "int16[1]").gives("float[2]"),
    "Pow-12.C10-int32": call("float[2]", "int32[1]").gives("float[2]"),
    "Pow-12.C10-int64": call("float[2]", "int64[1]").gives("float[2]"),
    "Pow-12.C10-float16": call("float[2]", "float16[1]").gives("float[2]"),
    "Pow-12.C10-double": call("float[2]", "double[1]").gives("float[2]"),
    "Pow-12.C10-uint32": call("float[2]", "uint32[1]").gives("float[2]"),
    "Pow-12.C10-uint64": call("float[2]", "uint64[1]").gives("float[2]"),
    "Pow-13-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Pow-13-2+1": call("float[2]", "float[1]").gives("float[2]"),
    "Pow-13-2x3+1x3": call("float[2,3]", "float[1,3]").gives("float[2,3]"),
    "Pow-13-0+1": call("float[0]", "float[1]").gives("float[0]"),
    "Pow-13.C3-bfloat16": call("bfloat16[2]", "float[1]").gives("bfloat16[2]"),
    "Pow-13.C10-uint8": call("float[2]", "uint8[1]").gives("float[2]"),
    "Pow-13.C10-int8": call("float[2]", "int8[1]").gives("float[2]"),
    "Pow-15-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Pow-15-2+1": call("float[2]", "float[1]").gives("float[2]"),
    "Pow-15-2x3+1x3": call("float[2,3]", "float[1,3]").gives("float[2,3]"),
    "Pow-15-0+1": call("float[0]", "float[1]").gives("float[0]"),
    "Pow-15.C10-int8": call("float[2]", "int8[1]").gives("float[2]"),
    "Pow-15.C10-uint16": call("float[2]", "uint16[1]").gives("float[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Pow-1.C1-X-missing": call(None, "float[]"),
    "Pow-1.C2-Y-missing": call("float[]", None),
    "Pow-1.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Pow-1.C3-all-int8": call("int8[]", "int8[]"),
    "Pow-1.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Pow-1.C3-all-int16": call("int16[]", "int16[]"),
    "Pow-1.C3-all-int32": call("int32[]", "int32[]"),
    "Pow-1.C3-all-int64": call("int64[]", "int64[]"),
    "Pow-1.C3-all-string": call("string[]", "string[]"),
    "Pow-1.C3-all-bool": call("bool[]", "bool[]"),
    "Pow-1.C3-all-uint32": call("uint32[]", "uint32[]"),
    "Pow-1.C3-all-uint64": call("uint64[]", "uint64[]"),
    "Pow-1.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Pow-1.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Pow-1.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Pow-1.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Pow-1.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Pow-1.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Pow-1.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Pow-1.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Pow-1.C3-all-int4": call("int4[]", "int4[]"),
    "Pow-1.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Pow-1.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Pow-1.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Pow-1.C3-all-int2": call("int2[]", "int2[]"),
    "Pow-1.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Pow-1.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Pow-1.C3-X-uint8": call("uint8[]", "float[]"),
    "Pow-1.C3-Y-uint8": call("float[]", "uint8[]"),
    "Pow-1.C4-Y-float16": call("float[]", "float16[]"),
    "Pow-1.C4-Y-double": call("float[]", "double[]"),
    "Pow-1.C4-X-float16": call("float16[]", "float[]"),
    "Pow-1.C5-axis-r": call("float[]", "float[]", axis=0),
    "Pow-1.C5-axis--1": call("float[]", "float[]", axis=-1),
    "Pow-1.C5-axis-2**32": call("float[]", "float[]", axis=2**32),
    "Pow-1.C5-axis--2**32": call("float[]", "float[]", axis=-(2**32)),
    "Pow-1.C5-axis-2**63-1": call("float[]", "float[]", axis=2**63 - 1),
    "Pow-1.C5-axis--2**63": call("float[]", "float[]", axis=-(2**63)),
    "Pow-1.C5-axis--r": call("float[2]", "float[2]", axis=-1),
    "Pow-1.C6-broadcast-unlisted": call("float[]", "float[]", broadcast=-1),
    "Pow-1.C7-Y-longer": call("float[2]", "float[3]"),
    "Pow-1.C7-Y-shorter": call("float[2]", "float[1]"),
    "Pow-1.C7-X-longer": call("float[3]", "float[2]"),
    "Pow-1.C7-X-shorter": call("float[1]", "float[2]"),
    "Pow-1.C7-Y-longer-s[0]": call("float[2,3]", "float[3,3]"),
    "Pow-1.C7-Y-longer-s[1]": call("float[2,3]", "float[2,4]"),
    "Pow-1.C7-X-longer-s[1]": call("float[2,4]", "float[2,3]"),
    "Pow-1.C7-Y-longer-though-empty": call("float[0]", "float[1]"),
    "Pow-1.C8-Y-one-axis-more": call("float[2]", "float[2,1]", broadcast=1),
    "Pow-1.C8-X-one-axis-less": call("float[]", "float[2]", broadcast=1),
    "Pow-1.C9-Y-longer": call("float[2]", "float[3]", broadcast=1),
    "Pow-1.C9-Y-empty": call("float[2]", "float[0]", broadcast=1),
    "Pow-1.C9-X-longer": call("float[3]", "float[2]", broadcast=1),
    "Pow-1.C9-X-shorter": call("float[1]", "float[2]", broadcast=1),
    "Pow-1.C9-X-empty": call("float[0]", "float[2]", broadcast=1),
    "Pow-7.C1-X-missing": call(None, "float[]"),
    "Pow-7.C2-Y-missing": call("float[]", None),
    "Pow-7.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Pow-7.C3-all-int8": call("int8[]", "int8[]"),
    "Pow-7.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Pow-7.C3-all-int16": call("int16[]", "int16[]"),
    "Pow-7.C3-all-int32": call("int32[]", "int32[]"),
    "Pow-7.C3-all-int64": call("int64[]", "int64[]"),
    "Pow-7.C3-all-string": call("string[]", "string[]"),
    "Pow-7.C3-all-bool": call("bool[]", "bool[]"),
    "Pow-7.C3-all-uint32": call("uint32[]", "uint32[]"),
    "Pow-7.C3-all-uint64": call("uint64[]", "uint64[]"),
    "Pow-7.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Pow-7.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Pow-7.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Pow-7.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Pow-7.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Pow-7.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Pow-7.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Pow-7.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Pow-7.C3-all-int4": call("int4[]", "int4[]"),
    "Pow-7.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Pow-7.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Pow-7.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Pow-7.C3-all-int2": call("int2[]", "int2[]"),
    "Pow-7.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Pow-7.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Pow-7.C3-X-uint8": call("uint8[]", "float[]"),
    "Pow-7.C3-Y-uint8": call("float[]", "uint8[]"),
    "Pow-7.C4-Y-float16": call("float[]", "float16[]"),
    "Pow-7.C4-Y-double": call("float[]", "double[]"),
    "Pow-7.C4-X-float16": call("float16[]", "float[]"),
    "Pow-7.C7-Y-shorter": call("float[2]", "float[0]"),
    "Pow-7.C7-Y-longer-s[1]": call("float[2,3]", "float[1,4]"),
    "Pow-7.C7-X-longer-s[1]": call("float[2,4]", "float[1,3]"),
    "Pow-7.C7-Y-longer-though-empty": call("float[0]", "float[2]"),
    "Pow-12.C1-X-missing": call(None, "float[]"),
    "Pow-12.C2-Y-missing": call("float[]", None),
    "Pow-12.C3-all-uint8": call("uint8[]", "float[]"),
    "Pow-12.C3-all-int8": call("int8[]", "float[]"),
    "Pow-12.C3-all-uint16": call("uint16[]", "float[]"),
    "Pow-12.C3-all-int16": call("int16[]", "float[]"),
    "Pow-12.C3-all-string": call("string[]", "float[]"),
    "Pow-12.C3-all-bool": call("bool[]", "float[]"),
    "Pow-12.C3-all-uint32": call("uint32[]", "float[]"),
    "Pow-12.C3-all-uint64": call("uint64[]", "float[]"),
    "Pow-12.C3-all-complex64": call("complex64[]", "float[]"),
    "Pow-12.C3-all-complex128": call("complex128[]", "float[]"),
    "Pow-12.C3-all-bfloat16": call("bfloat16[]", "float[]"),
    "Pow-12.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float[]"),
    "Pow-12.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float[]"),
    "Pow-12.C3-all-float8e5m2": call("float8e5m2[]", "float[]"),
    "Pow-12.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float[]"),
    "Pow-12.C3-all-uint4": call("uint4[]", "float[]"),
    "Pow-12.C3-all-int4": call("int4[]", "float[]"),
    "Pow-12.C3-all-float4e2m1": call("float4e2m1[]", "float[]"),
    "Pow-12.C3-all-float8e8m0": call("float8e8m0[]", "float[]"),
    "Pow-12.C3-all-uint2": call("uint2[]", "float[]"),
    "Pow-12.C3-all-int2": call("int2[]", "float[]"),
    "Pow-12.C3-all-float6e2m3": call("float6e2m3[]", "float[]"),
    "Pow-12.C3-all-float6e3m2": call("float6e3m2[]", "float[]"),
    "Pow-12.C7-Y-shorter": call("float[2]", "float[0]"),
    "Pow-12.C7-Y-longer-s[1]": call("float[2,3]", "float[1,4]"),
    "Pow-12.C7-X-longer-s[1]": call("float[2,4]", "float[1,3]"),
    "Pow-12.C7-Y-longer-though-empty": call("float[0]", "float[2]"),
    "Pow-12.C10-all-string": call("float[]", "string[]"),
    "Pow-12.C10-all-bool": call("float[]", "bool[]"),
    "Pow-12.C10-all-complex64": call("float[]", "complex64[]"),
    "Pow-12.C10-all-complex128": call("float[]", "complex128[]"),
    "Pow-12.C10-all-bfloat16": call("float[]", "bfloat16[]"),
    "Pow-12.C10-all-float8e4m3fn": call("float[]", "float8e4m3fn[]"),
    "Pow-12.C10-all-float8e4m3fnuz": call("float[]", "float8e4m3fnuz[]"),
    "Pow-12.C10-all-float8e5m2": call("float[]", "float8e5m2[]"),
    "Pow-12.C10-all-float8e5m2fnuz": call("float[]", "float8e5m2fnuz[]"),
    "Pow-12.C10-all-uint4": call("float[]", "uint4[]"),
    "Pow-12.C10-all-int4": call("float[]", "int4[]"),
    "Pow-12.C10-all-float4e2m1": call("float[]", "float4e2m1[]"),
    "Pow-12.C10-all-float8e8m0": call("float[]", "float8e8m0[]"),
    "Pow-12.C10-all-uint2": call("float[]", "uint2[]"),
    "Pow-12.C10-all-int2": call("float[]", "int2[]"),
    "Pow-12.C10-all-float6e2m3": call("float[]", "float6e2m3[]"),
    "Pow-12.C10-all-float6e3m2": call("float[]", "float6e3m2[]"),
    "Pow-13.C1-X-missing": call(None, "float[]"),
    "Pow-13.C2-Y-missing": call("float[]", None),
    "Pow-13.C3-all-uint8": call("uint8[]", "float[]"),
    "Pow-13.C3-all-int8": call("int8[]", "float[]"),
    "Pow-13.C3-all-uint16": call("uint16[]", "float[]"),
    "Pow-13.C3-all-int16": call("int16[]", "float[]"),
    "Pow-13.C7-Y-longer-though-empty": call("float[0]", "float[2]"),
    "Pow-13.C10-all-string": call("float[]", "string[]"),
    "Pow-13.C10-all-bool": call("float[]", "bool[]"),
    "Pow-13.C10-all-complex64": call("float[]", "complex64[]"),
    "Pow-13.C10-all-complex128": call("float[]", "complex128[]"),
    "Pow-15.C1-X-missing": call(None, "float[]"),
    "Pow-15.C2-Y-missing": call("float[]", None),
    "Pow-15.C3-all-uint8": call("uint8[]", "float[]"),
    "Pow-15.C3-all-int8": call("int8[]", "float[]"),
    "Pow-15.C3-all-uint16": call("uint16[]", "float[]"),
    "Pow-15.C3-all-int16": call("int16[]", "float[]"),
    "Pow-15.C7-Y-shorter": call("float[2]", "float[0]"),
    "Pow-15.C10-all-string": call("float[]", "string[]"),
    "Pow-15.C10-all-bool": call("float[]", "bool[]"),
    "Pow-15.C10-all-complex64": call("float[]", "complex64[]"),
    "Pow-15.C10-all-complex128": call("float[]", "complex128[]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Pow-1-2+2-undeclared": call("float", "float").gives("float"),
    "Pow-1-2+2-partly": call("float", "float[2]").gives("float[2]"),
    "Pow-1-2+2-symbolic": call("float[d0]", "float[d1]").gives("float[d0]"),
    "Pow-7-2+1-undeclared": call("float", "float").gives("float"),
    "Pow-7-2+1-partly": call("float", "float[1]").gives("float"),
    "Pow-7-2+1-symbolic": call("float[d0]", "float[d1]").gives("float[?]"),
    "Pow-12-2+1-undeclared": call("float", "float").gives("float"),
    "Pow-12-2+1-partly": call("float", "float[1]").gives("float"),
    "Pow-12-2+1-symbolic": call("float[d0]", "float[d1]").gives("float[?]"),
    "Pow-13-2+1-undeclared": call("float", "float").gives("float"),
    "Pow-13-2+1-partly": call("float", "float[1]").gives("float"),
    "Pow-13-2+1-symbolic": call("float[d0]", "float[d1]").gives("float[?]"),
    "Pow-15-2+1-undeclared": call("float", "float").gives("float"),
    "Pow-15-2+1-partly": call("float", "float[1]").gives("float"),
    "Pow-15-2+1-symbolic": call("float[d0]", "float[d1]").gives("float[?]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Pow-1.attribute-type-axis-true": call("float[2]", "float[2]", axis=True),
    "Pow-1.attribute-type-axis-float": call("float[2]", "float[2]", axis=1.0),
    "Pow-1.attribute-type-axis-text": call("float[2]", "float[2]", axis="1"),
    "Pow-1.attribute-type-axis-list": call("float[2]", "float[2]", axis=[1]),
    "Pow-1.attribute-type-axis-2**63": call("float[2]", "float[2]", axis=2**63),
    "Pow-1.attribute-type-axis--2**63-1": call("float[2]", "float[2]", axis=-(2**63 + 1)),
    "Pow-1.attribute-type-broadcast-true": call("float[2]", "float[2]", broadcast=True),
    "Pow-1.attribute-type-broadcast-float": call("float[2]", "float[2]", broadcast=1.0),
    "Pow-1.attribute-type-broadcast-text": call("float[2]", "float[2]", broadcast="1"),
    "Pow-1.attribute-type-broadcast-list": call("float[2]", "float[2]", broadcast=[1]),
    "Pow-1.attribute-type-broadcast-2**63": call("float[2]", "float[2]", broadcast=2**63),
    "Pow-1.attribute-type-broadcast--2**63-1": call("float[2]", "float[2]", broadcast=-(2**63 + 1)),
}
EXAMPLES = [
    example(
        "pow_same_shape",
        [1, 7, 12, 13, 15],
        [
            tensor("float", [[2.0, -2.0, 4.0], [10.0, 5.0, 2.0]]),
            tensor("float", [[3.0, 3.0, 0.5], [-1.0, 0.0, 10.0]]),
        ],
        {},
        gives=[tensor("float", [[8.0, -8.0, 2.0], [0.1, 1.0, 1024.0]])],
    ),
    example(
        "pow_edges",
        [1, 7, 12, 13, 15],
        [
            tensor("double", [0.0, float("nan"), 1.0, 0.0, -0.0, float("inf"), -8.0]),
            tensor("double", [0.0, 0.0, float("nan"), -1.0, -1.0, -1.0, 0.5]),
        ],
        {},
        gives=[tensor("double", [1.0, 1.0, 1.0, float("inf"), float("-inf"), 0.0, float("nan")])],
    ),
    example(
        "pow_legacy_axis",
        [1],
        [tensor("float", [[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]), tensor("float", [2.0, 3.0])],
        {"broadcast": 1, "axis": 0},
        gives=[tensor("float", [[1.0, 4.0, 9.0], [1.0, 8.0, 27.0]])],
    ),
    example(
        "pow_legacy_single",
        [1],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [2.0])],
        {"broadcast": 1},
        gives=[tensor("float", [[1.0, 4.0], [9.0, 16.0]])],
    ),
    example(
        "pow_legacy_no_broadcast",
        [1],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", 2.0)],
        {},
        violates="C7",
    ),
    example(
        "pow_scalar",
        [7, 12, 13, 15],
        [tensor("float", [1.0, 2.0, -3.0]), tensor("float", 2.0)],
        {},
        gives=[tensor("float", [1.0, 4.0, 9.0])],
    ),
    example(
        "pow_types_differ_early",
        [7],
        [tensor("float", [1.0, 2.0]), tensor("double", [2.0, 2.0])],
        {},
        violates="C4",
    ),
    example(
        "pow_whole_bases",
        [12, 13, 15],
        [tensor("int32", [2, 10, 4, 9]), tensor("float", [3.0, 0.5, -1.0, 0.5])],
        {},
        gives=[tensor("int32", [8, 3, 0, 3])],
    ),
    example(
        "pow_whole_exponents",
        [12, 13, 15],
        [tensor("float", [1.5, -2.0, 2.0]), tensor("int64", [2, 3, -1])],
        {},
        gives=[tensor("float", [2.25, -8.0, 0.5])],
    ),
    example(
        "pow_negative_exponents",
        [12, 13, 15],
        [tensor("int32", [2, 1, -1, -1, 0]), tensor("int32", [-1, -5, -1, -2, -1])],
        {},
        gives=[tensor("int32", [0, 1, -1, 1, 0])],
    ),
    example(
        "pow_wraps",
        [12, 13, 15],
        [tensor("int32", [10, 2]), tensor("int32", [10, 31])],
        {},
        gives=[tensor("int32", [1410065408, -2147483648])],
    ),
    example(
        "pow_bfloat16",
        [15],
        [tensor("bfloat16", [2.0, 3.0]), tensor("bfloat16", [-1.0, 2.0])],
        {},
        gives=[tensor("bfloat16", [0.5, 9.0])],
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
        cases=(
            "Pow-1-2+2-broadcast-1",
            "Pow-1-scalar+scalar-broadcast-1",
            "Pow-1-2+scalar-broadcast-1",
            "Pow-1-2x3+scalar-broadcast-1",
            "Pow-1-2+2-axis-0-broadcast-0",
            "Pow-1-2+2-axis-0",
            "Pow-1-2+2-broadcast-0",
            "Pow-1.C5-axis-0",
            "Pow-1.C5-axis-r-1",
            "Pow-1.C6-0",
            "Pow-1.C6-1",
            "Pow-1.C5-axis-r",
            "Pow-1.C5-axis--1",
            "Pow-1.C5-axis-2**32",
            "Pow-1.C5-axis--2**32",
            "Pow-1.C5-axis-2**63-1",
            "Pow-1.C5-axis--2**63",
            "Pow-1.C5-axis--r",
            "Pow-1.C6-broadcast-unlisted",
            "Pow-1.C8-Y-one-axis-more",
            "Pow-1.C8-X-one-axis-less",
            "Pow-1.C9-Y-longer",
            "Pow-1.C9-Y-empty",
            "Pow-1.C9-X-longer",
            "Pow-1.C9-X-shorter",
            "Pow-1.C9-X-empty",
        ),
        reason="It knows neither of the two attributes, and refuses a node that has one.",
    ),
    Divergence(
        "onnxruntime",
        versions=(12, 13, 15),
        examples=("pow_negative_exponents", "pow_wraps"),
        reason="It computes in double precision; what does not fit becomes the smallest number.",
    ),
    Divergence(
        "onnx.reference",
        versions=(12, 13, 15),
        examples=("pow_negative_exponents",),
        reason="NumPy has no negative whole powers of whole numbers, and refuses.",
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
