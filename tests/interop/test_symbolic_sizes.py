"""Shapes that models compute from the shapes of others: what is known of them, symbols included."""

from collections.abc import Mapping, Sequence

import onnx.parser
import pytest
from onnx import ModelProto, shape_inference

from onnxops.interop import check_model

#: What nodes make of x, and the shape of y that follows.
CHAINS: Mapping[str, tuple[str, str, Sequence[int | str | None]]] = {
    "the batch is taken out of a shape, and put in front of another": (
        "float[batch, 3, 4] x",
        """
        shape = Shape(x)
        zero = Constant<value = int64 {0}>()
        batch = Gather<axis = 0>(shape, zero)
        first = Constant<value = int64[1] {0}>()
        front = Unsqueeze(batch, first)
        rest = Constant<value = int64[1] {-1}>()
        wanted = Concat<axis = 0>(front, rest)
        y = Reshape(x, wanted)
        """,
        ["batch", 12],
    ),
    "the front of a shape is kept": (
        "float[batch, length, 768] x",
        """
        shape = Shape<end = 2>(x)
        heads = Constant<value = int64[2] {12, -1}>()
        wanted = Concat<axis = 0>(shape, heads)
        y = Reshape(x, wanted)
        """,
        ["batch", "length", 12, 64],
    ),
    "the front of a shape is sliced off": (
        "float[batch, length, 768] x",
        """
        shape = Shape(x)
        from = Constant<value = int64[1] {0}>()
        to = Constant<value = int64[1] {2}>()
        front = Slice(shape, from, to)
        rest = Constant<value = int64[1] {-1}>()
        wanted = Concat<axis = 0>(front, rest)
        flat = Reshape(x, wanted)
        y = Transpose<perm = [1, 2, 0]>(flat)
        """,
        ["length", 768, "batch"],
    ),
    "axes are folded into one, and taken apart again": (
        "float[batch, length, 768] x",
        """
        shape = Shape(x)
        rows = Constant<value = int64[2] {-1, 768}>()
        matrix = Reshape(x, rows)
        scores = Relu(matrix)
        y = Reshape(scores, shape)
        """,
        ["batch", "length", 768],
    ),
    "axes folded into one are a product": (
        "float[batch, length, 768] x",
        """
        rows = Constant<value = int64[2] {-1, 256}>()
        y = Reshape(x, rows)
        """,
        ["3*batch*length", 256],
    ),
    "an operator without a specification stands between": (
        "float[batch, 3, 4] x",
        """
        rows = Constant<value = int64[2] {-1, 4}>()
        matrix = Reshape(x, rows)
        gated = Sigmoid(matrix)
        back = Constant<value = int64[3] {-1, 3, 4}>()
        y = Reshape(gated, back)
        """,
        ["batch", 3, 4],
    ),
    "a size has no name": (
        "float[?, 3, 4] x",
        """
        wanted = Constant<value = int64[2] {0, -1}>()
        y = Reshape(x, wanted)
        """,
        [None, 12],
    ),
    "a row is repeated for each of a batch": (
        "float[batch, 3, 4] x",
        """
        shape = Shape<end = 1>(x)
        ones = Constant<value = int64[2] {1, 1}>()
        wanted = Concat<axis = 0>(shape, ones)
        row = Constant<value = float[1, 5, 1] {1, 2, 3, 4, 5}>()
        y = Expand(row, wanted)
        """,
        ["batch", 5, 1],
    ),
    "a row is laid side by side": (
        "float[batch, 3, 4] x",
        """
        shape = Shape<end = 1>(x)
        two = Constant<value = int64[1] {2}>()
        wanted = Concat<axis = 0>(shape, two)
        row = Constant<value = float[2, 2] {1, 2, 3, 4}>()
        y = Tile(row, wanted)
        """,
        ["2*batch", 4],
    ),
    "heads are as many as go into the width": (
        "float[batch, length, 768] x",
        """
        front = Shape<end = 2>(x)
        width = Shape<start = 2>(x)
        heads = Constant<value = int64[1] {12}>()
        each = Div(width, heads)
        wanted = Concat<axis = 0>(front, heads, each)
        y = Reshape(x, wanted)
        """,
        ["batch", "length", 12, 64],
    ),
    "numbers are added to sizes": (
        "float[batch, length, 768] x",
        """
        shape = Shape(x)
        more = Constant<value = int64[3] {0, 1, 2}>()
        wanted = Add(shape, more)
        one = Constant<value = float[1] {1}>()
        y = Expand(one, wanted)
        """,
        ["batch", None, 770],
    ),
    "a size that is -1 stays as it is": (
        "float[batch, 3, 4] x",
        """
        batch = Shape<end = 1>(x)
        kept = Constant<value = int64[2] {-1, 5}>()
        sizes = Concat<axis = 0>(batch, kept)
        none = Constant<value = int64[1] {-1}>()
        ones = Constant<value = int64[3] {1, 1, 1}>()
        stays = Equal(sizes, none)
        wanted = Where(stays, ones, sizes)
        row = Constant<value = float[1, 2, 1] {1, 2}>()
        y = Expand(row, wanted)
        """,
        ["batch", 2, 5],
    ),
    "a shape is taken apart": (
        "float[batch, length, 768] x",
        """
        shape = Shape(x)
        front, back = Split<num_outputs = 2>(shape)
        again = Concat<axis = 0>(back, front)
        wanted = Identity(again)
        y = Reshape(x, wanted)
        """,
        [768, "batch", "length"],
    ),
    "a size has no axis for a while": (
        "float[batch, length, 768] x",
        """
        length = Shape<start = 1, end = 2>(x)
        lone = Squeeze(length)
        first = Constant<value = int64[1] {0}>()
        front = Unsqueeze(lone, first)
        rest = Constant<value = int64[1] {-1}>()
        wanted = Concat<axis = 0>(front, rest)
        y = Reshape(x, wanted)
        """,
        ["length", "768*batch"],
    ),
    "all of an axis is sliced": (
        "float[batch, length, 768] x",
        """
        from = Constant<value = int64[2] {0, 1}>()
        to = Constant<value = int64[2] {9223372036854775807, -1}>()
        axes = Constant<value = int64[2] {1, 2}>()
        y = Slice(x, from, to, axes)
        """,
        ["batch", "length", 766],
    ),
    "a slice is as long as the axis": (
        "float[batch, length, 768] x",
        """
        from = Constant<value = int64[1] {0}>()
        to = Shape<start = 1, end = 2>(x)
        axes = Constant<value = int64[1] {1}>()
        y = Slice(x, from, to, axes)
        """,
        ["batch", "length", 768],
    ),
    "an axis is padded, and others are not": (
        "float[batch, length, 768] x",
        """
        pairs = Constant<value = int64[6] {0, 0, 0, 0, 1, 2}>()
        two = Constant<value = int64[2] {-1, 2}>()
        rows = Reshape(pairs, two)
        turned = Transpose<perm = [1, 0]>(rows)
        flat = Constant<value = int64[1] {-1}>()
        pads = Reshape(turned, flat)
        y = Pad(x, pads)
        """,
        ["batch", "length", 771],
    ),
    "a tensor is joined with itself": (
        "float[batch, 3, 4] x",
        "y = Concat<axis = 0>(x, x)",
        ["2*batch", 3, 4],
    ),
    "all is known": (
        "float[2, 3, 4] x",
        """
        shape = Shape(x)
        zero = Constant<value = int64 {0}>()
        batch = Gather<axis = 0>(shape, zero)
        first = Constant<value = int64[1] {0}>()
        front = Unsqueeze(batch, first)
        rest = Constant<value = int64[1] {-1}>()
        wanted = Concat<axis = 0>(front, rest)
        y = Reshape(x, wanted)
        """,
        [2, 12],
    ),
    "a matrix is made of all axes behind the first": (
        "float[batch, channels, 7, 7] x",
        "y = Flatten(x)",
        ["batch", "49*channels"],
    ),
}


def model(given: str, nodes: str, declared: str) -> ModelProto:
    return onnx.parser.parse_model(
        f'<ir_version: 10, opset_import: ["": 21]> chain ({given}) => ({declared} y) {{{nodes}}}'
    )


def told(size: object) -> str:
    return "?" if size is None else str(size)


@pytest.mark.parametrize("name", CHAINS)
def test_what_follows_contradicts_what_does_not(name: str) -> None:
    given, nodes, sizes = CHAINS[name]
    # Of a declaration that cannot be true the message says what follows in its stead.
    declared = f"float[{', '.join('1' for _ in range(len(sizes) + 1))}]"
    (violation,) = check_model(model(given, nodes, declared))
    assert violation.wanted == f"tensor(float)[{', '.join(map(told, sizes))}] as follows"


@pytest.mark.parametrize("name", CHAINS)
def test_as_much_is_known_as_onnx_infers(name: str) -> None:
    given, nodes, sizes = CHAINS[name]
    undeclared = model(given, nodes, "float")
    undeclared.graph.output[0].ClearField("type")
    inferred = shape_inference.infer_shapes(undeclared, data_prop=True)
    tensor = inferred.graph.output[0].type.tensor_type
    if not tensor.HasField("shape"):
        return
    assert len(tensor.shape.dim) == len(sizes)
    for dim, size in zip(tensor.shape.dim, sizes, strict=True):
        if dim.HasField("dim_value"):
            assert dim.dim_value == size
        elif dim.dim_param and not dim.dim_param.startswith("unk__"):
            assert dim.dim_param == size


def test_a_wrong_size_behind_a_chain_is_found() -> None:
    given, nodes, _ = CHAINS["the batch is taken out of a shape, and put in front of another"]
    (violation,) = check_model(model(given, nodes, "float[batch, 13]"))
    assert violation.wanted == "tensor(float)[batch, 12] as follows"
    assert check_model(model(given, nodes, "float[batch, 12]")) == []
