# Emitted from spec/ai.onnx/ReduceMean.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of ReduceMean: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.reduce_mean as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_reduce_mean")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, data: (*d,)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    d = draw(runs)
    data = TensorType(T, (*d,))
    return [data], {}


VERSIONS = {
    "ReduceMean-1": Version(
        operator="ReduceMean",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 11),
        copies=False,
        run=functions.reduce_mean_1,
        infer=functions.infer_reduce_mean_1,
        check=functions.check_reduce_mean_1,
        oracle=oracle.reduce_mean_1,
        ulps=oracle.ulps_of_reduce_mean_1,
        calls=calls_1(schema("ReduceMean", 1, "ai.onnx").types),
        base=call("float[2]").gives("float[1]"),
    ),
    "ReduceMean-11": Version(
        operator="ReduceMean",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=False,
        run=functions.reduce_mean_11,
        infer=functions.infer_reduce_mean_11,
        check=functions.check_reduce_mean_11,
        oracle=oracle.reduce_mean_11,
        ulps=oracle.ulps_of_reduce_mean_11,
        calls=calls_1(schema("ReduceMean", 11, "ai.onnx").types),
        base=call("float[2]").gives("float[1]"),
    ),
    "ReduceMean-13": Version(
        operator="ReduceMean",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 18),
        copies=False,
        run=functions.reduce_mean_13,
        infer=functions.infer_reduce_mean_13,
        check=functions.check_reduce_mean_13,
        oracle=oracle.reduce_mean_13,
        ulps=oracle.ulps_of_reduce_mean_13,
        calls=calls_1(schema("ReduceMean", 13, "ai.onnx").types),
        base=call("float[2]").gives("float[1]"),
    ),
    "ReduceMean-18": Version(
        operator="ReduceMean",
        domain="ai.onnx",
        since=18,
        opsets=range(18, 29),
        copies=False,
        run=functions.reduce_mean_18,
        infer=functions.infer_reduce_mean_18,
        check=functions.check_reduce_mean_18,
        oracle=oracle.reduce_mean_18,
        ulps=oracle.ulps_of_reduce_mean_18,
        base=call("float[2]").gives("float[1]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "ReduceMean-1-scalar": call("float[]").gives("float[]"),
    "ReduceMean-1-2": call("float[2]").gives("float[1]"),
    "ReduceMean-1-2x3": call("float[2,3]").gives("float[1,1]"),
    "ReduceMean-1-0": call("float[0]").gives("float[1]"),
    "ReduceMean-1-2-axes--keepdims-1": call("float[2]", axes=(), keepdims=1).gives("float[1]"),
    "ReduceMean-1-2-axes-": call("float[2]", axes=()).gives("float[1]"),
    "ReduceMean-1-2-keepdims-1": call("float[2]", keepdims=1).gives("float[1]"),
    "ReduceMean-1-2-axes-0": call("float[2]", axes=(0,)).gives("float[1]"),
    "ReduceMean-1-2x3-axes-0x1": call("float[2,3]", axes=(0, 1)).gives("float[1,1]"),
    "ReduceMean-1-2x3-axes-0": call("float[2,3]", axes=(0,)).gives("float[1,3]"),
    "ReduceMean-1-2x3-axes-1x0": call("float[2,3]", axes=(1, 0)).gives("float[1,1]"),
    "ReduceMean-1-2x3-axes-1": call("float[2,3]", axes=(1,)).gives("float[2,1]"),
    "ReduceMean-1-2x3-axes-": call("float[2,3]", axes=()).gives("float[1,1]"),
    "ReduceMean-1-2-keepdims-1-axes-0": call("float[2]", keepdims=1, axes=(0,)).gives("float[1]"),
    "ReduceMean-1.C2-float": call("float[2]").gives("float[1]"),
    "ReduceMean-1.C2-int32": call("int32[2]").gives("int32[1]"),
    "ReduceMean-1.C2-int64": call("int64[2]").gives("int64[1]"),
    "ReduceMean-1.C2-float16": call("float16[2]").gives("float16[1]"),
    "ReduceMean-1.C2-double": call("double[2]").gives("double[1]"),
    "ReduceMean-1.C2-uint32": call("uint32[2]").gives("uint32[1]"),
    "ReduceMean-1.C2-uint64": call("uint64[2]").gives("uint64[1]"),
    "ReduceMean-1.C3-axes-omitted": call("float[]").gives("float[]"),
    "ReduceMean-1.C3-axes-0": call("float[2,3]", axes=(0,)).gives("float[1,3]"),
    "ReduceMean-1.C3-axes-r-1": call("float[2,3]", axes=(1,)).gives("float[2,1]"),
    "ReduceMean-1.C5-0": call("float[2]", keepdims=0).gives("float[]"),
    "ReduceMean-1.C5-1": call("float[2]", keepdims=1).gives("float[1]"),
    "ReduceMean-11-scalar": call("float[]").gives("float[]"),
    "ReduceMean-11-2": call("float[2]").gives("float[1]"),
    "ReduceMean-11-0": call("float[0]").gives("float[1]"),
    "ReduceMean-11-2-axes-": call("float[2]", axes=()).gives("float[1]"),
    "ReduceMean-11-2-keepdims-1": call("float[2]", keepdims=1).gives("float[1]"),
    "ReduceMean-11-2-axes--1": call("float[2]", axes=(-1,)).gives("float[1]"),
    "ReduceMean-11-2x3-axes-0": call("float[2,3]", axes=(0,)).gives("float[1,3]"),
    "ReduceMean-11-2x3-axes-0x-1": call("float[2,3]", axes=(0, -1)).gives("float[1,1]"),
    "ReduceMean-11-2x3-axes--2x-1": call("float[2,3]", axes=(-2, -1)).gives("float[1,1]"),
    "ReduceMean-11-2-keepdims-1-axes-0": call("float[2]", keepdims=1, axes=(0,)).gives("float[1]"),
    "ReduceMean-11.C2-float": call("float[2]").gives("float[1]"),
    "ReduceMean-11.C2-int32": call("int32[2]").gives("int32[1]"),
    "ReduceMean-11.C2-int64": call("int64[2]").gives("int64[1]"),
    "ReduceMean-11.C2-float16": call("float16[2]").gives("float16[1]"),
    "ReduceMean-11.C2-double": call("double[2]").gives("double[1]"),
    "ReduceMean-11.C2-uint32": call("uint32[2]").gives("uint32[1]"),
    "ReduceMean-11.C2-uint64": call("uint64[2]").gives("uint64[1]"),
    "ReduceMean-11.C3-axes-omitted": call("float[]").gives("float[]"),
    "ReduceMean-11.C3-axes-0": call("float[2,3]", axes=(0,)).gives("float[1,3]"),
    "ReduceMean-11.C3-axes-r-1": call("float[2,3]", axes=(1,)).gives("float[2,1]"),
    "ReduceMean-11.C3-axes--1": call("float[2,3]", axes=(-1,)).gives("float[2,1]"),
    "ReduceMean-11.C3-axes--r": call("float[2,3]", axes=(-2,)).gives("float[1,3]"),
    "ReduceMean-11.C5-0": call("float[2]", keepdims=0).gives("float[]"),
    "ReduceMean-11.C5-1": call("float[2]", keepdims=1).gives("float[1]"),
    "ReduceMean-13-2-axes--1": call("float[2]", axes=(-1,)).gives("float[1]"),
    "ReduceMean-13-2x3-axes-0x1": call("float[2,3]", axes=(0, 1)).gives("float[1,1]"),
    "ReduceMean-13-2x3-axes-0": call("float[2,3]", axes=(0,)).gives("float[1,3]"),
    "ReduceMean-13-2x3-axes-0x-1": call("float[2,3]", axes=(0, -1)).gives("float[1,1]"),
    "ReduceMean-13.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[1]"),
    "ReduceMean-13.C3-axes-omitted": call("float[]").gives("float[]"),
    "ReduceMean-13.C3-axes-0": call("float[2,3]", axes=(0,)).gives("float[1,3]"),
    "ReduceMean-13.C3-axes-r-1": call("float[2,3]", axes=(1,)).gives("float[2,1]"),
    "ReduceMean-13.C3-axes--1": call("float[2,3]", axes=(-1,)).gives("float[2,1]"),
    "ReduceMean-13.C3-axes--r": call("float[2,3]", axes=(-2,)).gives("float[1,3]"),
    "ReduceMean-13.C5-0": call("float[2]", keepdims=0).gives("float[]"),
    "ReduceMean-13.C5-1": call("float[2]", keepdims=1).gives("float[1]"),
    "ReduceMean-13.C2-double": call("double[2]").gives("double[1]"),
    "ReduceMean-13.C2-uint32": call("uint32[2]").gives("uint32[1]"),
    "ReduceMean-13-0": call("float[0]").gives("float[1]"),
    "ReduceMean-18-scalar": call("float[]").gives("float[]"),
    "ReduceMean-18-2": call("float[2]").gives("float[1]"),
    "ReduceMean-18-2x3": call("float[2,3]").gives("float[1,1]"),
    "ReduceMean-18-0": call("float[0]").gives("float[1]"),
    "ReduceMean-18-2+0-axes-": call("float[2]", Given("int64", [])).gives("float[1]"),
    "ReduceMean-18-2-keepdims-1": call("float[2]", keepdims=1).gives("float[1]"),
    "ReduceMean-18-2-noop_with_empty_axes-0": call("float[2]", noop_with_empty_axes=0).gives(
        "float[1]"
    ),
    "ReduceMean-18-2+0-noop_with_empty_axes-0-axes-": call(
        "float[2]", Given("int64", []), noop_with_empty_axes=0
    ).gives("float[1]"),
    "ReduceMean-18-2+0-keepdims-1-axes-": call("float[2]", Given("int64", []), keepdims=1).gives(
        "float[1]"
    ),
    "ReduceMean-18-2+1-keepdims-1-noop_with_empty_axes-0-axes-0": call(
        "float[2]", Given("int64", [0]), keepdims=1, noop_with_empty_axes=0
    ).gives("float[1]"),
    "ReduceMean-18.C2-float": call("float[2]").gives("float[1]"),
    "ReduceMean-18.C2-int32": call("int32[2]").gives("int32[1]"),
    "ReduceMean-18.C2-int64": call("int64[2]").gives("int64[1]"),
    "ReduceMean-18.C2-float16": call("float16[2]").gives("float16[1]"),
    "ReduceMean-18.C2-double": call("double[2]").gives("double[1]"),
    "ReduceMean-18.C2-uint32": call("uint32[2]").gives("uint32[1]"),
    "ReduceMean-18.C2-uint64": call("uint64[2]").gives("uint64[1]"),
    "ReduceMean-18.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[1]"),
    "ReduceMean-18.C5-0": call("float[2]", keepdims=0).gives("float[]"),
    "ReduceMean-18.C5-1": call("float[2]", keepdims=1).gives("float[1]"),
    "ReduceMean-18.C8-0": call("float[2]", noop_with_empty_axes=0).gives("float[1]"),
    "ReduceMean-18.C8-1": call("float[2]", noop_with_empty_axes=1).gives("float[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "ReduceMean-1.C1-data-missing": call(None),
    "ReduceMean-1.C2-all-uint8": call("uint8[]"),
    "ReduceMean-1.C2-all-int8": call("int8[]"),
    "ReduceMean-1.C2-all-uint16": call("uint16[]"),
    "ReduceMean-1.C2-all-int16": call("int16[]"),
    "ReduceMean-1.C2-all-string": call("string[]"),
    "ReduceMean-1.C2-all-bool": call("bool[]"),
    "ReduceMean-1.C2-all-complex64": call("complex64[]"),
    "ReduceMean-1.C2-all-complex128": call("complex128[]"),
    "ReduceMean-1.C2-all-bfloat16": call("bfloat16[]"),
    "ReduceMean-1.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "ReduceMean-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "ReduceMean-1.C2-all-float8e5m2": call("float8e5m2[]"),
    "ReduceMean-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "ReduceMean-1.C2-all-uint4": call("uint4[]"),
    "ReduceMean-1.C2-all-int4": call("int4[]"),
    "ReduceMean-1.C2-all-float4e2m1": call("float4e2m1[]"),
    "ReduceMean-1.C2-all-float8e8m0": call("float8e8m0[]"),
    "ReduceMean-1.C2-all-uint2": call("uint2[]"),
    "ReduceMean-1.C2-all-int2": call("int2[]"),
    "ReduceMean-1.C2-all-float6e2m3": call("float6e2m3[]"),
    "ReduceMean-1.C2-all-float6e3m2": call("float6e3m2[]"),
    "ReduceMean-1.C3-axes-r": call("float[]", axes=(0,)),
    "ReduceMean-1.C3-axes--1": call("float[]", axes=(-1,)),
    "ReduceMean-1.C3-axes-2**32": call("float[]", axes=(4294967296,)),
    "ReduceMean-1.C3-axes--2**32": call("float[]", axes=(-4294967296,)),
    "ReduceMean-1.C3-axes-2**63-1": call("float[]", axes=(9223372036854775807,)),
    "ReduceMean-1.C3-axes--2**63": call("float[]", axes=(-9223372036854775808,)),
    "ReduceMean-1.C3-axes--r": call("float[2]", axes=(-1,)),
    "ReduceMean-1.C4-axes-repeated": call("float[2]", axes=(0, 0)),
    "ReduceMean-1.C5-keepdims-unlisted": call("float[]", keepdims=-1),
    "ReduceMean-11.C1-data-missing": call(None),
    "ReduceMean-11.C2-all-uint8": call("uint8[]"),
    "ReduceMean-11.C2-all-int8": call("int8[]"),
    "ReduceMean-11.C2-all-uint16": call("uint16[]"),
    "ReduceMean-11.C2-all-int16": call("int16[]"),
    "ReduceMean-11.C2-all-string": call("string[]"),
    "ReduceMean-11.C2-all-bool": call("bool[]"),
    "ReduceMean-11.C2-all-complex64": call("complex64[]"),
    "ReduceMean-11.C2-all-complex128": call("complex128[]"),
    "ReduceMean-11.C2-all-bfloat16": call("bfloat16[]"),
    "ReduceMean-11.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "ReduceMean-11.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "ReduceMean-11.C2-all-float8e5m2": call("float8e5m2[]"),
    "ReduceMean-11.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "ReduceMean-11.C2-all-uint4": call("uint4[]"),
    "ReduceMean-11.C2-all-int4": call("int4[]"),
    "ReduceMean-11.C2-all-float4e2m1": call("float4e2m1[]"),
    "ReduceMean-11.C2-all-float8e8m0": call("float8e8m0[]"),
    "ReduceMean-11.C2-all-uint2": call("uint2[]"),
    "ReduceMean-11.C2-all-int2": call("int2[]"),
    "ReduceMean-11.C2-all-float6e2m3": call("float6e2m3[]"),
    "ReduceMean-11.C2-all-float6e3m2": call("float6e3m2[]"),
    "ReduceMean-11.C3-axes-r": call("float[]", axes=(0,)),
    "ReduceMean-11.C3-axes--r-1": call("float[]", axes=(-1,)),
    "ReduceMean-11.C3-axes--2**32": call("float[]", axes=(-4294967296,)),
    "ReduceMean-11.C3-axes-2**63-1": call("float[]", axes=(9223372036854775807,)),
    "ReduceMean-11.C4-axes-repeated": call("float[2]", axes=(0, 0)),
    "ReduceMean-11.C5-keepdims-unlisted": call("float[]", keepdims=-1),
    "ReduceMean-13.C1-data-missing": call(None),
    "ReduceMean-13.C2-all-uint8": call("uint8[]"),
    "ReduceMean-13.C2-all-int8": call("int8[]"),
    "ReduceMean-13.C2-all-uint16": call("uint16[]"),
    "ReduceMean-13.C2-all-int16": call("int16[]"),
    "ReduceMean-13.C3-axes-2**32": call("float[]", axes=(4294967296,)),
    "ReduceMean-13.C4-axes-repeated": call("float[2]", axes=(0, 0)),
    "ReduceMean-13.C5-keepdims-unlisted": call("float[]", keepdims=-1),
    "ReduceMean-18.C1-data-missing": call(None),
    "ReduceMean-18.C2-all-uint8": call("uint8[]"),
    "ReduceMean-18.C2-all-int8": call("int8[]"),
    "ReduceMean-18.C2-all-uint16": call("uint16[]"),
    "ReduceMean-18.C2-all-int16": call("int16[]"),
    "ReduceMean-18.C2-all-string": call("string[]"),
    "ReduceMean-18.C2-all-bool": call("bool[]"),
    "ReduceMean-18.C2-all-complex64": call("complex64[]"),
    "ReduceMean-18.C2-all-complex128": call("complex128[]"),
    "ReduceMean-18.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "ReduceMean-18.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "ReduceMean-18.C2-all-float8e5m2": call("float8e5m2[]"),
    "ReduceMean-18.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "ReduceMean-18.C2-all-uint4": call("uint4[]"),
    "ReduceMean-18.C2-all-int4": call("int4[]"),
    "ReduceMean-18.C2-all-float4e2m1": call("float4e2m1[]"),
    "ReduceMean-18.C2-all-float8e8m0": call("float8e8m0[]"),
    "ReduceMean-18.C2-all-uint2": call("uint2[]"),
    "ReduceMean-18.C2-all-int2": call("int2[]"),
    "ReduceMean-18.C2-all-float6e2m3": call("float6e2m3[]"),
    "ReduceMean-18.C2-all-float6e3m2": call("float6e3m2[]"),
    "ReduceMean-18.C3-axes-r": call(
        "float[2]", Given("int64", [1]), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C3-axes--r-1": call(
        "float[2]", Given("int64", [-2]), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C3-axes--2**32": call(
        "float[2]", Given("int64", [-4294967296]), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C3-axes-2**63-1": call(
        "float[2]", Given("int64", [9223372036854775807]), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C4-axes-repeated": call(
        "float[2]", Given("int64", [0, 0]), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C5-keepdims-unlisted": call("float[]", keepdims=-1),
    "ReduceMean-18.C6-all-float": call(
        "float[2]", Given("float", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-uint8": call(
        "float[2]", Given("uint8", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-int8": call(
        "float[2]", Given("int8", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-uint16": call(
        "float[2]", Given("uint16", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-int16": call(
        "float[2]", Given("int16", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-int32": call(
        "float[2]", Given("int32", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-string": call(
        "float[2]", "string[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-bool": call("float[2]", "bool[0]", keepdims=1, noop_with_empty_axes=0),
    "ReduceMean-18.C6-all-float16": call(
        "float[2]", Given("float16", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-double": call(
        "float[2]", Given("double", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-uint32": call(
        "float[2]", Given("uint32", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-uint64": call(
        "float[2]", Given("uint64", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-complex64": call(
        "float[2]", "complex64[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-complex128": call(
        "float[2]", "complex128[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-bfloat16": call(
        "float[2]", "bfloat16[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-float8e4m3fn": call(
        "float[2]", "float8e4m3fn[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-float8e4m3fnuz": call(
        "float[2]", "float8e4m3fnuz[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-float8e5m2": call(
        "float[2]", "float8e5m2[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-float8e5m2fnuz": call(
        "float[2]", "float8e5m2fnuz[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-uint4": call(
        "float[2]", Given("uint4", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-int4": call(
        "float[2]", Given("int4", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-float4e2m1": call(
        "float[2]", "float4e2m1[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-float8e8m0": call(
        "float[2]", "float8e8m0[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-uint2": call(
        "float[2]", Given("uint2", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-int2": call(
        "float[2]", Given("int2", []), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-float6e2m3": call(
        "float[2]", "float6e2m3[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C6-all-float6e3m2": call(
        "float[2]", "float6e3m2[0]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C7-axes-one-axis-more": call(
        "float[2]", "int64[0,1]", keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C7-axes-one-axis-less": call(
        "float[2]", Given("int64", 1), keepdims=1, noop_with_empty_axes=0
    ),
    "ReduceMean-18.C7-all-one-axis-more": call("float[2]", "int64[0,1]"),
    "ReduceMean-18.C7-all-one-axis-less": call(
        "float[2]", Given("int64", 1), noop_with_empty_axes=0
    ),
    "ReduceMean-18.C8-noop_with_empty_axes-unlisted": call("float[]", noop_with_empty_axes=-1),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "ReduceMean-1-2-undeclared": call("float").gives("float"),
    "ReduceMean-1-2-symbolic": call("float[d0]").gives("float[1]"),
    "ReduceMean-11-2-undeclared": call("float").gives("float"),
    "ReduceMean-11-2-symbolic": call("float[d0]").gives("float[1]"),
    "ReduceMean-13-2-undeclared": call("float").gives("float"),
    "ReduceMean-13-2-symbolic": call("float[d0]").gives("float[1]"),
    "ReduceMean-18-2-undeclared": call("float").gives("float"),
    "ReduceMean-18-2-symbolic": call("float[d0]").gives("float[1]"),
    "ReduceMean-18-2+0-keepdims-1-noop_with_empty_axes-0-axes--declared": call(
        "float[2]", "int64[0]", keepdims=1, noop_with_empty_axes=0
    ).gives("float[1]"),
    "ReduceMean-18-2+0-keepdims-1-noop_with_empty_axes-0-axes--undeclared": call(
        "float", "int64", keepdims=1, noop_with_empty_axes=0
    ).gives("float"),
    "ReduceMean-18-2+0-keepdims-1-noop_with_empty_axes-0-axes--partly": call(
        "float", "int64[0]", keepdims=1, noop_with_empty_axes=0
    ).gives("float"),
    "ReduceMean-18-2+0-keepdims-1-noop_with_empty_axes-0-axes--symbolic": call(
        "float[d0]", "int64[d1]", keepdims=1, noop_with_empty_axes=0
    ).gives("float"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "ReduceMean-1.attribute-type-axes-int": call("float[2]", axes=1),
    "ReduceMean-1.attribute-type-axes-floats": call("float[2]", axes=[1.0]),
    "ReduceMean-1.attribute-type-axes-text": call("float[2]", axes="1"),
    "ReduceMean-1.attribute-type-axes-2**63": call("float[2]", axes=[9223372036854775808]),
    "ReduceMean-1.attribute-type-keepdims-true": call("float[2]", keepdims=True),
    "ReduceMean-1.attribute-type-keepdims-float": call("float[2]", keepdims=1.0),
    "ReduceMean-1.attribute-type-keepdims-text": call("float[2]", keepdims="1"),
    "ReduceMean-1.attribute-type-keepdims-list": call("float[2]", keepdims=[1]),
    "ReduceMean-1.attribute-type-keepdims-2**63": call("float[2]", keepdims=2**63),
    "ReduceMean-1.attribute-type-keepdims--2**63-1": call("float[2]", keepdims=-(2**63 + 1)),
    "ReduceMean-11.attribute-type-axes-int": call("float[2]", axes=1),
    "ReduceMean-11.attribute-type-axes-floats": call("float[2]", axes=[1.0]),
    "ReduceMean-11.attribute-type-axes-text": call("float[2]", axes="1"),
    "ReduceMean-11.attribute-type-axes-2**63": call("float[2]", axes=[9223372036854775808]),
    "ReduceMean-11.attribute-type-keepdims-true": call("float[2]", keepdims=True),
    "ReduceMean-11.attribute-type-keepdims-float": call("float[2]", keepdims=1.0),
    "ReduceMean-11.attribute-type-keepdims-text": call("float[2]", keepdims="1"),
    "ReduceMean-11.attribute-type-keepdims-list": call("float[2]", keepdims=[1]),
    "ReduceMean-11.attribute-type-keepdims-2**63": call("float[2]", keepdims=2**63),
    "ReduceMean-11.attribute-type-keepdims--2**63-1": call("float[2]", keepdims=-(2**63 + 1)),
    "ReduceMean-13.attribute-type-axes-int": call("float[2]", axes=1),
    "ReduceMean-13.attribute-type-axes-floats": call("float[2]", axes=[1.0]),
    "ReduceMean-13.attribute-type-axes-text": call("float[2]", axes="1"),
    "ReduceMean-13.attribute-type-axes-2**63": call("float[2]", axes=[9223372036854775808]),
    "ReduceMean-13.attribute-type-keepdims-true": call("float[2]", keepdims=True),
    "ReduceMean-13.attribute-type-keepdims-float": call("float[2]", keepdims=1.0),
    "ReduceMean-13.attribute-type-keepdims-text": call("float[2]", keepdims="1"),
    "ReduceMean-13.attribute-type-keepdims-list": call("float[2]", keepdims=[1]),
    "ReduceMean-13.attribute-type-keepdims-2**63": call("float[2]", keepdims=2**63),
    "ReduceMean-13.attribute-type-keepdims--2**63-1": call("float[2]", keepdims=-(2**63 + 1)),
    "ReduceMean-18.attribute-type-keepdims-true": call("float[2]", keepdims=True),
    "ReduceMean-18.attribute-type-keepdims-float": call("float[2]", keepdims=1.0),
    "ReduceMean-18.attribute-type-keepdims-text": call("float[2]", keepdims="1"),
    "ReduceMean-18.attribute-type-keepdims-list": call("float[2]", keepdims=[1]),
    "ReduceMean-18.attribute-type-keepdims-2**63": call("float[2]", keepdims=2**63),
    "ReduceMean-18.attribute-type-keepdims--2**63-1": call("float[2]", keepdims=-(2**63 + 1)),
    "ReduceMean-18.attribute-type-noop_with_empty_axes-true": call(
        "float[2]", noop_with_empty_axes=True
    ),
    "ReduceMean-18.attribute-type-noop_with_empty_axes-float": call(
        "float[2]", noop_with_empty_axes=1.0
    ),
    "ReduceMean-18.attribute-type-noop_with_empty_axes-text": call(
        "float[2]", noop_with_empty_axes="1"
    ),
    "ReduceMean-18.attribute-type-noop_with_empty_axes-list": call(
        "float[2]", noop_with_empty_axes=[1]
    ),
    "ReduceMean-18.attribute-type-noop_with_empty_axes-2**63": call(
        "float[2]", noop_with_empty_axes=2**63
    ),
    "ReduceMean-18.attribute-type-noop_with_empty_axes--2**63-1": call(
        "float[2]", noop_with_empty_axes=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "reduce_mean_columns",
        [1, 11, 13],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 6.0, 8.0]])],
        {"axes": [0], "keepdims": 0},
        gives=[tensor("float", [2.5, 4.0, 5.5])],
    ),
    example(
        "reduce_mean_all",
        [1, 11, 13, 18],
        [tensor("float", [[1.0, 2.0], [3.0, 6.0]])],
        {},
        gives=[tensor("float", [[3.0]])],
    ),
    example(
        "reduce_mean_all_dropped",
        [1, 11, 13, 18],
        [tensor("double", [[1.0, 2.0], [3.0, 6.0]])],
        {"keepdims": 0},
        gives=[tensor("double", 3.0)],
    ),
    example(
        "reduce_mean_integers",
        [1, 11, 13, 18],
        [tensor("int32", [-1, -2, -4])],
        {},
        gives=[tensor("int32", [-2])],
    ),
    example(
        "reduce_mean_large_integers",
        [1, 11, 13, 18],
        [tensor("int32", [2147483647, 2147483645])],
        {},
        gives=[tensor("int32", [2147483646])],
    ),
    example(
        "reduce_mean_beyond_64_bits",
        [1, 11, 13, 18],
        [tensor("int64", [4611686018427387904, 4611686018427387904, 4611686018427387904])],
        {},
        gives=[tensor("int64", [4611686018427387904])],
    ),
    example(
        "reduce_mean_axis_twice",
        [1, 11, 13],
        [tensor("float", [1.0, 2.0])],
        {"axes": [0, 0]},
        violates="C4",
    ),
    example(
        "reduce_mean_axis_from_the_back",
        [11, 13],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 6.0, 8.0]])],
        {"axes": [-1]},
        gives=[tensor("float", [[2.0], [6.0]])],
    ),
    example(
        "reduce_mean_rows",
        [18],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 6.0, 8.0]]), tensor("int64", [-1])],
        {"keepdims": 0},
        gives=[tensor("float", [2.0, 6.0])],
    ),
    example(
        "reduce_mean_images",
        [18],
        [
            tensor("float", [[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]]),
            tensor("int64", [2, 3]),
        ],
        {},
        gives=[tensor("float", [[[[2.5]], [[6.5]]]])],
    ),
    example(
        "reduce_mean_noop",
        [18],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]])],
        {"noop_with_empty_axes": 1},
        gives=[tensor("float", [[1.0, 2.0], [3.0, 4.0]])],
    ),
    example(
        "reduce_mean_of_nothing",
        [18],
        [tensor("float", [], shape=(2, 0)), tensor("int64", [1])],
        {"keepdims": 0},
        gives=[tensor("float", [0.0, 0.0])],
    ),
    example(
        "reduce_mean_axis_outside",
        [18],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("int64", [2])],
        {},
        violates="C3",
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnx.reference",
        versions=(1, 11, 13, 18),
        cases=(
            "ReduceMean-1-0",
            "ReduceMean-11-0",
            "ReduceMean-13-0",
            "ReduceMean-18-0",
        ),
        reason="The mean of nothing is NaN there, with a warning.",
    ),
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
        versions=(1,),
        clause="C3",
        reason=(
            "It counts a negative axis from the back in version 1 too, and takes "
            "any axis of a scalar."
        ),
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 11, 13, 18),
        clause="C4",
        reason="It takes an axis that is named twice for one that is named once.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 11, 13, 18),
        clause="C5",
        reason="It takes every number other than 1 for 0.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 11, 13, 18),
        clause="C8",
        reason="It takes every number other than 1 for 0.",
    ),
]
#: All calls that other implementations are asked to make.
CASES = every_case(VERSIONS, VALID | VIOLATING, EXAMPLES)

each_version = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
#: The calls of each version that arrays are drawn for.
CALLS = calls_by_version(VERSIONS, VALID)
DRAWN = [VERSIONS[name] for name in ("ReduceMean-1", "ReduceMean-11", "ReduceMean-13")]
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
