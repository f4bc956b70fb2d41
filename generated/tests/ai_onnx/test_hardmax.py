# Emitted from spec/ai.onnx/Hardmax.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Hardmax: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.hardmax as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_hardmax")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, input: (*outer, *inner @ axis)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    outer = draw(runs)
    inner = draw(runs)
    axis = len(outer)
    input = TensorType(T, (*outer, *inner))
    return [input], {"axis": axis}


@st.composite
def calls_11(draw, types):
    """Types and attributes of a valid call, input: (*outer, *inner @ axis)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    outer = draw(runs)
    inner = draw(runs)
    axis = len(outer)
    input = TensorType(T, (*outer, *inner))
    if draw(st.booleans()):
        axis -= len(input.shape)
    return [input], {"axis": axis}


@st.composite
def calls_13(draw, types):
    """Types and attributes of a valid call, input: (*outer, n @ axis, *inner)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    outer = draw(runs)
    n = draw(sizes)
    inner = draw(runs)
    axis = len(outer)
    input = TensorType(T, (*outer, n, *inner))
    if draw(st.booleans()):
        axis -= len(input.shape)
    return [input], {"axis": axis}


VERSIONS = {
    "Hardmax-1": Version(
        operator="Hardmax",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 11),
        copies=False,
        run=functions.hardmax_1,
        infer=functions.infer_hardmax_1,
        check=functions.check_hardmax_1,
        oracle=oracle.hardmax_1,
        calls=calls_1(schema("Hardmax", 1, "ai.onnx").types),
        base=call("float[2,3]", axis=1).gives("float[2,3]"),
    ),
    "Hardmax-11": Version(
        operator="Hardmax",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=False,
        run=functions.hardmax_11,
        infer=functions.infer_hardmax_11,
        check=functions.check_hardmax_11,
        oracle=oracle.hardmax_11,
        calls=calls_11(schema("Hardmax", 11, "ai.onnx").types),
        base=call("float[2,3]", axis=1).gives("float[2,3]"),
    ),
    "Hardmax-13": Version(
        operator="Hardmax",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 29),
        copies=False,
        run=functions.hardmax_13,
        infer=functions.infer_hardmax_13,
        check=functions.check_hardmax_13,
        oracle=oracle.hardmax_13,
        calls=calls_13(schema("Hardmax", 13, "ai.onnx").types),
        base=call("float[2,3,4]", axis=1).gives("float[2,3,4]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Hardmax-1-2-axis-0": call("float[2]", axis=0).gives("float[2]"),
    "Hardmax-1-2x3-axis-0": call("float[2,3]", axis=0).gives("float[2,3]"),
    "Hardmax-1-2x3-axis-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Hardmax-1-2x3x4-axis-2": call("float[2,3,4]", axis=2).gives("float[2,3,4]"),
    "Hardmax-1-2x3x4-axis-1": call("float[2,3,4]", axis=1).gives("float[2,3,4]"),
    "Hardmax-1-2x3x4x2-axis-2": call("float[2,3,4,2]", axis=2).gives("float[2,3,4,2]"),
    "Hardmax-1-0x3-axis-1": call("float[0,3]", axis=1).gives("float[0,3]"),
    "Hardmax-1-2x0-axis-1": call("float[2,0]", axis=1).gives("float[2,0]"),
    "Hardmax-1.C2-float": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Hardmax-1.C2-float16": call("float16[2,3]", axis=1).gives("float16[2,3]"),
    "Hardmax-1.C2-double": call("double[2,3]", axis=1).gives("double[2,3]"),
    "Hardmax-1.C3-axis-0": call("float[2,3]", axis=0).gives("float[2,3]"),
    "Hardmax-1.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Hardmax-1.C3-axis-omitted": call("float[2,3]").gives("float[2,3]"),
    "Hardmax-11-2-axis-0": call("float[2]", axis=0).gives("float[2]"),
    "Hardmax-11-2x3-axis-0": call("float[2,3]", axis=0).gives("float[2,3]"),
    "Hardmax-11-2x3-axis-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Hardmax-11-2x3x4-axis-2": call("float[2,3,4]", axis=2).gives("float[2,3,4]"),
    "Hardmax-11-2x3x4-axis-1": call("float[2,3,4]", axis=1).gives("float[2,3,4]"),
    "Hardmax-11-2x3x4x2-axis-2": call("float[2,3,4,2]", axis=2).gives("float[2,3,4,2]"),
    "Hardmax-11-0x3-axis-1": call("float[0,3]", axis=1).gives("float[0,3]"),
    "Hardmax-11-2x0-axis-1": call("float[2,0]", axis=1).gives("float[2,0]"),
    "Hardmax-11.C2-float": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Hardmax-11.C2-float16": call("float16[2,3]", axis=1).gives("float16[2,3]"),
    "Hardmax-11.C2-double": call("double[2,3]", axis=1).gives("double[2,3]"),
    "Hardmax-11.C3-axis-0": call("float[2,3]", axis=0).gives("float[2,3]"),
    "Hardmax-11.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Hardmax-11.C3-axis--1": call("float[2,3]", axis=-1).gives("float[2,3]"),
    "Hardmax-11.C3-axis--r": call("float[2,3]", axis=-2).gives("float[2,3]"),
    "Hardmax-11.C3-axis-omitted": call("float[2,3]").gives("float[2,3]"),
    "Hardmax-13-1-axis-0": call("float[1]", axis=0).gives("float[1]"),
    "Hardmax-13-2-axis-0": call("float[2]", axis=0).gives("float[2]"),
    "Hardmax-13-2x3-axis-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Hardmax-13-2x3-axis-0": call("float[2,3]", axis=0).gives("float[2,3]"),
    "Hardmax-13-2x3x4-axis-1": call("float[2,3,4]", axis=1).gives("float[2,3,4]"),
    "Hardmax-13-2x3x4-axis-0": call("float[2,3,4]", axis=0).gives("float[2,3,4]"),
    "Hardmax-13-2x3x4x2-axis-2": call("float[2,3,4,2]", axis=2).gives("float[2,3,4,2]"),
    "Hardmax-13-2x3x4x2x3-axis-2": call("float[2,3,4,2,3]", axis=2).gives("float[2,3,4,2,3]"),
    "Hardmax-13-0x3x4-axis-1": call("float[0,3,4]", axis=1).gives("float[0,3,4]"),
    "Hardmax-13-2x3x0-axis-1": call("float[2,3,0]", axis=1).gives("float[2,3,0]"),
    "Hardmax-13.C2-float": call("float[2,3,4]", axis=1).gives("float[2,3,4]"),
    "Hardmax-13.C2-float16": call("float16[2,3,4]", axis=1).gives("float16[2,3,4]"),
    "Hardmax-13.C2-double": call("double[2,3,4]", axis=1).gives("double[2,3,4]"),
    "Hardmax-13.C2-bfloat16": call("bfloat16[2,3,4]", axis=1).gives("bfloat16[2,3,4]"),
    "Hardmax-13.C3-axis-omitted": call("float[1]").gives("float[1]"),
    "Hardmax-13.C3-axis-0": call("float[2,3]", axis=0).gives("float[2,3]"),
    "Hardmax-13.C3-axis-r-1": call("float[2,3]", axis=1).gives("float[2,3]"),
    "Hardmax-13.C3-axis--1": call("float[2,3]", axis=-1).gives("float[2,3]"),
    "Hardmax-13.C3-axis--r": call("float[2,3]", axis=-2).gives("float[2,3]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Hardmax-1.C1-input-missing": call(None, axis=0),
    "Hardmax-1.C2-all-uint8": call("uint8[2]", axis=0),
    "Hardmax-1.C2-all-int8": call("int8[2]", axis=0),
    "Hardmax-1.C2-all-uint16": call("uint16[2]", axis=0),
    "Hardmax-1.C2-all-int16": call("int16[2]", axis=0),
    "Hardmax-1.C2-all-int32": call("int32[2]", axis=0),
    "Hardmax-1.C2-all-int64": call("int64[2]", axis=0),
    "Hardmax-1.C2-all-string": call("string[2]", axis=0),
    "Hardmax-1.C2-all-bool": call("bool[2]", axis=0),
    "Hardmax-1.C2-all-uint32": call("uint32[2]", axis=0),
    "Hardmax-1.C2-all-uint64": call("uint64[2]", axis=0),
    "Hardmax-1.C2-all-complex64": call("complex64[2]", axis=0),
    "Hardmax-1.C2-all-complex128": call("complex128[2]", axis=0),
    "Hardmax-1.C2-all-bfloat16": call("bfloat16[2]", axis=0),
    "Hardmax-1.C2-all-float8e4m3fn": call("float8e4m3fn[2]", axis=0),
    "Hardmax-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]", axis=0),
    "Hardmax-1.C2-all-float8e5m2": call("float8e5m2[2]", axis=0),
    "Hardmax-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[2]", axis=0),
    "Hardmax-1.C2-all-uint4": call("uint4[2]", axis=0),
    "Hardmax-1.C2-all-int4": call("int4[2]", axis=0),
    "Hardmax-1.C2-all-float4e2m1": call("float4e2m1[2]", axis=0),
    "Hardmax-1.C2-all-float8e8m0": call("float8e8m0[2]", axis=0),
    "Hardmax-1.C2-all-uint2": call("uint2[2]", axis=0),
    "Hardmax-1.C2-all-int2": call("int2[2]", axis=0),
    "Hardmax-1.C2-all-float6e2m3": call("float6e2m3[2]", axis=0),
    "Hardmax-1.C2-all-float6e3m2": call("float6e3m2[2]", axis=0),
    "Hardmax-1.C3-axis-r": call("float[2]", axis=1),
    "Hardmax-1.C3-axis--r": call("float[2]", axis=-1),
    "Hardmax-1.C3-axis-2**32": call("float[2]", axis=2**32),
    "Hardmax-1.C3-axis--2**32": call("float[2]", axis=-(2**32)),
    "Hardmax-1.C3-axis-2**63-1": call("float[2]", axis=2**63 - 1),
    "Hardmax-1.C3-axis--2**63": call("float[2]", axis=-(2**63)),
    "Hardmax-1.C3-axis-omitted-outside": call("float[2]"),
    "Hardmax-1.C3-axis--1": call("float[2,3]", axis=-1),
    "Hardmax-11.C1-input-missing": call(None, axis=0),
    "Hardmax-11.C2-all-uint8": call("uint8[2]", axis=0),
    "Hardmax-11.C2-all-int8": call("int8[2]", axis=0),
    "Hardmax-11.C2-all-uint16": call("uint16[2]", axis=0),
    "Hardmax-11.C2-all-int16": call("int16[2]", axis=0),
    "Hardmax-11.C2-all-int32": call("int32[2]", axis=0),
    "Hardmax-11.C2-all-int64": call("int64[2]", axis=0),
    "Hardmax-11.C2-all-string": call("string[2]", axis=0),
    "Hardmax-11.C2-all-bool": call("bool[2]", axis=0),
    "Hardmax-11.C2-all-uint32": call("uint32[2]", axis=0),
    "Hardmax-11.C2-all-uint64": call("uint64[2]", axis=0),
    "Hardmax-11.C2-all-complex64": call("complex64[2]", axis=0),
    "Hardmax-11.C2-all-complex128": call("complex128[2]", axis=0),
    "Hardmax-11.C2-all-bfloat16": call("bfloat16[2]", axis=0),
    "Hardmax-11.C2-all-float8e4m3fn": call("float8e4m3fn[2]", axis=0),
    "Hardmax-11.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]", axis=0),
    "Hardmax-11.C2-all-float8e5m2": call("float8e5m2[2]", axis=0),
    "Hardmax-11.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[2]", axis=0),
    "Hardmax-11.C2-all-uint4": call("uint4[2]", axis=0),
    "Hardmax-11.C2-all-int4": call("int4[2]", axis=0),
    "Hardmax-11.C2-all-float4e2m1": call("float4e2m1[2]", axis=0),
    "Hardmax-11.C2-all-float8e8m0": call("float8e8m0[2]", axis=0),
    "Hardmax-11.C2-all-uint2": call("uint2[2]", axis=0),
    "Hardmax-11.C2-all-int2": call("int2[2]", axis=0),
    "Hardmax-11.C2-all-float6e2m3": call("float6e2m3[2]", axis=0),
    "Hardmax-11.C2-all-float6e3m2": call("float6e3m2[2]", axis=0),
    "Hardmax-11.C3-axis-r": call("float[2]", axis=1),
    "Hardmax-11.C3-axis--r-1": call("float[2]", axis=-2),
    "Hardmax-11.C3-axis--2**32": call("float[2]", axis=-(2**32)),
    "Hardmax-11.C3-axis--2**63": call("float[2]", axis=-(2**63)),
    "Hardmax-11.C3-axis-2**32": call("float[2]", axis=2**32),
    "Hardmax-11.C3-axis-2**63-1": call("float[2]", axis=2**63 - 1),
    "Hardmax-11.C3-axis-omitted-outside": call("float[2]"),
    "Hardmax-13.C1-input-missing": call(None, axis=0),
    "Hardmax-13.C2-all-uint8": call("uint8[1]", axis=0),
    "Hardmax-13.C2-all-int8": call("int8[1]", axis=0),
    "Hardmax-13.C2-all-uint16": call("uint16[1]", axis=0),
    "Hardmax-13.C2-all-int16": call("int16[1]", axis=0),
    "Hardmax-13.C2-all-int32": call("int32[1]", axis=0),
    "Hardmax-13.C2-all-int64": call("int64[1]", axis=0),
    "Hardmax-13.C2-all-string": call("string[1]", axis=0),
    "Hardmax-13.C2-all-bool": call("bool[1]", axis=0),
    "Hardmax-13.C2-all-uint32": call("uint32[1]", axis=0),
    "Hardmax-13.C2-all-uint64": call("uint64[1]", axis=0),
    "Hardmax-13.C2-all-complex64": call("complex64[1]", axis=0),
    "Hardmax-13.C2-all-complex128": call("complex128[1]", axis=0),
    "Hardmax-13.C2-all-float8e4m3fn": call("float8e4m3fn[1]", axis=0),
    "Hardmax-13.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[1]", axis=0),
    "Hardmax-13.C2-all-float8e5m2": call("float8e5m2[1]", axis=0),
    "Hardmax-13.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[1]", axis=0),
    "Hardmax-13.C2-all-uint4": call("uint4[1]", axis=0),
    "Hardmax-13.C2-all-int4": call("int4[1]", axis=0),
    "Hardmax-13.C2-all-float4e2m1": call("float4e2m1[1]", axis=0),
    "Hardmax-13.C2-all-float8e8m0": call("float8e8m0[1]", axis=0),
    "Hardmax-13.C2-all-uint2": call("uint2[1]", axis=0),
    "Hardmax-13.C2-all-int2": call("int2[1]", axis=0),
    "Hardmax-13.C2-all-float6e2m3": call("float6e2m3[1]", axis=0),
    "Hardmax-13.C2-all-float6e3m2": call("float6e3m2[1]", axis=0),
    "Hardmax-13.C3-axis-r": call("float[1]", axis=1),
    "Hardmax-13.C3-axis--r-1": call("float[1]", axis=-2),
    "Hardmax-13.C3-axis--2**32": call("float[1]", axis=-(2**32)),
    "Hardmax-13.C3-axis-2**63-1": call("float[1]", axis=2**63 - 1),
    "Hardmax-13.C3-axis-2**32": call("float[1]", axis=2**32),
    "Hardmax-13.C3-axis--2**63": call("float[1]", axis=-(2**63)),
    "Hardmax-13.C4-input-one-axis-less": call("float[]", axis=0),
    "Hardmax-13.C4-input-rank-0": call("float[]", axis=1),
    "Hardmax-13.C4-all-rank-0": call("float[]", axis=2),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Hardmax-1-2x3-axis-1-undeclared": call("float", axis=1).gives("float"),
    "Hardmax-1-2x3-axis-1-symbolic": call("float[d0,d1]", axis=1).gives("float[d0,d1]"),
    "Hardmax-11-2x3-axis-1-undeclared": call("float", axis=1).gives("float"),
    "Hardmax-11-2x3-axis-1-symbolic": call("float[d0,d1]", axis=1).gives("float[d0,d1]"),
    "Hardmax-13-2x3x4-axis-1-undeclared": call("float", axis=1).gives("float"),
    "Hardmax-13-2x3x4-axis-1-symbolic": call("float[d0,d1,d2]", axis=1).gives("float[d0,d1,d2]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Hardmax-1.attribute-type-axis-true": call("float[2,3]", axis=True),
    "Hardmax-1.attribute-type-axis-float": call("float[2,3]", axis=1.0),
    "Hardmax-1.attribute-type-axis-text": call("float[2,3]", axis="1"),
    "Hardmax-1.attribute-type-axis-list": call("float[2,3]", axis=[1]),
    "Hardmax-1.attribute-type-axis-2**63": call("float[2,3]", axis=2**63),
    "Hardmax-1.attribute-type-axis--2**63-1": call("float[2,3]", axis=-(2**63 + 1)),
    "Hardmax-11.attribute-type-axis-true": call("float[2,3]", axis=True),
    "Hardmax-11.attribute-type-axis-float": call("float[2,3]", axis=1.0),
    "Hardmax-11.attribute-type-axis-text": call("float[2,3]", axis="1"),
    "Hardmax-11.attribute-type-axis-list": call("float[2,3]", axis=[1]),
    "Hardmax-11.attribute-type-axis-2**63": call("float[2,3]", axis=2**63),
    "Hardmax-11.attribute-type-axis--2**63-1": call("float[2,3]", axis=-(2**63 + 1)),
    "Hardmax-13.attribute-type-axis-true": call("float[2,3,4]", axis=True),
    "Hardmax-13.attribute-type-axis-float": call("float[2,3,4]", axis=1.0),
    "Hardmax-13.attribute-type-axis-text": call("float[2,3,4]", axis="1"),
    "Hardmax-13.attribute-type-axis-list": call("float[2,3,4]", axis=[1]),
    "Hardmax-13.attribute-type-axis-2**63": call("float[2,3,4]", axis=2**63),
    "Hardmax-13.attribute-type-axis--2**63-1": call("float[2,3,4]", axis=-(2**63 + 1)),
}
EXAMPLES = [
    example(
        "hardmax_rows",
        [1, 11, 13],
        [tensor("float", [[1.0, 3.0, 2.0], [0.0, -1.0, -2.0]])],
        {"axis": 1},
        gives=[tensor("float", [[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]])],
    ),
    example(
        "hardmax_equal",
        [1, 11, 13],
        [tensor("float", [[1.0, 2.0, 2.0], [0.0, 0.0, 0.0]])],
        {"axis": 1},
        gives=[tensor("float", [[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]])],
    ),
    example(
        "hardmax_flattened",
        [1, 11],
        [tensor("float", [[[0.0, 1.0], [2.0, 3.0]]])],
        {"axis": 1},
        gives=[tensor("float", [[[0.0, 0.0], [0.0, 1.0]]])],
    ),
    example(
        "hardmax_first_version",
        [1, 11],
        [tensor("double", [[4.0, 5.0]])],
        {},
        gives=[tensor("double", [[0.0, 1.0]])],
    ),
    example(
        "hardmax_nan",
        [1, 11, 13],
        [tensor("float", [[1.0, float("nan"), 3.0]])],
        {"axis": 1},
        gives=[tensor("float", [[0.0, 1.0, 0.0]])],
    ),
    example(
        "hardmax_infinite",
        [1, 11, 13],
        [tensor("float", [[float("-inf"), float("-inf")], [0.0, float("inf")]])],
        {"axis": 1},
        gives=[tensor("float", [[1.0, 0.0], [0.0, 1.0]])],
    ),
    example(
        "hardmax_empty",
        [1, 11, 13],
        [tensor("float", [], shape=(2, 0))],
        {"axis": 1},
        gives=[tensor("float", [], shape=(2, 0))],
    ),
    example(
        "hardmax_axis_behind",
        [1, 11, 13],
        [tensor("float", [[1.0, 2.0]])],
        {"axis": 2},
        violates="C3",
    ),
    example(
        "hardmax_whole_numbers",
        [1, 11, 13],
        [tensor("int32", [[1, 2]])],
        {"axis": 1},
        violates="C2",
    ),
    example(
        "hardmax_negative_axis",
        [11, 13],
        [tensor("float16", [[7.0, 8.0], [9.0, 6.0]])],
        {"axis": -1},
        gives=[tensor("float16", [[0.0, 1.0], [1.0, 0.0]])],
    ),
    example(
        "hardmax_one_axis",
        [13],
        [tensor("float", [[[0.0, 3.0], [2.0, 1.0]]])],
        {"axis": 1},
        gives=[tensor("float", [[[0.0, 1.0], [1.0, 0.0]]])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnx.reference",
        versions=(1, 11),
        reason=(
            "It does not flatten, in no version, so that elements are compared along a single axis."
        ),
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
        versions=(1, 11, 13),
        clause="C3",
        reason=(
            "It cuts an axis to 32 bits before it compares it with the rank, and "
            "counts a negative one from the back in version 1 too."
        ),
    ),
]
#: All calls that other implementations are asked to make.
CASES = every_case(VERSIONS, VALID | VIOLATING, EXAMPLES)

each_version = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
#: The calls of each version that arrays are drawn for.
CALLS = calls_by_version(VERSIONS, VALID)
DRAWN = [VERSIONS[name] for name in ("Hardmax-1", "Hardmax-11", "Hardmax-13")]
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
    "version", [VERSIONS[name] for name in ("Hardmax-1", "Hardmax-11", "Hardmax-13")], ids=str
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
    "version", [VERSIONS[name] for name in ("Hardmax-11", "Hardmax-13")], ids=str
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
