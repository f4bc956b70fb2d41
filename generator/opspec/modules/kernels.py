"""Which kernel a version gets: one of a family, where its shapes are of that family's form.

Place in the pipeline: after `resolve`; asked by the target that prints operators. A family is named
in the spec and checked against the shapes here, never trusted; where none fits, the definition
itself is run, in plain loops.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from opspec.diagnostics import Findings
from opspec.emission.naming import names_of
from opspec.emission.oracles import Oracle, indented, oracle
from opspec.language.nests import UnsupportedDefinition
from opspec.language.patterns import Computed, Dim, Pattern, Star
from opspec.language.resolved import ElementType, Operator, Version
from opspec.language.standing import value_inputs
from opspec.modules.expressions import Refused
from opspec.modules.lowering import lower


@dataclass(frozen=True, slots=True)
class Kernel:
    """A template, the attributes of which it asks what holds for a call, and what it calls types.

    `constants` are names at the top of the module, each with its value; `inference` is the template
    of a look at types that is enough for most of them.
    """

    template: str
    settled: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    constants: tuple[tuple[str, str], ...] = ()
    definition: Definition | None = None
    inference: str = ""


@dataclass(frozen=True, slots=True)
class Definition:
    """A definition as a function in plain loops."""

    parameters: str
    body: str


@dataclass(frozen=True, slots=True)
class Join(Kernel):
    """Tensors end to end along one axis: what `numpy.concatenate` does."""

    label: str = ""
    inputs: str = ""
    axis: str = ""
    plain_call: str = ""
    types_call: str = ""
    from_zero: bool = False


@dataclass(frozen=True, slots=True)
class Read:
    """An input as the kernel takes it over."""

    label: str
    name: str
    many: bool
    valued: bool

    @property
    def reader(self) -> str:
        if self.many:
            return "tensors"
        return "valued" if self.valued else "tensor"


@dataclass(frozen=True, slots=True)
class Loops(Kernel):
    """The definition, run as it stands."""

    inputs: tuple[Read, ...] = ()
    results: str = ""
    call: str = ""
    memory: str = ""


def check_emission(
    operator: Operator, element_types: Mapping[str, ElementType], findings: Findings
) -> None:
    """Report the first thing in an operator that cannot be emitted yet."""
    for version in operator.versions:
        try:
            lower(version)
            kernel_of(version, [variable.name for variable in version.types], element_types)
        except Refused as refused:
            findings.add(refused.at, "G01", f"{version.name}: {refused} cannot be emitted yet")
            return


def kernel_of(
    version: Version, sets: Sequence[str], element_types: Mapping[str, ElementType]
) -> Kernel:
    """Return the kernel of a version; `sets` are the constants with its type sets.

    Raises
    ------
    Refused
        If there are no loops for its definition.
    """
    return _join(version, sets) or _loops(version, element_types)


def _loops(version: Version, element_types: Mapping[str, ElementType]) -> Loops:
    """The definition itself, in plain loops."""
    if version.definition is None:
        raise Refused(version.at, "an operator without a definition")
    try:
        source = oracle(version, element_types)
    except UnsupportedDefinition as unsupported:
        raise Refused(version.definition.at, str(unsupported)) from None
    names = names_of(version)
    arguments = [
        Read(
            value.name,
            names[value.name],
            value.variadic is not None,
            value.name in value_inputs(version) or value.index_of is not None,
        )
        for value in version.inputs
    ]
    settled = tuple(attribute.name for attribute in version.attributes if not attribute.ignored)
    return Loops(
        "operators/kernels/loops.py.jinja",
        settled,
        tuple(f"{each.name}_type" for each in arguments),
        definition=_definition(source),
        inputs=tuple(arguments),
        memory=", ".join(f"{'*' if each.many else ''}{each.name}_tensor" for each in arguments),
        results=", ".join(
            [
                # Of several outputs the definition makes the arrays, of their types.
                "result_type" if len(version.outputs) == 1 else "_",
                *(names[name] for name in settled),
            ]
        ),
        call=", ".join(
            [
                *(f"{each.name}_tensor" for each in arguments),
                *(f"{names[each.name]}={names[each.name]}" for each in version.attributes),
            ]
        ),
    )


def _join(version: Version, sets: Sequence[str]) -> Join | None:
    """One variadic input cut at an axis, whose sizes there add up in the output."""
    if version.family != "join" or len(version.inputs) != 1 or len(version.outputs) != 1:
        return None
    value, output = version.inputs[0], version.outputs[0]
    if value.variadic is None or len(version.attributes) != 1 or len(version.types) != 1:
        return None
    match (value.shape, output.shape):
        case (
            Pattern((Star(outer, None), Dim(n, str(), str(axis)), Star(inner, None))),
            Pattern((Star(before, None), Computed(total, False), Star(after, None))),
        ) if (outer, inner) == (before, after) and total.text == f"sum({n})":
            attribute = version.attributes[0]
            if attribute.name != axis or attribute.axes is None:
                return None
            names = names_of(version)
            given = (names[value.name], names[axis])
            plain = f"_PLAIN{sets[0].removeprefix('_' + version.types[0].name)}"
            fewest = [f"at_least={value.variadic.min}"] if value.variadic.min > 1 else []
            strings = ["strings=True"] if "string" in version.types[0].members else []
            return Join(
                "operators/kernels/join.py.jinja",
                (axis,),
                ("types",),
                ((plain, f"kernels.plain_dtypes({sets[0]})"),),
                inference="operators/inference/join.py.jinja",
                plain_call=", ".join((*given, plain, "out", *fewest, *strings)),
                types_call=", ".join((*given, sets[0], *fewest)),
                label=value.name,
                inputs=names[value.name],
                axis=names[axis],
                from_zero=not attribute.axes.range.wraps,
            )
    return None


def _definition(source: Oracle) -> Definition:
    """An oracle with the annotations that strict typing asks for."""
    function = ast.parse(f"def f({source.parameters}):\n{indented(source.body)}").body[0]
    assert isinstance(function, ast.FunctionDef)
    for inner in ast.walk(function):
        if isinstance(inner, ast.FunctionDef):
            for argument in (*inner.args.args, *inner.args.kwonlyargs):
                argument.annotation = ast.Name("Any")
            inner.returns = ast.Name("Any")
    body = "\n".join(map(ast.unparse, function.body))
    return Definition(ast.unparse(function.args), indented(body))
