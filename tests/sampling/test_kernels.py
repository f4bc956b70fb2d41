"""Definitions on whole arrays say the same as definitions interpreted."""

from __future__ import annotations

import pytest

from opspec.engine.definition import run, types_of
from opspec.engine.values import EvaluationError
from opspec.language.nests import copies
from opspec.language.resolved import Version
from opspec.modules.kernels.families import recognised
from opspec.sampling.samples import valid
from tests.agreeing import agree
from tests.arguments import arguments, outputs_wanted
from tests.trees import ROOT, draft, element_types, specified
from tests.vectors import run_kernel

OWN = [version for operator in specified() for version in operator.versions]
#: Drafts whose lists are as long as their elements say.
LOOPS = {"Resize-18", "Resize-19"}
DRAFTED = [
    version
    for path in sorted((ROOT / "tests" / "drafts").glob("[A-Z]*.yaml"))
    for version in draft(path.stem).versions
    if version.name not in LOOPS
]
#: Of nothing the sum is a whole number, and the mean not one; NumPy says otherwise.
MEANS = {"LayerNormalization"}


@pytest.mark.parametrize(
    "version",
    OWN + DRAFTED,
    ids=lambda version: version.name,
)
@pytest.mark.parametrize("family", [True, False], ids=["family", "equations"])
def test_a_kernel_gives_what_the_interpreter_gives(version: Version, family: bool) -> None:
    if family and recognised(version) is None:
        return
    compared = 0
    for case in valid(version):
        if not case.fits_memory:
            continue
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
        got = run_kernel(version, given, case.attributes, count, wanted, family=family)
        for one, other in zip(got, wanted, strict=True):
            assert agree(one, other, copies(version)), (case.id, one, other)
        compared += 1
    assert compared
