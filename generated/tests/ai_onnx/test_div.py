# Emitted from spec/ai.onnx/Div.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Div: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.div as functions

oracle = module_beside(__file__, "oracle_div")


VERSIONS = {
    "Div-1": Version(
        operator="Div",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 6),
        copies=False,
        run=functions.div_1,
        infer=functions.infer_div_1,
        check=functions.check_div_1,
        oracle=oracle.div_1,
        base=call("float[2]", "float[2]").gives("float[2]"),
    ),
    "Div-6": Version(
        operator="Div",
        domain="ai.onnx",
        since=6,
        opsets=range(6, 7),
        copies=False,
        run=functions.div_6,
        infer=functions.infer_div_6,
        check=functions.check_div_6,
        oracle=oracle.div_6,
        base=call("float[2]", "float[2]").gives("float[2]"),
    ),
    "Div-7": Version(
        operator="Div",
        domain="ai.onnx",
        since=7,
        opsets=range(7, 13),
        copies=False,
        run=functions.div_7,
        infer=functions.infer_div_7,
        check=functions.check_div_7,
        oracle=oracle.div_7,
        base=call("float[2]", "float[1]").gives("float[2]"),
    ),
    "Div-13": Version(
        operator="Div",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 14),
        copies=False,
        run=functions.div_13,
        infer=functions.infer_div_13,
        check=functions.check_div_13,
        oracle=oracle.div_13,
        base=call("float[2]", "float[1]").gives("float[2]"),
    ),
    "Div-14": Version(
        operator="Div",
        domain="ai.onnx",
        since=14,
        opsets=range(14, 29),
        copies=False,
        run=functions.div_14,
        infer=functions.infer_div_14,
        check=functions.check_div_14,
        oracle=oracle.div_14,
        base=call("float[2]", "float[1]").gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Div-1-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Div-1-2+2": call("float[2]", "float[2]").gives("float[2]"),
    "Div-1-2x3+2x3": call("float[2,3]", "float[2,3]").gives("float[2,3]"),
    "Div-1-0+0": call("float[0]", "float[0]").gives("float[0]"),
    "Div-1-2+2-broadcast-1": call("float[2]", "float[2]", broadcast=1).gives("float[2]"),
    "Div-1-scalar+scalar-broadcast-1": call("float[]", "float[]", broadcast=1).gives("float[]"),
    "Div-1-2+scalar-broadcast-1": call("float[2]", "float[]", broadcast=1).gives("float[2]"),
    "Div-1-2x3+scalar-broadcast-1": call("float[2,3]", "float[]", broadcast=1).gives("float[2,3]"),
    "Div-1-2+2-axis-0-broadcast-0": call("float[2]", "float[2]", axis=0, broadcast=0).gives(
        "float[2]"
    ),
    "Div-1-2+2-axis-0": call("float[2]", "float[2]", axis=0).gives("float[2]"),
    "Div-1-2+2-broadcast-0": call("float[2]", "float[2]", broadcast=0).gives("float[2]"),
    "Div-1.C3-float": call("float[2]", "float[2]").gives("float[2]"),
    "Div-1.C3-float16": call("float16[2]", "float16[2]").gives("float16[2]"),
    "Div-1.C3-double": call("double[2]", "double[2]").gives("double[2]"),
    "Div-1.C5-axis-omitted": call("float[]", "float[]").gives("float[]"),
    "Div-1.C5-axis-0": call("float[2,3]", "float[2,3]", axis=0).gives("float[2,3]"),
    "Div-1.C5-axis-r-1": call("float[2,3]", "float[2,3]", axis=1).gives("float[2,3]"),
    "Div-1.C6-0": call("float[2]", "float[2]", broadcast=0).gives("float[2]"),
    "Div-1.C6-1": call("float[2]", "float[2]", broadcast=1).gives("float[2]"),
    "Div-6-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Div-6-2+2": call("float[2]", "float[2]").gives("float[2]"),
    "Div-6-2x3+2x3": call("float[2,3]", "float[2,3]").gives("float[2,3]"),
    "Div-6-0+0": call("float[0]", "float[0]").gives("float[0]"),
    "Div-6-2+2-broadcast-1": call("float[2]", "float[2]", broadcast=1).gives("float[2]"),
    "Div-6-scalar+scalar-broadcast-1": call("float[]", "float[]", broadcast=1).gives("float[]"),
    "Div-6-2+scalar-broadcast-1": call("float[2]", "float[]", broadcast=1).gives("float[2]"),
    "Div-6-2x3+scalar-broadcast-1": call("float[2,3]", "float[]", broadcast=1).gives("float[2,3]"),
    "Div-6-2+2-axis-0-broadcast-0": call("float[2]", "float[2]", axis=0, broadcast=0).gives(
        "float[2]"
    ),
    "Div-6-2+2-axis-0": call("float[2]", "float[2]", axis=0).gives("float[2]"),
    "Div-6.C3-float": call("float[2]", "float[2]").gives("float[2]"),
    "Div-6.C3-int32": call("int32[2]", "int32[2]").gives("int32[2]"),
    "Div-6.C3-int64": call("int64[2]", "int64[2]").gives("int64[2]"),
    "Div-6.C3-float16": call("float16[2]", "float16[2]").gives("float16[2]"),
    "Div-6.C3-double": call("double[2]", "double[2]").gives("double[2]"),
    "Div-6.C3-uint32": call("uint32[2]", "uint32[2]").gives("uint32[2]"),
    "Div-6.C3-uint64": call("uint64[2]", "uint64[2]").gives("uint64[2]"),
    "Div-6.C5-axis-omitted": call("float[]", "float[]").gives("float[]"),
    "Div-6.C5-axis-0": call("float[2,3]", "float[2,3]", axis=0).gives("float[2,3]"),
    "Div-6.C5-axis-r-1": call("float[2,3]", "float[2,3]", axis=1).gives("float[2,3]"),
    "Div-6.C6-0": call("float[2]", "float[2]", broadcast=0).gives("float[2]"),
    "Div-6.C6-1": call("float[2]", "float[2]", broadcast=1).gives("float[2]"),
    "Div-7-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Div-7-2+1": call("float[2]", "float[1]").gives("float[2]"),
    "Div-7-2x3+1x3": call("float[2,3]", "float[1,3]").gives("float[2,3]"),
    "Div-7-0+1": call("float[0]", "float[1]").gives("float[0]"),
    "Div-7.C3-float": call("float[2]", "float[1]").gives("float[2]"),
    "Div-7.C3-int32": call("int32[2]", "int32[1]").gives("int32[2]"),
    "Div-7.C3-int64": call("int64[2]", "int64[1]").gives("int64[2]"),
    "Div-7.C3-float16": call("float16[2]", "float16[1]").gives("float16[2]"),
    "Div-7.C3-double": call("double[2]", "double[1]").gives("double[2]"),
    "Div-7.C3-uint32": call("uint32[2]", "uint32[1]").gives("uint32[2]"),
    "Div-7.C3-uint64": call("uint64[2]", "uint64[1]").gives("uint64[2]"),
    "Div-13-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Div-13-2+1": call("float[2]", "float[1]").gives("float[2]"),
    "Div-13-2x3+1x3": call("float[2,3]", "float[1,3]").gives("float[2,3]"),
    "Div-13-0+1": call("float[0]", "float[1]").gives("float[0]"),
    "Div-13.C3-bfloat16": call("bfloat16[2]", "bfloat16[1]").gives("bfloat16[2]"),
    "Div-13.C3-uint64": call("uint64[2]", "uint64[1]").gives("uint64[2]"),
    "Div-13.C3-float": call("float[2]", "float[1]").gives("float[2]"),
    "Div-14-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Div-14-2+1": call("float[2]", "float[1]").gives("float[2]"),
    "Div-14-2x3+1x3": call("float[2,3]", "float[1,3]").gives("float[2,3]"),
    "Div-14-0+1": call("float[0]", "float[1]").gives("float[0]"),
    "Div-14.C3-uint8": call("uint8[2]", "uint8[1]").gives("uint8[2]"),
    "Div-14.C3-int8": call("int8[2]", "int8[1]").gives("int8[2]"),
    "Div-14.C3-uint16": call("uint16[2]", "uint16[1]").gives("uint16[2]"),
    "Div-14.C3-int16": call("int16[2]", "int16[1]").gives("int16[2]"),
    "Div-14.C3-float": call("float[2]", "float[1]").gives("float[2]"),
    "Div-14.C3-int32": call("int32[2]", "int32[1]").gives("int32[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Div-1.C1-A-missing": call(None, "float[]"),
    "Div-1.C2-B-missing": call("float[]", None),
    "Div-1.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Div-1.C3-all-int8": call("int8[]", "int8[]"),
    "Div-1.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Div-1.C3-all-int16": call("int16[]", "int16[]"),
    "Div-1.C3-all-int32": call("int32[]", "int32[]"),
    "Div-1.C3-all-int64": call("int64[]", "int64[]"),
    "Div-1.C3-all-string": call("string[]", "string[]"),
    "Div-1.C3-all-bool": call("bool[]", "bool[]"),
    "Div-1.C3-all-uint32": call("uint32[]", "uint32[]"),
    "Div-1.C3-all-uint64": call("uint64[]", "uint64[]"),
    "Div-1.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Div-1.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Div-1.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Div-1.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Div-1.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Div-1.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Div-1.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Div-1.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Div-1.C3-all-int4": call("int4[]", "int4[]"),
    "Div-1.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Div-1.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Div-1.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Div-1.C3-all-int2": call("int2[]", "int2[]"),
    "Div-1.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Div-1.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Div-1.C3-A-uint8": call("uint8[]", "float[]"),
    "Div-1.C3-B-uint8": call("float[]", "uint8[]"),
    "Div-1.C4-B-float16": call("float[]", "float16[]"),
    "Div-1.C4-B-double": call("float[]", "double[]"),
    "Div-1.C4-A-float16": call("float16[]", "float[]"),
    "Div-1.C5-axis-r": call("float[]", "float[]", axis=0),
    "Div-1.C5-axis--1": call("float[]", "float[]", axis=-1),
    "Div-1.C5-axis-2**32": call("float[]", "float[]", axis=2**32),
    "Div-1.C5-axis--2**32": call("float[]", "float[]", axis=-(2**32)),
    "Div-1.C5-axis-2**63-1": call("float[]", "float[]", axis=2**63 - 1),
    "Div-1.C5-axis--2**63": call("float[]", "float[]", axis=-(2**63)),
    "Div-1.C5-axis--r": call("float[2]", "float[2]", axis=-1),
    "Div-1.C6-broadcast-unlisted": call("float[]", "float[]", broadcast=-1),
    "Div-1.C7-B-longer": call("float[2]", "float[3]"),
    "Div-1.C7-B-shorter": call("float[2]", "float[1]"),
    "Div-1.C7-A-longer": call("float[3]", "float[2]"),
    "Div-1.C7-A-shorter": call("float[1]", "float[2]"),
    "Div-1.C7-B-longer-s[0]": call("float[2,3]", "float[3,3]"),
    "Div-1.C7-B-longer-s[1]": call("float[2,3]", "float[2,4]"),
    "Div-1.C7-A-longer-s[1]": call("float[2,4]", "float[2,3]"),
    "Div-1.C7-B-longer-though-empty": call("float[0]", "float[1]"),
    "Div-1.C8-B-one-axis-more": call("float[2]", "float[2,1]", broadcast=1),
    "Div-1.C8-A-one-axis-less": call("float[]", "float[2]", broadcast=1),
    "Div-1.C9-B-longer": call("float[2]", "float[3]", broadcast=1),
    "Div-1.C9-B-empty": call("float[2]", "float[0]", broadcast=1),
    "Div-1.C9-A-longer": call("float[3]", "float[2]", broadcast=1),
    "Div-1.C9-A-shorter": call("float[1]", "float[2]", broadcast=1),
    "Div-1.C9-A-empty": call("float[0]", "float[2]", broadcast=1),
    "Div-6.C1-A-missing": call(None, "float[]"),
    "Div-6.C2-B-missing": call("float[]", None),
    "Div-6.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Div-6.C3-all-int8": call("int8[]", "int8[]"),
    "Div-6.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Div-6.C3-all-int16": call("int16[]", "int16[]"),
    "Div-6.C3-all-string": call("string[]", "string[]"),
    "Div-6.C3-all-bool": call("bool[]", "bool[]"),
    "Div-6.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Div-6.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Div-6.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Div-6.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Div-6.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Div-6.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Div-6.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Div-6.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Div-6.C3-all-int4": call("int4[]", "int4[]"),
    "Div-6.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Div-6.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Div-6.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Div-6.C3-all-int2": call("int2[]", "int2[]"),
    "Div-6.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Div-6.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Div-6.C3-A-uint8": call("uint8[]", "float[]"),
    "Div-6.C3-B-uint8": call("float[]", "uint8[]"),
    "Div-6.C4-B-int32": call("float[]", "int32[]"),
    "Div-6.C4-B-int64": call("float[]", "int64[]"),
    "Div-6.C4-B-float16": call("float[]", "float16[]"),
    "Div-6.C4-A-int32": call("int32[]", "float[]"),
    "Div-6.C5-axis-r": call("float[]", "float[]", axis=0),
    "Div-6.C5-axis--1": call("float[]", "float[]", axis=-1),
    "Div-6.C5-axis--2**32": call("float[]", "float[]", axis=-(2**32)),
    "Div-6.C5-axis--2**63": call("float[]", "float[]", axis=-(2**63)),
    "Div-6.C6-broadcast-unlisted": call("float[]", "float[]", broadcast=-1),
    "Div-6.C7-B-longer": call("float[2]", "float[3]"),
    "Div-6.C7-A-longer": call("float[3]", "float[2]"),
    "Div-6.C7-B-longer-s[0]": call("float[2,3]", "float[3,3]"),
    "Div-6.C7-A-longer-s[1]": call("float[2,4]", "float[2,3]"),
    "Div-6.C8-B-one-axis-more": call("float[2]", "float[2,1]", broadcast=1),
    "Div-6.C8-A-one-axis-less": call("float[]", "float[2]", broadcast=1),
    "Div-6.C9-B-longer": call("float[2]", "float[3]", broadcast=1),
    "Div-6.C9-B-empty": call("float[2]", "float[0]", broadcast=1),
    "Div-6.C9-A-longer": call("float[3]", "float[2]", broadcast=1),
    "Div-6.C9-A-shorter": call("float[1]", "float[2]", broadcast=1),
    "Div-7.C1-A-missing": call(None, "float[]"),
    "Div-7.C2-B-missing": call("float[]", None),
    "Div-7.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Div-7.C3-all-int8": call("int8[]", "int8[]"),
    "Div-7.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Div-7.C3-all-int16": call("int16[]", "int16[]"),
    "Div-7.C3-all-string": call("string[]", "string[]"),
    "Div-7.C3-all-bool": call("bool[]", "bool[]"),
    "Div-7.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Div-7.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Div-7.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Div-7.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Div-7.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Div-7.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Div-7.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Div-7.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Div-7.C3-all-int4": call("int4[]", "int4[]"),
    "Div-7.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Div-7.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Div-7.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Div-7.C3-all-int2": call("int2[]", "int2[]"),
    "Div-7.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Div-7.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Div-7.C3-A-uint8": call("uint8[]", "float[]"),
    "Div-7.C3-B-uint8": call("float[]", "uint8[]"),
    "Div-7.C4-B-int32": call("float[]", "int32[]"),
    "Div-7.C4-B-int64": call("float[]", "int64[]"),
    "Div-7.C4-B-float16": call("float[]", "float16[]"),
    "Div-7.C4-A-int32": call("int32[]", "float[]"),
    "Div-7.C7-B-shorter": call("float[2]", "float[0]"),
    "Div-7.C7-B-longer-s[1]": call("float[2,3]", "float[1,4]"),
    "Div-7.C7-A-longer-s[1]": call("float[2,4]", "float[1,3]"),
    "Div-7.C7-B-longer-though-empty": call("float[0]", "float[2]"),
    "Div-13.C1-A-missing": call(None, "float[]"),
    "Div-13.C2-B-missing": call("float[]", None),
    "Div-13.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Div-13.C3-all-int8": call("int8[]", "int8[]"),
    "Div-13.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Div-13.C3-all-int16": call("int16[]", "int16[]"),
    "Div-13.C4-A-int32": call("int32[]", "float[]"),
    "Div-13.C7-B-longer-though-empty": call("float[0]", "float[2]"),
    "Div-14.C1-A-missing": call(None, "float[]"),
    "Div-14.C2-B-missing": call("float[]", None),
    "Div-14.C3-all-string": call("string[]", "string[]"),
    "Div-14.C3-all-bool": call("bool[]", "bool[]"),
    "Div-14.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Div-14.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Div-14.C4-B-uint8": call("float[]", "uint8[]"),
    "Div-14.C7-B-shorter": call("float[2]", "float[0]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Div-1-2+2-undeclared": call("float", "float").gives("float"),
    "Div-1-2+2-partly": call("float", "float[2]").gives("float[2]"),
    "Div-1-2+2-symbolic": call("float[d0]", "float[d1]").gives("float[d0]"),
    "Div-6-2+2-undeclared": call("float", "float").gives("float"),
    "Div-6-2+2-partly": call("float", "float[2]").gives("float[2]"),
    "Div-6-2+2-symbolic": call("float[d0]", "float[d1]").gives("float[d0]"),
    "Div-7-2+1-undeclared": call("float", "float").gives("float"),
    "Div-7-2+1-partly": call("float", "float[1]").gives("float"),
    "Div-7-2+1-symbolic": call("float[d0]", "float[d1]").gives("float[?]"),
    "Div-13-2+1-undeclared": call("float", "float").gives("float"),
    "Div-13-2+1-partly": call("float", "float[1]").gives("float"),
    "Div-13-2+1-symbolic": call("float[d0]", "float[d1]").gives("float[?]"),
    "Div-14-2+1-undeclared": call("float", "float").gives("float"),
    "Div-14-2+1-partly": call("float", "float[1]").gives("float"),
    "Div-14-2+1-symbolic": call("float[d0]", "float[d1]").gives("float[?]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Div-1.attribute-type-axis-true": call("float[2]", "float[2]", axis=True),
    "Div-1.attribute-type-axis-float": call("float[2]", "float[2]", axis=1.0),
    "Div-1.attribute-type-axis-text": call("float[2]", "float[2]", axis="1"),
    "Div-1.attribute-type-axis-list": call("float[2]", "float[2]", axis=[1]),
    "Div-1.attribute-type-axis-2**63": call("float[2]", "float[2]", axis=2**63),
    "Div-1.attribute-type-axis--2**63-1": call("float[2]", "float[2]", axis=-(2**63 + 1)),
    "Div-1.attribute-type-broadcast-true": call("float[2]", "float[2]", broadcast=True),
    "Div-1.attribute-type-broadcast-float": call("float[2]", "float[2]", broadcast=1.0),
    "Div-1.attribute-type-broadcast-text": call("float[2]", "float[2]", broadcast="1"),
    "Div-1.attribute-type-broadcast-list": call("float[2]", "float[2]", broadcast=[1]),
    "Div-1.attribute-type-broadcast-2**63": call("float[2]", "float[2]", broadcast=2**63),
    "Div-1.attribute-type-broadcast--2**63-1": call("float[2]", "float[2]", broadcast=-(2**63 + 1)),
    "Div-1.attribute-type-consumed_inputs-int": call("float[2]", "float[2]", consumed_inputs=1),
    "Div-1.attribute-type-consumed_inputs-floats": call(
        "float[2]", "float[2]", consumed_inputs=[1.0]
    ),
    "Div-1.attribute-type-consumed_inputs-text": call("float[2]", "float[2]", consumed_inputs="1"),
    "Div-1.attribute-type-consumed_inputs-2**63": call(
        "float[2]", "float[2]", consumed_inputs=[9223372036854775808]
    ),
    "Div-6.attribute-type-axis-true": call("float[2]", "float[2]", axis=True),
    "Div-6.attribute-type-axis-float": call("float[2]", "float[2]", axis=1.0),
    "Div-6.attribute-type-axis-text": call("float[2]", "float[2]", axis="1"),
    "Div-6.attribute-type-axis-list": call("float[2]", "float[2]", axis=[1]),
    "Div-6.attribute-type-axis-2**63": call("float[2]", "float[2]", axis=2**63),
    "Div-6.attribute-type-axis--2**63-1": call("float[2]", "float[2]", axis=-(2**63 + 1)),
    "Div-6.attribute-type-broadcast-true": call("float[2]", "float[2]", broadcast=True),
    "Div-6.attribute-type-broadcast-float": call("float[2]", "float[2]", broadcast=1.0),
    "Div-6.attribute-type-broadcast-text": call("float[2]", "float[2]", broadcast="1"),
    "Div-6.attribute-type-broadcast-list": call("float[2]", "float[2]", broadcast=[1]),
    "Div-6.attribute-type-broadcast-2**63": call("float[2]", "float[2]", broadcast=2**63),
    "Div-6.attribute-type-broadcast--2**63-1": call("float[2]", "float[2]", broadcast=-(2**63 + 1)),
}
EXAMPLES = [
    example(
        "div_same_shape",
        [1, 6, 7, 13, 14],
        [tensor("float", [[1.0, 2.0], [3.0, -4.0]]), tensor("float", [[2.0, 0.5], [1.0, 8.0]])],
        {},
        gives=[tensor("float", [[0.5, 4.0], [3.0, -0.5]])],
    ),
    example(
        "div_by_zero",
        [1, 6, 7, 13, 14],
        [
            tensor("double", [1.0, -1.0, 1.0, 0.0, float("inf")]),
            tensor("double", [0.0, 0.0, -0.0, 0.0, float("inf")]),
        ],
        {},
        gives=[
            tensor(
                "double", [float("inf"), float("-inf"), float("-inf"), float("nan"), float("nan")]
            )
        ],
    ),
    example(
        "div_legacy_axis",
        [1, 6],
        [tensor("float", [[2.0, 4.0, 6.0], [4.0, 8.0, 12.0]]), tensor("float", [2.0, 4.0])],
        {"broadcast": 1, "axis": 0},
        gives=[tensor("float", [[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]])],
    ),
    example(
        "div_legacy_single",
        [1, 6],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [[2.0]])],
        {"broadcast": 1},
        gives=[tensor("float", [[0.5, 1.0], [1.5, 2.0]])],
    ),
    example(
        "div_legacy_no_broadcast",
        [1, 6],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [10.0, 20.0])],
        {},
        violates="C7",
    ),
    example(
        "div_truncates",
        [6, 7, 13, 14],
        [tensor("int32", [7, -7, 7, -7]), tensor("int32", [2, 2, -2, -2])],
        {},
        gives=[tensor("int32", [3, -3, -3, 3])],
    ),
    example(
        "div_whole_by_zero",
        [6, 7, 13, 14],
        [tensor("int64", [5, 0, -5]), tensor("int64", [0, 0, 0])],
        {},
        gives=[tensor("int64", [0, 0, 0])],
    ),
    example(
        "div_wraps_wide",
        [6, 7, 13, 14],
        [tensor("int64", [-9223372036854775808, 9]), tensor("int64", [-1, -1])],
        {},
        gives=[tensor("int64", [-9223372036854775808, -9])],
    ),
    example(
        "div_matrix_by_row",
        [7, 13, 14],
        [tensor("float", [[2.0, 4.0, 6.0], [1.0, 8.0, 0.0]]), tensor("float", [1.0, 2.0, 4.0])],
        {},
        gives=[tensor("float", [[2.0, 2.0, 1.5], [1.0, 4.0, 0.0]])],
    ),
    example(
        "div_types_differ",
        [7, 13, 14],
        [tensor("float", [1.0, 2.0]), tensor("int64", [3, 4])],
        {},
        violates="C4",
    ),
    example(
        "div_wraps",
        [14],
        [tensor("int8", [-128, 127]), tensor("int8", [-1, -1])],
        {},
        gives=[tensor("int8", [-128, -127])],
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
        versions=(7, 13, 14),
        examples=("div_whole_by_zero",),
        reason="It refuses to divide whole numbers by zero.",
    ),
    Divergence(
        "onnxruntime",
        versions=(7, 13, 14),
        examples=("div_wraps_wide",),
        ends=True,
        reason=(
            "It leaves the division to the processor, which stops where the "
            "smallest number of 32 or 64 bits is divided by -1."
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
