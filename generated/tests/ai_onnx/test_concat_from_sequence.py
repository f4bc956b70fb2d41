# Emitted from spec/ai.onnx/ConcatFromSequence.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of ConcatFromSequence: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.concat_from_sequence as functions

oracle = module_beside(__file__, "oracle_concat_from_sequence")


VERSIONS = {
    "ConcatFromSequence-11": Version(
        operator="ConcatFromSequence",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 29),
        copies=True,
        run=functions.concat_from_sequence_11,
        infer=functions.infer_concat_from_sequence_11,
        check=functions.check_concat_from_sequence_11,
        oracle=oracle.concat_from_sequence_11,
        base=call(("float[2,1,3]", "float[2,3,3]"), axis=1).gives("float[2,4,3]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "ConcatFromSequence-11-1-axis-0": call(("float[1]",), axis=0).gives("float[1]"),
    "ConcatFromSequence-11-1+3-axis-0": call(("float[1]", "float[3]"), axis=0).gives("float[4]"),
    "ConcatFromSequence-11-2x1+2x3-axis-1": call(("float[2,1]", "float[2,3]"), axis=1).gives(
        "float[2,4]"
    ),
    "ConcatFromSequence-11-1x2+3x2-axis-0": call(("float[1,2]", "float[3,2]"), axis=0).gives(
        "float[4,2]"
    ),
    "ConcatFromSequence-11-2x3x1+2x3x3-axis-2": call(
        ("float[2,3,1]", "float[2,3,3]"), axis=2
    ).gives("float[2,3,4]"),
    "ConcatFromSequence-11-2x1x3+2x3x3-axis-1": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=1
    ).gives("float[2,4,3]"),
    "ConcatFromSequence-11-1x2x3+3x2x3-axis-0": call(
        ("float[1,2,3]", "float[3,2,3]"), axis=0
    ).gives("float[4,2,3]"),
    "ConcatFromSequence-11-2x3x1x4+2x3x3x4-axis-2": call(
        ("float[2,3,1,4]", "float[2,3,3,4]"), axis=2
    ).gives("float[2,3,4,4]"),
    "ConcatFromSequence-11-2x1x3x4+2x3x3x4-axis-1": call(
        ("float[2,1,3,4]", "float[2,3,3,4]"), axis=1
    ).gives("float[2,4,3,4]"),
    "ConcatFromSequence-11-2x3x1x4x2+2x3x3x4x2-axis-2": call(
        ("float[2,3,1,4,2]", "float[2,3,3,4,2]"), axis=2
    ).gives("float[2,3,4,4,2]"),
    "ConcatFromSequence-11-2x1x3-axis-1": call(("float[2,1,3]",), axis=1).gives("float[2,1,3]"),
    "ConcatFromSequence-11-2x1x3+2x3x3+2x2x3-axis-1": call(
        ("float[2,1,3]", "float[2,3,3]", "float[2,2,3]"), axis=1
    ).gives("float[2,6,3]"),
    "ConcatFromSequence-11-0x1x3+0x3x3-axis-1": call(
        ("float[0,1,3]", "float[0,3,3]"), axis=1
    ).gives("float[0,4,3]"),
    "ConcatFromSequence-11-2x1x0+2x3x0-axis-1": call(
        ("float[2,1,0]", "float[2,3,0]"), axis=1
    ).gives("float[2,4,0]"),
    "ConcatFromSequence-11-2x0x3+2x3x3-axis-1": call(
        ("float[2,0,3]", "float[2,3,3]"), axis=1
    ).gives("float[2,3,3]"),
    "ConcatFromSequence-11-2x1x3+2x0x3+2x2x3-axis-1": call(
        ("float[2,1,3]", "float[2,0,3]", "float[2,2,3]"), axis=1
    ).gives("float[2,3,3]"),
    "ConcatFromSequence-11-2x3+2x3-new_axis-1-axis-1": call(
        ("float[2,3]", "float[2,3]"), new_axis=1, axis=1
    ).gives("float[2,2,3]"),
    "ConcatFromSequence-11-scalar+scalar-new_axis-1-axis-0": call(
        ("float[]", "float[]"), new_axis=1, axis=0
    ).gives("float[2]"),
    "ConcatFromSequence-11-2+2-new_axis-1-axis-1": call(
        ("float[2]", "float[2]"), new_axis=1, axis=1
    ).gives("float[2,2]"),
    "ConcatFromSequence-11-2+2-new_axis-1-axis-0": call(
        ("float[2]", "float[2]"), new_axis=1, axis=0
    ).gives("float[2,2]"),
    "ConcatFromSequence-11-2x3+2x3-new_axis-1-axis-2": call(
        ("float[2,3]", "float[2,3]"), new_axis=1, axis=2
    ).gives("float[2,3,2]"),
    "ConcatFromSequence-11-2x3+2x3-new_axis-1-axis-0": call(
        ("float[2,3]", "float[2,3]"), new_axis=1, axis=0
    ).gives("float[2,2,3]"),
    "ConcatFromSequence-11-2x1x3+2x3x3-axis-1-new_axis-0": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=1, new_axis=0
    ).gives("float[2,4,3]"),
    "ConcatFromSequence-11.C2-float": call(("float[2,1,3]", "float[2,3,3]"), axis=1).gives(
        "float[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-uint8": call(("uint8[2,1,3]", "uint8[2,3,3]"), axis=1).gives(
        "uint8[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-int8": call(("int8[2,1,3]", "int8[2,3,3]"), axis=1).gives(
        "int8[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-uint16": call(("uint16[2,1,3]", "uint16[2,3,3]"), axis=1).gives(
        "uint16[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-int16": call(("int16[2,1,3]", "int16[2,3,3]"), axis=1).gives(
        "int16[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-int32": call(("int32[2,1,3]", "int32[2,3,3]"), axis=1).gives(
        "int32[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-int64": call(("int64[2,1,3]", "int64[2,3,3]"), axis=1).gives(
        "int64[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-string": call(("string[2,1,3]", "string[2,3,3]"), axis=1).gives(
        "string[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-bool": call(("bool[2,1,3]", "bool[2,3,3]"), axis=1).gives(
        "bool[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-float16": call(("float16[2,1,3]", "float16[2,3,3]"), axis=1).gives(
        "float16[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-double": call(("double[2,1,3]", "double[2,3,3]"), axis=1).gives(
        "double[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-uint32": call(("uint32[2,1,3]", "uint32[2,3,3]"), axis=1).gives(
        "uint32[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-uint64": call(("uint64[2,1,3]", "uint64[2,3,3]"), axis=1).gives(
        "uint64[2,4,3]"
    ),
    "ConcatFromSequence-11.C2-complex64": call(
        ("complex64[2,1,3]", "complex64[2,3,3]"), axis=1
    ).gives("complex64[2,4,3]"),
    "ConcatFromSequence-11.C2-complex128": call(
        ("complex128[2,1,3]", "complex128[2,3,3]"), axis=1
    ).gives("complex128[2,4,3]"),
    "ConcatFromSequence-11.C7-axis-r-1": call(("float[2,1]", "float[2,3]"), axis=1).gives(
        "float[2,4]"
    ),
    "ConcatFromSequence-11.C7-axis--1": call(("float[2,1]", "float[2,3]"), axis=-1).gives(
        "float[2,4]"
    ),
    "ConcatFromSequence-11.C7-axis-0": call(("float[1,2]", "float[3,2]"), axis=0).gives(
        "float[4,2]"
    ),
    "ConcatFromSequence-11.C7-axis--r": call(("float[1,2]", "float[3,2]"), axis=-2).gives(
        "float[4,2]"
    ),
    "ConcatFromSequence-11.C8-0": call(("float[2,1,3]", "float[2,3,3]"), new_axis=0, axis=1).gives(
        "float[2,4,3]"
    ),
    "ConcatFromSequence-11.C8-1": call(("float[2,3]", "float[2,3]"), new_axis=1, axis=1).gives(
        "float[2,2,3]"
    ),
    "ConcatFromSequence-11.C11-together-2**63-1": call(
        ("float[9223372036854775804]", "float[3]"), axis=0
    ).gives("float[9223372036854775807]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "ConcatFromSequence-11.C1-input_sequence-missing": call(None, axis=0),
    "ConcatFromSequence-11.C2-all-bfloat16": call(("bfloat16[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-float8e4m3fn": call(("float8e4m3fn[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-float8e4m3fnuz": call(("float8e4m3fnuz[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-float8e5m2": call(("float8e5m2[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-float8e5m2fnuz": call(("float8e5m2fnuz[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-uint4": call(("uint4[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-int4": call(("int4[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-float4e2m1": call(("float4e2m1[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-float8e8m0": call(("float8e8m0[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-uint2": call(("uint2[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-int2": call(("int2[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-float6e2m3": call(("float6e2m3[1]",), axis=0),
    "ConcatFromSequence-11.C2-all-float6e3m2": call(("float6e3m2[1]",), axis=0),
    "ConcatFromSequence-11.C2-first-bfloat16": call(("bfloat16[1]", "float[3]"), axis=0),
    "ConcatFromSequence-11.C2-second-bfloat16": call(("float[1]", "bfloat16[3]"), axis=0),
    "ConcatFromSequence-11.C2-third-bfloat16": call(
        ("float[2,1,3]", "float[2,3,3]", "bfloat16[2,2,3]"), axis=1
    ),
    "ConcatFromSequence-11.C3-second-uint8": call(("float[1]", "uint8[3]"), axis=0),
    "ConcatFromSequence-11.C3-second-int8": call(("float[1]", "int8[3]"), axis=0),
    "ConcatFromSequence-11.C3-second-uint16": call(("float[1]", "uint16[3]"), axis=0),
    "ConcatFromSequence-11.C3-first-uint8": call(("uint8[1]", "float[3]"), axis=0),
    "ConcatFromSequence-11.C3-third-uint8": call(
        ("float[2,1,3]", "float[2,3,3]", "uint8[2,2,3]"), axis=1
    ),
    "ConcatFromSequence-11.C3-third-int8": call(
        ("float[2,1,3]", "float[2,3,3]", "int8[2,2,3]"), axis=1
    ),
    "ConcatFromSequence-11.C3-third-uint16": call(
        ("float[2,1,3]", "float[2,3,3]", "uint16[2,2,3]"), axis=1
    ),
    "ConcatFromSequence-11.C4-no-input_sequence": call((), axis=0),
    "ConcatFromSequence-11.C5-first-one-axis-less": call(("float[]",), axis=0),
    "ConcatFromSequence-11.C5-second-one-axis-more": call(("float[1]", "float[3,1]"), axis=0),
    "ConcatFromSequence-11.C5-second-one-axis-less": call(("float[1]", "float[]"), axis=0),
    "ConcatFromSequence-11.C5-first-rank-0": call(("float[]", "float[3]"), axis=0),
    "ConcatFromSequence-11.C5-all-one-axis-less": call(("float[]", "float[]"), axis=0),
    "ConcatFromSequence-11.C5-second-rank-0": call(("float[2,1]", "float[]"), axis=1),
    "ConcatFromSequence-11.C5-third-one-axis-more": call(
        ("float[2,1,3]", "float[2,3,3]", "float[2,2,3,1]"), axis=1
    ),
    "ConcatFromSequence-11.C5-third-one-axis-less": call(
        ("float[2,1,3]", "float[2,3,3]", "float[2,2]"), axis=1
    ),
    "ConcatFromSequence-11.C6-axis-missing": call(("float[1]",)),
    "ConcatFromSequence-11.C7-axis-r": call(("float[1]",), axis=1),
    "ConcatFromSequence-11.C7-axis--r-1": call(("float[1]",), axis=-2),
    "ConcatFromSequence-11.C7-axis-2**32": call(("float[1]",), axis=2**32),
    "ConcatFromSequence-11.C7-axis--2**32": call(("float[1]",), axis=-(2**32)),
    "ConcatFromSequence-11.C7-axis-2**63-1": call(("float[1]",), axis=2**63 - 1),
    "ConcatFromSequence-11.C7-axis--2**63": call(("float[1]",), axis=-(2**63)),
    "ConcatFromSequence-11.C8-new_axis-unlisted": call(("float[1]",), axis=0, new_axis=-1),
    "ConcatFromSequence-11.C9-second-longer": call(("float[2,1]", "float[3,3]"), axis=1),
    "ConcatFromSequence-11.C9-second-empty": call(("float[2,1]", "float[0,3]"), axis=1),
    "ConcatFromSequence-11.C9-second-longer-outer[0]": call(
        ("float[2,3,1]", "float[3,3,3]"), axis=2
    ),
    "ConcatFromSequence-11.C9-first-longer-outer[0]": call(
        ("float[3,3,1]", "float[2,3,3]"), axis=2
    ),
    "ConcatFromSequence-11.C9-third-longer": call(
        ("float[2,1,3]", "float[2,3,3]", "float[3,2,3]"), axis=1
    ),
    "ConcatFromSequence-11.C9-third-empty": call(
        ("float[2,1,3]", "float[2,3,3]", "float[0,2,3]"), axis=1
    ),
    "ConcatFromSequence-11.C9-first-longer-though-empty": call(
        ("float[1,1,3]", "float[0,3,3]"), axis=1
    ),
    "ConcatFromSequence-11.C9-second-empty-though-empty": call(
        ("float[2,1,0]", "float[0,3,0]"), axis=1
    ),
    "ConcatFromSequence-11.C10-second-longer": call(("float[1,2]", "float[3,3]"), axis=0),
    "ConcatFromSequence-11.C10-second-empty": call(("float[1,2]", "float[3,0]"), axis=0),
    "ConcatFromSequence-11.C10-second-longer-inner[0]": call(
        ("float[1,2,3]", "float[3,3,3]"), axis=0
    ),
    "ConcatFromSequence-11.C10-first-longer-inner[0]": call(
        ("float[1,3,3]", "float[3,2,3]"), axis=0
    ),
    "ConcatFromSequence-11.C10-third-longer": call(
        ("float[2,1,3]", "float[2,3,3]", "float[2,2,4]"), axis=1
    ),
    "ConcatFromSequence-11.C10-third-empty": call(
        ("float[2,1,3]", "float[2,3,3]", "float[2,2,0]"), axis=1
    ),
    "ConcatFromSequence-11.C10-second-shorter-though-empty": call(
        ("float[0,1,3]", "float[0,3,2]"), axis=1
    ),
    "ConcatFromSequence-11.C10-first-longer-though-empty": call(
        ("float[0,1,4]", "float[0,3,3]"), axis=1
    ),
    "ConcatFromSequence-11.C11-first-2**63-1": call(
        ("float[9223372036854775807]", "float[3]"), axis=0
    ),
    "ConcatFromSequence-11.C11-second-2**63-1": call(
        ("float[1]", "float[9223372036854775807]"), axis=0
    ),
    "ConcatFromSequence-11.C11-all-2**63-1": call(
        ("float[9223372036854775807]", "float[9223372036854775807]"), axis=0
    ),
    "ConcatFromSequence-11.C11-all-2**62": call(
        ("float[4611686018427387904]", "float[4611686018427387904]"), axis=0
    ),
    "ConcatFromSequence-11.C11-third-2**63-1": call(
        ("float[2,1,3]", "float[2,3,3]", "float[2,9223372036854775807,3]"), axis=1
    ),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "ConcatFromSequence-11-2x1x3+2x3x3-axis-1-declared": call(("float", "float"), axis=1).gives(
        "float"
    ),
    "ConcatFromSequence-11-1-axis-0-declared": call(("float",), axis=0).gives("float"),
    "ConcatFromSequence-11-2x1x3+2x3x3+2x2x3-axis-1-declared": call(
        ("float", "float", "float"), axis=1
    ).gives("float"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "ConcatFromSequence-11.attribute-type-axis-true": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=True
    ),
    "ConcatFromSequence-11.attribute-type-axis-float": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=1.0
    ),
    "ConcatFromSequence-11.attribute-type-axis-text": call(
        ("float[2,1,3]", "float[2,3,3]"), axis="1"
    ),
    "ConcatFromSequence-11.attribute-type-axis-list": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=[1]
    ),
    "ConcatFromSequence-11.attribute-type-axis-2**63": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=2**63
    ),
    "ConcatFromSequence-11.attribute-type-axis--2**63-1": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=-(2**63 + 1)
    ),
    "ConcatFromSequence-11.attribute-type-new_axis-true": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=1, new_axis=True
    ),
    "ConcatFromSequence-11.attribute-type-new_axis-float": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=1, new_axis=1.0
    ),
    "ConcatFromSequence-11.attribute-type-new_axis-text": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=1, new_axis="1"
    ),
    "ConcatFromSequence-11.attribute-type-new_axis-list": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=1, new_axis=[1]
    ),
    "ConcatFromSequence-11.attribute-type-new_axis-2**63": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=1, new_axis=2**63
    ),
    "ConcatFromSequence-11.attribute-type-new_axis--2**63-1": call(
        ("float[2,1,3]", "float[2,3,3]"), axis=1, new_axis=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "concat_from_sequence_joined",
        [11],
        [(tensor("float", [[1.0, 2.0]]), tensor("float", [[3.0, 4.0], [5.0, 6.0]]))],
        {"axis": 0},
        gives=[tensor("float", [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])],
    ),
    example(
        "concat_from_sequence_columns",
        [11],
        [(tensor("int64", [[1], [2]]), tensor("int64", [[3, 4], [5, 6]]))],
        {"axis": -1},
        gives=[tensor("int64", [[1, 3, 4], [2, 5, 6]])],
    ),
    example(
        "concat_from_sequence_stacked",
        [11],
        [(tensor("float", [1.0, 2.0, 3.0]), tensor("float", [4.0, 5.0, 6.0]))],
        {"axis": 0, "new_axis": 1},
        gives=[tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])],
    ),
    example(
        "concat_from_sequence_stacked_last",
        [11],
        [(tensor("float", [1.0, 2.0, 3.0]), tensor("float", [4.0, 5.0, 6.0]))],
        {"axis": -1, "new_axis": 1},
        gives=[tensor("float", [[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]])],
    ),
    example(
        "concat_from_sequence_numbers",
        [11],
        [(tensor("float", 1.0), tensor("float", 2.0), tensor("float", 3.0))],
        {"axis": 0, "new_axis": 1},
        gives=[tensor("float", [1.0, 2.0, 3.0])],
    ),
    example(
        "concat_from_sequence_behind",
        [11],
        [(tensor("float", [1.0, 2.0]), tensor("float", [3.0]))],
        {"axis": 1},
        violates="C7",
    ),
    example(
        "concat_from_sequence_unequal",
        [11],
        [(tensor("float", [1.0, 2.0]), tensor("float", [3.0]))],
        {"axis": 0, "new_axis": 1},
        violates="C10",
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(11,),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
    Divergence(
        "onnxruntime",
        versions=(11,),
        clause="C8",
        reason="Any number but 0 stands for 1 there.",
    ),
    Divergence(
        "onnxruntime",
        versions=(11,),
        cases=(
            "ConcatFromSequence-11-0x1x3+0x3x3-axis-1",
            "ConcatFromSequence-11-2x1x0+2x3x0-axis-1",
            "ConcatFromSequence-11-2x0x3+2x3x3-axis-1",
            "ConcatFromSequence-11-2x1x3+2x0x3+2x2x3-axis-1",
            "ConcatFromSequence-11.C9-second-empty",
            "ConcatFromSequence-11.C9-third-empty",
            "ConcatFromSequence-11.C9-second-longer-though-empty",
            "ConcatFromSequence-11.C9-first-longer-though-empty",
            "ConcatFromSequence-11.C9-second-shorter-though-empty",
            "ConcatFromSequence-11.C9-second-empty-though-empty",
            "ConcatFromSequence-11.C9-third-longer-though-empty",
            "ConcatFromSequence-11.C10-second-empty",
            "ConcatFromSequence-11.C10-third-empty",
            "ConcatFromSequence-11.C10-second-longer-though-empty",
            "ConcatFromSequence-11.C10-second-shorter-though-empty",
            "ConcatFromSequence-11.C10-second-empty-though-empty",
            "ConcatFromSequence-11.C10-first-longer-though-empty",
            "ConcatFromSequence-11.C10-third-longer-though-empty",
        ),
        clause="C9",
        reason="It compares no sizes with those of a tensor that has no elements.",
    ),
    Divergence(
        "onnxruntime",
        versions=(11,),
        cases=(
            "ConcatFromSequence-11-0x1x3+0x3x3-axis-1",
            "ConcatFromSequence-11-2x1x0+2x3x0-axis-1",
            "ConcatFromSequence-11-2x0x3+2x3x3-axis-1",
            "ConcatFromSequence-11-2x1x3+2x0x3+2x2x3-axis-1",
            "ConcatFromSequence-11.C9-second-empty",
            "ConcatFromSequence-11.C9-third-empty",
            "ConcatFromSequence-11.C9-second-longer-though-empty",
            "ConcatFromSequence-11.C9-first-longer-though-empty",
            "ConcatFromSequence-11.C9-second-shorter-though-empty",
            "ConcatFromSequence-11.C9-second-empty-though-empty",
            "ConcatFromSequence-11.C9-third-longer-though-empty",
            "ConcatFromSequence-11.C10-second-empty",
            "ConcatFromSequence-11.C10-third-empty",
            "ConcatFromSequence-11.C10-second-longer-though-empty",
            "ConcatFromSequence-11.C10-second-shorter-though-empty",
            "ConcatFromSequence-11.C10-second-empty-though-empty",
            "ConcatFromSequence-11.C10-first-longer-though-empty",
            "ConcatFromSequence-11.C10-third-longer-though-empty",
        ),
        clause="C10",
        reason="It compares no sizes with those of a tensor that has no elements.",
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
    "version", [VERSIONS[name] for name in ("ConcatFromSequence-11",)], ids=str
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
