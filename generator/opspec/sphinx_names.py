"""The names that `opspec.sphinx_domain` gives to operators and clauses, read and written."""

import re
from dataclasses import dataclass

DEFAULT_DOMAIN = "ai.onnx"
FORMS = {"op": "[domain.]Name[-since]", "clause": "[domain.]Name[-since].clause"}

_OPERATOR = r"(?:(?P<domain>[\w.]+)\.)?(?P<operator>[^\W\d]\w*)(?:-(?P<since>\d+))?"
_NAMES = {
    "op": re.compile(_OPERATOR),
    "clause": re.compile(_OPERATOR + r"\.(?P<clause>[A-Za-z][\w-]*)"),
}


@dataclass(frozen=True, slots=True)
class Name:
    """What a reference names: an operator, one version of it, or a clause of either."""

    domain: str | None
    operator: str
    since: int | None
    clause: str | None = None

    @property
    def label(self) -> str:
        """The name without its domain, which is also its anchor: `Name-13.C3`."""
        since = "" if self.since is None else f"-{self.since}"
        clause = "" if self.clause is None else f".{self.clause}"
        return f"{self.operator}{since}{clause}"

    def __str__(self) -> str:
        return f"{self.domain or DEFAULT_DOMAIN}.{self.label}"

    def covers(self, other: "Name") -> bool:
        """Whether this name, whose domain and version may be open, can mean the other one."""
        return (
            (self.operator, self.clause) == (other.operator, other.clause)
            and self.domain in (None, other.domain)
            and self.since in (None, other.since)
        )


def parse(kind: str, text: str) -> Name | None:
    """Read the name of an operator (kind `op`) or of a clause; `FORMS` says how it is written."""
    match = _NAMES[kind].fullmatch(text)
    if match is None:
        return None
    parts = match.groupdict()
    since = None if parts["since"] is None else int(parts["since"])
    return Name(parts["domain"], parts["operator"], since, parts.get("clause"))
