"""Emitted kernels of the drafts give what their definitions give, for every element type."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from opspec.diagnostics import Findings
from opspec.emission.naming import function_name, names_of
from opspec.engine.definition import run, types_of
from opspec.engine.names import Argument, TensorType
from opspec.engine.values import EvaluationError
from opspec.language.nests import copies
from opspec.language.resolved import Version
from opspec.modules.kernels import check_emission
from opspec.modules.kernels.families import recognised
from opspec.sampling.samples import Case, valid
from tests.agreeing import agree, flat
from tests.arguments import arguments, outputs_wanted
from tests.runtime.emitting import tree, written
from tests.trees import ROOT, draft, element_types

#: So many cases of a version are run as they are; the usual one with every element type.
CASES = 12
#: Of nothing the sum is a whole number, and the mean not one; NumPy says otherwise.
MEANS = {"LayerNormalization"}


def emitted() -> list[str]:
    """The drafts that can be emitted."""
    names = []
    for path in sorted((ROOT / "tests" / "drafts").glob("[A-Z]*.yaml")):
        findings = Findings()
        check_emission(draft(path.stem), element_types(), findings)
        if not findings.as_text():
            names.append(path.stem)
    return names


NAMES = emitted()
VERSIONS = [version for name in NAMES for version in draft(name).versions]


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Any]:
    folder: Path = tmp_path_factory.mktemp("kernels")
    written(tree("kernel_ops", map(draft, NAMES)), folder)
    return lambda name: importlib.import_module(f"kernel_ops.ai.onnx.{function_name(name)}")


def typed(version: Version, case: Case) -> Iterator[Case]:
    """The same call with every element type that a type variable allows."""
    for variable in version.types:
        users = {value.name for value in version.inputs if value.type.variable == variable.name}
        for member in variable.members:
            inputs = {
                name: _retyped(argument, member) if name in users else argument
                for name, argument in case.inputs.items()
            }
            yield replace(case, label=f"{case.label}-{variable.name}-{member}", inputs=inputs)


def _retyped(argument: Argument, member: str) -> Argument:
    if isinstance(argument, TensorType):
        return replace(argument, elem_type=member)
    return argument and [each and replace(each, elem_type=member) for each in argument]


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_a_kernel_gives_what_the_definition_gives(
    version: Version, module: Callable[[str], Any]
) -> None:
    schema = module(version.operator).SCHEMAS[version.since]
    cases = [case for case in valid(version) if case.fits_memory]
    compared = 0
    for case in (*cases[:CASES], *typed(version, cases[0])):
        if version.operator in MEANS and any(0 in (each.shape or ()) for each in case.outputs):
            continue
        given = arguments(version, case.inputs, case.attributes)
        count = outputs_wanted(version, types_of(given, element_types()), case.attributes)
        if count is None:
            continue  # whether the call is valid is for values to say that were made up here
        try:
            wanted = run(version, given, case.attributes, element_types(), count)
        except EvaluationError:
            continue
        names = names_of(version)
        called = {names[name]: value for name, value in {**given, **case.attributes}.items()}
        told = {"n_outputs": count} if version.outputs[0].variadic else {}
        got = flat(schema.run(**called, **told))
        for one, other in zip(got, wanted, strict=True):
            assert agree(one, other, copies(version)), (case.id, one, other)
        compared += 1
    assert compared > len(version.types)


def test_a_nan_that_signals_is_put_in_order_without_a_warning(
    module: Callable[[str], Any],
) -> None:
    signalling = np.array([0x7F800001, 0x3F800000], np.uint32).view(np.float32)
    values, places = module("TopK").top_k_11(signalling, np.array([2]))
    assert values.view(np.uint32).tolist() == [0x7F800001, 0x3F800000]
    assert places.tolist() == [0, 1]


def test_what_an_equation_copies_as_a_whole_is_read_as_a_whole() -> None:
    found = recognised(draft("ScatterElements").versions[0])
    assert found is not None
    assert "\noutput[...] = data\n" in found[1].body


def test_nearly_every_draft_is_emitted() -> None:
    assert len(NAMES) >= 20
