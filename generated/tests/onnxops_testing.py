# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What the tests of all operators share: calls as data, arrays to run them on, what must hold.

A call is written as one line. A type in it is written as ``float[2,3]``, an input left out as
None; `Given` is an integer input whose value matters, as the types of outputs may depend on it.
Several inputs are a list, the tensors of one sequence are a tuple.
"""

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import assume
from hypothesis import strategies as st

import onnxops
from onnxops import OpError, SequenceType, TensorType

#: Arrays of more elements are not made; a call with such types is checked on its types only.
MAX_ELEMENTS = 10_000
_CASE = re.compile(r"(?P<version>\w+-\d+)(?:\.(?P<clause>\w+))?-(?P<label>.+)")


@dataclass(frozen=True)
class Given:
    """An integer input and its value."""

    elem_type: str
    value: Any

    @property
    def type(self) -> TensorType:
        return TensorType(self.elem_type, np.shape(self.value), self.value)


@dataclass(frozen=True)
class Call:
    """Arguments in the order of the formal inputs, attributes, and the types that follow."""

    arguments: tuple[Any, ...]
    attributes: Mapping[str, Any]
    outputs: tuple[TensorType, ...] = ()

    def gives(self, *outputs: str) -> "Call":
        return replace(self, outputs=tuple(map(tensor_type, outputs)))

    @property
    def types(self) -> list[Any]:
        """The types of the arguments."""
        return [_typed(argument) for argument in self.arguments]

    @property
    def unvalued(self) -> list[Any]:
        """The types alone, whatever is known of elements."""
        return [_each(_declared, each) for each in self.types]

    @property
    def flat_types(self) -> list[TensorType | SequenceType | None]:
        """The types of all inputs of a node that makes this call."""
        return list(flat(self.types))

    @property
    def tensor_types(self) -> list[TensorType]:
        """The types of all tensors that are given, those of sequences among them."""
        return [type_ for each in self.flat_types if each is not None for type_ in _parts(each)]

    @property
    def fits_memory(self) -> bool:
        types = (*self.tensor_types, *self.outputs)
        return all(np.prod(type_.shape, dtype=float) <= MAX_ELEMENTS for type_ in types)

    def arrays(self, fill: Callable[[TensorType, int], np.ndarray] | None = None) -> list[Any]:
        """Arrays of these types; no two of them hold the same elements."""
        make, count = fill or numbers, iter(range(1_000_000))

        return [
            _of_tensors(lambda type_: _array(type_, make, next(count)), argument)
            for argument in self.types
        ]


@dataclass(frozen=True)
class Case:
    """A call with its name, which says of which version it is, and about which clause.

    One that an example makes bears the name of the example.
    """

    id: str
    call: Call
    example: str | None = None

    @property
    def version(self) -> str:
        return self._part("version")

    @property
    def clause(self) -> str:
        """The full id of the clause."""
        return f"{self.version}.{self._part('clause')}"

    def _part(self, name: str) -> str:
        match = _CASE.fullmatch(self.id)
        assert match is not None
        return match[name]


@dataclass(frozen=True)
class Version:
    """One version of an operator: its functions, its oracle, the opsets in which it is in force.

    It copies where every element of its outputs is one of its inputs', bit for bit. Of a call,
    `ulps` tells how many units in the last place outputs may be off, by their element types;
    `calls` are drawn at random, `counted` is the argument that says how many outputs are wanted.
    At the place `opened` a sequence may stand for a tensor, and then for a call for each tensor in
    it; where it may be `nothing`, None is a value.
    """

    operator: str
    domain: str
    since: int
    opsets: range
    copies: bool
    run: Callable[..., Any]
    infer: Callable[..., Any]
    check: Callable[..., list[Any]]
    oracle: Callable[..., Any]
    base: Call
    ulps: Callable[..., Mapping[str, int]] | None = None
    calls: Any = None
    counted: str | None = None
    opened: int | None = None
    nothing: bool = False

    def means(self, *arrays: Any, **attributes: Any) -> Any:
        """What the oracle gives; that a number is too large for its type is part of the meaning."""
        if self.opens(arrays):
            before, held, after = (
                arrays[: self.opened],
                arrays[self.opened],
                arrays[self.opened + 1 :],
            )
            return [self.means(*before, each, *after, **attributes) for each in held]
        with np.errstate(all="ignore"):
            return self.oracle(*arrays, **attributes)

    def opens(self, arguments: Sequence[Any]) -> bool:
        """Whether a sequence stands for a call for each tensor in it."""
        many = tuple | SequenceType
        return self.opened is not None and isinstance(arguments[self.opened], many)

    @property
    def fills(self) -> tuple[Callable[[TensorType, int], np.ndarray], ...]:
        """What arrays are filled with: where results are rounded, nothing that cancels out."""
        return (numbers, bits if self.ulps is None else fractions)

    def __str__(self) -> str:
        return f"{self.operator}-{self.since}"


@dataclass(frozen=True)
class Example:
    """Tensors with exact values, and what they give, or the clause that they violate."""

    name: str
    versions: Sequence[int]
    arguments: Sequence[Any]
    attributes: Mapping[str, Any]
    gives: Sequence[np.ndarray]
    violates: str | None


def module_beside(file: str, name: str) -> ModuleType:
    """A module in the folder of a file; no other module of that name is in its way."""
    path = Path(file).with_name(f"{name}.py")
    spec = spec_from_file_location(f"{path.parent.name}.{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def example(
    name: str,
    versions: Sequence[int],
    arguments: Sequence[Any],
    attributes: Mapping[str, Any],
    gives: Sequence[np.ndarray] = (),
    violates: str | None = None,
) -> Example:
    return Example(name, versions, arguments, attributes, gives, violates)


def tensor(elem_type: str, values: Any, shape: tuple[int, ...] | None = None) -> np.ndarray:
    """A tensor from nested values; where there are none, its shape is given."""
    array = np.array(values, onnxops.dtype_of(elem_type))
    return array if shape is None else array.reshape(shape)


def examples(versions: Mapping[str, "Version"], table: Sequence[Example]) -> list[Any]:
    """The parameters of a test: each example with each version it belongs to."""
    found = []
    for version in versions.values():
        for each in table:
            if version.since in each.versions:
                clause = f".{each.violates}" if each.violates else ""
                found.append(pytest.param(version, each, id=f"{version}{clause}-{each.name}"))
    return found


def every_case(
    versions: Mapping[str, "Version"], table: Mapping[str, Call], shown: Sequence[Example]
) -> list[Case]:
    """All calls of a table, then those that examples make of each version they belong to."""
    found = [Case(*item) for item in table.items()]
    for version in versions.values():
        found += [_case_of(version, each) for each in shown if version.since in each.versions]
    return found


def _case_of(version: "Version", each: Example) -> Case:
    """The call that an example makes, with all elements known."""
    clause = f".{each.violates}" if each.violates else ""
    arguments = tuple(_each(_with_elements, argument) for argument in each.arguments)
    outputs = tuple(_type(_with_elements(wanted)) for wanted in each.gives if wanted is not None)
    call_ = Call(arguments, each.attributes, outputs)
    return Case(f"{version}{clause}-{each.name}", call_, each.name)


def _with_elements(array: Any) -> Given:
    return Given(onnxops.element_type(array.dtype), array)


def call(*arguments: Any, **attributes: Any) -> Call:
    return Call(arguments, attributes)


def cases(table: Mapping[str, Call]) -> list[Any]:
    """The parameters of a test: one for each call of a table, under its name."""
    return [pytest.param(Case(id_, each), id=id_) for id_, each in table.items()]


def tensor_type(text: str) -> TensorType:
    """Read a type such as ``float[2,n,?]``; without brackets not even the rank is known."""
    elem_type, bracket, sizes = text.removesuffix("]").partition("[")
    if not bracket:
        return TensorType(elem_type)
    return TensorType(elem_type, tuple(_size(size) for size in sizes.split(",") if size))


def _size(text: str) -> int | str | None:
    if text.isdigit():
        return int(text)
    return None if text == "?" else text


# Arrays


def numbers(type_: TensorType, seed: int) -> np.ndarray:
    """Numbers that are exact in every element type and differ from place to place."""
    dtype, shape = onnxops.dtype_of(type_.elem_type), type_.shape
    counted = (np.arange(np.prod(shape, dtype=int)) + 7 * seed).reshape(shape)
    if dtype.kind == "O":
        return counted.astype(str).astype(object)
    return np.asarray(counted % 2 == 0 if dtype.kind == "b" else counted % 100).astype(dtype)


def fractions(type_: TensorType, seed: int) -> np.ndarray:
    """Numbers between 1 and 2, so that no sum of them loses what the terms had."""
    dtype = onnxops.dtype_of(type_.elem_type)
    if not _is_rounded(dtype):
        return numbers(type_, seed)
    return (1 + np.random.default_rng(seed).random(type_.shape)).astype(dtype)


def _array(type_: TensorType, fill: Callable[[TensorType, int], np.ndarray], seed: int) -> Any:
    """An array of a type: with its elements where they are known, or else made up."""
    if type_.value is not None:
        return np.asarray(type_.value, onnxops.dtype_of(type_.elem_type)).reshape(type_.shape)
    return fill(type_, seed)


def bits(type_: TensorType, seed: int) -> np.ndarray:
    """Elements of any bits: numbers of all sizes, both zeros, infinities, NaNs with payloads."""
    dtype, shape = onnxops.dtype_of(type_.elem_type), type_.shape
    if dtype.kind in "bO":
        return numbers(type_, seed)
    rng = np.random.default_rng(seed)
    raw = rng.integers(0, 256, (*shape, dtype.itemsize), np.uint8)
    # Every third element is one that arithmetic would change: all bits set, or the sign alone.
    raw[rng.random(shape) < 0.2] = 0xFF
    raw[rng.random(shape) < 0.2] = [0] * (dtype.itemsize - 1) + [0x80]
    return raw.view(dtype).reshape(shape)


def layouts(array: np.ndarray) -> dict[str, np.ndarray]:
    """The same tensor in other layouts: orders, strides and alignments of memory."""
    padded = np.zeros([2 * size + 1 for size in array.shape], array.dtype)
    stepped = padded[(..., *(slice(1, None, 2) for _ in array.shape))]
    stepped[...] = array
    found = {"C": array.copy("C"), "Fortran": array.copy("F"), "stepped": stepped}
    if array.ndim:
        found["backwards"] = np.flip(np.flip(array).copy())
    if array.dtype.kind in "iufc" and array.dtype.isbuiltin == 1:
        found["swapped"] = array.astype(array.dtype.newbyteorder())
        shifted = np.zeros(array.nbytes + 1, np.uint8)[1:]
        found["unaligned"] = shifted.view(array.dtype).reshape(array.shape)
        found["unaligned"][...] = array
    if array.dtype.kind == "O":
        found["fixed width"] = array.astype(str)
    return found


def assert_allowed(
    version: Version,
    got: Any,
    wanted: Any,
    arrays: Sequence[Any],
    attributes: Mapping[str, Any],
) -> None:
    """A result is the wanted one, as exactly as the version asks for."""
    ulps = version.ulps(*arrays, **attributes) if version.ulps else {}
    assert_same(got, wanted, nan_bits=version.copies, ulps=ulps)


def assert_same(
    got: Any, wanted: Any, *, nan_bits: bool = True, ulps: Mapping[str, int] | None = None
) -> None:
    """Two results have the same types, shapes and bits, and are as results are.

    Arithmetic says that something is no number, never with which bits; of some element types it
    may be a few units in the last place off.
    """
    got, wanted = as_tuple(got), as_tuple(wanted)
    assert len(got) == len(wanted)
    for one, other in zip(got, wanted, strict=True):
        assert type(one) is np.ndarray
        assert one.dtype == other.dtype
        assert one.dtype.isnative
        assert one.shape == other.shape
        if one.dtype.kind == "O":
            assert one.tolist() == other.tolist()
        elif nan_bits:
            assert same_bits(one, other)
        elif units := (ulps or {}).get(onnxops.element_type(one.dtype), 0):
            assert _units_apart(one, other) <= units
        else:
            assert (one != one).tolist() == (other != other).tolist()
            assert same_bits(one[one == one], other[other == other])


def _units_apart(one: np.ndarray, other: np.ndarray) -> int:
    """How many units in the last place the elements of two arrays are apart, at most."""
    if one.dtype.kind == "c":
        part = one.real.dtype
        return _units_apart(one.view(part), other.view(part))
    there = (one == one) | (other == other)
    return max(np.abs(_in_order(one) - _in_order(other))[there].tolist(), default=0)


def _in_order(array: np.ndarray) -> np.ndarray:
    """Elements as whole numbers that are one apart where they are neighbours."""
    if not _is_rounded(array.dtype):
        return array.astype(object)
    width = 8 * array.dtype.itemsize
    raw = array.view(f"u{array.dtype.itemsize}").astype(object)
    return np.where(raw >> (width - 1), (1 << (width - 1)) - raw, raw)


def _is_rounded(dtype: np.dtype) -> bool:
    return dtype.kind in "fc" or "float" in dtype.name


def same_bits(one: np.ndarray, other: np.ndarray) -> bool:
    return one.tobytes() == other.tobytes()


# What must hold


def assert_valid(version: Version, case: Call) -> None:
    """Nothing is found in a call that every clause allows, and its outputs are right."""
    assert version.check(*case.types, **case.attributes) == []
    assert as_tuple(version.infer(*case.types, **case.attributes)) == case.outputs
    if case.fits_memory:
        for fill in version.fills:
            arrays = case.arrays(fill)
            kept = [_each(np.copy, argument) for argument in arrays]
            result = version.run(*arrays, **case.attributes)
            wanted = version.means(*kept, **case.attributes)
            assert_allowed(version, result, wanted, kept, case.attributes)
            assert_untouched(arrays, kept)
            assert_types(result, case.outputs)
            for output in as_tuple(result):
                assert not any(np.shares_memory(output, each) for each in present(arrays))


def assert_inferred(version: Version, case: Call) -> None:
    """Nothing is found in types that may be valid, and all that follows from them is inferred."""
    assert version.check(*case.types, **case.attributes) == []
    assert as_tuple(version.infer(*case.types, **case.attributes)) == case.outputs


def assert_violates(version: Version, case: Call, clause: str) -> None:
    """One clause is violated, and no other: on types, and on arrays where they can be made."""
    assert [each.clause for each in version.check(*case.types, **case.attributes)] == [clause]
    assert_raises(clause, version.infer, *case.types, **case.attributes)
    if version.nothing and case.arguments[version.opened] is None:
        # Types tell what is not given from what is nothing; for arrays None is a value.
        assert version.run(*case.arrays(), **case.attributes) is None
    elif case.fits_memory:
        assert_raises(clause, version.run, *case.arrays(), **case.attributes)


def assert_example(version: Version, each: Example) -> None:
    """An example gives exactly the outputs that it asks for, or violates its clause."""
    if each.violates:
        clause = f"{version}.{each.violates}"
        assert_raises(clause, version.run, *each.arguments, **each.attributes)
    else:
        asked = [place for place, wanted in enumerate(each.gives) if wanted is not None]
        wanted = tuple(each.gives[place] for place in asked)
        for function in (version.run, version.means):
            result = function(*each.arguments, **each.attributes)
            if version.opened is not None:
                assert isinstance(result, list) == version.opens(each.arguments)
            results = as_tuple(result)
            assert len(results) >= len(each.gives)
            got = tuple(results[place] for place in asked)
            assert_allowed(version, got, wanted, each.arguments, each.attributes)


def assert_out(version: Version) -> None:
    """A result is written into `out` where it fits there; else `out` is refused and not touched."""
    arrays, attributes = version.base.arrays(), version.base.attributes
    result = version.run(*arrays, **attributes)
    if isinstance(result, tuple):
        return
    for out in layouts(np.zeros_like(result)).values():
        if out.dtype.isnative:
            assert version.run(*arrays, **attributes, out=out) is out
            assert same_bits(np.ascontiguousarray(out), result)
    read_only = np.zeros_like(result)
    read_only.flags.writeable = False
    for wrong in (
        result.tolist(),
        np.zeros((*result.shape, 1), result.dtype),
        np.zeros(result.shape, np.complex64 if result.dtype != np.complex64 else np.int8),
        read_only,
        np.broadcast_to(np.zeros((), result.dtype), result.shape),
    ):
        assert_raises(f"{version}.out", version.run, *arrays, **attributes, out=wrong)
    assert not read_only.any()
    first = next(present(arrays), None)
    if first is not None and (
        first.dtype == result.dtype or "O" not in (first.dtype.kind, result.dtype.kind)
    ):
        start, overlapping = _in_one_memory(first, result)
        shared = [_swapped(argument, first, start) for argument in arrays]
        assert_raises(f"{version}.out", version.run, *shared, **attributes, out=overlapping)
        assert same_bits(start, first)


def _in_one_memory(one: np.ndarray, other: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A copy of an array, and an array like another one, that begin at the same place."""
    memory = np.zeros(one.nbytes + other.nbytes, np.uint8)
    if one.dtype == other.dtype:
        memory = np.zeros(one.size + other.size, one.dtype)
    size = memory.itemsize
    first = memory[: one.nbytes // size].view(one.dtype).reshape(one.shape)
    first[...] = one
    return first, memory[: other.nbytes // size].view(other.dtype).reshape(other.shape)


def assert_lone_refused(version: Version) -> None:
    """Where several tensors are asked for, neither one of them nor a text is a list of them."""
    for place, argument in enumerate(version.base.arguments):
        if not isinstance(argument, list):
            continue
        for wrong in (version.base.arrays()[place][0], "text", None, 1):
            arguments = version.base.arrays()
            arguments[place] = wrong
            clause = f"{version}.input-count"
            assert_raises(clause, version.run, *arguments, **version.base.attributes)
        arguments = version.base.arrays()
        wanted = version.run(*arguments, **version.base.attributes)
        for same in (tuple(arguments[place]), iter(arguments[place])):
            arguments[place] = same
            got = version.run(*arguments, **version.base.attributes)
            assert_same(got, wanted, nan_bits=version.copies)


def assert_strings_only(version: Version, case: Call) -> None:
    """A tensor of objects is a tensor of strings only if each of them is one."""
    if {"string"} != {type_.elem_type for type_ in case.tensor_types}:
        return
    arrays = case.arrays()
    filled = next((each for each in present(arrays) if each.size), None)
    if filled is None:
        return
    for wrong in (1, None, b"bytes", 1.5):
        changed = filled.copy()
        changed[(-1,) * changed.ndim] = wrong
        mixed = [_swapped(argument, filled, changed) for argument in arrays]
        assert_raises(f"{version}.element-value", version.run, *mixed, **case.attributes)


def assert_types(outputs: Any, types: Any) -> None:
    """Arrays are of these types."""
    for output, type_ in zip(as_tuple(outputs), as_tuple(types), strict=True):
        assert TensorType(onnxops.element_type(output.dtype), output.shape) == type_


def integers_like(value: int) -> list[Any]:
    """Whatever stands for the same integer in Python and NumPy."""
    smallest = np.min_scalar_type(value).type(value)
    return [smallest, np.int64(value), np.array(value), Index(value)]


class Index:
    """Something that can be used as an index."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def rank_of(argument: Any) -> int:
    """The rank of a tensor, of the first one where there are several."""
    return len(next(iter(_parts(next(flat([argument]))))).shape)


def assert_raises(clause: str | None, function: Callable[..., Any], *args: Any, **kw: Any) -> None:
    """The function refuses its arguments for this clause, and says so in the exception."""
    with pytest.raises(OpError) as caught:
        function(*args, **kw)
    assert caught.value.clause == clause
    assert isinstance(caught.value, TypeError | ValueError)
    assert str(clause) in str(caught.value)


def assert_untouched(arrays: Sequence[Any], kept: Sequence[Any]) -> None:
    for one, other in zip(present(arrays), present(kept), strict=True):
        assert one.tolist() == other.tolist() if one.dtype.kind == "O" else same_bits(one, other)


def assert_agrees(inferred: Any, true: Any) -> None:
    """What was inferred from less never contradicts what is true.

    A symbol is the true size with an ``n`` in front of it, or a product of such.
    """
    for known, type_ in zip(as_tuple(inferred), as_tuple(true), strict=True):
        assert known.elem_type in (None, type_.elem_type)
        if known.shape is not None:
            assert len(known.shape) == len(type_.shape)
            for size, true_size in zip(known.shape, type_.shape, strict=True):
                assert size is None or _meant(size) == true_size


def _meant(size: int | str) -> int:
    """The size that a symbol stands for."""
    return math.prod(int(factor.removeprefix("n")) for factor in str(size).split("*"))


# Strategies

sizes = st.integers(0, 3)
runs = st.lists(sizes, max_size=2).map(tuple)


def calls_by_version(
    versions: Mapping[str, Version], table: Mapping[str, Call]
) -> Mapping[str, Sequence[Call]]:
    """The calls of a table of which arrays can be made, by the versions they are made of."""
    found: dict[str, list[Call]] = {name: [] for name in versions}
    for case in (Case(*item) for item in table.items()):
        if case.call.fits_memory:
            found[case.version].append(case.call)
    return found


def drawn_call(
    data: Any, version: Version, calls: Mapping[str, Sequence[Call]]
) -> tuple[list[Any], dict[str, Any]]:
    """Types and attributes of a call that every clause allows: drawn, or one of some calls."""
    if version.calls is None:
        call = data.draw(st.sampled_from(calls[str(version)]))
        return call.types, dict(call.attributes)
    types, attributes = data.draw(version.calls)
    assume(not version.check(*types, **attributes))
    return types, attributes


@st.composite
def arrays_like(draw: Any, types: Sequence[Any], version: Version) -> tuple[list[Any], list[Any]]:
    """Arrays of these types with any elements, twice: plain, and in layouts of all kinds."""
    fill = version.fills[-1]
    plain = [_of_tensors(lambda type_: draw(_elements(type_, fill)), each) for each in types]
    given = [_each(lambda array: draw(_layout(array)), argument) for argument in plain]
    return plain, given


@st.composite
def weakened(draw: Any, types: Sequence[Any]) -> list[Any]:
    """The same types with less known of them: sizes turned into symbols or left out, or all."""
    return [_each(lambda type_: draw(_weaker(type_)), argument) for argument in types]


def _elements(type_: TensorType, fill: Callable[[TensorType, int], np.ndarray]) -> Any:
    return st.integers(0, 2**32 - 1).map(lambda seed: _array(type_, fill, seed))


def _layout(array: np.ndarray) -> Any:
    return st.sampled_from(list(layouts(array).values()))


@st.composite
def _weaker(draw: Any, type_: TensorType | SequenceType) -> TensorType | SequenceType:
    if isinstance(type_, SequenceType):
        counted = draw(st.booleans())
        members = [draw(_weaker(each)) for each in type_.members or ()]
        return SequenceType(type_.elem, members if counted else None)
    if type_.value is not None:
        return replace(type_, value=None) if draw(st.booleans()) else type_
    if draw(st.integers(0, 5)) == 0:
        return replace(type_, shape=None)
    shape = [draw(st.sampled_from([size, size, f"n{size}", None])) for size in type_.shape]
    return replace(type_, shape=tuple(shape))


# Nested arguments


def _each(function: Callable[[Any], Any], argument: Any) -> Any:
    """Apply a function to a tensor, or to each of several; what is left out stays so."""
    if isinstance(argument, list | tuple):
        return type(argument)(_each(function, member) for member in argument)
    return None if argument is None else function(argument)


def _of_tensors(function: Callable[[Any], Any], types: Any) -> Any:
    """Apply a function to the type of a tensor, or to each of several, of a sequence too."""
    if isinstance(types, SequenceType):
        return tuple(map(function, types.members or ()))
    if isinstance(types, list):
        return [_of_tensors(function, each) for each in types]
    return None if types is None else function(types)


def _parts(type_: TensorType | SequenceType) -> Sequence[TensorType]:
    return type_.members or () if isinstance(type_, SequenceType) else [type_]


def _declared(type_: TensorType | SequenceType) -> TensorType | SequenceType:
    """What a model can say of a value."""
    if isinstance(type_, SequenceType):
        return SequenceType(type_.elem)
    return replace(type_, value=None)


def _typed(argument: Any) -> Any:
    """The type of an argument; a sequence has members, and the element type of the first one."""
    if isinstance(argument, tuple):
        members = [_type(each) for each in argument]
        elem_type = members[0].elem_type if members else None
        return SequenceType(TensorType(elem_type), members)
    return _each(_type, argument)


def present(arguments: Sequence[Any]) -> Iterator[Any]:
    """All tensors among some arguments."""
    for each in flat(arguments):
        yield from each if isinstance(each, tuple) else [] if each is None else [each]


def flat(arguments: Sequence[Any]) -> Iterator[Any]:
    """All tensors among some arguments, None for what is left out."""
    for argument in arguments:
        yield from argument if isinstance(argument, list) else [argument]


def _swapped(argument: Any, old: Any, new: Any) -> Any:
    return _each(lambda member: new if member is old else member, argument)


def _type(argument: Any) -> TensorType:
    return argument.type if isinstance(argument, Given) else tensor_type(argument)


def as_tuple(outputs: Any) -> tuple[Any, ...]:
    """The outputs of an operator, whether it has one or several."""
    return tuple(outputs) if isinstance(outputs, tuple | list) else (outputs,)
