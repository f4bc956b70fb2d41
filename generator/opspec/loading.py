"""One operator file: read, decoded, resolved and checked, as far as its faults allow.

Place in the pipeline: the first half of `pipeline`, which calls it for each file. A fault in an
example spoils nothing else in a file. One in a declaration may: what resolving and checking would
say then could be no more than its consequence, so only what is sure to be a fault is reported.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from opspec.checking.checks import check_operator
from opspec.diagnostics import Findings, Position
from opspec.language.resolve import resolve
from opspec.language.resolved import Operator
from opspec.language.typesets import TypeSets
from opspec.modules.kernels import check_emission
from opspec.reading.decode import decode_operator
from opspec.reading.yaml_nodes import Mapping, Node
from opspec.reading.yaml_reader import read

#: Parts of a file on which nothing else in it relies.
_HARMLESS = frozenset({"summary", "description", "examples", "ledger", "properties", "tolerance"})
#: Kinds of findings that do not follow from a fault elsewhere: expressions, shapes, examples.
_SURE = frozenset("ESX")


def load_operator(root: Path, path: str, sets: TypeSets, findings: Findings) -> Operator | None:
    """Return the operator of a file; None, with the findings that say why, if there is a fault."""
    data = (root / path).read_bytes()
    own = Findings()
    operator = _load(data, path, sets, own)
    for finding in own:
        findings.add(finding.at, finding.code, finding.message)
    return None if own or operator is None else replace(operator, source=data.decode())


def _load(data: bytes, path: str, sets: TypeSets, findings: Findings) -> Operator | None:
    node = read(data, path, findings)
    file = decode_operator(node, path, findings) if node is not None else None
    if file is None:
        return None
    spoilt = any(_section(node, finding.at) not in _HARMLESS for finding in findings)
    resolving = Findings()
    operator = resolve(file, sets, resolving)
    for finding in resolving:
        if not spoilt or finding.code[0] in _SURE:
            findings.add(finding.at, finding.code, finding.message)
    if operator is not None and not spoilt:
        element_types = {type_.name: type_ for type_ in sets.element_types}
        check_operator(operator, element_types, findings)
        if not findings:
            check_emission(operator, element_types, findings)
    return operator


def _section(node: Node | None, at: Position) -> str:
    """The key at the top of a file under which a place lies."""
    sections = [key for key, _ in node.entries] if isinstance(node, Mapping) else []
    return next((key.text for key in reversed(sections) if key.at <= at), "")
