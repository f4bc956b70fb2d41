"""Running a definition in plain loops: the slow, literal meaning of a version.

Place in the pipeline: above `names` and `outputs`, which give the names their values, and `nests`,
which gives the loops. `checks` runs examples with it, `diff` compares two versions with it. An
equation whose right side is a read, or a choice of reads, copies the element, bits and all;
elsewhere integers are exact and wrap when they are stored, floats are computed in double and
rounded once.
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np

from opspec.engine.evaluation import Scope, evaluate, index_tuple, inside, read_element, truth
from opspec.engine.names import Argument, Names, TensorType
from opspec.engine.opening import opened
from opspec.engine.outputs import output_types
from opspec.engine.values import EvaluationError, UnknownValue, errors_of
from opspec.language.expressions import free_names
from opspec.language.nests import Branch, Nest, Step, steps
from opspec.language.patterns import Broadcast, Dim, Pattern
from opspec.language.resolved import Axes, ElementType, Input, Output, Value, Version

Array = np.ndarray[Any, Any]
Arrays = Mapping[str, Array | Sequence[Array | None] | None]
#: Told of every element that is written: by which equation, with which names, where.
Watch = Callable[[Nest, Scope, int, tuple[int, ...]], None]

_INTEGER = re.compile(r"(u?)int(\d+)")

#: Outputs with more elements than this are refused: a definition is for small cases.
MAX_ELEMENTS = 100_000


class WrittenTwice(EvaluationError):
    """An equation writes an element twice, without reading what it overwrites."""


def numpy_dtype(type_: ElementType) -> np.dtype[Any]:
    """The NumPy type of an element type, from NumPy itself or from ml_dtypes."""
    return _dtype(type_.numpy)


@cache
def _dtype(name: str) -> np.dtype[Any]:
    return np.dtype(getattr(ml_dtypes, name, name))


def run(
    version: Version,
    inputs: Arrays,
    attributes: Mapping[str, Value],
    element_types: Mapping[str, ElementType],
    outputs_wanted: int | None = None,
    steps_left: list[int] | None = None,
    watch: Watch | None = None,
) -> tuple[Array, ...]:
    """Return the outputs that the definition gives for valid inputs, all members in a row.

    Of a sequence that stands where a tensor could, each tensor is a call of its own.

    Raises
    ------
    UnsupportedDefinition
        If the definition uses a part of the language that cannot be run yet.
    EvaluationError
        If the definition reads or writes outside, leaves an element unwritten, or has no value.
    """
    calls = opened(version, inputs)
    if calls is not None:
        each = [
            run(version, call, attributes, element_types, outputs_wanted, steps_left, watch)
            for call in calls
        ]
        return tuple(array for results in each for array in results)
    plan = steps(version)
    types = types_of(inputs, element_types)
    names = Names(version, types, attributes, outputs_wanted, steps_left)
    with errors_of("a value is of the wrong kind"):
        try:
            return _results(plan, names, inputs, element_types, watch)
        except UnknownValue:
            raise EvaluationError("it reads what does not follow from the inputs") from None


def _results(
    plan: tuple[Step, ...],
    names: Names,
    inputs: Arrays,
    element_types: Mapping[str, ElementType],
    watch: Watch | None,
) -> tuple[Array, ...]:
    results = [
        _Result(
            output,
            [
                _empty(output, type_, element_types)
                for type_ in _typed(names, output, element_types)
            ],
        )
        for output in names.version.outputs
    ]
    arrays = _bind_arrays(names, inputs, results)
    by_name = {result.output.name: result for result in results}
    # What no type holds becomes what IEEE 754 says, in a definition that is wrong as well.
    with np.errstate(all="ignore"):
        for step in plan:
            _run(step, names.scope, arrays, by_name, watch)
    for result in results:
        result.check_complete()
    return tuple(array for result in results for array in result.arrays)


def types_of(inputs: Arrays, element_types: Mapping[str, ElementType]) -> dict[str, Argument]:
    """The types of arrays; small vectors keep their value, shapes may depend on it."""
    known = {numpy_dtype(type_): type_.name for type_ in reversed(list(element_types.values()))}
    return {
        name: _type_of(value, known)
        if value is None or isinstance(value, np.ndarray)
        else [_type_of(member, known) for member in value]
        for name, value in inputs.items()
    }


def _type_of(array: Array | None, known: Mapping[Any, str]) -> TensorType | None:
    if array is None:
        return None
    small = array.ndim <= 1 and array.size <= MAX_ELEMENTS and array.dtype.kind in "iuf"
    return TensorType(known.get(array.dtype), array.shape, array.tolist() if small else None)


@dataclass(slots=True)
class _Result:
    """One output while it is written: its members, and which of their elements are written."""

    output: Output
    arrays: list[Array]
    marks: list[Array] = field(init=False)

    def __post_init__(self) -> None:
        self.marks = [np.zeros(array.shape, bool) for array in self.arrays]

    @property
    def value(self) -> Any:
        return self.arrays if self.output.variadic else self.arrays[0]

    def name(self, member: int) -> str:
        return f"{self.output.name}[{member}]" if self.output.variadic else self.output.name

    def check_complete(self) -> None:
        for member, marks in enumerate(self.marks):
            if not marks.all():
                place = [int(axis[0]) for axis in np.nonzero(~marks)]
                raise EvaluationError(f"{self.name(member)}{place} is never written")


def _typed(
    names: Names, output: Output, element_types: Mapping[str, ElementType]
) -> list[TensorType]:
    if output.variadic and not isinstance(names.bound["n_outputs"], int):
        raise EvaluationError(f"how many members {output.name!r} has does not follow")
    return output_types(names, output, element_types)


def _empty(output: Output, type_: TensorType, element_types: Mapping[str, ElementType]) -> Array:
    sizes = type_.shape
    if sizes is None or not all(isinstance(size, int) for size in sizes):
        raise EvaluationError(f"the shape of {output.name!r} does not follow from the inputs")
    if type_.elem_type is None:
        raise EvaluationError(f"the type of {output.name!r} does not follow from the inputs")
    whole = tuple(size for size in sizes if isinstance(size, int))
    if any(size < 0 for size in whole):
        raise EvaluationError(f"the shape of {output.name!r} has a negative size: {whole}")
    if math.prod(whole) > MAX_ELEMENTS:
        raise EvaluationError(f"{output.name!r} has more than {MAX_ELEMENTS} elements")
    return np.zeros(whole, numpy_dtype(element_types[type_.elem_type]))


def _bind_arrays(
    names: Names, inputs: Arrays, results: Sequence[_Result]
) -> Mapping[str, Array | Sequence[Array | None]]:
    """Let the names of tensors stand for arrays; vectors and scalars stand for their values."""
    arrays: dict[str, Array | Sequence[Array | None]] = {}
    for value in names.version.inputs:
        given = inputs.get(value.name)
        if given is None:
            continue
        arrays[value.name] = _readable(names, value, given)
    for name, array in arrays.items():
        names.tensors[name] = array
    for value in names.version.inputs:
        if value.name in arrays and not _stands_for_value(names, value):
            names.bound[value.name] = arrays[value.name]
    for result in results:
        names.bound[result.output.name] = names.tensors[result.output.name] = result.value
    return arrays


def _stands_for_value(names: Names, value: Input) -> bool:
    """Whether the name of an input is a number or a list of numbers in expressions."""
    argument = names.inputs.get(value.name)
    pattern = names.pattern(value)
    return (
        isinstance(argument, TensorType)
        and argument.value is not None
        and (
            value.axes is not None
            or (isinstance(pattern, Pattern) and all(isinstance(i, Dim) for i in pattern.items))
        )
    )


def _readable(
    names: Names, value: Input, given: Array | Sequence[Array | None]
) -> Array | Sequence[Array | None]:
    """An input as it is read: indices wrapped, and stretched where its shape broadcasts."""
    if not isinstance(given, np.ndarray):
        return given
    if value.index_of is not None:
        return _wrapped(names, value.index_of, given)
    pattern = names.pattern(value)
    if not isinstance(pattern, Pattern) or not any(
        isinstance(item, Broadcast) for item in pattern.items
    ):
        return given
    parts = next(iter(names.parts(value)), None)
    shape: list[int] = []
    for item, found in parts or ():
        if isinstance(item, Broadcast):
            shape.extend(evaluate(item.target.node, names.scope))
        else:
            shape.extend(found if isinstance(found, list) else [found])
    return np.broadcast_to(given, shape)


def _wrapped(names: Names, axes: Axes, given: Array) -> Array:
    size = names.value(axes.of)
    if not axes.range.wraps or not isinstance(size, int):
        return given
    return np.where(given < 0, given + size, given).astype(given.dtype)


def _run(
    step: Step,
    scope: Scope,
    arrays: Mapping[str, Array | Sequence[Array | None]],
    results: Mapping[str, _Result],
    watch: Watch | None,
) -> None:
    if isinstance(step, Branch):
        for each in step.then if truth(step.condition, scope) else step.other:
            _run(each, scope, arrays, results, watch)
        return
    result = results[step.output.name]
    once = step.output.name not in free_names(step.value)
    fresh = [np.zeros(array.shape, bool) for array in result.arrays]
    index = ast.Tuple(list(step.place), ast.Load())
    for inner in _iterations(step, 0, scope):
        member = _member(step, inner, len(result.arrays))
        array = result.arrays[member]
        place = index_tuple(index, inner)
        if len(place) != array.ndim or not inside(place, array.shape):
            where = f"{result.name(member)}{list(place)}"
            raise EvaluationError(f"{where} is written, outside of the output")
        if once and fresh[member][place]:
            raise WrittenTwice(f"{result.name(member)}{list(place)} is written twice")
        array[place] = _value(step, inner, arrays, array.dtype)
        if watch is not None:
            watch(step, inner, member, place)
        fresh[member][place] = result.marks[member][place] = True


def _member(step: Nest, scope: Scope, count: int) -> int:
    if step.member is None:
        return 0
    member = evaluate(step.member, scope)
    if not isinstance(member, int) or not 0 <= member < count:
        raise EvaluationError(f"{step.output.name}[{member}] is written, of {count}")
    return member


def _iterations(nest: Nest, depth: int, scope: Scope) -> Iterator[Scope]:
    """The scope of each iteration, which is good until the next one is asked for."""
    if depth == len(nest.loops):
        yield scope
        return
    loop = nest.loops[depth]
    local = dict(scope.local)
    inner = replace(scope, local=local)
    for item in evaluate(loop.over, scope):
        local[loop.name] = item
        yield from _iterations(nest, depth + 1, inner)


def _value(
    step: Nest,
    scope: Scope,
    arrays: Mapping[str, Array | Sequence[Array | None]],
    dtype: np.dtype[Any],
) -> Any:
    """The element to store: a read that is chosen as NumPy holds it, anything else computed."""
    value = step.value
    while isinstance(value, ast.IfExp):
        value = value.body if truth(value.test, scope) else value.orelse
    if isinstance(value, ast.Subscript):
        tensor = _tensor(value.value, scope, arrays)
        if tensor is not None and tensor.dtype == dtype:
            return read_element(tensor, index_tuple(value.slice, scope), value.value)
    return _stored(evaluate(value, scope), dtype)


def _tensor(
    node: ast.expr, scope: Scope, arrays: Mapping[str, Array | Sequence[Array | None]]
) -> Array | None:
    """The tensor that a read names, where it is one and no list that was computed."""
    if isinstance(node, ast.Name) and node.id in arrays:
        found: Any = arrays[node.id]
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        members: Any = arrays.get(node.value.id)
        if not isinstance(members, list | tuple):
            return None
        index = index_tuple(node.slice, scope)
        if len(index) != 1 or not 0 <= index[0] < len(members):
            raise EvaluationError(f"{node.value.id}{list(index)} is read, of {len(members)}")
        found = members[index[0]]
    else:
        return None
    return found if isinstance(found, np.ndarray) else None


@cache
def _range(dtype: np.dtype[Any]) -> tuple[int, int] | None:
    """The least number of a type of integers, and how many it has."""
    # NumPy has no arithmetic of its own for integers of 2 and 4 bits; the names tell the sizes.
    whole = _INTEGER.fullmatch(dtype.name)
    if whole is None:
        return None
    span = 1 << int(whole[2])
    return 0 if whole[1] else -span // 2, span


def _stored(value: Any, dtype: np.dtype[Any]) -> Any:
    """A computed value as its output holds it: integers wrap, floats are rounded once.

    In a tensor of integers a fraction is cut off, and what is not finite is zero. Zero is the zero
    of every type: of strings it is the empty text.
    """
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value.item() if value.dtype != object else value[()]
    if isinstance(value, list | tuple | np.ndarray):
        raise EvaluationError("the definition stores a list where an element is wanted")
    if dtype.kind == "O" and not isinstance(value, str) and value == 0:
        return ""
    if (dtype.kind == "O") != isinstance(value, str):
        what = "a text" if isinstance(value, str) else f"{value!r}"
        where = "strings" if dtype.kind == "O" else dtype.name
        raise EvaluationError(f"the definition stores {what} in a tensor of {where}")
    whole = _range(dtype)
    if whole is None:
        return value
    low, span = whole
    if isinstance(value, float) and not math.isfinite(value):
        return 0
    try:
        return (int(value) - low) % span + low
    except (TypeError, ValueError):
        text = f"the definition stores {value!r} in a tensor of {dtype.name}"
        raise EvaluationError(text) from None
