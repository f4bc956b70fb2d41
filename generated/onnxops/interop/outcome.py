# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What follows for one node of a model, as a record."""

from collections.abc import Sequence
from typing import NamedTuple

from onnxops.errors import Violation
from onnxops.interop.values import Value
from onnxops.schema import Schema


class Outcome(NamedTuple):
    """What follows for a node.

    Attributes
    ----------
    results : sequence of Value
        What is known of its outputs, in order; of further ones nothing is.
    violations : sequence of Violation
        What is wrong with it.
    schema : Schema or None
        The version of its operator, None where there is no specification.
    fault : str or None
        What kind of fault the violation is, if it is no operator's.
    """

    results: Sequence[Value] = ()
    violations: Sequence[Violation] = ()
    schema: Schema | None = None
    fault: str | None = None
