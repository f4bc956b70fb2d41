"""The kernel of a version from its equations, as a function that a test can call."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np

from opspec.emission.naming import names_of
from opspec.emission.oracles import indented
from opspec.emission.rendering import render
from opspec.engine.definition import types_of
from opspec.engine.names import Names
from opspec.language.patterns import Star, items
from opspec.language.resolved import Value, Version
from opspec.modules.kernels.families import recognised
from opspec.modules.kernels.vectors import Function, vectorised
from tests.trees import element_types


@functools.cache
def runtime(name: str) -> SimpleNamespace:
    """A module of the generated package."""
    scope: dict[str, Any] = {}
    exec(render(f"package/runtime/{name}.py.jinja", header="", package="onnxops"), scope)
    return SimpleNamespace(**scope)


def function_of(version: Version, family: bool) -> Function:
    """The kernel of the family that a definition belongs to, or that of its equations."""
    found = recognised(version) if family else None
    return vectorised(version) if found is None else found[1]


@functools.cache
def _compiled(version: Version, family: bool) -> tuple[Function, Callable[..., None]]:
    function = function_of(version, family)
    names = names_of(version)
    parameters = (*function.outputs, *function.tensors, *function.told)
    scope: dict[str, Any] = {
        "np": np,
        "math": math,
        "functools": functools,
        "Any": Any,
        "functions": runtime("_functions"),
        "vectors": runtime("_vectors"),
    }
    listed = ", ".join(names[name] for name in parameters)
    exec(f"def kernel({listed}):\n{indented(function.body)}", scope)
    return function, scope["kernel"]


def run_kernel(
    version: Version,
    inputs: Mapping[str, Any],
    attributes: Mapping[str, Value],
    count: int,
    like: tuple[Any, ...],
    *,
    family: bool = False,
) -> list[Any]:
    """Fill arrays like the expected ones; what a call settles is settled by the engine."""
    function, kernel = _compiled(version, family)
    settled = Names(version, types_of(inputs, element_types()), attributes, count)
    results: list[Any] = [np.empty(each.shape, each.dtype) for each in like]
    outputs = [results] if version.outputs[0].variadic else results
    told = [_settled(settled, name) for name in function.told]
    with np.errstate(all="ignore"):
        kernel(*outputs, *(inputs.get(name) for name in function.tensors), *told)
    return results


def _settled(names: Names, name: str) -> Any:
    parameter = next((each for each in names.version.parameters if each.name == name), None)
    default = getattr(parameter, "default", None)
    otherwise = parameter.otherwise if parameter is not None else default
    if parameter is not None and name not in names.given and default is otherwise is None:
        return None
    try:
        value = names.value(name)
    except KeyError:
        # A run of dimensions that the shapes in force are without has none, as in what is emitted.
        shapes = (item for each in names.version.inputs for item in items(each.shape))
        return () if any(isinstance(i, Star) and i.name == name for i in shapes) else None
    return tuple(value) if isinstance(value, list | tuple | range) else value
