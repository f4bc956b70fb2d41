"""The report as JSON: every result, and how it stands to the ledger.

Place in the pipeline: one of the reports. `format_version` grows when a reader of an older version
would misunderstand it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from opspec.conform.ledger import Healed
from opspec.conform.outcome import Outcome

FORMAT = "opspec-conformance"
FORMAT_VERSION = 1


def as_json(outcomes: Sequence[Outcome]) -> str:
    """The report on all runtimes."""
    document = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "runtimes": [_runtime(outcome) for outcome in outcomes],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _runtime(outcome: Outcome) -> dict[str, Any]:
    return {
        "runtime": outcome.about.name,
        "version": outcome.about.version,
        "cases": len(outcome.cases),
        "surfaces": {surface: outcome.counts(surface) for surface in outcome.about.surfaces},
        "conforms_to_ledger": not outcome.comparison,
        "healed": [_healed(healed) for healed in outcome.comparison.healed],
        "results": [
            {
                "case": result.case,
                "clauses": list(outcome.cases[result.case].clauses),
                "element_type": outcome.cases[result.case].element_type,
                "surface": result.surface,
                "verdict": result.verdict,
                "detail": result.detail,
                "remark": result.remark,
                "known": (result.case, result.surface) in outcome.comparison.listed,
            }
            for result in outcome.results
        ],
    }


def _healed(healed: Healed) -> dict[str, Any]:
    return {
        "at": str(healed.entry.at),
        "verdict": healed.entry.verdict,
        "reason": healed.entry.reason,
        "cases": [{"case": r.case, "surface": r.surface} for r in healed.results],
    }
