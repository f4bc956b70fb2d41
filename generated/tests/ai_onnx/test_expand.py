# Emitted from spec/ai.onnx/Expand.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of Expand: every clause, border, element type and example of its versions."""

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

import onnxops.ai.onnx.expand as functions

oracle = module_beside(__file__, "oracle_expand")


VERSIONS = {
    "Expand-8": Version(
        operator="Expand",
        domain="ai.onnx",
        since=8,
        opsets=range(8, 13),
        copies=True,
        run=functions.expand_8,
        infer=functions.infer_expand_8,
        check=functions.check_expand_8,
        oracle=oracle.expand_8,
        base=call("float[2]", Given("int64", [1])).gives("float[2]"),
    ),
    "Expand-13": Version(
        operator="Expand",
        domain="ai.onnx",
        since=13,
        opsets=range(13, 29),
        copies=True,
        run=functions.expand_13,
        infer=functions.infer_expand_13,
        check=functions.check_expand_13,
        oracle=oracle.expand_13,
        base=call("float[2]", Given("int64", [1])).gives("float[2]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "Expand-8-scalar+1-shape-1": call("float[]", Given("int64", [1])).gives("float[1]"),
    "Expand-8-2+1-shape-1": call("float[2]", Given("int64", [1])).gives("float[2]"),
    "Expand-8-2x3+1-shape-1": call("float[2,3]", Given("int64", [1])).gives("float[2,3]"),
    "Expand-8-0+1-shape-1": call("float[0]", Given("int64", [1])).gives("float[0]"),
    "Expand-8-2+0-shape-": call("float[2]", Given("int64", [])).gives("float[2]"),
    "Expand-8-2x3+0-shape-": call("float[2,3]", Given("int64", [])).gives("float[2,3]"),
    "Expand-8-2x3+2-shape-1x1": call("float[2,3]", Given("int64", [1, 1])).gives("float[2,3]"),
    "Expand-8-2x3+4-shape-1x1x1x1": call("float[2,3]", Given("int64", [1, 1, 1, 1])).gives(
        "float[1,1,2,3]"
    ),
    "Expand-8-scalar+0-shape-": call("float[]", Given("int64", [])).gives("float[]"),
    "Expand-8-scalar+1-shape-0": call("float[]", Given("int64", [0])).gives("float[0]"),
    "Expand-8-scalar+1-shape-2": call("float[]", Given("int64", [2])).gives("float[2]"),
    "Expand-8-2x3+2-shape-2x3": call("float[2,3]", Given("int64", [2, 3])).gives("float[2,3]"),
    "Expand-8-2x3+1-shape-3": call("float[2,3]", Given("int64", [3])).gives("float[2,3]"),
    "Expand-8-2x3+3-shape-0x1x1": call("float[2,3]", Given("int64", [0, 1, 1])).gives(
        "float[0,2,3]"
    ),
    "Expand-8.C4-float": call("float[2]", Given("int64", [1])).gives("float[2]"),
    "Expand-8.C4-uint8": call("uint8[2]", Given("int64", [1])).gives("uint8[2]"),
    "Expand-8.C4-int8": call("int8[2]", Given("int64", [1])).gives("int8[2]"),
    "Expand-8.C4-uint16": call("uint16[2]", Given("int64", [1])).gives("uint16[2]"),
    "Expand-8.C4-int16": call("int16[2]", Given("int64", [1])).gives("int16[2]"),
    "Expand-8.C4-int32": call("int32[2]", Given("int64", [1])).gives("int32[2]"),
    "Expand-8.C4-int64": call("int64[2]", Given("int64", [1])).gives("int64[2]"),
    "Expand-8.C4-string": call("string[2]", Given("int64", [1])).gives("string[2]"),
    "Expand-8.C4-bool": call("bool[2]", Given("int64", [1])).gives("bool[2]"),
    "Expand-8.C4-float16": call("float16[2]", Given("int64", [1])).gives("float16[2]"),
    "Expand-8.C4-double": call("double[2]", Given("int64", [1])).gives("double[2]"),
    "Expand-8.C4-uint32": call("uint32[2]", Given("int64", [1])).gives("uint32[2]"),
    "Expand-8.C4-uint64": call("uint64[2]", Given("int64", [1])).gives("uint64[2]"),
    "Expand-8.C4-complex64": call("complex64[2]", Given("int64", [1])).gives("complex64[2]"),
    "Expand-8.C4-complex128": call("complex128[2]", Given("int64", [1])).gives("complex128[2]"),
    "Expand-13-2+0-shape-": call("float[2]", Given("int64", [])).gives("float[2]"),
    "Expand-13-2x3+0-shape-": call("float[2,3]", Given("int64", [])).gives("float[2,3]"),
    "Expand-13-2x3+2-shape-1x1": call("float[2,3]", Given("int64", [1, 1])).gives("float[2,3]"),
    "Expand-13-2x3+4-shape-1x1x1x1": call("float[2,3]", Given("int64", [1, 1, 1, 1])).gives(
        "float[1,1,2,3]"
    ),
    "Expand-13.C4-bfloat16": call("bfloat16[2]", Given("int64", [1])).gives("bfloat16[2]"),
    "Expand-13.C4-int8": call("int8[2]", Given("int64", [1])).gives("int8[2]"),
    "Expand-13.C4-uint16": call("uint16[2]", Given("int64", [1])).gives("uint16[2]"),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "Expand-8.C1-input-missing": call(None, Given("int64", [1])),
    "Expand-8.C2-shape-missing": call("float[]", None),
    "Expand-8.C3-all-float": call("float[]", Given("float", [1.0])),
    "Expand-8.C3-all-uint8": call("float[]", Given("uint8", [1])),
    "Expand-8.C3-all-int8": call("float[]", Given("int8", [1])),
    "Expand-8.C3-all-uint16": call("float[]", Given("uint16", [1])),
    "Expand-8.C3-all-int16": call("float[]", Given("int16", [1])),
    "Expand-8.C3-all-int32": call("float[]", Given("int32", [1])),
    "Expand-8.C3-all-string": call("float[]", "string[1]"),
    "Expand-8.C3-all-bool": call("float[]", "bool[1]"),
    "Expand-8.C3-all-float16": call("float[]", Given("float16", [1.0])),
    "Expand-8.C3-all-double": call("float[]", Given("double", [1.0])),
    "Expand-8.C3-all-uint32": call("float[]", Given("uint32", [1])),
    "Expand-8.C3-all-uint64": call("float[]", Given("uint64", [1])),
    "Expand-8.C3-all-complex64": call("float[]", "complex64[1]"),
    "Expand-8.C3-all-complex128": call("float[]", "complex128[1]"),
    "Expand-8.C3-all-bfloat16": call("float[]", "bfloat16[1]"),
    "Expand-8.C3-all-float8e4m3fn": call("float[]", "float8e4m3fn[1]"),
    "Expand-8.C3-all-float8e4m3fnuz": call("float[]", "float8e4m3fnuz[1]"),
    "Expand-8.C3-all-float8e5m2": call("float[]", "float8e5m2[1]"),
    "Expand-8.C3-all-float8e5m2fnuz": call("float[]", "float8e5m2fnuz[1]"),
    "Expand-8.C3-all-uint4": call("float[]", Given("uint4", [1])),
    "Expand-8.C3-all-int4": call("float[]", Given("int4", [1])),
    "Expand-8.C3-all-float4e2m1": call("float[]", "float4e2m1[1]"),
    "Expand-8.C3-all-float8e8m0": call("float[]", "float8e8m0[1]"),
    "Expand-8.C3-all-uint2": call("float[]", Given("uint2", [1])),
    "Expand-8.C3-all-int2": call("float[]", Given("int2", [1])),
    "Expand-8.C3-all-float6e2m3": call("float[]", "float6e2m3[1]"),
    "Expand-8.C3-all-float6e3m2": call("float[]", "float6e3m2[1]"),
    "Expand-8.C4-all-bfloat16": call("bfloat16[]", Given("int64", [1])),
    "Expand-8.C4-all-float8e4m3fn": call("float8e4m3fn[]", Given("int64", [1])),
    "Expand-8.C4-all-float8e4m3fnuz": call("float8e4m3fnuz[]", Given("int64", [1])),
    "Expand-8.C4-all-float8e5m2": call("float8e5m2[]", Given("int64", [1])),
    "Expand-8.C4-all-float8e5m2fnuz": call("float8e5m2fnuz[]", Given("int64", [1])),
    "Expand-8.C4-all-uint4": call("uint4[]", Given("int64", [1])),
    "Expand-8.C4-all-int4": call("int4[]", Given("int64", [1])),
    "Expand-8.C4-all-float4e2m1": call("float4e2m1[]", Given("int64", [1])),
    "Expand-8.C4-all-float8e8m0": call("float8e8m0[]", Given("int64", [1])),
    "Expand-8.C4-all-uint2": call("uint2[]", Given("int64", [1])),
    "Expand-8.C4-all-int2": call("int2[]", Given("int64", [1])),
    "Expand-8.C4-all-float6e2m3": call("float6e2m3[]", Given("int64", [1])),
    "Expand-8.C4-all-float6e3m2": call("float6e3m2[]", Given("int64", [1])),
    "Expand-8.C5-shape-one-axis-more": call("float[]", "int64[1,1]"),
    "Expand-8.C5-shape-one-axis-less": call("float[]", Given("int64", 1)),
    "Expand-8.C5-shape-rank-0": call("float[2]", Given("int64", 1)),
    "Expand-8.C5-all-one-axis-more": call("float[2]", "int64[1,1]"),
    "Expand-8.C5-all-one-axis-less": call("float[2,3]", Given("int64", 1)),
    "Expand-8.C5-all-rank-0": call("float[0]", Given("int64", 1)),
    "Expand-8.C6-shape-first-one-less": call("float[2]", Given("int64", [0])),
    "Expand-8.C6-shape-first-2-plus-1": call("float[2]", Given("int64", [3])),
    "Expand-8.C6-shape-far-more": call("float[2]", Given("int64", [101])),
    "Expand-8.C6-shape-first-one-more": call("float[2,3]", Given("int64", [2])),
    "Expand-8.C6-shape-first-zero": call("float[2,3]", Given("int64", [0])),
    "Expand-8.C6-shape-first-3-plus-1": call("float[2,3]", Given("int64", [4])),
    "Expand-8.C6-shape-first-1-plus-1": call("float[0]", Given("int64", [2])),
    "Expand-8.C7-shape-first-negative": call("float[]", Given("int64", [-2])),
    "Expand-8.C7-shape-first-0-minus-1": call("float[]", Given("int64", [-1])),
    "Expand-8.C7-shape-far-less": call("float[]", Given("int64", [-99])),
    "Expand-8.C7-shape-second-negative": call("float[2,3]", Given("int64", [1, -2])),
    "Expand-8.C7-shape-second-0-minus-1": call("float[2,3]", Given("int64", [1, -1])),
    "Expand-13.C1-input-missing": call(None, Given("int64", [1])),
    "Expand-13.C2-shape-missing": call("float[]", None),
    "Expand-13.C3-all-float": call("float[]", Given("float", [1.0])),
    "Expand-13.C3-all-uint8": call("float[]", Given("uint8", [1])),
    "Expand-13.C3-all-int8": call("float[]", Given("int8", [1])),
    "Expand-13.C3-all-uint16": call("float[]", Given("uint16", [1])),
    "Expand-13.C4-all-float8e4m3fn": call("float8e4m3fn[]", Given("int64", [1])),
    "Expand-13.C4-all-float8e4m3fnuz": call("float8e4m3fnuz[]", Given("int64", [1])),
    "Expand-13.C4-all-float8e5m2": call("float8e5m2[]", Given("int64", [1])),
    "Expand-13.C4-all-float8e5m2fnuz": call("float8e5m2fnuz[]", Given("int64", [1])),
    "Expand-13.C5-shape-one-axis-less": call("float[]", Given("int64", 1)),
    "Expand-13.C6-shape-first-2-plus-1": call("float[2]", Given("int64", [3])),
    "Expand-13.C7-shape-first-0-minus-1": call("float[]", Given("int64", [-1])),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "Expand-8-2+1-shape-1-declared": call("float[2]", "int64[1]").gives("float[?]"),
    "Expand-8-2+1-shape-1-undeclared": call("float", "int64").gives("float"),
    "Expand-8-2+1-shape-1-partly": call("float", "int64[1]").gives("float"),
    "Expand-8-2+1-shape-1-symbolic": call("float[d0]", "int64[d1]").gives("float"),
    "Expand-13-2+1-shape-1-declared": call("float[2]", "int64[1]").gives("float[?]"),
    "Expand-13-2+1-shape-1-undeclared": call("float", "int64").gives("float"),
    "Expand-13-2+1-shape-1-partly": call("float", "int64[1]").gives("float"),
    "Expand-13-2+1-shape-1-symbolic": call("float[d0]", "int64[d1]").gives("float"),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {}
EXAMPLES = [
    example(
        "expand_column",
        [8, 13],
        [tensor("float", [[1.0], [2.0]]), tensor("int64", [2, 3])],
        {},
        gives=[tensor("float", [[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]])],
    ),
    example(
        "expand_more_axes",
        [8, 13],
        [tensor("int64", [1, 2, 3]), tensor("int64", [2, 3])],
        {},
        gives=[tensor("int64", [[1, 2, 3], [1, 2, 3]])],
    ),
    example(
        "expand_sizes_of_one_are_kept",
        [8, 13],
        [tensor("float", [[1.0], [2.0]]), tensor("int64", [1, 3])],
        {},
        gives=[tensor("float", [[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]])],
    ),
    example(
        "expand_fewer_axes",
        [8, 13],
        [tensor("float", [[1.0], [2.0]]), tensor("int64", [2])],
        {},
        gives=[tensor("float", [[1.0, 1.0], [2.0, 2.0]])],
    ),
    example(
        "expand_number",
        [8, 13],
        [tensor("bool", True), tensor("int64", [3])],
        {},
        gives=[tensor("bool", [True, True, True])],
    ),
    example(
        "expand_no_sizes",
        [8, 13],
        [tensor("float", [1.0, 2.0]), tensor("int64", [], shape=(0,))],
        {},
        gives=[tensor("float", [1.0, 2.0])],
    ),
    example(
        "expand_to_nothing",
        [8, 13],
        [tensor("float", [[1.0, 2.0]]), tensor("int64", [0, 2])],
        {},
        gives=[tensor("float", [], shape=(0, 2))],
    ),
    example(
        "expand_multiples",
        [8, 13],
        [tensor("float", [1.0, 2.0]), tensor("int64", [4])],
        {},
        violates="C6",
    ),
    example(
        "expand_smaller",
        [8, 13],
        [tensor("float", [1.0, 2.0]), tensor("int64", [0])],
        {},
        violates="C6",
    ),
    example(
        "expand_negative",
        [8, 13],
        [tensor("float", [[1.0], [2.0]]), tensor("int64", [-1, 3])],
        {},
        violates="C7",
    ),
    example(
        "expand_bfloat16",
        [13],
        [tensor("bfloat16", [1.5]), tensor("int64", [2])],
        {},
        gives=[tensor("bfloat16", [1.5, 1.5])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
    Divergence(
        "onnxruntime",
        versions=(8, 13),
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
