"""What an import brings in: no operator before it is used, no onnx but for the bridge."""

import os
import subprocess
import sys
from pathlib import Path

import mypy.api
import pytest

import onnxops
from onnxops import OpError
from onnxops.ai.onnx import v1, v3, v12, v13, v28


def _modules_after(statement: str) -> set[str]:
    code = f"import sys; {statement}; print(*sys.modules)"
    home = Path(onnxops.__file__).parents[1]
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(home)},
    )
    return set(result.stdout.split())


def test_the_domain_imports_no_operator() -> None:
    assert "onnxops.ai.onnx.concat" not in _modules_after("import onnxops.ai.onnx")
    assert "onnxops.ai.onnx.concat" not in _modules_after("from onnxops.ai.onnx import v13")


def test_an_operator_is_imported_on_first_use() -> None:
    after = _modules_after("from onnxops.ai.onnx import v13; v13.concat")
    assert "onnxops.ai.onnx.concat" in after
    assert "onnx" not in after


def test_only_the_bridge_imports_onnx() -> None:
    assert "onnx" not in _modules_after("import onnxops; onnxops.schema('Concat', 13)")
    assert "onnx" in _modules_after("import onnxops.interop")


def test_each_opset_has_the_version_in_force() -> None:
    functions = [opset.concat.__name__ for opset in (v1, v3, v12, v13, v28)]
    assert functions == ["concat_1", "concat_1", "concat_11", "concat_13", "concat_13"]
    assert "concat" in dir(v13)
    missing = "nothing"
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(v13, missing)


def test_schemas_by_opset() -> None:
    assert onnxops.schema("Concat", 12).since_version == 11
    assert onnxops.schema("Concat", 3, "").name == "Concat-1"
    assert "Concat" in onnxops.operators()
    schema = onnxops.schema("Concat", onnxops.newest_opset())
    assert [parameter.name for parameter in schema.inputs] == ["inputs"]
    assert schema.attributes[0].required
    assert "bfloat16" in schema.types["T"]
    assert set(schema.clauses) == {f"Concat-13.C{number}" for number in range(1, 11)}


@pytest.mark.parametrize(
    ("operator", "opset", "domain", "words"),
    [
        ("Concat", 29, "ai.onnx", "unknown opset 29 .* newest known is 28"),
        ("Concat", 0, "ai.onnx", "unknown opset 0"),
        ("Concat", True, "ai.onnx", "unknown opset True"),
        ("Nothing", 13, "ai.onnx", "unknown operator 'Nothing'"),
        ("Concat", 13, "no.where", "unknown domain 'no.where'"),
    ],
)
def test_what_is_unknown_is_an_error_without_clause(
    operator: str, opset: int, domain: str, words: str
) -> None:
    with pytest.raises(OpError, match=words) as caught:
        onnxops.schema(operator, opset, domain)
    assert caught.value.clause is None


@pytest.mark.deep
def test_type_checkers_know_the_operators(tmp_path: Path) -> None:
    source = tmp_path / "use.py"
    source.write_text(
        "import numpy as np\n"
        "from onnxops.ai.onnx import v13 as op\n"
        "x = np.zeros(2)\n"
        "op.concat([x, x], axis=0).shape\n"
        "op.concat([x, x], axis='0')\n"
        "op.conact([x, x], axis=0)\n"
    )
    home = Path(onnxops.__file__).parents[1]
    config = tmp_path / "mypy.ini"
    config.write_text(f"[mypy]\nstrict = true\nmypy_path = {home}\nexplicit_package_bases = true\n")
    found, _, _ = mypy.api.run([f"--config-file={config}", f"--cache-dir={tmp_path}", str(source)])
    assert "use.py:5" in found
    assert "use.py:6" in found
    assert "use.py:4" not in found
