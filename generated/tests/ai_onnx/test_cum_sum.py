# Emitted from spec/ai.onnx/CumSum.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of CumSum: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.cum_sum as functions

oracle = module_beside(__file__, "oracle_cum_sum")


VERSIONS = {
    "CumSum-11": Version(
        operator="CumSum",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 14),
        copies=False,
        run=functions.cum_sum_11,
        infer=functions.infer_cum_sum_11,
        check=functions.check_cum_sum_11,
        oracle=oracle.cum_sum_11,
        ulps=oracle.ulps_of_cum_sum_11,
        base=call("float[2,3,4]", Given("int64", 1)).gives("float[2,3,4]"),
    ),
    "CumSum-14": Version(
        operator="CumSum",
        domain="ai.onnx",
        since=14,
        opsets=range(14, 29),
        copies=False,
        run=functions.cum_sum_14,
        infer=functions.infer_cum_sum_14,
        check=functions.check_cum_sum_14,
        oracle=oracle.cum_sum_14,
        ulps=oracle.ulps_of_cum_sum_14,
        base=call("float[2,3,4]", Given("int64", 1)).gives("float[2,3,4]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "CumSum-11-1+scalar-axis-0": call("float[1]", Given("int64", 0)).gives("float[1]"),
    "CumSum-11-2+scalar-axis-0": call("float[2]", Given("int64", 0)).gives("float[2]"),
    "CumSum-11-2x3+scalar-axis-1": call("float[2,3]", Given("int64", 1)).gives("float[2,3]"),
    "CumSum-11-2x3+scalar-axis-0": call("float[2,3]", Given("int64", 0)).gives("float[2,3]"),
    "CumSum-11-2x3x4+scalar-axis-2": call("float[2,3,4]", Given("int64", 2)).gives("float[2,3,4]"),
    "CumSum-11-2x3x4+scalar-axis-1": call("float[2,3,4]", Given("int64", 1)).gives("float[2,3,4]"),
    "CumSum-11-2x3x4+scalar-axis-0": call("float[2,3,4]", Given("int64", 0)).gives("float[2,3,4]"),
    "CumSum-11-2x3x4x2+scalar-axis-2": call("float[2,3,4,2]", Given("int64", 2)).gives(
        "float[2,3,4,2]"
    ),
    "CumSum-11-2x3x4x2+scalar-axis-1": call("float[2,3,4,2]", Given("int64", 1)).gives(
        "float[2,3,4,2]"
    ),
    "CumSum-11-2x3x4x2x3+scalar-axis-2": call("float[2,3,4,2,3]", Given("int64", 2)).gives(
        "float[2,3,4,2,3]"
    ),
    "CumSum-11-0x3x4+scalar-axis-1": call("float[0,3,4]", Given("int64", 1)).gives("float[0,3,4]"),
    "CumSum-11-2x3x0+scalar-axis-1": call("float[2,3,0]", Given("int64", 1)).gives("float[2,3,0]"),
    "CumSum-11-2x0x4+scalar-axis-1": call("float[2,0,4]", Given("int64", 1)).gives("float[2,0,4]"),
    "CumSum-11-2x3x4+scalar-exclusive-0-reverse-0-axis-1": call(
        "float[2,3,4]", Given("int64", 1), exclusive=0, reverse=0
    ).gives("float[2,3,4]"),
    "CumSum-11-2x3x4+scalar-exclusive-0-axis-1": call(
        "float[2,3,4]", Given("int64", 1), exclusive=0
    ).gives("float[2,3,4]"),
    "CumSum-11-2x3x4+scalar-reverse-0-axis-1": call(
        "float[2,3,4]", Given("int64", 1), reverse=0
    ).gives("float[2,3,4]"),
    "CumSum-11-1+scalar-axis--1": call("float[1]", Given("int64", -1)).gives("float[1]"),
    "CumSum-11-2x3x4x2x3+scalar-axis-1": call("float[2,3,4,2,3]", Given("int64", 1)).gives(
        "float[2,3,4,2,3]"
    ),
    "CumSum-11-2x3x4x2x3+scalar-axis-0": call("float[2,3,4,2,3]", Given("int64", 0)).gives(
        "float[2,3,4,2,3]"
    ),
    "CumSum-11-2x3x4x2x3+scalar-axis--1": call("float[2,3,4,2,3]", Given("int64", -1)).gives(
        "float[2,3,4,2,3]"
    ),
    "CumSum-11-2x3x4+scalar-exclusive-0-reverse-0-axis-0": call(
        "float[2,3,4]", Given("int64", 0), exclusive=0, reverse=0
    ).gives("float[2,3,4]"),
    "CumSum-11-2x3x4+scalar-exclusive-0-reverse-0-axis-2": call(
        "float[2,3,4]", Given("int64", 2), exclusive=0, reverse=0
    ).gives("float[2,3,4]"),
    "CumSum-11-2x3x4+scalar-exclusive-0-reverse-0-axis--1": call(
        "float[2,3,4]", Given("int64", -1), exclusive=0, reverse=0
    ).gives("float[2,3,4]"),
    "CumSum-11.C3-float": call("float[2,3,4]", Given("int64", 1)).gives("float[2,3,4]"),
    "CumSum-11.C3-int32": call("int32[2,3,4]", Given("int64", 1)).gives("int32[2,3,4]"),
    "CumSum-11.C3-int64": call("int64[2,3,4]", Given("int64", 1)).gives("int64[2,3,4]"),
    "CumSum-11.C3-double": call("double[2,3,4]", Given("int64", 1)).gives("double[2,3,4]"),
    "CumSum-11.C3-uint32": call("uint32[2,3,4]", Given("int64", 1)).gives("uint32[2,3,4]"),
    "CumSum-11.C3-uint64": call("uint64[2,3,4]", Given("int64", 1)).gives("uint64[2,3,4]"),
    "CumSum-11.C4-int32": call("float[2,3,4]", Given("int64", 1)).gives("float[2,3,4]"),
    "CumSum-11.C4-int64": call("float[2,3,4]", Given("int64", 1)).gives("float[2,3,4]"),
    "CumSum-11.C5-axis-0": call("float[2,3]", Given("int64", 0)).gives("float[2,3]"),
    "CumSum-11.C5-axis-r-1": call("float[2,3]", Given("int64", 1)).gives("float[2,3]"),
    "CumSum-11.C5-axis--1": call("float[2,3]", Given("int64", -1)).gives("float[2,3]"),
    "CumSum-11.C5-axis--r": call("float[2,3]", Given("int64", -2)).gives("float[2,3]"),
    "CumSum-11.C6-0": call("float[2,3,4]", Given("int64", 1), exclusive=0).gives("float[2,3,4]"),
    "CumSum-11.C6-1": call("float[2,3,4]", Given("int64", 1), exclusive=1).gives("float[2,3,4]"),
    "CumSum-11.C7-0": call("float[2,3,4]", Given("int64", 1), reverse=0).gives("float[2,3,4]"),
    "CumSum-11.C7-1": call("float[2,3,4]", Given("int64", 1), reverse=1).gives("float[2,3,4]"),
    "CumSum-14-2x3x4+scalar-axis-2": call("float[2,3,4]", Given("int64", 2)).gives("float[2,3,4]"),
    "CumSum-14-2x3x4+scalar-axis-1": call("float[2,3,4]", Given("int64", 1)).gives("float[2,3,4]"),
    "CumSum-14-2x3x4+scalar-axis-0": call("float[2,3,4]", Given("int64", 0)).gives("float[2,3,4]"),
    "CumSum-14-2x3x4x2+scalar-axis-2": call("float[2,3,4,2]", Given("int64", 2)).gives(
        "float[2,3,4,2]"
    ),
    "CumSum-14.C3-float16": call("float16[2,3,4]", Given("int64", 1)).gives("float16[2,3,4]"),
    "CumSum-14.C3-bfloat16": call("bfloat16[2,3,4]", Given("int64", 1)).gives("bfloat16[2,3,4]"),
    "CumSum-14.C5-axis-0": call("float[2,3]", Given("int64", 0)).gives("float[2,3]"),
    "CumSum-14.C5-axis-r-1": call("float[2,3]", Given("int64", 1)).gives("float[2,3]"),
    "CumSum-14.C5-axis--1": call("float[2,3]", Given("int64", -1)).gives("float[2,3]"),
    "CumSum-14.C5-axis--r": call("float[2,3]", Given("int64", -2)).gives("float[2,3]"),
    "CumSum-14.C6-0": call("float[2,3,4]", Given("int64", 1), exclusive=0).gives("float[2,3,4]"),
    "CumSum-14.C6-1": call("float[2,3,4]", Given("int64", 1), exclusive=1).gives("float[2,3,4]"),
    "CumSum-14.C7-0": call("float[2,3,4]", Given("int64", 1), reverse=0).gives("float[2,3,4]"),
    "CumSum-14.C7-1": call("float[2,3,4]", Given("int64", 1), reverse=1).gives("float[2,3,4]"),
    "CumSum-14.C3-int64": call("int64[2,3,4]", Given("int64", 1)).gives("int64[2,3,4]"),
    "CumSum-14.C3-double": call("double[2,3,4]", Given("int64", 1)).gives("double[2,3,4]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "CumSum-11.C1-x-missing": call(None, Given("int64", 0)),
    "CumSum-11.C2-axis-missing": call("float[1]", None),
    "CumSum-11.C3-all-uint8": call("uint8[1]", Given("int64", 0)),
    "CumSum-11.C3-all-int8": call("int8[1]", Given("int64", 0)),
    "CumSum-11.C3-all-uint16": call("uint16[1]", Given("int64", 0)),
    "CumSum-11.C3-all-int16": call("int16[1]", Given("int64", 0)),
    "CumSum-11.C3-all-string": call("string[1]", Given("int64", 0)),
    "CumSum-11.C3-all-bool": call("bool[1]", Given("int64", 0)),
    "CumSum-11.C3-all-float16": call("float16[1]", Given("int64", 0)),
    "CumSum-11.C3-all-complex64": call("complex64[1]", Given("int64", 0)),
    "CumSum-11.C3-all-complex128": call("complex128[1]", Given("int64", 0)),
    "CumSum-11.C3-all-bfloat16": call("bfloat16[1]", Given("int64", 0)),
    "CumSum-11.C3-all-float8e4m3fn": call("float8e4m3fn[1]", Given("int64", 0)),
    "CumSum-11.C3-all-float8e4m3fnuz": call("float8e4m3fnuz[1]", Given("int64", 0)),
    "CumSum-11.C3-all-float8e5m2": call("float8e5m2[1]", Given("int64", 0)),
    "CumSum-11.C3-all-float8e5m2fnuz": call("float8e5m2fnuz[1]", Given("int64", 0)),
    "CumSum-11.C3-all-uint4": call("uint4[1]", Given("int64", 0)),
    "CumSum-11.C3-all-int4": call("int4[1]", Given("int64", 0)),
    "CumSum-11.C3-all-float4e2m1": call("float4e2m1[1]", Given("int64", 0)),
    "CumSum-11.C3-all-float8e8m0": call("float8e8m0[1]", Given("int64", 0)),
    "CumSum-11.C3-all-uint2": call("uint2[1]", Given("int64", 0)),
    "CumSum-11.C3-all-int2": call("int2[1]", Given("int64", 0)),
    "CumSum-11.C3-all-float6e2m3": call("float6e2m3[1]", Given("int64", 0)),
    "CumSum-11.C3-all-float6e3m2": call("float6e3m2[1]", Given("int64", 0)),
    "CumSum-11.C4-all-float": call("float[1]", Given("float", 0.0)),
    "CumSum-11.C4-all-uint8": call("float[1]", Given("uint8", 0)),
    "CumSum-11.C4-all-int8": call("float[1]", Given("int8", 0)),
    "CumSum-11.C4-all-uint16": call("float[1]", Given("uint16", 0)),
    "CumSum-11.C4-all-int16": call("float[1]", Given("int16", 0)),
    "CumSum-11.C4-all-string": call("float[1]", "string[]"),
    "CumSum-11.C4-all-bool": call("float[1]", "bool[]"),
    "CumSum-11.C4-all-float16": call("float[1]", Given("float16", 0.0)),
    "CumSum-11.C4-all-double": call("float[1]", Given("double", 0.0)),
    "CumSum-11.C4-all-uint32": call("float[1]", Given("uint32", 0)),
    "CumSum-11.C4-all-uint64": call("float[1]", Given("uint64", 0)),
    "CumSum-11.C4-all-complex64": call("float[1]", "complex64[]"),
    "CumSum-11.C4-all-complex128": call("float[1]", "complex128[]"),
    "CumSum-11.C4-all-bfloat16": call("float[1]", "bfloat16[]"),
    "CumSum-11.C4-all-float8e4m3fn": call("float[1]", "float8e4m3fn[]"),
    "CumSum-11.C4-all-float8e4m3fnuz": call("float[1]", "float8e4m3fnuz[]"),
    "CumSum-11.C4-all-float8e5m2": call("float[1]", "float8e5m2[]"),
    "CumSum-11.C4-all-float8e5m2fnuz": call("float[1]", "float8e5m2fnuz[]"),
    "CumSum-11.C4-all-uint4": call("float[1]", Given("uint4", 0)),
    "CumSum-11.C4-all-int4": call("float[1]", Given("int4", 0)),
    "CumSum-11.C4-all-float4e2m1": call("float[1]", "float4e2m1[]"),
    "CumSum-11.C4-all-float8e8m0": call("float[1]", "float8e8m0[]"),
    "CumSum-11.C4-all-uint2": call("float[1]", Given("uint2", 0)),
    "CumSum-11.C4-all-int2": call("float[1]", Given("int2", 0)),
    "CumSum-11.C4-all-float6e2m3": call("float[1]", "float6e2m3[]"),
    "CumSum-11.C4-all-float6e3m2": call("float[1]", "float6e3m2[]"),
    "CumSum-11.C5-axis-r": call("float[1]", Given("int64", 1)),
    "CumSum-11.C5-axis--r-1": call("float[1]", Given("int64", -2)),
    "CumSum-11.C5-axis-2**32": call("float[1]", Given("int64", 4294967296)),
    "CumSum-11.C5-axis--2**32": call("float[1]", Given("int64", -4294967296)),
    "CumSum-11.C5-axis-2**63-1": call("float[1]", Given("int64", 9223372036854775807)),
    "CumSum-11.C5-axis--2**63": call("float[1]", Given("int64", -9223372036854775808)),
    "CumSum-11.C6-exclusive-unlisted": call("float[1]", Given("int64", 0), exclusive=-1),
    "CumSum-11.C7-reverse-unlisted": call("float[1]", Given("int64", 0), reverse=-1),
    "CumSum-11.C8-axis-one-axis-more": call("float[1]", Given("int64", [0])),
    "CumSum-11.C8-all-one-axis-more": call("float[2]", Given("int64", [0])),
    "CumSum-11.C9-x-one-axis-less": call("float[]", Given("int64", 0)),
    "CumSum-11.C9-x-rank-0": call("float[]", Given("int64", 1)),
    "CumSum-11.C9-all-rank-0": call("float[]", Given("int64", 2)),
    "CumSum-11.C9-all-one-axis-less": call("float[]", Given("int64", -1)),
    "CumSum-14.C1-x-missing": call(None, Given("int64", 0)),
    "CumSum-14.C2-axis-missing": call("float[1]", None),
    "CumSum-14.C3-all-uint8": call("uint8[1]", Given("int64", 0)),
    "CumSum-14.C3-all-int8": call("int8[1]", Given("int64", 0)),
    "CumSum-14.C3-all-uint16": call("uint16[1]", Given("int64", 0)),
    "CumSum-14.C3-all-int16": call("int16[1]", Given("int64", 0)),
    "CumSum-14.C4-all-float": call("float[1]", Given("float", 0.0)),
    "CumSum-14.C4-all-uint8": call("float[1]", Given("uint8", 0)),
    "CumSum-14.C4-all-int8": call("float[1]", Given("int8", 0)),
    "CumSum-14.C4-all-uint16": call("float[1]", Given("uint16", 0)),
    "CumSum-14.C5-axis--r-1": call("float[1]", Given("int64", -2)),
    "CumSum-14.C6-exclusive-unlisted": call("float[1]", Given("int64", 0), exclusive=-1),
    "CumSum-14.C7-reverse-unlisted": call("float[1]", Given("int64", 0), reverse=-1),
    "CumSum-14.C8-all-one-axis-more": call("float[2]", Given("int64", [0])),
    "CumSum-14.C8-axis-one-axis-more": call("float[1]", Given("int64", [0])),
    "CumSum-14.C9-x-rank-0": call("float[]", Given("int64", 1)),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "CumSum-11-2x3x4+scalar-axis-1-declared": call("float[2,3,4]", "int64[]").gives("float[?,?,?]"),
    "CumSum-11-2x3x4+scalar-axis-1-undeclared": call("float", "int64").gives("float"),
    "CumSum-11-2x3x4+scalar-axis-1-partly": call("float", "int64[]").gives("float"),
    "CumSum-11-2x3x4+scalar-axis-1-symbolic": call("float[d0,d1,d2]", "int64[]").gives(
        "float[?,?,?]"
    ),
    "CumSum-14-2x3x4+scalar-axis-1-declared": call("float[2,3,4]", "int64[]").gives("float[?,?,?]"),
    "CumSum-14-2x3x4+scalar-axis-1-undeclared": call("float", "int64").gives("float"),
    "CumSum-14-2x3x4+scalar-axis-1-partly": call("float", "int64[]").gives("float"),
    "CumSum-14-2x3x4+scalar-axis-1-symbolic": call("float[d0,d1,d2]", "int64[]").gives(
        "float[?,?,?]"
    ),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "CumSum-11.attribute-type-exclusive-true": call(
        "float[2,3,4]", Given("int64", 1), exclusive=True
    ),
    "CumSum-11.attribute-type-exclusive-float": call(
        "float[2,3,4]", Given("int64", 1), exclusive=1.0
    ),
    "CumSum-11.attribute-type-exclusive-text": call(
        "float[2,3,4]", Given("int64", 1), exclusive="1"
    ),
    "CumSum-11.attribute-type-exclusive-list": call(
        "float[2,3,4]", Given("int64", 1), exclusive=[1]
    ),
    "CumSum-11.attribute-type-exclusive-2**63": call(
        "float[2,3,4]", Given("int64", 1), exclusive=2**63
    ),
    "CumSum-11.attribute-type-exclusive--2**63-1": call(
        "float[2,3,4]", Given("int64", 1), exclusive=-(2**63 + 1)
    ),
    "CumSum-11.attribute-type-reverse-true": call("float[2,3,4]", Given("int64", 1), reverse=True),
    "CumSum-11.attribute-type-reverse-float": call("float[2,3,4]", Given("int64", 1), reverse=1.0),
    "CumSum-11.attribute-type-reverse-text": call("float[2,3,4]", Given("int64", 1), reverse="1"),
    "CumSum-11.attribute-type-reverse-list": call("float[2,3,4]", Given("int64", 1), reverse=[1]),
    "CumSum-11.attribute-type-reverse-2**63": call(
        "float[2,3,4]", Given("int64", 1), reverse=2**63
    ),
    "CumSum-11.attribute-type-reverse--2**63-1": call(
        "float[2,3,4]", Given("int64", 1), reverse=-(2**63 + 1)
    ),
    "CumSum-14.attribute-type-exclusive-true": call(
        "float[2,3,4]", Given("int64", 1), exclusive=True
    ),
    "CumSum-14.attribute-type-exclusive-float": call(
        "float[2,3,4]", Given("int64", 1), exclusive=1.0
    ),
    "CumSum-14.attribute-type-exclusive-text": call(
        "float[2,3,4]", Given("int64", 1), exclusive="1"
    ),
    "CumSum-14.attribute-type-exclusive-list": call(
        "float[2,3,4]", Given("int64", 1), exclusive=[1]
    ),
    "CumSum-14.attribute-type-exclusive-2**63": call(
        "float[2,3,4]", Given("int64", 1), exclusive=2**63
    ),
    "CumSum-14.attribute-type-exclusive--2**63-1": call(
        "float[2,3,4]", Given("int64", 1), exclusive=-(2**63 + 1)
    ),
    "CumSum-14.attribute-type-reverse-true": call("float[2,3,4]", Given("int64", 1), reverse=True),
    "CumSum-14.attribute-type-reverse-float": call("float[2,3,4]", Given("int64", 1), reverse=1.0),
    "CumSum-14.attribute-type-reverse-text": call("float[2,3,4]", Given("int64", 1), reverse="1"),
    "CumSum-14.attribute-type-reverse-list": call("float[2,3,4]", Given("int64", 1), reverse=[1]),
    "CumSum-14.attribute-type-reverse-2**63": call(
        "float[2,3,4]", Given("int64", 1), reverse=2**63
    ),
    "CumSum-14.attribute-type-reverse--2**63-1": call(
        "float[2,3,4]", Given("int64", 1), reverse=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "cum_sum_vector",
        [11, 14],
        [tensor("float", [1.0, 2.0, 3.0, 4.0]), tensor("int64", 0)],
        {},
        gives=[tensor("float", [1.0, 3.0, 6.0, 10.0])],
    ),
    example(
        "cum_sum_exclusive",
        [11, 14],
        [tensor("float", [1.0, 2.0, 3.0, 4.0]), tensor("int64", 0)],
        {"exclusive": 1},
        gives=[tensor("float", [0.0, 1.0, 3.0, 6.0])],
    ),
    example(
        "cum_sum_reverse",
        [11, 14],
        [tensor("float", [1.0, 2.0, 3.0, 4.0]), tensor("int64", 0)],
        {"reverse": 1},
        gives=[tensor("float", [10.0, 9.0, 7.0, 4.0])],
    ),
    example(
        "cum_sum_reverse_exclusive",
        [11, 14],
        [tensor("int32", [1, 2, 3, 4]), tensor("int64", 0)],
        {"exclusive": 1, "reverse": 1},
        gives=[tensor("int32", [9, 7, 4, 0])],
    ),
    example(
        "cum_sum_rows",
        [11, 14],
        [tensor("double", [[1.0, 2.0, 3.0], [10.0, 20.0, 30.0]]), tensor("int32", -1)],
        {},
        gives=[tensor("double", [[1.0, 3.0, 6.0], [10.0, 30.0, 60.0]])],
    ),
    example(
        "cum_sum_columns",
        [11, 14],
        [tensor("double", [[1.0, 2.0, 3.0], [10.0, 20.0, 30.0]]), tensor("int32", 0)],
        {},
        gives=[tensor("double", [[1.0, 2.0, 3.0], [11.0, 22.0, 33.0]])],
    ),
    example(
        "cum_sum_not_finite",
        [11, 14],
        [tensor("float", [1.0, float("inf"), 2.0, float("-inf"), 3.0]), tensor("int64", 0)],
        {},
        gives=[tensor("float", [1.0, float("inf"), float("inf"), float("nan"), float("nan")])],
    ),
    example(
        "cum_sum_wraps",
        [11, 14],
        [tensor("int32", [2147483647, 1, 1]), tensor("int64", 0)],
        {},
        gives=[tensor("int32", [2147483647, -2147483648, -2147483647])],
    ),
    example(
        "cum_sum_nothing",
        [11, 14],
        [tensor("float", [], shape=(0,)), tensor("int64", 0)],
        {},
        gives=[tensor("float", [], shape=(0,))],
    ),
    example(
        "cum_sum_axis_vector",
        [11, 14],
        [tensor("float", [1.0, 2.0]), tensor("int64", [0])],
        {},
        violates="C8",
    ),
    example(
        "cum_sum_axis_outside",
        [11, 14],
        [tensor("float", [1.0, 2.0]), tensor("int64", 1)],
        {},
        violates="C5",
    ),
    example(
        "cum_sum_half",
        [14],
        [tensor("float16", [1.0, 2.0, 3.0]), tensor("int64", 0)],
        {},
        gives=[tensor("float16", [1.0, 3.0, 6.0])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(11, 14),
        clause="C8",
        reason="It takes a vector of one element for a number.",
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
