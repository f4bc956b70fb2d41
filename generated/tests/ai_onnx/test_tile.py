# Emitted from spec/ai.onnx/Tile.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Tile: every clause, border, element type and example of its versions."""

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
    tensor,
    weakened,
)

import onnxops.ai.onnx.tile as functions

oracle = module_beside(__file__, "oracle_tile")


VERSIONS = {
    "Tile-1": Version(
        operator="Tile",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 6),
        copies=True,
        run=functions.tile_1,
        infer=functions.infer_tile_1,
        check=functions.check_tile_1,
        oracle=oracle.tile_1,
        base=call("float[2]", Given("float", 1.0), Given("float", 0.0)).gives("float[2]"),
    ),
    "Tile-6": Version(
        operator="Tile",
        domain="ai.onnx",
        since=6,
        opsets=range(6, 13),
        copies=True,
        run=functions.tile_6,
        infer=functions.infer_tile_6,
        check=functions.check_tile_6,
        oracle=oracle.tile_6,
        base=call("float[2]", Given("int64", [1])).gives("float[2]"),
    ),
    "Tile-13": Version(
        operator="Tile",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 29),
        copies=True,
        run=functions.tile_13,
        infer=functions.infer_tile_13,
        check=functions.check_tile_13,
        oracle=oracle.tile_13,
        base=call("float[2]", Given("int64", [1])).gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Tile-1-2+scalar+scalar-tiles-1.0-axis-0.0": call(
        "float[2]", Given("float", 1.0), Given("float", 0.0)
    ).gives("float[2]"),
    "Tile-1-2x3+scalar+scalar-tiles-1.0-axis-1.0": call(
        "float[2,3]", Given("float", 1.0), Given("float", 1.0)
    ).gives("float[2,3]"),
    "Tile-1-0+scalar+scalar-tiles-1.0-axis-0.0": call(
        "float[0]", Given("float", 1.0), Given("float", 0.0)
    ).gives("float[0]"),
    "Tile-1-2+scalar+scalar-tiles-2.0-axis-0.0": call(
        "float[2]", Given("float", 2.0), Given("float", 0.0)
    ).gives("float[4]"),
    "Tile-1-2+scalar+scalar-tiles-0.0-axis-0.0": call(
        "float[2]", Given("float", 0.0), Given("float", 0.0)
    ).gives("float[0]"),
    "Tile-1-2x3+scalar+scalar-tiles-2.0-axis-1.0": call(
        "float[2,3]", Given("float", 2.0), Given("float", 1.0)
    ).gives("float[2,6]"),
    "Tile-1-2x3+scalar+scalar-tiles-0.0-axis-1.0": call(
        "float[2,3]", Given("float", 0.0), Given("float", 1.0)
    ).gives("float[2,0]"),
    "Tile-1-2x3+scalar+scalar-tiles-1.0-axis-0.0": call(
        "float[2,3]", Given("float", 1.0), Given("float", 0.0)
    ).gives("float[2,3]"),
    "Tile-1.C4-float": call("float[2]", Given("float", 1.0), Given("float", 0.0)).gives("float[2]"),
    "Tile-1.C4-float16": call("float16[2]", Given("float16", 1.0), Given("float16", 0.0)).gives(
        "float16[2]"
    ),
    "Tile-1.C4-double": call("double[2]", Given("double", 1.0), Given("double", 0.0)).gives(
        "double[2]"
    ),
    "Tile-6-scalar+0-repeats-": call("float[]", Given("int64", [])).gives("float[]"),
    "Tile-6-2+1-repeats-1": call("float[2]", Given("int64", [1])).gives("float[2]"),
    "Tile-6-2x3+2-repeats-1x1": call("float[2,3]", Given("int64", [1, 1])).gives("float[2,3]"),
    "Tile-6-0+1-repeats-1": call("float[0]", Given("int64", [1])).gives("float[0]"),
    "Tile-6-2x3+2-repeats-2x3": call("float[2,3]", Given("int64", [2, 3])).gives("float[4,9]"),
    "Tile-6-2x3+2-repeats-3x2": call("float[2,3]", Given("int64", [3, 2])).gives("float[6,6]"),
    "Tile-6-2x3+2-repeats-6x6": call("float[2,3]", Given("int64", [6, 6])).gives("float[12,18]"),
    "Tile-6-2x3+2-repeats-0x3": call("float[2,3]", Given("int64", [0, 3])).gives("float[0,9]"),
    "Tile-6-2x3+2-repeats-0x0": call("float[2,3]", Given("int64", [0, 0])).gives("float[0,0]"),
    "Tile-6-2x3+2-repeats-0x1": call("float[2,3]", Given("int64", [0, 1])).gives("float[0,3]"),
    "Tile-6.C4-float": call("float[2]", Given("int64", [1])).gives("float[2]"),
    "Tile-6.C4-uint8": call("uint8[2]", Given("int64", [1])).gives("uint8[2]"),
    "Tile-6.C4-int8": call("int8[2]", Given("int64", [1])).gives("int8[2]"),
    "Tile-6.C4-uint16": call("uint16[2]", Given("int64", [1])).gives("uint16[2]"),
    "Tile-6.C4-int16": call("int16[2]", Given("int64", [1])).gives("int16[2]"),
    "Tile-6.C4-int32": call("int32[2]", Given("int64", [1])).gives("int32[2]"),
    "Tile-6.C4-int64": call("int64[2]", Given("int64", [1])).gives("int64[2]"),
    "Tile-6.C4-string": call("string[2]", Given("int64", [1])).gives("string[2]"),
    "Tile-6.C4-bool": call("bool[2]", Given("int64", [1])).gives("bool[2]"),
    "Tile-6.C4-float16": call("float16[2]", Given("int64", [1])).gives("float16[2]"),
    "Tile-6.C4-double": call("double[2]", Given("int64", [1])).gives("double[2]"),
    "Tile-6.C4-uint32": call("uint32[2]", Given("int64", [1])).gives("uint32[2]"),
    "Tile-6.C4-uint64": call("uint64[2]", Given("int64", [1])).gives("uint64[2]"),
    "Tile-6.C4-complex64": call("complex64[2]", Given("int64", [1])).gives("complex64[2]"),
    "Tile-6.C4-complex128": call("complex128[2]", Given("int64", [1])).gives("complex128[2]"),
    "Tile-6.C11-int64": call("float[2]", Given("int64", [1])).gives("float[2]"),
    "Tile-13-2x3+2-repeats-0x0": call("float[2,3]", Given("int64", [0, 0])).gives("float[0,0]"),
    "Tile-13-2x3+2-repeats-0x1": call("float[2,3]", Given("int64", [0, 1])).gives("float[0,3]"),
    "Tile-13-scalar+0-repeats-": call("float[]", Given("int64", [])).gives("float[]"),
    "Tile-13-2+1-repeats-1": call("float[2]", Given("int64", [1])).gives("float[2]"),
    "Tile-13.C4-bfloat16": call("bfloat16[2]", Given("int64", [1])).gives("bfloat16[2]"),
    "Tile-13.C4-int16": call("int16[2]", Given("int64", [1])).gives("int16[2]"),
    "Tile-13.C4-int32": call("int32[2]", Given("int64", [1])).gives("int32[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Tile-1.C1-input-missing": call(None, Given("float", 1.0), Given("float", 0.0)),
    "Tile-1.C2-tiles-missing": call("float[2]", None, Given("float", 0.0)),
    "Tile-1.C3-axis-missing": call("float[2]", Given("float", 1.0), None),
    "Tile-1.C4-all-uint8": call("uint8[2]", Given("uint8", 1), Given("uint8", 0)),
    "Tile-1.C4-all-int8": call("int8[2]", Given("int8", 1), Given("int8", 0)),
    "Tile-1.C4-all-uint16": call("uint16[2]", Given("uint16", 1), Given("uint16", 0)),
    "Tile-1.C4-all-int16": call("int16[2]", Given("int16", 1), Given("int16", 0)),
    "Tile-1.C4-all-int32": call("int32[2]", Given("int32", 1), Given("int32", 0)),
    "Tile-1.C4-all-int64": call("int64[2]", Given("int64", 1), Given("int64", 0)),
    "Tile-1.C4-all-string": call("string[2]", "string[]", "string[]"),
    "Tile-1.C4-all-bool": call("bool[2]", "bool[]", "bool[]"),
    "Tile-1.C4-all-uint32": call("uint32[2]", Given("uint32", 1), Given("uint32", 0)),
    "Tile-1.C4-all-uint64": call("uint64[2]", Given("uint64", 1), Given("uint64", 0)),
    "Tile-1.C4-all-complex64": call("complex64[2]", "complex64[]", "complex64[]"),
    "Tile-1.C4-all-complex128": call("complex128[2]", "complex128[]", "complex128[]"),
    "Tile-1.C4-all-bfloat16": call("bfloat16[2]", "bfloat16[]", "bfloat16[]"),
    "Tile-1.C4-all-float8e4m3fn": call("float8e4m3fn[2]", "float8e4m3fn[]", "float8e4m3fn[]"),
    "Tile-1.C4-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[2]", "float8e4m3fnuz[]", "float8e4m3fnuz[]"
    ),
    "Tile-1.C4-all-float8e5m2": call("float8e5m2[2]", "float8e5m2[]", "float8e5m2[]"),
    "Tile-1.C4-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[2]", "float8e5m2fnuz[]", "float8e5m2fnuz[]"
    ),
    "Tile-1.C4-all-uint4": call("uint4[2]", Given("uint4", 1), Given("uint4", 0)),
    "Tile-1.C4-all-int4": call("int4[2]", Given("int4", 1), Given("int4", 0)),
    "Tile-1.C4-all-float4e2m1": call("float4e2m1[2]", "float4e2m1[]", "float4e2m1[]"),
    "Tile-1.C4-all-float8e8m0": call("float8e8m0[2]", "float8e8m0[]", "float8e8m0[]"),
    "Tile-1.C4-all-uint2": call("uint2[2]", Given("uint2", 1), Given("uint2", 0)),
    "Tile-1.C4-all-int2": call("int2[2]", Given("int2", 1), Given("int2", 0)),
    "Tile-1.C4-all-float6e2m3": call("float6e2m3[2]", "float6e2m3[]", "float6e2m3[]"),
    "Tile-1.C4-all-float6e3m2": call("float6e3m2[2]", "float6e3m2[]", "float6e3m2[]"),
    "Tile-1.C4-input-uint8": call("uint8[2]", Given("float", 1.0), Given("float", 0.0)),
    "Tile-1.C4-tiles-uint8": call("float[2]", Given("uint8", 1), Given("float", 0.0)),
    "Tile-1.C4-axis-uint8": call("float[2]", Given("float", 1.0), Given("uint8", 0)),
    "Tile-1.C5-axis-float16": call("float[2]", Given("float", 1.0), Given("float16", 0.0)),
    "Tile-1.C5-axis-double": call("float[2]", Given("float", 1.0), Given("double", 0.0)),
    "Tile-1.C5-tiles-float16": call("float[2]", Given("float16", 1.0), Given("float", 0.0)),
    "Tile-1.C5-input-float16": call("float16[2]", Given("float", 1.0), Given("float", 0.0)),
    "Tile-1.C6-tiles-one-axis-more": call("float[2]", Given("float", [1.0]), Given("float", 0.0)),
    "Tile-1.C6-all-one-axis-more": call("float[2,3]", Given("float", [1.0]), Given("float", 1.0)),
    "Tile-1.C7-axis-one-axis-more": call("float[2]", Given("float", 1.0), Given("float", [0.0])),
    "Tile-1.C7-all-one-axis-more": call("float[2,3]", Given("float", 1.0), Given("float", [1.0])),
    "Tile-1.C8-tiles-negative": call("float[2]", Given("float", -2.0), Given("float", 0.0)),
    "Tile-1.C8-tiles-0-minus-1": call("float[2]", Given("float", -1.0), Given("float", 0.0)),
    "Tile-1.C8-tiles-half-more": call("float[2]", Given("float", 1.5), Given("float", 0.0)),
    "Tile-1.C8-tiles-far-less": call("float[2]", Given("float", -99.0), Given("float", 0.0)),
    "Tile-1.C8-tiles-one-less": call("float[2,3]", Given("float", -1.0), Given("float", 1.0)),
    "Tile-1.C9-axis-one-more": call("float[2]", Given("float", 1.0), Given("float", 1.0)),
    "Tile-1.C9-axis-1-plus-1": call("float[2]", Given("float", 1.0), Given("float", 2.0)),
    "Tile-1.C9-axis--2": call("float[2]", Given("float", 1.0), Given("float", -2.0)),
    "Tile-1.C9-axis-half-more": call("float[2]", Given("float", 1.0), Given("float", 0.5)),
    "Tile-1.C9-axis-far-more": call("float[2]", Given("float", 1.0), Given("float", 100.0)),
    "Tile-1.C9-axis-negative": call("float[2,3]", Given("float", 1.0), Given("float", -2.0)),
    "Tile-1.C9-axis-2": call("float[2,3]", Given("float", 1.0), Given("float", 2.0)),
    "Tile-1.C9-axis-3-plus-1": call("float[2,3]", Given("float", 1.0), Given("float", 4.0)),
    "Tile-6.C1-input-missing": call(None, Given("int64", [])),
    "Tile-6.C4-all-bfloat16": call("bfloat16[]", Given("int64", [])),
    "Tile-6.C4-all-float8e4m3fn": call("float8e4m3fn[]", Given("int64", [])),
    "Tile-6.C4-all-float8e4m3fnuz": call("float8e4m3fnuz[]", Given("int64", [])),
    "Tile-6.C4-all-float8e5m2": call("float8e5m2[]", Given("int64", [])),
    "Tile-6.C4-all-float8e5m2fnuz": call("float8e5m2fnuz[]", Given("int64", [])),
    "Tile-6.C4-all-uint4": call("uint4[]", Given("int64", [])),
    "Tile-6.C4-all-int4": call("int4[]", Given("int64", [])),
    "Tile-6.C4-all-float4e2m1": call("float4e2m1[]", Given("int64", [])),
    "Tile-6.C4-all-float8e8m0": call("float8e8m0[]", Given("int64", [])),
    "Tile-6.C4-all-uint2": call("uint2[]", Given("int64", [])),
    "Tile-6.C4-all-int2": call("int2[]", Given("int64", [])),
    "Tile-6.C4-all-float6e2m3": call("float6e2m3[]", Given("int64", [])),
    "Tile-6.C4-all-float6e3m2": call("float6e3m2[]", Given("int64", [])),
    "Tile-6.C10-repeats-missing": call("float[]", None),
    "Tile-6.C11-all-float": call("float[]", Given("float", [])),
    "Tile-6.C11-all-uint8": call("float[]", Given("uint8", [])),
    "Tile-6.C11-all-int8": call("float[]", Given("int8", [])),
    "Tile-6.C11-all-uint16": call("float[]", Given("uint16", [])),
    "Tile-6.C11-all-int16": call("float[]", Given("int16", [])),
    "Tile-6.C11-all-int32": call("float[]", Given("int32", [])),
    "Tile-6.C11-all-string": call("float[]", "string[0]"),
    "Tile-6.C11-all-bool": call("float[]", "bool[0]"),
    "Tile-6.C11-all-float16": call("float[]", Given("float16", [])),
    "Tile-6.C11-all-double": call("float[]", Given("double", [])),
    "Tile-6.C11-all-uint32": call("float[]", Given("uint32", [])),
    "Tile-6.C11-all-uint64": call("float[]", Given("uint64", [])),
    "Tile-6.C11-all-complex64": call("float[]", "complex64[0]"),
    "Tile-6.C11-all-complex128": call("float[]", "complex128[0]"),
    "Tile-6.C11-all-bfloat16": call("float[]", "bfloat16[0]"),
    "Tile-6.C11-all-float8e4m3fn": call("float[]", "float8e4m3fn[0]"),
    "Tile-6.C11-all-float8e4m3fnuz": call("float[]", "float8e4m3fnuz[0]"),
    "Tile-6.C11-all-float8e5m2": call("float[]", "float8e5m2[0]"),
    "Tile-6.C11-all-float8e5m2fnuz": call("float[]", "float8e5m2fnuz[0]"),
    "Tile-6.C11-all-uint4": call("float[]", Given("uint4", [])),
    "Tile-6.C11-all-int4": call("float[]", Given("int4", [])),
    "Tile-6.C11-all-float4e2m1": call("float[]", "float4e2m1[0]"),
    "Tile-6.C11-all-float8e8m0": call("float[]", "float8e8m0[0]"),
    "Tile-6.C11-all-uint2": call("float[]", Given("uint2", [])),
    "Tile-6.C11-all-int2": call("float[]", Given("int2", [])),
    "Tile-6.C11-all-float6e2m3": call("float[]", "float6e2m3[0]"),
    "Tile-6.C11-all-float6e3m2": call("float[]", "float6e3m2[0]"),
    "Tile-6.C12-repeats-one-axis-more": call("float[]", "int64[0,1]"),
    "Tile-6.C12-repeats-one-axis-less": call("float[]", Given("int64", 1)),
    "Tile-6.C12-all-one-axis-more": call("float[2]", "int64[1,1]"),
    "Tile-6.C12-all-one-axis-less": call("float[2,3]", Given("int64", 1)),
    "Tile-6.C13-repeats-longer-though-empty": call("float[]", Given("int64", [1])),
    "Tile-6.C13-repeats-longer": call("float[2]", Given("int64", [1, 1])),
    "Tile-6.C13-repeats-empty": call("float[2,3]", Given("int64", [])),
    "Tile-6.C13-input-one-axis-less": call("float[2]", Given("int64", [2, 3])),
    "Tile-6.C14-repeats-first-negative": call("float[2]", Given("int64", [-2])),
    "Tile-6.C14-repeats-first-0-minus-1": call("float[2]", Given("int64", [-1])),
    "Tile-6.C14-repeats-second-negative": call("float[2,3]", Given("int64", [1, -2])),
    "Tile-6.C14-repeats-first-one-less": call("float[2,3]", Given("int64", [-1, 3])),
    "Tile-13.C1-input-missing": call(None, Given("int64", [])),
    "Tile-13.C4-all-float8e4m3fn": call("float8e4m3fn[]", Given("int64", [])),
    "Tile-13.C4-all-float8e4m3fnuz": call("float8e4m3fnuz[]", Given("int64", [])),
    "Tile-13.C4-all-float8e5m2": call("float8e5m2[]", Given("int64", [])),
    "Tile-13.C4-all-float8e5m2fnuz": call("float8e5m2fnuz[]", Given("int64", [])),
    "Tile-13.C10-repeats-missing": call("float[]", None),
    "Tile-13.C11-all-float": call("float[]", Given("float", [])),
    "Tile-13.C11-all-uint8": call("float[]", Given("uint8", [])),
    "Tile-13.C11-all-int8": call("float[]", Given("int8", [])),
    "Tile-13.C11-all-uint16": call("float[]", Given("uint16", [])),
    "Tile-13.C12-repeats-rank-0": call("float[2]", Given("int64", 1)),
    "Tile-13.C13-repeats-longer": call("float[2]", Given("int64", [1, 1])),
    "Tile-13.C14-repeats-far-less": call("float[2]", Given("int64", [-99])),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Tile-1-2+scalar+scalar-tiles-1.0-axis-0.0-declared": call(
        "float[2]", "float[]", "float[]"
    ).gives("float[?]"),
    "Tile-1-2+scalar+scalar-tiles-1.0-axis-0.0-undeclared": call("float", "float", "float").gives(
        "float"
    ),
    "Tile-1-2+scalar+scalar-tiles-1.0-axis-0.0-partly": call("float", "float[]", "float[]").gives(
        "float"
    ),
    "Tile-1-2+scalar+scalar-tiles-1.0-axis-0.0-symbolic": call(
        "float[d0]", "float[]", "float[]"
    ).gives("float[?]"),
    "Tile-6-2+1-repeats-1-declared": call("float[2]", "int64[1]").gives("float[?]"),
    "Tile-6-2+1-repeats-1-undeclared": call("float", "int64").gives("float"),
    "Tile-6-2+1-repeats-1-partly": call("float", "int64[1]").gives("float"),
    "Tile-6-2+1-repeats-1-symbolic": call("float[d0]", "int64[d1]").gives("float[?]"),
    "Tile-13-2+1-repeats-1-declared": call("float[2]", "int64[1]").gives("float[?]"),
    "Tile-13-2+1-repeats-1-undeclared": call("float", "int64").gives("float"),
    "Tile-13-2+1-repeats-1-partly": call("float", "int64[1]").gives("float"),
    "Tile-13-2+1-repeats-1-symbolic": call("float[d0]", "int64[d1]").gives("float[?]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {}
EXAMPLES = [
    example(
        "tile_legacy",
        [1],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", 2.0), tensor("float", 1.0)],
        {},
        gives=[tensor("float", [[1.0, 2.0, 1.0, 2.0], [3.0, 4.0, 3.0, 4.0]])],
    ),
    example(
        "tile_legacy_half",
        [1],
        [tensor("float", [1.0, 2.0]), tensor("float", 1.5), tensor("float", 0.0)],
        {},
        violates="C8",
    ),
    example(
        "tile_legacy_axis_negative",
        [1],
        [tensor("float", [1.0, 2.0]), tensor("float", 2.0), tensor("float", -1.0)],
        {},
        violates="C9",
    ),
    example(
        "tile_vector",
        [6, 13],
        [tensor("int64", [1, 2, 3]), tensor("int64", [2])],
        {},
        gives=[tensor("int64", [1, 2, 3, 1, 2, 3])],
    ),
    example(
        "tile_both_axes",
        [6, 13],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("int64", [2, 3])],
        {},
        gives=[
            tensor(
                "float",
                [
                    [1.0, 2.0, 1.0, 2.0, 1.0, 2.0],
                    [3.0, 4.0, 3.0, 4.0, 3.0, 4.0],
                    [1.0, 2.0, 1.0, 2.0, 1.0, 2.0],
                    [3.0, 4.0, 3.0, 4.0, 3.0, 4.0],
                ],
            )
        ],
    ),
    example(
        "tile_no_copy",
        [6, 13],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("int64", [1, 0])],
        {},
        gives=[tensor("float", [], shape=(2, 0))],
    ),
    example(
        "tile_strings",
        [6, 13],
        [tensor("string", [["red"], ["green"]]), tensor("int64", [1, 2])],
        {},
        gives=[tensor("string", [["red", "red"], ["green", "green"]])],
    ),
    example(
        "tile_number",
        [6, 13],
        [tensor("float", 7.0), tensor("int64", [], shape=(0,))],
        {},
        gives=[tensor("float", 7.0)],
    ),
    example(
        "tile_too_few_numbers",
        [6, 13],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("int64", [2])],
        {},
        violates="C13",
    ),
    example(
        "tile_negative",
        [6, 13],
        [tensor("float", [1.0, 2.0]), tensor("int64", [-1])],
        {},
        violates="C14",
    ),
    example(
        "tile_bfloat16",
        [13],
        [tensor("bfloat16", [1.5, -2.0]), tensor("int64", [2])],
        {},
        gives=[tensor("bfloat16", [1.5, -2.0, 1.5, -2.0])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnx.reference",
        versions=(1,),
        reason="It has no Tile of three inputs, which is what version 1 is.",
    ),
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
        versions=(6, 13),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
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
