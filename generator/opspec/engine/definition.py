"""Running a definition in plain loops: the slow, literal meaning of a version.

Place in the pipeline: above `binding`, which gives the names their values, and `nests`, which
gives the loops. `checks` runs examples with it, `diff` compares two versions with it. An equation
whose right side is a single read copies the element, bits and all; elsewhere integers are exact
and wrap when they are stored, floats are computed in double and rounded once.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import ml_dtypes
import numpy as np

from opspec.engine.evaluation import EvaluationError, Scope, evaluate, index_tuple, inside, truth
from opspec.engine.names import Names, TensorType
from opspec.engine.outputs import outputs
from opspec.nests import Branch, Nest, Step, steps
from opspec.patterns import Broadcast, Pattern
from opspec.resolved import ElementType, Value, Version

Array = np.ndarray[Any, Any]
Arrays = Mapping[str, Array | Sequence[Array | None] | None]

#: More element reads than this are refused: a definition is for small cases.
MAX_ELEMENTS = 100_000


def numpy_dtype(type_: ElementType) -> np.dtype[Any]:
    """The NumPy type of an element type, from NumPy itself or from ml_dtypes."""
    return np.dtype(getattr(ml_dtypes, type_.numpy, type_.numpy))


def run(
    version: Version,
    inputs: Arrays,
    attributes: Mapping[str, Value],
    element_types: Mapping[str, ElementType],
    outputs_wanted: int | None = None,
) -> tuple[Array, ...]:
    """Return the outputs that the definition gives for valid inputs.

    Raises
    ------
    EvaluationError
        If the definition reads or writes outside, leaves an element unwritten, or has no value.
    """
    names = Names(version, types_of(inputs, element_types), attributes, outputs_wanted)
    arrays = {name: _broadcast(names, name, value) for name, value in inputs.items()}
    results: dict[str, Array] = {}
    written: dict[str, Array] = {}
    for output, type_ in zip(version.outputs, outputs(names), strict=True):
        if type_.shape is None or not all(isinstance(size, int) for size in type_.shape):
            raise EvaluationError(f"the shape of {output.name!r} does not follow from the inputs")
        if type_.elem_type is None:
            raise EvaluationError(f"the type of {output.name!r} does not follow from the inputs")
        sizes = tuple(size for size in type_.shape if isinstance(size, int))
        if int(np.prod(sizes, dtype=np.float64)) > MAX_ELEMENTS:
            raise EvaluationError(f"{output.name!r} has more than {MAX_ELEMENTS} elements")
        dtype = numpy_dtype(element_types[type_.elem_type])
        results[output.name] = np.zeros(sizes, dtype)
        written[output.name] = np.zeros(sizes, bool)
    scope = names.scope.with_local({**arrays, **results})
    for step in steps(version):
        _run(step, scope, results, written)
    for name, marks in written.items():
        if not marks.all():
            place = tuple(int(axis[0]) for axis in np.nonzero(~marks))
            raise EvaluationError(f"the definition leaves {name}{list(place)} unwritten")
    return tuple(results[output.name] for output in version.outputs)


def types_of(inputs: Arrays, element_types: Mapping[str, ElementType]) -> dict[str, Any]:
    """The types of arrays; small integer tensors keep their value, shapes may depend on it."""
    known = {numpy_dtype(type_): type_.name for type_ in reversed(list(element_types.values()))}

    def one(array: Array | None) -> TensorType | None:
        if array is None:
            return None
        value = None
        if array.ndim <= 1 and array.dtype.kind in "iu":
            value = array.tolist()
        return TensorType(known.get(array.dtype), array.shape, value)

    return {
        name: [one(member) for member in value] if isinstance(value, list | tuple) else one(value)  # type: ignore[arg-type]
        for name, value in inputs.items()
    }


def _broadcast(names: Names, name: str, value: Any) -> Any:
    """Stretch an input whose shape broadcasts, so that it is read like any other."""
    declared = next(each for each in names.version.inputs if each.name == name)
    pattern = names.pattern(declared)
    if value is None or not isinstance(pattern, Pattern):
        return value
    if not any(isinstance(item, Broadcast) for item in pattern.items):
        return value
    parts = next(iter(names.parts(declared)))
    shape: list[int] = []
    for item, found in parts or ():
        if isinstance(item, Broadcast):
            shape.extend(evaluate(item.target.node, names.scope))
        else:
            shape.extend(found if isinstance(found, list) else [found])
    return np.broadcast_to(value, shape)


def _run(
    step: Step, scope: Scope, results: Mapping[str, Array], written: Mapping[str, Array]
) -> None:
    if isinstance(step, Branch):
        for each in step.then if truth(step.condition, scope) else step.other:
            _run(each, scope, results, written)
        return
    array, marks = results[step.output.name], written[step.output.name]
    for inner in _iterations(step, 0, scope):
        place = tuple(_places(step, inner))
        if len(place) != array.ndim or not inside(place, array.shape):
            raise EvaluationError(f"{step.output.name}{list(place)} is written, outside of it")
        if step.copies:
            array[place] = _element(step.value, inner)
        else:
            array[place] = _stored(evaluate(step.value, inner), array.dtype)
        marks[place] = True


def _iterations(nest: Nest, depth: int, scope: Scope) -> Iterator[Scope]:
    if depth == len(nest.loops):
        yield scope
        return
    loop = nest.loops[depth]
    for item in evaluate(loop.over, scope):
        yield from _iterations(nest, depth + 1, scope.with_local({loop.name: item}))


def _places(nest: Nest, scope: Scope) -> tuple[int, ...]:
    return index_tuple(ast.Tuple(list(nest.place), ast.Load()), scope)


def _element(node: ast.expr, scope: Scope) -> Any:
    """The element that a read names, as NumPy holds it."""
    assert isinstance(node, ast.Subscript)
    array = evaluate(node.value, scope)
    index = index_tuple(node.slice, scope)
    if len(index) != array.ndim or not inside(index, array.shape):
        raise EvaluationError(f"index {index} lies outside of a tensor of shape {array.shape}")
    return array[index]


def _stored(value: Any, dtype: np.dtype[Any]) -> Any:
    """A computed value as its output holds it: integers wrap, floats are rounded once."""
    if dtype.kind in "iu":
        bits = 8 * dtype.itemsize
        wrapped = int(value) & (2**bits - 1)
        return wrapped - 2**bits if dtype.kind == "i" and wrapped >> (bits - 1) else wrapped
    return value
