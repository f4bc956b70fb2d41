"""The difference of two versions: its lines, and the two verdicts with their reasons."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from opspec.differing.diff import Difference, as_dict, diff, render_text
from opspec.language.resolved import Operator
from tests.trees import draft, element_types, operator_of, specified

SEED = Path(__file__).parents[1] / "pages" / "concat_13.txt"


def between(name: str, old: int, new: int) -> Difference:
    """The difference of two versions of a draft."""
    versions = {version.since: version for version in draft(name).versions}
    return diff(versions[old], versions[new], element_types())


def edited(*changes: str, top: str = "") -> Difference:
    """The difference that changes make to a small operator."""
    text = SPEC.replace("TOP", top) + "".join(f"      - {change}\n" for change in changes)
    first, second = operator_of(text).versions
    return diff(first, second, element_types())


SPEC = """
operator: Scale
domain: com.example
summary: Multiplies a tensor by a factor.
inputs:
  - name: X
    type: T
    shape: (*outer, n @ axis, *inner)
  - name: Z
    type: T
    shape: '()'
    optional: true
outputs:
  - name: Y
    type: T
    shape: (*outer, n, *inner)
attributes:
  - {name: axis, type: int, default: 0, axis_of: X, range: 0 <= axis < r}
  - {name: factor, type: int, default: 2, values: [2, 3]}
  - {name: shift, type: int, otherwise: zero}
types: {T: [float, int32]}
let:
  zero: 0
  scaled(x): x * factor
TOP
clauses:
  C1: X.given
  C2: T.allowed
  C3: T.same
  C4: X.rank
  C5: Z.rank
  C6: axis.range
  C7: factor.values
definition: Y[*i] = scaled(X[*i]) + shift
versions:
  - {since: 1}
  - since: 2
    changes:
"""


def test_the_lines_of_the_page_that_is_replaced() -> None:
    seed = SEED.read_text(encoding="utf-8")
    section = seed[seed.index("SchemaDiff") : seed.index("Version History")]
    wanted = [line.lstrip("•- ").rstrip() for line in section.splitlines()]
    wanted = [line.replace("\u2018", "'").replace("\u2019", "'") for line in wanted if line]
    lines = [line.strip() for line in render_text(between("Concat", 11, 13)).splitlines()]
    assert lines[: len(wanted)] == wanted


def test_an_attribute_that_becomes_required_breaks_old_models() -> None:
    found = between("Concat", 1, 4)
    assert found.breaking
    assert found.old_models.reasons == ("version 1 lets 'axis' be left out, version 4 requires it",)
    (change,) = found.section("Attributes")
    assert str(change) == (
        "changed 'axis': required changed no -> yes; if left out changed 1 -> none"
    )


def test_a_range_that_grows_breaks_nothing_but_old_runtimes() -> None:
    found = between("Concat", 4, 11)
    assert not found.breaking
    assert found.new_models.reasons == (
        "version 11 allows -r <= axis < r, version 4 only 0 <= axis < r",
    )
    assert "range changed 0 <= axis < r -> -r <= axis < r" in render_text(found)


def test_nothing_changes_between_versions_that_say_the_same() -> None:
    found = between("MaxPool", 10, 11)
    assert (found.changes, found.breaking, found.runs_on_old) == ((), False, True)
    assert render_text(found).count("? yes\n") == 2


@pytest.mark.parametrize(
    ("changes", "forth", "back"),
    [
        (
            ["{attribute: factor, default: 3}"],
            ["left out, 'factor' is 2 in version 1 and 3 in version 2"],
            ["left out, 'factor' is 3 in version 2 and 2 in version 1"],
        ),
        (
            ["{attribute: factor, values: [2, 3, 4]}"],
            [],
            ["version 2 allows 4 for 'factor', version 1 does not"],
        ),
        (
            ["{attribute: factor, values: [2]}"],
            ["version 1 allows 3 for 'factor', version 2 does not"],
            [],
        ),
        (
            ["{attribute: factor, values: null}"],
            [],
            ["version 1 allows only [2, 3] for 'factor'"],
        ),
        (
            ["{attribute: axis, range: 0 <= axis <= r}"],
            [],
            ["version 2 allows 0 <= axis <= r, version 1 only 0 <= axis < r"],
        ),
        (
            ["{type: T, remove: [int32]}"],
            ["version 1 allows tensor(int32) for 'T', version 2 does not"],
            [],
        ),
        (
            ["{input: Z, remove: true}", "clause: {C5: null}"],
            ["version 1 has the input 'Z', version 2 does not"],
            [],
        ),
        (
            ["{input: Z, optional: false}"],
            ["the input 'Z' is optional in version 1 and single in version 2"],
            [],
        ),
        (
            ["{input: W, type: T}"],
            ["version 2 needs the input 'W', version 1 has none"],
            ["version 2 has the input 'W', version 1 does not"],
        ),
        (
            [
                "{output: V, type: T, optional: true, shape: '(*outer, n, *inner)'}",
                r'definition: "Y[*i] = scaled(X[*i]) + shift\nV[*i] = X[*i]"',
            ],
            [],
            ["version 2 has the output 'V', version 1 does not"],
        ),
        (
            ["{attribute: mode, type: string, required: true}"],
            ["version 2 requires the attribute 'mode', version 1 has none"],
            ["version 2 has the attribute 'mode', version 1 does not"],
        ),
        (
            ["{attribute: factor, ignored: true}"],
            ["'factor' has an effect in one of version 1 and version 2 only"],
            ["'factor' has an effect in one of version 2 and version 1 only"],
        ),
        (
            ["{attribute: factor, type: float, default: 2.0, values: null}"],
            [
                "the attribute 'factor' is int in version 1 and float in version 2",
                "left out, 'factor' is 2 in version 1 and 2.0 in version 2",
            ],
            None,
        ),
        (["{input: X, renamed: A}"], None, None),
    ],
)
def test_reasons(changes: list[str], forth: list[str] | None, back: list[str] | None) -> None:
    found = edited(*changes)
    if forth is not None:
        assert list(found.old_models.reasons) == forth
    if back is not None:
        assert list(found.new_models.reasons) == back


def test_other_words_for_the_same_are_run_and_agree() -> None:
    found = edited("let: {'scaled(x)': x + x if factor == 2 else 3 * x}")
    assert not found.breaking
    assert found.runs_on_old
    assert found.old_models.calls > 3
    assert "calls run by both agree" in render_text(found)


def test_words_that_look_alike_and_mean_another_thing_are_found_out() -> None:
    found = edited("let: {'scaled(x)': x * factor + 1}")
    assert found.breaking
    (reason,) = found.old_models.reasons
    assert reason.startswith("'Y' of a call (")
    assert reason.endswith("differs between version 1 and version 2")


def test_a_clause_that_is_new_is_asked_of_old_calls() -> None:
    found = edited("clause: {C8: n < 3}")
    (reason,) = found.old_models.reasons
    assert reason.startswith("version 2 refuses a call of version 1 (")
    assert reason.endswith(") by C8: n < 3 holds")
    assert found.runs_on_old
    assert not edited("clause: {C8: n >= 0}").breaking


MIXED = """
operator: Mixed
summary: Adds.
inputs:
  - {name: A, type: T, shape: "(*broadcast(s),)"}
  - {name: B, type: T, shape: "(*broadcast(s),)"}
outputs: [{name: C, type: T, shape: "(*s,)"}]
types: {T: [floats]}
clauses: {C1: A.given, C2: B.given, C3: T.allowed, C4: T.same, C5: s.broadcast}
definition: C[*i] = A[*i] + B[*i]
versions:
  - {since: 1}
  - since: 2
    changes:
      - {type: U, set: [floats]}
      - {input: B, type: U}
      - {clause: {C4: null, C6: U.allowed}}
"""


def test_types_that_part_ways_are_named_though_each_is_allowed() -> None:
    old, new = operator_of(MIXED).versions
    found = diff(old, new, element_types())
    assert not found.breaking
    (reason,) = found.new_models.reasons
    assert reason.startswith("version 1 refuses a call of version 2 (")
    assert reason.endswith(") by C4: A and B have the same element type; none is converted")


def test_positions_that_an_index_may_name_are_compared() -> None:
    found = between("Gather", 1, 11)
    assert not found.breaking
    assert list(found.new_models.reasons) == [
        "version 11 allows -n <= indices < n, version 1 only 0 <= indices < n"
    ]


def test_another_meaning_under_the_same_signature_is_found_by_running() -> None:
    found = between("Softmax", 11, 13)
    assert found.breaking
    assert any("differs between version 11 and version 13" in r for r in found.old_models.reasons)


def test_what_holds_for_a_left_out_attribute_is_compared_by_running() -> None:
    assert not edited("{attribute: shift, otherwise: zero * 2}").breaking
    assert edited("{attribute: shift, otherwise: zero + 1}").breaking


def test_a_renamed_input_is_the_same_input() -> None:
    found = edited("{input: Z, renamed: W}", "clause: {C5: W.rank}")
    (change,) = found.section("Inputs")
    assert str(change) == "changed 'Z': name changed 'Z' -> 'W'"
    assert not found.breaking


def test_the_data_say_what_the_text_says() -> None:
    found = as_dict(between("Concat", 11, 13))
    assert found["breaking"] is False
    assert found["changes"] == [
        {
            "section": "Type constraints",
            "kind": "changed",
            "name": "T",
            "details": ["added types: ['tensor(bfloat16)']"],
        }
    ]
    assert found["verdicts"]["new_models_run_on_old"] == {
        "holds": False,
        "reasons": ["version 13 allows tensor(bfloat16) for 'T', version 11 does not"],
        "calls": 0,
    }


@pytest.mark.parametrize(
    ("name", "breaking"),
    [
        ("Add", {(1, 6), (6, 7)}),
        ("ArgMax", set()),
        ("Concat", {(1, 4)}),
        ("Conv", set()),
        ("CumSum", set()),
        ("Gather", set()),
        ("Gemm", {(1, 7)}),
        ("MatMul", set()),
        ("MaxPool", set()),
        ("Pad", set()),
        ("ReduceSum", {(11, 13)}),
        ("Reshape", {(1, 5)}),
        ("ScatterElements", set()),
        ("Slice", {(1, 10)}),
        ("Softmax", {(11, 13)}),
        ("Split", {(1, 2), (11, 13)}),
        ("TopK", {(1, 10)}),
        ("Transpose", set()),
        ("Unsqueeze", {(11, 13)}),
        ("Where", set()),
    ],
)
def test_which_versions_of_the_drafts_break_old_models(
    name: str, breaking: set[tuple[int, int]]
) -> None:
    found = {
        (old.since, new.since)
        for old, new in pairwise(draft(name).versions)
        if diff(old, new, element_types()).breaking
    }
    assert found == breaking


@pytest.mark.parametrize("operator", specified(), ids=lambda operator: operator.name)
def test_every_step_has_its_verdicts_and_a_break_is_told_in_words(operator: Operator) -> None:
    for old, new in pairwise(operator.versions):
        found = diff(old, new, element_types())
        text = render_text(found)
        forth = f"uses version {old.since} keep its meaning under version {new.since}"
        back = f"uses version {new.since} run on a runtime that knows version {old.since}"
        for asked in (forth, back):
            assert re.search(rf"(?m)^Does a model that {asked}\? (yes|not every one)", text)
        assert found.breaking == bool(found.old_models.reasons)
        if found.breaking:
            assert found.notes, f"{new.name} has no description of what breaks"


def test_what_is_said_of_versions_between_is_told_as_well() -> None:
    softmax = next(each for each in specified() if each.name == "Softmax")
    first, _, newest = softmax.versions
    found = diff(first, newest, element_types())
    (note,) = found.notes
    assert note.startswith("The meaning of `axis` changed.")
    assert "In words:\n  The meaning of axis changed. Versions 1" in render_text(found)
    assert as_dict(found)["notes"] == [note]


@pytest.mark.parametrize(
    ("name", "old", "new", "line"),
    [
        ("Gather", 1, 11, "changed 'indices': range changed 0 <= indices < n -> -n <= indices < n"),
        ("Pow", 7, 12, "changed 'Y': type changed 'T' -> 'T1'"),
        ("Softmax", 11, 13, "changed 'axis': default value changed 1 -> -1"),
    ],
)
def test_what_a_comparison_of_schemas_misses_or_underrates(
    name: str, old: int, new: int, line: str
) -> None:
    versions = {v.since: v for each in specified() if each.name == name for v in each.versions}
    assert f"  {line}\n" in render_text(diff(versions[old], versions[new], element_types()))


@pytest.mark.parametrize("operator", specified(), ids=lambda operator: operator.name)
def test_a_version_does_not_differ_from_itself(operator: Operator) -> None:
    for version in operator.versions:
        found = diff(version, version, element_types())
        assert (found.changes, found.breaking, found.runs_on_old) == ((), False, True)


def test_what_holds_tensors_is_lost_under_another_name_too() -> None:
    text = """
operator: Same
domain: com.example
summary: Gives back what it is given.
inputs: [{name: X, type: T, shape: '(*d,)'}]
outputs: [{name: Y, type: T, shape: '(*d,)'}]
types: {T: [float]}
clauses: {C1: X.given, C2: T.allowed}
definition: Y[*i] = X[*i]
versions:
  - {since: 1}
  - since: 2
    changes:
      - {type: T, remove: true}
      - {type: V, set: [float, seq(float)]}
      - {input: X, type: V}
      - {output: Y, type: V}
      - {clause: {C2: V.allowed}}
"""
    first, second = operator_of(text).versions
    found = diff(first, second, element_types())
    assert found.old_models.reasons == ()
    assert found.new_models.reasons == (
        "version 2 allows seq(tensor(float)) for the input 'X', version 1 does not",
        "version 2 allows seq(tensor(float)) for the output 'Y', version 1 does not",
    )
