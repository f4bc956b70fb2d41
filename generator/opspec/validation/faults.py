"""Faults that no operator's clause is about: of files, and of models as a whole.

Data. The kinds of faults of models are those that the bridge of the generated package reports.
"""

from __future__ import annotations

from collections.abc import Mapping

from opspec.language.reserved import RESERVED

FILE_FAULTS: Mapping[str, str] = {
    "empty": "A model file has content.",
    "too-large": "A model file is one message of protobuf, which has less than 2 GiB.",
    "no-model": "A model file holds an ONNX model with a graph.",
    "truncated": "A model file is whole.",
    "damaged": "A model file can be read as protobuf, which nests at most 100 messages.",
    "inference": "A model does no harm to onnx.shape_inference.",
    "unexamined": "A model can be examined to its end.",
}
MODEL_FAULTS: Mapping[str, str] = {
    "declared": "What a model declares of a value is what follows for it.",
    "domain-not-imported": "A model or function imports every domain that its nodes use.",
    "function-call": "A call gives a function no more than it takes, and asks for no more.",
    "function-calls": "Functions that call each other stay within what can be gone through.",
    "function-recursive": "A function does not call itself, nor do those that it calls.",
    "operator-too-new": "An operator exists at the opset that is imported.",
    "opset-unknown": "The opset that is imported is one that is known.",
    "text": "Names are UTF-8.",
    "value-order": "A node stands behind those that give its inputs, so that there is no cycle.",
    "value-twice": "A name stands for one value in its graph or function.",
    "value-undefined": "Every input of a node and every output of a graph has a value.",
}


def sentence(fault: str) -> str:
    """What is asked for, by the kind of a fault or the reserved name of one."""
    return MODEL_FAULTS.get(fault) or FILE_FAULTS.get(fault) or RESERVED.get(fault, "")
