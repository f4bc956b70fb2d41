"""Both distributions, built and installed in environments of their own, away from this tree."""

from __future__ import annotations

import sys
import sysconfig
import venv
from pathlib import Path

import numpy as np
import pytest

from tests.elsewhere.running import ROOT, python, run

TAIL = """\
operator: Tail
domain: com.acme
summary: Drops what comes first along an axis.
inputs:
  - name: X
    type: T
    shape: (*outer, n @ axis, *inner)
outputs:
  - name: Y
    type: T
    shape: (*outer, n - 1, *inner)
attributes:
  - {name: axis, type: int, required: true, axis_of: X, range: -r <= axis < r}
types: {T: [float, int64, string]}
clauses:
  C1: X.given
  C2: T.allowed
  C3: X.rank
  C4: axis.given
  C5: axis.range
  C6: n >= 1
definition: Y[*o, j, *i] = X[*o, j + 1, *i]
versions: [{since: 1}]
examples:
  - name: drops_one
    title: A vector without its first element
    attributes: {axis: 0}
    inputs:
      - {name: X, type: int64, values: [1, 2, 3]}
    outputs:
      - {name: Y, type: int64, values: [2, 3]}
"""


class Environment:
    """A virtual environment that sees some packages of the one that runs the tests."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = folder / "bin" / "python"
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        self.packages = folder / "lib" / version / "site-packages"

    def sees(self, *names: str) -> None:
        """Let packages be imported that are installed here."""
        here = Path(np.__file__).parents[1]
        for name in names:
            for path in here.glob(f"{name}*"):
                if not (self.packages / path.name).exists():
                    (self.packages / path.name).symlink_to(path)

    def install(self, wheel: Path) -> None:
        """Install a wheel and nothing that it asks for, from no index."""
        options = ["--no-deps", "--no-index", "--quiet", "--disable-pip-version-check"]
        command = [sys.executable, "-m", "pip", "--python", str(self.python), "install"]
        run([*command, *options, str(wheel)])


def wheel_of(project: Path, folder: Path) -> Path:
    """The wheel of a project, built without a network."""
    folder.mkdir()
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=project)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_the_generated_package_needs_numpy_and_ml_dtypes_only(tmp_path: Path) -> None:
    environment = Environment(tmp_path / "env")
    environment.sees("numpy", "ml_dtypes")
    environment.install(wheel_of(ROOT / "generated", tmp_path / "dist"))
    code = """
import sys
import numpy as np
import onnxops
from onnxops.ai.onnx import v13 as op
assert onnxops.__file__.startswith(sys.prefix), onnxops.__file__
print(op.concat([np.float32([1, 2]), np.float32([3])], axis=-1).tolist())
try:
    op.concat([np.float32([1]), np.int64([1])], axis=0)
except onnxops.OpError as error:
    print(error.clause)
try:
    import onnxops.interop
except ModuleNotFoundError as error:
    print(error.name)
print(sorted({"onnx", "opspec", "jinja2", "yaml"} & set(sys.modules)))
"""
    printed = python(code, [], environment.python)
    assert printed.splitlines() == ["[1.0, 2.0, 3.0]", "Concat-13.C4", "onnx", "[]"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the tool, and what its commands need."""
    folder = tmp_path_factory.mktemp("tool")
    environment = Environment(folder / "env")
    environment.sees("numpy", "ml_dtypes", "jinja2", "markupsafe", "yaml", "_yaml", "ruff", "onnx")
    environment.sees("google", "protobuf", "typing_extensions")
    ruff = Path(sysconfig.get_path("scripts")) / "ruff"
    (environment.python.parent / "ruff").symlink_to(ruff)
    environment.install(wheel_of(ROOT, folder / "dist"))
    return environment


def test_the_installed_tool_generates_the_package_of_a_stranger(
    installed: Environment, tmp_path: Path
) -> None:
    root = tmp_path / "acme"
    (root / "spec" / "com.acme").mkdir(parents=True)
    (root / "spec" / "com.acme" / "Tail.yaml").write_text(TAIL, encoding="utf-8")
    where = python("import opspec; print(opspec.__file__)", [], installed.python)
    assert Path(where.strip()).is_relative_to(installed.packages)
    tool = [str(installed.python.parent / "opspec"), "--root", str(root)]
    run([*tool, "generate"])
    run([*tool, "generate", "--check"])
    run([*tool, "check"])
    assert (root / "docs/operators/com.acme/Tail.rst").is_file()

    environment = Environment(tmp_path / "env")
    environment.sees("numpy", "ml_dtypes")
    environment.install(wheel_of(root / "generated", tmp_path / "dist"))
    code = """
import numpy as np
from com_acme_ops.com.acme import v1 as op
print(op.tail(np.int64([1, 2, 3]), axis=0).tolist())
"""
    assert python(code, [], environment.python).strip() == "[2, 3]"

    pytest_of_it = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    options = ["--import-mode=importlib", "generated/tests"]
    printed = run([*pytest_of_it, *options], paths=[root / "generated"], cwd=root)
    assert "passed" in printed
