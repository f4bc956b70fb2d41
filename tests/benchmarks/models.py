"""Checking models: what it takes beside the full check of onnx, and how it grows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import onnx
from onnx import ModelProto, NodeProto, TensorProto, ValueInfoProto, helper

from onnxops.interop import check_model
from tests.benchmarks.figures import OURS, Goal, Kind, Row
from tests.benchmarks.measuring import Effort, busy, ratio, rounds

_FULL_CHECK = "onnx.checker, full check"
_TEN_MODELS = "10 models of a tenth"
KINDS = {
    "models": Kind("Checking models", _FULL_CHECK),
    "growth": Kind("Growth with the model", _TEN_MODELS),
}
_LIMIT, _STRETCH = 1.5, 1.05
#: Ten times the nodes take ten times as long, and what the noise of a machine adds.
_LINEAR = 1.2


@dataclass(frozen=True, slots=True)
class Shapes:
    """Of what shapes the nodes of a model are, and that model."""

    text: str
    model: Callable[[int], ModelProto]


class WrongVerdict(Exception):
    """One of both does not find what is there."""


def rows(kind: str, effort: Effort, smaller: int) -> Iterator[Row]:
    """Measure models of a class."""
    for shapes in (Shapes("recurring shapes", alike), Shapes("all shapes distinct", chain)):
        few, many = 10_000 // smaller, 100_000 // smaller
        if kind == "models":
            yield _beside_onnx(shapes, few, effort)
            yield _beside_onnx(shapes, many, effort)
        else:
            yield _growth(shapes, few, many, effort)


def goals(measured: Sequence[Row]) -> Iterator[Goal]:
    """No goal but those of each model."""
    yield from ()


def alike(number: int) -> ModelProto:
    """A model of nodes that all have the same types."""
    nodes = [_node(["x", "y"], index) for index in range(number)]
    return _model(nodes, _info(f"c{number - 1}", 8))


def chain(number: int) -> ModelProto:
    """A model of nodes of which each joins something to what the one before gives."""
    nodes = [_node([f"c{index - 1}" if index else "x", "y"], index) for index in range(number)]
    return _model(nodes, _info(f"c{number - 1}", 4 + 4 * number))


def verify(number: int, model: Callable[[int], ModelProto]) -> ModelProto:
    """Return a model that both find right, after both found another one wrong."""
    right, wrong = model(number), ModelProto()
    wrong.CopyFrom(right)
    wrong.graph.node[-1].attribute[0].i = 2
    onnx.checker.check_model(right, full_check=True)
    try:
        onnx.checker.check_model(wrong, full_check=True)
    except onnx.shape_inference.InferenceError:
        clauses = [violation.clause for violation in check_model(wrong)]
        if clauses == ["Concat-13.C6"] and not check_model(right):
            return right
    raise WrongVerdict(f"{number} nodes")


def _beside_onnx(shapes: Shapes, number: int, effort: Effort) -> Row:
    model = verify(number, shapes.model)
    times = rounds(
        {
            _FULL_CHECK: lambda: onnx.checker.check_model(model, full_check=True),
            OURS: lambda: check_model(model),
        },
        effort,
    )
    found = ratio(busy(times[OURS]), busy(times[_FULL_CHECK]))
    return Row(
        kind="models",
        name=f"{number:,} nodes, {shapes.text}",
        rounds=len(times[OURS]),
        ratios={OURS: found},
        limit=_LIMIT,
        stretch=_STRETCH,
        counted=found.median,
    )


def _growth(shapes: Shapes, few: int, many: int, effort: Effort) -> Row:
    small, large = shapes.model(few), shapes.model(many)
    times = rounds(
        {
            _TEN_MODELS: lambda: [check_model(small) for _ in range(10)],
            OURS: lambda: check_model(large),
        },
        effort,
    )
    found = ratio(busy(times[OURS]), busy(times[_TEN_MODELS]))
    return Row(
        kind="growth",
        name=f"{many:,} nodes, {shapes.text}",
        rounds=len(times[OURS]),
        ratios={OURS: found},
        limit=_LINEAR,
        counted=found.median,
    )


def _node(inputs: Sequence[str], index: int) -> NodeProto:
    return helper.make_node("Concat", inputs, [f"c{index}"], axis=1)


def _info(name: str, columns: int) -> ValueInfoProto:
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, ["N", columns])


def _model(nodes: Sequence[NodeProto], output: ValueInfoProto) -> ModelProto:
    graph = helper.make_graph(nodes, "joins", [_info("x", 4), _info("y", 4)], [output])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
