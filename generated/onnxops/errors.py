# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What is raised and reported when a clause of an operator is violated."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """One violated clause.

    Attributes
    ----------
    message : str
        What is wrong, in one sentence: the parameter, what was got, what was wanted.
    clause : str or None
        Id of the violated clause: operator, version and clause.
    operator : str or None
        Name of the operator.
    since_version : int or None
        The version of the operator that was in force.
    parameter : str or None
        The input, output or attribute at fault, with its index where there are several.
    got, wanted : str or None
        The two sides of the contradiction.
    """

    message: str
    clause: str | None = None
    operator: str | None = None
    since_version: int | None = None
    parameter: str | None = None
    got: str | None = None
    wanted: str | None = None
    #: Whether this is a matter of types, and raised as an `OpTypeError`.
    of_type: bool = field(default=False, repr=False)

    def __str__(self) -> str:
        return f"{self.clause}: {self.message}" if self.clause else self.message

    def error(self) -> "OpError":
        """Return the violation as an exception."""
        return (OpTypeError if self.of_type else OpValueError)(self)


class OpError(Exception):
    """An operator, a node or a model is not what its specification asks for.

    It has the attributes of the `Violation` it was made from; `clause` is None where no clause of
    an operator is at stake, for an unknown opset for instance.
    """

    def __init__(self, violation: Violation | str) -> None:
        if isinstance(violation, str):
            violation = Violation(message=violation)
        super().__init__(violation)
        self.violation = violation

    def __str__(self) -> str:
        return str(self.violation)

    @property
    def message(self) -> str:
        """What is wrong, in one sentence."""
        return self.violation.message

    @property
    def clause(self) -> str | None:
        """Id of the violated clause."""
        return self.violation.clause

    @property
    def operator(self) -> str | None:
        """Name of the operator."""
        return self.violation.operator

    @property
    def since_version(self) -> int | None:
        """The version of the operator that was in force."""
        return self.violation.since_version

    @property
    def parameter(self) -> str | None:
        """The input, output or attribute at fault."""
        return self.violation.parameter

    @property
    def got(self) -> str | None:
        """What was found."""
        return self.violation.got

    @property
    def wanted(self) -> str | None:
        """What the clause asks for."""
        return self.violation.wanted


class OpTypeError(OpError, TypeError):
    """A clause about types or presence is violated."""


class OpValueError(OpError, ValueError):
    """A clause about shapes or values is violated."""
