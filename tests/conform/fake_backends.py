"""Runtimes that misbehave, with onnx's interface for backends."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any

import numpy as np
from onnx import ModelProto
from onnx.backend.base import Backend, BackendRep

__version__ = "7.8"


class Prepared(BackendRep):
    """A model of one node that joins its inputs as NumPy does."""

    def __init__(self, model: ModelProto) -> None:
        self.model = model

    @property
    def axis(self) -> int:
        attributes = self.model.graph.node[0].attribute
        return next((a.i for a in attributes if a.name == "axis"), 1)

    def run(self, inputs: Any, **kwargs: Any) -> tuple[Any, ...]:
        return (np.concatenate(inputs, axis=self.axis),)


class Honest(Backend):
    """Does what NumPy does, and so accepts what NumPy accepts."""

    prepared: type[Prepared] = Prepared

    @classmethod
    def prepare(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> Prepared:
        return cls.prepared(model)


class Crashing(Prepared):
    def run(self, inputs: Any, **kwargs: Any) -> tuple[Any, ...]:
        if len(inputs) == 3:
            print("about to fall over", file=sys.stderr, flush=True)
            os.kill(os.getpid(), signal.SIGSEGV)
        return super().run(inputs)


class Crasher(Honest):
    prepared = Crashing


class Hanging(Prepared):
    def run(self, inputs: Any, **kwargs: Any) -> tuple[Any, ...]:
        if len(inputs) == 3:
            time.sleep(600)
        return super().run(inputs)


class Hanger(Honest):
    prepared = Hanging


class Greedy(Prepared):
    def run(self, inputs: Any, **kwargs: Any) -> tuple[Any, ...]:
        if len(inputs) == 3:
            bytearray(2**40)
        return super().run(inputs)


class Glutton(Honest):
    prepared = Greedy


class Talking(Prepared):
    def run(self, inputs: Any, **kwargs: Any) -> tuple[Any, ...]:
        print('{"verdict": "pass", "detail": ""}')
        os.write(1, b"not a line of JSON")
        return super().run(inputs)


class Talker(Honest):
    prepared = Talking


class Mistaken(Prepared):
    def run(self, inputs: Any, **kwargs: Any) -> tuple[Any, ...]:
        (result,) = super().run(inputs)
        if result.dtype == np.float32 and result.size > 3:
            result.flat[3] = 99
        return (result,)


class Blunderer(Honest):
    prepared = Mistaken


class Forgetful(Prepared):
    """Accepts anything, and returns memory that nobody wrote."""

    number = 0

    def run(self, inputs: Any, **kwargs: Any) -> tuple[Any, ...]:
        Forgetful.number += 1
        return (np.full((2, 3), Forgetful.number, np.float32),)


class Sloven(Honest):
    prepared = Forgetful


class Picky(Honest):
    """Has no implementation of version 1."""

    @classmethod
    def is_compatible(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> bool:
        return bool(model.opset_import[0].version > 1)


class NoBackend:
    """Has none of the methods."""
