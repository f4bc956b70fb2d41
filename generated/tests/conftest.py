# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""How the tests are run: the modules beside this file can be imported, examples never vary."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))
pytest.register_assert_rewrite("onnxops_testing", "onnxops_models")

settings.register_profile("ci", max_examples=150, derandomize=True, deadline=None, database=None)
settings.register_profile("deep", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
