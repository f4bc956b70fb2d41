"""Kernels that fill the outputs: a function that is given arrays, and what a call settles.

Place in the pipeline: below `kernels`; what the function does comes from `vectors`, or from the
family that a definition belongs to.
"""

from __future__ import annotations

from dataclasses import dataclass

from opspec.emission.naming import Names, names_of
from opspec.emission.oracles import indented
from opspec.language.nests import UnsupportedDefinition
from opspec.language.patterns import Broadcast, Optional, Star, bound_names, branches, items
from opspec.language.resolved import Version
from opspec.modules.kernels.families import recognised
from opspec.modules.kernels.kernel import Body, Kernel, Read, inputs_read
from opspec.modules.kernels.scopes import NotVector
from opspec.modules.kernels.vectors import Function, vectorised


@dataclass(frozen=True, slots=True)
class Filling(Kernel):
    """Outputs are made by their types, and filled by one function."""

    inputs: tuple[Read, ...] = ()
    results: str = ""
    outputs: str = ""
    call: str = ""
    memory: str = ""


def filling(version: Version) -> Filling | None:
    """Return a kernel that fills the outputs of a version, if there is one."""
    if any(output.variadic for output in version.outputs) and len(version.outputs) > 1:
        return None
    found = recognised(version)
    if found is not None:
        return _kernel(version, found[1])
    try:
        function = vectorised(version)
    except (NotVector, UnsupportedDefinition):
        return None
    return _kernel(version, function)


def _kernel(version: Version, function: Function) -> Filling:
    names = names_of(version)
    arguments = inputs_read(version)
    lone = len(version.outputs) == 1 and not version.outputs[0].variadic
    if lone:
        outputs = ["result"]
    elif len(version.outputs) == 1:
        outputs = ["results"]
    else:
        outputs = [f"{names[name]}_array" for name in function.outputs]
    parameters = (*function.outputs, *function.tensors, *function.told)
    told = [names[name] for name in function.told]
    return Filling(
        "operators/kernels/filling.py.jinja",
        function.told,
        tuple(f"{each.name}_type" for each in arguments),
        definition=Body(
            f"({', '.join(f'{names[name]}: Any' for name in parameters)}) -> None",
            function.summary,
            indented(function.body),
            "" if function.copies else '@np.errstate(all="ignore")',
        ),
        inputs=arguments,
        memory=", ".join(f"{'*' if each.many else ''}{each.name}_tensor" for each in arguments),
        results=", ".join(["result_type" if lone else "types", *told]),
        outputs=", ".join(outputs),
        call=", ".join(
            [
                *outputs,
                *(f"{names[name]}_tensor" for name in function.tensors),
                *(_value(version, name, names) for name in function.told),
            ]
        ),
    )


def _value(version: Version, name: str, names: Names) -> str:
    """A name that a call settles, as a plain number or tuple."""
    for value in version.inputs:
        for item in items(value.shape):
            if isinstance(item, Star | Broadcast | Optional) and item.name == name:
                there = all(name in bound_names(each) for each in branches(value.shape))
                return f"tuple({names[name]})" if there else f"dims.if_known({names[name]})"
    return names[name]
