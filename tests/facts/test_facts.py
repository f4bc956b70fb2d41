"""Facts against onnx: each difference has a name, the ledger lists those that are meant."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from opspec.checking.onnx_facts import MissingSource, check_facts
from opspec.diagnostics import Findings
from opspec.language.resolve import assemble
from opspec.language.resolved import Domain, Operator, Package
from tests.trees import ROOT, operator_of, sets, specified

CONCAT = (ROOT / "tests" / "drafts" / "Concat.yaml").read_text(encoding="utf-8")


def found(*operators: Operator, facts: str | None = "onnx.defs", newest: int = 28) -> list[str]:
    names = sorted({operator.domain for operator in operators})
    domains = tuple(Domain(name, newest, facts) for name in names)
    package = Package(name="ops", version="1", summary="", domains=domains)
    tree = assemble(package, sets().element_types, operators)
    findings = Findings()
    check_facts(tree, findings)
    return [str(finding).removeprefix("spec/ai.onnx/Test.yaml:") for finding in findings]


def concat(*edits: tuple[str, str], ledger: str = "") -> Operator:
    text = CONCAT
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    return operator_of(text + (f"ledger:\n{ledger}" if ledger else ""))


def test_the_operators_of_this_project_agree_with_onnx() -> None:
    assert found(*specified()) == []


def test_a_version_that_onnx_does_not_have_is_the_only_finding() -> None:
    change = "[{type: T, add: [float8e4m3fn]}, {attribute: axis, required: false}]"
    more = f"  - {{since: 99, changes: {change}}}\n"
    assert found(operator_of(CONCAT + more)) == ["37:5: F01 onnx.defs has no version 99 of Concat"]


def test_a_version_that_the_spec_does_not_have() -> None:
    operator = concat(("  - {since: 13, changes: [{type: T, add: [bfloat16]}]}\n", ""))
    assert found(operator) == [
        "35:5: F02 onnx.defs has version 13 of Concat, which the spec does not have"
    ]
    assert found(operator, newest=12) == []


def test_an_operator_that_onnx_does_not_have() -> None:
    operator = concat(("operator: Concat", "operator: Concatt"))
    assert found(operator) == [
        "29:5: F01 onnx.defs has no operator 'Concatt' in ai.onnx; did you mean 'Concat'?"
    ]


@pytest.mark.parametrize(
    ("old", "new", "fact", "ours", "theirs", "versions"),
    [
        ("otherwise: 1}", "otherwise: 1, default: 1}", "attribute axis default", "1", "none",
         "1, 4, 11, 13"),
        ("type: int,", "type: ints,", "attribute axis type", "ints", "int", "1, 4, 11, 13"),
        ("required: true, ", "", "attribute axis required", "no", "yes", "4, 11, 13"),
        ("min: 1}", "min: 2}", "input inputs least", "2", "1", "1, 4, 11, 13"),
        ("add: [all]", "add: [integers]", "type T members", "without",
         "with tensor(bool), tensor(complex128), tensor(complex64), tensor(string)",
         "4, 11, 13"),
        ("variadic: {index: k, min: 1}", "ignored: false", "input inputs option", "single",
         "variadic", "1, 4, 11, 13"),
        ("name: concat_result", "name: result", "outputs", "[result]", "[concat_result]",
         "1, 4, 11, 13"),
        ("{name: axis,", "{name: axes,", "attribute axes", "present", "absent", "1, 4, 11, 13"),
    ],
)  # fmt: skip
def test_a_difference_has_a_name_and_the_ledger_takes_it(
    old: str, new: str, fact: str, ours: str, theirs: str, versions: str
) -> None:
    edits = [("axis", "axes")] if "axes" in new else [(old, new)]
    edits += [("axes_of", "axis_of")] if "axes" in new else []
    lines = found(concat(*edits))
    (line,) = (line for line in lines if f": {fact} is " in line)
    assert line.split(" ")[1] == "F03"
    assert f"{fact} is {ours} here and {theirs} in onnx.defs" in line
    advice = f"{{against: onnx.defs, fact: {fact}, versions: [{versions}]}}"
    assert advice in line
    entry = advice.replace("}", ", reason: On purpose.}").replace(" fact: ", " fact: '", 1)
    entry = entry.replace(", versions", "', versions", 1)
    assert line not in found(concat(*edits, ledger=f"  - {entry}\n"))


def test_an_entry_for_a_difference_that_is_not_there() -> None:
    ledger = (
        "  - {against: onnx.defs, fact: attribute axis default, versions: [4], reason: Once.}\n"
    )
    assert found(concat(ledger=ledger)) == [
        "38:5: F04 the ledger lists 'attribute axis default', but spec and onnx.defs agree in "
        "version 4"
    ]


def test_an_entry_is_needed_in_each_of_its_versions() -> None:
    edits = [("required: true, ", "")]
    ledger = (
        "  - {against: onnx.defs, fact: attribute axis required, versions: [1, 4, 11, 13], "
        "reason: Why.}\n"
    )
    assert found(concat(*edits, ledger=ledger)) == [
        "38:5: F04 the ledger lists 'attribute axis required', but spec and onnx.defs agree in "
        "version 1"
    ]


def test_an_entry_for_no_fact() -> None:
    ledger = "  - {against: onnx.defs, fact: attribute axs default, reason: Why.}\n"
    assert found(concat(ledger=ledger)) == [
        "38:5: F04 there is no fact 'attribute axs default' of Concat; did you mean 'attribute "
        "axis default'?"
    ]
    assert found(concat(ledger="  - {against: onnx.defs, reason: Why.}\n")) == [
        "38:5: F04 an entry against onnx.defs says which 'fact' differs"
    ]
    assert found(concat(ledger="  - {against: onnxruntime, versions: [1], reason: Why.}\n")) == []


def test_an_absent_version_can_be_listed() -> None:
    more = "  - {since: 99, changes: [{type: T, add: [float8e4m3fn]}]}\n"
    ledger = "ledger:\n  - {against: onnx.defs, fact: version, versions: [99], reason: A trial.}\n"
    assert found(operator_of(CONCAT + more + ledger)) == []


def test_domains_without_facts_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnx", None)
    operator = replace(specified()[0], name="Nowhere", domain="com.example")
    assert found(operator, facts=None) == []


def test_without_onnx_the_command_line_can_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnx", None)
    with pytest.raises(MissingSource) as raised:
        found(specified()[0])
    assert raised.value.name == "onnx"
