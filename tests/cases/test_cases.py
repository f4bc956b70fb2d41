"""Real cases, collected from reports and from other test suites, decided as they should be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from onnxops import OpError, TensorType, Violation, element_type
from onnxops.interop import check_model, check_node, infer_node, run_node
from opspec.language.resolved import Version
from tests.cases.reading import ERRORS, Array, Case, cases, clauses_of
from tests.definitions import compiled

UNKNOWN_OPSET = "unknown_opset"

KNOWN = [case for case in cases() if case.is_valid or case.error != UNKNOWN_OPSET]


def each(found: list[Case]) -> pytest.MarkDecorator:
    assert found
    return pytest.mark.parametrize("case", found, ids=[case.id for case in found])


def version_of(case: Case) -> Version:
    version = case.version()
    assert version is not None
    return version


def wanted_types(case: Case) -> tuple[TensorType, ...]:
    return tuple(
        TensorType(out["dtype"], None if out["shape"] is None else tuple(out["shape"]))
        for out in case.outputs
    )


def assert_one_of(found: list[Violation], version: Version, error: str) -> None:
    assert len(found) == 1, [str(violation) for violation in found]
    assert found[0].clause in clauses_of(version, error)


def test_ids_are_unique_and_words_for_errors_are_known() -> None:
    ids = [case.id for case in cases()]
    assert len(set(ids)) == len(ids)
    words = {case.error for case in cases() if not case.is_valid}
    assert words <= {*ERRORS, UNKNOWN_OPSET}


def test_all_cases_are_of_operators_with_a_specification() -> None:
    assert [case.id for case in cases() if case.version() is None] == []


@each(KNOWN)
def test_node(case: Case) -> None:
    """A node is refused for its fault, or what is inferred is all that can be known."""
    types = [each.proto for each in case.inputs]
    found = check_node(case.node, types, opset=case.opset)
    if case.is_valid:
        assert found == []
        assert infer_node(case.node, types, opset=case.opset) == wanted_types(case)
        return
    assert_one_of(found, version_of(case), case.error)
    with pytest.raises(OpError) as caught:
        infer_node(case.node, types, opset=case.opset)
    assert caught.value.clause == found[0].clause


@each([case for case in KNOWN if case.fits_memory])
def test_arrays(case: Case) -> None:
    """Arrays are refused for the same fault, or give the values wanted and a fresh array."""
    arrays = case.arrays()
    if not case.is_valid:
        with pytest.raises(OpError) as caught:
            run_node(case.node, arrays, opset=case.opset)
        assert caught.value.clause in clauses_of(version_of(case), case.error)
        return
    results = run_node(case.node, arrays, opset=case.opset)
    asked = dict(case.attributes)
    if any(output.variadic for output in version_of(case).outputs):
        asked["n_outputs"] = len(case.outputs)
    meant = defined(version_of(case), arrays, asked)
    for result, other, out in zip(results, meant, case.outputs, strict=True):
        assert result is not None
        assert element_type(result.dtype) == out["dtype"]
        assert result.shape == tuple(out["shape"])
        assert result.dtype.isnative
        assert result.tolist() == other.tolist()
        if "values" in out:
            assert result.ravel().tolist() == out["values"]
        assert not any(np.shares_memory(result, array) for array in arrays)


@each(KNOWN)
def test_model(case: Case) -> None:
    """The same node in a model, or in a function of one, gets the same verdict."""
    found = check_model(case.model())
    if case.is_valid:
        assert found == []
    else:
        assert_one_of(found, version_of(case), case.error)


@each([case for case in KNOWN if "model" in case.raw])
def test_declared_output(case: Case) -> None:
    """A model whose output is declared otherwise than it follows is refused."""
    verdict = case.raw["model"]
    found = check_model(case.model(verdict["declared_output"]))
    if verdict["ok"]:
        assert found == []
    else:
        assert_one_of(found, version_of(case), verdict["error"])


@each([case for case in KNOWN if "convert" in case.raw])
def test_the_same_node_at_another_opset(case: Case) -> None:
    verdict = case.raw["convert"]
    types = [each.proto for each in case.inputs]
    found = check_node(case.node, types, opset=verdict["to_opset"])
    if verdict["valid_unchanged"]:
        assert found == []
    else:
        version = case.version(verdict["to_opset"])
        assert version is not None
        assert_one_of(found, version, verdict["error"])


@each([case for case in cases() if not case.is_valid and case.error == UNKNOWN_OPSET])
def test_unknown_opset(case: Case) -> None:
    """An opset that is not known is no fault of a clause, and nothing is run with another one."""
    types = [each.proto for each in case.inputs]
    for violation in (*check_node(case.node, types, opset=case.opset), *check_model(case.model())):
        assert violation.clause is None
        assert str(case.opset) in violation.message
    with pytest.raises(OpError) as caught:
        infer_node(case.node, types, opset=case.opset)
    assert caught.value.clause is None
    with pytest.raises(OpError) as caught:
        run_node(case.node, case.arrays(), opset=case.opset)
    assert caught.value.clause is None


def defined(version: Version, arrays: list[Array], attributes: dict[str, Any]) -> list[Array]:
    """What the definition of a version gives for arrays in the order of a node's inputs."""
    given: list[Any] = list(arrays)
    singles = [value for value in version.inputs if not value.variadic]
    if len(singles) < len(version.inputs):
        given = [*given[: len(singles)], given[len(singles) :]]
    result = compiled(version)(*given, **attributes)
    return list(result) if isinstance(result, tuple | list) else [result]
