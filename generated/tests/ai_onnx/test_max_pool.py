# Emitted from spec/ai.onnx/MaxPool.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tests of MaxPool: every clause, border, element type and example of its versions."""

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
    tensor,
    weakened,
)

import onnxops.ai.onnx.max_pool as functions

oracle = module_beside(__file__, "oracle_max_pool")


VERSIONS = {
    "MaxPool-1": Version(
        operator="MaxPool",
        domain="ai.onnx",
        since=1,
        opsets=range(1, 8),
        copies=True,
        run=functions.max_pool_1,
        infer=functions.infer_max_pool_1,
        check=functions.check_max_pool_1,
        oracle=oracle.max_pool_1,
        base=call("float[2,3,4]", kernel_shape=(1,)).gives("float[2,3,4]"),
    ),
    "MaxPool-8": Version(
        operator="MaxPool",
        domain="ai.onnx",
        since=8,
        opsets=range(8, 10),
        copies=False,
        run=functions.max_pool_8,
        infer=functions.infer_max_pool_8,
        check=functions.check_max_pool_8,
        oracle=oracle.max_pool_8,
        base=call("float[2,3,4]", kernel_shape=(1,)).gives("float[2,3,4]", "int64[2,3,4]"),
    ),
    "MaxPool-10": Version(
        operator="MaxPool",
        domain="ai.onnx",
        since=10,
        opsets=range(10, 11),
        copies=False,
        run=functions.max_pool_10,
        infer=functions.infer_max_pool_10,
        check=functions.check_max_pool_10,
        oracle=oracle.max_pool_10,
        base=call("float[2,3,4]", kernel_shape=(1,)).gives("float[2,3,4]", "int64[2,3,4]"),
    ),
    "MaxPool-11": Version(
        operator="MaxPool",
        domain="ai.onnx",
        since=11,
        opsets=range(11, 12),
        copies=False,
        run=functions.max_pool_11,
        infer=functions.infer_max_pool_11,
        check=functions.check_max_pool_11,
        oracle=oracle.max_pool_11,
        base=call("float[2,3,4]", kernel_shape=(1,)).gives("float[2,3,4]", "int64[2,3,4]"),
    ),
    "MaxPool-12": Version(
        operator="MaxPool",
        domain="ai.onnx",
        since=12,
        opsets=range(12, 22),
        copies=False,
        run=functions.max_pool_12,
        infer=functions.infer_max_pool_12,
        check=functions.check_max_pool_12,
        oracle=oracle.max_pool_12,
        base=call("float[2,3,4]", kernel_shape=(1,)).gives("float[2,3,4]", "int64[2,3,4]"),
    ),
    "MaxPool-22": Version(
        operator="MaxPool",
        domain="ai.onnx",
        since=22,
        opsets=range(22, 29),
        copies=False,
        run=functions.max_pool_22,
        infer=functions.infer_max_pool_22,
        check=functions.check_max_pool_22,
        oracle=oracle.max_pool_22,
        base=call("float[2,3,4]", kernel_shape=(1,)).gives("float[2,3,4]", "int64[2,3,4]"),
    ),
}
#: Calls that every clause allows; a clause in a name says whose border the call touches.
VALID = {
    "MaxPool-1-1x1x1-kernel_shape-1": call("float[1,1,1]", kernel_shape=(1,)).gives("float[1,1,1]"),
    "MaxPool-1-2x3x1-kernel_shape-1": call("float[2,3,1]", kernel_shape=(1,)).gives("float[2,3,1]"),
    "MaxPool-1-2x3x4-kernel_shape-1": call("float[2,3,4]", kernel_shape=(1,)).gives("float[2,3,4]"),
    "MaxPool-1-2x3x4x2-kernel_shape-1x1": call("float[2,3,4,2]", kernel_shape=(1, 1)).gives(
        "float[2,3,4,2]"
    ),
    "MaxPool-1-0x3x4-kernel_shape-1": call("float[0,3,4]", kernel_shape=(1,)).gives("float[0,3,4]"),
    "MaxPool-1-2x0x4-kernel_shape-1": call("float[2,0,4]", kernel_shape=(1,)).gives("float[2,0,4]"),
    "MaxPool-1-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET": call(
        "float[2,3,4]", kernel_shape=(1,), strides=(1,), pads=(0, 0), auto_pad="NOTSET"
    ).gives("float[2,3,4]"),
    "MaxPool-1-2x3x4-kernel_shape-1-strides-1": call(
        "float[2,3,4]", kernel_shape=(1,), strides=(1,)
    ).gives("float[2,3,4]"),
    "MaxPool-1-2x3x4-kernel_shape-1-pads-0x0": call(
        "float[2,3,4]", kernel_shape=(1,), pads=(0, 0)
    ).gives("float[2,3,4]"),
    "MaxPool-1-2x3x4-kernel_shape-1-auto_pad-NOTSET": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad="NOTSET"
    ).gives("float[2,3,4]"),
    "MaxPool-1-2x3x4-kernel_shape-1-pads-0x0-auto_pad-NOTSET": call(
        "float[2,3,4]", kernel_shape=(1,), pads=(0, 0), auto_pad="NOTSET"
    ).gives("float[2,3,4]"),
    "MaxPool-1-2x3x4-kernel_shape-1-strides-1-auto_pad-NOTSET": call(
        "float[2,3,4]", kernel_shape=(1,), strides=(1,), auto_pad="NOTSET"
    ).gives("float[2,3,4]"),
    "MaxPool-1-2x3x4-kernel_shape-1-strides-1-pads-0x0": call(
        "float[2,3,4]", kernel_shape=(1,), strides=(1,), pads=(0, 0)
    ).gives("float[2,3,4]"),
    "MaxPool-1-1x1x2-kernel_shape-2": call("float[1,1,2]", kernel_shape=(2,)).gives("float[1,1,1]"),
    "MaxPool-1-1x1x1-kernel_shape-1-strides-1": call(
        "float[1,1,1]", kernel_shape=(1,), strides=(1,)
    ).gives("float[1,1,1]"),
    "MaxPool-1-1x1x1-kernel_shape-1-strides-2": call(
        "float[1,1,1]", kernel_shape=(1,), strides=(2,)
    ).gives("float[1,1,1]"),
    "MaxPool-1-1x1x1-kernel_shape-1-pads-0x0": call(
        "float[1,1,1]", kernel_shape=(1,), pads=(0, 0)
    ).gives("float[1,1,1]"),
    "MaxPool-1-2x3x4x3-kernel_shape-2x3": call("float[2,3,4,3]", kernel_shape=(2, 3)).gives(
        "float[2,3,3,1]"
    ),
    "MaxPool-1-2x3x4x2-kernel_shape-2x1": call("float[2,3,4,2]", kernel_shape=(2, 1)).gives(
        "float[2,3,3,2]"
    ),
    "MaxPool-1-2x3x4x2-kernel_shape-48x48-auto_pad-SAME_UPPER": call(
        "float[2,3,4,2]", kernel_shape=(48, 48), auto_pad="SAME_UPPER"
    ).gives("float[2,3,4,2]"),
    "MaxPool-1-2x3x4x2-kernel_shape-3x2": call("float[2,3,4,2]", kernel_shape=(3, 2)).gives(
        "float[2,3,2,1]"
    ),
    "MaxPool-1.C2-float": call("float[2,3,4]", kernel_shape=(1,)).gives("float[2,3,4]"),
    "MaxPool-1.C2-float16": call("float16[2,3,4]", kernel_shape=(1,)).gives("float16[2,3,4]"),
    "MaxPool-1.C2-double": call("double[2,3,4]", kernel_shape=(1,)).gives("double[2,3,4]"),
    "MaxPool-1.C5-NOTSET": call("float[2,3,4]", kernel_shape=(1,), auto_pad="NOTSET").gives(
        "float[2,3,4]"
    ),
    "MaxPool-1.C5-VALID": call("float[2,3,4]", kernel_shape=(1,), auto_pad="VALID").gives(
        "float[2,3,4]"
    ),
    "MaxPool-1.C5-SAME_UPPER": call("float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_UPPER").gives(
        "float[2,3,4]"
    ),
    "MaxPool-1.C5-SAME_LOWER": call("float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_LOWER").gives(
        "float[2,3,4]"
    ),
    "MaxPool-8-1x1x1-kernel_shape-1": call("float[1,1,1]", kernel_shape=(1,)).gives(
        "float[1,1,1]", "int64[1,1,1]"
    ),
    "MaxPool-8-2x3x4-kernel_shape-1": call("float[2,3,4]", kernel_shape=(1,)).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-8-0x3x4-kernel_shape-1": call("float[0,3,4]", kernel_shape=(1,)).gives(
        "float[0,3,4]", "int64[0,3,4]"
    ),
    "MaxPool-8-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        storage_order=0,
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-8-2x3x4-kernel_shape-1-auto_pad-NOTSET": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad="NOTSET"
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-8-2x3x4-kernel_shape-1-pads-0x0-auto_pad-NOTSET-storage_order-0": call(
        "float[2,3,4]", kernel_shape=(1,), pads=(0, 0), auto_pad="NOTSET", storage_order=0
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-8-2x3x4-kernel_shape-1-strides-1-pads-0x0-storage_order-0": call(
        "float[2,3,4]", kernel_shape=(1,), strides=(1,), pads=(0, 0), storage_order=0
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-8-1x1x1-kernel_shape-1-strides-1": call(
        "float[1,1,1]", kernel_shape=(1,), strides=(1,)
    ).gives("float[1,1,1]", "int64[1,1,1]"),
    "MaxPool-8-1x1x1-kernel_shape-1-pads-0x0": call(
        "float[1,1,1]", kernel_shape=(1,), pads=(0, 0)
    ).gives("float[1,1,1]", "int64[1,1,1]"),
    "MaxPool-8-2x3x4x2-kernel_shape-2x1": call("float[2,3,4,2]", kernel_shape=(2, 1)).gives(
        "float[2,3,3,2]", "int64[2,3,3,2]"
    ),
    "MaxPool-8.C2-float": call("float[2,3,4]", kernel_shape=(1,)).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-8.C2-float16": call("float16[2,3,4]", kernel_shape=(1,)).gives(
        "float16[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-8.C2-double": call("double[2,3,4]", kernel_shape=(1,)).gives(
        "double[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-8.C5-NOTSET": call("float[2,3,4]", kernel_shape=(1,), auto_pad="NOTSET").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-8.C5-VALID": call("float[2,3,4]", kernel_shape=(1,), auto_pad="VALID").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-8.C5-SAME_UPPER": call("float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_UPPER").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-8.C5-SAME_LOWER": call("float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_LOWER").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-8.C16-0": call("float[2,3,4]", kernel_shape=(1,), storage_order=0).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-8.C16-1": call("float[2,3,4]", kernel_shape=(1,), storage_order=1).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-8-2x3x1-kernel_shape-1": call("float[2,3,1]", kernel_shape=(1,)).gives(
        "float[2,3,1]", "int64[2,3,1]"
    ),
    "MaxPool-8-2x3x4x2-kernel_shape-1x1": call("float[2,3,4,2]", kernel_shape=(1, 1)).gives(
        "float[2,3,4,2]", "int64[2,3,4,2]"
    ),
    "MaxPool-8-2x0x4-kernel_shape-1": call("float[2,0,4]", kernel_shape=(1,)).gives(
        "float[2,0,4]", "int64[2,0,4]"
    ),
    "MaxPool-10-1x1x1-kernel_shape-1": call("float[1,1,1]", kernel_shape=(1,)).gives(
        "float[1,1,1]", "int64[1,1,1]"
    ),
    "MaxPool-10-2x3x4-kernel_shape-1": call("float[2,3,4]", kernel_shape=(1,)).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-10-2x0x4-kernel_shape-1": call("float[2,0,4]", kernel_shape=(1,)).gives(
        "float[2,0,4]", "int64[2,0,4]"
    ),
    "MaxPool-10-2x3x4-kernel_shape-1-pads-0x0": call(
        "float[2,3,4]", kernel_shape=(1,), pads=(0, 0)
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-10-2x3x4-kernel_shape-1-dilations-1": call(
        "float[2,3,4]", kernel_shape=(1,), dilations=(1,)
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-10-2x3x4-kernel_shape-1-strides-1-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        auto_pad="NOTSET",
        storage_order=0,
        dilations=(1,),
        ceil_mode=0,
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-10-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-dilations-1-ceil_mode-0": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        dilations=(1,),
        ceil_mode=0,
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-10-1x1x2-kernel_shape-2": call("float[1,1,2]", kernel_shape=(2,)).gives(
        "float[1,1,1]", "int64[1,1,1]"
    ),
    "MaxPool-10-1x1x1-kernel_shape-1-pads-0x0": call(
        "float[1,1,1]", kernel_shape=(1,), pads=(0, 0)
    ).gives("float[1,1,1]", "int64[1,1,1]"),
    "MaxPool-10-2x3x4x3-kernel_shape-2x3": call("float[2,3,4,3]", kernel_shape=(2, 3)).gives(
        "float[2,3,3,1]", "int64[2,3,3,1]"
    ),
    "MaxPool-10.C2-float": call("float[2,3,4]", kernel_shape=(1,)).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-10.C2-float16": call("float16[2,3,4]", kernel_shape=(1,)).gives(
        "float16[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-10.C2-double": call("double[2,3,4]", kernel_shape=(1,)).gives(
        "double[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-10.C5-NOTSET": call("float[2,3,4]", kernel_shape=(1,), auto_pad="NOTSET").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-10.C5-VALID": call("float[2,3,4]", kernel_shape=(1,), auto_pad="VALID").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-10.C5-SAME_UPPER": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_UPPER"
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-10.C5-SAME_LOWER": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_LOWER"
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-10.C16-0": call("float[2,3,4]", kernel_shape=(1,), storage_order=0).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-10.C16-1": call("float[2,3,4]", kernel_shape=(1,), storage_order=1).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-10.C17-0": call("float[2,3,4]", kernel_shape=(1,), ceil_mode=0).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-10.C17-1": call("float[2,3,4]", kernel_shape=(1,), ceil_mode=1).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-10-2x3x1-kernel_shape-1": call("float[2,3,1]", kernel_shape=(1,)).gives(
        "float[2,3,1]", "int64[2,3,1]"
    ),
    "MaxPool-10-2x3x4x2-kernel_shape-1x1": call("float[2,3,4,2]", kernel_shape=(1, 1)).gives(
        "float[2,3,4,2]", "int64[2,3,4,2]"
    ),
    "MaxPool-11-2x3x4-kernel_shape-1-ceil_mode-0": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=0
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-11-2x3x4-kernel_shape-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        storage_order=0,
        dilations=(1,),
        ceil_mode=0,
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-11-2x3x4-kernel_shape-1-strides-1-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        auto_pad="NOTSET",
        storage_order=0,
        dilations=(1,),
        ceil_mode=0,
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-11-2x3x4-kernel_shape-1-strides-1-pads-0x0-storage_order-0-dilations-1-ceil_mode-0": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        pads=(0, 0),
        storage_order=0,
        dilations=(1,),
        ceil_mode=0,
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-11.C5-NOTSET": call("float[2,3,4]", kernel_shape=(1,), auto_pad="NOTSET").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-11.C5-VALID": call("float[2,3,4]", kernel_shape=(1,), auto_pad="VALID").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-11.C5-SAME_UPPER": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_UPPER"
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-11.C5-SAME_LOWER": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_LOWER"
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-11.C16-0": call("float[2,3,4]", kernel_shape=(1,), storage_order=0).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-11.C16-1": call("float[2,3,4]", kernel_shape=(1,), storage_order=1).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-11.C17-0": call("float[2,3,4]", kernel_shape=(1,), ceil_mode=0).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-11.C17-1": call("float[2,3,4]", kernel_shape=(1,), ceil_mode=1).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-11.C2-float": call("float[2,3,4]", kernel_shape=(1,)).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-11.C2-float16": call("float16[2,3,4]", kernel_shape=(1,)).gives(
        "float16[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-11-2x3x1-kernel_shape-1": call("float[2,3,1]", kernel_shape=(1,)).gives(
        "float[2,3,1]", "int64[2,3,1]"
    ),
    "MaxPool-11-2x3x4-kernel_shape-1": call("float[2,3,4]", kernel_shape=(1,)).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-11-2x3x4x2-kernel_shape-1x1": call("float[2,3,4,2]", kernel_shape=(1, 1)).gives(
        "float[2,3,4,2]", "int64[2,3,4,2]"
    ),
    "MaxPool-11-2x0x4-kernel_shape-1": call("float[2,0,4]", kernel_shape=(1,)).gives(
        "float[2,0,4]", "int64[2,0,4]"
    ),
    "MaxPool-12-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-dilations-1-ceil_mode-0": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        dilations=(1,),
        ceil_mode=0,
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-12-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-ceil_mode-0": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        storage_order=0,
        ceil_mode=0,
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-12-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        pads=(0, 0),
        auto_pad="NOTSET",
        storage_order=0,
        dilations=(1,),
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-12-1x1x2-kernel_shape-2": call("float[1,1,2]", kernel_shape=(2,)).gives(
        "float[1,1,1]", "int64[1,1,1]"
    ),
    "MaxPool-12.C2-uint8": call("uint8[2,3,4]", kernel_shape=(1,)).gives(
        "uint8[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12.C2-int8": call("int8[2,3,4]", kernel_shape=(1,)).gives(
        "int8[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12.C5-NOTSET": call("float[2,3,4]", kernel_shape=(1,), auto_pad="NOTSET").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12.C5-VALID": call("float[2,3,4]", kernel_shape=(1,), auto_pad="VALID").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12.C5-SAME_UPPER": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_UPPER"
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-12.C5-SAME_LOWER": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_LOWER"
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-12.C16-0": call("float[2,3,4]", kernel_shape=(1,), storage_order=0).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12.C16-1": call("float[2,3,4]", kernel_shape=(1,), storage_order=1).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12.C17-0": call("float[2,3,4]", kernel_shape=(1,), ceil_mode=0).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12.C17-1": call("float[2,3,4]", kernel_shape=(1,), ceil_mode=1).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12.C2-double": call("double[2,3,4]", kernel_shape=(1,)).gives(
        "double[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12.C2-float": call("float[2,3,4]", kernel_shape=(1,)).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12-2x3x1-kernel_shape-1": call("float[2,3,1]", kernel_shape=(1,)).gives(
        "float[2,3,1]", "int64[2,3,1]"
    ),
    "MaxPool-12-2x3x4-kernel_shape-1": call("float[2,3,4]", kernel_shape=(1,)).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-12-2x3x4x2-kernel_shape-1x1": call("float[2,3,4,2]", kernel_shape=(1, 1)).gives(
        "float[2,3,4,2]", "int64[2,3,4,2]"
    ),
    "MaxPool-12-2x0x4-kernel_shape-1": call("float[2,0,4]", kernel_shape=(1,)).gives(
        "float[2,0,4]", "int64[2,0,4]"
    ),
    "MaxPool-22-1x1x1-kernel_shape-1-strides-1": call(
        "float[1,1,1]", kernel_shape=(1,), strides=(1,)
    ).gives("float[1,1,1]", "int64[1,1,1]"),
    "MaxPool-22-1x1x1-kernel_shape-1-strides-2": call(
        "float[1,1,1]", kernel_shape=(1,), strides=(2,)
    ).gives("float[1,1,1]", "int64[1,1,1]"),
    "MaxPool-22-1x1x1-kernel_shape-1-pads-0x0": call(
        "float[1,1,1]", kernel_shape=(1,), pads=(0, 0)
    ).gives("float[1,1,1]", "int64[1,1,1]"),
    "MaxPool-22-1x1x1-kernel_shape-1-dilations-1": call(
        "float[1,1,1]", kernel_shape=(1,), dilations=(1,)
    ).gives("float[1,1,1]", "int64[1,1,1]"),
    "MaxPool-22.C2-bfloat16": call("bfloat16[2,3,4]", kernel_shape=(1,)).gives(
        "bfloat16[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-22.C5-NOTSET": call("float[2,3,4]", kernel_shape=(1,), auto_pad="NOTSET").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-22.C5-VALID": call("float[2,3,4]", kernel_shape=(1,), auto_pad="VALID").gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-22.C5-SAME_UPPER": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_UPPER"
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-22.C5-SAME_LOWER": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad="SAME_LOWER"
    ).gives("float[2,3,4]", "int64[2,3,4]"),
    "MaxPool-22.C16-0": call("float[2,3,4]", kernel_shape=(1,), storage_order=0).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-22.C16-1": call("float[2,3,4]", kernel_shape=(1,), storage_order=1).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-22.C17-0": call("float[2,3,4]", kernel_shape=(1,), ceil_mode=0).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-22.C17-1": call("float[2,3,4]", kernel_shape=(1,), ceil_mode=1).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-22.C2-float": call("float[2,3,4]", kernel_shape=(1,)).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-22.C2-uint8": call("uint8[2,3,4]", kernel_shape=(1,)).gives(
        "uint8[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-22-2x3x1-kernel_shape-1": call("float[2,3,1]", kernel_shape=(1,)).gives(
        "float[2,3,1]", "int64[2,3,1]"
    ),
    "MaxPool-22-2x3x4-kernel_shape-1": call("float[2,3,4]", kernel_shape=(1,)).gives(
        "float[2,3,4]", "int64[2,3,4]"
    ),
    "MaxPool-22-2x3x4x2-kernel_shape-1x1": call("float[2,3,4,2]", kernel_shape=(1, 1)).gives(
        "float[2,3,4,2]", "int64[2,3,4,2]"
    ),
    "MaxPool-22-2x0x4-kernel_shape-1": call("float[2,0,4]", kernel_shape=(1,)).gives(
        "float[2,0,4]", "int64[2,0,4]"
    ),
}
#: Calls that violate the clause in their name, and no other.
VIOLATING = {
    "MaxPool-1.C1-X-missing": call(None, kernel_shape=(1,)),
    "MaxPool-1.C2-all-uint8": call("uint8[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-int8": call("int8[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-uint16": call("uint16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-int16": call("int16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-int32": call("int32[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-int64": call("int64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-string": call("string[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-bool": call("bool[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-uint32": call("uint32[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-uint64": call("uint64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-complex64": call("complex64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-complex128": call("complex128[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-bfloat16": call("bfloat16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-float8e4m3fn": call("float8e4m3fn[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-float8e5m2": call("float8e5m2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-uint4": call("uint4[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-int4": call("int4[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-float4e2m1": call("float4e2m1[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-float8e8m0": call("float8e8m0[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-uint2": call("uint2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-int2": call("int2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-float6e2m3": call("float6e2m3[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C2-all-float6e3m2": call("float6e3m2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C3-X-rank-0": call("float[]", kernel_shape=(1,)),
    "MaxPool-1.C3-all-rank-0": call("float[]", kernel_shape=(1, 1)),
    "MaxPool-1.C4-kernel_shape-missing": call("float[1,1,1]"),
    "MaxPool-1.C5-auto_pad-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), auto_pad="NOTSET-another"
    ),
    "MaxPool-1.C6-X-one-axis-less-then-kernel_shape-of-length-0": call(
        "float[1,1]", kernel_shape=()
    ),
    "MaxPool-1.C7-kernel_shape-one-entry-more": call("float[1,1,1]", kernel_shape=(1, 1)),
    "MaxPool-1.C7-kernel_shape-one-entry-less": call("float[1,1,1]", kernel_shape=()),
    "MaxPool-1.C7-X-one-axis-more": call("float[1,1,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C7-kernel_shape-no-entry": call("float[2,3,1]", kernel_shape=()),
    "MaxPool-1.C7-kernel_shape-3-entries": call("float[2,3,1]", kernel_shape=(1, 1, 1)),
    "MaxPool-1.C7-kernel_shape-4-entries": call("float[2,3,1]", kernel_shape=(1, 1, 1, 1)),
    "MaxPool-1.C7-all-one-axis-more": call("float[2,3,1,1]", kernel_shape=(1,)),
    "MaxPool-1.C7-kernel_shape-5-entries": call("float[2,3,4]", kernel_shape=(1, 1, 1, 1, 1)),
    "MaxPool-1.C8-kernel_shape-first-one-less": call("float[1,1,1]", kernel_shape=(0,)),
    "MaxPool-1.C8-kernel_shape-first-negative": call("float[1,1,1]", kernel_shape=(-2,)),
    "MaxPool-1.C8-kernel_shape-far-less": call("float[1,1,1]", kernel_shape=(-99,)),
    "MaxPool-1.C8-kernel_shape-first-zero": call("float[2,3,1]", kernel_shape=(0,)),
    "MaxPool-1.C8-kernel_shape-first-1-minus-1": call("float[2,3,4]", kernel_shape=(0,)),
    "MaxPool-1.C8-kernel_shape-second-one-less": call("float[2,3,4,2]", kernel_shape=(1, 0)),
    "MaxPool-1.C8-kernel_shape-second-negative": call("float[2,3,4,2]", kernel_shape=(1, -2)),
    "MaxPool-1.C9-strides-one-entry-more": call("float[1,1,1]", kernel_shape=(1,), strides=(1, 1)),
    "MaxPool-1.C9-strides-one-entry-less": call("float[1,1,1]", kernel_shape=(1,), strides=()),
    "MaxPool-1.C9-strides-2-entries": call("float[2,3,1]", kernel_shape=(1,), strides=(1, 1)),
    "MaxPool-1.C9-strides-3-entries": call("float[2,3,1]", kernel_shape=(1,), strides=(1, 1, 1)),
    "MaxPool-1.C9-strides-5-entries": call(
        "float[2,3,4]", kernel_shape=(1,), strides=(1, 1, 1, 1, 1)
    ),
    "MaxPool-1.C9-strides-first-one-more": call(
        "float[2,3,4,2]", kernel_shape=(1, 1), strides=(2,)
    ),
    "MaxPool-1.C9-strides-first-2-plus-1": call(
        "float[2,3,4,2]", kernel_shape=(1, 1), strides=(3,)
    ),
    "MaxPool-1.C9-strides-first-3-plus-1": call(
        "float[2,3,4,2]", kernel_shape=(1, 1), strides=(4,)
    ),
    "MaxPool-1.C10-strides-first-one-less": call("float[1,1,1]", kernel_shape=(1,), strides=(0,)),
    "MaxPool-1.C10-strides-first-negative": call("float[1,1,1]", kernel_shape=(1,), strides=(-2,)),
    "MaxPool-1.C10-strides-first-zero": call("float[2,3,1]", kernel_shape=(1,), strides=(0,)),
    "MaxPool-1.C10-strides-first--2-plus-1": call("float[2,3,1]", kernel_shape=(1,), strides=(-1,)),
    "MaxPool-1.C10-strides-first--3-minus-1": call(
        "float[2,3,1]", kernel_shape=(1,), strides=(-4,)
    ),
    "MaxPool-1.C10-strides-first--2": call("float[2,3,4]", kernel_shape=(1,), strides=(-2,)),
    "MaxPool-1.C10-strides-first--4": call("float[2,3,4]", kernel_shape=(1,), strides=(-4,)),
    "MaxPool-1.C10-strides-first--3-plus-1": call("float[0,3,4]", kernel_shape=(1,), strides=(-2,)),
    "MaxPool-1.C11-pads-one-entry-less": call("float[1,1,1]", kernel_shape=(1,), pads=()),
    "MaxPool-1.C11-pads-first-one-more": call("float[1,1,1]", kernel_shape=(1,), pads=(2,)),
    "MaxPool-1.C11-pads-first-2-plus-1": call("float[1,1,1]", kernel_shape=(1,), pads=(3,)),
    "MaxPool-1.C11-pads-no-entry": call("float[2,3,1]", kernel_shape=(1,), pads=()),
    "MaxPool-1.C11-pads-first-zero": call("float[2,3,1]", kernel_shape=(1,), pads=(0,)),
    "MaxPool-1.C11-pads-first-0-plus-1": call("float[2,3,1]", kernel_shape=(1,), pads=(1,)),
    "MaxPool-1.C11-pads-first-3-plus-1": call("float[2,3,1]", kernel_shape=(1,), pads=(4,)),
    "MaxPool-1.C11-pads-first-0": call("float[2,3,4]", kernel_shape=(1,), pads=(0,)),
    "MaxPool-1.C12-pads-first-one-less": call(
        "float[2,3,4]", kernel_shape=(1,), strides=(1,), auto_pad="NOTSET", pads=(-1, 0)
    ),
    "MaxPool-1.C13-pads-4-entries": call(
        "float[2,3,4,2]", kernel_shape=(48, 48), auto_pad="SAME_UPPER", pads=(1, 1, 1, 1)
    ),
    "MaxPool-1.C14-kernel_shape-first-one-more": call("float[1,1,1]", kernel_shape=(2,)),
    "MaxPool-1.C14-kernel_shape-first-2-plus-1": call("float[1,1,1]", kernel_shape=(3,)),
    "MaxPool-1.C14-kernel_shape-far-more": call("float[1,1,1]", kernel_shape=(101,)),
    "MaxPool-1.C14-kernel_shape-first-1-plus-1": call("float[2,3,1]", kernel_shape=(2,)),
    "MaxPool-1.C14-kernel_shape-first-3": call("float[2,3,1]", kernel_shape=(3,)),
    "MaxPool-1.C14-kernel_shape-first-3-plus-1": call("float[2,3,1]", kernel_shape=(4,)),
    "MaxPool-1.C15-pads-one-entry-more": call("float[1,1,1]", kernel_shape=(1,), pads=(1, 1)),
    "MaxPool-1.C15-pads-2-entries": call("float[2,3,1]", kernel_shape=(1,), pads=(1, 1)),
    "MaxPool-8.C1-X-missing": call(None, kernel_shape=(1,)),
    "MaxPool-8.C2-all-uint8": call("uint8[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-int8": call("int8[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-uint16": call("uint16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-int16": call("int16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-int32": call("int32[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-int64": call("int64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-string": call("string[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-bool": call("bool[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-uint32": call("uint32[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-uint64": call("uint64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-complex64": call("complex64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-complex128": call("complex128[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-bfloat16": call("bfloat16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-float8e4m3fn": call("float8e4m3fn[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-float8e5m2": call("float8e5m2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-uint4": call("uint4[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-int4": call("int4[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-float4e2m1": call("float4e2m1[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-float8e8m0": call("float8e8m0[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-uint2": call("uint2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-int2": call("int2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-float6e2m3": call("float6e2m3[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C2-all-float6e3m2": call("float6e3m2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C3-X-rank-0": call("float[]", kernel_shape=(1,)),
    "MaxPool-8.C3-all-rank-0": call("float[]", kernel_shape=(1, 1)),
    "MaxPool-8.C4-kernel_shape-missing": call("float[1,1,1]"),
    "MaxPool-8.C5-auto_pad-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), auto_pad="NOTSET-another"
    ),
    "MaxPool-8.C6-X-one-axis-less-then-kernel_shape-of-length-0": call(
        "float[1,1]", kernel_shape=()
    ),
    "MaxPool-8.C7-kernel_shape-one-entry-more": call("float[1,1,1]", kernel_shape=(1, 1)),
    "MaxPool-8.C7-X-one-axis-more": call("float[1,1,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C7-kernel_shape-3-entries": call("float[2,3,1]", kernel_shape=(1, 1, 1)),
    "MaxPool-8.C7-all-one-axis-more": call("float[2,3,1,1]", kernel_shape=(1,)),
    "MaxPool-8.C8-kernel_shape-first-one-less": call("float[1,1,1]", kernel_shape=(0,)),
    "MaxPool-8.C8-kernel_shape-first-negative": call("float[1,1,1]", kernel_shape=(-2,)),
    "MaxPool-8.C8-kernel_shape-first-zero": call("float[2,3,1]", kernel_shape=(0,)),
    "MaxPool-8.C8-kernel_shape-second-one-less": call("float[2,3,4,2]", kernel_shape=(1, 0)),
    "MaxPool-8.C9-strides-one-entry-more": call("float[1,1,1]", kernel_shape=(1,), strides=(1, 1)),
    "MaxPool-8.C9-strides-2-entries": call("float[2,3,1]", kernel_shape=(1,), strides=(1, 1)),
    "MaxPool-8.C9-strides-5-entries": call(
        "float[2,3,4]", kernel_shape=(1,), strides=(1, 1, 1, 1, 1)
    ),
    "MaxPool-8.C9-strides-first-2-plus-1": call(
        "float[2,3,4,2]", kernel_shape=(1, 1), strides=(3,)
    ),
    "MaxPool-8.C10-strides-first-one-less": call("float[1,1,1]", kernel_shape=(1,), strides=(0,)),
    "MaxPool-8.C10-strides-first-zero": call("float[2,3,1]", kernel_shape=(1,), strides=(0,)),
    "MaxPool-8.C10-strides-first--3-minus-1": call(
        "float[2,3,1]", kernel_shape=(1,), strides=(-4,)
    ),
    "MaxPool-8.C10-strides-first--4": call("float[2,3,4]", kernel_shape=(1,), strides=(-4,)),
    "MaxPool-8.C11-pads-one-entry-less": call("float[1,1,1]", kernel_shape=(1,), pads=()),
    "MaxPool-8.C11-pads-first-2-plus-1": call("float[1,1,1]", kernel_shape=(1,), pads=(3,)),
    "MaxPool-8.C11-pads-first-zero": call("float[2,3,1]", kernel_shape=(1,), pads=(0,)),
    "MaxPool-8.C11-pads-first-3-plus-1": call("float[2,3,1]", kernel_shape=(1,), pads=(4,)),
    "MaxPool-8.C12-pads-first-one-less": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        auto_pad="NOTSET",
        storage_order=0,
        pads=(-1, 0),
    ),
    "MaxPool-8.C13-pads-4-entries": call(
        "float[2,3,4,2]", kernel_shape=(48, 48), auto_pad="SAME_UPPER", pads=(1, 1, 1, 1)
    ),
    "MaxPool-8.C14-kernel_shape-first-one-more": call("float[1,1,1]", kernel_shape=(2,)),
    "MaxPool-8.C14-kernel_shape-first-2-plus-1": call("float[1,1,1]", kernel_shape=(3,)),
    "MaxPool-8.C14-kernel_shape-first-1-plus-1": call("float[2,3,1]", kernel_shape=(2,)),
    "MaxPool-8.C14-kernel_shape-first-3": call("float[2,3,1]", kernel_shape=(3,)),
    "MaxPool-8.C14-kernel_shape-far-more": call("float[1,1,1]", kernel_shape=(101,)),
    "MaxPool-8.C14-kernel_shape-first-3-plus-1": call("float[2,3,1]", kernel_shape=(4,)),
    "MaxPool-8.C15-pads-one-entry-more": call("float[1,1,1]", kernel_shape=(1,), pads=(1, 1)),
    "MaxPool-8.C15-pads-2-entries": call("float[2,3,1]", kernel_shape=(1,), pads=(1, 1)),
    "MaxPool-8.C16-storage_order-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), storage_order=-1
    ),
    "MaxPool-10.C1-X-missing": call(None, kernel_shape=(1,)),
    "MaxPool-10.C2-all-uint8": call("uint8[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-int8": call("int8[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-uint16": call("uint16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-int16": call("int16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-int32": call("int32[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-int64": call("int64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-string": call("string[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-bool": call("bool[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-uint32": call("uint32[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-uint64": call("uint64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-complex64": call("complex64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-complex128": call("complex128[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-bfloat16": call("bfloat16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-float8e4m3fn": call("float8e4m3fn[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-float8e4m3fnuz": call("float8e4m3fnuz[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-float8e5m2": call("float8e5m2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-float8e5m2fnuz": call("float8e5m2fnuz[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-uint4": call("uint4[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-int4": call("int4[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-float4e2m1": call("float4e2m1[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-float8e8m0": call("float8e8m0[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-uint2": call("uint2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-int2": call("int2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-float6e2m3": call("float6e2m3[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C2-all-float6e3m2": call("float6e3m2[1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C3-X-rank-0": call("float[]", kernel_shape=(1,)),
    "MaxPool-10.C3-all-rank-0": call("float[]", kernel_shape=(1, 1)),
    "MaxPool-10.C4-kernel_shape-missing": call("float[1,1,1]"),
    "MaxPool-10.C5-auto_pad-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), auto_pad="NOTSET-another"
    ),
    "MaxPool-10.C6-X-one-axis-less-then-kernel_shape-of-length-0": call(
        "float[1,1]", kernel_shape=()
    ),
    "MaxPool-10.C7-kernel_shape-one-entry-more": call("float[1,1,1]", kernel_shape=(1, 1)),
    "MaxPool-10.C7-X-one-axis-more": call("float[1,1,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C7-kernel_shape-3-entries": call("float[2,3,1]", kernel_shape=(1, 1, 1)),
    "MaxPool-10.C7-all-one-axis-more": call("float[2,3,1,1]", kernel_shape=(1,)),
    "MaxPool-10.C8-kernel_shape-first-one-less": call("float[1,1,1]", kernel_shape=(0,)),
    "MaxPool-10.C8-kernel_shape-first-negative": call("float[1,1,1]", kernel_shape=(-2,)),
    "MaxPool-10.C8-kernel_shape-first-zero": call("float[2,3,1]", kernel_shape=(0,)),
    "MaxPool-10.C8-kernel_shape-second-one-less": call("float[2,3,4,2]", kernel_shape=(1, 0)),
    "MaxPool-10.C9-strides-one-entry-more": call("float[1,1,1]", kernel_shape=(1,), strides=(1, 1)),
    "MaxPool-10.C9-strides-2-entries": call("float[2,3,1]", kernel_shape=(1,), strides=(1, 1)),
    "MaxPool-10.C9-strides-5-entries": call(
        "float[2,3,4]", kernel_shape=(1,), strides=(1, 1, 1, 1, 1)
    ),
    "MaxPool-10.C9-strides-first-2-plus-1": call(
        "float[2,3,4,2]", kernel_shape=(1, 1), strides=(3,)
    ),
    "MaxPool-10.C10-strides-first-one-less": call("float[1,1,1]", kernel_shape=(1,), strides=(0,)),
    "MaxPool-10.C10-strides-first-zero": call("float[2,3,1]", kernel_shape=(1,), strides=(0,)),
    "MaxPool-10.C10-strides-first--3-minus-1": call(
        "float[2,3,1]", kernel_shape=(1,), strides=(-4,)
    ),
    "MaxPool-10.C10-strides-first--4": call("float[2,3,4]", kernel_shape=(1,), strides=(-4,)),
    "MaxPool-10.C11-pads-one-entry-less": call("float[1,1,1]", kernel_shape=(1,), pads=()),
    "MaxPool-10.C11-pads-first-2-plus-1": call("float[1,1,1]", kernel_shape=(1,), pads=(3,)),
    "MaxPool-10.C11-pads-first-zero": call("float[2,3,1]", kernel_shape=(1,), pads=(0,)),
    "MaxPool-10.C11-pads-first-3-plus-1": call("float[2,3,1]", kernel_shape=(1,), pads=(4,)),
    "MaxPool-10.C12-pads-first-one-less": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        auto_pad="NOTSET",
        storage_order=0,
        dilations=(1,),
        ceil_mode=0,
        pads=(-1, 0),
    ),
    "MaxPool-10.C13-auto_pad-listed-1-then-pads-one-entry-more": call(
        "float[1,1,1]", kernel_shape=(1,), auto_pad="VALID", pads=(1, 1)
    ),
    "MaxPool-10.C14-kernel_shape-first-one-more": call("float[1,1,1]", kernel_shape=(2,)),
    "MaxPool-10.C14-kernel_shape-first-2-plus-1": call("float[1,1,1]", kernel_shape=(3,)),
    "MaxPool-10.C14-kernel_shape-first-1-plus-1": call("float[2,3,1]", kernel_shape=(2,)),
    "MaxPool-10.C14-kernel_shape-first-3": call("float[2,3,1]", kernel_shape=(3,)),
    "MaxPool-10.C14-kernel_shape-far-more": call("float[1,1,1]", kernel_shape=(101,)),
    "MaxPool-10.C14-kernel_shape-first-3-plus-1": call("float[2,3,1]", kernel_shape=(4,)),
    "MaxPool-10.C15-pads-one-entry-more": call("float[1,1,1]", kernel_shape=(1,), pads=(1, 1)),
    "MaxPool-10.C16-storage_order-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), storage_order=-1
    ),
    "MaxPool-10.C17-ceil_mode-unlisted": call("float[1,1,1]", kernel_shape=(1,), ceil_mode=-1),
    "MaxPool-10.C18-dilations-one-entry-more": call(
        "float[1,1,1]", kernel_shape=(1,), dilations=(1, 1)
    ),
    "MaxPool-10.C18-dilations-2-entries": call("float[2,3,1]", kernel_shape=(1,), dilations=(1, 1)),
    "MaxPool-10.C18-dilations-5-entries": call(
        "float[2,3,4]", kernel_shape=(1,), dilations=(1, 1, 1, 1, 1)
    ),
    "MaxPool-10.C18-dilations-first-2-plus-1": call(
        "float[2,3,4,2]", kernel_shape=(1, 1), dilations=(3,)
    ),
    "MaxPool-10.C19-dilations-first-one-less": call(
        "float[1,1,1]", kernel_shape=(1,), dilations=(0,)
    ),
    "MaxPool-10.C19-dilations-first-zero": call("float[2,3,1]", kernel_shape=(1,), dilations=(0,)),
    "MaxPool-10.C19-dilations-first--3-minus-1": call(
        "float[2,3,1]", kernel_shape=(1,), dilations=(-4,)
    ),
    "MaxPool-10.C19-dilations-first--4": call("float[2,3,4]", kernel_shape=(1,), dilations=(-4,)),
    "MaxPool-10.C20-as-in-maxpool_gap": call(
        "float[1,1,1]", kernel_shape=(2,), pads=(1, 1), dilations=(2,)
    ),
    "MaxPool-11.C1-X-missing": call(None, kernel_shape=(1,)),
    "MaxPool-11.C2-all-uint8": call("uint8[1,1,1]", kernel_shape=(1,)),
    "MaxPool-11.C2-all-int8": call("int8[1,1,1]", kernel_shape=(1,)),
    "MaxPool-11.C2-all-uint16": call("uint16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-11.C2-all-int16": call("int16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-11.C3-all-rank-0": call("float[]", kernel_shape=(1, 1)),
    "MaxPool-11.C4-kernel_shape-missing": call("float[1,1,1]"),
    "MaxPool-11.C5-auto_pad-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), auto_pad="NOTSET-another"
    ),
    "MaxPool-11.C6-X-one-axis-less-then-kernel_shape-of-length-0": call(
        "float[1,1]", kernel_shape=()
    ),
    "MaxPool-11.C7-kernel_shape-no-entry": call("float[2,3,1]", kernel_shape=()),
    "MaxPool-11.C8-kernel_shape-first-zero": call("float[2,3,1]", kernel_shape=(0,)),
    "MaxPool-11.C9-strides-2-entries": call("float[2,3,1]", kernel_shape=(1,), strides=(1, 1)),
    "MaxPool-11.C10-strides-first-zero": call("float[2,3,1]", kernel_shape=(1,), strides=(0,)),
    "MaxPool-11.C11-pads-first-one-less": call("float[1,1,1]", kernel_shape=(1,), pads=(0,)),
    "MaxPool-11.C12-pads-first-one-less": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        auto_pad="NOTSET",
        storage_order=0,
        dilations=(1,),
        ceil_mode=0,
        pads=(-1, 0),
    ),
    "MaxPool-11.C13-auto_pad-listed-1-then-pads-one-entry-more": call(
        "float[1,1,1]", kernel_shape=(1,), auto_pad="VALID", pads=(1, 1)
    ),
    "MaxPool-11.C14-kernel_shape-first-1-plus-1": call("float[2,3,1]", kernel_shape=(2,)),
    "MaxPool-11.C14-kernel_shape-first-one-more": call("float[1,1,1]", kernel_shape=(2,)),
    "MaxPool-11.C14-kernel_shape-first-2-plus-1": call("float[1,1,1]", kernel_shape=(3,)),
    "MaxPool-11.C14-kernel_shape-far-more": call("float[1,1,1]", kernel_shape=(101,)),
    "MaxPool-11.C14-kernel_shape-first-3": call("float[2,3,1]", kernel_shape=(3,)),
    "MaxPool-11.C14-kernel_shape-first-3-plus-1": call("float[2,3,1]", kernel_shape=(4,)),
    "MaxPool-11.C15-pads-one-entry-more": call("float[1,1,1]", kernel_shape=(1,), pads=(1, 1)),
    "MaxPool-11.C16-storage_order-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), storage_order=-1
    ),
    "MaxPool-11.C17-ceil_mode-unlisted": call("float[1,1,1]", kernel_shape=(1,), ceil_mode=-1),
    "MaxPool-11.C18-dilations-2-entries": call("float[2,3,1]", kernel_shape=(1,), dilations=(1, 1)),
    "MaxPool-11.C19-dilations-first-zero": call("float[2,3,1]", kernel_shape=(1,), dilations=(0,)),
    "MaxPool-11.C20-as-in-maxpool_gap": call(
        "float[1,1,1]", kernel_shape=(2,), pads=(1, 1), dilations=(2,)
    ),
    "MaxPool-12.C1-X-missing": call(None, kernel_shape=(1,)),
    "MaxPool-12.C2-all-uint16": call("uint16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-12.C2-all-int16": call("int16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-12.C2-all-int32": call("int32[1,1,1]", kernel_shape=(1,)),
    "MaxPool-12.C2-all-int64": call("int64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-12.C3-X-rank-0": call("float[]", kernel_shape=(1,)),
    "MaxPool-12.C4-kernel_shape-missing": call("float[1,1,1]"),
    "MaxPool-12.C5-auto_pad-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), auto_pad="NOTSET-another"
    ),
    "MaxPool-12.C6-X-one-axis-less-then-kernel_shape-of-length-0": call(
        "float[1,1]", kernel_shape=()
    ),
    "MaxPool-12.C7-kernel_shape-2-entries": call("float[2,3,1]", kernel_shape=(1, 1)),
    "MaxPool-12.C8-kernel_shape-first-1-minus-1": call("float[2,3,4]", kernel_shape=(0,)),
    "MaxPool-12.C9-strides-3-entries": call("float[2,3,1]", kernel_shape=(1,), strides=(1, 1, 1)),
    "MaxPool-12.C10-strides-first--1-minus-1": call(
        "float[2,3,1]", kernel_shape=(1,), strides=(-2,)
    ),
    "MaxPool-12.C11-pads-first-2-plus-1": call("float[1,1,1]", kernel_shape=(1,), pads=(3,)),
    "MaxPool-12.C12-pads-first-one-less": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        auto_pad="NOTSET",
        storage_order=0,
        dilations=(1,),
        ceil_mode=0,
        pads=(-1, 0),
    ),
    "MaxPool-12.C13-auto_pad-listed-1-then-pads-one-entry-more": call(
        "float[1,1,1]", kernel_shape=(1,), auto_pad="VALID", pads=(1, 1)
    ),
    "MaxPool-12.C14-kernel_shape-first-3": call("float[2,3,1]", kernel_shape=(3,)),
    "MaxPool-12.C15-pads-one-entry-more": call("float[1,1,1]", kernel_shape=(1,), pads=(1, 1)),
    "MaxPool-12.C16-storage_order-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), storage_order=-1
    ),
    "MaxPool-12.C17-ceil_mode-unlisted": call("float[1,1,1]", kernel_shape=(1,), ceil_mode=-1),
    "MaxPool-12.C18-dilations-3-entries": call(
        "float[2,3,1]", kernel_shape=(1,), dilations=(1, 1, 1)
    ),
    "MaxPool-12.C19-dilations-first--1-minus-1": call(
        "float[2,3,1]", kernel_shape=(1,), dilations=(-2,)
    ),
    "MaxPool-12.C20-as-in-maxpool_gap": call(
        "float[1,1,1]", kernel_shape=(2,), pads=(1, 1), dilations=(2,)
    ),
    "MaxPool-22.C1-X-missing": call(None, kernel_shape=(1,)),
    "MaxPool-22.C2-all-uint16": call("uint16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-22.C2-all-int16": call("int16[1,1,1]", kernel_shape=(1,)),
    "MaxPool-22.C2-all-int32": call("int32[1,1,1]", kernel_shape=(1,)),
    "MaxPool-22.C2-all-int64": call("int64[1,1,1]", kernel_shape=(1,)),
    "MaxPool-22.C3-all-rank-0": call("float[]", kernel_shape=(1, 1)),
    "MaxPool-22.C4-kernel_shape-missing": call("float[1,1,1]"),
    "MaxPool-22.C5-auto_pad-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), auto_pad="NOTSET-another"
    ),
    "MaxPool-22.C6-X-one-axis-less-then-kernel_shape-of-length-0": call(
        "float[1,1]", kernel_shape=()
    ),
    "MaxPool-22.C7-kernel_shape-3-entries": call("float[2,3,1]", kernel_shape=(1, 1, 1)),
    "MaxPool-22.C8-kernel_shape-second-one-less": call("float[2,3,4,2]", kernel_shape=(1, 0)),
    "MaxPool-22.C9-strides-4-entries": call(
        "float[2,3,1]", kernel_shape=(1,), strides=(1, 1, 1, 1)
    ),
    "MaxPool-22.C10-strides-first--2-plus-1": call(
        "float[2,3,1]", kernel_shape=(1,), strides=(-1,)
    ),
    "MaxPool-22.C11-pads-first-2-minus-1": call("float[1,1,1]", kernel_shape=(1,), pads=(1,)),
    "MaxPool-22.C12-pads-first-one-less": call(
        "float[2,3,4]",
        kernel_shape=(1,),
        strides=(1,),
        auto_pad="NOTSET",
        storage_order=0,
        dilations=(1,),
        ceil_mode=0,
        pads=(-1, 0),
    ),
    "MaxPool-22.C13-auto_pad-listed-1-then-pads-one-entry-more": call(
        "float[1,1,1]", kernel_shape=(1,), auto_pad="VALID", pads=(1, 1)
    ),
    "MaxPool-22.C14-kernel_shape-first-3-plus-1": call("float[2,3,1]", kernel_shape=(4,)),
    "MaxPool-22.C15-pads-one-entry-more": call("float[1,1,1]", kernel_shape=(1,), pads=(1, 1)),
    "MaxPool-22.C16-storage_order-unlisted": call(
        "float[1,1,1]", kernel_shape=(1,), storage_order=-1
    ),
    "MaxPool-22.C17-ceil_mode-unlisted": call("float[1,1,1]", kernel_shape=(1,), ceil_mode=-1),
    "MaxPool-22.C18-dilations-4-entries": call(
        "float[2,3,1]", kernel_shape=(1,), dilations=(1, 1, 1, 1)
    ),
    "MaxPool-22.C19-dilations-first--2-plus-1": call(
        "float[2,3,1]", kernel_shape=(1,), dilations=(-1,)
    ),
    "MaxPool-22.C20-as-in-maxpool_gap": call(
        "float[1,1,1]", kernel_shape=(2,), pads=(1, 1), dilations=(2,)
    ),
}
#: Types of which less is known, and what follows all the same; ``?`` is an unknown size.
INFERRED = {
    "MaxPool-1-2x3x4-kernel_shape-1-undeclared": call("float", kernel_shape=(1,)).gives("float"),
    "MaxPool-1-2x3x4-kernel_shape-1-symbolic": call("float[d0,d1,d2]", kernel_shape=(1,)).gives(
        "float[d0,d1,?]"
    ),
    "MaxPool-8-2x3x4-kernel_shape-1-undeclared": call("float", kernel_shape=(1,)).gives(
        "float", "int64"
    ),
    "MaxPool-8-2x3x4-kernel_shape-1-symbolic": call("float[d0,d1,d2]", kernel_shape=(1,)).gives(
        "float[d0,d1,?]", "int64[d0,d1,?]"
    ),
    "MaxPool-10-2x3x4-kernel_shape-1-undeclared": call("float", kernel_shape=(1,)).gives(
        "float", "int64"
    ),
    "MaxPool-10-2x3x4-kernel_shape-1-symbolic": call("float[d0,d1,d2]", kernel_shape=(1,)).gives(
        "float[d0,d1,?]", "int64[d0,d1,?]"
    ),
    "MaxPool-11-2x3x4-kernel_shape-1-undeclared": call("float", kernel_shape=(1,)).gives(
        "float", "int64"
    ),
    "MaxPool-11-2x3x4-kernel_shape-1-symbolic": call("float[d0,d1,d2]", kernel_shape=(1,)).gives(
        "float[d0,d1,?]", "int64[d0,d1,?]"
    ),
    "MaxPool-12-2x3x4-kernel_shape-1-undeclared": call("float", kernel_shape=(1,)).gives(
        "float", "int64"
    ),
    "MaxPool-12-2x3x4-kernel_shape-1-symbolic": call("float[d0,d1,d2]", kernel_shape=(1,)).gives(
        "float[d0,d1,?]", "int64[d0,d1,?]"
    ),
    "MaxPool-22-2x3x4-kernel_shape-1-undeclared": call("float", kernel_shape=(1,)).gives(
        "float", "int64"
    ),
    "MaxPool-22-2x3x4-kernel_shape-1-symbolic": call("float[d0,d1,d2]", kernel_shape=(1,)).gives(
        "float[d0,d1,?]", "int64[d0,d1,?]"
    ),
}
#: Calls with an attribute that is not of its kind.
MALFORMED = {
    "MaxPool-1.attribute-type-kernel_shape-int": call("float[2,3,4]", kernel_shape=1),
    "MaxPool-1.attribute-type-kernel_shape-floats": call("float[2,3,4]", kernel_shape=[1.0]),
    "MaxPool-1.attribute-type-kernel_shape-text": call("float[2,3,4]", kernel_shape="1"),
    "MaxPool-1.attribute-type-kernel_shape-2**63": call(
        "float[2,3,4]", kernel_shape=[9223372036854775808]
    ),
    "MaxPool-1.attribute-type-strides-int": call("float[2,3,4]", kernel_shape=(1,), strides=1),
    "MaxPool-1.attribute-type-strides-floats": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[1.0]
    ),
    "MaxPool-1.attribute-type-strides-text": call("float[2,3,4]", kernel_shape=(1,), strides="1"),
    "MaxPool-1.attribute-type-strides-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[9223372036854775808]
    ),
    "MaxPool-1.attribute-type-pads-int": call("float[2,3,4]", kernel_shape=(1,), pads=1),
    "MaxPool-1.attribute-type-pads-floats": call("float[2,3,4]", kernel_shape=(1,), pads=[1.0]),
    "MaxPool-1.attribute-type-pads-text": call("float[2,3,4]", kernel_shape=(1,), pads="1"),
    "MaxPool-1.attribute-type-pads-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), pads=[9223372036854775808]
    ),
    "MaxPool-1.attribute-type-auto_pad-int": call("float[2,3,4]", kernel_shape=(1,), auto_pad=1),
    "MaxPool-1.attribute-type-auto_pad-bytes-in-list": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad=["a"]
    ),
    "MaxPool-8.attribute-type-kernel_shape-int": call("float[2,3,4]", kernel_shape=1),
    "MaxPool-8.attribute-type-kernel_shape-floats": call("float[2,3,4]", kernel_shape=[1.0]),
    "MaxPool-8.attribute-type-kernel_shape-text": call("float[2,3,4]", kernel_shape="1"),
    "MaxPool-8.attribute-type-kernel_shape-2**63": call(
        "float[2,3,4]", kernel_shape=[9223372036854775808]
    ),
    "MaxPool-8.attribute-type-strides-int": call("float[2,3,4]", kernel_shape=(1,), strides=1),
    "MaxPool-8.attribute-type-strides-floats": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[1.0]
    ),
    "MaxPool-8.attribute-type-strides-text": call("float[2,3,4]", kernel_shape=(1,), strides="1"),
    "MaxPool-8.attribute-type-strides-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[9223372036854775808]
    ),
    "MaxPool-8.attribute-type-pads-int": call("float[2,3,4]", kernel_shape=(1,), pads=1),
    "MaxPool-8.attribute-type-pads-floats": call("float[2,3,4]", kernel_shape=(1,), pads=[1.0]),
    "MaxPool-8.attribute-type-pads-text": call("float[2,3,4]", kernel_shape=(1,), pads="1"),
    "MaxPool-8.attribute-type-pads-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), pads=[9223372036854775808]
    ),
    "MaxPool-8.attribute-type-auto_pad-int": call("float[2,3,4]", kernel_shape=(1,), auto_pad=1),
    "MaxPool-8.attribute-type-auto_pad-bytes-in-list": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad=["a"]
    ),
    "MaxPool-8.attribute-type-storage_order-true": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=True
    ),
    "MaxPool-8.attribute-type-storage_order-float": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=1.0
    ),
    "MaxPool-8.attribute-type-storage_order-text": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order="1"
    ),
    "MaxPool-8.attribute-type-storage_order-list": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=[1]
    ),
    "MaxPool-8.attribute-type-storage_order-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=2**63
    ),
    "MaxPool-8.attribute-type-storage_order--2**63-1": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=-(2**63 + 1)
    ),
    "MaxPool-10.attribute-type-kernel_shape-int": call("float[2,3,4]", kernel_shape=1),
    "MaxPool-10.attribute-type-kernel_shape-floats": call("float[2,3,4]", kernel_shape=[1.0]),
    "MaxPool-10.attribute-type-kernel_shape-text": call("float[2,3,4]", kernel_shape="1"),
    "MaxPool-10.attribute-type-kernel_shape-2**63": call(
        "float[2,3,4]", kernel_shape=[9223372036854775808]
    ),
    "MaxPool-10.attribute-type-strides-int": call("float[2,3,4]", kernel_shape=(1,), strides=1),
    "MaxPool-10.attribute-type-strides-floats": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[1.0]
    ),
    "MaxPool-10.attribute-type-strides-text": call("float[2,3,4]", kernel_shape=(1,), strides="1"),
    "MaxPool-10.attribute-type-strides-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[9223372036854775808]
    ),
    "MaxPool-10.attribute-type-pads-int": call("float[2,3,4]", kernel_shape=(1,), pads=1),
    "MaxPool-10.attribute-type-pads-floats": call("float[2,3,4]", kernel_shape=(1,), pads=[1.0]),
    "MaxPool-10.attribute-type-pads-text": call("float[2,3,4]", kernel_shape=(1,), pads="1"),
    "MaxPool-10.attribute-type-pads-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), pads=[9223372036854775808]
    ),
    "MaxPool-10.attribute-type-auto_pad-int": call("float[2,3,4]", kernel_shape=(1,), auto_pad=1),
    "MaxPool-10.attribute-type-auto_pad-bytes-in-list": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad=["a"]
    ),
    "MaxPool-10.attribute-type-storage_order-true": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=True
    ),
    "MaxPool-10.attribute-type-storage_order-float": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=1.0
    ),
    "MaxPool-10.attribute-type-storage_order-text": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order="1"
    ),
    "MaxPool-10.attribute-type-storage_order-list": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=[1]
    ),
    "MaxPool-10.attribute-type-storage_order-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=2**63
    ),
    "MaxPool-10.attribute-type-storage_order--2**63-1": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=-(2**63 + 1)
    ),
    "MaxPool-10.attribute-type-dilations-int": call("float[2,3,4]", kernel_shape=(1,), dilations=1),
    "MaxPool-10.attribute-type-dilations-floats": call(
        "float[2,3,4]", kernel_shape=(1,), dilations=[1.0]
    ),
    "MaxPool-10.attribute-type-dilations-text": call(
        "float[2,3,4]", kernel_shape=(1,), dilations="1"
    ),
    "MaxPool-10.attribute-type-dilations-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), dilations=[9223372036854775808]
    ),
    "MaxPool-10.attribute-type-ceil_mode-true": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=True
    ),
    "MaxPool-10.attribute-type-ceil_mode-float": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=1.0
    ),
    "MaxPool-10.attribute-type-ceil_mode-text": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode="1"
    ),
    "MaxPool-10.attribute-type-ceil_mode-list": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=[1]
    ),
    "MaxPool-10.attribute-type-ceil_mode-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=2**63
    ),
    "MaxPool-10.attribute-type-ceil_mode--2**63-1": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=-(2**63 + 1)
    ),
    "MaxPool-11.attribute-type-kernel_shape-int": call("float[2,3,4]", kernel_shape=1),
    "MaxPool-11.attribute-type-kernel_shape-floats": call("float[2,3,4]", kernel_shape=[1.0]),
    "MaxPool-11.attribute-type-kernel_shape-text": call("float[2,3,4]", kernel_shape="1"),
    "MaxPool-11.attribute-type-kernel_shape-2**63": call(
        "float[2,3,4]", kernel_shape=[9223372036854775808]
    ),
    "MaxPool-11.attribute-type-strides-int": call("float[2,3,4]", kernel_shape=(1,), strides=1),
    "MaxPool-11.attribute-type-strides-floats": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[1.0]
    ),
    "MaxPool-11.attribute-type-strides-text": call("float[2,3,4]", kernel_shape=(1,), strides="1"),
    "MaxPool-11.attribute-type-strides-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[9223372036854775808]
    ),
    "MaxPool-11.attribute-type-pads-int": call("float[2,3,4]", kernel_shape=(1,), pads=1),
    "MaxPool-11.attribute-type-pads-floats": call("float[2,3,4]", kernel_shape=(1,), pads=[1.0]),
    "MaxPool-11.attribute-type-pads-text": call("float[2,3,4]", kernel_shape=(1,), pads="1"),
    "MaxPool-11.attribute-type-pads-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), pads=[9223372036854775808]
    ),
    "MaxPool-11.attribute-type-auto_pad-int": call("float[2,3,4]", kernel_shape=(1,), auto_pad=1),
    "MaxPool-11.attribute-type-auto_pad-bytes-in-list": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad=["a"]
    ),
    "MaxPool-11.attribute-type-storage_order-true": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=True
    ),
    "MaxPool-11.attribute-type-storage_order-float": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=1.0
    ),
    "MaxPool-11.attribute-type-storage_order-text": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order="1"
    ),
    "MaxPool-11.attribute-type-storage_order-list": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=[1]
    ),
    "MaxPool-11.attribute-type-storage_order-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=2**63
    ),
    "MaxPool-11.attribute-type-storage_order--2**63-1": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=-(2**63 + 1)
    ),
    "MaxPool-11.attribute-type-dilations-int": call("float[2,3,4]", kernel_shape=(1,), dilations=1),
    "MaxPool-11.attribute-type-dilations-floats": call(
        "float[2,3,4]", kernel_shape=(1,), dilations=[1.0]
    ),
    "MaxPool-11.attribute-type-dilations-text": call(
        "float[2,3,4]", kernel_shape=(1,), dilations="1"
    ),
    "MaxPool-11.attribute-type-dilations-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), dilations=[9223372036854775808]
    ),
    "MaxPool-11.attribute-type-ceil_mode-true": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=True
    ),
    "MaxPool-11.attribute-type-ceil_mode-float": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=1.0
    ),
    "MaxPool-11.attribute-type-ceil_mode-text": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode="1"
    ),
    "MaxPool-11.attribute-type-ceil_mode-list": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=[1]
    ),
    "MaxPool-11.attribute-type-ceil_mode-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=2**63
    ),
    "MaxPool-11.attribute-type-ceil_mode--2**63-1": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=-(2**63 + 1)
    ),
    "MaxPool-12.attribute-type-kernel_shape-int": call("float[2,3,4]", kernel_shape=1),
    "MaxPool-12.attribute-type-kernel_shape-floats": call("float[2,3,4]", kernel_shape=[1.0]),
    "MaxPool-12.attribute-type-kernel_shape-text": call("float[2,3,4]", kernel_shape="1"),
    "MaxPool-12.attribute-type-kernel_shape-2**63": call(
        "float[2,3,4]", kernel_shape=[9223372036854775808]
    ),
    "MaxPool-12.attribute-type-strides-int": call("float[2,3,4]", kernel_shape=(1,), strides=1),
    "MaxPool-12.attribute-type-strides-floats": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[1.0]
    ),
    "MaxPool-12.attribute-type-strides-text": call("float[2,3,4]", kernel_shape=(1,), strides="1"),
    "MaxPool-12.attribute-type-strides-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[9223372036854775808]
    ),
    "MaxPool-12.attribute-type-pads-int": call("float[2,3,4]", kernel_shape=(1,), pads=1),
    "MaxPool-12.attribute-type-pads-floats": call("float[2,3,4]", kernel_shape=(1,), pads=[1.0]),
    "MaxPool-12.attribute-type-pads-text": call("float[2,3,4]", kernel_shape=(1,), pads="1"),
    "MaxPool-12.attribute-type-pads-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), pads=[9223372036854775808]
    ),
    "MaxPool-12.attribute-type-auto_pad-int": call("float[2,3,4]", kernel_shape=(1,), auto_pad=1),
    "MaxPool-12.attribute-type-auto_pad-bytes-in-list": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad=["a"]
    ),
    "MaxPool-12.attribute-type-storage_order-true": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=True
    ),
    "MaxPool-12.attribute-type-storage_order-float": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=1.0
    ),
    "MaxPool-12.attribute-type-storage_order-text": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order="1"
    ),
    "MaxPool-12.attribute-type-storage_order-list": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=[1]
    ),
    "MaxPool-12.attribute-type-storage_order-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=2**63
    ),
    "MaxPool-12.attribute-type-storage_order--2**63-1": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=-(2**63 + 1)
    ),
    "MaxPool-12.attribute-type-dilations-int": call("float[2,3,4]", kernel_shape=(1,), dilations=1),
    "MaxPool-12.attribute-type-dilations-floats": call(
        "float[2,3,4]", kernel_shape=(1,), dilations=[1.0]
    ),
    "MaxPool-12.attribute-type-dilations-text": call(
        "float[2,3,4]", kernel_shape=(1,), dilations="1"
    ),
    "MaxPool-12.attribute-type-dilations-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), dilations=[9223372036854775808]
    ),
    "MaxPool-12.attribute-type-ceil_mode-true": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=True
    ),
    "MaxPool-12.attribute-type-ceil_mode-float": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=1.0
    ),
    "MaxPool-12.attribute-type-ceil_mode-text": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode="1"
    ),
    "MaxPool-12.attribute-type-ceil_mode-list": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=[1]
    ),
    "MaxPool-12.attribute-type-ceil_mode-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=2**63
    ),
    "MaxPool-12.attribute-type-ceil_mode--2**63-1": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=-(2**63 + 1)
    ),
    "MaxPool-22.attribute-type-kernel_shape-int": call("float[2,3,4]", kernel_shape=1),
    "MaxPool-22.attribute-type-kernel_shape-floats": call("float[2,3,4]", kernel_shape=[1.0]),
    "MaxPool-22.attribute-type-kernel_shape-text": call("float[2,3,4]", kernel_shape="1"),
    "MaxPool-22.attribute-type-kernel_shape-2**63": call(
        "float[2,3,4]", kernel_shape=[9223372036854775808]
    ),
    "MaxPool-22.attribute-type-strides-int": call("float[2,3,4]", kernel_shape=(1,), strides=1),
    "MaxPool-22.attribute-type-strides-floats": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[1.0]
    ),
    "MaxPool-22.attribute-type-strides-text": call("float[2,3,4]", kernel_shape=(1,), strides="1"),
    "MaxPool-22.attribute-type-strides-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), strides=[9223372036854775808]
    ),
    "MaxPool-22.attribute-type-pads-int": call("float[2,3,4]", kernel_shape=(1,), pads=1),
    "MaxPool-22.attribute-type-pads-floats": call("float[2,3,4]", kernel_shape=(1,), pads=[1.0]),
    "MaxPool-22.attribute-type-pads-text": call("float[2,3,4]", kernel_shape=(1,), pads="1"),
    "MaxPool-22.attribute-type-pads-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), pads=[9223372036854775808]
    ),
    "MaxPool-22.attribute-type-auto_pad-int": call("float[2,3,4]", kernel_shape=(1,), auto_pad=1),
    "MaxPool-22.attribute-type-auto_pad-bytes-in-list": call(
        "float[2,3,4]", kernel_shape=(1,), auto_pad=["a"]
    ),
    "MaxPool-22.attribute-type-storage_order-true": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=True
    ),
    "MaxPool-22.attribute-type-storage_order-float": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=1.0
    ),
    "MaxPool-22.attribute-type-storage_order-text": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order="1"
    ),
    "MaxPool-22.attribute-type-storage_order-list": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=[1]
    ),
    "MaxPool-22.attribute-type-storage_order-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=2**63
    ),
    "MaxPool-22.attribute-type-storage_order--2**63-1": call(
        "float[2,3,4]", kernel_shape=(1,), storage_order=-(2**63 + 1)
    ),
    "MaxPool-22.attribute-type-dilations-int": call("float[2,3,4]", kernel_shape=(1,), dilations=1),
    "MaxPool-22.attribute-type-dilations-floats": call(
        "float[2,3,4]", kernel_shape=(1,), dilations=[1.0]
    ),
    "MaxPool-22.attribute-type-dilations-text": call(
        "float[2,3,4]", kernel_shape=(1,), dilations="1"
    ),
    "MaxPool-22.attribute-type-dilations-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), dilations=[9223372036854775808]
    ),
    "MaxPool-22.attribute-type-ceil_mode-true": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=True
    ),
    "MaxPool-22.attribute-type-ceil_mode-float": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=1.0
    ),
    "MaxPool-22.attribute-type-ceil_mode-text": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode="1"
    ),
    "MaxPool-22.attribute-type-ceil_mode-list": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=[1]
    ),
    "MaxPool-22.attribute-type-ceil_mode-2**63": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=2**63
    ),
    "MaxPool-22.attribute-type-ceil_mode--2**63-1": call(
        "float[2,3,4]", kernel_shape=(1,), ceil_mode=-(2**63 + 1)
    ),
}
EXAMPLES = [
    example(
        "maxpool_two",
        [1],
        [tensor("float", [[[3.0, 9.0, 4.0, 7.0]]])],
        {"kernel_shape": [2]},
        gives=[tensor("float", [[[9.0, 9.0, 7.0]]])],
    ),
    example(
        "maxpool_padding",
        [1, 8, 10, 11, 12, 22],
        [tensor("double", [[[-3.0, -9.0, -4.0, -7.0]]])],
        {"kernel_shape": [2], "strides": [2], "pads": [1, 1]},
        gives=[tensor("double", [[[-3.0, -4.0, -7.0]]])],
    ),
    example(
        "maxpool_same_lower",
        [1, 8, 10, 11, 12, 22],
        [tensor("float", [[[3.0, 9.0, 4.0, 7.0]]])],
        {"kernel_shape": [2], "auto_pad": "SAME_LOWER"},
        gives=[tensor("float", [[[3.0, 9.0, 9.0, 7.0]]])],
    ),
    example(
        "maxpool_same_apart",
        [1, 8, 10, 11, 12, 22],
        [tensor("float", [[[3.0, 9.0, 4.0]]])],
        {"kernel_shape": [1], "strides": [3], "auto_pad": "SAME_UPPER"},
        gives=[tensor("float", [[[3.0]]])],
    ),
    example(
        "maxpool_nan",
        [1, 8, 10, 11, 12, 22],
        [tensor("float", [[[float("nan"), 1.0, float("inf"), float("nan")]]])],
        {"kernel_shape": [2], "strides": [2]},
        gives=[tensor("float", [[[float("nan"), float("nan")]]])],
    ),
    example(
        "maxpool_long_window",
        [1, 8, 10, 11, 12, 22],
        [tensor("float", [[[1.0, 2.0]]])],
        {"kernel_shape": [3]},
        violates="C14",
    ),
    example(
        "maxpool_only_padding",
        [1, 8, 10, 11, 12, 22],
        [tensor("float", [[[1.0, 2.0]]])],
        {"kernel_shape": [1], "pads": [1, 1]},
        violates="C15",
    ),
    example(
        "maxpool_padding_twice",
        [1, 8, 10, 11, 12, 22],
        [tensor("float", [[[1.0, 2.0]]])],
        {"kernel_shape": [2], "pads": [0, 1], "auto_pad": "SAME_UPPER"},
        violates="C13",
    ),
    example(
        "maxpool_places",
        [8, 10, 11, 12, 22],
        [tensor("float", [[[[3.0, 9.0, 4.0], [8.0, 2.0, 6.0]]]])],
        {"kernel_shape": [2, 2]},
        gives=[tensor("float", [[[[9.0, 9.0]]]]), tensor("int64", [[[[1, 1]]]])],
    ),
    example(
        "maxpool_columns_first",
        [8, 10, 11, 12, 22],
        [tensor("float", [[[[3.0, 9.0, 4.0], [8.0, 2.0, 6.0]]]])],
        {"kernel_shape": [1, 3], "storage_order": 1},
        gives=[tensor("float", [[[[9.0], [8.0]]]]), tensor("int64", [[[[2], [1]]]])],
    ),
    example(
        "maxpool_dilated",
        [10, 11, 12, 22],
        [tensor("float", [[[3.0, 9.0, 4.0, 7.0]]])],
        {"kernel_shape": [2], "dilations": [2]},
        gives=[tensor("float", [[[4.0, 9.0]]]), tensor("int64", [[[2, 1]]])],
    ),
    example(
        "maxpool_same_dilated",
        [10, 11, 12, 22],
        [tensor("float", [[[3.0, 9.0, 4.0, 7.0]]])],
        {"kernel_shape": [2], "dilations": [2], "auto_pad": "SAME_LOWER"},
        gives=[tensor("float", [[[9.0, 4.0, 9.0, 4.0]]])],
    ),
    example(
        "maxpool_ceiling",
        [10, 11, 12, 22],
        [tensor("float", [[[3.0, 9.0, 4.0]]])],
        {"kernel_shape": [2], "strides": [2], "ceil_mode": 1},
        gives=[tensor("float", [[[9.0, 4.0]]])],
    ),
    example(
        "maxpool_gap",
        [10, 11, 12, 22],
        [tensor("float", [[[1.0]]])],
        {"kernel_shape": [2], "pads": [1, 1], "dilations": [2]},
        violates="C20",
    ),
    example(
        "maxpool_equals",
        [12, 22],
        [tensor("int8", [[[-5, -5, -7, -7]]])],
        {"kernel_shape": [3]},
        gives=[tensor("int8", [[[-5, -5]]]), tensor("int64", [[[0, 1]]])],
    ),
]
#: Where other implementations are known to differ, and why that is meant.
LEDGER = [
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
        versions=(1, 8, 10, 11, 12, 22),
        cases=(
            "MaxPool-1-2x0x4-kernel_shape-1",
            "MaxPool-8-2x0x4-kernel_shape-1",
            "MaxPool-10-2x0x4-kernel_shape-1",
            "MaxPool-11-2x0x4-kernel_shape-1",
            "MaxPool-12-2x0x4-kernel_shape-1",
            "MaxPool-22-2x0x4-kernel_shape-1",
        ),
        reason="It wants at least one channel; only the batch may be empty.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 8),
        clause="C13",
        reason="It takes both, and lets `auto_pad` win.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 8, 10, 11),
        clause="C14",
        reason=(
            "It cuts the number of steps towards zero, and so has a result where "
            "less than a stride is missing."
        ),
    ),
    Divergence(
        "onnxruntime",
        versions=(10, 11, 12, 22),
        clause="C17",
        reason="It takes other numbers too.",
    ),
    Divergence(
        "onnxruntime",
        versions=(10, 11, 12, 22),
        clause="C20",
        reason="It gives the smallest number there is, and the place -1.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 8, 10, 11, 12, 22),
        examples=("maxpool_same_dilated",),
        reason="It counts padding as if the window had no gaps.",
    ),
    Divergence(
        "onnxruntime",
        versions=(1, 8, 10, 11, 12, 22),
        examples=("maxpool_same_apart",),
        reason="It counts less than no padding, and skips the first elements.",
    ),
    Divergence(
        "onnx.reference",
        versions=(1, 8, 10, 11, 12, 22),
        cases=(
            "MaxPool-1.C5-SAME_UPPER",
            "MaxPool-1.C5-SAME_LOWER",
            "MaxPool-8.C5-SAME_UPPER",
            "MaxPool-8.C5-SAME_LOWER",
            "MaxPool-10.C5-SAME_UPPER",
            "MaxPool-10.C5-SAME_LOWER",
            "MaxPool-11.C5-SAME_UPPER",
            "MaxPool-11.C5-SAME_LOWER",
            "MaxPool-12.C5-SAME_UPPER",
            "MaxPool-12.C5-SAME_LOWER",
            "MaxPool-22.C5-SAME_UPPER",
            "MaxPool-22.C5-SAME_LOWER",
        ),
        reason="It fails where no padding is needed.",
    ),
    Divergence(
        "onnx.reference",
        versions=(8, 10, 11, 12, 22),
        cases=(
            "MaxPool-8-2x3x1-kernel_shape-1",
            "MaxPool-8-2x3x4-kernel_shape-1",
            "MaxPool-8-2x3x4x2-kernel_shape-1x1",
            "MaxPool-8-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0",
            "MaxPool-8-2x3x4-kernel_shape-1-strides-1",
            "MaxPool-8-2x3x4-kernel_shape-1-pads-0x0",
            "MaxPool-8-2x3x4-kernel_shape-1-auto_pad-NOTSET",
            "MaxPool-8-2x3x4-kernel_shape-1-storage_order-0",
            "MaxPool-8-2x3x4-kernel_shape-1-pads-0x0-auto_pad-NOTSET-storage_order-0",
            "MaxPool-8-2x3x4-kernel_shape-1-strides-1-auto_pad-NOTSET-storage_order-0",
            "MaxPool-8-2x3x4-kernel_shape-1-strides-1-pads-0x0-storage_order-0",
            "MaxPool-8-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET",
            "MaxPool-8-2x3x4x3-kernel_shape-2x3",
            "MaxPool-8-2x3x4x2-kernel_shape-2x1",
            "MaxPool-8-2x3x4x2-kernel_shape-48x48-auto_pad-SAME_UPPER",
            "MaxPool-8-2x3x4x2-kernel_shape-3x2",
            "MaxPool-8.C2-float",
            "MaxPool-8.C2-float16",
            "MaxPool-8.C2-double",
            "MaxPool-8.C5-NOTSET",
            "MaxPool-8.C5-VALID",
            "MaxPool-8.C5-SAME_UPPER",
            "MaxPool-8.C5-SAME_LOWER",
            "MaxPool-8.C16-0",
            "MaxPool-8.C16-1",
            "MaxPool-8.C7-kernel_shape-no-entry",
            "MaxPool-8.C7-kernel_shape-2-entries",
            "MaxPool-8.C7-kernel_shape-3-entries",
            "MaxPool-8.C7-kernel_shape-4-entries",
            "MaxPool-8.C7-all-one-axis-more",
            "MaxPool-8.C7-kernel_shape-5-entries",
            "MaxPool-8.C7-X-one-axis-less",
            "MaxPool-8.C8-kernel_shape-first-zero",
            "MaxPool-8.C8-kernel_shape-first-1-minus-1",
            "MaxPool-8.C8-kernel_shape-second-one-less",
            "MaxPool-8.C8-kernel_shape-second-negative",
            "MaxPool-8.C9-strides-no-entry",
            "MaxPool-8.C9-strides-2-entries",
            "MaxPool-8.C9-strides-3-entries",
            "MaxPool-8.C9-strides-4-entries",
            "MaxPool-8.C9-strides-5-entries",
            "MaxPool-8.C9-strides-first-one-more",
            "MaxPool-8.C9-strides-first-1",
            "MaxPool-8.C9-strides-first-2-plus-1",
            "MaxPool-8.C9-strides-first-3-plus-1",
            "MaxPool-8.C9-strides-first-4-plus-1",
            "MaxPool-8.C10-strides-first-zero",
            "MaxPool-8.C10-strides-first--1-minus-1",
            "MaxPool-8.C10-strides-first--2-plus-1",
            "MaxPool-8.C10-strides-first--2-minus-1",
            "MaxPool-8.C10-strides-first--3-minus-1",
            "MaxPool-8.C10-strides-first-1-minus-1",
            "MaxPool-8.C10-strides-first--2",
            "MaxPool-8.C10-strides-first--3",
            "MaxPool-8.C10-strides-first--4",
            "MaxPool-8.C10-strides-first--4-minus-1",
            "MaxPool-8.C11-pads-no-entry",
            "MaxPool-8.C11-pads-4-entries",
            "MaxPool-8.C11-pads-first-zero",
            "MaxPool-8.C11-pads-first-2",
            "MaxPool-8.C11-pads-first-0-plus-1",
            "MaxPool-8.C11-pads-first-3",
            "MaxPool-8.C11-pads-first-3-plus-1",
            "MaxPool-8.C11-pads-5-entries",
            "MaxPool-8.C11-pads-first-0",
            "MaxPool-8.C11-pads-first-3-minus-1",
            "MaxPool-8.C12-pads-first-one-less",
            "MaxPool-8.C13-pads-4-entries",
            "MaxPool-8.C14-kernel_shape-first-1-plus-1",
            "MaxPool-8.C14-kernel_shape-first-3",
            "MaxPool-8.C14-kernel_shape-first-3-plus-1",
            "MaxPool-8.C15-pads-2-entries",
            "MaxPool-10-2x3x1-kernel_shape-1",
            "MaxPool-10-2x3x4-kernel_shape-1",
            "MaxPool-10-2x3x4x2-kernel_shape-1x1",
            "MaxPool-10-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-10-2x3x4-kernel_shape-1-strides-1",
            "MaxPool-10-2x3x4-kernel_shape-1-pads-0x0",
            "MaxPool-10-2x3x4-kernel_shape-1-auto_pad-NOTSET",
            "MaxPool-10-2x3x4-kernel_shape-1-storage_order-0",
            "MaxPool-10-2x3x4-kernel_shape-1-dilations-1",
            "MaxPool-10-2x3x4-kernel_shape-1-ceil_mode-0",
            "MaxPool-10-2x3x4-kernel_shape-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-10-2x3x4-kernel_shape-1-strides-1-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-10-2x3x4-kernel_shape-1-strides-1-pads-0x0-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-10-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-dilations-1-ceil_mode-0",
            "MaxPool-10-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-ceil_mode-0",
            "MaxPool-10-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1",
            "MaxPool-10-2x3x4x3-kernel_shape-2x3",
            "MaxPool-10-2x3x4x2-kernel_shape-2x1",
            "MaxPool-10-2x3x4x2-kernel_shape-48x48-auto_pad-SAME_UPPER",
            "MaxPool-10.C2-float",
            "MaxPool-10.C2-float16",
            "MaxPool-10.C2-double",
            "MaxPool-10.C5-NOTSET",
            "MaxPool-10.C5-VALID",
            "MaxPool-10.C5-SAME_UPPER",
            "MaxPool-10.C5-SAME_LOWER",
            "MaxPool-10.C16-0",
            "MaxPool-10.C16-1",
            "MaxPool-10.C17-0",
            "MaxPool-10.C17-1",
            "MaxPool-10.C7-kernel_shape-no-entry",
            "MaxPool-10.C7-kernel_shape-2-entries",
            "MaxPool-10.C7-kernel_shape-3-entries",
            "MaxPool-10.C7-kernel_shape-4-entries",
            "MaxPool-10.C7-all-one-axis-more",
            "MaxPool-10.C7-kernel_shape-5-entries",
            "MaxPool-10.C7-X-one-axis-less",
            "MaxPool-10.C8-kernel_shape-first-zero",
            "MaxPool-10.C8-kernel_shape-first-1-minus-1",
            "MaxPool-10.C8-kernel_shape-second-one-less",
            "MaxPool-10.C8-kernel_shape-second-negative",
            "MaxPool-10.C9-strides-no-entry",
            "MaxPool-10.C9-strides-2-entries",
            "MaxPool-10.C9-strides-3-entries",
            "MaxPool-10.C9-strides-4-entries",
            "MaxPool-10.C9-strides-5-entries",
            "MaxPool-10.C9-strides-first-one-more",
            "MaxPool-10.C9-strides-first-1",
            "MaxPool-10.C9-strides-first-2-plus-1",
            "MaxPool-10.C9-strides-first-3-plus-1",
            "MaxPool-10.C9-strides-first-4-plus-1",
            "MaxPool-10.C10-strides-first-zero",
            "MaxPool-10.C10-strides-first--1-minus-1",
            "MaxPool-10.C10-strides-first--2-plus-1",
            "MaxPool-10.C10-strides-first--2-minus-1",
            "MaxPool-10.C10-strides-first--3-minus-1",
            "MaxPool-10.C10-strides-first-1-minus-1",
            "MaxPool-10.C10-strides-first--2",
            "MaxPool-10.C10-strides-first--3",
            "MaxPool-10.C10-strides-first--4",
            "MaxPool-10.C10-strides-first--4-minus-1",
            "MaxPool-10.C11-pads-no-entry",
            "MaxPool-10.C11-pads-4-entries",
            "MaxPool-10.C11-pads-first-zero",
            "MaxPool-10.C11-pads-first-2",
            "MaxPool-10.C11-pads-first-0-plus-1",
            "MaxPool-10.C11-pads-first-3",
            "MaxPool-10.C11-pads-first-3-plus-1",
            "MaxPool-10.C11-pads-5-entries",
            "MaxPool-10.C11-pads-first-0",
            "MaxPool-10.C11-pads-first-3-minus-1",
            "MaxPool-10.C12-pads-first-one-less",
            "MaxPool-10.C14-kernel_shape-first-1-plus-1",
            "MaxPool-10.C14-kernel_shape-first-3",
            "MaxPool-10.C14-kernel_shape-first-3-plus-1",
            "MaxPool-10.C18-dilations-no-entry",
            "MaxPool-10.C18-dilations-2-entries",
            "MaxPool-10.C18-dilations-3-entries",
            "MaxPool-10.C18-dilations-4-entries",
            "MaxPool-10.C18-dilations-5-entries",
            "MaxPool-10.C18-dilations-first-one-more",
            "MaxPool-10.C18-dilations-first-1",
            "MaxPool-10.C18-dilations-first-2-plus-1",
            "MaxPool-10.C18-dilations-first-3-plus-1",
            "MaxPool-10.C18-dilations-first-4-plus-1",
            "MaxPool-10.C19-dilations-first-zero",
            "MaxPool-10.C19-dilations-first--1-minus-1",
            "MaxPool-10.C19-dilations-first--2-plus-1",
            "MaxPool-10.C19-dilations-first--2-minus-1",
            "MaxPool-10.C19-dilations-first--3-minus-1",
            "MaxPool-10.C19-dilations-first-1-minus-1",
            "MaxPool-10.C19-dilations-first--2",
            "MaxPool-10.C19-dilations-first--3",
            "MaxPool-10.C19-dilations-first--4",
            "MaxPool-10.C19-dilations-first--4-minus-1",
            "MaxPool-11-2x3x1-kernel_shape-1",
            "MaxPool-11-2x3x4-kernel_shape-1",
            "MaxPool-11-2x3x4x2-kernel_shape-1x1",
            "MaxPool-11-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-11-2x3x4-kernel_shape-1-strides-1",
            "MaxPool-11-2x3x4-kernel_shape-1-pads-0x0",
            "MaxPool-11-2x3x4-kernel_shape-1-auto_pad-NOTSET",
            "MaxPool-11-2x3x4-kernel_shape-1-storage_order-0",
            "MaxPool-11-2x3x4-kernel_shape-1-dilations-1",
            "MaxPool-11-2x3x4-kernel_shape-1-ceil_mode-0",
            "MaxPool-11-2x3x4-kernel_shape-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-11-2x3x4-kernel_shape-1-strides-1-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-11-2x3x4-kernel_shape-1-strides-1-pads-0x0-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-11-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-dilations-1-ceil_mode-0",
            "MaxPool-11-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-ceil_mode-0",
            "MaxPool-11-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1",
            "MaxPool-11-2x3x4x3-kernel_shape-2x3",
            "MaxPool-11-2x3x4x2-kernel_shape-2x1",
            "MaxPool-11-2x3x4x2-kernel_shape-48x48-auto_pad-SAME_UPPER",
            "MaxPool-11.C2-float",
            "MaxPool-11.C2-float16",
            "MaxPool-11.C2-double",
            "MaxPool-11.C5-NOTSET",
            "MaxPool-11.C5-VALID",
            "MaxPool-11.C5-SAME_UPPER",
            "MaxPool-11.C5-SAME_LOWER",
            "MaxPool-11.C16-0",
            "MaxPool-11.C16-1",
            "MaxPool-11.C17-0",
            "MaxPool-11.C17-1",
            "MaxPool-11.C7-kernel_shape-no-entry",
            "MaxPool-11.C7-kernel_shape-2-entries",
            "MaxPool-11.C7-kernel_shape-3-entries",
            "MaxPool-11.C7-kernel_shape-4-entries",
            "MaxPool-11.C7-all-one-axis-more",
            "MaxPool-11.C7-kernel_shape-5-entries",
            "MaxPool-11.C7-X-one-axis-less",
            "MaxPool-11.C8-kernel_shape-first-zero",
            "MaxPool-11.C8-kernel_shape-first-1-minus-1",
            "MaxPool-11.C8-kernel_shape-second-one-less",
            "MaxPool-11.C8-kernel_shape-second-negative",
            "MaxPool-11.C9-strides-no-entry",
            "MaxPool-11.C9-strides-2-entries",
            "MaxPool-11.C9-strides-3-entries",
            "MaxPool-11.C9-strides-4-entries",
            "MaxPool-11.C9-strides-5-entries",
            "MaxPool-11.C9-strides-first-one-more",
            "MaxPool-11.C9-strides-first-1",
            "MaxPool-11.C9-strides-first-2-plus-1",
            "MaxPool-11.C9-strides-first-3-plus-1",
            "MaxPool-11.C9-strides-first-4-plus-1",
            "MaxPool-11.C10-strides-first-zero",
            "MaxPool-11.C10-strides-first--1-minus-1",
            "MaxPool-11.C10-strides-first--2-plus-1",
            "MaxPool-11.C10-strides-first--2-minus-1",
            "MaxPool-11.C10-strides-first--3-minus-1",
            "MaxPool-11.C10-strides-first-1-minus-1",
            "MaxPool-11.C10-strides-first--2",
            "MaxPool-11.C10-strides-first--3",
            "MaxPool-11.C10-strides-first--4",
            "MaxPool-11.C10-strides-first--4-minus-1",
            "MaxPool-11.C11-pads-no-entry",
            "MaxPool-11.C11-pads-4-entries",
            "MaxPool-11.C11-pads-first-zero",
            "MaxPool-11.C11-pads-first-2",
            "MaxPool-11.C11-pads-first-0-plus-1",
            "MaxPool-11.C11-pads-first-3",
            "MaxPool-11.C11-pads-first-3-plus-1",
            "MaxPool-11.C11-pads-5-entries",
            "MaxPool-11.C11-pads-first-0",
            "MaxPool-11.C11-pads-first-3-minus-1",
            "MaxPool-11.C12-pads-first-one-less",
            "MaxPool-11.C14-kernel_shape-first-1-plus-1",
            "MaxPool-11.C14-kernel_shape-first-3",
            "MaxPool-11.C14-kernel_shape-first-3-plus-1",
            "MaxPool-11.C18-dilations-no-entry",
            "MaxPool-11.C18-dilations-2-entries",
            "MaxPool-11.C18-dilations-3-entries",
            "MaxPool-11.C18-dilations-4-entries",
            "MaxPool-11.C18-dilations-5-entries",
            "MaxPool-11.C18-dilations-first-one-more",
            "MaxPool-11.C18-dilations-first-1",
            "MaxPool-11.C18-dilations-first-2-plus-1",
            "MaxPool-11.C18-dilations-first-3-plus-1",
            "MaxPool-11.C18-dilations-first-4-plus-1",
            "MaxPool-11.C19-dilations-first-zero",
            "MaxPool-11.C19-dilations-first--1-minus-1",
            "MaxPool-11.C19-dilations-first--2-plus-1",
            "MaxPool-11.C19-dilations-first--2-minus-1",
            "MaxPool-11.C19-dilations-first--3-minus-1",
            "MaxPool-11.C19-dilations-first-1-minus-1",
            "MaxPool-11.C19-dilations-first--2",
            "MaxPool-11.C19-dilations-first--3",
            "MaxPool-11.C19-dilations-first--4",
            "MaxPool-11.C19-dilations-first--4-minus-1",
            "MaxPool-12-2x3x1-kernel_shape-1",
            "MaxPool-12-2x3x4-kernel_shape-1",
            "MaxPool-12-2x3x4x2-kernel_shape-1x1",
            "MaxPool-12-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-12-2x3x4-kernel_shape-1-strides-1",
            "MaxPool-12-2x3x4-kernel_shape-1-pads-0x0",
            "MaxPool-12-2x3x4-kernel_shape-1-auto_pad-NOTSET",
            "MaxPool-12-2x3x4-kernel_shape-1-storage_order-0",
            "MaxPool-12-2x3x4-kernel_shape-1-dilations-1",
            "MaxPool-12-2x3x4-kernel_shape-1-ceil_mode-0",
            "MaxPool-12-2x3x4-kernel_shape-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-12-2x3x4-kernel_shape-1-strides-1-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-12-2x3x4-kernel_shape-1-strides-1-pads-0x0-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-12-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-dilations-1-ceil_mode-0",
            "MaxPool-12-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-ceil_mode-0",
            "MaxPool-12-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1",
            "MaxPool-12-2x3x4x3-kernel_shape-2x3",
            "MaxPool-12-2x3x4x2-kernel_shape-2x1",
            "MaxPool-12-2x3x4x2-kernel_shape-48x48-auto_pad-SAME_UPPER",
            "MaxPool-12.C2-float",
            "MaxPool-12.C2-uint8",
            "MaxPool-12.C2-int8",
            "MaxPool-12.C2-float16",
            "MaxPool-12.C2-double",
            "MaxPool-12.C5-NOTSET",
            "MaxPool-12.C5-VALID",
            "MaxPool-12.C5-SAME_UPPER",
            "MaxPool-12.C5-SAME_LOWER",
            "MaxPool-12.C16-0",
            "MaxPool-12.C16-1",
            "MaxPool-12.C17-0",
            "MaxPool-12.C17-1",
            "MaxPool-12.C7-kernel_shape-no-entry",
            "MaxPool-12.C7-kernel_shape-2-entries",
            "MaxPool-12.C7-kernel_shape-3-entries",
            "MaxPool-12.C7-kernel_shape-4-entries",
            "MaxPool-12.C7-all-one-axis-more",
            "MaxPool-12.C7-kernel_shape-5-entries",
            "MaxPool-12.C7-X-one-axis-less",
            "MaxPool-12.C8-kernel_shape-first-zero",
            "MaxPool-12.C8-kernel_shape-first-1-minus-1",
            "MaxPool-12.C8-kernel_shape-second-one-less",
            "MaxPool-12.C8-kernel_shape-second-negative",
            "MaxPool-12.C9-strides-no-entry",
            "MaxPool-12.C9-strides-2-entries",
            "MaxPool-12.C9-strides-3-entries",
            "MaxPool-12.C9-strides-4-entries",
            "MaxPool-12.C9-strides-5-entries",
            "MaxPool-12.C9-strides-first-one-more",
            "MaxPool-12.C9-strides-first-1",
            "MaxPool-12.C9-strides-first-2-plus-1",
            "MaxPool-12.C9-strides-first-3-plus-1",
            "MaxPool-12.C9-strides-first-4-plus-1",
            "MaxPool-12.C10-strides-first-zero",
            "MaxPool-12.C10-strides-first--1-minus-1",
            "MaxPool-12.C10-strides-first--2-plus-1",
            "MaxPool-12.C10-strides-first--2-minus-1",
            "MaxPool-12.C10-strides-first--3-minus-1",
            "MaxPool-12.C10-strides-first-1-minus-1",
            "MaxPool-12.C10-strides-first--2",
            "MaxPool-12.C10-strides-first--3",
            "MaxPool-12.C10-strides-first--4",
            "MaxPool-12.C10-strides-first--4-minus-1",
            "MaxPool-12.C11-pads-no-entry",
            "MaxPool-12.C11-pads-4-entries",
            "MaxPool-12.C11-pads-first-zero",
            "MaxPool-12.C11-pads-first-2",
            "MaxPool-12.C11-pads-first-0-plus-1",
            "MaxPool-12.C11-pads-first-3",
            "MaxPool-12.C11-pads-first-3-plus-1",
            "MaxPool-12.C11-pads-5-entries",
            "MaxPool-12.C11-pads-first-0",
            "MaxPool-12.C11-pads-first-3-minus-1",
            "MaxPool-12.C12-pads-first-one-less",
            "MaxPool-12.C14-kernel_shape-first-1-plus-1",
            "MaxPool-12.C14-kernel_shape-first-3",
            "MaxPool-12.C14-kernel_shape-first-3-plus-1",
            "MaxPool-12.C18-dilations-no-entry",
            "MaxPool-12.C18-dilations-2-entries",
            "MaxPool-12.C18-dilations-3-entries",
            "MaxPool-12.C18-dilations-4-entries",
            "MaxPool-12.C18-dilations-5-entries",
            "MaxPool-12.C18-dilations-first-one-more",
            "MaxPool-12.C18-dilations-first-1",
            "MaxPool-12.C18-dilations-first-2-plus-1",
            "MaxPool-12.C18-dilations-first-3-plus-1",
            "MaxPool-12.C18-dilations-first-4-plus-1",
            "MaxPool-12.C19-dilations-first-zero",
            "MaxPool-12.C19-dilations-first--1-minus-1",
            "MaxPool-12.C19-dilations-first--2-plus-1",
            "MaxPool-12.C19-dilations-first--2-minus-1",
            "MaxPool-12.C19-dilations-first--3-minus-1",
            "MaxPool-12.C19-dilations-first-1-minus-1",
            "MaxPool-12.C19-dilations-first--2",
            "MaxPool-12.C19-dilations-first--3",
            "MaxPool-12.C19-dilations-first--4",
            "MaxPool-12.C19-dilations-first--4-minus-1",
            "MaxPool-22-2x3x1-kernel_shape-1",
            "MaxPool-22-2x3x4-kernel_shape-1",
            "MaxPool-22-2x3x4x2-kernel_shape-1x1",
            "MaxPool-22-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-22-2x3x4-kernel_shape-1-strides-1",
            "MaxPool-22-2x3x4-kernel_shape-1-pads-0x0",
            "MaxPool-22-2x3x4-kernel_shape-1-auto_pad-NOTSET",
            "MaxPool-22-2x3x4-kernel_shape-1-storage_order-0",
            "MaxPool-22-2x3x4-kernel_shape-1-dilations-1",
            "MaxPool-22-2x3x4-kernel_shape-1-ceil_mode-0",
            "MaxPool-22-2x3x4-kernel_shape-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-22-2x3x4-kernel_shape-1-strides-1-auto_pad-NOTSET-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-22-2x3x4-kernel_shape-1-strides-1-pads-0x0-storage_order-0-dilations-1-ceil_mode-0",
            "MaxPool-22-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-dilations-1-ceil_mode-0",
            "MaxPool-22-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-ceil_mode-0",
            "MaxPool-22-2x3x4-kernel_shape-1-strides-1-pads-0x0-auto_pad-NOTSET-storage_order-0-dilations-1",
            "MaxPool-22-2x3x4x3-kernel_shape-2x3",
            "MaxPool-22-2x3x4x2-kernel_shape-2x1",
            "MaxPool-22-2x3x4x2-kernel_shape-48x48-auto_pad-SAME_UPPER",
            "MaxPool-22.C2-float",
            "MaxPool-22.C2-uint8",
            "MaxPool-22.C2-int8",
            "MaxPool-22.C2-float16",
            "MaxPool-22.C2-double",
            "MaxPool-22.C2-bfloat16",
            "MaxPool-22.C5-NOTSET",
            "MaxPool-22.C5-VALID",
            "MaxPool-22.C5-SAME_UPPER",
            "MaxPool-22.C5-SAME_LOWER",
            "MaxPool-22.C16-0",
            "MaxPool-22.C16-1",
            "MaxPool-22.C17-0",
            "MaxPool-22.C17-1",
            "MaxPool-22.C7-kernel_shape-no-entry",
            "MaxPool-22.C7-kernel_shape-2-entries",
            "MaxPool-22.C7-kernel_shape-3-entries",
            "MaxPool-22.C7-kernel_shape-4-entries",
            "MaxPool-22.C7-all-one-axis-more",
            "MaxPool-22.C7-kernel_shape-5-entries",
            "MaxPool-22.C7-X-one-axis-less",
            "MaxPool-22.C8-kernel_shape-first-zero",
            "MaxPool-22.C8-kernel_shape-first-1-minus-1",
            "MaxPool-22.C8-kernel_shape-second-one-less",
            "MaxPool-22.C8-kernel_shape-second-negative",
            "MaxPool-22.C9-strides-no-entry",
            "MaxPool-22.C9-strides-2-entries",
            "MaxPool-22.C9-strides-3-entries",
            "MaxPool-22.C9-strides-4-entries",
            "MaxPool-22.C9-strides-5-entries",
            "MaxPool-22.C9-strides-first-one-more",
            "MaxPool-22.C9-strides-first-1",
            "MaxPool-22.C9-strides-first-2-plus-1",
            "MaxPool-22.C9-strides-first-3-plus-1",
            "MaxPool-22.C9-strides-first-4-plus-1",
            "MaxPool-22.C10-strides-first-zero",
            "MaxPool-22.C10-strides-first--1-minus-1",
            "MaxPool-22.C10-strides-first--2-plus-1",
            "MaxPool-22.C10-strides-first--2-minus-1",
            "MaxPool-22.C10-strides-first--3-minus-1",
            "MaxPool-22.C10-strides-first-1-minus-1",
            "MaxPool-22.C10-strides-first--2",
            "MaxPool-22.C10-strides-first--3",
            "MaxPool-22.C10-strides-first--4",
            "MaxPool-22.C10-strides-first--4-minus-1",
            "MaxPool-22.C11-pads-no-entry",
            "MaxPool-22.C11-pads-4-entries",
            "MaxPool-22.C11-pads-first-zero",
            "MaxPool-22.C11-pads-first-2",
            "MaxPool-22.C11-pads-first-0-plus-1",
            "MaxPool-22.C11-pads-first-3",
            "MaxPool-22.C11-pads-first-3-plus-1",
            "MaxPool-22.C11-pads-5-entries",
            "MaxPool-22.C11-pads-first-0",
            "MaxPool-22.C11-pads-first-3-minus-1",
            "MaxPool-22.C12-pads-first-one-less",
            "MaxPool-22.C14-kernel_shape-first-1-plus-1",
            "MaxPool-22.C14-kernel_shape-first-3",
            "MaxPool-22.C14-kernel_shape-first-3-plus-1",
            "MaxPool-22.C18-dilations-no-entry",
            "MaxPool-22.C18-dilations-2-entries",
            "MaxPool-22.C18-dilations-3-entries",
            "MaxPool-22.C18-dilations-4-entries",
            "MaxPool-22.C18-dilations-5-entries",
            "MaxPool-22.C18-dilations-first-one-more",
            "MaxPool-22.C18-dilations-first-1",
            "MaxPool-22.C18-dilations-first-2-plus-1",
            "MaxPool-22.C18-dilations-first-3-plus-1",
            "MaxPool-22.C18-dilations-first-4-plus-1",
            "MaxPool-22.C19-dilations-first-zero",
            "MaxPool-22.C19-dilations-first--1-minus-1",
            "MaxPool-22.C19-dilations-first--2-plus-1",
            "MaxPool-22.C19-dilations-first--2-minus-1",
            "MaxPool-22.C19-dilations-first--3-minus-1",
            "MaxPool-22.C19-dilations-first-1-minus-1",
            "MaxPool-22.C19-dilations-first--2",
            "MaxPool-22.C19-dilations-first--3",
            "MaxPool-22.C19-dilations-first--4",
            "MaxPool-22.C19-dilations-first--4-minus-1",
        ),
        reason="It counts places from the beginning of each channel.",
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
