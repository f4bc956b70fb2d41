"""A suite of the spec in this tree, and the fakes that are run on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from opspec.conform import pool
from opspec.conform.outcome import Outcome, assess
from opspec.conform.pool import Settings
from opspec.suite.export import write
from opspec.suite.manifest import Entry, Manifest, read
from tests.trees import element_types, some

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent

#: Few cases of many kinds.
FEW = (
    "Concat-13-1+3-axis-0-declared",
    "Concat-13-2x1x3+2x3x3+2x2x3-axis-1-declared",
    "Concat-13.C3-string-declared",
    "Concat-13.C4-second-uint8-undeclared",
    "Concat-13.C7-second-longer-declared",
    "Concat-13.C7-third-longer-undeclared",
    "Concat-13.C9-first-2pow63-1-declared",
    "Concat-1-1+3-axis-0-declared",
    "Concat-1.C7-second-longer-declared",
)


@pytest.fixture(scope="session")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The suite of some operators: all of them take long."""
    folder = tmp_path_factory.mktemp("suite")
    write(folder, some(), element_types())
    return folder


@pytest.fixture(scope="session")
def cases(suite: Path) -> Mapping[str, Entry]:
    return {entry.name: entry for entry in read(suite).cases}


@pytest.fixture(scope="session")
def few(cases: Mapping[str, Entry]) -> Manifest:
    return Manifest(tuple(cases[name] for name in FEW), ())


@pytest.fixture(scope="session")
def settings_of(suite: Path) -> Callable[..., Settings]:
    """Settings for a runtime, with short limits."""

    def made(runtime: str, **changes: Any) -> Settings:
        given: dict[str, Any] = {
            "suite": suite,
            "runtime": runtime,
            "kind": "backend",
            "seconds": 60.0,
            "mebibytes": 4096,
            "path": (HERE, ROOT / "generated"),
        }
        return Settings(**{**given, **changes})

    return made


@pytest.fixture(scope="session")
def tested(settings_of: Callable[..., Settings], few: Manifest) -> Callable[..., Outcome]:
    """A runtime tested on the few cases, or on some of them."""

    def run(runtime: str, only: Sequence[str] = FEW, **changes: Any) -> Outcome:
        settings = settings_of(runtime, **changes)
        about = pool.ask(settings)
        cases = Manifest(tuple(entry for entry in few.cases if entry.name in only), ())
        return assess(settings, about, cases, None, jobs=1, journal=None, whole=True)

    return run
