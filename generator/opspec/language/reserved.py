"""Reserved names: faults that any operator can have, which no spec states.

Place in the pipeline: data, asked by `explain`, the pages and the conformance suite. The generated
runtime reports under these names; they stand where a clause's number would.
"""

from __future__ import annotations

from collections.abc import Mapping

RESERVED: Mapping[str, str] = {
    "attribute-unknown": "A node has an attribute that its operator does not have.",
    "attribute-type": "An attribute has a value of another kind than its operator declares.",
    "attribute-twice": "A node names one attribute twice.",
    "input-count": "A node has more or fewer inputs than its operator takes.",
    "input-type": "The declared type of an input is one that no tensor can have.",
    "output-count": "A node has more or fewer outputs than its operator gives.",
    "output-declared": "A model declares another type or shape for an output than follows.",
    "element-value": "A string tensor holds an element that is not a string.",
    "out": "An array given for the result cannot take it.",
}
