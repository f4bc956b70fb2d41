# Emitted from spec/ai.onnx/Slice.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Slice: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.slice as functions

oracle = module_beside(__file__, "oracle_slice")


VERSIONS = {
    "Slice-1": Version(
        operator="Slice",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 10),
        copies=True,
        run=functions.slice_1,
        infer=functions.infer_slice_1,
        check=functions.check_slice_1,
        oracle=oracle.slice_1,
        base=call("float[2]", ends=(1,), starts=(0,)).gives("float[1]"),
    ),
    "Slice-10": Version(
        operator="Slice",
        domain="ai.onnx",
        since=10,
        opsets=range(10, 11),
        copies=True,
        run=functions.slice_10,
        infer=functions.infer_slice_10,
        check=functions.check_slice_10,
        oracle=oracle.slice_10,
        base=call("float[2]", Given("int64", []), Given("int64", [])).gives("float[2]"),
    ),
    "Slice-11": Version(
        operator="Slice",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 13),
        copies=True,
        run=functions.slice_11,
        infer=functions.infer_slice_11,
        check=functions.check_slice_11,
        oracle=oracle.slice_11,
        base=call("float[2]", Given("int64", []), Given("int64", [])).gives("float[2]"),
    ),
    "Slice-13": Version(
        operator="Slice",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 29),
        copies=True,
        run=functions.slice_13,
        infer=functions.infer_slice_13,
        check=functions.check_slice_13,
        oracle=oracle.slice_13,
        base=call("float[2]", Given("int64", []), Given("int64", [])).gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Slice-1-2-starts-1-ends-1": call("float[2]", starts=(1,), ends=(1,)).gives("float[0]"),
    "Slice-1-2x3-starts-1-ends-1": call("float[2,3]", starts=(1,), ends=(1,)).gives("float[0,3]"),
    "Slice-1-0-starts-1-ends-1": call("float[0]", starts=(1,), ends=(1,)).gives("float[0]"),
    "Slice-1-2-ends-1-starts-2": call("float[2]", ends=(1,), starts=(2,)).gives("float[0]"),
    "Slice-1-2-ends-1-starts--1": call("float[2]", ends=(1,), starts=(-1,)).gives("float[0]"),
    "Slice-1-2-ends-1-starts-1": call("float[2]", ends=(1,), starts=(1,)).gives("float[0]"),
    "Slice-1-2-starts-1-ends-2": call("float[2]", starts=(1,), ends=(2,)).gives("float[1]"),
    "Slice-1-2-starts-1-ends--1": call("float[2]", starts=(1,), ends=(-1,)).gives("float[0]"),
    "Slice-1-2-ends--starts-": call("float[2]", ends=(), starts=()).gives("float[2]"),
    "Slice-1-2x3-ends-1-starts-2": call("float[2,3]", ends=(1,), starts=(2,)).gives("float[0,3]"),
    "Slice-1-2x3-ends-1-starts-6": call("float[2,3]", ends=(1,), starts=(6,)).gives("float[0,3]"),
    "Slice-1-2x3-ends-1-starts--1": call("float[2,3]", ends=(1,), starts=(-1,)).gives("float[0,3]"),
    "Slice-1-2x3-ends-1-starts-1": call("float[2,3]", ends=(1,), starts=(1,)).gives("float[0,3]"),
    "Slice-1-2x3-ends-2x3-starts-1x1": call("float[2,3]", ends=(2, 3), starts=(1, 1)).gives(
        "float[1,2]"
    ),
    "Slice-1-2x3-ends-3x2-starts-1x1": call("float[2,3]", ends=(3, 2), starts=(1, 1)).gives(
        "float[1,1]"
    ),
    "Slice-1-2x3-ends--1x3-starts-1x1": call("float[2,3]", ends=(-1, 3), starts=(1, 1)).gives(
        "float[0,2]"
    ),
    "Slice-1-2x3-ends-0x-1-starts-1x1": call("float[2,3]", ends=(0, -1), starts=(1, 1)).gives(
        "float[0,1]"
    ),
    "Slice-1-2x3-starts-1-ends-1-axes-0": call(
        "float[2,3]", starts=(1,), ends=(1,), axes=(0,)
    ).gives("float[0,3]"),
    "Slice-1-2x3-starts-1-ends-1-axes-1": call(
        "float[2,3]", starts=(1,), ends=(1,), axes=(1,)
    ).gives("float[2,0]"),
    "Slice-1-2-ends-1-axes-0-starts-2": call("float[2]", ends=(1,), axes=(0,), starts=(2,)).gives(
        "float[0]"
    ),
    "Slice-1-2-ends-1-axes-0-starts-0": call("float[2]", ends=(1,), axes=(0,), starts=(0,)).gives(
        "float[1]"
    ),
    "Slice-1-2-ends-1-axes-0-starts-1": call("float[2]", ends=(1,), axes=(0,), starts=(1,)).gives(
        "float[0]"
    ),
    "Slice-1-2-starts-1-axes-0-ends--1": call("float[2]", starts=(1,), axes=(0,), ends=(-1,)).gives(
        "float[0]"
    ),
    "Slice-1-2-starts-1-axes-0-ends-0": call("float[2]", starts=(1,), axes=(0,), ends=(0,)).gives(
        "float[0]"
    ),
    "Slice-1.C4-float": call("float[2]", starts=(1,), ends=(1,)).gives("float[0]"),
    "Slice-1.C4-uint8": call("uint8[2]", starts=(1,), ends=(1,)).gives("uint8[0]"),
    "Slice-1.C4-int8": call("int8[2]", starts=(1,), ends=(1,)).gives("int8[0]"),
    "Slice-1.C4-uint16": call("uint16[2]", starts=(1,), ends=(1,)).gives("uint16[0]"),
    "Slice-1.C4-int16": call("int16[2]", starts=(1,), ends=(1,)).gives("int16[0]"),
    "Slice-1.C4-int32": call("int32[2]", starts=(1,), ends=(1,)).gives("int32[0]"),
    "Slice-1.C4-int64": call("int64[2]", starts=(1,), ends=(1,)).gives("int64[0]"),
    "Slice-1.C4-string": call("string[2]", starts=(1,), ends=(1,)).gives("string[0]"),
    "Slice-1.C4-bool": call("bool[2]", starts=(1,), ends=(1,)).gives("bool[0]"),
    "Slice-1.C4-float16": call("float16[2]", starts=(1,), ends=(1,)).gives("float16[0]"),
    "Slice-1.C4-double": call("double[2]", starts=(1,), ends=(1,)).gives("double[0]"),
    "Slice-1.C4-uint32": call("uint32[2]", starts=(1,), ends=(1,)).gives("uint32[0]"),
    "Slice-1.C4-uint64": call("uint64[2]", starts=(1,), ends=(1,)).gives("uint64[0]"),
    "Slice-1.C4-complex64": call("complex64[2]", starts=(1,), ends=(1,)).gives("complex64[0]"),
    "Slice-1.C4-complex128": call("complex128[2]", starts=(1,), ends=(1,)).gives("complex128[0]"),
    "Slice-1.C5-axes-omitted": call("float[2]", starts=(1,), ends=(1,)).gives("float[0]"),
    "Slice-1.C5-axes-0": call("float[2,3]", starts=(1,), ends=(1,), axes=(0,)).gives("float[0,3]"),
    "Slice-1.C5-axes-r-1": call("float[2,3]", starts=(1,), ends=(1,), axes=(1,)).gives(
        "float[2,0]"
    ),
    "Slice-10-2+1+1-starts-1-ends-1": call(
        "float[2]", Given("int64", [1]), Given("int64", [1])
    ).gives("float[0]"),
    "Slice-10-0+1+1-starts-1-ends-1": call(
        "float[0]", Given("int64", [1]), Given("int64", [1])
    ).gives("float[0]"),
    "Slice-10-2x3+0+0-starts--ends-": call(
        "float[2,3]", Given("int64", []), Given("int64", [])
    ).gives("float[2,3]"),
    "Slice-10-2+1+1+1-starts-1-ends-1-axes-0": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", [0])
    ).gives("float[0]"),
    "Slice-10-2+1+1-starts-2-ends-1": call(
        "float[2]", Given("int64", [2]), Given("int64", [1])
    ).gives("float[0]"),
    "Slice-10-2+1+1-starts-1-ends-2": call(
        "float[2]", Given("int64", [1]), Given("int64", [2])
    ).gives("float[1]"),
    "Slice-10-2+1+1-starts-1-ends-0": call(
        "float[2]", Given("int64", [1]), Given("int64", [0])
    ).gives("float[0]"),
    "Slice-10-2+1+1+1+1-starts--1-ends-1-axes-0-steps-1": call(
        "float[2]",
        Given("int64", [-1]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("int64", [1]),
    ).gives("float[0]"),
    "Slice-10-2+1+1+1+1-starts-1-ends-2-axes-0-steps-1": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [2]),
        Given("int64", [0]),
        Given("int64", [1]),
    ).gives("float[1]"),
    "Slice-10-2+1+1+1+1-starts-1-ends-0-axes-0-steps-1": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [0]),
        Given("int64", [0]),
        Given("int64", [1]),
    ).gives("float[0]"),
    "Slice-10.C4-float": call("float[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "float[0]"
    ),
    "Slice-10.C4-uint8": call("uint8[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "uint8[0]"
    ),
    "Slice-10.C4-int8": call("int8[2]", Given("int64", [1]), Given("int64", [1])).gives("int8[0]"),
    "Slice-10.C4-uint16": call("uint16[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "uint16[0]"
    ),
    "Slice-10.C4-int16": call("int16[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "int16[0]"
    ),
    "Slice-10.C4-int32": call("int32[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "int32[0]"
    ),
    "Slice-10.C4-int64": call("int64[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "int64[0]"
    ),
    "Slice-10.C4-string": call("string[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "string[0]"
    ),
    "Slice-10.C4-bool": call("bool[2]", Given("int64", [1]), Given("int64", [1])).gives("bool[0]"),
    "Slice-10.C4-float16": call("float16[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "float16[0]"
    ),
    "Slice-10.C4-double": call("double[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "double[0]"
    ),
    "Slice-10.C4-uint32": call("uint32[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "uint32[0]"
    ),
    "Slice-10.C4-uint64": call("uint64[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "uint64[0]"
    ),
    "Slice-10.C4-complex64": call("complex64[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "complex64[0]"
    ),
    "Slice-10.C4-complex128": call("complex128[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "complex128[0]"
    ),
    "Slice-10.C9-int32": call("float[2]", Given("int32", [1]), Given("int32", [1])).gives(
        "float[0]"
    ),
    "Slice-10.C9-int64": call("float[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "float[0]"
    ),
    "Slice-11-2+1+1-starts-1-ends-1": call(
        "float[2]", Given("int64", [1]), Given("int64", [1])
    ).gives("float[0]"),
    "Slice-11-0+1+1-starts-1-ends-1": call(
        "float[0]", Given("int64", [1]), Given("int64", [1])
    ).gives("float[0]"),
    "Slice-11-2x3+2+2-starts-1x1-ends-1x1": call(
        "float[2,3]", Given("int64", [1, 1]), Given("int64", [1, 1])
    ).gives("float[0,0]"),
    "Slice-11-2+1+1+1-starts-1-ends-1-axes-0": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", [0])
    ).gives("float[0]"),
    "Slice-11-2+1+1-starts--1-ends-1": call(
        "float[2]", Given("int64", [-1]), Given("int64", [1])
    ).gives("float[0]"),
    "Slice-11-2+1+1-starts-1-ends-2": call(
        "float[2]", Given("int64", [1]), Given("int64", [2])
    ).gives("float[1]"),
    "Slice-11-2+1+1+1+1-starts-2-ends-1-axes-0-steps-1": call(
        "float[2]",
        Given("int64", [2]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("int64", [1]),
    ).gives("float[0]"),
    "Slice-11-2+1+1+1+1-starts-0-ends-1-axes-0-steps-1": call(
        "float[2]",
        Given("int64", [0]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("int64", [1]),
    ).gives("float[1]"),
    "Slice-11-2+1+1+1+1-starts-1-ends--1-axes-0-steps-1": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [-1]),
        Given("int64", [0]),
        Given("int64", [1]),
    ).gives("float[0]"),
    "Slice-11-2+1+1+1+1-starts-1-ends-1-axes--1-steps-1": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [-1]),
        Given("int64", [1]),
    ).gives("float[0]"),
    "Slice-11.C4-float": call("float[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "float[0]"
    ),
    "Slice-11.C4-uint8": call("uint8[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "uint8[0]"
    ),
    "Slice-11.C4-int8": call("int8[2]", Given("int64", [1]), Given("int64", [1])).gives("int8[0]"),
    "Slice-11.C4-uint16": call("uint16[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "uint16[0]"
    ),
    "Slice-11.C4-int16": call("int16[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "int16[0]"
    ),
    "Slice-11.C4-int32": call("int32[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "int32[0]"
    ),
    "Slice-11.C4-int64": call("int64[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "int64[0]"
    ),
    "Slice-11.C4-string": call("string[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "string[0]"
    ),
    "Slice-11.C4-bool": call("bool[2]", Given("int64", [1]), Given("int64", [1])).gives("bool[0]"),
    "Slice-11.C4-float16": call("float16[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "float16[0]"
    ),
    "Slice-11.C4-double": call("double[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "double[0]"
    ),
    "Slice-11.C4-uint32": call("uint32[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "uint32[0]"
    ),
    "Slice-11.C4-uint64": call("uint64[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "uint64[0]"
    ),
    "Slice-11.C4-complex64": call("complex64[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "complex64[0]"
    ),
    "Slice-11.C4-complex128": call("complex128[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "complex128[0]"
    ),
    "Slice-11.C9-int32": call("float[2]", Given("int32", [1]), Given("int32", [1])).gives(
        "float[0]"
    ),
    "Slice-11.C9-int64": call("float[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "float[0]"
    ),
    "Slice-13-2+1+1-starts-1-ends-2": call(
        "float[2]", Given("int64", [1]), Given("int64", [2])
    ).gives("float[1]"),
    "Slice-13-2+1+1-starts-1-ends--1": call(
        "float[2]", Given("int64", [1]), Given("int64", [-1])
    ).gives("float[0]"),
    "Slice-13-2+1+1-starts-1-ends-0": call(
        "float[2]", Given("int64", [1]), Given("int64", [0])
    ).gives("float[0]"),
    "Slice-13-2+1+1+1+1-starts-2-ends-1-axes-0-steps-1": call(
        "float[2]",
        Given("int64", [2]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("int64", [1]),
    ).gives("float[0]"),
    "Slice-13.C4-bfloat16": call("bfloat16[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "bfloat16[0]"
    ),
    "Slice-13.C4-int64": call("int64[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "int64[0]"
    ),
    "Slice-13.C4-string": call("string[2]", Given("int64", [1]), Given("int64", [1])).gives(
        "string[0]"
    ),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Slice-1.C1-data-missing": call(None, starts=(1,), ends=(1,)),
    "Slice-1.C2-starts-missing": call("float[2]", ends=(1,)),
    "Slice-1.C3-ends-missing": call("float[2]", starts=(1,)),
    "Slice-1.C4-all-bfloat16": call("bfloat16[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-float8e4m3fn": call("float8e4m3fn[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-float8e4m3fnuz": call("float8e4m3fnuz[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-float8e5m2": call("float8e5m2[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-float8e5m2fnuz": call("float8e5m2fnuz[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-uint4": call("uint4[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-int4": call("int4[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-float4e2m1": call("float4e2m1[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-float8e8m0": call("float8e8m0[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-uint2": call("uint2[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-int2": call("int2[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-float6e2m3": call("float6e2m3[2]", starts=(1,), ends=(1,)),
    "Slice-1.C4-all-float6e3m2": call("float6e3m2[2]", starts=(1,), ends=(1,)),
    "Slice-1.C5-axes-r": call("float[2]", starts=(1,), ends=(1,), axes=(1,)),
    "Slice-1.C5-axes--r": call("float[2]", starts=(1,), ends=(1,), axes=(-1,)),
    "Slice-1.C5-axes-2**32": call("float[2]", starts=(1,), ends=(1,), axes=(4294967296,)),
    "Slice-1.C5-axes--2**32": call("float[2]", starts=(1,), ends=(1,), axes=(-4294967296,)),
    "Slice-1.C5-axes-2**63-1": call(
        "float[2]", starts=(1,), ends=(1,), axes=(9223372036854775807,)
    ),
    "Slice-1.C5-axes--2**63": call(
        "float[2]", starts=(1,), ends=(1,), axes=(-9223372036854775808,)
    ),
    "Slice-1.C5-axes--1": call("float[2,3]", starts=(1,), ends=(1,), axes=(-1,)),
    "Slice-1.C6-axes-repeated": call("float[2]", starts=(1,), ends=(1,), axes=(0, 0)),
    "Slice-1.C7-starts-one-entry-less": call("float[2]", ends=(1,), starts=()),
    "Slice-1.C7-ends-one-entry-more": call("float[2]", starts=(1,), ends=(1, 1)),
    "Slice-1.C7-ends-one-entry-less": call("float[2]", starts=(1,), ends=()),
    "Slice-1.C7-starts-one-entry-more": call("float[2,3]", ends=(1,), starts=(1, 1)),
    "Slice-1.C7-starts-no-entry": call("float[2,3]", ends=(1,), starts=()),
    "Slice-1.C7-ends-no-entry": call("float[2,3]", starts=(1,), ends=()),
    "Slice-1.C8-axes-one-entry-less": call("float[2]", starts=(1,), ends=(1,), axes=()),
    "Slice-1.C8-axes-no-entry": call("float[2,3]", starts=(1,), ends=(1,), axes=()),
    "Slice-10.C1-data-missing": call(None, Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C2-starts-missing": call("float[2]", None, Given("int64", [1])),
    "Slice-10.C3-ends-missing": call("float[2]", Given("int64", [1]), None),
    "Slice-10.C4-all-bfloat16": call("bfloat16[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C4-all-float8e4m3fn": call(
        "float8e4m3fn[2]", Given("int64", [1]), Given("int64", [1])
    ),
    "Slice-10.C4-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[2]", Given("int64", [1]), Given("int64", [1])
    ),
    "Slice-10.C4-all-float8e5m2": call("float8e5m2[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C4-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[2]", Given("int64", [1]), Given("int64", [1])
    ),
    "Slice-10.C4-all-uint4": call("uint4[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C4-all-int4": call("int4[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C4-all-float4e2m1": call("float4e2m1[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C4-all-float8e8m0": call("float8e8m0[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C4-all-uint2": call("uint2[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C4-all-int2": call("int2[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C4-all-float6e2m3": call("float6e2m3[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C4-all-float6e3m2": call("float6e3m2[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-10.C5-axes-r": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [1]),
    ),
    "Slice-10.C5-axes--r": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [-1]),
        Given("int64", [1]),
    ),
    "Slice-10.C5-axes--2**32": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [-4294967296]),
        Given("int64", [1]),
    ),
    "Slice-10.C5-axes--2**63": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [-9223372036854775808]),
        Given("int64", [1]),
    ),
    "Slice-10.C5-axes-2**32": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [4294967296]),
        Given("int64", [1]),
    ),
    "Slice-10.C5-axes-2**63-1": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [9223372036854775807]),
        Given("int64", [1]),
    ),
    "Slice-10.C5-axes--1": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", [-1])
    ),
    "Slice-10.C6-axes-repeated-then-m-as-in-axes": call(
        "float[2]",
        Given("int64", [1, 1]),
        Given("int64", [1, 1]),
        Given("int64", [0, 0]),
        Given("int64", [1, 1]),
    ),
    "Slice-10.C9-all-float": call("float[2]", Given("float", [1.0]), Given("float", [1.0])),
    "Slice-10.C9-all-uint8": call("float[2]", Given("uint8", [1]), Given("uint8", [1])),
    "Slice-10.C9-all-int8": call("float[2]", Given("int8", [1]), Given("int8", [1])),
    "Slice-10.C9-all-uint16": call("float[2]", Given("uint16", [1]), Given("uint16", [1])),
    "Slice-10.C9-all-int16": call("float[2]", Given("int16", [1]), Given("int16", [1])),
    "Slice-10.C9-all-string": call("float[2]", "string[1]", "string[1]"),
    "Slice-10.C9-all-bool": call("float[2]", "bool[1]", "bool[1]"),
    "Slice-10.C9-all-float16": call("float[2]", Given("float16", [1.0]), Given("float16", [1.0])),
    "Slice-10.C9-all-double": call("float[2]", Given("double", [1.0]), Given("double", [1.0])),
    "Slice-10.C9-all-uint32": call("float[2]", Given("uint32", [1]), Given("uint32", [1])),
    "Slice-10.C9-all-uint64": call("float[2]", Given("uint64", [1]), Given("uint64", [1])),
    "Slice-10.C9-all-complex64": call("float[2]", "complex64[1]", "complex64[1]"),
    "Slice-10.C9-all-complex128": call("float[2]", "complex128[1]", "complex128[1]"),
    "Slice-10.C9-all-bfloat16": call("float[2]", "bfloat16[1]", "bfloat16[1]"),
    "Slice-10.C9-all-float8e4m3fn": call("float[2]", "float8e4m3fn[1]", "float8e4m3fn[1]"),
    "Slice-10.C9-all-float8e4m3fnuz": call("float[2]", "float8e4m3fnuz[1]", "float8e4m3fnuz[1]"),
    "Slice-10.C9-all-float8e5m2": call("float[2]", "float8e5m2[1]", "float8e5m2[1]"),
    "Slice-10.C9-all-float8e5m2fnuz": call("float[2]", "float8e5m2fnuz[1]", "float8e5m2fnuz[1]"),
    "Slice-10.C9-all-uint4": call("float[2]", Given("uint4", [1]), Given("uint4", [1])),
    "Slice-10.C9-all-int4": call("float[2]", Given("int4", [1]), Given("int4", [1])),
    "Slice-10.C9-all-float4e2m1": call("float[2]", "float4e2m1[1]", "float4e2m1[1]"),
    "Slice-10.C9-all-float8e8m0": call("float[2]", "float8e8m0[1]", "float8e8m0[1]"),
    "Slice-10.C9-all-uint2": call("float[2]", Given("uint2", [1]), Given("uint2", [1])),
    "Slice-10.C9-all-int2": call("float[2]", Given("int2", [1]), Given("int2", [1])),
    "Slice-10.C9-all-float6e2m3": call("float[2]", "float6e2m3[1]", "float6e2m3[1]"),
    "Slice-10.C9-all-float6e3m2": call("float[2]", "float6e3m2[1]", "float6e3m2[1]"),
    "Slice-10.C9-starts-float": call("float[2]", Given("float", [1.0]), Given("int64", [1])),
    "Slice-10.C9-ends-float": call("float[2]", Given("int64", [1]), Given("float", [1.0])),
    "Slice-10.C9-axes-float": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("float", [0.0]),
        Given("int64", [1]),
    ),
    "Slice-10.C9-steps-float": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("float", [1.0]),
    ),
    "Slice-10.C10-ends-int32": call("float[2]", Given("int64", [1]), Given("int32", [1])),
    "Slice-10.C10-starts-int32": call("float[2]", Given("int32", [1]), Given("int64", [1])),
    "Slice-10.C10-steps-int32": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("int32", [1]),
    ),
    "Slice-10.C10-axes-int32": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int32", [0]),
        Given("int64", [1]),
    ),
    "Slice-10.C11-starts-one-axis-more": call("float[2]", "int64[1,1]", Given("int64", [1])),
    "Slice-10.C11-starts-one-axis-less": call("float[2]", Given("int64", 1), Given("int64", [1])),
    "Slice-10.C11-all-one-axis-more": call("float[2,3]", "int64[1,1]", Given("int64", [1])),
    "Slice-10.C11-all-one-axis-less": call("float[0]", Given("int64", 1), Given("int64", [1])),
    "Slice-10.C12-ends-one-axis-more": call("float[2]", Given("int64", [1]), "int64[1,1]"),
    "Slice-10.C12-ends-one-axis-less": call("float[2]", Given("int64", [1]), Given("int64", 1)),
    "Slice-10.C12-all-one-axis-more": call("float[2,3]", Given("int64", [1]), "int64[1,1]"),
    "Slice-10.C12-all-one-axis-less": call("float[0]", Given("int64", [1]), Given("int64", 1)),
    "Slice-10.C13-axes-one-axis-more": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), "int64[1,1]", Given("int64", [1])
    ),
    "Slice-10.C13-axes-one-axis-less": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", 0), Given("int64", [1])
    ),
    "Slice-10.C13-all-one-axis-more": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), "int64[1,1]"
    ),
    "Slice-10.C13-all-one-axis-less": call(
        "float[2]", Given("int64", [2]), Given("int64", [1]), Given("int64", 0), Given("int64", [1])
    ),
    "Slice-10.C14-steps-one-axis-more": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", [0]), "int64[1,1]"
    ),
    "Slice-10.C14-steps-one-axis-less": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", [0]), Given("int64", 1)
    ),
    "Slice-10.C14-all-one-axis-more": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), None, "int64[1,1]"
    ),
    "Slice-10.C14-all-one-axis-less": call(
        "float[2]", Given("int64", [2]), Given("int64", [1]), Given("int64", [0]), Given("int64", 1)
    ),
    "Slice-10.C15-ends-longer": call("float[2]", Given("int64", [1]), Given("int64", [1, 1])),
    "Slice-10.C15-starts-longer": call("float[2,3]", Given("int64", [1, 1]), Given("int64", [1])),
    "Slice-10.C15-starts-shorter-though-empty": call(
        "float[0]", Given("int64", []), Given("int64", [1])
    ),
    "Slice-10.C15-axes-empty": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", [])
    ),
    "Slice-10.C16-steps-first-one-less": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("int64", [0]),
    ),
    "Slice-11.C1-data-missing": call(None, Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C2-starts-missing": call("float[2]", None, Given("int64", [1])),
    "Slice-11.C3-ends-missing": call("float[2]", Given("int64", [1]), None),
    "Slice-11.C4-all-bfloat16": call("bfloat16[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C4-all-float8e4m3fn": call(
        "float8e4m3fn[2]", Given("int64", [1]), Given("int64", [1])
    ),
    "Slice-11.C4-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[2]", Given("int64", [1]), Given("int64", [1])
    ),
    "Slice-11.C4-all-float8e5m2": call("float8e5m2[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C4-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[2]", Given("int64", [1]), Given("int64", [1])
    ),
    "Slice-11.C4-all-uint4": call("uint4[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C4-all-int4": call("int4[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C4-all-float4e2m1": call("float4e2m1[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C4-all-float8e8m0": call("float8e8m0[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C4-all-uint2": call("uint2[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C4-all-int2": call("int2[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C4-all-float6e2m3": call("float6e2m3[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C4-all-float6e3m2": call("float6e3m2[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-11.C5-axes-r": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [1]),
    ),
    "Slice-11.C5-axes--r-1": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [-2]),
        Given("int64", [1]),
    ),
    "Slice-11.C5-axes--2**32": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [-4294967296]),
        Given("int64", [1]),
    ),
    "Slice-11.C5-axes-2**63-1": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [9223372036854775807]),
        Given("int64", [1]),
    ),
    "Slice-11.C6-axes-repeated-then-m-as-in-axes": call(
        "float[2]",
        Given("int64", [1, 1]),
        Given("int64", [1, 1]),
        Given("int64", [0, 0]),
        Given("int64", [1, 1]),
    ),
    "Slice-11.C9-all-float": call("float[2]", Given("float", [1.0]), Given("float", [1.0])),
    "Slice-11.C9-all-uint8": call("float[2]", Given("uint8", [1]), Given("uint8", [1])),
    "Slice-11.C9-all-int8": call("float[2]", Given("int8", [1]), Given("int8", [1])),
    "Slice-11.C9-all-uint16": call("float[2]", Given("uint16", [1]), Given("uint16", [1])),
    "Slice-11.C9-all-int16": call("float[2]", Given("int16", [1]), Given("int16", [1])),
    "Slice-11.C9-all-string": call("float[2]", "string[1]", "string[1]"),
    "Slice-11.C9-all-bool": call("float[2]", "bool[1]", "bool[1]"),
    "Slice-11.C9-all-float16": call("float[2]", Given("float16", [1.0]), Given("float16", [1.0])),
    "Slice-11.C9-all-double": call("float[2]", Given("double", [1.0]), Given("double", [1.0])),
    "Slice-11.C9-all-uint32": call("float[2]", Given("uint32", [1]), Given("uint32", [1])),
    "Slice-11.C9-all-uint64": call("float[2]", Given("uint64", [1]), Given("uint64", [1])),
    "Slice-11.C9-all-complex64": call("float[2]", "complex64[1]", "complex64[1]"),
    "Slice-11.C9-all-complex128": call("float[2]", "complex128[1]", "complex128[1]"),
    "Slice-11.C9-all-bfloat16": call("float[2]", "bfloat16[1]", "bfloat16[1]"),
    "Slice-11.C9-all-float8e4m3fn": call("float[2]", "float8e4m3fn[1]", "float8e4m3fn[1]"),
    "Slice-11.C9-all-float8e4m3fnuz": call("float[2]", "float8e4m3fnuz[1]", "float8e4m3fnuz[1]"),
    "Slice-11.C9-all-float8e5m2": call("float[2]", "float8e5m2[1]", "float8e5m2[1]"),
    "Slice-11.C9-all-float8e5m2fnuz": call("float[2]", "float8e5m2fnuz[1]", "float8e5m2fnuz[1]"),
    "Slice-11.C9-all-uint4": call("float[2]", Given("uint4", [1]), Given("uint4", [1])),
    "Slice-11.C9-all-int4": call("float[2]", Given("int4", [1]), Given("int4", [1])),
    "Slice-11.C9-all-float4e2m1": call("float[2]", "float4e2m1[1]", "float4e2m1[1]"),
    "Slice-11.C9-all-float8e8m0": call("float[2]", "float8e8m0[1]", "float8e8m0[1]"),
    "Slice-11.C9-all-uint2": call("float[2]", Given("uint2", [1]), Given("uint2", [1])),
    "Slice-11.C9-all-int2": call("float[2]", Given("int2", [1]), Given("int2", [1])),
    "Slice-11.C9-all-float6e2m3": call("float[2]", "float6e2m3[1]", "float6e2m3[1]"),
    "Slice-11.C9-all-float6e3m2": call("float[2]", "float6e3m2[1]", "float6e3m2[1]"),
    "Slice-11.C9-starts-float": call("float[2]", Given("float", [1.0]), Given("int64", [1])),
    "Slice-11.C9-ends-float": call("float[2]", Given("int64", [1]), Given("float", [1.0])),
    "Slice-11.C9-axes-float": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("float", [0.0]),
        Given("int64", [1]),
    ),
    "Slice-11.C9-steps-float": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("float", [1.0]),
    ),
    "Slice-11.C10-ends-int32": call("float[2]", Given("int64", [1]), Given("int32", [1])),
    "Slice-11.C10-starts-int32": call("float[2]", Given("int32", [1]), Given("int64", [1])),
    "Slice-11.C10-steps-int32": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("int32", [1]),
    ),
    "Slice-11.C10-axes-int32": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int32", [0]),
        Given("int64", [1]),
    ),
    "Slice-11.C11-starts-one-axis-more": call("float[2]", "int64[1,1]", Given("int64", [1])),
    "Slice-11.C11-starts-one-axis-less": call("float[2]", Given("int64", 1), Given("int64", [1])),
    "Slice-11.C11-all-one-axis-more": call("float[2,3]", "int64[1,1]", Given("int64", [1])),
    "Slice-11.C11-all-one-axis-less": call("float[0]", Given("int64", 1), Given("int64", [1])),
    "Slice-11.C12-ends-one-axis-more": call("float[2]", Given("int64", [1]), "int64[1,1]"),
    "Slice-11.C12-ends-one-axis-less": call("float[2]", Given("int64", [1]), Given("int64", 1)),
    "Slice-11.C12-all-one-axis-more": call("float[2,3]", Given("int64", [1]), "int64[1,1]"),
    "Slice-11.C12-all-one-axis-less": call("float[0]", Given("int64", [1]), Given("int64", 1)),
    "Slice-11.C13-axes-one-axis-more": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), "int64[1,1]", Given("int64", [1])
    ),
    "Slice-11.C13-axes-one-axis-less": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", 0), Given("int64", [1])
    ),
    "Slice-11.C13-all-one-axis-more": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), "int64[1,1]"
    ),
    "Slice-11.C13-all-one-axis-less": call(
        "float[2]", Given("int64", [2]), Given("int64", [1]), Given("int64", 0), Given("int64", [1])
    ),
    "Slice-11.C14-steps-one-axis-more": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", [0]), "int64[1,1]"
    ),
    "Slice-11.C14-steps-one-axis-less": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", [0]), Given("int64", 1)
    ),
    "Slice-11.C14-all-one-axis-more": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), None, "int64[1,1]"
    ),
    "Slice-11.C14-all-one-axis-less": call(
        "float[2]", Given("int64", [2]), Given("int64", [1]), Given("int64", [0]), Given("int64", 1)
    ),
    "Slice-11.C15-ends-longer": call("float[2]", Given("int64", [1]), Given("int64", [1, 1])),
    "Slice-11.C15-starts-longer": call("float[2,3]", Given("int64", [1, 1]), Given("int64", [1])),
    "Slice-11.C15-starts-shorter-though-empty": call(
        "float[0]", Given("int64", []), Given("int64", [1])
    ),
    "Slice-11.C15-axes-empty": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), Given("int64", [])
    ),
    "Slice-11.C16-steps-first-one-less": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("int64", [0]),
    ),
    "Slice-13.C1-data-missing": call(None, Given("int64", [1]), Given("int64", [1])),
    "Slice-13.C2-starts-missing": call("float[2]", None, Given("int64", [1])),
    "Slice-13.C3-ends-missing": call("float[2]", Given("int64", [1]), None),
    "Slice-13.C4-all-float8e4m3fn": call(
        "float8e4m3fn[2]", Given("int64", [1]), Given("int64", [1])
    ),
    "Slice-13.C4-all-float8e4m3fnuz": call(
        "float8e4m3fnuz[2]", Given("int64", [1]), Given("int64", [1])
    ),
    "Slice-13.C4-all-float8e5m2": call("float8e5m2[2]", Given("int64", [1]), Given("int64", [1])),
    "Slice-13.C4-all-float8e5m2fnuz": call(
        "float8e5m2fnuz[2]", Given("int64", [1]), Given("int64", [1])
    ),
    "Slice-13.C5-axes--2**32": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [-4294967296]),
        Given("int64", [1]),
    ),
    "Slice-13.C6-axes-repeated-then-m-as-in-axes": call(
        "float[2]",
        Given("int64", [1, 1]),
        Given("int64", [1, 1]),
        Given("int64", [0, 0]),
        Given("int64", [1, 1]),
    ),
    "Slice-13.C9-all-float": call("float[2]", Given("float", [1.0]), Given("float", [1.0])),
    "Slice-13.C9-all-uint8": call("float[2]", Given("uint8", [1]), Given("uint8", [1])),
    "Slice-13.C9-all-int8": call("float[2]", Given("int8", [1]), Given("int8", [1])),
    "Slice-13.C9-all-uint16": call("float[2]", Given("uint16", [1]), Given("uint16", [1])),
    "Slice-13.C10-axes-int32": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int32", [0]),
        Given("int64", [1]),
    ),
    "Slice-13.C11-all-one-axis-more": call("float[2,3]", "int64[1,1]", Given("int64", [1])),
    "Slice-13.C12-all-one-axis-more": call("float[2,3]", Given("int64", [1]), "int64[1,1]"),
    "Slice-13.C13-all-one-axis-more": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), "int64[1,1]"
    ),
    "Slice-13.C14-all-one-axis-more": call(
        "float[2]", Given("int64", [1]), Given("int64", [1]), None, "int64[1,1]"
    ),
    "Slice-13.C15-ends-empty": call("float[2,3]", Given("int64", [1]), Given("int64", [])),
    "Slice-13.C16-steps-first-one-less": call(
        "float[2]",
        Given("int64", [1]),
        Given("int64", [1]),
        Given("int64", [0]),
        Given("int64", [0]),
    ),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Slice-1-2-ends-1-starts-0-undeclared": call("float", ends=(1,), starts=(0,)).gives("float"),
    "Slice-1-2-ends-1-starts-0-symbolic": call("float[d0]", ends=(1,), starts=(0,)).gives(
        "float[?]"
    ),
    "Slice-10-2+0+0-starts--ends--declared": call("float[2]", "int64[0]", "int64[0]").gives(
        "float[2]"
    ),
    "Slice-10-2+0+0-starts--ends--undeclared": call("float", "int64", "int64").gives("float"),
    "Slice-10-2+0+0-starts--ends--partly": call("float", "int64[0]", "int64[0]").gives("float"),
    "Slice-10-2+0+0-starts--ends--symbolic": call("float[d0]", "int64[d1]", "int64[d2]").gives(
        "float[?]"
    ),
    "Slice-10-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-declared": call(
        "float[2]", "int64[1]", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float[?]"),
    "Slice-10-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-undeclared": call(
        "float", "int64", "int64", "int64", "int64"
    ).gives("float"),
    "Slice-10-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-partly": call(
        "float", "int64[1]", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float"),
    "Slice-10-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-symbolic": call(
        "float[d0]", "int64[d1]", "int64[d2]", "int64[d3]", "int64[d4]"
    ).gives("float[?]"),
    "Slice-10-2+1+1+1-starts-1-ends-1-axes-0-declared": call(
        "float[2]", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float[?]"),
    "Slice-10-2+1+1+1-starts-1-ends-1-axes-0-undeclared": call(
        "float", "int64", "int64", "int64"
    ).gives("float"),
    "Slice-10-2+1+1+1-starts-1-ends-1-axes-0-partly": call(
        "float", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float"),
    "Slice-10-2+1+1+1-starts-1-ends-1-axes-0-symbolic": call(
        "float[d0]", "int64[d1]", "int64[d2]", "int64[d3]"
    ).gives("float[?]"),
    "Slice-11-2+0+0-starts--ends--declared": call("float[2]", "int64[0]", "int64[0]").gives(
        "float[2]"
    ),
    "Slice-11-2+0+0-starts--ends--undeclared": call("float", "int64", "int64").gives("float"),
    "Slice-11-2+0+0-starts--ends--partly": call("float", "int64[0]", "int64[0]").gives("float"),
    "Slice-11-2+0+0-starts--ends--symbolic": call("float[d0]", "int64[d1]", "int64[d2]").gives(
        "float[?]"
    ),
    "Slice-11-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-declared": call(
        "float[2]", "int64[1]", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float[?]"),
    "Slice-11-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-undeclared": call(
        "float", "int64", "int64", "int64", "int64"
    ).gives("float"),
    "Slice-11-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-partly": call(
        "float", "int64[1]", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float"),
    "Slice-11-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-symbolic": call(
        "float[d0]", "int64[d1]", "int64[d2]", "int64[d3]", "int64[d4]"
    ).gives("float[?]"),
    "Slice-11-2+1+1+1-starts-1-ends-1-axes-0-declared": call(
        "float[2]", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float[?]"),
    "Slice-11-2+1+1+1-starts-1-ends-1-axes-0-undeclared": call(
        "float", "int64", "int64", "int64"
    ).gives("float"),
    "Slice-11-2+1+1+1-starts-1-ends-1-axes-0-partly": call(
        "float", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float"),
    "Slice-11-2+1+1+1-starts-1-ends-1-axes-0-symbolic": call(
        "float[d0]", "int64[d1]", "int64[d2]", "int64[d3]"
    ).gives("float[?]"),
    "Slice-13-2+0+0-starts--ends--declared": call("float[2]", "int64[0]", "int64[0]").gives(
        "float[2]"
    ),
    "Slice-13-2+0+0-starts--ends--undeclared": call("float", "int64", "int64").gives("float"),
    "Slice-13-2+0+0-starts--ends--partly": call("float", "int64[0]", "int64[0]").gives("float"),
    "Slice-13-2+0+0-starts--ends--symbolic": call("float[d0]", "int64[d1]", "int64[d2]").gives(
        "float[?]"
    ),
    "Slice-13-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-declared": call(
        "float[2]", "int64[1]", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float[?]"),
    "Slice-13-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-undeclared": call(
        "float", "int64", "int64", "int64", "int64"
    ).gives("float"),
    "Slice-13-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-partly": call(
        "float", "int64[1]", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float"),
    "Slice-13-2+1+1+1+1-starts-1-ends-1-axes-0-steps-1-symbolic": call(
        "float[d0]", "int64[d1]", "int64[d2]", "int64[d3]", "int64[d4]"
    ).gives("float[?]"),
    "Slice-13-2+1+1+1-starts-1-ends-1-axes-0-declared": call(
        "float[2]", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float[?]"),
    "Slice-13-2+1+1+1-starts-1-ends-1-axes-0-undeclared": call(
        "float", "int64", "int64", "int64"
    ).gives("float"),
    "Slice-13-2+1+1+1-starts-1-ends-1-axes-0-partly": call(
        "float", "int64[1]", "int64[1]", "int64[1]"
    ).gives("float"),
    "Slice-13-2+1+1+1-starts-1-ends-1-axes-0-symbolic": call(
        "float[d0]", "int64[d1]", "int64[d2]", "int64[d3]"
    ).gives("float[?]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Slice-1.attribute-type-starts-int": call("float[2]", ends=(1,), starts=1),
    "Slice-1.attribute-type-starts-floats": call("float[2]", ends=(1,), starts=[1.0]),
    "Slice-1.attribute-type-starts-text": call("float[2]", ends=(1,), starts="1"),
    "Slice-1.attribute-type-starts-2**63": call(
        "float[2]", ends=(1,), starts=[9223372036854775808]
    ),
    "Slice-1.attribute-type-ends-int": call("float[2]", ends=1, starts=(0,)),
    "Slice-1.attribute-type-ends-floats": call("float[2]", ends=[1.0], starts=(0,)),
    "Slice-1.attribute-type-ends-text": call("float[2]", ends="1", starts=(0,)),
    "Slice-1.attribute-type-ends-2**63": call("float[2]", ends=[9223372036854775808], starts=(0,)),
    "Slice-1.attribute-type-axes-int": call("float[2]", ends=(1,), starts=(0,), axes=1),
    "Slice-1.attribute-type-axes-floats": call("float[2]", ends=(1,), starts=(0,), axes=[1.0]),
    "Slice-1.attribute-type-axes-text": call("float[2]", ends=(1,), starts=(0,), axes="1"),
    "Slice-1.attribute-type-axes-2**63": call(
        "float[2]", ends=(1,), starts=(0,), axes=[9223372036854775808]
    ),
}
EXAMPLES = [
    example(
        "slice_attributes",
        [1],
        [tensor("float", [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]])],
        {"starts": [0, 1], "ends": [2, 3]},
        gives=[tensor("float", [[2.0, 3.0], [6.0, 7.0]])],
    ),
    example(
        "slice_attributes_one_axis",
        [1],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])],
        {"axes": [1], "starts": [-2], "ends": [100]},
        gives=[tensor("float", [[2.0, 3.0], [5.0, 6.0]])],
    ),
    example(
        "slice_fewer_ends",
        [1],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])],
        {"starts": [0, 1], "ends": [2]},
        violates="C7",
    ),
    example(
        "slice_box",
        [10, 11, 13],
        [
            tensor("float", [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]),
            tensor("int64", [0, 1]),
            tensor("int64", [2, 3]),
        ],
        {},
        gives=[tensor("float", [[2.0, 3.0], [6.0, 7.0]])],
    ),
    example(
        "slice_one_axis",
        [10, 11, 13],
        [
            tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]),
            tensor("int64", [-2]),
            tensor("int64", [9223372036854775807]),
            tensor("int64", [1]),
        ],
        {},
        gives=[tensor("float", [[2.0, 3.0], [5.0, 6.0]])],
    ),
    example(
        "slice_step",
        [10, 11, 13],
        [
            tensor("int32", [0, 1, 2, 3, 4, 5, 6]),
            tensor("int64", [1]),
            tensor("int64", [6]),
            tensor("int64", [0]),
            tensor("int64", [2]),
        ],
        {},
        gives=[tensor("int32", [1, 3, 5])],
    ),
    example(
        "slice_backwards",
        [10, 11, 13],
        [
            tensor("int32", [0, 1, 2, 3]),
            tensor("int64", [-1]),
            tensor("int64", [-100]),
            tensor("int64", [0]),
            tensor("int64", [-1]),
        ],
        {},
        gives=[tensor("int32", [3, 2, 1, 0])],
    ),
    example(
        "slice_backwards_by_two",
        [10, 11, 13],
        [
            tensor("int32", [0, 1, 2, 3, 4, 5]),
            tensor("int32", [4]),
            tensor("int32", [0]),
            tensor("int32", [0]),
            tensor("int32", [-2]),
        ],
        {},
        gives=[tensor("int32", [4, 2])],
    ),
    example(
        "slice_nothing",
        [10, 11, 13],
        [tensor("float", [1.0, 2.0, 3.0]), tensor("int64", [2]), tensor("int64", [1])],
        {},
        gives=[tensor("float", [], shape=(0,))],
    ),
    example(
        "slice_nothing_backwards",
        [10, 11, 13],
        [
            tensor("float", [], shape=(0,)),
            tensor("int64", [-1]),
            tensor("int64", [-100]),
            tensor("int64", [0]),
            tensor("int64", [-1]),
        ],
        {},
        gives=[tensor("float", [], shape=(0,))],
    ),
    example(
        "slice_step_of_zero",
        [10, 11, 13],
        [
            tensor("float", [1.0, 2.0, 3.0]),
            tensor("int64", [0]),
            tensor("int64", [3]),
            tensor("int64", [0]),
            tensor("int64", [0]),
        ],
        {},
        violates="C16",
    ),
    example(
        "slice_axis_twice",
        [10, 11, 13],
        [
            tensor("float", [1.0, 2.0, 3.0]),
            tensor("int64", [0, 1]),
            tensor("int64", [3, 3]),
            tensor("int64", [0, 0]),
        ],
        {},
        violates="C6",
    ),
    example(
        "slice_axis_from_the_back",
        [11, 13],
        [
            tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]),
            tensor("int64", [1]),
            tensor("int64", [2]),
            tensor("int64", [-1]),
        ],
        {},
        gives=[tensor("float", [[2.0], [5.0]])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(1, 10, 11, 13),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 10),
        clause="C5",
        reason=(
            "It counts a negative axis from the back in every version; it got "
            "that meaning in version 11."
        ),
    ),
    Divergence(
        "onnx.reference",
        versions=(1,),
        cases=(
            "Slice-1-2-ends--starts-",
            "Slice-1.C7-starts-one-entry-less",
            "Slice-1.C7-starts-no-entry",
        ),
        reason="It takes lists without entries for lists that are missing.",
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
