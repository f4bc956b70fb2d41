"""The definition of a version as a function that a test can call."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import numpy as np

from opspec.emission.oracles import indented, oracle
from opspec.emission.rendering import render
from opspec.language.resolved import Version
from tests.trees import element_types


def compiled(version: Version) -> Any:
    """The oracle of a version, printed and compiled."""
    written = oracle(version, element_types())
    functions: dict[str, Any] = {}
    exec(render("package/runtime/_functions.py.jinja", header=""), functions)
    scope: dict[str, Any] = {"np": np, "math": math, "functions": SimpleNamespace(**functions)}
    exec(f"def defined({written.parameters}):\n{indented(written.body)}", scope)
    return scope["defined"]
