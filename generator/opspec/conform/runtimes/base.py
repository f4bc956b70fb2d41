"""What a runtime is here: a name, a version, and a function for each surface it has.

Place in the pipeline: below the runtimes. A function that returns has accepted; one that raises
has refused, and `Unsupported` says that it is for want of the type or version only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from onnx import ModelProto, SequenceProto, TensorProto, TypeProto, load_model, numpy_helper

from opspec.conform.comparing import Value
from opspec.conform.verdicts import SURFACES, Surface
from opspec.suite.manifest import OutputType


class NotFound(Exception):
    """There is no such runtime, or it cannot be loaded."""


class Unsupported(Exception):
    """The runtime has no implementation of this version or element type, and says so."""


class Crashed(Exception):
    """The runtime, in a process of its own, ended otherwise than it should."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Runtime:
    """Something that can be tested; a surface that it does not have is None.

    `run` gets the folder of a case and returns the outputs for each data set, after it has loaded
    the model even if there is none.
    """

    name: str
    version: str
    run: Callable[[Path], list[list[Value]]]
    checker: Callable[[ModelProto], None] | None = None
    full_check: Callable[[ModelProto], None] | None = None
    inference: Callable[[ModelProto], Sequence[OutputType]] | None = None

    @property
    def surfaces(self) -> tuple[Surface, ...]:
        return tuple(surface for surface in SURFACES if getattr(self, surface) is not None)


def read_model(folder: Path) -> ModelProto:
    """The model of a case."""
    return load_model(folder / "model.onnx", load_external_data=False)


def read_values(folder: Path, data_set: int, kind: str, model: ModelProto) -> list[Value]:
    """The inputs or outputs of a data set, in the order of the graph."""
    place = folder / f"test_data_set_{data_set}"
    infos = model.graph.input if kind == "input" else model.graph.output
    values: list[Value] = []
    for number, info in enumerate(infos):
        path = place / f"{kind}_{number}.pb"
        if path.exists():
            values.append(read_value(path, info.type))
    return values


def read_value(path: Path, type_: TypeProto) -> Value:
    """One value from its file."""
    if type_.HasField("sequence_type"):
        sequence = SequenceProto.FromString(path.read_bytes())
        members: list[Any] = numpy_helper.to_list(sequence)
        return members
    return numpy_helper.to_array(TensorProto.FromString(path.read_bytes()))


def data_sets(folder: Path) -> range:
    """The numbers of the data sets of a case."""
    return range(sum(1 for _ in folder.glob("test_data_set_*")))


def runner(
    load: Callable[[ModelProto], Callable[[list[Value]], list[Value]]],
) -> Callable[[Path], list[list[Value]]]:
    """The `run` of a runtime that loads a model and then takes inputs."""

    def run(folder: Path) -> list[list[Value]]:
        model = read_model(folder)
        session = load(model)
        return [
            session(read_values(folder, number, "input", model)) for number in data_sets(folder)
        ]

    return run
