# Emitted from spec/ai.onnx/Split.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Split: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.split as functions

oracle = module_beside(__file__, "oracle_split")


VERSIONS = {
    "Split-1": Version(
        operator="Split",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 2),
        copies=True,
        run=functions.split_1,
        infer=functions.infer_split_1,
        check=functions.check_split_1,
        oracle=oracle.split_1,
        counted="n_outputs",
        base=call("float[2,2,3]", axis=1, n_outputs=2).gives("float[2,1,3]", "float[2,1,3]"),
    ),
    "Split-2": Version(
        operator="Split",
        domain="ai.onnx",
        since=2,
        opsets=range(2, 11),
        copies=True,
        run=functions.split_2,
        infer=functions.infer_split_2,
        check=functions.check_split_2,
        oracle=oracle.split_2,
        counted="n_outputs",
        base=call("float[2,2,3]", axis=1, n_outputs=2).gives("float[2,1,3]", "float[2,1,3]"),
    ),
    "Split-11": Version(
        operator="Split",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=True,
        run=functions.split_11,
        infer=functions.infer_split_11,
        check=functions.check_split_11,
        oracle=oracle.split_11,
        counted="n_outputs",
        base=call("float[2,2,3]", axis=1, n_outputs=2).gives("float[2,1,3]", "float[2,1,3]"),
    ),
    "Split-13": Version(
        operator="Split",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 18),
        copies=True,
        run=functions.split_13,
        infer=functions.infer_split_13,
        check=functions.check_split_13,
        oracle=oracle.split_13,
        counted="n_outputs",
        base=call("float[2,2,3]", axis=1, n_outputs=2).gives("float[2,1,3]", "float[2,1,3]"),
    ),
    "Split-18": Version(
        operator="Split",
        domain="ai.onnx",
        since=18,
        opsets=range(18, 29),
        copies=True,
        run=functions.split_18,
        infer=functions.infer_split_18,
        check=functions.check_split_18,
        oracle=oracle.split_18,
        counted="n_outputs",
        base=call("float[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
            "float[2,2,3]", "float[2,1,3]"
        ),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Split-1-2-axis-0-2-outputs": call("float[2]", axis=0, n_outputs=2).gives(
        "float[1]", "float[1]"
    ),
    "Split-1-2x2-axis-1-2-outputs": call("float[2,2]", axis=1, n_outputs=2).gives(
        "float[2,1]", "float[2,1]"
    ),
    "Split-1-2x2-axis-0-2-outputs": call("float[2,2]", axis=0, n_outputs=2).gives(
        "float[1,2]", "float[1,2]"
    ),
    "Split-1-2x3x2-axis-2-2-outputs": call("float[2,3,2]", axis=2, n_outputs=2).gives(
        "float[2,3,1]", "float[2,3,1]"
    ),
    "Split-1-2x2x3-axis-1-2-outputs": call("float[2,2,3]", axis=1, n_outputs=2).gives(
        "float[2,1,3]", "float[2,1,3]"
    ),
    "Split-1-2x2x3-axis-0-2-outputs": call("float[2,2,3]", axis=0, n_outputs=2).gives(
        "float[1,2,3]", "float[1,2,3]"
    ),
    "Split-1-2x2x3x4-axis-1-2-outputs": call("float[2,2,3,4]", axis=1, n_outputs=2).gives(
        "float[2,1,3,4]", "float[2,1,3,4]"
    ),
    "Split-1-2x3x2x4x2-axis-2-2-outputs": call("float[2,3,2,4,2]", axis=2, n_outputs=2).gives(
        "float[2,3,1,4,2]", "float[2,3,1,4,2]"
    ),
    "Split-1-2x2x3-axis-1-1-outputs": call("float[2,2,3]", axis=1, n_outputs=1).gives(
        "float[2,2,3]"
    ),
    "Split-1-2x0x3-axis-1-3-outputs": call("float[2,0,3]", axis=1, n_outputs=3).gives(
        "float[2,0,3]", "float[2,0,3]", "float[2,0,3]"
    ),
    "Split-1-0x2x3-axis-1-2-outputs": call("float[0,2,3]", axis=1, n_outputs=2).gives(
        "float[0,1,3]", "float[0,1,3]"
    ),
    "Split-1-2x2x0-axis-1-2-outputs": call("float[2,2,0]", axis=1, n_outputs=2).gives(
        "float[2,1,0]", "float[2,1,0]"
    ),
    "Split-1-2x2x3+4-axis-1-split-1x1-2-outputs": call(
        "float[2,2,3]", "float[4]", axis=1, split=(1, 1), n_outputs=2
    ).gives("float[2,1,3]", "float[2,1,3]"),
    "Split-1-2x2x3+4-axis-1-2-outputs": call("float[2,2,3]", "float[4]", axis=1, n_outputs=2).gives(
        "float[2,1,3]", "float[2,1,3]"
    ),
    "Split-1-2x2x3-axis-1-split-1x1-2-outputs": call(
        "float[2,2,3]", axis=1, split=(1, 1), n_outputs=2
    ).gives("float[2,1,3]", "float[2,1,3]"),
    "Split-1-2-axis-0-split-2-1-outputs": call("float[2]", axis=0, split=(2,), n_outputs=1).gives(
        "float[2]"
    ),
    "Split-1-2-axis-0-split-2x0-2-outputs": call(
        "float[2]", axis=0, split=(2, 0), n_outputs=2
    ).gives("float[2]", "float[0]"),
    "Split-1-2-axis-0-split-1x1-2-outputs": call(
        "float[2]", axis=0, split=(1, 1), n_outputs=2
    ).gives("float[1]", "float[1]"),
    "Split-1-2x3x2x4x2-axis-2-split-1x1-2-outputs": call(
        "float[2,3,2,4,2]", axis=2, split=(1, 1), n_outputs=2
    ).gives("float[2,3,1,4,2]", "float[2,3,1,4,2]"),
    "Split-1-2x3x2x4x2-axis-2-split-0x2-2-outputs": call(
        "float[2,3,2,4,2]", axis=2, split=(0, 2), n_outputs=2
    ).gives("float[2,3,0,4,2]", "float[2,3,2,4,2]"),
    "Split-1-2x3x2x4x2-axis-2-split-2x0-2-outputs": call(
        "float[2,3,2,4,2]", axis=2, split=(2, 0), n_outputs=2
    ).gives("float[2,3,2,4,2]", "float[2,3,0,4,2]"),
    "Split-1-2x3x2x4x2-axis-2-split-2-1-outputs": call(
        "float[2,3,2,4,2]", axis=2, split=(2,), n_outputs=1
    ).gives("float[2,3,2,4,2]"),
    "Split-1-2x2x3+4-axis-1-split-0x2-2-outputs": call(
        "float[2,2,3]", "float[4]", axis=1, split=(0, 2), n_outputs=2
    ).gives("float[2,0,3]", "float[2,2,3]"),
    "Split-1-2x2x3+4-axis-1-split-2x0-2-outputs": call(
        "float[2,2,3]", "float[4]", axis=1, split=(2, 0), n_outputs=2
    ).gives("float[2,2,3]", "float[2,0,3]"),
    "Split-1.C2-float": call("float[2,2,3]", axis=1, n_outputs=2).gives(
        "float[2,1,3]", "float[2,1,3]"
    ),
    "Split-1.C2-float16": call("float16[2,2,3]", axis=1, n_outputs=2).gives(
        "float16[2,1,3]", "float16[2,1,3]"
    ),
    "Split-1.C2-double": call("double[2,2,3]", axis=1, n_outputs=2).gives(
        "double[2,1,3]", "double[2,1,3]"
    ),
    "Split-1.C5-axis-omitted": call("float[2]", n_outputs=2).gives("float[1]", "float[1]"),
    "Split-1.C5-axis-0": call("float[2,2]", axis=0, n_outputs=2).gives("float[1,2]", "float[1,2]"),
    "Split-1.C5-axis-r-1": call("float[2,2]", axis=1, n_outputs=2).gives(
        "float[2,1]", "float[2,1]"
    ),
    "Split-2-2-axis-0-2-outputs": call("float[2]", axis=0, n_outputs=2).gives(
        "float[1]", "float[1]"
    ),
    "Split-2-2x2-axis-0-2-outputs": call("float[2,2]", axis=0, n_outputs=2).gives(
        "float[1,2]", "float[1,2]"
    ),
    "Split-2-2x2x3-axis-0-2-outputs": call("float[2,2,3]", axis=0, n_outputs=2).gives(
        "float[1,2,3]", "float[1,2,3]"
    ),
    "Split-2-2x2x3x4-axis-1-2-outputs": call("float[2,2,3,4]", axis=1, n_outputs=2).gives(
        "float[2,1,3,4]", "float[2,1,3,4]"
    ),
    "Split-2-2x0x3-axis-1-3-outputs": call("float[2,0,3]", axis=1, n_outputs=3).gives(
        "float[2,0,3]", "float[2,0,3]", "float[2,0,3]"
    ),
    "Split-2-2x0x3-axis-1-2-outputs": call("float[2,0,3]", axis=1, n_outputs=2).gives(
        "float[2,0,3]", "float[2,0,3]"
    ),
    "Split-2-2-axis-0-split-2-1-outputs": call("float[2]", axis=0, split=(2,), n_outputs=1).gives(
        "float[2]"
    ),
    "Split-2-2-axis-0-split-0x2-2-outputs": call(
        "float[2]", axis=0, split=(0, 2), n_outputs=2
    ).gives("float[0]", "float[2]"),
    "Split-2-2x3x2x4x2-axis-2-split-0x2-2-outputs": call(
        "float[2,3,2,4,2]", axis=2, split=(0, 2), n_outputs=2
    ).gives("float[2,3,0,4,2]", "float[2,3,2,4,2]"),
    "Split-2-2x2x3-axis-1-split-0x2-2-outputs": call(
        "float[2,2,3]", axis=1, split=(0, 2), n_outputs=2
    ).gives("float[2,0,3]", "float[2,2,3]"),
    "Split-2.C2-float": call("float[2,2,3]", axis=1, n_outputs=2).gives(
        "float[2,1,3]", "float[2,1,3]"
    ),
    "Split-2.C2-uint8": call("uint8[2,2,3]", axis=1, n_outputs=2).gives(
        "uint8[2,1,3]", "uint8[2,1,3]"
    ),
    "Split-2.C2-int8": call("int8[2,2,3]", axis=1, n_outputs=2).gives("int8[2,1,3]", "int8[2,1,3]"),
    "Split-2.C2-uint16": call("uint16[2,2,3]", axis=1, n_outputs=2).gives(
        "uint16[2,1,3]", "uint16[2,1,3]"
    ),
    "Split-2.C2-int16": call("int16[2,2,3]", axis=1, n_outputs=2).gives(
        "int16[2,1,3]", "int16[2,1,3]"
    ),
    "Split-2.C2-int32": call("int32[2,2,3]", axis=1, n_outputs=2).gives(
        "int32[2,1,3]", "int32[2,1,3]"
    ),
    "Split-2.C2-int64": call("int64[2,2,3]", axis=1, n_outputs=2).gives(
        "int64[2,1,3]", "int64[2,1,3]"
    ),
    "Split-2.C2-string": call("string[2,2,3]", axis=1, n_outputs=2).gives(
        "string[2,1,3]", "string[2,1,3]"
    ),
    "Split-2.C2-bool": call("bool[2,2,3]", axis=1, n_outputs=2).gives("bool[2,1,3]", "bool[2,1,3]"),
    "Split-2.C2-float16": call("float16[2,2,3]", axis=1, n_outputs=2).gives(
        "float16[2,1,3]", "float16[2,1,3]"
    ),
    "Split-2.C2-double": call("double[2,2,3]", axis=1, n_outputs=2).gives(
        "double[2,1,3]", "double[2,1,3]"
    ),
    "Split-2.C2-uint32": call("uint32[2,2,3]", axis=1, n_outputs=2).gives(
        "uint32[2,1,3]", "uint32[2,1,3]"
    ),
    "Split-2.C2-uint64": call("uint64[2,2,3]", axis=1, n_outputs=2).gives(
        "uint64[2,1,3]", "uint64[2,1,3]"
    ),
    "Split-2.C2-complex64": call("complex64[2,2,3]", axis=1, n_outputs=2).gives(
        "complex64[2,1,3]", "complex64[2,1,3]"
    ),
    "Split-2.C2-complex128": call("complex128[2,2,3]", axis=1, n_outputs=2).gives(
        "complex128[2,1,3]", "complex128[2,1,3]"
    ),
    "Split-2.C5-axis-omitted": call("float[2]", n_outputs=2).gives("float[1]", "float[1]"),
    "Split-2.C5-axis-0": call("float[2,2]", axis=0, n_outputs=2).gives("float[1,2]", "float[1,2]"),
    "Split-2.C5-axis-r-1": call("float[2,2]", axis=1, n_outputs=2).gives(
        "float[2,1]", "float[2,1]"
    ),
    "Split-2.C5-axis--1": call("float[2,2]", axis=-1, n_outputs=2).gives(
        "float[2,1]", "float[2,1]"
    ),
    "Split-2.C5-axis--r": call("float[2,2]", axis=-2, n_outputs=2).gives(
        "float[1,2]", "float[1,2]"
    ),
    "Split-11-2x3x2x4x2-axis-2-2-outputs": call("float[2,3,2,4,2]", axis=2, n_outputs=2).gives(
        "float[2,3,1,4,2]", "float[2,3,1,4,2]"
    ),
    "Split-11-2x2x3-axis-1-1-outputs": call("float[2,2,3]", axis=1, n_outputs=1).gives(
        "float[2,2,3]"
    ),
    "Split-11-2x0x3-axis-1-3-outputs": call("float[2,0,3]", axis=1, n_outputs=3).gives(
        "float[2,0,3]", "float[2,0,3]", "float[2,0,3]"
    ),
    "Split-11-0x2x3-axis-1-2-outputs": call("float[0,2,3]", axis=1, n_outputs=2).gives(
        "float[0,1,3]", "float[0,1,3]"
    ),
    "Split-11.C5-axis-omitted": call("float[2]", n_outputs=2).gives("float[1]", "float[1]"),
    "Split-11.C5-axis-0": call("float[2,2]", axis=0, n_outputs=2).gives("float[1,2]", "float[1,2]"),
    "Split-11.C5-axis-r-1": call("float[2,2]", axis=1, n_outputs=2).gives(
        "float[2,1]", "float[2,1]"
    ),
    "Split-11.C5-axis--1": call("float[2,2]", axis=-1, n_outputs=2).gives(
        "float[2,1]", "float[2,1]"
    ),
    "Split-11.C5-axis--r": call("float[2,2]", axis=-2, n_outputs=2).gives(
        "float[1,2]", "float[1,2]"
    ),
    "Split-11.C2-int16": call("int16[2,2,3]", axis=1, n_outputs=2).gives(
        "int16[2,1,3]", "int16[2,1,3]"
    ),
    "Split-11.C2-int32": call("int32[2,2,3]", axis=1, n_outputs=2).gives(
        "int32[2,1,3]", "int32[2,1,3]"
    ),
    "Split-13-2-axis-0-2-outputs": call("float[2]", axis=0, n_outputs=2).gives(
        "float[1]", "float[1]"
    ),
    "Split-13-2x2-axis-1-2-outputs": call("float[2,2]", axis=1, n_outputs=2).gives(
        "float[2,1]", "float[2,1]"
    ),
    "Split-13-2x3x2-axis-2-2-outputs": call("float[2,3,2]", axis=2, n_outputs=2).gives(
        "float[2,3,1]", "float[2,3,1]"
    ),
    "Split-13-2x2x3-axis-0-2-outputs": call("float[2,2,3]", axis=0, n_outputs=2).gives(
        "float[1,2,3]", "float[1,2,3]"
    ),
    "Split-13-2x2x3x4-axis-1-2-outputs": call("float[2,2,3,4]", axis=1, n_outputs=2).gives(
        "float[2,1,3,4]", "float[2,1,3,4]"
    ),
    "Split-13-2x2x3-axis-1-1-outputs": call("float[2,2,3]", axis=1, n_outputs=1).gives(
        "float[2,2,3]"
    ),
    "Split-13-2x0x3-axis-1-3-outputs": call("float[2,0,3]", axis=1, n_outputs=3).gives(
        "float[2,0,3]", "float[2,0,3]", "float[2,0,3]"
    ),
    "Split-13-2x2x0-axis-1-2-outputs": call("float[2,2,0]", axis=1, n_outputs=2).gives(
        "float[2,1,0]", "float[2,1,0]"
    ),
    "Split-13-2x2x3+2-axis-1-split-1x1-2-outputs": call(
        "float[2,2,3]", Given("int64", [1, 1]), axis=1, n_outputs=2
    ).gives("float[2,1,3]", "float[2,1,3]"),
    "Split-13-2x2x3+2-axis-1-split-2x0-2-outputs": call(
        "float[2,2,3]", Given("int64", [2, 0]), axis=1, n_outputs=2
    ).gives("float[2,2,3]", "float[2,0,3]"),
    "Split-13.C2-float": call("float[2,2,3]", axis=1, n_outputs=2).gives(
        "float[2,1,3]", "float[2,1,3]"
    ),
    "Split-13.C2-uint8": call("uint8[2,2,3]", axis=1, n_outputs=2).gives(
        "uint8[2,1,3]", "uint8[2,1,3]"
    ),
    "Split-13.C2-int8": call("int8[2,2,3]", axis=1, n_outputs=2).gives(
        "int8[2,1,3]", "int8[2,1,3]"
    ),
    "Split-13.C2-uint16": call("uint16[2,2,3]", axis=1, n_outputs=2).gives(
        "uint16[2,1,3]", "uint16[2,1,3]"
    ),
    "Split-13.C2-int16": call("int16[2,2,3]", axis=1, n_outputs=2).gives(
        "int16[2,1,3]", "int16[2,1,3]"
    ),
    "Split-13.C2-int32": call("int32[2,2,3]", axis=1, n_outputs=2).gives(
        "int32[2,1,3]", "int32[2,1,3]"
    ),
    "Split-13.C2-int64": call("int64[2,2,3]", axis=1, n_outputs=2).gives(
        "int64[2,1,3]", "int64[2,1,3]"
    ),
    "Split-13.C2-string": call("string[2,2,3]", axis=1, n_outputs=2).gives(
        "string[2,1,3]", "string[2,1,3]"
    ),
    "Split-13.C2-bool": call("bool[2,2,3]", axis=1, n_outputs=2).gives(
        "bool[2,1,3]", "bool[2,1,3]"
    ),
    "Split-13.C2-float16": call("float16[2,2,3]", axis=1, n_outputs=2).gives(
        "float16[2,1,3]", "float16[2,1,3]"
    ),
    "Split-13.C2-double": call("double[2,2,3]", axis=1, n_outputs=2).gives(
        "double[2,1,3]", "double[2,1,3]"
    ),
    "Split-13.C2-uint32": call("uint32[2,2,3]", axis=1, n_outputs=2).gives(
        "uint32[2,1,3]", "uint32[2,1,3]"
    ),
    "Split-13.C2-uint64": call("uint64[2,2,3]", axis=1, n_outputs=2).gives(
        "uint64[2,1,3]", "uint64[2,1,3]"
    ),
    "Split-13.C2-complex64": call("complex64[2,2,3]", axis=1, n_outputs=2).gives(
        "complex64[2,1,3]", "complex64[2,1,3]"
    ),
    "Split-13.C2-complex128": call("complex128[2,2,3]", axis=1, n_outputs=2).gives(
        "complex128[2,1,3]", "complex128[2,1,3]"
    ),
    "Split-13.C2-bfloat16": call("bfloat16[2,2,3]", axis=1, n_outputs=2).gives(
        "bfloat16[2,1,3]", "bfloat16[2,1,3]"
    ),
    "Split-13.C5-axis-omitted": call("float[2]", n_outputs=2).gives("float[1]", "float[1]"),
    "Split-13.C5-axis-0": call("float[2,2]", axis=0, n_outputs=2).gives("float[1,2]", "float[1,2]"),
    "Split-13.C5-axis-r-1": call("float[2,2]", axis=1, n_outputs=2).gives(
        "float[2,1]", "float[2,1]"
    ),
    "Split-13.C5-axis--1": call("float[2,2]", axis=-1, n_outputs=2).gives(
        "float[2,1]", "float[2,1]"
    ),
    "Split-13.C5-axis--r": call("float[2,2]", axis=-2, n_outputs=2).gives(
        "float[1,2]", "float[1,2]"
    ),
    "Split-18-3-num_outputs-2-axis-0-2-outputs": call(
        "float[3]", num_outputs=2, axis=0, n_outputs=2
    ).gives("float[2]", "float[1]"),
    "Split-18-3x2-num_outputs-2-axis-0-2-outputs": call(
        "float[3,2]", num_outputs=2, axis=0, n_outputs=2
    ).gives("float[2,2]", "float[1,2]"),
    "Split-18-2x3x3-num_outputs-2-axis-1-2-outputs": call(
        "float[2,3,3]", num_outputs=2, axis=1, n_outputs=2
    ).gives("float[2,2,3]", "float[2,1,3]"),
    "Split-18-2x3x3x4-num_outputs-2-axis-2-2-outputs": call(
        "float[2,3,3,4]", num_outputs=2, axis=2, n_outputs=2
    ).gives("float[2,3,2,4]", "float[2,3,1,4]"),
    "Split-18-2x3x3x4x2-num_outputs-2-axis-2-2-outputs": call(
        "float[2,3,3,4,2]", num_outputs=2, axis=2, n_outputs=2
    ).gives("float[2,3,2,4,2]", "float[2,3,1,4,2]"),
    "Split-18-2x3x3-axis-1-num_outputs-3-3-outputs": call(
        "float[2,3,3]", axis=1, num_outputs=3, n_outputs=3
    ).gives("float[2,1,3]", "float[2,1,3]", "float[2,1,3]"),
    "Split-18-2x3x0-num_outputs-2-axis-1-2-outputs": call(
        "float[2,3,0]", num_outputs=2, axis=1, n_outputs=2
    ).gives("float[2,2,0]", "float[2,1,0]"),
    "Split-18-2x3x3+2-axis-1-split-2x1-2-outputs": call(
        "float[2,3,3]", Given("int64", [2, 1]), axis=1, n_outputs=2
    ).gives("float[2,2,3]", "float[2,1,3]"),
    "Split-18-3-axis-0-num_outputs-2-2-outputs": call(
        "float[3]", axis=0, num_outputs=2, n_outputs=2
    ).gives("float[2]", "float[1]"),
    "Split-18-2x3x3x4x2-axis-2-num_outputs-2-2-outputs": call(
        "float[2,3,3,4,2]", axis=2, num_outputs=2, n_outputs=2
    ).gives("float[2,3,2,4,2]", "float[2,3,1,4,2]"),
    "Split-18.C2-float": call("float[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "float[2,2,3]", "float[2,1,3]"
    ),
    "Split-18.C2-uint8": call("uint8[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "uint8[2,2,3]", "uint8[2,1,3]"
    ),
    "Split-18.C2-int8": call("int8[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "int8[2,2,3]", "int8[2,1,3]"
    ),
    "Split-18.C2-uint16": call("uint16[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "uint16[2,2,3]", "uint16[2,1,3]"
    ),
    "Split-18.C2-int16": call("int16[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "int16[2,2,3]", "int16[2,1,3]"
    ),
    "Split-18.C2-int32": call("int32[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "int32[2,2,3]", "int32[2,1,3]"
    ),
    "Split-18.C2-int64": call("int64[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "int64[2,2,3]", "int64[2,1,3]"
    ),
    "Split-18.C2-string": call("string[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "string[2,2,3]", "string[2,1,3]"
    ),
    "Split-18.C2-bool": call("bool[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "bool[2,2,3]", "bool[2,1,3]"
    ),
    "Split-18.C2-float16": call("float16[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "float16[2,2,3]", "float16[2,1,3]"
    ),
    "Split-18.C2-double": call("double[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "double[2,2,3]", "double[2,1,3]"
    ),
    "Split-18.C2-uint32": call("uint32[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "uint32[2,2,3]", "uint32[2,1,3]"
    ),
    "Split-18.C2-uint64": call("uint64[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "uint64[2,2,3]", "uint64[2,1,3]"
    ),
    "Split-18.C2-complex64": call("complex64[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "complex64[2,2,3]", "complex64[2,1,3]"
    ),
    "Split-18.C2-complex128": call("complex128[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "complex128[2,2,3]", "complex128[2,1,3]"
    ),
    "Split-18.C2-bfloat16": call("bfloat16[2,3,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "bfloat16[2,2,3]", "bfloat16[2,1,3]"
    ),
    "Split-18.C5-axis-omitted": call("float[3]", num_outputs=2, n_outputs=2).gives(
        "float[2]", "float[1]"
    ),
    "Split-18.C5-axis-0": call("float[2,3]", num_outputs=2, axis=0, n_outputs=2).gives(
        "float[1,3]", "float[1,3]"
    ),
    "Split-18.C5-axis-r-1": call("float[2,3]", num_outputs=2, axis=1, n_outputs=2).gives(
        "float[2,2]", "float[2,1]"
    ),
    "Split-18.C5-axis--1": call("float[2,3]", num_outputs=2, axis=-1, n_outputs=2).gives(
        "float[2,2]", "float[2,1]"
    ),
    "Split-18.C5-axis--r": call("float[2,3]", num_outputs=2, axis=-2, n_outputs=2).gives(
        "float[1,3]", "float[1,3]"
    ),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Split-1.C1-input-missing": call(None, axis=0, n_outputs=2),
    "Split-1.C2-all-uint8": call("uint8[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-int8": call("int8[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-uint16": call("uint16[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-int16": call("int16[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-int32": call("int32[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-int64": call("int64[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-string": call("string[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-bool": call("bool[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-uint32": call("uint32[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-uint64": call("uint64[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-complex64": call("complex64[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-complex128": call("complex128[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-bfloat16": call("bfloat16[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-float8e4m3fn": call("float8e4m3fn[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-float8e5m2": call("float8e5m2[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-uint4": call("uint4[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-int4": call("int4[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-float4e2m1": call("float4e2m1[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-float8e8m0": call("float8e8m0[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-uint2": call("uint2[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-int2": call("int2[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-float6e2m3": call("float6e2m3[2]", axis=0, n_outputs=2),
    "Split-1.C2-all-float6e3m2": call("float6e3m2[2]", axis=0, n_outputs=2),
    "Split-1.C2-input-uint8": call("uint8[2,2,3]", "float[4]", axis=1, split=(1, 1), n_outputs=2),
    "Split-1.C2-split_input-uint8": call(
        "float[2,2,3]", "uint8[4]", axis=1, split=(1, 1), n_outputs=2
    ),
    "Split-1.C3-split_input-float16": call(
        "float[2,2,3]", "float16[4]", axis=1, split=(1, 1), n_outputs=2
    ),
    "Split-1.C3-split_input-double": call(
        "float[2,2,3]", "double[4]", axis=1, split=(1, 1), n_outputs=2
    ),
    "Split-1.C3-input-float16": call(
        "float16[2,2,3]", "float[4]", axis=1, split=(1, 1), n_outputs=2
    ),
    "Split-1.C4-input-one-axis-less": call("float[]", axis=0, n_outputs=2),
    "Split-1.C4-input-rank-0": call("float[]", axis=1, n_outputs=2),
    "Split-1.C4-all-rank-0": call("float[]", axis=2, n_outputs=2),
    "Split-1.C4-all-one-axis-less": call("float[]", axis=0, split=(2,), n_outputs=1),
    "Split-1.C5-axis-r": call("float[2]", axis=1, n_outputs=2),
    "Split-1.C5-axis--r": call("float[2]", axis=-1, n_outputs=2),
    "Split-1.C5-axis-2**32": call("float[2]", axis=2**32, n_outputs=2),
    "Split-1.C5-axis--2**32": call("float[2]", axis=-(2**32), n_outputs=2),
    "Split-1.C5-axis-2**63-1": call("float[2]", axis=2**63 - 1, n_outputs=2),
    "Split-1.C5-axis--2**63": call("float[2]", axis=-(2**63), n_outputs=2),
    "Split-1.C5-axis--1": call("float[2,2]", axis=-1, n_outputs=2),
    "Split-1.C6-split-first-one-more": call("float[2]", axis=0, split=(2,), n_outputs=2),
    "Split-1.C6-split-first-2": call("float[2,2]", axis=1, split=(2,), n_outputs=2),
    "Split-1.C6-split-first-3-minus-1": call("float[2,3,2]", axis=2, split=(2,), n_outputs=2),
    "Split-1.C7-split-first-negative-then-split-second-3-plus-1": call(
        "float[2,2,3]", "float[4]", axis=1, split=(-2, 4), n_outputs=2
    ),
    "Split-1.C8-one-output-more": call("float[2]", axis=0, n_outputs=3),
    "Split-1.C8-input-longer": call("float[3]", axis=0, n_outputs=2),
    "Split-1.C8-input-shorter": call("float[1]", axis=0, n_outputs=2),
    "Split-2.C1-input-missing": call(None, axis=0, n_outputs=2),
    "Split-2.C2-all-bfloat16": call("bfloat16[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-float8e4m3fn": call("float8e4m3fn[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-float8e5m2": call("float8e5m2[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-uint4": call("uint4[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-int4": call("int4[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-float4e2m1": call("float4e2m1[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-float8e8m0": call("float8e8m0[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-uint2": call("uint2[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-int2": call("int2[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-float6e2m3": call("float6e2m3[2]", axis=0, n_outputs=2),
    "Split-2.C2-all-float6e3m2": call("float6e3m2[2]", axis=0, n_outputs=2),
    "Split-2.C4-input-one-axis-less": call("float[]", axis=0, n_outputs=2),
    "Split-2.C4-input-rank-0": call("float[]", axis=1, n_outputs=2),
    "Split-2.C4-all-rank-0": call("float[]", axis=2, n_outputs=2),
    "Split-2.C4-all-one-axis-less": call("float[]", axis=0, split=(2,), n_outputs=1),
    "Split-2.C5-axis-r": call("float[2]", axis=1, n_outputs=2),
    "Split-2.C5-axis--r-1": call("float[2]", axis=-2, n_outputs=2),
    "Split-2.C5-axis--2**32": call("float[2]", axis=-(2**32), n_outputs=2),
    "Split-2.C5-axis-2**63-1": call("float[2]", axis=2**63 - 1, n_outputs=2),
    "Split-2.C6-split-first-one-more": call("float[2]", axis=0, split=(2,), n_outputs=2),
    "Split-2.C6-split-first-2": call("float[2,2]", axis=1, split=(2,), n_outputs=2),
    "Split-2.C6-split-first-3-minus-1": call("float[2,3,2]", axis=2, split=(2,), n_outputs=2),
    "Split-2.C7-split-first-negative-then-split-second-3-plus-1": call(
        "float[2,2,3]", axis=1, split=(-2, 4), n_outputs=2
    ),
    "Split-2.C8-one-output-more": call("float[2]", axis=0, n_outputs=3),
    "Split-2.C8-input-longer": call("float[3]", axis=0, n_outputs=2),
    "Split-2.C8-input-shorter": call("float[1]", axis=0, n_outputs=2),
    "Split-11.C1-input-missing": call(None, axis=0, n_outputs=2),
    "Split-11.C2-all-bfloat16": call("bfloat16[2]", axis=0, n_outputs=2),
    "Split-11.C2-all-float8e4m3fn": call("float8e4m3fn[2]", axis=0, n_outputs=2),
    "Split-11.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]", axis=0, n_outputs=2),
    "Split-11.C2-all-float8e5m2": call("float8e5m2[2]", axis=0, n_outputs=2),
    "Split-11.C4-all-rank-0": call("float[]", axis=2, n_outputs=2),
    "Split-11.C5-axis-2**32": call("float[2]", axis=2**32, n_outputs=2),
    "Split-11.C6-split-first-3-minus-1": call("float[2,3,2]", axis=2, split=(2,), n_outputs=2),
    "Split-11.C7-split-first-negative-then-split-second-3-plus-1": call(
        "float[2,2,3]", axis=1, split=(-2, 4), n_outputs=2
    ),
    "Split-11.C8-input-shorter": call("float[1]", axis=0, n_outputs=2),
    "Split-13.C1-input-missing": call(None, axis=0, n_outputs=2),
    "Split-13.C2-all-float8e4m3fn": call("float8e4m3fn[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-float8e5m2": call("float8e5m2[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-uint4": call("uint4[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-int4": call("int4[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-float4e2m1": call("float4e2m1[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-float8e8m0": call("float8e8m0[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-uint2": call("uint2[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-int2": call("int2[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-float6e2m3": call("float6e2m3[2]", axis=0, n_outputs=2),
    "Split-13.C2-all-float6e3m2": call("float6e3m2[2]", axis=0, n_outputs=2),
    "Split-13.C4-input-one-axis-less": call("float[]", axis=0, n_outputs=2),
    "Split-13.C4-input-rank-0": call("float[]", axis=1, n_outputs=2),
    "Split-13.C4-all-rank-0": call("float[]", axis=2, n_outputs=2),
    "Split-13.C5-axis-r": call("float[2]", axis=1, n_outputs=2),
    "Split-13.C5-axis--r-1": call("float[2]", axis=-2, n_outputs=2),
    "Split-13.C5-axis--2**32": call("float[2]", axis=-(2**32), n_outputs=2),
    "Split-13.C5-axis-2**63-1": call("float[2]", axis=2**63 - 1, n_outputs=2),
    "Split-13.C6-one-output-more": call(
        "float[2,2,3]", Given("int64", [1, 1]), axis=1, n_outputs=3
    ),
    "Split-13.C6-one-output-less": call(
        "float[2,2,3]", Given("int64", [1, 1]), axis=1, n_outputs=1
    ),
    "Split-13.C7-split-first-negative-then-split-second-3-plus-1": call(
        "float[2,2,3]", Given("int64", [-2, 4]), axis=1, n_outputs=2
    ),
    "Split-13.C8-one-output-more": call("float[2]", axis=0, n_outputs=3),
    "Split-13.C8-input-shorter-though-empty": call("float[0,1,3]", axis=1, n_outputs=2),
    "Split-13.C8-split-first-2-plus-1": call(
        "float[2,2,3]", Given("int64", [3, 1]), axis=1, n_outputs=2
    ),
    "Split-13.C8-split-second-2-plus-1": call(
        "float[2,2,3]", Given("int64", [1, 3]), axis=1, n_outputs=2
    ),
    "Split-13.C9-all-float": call("float[2,2,3]", Given("float", [1.0, 1.0]), axis=1, n_outputs=2),
    "Split-13.C10-split-one-axis-more": call("float[2,2,3]", "int64[2,1]", axis=1, n_outputs=2),
    "Split-13.C10-split-one-axis-less": call(
        "float[2,2,3]", Given("int64", 1), axis=1, n_outputs=2
    ),
    "Split-13.C10-all-one-axis-less": call("float[2,2,3]", Given("int64", 2), axis=1, n_outputs=2),
    "Split-13.C10-all-one-axis-more": call("float[2,2,3]", "int64[1,1]", axis=1, n_outputs=1),
    "Split-18.C1-input-missing": call(None, num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-float8e4m3fn": call("float8e4m3fn[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-float8e5m2": call("float8e5m2[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-uint4": call("uint4[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-int4": call("int4[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-float4e2m1": call("float4e2m1[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-float8e8m0": call("float8e8m0[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-uint2": call("uint2[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-int2": call("int2[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-float6e2m3": call("float6e2m3[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C2-all-float6e3m2": call("float6e3m2[3]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C4-input-one-axis-less": call("float[]", num_outputs=2, axis=0, n_outputs=2),
    "Split-18.C4-input-rank-0": call("float[]", num_outputs=2, axis=1, n_outputs=2),
    "Split-18.C4-all-rank-0": call("float[]", num_outputs=2, axis=2, n_outputs=2),
    "Split-18.C5-axis-r": call("float[3]", num_outputs=2, axis=1, n_outputs=2),
    "Split-18.C5-axis--r-1": call("float[3]", num_outputs=2, axis=-2, n_outputs=2),
    "Split-18.C5-axis--2**32": call("float[3]", num_outputs=2, axis=-(2**32), n_outputs=2),
    "Split-18.C5-axis-2**63-1": call("float[3]", num_outputs=2, axis=2**63 - 1, n_outputs=2),
    "Split-18.C6-one-output-more": call(
        "float[2,3,3]", Given("int64", [2, 1]), axis=1, n_outputs=3
    ),
    "Split-18.C7-num_outputs-4-plus-1-then-5-outputs": call(
        "float[2,3,3,4]", axis=2, num_outputs=5, n_outputs=5
    ),
    "Split-18.C8-input-longer": call("float[2,4,3]", Given("int64", [2, 1]), axis=1, n_outputs=2),
    "Split-18.C9-all-float": call("float[2,3,3]", Given("float", [2.0, 1.0]), axis=1, n_outputs=2),
    "Split-18.C10-split-one-axis-more": call("float[2,3,3]", "int64[2,1]", axis=1, n_outputs=2),
    "Split-18.C10-split-one-axis-less": call(
        "float[2,3,3]", Given("int64", 2), axis=1, n_outputs=2
    ),
    "Split-18.C11-num_outputs-missing": call("float[3]", axis=0, n_outputs=2),
    "Split-18.C12-one-output-more": call("float[3]", num_outputs=2, axis=0, n_outputs=3),
    "Split-18.C12-num_outputs-one-more": call("float[3]", axis=0, num_outputs=3, n_outputs=2),
    "Split-18.C12-num_outputs-negative": call("float[2,0,3]", axis=1, num_outputs=-3, n_outputs=2),
    "Split-18.C12-num_outputs-far-more": call("float[2,0,3]", axis=1, num_outputs=102, n_outputs=2),
    "Split-18.C12-one-output-less": call("float[3]", num_outputs=2, axis=0, n_outputs=1),
    "Split-18.C12-num_outputs-one-less": call("float[3]", axis=0, num_outputs=1, n_outputs=2),
    "Split-18.C12-num_outputs-zero": call("float[2,0,3]", axis=1, num_outputs=0, n_outputs=2),
    "Split-18.C12-num_outputs-far-less": call("float[2,0,3]", axis=1, num_outputs=-98, n_outputs=2),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Split-1-2x2x3-axis-1-2-outputs-undeclared": call("float", axis=1, n_outputs=2).gives(
        "float", "float"
    ),
    "Split-1-2x2x3-axis-1-2-outputs-symbolic": call("float[d0,d1,d2]", axis=1, n_outputs=2).gives(
        "float[d0,?,d2]", "float[d0,?,d2]"
    ),
    "Split-1-2x2x3+4-axis-1-split-1x1-2-outputs-undeclared": call(
        "float", "float", axis=1, split=(1, 1), n_outputs=2
    ).gives("float", "float"),
    "Split-1-2x2x3+4-axis-1-split-1x1-2-outputs-partly": call(
        "float", "float[4]", axis=1, split=(1, 1), n_outputs=2
    ).gives("float", "float"),
    "Split-1-2x2x3+4-axis-1-split-1x1-2-outputs-symbolic": call(
        "float[d0,d1,d2]", "float[d3]", axis=1, split=(1, 1), n_outputs=2
    ).gives("float[d0,1,d2]", "float[d0,1,d2]"),
    "Split-2-2x2x3-axis-1-2-outputs-undeclared": call("float", axis=1, n_outputs=2).gives(
        "float", "float"
    ),
    "Split-2-2x2x3-axis-1-2-outputs-symbolic": call("float[d0,d1,d2]", axis=1, n_outputs=2).gives(
        "float[d0,?,d2]", "float[d0,?,d2]"
    ),
    "Split-11-2x2x3-axis-1-2-outputs-undeclared": call("float", axis=1, n_outputs=2).gives(
        "float", "float"
    ),
    "Split-11-2x2x3-axis-1-2-outputs-symbolic": call("float[d0,d1,d2]", axis=1, n_outputs=2).gives(
        "float[d0,?,d2]", "float[d0,?,d2]"
    ),
    "Split-13-2x2x3-axis-1-2-outputs-undeclared": call("float", axis=1, n_outputs=2).gives(
        "float", "float"
    ),
    "Split-13-2x2x3-axis-1-2-outputs-symbolic": call("float[d0,d1,d2]", axis=1, n_outputs=2).gives(
        "float[d0,?,d2]", "float[d0,?,d2]"
    ),
    "Split-13-2x2x3+2-axis-1-split-1x1-2-outputs-declared": call(
        "float[2,2,3]", "int64[2]", axis=1, n_outputs=2
    ).gives("float[2,?,3]", "float[2,?,3]"),
    "Split-13-2x2x3+2-axis-1-split-1x1-2-outputs-undeclared": call(
        "float", "int64", axis=1, n_outputs=2
    ).gives("float", "float"),
    "Split-13-2x2x3+2-axis-1-split-1x1-2-outputs-partly": call(
        "float", "int64[2]", axis=1, n_outputs=2
    ).gives("float", "float"),
    "Split-13-2x2x3+2-axis-1-split-1x1-2-outputs-symbolic": call(
        "float[d0,d1,d2]", "int64[d3]", axis=1, n_outputs=2
    ).gives("float[d0,?,d2]", "float[d0,?,d2]"),
    "Split-18-2x3x3-num_outputs-2-axis-1-2-outputs-undeclared": call(
        "float", num_outputs=2, axis=1, n_outputs=2
    ).gives("float", "float"),
    "Split-18-2x3x3-num_outputs-2-axis-1-2-outputs-symbolic": call(
        "float[d0,d1,d2]", num_outputs=2, axis=1, n_outputs=2
    ).gives("float[d0,?,d2]", "float[d0,?,d2]"),
    "Split-18-2x3x3+2-axis-1-split-2x1-2-outputs-declared": call(
        "float[2,3,3]", "int64[2]", axis=1, n_outputs=2
    ).gives("float[2,?,3]", "float[2,?,3]"),
    "Split-18-2x3x3+2-axis-1-split-2x1-2-outputs-undeclared": call(
        "float", "int64", axis=1, n_outputs=2
    ).gives("float", "float"),
    "Split-18-2x3x3+2-axis-1-split-2x1-2-outputs-partly": call(
        "float", "int64[2]", axis=1, n_outputs=2
    ).gives("float", "float"),
    "Split-18-2x3x3+2-axis-1-split-2x1-2-outputs-symbolic": call(
        "float[d0,d1,d2]", "int64[d3]", axis=1, n_outputs=2
    ).gives("float[d0,?,d2]", "float[d0,?,d2]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Split-1.attribute-type-axis-true": call("float[2,2,3]", axis=True, n_outputs=2),
    "Split-1.attribute-type-axis-float": call("float[2,2,3]", axis=1.0, n_outputs=2),
    "Split-1.attribute-type-axis-text": call("float[2,2,3]", axis="1", n_outputs=2),
    "Split-1.attribute-type-axis-list": call("float[2,2,3]", axis=[1], n_outputs=2),
    "Split-1.attribute-type-axis-2**63": call("float[2,2,3]", axis=2**63, n_outputs=2),
    "Split-1.attribute-type-axis--2**63-1": call("float[2,2,3]", axis=-(2**63 + 1), n_outputs=2),
    "Split-1.attribute-type-split-int": call("float[2,2,3]", axis=1, split=1, n_outputs=2),
    "Split-1.attribute-type-split-floats": call("float[2,2,3]", axis=1, split=[1.0], n_outputs=2),
    "Split-1.attribute-type-split-text": call("float[2,2,3]", axis=1, split="1", n_outputs=2),
    "Split-1.attribute-type-split-2**63": call(
        "float[2,2,3]", axis=1, split=[9223372036854775808], n_outputs=2
    ),
    "Split-2.attribute-type-axis-true": call("float[2,2,3]", axis=True, n_outputs=2),
    "Split-2.attribute-type-axis-float": call("float[2,2,3]", axis=1.0, n_outputs=2),
    "Split-2.attribute-type-axis-text": call("float[2,2,3]", axis="1", n_outputs=2),
    "Split-2.attribute-type-axis-list": call("float[2,2,3]", axis=[1], n_outputs=2),
    "Split-2.attribute-type-axis-2**63": call("float[2,2,3]", axis=2**63, n_outputs=2),
    "Split-2.attribute-type-axis--2**63-1": call("float[2,2,3]", axis=-(2**63 + 1), n_outputs=2),
    "Split-2.attribute-type-split-int": call("float[2,2,3]", axis=1, split=1, n_outputs=2),
    "Split-2.attribute-type-split-floats": call("float[2,2,3]", axis=1, split=[1.0], n_outputs=2),
    "Split-2.attribute-type-split-text": call("float[2,2,3]", axis=1, split="1", n_outputs=2),
    "Split-2.attribute-type-split-2**63": call(
        "float[2,2,3]", axis=1, split=[9223372036854775808], n_outputs=2
    ),
    "Split-11.attribute-type-axis-true": call("float[2,2,3]", axis=True, n_outputs=2),
    "Split-11.attribute-type-axis-float": call("float[2,2,3]", axis=1.0, n_outputs=2),
    "Split-11.attribute-type-axis-text": call("float[2,2,3]", axis="1", n_outputs=2),
    "Split-11.attribute-type-axis-list": call("float[2,2,3]", axis=[1], n_outputs=2),
    "Split-11.attribute-type-axis-2**63": call("float[2,2,3]", axis=2**63, n_outputs=2),
    "Split-11.attribute-type-axis--2**63-1": call("float[2,2,3]", axis=-(2**63 + 1), n_outputs=2),
    "Split-11.attribute-type-split-int": call("float[2,2,3]", axis=1, split=1, n_outputs=2),
    "Split-11.attribute-type-split-floats": call("float[2,2,3]", axis=1, split=[1.0], n_outputs=2),
    "Split-11.attribute-type-split-text": call("float[2,2,3]", axis=1, split="1", n_outputs=2),
    "Split-11.attribute-type-split-2**63": call(
        "float[2,2,3]", axis=1, split=[9223372036854775808], n_outputs=2
    ),
    "Split-13.attribute-type-axis-true": call("float[2,2,3]", axis=True, n_outputs=2),
    "Split-13.attribute-type-axis-float": call("float[2,2,3]", axis=1.0, n_outputs=2),
    "Split-13.attribute-type-axis-text": call("float[2,2,3]", axis="1", n_outputs=2),
    "Split-13.attribute-type-axis-list": call("float[2,2,3]", axis=[1], n_outputs=2),
    "Split-13.attribute-type-axis-2**63": call("float[2,2,3]", axis=2**63, n_outputs=2),
    "Split-13.attribute-type-axis--2**63-1": call("float[2,2,3]", axis=-(2**63 + 1), n_outputs=2),
    "Split-18.attribute-type-axis-true": call(
        "float[2,3,3]", num_outputs=2, axis=True, n_outputs=2
    ),
    "Split-18.attribute-type-axis-float": call(
        "float[2,3,3]", num_outputs=2, axis=1.0, n_outputs=2
    ),
    "Split-18.attribute-type-axis-text": call("float[2,3,3]", num_outputs=2, axis="1", n_outputs=2),
    "Split-18.attribute-type-axis-list": call("float[2,3,3]", num_outputs=2, axis=[1], n_outputs=2),
    "Split-18.attribute-type-axis-2**63": call(
        "float[2,3,3]", num_outputs=2, axis=2**63, n_outputs=2
    ),
    "Split-18.attribute-type-axis--2**63-1": call(
        "float[2,3,3]", num_outputs=2, axis=-(2**63 + 1), n_outputs=2
    ),
    "Split-18.attribute-type-num_outputs-true": call(
        "float[2,3,3]", num_outputs=True, axis=1, n_outputs=2
    ),
    "Split-18.attribute-type-num_outputs-float": call(
        "float[2,3,3]", num_outputs=1.0, axis=1, n_outputs=2
    ),
    "Split-18.attribute-type-num_outputs-text": call(
        "float[2,3,3]", num_outputs="1", axis=1, n_outputs=2
    ),
    "Split-18.attribute-type-num_outputs-list": call(
        "float[2,3,3]", num_outputs=[1], axis=1, n_outputs=2
    ),
    "Split-18.attribute-type-num_outputs-2**63": call(
        "float[2,3,3]", num_outputs=2**63, axis=1, n_outputs=2
    ),
    "Split-18.attribute-type-num_outputs--2**63-1": call(
        "float[2,3,3]", num_outputs=-(2**63 + 1), axis=1, n_outputs=2
    ),
}
EXAMPLES = [
    example(
        "split_equal_default",
        [1, 2, 11, 13],
        [tensor("float", [1.0, 2.0, 3.0, 4.0])],
        {"n_outputs": 2},
        gives=[tensor("float", [1.0, 2.0]), tensor("float", [3.0, 4.0])],
    ),
    example(
        "split_lengths_attribute",
        [1, 2, 11],
        [tensor("float", [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]])],
        {"axis": 1, "split": [1, 3], "n_outputs": 2},
        gives=[
            tensor("float", [[1.0], [5.0]]),
            tensor("float", [[2.0, 3.0, 4.0], [6.0, 7.0, 8.0]]),
        ],
    ),
    example(
        "split_one_piece",
        [1, 2, 11, 13],
        [tensor("double", [1.0, 2.0, 3.0])],
        {"n_outputs": 1},
        gives=[tensor("double", [1.0, 2.0, 3.0])],
    ),
    example(
        "split_too_short_attribute",
        [1, 2, 11],
        [tensor("float", [1.0, 2.0, 3.0, 4.0, 5.0])],
        {"split": [2, 2]},
        violates="C8",
    ),
    example(
        "split_lengths",
        [13, 18],
        [tensor("float", [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]), tensor("int64", [1, 3])],
        {"axis": 1, "n_outputs": 2},
        gives=[
            tensor("float", [[1.0], [5.0]]),
            tensor("float", [[2.0, 3.0, 4.0], [6.0, 7.0, 8.0]]),
        ],
    ),
    example(
        "split_rows_from_the_back",
        [13, 18],
        [tensor("int32", [[1, 2], [3, 4], [5, 6]]), tensor("int64", [2, 1])],
        {"axis": -2, "n_outputs": 2},
        gives=[tensor("int32", [[1, 2], [3, 4]]), tensor("int32", [[5, 6]])],
    ),
    example(
        "split_empty_piece",
        [13, 18],
        [tensor("string", ["a", "b"]), tensor("int64", [0, 2])],
        {"n_outputs": 2},
        gives=[tensor("string", [], shape=(0,)), tensor("string", ["a", "b"])],
    ),
    example(
        "split_too_short",
        [13, 18],
        [tensor("float", [1.0, 2.0, 3.0, 4.0]), tensor("int64", [1, 2])],
        {},
        violates="C8",
    ),
    example(
        "split_uneven",
        [18],
        [tensor("float", [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0])],
        {"num_outputs": 4, "n_outputs": 4},
        gives=[
            tensor("float", [1.0, 2.0]),
            tensor("float", [3.0, 4.0]),
            tensor("float", [5.0, 6.0]),
            tensor("float", [7.0]),
        ],
    ),
    example(
        "split_both_ways",
        [18],
        [tensor("float", [1.0, 2.0, 3.0, 4.0]), tensor("int64", [2, 2])],
        {"num_outputs": 2},
        violates="C11",
    ),
    example(
        "split_too_many_pieces",
        [18],
        [tensor("float", [1.0, 2.0, 3.0])],
        {"num_outputs": 5},
        violates="C7",
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnx.reference",
        versions=(1,),
        reason="It has no implementation of version 1.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 2, 11, 13, 18),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
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
        versions=(18,),
        clause="C12",
        ends=True,
        reason=(
            "It writes as many pieces as the node has outputs, and past the end "
            "of `input` where these are more."
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


@pytest.mark.parametrize(
    "version",
    [VERSIONS[name] for name in ("Split-1", "Split-2", "Split-11", "Split-13", "Split-18")],
    ids=str,
)
def test_integers_for_axis(version):
    arrays, attributes = version.base.arrays(), version.base.attributes
    for value in integers_like(attributes["axis"]):
        got = version.run(*arrays, **{**attributes, "axis": value})
        assert_same(got, version.run(*arrays, **attributes), nan_bits=version.copies)


@pytest.mark.parametrize("version", [VERSIONS[name] for name in ("Split-18",)], ids=str)
def test_integers_for_num_outputs(version):
    arrays, attributes = version.base.arrays(), version.base.attributes
    for value in integers_like(attributes["num_outputs"]):
        got = version.run(*arrays, **{**attributes, "num_outputs": value})
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
