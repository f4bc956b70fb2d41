# Emitted from spec/ai.onnx/Add.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Add: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.add as functions

oracle = module_beside(__file__, "oracle_add")


VERSIONS = {
    "Add-1": Version(
        operator="Add",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 6),
        copies=False,
        run=functions.add_1,
        infer=functions.infer_add_1,
        check=functions.check_add_1,
        oracle=oracle.add_1,
        base=call("float[2]", "float[2]").gives("float[2]"),
    ),
    "Add-6": Version(
        operator="Add",
        domain="ai.onnx",
        since=6,
        opsets=range(6, 7),
        copies=False,
        run=functions.add_6,
        infer=functions.infer_add_6,
        check=functions.check_add_6,
        oracle=oracle.add_6,
        base=call("float[2]", "float[2]").gives("float[2]"),
    ),
    "Add-7": Version(
        operator="Add",
        domain="ai.onnx",
        since=7,
        opsets=range(7, 13),
        copies=False,
        run=functions.add_7,
        infer=functions.infer_add_7,
        check=functions.check_add_7,
        oracle=oracle.add_7,
        base=call("float[2]", "float[1]").gives("float[2]"),
    ),
    "Add-13": Version(
        operator="Add",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 14),
        copies=False,
        run=functions.add_13,
        infer=functions.infer_add_13,
        check=functions.check_add_13,
        oracle=oracle.add_13,
        base=call("float[2]", "float[1]").gives("float[2]"),
    ),
    "Add-14": Version(
        operator="Add",
        domain="ai.onnx",
        since=14,
        opsets=range(14, 29),
        copies=False,
        run=functions.add_14,
        infer=functions.infer_add_14,
        check=functions.check_add_14,
        oracle=oracle.add_14,
        base=call("float[2]", "float[1]").gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Add-1-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Add-1-2+2": call("float[2]", "float[2]").gives("float[2]"),
    "Add-1-2x3+2x3": call("float[2,3]", "float[2,3]").gives("float[2,3]"),
    "Add-1-0+0": call("float[0]", "float[0]").gives("float[0]"),
    "Add-1-2+2-broadcast-1": call("float[2]", "float[2]", broadcast=1).gives("float[2]"),
    "Add-1-scalar+scalar-broadcast-1": call("float[]", "float[]", broadcast=1).gives("float[]"),
    "Add-1-2+scalar-broadcast-1": call("float[2]", "float[]", broadcast=1).gives("float[2]"),
    "Add-1-2x3+scalar-broadcast-1": call("float[2,3]", "float[]", broadcast=1).gives("float[2,3]"),
    "Add-1-2+2-axis-0-broadcast-0": call("float[2]", "float[2]", axis=0, broadcast=0).gives(
        "float[2]"
    ),
    "Add-1-2+2-axis-0": call("float[2]", "float[2]", axis=0).gives("float[2]"),
    "Add-1-2+2-broadcast-0": call("float[2]", "float[2]", broadcast=0).gives("float[2]"),
    "Add-1.C3-float": call("float[2]", "float[2]").gives("float[2]"),
    "Add-1.C3-float16": call("float16[2]", "float16[2]").gives("float16[2]"),
    "Add-1.C3-double": call("double[2]", "double[2]").gives("double[2]"),
    "Add-1.C5-axis-omitted": call("float[]", "float[]").gives("float[]"),
    "Add-1.C5-axis-0": call("float[2,3]", "float[2,3]", axis=0).gives("float[2,3]"),
    "Add-1.C5-axis-r-1": call("float[2,3]", "float[2,3]", axis=1).gives("float[2,3]"),
    "Add-1.C6-0": call("float[2]", "float[2]", broadcast=0).gives("float[2]"),
    "Add-1.C6-1": call("float[2]", "float[2]", broadcast=1).gives("float[2]"),
    "Add-6-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Add-6-2+2": call("float[2]", "float[2]").gives("float[2]"),
    "Add-6-2x3+2x3": call("float[2,3]", "float[2,3]").gives("float[2,3]"),
    "Add-6-0+0": call("float[0]", "float[0]").gives("float[0]"),
    "Add-6-2+2-broadcast-1": call("float[2]", "float[2]", broadcast=1).gives("float[2]"),
    "Add-6-scalar+scalar-broadcast-1": call("float[]", "float[]", broadcast=1).gives("float[]"),
    "Add-6-2+scalar-broadcast-1": call("float[2]", "float[]", broadcast=1).gives("float[2]"),
    "Add-6-2x3+scalar-broadcast-1": call("float[2,3]", "float[]", broadcast=1).gives("float[2,3]"),
    "Add-6-2+2-axis-0-broadcast-0": call("float[2]", "float[2]", axis=0, broadcast=0).gives(
        "float[2]"
    ),
    "Add-6-2+2-axis-0": call("float[2]", "float[2]", axis=0).gives("float[2]"),
    "Add-6.C3-float": call("float[2]", "float[2]").gives("float[2]"),
    "Add-6.C3-int32": call("int32[2]", "int32[2]").gives("int32[2]"),
    "Add-6.C3-int64": call("int64[2]", "int64[2]").gives("int64[2]"),
    "Add-6.C3-float16": call("float16[2]", "float16[2]").gives("float16[2]"),
    "Add-6.C3-double": call("double[2]", "double[2]").gives("double[2]"),
    "Add-6.C3-uint32": call("uint32[2]", "uint32[2]").gives("uint32[2]"),
    "Add-6.C3-uint64": call("uint64[2]", "uint64[2]").gives("uint64[2]"),
    "Add-6.C5-axis-omitted": call("float[]", "float[]").gives("float[]"),
    "Add-6.C5-axis-0": call("float[2,3]", "float[2,3]", axis=0).gives("float[2,3]"),
    "Add-6.C5-axis-r-1": call("float[2,3]", "float[2,3]", axis=1).gives("float[2,3]"),
    "Add-6.C6-0": call("float[2]", "float[2]", broadcast=0).gives("float[2]"),
    "Add-6.C6-1": call("float[2]", "float[2]", broadcast=1).gives("float[2]"),
    "Add-7-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Add-7-2+1": call("float[2]", "float[1]").gives("float[2]"),
    "Add-7-2x3+1x3": call("float[2,3]", "float[1,3]").gives("float[2,3]"),
    "Add-7-0+1": call("float[0]", "float[1]").gives("float[0]"),
    "Add-7.C3-float": call("float[2]", "float[1]").gives("float[2]"),
    "Add-7.C3-int32": call("int32[2]", "int32[1]").gives("int32[2]"),
    "Add-7.C3-int64": call("int64[2]", "int64[1]").gives("int64[2]"),
    "Add-7.C3-float16": call("float16[2]", "float16[1]").gives("float16[2]"),
    "Add-7.C3-double": call("double[2]", "double[1]").gives("double[2]"),
    "Add-7.C3-uint32": call("uint32[2]", "uint32[1]").gives("uint32[2]"),
    "Add-7.C3-uint64": call("uint64[2]", "uint64[1]").gives("uint64[2]"),
    "Add-13-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Add-13-2+1": call("float[2]", "float[1]").gives("float[2]"),
    "Add-13-2x3+1x3": call("float[2,3]", "float[1,3]").gives("float[2,3]"),
    "Add-13-0+1": call("float[0]", "float[1]").gives("float[0]"),
    "Add-13.C3-bfloat16": call("bfloat16[2]", "bfloat16[1]").gives("bfloat16[2]"),
    "Add-13.C3-uint64": call("uint64[2]", "uint64[1]").gives("uint64[2]"),
    "Add-13.C3-float": call("float[2]", "float[1]").gives("float[2]"),
    "Add-14-scalar+scalar": call("float[]", "float[]").gives("float[]"),
    "Add-14-2+1": call("float[2]", "float[1]").gives("float[2]"),
    "Add-14-2x3+1x3": call("float[2,3]", "float[1,3]").gives("float[2,3]"),
    "Add-14-0+1": call("float[0]", "float[1]").gives("float[0]"),
    "Add-14.C3-uint8": call("uint8[2]", "uint8[1]").gives("uint8[2]"),
    "Add-14.C3-int8": call("int8[2]", "int8[1]").gives("int8[2]"),
    "Add-14.C3-uint16": call("uint16[2]", "uint16[1]").gives("uint16[2]"),
    "Add-14.C3-int16": call("int16[2]", "int16[1]").gives("int16[2]"),
    "Add-14.C3-float": call("float[2]", "float[1]").gives("float[2]"),
    "Add-14.C3-int32": call("int32[2]", "int32[1]").gives("int32[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Add-1.C1-A-missing": call(None, "float[]"),
    "Add-1.C2-B-missing": call("float[]", None),
    "Add-1.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Add-1.C3-all-int8": call("int8[]", "int8[]"),
    "Add-1.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Add-1.C3-all-int16": call("int16[]", "int16[]"),
    "Add-1.C3-all-int32": call("int32[]", "int32[]"),
    "Add-1.C3-all-int64": call("int64[]", "int64[]"),
    "Add-1.C3-all-string": call("string[]", "string[]"),
    "Add-1.C3-all-bool": call("bool[]", "bool[]"),
    "Add-1.C3-all-uint32": call("uint32[]", "uint32[]"),
    "Add-1.C3-all-uint64": call("uint64[]", "uint64[]"),
    "Add-1.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Add-1.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Add-1.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Add-1.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Add-1.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Add-1.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Add-1.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Add-1.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Add-1.C3-all-int4": call("int4[]", "int4[]"),
    "Add-1.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Add-1.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Add-1.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Add-1.C3-all-int2": call("int2[]", "int2[]"),
    "Add-1.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Add-1.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Add-1.C3-A-uint8": call("uint8[]", "float[]"),
    "Add-1.C3-B-uint8": call("float[]", "uint8[]"),
    "Add-1.C4-B-float16": call("float[]", "float16[]"),
    "Add-1.C4-B-double": call("float[]", "double[]"),
    "Add-1.C4-A-float16": call("float16[]", "float[]"),
    "Add-1.C5-axis-r": call("float[]", "float[]", axis=0),
    "Add-1.C5-axis--1": call("float[]", "float[]", axis=-1),
    "Add-1.C5-axis-2**32": call("float[]", "float[]", axis=2**32),
    "Add-1.C5-axis--2**32": call("float[]", "float[]", axis=-(2**32)),
    "Add-1.C5-axis-2**63-1": call("float[]", "float[]", axis=2**63 - 1),
    "Add-1.C5-axis--2**63": call("float[]", "float[]", axis=-(2**63)),
    "Add-1.C5-axis--r": call("float[2]", "float[2]", axis=-1),
    "Add-1.C6-broadcast-unlisted": call("float[]", "float[]", broadcast=-1),
    "Add-1.C7-B-longer": call("float[2]", "float[3]"),
    "Add-1.C7-B-shorter": call("float[2]", "float[1]"),
    "Add-1.C7-A-longer": call("float[3]", "float[2]"),
    "Add-1.C7-A-shorter": call("float[1]", "float[2]"),
    "Add-1.C7-B-longer-s[0]": call("float[2,3]", "float[3,3]"),
    "Add-1.C7-B-longer-s[1]": call("float[2,3]", "float[2,4]"),
    "Add-1.C7-A-longer-s[1]": call("float[2,4]", "float[2,3]"),
    "Add-1.C7-B-longer-though-empty": call("float[0]", "float[1]"),
    "Add-1.C8-B-one-axis-more": call("float[2]", "float[2,1]", broadcast=1),
    "Add-1.C8-A-one-axis-less": call("float[]", "float[2]", broadcast=1),
    "Add-1.C9-B-longer": call("float[2]", "float[3]", broadcast=1),
    "Add-1.C9-B-empty": call("float[2]", "float[0]", broadcast=1),
    "Add-1.C9-A-longer": call("float[3]", "float[2]", broadcast=1),
    "Add-1.C9-A-shorter": call("float[1]", "float[2]", broadcast=1),
    "Add-1.C9-A-empty": call("float[0]", "float[2]", broadcast=1),
    "Add-6.C1-A-missing": call(None, "float[]"),
    "Add-6.C2-B-missing": call("float[]", None),
    "Add-6.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Add-6.C3-all-int8": call("int8[]", "int8[]"),
    "Add-6.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Add-6.C3-all-int16": call("int16[]", "int16[]"),
    "Add-6.C3-all-string": call("string[]", "string[]"),
    "Add-6.C3-all-bool": call("bool[]", "bool[]"),
    "Add-6.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Add-6.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Add-6.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Add-6.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Add-6.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Add-6.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Add-6.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Add-6.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Add-6.C3-all-int4": call("int4[]", "int4[]"),
    "Add-6.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Add-6.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Add-6.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Add-6.C3-all-int2": call("int2[]", "int2[]"),
    "Add-6.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Add-6.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Add-6.C3-A-uint8": call("uint8[]", "float[]"),
    "Add-6.C3-B-uint8": call("float[]", "uint8[]"),
    "Add-6.C4-B-int32": call("float[]", "int32[]"),
    "Add-6.C4-B-int64": call("float[]", "int64[]"),
    "Add-6.C4-B-float16": call("float[]", "float16[]"),
    "Add-6.C4-A-int32": call("int32[]", "float[]"),
    "Add-6.C5-axis-r": call("float[]", "float[]", axis=0),
    "Add-6.C5-axis--1": call("float[]", "float[]", axis=-1),
    "Add-6.C5-axis--2**32": call("float[]", "float[]", axis=-(2**32)),
    "Add-6.C5-axis--2**63": call("float[]", "float[]", axis=-(2**63)),
    "Add-6.C6-broadcast-unlisted": call("float[]", "float[]", broadcast=-1),
    "Add-6.C7-B-longer": call("float[2]", "float[3]"),
    "Add-6.C7-A-longer": call("float[3]", "float[2]"),
    "Add-6.C7-B-longer-s[0]": call("float[2,3]", "float[3,3]"),
    "Add-6.C7-A-longer-s[1]": call("float[2,4]", "float[2,3]"),
    "Add-6.C8-B-one-axis-more": call("float[2]", "float[2,1]", broadcast=1),
    "Add-6.C8-A-one-axis-less": call("float[]", "float[2]", broadcast=1),
    "Add-6.C9-B-longer": call("float[2]", "float[3]", broadcast=1),
    "Add-6.C9-B-empty": call("float[2]", "float[0]", broadcast=1),
    "Add-6.C9-A-longer": call("float[3]", "float[2]", broadcast=1),
    "Add-6.C9-A-shorter": call("float[1]", "float[2]", broadcast=1),
    "Add-7.C1-A-missing": call(None, "float[]"),
    "Add-7.C2-B-missing": call("float[]", None),
    "Add-7.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Add-7.C3-all-int8": call("int8[]", "int8[]"),
    "Add-7.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Add-7.C3-all-int16": call("int16[]", "int16[]"),
    "Add-7.C3-all-string": call("string[]", "string[]"),
    "Add-7.C3-all-bool": call("bool[]", "bool[]"),
    "Add-7.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Add-7.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Add-7.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Add-7.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Add-7.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Add-7.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Add-7.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Add-7.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Add-7.C3-all-int4": call("int4[]", "int4[]"),
    "Add-7.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Add-7.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Add-7.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Add-7.C3-all-int2": call("int2[]", "int2[]"),
    "Add-7.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Add-7.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Add-7.C3-A-uint8": call("uint8[]", "float[]"),
    "Add-7.C3-B-uint8": call("float[]", "uint8[]"),
    "Add-7.C4-B-int32": call("float[]", "int32[]"),
    "Add-7.C4-B-int64": call("float[]", "int64[]"),
    "Add-7.C4-B-float16": call("float[]", "float16[]"),
    "Add-7.C4-A-int32": call("int32[]", "float[]"),
    "Add-7.C7-B-shorter": call("float[2]", "float[0]"),
    "Add-7.C7-B-longer-s[1]": call("float[2,3]", "float[1,4]"),
    "Add-7.C7-A-longer-s[1]": call("float[2,4]", "float[1,3]"),
    "Add-7.C7-B-longer-though-empty": call("float[0]", "float[2]"),
    "Add-13.C1-A-missing": call(None, "float[]"),
    "Add-13.C2-B-missing": call("float[]", None),
    "Add-13.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Add-13.C3-all-int8": call("int8[]", "int8[]"),
    "Add-13.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Add-13.C3-all-int16": call("int16[]", "int16[]"),
    "Add-13.C4-A-int32": call("int32[]", "float[]"),
    "Add-13.C7-B-longer-though-empty": call("float[0]", "float[2]"),
    "Add-14.C1-A-missing": call(None, "float[]"),
    "Add-14.C2-B-missing": call("float[]", None),
    "Add-14.C3-all-string": call("string[]", "string[]"),
    "Add-14.C3-all-bool": call("bool[]", "bool[]"),
    "Add-14.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Add-14.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Add-14.C4-B-uint8": call("float[]", "uint8[]"),
    "Add-14.C7-B-shorter": call("float[2]", "float[0]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Add-1-2+2-undeclared": call("float", "float").gives("float"),
    "Add-1-2+2-partly": call("float", "float[2]").gives("float[2]"),
    "Add-1-2+2-symbolic": call("float[d0]", "float[d1]").gives("float[d0]"),
    "Add-6-2+2-undeclared": call("float", "float").gives("float"),
    "Add-6-2+2-partly": call("float", "float[2]").gives("float[2]"),
    "Add-6-2+2-symbolic": call("float[d0]", "float[d1]").gives("float[d0]"),
    "Add-7-2+1-undeclared": call("float", "float").gives("float"),
    "Add-7-2+1-partly": call("float", "float[1]").gives("float"),
    "Add-7-2+1-symbolic": call("float[d0]", "float[d1]").gives("float[?]"),
    "Add-13-2+1-undeclared": call("float", "float").gives("float"),
    "Add-13-2+1-partly": call("float", "float[1]").gives("float"),
    "Add-13-2+1-symbolic": call("float[d0]", "float[d1]").gives("float[?]"),
    "Add-14-2+1-undeclared": call("float", "float").gives("float"),
    "Add-14-2+1-partly": call("float", "float[1]").gives("float"),
    "Add-14-2+1-symbolic": call("float[d0]", "float[d1]").gives("float[?]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Add-1.attribute-type-axis-true": call("float[2]", "float[2]", axis=True),
    "Add-1.attribute-type-axis-float": call("float[2]", "float[2]", axis=1.0),
    "Add-1.attribute-type-axis-text": call("float[2]", "float[2]", axis="1"),
    "Add-1.attribute-type-axis-list": call("float[2]", "float[2]", axis=[1]),
    "Add-1.attribute-type-axis-2**63": call("float[2]", "float[2]", axis=2**63),
    "Add-1.attribute-type-axis--2**63-1": call("float[2]", "float[2]", axis=-(2**63 + 1)),
    "Add-1.attribute-type-broadcast-true": call("float[2]", "float[2]", broadcast=True),
    "Add-1.attribute-type-broadcast-float": call("float[2]", "float[2]", broadcast=1.0),
    "Add-1.attribute-type-broadcast-text": call("float[2]", "float[2]", broadcast="1"),
    "Add-1.attribute-type-broadcast-list": call("float[2]", "float[2]", broadcast=[1]),
    "Add-1.attribute-type-broadcast-2**63": call("float[2]", "float[2]", broadcast=2**63),
    "Add-1.attribute-type-broadcast--2**63-1": call("float[2]", "float[2]", broadcast=-(2**63 + 1)),
    "Add-1.attribute-type-consumed_inputs-int": call("float[2]", "float[2]", consumed_inputs=1),
    "Add-1.attribute-type-consumed_inputs-floats": call(
        "float[2]", "float[2]", consumed_inputs=[1.0]
    ),
    "Add-1.attribute-type-consumed_inputs-text": call("float[2]", "float[2]", consumed_inputs="1"),
    "Add-1.attribute-type-consumed_inputs-2**63": call(
        "float[2]", "float[2]", consumed_inputs=[9223372036854775808]
    ),
    "Add-6.attribute-type-axis-true": call("float[2]", "float[2]", axis=True),
    "Add-6.attribute-type-axis-float": call("float[2]", "float[2]", axis=1.0),
    "Add-6.attribute-type-axis-text": call("float[2]", "float[2]", axis="1"),
    "Add-6.attribute-type-axis-list": call("float[2]", "float[2]", axis=[1]),
    "Add-6.attribute-type-axis-2**63": call("float[2]", "float[2]", axis=2**63),
    "Add-6.attribute-type-axis--2**63-1": call("float[2]", "float[2]", axis=-(2**63 + 1)),
    "Add-6.attribute-type-broadcast-true": call("float[2]", "float[2]", broadcast=True),
    "Add-6.attribute-type-broadcast-float": call("float[2]", "float[2]", broadcast=1.0),
    "Add-6.attribute-type-broadcast-text": call("float[2]", "float[2]", broadcast="1"),
    "Add-6.attribute-type-broadcast-list": call("float[2]", "float[2]", broadcast=[1]),
    "Add-6.attribute-type-broadcast-2**63": call("float[2]", "float[2]", broadcast=2**63),
    "Add-6.attribute-type-broadcast--2**63-1": call("float[2]", "float[2]", broadcast=-(2**63 + 1)),
}
EXAMPLES = [
    example(
        "add_same_shape",
        [1, 6, 7, 13, 14],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [[0.5, 0.5], [-3.0, 10.0]])],
        {},
        gives=[tensor("float", [[1.5, 2.5], [0.0, 14.0]])],
    ),
    example(
        "add_not_finite",
        [1, 6, 7, 13, 14],
        [
            tensor("double", [float("inf"), float("inf"), float("nan"), 1.7e308]),
            tensor("double", [1.0, float("-inf"), 1.0, 1.7e308]),
        ],
        {},
        gives=[tensor("double", [float("inf"), float("nan"), float("nan"), float("inf")])],
    ),
    example(
        "add_legacy_axis",
        [1, 6],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), tensor("float", [10.0, 20.0])],
        {"broadcast": 1, "axis": 0},
        gives=[tensor("float", [[11.0, 12.0, 13.0], [24.0, 25.0, 26.0]])],
    ),
    example(
        "add_legacy_size_one",
        [1, 6],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), tensor("float", [[10.0], [20.0]])],
        {"broadcast": 1, "axis": 0},
        gives=[tensor("float", [[11.0, 12.0, 13.0], [24.0, 25.0, 26.0]])],
    ),
    example(
        "add_legacy_single",
        [1, 6],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [[10.0]])],
        {"broadcast": 1},
        gives=[tensor("float", [[11.0, 12.0], [13.0, 14.0]])],
    ),
    example(
        "add_legacy_no_broadcast",
        [1, 6],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [10.0, 20.0])],
        {},
        violates="C7",
    ),
    example(
        "add_wraps",
        [6, 7, 13, 14],
        [tensor("int32", [2147483647, -2147483648]), tensor("int32", [1, -1])],
        {},
        gives=[tensor("int32", [-2147483648, 2147483647])],
    ),
    example(
        "add_row_to_matrix",
        [7, 13, 14],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), tensor("float", [10.0, 20.0, 30.0])],
        {},
        gives=[tensor("float", [[11.0, 22.0, 33.0], [14.0, 25.0, 36.0]])],
    ),
    example(
        "add_both_stretched",
        [7, 13, 14],
        [tensor("int64", [[10], [20]]), tensor("int64", [[1, 2, 3]])],
        {},
        gives=[tensor("int64", [[11, 12, 13], [21, 22, 23]])],
    ),
    example(
        "add_one_to_nothing",
        [7, 13, 14],
        [tensor("float", [], shape=(0, 2)), tensor("float", [[1.0, 2.0]])],
        {},
        gives=[tensor("float", [], shape=(0, 2))],
    ),
    example(
        "add_sizes_differ",
        [7, 13, 14],
        [tensor("float", [1.0, 2.0]), tensor("float", [1.0, 2.0, 3.0])],
        {},
        violates="C7",
    ),
    example(
        "add_types_differ",
        [7, 13, 14],
        [tensor("float", [1.0, 2.0]), tensor("int64", [3, 4])],
        {},
        violates="C4",
    ),
    example(
        "add_wraps_small",
        [14],
        [tensor("uint8", [255, 100]), tensor("uint8", [1, 100])],
        {},
        gives=[tensor("uint8", [0, 200])],
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
