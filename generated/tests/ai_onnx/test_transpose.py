# Emitted from spec/ai.onnx/Transpose.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Transpose: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.transpose as functions
from onnxops import TensorType, schema

oracle = module_beside(__file__, "oracle_transpose")


@st.composite
def calls_1(draw, types):
    """Types and attributes of a valid call, data: (*d,)."""
    T = draw(st.sampled_from(sorted(types["T"])))
    d = draw(runs)
    data = TensorType(T, (*d,))
    return [data], {}


VERSIONS = {
    "Transpose-1": Version(
        operator="Transpose",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 13),
        copies=True,
        run=functions.transpose_1,
        infer=functions.infer_transpose_1,
        check=functions.check_transpose_1,
        oracle=oracle.transpose_1,
        calls=calls_1(schema("Transpose", 1, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Transpose-13": Version(
        operator="Transpose",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 21),
        copies=True,
        run=functions.transpose_13,
        infer=functions.infer_transpose_13,
        check=functions.check_transpose_13,
        oracle=oracle.transpose_13,
        calls=calls_1(schema("Transpose", 13, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Transpose-21": Version(
        operator="Transpose",
        domain="ai.onnx",
        since=21,
        opsets=range(21, 23),
        copies=True,
        run=functions.transpose_21,
        infer=functions.infer_transpose_21,
        check=functions.check_transpose_21,
        oracle=oracle.transpose_21,
        calls=calls_1(schema("Transpose", 21, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Transpose-23": Version(
        operator="Transpose",
        domain="ai.onnx",
        since=23,
        opsets=range(23, 24),
        copies=True,
        run=functions.transpose_23,
        infer=functions.infer_transpose_23,
        check=functions.check_transpose_23,
        oracle=oracle.transpose_23,
        calls=calls_1(schema("Transpose", 23, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Transpose-24": Version(
        operator="Transpose",
        domain="ai.onnx",
        since=24,
        opsets=range(24, 25),
        copies=True,
        run=functions.transpose_24,
        infer=functions.infer_transpose_24,
        check=functions.check_transpose_24,
        oracle=oracle.transpose_24,
        calls=calls_1(schema("Transpose", 24, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
    "Transpose-25": Version(
        operator="Transpose",
        domain="ai.onnx",
        since=25,
        opsets=range(25, 29),
        copies=True,
        run=functions.transpose_25,
        infer=functions.infer_transpose_25,
        check=functions.check_transpose_25,
        oracle=oracle.transpose_25,
        calls=calls_1(schema("Transpose", 25, "ai.onnx").types),
        base=call("float[2]").gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Transpose-1-scalar": call("float[]").gives("float[]"),
    "Transpose-1-2": call("float[2]").gives("float[2]"),
    "Transpose-1-2x3": call("float[2,3]").gives("float[3,2]"),
    "Transpose-1-0": call("float[0]").gives("float[0]"),
    "Transpose-1-2-perm-0": call("float[2]", perm=(0,)).gives("float[2]"),
    "Transpose-1-2x3-perm-0x1": call("float[2,3]", perm=(0, 1)).gives("float[2,3]"),
    "Transpose-1-2x3-perm-1x0": call("float[2,3]", perm=(1, 0)).gives("float[3,2]"),
    "Transpose-1.C2-float": call("float[2]").gives("float[2]"),
    "Transpose-1.C2-uint8": call("uint8[2]").gives("uint8[2]"),
    "Transpose-1.C2-int8": call("int8[2]").gives("int8[2]"),
    "Transpose-1.C2-uint16": call("uint16[2]").gives("uint16[2]"),
    "Transpose-1.C2-int16": call("int16[2]").gives("int16[2]"),
    "Transpose-1.C2-int32": call("int32[2]").gives("int32[2]"),
    "Transpose-1.C2-int64": call("int64[2]").gives("int64[2]"),
    "Transpose-1.C2-string": call("string[2]").gives("string[2]"),
    "Transpose-1.C2-bool": call("bool[2]").gives("bool[2]"),
    "Transpose-1.C2-float16": call("float16[2]").gives("float16[2]"),
    "Transpose-1.C2-double": call("double[2]").gives("double[2]"),
    "Transpose-1.C2-uint32": call("uint32[2]").gives("uint32[2]"),
    "Transpose-1.C2-uint64": call("uint64[2]").gives("uint64[2]"),
    "Transpose-1.C2-complex64": call("complex64[2]").gives("complex64[2]"),
    "Transpose-1.C2-complex128": call("complex128[2]").gives("complex128[2]"),
    "Transpose-1.C3-perm-omitted": call("float[]").gives("float[]"),
    "Transpose-13-2-perm-0": call("float[2]", perm=(0,)).gives("float[2]"),
    "Transpose-13-2x3-perm-0x1": call("float[2,3]", perm=(0, 1)).gives("float[2,3]"),
    "Transpose-13-2x3-perm-1x0": call("float[2,3]", perm=(1, 0)).gives("float[3,2]"),
    "Transpose-13-scalar": call("float[]").gives("float[]"),
    "Transpose-13.C2-bfloat16": call("bfloat16[2]").gives("bfloat16[2]"),
    "Transpose-13.C3-perm-omitted": call("float[]").gives("float[]"),
    "Transpose-13.C2-int8": call("int8[2]").gives("int8[2]"),
    "Transpose-13.C2-uint16": call("uint16[2]").gives("uint16[2]"),
    "Transpose-21-2": call("float[2]").gives("float[2]"),
    "Transpose-21-2x3": call("float[2,3]").gives("float[3,2]"),
    "Transpose-21-0": call("float[0]").gives("float[0]"),
    "Transpose-21-2-perm-0": call("float[2]", perm=(0,)).gives("float[2]"),
    "Transpose-21.C2-float8e4m3fn": call("float8e4m3fn[2]").gives("float8e4m3fn[2]"),
    "Transpose-21.C2-float8e4m3fnuz": call("float8e4m3fnuz[2]").gives("float8e4m3fnuz[2]"),
    "Transpose-21.C2-float8e5m2": call("float8e5m2[2]").gives("float8e5m2[2]"),
    "Transpose-21.C2-float8e5m2fnuz": call("float8e5m2fnuz[2]").gives("float8e5m2fnuz[2]"),
    "Transpose-21.C2-uint4": call("uint4[2]").gives("uint4[2]"),
    "Transpose-21.C2-int4": call("int4[2]").gives("int4[2]"),
    "Transpose-21.C3-perm-omitted": call("float[]").gives("float[]"),
    "Transpose-21.C2-int16": call("int16[2]").gives("int16[2]"),
    "Transpose-21.C2-int32": call("int32[2]").gives("int32[2]"),
    "Transpose-23-2x3-perm-0x1": call("float[2,3]", perm=(0, 1)).gives("float[2,3]"),
    "Transpose-23-2x3-perm-1x0": call("float[2,3]", perm=(1, 0)).gives("float[3,2]"),
    "Transpose-23-scalar": call("float[]").gives("float[]"),
    "Transpose-23-2": call("float[2]").gives("float[2]"),
    "Transpose-23.C2-float4e2m1": call("float4e2m1[2]").gives("float4e2m1[2]"),
    "Transpose-23.C3-perm-omitted": call("float[]").gives("float[]"),
    "Transpose-23.C2-int64": call("int64[2]").gives("int64[2]"),
    "Transpose-23.C2-string": call("string[2]").gives("string[2]"),
    "Transpose-24-2x3": call("float[2,3]").gives("float[3,2]"),
    "Transpose-24-0": call("float[0]").gives("float[0]"),
    "Transpose-24-2-perm-0": call("float[2]", perm=(0,)).gives("float[2]"),
    "Transpose-24-2x3-perm-0x1": call("float[2,3]", perm=(0, 1)).gives("float[2,3]"),
    "Transpose-24.C2-float8e8m0": call("float8e8m0[2]").gives("float8e8m0[2]"),
    "Transpose-24.C3-perm-omitted": call("float[]").gives("float[]"),
    "Transpose-24.C2-bool": call("bool[2]").gives("bool[2]"),
    "Transpose-24.C2-float16": call("float16[2]").gives("float16[2]"),
    "Transpose-25-2x3-perm-1x0": call("float[2,3]", perm=(1, 0)).gives("float[3,2]"),
    "Transpose-25-scalar": call("float[]").gives("float[]"),
    "Transpose-25-2": call("float[2]").gives("float[2]"),
    "Transpose-25-2x3": call("float[2,3]").gives("float[3,2]"),
    "Transpose-25.C2-uint2": call("uint2[2]").gives("uint2[2]"),
    "Transpose-25.C2-int2": call("int2[2]").gives("int2[2]"),
    "Transpose-25.C3-perm-omitted": call("float[]").gives("float[]"),
    "Transpose-25.C2-double": call("double[2]").gives("double[2]"),
    "Transpose-25.C2-uint32": call("uint32[2]").gives("uint32[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Transpose-1.C1-data-missing": call(None),
    "Transpose-1.C2-all-bfloat16": call("bfloat16[]"),
    "Transpose-1.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Transpose-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Transpose-1.C2-all-float8e5m2": call("float8e5m2[]"),
    "Transpose-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Transpose-1.C2-all-uint4": call("uint4[]"),
    "Transpose-1.C2-all-int4": call("int4[]"),
    "Transpose-1.C2-all-float4e2m1": call("float4e2m1[]"),
    "Transpose-1.C2-all-float8e8m0": call("float8e8m0[]"),
    "Transpose-1.C2-all-uint2": call("uint2[]"),
    "Transpose-1.C2-all-int2": call("int2[]"),
    "Transpose-1.C2-all-float6e2m3": call("float6e2m3[]"),
    "Transpose-1.C2-all-float6e3m2": call("float6e3m2[]"),
    "Transpose-1.C3-perm-r": call("float[]", perm=(0,)),
    "Transpose-1.C3-perm--1": call("float[]", perm=(-1,)),
    "Transpose-1.C3-perm-2**32": call("float[]", perm=(4294967296,)),
    "Transpose-1.C3-perm--2**32": call("float[]", perm=(-4294967296,)),
    "Transpose-1.C3-perm-2**63-1": call("float[]", perm=(9223372036854775807,)),
    "Transpose-1.C3-perm--2**63": call("float[]", perm=(-9223372036854775808,)),
    "Transpose-1.C3-perm--r": call("float[2]", perm=(-1,)),
    "Transpose-1.C4-perm-repeated": call("float[2]", perm=(0, 0)),
    "Transpose-1.C5-perm-one-entry-less": call("float[2]", perm=()),
    "Transpose-1.C5-perm-no-entry": call("float[2,3]", perm=()),
    "Transpose-1.C5-perm-first-one-more": call("float[2,3]", perm=(1,)),
    "Transpose-1.C5-perm-first-zero": call("float[2,3]", perm=(0,)),
    "Transpose-1.C5-data-one-axis-more": call("float[2,1]", perm=(0,)),
    "Transpose-1.C5-all-one-axis-more": call("float[2,3,1]", perm=(0, 1)),
    "Transpose-13.C1-data-missing": call(None),
    "Transpose-13.C2-all-float8e4m3fn": call("float8e4m3fn[]"),
    "Transpose-13.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[]"),
    "Transpose-13.C2-all-float8e5m2": call("float8e5m2[]"),
    "Transpose-13.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[]"),
    "Transpose-13.C3-perm--1": call("float[]", perm=(-1,)),
    "Transpose-13.C4-perm-repeated": call("float[2]", perm=(0, 0)),
    "Transpose-13.C5-perm-no-entry": call("float[2,3]", perm=()),
    "Transpose-21.C1-data-missing": call(None),
    "Transpose-21.C2-all-float4e2m1": call("float4e2m1[]"),
    "Transpose-21.C2-all-float8e8m0": call("float8e8m0[]"),
    "Transpose-21.C2-all-uint2": call("uint2[]"),
    "Transpose-21.C2-all-int2": call("int2[]"),
    "Transpose-21.C3-perm-2**32": call("float[]", perm=(4294967296,)),
    "Transpose-21.C4-perm-repeated": call("float[2]", perm=(0, 0)),
    "Transpose-21.C5-perm-first-one-more": call("float[2,3]", perm=(1,)),
    "Transpose-23.C1-data-missing": call(None),
    "Transpose-23.C2-all-float8e8m0": call("float8e8m0[]"),
    "Transpose-23.C2-all-uint2": call("uint2[]"),
    "Transpose-23.C2-all-int2": call("int2[]"),
    "Transpose-23.C2-all-float6e2m3": call("float6e2m3[]"),
    "Transpose-23.C3-perm--2**32": call("float[]", perm=(-4294967296,)),
    "Transpose-23.C4-perm-repeated": call("float[2]", perm=(0, 0)),
    "Transpose-23.C5-perm-first-zero": call("float[2,3]", perm=(0,)),
    "Transpose-24.C1-data-missing": call(None),
    "Transpose-24.C2-all-uint2": call("uint2[]"),
    "Transpose-24.C2-all-int2": call("int2[]"),
    "Transpose-24.C2-all-float6e2m3": call("float6e2m3[]"),
    "Transpose-24.C2-all-float6e3m2": call("float6e3m2[]"),
    "Transpose-24.C3-perm-2**63-1": call("float[]", perm=(9223372036854775807,)),
    "Transpose-24.C4-perm-repeated": call("float[2]", perm=(0, 0)),
    "Transpose-24.C5-data-one-axis-more": call("float[2,1]", perm=(0,)),
    "Transpose-25.C1-data-missing": call(None),
    "Transpose-25.C2-all-float6e2m3": call("float6e2m3[]"),
    "Transpose-25.C2-all-float6e3m2": call("float6e3m2[]"),
    "Transpose-25.C3-perm--2**63": call("float[]", perm=(-9223372036854775808,)),
    "Transpose-25.C4-perm-repeated": call("float[2]", perm=(0, 0)),
    "Transpose-25.C5-all-one-axis-more": call("float[2,3,1]", perm=(0, 1)),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Transpose-1-2-undeclared": call("float").gives("float"),
    "Transpose-1-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Transpose-13-2-undeclared": call("float").gives("float"),
    "Transpose-13-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Transpose-21-2-undeclared": call("float").gives("float"),
    "Transpose-21-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Transpose-23-2-undeclared": call("float").gives("float"),
    "Transpose-23-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Transpose-24-2-undeclared": call("float").gives("float"),
    "Transpose-24-2-symbolic": call("float[d0]").gives("float[d0]"),
    "Transpose-25-2-undeclared": call("float").gives("float"),
    "Transpose-25-2-symbolic": call("float[d0]").gives("float[d0]"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "Transpose-1.attribute-type-perm-int": call("float[2]", perm=1),
    "Transpose-1.attribute-type-perm-floats": call("float[2]", perm=[1.0]),
    "Transpose-1.attribute-type-perm-text": call("float[2]", perm="1"),
    "Transpose-1.attribute-type-perm-2**63": call("float[2]", perm=[9223372036854775808]),
    "Transpose-13.attribute-type-perm-int": call("float[2]", perm=1),
    "Transpose-13.attribute-type-perm-floats": call("float[2]", perm=[1.0]),
    "Transpose-13.attribute-type-perm-text": call("float[2]", perm="1"),
    "Transpose-13.attribute-type-perm-2**63": call("float[2]", perm=[9223372036854775808]),
    "Transpose-21.attribute-type-perm-int": call("float[2]", perm=1),
    "Transpose-21.attribute-type-perm-floats": call("float[2]", perm=[1.0]),
    "Transpose-21.attribute-type-perm-text": call("float[2]", perm="1"),
    "Transpose-21.attribute-type-perm-2**63": call("float[2]", perm=[9223372036854775808]),
    "Transpose-23.attribute-type-perm-int": call("float[2]", perm=1),
    "Transpose-23.attribute-type-perm-floats": call("float[2]", perm=[1.0]),
    "Transpose-23.attribute-type-perm-text": call("float[2]", perm="1"),
    "Transpose-23.attribute-type-perm-2**63": call("float[2]", perm=[9223372036854775808]),
    "Transpose-24.attribute-type-perm-int": call("float[2]", perm=1),
    "Transpose-24.attribute-type-perm-floats": call("float[2]", perm=[1.0]),
    "Transpose-24.attribute-type-perm-text": call("float[2]", perm="1"),
    "Transpose-24.attribute-type-perm-2**63": call("float[2]", perm=[9223372036854775808]),
    "Transpose-25.attribute-type-perm-int": call("float[2]", perm=1),
    "Transpose-25.attribute-type-perm-floats": call("float[2]", perm=[1.0]),
    "Transpose-25.attribute-type-perm-text": call("float[2]", perm="1"),
    "Transpose-25.attribute-type-perm-2**63": call("float[2]", perm=[9223372036854775808]),
}
EXAMPLES = [
    example(
        "transpose_matrix",
        [1, 13, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])],
        {},
        gives=[tensor("float", [[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]])],
    ),
    example(
        "transpose_box_reversed",
        [1, 13, 21, 23, 24, 25],
        [tensor("int32", [[[1, 2], [3, 4], [5, 6]]])],
        {},
        gives=[tensor("int32", [[[1], [3], [5]], [[2], [4], [6]]])],
    ),
    example(
        "transpose_last_two",
        [1, 13, 21, 23, 24, 25],
        [
            tensor(
                "float", [[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]]
            )
        ],
        {"perm": [0, 2, 1]},
        gives=[
            tensor(
                "float",
                [[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]], [[7.0, 10.0], [8.0, 11.0], [9.0, 12.0]]],
            )
        ],
    ),
    example(
        "transpose_channels_first",
        [1, 13, 21, 23, 24, 25],
        [tensor("uint8", [[[1, 2, 3], [4, 5, 6]]])],
        {"perm": [2, 0, 1]},
        gives=[tensor("uint8", [[[1, 4]], [[2, 5]], [[3, 6]]])],
    ),
    example(
        "transpose_vector",
        [1, 13, 21, 23, 24, 25],
        [tensor("float", [1.0, 2.0, 3.0])],
        {},
        gives=[tensor("float", [1.0, 2.0, 3.0])],
    ),
    example(
        "transpose_scalar",
        [1, 13, 21, 23, 24, 25],
        [tensor("float", 7.0)],
        {},
        gives=[tensor("float", 7.0)],
    ),
    example(
        "transpose_empty",
        [1, 13, 21, 23, 24, 25],
        [tensor("float", [], shape=(2, 0))],
        {"perm": [1, 0]},
        gives=[tensor("float", [], shape=(0, 2))],
    ),
    example(
        "transpose_strings",
        [1, 13, 21, 23, 24, 25],
        [tensor("string", [["a", "b"], ["c", "d"]])],
        {"perm": [1, 0]},
        gives=[tensor("string", [["a", "c"], ["b", "d"]])],
    ),
    example(
        "transpose_axis_twice",
        [1, 13, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]])],
        {"perm": [0, 0]},
        violates="C4",
    ),
    example(
        "transpose_axis_missing",
        [1, 13, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]])],
        {"perm": [0]},
        violates="C5",
    ),
    example(
        "transpose_negative",
        [1, 13, 21, 23, 24, 25],
        [tensor("float", [[1.0, 2.0], [3.0, 4.0]])],
        {"perm": [-1, 0]},
        violates="C3",
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(1, 13, 21, 23, 24, 25),
        types=("complex64", "complex128"),
        reason="It has no complex tensors.",
    ),
]
#: All calls that other implementations are asked to make.
CASES = every_case(VERSIONS, VALID | VIOLATING, EXAMPLES)

each_version = pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
#: The calls of each version that arrays are drawn for.
CALLS = calls_by_version(VERSIONS, VALID)
DRAWN = [
    VERSIONS[name]
    for name in (
        "Transpose-1",
        "Transpose-13",
        "Transpose-21",
        "Transpose-23",
        "Transpose-24",
        "Transpose-25",
    )
]
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
