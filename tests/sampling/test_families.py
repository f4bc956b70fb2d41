"""The family of a definition is found in its form, and its kernel reads as if written by hand."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.language.resolved import Value, Version
from opspec.modules.kernels.families import FAMILIES, recognised
from tests.trees import ROOT, draft, operator_of
from tests.vectors import run_kernel

DRAFTS = sorted(path.stem for path in (ROOT / "tests" / "drafts").glob("[A-Z]*.yaml"))
#: Drafts of no family: their equations are their kernels.
OF_NONE = {"Resize"}
#: Drafts that are older than the name of their family.
RENAMED = {"Pad": "remap"}


def body(version: Version) -> str:
    found = recognised(version)
    assert found is not None
    return found[1].body


@pytest.mark.parametrize("name", DRAFTS)
def test_a_draft_is_of_the_family_that_it_says(name: str) -> None:
    version = draft(name).newest
    found = recognised(version)
    if name in OF_NONE:
        assert found is None
    else:
        assert found is not None
        assert found[0] == RENAMED.get(name, version.family)


def test_nearly_every_family_serves_a_draft() -> None:
    families = {found[0] for name in DRAFTS if (found := recognised(draft(name).newest))}
    assert set(FAMILIES) == families


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Add", "np.add(A, B, out=C)"),
        ("Where", "output[...] = np.where(condition, X, Y)"),
        ("Transpose", "transposed[...] = data.transpose(perm)"),
        ("Reshape", "reshaped[...] = data.reshape(reshaped.shape)"),
        (
            "MatMul",
            "A = vectors.values(A)\nB = vectors.values(B)\n"
            "Y[...] = vectors.stored(np.matmul(A, B), Y.dtype)",
        ),
        (
            "Softmax",
            "input = vectors.values(input)\n"
            "peak = np.max(input, axis=axis, keepdims=True, initial=-np.inf)\n"
            "scale = np.sum(np.exp(input - peak), axis=axis, keepdims=True)\n"
            "output[...] = vectors.stored(np.exp(input - peak) / scale, output.dtype)",
        ),
        (
            "CumSum",
            "x = vectors.values(x)\n"
            "y[...] = vectors.stored(vectors.scan(np.add, x, axis, before=not reverse, "
            "here=not exclusive, after=reverse), y.dtype)",
        ),
    ],
)
def test_kernels_read_as_written_by_hand(name: str, wanted: str) -> None:
    assert body(draft(name).newest) == wanted


PART = """
operator: Part
summary: It is only tested with.
inputs:
  - {name: X, type: T, shape: "(n, *d)"}
outputs:
  - {name: Y, type: T, shape: "(n // 2, *d)"}
types: {T: [float]}
clauses: {C1: X.given, C2: T.allowed, C3: X.rank}
definition: DEFINITION
versions: [{since: 1}]
"""


@pytest.mark.parametrize(
    "definition",
    [
        "Y[j, *i] = X[j, *i]",
        "Y[j, *i] = X[j, *i] + X[j, *i]",
        "Y[j, *i] = X[j, *i] - max(X[l, *i] for l in range(n // 2))",
        "Y[j, *i] = X[j, *i] - max(X[l, *i] for l in range(n))",
    ],
)
def test_a_tensor_that_is_read_in_part_does_not_stand_for_itself(definition: str) -> None:
    operator = operator_of(PART.replace("DEFINITION", definition))
    assert recognised(operator.newest) is None


CHOICE = """
operator: Limited
summary: Test.
inputs:
  - {name: X, type: T, shape: "(*d,)"}
  - {name: L, type: T, shape: ()}
  - {name: H, type: T, shape: ()}
outputs: [{name: Y, type: T, shape: "(*d,)"}]
types: {T: [int8, uint64, float16, bfloat16, float]}
let: {low: H if L > H else L}
clauses: {C1: X.given, C2: T.allowed, C3: L.given, C4: H.given, C5: T.same, C6: L.rank, C7: H.rank}
definition: "Y[*i] = low if X[*i] < low else H if X[*i] > H else X[*i]"
versions: [{since: 1}]
"""


def test_elements_that_are_compared_and_chosen_stay_as_they_are() -> None:
    limited = operator_of(CHOICE).newest
    assert body(limited) == (
        "low = np.where(L > H, H, L)\nY[...] = np.where(X < low, low, np.where(X > H, H, X))"
    )
    positive = operator_of(CHOICE.replace("low if X[*i] < low else", "0 if X[*i] < 0 else")).newest
    assert "np.where(X < 0, 0, np.where(X > H, H, X))" in body(positive)
    computed = operator_of(CHOICE.replace("else X[*i]", "else X[*i] + 1")).newest
    assert "vectors.values(X)" in body(computed)


def test_a_distance_makes_a_slice() -> None:
    operator = operator_of(PART.replace("DEFINITION", "Y[j, *i] = X[n - n // 2 + j, *i]"))
    assert body(operator.newest) == ("start = n - n // 2\nY[...] = X[slice(start, start + n // 2)]")


MARKED = """
operator: Marked
summary: Marks the largest element of each line.
inputs: [{name: X, type: T, shape: "(*outer, n @ axis, *inner)"}]
outputs: [{name: Y, type: T, shape: "(*outer, n, *inner)"}]
attributes: [{name: axis, type: int, default: 0, axis_of: X, range: 0 <= axis < r}]
types: {T: [floats]}
let:
  place(o, i): argmax(X[*o, l, *i] for l in range(n))
clauses: {C1: X.given, C2: T.allowed, C3: X.rank, C4: axis.range}
definition: "Y[*o, j, *i] = 1 if j == place(o, i) else 0"
versions: [{since: 1}]
"""


@pytest.mark.parametrize(("shape", "axis"), [((2, 0, 4), 1), ((0, 3), 0), ((2, 3), 1)])
def test_of_nothing_no_place_is_chosen(shape: tuple[int, ...], axis: int) -> None:
    given = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    like = (np.zeros(shape, np.float32),)
    (result,) = run_kernel(operator_of(MARKED).newest, {"X": given}, {"axis": axis}, 1, like)
    assert result.tolist() == (given == given.max(axis, keepdims=True, initial=-1)).tolist()


MEAN = """
operator: Mean
summary: Takes the mean of each line, and 7 of none.
inputs: [{name: X, type: T, shape: "(*d,)"}]
outputs: [{name: Y, type: T, shape: "drop(d, axes)"}]
attributes: [{name: axes, type: ints, required: true, axis_of: X, range: 0 <= axes < r}]
types: {T: [floats]}
let: {folded: "[d[a] for a in axes]"}
clauses: {C1: X.given, C2: T.allowed, C3: axes.given, C4: axes.range, C5: axes.distinct}
definition: >-
  Y[*i] = sum(X[*insert(i, axes, l)] for l in grid(folded)) / prod(folded)
  if prod(folded) > 0 else 7
versions: [{since: 1}]
"""


@pytest.mark.parametrize(("shape", "axis"), [((2, 0, 3), 1), ((0, 3), 0), ((2, 3), 0)])
def test_a_number_in_place_of_a_reduction_is_laid_over_the_result(
    shape: tuple[int, ...], axis: int
) -> None:
    given = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    wanted = given.mean(axis) if given.size else np.full(given.sum(axis).shape, 7.0)
    like = (np.zeros(wanted.shape, np.float32),)
    version = operator_of(MEAN).newest
    axes: dict[str, Value] = {"axes": (axis,)}
    (result,) = run_kernel(version, {"X": given}, axes, 1, like, family=True)
    assert result.tolist() == wanted.tolist()
