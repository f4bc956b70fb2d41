"""Findings of the checks: one for each fault, however many versions share it.

Place in the pipeline: below all other modules of `checking`.
"""

from __future__ import annotations

from collections.abc import Container

from opspec.diagnostics import Findings, Position


class Reporter:
    """Adds findings; a second one of the same kind at the same place is the same fault again."""

    def __init__(self, findings: Findings) -> None:
        self._findings = findings
        self._known: set[tuple[Position, str, str]] = set()
        #: How often a fault was reported, those that were known already among them.
        self.times = 0

    def add(self, at: Position, code: str, message: str, what: str = "") -> None:
        """Record a fault; `what` tells faults of one kind at one place apart."""
        self.times += 1
        if (at, code, what) not in self._known:
            self._known.add((at, code, what))
            self._findings.add(at, code, message)

    def has_other_than(self, codes: Container[str]) -> bool:
        """Whether there is a finding of any other kind than these."""
        return any(code not in codes for _, code, _ in self._known)
