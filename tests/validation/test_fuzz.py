"""Real models changed at random: whatever comes out is judged, within time, memory and reason."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import onnxruntime.datasets
import pytest

from opspec.validation.isolation import Judge, Limits
from tests.interop.building import concat, function, info, model
from tests.validation.hostile import nested
from tests.validation.mutating import mutated
from tests.validation.networks import FOLDER

#: Models of at most so many bytes are changed: what is larger takes its time, and shows no more.
SMALL = 16_000
LIMITS = Limits(seconds=30, mebibytes=3072)
SEED = 20


def _models() -> Sequence[bytes]:
    folders = (FOLDER, Path(onnxruntime.datasets.__file__).parent)
    shipped = [path.read_bytes() for folder in folders for path in sorted(folder.rglob("*.onnx"))]
    call = model(
        [concat(["a", "b"], ["c"], axis=1), concat(["c", "a"], ["y"], axis=0)],
        [info("a", [2, "N"]), info("b", [2, 3])],
        [info("y", ["M", None])],
        functions=[function(0)],
        imports=[("local", 1)],
    )
    own = [call.SerializeToString(), nested(3).SerializeToString()]
    return [*[data for data in shipped if len(data) <= SMALL], *own * 20]


def _judge(runs: int, seed: int) -> Counter[str]:
    """The rules found violated in models that were changed; none may do harm to the judge."""
    chance = random.Random(seed)
    models = _models()
    found: Counter[str] = Counter()
    with Judge("onnxops", LIMITS) as judge:
        for _ in range(runs):
            data = mutated(chance, chance.choice(models))
            report = judge.judge("changed", data)
            found.update({finding.rule for finding in report.findings})
            assert "file.unexamined" not in found, (report.findings, data)
    return found


def test_models_changed_at_random() -> None:
    found = _judge(2000, SEED)
    assert len([rule for rule in found if rule.startswith("Concat-")]) >= 10
    assert {"file.damaged", "model.value-undefined"} <= set(found)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(4))
def test_many_more_models_changed_at_random(seed: int) -> None:
    assert _judge(20_000, seed)
