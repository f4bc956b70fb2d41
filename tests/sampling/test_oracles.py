"""Definitions printed as loops say the same as definitions interpreted."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.emission.loops import functions_used, loops_source
from opspec.emission.naming import names_of
from opspec.engine.definition import run, types_of
from opspec.engine.values import EvaluationError
from opspec.language.resolved import Version
from opspec.sampling.samples import valid
from tests.agreeing import flat
from tests.arguments import arguments, outputs_wanted
from tests.definitions import compiled
from tests.trees import ROOT, draft, element_types, operator_of, specified

OWN = [version for operator in specified() for version in operator.versions]
#: Drafts of all kinds of definitions, every version.
DRAFTED = [
    version
    for path in sorted((ROOT / "tests" / "drafts").glob("[A-Z]*.yaml"))
    for version in draft(path.stem).versions
]


@pytest.mark.parametrize("version", OWN + DRAFTED, ids=lambda version: version.name)
def test_an_oracle_gives_what_the_interpreter_gives(version: Version) -> None:
    function = compiled(version)
    compared = 0
    for case in valid(version):
        if not case.fits_memory:
            continue
        given = arguments(version, case.inputs, case.attributes)
        count = outputs_wanted(version, types_of(given, element_types()), case.attributes)
        if count is None:
            continue  # whether the call is valid is for values to say that were made up here
        try:
            wanted = run(version, given, case.attributes, element_types(), count)
        except EvaluationError:
            continue  # a mean of nothing, say: there is no meaning to compare with
        told = {"n_outputs": count} if version.outputs[0].variadic else {}
        names = names_of(version)
        called = {names[name]: value for name, value in {**given, **case.attributes}.items()}
        got = function(**called, **told)
        for one, other in zip(flat(got), wanted, strict=True):
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


AT_THE_END = """
operator: Test
summary: A.
inputs: [{name: X, type: T, shape: '(*b, m, n)'}]
outputs: [{name: Y, type: T, shape: '(*b, n, m)'}]
types: {T: [float]}
clauses: {C1: X.given, C2: T.allowed, C3: X.rank}
definition: 'Y[*p, j, i] = X[*p, i, j] if i < m and j < n else 0'
versions: [{since: 1}]
"""


def test_sizes_may_stand_at_the_end_of_a_shape() -> None:
    version = operator_of(AT_THE_END).newest
    array = np.arange(6, dtype=np.float32).reshape(1, 2, 3)
    got = compiled(version)(array)
    assert got.tolist() == array.transpose(0, 2, 1).tolist()
