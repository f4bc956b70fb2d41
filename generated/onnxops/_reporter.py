# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""How a violated clause is told: raised at once, or noted down with the others."""

from onnxops.errors import Violation
from onnxops.types import TensorType

#: Stands for an input about which a rule was violated already; others stay silent about it.
SILENT = TensorType()
#: How much of a value a message shows.
_SHOWN = 80


class Reporter:
    """Where the violations of one version of an operator go.

    Parameters
    ----------
    operator : str
        Name of the operator.
    since_version : int
        Its version.
    collect : bool
        Whether violations are noted in `violations`; otherwise the first one is raised.
    """

    def __init__(self, operator: str, since_version: int, *, collect: bool = False) -> None:
        self.operator = operator
        self.since_version = since_version
        self.violations: list[Violation] = []
        self._collect = collect

    def report(
        self,
        clause: str,
        parameter: str,
        got: str,
        wanted: str,
        *,
        verb: str = "has",
        of_type: bool = False,
    ) -> None:
        """Raise a violation, or note it down; there may be nothing to tell that was got."""
        found = f"{parameter} {verb} {got}, " if parameter else ""
        violation = Violation(
            message=f"{found}wanted {wanted}",
            clause=f"{self.operator}-{self.since_version}.{clause}",
            operator=self.operator,
            since_version=self.since_version,
            parameter=parameter,
            got=got,
            wanted=wanted,
            of_type=of_type,
        )
        if not self._collect:
            raise violation.error()
        self.violations.append(violation)


def shown(value: object) -> str:
    """Return a value as a message shows it: on one line, cut short, whatever its `repr` does."""
    try:
        text = repr(value)
    except Exception:
        # Code of the value's own, or a number of more digits than Python cares to print.
        text = f"<{type(value).__name__}>"
    return " ".join(text.split())[:_SHOWN]
