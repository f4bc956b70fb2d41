"""Threads that copy large results: only if asked for, in shares, and right after a fork as well."""

from __future__ import annotations

import os
from typing import Any

import pytest

import onnxops
from onnxops import _threads
from tests.runtime.joining import assert_joined, noise, run


def test_threads_share_large_results(monkeypatch: pytest.MonkeyPatch) -> None:
    parts: list[tuple[int, int]] = []
    original = _threads.share

    def noted(task: Any, length: int, nbytes: int) -> None:
        def counted(start: int, stop: int) -> None:
            parts.append((start, stop))
            task(start, stop)

        original(counted, length, nbytes)

    monkeypatch.setattr(_threads, "share", noted)
    onnxops.set_num_threads(3)
    try:
        assert onnxops.num_threads() == 3
        for tensors, axis in (
            ([noise((1, 1000, 1100))] * 2, 1),
            ([noise((1000, 1100)), noise((1000, 7))], 1),
            ([noise((400_000, 3)), noise((400_000, 1))], 1),
        ):
            parts.clear()
            assert_joined(tensors, axis)
            assert len(set(parts)) >= 3
    finally:
        onnxops.set_num_threads(1)


@pytest.mark.parametrize("number", [0, -1])
def test_at_least_one_thread_works(number: int) -> None:
    with pytest.raises(ValueError, match=f"1 or more, got {number}"):
        onnxops.set_num_threads(number)
    assert onnxops.num_threads() == 1


def test_what_fails_in_another_thread_is_raised() -> None:
    def task(start: int, stop: int) -> None:
        if start:
            raise RuntimeError("in another thread")

    onnxops.set_num_threads(2)
    try:
        with pytest.raises(RuntimeError, match="in another thread"):
            _threads.share(task, 10, 2**30)
    finally:
        onnxops.set_num_threads(1)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_child_has_threads_of_its_own() -> None:
    done = run("""
import os, warnings
warnings.simplefilter("ignore")
import numpy as np, onnxops
from onnxops.ai.onnx.concat import concat_13
onnxops.set_num_threads(2)
large = np.ones((1024, 4096), np.float32)
concat_13([large, large], axis=1)
child = os.fork()
if child == 0:
    concat_13([large, large], axis=1)
    os._exit(0)
print(os.waitpid(child, 0)[1])
""")
    assert done.stdout == "0\n", done.stderr
