"""Definitions printed as loops say the same as definitions interpreted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from opspec.emission.loops import functions_used, loops_source
from opspec.engine.definition import numpy_dtype, run
from opspec.engine.names import Argument, TensorType
from opspec.language.resolved import Version
from opspec.sampling.samples import valid
from tests.definitions import compiled
from tests.trees import draft, element_types, operator_of, specified

OWN = [version for operator in specified() for version in operator.versions]
#: Drafts of all kinds of definitions: copies and arithmetic, gather and scatter, lets, tables.
DRAFTED = [
    draft(name).newest
    for name in (
        "Add", "Conv", "CumSum", "Gather", "Reshape", "Softmax", "Transpose", "Unsqueeze", "Where",
    )
]  # fmt: skip


def array(type_: TensorType, seed: int) -> np.ndarray[Any, Any]:
    assert type_.elem_type is not None
    dtype = numpy_dtype(element_types()[type_.elem_type])
    if type_.value is not None:
        return np.asarray(type_.value, dtype)
    shape = [size for size in type_.shape or () if isinstance(size, int)]
    values = (np.arange(np.prod(shape, dtype=int)) + 5 * seed).reshape(shape)
    if type_.elem_type.startswith(("int", "uint")) and len(shape) > 1:
        # Whatever points into another tensor has to point at something.
        values = np.zeros_like(values)
    if dtype.kind == "O":
        return values.astype(str).astype(object)
    return np.asarray(values % 2 == 0 if dtype.kind == "b" else values % 50).astype(dtype)


def arguments(inputs: Mapping[str, Argument]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for seed, (name, argument) in enumerate(inputs.items()):
        if isinstance(argument, Sequence):
            made[name] = [
                each and array(each, 3 * seed + number) for number, each in enumerate(argument)
            ]
        else:
            made[name] = argument and array(argument, 3 * seed)
    return made


@pytest.mark.parametrize("version", OWN + DRAFTED, ids=lambda version: version.name)
def test_an_oracle_gives_what_the_interpreter_gives(version: Version) -> None:
    function = compiled(version)
    compared = 0
    for case in valid(version):
        if not case.fits_memory:
            continue
        given = arguments(case.inputs)
        wanted = run(version, given, case.attributes, element_types())
        got = function(**given, **case.attributes)
        for one, other in zip(got if isinstance(got, tuple) else (got,), wanted, strict=True):
            assert one.dtype == other.dtype, case.id
            assert one.shape == other.shape, case.id
            if one.dtype.kind == "O":
                assert one.tolist() == other.tolist(), case.id
            else:
                assert one.tobytes() == other.tobytes(), case.id
        compared += 1
    assert compared


def test_loops_read_as_written_by_hand() -> None:
    (newest,) = (operator.newest for operator in specified() if operator.name == "Concat")
    assert (
        loops_source(newest)
        == """\
for k in range(len(inputs)):
    for o in np.ndindex(*outer):
        for j in range(n[k]):
            for i in np.ndindex(*inner):
                concat_result[*o, sum(n[:k]) + j, *i] = inputs[k][*o, j, *i]"""
    )
    assert functions_used(loops_source(newest)) == set()


def test_names_of_a_spec_keep_out_of_the_way_of_modules() -> None:
    operator = operator_of("""
operator: Shadow
summary: It is only tested with.
inputs:
  - {name: np, type: T, shape: "(*math,)"}
outputs:
  - {name: functions, type: T, shape: "(*math,)"}
types: {T: [float]}
clauses: {C1: np.given, C2: T.allowed}
definition: functions[*i] = np[*i]
versions: [{since: 1}]
""")
    function = compiled(operator.newest)
    tensor = np.arange(6, dtype=np.float32).reshape(2, 3)
    assert function(tensor).tolist() == tensor.tolist()


def test_a_place_that_is_computed_never_counts_from_the_back() -> None:
    operator = operator_of("""
operator: Previous
summary: It is only tested with.
inputs:
  - {name: X, type: T, shape: "(N,)"}
outputs:
  - {name: Y, type: T, shape: "(N,)"}
types: {T: [float]}
clauses: {C1: X.given, C2: T.allowed, C3: X.rank}
definition: Y[i] = X[i - 1]
versions: [{since: 1}]
""")
    with pytest.raises(IndexError, match="outside"):
        compiled(operator.newest)(np.arange(3, dtype=np.float32))
