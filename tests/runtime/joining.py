"""Arrays of any bits, and what is asked of every join of them."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import onnxops
from onnxops.ai.onnx.concat import concat_13

Array = np.ndarray[Any, Any]
#: An operator of the same pattern as the one that is specified.
GLUE = """
operator: Glue
domain: test
summary: Glues tensors together.
family: join
inputs:
  - name: parts
    type: E
    variadic: {index: k, min: 1}
    shape: (*outer, m[k] @ side, *inner)
outputs:
  - name: whole
    type: E
    shape: (*outer, sum(m), *inner)
attributes:
  - {name: side, type: int, default: -1, axis_of: parts, range: -r <= side < r}
types: {E: [floats, integers]}
clauses:
  C1: parts.count
  C2: parts.given
  C3: E.allowed
  C4: E.same
  C5: parts.rank
  C6: side.range
  C7: outer.same
  C8: inner.same
  C9: whole.size
definition: whole[*o, sum(m[:k]) + j, *i] = parts[k][*o, j, *i]
versions:
  - {since: 1}
"""


def noise(shape: Sequence[int], dtype: Any = np.uint8, seed: int = 0) -> Array:
    """An array of any bits: NaNs with payloads and signalling ones are among the floats."""
    dtype = np.dtype(dtype)
    rng = np.random.default_rng(seed)
    highest = 1 if dtype.kind == "b" else 0xFF
    raw = rng.integers(0, highest, (*shape, dtype.itemsize), np.uint8, endpoint=True)
    raw[rng.random(shape) < 0.2] = highest
    array: Array = raw.view(dtype).reshape(shape)
    return array


def guarded(shape: Sequence[int], dtype: np.dtype[Any], offset: int = 0) -> tuple[Array, Array]:
    """An array to write to, and the memory around it: 64 bytes on both sides, all 0xA5."""
    memory = np.full(math.prod(shape) * dtype.itemsize + 128 + offset, 0xA5, np.uint8)
    inner = memory[64 + offset : memory.size - 64]
    return inner.view(dtype).reshape(shape), memory


def joined(tensors: Sequence[Array], axis: int) -> bytes:
    """The bytes that a joint array has, as NumPy sees it."""
    return np.concatenate([np.ascontiguousarray(each) for each in tensors], axis).tobytes()


def assert_joined(tensors: Sequence[Array], axis: int) -> None:
    """A join is right whether it is new or not, and nothing else is written."""
    kept = [each.tobytes() for each in tensors]
    wanted = joined(tensors, axis)
    result = concat_13(list(tensors), axis=axis)
    assert result.tobytes() == wanted
    assert result.flags.owndata
    assert result.dtype is tensors[0].dtype
    for offset in (0, 1):
        out, memory = guarded(result.shape, result.dtype, offset)
        assert concat_13(list(tensors), axis=axis, out=out) is out
        assert out.tobytes() == wanted
        assert set(memory[: 64 + offset]) | set(memory[-64:]) == {0xA5}
    assert [each.tobytes() for each in tensors] == kept


def run(code: str) -> subprocess.CompletedProcess[str]:
    home = Path(onnxops.__file__).parents[1]
    return subprocess.run(
        [sys.executable, "-c", code], cwd=home, capture_output=True, text=True, check=False
    )
