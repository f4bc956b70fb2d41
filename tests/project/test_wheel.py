"""The distribution `opspec`: what its wheel carries and asks for."""

import shutil
import subprocess
import sys
import tomllib
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

import opspec

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel and the source distribution, built without a network."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


def test_the_wheel_carries_templates_type_sets_and_styles(dist: Path) -> None:
    [wheel] = dist.glob("*.whl")
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
        shared = {
            "opspec/_spec/types.yaml": ROOT / "spec" / "types.yaml",
            "opspec/_spec/element_types.yaml": ROOT / "spec" / "element_types.yaml",
            "opspec/_static/opspec.css": ROOT / "generator" / "opspec" / "_static" / "opspec.css",
        }
        templates = ROOT / "templates"
        for path in templates.rglob("*"):
            if path.is_file():
                shared[f"opspec/_templates/{path.relative_to(templates).as_posix()}"] = path
        for name, path in shared.items():
            assert archive.read(name) == path.read_bytes(), name
    assert {"opspec/py.typed", "opspec/cli.py", "opspec/sphinx_domain.py"} <= names
    assert {name.split("/")[0] for name in names} == {
        "opspec",
        f"opspec-{opspec.__version__}.dist-info",
    }


def test_the_wheel_asks_for_what_the_commands_need(dist: Path) -> None:
    [wheel] = dist.glob("*.whl")
    with ZipFile(wheel) as archive:
        info = f"opspec-{opspec.__version__}.dist-info"
        metadata = Parser().parsestr(archive.read(f"{info}/METADATA").decode())
        scripts = archive.read(f"{info}/entry_points.txt").decode()
    assert "opspec = opspec.cli:main" in scripts
    assert metadata["Requires-Python"] == ">=3.11"
    required = [line for line in metadata.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert sorted(line.split("=")[0].rstrip(">") for line in required) == [
        "jinja2",
        "ml-dtypes",
        "numpy",
        "onnx",
        "pyyaml",
        "ruff",
    ]
    assert {"docs", "conform", "dev"} <= set(metadata.get_all("Provides-Extra", []))


def test_the_formatter_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    [ruff] = [line for line in project["dependencies"] if line.startswith("ruff")]
    assert ruff.startswith("ruff==")


def test_a_wheel_can_be_made_from_the_source_distribution(dist: Path, tmp_path: Path) -> None:
    [source] = dist.glob("*.tar.gz")
    shutil.unpack_archive(source, tmp_path)
    [folder] = tmp_path.iterdir()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    [wheel], [other] = dist.glob("*.whl"), tmp_path.glob("*.whl")
    with ZipFile(wheel) as first, ZipFile(other) as second:
        assert first.namelist() == second.namelist()
