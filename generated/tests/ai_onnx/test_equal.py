# Emitted from spec/ai.onnx/Equal.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Equal: every clause, border, element type and example of its versions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from onnxops_models import (
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

import onnxops.ai.onnx.equal as functions

oracle = module_beside(__file__, "oracle_equal")


VERSIONS = {
    "Equal-1": Version(
        operator="Equal",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 7),
        copies=False,
        run=functions.equal_1,
        infer=functions.infer_equal_1,
        check=functions.check_equal_1,
        oracle=oracle.equal_1,
        base=call("int64[2]", "int64[2]").gives("bool[2]"),
    ),
    "Equal-7": Version(
        operator="Equal",
        domain="ai.onnx",
        since=7,
        opsets=range(7, 11),
        copies=False,
        run=functions.equal_7,
        infer=functions.infer_equal_7,
        check=functions.check_equal_7,
        oracle=oracle.equal_7,
        base=call("int64[2]", "int64[1]").gives("bool[2]"),
    ),
    "Equal-11": Version(
        operator="Equal",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=False,
        run=functions.equal_11,
        infer=functions.infer_equal_11,
        check=functions.check_equal_11,
        oracle=oracle.equal_11,
        base=call("float[2]", "float[1]").gives("bool[2]"),
    ),
    "Equal-13": Version(
        operator="Equal",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 19),
        copies=False,
        run=functions.equal_13,
        infer=functions.infer_equal_13,
        check=functions.check_equal_13,
        oracle=oracle.equal_13,
        base=call("float[2]", "float[1]").gives("bool[2]"),
    ),
    "Equal-19": Version(
        operator="Equal",
        domain="ai.onnx",
        since=19,
        opsets=range(19, 29),
        copies=False,
        run=functions.equal_19,
        infer=functions.infer_equal_19,
        check=functions.check_equal_19,
        oracle=oracle.equal_19,
        base=call("float[2]", "float[1]").gives("bool[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Equal-1-scalar+scalar": call("int64[]", "int64[]").gives("bool[]"),
    "Equal-1-2+2": call("int64[2]", "int64[2]").gives("bool[2]"),
    "Equal-1-2x3+2x3": call("int64[2,3]", "int64[2,3]").gives("bool[2,3]"),
    "Equal-1-0+0": call("int64[0]", "int64[0]").gives("bool[0]"),
    "Equal-1-2+2-broadcast-1": call("int64[2]", "int64[2]", broadcast=1).gives("bool[2]"),
    "Equal-1-scalar+scalar-broadcast-1": call("int64[]", "int64[]", broadcast=1).gives("bool[]"),
    "Equal-1-2+scalar-broadcast-1": call("int64[2]", "int64[]", broadcast=1).gives("bool[2]"),
    "Equal-1-2x3+scalar-broadcast-1": call("int64[2,3]", "int64[]", broadcast=1).gives("bool[2,3]"),
    "Equal-1-2+2-axis-0-broadcast-0": call("int64[2]", "int64[2]", axis=0, broadcast=0).gives(
        "bool[2]"
    ),
    "Equal-1-2+2-axis-0": call("int64[2]", "int64[2]", axis=0).gives("bool[2]"),
    "Equal-1-2+2-broadcast-0": call("int64[2]", "int64[2]", broadcast=0).gives("bool[2]"),
    "Equal-1.C3-int32": call("int32[2]", "int32[2]").gives("bool[2]"),
    "Equal-1.C3-int64": call("int64[2]", "int64[2]").gives("bool[2]"),
    "Equal-1.C3-bool": call("bool[2]", "bool[2]").gives("bool[2]"),
    "Equal-1.C5-axis-omitted": call("int64[]", "int64[]").gives("bool[]"),
    "Equal-1.C5-axis-0": call("int64[2,3]", "int64[2,3]", axis=0).gives("bool[2,3]"),
    "Equal-1.C5-axis-r-1": call("int64[2,3]", "int64[2,3]", axis=1).gives("bool[2,3]"),
    "Equal-1.C6-0": call("int64[2]", "int64[2]", broadcast=0).gives("bool[2]"),
    "Equal-1.C6-1": call("int64[2]", "int64[2]", broadcast=1).gives("bool[2]"),
    "Equal-7-scalar+scalar": call("int64[]", "int64[]").gives("bool[]"),
    "Equal-7-2+1": call("int64[2]", "int64[1]").gives("bool[2]"),
    "Equal-7-2x3+1x3": call("int64[2,3]", "int64[1,3]").gives("bool[2,3]"),
    "Equal-7-0+1": call("int64[0]", "int64[1]").gives("bool[0]"),
    "Equal-7.C3-int32": call("int32[2]", "int32[1]").gives("bool[2]"),
    "Equal-7.C3-int64": call("int64[2]", "int64[1]").gives("bool[2]"),
    "Equal-7.C3-bool": call("bool[2]", "bool[1]").gives("bool[2]"),
    "Equal-11-scalar+scalar": call("float[]", "float[]").gives("bool[]"),
    "Equal-11-2+1": call("float[2]", "float[1]").gives("bool[2]"),
    "Equal-11-2x3+1x3": call("float[2,3]", "float[1,3]").gives("bool[2,3]"),
    "Equal-11-0+1": call("float[0]", "float[1]").gives("bool[0]"),
    "Equal-11.C3-float": call("float[2]", "float[1]").gives("bool[2]"),
    "Equal-11.C3-uint8": call("uint8[2]", "uint8[1]").gives("bool[2]"),
    "Equal-11.C3-int8": call("int8[2]", "int8[1]").gives("bool[2]"),
    "Equal-11.C3-uint16": call("uint16[2]", "uint16[1]").gives("bool[2]"),
    "Equal-11.C3-int16": call("int16[2]", "int16[1]").gives("bool[2]"),
    "Equal-11.C3-int32": call("int32[2]", "int32[1]").gives("bool[2]"),
    "Equal-11.C3-int64": call("int64[2]", "int64[1]").gives("bool[2]"),
    "Equal-11.C3-bool": call("bool[2]", "bool[1]").gives("bool[2]"),
    "Equal-11.C3-float16": call("float16[2]", "float16[1]").gives("bool[2]"),
    "Equal-11.C3-double": call("double[2]", "double[1]").gives("bool[2]"),
    "Equal-11.C3-uint32": call("uint32[2]", "uint32[1]").gives("bool[2]"),
    "Equal-11.C3-uint64": call("uint64[2]", "uint64[1]").gives("bool[2]"),
    "Equal-13-scalar+scalar": call("float[]", "float[]").gives("bool[]"),
    "Equal-13-2+1": call("float[2]", "float[1]").gives("bool[2]"),
    "Equal-13-2x3+1x3": call("float[2,3]", "float[1,3]").gives("bool[2,3]"),
    "Equal-13-0+1": call("float[0]", "float[1]").gives("bool[0]"),
    "Equal-13.C3-bfloat16": call("bfloat16[2]", "bfloat16[1]").gives("bool[2]"),
    "Equal-13.C3-int64": call("int64[2]", "int64[1]").gives("bool[2]"),
    "Equal-13.C3-bool": call("bool[2]", "bool[1]").gives("bool[2]"),
    "Equal-19-scalar+scalar": call("float[]", "float[]").gives("bool[]"),
    "Equal-19-2+1": call("float[2]", "float[1]").gives("bool[2]"),
    "Equal-19-2x3+1x3": call("float[2,3]", "float[1,3]").gives("bool[2,3]"),
    "Equal-19-0+1": call("float[0]", "float[1]").gives("bool[0]"),
    "Equal-19.C3-string": call("string[2]", "string[1]").gives("bool[2]"),
    "Equal-19.C3-float16": call("float16[2]", "float16[1]").gives("bool[2]"),
    "Equal-19.C3-double": call("double[2]", "double[1]").gives("bool[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Equal-1.C1-A-missing": call(None, "int64[]"),
    "Equal-1.C2-B-missing": call("int64[]", None),
    "Equal-1.C3-all-float": call("float[]", "float[]"),
    "Equal-1.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Equal-1.C3-all-int8": call("int8[]", "int8[]"),
    "Equal-1.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Equal-1.C3-all-int16": call("int16[]", "int16[]"),
    "Equal-1.C3-all-string": call("string[]", "string[]"),
    "Equal-1.C3-all-float16": call("float16[]", "float16[]"),
    "Equal-1.C3-all-double": call("double[]", "double[]"),
    "Equal-1.C3-all-uint32": call("uint32[]", "uint32[]"),
    "Equal-1.C3-all-uint64": call("uint64[]", "uint64[]"),
    "Equal-1.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Equal-1.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Equal-1.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Equal-1.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Equal-1.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Equal-1.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Equal-1.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Equal-1.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Equal-1.C3-all-int4": call("int4[]", "int4[]"),
    "Equal-1.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Equal-1.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Equal-1.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Equal-1.C3-all-int2": call("int2[]", "int2[]"),
    "Equal-1.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Equal-1.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Equal-1.C3-A-float": call("float[]", "int64[]"),
    "Equal-1.C3-B-float": call("int64[]", "float[]"),
    "Equal-1.C4-B-int32": call("int64[]", "int32[]"),
    "Equal-1.C4-B-bool": call("int64[]", "bool[]"),
    "Equal-1.C4-A-int32": call("int32[]", "int64[]"),
    "Equal-1.C5-axis-r": call("int64[]", "int64[]", axis=0),
    "Equal-1.C5-axis--1": call("int64[]", "int64[]", axis=-1),
    "Equal-1.C5-axis-2**32": call("int64[]", "int64[]", axis=2**32),
    "Equal-1.C5-axis--2**32": call("int64[]", "int64[]", axis=-(2**32)),
    "Equal-1.C5-axis-2**63-1": call("int64[]", "int64[]", axis=2**63 - 1),
    "Equal-1.C5-axis--2**63": call("int64[]", "int64[]", axis=-(2**63)),
    "Equal-1.C5-axis--r": call("int64[2]", "int64[2]", axis=-1),
    "Equal-1.C6-broadcast-unlisted": call("int64[]", "int64[]", broadcast=-1),
    "Equal-1.C7-B-longer": call("int64[2]", "int64[3]"),
    "Equal-1.C7-B-shorter": call("int64[2]", "int64[1]"),
    "Equal-1.C7-A-longer": call("int64[3]", "int64[2]"),
    "Equal-1.C7-A-shorter": call("int64[1]", "int64[2]"),
    "Equal-1.C7-B-longer-s[0]": call("int64[2,3]", "int64[3,3]"),
    "Equal-1.C7-B-longer-s[1]": call("int64[2,3]", "int64[2,4]"),
    "Equal-1.C7-A-longer-s[1]": call("int64[2,4]", "int64[2,3]"),
    "Equal-1.C7-B-longer-though-empty": call("int64[0]", "int64[1]"),
    "Equal-1.C8-B-one-axis-more": call("int64[2]", "int64[2,1]", broadcast=1),
    "Equal-1.C8-A-one-axis-less": call("int64[]", "int64[2]", broadcast=1),
    "Equal-1.C9-B-longer": call("int64[2]", "int64[3]", broadcast=1),
    "Equal-1.C9-B-empty": call("int64[2]", "int64[0]", broadcast=1),
    "Equal-1.C9-A-longer": call("int64[3]", "int64[2]", broadcast=1),
    "Equal-1.C9-A-shorter": call("int64[1]", "int64[2]", broadcast=1),
    "Equal-1.C9-A-empty": call("int64[0]", "int64[2]", broadcast=1),
    "Equal-7.C1-A-missing": call(None, "int64[]"),
    "Equal-7.C2-B-missing": call("int64[]", None),
    "Equal-7.C3-all-float": call("float[]", "float[]"),
    "Equal-7.C3-all-uint8": call("uint8[]", "uint8[]"),
    "Equal-7.C3-all-int8": call("int8[]", "int8[]"),
    "Equal-7.C3-all-uint16": call("uint16[]", "uint16[]"),
    "Equal-7.C3-all-int16": call("int16[]", "int16[]"),
    "Equal-7.C3-all-string": call("string[]", "string[]"),
    "Equal-7.C3-all-float16": call("float16[]", "float16[]"),
    "Equal-7.C3-all-double": call("double[]", "double[]"),
    "Equal-7.C3-all-uint32": call("uint32[]", "uint32[]"),
    "Equal-7.C3-all-uint64": call("uint64[]", "uint64[]"),
    "Equal-7.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Equal-7.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Equal-7.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Equal-7.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Equal-7.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Equal-7.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Equal-7.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Equal-7.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Equal-7.C3-all-int4": call("int4[]", "int4[]"),
    "Equal-7.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Equal-7.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Equal-7.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Equal-7.C3-all-int2": call("int2[]", "int2[]"),
    "Equal-7.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Equal-7.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Equal-7.C3-A-float": call("float[]", "int64[]"),
    "Equal-7.C3-B-float": call("int64[]", "float[]"),
    "Equal-7.C4-B-int32": call("int64[]", "int32[]"),
    "Equal-7.C4-B-bool": call("int64[]", "bool[]"),
    "Equal-7.C4-A-int32": call("int32[]", "int64[]"),
    "Equal-7.C7-B-shorter": call("int64[2]", "int64[0]"),
    "Equal-7.C7-B-longer-s[1]": call("int64[2,3]", "int64[1,4]"),
    "Equal-7.C7-A-longer-s[1]": call("int64[2,4]", "int64[1,3]"),
    "Equal-7.C7-B-longer-though-empty": call("int64[0]", "int64[2]"),
    "Equal-11.C1-A-missing": call(None, "float[]"),
    "Equal-11.C2-B-missing": call("float[]", None),
    "Equal-11.C3-all-string": call("string[]", "string[]"),
    "Equal-11.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Equal-11.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Equal-11.C3-all-bfloat16": call("bfloat16[]", "bfloat16[]"),
    "Equal-11.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Equal-11.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Equal-11.C3-all-float8e5m2": call("float8e5m2[]", "float8e5m2[]"),
    "Equal-11.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[]", "float8e5m2fnuz[]"),
    "Equal-11.C3-all-uint4": call("uint4[]", "uint4[]"),
    "Equal-11.C3-all-int4": call("int4[]", "int4[]"),
    "Equal-11.C3-all-float4e2m1": call("float4e2m1[]", "float4e2m1[]"),
    "Equal-11.C3-all-float8e8m0": call("float8e8m0[]", "float8e8m0[]"),
    "Equal-11.C3-all-uint2": call("uint2[]", "uint2[]"),
    "Equal-11.C3-all-int2": call("int2[]", "int2[]"),
    "Equal-11.C3-all-float6e2m3": call("float6e2m3[]", "float6e2m3[]"),
    "Equal-11.C3-all-float6e3m2": call("float6e3m2[]", "float6e3m2[]"),
    "Equal-11.C3-A-string": call("string[]", "float[]"),
    "Equal-11.C3-B-string": call("float[]", "string[]"),
    "Equal-11.C4-B-uint8": call("float[]", "uint8[]"),
    "Equal-11.C4-B-int8": call("float[]", "int8[]"),
    "Equal-11.C4-B-uint16": call("float[]", "uint16[]"),
    "Equal-11.C4-A-uint8": call("uint8[]", "float[]"),
    "Equal-11.C7-B-shorter": call("float[2]", "float[0]"),
    "Equal-11.C7-B-longer-s[1]": call("float[2,3]", "float[1,4]"),
    "Equal-11.C7-A-longer-s[1]": call("float[2,4]", "float[1,3]"),
    "Equal-11.C7-B-longer-though-empty": call("float[0]", "float[2]"),
    "Equal-13.C1-A-missing": call(None, "float[]"),
    "Equal-13.C2-B-missing": call("float[]", None),
    "Equal-13.C3-all-string": call("string[]", "string[]"),
    "Equal-13.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Equal-13.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Equal-13.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Equal-13.C4-A-uint8": call("uint8[]", "float[]"),
    "Equal-13.C7-B-longer-though-empty": call("float[0]", "float[2]"),
    "Equal-19.C1-A-missing": call(None, "float[]"),
    "Equal-19.C2-B-missing": call("float[]", None),
    "Equal-19.C3-all-complex64": call("complex64[]", "complex64[]"),
    "Equal-19.C3-all-complex128": call("complex128[]", "complex128[]"),
    "Equal-19.C3-all-float8e4m3fn": call("float8e4m3fn[]", "float8e4m3fn[]"),
    "Equal-19.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[]", "float8e4m3fnuz[]"),
    "Equal-19.C4-B-uint8": call("float[]", "uint8[]"),
    "Equal-19.C7-B-shorter": call("float[2]", "float[0]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Equal-1-2+2-undeclared": call("int64", "int64").gives("bool"),
    "Equal-1-2+2-partly": call("int64", "int64[2]").gives("bool[2]"),
    "Equal-1-2+2-symbolic": call("int64[d0]", "int64[d1]").gives("bool[d0]"),
    "Equal-7-2+1-undeclared": call("int64", "int64").gives("bool"),
    "Equal-7-2+1-partly": call("int64", "int64[1]").gives("bool"),
    "Equal-7-2+1-symbolic": call("int64[d0]", "int64[d1]").gives("bool[?]"),
    "Equal-11-2+1-undeclared": call("float", "float").gives("bool"),
    "Equal-11-2+1-partly": call("float", "float[1]").gives("bool"),
    "Equal-11-2+1-symbolic": call("float[d0]", "float[d1]").gives("bool[?]"),
    "Equal-13-2+1-undeclared": call("float", "float").gives("bool"),
    "Equal-13-2+1-partly": call("float", "float[1]").gives("bool"),
    "Equal-13-2+1-symbolic": call("float[d0]", "float[d1]").gives("bool[?]"),
    "Equal-19-2+1-undeclared": call("float", "float").gives("bool"),
    "Equal-19-2+1-partly": call("float", "float[1]").gives("bool"),
    "Equal-19-2+1-symbolic": call("float[d0]", "float[d1]").gives("bool[?]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Equal-1.attribute-type-axis-true": call("int64[2]", "int64[2]", axis=True),
    "Equal-1.attribute-type-axis-float": call("int64[2]", "int64[2]", axis=1.0),
    "Equal-1.attribute-type-axis-text": call("int64[2]", "int64[2]", axis="1"),
    "Equal-1.attribute-type-axis-list": call("int64[2]", "int64[2]", axis=[1]),
    "Equal-1.attribute-type-axis-2**63": call("int64[2]", "int64[2]", axis=2**63),
    "Equal-1.attribute-type-axis--2**63-1": call("int64[2]", "int64[2]", axis=-(2**63 + 1)),
    "Equal-1.attribute-type-broadcast-true": call("int64[2]", "int64[2]", broadcast=True),
    "Equal-1.attribute-type-broadcast-float": call("int64[2]", "int64[2]", broadcast=1.0),
    "Equal-1.attribute-type-broadcast-text": call("int64[2]", "int64[2]", broadcast="1"),
    "Equal-1.attribute-type-broadcast-list": call("int64[2]", "int64[2]", broadcast=[1]),
    "Equal-1.attribute-type-broadcast-2**63": call("int64[2]", "int64[2]", broadcast=2**63),
    "Equal-1.attribute-type-broadcast--2**63-1": call(
        "int64[2]", "int64[2]", broadcast=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "equal_same_shape",
        [1, 7, 11, 13, 19],
        [tensor("int32", [[1, 2], [3, 4]]), tensor("int32", [[1, 0], [-3, 4]])],
        {},
        gives=[tensor("bool", [[True, False], [False, True]])],
    ),
    example(
        "equal_truth_values",
        [1, 7, 11, 13, 19],
        [tensor("bool", [False, False, True, True]), tensor("bool", [False, True, False, True])],
        {},
        gives=[tensor("bool", [True, False, False, True])],
    ),
    example(
        "equal_legacy_axis",
        [1],
        [tensor("int32", [[1, 2, 3], [1, 2, 3]]), tensor("int32", [1, 2])],
        {"broadcast": 1, "axis": 0},
        gives=[tensor("bool", [[True, False, False], [False, True, False]])],
    ),
    example(
        "equal_legacy_no_broadcast",
        [1],
        [tensor("int32", [[1, 2], [3, 4]]), tensor("int32", [1, 2])],
        {},
        violates="C7",
    ),
    example(
        "equal_types_differ",
        [1, 7, 11, 13, 19],
        [tensor("int32", [1, 2]), tensor("int64", [1, 2])],
        {},
        violates="C4",
    ),
    example(
        "equal_large_numbers",
        [7, 11, 13, 19],
        [tensor("int64", [9007199254740993, 7]), tensor("int64", [9007199254740992, 7])],
        {},
        gives=[tensor("bool", [False, True])],
    ),
    example(
        "equal_both_stretched",
        [7, 11, 13, 19],
        [tensor("int64", [[1], [2]]), tensor("int64", [[1, 2, 3]])],
        {},
        gives=[tensor("bool", [[True, False, False], [False, True, False]])],
    ),
    example(
        "equal_to_one_number",
        [7, 11, 13, 19],
        [tensor("int32", [[1, 2], [2, 3]]), tensor("int32", 2)],
        {},
        gives=[tensor("bool", [[False, True], [True, False]])],
    ),
    example(
        "equal_sizes_differ",
        [7, 11, 13, 19],
        [tensor("int32", [1, 2]), tensor("int32", [1, 2, 3])],
        {},
        violates="C7",
    ),
    example(
        "equal_not_finite",
        [11, 13, 19],
        [
            tensor("float", [float("nan"), float("nan"), float("inf"), float("inf"), 0.0]),
            tensor("float", [float("nan"), 1.0, float("inf"), float("-inf"), -0.0]),
        ],
        {},
        gives=[tensor("bool", [False, False, True, False, True])],
    ),
    example(
        "equal_bfloat16",
        [13, 19],
        [tensor("bfloat16", [1.5, float("nan")]), tensor("bfloat16", [1.5, float("nan")])],
        {},
        gives=[tensor("bool", [True, False])],
    ),
    example(
        "equal_texts",
        [19],
        [tensor("string", ["red", "Red", "", "red "]), tensor("string", ["red", "red", "", "red"])],
        {},
        gives=[tensor("bool", [True, False, True, False])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = []
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
