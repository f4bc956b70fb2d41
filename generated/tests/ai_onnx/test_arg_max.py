# Emitted from spec/ai.onnx/ArgMax.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of ArgMax: every clause, border, element type and example of its versions."""

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
    module_beside,
    rank_of,
    runs,
    tensor,
    weakened,
)

import onnxops.ai.onnx.arg_max as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_arg_max")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, data: (*d,)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    d = draw(runs)
    data = TensorType(T, (*d,))
    return [data], {}


VERSIONS = {
    "ArgMax-1": Version(
        operator="ArgMax",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 11),
        copies=False,
        run=functions.arg_max_1,
        infer=functions.infer_arg_max_1,
        check=functions.check_arg_max_1,
        oracle=oracle.arg_max_1,
        calls=calls_1(schema("ArgMax", 1, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
    "ArgMax-11": Version(
        operator="ArgMax",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 12),
        copies=False,
        run=functions.arg_max_11,
        infer=functions.infer_arg_max_11,
        check=functions.check_arg_max_11,
        oracle=oracle.arg_max_11,
        calls=calls_1(schema("ArgMax", 11, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
    "ArgMax-12": Version(
        operator="ArgMax",
        domain="ai.onnx",
        since=12,
        opsets=range(12, 13),
        copies=False,
        run=functions.arg_max_12,
        infer=functions.infer_arg_max_12,
        check=functions.check_arg_max_12,
        oracle=oracle.arg_max_12,
        calls=calls_1(schema("ArgMax", 12, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
    "ArgMax-13": Version(
        operator="ArgMax",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 29),
        copies=False,
        run=functions.arg_max_13,
        infer=functions.infer_arg_max_13,
        check=functions.check_arg_max_13,
        oracle=oracle.arg_max_13,
        calls=calls_1(schema("ArgMax", 13, "ai.onnx").types),
        base=call("float[2]").gives("int64[1]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "ArgMax-1-2": call("float[2]").gives("int64[1]"),
    "ArgMax-1-2x3": call("float[2,3]").gives("int64[1,3]"),
    "ArgMax-1-1": call("float[1]").gives("int64[1]"),
    "ArgMax-1-2-axis-0-keepdims-1": call("float[2]", axis=0, keepdims=1).gives("int64[1]"),
    "ArgMax-1-2-axis-0": call("float[2]", axis=0).gives("int64[1]"),
    "ArgMax-1-2-keepdims-1": call("float[2]", keepdims=1).gives("int64[1]"),
    "ArgMax-1.C2-float": call("float[2]").gives("int64[1]"),
    "ArgMax-1.C2-uint8": call("uint8[2]").gives("int64[1]"),
    "ArgMax-1.C2-int8": call("int8[2]").gives("int64[1]"),
    "ArgMax-1.C2-uint16": call("uint16[2]").gives("int64[1]"),
    "ArgMax-1.C2-int16": call("int16[2]").gives("int64[1]"),
    "ArgMax-1.C2-int32": call("int32[2]").gives("int64[1]"),
    "ArgMax-1.C2-int64": call("int64[2]").gives("int64[1]"),
    "ArgMax-1.C2-float16": call("float16[2]").gives("int64[1]"),
    "ArgMax-1.C2-double": call("double[2]").gives("int64[1]"),
    "ArgMax-1.C2-uint32": call("uint32[2]").gives("int64[1]"),
    "ArgMax-1.C2-uint64": call("uint64[2]").gives("int64[1]"),
    "ArgMax-1.C3-axis-omitted": call("float[2]").gives("int64[1]"),
    "ArgMax-1.C3-axis-0": call("float[2,3]", axis=0).gives("int64[1,3]"),
    "ArgMax-1.C3-axis-r-1": call("float[2,3]", axis=1).gives("int64[2,1]"),
    "ArgMax-1.C4-0": call("float[2]", keepdims=0).gives("int64[]"),
    "ArgMax-1.C4-1": call("float[2]", keepdims=1).gives("int64[1]"),
    "ArgMax-11-2": call("float[2]").gives("int64[1]"),
    "ArgMax-11-2x3": call("float[2,3]").gives("int64[1,3]"),
    "ArgMax-11-1": call("float[1]").gives("int64[1]"),
    "ArgMax-11-2-axis-0-keepdims-1": call("float[2]", axis=0, keepdims=1).gives("int64[1]"),
    "ArgMax-11-2-axis-0": call("float[2]", axis=0).gives("int64[1]"),
    "ArgMax-11-2-keepdims-1": call("float[2]", keepdims=1).gives("int64[1]"),
    "ArgMax-11.C2-float": call("float[2]").gives("int64[1]"),
    "ArgMax-11.C2-uint8": call("uint8[2]").gives("int64[1]"),
    "ArgMax-11.C2-int8": call("int8[2]").gives("int64[1]"),
    "ArgMax-11.C2-uint16": call("uint16[2]").gives("int64[1]"),
    "ArgMax-11.C2-int16": call("int16[2]").gives("int64[1]"),
    "ArgMax-11.C2-int32": call("int32[2]").gives("int64[1]"),
    "ArgMax-11.C2-int64": call("int64[2]").gives("int64[1]"),
    "ArgMax-11.C2-float16": call("float16[2]").gives("int64[1]"),
    "ArgMax-11.C2-double": call("double[2]").gives("int64[1]"),
    "ArgMax-11.C2-uint32": call("uint32[2]").gives("int64[1]"),
    "ArgMax-11.C2-uint64": call("uint64[2]").gives("int64[1]"),
    "ArgMax-11.C3-axis-omitted": call("float[2]").gives("int64[1]"),
    "ArgMax-11.C3-axis-0": call("float[2,3]", axis=0).gives("int64[1,3]"),
    "ArgMax-11.C3-axis-r-1": call("float[2,3]", axis=1).gives("int64[2,1]"),
    "ArgMax-11.C3-axis--1": call("float[2,3]", axis=-1).gives("int64[2,1]"),
    "ArgMax-11.C3-axis--r": call("float[2,3]", axis=-2).gives("int64[1,3]"),
    "ArgMax-11.C4-0": call("float[2]", keepdims=0).gives("int64[]"),
    "ArgMax-11.C4-1": call("float[2]", keepdims=1).gives("int64[1]"),
    "ArgMax-12-2": call("float[2]").gives("int64[1]"),
    "ArgMax-12-2x3": call("float[2,3]").gives("int64[1,3]"),
    "ArgMax-12-1": call("float[1]").gives("int64[1]"),
    "ArgMax-12-2-axis-0-keepdims-1-select_last_index-0": call(
        "float[2]", axis=0, keepdims=1, select_last_index=0
    ).gives("int64[1]"),
    "ArgMax-12-2-axis-0": call("float[2]", axis=0).gives("int64[1]"),
    "ArgMax-12-2-keepdims-1": call("float[2]", keepdims=1).gives("int64[1]"),
    "ArgMax-12-2-select_last_index-0": call("float[2]", select_last_index=0).gives("int64[1]"),
    "ArgMax-12-2-keepdims-1-select_last_index-0": call(
        "float[2]", keepdims=1, select_last_index=0
    ).gives("int64[1]"),
    "ArgMax-12-2-axis-0-select_last_index-0": call("float[2]", axis=0, select_last_index=0).gives(
        "int64[1]"
    ),
    "ArgMax-12-2-axis-0-keepdims-1": call("float[2]", axis=0, keepdims=1).gives("int64[1]"),
    "ArgMax-12.C2-float": call("float[2]").gives("int64[1]"),
    "ArgMax-12.C2-uint8": call("uint8[2]").gives("int64[1]"),
    "ArgMax-12.C2-int8": call("int8[2]").gives("int64[1]"),
    "ArgMax-12.C2-uint16": call("uint16[2]").gives("int64[1]"),
    "ArgMax-12.C2-int16": call("int16[2]").gives("int64[1]"),
    "ArgMax-12.C2-int32": call("int32[2]").gives("int64[1]"),
    "ArgMax-12.C2-int64": call("int64[2]").gives("int64[1]"),
    "ArgMax-12.C2-float16": call("float16[2]").gives("int64[1]"),
    "ArgMax-12.C2-double": call("double[2]").gives("int64[1]"),
    "ArgMax-12.C2-uint32": call("uint32[2]").gives("int64[1]"),
    "ArgMax-12.C2-uint64": call("uint64[2]").gives("int64[1]"),
    "ArgMax-12.C3-axis-omitted": call("float[2]").gives("int64[1]"),
    "ArgMax-12.C3-axis-0": call("float[2,3]", axis=0).gives("int64[1,3]"),
    "ArgMax-12.C3-axis-r-1": call("float[2,3]", axis=1).gives("int64[2,1]"),
    "ArgMax-12.C3-axis--1": call("float[2,3]", axis=-1).gives("int64[2,1]"),
    "ArgMax-12.C3-axis--r": call("float[2,3]", axis=-2).gives("int64[1,3]"),
    "ArgMax-12.C4-0": call("float[2]", keepdims=0).gives("int64[]"),
    "ArgMax-12.C4-1": call("float[2]", keepdims=1).gives("int64[1]"),
    "ArgMax-12.C6-0": call("float[2]", select_last_index=0).gives("int64[1]"),
    "ArgMax-12.C6-1": call("float[2]", select_last_index=1).gives("int64[1]"),
    "ArgMax-13-1": call("float[1]").gives("int64[1]"),
    "ArgMax-13-2-axis-0-keepdims-1-select_last_index-0": call(
        "float[2]", axis=0, keepdims=1, select_last_index=0
    ).gives("int64[1]"),
    "ArgMax-13-2-axis-0": call("float[2]", axis=0).gives("int64[1]"),
    "ArgMax-13-2-keepdims-1": call("float[2]", keepdims=1).gives("int64[1]"),
    "ArgMax-13.C2-bfloat16": call("bfloat16[2]").gives("int64[1]"),
    "ArgMax-13.C3-axis-omitted": call("float[2]").gives("int64[1]"),
    "ArgMax-13.C3-axis-0": call("float[2,3]", axis=0).gives("int64[1,3]"),
    "ArgMax-13.C3-axis-r-1": call("float[2,3]", axis=1).gives("int64[2,1]"),
    "ArgMax-13.C3-axis--1": call("float[2,3]", axis=-1).gives("int64[2,1]"),
    "ArgMax-13.C3-axis--r": call("float[2,3]", axis=-2).gives("int64[1,3]"),
    "ArgMax-13.C4-0": call("float[2]", keepdims=0).gives("int64[]"),
    "ArgMax-13.C4-1": call("float[2]", keepdims=1).gives("int64[1]"),
    "ArgMax-13.C6-0": call("float[2]", select_last_index=0).gives("int64[1]"),
    "ArgMax-13.C6-1": call("float[2]", select_last_index=1).gives("int64[1]"),
    "ArgMax-13.C2-int64": call("int64[2]").gives("int64[1]"),
    "ArgMax-13.C2-float16": call("float16[2]").gives("int64[1]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "ArgMax-1.C1-data-missing": call(None),
    "ArgMax-1.C2-all-string": call("string[2]"),
    "ArgMax-1.C2-all-bool": call("bool[2]"),
    "ArgMax-1.C2-all-complex64": call("complex64[2]"),
    "ArgMax-1.C2-all-complex128": call("complex128[2]"),
    "ArgMax-1.C2-all-bfloat16": call("bfloat16[2]"),
    "ArgMax-1.C2-all-float8e4m3fn": call("float8e4m3fn[2]"),
    "ArgMax-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]"),
    "ArgMax-1.C2-all-float8e5m2": call("float8e5m2[2]"),
    "ArgMax-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[2]"),
    "ArgMax-1.C2-all-uint4": call("uint4[2]"),
    "ArgMax-1.C2-all-int4": call("int4[2]"),
    "ArgMax-1.C2-all-float4e2m1": call("float4e2m1[2]"),
    "ArgMax-1.C2-all-float8e8m0": call("float8e8m0[2]"),
    "ArgMax-1.C2-all-uint2": call("uint2[2]"),
    "ArgMax-1.C2-all-int2": call("int2[2]"),
    "ArgMax-1.C2-all-float6e2m3": call("float6e2m3[2]"),
    "ArgMax-1.C2-all-float6e3m2": call("float6e3m2[2]"),
    "ArgMax-1.C3-axis-r": call("float[2]", axis=1),
    "ArgMax-1.C3-axis--r": call("float[2]", axis=-1),
    "ArgMax-1.C3-axis-2**32": call("float[2]", axis=2**32),
    "ArgMax-1.C3-axis--2**32": call("float[2]", axis=-(2**32)),
    "ArgMax-1.C3-axis-2**63-1": call("float[2]", axis=2**63 - 1),
    "ArgMax-1.C3-axis--2**63": call("float[2]", axis=-(2**63)),
    "ArgMax-1.C3-axis--1": call("float[2,3]", axis=-1),
    "ArgMax-1.C4-keepdims-unlisted": call("float[2]", keepdims=-1),
    "ArgMax-1.C5-data-empty": call("float[0]"),
    "ArgMax-11.C1-data-missing": call(None),
    "ArgMax-11.C2-all-string": call("string[2]"),
    "ArgMax-11.C2-all-bool": call("bool[2]"),
    "ArgMax-11.C2-all-complex64": call("complex64[2]"),
    "ArgMax-11.C2-all-complex128": call("complex128[2]"),
    "ArgMax-11.C2-all-bfloat16": call("bfloat16[2]"),
    "ArgMax-11.C2-all-float8e4m3fn": call("float8e4m3fn[2]"),
    "ArgMax-11.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]"),
    "ArgMax-11.C2-all-float8e5m2": call("float8e5m2[2]"),
    "ArgMax-11.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[2]"),
    "ArgMax-11.C2-all-uint4": call("uint4[2]"),
    "ArgMax-11.C2-all-int4": call("int4[2]"),
    "ArgMax-11.C2-all-float4e2m1": call("float4e2m1[2]"),
    "ArgMax-11.C2-all-float8e8m0": call("float8e8m0[2]"),
    "ArgMax-11.C2-all-uint2": call("uint2[2]"),
    "ArgMax-11.C2-all-int2": call("int2[2]"),
    "ArgMax-11.C2-all-float6e2m3": call("float6e2m3[2]"),
    "ArgMax-11.C2-all-float6e3m2": call("float6e3m2[2]"),
    "ArgMax-11.C3-axis-r": call("float[2]", axis=1),
    "ArgMax-11.C3-axis--r-1": call("float[2]", axis=-2),
    "ArgMax-11.C3-axis--2**32": call("float[2]", axis=-(2**32)),
    "ArgMax-11.C3-axis-2**63-1": call("float[2]", axis=2**63 - 1),
    "ArgMax-11.C4-keepdims-unlisted": call("float[2]", keepdims=-1),
    "ArgMax-11.C5-data-empty": call("float[0]"),
    "ArgMax-12.C1-data-missing": call(None),
    "ArgMax-12.C2-all-string": call("string[2]"),
    "ArgMax-12.C2-all-bool": call("bool[2]"),
    "ArgMax-12.C2-all-complex64": call("complex64[2]"),
    "ArgMax-12.C2-all-complex128": call("complex128[2]"),
    "ArgMax-12.C2-all-bfloat16": call("bfloat16[2]"),
    "ArgMax-12.C2-all-float8e4m3fn": call("float8e4m3fn[2]"),
    "ArgMax-12.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]"),
    "ArgMax-12.C2-all-float8e5m2": call("float8e5m2[2]"),
    "ArgMax-12.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[2]"),
    "ArgMax-12.C2-all-uint4": call("uint4[2]"),
    "ArgMax-12.C2-all-int4": call("int4[2]"),
    "ArgMax-12.C2-all-float4e2m1": call("float4e2m1[2]"),
    "ArgMax-12.C2-all-float8e8m0": call("float8e8m0[2]"),
    "ArgMax-12.C2-all-uint2": call("uint2[2]"),
    "ArgMax-12.C2-all-int2": call("int2[2]"),
    "ArgMax-12.C2-all-float6e2m3": call("float6e2m3[2]"),
    "ArgMax-12.C2-all-float6e3m2": call("float6e3m2[2]"),
    "ArgMax-12.C3-axis-r": call("float[2]", axis=1),
    "ArgMax-12.C3-axis--r-1": call("float[2]", axis=-2),
    "ArgMax-12.C3-axis--2**32": call("float[2]", axis=-(2**32)),
    "ArgMax-12.C3-axis-2**63-1": call("float[2]", axis=2**63 - 1),
    "ArgMax-12.C4-keepdims-unlisted": call("float[2]", keepdims=-1),
    "ArgMax-12.C5-data-empty": call("float[0]"),
    "ArgMax-12.C6-select_last_index-unlisted": call("float[2]", select_last_index=-1),
    "ArgMax-13.C1-data-missing": call(None),
    "ArgMax-13.C2-all-string": call("string[2]"),
    "ArgMax-13.C2-all-bool": call("bool[2]"),
    "ArgMax-13.C2-all-complex64": call("complex64[2]"),
    "ArgMax-13.C2-all-complex128": call("complex128[2]"),
    "ArgMax-13.C3-axis--2**32": call("float[2]", axis=-(2**32)),
    "ArgMax-13.C4-keepdims-unlisted": call("float[2]", keepdims=-1),
    "ArgMax-13.C5-data-empty": call("float[0]"),
    "ArgMax-13.C6-select_last_index-unlisted": call("float[2]", select_last_index=-1),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "ArgMax-1-2-undeclared": call("float").gives("int64"),
    "ArgMax-1-2-symbolic": call("float[d0]").gives("int64[1]"),
    "ArgMax-11-2-undeclared": call("float").gives("int64"),
    "ArgMax-11-2-symbolic": call("float[d0]").gives("int64[1]"),
    "ArgMax-12-2-undeclared": call("float").gives("int64"),
    "ArgMax-12-2-symbolic": call("float[d0]").gives("int64[1]"),
    "ArgMax-13-2-undeclared": call("float").gives("int64"),
    "ArgMax-13-2-symbolic": call("float[d0]").gives("int64[1]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "ArgMax-1.attribute-type-axis-true": call("float[2]", axis=True),
    "ArgMax-1.attribute-type-axis-float": call("float[2]", axis=1.0),
    "ArgMax-1.attribute-type-axis-text": call("float[2]", axis="1"),
    "ArgMax-1.attribute-type-axis-list": call("float[2]", axis=[1]),
    "ArgMax-1.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "ArgMax-1.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "ArgMax-1.attribute-type-keepdims-true": call("float[2]", keepdims=True),
    "ArgMax-1.attribute-type-keepdims-float": call("float[2]", keepdims=1.0),
    "ArgMax-1.attribute-type-keepdims-text": call("float[2]", keepdims="1"),
    "ArgMax-1.attribute-type-keepdims-list": call("float[2]", keepdims=[1]),
    "ArgMax-1.attribute-type-keepdims-2**63": call("float[2]", keepdims=2**63),
    "ArgMax-1.attribute-type-keepdims--2**63-1": call("float[2]", keepdims=-(2**63 + 1)),
    "ArgMax-11.attribute-type-axis-true": call("float[2]", axis=True),
    "ArgMax-11.attribute-type-axis-float": call("float[2]", axis=1.0),
    "ArgMax-11.attribute-type-axis-text": call("float[2]", axis="1"),
    "ArgMax-11.attribute-type-axis-list": call("float[2]", axis=[1]),
    "ArgMax-11.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "ArgMax-11.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "ArgMax-11.attribute-type-keepdims-true": call("float[2]", keepdims=True),
    "ArgMax-11.attribute-type-keepdims-float": call("float[2]", keepdims=1.0),
    "ArgMax-11.attribute-type-keepdims-text": call("float[2]", keepdims="1"),
    "ArgMax-11.attribute-type-keepdims-list": call("float[2]", keepdims=[1]),
    "ArgMax-11.attribute-type-keepdims-2**63": call("float[2]", keepdims=2**63),
    "ArgMax-11.attribute-type-keepdims--2**63-1": call("float[2]", keepdims=-(2**63 + 1)),
    "ArgMax-12.attribute-type-axis-true": call("float[2]", axis=True),
    "ArgMax-12.attribute-type-axis-float": call("float[2]", axis=1.0),
    "ArgMax-12.attribute-type-axis-text": call("float[2]", axis="1"),
    "ArgMax-12.attribute-type-axis-list": call("float[2]", axis=[1]),
    "ArgMax-12.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "ArgMax-12.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "ArgMax-12.attribute-type-keepdims-true": call("float[2]", keepdims=True),
    "ArgMax-12.attribute-type-keepdims-float": call("float[2]", keepdims=1.0),
    "ArgMax-12.attribute-type-keepdims-text": call("float[2]", keepdims="1"),
    "ArgMax-12.attribute-type-keepdims-list": call("float[2]", keepdims=[1]),
    "ArgMax-12.attribute-type-keepdims-2**63": call("float[2]", keepdims=2**63),
    "ArgMax-12.attribute-type-keepdims--2**63-1": call("float[2]", keepdims=-(2**63 + 1)),
    "ArgMax-12.attribute-type-select_last_index-true": call("float[2]", select_last_index=True),
    "ArgMax-12.attribute-type-select_last_index-float": call("float[2]", select_last_index=1.0),
    "ArgMax-12.attribute-type-select_last_index-text": call("float[2]", select_last_index="1"),
    "ArgMax-12.attribute-type-select_last_index-list": call("float[2]", select_last_index=[1]),
    "ArgMax-12.attribute-type-select_last_index-2**63": call("float[2]", select_last_index=2**63),
    "ArgMax-12.attribute-type-select_last_index--2**63-1": call(
        "float[2]", select_last_index=-(2**63 + 1)
    ),
    "ArgMax-13.attribute-type-axis-true": call("float[2]", axis=True),
    "ArgMax-13.attribute-type-axis-float": call("float[2]", axis=1.0),
    "ArgMax-13.attribute-type-axis-text": call("float[2]", axis="1"),
    "ArgMax-13.attribute-type-axis-list": call("float[2]", axis=[1]),
    "ArgMax-13.attribute-type-axis-2**63": call("float[2]", axis=2**63),
    "ArgMax-13.attribute-type-axis--2**63-1": call("float[2]", axis=-(2**63 + 1)),
    "ArgMax-13.attribute-type-keepdims-true": call("float[2]", keepdims=True),
    "ArgMax-13.attribute-type-keepdims-float": call("float[2]", keepdims=1.0),
    "ArgMax-13.attribute-type-keepdims-text": call("float[2]", keepdims="1"),
    "ArgMax-13.attribute-type-keepdims-list": call("float[2]", keepdims=[1]),
    "ArgMax-13.attribute-type-keepdims-2**63": call("float[2]", keepdims=2**63),
    "ArgMax-13.attribute-type-keepdims--2**63-1": call("float[2]", keepdims=-(2**63 + 1)),
    "ArgMax-13.attribute-type-select_last_index-true": call("float[2]", select_last_index=True),
    "ArgMax-13.attribute-type-select_last_index-float": call("float[2]", select_last_index=1.0),
    "ArgMax-13.attribute-type-select_last_index-text": call("float[2]", select_last_index="1"),
    "ArgMax-13.attribute-type-select_last_index-list": call("float[2]", select_last_index=[1]),
    "ArgMax-13.attribute-type-select_last_index-2**63": call("float[2]", select_last_index=2**63),
    "ArgMax-13.attribute-type-select_last_index--2**63-1": call(
        "float[2]", select_last_index=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "arg_max_columns",
        [1, 11, 12, 13],
        [tensor("float", [[1.0, 8.0, 3.0], [7.0, 2.0, 9.0]])],
        {},
        gives=[tensor("int64", [[1, 0, 1]])],
    ),
    example(
        "arg_max_rows",
        [1, 11, 12, 13],
        [tensor("float", [[1.0, 8.0, 3.0], [7.0, 2.0, 9.0]])],
        {"axis": 1, "keepdims": 0},
        gives=[tensor("int64", [1, 2])],
    ),
    example(
        "arg_max_equal",
        [1, 11, 12, 13],
        [tensor("int32", [1, 5, 5, 2])],
        {},
        gives=[tensor("int64", [1])],
    ),
    example(
        "arg_max_zeros",
        [1, 11, 12, 13],
        [tensor("float", [-0.0, 0.0])],
        {},
        gives=[tensor("int64", [0])],
    ),
    example(
        "arg_max_nan",
        [1, 11, 12, 13],
        [tensor("float", [1.0, float("nan"), float("inf"), float("nan")])],
        {},
        gives=[tensor("int64", [1])],
    ),
    example(
        "arg_max_negative_axis_early",
        [1],
        [tensor("float", [1.0, 2.0])],
        {"axis": -1},
        violates="C3",
    ),
    example(
        "arg_max_nothing",
        [1, 11, 12, 13],
        [tensor("float", [], shape=(0, 2))],
        {},
        violates="C5",
    ),
    example(
        "arg_max_negative_axis",
        [11, 12, 13],
        [tensor("float", [[1.0, 8.0, 3.0], [7.0, 2.0, 9.0]])],
        {"axis": -1},
        gives=[tensor("int64", [[1], [2]])],
    ),
    example(
        "arg_max_last",
        [12, 13],
        [tensor("int32", [1, 5, 5, 2])],
        {"select_last_index": 1},
        gives=[tensor("int64", [2])],
    ),
    example(
        "arg_max_nan_last",
        [12, 13],
        [tensor("float", [1.0, float("nan"), float("inf"), float("nan")])],
        {"select_last_index": 1},
        gives=[tensor("int64", [3])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(1,),
        types=("float16",),
        reason=(
            "It puts a cast into the model that is not valid at the first opset, "
            "and refuses the whole."
        ),
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 11, 12, 13),
        examples=("arg_max_nan", "arg_max_nan_last"),
        reason="It passes over NaN, unless the first element along the axis is one.",
    ),
]
#: All calls that other implementations are asked to make.
CASES = every_case(VERSIONS, VALID | VIOLATING, EXAMPLES)

each_version = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
#: The calls of each version that arrays are drawn for.
CALLS = calls_by_version(VERSIONS, VALID)
DRAWN = [VERSIONS[name] for name in ("ArgMax-1", "ArgMax-11", "ArgMax-12", "ArgMax-13")]
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


@pytest.mark.parametrize(
    "version", [VERSIONS[name] for name in ("ArgMax-11", "ArgMax-12", "ArgMax-13")], ids=str
)
@given(data=st.data())
def test_axis_counts_from_the_back(version, data):
    types, attributes = drawn_call(data, version, CALLS)
    plain, _ = data.draw(arrays_like(types, version))
    rank = rank_of(types[0])
    value = attributes.get("axis")
    # The place behind the last axis has no other name.
    if value is None or value == rank:
        return
    other = {**attributes, "axis": value - rank if value >= 0 else value + rank}
    got, wanted = version.run(*plain, **other), version.run(*plain, **attributes)
    assert_same(got, wanted, nan_bits=version.copies)


@pytest.mark.parametrize(("against", "case"), compared(VERSIONS, CASES, LEDGER))
def test_agreement(against, case):
    assert differs(against, VERSIONS[case.version], case) is None


@pytest.mark.parametrize("entry", known_divergences(VERSIONS, CASES, LEDGER))
def test_known_divergence_is_still_there(entry):
    assert_still_differs(VERSIONS, CASES, entry)
