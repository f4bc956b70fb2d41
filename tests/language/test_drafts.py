"""The drafts of the language: facts that agree with onnx, and definitions that give its results."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

from opspec.checking.checks import check_operator
from opspec.checking.onnx_facts import check_facts
from opspec.checking.running import agree
from opspec.diagnostics import Findings
from opspec.engine.binding import bind
from opspec.engine.definition import run, types_of
from opspec.engine.evaluation import MAX_STEPS, EvaluationError
from opspec.language.resolve import assemble
from opspec.language.resolved import Domain, Package, Value, Version
from tests.trees import ROOT, draft, element_types, sets

DRAFTS = sorted(path.stem for path in (ROOT / "tests" / "drafts").glob("[A-Z]*.yaml"))

#: What a case may take to be run each time; the others are run by the deep tests.
QUICK = 60_000
#: Cases that take more steps than the engine grants, all of them long walks over windows.
BEYOND = {
    "test_maxpool_2d_default",
    "test_maxpool_2d_pads",
    "test_maxpool_2d_same_lower",
    "test_maxpool_2d_same_upper",
    "test_maxpool_3d_default",
    "test_maxpool_3d_dilations_use_ref_impl_large",
}
#: The largest of them: 10**8 steps are not enough.
FAR_BEYOND = {"test_maxpool_3d_default"}


class TooLong(Exception):
    """The case takes more steps than it is granted."""


@dataclass(frozen=True)
class NodeTest:
    """A node test of onnx: a call and its results."""

    name: str
    version: Version
    inputs: Mapping[str, Any]
    attributes: Mapping[str, Value]
    outputs: tuple[str, ...]
    expected: list[Any]


@cache
def node_tests() -> dict[str, list[NodeTest]]:
    """The node tests of all drafted operators that are a single node."""
    from onnx.backend.test.loader import load_model_tests

    with warnings.catch_warnings():
        # Making the cases overflows here and there, on purpose.
        warnings.simplefilter("ignore")
        loaded = load_model_tests(kind="node")
    found: dict[str, list[NodeTest]] = {name: [] for name in DRAFTS}
    for case in loaded:
        if case.model is None:
            continue
        nodes = case.model.graph.node
        if len(nodes) == 1 and not nodes[0].domain and nodes[0].op_type in found:
            found[nodes[0].op_type].append(_node_test(case))
    return found


def _node_test(case: Any) -> NodeTest:
    (node,) = case.model.graph.node
    opset = next(each.version for each in case.model.opset_import if not each.domain)
    version = [v for v in draft(node.op_type).versions if v.since <= opset][-1]
    given, expected = (list(map(_value, values)) for values in case.data_sets[0])
    by_name = dict(zip((each.name for each in case.model.graph.input), given, strict=True))
    values = [by_name[name] if name else None for name in node.input]
    inputs: dict[str, Any] = {}
    for place, formal in enumerate(version.inputs):
        if formal.variadic:
            inputs[formal.name] = values[place:]
        else:
            inputs[formal.name] = values[place] if place < len(values) else None
    attributes = {each.name: _attribute(each) for each in node.attribute}
    return NodeTest(case.name, version, inputs, attributes, tuple(node.output), expected)


def _value(value: Any) -> Any:
    if isinstance(value, onnx.TensorProto):
        return numpy_helper.to_array(value)
    if isinstance(value, onnx.SequenceProto):
        return numpy_helper.to_list(value)
    return value if isinstance(value, list) else np.asarray(value)


def _attribute(attribute: onnx.AttributeProto) -> Value:
    value = onnx.helper.get_attribute_value(attribute)
    if isinstance(value, bytes):
        return value.decode()
    return tuple(value) if isinstance(value, list) else value


def _disagreement(case: NodeTest, steps: int) -> str:
    """How a definition's results differ from those of a node test, or nothing."""
    wanted = len(case.outputs)
    outcome = bind(case.version, types_of(case.inputs, element_types()), case.attributes, wanted)
    if outcome.violated:
        return f"{case.name} violates {outcome.violated}"
    types = element_types()
    left = [steps]
    try:
        results = run(case.version, case.inputs, case.attributes, types, wanted, left)
    except EvaluationError as error:
        if left[0] < 0:
            raise TooLong from None
        return f"{case.name}: {error}"
    asked = [result for name, result in zip(case.outputs, results, strict=False) if name]
    for result, expected in zip(asked, case.expected, strict=True):
        if (result.dtype, result.shape) != (expected.dtype, expected.shape):
            return f"{case.name}: {result.dtype}{result.shape}, {expected.dtype}{expected.shape}"
        if not all(_close(result[i], expected[i]) for i in np.ndindex(result.shape)):
            return f"{case.name}: values differ"
    return ""


def _close(one: Any, other: Any) -> bool:
    """Equality; of floats that were computed, up to what another order of summation makes."""
    if agree(one, other, False):
        return True
    if np.dtype(type(one)).kind in "iubO":
        return False
    return bool(np.isclose(float(one), float(other), rtol=1e-3, atol=1e-5))


@pytest.mark.parametrize("name", DRAFTS)
def test_definitions_give_the_results_of_small_node_tests(name: str) -> None:
    found = []
    tried = 0
    for case in node_tests()[name]:
        with suppress(TooLong):
            found += [line] if (line := _disagreement(case, QUICK)) else []
            tried += 1
    assert found == []
    assert tried >= len(node_tests()[name]) // 3


@pytest.mark.deep
@pytest.mark.parametrize("name", DRAFTS)
def test_definitions_give_the_results_of_the_node_tests(name: str) -> None:
    cases = [case for case in node_tests()[name] if case.name not in BEYOND]
    found = [line for case in cases if (line := _disagreement(case, MAX_STEPS))]
    assert found == []


def test_how_many_node_tests_there_are() -> None:
    cases = [case for each in node_tests().values() for case in each]
    assert len(cases) >= 239
    assert {case.name for case in cases} >= BEYOND >= FAR_BEYOND
    # An operator on sequences has node tests of several nodes only.
    assert [name for name, each in node_tests().items() if not each] == ["ConcatFromSequence"]


@pytest.mark.deep
@pytest.mark.parametrize("name", sorted(BEYOND - FAR_BEYOND))
def test_long_walks_give_the_results_as_well(name: str) -> None:
    (case,) = (each for each in node_tests()["MaxPool"] if each.name == name)
    assert _disagreement(case, 10**8) == ""


def test_a_sequence_is_joined_or_stacked() -> None:
    version = draft("ConcatFromSequence").newest
    parts = [np.arange(6, dtype=np.float32).reshape(2, 3), np.ones((2, 3), np.float32)]
    for new_axis, expected in ((0, np.concatenate(parts, -1)), (1, np.stack(parts, -1))):
        attributes = {"axis": -1, "new_axis": new_axis}
        (result,) = run(version, {"input_sequence": parts}, attributes, element_types())
        assert result.tolist() == expected.tolist()


def test_facts_agree_with_onnx() -> None:
    package = Package(
        name="ops", version="1", summary="", domains=(Domain("ai.onnx", 28, "onnx.defs"),)
    )
    tree = assemble(package, sets().element_types, map(draft, DRAFTS))
    findings = Findings()
    check_facts(tree, findings)
    # Drafts leave out versions; the one clash of names is known.
    assert [f.message for f in findings if f.code != "F02"] == [
        "Split, version 1: outputs is [outputs] here and [outputs...] in onnx.defs; if that is "
        "meant, list {against: onnx.defs, fact: outputs, versions: [1]} with its reason"
    ]


def _findings(name: str) -> Iterator[str]:
    findings = Findings()
    check_operator(draft(name), element_types(), findings)
    for finding in findings:
        yield finding.code


#: Drafts for which the search for failing cases takes longest.
LONG = {"Conv", "MaxPool", "Pad", "Reshape", "ScatterElements", "Slice", "Split"}


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[pytest.mark.deep] if n in LONG else []) for n in DRAFTS]
)
def test_the_checks_understand_the_drafts(name: str) -> None:
    # Families without a kernel, rules that are newer than the drafts, clauses for which the search
    # finds no case alone, and one definition that is not for strings although its type is.
    known = {"N08", "C04", "C06"} | ({"E09"} if name == "Resize" else set())
    assert set(_findings(name)) <= known
