"""Validators and kernels of operators other than the specified ones: nothing is made for one alone.

The drafts of the language stand in for them. What they emit is compared with NumPy, and with the
engine that says the same in another way.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from opspec.diagnostics import Findings
from opspec.engine import binding
from opspec.engine.names import TensorType as EngineType
from opspec.engine.values import UNKNOWN, Symbol
from opspec.language.resolved import Version
from opspec.modules.kernels import check_emission
from tests.runtime.emitting import draft, operator, sets, tree, written
from tests.vectors import runtime

NEWEST_ADD = """
operator: Plus
domain: test
summary: Adds two tensors element by element.
family: elementwise
inputs:
  - name: A
    type: T
    shape: (*broadcast(s),)
  - name: B
    type: T
    shape: (*broadcast(s),)
outputs:
  - name: C
    type: T
    shape: (*s,)
types: {T: [numbers]}
clauses:
  C1: T.allowed
  C2: T.same
  C3: s.broadcast
  C4: A.given
  C5: B.given
definition: C[*i] = A[*i] + B[*i]
versions:
  - {since: 1}
"""
HALVES = """
operator: Halves
domain: test
summary: Cuts a tensor in two along its first axis.
inputs:
  - name: lambda_in
    type: T
    shape: (n, *d)
  - name: bias
    type: tensor(int64)
    shape: (n,)
    optional: true
outputs:
  - name: head
    type: T
    shape: (n // 2, *d)
  - name: tail
    type: T
    shape: (n - n // 2, *d)
attributes:
  - {name: mode, type: string, default: plain, values: [plain, swapped]}
  - {name: factors, type: floats, otherwise: "[1.0] * 2"}
types: {T: [floats, integers]}
clauses:
  C1: lambda_in.given
  C2: T.allowed
  C3: lambda_in.rank
  C4: bias.type
  C5: bias.rank
  C6: n.same
  C7: mode.values
  C8: n >= 2
  C9: mode == "plain" or not given(factors)
  C10: not given(mode) or len(factors) == 2
  C11: mode == "plain" or T != "uint8"
definition: |
  head[j, *i] = lambda_in[j, *i]
  tail[j, *i] = lambda_in[n // 2 + j, *i]
versions:
  - {since: 1}
"""
CHOSEN = """
operator: Chosen
domain: test
summary: Copies a vector or a matrix, as an attribute says.
inputs:
  - name: X
    type: T
    shape: (*d,) if flat else (n, m)
outputs:
  - name: Y
    type: T
    shape: dims(X)
attributes:
  - {name: flat, type: int, default: 0}
  - {name: steps, type: ints, otherwise: dims(X)}
types: {T: [floats]}
clauses:
  C1: X.given
  C2: T.allowed
  C3: X.rank
  C4: len(steps) == rank(X)
definition: Y[*i] = X[*i]
versions:
  - {since: 1}
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("emitted")
    written(
        tree("draft_ops", [draft(name) for name in ("CumSum", "Softmax", "Transpose", "Where")]),
        folder,
    )
    written(tree("own_ops", [operator(NEWEST_ADD), operator(HALVES), operator(CHOSEN)]), folder)
    late = NEWEST_ADD.replace("since: 1", "since: 2").replace("domain: test", "domain: late")
    written(tree("late_ops", [operator(late)]), folder)
    return folder


@pytest.fixture
def module(package: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    monkeypatch.syspath_prepend(str(package / "generated"))
    return importlib.import_module


def test_softmax(module: Callable[[str], Any]) -> None:
    softmax = module("draft_ops.ai.onnx.softmax")
    x = np.linspace(-1, 1, 12, dtype=np.float32).reshape(2, 3, 2)
    for axis in (0, 1, -1):
        expected = np.exp(x) / np.exp(x).sum(axis=axis, keepdims=True)
        np.testing.assert_allclose(softmax.softmax_13(x, axis=axis), expected, rtol=1e-6)
    flat = np.exp(x.reshape(2, 6))
    np.testing.assert_allclose(
        softmax.softmax_1(x), (flat / flat.sum(1, keepdims=True)).reshape(2, 3, 2), rtol=1e-6
    )
    out = np.empty((2, 3, 2), np.float32)
    assert softmax.softmax_13(x, out=out) is out


def test_transpose(module: Callable[[str], Any]) -> None:
    transpose = module("draft_ops.ai.onnx.transpose")
    x = np.arange(24).reshape(2, 3, 4)
    np.testing.assert_array_equal(transpose.transpose_13(x), x.T)
    np.testing.assert_array_equal(transpose.transpose_13(x, perm=[1, 0, 2]), x.transpose(1, 0, 2))
    types = module("draft_ops")
    inferred = transpose.infer_transpose_13(
        types.TensorType("float", ("a", None, 4)), perm=[2, 0, 1]
    )
    assert inferred == types.TensorType("float", (4, "a", None))
    assert transpose.infer_transpose_13(types.TensorType("float")).shape is None


def test_broadcasting(module: Callable[[str], Any]) -> None:
    plus = module("own_ops.test.plus")
    a, b = np.arange(3, dtype=np.int8), np.full((2, 1), 127, np.int8)
    np.testing.assert_array_equal(plus.plus_1(a, b), a + b)
    types = module("own_ops")

    def shape(*shapes: Any) -> Any:
        return plus.infer_plus_1(*(types.TensorType("float", shape) for shape in shapes)).shape

    assert shape(("N", 1), (1, "M")) == ("N", "M")
    assert shape(("N", 2), ("M", 1)) == (None, 2)
    assert shape((3, None), (3, 5)) == (3, 5)
    assert shape(None, (3,)) is None
    with pytest.raises(ValueError, match=r"Plus-1.C3: B has size 3 on axis 0, wanted 1 or 2 as A"):
        shape((1, 2), (3,))


def test_several_outputs_and_an_optional_input(module: Callable[[str], Any]) -> None:
    halves = module("own_ops.test.halves")
    x = np.arange(10, dtype=np.float32).reshape(5, 2)
    result = halves.halves_1(x)
    assert type(result).__name__ == "HalvesOutputs"
    np.testing.assert_array_equal(result.head, x[:2])
    np.testing.assert_array_equal(result.tail, x[2:])
    swapped = halves.halves_1(x.astype(x.dtype.newbyteorder()))
    assert [each.dtype.isnative for each in swapped] == [True, True]
    np.testing.assert_array_equal(swapped.tail, x[2:])
    types = module("own_ops")
    inferred = halves.infer_halves_1(types.TensorType("float", (7, "a")))
    assert [each.shape for each in inferred] == [(3, "a"), (4, "a")]
    assert inferred == halves.HalvesTypes(*inferred)
    vector = types.TensorType("int64", (4,))

    def clauses(*inputs: Any, **attributes: Any) -> list[str]:
        return [v.clause.split(".")[1] for v in halves.check_halves_1(*inputs, **attributes)]

    assert clauses(types.TensorType("float", (4, 2)), vector) == []
    assert clauses(types.TensorType("float", (None, 2)), vector) == []
    assert clauses(types.TensorType("float", (5, 2)), vector) == ["C6"]
    assert clauses(types.TensorType("float", (4, 2)), types.TensorType("int32", (4,))) == ["C4"]
    assert clauses(types.TensorType("float", (4, 2)), types.TensorType("int64", ())) == ["C5"]
    assert clauses(None) == ["C1"]
    assert clauses(types.TensorType("float", (1, 2))) == ["C8"]
    (violation,) = halves.check_halves_1(types.TensorType("float", (1, 2)))
    assert violation.message == "n is 1, wanted n >= 2"
    assert clauses(types.TensorType("float", ())) == ["C3"]
    assert clauses(types.TensorType("float", (4, 2)), mode="odd") == ["C7"]
    assert clauses(types.TensorType("float", (4, 2)), factors=[1, "2"]) == ["attribute-type"]
    assert clauses(types.TensorType("float", (4, 2)), factors=[10**400]) == ["attribute-type"]


def test_clauses_tell_what_is_given_from_what_holds_without_it(
    module: Callable[[str], Any],
) -> None:
    halves = module("own_ops").schema("Halves", 1)
    data = module("own_ops").TensorType("float", (2,))

    def broken(**attributes: Any) -> list[str]:
        return [found.clause for found in halves.check(data, **attributes)]

    assert broken() == broken(mode="swapped") == broken(factors=[1.0]) == []
    assert broken(mode="swapped", factors=[1.0, 2.0]) == ["Halves-1.C9"]
    assert broken(mode="plain", factors=[1.0]) == ["Halves-1.C10"]


def test_clauses_may_ask_for_the_element_type(module: Callable[[str], Any]) -> None:
    package = module("own_ops")
    halves = package.schema("Halves", 1)

    def broken(elem_type: str | None, mode: str) -> list[str]:
        data = package.TensorType(elem_type, (2,))
        return [str(found) for found in halves.check(data, mode=mode)]

    assert broken("uint8", "plain") == broken("int8", "swapped") == broken(None, "swapped") == []
    (found,) = broken("uint8", "swapped")
    assert "Halves-1.C11" in found
    assert "T, mode are uint8, swapped" in found.replace("'", "")


def test_a_shape_that_nothing_chooses_asks_for_no_rank(module: Callable[[str], Any]) -> None:
    chosen = module("own_ops").schema("Chosen", 1)
    vector = module("own_ops").TensorType("float", (2,))
    assert [found.clause for found in chosen.check(vector)] == ["Chosen-1.C3"]
    assert [found.clause for found in chosen.check(vector, flat=1)] == []
    assert [found.clause for found in chosen.check(vector, flat="yes")] == [
        "Chosen-1.attribute-type"
    ]


def test_what_holds_without_an_attribute_may_be_unknown(module: Callable[[str], Any]) -> None:
    chosen = module("own_ops").schema("Chosen", 1)
    assert [found.clause for found in chosen.check(None)] == ["Chosen-1.C1"]


def test_a_tensor_cut_at_run_time_keeps_its_rank(module: Callable[[str], Any]) -> None:
    tensor_type = module("draft_ops").TensorType
    sums = module("draft_ops").schema("CumSum", 14)
    data, axis = tensor_type("float", (2, 3)), tensor_type("int64", ())
    assert sums.infer(data, axis) == tensor_type("float", (None, None))


def test_what_is_not_given_is_never_chosen() -> None:
    elements = np.array([2**64 - 1], np.uint64)
    for condition, one, other in ((False, None, elements), (True, elements, None)):
        assert runtime("_vectors").where(condition, one, other) is elements


@pytest.mark.parametrize("dtype", ["int4", "int8", "int32", "int64"])
def test_quotients_of_whole_numbers_are_those_of_their_type(dtype: str) -> None:
    type_ = np.dtype(getattr(ml_dtypes, dtype, dtype))
    info: Any = (ml_dtypes.iinfo if dtype == "int4" else np.iinfo)(type_)
    least = int(info.min)
    one = np.array([7, -7, 5, least], type_)
    other = np.array([-2, 2, 0, -1], type_)
    out = np.empty(4, type_)
    with np.errstate(all="ignore"):
        runtime("_vectors").divide(one, other, out=out)
    assert out.astype(np.int64).tolist() == [-3, -3, 0, least]


def test_powers_of_whole_numbers_keep_their_lowest_bits_whatever_the_exponent() -> None:
    bases = np.array([-1, 3, 2], np.int64)
    exponents = np.array([2**64 - 1, 2**63 + 1, 64], np.uint64)
    powers = runtime("_vectors").power(bases, exponents)
    assert powers.tolist() == [-1, pow(3, 2**63 + 1, 2**64), 0]


def test_an_opset_may_have_no_operator(module: Callable[[str], Any]) -> None:
    own = module("draft_ops")
    assert module("draft_ops.ai.onnx.v8").__all__ == ["softmax", "transpose"]
    with pytest.raises(own.OpError, match="Where came with opset 9"):
        own.schema("Where", 8)
    assert module("late_ops.late.v1").__all__ == []
    assert module("late_ops.late.v2").plus.__name__ == "plus_2"


def test_the_schema_names_parameters_as_onnx_does(module: Callable[[str], Any]) -> None:
    schema = module("own_ops").schema("Halves", 1)
    assert [(each.name, each.type, each.kind) for each in schema.inputs] == [
        ("lambda_in", "T", "single"),
        ("bias", "tensor(int64)", "optional"),
    ]
    assert [each.default for each in schema.attributes] == ["plain", None]


def test_what_cannot_be_emitted_yet_is_a_finding() -> None:
    findings = Findings()
    element_types = {type_.name: type_ for type_ in sets().element_types}
    operator = draft("ConcatFromSequence")
    (version,) = operator.versions
    (value,) = version.inputs
    left_out = replace(version, inputs=(replace(value, optional=True),))
    check_emission(replace(operator, versions=(left_out,)), element_types, findings)
    (line,) = findings.as_text().splitlines()
    assert line.startswith("spec/ai.onnx/ConcatFromSequence.yaml:")
    assert "G01" in line
    assert line.endswith("the type seq(T) of input_sequence cannot be emitted yet")


def _random_type(chance: random.Random) -> tuple[str | None, Any]:
    element = chance.choice(["float", "float", "float", "int8", None, "int4"])
    if chance.random() < 0.2:
        return element, None
    rank = chance.choice([0, 1, 2, 2, 2, 3])
    return element, tuple(chance.choice([1, 2, 2, 3, "N", "M", None]) for _ in range(rank))


def _maybe(chance: random.Random) -> Any:
    return None if chance.random() < 0.04 else _random_type(chance)


def _axis(chance: random.Random) -> int:
    return chance.choice([-3, -2, -1, 0, 0, 1, 1, 2, 3])


def _engine_type(given: tuple[str | None, Any]) -> EngineType:
    element, shape = given
    if shape is None:
        return EngineType(element, None)
    return EngineType(
        element,
        tuple(
            UNKNOWN if size is None else Symbol(size) if isinstance(size, str) else size
            for size in shape
        ),
    )


def _told(shape: Any) -> Any:
    if shape is None:
        return None
    return tuple(
        size if isinstance(size, int) else size.name if isinstance(size, Symbol) else None
        for size in shape
    )


def _agree(version: Version, module: Any, types: Any, chance: random.Random) -> None:
    """Compare the emitted validator with the engine on one call drawn at random."""
    name = module.__name__.rpartition(".")[2]
    given = {
        value.name: [_maybe(chance) for _ in range(chance.choice([0, 1, 2, 2, 3]))]
        if value.variadic
        else _maybe(chance)
        for value in version.inputs
    }
    attributes = {
        attribute.name: tuple(_axis(chance) for _ in range(chance.randint(0, 3)))
        if attribute.kind == "ints"
        else _axis(chance)
        for attribute in version.attributes
        if chance.random() < 0.9
    }

    def emitted(one: Any) -> Any:
        if isinstance(one, list):
            return [emitted(each) for each in one]
        return None if one is None else types.TensorType(*one)

    def engine(one: Any) -> Any:
        if isinstance(one, list):
            return [engine(each) for each in one]
        return None if one is None else _engine_type(one)

    outcome = binding.bind(version, {key: engine(one) for key, one in given.items()}, attributes)
    arguments = [emitted(one) for one in given.values()]
    found = getattr(module, f"check_{name}_{version.since}")(*arguments, **attributes)
    clauses = [violation.clause.split(".")[1] for violation in found]
    assert clauses == list(outcome.violated), (given, attributes)
    if not clauses:
        result = getattr(module, f"infer_{name}_{version.since}")(*arguments, **attributes)
        (expected,) = outcome.outputs
        assert (result.elem_type, result.shape) == (
            expected.elem_type,
            _told(expected.shape),
        ), (given, attributes)


@pytest.mark.parametrize("name", ["Softmax", "Transpose", "Where"])
def test_emitted_validators_and_the_engine_agree(name: str, module: Callable[[str], Any]) -> None:
    chance = random.Random(name)
    emitted = module(f"draft_ops.ai.onnx.{name.lower()}")
    for version in draft(name).versions:
        for _ in range(300):
            _agree(version, emitted, module("draft_ops"), chance)


def test_broadcasting_and_the_engine_agree(module: Callable[[str], Any]) -> None:
    chance = random.Random("plus")
    (version,) = operator(NEWEST_ADD).versions
    for _ in range(1000):
        _agree(version, module("own_ops.test.plus"), module("own_ops"), chance)


def test_joining_and_the_engine_agree() -> None:
    chance = random.Random("join")
    emitted = importlib.import_module("onnxops.ai.onnx.concat")
    for version in draft("Concat").versions:
        for _ in range(1000):
            _agree(version, emitted, importlib.import_module("onnxops"), chance)
