"""Bytes -> an ONNX model, or the reason why they are none.

Data that a model keeps in other files stays there.
"""

from __future__ import annotations

import sys
from pathlib import Path

from onnx import ModelProto

from opspec.validation.faults import FILE_FAULTS
from opspec.validation.findings import Finding
from opspec.validation.wire import cut

#: Protobuf cannot hold a message of this size or more.
LIMIT = 2**31
#: So much of a file is looked at to tell whether it is a text.
_SAMPLE = 4096
STANDARD_INPUT = "-"


class NoModel(Exception):
    """The bytes are no model; `finding` says why."""

    def __init__(self, fault: str, message: str) -> None:
        super().__init__(message)
        self.finding = Finding(rule=f"file.{fault}", message=message, sentence=FILE_FAULTS[fault])


def read_file(name: str) -> bytes:
    """Return the bytes of a file or of standard input.

    Raises
    ------
    NoModel
        If there are too many of them.
    OSError
        If there is no such file, or it cannot be read.
    """
    if name == STANDARD_INPUT:
        data = sys.stdin.buffer.read(LIMIT)
    else:
        with Path(name).open("rb") as file:
            data = file.read(LIMIT)
    if len(data) >= LIMIT:
        raise NoModel("too-large", "the file has 2 GiB or more; a model of that size keeps its "
                      "weights in other files")  # fmt: skip
    return data


def read_model(data: bytes) -> ModelProto:
    """Return the model that bytes hold.

    Raises
    ------
    NoModel
        If they hold none.
    """
    if not data:
        raise NoModel("empty", "the file is empty")
    model = ModelProto()
    try:
        model.ParseFromString(data)
    except Exception as error:  # of protobuf's own class, which has no types
        raise _unreadable(data, error) from None
    if not model.HasField("graph"):
        raise NoModel("no-model", f"{_kind(data)} without a graph, which is no ONNX model")
    return model


def _unreadable(data: bytes, error: Exception) -> NoModel:
    if _is_text(data):
        return NoModel("no-model", "the file is a text; an ONNX model is binary protobuf")
    found = cut(data)
    if found is not None:
        message = f"the file ends too early: the field at byte {found.offset} has {found.needed} "
        return NoModel("truncated", f"{message}bytes, of which {found.left} are there")
    return NoModel("damaged", f"the file cannot be read as an ONNX model: {error}")


def _kind(data: bytes) -> str:
    return "the file is a text" if _is_text(data) else "the file is a message of protobuf"


def _is_text(data: bytes) -> bool:
    """Whether the beginning of a file looks like a text to a person."""
    sample = data[:_SAMPLE]
    try:
        text = sample.decode()
    except UnicodeDecodeError as error:
        if error.start < len(sample) - 3 or len(data) <= _SAMPLE:
            return False
        text = sample[: error.start].decode()
    return all(character.isprintable() or character.isspace() for character in text)
