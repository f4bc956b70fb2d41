"""A model -> findings: what the generated package says, with the sentence and page of each rule."""

from __future__ import annotations

from opspec.language.reserved import RESERVED
from opspec.validation.faults import sentence
from opspec.validation.findings import FileReport, Finding
from opspec.validation.package import Bridge, Package, Violation
from opspec.validation.reading import NoModel, read_model


def judge(
    name: str, data: bytes, package: Package, bridge: Bridge, *, infer: bool = True
) -> FileReport:
    """Judge the bytes of a file.

    Parameters
    ----------
    name : str
        What the report calls the file.
    data : bytes
        Its content.
    package, bridge : Package, Bridge
        The generated package and its module that knows models.
    infer : bool
        Whether `onnx.shape_inference` is asked for the types of operators without a specification.
    """
    try:
        model = read_model(data)
    except NoModel as fault:
        return FileReport(name=name, findings=(fault.finding,))
    found = bridge.examine_model(model, infer=infer)
    return FileReport(
        name=name,
        findings=tuple(_finding(violation, package) for violation in found.violations),
        not_covered=found.not_covered,
    )


def _finding(violation: Violation, package: Package) -> Finding:
    clause = violation.clause
    return Finding(
        rule=clause or f"model.{violation.fault}",
        message=violation.message,
        sentence=_sentence(violation, package),
        clause=clause,
        path=violation.path,
        node=violation.node,
        index=violation.index,
        op_type=violation.op_type,
        domain=violation.domain,
        parameter=violation.parameter,
        got=violation.got,
        wanted=violation.wanted,
        origins=violation.origins,
        page=_page(violation),
    )


def _sentence(violation: Violation, package: Package) -> str:
    if violation.clause is None or violation.operator is None:
        return sentence(violation.fault or "")
    since = violation.since_version or 0
    clauses = package.schema(violation.operator, since, violation.domain).clauses
    return clauses.get(violation.clause) or sentence(_id(violation.clause))


def _page(violation: Violation) -> str | None:
    """Where the clause stands; a reserved name has no place of its own, the version has."""
    if violation.clause is None:
        return None
    reserved = _id(violation.clause) in RESERVED
    anchor = violation.clause.rpartition(".")[0] if reserved else violation.clause
    return f"operators/{violation.domain}/{violation.operator}.html#{anchor}"


def _id(clause: str) -> str:
    """`C3` of `Name-13.C3`."""
    return clause.rpartition(".")[2]
