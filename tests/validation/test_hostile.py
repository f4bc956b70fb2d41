"""Broken and hostile files end in findings or a clear error, within bounded time and memory."""

import re
import time
from collections.abc import Iterator

import pytest
from onnx import helper

from onnxops.interop import check_model, examine_model
from opspec.validation.isolation import Judge, Limits
from tests.interop.building import concat, info, model
from tests.validation.hostile import FILES, many_nodes, nested

#: Seconds and mebibytes that any of the files may cost, with room for a busy machine.
LIMITS = Limits(seconds=60, mebibytes=3072)


@pytest.fixture(scope="module")
def judge() -> Iterator[Judge]:
    with Judge("onnxops", LIMITS) as running:
        yield running


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_judged_within_bounds(judge: Judge, name: str) -> None:
    make, rules = FILES[name]
    report = judge.judge(name, make())
    found = {finding.rule for finding in report.findings}
    assert rules <= found if rules else not found
    assert not found & {"file.unexamined", "file.inference"}
    assert all(finding.message and finding.sentence for finding in report.findings)


def test_a_cut_is_told_with_its_place(judge: Judge) -> None:
    make, _ = FILES["truncated"]
    (finding,) = judge.judge("cut", make()).findings
    assert re.fullmatch(
        r"the file ends too early: the field at byte \d+ has \d+ bytes, of which 49\d\d are there",
        finding.message,
    )


def test_no_depth_exhausts_the_stack() -> None:
    """In memory a model can be deeper than protobuf reads."""
    (violation,) = check_model(nested(1000))
    assert violation.clause == "Concat-13.C6"
    assert len(violation.message) < 2000


def test_time_grows_with_the_number_of_nodes() -> None:
    def seconds(count: int) -> float:
        given = many_nodes(count, width=5)
        start = time.process_time()
        assert examine_model(given).violations == ()
        return time.process_time() - start

    seconds(1000)
    assert seconds(40_000) < 4 * 2.5 * max(seconds(10_000), 0.02)


def test_what_functions_call_is_limited_and_said() -> None:
    """Where no two calls are alike, nothing but a limit helps."""
    function = helper.make_function(
        "local",
        "F",
        ["x"],
        ["t0"],
        [concat(["x"], [f"t{number}"], axis=0) for number in range(2000)],
        [helper.make_opsetid("", 13)],
    )
    given = model(
        [helper.make_node("F", [f"x{n}"], [f"y{n}"], domain="local") for n in range(150)],
        [info(f"x{n}", [n]) for n in range(150)],
        [info("y0", None)],
        imports=[("local", 1)],
        functions=[function],
    )
    assert any("was not entered" in violation.message for violation in check_model(given))


def test_every_fault_of_many_nodes_is_told() -> None:
    nodes = [concat(["a", "b"], [f"v{number}"], axis=7) for number in range(5000)]
    given = model(nodes, [info("a", [2]), info("b", [2])], [info("v0", None)])
    assert len(check_model(given)) == 5000
