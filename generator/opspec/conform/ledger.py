"""The ledger of a runtime: where it is known to diverge, and why that is so.

Place in the pipeline: after `pool`, before `reports`. An entry selects cases and says which verdict
all of them have. Held against a run, a divergence that no entry covers is unlisted; a case that an
entry covers and that does not diverge so is healed; both are findings, and so is an entry that
covers no case. A ledger is read as a spec is: its faults are findings with their places.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import cast

from opspec.conform.verdicts import MEANING, RIGHT, SURFACES, Result, Surface, Verdict
from opspec.diagnostics import Findings, Position
from opspec.language.reserved import RESERVED
from opspec.reading.fields import entries, members, read_record
from opspec.reading.kinds import Choice, Integer, Key, ListOf, Prose, Record, Word
from opspec.reading.model import Field
from opspec.reading.yaml_nodes import Mapping as MappingNode
from opspec.reading.yaml_nodes import Sequence as SequenceNode
from opspec.reading.yaml_reader import read
from opspec.suite.manifest import Entry

#: How an entry calls the cases that are about no clause.
NONE = "none"

_NAME = Word("a name", r"[A-Za-z][A-Za-z0-9_.]{0,99}")
_CLAUSE = Word(
    "the number of a clause, a reserved name, or none",
    rf"C[1-9][0-9]{{0,3}}|{'|'.join(RESERVED)}|{NONE}",
)
_DIVERGENCES = "divergences"

LEDGER = Record(
    "conformance",
    "a ledger",
    "Where a runtime is known to diverge.",
    (
        Key("runtime", Prose(), "The runtime, as `--backend` names it.", True),
        Key("tested", ListOf(Prose(), "a list of versions", least=1), "Its versions.", True),
        Key(
            "about",
            ListOf(_NAME, "a list of operators", least=1),
            "The operators that have been gone through; what others do is shown, and not judged.",
        ),
    ),
)
DIVERGENCE = Record(
    "divergence",
    "a divergence",
    "Cases that a runtime does not do as wanted; all that is left out selects nothing.",
    (
        Key("surfaces", ListOf(Choice(SURFACES), "a list of surfaces", least=1), "Where.", True),
        Key("verdict", Choice(tuple(v for v in MEANING if v not in RIGHT)), "How.", True),
        Key("operators", ListOf(_NAME, "a list of operators"), "Of these operators only."),
        Key("versions", ListOf(Integer(1, 10_000), "a list of versions"), "Of these versions."),
        Key("clauses", ListOf(_CLAUSE, "a list of clauses"), "About these clauses only."),
        Key("types", ListOf(_NAME, "a list of element types"), "Of these element types only."),
        Key("shapes", ListOf(_NAME, "a list of forms"), "With shapes so declared only."),
        Key("cases", ListOf(Prose(), "a list of patterns"), "Of these names only, `*` for any."),
        Key("in", ListOf(Prose(), "a list of versions"), "In these versions of the runtime only."),
        Key("reason", Prose(lines=True), "What it does, in a sentence.", True),
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Divergence:
    """One entry; a selector that is None selects everything."""

    surfaces: tuple[Surface, ...]
    verdict: Verdict
    operators: tuple[str, ...] | None
    versions: tuple[int, ...] | None
    clauses: tuple[str, ...] | None
    types: tuple[str, ...] | None
    shapes: tuple[str, ...] | None
    cases: tuple[str, ...] | None
    runtime_versions: tuple[str, ...] | None
    reason: str
    at: Position

    def covers(self, entry: Entry, surface: Surface) -> bool:
        """Whether the case is one of those meant, and one that can have the verdict at all."""
        return (
            surface in self.surfaces
            and _can_have(self.verdict, entry, surface)
            and _selects(self.operators, _names(entry))
            and _selects(self.versions, (entry.since_version,))
            and _selects(self.clauses, local_clauses(entry))
            and _selects(self.types, (entry.element_type or "mixed",))
            and _selects(self.shapes, (entry.shapes,))
            and (
                self.cases is None
                or any(fnmatchcase(entry.name, pattern) for pattern in self.cases)
            )
        )


@dataclass(frozen=True, slots=True)
class Ledger:
    """All that is known of one runtime."""

    runtime: str
    tested: tuple[str, ...]
    about: tuple[str, ...] | None
    divergences: tuple[Divergence, ...]
    path: str

    def judges(self, entry: Entry) -> bool:
        """Whether the ledger is about the operator of a case."""
        return _selects(self.about, _names(entry))

    def of(self, version: str) -> tuple[Divergence, ...]:
        """The entries that are about one version of the runtime."""
        return tuple(
            each
            for each in self.divergences
            if each.runtime_versions is None or version in each.runtime_versions
        )


@dataclass(frozen=True, slots=True)
class Healed:
    """An entry that is not true any more: of these cases, or of any where there are none."""

    entry: Divergence
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """A run held against a ledger."""

    listed: Mapping[tuple[str, Surface], Divergence]
    unlisted: tuple[Result, ...]
    healed: tuple[Healed, ...]

    def __bool__(self) -> bool:
        """Whether there is anything to find fault with."""
        return bool(self.unlisted or self.healed)


def compare(
    divergences: Sequence[Divergence],
    results: Iterable[Result],
    cases: Mapping[str, Entry],
    *,
    whole: bool,
) -> Comparison:
    """Hold results against what is known; `whole` if every case of the tree was tested."""
    listed: dict[tuple[str, Surface], Divergence] = {}
    unlisted: list[Result] = []
    covered: dict[int, list[Result]] = {number: [] for number in range(len(divergences))}
    for result in results:
        case = cases[result.case]
        known = False
        for number, entry in enumerate(divergences):
            if entry.covers(case, result.surface):
                covered[number].append(result)
                if result.verdict == entry.verdict:
                    listed.setdefault((result.case, result.surface), entry)
                    known = True
        if result.diverges and not known:
            unlisted.append(result)
    healed = []
    for number, entry in enumerate(divergences):
        others = tuple(r for r in covered[number] if r.verdict != entry.verdict)
        if others or (whole and not covered[number]):
            healed.append(Healed(entry, others))
    return Comparison(listed, tuple(unlisted), tuple(healed))


def read_ledger(data: bytes, path: str, findings: Findings) -> Ledger | None:
    """Read a ledger; None, with the findings that say why, if there is a fault in it."""
    before = len(findings)
    node = read(data, path, findings)
    if not isinstance(node, MappingNode):
        if node is not None:
            findings.add(node.at, "K03", "wanted a ledger (a mapping)")
        return None
    rest = tuple(pair for pair in node.entries if pair[0].text != _DIVERGENCES)
    record = entries(read_record(MappingNode(rest, node.at, node.partial), LEDGER, findings))
    divergences: list[Divergence] = []
    for key, value in node.entries:
        if key.text == _DIVERGENCES:
            if isinstance(value, SequenceNode):
                divergences += _divergences(value, findings)
            else:
                findings.add(value.at, "K03", f"'{_DIVERGENCES}': wanted a list of divergences")
    if len(findings) > before:
        return None
    tested = tuple(field.text for field in members(record["tested"]))
    about = tuple(f.text for f in members(record["about"])) if "about" in record else None
    return Ledger(record["runtime"].text, tested, about, tuple(divergences), path)


def local_clauses(entry: Entry) -> tuple[str, ...]:
    """The clauses of a case without operator and version; `none` where there are none."""
    return tuple(clause.partition(".")[2] for clause in entry.clauses) or (NONE,)


def _divergences(node: SequenceNode, findings: Findings) -> Iterator[Divergence]:
    for item in node.items:
        if not isinstance(item, MappingNode):
            findings.add(item.at, "K03", "wanted a divergence (a mapping)")
            continue
        before = len(findings)
        fields = entries(read_record(item, DIVERGENCE, findings))
        if len(findings) == before:
            yield _divergence(fields, item.at)


def _divergence(fields: Mapping[str, Field], at: Position) -> Divergence:
    def texts(key: str) -> tuple[str, ...] | None:
        return tuple(f.text for f in members(fields[key])) if key in fields else None

    versions = fields.get("versions")
    return Divergence(
        surfaces=cast(tuple[Surface, ...], texts("surfaces")),
        verdict=cast(Verdict, fields["verdict"].text),
        operators=texts("operators"),
        versions=None
        if versions is None
        else tuple(cast(int, field.value) for field in members(versions)),
        clauses=texts("clauses"),
        types=texts("types"),
        shapes=texts("shapes"),
        cases=texts("cases"),
        runtime_versions=texts("in"),
        reason=" ".join(fields["reason"].text.split()),
        at=at,
    )


def _names(entry: Entry) -> tuple[str, str]:
    """The name of the operator of a case, without its domain and with it."""
    return entry.operator, f"{entry.domain}.{entry.operator}"


def _selects(wanted: Sequence[object] | None, got: Sequence[object]) -> bool:
    return wanted is None or any(each in wanted for each in got)


def _can_have(verdict: Verdict, entry: Entry, surface: Surface) -> bool:
    """Whether what is wanted of a case lets it have a verdict."""
    wanted = entry.kind if surface == "run" else entry.static
    match verdict:
        case "accepted":
            return wanted == "must_refuse"
        case "refused" | "unsupported":
            return wanted in ("must_equal", "must_accept")
        case "says_less":
            known = any(output.shape is not None for output in entry.outputs)
            return wanted == "must_accept" and known
        case "wrong_result":
            return wanted != "must_refuse"
        case _:
            return True
