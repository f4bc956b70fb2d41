# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Operators of ai.onnx as opset 27 has them."""

from typing import TYPE_CHECKING

from onnxops._lazy import lazily

if TYPE_CHECKING:
    from onnxops.ai.onnx.add import add_14 as add
    from onnxops.ai.onnx.arg_max import arg_max_13 as arg_max
    from onnxops.ai.onnx.clip import clip_13 as clip
    from onnxops.ai.onnx.concat import concat_13 as concat
    from onnxops.ai.onnx.concat_from_sequence import concat_from_sequence_11 as concat_from_sequence
    from onnxops.ai.onnx.conv import conv_22 as conv
    from onnxops.ai.onnx.cum_sum import cum_sum_14 as cum_sum
    from onnxops.ai.onnx.div import div_14 as div
    from onnxops.ai.onnx.equal import equal_19 as equal
    from onnxops.ai.onnx.expand import expand_13 as expand
    from onnxops.ai.onnx.flatten import flatten_25 as flatten
    from onnxops.ai.onnx.gather import gather_13 as gather
    from onnxops.ai.onnx.gemm import gemm_13 as gemm
    from onnxops.ai.onnx.hardmax import hardmax_13 as hardmax
    from onnxops.ai.onnx.identity import identity_25 as identity
    from onnxops.ai.onnx.layer_normalization import layer_normalization_17 as layer_normalization
    from onnxops.ai.onnx.mat_mul import mat_mul_13 as mat_mul
    from onnxops.ai.onnx.max_pool import max_pool_22 as max_pool
    from onnxops.ai.onnx.pad import pad_25 as pad
    from onnxops.ai.onnx.pow import pow_15 as pow
    from onnxops.ai.onnx.reduce_mean import reduce_mean_18 as reduce_mean
    from onnxops.ai.onnx.reduce_sum import reduce_sum_13 as reduce_sum
    from onnxops.ai.onnx.relu import relu_14 as relu
    from onnxops.ai.onnx.reshape import reshape_25 as reshape
    from onnxops.ai.onnx.resize import resize_19 as resize
    from onnxops.ai.onnx.scatter_elements import scatter_elements_18 as scatter_elements
    from onnxops.ai.onnx.shape import shape_25 as shape
    from onnxops.ai.onnx.slice import slice_13 as slice
    from onnxops.ai.onnx.softmax import softmax_13 as softmax
    from onnxops.ai.onnx.split import split_18 as split
    from onnxops.ai.onnx.squeeze import squeeze_25 as squeeze
    from onnxops.ai.onnx.tile import tile_13 as tile
    from onnxops.ai.onnx.top_k import top_k_24 as top_k
    from onnxops.ai.onnx.transpose import transpose_25 as transpose
    from onnxops.ai.onnx.trilu import trilu_14 as trilu
    from onnxops.ai.onnx.unsqueeze import unsqueeze_25 as unsqueeze
    from onnxops.ai.onnx.where import where_16 as where
else:
    __getattr__ = lazily(
        __name__,
        {
            "add": ("onnxops.ai.onnx.add", "add_14"),
            "arg_max": ("onnxops.ai.onnx.arg_max", "arg_max_13"),
            "clip": ("onnxops.ai.onnx.clip", "clip_13"),
            "concat": ("onnxops.ai.onnx.concat", "concat_13"),
            "concat_from_sequence": (
                "onnxops.ai.onnx.concat_from_sequence",
                "concat_from_sequence_11",
            ),
            "conv": ("onnxops.ai.onnx.conv", "conv_22"),
            "cum_sum": ("onnxops.ai.onnx.cum_sum", "cum_sum_14"),
            "div": ("onnxops.ai.onnx.div", "div_14"),
            "equal": ("onnxops.ai.onnx.equal", "equal_19"),
            "expand": ("onnxops.ai.onnx.expand", "expand_13"),
            "flatten": ("onnxops.ai.onnx.flatten", "flatten_25"),
            "gather": ("onnxops.ai.onnx.gather", "gather_13"),
            "gemm": ("onnxops.ai.onnx.gemm", "gemm_13"),
            "hardmax": ("onnxops.ai.onnx.hardmax", "hardmax_13"),
            "identity": ("onnxops.ai.onnx.identity", "identity_25"),
            "layer_normalization": (
                "onnxops.ai.onnx.layer_normalization",
                "layer_normalization_17",
            ),
            "mat_mul": ("onnxops.ai.onnx.mat_mul", "mat_mul_13"),
            "max_pool": ("onnxops.ai.onnx.max_pool", "max_pool_22"),
            "pad": ("onnxops.ai.onnx.pad", "pad_25"),
            "pow": ("onnxops.ai.onnx.pow", "pow_15"),
            "reduce_mean": ("onnxops.ai.onnx.reduce_mean", "reduce_mean_18"),
            "reduce_sum": ("onnxops.ai.onnx.reduce_sum", "reduce_sum_13"),
            "relu": ("onnxops.ai.onnx.relu", "relu_14"),
            "reshape": ("onnxops.ai.onnx.reshape", "reshape_25"),
            "resize": ("onnxops.ai.onnx.resize", "resize_19"),
            "scatter_elements": ("onnxops.ai.onnx.scatter_elements", "scatter_elements_18"),
            "shape": ("onnxops.ai.onnx.shape", "shape_25"),
            "slice": ("onnxops.ai.onnx.slice", "slice_13"),
            "softmax": ("onnxops.ai.onnx.softmax", "softmax_13"),
            "split": ("onnxops.ai.onnx.split", "split_18"),
            "squeeze": ("onnxops.ai.onnx.squeeze", "squeeze_25"),
            "tile": ("onnxops.ai.onnx.tile", "tile_13"),
            "top_k": ("onnxops.ai.onnx.top_k", "top_k_24"),
            "transpose": ("onnxops.ai.onnx.transpose", "transpose_25"),
            "trilu": ("onnxops.ai.onnx.trilu", "trilu_14"),
            "unsqueeze": ("onnxops.ai.onnx.unsqueeze", "unsqueeze_25"),
            "where": ("onnxops.ai.onnx.where", "where_16"),
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
    "layer_normalization",
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
    "trilu",
    "unsqueeze",
    "where",
]


def __dir__() -> list[str]:
    return __all__
