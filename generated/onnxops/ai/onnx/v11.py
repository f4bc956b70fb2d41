# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Operators of ai.onnx as opset 11 has them."""

from typing import TYPE_CHECKING

from onnxops._lazy import lazily

if TYPE_CHECKING:
    from onnxops.ai.onnx.add import add_7 as add
    from onnxops.ai.onnx.arg_max import arg_max_11 as arg_max
    from onnxops.ai.onnx.clip import clip_11 as clip
    from onnxops.ai.onnx.concat import concat_11 as concat
    from onnxops.ai.onnx.concat_from_sequence import concat_from_sequence_11 as concat_from_sequence
    from onnxops.ai.onnx.conv import conv_11 as conv
    from onnxops.ai.onnx.cum_sum import cum_sum_11 as cum_sum
    from onnxops.ai.onnx.div import div_7 as div
    from onnxops.ai.onnx.equal import equal_11 as equal
    from onnxops.ai.onnx.expand import expand_8 as expand
    from onnxops.ai.onnx.flatten import flatten_11 as flatten
    from onnxops.ai.onnx.gather import gather_11 as gather
    from onnxops.ai.onnx.gemm import gemm_11 as gemm
    from onnxops.ai.onnx.hardmax import hardmax_11 as hardmax
    from onnxops.ai.onnx.identity import identity_1 as identity
    from onnxops.ai.onnx.mat_mul import mat_mul_9 as mat_mul
    from onnxops.ai.onnx.max_pool import max_pool_11 as max_pool
    from onnxops.ai.onnx.pad import pad_11 as pad
    from onnxops.ai.onnx.pow import pow_7 as pow
    from onnxops.ai.onnx.reduce_mean import reduce_mean_11 as reduce_mean
    from onnxops.ai.onnx.reduce_sum import reduce_sum_11 as reduce_sum
    from onnxops.ai.onnx.relu import relu_6 as relu
    from onnxops.ai.onnx.reshape import reshape_5 as reshape
    from onnxops.ai.onnx.resize import resize_11 as resize
    from onnxops.ai.onnx.scatter_elements import scatter_elements_11 as scatter_elements
    from onnxops.ai.onnx.shape import shape_1 as shape
    from onnxops.ai.onnx.slice import slice_11 as slice
    from onnxops.ai.onnx.softmax import softmax_11 as softmax
    from onnxops.ai.onnx.split import split_11 as split
    from onnxops.ai.onnx.squeeze import squeeze_11 as squeeze
    from onnxops.ai.onnx.tile import tile_6 as tile
    from onnxops.ai.onnx.top_k import top_k_11 as top_k
    from onnxops.ai.onnx.transpose import transpose_1 as transpose
    from onnxops.ai.onnx.unsqueeze import unsqueeze_11 as unsqueeze
    from onnxops.ai.onnx.where import where_9 as where
else:
    __getattr__ = lazily(
        __name__,
        {
            "add": ("onnxops.ai.onnx.add", "add_7"),
            "arg_max": ("onnxops.ai.onnx.arg_max", "arg_max_11"),
            "clip": ("onnxops.ai.onnx.clip", "clip_11"),
            "concat": ("onnxops.ai.onnx.concat", "concat_11"),
            "concat_from_sequence": (
                "onnxops.ai.onnx.concat_from_sequence",
                "concat_from_sequence_11",
            ),
            "conv": ("onnxops.ai.onnx.conv", "conv_11"),
            "cum_sum": ("onnxops.ai.onnx.cum_sum", "cum_sum_11"),
            "div": ("onnxops.ai.onnx.div", "div_7"),
            "equal": ("onnxops.ai.onnx.equal", "equal_11"),
            "expand": ("onnxops.ai.onnx.expand", "expand_8"),
            "flatten": ("onnxops.ai.onnx.flatten", "flatten_11"),
            "gather": ("onnxops.ai.onnx.gather", "gather_11"),
            "gemm": ("onnxops.ai.onnx.gemm", "gemm_11"),
            "hardmax": ("onnxops.ai.onnx.hardmax", "hardmax_11"),
            "identity": ("onnxops.ai.onnx.identity", "identity_1"),
            "mat_mul": ("onnxops.ai.onnx.mat_mul", "mat_mul_9"),
            "max_pool": ("onnxops.ai.onnx.max_pool", "max_pool_11"),
            "pad": ("onnxops.ai.onnx.pad", "pad_11"),
            "pow": ("onnxops.ai.onnx.pow", "pow_7"),
            "reduce_mean": ("onnxops.ai.onnx.reduce_mean", "reduce_mean_11"),
            "reduce_sum": ("onnxops.ai.onnx.reduce_sum", "reduce_sum_11"),
            "relu": ("onnxops.ai.onnx.relu", "relu_6"),
            "reshape": ("onnxops.ai.onnx.reshape", "reshape_5"),
            "resize": ("onnxops.ai.onnx.resize", "resize_11"),
            "scatter_elements": ("onnxops.ai.onnx.scatter_elements", "scatter_elements_11"),
            "shape": ("onnxops.ai.onnx.shape", "shape_1"),
            "slice": ("onnxops.ai.onnx.slice", "slice_11"),
            "softmax": ("onnxops.ai.onnx.softmax", "softmax_11"),
            "split": ("onnxops.ai.onnx.split", "split_11"),
            "squeeze": ("onnxops.ai.onnx.squeeze", "squeeze_11"),
            "tile": ("onnxops.ai.onnx.tile", "tile_6"),
            "top_k": ("onnxops.ai.onnx.top_k", "top_k_11"),
            "transpose": ("onnxops.ai.onnx.transpose", "transpose_1"),
            "unsqueeze": ("onnxops.ai.onnx.unsqueeze", "unsqueeze_11"),
            "where": ("onnxops.ai.onnx.where", "where_9"),
        },
    )

__all__: list[str] = [
    "add",
    "arg_max",
    "clip",
    "concat",
    "concat_from_sequence",
    "conv",
    "cum_sum",
    "div",
    "equal",
    "expand",
    "flatten",
    "gather",
    "gemm",
    "hardmax",
    "identity",
    "mat_mul",
    "max_pool",
    "pad",
    "pow",
    "reduce_mean",
    "reduce_sum",
    "relu",
    "reshape",
    "resize",
    "scatter_elements",
    "shape",
    "slice",
    "softmax",
    "split",
    "squeeze",
    "tile",
    "top_k",
    "transpose",
    "unsqueeze",
    "where",
]


def __dir__() -> list[str]:
    return __all__
