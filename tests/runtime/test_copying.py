"""Joining arrays whose sizes or strides call for a copy of another kind than NumPy's."""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import onnxops
from onnxops import OpError, _copying, _kernels, _threads
from onnxops.ai.onnx.concat import concat_13
from tests.runtime.emitting import operator, tree, written
from tests.runtime.joining import GLUE, Array, assert_joined, joined, noise, run

DTYPES = [
    np.dtype(each) for each in (bool, "u1", "f2", ml_dtypes.bfloat16, "i4", "f4", "f8", "c8", "c16")
]
WIDTHS = range(1, 71)


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what did the work: functions of the module that copies."""
    used: list[str] = []
    for name in ("_fill_narrow", "_whole_rows", "_items", "_lies_across", "_copy"):
        original = getattr(_copying, name)

        def noted(*args: Any, name: str = name, original: Any = original) -> Any:
            result = original(*args)
            used.extend([name] if result is not False else [])
            return result

        monkeypatch.setattr(_copying, name, noted)
    return used


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits so low that arrays of a few elements meet every way of copying, and its borders."""
    monkeypatch.setattr(_kernels, "_MANY", 0)
    for name, limit in {
        "_MANY_ROWS": 2,
        "_FEW_COLUMNS": 2,
        "_BLOCK": 600,
        "_FAR": 0,
        "_LINE": 9,
        "_PERIOD": 8,
        "_WAYS": 2,
        "_STRIP": 2,
    }.items():
        monkeypatch.setattr(_copying, name, limit)
    monkeypatch.setattr(_threads, "_WORTH_SHARING", 0)


@pytest.fixture(params=[1, 3])
def threads(request: pytest.FixtureRequest) -> Iterator[int]:
    onnxops.set_num_threads(request.param)
    yield request.param
    onnxops.set_num_threads(1)


# Narrow rows


@pytest.mark.parametrize("dtype", [np.uint8, np.float16, np.float32, np.float64], ids=str)
def test_pieces_of_every_width(dtype: Any, plans: list[str]) -> None:
    size = np.dtype(dtype).itemsize
    rows = 4_500  # more than one block of the wide ones
    for width in WIDTHS:
        if width % size == 0:
            one, other = (
                noise((rows, columns), dtype) for columns in (width // size, 1 + 8 // size)
            )
            for tensors in ([one, other], [other, one], [one], [other, one, one]):
                if sum(each.size for each in tensors) > 2**13 * len(tensors):
                    assert_joined(tensors, 1)
    assert {"_fill_narrow", "_items"} <= set(plans)


@pytest.mark.parametrize("first", range(1, 17))
def test_rows_that_fill_a_register(first: int, plans: list[str]) -> None:
    """What lies behind the first piece is copied with it, and overwritten later."""
    rows = 20_000
    for row in (2, 4, 8, 16):
        pieces = [noise((rows, width), seed=width) for width in (first, row - first) if width > 0]
        empty = noise((rows, 0))
        assert_joined(pieces, 1)
        assert_joined([empty, *pieces, empty], 1)
    whole = any(row // 2 < first < row for row in (4, 8, 16))
    assert ("_whole_rows" in plans) == whole


@pytest.mark.parametrize("offset", range(16))
def test_every_alignment(offset: int, plans: list[str]) -> None:
    rows = 9_000
    for columns in (3, 5):
        memory = np.zeros(rows * columns * 4 + offset, np.uint8)
        unaligned = memory[offset:].view(np.float32).reshape(rows, columns)
        unaligned[...] = noise((rows, columns), np.float32)
        assert_joined([unaligned, noise((rows, 1), np.float32)], 1)
        assert_joined([noise((rows, 1), np.float32), unaligned], 1)
    assert "_fill_narrow" in plans


def test_inputs_of_any_layout(plans: list[str]) -> None:
    rows = 9_000
    plain = noise((rows, 3), np.float32)
    for other in (
        np.asfortranarray(plain),
        plain[::-1],
        plain[:, ::-1],
        plain[::-1, ::-1],
        noise((rows, 7), np.float32)[:, 2:5],
        noise((2 * rows, 6), np.float32)[::-2, ::2],
        np.broadcast_to(plain[:1], plain.shape),
        np.broadcast_to(plain[:, :1], plain.shape),
        noise((rows, 30), np.float32)[:, ::2],
        plain.view(np.matrix),
        np.ma.masked_array(plain, plain > 0),
    ):
        plans.clear()
        assert_joined([other, plain], 1)
        assert_joined([plain, other], -1)
        assert "_fill_narrow" in plans


def test_more_axes(plans: list[str]) -> None:
    for shapes, axis in (
        ([(90, 100, 3), (90, 100, 1)], 2),
        ([(90, 100, 2, 2), (90, 100, 3, 2)], 2),
        ([(90, 100, 3, 2), (90, 100, 3, 1)], -1),
        ([(1, 9_000, 1, 3), (1, 9_000, 1, 3)], 2),
    ):
        plans.clear()
        assert_joined([noise(shape) for shape in shapes], axis)
        assert "_fill_narrow" in plans
    image = noise((90, 100, 3))
    out = np.zeros((100, 90, 6), np.uint8).transpose(1, 0, 2)
    assert concat_13([image, image], axis=2, out=out).tobytes() == joined([image, image], 2)
    assert_joined([image[::-1], image], 2)
    assert_joined([image[:, ::-1, ::2], image], 2)


def test_rows_that_seem_to_fill_a_register(plans: list[str]) -> None:
    cut = noise((9_000, 7))[:, :5]
    assert_joined([cut, noise((9_000, 3))], 1)
    assert "_whole_rows" not in plans


@pytest.mark.parametrize("kind", ["f2", "f4", "f8"])
def test_signalling_nans(kind: str, plans: list[str]) -> None:
    size = np.dtype(kind).itemsize
    signalling = {2: 0x7C01, 4: 0x7F800001, 8: 0x7FF0000000000001}[size]
    bits = np.full((9_000, 3), signalling, f"u{size}")
    for layout in (bits, np.asfortranarray(bits)):
        floats = [layout.T.view(kind).T if layout.flags.f_contiguous else layout.view(kind)] * 2
        result = concat_13(floats, axis=1)
        assert (result.view(f"u{size}") == signalling).all()
    assert "_fill_narrow" in plans


def test_other_byte_orders() -> None:
    swapped = noise((9_000, 3), np.uint32).astype(">u4")
    native = swapped.astype("u4")
    for tensors in ([swapped, swapped], [swapped, native], [native, swapped]):
        result = concat_13(tensors, axis=1)
        assert result.dtype.isnative
        np.testing.assert_array_equal(result, np.concatenate([native, native], 1))
        out = np.empty((9_000, 6), ">u4")
        np.testing.assert_array_equal(concat_13(tensors, axis=1, out=out), result)


def test_many_strings() -> None:
    words = np.array([f"{number:x}" for number in range(30_000)], object).reshape(-1, 3)
    for tensors in ([words, words[:, :1]], [words.T.copy().T, words]):
        result = concat_13(tensors, axis=1)
        assert result.tolist() == np.concatenate(tensors, 1).tolist()
    mixed = words.copy()
    mixed[-1, -1] = 1
    with pytest.raises(OpError, match=r"element of type int at \(9999, 2\)"):
        concat_13([words, mixed], axis=1)


# Rows across the memory of an input


@pytest.mark.parametrize("dtype", [np.uint8, np.float32, np.complex128], ids=str)
def test_transposed(dtype: Any, plans: list[str]) -> None:
    for shape, permutation, lies_across in (
        ((1024, 256), (1, 0), True),
        ((800, 250), (1, 0), True),
        ((700, 250), (1, 0), False),
        ((2, 40, 40, 64), (0, 3, 1, 2), True),
        ((3, 1024, 64), (0, 2, 1), True),
        ((20, 30, 40), (2, 1, 0), False),
    ):
        across = noise(shape, dtype).transpose(permutation)
        for axis in range(len(shape)):
            plans.clear()
            assert_joined([across, across[::-1]], axis)
            assert ("_copy" in plans) == lies_across, (shape, axis)
            assert_joined([across, across.copy()], axis)
            assert_joined([across.copy(), across], axis)


def test_a_new_result_lies_in_memory_as_large_inputs_do(threads: int) -> None:
    across = noise((1024, 256), np.float32).T
    result = concat_13([across, across], axis=1)
    assert result.flags.f_contiguous
    assert concat_13([across.copy(), across.copy()], axis=1).flags.c_contiguous
    np.testing.assert_array_equal(result, np.concatenate([across, across], 1))


# Everything, on small arrays


@st.composite
def layouts(draw: Any, shape: Sequence[int], dtype: np.dtype[Any]) -> Array:
    """An array of any bits, with strides of any order, sign and size, at any alignment."""
    order = draw(st.permutations(range(len(shape))))
    padding = [draw(st.integers(0, 2)) for _ in shape]
    offset = draw(st.integers(0, 16))
    base = [shape[axis] + padding[axis] for axis in order]
    memory = np.zeros(math.prod(base) * dtype.itemsize + offset, np.uint8)
    array = memory[offset:].view(dtype).reshape(base).transpose(np.argsort(order))
    array = array[tuple(slice(0, size) for size in shape)]
    array = array[tuple(slice(None, None, draw(st.sampled_from([1, -1]))) for _ in shape)]
    array[...] = noise(shape, dtype, draw(st.integers(0, 99)))
    return array


@st.composite
def joins(draw: Any) -> tuple[list[Array], int]:
    dtype = draw(st.sampled_from(DTYPES))
    outer = draw(st.lists(st.integers(1, 9), max_size=3))
    inner = draw(st.lists(st.integers(1, 4), max_size=2))
    pieces = draw(st.lists(st.integers(0, 24), min_size=1, max_size=4))
    plain = draw(st.booleans())
    tensors = []
    for length in pieces:
        tensor = draw(layouts((*outer, length, *inner), dtype))
        tensors.append(np.ascontiguousarray(tensor) if plain else tensor)
    return tensors, len(outer) - draw(st.sampled_from([0, len(tensors[0].shape)]))


@settings(
    max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(join=joins())
def test_kernel_is_numpy(
    join: tuple[list[Array], int], small: None, threads: int, plans: list[str]
) -> None:
    assert_joined(*join)


# Memory, other operators


BOUNDED = """
import ctypes, mmap
import numpy as np
from onnxops.ai.onnx.concat import concat_13

PAGE = mmap.PAGESIZE
LIBC = ctypes.CDLL(None, use_errno=True)


def between_forbidden_pages(array, at_end):
    pages = -(-array.nbytes // PAGE)
    memory = mmap.mmap(-1, (pages + 2) * PAGE)
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for page in (0, pages + 1):
        assert LIBC.mprotect(ctypes.c_void_p(start + page * PAGE), PAGE, 0) == 0
    offset = (pages + 1) * PAGE - array.nbytes if at_end else PAGE
    placed = np.ndarray(array.shape, array.dtype, memory, offset)
    placed[...] = array
    return placed


for at_end in (False, True):
    for first in range(1, 17):
        for second in (1, 3, 4, 16 - first):
            if second:
                pieces = [np.ones((20_000, width), np.uint8) for width in (first, second)]
                placed = [between_forbidden_pages(piece, at_end) for piece in pieces]
                out = between_forbidden_pages(np.zeros((20_000, first + second), np.uint8), at_end)
                concat_13(placed, axis=1, out=out)
                assert out.all()
    across = between_forbidden_pages(np.ones((130, 1024), np.float32), at_end).T
    out = np.zeros((1024, 260), np.float32)
    concat_13([across, across], axis=1, out=out)
    assert out.all()
    if {escape}:
        ctypes.string_at(across.ctypes.data + across.nbytes, 1 if at_end else 2 * PAGE)
print("done")
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs mprotect and mmap of Linux")
def test_nothing_is_read_or_written_outside_of_the_arrays() -> None:
    done = run(BOUNDED.replace("{escape}", "False"))
    assert done.stdout == "done\n", done.stderr
    assert run(BOUNDED.replace("{escape}", "True")).returncode < 0


def test_any_operator_of_the_pattern_gets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tree("glued", [operator(GLUE)]), tmp_path)
    glue = importlib.import_module("glued.test.glue").glue_1
    copying: Any = importlib.import_module("glued._copying")
    original, used = copying._fill_narrow, []
    monkeypatch.setattr(copying, "_fill_narrow", lambda *args: used.append(original(*args)))
    parts = [noise((90, 100, 3)), noise((90, 100, 1))]
    assert glue(parts, side=2).tobytes() == joined(parts, 2)
    assert used
