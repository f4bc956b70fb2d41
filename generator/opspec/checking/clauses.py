"""Clauses: that each names a rule that follows, that each rule has one, that each can be violated.

Place in the pipeline: beside `checking.names`. Numbers are written by authors, never computed: an
inserted rule would renumber its successors. What is missing is printed as the line to add.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from opspec.checking.names import vocabulary
from opspec.checking.reporting import Reporter
from opspec.diagnostics import nearest, quote, suggest
from opspec.language.patterns import Dim, Optional, Star, items
from opspec.language.resolved import Clause, Operator, Version
from opspec.language.rules import Rule, circle, derived, rule_of
from opspec.sampling.samples import valid, violating

_NUMBER = re.compile(r"C(\d+)")


def check_clauses(operator: Operator, report: Reporter) -> None:
    """Report clauses that name nothing, rules without a clause, and clauses that say one thing."""
    for version in operator.versions:
        if {"shape", "declaration", "change"} & version.unread:
            continue
        rules = derived(version)
        for clause in version.clauses:
            _check_subject(version, clause, rules, report)
        _check_twins(version, report)
        _check_circle(version, report)
    _check_missing(operator, report)


def check_failing_cases(operator: Operator, element_types: Iterable[str], report: Reporter) -> None:
    """Report clauses that no call can violate alone; an example that does is such a call."""
    types = tuple(element_types)
    for version in operator.versions:
        if not valid(version):
            report.add(
                version.at,
                "C08",
                f"no call was found that all clauses of version {version.since} allow, so that "
                "nothing can be tested; give their conditions constants that a size, a rank or an "
                "attribute can be held against",
            )
            continue
        shown = {example.violates for example in version.examples}
        for clause in version.clauses:
            if clause.id in shown or violating(version, clause, types):
                continue
            report.add(
                clause.at,
                "C06",
                f"{clause.id} has no failing case: no call was found that violates "
                f"{quote(clause.text)} and nothing else; if there is one, give it as an example",
            )


def _check_subject(
    version: Version, clause: Clause, rules: tuple[Rule, ...], report: Reporter
) -> None:
    rule = rule_of(clause)
    if rule is None or rule in rules:
        return
    at = clause.body_at or clause.at
    subjects = _subjects(version)
    if rule.subject not in subjects:
        hint = suggest(rule.subject, sorted(subjects))
        report.add(
            at,
            "C02",
            f"{quote(rule.subject)} is no input, output, attribute, type or dimension of version "
            f"{version.since}{hint}",
        )
        return
    same = ", ".join(str(each) for each in rules if each.subject == rule.subject)
    has = f"; of {rule.subject} there follow {same}" if same else f"; none of {rule.subject} does"
    report.add(
        at,
        "C03",
        f"{quote(str(rule))} does not follow from what version {version.since} declares{has}",
    )


def _check_circle(version: Version, report: Reporter) -> None:
    """Report clauses of which none can be asked first."""
    ids = circle(version)
    if ids:
        first = next(clause for clause in version.clauses if clause.id == ids[0])
        report.add(
            first.at,
            "C07",
            f"{' and '.join(ids)} depend on each other in a circle, so none can be asked first",
        )


def _subjects(version: Version) -> set[str]:
    words = vocabulary(version)
    dimensions = {
        item.name
        for value in version.inputs
        for item in items(value.shape)
        if isinstance(item, Dim | Star | Optional)
    }
    return {*words.parameters, *words.outputs, *words.types, *words.dimensions, *dimensions}


def _check_twins(version: Version, report: Reporter) -> None:
    first: dict[str, Clause] = {}
    for clause in version.clauses:
        other = first.setdefault(clause.text, clause)
        if other is not clause:
            report.add(
                clause.at, "C05", f"{clause.id} says the same as {other.id}: {quote(clause.text)}"
            )


def _meant(version: Version, clause: Clause) -> Rule | None:
    """The rule that a clause names, or was meant to name if its subject is misspelt."""
    rule = rule_of(clause)
    subjects = _subjects(version)
    if rule is None or rule.subject in subjects:
        return rule
    return Rule(nearest(rule.subject, sorted(subjects)) or rule.subject, rule.kind)


def _check_missing(operator: Operator, report: Reporter) -> None:
    """Print the line to add for each derived rule that has no clause, once."""
    number = max(
        (
            int(match[1])
            for version in operator.versions
            for clause in version.clauses
            if (match := _NUMBER.fullmatch(clause.id))
        ),
        default=0,
    )
    known: set[Rule] = set()
    for version in operator.versions:
        if {"shape", "declaration", "change", "clause"} & version.unread:
            continue
        have = {_meant(version, clause) for clause in version.clauses}
        for rule in derived(version):
            if rule in have or rule in known:
                continue
            known.add(rule)
            number += 1
            first = version is operator.versions[0]
            line = f"C{number}: {rule}"
            where = "to 'clauses'" if first else "to its changes"
            line = line if first else f"- clause: {{{line}}}"
            report.add(
                version.at,
                "C04",
                f"{rule} follows from version {version.since} and has no clause; add {where}: "
                f"{line}",
                str(rule),
            )
