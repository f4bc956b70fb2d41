"""The interpreter of the tool and the emitted validators, written apart, find the same.

Types are drawn without regard to what is valid: left out, of any element type, of unknown rank,
with symbols and unknown sizes. Both must find the same violated clauses, in the same order, and
infer the same types where none is violated.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from onnxops import OpError, SequenceType, TensorType, schema
from opspec.emission.naming import names_of, operator_module
from opspec.engine import names as engine
from opspec.engine.binding import bind
from opspec.engine.merging import Size
from opspec.engine.outputs import outputs
from opspec.engine.values import UNKNOWN, Symbol
from opspec.language.resolved import Version
from opspec.language.rules import holds_many
from tests.trees import element_types, specified

VERSIONS = [version for operator in specified() for version in operator.versions]

sizes = st.one_of(st.integers(0, 3), st.sampled_from(["batch", "n", None, 2**62, 2**63 - 1]))
shapes = st.one_of(st.none(), st.lists(sizes, max_size=4).map(tuple))
#: Few element types, so that tensors often agree; one of them is never allowed by old versions.
elem_types = st.sampled_from([None, "float", "float", "float", "int64", "bfloat16", "float8e5m2"])
types = st.builds(TensorType, elem_types, shapes)
large = st.sampled_from([2**32, -(2**32), 2**63 - 1, -(2**63)])
values = st.one_of(st.integers(0, 2), st.integers(0, 2), st.integers(-4, 4), large)


@st.composite
def calls(draw: Any, version: Version) -> tuple[list[Any], dict[str, int]]:
    """Types for all inputs, and whole numbers for the attributes that are ones."""
    if draw(st.integers(0, 2)):
        # Tensors that differ in one size only: what is drawn freely is hardly ever valid.
        shared = draw(st.builds(TensorType, st.just("float"), shapes))
        one = _resized(shared)
    else:
        one = st.one_of(types, types, types, types, types, st.none())
    arguments = []
    for value in version.inputs:
        many = st.lists(one, min_size=draw(st.integers(0, 2)), max_size=4)
        argument = draw(many if holds_many(value) else one)
        if isinstance(argument, list) and value.variadic is None:
            # No member of a sequence can be left out, though all of it can. Of unknown ranks the
            # interpreter knows less: it takes that of the first member from no other.
            members = [each for each in argument if each is not None and each.shape is not None]
            argument = SequenceType(TensorType(), members) if draw(st.integers(0, 9)) else None
        arguments.append(argument)
    attributes = {
        attribute.name: draw(values)
        for attribute in version.attributes
        if attribute.kind == "int" and draw(st.integers(0, 7))
    }
    return arguments, attributes


@st.composite
def _resized(draw: Any, type_: TensorType) -> TensorType:
    if not draw(st.booleans()) or not type_.shape:
        return type_
    shape = list(type_.shape)
    shape[draw(st.integers(0, len(shape) - 1))] = draw(sizes)
    return TensorType(type_.elem_type, tuple(shape))


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
@settings(
    max_examples=300,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(data=st.data())
def test_they_find_the_same(version: Version, data: st.DataObject) -> None:
    arguments, attributes = data.draw(calls(version))
    import_module(operator_module("onnxops", version.domain, version.operator))
    emitted = schema(version.operator, version.since, version.domain)
    inputs = {
        value.name: _translated(argument)
        for value, argument in zip(version.inputs, arguments, strict=True)
    }
    # Where outputs are counted, a node says how many it wants.
    counted = any(output.variadic for output in version.outputs)
    count = data.draw(st.integers(1, 3)) if counted else None
    outcome = bind(version, inputs, attributes, count)
    wanted = [f"{version.name}.{clause}" for clause in outcome.violated]
    keywords = names_of(version)
    told = {keywords[name]: value for name, value in attributes.items()}
    if count is not None:
        told["n_outputs"] = count
    assert [each.clause for each in emitted.check(*arguments, **told)] == wanted
    if wanted:
        # The first one in the order of the rules is what is raised.
        with pytest.raises(OpError) as caught:
            emitted.infer(*arguments, **told)
        assert caught.value.clause == wanted[0]
    else:
        inferred = emitted.infer(*arguments, **told)
        results = inferred if isinstance(inferred, tuple) else (inferred,)
        # Some types follow from the number of a type.
        names = engine.Names(version, inputs, attributes, count)
        wanted_types = outputs(names, element_types())
        assert tuple(map(_translated, results)) == tuple(map(_plain, wanted_types))


def _translated(argument: Any) -> Any:
    """A type of the package as one of the engine."""
    if isinstance(argument, list):
        return [_translated(each) for each in argument]
    if isinstance(argument, SequenceType):
        return [_translated(each) for each in argument.members or ()]
    if argument is None:
        return None
    shape = None if argument.shape is None else tuple(map(_size, argument.shape))
    return engine.TensorType(argument.elem_type, shape)


def _plain(type_: engine.TensorType) -> engine.TensorType:
    return engine.TensorType(type_.elem_type, type_.shape)


def _size(size: int | str | None) -> Size:
    if size is None:
        return UNKNOWN
    return Symbol(size) if isinstance(size, str) else size


def test_unknown_sizes_are_one_and_the_same() -> None:
    """The comparison above relies on it."""
    assert _size(None) is UNKNOWN
    sizes_: Sequence[Size] = [_size("n"), _size("n")]
    assert sizes_[0] == sizes_[1]
