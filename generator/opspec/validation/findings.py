"""What `opspec validate` has to say about a file, as records that every report is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing that is wrong with a model."""

    #: The id of a clause, or `model.` or `file.` and the kind of fault where no clause is at stake.
    rule: str
    #: One sentence that begins with the place.
    message: str
    #: What the rule asks for, in general.
    sentence: str
    #: The id of the clause, if it is one.
    clause: str | None = None
    #: The steps to the node, its name, its place among its neighbours, its operator and domain.
    path: tuple[str, ...] = ()
    node: str = ""
    index: int | None = None
    op_type: str = ""
    domain: str = ""
    #: What is at fault, and the two sides of the contradiction.
    parameter: str | None = None
    got: str | None = None
    wanted: str | None = None
    #: Where the values come from.
    origins: tuple[str, ...] = ()
    #: Where the rule stands, relative to the site of the documentation.
    page: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FileReport:
    """Everything about one file."""

    name: str
    findings: tuple[Finding, ...] = ()
    #: Operators that have no specification, and how many nodes they have.
    not_covered: Mapping[str, int] = field(default_factory=dict)


def counts(not_covered: Mapping[str, int]) -> str:
    """`Conv x12, Relu x3`: the most frequent first."""
    ordered = sorted(not_covered.items(), key=lambda each: (-each[1], each[0]))
    return ", ".join(f"{name} x{number}" for name, number in ordered)
