"""Kernels of the drafts give the results of onnx's node tests, the large ones too."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.engine.definition import numpy_dtype, types_of
from opspec.engine.names import Names
from opspec.engine.outputs import output_types
from opspec.modules.kernels.scopes import NotVector
from tests.language.test_drafts import DRAFTS, NodeTest, _close, node_tests
from tests.trees import element_types
from tests.vectors import run_kernel

#: Drafts whose lists are as long as their elements say, so that they have no such kernel.
LOOPS = {"Resize"}


def _disagreement(case: NodeTest) -> str:
    """How a kernel's results differ from those of a node test, or nothing."""
    types, wanted = element_types(), len(case.outputs)
    names = Names(case.version, types_of(case.inputs, types), case.attributes, wanted)
    like = []
    for output in case.version.outputs:
        for type_ in output_types(names, output, types):
            assert type_.elem_type is not None
            shape = [size for size in type_.shape or () if isinstance(size, int)]
            like.append(np.empty(shape, numpy_dtype(types[type_.elem_type])))
    results = run_kernel(
        case.version, case.inputs, case.attributes, wanted, tuple(like), family=True
    )
    asked = [result for name, result in zip(case.outputs, results, strict=False) if name]
    for result, expected in zip(asked, case.expected, strict=True):
        if (result.dtype, result.shape) != (expected.dtype, expected.shape):
            return f"{case.name}: {result.dtype}{result.shape}, {expected.dtype}{expected.shape}"
        if not all(map(_close, result.flat, expected.flat)):
            return f"{case.name}: values differ"
    return ""


@pytest.mark.parametrize("name", [name for name in DRAFTS if name not in LOOPS])
def test_kernels_give_the_results_of_the_node_tests(name: str) -> None:
    found = [line for case in node_tests()[name] if (line := _disagreement(case))]
    assert found == []


def test_only_lists_of_unknown_lengths_have_no_kernel() -> None:
    for name in sorted(LOOPS):
        with pytest.raises(NotVector):
            _disagreement(node_tests()[name][0])
