"""Operators as functions of single elements: they make the same of them as of whole tensors."""

import numpy as np
import pytest

from onnxops import newest_opset
from onnxops._registry import schemas
from onnxops.schema import Schema

FOUND = {each.name: each for opset in range(1, newest_opset() + 1) for each in schemas(opset)}
EACH = [found for found in FOUND.values() if found.each is not None]


def test_they_are_those_that_look_at_nothing_else() -> None:
    names = {found.name for found in EACH}
    assert {"Add-14", "Div-14", "Equal-19", "Where-16", "Relu-14"} <= names
    # An attribute, an axis or a shape says which elements these look at, or what is added.
    assert not {"Add-1", "CumSum-14", "Concat-13", "ReduceSum-13", "Clip-13", "Trilu-14"} & names


def grid(found: Schema) -> list[np.ndarray]:
    """A tensor for each input, so that all pairs of some numbers come together."""
    allowed = [found.types[value.type] for value in found.inputs]
    words = ["bool", "int64", "double"] if "bool" in allowed[0] else ["int64", "double"]
    types = [next(word for word in words if word in each) for each in allowed]
    # A whole number to a negative power is no whole number.
    numbers = [0, 1, 2, 7] if "int64" in types else [-5, -1, 0, 2, 7]
    axes = np.meshgrid(*[numbers] * len(types), indexing="ij")
    dtypes = {"bool": np.bool_, "int64": np.int64, "double": np.float64}
    return [axis.astype(dtypes[type_]) for axis, type_ in zip(axes, types, strict=True)]


@pytest.mark.parametrize("found", EACH, ids=lambda found: found.name)
def test_they_agree(found: Schema) -> None:
    assert found.each is not None
    tensors = grid(found)
    whole = found.run(*tensors)
    elements = zip(*(tensor.ravel().tolist() for tensor in tensors), strict=True)
    with np.errstate(all="ignore"):
        single = np.array([found.each(*each) for each in elements], whole.dtype)
    np.testing.assert_array_equal(whole.ravel(), single)
