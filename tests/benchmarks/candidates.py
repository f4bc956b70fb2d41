"""Who joins them: the package, NumPy, onnxruntime, onnx's reference; and a copy of all bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from operator import countOf
from typing import Any

import numpy as np
import onnxruntime
from onnx import ModelProto, helper
from onnx.reference import ReferenceEvaluator

import onnxops
from onnxops.ai.onnx import v13 as op
from tests.benchmarks.figures import OURS
from tests.benchmarks.workloads import Array, Workload

THREADED = "onnxops, 2 threads"
NUMPY = "numpy"
RUNTIME = "onnxruntime"
COPY = "memcpy"
LOOK = "a look at all strings"

#: Tensors of more bytes than this are copied one by one.
_LARGE = 2**16


@dataclass(frozen=True, slots=True)
class Candidate:
    """What is called and timed, and the array that is there afterwards.

    That is the joint array, unless another one is `wanted`.
    """

    name: str
    call: Callable[[], Any]
    result: Callable[[], Array] | None
    threads: int = 1
    wanted: Array | None = None


class WrongResult(Exception):
    """A candidate does something else than the others."""


def candidates(workload: Workload, tensors: Sequence[Array]) -> list[Candidate]:
    """All that can do a workload; each has given the same bytes as NumPy."""
    found = list(_candidates(workload, list(tensors)))
    joint = np.concatenate(tensors, workload.axis)
    for each in found:
        wanted = joint if each.wanted is None else each.wanted
        if each.result is not None and not _same(each.result(), wanted):
            raise WrongResult(f"{workload.title}: {each.name} gives something else than numpy")
    return found


def _candidates(workload: Workload, tensors: list[Array]) -> Iterator[Candidate]:
    axis = workload.axis
    wanted = np.concatenate(tensors, axis)
    out = np.empty(wanted.shape, wanted.dtype) if workload.out else None
    more: dict[str, Any] = {"axis": axis} if out is None else {"axis": axis, "out": out}
    ours = partial(op.concat, tensors, **more)
    yield _plain(NUMPY, partial(np.concatenate, tensors, **more), out)
    yield _plain(OURS, ours, out)
    if workload.kind == "wide":
        yield replace(_plain(THREADED, lambda: _with_threads(2, ours), out), threads=2)
    if workload.kind == "objects":
        yield Candidate(LOOK, lambda: all(map(_strings_only, tensors)), None)
    else:
        yield _copy(tensors, wanted, out)
    if not workload.out:
        yield from _onnx(workload, tensors, wanted)


def _plain(name: str, call: Callable[[], Array], out: Array | None = None) -> Candidate:
    """A candidate that returns its result; what it is written into is emptied before."""

    def result() -> Array:
        if out is not None:
            out.fill(0)
        return call()

    return Candidate(name, call, result)


def _with_threads(number: int, call: Callable[[], Array]) -> Array:
    onnxops.set_num_threads(number)
    try:
        return call()
    finally:
        onnxops.set_num_threads(1)


def _strings_only(strings: Array) -> bool:
    return countOf(map(type, strings.flat), str) == strings.size


def _copy(tensors: Sequence[Array], wanted: Array, out: Array | None) -> Candidate:
    """A copy of all bytes, into memory that is as new as that of the others.

    Large tensors are copied one by one, from where all others read them as well.
    """
    large = wanted.nbytes > _LARGE * len(tensors)
    sources = [_bytes(each) for each in (tensors if large else [wanted])]
    target = None if out is None else _bytes(out)

    def copy() -> Array:
        copied = np.empty(wanted.nbytes, np.uint8) if target is None else target
        start = 0
        for source in sources:
            stop = start + source.size
            copied[start:stop] = source
            start = stop
        return copied

    return Candidate(COPY, copy, copy, wanted=np.concatenate(sources))


def _bytes(array: Array) -> Array:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


def _onnx(workload: Workload, tensors: list[Array], wanted: Array) -> Iterator[Candidate]:
    model = _model(workload, tensors, wanted)
    feeds = {f"x{number}": tensor for number, tensor in enumerate(tensors)}
    reference: Any = ReferenceEvaluator(model)
    yield _plain("onnx.reference", _run(reference, feeds))
    bindable = workload.dtype != "object" and all(each.flags.c_contiguous for each in tensors)
    for threads in (1, 2):
        session = _session(model, threads)
        name = RUNTIME if threads == 1 else f"{RUNTIME}, {threads} threads"
        found = [_plain(name, _run(session, feeds))]
        if bindable:
            found.append(_bound(f"{name}, bound", session, feeds, wanted))
        yield from (replace(each, threads=threads) for each in found)


def _model(workload: Workload, tensors: Sequence[Array], wanted: Array) -> ModelProto:
    kind = helper.np_dtype_to_tensor_dtype(wanted.dtype)
    inputs = [
        helper.make_tensor_value_info(f"x{number}", kind, tensor.shape)
        for number, tensor in enumerate(tensors)
    ]
    node = helper.make_node("Concat", [each.name for each in inputs], ["y"], axis=workload.axis)
    output = helper.make_tensor_value_info("y", kind, wanted.shape)
    graph = helper.make_graph([node], "join", inputs, [output])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)


def _session(model: ModelProto, threads: int) -> Any:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    serialized = model.SerializeToString()
    return onnxruntime.InferenceSession(serialized, options, providers=["CPUExecutionProvider"])


def _run(session: Any, feeds: dict[str, Array]) -> Callable[[], Array]:
    def run() -> Array:
        result: Array = session.run(None, feeds)[0]
        return result

    return run


def _bound(name: str, session: Any, feeds: dict[str, Array], wanted: Array) -> Candidate:
    """Inputs and output are handed over once, and each call finds them there."""
    binding = session.io_binding()
    output = np.zeros(wanted.shape, wanted.dtype)
    for each, tensor in feeds.items():
        binding.bind_cpu_input(each, tensor)
    binding.bind_output("y", "cpu", 0, wanted.dtype.type, wanted.shape, output.ctypes.data)

    def result() -> Array:
        output.fill(0)
        session.run_with_iobinding(binding)
        return output

    return Candidate(name, lambda: session.run_with_iobinding(binding), result)


def _same(got: Array, wanted: Array) -> bool:
    if got.dtype != wanted.dtype or got.shape != wanted.shape:
        return False
    if wanted.dtype.hasobject:
        return bool(got.tolist() == wanted.tolist())
    return got.tobytes() == wanted.tobytes()
