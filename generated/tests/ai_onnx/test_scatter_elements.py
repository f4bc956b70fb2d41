# Emitted from spec/ai.onnx/ScatterElements.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of ScatterElements: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.scatter_elements as functions

oracle = module_beside(__file__, "oracle_scatter_elements")


VERSIONS = {
    "ScatterElements-11": Version(
        operator="ScatterElements",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=False,
        run=functions.scatter_elements_11,
        infer=functions.infer_scatter_elements_11,
        check=functions.check_scatter_elements_11,
        oracle=oracle.scatter_elements_11,
        base=call("float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0).gives("float[2]"),
    ),
    "ScatterElements-13": Version(
        operator="ScatterElements",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 16),
        copies=False,
        run=functions.scatter_elements_13,
        infer=functions.infer_scatter_elements_13,
        check=functions.check_scatter_elements_13,
        oracle=oracle.scatter_elements_13,
        base=call("float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0).gives("float[2]"),
    ),
    "ScatterElements-16": Version(
        operator="ScatterElements",
        domain="ai.onnx",
        since=16,
        opsets=range(16, 18),
        copies=False,
        run=functions.scatter_elements_16,
        infer=functions.infer_scatter_elements_16,
        check=functions.check_scatter_elements_16,
        oracle=oracle.scatter_elements_16,
        base=call("float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0).gives("float[2]"),
    ),
    "ScatterElements-18": Version(
        operator="ScatterElements",
        domain="ai.onnx",
        since=18,
        opsets=range(18, 29),
        copies=False,
        run=functions.scatter_elements_18,
        infer=functions.infer_scatter_elements_18,
        check=functions.check_scatter_elements_18,
        oracle=oracle.scatter_elements_18,
        base=call("float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0).gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "ScatterElements-11-2+3+3-axis-0-indices-0x0x0": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11-2x3+4x1+4x1": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]"
    ).gives("float[2,3]"),
    "ScatterElements-11-2x3+4x1+4x1-axis-0": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]", axis=0
    ).gives("float[2,3]"),
    "ScatterElements-11-2+3+3-axis-0": call(
        "float[2]", Given("int64", [0, 1, -2]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11-1+2+2-axis-0-indices-0x0": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-11-1+0+0-axis-0-indices-": call(
        "float[1]", Given("int64", []), "float[0]", axis=0
    ).gives("float[1]"),
    "ScatterElements-11-2+1+1-axis-0-indices-0": call(
        "float[2]", Given("int64", [0]), "float[1]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11-2+1+1-axis-0-indices--1": call(
        "float[2]", Given("int64", [-1]), "float[1]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11-2+2+2-axis-0-indices-0x-1": call(
        "float[2]", Given("int64", [0, -1]), "float[2]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11-2+1+1-axis-0-indices-1": call(
        "float[2]", Given("int64", [1]), "float[1]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11-2+2+2-axis-0-indices-1x1": call(
        "float[2]", Given("int64", [1, 1]), "float[2]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11-2+2+2-axis-0-indices-0x0": call(
        "float[2]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11.C4-float": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-11.C4-uint8": call(
        "uint8[1]", Given("int64", [0, 0]), "uint8[2]", axis=0
    ).gives("uint8[1]"),
    "ScatterElements-11.C4-int8": call("int8[1]", Given("int64", [0, 0]), "int8[2]", axis=0).gives(
        "int8[1]"
    ),
    "ScatterElements-11.C4-uint16": call(
        "uint16[1]", Given("int64", [0, 0]), "uint16[2]", axis=0
    ).gives("uint16[1]"),
    "ScatterElements-11.C4-int16": call(
        "int16[1]", Given("int64", [0, 0]), "int16[2]", axis=0
    ).gives("int16[1]"),
    "ScatterElements-11.C4-int32": call(
        "int32[1]", Given("int64", [0, 0]), "int32[2]", axis=0
    ).gives("int32[1]"),
    "ScatterElements-11.C4-int64": call(
        "int64[1]", Given("int64", [0, 0]), "int64[2]", axis=0
    ).gives("int64[1]"),
    "ScatterElements-11.C4-string": call(
        "string[1]", Given("int64", [0, 0]), "string[2]", axis=0
    ).gives("string[1]"),
    "ScatterElements-11.C4-bool": call("bool[1]", Given("int64", [0, 0]), "bool[2]", axis=0).gives(
        "bool[1]"
    ),
    "ScatterElements-11.C4-float16": call(
        "float16[1]", Given("int64", [0, 0]), "float16[2]", axis=0
    ).gives("float16[1]"),
    "ScatterElements-11.C4-double": call(
        "double[1]", Given("int64", [0, 0]), "double[2]", axis=0
    ).gives("double[1]"),
    "ScatterElements-11.C4-uint32": call(
        "uint32[1]", Given("int64", [0, 0]), "uint32[2]", axis=0
    ).gives("uint32[1]"),
    "ScatterElements-11.C4-uint64": call(
        "uint64[1]", Given("int64", [0, 0]), "uint64[2]", axis=0
    ).gives("uint64[1]"),
    "ScatterElements-11.C4-complex64": call(
        "complex64[1]", Given("int64", [0, 0]), "complex64[2]", axis=0
    ).gives("complex64[1]"),
    "ScatterElements-11.C4-complex128": call(
        "complex128[1]", Given("int64", [0, 0]), "complex128[2]", axis=0
    ).gives("complex128[1]"),
    "ScatterElements-11.C6-int32": call(
        "float[1]", Given("int32", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-11.C6-int64": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-11.C8-axis-omitted": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]"
    ).gives("float[2]"),
    "ScatterElements-11.C8-axis-0": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]", axis=0
    ).gives("float[2,3]"),
    "ScatterElements-11.C8-axis--r": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]", axis=-2
    ).gives("float[2,3]"),
    "ScatterElements-11.C12-indices-0": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11.C12-indices-n-1": call(
        "float[2]", Given("int64", [1, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11.C12-indices--1": call(
        "float[2]", Given("int64", [-1, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11.C12-indices--n": call(
        "float[2]", Given("int64", [-2, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-13-1+2+2-axis-0-indices-0x0": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-13-1+0+0-axis-0-indices-": call(
        "float[1]", Given("int64", []), "float[0]", axis=0
    ).gives("float[1]"),
    "ScatterElements-13-2+1+1-axis-0-indices-0": call(
        "float[2]", Given("int64", [0]), "float[1]", axis=0
    ).gives("float[2]"),
    "ScatterElements-13-2+1+1-axis-0-indices--1": call(
        "float[2]", Given("int64", [-1]), "float[1]", axis=0
    ).gives("float[2]"),
    "ScatterElements-13.C4-bfloat16": call(
        "bfloat16[1]", Given("int64", [0, 0]), "bfloat16[2]", axis=0
    ).gives("bfloat16[1]"),
    "ScatterElements-13.C8-axis-omitted": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]"
    ).gives("float[2]"),
    "ScatterElements-13.C8-axis-0": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]", axis=0
    ).gives("float[2,3]"),
    "ScatterElements-13.C8-axis--r": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]", axis=-2
    ).gives("float[2,3]"),
    "ScatterElements-13.C12-indices-0": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-13.C12-indices-n-1": call(
        "float[2]", Given("int64", [1, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-13.C12-indices--1": call(
        "float[2]", Given("int64", [-1, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-13.C12-indices--n": call(
        "float[2]", Given("int64", [-2, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-13.C4-int8": call("int8[1]", Given("int64", [0, 0]), "int8[2]", axis=0).gives(
        "int8[1]"
    ),
    "ScatterElements-13.C4-uint16": call(
        "uint16[1]", Given("int64", [0, 0]), "uint16[2]", axis=0
    ).gives("uint16[1]"),
    "ScatterElements-16-2+3+3-axis-0-indices-0x0x0": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16-2x3+4x1+4x1": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]"
    ).gives("float[2,3]"),
    "ScatterElements-16-2+3+3-axis-0": call(
        "float[2]", Given("int64", [0, 1, -2]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16-1+0+0-axis-0-indices-": call(
        "float[1]", Given("int64", []), "float[0]", axis=0
    ).gives("float[1]"),
    "ScatterElements-16-2+1+1-axis-0-indices-0": call(
        "float[2]", Given("int64", [0]), "float[1]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16-2+2+2-axis-0-indices-0x-1": call(
        "float[2]", Given("int64", [0, -1]), "float[2]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16-2+1+1-axis-0-indices-1": call(
        "float[2]", Given("int64", [1]), "float[1]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16-2+2+2-axis-0-indices-0x0": call(
        "float[2]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16-1+1+1-reduction-none-axis-0-indices--1": call(
        "float[1]", Given("int64", [-1]), "float[1]", reduction="none", axis=0
    ).gives("float[1]"),
    "ScatterElements-16-1+2+2-reduction-none-axis-0-indices--1x-1": call(
        "float[1]", Given("int64", [-1, -1]), "float[2]", reduction="none", axis=0
    ).gives("float[1]"),
    "ScatterElements-16.C4-float": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-16.C4-uint8": call(
        "uint8[1]", Given("int64", [0, 0]), "uint8[2]", axis=0
    ).gives("uint8[1]"),
    "ScatterElements-16.C4-int8": call("int8[1]", Given("int64", [0, 0]), "int8[2]", axis=0).gives(
        "int8[1]"
    ),
    "ScatterElements-16.C4-uint16": call(
        "uint16[1]", Given("int64", [0, 0]), "uint16[2]", axis=0
    ).gives("uint16[1]"),
    "ScatterElements-16.C4-int16": call(
        "int16[1]", Given("int64", [0, 0]), "int16[2]", axis=0
    ).gives("int16[1]"),
    "ScatterElements-16.C4-int32": call(
        "int32[1]", Given("int64", [0, 0]), "int32[2]", axis=0
    ).gives("int32[1]"),
    "ScatterElements-16.C4-int64": call(
        "int64[1]", Given("int64", [0, 0]), "int64[2]", axis=0
    ).gives("int64[1]"),
    "ScatterElements-16.C4-string": call(
        "string[1]", Given("int64", [0, 0]), "string[2]", axis=0
    ).gives("string[1]"),
    "ScatterElements-16.C4-bool": call("bool[1]", Given("int64", [0, 0]), "bool[2]", axis=0).gives(
        "bool[1]"
    ),
    "ScatterElements-16.C4-float16": call(
        "float16[1]", Given("int64", [0, 0]), "float16[2]", axis=0
    ).gives("float16[1]"),
    "ScatterElements-16.C4-double": call(
        "double[1]", Given("int64", [0, 0]), "double[2]", axis=0
    ).gives("double[1]"),
    "ScatterElements-16.C4-uint32": call(
        "uint32[1]", Given("int64", [0, 0]), "uint32[2]", axis=0
    ).gives("uint32[1]"),
    "ScatterElements-16.C4-uint64": call(
        "uint64[1]", Given("int64", [0, 0]), "uint64[2]", axis=0
    ).gives("uint64[1]"),
    "ScatterElements-16.C4-complex64": call(
        "complex64[1]", Given("int64", [0, 0]), "complex64[2]", axis=0
    ).gives("complex64[1]"),
    "ScatterElements-16.C4-complex128": call(
        "complex128[1]", Given("int64", [0, 0]), "complex128[2]", axis=0
    ).gives("complex128[1]"),
    "ScatterElements-16.C4-bfloat16": call(
        "bfloat16[1]", Given("int64", [0, 0]), "bfloat16[2]", axis=0
    ).gives("bfloat16[1]"),
    "ScatterElements-16.C6-int32": call(
        "float[1]", Given("int32", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-16.C6-int64": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-16.C8-axis-omitted": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]"
    ).gives("float[2]"),
    "ScatterElements-16.C8-axis-0": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]", axis=0
    ).gives("float[2,3]"),
    "ScatterElements-16.C8-axis--r": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]", axis=-2
    ).gives("float[2,3]"),
    "ScatterElements-16.C12-indices-0": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16.C12-indices-n-1": call(
        "float[2]", Given("int64", [1, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16.C12-indices--1": call(
        "float[2]", Given("int64", [-1, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16.C12-indices--n": call(
        "float[2]", Given("int64", [-2, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16.C13-none": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", reduction="none", axis=0
    ).gives("float[1]"),
    "ScatterElements-16.C13-add": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", reduction="add", axis=0
    ).gives("float[1]"),
    "ScatterElements-16.C13-mul": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", reduction="mul", axis=0
    ).gives("float[1]"),
    "ScatterElements-18-2+3+3-axis-0-indices-0x0x0": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18-2x3+4x1+4x1": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]"
    ).gives("float[2,3]"),
    "ScatterElements-18-2+3+3-axis-0": call(
        "float[2]", Given("int64", [0, 1, -2]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18-1+0+0-axis-0-indices-": call(
        "float[1]", Given("int64", []), "float[0]", axis=0
    ).gives("float[1]"),
    "ScatterElements-18-2+1+1-axis-0-indices-0": call(
        "float[2]", Given("int64", [0]), "float[1]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18-2+2+2-axis-0-indices-0x-1": call(
        "float[2]", Given("int64", [0, -1]), "float[2]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18-2+1+1-axis-0-indices-1": call(
        "float[2]", Given("int64", [1]), "float[1]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18-2+2+2-axis-0-indices-0x0": call(
        "float[2]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18-1+1+1-reduction-none-axis-0-indices--1": call(
        "float[1]", Given("int64", [-1]), "float[1]", reduction="none", axis=0
    ).gives("float[1]"),
    "ScatterElements-18-1+2+2-reduction-none-axis-0-indices--1x-1": call(
        "float[1]", Given("int64", [-1, -1]), "float[2]", reduction="none", axis=0
    ).gives("float[1]"),
    "ScatterElements-18.C4-float": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-18.C4-uint8": call(
        "uint8[1]", Given("int64", [0, 0]), "uint8[2]", axis=0
    ).gives("uint8[1]"),
    "ScatterElements-18.C4-int8": call("int8[1]", Given("int64", [0, 0]), "int8[2]", axis=0).gives(
        "int8[1]"
    ),
    "ScatterElements-18.C4-uint16": call(
        "uint16[1]", Given("int64", [0, 0]), "uint16[2]", axis=0
    ).gives("uint16[1]"),
    "ScatterElements-18.C4-int16": call(
        "int16[1]", Given("int64", [0, 0]), "int16[2]", axis=0
    ).gives("int16[1]"),
    "ScatterElements-18.C4-int32": call(
        "int32[1]", Given("int64", [0, 0]), "int32[2]", axis=0
    ).gives("int32[1]"),
    "ScatterElements-18.C4-int64": call(
        "int64[1]", Given("int64", [0, 0]), "int64[2]", axis=0
    ).gives("int64[1]"),
    "ScatterElements-18.C4-string": call(
        "string[1]", Given("int64", [0, 0]), "string[2]", axis=0
    ).gives("string[1]"),
    "ScatterElements-18.C4-bool": call("bool[1]", Given("int64", [0, 0]), "bool[2]", axis=0).gives(
        "bool[1]"
    ),
    "ScatterElements-18.C4-float16": call(
        "float16[1]", Given("int64", [0, 0]), "float16[2]", axis=0
    ).gives("float16[1]"),
    "ScatterElements-18.C4-double": call(
        "double[1]", Given("int64", [0, 0]), "double[2]", axis=0
    ).gives("double[1]"),
    "ScatterElements-18.C4-uint32": call(
        "uint32[1]", Given("int64", [0, 0]), "uint32[2]", axis=0
    ).gives("uint32[1]"),
    "ScatterElements-18.C4-uint64": call(
        "uint64[1]", Given("int64", [0, 0]), "uint64[2]", axis=0
    ).gives("uint64[1]"),
    "ScatterElements-18.C4-complex64": call(
        "complex64[1]", Given("int64", [0, 0]), "complex64[2]", axis=0
    ).gives("complex64[1]"),
    "ScatterElements-18.C4-complex128": call(
        "complex128[1]", Given("int64", [0, 0]), "complex128[2]", axis=0
    ).gives("complex128[1]"),
    "ScatterElements-18.C4-bfloat16": call(
        "bfloat16[1]", Given("int64", [0, 0]), "bfloat16[2]", axis=0
    ).gives("bfloat16[1]"),
    "ScatterElements-18.C6-int32": call(
        "float[1]", Given("int32", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-18.C6-int64": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", axis=0
    ).gives("float[1]"),
    "ScatterElements-18.C8-axis-omitted": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]"
    ).gives("float[2]"),
    "ScatterElements-18.C8-axis-0": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]", axis=0
    ).gives("float[2,3]"),
    "ScatterElements-18.C8-axis--r": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]", axis=-2
    ).gives("float[2,3]"),
    "ScatterElements-18.C12-indices-0": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18.C12-indices-n-1": call(
        "float[2]", Given("int64", [1, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18.C12-indices--1": call(
        "float[2]", Given("int64", [-1, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18.C12-indices--n": call(
        "float[2]", Given("int64", [-2, 0, 0]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18.C13-none": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", reduction="none", axis=0
    ).gives("float[1]"),
    "ScatterElements-18.C13-add": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", reduction="add", axis=0
    ).gives("float[1]"),
    "ScatterElements-18.C13-mul": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", reduction="mul", axis=0
    ).gives("float[1]"),
    "ScatterElements-18.C13-max": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", reduction="max", axis=0
    ).gives("float[1]"),
    "ScatterElements-18.C13-min": call(
        "float[1]", Given("int64", [0, 0]), "float[2]", reduction="min", axis=0
    ).gives("float[1]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "ScatterElements-11.C1-data-missing": call(None, Given("int64", [0, 0, 0]), "float[3]", axis=0),
    "ScatterElements-11.C2-indices-missing": call("float[2]", None, "float[3]", axis=0),
    "ScatterElements-11.C3-updates-missing": call(
        "float[2]", Given("int64", [0, 0, 0]), None, axis=0
    ),
    "ScatterElements-11.C4-all-bfloat16": call(
        "bfloat16[2]", Given("int64", [0, 0, 0]), "bfloat16[3]", axis=0
    ),
    "ScatterElements-11.C4-all-float8e4m3fn": call(
        "float8e4m3fn[2]", Given("int64", [0, 0, 0]), "float8e4m3fn[3]", axis=0
    ),
    "ScatterElements-11.C4-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[2]", Given("int64", [0, 0, 0]), "float8e4m3fnuz[3]", axis=0
    ),
    "ScatterElements-11.C4-all-float8e5m2": call(
        "float8e5m2[2]", Given("int64", [0, 0, 0]), "float8e5m2[3]", axis=0
    ),
    "ScatterElements-11.C4-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[2]", Given("int64", [0, 0, 0]), "float8e5m2fnuz[3]", axis=0
    ),
    "ScatterElements-11.C4-all-uint4": call(
        "uint4[2]", Given("int64", [0, 0, 0]), "uint4[3]", axis=0
    ),
    "ScatterElements-11.C4-all-int4": call("int4[2]", Given("int64", [0, 0, 0]), "int4[3]", axis=0),
    "ScatterElements-11.C4-all-float4e2m1": call(
        "float4e2m1[2]", Given("int64", [0, 0, 0]), "float4e2m1[3]", axis=0
    ),
    "ScatterElements-11.C4-all-float8e8m0": call(
        "float8e8m0[2]", Given("int64", [0, 0, 0]), "float8e8m0[3]", axis=0
    ),
    "ScatterElements-11.C4-all-uint2": call(
        "uint2[2]", Given("int64", [0, 0, 0]), "uint2[3]", axis=0
    ),
    "ScatterElements-11.C4-all-int2": call("int2[2]", Given("int64", [0, 0, 0]), "int2[3]", axis=0),
    "ScatterElements-11.C4-all-float6e2m3": call(
        "float6e2m3[2]", Given("int64", [0, 0, 0]), "float6e2m3[3]", axis=0
    ),
    "ScatterElements-11.C4-all-float6e3m2": call(
        "float6e3m2[2]", Given("int64", [0, 0, 0]), "float6e3m2[3]", axis=0
    ),
    "ScatterElements-11.C4-data-bfloat16": call(
        "bfloat16[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C4-updates-bfloat16": call(
        "float[2]", Given("int64", [0, 0, 0]), "bfloat16[3]", axis=0
    ),
    "ScatterElements-11.C5-updates-uint8": call(
        "float[2]", Given("int64", [0, 0, 0]), "uint8[3]", axis=0
    ),
    "ScatterElements-11.C5-updates-int8": call(
        "float[2]", Given("int64", [0, 0, 0]), "int8[3]", axis=0
    ),
    "ScatterElements-11.C5-updates-uint16": call(
        "float[2]", Given("int64", [0, 0, 0]), "uint16[3]", axis=0
    ),
    "ScatterElements-11.C5-data-uint8": call(
        "uint8[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-float": call(
        "float[2]", Given("float", [0.0, 0.0, 0.0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-uint8": call(
        "float[2]", Given("uint8", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-int8": call(
        "float[2]", Given("int8", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-uint16": call(
        "float[2]", Given("uint16", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-int16": call(
        "float[2]", Given("int16", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-string": call("float[2]", "string[3]", "float[3]", axis=0),
    "ScatterElements-11.C6-all-bool": call("float[2]", "bool[3]", "float[3]", axis=0),
    "ScatterElements-11.C6-all-float16": call(
        "float[2]", Given("float16", [0.0, 0.0, 0.0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-double": call(
        "float[2]", Given("double", [0.0, 0.0, 0.0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-uint32": call(
        "float[2]", Given("uint32", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-uint64": call(
        "float[2]", Given("uint64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-complex64": call("float[2]", "complex64[3]", "float[3]", axis=0),
    "ScatterElements-11.C6-all-complex128": call("float[2]", "complex128[3]", "float[3]", axis=0),
    "ScatterElements-11.C6-all-bfloat16": call("float[2]", "bfloat16[3]", "float[3]", axis=0),
    "ScatterElements-11.C6-all-float8e4m3fn": call(
        "float[2]", "float8e4m3fn[3]", "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-float8e4m3fnuz": call(
        "float[2]", "float8e4m3fnuz[3]", "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-float8e5m2": call("float[2]", "float8e5m2[3]", "float[3]", axis=0),
    "ScatterElements-11.C6-all-float8e5m2fnuz": call(
        "float[2]", "float8e5m2fnuz[3]", "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-uint4": call(
        "float[2]", Given("uint4", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-int4": call(
        "float[2]", Given("int4", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-float4e2m1": call("float[2]", "float4e2m1[3]", "float[3]", axis=0),
    "ScatterElements-11.C6-all-float8e8m0": call("float[2]", "float8e8m0[3]", "float[3]", axis=0),
    "ScatterElements-11.C6-all-uint2": call(
        "float[2]", Given("uint2", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-int2": call(
        "float[2]", Given("int2", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C6-all-float6e2m3": call("float[2]", "float6e2m3[3]", "float[3]", axis=0),
    "ScatterElements-11.C6-all-float6e3m2": call("float[2]", "float6e3m2[3]", "float[3]", axis=0),
    "ScatterElements-11.C7-data-one-axis-less": call(
        "float[]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C7-data-rank-0": call("float[]", "int64[4,1]", "float[4,1]"),
    "ScatterElements-11.C7-all-rank-0": call("float[]", "int64[4,1]", "float[4,1]", axis=0),
    "ScatterElements-11.C7-all-one-axis-less": call("float[]", "int64[3]", "float[3]", axis=0),
    "ScatterElements-11.C8-axis-r": call("float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=1),
    "ScatterElements-11.C8-axis--r-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-2
    ),
    "ScatterElements-11.C8-axis-2**32": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=2**32
    ),
    "ScatterElements-11.C8-axis--2**32": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-(2**32)
    ),
    "ScatterElements-11.C8-axis-2**63-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=2**63 - 1
    ),
    "ScatterElements-11.C8-axis--2**63": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-(2**63)
    ),
    "ScatterElements-11.C9-data-one-axis-more": call(
        "float[2,1]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C9-data-one-axis-less": call(
        "float[2]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]"
    ),
    "ScatterElements-11.C10-updates-longer": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[4]", axis=0
    ),
    "ScatterElements-11.C10-updates-shorter": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[2]", axis=0
    ),
    "ScatterElements-11.C10-updates-empty": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[0]", axis=0
    ),
    "ScatterElements-11.C10-indices-shorter": call(
        "float[2]", Given("int64", [0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C10-indices-empty": call(
        "float[2]", Given("int64", []), "float[3]", axis=0
    ),
    "ScatterElements-11.C10-updates-longer-q[0]": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1]]), "float[5,1]"
    ),
    "ScatterElements-11.C10-indices-longer-q[0]": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1], [0]]), "float[4,1]"
    ),
    "ScatterElements-11.C10-indices-longer-q[1]": call(
        "float[2,3]", Given("int64", [[0, 1], [1, -2], [-2, 1], [1, 0]]), "float[4,1]"
    ),
    "ScatterElements-11.C11-data-empty": call(
        "float[2,0]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]"
    ),
    "ScatterElements-11.C11-axis-one-more": call(
        "float[2,3]", Given("int64", [[0], [1], [-1], [0]]), "float[4,1]", axis=1
    ),
    "ScatterElements-11.C11-axis-one-less": call(
        "float[2,3]", Given("int64", [[0], [1], [-1], [0]]), "float[4,1]", axis=-1
    ),
    "ScatterElements-11.C12-indices-n": call(
        "float[2]", Given("int64", [2, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C12-indices--n-1": call(
        "float[2]", Given("int64", [-3, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C12-indices-2**32": call(
        "float[2]", Given("int64", [4294967296, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C12-indices--2**32": call(
        "float[2]", Given("int64", [-4294967296, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C12-indices-2**63-1": call(
        "float[2]", Given("int64", [9223372036854775807, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-11.C12-indices--2**63": call(
        "float[2]", Given("int64", [-9223372036854775808, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-13.C1-data-missing": call(None, Given("int64", [0, 0, 0]), "float[3]", axis=0),
    "ScatterElements-13.C2-indices-missing": call("float[2]", None, "float[3]", axis=0),
    "ScatterElements-13.C3-updates-missing": call(
        "float[2]", Given("int64", [0, 0, 0]), None, axis=0
    ),
    "ScatterElements-13.C4-all-float8e4m3fn": call(
        "float8e4m3fn[2]", Given("int64", [0, 0, 0]), "float8e4m3fn[3]", axis=0
    ),
    "ScatterElements-13.C4-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[2]", Given("int64", [0, 0, 0]), "float8e4m3fnuz[3]", axis=0
    ),
    "ScatterElements-13.C4-all-float8e5m2": call(
        "float8e5m2[2]", Given("int64", [0, 0, 0]), "float8e5m2[3]", axis=0
    ),
    "ScatterElements-13.C4-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[2]", Given("int64", [0, 0, 0]), "float8e5m2fnuz[3]", axis=0
    ),
    "ScatterElements-13.C5-updates-int8": call(
        "float[2]", Given("int64", [0, 0, 0]), "int8[3]", axis=0
    ),
    "ScatterElements-13.C6-all-float": call(
        "float[2]", Given("float", [0.0, 0.0, 0.0]), "float[3]", axis=0
    ),
    "ScatterElements-13.C6-all-uint8": call(
        "float[2]", Given("uint8", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-13.C6-all-int8": call(
        "float[2]", Given("int8", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-13.C6-all-uint16": call(
        "float[2]", Given("uint16", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-13.C7-data-rank-0": call("float[]", "int64[4,1]", "float[4,1]"),
    "ScatterElements-13.C8-axis--r-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-2
    ),
    "ScatterElements-13.C9-data-one-axis-less": call(
        "float[2]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]"
    ),
    "ScatterElements-13.C10-updates-shorter": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[2]", axis=0
    ),
    "ScatterElements-13.C11-axis-one-more": call(
        "float[2,3]", Given("int64", [[0], [1], [-1], [0]]), "float[4,1]", axis=1
    ),
    "ScatterElements-13.C12-indices--n-1": call(
        "float[2]", Given("int64", [-3, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C1-data-missing": call(None, Given("int64", [0, 0, 0]), "float[3]", axis=0),
    "ScatterElements-16.C2-indices-missing": call("float[2]", None, "float[3]", axis=0),
    "ScatterElements-16.C3-updates-missing": call(
        "float[2]", Given("int64", [0, 0, 0]), None, axis=0
    ),
    "ScatterElements-16.C4-all-float8e4m3fn": call(
        "float8e4m3fn[2]", Given("int64", [0, 0, 0]), "float8e4m3fn[3]", axis=0
    ),
    "ScatterElements-16.C4-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[2]", Given("int64", [0, 0, 0]), "float8e4m3fnuz[3]", axis=0
    ),
    "ScatterElements-16.C4-all-float8e5m2": call(
        "float8e5m2[2]", Given("int64", [0, 0, 0]), "float8e5m2[3]", axis=0
    ),
    "ScatterElements-16.C4-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[2]", Given("int64", [0, 0, 0]), "float8e5m2fnuz[3]", axis=0
    ),
    "ScatterElements-16.C4-all-uint4": call(
        "uint4[2]", Given("int64", [0, 0, 0]), "uint4[3]", axis=0
    ),
    "ScatterElements-16.C4-all-int4": call("int4[2]", Given("int64", [0, 0, 0]), "int4[3]", axis=0),
    "ScatterElements-16.C4-all-float4e2m1": call(
        "float4e2m1[2]", Given("int64", [0, 0, 0]), "float4e2m1[3]", axis=0
    ),
    "ScatterElements-16.C4-all-float8e8m0": call(
        "float8e8m0[2]", Given("int64", [0, 0, 0]), "float8e8m0[3]", axis=0
    ),
    "ScatterElements-16.C4-all-uint2": call(
        "uint2[2]", Given("int64", [0, 0, 0]), "uint2[3]", axis=0
    ),
    "ScatterElements-16.C4-all-int2": call("int2[2]", Given("int64", [0, 0, 0]), "int2[3]", axis=0),
    "ScatterElements-16.C4-all-float6e2m3": call(
        "float6e2m3[2]", Given("int64", [0, 0, 0]), "float6e2m3[3]", axis=0
    ),
    "ScatterElements-16.C4-all-float6e3m2": call(
        "float6e3m2[2]", Given("int64", [0, 0, 0]), "float6e3m2[3]", axis=0
    ),
    "ScatterElements-16.C4-data-float8e4m3fn": call(
        "float8e4m3fn[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C4-updates-float8e4m3fn": call(
        "float[2]", Given("int64", [0, 0, 0]), "float8e4m3fn[3]", axis=0
    ),
    "ScatterElements-16.C5-updates-uint8": call(
        "float[2]", Given("int64", [0, 0, 0]), "uint8[3]", axis=0
    ),
    "ScatterElements-16.C5-updates-int8": call(
        "float[2]", Given("int64", [0, 0, 0]), "int8[3]", axis=0
    ),
    "ScatterElements-16.C5-updates-uint16": call(
        "float[2]", Given("int64", [0, 0, 0]), "uint16[3]", axis=0
    ),
    "ScatterElements-16.C5-data-uint8": call(
        "uint8[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-float": call(
        "float[2]", Given("float", [0.0, 0.0, 0.0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-uint8": call(
        "float[2]", Given("uint8", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-int8": call(
        "float[2]", Given("int8", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-uint16": call(
        "float[2]", Given("uint16", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-int16": call(
        "float[2]", Given("int16", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-string": call("float[2]", "string[3]", "float[3]", axis=0),
    "ScatterElements-16.C6-all-bool": call("float[2]", "bool[3]", "float[3]", axis=0),
    "ScatterElements-16.C6-all-float16": call(
        "float[2]", Given("float16", [0.0, 0.0, 0.0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-double": call(
        "float[2]", Given("double", [0.0, 0.0, 0.0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-uint32": call(
        "float[2]", Given("uint32", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-uint64": call(
        "float[2]", Given("uint64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-complex64": call("float[2]", "complex64[3]", "float[3]", axis=0),
    "ScatterElements-16.C6-all-complex128": call("float[2]", "complex128[3]", "float[3]", axis=0),
    "ScatterElements-16.C6-all-bfloat16": call("float[2]", "bfloat16[3]", "float[3]", axis=0),
    "ScatterElements-16.C6-all-float8e4m3fn": call(
        "float[2]", "float8e4m3fn[3]", "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-float8e4m3fnuz": call(
        "float[2]", "float8e4m3fnuz[3]", "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-float8e5m2": call("float[2]", "float8e5m2[3]", "float[3]", axis=0),
    "ScatterElements-16.C6-all-float8e5m2fnuz": call(
        "float[2]", "float8e5m2fnuz[3]", "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-uint4": call(
        "float[2]", Given("uint4", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-int4": call(
        "float[2]", Given("int4", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-float4e2m1": call("float[2]", "float4e2m1[3]", "float[3]", axis=0),
    "ScatterElements-16.C6-all-float8e8m0": call("float[2]", "float8e8m0[3]", "float[3]", axis=0),
    "ScatterElements-16.C6-all-uint2": call(
        "float[2]", Given("uint2", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-int2": call(
        "float[2]", Given("int2", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C6-all-float6e2m3": call("float[2]", "float6e2m3[3]", "float[3]", axis=0),
    "ScatterElements-16.C6-all-float6e3m2": call("float[2]", "float6e3m2[3]", "float[3]", axis=0),
    "ScatterElements-16.C7-data-one-axis-less": call(
        "float[]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C7-data-rank-0": call("float[]", "int64[4,1]", "float[4,1]"),
    "ScatterElements-16.C7-all-rank-0": call("float[]", "int64[4,1]", "float[4,1]", axis=0),
    "ScatterElements-16.C7-all-one-axis-less": call("float[]", "int64[3]", "float[3]", axis=0),
    "ScatterElements-16.C8-axis-r": call("float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=1),
    "ScatterElements-16.C8-axis--r-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-2
    ),
    "ScatterElements-16.C8-axis--2**32": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-(2**32)
    ),
    "ScatterElements-16.C8-axis-2**63-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=2**63 - 1
    ),
    "ScatterElements-16.C9-data-one-axis-more": call(
        "float[2,1]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C9-data-one-axis-less": call(
        "float[2]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]"
    ),
    "ScatterElements-16.C10-updates-longer": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[4]", axis=0
    ),
    "ScatterElements-16.C10-updates-empty": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[0]", axis=0
    ),
    "ScatterElements-16.C10-indices-empty": call(
        "float[2]", Given("int64", []), "float[3]", axis=0
    ),
    "ScatterElements-16.C10-indices-longer-q[0]": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1], [0]]), "float[4,1]"
    ),
    "ScatterElements-16.C11-data-empty": call(
        "float[2,0]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]"
    ),
    "ScatterElements-16.C11-axis-one-more": call(
        "float[2,3]", Given("int64", [[0], [1], [-1], [0]]), "float[4,1]", axis=1
    ),
    "ScatterElements-16.C11-axis-one-less": call(
        "float[2,3]", Given("int64", [[0], [1], [-1], [0]]), "float[4,1]", axis=-1
    ),
    "ScatterElements-16.C12-indices-n": call(
        "float[2]", Given("int64", [2, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C12-indices--n-1": call(
        "float[2]", Given("int64", [-3, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C12-indices--2**32": call(
        "float[2]", Given("int64", [-4294967296, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C12-indices-2**63-1": call(
        "float[2]", Given("int64", [9223372036854775807, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-16.C13-reduction-unlisted": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0, reduction="none-another"
    ),
    "ScatterElements-16.C14-T-string-then-reduction-listed-1": call(
        "string[2]", Given("int64", [0, 0, 0]), "string[3]", axis=0, reduction="add"
    ),
    "ScatterElements-18.C1-data-missing": call(None, Given("int64", [0, 0, 0]), "float[3]", axis=0),
    "ScatterElements-18.C2-indices-missing": call("float[2]", None, "float[3]", axis=0),
    "ScatterElements-18.C3-updates-missing": call(
        "float[2]", Given("int64", [0, 0, 0]), None, axis=0
    ),
    "ScatterElements-18.C4-all-float8e4m3fn": call(
        "float8e4m3fn[2]", Given("int64", [0, 0, 0]), "float8e4m3fn[3]", axis=0
    ),
    "ScatterElements-18.C4-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[2]", Given("int64", [0, 0, 0]), "float8e4m3fnuz[3]", axis=0
    ),
    "ScatterElements-18.C4-all-float8e5m2": call(
        "float8e5m2[2]", Given("int64", [0, 0, 0]), "float8e5m2[3]", axis=0
    ),
    "ScatterElements-18.C4-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[2]", Given("int64", [0, 0, 0]), "float8e5m2fnuz[3]", axis=0
    ),
    "ScatterElements-18.C4-all-uint4": call(
        "uint4[2]", Given("int64", [0, 0, 0]), "uint4[3]", axis=0
    ),
    "ScatterElements-18.C4-all-int4": call("int4[2]", Given("int64", [0, 0, 0]), "int4[3]", axis=0),
    "ScatterElements-18.C4-all-float4e2m1": call(
        "float4e2m1[2]", Given("int64", [0, 0, 0]), "float4e2m1[3]", axis=0
    ),
    "ScatterElements-18.C4-all-float8e8m0": call(
        "float8e8m0[2]", Given("int64", [0, 0, 0]), "float8e8m0[3]", axis=0
    ),
    "ScatterElements-18.C4-all-uint2": call(
        "uint2[2]", Given("int64", [0, 0, 0]), "uint2[3]", axis=0
    ),
    "ScatterElements-18.C4-all-int2": call("int2[2]", Given("int64", [0, 0, 0]), "int2[3]", axis=0),
    "ScatterElements-18.C4-all-float6e2m3": call(
        "float6e2m3[2]", Given("int64", [0, 0, 0]), "float6e2m3[3]", axis=0
    ),
    "ScatterElements-18.C4-all-float6e3m2": call(
        "float6e3m2[2]", Given("int64", [0, 0, 0]), "float6e3m2[3]", axis=0
    ),
    "ScatterElements-18.C4-data-float8e4m3fn": call(
        "float8e4m3fn[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C4-updates-float8e4m3fn": call(
        "float[2]", Given("int64", [0, 0, 0]), "float8e4m3fn[3]", axis=0
    ),
    "ScatterElements-18.C5-updates-uint8": call(
        "float[2]", Given("int64", [0, 0, 0]), "uint8[3]", axis=0
    ),
    "ScatterElements-18.C5-updates-int8": call(
        "float[2]", Given("int64", [0, 0, 0]), "int8[3]", axis=0
    ),
    "ScatterElements-18.C5-updates-uint16": call(
        "float[2]", Given("int64", [0, 0, 0]), "uint16[3]", axis=0
    ),
    "ScatterElements-18.C5-data-uint8": call(
        "uint8[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-float": call(
        "float[2]", Given("float", [0.0, 0.0, 0.0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-uint8": call(
        "float[2]", Given("uint8", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-int8": call(
        "float[2]", Given("int8", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-uint16": call(
        "float[2]", Given("uint16", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-int16": call(
        "float[2]", Given("int16", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-string": call("float[2]", "string[3]", "float[3]", axis=0),
    "ScatterElements-18.C6-all-bool": call("float[2]", "bool[3]", "float[3]", axis=0),
    "ScatterElements-18.C6-all-float16": call(
        "float[2]", Given("float16", [0.0, 0.0, 0.0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-double": call(
        "float[2]", Given("double", [0.0, 0.0, 0.0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-uint32": call(
        "float[2]", Given("uint32", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-uint64": call(
        "float[2]", Given("uint64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-complex64": call("float[2]", "complex64[3]", "float[3]", axis=0),
    "ScatterElements-18.C6-all-complex128": call("float[2]", "complex128[3]", "float[3]", axis=0),
    "ScatterElements-18.C6-all-bfloat16": call("float[2]", "bfloat16[3]", "float[3]", axis=0),
    "ScatterElements-18.C6-all-float8e4m3fn": call(
        "float[2]", "float8e4m3fn[3]", "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-float8e4m3fnuz": call(
        "float[2]", "float8e4m3fnuz[3]", "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-float8e5m2": call("float[2]", "float8e5m2[3]", "float[3]", axis=0),
    "ScatterElements-18.C6-all-float8e5m2fnuz": call(
        "float[2]", "float8e5m2fnuz[3]", "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-uint4": call(
        "float[2]", Given("uint4", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-int4": call(
        "float[2]", Given("int4", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-float4e2m1": call("float[2]", "float4e2m1[3]", "float[3]", axis=0),
    "ScatterElements-18.C6-all-float8e8m0": call("float[2]", "float8e8m0[3]", "float[3]", axis=0),
    "ScatterElements-18.C6-all-uint2": call(
        "float[2]", Given("uint2", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-int2": call(
        "float[2]", Given("int2", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C6-all-float6e2m3": call("float[2]", "float6e2m3[3]", "float[3]", axis=0),
    "ScatterElements-18.C6-all-float6e3m2": call("float[2]", "float6e3m2[3]", "float[3]", axis=0),
    "ScatterElements-18.C7-data-one-axis-less": call(
        "float[]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C7-data-rank-0": call("float[]", "int64[4,1]", "float[4,1]"),
    "ScatterElements-18.C7-all-rank-0": call("float[]", "int64[4,1]", "float[4,1]", axis=0),
    "ScatterElements-18.C7-all-one-axis-less": call("float[]", "int64[3]", "float[3]", axis=0),
    "ScatterElements-18.C8-axis-r": call("float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=1),
    "ScatterElements-18.C8-axis--r-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-2
    ),
    "ScatterElements-18.C8-axis--2**32": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-(2**32)
    ),
    "ScatterElements-18.C8-axis-2**63-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=2**63 - 1
    ),
    "ScatterElements-18.C9-data-one-axis-more": call(
        "float[2,1]", Given("int64", [0, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C9-data-one-axis-less": call(
        "float[2]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]"
    ),
    "ScatterElements-18.C10-updates-longer": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[4]", axis=0
    ),
    "ScatterElements-18.C10-updates-empty": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[0]", axis=0
    ),
    "ScatterElements-18.C10-indices-empty": call(
        "float[2]", Given("int64", []), "float[3]", axis=0
    ),
    "ScatterElements-18.C10-indices-longer-q[0]": call(
        "float[2,3]", Given("int64", [[0], [1], [-2], [1], [0]]), "float[4,1]"
    ),
    "ScatterElements-18.C11-data-empty": call(
        "float[2,0]", Given("int64", [[0], [1], [-2], [1]]), "float[4,1]"
    ),
    "ScatterElements-18.C11-axis-one-more": call(
        "float[2,3]", Given("int64", [[0], [1], [-1], [0]]), "float[4,1]", axis=1
    ),
    "ScatterElements-18.C11-axis-one-less": call(
        "float[2,3]", Given("int64", [[0], [1], [-1], [0]]), "float[4,1]", axis=-1
    ),
    "ScatterElements-18.C12-indices-n": call(
        "float[2]", Given("int64", [2, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C12-indices--n-1": call(
        "float[2]", Given("int64", [-3, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C12-indices--2**32": call(
        "float[2]", Given("int64", [-4294967296, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C12-indices-2**63-1": call(
        "float[2]", Given("int64", [9223372036854775807, 0, 0]), "float[3]", axis=0
    ),
    "ScatterElements-18.C13-reduction-unlisted": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0, reduction="none-another"
    ),
    "ScatterElements-18.C14-T-string-then-reduction-listed-1": call(
        "string[2]", Given("int64", [0, 0, 0]), "string[3]", axis=0, reduction="add"
    ),
    "ScatterElements-18.C15-T-complex64-then-reduction-listed-3": call(
        "complex64[2]", Given("int64", [0, 0, 0]), "complex64[3]", axis=0, reduction="max"
    ),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "ScatterElements-11-2+3+3-axis-0-indices-0x0x0-declared": call(
        "float[2]", Given("int64", [0, 1, -2]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-11-2+3+3-axis-0-indices-0x0x0-undeclared": call(
        "float", "int64", "float", axis=0
    ).gives("float"),
    "ScatterElements-11-2+3+3-axis-0-indices-0x0x0-partly": call(
        "float", "int64[3]", "float[3]", axis=0
    ).gives("float"),
    "ScatterElements-11-2+3+3-axis-0-indices-0x0x0-symbolic": call(
        "float[d0]", "int64[d1]", "float[d2]", axis=0
    ).gives("float[d0]"),
    "ScatterElements-13-2+3+3-axis-0-indices-0x0x0-declared": call(
        "float[2]", Given("int64", [0, 1, -2]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-13-2+3+3-axis-0-indices-0x0x0-undeclared": call(
        "float", "int64", "float", axis=0
    ).gives("float"),
    "ScatterElements-13-2+3+3-axis-0-indices-0x0x0-partly": call(
        "float", "int64[3]", "float[3]", axis=0
    ).gives("float"),
    "ScatterElements-13-2+3+3-axis-0-indices-0x0x0-symbolic": call(
        "float[d0]", "int64[d1]", "float[d2]", axis=0
    ).gives("float[d0]"),
    "ScatterElements-16-2+3+3-axis-0-indices-0x0x0-declared": call(
        "float[2]", Given("int64", [0, 1, -2]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-16-2+3+3-axis-0-indices-0x0x0-undeclared": call(
        "float", "int64", "float", axis=0
    ).gives("float"),
    "ScatterElements-16-2+3+3-axis-0-indices-0x0x0-partly": call(
        "float", "int64[3]", "float[3]", axis=0
    ).gives("float"),
    "ScatterElements-16-2+3+3-axis-0-indices-0x0x0-symbolic": call(
        "float[d0]", "int64[d1]", "float[d2]", axis=0
    ).gives("float[d0]"),
    "ScatterElements-18-2+3+3-axis-0-indices-0x0x0-declared": call(
        "float[2]", Given("int64", [0, 1, -2]), "float[3]", axis=0
    ).gives("float[2]"),
    "ScatterElements-18-2+3+3-axis-0-indices-0x0x0-undeclared": call(
        "float", "int64", "float", axis=0
    ).gives("float"),
    "ScatterElements-18-2+3+3-axis-0-indices-0x0x0-partly": call(
        "float", "int64[3]", "float[3]", axis=0
    ).gives("float"),
    "ScatterElements-18-2+3+3-axis-0-indices-0x0x0-symbolic": call(
        "float[d0]", "int64[d1]", "float[d2]", axis=0
    ).gives("float[d0]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "ScatterElements-11.attribute-type-axis-true": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=True
    ),
    "ScatterElements-11.attribute-type-axis-float": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=1.0
    ),
    "ScatterElements-11.attribute-type-axis-text": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis="1"
    ),
    "ScatterElements-11.attribute-type-axis-list": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=[1]
    ),
    "ScatterElements-11.attribute-type-axis-2**63": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=2**63
    ),
    "ScatterElements-11.attribute-type-axis--2**63-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-(2**63 + 1)
    ),
    "ScatterElements-13.attribute-type-axis-true": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=True
    ),
    "ScatterElements-13.attribute-type-axis-float": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=1.0
    ),
    "ScatterElements-13.attribute-type-axis-text": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis="1"
    ),
    "ScatterElements-13.attribute-type-axis-list": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=[1]
    ),
    "ScatterElements-13.attribute-type-axis-2**63": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=2**63
    ),
    "ScatterElements-13.attribute-type-axis--2**63-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-(2**63 + 1)
    ),
    "ScatterElements-16.attribute-type-axis-true": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=True
    ),
    "ScatterElements-16.attribute-type-axis-float": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=1.0
    ),
    "ScatterElements-16.attribute-type-axis-text": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis="1"
    ),
    "ScatterElements-16.attribute-type-axis-list": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=[1]
    ),
    "ScatterElements-16.attribute-type-axis-2**63": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=2**63
    ),
    "ScatterElements-16.attribute-type-axis--2**63-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-(2**63 + 1)
    ),
    "ScatterElements-16.attribute-type-reduction-int": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0, reduction=1
    ),
    "ScatterElements-16.attribute-type-reduction-bytes-in-list": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0, reduction=["a"]
    ),
    "ScatterElements-18.attribute-type-axis-true": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=True
    ),
    "ScatterElements-18.attribute-type-axis-float": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=1.0
    ),
    "ScatterElements-18.attribute-type-axis-text": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis="1"
    ),
    "ScatterElements-18.attribute-type-axis-list": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=[1]
    ),
    "ScatterElements-18.attribute-type-axis-2**63": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=2**63
    ),
    "ScatterElements-18.attribute-type-axis--2**63-1": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=-(2**63 + 1)
    ),
    "ScatterElements-18.attribute-type-reduction-int": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0, reduction=1
    ),
    "ScatterElements-18.attribute-type-reduction-bytes-in-list": call(
        "float[2]", Given("int64", [0, 0, 0]), "float[3]", axis=0, reduction=["a"]
    ),
}
EXAMPLES = [
    example(
        "scatter_elements_vector",
        [11, 13, 16, 18],
        [
            tensor("float", [1.0, 2.0, 3.0, 4.0]),
            tensor("int64", [2, 0]),
            tensor("float", [30.0, 10.0]),
        ],
        {},
        gives=[tensor("float", [10.0, 2.0, 30.0, 4.0])],
    ),
    example(
        "scatter_elements_rows",
        [11, 13, 16, 18],
        [
            tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]),
            tensor("int64", [[1, 0]]),
            tensor("float", [[70.0, 80.0]]),
        ],
        {},
        gives=[tensor("float", [[1.0, 80.0, 3.0], [70.0, 5.0, 6.0]])],
    ),
    example(
        "scatter_elements_columns",
        [11, 13, 16, 18],
        [
            tensor("int32", [[1, 2, 3], [4, 5, 6]]),
            tensor("int32", [[2], [0]]),
            tensor("int32", [[70], [80]]),
        ],
        {"axis": 1},
        gives=[tensor("int32", [[1, 2, 70], [80, 5, 6]])],
    ),
    example(
        "scatter_elements_negative",
        [11, 13, 16, 18],
        [
            tensor("string", ["a", "b", "c"]),
            tensor("int64", [-1, -3]),
            tensor("string", ["x", "y"]),
        ],
        {"axis": -1},
        gives=[tensor("string", ["y", "b", "x"])],
    ),
    example(
        "scatter_elements_repeated",
        [11, 13, 16, 18],
        [
            tensor("float", [1.0, 2.0]),
            tensor("int64", [1, 0, 1]),
            tensor("float", [10.0, 20.0, 30.0]),
        ],
        {},
        gives=[tensor("float", [20.0, 30.0])],
    ),
    example(
        "scatter_elements_outside",
        [11, 13, 16, 18],
        [tensor("float", [1.0, 2.0]), tensor("int64", [2]), tensor("float", [10.0])],
        {},
        violates="C12",
    ),
    example(
        "scatter_elements_uneven",
        [11, 13, 16, 18],
        [tensor("float", [1.0, 2.0, 3.0]), tensor("int64", [0, 1]), tensor("float", [10.0])],
        {},
        violates="C10",
    ),
    example(
        "scatter_elements_scalar",
        [11, 13, 16, 18],
        [tensor("float", 7.0), tensor("int64", 0), tensor("float", 5.0)],
        {},
        violates="C7",
    ),
    example(
        "scatter_elements_too_wide",
        [11, 13, 16, 18],
        [
            tensor("float", [[1.0], [2.0]]),
            tensor("int64", [[0, 1]]),
            tensor("float", [[10.0, 20.0]]),
        ],
        {},
        violates="C11",
    ),
    example(
        "scatter_elements_sums",
        [16, 18],
        [
            tensor("float", [1.0, 2.0, 3.0]),
            tensor("int64", [1, 1, 0]),
            tensor("float", [10.0, 20.0, 30.0]),
        ],
        {"reduction": "add"},
        gives=[tensor("float", [31.0, 32.0, 3.0])],
    ),
    example(
        "scatter_elements_products_wrap",
        [16, 18],
        [tensor("int8", [100, 2]), tensor("int64", [0, 1]), tensor("int8", [2, -3])],
        {"reduction": "mul"},
        gives=[tensor("int8", [-56, -6])],
    ),
    example(
        "scatter_elements_larger_early",
        [16],
        [tensor("float", [1.0]), tensor("int64", [0]), tensor("float", [2.0])],
        {"reduction": "max"},
        violates="C13",
    ),
    example(
        "scatter_elements_larger",
        [18],
        [
            tensor("float", [5.0, 5.0, 5.0, float("nan")]),
            tensor("int64", [0, 1, 2, 3]),
            tensor("float", [9.0, 1.0, float("nan"), 2.0]),
        ],
        {"reduction": "max"},
        gives=[tensor("float", [9.0, 5.0, float("nan"), float("nan")])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(16, 18),
        clause="C13",
        reason=(
            "It knows `max` and `min` in version 16 too, and takes a name that it"
            " does not know for `none`."
        ),
    ),
    Divergence(
        "onnxruntime",
        versions=(16, 18),
        clause="C14",
        reason="It joins strings where they are to be added.",
    ),
    Divergence(
        "onnxruntime",
        versions=(11, 13, 16, 18),
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


@pytest.mark.parametrize(
    "version",
    [
        VERSIONS[name]
        for name in (
            "ScatterElements-11",
            "ScatterElements-13",
            "ScatterElements-16",
            "ScatterElements-18",
        )
    ],
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


@pytest.mark.parametrize(("against", "case"), compared(VERSIONS, CASES, LEDGER))
def test_agreement(against, case):
    assert differs(against, VERSIONS[case.version], case) is None


@pytest.mark.parametrize("entry", known_divergences(VERSIONS, CASES, LEDGER))
def test_known_divergence_is_still_there(entry):
    assert_still_differs(VERSIONS, CASES, entry)
