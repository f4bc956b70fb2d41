# Emitted from spec/ai.onnx/Concat.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Concat: every clause, border, element type and example of its versions."""

import numpy as np
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
    integers_like,
    module_beside,
    rank_of,
    runs,
    sizes,
    tensor,
    weakened,
)

import onnxops.ai.onnx.concat as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_concat")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, inputs: (*outer, n[k] @ axis, *inner)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    outer = draw(runs)
    n = draw(st.lists(sizes, min_size=1, max_size=4))
    inner = draw(runs)
    axis = len(outer)
    inputs = [TensorType(T, (*outer, size, *inner)) for size in n]
    return [inputs], {"axis": axis}


@st.composite
def calls_11(draw, types):
    """Types and attributes of a valid call, inputs: (*outer, n[k] @ axis, *inner)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    outer = draw(runs)
    n = draw(st.lists(sizes, min_size=1, max_size=4))
    inner = draw(runs)
    axis = len(outer)
    inputs = [TensorType(T, (*outer, size, *inner)) for size in n]
    if draw(st.booleans()):
        axis -= len(inputs[0].shape)
    return [inputs], {"axis": axis}


VERSIONS = {
    "Concat-1": Version(
        operator="Concat",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 4),
        copies=True,
        run=functions.concat_1,
        infer=functions.infer_concat_1,
        check=functions.check_concat_1,
        oracle=oracle.concat_1,
        calls=calls_1(schema("Concat", 1, "ai.onnx").types),
        base=call(["float[2,1,3]", "float[2,3,3]"], axis=1).gives("float[2,4,3]"),
    ),
    "Concat-4": Version(
        operator="Concat",
        domain="ai.onnx",
        since=4,
        opsets=range(4, 11),
        copies=True,
        run=functions.concat_4,
        infer=functions.infer_concat_4,
        check=functions.check_concat_4,
        oracle=oracle.concat_4,
        calls=calls_1(schema("Concat", 4, "ai.onnx").types),
        base=call(["float[2,1,3]", "float[2,3,3]"], axis=1).gives("float[2,4,3]"),
    ),
    "Concat-11": Version(
        operator="Concat",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=True,
        run=functions.concat_11,
        infer=functions.infer_concat_11,
        check=functions.check_concat_11,
        oracle=oracle.concat_11,
        calls=calls_11(schema("Concat", 11, "ai.onnx").types),
        base=call(["float[2,1,3]", "float[2,3,3]"], axis=1).gives("float[2,4,3]"),
    ),
    "Concat-13": Version(
        operator="Concat",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 29),
        copies=True,
        run=functions.concat_13,
        infer=functions.infer_concat_13,
        check=functions.check_concat_13,
        oracle=oracle.concat_13,
        calls=calls_11(schema("Concat", 13, "ai.onnx").types),
        base=call(["float[2,1,3]", "float[2,3,3]"], axis=1).gives("float[2,4,3]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Concat-1-1-axis-0": call(["float[1]"], axis=0).gives("float[1]"),
    "Concat-1-1+3-axis-0": call(["float[1]", "float[3]"], axis=0).gives("float[4]"),
    "Concat-1-2x1+2x3-axis-1": call(["float[2,1]", "float[2,3]"], axis=1).gives("float[2,4]"),
    "Concat-1-1x2+3x2-axis-0": call(["float[1,2]", "float[3,2]"], axis=0).gives("float[4,2]"),
    "Concat-1-2x3x1+2x3x3-axis-2": call(["float[2,3,1]", "float[2,3,3]"], axis=2).gives(
        "float[2,3,4]"
    ),
    "Concat-1-2x1x3+2x3x3-axis-1": call(["float[2,1,3]", "float[2,3,3]"], axis=1).gives(
        "float[2,4,3]"
    ),
    "Concat-1-1x2x3+3x2x3-axis-0": call(["float[1,2,3]", "float[3,2,3]"], axis=0).gives(
        "float[4,2,3]"
    ),
    "Concat-1-2x3x1x4+2x3x3x4-axis-2": call(["float[2,3,1,4]", "float[2,3,3,4]"], axis=2).gives(
        "float[2,3,4,4]"
    ),
    "Concat-1-2x1x3x4+2x3x3x4-axis-1": call(["float[2,1,3,4]", "float[2,3,3,4]"], axis=1).gives(
        "float[2,4,3,4]"
    ),
    "Concat-1-2x3x1x4x2+2x3x3x4x2-axis-2": call(
        ["float[2,3,1,4,2]", "float[2,3,3,4,2]"], axis=2
    ).gives("float[2,3,4,4,2]"),
    "Concat-1-2x1x3-axis-1": call(["float[2,1,3]"], axis=1).gives("float[2,1,3]"),
    "Concat-1-2x1x3+2x3x3+2x2x3-axis-1": call(
        ["float[2,1,3]", "float[2,3,3]", "float[2,2,3]"], axis=1
    ).gives("float[2,6,3]"),
    "Concat-1-0x1x3+0x3x3-axis-1": call(["float[0,1,3]", "float[0,3,3]"], axis=1).gives(
        "float[0,4,3]"
    ),
    "Concat-1-2x1x0+2x3x0-axis-1": call(["float[2,1,0]", "float[2,3,0]"], axis=1).gives(
        "float[2,4,0]"
    ),
    "Concat-1-2x0x3+2x3x3-axis-1": call(["float[2,0,3]", "float[2,3,3]"], axis=1).gives(
        "float[2,3,3]"
    ),
    "Concat-1-2x1x3+2x0x3+2x2x3-axis-1": call(
        ["float[2,1,3]", "float[2,0,3]", "float[2,2,3]"], axis=1
    ).gives("float[2,3,3]"),
    "Concat-1.C3-float": call(["float[2,1,3]", "float[2,3,3]"], axis=1).gives("float[2,4,3]"),
    "Concat-1.C3-float16": call(["float16[2,1,3]", "float16[2,3,3]"], axis=1).gives(
        "float16[2,4,3]"
    ),
    "Concat-1.C3-double": call(["double[2,1,3]", "double[2,3,3]"], axis=1).gives("double[2,4,3]"),
    "Concat-1.C6-axis-r-1": call(["float[2,1]", "float[2,3]"], axis=1).gives("float[2,4]"),
    "Concat-1.C6-axis-omitted": call(["float[2,1]", "float[2,3]"]).gives("float[2,4]"),
    "Concat-1.C6-axis-0": call(["float[1,2]", "float[3,2]"], axis=0).gives("float[4,2]"),
    "Concat-1.C9-together-2**63-1": call(["float[9223372036854775804]", "float[3]"], axis=0).gives(
        "float[9223372036854775807]"
    ),
    "Concat-4-1-axis-0": call(["float[1]"], axis=0).gives("float[1]"),
    "Concat-4-1+3-axis-0": call(["float[1]", "float[3]"], axis=0).gives("float[4]"),
    "Concat-4-1x2+3x2-axis-0": call(["float[1,2]", "float[3,2]"], axis=0).gives("float[4,2]"),
    "Concat-4-2x3x1+2x3x3-axis-2": call(["float[2,3,1]", "float[2,3,3]"], axis=2).gives(
        "float[2,3,4]"
    ),
    "Concat-4-1x2x3+3x2x3-axis-0": call(["float[1,2,3]", "float[3,2,3]"], axis=0).gives(
        "float[4,2,3]"
    ),
    "Concat-4-2x1x3x4+2x3x3x4-axis-1": call(["float[2,1,3,4]", "float[2,3,3,4]"], axis=1).gives(
        "float[2,4,3,4]"
    ),
    "Concat-4-2x3x1x4x2+2x3x3x4x2-axis-2": call(
        ["float[2,3,1,4,2]", "float[2,3,3,4,2]"], axis=2
    ).gives("float[2,3,4,4,2]"),
    "Concat-4-2x1x3+2x3x3+2x2x3-axis-1": call(
        ["float[2,1,3]", "float[2,3,3]", "float[2,2,3]"], axis=1
    ).gives("float[2,6,3]"),
    "Concat-4-0x1x3+0x3x3-axis-1": call(["float[0,1,3]", "float[0,3,3]"], axis=1).gives(
        "float[0,4,3]"
    ),
    "Concat-4-2x0x3+2x3x3-axis-1": call(["float[2,0,3]", "float[2,3,3]"], axis=1).gives(
        "float[2,3,3]"
    ),
    "Concat-4.C3-float": call(["float[2,1,3]", "float[2,3,3]"], axis=1).gives("float[2,4,3]"),
    "Concat-4.C3-uint8": call(["uint8[2,1,3]", "uint8[2,3,3]"], axis=1).gives("uint8[2,4,3]"),
    "Concat-4.C3-int8": call(["int8[2,1,3]", "int8[2,3,3]"], axis=1).gives("int8[2,4,3]"),
    "Concat-4.C3-uint16": call(["uint16[2,1,3]", "uint16[2,3,3]"], axis=1).gives("uint16[2,4,3]"),
    "Concat-4.C3-int16": call(["int16[2,1,3]", "int16[2,3,3]"], axis=1).gives("int16[2,4,3]"),
    "Concat-4.C3-int32": call(["int32[2,1,3]", "int32[2,3,3]"], axis=1).gives("int32[2,4,3]"),
    "Concat-4.C3-int64": call(["int64[2,1,3]", "int64[2,3,3]"], axis=1).gives("int64[2,4,3]"),
    "Concat-4.C3-string": call(["string[2,1,3]", "string[2,3,3]"], axis=1).gives("string[2,4,3]"),
    "Concat-4.C3-bool": call(["bool[2,1,3]", "bool[2,3,3]"], axis=1).gives("bool[2,4,3]"),
    "Concat-4.C3-float16": call(["float16[2,1,3]", "float16[2,3,3]"], axis=1).gives(
        "float16[2,4,3]"
    ),
    "Concat-4.C3-double": call(["double[2,1,3]", "double[2,3,3]"], axis=1).gives("double[2,4,3]"),
    "Concat-4.C3-uint32": call(["uint32[2,1,3]", "uint32[2,3,3]"], axis=1).gives("uint32[2,4,3]"),
    "Concat-4.C3-uint64": call(["uint64[2,1,3]", "uint64[2,3,3]"], axis=1).gives("uint64[2,4,3]"),
    "Concat-4.C3-complex64": call(["complex64[2,1,3]", "complex64[2,3,3]"], axis=1).gives(
        "complex64[2,4,3]"
    ),
    "Concat-4.C3-complex128": call(["complex128[2,1,3]", "complex128[2,3,3]"], axis=1).gives(
        "complex128[2,4,3]"
    ),
    "Concat-4.C6-axis-r-1": call(["float[2,1]", "float[2,3]"], axis=1).gives("float[2,4]"),
    "Concat-4.C6-axis-0": call(["float[1,2]", "float[3,2]"], axis=0).gives("float[4,2]"),
    "Concat-4.C9-together-2**63-1": call(["float[9223372036854775804]", "float[3]"], axis=0).gives(
        "float[9223372036854775807]"
    ),
    "Concat-11-1-axis-0": call(["float[1]"], axis=0).gives("float[1]"),
    "Concat-11-1+3-axis-0": call(["float[1]", "float[3]"], axis=0).gives("float[4]"),
    "Concat-11-1x2+3x2-axis-0": call(["float[1,2]", "float[3,2]"], axis=0).gives("float[4,2]"),
    "Concat-11-2x3x1+2x3x3-axis-2": call(["float[2,3,1]", "float[2,3,3]"], axis=2).gives(
        "float[2,3,4]"
    ),
    "Concat-11-1x2x3+3x2x3-axis-0": call(["float[1,2,3]", "float[3,2,3]"], axis=0).gives(
        "float[4,2,3]"
    ),
    "Concat-11-2x1x3x4+2x3x3x4-axis-1": call(["float[2,1,3,4]", "float[2,3,3,4]"], axis=1).gives(
        "float[2,4,3,4]"
    ),
    "Concat-11-2x3x1x4x2+2x3x3x4x2-axis-2": call(
        ["float[2,3,1,4,2]", "float[2,3,3,4,2]"], axis=2
    ).gives("float[2,3,4,4,2]"),
    "Concat-11-2x1x3+2x3x3+2x2x3-axis-1": call(
        ["float[2,1,3]", "float[2,3,3]", "float[2,2,3]"], axis=1
    ).gives("float[2,6,3]"),
    "Concat-11-0x1x3+0x3x3-axis-1": call(["float[0,1,3]", "float[0,3,3]"], axis=1).gives(
        "float[0,4,3]"
    ),
    "Concat-11-2x0x3+2x3x3-axis-1": call(["float[2,0,3]", "float[2,3,3]"], axis=1).gives(
        "float[2,3,3]"
    ),
    "Concat-11.C3-float": call(["float[2,1,3]", "float[2,3,3]"], axis=1).gives("float[2,4,3]"),
    "Concat-11.C3-uint8": call(["uint8[2,1,3]", "uint8[2,3,3]"], axis=1).gives("uint8[2,4,3]"),
    "Concat-11.C3-int8": call(["int8[2,1,3]", "int8[2,3,3]"], axis=1).gives("int8[2,4,3]"),
    "Concat-11.C3-uint16": call(["uint16[2,1,3]", "uint16[2,3,3]"], axis=1).gives("uint16[2,4,3]"),
    "Concat-11.C3-int16": call(["int16[2,1,3]", "int16[2,3,3]"], axis=1).gives("int16[2,4,3]"),
    "Concat-11.C3-int32": call(["int32[2,1,3]", "int32[2,3,3]"], axis=1).gives("int32[2,4,3]"),
    "Concat-11.C3-int64": call(["int64[2,1,3]", "int64[2,3,3]"], axis=1).gives("int64[2,4,3]"),
    "Concat-11.C3-string": call(["string[2,1,3]", "string[2,3,3]"], axis=1).gives("string[2,4,3]"),
    "Concat-11.C3-bool": call(["bool[2,1,3]", "bool[2,3,3]"], axis=1).gives("bool[2,4,3]"),
    "Concat-11.C3-float16": call(["float16[2,1,3]", "float16[2,3,3]"], axis=1).gives(
        "float16[2,4,3]"
    ),
    "Concat-11.C3-double": call(["double[2,1,3]", "double[2,3,3]"], axis=1).gives("double[2,4,3]"),
    "Concat-11.C3-uint32": call(["uint32[2,1,3]", "uint32[2,3,3]"], axis=1).gives("uint32[2,4,3]"),
    "Concat-11.C3-uint64": call(["uint64[2,1,3]", "uint64[2,3,3]"], axis=1).gives("uint64[2,4,3]"),
    "Concat-11.C3-complex64": call(["complex64[2,1,3]", "complex64[2,3,3]"], axis=1).gives(
        "complex64[2,4,3]"
    ),
    "Concat-11.C3-complex128": call(["complex128[2,1,3]", "complex128[2,3,3]"], axis=1).gives(
        "complex128[2,4,3]"
    ),
    "Concat-11.C6-axis-r-1": call(["float[2,1]", "float[2,3]"], axis=1).gives("float[2,4]"),
    "Concat-11.C6-axis--1": call(["float[2,1]", "float[2,3]"], axis=-1).gives("float[2,4]"),
    "Concat-11.C6-axis-0": call(["float[1,2]", "float[3,2]"], axis=0).gives("float[4,2]"),
    "Concat-11.C6-axis--r": call(["float[1,2]", "float[3,2]"], axis=-2).gives("float[4,2]"),
    "Concat-11.C9-together-2**63-1": call(["float[9223372036854775804]", "float[3]"], axis=0).gives(
        "float[9223372036854775807]"
    ),
    "Concat-13-0x1x3+0x3x3-axis-1": call(["float[0,1,3]", "float[0,3,3]"], axis=1).gives(
        "float[0,4,3]"
    ),
    "Concat-13-2x1x0+2x3x0-axis-1": call(["float[2,1,0]", "float[2,3,0]"], axis=1).gives(
        "float[2,4,0]"
    ),
    "Concat-13-2x0x3+2x3x3-axis-1": call(["float[2,0,3]", "float[2,3,3]"], axis=1).gives(
        "float[2,3,3]"
    ),
    "Concat-13-2x1x3+2x0x3+2x2x3-axis-1": call(
        ["float[2,1,3]", "float[2,0,3]", "float[2,2,3]"], axis=1
    ).gives("float[2,3,3]"),
    "Concat-13.C3-bfloat16": call(["bfloat16[2,1,3]", "bfloat16[2,3,3]"], axis=1).gives(
        "bfloat16[2,4,3]"
    ),
    "Concat-13.C6-axis-r-1": call(["float[2,1]", "float[2,3]"], axis=1).gives("float[2,4]"),
    "Concat-13.C6-axis--1": call(["float[2,1]", "float[2,3]"], axis=-1).gives("float[2,4]"),
    "Concat-13.C6-axis-0": call(["float[1,2]", "float[3,2]"], axis=0).gives("float[4,2]"),
    "Concat-13.C6-axis--r": call(["float[1,2]", "float[3,2]"], axis=-2).gives("float[4,2]"),
    "Concat-13.C9-together-2**63-1": call(["float[9223372036854775804]", "float[3]"], axis=0).gives(
        "float[9223372036854775807]"
    ),
    "Concat-13.C3-int64": call(["int64[2,1,3]", "int64[2,3,3]"], axis=1).gives("int64[2,4,3]"),
    "Concat-13.C3-string": call(["string[2,1,3]", "string[2,3,3]"], axis=1).gives("string[2,4,3]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Concat-1.C1-no-inputs": call([], axis=0),
    "Concat-1.C2-first-missing": call([None], axis=0),
    "Concat-1.C2-second-missing": call(["float[1]", None], axis=0),
    "Concat-1.C2-third-missing": call(["float[2,1,3]", "float[2,3,3]", None], axis=1),
    "Concat-1.C3-all-uint8": call(["uint8[1]"], axis=0),
    "Concat-1.C3-all-int8": call(["int8[1]"], axis=0),
    "Concat-1.C3-all-uint16": call(["uint16[1]"], axis=0),
    "Concat-1.C3-all-int16": call(["int16[1]"], axis=0),
    "Concat-1.C3-all-int32": call(["int32[1]"], axis=0),
    "Concat-1.C3-all-int64": call(["int64[1]"], axis=0),
    "Concat-1.C3-all-string": call(["string[1]"], axis=0),
    "Concat-1.C3-all-bool": call(["bool[1]"], axis=0),
    "Concat-1.C3-all-uint32": call(["uint32[1]"], axis=0),
    "Concat-1.C3-all-uint64": call(["uint64[1]"], axis=0),
    "Concat-1.C3-all-complex64": call(["complex64[1]"], axis=0),
    "Concat-1.C3-all-complex128": call(["complex128[1]"], axis=0),
    "Concat-1.C3-all-bfloat16": call(["bfloat16[1]"], axis=0),
    "Concat-1.C3-all-float8e4m3fn": call(["float8e4m3fn[1]"], axis=0),
    "Concat-1.C3-all-float8e4m3fnuz": call(["float8e4m3fnuz[1]"], axis=0),
    "Concat-1.C3-all-float8e5m2": call(["float8e5m2[1]"], axis=0),
    "Concat-1.C3-all-float8e5m2fnuz": call(["float8e5m2fnuz[1]"], axis=0),
    "Concat-1.C3-all-uint4": call(["uint4[1]"], axis=0),
    "Concat-1.C3-all-int4": call(["int4[1]"], axis=0),
    "Concat-1.C3-all-float4e2m1": call(["float4e2m1[1]"], axis=0),
    "Concat-1.C3-all-float8e8m0": call(["float8e8m0[1]"], axis=0),
    "Concat-1.C3-all-uint2": call(["uint2[1]"], axis=0),
    "Concat-1.C3-all-int2": call(["int2[1]"], axis=0),
    "Concat-1.C3-all-float6e2m3": call(["float6e2m3[1]"], axis=0),
    "Concat-1.C3-all-float6e3m2": call(["float6e3m2[1]"], axis=0),
    "Concat-1.C3-first-uint8": call(["uint8[1]", "float[3]"], axis=0),
    "Concat-1.C3-second-uint8": call(["float[1]", "uint8[3]"], axis=0),
    "Concat-1.C3-third-uint8": call(["float[2,1,3]", "float[2,3,3]", "uint8[2,2,3]"], axis=1),
    "Concat-1.C4-second-float16": call(["float[1]", "float16[3]"], axis=0),
    "Concat-1.C4-second-double": call(["float[1]", "double[3]"], axis=0),
    "Concat-1.C4-first-float16": call(["float16[1]", "float[3]"], axis=0),
    "Concat-1.C4-third-float16": call(["float[2,1,3]", "float[2,3,3]", "float16[2,2,3]"], axis=1),
    "Concat-1.C4-third-double": call(["float[2,1,3]", "float[2,3,3]", "double[2,2,3]"], axis=1),
    "Concat-1.C5-first-one-axis-less": call(["float[]"], axis=0),
    "Concat-1.C5-second-one-axis-more": call(["float[1]", "float[3,1]"], axis=0),
    "Concat-1.C5-second-one-axis-less": call(["float[1]", "float[]"], axis=0),
    "Concat-1.C5-first-rank-0": call(["float[]", "float[3]"], axis=0),
    "Concat-1.C5-all-one-axis-less": call(["float[]", "float[]"], axis=0),
    "Concat-1.C5-second-rank-0": call(["float[2,1]", "float[]"], axis=1),
    "Concat-1.C5-third-one-axis-more": call(
        ["float[2,1,3]", "float[2,3,3]", "float[2,2,3,1]"], axis=1
    ),
    "Concat-1.C5-third-one-axis-less": call(["float[2,1,3]", "float[2,3,3]", "float[2,2]"], axis=1),
    "Concat-1.C6-axis-r": call(["float[1]"], axis=1),
    "Concat-1.C6-axis--r": call(["float[1]"], axis=-1),
    "Concat-1.C6-axis-2**32": call(["float[1]"], axis=2**32),
    "Concat-1.C6-axis--2**32": call(["float[1]"], axis=-(2**32)),
    "Concat-1.C6-axis-2**63-1": call(["float[1]"], axis=2**63 - 1),
    "Concat-1.C6-axis--2**63": call(["float[1]"], axis=-(2**63)),
    "Concat-1.C6-axis-omitted-outside": call(["float[1]"]),
    "Concat-1.C6-axis--1": call(["float[1]", "float[3]"], axis=-1),
    "Concat-1.C7-second-longer": call(["float[2,1]", "float[3,3]"], axis=1),
    "Concat-1.C7-second-empty": call(["float[2,1]", "float[0,3]"], axis=1),
    "Concat-1.C7-second-longer-outer[0]": call(["float[2,3,1]", "float[3,3,3]"], axis=2),
    "Concat-1.C7-first-longer-outer[0]": call(["float[3,3,1]", "float[2,3,3]"], axis=2),
    "Concat-1.C7-third-longer": call(["float[2,1,3]", "float[2,3,3]", "float[3,2,3]"], axis=1),
    "Concat-1.C7-third-empty": call(["float[2,1,3]", "float[2,3,3]", "float[0,2,3]"], axis=1),
    "Concat-1.C7-first-longer-though-empty": call(["float[1,1,3]", "float[0,3,3]"], axis=1),
    "Concat-1.C7-second-empty-though-empty": call(["float[2,1,0]", "float[0,3,0]"], axis=1),
    "Concat-1.C8-second-longer": call(["float[1,2]", "float[3,3]"], axis=0),
    "Concat-1.C8-second-empty": call(["float[1,2]", "float[3,0]"], axis=0),
    "Concat-1.C8-second-longer-inner[0]": call(["float[1,2,3]", "float[3,3,3]"], axis=0),
    "Concat-1.C8-first-longer-inner[0]": call(["float[1,3,3]", "float[3,2,3]"], axis=0),
    "Concat-1.C8-third-longer": call(["float[2,1,3]", "float[2,3,3]", "float[2,2,4]"], axis=1),
    "Concat-1.C8-third-empty": call(["float[2,1,3]", "float[2,3,3]", "float[2,2,0]"], axis=1),
    "Concat-1.C8-second-shorter-though-empty": call(["float[0,1,3]", "float[0,3,2]"], axis=1),
    "Concat-1.C8-first-longer-though-empty": call(["float[0,1,4]", "float[0,3,3]"], axis=1),
    "Concat-1.C9-first-2**63-1": call(["float[9223372036854775807]", "float[3]"], axis=0),
    "Concat-1.C9-second-2**63-1": call(["float[1]", "float[9223372036854775807]"], axis=0),
    "Concat-1.C9-all-2**63-1": call(
        ["float[9223372036854775807]", "float[9223372036854775807]"], axis=0
    ),
    "Concat-1.C9-all-2**62": call(
        ["float[4611686018427387904]", "float[4611686018427387904]"], axis=0
    ),
    "Concat-1.C9-third-2**63-1": call(
        ["float[2,1,3]", "float[2,3,3]", "float[2,9223372036854775807,3]"], axis=1
    ),
    "Concat-4.C1-no-inputs": call([], axis=0),
    "Concat-4.C2-first-missing": call([None], axis=0),
    "Concat-4.C2-second-missing": call(["float[1]", None], axis=0),
    "Concat-4.C2-third-missing": call(["float[2,1,3]", "float[2,3,3]", None], axis=1),
    "Concat-4.C3-all-bfloat16": call(["bfloat16[1]"], axis=0),
    "Concat-4.C3-all-float8e4m3fn": call(["float8e4m3fn[1]"], axis=0),
    "Concat-4.C3-all-float8e4m3fnuz": call(["float8e4m3fnuz[1]"], axis=0),
    "Concat-4.C3-all-float8e5m2": call(["float8e5m2[1]"], axis=0),
    "Concat-4.C3-all-float8e5m2fnuz": call(["float8e5m2fnuz[1]"], axis=0),
    "Concat-4.C3-all-uint4": call(["uint4[1]"], axis=0),
    "Concat-4.C3-all-int4": call(["int4[1]"], axis=0),
    "Concat-4.C3-all-float4e2m1": call(["float4e2m1[1]"], axis=0),
    "Concat-4.C3-all-float8e8m0": call(["float8e8m0[1]"], axis=0),
    "Concat-4.C3-all-uint2": call(["uint2[1]"], axis=0),
    "Concat-4.C3-all-int2": call(["int2[1]"], axis=0),
    "Concat-4.C3-all-float6e2m3": call(["float6e2m3[1]"], axis=0),
    "Concat-4.C3-all-float6e3m2": call(["float6e3m2[1]"], axis=0),
    "Concat-4.C3-first-bfloat16": call(["bfloat16[1]", "float[3]"], axis=0),
    "Concat-4.C3-second-bfloat16": call(["float[1]", "bfloat16[3]"], axis=0),
    "Concat-4.C3-third-bfloat16": call(["float[2,1,3]", "float[2,3,3]", "bfloat16[2,2,3]"], axis=1),
    "Concat-4.C4-second-uint8": call(["float[1]", "uint8[3]"], axis=0),
    "Concat-4.C4-second-int8": call(["float[1]", "int8[3]"], axis=0),
    "Concat-4.C4-first-uint8": call(["uint8[1]", "float[3]"], axis=0),
    "Concat-4.C4-third-int8": call(["float[2,1,3]", "float[2,3,3]", "int8[2,2,3]"], axis=1),
    "Concat-4.C4-second-uint16": call(["float[1]", "uint16[3]"], axis=0),
    "Concat-4.C4-third-uint8": call(["float[2,1,3]", "float[2,3,3]", "uint8[2,2,3]"], axis=1),
    "Concat-4.C4-third-uint16": call(["float[2,1,3]", "float[2,3,3]", "uint16[2,2,3]"], axis=1),
    "Concat-4.C5-first-one-axis-less": call(["float[]"], axis=0),
    "Concat-4.C5-second-one-axis-less": call(["float[1]", "float[]"], axis=0),
    "Concat-4.C5-all-one-axis-less": call(["float[]", "float[]"], axis=0),
    "Concat-4.C5-third-one-axis-more": call(
        ["float[2,1,3]", "float[2,3,3]", "float[2,2,3,1]"], axis=1
    ),
    "Concat-4.C6-axis-r": call(["float[1]"], axis=1),
    "Concat-4.C6-axis--r": call(["float[1]"], axis=-1),
    "Concat-4.C6-axis--2**32": call(["float[1]"], axis=-(2**32)),
    "Concat-4.C6-axis--2**63": call(["float[1]"], axis=-(2**63)),
    "Concat-4.C6-axis-2**32": call(["float[1]"], axis=2**32),
    "Concat-4.C6-axis-2**63-1": call(["float[1]"], axis=2**63 - 1),
    "Concat-4.C6-axis--1": call(["float[1]", "float[3]"], axis=-1),
    "Concat-4.C7-second-longer": call(["float[2,1]", "float[3,3]"], axis=1),
    "Concat-4.C7-second-longer-outer[0]": call(["float[2,3,1]", "float[3,3,3]"], axis=2),
    "Concat-4.C7-third-longer": call(["float[2,1,3]", "float[2,3,3]", "float[3,2,3]"], axis=1),
    "Concat-4.C7-first-longer-though-empty": call(["float[1,1,3]", "float[0,3,3]"], axis=1),
    "Concat-4.C8-second-longer": call(["float[1,2]", "float[3,3]"], axis=0),
    "Concat-4.C8-second-longer-inner[0]": call(["float[1,2,3]", "float[3,3,3]"], axis=0),
    "Concat-4.C8-third-longer": call(["float[2,1,3]", "float[2,3,3]", "float[2,2,4]"], axis=1),
    "Concat-4.C8-second-shorter-though-empty": call(["float[0,1,3]", "float[0,3,2]"], axis=1),
    "Concat-4.C9-first-2**63-1": call(["float[9223372036854775807]", "float[3]"], axis=0),
    "Concat-4.C9-second-2**63-1": call(["float[1]", "float[9223372036854775807]"], axis=0),
    "Concat-4.C9-all-2**63-1": call(
        ["float[9223372036854775807]", "float[9223372036854775807]"], axis=0
    ),
    "Concat-4.C9-all-2**62": call(
        ["float[4611686018427387904]", "float[4611686018427387904]"], axis=0
    ),
    "Concat-4.C10-axis-missing": call(["float[1]"]),
    "Concat-11.C1-no-inputs": call([], axis=0),
    "Concat-11.C2-first-missing": call([None], axis=0),
    "Concat-11.C2-second-missing": call(["float[1]", None], axis=0),
    "Concat-11.C2-third-missing": call(["float[2,1,3]", "float[2,3,3]", None], axis=1),
    "Concat-11.C3-all-bfloat16": call(["bfloat16[1]"], axis=0),
    "Concat-11.C3-all-float8e4m3fn": call(["float8e4m3fn[1]"], axis=0),
    "Concat-11.C3-all-float8e4m3fnuz": call(["float8e4m3fnuz[1]"], axis=0),
    "Concat-11.C3-all-float8e5m2": call(["float8e5m2[1]"], axis=0),
    "Concat-11.C3-all-float8e5m2fnuz": call(["float8e5m2fnuz[1]"], axis=0),
    "Concat-11.C3-all-uint4": call(["uint4[1]"], axis=0),
    "Concat-11.C3-all-int4": call(["int4[1]"], axis=0),
    "Concat-11.C3-all-float4e2m1": call(["float4e2m1[1]"], axis=0),
    "Concat-11.C3-all-float8e8m0": call(["float8e8m0[1]"], axis=0),
    "Concat-11.C3-all-uint2": call(["uint2[1]"], axis=0),
    "Concat-11.C3-all-int2": call(["int2[1]"], axis=0),
    "Concat-11.C3-all-float6e2m3": call(["float6e2m3[1]"], axis=0),
    "Concat-11.C3-all-float6e3m2": call(["float6e3m2[1]"], axis=0),
    "Concat-11.C3-first-bfloat16": call(["bfloat16[1]", "float[3]"], axis=0),
    "Concat-11.C3-second-bfloat16": call(["float[1]", "bfloat16[3]"], axis=0),
    "Concat-11.C3-third-bfloat16": call(
        ["float[2,1,3]", "float[2,3,3]", "bfloat16[2,2,3]"], axis=1
    ),
    "Concat-11.C4-second-uint8": call(["float[1]", "uint8[3]"], axis=0),
    "Concat-11.C4-second-int8": call(["float[1]", "int8[3]"], axis=0),
    "Concat-11.C4-first-uint8": call(["uint8[1]", "float[3]"], axis=0),
    "Concat-11.C4-third-int8": call(["float[2,1,3]", "float[2,3,3]", "int8[2,2,3]"], axis=1),
    "Concat-11.C4-second-uint16": call(["float[1]", "uint16[3]"], axis=0),
    "Concat-11.C4-third-uint8": call(["float[2,1,3]", "float[2,3,3]", "uint8[2,2,3]"], axis=1),
    "Concat-11.C4-third-uint16": call(["float[2,1,3]", "float[2,3,3]", "uint16[2,2,3]"], axis=1),
    "Concat-11.C5-first-one-axis-less": call(["float[]"], axis=0),
    "Concat-11.C5-second-one-axis-less": call(["float[1]", "float[]"], axis=0),
    "Concat-11.C5-all-one-axis-less": call(["float[]", "float[]"], axis=0),
    "Concat-11.C5-third-one-axis-more": call(
        ["float[2,1,3]", "float[2,3,3]", "float[2,2,3,1]"], axis=1
    ),
    "Concat-11.C6-axis-r": call(["float[1]"], axis=1),
    "Concat-11.C6-axis--r-1": call(["float[1]"], axis=-2),
    "Concat-11.C6-axis--2**32": call(["float[1]"], axis=-(2**32)),
    "Concat-11.C6-axis-2**63-1": call(["float[1]"], axis=2**63 - 1),
    "Concat-11.C7-second-longer": call(["float[2,1]", "float[3,3]"], axis=1),
    "Concat-11.C7-second-longer-outer[0]": call(["float[2,3,1]", "float[3,3,3]"], axis=2),
    "Concat-11.C7-third-longer": call(["float[2,1,3]", "float[2,3,3]", "float[3,2,3]"], axis=1),
    "Concat-11.C7-first-longer-though-empty": call(["float[1,1,3]", "float[0,3,3]"], axis=1),
    "Concat-11.C8-second-longer": call(["float[1,2]", "float[3,3]"], axis=0),
    "Concat-11.C8-second-longer-inner[0]": call(["float[1,2,3]", "float[3,3,3]"], axis=0),
    "Concat-11.C8-third-longer": call(["float[2,1,3]", "float[2,3,3]", "float[2,2,4]"], axis=1),
    "Concat-11.C8-second-shorter-though-empty": call(["float[0,1,3]", "float[0,3,2]"], axis=1),
    "Concat-11.C9-first-2**63-1": call(["float[9223372036854775807]", "float[3]"], axis=0),
    "Concat-11.C9-second-2**63-1": call(["float[1]", "float[9223372036854775807]"], axis=0),
    "Concat-11.C9-all-2**63-1": call(
        ["float[9223372036854775807]", "float[9223372036854775807]"], axis=0
    ),
    "Concat-11.C9-all-2**62": call(
        ["float[4611686018427387904]", "float[4611686018427387904]"], axis=0
    ),
    "Concat-11.C10-axis-missing": call(["float[1]"]),
    "Concat-13.C1-no-inputs": call([], axis=0),
    "Concat-13.C2-first-missing": call([None], axis=0),
    "Concat-13.C3-all-float8e4m3fn": call(["float8e4m3fn[1]"], axis=0),
    "Concat-13.C3-all-float8e4m3fnuz": call(["float8e4m3fnuz[1]"], axis=0),
    "Concat-13.C3-all-float8e5m2": call(["float8e5m2[1]"], axis=0),
    "Concat-13.C3-all-float8e5m2fnuz": call(["float8e5m2fnuz[1]"], axis=0),
    "Concat-13.C3-all-uint4": call(["uint4[1]"], axis=0),
    "Concat-13.C3-all-int4": call(["int4[1]"], axis=0),
    "Concat-13.C3-all-float4e2m1": call(["float4e2m1[1]"], axis=0),
    "Concat-13.C3-all-float8e8m0": call(["float8e8m0[1]"], axis=0),
    "Concat-13.C3-all-uint2": call(["uint2[1]"], axis=0),
    "Concat-13.C3-all-int2": call(["int2[1]"], axis=0),
    "Concat-13.C3-all-float6e2m3": call(["float6e2m3[1]"], axis=0),
    "Concat-13.C3-all-float6e3m2": call(["float6e3m2[1]"], axis=0),
    "Concat-13.C3-first-float8e4m3fn": call(["float8e4m3fn[1]", "float[3]"], axis=0),
    "Concat-13.C3-second-float8e4m3fn": call(["float[1]", "float8e4m3fn[3]"], axis=0),
    "Concat-13.C3-third-float8e4m3fn": call(
        ["float[2,1,3]", "float[2,3,3]", "float8e4m3fn[2,2,3]"], axis=1
    ),
    "Concat-13.C4-first-uint8": call(["uint8[1]", "float[3]"], axis=0),
    "Concat-13.C4-second-uint8": call(["float[1]", "uint8[3]"], axis=0),
    "Concat-13.C4-second-int8": call(["float[1]", "int8[3]"], axis=0),
    "Concat-13.C4-second-uint16": call(["float[1]", "uint16[3]"], axis=0),
    "Concat-13.C4-third-uint8": call(["float[2,1,3]", "float[2,3,3]", "uint8[2,2,3]"], axis=1),
    "Concat-13.C4-third-int8": call(["float[2,1,3]", "float[2,3,3]", "int8[2,2,3]"], axis=1),
    "Concat-13.C4-third-uint16": call(["float[2,1,3]", "float[2,3,3]", "uint16[2,2,3]"], axis=1),
    "Concat-13.C5-first-one-axis-more": call(["float[1,1]", "float[3]"], axis=0),
    "Concat-13.C6-axis--2**32": call(["float[1]"], axis=-(2**32)),
    "Concat-13.C7-first-longer": call(["float[3,1]", "float[2,3]"], axis=1),
    "Concat-13.C8-first-longer": call(["float[1,3]", "float[3,2]"], axis=0),
    "Concat-13.C9-all-2**62": call(
        ["float[4611686018427387904]", "float[4611686018427387904]"], axis=0
    ),
    "Concat-13.C10-axis-missing": call(["float[1]"]),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Concat-1-2x1x3+2x3x3-axis-1-undeclared": call(["float", "float"], axis=1).gives("float"),
    "Concat-1-2x1x3+2x3x3-axis-1-partly": call(["float", "float[2,3,3]"], axis=1).gives(
        "float[2,?,3]"
    ),
    "Concat-1-2x1x3+2x3x3-axis-1-symbolic": call(
        ["float[d0,d1,d2]", "float[d3,d4,d5]"], axis=1
    ).gives("float[d0,?,d2]"),
    "Concat-1-1-axis-0-undeclared": call(["float"], axis=0).gives("float"),
    "Concat-1-1-axis-0-symbolic": call(["float[d0]"], axis=0).gives("float[d0]"),
    "Concat-1-2x1x3+2x3x3+2x2x3-axis-1-undeclared": call(["float", "float", "float"], axis=1).gives(
        "float"
    ),
    "Concat-1-2x1x3+2x3x3+2x2x3-axis-1-partly": call(
        ["float", "float[2,3,3]", "float[2,2,3]"], axis=1
    ).gives("float[2,?,3]"),
    "Concat-1-2x1x3+2x3x3+2x2x3-axis-1-symbolic": call(
        ["float[d0,d1,d2]", "float[d3,d4,d5]", "float[d6,d7,d8]"], axis=1
    ).gives("float[d0,?,d2]"),
    "Concat-4-2x1x3+2x3x3-axis-1-undeclared": call(["float", "float"], axis=1).gives("float"),
    "Concat-4-2x1x3+2x3x3-axis-1-partly": call(["float", "float[2,3,3]"], axis=1).gives(
        "float[2,?,3]"
    ),
    "Concat-4-2x1x3+2x3x3-axis-1-symbolic": call(
        ["float[d0,d1,d2]", "float[d3,d4,d5]"], axis=1
    ).gives("float[d0,?,d2]"),
    "Concat-4-1-axis-0-undeclared": call(["float"], axis=0).gives("float"),
    "Concat-4-1-axis-0-symbolic": call(["float[d0]"], axis=0).gives("float[d0]"),
    "Concat-4-2x1x3+2x3x3+2x2x3-axis-1-undeclared": call(["float", "float", "float"], axis=1).gives(
        "float"
    ),
    "Concat-4-2x1x3+2x3x3+2x2x3-axis-1-partly": call(
        ["float", "float[2,3,3]", "float[2,2,3]"], axis=1
    ).gives("float[2,?,3]"),
    "Concat-4-2x1x3+2x3x3+2x2x3-axis-1-symbolic": call(
        ["float[d0,d1,d2]", "float[d3,d4,d5]", "float[d6,d7,d8]"], axis=1
    ).gives("float[d0,?,d2]"),
    "Concat-11-2x1x3+2x3x3-axis-1-undeclared": call(["float", "float"], axis=1).gives("float"),
    "Concat-11-2x1x3+2x3x3-axis-1-partly": call(["float", "float[2,3,3]"], axis=1).gives(
        "float[2,?,3]"
    ),
    "Concat-11-2x1x3+2x3x3-axis-1-symbolic": call(
        ["float[d0,d1,d2]", "float[d3,d4,d5]"], axis=1
    ).gives("float[d0,?,d2]"),
    "Concat-11-1-axis-0-undeclared": call(["float"], axis=0).gives("float"),
    "Concat-11-1-axis-0-symbolic": call(["float[d0]"], axis=0).gives("float[d0]"),
    "Concat-11-2x1x3+2x3x3+2x2x3-axis-1-undeclared": call(
        ["float", "float", "float"], axis=1
    ).gives("float"),
    "Concat-11-2x1x3+2x3x3+2x2x3-axis-1-partly": call(
        ["float", "float[2,3,3]", "float[2,2,3]"], axis=1
    ).gives("float[2,?,3]"),
    "Concat-11-2x1x3+2x3x3+2x2x3-axis-1-symbolic": call(
        ["float[d0,d1,d2]", "float[d3,d4,d5]", "float[d6,d7,d8]"], axis=1
    ).gives("float[d0,?,d2]"),
    "Concat-13-2x1x3+2x3x3-axis-1-undeclared": call(["float", "float"], axis=1).gives("float"),
    "Concat-13-2x1x3+2x3x3-axis-1-partly": call(["float", "float[2,3,3]"], axis=1).gives(
        "float[2,?,3]"
    ),
    "Concat-13-2x1x3+2x3x3-axis-1-symbolic": call(
        ["float[d0,d1,d2]", "float[d3,d4,d5]"], axis=1
    ).gives("float[d0,?,d2]"),
    "Concat-13-1-axis-0-undeclared": call(["float"], axis=0).gives("float"),
    "Concat-13-1-axis-0-symbolic": call(["float[d0]"], axis=0).gives("float[d0]"),
    "Concat-13-2x1x3+2x3x3+2x2x3-axis-1-undeclared": call(
        ["float", "float", "float"], axis=1
    ).gives("float"),
    "Concat-13-2x1x3+2x3x3+2x2x3-axis-1-partly": call(
        ["float", "float[2,3,3]", "float[2,2,3]"], axis=1
    ).gives("float[2,?,3]"),
    "Concat-13-2x1x3+2x3x3+2x2x3-axis-1-symbolic": call(
        ["float[d0,d1,d2]", "float[d3,d4,d5]", "float[d6,d7,d8]"], axis=1
    ).gives("float[d0,?,d2]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Concat-1.attribute-type-axis-true": call(["float[2,1,3]", "float[2,3,3]"], axis=True),
    "Concat-1.attribute-type-axis-float": call(["float[2,1,3]", "float[2,3,3]"], axis=1.0),
    "Concat-1.attribute-type-axis-text": call(["float[2,1,3]", "float[2,3,3]"], axis="1"),
    "Concat-1.attribute-type-axis-list": call(["float[2,1,3]", "float[2,3,3]"], axis=[1]),
    "Concat-1.attribute-type-axis-2**63": call(["float[2,1,3]", "float[2,3,3]"], axis=2**63),
    "Concat-1.attribute-type-axis--2**63-1": call(
        ["float[2,1,3]", "float[2,3,3]"], axis=-(2**63 + 1)
    ),
    "Concat-4.attribute-type-axis-true": call(["float[2,1,3]", "float[2,3,3]"], axis=True),
    "Concat-4.attribute-type-axis-float": call(["float[2,1,3]", "float[2,3,3]"], axis=1.0),
    "Concat-4.attribute-type-axis-text": call(["float[2,1,3]", "float[2,3,3]"], axis="1"),
    "Concat-4.attribute-type-axis-list": call(["float[2,1,3]", "float[2,3,3]"], axis=[1]),
    "Concat-4.attribute-type-axis-2**63": call(["float[2,1,3]", "float[2,3,3]"], axis=2**63),
    "Concat-4.attribute-type-axis--2**63-1": call(
        ["float[2,1,3]", "float[2,3,3]"], axis=-(2**63 + 1)
    ),
    "Concat-11.attribute-type-axis-true": call(["float[2,1,3]", "float[2,3,3]"], axis=True),
    "Concat-11.attribute-type-axis-float": call(["float[2,1,3]", "float[2,3,3]"], axis=1.0),
    "Concat-11.attribute-type-axis-text": call(["float[2,1,3]", "float[2,3,3]"], axis="1"),
    "Concat-11.attribute-type-axis-list": call(["float[2,1,3]", "float[2,3,3]"], axis=[1]),
    "Concat-11.attribute-type-axis-2**63": call(["float[2,1,3]", "float[2,3,3]"], axis=2**63),
    "Concat-11.attribute-type-axis--2**63-1": call(
        ["float[2,1,3]", "float[2,3,3]"], axis=-(2**63 + 1)
    ),
    "Concat-13.attribute-type-axis-true": call(["float[2,1,3]", "float[2,3,3]"], axis=True),
    "Concat-13.attribute-type-axis-float": call(["float[2,1,3]", "float[2,3,3]"], axis=1.0),
    "Concat-13.attribute-type-axis-text": call(["float[2,1,3]", "float[2,3,3]"], axis="1"),
    "Concat-13.attribute-type-axis-list": call(["float[2,1,3]", "float[2,3,3]"], axis=[1]),
    "Concat-13.attribute-type-axis-2**63": call(["float[2,1,3]", "float[2,3,3]"], axis=2**63),
    "Concat-13.attribute-type-axis--2**63-1": call(
        ["float[2,1,3]", "float[2,3,3]"], axis=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "test_cc_concat_1d_axis_0",
        [1, 4, 11, 13],
        [[tensor("float", [1.0, 2.0]), tensor("float", [3.0, 4.0])]],
        {"axis": 0},
        gives=[tensor("float", [1.0, 2.0, 3.0, 4.0])],
    ),
    example(
        "test_cc_concat_2d_axis_0",
        [1, 4, 11, 13],
        [[tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [[5.0, 6.0], [7.0, 8.0]])]],
        {"axis": 0},
        gives=[tensor("float", [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]])],
    ),
    example(
        "test_cc_concat_2d_axis_1",
        [1, 4, 11, 13],
        [[tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [[5.0, 6.0], [7.0, 8.0]])]],
        {"axis": 1},
        gives=[tensor("float", [[1.0, 2.0, 5.0, 6.0], [3.0, 4.0, 7.0, 8.0]])],
    ),
    example(
        "test_cc_concat_3d_axis_0",
        [1, 4, 11, 13],
        [
            [
                tensor("float", [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]),
                tensor("float", [[[9.0, 10.0], [11.0, 12.0]], [[13.0, 14.0], [15.0, 16.0]]]),
            ]
        ],
        {"axis": 0},
        gives=[
            tensor(
                "float",
                [
                    [[1.0, 2.0], [3.0, 4.0]],
                    [[5.0, 6.0], [7.0, 8.0]],
                    [[9.0, 10.0], [11.0, 12.0]],
                    [[13.0, 14.0], [15.0, 16.0]],
                ],
            )
        ],
    ),
    example(
        "test_cc_concat_3d_axis_1",
        [1, 4, 11, 13],
        [
            [
                tensor("float", [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]),
                tensor("float", [[[9.0, 10.0], [11.0, 12.0]], [[13.0, 14.0], [15.0, 16.0]]]),
            ]
        ],
        {"axis": 1},
        gives=[
            tensor(
                "float",
                [
                    [[1.0, 2.0], [3.0, 4.0], [9.0, 10.0], [11.0, 12.0]],
                    [[5.0, 6.0], [7.0, 8.0], [13.0, 14.0], [15.0, 16.0]],
                ],
            )
        ],
    ),
    example(
        "test_cc_concat_3d_axis_2",
        [1, 4, 11, 13],
        [
            [
                tensor("float", [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]),
                tensor("float", [[[9.0, 10.0], [11.0, 12.0]], [[13.0, 14.0], [15.0, 16.0]]]),
            ]
        ],
        {"axis": 2},
        gives=[
            tensor(
                "float",
                [
                    [[1.0, 2.0, 9.0, 10.0], [3.0, 4.0, 11.0, 12.0]],
                    [[5.0, 6.0, 13.0, 14.0], [7.0, 8.0, 15.0, 16.0]],
                ],
            )
        ],
    ),
    example(
        "concat_axis_omitted",
        [1],
        [[tensor("float", [[1.0], [2.0]]), tensor("float", [[3.0], [4.0]])]],
        {},
        gives=[tensor("float", [[1.0, 3.0], [2.0, 4.0]])],
    ),
    example(
        "concat_empty",
        [1, 4, 11, 13],
        [
            [
                tensor("float", [[1.0, 2.0]]),
                tensor("float", [], shape=(0, 2)),
                tensor("float", [[3.0, 4.0]]),
            ]
        ],
        {"axis": 0},
        gives=[tensor("float", [[1.0, 2.0], [3.0, 4.0]])],
    ),
    example(
        "concat_sizes_differ",
        [1, 4, 11, 13],
        [[tensor("float", [[1.0, 2.0]]), tensor("float", [[3.0, 4.0, 5.0]])]],
        {"axis": 0},
        violates="C8",
    ),
    example(
        "concat_strings",
        [4, 11, 13],
        [[tensor("string", ["red", "green"]), tensor("string", ["blue"])]],
        {"axis": 0},
        gives=[tensor("string", ["red", "green", "blue"])],
    ),
    example(
        "concat_three_uneven",
        [4, 11, 13],
        [
            [
                tensor("int64", [[1], [2]]),
                tensor("int64", [[3, 4, 5], [6, 7, 8]]),
                tensor("int64", [[9, 10], [11, 12]]),
            ]
        ],
        {"axis": 1},
        gives=[tensor("int64", [[1, 3, 4, 5, 9, 10], [2, 6, 7, 8, 11, 12]])],
    ),
    example(
        "concat_types_differ",
        [4, 11, 13],
        [[tensor("float", [1.0, 2.0]), tensor("int64", [3, 4])]],
        {"axis": 0},
        violates="C4",
    ),
    example(
        "test_cc_concat_1d_axis_negative_1",
        [11, 13],
        [[tensor("float", [1.0, 2.0]), tensor("float", [3.0, 4.0])]],
        {"axis": -1},
        gives=[tensor("float", [1.0, 2.0, 3.0, 4.0])],
    ),
    example(
        "test_cc_concat_2d_axis_negative_1",
        [11, 13],
        [[tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [[5.0, 6.0], [7.0, 8.0]])]],
        {"axis": -1},
        gives=[tensor("float", [[1.0, 2.0, 5.0, 6.0], [3.0, 4.0, 7.0, 8.0]])],
    ),
    example(
        "test_cc_concat_2d_axis_negative_2",
        [11, 13],
        [[tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [[5.0, 6.0], [7.0, 8.0]])]],
        {"axis": -2},
        gives=[tensor("float", [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]])],
    ),
    example(
        "test_cc_concat_3d_axis_negative_1",
        [11, 13],
        [
            [
                tensor("float", [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]),
                tensor("float", [[[9.0, 10.0], [11.0, 12.0]], [[13.0, 14.0], [15.0, 16.0]]]),
            ]
        ],
        {"axis": -1},
        gives=[
            tensor(
                "float",
                [
                    [[1.0, 2.0, 9.0, 10.0], [3.0, 4.0, 11.0, 12.0]],
                    [[5.0, 6.0, 13.0, 14.0], [7.0, 8.0, 15.0, 16.0]],
                ],
            )
        ],
    ),
    example(
        "test_cc_concat_3d_axis_negative_2",
        [11, 13],
        [
            [
                tensor("float", [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]),
                tensor("float", [[[9.0, 10.0], [11.0, 12.0]], [[13.0, 14.0], [15.0, 16.0]]]),
            ]
        ],
        {"axis": -2},
        gives=[
            tensor(
                "float",
                [
                    [[1.0, 2.0], [3.0, 4.0], [9.0, 10.0], [11.0, 12.0]],
                    [[5.0, 6.0], [7.0, 8.0], [13.0, 14.0], [15.0, 16.0]],
                ],
            )
        ],
    ),
    example(
        "test_cc_concat_3d_axis_negative_3",
        [11, 13],
        [
            [
                tensor("float", [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]),
                tensor("float", [[[9.0, 10.0], [11.0, 12.0]], [[13.0, 14.0], [15.0, 16.0]]]),
            ]
        ],
        {"axis": -3},
        gives=[
            tensor(
                "float",
                [
                    [[1.0, 2.0], [3.0, 4.0]],
                    [[5.0, 6.0], [7.0, 8.0]],
                    [[9.0, 10.0], [11.0, 12.0]],
                    [[13.0, 14.0], [15.0, 16.0]],
                ],
            )
        ],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnx.reference",
        versions=(1, 4, 11, 13),
        clause="C3",
        reason=(
            "It joins tensors of every element type that NumPy can hold, "
            "whichever version is asked for."
        ),
    ),
    Divergence(
        "onnx.reference",
        versions=(1, 4, 11, 13),
        clause="C4",
        reason=(
            "It promotes element types that differ, as NumPy does; here the types have to agree."
        ),
    ),
    Divergence(
        "onnx.reference",
        versions=(1, 4),
        clause="C6",
        reason=(
            "It counts a negative axis from the back in every version. Versions 1"
            " and 4 name no range, and negative values got their meaning in "
            "version 11."
        ),
    ),
    Divergence(
        "onnx.reference",
        versions=(1,),
        omits=("axis",),
        reason=(
            "It cannot do without `axis`; before version 4 that may be left out, and is 1 then."
        ),
    ),
    Divergence(
        "onnxruntime",
        versions=(1,),
        reason="It has no kernel for version 1.",
    ),
    Divergence(
        "onnxruntime",
        versions=(4,),
        clause="C6",
        reason=(
            "It counts a negative axis from the back in version 4 too, although "
            "negative values got their meaning in version 11."
        ),
    ),
    Divergence(
        "onnxruntime",
        versions=(4, 11, 13),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
]
#: All calls that other implementations are asked to make.
CASES = every_case(VERSIONS, VALID | VIOLATING, EXAMPLES)

each_version = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
#: The calls of each version that arrays are drawn for.
CALLS = calls_by_version(VERSIONS, VALID)
DRAWN = [VERSIONS[name] for name in ("Concat-1", "Concat-4", "Concat-11", "Concat-13")]
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


@pytest.mark.parametrize(
    "version",
    [VERSIONS[name] for name in ("Concat-1", "Concat-4", "Concat-11", "Concat-13")],
    ids=str,
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


@pytest.mark.parametrize(
    "version", [VERSIONS[name] for name in ("Concat-11", "Concat-13")], ids=str
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


@each_drawn
@given(data=st.data())
def test_splitting_undoes_it(version, data):
    types, attributes = drawn_call(data, version, CALLS)
    (tensors,), _ = data.draw(arrays_like(types, version))
    (axis,) = attributes.values()
    joined = version.run(tensors, **attributes)
    places = np.cumsum([each.shape[axis] for each in tensors])[:-1]
    for part, whole in zip(np.split(joined, places, axis), tensors, strict=True):
        assert_same(part.copy(), whole)


@pytest.mark.parametrize(("against", "case"), compared(VERSIONS, CASES, LEDGER))
def test_agreement(against, case):
    assert differs(against, VERSIONS[case.version], case) is None


@pytest.mark.parametrize("entry", known_divergences(VERSIONS, CASES, LEDGER))
def test_known_divergence_is_still_there(entry):
    assert_still_differs(VERSIONS, CASES, entry)
