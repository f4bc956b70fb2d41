"""Real networks: nothing is found in them, and whatever is damaged is found at its place."""

from collections import Counter

import onnx
import pytest
from onnx import ModelProto

import onnxops
from opspec.validation.findings import FileReport
from opspec.validation.judging import judge
from opspec.validation.package import find
from tests.validation.networks import DAMAGES, FOLDER, NETWORKS, OPERATOR, Damage, load, target

SHIPPED = sorted(FOLDER.rglob("*.onnx"))


def judged(model: ModelProto) -> FileReport:
    return judge("network", model.SerializeToString(), *find("onnxops"))


@pytest.mark.parametrize("network", NETWORKS)
def test_nothing_is_found_in_a_network(network: str) -> None:
    model = load(network)
    onnx.checker.check_model(model, full_check=True)
    report = judged(model)
    assert report.findings == ()
    types = Counter(node.op_type for node in model.graph.node)
    assert types[OPERATOR] >= 3
    specified = set(onnxops.operators())
    assert report.not_covered == {t: n for t, n in types.items() if t not in specified}


def test_nothing_is_found_in_the_models_that_onnx_ships() -> None:
    package, bridge = find("onnxops")
    found = {
        path.name: report.findings
        for path in SHIPPED
        if (report := judge(path.name, path.read_bytes(), package, bridge)).findings
    }
    assert found == {}
    assert len(SHIPPED) >= 100


def test_there_are_enough_damages() -> None:
    assert len({damage.name for damage in DAMAGES}) == len(DAMAGES) >= 15


@pytest.mark.parametrize("damage", DAMAGES, ids=[damage.name for damage in DAMAGES])
@pytest.mark.parametrize("network", NETWORKS)
def test_a_damage_is_found_at_its_node_under_its_rule(network: str, damage: Damage) -> None:
    model = load(network)
    place = damage.change(model, target(model))
    findings = judged(model).findings
    assert [finding.rule.removeprefix("Concat-4.") for finding in findings] == [*damage.rules]
    for finding in findings:
        assert (finding.op_type, finding.index) == (OPERATOR, place)
        assert finding.node == model.graph.node[place].name
        assert finding.sentence
