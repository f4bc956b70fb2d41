# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""How the tests are run: the modules beside this file can be imported, examples never vary."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))
pytest.register_assert_rewrite("onnxops_testing", "onnxops_models")

# Clauses may refuse much of what is drawn; where they refuse everything, Hypothesis says so anyway.
refusing = settings(suppress_health_check=[HealthCheck.filter_too_much], deadline=None)
settings.register_profile("ci", refusing, max_examples=60, derandomize=True, database=None)
settings.register_profile("deep", refusing, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
