# Emitted from spec/ai.onnx/Shape.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Shape: every clause, border, element type and example of its versions."""

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
    runs,
    tensor,
    weakened,
)

import onnxops.ai.onnx.shape as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_shape")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, data: (*d,)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    d = draw(runs)
    data = TensorType(T, (*d,))
    return [data], {}


VERSIONS = {
    "Shape-1": Version(
        operator="Shape",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 13),
        copies=True,
        run=functions.shape_1,
        infer=functions.infer_shape_1,
        check=functions.check_shape_1,
        oracle=oracle.shape_1,
        calls=calls_1(schema("Shape", 1, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
    "Shape-13": Version(
        operator="Shape",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 15),
        copies=True,
        run=functions.shape_13,
        infer=functions.infer_shape_13,
        check=functions.check_shape_13,
        oracle=oracle.shape_13,
        calls=calls_1(schema("Shape", 13, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
    "Shape-15": Version(
        operator="Shape",
        domain="ai.onnx",
        since=15,
        opsets=range(15, 19),
        copies=True,
        run=functions.shape_15,
        infer=functions.infer_shape_15,
        check=functions.check_shape_15,
        oracle=oracle.shape_15,
        calls=calls_1(schema("Shape", 15, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
    "Shape-19": Version(
        operator="Shape",
        domain="ai.onnx",
        since=19,
        opsets=range(19, 21),
        copies=True,
        run=functions.shape_19,
        infer=functions.infer_shape_19,
        check=functions.check_shape_19,
        oracle=oracle.shape_19,
        calls=calls_1(schema("Shape", 19, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
    "Shape-21": Version(
        operator="Shape",
        domain="ai.onnx",
        since=21,
        opsets=range(21, 23),
        copies=True,
        run=functions.shape_21,
        infer=functions.infer_shape_21,
        check=functions.check_shape_21,
        oracle=oracle.shape_21,
        calls=calls_1(schema("Shape", 21, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
    "Shape-23": Version(
        operator="Shape",
        domain="ai.onnx",
        since=23,
        opsets=range(23, 24),
        copies=True,
        run=functions.shape_23,
        infer=functions.infer_shape_23,
        check=functions.check_shape_23,
        oracle=oracle.shape_23,
        calls=calls_1(schema("Shape", 23, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
    "Shape-24": Version(
        operator="Shape",
        domain="ai.onnx",
        since=24,
        opsets=range(24, 25),
        copies=True,
        run=functions.shape_24,
        infer=functions.infer_shape_24,
        check=functions.check_shape_24,
        oracle=oracle.shape_24,
        calls=calls_1(schema("Shape", 24, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
    "Shape-25": Version(
        operator="Shape",
        domain="ai.onnx",
        since=25,
        opsets=range(25, 29),
        copies=True,
        run=functions.shape_25,
        infer=functions.infer_shape_25,
        check=functions.check_shape_25,
        oracle=oracle.shape_25,
        calls=calls_1(schema("Shape", 25, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Shape-1-scalar": call("float[]").gives("int64[0]"),
    "Shape-1-2": call("float[2]").gives("int64[1]"),
    "Shape-1-2x3": call("float[2,3]").gives("int64[2]"),
    "Shape-1-0": call("float[0]").gives("int64[1]"),
    "Shape-1.C2-float": call("float[2]").gives("int64[1]"),
    "Shape-1.C2-uint8": call("uint8[2]").gives("int64[1]"),
    "Shape-1.C2-int8": call("int8[2]").gives("int64[1]"),
    "Shape-1.C2-uint16": call("uint16[2]").gives("int64[1]"),
    "Shape-1.C2-int16": call("int16[2]").gives("int64[1]"),
    "Shape-1.C2-int32": call("int32[2]").gives("int64[1]"),
    "Shape-1.C2-int64": call("int64[2]").gives("int64[1]"),
    "Shape-1.C2-string": call("string[2]").gives("int64[1]"),
    "Shape-1.C2-bool": call("bool[2]").gives("int64[1]"),
    "Shape-1.C2-float16": call("float16[2]").gives("int64[1]"),
    "Shape-1.C2-double": call("double[2]").gives("int64[1]"),
    "Shape-1.C2-uint32": call("uint32[2]").gives("int64[1]"),
    "Shape-1.C2-uint64": call("uint64[2]").gives("int64[1]"),
    "Shape-1.C2-complex64": call("complex64[2]").gives("int64[1]"),
    "Shape-1.C2-complex128": call("complex128[2]").gives("int64[1]"),
    "Shape-13-scalar": call("float[]").gives("int64[0]"),
    "Shape-13-2": call("float[2]").gives("int64[1]"),
    "Shape-13-2x3": call("float[2,3]").gives("int64[2]"),
    "Shape-13-0": call("float[0]").gives("int64[1]"),
    "Shape-13.C2-bfloat16": call("bfloat16[2]").gives("int64[1]"),
    "Shape-13.C2-int8": call("int8[2]").gives("int64[1]"),
    "Shape-13.C2-uint16": call("uint16[2]").gives("int64[1]"),
    "Shape-15-scalar": call("float[]").gives("int64[0]"),
    "Shape-15-2x3": call("float[2,3]").gives("int64[2]"),
    "Shape-15-2-end-1": call("float[2]", end=1).gives("int64[1]"),
    "Shape-15-2-end-2": call("float[2]", end=2).gives("int64[1]"),
    "Shape-15-2-start-1": call("float[2]", start=1).gives("int64[0]"),
    "Shape-15-2x3-end-1": call("float[2,3]", end=1).gives("int64[1]"),
    "Shape-15-2x3-end--1": call("float[2,3]", end=-1).gives("int64[1]"),
    "Shape-15-2x3-start-0": call("float[2,3]", start=0).gives("int64[2]"),
    "Shape-15-2-start-0-end-0": call("float[2]", start=0, end=0).gives("int64[0]"),
    "Shape-15-2-end-1-start-1": call("float[2]", end=1, start=1).gives("int64[0]"),
    "Shape-15.C2-float": call("float[2]").gives("int64[1]"),
    "Shape-15.C2-uint8": call("uint8[2]").gives("int64[1]"),
    "Shape-15.C2-int8": call("int8[2]").gives("int64[1]"),
    "Shape-15.C2-uint16": call("uint16[2]").gives("int64[1]"),
    "Shape-15.C2-int16": call("int16[2]").gives("int64[1]"),
    "Shape-15.C2-int32": call("int32[2]").gives("int64[1]"),
    "Shape-15.C2-int64": call("int64[2]").gives("int64[1]"),
    "Shape-15.C2-string": call("string[2]").gives("int64[1]"),
    "Shape-15.C2-bool": call("bool[2]").gives("int64[1]"),
    "Shape-15.C2-float16": call("float16[2]").gives("int64[1]"),
    "Shape-15.C2-double": call("double[2]").gives("int64[1]"),
    "Shape-15.C2-uint32": call("uint32[2]").gives("int64[1]"),
    "Shape-15.C2-uint64": call("uint64[2]").gives("int64[1]"),
    "Shape-15.C2-complex64": call("complex64[2]").gives("int64[1]"),
    "Shape-15.C2-complex128": call("complex128[2]").gives("int64[1]"),
    "Shape-15.C2-bfloat16": call("bfloat16[2]").gives("int64[1]"),
    "Shape-19-2-start--1": call("float[2]", start=-1).gives("int64[1]"),
    "Shape-19-2x3-end-1": call("float[2,3]", end=1).gives("int64[1]"),
    "Shape-19-2x3-end-0": call("float[2,3]", end=0).gives("int64[0]"),
    "Shape-19-2x3-end-2": call("float[2,3]", end=2).gives("int64[2]"),
    "Shape-19.C2-float8e4m3fn": call("float8e4m3fn[2]").gives("int64[1]"),
    "Shape-19.C2-float8e4m3fnuz": call("float8e4m3fnuz[2]").gives("int64[1]"),
    "Shape-19.C2-float8e5m2": call("float8e5m2[2]").gives("int64[1]"),
    "Shape-19.C2-float8e5m2fnuz": call("float8e5m2fnuz[2]").gives("int64[1]"),
    "Shape-19.C2-int64": call("int64[2]").gives("int64[1]"),
    "Shape-19.C2-string": call("string[2]").gives("int64[1]"),
    "Shape-21-2x3-end--1": call("float[2,3]", end=-1).gives("int64[1]"),
    "Shape-21-2x3-start-1": call("float[2,3]", start=1).gives("int64[1]"),
    "Shape-21-2x3-start-0": call("float[2,3]", start=0).gives("int64[2]"),
    "Shape-21-2x3-start-2": call("float[2,3]", start=2).gives("int64[0]"),
    "Shape-21.C2-uint4": call("uint4[2]").gives("int64[1]"),
    "Shape-21.C2-int4": call("int4[2]").gives("int64[1]"),
    "Shape-21.C2-bool": call("bool[2]").gives("int64[1]"),
    "Shape-21.C2-float16": call("float16[2]").gives("int64[1]"),
    "Shape-23-2x3-start--1": call("float[2,3]", start=-1).gives("int64[1]"),
    "Shape-23-2-start-0-end-0": call("float[2]", start=0, end=0).gives("int64[0]"),
    "Shape-23-2-start-0-end-2": call("float[2]", start=0, end=2).gives("int64[1]"),
    "Shape-23-2-start-0-end--1": call("float[2]", start=0, end=-1).gives("int64[0]"),
    "Shape-23.C2-float4e2m1": call("float4e2m1[2]").gives("int64[1]"),
    "Shape-23.C2-double": call("double[2]").gives("int64[1]"),
    "Shape-23.C2-uint32": call("uint32[2]").gives("int64[1]"),
    "Shape-24-2-end-1-start-1": call("float[2]", end=1, start=1).gives("int64[0]"),
    "Shape-24-2-end-1-start-2": call("float[2]", end=1, start=2).gives("int64[0]"),
    "Shape-24-2-end-1-start--1": call("float[2]", end=1, start=-1).gives("int64[1]"),
    "Shape-24-scalar": call("float[]").gives("int64[0]"),
    "Shape-24.C2-float8e8m0": call("float8e8m0[2]").gives("int64[1]"),
    "Shape-24.C2-uint64": call("uint64[2]").gives("int64[1]"),
    "Shape-24.C2-complex64": call("complex64[2]").gives("int64[1]"),
    "Shape-25-2": call("float[2]").gives("int64[1]"),
    "Shape-25-2x3": call("float[2,3]").gives("int64[2]"),
    "Shape-25-0": call("float[0]").gives("int64[1]"),
    "Shape-25-2-end-1-start-0": call("float[2]", end=1, start=0).gives("int64[1]"),
    "Shape-25.C2-uint2": call("uint2[2]").gives("int64[1]"),
    "Shape-25.C2-int2": call("int2[2]").gives("int64[1]"),
    "Shape-25.C2-complex128": call("complex128[2]").gives("int64[1]"),
    "Shape-25.C2-bfloat16": call("bfloat16[2]").gives("int64[1]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Shape-1.C1-data-missing": call(None),
    "Shape-1.C2-all-bfloat16": call("bfloat16[]"),
    "Shape-1.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Shape-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Shape-1.C2-all-float8e5m2": call("float8e5m2[]"),
    "Shape-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Shape-1.C2-all-uint4": call("uint4[]"),
    "Shape-1.C2-all-int4": call("int4[]"),
    "Shape-1.C2-all-float4e2m1": call("float4e2m1[]"),
    "Shape-1.C2-all-float8e8m0": call("float8e8m0[]"),
    "Shape-1.C2-all-uint2": call("uint2[]"),
    "Shape-1.C2-all-int2": call("int2[]"),
    "Shape-1.C2-all-float6e2m3": call("float6e2m3[]"),
    "Shape-1.C2-all-float6e3m2": call("float6e3m2[]"),
    "Shape-13.C1-data-missing": call(None),
    "Shape-13.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Shape-13.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Shape-13.C2-all-float8e5m2": call("float8e5m2[]"),
    "Shape-13.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Shape-15.C1-data-missing": call(None),
    "Shape-15.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Shape-15.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Shape-15.C2-all-float8e5m2": call("float8e5m2[]"),
    "Shape-15.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Shape-15.C2-all-uint4": call("uint4[]"),
    "Shape-15.C2-all-int4": call("int4[]"),
    "Shape-15.C2-all-float4e2m1": call("float4e2m1[]"),
    "Shape-15.C2-all-float8e8m0": call("float8e8m0[]"),
    "Shape-15.C2-all-uint2": call("uint2[]"),
    "Shape-15.C2-all-int2": call("int2[]"),
    "Shape-15.C2-all-float6e2m3": call("float6e2m3[]"),
    "Shape-15.C2-all-float6e3m2": call("float6e3m2[]"),
    "Shape-19.C1-data-missing": call(None),
    "Shape-19.C2-all-uint4": call("uint4[]"),
    "Shape-19.C2-all-int4": call("int4[]"),
    "Shape-19.C2-all-float4e2m1": call("float4e2m1[]"),
    "Shape-19.C2-all-float8e8m0": call("float8e8m0[]"),
    "Shape-21.C1-data-missing": call(None),
    "Shape-21.C2-all-float4e2m1": call("float4e2m1[]"),
    "Shape-21.C2-all-float8e8m0": call("float8e8m0[]"),
    "Shape-21.C2-all-uint2": call("uint2[]"),
    "Shape-21.C2-all-int2": call("int2[]"),
    "Shape-23.C1-data-missing": call(None),
    "Shape-23.C2-all-float8e8m0": call("float8e8m0[]"),
    "Shape-23.C2-all-uint2": call("uint2[]"),
    "Shape-23.C2-all-int2": call("int2[]"),
    "Shape-23.C2-all-float6e2m3": call("float6e2m3[]"),
    "Shape-24.C1-data-missing": call(None),
    "Shape-24.C2-all-uint2": call("uint2[]"),
    "Shape-24.C2-all-int2": call("int2[]"),
    "Shape-24.C2-all-float6e2m3": call("float6e2m3[]"),
    "Shape-24.C2-all-float6e3m2": call("float6e3m2[]"),
    "Shape-25.C1-data-missing": call(None),
    "Shape-25.C2-all-float6e2m3": call("float6e2m3[]"),
    "Shape-25.C2-all-float6e3m2": call("float6e3m2[]"),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Shape-1-2-undeclared": call("float").gives("int64[?]"),
    "Shape-1-2-symbolic": call("float[d0]").gives("int64[1]"),
    "Shape-13-2-undeclared": call("float").gives("int64[?]"),
    "Shape-13-2-symbolic": call("float[d0]").gives("int64[1]"),
    "Shape-15-2-undeclared": call("float").gives("int64[?]"),
    "Shape-15-2-symbolic": call("float[d0]").gives("int64[1]"),
    "Shape-19-2-undeclared": call("float").gives("int64[?]"),
    "Shape-19-2-symbolic": call("float[d0]").gives("int64[1]"),
    "Shape-21-2-undeclared": call("float").gives("int64[?]"),
    "Shape-21-2-symbolic": call("float[d0]").gives("int64[1]"),
    "Shape-23-2-undeclared": call("float").gives("int64[?]"),
    "Shape-23-2-symbolic": call("float[d0]").gives("int64[1]"),
    "Shape-24-2-undeclared": call("float").gives("int64[?]"),
    "Shape-24-2-symbolic": call("float[d0]").gives("int64[1]"),
    "Shape-25-2-undeclared": call("float").gives("int64[?]"),
    "Shape-25-2-symbolic": call("float[d0]").gives("int64[1]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Shape-15.attribute-type-end-true": call("float[2]", end=True),
    "Shape-15.attribute-type-end-float": call("float[2]", end=1.0),
    "Shape-15.attribute-type-end-text": call("float[2]", end="1"),
    "Shape-15.attribute-type-end-list": call("float[2]", end=[1]),
    "Shape-15.attribute-type-end-2**63": call("float[2]", end=2**63),
    "Shape-15.attribute-type-end--2**63-1": call("float[2]", end=-(2**63 + 1)),
    "Shape-15.attribute-type-start-true": call("float[2]", start=True),
    "Shape-15.attribute-type-start-float": call("float[2]", start=1.0),
    "Shape-15.attribute-type-start-text": call("float[2]", start="1"),
    "Shape-15.attribute-type-start-list": call("float[2]", start=[1]),
    "Shape-15.attribute-type-start-2**63": call("float[2]", start=2**63),
    "Shape-15.attribute-type-start--2**63-1": call("float[2]", start=-(2**63 + 1)),
    "Shape-19.attribute-type-end-true": call("float[2]", end=True),
    "Shape-19.attribute-type-end-float": call("float[2]", end=1.0),
    "Shape-19.attribute-type-end-text": call("float[2]", end="1"),
    "Shape-19.attribute-type-end-list": call("float[2]", end=[1]),
    "Shape-19.attribute-type-end-2**63": call("float[2]", end=2**63),
    "Shape-19.attribute-type-end--2**63-1": call("float[2]", end=-(2**63 + 1)),
    "Shape-19.attribute-type-start-true": call("float[2]", start=True),
    "Shape-19.attribute-type-start-float": call("float[2]", start=1.0),
    "Shape-19.attribute-type-start-text": call("float[2]", start="1"),
    "Shape-19.attribute-type-start-list": call("float[2]", start=[1]),
    "Shape-19.attribute-type-start-2**63": call("float[2]", start=2**63),
    "Shape-19.attribute-type-start--2**63-1": call("float[2]", start=-(2**63 + 1)),
    "Shape-21.attribute-type-end-true": call("float[2]", end=True),
    "Shape-21.attribute-type-end-float": call("float[2]", end=1.0),
    "Shape-21.attribute-type-end-text": call("float[2]", end="1"),
    "Shape-21.attribute-type-end-list": call("float[2]", end=[1]),
    "Shape-21.attribute-type-end-2**63": call("float[2]", end=2**63),
    "Shape-21.attribute-type-end--2**63-1": call("float[2]", end=-(2**63 + 1)),
    "Shape-21.attribute-type-start-true": call("float[2]", start=True),
    "Shape-21.attribute-type-start-float": call("float[2]", start=1.0),
    "Shape-21.attribute-type-start-text": call("float[2]", start="1"),
    "Shape-21.attribute-type-start-list": call("float[2]", start=[1]),
    "Shape-21.attribute-type-start-2**63": call("float[2]", start=2**63),
    "Shape-21.attribute-type-start--2**63-1": call("float[2]", start=-(2**63 + 1)),
    "Shape-23.attribute-type-end-true": call("float[2]", end=True),
    "Shape-23.attribute-type-end-float": call("float[2]", end=1.0),
    "Shape-23.attribute-type-end-text": call("float[2]", end="1"),
    "Shape-23.attribute-type-end-list": call("float[2]", end=[1]),
    "Shape-23.attribute-type-end-2**63": call("float[2]", end=2**63),
    "Shape-23.attribute-type-end--2**63-1": call("float[2]", end=-(2**63 + 1)),
    "Shape-23.attribute-type-start-true": call("float[2]", start=True),
    "Shape-23.attribute-type-start-float": call("float[2]", start=1.0),
    "Shape-23.attribute-type-start-text": call("float[2]", start="1"),
    "Shape-23.attribute-type-start-list": call("float[2]", start=[1]),
    "Shape-23.attribute-type-start-2**63": call("float[2]", start=2**63),
    "Shape-23.attribute-type-start--2**63-1": call("float[2]", start=-(2**63 + 1)),
    "Shape-24.attribute-type-end-true": call("float[2]", end=True),
    "Shape-24.attribute-type-end-float": call("float[2]", end=1.0),
    "Shape-24.attribute-type-end-text": call("float[2]", end="1"),
    "Shape-24.attribute-type-end-list": call("float[2]", end=[1]),
    "Shape-24.attribute-type-end-2**63": call("float[2]", end=2**63),
    "Shape-24.attribute-type-end--2**63-1": call("float[2]", end=-(2**63 + 1)),
    "Shape-24.attribute-type-start-true": call("float[2]", start=True),
    "Shape-24.attribute-type-start-float": call("float[2]", start=1.0),
    "Shape-24.attribute-type-start-text": call("float[2]", start="1"),
    "Shape-24.attribute-type-start-list": call("float[2]", start=[1]),
    "Shape-24.attribute-type-start-2**63": call("float[2]", start=2**63),
    "Shape-24.attribute-type-start--2**63-1": call("float[2]", start=-(2**63 + 1)),
    "Shape-25.attribute-type-end-true": call("float[2]", end=True),
    "Shape-25.attribute-type-end-float": call("float[2]", end=1.0),
    "Shape-25.attribute-type-end-text": call("float[2]", end="1"),
    "Shape-25.attribute-type-end-list": call("float[2]", end=[1]),
    "Shape-25.attribute-type-end-2**63": call("float[2]", end=2**63),
    "Shape-25.attribute-type-end--2**63-1": call("float[2]", end=-(2**63 + 1)),
    "Shape-25.attribute-type-start-true": call("float[2]", start=True),
    "Shape-25.attribute-type-start-float": call("float[2]", start=1.0),
    "Shape-25.attribute-type-start-text": call("float[2]", start="1"),
    "Shape-25.attribute-type-start-list": call("float[2]", start=[1]),
    "Shape-25.attribute-type-start-2**63": call("float[2]", start=2**63),
    "Shape-25.attribute-type-start--2**63-1": call("float[2]", start=-(2**63 + 1)),
}
EXAMPLES = [
    example(
        "shape_matrix",
        [1, 13, 15, 19, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])],
        {},
        gives=[tensor("int64", [2, 3])],
    ),
    example(
        "shape_number",
        [1, 13, 15, 19, 21, 23, 24, 25],
        [tensor("float", 7.0)],
        {},
        gives=[tensor("int64", [], shape=(0,))],
    ),
    example(
        "shape_empty",
        [1, 13, 15, 19, 21, 23, 24, 25],
        [tensor("string", [], shape=(2, 0))],
        {},
        gives=[tensor("int64", [2, 0])],
    ),
    example(
        "shape_start",
        [15, 19, 21, 23, 24, 25],
        [tensor("float", [[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]])],
        {"start": 1},
        gives=[tensor("int64", [2, 3])],
    ),
    example(
        "shape_last",
        [15, 19, 21, 23, 24, 25],
        [tensor("float", [[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]])],
        {"start": -1},
        gives=[tensor("int64", [3])],
    ),
    example(
        "shape_end",
        [15, 19, 21, 23, 24, 25],
        [tensor("float", [[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]])],
        {"end": -1},
        gives=[tensor("int64", [1, 2])],
    ),
    example(
        "shape_moved",
        [15, 19, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0, 3.0]])],
        {"start": -10, "end": 10},
        gives=[tensor("int64", [1, 3])],
    ),
    example(
        "shape_crossed",
        [15, 19, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0, 3.0]])],
        {"start": 2, "end": 1},
        gives=[tensor("int64", [], shape=(0,))],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(1, 13, 15, 19, 21, 23, 24, 25),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
]
#: All calls that other implementations are asked to make.
CASES = every_case(VERSIONS, VALID | VIOLATING, EXAMPLES)

each_version = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
#: The calls of each version that arrays are drawn for.
CALLS = calls_by_version(VERSIONS, VALID)
DRAWN = [
    VERSIONS[name]
    for name in (
        "Shape-1",
        "Shape-13",
        "Shape-15",
        "Shape-19",
        "Shape-21",
        "Shape-23",
        "Shape-24",
        "Shape-25",
    )
]
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
