# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Operators of ai.onnx as opset 1 has them."""

from typing import TYPE_CHECKING

from onnxops._lazy import lazily

if TYPE_CHECKING:
    from onnxops.ai.onnx.add import add_1 as add
    from onnxops.ai.onnx.arg_max import arg_max_1 as arg_max
    from onnxops.ai.onnx.clip import clip_1 as clip
    from onnxops.ai.onnx.concat import concat_1 as concat
    from onnxops.ai.onnx.conv import conv_1 as conv
    from onnxops.ai.onnx.div import div_1 as div
    from onnxops.ai.onnx.equal import equal_1 as equal
    from onnxops.ai.onnx.flatten import flatten_1 as flatten
    from onnxops.ai.onnx.gather import gather_1 as gather
    from onnxops.ai.onnx.gemm import gemm_1 as gemm
    from onnxops.ai.onnx.hardmax import hardmax_1 as hardmax
    from onnxops.ai.onnx.identity import identity_1 as identity
    from onnxops.ai.onnx.mat_mul import mat_mul_1 as mat_mul
    from onnxops.ai.onnx.max_pool import max_pool_1 as max_pool
    from onnxops.ai.onnx.pad import pad_1 as pad
    from onnxops.ai.onnx.pow import pow_1 as pow
    from onnxops.ai.onnx.reduce_mean import reduce_mean_1 as reduce_mean
    from onnxops.ai.onnx.reduce_sum import reduce_sum_1 as reduce_sum
    from onnxops.ai.onnx.relu import relu_1 as relu
    from onnxops.ai.onnx.reshape import reshape_1 as reshape
    from onnxops.ai.onnx.shape import shape_1 as shape
    from onnxops.ai.onnx.slice import slice_1 as slice
    from onnxops.ai.onnx.softmax import softmax_1 as softmax
    from onnxops.ai.onnx.split import split_1 as split
    from onnxops.ai.onnx.squeeze import squeeze_1 as squeeze
    from onnxops.ai.onnx.tile import tile_1 as tile
    from onnxops.ai.onnx.top_k import top_k_1 as top_k
    from onnxops.ai.onnx.transpose import transpose_1 as transpose
    from onnxops.ai.onnx.unsqueeze import unsqueeze_1 as unsqueeze
else:
    __getattr__ = lazily(
        __name__,
        {
            "add": ("onnxops.ai.onnx.add", "add_1"),
            "arg_max": ("onnxops.ai.onnx.arg_max", "arg_max_1"),
            "clip": ("onnxops.ai.onnx.clip", "clip_1"),
            "concat": ("onnxops.ai.onnx.concat", "concat_1"),
            "conv": ("onnxops.ai.onnx.conv", "conv_1"),
            "div": ("onnxops.ai.onnx.div", "div_1"),
            "equal": ("onnxops.ai.onnx.equal", "equal_1"),
            "flatten": ("onnxops.ai.onnx.flatten", "flatten_1"),
            "gather": ("onnxops.ai.onnx.gather", "gather_1"),
            "gemm": ("onnxops.ai.onnx.gemm", "gemm_1"),
            "hardmax": ("onnxops.ai.onnx.hardmax", "hardmax_1"),
            "identity": ("onnxops.ai.onnx.identity", "identity_1"),
            "mat_mul": ("onnxops.ai.onnx.mat_mul", "mat_mul_1"),
            "max_pool": ("onnxops.ai.onnx.max_pool", "max_pool_1"),
            "pad": ("onnxops.ai.onnx.pad", "pad_1"),
            "pow": ("onnxops.ai.onnx.pow", "pow_1"),
            "reduce_mean": ("onnxops.ai.onnx.reduce_mean", "reduce_mean_1"),
            "reduce_sum": ("onnxops.ai.onnx.reduce_sum", "reduce_sum_1"),
            "relu": ("onnxops.ai.onnx.relu", "relu_1"),
            "reshape": ("onnxops.ai.onnx.reshape", "reshape_1"),
            "shape": ("onnxops.ai.onnx.shape", "shape_1"),
            "slice": ("onnxops.ai.onnx.slice", "slice_1"),
            "softmax": ("onnxops.ai.onnx.softmax", "softmax_1"),
            "split": ("onnxops.ai.onnx.split", "split_1"),
            "squeeze": ("onnxops.ai.onnx.squeeze", "squeeze_1"),
            "tile": ("onnxops.ai.onnx.tile", "tile_1"),
            "top_k": ("onnxops.ai.onnx.top_k", "top_k_1"),
            "transpose": ("onnxops.ai.onnx.transpose", "transpose_1"),
            "unsqueeze": ("onnxops.ai.onnx.unsqueeze", "unsqueeze_1"),
        },
    )

__all__: list[str] = [
    "add",
    "arg_max",
    "clip",
    "concat",
    "conv",
    "div",
    "equal",
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
    "shape",
    "slice",
    "softmax",
    "split",
    "squeeze",
    "tile",
    "top_k",
    "transpose",
    "unsqueeze",
]


def __dir__() -> list[str]:
    return __all__
