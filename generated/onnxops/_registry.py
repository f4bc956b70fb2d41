# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Which operators there are, and which version of each is in force at an opset."""

from collections.abc import Mapping
from importlib import import_module

from onnxops._reporter import shown
from onnxops.errors import OpError
from onnxops.schema import Schema

#: The newest opset of each domain.
_NEWEST: Mapping[str, int] = {
    "ai.onnx": 28,
}
#: For each domain and operator the module that has it, and its versions, oldest first.
_OPERATORS: Mapping[str, Mapping[str, tuple[str, tuple[int, ...]]]] = {
    "ai.onnx": {
        "Add": ("onnxops.ai.onnx.add", (1, 6, 7, 13, 14)),
        "ArgMax": ("onnxops.ai.onnx.arg_max", (1, 11, 12, 13)),
        "Clip": ("onnxops.ai.onnx.clip", (1, 6, 11, 12, 13)),
        "Concat": ("onnxops.ai.onnx.concat", (1, 4, 11, 13)),
        "ConcatFromSequence": ("onnxops.ai.onnx.concat_from_sequence", (11,)),
        "Conv": ("onnxops.ai.onnx.conv", (1, 11, 22)),
        "CumSum": ("onnxops.ai.onnx.cum_sum", (11, 14)),
        "Div": ("onnxops.ai.onnx.div", (1, 6, 7, 13, 14)),
        "Equal": ("onnxops.ai.onnx.equal", (1, 7, 11, 13, 19)),
        "Expand": ("onnxops.ai.onnx.expand", (8, 13)),
        "Flatten": ("onnxops.ai.onnx.flatten", (1, 9, 11, 13, 21, 23, 24, 25)),
        "Gather": ("onnxops.ai.onnx.gather", (1, 11, 13)),
        "Gemm": ("onnxops.ai.onnx.gemm", (1, 6, 7, 9, 11, 13)),
        "Hardmax": ("onnxops.ai.onnx.hardmax", (1, 11, 13)),
        "Identity": ("onnxops.ai.onnx.identity", (1, 13, 14, 16, 19, 21, 23, 24, 25)),
        "LayerNormalization": ("onnxops.ai.onnx.layer_normalization", (17,)),
        "MatMul": ("onnxops.ai.onnx.mat_mul", (1, 9, 13)),
        "MaxPool": ("onnxops.ai.onnx.max_pool", (1, 8, 10, 11, 12, 22)),
        "Pad": ("onnxops.ai.onnx.pad", (1, 2, 11, 13, 18, 19, 21, 23, 24, 25)),
        "Pow": ("onnxops.ai.onnx.pow", (1, 7, 12, 13, 15)),
        "ReduceMean": ("onnxops.ai.onnx.reduce_mean", (1, 11, 13, 18)),
        "ReduceSum": ("onnxops.ai.onnx.reduce_sum", (1, 11, 13)),
        "Relu": ("onnxops.ai.onnx.relu", (1, 6, 13, 14)),
        "Reshape": ("onnxops.ai.onnx.reshape", (1, 5, 13, 14, 19, 21, 23, 24, 25)),
        "Resize": ("onnxops.ai.onnx.resize", (10, 11, 13, 18, 19)),
        "ScatterElements": ("onnxops.ai.onnx.scatter_elements", (11, 13, 16, 18)),
        "Shape": ("onnxops.ai.onnx.shape", (1, 13, 15, 19, 21, 23, 24, 25)),
        "Slice": ("onnxops.ai.onnx.slice", (1, 10, 11, 13)),
        "Softmax": ("onnxops.ai.onnx.softmax", (1, 11, 13)),
        "Split": ("onnxops.ai.onnx.split", (1, 2, 11, 13, 18)),
        "Squeeze": ("onnxops.ai.onnx.squeeze", (1, 11, 13, 21, 23, 24, 25)),
        "Tile": ("onnxops.ai.onnx.tile", (1, 6, 13)),
        "TopK": ("onnxops.ai.onnx.top_k", (1, 10, 11, 24)),
        "Transpose": ("onnxops.ai.onnx.transpose", (1, 13, 21, 23, 24, 25)),
        "Trilu": ("onnxops.ai.onnx.trilu", (14,)),
        "Unsqueeze": ("onnxops.ai.onnx.unsqueeze", (1, 11, 13, 21, 23, 24, 25)),
        "Where": ("onnxops.ai.onnx.where", (9, 16)),
    },
}


def operators(domain: str = "ai.onnx") -> tuple[str, ...]:
    """Return the names of the operators of a domain, in alphabetical order."""
    return tuple(_OPERATORS.get(_domain(domain), ()))


def newest_opset(domain: str = "ai.onnx") -> int:
    """Return the newest opset of a domain that is known here.

    Raises
    ------
    OpError
        If the domain is unknown.
    """
    try:
        return _NEWEST[_domain(domain)]
    except KeyError:
        known = ", ".join(_NEWEST)
        raise OpError(f"unknown domain {domain!r}; known: {known}") from None


def schema(operator: str, opset: int, domain: str = "ai.onnx") -> Schema:
    """Return the schema of the version of an operator that is in force at an opset.

    Parameters
    ----------
    operator : str
        Name of the operator.
    opset : int
        Version of the operator set.
    domain : str
        Its domain; the empty name stands for ``ai.onnx``.

    Raises
    ------
    OpError
        If the domain, the opset or the operator is unknown, or the operator is newer than the
        opset.
    """
    _check_opset(opset, domain)
    try:
        module, versions = _OPERATORS[_domain(domain)][operator]
    except KeyError:
        raise OpError(f"unknown operator {operator!r} of domain {_domain(domain)}") from None
    if versions[0] > opset:
        raise OpError(
            f"{operator} came with opset {versions[0]} of domain {_domain(domain)}, got {opset}"
        )
    return _in_force(module, versions, opset)


def schemas(opset: int, domain: str = "ai.onnx") -> tuple[Schema, ...]:
    """Return the schemas of all operators that an opset has.

    Raises
    ------
    OpError
        If the domain or the opset is unknown.
    """
    _check_opset(opset, domain)
    known = _OPERATORS[_domain(domain)].values()
    return tuple(_in_force(*each, opset) for each in known if each[1][0] <= opset)


def _in_force(module: str, versions: tuple[int, ...], opset: int) -> Schema:
    """The newest version that an opset has."""
    found: Mapping[int, Schema] = import_module(module).SCHEMAS
    return found[max(version for version in versions if version <= opset)]


def _check_opset(opset: object, domain: str) -> None:
    newest = newest_opset(domain)
    if isinstance(opset, bool) or not isinstance(opset, int) or not 1 <= opset <= newest:
        known = f"of domain {_domain(domain)}; the newest known is {newest}"
        raise OpError(f"unknown opset {shown(opset)} {known}")


def _domain(name: str) -> str:
    return name or "ai.onnx"
