# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Whole models: every node in order, with the types that follow from those before it.

Functions of the model are entered at each call, with the types and attributes of that call, and so
are the graphs that nodes hold. Types of operators that are specified here follow from their
specification, those of others from `onnx.shape_inference`, as far as it goes.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from onnx import ModelProto

from onnxops.errors import Violation
from onnxops.interop.places import NodeViolation, placed
from onnxops.interop.walk import Walk


@dataclass(frozen=True, slots=True)
class ModelReport:
    """What was found in a model.

    Attributes
    ----------
    violations : tuple of NodeViolation
        What is wrong, in the order of the nodes.
    not_covered : mapping of str to int
        The operators that have no specification, and how many nodes they have. Those of another
        domain than ``ai.onnx`` have it in front.
    """

    violations: tuple[NodeViolation, ...]
    not_covered: Mapping[str, int]


def check_model(model: ModelProto) -> list[Violation]:
    """Return everything that is wrong with the nodes of a model and with the types it declares.

    Parameters
    ----------
    model : onnx.ModelProto
        The model. It is neither changed nor run, and data outside of it is not read.

    Returns
    -------
    list of Violation
        In the order of the nodes. Each is a `NodeViolation`, and its message begins with the node.
    """
    return [*examine_model(model).violations]


def examine_model(model: ModelProto, *, infer: bool = True) -> ModelReport:
    """Return everything that is wrong with a model, and which of its operators are not specified.

    Parameters
    ----------
    model : onnx.ModelProto
        The model. It is neither changed nor run, and data outside of it is not read.
    infer : bool
        Whether `onnx.shape_inference` is asked about operators without a specification. It is C++,
        and a model made to harm it can end the process.
    """
    walk = Walk(model, infer=infer)
    report = walk.report
    try:
        walk.run()
    except UnicodeDecodeError as error:
        # Some builds of protobuf hand out as bytes what is no text, others raise.
        violation = Violation(message=f"a text is not UTF-8 ({error})")
        report.violations.append(placed(violation, (), fault="text"))
    return ModelReport(tuple(report.violations), dict(sorted(report.not_covered.items())))
