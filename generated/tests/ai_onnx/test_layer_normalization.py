# Emitted from spec/ai.onnx/LayerNormalization.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of LayerNormalization: every clause, border, element type and example of its versions."""

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
    tensor,
    weakened,
)

import onnxops.ai.onnx.layer_normalization as functions

oracle = module_beside(__file__, "oracle_layer_normalization")


VERSIONS = {
    "LayerNormalization-17": Version(
        operator="LayerNormalization",
        domain="ai.onnx",
        since=17,
        opsets=range(17, 29),
        copies=False,
        run=functions.layer_normalization_17,
        infer=functions.infer_layer_normalization_17,
        check=functions.check_layer_normalization_17,
        oracle=oracle.layer_normalization_17,
        ulps=oracle.ulps_of_layer_normalization_17,
        base=call("float[2,3]", "float[2,3]", axis=1).gives(
            "float[2,3]", "float[2,1]", "float[2,1]"
        ),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "LayerNormalization-17-2+2-axis-0": call("float[2]", "float[2]", axis=0).gives(
        "float[2]", "float[1]", "float[1]"
    ),
    "LayerNormalization-17-2x3+2x3-axis-0": call("float[2,3]", "float[2,3]", axis=0).gives(
        "float[2,3]", "float[1,1]", "float[1,1]"
    ),
    "LayerNormalization-17-2x3x4+2x3x4-axis-2": call("float[2,3,4]", "float[2,3,4]", axis=2).gives(
        "float[2,3,4]", "float[2,3,1]", "float[2,3,1]"
    ),
    "LayerNormalization-17-2x3x4x2+2x3x4x2-axis-2": call(
        "float[2,3,4,2]", "float[2,3,4,2]", axis=2
    ).gives("float[2,3,4,2]", "float[2,3,1,1]", "float[2,3,1,1]"),
    "LayerNormalization-17-2x3+1x3-axis-1": call("float[2,3]", "float[1,3]", axis=1).gives(
        "float[2,3]", "float[2,1]", "float[2,1]"
    ),
    "LayerNormalization-17-2x3+1x3+1x3-axis-1-epsilon-1e-05-stash_type-1": call(
        "float[2,3]", "float[1,3]", "float[1,3]", axis=1, epsilon=1e-05, stash_type=1
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+1x3+1x3-axis-1": call(
        "float[2,3]", "float[1,3]", "float[1,3]", axis=1
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+3+3-axis-1": call(
        "float[2,3]", "float[3]", "float[3]", axis=1
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+3-axis-1-epsilon-1e-05": call(
        "float[2,3]", "float[3]", axis=1, epsilon=1e-05
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+3-axis-1-stash_type-1": call(
        "float[2,3]", "float[3]", axis=1, stash_type=1
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+1x3-axis-1-epsilon-1e-05-stash_type-1": call(
        "float[2,3]", "float[1,3]", axis=1, epsilon=1e-05, stash_type=1
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+1x3+1x3-axis-1-stash_type-1": call(
        "float[2,3]", "float[1,3]", "float[1,3]", axis=1, stash_type=1
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+1x3+1x3-axis-1-epsilon-1e-05": call(
        "float[2,3]", "float[1,3]", "float[1,3]", axis=1, epsilon=1e-05
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+3+3-axis-1-epsilon-1e-05": call(
        "float[2,3]", "float[3]", "float[3]", axis=1, epsilon=1e-05
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x0+2x0-axis-1": call("float[2,0]", "float[2,0]", axis=1).gives(
        "float[2,0]", "float[2,1]", "float[2,1]"
    ),
    "LayerNormalization-17-2x3+2x3+2x3-axis-1": call(
        "float[2,3]", "float[2,3]", "float[2,3]", axis=1
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+2x3-axis-1-epsilon-1e-05": call(
        "float[2,3]", "float[2,3]", axis=1, epsilon=1e-05
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+2x3-axis-1-epsilon-1e-05-stash_type-1": call(
        "float[2,3]", "float[2,3]", axis=1, epsilon=1e-05, stash_type=1
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2x3+2x3+2x3-axis-1-epsilon-1e-05": call(
        "float[2,3]", "float[2,3]", "float[2,3]", axis=1, epsilon=1e-05
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17-2+2-axis-0-epsilon-1.0": call(
        "float[2]", "float[2]", axis=0, epsilon=1.0
    ).gives("float[2]", "float[1]", "float[1]"),
    "LayerNormalization-17-2+2-axis-0-epsilon-0.5": call(
        "float[2]", "float[2]", axis=0, epsilon=0.5
    ).gives("float[2]", "float[1]", "float[1]"),
    "LayerNormalization-17-2x3x4x2+2x3x4x2-axis-2-epsilon-2.0": call(
        "float[2,3,4,2]", "float[2,3,4,2]", axis=2, epsilon=2.0
    ).gives("float[2,3,4,2]", "float[2,3,1,1]", "float[2,3,1,1]"),
    "LayerNormalization-17-2x3x4x2+2x3x4x2-axis-2-epsilon-0.5": call(
        "float[2,3,4,2]", "float[2,3,4,2]", axis=2, epsilon=0.5
    ).gives("float[2,3,4,2]", "float[2,3,1,1]", "float[2,3,1,1]"),
    "LayerNormalization-17-2x3+1x3+1x3-axis-1-stash_type-1-epsilon-2.0": call(
        "float[2,3]", "float[1,3]", "float[1,3]", axis=1, stash_type=1, epsilon=2.0
    ).gives("float[2,3]", "float[2,1]", "float[2,1]"),
    "LayerNormalization-17.C3-float": call("float[2,3]", "float[2,3]", axis=1).gives(
        "float[2,3]", "float[2,1]", "float[2,1]"
    ),
    "LayerNormalization-17.C3-float16": call("float16[2,3]", "float16[2,3]", axis=1).gives(
        "float16[2,3]", "float[2,1]", "float[2,1]"
    ),
    "LayerNormalization-17.C3-double": call("double[2,3]", "double[2,3]", axis=1).gives(
        "double[2,3]", "float[2,1]", "float[2,1]"
    ),
    "LayerNormalization-17.C3-bfloat16": call("bfloat16[2,3]", "bfloat16[2,3]", axis=1).gives(
        "bfloat16[2,3]", "float[2,1]", "float[2,1]"
    ),
    "LayerNormalization-17.C5-axis-omitted": call("float[2]", "float[2]").gives(
        "float[2]", "float[1]", "float[1]"
    ),
    "LayerNormalization-17.C5-axis-0": call("float[2,3]", "float[2,3]", axis=0).gives(
        "float[2,3]", "float[1,1]", "float[1,1]"
    ),
    "LayerNormalization-17.C5-axis-r-1": call("float[2,3]", "float[2,3]", axis=1).gives(
        "float[2,3]", "float[2,1]", "float[2,1]"
    ),
    "LayerNormalization-17.C5-axis--1": call("float[2,3]", "float[2,3]", axis=-1).gives(
        "float[2,3]", "float[2,1]", "float[2,1]"
    ),
    "LayerNormalization-17.C5-axis--r": call("float[2,3]", "float[2,3]", axis=-2).gives(
        "float[2,3]", "float[1,1]", "float[1,1]"
    ),
    "LayerNormalization-17.C8-1": call("float[2,3]", "float[2,3]", stash_type=1, axis=1).gives(
        "float[2,3]", "float[2,1]", "float[2,1]"
    ),
    "LayerNormalization-17.C8-16": call("float[2,3]", "float[2,3]", stash_type=16, axis=1).gives(
        "float[2,3]", "bfloat16[2,1]", "bfloat16[2,1]"
    ),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "LayerNormalization-17.C1-X-missing": call(None, "float[2]", axis=0),
    "LayerNormalization-17.C2-Scale-missing": call("float[2]", None, axis=0),
    "LayerNormalization-17.C3-all-uint8": call("uint8[2]", "uint8[2]", axis=0),
    "LayerNormalization-17.C3-all-int8": call("int8[2]", "int8[2]", axis=0),
    "LayerNormalization-17.C3-all-uint16": call("uint16[2]", "uint16[2]", axis=0),
    "LayerNormalization-17.C3-all-int16": call("int16[2]", "int16[2]", axis=0),
    "LayerNormalization-17.C3-all-int32": call("int32[2]", "int32[2]", axis=0),
    "LayerNormalization-17.C3-all-int64": call("int64[2]", "int64[2]", axis=0),
    "LayerNormalization-17.C3-all-string": call("string[2]", "string[2]", axis=0),
    "LayerNormalization-17.C3-all-bool": call("bool[2]", "bool[2]", axis=0),
    "LayerNormalization-17.C3-all-uint32": call("uint32[2]", "uint32[2]", axis=0),
    "LayerNormalization-17.C3-all-uint64": call("uint64[2]", "uint64[2]", axis=0),
    "LayerNormalization-17.C3-all-complex64": call("complex64[2]", "complex64[2]", axis=0),
    "LayerNormalization-17.C3-all-complex128": call("complex128[2]", "complex128[2]", axis=0),
    "LayerNormalization-17.C3-all-float8e4m3fn": call("float8e4m3fn[2]", "float8e4m3fn[2]", axis=0),
    "LayerNormalization-17.C3-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[2]", "float8e4m3fnuz[2]", axis=0
    ),
    "LayerNormalization-17.C3-all-float8e5m2": call("float8e5m2[2]", "float8e5m2[2]", axis=0),
    "LayerNormalization-17.C3-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[2]", "float8e5m2fnuz[2]", axis=0
    ),
    "LayerNormalization-17.C3-all-uint4": call("uint4[2]", "uint4[2]", axis=0),
    "LayerNormalization-17.C3-all-int4": call("int4[2]", "int4[2]", axis=0),
    "LayerNormalization-17.C3-all-float4e2m1": call("float4e2m1[2]", "float4e2m1[2]", axis=0),
    "LayerNormalization-17.C3-all-float8e8m0": call("float8e8m0[2]", "float8e8m0[2]", axis=0),
    "LayerNormalization-17.C3-all-uint2": call("uint2[2]", "uint2[2]", axis=0),
    "LayerNormalization-17.C3-all-int2": call("int2[2]", "int2[2]", axis=0),
    "LayerNormalization-17.C3-all-float6e2m3": call("float6e2m3[2]", "float6e2m3[2]", axis=0),
    "LayerNormalization-17.C3-all-float6e3m2": call("float6e3m2[2]", "float6e3m2[2]", axis=0),
    "LayerNormalization-17.C3-X-uint8": call("uint8[2]", "float[2]", axis=0),
    "LayerNormalization-17.C3-Scale-uint8": call("float[2]", "uint8[2]", axis=0),
    "LayerNormalization-17.C3-B-uint8": call(
        "float[2,3]", "float[1,3]", "uint8[1,3]", axis=1, epsilon=1e-05, stash_type=1
    ),
    "LayerNormalization-17.C4-Scale-float16": call("float[2]", "float16[2]", axis=0),
    "LayerNormalization-17.C4-Scale-double": call("float[2]", "double[2]", axis=0),
    "LayerNormalization-17.C4-Scale-bfloat16": call("float[2]", "bfloat16[2]", axis=0),
    "LayerNormalization-17.C4-X-float16": call("float16[2]", "float[2]", axis=0),
    "LayerNormalization-17.C4-B-float16": call(
        "float[2,3]", "float[1,3]", "float16[1,3]", axis=1, epsilon=1e-05, stash_type=1
    ),
    "LayerNormalization-17.C4-B-double": call(
        "float[2,3]", "float[1,3]", "double[1,3]", axis=1, epsilon=1e-05, stash_type=1
    ),
    "LayerNormalization-17.C4-B-bfloat16": call(
        "float[2,3]", "float[1,3]", "bfloat16[1,3]", axis=1, epsilon=1e-05, stash_type=1
    ),
    "LayerNormalization-17.C5-axis-r": call("float[2]", "float[2]", axis=1),
    "LayerNormalization-17.C5-axis--r-1": call("float[2]", "float[2]", axis=-2),
    "LayerNormalization-17.C5-axis-2**32": call("float[2]", "float[2]", axis=2**32),
    "LayerNormalization-17.C5-axis--2**32": call("float[2]", "float[2]", axis=-(2**32)),
    "LayerNormalization-17.C5-axis-2**63-1": call("float[2]", "float[2]", axis=2**63 - 1),
    "LayerNormalization-17.C5-axis--2**63": call("float[2]", "float[2]", axis=-(2**63)),
    "LayerNormalization-17.C6-Scale-longer": call("float[2]", "float[3]", axis=0),
    "LayerNormalization-17.C6-Scale-empty": call("float[2]", "float[0]", axis=0),
    "LayerNormalization-17.C6-Scale-longer-None[0]": call("float[2,3]", "float[3,3]", axis=0),
    "LayerNormalization-17.C6-Scale-longer-None[1]": call("float[2,3]", "float[2,4]", axis=0),
    "LayerNormalization-17.C6-Scale-longer-None[2]": call("float[2,3,4]", "float[2,3,5]", axis=2),
    "LayerNormalization-17.C6-Scale-longer-None[3]": call(
        "float[2,3,4,2]", "float[2,3,4,3]", axis=2
    ),
    "LayerNormalization-17.C6-Scale-shorter": call("float[2,3]", "float[2]", axis=1),
    "LayerNormalization-17.C6-Scale-longer-None[1]-though-empty": call(
        "float[0,3]", "float[0,4]", axis=1
    ),
    "LayerNormalization-17.C6-Scale-longer-None[0]-though-empty": call(
        "float[2,0]", "float[3,0]", axis=1
    ),
    "LayerNormalization-17.C7-B-longer-None[1]": call(
        "float[2,3]", "float[1,3]", "float[1,4]", axis=1, epsilon=1e-05, stash_type=1
    ),
    "LayerNormalization-17.C7-B-longer": call(
        "float[2,3]", "float[3]", "float[4]", axis=1, epsilon=1e-05, stash_type=1
    ),
    "LayerNormalization-17.C7-B-shorter": call(
        "float[2,3]", "float[3]", "float[2]", axis=1, epsilon=1e-05, stash_type=1
    ),
    "LayerNormalization-17.C7-B-empty": call(
        "float[2,3]", "float[3]", "float[0]", axis=1, epsilon=1e-05, stash_type=1
    ),
    "LayerNormalization-17.C7-B-longer-None[0]": call(
        "float[2,3]", "float[2,3]", "float[3,3]", axis=1, epsilon=1e-05, stash_type=1
    ),
    "LayerNormalization-17.C8-stash_type-unlisted": call(
        "float[2]", "float[2]", axis=0, stash_type=2
    ),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "LayerNormalization-17-2x3+2x3-axis-1-undeclared": call("float", "float", axis=1).gives(
        "float", "float", "float"
    ),
    "LayerNormalization-17-2x3+2x3-axis-1-partly": call("float", "float[2,3]", axis=1).gives(
        "float", "float", "float"
    ),
    "LayerNormalization-17-2x3+2x3-axis-1-symbolic": call(
        "float[d0,d1]", "float[d2,d3]", axis=1
    ).gives("float[d0,d1]", "float[d0,1]", "float[d0,1]"),
    "LayerNormalization-17-2x3+1x3+1x3-axis-1-epsilon-1e-05-stash_type-1-undeclared": call(
        "float", "float", "float", axis=1, epsilon=1e-05, stash_type=1
    ).gives("float", "float", "float"),
    "LayerNormalization-17-2x3+1x3+1x3-axis-1-epsilon-1e-05-stash_type-1-partly": call(
        "float", "float[1,3]", "float[1,3]", axis=1, epsilon=1e-05, stash_type=1
    ).gives("float", "float", "float"),
    "LayerNormalization-17-2x3+1x3+1x3-axis-1-epsilon-1e-05-stash_type-1-symbolic": call(
        "float[d0,d1]", "float[d2,d3]", "float[d4,d5]", axis=1, epsilon=1e-05, stash_type=1
    ).gives("float[d0,d1]", "float[d0,1]", "float[d0,1]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "LayerNormalization-17.attribute-type-axis-true": call("float[2,3]", "float[2,3]", axis=True),
    "LayerNormalization-17.attribute-type-axis-float": call("float[2,3]", "float[2,3]", axis=1.0),
    "LayerNormalization-17.attribute-type-axis-text": call("float[2,3]", "float[2,3]", axis="1"),
    "LayerNormalization-17.attribute-type-axis-list": call("float[2,3]", "float[2,3]", axis=[1]),
    "LayerNormalization-17.attribute-type-axis-2**63": call("float[2,3]", "float[2,3]", axis=2**63),
    "LayerNormalization-17.attribute-type-axis--2**63-1": call(
        "float[2,3]", "float[2,3]", axis=-(2**63 + 1)
    ),
    "LayerNormalization-17.attribute-type-epsilon-true": call(
        "float[2,3]", "float[2,3]", axis=1, epsilon=True
    ),
    "LayerNormalization-17.attribute-type-epsilon-text": call(
        "float[2,3]", "float[2,3]", axis=1, epsilon="1"
    ),
    "LayerNormalization-17.attribute-type-stash_type-true": call(
        "float[2,3]", "float[2,3]", axis=1, stash_type=True
    ),
    "LayerNormalization-17.attribute-type-stash_type-float": call(
        "float[2,3]", "float[2,3]", axis=1, stash_type=1.0
    ),
    "LayerNormalization-17.attribute-type-stash_type-text": call(
        "float[2,3]", "float[2,3]", axis=1, stash_type="1"
    ),
    "LayerNormalization-17.attribute-type-stash_type-list": call(
        "float[2,3]", "float[2,3]", axis=1, stash_type=[1]
    ),
    "LayerNormalization-17.attribute-type-stash_type-2**63": call(
        "float[2,3]", "float[2,3]", axis=1, stash_type=2**63
    ),
    "LayerNormalization-17.attribute-type-stash_type--2**63-1": call(
        "float[2,3]", "float[2,3]", axis=1, stash_type=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "layer_normalization_rows",
        [17],
        [tensor("float", [[1.0, 3.0], [10.0, 30.0]]), tensor("float", [1.0, 1.0])],
        {"epsilon": 0.0},
        gives=[
            tensor("float", [[-1.0, 1.0], [-1.0, 1.0]]),
            tensor("float", [[2.0], [20.0]]),
            tensor("float", [[1.0], [0.1]]),
        ],
    ),
    example(
        "layer_normalization_scaled",
        [17],
        [
            tensor("float", [[1.0, 3.0], [30.0, 10.0]]),
            tensor("float", [2.0, 5.0]),
            tensor("float", [100.0, 200.0]),
        ],
        {"epsilon": 0.0},
        gives=[tensor("float", [[98.0, 205.0], [102.0, 195.0]])],
    ),
    example(
        "layer_normalization_whole",
        [17],
        [tensor("float", [[1.0, 3.0], [3.0, 1.0]]), tensor("float", [[1.0, 1.0], [10.0, 10.0]])],
        {"axis": 0, "epsilon": 0.0},
        gives=[
            tensor("float", [[-1.0, 1.0], [10.0, -10.0]]),
            tensor("float", [[2.0]]),
            tensor("float", [[1.0]]),
        ],
    ),
    example(
        "layer_normalization_scale_of_groups",
        [17],
        [tensor("float", [[1.0, 3.0], [10.0, 30.0]]), tensor("float", [[2.0], [5.0]])],
        {"epsilon": 0.0},
        gives=[tensor("float", [[-2.0, 2.0], [-5.0, 5.0]])],
    ),
    example(
        "layer_normalization_equal",
        [17],
        [tensor("float", [[7.0, 7.0, 7.0]]), tensor("float", [1.0, 1.0, 1.0])],
        {"epsilon": 0.25},
        gives=[
            tensor("float", [[0.0, 0.0, 0.0]]),
            tensor("float", [[7.0]]),
            tensor("float", [[2.0]]),
        ],
    ),
    example(
        "layer_normalization_equal_without_epsilon",
        [17],
        [tensor("float", [[7.0, 7.0]]), tensor("float", [1.0, 1.0])],
        {"epsilon": 0.0},
        gives=[
            tensor("float", [[float("nan"), float("nan")]]),
            tensor("float", [[7.0]]),
            tensor("float", [[float("inf")]]),
        ],
    ),
    example(
        "layer_normalization_half",
        [17],
        [tensor("float16", [[1.0, 3.0]]), tensor("float16", [1.0, 1.0])],
        {"epsilon": 0.0},
        gives=[
            tensor("float16", [[-1.0, 1.0]]),
            tensor("float", [[2.0]]),
            tensor("float", [[1.0]]),
        ],
    ),
    example(
        "layer_normalization_nan",
        [17],
        [tensor("float", [[1.0, float("nan")], [1.0, 3.0]]), tensor("float", [1.0, 1.0])],
        {"epsilon": 0.0},
        gives=[
            tensor("float", [[float("nan"), float("nan")], [-1.0, 1.0]]),
            tensor("float", [[float("nan")], [2.0]]),
        ],
    ),
    example(
        "layer_normalization_scale_too_long",
        [17],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]]), tensor("float", [1.0, 1.0, 1.0])],
        {},
        violates="C6",
    ),
    example(
        "layer_normalization_stash_type",
        [17],
        [tensor("float16", [[1.0, 3.0]]), tensor("float16", [1.0, 1.0])],
        {"stash_type": 10},
        violates="C8",
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnx.reference",
        versions=(17,),
        types=("float16", "double", "bfloat16"),
        reason="It gives `Mean` and `InvStdDev` in the type of `X`, and rounds to it on the way.",
    ),
    Divergence(
        "onnx.reference",
        versions=(17,),
        cases=("LayerNormalization-17.C8-16",),
        reason="It has float as `stash_type` only.",
    ),
    Divergence(
        "onnx.reference",
        versions=(17,),
        cases=(
            "LayerNormalization-17-2x0+2x0-axis-1",
            "LayerNormalization-17.C6-Scale-longer-None[0]-though-empty",
        ),
        reason="It warns of dividing 0 by 0 where a group has no elements.",
    ),
    Divergence(
        "onnxruntime",
        versions=(17,),
        cases=("LayerNormalization-17.C8-16",),
        reason="Its functions know no bfloat16.",
    ),
    Divergence(
        "onnxruntime",
        versions=(17,),
        cases=(
            "LayerNormalization-17-2x0+2x0-axis-1",
            "LayerNormalization-17.C6-Scale-longer-None[0]-though-empty",
        ),
        reason="It refuses groups without elements.",
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


@pytest.mark.parametrize(
    "version", [VERSIONS[name] for name in ("LayerNormalization-17",)], ids=str
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


@pytest.mark.parametrize(("against", "case"), compared(VERSIONS, CASES, LEDGER))
def test_agreement(against, case):
    assert differs(against, VERSIONS[case.version], case) is None


@pytest.mark.parametrize("entry", known_divergences(VERSIONS, CASES, LEDGER))
def test_known_divergence_is_still_there(entry):
    assert_still_differs(VERSIONS, CASES, entry)
