"""Everything that is planned for some of this project's operators, and for a hostile one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from opspec.language.resolved import Operator
from tests.pages.planning import planned
from tests.trees import operator_of, some, tree_of

HOSTILE = Path(__file__).with_name("hostile.yaml")


@pytest.fixture(scope="session")
def files() -> dict[str, str]:
    """All that is planned for some of this project's operators."""
    return planned(tree_of(*some()))


@pytest.fixture(scope="session")
def hostile() -> Operator:
    """An operator whose every text tries to break out of its place."""
    text = HOSTILE.read_text(encoding="utf-8")
    return replace(operator_of(text, "tests/pages/hostile.yaml"), source=text)


@pytest.fixture(scope="session")
def hostile_files(hostile: Operator) -> dict[str, str]:
    """All that is planned for the hostile operator."""
    return planned(tree_of(hostile))
