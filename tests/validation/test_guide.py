"""The guide tells the rules that are no operator's, as they are."""

import re
from pathlib import Path

from opspec.validation.faults import FILE_FAULTS, MODEL_FAULTS

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "validate-models.rst"


def test_the_guide_lists_every_rule() -> None:
    rows = re.findall(r"\* - ``((?:file|model)\.[\w-]+)``\n +- (.+)\n", GUIDE.read_text())
    rules = {f"file.{name}": says for name, says in FILE_FAULTS.items()}
    rules |= {f"model.{name}": says for name, says in MODEL_FAULTS.items()}
    assert dict(rows) == rules
