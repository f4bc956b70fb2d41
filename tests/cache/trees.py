"""A small tree whose emission takes no time, for tests that emit it over and over."""

from __future__ import annotations

import hashlib
from pathlib import Path

OPERATOR = """
operator: {name}
domain: com.example
summary: Copies what it is given, as {name} does.
inputs:
  - {{name: X, type: T, shape: "(*d,)"}}
outputs:
  - {{name: Y, type: T, shape: "(*d,)"}}
types: {{T: [float, int64]}}
clauses:
  C1: X.given
  C2: T.allowed
definition: Y[*i] = X[*i]
versions: [{{since: {since}}}]
examples:
  - name: {name}_of_two
    inputs: [{{name: x, type: float, values: [1, 2]}}]
    outputs: [{{name: y, type: float, values: [1, 2]}}]
"""
PACKAGE = """
package: sample_ops
summary: Operators to test with.
domains:
  com.example: {newest: 3}
"""


def spec_of(root: Path, name: str) -> Path:
    """The spec file of an operator."""
    return root / "spec" / "com.example" / f"{name}.yaml"


def specify(root: Path, name: str, since: int = 1) -> None:
    """Write the spec of an operator into a tree."""
    spec_of(root, name).parent.mkdir(parents=True, exist_ok=True)
    spec_of(root, name).write_text(OPERATOR.format(name=name, since=since))


def make(root: Path, *names: str) -> Path:
    """Write a tree of operators."""
    for name in names:
        specify(root, name)
    (root / "spec/package.yaml").write_text(PACKAGE)
    return root


def contents(root: Path) -> dict[str, str]:
    """The digest of every file but those of the cache."""
    return {
        path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(root.rglob("*"))
        if path.is_file() and ".opspec-cache" not in path.parts
    }


def times(root: Path) -> dict[str, int]:
    """When each file was written, but those of the cache."""
    return {path: (root / path).stat().st_mtime_ns for path in contents(root)}
