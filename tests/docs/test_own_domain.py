"""A tree of one operator in a domain of its own: its pages in a Sphinx project of one line."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.sites import Site

SWISH = """\
operator: Swish
domain: com.example
summary: Weighs each element by how far it is from zero.
inputs:
  - {name: X, type: T, shape: "(*d,)", description: The tensor.}
outputs:
  - {name: Y, type: T, shape: "(*d,)", description: The weighed tensor.}
types: {T: [floats]}
clauses:
  C1: X.given
  C2: T.allowed
definition: Y[*i] = X[*i] / (1 + exp(-X[*i]))
versions:
  - {since: 1}
examples:
  - name: swish_of_zero
    inputs: [{name: x, type: float, values: [0.0]}]
    outputs: [{name: y, type: float, values: [0.0]}]
"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pages emitted for a tree outside this project."""
    root = tmp_path_factory.mktemp("my-ops")
    (root / "spec" / "com.example").mkdir(parents=True)
    (root / "spec" / "com.example" / "Swish.yaml").write_text(SWISH)
    command = [sys.executable, "-m", "opspec", "--root", str(root), "generate"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return root / "docs" / "operators"


@pytest.mark.parametrize("theme", ["alabaster", "pydata_sphinx_theme"])
def test_its_pages_build_without_a_warning(pages: Path, tmp_path: Path, theme: str) -> None:
    site = Site(tmp_path)
    source = tmp_path / "source"
    source.mkdir()
    (source / "operators").symlink_to(pages)
    index = "Operators\n=========\n\n.. toctree::\n\n   operators/index\n\n:onnx:op:`Swish`\n"
    assert site.build({"index": index}, html_theme=theme) == []
    assert site.links("index")["Swish"] == "operators/com.example/Swish.html#Swish-1"
    assert ("onnx:clause", "com.example.Swish-1.C2") in site.inventory()
    page = (site.out / "operators" / "com.example" / "Swish.html").read_text()
    assert "opspec.css" in page
