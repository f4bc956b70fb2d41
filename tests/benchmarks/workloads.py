"""What is joined: the classes of workloads, their tensors, and how long a join may take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Shape = tuple[int, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Workload:
    """Tensors to join, in a new array or in one that is there.

    A limit is on the time of the package, in times of `numpy.concatenate`; a stretch goal is one
    that would be better still.
    """

    kind: str
    name: str
    dtype: str
    shapes: tuple[Shape, ...]
    axis: int
    out: bool = False
    limit: float
    stretch: float | None = None
    view: Callable[[Array], Array] | None = field(default=None, repr=False)

    def tensors(self, smaller: int = 1) -> list[Array]:
        """The tensors, each of its own memory; their larger sizes divided to test with them."""
        rng = np.random.default_rng(len(self.name))
        bases = [_noise(rng, self.dtype, _divided(shape, smaller)) for shape in self.shapes]
        return bases if self.view is None else [self.view(base) for base in bases]

    @property
    def title(self) -> str:
        return f"{self.name}, out=" if self.out else self.name


def workloads() -> list[Workload]:
    """All workloads, class by class."""
    wide = [
        Workload(kind="wide", limit=1.03, out=out, **each)
        for each in _WIDE
        for out in (False, True)
    ]
    return [*_TINY, *_MANY, *wide, *_NARROW, *_VIEWS, _STRINGS]


def _noise(rng: np.random.Generator, dtype: str, shape: Shape) -> Array:
    if dtype == "object":
        words = [f"{number:x}" for number in rng.integers(0, 2**62, shape).ravel()]
        return np.array(words, object).reshape(shape)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype.startswith("float"):
        return rng.random(shape, np.float32).astype(dtype)
    return rng.integers(0, 100, shape).astype(dtype)


def _divided(shape: Shape, by: int) -> Shape:
    return tuple(max(1, size // by) if size > 16 else size for size in shape)


_TINY = [
    Workload(
        kind="tiny",
        name="2 vectors of 3",
        dtype="float32",
        shapes=((3,), (3,)),
        axis=0,
        limit=2.0,
        stretch=1.6,
    ),
    Workload(
        kind="tiny",
        name="2 matrices of 2 × 3",
        dtype="float32",
        shapes=((2, 3), (2, 3)),
        axis=1,
        limit=2.0,
        stretch=1.6,
    ),
]
_MANY = [
    Workload(
        kind="many",
        name="64 embeddings of 256 × 16",
        dtype="float32",
        shapes=((256, 16),) * 64,
        axis=1,
        limit=1.15,
    ),
    Workload(
        kind="many",
        name="1000 vectors of 2",
        dtype="float32",
        shapes=((2,),) * 1000,
        axis=0,
        limit=1.8,
        stretch=1.4,
    ),
]
_WIDE: list[dict[str, Any]] = [
    {
        "name": "KV cache, one token appended",
        "dtype": "float16",
        "shapes": ((1, 32, 2047, 128), (1, 32, 1, 128)),
        "axis": 2,
    },
    {
        "name": "skip connection of a U-Net",
        "dtype": "float32",
        "shapes": ((2, 64, 128, 128),) * 2,
        "axis": 1,
    },
    {
        "name": "DenseNet block of 12, batch of 8",
        "dtype": "float32",
        "shapes": ((8, 128, 28, 28), *((8, 32, 28, 28),) * 11),
        "axis": 1,
    },
    {
        "name": "rows of 8 batches",
        "dtype": "float32",
        "shapes": ((512, 1024),) * 8,
        "axis": 0,
    },
    {
        "name": "columns of 2 matrices",
        "dtype": "float32",
        "shapes": ((4096, 512),) * 2,
        "axis": 1,
    },
]
_NARROW = [
    Workload(
        kind="narrow",
        name="points of 3 and a weight",
        dtype="float32",
        shapes=((1_000_000, 3), (1_000_000, 1)),
        axis=1,
        limit=0.40,
    ),
    Workload(
        kind="narrow",
        name="RGB and alpha, full HD",
        dtype="uint8",
        shapes=((1080, 1920, 3), (1080, 1920, 1)),
        axis=2,
        limit=0.30,
    ),
    Workload(
        kind="narrow",
        name="ragged features, 7 + 5 + 1",
        dtype="float32",
        shapes=((10_000, 7), (10_000, 5), (10_000, 1)),
        axis=1,
        limit=1.05,
    ),
    Workload(
        kind="narrow",
        name="odd widths, 5 + 3 + 9",
        dtype="int8",
        shapes=((200_000, 5), (200_000, 3), (200_000, 9)),
        axis=1,
        limit=1.05,
    ),
    Workload(
        kind="narrow",
        name="masks, 2 + 3",
        dtype="bool",
        shapes=((512, 512, 2), (512, 512, 3)),
        axis=2,
        limit=1.05,
    ),
    Workload(
        kind="narrow",
        name="2 columns interleaved",
        dtype="float32",
        shapes=((1_000_000, 1),) * 2,
        axis=1,
        limit=1.05,
    ),
    Workload(
        kind="narrow",
        name="8 columns interleaved",
        dtype="float32",
        shapes=((1_000_000, 1),) * 8,
        axis=1,
        limit=1.05,
    ),
]


def _transposed(base: Array) -> Array:
    return base.T


def _every_second_column(base: Array) -> Array:
    return base[:, ::2]


def _backwards(base: Array) -> Array:
    return base[::-1]


def _cropped(base: Array) -> Array:
    return base[:, :, 16:-16, 16:-16]


def _channels_first(base: Array) -> Array:
    return base.transpose(0, 3, 1, 2)


def _views(*, out: bool) -> list[Workload]:
    """Transposed inputs, in a new array and in one in C order; sliced ones in a new array."""
    limit = 0.80 if out else 1.05
    transposed = [
        ("transposed, 1000 × 1000", ((1000, 1000),) * 2, 0, _transposed),
        ("transposed, 1024 × 1024", ((1024, 1024),) * 2, 1, _transposed),
        ("channels last, as channels first", ((8, 56, 56, 64),) * 2, 1, _channels_first),
    ]
    sliced = [
        ("every second column", ((2000, 2000),) * 2, 0, _every_second_column),
        ("rows backwards", ((2000, 1000),) * 2, 1, _backwards),
        ("cropped images", ((8, 3, 256, 256),) * 2, 1, _cropped),
    ]
    return [
        Workload(
            kind="views",
            name=name,
            dtype="float32",
            shapes=shapes,
            axis=axis,
            out=out,
            limit=limit,
            view=view,
        )
        for name, shapes, axis, view in (transposed if out else [*transposed, *sliced])
    ]


_VIEWS = [*_views(out=False), *_views(out=True)]
_STRINGS = Workload(
    kind="objects",
    name="100,000 strings",
    dtype="object",
    shapes=((50_000,), (50_000,)),
    axis=0,
    limit=1.05,
)
