"""A hostile spec neither runs code nor leaves its place in the emitted package."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import numpy as np
import pytest

from tests.runtime.emitting import operator, planned, tree, written

POISON = r"""'\"""\" + __import__('os').mkdir('pwned') #\\ {{ 7*7 }} {% raw %} */"""


def _spec(poison: str) -> str:
    import json

    text = json.dumps(f"{poison}\n\n>>> __import__('os').mkdir('pwned')\n\n.. include:: x\n")
    line = json.dumps(poison)
    # A reader cannot see these; prose may not have them, values may.
    value = json.dumps(f"{poison}\u202eevil\u202c\u200b")
    return f"""
operator: Poisoned
domain: evil
summary: {line}
description: {text}
inputs:
  - name: x
    type: T
    shape: (*d,)
    description: {text}
outputs:
  - name: y
    type: T
    shape: (*d,)
    description: {text}
attributes:
  - {{name: mode, type: string, default: {line}, values: [{line}, other], description: {text}}}
types:
  T:
    members: [string, float]
    description: {text}
clauses:
  C1: T.allowed
  C2: x.given
  C3: mode.values
  C4:
    holds: len(d) < 9
    says: {line}
definition: y[*i] = x[*i]
versions:
  - since: 1
examples:
  - name: poisoned
    title: {line}
    description: {text}
    attributes: {{mode: {line}}}
    inputs: [{{name: v, type: string, values: [{value}]}}]
    outputs: [{{name: w, type: string, values: [{value}]}}]
"""


@pytest.mark.parametrize(
    ("package", "poison"),
    list(enumerate([POISON, '"""', "'''", "\\", 'x"', "{{ x }}"])),
)
def test_nothing_breaks_out(
    package: int, poison: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name = f"evil_ops_{package}"
    given = tree(name, [operator(_spec(poison))], summary=poison)
    files = planned(given)
    harmless = planned(tree(name, [operator(_spec("harmless"))]))
    assert set(files) == set(harmless)
    for path, text in files.items():
        assert not set(text) & set("\u202e\u202c\u200b"), path
        if path.endswith(".py"):
            # Texts differ, and nothing but texts: the code around them is the same.
            assert _shape(text) == _shape(harmless[path]), path
    written(given, tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "generated"))
    module = importlib.import_module(f"{name}.evil.poisoned")
    assert module.poisoned_1(["a"]).tolist() == ["a"]
    assert module.poisoned_1(["a"], mode=poison).tolist() == ["a"]
    results = doctest.testmod(module, extraglobs={"np": np})
    assert results.failed == 0
    assert results.attempted > 0
    assert not (tmp_path / "pwned").exists()


def _shape(source: str) -> str:
    """The code with every string replaced, adjacent ones taken for one."""
    code = ast.parse(source)
    for node in ast.walk(code):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(code)
