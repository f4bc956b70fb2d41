"""A sequence where a tensor could stand: its models, its data, what runtimes make of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import onnx
import pytest
from onnx import numpy_helper

from opspec.conform.comparing import difference
from opspec.conform.runtimes import find
from opspec.conform.runtimes.base import read_model, read_values
from opspec.suite.export import write
from opspec.suite.manifest import Entry, read
from tests.trees import element_types, specified

NAME = "Identity-16-example-identity_sequence-declared"
EMPTY = "Identity-16-example-identity_sequence_empty-declared"
MIXED = "Identity-16.C2-example-identity_sequence_mixed-declared"


@pytest.fixture(scope="module")
def identity(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("identity")
    write(folder, [each for each in specified() if each.name == "Identity"], element_types())
    return folder


@pytest.fixture(scope="module")
def found(identity: Path) -> Mapping[str, Entry]:
    return {entry.name: entry for entry in read(identity).cases}


def test_the_model_declares_sequences(identity: Path, found: Mapping[str, Entry]) -> None:
    for name in (NAME, EMPTY):
        made = read_model(identity / name)
        onnx.checker.check_model(made, full_check=True)
        for info in (*made.graph.input, *made.graph.output):
            tensor = info.type.sequence_type.elem_type.tensor_type
            assert tensor.elem_type == onnx.TensorProto.FLOAT
        (output,) = found[name].outputs
        assert (output.elem_type, output.shape) == ("float", None)


def test_the_data_are_sequences(identity: Path) -> None:
    for name, shapes in ((NAME, [(2,), (1, 3)]), (EMPTY, [])):
        made = read_model(identity / name)
        for kind in ("input", "output"):
            (value,) = read_values(identity / name, 0, kind, made)
            assert [each.shape for each in value] == shapes
    data = (identity / NAME / "test_data_set_0" / "output_0.pb").read_bytes()
    assert len(numpy_helper.to_list(onnx.SequenceProto.FromString(data))) == 2


def test_a_model_does_not_tell_that_types_are_mixed(found: Mapping[str, Entry]) -> None:
    assert (found[MIXED].kind, found[MIXED].static) == ("must_refuse", "may_refuse")


@pytest.mark.parametrize("name", ["onnxruntime", "onnx-reference", "onnxops"])
@pytest.mark.parametrize("case", [NAME, EMPTY])
def test_runtimes_give_back_sequences(
    name: str, case: str, identity: Path, found: Mapping[str, Entry]
) -> None:
    runtime = find(name)
    made = read_model(identity / case)
    (got,) = runtime.run(identity / case)
    wanted = read_values(identity / case, 0, "output", made)
    assert difference(got, wanted, ["y"], 0) == ""
    if runtime.inference is not None:
        (told,) = runtime.inference(made)
        assert (told.elem_type, told.shape) == ("float", None)
    assert found[case].kind == "must_equal"
