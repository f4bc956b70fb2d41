"""Signatures of emitted functions: what users pass, and what validators get.

Place in the pipeline: asked by the target that prints operators.
"""

from __future__ import annotations

from opspec.emission.naming import Names
from opspec.emission.rendering import literal
from opspec.language.resolved import Attribute, Input, Version
from opspec.modules.binding import N_OUTPUTS, counts_outputs, type_name

_ANNOTATIONS = {
    "int": "SupportsIndex",
    "ints": "Iterable[SupportsIndex]",
    "float": "float",
    "floats": "Iterable[float]",
    "string": "str",
    "strings": "Iterable[str]",
}


def run_signature(version: Version, names: Names) -> str:
    """The parameters of the function on arrays."""
    keywords = _attributes(version, names)
    if len(version.outputs) == 1 and not version.outputs[0].variadic:
        keywords.append("out: npt.NDArray[Any] | None = None")
    return _joined(_inputs(version, names, "npt.ArrayLike"), keywords)


def type_signature(version: Version, names: Names) -> str:
    """The parameters of the functions on types."""
    return _joined(_inputs(version, names, "ValueType"), _attributes(version, names))


def solver_signature(version: Version, names: Names) -> str:
    """The parameters of the validator."""
    parameters = ["rules: Rules"]
    for value in version.inputs:
        annotation = "ValueType | None"
        if value.variadic:
            annotation = f"Sequence[{annotation}]"
        parameters.append(f"{type_name(version, value, names)}: {annotation}")
    parameters += [f"{names[attribute.name]}: Any" for attribute in version.attributes]
    parameters += [f"{names[N_OUTPUTS]}: Any"] if counts_outputs(version) else []
    parameters += [f"{names[variable.name]}: frozenset[str]" for variable in version.types]
    return ", ".join(parameters)


def solver_arguments(version: Version, names: Names, inputs: list[str], sets: list[str]) -> str:
    """What a public function passes to the validator."""
    attributes = [names[attribute.name] for attribute in version.attributes]
    attributes += [names[N_OUTPUTS]] if counts_outputs(version) else []
    return ", ".join(["rules", *inputs, *attributes, *sets])


def types_read(value: Input, names: Names) -> str:
    """The code that takes over the type, or types, that a user gives for an input."""
    reader = "types" if value.variadic else "type_given"
    return f"arrays.{reader}(rules, {literal(value.name)}, {names[value.name]})"


def _inputs(version: Version, names: Names, annotation: str) -> list[str]:
    """Positional parameters; one may be left out if all that follow may be."""
    parameters: list[str] = []
    droppable = True
    for value in reversed(version.inputs):
        droppable = droppable and value.optional
        allowed = annotation
        if value.variadic:
            allowed = f"Iterable[{annotation} | None]"
        elif value.type.container == "seq" and annotation != "ValueType":
            allowed = f"Iterable[{annotation}]"
        elif value.optional or annotation == "ValueType" or version.takes_nothing:
            allowed = f"{annotation} | None"
        default = " = None" if droppable else ""
        parameters.append(f"{names[value.name]}: {allowed}{default}")
    return parameters[::-1]


def _attributes(version: Version, names: Names) -> list[str]:
    keywords = [
        f"{names[attribute.name]}: {_annotation(attribute)} | None = None"
        for attribute in version.attributes
    ]
    if counts_outputs(version):
        keywords.append(f"{names[N_OUTPUTS]}: SupportsIndex | None = None")
    return keywords


def _annotation(attribute: Attribute) -> str:
    return _ANNOTATIONS.get(attribute.kind, "object")


def _joined(positional: list[str], keywords: list[str]) -> str:
    return ", ".join([*positional, *(["*", *keywords] if keywords else [])])
