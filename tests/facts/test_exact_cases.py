"""Every version has exact results of its own, which kernel and runtimes are held against."""

from __future__ import annotations

import pytest

from opspec.language.resolved import Operator
from tests.trees import specified


@pytest.mark.parametrize("operator", specified(), ids=lambda operator: operator.name)
def test_every_version_has_an_exact_case(operator: Operator) -> None:
    for version in operator.versions:
        exact = [example for example in version.examples if not example.violates]
        assert exact, f"{version.name} has no example with a result"
        assert all(example.listed_outputs for example in exact)
